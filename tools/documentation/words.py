"""The words of the generated pages in four languages, beside those of the games; and how pages lead to one another."""

from __future__ import annotations

import posixpath
from functools import cache
from html import escape
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mindtable.text import LANGUAGES

FOLDER = Path(__file__).parent / "text"

# What each language calls itself.
LANGUAGE_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "ru": "Русский"}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, key: str, **args: object) -> str:
    """One of our own sentences. A key that is missing stops the build, for nobody plays here."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{language}: {key} has no text"
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{language}: {key}: {errors}"
    return str(text)


def link(words: str, page: str, here: str) -> str:
    """An HTML link from one page of the site to another, both named from its root, an anchor included."""
    return f'<a href="{escape(posixpath.relpath(page, posixpath.dirname(here)))}">{escape(words)}</a>'


def other_languages(language: str, here: str) -> str:
    """Links to the same page in the other languages; `here` ends in the language's own."""
    links = [
        link(LANGUAGE_NAMES[other], here.replace(f"/{language}.html", f"/{other}.html"), here)
        for other in LANGUAGES
        if other != language
    ]
    return f'<p class="languages">{say(language, "languages", links=" · ".join(links))}</p>'


def pill(words: str, kind: str, title: str = "") -> str:
    """A small mark beside a text."""
    explained = f' title="{escape(title)}"' if title else ""
    return f'<span class="pill {kind}"{explained}>{escape(words)}</span>'
