"""The deck builder: a deck is built, refused, kept, shared as text, read again, and played with."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.test_axe import in_every_theme

EIGHT = ["Courage", "Trust", "Safety", "Comfort", "Desire", "Kindness", "Optimism", "Affection"]


def add(page: Page, card: str) -> None:
    page.get_by_role("button", name=f"Add one: {card}.").click()


def test_a_deck_is_built_kept_and_played_with(visitor: Visitor) -> None:
    page = visitor("/cards/cerebria")
    page.get_by_role("link", name="Build decks").click()
    sheet = page.get_by_role("region", name="Cards in the deck")
    page.get_by_role("textbox", name="Deck name").fill("Dawn")
    for card in EIGHT[:-1]:
        add(page, card)
        add(page, card)
    expect(sheet).to_contain_text("14 of 16 cards")
    expect(sheet).to_contain_text("Dawn: an Emotion deck must have exactly 16 cards, and this one has 14")
    expect(page.get_by_role("button", name="Play with it")).to_have_attribute("aria-disabled", "true")
    add(page, EIGHT[-1])
    # By keyboard: to the next card, one out and in again, then back and one more of the first.
    for key in ("ArrowDown", "-", "+", "ArrowUp", "+"):
        page.keyboard.press(key)
    expect(sheet).to_contain_text("You can play this deck.")
    sheet.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("navigation", name="Choose a deck")).to_contain_text("Dawn")
    expect(page).to_have_url(re.compile(r"/decks/cerebria/[0-9-]+$"))
    page.reload()
    expect(page.get_by_role("textbox", name="Deck name")).to_have_value("Dawn")
    sheet.get_by_role("button", name="Play with it").click()
    page.get_by_label("Your name").fill("Ada")
    decks = page.get_by_role("group", name="Emotion decks")
    expect(decks.get_by_role("combobox").first.locator("option:checked")).to_have_text("Dawn")
    with page.expect_response("**/api/me/settings"):
        page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("section.bar.asked .choice")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["seats"][0]["name"] == "Ada"
    assert table["options"]["decks"][0].startswith("affection 2, comfort 2, courage 2,")
    # It is kept with the server, too: another browser of the same person has it.
    assert "Dawn" in page.request.get("/api/me").text()
    page.evaluate("localStorage.clear()")
    page.goto("/decks")
    expect(page.get_by_role("navigation", name="Choose a deck")).to_contain_text("Dawn")


def test_a_deck_is_shared_as_text_and_as_a_link(visitor: Visitor) -> None:
    page = visitor("/decks/cerebria/misery", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("textbox", name="Deck name").fill("Dusk")
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("# Dusk\n# Cerebria · Gloom · 16\n2 bitterness\n")
    page.get_by_role("button", name="Copy a link").click()
    settle(page)
    link = page.evaluate("navigator.clipboard.readText()")

    friend = visitor(link[link.index("/decks") :], language="pl")
    expect(friend.get_by_role("textbox", name="Nazwa talii")).to_have_value("Dusk")
    expect(friend.get_by_role("region", name="Karty w talii")).to_contain_text("Tą talią można grać.")

    friend.goto("/decks/cerebria/new")
    friend.get_by_role("button", name="Wczytaj tekst").click()
    dialog = friend.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(text.replace("2 disgust", "2 dizgust"))
    dialog.get_by_role("button", name="Wczytaj").click()
    expect(dialog.get_by_role("alert")).to_have_text("Wiersz 5: nie ma Emocji o nazwie „2 dizgust”. Sprawdź pisownię.")
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name="Wczytaj").click()
    expect(dialog).to_be_hidden()
    expect(friend.get_by_role("region", name="Karty w talii")).to_contain_text("Tą talią można grać.")


def test_a_deck_is_deleted_only_after_a_question(visitor: Visitor) -> None:
    page = visitor("/decks/cerebria/love")
    page.get_by_role("button", name="Save deck").first.click()
    shelf = page.get_by_role("navigation", name="Choose a deck")
    expect(shelf).to_contain_text("Unnamed deck")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(shelf).to_contain_text("Unnamed deck")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(shelf).not_to_contain_text("Unnamed deck")
    expect(page).to_have_url(re.compile(r"/decks/cerebria$"))


def test_the_builder_is_not_hard_to_use(visitor: Visitor) -> None:
    for width in (1366, 360):
        page = visitor("/decks/cerebria/anxiety", width=width, language="de")
        expect(page.get_by_text("Mit diesem Deck kannst du spielen.").first).to_be_visible()
        assert in_every_theme(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide == 0
