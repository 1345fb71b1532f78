"""Lessons over real sockets: one acts at every step, and what the step does not ask for is refused kindly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, refusal, serving

import mindtable
from mindtable import lessons
from mindtable.text import LANGUAGES, knows

FIRSTS = ["cerebria", "unconscious"]


def learn(served: Served, game: str, lesson: str = "first") -> tuple[Friend, dict[str, Any], Place]:
    ada = Friend(served, "Ada")
    table = ada.post(f"/api/games/{game}/lessons/{lesson}")
    return ada, table, ada.sit(table)


def step(place: Place) -> dict[str, Any]:
    assert place.position is not None
    found: dict[str, Any] = place.position["lesson"]
    return found


def go_on(place: Place) -> dict[str, Any]:
    """What the step waits for: its first move, or having read it."""
    if step(place)["waits"] == "move":
        return place.act()
    return place.ask("continue", seat=place.seat, step=step(place)["step"])


def to_step(place: Place, number: int) -> None:
    while step(place)["step"] < number:
        assert go_on(place)["type"] == "done"


def first_of(place: Place, waits: str) -> dict[str, Any]:
    """Go on to the first step that waits for this."""
    while step(place)["waits"] != waits:
        assert go_on(place)["type"] == "done"
    return step(place)


@pytest.mark.parametrize("game", FIRSTS)
def test_lessons_are_listed_in_their_order(served: Served, game: str) -> None:
    listed = Friend(served, "Ada").get(f"/api/games/{game}/lessons")
    assert [lesson["id"] for lesson in listed] == [one.id for one in lessons.lessons(mindtable.game(game))]
    assert listed[0]["title"]["key"] == "lesson-first"
    assert listed[0]["minutes"] <= 12


def test_a_game_without_lessons_has_none(served: Served) -> None:
    ada = Friend(served, "Ada")
    assert ada.get("/api/games/duel/lessons") == []
    ada.get("/api/games/chess/lessons", status=404)
    ada.post("/api/games/duel/lessons/first", status=404)
    ada.post("/api/games/cerebria/lessons/nothing", status=404)


def test_a_stranger_gives_a_name_first(served: Served) -> None:
    stranger = Friend(served, "")
    assert stranger.get("/api/games/cerebria/lessons")
    stranger.post("/api/games/cerebria/lessons/first", status=401)


@pytest.mark.parametrize("game", FIRSTS)
def test_a_lesson_is_taken_to_its_end(served: Served, game: str) -> None:
    ada, table, place = learn(served, game)
    assert (table["state"], table["lesson"], table["listed"], table["rated"]) == ("playing", "first", False, False)
    assert step(place)["waits"] == "move", "one acts from the first second"
    of = step(place)["of"]
    seen = []
    while step(place)["waits"] != "end":
        seen.append(step(place)["step"])
        assert bool(place.choices) == (step(place)["waits"] == "move")
        assert go_on(place)["type"] == "done"
    assert sorted(set(seen)) == list(range(of))
    assert step(place)["text"]["key"] == "lesson-finished"
    assert place.table["state"] == "over"
    assert [one["state"] for one in ada.get("/api/me/tables")] == ["over"]
    assert ada.get("/api/me/statistics")["played"] == 0, "a lesson is no game that counts"


def test_another_move_is_refused_kindly(served: Served) -> None:
    _, _, place = learn(served, "cerebria")
    before = step(place)
    allowed_by_the_rules = place.act("to cradle-network")
    assert refusal(allowed_by_the_rules) == "lesson-other-move"
    refused = {one["action"]: one for one in place.ask("why", seat=0, number=place.number)["refused"]}
    assert refusal(refused["to cradle-network"]) == "lesson-other-move"
    assert refusal(refused["to valley"]) == "not-a-free-frontier"
    assert "to valley-cradle" not in refused
    assert step(place) == before
    assert place.act("to valley-cradle")["type"] == "done"


def test_what_the_rules_refuse_is_explained_by_the_rules(served: Served) -> None:
    _, _, place = learn(served, "cerebria")
    answer = place.act("to valley")
    assert refusal(answer) == "not-a-free-frontier"


def test_reading_comes_before_moving_and_moving_before_reading(served: Served) -> None:
    _, _, place = learn(served, "cerebria")
    assert refusal(place.ask("continue", seat=0, step=0)) == "lesson-move-first"
    read = first_of(place, "continue")
    assert not place.choices
    assert refusal(place.act("begin move")) in ("lesson-read-on", "not-your-decision")
    assert refusal(place.ask("continue", seat=0, step=read["step"] - 1)) == "stale"
    assert place.ask("continue", seat=0, step=read["step"])["type"] == "done"
    assert step(place)["step"] == read["step"] + 1


def test_the_others_play_their_lines_one_by_one(served: Served) -> None:
    _, _, place = learn(served, "cerebria")
    to_step(place, 2)
    heard = len(place.news)
    assert go_on(place)["type"] == "done"
    updates = [message for message in place.news[heard:] if message["type"] == "update"]
    assert [update["by"] for update in updates] == [1, 1]
    assert all(update["line"] for update in updates)
    assert step(place)["waits"] == "move"


def test_no_bot_moves_by_itself_in_a_lesson(served: Served) -> None:
    _, table, place = learn(served, "cerebria")
    to_step(place, 2)
    assert place.position is not None
    assert place.position["deciders"] == [1]
    live = served.services.tables.in_memory[table["id"]]
    assert live.state.bots_to_move() == []
    assert not live.state.table.bot_decides


def test_undo_takes_the_lesson_back_too(served: Served) -> None:
    _, _, place = learn(served, "cerebria")
    place.act()
    assert step(place)["step"] == 1
    assert place.ask("undo", seat=0, number=place.number)["type"] == "done"
    assert step(place)["step"] == 0
    assert place.choices == ["to valley-cradle"]


@pytest.mark.parametrize("game", FIRSTS)
def test_a_reload_stands_at_the_same_step(served: Served, game: str) -> None:
    ada, table, place = learn(served, game)
    to_step(place, 8)
    again = ada.sit(table)
    assert step(again) == step(place)
    assert again.choices == place.choices


def test_a_restarted_server_stands_at_the_same_step(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada, table, place = learn(served, "unconscious")
        to_step(place, 9)
        before, choices, cookies = step(place), place.choices, ada.http.cookies
    with serving(tmp_path) as served:
        again = Friend(served, "")
        again.http.cookies = cookies
        place = again.sit(table)
        assert step(place) == before
        assert place.choices == choices
        assert go_on(place)["type"] == "done"


def test_beginning_again_closes_what_was_left(served: Served) -> None:
    ada, table, _ = learn(served, "cerebria")
    again = ada.post("/api/games/cerebria/lessons/first")
    other = ada.post("/api/games/cerebria/lessons/quell")
    states = {one["id"]: one["state"] for one in ada.get("/api/me/tables")}
    assert states == {table["id"]: "over", again["id"]: "playing", other["id"]: "playing"}


def test_a_lesson_is_for_its_learner_alone(served: Served) -> None:
    _, table, _ = learn(served, "cerebria")
    bob = Friend(served, "Bob")
    bob.get(f"/api/tables/{table['id']}", status=404)
    bob.come(table)
    watching = bob.sit(table)
    assert watching.position is not None
    assert watching.position["lesson"] is None
    assert refusal(watching.ask("continue", seat=0, step=0)) == "not-your-seat"


def test_an_ordinary_table_has_no_lesson(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("duel", "me", "me", options={"players": 2})
    place = ada.sit(table)
    assert table["lesson"] == ""
    assert step(place) is None
    assert refusal(place.ask("continue", seat=place.seat, step=0)) == "not-a-lesson"


def test_a_lesson_has_no_rematch(served: Served) -> None:
    ada, table, place = learn(served, "cerebria", "empower")
    while step(place)["waits"] != "end":
        go_on(place)
    assert step(place)["after"] == "intentions"
    answer = ada.post(f"/api/tables/{table['id']}/rematch", {"rotate": False}, status=409)
    assert refusal(answer) == "lesson-over"


def test_refusals_of_lessons_speak_every_language() -> None:
    for key in ("lesson-other-move", "lesson-read-on", "lesson-move-first", "lesson-over", "not-a-lesson"):
        assert all(knows(language, f"reason-{key}") for language in LANGUAGES), key
