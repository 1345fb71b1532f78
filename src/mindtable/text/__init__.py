"""Words: every key, reason, action and event as a sentence in one of four languages.

The texts are Fluent files: ours in `text/LANGUAGE/*.ftl`, a game's in its own package under the same path. A
missing key never stops a game: it comes back as itself, and `lint` is what finds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from mindtable.kernel.actions import NO_NOUN
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.reasons import Reason

LANGUAGES: Final = ("en", "pl", "de", "ru")

AnyGame = Game[Any]


def say(language: str, key: str, game: AnyGame | None = None, /, **args: object) -> str:
    """The text of a key. Numbers among the arguments are written the way the language does."""
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


def reason_text(language: str, reason: Reason, game: AnyGame | None = None, names: Sequence[str] = ()) -> str:
    """Why not, in a sentence; seats and names of things are told like those of events."""
    words = game.reason_words(reason) if game else {}
    return say(language, f"reason-{reason.key}", game, **_told(language, game, reason.args, words, names))


def action_text(language: str, game: AnyGame, action: int, names: Sequence[str] = ()) -> str:
    """What an action does, in a few words, as on a button."""
    verb = game.vocabulary.verb(action)
    if verb.nouns is NO_NOUN:
        return say(language, f"verb-{verb.name}", game)
    noun = noun_text(language, game, verb.nouns.kind, game.vocabulary.noun(action), names)
    return say(language, f"verb-{verb.name}", game, noun=noun)


def noun_text(language: str, game: AnyGame, kind: str, name: str, names: Sequence[str] = ()) -> str:
    """A thing's name; one without a text key stands for itself.

    Nouns of the kind `seat` are whoever sits there; those of a kind `seat-THING` are a thing at a seat.
    """
    if kind == "seat":
        return seat_text(language, int(name), names)
    if kind.startswith("seat-"):
        seat, _, thing = name.partition("-")
        return f"{seat_text(language, int(seat), names)}: {noun_text(language, game, kind[5:], thing, names)}"
    key = game.noun_key(kind, name)
    return say(language, key, game) if key else name


def event_text(language: str, game: AnyGame, seen_event: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """What happened, in a sentence, as one viewer saw it.

    An argument `seat` (or `…_seat`) becomes the name of whoever sits there, names of things are translated as
    the game's `event_words` says.
    """
    kind = str(seen_event["event"])
    args = {name: value for name, value in seen_event.items() if name != "event"}
    words = game.event_words(kind.removesuffix("-hidden"), args)
    return say(language, f"event-{kind}", game, **_told(language, game, args, words, names))


def _told(
    language: str, game: AnyGame | None, args: Mapping[str, object], words: Mapping[str, str], names: Sequence[str]
) -> dict[str, object]:
    """Arguments as a sentence wants them: things by their names, seats by who sits there."""
    told: dict[str, object] = {}
    for name, value in args.items():
        if name in words:
            told[name] = say(language, words[name], game)
        elif isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            told[name] = seat_text(language, value, names)
        else:
            told[name] = value
    return told


def seat_text(language: str, seat: int, names: Sequence[str] = ()) -> str:
    """Who sits there: the given name, or the seat's number counted from one."""
    return names[seat] if 0 <= seat < len(names) and names[seat] else say(language, "seat", number=seat + 1)


def seat_names(language: str, game: AnyGame, options: Options, given: Mapping[int, str]) -> list[str]:
    """A name for every seat: the player's, else what the game calls the seat, else its number."""
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
def _bundle(language: str, package: str) -> FluentBundle:
    """Our shared texts and those of one game; an unknown language gets English."""
    if language not in LANGUAGES:
        return _bundle("en", package)
    # Isolation marks would keep right-to-left names apart; in our languages they only clutter logs and tests.
    bundle = FluentBundle([language], use_isolating=False)
    for source in ["mindtable", package] if package else ["mindtable"]:
        for file in text_files(source, language):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
