"""Reasons and errors: what a refusal carries, and how it is told."""

import pytest

from mindtable.kernel import errors, reasons
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.errors import BadOption, IllegalAction, MindtableError, fail
from mindtable.kernel.reasons import KERNEL_REASON_KEYS, Reason, reasons_by_number


def test_a_reason_is_plain_data() -> None:
    reason = Reason("too-few", "pay.cost", {"needed": 3}).with_args(have=1)
    assert reason.describe() == {"reason": "too-few", "clause": "pay.cost", "args": {"needed": 3, "have": 1}}
    assert repr(reason) == "Reason(too-few, needed=3, have=1)"


def test_one_reason_for_each_amount() -> None:
    table = reasons_by_number("too-few", "pay.cost", "needed", 4)
    assert [reason.args["needed"] for reason in table] == [0, 1, 2, 3, 4]


def test_an_error_carries_all_its_reasons() -> None:
    error = BadOption(Reason("first"), Reason("second"))
    assert error.reason.key == "first"
    assert [reason.key for reason in error.reasons] == ["first", "second"]
    assert isinstance(error, MindtableError)
    made = fail(IllegalAction, "why", "some.clause", name="x")
    assert isinstance(made, IllegalAction)
    assert made.describe() == {
        "error": "IllegalAction", "reason": "why", "clause": "some.clause", "args": {"name": "x"},
    }  # fmt: skip


def test_errors_are_told_by_whoever_has_the_words() -> None:
    before = list(errors._tellers)
    try:
        errors._tellers.clear()
        assert str(BadOption(Reason("first"), Reason("second"))) == "Reason(first); Reason(second)"
        errors.tell_errors_with(lambda reason, game_id: f"<{reason.key}{game_id}>")
        assert str(BadOption(Reason("first"), Reason("second"))) == "<first> <second>"
        assert str(BadOption(Reason("first")).of_game(" of duel")) == "<first of duel>"
    finally:
        errors._tellers[:] = before


def test_every_shared_reason_is_listed() -> None:
    shared = [value for value in vars(reasons).values() if isinstance(value, Reason) and value is not reasons.OK]
    assert len(shared) >= 7
    assert all(reason.key in KERNEL_REASON_KEYS for reason in shared)


@pytest.mark.parametrize(
    ("source", "places"),
    [
        ("p. 5", [("source", "p. 5")]),
        ("en: Quell, Exception; rulings: 12", [("source-en", "Quell, Exception"), ("source-rulings", "12")]),
        ("pl: Koniec tury: puzderka", [("source-pl", "Koniec tury: puzderka")]),
    ],
)
def test_a_source_names_places_in_books(source: str, places: list[tuple[str, str]]) -> None:
    assert [(place.key, place.args["place"]) for place in Clause("quell.cost", source).places] == places


def test_a_clause_book_keeps_the_order_of_the_rulebook() -> None:
    book = ClauseBook([Clause("quell.cost", "p. 4"), Clause("move.far", "p. 2"), Clause("quell.when", "p. 5")])
    assert [clause.id for clause in book] == ["quell.cost", "move.far", "quell.when"]
    assert book.topics() == ["quell", "move"]
    assert book["quell.when"].text_key == "clause-quell-when"
    assert "quell.cost" in book
    assert "quell" not in book
    assert len(book) == 3
