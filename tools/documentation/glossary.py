"""The glossary: the things on the tables, in four languages side by side, from the games' own `terms.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from fluent.syntax import FluentParser, ast
from tools.documentation.words import LANGUAGE_NAMES, say

import mindtable
from mindtable import text
from mindtable.kernel.game import Game


def glossary_page() -> str:
    title = " · ".join(say(language, "glossary-title") for language in text.LANGUAGES)
    lines = [
        f"# {say('en', 'glossary-title')}",
        "",
        f"{title}. Made from the games' own texts, so these are the words that the table uses. "
        "What cards, tiles and clients are called stands in the galleries.",
    ]
    for id in mindtable.games():
        game = mindtable.game(id)
        if tables := list(_tables(game)):
            lines += ["", f"## {text.say('en', f'game-{id}', game)}", *tables]
    return "\n".join(lines) + "\n"


def _tables(game: Game[Any]) -> Iterator[str]:
    for section, keys in sections(game):
        yield ""
        yield f"### {section}"
        yield ""
        heads = "".join(f'<th scope="col">{LANGUAGE_NAMES[language]}</th>' for language in text.LANGUAGES)
        yield f'<div class="glossary"><table><thead><tr>{heads}</tr></thead><tbody>'
        for key in keys:
            yield "<tr>" + "".join(_cell(game, language, key) for language in text.LANGUAGES) + "</tr>"
        yield "</tbody></table></div>"


def _cell(game: Game[Any], language: str, key: str) -> str:
    about = ""
    if text.knows(language, f"{key}-help", game):
        about = f"<br><small>{escape(text.say(language, f'{key}-help', game))}</small>"
    return f'<td lang="{language}">{escape(text.say(language, key, game))}{about}</td>'


def sections(game: Game[Any]) -> list[tuple[str, list[str]]]:
    """The terms of a game in the order of its file, under the headings there; sentences with holes are no terms."""
    found: list[tuple[str, list[str]]] = []
    terms = "".join(file.read_text("utf-8") for file in text.text_files(game.package, "en") if file.name == "terms.ftl")
    for item in FluentParser(with_spans=False).parse(terms).body:
        if isinstance(item, ast.GroupComment):
            found.append((item.content or "", []))
        elif isinstance(item, ast.Message) and found and not item.id.name.endswith("-help") and _is_plain(item):
            found[-1][1].append(item.id.name)
    return [(section, keys) for section, keys in found if keys and not section.startswith("Effects")]


def _is_plain(message: ast.Message) -> bool:
    return message.value is not None and all(isinstance(part, ast.TextElement) for part in message.value.elements)
