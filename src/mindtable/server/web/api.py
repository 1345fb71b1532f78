"""The REST API: the endpoints of all packages, put together."""

from __future__ import annotations

from typing import Final

from mindtable.server.bots import rest as bots
from mindtable.server.lobby import rest as lobby
from mindtable.server.notices import rest as notices
from mindtable.server.people import account_rest, conduct_rest
from mindtable.server.table import rest as table
from mindtable.server.web import games_rest

ENDPOINTS: Final = (
    *account_rest.ENDPOINTS,
    *conduct_rest.ENDPOINTS,
    *games_rest.ENDPOINTS,
    *lobby.ENDPOINTS,
    *table.ENDPOINTS,
    *notices.ENDPOINTS,
    *bots.ENDPOINTS,
)
