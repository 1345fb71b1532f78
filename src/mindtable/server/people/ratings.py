"""Ratings: openskill's Plackett-Luce, which knows teams. A table that everyone agreed to rate counts once, at its
first end, in the same transaction as its result.

Ruling: a rated table is one of people, each on one seat, in at least two teams. Leaving it counts as a loss at once,
and having a bot stand in at the end counts as one too; for the others the result counts as it is. `docs/security.md`
has the whole of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mindtable.server.store import schema
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.store import Store
from mindtable.server.web import wire

_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """What we believe of a player: how strong, and how far that may be off."""

    mu: float
    sigma: float

    @property
    def shown(self) -> float:
        """A careful guess: the player is almost certainly stronger."""
        return round(self.mu - 3 * self.sigma, 2)


UNKNOWN: Final = Strength(_MODEL.mu, _MODEL.sigma)


def rate(
    teams: Sequence[int], results: Sequence[wire.Result], before: Mapping[int, Strength], loser: int | None = None
) -> dict[int, Strength]:
    """The strengths of all seats after a game: the winners were better than all others, those ranked by points.

    With a `loser`, the side of that seat comes last, whatever the points say.
    """
    sides = sorted(set(teams))
    seats = {side: [result for result in results if teams[result.seat] == side] for side in sides}
    order = {
        side: (
            loser is not None and teams[loser] == side,
            not any(result.won for result in seats[side]),
            -max(result.score for result in seats[side]),
        )
        for side in sides
    }
    places = sorted(set(order.values()))
    rated = _MODEL.rate(
        [[_MODEL.rating(*before[result.seat]) for result in seats[side]] for side in sides],
        ranks=[places.index(order[side]) for side in sides],
    )
    return {
        result.seat: Strength(player.mu, player.sigma)
        for side, players in zip(sides, rated, strict=True)
        for result, player in zip(seats[side], players, strict=True)
    }


async def count(
    store: Store, connection: AsyncConnection, table: TableRecord, seats: Sequence[Seat], teams: Sequence[int]
) -> list[float]:
    """Count a finished table, in the transaction of its last row: by how much each seat's shown rating changed."""
    r = schema.rated.c
    earlier = await connection.execute(select(r.seat, r.before, r.after).where(r.table_id == table.id))
    changes = {seat: round(after - before, 2) for seat, before, after in earlier}  # of those who left
    before = await _strengths(store, connection, table.game, seats)
    after = rate(teams, table.results, before)
    for seat in seats:
        if seat.number not in changes:
            lost = seat.left or seat.stand_in
            strength = rate(teams, table.results, before, seat.number)[seat.number] if lost else after[seat.number]
            won = table.results[seat.number].won and not lost
            changes[seat.number] = await _keep(connection, table, seat, before[seat.number], strength, won)
    return [changes[seat] for seat in sorted(changes)]


async def count_leaver(
    store: Store,
    connection: AsyncConnection,
    table: TableRecord,
    seats: Sequence[Seat],
    teams: Sequence[int],
    seat: int,
) -> None:
    """Count a loss for someone who leaves a rated table before its end. Leaving it again costs nothing more."""
    r = schema.rated.c
    counted = select(func.count()).select_from(schema.rated).where(r.table_id == table.id, r.seat == seat)
    if (await connection.execute(counted)).scalar_one():
        return
    before = await _strengths(store, connection, table.game, seats)
    level = [wire.Result(seat=number, score=0, won=False) for number in range(len(seats))]
    await _keep(connection, table, seats[seat], before[seat], rate(teams, level, before, seat)[seat], won=False)


async def _keep(
    connection: AsyncConnection, table: TableRecord, seat: Seat, before: Strength, after: Strength, won: bool
) -> float:
    """Store what a table did to one rating. Returns by how much the shown rating changed."""
    r = schema.ratings.c
    await connection.execute(
        update(schema.ratings)
        .where(r.person == seat.person, r.game == table.game)
        .values(mu=after.mu, sigma=after.sigma, games=r.games + 1, won=r.won + int(won))
    )
    kept = {"table_id": table.id, "seat": seat.number, "person": seat.person, "game": table.game, "at": table.touched}
    await connection.execute(insert(schema.rated).values(**kept, before=before.shown, after=after.shown))
    return round(after.shown - before.shown, 2)


async def _strengths(
    store: Store, connection: AsyncConnection, game: str, seats: Sequence[Seat]
) -> dict[int, Strength]:
    """The strengths of all seats, locked until the transaction ends; always in the same order, so that two tables
    that end together wait for each other instead of blocking each other."""
    people = sorted(seat.person for seat in seats if seat.person)
    for person in people:
        new = {"person": person, "game": game, "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "games": 0, "won": 0}
        await connection.execute(store.insert_new(schema.ratings, new))
    r = schema.ratings.c
    rows = await connection.execute(
        select(r.person, r.mu, r.sigma).where(r.game == game, r.person.in_(people)).order_by(r.person).with_for_update()
    )
    known = {person: Strength(mu, sigma) for person, mu, sigma in rows}
    return {seat.number: known[seat.person] for seat in seats if seat.person}


async def changes_of(store: Store, person: str, many: int) -> list[wire.RatingChange]:
    """What rated tables did to a person's ratings, the latest first."""
    r = schema.rated.c
    statement = select(r.table_id, r.game, r.at, r.before, r.after).where(r.person == person)
    rows = await store.rows(statement.order_by(r.at.desc()).limit(many))
    return [
        wire.RatingChange(table=table_id, game=game, at=at, before=before, after=after)
        for table_id, game, at, before, after in rows
    ]
