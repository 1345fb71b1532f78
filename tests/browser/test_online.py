"""Two people with browsers of their own: a line that breaks, and somebody who leaves and comes back."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.playing import (
    A_GAME,
    ANOTHER_GAME,
    BOTS,
    Mouse,
    at_table,
    in_sight,
    listen,
    my_turn,
    open_log,
    open_table,
    two_at_table,
)
from tests.server.serving import wait_until

# Remembers every line that the page opens, so that a test can cut it.
LINES = """const Real = WebSocket
window.lines = []
window.WebSocket = class extends Real { constructor(url) { super(url); window.lines.push(this) } }"""


def plays(page: Page) -> bool:
    return page.locator("section.bar.asked").count() > 0


def told(page: Page) -> int:
    """How much the log holds."""
    return open_log(page).locator(".line").count()


def play_on(mouse: Mouse, other: Page, times: int) -> int:
    """Press so many things, or as many as there are until the other is asked."""
    done = 0
    for _ in range(4 * times):
        if done == times or (plays(other) and not plays(mouse.page)):
            break
        if mouse.press():
            done += 1
        else:
            wait_until(lambda: plays(mouse.page) or plays(other))
    return done


@pytest.mark.parametrize("game", A_GAME)
def test_a_game_of_two_goes_on_over_a_broken_line(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor(None)
    bo.add_init_script(LINES)
    bo.goto("/")
    table = two_at_table(ada, bo, game)
    hands = {page: Mouse(page, seed) for seed, page in enumerate((ada, bo))}
    for page, other in ((ada, bo), (bo, ada)) * 2:
        play_on(hands[page], other, 10)
        play_on(hands[other], page, 3)

    # Whoever is asked goes on while the other hears nothing.
    bo.evaluate("window.stayed = true")
    settle(bo)
    heard = told(bo)
    bo.context.set_offline(True)
    bo.evaluate("lines.at(-1).close()")
    expect(bo.locator("header div.line")).to_be_visible()
    if plays(bo):  # what is wanted now cannot be done, and that is said
        assert hands[bo].press()
    assert told(bo) == heard
    for _ in range(6):
        if not hands[ada].press():  # it is the turn of somebody who hears nothing
            break
    bo.context.set_offline(False)
    expect(bo.locator("header div.line")).to_have_count(0)
    visitor.complaints[:] = [one for one in visitor.complaints if "ERR_INTERNET_DISCONNECTED" not in one]  # type: ignore[attr-defined]

    # In place: the page was never loaded anew, it asked only for what it had missed, and has all of it.
    assert bo.evaluate("window.stayed")
    assert "since=" in bo.evaluate("lines.at(-1).url")
    fresh = bo.context.new_page()
    at_table(fresh, table)
    expect(open_log(fresh).locator(".line").first).to_be_attached()
    expect(open_log(bo).locator(".line")).to_have_count(told(fresh))
    assert open_log(bo).inner_text() == open_log(fresh).inner_text()
    assert in_sight(bo) == in_sight(fresh)
    fresh.close()
    for page, other in ((bo, ada), (ada, bo)):
        if plays(page):
            hear = listen(open_log(other).locator(".line"))
            play_on(hands[page], other, 4)
            hear()


def _close(page: Page, dialog: Locator) -> None:
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_a_leaver_is_stood_in_for_and_comes_back(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor("/")
    table = two_at_table(ada, bo, game)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("menuitem", name="Leave table").click()
    bo.get_by_role("dialog").get_by_role("button", name="Leave table").click()
    expect(bo).to_have_url(re.compile(r"/$"))
    # The bar says who left, and what can be done.
    told = ada.locator(".below .absent")
    expect(told.get_by_text("Bo has left the game.")).to_be_visible()
    told.get_by_role("combobox").select_option(BOTS[game])
    told.get_by_role("button", name="Let a bot fill in").click()
    ada.get_by_role("tab", name="Players").click()
    expect(ada.get_by_text("Bot filling in")).to_be_visible()
    expect(told.get_by_text("Bo has left the game.")).to_have_count(0)

    # The bot plays on: whatever Ada does, she is asked again.
    hand = Mouse(ada, 1)
    for _ in range(12):
        my_turn(ada)
        hand.press()
    # What was done since the last turn may be told first; and Ada may still be asked whether she is sure.
    for page in (ada, bo):
        page.add_locator_handler(page.get_by_role("dialog"), partial(_close, page))
    at_table(bo, table)
    bo.get_by_role("tab", name="Players").click()
    bo.get_by_role("button", name="Take your seat back").click()
    ada.get_by_role("tab", name="Players").click()
    expect(ada.get_by_text("Bot filling in")).to_have_count(0)


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_one_who_keeps_the_others_waiting_is_named_with_the_time_left(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor("/")
    table = two_at_table(ada, bo, game)
    for page in (ada, bo):
        settle(page)
    asked, other, name = (ada, bo, "Ada") if plays(ada) else (bo, ada, "Bo")
    asked.goto("/")
    told = other.locator(".below .absent")
    expect(told).to_contain_text(re.compile(rf"{name} is away, and it’s their turn. A bot can fill in after \d:\d\d\."))
    expect(told.get_by_role("button")).to_have_count(0)  # not yet
    at_table(asked, table)
    expect(told).to_have_text("")


@pytest.mark.parametrize("game", A_GAME)
def test_alone_with_bots_nobody_has_to_agree(visitor: Visitor, game: str) -> None:
    """Going back and saving just happen."""
    page = visitor("/")
    table = open_table(page, ["me", BOTS[game]], game)
    at_table(page, table)
    hand = Mouse(page, 3)
    back = page.get_by_role("menuitem", name="Undo my last choice")
    for _ in range(20):
        my_turn(page)
        hand.press()
        my_turn(page)
        page.get_by_role("button", name="Menu").click()
        if back.count():
            break
        page.keyboard.press("Escape")
    back.click()
    expect(open_log(page).locator(".line.undone").first).to_be_attached()
    my_turn(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Save to a file").click()
    assert saved.value.suggested_filename.startswith(game)
    expect(page.get_by_role("dialog")).to_have_count(0)
