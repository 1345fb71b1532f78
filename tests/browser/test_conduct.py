"""People who don't get on: block, report and mute by mouse and by keyboard, and what the host's word looks like."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.playing import at_table, open_table, sit_down, two_at_table
from tests.server.serving import Served, wait_until

from mindtable.server.people import moderation


def wait(server: Served, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(30)


def host(server: Served, kind: str, page: Page, words: str = "", until: float | None = None) -> None:
    """What `mindtable conduct` writes; the running server takes notice of it by itself."""
    store = server.services.store
    person = wait(server, moderation.person(store, page.request.get("/api/me").json()["person"]))
    wait(server, moderation.act(store, kind, person, words, until))


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).first.click()


def chat(page: Page) -> Locator:
    return page.get_by_role("log", name="Table")


def speak(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something…").fill(words)
    page.keyboard.press("Enter")
    expect(chat(page)).to_contain_text(words)


def talking(visitor: Visitor) -> tuple[Page, Page, Any]:
    """Two at a table, both with the chat open; Bo has said something."""
    ada, bo = visitor(), visitor()
    table = two_at_table(ada, bo, "cerebria")
    for page in (ada, bo):
        open_tab(page, "Chat")
    speak(bo, "an insult")
    expect(chat(ada)).to_contain_text("an insult")
    return ada, bo, table


def test_block_by_mouse_and_lift(visitor: Visitor) -> None:
    ada, bo, _ = talking(visitor)
    ada.get_by_role("button", name="Block or report Bo").click()
    ada.get_by_role("menuitem", name="Block").click()
    ada.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(ada.get_by_text("You’ve blocked Bo.")).to_be_visible()
    expect(chat(ada)).not_to_contain_text("an insult")
    speak(bo, "another insult")
    speak(ada, "nobody hears this")
    expect(chat(ada)).not_to_contain_text("another insult")
    expect(chat(bo)).not_to_contain_text("nobody hears this")
    other = open_table(bo, ["me", "open"], "cerebria", name="Bo")
    ada.goto(f"/join/{other['code']}")
    with ada.expect_response(lambda answer: answer.url.endswith("/take")):
        ada.get_by_role("button", name="Sit down").first.click()
    expect(ada.get_by_text("You’ve blocked Bo, who sits at this table.")).to_be_visible()
    visitor.complaints.clear()  # type: ignore[attr-defined] # the browser notes what was refused
    ada.goto("/settings")
    ada.get_by_role("button", name="Unblock Bo").click()
    expect(ada.get_by_text("You haven’t blocked anyone.")).to_be_visible()


def test_report_by_keyboard(visitor: Visitor, table_server: Served) -> None:
    ada, _, table = talking(visitor)
    open_tab(ada, "Players")
    named = ada.locator(".players .who").nth(1).bounding_box()
    assert named is not None
    assert named["width"] > 100, "the buttons leave no room for the name"
    ada.get_by_role("button", name="Block or report Bo").focus()
    for key in ("Enter", "ArrowDown", "Enter"):
        ada.keyboard.press(key)
    form = ada.get_by_role("dialog", name="Report Bo")
    expect(form.get_by_role("textbox", name="What happened?")).to_be_focused()
    expect(form.get_by_role("button", name="Send report")).to_be_disabled()
    ada.keyboard.type("Bo insulted me.")
    for _ in range(2):
        ada.keyboard.press("Tab")
    expect(form.get_by_role("button", name="Send report")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(ada.get_by_text("The host has your report.")).to_be_visible()
    expect(ada.get_by_role("dialog")).to_have_count(0)
    report = wait(table_server, moderation.all_reports(table_server.services.store, settled=False))[0]
    assert (report.words, report.table_id) == ("Bo insulted me.", table["id"])
    assert "Bo: an insult" in report.log


def test_report_that_fails_says_so_and_keeps_the_words(visitor: Visitor) -> None:
    ada, _, _ = talking(visitor)
    ada.route("**/report", lambda route: route.abort())
    ada.get_by_role("button", name="Block or report Bo").click()
    ada.get_by_role("menuitem", name="Report").click()
    ada.get_by_role("textbox", name="What happened?").fill("Bo insulted me.")
    ada.get_by_role("button", name="Send report").click()
    expect(ada.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    expect(ada.get_by_role("textbox", name="What happened?")).to_have_value("Bo insulted me.")
    visitor.complaints.clear()  # type: ignore[attr-defined]


def test_muted_chat_stays_muted(visitor: Visitor) -> None:
    ada, bo, table = talking(visitor)
    ada.get_by_role("checkbox", name="Mute this chat").focus()
    ada.keyboard.press("Space")
    expect(chat(ada)).to_contain_text("You’ve muted the chat at this table.")
    expect(chat(ada)).not_to_contain_text("an insult")
    at_table(ada, table)
    speak(bo, "are you there?")
    open_tab(ada, "Players")
    expect(ada.get_by_role("tab", name="Chat")).to_have_attribute("aria-label", "Chat")  # and no count
    open_tab(ada, "Chat")
    expect(chat(ada)).not_to_contain_text("are you there?")
    ada.get_by_role("checkbox", name="Mute this chat").click()
    expect(chat(ada)).to_contain_text("are you there?")


def test_block_before_the_game_begins(visitor: Visitor) -> None:
    ada, bo = visitor(), visitor()
    table = open_table(ada, ["me", "open", "open"], "cerebria")
    sit_down(bo, table, "Bo", 1)
    ada.goto(f"/table/{table['id']}")
    ada.get_by_role("button", name="Block or report Bo").click()
    expect(ada.get_by_role("menuitem", name="Block")).to_be_focused()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("menu")).to_have_count(0)


@pytest.mark.parametrize("where", ["at a table", "elsewhere"])
def test_warning_waits_for_an_answer(visitor: Visitor, table_server: Served, where: str) -> None:
    ada = visitor()
    table = open_table(ada, ["me", "whim"], "cerebria")
    if where == "at a table":
        at_table(ada, table)
    host(table_server, "warn", ada, "Please be kind.")
    if where == "elsewhere":
        ada.goto("/settings")
    warning = ada.get_by_role("dialog", name="A warning from the host")
    expect(warning).to_contain_text("Please be kind.")
    ada.keyboard.press("Escape")
    expect(warning).to_be_visible()
    ada.reload()
    expect(warning).to_contain_text("Please be kind.")
    warning.get_by_role("button", name="I’ve read this").click()
    expect(warning).to_have_count(0)
    ada.reload()
    settle(ada)
    expect(warning).to_have_count(0)


def test_suspended_person_reads_why_and_until_when(visitor: Visitor, table_server: Served) -> None:
    ada = visitor()
    at_table(ada, open_table(ada, ["me", "whim"], "cerebria"))
    host(table_server, "suspend", ada, "Cool down.", until=4_102_444_800)
    sentence = "The host has suspended you until 2100-01-01 00:00 UTC. The host writes: “Cool down.”"
    expect(ada.get_by_role("alert")).to_contain_text(sentence)
    ada.goto("/")
    expect(ada.get_by_role("alert")).to_contain_text(sentence)
    expect(ada.get_by_role("heading", name="You can’t play here")).to_be_visible()
    host(table_server, "lift", ada)
    wait_until(lambda: ada.request.get("/api/me").json()["barred"] is None)
    ada.goto("/")
    expect(ada.get_by_role("heading", name="You can’t play here")).to_have_count(0)
    visitor.complaints.clear()  # type: ignore[attr-defined]


def test_closed_table_says_so_and_is_still_read(visitor: Visitor, table_server: Served) -> None:
    ada, bo, table = talking(visitor)
    wait(table_server, moderation.close(table_server.services.store, table["id"]))
    for page in (ada, bo):
        expect(page.get_by_text("The host has closed this table.")).to_be_visible()
        expect(chat(page)).to_contain_text("an insult")
        expect(page.locator("section.bar.asked")).to_have_count(0)
        expect(page.get_by_role("textbox", name="Say something…")).to_have_count(0)
    ada.goto("/")
    expect(ada.get_by_role("link", name="Closed by the host")).to_be_visible()
