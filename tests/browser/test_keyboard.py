"""The table by keyboard: ending the turn, where the focus goes, how well it is seen, and the log as one stop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    A_GAME,
    ANOTHER_GAME,
    BOTS,
    GAMES,
    at_table,
    import_table,
    listen,
    my_turn,
    open_log,
    open_table,
)

import mindtable
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng

RING = 3  # the contrast that a focus ring needs (WCAG 2.2, 1.4.11)


def before_the_end_of_a_turn(game: str, ender: str) -> Play:
    """A game in which seat 0 may end its turn."""
    for seed in range(20):
        play, rng = mindtable.game(game).new(seed=seed, players=2), Rng(seed)
        for _ in range(400):
            seat = play.deciders()[0]
            if seat == 0 and any(play.label(0, action).key == ender for action in play.actions(0)):
                return play
            play.act(seat, play.game.random_action(play.position, play.actions(seat), rng))
    raise AssertionError("no turn ends")


@pytest.mark.parametrize(("game", "ender"), [("unconscious", "label-end-turn")])
def test_e_ends_the_turn(visitor: Visitor, game: str, ender: str) -> None:
    page = visitor("/")
    at_table(page, import_table(page, before_the_end_of_a_turn(game, ender), ["me", BOTS[game]]))
    my_turn(page)
    lines = open_log(page).locator(".line")
    expect(page.locator("section.bar button.end")).to_be_visible()
    told = listen(lines)
    page.keyboard.press("e")
    told()


@pytest.mark.parametrize("game", A_GAME)
def test_focus_stays_at_the_bar_after_a_choice_from_the_list(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", BOTS[game]], game))
    lines = open_log(page).locator(".line")
    my_turn(page)
    before = lines.count()
    page.keyboard.press("l")
    expect(page.locator("#choice-list .choice").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#choice-list")).to_have_count(0)
    expect(lines).not_to_have_count(before)
    expect(page.locator("section.bar")).to_be_focused()


CONTRAST = """([ring, ground]) => {
  const light = (colour) => {
    const linear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    const [r, g, b] = colour.match(/[0-9.]+/g).slice(0, 3).map((part) => linear(part / 255))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [one, other] = [light(ring), light(ground)].sort((a, b) => b - a)
  return (one + 0.05) / (other + 0.05)
}"""


def ring_on(page: Page, bar: str, within: str) -> float:
    """The contrast between a focus ring and the bar that it is drawn on."""
    page.locator(within).first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # by keyboard, so that the ring is shown
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineColor")
    ground = page.locator(bar).first.evaluate("bar => getComputedStyle(bar).backgroundColor")
    return float(page.evaluate(CONTRAST, [ring, ground]))


@pytest.mark.parametrize("game", GAMES)
def test_focus_ring_is_seen_on_the_dark_bars(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", BOTS[game]], game))
    my_turn(page)
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert ring_on(page, "section.bar", "section.bar button:not(:disabled)") >= RING
        assert ring_on(page, "header", "header button") >= RING


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_log_is_one_stop_with_arrow_keys_inside(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    play, rng = mindtable.game(game).new(seed=2, players=2), Rng(2)
    for _ in range(60):
        seat = play.deciders()[0]
        play.act(seat, play.game.random_action(play.position, play.actions(seat), rng))
    at_table(page, import_table(page, play, ["me", "me"]))
    log = open_log(page)
    lines = log.locator(".line")
    expect(lines.nth(5)).to_be_attached()
    assert log.locator("[tabindex='0'], a:not([tabindex]), button:not([tabindex])").count() == 0
    box = page.get_by_role("log")
    expect(box).to_have_attribute("tabindex", "0")
    box.focus()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('[role=log]') !== null")
