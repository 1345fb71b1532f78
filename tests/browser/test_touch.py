"""Fingers: a tap chooses; a finger that is held down asks what a thing is, and lifting it chooses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import A_GAME, ANOTHER_GAME, BOTS, at_table, begun, import_table, my_turn, play_until

from mindtable.kernel.play import Play

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LONG = 900  # milliseconds; nobody taps so slowly
# Remembers what the page asks the table to do.
WATCH = """window.acts = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'act') acts.push(JSON.parse(text).action)
    send.call(this, text)
}"""


class Finger:
    """One finger on the screen, down for as long as we like: the touches of Playwright are all short."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device: CDPSession = page.context.new_cdp_session(page)

    def hold(self, thing: Locator, beside: float = 0) -> None:
        """Rest on a thing, or so many pixels to the right of it, for a long time by the page's clock; then let go."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        x = box["x"] + box["width"] / 2 + (box["width"] / 2 + beside if beside else 0)
        self._touch("touchStart", [{"x": x, "y": box["y"] + box["height"] / 2}])
        until = self.page.evaluate("performance.now()") + LONG
        self.page.wait_for_function("until => performance.now() > until", arg=until)
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def offers(verb: str, many: int = 2) -> Callable[[Play], bool]:
    """Whether the first seat may do a thing in several ways, and nothing else with the same things."""

    def found(play: Play) -> bool:
        words = [play.text(action).split() for action in play.actions(0)] if play.deciders() == [0] else []
        nouns = [noun for _, *rest in words for noun in rest]
        return [first for first, *_ in words].count(verb) >= many and len(set(nouns)) == len(nouns)

    return found


def few(play: Play) -> bool:
    """Whether all choices stand in the bar."""
    return play.deciders() == [0] and 2 <= len(play.actions(0)) <= 4


def on_a_phone(visitor: Visitor, game: str, wanted: Callable[[Play], object]) -> Page:
    page = visitor(None, **PHONE)
    page.add_init_script(WATCH)
    page.goto("/")
    at_table(page, import_table(page, play_until(begun(game), wanted), ["me", BOTS[game]]))
    my_turn(page)
    return page


def tapped_once(page: Page, thing: Locator) -> None:
    """A tap is a choice, and the only one so far."""
    box = thing.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("() => acts.length > 0")
    assert len(page.evaluate("acts")) == 1


@pytest.mark.parametrize(
    ("game", "verb", "tab", "spots"),
    [
        ("cerebria", "to", "Board", "space:"),
        ("cerebria", "invoke", "Mine", "hand:"),
        ("unconscious", "space", "Board", "space:"),
        ("unconscious", "card", "Mine", "hand:"),
    ],
)
def test_a_finger_held_on_a_thing_explains_it(visitor: Visitor, game: str, verb: str, tab: str, spots: str) -> None:
    page = on_a_phone(visitor, game, offers(verb))
    page.get_by_role("tab", name=tab, exact=True).tap()
    thing = page.locator(f"[data-spot^='{spots}'].can").first
    finger, told = Finger(page), page.get_by_role("tooltip")
    for beside in (0, 4):
        finger.hold(thing, beside)
        expect(told).to_be_visible()
        expect(told).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    expect(page.get_by_role("menu")).to_have_count(0)
    tapped_once(page, thing)


@pytest.mark.parametrize("game", A_GAME)
def test_a_finger_held_on_a_button_tells_what_it_brings(visitor: Visitor, game: str) -> None:
    page = on_a_phone(visitor, game, few)
    choice = page.locator("section.bar .choice").first
    finger = Finger(page)
    finger.hold(choice)
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text(choice.locator("span").first.inner_text())
    expect(told.get_by_role("heading", name="What this would do")).to_be_visible()
    page.keyboard.press("Escape")

    # The same in the list of all choices, which tells it below.
    page.locator("[aria-controls=choice-list]").tap()
    listed = page.get_by_role("region", name="All choices")
    finger.hold(listed.locator(".choice").first)
    expect(listed.get_by_role("heading", name="What this would do")).to_be_visible()
    tapped_once(page, listed.locator(".choice").first)


@pytest.mark.parametrize("game", ANOTHER_GAME)
def test_the_list_stays_where_it_is_under_the_finger(visitor: Visitor, game: str) -> None:
    """A preview comes and goes with every choice that is touched."""
    page = on_a_phone(visitor, game, few)
    page.locator("[aria-controls=choice-list]").tap()
    listed = page.get_by_role("region", name="All choices")
    expect(listed.locator(".choice").first).to_be_focused()
    without = listed.locator(".choice").nth(1).bounding_box()
    expect(listed.get_by_role("heading", name="What this would do")).to_be_visible()
    assert listed.locator(".choice").nth(1).bounding_box() == without
    tapped_once(page, listed.locator(".choice").nth(1))


def test_a_finger_held_on_the_end_of_the_turn_ends_nothing(visitor: Visitor) -> None:
    page = on_a_phone(visitor, "cerebria", offers("end"))
    end = page.locator("section.bar .end")
    Finger(page).hold(end)
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.get_by_role("region", name="All choices")).to_have_count(0)
    end.tap()
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    assert page.evaluate("acts") == []
