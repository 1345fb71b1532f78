"""Being at a table with others: the name one came with, what was said, and what was not one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import A_GAME, ANOTHER_GAME, at_table, open_table, two_at_table


@pytest.mark.parametrize("game", A_GAME)
def test_typed_name_is_the_name_at_the_table(visitor: Visitor, game: str) -> None:
    """Typed on the page of the invitation, and not kept before sitting down."""
    ada, bo = visitor("/"), visitor("/")
    table = open_table(ada, ["me", "open"], game)
    bo.goto(f"/join/{table['code']}")
    bo.get_by_label("Your name").fill("Bo the Brave")
    bo.get_by_role("button", name="Sit").first.click()
    expect(bo.locator("section.bar")).to_be_visible()
    expect(bo.get_by_text("Bo the Brave").first).to_be_visible()
    at_table(ada, table)
    expect(ada.get_by_text("Bo the Brave").first).to_be_visible()


def test_typed_name_that_was_not_wanted_is_forgotten(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", "open"], "cerebria")
    page.goto("/account")
    page.get_by_label("Your name").fill("Somebody Else")
    page.get_by_role("link", name="Home").first.click()
    at_table_open(page, table)
    expect(page.get_by_text("Ada").first).to_be_visible()
    expect(page.get_by_text("Somebody Else")).to_have_count(0)


def at_table_open(page: Page, table: dict[str, str]) -> None:
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_text(table["code"])).to_be_visible()


def say(page: Page, text: str) -> None:
    page.keyboard.press("c")
    field = page.get_by_role("textbox").last
    field.fill(text)
    field.press("Enter")
    expect(page.get_by_text(text)).to_be_visible()


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_first_message_is_news_and_ones_own_are_not(visitor: Visitor, game: str) -> None:
    ada, bo = visitor("/"), visitor("/")
    two_at_table(ada, bo, game)
    say(bo, "Hello there")
    news = ada.get_by_role("tab", name="Chat").locator("b.figures")
    expect(news).to_have_text("1")
    bo.get_by_role("tab", name="Log").click()
    expect(bo.get_by_role("tab", name="Chat").locator("b.figures")).to_have_count(0)
    say(ada, "Hello Bo")
    expect(news).to_have_count(0)  # read
    expect(bo.get_by_role("tab", name="Chat").locator("b.figures")).to_have_text("1")
    # What was said before one comes is no news.
    bo.reload()
    expect(bo.get_by_role("tab", name="Chat")).to_be_visible()
    expect(bo.get_by_role("tab", name="Chat").locator("b.figures")).to_have_count(0)
