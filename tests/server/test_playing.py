"""Playing at a table over real sockets: acting, refusals, secrets, undo, consent, talk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, play_out, refusal, serving


def two_at(served: Served, game: str, **wishes: Any) -> tuple[Place, Place]:
    """Two friends at a running table."""
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open(game, "me", "open", **wishes)
    bob.come(table, 1)
    return ada.sit(table), bob.sit(table)


def lanterns(served: Served, **wishes: Any) -> tuple[Place, Place]:
    return two_at(served, "lanterns", options={"players": 2}, **wishes)


def mover(*places: Place) -> Place:
    for place in places:
        place.settle()
    return next(place for place in places if place.choices)


def over(*places: Place) -> bool:
    for place in places:
        place.settle()
    return bool(places[0].position and places[0].position["over"])


# --- beginning


def test_game_begins_when_the_last_seat_is_taken(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    assert table["state"] == "open"
    place = ada.sit(table)
    assert place.position is None
    assert bob.come(table, 1)["state"] == "playing"
    update = place.until(lambda message: message["type"] == "update")
    assert update["line"] is None
    assert update["position"]["choices"]
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ada", "Bob"]


@pytest.mark.parametrize("game", ["duel", "lanterns"])
def test_whole_game_is_played(served: Served, game: str) -> None:
    ada, bob = two_at(served, game, options={"players": 2})
    play_out(ada, bob)
    assert ada.table["state"] == "over"
    results = ada.table["results"]
    assert [result["seat"] for result in results] == [0, 1]
    assert refusal(ada.act("pass")) in ("unknown-verb", "game-over")


def test_everyone_hears_of_an_action_in_order(served: Served) -> None:
    ada, bob = lanterns(served)
    spectator = Friend(served, "Eve")
    spectator.come(ada.table)
    eve = spectator.sit(ada.table)
    assert eve.first["position"]["choices"] == []
    for _ in range(5):
        assert mover(ada, bob).act()["type"] == "done"
    for place in (ada, bob, eve):
        place.settle()
    updates = [[m["seq"] for m in place.news if m["type"] == "update"][-5:] for place in (ada, bob, eve)]
    assert updates[0] == updates[1] == updates[2]
    assert updates[0] == sorted(updates[0])
    assert ada.number == bob.number == eve.number > 0


# --- refusals


def test_refusals_change_nothing(served: Served) -> None:
    ada, bob = lanterns(served)
    one = mover(ada, bob)
    other = bob if one is ada else ada
    seat, number, action = one.position["seat"], one.number, one.choices[0]  # type: ignore[index]
    assert refusal(other.ask("act", seat=seat, number=number, action=action)) == "not-your-seat"
    own = other.position["seat"]  # type: ignore[index]
    assert refusal(other.ask("act", seat=own, number=number, action=action)) == "not-your-decision"
    assert refusal(one.ask("act", seat=seat, number=number, action="fly away")) == "unknown-verb"
    assert refusal(one.ask("act", seat=7, number=number, action=action)) == "not-your-seat"
    stale = one.ask("act", seat=seat, number=number + 1, action=action)
    assert refusal(stale) == "stale"
    assert stale["position"]["number"] == number
    assert one.number == other.number == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "act"}',
        '{"type": "nothing", "id": 3}',
        '{"type": "act", "id": -1, "seat": 0, "number": 0, "action": "x"}',
        '{"type": "say", "id": 4, "text": ""}',
        '{"type": "say", "id": 1e99, "text": "x"}',
        "\x00",
    ],
)
def test_nonsense_is_refused_and_the_connection_stays(served: Served, text: str) -> None:
    place = Friend(served, "Ada").sit(Friend(served, "Zoe").open("duel", "me", "me", listed=True))
    place.socket.send(text)
    answer = place.until(lambda message: message["type"] == "refused")
    assert refusal(answer) == "malformed"
    place.settle()


def test_failure_of_ours_harms_neither_connection_nor_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = lanterns(served)
    one = mover(ada, bob)
    number = one.number
    with monkeypatch.context() as patch:
        patch.setattr("mindtable.server.table.tables.fold", lambda *_: 1 / 0)
        assert refusal(one.act()) == "server-error"
    assert one.number == number
    assert one.act()["type"] == "done"


def test_asking_why_not_names_the_reason(served: Served) -> None:
    ada, bob = lanterns(served, seed="1")
    one = mover(ada, bob)
    while not one.choices or "done" not in one.choices:  # a turn
        mover(ada, bob).act()
        one = mover(ada, bob)
    assert one.position is not None
    seat, other = one.position["seat"], bob if one is ada else ada
    answer = one.ask("why", seat=seat, number=one.number)
    assert answer["type"] == "answered"
    refused = {told["action"]: told for told in answer["refused"]}
    assert not set(refused) & set(one.choices)
    assert refused
    for action, told in refused.items():
        assert refusal(told) == refusal(one.act(action))
        assert (told["verb"], told["kind"], told["noun"]) == ("light", "colour", action.removeprefix("light "))
        assert told["label"]["key"] == "verb-light"
    assert other.ask("why", seat=1 - seat, number=other.number)["refused"] == [], "who is not asked is refused nothing"
    assert refusal(other.ask("why", seat=seat, number=other.number)) == "not-your-seat"
    assert refusal(one.ask("why", seat=seat, number=one.number + 1)) == "stale"


# --- secrets


def test_secret_answers_are_not_told(served: Served) -> None:
    ada, bob = two_at(served, "duel", options={"players": 2})
    bid = ada.choices[-1]
    ada.act(bid)
    bob.settle()
    update = bob.news[-2]
    assert update["type"] == "update"
    assert update["line"]["action"] == {"key": "log-acted", "args": {"seat": {"seat": 0}}}
    assert bid not in json.dumps(update)
    assert ada.position["view"]["answer"] == bid  # type: ignore[index]


def test_simultaneous_answers_need_not_know_of_each_other(served: Served) -> None:
    """What was asked still stands when only others have answered it."""
    ada, bob = two_at(served, "duel", options={"players": 2})
    number = bob.number
    ada.act()
    assert bob.ask("act", seat=1, number=number, action=bob.choices[0])["type"] == "done"


def test_nobody_looks_from_anothers_seat(served: Served) -> None:
    ada, _ = lanterns(served)
    assert refusal(ada.ask("look", seat=1)) == "not-your-seat"
    goodbye = Place(Friend(served, "Eve"), ada.table_id).first
    assert goodbye == {"type": "goodbye", "reason": {"key": "reason-not-found", "args": {}}, "again": None}
    spectator = Friend(served, "Fay")
    spectator.come(ada.table)
    assert spectator.sit(ada.table, seat=0).first["reason"]["key"] == "reason-not-your-seat"


def test_hot_seat_looks_from_one_seat_at_a_time(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "me", options={"players": 2}))
    first = place.first["position"]
    welcome = place.ask("look", seat=1 - first["seat"])
    assert welcome["position"]["seat"] == 1 - first["seat"]
    assert welcome["position"]["view"] != first["view"]
    nobody = place.ask("look", seat=None)
    assert nobody["position"]["seat"] is None
    assert nobody["position"]["choices"] == []


# --- preview


def test_preview_tells_what_is_sure_and_changes_nothing(served: Served) -> None:
    ada, bob = lanterns(served, seed="4")
    certain = {True: 0, False: 0}
    while not over(ada, bob):
        one = mover(ada, bob)
        seat, number, action = one.position["seat"], one.number, one.choices[-1]  # type: ignore[index]
        preview = one.ask("preview", seat=seat, number=number, action=action)
        assert preview["type"] == "previewed"
        certain[preview["certain"]] += 1
        assert one.act(action)["type"] == "done"  # so the number still stands
        happened = [update["line"]["happened"] for update in one.news if update["type"] == "update"][-1]
        if preview["certain"]:
            assert one.position == preview["position"]
            assert happened == preview["happened"]
        else:
            assert preview["position"]["number"] == number
            assert happened[: len(preview["happened"])] == preview["happened"]
    assert min(certain.values()) > 0


# --- going back


def test_undo_takes_back_and_restart_takes_back_all(served: Served) -> None:
    ada, bob = lanterns(served)
    one = mover(ada, bob)
    seat, number, view = one.position["seat"], one.number, one.position["view"]  # type: ignore[index]
    while True:  # up to a choice that can be taken back
        one.act()
        if one.position["undo"]["can"]:  # type: ignore[index]
            break
        one = mover(ada, bob)
        seat, number, view = one.position["seat"], one.number, one.position["view"]  # type: ignore[index]
    line = [message for message in one.news if message["type"] == "update"][-1]["line"]
    assert one.ask("undo", seat=seat, number=one.number)["type"] == "done"
    assert one.number == number
    assert one.position["view"] == view  # type: ignore[index]
    update = [message for message in one.news if message["type"] == "update"][-1]
    assert update["undone"] == [line["seq"]]
    assert update["line"] is None


def test_undo_beyond_a_barrier_takes_everyones_consent(served: Served) -> None:
    ada, bob = lanterns(served)
    for _ in range(6):
        mover(ada, bob).act()
    ada.settle()
    bob.settle()
    assert ada.ask("ask", seat=0, wish="rewind", number=1)["type"] == "done"
    bob.settle()
    (request,) = bob.requests
    assert (request["wish"], request["seat"], request["agreed"]) == ("rewind", 0, [0])
    assert refusal(ada.ask("consent", seat=0, request=request["request"], agree=True)) == "already-agreed"
    assert bob.ask("consent", seat=1, request=request["request"], agree=True)["type"] == "done"
    ada.settle()
    assert ada.number == bob.number == 1
    assert ada.requests == bob.requests == []
    assert refusal(bob.ask("consent", seat=1, request=request["request"], agree=True)) == "request-gone"


def test_one_who_disagrees_ends_the_request(served: Served) -> None:
    ada, bob = lanterns(served)
    for _ in range(3):
        mover(ada, bob).act()
    ada.settle()
    number = ada.number
    assert refusal(ada.ask("ask", seat=0, wish="rewind", number=number)) == "no-such-number"
    ada.ask("ask", seat=0, wish="rewind", number=0)
    bob.settle()
    assert bob.ask("consent", seat=1, request=bob.requests[0]["request"], agree=False)["type"] == "done"
    ada.settle()
    assert ada.requests == []
    assert ada.number == number


def test_alone_one_agrees_with_oneself(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "me", options={"players": 2}))
    for _ in range(6):
        deciding = place.table["deciders"][0]
        place.ask("look", seat=deciding)
        place.act(seat=deciding)
    place.settle()
    assert place.ask("ask", seat=0, wish="rewind", number=2)["type"] == "done"
    assert place.number == 2
    assert refusal(ada.get(f"/api/tables/{place.table_id}/history", 403)) == "save-not-agreed"
    assert place.ask("ask", seat=0, wish="save")["type"] == "done"
    assert place.table["shared"]
    assert place.table["open_book"]
    assert ada.get(f"/api/tables/{place.table_id}/history").startswith("mindtable history")


# --- talk


def test_chat_survives_undo_and_team_talk_stays_in_the_team(served: Served) -> None:
    friends = [Friend(served, name) for name in ("Ada", "Bob", "Cy", "Di")]
    table = friends[0].open("lanterns", "me", "open", "open", "open", options={"players": 4})
    for seat in (1, 2, 3):
        friends[seat].come(table, seat)
    eve = Friend(served, "Eve")
    eve.come(table)
    places = [friend.sit(table) for friend in friends]
    spectator = eve.sit(table)
    places[0].ask("say", text="hello all")
    places[0].ask("say", text="psst", to="team", seat=0)
    places[0].ask("ping", kind="shore", noun="near", to="team", seat=0, plan=True)
    assert refusal(places[0].ask("say", text="x", to="team", seat=1)) == "not-your-seat"
    assert refusal(spectator.ask("say", text="x", to="team")) == "not-your-seat"
    assert spectator.ask("say", text="I watch")["type"] == "done"
    heard = []
    for place in [*places, spectator]:
        place.settle()
        heard.append([remark["text"] or remark["noun"] for remark in place.remarks])
    all_said = ["hello all", "psst", "near", "I watch"]
    assert heard[0] == heard[2] == all_said
    assert heard[1] == heard[3] == heard[4] == ["hello all", "I watch"]
    came_later = eve.sit(table)
    assert [remark["text"] for remark in came_later.remarks] == ["hello all", "I watch"]
    assert "psst" not in "".join(came_later.raw + spectator.raw + places[1].raw)


def test_notes_are_private(served: Served) -> None:
    ada, bob = lanterns(served)
    ada.ask("note", text="the red one")
    bob.settle()
    assert "the red one" not in "".join(bob.raw)
    assert ada.ask("look", seat=0)["note"] == "the red one"
    assert bob.ask("look", seat=1)["note"] == ""


# --- resting


def test_paused_table_rests(served: Served) -> None:
    ada, bob = lanterns(served)
    eve = Friend(served, "Eve")
    eve.come(ada.table)
    assert refusal(eve.sit(ada.table).ask("pause", pause=True)) == "not-at-the-table"
    assert ada.ask("pause", pause=True)["type"] == "done"
    assert ada.table["state"] == "paused"
    assert refusal(mover(ada, bob).act()) == "table-paused"
    assert refusal(bob.ask("pause", pause=True)) == "table-paused"
    assert bob.ask("pause", pause=False)["type"] == "done"
    assert mover(ada, bob).act()["type"] == "done"


# --- coming back


def test_resume_brings_only_the_news(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    bob.come(table, 1)
    one, other = ada.sit(table), bob.sit(table)
    one.ask("say", text="before")
    for _ in range(4):
        mover(one, other).act()
    one.settle()
    since = one.ask("alive")["seq"]
    one.close()
    other.ask("say", text="after")
    back = ada.sit(table, since=since)
    assert [remark["text"] for remark in back.first["remarks"]] == ["after"]
    assert back.first["log"] == []
    assert back.first["position"]["number"] == other.number
    whole = ada.sit(table)
    assert [remark["text"] for remark in whole.first["remarks"]] == ["before", "after"]
    assert len(whole.first["log"]) == 4
    assert {line["seq"] for line in whole.first["log"]} <= set(range(1, since + 1))


def test_undone_lines_stay_crossed_out(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    place = ada.sit(table)
    for _ in range(5):
        place.ask("look", seat=place.table["deciders"][0])
        place.act()
    place.settle()
    since = place.ask("alive")["seq"]
    place.ask("ask", seat=0, wish="rewind", number=2)
    whole = ada.sit(table).first
    assert [line["undone"] for line in whole["log"]] == [line["number"] > 2 for line in whole["log"]]
    resumed = ada.sit(table, since=since).first
    assert resumed["undone"] == [line["seq"] for line in whole["log"] if line["undone"]]
    # Asked for page by page, though what took them back came later.
    *earlier, last = whole["log"]
    seat = whole["position"]["seat"]
    assert last["undone"]
    assert ada.get(f"/api/tables/{table['id']}/log?seat={seat}&before={last['seq']}") == earlier


def test_absence_tells_what_was_done_to_you_first(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2}, seed="1")
    bob.come(table, 1)
    one, other = ada.sit(table), bob.sit(table)
    while mover(one, other) is not one:
        other.act()
    while mover(one, other) is one:
        one.act()
    assert ada.sit(table).first["absence"] is None or one.number != other.number
    while mover(one, other) is other and not other.position["over"]:  # type: ignore[index]
        other.act()
    absence = ada.sit(table).first["absence"]
    assert absence is not None
    told = [happening["data"] for happening in absence["to_you"] + absence["others"]]
    assert told
    assert all(data.get("seat") == 0 or data.get("owner_seat") == 0 for data in (h["data"] for h in absence["to_you"]))
    assert not [data for data in (h["data"] for h in absence["others"]) if data.get("seat") == 0]


# --- the server stops and comes back


@pytest.mark.parametrize("game", ["duel", "lanterns"])
def test_table_outlives_the_server(database: str, tmp_path: Path, game: str) -> None:
    with serving(tmp_path, db=database) as served:
        ada = Friend(served, "Ada")
        cookie = dict(ada.http.cookies)
        table = ada.open(game, "me", "me", options={"players": 2})
        place = ada.sit(table)
        place.ask("say", text="kept")
        place.ask("note", text="mine")
        for _ in range(7):
            place.settle()
            seat = place.table["deciders"][0]
            place.ask("look", seat=seat)
            place.act(seat=seat)
        before = place.ask("look", seat=0)
    assert place.closed() == 1012
    assert place.news[-1]["type"] == "goodbye"
    assert place.news[-1]["again"] is not None
    with serving(tmp_path, db=database) as served:
        ada = Friend(served)
        ada.http.cookies.update(cookie)
        after = ada.sit(table, seat=0).first
        assert after["position"] == before["position"]
        assert after["log"] == before["log"]
        assert after["note"] == "mine"
        assert after["remarks"] == before["remarks"]
        place = ada.sit(table)
        while not place.position["over"]:  # type: ignore[index]
            seat = place.table["deciders"][0]
            place.ask("look", seat=seat)
            assert place.act(seat=seat)["type"] == "done"
