"""No label is too long for its button, in any language, with the real names of cards, clients and players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

import mindtable
from mindtable.games.unconscious.pieces import cards
from mindtable.games.unconscious.pieces.board import INKPOT_SPACES, INSIGHTS, LEVEL_OF, RESERVE
from mindtable.games.unconscious.rules.dial import OWN
from mindtable.games.unconscious.rules.dial_steps import shift_label
from mindtable.games.unconscious.rules.track import TRACK_PARTS
from mindtable.games.unconscious.rules.treatise import treatise_name
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import (
    area_name,
    card_name,
    client_name,
    dream_name,
    effect_label,
    effect_phrase,
    gain_phrase,
    insight_name,
    location_name,
    noun_name,
    part_label,
    table_name,
    verb_with,
)
from mindtable.kernel.phrases import Phrase, Seat, action_phrase
from mindtable.text import LANGUAGES, phrase_text

GAME: Final = mindtable.game("unconscious")
LONGEST: Final = 60
SEAT: Final = ["", "Konstanze"]


def labels_of_things() -> Iterator[Phrase]:
    """What a button may say of any client, card or place, with their longest prices."""
    for client in map(client_name, range(len(cards.CLIENTS))):
        yield from (client, Phrase("label-treat", client=client), Phrase("label-box", client=client))
    for treatise in map(treatise_name, range(len(cards.TREATISES))):
        yield Phrase("label-publish", treatise=treatise, points=Phrase("count-points", amount=12))
        yield Phrase("label-cite", treatise=treatise, seat=Seat(1))
    for dream in range(len(cards.DREAMS)):
        yield verb_with(words.DREAM, dream_name(dream))
    for card in range(len(cards.RESEARCH)):
        yield from (verb_with(verb, card_name(card)) for verb in (words.CARD, words.EXCHANGE, words.TAKE))
    for insight in range(len(INSIGHTS)):
        yield Phrase("label-overpay", insight=insight_name(insight))
        if insight % OWN != RESERVE:
            inwards = insight % OWN - 1 if LEVEL_OF[insight % OWN] else RESERVE
            yield Phrase("label-repress", insight=insight_name(insight), area=area_name(inwards))
        yield from (shift_label(insight, to) for to in range(1, OWN))
    for spot, coffee in product(range(len(words.TILE_SPOTS)), (1, 2, 3)):
        where, price = noun_name(words.TILE | spot), Phrase("count-coffee", amount=coffee)
        yield Phrase("label-tile", spot=where, price=price)
        yield Phrase("label-tile-gone", spot=where, price=price, effect=Phrase("effect-points", n=coffee))
    for by, space, bright in product((1, 2, 12), INKPOT_SPACES, (1, 2, 5)):
        moved = Phrase("label-inkpot", by=by, space=Phrase(f"inkpot-{space}"))
        yield Phrase("priced", label=moved, price=Phrase("count-bright", amount=bright))
    for walk, location in product(range(len(words.WALKS)), range(6)):
        yield Phrase("label-walk", walk=noun_name(words.WALK | walk), location=location_name(location))
    for placing in range(len(words.PLACINGS)):
        yield Phrase("label-placing", placing=noun_name(words.PLACE | placing), times=2)
    yield from (Phrase("label-resolve", action=table_name(action)) for action in range(9))


def labels_of_effects() -> Iterator[Phrase]:
    """Every effect that is a button of its own."""
    effects = [effect for location in cards.LOCATION_EFFECTS for effect in location]
    yield from (effect_label(effect_phrase(effect)) for effect in effects)
    effects = [*cards.TILE_MAIN, *cards.TILE_BANNER, *cards.DREAM_EFFECT, *cards.RESEARCH_EFFECT, *cards.GRIEF_EFFECT]
    parts = {part for effect in effects for part in effect.gains}
    yield from map(part_label, sorted(parts))
    yield from (Phrase("label-track", effect=gain_phrase(part)) for part in TRACK_PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_too_long_for_a_button(language: str) -> None:
    verbs = GAME.vocabulary.verbs
    every = [action_phrase(GAME, verb.base | noun) for verb in verbs for noun in range(len(verb.nouns.names))]
    said = {phrase_text(language, label, GAME, SEAT) for label in (*every, *labels_of_things(), *labels_of_effects())}
    assert [text for text in sorted(said) if len(text) > LONGEST] == []
