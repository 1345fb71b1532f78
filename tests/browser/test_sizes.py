"""Every page and both tables on phones, tablets and a small laptop, in four languages and one that is 40 % longer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import drawn, settle
from tests.browser.playing import BOTS, GAMES, Mouse, at_table, begun, import_table, is_free, my_turn, play_until, visit

from mindtable.kernel.play import Play

LANGUAGES = ("en", "pl", "de", "ru")
PHONE, SMALL_PHONE, TABLET, LAPTOP = (390, 844), (360, 740), (820, 1180), (1366, 768)
PAGES = [
    "/",
    "/new/cerebria",
    "/new/unconscious",
    "/tutorial",
    "/rules/cerebria",
    "/rules/unconscious",
    "/cards/cerebria",
    "/cards/unconscious",
    "/statistics",
    "/settings",
    "/about",
    "/account",
]
RAW_KEY = re.compile(r"\b(?:client|option|clause|game|bot-level|screen|verb|noun|question)-[a-z]+(?:-[a-z]+)*\b")
LONGER = "localStorage.setItem('mindtable.pseudo', 'yes')"

# What does not fit: a page wider than the screen, words that are cut off, and words that leave the box of their box.
# Where a name is shortened with an ellipsis its tooltip has the rest.
_OVERFLOWS = """() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const found = wide > 0 ? [`the page by ${wide} px`] : []
    const words = node => [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim())
    for (const one of document.querySelectorAll('main *, header *, dialog *')) {
        if (!(one instanceof HTMLElement) || !one.checkVisibility() || !words(one)) continue
        const style = getComputedStyle(one)
        if (style.clipPath !== 'none' || one.closest('.unseen, [aria-hidden=true]')) continue
        const cut = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll'
        const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (style.display === 'inline' || shortened) continue
        const over = one.scrollWidth - one.clientWidth
        if (over > 1 && !cut) {
            // Words that stick out of their box: only where they leave the box that holds it too.
            let holder = one.parentElement
            while (holder && getComputedStyle(holder).display === 'inline') holder = holder.parentElement
            const range = document.createRange()
            range.selectNodeContents(one)
            const text = range.getBoundingClientRect()
            const box = holder?.getBoundingClientRect()
            if (!box || text.right <= box.right + 1) continue
        } else if (over <= 1) continue
        found.push(`${one.tagName.toLowerCase()}.${one.className} by ${over} px: ${one.innerText.slice(0, 40)}`)
    }
    return [...new Set(found)].slice(0, 12)
}"""

# What reaches below the box that holds it: everyone's progress towards a goal, what a dream brings.
_CUT = """() => [['.goals .progress', '.goals'], ['.dreams .effect', '.dream']].flatMap(([what, within]) => {
    const found = [...document.querySelectorAll(what)]
    if (!found.length) return [`no ${what}`]
    return found.map(one => [one, one.closest(within)])
        .filter(([one, holder]) => one.getBoundingClientRect().bottom > holder.getBoundingClientRect().bottom + 1)
        .map(([one, holder]) => `${what}: ${holder.innerText}`)
})"""


def test_overflowing_words_are_found(page: Page) -> None:
    """The check itself: it sees what is cut off and what sticks out."""
    expect(page.locator("main h1")).to_be_visible()
    assert not overflows(page)
    page.evaluate(
        """document.querySelector('main').insertAdjacentHTML('beforeend',
            '<p style="width: 60px; overflow: hidden; white-space: nowrap">cut off in the middle</p>' +
            '<div style="width: 60px"><p style="white-space: nowrap">it sticks out of two boxes</p></div>')"""
    )
    assert len(overflows(page)) == 2


def overflows(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_OVERFLOWS)
    return found


def middle_of(game: str) -> Play:
    return play_until(begun(game), lambda play: play.number > 60 and is_free(play))


def sit_at(page: Page, game: str) -> None:
    at_table(page, import_table(page, middle_of(game), ["me", BOTS[game]]))
    my_turn(page)


def small_targets(page: Page, what: str) -> list[str]:
    found: list[str] = page.evaluate(
        """what => [...document.querySelectorAll(what)].filter(thing => thing.checkVisibility())
            .map(thing => [thing.getBoundingClientRect(), thing.ariaLabel ?? thing.innerText])
            .filter(([box]) => box.height < 43.5 || box.width < 43.5)
            .map(([box, name]) => `${name} ${box.width} x ${box.height}`)""",
        what,
    )
    return found


def fits_screen(page: Page, size: tuple[int, int]) -> None:
    """The table fills the screen and nothing scrolls but what is inside; the bar is in sight."""
    whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert whole[0] <= size[0]
    assert whole[1] <= size[1]
    expect(page.locator("section.bar")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_and_fits_a_phone(visitor: Visitor, language: str) -> None:
    page = visitor("/", language=language, width=360, height=740, has_touch=True)
    for path in PAGES:
        visit(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, f"{path} in {language}"
        page.evaluate("document.querySelectorAll('.id').forEach(one => one.remove())")  # the rules' own names
        raw = RAW_KEY.findall(page.get_by_role("main").inner_text())
        assert not raw, f"text keys on {path}: {raw[:3]}"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_changes_its_language_in_place(visitor: Visitor, game: str) -> None:
    page = visitor("/", width=1366, height=768)
    sit_at(page, game)
    page.evaluate("window.stayed = true")
    said = {page.locator("section.bar .words").inner_text()}
    for language, name in (("pl", "Polski"), ("de", "Deutsch"), ("ru", "Русский"), ("en", "English")):
        page.locator("header [aria-haspopup=menu]").click()
        page.locator("[role=menuitem]").nth(1).click()
        page.locator("dialog label").filter(has_text=re.compile(rf"^\s*{name}\s*$")).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        said.add(page.locator("section.bar .words").inner_text())
        words = page.locator(".table.playing").inner_text() + " ".join(
            page.locator(".table.playing [aria-label]").evaluate_all(
                "all => all.map(one => one.getAttribute('aria-label'))"
            )
        )
        raw = RAW_KEY.findall(words)
        assert not raw, f"text keys at the table in {language}: {raw[:3]}"
        fits_screen(page, LAPTOP)
        assert not overflows(page), language
    assert len(said) == 4
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_dreams_show_all_they_ask_for(visitor: Visitor, language: str) -> None:
    page = visitor("/", language=language)
    sit_at(page, "unconscious")
    for width, height in (LAPTOP, TABLET):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert not page.evaluate(_CUT), width


@pytest.mark.parametrize(("game", "size"), [(GAMES[0], PHONE), (GAMES[1], SMALL_PHONE)])
def test_a_phone_has_tabs_and_targets_for_fingers(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor("/", width=size[0], height=size[1], has_touch=True, is_mobile=True)
    sit_at(page, game)
    for name in ("Others", "Log", "Mine", "Board"):
        page.get_by_role("tab", name=name, exact=True).first.tap()
        fits_screen(page, size)
        assert not overflows(page), name
    assert not small_targets(page, ".bar button, header button, header a, [role=tab]")
    mouse = Mouse(page, 2)
    for turn in range(10):  # on the board, in the own area, in the bar
        if page.locator("#tooltip.pinned").count():  # what was pressed too soon says why not, before the tabs
            page.keyboard.press("Escape")
        page.get_by_role("tab", name=("Board", "Mine")[turn % 2], exact=True).first.tap()
        mouse.press()
        fits_screen(page, size)
    while page.locator("dialog[open], [role=menu]").count():  # what the last press has opened
        page.keyboard.press("Escape")
    my_turn(page)
    page.locator("section.bar [aria-controls=choice-list]").tap()
    assert not small_targets(page, "#choice-list .choice, #choice-list .ask, #choice-list header button")
    assert not overflows(page)


def test_a_touch_beside_a_small_thing_means_it(visitor: Visitor) -> None:
    page = visitor("/", width=PHONE[0], height=PHONE[1], has_touch=True, is_mobile=True)
    sit_at(page, "unconscious")
    space = page.locator("[data-spot^='space:'].can").first
    box = space.bounding_box()
    assert box is not None
    assert box["width"] < 40  # or there is nothing to miss
    asked = page.locator("section.bar .words").inner_text()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(middle[0] + 30, middle[1] + 30)
    settle(page)
    assert page.locator("section.bar .words").inner_text() == asked, "a finger is not as wide as this"
    page.touchscreen.tap(middle[0] + 20, middle[1] + 20)
    expect(page.locator("section.bar .words")).not_to_have_text(asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_the_board_and_one_panel(visitor: Visitor, game: str) -> None:
    page = visitor("/", width=TABLET[0], height=TABLET[1], has_touch=True)
    sit_at(page, game)
    for name in ("Mine", "Others", "Log", "Chat", "Players", "Notes"):
        page.get_by_role("tab", name=name, exact=True).first.click()
        fits_screen(page, TABLET)
        assert not overflows(page), name
    page.get_by_role("tab", name="Mine", exact=True).first.click()
    mouse = Mouse(page, 2)
    for _ in range(8):
        mouse.press()
        fits_screen(page, TABLET)


def test_a_longer_language_breaks_no_page(visitor: Visitor) -> None:
    page = visitor(None)
    page.add_init_script(LONGER)
    page.goto("/")
    broken = []
    for path in PAGES:
        visit(page, path)
        for size in (SMALL_PHONE, TABLET, LAPTOP):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            drawn(page)
            broken += [f"{path} at {size[0]}: {what}" for what in overflows(page)]
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_language_breaks_no_table(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    page.add_init_script(LONGER)
    broken = []
    sit_at(page, game)
    for size in (SMALL_PHONE, PHONE, TABLET, LAPTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        drawn(page)
        for number in range(page.locator("[role=tab]:visible").count()):
            page.locator("[role=tab]:visible").nth(number).click()
            fits_screen(page, size)
            broken += [f"at {size[0]}, tab {number}: {what}" for what in overflows(page)]
        page.keyboard.press("l")
        expect(page.locator("#choice-list")).to_be_visible()
        broken += [f"at {size[0]}, list: {what}" for what in overflows(page)]
        page.keyboard.press("Escape")
    assert not broken, "\n".join(dict.fromkeys(broken))
