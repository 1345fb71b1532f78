"""One game under the fuzzer's eyes: every action is checked, and the first thing that breaks is kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from mindtable.kernel import history
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.options import Options, as_text
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.rules import AnyGame
from mindtable.kernel.viewers import SPECTATOR
from mindtable.testing.playing import all_viewers, as_bytes

Chosen = tuple[int, int]  # seat and action


@dataclass
class Script:
    """A game to follow: its options, seed and choices (forced actions follow automatically)."""

    options: Options
    seed: int
    actions: list[Chosen] = field(default_factory=list)


@dataclass
class Failure:
    """The problem, and the history that ends with it."""

    kind: str  # crash, no-choice, broken, mismatch, endless
    message: str
    options: Options
    seed: int
    chosen: list[Chosen]
    history: str
    actions: int
    on_close_look: bool  # only a thorough check shows it

    @property
    def problem(self) -> str:
        return f"{self.kind}: {self.message}"

    @property
    def signature(self) -> tuple[str, str]:
        """A failure without its numbers: failures that differ only in those count as one."""
        return self.kind, re.sub(r"-?\d+", "#", self.message)


class Run:
    """Plays one game step by step, and stops after the first failure."""

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.chosen: list[Chosen] = []
        self.failure: Failure | None = None
        self.events: list[Event] = []  # of the last action
        self._last_event = ""
        self._close = False
        self._replay_at = 0  # the state number from which on a save is loaded again
        self.play: Play
        try:
            self.play = playing.new(game, seed, options)
            self.play.listen(self._hear)
            self._check_cheaply()
        except Exception as error:
            texts = {name: as_text(value) for name, value in options.items()}
            self._keep("crash", _words(error), history.History(game.id, game.rules_version, str(seed), texts))

    @property
    def decisions(self) -> int:
        return len(self.chosen)

    def going(self) -> bool:
        return self.failure is None and not self.play.over

    def allowed(self, seat: int, action: int) -> Chosen | None:
        """The action, if that seat may do it now."""
        return (seat, action) if seat < len(self.play.teams) and action in self.play.actions(seat) else None

    def act(self, seat: int, action: int, thorough: bool = False) -> None:
        """Do it and check whether all is still well, thoroughly or at a glance."""
        self.events = []
        self.chosen.append((seat, action))
        before = self.play.number
        try:
            refusal = self.play.why_not(seat, action)
            if refusal is not None:
                self.fail("mismatch", f"{self.play.text(action)} is offered and refused: {refusal}")
                return
            self.play.act(seat, action)
        except Exception as error:
            self._keep("crash", _words(error), self._up_to_crash(before, (seat, self.play.text(action))))
            return
        try:
            self._check_cheaply()
        except Exception as error:
            self.fail("crash", _words(error))
        if thorough:
            self.look_closely()

    def look_closely(self) -> None:
        """The costly checks: saving, snapshots, clones, views and samples."""
        if self.failure is None:
            self._close = True
            try:
                self._check_thoroughly()
            except Exception as error:
                self.fail("crash", _words(error))
            self._close = False

    def fail(self, kind: str, message: str) -> None:
        self._keep(kind, message, self.play.history())

    def features(self, step: str, action: int) -> list[tuple[object, ...]]:
        """This action's features: the step, its verb and noun, and the events in order."""
        vocabulary = self.game.vocabulary
        found: list[tuple[object, ...]] = [(step, vocabulary.verb(action).name, vocabulary.noun(action))]
        for event in self.events:
            found.append((self._last_event, event.kind))
            found += [(event.kind, name, value) for name, value in event.args.items()]
            self._last_event = event.kind
        if self.failure is None:
            found.append((vocabulary.verb(action).name, self.play.step()))
        return found

    def _hear(self, events: Sequence[Event]) -> None:
        self.events += events

    def _check_cheaply(self) -> None:
        broken = list(self.game.invariants(self.play.position))
        if broken:
            self.fail("broken", "; ".join(broken))
        elif not self.play.over:
            seats = self.play.deciders()
            if not seats:
                self.fail("no-choice", f"nobody decides {self.play.step()}")
            for seat in seats:
                if not self.play.actions(seat):
                    self.fail("no-choice", f"a seat may do nothing in {self.play.step()}")

    def _check_thoroughly(self) -> None:
        play = self.play
        before = play.position.encode()
        if play.over or play.number >= self._replay_at:
            # Loading plays the whole game again: ever more seldom, so that long games are not mostly loading.
            self._replay_at = play.number + play.number // 2
            if playing.replay(self.game, history.load(play.save())).position.encode() != before:
                self.fail("mismatch", "a loaded save is another position")
        loaded = self.game.decode(play.options, before)
        seen, seen_before = (self.game.view(g, SPECTATOR) for g in (loaded, play.position))
        if loaded.encode() != before or seen != seen_before:
            self.fail("mismatch", "a snapshot is another position")
        elif play.position.clone().encode() != before:
            self.fail("mismatch", "a clone is another position")
        for viewer in all_viewers(play):
            twin = play.clone()
            twin.position = self.game.sample(play.position, play.teams, viewer, Rng(play.number))
            if as_bytes(twin.view(viewer)) != as_bytes(play.view(viewer)):
                self.fail("mismatch", "a sample looks different to its viewer")
        if play.position.encode() != before:
            self.fail("mismatch", "looking changed the position")

    def _up_to_crash(self, before: int, chosen: tuple[int, str]) -> history.History:
        """The history with the action that crashed: the chosen one, or a forced one after it."""
        told = self.play.history()
        if len(told.actions) == before:
            told.actions.append(chosen)
            return told
        try:  # which one was forced, a game played up to there again knows
            again = playing.replay(self.game, told)
            seat = again.deciders()[0]
            told.actions.append((seat, again.text(again.actions(seat)[0]) + " !"))
        except Exception:
            pass  # then the history as it is shows a crash
        return told

    def _keep(self, kind: str, message: str, told: history.History) -> None:
        if self.failure is None:
            self.failure = Failure(
                kind=kind,
                message=message,
                options=self.options,
                seed=self.seed,
                chosen=list(self.chosen),
                history=told.save(),
                actions=len(told.actions),
                on_close_look=self._close,
            )


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
