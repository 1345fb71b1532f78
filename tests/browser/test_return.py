"""Coming back to a table: what happened meanwhile is told once, and only to somebody who missed it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    A_GAME,
    at_table,
    begun,
    choose_first,
    import_table,
    is_free,
    listen,
    log,
    my_turn,
    open_log,
    open_table,
    play_until,
)
from tests.effort import NIGHT
from tests.server.serving import Friend, Place, Served


def told(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Since your last turn")


def asked(place: Place) -> list[int]:
    """Who has to decide now."""
    place.settle()
    assert place.position is not None
    return list(place.position["deciders"])


def deciders(page: Page, table: Any) -> list[int]:
    found: list[int] = page.request.get(f"/api/tables/{table['id']}").json()["deciders"]
    return found


def choose_and_see(page: Page) -> None:
    """Choose at a table whose log is open, and wait until the log tells it: then the table shows it, too."""
    hear = listen(log(page).locator(".line"))
    choose_first(page)
    hear()


def lead_to_bo(ada: Page, bo: Place) -> None:
    """Both play until only Bo is asked, and Ada has chosen something before."""
    chosen = 0
    while not chosen or asked(bo) != [1]:
        if 0 in asked(bo):
            choose_first(ada)
            bo.until(lambda message: message["type"] == "update")
            chosen += 1
        else:
            assert bo.act()["type"] == "done"


def play_until_ada(bo: Place) -> None:
    while asked(bo) == [1]:
        assert bo.act()["type"] == "done"


@pytest.mark.parametrize("game", A_GAME)
def test_a_return_is_told_once(visitor: Visitor, table_server: Served, game: str) -> None:
    ada, friend = visitor("/"), Friend(table_server, "Bo")
    table = open_table(ada, ["me", "open"], game)
    friend.come(table, 1)
    bo = friend.sit(table)
    at_table(ada, table)
    lead_to_bo(ada, bo)
    ada.goto("/")
    play_until_ada(bo)

    at_table(ada, table)
    expect(told(ada).get_by_role("listitem")).not_to_have_count(0)
    ada.keyboard.press("Escape")
    expect(told(ada)).to_have_count(0)
    # What was told is not told again: not by a reload, and not after each choice.
    ada.reload()
    my_turn(ada)
    expect(told(ada)).to_have_count(0)
    open_log(ada)
    for _ in range(3):
        if 0 in asked(bo):
            choose_and_see(ada)
            expect(told(ada)).to_have_count(0)

    # Who watched has missed nothing.
    lead_to_bo(ada, bo)
    hear = listen(log(ada).locator(".line"))
    play_until_ada(bo)
    hear()
    my_turn(ada)
    ada.reload()
    my_turn(ada)
    expect(told(ada)).to_have_count(0)

    # The next return is told again.
    lead_to_bo(ada, bo)
    ada.goto("/")
    play_until_ada(bo)
    at_table(ada, table)
    expect(told(ada)).to_be_visible()


@pytest.mark.parametrize("game", A_GAME)
@pytest.mark.parametrize("hidden", [True, False] if NIGHT else [True], ids=str)
def test_at_one_screen_only_those_who_looked_away_are_told(visitor: Visitor, game: str, hidden: bool) -> None:
    page = visitor("/")
    if not hidden:
        page.evaluate("localStorage['mindtable.settings'] = JSON.stringify({ confirm: { 'hand-over': false } })")
        page.reload()
    table = import_table(page, play_until(begun(game), is_free), ["me", "me"])
    at_table(page, table)
    open_log(page)
    changes = 0
    while changes < 2:
        before = deciders(page, table)
        choose_first(page)
        page.wait_for_selector("section.over, section.bar.asked :is(.choice, .end):enabled")
        changed = deciders(page, table) != before
        changes += changed
        expect(page.locator("section.over")).to_have_count(int(changed and hidden))
        if changed and hidden:
            page.get_by_role("button", name="show my table").click()
            my_turn(page)
            # Both opened the file; what was played since is told on their next turns.
            expect(told(page)).to_have_count(int(changes > 1))
            page.reload()
            my_turn(page)
        expect(told(page)).to_have_count(0)
