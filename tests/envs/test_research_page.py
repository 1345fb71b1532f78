"""docs/research.md tells the truth: every snippet marked `<!-- runs in tests -->` runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.test_readme import MARKED, run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
SNIPPETS = [code for _, code in MARKED.findall(PAGE.read_text("utf-8"))]


def test_the_page_has_snippets() -> None:
    assert PAGE.read_text("utf-8").count("<!-- runs in tests -->") == len(SNIPPETS) == 4


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_runs(code: str, tmp_path: Path) -> None:
    run(tmp_path, code)
