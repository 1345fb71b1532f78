"""The first page: it opens, speaks four languages, and a game against bots is two clicks away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor
from tests.browser.playing import open_table


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_the_home_page_opens_in_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    page = visitor("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("main")).to_be_visible()
    raw = re.findall(r"\b(?:home|nav|client)-[a-z-]+\b", page.get_by_role("main").inner_text())
    assert not raw, "text keys instead of texts"


def test_whoever_plays_is_named_in_the_list(visitor: Visitor) -> None:
    page = visitor("/")
    open_table(page, ["me", "dreamer", "dreamer"], "unconscious")
    open_table(page, ["me", "me"], "cerebria", spirits=["love", "hatred"])
    page.goto("/")
    main = page.get_by_role("main")
    expect(main.get_by_text("Ada, Dreamer 2, Dreamer 3")).to_be_visible()
    expect(main.get_by_text("Ada (Love), Ada (Hatred)")).to_be_visible()


def test_a_table_is_opened_with_other_spirits(visitor: Visitor) -> None:
    page = visitor("/new/cerebria")
    page.get_by_label("Player 1, Bliss").select_option("Delight")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_text("Delight").first).to_be_visible()
