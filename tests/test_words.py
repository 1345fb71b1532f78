"""The words of recorded games stay as they were read and approved; a change of text shows in a file.

After a change that is meant, `python -m tests.words` writes the files again: read the difference in all languages.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game import every_game
from tests.words import folder, pages, side_by_side

from mindtable.kernel.game import Game


@pytest.mark.slow
@every_game
def test_the_words_of_recorded_games_are_those_that_were_read(game: Game[Any]) -> None:
    kept = (folder(game) / "words.txt").read_text("utf-8").split("\n\n")
    told = side_by_side(game).split("\n\n")
    changed = [block for block in told if block not in kept]
    assert not changed, "read these, then run: python -m tests.words\n\n" + "\n\n".join(changed[:20])
    assert told == kept


@pytest.mark.slow
@every_game
def test_recorded_games_show_every_kind_of_event(game: Game[Any]) -> None:
    log, others, _ = pages(game)
    known = {event.name for event in game.events} | {f"{event.name}-hidden" for event in game.events if event.secret}
    assert known - {kind for kind, _ in log} - set(others) == set()
