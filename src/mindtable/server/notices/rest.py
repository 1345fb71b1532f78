"""REST endpoints for notices: people choose how they hear of their turn, and try it."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from mindtable.server.notices import push
from mindtable.server.notices.delivery import CONFIRM, SIGNING, trial_notice
from mindtable.server.notices.mail import is_address
from mindtable.server.notices.outgoing_http import Undelivered, is_web_address
from mindtable.server.ops.clock import now
from mindtable.server.store.ids import new_id
from mindtable.server.store.records import ENDED, Person
from mindtable.server.web import refusals, signing, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext
from mindtable.server.web.rate_limits import LETTERS, mailbox_of
from mindtable.text import say

ENDPOINTS: Final = Endpoints()
CONFIRM_SECONDS: Final = 3 * 86_400
_MANY: Final = 500

_log = structlog.get_logger("mindtable.notices")


@ENDPOINTS.add("GET", "/api/notices", wire.Ways)
async def ways(context: RequestContext) -> wire.Ways:
    """The ways in which this server can tell people of their turn."""
    delivery = context.services.delivery
    return wire.Ways(webhook=True, email=delivery.mail.available, push=await delivery.push_key())


@ENDPOINTS.add("PUT", "/api/me/notices", wire.Me, body=wire.Notices)
async def keep_notices(context: RequestContext) -> wire.Me:
    """Keep how the caller hears of their turn. The server asks a new e-mail address whether it agrees."""
    person, wish = context.person, context.body
    if wish.webhook and not is_web_address(wish.webhook):
        raise refusals.refused(refusals.NO_WEB_ADDRESS)
    if wish.email and not is_address(wish.email):
        raise refusals.refused(refusals.NO_MAIL_ADDRESS)
    new_address = wish.email != person.notices.email and wish.email != person.confirmed
    person.notices = msgspec.structs.replace(wish, muted=await _still_muted(context, wish.muted))
    await context.services.store.keep_person(person, "notices")
    if wish.email and new_address and context.services.delivery.mail.available:
        await _ask_address(context, person)
    return await context.me(person)


async def _still_muted(context: RequestContext, muted: list[str]) -> list[str]:
    """The muted tables without those that are over, which send no notices anyway."""
    if not muted:
        return []
    tables = await context.services.store.tables_of(context.person.id, _MANY)
    running = {table.id for table, _ in tables if table.state not in ENDED}
    return sorted(running & set(muted))


@ENDPOINTS.add("POST", "/api/me/email", wire.Me)
async def ask_again(context: RequestContext) -> wire.Me:
    """Ask an e-mail address once more whether it agrees."""
    person = context.person
    if not person.notices.email:
        raise refusals.refused(refusals.NO_MAIL_ADDRESS)
    if person.notices.email != person.confirmed:
        await _ask_address(context, person)
    return await context.me(person)


async def _ask_address(context: RequestContext, person: Person) -> None:
    """Ask an address by e-mail, and not too often: it may be someone else's."""
    services = context.services
    await context.spend(LETTERS)
    email, language = person.notices.email, person.settings.language
    await services.quotas.spend(LETTERS, mailbox_of(email))
    key = await signing.secret_key(services.store, SIGNING, new_id)
    token = signing.sign(key, CONFIRM, [person.id, email], now() + CONFIRM_SECONDS)
    url = f"{services.settings.address}/mail/confirm/{token}"
    try:
        text = say(language, "mail-confirm-text", None, name=person.name, url=url)
        await services.delivery.mail.send(email, say(language, "mail-confirm-subject"), text)
    except Undelivered as problem:
        _log.warning("not-mailed", problem=problem.why)
        raise refusals.refused(refusals.NOT_MAILED) from problem


@ENDPOINTS.add("POST", "/api/me/notices/trial", list[wire.Trial], guess=True)
async def try_notices(context: RequestContext) -> list[wire.Trial]:
    """Send a trial notice by every way that the caller has chosen."""
    person, delivery = context.person, context.services.delivery
    tried: list[wire.Trial] = []
    for way in delivery.ways_of(person):
        sent = True
        try:
            await delivery.send(way, person, trial_notice(context.services.settings, person))
        except Undelivered as problem:
            _log.info("trial-failed", way=way, problem=problem.why)
            sent = False
        tried.append(msgspec.convert({"way": way, "sent": sent}, wire.Trial))
    return tried


@ENDPOINTS.add("POST", "/api/me/push", wire.Me, body=wire.PushAddress)
async def add_browser(context: RequestContext) -> wire.Me:
    """Send this browser messages until it logs out."""
    if not push.AVAILABLE:
        raise refusals.refused(refusals.NO_PUSH)
    body = context.body
    if not is_web_address(body.endpoint) or not push.check_keys(body.p256dh, body.auth):
        raise refusals.refused(refusals.NO_WEB_ADDRESS)
    await context.services.delivery.add_browser(context.person.id, context.token, body)
    return await context.me(context.person)


@ENDPOINTS.add("POST", "/api/me/push/forget", wire.Me, body=wire.PushGone)
async def drop_browser(context: RequestContext) -> wire.Me:
    """Send a browser no more messages."""
    await context.services.delivery.drop_browser(context.person.id, context.body.endpoint)
    return await context.me(context.person)
