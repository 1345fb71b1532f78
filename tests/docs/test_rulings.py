"""The rulings: what a clause cites is there, and what is there is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.documentation.rules import rules_page

import mindtable
from mindtable.kernel.clauses import Clause

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/mindtable/games").glob("*/__init__.py"))
# A ruling brings its anchor; a section is found by its heading.
HEADING = re.compile(r"^##+ (?:<a id=\"(?P<number>\d+)\"></a>(?P=number)\. )?(?P<name>.+)$", re.MULTILINE)


def sections(game: str) -> dict[str, str]:
    """The sections and rulings of a game's page by what clauses call them, with their text."""
    page = (ROOT / f"docs/rulings/{game}.md").read_text("utf-8")
    found = list(HEADING.finditer(page))
    ends = [*(heading.start() for heading in found[1:]), len(page)]
    return {
        heading["number"] or heading["name"].lower(): page[heading.end() : end]
        for heading, end in zip(found, ends, strict=True)
    }


def cited(clause: Clause) -> list[str]:
    places = [str(place.args["place"]) for place in clause.places if place.key == "source-rulings"]
    return [place for listed in places for place in listed.split(", ")]


@pytest.mark.parametrize("game", GAMES)
def test_what_clauses_cite_is_on_the_page(game: str) -> None:
    known = sections(game)
    missing = [
        (clause.id, place) for clause in mindtable.game(game).clauses for place in cited(clause) if place not in known
    ]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_cited_or_says_that_no_clause_needs_it(game: str) -> None:
    known = {place for clause in mindtable.game(game).clauses for place in cited(clause)}
    rulings = {number: text for number, text in sections(game).items() if number.isdigit()}
    assert [int(number) for number in rulings] == list(range(1, len(rulings) + 1)) != []
    assert not [number for number, text in rulings.items() if number not in known and "no clause" not in text.lower()]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rulebooks_do_not_say_has_a_ruling(game: str) -> None:
    assert not [
        clause.id for clause in mindtable.game(game).clauses if clause.provenance != "rulebook" and not cited(clause)
    ]


def test_the_rules_page_leads_to_the_rulings() -> None:
    page = rules_page(mindtable.game("unconscious"), "en", {})
    assert '<a href="../../rulings/unconscious.html#player-board">player board</a>' in page
    assert (
        'Rulings: <a href="../../rulings/unconscious.html#6">6</a>, <a href="../../rulings/unconscious.html#20">20</a>'
        in page
    )
