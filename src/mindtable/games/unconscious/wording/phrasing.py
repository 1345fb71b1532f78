"""The words that several rules and the catalogue share: effects, insights, cards and clients as phrases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces import cards
from mindtable.games.unconscious.pieces.board import ACTIONS, AREAS, INSIGHTS
from mindtable.games.unconscious.pieces.effects import (
    ANY,
    BANNER,
    CARD_EFFECT,
    COUNTED_NAMES,
    ELEVATE,
    ELEVATE_OR_TRANSFER,
    GENERATE,
    INKPOT,
    LEVELS,
    LOCATION,
    LOCATIONS,
    MAIN,
    PLAIN_NAMES,
    QUALITIES,
    REPRESS,
    RESOLVE_TILE,
    Effect,
    part_a,
    part_b,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.wording.words import VOCABULARY
from mindtable.kernel.actions import verb_of
from mindtable.kernel.phrases import Phrase, Said

TILE_LEVELS: Final = ("start", "one", "two")

# Gains that are counted, and those that just happen.
_COUNTED: Final = {**COUNTED_NAMES, RESOLVE_TILE: "resolve-tile", INKPOT: "inkpot"}
_PLAIN: Final = {op: name.replace(" ", "-") for op, name in PLAIN_NAMES.items()}

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "with-effect": ("label", "effect"),
    "counted": ("n", "thing"),
    "label-effect": ("effect",),
    "label-main": (),
    "label-banner": (),
    "tile-in": ("cell",),
    "nothing": (),
    **{f"effect-{name}": ("n",) for name in _COUNTED.values()},
    **{f"effect-{name}": () for name in _PLAIN.values()},
    "effect-generate": ("n", "level", "quality"),
    "effect-elevate": ("n", "quality"),
    "effect-elevate-or-transfer": ("quality",),
    "effect-location": ("location",),
    "effect-for": ("cost", "gains"),
    "effect-all": ("gains",),
    "effect-and": ("first", "second"),
    "effect-use": ("insights",),
    "effect-used": ("n", "level", "quality"),
    "effect-repress": ("n",),
    "effect-main": ("effect",),
    "effect-banner": ("effect",),
    "effect-card": ("card", "effect"),
    "card-facts": ("card", "tag", "volume"),
    **{f"volume-{colour}": () for colour in cards.COLOURS},
    "dream-of-symbol": ("dream", "symbol"),
    "tags-of": ("locations",),
    "count-points": ("amount",),
    **{f"case-{per}-help": ("points", "cap") for per in cards.SCORINGS[1:]},
    "client-facts": ("facts", "power"),
    "card-about": ("tag", "volume", "effect"),
    "grief-name": ("symbol",),
    "grief-name-start": (),
    "grief-facts": ("symbol", "therapy", "effect"),
    "grief-start": ("therapy", "effect"),
}


# --- actions


def verb_with(base: int, noun: Said) -> Phrase:
    """An action in its plain words, but for what it is done to."""
    return Phrase(f"verb-{VOCABULARY.verbs[verb_of(base)].name}", noun=noun)


def noun_name(action: int) -> Phrase:
    return Phrase(f"noun-{VOCABULARY.verb(action).nouns.kind}-{VOCABULARY.noun(action)}")


def with_effect(said: Phrase, effect: Said) -> Phrase:
    """A label whose effect is told beside it."""
    return said.explained(effect_label(effect))


def effect_label(effect: Said) -> Phrase:
    """An action that is nothing but its effect."""
    return Phrase("label-effect", effect=effect)


def part_label(number: int) -> Phrase:
    """A part of an effect: what it brings, or whose effect it is."""
    op, entry = part_op(number), part_entry(number)
    if op == MAIN:
        return with_effect(Phrase("label-main"), effect_phrase(cards.TILE_MAIN[entry]))
    if op == BANNER:
        return with_effect(Phrase("label-banner"), effect_phrase(cards.TILE_BANNER[entry]))
    if op == CARD_EFFECT:
        return with_effect(card_name(entry), effect_phrase(cards.RESEARCH_EFFECT[entry]))
    return effect_label(gain_phrase(number))


def counted(things: Iterable[Phrase]) -> list[Phrase]:
    """Each thing once, in the order of their first, with how many there are of it."""
    numbers = Counter(things)
    return [thing if n == 1 else Phrase("counted", n=n, thing=thing) for thing, n in numbers.items()]


# --- effects


def effect_phrase(effect: Effect) -> Phrase:
    """What an effect costs and brings."""
    gains = gain_phrases(effect.gains)
    if effect.cost:
        return Phrase("effect-for", cost=_cost_phrase(effect.cost), gains=gains)
    return gains[0] if len(gains) == 1 else Phrase("effect-all", gains=gains)


def _cost_phrase(cost: Sequence[int]) -> Phrase:
    due = due_phrases(cost)
    if REPRESS not in cost:
        return Phrase("effect-use", insights=due)
    used = due[:-1]
    return Phrase("effect-and", first=Phrase("effect-use", insights=used), second=due[-1]) if used else due[-1]


def due_phrases(cost: Sequence[int]) -> list[Phrase]:
    """What a cost takes, equal insights together; repressing comes last."""
    numbers = Counter(cost)
    used = [
        Phrase("effect-used", n=n, level=LEVELS[icon >> 2], quality=quality_id(icon & 3))
        for icon, n in numbers.items()
        if icon != REPRESS
    ]
    return [*used, Phrase("effect-repress", n=numbers[REPRESS])] if REPRESS in numbers else used


def gain_phrases(numbers: Iterable[int]) -> list[Phrase]:
    """What an effect brings, part by part, equal parts together."""
    return [_several(number, n) for number, n in Counter(numbers).items()]


def _several(number: int, n: int) -> Phrase:
    if part_op(number) == GENERATE:
        return _generated(number, n)
    said = gain_phrase(number)
    return said if n == 1 else Phrase("counted", n=n, thing=said)


def _generated(number: int, n: int) -> Phrase:
    return Phrase("effect-generate", n=n, level=LEVELS[part_a(number)], quality=quality_id(part_b(number)))


def gain_phrase(number: int) -> Phrase:
    """One part of what an effect brings; a whole tile or card with its own effect."""
    if part_op(number) == GENERATE:
        return _generated(number, 1)
    op, entry = part_op(number), part_entry(number)
    if op == MAIN:
        return Phrase("effect-main", effect=effect_phrase(cards.TILE_MAIN[entry]))
    if op == BANNER:
        return Phrase("effect-banner", effect=effect_phrase(cards.TILE_BANNER[entry]))
    if op == CARD_EFFECT:
        return Phrase("effect-card", card=card_name(entry), effect=effect_phrase(cards.RESEARCH_EFFECT[entry]))
    name, args = named_gain(number)
    return Phrase(f"effect-{name}", **args)


def named_gain(number: int) -> tuple[str, dict[str, int | str]]:
    """A gain by its name, and what it says besides."""
    op, a, b = part_op(number), part_a(number), part_b(number)
    if op in _COUNTED:
        return _COUNTED[op], {"n": a}
    if op in _PLAIN:
        return _PLAIN[op], {}
    if op == GENERATE:
        return "generate", {"level": LEVELS[a], "quality": quality_id(b)}
    if op == ELEVATE:
        return "elevate", {"n": a, "quality": quality_id(b)}
    if op == ELEVATE_OR_TRANSFER:
        return "elevate-or-transfer", {"quality": quality_id(b)}
    assert op == LOCATION
    return "location", {"location": LOCATIONS[a]}


def signs(cost: Sequence[int], gains: Sequence[int]) -> dict[str, object]:
    """What an effect costs and brings as data, for those who draw it."""
    icons = [
        "repress" if icon == REPRESS else {"level": LEVELS[icon >> 2], "quality": quality_id(icon & 3)} for icon in cost
    ]
    return {"cost": icons, "gains": [{"op": name, **args} for name, args in map(named_gain, gains)]}


def quality_id(quality: int) -> str:
    return "any" if quality == ANY else QUALITIES[quality]


# --- places and insights


def table_name(action: int) -> Phrase:
    return Phrase(f"table-{ACTIONS[action]}")


def cell_name(cell: int) -> Phrase:
    return Phrase(f"noun-cell-{cell + 1}")


def tile_in(cell: int, tile: int) -> Phrase:
    """A tile of the notebook with its main effect."""
    return with_effect(Phrase("tile-in", cell=cell_name(cell)), effect_phrase(cards.TILE_MAIN[tile]))


def insight_name(insight: int) -> Phrase:
    return Phrase(f"noun-insight-{INSIGHTS[insight]}")


def area_name(area: int) -> Phrase:
    """Where an insight comes to lie: what it then is."""
    return Phrase(f"area-{AREAS[area]}")


# --- cards, dreams and clients


def location_name(location: int) -> Phrase:
    return Phrase(f"location-{LOCATIONS[location]}")


def card_name(card: int) -> Phrase:
    return Phrase(f"research-{cards.RESEARCH[card]}")


def card_facts(card: int) -> Phrase:
    """A research card with its tag and its volume."""
    tag = location_name(cards.RESEARCH_TAG[card])
    return Phrase("card-facts", card=card_name(card), tag=tag, volume=_volume_of(card))


def card_about(card: int) -> Phrase:
    """What stands on a research card besides its name."""
    tag, effect = location_name(cards.RESEARCH_TAG[card]), effect_phrase(cards.RESEARCH_EFFECT[card])
    return Phrase("card-about", tag=tag, volume=_volume_of(card), effect=effect)


def _volume_of(card: int) -> Phrase:
    return Phrase(f"volume-{cards.COLOURS[cards.VOLUME[card]]}")


def tile_name(tile: int) -> Phrase:
    return Phrase(f"tile-{TILE_LEVELS[cards.TILE_LEVEL[tile]]}")


def dream_name(dream: int) -> Phrase:
    named = Phrase(f"dream-{cards.DREAMS[dream]}")
    symbol = cards.DREAM_SYMBOL[dream]
    return Phrase("dream-of-symbol", dream=named, symbol=symbol_name(symbol)) if symbol else named


def symbol_name(symbol: int) -> Phrase:
    return Phrase(f"symbol-{cards.SYMBOLS[symbol]}")


def tags_phrase(locations: Iterable[int]) -> Phrase:
    return Phrase("tags-of", locations=counted(map(location_name, locations)))


def client_name(client: int) -> Phrase:
    return Phrase(f"client-{cards.CLIENTS[client]}")


def client_power(client: int) -> Phrase:
    """The ability of a routine client, the scoring of a case study."""
    if cards.CLIENT_ABILITY[client] != cards.NO_ABILITY:
        return Phrase(f"ability-{cards.ABILITIES[cards.CLIENT_ABILITY[client]]}-help")
    points, cap = cards.CASE_POINTS[client], cards.CASE_CAP[client]
    return Phrase(f"case-{cards.SCORINGS[cards.CASE_PER[client]]}-help", points=points, cap=cap)


def client_facts(client: int) -> Phrase:
    """What is printed on a client besides the name."""
    facts = [
        Phrase("effect-therapy", n=cards.CLIENT_THERAPY[client]),
        Phrase("effect-points", n=cards.CLIENT_POINTS[client]),
    ]
    if cards.CLIENT_TAGS[client]:
        facts.append(tags_phrase(cards.CLIENT_TAGS[client]))
    return Phrase("client-facts", facts=facts, power=client_power(client))


def grief_name(grief: int) -> Phrase:
    symbol = cards.GRIEF_SYMBOL[grief]
    return Phrase("grief-name", symbol=symbol_name(symbol)) if symbol else Phrase("grief-name-start")


def grief_facts(grief: int) -> Phrase:
    therapy, effect = Phrase("effect-therapy", n=cards.GRIEF_THERAPY[grief]), effect_phrase(cards.GRIEF_EFFECT[grief])
    if not cards.GRIEF_SYMBOL[grief]:
        return Phrase("grief-start", therapy=therapy, effect=effect)
    return Phrase("grief-facts", symbol=symbol_name(cards.GRIEF_SYMBOL[grief]), therapy=therapy, effect=effect)
