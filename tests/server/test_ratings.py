"""Ratings and statistics: team-aware, opted in per table, counted once and together with the result."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.serving import Friend, Place, Served, play_out, serving

from mindtable.server.people import ratings
from mindtable.server.people.ratings import UNKNOWN, Strength, rate
from mindtable.server.store.rows import Chat, Row, Said
from mindtable.server.store.store import Raced
from mindtable.server.web import wire


def results(scores: list[int], *winners: int) -> list[wire.Result]:
    return [wire.Result(seat=seat, score=score, won=seat in winners) for seat, score in enumerate(scores)]


def new_comers(many: int) -> dict[int, Strength]:
    return dict.fromkeys(range(many), UNKNOWN)


# --- the model


def test_team_mates_rise_and_fall_together() -> None:
    after = rate([0, 1, 0, 1], results([30, 20, 30, 20], 0, 2), new_comers(4))
    assert after[0] == after[2]
    assert after[1] == after[3]
    assert after[0].mu > UNKNOWN.mu > after[1].mu
    assert all(strength.sigma < UNKNOWN.sigma for strength in after.values())


def test_losers_are_ranked_by_their_points() -> None:
    after = rate([0, 1, 2], results([9, 12, 5], 0), new_comers(3))
    assert after[0].mu > after[1].mu > after[2].mu


def test_tie_of_equals_changes_no_guess() -> None:
    after = rate([0, 1], results([7, 7], 0, 1), new_comers(2))
    assert after[0] == after[1]
    assert after[0].mu == pytest.approx(UNKNOWN.mu)


def test_beating_the_strong_counts_more() -> None:
    strong, weak = Strength(35.0, 3.0), Strength(15.0, 3.0)
    surprise = rate([0, 1], results([1, 0], 0), {0: weak, 1: strong})[0].mu - weak.mu
    routine = rate([0, 1], results([1, 0], 0), {0: strong, 1: weak})[0].mu - strong.mu
    assert surprise > 5 * routine > 0


# --- at the table


def two_at(served: Served, ada: Friend, bob: Friend, **wishes: Any) -> tuple[Place, Place]:
    table = ada.open("lanterns", "me", "open", options={"players": 2}, **wishes)
    bob.come(table, 1)
    return ada.sit(table), bob.sit(table)


def test_rated_table_moves_both_ratings(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    places = two_at(served, ada, bob, rated=True)
    play_out(*places)
    for place in places:
        place.settle()
    final = places[0].table["results"]
    assert final == places[1].table["results"]
    for friend, result in zip((ada, bob), final, strict=True):
        told = friend.get("/api/me/statistics")
        (rating,) = told["rated"]
        assert (told["played"], told["won"]) == (1, int(result["won"]))
        assert (rating["game"], rating["games"], rating["won"]) == ("lanterns", 1, int(result["won"]))
        assert rating["rating"] == pytest.approx(result["rating_change"])
        assert rating["sure"] < UNKNOWN.sigma
        (change,) = told["changes"]
        assert change["table"] == places[0].table_id
        assert change["after"] - change["before"] == pytest.approx(result["rating_change"])
    if final[0]["won"] != final[1]["won"]:
        winner = 0 if final[0]["won"] else 1
        assert final[winner]["rating_change"] > final[1 - winner]["rating_change"]


def test_second_table_builds_on_the_first(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    for _ in range(2):
        play_out(*two_at(served, ada, bob, rated=True))
    told = ada.get("/api/me/statistics")
    assert told["rated"][0]["games"] == 2
    later, earlier = told["changes"]
    assert later["before"] == earlier["after"]
    assert later["after"] == told["rated"][0]["rating"]


def test_unrated_table_moves_nothing(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    places = two_at(served, ada, bob)
    play_out(*places)
    assert places[0].table["results"][0]["rating_change"] is None
    told = ada.get("/api/me/statistics")
    assert told["rated"] == told["changes"] == []
    assert told["played"] == 1
    assert told["by_game"][0]["game"] == "lanterns"


@pytest.mark.parametrize("seats", [["me", "random"], ["me", "me"]])
def test_bots_and_own_company_are_not_rated(served: Served, seats: list[str]) -> None:
    ada = Friend(served, "Ada")
    assert ada.open("lanterns", *seats, options={"players": 2}, rated=True)["rated"] is False


def test_given_seed_is_not_rated(served: Served) -> None:
    ada = Friend(served, "Ada")
    assert ada.open("lanterns", "me", "open", options={"players": 2}, rated=True, seed="3")["rated"] is False


def test_table_counts_once_even_if_its_end_is_taken_back(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    places = two_at(served, ada, bob, rated=True)
    play_out(*places)
    counted = [friend.get("/api/me/statistics")["rated"] for friend in (ada, bob)]
    number = places[0].number - 3
    assert places[0].ask("ask", seat=0, wish="rewind", number=number)["type"] == "done"
    places[1].settle()
    request = places[1].requests[0]["request"]
    assert places[1].ask("consent", seat=1, request=request, agree=True)["type"] == "done"
    assert ada.get("/api/me/statistics")["played"] == 0
    play_out(*places)
    places[0].settle()
    assert places[0].table["results"][0]["rating_change"] is None
    assert [friend.get("/api/me/statistics")["rated"] for friend in (ada, bob)] == counted
    assert ada.get("/api/me/statistics")["played"] == 1


def test_change_is_still_told_after_a_restart(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, db=database) as served:
        ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
        places = two_at(served, ada, bob, rated=True)
        play_out(*places)
        told, cookie = places[0].table["results"], ada.cookie
    with serving(tmp_path, db=database) as served:
        again = Friend(served).http.get(f"/api/tables/{places[0].table_id}", headers={"Cookie": cookie}).json()
    assert again["results"] == told
    assert told[0]["rating_change"] is not None


def test_what_lost_the_race_rates_nobody(tmp_path: Path, database: str) -> None:
    """The counting happens in the transaction of the last row: without the row there is no rating."""
    with serving(tmp_path, db=database) as served:
        ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
        place, _ = two_at(served, ada, bob, rated=True)
        services = served.services

        async def lose() -> None:
            live = await services.tables.open(place.table_id)
            async with live.lock:
                state = live.state.copy()
                state.table.results = results([3, 2], 0)

                async def count(connection: AsyncConnection) -> None:
                    told = await ratings.count(services.store, connection, state.table, state.seats, state.teams)
                    assert told[0] > 0

                taken = Row(seq=state.table.seq, body=Said(Chat("Ada", "table", "second")), at=0.0)
                with pytest.raises(Raced):
                    await services.store.append(state.table, [], [taken], None, count)

        place.ask("say", text="first")
        asyncio.run_coroutine_threadsafe(lose(), served.loop).result(30)
        told = ada.get("/api/me/statistics")
        assert told["rated"] == told["changes"] == []
