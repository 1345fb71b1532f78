"""People in the database: accounts, session tokens, results and ratings."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Integer, cast, delete, func, insert, or_, select, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.exc import IntegrityError

from mindtable.server.store import schema
from mindtable.server.store.database import TOKENS_OF, Database, as_record, as_text
from mindtable.server.store.records import Person

_AT_ONCE: Final = 1000  # parameters in one statement


class PeopleStore(Database):
    async def add_person(self, person: Person) -> None:
        await self.execute(insert(schema.people).values(**_person_values(person)))

    async def keep_person(self, person: Person, *changed: str) -> bool:
        """Write down what changed about a person, and no more: the rest may have changed meanwhile, by another request.

        False if the login is another's.
        """
        every = _person_values(person)
        values = {name: every[name] for name in changed}
        try:
            await self.execute(update(schema.people).where(schema.people.c.id == person.id).values(**values))
        except IntegrityError:
            return False
        return True

    async def person_of_token(self, token_hash: str, now: float) -> Person | None:
        statement = (
            select(schema.people)
            .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
            .where(schema.tokens.c.hash == token_hash, schema.tokens.c.expires > now)
        )
        return await self._one_person(statement)

    async def person(self, id: str) -> Person | None:
        return await self._one_person(select(schema.people).where(schema.people.c.id == id))

    async def person_of_login(self, login: str) -> Person | None:
        return await self._one_person(select(schema.people).where(schema.people.c.login_key == login.lower()))

    async def _one_person(self, statement: Any) -> Person | None:
        row = await self.first(statement)
        return _person(row) if row else None

    async def add_token(self, token_hash: str, person: str, now: float, expires: float) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.expires <= now))
            await connection.execute(
                insert(schema.tokens).values(hash=token_hash, person=person, created=now, expires=expires)
            )

    async def valid_tokens(self, hashes: Collection[str], now: float) -> set[str]:
        """The tokens of these that are still valid."""
        t = schema.tokens.c
        asked, valid = list(hashes), set[str]()
        for at in range(0, len(asked), _AT_ONCE):
            some = asked[at : at + _AT_ONCE]
            valid |= {hash for (hash,) in await self.rows(select(t.hash).where(t.hash.in_(some), t.expires > now))}
        return valid

    async def drop_token(self, person: str, token_hash: str) -> None:
        await self._drop_tokens(person, schema.tokens.c.hash == token_hash)

    async def drop_tokens(self, person: str, but: str = "") -> None:
        await self._drop_tokens(person, schema.tokens.c.hash != but)

    async def _drop_tokens(self, person: str, which: ColumnElement[bool]) -> None:
        """Drop tokens. Other processes then close the connections that came with them."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person, which))
            await self.notify(connection, TOKENS_OF, person)

    async def forget_person(self, person: str) -> None:
        """Delete a person. Only the seats and words stay that belong to other people's games, too."""
        values = _person_values(Person(id=person, name=""))
        async with self.writing() as connection:
            for table in (schema.tokens, schema.visitors, schema.notes, schema.ratings, schema.rated, schema.notices):
                await connection.execute(delete(table).where(table.c.person == person))
            theirs = or_(schema.blocks.c.person == person, schema.blocks.c.blocked == person)
            await connection.execute(delete(schema.blocks).where(theirs))
            await connection.execute(
                update(schema.results).where(schema.results.c.person == person).values(person=None)
            )
            await connection.execute(
                update(schema.people).where(schema.people.c.id == values.pop("id")).values(**values)
            )
            await self.notify(connection, TOKENS_OF, person)

    async def results_of(self, person: str) -> list[tuple[str, int, int]]:
        """Per game: its id, how often the person finished it, how often they won."""
        r = schema.results.c
        won = func.sum(cast(r.won, Integer))
        statement = select(r.game, func.count(), won).where(r.person == person).group_by(r.game).order_by(r.game)
        return [(game, played, int(wins)) for game, played, wins in await self.rows(statement)]

    async def ratings_of(self, person: str) -> list[tuple[str, float, float, int, int]]:
        """Per rated game: its id, mu, sigma, games and wins."""
        r = schema.ratings.c
        statement = select(r.game, r.mu, r.sigma, r.games, r.won).where(r.person == person).order_by(r.game)
        return [tuple(row) for row in await self.rows(statement)]


_PERSON_TEXTS: Final = ("settings", "notices")


def _person_values(person: Person) -> dict[str, Any]:
    values = msgspec.structs.asdict(person) | {"login_key": person.login.lower() or None}
    return values | {name: as_text(values[name]) for name in _PERSON_TEXTS}


def _person(row: SqlRow[Any]) -> Person:
    return as_record(row, Person, _PERSON_TEXTS, but="login_key")
