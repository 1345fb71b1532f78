"""Measures one other engine, by its own public interface; run by tools/bench.py in an environment of its own.

`python tools/bench_peers.py ENGINE SECONDS SEED` prints the figures as one line of JSON. Whole random games are
played, with the legal moves asked for at every step. Where an engine lists the legal moves as part of a step, or has
no JSON of its own, there is no figure for it.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

COPIES = 20  # at a time
EVERY = 50  # decisions between two looks at copies and views


class Sample:
    """What is measured along a few games, apart from the speed of play."""

    def __init__(self) -> None:
        self.decisions = 0
        self.legality: list[float] = []
        self.copies: list[float] = []
        self.views: list[int] = []

    def legal(self, ask: Callable[[], Any]) -> Any:
        start = time.thread_time()
        found = ask()
        self.legality.append((time.thread_time() - start) * 1e6)
        return found

    def look(self, copied: Callable[[], object] | None, view: Callable[[], str | bytes] | None) -> None:
        """Once in a while: what a copy costs, and how long a view is."""
        self.decisions += 1
        if self.decisions % EVERY != 1:
            return
        if copied is not None:
            start = time.process_time()
            for _ in range(COPIES):
                copied()
            self.copies.append((time.process_time() - start) / COPIES * 1e6)
        if view is not None:
            text = view()
            self.views.append(len(text if isinstance(text, bytes) else text.encode()))


class Engine:
    """One engine playing one game."""

    package = ""
    name = ""
    players = 0

    def play(self, seed: int) -> int:
        """A whole random game; gives the number of decisions."""
        raise NotImplementedError

    def sample(self, seed: int, sample: Sample) -> None:
        """A whole random game, looked at closely."""
        raise NotImplementedError


class Catanatron(Engine):
    package, name, players = "catanatron", "Catan", 4

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.json import GameEncoder
        from catanatron.models.actions import generate_playable_actions

        self.colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.game, self.player, self.encoder, self.actions = Game, RandomPlayer, GameEncoder, generate_playable_actions

    def _new(self, seed: int) -> Any:
        return self.game([self.player(colour) for colour in self.colours], seed=seed + 1)

    def play(self, seed: int) -> int:
        game = self._new(seed)
        game.play()
        return len(game.state.actions)

    def sample(self, seed: int, sample: Sample) -> None:
        game = self._new(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            sample.legal(lambda: self.actions(game.state))
            sample.look(game.copy, lambda: json.dumps(game, cls=self.encoder))
            game.play_tick()


class OpenSpiel(Engine):
    package = "open_spiel"

    def __init__(self) -> None:
        import pyspiel
        from open_spiel.python import games

        assert games
        self.loaded: Any = pyspiel.load_game(self.name)
        self.players = self.loaded.num_players()

    def _states(self, seed: int) -> Iterator[tuple[Any, random.Random]]:
        """The state before each decision; chance is not one."""
        state, pick = self.loaded.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, weights)[0])
            else:
                yield state, pick

    def play(self, seed: int) -> int:
        decisions = 0
        for state, pick in self._states(seed):
            state.apply_action(pick.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def sample(self, seed: int, sample: Sample) -> None:
        for state, pick in self._states(seed):
            actions = sample.legal(state.legal_actions)
            sample.look(state.clone, None)
            state.apply_action(pick.choice(actions))


class OpenSpielPython(OpenSpiel):
    name = "python_liars_poker"


class OpenSpielCpp(OpenSpiel):
    name = "backgammon"


class PettingZoo(Engine):
    package = "pettingzoo"
    name = "chess_v6"
    players = 2

    def __init__(self) -> None:
        from importlib import import_module

        self.env: Any = import_module(f"pettingzoo.classic.{self.name}").env()

    def play(self, seed: int) -> int:
        return self._play(seed, None)

    def sample(self, seed: int, sample: Sample) -> None:
        self._play(seed, sample)

    def _play(self, seed: int, sample: Sample | None) -> int:
        import numpy as np

        env, pick, decisions = self.env, random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            if sample is not None:
                sample.look(lambda: copy.deepcopy(env.unwrapped.board), None)
            env.step(int(actions[pick.randrange(len(actions))]))
            decisions += 1
        return decisions


class RlCard(Engine):
    package, name, players = "rlcard", "gin-rummy", 2

    def __init__(self) -> None:
        import rlcard

        self.env: Any = rlcard.make(self.name, config={"seed": 1})

    def play(self, seed: int) -> int:
        return self._play(seed, None)

    def sample(self, seed: int, sample: Sample) -> None:
        self._play(seed, sample)

    def _play(self, seed: int, sample: Sample | None) -> int:
        env, pick, decisions = self.env, random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            if sample is not None:
                sample.legal(env._get_legal_actions)
                sample.look(lambda: copy.deepcopy(env.game), None)
            state, _ = env.step(pick.choice(actions))
            decisions += 1
        return decisions


ENGINES: dict[str, type[Engine]] = {
    "catanatron": Catanatron,
    "openspiel-python": OpenSpielPython,
    "openspiel-cpp": OpenSpielCpp,
    "pettingzoo": PettingZoo,
    "rlcard": RlCard,
}


def middle(values: list[float]) -> float | None:
    return round(sorted(values)[len(values) // 2], 3) if values else None


def measure(engine: Engine, seconds: float, seed: int) -> dict[str, Any]:
    engine.play(seed)  # what is loaded at first use is no part of a game
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds / 2 or not games:
        decisions += engine.play(seed + games)
        games += 1
    sample, until, number = Sample(), time.process_time() + seconds / 2, 0
    while time.process_time() < until or not number:
        engine.sample(seed + number, sample)
        number += 1
    calls = sorted(sample.legality)
    return {
        "version": version(engine.package),
        "game": engine.name,
        "players": engine.players,
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 3),
        "clone_us": middle(sample.copies),
        "legality_us": {
            "p50": round(calls[len(calls) // 2], 3),
            "p999": round(calls[int(len(calls) * 0.999)], 3),
            "max": round(calls[-1], 3),
        }
        if calls
        else None,
        "view_bytes": middle([float(view) for view in sample.views]),
    }


if __name__ == "__main__":
    print(json.dumps(measure(ENGINES[sys.argv[1]](), float(sys.argv[2]), int(sys.argv[3]))))
