"""The ladder: the measured strength of the levels, with everything you need to measure it again."""

from __future__ import annotations

import re
from collections.abc import Sequence

import mindtable
from mindtable.arena.figures import Rate, figures
from mindtable.arena.matches import Arena, Result, prepared
from mindtable.bots.levels import levels

# Each level against the one below, and the strongest against random.
GOAL = 0.65
GOAL_AGAINST_RANDOM = 0.99


def rungs(game_id: str) -> list[tuple[str, str]]:
    """The pairs of a game's ladder: the stronger first."""
    names = [level.name for level in levels(mindtable.game(game_id))]
    return [*zip(names[1:], names, strict=False), (names[-1], "random")]


def arenas(game_id: str, players: int, games: int, seed: int) -> list[Arena]:
    return [prepared(game_id, {"players": players}, pair, games, seed) for pair in rungs(game_id)]


def page(played: Sequence[tuple[Arena, Sequence[Result]]], before: str = "") -> str:
    """The ladder as a page of Markdown; a rung that wasn't measured, or not completely, says so.

    If the page had a rung `before` with more games, played elsewhere by the same version, that rung stays.
    """
    version = f"Mindtable {mindtable.__version__},"
    told = _rungs_told(before) if version in before else {}
    lines = [
        "# The ladder",
        "",
        "How strong the bots are, as measured by `mindtable ladder`. Nothing here is written by hand. The rate says",
        "how often the first of the two won (a draw is half a win), with its 95% interval. Seats are rotated, and",
        "both bots play the same seeds. Thinking times are the first bot's, in milliseconds of one core, over all",
        "choices that had an alternative.",
        "",
        f"{version} {mindtable.build()} rules; both builds play the same games.",
        "",
        "| game | players | bots | games | seeds | won | 95% interval | goal | p50 | p95 | longest |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for arena, results in played:
        head = f"| {arena.game} | {arena.options['players']} | {arena.bots[0]} – {arena.bots[1]} "
        games, line = told.get(head, (0, ""))
        lines.append(line if len(results) < games else head + _rung(arena, results))
    return "\n".join([*lines, ""])


def _rung(arena: Arena, results: Sequence[Result]) -> str:
    """The measurements, and whether the goal is reached."""
    goal = GOAL_AGAINST_RANDOM if arena.bots[1] == "random" else GOAL
    if not results:
        return f"| not measured yet | | | | {goal:.0%} | | | |"
    found = figures(arena, results)
    rate = found["pairings"][0]["first"]
    thought = found["thinking"][arena.bots[0]]
    seeds = f"{min(r['seed'] for r in results)}–{max(r['seed'] for r in results)}"
    games = f"{rate['games']}" if rate["games"] == arena.games else f"{rate['games']} of {arena.games}"
    return (
        f"| {games} | {seeds} "
        f"| {rate['rate']:.1%} | {rate['low']:.1%} – {rate['high']:.1%} "
        f"| {goal:.0%}{_verdict(rate, goal, arena.games)} "
        f"| {thought['p50']:.0f} | {thought['p95']:.0f} | {thought['max']:.0f} |"
    )


def _rungs_told(text: str) -> dict[str, tuple[int, str]]:
    """The rungs on a page: the number of games and the entire line, by its head."""
    lines = (line for line in text.splitlines() if line.startswith("| "))
    found = ((re.match(r"(\| \S+ \| \d+ \| \S+ – \S+ )\| (\d+)\b", line), line) for line in lines)
    return {match[1]: (int(match[2]), line) for match, line in found if match}


def _verdict(rate: Rate, goal: float, games: int) -> str:
    """Whether the goal is reached; half a rung proves nothing."""
    if rate["games"] < games:
        return ""
    return ", reached" if rate["rate"] >= goal else ", missed"
