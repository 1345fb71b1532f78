"""Connection limits: how many WebSockets one person, one network and all together may open."""

from __future__ import annotations

from collections import Counter

from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.settings import Settings
from mindtable.server.web import refusals


class Connections:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.total = 0
        self._people: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many people are connected."""
        return len(self._people)

    def check(self, person: str, network: str, plays: bool) -> Reason:
        """Whether one more may come; the last tenth of all places is for the table's players."""
        most = self.settings
        places = most.connections if plays else most.connections * 9 // 10
        few = self._people[person] < most.connections_per_person
        few_here = self._networks[network] < most.connections_per_address
        return OK if few and few_here and self.total < places else refusals.TOO_MANY

    def add(self, person: str, network: str) -> None:
        self.total += 1
        self._people[person] += 1
        self._networks[network] += 1

    def remove(self, person: str, network: str) -> None:
        self.total -= 1
        for counter, key in ((self._people, person), (self._networks, network)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
