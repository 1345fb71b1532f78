"""Attack: win a rated game without playing it.

By having an absent opponent replaced with a weak bot, by going back alone until it works out, by seating someone in a
rated game they never accepted, by leaving before the end, or by going on from a finished game whose secrets are known.
The rules that stop this are in docs/security.md.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, play_out, refusal

import mindtable
from mindtable.bots import levels
from mindtable.server.ops import clock


class Rated:
    """A rated game of Ada against Bob."""

    def __init__(self, served: Served, game: str = "lanterns") -> None:
        self.ada, self.bob = Friend(served, "Ada"), Friend(served, "Bob")
        self.table = self.ada.open(game, "me", "open", options={"players": 2}, rated=True)
        self.bob.come(self.table, 1)
        self.places = [self.ada.sit(self.table), self.bob.sit(self.table)]
        for place in self.places:
            place.settle()
        assert self.places[0].table["rated"]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            for place in self.places:
                place.settle()
            assert next(place for place in self.places if place.choices).act()["type"] == "done"

    def bob_goes_away(self) -> None:
        """Not by leaving: his line is gone, and he keeps Ada waiting."""
        ada, bob = self.places
        while not bob.choices:
            self.play(1)
            for place in self.places:
                place.settle()
        bob.close()
        ada.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])

    def ask_for_a_stand_in(self, level: str = "random") -> dict[str, Any]:
        with pytest.MonkeyPatch.context() as patch:
            later = clock.now() + 301
            patch.setattr(clock, "source", lambda: later)
            return self.places[0].ask("ask", seat=0, wish="stand-in", of=1, level=level)

    def bob_leaves(self) -> None:
        self.bob.post(f"/api/tables/{self.table['id']}/leave", {"seat": 1})


def rating(friend: Friend) -> dict[str, Any]:
    rated = friend.get("/api/me/statistics")["rated"]
    return dict(rated[0]) if rated else {"games": 0, "won": 0, "rating": 0.0}


def finish(place: Place) -> None:
    """Play on until the game is over; a bot has the other seat."""
    while not (place.position or {})["over"]:
        if place.choices:
            assert place.act()["type"] == "done"
        else:
            place.until(lambda message: message["type"] == "update")
    place.settle()


# ---------------------------------------------------------------- leaving


def test_leaving_is_a_loss_at_once(served: Served) -> None:
    at = Rated(served)
    at.play(2)
    at.bob_leaves()
    told = rating(at.bob)
    assert (told["games"], told["won"]) == (1, 0)
    assert told["rating"] < 0
    assert rating(at.ada)["games"] == 0  # her result counts when there is one


def test_coming_back_and_leaving_again_costs_nothing_more(served: Served) -> None:
    at = Rated(served)
    at.bob_leaves()
    once = rating(at.bob)
    at.bob.post(f"/api/tables/{at.table['id']}/take", {"seat": 1})
    at.bob_leaves()
    assert rating(at.bob) == once


def test_leavers_loss_stays_and_the_others_result_counts(served: Served) -> None:
    at = Rated(served)
    at.bob_leaves()
    lost = rating(at.bob)
    assert at.places[0].ask("ask", seat=0, wish="stand-in", of=1, level="random")["type"] == "done"
    finish(at.places[0])
    assert rating(at.bob) == lost
    assert rating(at.ada)["games"] == 1
    results = at.places[0].table["results"]
    assert results[1]["rating_change"] == pytest.approx(lost["rating"])
    assert results[0]["rating_change"] == pytest.approx(rating(at.ada)["rating"])


def test_leaving_an_unrated_game_costs_nothing(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    bob.come(table, 1)
    bob.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    assert rating(bob)["games"] == 0


# ---------------------------------------------------------------- a bot in the absent opponent's seat


def test_stand_in_of_a_rated_game_is_the_strongest(served: Served) -> None:
    at = Rated(served, "cerebria")
    at.bob_goes_away()
    assert at.ask_for_a_stand_in("whim")["type"] == "done"
    at.places[0].settle()
    assert at.places[0].table["seats"][1]["level"] == levels.offered(mindtable.game("cerebria"))[-1]


def test_nobody_goes_back_against_a_stand_in(served: Served) -> None:
    at = Rated(served)
    at.play(3)
    at.bob_goes_away()
    at.ask_for_a_stand_in()
    assert refusal(at.places[0].ask("ask", seat=0, wish="rewind", number=0)) == "stand-in-plays"
    finish(at.places[0])
    assert refusal(at.places[0].ask("ask", seat=0, wish="rewind", number=0)) == "stand-in-plays"


def test_absent_player_loses_and_the_other_sides_result_counts(served: Served) -> None:
    at = Rated(served)
    at.bob_goes_away()
    at.ask_for_a_stand_in()
    finish(at.places[0])
    assert (rating(at.bob)["games"], rating(at.bob)["won"]) == (1, 0)
    assert rating(at.bob)["rating"] < 0
    assert rating(at.ada)["games"] == 1


# ---------------------------------------------------------------- what one side alone gets to know


def test_going_back_that_both_sides_wanted_stays_rated(served: Served) -> None:
    at = Rated(served)
    at.play(3)
    ada, bob = at.places
    ada.ask("ask", seat=0, wish="rewind", number=0)
    bob.settle()
    bob.ask("consent", seat=1, request=bob.requests[0]["request"], agree=True)
    ada.settle()
    assert ada.number == 0
    assert ada.table["rated"]


def test_going_back_alone_after_the_other_left_is_no_longer_rated(served: Served) -> None:
    at = Rated(served)
    at.play(3)
    at.bob_leaves()
    at.places[0].ask("ask", seat=0, wish="rewind", number=0)
    at.places[0].settle()
    assert at.places[0].number == 0
    assert not at.places[0].table["rated"]


def test_finished_game_that_is_taken_back_is_no_longer_rated(served: Served) -> None:
    """When it is over everyone may read its file, seed and all."""
    at = Rated(served)
    play_out(*at.places)
    counted = rating(at.ada)
    assert at.ada.get(f"/api/tables/{at.table['id']}/history")
    ada, bob = at.places
    for place in at.places:
        place.settle()
    ada.ask("ask", seat=0, wish="rewind", number=0)
    bob.settle()
    bob.ask("consent", seat=1, request=bob.requests[0]["request"], agree=True)
    ada.settle()
    assert not ada.table["rated"]
    play_out(*at.places)
    assert rating(at.ada) == counted


def test_game_that_was_saved_is_no_longer_rated(served: Served) -> None:
    at = Rated(served)
    ada, bob = at.places
    ada.ask("ask", seat=0, wish="save")
    bob.settle()
    bob.ask("consent", seat=1, request=bob.requests[0]["request"], agree=True)
    ada.settle()
    assert not ada.table["rated"]


# ---------------------------------------------------------------- nobody sits in a game they didn't accept


def test_rematch_waits_for_the_other_to_accept(served: Served) -> None:
    at = Rated(served)
    play_out(*at.places)
    path = f"/api/tables/{at.table['id']}/rematch"
    again = at.ada.post(path, {})
    assert again["state"] == "open"
    assert [(seat["kind"], seat["kept_for"]) for seat in again["seats"]] == [("person", ""), ("open", "Bob")]
    eve = Friend(served, "Eve")
    eve.come(again)
    assert refusal(eve.post(f"/api/tables/{again['id']}/take", {"seat": 1}, 409)) == "seat-taken"
    accepted = at.bob.post(path, {})
    assert accepted["id"] == again["id"]
    assert accepted["state"] == "playing"
    assert accepted["rated"]


def test_rematch_can_be_declined(served: Served) -> None:
    at = Rated(served)
    play_out(*at.places)
    again = at.ada.post(f"/api/tables/{at.table['id']}/rematch", {})
    declined = at.bob.post(f"/api/tables/{again['id']}/leave", {"seat": 1})
    assert (declined["seats"][1]["kind"], declined["seats"][1]["kept_for"]) == ("open", "")
    assert rating(at.bob)["games"] == 1  # declining costs nothing


def test_rematch_with_bots_begins_at_once(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "random", options={"players": 2}))
    finish(place)
    assert ada.post(f"/api/tables/{place.table_id}/rematch", {})["state"] == "playing"
