"""The bot client: a bot that plays from another machine, as a guest with a name, a seat and a connection.

It gets what its seat may know and nothing else, thinks on its own machine and acts like anyone. When the connection
breaks, it reconnects at growing intervals until the game is over. When it is started again, it comes back to its seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import quote

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import mindtable
from mindtable.bots import levels
from mindtable.bots.bot import Bot
from mindtable.kernel.errors import WrongSeat, fail
from mindtable.kernel.game import Game
from mindtable.kernel.observation import Observation
from mindtable.kernel.reasons import Reason
from mindtable.server.bots.client_cookies import SavedCookies
from mindtable.server.notices.outgoing_http import is_web_address
from mindtable.server.store.records import ENDED
from mindtable.server.web import wire
from mindtable.server.web.refusals import NoTable

T = TypeVar("T")

LONGEST_PAUSE: Final = 30.0  # seconds between two tries to come back
PATIENCE: Final = 60.0  # for an answer
TRY_AGAIN: Final = (429, 500, 503)

_read_message = msgspec.json.Decoder(wire.FromServer).decode
_write = msgspec.json.Encoder().encode


class BotClient:
    def __init__(
        self,
        server: str,
        code: str,
        seat: int,
        level: str,
        name: str,
        say: Callable[[str], None] = lambda _: None,
        cookies: SavedCookies | None = None,
    ) -> None:
        """`say` is called with what happens: seated, connected, lost, over."""
        if not is_web_address(server):
            raise fail(NoTable, "no-mindtable", server=server)
        self.server = server.rstrip("/")
        self.code = code
        self.seat = seat
        self.level = level
        self.name = name
        self.say = say
        self.cookies = cookies
        self.http = httpx.AsyncClient(base_url=self.server, timeout=PATIENCE)
        self.table: wire.Table | None = None
        self.position: wire.Position | None = None
        self._sent = 0  # messages
        self._waiting = 0  # the one whose answer we wait for
        self._pause = 1.0  # before the next try to come back
        self._bot: Bot | None = None
        self._asked = -1  # the number of the position it last chose in

    async def play(self) -> list[wire.Result]:
        """Join the table and play to the end. Returns the results."""
        async with self.http:
            table = await self._join()
            self.say("seated")
            while table.state not in ENDED:
                await self._play_connected(table)
                table = await self._poll(table)
            self.say("over")
            if self.cookies is not None:
                self.cookies.forget(self.server, self.code, self.seat)
            return table.results or []

    # ------------------------------------------------------------ joining

    async def _join(self) -> wire.Table:
        if self.cookies is not None:
            self.http.cookies.update(self.cookies.of(self.server, self.code, self.seat))
        await self._ask("POST", "/api/me", wire.Me, {"name": self.name})
        try:
            table = await self._ask("POST", f"/api/codes/{quote(self.code, safe='')}", wire.Table)
        except Refused as refused:
            if refused.status != 404:
                raise
            raise fail(NoTable, "table-unknown", code=self.code) from None
        game = await self._game(table)
        levels.check_known(game, self.level)
        if self.seat >= len(table.seats):
            raise fail(WrongSeat, "unknown-seat", seat=str(self.seat), seats=len(table.seats))
        wanted = table.seats[self.seat]
        if not wanted.mine or wanted.left or wanted.stand_in:
            table = await self._ask("POST", f"/api/tables/{table.id}/take", wire.Table, {"seat": self.seat})
        if self.cookies is not None:
            self.cookies.keep(self.server, self.code, self.seat, dict(self.http.cookies))
        return table

    async def _game(self, table: wire.Table) -> Game[Any]:
        """The table's game; `NoTable` if the server has other rules."""
        game = mindtable.game(table.game)
        theirs = {info.id: info.rules_version for info in await self._ask("GET", "/api/games", list[wire.GameInfo])}
        if theirs.get(game.id) != game.rules_version:
            raise fail(NoTable, "bot-other-rules", game=game.id, known=game.rules_version, found=theirs.get(game.id, 0))
        return game

    async def _poll(self, table: wire.Table) -> wire.Table:
        """The table as it is now. Asks until the server answers."""
        pause = 1.0
        while True:
            try:
                return await self._ask("GET", f"/api/tables/{table.id}", wire.Table)
            except Refused as refused:
                if refused.status not in TRY_AGAIN:
                    raise
            except Unreachable:
                self.say("lost")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Ask the server something. Raises `Refused`, or `Unreachable` if there is no answer."""
        try:
            response = await self.http.request(method, path, json=body)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise fail(Unreachable, "server-unreachable", server=self.server) from error
        try:
            if response.is_success:
                return msgspec.json.decode(response.content, type=kind)
            raise Refused(response.status_code, msgspec.json.decode(response.content, type=wire.Refusal))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            # A proxy answers without JSON while the server behind it restarts.
            if response.is_server_error:
                raise fail(Unreachable, "server-unreachable", server=self.server) from error
            raise fail(NoTable, "no-mindtable", server=self.server) from error

    # ------------------------------------------------------------ playing

    async def _play_connected(self, table: wire.Table) -> None:
        """Play for as long as the connection holds."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table.id}/socket?seat={self.seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                self.say("connected")
                self._pause, self._waiting = 1.0, 0
                async for data in socket:
                    message = _read_message(data)
                    if isinstance(message, wire.Goodbye):
                        if message.again is None:
                            raise NoTable(_reason(message.reason))
                        await asyncio.sleep(message.again)
                        return
                    if await self._received(socket, message):
                        return
        except (WebSocketException, OSError, TimeoutError, Unreachable):
            self.say("lost")
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _received(self, socket: ClientConnection, message: wire.FromServer) -> bool:
        """Act if it is our turn now. Returns whether the game is over."""
        resting = self.table is not None and self.table.state != "playing"
        if isinstance(message, wire.Welcome | wire.Update):
            self.position = message.position
        if isinstance(message, wire.Welcome | wire.Update | wire.TableNews):
            self.table = message.table
        table = self.table
        if table is None or table.state in ENDED:
            return table is not None
        if isinstance(message, wire.Done | wire.Refused) and message.id == self._waiting:
            self._waiting = 0
        if isinstance(message, wire.Refused) or (isinstance(message, wire.TableNews) and resting):
            await asyncio.sleep(0.2)
            await self._send(socket, wire.Look(id=self._next(), seat=self.seat))  # and decide again
        elif self.position and self.position.choices and table.state == "playing" and not self._waiting:
            await self._act(socket, table)
        return False

    async def _act(self, socket: ClientConnection, table: wire.Table) -> None:
        self.position = None
        try:
            path = f"/api/tables/{table.id}/observation?seat={self.seat}"
            seen = await self._ask("GET", path, wire.Observed)
        except Refused as refused:
            if refused.status in TRY_AGAIN:
                await asyncio.sleep(1.0)
                await self._send(socket, wire.Look(id=self._next(), seat=self.seat))
            return  # otherwise the table has moved on, and says so
        action = await asyncio.to_thread(self._choose, mindtable.game(table.game), table.options, seen)
        self._waiting = self._next()
        await self._send(socket, wire.Act(id=self._waiting, seat=self.seat, number=seen.number, action=action))

    def _next(self) -> int:
        self._sent += 1
        return self._sent

    async def _send(self, socket: ClientConnection, message: wire.FromClient) -> None:
        await socket.send(_write(message).decode())

    def _choose(self, game: Game[Any], options: dict[str, Any], seen: wire.Observed) -> str:
        actions = [game.vocabulary.parse(text) for text in seen.actions]
        observation = Observation.told(game, options, self.seat, seen.view, actions, seen.sample)
        if self._bot is None or seen.number <= self._asked:  # if the game went back, it thinks again
            self._bot = levels.bot(game, self.level)
        self._asked = seen.number
        return game.vocabulary.text(self._bot.choose(observation, levels.budget(game, self.level)))


class Unreachable(NoTable):
    """The server does not answer."""


class Refused(NoTable):
    """The server said no."""

    def __init__(self, status: int, refusal: wire.Refusal) -> None:
        super().__init__(*(_reason(phrase) for phrase in refusal.phrases))
        self.status = status


def _reason(phrase: wire.Phrase) -> Reason:
    """A phrase of the server, as a reason."""
    args = {name: value for name, value in phrase.args.items() if isinstance(value, int | str)}
    return Reason(phrase.key.removeprefix("reason-"), args=args)
