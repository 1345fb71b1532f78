"""The catalogue of Unconscious Mind: tiles, cards, clients, the city and whatever else a tooltip or a drawn card needs.

Effects stand there twice: in words (`…` as a phrase) and in the effect notation (`…_notation`), for drawing icons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from mindtable.games.unconscious.cards import (
    ABILITIES,
    CITY,
    CLIENT_ROWS,
    CLIENT_TAGS,
    DREAM_EFFECT,
    DREAM_ROWS,
    GRIEF_ROWS,
    OVERLAY_ROWS,
    RESEARCH_EFFECT,
    RESEARCH_ROWS,
    SYMBOLS,
    TILE_ROWS,
    TREATISE_ROWS,
    TREATISE_TAGS,
)
from mindtable.games.unconscious.effects import LOCATIONS, Effect
from mindtable.games.unconscious.phrasing import (
    client_facts,
    client_power,
    effect_phrase,
    grief_facts,
    grief_name,
    tags_phrase,
    tile_name,
)
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.phrases import Phrase

RULEBOOK: Final = "rulebook"


def catalogue() -> Iterator[Entry]:
    yield from _tiles()
    yield from _research()
    yield from _clients()
    yield from _city()
    for ability in ABILITIES[1:]:
        yield Entry("ability", ability, RULEBOOK, Phrase(f"ability-{ability}"), Phrase(f"ability-{ability}-help"))
    for symbol in SYMBOLS[1:]:
        yield Entry("symbol", symbol, RULEBOOK, Phrase(f"symbol-{symbol}"))


def _fields(row: dict[str, Any], *names: str) -> dict[str, object]:
    """The plain figures of an entry, as the content file has them."""
    return {name: row[name] for name in names if name in row}


def _effect(name: str, notation: str) -> dict[str, object]:
    return {name: effect_phrase(Effect(notation)), f"{name}_notation": notation}


def _effects(name: str, notations: Iterable[str]) -> dict[str, object]:
    texts = list(notations)
    return {name: [effect_phrase(Effect(text)) for text in texts], f"{name}_notation": texts}


def _tiles() -> Iterator[Entry]:
    for tile, row in enumerate(TILE_ROWS):
        fields = _fields(row, "level", "letter", "location", "insights") | _effect("main", row["main"])
        if "banner" in row:
            fields |= _effect("banner", row["banner"])
        yield Entry("tile", row["id"], row["provenance"], tile_name(tile), effect_phrase(Effect(row["main"])), fields)


def _research() -> Iterator[Entry]:
    for card, row in enumerate(RESEARCH_ROWS):
        fields = _fields(row, "volume", "tag") | _effect("effect", row["effect"])
        about = effect_phrase(RESEARCH_EFFECT[card])
        yield Entry("research", row["id"], row["provenance"], Phrase(f"research-{row['id']}"), about, fields)
    for treatise, row in enumerate(TREATISE_ROWS):
        about = tags_phrase(TREATISE_TAGS[treatise])
        fields = _fields(row, "size", "volumes", "tags", "points")
        yield Entry("treatise", row["id"], row["provenance"], Phrase(f"treatise-{row['id']}"), about, fields)


def _clients() -> Iterator[Entry]:
    for client, row in enumerate(CLIENT_ROWS):
        fields = _fields(row, "kind", "therapy", "points", "tags", "ability", "scoring")
        fields["power"] = client_power(client)
        fields["story"] = Phrase(f"client-{row['id']}-about")
        if CLIENT_TAGS[client]:
            fields["ability_name"] = Phrase(f"ability-{row['ability']}")
        yield Entry("client", row["id"], row["provenance"], Phrase(f"client-{row['id']}"), client_facts(client), fields)
    for grief, row in enumerate(GRIEF_ROWS):
        fields = _fields(row, "symbol", "therapy", "copies") | _effect("effect", row["effect"])
        yield Entry("grief", row["id"], row["provenance"], grief_name(grief), grief_facts(grief), fields)
    for dream, row in enumerate(DREAM_ROWS):
        fields = _fields(row, "kind", "symbol") | _effect("effect", row["effect"])
        about = effect_phrase(DREAM_EFFECT[dream])
        yield Entry("dream", row["id"], row["provenance"], Phrase(f"dream-{row['id']}"), about, fields)


def _city() -> Iterator[Entry]:
    for row in OVERLAY_ROWS:
        fields = _fields(row, "district") | _effects("colour", row["colour"]) | _effects("grey", row["grey"])
        yield Entry("overlay", row["id"], row["provenance"], Phrase(f"district-{row['district']}"), fields=fields)
    for row in CITY["location"]:
        fields = _fields(row, "district", "quality", "effects_provenance", "bonuses_provenance")
        fields |= _effects("effects", row["effects"]) | _effects("bonuses", row["bonuses"])
        yield Entry("location", row["id"], row["provenance"], Phrase(f"location-{row['id']}"), fields=fields)
    for row in CITY["district"]:
        fields = _fields(row, "quality", "values", "tokens", "bonuses_provenance") | _effects("bonuses", row["bonuses"])
        yield Entry("district", row["id"], row["provenance"], Phrase(f"district-{row['id']}"), fields=fields)
    for row in CITY["goal"]:
        fields = _fields(row, "tags", "points")
        if row.get("tags"):
            fields["tags_phrase"] = tags_phrase(LOCATIONS.index(tag) for tag in row["tags"])
        name, about = Phrase(f"goal-{row['id']}"), Phrase(f"goal-{row['id']}-help")
        yield Entry("goal", row["id"], row["provenance"], name, about, fields)
    for row in CITY["action"]:
        name, about = Phrase(f"table-{row['id']}"), Phrase(f"table-{row['id']}-help")
        yield Entry("table-action", row["id"], row["provenance"], name, about)
    yield from _track()


def _track() -> Iterator[Entry]:
    """The meeting table, a player's board, and the reputation track with what stands above and below it."""
    for id, source in (("table", "table"), ("player", "notebook"), ("track", "reputation")):
        board = dict(CITY[id])
        yield Entry("board", id, board.pop("provenance"), Phrase(f"source-{source}"), fields=board)
    for row in CITY["income"]:
        fields = _fields(row, "from", "to") | _effect("effect", row["effect"])
        about = effect_phrase(Effect(row["effect"]))
        yield Entry("income", row["id"], row["provenance"], Phrase("source-reputation"), about, fields)
    for row in CITY["section"]:
        fields = _fields(row, "from", "to") | _effects("effects", row["effects"])
        yield Entry("section", row["id"], row["provenance"], Phrase("source-reputation"), fields=fields)
