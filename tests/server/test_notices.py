"""Being told of one's turn while away: once, by the chosen ways, whatever fails in between."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import select
from tests.server.receiving import Receiver, receiving
from tests.server.serving import PATIENCE, Friend, Place, Served, refusal, serving, wait_until

from mindtable.server.notices import outbox
from mindtable.server.ops import clock
from mindtable.server.store import schema

HASTE = {"notice_seconds": 0, "private_webhooks": True, "url": "http://table.example"}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@contextmanager
def quick(data: Path, **settings: Any) -> Iterator[Served]:
    with serving(data, **{**HASTE, **settings}) as served:
        yield served


def absent(served: Served, receiver: Receiver, form: str = "json", language: str = "en") -> Friend:
    """Bob, who is never there and has a webhook."""
    bob = Friend(served, "Bob")
    bob.put("/api/me/settings", {"language": language})
    bob.put("/api/me/notices", {"webhook": f"{receiver.url}/bobs-secret", "webhook_form": form})
    return bob


def at_the_table(served: Served, bob: Friend) -> Place:
    """Ada, at a running table with Bob; it is her turn or his."""
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    bob.come(table, 1)
    return ada.sit(table)


def until_asked(place: Place, bob: Friend) -> None:
    """Let Ada act until it is Bob's turn."""
    place.settle()
    while 1 not in place.table["deciders"]:
        assert place.act()["type"] == "done"
        place.settle()


def act_for(bob: Friend, place: Place) -> None:
    """Let Bob look in, act until it is Ada's turn, and go."""
    there = bob.sit({"id": place.table_id})
    while there.choices:
        assert there.act()["type"] == "done"
        there.settle()
    there.close()
    place.settle()


def kept(served: Served) -> list[Any]:
    """The rows that say who is to be told."""

    async def read() -> list[Any]:
        return list(await served.services.store.rows(select(schema.notices)))

    return asyncio.run_coroutine_threadsafe(read(), served.loop).result(PATIENCE)


def all_done(served: Served, rows: int) -> Callable[[], bool]:
    return lambda: len(kept(served)) >= rows and all(row.done for row in kept(served))


# --- once per turn


def test_absent_person_is_told_once_per_turn(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        place = at_the_table(served, bob)
        until_asked(place, bob)
        told = receiver.next()
        assert told.path == "/bobs-secret"
        assert told.headers["content-type"] == "application/json"
        notice = told.json
        assert notice["type"] == "your-turn"
        assert notice["table"] == place.table_id
        assert notice["url"] == f"http://table.example/table/{place.table_id}"
        assert notice["text"] == "It’s your turn at the table with Ada."
        wait_until(all_done(served, 2))
        # Talk, a pause and a new name are no new turn.
        place.ask("say", text="Bob?")
        place.ask("pause", pause=True)
        place.ask("pause", pause=False)
        place.friend.post("/api/me", {"name": "Countess"})
        look_round(served)
        assert len(receiver.arrived) == 1
        act_for(bob, place)
        until_asked(place, bob)
        again = receiver.next().json
        assert again["turn"] > notice["turn"]
        assert again["text"] == "It’s your turn at the table with Countess."
        look_round(served)
        assert len(receiver.arrived) == 2


def look_round(served: Served) -> None:
    """Let the server look round twice more, at the least."""
    for _ in range(2):
        asyncio.run_coroutine_threadsafe(served.services.outbox.run_once(), served.loop).result(PATIENCE)


def test_who_is_there_needs_no_notice(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        place = at_the_table(served, bob)
        there = bob.sit({"id": place.table_id})
        until_asked(place, bob)
        wait_until(lambda: any(row.person == bob.id for row in kept(served)))
        there.close()
        look_round(served)
        assert receiver.arrived == []


def test_a_while_is_waited_first(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path, notice_seconds=3600) as served:
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        look_round(served)
        assert kept(served) == []
        assert receiver.arrived == []


def test_muted_table_is_silent_and_others_are_not(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        muted = at_the_table(served, bob)
        notices_now = bob.get("/api/me")["notices"]
        asked_already = 1 in muted.table["deciders"]
        if asked_already:
            receiver.next()
            act_for(bob, muted)
        bob.put("/api/me/notices", {**notices_now, "muted": [muted.table_id, "no-such-table"]})
        assert bob.get("/api/me")["notices"]["muted"] == [muted.table_id]
        until_asked(muted, bob)
        other = at_the_table(served, bob)
        until_asked(other, bob)
        assert receiver.next().json["table"] == other.table_id
        look_round(served)
        assert [told.json["table"] for told in receiver.arrived].count(muted.table_id) == int(asked_already)


def test_switched_off_is_silent(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = Friend(served, "Bob")
        place = at_the_table(served, bob)
        until_asked(place, bob)
        wait_until(all_done(served, 1))
        assert [row.way for row in kept(served)] == [""]
        assert receiver.arrived == []


def test_solo_player_is_left_alone(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        table = bob.open("lanterns", "me", "random", options={"players": 2})
        wait_until(lambda: 0 in bob.get(f"/api/tables/{table['id']}")["deciders"])
        look_round(served)
        assert receiver.arrived == []


def test_all_who_are_asked_at_once_are_told(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob, eve = absent(served, receiver), Friend(served, "Eve")
        eve.put("/api/me/notices", {"webhook": f"{receiver.url}/eve"})
        table = bob.open("duel", "me", "open", options={"players": 2})
        eve.come(table, 1)
        assert {receiver.next().path, receiver.next().path} == {"/bobs-secret", "/eve"}


# --- forms and languages


def test_discord_form(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver, "discord", "de")
        place = at_the_table(served, bob)
        until_asked(place, bob)
        told = receiver.next().json
        assert told["username"] == "Mindtable"
        assert told["allowed_mentions"] == {"parse": []}
        assert "Du bist am Zug" in told["content"]
        assert f"http://table.example/table/{place.table_id}" in told["content"]


def test_ntfy_form(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver, "ntfy", "ru")
        place = at_the_table(served, bob)
        until_asked(place, bob)
        told = receiver.next()
        assert told.path == "/"
        assert told.json["topic"] == "bobs-secret"
        assert told.json["title"].startswith("Ваш ход")
        assert told.json["click"].endswith(place.table_id)


def test_notice_on_trial(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        assert bob.post("/api/me/notices/trial") == [{"way": "webhook", "sent": True}]
        assert receiver.next().json["type"] == "trial"
        receiver.answers.append((500, {}))
        assert bob.post("/api/me/notices/trial") == [{"way": "webhook", "sent": False}]
        assert Friend(served, "Eve").post("/api/me/notices/trial") == []


# --- what fails


def test_failed_notice_is_tried_again(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_AFTER", (0.1, 0.1, 0.1))
    with quick(tmp_path) as served:
        receiver.answers += [(503, {}), (500, {})]
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        wait_until(all_done(served, 2))
        look_round(served)
        assert len(receiver.arrived) == 3
        assert receiver.arrived[0].body == receiver.arrived[2].body


def test_tries_come_to_an_end(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_AFTER", (0.1, 0.1))
    with quick(tmp_path) as served, structlog.testing.capture_logs() as logs:
        receiver.answers += [(500, {})] * 10
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        wait_until(all_done(served, 2))
        look_round(served)
        assert len(receiver.arrived) == 3
    told = [entry for entry in logs if entry["event"].startswith("notice-")]
    assert [entry["event"] for entry in told] == ["notice-put-off", "notice-put-off", "notice-given-up"]
    assert "secret" not in repr(logs)


def test_each_try_waits_longer() -> None:
    assert list(outbox.RETRY_AFTER) == sorted(outbox.RETRY_AFTER)
    assert len(outbox.RETRY_AFTER) <= 5


def test_receiver_may_ask_for_patience(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    at = time.time()
    monkeypatch.setattr(clock, "source", lambda: at)
    with quick(tmp_path) as served:
        receiver.answers.append((429, {"retry-after": "900"}))
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        wait_until(lambda: served.services.outbox.outcomes.get(("webhook", "put-off")))
        assert [row.due - at for row in kept(served) if row.way == "webhook"] == [pytest.approx(900, abs=1)]


@pytest.mark.parametrize("status", [400, 404, 410])
def test_what_is_refused_for_good_is_not_tried_again(tmp_path: Path, receiver: Receiver, status: int) -> None:
    with quick(tmp_path) as served:
        receiver.answers.append((status, {}))
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        wait_until(all_done(served, 2))
        assert len(receiver.arrived) == 1


def test_late_try_finds_the_turn_over(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_AFTER", (3600.0,))
    hand = [time.time()]
    monkeypatch.setattr(clock, "source", lambda: hand[0])
    with quick(tmp_path) as served:
        receiver.answers.append((500, {}))
        bob = absent(served, receiver)
        place = at_the_table(served, bob)
        until_asked(place, bob)
        receiver.next()
        wait_until(lambda: served.services.outbox.outcomes.get(("webhook", "put-off")))
        there = bob.sit({"id": place.table_id})  # he comes by himself
        hand[0] += 3601
        wait_until(all_done(served, 2))
        there.close()
        assert len(receiver.arrived) == 1


# --- several processes, and their deaths


def test_of_two_processes_one_tells(tmp_path: Path, shared_database: str, receiver: Receiver) -> None:
    with quick(tmp_path / "a", db=shared_database) as first, quick(tmp_path / "b", db=shared_database) as second:
        bob = absent(first, receiver)
        place = at_the_table(first, bob)
        for _ in range(3):
            until_asked(place, bob)
            receiver.next()
            act_for(bob, place)
        for served in (first, second):
            look_round(served)
        turns = [told.json["turn"] for told in receiver.arrived]
        assert len(turns) == len(set(turns)) == 3


def test_who_is_at_another_process_needs_no_notice(tmp_path: Path, shared_database: str, receiver: Receiver) -> None:
    with quick(tmp_path / "a", db=shared_database, notice_seconds=3600) as first:
        bob = absent(first, receiver)
        place = at_the_table(first, bob)
        until_asked(place, bob)
        there = bob.sit({"id": place.table_id})
        asyncio.run_coroutine_threadsafe(first.services.presence.write_down(), first.loop).result(PATIENCE)
        with quick(tmp_path / "b", db=shared_database) as second:
            wait_until(lambda: kept(second))
            look_round(second)
        assert receiver.arrived == []
        there.close()


def test_restart_forgets_nobody(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path, notice_seconds=3600) as served:
        bob = absent(served, receiver)
        place = at_the_table(served, bob)
        until_asked(place, bob)
    with quick(tmp_path):
        assert receiver.next().json["table"] == place.table_id


def test_try_of_a_dead_process_is_taken_over(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = [time.time()]
    monkeypatch.setattr(clock, "source", lambda: hand[0])
    receiver.hold.clear()
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        until_asked(at_the_table(served, bob), bob)
        receiver.next()  # it hangs, and the process ends over it
    receiver.hold.set()
    with quick(tmp_path) as served:
        look_round(served)
        assert len(receiver.arrived) == 1
        hand[0] += outbox.LEASE + 1
        receiver.next()
        wait_until(all_done(served, 2))
        assert len(receiver.arrived) == 2


# --- addresses that are not meant


def test_our_own_network_is_out_of_reach(tmp_path: Path, receiver: Receiver) -> None:
    port = receiver.url.rpartition(":")[2]
    with quick(tmp_path, private_webhooks=False) as served:
        bob = absent(served, receiver)
        for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "[::ffff:127.0.0.1]"):
            bob.put("/api/me/notices", {"webhook": f"http://{host}:{port}/inside"})
            assert bob.post("/api/me/notices/trial") == [{"way": "webhook", "sent": False}]
        until_asked(at_the_table(served, bob), bob)
        wait_until(all_done(served, 2))
        assert receiver.arrived == []


def test_redirects_are_not_followed(tmp_path: Path, receiver: Receiver) -> None:
    with quick(tmp_path) as served:
        bob = absent(served, receiver)
        receiver.answers.append((307, {"location": f"{receiver.url}/elsewhere"}))
        assert bob.post("/api/me/notices/trial") == [{"way": "webhook", "sent": False}]
        assert [told.path for told in receiver.arrived] == ["/bobs-secret"]


@pytest.mark.parametrize(
    "webhook",
    [
        "ftp://example.org/x",
        "javascript:alert(1)",
        "example.org",
        "http://",
        "http://a:b@example.org/",
        "http://[",
        "file:///x",
        "http://exa mple.org/",
        "https://example.org:99999/",
        "http://éxample.org/",
        "http://x\n.org/",
    ],
)
def test_no_web_address_is_refused(served: Served, webhook: str) -> None:
    bob = Friend(served, "Bob")
    assert refusal(bob.put("/api/me/notices", {"webhook": webhook}, 400)) == "no-web-address"


@pytest.mark.parametrize("email", ["bob", "bob@", "@example.org", "bob@example", "a b@example.org", "b@x.y\nBcc: c@d"])
def test_no_mail_address_is_refused(served: Served, email: str) -> None:
    bob = Friend(served, "Bob")
    assert refusal(bob.put("/api/me/notices", {"email": email}, 400)) == "no-mail-address"


def test_ways_of_a_plain_server(served: Served) -> None:
    ways = Friend(served).get("/api/notices")
    assert (ways["webhook"], ways["email"]) == (True, False)
    assert re.fullmatch(r"[A-Za-z0-9_-]{87}", ways["push"])
