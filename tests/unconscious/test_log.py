"""The log in sentences: what happened to an insight, and names in the form that the grammar needs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from typing import Final

import pytest

import mindtable
from mindtable.games.unconscious.pieces.board import ACTIONS, AREAS, BONUSES, DISTRICT_SPACES, DISTRICTS, INKPOT_SPACES
from mindtable.games.unconscious.pieces.cards import TILES
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.kernel.phrases import event_phrase
from mindtable.text import LANGUAGES, event_text, phrase_problems

GAME: Final = mindtable.game("unconscious")


def told(event: str, **args: object) -> str:
    return event_text("en", GAME, {"event": event, "seat": 0, **args}, ["Anna"])


@pytest.mark.parametrize(
    ("insight", "to", "words"),
    [
        ("reserve", "freedom-minor", "Anna generates a minor freedom insight"),
        ("growth-minor", "growth-median", "Anna elevates a minor growth insight to median growth"),
        ("growth-minor", "passion-minor", "Anna transfers a minor growth insight to minor passion"),
        ("growth-major", "growth-median", "Anna represses a major growth insight to median growth"),
        ("passion-minor", "reserve", "Anna puts a minor passion insight back in the reserve"),
        ("passion-minor", "growth-median", "Anna generates a median growth insight from a minor passion insight"),
        ("passion-minor", "passion-minor", "Anna generates a minor passion insight from a minor passion insight"),
    ],
)
def test_moving_an_insight_says_what_is_done_to_it(insight: str, to: str, words: str) -> None:
    assert told("insight", insight=insight, to=to) == words


def test_names_stand_in_the_form_that_a_sentence_asks_for() -> None:
    walk = {"event": "freud", "location": "museum"}
    assert {language: event_text(language, GAME, walk) for language in LANGUAGES} == {
        "en": "Freud goes to the Museum",
        "pl": "Freud idzie do muzeum",
        "de": "Freud geht ins Museum",
        "ru": "Фрейд идёт в Музей",
    }
    assert told("fireworks", district="red") == "The fireworks move on to the red district"
    assert told("bonus", bonus="opera-3") == "Anna takes bonus 3 at the Opera"


def happenings() -> list[Mapping[str, object]]:
    """Every event about a thing of a closed set, with each of these things."""
    found: list[Mapping[str, object]] = [
        {"event": "insight", "seat": 0, "insight": insight, "to": to} for insight, to in permutations(AREAS, 2)
    ]
    found += [{"event": "insight-placed", "seat": 0, "insight": area} for area in AREAS]
    found += [{"event": "inkpot", "seat": 0, "by": by, "space": to} for by, to in product((1, 2, 5, 21), INKPOT_SPACES)]
    found += [{"event": kind, "seat": 0, "location": to} for kind in ("freud", "professor") for to in LOCATIONS]
    found += [{"event": "bonus", "seat": 0, "bonus": bonus} for bonus in BONUSES]
    found += [{"event": "district-bonus", "seat": 0, "space": space} for space in DISTRICT_SPACES]
    found += [{"event": "fireworks", "district": district} for district in DISTRICTS]
    found += [{"event": "line-filled", "seat": 0, "line": line} for line in range(1, 7)]
    found += [{"event": "places-tile", "seat": 0, "tile": TILES[n], "cell": n % 9 + 1} for n in range(len(TILES))]
    stated = {"event": "states", "seat": 0, "space": "b3"}
    found += [{**stated, "action": action, "ideas": n, "bright": 2 - n} for action in ACTIONS for n in range(3)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_form_that_a_line_of_the_log_asks_for(language: str) -> None:
    for event in happenings():
        phrase = event_phrase(GAME, event)
        assert not phrase_problems(language, phrase, GAME), event
        assert not any(sign in event_text(language, GAME, event) for sign in ("{", "area-", "noun-", ": "))
