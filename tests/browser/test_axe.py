"""Accessibility: axe finds nothing to object to on any page in any theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "contrast": ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
PAGES = [
    "/",
    "/new/cerebria",
    "/tutorial",
    "/rules/unconscious",
    "/cards/cerebria",
    "/statistics",
    "/settings",
    "/about",
    "/account",
]


def objections(page: Page, theme: str) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async rules => (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations
            .flatMap(rule => rule.nodes.slice(0, 4).map(node =>
                `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`))""",
        RULES[theme],
    )
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_no_page_is_hard_to_use(visitor: Visitor, theme: str) -> None:
    page = visitor(None)
    page.add_init_script(f"localStorage.setItem('mindtable.settings', JSON.stringify({{ theme: '{theme}' }}))")
    found: list[str] = []
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += [f"{path} {objection}" for objection in objections(page, theme)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_no_table_is_hard_to_use(visitor: Visitor, theme: str) -> None:
    page = visitor(None)
    page.add_init_script(f"localStorage.setItem('mindtable.settings', JSON.stringify({{ theme: '{theme}' }}))")
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_selector("section.bar.asked .choice")
    found = objections(page, theme)
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    found += objections(page, theme)
    page.keyboard.press("Escape")
    for key in ("o", "c", "p", "n"):
        page.keyboard.press(key)
        found += objections(page, theme)
    assert not found, "\n".join(dict.fromkeys(found))
