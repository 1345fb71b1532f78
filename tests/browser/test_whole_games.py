"""Both games from their first choice to the end screen, by keyboard alone, against a bot."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.test_shell import at_table, open_table

# What a player's fingers do: choose by number, end the turn, say yes to a question.
KEYS = ("1", "1", "1", "2", "2", "3", "4", "e", "Enter")
LONGEST = 500  # seconds


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot", "language"), [("cerebria", "whim", "pl"), ("unconscious", "dreamer", "en")])
def test_a_game_is_played_to_its_end_by_keyboard(visitor: Visitor, game: str, bot: str, language: str) -> None:
    page = visitor("/", language=language)
    table = open_table(page, ["me", bot], game)
    at_table(page, table)
    fingers = random.Random(1)
    began = time.monotonic()
    while page.request.get(f"/api/tables/{table['id']}").json()["state"] != "over":
        assert time.monotonic() - began < LONGEST, "the game does not end"
        for _ in range(25):
            page.keyboard.press(fingers.choice(KEYS))
            page.wait_for_timeout(60)
    page.reload()
    ending = page.get_by_role("dialog")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("table").first).to_contain_text("Ada")
