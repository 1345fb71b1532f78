"""Fireworks: a district bonus for one tag less."""

from __future__ import annotations

from tests.unconscious.pieces import heard, names, notebook, research
from tests.unconscious.table import choices, do, lay, state, why_not

import mindtable
from mindtable.games.unconscious.pieces.board import DISTRICT_OF
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

GREEN, PURPLE, RED = range(3)


def recall(fireworks: str, tags: int, more: str = "", used: str = '["opera-1"]', journalist: str = "") -> Play:
    """Recall with so many tags of the Opera, Freud standing there."""
    figure = f'journalist = "{journalist}"' if journalist else ""
    play = lay(
        f"""
        options = {{ players = 2, fireworks = true, journalist = {"true" if journalist else "false"} }}
        {figure}
        freud = "opera"
        fireworks = "{fireworks}"
        bonus_used = {used}
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        professor = "theatre"
        notebook = {notebook(3)}
        in_play = {names(research(tags, tag="opera"))}
        {more}
        """
    )
    do(play, "turn recall")
    return play


@proves("module-fireworks.setup")
def test_they_start_in_freuds_district() -> None:
    game = mindtable.game("unconscious")
    for seed in range(20):
        g = state(game.new(seed=seed, players=2, fireworks=True))
        assert g.fireworks == DISTRICT_OF[g.freud]
    assert state(game.new(seed=0, players=2)).fireworks == -1


@proves("module-fireworks.discount")
def test_one_tag_less_in_their_district() -> None:
    play = recall("purple", 2)
    assert [choice for choice in choices(play) if choice.startswith("district")] == ["district purple-3"]
    assert why_not(play, "district purple-4") == "tags-missing"
    elsewhere = recall("green", 2)
    assert why_not(elsewhere, "district purple-3") == "tags-missing"


@proves("module-fireworks.discount")
def test_they_are_used_only_when_needed() -> None:
    play = recall("purple", 3)
    do(play, "district purple-3")
    assert state(play).fireworks == PURPLE
    play = recall("purple", 3)
    do(play, "district purple-4")
    assert state(play).fireworks == RED


@proves("module-fireworks.moves-on")
def test_to_the_next_district_clockwise() -> None:
    play = recall("purple", 2)
    events = heard(play)
    do(play, "district purple-3")
    assert state(play).fireworks == RED
    assert [event.args for event in events if event.kind == "fireworks"] == [{"district": "red"}]


@proves("module-fireworks.moves-on")
def test_and_around_from_the_last_to_the_first() -> None:
    play = lay(
        f"""
        options = {{ players = 2, fireworks = true }}
        freud = "cafe"
        fireworks = "red"
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        notebook = {notebook(3)}
        in_play = {names(research(2, tag="cafe"))}
        """
    )
    do(play, "turn recall", "district red-3")
    assert state(play).fireworks == GREEN


@proves("module-fireworks.no-use")
def test_they_leave_a_district_whose_last_token_is_taken() -> None:
    used = [f"{place}-{number}" for place in ("opera", "museum") for number in (1, 2, 3)]
    more = f"[insights_on_map]\npurple-3 = 1\n[seat.1]\nnotebook = {notebook(3, seat=1)}"
    play = recall("purple", 0, more, used=names([name for name in used if name != "opera-3"]))
    # Six tokens are gone; the seventh stays for now.
    do(play, "bonus opera-3")
    assert state(play).district_tokens[PURPLE] == 1
    assert state(play).fireworks == PURPLE
    more = f"[insights_on_map]\npurple-3 = 1\npurple-4 = 1\n[seat.1]\nnotebook = {notebook(3, 3, seat=1)}"
    play = recall("purple", 0, more, used=names([name for name in used if name != "opera-3"]))
    do(play, "bonus opera-3")
    assert state(play).district_tokens[PURPLE] == 0
    assert state(play).fireworks == RED


@proves("module-fireworks.no-use")
def test_they_leave_a_district_without_empty_district_bonuses() -> None:
    taken = "purple-4 = 1\npurple-5 = 1\npurple-6 = 1"
    more = f"[insights_on_map]\n{taken}\n[seat.1]\nnotebook = {notebook(3, 3, 3, seat=1)}"
    play = recall("purple", 3, more)
    do(play, "district purple-3")
    assert state(play).fireworks == RED


def full(by_other: str, by_own: str = "", besides: str = "") -> str:
    """The four district bonuses of one district are taken by seat 1, those of another by seat 0."""
    lines = [f"{by_other}-{value} = 1" for value in (3, 4, 5, 6)]
    lines += [f"{by_own}-{value} = 0" for value in (3, 4, 5, 6) if by_own]
    taken = "\n".join([*lines, besides])
    return f"[insights_on_map]\n{taken}\n[seat.1]\nnotebook = {notebook(3, 3, 3, seat=1)}"


@proves("module-fireworks.no-use")
def test_a_district_that_cannot_use_them_is_passed_over() -> None:
    play = recall("purple", 2, full("red"))
    do(play, "district purple-3")
    assert state(play).fireworks == GREEN


@proves("module-fireworks.no-use")
def test_they_come_back_if_no_other_district_can_use_them() -> None:
    play = lay(
        f"""
        options = {{ players = 2, fireworks = true }}
        freud = "opera"
        fireworks = "purple"
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        notebook = {notebook(3, 3, 3)}
        in_play = {names(research(2, tag="opera"))}
        {full("red", "green")}
        """
    )
    do(play, "turn recall", "district purple-3")
    assert state(play).fireworks == PURPLE


@proves("module-fireworks.no-use")
def test_with_no_district_left_they_leave_the_game() -> None:
    used = names([f"{place}-{number}" for place in ("opera", "museum") for number in (1, 2, 3)])
    play = lay(
        f"""
        options = {{ players = 2, fireworks = true }}
        freud = "opera"
        fireworks = "purple"
        bonus_used = {used}
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        notebook = {notebook(3, 3, 3)}
        in_play = {names(research(2, tag="opera"))}
        {full("red", "green", besides="purple-4 = 1")}
        """
    )
    do(play, "turn recall", "district purple-3")
    assert state(play).district_tokens[PURPLE] == 0
    assert state(play).fireworks == -1


@proves("module-fireworks.journalist")
def test_together_with_the_journalists_tags() -> None:
    treatises = f"""
    [treatises]
    the-open-cage = {{ owner = 1, volumes = [] }}  # Library, Opera
    [seat.1]
    notebook = {notebook(3, seat=1)}
    """
    play = recall("purple", 1, treatises, journalist="museum")
    # One own tag, one of another's treatise, and one less is needed.
    assert not why_not(play, "district purple-3")
    do(play, "district purple-3")
    assert state(play).fireworks == RED
    enough = recall("purple", 2, treatises, journalist="museum")
    do(enough, "district purple-3")
    assert state(enough).fireworks == PURPLE
