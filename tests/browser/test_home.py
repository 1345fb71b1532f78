"""The first page: it opens, speaks four languages, and a game against bots is two clicks away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_the_home_page_opens_in_the_language_of_the_browser(visitor: Visitor, language: str) -> None:
    page = visitor("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("main")).to_be_visible()
    raw = re.findall(r"\b(?:home|nav|client)-[a-z-]+\b", page.get_by_role("main").inner_text())
    assert not raw, "text keys instead of texts"
