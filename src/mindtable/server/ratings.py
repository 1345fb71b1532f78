"""Ratings: openskill's Plackett-Luce, which knows teams. A table that all wished to be rated counts once, at its first
end, in the same transaction as its result.

Ruling: a rated table is one of people, each on one seat, in at least two teams; who has left or is stood in for is
rated all the same. What is played after all agreed to take back the end counts no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mindtable.server import schema, wire
from mindtable.server.records import Chair, TableRecord
from mindtable.server.store import Store

_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """What is believed of a player: how strong, and how far that may be off."""

    mu: float
    sigma: float

    @property
    def shown(self) -> float:
        """The careful guess: almost surely they are stronger."""
        return round(self.mu - 3 * self.sigma, 2)


UNKNOWN: Final = Strength(_MODEL.mu, _MODEL.sigma)


def rate(teams: Sequence[int], results: Sequence[wire.Result], before: Mapping[int, Strength]) -> dict[int, Strength]:
    """The strengths of all seats after a game: the winners were better than all others, those ranked by points."""
    sides = sorted(set(teams))
    seats = {side: [result for result in results if teams[result.seat] == side] for side in sides}
    order = {
        side: (not any(result.won for result in seats[side]), -max(result.score for result in seats[side]))
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
    store: Store, connection: AsyncConnection, table: TableRecord, chairs: Sequence[Chair], teams: Sequence[int]
) -> list[float]:
    """Count a finished table, in the transaction of its last row: by how much each seat's shown rating changed.

    Nothing if the table has counted before.
    """
    counted = select(func.count()).select_from(schema.rated).where(schema.rated.c.table_id == table.id)
    if (await connection.execute(counted)).scalar_one():
        return []
    before = await _strengths(store, connection, table.game, chairs)
    after = rate(teams, table.results, before)
    r = schema.ratings.c
    for result in table.results:
        seat, person = result.seat, chairs[result.seat].person
        await connection.execute(
            update(schema.ratings)
            .where(r.person == person, r.game == table.game)
            .values(mu=after[seat].mu, sigma=after[seat].sigma, games=r.games + 1, won=r.won + int(result.won))
        )
    await connection.execute(
        insert(schema.rated),
        [
            {
                "table_id": table.id,
                "seat": seat,
                "person": chairs[seat].person,
                "game": table.game,
                "before": before[seat].shown,
                "after": after[seat].shown,
                "at": table.touched,
            }
            for seat in sorted(after)
        ],
    )
    return [round(after[seat].shown - before[seat].shown, 2) for seat in sorted(after)]


async def _strengths(
    store: Store, connection: AsyncConnection, game: str, chairs: Sequence[Chair]
) -> dict[int, Strength]:
    """The strengths of all seats, locked until the transaction ends; always in the same order, so that two tables
    that end together wait for each other instead of blocking each other."""
    people = sorted(chair.person for chair in chairs if chair.person)
    for person in people:
        new = {"person": person, "game": game, "mu": UNKNOWN.mu, "sigma": UNKNOWN.sigma, "games": 0, "won": 0}
        await connection.execute(store.insert_new(schema.ratings, new))
    r = schema.ratings.c
    rows = await connection.execute(
        select(r.person, r.mu, r.sigma).where(r.game == game, r.person.in_(people)).order_by(r.person).with_for_update()
    )
    known = {person: Strength(mu, sigma) for person, mu, sigma in rows}
    return {chair.seat: known[chair.person] for chair in chairs if chair.person}


async def changes_of(store: Store, person: str, many: int) -> list[wire.RatingChange]:
    """What rated tables did to a person's ratings, the latest first."""
    r = schema.rated.c
    statement = select(r.table_id, r.game, r.at, r.before, r.after).where(r.person == person)
    rows: Iterable[Any] = await store.rows(statement.order_by(r.at.desc()).limit(many))
    return [
        wire.RatingChange(table=table_id, game=game, at=at, before=before, after=after)
        for table_id, game, at, before, after in rows
    ]
