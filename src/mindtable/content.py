"""Content as data: our own TOML files, and the packs that players use on top of them.

A pack is a .toml file or a folder of them. One file says which game it's for, and entries change our fields:

    [pack]
    game = "marbles"
    name = "My painted marbles"

    [[marble]]
    id = "amber"
    worth = 3

A game offers a schema (`content_schema`): which kinds of entry may be changed and the type of each field.
If a pack breaks it, every problem is reported with its reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final

from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.errors import BadContent, fail
from mindtable.kernel.game import Game
from mindtable.kernel.reasons import Reason

# Where an entry or a rule comes from: a rulebook says so; public material does; we made it up because no source
# could be found; the sources are silent or disagree and this is what we play.
PROVENANCES: Final = ("rulebook", "public", "reconstructed", "ruling")

Table = Mapping[str, object]


# --- our own files


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A content file of a package: `read_toml(__package__, "cards.toml")`."""
    return _parse((files(package) / "content" / name).read_bytes(), name)


def clause_book(package: str) -> ClauseBook:
    """The clauses of a game, from its `content/clauses.toml`."""
    clauses: list[Clause] = []
    found: list[Reason] = []
    for number, entry in enumerate(read_toml(package, "clauses.toml").get("clause", []), start=1):
        wrong = _wrong_clause(entry, number)
        found += wrong
        if not wrong:
            clauses.append(Clause(entry["id"], entry["source"], tuple(entry.get("editions", ())), entry["provenance"]))
    ids = [clause.id for clause in clauses]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    found += [Reason("content-twice", args={"kind": "clause", "id": id}) for id in twice]
    if found:
        raise BadContent(*found)
    return ClauseBook(clauses)


def phrases(package: str) -> dict[str, tuple[str, ...]]:
    """The keys that a game's files list as `PHRASES`, each with its arguments."""
    files = walk_packages(import_module(package).__path__, f"{package}.")
    names = sorted(file.name for file in files if not file.name.startswith(f"{package}.bots"))  # bots say nothing
    parts = [getattr(import_module(name), "PHRASES", {}) for name in names]
    return {key: args for part in parts for key, args in part.items()}


_CLAUSE_FIELDS: Final = {"source": "word", "editions": "words", "provenance": "word"}


def _wrong_clause(entry: Table, number: int) -> list[Reason]:
    id = entry.get("id")
    if not isinstance(id, str) or not id:
        return [Reason("content-missing-id", args={"kind": "clause", "number": number})]
    needed: Table = {"source": "", "editions": [], "provenance": ""}
    found = _wrong_fields("clause", id, {**needed, **entry}, _CLAUSE_FIELDS)
    return found or _wrong_provenance("clause", id, entry)


# --- packs


@dataclass(frozen=True)
class Pack:
    """A player's changes to our content: kind -> id -> the fields that differ."""

    game: str
    name: str
    entries: Mapping[str, Mapping[str, Table]] = field(default_factory=dict)


def read_pack(path: Path, game: Game[Any]) -> Pack:
    """The pack at that path. Raises BadContent with every problem."""
    pack, problems = _read(path)
    if not problems:
        problems = _against_schema(pack, game)
    if not problems:
        problems = [
            Reason(
                "content-out-of-range",
                args={"kind": kind, "id": str(entry["id"]), "field": name, "value": str(entry[name])},
            )
            for kind, entries in pack.entries.items()
            for entry in entries
            for name in game.impossible_fields(kind, entry)
        ]
    if problems:
        raise BadContent(*problems)
    return _as_pack(pack)


def pack_game(path: Path) -> str:
    """The game that a pack says it's for. Raises BadContent if it can't be read at all."""
    pack, problems = _read(path)
    if not pack.heading.get("game"):
        raise BadContent(*problems)
    return str(pack.heading["game"])


def check_pack(path: Path, game: Game[Any]) -> list[Reason]:
    """Everything that is wrong with a pack; empty if it's playable."""
    try:
        read_pack(path, game)
    except BadContent as error:
        return list(error.reasons)
    return []


@dataclass
class _Raw:
    """A pack as written: the heading, and the entries by kind."""

    heading: dict[str, object] = field(default_factory=dict)
    entries: dict[str, list[Table]] = field(default_factory=dict)


def _read(path: Path) -> tuple[_Raw, list[Reason]]:
    """The files of a pack put together, and the problems in reading them."""
    raw = _Raw()
    sources = _files_of(path)
    problems: list[Reason] = []
    for source in sources:
        try:
            table = _parse(source.read_bytes(), source.name)
        except BadContent as error:
            problems += error.reasons
            continue
        for kind, value in table.items():
            if kind == "pack" and isinstance(value, dict):
                raw.heading |= value
            elif kind != "pack" and isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                raw.entries.setdefault(kind, []).extend(value)
            elif kind != "pack":
                problems.append(Reason("content-wrong-entry", args={"file": source.name, "kind": kind}))
    for name in ("game", "name"):
        if not isinstance(raw.heading.get(name), str) or not raw.heading[name]:
            problems.append(Reason("content-no-heading", args={"file": path.name, "field": name}))
            raw.heading.pop(name, None)
    return raw, problems


def _files_of(path: Path) -> list[Path]:
    if path.is_dir():
        sources = sorted(path.glob("*.toml"))
    else:
        sources = [path] if path.is_file() and path.suffix == ".toml" else []
    if not sources:
        raise fail(BadContent, "content-unknown-pack", path=str(path))
    return sources


def _against_schema(pack: _Raw, game: Game[Any]) -> list[Reason]:
    schema = game.content_schema()
    ours = {(kind, id) for kind, id, _ in game.content()}
    found: list[Reason] = []
    for kind, entries in pack.entries.items():
        if kind not in schema:
            known = ", ".join(schema) or "-"
            found.append(Reason("content-unknown-kind", args={"kind": kind, "known": known}))
            continue
        seen: set[str] = set()
        for number, entry in enumerate(entries, start=1):
            id = entry.get("id")
            if not isinstance(id, str) or not id:
                found.append(Reason("content-missing-id", args={"kind": kind, "number": number}))
                continue
            if (kind, id) not in ours:
                found.append(Reason("content-unknown-id", args={"kind": kind, "id": id}))
            if id in seen:
                found.append(Reason("content-twice", args={"kind": kind, "id": id}))
            seen.add(id)
            found += _unknown_fields(kind, id, entry, schema[kind])
            found += _wrong_fields(kind, id, entry, schema[kind])
            if "provenance" in schema[kind]:
                found += _wrong_provenance(kind, id, entry)
    return found


def _as_pack(raw: _Raw) -> Pack:
    entries = {
        kind: {str(entry["id"]): {name: value for name, value in entry.items() if name != "id"} for entry in listed}
        for kind, listed in raw.entries.items()
    }
    return Pack(game=str(raw.heading["game"]), name=str(raw.heading["name"]), entries=entries)


# --- one entry


def _unknown_fields(kind: str, id: str, entry: Table, schema: Mapping[str, str]) -> list[Reason]:
    known = ", ".join(schema)
    return [
        Reason("content-unknown-field", args={"kind": kind, "id": id, "field": name, "known": known})
        for name in entry
        if name != "id" and name not in schema
    ]


def _wrong_fields(kind: str, id: str, entry: Table, schema: Mapping[str, str]) -> list[Reason]:
    return [
        Reason(
            "content-wrong-type",
            args={"kind": kind, "id": id, "field": name, "wanted": schema[name], "value": str(value)},
        )
        for name, value in entry.items()
        if name in schema and not TYPES[schema[name]](value)
    ]


def _wrong_provenance(kind: str, id: str, entry: Table) -> list[Reason]:
    value = entry.get("provenance", PROVENANCES[0])
    if value in PROVENANCES:
        return []
    args: dict[str, int | str] = {"kind": kind, "id": id, "value": str(value), "known": ", ".join(PROVENANCES)}
    return [Reason("content-unknown-provenance", args=args)]


def _is_word(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _are_words(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_word, value))


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def _are_counts(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_number, value.values()))


# The names of types in a game's content schema, and what fits them.
TYPES: Final = {
    "word": _is_word,
    "number": _is_number,
    "switch": _is_switch,
    "words": _are_words,
    "numbers": _are_numbers,
    "counts": _are_counts,
}


def _parse(data: bytes, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise fail(BadContent, "content-not-toml", file=name, problem=str(error)) from error
