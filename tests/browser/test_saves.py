"""A game goes home as a file, and goes on from it."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import BOTS, GAMES, at_table, choose_first, listen, open_log, open_table
from tests.effort import NIGHT

# By day not every number of players in each game.
TABLES = list(product(GAMES, (2, 3, 4))) if NIGHT else [("cerebria", 2), ("unconscious", 3)]


def saved(page: Page, folder: Path) -> Path:
    """The file of the game at this table."""
    page.get_by_role("button", name="Menu").click()
    # A file shows all secrets; here only bots could object, so it comes at once.
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Save to a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def go_on(page: Page, game: str, file: Path) -> Any:
    """Choose the file on the page for a new table of a game; gives the table that opens."""
    page.goto(f"/new/{game}")
    page.get_by_label("Continue from a file").set_input_files(file)
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    expect(page.locator("section.bar")).to_be_visible()
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()


def plays_on(page: Page) -> None:
    """The log has told the game so far, and tells what is chosen now."""
    lines = open_log(page).locator(".line")
    hear = listen(lines)
    choose_first(page)
    hear()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_saved_game_goes_on(visitor: Visitor, tmp_path: Path, game: str, players: int) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", *[BOTS[game]] * (players - 1)], game))
    choose_first(page)
    page.locator("section.bar.asked :enabled").first.wait_for()
    file = saved(page, tmp_path)

    # The same file twice makes two tables, each with the seats of the file, the others bots as at a new table.
    tables = [go_on(page, game, file) for _ in range(2)]
    assert tables[0]["id"] != tables[1]["id"]
    for table in tables:
        assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * (players - 1)]
    plays_on(page)

    # From the page of another game as well.
    other = next(one for one in GAMES if one != game)
    table = go_on(page, other, file)
    assert table["game"] == game
    assert len(table["seats"]) == players
    plays_on(page)


def test_a_file_can_be_chosen_again_after_it_was_refused(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", "me"], "cerebria"))
    file = saved(page, tmp_path)
    whole = file.read_text()
    file.write_text(whole.replace("seed: 7", "seed: 8"))
    page.goto("/new/cerebria")
    field = page.get_by_label("Continue from a file")
    field.set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="damaged")).to_be_visible()
    visitor.complaints.clear()  # type: ignore[attr-defined]  # that the file was refused
    # A browser tells of a change only where there is one.
    expect(field).to_have_value("")
    file.write_text(whole)
    field.set_input_files(file)
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
