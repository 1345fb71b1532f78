"""The recipe of docs/add-a-card.md works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.recipes import ROOT, in_copy, package_copy

ADDED = re.compile(r"<!-- added in tests -->\n```\w+ title=\"([^\"]+)\"\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_card_of_the_page_can_be_added(tmp_path: Path) -> None:
    source = package_copy(tmp_path)
    blocks = ADDED.findall((ROOT / "docs" / "add-a-card.md").read_text("utf-8"))
    assert len(blocks) == 5
    for name, text in blocks:
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("\n" + text)
    in_copy(
        source,
        """
import mindtable
from mindtable.testing import conformance
from mindtable.text import LANGUAGES, phrase_text
from mindtable.text.lint import lint
assert mindtable.__file__.startswith(__import__("os").getcwd())
game = mindtable.game("unconscious")
[card] = [entry for entry in game.catalogue() if entry.id == "the-empty-chair"]
assert len({phrase_text(language, card.name, game) for language in LANGUAGES}) == 4
assert not [problem for problem in lint(game) if "empty-chair" in problem]
for check in conformance.suite(game, [{"players": 2}], seeds=[1], looks=4):
    check()
""",
    )
