"""Phrases: what is said, as data, and the words that become of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from tests.every_game import GAMES
from tests.games import duel, lanterns

from mindtable.kernel.catalogue import Entry
from mindtable.kernel.errors import WrongSeat
from mindtable.kernel.phrases import (
    Phrase,
    Seat,
    action_phrase,
    event_phrase,
    noun_phrase,
    reason_phrase,
)
from mindtable.kernel.reasons import Reason
from mindtable.text import LANGUAGES, action_text, phrase_problems, phrase_text, reason_text, say


def test_json_form() -> None:
    phrase = Phrase(
        "a", number=2, word="x", who=Seat(1), thing=Phrase("b"), things=[Phrase("c", n=1), Phrase("d")], none=[]
    )
    told = {
        "key": "a",
        "args": {
            "number": 2,
            "word": "x",
            "who": {"seat": 1},
            "thing": {"key": "b", "args": {}},
            "things": [{"key": "c", "args": {"n": 1}}, {"key": "d", "args": {}}],
            "none": [],
        },
    }
    assert json.loads(json.dumps(phrase.describe())) == told
    assert [part.key for part in phrase.parts()] == ["a", "b", "c", "d"]


def test_equal_when_they_say_the_same() -> None:
    assert Phrase("a", who=Seat(1)) == Phrase("a", who=Seat(1))
    assert len({Phrase("a", n=1), Phrase("a", n=1), Phrase("a", n=2), Phrase("b", n=1)}) == 3
    assert Phrase("a", who=Seat(1)) != Phrase("a", who=Seat(2))
    assert Phrase("a", n=1) != Phrase("a", m=1)
    assert Phrase("a", who=Seat(1)) != Phrase("a", who=1)


def test_an_argument_may_be_called_anything() -> None:
    phrase = reason_phrase(None, Reason("scenario-unknown-key", args={"key": "x", "known": "y"}))
    assert phrase.args == {"key": "x", "known": "y"}


# --- what becomes of reasons, events, actions and nouns


def test_seats_and_names_in_events_and_reasons() -> None:
    heard = event_phrase(lanterns.GAME, {"event": "draw", "seat": 1, "colour": "red"})
    assert heard == Phrase("event-draw", seat=Seat(1), colour=Phrase("noun-colour-red"))
    hidden = event_phrase(lanterns.GAME, {"event": "draw-hidden", "seat": 1})
    assert hidden == Phrase("event-draw-hidden", seat=Seat(1))
    swapped = event_phrase(lanterns.GAME, {"event": "swap", "seat": 0, "other_seat": 2})
    assert swapped == Phrase("event-swap", seat=Seat(0), other_seat=Seat(2))
    wrong = reason_phrase(lanterns.GAME, Reason("too-many", args={"card": "7", "count": 3, "seat": 1}))
    assert wrong == Phrase("reason-too-many", card="7", count=3, seat=Seat(1))


def test_nouns_stand_for_a_text_a_seat_or_themselves() -> None:
    assert noun_phrase(lanterns.GAME, "colour", "red") == Phrase("noun-colour-red")
    assert noun_phrase(duel.GAME, "card", "7") == "7"
    assert noun_phrase(lanterns.GAME, "seat", "2") == Seat(2)
    there = noun_phrase(lanterns.GAME, "seat-colour", "1-red")
    assert there == Phrase("seat-thing", seat=Seat(1), thing=Phrase("noun-colour-red"))
    assert phrase_text("en", there, lanterns.GAME, ["", "Ada"]) == "Ada: red"


@pytest.mark.slow
@pytest.mark.parametrize("game", [duel.GAME, lanterns.GAME, *GAMES], ids=lambda g: g.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said_without_a_position(game: Any, language: str) -> None:
    for action in game.vocabulary.all():
        phrase = action_phrase(game, action)
        assert phrase_problems(language, phrase, game) == []
        assert action_text(language, game, action) == phrase_text(language, phrase, game)


# --- rendering


def test_parts_are_rendered_in_the_same_language() -> None:
    phrase = Phrase("step-reaction", seat=Seat(1), colour=Phrase("noun-colour-red"), shore=Phrase("noun-shore-far"))
    assert phrase_text("en", phrase, lanterns.GAME, ["", "Ada"]).startswith(
        "Ada lights a lantern (red) on the far shore."
    )


def test_a_text_asks_for_the_form_of_a_name_that_its_grammar_needs() -> None:
    light = Phrase("event-light", seat=Seat(0), colour=Phrase("noun-colour-red"), shore=Phrase("noun-shore-far"))
    assert phrase_text("pl", light, lanterns.GAME, ["Ola"]) == "Ola zapala czerwoną latarnię na dalszym brzegu."
    assert phrase_problems("pl", light, lanterns.GAME) == []


def test_a_name_without_the_form_comes_as_it_is_and_is_a_problem() -> None:
    named = Phrase("event-light", seat=Seat(0), colour=Phrase("noun-colour-red"), shore="Lido")
    assert phrase_text("pl", named, lanterns.GAME, ["Ola"]) == "Ola zapala czerwoną latarnię Lido."
    assert len(phrase_problems("pl", named, lanterns.GAME)) == 1


def test_each_of_a_list_takes_the_form() -> None:
    shores = [Phrase("noun-shore-near"), Phrase("noun-shore-far")]
    lit = Phrase("event-light", seat=Seat(0), colour=Phrase("noun-colour-blue"), shore=shores)
    said = phrase_text("pl", lit, lanterns.GAME, ["Ola"])
    assert said == "Ola zapala niebieską latarnię na bliższym brzegu, na dalszym brzegu."


def test_lists_are_joined_as_the_language_lists() -> None:
    colours = [Phrase(f"noun-colour-{name}") for name in ("red", "green", "blue")]
    assert phrase_text("de", colours, lanterns.GAME) == "Rot, Grün, Blau"
    assert phrase_text("de", colours[:1], lanterns.GAME) == "Rot"
    assert phrase_text("de", [], lanterns.GAME) == ""


def test_numbers_keep_their_plural() -> None:
    said = [phrase_text("pl", Phrase("cli-demo-more", count=count)) for count in (1, 3, 5)]
    assert said == ["… i jeszcze 1 wiersz", "… i jeszcze 3 wiersze", "… i jeszcze 5 wierszy"]


def test_problems_are_named() -> None:
    assert phrase_problems("en", Phrase("step-shore", colour=Phrase("noun-colour-red")), lanterns.GAME) == []
    missing = phrase_problems("ru", Phrase("step-shore", colour=Phrase("noun-colour-mauve")), lanterns.GAME)
    assert missing == ["ru: noun-colour-mauve is missing"]
    without = phrase_problems("en", Phrase("step-shore"), lanterns.GAME)
    assert len(without) == 1
    assert "colour" in without[0]


# --- a play asks the game


def test_question_and_labels_of_a_play() -> None:
    play = lanterns.GAME.scenario('hands = ["red", "blue", "green", "green"]\nturn = 0')
    assert play.question() == Phrase("step-turn")
    assert play.label(0, play.parse("light red")) == Phrase("verb-light", noun=Phrase("noun-colour-red"))
    play.act(0, "light red")
    assert play.question(0) == play.question() == Phrase("step-shore", colour=Phrase("noun-colour-red"))


def test_what_may_not_be_done_is_called_as_in_any_position() -> None:
    class Shouting(lanterns.LanternsGame):
        def label(self, g: Any, seat: int, action: int) -> Phrase:
            return Phrase("loud")

    play = Shouting().new(seed=1)
    seat = play.deciders()[0]
    assert {play.label(seat, action).key for action in play.actions(seat)} == {"loud"}
    assert play.label(seat, play.parse("done")) == Phrase("verb-done")
    assert play.label(1 - seat, play.parse("beacon red")) == Phrase("verb-beacon", noun=Phrase("noun-colour-red"))


def test_the_end_asks_nothing() -> None:
    play = duel.GAME.new(seed=1)
    while not play.over:
        seat = play.deciders()[0]
        play.act(seat, play.actions(seat)[0])
    assert play.question() == Phrase("question-over")
    assert phrase_text("en", play.question(), duel.GAME) == "The game is over."


def test_unknown_viewers_are_refused() -> None:
    play = duel.GAME.new(seed=1)
    with pytest.raises(WrongSeat):
        play.question(7)
    with pytest.raises(WrongSeat):
        play.label(7, 0)


# --- the catalogue


def test_entries_tell_their_phrases_as_json() -> None:
    fields: Mapping[str, object] = {"size": 2, "effect": Phrase("e", n=1), "rows": [{"help": Phrase("h")}]}
    entry = Entry("card", "x", "public", Phrase("name"), Phrase("about"), fields)
    assert json.loads(json.dumps(entry.describe())) == {
        "kind": "card",
        "id": "x",
        "provenance": "public",
        "name": {"key": "name", "args": {}},
        "about": {"key": "about", "args": {}},
        "fields": {"size": 2, "effect": {"key": "e", "args": {"n": 1}}, "rows": [{"help": {"key": "h", "args": {}}}]},
    }
    assert [phrase.key for phrase in entry.phrases()] == ["name", "about", "e", "h"]


def test_without_more_a_catalogue_lists_the_content() -> None:
    listed = [(entry.kind, entry.id, entry.name, entry.about) for entry in lanterns.GAME.catalogue()]
    assert listed == [("card", colour, colour, None) for colour in ("red", "green", "blue")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_without_a_game_is_said_too(language: str) -> None:
    reason = Reason("unknown-verb", args={"verb": "fly"})
    assert reason_text(language, reason) == say(language, "reason-unknown-verb", None, verb="fly")
    assert "fly" in reason_text(language, reason)
