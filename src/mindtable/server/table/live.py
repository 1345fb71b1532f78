"""A table in memory: its state, who looks at it, and what goes with it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from mindtable.server.bots.workers import Plan
from mindtable.server.ops.clock import now
from mindtable.server.table.state import TableState

ATTENDED_FOR: Final = 600.0  # seconds after the last one has gone


class Listener(Protocol):
    """One who looks at a table: a connection."""

    person: str
    seat: int | None  # the one it chose; permissions say whether it still looks from there
    spectates: bool  # it wants no seat's view
    token: str  # as the store keeps it: hashed

    def send(self, message: bytes) -> None: ...

    def dismiss(self, farewell: str, **args: object) -> None:
        """Close the connection with this sentence."""


class LiveTable:
    """A table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, state: TableState, visitors: set[str], snapshot_seq: int) -> None:
        self.id = state.table.id
        self.state = state
        self.visitors = visitors
        self.snapshot_seq = snapshot_seq
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.left_at = now()  # when the last one went, or when we first heard of the table
        self.plans: dict[int, Plan] = {}  # what the bots here have in mind, by seat
        self.elsewhere: frozenset[str] = frozenset()  # who is connected through other processes, as last heard

    @property
    def here(self) -> set[str]:
        """Who is connected through this process."""
        return {listener.person for listener in self.listeners}

    @property
    def online(self) -> set[str]:
        return self.here | self.elsewhere

    @property
    def attended(self) -> bool:
        """Whether someone is here, or was until lately: where nobody is, bots rest."""
        return bool(self.online) or now() - self.left_at < ATTENDED_FOR

    @property
    def seq(self) -> int:
        return self.state.table.seq
