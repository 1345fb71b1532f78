"""The recipe of docs/add-an-edition.md works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.recipes import in_copy, package_copy


def swap(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path.name}: {before}"
    path.write_text(text.replace(before, after), "utf-8")


@pytest.mark.slow
def test_an_edition_can_be_added_where_the_page_says(tmp_path: Path) -> None:
    source = package_copy(tmp_path)
    game = source / "mindtable" / "games" / "cerebria"
    swap(
        game / "pieces" / "spirit_boards.py",
        'EDITIONS: Final = ("first", "revised")',
        'EDITIONS: Final = ("first", "revised", "third")',
    )
    swap(game / "pieces" / "spirit_boards.py", "BOARDS: Final = 17", "BOARDS: Final = 25")
    swap(game / "rules" / "options.py", '"edition", ("first", "revised")', '"edition", ("first", "revised", "third")')
    swap(
        game / "rules" / "drain.py", "least = 1 if g.edition == FIRST else 2", "least = 1 if g.edition == FIRST else 3"
    )
    boards = game / "content" / "boards.toml"
    text = boards.read_text("utf-8")
    sheets = [sheet for sheet in re.split(r"(?=^\[\[board\]\]$)", text, flags=re.MULTILINE) if '"revised"' in sheet]
    assert len(sheets) == 8
    boards.write_text(text + "\n" + "\n".join(sheets).replace('"revised"', '"third"'), "utf-8")
    clauses = game / "content" / "clauses.toml"
    clauses.write_text(clauses.read_text("utf-8").replace('"revised"]', '"revised", "third"]'), "utf-8")
    for path in [*game.glob("text/*/play.ftl"), *game.glob("text/*/spirits.ftl")]:
        new = [
            line.replace("-revised =", "-third =")
            for line in path.read_text("utf-8").splitlines()
            if re.match(r"(option-edition|spirit-[a-z]+-power)-revised =", line)
        ]
        assert len(new) == (1 if path.name == "play.ftl" else 8)
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" + "\n".join(new) + "\n")
    in_copy(
        source,
        """
import mindtable
from mindtable.testing import conformance
from mindtable.text.lint import lint
game = mindtable.game("cerebria")
assert not [problem for problem in lint(game) if "third" in problem]
for side in "AB":
    for check in conformance.suite(game, [{"edition": "third", "spirit_board": side}], seeds=[1], looks=4):
        check()
""",
    )
