"""The tutorial as a newcomer takes it: by mouse, by keyboard, on a phone, and away and back again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitor
from tests.effort import NIGHT

import mindtable
from mindtable import lessons
from mindtable.lessons import AREAS, Step

SHORT = [
    (game, lesson.id)
    for game in ("cerebria", "unconscious")
    for lesson in lessons.lessons(mindtable.game(game))
    if lesson.id != "first"
]


def begin(page: Page, game: str, lesson: str = "first") -> None:
    """Start a lesson from the page of lessons."""
    number = [one.id for one in lessons.lessons(mindtable.game(game))].index(lesson)
    page.locator(f"#{game} li").nth(number).locator("button").click()
    expect(page.locator(".coach")).to_be_visible()


def steps_of(game: str, lesson: str) -> tuple[Step, ...]:
    found = lessons.lesson(mindtable.game(game), lesson)
    assert found is not None
    return found.steps


def stands_at(page: Page, step: int, done: int = 0) -> None:
    """Wait until the coach has come to a step, counted from 0, with so many of its moves done."""
    expect(page.locator(f".coach[data-step='{step}'][data-done='{done}']")).to_be_visible()


def do_step(page: Page, number: int, step: Step) -> None:
    """What a learner does who follows the light: press what glows on the board, or else the first of the bar."""
    stands_at(page, number)
    if not step.do:
        page.locator(".coach button.primary").click()
        return
    for done in range(step.times):
        stands_at(page, number, done)
        expect(page.locator(".below button.choice, .below button.end").first).to_be_enabled()
        glowing = page.locator("[data-spot].can:visible")
        if glowing.count():
            glowing.first.dispatch_event("click")
        else:
            page.locator(".below button.choice, .below button.end").first.click()


def marked(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("[data-spot].marked", "all => all.map(one => one.dataset.spot)")
    return found


def take(page: Page, game: str, lesson: str, points: bool = True) -> None:
    """A whole lesson; whatever a step points at is lit."""
    steps = steps_of(game, lesson)
    for number, step in enumerate(steps):
        stands_at(page, number)
        things = [place for place in step.places() if place.noun or place.kind not in AREAS]
        if points and things:
            assert marked(page), f"{step.id} points at {step.point}, and nothing is lit"
        do_step(page, number, step)
    stands_at(page, len(steps))


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_the_first_game_is_played_to_its_end(visitor: Visitor, game: str) -> None:
    page = visitor("/tutorial")
    begin(page, game)
    take(page, game, "first")
    page.get_by_role("link", name="All lessons").click()
    first = page.locator(f"#{game} li").first
    expect(first).to_contain_text("finished")
    expect(page.locator(f"#{game} .head")).to_contain_text("1 of")


# By day every third: tests/test_lessons.py plays all of them without a browser.
@pytest.mark.parametrize(("game", "lesson"), SHORT if NIGHT else SHORT[::3])
def test_a_short_lesson_is_played_to_its_end(visitor: Visitor, game: str, lesson: str) -> None:
    page = visitor("/tutorial")
    begin(page, game, lesson)
    take(page, game, lesson)


def test_a_lesson_is_taken_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/tutorial")
    button = page.locator("#cerebria li").nth(3).locator("button")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_be_visible()
    steps = steps_of("cerebria", "empower")
    for number, step in enumerate(steps):
        stands_at(page, number)
        page.keyboard.press("1" if step.do else "Enter")
    stands_at(page, len(steps))
    expect(page.locator(".coach button.primary")).to_be_focused()  # the next lesson
    page.keyboard.press("Enter")
    stands_at(page, 0)


def test_another_move_gets_a_kind_word(visitor: Visitor) -> None:
    page = visitor("/tutorial")
    begin(page, "cerebria")
    expect(page.locator("[data-spot='space:valley-cradle'].can")).to_be_visible()
    page.locator("[data-spot='space:cradle-network']").dispatch_event("click")
    expect(page.get_by_role("tooltip")).to_contain_text("this lesson needs another move")
    stands_at(page, 0)


def test_a_reload_and_a_return_go_on_where_one_was(visitor: Visitor) -> None:
    page = visitor("/tutorial")
    begin(page, "cerebria")
    steps = steps_of("cerebria", "first")
    for number in range(3):
        do_step(page, number, steps[number])
    stands_at(page, 3)
    page.reload()
    stands_at(page, 3)
    page.locator(".coach a").click()
    page.get_by_role("link", name="Resume: Your first game").click()
    stands_at(page, 3)


@pytest.mark.parametrize("language", ["pl", "de", "ru"])
def test_the_coach_speaks_the_language_and_fits_a_phone(visitor: Visitor, language: str) -> None:
    page = visitor("/tutorial", language=language, width=360, height=740, has_touch=True)
    begin(page, "cerebria")
    text = page.locator(".coach .text")
    assert "lesson-first" not in text.inner_text()
    box: Any = page.locator(".coach").bounding_box()
    assert box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    steps = steps_of("cerebria", "first")
    for number in range(2):
        do_step(page, number, steps[number])
    stands_at(page, 2)
