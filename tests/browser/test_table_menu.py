"""The menu of a table: it opens where it stays, and mutes a table whose notices are too many."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import at_table, open_table

# Where the menu is at every frame from the first one on.
WATCH_MENU = """
    window.places = new Set()
    const look = () => {
        const menu = document.querySelector('[role=menu]')
        if (menu) places.add(JSON.stringify(menu.getBoundingClientRect()))
        requestAnimationFrame(look)
    }
    look()
"""


def test_a_menu_never_moves_after_it_opens(visitor: Visitor) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", "whim"], "cerebria"))
    page.evaluate(WATCH_MENU)
    opener = page.get_by_role("button", name="Menu")
    opener.click()
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.get_by_role("menuitem", name="Settings").hover()
    places = [json.loads(place) for place in page.evaluate("[...places]")]
    assert len(places) == 1
    anchor = opener.bounding_box()
    assert anchor is not None
    assert places[0]["top"] >= anchor["y"] + anchor["height"]
    assert places[0]["right"] >= anchor["x"]


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
    page.get_by_role("menuitem", name="Unmute this table").click()
    expect(page.get_by_text("This table is no longer muted.")).to_be_visible()
    assert muted(page) == []
