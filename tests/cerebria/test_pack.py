"""A content pack of one's own laid over our cards: picked when opening a table, kept in the save file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cerebria.table import essence_at, lay, why_not

import mindtable
from mindtable.kernel.errors import BadContent

PACK = """
[pack]
game = "cerebria"
name = "My printed cards"

[[emotion]]
id = "kindness"
spaces = [1, 1, 2, 5]
threshold = 4
vibe = "red"
"""

POSITION = """
options = {{ pack = ["{pack}"] }}
[slots]
1 = "kindness 3"
[seat.0]
space = "valley"
willpower = 9
tokens = {{ empower = ["wild"] }}
[turn]
seat = 0
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(PACK, "utf-8")
    return path


def test_a_pack_changes_the_figures_of_a_card(pack: Path) -> None:
    play = lay(POSITION.format(pack=pack))
    assert essence_at(play, 1) == 3
    assert why_not(play, "begin empower") == "nothing-to-empower"  # its threshold is 4 now
    without = lay(POSITION.format(pack=pack).replace(f'pack = ["{pack}"]', "players = 4"))
    assert why_not(without, "begin empower") == ""


def test_a_game_with_a_pack_is_saved_with_it(pack: Path) -> None:
    play = mindtable.game("cerebria").new(seed=5, pack=[str(pack)])
    play.act(play.deciders()[0], play.actions(play.deciders()[0])[0])
    again = mindtable.load(play.save())
    assert again.position.encode() == play.position.encode()
    assert again.options["pack"] == [str(pack)]


def test_a_pack_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere"):
        mindtable.game("cerebria").new(pack=[str(tmp_path / "nowhere.toml")])


def test_a_pack_that_breaks_the_schema_is_refused_with_every_reason(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(PACK.replace("threshold = 4", 'threshold = "four"').replace('vibe = "red"', "wings = 2"), "utf-8")
    with pytest.raises(BadContent) as refused:
        mindtable.game("cerebria").new(pack=[str(path)])
    assert len(refused.value.reasons) == 2


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("spaces = [1, 1, 2, 5]", "spaces = []"),
        ("spaces = [1, 1, 2, 5]", "spaces = [1, -1, 2, 5]"),
        ("threshold = 4", "threshold = 5"),
        ('vibe = "red"', 'vibe = "octarine"'),
    ],
)
def test_figures_that_cannot_be_played_with_are_refused(tmp_path: Path, ours: str, theirs: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(PACK.replace(ours, theirs), "utf-8")
    with pytest.raises(BadContent) as refused:
        mindtable.game("cerebria").new(pack=[str(path)])
    assert refused.value.reason.key == "content-out-of-range"
