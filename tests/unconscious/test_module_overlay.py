"""Location overlays: the three set-ups, and what they cover."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import client, dream, room
from tests.unconscious.table import choices, do, lay, state, why_not

import mindtable
from mindtable.games.unconscious.pieces.board import DISTRICT_OF
from mindtable.games.unconscious.pieces.cards import OVERLAY_DISTRICT, OVERLAY_GREY
from mindtable.games.unconscious.pieces.effects import TREAT, part
from mindtable.testing.clauses import proves

SEEDS = range(40)


def laid(mode: str, seed: int) -> list[int]:
    return state(mindtable.game("unconscious").new(seed=seed, players=2, overlays=mode)).overlay


@proves("module-overlay.coloured")
def test_all_coloured_each_in_its_district() -> None:
    seen = set()
    for seed in SEEDS:
        overlays = laid("coloured", seed)
        assert sorted(number // 2 for number in overlays) == list(range(6))
        assert all(number % 2 == 0 for number in overlays)
        assert [OVERLAY_DISTRICT[number // 2] for number in overlays] == DISTRICT_OF
        seen.add(tuple(overlays))
    assert len(seen) == 8  # either order in each of the three districts


@proves("module-overlay.mixed")
def test_one_coloured_to_a_district_and_three_grey() -> None:
    seen = set()
    for seed in SEEDS:
        overlays = laid("mixed", seed)
        assert sorted(number // 2 for number in overlays) == list(range(6))
        coloured = [place for place in range(6) if overlays[place] % 2 == 0]
        assert [DISTRICT_OF[place] for place in coloured] == [0, 1, 2]
        assert [OVERLAY_DISTRICT[overlays[place] // 2] for place in coloured] == [0, 1, 2]
        seen.add(tuple(coloured))
    assert len(seen) == 8
    grey = {OVERLAY_DISTRICT[n // 2] == DISTRICT_OF[p] for s in SEEDS for p, n in enumerate(laid("mixed", s)) if n % 2}
    assert grey == {True, False}  # the grey ones anywhere


@proves("module-overlay.grey")
def test_all_grey_anywhere() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(100):
        overlays = laid("grey", seed)
        assert sorted(number // 2 for number in overlays) == list(range(6))
        assert all(number % 2 == 1 for number in overlays)
        seen |= set(enumerate(overlays))
    assert len(seen) == 36  # every overlay has lain on every location


@proves("module-overlay.coloured", "module-overlay.grey", "module-overlay.mixed")
def test_without_the_module_there_are_none() -> None:
    assert laid("none", 0) == [-1] * 6


def museum(overlay: str, more: str = "") -> str:
    return f"""
    options = {{ players = 2, overlays = "mixed" }}
    freud = "museum"
    bonus_used = ["opera-1"]
    [overlays]
    museum = "{overlay}"
    [ideas]
    b2 = "0 1 research"
    [seat.0]
    coffee = 0
    professor = "theatre"
    {more}
    """


@proves("module-overlay.covers")
def test_the_overlays_bonuses_instead_of_the_locations() -> None:
    # The third one is 3 coffee; the Museum's own would be a bright idea.
    play = lay(museum("purple-1"))
    do(play, "turn recall", "bonus museum-3")
    assert state(play).coffee[0] == 4
    assert state(play).bright[0] == 0
    # The grey side: bright idea and coffee, where the Museum's own is a tile.
    play = lay(museum("green-2 grey"))
    do(play, "turn recall", "bonus museum-1")
    assert state(play).coffee[0] == 2
    assert state(play).bright[0] == 1
    assert play.step() == "use-boxes"


@proves("module-overlay.covers")
def test_all_other_rules_hold() -> None:
    play = lay(museum("purple-1") + "[seat.1]\nprofessor = 'cafe'")
    do(play, "turn recall")
    assert why_not(play, "bonus cafe-1") == "figure-not-there"
    assert [choice for choice in choices(play) if "museum" in choice] == [f"bonus museum-{n}" for n in (1, 2, 3)]
    do(play, "bonus museum-3")
    assert state(play).district_tokens == [8, 6, 8]
    used = lay(museum("purple-1").replace('"opera-1"', '"museum-3"'))
    do(used, "turn recall")
    assert why_not(used, "bonus museum-3") == "bonus-taken"


@proves("module-overlay.treat")
def test_every_grey_overlay_treats_in_the_middle() -> None:
    assert [effects[1].gains for effects in OVERLAY_GREY] == [(part(TREAT),)] * 6


@proves("module-overlay.treat")
@pytest.mark.parametrize("number", [1, 2])
def test_one_dream_on_one_client(number: int) -> None:
    first, second = client("recall-coffee"), client("inkpot-step")
    dreams = (
        dream(effect="median growth + median freedom: therapy 2, points 4"),
        dream(effect="median freedom + median passion: therapy 2, points 4"),
    )
    rooms = f"rooms = ['{first} - {dreams[0]} - 3', '{second} - {dreams[1]} - 3']"
    insights = "insights = { growth-median = 1, freedom-median = 2, passion-median = 1 }"
    play = lay(museum("red-1 grey", f"{insights}\n{rooms}"))
    do(play, "turn recall", "bonus museum-2", "part 0")
    assert choices(play) == ["treat 1", "treat 2", "done"]
    do(play, f"treat {number}", "part 0")
    assert play.step() == "use-boxes"
    assert room(play, 0, number).endswith("- - - 1")
    assert room(play, 0, 3 - number).endswith("- 3")
