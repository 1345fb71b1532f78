"""Typography, in one place: what a translator types becomes what a typesetter would set, when the texts are loaded.

`typeset` sets apostrophes, quotation marks, ellipses and percent signs, for everyone. `unbroken` sets the spaces at
which no line may end: between a number and its unit, after the one-letter words of Polish and Russian. That is for
pages; a terminal, a search and a program are better off with plain spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

NO_BREAK: Final = "\u00a0"
QUOTES: Final = {"en": "“”", "pl": "„”", "de": "„“", "ru": "«»"}
ONE_LETTER: Final = {"pl": "aiouwzAIOUWZ", "ru": "авикосуяАВИКОСУЯ"}

Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

# What begins a line of a Fluent file and is no text: a comment, a key, an attribute, a variant, an indent.
_CODE = re.compile(r"#.*|\s*(?:\*?\[[^\]]*\]\s*|\.?-?[A-Za-z][\w-]*\s*=\s*|\}\s*)?")
_COUNTED = re.compile(r"\$([a-z_]+) ->\s+\*?\[(?:zero|one|two|few|many|other|\d+)\]")
_QUOTED = re.compile(r'\{[^{}]*\}|"([^"{}]+)"')  # inside braces they are code


def typeset(language: str, source: str) -> str:
    """A Fluent file whose texts have the marks of their language."""
    quotes = QUOTES[language]
    spaced = language in ("de", "ru")
    rules: list[Rule] = [
        (_QUOTED, lambda found: found.group() if found[1] is None else quotes[0] + found[1] + quotes[1]),
        (re.compile(r"(?<=\w)'(?=\w)"), "’"),
        (re.compile(r"\.\.\."), "…"),
        # In German it replaces a whole word, and has a space like one.
        (re.compile(r"(?<=\w) ?…"), " …" if language == "de" else "…"),
        (re.compile(r"(?<=[\d}]) ?%"), " %" if spaced else "%"),
    ]
    return _with(rules, source)


def unbroken(language: str, source: str) -> str:
    """The same with the spaces that hold words together."""
    counted = "|".join(sorted(set(_COUNTED.findall(source)))) or "n"
    rules: list[Rule] = [
        (re.compile(rf"(\d|\{{ \$(?:{counted}) \}}) (?=[^\W\d_]|%)"), rf"\1{NO_BREAK}"),
        (re.compile(r"(?<=\S) (?=…)"), NO_BREAK),
    ]
    if language in ONE_LETTER:
        rules.append((re.compile(rf"(?<![\w$-])([{ONE_LETTER[language]}]) (?=\S)"), rf"\1{NO_BREAK}"))
    return _with(rules, source)


def _with(rules: Sequence[Rule], source: str) -> str:
    return "\n".join(_line(line, rules) for line in source.split("\n"))


def _line(line: str, rules: Sequence[Rule]) -> str:
    code = _CODE.match(line)
    start = code.end() if code else 0
    text = line[start:]
    for pattern, better in rules:
        text = pattern.sub(better, text)
    return line[:start] + text
