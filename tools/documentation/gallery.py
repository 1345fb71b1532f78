"""The cards, tiles and boards of a game on one page, from its catalogue, each with where its values come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from tools.documentation.words import other_languages, pill, say

from mindtable import text
from mindtable.games.unconscious.pieces.effects import Effect
from mindtable.games.unconscious.wording.phrasing import effect_phrase
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Phrase

# The kinds of content in the order of a gallery, each with the text key of its heading. Kinds that only repeat what
# stands at another entry (the power of an Emotion, the symbols of a dream) are not shown a second time.
KINDS: Mapping[str, Mapping[str, str]] = {
    "cerebria": {
        "emotion": "topic-emotion",
        "spirit": "topic-spirit",
        "board": "screen-kind-boards",
        "upgrade": "gallery-upgrades",
        "deck": "topic-deck",
        "aspiration": "topic-aspiration",
        "intention": "topic-intention",
        "sphere": "topic-sphere",
        "realm": "topic-realm",
    },
    "unconscious": {
        "client": "topic-client",
        "grief": "topic-grief",
        "dream": "topic-dream",
        "tile": "topic-notebook",
        "research": "topic-research",
        "treatise": "topic-treatise",
        "location": "topic-location",
        "district": "topic-district",
        "overlay": "topic-module-overlay",
        "goal": "topic-goal",
        "table-action": "topic-table",
        "income": "topic-track",
        "section": "topic-track",
        "board": "gallery-boards",
    },
}

# Figures on the boards of Unconscious Mind: those of effects, and plain numbers.
EFFECTS_ON_BOARD = ("rows", "filled_row", "columns", "seats")
NUMBERS_ON_BOARD = ("row_points", "tag_points", "watches", "end_points")

# Fields whose values are ids of things that have a name: the front of their text key.
NAMED = {
    "team": "team",
    "vibe": "vibe",
    "symbol": "symbol",
    "district": "district",
    "quality": "quality",
    "edition": "option-edition",
}
# Fields of a kind that its sentence tells already.
SAID = {("client", "points"), ("client", "tags"), ("grief", "symbol"), ("treatise", "tags")}


def gallery_page(game: Game[Any], language: str) -> str:
    """The page as Markdown with HTML in it."""
    here = f"cards/{game.id}/{language}.html"
    kinds = KINDS[game.id]
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
        say(language, "gallery-ours", count=ours, all=len(shown)),
    ]
    for heading in dict.fromkeys(kinds.values()):
        under = [kind for kind, other in kinds.items() if other == heading]
        title = say(language, heading) if heading.startswith("gallery-") else text.say(language, heading, game)
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
    if (kind, name) in SAID:
        return
    if name in NAMED:
        key = f"{NAMED[name]}-{value}"
        if text.knows(language, key, game):
            dot = f'<i class="dot {escape(str(value))}"></i>' if name == "vibe" else ""
            yield dot + escape(text.say(language, key, game))
    elif name == "spaces" and isinstance(value, list):
        yield "".join(f'<i class="space">{space}</i>' for space in value)
    elif name == "copies":
        yield escape(say(language, "gallery-copies", count=value))
    elif name == "tags" and isinstance(value, list):
        yield escape(", ".join(text.say(language, f"location-{tag}", game) for tag in value))
    elif name == "points" and value:
        yield f"{escape(text.say(language, 'resource-points', game))}: {value}"


def _longer(game: Game[Any], language: str, entry: Entry) -> Iterator[str]:
    """What takes more than a line: a deck's cards, a board's actions, the effects of a place, a client's story."""
    fields = entry.fields
    if "threshold" in fields:
        strong = text.say(language, f"emotion-{fields['strong']}", game)
        words = text.say(language, "screen-empower-at", game, threshold=fields["threshold"], strong=strong)
        yield f"<p>{escape(words)}{_own_mark(language, entry, 'threshold_provenance')}</p>"
    if game.id == "unconscious" and entry.kind == "board":
        yield from _figures(game, language, entry)
        return
    for name, tell in LONGER.items():
        if name in fields:
            items = [
                f"<li>{item}{_own_mark(language, entry, f'{name}_provenance', number)}</li>"
                for number, item in enumerate(tell(game, language, fields[name]))
            ]
            yield f"<ul>{''.join(items)}</ul>"
    if isinstance(story := fields.get("story"), Phrase):
        yield f'<p class="story">{escape(text.phrase_text(language, story, game))}</p>'


def _figures(game: Game[Any], language: str, entry: Entry) -> Iterator[str]:
    """What is printed on a board, value by value, each of ours underlined."""
    ours = text.say(language, "client-provenance-reconstructed-help")
    grid = entry.fields.get("grid")
    lines = [
        f"<li>{escape(' | '.join(text.say(language, f'table-{action}', game) for action in row))}</li>"
        for row in (grid if isinstance(grid, list) else ())
    ]
    for name in (*EFFECTS_ON_BOARD, *NUMBERS_ON_BOARD):
        if name in entry.fields:
            found = entry.fields[name]
            values = [str(value) for value in found] if isinstance(found, list) else [str(found)]
            if name in EFFECTS_ON_BOARD:
                values = [text.phrase_text(language, effect_phrase(Effect(value)), game) for value in values]
            known = entry.fields.get(f"{name}_provenance")
            sources = list(known) if isinstance(known, list) else [entry.provenance] * len(values)
            shown = [
                f'<span class="ours" title="{escape(ours)}">{escape(value)}</span>'
                if source == "reconstructed"
                else escape(value)
                for value, source in zip(values, sources, strict=True)
            ]
            lines.append(f"<li>{escape(say(language, 'figure-' + name.replace('_', '-')))}: {' | '.join(shown)}</li>")
    yield f"<ul>{''.join(lines)}</ul>"
    if entry.provenance != "reconstructed" and "reconstructed" in provenances(entry):
        yield f"<p>{_mark(language, 'reconstructed', 'ours')}</p>"


def _deck(game: Game[Any], language: str, cards: Any) -> Iterator[str]:
    for card, copies in dict(cards).items():
        yield f"{copies} × {escape(text.say(language, f'emotion-{card}', game))}"


def _rows(game: Game[Any], language: str, rows: Any) -> Iterator[str]:
    for row in rows:
        action = text.say(language, f"spirit-action-{row['action']}", game)
        upgrades = ", ".join(text.phrase_text(language, upgrade["name"], game) for upgrade in row["upgrades"])
        yield f"<strong>{escape(action)}</strong>: {escape(upgrades)}"


def _effects(game: Game[Any], language: str, effects: Sequence[Phrase]) -> Iterator[str]:
    for effect in effects:
        yield escape(text.phrase_text(language, effect, game))


LONGER: Mapping[str, Callable[[Game[Any], str, Any], Iterator[str]]] = {
    "cards": _deck,
    "rows": _rows,
    "effects": _effects,
    "bonuses": _effects,
    "colour": _effects,
    "grey": _effects,
}
