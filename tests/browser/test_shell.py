"""The browser client around the boards: tables, hot-seat, talk, undo, reconnecting, replay, languages, sizes.

Most of it is played with Lanterns, our small example game: the client knows no board for it and tells it in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import BAR, at_table, choose, log, my_turn, open_table
from tests.server.serving import Served, serving

BOT = "random"


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("shell")) as running:
        yield running


def pick(page: Page, label: str) -> None:
    """One of a few that are all in sight."""
    page.locator("label").filter(has_text=re.compile(rf"^\s*{re.escape(label)}\s*$")).first.click()


# ---------------------------------------------------------------- opening a table


def test_a_table_is_opened_from_the_options_of_its_game(visitor: Visitor) -> None:
    page = visitor("/new/cerebria")
    expect(page.get_by_text("Love").first).to_be_visible()
    pick(page, "Side B")
    pick(page, "Basic game")
    expect(page.get_by_role("radio", name="Side A", exact=True)).to_be_checked()
    pick(page, "2")
    expect(page.get_by_label("Who is ", exact=False)).to_have_count(2)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.bar")).to_be_visible()
    expect(page.get_by_role("heading", name="Cerebria")).to_be_visible()
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= 1366
    assert size[1] <= 768


def test_friends_join_by_link_and_play_over_a_broken_line(visitor: Visitor) -> None:
    ada = visitor("/new/lanterns")
    pick(ada, "2")
    ada.get_by_label("Who is ", exact=False).nth(1).select_option("open")
    ada.get_by_role("button", name="Open the table").click()
    code = ada.get_by_label("Table code").inner_text()

    bo = visitor(None)
    bo.add_init_script(
        """const Real = WebSocket; window.lines = []
        window.WebSocket = class extends Real { constructor(url) { super(url); window.lines.push(this) } }"""
    )
    bo.goto("/")
    bo.get_by_label("Table code").fill(code.lower())
    bo.get_by_role("button", name="Join").click()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Save").click()
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.locator("section.bar")).to_be_visible()
    expect(ada.locator("section.bar")).to_be_visible()

    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_placeholder("Say something…").fill("Good evening")
    ada.get_by_placeholder("Say something…").press("Enter")
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.get_by_text("Good evening")).to_be_visible()
    for page in (ada, bo):
        page.get_by_role("tab", name="Log").click()

    before = bo.evaluate("lines.length")
    bo.evaluate("lines.at(-1).close()")
    choose(ada, "Set the beacon to red")
    my_turn(bo)
    choose(bo, "Set the beacon to blue")
    expect(log(ada)).to_contain_text("sets its beacon to blue")
    expect(log(bo)).to_contain_text("sets its beacon to red")
    assert bo.evaluate("lines.length") > before
    assert "since=" in bo.evaluate("lines.at(-1).url")


def test_one_screen_is_handed_over_without_showing_anything(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", "me"])
    at_table_or_hand_over(page, table)
    for _ in range(2):
        if page.get_by_role("heading", name="Next up").count():
            assert page.locator(".stage").count() == 0
            assert page.get_by_role("log").count() == 0
            page.get_by_role("button", name="show my table").click()
        my_turn(page)
        page.keyboard.press("1")
        page.wait_for_selector(f".over, {BAR}")
    expect(page.locator(".over, section.bar")).to_be_visible()


def at_table_or_hand_over(page: Page, table: Any) -> None:
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector(".over, section.bar")


# ---------------------------------------------------------------- playing


def test_a_whole_game_by_keyboard_to_its_end_replay_and_rematch(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", BOT], rounds=1)
    at_table(page, table)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Move through the choices")
    page.keyboard.press("Escape")
    for turn in range(200):
        page.wait_for_selector(f"{BAR} .choice, {BAR} .end, dialog[open]")
        if page.get_by_role("dialog").count():
            break
        number = page.locator(BAR).count() and page.evaluate("document.querySelectorAll('.line').length")
        if turn % 3 == 0 and page.locator(f"{BAR} .choice").count():
            page.keyboard.press("1")
        elif turn % 3 == 1 and page.locator(f"{BAR} .end").count():
            page.keyboard.press("e")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_function(
            "n => document.querySelectorAll('.line').length > n || document.querySelector('dialog[open]')", arg=number
        )
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("Won by")
    expect(ending.get_by_role("row")).to_have_count(3)

    ending.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/\w+/1$"))
    page.keyboard.press("End")
    last = page.get_by_role("slider").get_attribute("max")
    expect(page).to_have_url(re.compile(rf"/replay/\w+/{last}$"))
    page.get_by_role("combobox").select_option("0")
    expect(page).to_have_url(re.compile(r"\?seat=0$"))
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(str(last))

    page.goto(f"/table/{table['id']}")
    page.get_by_role("dialog").get_by_role("button", name="Play again", exact=True).click()
    expect(page.locator(BAR)).to_be_visible()
    assert table["id"] not in page.url


def test_undo_goes_back_to_new_information_and_says_why_not_further(visitor: Visitor) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", BOT], rounds=2))
    undo = page.get_by_role("button", name="Undo")
    my_turn(page)
    expect(undo).to_have_attribute("aria-disabled", "true")
    choose(page, "Set the beacon to red")
    my_turn(page)
    choose(page, "Light a")
    my_turn(page)
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(page.locator(".line.undone")).to_have_count(1)
    choose(page, "Draw a card")
    my_turn(page)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("revealed something new")


def test_the_list_has_a_filter_a_preview_and_reasons(visitor: Visitor) -> None:
    page = visitor("/")
    table = open_table(page, ["me", "whim"], game="cerebria", mode="basic")
    at_table(page, table)
    my_turn(page)
    page.keyboard.press("l")
    choices = page.get_by_role("region", name="All choices")
    expect(choices.locator(".choice").first).to_be_focused()
    expect(choices.locator(".preview ol, .preview .unknown, .preview p")).not_to_have_count(0)
    refused = choices.locator(".ask").first
    refused.click()
    expect(choices.locator(".why p").first).to_be_visible()
    everything = choices.locator(".choice").count()
    choices.get_by_role("searchbox").fill("realm")
    assert choices.locator(".choice").count() < everything
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)


# ---------------------------------------------------------------- the pages around the tables


def test_settings_work_at_once_and_are_kept(visitor: Visitor) -> None:
    page = visitor("/settings")
    pick(page, "Polski")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    pick(page, "Wysoki kontrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_links_and_the_back_button_lead_where_they_should(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile(r"/rules/\w+$"))
    page.get_by_role("link", name="About").click()
    expect(page.get_by_text("fan project")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.goto("/rules/cerebria#quell.cost")
    expect(page.locator('[id="quell.cost"]')).to_be_in_viewport()
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There’s nothing here")).to_be_visible()


def test_without_a_connection_the_shell_and_the_rules_still_open(visitor: Visitor) -> None:
    page = visitor("/rules/cerebria", offline=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator('[id="quell.cost"]')).to_be_attached()
    page.context.set_offline(True)
    page.goto("/rules/cerebria")
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    visitor.complaints.clear()  # type: ignore[attr-defined]  # what could not be fetched was said, as it should be
    expect(page.locator('[id="quell.cost"]')).to_be_attached()
    page.context.set_offline(False)
    expect(page.get_by_text("You’re offline.")).to_have_count(0)
    visitor.complaints.clear()  # type: ignore[attr-defined]  # what could not be fetched was said, as it should be


def test_printed_english_names_stand_beside_the_translation(visitor: Visitor) -> None:
    page = visitor("/settings", language="pl")
    tick = page.get_by_role("checkbox", name="Pokazuj drukowane angielskie nazwy kart")
    tick.check()
    page.goto("/cards/cerebria")
    page.get_by_role("button", name=re.compile(r"^Gniew \(Anger\)")).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Gniew (Anger)")).to_be_visible()
    page.goto("/settings")
    tick.uncheck()
    page.goto("/cards/cerebria")
    expect(page.get_by_role("button", name=re.compile("^Gniew [^(]"))).to_be_visible()
    expect(page.get_by_text("(Anger)")).to_have_count(0)
