"""Verbs and nouns: packing, the forms outside the rules, and what names no action."""

import pytest

from mindtable.kernel.actions import NOUN_BITS, Nouns, Verb, Vocabulary, noun_of, verb_of
from mindtable.kernel.errors import UnknownAction

SLOTS = Nouns("slot", ["1", "2", "high seat"])
WORDS = Vocabulary([Verb("done"), Verb("quell", SLOTS), Verb("rest")])
QUELL = 1 << NOUN_BITS


def test_an_action_packs_verb_and_noun() -> None:
    action = WORDS.base("quell") | 2
    assert action == QUELL | 2
    assert (verb_of(action), noun_of(action)) == (1, 2)
    assert WORDS.verb(action).name == "quell"
    assert WORDS.noun(action) == "high seat"


@pytest.mark.parametrize(
    ("text", "action", "json", "number"),
    [
        ("done", 0, {"verb": "done"}, 0),
        ("quell 1", QUELL, {"verb": "quell", "noun": "1"}, 1),
        ("quell high seat", QUELL | 2, {"verb": "quell", "noun": "high seat"}, 3),
        ("rest", 2 << NOUN_BITS, {"verb": "rest"}, 4),
    ],
)
def test_forms(text: str, action: int, json: dict[str, str], number: int) -> None:
    assert WORDS.text(action) == text
    assert WORDS.parse(text) == action
    assert WORDS.json(action) == json
    assert WORDS.from_json(json) == action
    assert WORDS.number(action) == number
    assert WORDS.numbered(number) == action


def test_spaces_around_do_not_matter() -> None:
    assert WORDS.parse("  quell   high seat ") == QUELL | 2


def test_all_lists_every_action_once() -> None:
    assert WORDS.all() == [0, QUELL, QUELL | 1, QUELL | 2, 2 << NOUN_BITS]
    assert WORDS.size == 5


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "unknown-verb", {"verb": ""}),
        ("fly 1", "unknown-verb", {"verb": "fly"}),
        ("quell", "missing-noun", {"verb": "quell"}),
        ("quell 9", "unknown-noun", {"verb": "quell", "noun": "9"}),
        ("done 1", "unwanted-noun", {"verb": "done", "noun": "1"}),
    ],
)
def test_unknown_texts(text: str, key: str, args: dict[str, str]) -> None:
    with pytest.raises(UnknownAction) as caught:
        WORDS.parse(text)
    assert (caught.value.reason.key, caught.value.reason.args) == (key, args)


@pytest.mark.parametrize("form", [None, 3, [], {}, {"verb": 1}, {"verb": "quell", "noun": 1}, {"verb": "fly"}])
def test_unknown_json(form: object) -> None:
    with pytest.raises(UnknownAction):
        WORDS.from_json(form)


@pytest.mark.parametrize("action", [-1, 1, QUELL | 3, 3 << NOUN_BITS])
def test_unknown_numbers(action: int) -> None:
    assert not WORDS.knows(action)
    with pytest.raises(UnknownAction):
        WORDS.text(action)
    with pytest.raises(UnknownAction):
        WORDS.number(action)


@pytest.mark.parametrize("number", [-1, 5])
def test_numbering_ends(number: int) -> None:
    with pytest.raises(UnknownAction):
        WORDS.numbered(number)


def test_declarations_are_checked() -> None:
    with pytest.raises(ValueError, match="twice"):
        Nouns("slot", ["1", "1"])
    with pytest.raises(ValueError, match="twice"):
        Vocabulary([Verb("done"), Verb("done")])
    with pytest.raises(ValueError, match="fit"):
        Nouns("slot", [str(number) for number in range(2000)])
    Vocabulary([Verb("done"), Verb("quell", SLOTS, QUELL)])
    with pytest.raises(ValueError, match="quell"):
        Vocabulary([Verb("done"), Verb("quell", SLOTS, 0)])
