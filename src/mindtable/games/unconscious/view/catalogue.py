"""The catalogue of Unconscious Mind: tiles, cards, clients, the city and whatever else a tooltip or a drawn card needs.

Effects stand there twice: in words (`…` as a phrase) and as data for drawing icons (`…_signs`). Single parts of
effects, by which the view says what is being done, are entries of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from mindtable.games.unconscious.pieces import cards
from mindtable.games.unconscious.pieces.board import (
    ACTIONS,
    CATHARSIS_AT,
    DISTRICT_VALUES,
    INKPOT_VALUE,
    LAPS,
    LINES,
    MOST_COFFEE,
    THERAPY_POINTS,
    TRACK_END,
    WATCHES,
)
from mindtable.games.unconscious.pieces.effects import (
    ANY,
    BANNER,
    BOX,
    CARD_EFFECT,
    COFFEE,
    ELEVATE,
    GENERATE,
    LEVELS,
    LOCATIONS,
    MAIN,
    POINTS,
    REPRESS,
    REPUTATION,
    RESEARCH,
    RESOLVE_COLUMN,
    RESOLVE_ROW,
    RESOLVE_TILE,
    THERAPY,
    TILE,
    TRACK,
    TRANSFER,
    TREAT,
    Effect,
    cost_text,
    part,
)
from mindtable.games.unconscious.pieces.goal_cards import GOAL_NEEDS
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.free_actions import (
    BOX_PRICE,
    BOX_TO_POINTS,
    BRINGS,
    COFFEE_PRICE,
    INSIGHTS_TO_BOX,
)
from mindtable.games.unconscious.rules.notebook import CHEAP_TILE, FROM_RIGHT, LOCK_CELLS
from mindtable.games.unconscious.rules.parts import part_of_entry
from mindtable.games.unconscious.rules.recall import TOKENS
from mindtable.games.unconscious.rules.track import TRACK_PARTS
from mindtable.games.unconscious.view.view import Figures
from mindtable.games.unconscious.wording.phrasing import (
    client_facts,
    client_power,
    due_phrases,
    effect_phrase,
    gain_phrase,
    grief_facts,
    grief_name,
    signs,
    tags_phrase,
    tile_name,
)
from mindtable.games.unconscious.wording.words import FREE_KINDS
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.phrases import Phrase

RULEBOOK: Final = "rulebook"
# One of each kind of effect, as tiles, cards and the city show them: the glossary explains them all.
GLOSSARY: Final = (
    "generate minor growth",
    "generate median any",
    "major passion: coffee 1",
    "elevate 1",
    "elevate 1 freedom",
    "transfer 1",
    "transfer 1 or elevate 1 growth",
    "repress: coffee 1",
    "coffee 2",
    "box 1",
    "bright 1",
    "points 3",
    "therapy 2",
    "reputation 1",
    "research 1",
    "play 1",
    "tile",
    "resolve tile",
    "resolve tile twice",
    "resolve row",
    "resolve column",
    "inkpot 1-3",
    "professor",
    "location opera",
    "track",
    "treat",
    "room",
)


def catalogue() -> Iterator[Entry]:
    yield from _tiles()
    yield from _research()
    yield from _clients()
    yield from _city()
    for ability in cards.ABILITIES[1:]:
        yield Entry("ability", ability, RULEBOOK, Phrase(f"ability-{ability}"), Phrase(f"ability-{ability}-help"))
    for symbol in cards.SYMBOLS[1:]:
        yield Entry("symbol", symbol, RULEBOOK, Phrase(f"symbol-{symbol}"))
    yield Entry("figures", "figures", RULEBOOK, Phrase("topic-table"), fields=dict(figures()))
    for notation in GLOSSARY:
        yield Entry("glossary", notation, RULEBOOK, effect_phrase(Effect(notation)), fields=_effect("effect", notation))
    yield from _free_actions()
    yield from _parts()


def figures() -> Figures:
    return {
        "most_coffee": MOST_COFFEE,
        "laps": LAPS,
        "tokens": TOKENS,
        "district_values": list(DISTRICT_VALUES),
        "inkpot_values": list(INKPOT_VALUE),
        "track_end": TRACK_END,
        "watches": list(WATCHES),
        "catharsis_at": CATHARSIS_AT,
        "therapy_points": THERAPY_POINTS,
        "goal_needs": list(GOAL_NEEDS),
        "locks": cards.CITY["player"]["locks"],
        "lock_cells": [cell + 1 for cell in LOCK_CELLS],
    }


def _free_actions() -> Iterator[Entry]:
    for kind, name in enumerate(FREE_KINDS):
        fields: dict[str, object] = {"gets_signs": signs((), [BRINGS[kind]])}
        if kind == INSIGHTS_TO_BOX:
            fields = {"gets_signs": signs(BOX_PRICE, [BRINGS[kind]])}
        elif kind == BOX_TO_POINTS:
            fields["pays_signs"] = signs((), [part(BOX, 1)])
        elif COFFEE_PRICE[kind]:
            fields["pays_signs"] = signs((), [part(COFFEE, COFFEE_PRICE[kind])])
        if name in cards.ABILITIES:
            fields["ability"] = name
        yield Entry("free-action", name, RULEBOOK, Phrase(f"noun-free-{name}"), fields=fields)


def _parts() -> Iterator[Entry]:
    """Every part of an effect that can be waiting, by the name that the view gives it, and every insight to be paid."""
    effects = [*cards.TILE_MAIN, *cards.TILE_BANNER, *cards.RESEARCH_EFFECT]
    effects += [*cards.GRIEF_EFFECT, *cards.DREAM_EFFECT, *cards.DISTRICT_BONUSES]
    lists = (cards.LOCATION_EFFECTS, cards.LOCATION_BONUSES, cards.OVERLAY_COLOUR, cards.OVERLAY_GREY)
    effects += [effect for kind in lists for some in kind for effect in some]
    gains = {*BRINGS, *TRACK_PARTS, *(gain for effect in effects for gain in effect.gains)}
    # What the rules make of them: one after the other, together, or what is left.
    counted = ((COFFEE, 6), (POINTS, 6), (BOX, 8), (THERAPY, 8), (RESEARCH, 1), (REPUTATION, 1), (TRANSFER, 1))
    gains |= {part(op, n) for op, most in counted for n in range(1, most + 1)}
    gains |= {part(op) for op in (TILE, TREAT, TRACK, RESOLVE_ROW, RESOLVE_COLUMN)}
    gains |= {part(RESOLVE_TILE, times) for times in (1, 2)}
    for quality in range(ANY + 1):
        gains |= {part(GENERATE, level, quality) for level in range(len(LEVELS))}
        gains |= {part(ELEVATE, times, quality) for times in (1, 2)}
    for number in sorted(gains):
        yield _part(number, signs((), [number]))
    for tile, id in enumerate(cards.TILES):
        yield _part(part_of_entry(MAIN, tile), _signs(cards.TILE_MAIN[tile]), tile=id)
        yield _part(part_of_entry(BANNER, tile), _signs(cards.TILE_BANNER[tile]))
    for card in range(len(cards.RESEARCH_EFFECT)):
        yield _part(part_of_entry(CARD_EFFECT, card), _signs(cards.RESEARCH_EFFECT[card]))
    for icon in (*(4 * level + quality for level in range(len(LEVELS)) for quality in range(ANY + 1)), REPRESS):
        [due] = due_phrases([icon])
        yield Entry("part", cost_text(icon), RULEBOOK, due, fields={"effect_signs": signs([icon], ())})


def _part(number: int, drawn: dict[str, object], **fields: object) -> Entry:
    [name] = named(number)
    said = gain_phrase(number)
    return Entry("part", str(name), RULEBOOK, said, fields={"effect": said, "effect_signs": drawn, **fields})


def _fields(row: dict[str, Any], *names: str) -> dict[str, object]:
    """The plain figures of an entry, as the content file has them."""
    return {name: row[name] for name in names if name in row}


def _signs(effect: Effect) -> dict[str, object]:
    return signs(effect.cost, effect.gains)


def _effect(name: str, notation: str) -> dict[str, object]:
    effect = Effect(notation)
    return {name: effect_phrase(effect), f"{name}_signs": _signs(effect)}


def _effects(name: str, notations: Iterable[str]) -> dict[str, object]:
    effects = [Effect(text) for text in notations]
    return {name: list(map(effect_phrase, effects)), f"{name}_signs": list(map(_signs, effects))}


def _tiles() -> Iterator[Entry]:
    for tile, row in enumerate(cards.TILE_ROWS):
        fields = _fields(row, "level", "letter", "location", "insights") | _effect("main", row["main"])
        if "banner" in row:
            fields |= _effect("banner", row["banner"])
        yield Entry("tile", row["id"], row["provenance"], tile_name(tile), effect_phrase(Effect(row["main"])), fields)


def _research() -> Iterator[Entry]:
    for card, row in enumerate(cards.RESEARCH_ROWS):
        fields = _fields(row, "volume", "tag") | _effect("effect", row["effect"])
        about = effect_phrase(cards.RESEARCH_EFFECT[card])
        yield Entry("research", row["id"], row["provenance"], Phrase(f"research-{row['id']}"), about, fields)
    for treatise, row in enumerate(cards.TREATISE_ROWS):
        about = tags_phrase(cards.TREATISE_TAGS[treatise])
        fields = _fields(row, "size", "volumes", "tags", "points")
        yield Entry("treatise", row["id"], row["provenance"], Phrase(f"treatise-{row['id']}"), about, fields)


def _clients() -> Iterator[Entry]:
    for client, row in enumerate(cards.CLIENT_ROWS):
        fields = _fields(row, "kind", "therapy", "points", "tags", "ability", "scoring")
        fields["power"] = client_power(client)
        fields["story"] = Phrase(f"client-{row['id']}-about")
        if cards.CLIENT_TAGS[client]:
            fields["ability_name"] = Phrase(f"ability-{row['ability']}")
        yield Entry("client", row["id"], row["provenance"], Phrase(f"client-{row['id']}"), client_facts(client), fields)
    for grief, row in enumerate(cards.GRIEF_ROWS):
        fields = _fields(row, "symbol", "therapy", "copies") | _effect("effect", row["effect"])
        yield Entry("grief", row["id"], row["provenance"], grief_name(grief), grief_facts(grief), fields)
    for dream, row in enumerate(cards.DREAM_ROWS):
        fields = _fields(row, "kind", "symbol") | _effect("effect", row["effect"])
        about = effect_phrase(cards.DREAM_EFFECT[dream])
        yield Entry("dream", row["id"], row["provenance"], Phrase(f"dream-{row['id']}"), about, fields)


def _city() -> Iterator[Entry]:
    for row in cards.OVERLAY_ROWS:
        fields = _fields(row, "district") | _effects("colour", row["colour"]) | _effects("grey", row["grey"])
        yield Entry("overlay", row["id"], row["provenance"], Phrase(f"district-{row['district']}"), fields=fields)
    for row in cards.CITY["location"]:
        fields = _fields(row, "district", "quality", "effects_provenance", "bonuses_provenance")
        fields |= _effects("effects", row["effects"]) | _effects("bonuses", row["bonuses"])
        yield Entry("location", row["id"], row["provenance"], Phrase(f"location-{row['id']}"), fields=fields)
    for row in cards.CITY["district"]:
        fields = _fields(row, "quality", "values", "tokens", "bonuses_provenance") | _effects("bonuses", row["bonuses"])
        yield Entry("district", row["id"], row["provenance"], Phrase(f"district-{row['id']}"), fields=fields)
    for row in cards.CITY["goal"]:
        fields = _fields(row, "tags", "points")
        if row.get("tags"):
            fields["tags_phrase"] = tags_phrase(LOCATIONS.index(tag) for tag in row["tags"])
        name, about = Phrase(f"goal-{row['id']}"), Phrase(f"goal-{row['id']}-help")
        yield Entry("goal", row["id"], row["provenance"], name, about, fields)
    for row in cards.CITY["action"]:
        name, about = Phrase(f"table-{row['id']}"), Phrase(f"table-{row['id']}-help")
        fields = _fields(row, "coffee")
        if row["id"] == ACTIONS[FROM_RIGHT]:
            fields["cheap"] = CHEAP_TILE
        yield Entry("table-action", row["id"], row["provenance"], name, about, fields)
    yield from _track()


def _line(line: int, cells: list[int]) -> dict[str, object]:
    """A row or column of the notebook: its cells, what it always brings, and what besides once it is filled."""
    player = cards.CITY["player"]
    found: dict[str, object] = {"cells": [cell + 1 for cell in cells]}
    if line < 3:
        return found | _effect("always", player["rows"][line]) | _effect("filled", player["filled_row"])
    return found | _effect("filled", player["columns"][line - 3])


def _track() -> Iterator[Entry]:
    """The meeting table, a player's board, and the reputation track with what stands above and below it."""
    for id, source in (("table", "table"), ("player", "notebook"), ("track", "reputation")):
        board = dict(cards.CITY[id])
        if id == "player":
            board["lines"] = [_line(line, cells) for line, cells in enumerate(LINES)]
        yield Entry("board", id, board.pop("provenance"), Phrase(f"source-{source}"), fields=board)
    for row in cards.CITY["income"]:
        fields = _fields(row, "from", "to") | _effect("effect", row["effect"])
        about = effect_phrase(Effect(row["effect"]))
        yield Entry("income", row["id"], row["provenance"], Phrase("source-reputation"), about, fields)
    for row in cards.CITY["section"]:
        fields = _fields(row, "from", "to") | _effects("effects", row["effects"])
        yield Entry("section", row["id"], row["provenance"], Phrase("source-reputation"), fields=fields)
