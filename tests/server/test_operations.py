"""Looking after a server: figures for Prometheus, the admin page, and logs without secrets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.receiving import receiving
from tests.server.serving import PATIENCE, Friend, Served, play_out, refusal, serving, wait_until

from mindtable.server.bots.workers import BotWorkers
from mindtable.server.ops import clock
from mindtable.text import LANGUAGES

TOKEN = "a token of the admin's own"


def figures(served: Served, **headers: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every figure by its name and labels, as Prometheus itself would read it."""
    response = httpx.get(f"{served.url}/metrics", headers=headers)
    assert response.status_code == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def figure(served: Served, name: str, **labels: str) -> float:
    return figures(served).get((name, frozenset(labels.items())), 0.0)


# --- Prometheus


def test_figures_follow_the_play(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    before = figures(served)

    def grown(name: str, **labels: str) -> float:
        key = name, frozenset(labels.items())
        return figures(served).get(key, 0.0) - before.get(key, 0.0)

    table = ada.open("lanterns", "me", "open", options={"players": 2})
    assert grown("mindtable_tables", state="open") == 1
    assert grown("mindtable_request_seconds_count", method="POST", path="/api/tables", status="200") == 1
    bob.come(table, 1)
    places = ada.sit(table), bob.sit(table)
    assert grown("mindtable_connections") == 2
    assert grown("mindtable_people_connected") == 2
    assert grown("mindtable_tables", state="playing") == 1
    play_out(*places)
    actions = grown("mindtable_rows_total", kind="action")
    assert actions > 5
    assert grown("mindtable_message_seconds_count", type="act", outcome="done") == actions
    assert grown("mindtable_write_seconds_count") >= actions
    assert grown("mindtable_tables", state="over") == 1
    places[0].ask("act", seat=0, number=0, action="nothing")
    assert grown("mindtable_message_seconds_count", type="act", outcome="refused") == 1
    for place in places:
        place.close()
    wait_until(lambda: grown("mindtable_connections") == 0)


def test_bots_are_counted(served: Served) -> None:
    ada = Friend(served, "Ada")
    thoughts = "mindtable_bot_seconds_count"
    before = figure(served, thoughts)
    ada.open("lanterns", "random", "random", options={"players": 2}, listed=True)
    wait_until(lambda: figure(served, thoughts) > before + 3)
    seen = {name: value for (name, _), value in figures(served).items()}  # all of one moment: the bots play on
    assert seen["mindtable_bot_wait_seconds_count"] == seen[thoughts]
    assert seen["mindtable_bot_seconds_sum"] > 0
    wait_until(lambda: figure(served, "mindtable_bots_thinking") == figure(served, "mindtable_bot_queue") == 0)


def test_waiting_for_a_worker_is_not_thinking() -> None:
    took: list[tuple[float, float]] = []
    bot_workers = BotWorkers(1, [], lambda waiting, thinking: took.append((waiting, thinking)))

    async def ask_twice() -> None:
        await asyncio.gather(*(bot_workers.run(asker, True, time.sleep, 0.2) for asker in ("Ada", "Bob")))

    asyncio.run(ask_twice())
    bot_workers.close()
    (first_waited, first_thought), (then_waited, then_thought) = took
    assert first_waited < 0.1 < then_waited
    assert min(first_thought, then_thought) >= 0.2


def test_figures_are_for_this_machine(served: Served) -> None:
    for header in ("X-Forwarded-For", "Forwarded"):
        response = httpx.get(f"{served.url}/metrics", headers={header: "127.0.0.1"})
        assert response.status_code == 404
        assert refusal(response.json()) == "not-found"


def test_token_opens_the_figures(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token="let me count") as served:
        assert httpx.get(f"{served.url}/metrics").status_code == 404
        assert httpx.get(f"{served.url}/metrics", headers={"Authorization": "Bearer let me"}).status_code == 404
        assert figures(served, Authorization="Bearer let me count", **{"X-Forwarded-For": "9.9.9.9"})


# --- the admin page


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("guarded"), admin_token=TOKEN) as served:
        yield served


@contextmanager
def admin(served: Served, **headers: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, headers=headers, follow_redirects=True) as client:
        assert client.post("/admin", data={"token": TOKEN}).status_code == 200
        yield client


def test_without_a_token_there_is_no_such_page(served: Served) -> None:
    assert httpx.get(f"{served.url}/admin").status_code == 404
    assert httpx.post(f"{served.url}/admin", data={"token": ""}).status_code == 404


def test_token_opens_the_page(guarded: Served) -> None:
    asked = httpx.get(f"{guarded.url}/admin")
    assert "password" in asked.text
    wrong = httpx.post(f"{guarded.url}/admin", data={"token": TOKEN[:-1]})
    assert wrong.status_code == 403
    assert "set-cookie" not in wrong.headers
    assert "That token isn’t right." in wrong.text
    right = httpx.post(f"{guarded.url}/admin", data={"token": TOKEN})
    cookie = right.headers["set-cookie"].lower()
    assert right.status_code == 303
    assert {"httponly", "samesite=strict", "path=/admin"} <= {part.strip() for part in cookie.split(";")}
    assert TOKEN not in cookie


def test_page_shows_tables_and_no_secrets(guarded: Served) -> None:
    ada = Friend(guarded, "Ada the Admin's Neighbour")
    table = ada.open("lanterns", "me", "random", options={"players": 2})
    with admin(guarded) as client:
        page = client.get("/admin").text
        assert table["id"][:8] in page
        assert "lanterns" in page
        assert table["code"] not in page
        assert "Neighbour" not in page
        assert "admin-" not in re.sub(r"<style>.*</style>", "", page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_speaks_every_language(guarded: Served, language: str) -> None:
    with admin(guarded, **{"Accept-Language": f"{language}-XX,fr;q=0.3"}) as client:
        page = client.get("/admin").text
        assert f'<html lang="{language}">' in page
        assert ("Connections" in page) == (language == "en")
        assert f'lang="{language}"' in client.get(f"/admin?language={language}", headers={"Accept-Language": "en"}).text


def test_cookie_comes_to_an_end(guarded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with admin(guarded) as client:
        assert "password" not in client.get("/admin").text
        later = time.time() + 13 * 3600
        monkeypatch.setattr(clock, "source", lambda: later)
        assert "password" in client.get("/admin").text


@pytest.mark.parametrize("cookie", ["", "x", "AAAA", "a" * 300, "%00"])
def test_invented_cookies_open_nothing(guarded: Served, cookie: str) -> None:
    page = httpx.get(f"{guarded.url}/admin", headers={"Cookie": f"mindtable-admin={cookie}"})
    assert "password" in page.text


def test_other_pages_cannot_post_the_token(guarded: Served) -> None:
    foreign = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert httpx.post(f"{guarded.url}/admin", data={"token": TOKEN}, headers=foreign).status_code == 403
    assert httpx.post(f"{guarded.url}/admin", content=b"x" * 2000).status_code == 413


def test_guessing_is_slow(tmp_path: Path) -> None:
    with serving(tmp_path, admin_token=TOKEN, guesses_per_minute=3) as served:
        statuses = [httpx.post(f"{served.url}/admin", data={"token": "x"}).status_code for _ in range(5)]
        assert statuses == [403, 403, 403, 429, 429]


# --- the real command, its log and its end


@contextmanager
def command(data: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`mindtable serve`, with its log."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    args = [sys.executable, "-c", "from mindtable.cli import main; main()", "serve", "--no-browser"]
    process = subprocess.Popen(
        [*args, "--data", str(data), "--port", str(port)],
        env={**os.environ, "MINDTABLE_LOG_JSON": "true", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: process.poll() is not None or answers(url))
        yield process, url
    finally:
        process.kill()
        process.communicate()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").status_code == 200
    except httpx.HTTPError:
        return False


def test_errors_are_logged_counted_and_shown_without_secrets(tmp_path: Path) -> None:
    settings = {"MINDTABLE_ADMIN_TOKEN": TOKEN, "MINDTABLE_NOTICE_SECONDS": "0", "MINDTABLE_PRIVATE_WEBHOOKS": "true"}
    with receiving() as receiver, command(tmp_path, **settings) as (process, url):
        receiver.answers += [(400, {})] * 10
        with httpx.Client(base_url=url) as ada, httpx.Client(base_url=url) as bob:
            for friend, name in ((ada, "Ada"), (bob, "Bob")):
                friend.post("/api/me", json={"name": name})
                friend.put("/api/me/notices", json={"webhook": f"{receiver.url}/their-secret"})
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = {"game": "cerebria", "options": {"players": 2}, "seats": seats}
            table = ada.post("/api/tables", json=made).json()
            bob.post(f"/api/codes/{table['code']}")
            assert bob.post(f"/api/tables/{table['id']}/take", json={"seat": 1}).status_code == 200
            receiver.next()
            wait_until(lambda: 'event="notice-given-up"' in ada.get("/metrics").text)
            token = ada.cookies["mindtable"]
        with httpx.Client(base_url=url, follow_redirects=True) as client:
            page = client.post("/admin", data={"token": TOKEN}).text
        assert "notice-given-up" in page
        assert "their-secret" not in page
        process.send_signal(signal.SIGTERM)
        told, log = process.communicate(timeout=PATIENCE)
        assert process.returncode in (0, -signal.SIGTERM)
    entries = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    events = [entry["event"] for entry in entries]
    assert events[0] == "open"
    assert events[-1] == "closed"
    assert "notice-given-up" in events
    for secret in ("their-secret", token, TOKEN, table["code"]):
        assert secret not in log + told
