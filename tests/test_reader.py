"""Readers who look for a thing by its usual name find it with two greps: names of files, then first lines of files."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import mindtable

SOURCE = Path(__file__).resolve().parents[1] / "src/mindtable"
CLAUSES = re.compile(r"^Clauses: (.+)\.$", re.MULTILINE)
FEW = 3  # files that one opens to see which it is

# What an engineer on call looks for, and the file of server/ where it is.
CONCERNS = {
    "backup": "store/backup.py",
    "ban": "people/sanctions.py",
    "bot worker": "bots/workers.py",
    "clock": "ops/clock.py",
    "garbage collection": "ops/garbage_collection.py",
    "half-open": "web/half_open.py",
    "health": "ops/health.py",
    "heartbeat": "ops/processes.py",
    "lease": "ops/processes.py",
    "logging": "ops/logs.py",
    "login token": "people/sessions.py",
    "mail": "notices/mail.py",
    "metrics": "ops/metrics.py",
    "middleware": "web/middleware.py",
    "migration": "store/migrations/__init__.py",
    "NOTIFY": "ops/pubsub.py",
    "OpenAPI": "web/openapi.py",
    "password": "people/accounts.py",
    "permission": "table/permissions.py",
    "rate limit": "web/rate_limits.py",
    "retries": "notices/outbox.py",
    "session": "people/sessions.py",
    "settings": "ops/settings.py",
    "shutdown": "ops/startup.py",
    "snapshot": "table/snapshots.py",
    "static files": "web/client_files.py",
    "webhook": "notices/outgoing_http.py",
    "WebSocket": "web/websocket.py",
}

# What a player looks for in the rules of a game, and the file of its rules/ where it is.
RULES = {
    "cerebria": {
        "Absorb": "absorb.py",
        "Capping": "revelation.py",
        "Empower": "empower.py",
        "Fortify": "fortify.py",
        "Intention": "intention.py",
        "Invoke": "invoke.py",
        "Quell": "quell.py",
        "Revelation": "revelation.py",
    },
    "unconscious": {
        "catharsis": "treat.py",
        "inkpot": "inkpot.py",
        "journalist": "city.py",
        "notebook": "notebook.py",
        "publish": "treatise.py",
        "recall": "recall.py",
        "reputation": "reputation.py",
    },
}


def name(file: Path) -> str:
    return (file.parent.name if file.stem == "__init__" else file.stem).replace("_", " ")


def first_line(file: Path) -> str:
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]


def found(folder: Path, word: str, text_of: Callable[[Path], str]) -> set[str]:
    files = folder.rglob("*.py")
    return {str(file.relative_to(folder)) for file in files if word.lower() in text_of(file).lower()}


def things() -> Iterator[tuple[str, str, str]]:
    for word, file in CONCERNS.items():
        yield "server", word, file
    for game, rules in RULES.items():
        for word, file in rules.items():
            yield f"games/{game}/rules", word, file


@pytest.mark.parametrize(("folder", "word", "file"), list(things()))
def test_thing_is_found_by_its_name(folder: str, word: str, file: str) -> None:
    greps = [found(SOURCE / folder, word, text_of) for text_of in (name, first_line)]
    assert any(file in files and len(files) <= FEW for files in greps), greps


@pytest.mark.parametrize("id", mindtable.games())
def test_clauses_of_a_topic_are_found_by_its_name(id: str) -> None:
    """A topic is a file's name, or stands in the line `Clauses: …` of one file."""
    files = list((SOURCE / "games" / id).rglob("*.py"))
    told = [topic for file in files for line in CLAUSES.findall(file.read_text("utf-8")) for topic in line.split(", ")]
    named = {file.stem.replace("_", "-") for file in files}
    topics = set(mindtable.game(id).clauses.topics())
    assert sorted(told) == sorted(topics - named)
