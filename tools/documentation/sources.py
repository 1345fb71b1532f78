"""Files of the repository as pages, so that links to code and tests lead somewhere, on this machine as on any other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path, PurePosixPath

from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

ROOT = Path(__file__).resolve().parents[2]
# A Markdown link to a file, as it is written on a page: [words](address#anchor).
LINK = re.compile(r"(\]\()([^)#\s:]+)(#[^)\s]*)?(\))")

_FORMAT = HtmlFormatter(nowrap=True)


def target(page: PurePosixPath, address: str) -> Path | None:
    """The file of the repository that a page's link names, if there is one. The page is named from the root."""
    path = (ROOT / page).parent.joinpath(address).resolve()
    return path if path.is_file() and path.is_relative_to(ROOT) else None


def linked_files(page: PurePosixPath, markdown: str) -> Iterator[Path]:
    """The files outside docs/ that a page links to, pages of their own aside."""
    for match in LINK.finditer(markdown):
        found = target(page, match[2])
        if found is not None and not found.is_relative_to(ROOT / "docs"):
            yield found


def source_page(path: Path) -> str:
    """A file as a page, each function of a test file with an anchor `test_name` or `TestClass::test_name`."""
    name = path.relative_to(ROOT).as_posix()
    text = path.read_text("utf-8")
    lines = text.splitlines()
    anchors = dict(_anchors(ast.parse(text).body)) if path.suffix == ".py" else {}
    try:
        lexer = get_lexer_for_filename(path.name, stripnl=False)
    except ClassNotFound:
        lexer = TextLexer(stripnl=False)
    coloured = highlight("\n".join(lines), lexer, _FORMAT).splitlines()
    # The theme lays out each line of code as an element of its own.
    body = "".join(
        f'<span id="{escape(anchors[number])}">{line}\n</span>' if number in anchors else f"<span>{line}\n</span>"
        for number, line in enumerate(coloured, start=1)
    )
    heading = f"---\ntitle: {path.name}\nsearch:\n  exclude: true\nhide:\n  - navigation\n---\n\n# `{name}`"
    return f'{heading}\n\n<div class="highlight"><pre><code>{body}</code></pre></div>\n'


def _anchors(body: list[ast.stmt], within: str = "") -> Iterator[tuple[int, str]]:
    for item in body:
        if isinstance(item, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([item.lineno, *(decorator.lineno for decorator in item.decorator_list)])
            yield first, within + item.name
            if isinstance(item, ast.ClassDef):
                yield from _anchors(item.body, f"{within}{item.name}::")
