"""After a change of the rules a player sees why a game can't go on, and opens what still agrees."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.playing import A_GAME, ANOTHER_GAME, begun, choose_first, play_until
from tests.server.serving import Friend, serving

import mindtable
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason


@pytest.mark.parametrize("game", A_GAME)
def test_a_table_says_from_which_move_it_differs(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    told = play_until(begun(game, 7), lambda play: play.number >= 30)
    with serving(tmp_path, games=[]) as served:
        ada = Friend(served, "Ada")
        table = ada.post("/api/tables/import", {"history": told.save()})
    before = next(number for number, done in enumerate(told.done[15:], 15) if not done.forced)
    allowed = Play.why_not

    def why_not(play: Play, seat: int, action: int | str) -> Reason | None:
        """A rule has changed, and forbids what was done next."""
        return Reason("game-over") if play.number == before else allowed(play, seat, action)

    monkeypatch.setattr(Play, "why_not", why_not)
    monkeypatch.setattr(mindtable.game(game), "rules_version", 2)
    with serving(tmp_path, games=[]) as served:
        context = chromium.new_context(base_url=served.url, viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
        context.add_cookies(
            [{"name": name, "value": value, "url": served.url} for name, value in ada.http.cookies.items()]
        )
        page = context.new_page()
        page.goto(f"/table/{table['id']}")
        bar = page.locator("section.bar")
        expect(bar).to_contain_text(f"With version 2, it turns out differently from move {before + 1} on")
        expect(page.locator("[data-spot].can")).to_have_count(0)
        page.get_by_role("tab", name="Log").click()
        expect(page.locator(".line").first).to_be_visible()
        # The file of what agrees comes home as always; there is nothing to pause or to rewind.
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("menuitem", name="Save to a file")).to_be_visible()
        for gone in ("Pause", "Resume", "Go back"):
            expect(page.get_by_role("menuitem", name=gone)).to_have_count(0)
        context.close()


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_a_file_of_other_rules_is_opened_as_far_as_it_agrees(visitor: Visitor, tmp_path: Path, game: str) -> None:
    told = play_until(begun(game, 7), lambda play: play.number >= 30).history()
    odd = next(at for at, (_, action) in enumerate(told.actions[9:], 9) if not action.endswith(" !"))
    file = tmp_path / "old.txt"
    actions = [*told.actions[:odd], told.actions[0], *told.actions[odd + 1 :]]
    file.write_text(replace(told, rules=0, actions=actions).save(), "utf-8")
    page = visitor(f"/new/{game}")
    chosen = page.get_by_label("Continue from a file")
    dialog = page.get_by_role("dialog", name="The rules have changed")
    chosen.set_input_files(file)
    expect(dialog).to_contain_text(f"With version 1, it turns out differently from move {odd + 1} on.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/new/{game}"))
    chosen.set_input_files(file)
    dialog.get_by_role("button", name=f"Open the position before move {odd + 1}").click()
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    choose_first(page)
    visitor.complaints.clear()  # type: ignore[attr-defined]  # that the file was refused
