"""`make bench`: Mindtable beside other engines, all measured in one run on one core; writes docs/benchmarks.md.

Every contender is a process of its own, pinned to the same core. They take turns, three rounds, and the middle figure
of the rounds counts: what else the machine does meets all of them alike. Times are the processes' own. The other
engines live in build/bench-venv; one that cannot be installed is said so and left out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import mindtable
from mindtable.kernel.options import Number
from mindtable.testing.bench import bench
from mindtable.text import say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "bench-venv"
COMPILED = ROOT / "build" / "compiled"
PAGE = ROOT / "docs" / "benchmarks.md"
PLOT = ROOT / "docs" / "benchmarks.svg"

ROUNDS = 3
MEASURE = "catanatron"  # what the others are compared with
# What to install for which of the engines in bench_peers.py.
PEERS = {
    "catanatron": ["catanatron"],
    "open_spiel": ["openspiel-python", "openspiel-cpp"],
    "pettingzoo[classic]": ["pettingzoo"],
    "rlcard": ["rlcard"],
}
PLAYERS = 4
BUILDS = {"compiled": COMPILED, "pure": ROOT / "src"}

Figures = dict[str, Any]


class Contender:
    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.rounds: list[Figures] = []
        self.problem = ""

    def run(self, seconds: float, seed: int, core: int | None) -> None:
        pin: Callable[[], None] | None = None
        if core is not None:
            pin = lambda: os.sched_setaffinity(0, {core})  # noqa: E731
        done = subprocess.run(
            [*self.command, str(seconds), str(seed)],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            preexec_fn=pin,
        )
        if done.returncode:
            self.problem = (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
        else:
            self.rounds.append(json.loads(done.stdout.strip().splitlines()[-1]))

    def figures(self) -> Figures:
        """The middle of the rounds, figure by figure."""
        return {key: _middle([found[key] for found in self.rounds]) for key in self.rounds[0]}


def _middle(values: list[Any]) -> Any:
    if isinstance(values[0], dict):
        return {key: _middle([value[key] for value in values]) for key in values[0]}
    if isinstance(values[0], int | float):
        return median(values)
    return values[0]


# --- setting up


def install_peers() -> tuple[list[str], list[str]]:
    """The engines that are there now, and a sentence for each package that is not."""
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    engines: list[str] = []
    missing: list[str] = []
    for package, offers in PEERS.items():
        print(f"Setting up {package} ...", flush=True)
        done = subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), package], capture_output=True, text=True)
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or ["pip gave no reason"]
            missing.append(f"{package} could not be installed ({lines[-1].removeprefix('ERROR: ')}).")
        else:
            engines += offers
    return engines, missing


def compile_ours() -> str:
    """Compile, if anything has changed; a sentence if that cannot be done."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")])
    return "" if done.returncode == 0 else "The compiled build could not be made; it is left out."


def contenders(engines: list[str], builds: list[str]) -> list[Contender]:
    ours = [
        Contender(f"{game} {build}", [sys.executable, __file__, "--measure", game], {"PYTHONPATH": str(BUILDS[build])})
        for game in mindtable.games()
        for build in builds
    ]
    peers = str(ROOT / "tools" / "bench_peers.py")
    return ours + [Contender(engine, [str(VENV / "bin" / "python"), peers, engine], {}) for engine in engines]


def measure_ours(game_id: str, seconds: float, seed: int) -> Figures:
    """What a process of a contender of ours does."""
    game = mindtable.game(game_id)
    seats = game.options.options["players"]
    players = min(PLAYERS, seats.high) if isinstance(seats, Number) else PLAYERS
    found = bench(game, {"players": players}, seconds, seed)
    name = say("en", f"game-{game_id}", game)
    return {"version": mindtable.__version__, "game": name, "players": players, "build": mindtable.build(), **found}


def scaling(build: str, games: int) -> float:
    """How many times as fast `simulate` is with two processes as with one, by the clock on the wall; of one game."""
    game = mindtable.games()[0]
    spent: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for jobs, found in spent.items():
            command = [sys.executable, "-c", "from mindtable.cli import main; main()", "simulate", game]
            done = subprocess.run(
                [*command, "--players", str(PLAYERS), "--games", str(games), "--jobs", str(jobs), "--json"],
                env={**os.environ, "PYTHONPATH": str(BUILDS[build])},
                capture_output=True,
                text=True,
                check=True,
            )
            found.append(json.loads(done.stdout)["seconds"])
    return median(spent[1]) / median(spent[2])


# --- telling


def machine() -> str:
    """What kind of machine this is, and nothing that tells which one."""
    cpu = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        cpu = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), cpu)
    told = f"{os.cpu_count()} cores, {cpu}, {platform.system()}, Python {platform.python_version()}"
    if hasattr(os, "getloadavg"):
        told += f"; {os.getloadavg()[1]:.0f} processes running on average at the time"
    return told


def _number(value: float | None, digits: int = 0) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def label(name: str, found: Figures) -> str:
    if "build" in found:
        return f"{found['game']}, {'plain Python' if found['build'] == 'pure' else 'compiled'}"
    return f"{name.partition('-')[0]}: {found['game']}"


def table(results: dict[str, Figures]) -> Iterator[str]:
    measure = results.get(MEASURE)
    headings = ["engine and game", "players", "decisions/s", "× catanatron", "games/s", "copy µs"]
    headings += ["legality p50 µs", "p99.9", "max", "JSON view, bytes"]
    yield "| " + " | ".join(headings) + " |\n| --- |" + " --: |" * (len(headings) - 1) + "\n"
    for name, found in results.items():
        legality = found["legality_us"] or {"p50": None, "p999": None, "max": None}
        ratio = found["decisions_per_second"] / measure["decisions_per_second"] if measure else None
        cells = [
            label(name, found),
            str(found["players"]),
            _number(found["decisions_per_second"]),
            _number(ratio, 1),
            _number(found["games_per_second"], 1),
            _number(found["clone_us"], 1),
            *(_number(legality[part], 1) for part in ("p50", "p999", "max")),
            _number(found["view_bytes"]),
        ]
        yield "| " + " | ".join(cells) + " |\n"


def verdicts(results: dict[str, Figures]) -> Iterator[str]:
    """What the project wants to reach, and whether it did in this run."""
    measure = results.get(MEASURE)
    ours = {name: found for name, found in results.items() if "build" in found}
    for name, found in ours.items():
        said = label(name, found)
        if measure:
            wanted = 3 if found["build"] == "pure" else 10
            times = found["decisions_per_second"] / measure["decisions_per_second"]
            yield _verdict(
                times >= wanted, f"{said}: {times:.1f} × catanatron's decisions per second, at least {wanted} ×"
            )
            share = found["clone_us"] / measure["clone_us"]
            yield _verdict(share <= 0.1, f"{said}: a copy costs {share:.0%} of catanatron's, at most 10%")
        legality = found["legality_us"]
        met = legality["p999"] < 1000 and legality["max"] < 5000
        yield _verdict(met, f"{said}: legality {legality['p999']:.0f} µs at p99.9 and {legality['max']:.0f} µs at most")


def _verdict(met: bool, text: str) -> str:
    return f"- {'reached' if met else '**missed**'}: {text}\n"


def page(results: dict[str, Figures], notes: list[str], pinned: bool) -> str:
    versions = {"Mindtable": version("mindtable")}
    for name, found in results.items():
        if "build" not in found:
            versions[name.partition("-")[0]] = found["version"]
    return "".join(
        [
            "# Benchmarks\n\n",
            "Written by `make bench`. We measure random play with the legal moves listed at every step, in complete ",
            f"games including setup. Each engine plays {ROUNDS} rounds in turn",
            f"{' on one pinned core' if pinned else ''}, and we take the middle figure. ",
            "Times are the processes' own. Mindtable plays with four players, catanatron with four of its random ",
            "players. A legality call lists all legal moves of one position.\n\n",
            f"Machine: {machine()}.\n",
            f"Versions: {', '.join(f'{name} {number}' for name, number in versions.items())}.\n\n",
            "![Decisions per second by engine](benchmarks.svg)\n\n",
            *table(results),
            "\n## Goals\n\n",
            *verdicts(results),
            *(f"- {note}\n" for note in notes),
            "\nThe absolute figures are this machine's, so compare ratios. pettingzoo lists legal moves within a ",
            "step, and its copies are copies of its board. If an engine has no JSON of its own, there is no figure.\n",
        ]
    )


def plot(results: dict[str, Figures]) -> str:
    """Bars of decisions per second, drawn by hand: small, sharp, and legible in print."""
    rows = sorted(results.items(), key=lambda row: -row[1]["decisions_per_second"])
    most = rows[0][1]["decisions_per_second"]
    height = 28 * len(rows) + 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        "<title>Decisions per second by engine</title>",
        f'<rect width="720" height="{height}" fill="#fff"/>',
    ]
    for number, (name, found) in enumerate(rows):
        y = 8 + 28 * number
        width = max(1.0, 380 * found["decisions_per_second"] / most)
        colour = "#5b4b8a" if "build" in found else "#9a9a9a"
        lines += [
            f'<text x="230" y="{y + 18}" text-anchor="end">{label(name, found)}</text>',
            f'<rect x="238" y="{y + 4}" width="{width:.1f}" height="20" fill="{colour}"/>',
            f'<text x="{244 + width:.1f}" y="{y + 18}">{found["decisions_per_second"]:,.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>\n"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6, help="per contender and round")
    parser.add_argument("--measure", nargs=3, metavar=("GAME", "SECONDS", "SEED"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        game, seconds, seed = given.measure
        print(json.dumps(measure_ours(game, float(seconds), int(seed))))
        return 0
    engines, notes = install_peers()
    builds = ["pure"]
    problem = compile_ours()
    if problem:
        notes.append(problem)
    else:
        builds.insert(0, "compiled")
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None
    everyone = contenders(engines, builds)
    for number in range(ROUNDS):
        for contender in everyone:
            if not contender.problem:
                print(f"Round {number + 1} of {ROUNDS}: {contender.name} ...", flush=True)
                contender.run(given.seconds, number, core)
    notes += [f"{one.name} could not be measured ({one.problem})." for one in everyone if one.problem]
    results = {one.name: one.figures() for one in everyone if one.rounds and not one.problem}
    if (os.cpu_count() or 1) > 1:
        times = scaling(builds[-1], 3000)
        notes.append(f"`mindtable simulate --jobs 2` is {times:.2f} × as fast as one process, in wall-clock time.")
    PAGE.write_text(page(results, notes, core is not None), "utf-8")
    PLOT.write_text(plot(results), "utf-8")
    print("".join(table(results)))
    print("".join(verdicts(results)), *notes, sep="\n")
    print(f"docs/{PAGE.name} and docs/{PLOT.name}, {time.strftime('%Y-%m-%d')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
