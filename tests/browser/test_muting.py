"""A table whose notices are too many can be muted from its menu, and heard again."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import at_table, open_table


def muted(page: Page) -> list[str]:
    found = page.request.get("/api/me").json()["notices"]["muted"]
    assert isinstance(found, list)
    return found


def test_a_table_is_muted_and_heard_again(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", "whim"], "cerebria")
    page.evaluate(
        """async () => {
            const notices = { ...(await (await fetch('/api/me')).json()).notices, push: true }
            const headers = { 'content-type': 'application/json' }
            await fetch('/api/me/notices', { method: 'PUT', headers, body: JSON.stringify(notices) })
        }"""
    )
    at_table(page, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Mute this table").click()
    expect(page.get_by_text("This table is muted.")).to_be_visible()
    assert muted(page) == [table["id"]]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hear of this table again").click()
    expect(page.get_by_text("You will hear of this table again.")).to_be_visible()
    assert muted(page) == []
