"""The Shaper: one Spirit that is a whole side, for two and three players."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, seat, table
from tests.cerebria.table import card_at, choices, do, essence_at, lay, state, why_not

import mindtable
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves
from mindtable.testing.playing import picks_for, play_on


def new(seed: int = 0, **options: str | int) -> Play:
    return mindtable.game("cerebria").new(seed, None, **options)


def sides(play: Play) -> list[str]:
    return [seat(play, n)["team"] for n in range(len(play.teams))]


@proves("shaper.players")
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_two_shapers_with_three_one_against_a_team(mode: str, edition: str) -> None:
    assert sorted(sides(new(players=2, mode=mode, edition=edition))) == ["bliss", "gloom"]
    assert sorted(sides(new(players=3, mode=mode, edition=edition, shaper="bliss"))) == ["bliss", "gloom", "gloom"]
    assert sorted(sides(new(players=3, mode=mode, edition=edition, shaper="gloom"))) == ["bliss", "bliss", "gloom"]


@proves("shaper.players")
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_with_shapers_is_played_to_its_end(mode: str, players: int) -> None:
    play = new(4, players=players, mode=mode)
    play_on(play, picks_for(4), 20_000)
    assert play.over


@proves("shaper.one-spirit")
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_shaper_has_one_spirit_one_deck_and_the_start_of_one_player(mode: str, players: int) -> None:
    play = new(7, players=players, mode=mode)
    g = state(play)
    assert len(g.spirits) == players
    first = table(play)["order"][0]
    for n in range(players):
        assert len(g.deck_lists[n]) == 16
        assert len(g.hands[n]) == (2 if mode == "basic" else 0)  # the full game deals later
        assert seat(play, n)["essence"] == 2
        assert seat(play, n)["willpower"] == (6 if n == first else 4)


@proves("shaper.one-spirit")
def test_a_shaper_has_three_actions_and_one_absorb_in_each_turn() -> None:
    play = lay(
        """
        options = { players = 2 }
        origin = "commitment at valley"
        [seat.0]
        space = "valley"
        willpower = 9
        [seat.1]
        space = "willow"
        willpower = 9
        """
    )
    for n in (0, 1, 0):
        assert play.deciders() == [n]
        do(play, "realm valley", "realm valley", "realm valley")
        assert why_not(play, "realm valley") == "no-action-left"
        do(play, "absorb valley" if n == 0 else "absorb willow")
        while play.step() != "turn":
            do(play, choices(play)[-1])
        assert why_not(play, "absorb valley") == "absorbed-already"
        do(play, "end cards")


@proves("shaper.three-order")
@pytest.mark.parametrize("shaper", ["bliss", "gloom"])
def test_of_three_players_the_shaper_is_second_and_fourth(shaper: str) -> None:
    orders = set()
    for seed in range(20):
        play = new(seed, players=3, shaper=shaper)
        alone = sides(play).index(shaper)
        order = table(play)["order"]
        assert order[1] == order[3] == alone
        assert {order[0], order[2]} == set(range(3)) - {alone}
        orders.add(tuple(order))
    assert len(orders) == 2  # the two others are drawn


@proves("shaper.three-order")
def test_the_shaper_has_a_turn_after_each_of_the_others() -> None:
    play = lay("options = { players = 3 }")
    turns = []
    for _ in range(8):
        turns += play.deciders()
        do(play, "end cards")
    assert turns == [0, 1, 2, 1] * 2


@proves("shaper.two-order")
def test_of_two_shapers_the_first_is_random_and_they_alternate() -> None:
    assert {tuple(table(new(seed, players=2))["order"]) for seed in range(20)} == {(0, 1, 0, 1), (1, 0, 1, 0)}


@proves("shaper.two-order")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_shaper_gets_two_willpower_more_and_cannot_absorb(seed: int, players: int) -> None:
    play = new(seed, players=players, mode="basic")
    first = table(play)["order"][0]
    others = [n for n in range(players) if n != first]
    assert seat(play, first)["willpower"] == 6
    assert {seat(play, n)["willpower"] for n in others} == {4}
    assert play.deciders() == [first]
    assert why_not(play, "absorb valley") == "absorbed-already"
    do(play, "end cards")
    second = play.deciders()[0]
    assert second == table(play)["order"][1]
    assert any(choice.startswith("absorb") for choice in choices(play))
    do(play, *["end cards"] * 3)
    assert play.deciders() == [first]
    assert why_not(play, "absorb valley") == ""


@proves("shaper.second-emotion")
def test_two_shapers_place_two_emotions_each_the_second_as_by_a_second_spirit() -> None:
    play = lay('options = { players = 2 }\nstage = "placement"')
    do(play, "to valley-cradle", "at 2")
    assert play.deciders() == [1]
    do(play, "to land-willow", "at 13")
    # The first player chooses from three free Frontiers and leaves two.
    assert play.deciders() == [0]
    assert choices(play) == ["to cradle-network", "to network-land", "to willow-valley"]
    do(play, "to cradle-network")
    assert choices(play) == ["at 5", "at 7"]
    do(play, "at 7")
    assert seat(play, 0)["space"] == "valley-cradle"  # the figure stays where it is
    assert play.deciders() == [1]
    assert choices(play) == ["to network-land", "to willow-valley"]
    do(play, "to willow-valley", "at 1")
    assert seat(play, 1)["space"] == "land-willow"
    placed = {slot: card_at(play, slot) for slot in range(1, 16) if card_at(play, slot)}
    assert placed == {2: "brightness", 7: "brightness", 13: "bleakness", 1: "bleakness"}
    assert all(essence_at(play, slot) == 1 for slot in placed)
    assert play.step() == "start-token"


@proves("shaper.second-emotion")
@pytest.mark.parametrize("shaper", ["bliss", "gloom"])
def test_a_shaper_against_two_places_second_and_fourth(shaper: str) -> None:
    play = lay(f'options = {{ players = 3, shaper = "{shaper}" }}\nstage = "placement"')
    for frontier, slot, n in (
        ("valley-cradle", 2, 0),
        ("cradle-network", 5, 1),
        ("network-land", 8, 2),
        ("land-willow", 11, 1),
    ):
        assert play.deciders() == [n]
        do(play, f"to {frontier}", f"at {slot}")
    own, theirs = ("brightness", "bleakness") if shaper == "bliss" else ("bleakness", "brightness")
    assert [card_at(play, slot) for slot in (2, 5, 8, 11)] == [theirs, own, theirs, own]
    assert [seat(play, n)["space"] for n in range(3)] == ["valley-cradle", "cradle-network", "network-land"]
    # One board, so four tokens for each of the three.
    assert play.deciders() == [0]
    for _ in range(3):
        do(play, "place move-1", "place invoke-1", "place quell-1", "place fortify-1")
    assert play.step() == "turn"


@proves("shaper.seats")
def test_one_person_may_hold_both_spirits_of_a_team() -> None:
    """Seats are played one by one, whoever sits there: both Bliss seats by one pair of hands, the others by another."""
    play = mindtable.game("cerebria").new(seed=2, names={0: "Ada", 2: "Ada", 1: "Leo", 3: "Leo"})
    picks = {"Ada": picks_for(1), "Leo": picks_for(2)}
    turns: dict[str, set[int]] = {name: set() for name in picks}
    while not play.over:
        n = play.deciders()[0]
        name = play.names[n]
        play.act(n, picks[name].pick(play.actions(n)))
        turns[name].add(n)
    assert turns == {"Ada": {0, 2}, "Leo": {1, 3}}
    assert mindtable.load(play.save()).names == play.names
