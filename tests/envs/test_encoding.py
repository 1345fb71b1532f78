"""What a seat sees, as numbers: complete, the same for the same sight, and told from the own seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from tests.envs.tables import NAMES, TABLES, played

from mindtable.envs.encoding import (
    Amount,
    Each,
    Encoding,
    Fields,
    Flag,
    Length,
    Letters,
    Named,
    Node,
    Pieces,
    Seat,
    Seats,
    Side,
    Sides,
    SomeSeats,
    Table,
    Word,
    Words,
)
from mindtable.envs.rules import Rules, table_of
from mindtable.kernel.rng import Rng

TEAMS = ("bliss", "gloom")


def encoded(table: Table, seen: dict[str, Any], seat: int = 0, teams: tuple[int, ...] = (0, 1)) -> Any:
    """A little table, encoded: named arrays as lists."""
    arrays = Encoding(table, teams).structured({"table": seen}, seat)
    return {name: array.tolist() if isinstance(array, np.ndarray) else array for name, array in arrays.items()}


def test_amounts_are_shares_and_never_more_than_all() -> None:
    table: Table = {"a": Amount(4), "b": Amount(4), "c": Amount(4), "d": Length(2), "e": Flag()}
    seen = encoded(table, {"a": 1, "b": 9, "c": -3, "d": ["x"], "e": True})
    assert seen == {"a": [0.25], "b": [1.0], "c": [0.0], "d": [0.5], "e": [1.0]}


def test_names_have_a_place_each() -> None:
    table: Table = {"a": Word(("x", "y")), "b": Word(("x", "y")), "c": Words(("x", "y"), most=2)}
    assert encoded(table, {"a": "y", "b": "", "c": ["x", "y", "y"]}) == {"a": [0, 1], "b": [0, 0], "c": [0.5, 1]}


def test_letters_are_places_in_rows() -> None:
    assert encoded({"a": Letters(("m", "n"), 2, "rw")}, {"a": {"n": ".w"}}) == {"a": [0, 0, 0, 0, 0, 0, 0, 1]}


@pytest.mark.parametrize(("seat", "place"), [(0, 2), (1, 1), (2, 0)])
def test_seats_are_counted_from_the_own(seat: int, place: int) -> None:
    table: Table = {"a": Seat(), "b": Seat(), "c": SomeSeats(), "d": Seats({"n": Amount(10)})}
    found = Encoding(table, (0, 1, 2)).structured({"table": {"a": 2, "b": -1, "c": [2], "d": [{"n": 0}] * 3}}, seat)
    assert found["a"].tolist() == [float(place == n) for n in range(3)]
    assert found["c"].tolist() == found["a"].tolist()
    assert not found["b"].any()
    others = [{"n": 0}, {"n": 0}, {"n": 5}]
    found = Encoding(table, (0, 1, 2)).structured({"table": {"d": others}}, seat)
    assert found["d"]["n"].tolist() == [[0.5 * (place == n)] for n in range(3)]


@pytest.mark.parametrize(("seat", "own"), [(0, [0, 1]), (1, [1, 0])])
def test_the_own_side_comes_first(seat: int, own: list[int]) -> None:
    table: Table = {"a": Side(TEAMS), "b": Pieces(TEAMS, ("minor",)), "c": Sides(Amount(1))}
    assert encoded(table, {"a": "gloom", "b": "gloom minor", "c": [0, 1]}, seat) == {
        "a": own,
        "b": own,
        "c": [[n] for n in own],
    }


def test_groups_leave_zeros_for_what_is_missing() -> None:
    table: Table = {"a": Each(3, {"n": Amount(1)}), "b": Named(("x", "y"), Fields(who=Seat(), much=Amount(2)))}
    found = Encoding(table, (0, 1)).structured({"table": {"a": [None, {"n": 1}], "b": {"y": [1, 1]}}}, 0)
    assert found["a"]["n"].tolist() == [[0], [1], [0]]
    assert found["b"]["who"].tolist() == [[0, 0], [0, 1]]
    assert found["b"]["much"].tolist() == [[0], [0.5]]


# --- the games' tables


def not_encoded(node: Node, value: object, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Every name in a view that the table does not have, with the names it stands under: "seats.hand"."""
    if isinstance(node, Mapping) and isinstance(value, dict):
        for name, entry in value.items():
            if name in node:
                yield from not_encoded(node[name], entry, (*path, name))
            else:
                yield ".".join((*path, name))
    elif isinstance(node, Each | Seats | Sides) and isinstance(value, list):
        for entry in value:
            yield from not_encoded(node.of, entry, path)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_all_that_is_seen_is_encoded_or_left_out_on_purpose(game: str, options: dict[str, Any]) -> None:
    rules = Rules(game, options)
    missing: set[str] = set()
    for decisions in (0, 20, 150, 20_000):
        play = played(rules.new(seed=8), decisions)
        view: dict[str, Any] = play.view(0)
        missing |= set(not_encoded(table_of(game), {**view, **view["table"]}))
    assert play.over
    assert missing == {"table", *import_module(f"mindtable.envs.{game}").LEFT_OUT}


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
            assert other.snapshot() != play.snapshot()
            one, two = (rules.encoding.flat(p.view(seat), seat) for p in (play, other))
            assert np.array_equal(one, two)


def test_a_game_without_a_table_is_named() -> None:
    with pytest.raises(ValueError, match="no encoding for 'chess'"):
        table_of("chess")
    with pytest.raises(ValueError, match="flat or structured"):
        Rules("cerebria", {}, "round")  # type: ignore[arg-type]
