"""The rules of a game as one page: every clause with its source, its edition, and the tests that prove it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import PurePosixPath
from typing import Any

from tools.documentation.gallery import kinds_of, provenances
from tools.documentation.sources import ROOT
from tools.documentation.words import link, other_languages, pill, say

from mindtable import text
from mindtable.kernel.clauses import Clause
from mindtable.kernel.game import Game

Proofs = Mapping[str, Sequence[str]]  # the tests of each clause, as `path::test`


def rules_page(game: Game[Any], language: str, proofs: Proofs) -> str:
    """The page as Markdown with HTML in it."""
    here = f"rules/{game.id}/{language}.html"
    name = text.say(language, f"game-{game.id}", game)
    clauses = list(game.clauses)
    lines = [
        f"# {say(language, 'rules-title', game=name)}",
        "",
        other_languages(language, here),
        "",
        say(language, "rules-about", clauses=len(clauses)),
        *_marked(game, language),
        "",
        *_led_on(game, language, here),
        *_differences(game, language),
    ]
    for topic in game.clauses.topics():
        lines += ["", f"## {text.say(language, f'topic-{topic}', game)} {{ #{topic} }}", ""]
        for clause in clauses:
            if clause.topic == topic:
                lines += _clause(game, clause, language, proofs.get(clause.id, ()), here)
    return "\n".join(lines) + "\n"


def _marked(game: Game[Any], language: str) -> Iterator[str]:
    """What is marked, where there is something of that kind."""
    if rulings := sum(clause.provenance == "ruling" for clause in game.clauses):
        yield say(language, "rules-ours", count=rulings)
    if any("reconstructed" in provenances(entry) for entry in game.catalogue()):
        yield say(language, "rules-reconstructed")


def _led_on(game: Game[Any], language: str, here: str) -> Iterator[str]:
    """Links to the game's other pages, where it has them."""
    if kinds_of(game):
        name = text.say(language, f"game-{game.id}", game)
        yield link(say(language, "gallery-title", game=name), f"cards/{game.id}/{language}.html", here)
        yield ""
    if (ROOT / f"docs/rulings/{game.id}.md").is_file():
        yield link(say(language, "rules-rulings"), f"rulings/{game.id}.html", here)
        yield ""


def _only_in(game: Game[Any], clause: Clause) -> str:
    """The one edition a clause belongs to, where the game has others; else nothing."""
    editions = {edition for other in game.clauses for edition in other.editions}
    return clause.editions[0] if len(clause.editions) == 1 and len(editions) > 1 else ""


def _differences(game: Game[Any], language: str) -> Iterator[str]:
    by_edition: dict[str, list[Clause]] = {}
    for clause in game.clauses:
        if edition := _only_in(game, clause):
            by_edition.setdefault(edition, []).append(clause)
    if not by_edition:
        return
    yield f"<details class='differences'><summary>{say(language, 'rules-editions')}</summary>"
    for edition, clauses in by_edition.items():
        name = text.say(language, game.choice_key("edition", edition), game)
        links = " · ".join(f'<a href="#{clause.id}">{clause.id}</a>' for clause in clauses)
        yield f"<p><strong>{escape(say(language, 'rules-only-in', edition=name))}</strong><br>{links}</p>"
    yield "</details>"


def _clause(game: Game[Any], clause: Clause, language: str, tests: Sequence[str], here: str) -> Iterator[str]:
    edition = _only_in(game, clause)
    marks = []
    if edition:
        name = text.say(language, game.choice_key("edition", edition), game)
        marks.append(pill(say(language, "rules-only-in", edition=name), f"edition {edition}"))
    if clause.provenance != "rulebook":
        key = f"client-provenance-{clause.provenance}"
        marks.append(pill(text.say(language, key), clause.provenance, text.say(language, f"{key}-help")))
    about = "".join(f"<li>{place}</li>" for place in _places(game, clause, language, here))
    yield f'<section class="clause{" differs" if edition else ""}">'
    yield f'<h3 id="{clause.id}"><a href="#{clause.id}">{clause.id}</a>{"".join(marks)}</h3>'
    yield f"<p>{escape(text.say(language, clause.text_key, game))}</p>"
    if tests:
        proofs = "".join(f"<li>{_test_link(test, here)}</li>" for test in tests)
        proved = f"<summary>{escape(say(language, 'rules-tests', count=len(tests)))}</summary><ul>{proofs}</ul>"
    else:
        proved = f"<summary>{escape(text.say(language, 'cli-clauses-untested'))}</summary>"
    yield f'<details class="proof">{proved}<ul class="sources">{about}</ul></details>'
    yield "</section>"
    yield ""


def _places(game: Game[Any], clause: Clause, language: str, here: str) -> Iterator[str]:
    """Where the rule stands in each book; our rulings are a click away."""
    for phrase in clause.places:
        place = escape(str(phrase.args["place"]))
        if phrase.key == "source-rulings":
            page = f"rulings/{game.id}.html"
            place = ", ".join(link(one, f"{page}#{one.replace(' ', '-')}", here) for one in place.split(", "))
        yield text.say(language, phrase.key, game, place=place)


def _test_link(test: str, here: str) -> str:
    path, _, name = test.partition("::")
    readable = name.replace("::", ": ").replace("test_", "").replace("_", " ")
    return link(readable, f"source/{path}.html#{name}", here) + f" <small>{escape(PurePosixPath(path).name)}</small>"
