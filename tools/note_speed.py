"""`make speed`: notes how fast the rules are now, for the guard in tests/testing/test_speed.py to hold."""

from __future__ import annotations

import json
from pathlib import Path

import mindtable
from mindtable.bots.game_bots import bots_of
from mindtable.testing.bench import interpreter, steady_ratio

NOTED = Path(__file__).resolve().parent.parent / "tests" / "testing" / "speed.json"
TRIES = 5  # the slowest counts, and the guard takes the best of its own: a busy machine alone fails nobody


def main() -> None:
    noted = json.loads(NOTED.read_text("utf-8")) if NOTED.exists() else {}
    speeds = {}
    for game in map(mindtable.game, mindtable.games()):
        if run := bots_of(game).speed_run:
            speeds[game.id] = round(min(steady_ratio(game, run) for _ in range(TRIES)), 5)
    noted[interpreter()] = speeds
    NOTED.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n", "utf-8")
    print(f"{NOTED.name}, Python {interpreter()}: {speeds}")


if __name__ == "__main__":
    main()
