"""Tables before and after play: opening, finding, sitting down, leaving, bots, rematches, files, statistics."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, play_out, refusal

import mindtable
from mindtable.server.ops import clock


def finished(served: Served, *names: str) -> tuple[list[Friend], dict[str, Any]]:
    """A table of duel played to its end."""
    friends = [Friend(served, name) for name in names]
    seats = ["me", *["open"] * (len(names) - 1)]
    table = friends[0].open("duel", *seats, options={"players": len(names)})
    for seat, friend in enumerate(friends[1:], start=1):
        friend.come(table, seat)
    places = [friend.sit(table) for friend in friends]
    play_out(*places)
    return friends, places[0].table


# --- opening and finding


def test_private_table_is_known_to_its_people_only(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    hidden = bob.http.get(f"/api/tables/{table['id']}")
    unknown = bob.http.get("/api/tables/" + "0" * 24)
    assert hidden.status_code == unknown.status_code == 404
    assert hidden.content == unknown.content
    assert table["id"] not in [listed["id"] for listed in bob.get("/api/tables")]
    assert [mine["id"] for mine in ada.get("/api/me/tables")] == [table["id"]]
    typed = f"{table['code'][:4].lower()}-{table['code'][4:]} "
    assert bob.post(f"/api/codes/{typed}")["id"] == table["id"]
    assert bob.get(f"/api/tables/{table['id']}")["code"] == ""
    assert refusal(bob.post("/api/codes/AAAAAAAA", None, 404)) == "not-found"


def test_listed_table_is_there_for_all(served: Served) -> None:
    table = Friend(served, "Ada").open("duel", "me", "open", options={"players": 2}, listed=True)
    stranger = Friend(served)
    (shown,) = [listed for listed in stranger.get("/api/tables") if listed["id"] == table["id"]]
    assert shown["code"] == ""
    assert shown["owner"] is False
    bob = Friend(served, "Bob")
    assert bob.post(f"/api/tables/{table['id']}/take", {"seat": 1})["state"] == "playing"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "duel", "options": {"players": 99}}, "option-out-of-range"),
        ({"game": "duel", "options": {"colour": "red"}}, "unknown-option"),
        ({"game": "duel", "options": {"players": 2}, "seats": [{"kind": "me"}] * 3}, "unknown-seat"),
        ({"game": "duel", "seats": [{"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({"game": "cerebria", "options": {"pack": ["/etc/passwd"]}}, "option-not-here"),
        ({"game": "cerebria", "scenario": "[options]\npack = ['/etc/passwd']"}, "option-not-here"),
        ({"game": "duel", "seats": [{"kind": "queen"}]}, "malformed"),
        ({"game": "duel", "seed": 7}, "malformed"),
        ({"game": "duel", "seed": ""}, "bad-seed"),
        ({"game": "duel", "seed": "9" * 65}, "bad-seed"),
        ({"game": "duel", "seed": "two\nlines"}, "bad-seed"),
        ({"game": "lanterns", "scenario": "seed = " + "9" * 65}, "bad-seed"),
        ({"game": "lanterns", "scenario": "x ="}, "scenario-not-toml"),
        ({}, "malformed"),
    ],
)
def test_impossible_tables_are_refused(served: Served, wish: dict[str, Any], reason: str) -> None:
    assert refusal(Friend(served, "Ada").post("/api/tables", wish, 400)) == reason


def test_table_with_a_given_seed_is_an_open_book(served: Served) -> None:
    ada = Friend(served, "Ada")
    given = ada.open("duel", "me", "me", options={"players": 2}, seed="5", rated=True)
    assert (given["open_book"], given["rated"]) == (True, False)
    usual = ada.open("duel", "me", "open", options={"players": 2}, rated=True)
    assert (usual["open_book"], usual["rated"]) == (False, True)


# --- seats


def test_seats_are_taken_left_filled_and_freed(served: Served) -> None:
    ada, bob, cy = (Friend(served, name) for name in ("Ada", "Bob", "Cy"))
    table = ada.open("lanterns", "me", "open", "open", "open", options={"players": 4})
    path = f"/api/tables/{table['id']}"
    bob.come(table, 1)
    cy.come(table)
    assert refusal(cy.post(f"{path}/take", {"seat": 1}, 409)) == "seat-taken"
    assert refusal(cy.post(f"{path}/take", {"seat": 7}, 404)) == "not-found"
    assert refusal(cy.post(f"{path}/leave", {"seat": 1}, 403)) == "not-your-seat"
    assert refusal(cy.post(f"{path}/fill", {"seat": 2, "level": "random"}, 403)) == "not-your-table"
    assert refusal(ada.post(f"{path}/fill", {"seat": 1, "level": "random"}, 409)) == "seat-taken"
    assert refusal(ada.post(f"{path}/fill", {"seat": 2, "level": "genius"}, 400)) == "unknown-bot"
    assert ada.post(f"{path}/fill", {"seat": 2, "level": "random"})["seats"][2]["level"] == "random"
    assert ada.post(f"{path}/free", {"seat": 2})["seats"][2]["kind"] == "open"
    assert bob.post(f"{path}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
    assert cy.post(f"{path}/take", {"seat": 1})["seats"][1]["name"] == "Cy"


def test_leaver_is_stood_in_for_and_comes_back(served: Served) -> None:
    friends = [Friend(served, name) for name in ("Ada", "Bob", "Cy")]
    table = friends[0].open("duel", "me", "open", "open", options={"players": 3, "rounds": 5})
    for seat in (1, 2):
        friends[seat].come(table, seat)
    ada, bob, cy = (friend.sit(table) for friend in friends)
    path = f"/api/tables/{table['id']}"
    assert refusal(ada.ask("ask", seat=0, wish="stand-in", of=2, level="random")) == "not-away"
    friends[2].post(f"{path}/leave", {"seat": 2})
    ada.settle()
    assert ada.table["seats"][2]["left"]
    assert refusal(ada.ask("ask", seat=0, wish="stand-in", of=2, level="genius")) == "unknown-bot"
    ada.ask("ask", seat=0, wish="stand-in", of=2, level="random")
    bob.settle()
    bob.ask("consent", seat=1, request=bob.requests[0]["request"], agree=True)
    bob.until(lambda message: message["type"] == "update" and message["by"] == 2)
    assert bob.table["seats"][2]["stand_in"]
    assert refusal(cy.act("bid 1")) == "not-your-seat"
    back = friends[2].post(f"{path}/take", {"seat": 2})["seats"][2]
    assert (back["kind"], back["stand_in"], back["mine"]) == ("person", False, True)


def test_bot_stands_in_for_one_who_is_away_and_keeps_all_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    bob.come(table, 1)
    place, other = ada.sit(table), bob.sit(table)
    ask = {"seat": 0, "wish": "stand-in", "of": 1, "level": "random"}
    later = clock.now() + 301
    monkeypatch.setattr(clock, "source", lambda: later)
    assert refusal(place.ask("ask", **ask)) == "not-away"  # slow, but there
    other.close()
    place.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])
    assert place.ask("ask", **ask)["type"] == "done"
    assert place.table["seats"][1]["stand_in"]


def test_stand_in_does_not_agree_for_its_person(served: Served) -> None:
    """One player can't have the absent other replaced and then rewind or save alone."""
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2, "rounds": 5})
    bob.come(table, 1)
    place, other = ada.sit(table), bob.sit(table)
    place.settle()
    later = clock.now() + 301
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "source", lambda: later)
        other.close()
        place.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])
        assert place.table["seats"][1]["stand_in_after"] == 0
        place.ask("ask", seat=0, wish="stand-in", of=1, level="random")
    place.act()
    place.ask("ask", seat=0, wish="save")
    assert [request["wish"] for request in place.requests] == ["save"]
    assert not place.table["shared"]
    back = bob.sit(table)  # who looks in, and agrees without taking the seat back
    assert back.ask("consent", seat=1, request=back.requests[0]["request"], agree=True)["type"] == "done"
    assert back.table["shared"]


def test_away_player_is_told_with_the_time_until_a_bot_may_stand_in(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    bob.come(table, 1)
    place, other = ada.sit(table), bob.sit(table)
    place.settle()
    assert place.table["seats"][1]["stand_in_after"] is None
    other.close()
    place.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])
    after = place.table["seats"][1]["stand_in_after"]
    assert after is not None
    assert 0 < after <= 300


# --- afterwards


def test_rematch_has_the_same_company(served: Served) -> None:
    (ada, bob), table = finished(served, "Ada", "Bob")
    path = f"/api/tables/{table['id']}/rematch"
    again = ada.post(path, {"rotate": True})
    assert [seat["name"] or seat["kept_for"] for seat in again["seats"]] == ["Bob", "Ada"]
    assert again["state"] == "open"
    accepted = bob.post(path, {"rotate": False})
    assert (accepted["id"], accepted["state"]) == (again["id"], "playing")
    assert [seat["name"] for seat in accepted["seats"]] == ["Bob", "Ada"]
    assert ada.get(f"/api/tables/{table['id']}")["rematch"] == again["id"]
    assert refusal(ada.post(f"/api/tables/{again['id']}/rematch", {}, 409)) == "still-running"
    play_out(ada.sit(accepted), bob.sit(accepted))
    dealt = [ada.get(f"/api/tables/{game['id']}/history").partition("seed: ")[2].split()[0] for game in (table, again)]
    assert dealt[0] != dealt[1]
    eve = Friend(served, "Eve")
    eve.come(table)
    assert refusal(eve.post(path, {}, 403)) == "not-at-the-table"


def test_statistics_count_finished_tables(served: Served) -> None:
    (ada, bob), table = finished(served, "Ada", "Bob")
    for friend, result in zip((ada, bob), table["results"], strict=True):
        figures = friend.get("/api/me/statistics")
        assert (figures["played"], figures["won"]) == (1, int(result["won"]))
        assert figures["by_game"][0]["game"] == "duel"


def test_history_is_for_when_all_is_over(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    assert refusal(ada.get(f"/api/tables/{table['id']}/history", 409)) == "not-started"
    bob.come(table, 1)
    places = ada.sit(table), bob.sit(table)
    for friend in (ada, bob):
        assert refusal(friend.get(f"/api/tables/{table['id']}/history", 403)) == "save-not-agreed"
    play_out(*places)
    text = bob.get(f"/api/tables/{table['id']}/history")
    play = mindtable.load(text)
    assert play.over
    assert play.names == {0: "Ada", 1: "Bob"}
    assert play.view(0) == bob.get(f"/api/tables/{table['id']}/moments/{play.number}?seat=0")["view"]


def test_saved_game_goes_on_at_another_table(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "me", options={"players": 2}))
    for _ in range(5):
        place.ask("look", seat=place.table["deciders"][0])
        place.act()
    place.ask("ask", seat=0, wish="save")
    text = ada.get(f"/api/tables/{place.table_id}/history")
    eve = Friend(served, "Eve")
    eve.come(place.table)  # she watches, and nobody asked her
    assert refusal(eve.get(f"/api/tables/{place.table_id}/history", 403)) == "save-not-agreed"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ada.post("/api/tables/import", {"history": text, "seats": seats})
    assert (table["state"], table["open_book"], table["number"]) == ("playing", True, place.number)
    # Its log tells what was done before, too.
    told = [
        (line["number"], line["seat"], line["happened"]) for line in ada.get(f"/api/tables/{table['id']}/log?seat=0")
    ]
    assert told[:5] == [
        (line["number"], line["seat"], line["happened"]) for line in ada.get(f"/api/tables/{place.table_id}/log?seat=0")
    ]
    again = ada.sit(table)
    assert again.first["absence"] is None
    before = place.ask("look", seat=0)["position"]
    if 0 in table["deciders"]:
        assert again.first["position"]["view"] == before["view"]
        assert again.act()["type"] == "done"
    assert again.ask("ask", seat=0, wish="rewind", number=0)["type"] == "done"


@pytest.mark.parametrize(
    ("text", "reason"), [("", "save-not-a-history"), ("mindtable history 1\ngame: duel\n", "save-damaged")]
)
def test_damaged_files_are_refused(served: Served, text: str, reason: str) -> None:
    assert refusal(Friend(served, "Ada").post("/api/tables/import", {"history": text}, 400)) == reason


def test_files_of_the_server_are_not_read_for_strangers(served: Served) -> None:
    game, ada = mindtable.game("cerebria"), Friend(served, "Ada")
    scenario = "[options]\nplayers = 2\n"
    for text in (
        game.new(seed=1, players=2).save().replace("option pack: ", "option pack: /etc/passwd;"),
        game.scenario(scenario).save().replace("players = 2\n", "players = 2\n  pack = ['/etc/passwd']\n"),
    ):
        body = text[: text.index("check: ")]
        forged = body + f"check: {zlib.crc32(body.encode()):08x}\n"
        assert refusal(ada.post("/api/tables/import", {"history": forged}, 400)) == "option-not-here"
    asked = {"options": {"pack": ["/etc/passwd"]}}
    assert refusal(ada.post("/api/games/cerebria/options", asked)["refusal"]) == "option-not-here"


# --- replays


def test_every_position_has_an_address(served: Served) -> None:
    (ada, _), table = finished(served, "Ada", "Bob")
    path = f"/api/tables/{table['id']}"
    play = mindtable.load(ada.get(f"{path}/history"))
    for number in [*range(play.number + 1), 0, 3, 2]:
        there = play.clone()
        there.rewind(number)
        moment = ada.get(f"{path}/moments/{number}?seat=1")
        assert moment["view"] == there.view(1)
        assert (moment["number"], moment["last"]) == (number, play.number)
        assert moment["actor"] == (play.done[number - 1].seat if number else -1)
    assert refusal(ada.get(f"{path}/moments/{play.number + 1}", 404)) == "not-found"
    assert refusal(ada.get(f"{path}/moments/-1", 400)) == "malformed"
    assert refusal(ada.get(f"{path}/moments/1?seat=5", 404)) == "not-found"


def test_running_table_is_replayed_with_ones_own_eyes(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    bob.come(table, 1)
    place = Place(ada, table["id"])
    bid = place.choices[-1]
    place.act(bid)
    path = f"/api/tables/{table['id']}/moments/1"
    assert ada.get(f"{path}?seat=0")["action"]["key"] == "verb-bid"
    for seen in (bob.get(f"{path}?seat=1"), bob.get(path)):
        assert seen["action"]["key"] == "log-acted"
        assert bid not in str(seen)
    assert refusal(bob.get(f"{path}?seat=0", 403)) == "not-your-seat"


def test_table_is_told_in_sentences(served: Served) -> None:
    (ada, _), table = finished(served, "Ada", "Bob")
    told = [ada.get(f"/api/tables/{table['id']}/story/{language}") for language in ("en", "pl", "de", "ru")]
    assert all("Ada" in text and "{" not in text and "event-" not in text for text in told)
    assert len(set(told)) == 4
    assert refusal(ada.get(f"/api/tables/{table['id']}/story/xx", 404)) == "not-found"


def test_earlier_log_lines_are_asked_for(served: Served) -> None:
    (ada, bob), table = finished(served, "Ada", "Bob")
    whole = ada.sit(table, seat=0).first["log"]
    path = f"/api/tables/{table['id']}/log"
    assert ada.get(f"{path}?seat=0") == whole
    assert ada.get(f"{path}?seat=0&before={whole[3]['seq']}") == whole[:3]
    # All is over: everyone may read what the others did, as in the replay.
    assert ada.get(f"{path}?seat=1") == bob.get(f"{path}?seat=1") == bob.sit(table, seat=1).first["log"] != whole
    assert refusal(ada.get(f"{path}?seat=5", 404)) == "not-found"
