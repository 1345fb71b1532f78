"""What MkDocs calls: adds the generated pages to the site and its navigation, and leads links to files of the
repository to their pages.

Pages are written so that their links work wherever the repository is read; here they are led to pages of the site.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from tools.documentation import sources
from tools.documentation.gallery import gallery_page, kinds_of
from tools.documentation.glossary import glossary_page
from tools.documentation.rules import rules_page
from tools.documentation.words import say

import mindtable
from mindtable import text
from mindtable.testing.clauses import clause_tests

ROOT = sources.ROOT
# Files at the root of the repository that are pages of the site too.
AT_ROOT = {"README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
ONE_COLUMN = "---\nhide: [navigation, toc]\n---\n\n"  # room for the pictures
ORIGIN = {page: name for name, page in AT_ROOT.items()}


def on_config(config: MkDocsConfig) -> None:
    """Puts pages in place of the patterns in the navigation."""
    assert config.nav is not None
    config.nav = list(_filled(config.nav))


def _filled(nav: Iterable[Any]) -> Iterator[Any]:
    for place in nav:
        if isinstance(place, dict):
            yield {title: list(_filled(at)) if isinstance(at, list) else at for title, at in place.items()}
        elif "*" in place:
            yield from _fitting(place)
        else:
            yield place


def _fitting(pattern: str) -> Iterator[Any]:
    for address, title in _game_pages():
        if fnmatchcase(address, pattern):
            yield {title: address}
    for path in sorted((ROOT / "docs").glob(pattern), key=lambda path: (path.name != "index.md", path.name)):
        yield path.relative_to(ROOT / "docs").as_posix()


def _game_pages() -> Iterator[tuple[str, str]]:
    """The address and the title of every page about a game."""
    for id in mindtable.games():
        game = mindtable.game(id)
        name = text.say("en", f"game-{id}", game)
        for language, kind in product(text.LANGUAGES, ("rules", "cards") if kinds_of(game) else ("rules",)):
            title = name if language == "en" else f"{name}, {say(language, 'in-this-language')}"
            yield f"{kind}/{id}/{language}.md", title


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for address, content in generated_pages(files):
        files.append(File.generated(config, address, content=content))
    return files


def generated_pages(files: Files) -> Iterator[tuple[str, str]]:
    """Every page that is not a file in docs/, as its address and its Markdown."""
    shown: set[Path] = set()
    for name, address in AT_ROOT.items():
        markdown = (ROOT / name).read_text("utf-8")
        shown.update(sources.linked_files(PurePosixPath(name), markdown))
        yield address, (ONE_COLUMN if address == "index.md" else "") + markdown
    for file in files.documentation_pages():
        shown.update(sources.linked_files(PurePosixPath("docs", file.src_uri), file.content_string))
    for id in mindtable.games():
        game = mindtable.game(id)
        proofs = clause_tests(ROOT / "tests", id)
        shown.update(ROOT / test.partition("::")[0] for tests in proofs.values() for test in tests)
        for language in text.LANGUAGES:
            yield f"rules/{id}/{language}.md", rules_page(game, language, proofs)
            if kinds_of(game):
                yield f"cards/{id}/{language}.md", gallery_page(game, language)
    yield "glossary.md", glossary_page()
    for path in sorted(shown - {ROOT / name for name in AT_ROOT}):
        yield f"source/{path.relative_to(ROOT).as_posix()}.md", sources.source_page(path)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    if page.file.generated_by and here not in ORIGIN:
        return markdown
    origin = PurePosixPath(ORIGIN.get(here, f"docs/{here}"))

    def led(match: re.Match[str]) -> str:
        found = sources.target(origin, match[2])
        if found is None:
            return match[0]
        return f"{match[1]}{_relative(_address(found), here)}{match[3] or ''}{match[4]}"

    return sources.LINK.sub(led, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """A page in another language says so to browsers and screen readers."""
    spoken = re.fullmatch(r"(?:rules|cards)/[^/]+/(\w\w)\.md", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{spoken[1]}"', 1) if spoken else output


def _address(path: Path) -> str:
    """Where on the site a file of the repository is shown."""
    name = path.relative_to(ROOT).as_posix()
    if name in AT_ROOT:
        return AT_ROOT[name]
    return name.removeprefix("docs/") if name.startswith("docs/") else f"source/{name}.md"


def _relative(address: str, here: str) -> str:
    return posixpath.relpath(address, posixpath.dirname(here))
