"""One game to check: its options and seed, the random walk through it, and words for what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mindtable.kernel import play as playing
from mindtable.kernel.game import Game
from mindtable.kernel.options import Value
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.playing import pick, picks_for

AnyGame = Game[Any]


class Case:
    def __init__(
        self, game: AnyGame, given: Mapping[str, Value], seed: int, bound: int, looks: int | None = None
    ) -> None:
        self.game = game
        self.given = dict(given)
        self.seed = seed
        self.bound = bound
        self.looks = looks  # how many decisions a check may look at closely, if not all it would like to
        self.decision = 0  # where the walk stands
        self._chosen: list[tuple[int, int]] | None = None  # seats and actions of the walk, once it was gone to the end

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.given.items())
        return f"{self.game.id} {options or 'defaults'} seed {self.seed}"

    def new(self) -> Play:
        return playing.new(self.game, self.seed, self.given)

    def expect(self, truth: bool, message: str) -> None:
        if not truth:
            raise AssertionError(f"{self}, decision {self.decision}: {message}")

    def walk(self) -> Iterator[Play]:
        """The game at each of its decisions. Whoever looks on leaves it as it is."""
        play = self.new()
        self.decision = 0
        if self._chosen is not None:
            for seat, action in self._chosen:
                yield play
                play.act(seat, action)
                self.decision += 1
            return
        picks = picks_for(self.seed)
        chosen: list[tuple[int, int]] = []
        while not play.over:
            self.expect(self.decision < self.bound, f"the game has not ended after {self.bound} decisions")
            self.expect(bool(play.deciders()), "the game is not over and nobody decides")
            yield play
            seat, action = pick(play, picks)
            refusal = play.why_not(seat, action)
            self.expect(refusal is None, f"{play.text(action)} is offered to seat {seat} and refused: {refusal}")
            play.act(seat, action)
            chosen.append((seat, action))
            self.decision += 1
        self._chosen = chosen

    def chosen(self) -> list[tuple[int, int]]:
        """The seats and actions of the walk."""
        if self._chosen is None:
            for _ in self.walk():
                pass
        assert self._chosen is not None
        return self._chosen

    def length(self) -> int:
        """The number of decisions in the walk."""
        return len(self.chosen())

    def moments(self, many: int) -> Iterator[Play]:
        """The game at a few of its decisions: the first, the last and some between; all of a short game."""
        moments = self._spread(many)
        for play in self.walk():
            if self.decision in moments:
                yield play

    def looks_closely(self) -> Callable[[], bool]:
        """Asked at each decision of a walk: whether to look closely at this one. Always, unless looks are limited."""
        if self.looks is None:
            return lambda: True
        moments = self._spread(self.looks)
        return lambda: self.decision in moments

    def _spread(self, many: int) -> set[int]:
        """Decisions from all over the game."""
        length = self.length()
        between = list(range(1, length - 1))
        Rng(self.seed).branch(many).shuffle(between)
        if self.looks is not None:
            many = min(many, self.looks)
        return {0, length - 1, *between[: max(0, many - 2)]}

    def finished(self) -> Play:
        """The game after its last decision."""
        play = self.new()
        for seat, action in self.chosen():
            play.act(seat, action)
        return play
