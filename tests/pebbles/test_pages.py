"""The documentation's pages about Pebbles; a game that has less to show gets fewer of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples.pebbles import GAME
from mkdocs.config.defaults import MkDocsConfig
from tests.games.duel import GAME as DUEL
from tools.documentation import hook
from tools.documentation.gallery import gallery_page
from tools.documentation.glossary import glossary_page
from tools.documentation.rules import rules_page
from tools.wire_types import files

import mindtable
from mindtable.testing.clauses import clause_tests
from mindtable.text import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(GAME)
    mindtable.register(DUEL)


def test_the_site_leads_to_its_pages() -> None:
    config = MkDocsConfig()
    config.nav = [{"Rules": ["rules/*.md"]}, {"Cards": ["cards/*.md"]}]
    hook.on_config(config)
    rules, cards = (
        {address for page in group for address in page.values()} for one in config.nav for group in one.values()
    )
    assert {f"rules/pebbles/{language}.md" for language in LANGUAGES} < rules
    assert {f"cards/pebbles/{language}.md" for language in LANGUAGES} < cards
    assert "rules/duel/en.md" in rules
    assert "cards/duel/en.md" not in cards, "it has no content"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_text_and_its_tests(language: str) -> None:
    page = rules_page(GAME, language, clause_tests(ROOT / "tests", GAME.id))
    for clause in GAME.clauses:
        assert f'<h3 id="{clause.id}">' in page
        assert say(language, clause.text_key, GAME) in page
    assert page.count("source/tests/pebbles/test_pebbles.py.html#") == len(GAME.clauses)
    assert f'href="../../cards/pebbles/{language}.html"' in page
    assert "rulings/" not in page, "there is no such page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_every_stone(language: str) -> None:
    page = gallery_page(GAME, language)
    assert all(f"<h3>{say(language, f'stone-{id}', GAME)}</h3>" in page for _, id, _ in GAME.content())
    assert f"## {say(language, 'topic-stone', GAME)} " in page


@pytest.mark.slow
def test_the_glossary_has_its_terms_in_every_language() -> None:
    page = glossary_page()
    assert "## Pebbles\n" in page
    assert all(f'<td lang="{language}">{say(language, "stone-slate", GAME)}</td>' in page for language in LANGUAGES)
    assert "## Duel" not in page, "it has no terms"


def test_a_game_without_content_has_no_link_to_a_gallery() -> None:
    page = rules_page(DUEL, "en", {})
    assert "cards/" not in page
    assert '<h3 id="bid.tie">' in page


def test_the_types_of_its_view_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, docs/add-a-game.md says how they are written."""
    monkeypatch.setenv("MINDTABLE_CLIENT_GAMES", "examples/pebbles")
    told = {path.relative_to(ROOT).as_posix(): text for path, text in files().items()}
    assert told["web/examples/pebbles/view.ts"] == (ROOT / "web/examples/pebbles/view.ts").read_text("utf-8")
    assert "web/src/games/duel/view.ts" not in told, "it has no folder in the client"
