"""Train a small agent on Cerebria's basic game for two, against the random bot, and plot how it gets on.

    python examples/train_small_agent.py --seconds 180 --out build/small-agent

The agent is linear, in plain numpy: an actor that gives every legal action a preference, and a critic that guesses how
the game will end, both weighted sums of what the seat sees. After each game every choice is made more likely if what
followed was better than the critic had guessed, and less likely if it was worse.

Written to the folder: `policy.npz` (read it with `load`) and `progress.png`. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
from numpy.typing import NDArray

from mindtable.envs.gymnasium_env import SeatEnv

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

GAME: dict[str, Any] = {"game": "cerebria", "players": 2, "mode": "basic"}
SHAPING = 0.02  # per point of lead, so that the agent hears of good moves before the end
DISCOUNT = 0.98
# How much of a surprise goes into the preference for the choice made, and into the guess, when next seen.
ACTOR_RATE = 0.5
CRITIC_RATE = 0.05
WINDOW = 50  # games behind each point of the plot


class Moment(NamedTuple):
    """One choice: what was seen (places and values of what is not zero), what was legal, what was chosen."""

    places: Numbers
    values: Floats
    legal: Numbers
    chosen: int
    chances: Floats


class Agent:
    def __init__(self, actor: Floats, critic: Floats) -> None:
        self.actor = actor
        self.critic = critic

    @classmethod
    def new(cls, actions: int, features: int) -> Agent:
        # One feature more than is seen, always 1: what an action or a position is worth as such.
        return cls(np.zeros((features + 1, actions), np.float32), np.zeros(features + 1, np.float32))

    def look(self, seen: dict[str, Any], rng: np.random.Generator) -> Moment:
        """Choose, and keep what is needed to learn from it."""
        places = np.append(np.flatnonzero(seen["observation"]), len(self.critic) - 1)
        values = np.append(seen["observation"][places[:-1]], np.float32(1.0))
        legal = np.flatnonzero(seen["action_mask"])
        preferences = values @ self.actor[np.ix_(places, legal)]
        chances = np.exp(preferences - preferences.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(np.cumsum(chances), rng.random())), len(legal) - 1)
        return Moment(places, values, legal, chosen, chances)

    def guess(self, moment: Moment) -> float:
        return float(moment.values @ self.critic[moment.places])

    def learn(self, moments: list[Moment], rewards: list[float]) -> None:
        """From one whole game."""
        outcome = 0.0
        for moment, reward in zip(reversed(moments), reversed(rewards), strict=True):
            outcome = reward + DISCOUNT * outcome
            surprise = outcome - self.guess(moment)
            # What is seen shares the change, so that the rates mean the same however much there is to see.
            share = np.float32(surprise) * moment.values / (moment.values @ moment.values)
            self.critic[moment.places] += CRITIC_RATE * share
            push = -moment.chances
            push[moment.chosen] += 1.0
            self.actor[np.ix_(moment.places, moment.legal)] += ACTOR_RATE * np.outer(share, push)


def load(path: Path) -> Agent:
    """The agent that `policy.npz` holds."""
    with np.load(path) as stored:
        return Agent(stored["actor"], stored["critic"])


def play(env: SeatEnv, agent: Agent, rng: np.random.Generator) -> tuple[list[Moment], list[float], float]:
    """One game: the choices, what each brought, and how the game ended (1 won, -1 lost)."""
    seen, _ = env.reset()
    moments: list[Moment] = []
    rewards: list[float] = []
    over = False
    while not over:
        moment = agent.look(seen, rng)
        seen, reward, ended, cut_short, _ = env.step(moment.legal[moment.chosen])
        moments.append(moment)
        rewards.append(reward)
        over = ended or cut_short
    return moments, rewards, env.rules.rewards(env.play)[env.seat]


def train(seconds: float, seed: int) -> tuple[Agent, list[float]]:
    """The agent after so many seconds, and how each of its games ended. The agent has either seat in turn."""
    rng = np.random.default_rng(seed)
    seats = [SeatEnv(**GAME, seat=seat, opponents="random", shaping=SHAPING) for seat in (0, 1)]
    for seat, env in enumerate(seats):
        env.reset(seed=seed + seat)
    agent = Agent.new(seats[0].rules.game.vocabulary.size, seats[0].rules.encoding.size)
    results: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until or not results:
        moments, rewards, result = play(seats[len(results) % 2], agent, rng)
        agent.learn(moments, rewards)
        results.append(result)
        if len(results) % WINDOW == 0:
            print(f"{len(results)} games, won {share_won(results[-WINDOW:]):.0%} of the last {WINDOW}")
    return agent, results


def share_won(results: list[float]) -> float:
    """The share of games won, a tie counting half."""
    return float(np.mean([(result + 1.0) / 2.0 for result in results]))


def plot(results: list[float], path: Path) -> None:
    mpl.use("agg")  # a picture in a file; no screen is needed
    from matplotlib import pyplot as plt

    games = range(1, len(results) + 1)
    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    axes.plot(games, [share_won(results[max(0, game - WINDOW) : game]) for game in games])
    axes.axhline(0.5, linestyle="--", linewidth=1, color="grey")
    axes.set(
        title="A linear agent learns Cerebria (basic, two players)",
        xlabel="games played",
        ylabel=f"won against random (last {WINDOW} games)",
        ylim=(0, 1),
    )
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    options = argparse.ArgumentParser(description="Train a small agent on Cerebria and plot its progress.")
    options.add_argument("--seconds", type=float, default=180.0, help="how long to train")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("small-agent"), help="the folder to write to")
    given = options.parse_args()
    agent, results = train(given.seconds, given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(given.out / "policy.npz", actor=agent.actor, critic=agent.critic)
    plot(results, given.out / "progress.png")
    print(f"{len(results)} games; won {share_won(results[-200:]):.0%} of the last {len(results[-200:])}")
    print(f"wrote {given.out / 'policy.npz'} and {given.out / 'progress.png'}")


if __name__ == "__main__":
    main()
