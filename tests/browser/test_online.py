"""Two people with browsers of their own: a line that breaks, and somebody who leaves and comes back."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    BOTS,
    GAMES,
    Mouse,
    at_table,
    choose_first,
    listen,
    my_turn,
    open_log,
    open_table,
    settled,
    sit_down,
)

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
            mouse.page.wait_for_timeout(30)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_two_goes_on_over_a_broken_line(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor(None)
    bo.add_init_script(LINES)
    bo.goto("/")
    table = open_table(ada, ["me", "open"], game)
    sit_down(bo, table, "Bo", 1)
    at_table(ada, table)
    at_table(bo, table)
    hands = {page: Mouse(page, seed) for seed, page in enumerate((ada, bo))}
    for page, other in ((ada, bo), (bo, ada)) * 2:
        play_on(hands[page], other, 10)
        play_on(hands[other], page, 3)

    # Whoever is asked goes on while the other hears nothing.
    bo.evaluate("window.stayed = true")
    settled(bo)
    heard = told(bo)
    bo.context.set_offline(True)
    bo.evaluate("lines.at(-1).close()")
    expect(bo.locator("header div.line")).to_be_visible()
    if plays(bo):  # what is wanted now cannot be done, and that is said
        assert hands[bo].press()
    assert told(bo) == heard
    if plays(ada):
        play_on(hands[ada], bo, 6)
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
    assert settled(bo) == settled(fresh)
    fresh.close()
    for page, other in ((bo, ada), (ada, bo)):
        if plays(page):
            hear = listen(open_log(other).locator(".line"))
            play_on(hands[page], other, 4)
            hear()


def _close(page: Page, dialog: Locator) -> None:
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_a_leaver_is_stood_in_for_and_comes_back(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor("/")
    table = open_table(ada, ["me", "open"], game)
    sit_down(bo, table, "Bo", 1)
    at_table(bo, table)
    at_table(ada, table)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("menuitem", name="Leave the table").click()
    bo.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(bo).to_have_url(re.compile(r"/$"))
    ada.get_by_role("tab", name="Players").click()
    ada.get_by_role("button", name="stand in").click()
    ada.get_by_role("combobox").last.select_option(BOTS[game])
    ada.get_by_role("button", name="Ask the others").click()
    expect(ada.get_by_text("Stand-in bot")).to_be_visible()

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
    bo.get_by_role("button", name="Take the seat back").click()
    ada.get_by_role("tab", name="Players").click()
    expect(ada.get_by_text("Stand-in bot")).to_have_count(0)


# ---------------------------------------------------------------- names and talk


def test_a_typed_name_is_kept_by_sitting_down(visitor: Visitor) -> None:
    ada, bo, cy = visitor("/"), visitor(None), visitor(None)
    table = open_table(ada, ["me", "open", "open"], "cerebria", listed=True)
    ada.goto(f"/table/{table['id']}")
    bo.goto(f"/join/{table['code']}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").first.click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    cy.goto(f"/table/{table['id']}")
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Sit down").click()
    for page in (ada, bo, cy):
        expect(page.get_by_role("list", name="Standings")).to_contain_text("Cy")
        expect(page.get_by_role("list", name="Standings")).to_contain_text("Bo")


def say(page: Page, words: str) -> None:
    page.get_by_role("tab", name="Talk").click()
    page.get_by_placeholder("Say something …").fill(words)
    page.get_by_placeholder("Say something …").press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_badge_counts_what_others_said_and_nobody_saw(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor("/")
    table = open_table(ada, ["me", "open"], game)
    sit_down(bo, table, "Bo", 1)
    at_table(bo, table)
    at_table(ada, table)
    badge = bo.get_by_role("tab", name="Talk").locator("b")
    expect(badge).to_have_count(0)
    say(ada, "Good evening")
    expect(badge).to_have_text("1")  # the very first remark
    say(bo, "Hello")
    for page in (ada, bo):
        expect(page.get_by_text("Hello", exact=True)).to_be_visible()
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tab", name="Talk").locator("b")).to_have_count(0)
    say(ada, "Shall we begin?")
    expect(badge).to_have_text("1")
    expect(ada.get_by_role("tab", name="Talk").locator("b")).to_have_count(0)


# ---------------------------------------------------------------- what others do


def test_an_idea_has_the_colour_of_who_states_it(visitor: Visitor) -> None:
    """While a guest decides where it points, both see it in the guest's colour and shape."""
    ada, bo = visitor("/"), visitor("/")
    table = open_table(ada, ["me", "open"], "unconscious")
    sit_down(bo, table, "Bo", 1)
    at_table(bo, table)
    at_table(ada, table)
    stated: dict[int, str] = {}
    while len(stated) < 2:
        seat = ada.request.get(f"/api/tables/{table['id']}").json()["deciders"][0]
        page = (ada, bo)[seat]
        page.locator("section.bar.asked :is(.choice, .end):enabled").first.wait_for()
        space = page.locator("[data-spot^='space:'].can:not(.shortcut)")
        if space.count():
            name = space.first.get_attribute("data-spot")
            space.first.click()
            page.mouse.move(700, 3)  # what the pointer rests on is drawn as well
            looks = set()
            for one in (ada, bo):
                idea = one.locator(f"[data-spot='{name}'] .idea.ghost")
                expect(idea).to_be_visible()
                looks.add(idea.evaluate("one => one.style.color + one.querySelector('.body').getAttribute('d')"))
            assert len(looks) == 1, looks
            assert f"--seat-{seat}" in next(iter(looks))
            stated[seat] = looks.pop()
        choose_first(page)
    assert stated[0] != stated[1]
