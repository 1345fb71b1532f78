"""The fuzzer: plays until something breaks, then shrinks the failure to a short history.

Half of the games are played at random. The others start from a game that once showed something new (a step, an
action, a sequence of events never seen before), follow it for a while and then branch off towards rare actions. The
same seed fuzzes the same way. Only the time limit decides how far it gets.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from mindtable.kernel.errors import BadOption
from mindtable.kernel.options import Choice, Number, Options, Switch, Value
from mindtable.kernel.rng import Rng
from mindtable.kernel.rules import AnyGame
from mindtable.testing.run import Failure, Run, Script
from mindtable.testing.shrink import shrunk

Feature = tuple[object, ...]

MOST_DECISIONS = 20_000  # a game that takes more does not end
CLOSE_LOOK = 100  # one decision in so many gets the costly checks
CURIOUS_FOR = 8  # curiosity alone may never end a game: it lasts for this part of the most decisions
MOST_FAILURES = 5  # different ones; then the fuzzer has said enough


@dataclass
class FuzzReport:
    """What a run of the fuzzer has seen, and what it found."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    features: int = 0
    failures: list[Failure] = field(default_factory=list)  # each with the shortest history that was found to show it


@dataclass
class _Memory:
    """What the fuzzer has seen, and the games that showed it something new."""

    seen: set[Feature] = field(default_factory=set)
    taken: dict[tuple[str, int], int] = field(default_factory=dict)  # how often each action in each step
    corpus: list[Script] = field(default_factory=list)

    def note(self, features: Sequence[Feature]) -> bool:
        """Whether any of them is new."""
        size = len(self.seen)
        self.seen.update(features)
        return len(self.seen) > size


def fuzz(
    game: AnyGame,
    seconds: float | None = None,
    seed: int = 0,
    options_sets: Sequence[Mapping[str, Value]] | None = None,
    on_progress: Callable[[FuzzReport], None] | None = None,
    games: int | None = None,
    most_decisions: int = MOST_DECISIONS,
    shrink_seconds: float = 20.0,
    close_look: int = CLOSE_LOOK,
) -> FuzzReport:
    """Play for that many seconds or games, and report what broke. One decision in `close_look` gets a thorough check,
    at a cost that grows with the length of the game.
    """
    if seconds is None and games is None:
        raise ValueError("say for how many seconds or how many games")
    until = None if seconds is None else time.monotonic() + seconds
    report = FuzzReport(game.id, seed)
    memory = _Memory()
    rng = Rng(seed)
    known: set[tuple[str, str]] = set()
    while (games is None or report.games < games) and len(report.failures) < MOST_FAILURES:
        if until is not None and time.monotonic() >= until:
            break
        script = _next_script(game, options_sets, memory, rng)
        failure = _play(game, script, memory, rng, report, most_decisions, until, close_look)
        report.games += 1
        report.features = len(memory.seen)
        if failure is not None and failure.signature not in known:
            known.add(failure.signature)
            report.failures.append(shrunk(game, failure, shrink_seconds))
        if on_progress is not None:
            on_progress(report)
    return report


# --- what to play next


def _next_script(
    game: AnyGame, options_sets: Sequence[Mapping[str, Value]] | None, memory: _Memory, rng: Rng
) -> Script:
    """A fresh game, or the beginning of one worth following."""
    if memory.corpus and rng.below(2):
        # Later finds build on earlier ones, so they are followed more often.
        newest = max(rng.below(len(memory.corpus)), rng.below(len(memory.corpus)))
        model = memory.corpus[newest]
        beginning = list(model.actions[: rng.below(len(model.actions) + 1)])
        if beginning and rng.below(2):
            start = rng.below(len(beginning))
            del beginning[start : start + 1 + rng.below(4)]
        seed = model.seed if rng.below(3) else rng.below(1 << 32)
        return Script(model.options, seed, beginning)
    if options_sets:
        options = game.resolve(options_sets[rng.below(len(options_sets))])
    else:
        options = random_options(game, rng)
    return Script(options, rng.below(1 << 32), [])


def random_options(game: AnyGame, rng: Rng) -> Options:
    """Options that go together; the defaults if luck finds none."""
    for _ in range(20):
        given: Options = {}
        for name, option in game.options.options.items():
            if rng.below(2):
                continue
            if isinstance(option, Number):
                given[name] = option.low + rng.below(option.high - option.low + 1)
            elif isinstance(option, Choice):
                given[name] = option.choices[rng.below(len(option.choices))]
            elif isinstance(option, Switch):
                given[name] = bool(rng.below(2))
        try:
            return game.resolve(given)
        except BadOption:
            continue
    return game.resolve({})


# --- playing one game


def _play(
    game: AnyGame,
    script: Script,
    memory: _Memory,
    rng: Rng,
    report: FuzzReport,
    most_decisions: int,
    until: float | None,
    close_look: int,
) -> Failure | None:
    """Follow the script, continue at random to the end, and remember whether there was anything new."""
    run = Run(game, script.options, script.seed)
    news = memory.note([("options", name, str(value)) for name, value in script.options.items()])
    curious = rng.below(4)  # how often this game turns to what has rarely been done: never to 3 times in 4
    following = list(reversed(script.actions))
    while run.going():
        if run.decisions >= most_decisions:
            run.fail("endless", f"not over after {most_decisions} decisions")
            break
        if run.decisions == most_decisions // CURIOUS_FOR:
            curious = 0
        if until is not None and run.decisions % 64 == 63 and time.monotonic() >= until:
            break
        action = run.allowed(*following.pop()) if following else None
        seat, chosen = action or _choice(run, memory, rng, curious)
        step = run.play.step()
        memory.taken[step, chosen] = memory.taken.get((step, chosen), 0) + 1
        run.act(seat, chosen, thorough=rng.below(close_look) == 0)
        news |= memory.note(run.features(step, chosen))
    report.decisions += run.decisions
    if news and run.failure is None:
        memory.corpus.append(Script(script.options, script.seed, run.chosen))
    return run.failure


def _choice(run: Run, memory: _Memory, rng: Rng, curious: int) -> tuple[int, int]:
    deciders = run.play.deciders()
    seat = deciders[rng.below(len(deciders))]
    actions = run.play.actions(seat)
    if rng.below(4) < curious:
        step = run.play.step()
        rarest = min(memory.taken.get((step, action), 0) for action in actions)
        actions = [action for action in actions if memory.taken.get((step, action), 0) == rarest]
    return seat, run.play.game.random_action(run.play.position, actions, rng)
