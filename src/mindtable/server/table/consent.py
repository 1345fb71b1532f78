"""Consent: what the people at a table can only do together. Bots have no say, and who asks has agreed already."""

from __future__ import annotations

from collections.abc import Sequence

from mindtable.server.store.records import Seat
from mindtable.server.web import wire


def must_agree(seats: Sequence[Seat], request: wire.Request) -> list[int]:
    """The seats whose people have to agree: not those who left, nor the one whose seat is to be given to a bot.

    A seat where a bot stands in is still its person's.
    """
    absent = seats[request.of].person if request.wish == "stand-in" else None
    return [seat.number for seat in seats if seat.person and not seat.left and seat.person != absent]


def still_to_agree(seats: Sequence[Seat], request: wire.Request) -> list[int]:
    return [seat for seat in must_agree(seats, request) if seat not in request.agreed]
