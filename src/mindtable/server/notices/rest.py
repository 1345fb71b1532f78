"""How people choose the ways of hearing of their turn, and the pages that letters lead to."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from mindtable.kernel.errors import MindtableError
from mindtable.server.notices import push
from mindtable.server.notices.delivery import SIGNING, STOP, notice_on_trial
from mindtable.server.notices.mail import is_address
from mindtable.server.notices.outgoing_http import Undelivered, is_web_address
from mindtable.server.ops.clock import now
from mindtable.server.ops.services import House
from mindtable.server.people.accounts import new_id
from mindtable.server.store.records import ENDED, Person
from mindtable.server.web import html_pages, refusals, signing, wire
from mindtable.server.web.endpoints import Ask, address_of, endpoint, refusal_response
from mindtable.server.web.rate_limits import LETTERS, mailbox_of
from mindtable.server.web.refusals import demand
from mindtable.server.web.security import check_origin
from mindtable.text import say

CONFIRM: Final = "mail-confirm"
CONFIRM_SECONDS: Final = 3 * 86_400
_MANY: Final = 500

_log = structlog.get_logger("mindtable.notices")


@endpoint("GET", "/api/notices", wire.Ways)
async def ways(ask: Ask) -> wire.Ways:
    """The ways in which this server can tell people of their turn."""
    telling = ask.house.telling
    return wire.Ways(webhook=True, email=telling.mail.available, push=await telling.push_key())


@endpoint("PUT", "/api/me/notices", wire.Me, body=wire.Notices)
async def keep_notices(ask: Ask) -> wire.Me:
    """Keep how the asker hears of their turn; a new e-mail address is asked by a letter whether it agrees."""
    person, wish = ask.person, ask.body
    if wish.webhook and not is_web_address(wish.webhook):
        raise refusals.refused(refusals.NO_WEB_ADDRESS)
    if wish.email and not is_address(wish.email):
        raise refusals.refused(refusals.NO_MAIL_ADDRESS)
    new_address = wish.email != person.notices.email and wish.email != person.confirmed
    person.notices = msgspec.structs.replace(wish, muted=await _still_muted(ask, wish.muted))
    await ask.house.store.keep_person(person, "notices")
    if wish.email and new_address and ask.house.telling.mail.available:
        await _ask_address(ask, person)
    return await ask.me(person)


async def _still_muted(ask: Ask, muted: list[str]) -> list[str]:
    """Of the muted tables those that still can make themselves heard."""
    if not muted:
        return []
    running = {
        table.id for table, _ in await ask.house.store.tables_of(ask.person.id, _MANY) if table.state not in ENDED
    }
    return sorted(running & set(muted))


@endpoint("POST", "/api/me/email", wire.Me)
async def ask_again(ask: Ask) -> wire.Me:
    """Send the letter once more that asks an e-mail address whether it agrees."""
    person = ask.person
    if not person.notices.email:
        raise refusals.refused(refusals.NO_MAIL_ADDRESS)
    if person.notices.email != person.confirmed:
        await _ask_address(ask, person)
    return await ask.me(person)


async def _ask_address(ask: Ask, person: Person) -> None:
    """Ask an address by a letter, and not too often: it may be someone else's."""
    house = ask.house
    await ask.spend(LETTERS)
    email, language = person.notices.email, person.settings.language
    await house.quotas.spend(LETTERS, mailbox_of(email))
    key = await signing.house_key(house.store, SIGNING, new_id)
    sealed = signing.seal(key, CONFIRM, [person.id, email], now() + CONFIRM_SECONDS)
    url = f"{house.settings.address}/mail/confirm/{sealed}"
    try:
        text = say(language, "mail-confirm-text", None, name=person.name, url=url)
        await house.telling.mail.send(email, say(language, "mail-confirm-subject"), text)
    except Undelivered as problem:
        _log.warning("not-mailed", problem=problem.why)
        raise refusals.refused(refusals.NOT_MAILED) from problem


@endpoint("POST", "/api/me/notices/trial", list[wire.Trial], guess=True)
async def try_notices(ask: Ask) -> list[wire.Trial]:
    """Send a notice on trial by every way that the asker has chosen."""
    person, telling = ask.person, ask.house.telling
    tried: list[wire.Trial] = []
    for way in telling.ways_of(person):
        sent = True
        try:
            await telling.tell(way, person, notice_on_trial(ask.house.settings, person))
        except Undelivered as problem:
            _log.info("trial-failed", way=way, problem=problem.why)
            sent = False
        tried.append(msgspec.convert({"way": way, "sent": sent}, wire.Trial))
    return tried


@endpoint("POST", "/api/me/push", wire.Me, body=wire.PushAddress)
async def add_browser(ask: Ask) -> wire.Me:
    """Let this browser be sent messages, until it is logged out."""
    if not push.AVAILABLE:
        raise refusals.refused(refusals.NO_PUSH)
    body = ask.body
    if not is_web_address(body.endpoint) or not push.check_keys(body.p256dh, body.auth):
        raise refusals.refused(refusals.NO_WEB_ADDRESS)
    await ask.house.telling.add_browser(ask.person.id, ask.token, body)
    return await ask.me(ask.person)


@endpoint("POST", "/api/me/push/forget", wire.Me, body=wire.PushGone)
async def drop_browser(ask: Ask) -> wire.Me:
    """Send a browser no more messages."""
    await ask.house.telling.drop_browser(ask.person.id, ask.body.endpoint)
    return await ask.me(ask.person)


# ---------------------------------------------------------------- pages that letters lead to


async def confirm_page(house: House, request: Request) -> Response:
    """The owner of an address says that letters may come; opening the link alone does nothing."""
    return await _letter_page(house, request, CONFIRM)


async def stop_page(house: House, request: Request) -> Response:
    """The owner of an address wants no more letters; a mail program may also ask that by itself."""
    return await _letter_page(house, request, STOP)


async def _letter_page(house: House, request: Request, purpose: str) -> Response:
    try:
        demand(house.requests.check(address_of(request)))
        if request.method == "POST":
            demand(check_origin(request.headers, house.settings.origins))
    except MindtableError as error:
        return refusal_response(error)
    key = await signing.house_key(house.store, SIGNING, new_id)
    words = signing.unseal(key, purpose, request.path_params["sealed"], now())
    person = await house.store.person(words[0]) if words else None
    if words is None or person is None or person.notices.email != words[1]:
        language = html_pages.language_of(request)
        told = say(language, "mail-link-old")
        return html_pages.page(language, "Mindtable", html_pages.paragraph(told), 404)
    language, email = person.settings.language, words[1]
    title = say(language, f"{purpose}-title")
    if request.method == "GET":
        question = html_pages.paragraph(say(language, f"{purpose}-question", None, email=email))
        return html_pages.page(language, title, question + html_pages.button(say(language, f"{purpose}-button")))
    if purpose == CONFIRM:
        person.confirmed = email
    else:
        person.confirmed, person.notices.email = "", ""
    await house.store.keep_person(person, "notices", "confirmed")
    return html_pages.page(language, title, html_pages.paragraph(say(language, f"{purpose}-done", None, email=email)))
