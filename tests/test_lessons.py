"""The lessons: every one can be walked to its end, however its learner chooses, and says what it means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.every_game import GAMES, every_game, trial

import mindtable
from mindtable import lessons
from mindtable.kernel.errors import IllegalAction
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Phrase
from mindtable.lessons import ANY, AREAS, Learning, Lesson, Step
from mindtable.text import LANGUAGES, phrase_problems, say

EVERY = [(game.id, lesson.id) for game in GAMES for lesson in lessons.lessons(game)]


def found(game_id: str, lesson_id: str) -> tuple[Game[Any], Lesson]:
    game = mindtable.game(game_id)
    lesson = lessons.lesson(game, lesson_id)
    assert lesson is not None
    return game, lesson


def nouns(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    known = {verb.nouns.kind: verb.nouns.names for verb in game.vocabulary.verbs}
    for kind, names in trial(game).drawn.items():
        known[kind] = known[names] if isinstance(names, str) else tuple(names)
    return known


@every_game
def test_every_game_begins_with_a_staged_first_game(game: Game[Any]) -> None:
    first = lessons.lessons(game)[0]
    assert first.id == "first"
    assert first.minutes < trial(game).most_minutes
    assert first.steps[0].do, "one acts from the first second"


@every_game
def test_the_short_lessons_are_there(game: Game[Any]) -> None:
    assert {lesson.id for lesson in lessons.lessons(game)} >= trial(game).lessons


CHOOSERS: dict[str, Callable[[list[str]], str]] = {
    "first": lambda wanted: wanted[0],
    "last": lambda wanted: wanted[-1],
    "middle": lambda wanted: wanted[len(wanted) // 2],
}


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)
def test_a_lesson_is_walked_to_its_end(game_id: str, lesson_id: str, chooser: str) -> None:
    """Every move that a step asks for is on offer then, and so is every move that it has others do."""
    game, lesson = found(game_id, lesson_id)
    walked = 0
    for step, play in lessons.walk(game, lesson, CHOOSERS[chooser]):
        walked += 1
        if step.do:
            offered = [play.text(action) for action in play.actions(lesson.seat)]
            assert [text for text in offered if step.wants(text)], f"{step.id}: {step.do} are not among {offered}"
        for seat, action in step.scripted()[:1]:
            assert play.why_not(seat, action) is None, step.id
    assert walked == len(lesson.steps)


@pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)
def test_every_move_of_a_step_is_possible(game_id: str, lesson_id: str) -> None:
    """Not just one of the alternatives: none of them is dead, whatever was chosen before."""
    game, lesson = found(game_id, lesson_id)
    seen: dict[str, set[str]] = {}
    for chooser in CHOOSERS.values():
        for step, play in lessons.walk(game, lesson, chooser):
            texts = {play.text(action) for action in play.actions(lesson.seat)} if step.do else set()
            seen.setdefault(step.id, set()).update(texts)
    for step in lesson.steps:
        if step.times == 1:  # in a series the later ones come up as the earlier ones are done
            assert set(step.do) - {ANY} <= seen[step.id], step.id


@pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)
def test_a_step_points_at_things_that_exist(game_id: str, lesson_id: str) -> None:
    game, lesson = found(game_id, lesson_id)
    known = nouns(game)
    for step in lesson.steps:
        for kind, noun in step.places():
            if noun:
                assert noun in known.get(kind, ()), f"{step.id} points at {kind} {noun}"
            else:
                assert kind in AREAS or kind in trial(game).drawn, f"{step.id} points at {kind}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)
def test_a_lesson_speaks_every_language_in_short_words(game_id: str, lesson_id: str, language: str) -> None:
    game, lesson = found(game_id, lesson_id)
    for key in lesson.text_keys():
        assert phrase_problems(language, Phrase(key), game) == []
        text = say(language, key, game)
        assert len(text) <= 340, f"{key} is too long for a coach: {len(text)} characters"


@pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)
def test_a_lesson_keeps_its_steps_apart(game_id: str, lesson_id: str) -> None:
    _, lesson = found(game_id, lesson_id)
    ids = [step.id for step in lesson.steps]
    assert len(ids) == len(set(ids))
    for step in lesson.steps:
        assert not (step.do and step.others), f"{step.id} asks the learner and the others"
        assert step.times == 1 or step.do, step.id
        assert all(seat != lesson.seat for seat, _ in step.scripted()), step.id


def test_a_lesson_that_no_longer_fits_the_rules_is_noticed() -> None:
    """The walk stops at a move that the rules refuse."""
    game, lesson = found(*EVERY[0])
    broken = Lesson(
        id="broken", order=1, minutes=1, scenario=lesson.scenario, steps=(Step(id="rival", others=("0 at 2",)),)
    )
    with pytest.raises(IllegalAction):
        list(lessons.walk(game, broken))


# --- where a learner stands


def small(*steps: Step) -> Lesson:
    return Lesson(id="small", order=1, minutes=1, scenario="", steps=steps)


def test_learning_goes_on_by_moves_and_by_reading() -> None:
    lesson = small(Step(id="a", do=("x",)), Step(id="b"), Step(id="c", others=("1 y", "1 z")))
    learning = Learning().acted(lesson, 0)
    assert learning.at(lesson) == lesson.steps[1]
    learning = learning.read_on()
    assert learning.next_of_others(lesson) == (1, "y")
    learning = learning.acted(lesson, 1)
    assert learning.next_of_others(lesson) == (1, "z")
    assert learning.acted(lesson, 2).at(lesson) is None


def test_a_step_can_take_several_moves() -> None:
    lesson = small(Step(id="a", do=("x", "y"), times=2), Step(id="b"))
    learning = Learning().acted(lesson, 0)
    assert (learning.step, learning.done) == (0, 1)
    assert learning.acted(lesson, 1).step == 1


def test_learning_goes_back_with_the_play() -> None:
    lesson = small(Step(id="a", do=("x",)), Step(id="b"), Step(id="c", do=("y",)), Step(id="d"))
    learning = Learning().acted(lesson, 0).read_on().acted(lesson, 1)
    assert learning.step == 3
    assert learning.back_to(1).step == 2
    assert learning.back_to(0).step == 0
    assert learning.back_to(5) == learning
