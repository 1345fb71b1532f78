"""A finished game, looked at again: by keyboard, by the bar, and by address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.playing import ANOTHER_GAME, GAMES, begun, import_table, in_sight, log, open_table, play_until

# A key for the page, without waiting until it has settled.
_PRESS = "key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"


def stands_at(page: Page, number: int) -> None:
    expect(page).to_have_url(re.compile(rf"/replay/\w+/{number}$"))
    expect(page.get_by_role("slider")).to_have_value(str(number))
    settle(page)


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_every_position_has_an_address(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    play = play_until(begun(game), lambda play: play.over)
    table = import_table(page, play, ["me", "me"])
    page.goto(f"/replay/{table['id']}")
    bar = page.get_by_role("slider")
    expect(bar).to_have_value("0")
    first = in_sight(page)

    # By keyboard.
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        stands_at(page, number)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 2)
    page.keyboard.press("End")
    last = int(bar.get_attribute("max") or 0)
    assert last >= play.number - 1
    stands_at(page, last)
    page.keyboard.press("Home")
    expect(bar).to_have_value("0")
    assert in_sight(page) == first

    # By the bar.
    box = bar.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bar).not_to_have_value("0")
    middle = int(bar.input_value())
    assert 0.4 * last < middle < 0.6 * last
    stands_at(page, middle)
    there = in_sight(page)
    assert there != first

    # By address, in another window.
    other = page.context.new_page()
    other.goto(page.url)
    stands_at(other, middle)
    expect(other.locator(".middle")).to_be_visible()
    assert in_sight(other) == there


def test_steps_are_counted_from_where_the_last_one_went(visitor: Visitor) -> None:
    """However fast they follow each other: the position asked for counts, not the one last drawn."""
    page = visitor("/")
    play = play_until(begun(GAMES[0]), lambda play: play.number > 20)
    table = import_table(page, play, ["me", "me"])
    page.goto(f"/replay/{table['id']}")
    bar = page.get_by_role("slider")
    expect(bar).to_have_value("0")
    last = int(bar.get_attribute("max") or 0)
    page.evaluate(
        """() => {
            for (const key of ['End', 'ArrowLeft', 'ArrowLeft'])
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
            const seen = document.querySelector('footer select')
            seen.value = '1'
            seen.dispatchEvent(new Event('change', { bubbles: true }))
        }"""
    )
    expect(page).to_have_url(re.compile(rf"/replay/\w+/{last - 2}\?seat=1$"))
    expect(bar).to_have_value(str(last - 2))
    page.reload()
    expect(bar).to_have_value(str(last - 2))


def test_an_answer_that_comes_too_late_is_not_shown(visitor: Visitor) -> None:
    """The end is asked for and slow to come; meanwhile one has gone back to the beginning."""
    page = visitor("/")
    table = import_table(page, play_until(begun(GAMES[0]), lambda play: play.number > 20), ["me", "me"])
    page.goto(f"/replay/{table['id']}")
    bar = page.get_by_role("slider")
    expect(bar).to_have_value("0")
    first, last = in_sight(page), int(bar.get_attribute("max") or 0)
    held: list[Route] = []
    page.route(re.compile(rf"/moments/{last}\b"), lambda route: held.append(route))
    with page.expect_request(re.compile(rf"/moments/{last}\b")):
        page.evaluate(_PRESS, "End")
    page.evaluate(_PRESS, "Home")
    expect(bar).to_have_value("0")
    with page.expect_response(re.compile(rf"/moments/{last}\b")):
        held.pop().continue_()
    stands_at(page, 0)
    assert in_sight(page) == first


def test_the_address_of_a_position_is_good_for_a_stranger(visitor: Visitor) -> None:
    """Of a private table, too; and what somebody chose stands in the log when the replay is seen from their seat."""
    page = visitor("/", permissions=["clipboard-read", "clipboard-write"])
    table = import_table(page, play_until(begun(GAMES[0]), lambda play: play.over), ["me", "me"])
    page.goto(f"/replay/{table['id']}/40")
    page.get_by_role("button", name="Copy a link to this position").click()
    expect(page.get_by_text("Copied").first).to_be_visible()
    stranger = visitor(page.evaluate("navigator.clipboard.readText()"))
    stands_at(stranger, 40)
    assert in_sight(stranger) == in_sight(page)
    lines = log(stranger).locator(".line .what")
    as_spectator = lines.count()
    stranger.get_by_role("combobox", name="Point of view").select_option("0")
    expect(lines.nth(as_spectator)).to_be_attached()


def test_a_stranger_may_watch_by_the_address_of_a_listed_table(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", "me"], GAMES[0], listed=True)
    stranger = visitor(f"/table/{table['id']}")
    expect(stranger.locator("section.bar")).to_be_visible()
    expect(stranger.locator("section.bar.asked")).to_have_count(0)
