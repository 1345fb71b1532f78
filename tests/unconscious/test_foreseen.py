"""What a choice says beforehand: where stating ideas leads, and what it would waste; and what the desk should heed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.unconscious.pieces import client
from tests.unconscious.table import choices, do, lay, state
from tests.unconscious.turns import inkpot, place

from mindtable.games.unconscious.game import GAME
from mindtable.games.unconscious.pieces.board import INKPOT_SPACES
from mindtable.games.unconscious.rules.heeds import WARNINGS
from mindtable.games.unconscious.view.catalogue import figures
from mindtable.games.unconscious.view.view import Figures, Signs
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.conformance.declared import misfits
from mindtable.text import LANGUAGES, say


def facts(play: Play, action: str) -> dict[str, Any]:
    seat = play.deciders()[0]
    return dict(play.label(seat, play.parse(action)).facts)


def wastes(play: Play, action: str) -> str:
    return str(facts(play, action).get("wastes", {"name": ""})["name"])


def heeds(play: Play) -> list[Any]:
    table: Any = play.view(0)["table"]
    return list(table["seats"][0]["heeds"])


# --- where stating ideas leads

COLUMN = 'notebook = ["one-01", "", "", "one-02", "", "", "one-05", "", ""]'


@pytest.mark.parametrize("at", INKPOT_SPACES)
@pytest.mark.parametrize("space", ["b1", "b2", "b3", "b4"])
def test_a_space_foretells_what_the_inkpot_then_does(at: str, space: str) -> None:
    """Down to the ideas freed, the parts offered and the columns to choose from."""
    play = lay(f'[seat.0]\ncoffee = 0\npoints = 0\nbright = 0\ninkpot = "{at}"\nlaps = 1\nreputation = 4\n{COLUMN}')
    chain = facts(play, "turn state")["chains"][int(space[1]) - 1]
    assert space in chain["spaces"]
    [landing] = chain["landings"]
    assert (landing["by"], landing["bright"]) == (chain["value"], 0) == (int(space[1]), 0)
    do(play, "turn state")
    assert facts(play, f"space {space}")["chains"] == [{**chain, "spaces": [space]}]
    do(play, f"space {space}")
    laps = state(play).laps[0]
    do(play, choices(play)[0], "place idea")
    inkpot(play, landing["by"])
    table: Any = play.view(0)["table"]
    after = table["seats"][0]
    assert (after["inkpot"], after["laps"] - laps) == (landing["space"], landing["freed"])
    name, *more = table["doing"][0]
    if landing["space"] == "top":
        assert name == "choose-column"
        columns = [choice for choice in choices(play) if choice.startswith("column")]
        assert len(landing["brings"]) == len(columns) == after["laps"]
        do(play, "column 1")
        table = play.view(0)["table"]
        assert table["doing"][0][1] == landing["brings"][0]
    elif landing["space"] == "left":
        assert name == "track-action"
        g = state(play)
        gained = [f"{word} {amount}" for word, amount in (("points", g.points[0]), ("coffee", g.coffee[0])) if amount]
        assert landing["brings"] == [gained] != [[]]
    else:
        assert landing["brings"] == [more[0]]


def test_bright_ideas_widen_the_move_and_an_ability_changes_it_for_nothing() -> None:
    play = lay("[seat.0]\nbright = 3")
    by_value = {chain["value"]: chain["landings"] for chain in facts(play, "turn state")["chains"]}
    assert [(one["by"], one["bright"]) for one in by_value[3]] == [(1, 2), (2, 1), (3, 0), (4, 1), (5, 2)]
    assert [one["by"] for one in by_value[1]] == [1, 2, 3]
    play = lay(f'[seat.0]\nbright = 0\ncured = ["{client("inkpot-step")}"]')
    by_value = {chain["value"]: chain["landings"] for chain in facts(play, "turn state")["chains"]}
    assert [(one["by"], one["bright"]) for one in by_value[3]] == [(2, 0), (3, 0), (4, 0)]


def test_a_filled_row_adds_what_stands_at_its_end() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "top"\nnotebook = ["one-01", "one-02", "one-05"]')
    [landing] = facts(play, "turn state")["chains"][0]["landings"]
    assert landing["brings"] == [["generate minor growth", "main one-01", "main one-02", "main one-05", "elevate 1"]]


# --- what a choice wastes


def room(therapy: int) -> str:
    return f'rooms = ["the-dizzy-acrobat - - - {therapy}"]'


@pytest.mark.parametrize(("boxes", "warning"), [(1, ""), (2, "could-cure"), (3, "could-cure")])
def test_boxes_that_would_cure(boxes: int, warning: str) -> None:
    play = lay(f"[seat.0]\nboxes = {boxes}\n{room(2)}")
    assert [heed[:2] for heed in heeds(play)] == ([("could-cure", "client-the-dizzy-acrobat")] if warning else [])
    do(play, "turn treat")
    while play.step() != "use-boxes":
        do(play, "done")
    assert wastes(play, "done") == warning


@pytest.mark.parametrize(("coffee", "warning"), [(4, ""), (5, "coffee-lost")])
def test_coffee_that_would_not_fit(coffee: int, warning: str) -> None:
    play = lay(f'[ideas]\nb1 = "0 1 research"\nb2 = "0 2 freud"\nc1 = "1 1 freud"\n[seat.0]\ncoffee = {coffee}')
    assert wastes(play, "turn recall") == warning


def test_a_bonus_left_behind_where_one_can_be_taken() -> None:
    play = lay('freud = "opera"\n[ideas]\nb2 = "0 1 research"\n[seat.0]\ncoffee = 0\nprofessor = "cafe"')
    do(play, "turn recall")
    assert wastes(play, "done") == "unclaimed-bonus"
    assert not any(wastes(play, action) for action in choices(play) if action != "done")


def test_an_action_left_a_tile_discarded_a_box_too_many() -> None:
    play = lay("[seat.0]\ncoffee = 4")
    place(play, "b2", "research")
    assert facts(play, "done")["wastes"]["said"]["args"]["action"]["key"] == "table-research"
    full = 'notebook = ["one-01", "one-02", "", "one-05", "one-10", "", "one-11", "one-12", "one-13"]'
    play = lay(f"[seat.0]\ncoffee = 4\n{full}")
    place(play, "b1", "notebook-1")
    do(play, "point notebook-1", "tile i-stack")
    assert "row 1" not in choices(play)
    assert wastes(play, "discard") == "skipped-tile"
    insights = "insights = { growth-major = 1, growth-median = 1, growth-minor = 1 }"
    for boxes, warning in ((4, ""), (5, "boxes-full")):
        play = lay(f"[seat.0]\nboxes = {boxes}\n{insights}")
        assert wastes(play, "free box") == warning
        assert ("boxes-full" in {heed[0] for heed in heeds(play)}) == bool(warning)


def test_a_goal_one_step_away_while_nobody_has_won_it() -> None:
    four = '["the-counting-clerk", "the-doubting-student", "the-fire-watcher", "the-dizzy-acrobat"]'
    taken = "three-routine = 1\ntwo-case-studies = 1\n"
    for more, found in (("", ["goal-five-cured"]), ("five-cured = 1\n", [])):
        play = lay(f"[goals]\n{taken}{more}[seat.0]\nboxes = 0\ncured = {four}")
        assert [thing for name, thing, _ in heeds(play) if name == "goal-near"] == found


def test_only_the_own_desk_is_told() -> None:
    play = lay("[seat.0]\nboxes = 5")
    table: Any = play.view(1)["table"]
    assert not {"heeds", "abilities", "resolutions"} & table["seats"][0].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_has_a_name(language: str) -> None:
    assert all(say(language, f"warning-{name}", GAME) != f"warning-{name}" for name in WARNINGS)


# --- the catalogue explains them


def drawn() -> Iterator[tuple[str, Any]]:
    """Every effect in signs, with the kind of its entry."""
    for entry in GAME.catalogue():
        for name, value in entry.fields.items():
            if name.endswith("_signs"):
                yield from ((entry.kind, signs) for signs in (value if isinstance(value, list) else [value]))


def test_the_catalogue_is_as_its_types_say() -> None:
    assert not [wrong for kind, signs in drawn() for wrong in misfits(Signs, signs, 2, kind)]
    assert not list(misfits(Figures, figures(), 2))


def test_the_glossary_has_every_sign() -> None:
    explained = {gain["op"] for kind, signs in drawn() if kind == "glossary" for gain in signs["gains"]}
    assert {gain["op"] for _, signs in drawn() for gain in signs["gains"]} == explained


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_part_of_a_whole_game_is_explained(seed: int) -> None:
    """Whatever waits in the chain, or would come of stating ideas, has an entry of its own."""
    known = {entry.id for entry in GAME.catalogue() if entry.kind == "part"}
    play, rng = GAME.new(seed=seed, players=3, journalist=True, overlays="mixed", fireworks=True), Rng(seed)
    while not play.over:
        seat = play.deciders()[0]
        actions = play.actions(seat)
        table: Any = play.view(seat)["table"]
        lists = [item for link in table["doing"] if link[0] != "gather" for item in link if isinstance(item, list)]
        for action in actions if play.step() in ("turn", "idea-space") else ():
            for chain in facts(play, play.text(action)).get("chains", ()):
                lists += [way for landing in chain["landings"] for way in landing["brings"]]
        assert not {part for names in lists for part in names} - known
        play.act(seat, GAME.random_action(state(play), actions, rng))
