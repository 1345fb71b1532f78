"""Several players at one screen: between them a screen that shows nothing, and to each only what is theirs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import A_GAME, Mouse, import_table, near_end, play_until, state_of

from mindtable.kernel.play import Play

# Games in which both have cards in hand shortly before the end: seed, and choices until the end.
LATE = {"cerebria": (11, 20), "unconscious": (9, 30)}


def hand(play: Play, seat: int) -> set[str]:
    table: Any = play.view(seat)["table"]
    return set(table["seats"][seat]["hand"])


def shown(page: Page, cards: list[str]) -> list[str]:
    page_now = page.content()
    return [card for card in cards if f'hand:{card}"' in page_now]


@pytest.mark.parametrize("game", A_GAME)
def test_one_screen_goes_from_hand_to_hand_to_the_end(visitor: Visitor, game: str) -> None:
    play = play_until(near_end(game, *LATE[game]), lambda play: hand(play, 0) or hand(play, 1))
    hands = hand(play, 0), hand(play, 1)
    hidden = [sorted(hands[seat] - hands[1 - seat]) for seat in (0, 1)]
    page = visitor("/")
    table = import_table(page, play, ["me", "me"])
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector(".over, section.bar")
    seen, handed = set(), 0
    mouse = Mouse(page, 5)
    for _ in range(1500):
        screen = page.locator("section.over")
        if screen.count():
            # Nothing of the table is there, not even unseen.
            assert page.locator(".middle, .stage, .bar, [role=log], [data-spot]").count() == 0
            assert not shown(page, hidden[0] + hidden[1])
            handed += 1
            screen.get_by_role("button", name="show my table").click()
            page.wait_for_selector("section.bar")
        elif page.locator("dialog[open]").filter(has_text="Won by").count():
            break
        elif handed < 2:
            # Before much is played the hands are still known: each sees the own one alone.
            mine = [seat for seat in (0, 1) if shown(page, hidden[seat])]
            assert len(mine) <= 1
            seen |= set(mine)
        if not mouse.press():
            page.wait_for_selector("section.over, section.bar.asked, dialog[open]")
    assert state_of(page, table) == "over"
    assert handed >= 2
    assert seen, "nobody saw the own hand"
    expect(page.get_by_role("dialog")).to_contain_text("Won by")
