"""What an action would do in this position, for the seat that may do it: the thing it is done to, and its price.

A label tells only what everyone sees and what the seat holds itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mindtable.games.cerebria import steps, words
from mindtable.games.cerebria.absorb import besides, entitled
from mindtable.games.cerebria.ambition import PRICES
from mindtable.games.cerebria.board import (
    ASPIRATIONS,
    CRADLE,
    LAND,
    NETWORK,
    REALMS,
    SLOTS_AT,
    SPACES,
    SPHERES,
    VALLEY,
    VIBES,
)
from mindtable.games.cerebria.cards import (
    CARDS,
    PLACE_FROM_BOARD,
    REMOVE,
    SATISFACTION,
    SELF_RESPECT,
)
from mindtable.games.cerebria.cradle import PRICE_OF_MORE
from mindtable.games.cerebria.invoke import check_slot, own_essence, price_of_invoke, toll_of_invoke
from mindtable.games.cerebria.land import price_of_land
from mindtable.games.cerebria.move import price_of_move
from mindtable.games.cerebria.network import check_network_slot, price_of_network, price_to_bring
from mindtable.games.cerebria.origin import sphere_at
from mindtable.games.cerebria.prices import discounted
from mindtable.games.cerebria.quell import ambition_of_quell, price_of_quell
from mindtable.games.cerebria.realm_action import price as price_of_visit
from mindtable.games.cerebria.spirit_action import any_colour_by_discard
from mindtable.games.cerebria.spirit_boards import (
    AMBITION_COST,
    ATTUNE,
    CLEANSING_LIGHT,
    EMBRACE,
    EMPOWER,
    EXALT,
    FLAGS,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    RAZE,
    SPIRIT_ACTIONS,
    SPREADING_DARKNESS,
    TOKEN_SPACES,
    UPGRADE_AT,
    UPGRADES,
)
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.turn import CARDS_AT_END
from mindtable.games.cerebria.valley import GAIN
from mindtable.games.cerebria.willow import fee
from mindtable.games.cerebria.words import VOCABULARY
from mindtable.kernel.actions import verb_of
from mindtable.kernel.phrases import Phrase, Said, Seat
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK

# Every key a label is made of, with its arguments; plain names and verbs need no mention.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "count-willpower": ("amount",),
    "count-willpower-supply": ("amount",),
    "count-essence": ("amount",),
    "count-ambition": ("amount",),
    "count-cards": ("amount",),
    "less-willpower": ("amount",),
    "for-free": (),
    "nothing": (),
    "priced": ("label", "price"),
    "priced-from": ("label", "price"),
    "emotion-at": ("emotion", "slot", "essence"),
    "card-of-vibe": ("card", "vibe"),
    "upgrade-at": ("upgrade", "place"),
    "sphere-at": ("sphere", "realm", "willpower"),
    "any-colour": (),
    "label-begin-locked": ("action",),
    "label-realm": ("realm", "effect"),
    "realm-valley-action": ("amount",),
    "realm-cradle-action": ("amount",),
    "realm-network-action": (),
    "realm-land-action": (),
    "realm-willow-action": (),
    "label-absorb": ("sphere", "realm", "gains"),
    "label-revelation": ("label",),
    "label-discard": ("card", "colour"),
    "label-swap": ("seat", "space"),
    "label-build": ("realm",),
    "label-exalt": ("realm",),
    "label-raze": ("realm",),
    "label-attune": ("realm",),
    "label-empower": ("emotion", "strong"),
    "label-place-supply": ("emotion",),
    "label-place-board": ("emotion",),
    "label-take": ("emotion",),
    "label-show-discard": ("card",),
    "label-spreading": ("card", "strong"),
    "label-keep": ("card", "other"),
    "label-all-essence": ("essence",),
    "label-drain": ("sphere",),
    "label-explained": ("label", "help"),
}


def label(g: State, seat: int, action: int) -> Phrase:
    step = g.stack[-1]
    noun = action & 1023
    tell = _BY_STEP.get((step[0], action & ~1023)) or _BY_VERB.get(action & ~1023)
    return tell(g, step, seat, noun) if tell else _plain(action)


# --- names of things


def card(number: int) -> Phrase:
    return Phrase(f"emotion-{CARDS[number]}")


def vibe_card(g: State, number: int) -> Phrase:
    """A card with its Vibe; a starting Emotion has none."""
    vibe = g.cards.vibe[number]
    return Phrase("card-of-vibe", card=card(number), vibe=Phrase(f"vibe-{VIBES[vibe]}")) if vibe else card(number)


def slot_name(slot: int) -> Phrase:
    return Phrase(f"noun-slot-{slot + 1}")


def emotion_at(g: State, slot: int) -> Phrase:
    essence = Phrase("count-essence", amount=g.essence[slot])
    return Phrase("emotion-at", emotion=card(g.emotion[slot]), slot=slot_name(slot), essence=essence)


def space_name(space: int) -> Phrase:
    return Phrase(f"realm-{SPACES[space]}" if space % 2 == 0 else f"frontier-{SPACES[space]}")


def realm_name(realm: int) -> Phrase:
    return Phrase(f"realm-{REALMS[realm]}")


def token_place(g: State, seat: int, place: int) -> Phrase:
    """A place for a Vibe token, with the upgrade that lies there on this seat's board."""
    named = Phrase(f"token-space-{TOKEN_SPACES[place]}")
    row, column = place // 4, place % 4
    if column == 0:
        return named
    return Phrase("upgrade-at", upgrade=upgrade_name(UPGRADE_AT[g.boards[seat]][row][column - 1]), place=named)


def upgrade_name(upgrade: int) -> Phrase:
    return Phrase(f"upgrade-{UPGRADES[upgrade]}")


def sphere_name(g: State, realm: int) -> Phrase:
    return Phrase(f"sphere-{SPHERES[sphere_at(g, realm)]}")


# --- prices


def price(willpower: int, ambition: int = 0, essence: int = 0) -> list[Phrase]:
    amounts = {"willpower": max(0, willpower), "ambition": ambition, "essence": essence}
    parts = [Phrase(f"count-{name}", amount=amount) for name, amount in amounts.items() if amount]
    return parts or [Phrase("for-free")]


def priced(said: Phrase, willpower: int, ambition: int = 0, essence: int = 0) -> Phrase:
    return Phrase("priced", label=said, price=price(willpower, ambition, essence))


def priced_from(said: Phrase, prices: list[tuple[int, int, int]]) -> Phrase:
    """The price where it is the same whatever follows, else the least of it."""
    key = "priced" if len(set(prices)) == 1 else "priced-from"
    return Phrase(key, label=said, price=price(*min(prices)))


def _verb(base: int, noun: Said) -> Phrase:
    return Phrase(f"verb-{VOCABULARY.verbs[verb_of(base)].name}", noun=noun)


def _plain(action: int) -> Phrase:
    return Phrase(f"verb-{VOCABULARY.verb(action).name}")


# --- the turn


def _begin(g: State, step: Step, seat: int, row: int) -> Phrase:
    action = Phrase(f"spirit-action-{SPIRIT_ACTIONS[row]}")
    locked = not g.ready[5 * seat + row] & 1
    said = Phrase("label-begin-locked", action=action) if locked else _verb(words.BEGIN, action)
    return priced(said, discounted(g, seat, row, 0), AMBITION_COST[g.boards[seat]][row][0])


def _realm(g: State, step: Step, seat: int, realm: int) -> Phrase:
    key = f"realm-{REALMS[realm]}-action"
    if realm == VALLEY:
        effect = Phrase(key, amount=GAIN)
    elif realm == CRADLE:
        effect = Phrase(key, amount=PRICE_OF_MORE)
    else:
        effect = Phrase(key)
    said = Phrase("label-realm", realm=realm_name(realm), effect=effect)
    if realm in (VALLEY, CRADLE):
        return priced(said, price_of_visit(g, seat, realm))
    if realm == NETWORK:
        slots = [slot for slot in SLOTS_AT[g.space[seat]] if check_network_slot(g, seat, slot) is OK]
        return priced_from(said, [(price_of_network(g, seat, slot), 0, 0) for slot in slots])
    least = price(price_of_land(g, seat, 1), essence=1) if realm == LAND else price(fee(g, seat) + 1)
    return Phrase("priced-from", label=said, price=least)


def _ability(g: State, step: Step, seat: int, ability: int) -> Phrase:
    names = words.VOCABULARY.verbs[verb_of(words.ABILITY)].nouns.names
    return priced(_verb(words.ABILITY, Phrase(f"ability-{names[ability]}")), 0, PRICES[ability])


def _absorb(g: State, step: Step, seat: int, realm: int) -> Phrase:
    amount, more = entitled(g, seat, realm), besides(g, seat)
    gains = [Phrase("count-willpower", amount=amount)]
    if more:
        gains.append(Phrase("count-willpower-supply", amount=more))
    said = Phrase("label-absorb", sphere=sphere_name(g, realm), realm=realm_name(realm), gains=gains)
    emptied = amount == g.sphere[sphere_at(g, realm)]
    return Phrase("label-revelation", label=said) if emptied else said


def _activate(g: State, step: Step, seat: int, slot: int) -> Phrase:
    said = _verb(words.ACTIVATE, emotion_at(g, slot))
    return priced(said, 1) if g.emotion[slot] == SELF_RESPECT else said


def _clear(g: State, step: Step, seat: int, place: int) -> Phrase:
    return _verb(words.CLEAR, token_place(g, seat, place))


def _favour(g: State, step: Step, seat: int, other: int) -> Phrase:
    return _verb(words.FAVOUR, Seat(other))


def _wish(g: State, step: Step, seat: int, wish: int) -> Phrase:
    names = words.VOCABULARY.verbs[verb_of(words.WISH)].nouns.names
    return _verb(words.WISH, Phrase(f"noun-wish-{names[wish]}"))


def _end(g: State, step: Step, seat: int, choice: int) -> Phrase:
    """What the end of the turn brings, by this choice and by the Emotions beside the Spirit."""
    gains: list[Phrase] = []
    cards = CARDS_AT_END
    if choice == 0:
        gains.append(Phrase("count-ambition", amount=1))
        cards = g.in_play[SATISFACTION] if g.cards.side[SATISFACTION] == g.teams[seat] else 0
    cards = min(cards, len(g.decks[seat]))
    if cards:
        gains.append(Phrase("count-cards", amount=cards))
    near = [g.emotion[slot] for slot in SLOTS_AT[g.space[seat]] if g.emotion[slot] >= 0]
    own = [number for number in near if g.cards.side[number] == g.teams[seat]]
    willpower = sum(g.cards.end_of_turn_near[number] for number in own)
    if willpower + g.willpower[seat] == 0:
        willpower = 1
    if willpower:
        gains.append(Phrase("count-willpower", amount=willpower))
    return _verb(words.END, gains or [Phrase("nothing")])


# --- Spirit Actions


def _discard(g: State, step: Step, seat: int, number: int) -> Phrase:
    colour = Phrase("any-colour") if any_colour_by_discard(g, seat) else Phrase(f"vibe-{VIBES[g.cards.vibe[number]]}")
    return Phrase("label-discard", card=card(number), colour=colour)


def _use(g: State, step: Step, seat: int, upgrade: int) -> Phrase:
    row, used, board = step[2], step[3], g.boards[seat]
    with_it = used | 1 << UPGRADE_AT[board][row].index(upgrade)
    willpower = discounted(g, seat, row, with_it) - discounted(g, seat, row, used)
    ambition = AMBITION_COST[board][row][with_it] - AMBITION_COST[board][row][used]
    said = _verb(words.USE, upgrade_name(upgrade))
    if willpower < 0:
        return Phrase("priced", label=said, price=[Phrase("less-willpower", amount=-willpower)])
    return priced(said, willpower, ambition)


def _move(g: State, step: Step, seat: int, space: int) -> Phrase:
    said = _verb(words.MOVE_TO, space_name(space))
    return priced(said, price_of_move(g, seat, step[3], space), AMBITION_COST[g.boards[seat]][MOVE][step[3]])


def _swap(g: State, step: Step, seat: int, other: int) -> Phrase:
    space = g.space[other]
    said = Phrase("label-swap", seat=Seat(other), space=space_name(space))
    return priced(said, price_of_move(g, seat, step[3], space), AMBITION_COST[g.boards[seat]][MOVE][step[3]])


def _invoke(g: State, step: Step, seat: int, number: int) -> Phrase:
    used, realm = step[3], step[5]
    flags = FLAGS[g.boards[seat]][INVOKE][used]
    slots = [slot for slot in range(15) if check_slot(g, seat, flags, used, slot, realm) is OK]
    prices = [_price_of_invoke(g, seat, used, slot) for slot in slots]
    return priced_from(_verb(words.INVOKE_CARD, vibe_card(g, number)), prices)


def _price_of_invoke(g: State, seat: int, used: int, slot: int) -> tuple[int, int, int]:
    essence = own_essence(FLAGS[g.boards[seat]][INVOKE][used]) + toll_of_invoke(g, seat, slot)
    return price_of_invoke(g, seat, used, slot), AMBITION_COST[g.boards[seat]][INVOKE][used], essence


def _quell(g: State, step: Step, seat: int, slot: int) -> Phrase:
    said = _verb(words.QUELL_AT, emotion_at(g, slot))
    return priced(said, price_of_quell(g, seat, step[3], slot), ambition_of_quell(g, seat, step[3], slot))


def _fortify(g: State, step: Step, seat: int, realm: int) -> Phrase:
    flags = FLAGS[g.boards[seat]][FORTIFY][step[3]]
    effects = {RAZE: "raze", EXALT: "exalt", ATTUNE: "attune"}
    effect = next((name for flag, name in effects.items() if flags & flag), "build")
    said = Phrase(f"label-{effect}", realm=realm_name(realm))
    return priced(said, discounted(g, seat, FORTIFY, step[3]), AMBITION_COST[g.boards[seat]][FORTIFY][step[3]])


def _empower(g: State, step: Step, seat: int, slot: int) -> Phrase:
    if FLAGS[g.boards[seat]][EMPOWER][step[3]] & SPREADING_DARKNESS:
        said = _verb(words.EMPOWER_AT, emotion_at(g, slot))
    else:
        strong = card(g.cards.strong[g.emotion[slot]])
        said = Phrase("label-empower", emotion=emotion_at(g, slot), strong=strong)
    return priced(said, discounted(g, seat, EMPOWER, step[3]), AMBITION_COST[g.boards[seat]][EMPOWER][step[3]])


# --- slots and Emotions


def _slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    return _verb(words.AT, slot_name(slot) if g.emotion[slot] < 0 else emotion_at(g, slot))


def _invoke_slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    return priced(_verb(words.AT, slot_name(slot)), *_price_of_invoke(g, seat, step[2], slot))


def _network_slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    return priced(_verb(words.AT, slot_name(slot)), price_of_network(g, seat, slot))


def _longing_slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    return priced(_verb(words.AT, slot_name(slot)), price_to_bring(g, seat, slot))


def _arrival_slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    return Phrase("label-place-board" if step[2] & EMBRACE else "label-take", emotion=emotion_at(g, slot))


def _entry_slot(g: State, step: Step, seat: int, slot: int) -> Phrase:
    power = g.cards.entry[g.emotion[step[2]]]
    if power == REMOVE:
        return Phrase("label-take", emotion=emotion_at(g, slot))
    key = "label-place-board" if power == PLACE_FROM_BOARD else "label-place-supply"
    return Phrase(key, emotion=emotion_at(g, slot))


# --- details


def _space(g: State, step: Step, seat: int, space: int) -> Phrase:
    return _verb(words.TO, space_name(space))


def _reveal(g: State, step: Step, seat: int, number: int) -> Phrase:
    shown = vibe_card(g, number)
    if FLAGS[g.boards[seat]][QUELL][step[2]] & CLEANSING_LIGHT:
        return Phrase("label-show-discard", card=shown)
    return _verb(words.REVEAL, shown)


def _spreading(g: State, step: Step, seat: int, number: int) -> Phrase:
    return Phrase("label-spreading", card=card(number), strong=card(g.cards.strong[number]))


def _keep(g: State, step: Step, seat: int, number: int) -> Phrase:
    other = step[3] if number == step[2] else step[2]
    return Phrase("label-keep", card=card(number), other=card(other))


def _quell_amount(g: State, step: Step, seat: int, amount: int) -> Phrase:
    essence = Phrase("count-essence", amount=amount)
    if amount == g.essence[step[3]]:
        return Phrase("label-all-essence", essence=essence)
    return _verb(words.AMOUNT, essence)


def _land_amount(g: State, step: Step, seat: int, amount: int) -> Phrase:
    return priced(_verb(words.AMOUNT, Phrase("count-essence", amount=amount)), price_of_land(g, seat, amount))


def _willow_amount(g: State, step: Step, seat: int, amount: int) -> Phrase:
    return priced(_verb(words.AMOUNT, Phrase("count-essence", amount=amount)), fee(g, seat) + amount)


def _absorb_amount(g: State, step: Step, seat: int, amount: int) -> Phrase:
    return _verb(words.AMOUNT, Phrase("count-willpower", amount=amount))


def _place(g: State, step: Step, seat: int, place: int) -> Phrase:
    return _verb(words.PLACE, token_place(g, seat, place))


def _colour(g: State, step: Step, seat: int, colour: int) -> Phrase:
    return _verb(words.COLOUR, Phrase(f"vibe-{VIBES[colour]}"))


def _block(g: State, step: Step, seat: int, noun: int) -> Phrase:
    owner, place = noun // 20, noun % 20
    return _verb(words.BLOCK, Phrase("seat-thing", seat=Seat(owner), thing=token_place(g, owner, place)))


def _sphere(g: State, step: Step, seat: int, realm: int) -> Phrase:
    willpower = Phrase("count-willpower", amount=g.sphere[sphere_at(g, realm)])
    where = Phrase("sphere-at", sphere=sphere_name(g, realm), realm=realm_name(realm), willpower=willpower)
    return Phrase("label-drain", sphere=where)


def _aspire(g: State, step: Step, seat: int, aspiration: int) -> Phrase:
    return _explained(words.ASPIRE, aspiration)


def _remove(g: State, step: Step, seat: int, aspiration: int) -> Phrase:
    return _explained(words.REMOVE_COMMON, aspiration)


def _explained(base: int, aspiration: int) -> Phrase:
    key = f"aspiration-{ASPIRATIONS[aspiration]}"
    return Phrase("label-explained", label=_verb(base, Phrase(key)), help=Phrase(f"{key}-help"))


def _answer(g: State, step: Step, seat: int, answer: int) -> Phrase:
    return _verb(words.ANSWER, Phrase(f"noun-answer-{'no' if answer else 'yes'}"))


def _one_more(g: State, step: Step, seat: int, answer: int) -> Phrase:
    said = _answer(g, step, seat, answer)
    return said if answer else priced(said, PRICE_OF_MORE)


Teller = Callable[[State, Step, int, int], Phrase]

_BY_VERB: Final[Mapping[int, Teller]] = {
    words.BEGIN: _begin,
    words.REALM: _realm,
    words.ABILITY: _ability,
    words.ABSORB: _absorb,
    words.ACTIVATE: _activate,
    words.CLEAR: _clear,
    words.FAVOUR: _favour,
    words.WISH: _wish,
    words.END: _end,
    words.DISCARD: _discard,
    words.USE: _use,
    words.MOVE_TO: _move,
    words.SWAP: _swap,
    words.INVOKE_CARD: _invoke,
    words.QUELL_AT: _quell,
    words.FORTIFY_IN: _fortify,
    words.EMPOWER_AT: _empower,
    words.AT: _slot,
    words.TO: _space,
    words.REVEAL: _reveal,
    words.WITH: _spreading,
    words.KEEP: _keep,
    words.PLACE: _place,
    words.COLOUR: _colour,
    words.BLOCK: _block,
    words.SPHERE: _sphere,
    words.ASPIRE: _aspire,
    words.REMOVE_COMMON: _remove,
    words.ANSWER: _answer,
}
# Where the same verb means something else.
_BY_STEP: Final[Mapping[tuple[int, int], Teller]] = {
    (steps.INVOKE_SLOT, words.AT): _invoke_slot,
    (steps.NETWORK_SLOT, words.AT): _network_slot,
    (steps.LONGING_SLOT, words.AT): _longing_slot,
    (steps.ON_ARRIVAL, words.AT): _arrival_slot,
    (steps.ENTRY_SLOT, words.AT): _entry_slot,
    (steps.QUELL_AMOUNT, words.AMOUNT): _quell_amount,
    (steps.LAND_AMOUNT, words.AMOUNT): _land_amount,
    (steps.WILLOW_AMOUNT, words.AMOUNT): _willow_amount,
    (steps.ABSORB_AMOUNT, words.AMOUNT): _absorb_amount,
    (steps.CRADLE_MORE, words.ANSWER): _one_more,
}
