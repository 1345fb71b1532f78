"""Delivery of notices: what a notice says, and how it goes out by browser push, webhook or e-mail."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select

import mindtable
from mindtable.server.notices import push
from mindtable.server.notices.mail import Mail
from mindtable.server.notices.outgoing_http import OutgoingHttp, Undelivered
from mindtable.server.ops.clock import now
from mindtable.server.ops.settings import Settings
from mindtable.server.people.sessions import hash_of
from mindtable.server.store import schema
from mindtable.server.store.ids import new_id
from mindtable.server.store.records import Person, Seat, TableRecord
from mindtable.server.store.store import Store
from mindtable.server.web import signing, wire
from mindtable.text import say, seat_names

FOREVER: Final = 2e10  # when a link expires that ends e-mails: it works as long as someone has the e-mail
# What a signed link is for.
CONFIRM: Final = "mail-confirm"
STOP: Final = "mail-stop"
# The names of secrets in the database.
SIGNING: Final = "signing"
VAPID: Final = "vapid"
MOST_BROWSERS: Final = 10  # of one person
_JSON: Final = {"Content-Type": "application/json"}
_p = schema.pushes.c


class Notice(Struct, kw_only=True):
    """What a notice says. The plain webhook gets just this as JSON."""

    type: str = "your-turn"
    title: str
    text: str
    url: str
    table: str = ""
    game: str = ""
    turn: int = 0


def turn_notice(settings: Settings, person: Person, table: TableRecord, seats: list[Seat], turn: int) -> Notice:
    """It is the person's turn, in their language."""
    language, game = person.settings.language, mindtable.game(table.game)
    names = seat_names(language, game, table.options, {seat.number: seat.name for seat in seats})
    others = [names[seat.number] for seat in seats if seat.person != person.id]
    return Notice(
        title=say(language, "notice-title", None, game=say(language, f"game-{game.id}", game)),
        text=say(language, "notice-text", None, names=", ".join(others)),
        url=f"{settings.address}/table/{table.id}",
        table=table.id,
        game=game.id,
        turn=turn,
    )


def trial_notice(settings: Settings, person: Person) -> Notice:
    language = person.settings.language
    return Notice(
        type="trial",
        title=say(language, "notice-trial-title"),
        text=say(language, "notice-trial-text"),
        url=f"{settings.address}/",
    )


class Delivery:
    """Sends notices. Each `_by_…` returns when the notice is delivered, and raises `Undelivered` if it can't be."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.outgoing = OutgoingHttp(settings.private_webhooks)
        self.mail = Mail(settings)

    def ways_of(self, person: Person) -> list[str]:
        """The ways that a person chose, as far as this server has them."""
        wish = person.notices
        ways = {
            "push": wish.push and push.AVAILABLE,
            "webhook": bool(wish.webhook),
            "email": bool(wish.email) and wish.email == person.confirmed and self.mail.available,
        }
        return [way for way, open_ in ways.items() if open_]

    async def send(self, way: str, person: Person, notice: Notice) -> None:
        if way == "push":
            await self._by_push(person, notice)
        elif way == "webhook":
            url, body = webhook_request(person.notices, notice)
            await self.outgoing.post(url, msgspec.json.encode(body), _JSON)
        else:
            await self._by_mail(person, notice)

    # ------------------------------------------------------------ e-mail

    async def _by_mail(self, person: Person, notice: Notice) -> None:
        language = person.settings.language
        key = await signing.secret_key(self.store, SIGNING, new_id)
        token = signing.sign(key, STOP, [person.id, person.notices.email], FOREVER)
        stop = f"{self.settings.address}/mail/stop/{token}"
        text = f"{notice.text}\n\n{notice.url}\n\n-- \n{say(language, 'notice-mail-stop', None, url=stop)}\n"
        await self.mail.send(person.notices.email, notice.title, text, stop)

    # ------------------------------------------------------------ push

    async def add_browser(self, person: str, token: str, browser: wire.PushAddress) -> None:
        """Remember a browser; if a person has very many, forget the oldest."""
        values = {"id": hash_of(browser.endpoint), "person": person, "token": hash_of(token), "created": now()}
        kept = select(_p.id).where(_p.person == person).order_by(_p.created.desc()).limit(MOST_BROWSERS)
        async with self.store.writing() as connection:
            await connection.execute(self.store.upsert(schema.pushes, values | msgspec.structs.asdict(browser)))
            latest = [id for (id,) in await connection.execute(kept)]
            await connection.execute(delete(schema.pushes).where(_p.person == person, _p.id.not_in(latest)))

    async def drop_browser(self, person: str, endpoint: str) -> None:
        await self.store.execute(delete(schema.pushes).where(_p.person == person, _p.id == hash_of(endpoint)))

    async def push_key(self) -> str:
        """What browsers subscribe with; empty without push."""
        return push.public_key(await self._vapid()) if push.AVAILABLE else ""

    async def _vapid(self) -> str:
        return await signing.secret_key(self.store, VAPID, push.new_key)

    async def _by_push(self, person: Person, notice: Notice) -> None:
        """To every browser of the person; one of them is enough."""
        found = await self.store.rows(select(schema.pushes).where(_p.person == person.id))
        problems: list[Undelivered] = []
        for browser in found:
            try:
                await self._push(browser, notice)
            except Undelivered as problem:
                problems.append(problem)
                if problem.final:  # the browser has unsubscribed
                    await self.store.execute(delete(schema.pushes).where(_p.id == browser.id))
        if found and len(problems) == len(found):
            raise problems[-1]

    async def _push(self, browser: Any, notice: Notice) -> None:
        message = push.encrypt(msgspec.json.encode(notice), browser.p256dh, browser.auth)
        contact = self.settings.push_contact or self.settings.address
        headers = push.headers(browser.endpoint, await self._vapid(), contact)
        await self.outgoing.post(browser.endpoint, message, headers)


def webhook_request(wish: wire.Notices, notice: Notice) -> tuple[str, object]:
    """Where a webhook's request goes, and its body in the form that the person chose."""
    if wish.webhook_form == "discord":
        content = f"**{notice.title}**\n{notice.text}\n{notice.url}"
        return wish.webhook, {"content": content, "username": "Mindtable", "allowed_mentions": {"parse": []}}
    if wish.webhook_form == "ntfy":
        # A topic's address ends in its name; JSON goes to the address before it.
        base, _, topic = wish.webhook.rstrip("/").rpartition("/")
        return f"{base}/", {"topic": topic, "title": notice.title, "message": notice.text, "click": notice.url}
    return wish.webhook, notice
