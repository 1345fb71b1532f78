"""What a bot needs that plays from elsewhere, as an ordinary client: an observation of its seat, over the wire."""

from __future__ import annotations

import asyncio

from mindtable.kernel.play import Play
from mindtable.server.table import permissions
from mindtable.server.table.state import play_of
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Ask, endpoint, malformed
from mindtable.server.web.refusals import demand


@endpoint("GET", "/api/tables/{id}/observation", wire.Observed, query=("seat",))
async def observation(ask: Ask) -> wire.Observed:
    """What a bot at one of the asker's seats may know, while that seat has something to decide."""
    live = await ask.house.table(ask.path("id"), ask.person)
    seat = ask.number("seat")
    if seat is None:
        raise malformed("seat")
    async with live.lock:
        await ask.house.tables.catch_up(live)
        demand(permissions.check_ask_about(live.state, ask.person.id, seat))
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
