"""What a choice would bring, as far as its seat may know.

It is tried out on samples of what the seat knows, never on the truth. Where two samples tell different stories, or
something new would come to light, the preview is not certain: it tells what the stories have in common, and the board
stays as it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.play import Play
from mindtable.server.table import views
from mindtable.server.web import wire

SAMPLES: Final = 3


class Story(NamedTuple):
    happened: list[wire.Happening]
    position: wire.Position
    settled: bool  # nothing new would come to light


def preview(play: Play, seat: int, action: int, id: int) -> wire.Previewed:
    """The play is left as it is; the action must be legal in it."""
    observation = play.observe(seat)
    stories: list[Story] = []
    for number in range(SAMPLES):
        stage = play.clone()
        stage.position = observation.sample(number)
        try:
            stories.append(_try(stage, seat, action))
        except MindtableError:
            return wire.Previewed(id=id, happened=[], position=views.position(play, seat), certain=False)
    first = stories[0]
    if all(story.settled and story == first for story in stories):
        return wire.Previewed(id=id, happened=first.happened, position=first.position, certain=True)
    common = _common_start([story.happened for story in stories])
    return wire.Previewed(id=id, happened=common, position=views.position(play, seat), certain=False)


def _try(stage: Play, seat: int, action: int) -> Story:
    barriers: list[bool] = []
    stage.listen(lambda _: barriers.append(stage.position.barrier))
    told = stage.act_and_tell(seat, action)
    return Story(
        happened=views.happenings(stage.game, told, seat, stage.teams),
        position=views.position(stage, seat),
        settled=not any(barriers),
    )


def _common_start(told: list[list[wire.Happening]]) -> list[wire.Happening]:
    common: list[wire.Happening] = []
    for together in zip(*told, strict=False):
        if any(one != together[0] for one in together):
            break
        common.append(together[0])
    return common
