"""What a seat sees, as numbers: complete, the same for the same sight, and told from the own seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, TypedDict

import numpy as np
import pytest
from tests.envs.tables import GAME, NAMES, TABLES, played
from tests.games.duel import GAME as DUEL

import mindtable
from mindtable.envs.encoding import Encoding
from mindtable.envs.rules import Rules
from mindtable.kernel.columns import (
    KNOWN,
    Amount,
    ByName,
    BySeat,
    BySide,
    Length,
    Letters,
    Pieces,
    Places,
    Seat,
    Side,
    SomeSeats,
    Word,
    Words,
)
from mindtable.kernel.observation import View
from mindtable.kernel.rng import Rng

TEAMS = ("bliss", "gloom")


def seeing(table: dict[str, Any]) -> View:
    return {"game": "", "number": 0, "over": False, "deciders": [], "step": "", "answer": "", "table": table}


def encoded(entries: dict[str, Any], seen: dict[str, Any], seat: int = 0, teams: tuple[int, ...] = (0, 1)) -> Any:
    """A little view, encoded: named arrays as lists."""
    arrays = Encoding(entries, teams).structured(seeing(seen), seat)
    return {name: array.tolist() if isinstance(array, np.ndarray) else array for name, array in arrays.items()}


def test_amounts_are_shares_and_never_more_than_all() -> None:
    four = Annotated[int, Amount(4)]
    entries = {"a": four, "b": four, "c": four, "d": Annotated[list[str], Length(2)], "e": bool}
    seen = encoded(entries, {"a": 1, "b": 9, "c": -3, "d": ["x"], "e": True})
    assert seen == {"a": [0.25], "b": [1.0], "c": [0.0], "d": [0.5], "e": [1.0]}


def test_names_have_a_place_each() -> None:
    name = Annotated[str, Word(("x", "y"))]
    entries = {"a": name, "b": name, "c": Annotated[list[str], Words(("x", "y"), most=2)]}
    assert encoded(entries, {"a": "y", "b": "", "c": ["x", "y", "y"]}) == {"a": [0, 1], "b": [0, 0], "c": [0.5, 1]}


def test_letters_are_places_in_rows() -> None:
    letters = Annotated[dict[str, str], Letters(("m", "n"), 2, "rw")]
    assert encoded({"a": letters}, {"a": {"n": ".w"}}) == {"a": [0, 0, 0, 0, 0, 0, 0, 1]}


class OfSeat(TypedDict):
    n: Annotated[int, Amount(10)]


@pytest.mark.parametrize(("seat", "place"), [(0, 2), (1, 1), (2, 0)])
def test_seats_are_counted_from_the_own(seat: int, place: int) -> None:
    whose = Annotated[int, Seat()]
    entries = {"a": whose, "b": whose, "c": Annotated[list[int], SomeSeats()]}
    seats = {"d": Annotated[list[OfSeat], BySeat()]}
    found = Encoding(entries, (0, 1, 2)).structured(seeing({"a": 2, "b": -1, "c": [2]}), seat)
    assert found["a"].tolist() == [float(place == n) for n in range(3)]
    assert found["c"].tolist() == found["a"].tolist()
    assert not found["b"].any()
    others = [{"n": 0}, {"n": 0}, {"n": 5}]
    found = Encoding(seats, (0, 1, 2)).structured(seeing({"d": others}), seat)
    assert found["d"]["n"].tolist() == [[0.5 * (place == n)] for n in range(3)]


@pytest.mark.parametrize(("seat", "own"), [(0, [0, 1]), (1, [1, 0])])
def test_the_own_side_comes_first(seat: int, own: list[int]) -> None:
    entries = {
        "a": Annotated[str, Side(TEAMS)],
        "b": Annotated[tuple[str, str], Pieces(TEAMS, ("minor",))],
        "c": Annotated[list[Annotated[int, Amount(1)]], BySide()],
    }
    assert encoded(entries, {"a": "gloom", "b": ("gloom", "minor"), "c": [0, 1]}, seat) == {
        "a": own,
        "b": own,
        "c": [[n] for n in own],
    }


class Pile(NamedTuple):
    who: Annotated[int, Seat()]
    much: Annotated[int, Amount(2)]


class Marked(TypedDict):
    n: Annotated[int, Amount(1)]
    told: Annotated[int, KNOWN]


def test_groups_leave_zeros_for_what_is_missing() -> None:
    entries = {
        "a": Annotated[list[Marked | None], Places(3)],
        "b": Annotated[dict[str, Pile], ByName(("x", "y"))],
    }
    seen = {"a": [None, {"n": 1, "told": 5}], "b": {"y": Pile(1, 1)}}
    found = Encoding(entries, (0, 1)).structured(seeing(seen), 0)
    assert {name: array.tolist() for name, array in found["a"].items()} == {"n": [[0], [1], [0]]}
    assert found["b"]["who"].tolist() == [[0, 0], [0, 1]]
    assert found["b"]["much"].tolist() == [[0], [0.5]]


def test_a_field_that_says_nothing_of_its_numbers_is_named() -> None:
    with pytest.raises(TypeError, match=r"a\.many"):
        Encoding({"a": TypedDict("Loose", {"many": int})}, (0, 1))  # type: ignore[operator]


# --- the games' views


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_flat_and_structured_are_the_same_numbers_within_bounds(game: str, options: dict[str, Any]) -> None:
    rules = Rules(game, options)
    space, structured_space = rules.encoding.flat_space(), rules.encoding.structured_space()
    for decisions in (0, 60, 400):
        play = played(rules.new(seed=decisions), decisions)
        for seat in range(rules.players):
            flat = rules.encoding.flat(play.view(seat), seat)
            structured = rules.encoding.structured(play.view(seat), seat)
            assert flat in space
            assert structured_space.contains(structured)
            assert np.array_equal(np.concatenate(list(_arrays(structured))), flat)
            assert flat.any()


def _arrays(structured: dict[str, Any]) -> Iterator[Any]:
    for entry in structured.values():
        if isinstance(entry, dict):
            yield from _arrays(entry)
        else:
            yield entry.ravel()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_two_truths_that_look_alike_are_encoded_alike(game: str, options: dict[str, Any]) -> None:
    rules = Rules(game, options)
    for decisions in (30, 200):
        play = played(rules.new(seed=3), decisions)
        for seat in range(rules.players):
            other = play.clone()
            other.position = rules.game.sample(play.position, rules.teams, seat, Rng(5))
            assert other.position.encode() != play.position.encode()
            one, two = (rules.encoding.flat(p.view(seat), seat) for p in (play, other))
            assert np.array_equal(one, two)


def test_a_game_without_declared_views_cannot_be_learned() -> None:
    mindtable.register(DUEL)
    with pytest.raises(ValueError, match="duel doesn't declare"):
        Rules("duel", {})


def test_observations_have_two_forms() -> None:
    with pytest.raises(ValueError, match="flat or structured"):
        Rules(GAME, {}, "round")  # type: ignore[arg-type]
