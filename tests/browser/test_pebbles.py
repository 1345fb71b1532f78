"""A game from elsewhere in the browser: the client is built with its folder. Its board is played by mouse in Polish, by
keyboard, and by finger on a phone."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.playing import Mouse, at_table, my_turn, open_table
from tests.browser.test_axe import COLOURS, objections
from tests.server.serving import Served, serving
from tools.build_client import WEB, npm_command

from mindtable.server.web import client_files

SEATS = ["me", "novice"]
PEBBLES = "[data-spot^='pebble:'].can"


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the game, and with a client that knows its board."""
    folder = tmp_path_factory.mktemp("client")
    build = ["run", "--silent", "build", "--", "--outDir", str(folder), "--minify", "false", "--logLevel", "error"]
    command, environment = npm_command(*build)
    subprocess.run(command, cwd=WEB, env={**environment, "MINDTABLE_CLIENT_GAMES": "examples/pebbles"}, check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "FOLDER", folder)
        with serving(tmp_path_factory.mktemp("server"), games=["examples.pebbles"]) as running:
            yield running


def ending(page: Page, points: str) -> None:
    """The game is over, and the board shows what was taken."""
    result = page.get_by_role("dialog").get_by_role("table")
    expect(result).to_contain_text("Ada")
    expect(result).to_contain_text(points)
    page.keyboard.press("Escape")
    expect(page.locator(".hollow")).to_have_count(page.locator(".stones svg").count())


# One test, because every process that runs one of several would build the client again.
def test_the_board_is_played_by_mouse_by_keyboard_and_by_finger(visitor: Visitor) -> None:
    page = visitor("/", language="pl")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Kamyki"))
    expect(card.get_by_role("radio")).to_have_count(3 + 2)  # how many play, and against whom
    expect(card.get_by_role("link", name="Zasady")).to_be_visible()
    expect(card.get_by_role("link", name="Naucz się")).to_have_count(0)  # it has no lessons
    at_table(page, open_table(page, SEATS, "pebbles", heap=10))
    my_turn(page)
    expect(page.locator(PEBBLES)).to_have_count(3)
    assert page.locator(PEBBLES).nth(1).get_attribute("aria-label") == "Kamyk 9. Weź 2\u00a0kamyki"
    page.locator(PEBBLES).nth(1).hover()
    expect(page.locator(".goes")).to_have_count(2)
    assert not objections(page)
    for theme, rules in COLOURS.items():
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert not objections(page, rules=rules), theme
    mouse = Mouse(page, seed=1)
    while not page.get_by_role("dialog").count():
        if not mouse.press():
            my_turn(page)
    assert mouse.pressed["board"] > 1
    assert not mouse.covered
    ending(page, "Punkty")

    page = visitor("/")
    at_table(page, open_table(page, SEATS, "pebbles", heap=10))
    while True:
        settle(page)
        my_turn(page)
        if page.get_by_role("dialog").count():
            break
        page.locator(PEBBLES).first.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(page.locator(PEBBLES).first).to_be_focused()
        page.keyboard.press("Enter")
    ending(page, "Points")

    page = visitor("/", width=360, height=740, has_touch=True, is_mobile=True)
    at_table(page, open_table(page, [*SEATS, "old-hand", "old-hand"], "pebbles", heap=45))
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(PEBBLES).last.tap()
    expect(page.locator(".stones").first.locator("svg")).to_have_count(3)
    assert not objections(page)
