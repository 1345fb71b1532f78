"""A table told in sentences, for those who like to read: what one viewer saw, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.kernel.play import Play
from mindtable.server.table.views import viewer_of
from mindtable.text import event_text, say, seat_names


def tell(now: Play, seat: int | None, language: str, given: Mapping[int, str]) -> str:
    """All of it. `given` are the names of those who sit there."""
    names = seat_names(language, now.game, now.options, given)
    lines = [say(language, f"game-{now.game.id}", now.game), ""]
    lines += _events(now, seat, language, names)
    if now.over:
        lines.append("")
        lines += [f"{name}: {score}" for name, score in zip(names, now.scores(), strict=True)]
    return "\n".join(lines) + "\n"


def _events(now: Play, seat: int | None, language: str, names: list[str]) -> list[str]:
    play = now.clone()
    play.rewind(0)
    viewer = viewer_of(seat)
    return [event_text(language, play.game, event.seen(viewer, play.teams), names) for event in play.follow(now.done)]
