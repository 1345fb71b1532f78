"""The cards, tiles and boards of a game on one page, from its catalogue, each with where its values come from.

A game says in its `view/gallery.py` what of it is shown and how; each of these names may be missing:

    KINDS       the kinds of entries in their order, each with the text key of its heading; all where it is missing
    NAMED       fields whose values are ids of things that have a name: the front of their text key
    COUNTED     fields that are a number of something: its text key
    DOTTED      fields that get a dot in their colour
    SAID        fields of a kind that its sentence tells already
    sentences   of an entry: sentences besides the one about it, each with the field that it is about
    lists       of an entry: what takes more than a line, each with its field; a line is made of phrases and words
    figures     of a board: what is printed there, value by value, each with its field
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib import import_module
from itertools import chain
from typing import Any

from tools.documentation.words import other_languages, pill, say

from mindtable import text
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Phrase

Words = Phrase | str


@cache
def own(game: Game[Any]) -> Any:
    """The game's `view/gallery.py`, or nothing."""
    name = f"{game.package}.view.gallery"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


def kinds_of(game: Game[Any]) -> Mapping[str, str]:
    """The kinds of entries that the page shows, each with the text key of its heading. No kinds, no page."""
    found: Mapping[str, str] = getattr(own(game), "KINDS", {})
    return found or {entry.kind: f"topic-{entry.kind}" for entry in game.catalogue()}


def gallery_page(game: Game[Any], language: str) -> str:
    """The page as Markdown with HTML in it."""
    here = f"cards/{game.id}/{language}.html"
    kinds = kinds_of(game)
    entries = list(game.catalogue())
    shown = [entry for entry in entries if entry.kind in kinds]
    ours = sum("reconstructed" in provenances(entry) for entry in shown)
    name = text.say(language, f"game-{game.id}", game)
    lines = [
        f"# {say(language, 'gallery-title', game=name)}",
        "",
        other_languages(language, here),
        "",
        say(language, "gallery-about"),
        *([say(language, "gallery-ours", count=ours, all=len(shown))] if ours else []),
    ]
    for heading in dict.fromkeys(kinds.values()):
        under = [kind for kind, other in kinds.items() if other == heading]
        if heading.startswith("gallery-"):
            title = say(language, heading)
        else:
            title = text.say(language, heading, game) if text.knows(language, heading, game) else under[0]
        lines += ["", f"## {title} {{ #{under[0]} }}", "", '<div class="gallery">']
        lines += [_card(game, language, entry) for entry in shown if entry.kind in under]
        lines += ["</div>"]
    return "\n".join(lines) + "\n"


def provenances(entry: Entry) -> list[str]:
    """Where an entry comes from and, where some of its figures come from elsewhere, that too; each once."""
    found = [entry.provenance]
    for name, value in entry.fields.items():
        if name.endswith("_provenance"):
            found += [str(item) for item in value] if isinstance(value, list | tuple) else [str(value)]
    return list(dict.fromkeys(found))


def _card(game: Game[Any], language: str, entry: Entry) -> str:
    parts = [f"<h3>{escape(text.phrase_text(language, entry.name, game))}</h3>"]
    facts = [fact for name, value in entry.fields.items() for fact in _fact(game, language, entry.kind, name, value)]
    if "from" in entry.fields:
        facts.append(f"{entry.fields['from']}–{entry.fields['to']}")
    if facts:
        parts.append(f'<p class="facts">{" · ".join(facts)}</p>')
    if entry.about is not None:
        about = escape(_sentence(text.phrase_text(language, entry.about, game)))
        parts.append(f"<p>{about}{_own_mark(language, entry, 'power_provenance')}</p>")
    parts += _longer(game, language, entry)
    parts.append(f'<p class="origin">{_mark(language, entry.provenance)}</p>')
    return f'<article id="{entry.kind}-{entry.id}">{"".join(parts)}</article>'


def _mark(language: str, source: str, also: str = "") -> str:
    key = f"client-provenance-{source}"
    return pill(text.say(language, key), f"{source} {also}".strip(), text.say(language, f"{key}-help"))


def _own_mark(language: str, entry: Entry, field: str, number: int = 0) -> str:
    """A mark for a part of an entry that comes from elsewhere than the rest of it."""
    value = entry.fields.get(field, entry.provenance)
    source = str(value[number]) if isinstance(value, list | tuple) else str(value)
    return "" if source == entry.provenance else _mark(language, source)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _fact(game: Game[Any], language: str, kind: str, name: str, value: object) -> Iterator[str]:
    """A figure of an entry in a few words or signs; nothing where the sentence below says it already."""
    gallery = own(game)
    named, counted = getattr(gallery, "NAMED", {}), getattr(gallery, "COUNTED", {})
    if (kind, name) in getattr(gallery, "SAID", ()):
        return
    if name in named:
        ids = value if isinstance(value, list) else [value]
        keys = [key for key in (f"{named[name]}-{id}" for id in ids) if text.knows(language, key, game)]
        if keys:
            dot = f'<i class="dot {escape(str(value))}"></i>' if name in getattr(gallery, "DOTTED", ()) else ""
            yield dot + escape(", ".join(text.say(language, key, game) for key in keys))
    elif name in counted and value:
        yield f"{escape(text.say(language, counted[name], game))}: {value}"
    elif name == "spaces" and isinstance(value, list):
        yield "".join(f'<i class="space">{space}</i>' for space in value)
    elif name == "copies":
        yield escape(say(language, "gallery-copies", count=value))


def _longer(game: Game[Any], language: str, entry: Entry) -> Iterator[str]:
    """What takes more than a line: a deck's cards, a board's actions, the effects of a place, a client's story."""
    gallery = own(game)
    for name, sentence in _asked(gallery, "sentences", entry):
        yield f"<p>{_written(game, language, sentence)}{_own_mark(language, entry, f'{name}_provenance')}</p>"
    if figures := list(_asked(gallery, "figures", entry)):
        yield from _figures(game, language, entry, figures)
        return
    phrases = ((name, _phrases(value)) for name, value in entry.fields.items())
    for name, lines in chain(_asked(gallery, "lists", entry), phrases):
        items = [
            f"<li>{_line(game, language, line)}{_own_mark(language, entry, f'{name}_provenance', number)}</li>"
            for number, line in enumerate(lines)
        ]
        if items:
            yield f"<ul>{''.join(items)}</ul>"
    if isinstance(story := entry.fields.get("story"), Phrase):
        yield f'<p class="story">{_written(game, language, story)}</p>'


def _asked(gallery: Any, name: str, entry: Entry) -> Iterable[tuple[str, Any]]:
    return getattr(gallery, name)(entry) if hasattr(gallery, name) else ()


def _phrases(value: object) -> list[list[Words]]:
    """Lines of one phrase each, where a field is a list of phrases."""
    items = value if isinstance(value, list) else []
    return [[item] for item in items] if all(isinstance(item, Phrase) for item in items) else []


def _written(game: Game[Any], language: str, words: Words) -> str:
    return escape(text.phrase_text(language, words, game) if isinstance(words, Phrase) else words)


def _line(game: Game[Any], language: str, line: Sequence[Words]) -> str:
    """The parts one after the other; what stands before a colon is strong."""
    parts = [_written(game, language, part) for part in line]
    if line[1:2] == [": "]:
        parts[0] = f"<strong>{parts[0]}</strong>"
    return "".join(parts)


def _figures(
    game: Game[Any], language: str, entry: Entry, figures: Iterable[tuple[str, Sequence[Words]]]
) -> Iterator[str]:
    """What is printed on a board, value by value, each of ours underlined."""
    ours = text.say(language, "client-provenance-reconstructed-help")
    lines = []
    for name, values in figures:
        known = entry.fields.get(f"{name}_provenance")
        sources = list(known) if isinstance(known, list) else [entry.provenance] * len(values)
        shown = " | ".join(
            f'<span class="ours" title="{escape(ours)}">{_written(game, language, value)}</span>'
            if source == "reconstructed" and name
            else _written(game, language, value)
            for value, source in zip(values, sources, strict=True)
        )
        label = f"{escape(say(language, 'figure-' + name.replace('_', '-')))}: " if name else ""
        lines.append(f"<li>{label}{shown}</li>")
    yield f"<ul>{''.join(lines)}</ul>"
    if entry.provenance != "reconstructed" and "reconstructed" in provenances(entry):
        yield f"<p>{_mark(language, 'reconstructed', 'ours')}</p>"
