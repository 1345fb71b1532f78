"""Catharsis: the grief layer pays out and goes."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import card, client, clients, cured, dream, hand, layer, names, research, room, tags_of
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.games.unconscious.pieces.cards import GRIEF
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

CELLIST = client("recall-coffee")  # two tags of the Opera
ACROBAT = client("cheap-elevate")
STUDENT = client("two-research")
GENERATING = layer(effect="points 4, generate major growth")
COFFEE = layer(effect="points 1, coffee 2")
DRAWING = layer(effect="points 2, research 1, transfer 1")
TWO = dream(effect="median growth + median freedom: therapy 2, points 4")
FOUR = dream(effect="major growth + median growth + minor passion: therapy 4")


def dreamt(manifest: str, latent: str, therapy: int, grief: str = GENERATING, name: str = CELLIST) -> Play:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-major = 1, growth-median = 1, freedom-median = 1, passion-minor = 1 }}
        rooms = ["{name} {grief} {manifest} {latent} {therapy}"]
        """
    )
    do(play, "turn treat", "treat 1")
    while play.step() == "pay":
        do(play, choices(play)[0])
    return play


@proves("catharsis.when")
@pytest.mark.parametrize(("therapy", "comes"), [(7, False), (6, False), (5, True), (4, True)])
def test_when_the_marker_stops_on_three_or_passes_it(therapy: int, comes: bool) -> None:
    play = dreamt(TWO, "-", therapy, COFFEE)
    assert room(play, 0, 1) == f"{CELLIST} {'-' if comes else COFFEE} - - {therapy - 2}"


@proves("catharsis.when")
def test_it_comes_once() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 2\nrooms = ['{CELLIST} {COFFEE} - - 4']")
    do(play, "turn treat", "done", "box 1")
    assert (state(play).points[0], state(play).coffee[0]) == (1, 2)
    do(play, "box 1")
    assert (state(play).points[0], state(play).coffee[0]) == (1, 2)


@proves("catharsis.reward")
def test_points_and_effects_of_the_layer_which_is_discarded() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 2\nrooms = ['{CELLIST} {GENERATING} - - 4']")
    do(play, "turn treat", "done", "box 1")
    assert state(play).points[0] == 4  # none of the client's
    do(play, "part 0")
    assert dial(play, 0) == {"reserve": 6, "growth-major": 1}
    assert [GRIEF[number] for number in state(play).grief_discard] == [GENERATING]
    assert room(play, 0, 1) == f"{CELLIST} - - - 3"
    assert cured(play, 0) == []


@proves("catharsis.whole-first")
def test_the_rest_of_the_points_waits() -> None:
    play = dreamt("-", FOUR, 6)
    # Three points have been used; the layer's insight comes before the fourth.
    assert choices(play) == ["part 0", "done"]
    assert state(play).room_therapy[0] == 3
    do(play, "part 0")
    assert room(play, 0, 1) == f"{CELLIST} - - - 2"


@proves("catharsis.whole-first")
def test_and_so_does_the_cure() -> None:
    play = dreamt("-", FOUR, 4, name=ACROBAT)
    assert state(play).points[0] == 4
    assert cured(play, 0) == []
    do(play, "part 0")
    assert cured(play, 0) == [ACROBAT]
    assert state(play).points[0] == 4 + 3


@proves("catharsis.active")
def test_tags_and_ability_from_catharsis_on() -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 1
        boxes = 4
        insights = {{ growth-minor = 2 }}
        rooms = ["{ACROBAT} {COFFEE} - - 4"]
        """
    )
    do(play, "turn treat", "done")
    assert why_not(play, "free cheap-elevate") == "ability-not-yours"
    assert tags_of(play, 0) == {}
    do(play, "box 1")
    assert tags_of(play, 0) == {"theatre": 2}
    cured_too = play.clone()
    do(play, "free cheap-elevate")
    assert state(play).coffee[0] == 2
    do(cured_too, "box 1", "box 1", "box 1")
    assert cured(cured_too, 0) == [ACROBAT]
    assert tags_of(cured_too, 0) == {"theatre": 2}
    assert not why_not(cured_too, "free cheap-elevate")


@proves("catharsis.active")
def test_not_yet_for_the_effects_of_the_layer_itself() -> None:
    """Only once they are resolved is the layer discarded: the student's two cards come later."""
    first, second = research(2, tag="opera")
    play = lay(
        f"""
        research_deck = {names([first, second])}
        [seat.0]
        coffee = 0
        boxes = 1
        rooms = ["{STUDENT} {DRAWING} - - 4"]
        """
    )
    do(play, "turn treat", "done", "box 1", "part 0")
    assert play.step() == "exchange-card"
    assert hand(play, 0) == [first]
    assert tags_of(play, 0) == {}
    do(play, "done")
    while play.step() == "parts":
        do(play, "done")
    assert tags_of(play, 0) == {"university": 2}


@proves("catharsis.active")
def test_a_case_study_scores_from_catharsis_on() -> None:
    name = "the-girl-who-drew-doors"  # 3 points for each level I tile
    assert name in clients("case")
    board = f"notebook = {names(['one-01', 'one-02'])}"
    for grief, points in (("-", 6), (COFFEE, 0)):
        play = lay(f"[seat.0]\n{board}\nrooms = ['{name} {grief} - - 3']")
        assert final_parts(state(play), 0)["case-studies"] == points
    play = lay(f"[seat.0]\n{board}\ncured = ['{name}']")
    assert final_parts(state(play), 0)["case-studies"] == 6


@proves("catharsis.reward")
def test_its_effects_may_be_skipped_but_not_its_points() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{CELLIST} {GENERATING} - - 4']")
    do(play, "turn treat", "done", "box 1", "done")
    assert state(play).points[0] == 4
    assert dial(play, 0) == {"reserve": 7}
    assert room(play, 0, 1) == f"{CELLIST} - - - 3"
    assert card(effect="box 1") not in hand(play, 0)
