"""Whatever is sent to the REST part, it answers as its description says, and never that it failed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.effort import many
from tests.server.serving import PATIENCE, Friend, Served, refusal, serving

import mindtable
from mindtable import lessons
from mindtable.server.web import openapi

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = many(6, 100)
MANGLED = many(16, 200)
KNOWN = {"game": ("lanterns", "cerebria"), "language": ("en", "ru"), "number": ("0", "1"), "seat": ("0", "1")}
# Whoever logs out or is forgotten cannot ask on.
SCHEMA = schemathesis.openapi.from_dict(openapi.document()).exclude(path_regex="/(logout|forget)$")


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Friend]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as served:
        yield Friend(served, "Ada")


@pytest.fixture(scope="module")
def tables(ada: Friend) -> list[dict[str, Any]]:
    """A table that is open and one that is playing."""
    return [
        ada.open("lanterns", "me", "open", options={"players": 2}),
        ada.open("lanterns", "me", "me", options={"players": 2}),
    ]


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(case: Any, ada: Friend, tables: list[dict[str, Any]]) -> None:
    for given in (case.path_parameters, case.query, case.body):
        _make_known(given, tables)
    # A text is read in a process of its own, which on a busy machine takes a while to start.
    response = case.call(base_url=ada.served.url, headers={"Cookie": ada.cookie}, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    assert response.status_code != 401, "the session has ended"


def _make_known(given: Any, tables: list[dict[str, Any]]) -> None:
    """Put in something that there is, more often than not: else few requests would come far."""
    for name, value in list(given.items()) if isinstance(given, dict) else ():
        odd = len(str(value))
        if name in KNOWN and odd % 4:
            given[name] = KNOWN[name][odd % 2]
        elif name in ("id", "code") and odd % 4:
            given[name] = tables[odd % 2][name]


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name":"\\ud800"}', b"[" * 60_000, b'{"name":' + b"9" * 5000 + b"}"],
    ids=lambda body: repr(body[:12]),
)
def test_unreadable_bodies_are_refused(served: Served, body: bytes) -> None:
    response = Friend(served, "Ada").http.post("/api/me", content=body)
    assert response.status_code == 400
    assert refusal(response.json()) == "malformed"


def mangled(random: Random, text: str) -> str:
    """A file that someone has edited without care."""
    lines = text.splitlines()
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    change = random.choice(["drop", "double", "swap", "cut", "word", "letter", "number"])
    if change == "drop":
        del lines[at]
    elif change == "double":
        lines.insert(other, lines[at])
    elif change == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif change == "cut":
        lines = lines[:at]
    elif change == "number":
        lines[at] = re.sub(r"\d+", lambda _: str(random.choice([-1, 0, 7, 99, 10**20])), lines[at])
    else:
        parts = lines[at].split(" ") if change == "word" else list(lines[at]) or [""]
        parts[random.randrange(len(parts))] = random.choice(["", "x", "!", "=", "[", '"', "seat", "\u00e9"])
        lines[at] = (" " if change == "word" else "").join(parts)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", ["lanterns", "cerebria", "unconscious"])
def test_mangled_files_are_refused_or_read(served: Served, game: str) -> None:
    ada, random = Friend(served, "Ada"), Random(5)
    play = mindtable.game(game).new(seed=3)
    for _ in range(25):
        seat = play.deciders()[0]
        play.act(seat, random.choice(play.actions(seat)))
    taught = lessons.lessons(mindtable.game(game))
    statuses: Counter[int] = Counter()
    for _ in range(MANGLED):
        asked = [("/api/tables/import", {"history": mangled(random, play.save())})]
        if taught:
            scenario = mangled(random, random.choice(taught).scenario)
            asked.append(("/api/tables", {"game": game, "scenario": scenario}))
        for address, body in asked:
            response = ada.http.post(address, json=body)
            statuses[response.status_code] += 1
            assert response.status_code in (200, 400, 409), (response.text, body)
    assert statuses[400] >= MANGLED / 4


def test_nul_is_refused_wherever_it_is_written(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, db=database) as served:
        ada = Friend(served, "Ada")
        table = ada.open("lanterns", "me", "me", options={"players": 2})
        place = ada.sit(table)
        for kind, words in (
            ("note", {"text": "a\0b"}),
            ("say", {"text": "a\0b"}),
            ("ping", {"kind": "a\0", "noun": "b"}),
        ):
            assert refusal(place.ask(kind, **words)) == "malformed"
        assert place.ask("note", text=r"a backslash: \u0000")["type"] == "done"
        assert place.ask("look", seat=0)["note"] == r"a backslash: \u0000"
        ada.post("/api/me", {"name": "a\0b"}, 400)
        ada.put("/api/me/settings", {"client": {"a": "\0"}}, 400)
        ada.put("/api/me/notices", {"muted": ["\0"]}, 400)
        ada.post("/api/tables", {"game": "lanterns", "scenario": "\0"}, 400)
        ada.post("/api/login", {"login": "a\0b", "password": "a long password"}, 400)
        for address in ("/api/tables/%00", "/api/tables/a%00/log", "/api/games/%00/clauses", "/api/text/%00"):
            ada.get(address, 404)
        ada.post("/api/codes/%00", status=404)
        assert ada.get("/api/tables/%00", 404) == ada.get("/api/tables/unknown", 404)
