"""Statistics of the results: win rates with their intervals, ratings, times, and the balance of seats and sides."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypedDict

from openskill.models import PlackettLuce

import mindtable
from mindtable.arena.matches import Arena, Result

SURE = 1.96  # standard deviations for 95%


class Rate(TypedDict):
    """Games won and played, and the interval that contains the true share 19 times out of 20."""

    games: int
    won: float
    rate: float
    low: float
    high: float


class Times(TypedDict):
    p50: float
    p95: float
    max: float
    choices: int


class Pairing(TypedDict):
    bots: tuple[str, str]
    first: Rate  # how often the first of the two won


class Figures(TypedDict):
    pairings: list[Pairing]
    ratings: dict[str, float]
    scores: dict[str, float]
    sources: dict[str, dict[str, float]]
    thinking: dict[str, Times]
    turns: list[int]
    decisions: list[int]
    seats: dict[str, Rate]
    sides: dict[str, Rate]
    names: dict[str, Rate]
    content: dict[str, Rate]  # how often those won who made use of it


def rate(won: float, games: int) -> Rate:
    """Wilson's interval, which also works for few games."""
    if not games:
        return {"games": 0, "won": 0.0, "rate": 0.0, "low": 0.0, "high": 1.0}
    share = won / games
    spread = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    centre, width = share + SURE**2 / (2 * games), 1 + SURE**2 / games
    low, high = max(0.0, (centre - spread) / width), min(1.0, (centre + spread) / width)
    return {"games": games, "won": won, "rate": share, "low": low, "high": high}


def figures(arena: Arena, results: Sequence[Result]) -> Figures:
    game = mindtable.game(arena.game)
    teams = game.teams(arena.options)
    names = [game.seat_name(arena.options, seat) for seat in range(len(teams))]
    return {
        "pairings": [
            {"bots": pair, "first": _between(results, pair)}
            for pair in combinations(arena.bots, 2)
            if any(set(result["bots"]) == set(pair) for result in results)
        ],
        "ratings": ratings(arena.bots, results),
        "scores": _means(_by_bot(results, lambda result, seat: [result["scores"][seat]])),
        "sources": _sources(results),
        "thinking": {
            bot: times(found) for bot, found in _by_bot(results, lambda result, seat: result["thinking"][seat]).items()
        },
        "turns": [result["turns"] for result in results],
        "decisions": [result["decisions"] for result in results],
        "seats": _rates(results, [str(seat + 1) for seat in range(len(teams))]),
        "sides": _rates(results, [str(team) for team in teams]) if len(set(teams)) == 2 else {},
        "names": _rates(results, names) if all(names) else {},
        "content": _content(results),
    }


def share(result: Result, seats: Iterable[int]) -> float:
    """These seats' share of a win: 1, 0, or a part of a shared one. A draw is half a win for each of two sides."""
    chosen = list(seats)
    if not result["winners"]:
        return 0.5
    return sum(seat in chosen for seat in result["winners"]) / len(result["winners"])


def seats_of(result: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(result["bots"]) if name == bot]


def _between(results: Sequence[Result], pair: tuple[str, str]) -> Rate:
    met = [result for result in results if set(result["bots"]) == set(pair)]
    return rate(sum(share(result, seats_of(result, pair[0])) for result in met), len(met))


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """Ratings by openskill: a safe estimate of each bot's strength, from all games in order."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        pair = sorted(set(result["bots"]))
        if len(pair) == 2:
            won = [share(result, seats_of(result, bot)) for bot in pair]
            rated = model.rate([[known[bot]] for bot in pair], ranks=[1 - w for w in won])
            for bot, (new,) in zip(pair, rated, strict=True):
                known[bot] = new
    return {bot: round(known[bot].ordinal(), 2) for bot in sorted(bots, key=lambda bot: -known[bot].ordinal())}


def times(found: Sequence[float]) -> Times:
    """Thinking times in milliseconds."""
    ordered = sorted(found)
    if not ordered:
        return {"p50": 0.0, "p95": 0.0, "max": 0.0, "choices": 0}
    last = len(ordered) - 1
    return {
        "p50": ordered[int(last * 0.5)],
        "p95": ordered[int(last * 0.95)],
        "max": ordered[last],
        "choices": len(ordered),
    }


def _by_bot(results: Sequence[Result], of: Callable[[Result, int], Sequence[float]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result["bots"]):
            found[bot] += of(result, seat)
    return dict(found)


def _means(found: Mapping[str, Sequence[float]]) -> dict[str, float]:
    return {name: round(sum(values) / len(values), 2) for name, values in found.items() if values}


def _sources(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for seat, bot in enumerate(result["bots"]):
            for source, points in result["sources"][seat].items():
                found.setdefault(bot, {}).setdefault(source, []).append(points)
    return {bot: _means(sources) for bot, sources in found.items()}


def _content(results: Sequence[Result]) -> dict[str, Rate]:
    """For each entry, how many of the seats that used it won; the most used come first."""
    won: dict[str, list[bool]] = defaultdict(list)
    for result in results:
        for seat, used in enumerate(result["content"]):
            for key in used:
                won[key].append(seat in result["winners"])
    return {key: rate(sum(found), len(found)) for key, found in sorted(won.items(), key=lambda one: -len(one[1]))}


def _rates(results: Sequence[Result], names: Sequence[str]) -> dict[str, Rate]:
    """Win rates by seat name; seats with the same name count together."""
    found = {}
    for called in dict.fromkeys(names):
        won = [any(names[seat] == called for seat in result["winners"]) for result in results]
        found[called] = rate(sum(won), len(results))
    return found
