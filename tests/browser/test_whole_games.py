"""Both games from their first choice to the end screen, by mouse alone and by keyboard alone, against a bot."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.playing import BOTS, GAMES, Mouse, at_table, open_table, play_to_the_end

# What a player's fingers do: choose by number, end the turn, say yes to a question.
KEYS = ("1", "1", "1", "2", "2", "3", "4", "e", "Enter")
LONGEST = 500  # seconds


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [("cerebria", "pl"), ("unconscious", "en")])
def test_a_game_is_played_to_its_end_by_keyboard(visitor: Visitor, game: str, language: str) -> None:
    page = visitor("/", language=language)
    table = open_table(page, ["me", BOTS[game]], game)
    at_table(page, table)
    fingers = random.Random(1)

    def press() -> bool:
        page.keyboard.press(fingers.choice(KEYS))
        return True

    play_to_the_end(page, table, press, LONGEST)
    expect(page.get_by_role("dialog").get_by_role("table").first).to_contain_text("Ada")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_mouse(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    table = open_table(page, ["me", BOTS[game]], game)
    at_table(page, table)
    # Free actions are never in the way; whoever takes each of them plays all night.
    mouse = Mouse(page, 3, shun=lambda name: name.startswith(("free:", "exchange")))
    play_to_the_end(page, table, mouse.press, LONGEST)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table").first).to_contain_text("Ada")
    assert mouse.pressed["board"] > 50, "most of it happens on the board itself"
    assert not mouse.covered, "in sight, but something lies on top"
