"""A newer Mindtable on an older one's data: tables go on, and one that cannot is told apart from the rest."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.serving import Friend, Place, Served, refusal, serving

import mindtable
from mindtable.kernel.options import Options
from mindtable.kernel.position import Position


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

    def other_begins(options: Options, seed: int) -> Position:
        """The first choice in the log is then refused; later ones may well be legal in another game too."""
        games = (start(options, seed + more) for more in range(100))
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
