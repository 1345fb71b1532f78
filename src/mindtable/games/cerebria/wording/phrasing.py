"""What things and prices are called in questions and labels. A label tells only what everyone sees and what the seat
holds itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.cerebria.pieces.board import REALMS, SPACES, TEAMS, VIBES
from mindtable.games.cerebria.pieces.cards import CARDS, Cards
from mindtable.games.cerebria.pieces.powers import joined
from mindtable.games.cerebria.pieces.spirit_boards import SPIRIT_ACTIONS, TOKEN_SPACES, UPGRADE_AT, UPGRADES
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.wording import words
from mindtable.kernel.actions import verb_of
from mindtable.kernel.phrases import Phrase, Said

# Every rule's file lists the keys its questions and labels are made of, with their arguments; these serve several.
# Plain names and verbs need no mention.
PHRASES: Final = {
    "count-willpower": ("amount",),
    "count-essence": ("amount",),
    "count-ambition": ("amount",),
    "for-free": (),
    "priced": ("label", "price"),
    "priced-from": ("label", "price"),
    "emotion-at": ("emotion", "slot", "essence"),
    "emotion-on": ("emotion", "slot"),
    "card-of-vibe": ("card", "vibe"),
    "upgrade-at": ("upgrade", "action"),
    "label-realm": ("realm",),
    "label-place-board": ("emotion",),
    "label-take": ("emotion",),
    "label-slot": ("slot",),
}


# --- names of things


def card_name(number: int) -> Phrase:
    return Phrase(f"emotion-{CARDS[number]}")


def emotion_power(cards: Cards, number: int) -> Phrase:
    """What a card does, and where that isn't what one expects of it, how its Intensity is read."""
    side, spaces = cards.side[number], cards.spaces[number]
    power = cards.power[number].phrase(TEAMS[side], TEAMS[1 - side])
    return joined([Phrase("power-falling"), power]) if spaces[-1] < spaces[0] else power


def vibe_card(g: State, number: int) -> Phrase:
    """A card with its Vibe; a starting Emotion has none."""
    vibe = g.cards.vibe[number]
    return Phrase("card-of-vibe", card=card_name(number), vibe=vibe_name(vibe)) if vibe else card_name(number)


def vibe_name(colour: int) -> Phrase:
    return Phrase(f"vibe-{VIBES[colour]}")


def slot_name(slot: int) -> Phrase:
    return Phrase(f"noun-slot-{slot + 1}")


def emotion_at(g: State, slot: int) -> Phrase:
    return Phrase(
        "emotion-at", emotion=card_name(g.emotion[slot]), slot=slot_name(slot), essence=essence_count(g.essence[slot])
    )


def emotion_named(g: State, slot: int) -> Phrase:
    """An Emotion in play, with its slot where another one of that name lies elsewhere."""
    named = card_name(g.emotion[slot])
    if g.emotion.count(g.emotion[slot]) == 1:
        return named
    return Phrase("emotion-on", emotion=named, slot=slot_name(slot))


def space_name(space: int) -> Phrase:
    return Phrase(f"realm-{SPACES[space]}" if space % 2 == 0 else f"frontier-{SPACES[space]}")


def realm_name(realm: int) -> Phrase:
    return Phrase(f"realm-{REALMS[realm]}")


def row_name(row: int) -> Phrase:
    return Phrase(f"spirit-action-{SPIRIT_ACTIONS[row]}")


def upgrade_name(upgrade: int) -> Phrase:
    return Phrase(f"upgrade-{UPGRADES[upgrade]}")


def token_place(g: State, seat: int, place: int) -> Phrase:
    """A place for a Vibe token, with the upgrade that lies there on this seat's board."""
    row, column = place // 4, place % 4
    if column == 0:
        return Phrase(f"token-space-{TOKEN_SPACES[place]}")
    upgrade = upgrade_name(UPGRADE_AT[g.boards[seat]][row][column - 1])
    return Phrase("upgrade-at", upgrade=upgrade, action=row_name(row))


def blocked_place(g: State, seat: int, place: int) -> Phrase:
    """What an Insecurity token blocks: a whole action, or one of its upgrades."""
    return token_place(g, seat, place) if place % 4 else row_name(place // 4)


def essence_count(amount: int) -> Phrase:
    return Phrase("count-essence", amount=amount)


def willpower_count(amount: int) -> Phrase:
    return Phrase("count-willpower", amount=amount)


# --- what is done


def verb_phrase(verb: int, noun: Said) -> Phrase:
    return Phrase(f"verb-{words.VERBS[verb_of(verb)].name}", noun=noun)


def at_emotion(g: State, slot: int) -> Phrase:
    return verb_phrase(words.AT, emotion_at(g, slot))


def realm_action(realm: int, **about: int) -> Phrase:
    """A Realm Action with what it does."""
    return Phrase("label-realm", realm=realm_name(realm)).explained(Phrase(f"realm-{REALMS[realm]}-action", **about))


# --- prices


def priced(label: Phrase, willpower: int, ambition: int = 0, essence: int = 0) -> Phrase:
    return _with_price("priced", label, _price(willpower, ambition, essence))


def priced_from(label: Phrase, willpower: int, ambition: int = 0, essence: int = 0) -> Phrase:
    """The least price; what is chosen next may ask for more."""
    return _with_price("priced-from", label, _price(willpower, ambition, essence)).with_facts(at_least=True)


def priced_by_choice(label: Phrase, prices: list[tuple[int, int, int]]) -> Phrase:
    """The price where it is the same whatever is chosen next, else the least of it."""
    return priced(label, *prices[0]) if len(set(prices)) == 1 else priced_from(label, *min(prices))


def _with_price(key: str, label: Phrase, price: Mapping[str, int]) -> Phrase:
    priced = Phrase(key, label=label, price=_counted(price)).with_facts(price=price)
    return priced.explained(label.about) if label.about else priced


def _price(willpower: int, ambition: int, essence: int) -> dict[str, int]:
    amounts = {"willpower": max(0, willpower), "ambition": ambition, "essence": essence}
    return {name: amount for name, amount in amounts.items() if amount}


def _counted(price: Mapping[str, int]) -> list[Phrase]:
    return [Phrase(f"count-{name}", amount=amount) for name, amount in price.items()] or [Phrase("for-free")]
