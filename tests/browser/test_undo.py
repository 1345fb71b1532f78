"""Taking back: one choice, the turn, inside a cascade, up to what came to light; and "why not?"."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.driver import settle
from tests.browser.playing import (
    BOTS,
    GAMES,
    at_table,
    begun,
    choose_in_list,
    import_table,
    in_sight,
    is_free,
    my_turn,
    open_table,
    play_until,
    words_of,
)

from mindtable.kernel.play import Play
from mindtable.text import phrase_text, reason_text


def steps_back(play: Play, most: int, wanted: int) -> list[int]:
    """Choices of the first seat from here that can all be taken back, as many as wanted; found by trying."""
    if wanted == 0:
        return []
    if play.deciders() != [0]:
        return []
    for action in play.actions(0)[:most]:
        tried = play.clone()
        tried.act(0, action)
        if tried.over or tried.deciders() != [0] or tried.why_no_undo(0) is not None or len(tried.actions(0)) < 2:
            continue
        rest = steps_back(tried, most, wanted - 1)
        if len(rest) == wanted - 1:
            return [action, *rest]
    return []


def barrier_at(play: Play, depth: int = 3) -> list[int]:
    """Choices of the first seat that end where something came to light, and it is still asked."""
    for action in play.actions(0):
        tried = play.clone()
        tried.act(0, action)
        if tried.over or tried.deciders() != [0]:
            continue
        reason = tried.why_no_undo(0)
        if reason is not None:
            return [action]
        rest = barrier_at(tried, depth - 1) if depth else []
        if rest:
            return [action, *rest]
    return []


def question(page: Page) -> Locator:
    return page.locator("section.bar .words")


def undo_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo", exact=True)


def do(page: Page, play: Play, action: int) -> None:
    """The same choice on the screen and beside it."""
    choose_in_list(page, words_of(play, 0, action))
    play.act(0, action)
    expect(question(page)).to_have_text(phrase_text("en", play.question(0), play.game, ["Ada", "Bo"]))


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_taken_back_one_by_one_and_all_at_once(visitor: Visitor, game: str) -> None:
    # Three choices into a turn of Unconscious Mind one is inside a cascade.
    play = play_until(begun(game), lambda play: play.number > 20 and is_free(play) and steps_back(play, 12, 3))
    actions = steps_back(play, 12, 3)
    page = visitor("/")
    at_table(page, import_table(page, play, ["me", BOTS[game]]))
    my_turn(page)
    expect(undo_button(page)).to_have_attribute("aria-disabled", "true")  # what was before is not ours to take back
    sights = []
    for action in actions:
        sights.append((question(page).inner_text(), in_sight(page)))
        do(page, play, action)
        expect(undo_button(page)).to_have_attribute("aria-disabled", "false")
    if game == "unconscious":
        assert page.locator(".doing .links").count(), "in the middle of a chain"

    undo_button(page).click()
    expect(question(page)).to_have_text(sights[2][0])
    assert in_sight(page) == sights[2][1]
    page.keyboard.press("u")
    expect(question(page)).to_have_text(sights[1][0])
    assert in_sight(page) == sights[1][1]

    play.restart_turn(0)
    for action in actions[:1]:
        play.act(0, action)
    for action in actions[1:]:
        do(page, play, action)
    page.keyboard.press("Shift+U")
    page.get_by_role("dialog").get_by_role("button", name="Restart turn").click()
    expect(question(page)).to_have_text(sights[0][0])
    expect(undo_button(page)).to_have_attribute("aria-disabled", "true")
    assert in_sight(page) == sights[0][1]


@pytest.mark.parametrize("game", GAMES)
def test_what_came_to_light_stays_and_the_button_says_so(visitor: Visitor, game: str) -> None:
    play = play_until(begun(game), lambda play: play.number > 20 and is_free(play) and barrier_at(play))
    actions = barrier_at(play)
    page = visitor("/")
    at_table(page, import_table(page, play, ["me", BOTS[game]]))
    for action in actions:
        do(page, play, action)
    reason = play.why_no_undo(0)
    assert reason is not None
    said = reason_text("en", reason, play.game, ["Ada", "Bo"])
    expect(undo_button(page)).to_have_attribute("aria-disabled", "true")
    undo_button(page).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(said)
    page.mouse.move(700, 3)
    page.keyboard.press("u")
    expect(page.get_by_text(said).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_done_says_why_and_names_the_rule(visitor: Visitor, game: str) -> None:
    play = play_until(begun(game), lambda play: play.number > 20 and is_free(play))
    page = visitor("/")
    at_table(page, import_table(page, play, ["me", BOTS[game]]))
    my_turn(page)
    # In the list.
    page.keyboard.press("l")
    choices = page.get_by_role("region", name="All choices")
    choices.locator(".ask").first.click()
    expect(choices.locator(".why p").first).to_be_visible()
    assert len(choices.locator(".why p").first.inner_text().split()) > 3
    expect(choices.locator(".why a, .why button").first).to_be_visible()
    page.keyboard.press("Escape")
    # On the board, by a click on what does not light up.
    spots = {"cerebria": "slot:", "unconscious": "free:"}[game]
    refused = page.locator(f".middle [data-spot^='{spots}'][aria-disabled=true]:visible")
    refused.first.dispatch_event("click")
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Why not?")
    expect(tip.locator("a, button").first).to_be_visible()


def test_the_second_half_of_a_double_click_answers_nothing(visitor: Visitor) -> None:
    page = visitor("/")
    at_table(page, open_table(page, ["me", BOTS["cerebria"]], "cerebria"))
    my_turn(page)
    asked = question(page).inner_text()
    page.locator("[data-spot].can").first.click()
    expect(question(page)).not_to_have_text(asked)
    my_turn(page)
    asked = question(page).inner_text()
    # Whatever came to lie under the pointer: the click that was meant for the question before does not choose it.
    spot = page.locator("[data-spot].can").first.bounding_box()
    assert spot
    middle = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settle(page)
    expect(question(page)).to_have_text(asked)
    page.mouse.click(*middle)
    expect(question(page)).not_to_have_text(asked)
