"""What an action would do in this position, for the seat that may do it: the thing itself with its effect.

A label tells only what lies open and what the seat holds itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mindtable.games.unconscious import dial, steps, words
from mindtable.games.unconscious.board import (
    ACTIONS,
    BONUSES,
    DISTRICT_OF,
    DISTRICT_SPACES,
    INKPOT_SPACES,
    INKPOT_VALUE,
    LEVEL_OF,
    LINES,
    LINES_OF,
    MOST_COFFEE,
    MOST_RESOLUTIONS,
    RESERVE,
    SPACES,
    TOUCHES,
    area,
)
from mindtable.games.unconscious.cards import (
    DISTRICT_BONUSES,
    DREAM_EFFECT,
    DREAM_SYMBOL,
    GRIEF_SYMBOL,
    LOCATION_EFFECTS,
    RECALL_COFFEE,
    RESEARCH_EFFECT,
    START_INSIGHTS,
    START_LOCATION,
    START_TILES,
    STARTING_GRIEF,
    TILE_BANNER,
    TILE_MAIN,
    TREATISE_POINTS,
    TREATISE_TWO_POINTS,
    TREATISES,
)
from mindtable.games.unconscious.city import FREUD_1, JOURNALIST_1, JOURNALIST_TO_FREUD, PROFESSOR_TO_FREUD, resolutions
from mindtable.games.unconscious.clients import FROM_DECK
from mindtable.games.unconscious.desk import has_ability
from mindtable.games.unconscious.effects import (
    GENERATE,
    MAIN,
    QUALITIES,
    REPRESS,
    REPUTATION,
    part,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.ideas import BRIGHT_USED, IDEAS_USED, pointed
from mindtable.games.unconscious.inkpot import bright_needed, free_step
from mindtable.games.unconscious.notebook import column_parts, first_empty, price_of_tile, row_parts, tile_at
from mindtable.games.unconscious.phrasing import (
    area_name,
    card_facts,
    client_facts,
    client_name,
    dream_name,
    effect_phrase,
    gain_phrase,
    grief_facts,
    insight_name,
    location_name,
)
from mindtable.games.unconscious.recall import TOKENS, location_bonus
from mindtable.games.unconscious.state import NONE, State
from mindtable.games.unconscious.track import TRACK_PARTS
from mindtable.games.unconscious.treat import top_dream
from mindtable.games.unconscious.words import VOCABULARY
from mindtable.kernel.actions import verb_of
from mindtable.kernel.phrases import Phrase, Said, Seat
from mindtable.kernel.position import Step

# Every key a label is made of besides the shared ones, with its arguments.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "count-coffee": ("amount",),
    "count-bright": ("amount",),
    "for-free": (),
    "nothing": (),
    "priced": ("label", "price"),
    "with-effect": ("label", "effect"),
    "label-explained": ("label", "help"),
    "label-space": ("space", "actions", "value"),
    "label-resolve": ("action",),
    "label-placing": ("placing", "times"),
    "label-inkpot": ("by", "space"),
    "label-frees-idea": ("label",),
    "label-effect": ("effect",),
    "label-track": ("effect",),
    "label-overpay": ("insight",),
    "label-repress": ("insight", "area"),
    "label-shift": ("insight", "area"),
    "label-tile": ("spot", "price", "main", "banner"),
    "label-tile-gone": ("spot", "price", "effect"),
    "tile-in": ("cell",),
    "tile-effect": ("effect",),
    "label-end-turn": (),
    "label-leave-action": (),
    "label-leave-rest": (),
    "label-no-bonus": (),
    "label-cell": ("cell",),
    "label-fills": ("label", "lines"),
    "label-replace": ("cell", "effect"),
    "label-publish": ("treatise", "points"),
    "label-cite": ("treatise", "seat", "card"),
    "label-walk": ("walk", "location"),
    "label-boost": ("bright", "times"),
    "label-treat": ("client", "dream", "effect"),
    "label-box": ("client", "therapy"),
    "label-client": ("client", "grief"),
    "label-dream-matches": ("label",),
    "label-start": ("effect", "location", "insights"),
}


def label(g: State, seat: int, action: int) -> Phrase:
    step = g.stack[-1]
    verb, noun = action & ~1023, action & 1023
    tell = _BY_STEP.get((step[0], verb)) or _BY_VERB.get(verb)
    return tell(g, step, seat, noun) if tell else _plain(action)


def _plain(action: int) -> Phrase:
    """An action that means the same everywhere; its noun has a text of its own."""
    verb = VOCABULARY.verb(action)
    name = VOCABULARY.noun(action)
    return Phrase(f"verb-{verb.name}", noun=Phrase(f"noun-{verb.nouns.kind}-{name}")) if name else _bare(action)


def _bare(action: int) -> Phrase:
    return Phrase(f"verb-{VOCABULARY.verb(action).name}")


def _verb(base: int, noun: Said) -> Phrase:
    return Phrase(f"verb-{VOCABULARY.verbs[verb_of(base)].name}", noun=noun)


def _noun(action: int) -> Phrase:
    return Phrase(f"noun-{VOCABULARY.verb(action).nouns.kind}-{VOCABULARY.noun(action)}")


def _with_effect(said: Phrase, effect: Said) -> Phrase:
    return Phrase("with-effect", label=said, effect=effect)


def cell_name(cell: int) -> Phrase:
    return Phrase(f"noun-cell-{cell + 1}")


# --- the turn and the meeting table


def _end_turn(g: State, step: Step, seat: int, nothing: int) -> Phrase:
    return Phrase("label-end-turn")


def _leave_action(g: State, step: Step, seat: int, nothing: int) -> Phrase:
    return Phrase("label-leave-action")


def _leave_rest(g: State, step: Step, seat: int, nothing: int) -> Phrase:
    return Phrase("label-leave-rest")


def _no_bonus(g: State, step: Step, seat: int, nothing: int) -> Phrase:
    return Phrase("label-no-bonus")


def _turn(g: State, step: Step, seat: int, kind: int) -> Phrase:
    said = _verb(words.TURN, _noun(words.TURN | kind))
    if words.TURN | kind != words.RECALL_IDEAS:
        return said
    coffee = g.idea_owner.count(seat) + has_ability(g, seat, RECALL_COFFEE)
    gained = min(coffee, MOST_COFFEE - g.coffee[seat])
    return _with_effect(said, Phrase("effect-coffee", n=gained)) if gained else said


def _space(g: State, step: Step, seat: int, space: int) -> Phrase:
    taken = pointed(g, seat)
    actions = [Phrase(f"table-{ACTIONS[action]}") for action in TOUCHES[space] if action not in taken]
    return Phrase("label-space", space=SPACES[space], actions=actions, value=INKPOT_VALUE[space // 4])


def _point(g: State, step: Step, seat: int, action: int) -> Phrase:
    said = _verb(words.POINT, Phrase(f"table-{ACTIONS[action]}"))
    return Phrase("label-explained", label=said, help=Phrase(f"table-{ACTIONS[action]}-help"))


def _resolve_action(g: State, step: Step, seat: int, action: int) -> Phrase:
    return Phrase("label-resolve", action=Phrase(f"table-{ACTIONS[action]}"))


def _place(g: State, step: Step, seat: int, placing: int) -> Phrase:
    times = IDEAS_USED[placing] + BRIGHT_USED[placing]
    return Phrase("label-placing", placing=_noun(words.PLACE | placing), times=times)


def _inkpot(g: State, step: Step, seat: int, by: int) -> Phrase:
    laps, space = divmod(g.inkpot[seat] + by, len(INKPOT_SPACES))
    said = Phrase("label-inkpot", by=by, space=Phrase(f"inkpot-{INKPOT_SPACES[space]}"))
    if laps and g.laps[seat] < 3:
        said = Phrase("label-frees-idea", label=said)
    bright = bright_needed(step[2], step[3], by) - free_step(g, seat)
    return Phrase("priced", label=said, price=Phrase("count-bright", amount=bright)) if bright > 0 else said


# --- effects and payments


def _part(g: State, step: Step, seat: int, index: int) -> Phrase:
    number = step[index + 3]
    if part_op(number) == MAIN and part_entry(number) in g.notebook[9 * seat : 9 * seat + 9]:
        tile = part_entry(number)
        cell = g.notebook.index(tile, 9 * seat) - 9 * seat
        return _with_effect(Phrase("tile-in", cell=cell_name(cell)), effect_phrase(TILE_MAIN[tile]))
    return Phrase("label-effect", effect=gain_phrase(number))


def _track(g: State, step: Step, seat: int, index: int) -> Phrase:
    return Phrase("label-track", effect=gain_phrase(TRACK_PARTS[index]))


def _location_effect(g: State, step: Step, seat: int, number: int) -> Phrase:
    return Phrase("label-effect", effect=effect_phrase(LOCATION_EFFECTS[step[2]][number]))


def _pay(g: State, step: Step, seat: int, insight: int) -> Phrase:
    where = insight % dial.OWN
    if step[2] == REPRESS:
        inwards = RESERVE if LEVEL_OF[where] == 0 else where - 1
        return Phrase("label-repress", insight=insight_name(insight), area=area_name(inwards))
    if LEVEL_OF[where] > step[2] >> 2:
        return Phrase("label-overpay", insight=insight_name(insight))
    return _verb(words.PAY, insight_name(insight))


# --- the dial


def _insight(g: State, step: Step, seat: int, insight: int) -> Phrase:
    return _verb(words.INSIGHT, insight_name(insight))


def _generated(g: State, step: Step, seat: int, insight: int) -> Phrase:
    return Phrase("label-shift", insight=insight_name(insight), area=area_name(area(step[3], step[2])))


def _elevated(g: State, step: Step, seat: int, insight: int) -> Phrase:
    return Phrase("label-shift", insight=insight_name(insight), area=area_name(insight % dial.OWN + 1))


def _generated_quality(g: State, step: Step, seat: int, quality: int) -> Phrase:
    return Phrase("label-effect", effect=gain_phrase(part(GENERATE, step[2], quality)))


def _transferred(g: State, step: Step, seat: int, quality: int) -> Phrase:
    level = LEVEL_OF[step[2] % dial.OWN]
    return Phrase("label-shift", insight=insight_name(step[2]), area=area_name(area(quality, level)))


def _quality(g: State, step: Step, seat: int, quality: int) -> Phrase:
    return _verb(words.QUALITY, Phrase(f"quality-{QUALITIES[quality]}"))


# --- the notebook


def _tile(g: State, step: Step, seat: int, spot: int) -> Phrase:
    tile, where, coffee = tile_at(g, spot), _noun(words.TILE | spot), price_of_tile(g, seat, step[2])
    price = Phrase("count-coffee", amount=coffee) if coffee else Phrase("for-free")
    if tile == NONE:
        effect = Phrase("effect-points", n=spot % 3 + 1)
        return Phrase("label-tile-gone", spot=where, price=price, effect=effect)
    main = Phrase("effect-main", effect=effect_phrase(TILE_MAIN[tile]))
    banner = Phrase("effect-banner", effect=effect_phrase(TILE_BANNER[tile]))
    return Phrase("label-tile", spot=where, price=price, main=main, banner=banner)


def _start(g: State, step: Step, seat: int, number: int) -> Phrase:
    tile = START_TILES[g.office[seat]][number]
    return Phrase(
        "label-start",
        effect=effect_phrase(TILE_MAIN[tile]),
        location=location_name(START_LOCATION[tile]),
        insights=[area_name(insight) for insight in START_INSIGHTS[tile]],
    )


def _place_in_row(g: State, step: Step, seat: int, row: int) -> Phrase:
    cell = first_empty(g, seat, row)
    said = Phrase("label-cell", cell=cell_name(cell))
    filled = [line for line in LINES_OF[cell] if _empty_cells(g, seat, line) == 1]
    return Phrase("label-fills", label=said, lines=[Phrase(f"line-{line + 1}") for line in filled]) if filled else said


def _empty_cells(g: State, seat: int, line: int) -> int:
    return sum(1 for cell in LINES[line] if g.notebook[9 * seat + cell] == NONE)


def _replace(g: State, step: Step, seat: int, cell: int) -> Phrase:
    effect = effect_phrase(TILE_MAIN[g.notebook[9 * seat + cell]])
    return Phrase("label-replace", cell=cell_name(cell), effect=effect)


def _resolve_tile(g: State, step: Step, seat: int, cell: int) -> Phrase:
    effect = effect_phrase(TILE_MAIN[g.notebook[9 * seat + cell]])
    return _with_effect(Phrase("tile-in", cell=cell_name(cell)), effect)


def _resolve_row(g: State, step: Step, seat: int, row: int) -> Phrase:
    return _with_effect(_verb(words.ROW, row + 1), _listed(row_parts(g, seat, row)))


def _resolve_column(g: State, step: Step, seat: int, column: int) -> Phrase:
    return _with_effect(_verb(words.COLUMN, column + 1), _listed(column_parts(g, seat, column)))


def _listed(parts: list[int]) -> list[Phrase]:
    """What a line brings, tile by tile."""
    return [_in_line(number) for number in parts] or [Phrase("nothing")]


def _in_line(number: int) -> Phrase:
    if part_op(number) != MAIN:
        return gain_phrase(number)
    effect = TILE_MAIN[part_entry(number)]
    said = effect_phrase(effect)
    # Brackets keep what belongs to one tile together.
    return Phrase("tile-effect", effect=said) if effect.cost or len(effect.gains) > 1 else said


# --- research and treatises


def _card(base: int, card: int) -> Phrase:
    return _with_effect(_verb(base, card_facts(card)), effect_phrase(RESEARCH_EFFECT[card]))


def _played(g: State, step: Step, seat: int, card: int) -> Phrase:
    return _card(words.CARD, card)


def _volume(g: State, step: Step, seat: int, card: int) -> Phrase:
    return _verb(words.CARD, card_facts(card))


def _exchanged(g: State, step: Step, seat: int, card: int) -> Phrase:
    return _card(words.EXCHANGE, card)


def _taken(g: State, step: Step, seat: int, card: int) -> Phrase:
    return _card(words.TAKE, card)


def _publish(g: State, step: Step, seat: int, treatise: int) -> Phrase:
    points = TREATISE_POINTS[treatise] + (2 if has_ability(g, seat, TREATISE_TWO_POINTS) else 0)
    named = Phrase(f"treatise-{TREATISES[treatise]}")
    return Phrase("label-publish", treatise=named, points=Phrase("count-points", amount=points))


def _cite(g: State, step: Step, seat: int, treatise: int) -> Phrase:
    return Phrase(
        "label-cite",
        treatise=Phrase(f"treatise-{TREATISES[treatise]}"),
        seat=Seat(g.treatise_owner[treatise]),
        card=card_facts(g.treatise_cards[treatise][-1]),
    )


# --- the city


def _walk(g: State, step: Step, seat: int, walk: int) -> Phrase:
    if walk in (PROFESSOR_TO_FREUD, JOURNALIST_TO_FREUD):
        location = g.freud
    elif walk >= JOURNALIST_1:
        location = (g.journalist + walk - JOURNALIST_1 + 1) % 6
    elif walk >= FREUD_1:
        location = (g.freud + walk - FREUD_1 + 1) % 6
    else:
        location = (g.professor[seat] + walk + 1) % 6
    return Phrase("label-walk", walk=_noun(words.WALK | walk), location=location_name(location))


def _boost(g: State, step: Step, seat: int, bright: int) -> Phrase:
    times = min(MOST_RESOLUTIONS, resolutions(g, seat, step[2], step[3]) + 2 * bright)
    return Phrase("label-boost", bright=bright, times=times)


def _bonus(g: State, step: Step, seat: int, bonus: int) -> Phrase:
    said = _verb(words.BONUS, Phrase(f"noun-bonus-{BONUSES[bonus]}"))
    return _with_effect(said, _and_token(g, DISTRICT_OF[bonus // 3], effect_phrase(location_bonus(g, bonus))))


def _district(g: State, step: Step, seat: int, space: int) -> Phrase:
    said = _verb(words.DISTRICT, Phrase(f"noun-district-space-{DISTRICT_SPACES[space]}"))
    return _with_effect(said, _and_token(g, space // 4, effect_phrase(DISTRICT_BONUSES[space % 4])))


def _and_token(g: State, district: int, effect: Phrase) -> list[Phrase]:
    """The first token of a district brings a reputation besides."""
    return [effect, gain_phrase(part(REPUTATION, 1))] if g.district_tokens[district] == TOKENS else [effect]


# --- clients


def _treat(g: State, step: Step, seat: int, room: int) -> Phrase:
    dream = top_dream(g, seat, room)
    client = client_name(g.room_client[2 * seat + room])
    return Phrase("label-treat", client=client, dream=dream_name(dream), effect=effect_phrase(DREAM_EFFECT[dream]))


def _box(g: State, step: Step, seat: int, room: int) -> Phrase:
    at = 2 * seat + room
    return Phrase("label-box", client=client_name(g.room_client[at]), therapy=g.room_therapy[at])


def _client(g: State, step: Step, seat: int, number: int) -> Phrase:
    client, grief = g.client_display[number], g.grief_display[number]
    if grief < 0:
        return client_facts(client)
    return Phrase("label-client", client=client_facts(client), grief=grief_facts(grief))


def _start_client(g: State, step: Step, seat: int, number: int) -> Phrase:
    return Phrase("label-client", client=client_facts(g.start_pool[number]), grief=grief_facts(STARTING_GRIEF))


def _dream(g: State, step: Step, seat: int, number: int) -> Phrase:
    if number == FROM_DECK:
        return _verb(words.DREAM, _noun(words.DREAM | number))
    dream, grief = g.manifest_display[number], g.room_grief[2 * seat + step[2]]
    said = _with_effect(_verb(words.DREAM, dream_name(dream)), effect_phrase(DREAM_EFFECT[dream]))
    matches = grief >= 0 and DREAM_SYMBOL[dream] and DREAM_SYMBOL[dream] == GRIEF_SYMBOL[grief]
    return Phrase("label-dream-matches", label=said) if matches else said


Teller = Callable[[State, Step, int, int], Phrase]

# Verbs that are missing here are told by their plain names.
_BY_VERB: Final[Mapping[int, Teller]] = {
    words.TURN: _turn,
    words.SPACE: _space,
    words.POINT: _point,
    words.PLACE: _place,
    words.INKPOT: _inkpot,
    words.PART: _part,
    words.PAY: _pay,
    words.INSIGHT: _insight,
    words.QUALITY: _quality,
    words.TILE: _tile,
    words.ROW: _place_in_row,
    words.COLUMN: _resolve_column,
    words.CELL: _replace,
    words.CARD: _played,
    words.EXCHANGE: _exchanged,
    words.TAKE: _taken,
    words.PUBLISH: _publish,
    words.CITE: _cite,
    words.WALK: _walk,
    words.BOOST: _boost,
    words.EFFECT: _location_effect,
    words.BONUS: _bonus,
    words.DISTRICT: _district,
    words.TREAT: _treat,
    words.BOX: _box,
    words.CLIENT: _client,
    words.DREAM: _dream,
    words.START: _start,
}
# Where the same verb means something else.
_BY_STEP: Final[Mapping[tuple[int, int], Teller]] = {
    (steps.USE_BOXES, words.DONE): _end_turn,
    (steps.TABLE_ACTION, words.DONE): _leave_action,
    (steps.PARTS, words.DONE): _leave_rest,
    (steps.RECALL_BONUS, words.DONE): _no_bonus,
    (steps.TABLE_ACTION, words.POINT): _resolve_action,
    (steps.TRACK_ACTION, words.PART): _track,
    (steps.GENERATE, words.INSIGHT): _generated,
    (steps.ELEVATE, words.INSIGHT): _elevated,
    (steps.ELEVATE_OR_TRANSFER, words.INSIGHT): _elevated,
    (steps.GENERATE_QUALITY, words.QUALITY): _generated_quality,
    (steps.TRANSFER_QUALITY, words.QUALITY): _transferred,
    (steps.CHOOSE_ROW, words.ROW): _resolve_row,
    (steps.CHOOSE_TILE, words.CELL): _resolve_tile,
    (steps.GATHER, words.CARD): _volume,
    (steps.START_CLIENT, words.CLIENT): _start_client,
}
