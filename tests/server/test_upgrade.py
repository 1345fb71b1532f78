"""A newer Mindtable on an older one's data: tables go on, and one that cannot is told apart from the rest."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, refusal, serving, wait_until

import mindtable
from mindtable.kernel import history as histories
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.kernel.position import Position
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import SPLITMIX64, Deal
from mindtable.server.lobby import seating
from mindtable.server.ops.settings import Settings
from mindtable.server.people.sessions import COOKIE, hash_of
from mindtable.server.store.records import Person
from mindtable.server.store.rows import Acted, Draft
from mindtable.server.store.store import Store
from mindtable.server.table.live import LiveTable
from mindtable.server.table.tables import Tables

OLD = Path(__file__).parent.parent / "old"  # of a release that dealt otherwise, and named no generator
TOLD = json.loads((OLD / "tables.json").read_text("utf-8"))


def some_turns(served: Served, game: str) -> tuple[Friend, dict[str, object], Place]:
    ada = Friend(served, "Ada")
    table = ada.open(game, "me", "me", options={"players": 2})
    place = ada.sit(table)
    for _ in range(60):  # beyond a snapshot
        seat = place.table["deciders"][0]
        place.ask("look", seat=seat)
        assert place.act(seat=seat)["type"] == "done"
    return ada, table, place


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_table_goes_on_after_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    with serving(tmp_path) as served:
        ada, table, place = some_turns(served, game)
        number = place.number
    monkeypatch.setattr("mindtable.kernel.play.ENCODING", 99)
    with serving(tmp_path) as served:
        again = Friend(served)
        again.http.cookies.update(ada.http.cookies)
        place = again.sit(table)
        assert place.number == number
        seat = place.table["deciders"][0]
        place.ask("look", seat=seat)
        assert place.act(seat=seat)["type"] == "done"


def test_table_that_other_rules_lead_elsewhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        ada, table, _ = some_turns(served, "cerebria")
    game = mindtable.game("cerebria")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    start = game.start

    def other_begins(options: Options, seed: str, *how: Any) -> Position:
        """The first choice in the log is then refused; later ones may well be legal in another game too."""
        games = (start(options, f"{seed}{more or ''}", *how) for more in range(100))
        first: Position = next(games)
        other: Position = next(g for g in games if g.stack[-1].who != first.stack[-1].who)
        return other

    monkeypatch.setattr(game, "start", other_begins)
    with serving(tmp_path) as served:
        again = Friend(served)
        again.http.cookies.update(ada.http.cookies)
        check_resting(again, table, number=1, lines=60)
        other = again.open("unconscious", "me", "me", options={"players": 2})
        assert again.get(f"/api/tables/{other['id']}")["state"] == "playing"


def check_resting(ada: Friend, table: dict[str, Any], number: int, lines: int) -> None:
    """The table is paused before the move that differs, says so, shows its whole log, and nothing can be done there."""
    wait_until(lambda: ada.get(f"/api/tables/{table['id']}")["state"] == "paused")
    shown = ada.get(f"/api/tables/{table['id']}")
    assert shown["differs"]["key"] == "reason-table-differs"
    assert shown["differs"]["args"] == {"number": number, "found": 1, "known": 2}
    place = ada.sit(table)
    assert place.number == number - 1
    assert place.position is not None
    assert place.position["choices"] == []
    assert len(place.first["log"]) == lines
    now = {"seat": 0, "number": place.number}
    commands: dict[str, dict[str, Any]] = {
        "act": {**now, "action": "x"},
        "undo": now,
        "hint": now,
        "ask": {**now, "wish": "rewind", "number": 0},
        "pause": {"pause": False},
    }
    for type, words in commands.items():
        assert refusal(place.ask(type, **words)) == "table-differs", type
    # Talk and a save are still possible; the save has the moves that agree, and goes on from there.
    assert place.ask("say", seat=0, to="table", text="A pity.")["type"] == "done"
    assert place.ask("ask", seat=0, wish="save")["type"] == "done"
    saved = ada.get(f"/api/tables/{table['id']}/history")
    play = mindtable.load(saved)
    assert play.number == number - 1
    assert play.actions(play.deciders()[0])


def signed_in(served: Served, data: Path, person: str) -> Friend:
    """Someone whom the database knows."""

    async def give_token() -> None:
        store = Store(Settings(data=str(data)).database)
        await store.open()
        await store.add_token(hash_of("a-token-of-old"), person, time.time(), time.time() + 1000)
        await store.close()

    asyncio.run(give_token())
    friend = Friend(served)
    friend.http.cookies.set(COOKIE, "a-token-of-old")
    return friend


def stored_tables(data: Path) -> dict[str, dict[str, Any]]:
    with closing(sqlite3.connect(data / "mindtable.db")) as database:
        database.row_factory = sqlite3.Row
        return {row["id"]: dict(row) for row in database.execute("select id, owner, rules, state from tables")}


def log_of(data: Path, table: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(data / "mindtable.db")) as database:
        rows = database.execute(
            "select body from log where table_id = ? and kind = 'action' order by seq", [table]
        ).fetchall()
        return [json.loads(body) for (body,) in rows]


def test_running_tables_of_an_earlier_release_are_checked_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A rule of Cerebria has changed: its table rests before the first move that it concerns, the others go on."""
    (tmp_path / "mindtable.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    before = stored_tables(tmp_path)
    differing = TOLD["cerebria"]["id"]
    moves = log_of(tmp_path, differing)
    concerned = moves[len(moves) // 2]["number"]
    for id in ("cerebria", "unconscious"):
        monkeypatch.setattr(mindtable.game(id), "rules_version", 2)
    allowed = Play.why_not

    def why_not(play: Play, seat: int, action: int | str) -> Reason | None:
        changed = play.game.id == "cerebria" and play.number == concerned
        return Reason("game-over") if changed else allowed(play, seat, action)

    monkeypatch.setattr(Play, "why_not", why_not)
    with serving(tmp_path, games=[]) as served:
        wait_until(lambda: stored_tables(tmp_path)[differing]["state"] == "paused")
        running = {id for id, table in before.items() if table["state"] == "playing"} - {differing}
        wait_until(lambda: all(stored_tables(tmp_path)[id]["rules"] == 2 for id in running))
        assert len(running) >= 2
        assert all(stored_tables(tmp_path)[id]["state"] == "playing" for id in running)
        monkeypatch.setattr(Play, "why_not", allowed)
        ada = signed_in(served, tmp_path, before[differing]["owner"])
        check_resting(ada, {"id": differing}, concerned + 1, len(moves))
    said = capsys.readouterr().out
    assert "table-differs" in said
    assert differing in said


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_file_of_other_rules_says_from_which_move_it_differs(tmp_path: Path, game: str) -> None:
    whole = histories.load((OLD / f"{game}.history").read_text("utf-8"))
    odd = next(at for at, (_, action) in enumerate(whole.actions[9:], 9) if not action.endswith(" !"))
    told = replace(whole, rules=0, actions=[*whole.actions[:odd], whole.actions[0], *whole.actions[odd + 1 :]])
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        assert ada.post("/api/tables/import", {"history": replace(whole, rules=0).save()})["state"] == "over"
        answer = ada.http.post("/api/tables/import", json={"history": told.save()})
        assert (answer.status_code, refusal(answer.json())) == (400, "save-differs")
        assert answer.json()["phrases"][0]["args"] == {"number": odd + 1, "found": 0, "known": 1}
        place = ada.sit(ada.post("/api/tables/import", {"history": told.save(), "until": odd}))
        assert place.number == odd
        place.ask("look", seat=place.table["deciders"][0])
        assert place.act(seat=place.table["deciders"][0])["type"] == "done"


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_file_of_an_earlier_release_can_be_brought(tmp_path: Path, game: str) -> None:
    whole = histories.load((OLD / f"{game}.history").read_text("utf-8"))
    begun = replace(whole, actions=whole.actions[:-20])
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        table = ada.post("/api/tables/import", {"history": begun.save()})
        place = ada.sit(table)
        for seat, action in whole.actions[-20:]:
            if not action.endswith(" !"):
                place.ask("look", seat=seat)
                assert place.act(action, seat=seat)["type"] == "done"
        brought = ada.get(f"/api/tables/{table['id']}/history")
    assert histories.load(brought) == replace(whole, seats=dict.fromkeys(range(2), "Ada"))


@pytest.mark.parametrize("replayed", [False, True], ids=["decoded", "replayed"])
@pytest.mark.parametrize("name", TOLD)
def test_table_that_was_dealt_otherwise_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, replayed: bool
) -> None:
    """What was done next at each table is legal here too, and leads to the same question."""
    told = TOLD[name]
    (tmp_path / "mindtable.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    if replayed:
        monkeypatch.setattr("mindtable.kernel.play.ENCODING", 99)

    async def go_on() -> None:
        store = Store(Settings(data=str(tmp_path)).database)
        await store.open()
        try:
            tables = Tables(store, most=10)
            live = await tables.open(told["id"])
            if live.state.play is None:
                bob = Person(id="bob", name="Bob")
                await store.add_person(bob)
                await seating.take(tables, live, bob, 1)
            for move in told["then"]:
                seat, action = move.split(" ", 1)
                await tables.write(live, Draft(Acted(action), int(seat)))
            check(live)
            check(await Tables(store, most=10).open(told["id"]))
        finally:
            await store.close()

    def check(live: LiveTable) -> None:
        play = live.state.play
        assert play is not None
        assert (live.state.table.generator, play.generator, play.number) == (SPLITMIX64, SPLITMIX64, told["number"])
        assert not isinstance(play.position.rng, Deal)
        assert [play.text(action) for action in play.actions(play.deciders()[0])] == told["choices"]
        again = play.clone()
        again.rewind(0)
        again.follow(play.done)
        assert again.position.encode() == play.position.encode()

    asyncio.run(go_on())
