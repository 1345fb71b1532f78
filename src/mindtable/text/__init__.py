"""Words: every key, phrase, reason, action and event as a sentence in one of four languages.

The texts are Fluent files: ours in `text/LANGUAGE/*.ftl`, a game's in its own package under the same path. A
missing key never stops a game: it comes back as itself, and `lint` is what finds it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from mindtable.kernel.options import Options
from mindtable.kernel.phrases import Phrase, Said, Seat, action_phrase, event_phrase, noun_phrase, reason_phrase
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rules import AnyGame
from mindtable.text.typography import typeset

__all__ = [
    "LANGUAGES",
    "action_phrase",
    "action_text",
    "event_phrase",
    "event_text",
    "forms_asked",
    "knows",
    "label_text",
    "noun_phrase",
    "noun_text",
    "phrase_problems",
    "phrase_text",
    "reason_phrase",
    "reason_text",
    "say",
    "seat_names",
    "seat_text",
    "sources",
    "text_files",
]

LANGUAGES: Final = ("en", "pl", "de", "ru")


def say(language: str, key: str, game: AnyGame | None = None, /, **args: object) -> str:
    """The text of a key. Numbers among the arguments are formatted for the language."""
    bundle = _bundle(language, game.package if game else "")
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, dict(args))
    return str(text)


def knows(language: str, key: str, game: AnyGame | None = None) -> bool:
    """Whether there is a text for the key."""
    return _bundle(language, game.package if game else "").has_message(key)


def phrase_text(language: str, phrase: Said, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """A phrase, or a part of one, as words: a seat, a number, a word, a list."""
    if isinstance(phrase, Phrase):
        return say(language, phrase.key, game, **_arguments(language, phrase, game, names))
    if isinstance(phrase, Seat):
        return seat_text(language, phrase.number, names)
    if isinstance(phrase, int | str):
        return str(phrase)
    return _listed(language, [phrase_text(language, item, game, names) for item in phrase])


def label_text(language: str, label: Phrase, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """A label with what it is too short for, where there is room for both."""
    said = phrase_text(language, label, game, names)
    return f"{said} ({phrase_text(language, label.about, game, names)})" if label.about else said


def _arguments(language: str, phrase: Phrase, game: AnyGame | None, names: Sequence[str]) -> dict[str, object]:
    """What the text of a phrase is given: each argument, and the forms of it that some text asks for."""
    asked = forms_asked(language, game.package if game else "")
    args: dict[str, object] = {}
    for name, value in phrase.args.items():
        # Numbers stay numbers: the text picks its plural by them.
        args[name] = value if isinstance(value, int) else phrase_text(language, value, game, names)
        for form in asked.get(name, ()):
            args[f"{name}-{form}"] = _in_form(language, form, value, game, names) or args[name]
    return args


def _in_form(language: str, form: str, said: Said, game: AnyGame | None, names: Sequence[str]) -> str:
    """A phrase, or each of a list, in one of its other forms; empty where it has only one."""
    if isinstance(said, Phrase):
        bundle = _bundle(language, game.package if game else "")
        message = bundle.get_message(said.key) if bundle.has_message(said.key) else None
        pattern = message.attributes.get(form) if message else None
        if pattern is None:
            return ""
        return str(bundle.format_pattern(pattern, _arguments(language, said, game, names))[0])
    if isinstance(said, Seat | int | str):
        return ""
    forms = [_in_form(language, form, item, game, names) for item in said]
    return _listed(language, forms) if all(forms) else ""


def _listed(language: str, items: Sequence[str]) -> str:
    return reduce(lambda listed, item: say(language, "list", None, listed=listed, item=item), items) if items else ""


def phrase_problems(language: str, phrase: Phrase, game: AnyGame | None = None) -> list[str]:
    """Problems that keep a phrase from being said in full: missing texts, arguments or forms."""
    problems: list[str] = []
    bundle = _bundle(language, game.package if game else "")
    for part in phrase.parts():
        pattern = bundle.get_message(part.key).value if bundle.has_message(part.key) else None
        if pattern is None:
            problems.append(f"{language}: {part.key} is missing")
            continue
        given = _arguments(language, part, game, ())
        args = {
            name: value
            for name, value in given.items()
            if name in part.args or _in_form(language, name.split("-")[1], part.args[name.split("-")[0]], game, ())
        }
        _, errors = bundle.format_pattern(pattern, args)
        problems += [f"{language}: {part.key}: {error}" for error in errors]
    return problems


def reason_text(language: str, reason: Reason, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """The reason why not, as a sentence."""
    return phrase_text(language, reason_phrase(game, reason), game, names)


def action_text(language: str, game: AnyGame, action: int, names: Sequence[str] = ()) -> str:
    """What an action does, in a few words, whatever the position."""
    return phrase_text(language, action_phrase(game, action), game, names)


def noun_text(language: str, game: AnyGame, kind: str, name: str, names: Sequence[str] = ()) -> str:
    """A thing's name."""
    return phrase_text(language, noun_phrase(game, kind, name), game, names)


def event_text(language: str, game: AnyGame, seen_event: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """What happened, as a sentence, as one viewer saw it."""
    return phrase_text(language, event_phrase(game, seen_event), game, names)


def seat_text(language: str, seat: int, names: Sequence[str] = ()) -> str:
    """Who sits there: the given name, or the seat's number counted from one."""
    return names[seat] if 0 <= seat < len(names) and names[seat] else say(language, "seat", number=seat + 1)


def seat_names(language: str, game: AnyGame, options: Options, given: Mapping[int, str]) -> list[str]:
    """A name for every seat: the player's, otherwise the game's name for the seat, otherwise its number."""
    keys = [game.seat_name(options, seat) for seat in range(len(game.teams(options)))]
    own = [given.get(seat, "") or (say(language, key, game) if key else "") for seat, key in enumerate(keys)]
    return [seat_text(language, seat, own) for seat in range(len(own))]


def text_files(package: str, language: str) -> list[Traversable]:
    """The Fluent files of a package in one language, in order of their names."""
    folder = files(package) / "text" / language
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def forms_asked(language: str, package: str) -> Mapping[str, frozenset[str]]:
    """The forms that the texts ask for, by argument: `{ $realm-in }` asks for the form `in` of a Realm.

    Such a form is an attribute of the name: `.in` of `realm-land`.
    """
    asked: dict[str, frozenset[str]] = {}
    for source in sources(language, package):
        for name, form in re.findall(r"\$([a-z_]+)-([a-z]+)", source):
            asked[name] = asked.get(name, frozenset()) | {form}
    return asked


@cache
def sources(language: str, package: str) -> list[str]:
    """The Fluent files of our shared texts and of one game, typeset; an unknown language gets English."""
    if language not in LANGUAGES:
        return sources("en", package)
    packages = ["mindtable", package] if package else ["mindtable"]
    return [typeset(language, file.read_text("utf-8")) for source in packages for file in text_files(source, language)]


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    # Isolation marks would keep right-to-left names apart; in our languages they only clutter logs and tests.
    bundle = FluentBundle([language if language in LANGUAGES else "en"], use_isolating=False)
    for source in sources(language, package):
        bundle.add_resource(FluentResource(source))
    return bundle
