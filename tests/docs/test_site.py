"""The site builds without a warning, leads nowhere in vain, and fetches nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest
from fluent.syntax import FluentParser, ast
from tests.effort import NIGHT
from tools.documentation.gallery import kinds_of, provenances
from tools.documentation.glossary import sections
from tools.documentation.words import FOLDER as WORDS

import mindtable
from mindtable.text import LANGUAGES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not NIGHT, reason="the site takes as long as a thousand tests: `make docs`, `make nightly`"),
]

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["cerebria", "unconscious"]
# What a page loads by itself, as opposed to what a reader follows.
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Seen(NamedTuple):
    """What a page holds that matters here."""

    ids: set[str]
    links: list[str]
    loaded: list[str]


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen = Seen(set(), [], [])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.seen.ids.update(given[name] for name in ("id", "name") if given.get(name))
        if tag == "a" and "href" in given:
            self.seen.links.append(given["href"])
        if given.get(LOADED.get(tag, "")) and given.get("rel") not in ("next", "prev", "canonical"):
            self.seen.loaded.append(given[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # Not --quiet: that silences the very warnings that --strict counts.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING" not in built.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Seen]:
    found: dict[Path, Seen] = {}
    for path in sorted(site.rglob("*.html")):
        reader = Reader()
        reader.feed(path.read_text("utf-8"))
        found[path] = reader.seen
    return found


def broken(site: Path, pages: dict[Path, Seen]) -> Iterator[str]:
    """Every link or picture within the site that leads nowhere, an anchor on a page included."""
    for page, seen in pages.items():
        if page.name == "404.html":
            continue  # its links are from the root of wherever it is served
        for address in seen.links + seen.loaded:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            anchor = unquote(parts.fragment)
            name = f"{page.relative_to(site)} -> {address}"
            if not goal.is_file():
                yield name
            elif anchor and goal in pages and anchor not in pages[goal].ids:
                yield f"{name} (no such anchor)"


def test_no_link_within_the_site_is_broken(site: Path, pages: dict[Path, Seen]) -> None:
    assert sum(len(seen.links) for seen in pages.values()) > 10_000
    found = list(broken(site, pages))
    assert not found, "\n".join(found[:20])


def test_a_broken_link_would_be_found(site: Path, pages: dict[Path, Seen]) -> None:
    wrong = {site / "index.html": Seen(set(), ["nowhere.html", "play.html#nothing"], ["gone.png"])}
    assert len(list(broken(site, {**pages, **wrong}))) == 3


def test_nothing_is_fetched_from_elsewhere(site: Path, pages: dict[Path, Seen]) -> None:
    foreign = {address for seen in pages.values() for address in seen.loaded if urlsplit(address).netloc}
    assert not foreign
    sheets = [path.read_text("utf-8") for path in site.rglob("*.css")]
    assert sheets
    assert not [url for text in sheets for url in re.findall(r"url\(\s*['\"]?(https?:)?//", text)]
    # The theme would fetch a renderer for such pictures.
    assert not [path for path in site.rglob("*.html") if 'class="mermaid"' in path.read_text("utf-8")]


# --- generated pages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_clause_stands_on_the_rules_page_with_its_tests(
    pages: dict[Path, Seen], site: Path, id: str, language: str
) -> None:
    clauses = mindtable.game(id).clauses
    page = site / "rules" / id / f"{language}.html"
    assert {clause.id for clause in clauses} <= pages[page].ids
    proofs = [link for link in pages[page].links if "source/tests/" in link]
    assert len(proofs) >= len(clauses)
    text = page.read_text("utf-8")
    assert f'<html lang="{language}"' in text
    rulings = [clause for clause in clauses if clause.provenance == "ruling"]
    assert text.count('class="pill ruling"') == len(rulings) > 0
    single = [clause for clause in clauses if len(clause.editions) == 1]
    assert text.count('class="pill edition') == len(single)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_card_stands_in_the_gallery_and_ours_are_marked(
    pages: dict[Path, Seen], site: Path, id: str, language: str
) -> None:
    game = mindtable.game(id)
    entries = [entry for entry in game.catalogue() if entry.kind in kinds_of(game)]
    page = site / "cards" / id / f"{language}.html"
    assert {f"{entry.kind}-{entry.id}" for entry in entries} <= pages[page].ids
    articles = re.findall(r'<article id="([^"]+)">(.*?)</article>', page.read_text("utf-8"), re.DOTALL)
    marked = {id for id, text in articles if 'class="pill reconstructed' in text}
    assert marked == {f"{entry.kind}-{entry.id}" for entry in entries if "reconstructed" in provenances(entry)} != set()


@pytest.mark.parametrize("id", GAMES)
def test_what_the_gallery_leaves_out_is_shown_with_something_else(id: str) -> None:
    shown = {"emotion-power", "spirit-action", "deck-building", "ability", "symbol"}  # Emotions, boards, decks, clients
    shown |= {"figures", "free-action", "glossary", "part"}  # boards, and everything that has effects
    game = mindtable.game(id)
    assert {entry.kind for entry in game.catalogue()} - kinds_of(game).keys() <= shown


@pytest.mark.parametrize("id", GAMES)
def test_the_glossary_has_every_language(site: Path, id: str) -> None:
    text = (site / "glossary.html").read_text("utf-8")
    terms = sum(len(keys) for _, keys in sections(mindtable.game(id)))
    assert terms > 20
    assert all(text.count(f'<td lang="{language}">') >= terms for language in LANGUAGES)


def test_the_words_of_the_generated_pages_are_whole_in_every_language() -> None:
    keys = {}
    for language in LANGUAGES:
        body = FluentParser().parse((WORDS / f"{language}.ftl").read_text("utf-8")).body
        assert not [item for item in body if isinstance(item, ast.Junk)]
        keys[language] = {item.id.name for item in body if isinstance(item, ast.Message)}
    assert all(keys[language] == keys["en"] for language in LANGUAGES)
    using = [*WORDS.parent.glob("*.py"), *(ROOT / "src" / "mindtable" / "games").rglob("gallery.py")]
    code = "".join(path.read_text("utf-8") for path in using)
    unused = [
        key for key in keys["en"] if f'"{key}"' not in code and f"'{key}'" not in code and not key.startswith("figure-")
    ]
    assert not unused
