"""Content as data: clause books, and packs with all that can be wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

import mindtable
from mindtable.content import PROVENANCES, TYPES, check_pack, clause_book, pack_game, read_pack, read_toml
from mindtable.kernel.errors import BadContent
from mindtable.kernel.game import Game
from mindtable.text import reason_text

INSTALLED = sorted(path.parent.name for path in (Path(mindtable.__file__).parent / "games").glob("*/__init__.py"))


class Toys(Game[Any]):
    """A game that only has content."""

    id = "toys"

    def content(self) -> Iterable[tuple[str, str, str]]:
        return [("toy", "ball", "public"), ("toy", "kite", "reconstructed"), ("box", "big", "rulebook")]

    def content_schema(self) -> Mapping[str, Mapping[str, str]]:
        return {
            "toy": {
                "colour": "word",
                "price": "number",
                "new": "switch",
                "sizes": "numbers",
                "names": "words",
                "provenance": "word",
            },
            "box": {"toys": "counts"},
        }


HEADING = '[pack]\ngame = "toys"\nname = "Mine"\n'


def written(folder: Path, text: str, name: str = "pack.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def problems(path: Path) -> list[str]:
    return [reason.key for reason in check_pack(path, Toys())]


# --- packs


def test_pack_changes_the_fields_it_names(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        HEADING
        + '[[toy]]\nid = "ball"\ncolour = "red"\nprice = 3\nnew = true\nsizes = [1, 2]\nnames = ["b"]\n'
        + 'provenance = "public"\n[[box]]\nid = "big"\ntoys = { ball = 2 }\n',
    )
    assert problems(path) == []
    pack = read_pack(path, Toys())
    assert (pack.game, pack.name) == ("toys", "Mine")
    assert pack.entries["box"] == {"big": {"toys": {"ball": 2}}}
    assert pack.entries["toy"]["ball"]["sizes"] == [1, 2]
    assert pack_game(path) == "toys"


def test_pack_may_be_a_folder(tmp_path: Path) -> None:
    written(tmp_path, HEADING, "about.toml")
    written(tmp_path, '[[toy]]\nid = "kite"\nprice = 1\n', "toys.toml")
    written(tmp_path, '[[toy]]\nid = "ball"\nprice = 2\n', "more.toml")
    assert read_pack(tmp_path, Toys()).entries == {"toy": {"ball": {"price": 2}, "kite": {"price": 1}}}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[pack", ["content-not-toml", "content-no-heading", "content-no-heading"]),
        ('[pack]\ngame = "toys"\n', ["content-no-heading"]),
        ('[pack]\ngame = 3\nname = ""\n', ["content-no-heading", "content-no-heading"]),
        ("pack = 3\n", ["content-no-heading", "content-no-heading"]),
        (HEADING + "[toy]\nid = 'ball'\n", ["content-wrong-entry"]),
        (HEADING + "[[tool]]\nid = 'saw'\n", ["content-unknown-kind"]),
        (HEADING + "[[toy]]\nprice = 1\n", ["content-missing-id"]),
        (HEADING + "[[toy]]\nid = 'top'\n", ["content-unknown-id"]),
        (HEADING + "[[toy]]\nid = 'big'\n", ["content-unknown-id"]),
        (HEADING + "[[toy]]\nid = 'ball'\n[[toy]]\nid = 'ball'\n", ["content-twice"]),
        (HEADING + "[[toy]]\nid = 'ball'\nweight = 1\n", ["content-unknown-field"]),
        (HEADING + "[[toy]]\nid = 'ball'\nprovenance = 'rumour'\n", ["content-unknown-provenance"]),
    ],
)
def test_pack_problems_have_reasons(tmp_path: Path, text: str, found: list[str]) -> None:
    assert problems(written(tmp_path, text)) == found


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("price", "'3'"),
        ("price", "true"),
        ("price", "1.5"),
        ("colour", "''"),
        ("colour", "1"),
        ("new", "1"),
        ("sizes", "[1, 'two']"),
        ("sizes", "1"),
        ("names", "[1]"),
    ],
)
def test_pack_fields_have_types(tmp_path: Path, field: str, value: str) -> None:
    path = written(tmp_path, HEADING + f"[[toy]]\nid = 'ball'\n{field} = {value}\n")
    assert problems(path) == ["content-wrong-type"]


def test_all_problems_come_at_once(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        HEADING + "[[toy]]\nid = 'top'\nprice = 'x'\nweight = 1\n[[box]]\nid = 'big'\ntoys = { ball = 'x' }\n",
    )
    with pytest.raises(BadContent) as caught:
        read_pack(path, Toys())
    keys = [reason.key for reason in caught.value.reasons]
    assert keys == ["content-unknown-id", "content-unknown-field", "content-wrong-type", "content-wrong-type"]
    assert "a table of names with whole numbers" in reason_text("en", caught.value.reasons[-1])


@pytest.mark.parametrize("name", ["nothing.toml", "nothing"])
def test_pack_that_is_not_there(tmp_path: Path, name: str) -> None:
    assert problems(tmp_path / name) == ["content-unknown-pack"]


def test_pack_that_is_no_toml_file(tmp_path: Path) -> None:
    assert problems(written(tmp_path, HEADING, "pack.json")) == ["content-unknown-pack"]
    assert problems(tmp_path) == ["content-unknown-pack"]


def test_pack_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b"\xff\xfe\x00")
    assert "content-not-toml" in problems(tmp_path / "pack.toml")


# --- our own files

Package = Callable[[str], str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """A package whose `content/clauses.toml` has the given text."""

    def write(text: str) -> str:
        name = f"clauses_{tmp_path.name}"
        (tmp_path / name / "content").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        written(tmp_path / name / "content", text, "clauses.toml")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return write


GOOD = '[[clause]]\nid = "a.b"\neditions = ["first"]\nsource = "p. 1"\nprovenance = "ruling"\n'


def test_clause_book_keeps_the_order_of_the_file(package: Package) -> None:
    book = clause_book(package(GOOD + '[[clause]]\nid = "a.a"\nsource = "p. 2"\nprovenance = "public"\n'))
    assert [clause.id for clause in book] == ["a.b", "a.a"]
    assert book["a.b"].editions == ("first",)
    assert book["a.a"].editions == ()
    assert book["a.b"].provenance == "ruling"
    assert book["a.b"].text_key == "clause-a-b"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (GOOD + GOOD, ["content-twice"]),
        (GOOD.replace("ruling", "rumour"), ["content-unknown-provenance"]),
        (GOOD.replace('id = "a.b"', ""), ["content-missing-id"]),
        (GOOD.replace('source = "p. 1"', ""), ["content-wrong-type"]),
        (GOOD.replace('provenance = "ruling"', ""), ["content-wrong-type"]),
        (GOOD.replace('["first"]', '"first"'), ["content-wrong-type"]),
        (GOOD + "[[", ["content-not-toml"]),
    ],
)
def test_clause_book_refuses(package: Package, text: str, found: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        clause_book(package(text))
    assert [reason.key for reason in caught.value.reasons] == found


def test_read_toml_reads_a_content_file(package: Package) -> None:
    assert read_toml(package(GOOD), "clauses.toml")["clause"][0]["id"] == "a.b"


@pytest.mark.parametrize("id", INSTALLED)
def test_content_of_every_game_keeps_its_own_schema(id: str) -> None:
    game = mindtable.game(id)
    entries = list(game.content())
    assert len({(kind, name) for kind, name, _ in entries}) == len(entries)
    assert {provenance for _, _, provenance in entries} <= set(PROVENANCES)
    kinds = {kind for kind, _, _ in entries}
    for kind, fields in game.content_schema().items():
        assert kind in kinds
        assert set(fields.values()) <= TYPES.keys()
