"""A game being played: the position with its history, undo, listeners and views.

This is the `g` of the public interface. It checks every request before anything changes, so a refused one changes
nothing. Bots and simulations that don't need this use the driver directly.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Final, Self

from mindtable.kernel import driver
from mindtable.kernel.actions import NOUN_BITS, verb_of
from mindtable.kernel.errors import (
    BadSave,
    BadScenario,
    CannotUndo,
    GameOver,
    IllegalAction,
    MindtableError,
    WrongSeat,
    fail,
)
from mindtable.kernel.events import Event
from mindtable.kernel.history import History
from mindtable.kernel.observation import Observation, View
from mindtable.kernel.options import Options, Value, as_text
from mindtable.kernel.phrases import Phrase, action_phrase
from mindtable.kernel.position import TOGETHER, Position
from mindtable.kernel.reasons import (
    GAME_OVER,
    NOT_NOW,
    NOTHING_TO_UNDO,
    OK,
    UNDO_NEW_INFORMATION,
    UNDO_OTHERS_CHOSE,
    Reason,
)
from mindtable.kernel.rng import BLAKE2B, SPLITMIX64, Seed, seed_text
from mindtable.kernel.rules import AnyGame
from mindtable.kernel.scenario_text import read_scenario
from mindtable.kernel.viewers import SPECTATOR, team_of

_MARK_REASONS: Final = {
    reason.key: reason for reason in (NOTHING_TO_UNDO, UNDO_NEW_INFORMATION, UNDO_OTHERS_CHOSE, GAME_OVER)
}

Listener = Callable[[Sequence[Event]], None]


ENCODING: Final = 4  # the number of the way in which `encode` puts a play; one that was put in another way is replayed


class Done:
    """One entry of the history: who did what, and whether the driver did it for lack of a choice. It never changes."""

    __slots__ = ("action", "forced", "seat")

    def __init__(self, seat: int, action: int, forced: bool) -> None:
        self.seat = seat
        self.action = action
        self.forced = forced


class _Past:
    """The history before the mark, encoded. It stays encoded until somebody asks for it. To show a table and to decide
    at it takes only the position and what came since, so a long past loads as fast as a short one."""

    __slots__ = ("chose", "data", "number")

    def __init__(self, number: int, chose: Sequence[int], data: bytes) -> None:
        self.number = number
        self.chose = chose  # the seats that did something of their own will
        self.data = data

    def decode(self) -> list[Done]:
        deeds, numbers = json.loads(zlib.decompress(self.data))
        known = [Done(seat, action, bool(forced)) for seat, action, forced in deeds]
        return [known[number] for number in numbers]


_NO_PAST: Final = _Past(0, (), b"")


def _encode_past(done: Sequence[Done]) -> _Past:
    # Few different things are done in a game, most of them often: each is told once.
    deeds = {(one.seat, one.action, one.forced): 0 for one in done}
    deeds.update((deed, number) for number, deed in enumerate(deeds))
    told = [
        [[seat, action, int(forced)] for seat, action, forced in deeds],
        [deeds[one.seat, one.action, one.forced] for one in done],
    ]
    chose = sorted({seat for seat, _, forced in deeds if not forced})
    return _Past(len(done), chose, zlib.compress(json.dumps(told, separators=(",", ":")).encode(), 1))


class Play:
    """One game at one table. Make it with `game.new`, `game.scenario` or `mindtable.load`."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: Seed,
        scenario: str = "",
        names: Mapping[int, str] | None = None,
        generator: str = BLAKE2B,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed_text(seed)
        self.generator = generator
        self.scenario = scenario
        # A name is one line, whatever was typed: the history gives each seat one.
        self.names = {seat: " ".join(name.split()) for seat, name in (names or {}).items()}
        self.teams = game.teams(options)
        self._done: list[Done] = []
        self._past = _NO_PAST
        self._listeners: list[Listener] = []
        self._legal: dict[int, list[int]] = {}
        self.position: Position = self._first_position()
        # Undo goes back to the mark: the last moment that brought new information or another's choice.
        self._mark = 0
        self._mark_reason = NOTHING_TO_UNDO
        self._marked = self.position.clone()

    def _first_position(self) -> Position:
        table = read_scenario(self.scenario) if self.scenario else None
        if table is not None:
            table.pop("options", None)
            table.pop("seed", None)
        start: Position = self.game.start(self.options, self.seed, self.generator, table)
        return start

    # --- asking

    @property
    def over(self) -> bool:
        return not self.position.stack

    @property
    def done(self) -> list[Done]:
        """The history, from the beginning."""
        if self._past is not _NO_PAST:
            self._done, self._past = self._past.decode() + self._done, _NO_PAST
        return self._done

    @done.setter
    def done(self, done: list[Done]) -> None:
        self._done, self._past = done, _NO_PAST

    def _done_since(self, number: int) -> list[Done]:
        """All entries from that state number on. Nothing after the mark is encoded."""
        past = self._past.number
        return self._done[number - past :] if number >= past else self.done[number:]

    @property
    def number(self) -> int:
        """The state number: how many actions led here."""
        return self._past.number + len(self._done)

    def deciders(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        return driver.deciders(self.position, self.teams)

    def step(self) -> str:
        """The name of the decision in progress; empty at the end."""
        stack = self.position.stack
        return stack[-1].name if stack else ""

    def question(self, viewer: int = SPECTATOR) -> Phrase:
        """The current question, with as much detail as the viewer may know."""
        self._known_viewer(viewer)
        return Phrase("question-over") if self.over else self.game.question(self.position, viewer)

    def label(self, seat: int, action: int) -> Phrase:
        """What the seat's action would do in this position; illegal actions get their general names."""
        if action in self.actions(seat):
            label = self.game.label(self.position, seat, action)
        else:
            label = action_phrase(self.game, action)
        where = self.position.stack[-1].where(self.position, seat, action) if self.position.stack else {}
        return label.with_facts(**where) if where else label

    def actions(self, seat: int) -> list[int]:
        """The seat's legal actions; none if it isn't asked."""
        self._known_seat(seat)
        if driver.decides(self.position, self.teams, seat) is not OK:
            return []
        if seat not in self._legal:
            self._legal[seat] = driver.legal(self.position, seat)
        return list(self._legal[seat])

    def why_not(self, seat: int, action: int | str) -> Reason | None:
        """Why the seat may not do this now; None if it may."""
        action = self._known_action(action)
        self._known_seat(seat)
        reason = driver.decides(self.position, self.teams, seat)
        if reason is OK:
            reason = self.position.stack[-1].check(self.position, seat, action)
        return None if reason is OK else reason

    def refused(self, seat: int) -> list[tuple[int, Reason]]:
        """Everything that the decision in progress refuses the seat for a specific reason, with that reason.

        The verbs that the seat may use on something else come first, in the order in which they are offered.
        """
        offered = list(dict.fromkeys(verb_of(action) for action in self.actions(seat)))
        if not offered:
            return []
        rank = {verb: place - len(offered) for place, verb in enumerate(offered)}
        g, step = self.position, self.position.stack[-1]
        found = [(action, step.check(g, seat, action)) for action in self.game.vocabulary.all()]
        refused = [(action, reason) for action, reason in found if reason is not OK and reason is not NOT_NOW]
        return sorted(refused, key=lambda one: rank.get(verb_of(one[0]), 0))

    def listed(self, action: int) -> bool:
        """Whether the decision in progress lists the refused actions of that verb."""
        return verb_of(action) << NOUN_BITS in self.position.stack[-1].listed

    def text(self, action: int) -> str:
        return self.game.vocabulary.text(action)

    def parse(self, text: str) -> int:
        return self.game.vocabulary.parse(text)

    def scores(self) -> list[int]:
        return self.game.scores(self.position)

    def winners(self) -> list[int]:
        return self.game.winners(self.position) if self.over else []

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, a team or (by default) a spectator may know."""
        self._known_viewer(viewer)
        return {
            "game": self.game.id,
            "number": self.number,
            "over": self.over,
            "deciders": self.deciders(),
            "step": self.step(),
            "answer": self._own_answer(viewer),
            "table": self.game.view(self.position, viewer),
        }

    def observe(self, seat: int) -> Observation:
        """What a bot in that seat gets: its view, its choices, and samples of what might be."""
        seen, choices = self.view(seat), self.actions(seat)
        return Observation.drawn(self.game, self.options, seat, seen, choices, self.position)

    # --- acting

    def is_current(self, seat: int, number: int) -> bool:
        """Whether the seat's view from that state number is still valid: only others' secret answers came since."""
        if number == self.number:
            return True
        since = self._done_since(number) if 0 <= number < self.number else []
        answers = self.position.answers
        return bool(since) and all(
            done.seat != seat and not done.forced and answers[done.seat] == done.action for done in since
        )

    def act(self, seat: int, action: int | str) -> None:
        """Do an action. A refused one raises a MindtableError and changes nothing."""
        action = self._known_action(action)
        reason = self.why_not(seat, action)
        if reason is not None:
            if reason is GAME_OVER:
                raise GameOver(reason)
            asked = driver.decides(self.position, self.teams, seat)
            raise (IllegalAction(reason) if asked is OK else WrongSeat(reason)).of_game(self.game.id)
        self._apply(seat, action, forced=False)
        self._take_forced()

    def act_and_tell(self, seat: int, action: int | str) -> list[Event]:
        """Do an action and return all events, in order."""
        told: list[Event] = []
        self._listeners.append(told.extend)
        try:
            self.act(seat, action)
        finally:
            self._listeners.pop()
        return told

    def follow(self, told: Sequence[Done]) -> list[Event]:
        """Repeat an action from another copy of this very game, and return the events."""
        events: list[Event] = []
        self._listeners.append(events.extend)
        for done in told:
            self._apply(done.seat, done.action, done.forced)
        self._listeners.pop()
        return events

    def listen(self, listener: Listener) -> None:
        """Get all events from now on, in order, once per action."""
        self._listeners.append(listener)

    def _apply(self, seat: int, action: int, forced: bool) -> None:
        g = self.position
        together = g.stack[-1].decided_by == TOGETHER
        g.listening = bool(self._listeners)
        driver.apply(g, seat, action)
        self._done.append(Done(seat, action, forced))
        self._legal.clear()
        self._mark_barrier(seat, together)
        if g.listening:
            events, g.events = g.events, []
            g.listening = False
            for listener in self._listeners:
                listener(events)

    def _mark_barrier(self, seat: int, together: bool) -> None:
        g = self.position
        if g.barrier:
            self._set_mark(UNDO_NEW_INFORMATION)
        elif seat not in self.deciders() and not (together and g.answers[seat] >= 0):
            self._set_mark(GAME_OVER if self.over else UNDO_OTHERS_CHOSE)

    def _set_mark(self, reason: Reason) -> None:
        self._mark = self.number
        self._mark_reason = reason
        self._marked = self.position.clone()

    def _take_forced(self) -> None:
        """Answer decisions that have only one answer."""
        while (only := self._only_answer()) is not None:
            self._apply(*only, forced=True)

    def _only_answer(self) -> tuple[int, int] | None:
        """The seat and the action of a decision that isn't worth asking for."""
        if not self.position.stack:
            return None
        seats = self.deciders()
        if len(seats) != 1 or not self.position.stack[-1].merge_forced:
            return None
        actions = self.actions(seats[0])
        return (seats[0], actions[0]) if len(actions) == 1 else None

    # --- undo

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why the seat cannot take back its last choice; None if it can."""
        self._known_seat(seat)
        return None if self._undo_point(seat) >= 0 else self._why_no_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, unless new information came since."""
        self._known_seat(seat)
        point = self._undo_point(seat)
        if point < 0:
            raise CannotUndo(self._why_no_undo(seat))
        later = [done for done in self._done_since(point + 1) if not done.forced]
        self._back_to(point)
        for done in later:  # secret answers of others to the same question stand
            self._apply_silently(done)

    def restart_turn(self, seat: int) -> None:
        """Take back everything the seat chose since the last new information."""
        self.undo(seat)
        while self._undo_point(seat) >= 0:
            self.undo(seat)

    def rewind(self, number: int) -> None:
        """Go back to any earlier state number, past any barrier: for a table where everyone agrees."""
        if not 0 <= number <= self.number:
            raise CannotUndo(NOTHING_TO_UNDO)
        earlier = self.done[:number]
        self.position = self._first_position()
        self.done = []
        self._legal.clear()
        self._mark, self._mark_reason, self._marked = 0, NOTHING_TO_UNDO, self.position.clone()
        for done in earlier:
            self._apply_silently(done)

    def _undo_point(self, seat: int) -> int:
        """The place in the history of the choice that undo would take back; -1 if there is none."""
        stack = self.position.stack
        together = bool(stack) and stack[-1].decided_by == TOGETHER
        answers = self.position.answers
        others_answered = False
        since = self._done_since(self._mark)
        for index in range(len(since) - 1, -1, -1):
            done = since[index]
            if done.forced:
                continue
            if done.seat == seat:
                # What led to a question that others have answered since cannot be taken from under them.
                return -1 if others_answered and answers[seat] < 0 else self._mark + index
            if not (together and answers[done.seat] >= 0):
                return -1
            others_answered = True
        return -1

    def _why_no_undo(self, seat: int) -> Reason:
        if seat not in self._past.chose and not any(done.seat == seat and not done.forced for done in self._done):
            return NOTHING_TO_UNDO
        if any(done.seat != seat and not done.forced for done in self._done_since(self._mark)):
            return UNDO_OTHERS_CHOSE
        return self._mark_reason

    def _back_to(self, number: int) -> None:
        earlier = self._done_since(self._mark)[: number - self._mark]
        self.position = self._marked.clone()
        self._done = self._done[: self._mark - self._past.number]
        self._legal.clear()
        for done in earlier:
            self._apply_silently(done)

    def _apply_silently(self, done: Done) -> None:
        listeners, self._listeners = self._listeners, []
        self._apply(done.seat, done.action, done.forced)
        self._listeners = listeners

    # --- keeping

    def clone(self) -> Self:
        """An independent copy; nobody listens to it."""
        twin = copy(self)
        twin.names, twin._done = dict(self.names), list(self._done)
        twin._listeners, twin._legal = [], {}
        twin.position = self.position.clone()
        return twin

    def history(self) -> History:
        return History(
            game=self.game.id,
            rules=self.game.rules_version,
            seed=self.seed,
            generator=self.generator,
            options={name: as_text(value) for name, value in self.options.items()},
            seats=self.names,
            scenario=self.scenario,
            actions=[(done.seat, self.text(done.action) + (" !" if done.forced else "")) for done in self.done],
        )

    def save(self) -> str:
        """The save file: readable text that `mindtable.load` turns back into this very game."""
        return self.history().save()

    def encode(self) -> dict[str, object]:
        """All of this play as plain data, including history and undo: `decode` continues from it without replaying."""
        past = self._past if self._past.number == self._mark else _encode_past(self.done[: self._mark])
        return {
            "frozen": ENCODING,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            "seed": self.seed,
            "generator": self.generator,
            "scenario": self.scenario,
            "names": [[seat, name] for seat, name in self.names.items()],
            "chose": list(past.chose),
            "past": past.data,
            "since": [[done.seat, done.action, done.forced] for done in self._done_since(self._mark)],
            "position": self.position.encode(),
            "mark": self._mark,
            "mark_reason": self._mark_reason.key,
            "marked": self._marked.encode() if self._mark < self.number else None,
        }

    # --- checks of what callers hand in

    def _known_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.teams):
            raise fail(WrongSeat, "unknown-seat", seat=str(seat), seats=len(self.teams))

    def _known_viewer(self, viewer: int) -> None:
        if viewer >= 0:
            self._known_seat(viewer)
        elif viewer != SPECTATOR and team_of(viewer, self.teams) not in self.teams:
            raise fail(WrongSeat, "unknown-seat", seat=str(viewer), seats=len(self.teams))

    def _known_action(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.parse(action)
        self.game.vocabulary.verb(action)
        return action

    def _own_answer(self, viewer: int) -> str:
        """The viewer's own secret answer to a step decided together."""
        if viewer >= 0 and self.position.answers[viewer] >= 0:
            return self.text(self.position.answers[viewer])
        return ""


def new(
    game: AnyGame,
    seed: Seed,
    options: Mapping[str, Value],
    names: Mapping[int, str] | None = None,
    generator: str = BLAKE2B,
) -> Play:
    play = Play(game, game.resolve(options), seed, names=names, generator=generator)
    play._take_forced()
    return play


def from_scenario(game: AnyGame, text: str, generator: str = BLAKE2B) -> Play:
    """A play that starts from a scenario, whose table may have `options` and a `seed`."""
    table = read_scenario(text)
    options = table.get("options", {})
    seed = table.get("seed", 0)
    if not isinstance(options, dict):
        raise fail(BadScenario, "scenario-wrong-value", key="options", value=str(options))
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise fail(BadScenario, "scenario-wrong-value", key="seed", value=str(seed))
    play = Play(game, game.resolve(options), seed, scenario=text, generator=generator)
    play._take_forced()
    return play


def decode(game: AnyGame, data: Mapping[str, Any]) -> Play:
    """The play that `encode` put into plain data."""
    if data["rules"] != game.rules_version:
        raise fail(BadSave, "save-other-rules", found=data["rules"], known=game.rules_version)
    if data.get("frozen") != ENCODING:
        raise fail(BadSave, "save-other-encoding")
    play = Play.__new__(Play)
    play.game, play.options, play.scenario = game, dict(data["options"]), data["scenario"]
    play.seed, play.generator = seed_text(data["seed"]), data.get("generator", SPLITMIX64)
    play.names = dict(data["names"])
    play.teams = game.teams(play.options)
    play._done = [Done(seat, action, forced) for seat, action, forced in data["since"]]
    play._past = _Past(data["mark"], data["chose"], data["past"]) if data["mark"] else _NO_PAST
    play._listeners, play._legal = [], {}
    play.position = game.decode(play.options, data["position"])
    play._mark = data["mark"]
    play._mark_reason = _MARK_REASONS[data["mark_reason"]]
    play._marked = play.position.clone() if data["marked"] is None else game.decode(play.options, data["marked"])
    return play


def replay(game: AnyGame, history: History, until: int | None = None) -> Play:
    """Replay a history, or only its first `until` actions if that is given.

    A history of earlier rules continues under today's if these allow every action and ask for the same decisions.
    """
    if history.rules > game.rules_version:
        raise fail(BadSave, "save-other-rules", found=history.rules, known=game.rules_version)
    given = game.options.from_text(dict(history.options))
    play = Play(game, game.resolve(given), history.seed, history.scenario, history.seats, history.generator)
    for number, (seat, text) in enumerate(history.actions[:until], start=1):
        forced = text.endswith(" !")
        try:
            action = play.parse(text.removesuffix(" !"))
            reason = play.why_not(seat, action)
        except MindtableError as error:
            reason = error.reason
        if history.rules != game.rules_version:
            if reason is not None or forced != (play._only_answer() == (seat, action)):
                raise fail(BadSave, "save-differs", number=number, found=history.rules, known=game.rules_version)
        elif reason is not None:
            raise BadSave(
                Reason("save-action-refused", args={"number": number, "action": text, "seat": seat}),
                reason,
            ).of_game(game.id)
        play._apply(seat, action, forced)
    if until is not None:
        play._take_forced()
    return play
