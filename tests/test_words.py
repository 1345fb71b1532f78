"""The words of recorded games stay as they were read and approved; a change of text shows in a file.

After a change that is meant, `python -m tests.words` writes the files again: read the difference in all languages.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.every_game import every_game
from tests.words import folder, pages, side_by_side

from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Phrase
from mindtable.text import LANGUAGES, forms_asked, say
from mindtable.text.lint import keys_of


@pytest.mark.slow
@every_game
def test_the_words_of_recorded_games_are_those_that_were_read(game: Game[Any]) -> None:
    kept = (folder(game) / "words.txt").read_text("utf-8").split("\n\n")
    told = side_by_side(game).split("\n\n")
    changed = [block for block in told if block not in kept]
    assert not changed, "read these, then run: python -m tests.words\n\n" + "\n\n".join(changed[:20])
    assert told == kept


@pytest.mark.slow
@every_game
def test_recorded_games_show_every_kind_of_event(game: Game[Any]) -> None:
    log, others, _ = pages(game)
    known = {event.name for event in game.events} | {f"{event.name}-hidden" for event in game.events if event.secret}
    assert known - {kind for kind, _ in log} - set(others) == set()


# --- whatever comes in its place, a text stays a sentence

NUMBERS = (0, 1, 2, 5, 12, 21, 22)
WITH_COMMA = {
    "en": "The Archivist, who keeps everything",
    "pl": "Antykwariusz, który wszystko zachowuje",
    "de": "Der Antiquar, der alles aufhebt",
    "ru": "Антиквар, который всё хранит",
}


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_takes_any_number_and_any_name(game: Game[Any], language: str) -> None:
    for key, known in keys_of(game).items():
        for value in (*NUMBERS, WITH_COMMA[language]) if known else ():
            given = dict.fromkeys(known or (), value)
            forms = {
                f"{name}-{form}": value for name in given for form in forms_asked(language, game.package).get(name, ())
            }
            text = say(language, key, game, **given, **forms)
            assert text.strip(), key
            assert "{" not in text, text


def names_with_commas(game: Game[Any], language: str) -> set[str]:
    """The kinds of things, by the beginning of their keys, of which one has a comma in its name."""
    kinds = {"client", "dream", "research", "treatise", "emotion"}
    names = [key for key, args in keys_of(game).items() if not args and not key.endswith(("-about", "-help"))]
    return kinds & {key.partition("-")[0] for key in names if "," in say(language, key, game)}


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_a_comma_does_not_run_into_its_sentence(game: Game[Any], language: str) -> None:
    """It comes last, in quotation marks, in brackets or after a colon: nothing is taken for a part of it."""
    kinds = names_with_commas(game, language)
    log, others, questions = pages(game)
    said = [*log, *others.values(), *(one for asked in questions.values() for one in asked)]
    name = WITH_COMMA[language]
    for _, phrase in {phrase.key: (kind, phrase) for kind, phrase in said}.values():
        for argument, value in phrase.args.items():
            if isinstance(value, Phrase) and value.key.partition("-")[0] in kinds:
                args = {one: value if one == argument else 2 for one in phrase.args}
                text = say(language, phrase.key, game, **{**args, argument: name})
                assert not re.search(rf"{name} [^\W\d_]", text), text


def test_a_long_name_that_runs_into_its_sentence_would_be_noticed() -> None:
    name = WITH_COMMA["ru"]
    assert re.search(rf"{name} [^\W\d_]", f"{name} избавляется от травмы")
    assert not re.search(rf"{name} [^\W\d_]", f"Катарсис! {name} (лечит: Анна)")
