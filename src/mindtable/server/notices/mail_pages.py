"""The pages to which links in e-mails lead: agree to e-mails, or end them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from mindtable.kernel.errors import MindtableError
from mindtable.server.notices.delivery import CONFIRM, SIGNING, STOP
from mindtable.server.ops.clock import now
from mindtable.server.ops.services import Services
from mindtable.server.store.ids import new_id
from mindtable.server.web import html_pages, signing
from mindtable.server.web.endpoints import address_of, refusal_response
from mindtable.server.web.refusals import demand
from mindtable.server.web.security import check_origin
from mindtable.text import say


async def confirm_page(services: Services, request: Request) -> Response:
    """The owner of an address agrees to e-mails. Opening the link is not enough: they press a button."""
    return await _page(services, request, CONFIRM)


async def stop_page(services: Services, request: Request) -> Response:
    """The owner of an address wants no more e-mails. A mail program may also ask that by itself."""
    return await _page(services, request, STOP)


async def _page(services: Services, request: Request, purpose: str) -> Response:
    try:
        demand(services.request_limits.check(address_of(request)))
        if request.method == "POST":
            demand(check_origin(request.headers, services.settings.origins))
    except MindtableError as error:
        return refusal_response(error)
    key = await signing.secret_key(services.store, SIGNING, new_id)
    words = signing.verify(key, purpose, request.path_params["token"], now())
    person = await services.store.person(words[0]) if words else None
    if words is None or person is None or person.notices.email != words[1]:
        language = html_pages.language_of(request)
        text = say(language, "mail-link-old")
        return html_pages.page(language, "Mindtable", html_pages.paragraph(text), 404)
    language, email = person.settings.language, words[1]
    title = say(language, f"{purpose}-title")
    if request.method == "GET":
        question = html_pages.paragraph(say(language, f"{purpose}-question", None, email=email))
        return html_pages.page(language, title, question + html_pages.button(say(language, f"{purpose}-button")))
    if purpose == CONFIRM:
        person.confirmed = email
    else:
        person.confirmed, person.notices.email = "", ""
    await services.store.keep_person(person, "notices", "confirmed")
    return html_pages.page(language, title, html_pages.paragraph(say(language, f"{purpose}-done", None, email=email)))
