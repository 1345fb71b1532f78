"""The WebSocket connection to a table: `/api/tables/{id}/socket?seat=N&since=SEQ`.

One connection belongs to one person and looks from one of their seats, or from none. The server answers its messages
one after another. What it sends waits in a queue: a client that doesn't read loses the connection, not the table.
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
from mindtable.server.ops.services import Services
from mindtable.server.people.sessions import COOKIE, hash_of
from mindtable.server.store.database_file import Unwritten
from mindtable.server.store.records import Person
from mindtable.server.table import commands, permissions, views
from mindtable.server.table.broadcast import encode, looks_from, tell_table
from mindtable.server.table.live import LiveTable
from mindtable.server.table.welcome import welcome
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import read, unexpected, whole_number
from mindtable.server.web.rate_limits import TokenBucket, network_of
from mindtable.server.web.refusals import demand, refusal, status_of
from mindtable.server.web.security import check_origin

QUEUE: Final = 256  # messages that may wait for a client
POLICY: Final = 1008  # close codes of the protocol
AGAIN: Final = 1012

_decode: Final[Callable[[bytes], wire.FromClient]] = msgspec.json.Decoder(wire.FromClient).decode
_log = structlog.get_logger("mindtable.socket")


class Connection:
    """A `Listener` with a socket."""

    def __init__(
        self, services: Services, live: LiveTable, person: Person, network: str, socket: WebSocket, seat: int | None
    ) -> None:
        self.services = services
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

    async def send_queued(self) -> None:
        """Send what waits in the queue, for as long as the client reads it."""
        while True:
            message = await self._waiting.get()
            try:
                async with asyncio.timeout(self.services.settings.send_seconds):
                    await self.socket.send_text(message.decode())
            except TimeoutError:
                self.slow.set()
                return

    # ------------------------------------------------------------ receiving

    async def receive(self) -> None:
        """Answer the client's messages until it goes."""
        rate = self.services.settings.messages_per_second
        bucket = TokenBucket(rate, rate * 3)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            raw = message.get("text")
            data = message.get("bytes") or b"" if raw is None else raw.encode("utf-8", "replace")
            if not bucket.take():
                self.answer(wire.Refused(id=_id_in(data), refusal=refusal(refusals.refused(refusals.TOO_MANY))))
                await asyncio.sleep(1 / rate)  # a client that hurries waits
                continue
            await self._answer(data)

    async def _answer(self, data: bytes) -> None:
        id, kind, outcome = 0, "unreadable", "refused"
        began = time.perf_counter()
        try:
            wish = read(data, _decode)
            id, kind = wish.id, str(type(wish).__struct_config__.tag)
            # A connection that breaks must not interrupt a write.
            await asyncio.shield(asyncio.ensure_future(_HANDLERS[type(wish)](self, wish)))
            outcome = "done"
        except MindtableError as error:
            self._refuse(id or _id_in(data), error)
        except Unwritten as error:  # which the log already says
            self._refuse(id, unexpected(error))
        except Exception as error:  # a bug of ours; the connection and the table live on
            _log.error("message-failed", table=self.live.id, kind=kind, problem=repr(error), exc_info=True)
            self._refuse(id, unexpected(error))
        self.services.metrics.count_message(kind, outcome, time.perf_counter() - began)

    def _refuse(self, id: int, error: MindtableError) -> None:
        state = self.live.state
        position = views.standing(state, looks_from(self.live, self)) if status_of(error) == 409 else None
        self.answer(wire.Refused(id=id, refusal=refusal(error, state.game), position=position))

    def done(self, id: int) -> None:
        self.answer(wire.Done(id=id, seq=self.live.seq))


# ---------------------------------------------------------------- one function per message

Handler = Callable[[Connection, Any], Awaitable[None]]
Command = Callable[[Any, LiveTable, Person, Any], Awaitable[None]]


def _writing(command: Command) -> Handler:
    """The handler of a message that changes the table: under its lock, and acknowledged when the change is written."""

    async def handle(connection: Connection, wish: Any) -> None:
        async with connection.live.lock:
            await command(connection.services.tables, connection.live, connection.who, wish)
            connection.done(wish.id)

    return handle


async def _look(connection: Connection, wish: wire.Look) -> None:
    live = connection.live
    async with live.lock:
        demand(permissions.check_look(live.state, connection.person, wish.seat))
        connection.seat, connection.spectates = wish.seat, wish.seat is None
        connection.answer(await welcome(connection.services.store, live, connection.who, wish.seat, id=wish.id))


async def _alive(connection: Connection, wish: wire.Alive) -> None:
    connection.done(wish.id)


async def _preview(connection: Connection, wish: wire.Preview) -> None:
    connection.answer(commands.preview(connection.live.state, connection.who, wish))


async def _why_not(connection: Connection, wish: wire.WhyNot) -> None:
    connection.answer(commands.why_not(connection.live.state, connection.who, wish))


async def _hint(connection: Connection, wish: wire.Hint) -> None:
    """A hint takes a while. Meanwhile the connection goes on, but can't ask for a second hint."""
    demand(refusals.TOO_MANY if connection.hinting and not connection.hinting.done() else OK)
    connection.hinting = asyncio.create_task(_give_hint(connection, wish))


async def _give_hint(connection: Connection, wish: wire.Hint) -> None:
    try:
        state, workers = connection.live.state, connection.services.bot_workers
        connection.answer(await commands.hint(workers, state, connection.who, wish))
    except MindtableError as error:
        connection._refuse(wish.id, error)


_HANDLERS: Final[dict[type, Handler]] = {
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
    """The number of a message that we otherwise can't read."""
    try:
        id = msgspec.json.decode(data).get("id", 0)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, AttributeError):
        return 0
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 1_000_000_000 else 0


# ---------------------------------------------------------------- coming and going


async def serve_table(services: Services, socket: WebSocket) -> None:
    """One connection, from its beginning to its end."""
    if check_origin(socket.headers, services.settings.origins) is not OK:
        await socket.close(POLICY)  # before it was accepted: HTTP status 403
        return
    await socket.accept()
    try:
        connection = await _come(services, socket)
    except MindtableError as error:
        again = None if status_of(error) != 429 else 10.0
        await _goodbye(socket, refusal(error).phrases[0], again, POLICY)
        return
    try:
        await _run(connection)
    finally:
        await _leave(connection)


async def _come(services: Services, socket: WebSocket) -> Connection:
    person = await services.sessions.person_of(socket.cookies.get(COOKIE, ""))
    if person is None:
        raise refusals.refused(refusals.NO_PERSON)
    demand(services.sanctions.check_person(person.id))
    network = network_of(socket.client.host if socket.client else "")
    live = await services.table(socket.path_params["id"], person)
    demand(services.connections.check(person.id, network, plays=bool(live.state.seats_of(person.id))))
    wanted, since = (whole_number(name, socket.query_params.get(name, "")) for name in ("seat", "since"))
    async with live.lock:
        await services.tables.catch_up(live)
        demand(permissions.check_look(live.state, person.id, wanted))
        seat = permissions.seat_to_look_from(live.state, person.id, wanted)
        connection = Connection(services, live, person, network, socket, seat)
        connection.answer(await welcome(services.store, live, person, seat, since or 0))
        live.listeners.add(connection)
        services.connections.add(person.id, network)
        if person.id in {seat.person for seat in live.state.seats}:
            tell_table(live)
        services.tables.wake(live)
    return connection


async def _run(connection: Connection) -> None:
    """Send and receive until either side ends the connection."""
    jobs = {
        "receive": asyncio.create_task(connection.receive()),
        "send": asyncio.create_task(connection.send_queued()),
        "slow": asyncio.create_task(connection.slow.wait()),
        "dismissed": asyncio.create_task(connection.dismissed.wait()),
        "closing": asyncio.create_task(connection.services.closing.wait()),
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
        return  # the client has gone already, or doesn't read


async def _leave(connection: Connection) -> None:
    live, services = connection.live, connection.services
    if connection.hinting is not None:
        connection.hinting.cancel()
    live.listeners.discard(connection)
    live.left_at = now()
    services.connections.remove(connection.person, connection.network)
    if connection.person in {seat.person for seat in live.state.seats} and connection.person not in live.online:
        tell_table(live)
    services.presence.notice(live)
