"""REST endpoint for bots from elsewhere: an observation of their seat."""

from __future__ import annotations

import asyncio
from typing import Final

from mindtable.kernel.play import Play
from mindtable.server.table import permissions
from mindtable.server.table.state import play_of
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext, malformed
from mindtable.server.web.refusals import demand

ENDPOINTS: Final = Endpoints()


@ENDPOINTS.add("GET", "/api/tables/{id}/observation", wire.Observed, query=("seat",))
async def observation(context: RequestContext) -> wire.Observed:
    """What a bot on one of the caller's seats may know, while that seat has to decide."""
    live = await context.services.table(context.path("id"), context.person)
    seat = context.number("seat")
    if seat is None:
        raise malformed("seat")
    async with live.lock:
        await context.services.tables.catch_up(live)
        demand(permissions.check_ask_about(live.state, context.person.id, seat))
        play = play_of(live.state)
        if not play.actions(seat):
            demand(refusals.NOT_ASKED)
        play = play.clone()
    return await asyncio.to_thread(_observe, play, seat)


def _observe(play: Play, seat: int) -> wire.Observed:
    seen = play.observe(seat)
    return wire.Observed(
        number=play.number,
        view=seen.view,
        actions=[play.text(action) for action in seen.actions],
        sample=seen.shared(),
    )
