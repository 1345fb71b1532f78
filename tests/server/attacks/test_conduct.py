"""People who spoil the game for others, and try to get around what keeps them away: a block, or the host.

The host acts from the command line; servers that run take notice by themselves.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import process
from tests.server.serving import Friend, Place, Served, play_out, refusal, serving, wait_until
from typer.testing import CliRunner

from mindtable.cli import app
from mindtable.server.people import sanctions

PASSWORD = "a long password"
TWO = {"options": {"players": 2}}
FOUR = {"options": {"players": 4}}


class Host:
    """Who runs the server, at the command line."""

    def __init__(self, database: str) -> None:
        self.database = database

    def does(self, *words: str, status: int = 0) -> str:
        done = CliRunner().invoke(app, ["conduct", *words, "--db", self.database], catch_exceptions=False)
        assert done.exit_code == status, done.stderr
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def host(served: Served) -> Host:
    return Host(f"sqlite:///{served.settings.folder / 'mindtable.db'}")


def account(served: Served, name: str) -> Friend:
    friend = Friend(served, name)
    friend.post("/api/account", {"login": f"{name}-{friend.id[:8]}", "password": PASSWORD})
    return friend


def login_of(friend: Friend) -> str:
    return str(friend.get("/api/me")["login"])


def block(friend: Friend, table: dict[str, Any], **whom: int) -> list[dict[str, Any]]:
    blocks: list[dict[str, Any]] = friend.post(f"/api/tables/{table['id']}/block", whom)
    return blocks


def met(served: Served) -> tuple[Friend, Friend]:
    """Ada has blocked Mallory, whom she met at another table."""
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    block(ada, table, seat=1)
    return ada, mallory


def heard(place: Place, *words: str) -> list[bool]:
    place.settle()
    return [any(word in raw for raw in place.raw) for word in words]


def farewell(place: Place) -> dict[str, Any]:
    goodbye = place.until(lambda message: message["type"] == "goodbye")
    assert goodbye["again"] is None
    reason: dict[str, Any] = goodbye["reason"]
    assert place.closed() == 1008
    return reason


# ---------------------------------------------------------------- blocking: seats


def test_blocked_person_gets_no_seat_at_the_same_table(served: Served) -> None:
    ada, mallory = met(served)
    table = ada.open("lanterns", "me", "open", "open", "open", **FOUR)
    mallory.come(table)
    refused = mallory.post(f"/api/tables/{table['id']}/take", {"seat": 1}, status=403)
    assert refusal(refused) == "no-seat-here"
    assert "Ada" not in json.dumps(refused)  # who blocked them stays unsaid


def test_who_blocked_learns_why_they_cannot_sit(served: Served) -> None:
    ada, mallory = met(served)
    table = mallory.open("lanterns", "me", "open", "open", "open", **FOUR)
    ada.come(table)
    refused = ada.post(f"/api/tables/{table['id']}/take", {"seat": 1}, status=403)
    assert refusal(refused) == "you-blocked"
    assert refused["phrases"][0]["args"] == {"name": "Mallory"}


def test_a_new_name_or_another_browser_does_not_help(served: Served) -> None:
    ada, mallory = Friend(served, "Ada"), account(served, "Mallory")
    first = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(first, 1)
    block(ada, first, seat=1)
    other = Friend(served)
    other.post("/api/login", {"login": login_of(mallory), "password": PASSWORD})
    other.post("/api/me", {"name": "Somebody else"})
    table = ada.open("lanterns", "me", "open", **TWO)
    other.come(table)
    assert refusal(other.post(f"/api/tables/{table['id']}/take", {"seat": 1}, status=403)) == "no-seat-here"


def test_others_still_sit_down_together(served: Served) -> None:
    ada, mallory = met(served)
    ben = Friend(served, "Ben")
    table = ben.open("lanterns", "me", "open", "open", "open", **FOUR)
    ada.come(table, 1)
    mallory.come(table)
    assert refusal(mallory.post(f"/api/tables/{table['id']}/take", {"seat": 2}, status=403)) == "no-seat-here"
    ada.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    mallory.come(table, 2)


def test_lists_say_where_one_cannot_sit(served: Served) -> None:
    ada, mallory = met(served)
    table = ada.open("lanterns", "me", "open", listed=True, **TWO)

    def reason(friend: Friend) -> Any:
        return next(one for one in friend.get("/api/tables") if one["id"] == table["id"])["no_seat"]

    assert reason(mallory) == {"key": "reason-no-seat-here", "args": {}}
    assert reason(Friend(served, "Ben")) is None


def test_rematch_seats_nobody_beside_someone_they_blocked(served: Served) -> None:
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    play_out(ada.sit(table, seat=0), mallory.sit(table, seat=1))
    block(ada, table, seat=1)
    again = ada.post(f"/api/tables/{table['id']}/rematch", {})
    assert [seat["kept_for"] for seat in again["seats"]] == ["", ""]
    refused = mallory.post(f"/api/tables/{table['id']}/rematch", {}, status=403)
    assert refusal(refused) == "no-seat-here"
    mallory.post(f"/api/codes/{again['code']}")
    assert refusal(mallory.post(f"/api/tables/{again['id']}/take", {"seat": 1}, status=403)) == "no-seat-here"


def test_seat_that_was_kept_is_refused_after_a_block(served: Served) -> None:
    """Both were offered a rematch before the block."""
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    play_out(ada.sit(table, seat=0), mallory.sit(table, seat=1))
    again = ada.post(f"/api/tables/{table['id']}/rematch", {})
    assert [seat["kept_for"] for seat in again["seats"]] == ["", "Mallory"]
    block(ada, table, seat=1)
    assert refusal(mallory.post(f"/api/tables/{again['id']}/take", {"seat": 1}, status=403)) == "no-seat-here"
    refused = mallory.post(f"/api/tables/{table['id']}/rematch", {}, status=403)
    assert refusal(refused) == "no-seat-here"


def test_running_game_goes_on(served: Served) -> None:
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    block(ada, table, seat=1)
    mallory.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    mallory.post(f"/api/tables/{table['id']}/take", {"seat": 1})
    play_out(ada.sit(table, seat=0), mallory.sit(table, seat=1))


def test_lifted_block_is_gone(served: Served) -> None:
    ada, mallory = met(served)
    (only,) = ada.get("/api/me/blocks")
    assert only["name"] == "Mallory"
    assert mallory.id not in json.dumps(only)
    mallory.post(f"/api/me/blocks/{only['id']}/lift", status=404)  # nobody else lifts it
    assert ada.post(f"/api/me/blocks/{only['id']}/lift") == []
    mallory.come(ada.open("lanterns", "me", "open", **TWO), 1)


def test_nobody_blocks_themselves_a_bot_or_an_empty_seat(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "random", "open", "open", **FOUR)
    for seat, reason, status in (
        (0, "not-yourself", 409),
        (1, "not-a-persons-seat", 409),
        (2, "not-a-persons-seat", 409),
    ):
        assert refusal(ada.post(f"/api/tables/{table['id']}/block", {"seat": seat}, status=status)) == reason
    ada.post(f"/api/tables/{table['id']}/block", {"seat": 7}, status=404)
    ada.post(f"/api/tables/{table['id']}/block", {}, status=404)
    assert ada.get("/api/me/blocks") == []


# ---------------------------------------------------------------- blocking: talk


def test_blocked_talk_reaches_neither_live_nor_later(served: Served) -> None:
    ada, mallory, ben = Friend(served, "Ada"), Friend(served, "Mallory"), Friend(served, "Ben")
    table = ada.open("lanterns", "me", "open", "open", "open", **FOUR)
    mallory.come(table, 1)
    ben.come(table, 2)
    here = {friend.name: friend.sit(table) for friend in (ada, mallory, ben)}
    here["Mallory"].ask("say", text="before the block")
    assert heard(here["Ada"], "before the block") == [True]
    block(ada, table, remark=here["Ada"].remarks[-1]["seq"])
    here["Mallory"].ask("say", text="an insult")
    here["Mallory"].ask("ping", kind="shore", noun="near")
    here["Ada"].ask("say", text="a word to Ben")
    assert heard(here["Ada"], "an insult", "shore") == [False, False]
    assert heard(here["Mallory"], "a word to Ben") == [False]
    assert heard(here["Ben"], "an insult", "a word to Ben") == [True, True]
    for friend, silent in ((ada, ["before the block", "an insult", "shore"]), (mallory, ["a word to Ben"])):
        assert heard(friend.sit(table), *silent) == [False] * len(silent)


def test_spectator_who_spoke_can_be_blocked(served: Served) -> None:
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table)
    at, there = ada.sit(table), mallory.sit(table)
    there.ask("say", text="hello from outside")
    at.settle()
    block(ada, table, remark=at.remarks[-1]["seq"])
    there.ask("say", text="still here")
    assert heard(at, "still here") == [False]


def test_remark_that_was_not_heard_points_at_nobody(served: Served) -> None:
    """The number of a team's remark doesn't lead an opponent to who said it."""
    ada, ben, mallory = (Friend(served, name) for name in ("Ada", "Ben", "Mallory"))
    table = ada.open("lanterns", "me", "open", "open", "open", **FOUR)
    for seat, friend in ((1, ben), (2, mallory), (3, Friend(served, "Cleo"))):
        friend.come(table, seat)
    here = ada.sit(table, seat=0)
    here.ask("say", text="psst", to="team", seat=0)
    here.settle()
    seq = here.remarks[-1]["seq"]
    refused = [
        friend.http.post(f"/api/tables/{table['id']}/block", json={"remark": seq}).status_code
        for friend in (ben, mallory)
    ]
    assert sorted(refused) == [200, 404]  # one of the two is on Ada's side


# ---------------------------------------------------------------- reports


def test_report_brings_log_and_talk_to_the_host(served: Served, host: Host) -> None:
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    at, there = ada.sit(table, seat=0), mallory.sit(table, seat=1)
    there.ask("say", text="an insult")
    next(place for place in (at, there) if place.choices).act()
    sent = ada.post(f"/api/tables/{table['id']}/report", {"whom": {"seat": 1}, "words": "He insulted me."})
    assert re.search(rf"{sent['id']}.*Ada {ada.id} reports Mallory {mallory.id}", host.does("reports"))
    shown = host.does("report", sent["id"].lower())
    for words in ("He insulted me.", "Mallory: an insult", table["id"], mallory.id):
        assert words in shown
    assert table["code"] not in shown
    host.does("settle", sent["id"])
    assert sent["id"] not in host.does("reports")
    assert sent["id"] in host.does("reports", "--all")
    host.does("report", "NOSUCH", status=2)


def test_report_tells_only_what_the_reporter_may_know(served: Served, host: Host) -> None:
    """A report must not be a way to read another team's talk, nor show the host anyone's hidden cards."""
    ada, ben, mallory, cleo = (Friend(served, name) for name in ("Ada", "Ben", "Mallory", "Cleo"))
    table = ada.open("lanterns", "me", "open", "open", "open", **FOUR)
    for seat, friend in ((1, ben), (2, mallory), (3, cleo)):
        friend.come(table, seat)
    for seat, friend in enumerate((ada, ben, mallory, cleo)):
        friend.sit(table, seat=seat).ask("say", text=f"plan of {friend.name}", to="team", seat=seat)
    sent = ada.post(f"/api/tables/{table['id']}/report", {"whom": {"seat": 1}, "words": "rude"})
    shown = host.does("report", sent["id"])
    team = {seat["seat"]: seat["team"] for seat in table["seats"]}
    for seat, friend in enumerate((ada, ben, mallory, cleo)):
        assert (f"plan of {friend.name}" in shown) == (team[seat] == team[0])
    spectator = Friend(served, "Dora")
    spectator.post(f"/api/codes/{table['code']}")
    public = spectator.get(f"/api/tables/{table['id']}/story/en")
    assert public.strip() in shown


def test_reports_are_bounded(tmp_path: Path) -> None:
    with serving(tmp_path, reports_per_hour=2) as served:
        ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
        table = ada.open("lanterns", "me", "open", **TWO)
        mallory.come(table, 1)
        path = f"/api/tables/{table['id']}/report"
        ada.post(path, {"whom": {"seat": 1}, "words": "x" * 2001}, status=400)
        ada.post(path, {"whom": {"seat": 1}, "words": ""}, status=400)
        for status in (200, 200, 429):
            ada.post(path, {"whom": {"seat": 1}, "words": "x" * 2000}, status=status)


def test_stranger_reports_nobody_at_a_private_table(served: Served) -> None:
    ada, stranger = Friend(served, "Ada"), Friend(served, "Stranger")
    table = ada.open("lanterns", "me", "open", **TWO)
    stranger.post(f"/api/tables/{table['id']}/report", {"whom": {"seat": 0}, "words": "?"}, status=404)
    stranger.post(f"/api/tables/{table['id']}/block", {"seat": 0}, status=404)


# ---------------------------------------------------------------- the host: people


def kept_away(friend: Friend) -> bool:
    return friend.get("/api/me")["barred"] is not None


def test_suspended_guest_is_out_everywhere(served: Served, host: Host) -> None:
    ada, mallory = Friend(served, "Ada"), Friend(served, "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table)
    place = mallory.sit(table)
    host.does("suspend", mallory.id, "Cool down.", "--until", "2099-12-31T18:00")
    sentence = {"key": "reason-suspended", "args": {"until": "2099-12-31 18:00 UTC", "words": "Cool down."}}
    assert farewell(place) == sentence
    assert mallory.get("/api/me")["barred"] == sentence
    for path, body in (
        ("/api/tables", {"game": "lanterns"}),
        (f"/api/tables/{table['id']}/take", {"seat": 1}),
        (f"/api/codes/{table['code']}", None),
        ("/api/me", {"name": "Somebody else"}),
        ("/api/account", {"login": "a-new-account", "password": PASSWORD}),
        (f"/api/tables/{table['id']}/report", {"whom": {"seat": 0}, "words": "revenge"}),
    ):
        assert mallory.post(path, body, status=403)["phrases"] == [sentence], path
    assert mallory.get("/api/me/tables", status=403)["phrases"] == [sentence]
    assert mallory.sit(table).first["reason"] == sentence
    host.does("lift", mallory.id)
    wait_until(lambda: not kept_away(mallory))
    mallory.post(f"/api/tables/{table['id']}/take", {"seat": 1})


def test_suspension_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        mallory = Friend(served, "Mallory")
        Host(f"sqlite:///{tmp_path / 'mindtable.db'}").does("suspend", mallory.id, "A pause.", "--for", "12h")
        wait_until(lambda: kept_away(mallory))
        later = time.time() + 12 * 3600 + 60
        monkeypatch.setattr(sanctions, "now", lambda: later)
        assert not kept_away(mallory)
        mallory.open("lanterns", "me", "open", **TWO)


def test_banned_account_is_out_in_every_browser_and_at_the_door(served: Served, host: Host) -> None:
    mallory = account(served, "Mallory")
    login = login_of(mallory)
    other = Friend(served)
    other.post("/api/login", {"login": login, "password": PASSWORD})
    places = [friend.sit(mallory.open("lanterns", "me", "open", **TWO)) for friend in (mallory, other)]
    assert login in host.does("ban", login.upper(), "Enough.")
    assert [farewell(place)["key"] for place in places] == ["reason-banned"] * 2
    for friend in (mallory, other):
        assert refusal(friend.post("/api/tables", {"game": "lanterns"}, status=403)) == "banned"
    fresh = Friend(served, "Nobody special")
    refused = fresh.post("/api/login", {"login": login, "password": PASSWORD}, status=403)
    assert refused["phrases"][0]["args"] == {"words": "Enough."}
    assert refusal(fresh.post("/api/login", {"login": login, "password": "a wrong one"}, status=403)) == "wrong-login"
    assert "banned" in host.does("person", login)


def test_kept_away_person_still_leaves(served: Served, host: Host) -> None:
    """Out means out, and nothing of theirs is held back: they may log out, and be forgotten."""
    mallory = account(served, "Mallory")
    host.does("ban", mallory.id, "Enough.")
    wait_until(lambda: kept_away(mallory))
    mallory.get("/api/text/en")
    mallory.get("/api/games")
    mallory.post("/api/me/forget", {"password": PASSWORD})


def test_warning_is_shown_until_it_is_acknowledged(served: Served, host: Host) -> None:
    mallory = account(served, "Mallory")
    place = mallory.sit(mallory.open("lanterns", "me", "open", **TWO))
    host.does("warn", mallory.id, "Please be kind.")
    warned = place.until(lambda message: message["type"] == "warned")["warning"]
    assert warned["words"] == "Please be kind."
    other = Friend(served)
    other.post("/api/login", {"login": login_of(mallory), "password": PASSWORD})
    assert other.get("/api/me")["warnings"] == [warned]
    Friend(served, "Eve").post(f"/api/me/warnings/{warned['id']}")  # nobody else acknowledges it
    assert mallory.get("/api/me")["warnings"] == [warned]
    assert mallory.post(f"/api/me/warnings/{warned['id']}")["warnings"] == []
    assert other.get("/api/me")["warnings"] == []
    assert other.get("/api/me")["barred"] is None


def test_host_is_told_what_is_wrong(host: Host) -> None:
    assert "nobody-here" in host.does("warn", "nobody-here", "?", status=2)
    for words in (["--for", "7 days"], ["--until", "2001-01-01"], ["--until", "soon"], []):
        host.does("suspend", "anyone", "?", *words, status=2)
    host.does("close", "NOSUCHTABLE", status=2)


def test_wrong_path_makes_no_new_database(tmp_path: Path) -> None:
    missing = tmp_path / "elsewhere" / "mindtable.db"
    assert str(missing) in Host(f"sqlite:///{missing}").does("reports", status=2)
    assert not missing.exists()


# ---------------------------------------------------------------- the host: tables


def test_closed_table_can_be_read_and_nothing_else(served: Served, host: Host) -> None:
    ada, ben = Friend(served, "Ada"), Friend(served, "Ben")
    table = ada.open("lanterns", "me", "open", **TWO)
    ben.come(table, 1)
    at, there = ada.sit(table, seat=0), ben.sit(table, seat=1)
    at.ask("say", text="hello")
    assert ben.id in host.does("table", table["code"])
    host.does("close", table["code"])
    for place in (at, there):
        place.until(lambda message: message.get("table", {}).get("state") == "closed")
    number = {"number": at.number}
    deeds: dict[str, dict[str, Any]] = {
        "act": {"seat": 0, "action": "?", **number},
        "undo": {"seat": 0, **number},
        "ask": {"seat": 0, "wish": "save"},
        "say": {"text": "and yet"},
        "ping": {"kind": "shore", "noun": "near"},
        "pause": {"pause": True},
        "hint": {"seat": 0, **number},
    }
    for kind, words in deeds.items():
        assert refusal(at.ask(kind, **words)) == "table-closed", kind
    path = f"/api/tables/{table['id']}"
    for command, body in {
        "take": {"seat": 1},
        "leave": {"seat": 0},
        "fill": {"seat": 1, "level": "random"},
        "rematch": {},
    }.items():
        assert refusal(ada.post(f"{path}/{command}", body, status=409)) == "table-closed", command
    ada.get(f"{path}/history", status=403)  # what was hidden stays hidden
    ada.get(f"{path}/log?seat=1", status=403)
    ada.get(f"{path}/log?seat=0")
    welcome = ada.sit(table, seat=0)
    assert welcome.position is not None
    assert [remark["text"] for remark in welcome.remarks] == ["hello"]
    assert "closed" in host.does("close", table["code"], status=2)


def test_closed_table_that_has_not_begun(served: Served, host: Host) -> None:
    ada, ben = Friend(served, "Ada"), Friend(served, "Ben")
    table = ada.open("lanterns", "me", "open", listed=True, **TWO)
    host.does("close", table["id"])
    wait_until(lambda: ada.get(f"/api/tables/{table['id']}")["state"] == "closed")
    assert refusal(ben.post(f"/api/tables/{table['id']}/take", {"seat": 1}, status=409)) == "table-closed"
    assert table["id"] not in [one["id"] for one in ben.get("/api/tables")]


def test_bots_stop_at_a_closed_table(served: Served, host: Host) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("cerebria", "me", "random")
    place = ada.sit(table, seat=0)
    host.does("close", table["id"])
    place.until(lambda message: message.get("table", {}).get("state") == "closed")
    live = served.services.tables.in_memory[table["id"]]
    assert live.state.bots_to_move() == []
    assert not live.state.table.bot_decides


# ---------------------------------------------------------------- processes


def test_server_that_was_off_knows_what_the_host_did(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        mallory = Friend(served, "Mallory")
        table = mallory.open("lanterns", "me", "open", **TWO)
    host = Host(f"sqlite:///{tmp_path / 'mindtable.db'}")
    host.does("ban", mallory.id, "Enough.")
    host.does("close", table["id"])
    with serving(tmp_path) as served:
        mallory.follow(served)
        assert kept_away(mallory)
        assert served.services.tables.in_memory[table["id"]].state.table.state == "closed"


def test_log_names_what_the_host_did_and_no_words(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        mallory = Friend(server, "Mallory")
        Host(server.db).does("ban", mallory.id, "a private word")
        wait_until(lambda: kept_away(mallory))
        said = server.log.read_text("utf-8")
        assert "ban" in said
        assert mallory.id in said
        assert "a private word" not in said


@pytest.fixture
def two(shared_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with serving(tmp_path / "one", db=shared_database) as one, serving(tmp_path / "two", db=shared_database) as two:
        yield one, two


def test_block_holds_at_other_processes(two: tuple[Served, Served]) -> None:
    ada, mallory = Friend(two[0], "Ada"), Friend(two[1], "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    block(ada, table, seat=1)
    at, there = ada.sit(table, seat=0), mallory.sit(table, seat=1)
    there.ask("say", text="an insult")
    there.ask("pause", pause=True)
    at.until(lambda message: message.get("table", {}).get("state") == "paused")
    assert heard(at, "an insult") == [False]
    other = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(other)
    assert refusal(mallory.post(f"/api/tables/{other['id']}/take", {"seat": 1}, status=403)) == "no-seat-here"


def test_host_reaches_every_process(two: tuple[Served, Served], shared_database: str) -> None:
    host = Host(shared_database)
    ada, mallory = account(two[0], "Ada"), account(two[1], "Mallory")
    table = ada.open("lanterns", "me", "open", **TWO)
    mallory.come(table, 1)
    at, there = ada.sit(table, seat=0), mallory.sit(table, seat=1)
    host.does("close", table["id"])
    for place in (at, there):
        place.until(lambda message: message.get("table", {}).get("state") == "closed")
    host.does("ban", mallory.id, "Enough.")
    assert farewell(there)["key"] == "reason-banned"
    mallory.follow(two[0])
    wait_until(lambda: kept_away(mallory))
