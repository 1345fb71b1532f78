"""Accessibility: axe finds nothing to object to on any page in any theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ADMIN, Visitor
from tests.browser.driver import drawn
from tests.browser.playing import (
    BOTS,
    GAMES,
    at_table,
    begun,
    import_table,
    is_free,
    my_turn,
    open_table,
    play_until,
    visit,
)
from tests.effort import NIGHT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The themes differ in nothing but colours, so what is looked at in one needs only this in the others.
COLOURS = {"dark": ["color-contrast", "link-in-text-block"], "contrast": ["color-contrast-enhanced"]}
# An experiment of axe's: it wants every figure that is drawn on a card inside the card's spoken name.
SKIPPED = "label-content-name-mismatch"
PAGES = [
    "/",
    "/new/cerebria",
    "/new/unconscious",
    "/tutorial",
    "/rules/unconscious",
    "/cards/cerebria",
    "/cards/unconscious",
    "/decks/cerebria",
    "/statistics",
    "/settings",
    "/about",
    "/account",
    "/nowhere",
]


def objections(page: Page, within: str = "html", rules: list[str] = STANDARD) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async ([runOnly, within, skipped]) => {
            const settings = { runOnly, rules: { [skipped]: { enabled: false } }, resultTypes: ['violations'] }
            const found = await axe.run(within, settings)
            return found.violations.flatMap(rule => rule.nodes.slice(0, 4).map(node =>
                `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`))
        }""",
        [rules, within, SKIPPED],
    )
    assert isinstance(found, list)
    return found


def in_every_theme(page: Page, within: str = "html") -> list[str]:
    """What axe objects to in the light theme, and to the colours of the others."""
    found = objections(page, within)
    for theme, rules in COLOURS.items():
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        drawn(page)
        found += [f"{theme}: {one}" for one in objections(page, within, rules)]
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found


class Looking:
    """Goes from place to place and gathers what axe objects to."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def at(self, where: str, within: str = "html") -> None:
        """Whole pages in every theme; what opens on them is drawn in the same colours, and waits for the night."""
        look = in_every_theme if within == "html" or NIGHT else objections
        self.found += [f"{where}: {objection}" for objection in look(self.page, within)]

    def done(self) -> None:
        assert not self.found, "\n".join(dict.fromkeys(self.found))


def test_no_page_is_hard_to_use(page: Page) -> None:
    looking = Looking(page)
    for path in PAGES:
        visit(page, path)
        looking.at(path)
    visit(page, "/cards/cerebria")
    page.locator(".gallery button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    looking.at("a card, inspected", "dialog")
    page.keyboard.press("Escape")
    visit(page, "/settings")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    looking.at("the keys", "dialog")
    table = open_table(page, ["me", "open"], "cerebria")
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_label("Table code")).to_be_visible()
    looking.at("the lobby")
    looking.done()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_of_whoever_runs_it_is_not_hard_to_use(visitor: Visitor, theme: str) -> None:
    page = visitor("/admin", color_scheme=theme)
    found = objections(page)
    page.locator("input").first.fill(ADMIN)
    page.locator("button").first.click()
    expect(page.locator("input")).to_have_count(0)
    found += objections(page)
    visitor.complaints.clear()  # type: ignore[attr-defined]  # without the token the page was forbidden, as it should be
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_hard_to_use(page: Page, game: str) -> None:
    looking = Looking(page)
    play = play_until(begun(game), lambda play: play.number > 60 and is_free(play))
    at_table(page, import_table(page, play, ["me", BOTS[game]]))
    my_turn(page)
    looking.at("the table")
    for key in ("o", "g", "c", "p", "n"):
        page.keyboard.press(key)
        looking.at(f"panel {key}", "aside")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    page.locator("#choice-list .ask").first.click()
    expect(page.locator("#choice-list .why p").first).to_be_visible()
    looking.at("the list", "#choice-list")
    page.keyboard.press("Escape")
    page.locator(".stage [data-spot].can").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    looking.at("a tooltip", "#tooltip")
    page.mouse.move(700, 3)
    page.get_by_role("button", name="Menu").click()
    looking.at("the menu", "[role=menu]")
    page.get_by_role("menuitem", name="Symbols").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    looking.at("the symbols", "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    looking.at("the settings", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    looking.at("the rules", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").locator("li, button.choice").first).to_be_visible()
    looking.at("the hints", "dialog")
    looking.done()


@pytest.mark.parametrize("game", GAMES)
def test_no_end_replay_or_lesson_is_hard_to_use(page: Page, game: str) -> None:
    looking = Looking(page)
    table = import_table(page, play_until(begun(game), lambda play: play.over), ["me", "me"])
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    looking.at("the end", "dialog")
    page.goto(f"/replay/{table['id']}/40")
    expect(page.locator(".stage [data-spot]").first).to_be_visible()
    looking.at("the replay")
    page.goto("/tutorial")
    page.locator(f"#{game} li").first.locator("button").click()
    expect(page.locator(".coach")).to_be_visible()
    looking.at("the lesson")
    looking.done()
