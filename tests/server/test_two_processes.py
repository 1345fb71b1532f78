"""Two processes on one PostgreSQL: both tell of every move, one of two at once wins, and one may die at any time."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.effort import many
from tests.server.processes import Process, process
from tests.server.serving import GAMES, Friend, Place, close_all, refusal
from tests.server.witness import kept, replayed
from websockets.exceptions import ConnectionClosed

import mindtable

ROUNDS = many(15, 60)  # of two at once
DEATHS = many(1, 3)
MOST = 1000  # commands of a game

Pair = tuple[Process, Process]


@pytest.fixture
def two(shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    monkeypatch.setattr(mindtable, "_known", {})
    for module in GAMES:
        mindtable.bring(module)
    with ExitStack() as stack:
        one, other = (stack.enter_context(process(tmp_path / name, shared_database)) for name in ("one", "two"))
        yield one, other
        close_all()


def elsewhere(friend: Friend, server: Process) -> Friend:
    """The same person in a second browser, at another server."""
    second = Friend(server)
    second.http.cookies.update(friend.http.cookies)
    return second


def across(two: Pair, game: str) -> tuple[Place, Place]:
    """Ada at one server and Bob at the other, at the same table."""
    ada, bob = Friend(two[0], "Ada"), Friend(two[1], "Bob")
    table = ada.open(game, "me", "open", options={"players": 2})
    place = ada.sit(table)
    bob.come(table, 1)
    place.until(lambda message: message["type"] == "update")  # news from the other server
    return place, bob.sit(table)


def wait_for(place: Place, number: int) -> None:
    if place.number < number:
        place.until(lambda message: message["type"] == "update" and message["position"]["number"] >= number)


def is_over(place: Place) -> bool:
    assert place.position is not None
    return bool(place.position["over"])


def seen(place: Place) -> list[int]:
    """The sequence numbers of the moves that the place was told of."""
    return [news["seq"] for news in place.news if news["type"] == "update" and news["line"]]


def check_log(two: Pair, table: dict[str, Any], number: int) -> None:
    """The log alone leads to where the players stand."""
    record, rows, _ = kept(two[0].db, table["id"])
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert replayed(record, rows).number == record.number == number


@pytest.mark.parametrize("game", ["lanterns", "cerebria"])
def test_both_see_every_move(two: Pair, game: str) -> None:
    ada, bob = across(two, game)
    chance = random.Random(5)
    for _ in range(MOST):
        if is_over(ada):
            break
        mover, other = (ada, bob) if ada.choices else (bob, ada)
        number = mover.number
        assert mover.act(chance.choice(mover.choices))["type"] == "done"
        wait_for(other, number + 1)
    assert is_over(ada)
    assert is_over(bob)
    assert seen(ada) == seen(bob)
    check_log(two, ada.table, ada.number)


def test_of_two_at_once_one_wins_and_one_is_told(two: Pair) -> None:
    """The same person at both servers does two things at once, again and again."""
    ada = Friend(two[0], "Ada")
    second = elsewhere(ada, two[1])
    chance = random.Random(7)
    won = [0, 0]
    acknowledged = 0
    places: tuple[Place, Place] | None = None
    for _ in range(ROUNDS):
        if places is None or is_over(places[0]):
            table = ada.open("lanterns", "me", "me", options={"players": 2})
            places, acknowledged = (ada.sit(table), second.sit(table)), 0
        seat = places[0].table["deciders"][0]
        for place in places:
            place.ask("look", seat=seat)
        number = places[0].number
        assert places[1].number == number
        first = chance.randrange(2)  # who gets a hair's breadth of a start
        ids = {
            at: places[at].send("act", seat=seat, number=number, action=chance.choice(places[at].choices))
            for at in (first, 1 - first)
        }
        answers = [places[at].answer(ids[at]) for at in (0, 1)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
        loser = next(at for at in (0, 1) if answers[at]["type"] == "refused")
        assert refusal(answers[loser]) == "stale"
        assert answers[loser]["position"]["number"] > number, "the loser is told how it stands"
        won[1 - loser] += 1
        acknowledged += 1
        for place in places:
            wait_for(place, number + 1)
        rows = kept(two[0].db, table["id"]).rows
        assert len(rows) == acknowledged, "one command of two at once is written"
        check_log(two, table, places[0].number)
    assert all(won), f"only one of them ever wins: {won}"


def test_one_dies_and_the_other_goes_on(two: Pair) -> None:
    """Bob's server is killed in the middle of a command of his; Ada notices nothing, and he comes to hers."""
    one, other = two
    ada, bob = across(two, "cerebria")
    chance = random.Random(11)
    for _ in range(DEATHS):
        told = _until_bob_decides(ada, bob, chance)
        words: dict[str, Any] = {"seat": 1, "number": bob.number, "action": chance.choice(bob.choices)}
        id = bob.send("act", **words)
        time.sleep(chance.random() * 0.02)
        other.kill()
        acknowledged = _lose(bob, id)
        assert ada.ask("say", text="Are you there?", seat=0)["type"] == "done"  # all is well here
        bob.friend.follow(one)
        back = bob.friend.sit(bob.table, seat=1, since=told)
        if back.number == words["number"]:
            assert not acknowledged, "acknowledged, and lost"
            assert back.ask("act", **words)["type"] == "done"
        else:
            again = back.ask("act", **words)
            assert refusal(again) == "stale"
        wait_for(ada, back.number)
        assert ada.number == back.number
        other.start()
        bob.friend.follow(other)
        back.close()
        bob = bob.friend.sit(bob.table, seat=1)
    for _ in range(MOST):
        if is_over(ada):
            break
        mover, watcher = (ada, bob) if ada.choices else (bob, ada)
        number = mover.number
        assert mover.act(chance.choice(mover.choices))["type"] == "done"
        wait_for(watcher, number + 1)
    assert is_over(ada)
    heard = [news["type"] for news in ada.news]
    assert heard.count("welcome") == 1, "Ada's connection was never lost"
    moves = [row.seq for row in kept(one.db, ada.table["id"]).rows if row.kind == "action"]
    assert seen(ada) == moves
    check_log(two, ada.table, ada.number)


def _until_bob_decides(ada: Place, bob: Place, chance: random.Random) -> int:
    """Play until it is Bob's move; the last sequence number that he knows."""
    for _ in range(MOST):
        if bob.choices and chance.random() < 0.5:
            break
        mover, watcher = (ada, bob) if ada.choices else (bob, ada)
        number = mover.number
        assert mover.act(chance.choice(mover.choices))["type"] == "done"
        wait_for(watcher, number + 1)
    ada.settle()
    assert not is_over(ada)
    return int(max(news.get("seq", 0) for news in bob.news))


def _lose(place: Place, id: int) -> bool:
    """Take in what still comes from a server that was killed; whether it acknowledged the command."""
    try:
        while True:
            message = place._hear()
            if message.get("id") == id:
                assert message["type"] == "done", message
                return True
    except (ConnectionClosed, OSError):
        return False
