"""The arena's report: one self-contained HTML page, with its plots drawn as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import mindtable
from mindtable.arena.figures import Figures, Rate
from mindtable.arena.matches import Arena
from mindtable.kernel.game import Game
from mindtable.text import say

WIDTH = 560
ROW = 26
EXTREMES = 8  # entries shown at either end
LABEL = 190
COLOURS = ("#3b6ea5", "#c8553d", "#588157", "#8e6c8a", "#d4a017", "#4f9d9d", "#9a8c98", "#6d597a")

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) { background: #f4f1ec; }
svg { max-width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: #222; }
"""


def report(arena: Arena, figures: Figures) -> str:
    """The whole page."""
    game = mindtable.game(arena.game)
    title = f"{say('en', f'game-{game.id}', game)}: arena"
    last = arena.seed + max(0, arena.games - 1)
    about = (
        f"{len(figures['decisions'])} games, {arena.options.get('players', '?')} players, seeds from {arena.seed} "
        f"(at most to {last}), seats rotated; version {mindtable.__version__}."
    )
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(about)}</p>",
        *_bots(figures),
        "<h2>Length of the game</h2>",
        _histogram(figures["turns"], "turns"),
        _histogram(figures["decisions"], "decisions"),
        "<h2>Thinking time</h2>",
        _thinking(figures),
        *_balance(game, figures, len(game.teams(arena.options))),
    ]
    page = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n{page}\n</body></html>\n"
    )


def _bots(figures: Figures) -> list[str]:
    scores = figures["scores"]
    ratings = [(bot, f"{value:.1f}", f"{scores.get(bot, 0):.1f}") for bot, value in figures["ratings"].items()]
    return [
        "<h2>Who beats whom</h2>",
        _rates({f"{p['bots'][0]} against {p['bots'][1]}": p["first"] for p in figures["pairings"]}),
        "<h2>Ratings</h2>",
        _table(("bot", "rating (openskill)", "points a game"), ratings),
        "<h2>Points by source</h2>",
        _stacked(figures["sources"]),
    ]


def _thinking(figures: Figures) -> str:
    rows = [
        (bot, *(f"{t[key]:.0f} ms" for key in ("p50", "p95", "max")), str(t["choices"]))
        for bot, t in figures["thinking"].items()
    ]
    return _table(("bot", "p50", "p95", "longest", "choices"), rows)


def _balance(game: Game[Any], figures: Figures, seats: int) -> list[str]:
    parts = [
        "<h2>Balance</h2><p>How often each seat has won, whoever sat there.</p>",
        _rates({f"seat {name}": value for name, value in figures["seats"].items()}),
    ]
    if figures["sides"]:
        parts += ["<h3>Teams</h3>", _rates({f"team {int(n) + 1}": value for n, value in figures["sides"].items()})]
    if figures["names"]:
        parts += ["<h3>Names</h3>", _rates({say("en", key, game): v for key, v in figures["names"].items()})]
    if figures["content"]:
        parts += ["<h3>Content</h3>", _content(game, figures, seats)]
    return parts


def _content(game: Game[Any], figures: Figures, seats: int) -> str:
    """Who used it, who won: the most unusual entries as a plot, all of them as a table."""
    named = {say("en", key, game): found for key, found in figures["content"].items()}
    chances = len(figures["decisions"]) * seats
    usual = sum(found["won"] for found in named.values()) / sum(found["games"] for found in named.values())
    sure = [label for label, found in named.items() if found["low"] > usual or found["high"] < usual]
    sure.sort(key=lambda label: -named[label]["rate"])
    shown = sure if len(sure) <= 2 * EXTREMES else sure[:EXTREMES] + sure[-EXTREMES:]
    rows = [
        (
            label,
            f"{found['games'] / chances:.0%}",
            f"{found['rate']:.1%}",
            f"{found['low']:.1%} to {found['high']:.1%}",
        )
        for label, found in named.items()
    ]
    told = (
        f"Of those who made use of an entry, {usual:.0%} won on average. The plot shows entries whose interval lies "
        "wholly above or below; a strong bot also uses more, so compare within one kind of bot."
    )
    return (
        f"<p>{escape(told)}</p>"
        + (_rates({label: named[label] for label in shown}) if shown else "")
        + f"<details><summary>All {len(named)} entries</summary>"
        + _table(("entry", "used by", "of those won", "95% interval"), rows)
        + "</details>"
    )


# --- plots


def _rates(rates: Mapping[str, Rate]) -> str:
    """Win rates as dots with their 95% intervals on a line from 0 to 100%, and the same as a table."""
    rows: list[str] = []
    span = WIDTH - LABEL - 20

    def x(share: float) -> float:
        return LABEL + share * span

    height = ROW * len(rates) + 24
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        rows.append(f'<line x1="{x(tick):.0f}" x2="{x(tick):.0f}" y1="0" y2="{height - 20}" stroke="#ddd"/>')
        rows.append(f'<text x="{x(tick):.0f}" y="{height - 4}" text-anchor="middle">{tick:.0%}</text>')
    for number, (label, found) in enumerate(rates.items()):
        y = ROW * number + ROW // 2
        rows.append(f'<text x="0" y="{y + 4}">{escape(label)}</text>')
        rows.append(
            f'<line x1="{x(found["low"]):.1f}" x2="{x(found["high"]):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{COLOURS[0]}" stroke-width="3"/>'
        )
        rows.append(f'<circle cx="{x(found["rate"]):.1f}" cy="{y}" r="5" fill="{COLOURS[0]}"/>')
    table = _table(
        ("", "games", "won", "95% interval"),
        [
            (label, str(r["games"]), f"{r['rate']:.1%}", f"{r['low']:.1%} to {r['high']:.1%}")
            for label, r in rates.items()
        ],
    )
    return _svg(height, rows, "Win rates; the table below says the same") + table


def _stacked(sources: Mapping[str, Mapping[str, float]]) -> str:
    """One bar for each bot, in parts by source."""
    if not sources:
        return "<p>This game does not tell.</p>"
    kinds = list(dict.fromkeys(kind for parts in sources.values() for kind in parts))
    most = max(sum(parts.values()) for parts in sources.values()) or 1.0
    span = WIDTH - LABEL - 20
    rows: list[str] = []
    for number, (bot, parts) in enumerate(sources.items()):
        y, x = ROW * number, float(LABEL)
        rows.append(f'<text x="0" y="{y + 17}">{escape(bot)}</text>')
        for kind in kinds:
            width = max(0.0, parts.get(kind, 0.0)) / most * span
            colour = COLOURS[kinds.index(kind) % len(COLOURS)]
            rows.append(
                f'<rect x="{x:.1f}" y="{y + 3}" width="{width:.1f}" height="{ROW - 8}" fill="{colour}">'
                f"<title>{escape(kind)}: {parts.get(kind, 0.0):.1f}</title></rect>"
            )
            x += width
    x = float(LABEL)
    for number, kind in enumerate(kinds):
        y = ROW * len(sources)
        rows.append(f'<rect x="{x:.0f}" y="{y + 8}" width="12" height="12" fill="{COLOURS[number % len(COLOURS)]}"/>')
        rows.append(f'<text x="{x + 17:.0f}" y="{y + 18}">{escape(kind)}</text>')
        x += 30 + 7 * len(kind)
    table = _table(
        ("bot", *kinds), [(bot, *(f"{parts.get(k, 0.0):.1f}" for k in kinds)) for bot, parts in sources.items()]
    )
    return _svg(ROW * len(sources) + ROW, rows, "Points by source; the table below says the same") + table


def _histogram(values: Sequence[int], what: str) -> str:
    if not values or max(values) == 0:
        return ""
    low, high = min(values), max(values)
    size = max(1, (high - low) // 20 + 1)
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    width, tall = (WIDTH - 20) / len(counts), 110
    rows = []
    for number, count in enumerate(counts):
        bar = tall * count / max(counts)
        rows.append(
            f'<rect x="{10 + number * width:.1f}" y="{tall - bar:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{bar:.1f}" fill="{COLOURS[0]}"><title>{low + number * size}: {count}</title></rect>'
        )
    rows.append(f'<text x="10" y="{tall + 16}">{low}</text>')
    rows.append(f'<text x="{WIDTH - 10}" y="{tall + 16}" text-anchor="end">{high}</text>')
    middle = sorted(values)[len(values) // 2]
    return _svg(tall + 20, rows, f"{what} a game") + f"<p>{escape(what)} a game: {low} to {high}, middle {middle}.</p>"


def _svg(height: int, rows: Sequence[str], title: str) -> str:
    body = "".join(rows)
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img"><title>{escape(title)}</title>{body}</svg>'


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
