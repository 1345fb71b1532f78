"""Attack: ask for replays and stories, many at once.

Each is made by itself in a process of its own, so requests can't disturb each other, and the server answers others
meanwhile. Those who ask for many wait their turn.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from tests.effort import limit, many
from tests.server.processes import Process, process
from tests.server.serving import PATIENCE, Friend
from tests.server.watcher import Watcher

import mindtable
from mindtable.kernel.play import Play
from mindtable.testing.playing import picks_for, play_on

REQUESTS = many(80, 2400)
AT_ONCE = 24
LANGUAGES = ("en", "de", "pl", "ru")
SEATS = many(2, 4)
# A queue of stories takes minutes on a busy machine. These tests look at those who ask for something else meanwhile.
TIMEOUT = 10 * PATIENCE


class Finished(NamedTuple):
    """A finished game at a table."""

    play: Play
    ada: Friend
    path: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """In a process of its own, so that nothing but the server slows its answers."""
    with process(tmp_path_factory.mktemp("replays")) as running:
        yield running


@pytest.fixture(scope="module")
def history() -> str:
    """A long game, as a file."""
    play = mindtable.game("unconscious").new(seed=7, players=SEATS)
    picks = picks_for(7)
    while not play.over:
        play_on(play, picks, 500)
    return play.save()


@pytest.fixture
def finished(server: Process, history: str) -> Finished:
    ada = Friend(server, "Ada")
    table = ada.post("/api/tables/import", {"history": history})
    assert table["state"] == "over"
    return Finished(mindtable.load(history), ada, f"/api/tables/{table['id']}")


def get_all(ada: Friend, paths: list[str], at_once: int = AT_ONCE) -> list[httpx.Response]:
    """Ask for all of them, so many at once."""
    limits = httpx.Limits(max_connections=at_once)
    with (
        httpx.Client(base_url=ada.served.url, cookies=ada.http.cookies, timeout=TIMEOUT, limits=limits) as browser,
        ThreadPoolExecutor(at_once) as threads,
    ):
        return list(threads.map(browser.get, paths))


def on_wire(view: object) -> Any:
    return json.loads(msgspec.json.encode(view))


def views(play: Play, wanted: set[tuple[int, int]]) -> dict[tuple[int, int], Any]:
    """What each seat saw at each of these numbers."""
    found: dict[tuple[int, int], Any] = {}
    again = play.clone()
    again.rewind(0)
    for number in range(play.number + 1):
        again.follow(play.done[again.number : number])
        found |= {(number, seat): on_wire(again.view(seat)) for seat in range(SEATS) if (number, seat) in wanted}
    return found


def test_parallel_requests_are_all_answered_rightly(finished: Finished) -> None:
    chance = Random(3)
    asked = [(chance.randrange(finished.play.number + 1), chance.randrange(SEATS)) for _ in range(REQUESTS)]
    answers = get_all(finished.ada, [f"{finished.path}/moments/{number}?seat={seat}" for number, seat in asked])
    failed = [answer.text for answer in answers if answer.status_code != 200]
    assert not failed, f"{len(failed)} of {REQUESTS} failed: {failed[0]}"
    right = views(finished.play, set(asked))
    for at, answer in zip(asked, answers, strict=True):
        found = answer.json()
        assert (found["number"], found["last"]) == (at[0], finished.play.number)
        assert found["view"] == right[at]


def stories(finished: Finished) -> list[str]:
    return [f"{finished.path}/story/{language}?seat={seat}" for language in LANGUAGES for seat in range(SEATS)]


def test_stories_hold_up_nobody(server: Process, finished: Finished) -> None:
    with Watcher(server.url) as watcher:
        answers = get_all(finished.ada, stories(finished), at_once=8)
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == len(answers)
    # The goal is 150 ms on any machine. Here it used to be 100 to 150 ms, and is below 10 ms now.
    assert watcher.p95 < limit(0.06)


def test_stories_of_one_leave_others_their_turn(server: Process, finished: Finished) -> None:
    """Mallory wants many stories at once; Bob's replay doesn't wait for all of them."""
    bob = Friend(server, "Bob")
    table = bob.open("lanterns", "me", "me", options={"players": 2})
    bob.sit(table).act()
    with ThreadPoolExecutor(len(stories(finished))) as threads:
        asked = [threads.submit(finished.ada.http.get, path, timeout=TIMEOUT) for path in stories(finished)]
        next(iter(as_completed(asked)))
        assert bob.get(f"/api/tables/{table['id']}/moments/1?seat=0")["number"] == 1
        told = sum(one.done() for one in asked)
    assert told <= 3, f"Bob waited for {told} stories"


def test_what_was_told_is_told_again_at_once(finished: Finished) -> None:
    path = stories(finished)[0]
    began = time.perf_counter()
    told = finished.ada.get(path)
    first = time.perf_counter() - began
    assert {finished.ada.get(path) for _ in range(20)} == {told}
    assert time.perf_counter() - began < 10 * first  # telling it each time would take 21 times as long


def test_story_follows_a_game_that_goes_back(server: Process) -> None:
    """What was told of a choice is not told again once the choice was taken back."""
    ada = Friend(server, "Ada")
    table = ada.open("cerebria", "me", "me", options={"players": 2})
    place = ada.sit(table)
    paths = [f"/api/tables/{table['id']}/{what}?seat={place.seat}" for what in ("story/en", "moments/1")]
    told = []
    for action in place.choices[:2]:
        assert place.act(action)["type"] == "done"
        told.append([ada.get(path) for path in paths])
        assert place.ask("undo", seat=place.seat, number=place.number)["type"] == "done"
        place.settle()
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]
    assert place.act(place.choices[0])["type"] == "done"
    assert [ada.get(path) for path in paths] == told[0]
