"""The notation of the powers: every word of it is parsed, used by a rule, and said in four languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mindtable
from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces import cards, powers
from mindtable.games.cerebria.pieces.board import TEAMS
from mindtable.games.cerebria.pieces.cards import ASKED_FOR, CARD, CARD_ROWS, CARDS, OFFICIAL, Cards
from mindtable.games.cerebria.pieces.powers import (
    ACTIVATED,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    ENTRY,
    KINDS,
    ONGOING,
    SEPARATOR,
    TARGETS,
    TURN,
    Power,
)
from mindtable.games.cerebria.wording.phrasing import emotion_power
from mindtable.text import LANGUAGES, phrase_problems, phrase_text, say

FOLDER = Path(mindtable.__file__).parent / "games" / "cerebria"
# What may be told apart by its number: the starting Emotions, which have no power.
STARTING = {"BRIGHTNESS", "BLEAKNESS", "STARTING_CARD"}


def numbered(word: str) -> str:
    """A word of the notation with a number for each place: 2, then 3."""
    return word.replace("#", "2", 1).replace("#", "3")


def every_power() -> Iterator[str]:
    """Every word of the notation in a power of its own."""
    yield from (ENTRY + numbered(effect) for effect in EFFECTS)
    yield from (f"{ENTRY}token 1 per {count}" for count in COUNTS if count)
    yield from (f"{ENTRY}willpower 2 if {condition}" for condition in CONDITIONS if condition)
    yield from (TURN + numbered(word) for word in ACTIVATED)
    yield from (numbered(word) for word in ONGOING)


def written(power: Power) -> str:
    """A power in the notation again, from its figures alone."""
    figures = power.figures
    if "entry" in figures:
        word = next(w for w, meaning in EFFECTS.items() if meaning == (figures["entry"], figures["entry_target"]))
        text = word.replace("#", str(figures["entry_amount"]), 1).replace("#", str(figures["entry_near"]))
        count = next(name for name, number in COUNTS.items() if number == figures["entry_count"])
        condition = next(name for name, number in CONDITIONS.items() if number == figures["entry_condition"])
        return ENTRY + text + (f" per {count}" if count else "") + (f" if {condition}" if condition else "")
    words, left = {**ACTIVATED, **ONGOING}, dict(figures)
    parts = []
    for word, fields in sorted(words.items(), key=lambda item: -len(item[1])):
        if all(field in left for field in fields):
            first, *more = [left.pop(field) for field in fields]
            parts.append(word.replace("#", str(first), 1).replace("#", str(first + sum(more))))
    assert not left
    return (TURN if parts[0] in (numbered(word) for word in ACTIVATED) else "") + SEPARATOR.join(parts)


def sentence(language: str, text: str, own: str = "bliss", foe: str = "gloom") -> str:
    phrase = Power(text).phrase(own, foe)
    assert phrase_problems(language, phrase, GAME) == []
    return phrase_text(language, phrase, GAME)


# --- the cards


def test_no_rule_asks_for_a_card_by_its_name() -> None:
    """A card whose power were found by its number would be a hook; there is none."""
    found = []
    for path in sorted(FOLDER.glob("[!b]*/*.py")):  # bots judge by names of their own
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "mindtable.games.cerebria.pieces.cards":
                named = {alias.name for alias in node.names} - STARTING
                found += [(path.name, name) for name in named if name.lower().replace("_", "-") in CARDS]
            elif isinstance(node, ast.Constant) and node.value in CARDS:
                found.append((path.name, node.value))
    assert found == []


@pytest.mark.parametrize("card", [row["id"] for row in CARD_ROWS if "power" in row])
def test_the_power_of_a_card_can_be_written_from_its_figures(card: str) -> None:
    power = OFFICIAL.power[CARD[card]]
    parts = power.text.removeprefix(TURN).split(SEPARATOR)
    assert sorted(written(power).removeprefix(TURN).split(SEPARATOR)) == sorted(parts)


@pytest.mark.parametrize("card", CARDS)
def test_the_power_of_a_card_is_said_whole_and_with_the_same_numbers(card: str) -> None:
    phrase = emotion_power(OFFICIAL, CARD[card])
    numbers = {}
    for language in LANGUAGES:
        assert phrase_problems(language, phrase, GAME) == []
        said = phrase_text(language, phrase, GAME)
        assert re.fullmatch(r"[^{}$]+\.", said)
        numbers[language] = sorted(re.findall("[0-9]+", said))
    assert all(found == numbers["en"] for found in numbers.values()), numbers
    printed = re.findall("[0-9]+", OFFICIAL.power[CARD[card]].text)
    assert set(printed) <= set(numbers["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_say_the_same_only_where_they_do_the_same(language: str) -> None:
    said: dict[str, set[str]] = {}
    for number, power in enumerate(OFFICIAL.power):
        whole = phrase_text(language, emotion_power(OFFICIAL, number), GAME)
        said.setdefault(whole, set()).add(f"{TEAMS[OFFICIAL.side[number]] if power.text else ''} {power.text}")
    assert [powers for powers in said.values() if len(powers) > 1] == []


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("courage", "On entry: this Emotion gets a +1 Intensity token if there is a Gloom Emotion in an adjacent slot"),
        ("jealousy", "this Emotion gets a +1 Intensity token if there is a Bliss Emotion of higher Intensity in"),
        ("anger", "in an adjacent slot if it has 2 or more. This isn’t a Quell."),
        ("malevolence", "When you quell, you pay 1 less Willpower, or 2 less if the Emotion is in a slot adjacent"),
        ("self-respect", "so it falls as you add Essence. Once on your turn for each copy"),
        ("doubt", "That Spirit’s player can’t use this Spirit Action until they pay 2 Willpower to remove the token"),
    ],
)
def test_sentences_of_cards(card: str, words: str) -> None:
    assert words in phrase_text("en", emotion_power(OFFICIAL, CARD[card]), GAME)


# --- the words


def test_every_word_belongs_to_a_card() -> None:
    """What no card says would be a rule that nobody can play; the variants of placing Essence stand for one word."""
    used = [power.text for power in OFFICIAL.power]
    free = re.compile("|".join(re.escape(numbered(word)) for word in EFFECTS if word.startswith("place from")))
    for word in [*EFFECTS, *ACTIVATED, *ONGOING, *COUNTS, *CONDITIONS, *TARGETS]:
        pattern = re.escape(word).replace(r"\#", "[0-9]")
        assert free.fullmatch(word) or any(re.search(pattern, text) for text in used), word


def test_a_power_comes_back_from_its_figures() -> None:
    texts = [*every_power(), "entry: card 2 per own adjacent if no ambition"]
    assert [(written(Power(text)), text) for text in texts if written(Power(text)) != text] == []


def test_every_figure_is_asked_for_by_a_rule() -> None:
    """Every field of the notation is a list of `Cards`, or of the cards that have it, or a power of a side."""
    rules = "\n".join(
        path.read_text("utf-8") for path in FOLDER.rglob("*.py") if path.name not in ("cards.py", "powers.py")
    )
    masks = {mask: name for name, mask in vars(cards).items() if name.isupper() and isinstance(mask, int)}
    for field in {name for fields in (*ACTIVATED.values(), *ONGOING.values()) for name in fields}:
        power = {name for mask, name in masks.items() if ASKED_FOR.get(field, 0) & mask and mask & (mask - 1) == 0}
        tables = {table for table in (field, f"cards_{field}") if hasattr(OFFICIAL, table)}
        assert any(re.search(rf"\b{name}\b", rules) for name in tables | power), field


def test_every_kind_of_effect_is_handled() -> None:
    entry = (FOLDER / "rules" / "entry.py").read_text("utf-8")
    names = [name for name, value in vars(powers).items() if name.isupper() and isinstance(value, int)]
    kinds = names[names.index("NO_ENTRY") : names.index("NO_ENTRY") + len(KINDS)]
    assert [name for name in kinds if not re.search(rf"\b{name}\b", entry)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_for_either_side(language: str) -> None:
    for text in every_power():
        bliss, gloom = sentence(language, text), sentence(language, text, "gloom", "bliss")
        assert "{" not in bliss + gloom
        named = {name for name in ("team-bliss", "team-gloom") if say(language, name, GAME)[:3] in bliss}
        assert (bliss != gloom) == bool(named), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_said(language: str) -> None:
    for text in every_power():
        if "#" not in text and SEPARATOR not in text:
            assert set(re.findall("[0-9]", text)) <= set(re.findall("[0-9]", sentence(language, text))), text


@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("en", "draw 1 Emotion card", "draw 5 Emotion cards"),
        ("pl", "1 kartę Emocji", "5 kart Emocji"),
        ("de", "1 Emotionskarte", "5 Emotionskarten"),
        ("ru", "1 карту эмоции", "5 карт эмоций"),
    ],
)
def test_numbers_take_their_plural(language: str, one: str, five: str) -> None:
    assert one in sentence(language, "entry: card 1")
    assert five in sentence(language, "entry: card 5")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("foes pay much to move near", "'foes pay much to move near' is no word of the powers"),
        ("foes pay 1 more to move near; origin may rest", "'foes pay # more to move near; origin may rest' is no word"),
        ("willpower 1", "'willpower #' is no word of the powers, in 'willpower 1'"),
        ("entry: origin may rest", "'origin may rest' is no word of the powers"),
        ("entry: token 1 if sunny", "'sunny' is no word of the powers, in 'entry: token 1 if sunny'; known are"),
        ("entry: token 1 per Spirit", "'Spirit' is no word"),
        ("turn: give essence to foe", "'give essence to foe' is no word"),
        ("entry: willpower 0", "figures of powers are 1 to 6, not as in 'entry: willpower 0'"),
        ("entry: willpower 7", "figures of powers are 1 to 6"),
        ("willpower 1 when foes quell, willpower 2 when foes quell", "says the same twice"),
    ],
)
def test_what_is_not_in_the_notation_is_refused_by_name(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        Cards({"affection": {"power": text}})


# --- another card with the same words


def test_a_word_works_on_any_card() -> None:
    changed = Cards(
        {"guilt": {"power": "no quell of itself and own adjacent"}, "passion": {"power": "entry: vibe token"}}
    )
    assert changed.cards_no_quell == [CARD["purity"], CARD["guilt"]]
    assert changed.entry[CARD["passion"]] == changed.entry[CARD["dignity"]]
