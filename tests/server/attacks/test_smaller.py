"""Smaller attacks: a foreign name for the server, odd paths, invisible names, and an unguarded service."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.server.serving import PATIENCE, Friend, Served, refusal, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mindtable.kernel.reasons import OK
from mindtable.server.people.accounts import one_line
from mindtable.server.web.security import check_host

ROOT = Path(__file__).resolve().parents[3]

# ---------------------------------------------------------------- a foreign name


@pytest.mark.parametrize("path", ["/metrics", "/", "/api/me", "/api/games"])
def test_foreign_name_gets_nothing(served: Served, path: str) -> None:
    """As when a foreign page lets its own name point to this machine, to read what only this machine may."""
    answer = httpx.get(f"{served.url}{path}", headers={"Host": "rebound.example:8330"}, timeout=PATIENCE)
    assert answer.status_code == 400
    assert refusal(answer.json()) == "wrong-host"


def test_foreign_name_opens_no_socket(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    with pytest.raises(InvalidStatus):
        _sit_as(ada, table["id"], "rebound.example")


def _sit_as(friend: Friend, table: str, host: str) -> None:
    address = f"{friend.served.url.replace('http', 'ws')}/api/tables/{table}/socket"
    connect(address, additional_headers={"Cookie": friend.cookie, "Host": host}, legacy=True)


def test_monitors_may_use_any_name(served: Served) -> None:
    for path in ("/healthz", "/readyz"):
        assert httpx.get(f"{served.url}{path}", headers={"Host": "probe.example"}, timeout=PATIENCE).status_code == 200


def test_own_names_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path, url="https://table.example", hosts=["mind.example"]) as served:
        for host in ("table.example", "mind.example:443", "TABLE.example.", "127.0.0.1", "localhost", "pc.local:8330"):
            answer = httpx.get(f"{served.url}/api/games", headers={"Host": host}, timeout=PATIENCE)
            assert answer.status_code == 200, host


@pytest.mark.parametrize("host", ["", "localhost:1", "[::1]:8330", "192.168.1.7:8330", "my-pc", "my-pc.lan"])
def test_names_nobody_can_register_are_fine(host: str) -> None:
    assert check_host(host, set()) is OK


@pytest.mark.parametrize("host", ["example.org", "127.0.0.1.example.org:80", "localhost.example.org", "a.b:x"])
def test_names_that_someone_can_register_are_not(host: str) -> None:
    assert check_host(host, set()) is not OK


# ---------------------------------------------------------------- odd requests


@pytest.mark.parametrize(
    "path", ["/%00", "/x%00y", "/assets/%00", f"/{'a' * 5000}", f"/{'a/' * 3000}", "/..%2f..%2fetc%2fpasswd", "/%ff"]
)
def test_odd_paths_are_not_our_fault(served: Served, path: str) -> None:
    assert httpx.get(f"{served.url}{path}", timeout=PATIENCE).status_code in (200, 400, 404)


@pytest.mark.parametrize("path", ["/%00", f"/{'a' * 5000}"])
def test_paths_that_no_file_can_have_are_not_found(served: Served, path: str) -> None:
    assert httpx.get(f"{served.url}{path}", timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("id", ["%00", "a" * 5000, "%ff%fe", "..%2f.."])
def test_odd_tables_are_not_found(served: Served, id: str) -> None:
    ada = Friend(served, "Ada")
    assert ada.http.get(f"/api/tables/{id}").status_code == 404


@pytest.mark.parametrize("seed", [10**39, -1, 2.5, "x" * 5000, [1]])
def test_odd_seeds_are_refused(served: Served, seed: object) -> None:
    assert Friend(served, "Ada").http.post("/api/tables", json={"game": "duel", "seed": seed}).status_code == 400


# ---------------------------------------------------------------- names that nobody sees

INVISIBLE = ["\u200b", "\u3164", "\u2800", "\u115f\u1160", "\u00ad", "\u202e", "\ufeff", "\u0301\u0301", " \u3164 "]


@pytest.mark.parametrize("name", INVISIBLE, ids=lambda name: "+".join(f"{ord(letter):04x}" for letter in name))
def test_invisible_names_are_refused(served: Served, name: str) -> None:
    assert refusal(Friend(served).post("/api/me", {"name": name}, 400)) == "no-name"


@pytest.mark.parametrize("name", ["Ada", "Ж", "李", "é", "e\u0301", "🂡", "Ada Lovelace", "?"])
def test_visible_names_are_fine(served: Served, name: str) -> None:
    assert Friend(served).post("/api/me", {"name": name})["name"] == name


def test_towers_of_accents_are_cut() -> None:
    assert one_line("A" + "\u0301" * 30 + "da") == "A" + "\u0301" * 3 + "da"


# ---------------------------------------------------------------- the service


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_service_is_guarded() -> None:
    unit = ROOT / "deploy" / "mindtable.service"
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", told)
    assert found, told
    assert float(found[1]) <= 2.0
