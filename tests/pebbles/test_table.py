"""Pebbles at a server's table: played over the wire against a bot, saved, gone on with, replayed, and played again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import Friend, Place, Served, close_all, serving

import mindtable

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("pebbles"), games=["examples.pebbles"]) as running:
        yield running
        close_all()


def play_on(place: Place, moves: int = 20) -> None:
    """Take one pebble, so many times or until the game is over; the bot answers each time."""
    for _ in range(moves):
        assert place.position is not None
        if place.position["over"]:
            return
        if not place.choices:
            place.until(lambda message: place.choices or (place.position and place.position["over"]))
        else:
            assert place.act("take 1")["type"] == "done"


def test_the_lobby_knows_its_levels(served: Served) -> None:
    told = {game["id"]: game for game in Friend(served).get("/api/games")}
    assert [level["name"] for level in told["pebbles"]["levels"]] == ["novice", "old-hand"]
    assert (told["pebbles"]["lessons"], told["pebbles"]["content"]) == (False, True)
    assert told.keys() > {"pebbles"}, "besides the games that come with the program"


def test_a_whole_game_against_a_bot(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("pebbles", "me", "old-hand", options={"players": 2, "heap": 10}, seed="7"))
    assert place.position is not None
    assert [choice["facts"] for choice in place.position["choices"]] == [{"amount": 1}, {"amount": 2}, {"amount": 3}]
    assert place.ask("hint", seat=0, number=0)["advice"]

    play_on(place, 2)
    place.settle()
    assert place.ask("ask", seat=0, wish="save")["type"] == "done"
    half = ada.get(f"/api/tables/{place.table_id}/history")
    play_on(place)
    results = place.table["results"]
    assert sorted(result["score"] for result in results) == [0, 1]

    # The replay shows every position as the rules make it from the file.
    path = f"/api/tables/{place.table_id}"
    play = mindtable.load(ada.get(f"{path}/history"))
    assert play.winners() == [result["seat"] for result in results if result["won"]]
    for number in range(play.number + 1):
        there = play.clone()
        there.rewind(number)
        assert ada.get(f"{path}/moments/{number}?seat=0")["view"] == there.view(0)

    # What was saved half way goes on at another table.
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    other = ada.sit(ada.post("/api/tables/import", {"history": half, "seats": seats}))
    assert other.position is not None
    assert 0 < other.number < play.number
    play_on(other)
    assert other.table["state"] == "over"

    again = ada.post(f"{path}/rematch", {"rotate": True})
    assert [seat["level"] or seat["name"] for seat in again["seats"]] == ["old-hand", "Ada"]
    rematch = ada.sit(again)
    play_on(rematch)
    assert rematch.table["state"] == "over"
