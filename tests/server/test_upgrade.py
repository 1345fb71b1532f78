"""A newer Mindtable on an older one's data: tables go on, and one that cannot is told apart from the rest."""

from __future__ import annotations

import asyncio
import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.serving import Friend, Place, Served, refusal, serving

import mindtable
from mindtable.kernel import history as histories
from mindtable.kernel.options import Options
from mindtable.kernel.position import Position
from mindtable.kernel.rng import SPLITMIX64, Deal
from mindtable.server import lobby
from mindtable.server.live import Draft, LiveTable, Tables
from mindtable.server.records import Person
from mindtable.server.settings import Settings
from mindtable.server.store import Store

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


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_table_goes_on_after_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    with serving(tmp_path) as served:
        ada, table, place = some_turns(served, game)
        number = place.number
    monkeypatch.setattr("mindtable.kernel.play.FROZEN", 99)
    with serving(tmp_path) as served:
        again = Friend(served)
        again.http.cookies.update(ada.http.cookies)
        place = again.sit(table)
        assert place.number == number
        seat = place.table["deciders"][0]
        place.ask("look", seat=seat)
        assert place.act(seat=seat)["type"] == "done"


@pytest.mark.slow
def test_table_that_other_rules_lead_elsewhere_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        ada, table, _ = some_turns(served, "cerebria")
    game = mindtable.game("cerebria")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    start = game.start

    def other_begins(options: Options, seed: str, generator: str) -> Position:
        """The first choice in the log is then refused; later ones may well be legal in another game too."""
        games = (start(options, f"{seed}{more or ''}", generator) for more in range(100))
        first: Position = next(games)
        other: Position = next(g for g in games if g.stack[-1][1] != first.stack[-1][1])
        return other

    monkeypatch.setattr(game, "start", other_begins)
    with serving(tmp_path) as served:
        again = Friend(served)
        again.http.cookies.update(ada.http.cookies)
        answer = again.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 409
        assert refusal(answer.json()) == "table-other-rules"
        other = again.open("unconscious", "me", "me", options={"players": 2})
        assert again.get(f"/api/tables/{other['id']}")["state"] == "playing"


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_file_of_an_earlier_release_can_be_brought(tmp_path: Path, game: str) -> None:
    whole = histories.read((OLD / f"{game}.history").read_text("utf-8"))
    begun = replace(whole, actions=whole.actions[:-20])
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        table = ada.post("/api/tables/import", {"history": begun.write()})
        place = ada.sit(table)
        for seat, action in whole.actions[-20:]:
            if not action.endswith(" !"):
                place.ask("look", seat=seat)
                assert place.act(action, seat=seat)["type"] == "done"
        brought = ada.get(f"/api/tables/{table['id']}/history")
    assert histories.read(brought) == replace(whole, seats=dict.fromkeys(range(2), "Ada"))


@pytest.mark.parametrize("replayed", [False, True], ids=["thawed", "replayed"])
@pytest.mark.parametrize("name", TOLD)
def test_table_that_was_dealt_otherwise_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, replayed: bool
) -> None:
    """What was done next at each table is legal here too, and leads to the same question."""
    told = TOLD[name]
    (tmp_path / "mindtable.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    if replayed:
        monkeypatch.setattr("mindtable.kernel.play.FROZEN", 99)

    async def go_on() -> None:
        store = Store(Settings(data=str(tmp_path)).database)
        await store.open()
        try:
            tables = Tables(store, most=10)
            live = await tables.open(told["id"])
            if live.state.play is None:
                bob = Person(id="bob", name="Bob")
                await store.add_person(bob)
                await lobby.take(tables, live, bob, 1)
            for deed in told["then"]:
                seat, action = deed.split(" ", 1)
                await tables.write(live, Draft("action", {"action": action}, int(seat)))
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
        assert again.snapshot() == play.snapshot()

    asyncio.run(go_on())
