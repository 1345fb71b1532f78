"""Two truths that look alike to one viewer, for tables of a running server.

The other truth is drawn by the kernel from what the viewer may know; in the log everything that the viewer cannot see
is written over. A server that asks the truth where it should ask what the viewer knows gives itself away: its bytes
differ.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from tests.server.serving import Friend, Place, Served

from mindtable.bots import hints, levels
from mindtable.kernel.events import Event
from mindtable.kernel.observation import View
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.play import Done, Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR, permits
from mindtable.server.bots.workers import BotWorkers
from mindtable.server.ops.worker_pool import decode_play
from mindtable.server.store.rows import Acted, Pinged, Row, Said, encode_event
from mindtable.server.table import broadcast, replays, views
from mindtable.server.table.live import LiveTable
from mindtable.server.table.replays import Replays
from mindtable.server.table.state import TableState

T = TypeVar("T")
ELSEWHERE = "another-truth"
ITSELF = "itself"
PUSHED = ("update", "table", "remark")


class OtherTruth(Play):
    """A play whose position was drawn anew. Going back it leads through positions that are drawn anew as well."""

    viewer: int
    past: bool

    @classmethod
    def of(cls, play: Play, viewer: int, salt: int) -> OtherTruth:
        other = cls.__new__(cls)
        other.__dict__.update(play.clone().__dict__)
        other.viewer, other.past = viewer, False
        other.position = play.game.sample(play.position, play.teams, viewer, Rng(salt))
        other.done = _answers_given_anew(play, other)
        return other

    def rewind(self, number: int) -> None:
        super().rewind(number)
        self.past = True

    def follow(self, told: Sequence[Done]) -> list[Event]:
        return [otherwise(event, self.viewer, self.teams) for event in super().follow(told)]

    def view(self, viewer: int = SPECTATOR) -> View:
        return self._then().view(viewer) if self.past else super().view(viewer)

    def question(self, viewer: int = SPECTATOR) -> Phrase:
        return self._then().question(viewer) if self.past else super().question(viewer)

    def label(self, seat: int, action: int) -> Phrase:
        if self.past and seat != self.viewer:
            return Phrase(ELSEWHERE)  # what another chose may have been a secret, and stayed one
        return self._then().label(seat, action) if self.past else super().label(seat, action)

    def encode(self) -> dict[str, object]:
        """A truth that was drawn anew has no history of its own that could be played again; it comes along itself."""
        return {**super().encode(), ITSELF: self}

    def _then(self) -> OtherTruth:
        then = self.clone()
        then.past = False
        then.position = self.game.sample(self.position, self.teams, self.viewer, Rng(self.number))
        return then


def _answers_given_anew(play: Play, other: Play) -> list[Done]:
    """The history with the secret answers to the question at hand as they are in the other position."""
    done, answers = list(play.done), play.position.answers
    for at in range(len(done) - 1, -1, -1):
        seat, action = done[at].seat, done[at].action
        if done[at].forced or answers[seat] != action:
            break
        done[at] = Done(seat, other.position.answers[seat], forced=False)
    return done


def otherwise(event: Event, viewer: int, teams: Sequence[int]) -> Event:
    """The event with what the viewer cannot see written over."""
    if event.secret is None or permits(viewer, event.seen_by, teams):
        return event
    return Event(event.kind, event.args, dict.fromkeys(event.secret, ELSEWHERE), event.seen_by)


def other_row(state: TableState, row: Row, seat: int | None, person: str) -> Row:
    """A row of the log as it might as well be."""
    body = replace(row.body)
    if isinstance(body, Acted):
        events = [otherwise(event, views.viewer_of(seat), state.teams) for event in body.happened()]
        body.events = [encode_event(event) for event in events]
        if row.seat != seat:
            body.label, body.action = {"key": ELSEWHERE, "args": {}}, ELSEWHERE
    mine = {state.teams[seat.number] for seat in state.seats if seat.person == person}
    if isinstance(body, Said | Pinged) and body.team is not UNSET and body.team not in mine:
        body.remark = replace(body.remark, **{"text" if isinstance(body, Said) else "noun": ELSEWHERE})
    return replace(row, body=body)


def other_state(state: TableState, seat: int | None) -> TableState:
    """A table that the viewer cannot tell from this one."""
    other = state.copy()
    other.table.seed = f"{state.table.seed}X"
    if state.play is not None:
        other.play = OtherTruth.of(state.play, views.viewer_of(seat), state.table.seq)
    return other


class Ear:
    """Who hears what a table in the other truth would say to a viewer."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person, self.seat, self.token = person, seat, ""
        self.spectates = seat is None
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, farewell: str, **args: object) -> None:
        raise AssertionError(f"nobody loses access here: {farewell}")


class OtherTable(LiveTable):
    """A table in the other truth, with the same people around it and one who hears."""

    def __init__(self, live: LiveTable, state: TableState, ear: Ear) -> None:
        super().__init__(state, live.visitors, live.snapshot_seq)
        self.listeners = {ear}
        self._online = live.online

    @property
    def online(self) -> set[str]:
        return self._online


class Here(BotWorkers):
    """Thinks where it is asked: what is thought is the same, and no process has to start for it."""

    async def _do(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.to_thread(work, *args)


class Watch:
    """Watches all that a running table says, and knows what it would say if another truth held."""

    def __init__(self, served: Served, table_id: str, viewers: list[tuple[Friend, Place]], patch: Any) -> None:
        self.services = served.services
        self.live = self.services.tables.in_memory[table_id]
        self.places = {id(place): place for _, place in viewers}
        self.persons = {id(place): friend.id for friend, place in viewers}
        self.heard_from = {key: len(place.raw) for key, place in self.places.items()}
        self.expected: dict[int, list[bytes]] = {key: [] for key in self.places}
        self.unlike = 0  # other truths that were indeed others
        self._now: int | None = None  # whose other truth holds now
        patch.setattr(broadcast, "tell_row", self._told(broadcast.tell_row))
        for name in ("last_rows", "rows_between"):
            patch.setattr(self.services.store, name, self._read(getattr(self.services.store, name)))
        # A hint may stop early on a busy machine, and that tells nothing of the truth.
        patch.setattr(hints, "budget", lambda game, level: 100 * levels.budget(game, level))
        patch.setattr(replays, "decode_play", lambda data: data.get(ITSELF) or decode_play(data))
        self.services.bot_workers = Here(1, [])
        self.services.replays = Replays(Here(1, []))

    def seat(self, key: int) -> int | None:
        position = self.places[key].position
        seat: int | None = position["seat"] if position else None
        return seat

    def _told(self, tell: Callable[[LiveTable, Row, TableState], None]) -> Callable[[LiveTable, Row, TableState], None]:
        def tell_row(live: LiveTable, row: Row, before: TableState) -> None:
            tell(live, row, before)
            if live is not self.live:
                return
            for key, person in self.persons.items():
                ear = Ear(person, self.seat(key))
                other = OtherTable(live, other_state(live.state, ear.seat), ear)
                tell(other, other_row(live.state, row, ear.seat, person), before)
                self.expected[key] += ear.heard

        return tell_row

    def _read(self, rows_of: Callable[..., Any]) -> Callable[..., Any]:
        async def read(*args: Any) -> list[Row]:
            rows: list[Row] = await rows_of(*args)
            if self._now is None:
                return rows
            seat, person = self.seat(self._now), self.persons[self._now]
            return [other_row(self.live.state, row, seat, person) for row in rows]

        return read

    @contextmanager
    def other_truth(self, place: Place) -> Iterator[None]:
        """For as long as the block lasts, the server believes another truth. Nobody may act meanwhile."""
        key, state, kept = id(place), self.live.state, self.services.replays
        other = other_state(state, self.seat(key))
        assert state.play is not None
        assert other.play is not None
        self.unlike += other.play.position.encode() != state.play.position.encode()
        self.live.state, self.services.replays, self._now = other, Replays(Here(1, [])), key
        try:
            yield
        finally:
            assert self.live.state is other, "something was written in the other truth"
            self.live.state, self.services.replays, self._now = state, kept, None

    def check_pushed(self) -> None:
        """What the table told everyone so far is what it would have told in the other truth."""
        for key, place in self.places.items():
            place.settle()
            told = [
                raw
                for raw, news in zip(place.raw[self.heard_from[key] :], place.news[self.heard_from[key] :], strict=True)
                if news["type"] in PUSHED
            ]
            same(f"told to seat {self.seat(key)}", told, [message.decode() for message in self.expected[key]])


def same(what: str, here: Sequence[str], elsewhere: Sequence[str]) -> None:
    """Both truths gave the same bytes."""
    assert len(here) == len(elsewhere), f"{what}: another number of messages in another truth"
    for one, other in zip(here, elsewhere, strict=True):
        if one != other:
            at = next(
                (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            shown = f"{one[max(0, at - 60) : at + 40]!r} here, {other[max(0, at - 60) : at + 40]!r} there"
            pytest.fail(f"{what}: differs in another truth: {shown}")
