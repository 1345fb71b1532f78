"""The keyboard at the table: where the focus goes, how it is seen, and what the keys do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    BOTS,
    GAMES,
    at_table,
    begun,
    import_table,
    is_free,
    listen,
    my_turn,
    open_log,
    play_until,
)

from mindtable.kernel.play import Play

THEMES = ("light", "dark", "contrast")
ENOUGH = 3  # contrast of a focus ring, by WCAG 2.2

# How a ring stands out from what lies around it: the contrast of both colours.
_RING = """() => {
    const one = document.activeElement
    const style = getComputedStyle(one)
    const numbers = colour => colour.match(/[\\d.]+/g).map(Number)
    let around = one.parentElement
    while (around && (numbers(getComputedStyle(around).backgroundColor)[3] ?? 1) < 1) around = around.parentElement
    const light = colour => {
        const [r, g, b] = numbers(colour).slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const [ring, ground] = [light(style.outlineColor), light(getComputedStyle(around).backgroundColor)]
    return {
        what: one.outerHTML.slice(0, 90),
        width: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
        contrast: (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05),
        again: one.dataset.ringed !== undefined || one === document.body,
        bar: (one.dataset.ringed = '') === '' && one.closest('section.bar, header, [role=menu]') !== null,
    }
}"""


def at_choice(page: Page, game: str, wanted: Any = is_free) -> Any:
    table = import_table(page, play_until(begun(game), wanted), ["me", BOTS[game]])
    at_table(page, table)
    my_turn(page)
    return table


def offers_to_go_on(play: Play) -> bool:
    return play.deciders() == [0] and any(play.text(action).split()[0] in ("done", "end") for action in play.actions(0))


# ---------------------------------------------------------------- seeing the focus


def rings(page: Page) -> list[dict[str, Any]]:
    """What the Tab key comes to on the dark bars of a page, and in an open menu, with the ring around it."""
    found = []
    for _ in range(400):
        page.keyboard.press("Tab")
        ring = page.evaluate(_RING)
        if ring["again"]:
            break
        if ring["bar"]:
            found.append(ring)
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", [*GAMES, ""])
def test_the_focus_is_seen_on_every_bar(visitor: Visitor, game: str, theme: str) -> None:
    page = visitor("/")
    page.evaluate("theme => { localStorage['mindtable.settings'] = JSON.stringify({ theme }) }", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    if game:
        at_choice(page, game)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = rings(page)
    assert len(found) > 5
    assert not [ring for ring in found if ring["contrast"] < ENOUGH or ring["width"] < 2]


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_is_seen_in_a_menu(visitor: Visitor, theme: str) -> None:
    """It opens from the dark head and is itself of the page's colours."""
    page = visitor("/")
    page.evaluate("theme => { localStorage['mindtable.settings'] = JSON.stringify({ theme }) }", theme)
    at_choice(page, "cerebria")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    ring = page.evaluate(_RING)
    assert ring["contrast"] >= ENOUGH, ring


# ---------------------------------------------------------------- where the focus goes


def in_bar(page: Page) -> Locator:
    return page.locator("section.bar:focus, section.bar :focus")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_choice_the_focus_is_in_the_bar(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    at_choice(page, game)
    lines = open_log(page).locator(".line")
    for turn in range(4):
        page.locator("section.bar.asked :is(.choice, .end):enabled").first.wait_for()
        hear = listen(lines)
        if turn % 2:
            page.locator("section.bar :is(.choice:not(.group), .end)").first.focus()
        if turn % 2 == 0 or not in_bar(page).count():
            page.keyboard.press("l")
            expect(page.get_by_role("region", name="All choices").locator(".choice").first).to_be_focused()
        page.keyboard.press("Enter")
        hear()
        expect(in_bar(page)).to_have_count(1)
    # From there the next Tab comes to the choices.
    page.locator("section.bar.asked :is(.choice, .end):enabled").first.wait_for()
    page.keyboard.press("Tab")
    expect(in_bar(page)).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_e_ends_the_turn_or_goes_on(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    at_choice(page, game, offers_to_go_on)
    hear = listen(open_log(page).locator(".line"))
    end = page.locator("section.bar .end")
    expect(end.locator("kbd")).to_have_text("e")
    page.keyboard.press("e")
    if end.get_attribute("aria-haspopup"):  # it can be done in several ways
        page.keyboard.press("Enter")
    hear()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_one_stop(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    at_choice(page, game, lambda play: play.number > 40 and is_free(play))
    log = open_log(page)
    buttons = log.locator("button.event")
    expect(buttons).not_to_have_count(0)
    expect(log.locator("[tabindex='0']")).to_have_count(1)
    buttons.last.focus()
    expect(page.locator("[data-spot].marked")).not_to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(buttons.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(buttons.first).to_be_focused()
    expect(buttons.first).to_be_in_viewport()
    page.keyboard.press("End")
    expect(buttons.last).to_be_focused()
    # One Tab leads out again, and back to where one was.
    page.keyboard.press("Shift+Tab")
    expect(log.locator(":focus")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(buttons.last).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("In the log: from line to line")
