"""Cerebria on a phone and on a tablet held upright: nothing lies off the screen, and fingers hit what they mean."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import BOTS, begun, import_table, is_free, play_until

from mindtable.kernel.play import Play

PHONE = {"width": 390, "height": 844, "has_touch": True}
TABLET = {"width": 820, "height": 1180, "has_touch": True}
# The board fills the width, is drawn for the shape it has, and everything on it has come to rest.
DRAWN = """wide => {
    const board = document.querySelector('.cerebria.board > svg')
    const { width, height } = board.viewBox.baseVal
    const fits = board.clientWidth === wide && Math.abs(board.clientHeight / wide - height / width) < 0.01
    return fits && board.getAnimations({ subtree: true }).length === 0
}"""


def at_turn(page: Page) -> None:
    """Where the visitor has the choice of many things, the end of the turn among them."""
    table = import_table(page, play_until(begun("cerebria"), is_free), ["me", BOTS["cerebria"]])
    page.goto(f"/table/{table['id']}")
    expect(page.locator("section.bar.asked .end")).to_be_visible()


def places_token(play: Play) -> bool:
    return play.step() == "start-token" and play.deciders() == [0]


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_every_button_of_the_turn_is_on_the_screen(visitor: Visitor, language: str) -> None:
    page = visitor("/", language=language, **PHONE)
    at_turn(page)
    for width, height in ((390, 844), (360, 740), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator("section.bar .side button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Common Aspiration, place"), ("ru", "Основное устремление, номер")]
)
def test_the_coming_aspirations_can_be_hit_with_a_finger(visitor: Visitor, language: str, said: str) -> None:
    page = visitor("/", language=language, **PHONE)
    at_turn(page)
    coming = page.locator(f"[aria-label^='{said}']")
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(DRAWN, arg=width)
        boxes = coming.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert len(boxes) == 8
        assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes), boxes
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes), boxes
        # Where one ends the next one begins.
        assert all(box["x"] + box["width"] <= after["x"] + 0.1 for box, after in pairwise(boxes)), boxes


def test_on_a_tablet_the_own_area_lies_below_the_board(visitor: Visitor) -> None:
    page = visitor("/", **TABLET)
    at_turn(page)
    board = page.locator(".centre").bounding_box()
    mine = page.get_by_role("complementary").bounding_box()
    assert board is not None
    assert mine is not None
    assert mine["y"] >= board["y"] + board["height"] - 1
    assert mine["width"] == TABLET["width"]
    expect(page.get_by_role("tab", name="Mine")).to_have_attribute("aria-selected", "true")


def test_a_phone_marks_the_tab_where_the_answer_is_given(visitor: Visitor) -> None:
    """The starting Vibe tokens go on the Spirit board, which a phone does not show beside the board."""
    page = visitor("/", **PHONE)
    table = import_table(page, play_until(begun("cerebria"), places_token), ["me", BOTS["cerebria"]])
    page.goto(f"/table/{table['id']}")
    expect(page.locator("section.bar.asked")).to_be_visible()
    mine, board = (page.get_by_role("tab", name=name, exact=True) for name in ("Mine", "Board"))
    expect(mine.locator("i")).to_be_visible()
    expect(mine).to_have_accessible_description("Answer the current question here.")
    expect(board.locator("i")).to_have_count(0)
    page.get_by_role("tab", name="Others").tap()
    expect(mine.locator("i")).to_be_visible()
    mine.tap()
    expect(page.locator("[role=tab] i")).to_have_count(0)
    page.locator("[data-spot^='place:'].can").first.tap()
    expect(page.locator("[data-spot='place:0:move-1'].can")).to_have_count(0)
