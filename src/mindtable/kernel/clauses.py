"""Clauses: every rule of a game by its id, with its place in a rulebook.

The text of a clause (`clause-quell-cost` for `quell.cost`) is in the game's language files. Tests cite the
ids they prove, reasons link to them, and the rule look-up is built from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mindtable.kernel.phrases import Phrase


@dataclass(frozen=True)
class Clause:
    """One rule: its place in the rulebook, its editions (if none is named, all), and its source."""

    id: str
    source: str
    editions: tuple[str, ...] = ()
    provenance: str = "rulebook"

    @property
    def topic(self) -> str:
        return self.id.split(".", maxsplit=1)[0]

    @property
    def places(self) -> list[Phrase]:
        """Its source, book by book: `en: Quell; rulings: 12` is a heading of the English book and a ruling of ours."""
        parts = re.findall(r"(?:(\w+): )?([^;]+)(?:; |$)", self.source)
        return [Phrase(f"source-{book}" if book else "source", place=place) for book, place in parts]

    @property
    def text_key(self) -> str:
        return "clause-" + self.id.replace(".", "-")


class ClauseBook:
    """The clauses of a game, in the order of its rulebook."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        self._by_id = {clause.id: clause for clause in clauses}
        if len(self._by_id) != len(clauses):
            raise ValueError("a clause id stands twice")

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def topics(self) -> list[str]:
        return list(dict.fromkeys(clause.topic for clause in self))
