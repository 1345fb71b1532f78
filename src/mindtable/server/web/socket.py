"""The WebSocket of a table: `/api/tables/{id}/socket?seat=N&since=SEQ`.

One connection belongs to one person and looks from one of their seats, or from none. Its messages are answered one
after another; what is told to it waits in a queue, and whoever does not read loses the connection, not the table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.ops.services import House
from mindtable.server.people.people import COOKIE, hash_of
from mindtable.server.store.database_file import Unwritten
from mindtable.server.store.records import Person
from mindtable.server.table import commands, permissions, views
from mindtable.server.table.broadcast import encode, looks_from, tell_table
from mindtable.server.table.live import LiveTable
from mindtable.server.table.welcome import welcome
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import read, whole_number
from mindtable.server.web.rate_limits import network_of
from mindtable.server.web.refusals import demand, refusal, status_of
from mindtable.server.web.security import Bucket, check_origin

QUEUE: Final = 256  # messages that may wait for a client
POLICY: Final = 1008  # close codes of the protocol
AGAIN: Final = 1012

_decode: Final[Callable[[bytes], wire.FromClient]] = msgspec.json.Decoder(wire.FromClient).decode
_log = structlog.get_logger("mindtable.socket")


class Connection:
    """A `Listener` with a socket."""

    def __init__(
        self, house: House, live: LiveTable, person: Person, network: str, socket: WebSocket, seat: int | None
    ) -> None:
        self.house = house
        self.network = network
        self.live = live
        self.who = person
        self.person = person.id
        self.seat = seat
        self.socket = socket
        self.spectates = False
        self.token = hash_of(socket.cookies.get(COOKIE, ""))
        self.hinting: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.slow = asyncio.Event()
        self.dismissed = asyncio.Event()
        self.farewell = wire.Phrase(key="")

    def dismiss(self, farewell: str, **args: object) -> None:
        self.farewell = wire.Phrase(key=farewell, args=args)
        self.dismissed.set()

    def send(self, message: bytes) -> None:
        if self.dismissed.is_set():
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.slow.set()

    def answer(self, message: wire.FromServer) -> None:
        self.send(encode(message))

    async def deliver(self) -> None:
        """Send what waits, for as long as the client reads it."""
        while True:
            message = await self._waiting.get()
            try:
                async with asyncio.timeout(self.house.settings.send_seconds):
                    await self.socket.send_text(message.decode())
            except TimeoutError:
                self.slow.set()
                return

    # ------------------------------------------------------------ hearing

    async def hear(self) -> None:
        """Answer what the client sends, until it goes."""
        rate = self.house.settings.messages_per_second
        bucket = Bucket(rate, rate * 3)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            raw = message.get("text")
            data = message.get("bytes") or b"" if raw is None else raw.encode("utf-8", "replace")
            if not bucket.take():
                self.answer(wire.Refused(id=_id_in(data), refusal=refusal(refusals.refused(refusals.TOO_MANY))))
                await asyncio.sleep(1 / rate)  # whoever hurries waits
                continue
            await self._answer(data)

    async def _answer(self, data: bytes) -> None:
        id, kind, outcome = 0, "unreadable", "refused"
        began = time.perf_counter()
        try:
            wish = read(data, _decode)
            id, kind = wish.id, str(type(wish).__struct_config__.tag)
            # A connection that breaks off must not tear apart what is being written.
            await asyncio.shield(asyncio.ensure_future(_DEEDS[type(wish)](self, wish)))
            outcome = "done"
        except MindtableError as error:
            self._refuse(id or _id_in(data), error)
        except Unwritten:  # the host has been told
            self._refuse(id, refusals.refused(refusals.STORAGE))
        except Exception as error:  # our fault; neither the connection nor the table shall suffer for it
            _log.error("deed-failed", table=self.live.id, kind=kind, problem=repr(error), exc_info=True)
            self._refuse(id, refusals.refused(refusals.STORAGE))
        self.house.metrics.answered(kind, outcome, time.perf_counter() - began)

    def _refuse(self, id: int, error: MindtableError) -> None:
        state = self.live.state
        position = views.standing(state, looks_from(self.live, self)) if status_of(error) == 409 else None
        self.answer(wire.Refused(id=id, refusal=refusal(error, state.game), position=position))

    def done(self, id: int) -> None:
        self.answer(wire.Done(id=id, seq=self.live.seq))


# ---------------------------------------------------------------- one function per message

Deed = Callable[[Any, LiveTable, Person, Any], Awaitable[None]]


def _writing(deed: Deed) -> Callable[[Connection, Any], Awaitable[None]]:
    """A message that changes the table: done under its lock, and acknowledged when it is written."""

    async def do(connection: Connection, wish: Any) -> None:
        async with connection.live.lock:
            await deed(connection.house.tables, connection.live, connection.who, wish)
            connection.done(wish.id)

    return do


async def _look(connection: Connection, wish: wire.Look) -> None:
    live = connection.live
    async with live.lock:
        demand(permissions.check_look(live.state, connection.person, wish.seat))
        connection.seat, connection.spectates = wish.seat, wish.seat is None
        connection.answer(await welcome(connection.house.store, live, connection.who, wish.seat, id=wish.id))


async def _alive(connection: Connection, wish: wire.Alive) -> None:
    connection.done(wish.id)


async def _preview(connection: Connection, wish: wire.Preview) -> None:
    connection.answer(commands.preview(connection.live.state, connection.who, wish))


async def _why_not(connection: Connection, wish: wire.WhyNot) -> None:
    connection.answer(commands.why_not(connection.live.state, connection.who, wish))


async def _hint(connection: Connection, wish: wire.Hint) -> None:
    """A hint takes a while; meanwhile the connection goes on, and asks for no second one."""
    demand(refusals.TOO_MANY if connection.hinting and not connection.hinting.done() else OK)
    connection.hinting = asyncio.create_task(_give_hint(connection, wish))


async def _give_hint(connection: Connection, wish: wire.Hint) -> None:
    try:
        connection.answer(await commands.hint(connection.house.thinkers, connection.live.state, connection.who, wish))
    except MindtableError as error:
        connection._refuse(wish.id, error)


_DEEDS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Act: _writing(commands.act),
    wire.Continue: _writing(commands.read_on),
    wire.Undo: _writing(commands.undo),
    wire.AskConsent: _writing(commands.ask_consent),
    wire.Consent: _writing(commands.consent),
    wire.Say: _writing(commands.remark),
    wire.Ping: _writing(commands.remark),
    wire.Pause: _writing(commands.pause),
    wire.Note: _writing(commands.note),
    wire.Look: _look,
    wire.Alive: _alive,
    wire.Preview: _preview,
    wire.WhyNot: _why_not,
    wire.Hint: _hint,
}


def _id_in(data: bytes) -> int:
    """The number of a request that could not be read otherwise."""
    try:
        id = msgspec.json.decode(data).get("id", 0)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, AttributeError):
        return 0
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 1_000_000_000 else 0


# ---------------------------------------------------------------- coming and going


async def serve_table(house: House, socket: WebSocket) -> None:
    """One connection, from its beginning to its end."""
    if check_origin(socket.headers, house.settings.origins) is not OK:
        await socket.close(POLICY)  # before it was accepted: HTTP status 403
        return
    await socket.accept()
    try:
        connection = await _come(house, socket)
    except MindtableError as error:
        again = None if status_of(error) != 429 else 10.0
        await _goodbye(socket, refusal(error).phrases[0], again, POLICY)
        return
    try:
        await _stay(connection)
    finally:
        await _go(connection)


async def _come(house: House, socket: WebSocket) -> Connection:
    person = await house.people.of_token(socket.cookies.get(COOKIE, ""))
    if person is None:
        raise refusals.refused(refusals.NO_PERSON)
    demand(house.conduct.check(person.id))
    network = network_of(socket.client.host if socket.client else "")
    live = await house.table(socket.path_params["id"], person)
    demand(house.connections.check(person.id, network, plays=bool(live.state.seats_of(person.id))))
    wanted, since = (whole_number(name, socket.query_params.get(name, "")) for name in ("seat", "since"))
    async with live.lock:
        await house.tables.catch_up(live)
        demand(permissions.check_look(live.state, person.id, wanted))
        seat = permissions.seat_to_look_from(live.state, person.id, wanted)
        connection = Connection(house, live, person, network, socket, seat)
        connection.answer(await welcome(house.store, live, person, seat, since or 0))
        live.listeners.add(connection)
        house.connections.add(person.id, network)
        if person.id in {seat.person for seat in live.state.seats}:
            tell_table(live)
        house.tables.wake(live)
    return connection


async def _stay(connection: Connection) -> None:
    """Send and hear until either side has had enough."""
    jobs = {
        "hear": asyncio.create_task(connection.hear()),
        "deliver": asyncio.create_task(connection.deliver()),
        "slow": asyncio.create_task(connection.slow.wait()),
        "dismissed": asyncio.create_task(connection.dismissed.wait()),
        "closing": asyncio.create_task(connection.house.closing.wait()),
    }
    try:
        done, _ = await asyncio.wait(jobs.values(), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs.values():
            job.cancel()
        results = await asyncio.gather(*jobs.values(), return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
            _log.error("connection-failed", table=connection.live.id, problem=repr(result))
    if jobs["slow"] in done:
        await _goodbye(connection.socket, wire.Phrase(key="goodbye-slow"), 1.0, POLICY)
    elif jobs["dismissed"] in done:
        await _goodbye(connection.socket, connection.farewell, None, POLICY)
    elif jobs["closing"] in done:
        await _goodbye(connection.socket, wire.Phrase(key="goodbye-restart"), 2.0, AGAIN)


async def _goodbye(socket: WebSocket, reason: wire.Phrase, again: float | None, code: int) -> None:
    try:
        async with asyncio.timeout(2):
            await socket.send_text(encode(wire.Goodbye(reason=reason, again=again)).decode())
            await socket.close(code)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        return  # gone already, or deaf


async def _go(connection: Connection) -> None:
    live, house = connection.live, connection.house
    if connection.hinting is not None:
        connection.hinting.cancel()
    live.listeners.discard(connection)
    live.left_at = now()
    house.connections.remove(connection.person, connection.network)
    if connection.person in {seat.person for seat in live.state.seats} and connection.person not in live.online:
        tell_table(live)
    house.presence.notice(live)
