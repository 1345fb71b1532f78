"""What a choice is said to bring is what then happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    BOTS,
    GAMES,
    at_table,
    begun,
    import_table,
    is_free,
    listen,
    log,
    my_turn,
    open_log,
    play_until,
)

from mindtable.kernel.play import Play

MOST = 12  # choices that are tried at a position


def numbered(steps: Locator) -> list[str]:
    """The steps of a preview, without their numbers; they must be 1, 2, 3 …"""
    found = [step.split("\n") for step in steps.all_inner_texts()]
    assert [step[0] for step in found] == [str(number) for number in range(1, len(found) + 1)]
    return [" ".join(step[1:]) for step in found]


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_preview_are_the_lines_of_the_log(visitor: Visitor, game: str) -> None:
    page = visitor("/")
    play = play_until(begun(game), lambda play: play.number > 40 and is_free(play))
    at_table(page, import_table(page, play, ["me", BOTS[game]]))
    lines = open_log(page).locator(".line:not(.undone)")
    compared = 0
    for _ in range(6):  # into the turn
        my_turn(page)
        page.keyboard.press("l")
        choices = page.get_by_role("region", name="All choices")
        buttons = choices.locator(".choice")
        told: list[str] = []
        for number in range(min(MOST, buttons.count())):
            buttons.nth(number).hover()
            expect(choices.locator(".preview .steps")).to_be_visible()
            if choices.locator(".preview .unknown").count() == 0:
                told = numbered(choices.locator(".preview ol li"))
                if told:
                    break
        before = lines.count()
        page.locator("#choice-list .choice.hot").click()
        expect(lines.nth(before)).to_be_attached()
        happened = [line.replace("\n", " ") for line in lines.nth(before).locator("li").all_inner_texts()]
        if told:
            assert happened == told
            compared += 1
    assert compared >= 2


def signs(effects: Locator) -> list[str]:
    """Effects as they are drawn: their figures and the outlines of their signs."""
    found: list[str] = effects.evaluate_all(
        """all => all.map(one => one.textContent.replace(/\\s+/g, '') +
            [...one.querySelectorAll('path')].map(path => path.getAttribute('d')).join())"""
    )
    return found


def skip_to(page: Page, wanted: str) -> None:
    """Through the chain without taking anything that can be left, to where something stands."""
    leave = page.locator(".doing .chip.done, .doing [data-spot='boost:0']")
    place = page.locator(".doing .chip.can")
    action = page.locator("[data-spot='action:freud'].can, [data-spot^='action:'].can")
    must = page.locator(".middle [data-spot].can:visible:not([data-spot^='free:'])")
    lines = log(page).locator(".line")
    for _ in range(30):
        my_turn(page)
        if page.locator(wanted).count():
            return
        hear = listen(lines)
        next(found.first for found in (leave, place, action, must) if found.count()).click()
        hear()
    raise AssertionError(f"the chain does not come to {wanted}")


def test_the_chain_that_stating_an_idea_foretells_is_the_one_that_follows(visitor: Visitor) -> None:
    """Unconscious Mind: the action, the inkpot, and what is resolved where it lands."""
    page = visitor("/")

    def may_state(play: Play) -> bool:
        return is_free(play) and any(play.text(action) == "turn state" for action in play.actions(0))

    play = play_until(begun("unconscious"), lambda play: play.number > 300 and may_state(play))
    at_table(page, import_table(page, play, ["me", BOTS["unconscious"]]))
    # Whoever leaves something out is warned; we mean it.
    page.add_locator_handler(page.get_by_role("dialog"), lambda asked: asked.locator("button.primary").last.click())
    my_turn(page)
    lines = open_log(page).locator(".line")
    foreseen = page.locator(".doing .foreseen")
    landing = foreseen.locator(".step.main").last
    spaces = page.locator("[data-spot^='space:'].can.shortcut")
    for number in range(spaces.count()):
        spaces.nth(number).hover()
        name = str(spaces.nth(number).get_attribute("data-spot")).removeprefix("space:")
        expect(foreseen).to_contain_text(f"From {name}:")  # not still what the last one foretold
        where = landing.locator(".where").inner_text()
        told = signs(landing.locator(".effect"))
        if "row" in where.lower() and len(told) >= 2:
            break
    else:
        raise AssertionError("no idea would reach a row with a tile")
    assert [step.split("\n")[0] for step in foreseen.locator(".step .number").all_inner_texts()] == ["1", "2"]
    spaces.nth(number).click()  # states ideas, and there
    expect(page.locator("[data-spot^='action:'].can").first).to_be_visible()  # two choices: both are told by now
    skip_to(page, ".doing .parts")
    assert signs(page.locator(".doing .parts .part .effect")) == told
    expect(lines.last).to_contain_text(where, ignore_case=True)
