"""After the start of a newer Mindtable: do the running tables go on by its rules?"""

from __future__ import annotations

import structlog

import mindtable
from mindtable.kernel.errors import MindtableError
from mindtable.kernel.reasons import OK
from mindtable.server.store.rows import Draft, RulesSet, StateSet
from mindtable.server.table.live import LiveTable
from mindtable.server.table.tables import Tables

_log = structlog.get_logger("mindtable.upgrades")


async def check_tables(tables: Tables) -> None:
    """Play every running table of earlier rules again. The log says which ones differ, and they are paused."""
    found = [
        table
        for game in map(mindtable.game, mindtable.games())
        for table in await tables.store.running_by_other_rules(game.id, game.rules_version)
    ]
    differ = 0
    for table_id in found:
        try:
            live = await tables.open(table_id)
            async with live.lock:
                await _settle(tables, live)
            differ += live.state.differs is not OK
        except MindtableError as error:  # another process was first, or the table can't be opened at all
            _log.warning("table-not-checked", table=table_id, problem=error.reason.key)
    if found:
        _log.info("rules-changed", tables=len(found), differ=differ)


async def _settle(tables: Tables, live: LiveTable) -> None:
    state = live.state
    known = state.game.rules_version
    if state.differs is OK and state.table.rules != known:
        await tables.write(live, Draft(RulesSet(known)))
        await tables.keep_snapshot(live)
    elif state.differs is not OK and state.table.state == "playing":
        await tables.write(live, Draft(StateSet("paused")))
