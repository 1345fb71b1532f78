"""The clauses of an edition belong to it."""

from __future__ import annotations

from mindtable.games.cerebria.game import GAME


def test_a_clause_that_is_named_after_an_edition_belongs_to_that_one() -> None:
    for clause in GAME.clauses:
        for edition in ("first", "revised"):
            if clause.id.endswith(f"-{edition}"):
                assert clause.editions == (edition,), clause.id
