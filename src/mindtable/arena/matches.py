"""Matches: which games an arena plays, and how to play one.

Every pair of bots plays the same seeds, and each seed in every rotation of the seats: bots alternate around the table,
or take one team each if there are two. A game's result follows only from its match. Only thinking times differ from run
to run.
"""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypedDict

import mindtable
from mindtable.arena.content import ContentUse
from mindtable.arena.errors import BadArena
from mindtable.bots import levels
from mindtable.bots.game_bots import bots_of
from mindtable.kernel.errors import fail
from mindtable.kernel.options import Value
from mindtable.kernel.play import new


class Match(NamedTuple):
    """One game to play: who sits where, and the seed."""

    number: int
    seed: int
    bots: tuple[str, ...]  # by seat


class Result(TypedDict):
    """The result of a match. `thinking` has milliseconds of one core by seat, only for choices with an alternative."""

    match: int
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    turns: int
    sources: list[dict[str, int]]
    content: list[list[str]]  # what each seat made use of, by text key
    thinking: list[list[float]]


class Arena(NamedTuple):
    """An arena's setup: a game with its options, the bots, and how many games each pair plays from which seed."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int

    def settings(self) -> dict[str, object]:
        return {**self._asdict(), "bots": list(self.bots)}


def prepared(game_id: str, options: Mapping[str, Value], bots: Sequence[str], games: int, seed: int) -> Arena:
    """An arena whose game, options and bots have been checked."""
    game = mindtable.game(game_id)
    resolved = game.resolve(options)
    for name in bots:
        levels.bot(game, name)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise fail(BadArena, "arena-two-bots")
    return Arena(game_id, dict(resolved), tuple(bots), games, seed)


def matches(arena: Arena) -> list[Match]:
    """Every game of the arena, in a fixed order."""
    teams = mindtable.game(arena.game).teams(arena.options)
    found: list[Match] = []
    for pair in combinations(arena.bots, 2):
        seatings = _seatings(pair, teams)
        for number in range(arena.games):
            seating = seatings[number % len(seatings)]
            found.append(Match(len(found), arena.seed + number // len(seatings), seating))
    return found


def _seatings(pair: tuple[str, str], teams: Sequence[int]) -> list[tuple[str, ...]]:
    """All ways to seat two bots fairly: a team each, or alternating around the table from any seat."""
    a, b = pair
    if len(set(teams)) == 2:
        first = teams[0]
        return [tuple(x if team == first else y for team in teams) for x, y in ((a, b), (b, a))]
    seats = len(teams)
    found: list[tuple[str, ...]] = []
    for shift in range(seats):
        for x, y in ((a, b), (b, a)):
            seating = tuple((x, y)[(seat + shift) % seats % 2] for seat in range(seats))
            if seating not in found:
                found.append(seating)
    return found


PATIENCE = 50.0


@contextlib.contextmanager
def _seldom_collecting() -> Iterator[None]:
    """Plans create many positions that are soon dropped and never refer to each other. Searching them for cycles takes
    a third of the time."""
    before = gc.get_threshold()
    gc.set_threshold(100_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@_seldom_collecting()
def play(arena: Arena, match: Match) -> Result:
    """Play one game to its end."""
    game = mindtable.game(arena.game)
    table = new(game, match.seed, arena.options)
    seats = {seat: levels.bot(game, name) for seat, name in enumerate(match.bots)}
    # A bot's thought is bounded by positions, which are the same everywhere; its time is only measured here, so that
    # a busy machine changes no result.
    budgets = [PATIENCE * levels.budget(game, name) for name in match.bots]
    thinking: list[list[float]] = [[] for _ in match.bots]
    used = ContentUse(table)
    while not table.over:
        seat = table.deciders()[0]
        seen = table.observe(seat)
        began = time.thread_time()
        action = seats[seat].choose(seen, budgets[seat])
        if len(seen.actions) > 1:
            thinking[seat].append(round((time.thread_time() - began) * 1000, 2))
        table.act(seat, action)
    position, told = table.position, bots_of(game)
    return {
        "match": match.number,
        "seed": match.seed,
        "bots": list(match.bots),
        "scores": table.scores(),
        "winners": table.winners(),
        "decisions": sum(not done.forced for done in table.done),
        "turns": told.evaluation.turns(position) if told.evaluation else 0,
        "sources": [dict(told.points_by_source(position, seat)) for seat in seats],
        "content": used.by_seat(),
        "thinking": thinking,
    }
