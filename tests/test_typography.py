"""What translators type becomes what a typesetter would set."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from tests.every_game import GAMES

from mindtable.text import LANGUAGES, sources
from mindtable.text.typography import typeset, unbroken


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "it = It's Anna's", "it = It’s Anna’s"),
        ("en", 'it = the "Open Cage"', "it = the “Open Cage”"),
        ("de", 'it = der "Käfig"', "it = der „Käfig“"),
        ("pl", 'it = "Klatka" i "Ptak"', "it = „Klatka” i „Ptak”"),
        ("ru", 'it = "Клетка"', "it = «Клетка»"),
        ("en", 'it = { $n }{" "}and { -tower(case: "of") }', 'it = { $n }{" "}and { -tower(case: "of") }'),
        ("en", "it = One moment ...", "it = One moment…"),
        ("de", "it = Moment…", "it = Moment …"),
        ("de", "it = Einen Moment ...", "it = Einen Moment …"),
        ("pl", "it = { $share } % i 40 %", "it = { $share }% i 40%"),
        ("ru", "it = { $share }%", "it = { $share } %"),
        ("en", "# it's a comment, 40 %", "# it's a comment, 40 %"),
    ],
)
def test_marks(language: str, typed: str, told: str) -> None:
    assert typeset(language, typed) == told


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "it = 2 Willpower for 3 coffee", "it = 2~Willpower for 3~coffee"),
        ("en", "it = { $n ->\n   *[one] { $n } box }", "it = { $n ->\n   *[one] { $n }~box }"),
        ("en", "it = { $seat } gains 1 box", "it = { $seat } gains 1~box"),
        ("pl", "it = Ola i Jan w Krainie { $a } z kartą", "it = Ola i~Jan w~Krainie { $a } z~kartą"),
        ("ru", "it = В мире и у стола", "it = В~мире и~у~стола"),
        ("de", "it = 40 % und Moment …", "it = 40~% und Moment~…"),
        ("en", "it = I am in a row", "it = I am in a row"),
    ],
)  # fmt: skip
def test_spaces_that_do_not_break(language: str, typed: str, told: str) -> None:
    assert unbroken(language, typed).replace("\u00a0", "~") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_typesetting_touches_no_code(language: str) -> None:
    for package in ["", *(game.package for game in GAMES)]:
        told = unbroken(language, "\n".join(sources(language, package)))
        assert not [item for item in FluentParser(with_spans=False).parse(told).body if isinstance(item, ast.Junk)]


def test_typesetting_twice_changes_nothing() -> None:
    for language in LANGUAGES:
        for source in sources(language, ""):
            assert typeset(language, source) == source
            assert unbroken(language, unbroken(language, source)) == unbroken(language, source)
