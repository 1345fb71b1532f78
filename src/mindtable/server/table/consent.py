"""Consent: what the people at a table can only do together. Bots have no say, and who asks has agreed already."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET

from mindtable.server.store.rows import Asked, Consented
from mindtable.server.table.state import TableState
from mindtable.server.web import wire


def must_agree(state: TableState, request: wire.Request | wire.AskConsent) -> list[int]:
    """The seats whose people have to agree: not those who left, nor the one whose seat is to be given to a bot.

    A seat where a bot stands in is still its person's.
    """
    absent = state.seats[request.of].person if request.wish == "stand-in" else None
    return [seat.number for seat in state.seats if seat.person and not seat.left and seat.person != absent]


def asked(state: TableState, person: str, wish: wire.AskConsent, level: str) -> Asked:
    """What the log will say of someone who asks; it is granted at once if nobody else has to agree."""
    granted = wish.wish if _complete(state, wish, state.seats_of(person)) else UNSET
    return Asked(wish=wish.wish, number=wish.number, of=wish.of, level=level, granted=granted)


def consented(state: TableState, person: str, wish: wire.Consent) -> Consented:
    """What the log will say of someone who agrees or does not; the last one's word grants it."""
    request = state.requests[wish.request]
    complete = wish.agree and _complete(state, request, {*request.agreed, *state.seats_of(person)})
    return Consented(request=wish.request, agree=wish.agree, granted=request.wish if complete else UNSET)


def _complete(state: TableState, request: wire.Request | wire.AskConsent, agreed: Collection[int]) -> bool:
    return all(seat in agreed for seat in must_agree(state, request))
