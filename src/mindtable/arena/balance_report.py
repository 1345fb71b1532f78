"""The balance report: the counts as a page to read and as data, and whether they're within bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mindtable.arena.balance import Balance
from mindtable.arena.figures import rate
from mindtable.bots.game_bots import bots_of
from mindtable.bots.tally import Share
from mindtable.kernel.rules import AnyGame

# Of two players neither place may win more or less often than this.
FAIR: Final = (0.45, 0.55)
# An entry is a matter of course when it is taken more often than this whenever it is offered.
ALWAYS: Final = 0.9
ENOUGH: Final = 20  # offers, before an entry is judged

Bound = tuple[bool, str]  # whether it holds, and what it says


def document(game: AnyGame, balances: Sequence[Balance]) -> dict[str, object]:
    return {
        "balances": [
            {
                "game": balance.game,
                "bot": balance.bot,
                "players": balance.players,
                "games": balance.games,
                "stalled": balance.stalled,
                "decisions": balance.decisions,
                "rates": [rate(won, balance.games) for won in balance.wins],
                "mean_scores": balance.mean_scores(),
                "tables": balance.tables(),
            }
            for balance in balances
        ],
        "bounds": [{"holds": holds, "what": what} for holds, what in bounds(game, balances)],
    }


def bounds(game: AnyGame, balances: Sequence[Balance]) -> list[Bound]:
    """The bounds of a balanced game, and whether they're met. Content is judged by the first bot, the strongest."""
    tally = bots_of(game).tally
    judged = [balance for balance in balances if balance.bot == balances[0].bot and balance.games]
    found = [_stalled(balance) for balance in balances]
    for balance in judged:
        if balance.players == 2:
            found += [_place(balance, place) for place in range(2)]
        for wanted in tally.shares:
            found += _share(balance, wanted)
    for table in tally.choices:
        found += _content(table, judged)
    return found


def _stalled(balance: Balance) -> Bound:
    games = balance.games + balance.stalled
    return not balance.stalled, f"{balance.players} players, {balance.bot}: {balance.stalled} of {games} stalled"


def _place(balance: Balance, place: int) -> Bound:
    """With two players, neither place in turn order wins much more often."""
    share = rate(balance.wins[place], balance.games)
    return (
        share["low"] <= FAIR[1] and share["high"] >= FAIR[0],
        f"2 players, {balance.bot}: place {place + 1} wins {share['rate']:.1%} "
        f"({share['low']:.1%} – {share['high']:.1%}); fair is {FAIR[0]:.0%} to {FAIR[1]:.0%}",
    )


def _share(balance: Balance, wanted: Share) -> list[Bound]:
    """An entry is taken about as often as its game wants."""
    taken = {entry: row.get("taken", 0) for entry, row in balance.tables().get(wanted.table, {}).items()}
    if not taken:
        return []
    share = taken.get(wanted.entry, 0) / sum(taken.values())
    told = wanted.told.format(share=f"{share:.0%}")
    holds = wanted.low <= share <= wanted.high
    return [
        (holds, f"{balance.players} players, {balance.bot}: {told}; {wanted.low:.0%} to {wanted.high:.0%} is the goal")
    ]


def _content(table: str, judged: Sequence[Balance]) -> list[Bound]:
    """Entries that are offered often are taken neither always nor never."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for balance in judged:
        for entry, row in balance.tables().get(table, {}).items():
            offered[entry] += row.get("offered", 0)
            taken[entry] += row.get("taken", 0)
    known = [entry for entry in offered if offered[entry] >= ENOUGH]
    if not known:
        return []
    never = [entry for entry in known if not taken[entry]]
    always = [entry for entry in known if taken[entry] > ALWAYS * offered[entry]]
    told = f"{table}: {len(known)} entries checked"
    told += f"; never taken: {', '.join(never)}" if never else "; none never taken"
    told += f"; almost always taken: {', '.join(always)}" if always else ", none almost always taken"
    return [(not never and not always, told)]


def report(game: AnyGame, balances: Sequence[Balance], made_by: str = "mindtable balance") -> str:
    """The figures as a page to read."""
    lines = [
        f"# Balance of {game.id}",
        "",
        f"Made by `{made_by}`. In each game the same bot plays every seat.",
        "",
    ]
    judged = (f"- {'met' if holds else '**missed**'}: {what}" for holds, what in bounds(game, balances))
    lines += ["## Bounds", "", *judged]
    lines += ["", "## Places in turn order", ""]
    lines += _table(
        ["players", "bot", "games", "stalled", "place", "won", "95% interval", "mean score"],
        [
            [
                balance.players,
                balance.bot,
                balance.games,
                balance.stalled,
                place + 1,
                "{rate:.1%}".format(**rate(won, balance.games)),
                "{low:.1%} – {high:.1%}".format(**rate(won, balance.games)),
                f"{balance.mean_scores()[place]:.1f}",
            ]
            for balance in balances
            for place, won in enumerate(balance.wins)
        ],
    )
    names: list[str] = []
    for balance in balances:
        names += [name for name in balance.tables() if name not in names]
    for name in names:
        lines += ["", f"## {name[0].upper()}{name[1:]}", ""]
        for balance in balances:
            rows = balance.tables().get(name)
            if rows:
                lines += [f"{balance.players} players, {balance.bot}, {balance.games} games", ""]
                lines += [*_counted(rows, balance), ""]
    return "\n".join(lines).rstrip() + "\n"


def _counted(rows: Mapping[str, Mapping[str, int]], balance: Balance) -> list[str]:
    """Counts per game; for offers, the share that was taken."""
    columns: list[str] = []
    for row in rows.values():
        columns += [column for column in row if column not in columns]
    shares = "offered" in columns and "taken" in columns
    body: list[list[object]] = []
    for entry, row in rows.items():
        line: list[object] = [entry, *(f"{row.get(column, 0) / balance.games:.2f}" for column in columns)]
        if shares:
            line.append(f"{row.get('taken', 0) / row['offered']:.0%}" if row.get("offered") else "")
        body.append(line)
    return _table(["", *(f"{column} a game" for column in columns), *(["taken of offered"] if shares else [])], body)


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]
