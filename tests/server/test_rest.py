"""The REST part beyond tables: games, words, documents, pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy.exc import OperationalError
from tests.server.serving import Friend, Served, refusal, serving

import mindtable
from mindtable.server.web import client_files, openapi
from mindtable.server.web.api import ENDPOINTS
from mindtable.text import LANGUAGES


def test_games_come_with_options_and_levels(served: Served) -> None:
    games = {game["id"]: game for game in Friend(served).get("/api/games")}
    assert {"cerebria", "unconscious", "duel", "lanterns"} <= games.keys()
    assert [level["name"] for level in games["cerebria"]["levels"]] == ["whim", "impulse", "reason", "ego"]
    assert [level["name"] for level in games["lanterns"]["levels"]] == ["random"]
    names = [option["name"] for option in games["duel"]["options"]["options"]]
    assert names[0] == "players"


@pytest.mark.parametrize(
    ("game", "lessons", "content"), [("cerebria", True, True), ("lanterns", False, True), ("duel", False, False)]
)
def test_a_game_says_whether_it_has_lessons_and_content(
    served: Served, game: str, lessons: bool, content: bool
) -> None:
    friend = Friend(served)
    told = next(one for one in friend.get("/api/games") if one["id"] == game)
    assert (told["lessons"], told["content"]) == (lessons, content)
    assert bool(friend.get(f"/api/games/{game}/lessons")) == lessons
    assert bool(friend.get(f"/api/games/{game}/content")) == content


@pytest.mark.parametrize("game", ["cerebria", "unconscious"])
def test_rules_and_content_can_be_looked_up(served: Served, game: str) -> None:
    friend = Friend(served)
    clauses = friend.get(f"/api/games/{game}/clauses")
    assert len(clauses) == len(mindtable.game(game).clauses)
    entries = friend.get(f"/api/games/{game}/content")
    assert len(entries) == len(list(mindtable.game(game).catalogue()))
    texts = friend.get(f"/api/text/pl?game={game}")
    assert all(f"\n{key} =" in texts for clause in clauses for key in [clause["key"], *places(clause)])
    assert all(entry["name"]["key"] for entry in entries)


def places(clause: dict[str, Any]) -> list[str]:
    return [place["key"] for place in clause["places"]]


def test_options_are_judged_before_a_table_is_opened(served: Served) -> None:
    friend = Friend(served)
    judged = friend.post("/api/games/cerebria/options", {"options": {"players": 2, "mode": "basic"}})
    assert judged["options"]["placement"] == "fixed"
    assert [(seat["seat"], seat["team"]) for seat in judged["seats"]] == [(0, 0), (1, 1)]
    assert all(seat["title"]["key"].startswith("spirit-") for seat in judged["seats"])
    assert judged["refusal"] is None
    bad = friend.post("/api/games/cerebria/options", {"options": {"mode": "basic", "team_board": "B"}})
    assert refusal(bad["refusal"]) == "option-excluded"
    assert not bad["seats"]


def test_what_is_wrong_with_a_deck_is_said_in_the_games_own_words(served: Served) -> None:
    friend = Friend(served, "Ada")
    asked = {"options": {"players": 2, "decks": ["courage 3, anger 13", "usual"]}}
    bad = friend.post("/api/games/cerebria/options", asked)["refusal"]
    courage, anger = {"key": "emotion-courage", "args": {}}, {"key": "emotion-anger", "args": {}}
    assert [(phrase["key"], phrase["args"].get("card")) for phrase in bad["phrases"]] == [
        ("reason-deck-copies", courage),
        ("reason-deck-other-side", anger),
        ("reason-deck-copies", anger),
    ]
    table = {"game": "cerebria", **asked, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert friend.post("/api/tables", table, 400)["phrases"] == bad["phrases"]


def test_choices_and_rules_say_what_they_are_called(served: Served) -> None:
    friend = Friend(served)
    game = next(game for game in friend.get("/api/games") if game["id"] == "cerebria")
    labels = {option["name"]: option.get("labels") for option in game["options"]["options"]}
    assert labels["spirits"]["love"] == "spirit-love"
    assert labels["players"] is None
    editions = {clause["id"]: clause["editions"] for clause in friend.get("/api/games/cerebria/clauses")}
    assert editions["setup.origin-first"] == ["first"]


def test_unknown_games_and_languages_are_not_there(served: Served) -> None:
    friend = Friend(served)
    for path in ("games/chess/clauses", "games/chess/content", "text/xx", "text/en?game=chess", "nothing", ""):
        assert refusal(friend.get(f"/api/{path}", 404)) == "not-found"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sent_once(served: Served, language: str) -> None:
    friend = Friend(served)
    first = friend.http.get(f"/api/text/{language}?game=duel")
    assert first.status_code == 200
    assert "reason-stale =" in first.text
    assert "game-duel =" in first.text
    again = friend.http.get(f"/api/text/{language}?game=duel", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    shared = friend.http.get(f"/api/text/{language}")
    assert "game-duel =" not in shared.text
    assert shared.headers["etag"] != first.headers["etag"]


def test_document_describes_every_endpoint(served: Served) -> None:
    document: dict[str, Any] = Friend(served).get("/api/openapi.json")
    described = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert all(item["summary"] for operations in document["paths"].values() for item in operations.values())
    assert msgspec.json.encode(document) == msgspec.json.encode(openapi.document())


def test_health_is_told(served: Served) -> None:
    friend = Friend(served)
    assert friend.get("/healthz") == {"alive": True}
    assert friend.get("/readyz") == {"ready": True}


def test_without_a_client_there_is_a_plain_page(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path)
    page = Friend(served).get("/")
    assert all(f'lang="{language}"' in page for language in LANGUAGES)


def test_client_is_served_with_all_its_addresses(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "web_dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>client</p>")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(client_files, "FOLDER", folder)
    http = Friend(served).http
    assert http.get("/").text == http.get("/table/abc").text == "<p>client</p>"
    script = http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert http.get("/assets/gone.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        answer = http.get(path)
        assert "not for you" not in answer.text
        assert "root:" not in answer.text


def test_too_many_tables_in_memory_are_put_away(tmp_path: Path) -> None:
    with serving(tmp_path, tables_in_memory=3) as served:
        ada = Friend(served, "Ada")
        tables = [ada.open("duel", "me", "me", options={"players": 2}) for _ in range(6)]
        place = ada.sit(tables[0])
        for table in tables:
            assert ada.get(f"/api/tables/{table['id']}")["state"] == "playing"
        assert len(served.services.tables.in_memory) <= 3
        assert tables[0]["id"] in served.services.tables.in_memory  # someone looks at it
        assert place.act()["type"] == "done"


@pytest.mark.parametrize(
    ("error", "status", "reason"),
    [
        (RecursionError("too deep"), 500, "server-error"),
        (KeyError("seat"), 500, "server-error"),
        (OperationalError("SELECT 1", None, Exception("gone")), 503, "storage"),
        (ConnectionRefusedError("no database"), 503, "storage"),
    ],
)
def test_bug_is_told_from_a_database_that_fails(
    served: Served, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, reason: str
) -> None:
    async def fail(_: str) -> None:
        raise error

    friend = Friend(served, "Ada")
    monkeypatch.setattr(served.services.store, "results_of", fail)
    with structlog.testing.capture_logs() as logs:
        answer = friend.http.get("/api/me/statistics")
    assert (answer.status_code, refusal(answer.json())) == (status, reason)
    assert answer.headers["x-frame-options"] == "DENY"
    failed = next(entry for entry in logs if entry["event"] == "failed")
    assert (failed["log_level"], failed["path"], failed["problem"]) == ("error", "/api/me/statistics", repr(error))
