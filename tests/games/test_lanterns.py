"""Lanterns, clause by clause: positions from scenarios, one thing done, one thing true."""

import pytest
from tests.games.lanterns import GAME

from mindtable.kernel.errors import BadOption, IllegalAction
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

GAME_ID = "lanterns"


def turn_of(seat: int, *hands: str, options: str = "") -> Play:
    return GAME.scenario(f"turn = {seat}\nhands = {[*hands, '', '', '', ''][:4]}\n[options]\n{options}")


def refusal(play: Play, seat: int, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        play.act(seat, action)
    return caught.value.reason.key, caught.value.reason.clause


@proves("teams.even")
def test_three_cannot_play() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(players=3)
    assert caught.value.reason.key == "odd-seats"
    assert GAME.new(players=4).teams == [0, 1, 0, 1]


@proves("hands.open")
def test_two_have_nobody_to_show_their_hands_to() -> None:
    assert GAME.new(players=2).options["open_hands"] is False
    with pytest.raises(BadOption):
        GAME.new(players=2, open_hands=True)


@proves("hands.limit", "draw.deck")
def test_drawing_has_its_limits() -> None:
    assert refusal(turn_of(0, "red red blue blue green"), 0, "draw") == ("hand-full", "hands.limit")
    play = turn_of(0, "red")
    play.position.deck = []  # type: ignore[attr-defined]
    assert refusal(play, 0, "draw") == ("deck-empty", "draw.deck")


@proves("light.card")
def test_lighting_takes_a_card() -> None:
    play = turn_of(0, "red red")
    assert refusal(play, 0, "light blue") == ("no-such-card", "light.card")
    play.act(0, "light red")
    assert play.view(0)["table"]["hands"][0] == ["red"]


def test_what_is_refused_for_a_reason_is_told_in_the_order_of_what_is_offered() -> None:
    play = turn_of(0, "red", "blue")
    refused = [(play.text(action), reason.key) for action, reason in play.refused(0)]
    assert refused == [("light green", "no-such-card"), ("light blue", "no-such-card")]
    assert play.refused(1) == [], "it is not their turn"
    full = turn_of(0, "red red blue blue green")
    assert [full.text(action) for action, _ in full.refused(0)] == ["draw"], "what is no part of a turn is left out"
    play.position.deck = []  # type: ignore[attr-defined]
    assert [play.text(action) for action, _ in play.refused(0)] == ["light green", "light blue", "draw"]


@proves("light.shores")
@pytest.mark.parametrize(("shore", "points"), [("near", 1), ("far", 2)])
def test_shores(shore: str, points: int) -> None:
    play = turn_of(0, "red", options="wind = 'still'")
    play.act(0, "light red")
    play.act(0, f"place {shore}")
    play.act(1, "admire")
    assert play.scores() == [points, 0, points, 0]


@proves("beacon.bonus")
def test_the_beacon() -> None:
    play = GAME.scenario("hands = ['red', '', '', '']")
    play.act(2, "beacon red")
    play.act(1, "beacon red")
    play.act(0, "light red")
    play.act(0, "place near")
    play.act(1, "admire")
    assert play.scores() == [2, 0, 2, 0]


@proves("snuff.cost")
def test_snuffing_costs_a_card_of_the_colour() -> None:
    play = turn_of(0, "red", "red blue")
    play.act(0, "light red")
    play.act(0, "place far")
    play.act(1, "snuff")
    assert play.scores() == [0, 0, 0, 0]
    assert play.view(1)["table"]["hands"][1] == ["blue"]
    assert play.deciders() == [0]


@proves("snuff.cost")
def test_without_such_a_card_there_is_only_admiration() -> None:
    play = turn_of(0, "red", "blue")
    play.act(0, "light red")
    play.act(0, "place far")
    assert refusal(play, 1, "snuff") == ("cannot-snuff", "snuff.cost")
    assert play.deciders() == [1]  # still asked, so that nobody learns what the hand lacks


@proves("wind.far")
def test_a_gust_spares_the_near_shore() -> None:
    blown = 0
    for seed in range(30):
        play = GAME.scenario(
            f"seed = {seed}\nturn = 3\nhands = ['', '', '', 'red red']\n[options]\nrounds = 1\nwind = 'storm'"
        )
        for shore in ("near", "far"):
            play.act(3, "light red")
            play.act(3, f"place {shore}")
            play.act(0, "admire")
        assert play.over
        assert play.scores()[3] in (1, 3)
        blown += play.scores()[3] == 1
    assert 0 < blown < 30


@proves("end.tie")
def test_the_second_team_wins_a_tie() -> None:
    play = turn_of(3, options="rounds = 1")
    play.act(3, "done")
    assert play.over
    assert play.scores() == [0, 0, 0, 0]
    assert play.winners() == [1, 3]


def test_a_lantern_can_be_put_back_but_a_draw_cannot() -> None:
    play = turn_of(0, "red")
    play.act(0, "draw")
    play.act(0, "light red")
    play.undo(0)
    assert play.why_no_undo(0) is not None
