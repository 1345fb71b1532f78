"""Players who remember all that they were told, and hold a restarted server to it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, NamedTuple

import msgspec
from tests.server.serving import Friend, Place, refusal
from websockets.exceptions import ConnectionClosed

import mindtable
from mindtable.kernel import play as playing
from mindtable.kernel.play import Play
from mindtable.server.ops.settings import Settings
from mindtable.server.store.records import TableRecord
from mindtable.server.store.rows import Acted, Row, Said, Stored, Undone
from mindtable.server.store.store import Store
from mindtable.server.table import snapshots


class Command(NamedTuple):
    """What a player did or said: a row of the log, as far as a player knows it."""

    kind: str
    seat: int
    words: str = ""  # the action, or what was said

    @staticmethod
    def of(row: Row) -> Command:
        assert row.seat is not None
        body = row.body
        words = body.action if isinstance(body, Acted) else body.remark.text if isinstance(body, Said) else ""
        return Command(row.kind, row.seat, words)

    def is_told_by(self, other: Command) -> bool:
        """Whether the other may be this one; of another seat's action one learns that it was done."""
        return self[:2] == other[:2] and other.words in ("", self.words)


class Kept(NamedTuple):
    """A table as the database has it."""

    record: TableRecord
    rows: list[Row]
    stored: Stored


def kept(db: str, table_id: str) -> Kept:
    """Read it ourselves, past the server."""

    async def read() -> Kept:
        store = Store(Settings(db=db).database)
        try:
            stored, found = await store.stored(table_id), await store.record(table_id)
            assert stored is not None
            assert found is not None
            return Kept(found[0], await store.rows_after(table_id, 0), stored)
        finally:
            await store.close()

    return asyncio.run(read())


def replayed(record: TableRecord, rows: list[Row]) -> Play:
    """The game played again from its beginning, by the log alone."""
    play = playing.new(mindtable.game(record.game), record.seed, record.options, generator=record.generator)
    for row in rows:
        if isinstance(row.body, Acted):
            play.act(int(row.seat or 0), row.body.action)
        elif isinstance(row.body, Undone):
            play.undo(int(row.seat or 0))
    return play


class Witness:
    """A table of two seats with someone at each, and all that they were told."""

    def __init__(self, friend: Friend, game: str, chance: random.Random) -> None:
        self.friend = friend
        self.chance = chance
        self.game = game
        self.table = friend.open(game, "me", "me", options={"players": 2})
        self.told: dict[int, Command] = {}  # by sequence number
        self.asked: tuple[Place, int, Command, dict[str, Any]] | None = None  # what waits for its answer
        self.answered_in: list[float] = []  # seconds
        self._unheard = 0.0
        self.places = [friend.sit(self.table, seat=seat) for seat in (0, 1)]

    @property
    def over(self) -> bool:
        position = self.places[0].position
        assert position is not None
        return bool(position["over"])

    @property
    def last(self) -> int:
        """The last that anyone was told."""
        return max(self.told, default=0)

    # ------------------------------------------------------------ playing

    def ask(self) -> None:
        """Do or say something, and do not wait for the answer."""
        place = self.chance.choice([place for place in self.places if place.choices])
        assert place.position is not None
        message: dict[str, Any]
        seat, number, dice = place.seat, place.number, self.chance.random()
        if dice < 0.1 and place.position["undo"]["can"]:
            command = Command("undo", seat)
            message = {"type": "undo", "seat": seat, "number": number}
        elif dice < 0.2:
            command = Command("say", seat, f"This is remark {self.last + 1}.")
            message = {"type": "say", "seat": seat, "text": command.words}
        else:
            command = Command("action", seat, self.chance.choice(place.choices))
            message = {"type": "act", "seat": seat, "number": number, "action": command.words}
        self._unheard = time.perf_counter()
        self.asked = place, place.send(**message), command, message

    def hear(self) -> None:
        """Wait until the command is acknowledged, and the other has heard of it."""
        assert self.asked is not None
        place, id, _, _ = self.asked
        answer = place.answer(id)
        self.answered_in.append(time.perf_counter() - self._unheard)
        assert answer["type"] == "done", answer
        for other in self.places:
            if not any(_tells(message) == answer["seq"] for message in other.news):
                other.until(lambda message: _tells(message) == answer["seq"])
        self._remember()

    def _remember(self) -> None:
        """Note what was heard; the acknowledgement of a command says what it was."""
        for place in self.places:
            for message in place.news:
                if (
                    self.asked
                    and place is self.asked[0]
                    and message["type"] == "done"
                    and message["id"] == self.asked[1]
                ):
                    assert self._heard(message["seq"], self.asked[2])
                    self.told[message["seq"]] = self.asked[2]
                    self.asked = None
                elif (seq := _tells(message)) and not self._heard(seq, command := _command_in(message)):
                    self.told[seq] = command
            if self.asked is None:
                place.news.clear()

    def _heard(self, seq: int, command: Command) -> bool:
        """Whether we know of it already; two that were told different things would be an error."""
        known = self.told.get(seq)
        assert known is None or known.is_told_by(command) or command.is_told_by(known), (seq, known, command)
        return known is not None

    # ------------------------------------------------------------ after a kill

    def lose(self) -> None:
        """The connection is gone; what had arrived by then counts as told."""
        for place in self.places:
            try:
                while True:
                    place._hear()
            except (ConnectionClosed, OSError):
                place.close()
        before = self.last
        self._remember()
        if self.asked is not None and self.last > before:  # the update came, and the word that it is done did not
            assert self._heard(self.last, self.asked[2])
            self.told[self.last] = self.asked[2]
            self.asked = None

    def check(self, db: str) -> bool:
        """Hold the restarted server to it; whether the command that nobody acknowledged was done after all."""
        record, rows, stored = kept(db, self.table["id"])
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has a hole"
        assert record.seq == len(rows)
        assert set(self.told) == set(range(1, self.last + 1)), "something happened that nobody was told of"
        assert self.last <= len(rows), f"acknowledged and lost: {self.told[self.last]}"
        for seq, command in self.told.items():
            assert Command.of(rows[seq - 1]).is_told_by(command), "acknowledged, and another thing was written"
        more = [Command.of(row) for row in rows[self.last :]]
        assert more in ([], [self.asked[2]] if self.asked else []), "what nobody asked for was written"

        play = replayed(record, rows)
        folded = snapshots.decode(stored)
        assert folded.play is not None
        assert folded.play.encode() == play.encode(), "the position is not what the log tells"
        assert (record.number, record.deciders) == (play.number, play.deciders())
        assert (record.state == "over") == play.over

        since = self.last
        self.places = [self.friend.sit(self.table, seat=seat, since=since) for seat in (0, 1)]
        for place in self.places:
            _check_welcome(place, play, [row for row in rows if row.seq > since])
        self._settle(bool(more), len(rows))
        return bool(more)

    def _settle(self, was_done: bool, seq: int) -> None:
        """Ask again what was not answered, as a client does that does not know: it happens once."""
        if self.asked is None:
            return
        before, _, command, message = self.asked
        place = self.places[before.seat]
        self.asked = place, 0, command, message
        if not was_done:
            self.asked = place, place.send(**message), command, message
            self.hear()
            return
        self.told[seq] = command
        self.asked = None
        if command.kind != "say":  # one may say a thing twice
            again = place.ask(**message)
            assert again["type"] == "refused", again
            assert refusal(again) == "stale"

    def check_end(self) -> None:
        """The finished game can be had as a file, and tells the same."""
        table = self.friend.get(f"/api/tables/{self.table['id']}")
        history = self.friend.get(f"/api/tables/{self.table['id']}/history")
        assert mindtable.load(history).scores() == [result["score"] for result in table["results"]]


def _tells(message: dict[str, Any]) -> int:
    """The sequence number of the command that the message tells of; 0 if it tells of none."""
    if message["type"] == "update":
        return int(message["seq"])
    return int(message["remark"]["seq"]) if message["type"] == "remark" else 0


def _command_in(message: dict[str, Any]) -> Command:
    if message["type"] == "remark":
        return Command("say", message["remark"]["seat"], message["remark"]["text"])
    return Command("action" if message["line"] else "undo", message["by"])


def _check_welcome(place: Place, play: Play, news: list[Row]) -> None:
    """Who comes back sees the position of the log, and hears what they missed."""
    welcome = place.first
    assert welcome["type"] == "welcome", welcome
    position = welcome["position"]
    assert position["number"] == play.number
    assert position["view"] == json.loads(msgspec.json.encode(play.view(place.seat)))
    assert place.choices == [play.text(action) for action in play.actions(place.seat)]
    if welcome["seq"] > len(news):  # else all of the log is news
        assert [line["seq"] for line in welcome["log"]] == [row.seq for row in news if row.kind == "action"]
        assert [remark["seq"] for remark in welcome["remarks"]] == [row.seq for row in news if row.kind == "say"]
