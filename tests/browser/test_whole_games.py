"""Both games to the end screen, by mouse and by keyboard alone: by day their last part, at night whole."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import BOTS, GAMES, Mouse, at_table, import_table, near_end, open_table, play_to_the_end
from tests.effort import NIGHT, many

# What a player's fingers do: choose by number, end the turn, say yes to a question.
KEYS = ("1", "1", "1", "2", "2", "3", "4", "e", "Enter")
LONGEST = 500  # seconds
LAST = {"cerebria": 90, "unconscious": 60}  # choices that are left by day


def opened(page: Page, game: str) -> Any:
    """A game of ours against a bot."""
    seats = ["me", BOTS[game]]
    return open_table(page, seats, game) if NIGHT else import_table(page, near_end(game, 3, LAST[game]), seats)


@pytest.mark.parametrize(("game", "language"), [("cerebria", "pl"), ("unconscious", "en")])
def test_a_game_is_played_to_its_end_by_keyboard(visitor: Visitor, game: str, language: str) -> None:
    page = visitor("/", language=language)
    table = opened(page, game)
    at_table(page, table)
    fingers = random.Random(1)

    def press() -> bool:
        page.keyboard.press(fingers.choice(KEYS))
        return True

    play_to_the_end(page, table, press, LONGEST)
    expect(page.get_by_role("dialog").get_by_role("table").first).to_contain_text("Ada")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_mouse(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    table = opened(page, game)
    at_table(page, table)
    # Free actions are never in the way; whoever takes each of them plays all night.
    mouse = Mouse(page, 3, shun=lambda name: name.startswith(("free:", "exchange")))
    play_to_the_end(page, table, mouse.press, LONGEST)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table").first).to_contain_text("Ada")
    assert mouse.pressed.get("board", 0) > many(8, 50), "most of it happens on the board itself"
    assert not mouse.covered, "in sight, but something lies on top"
