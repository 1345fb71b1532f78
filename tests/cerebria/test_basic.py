"""The basic game: what is left out, and its fixed start."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, points, seat, table
from tests.cerebria.table import card_at, choices, do, essence_at, lay, state, why_not

import mindtable
from mindtable.games.cerebria.pieces.board import ASPIRATIONS
from mindtable.kernel.errors import BadOption
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves
from mindtable.testing.playing import picks_for, play_on

FRONTIERS = ("valley-cradle", "cradle-network", "network-land", "land-willow")


def new(seed: int = 0, **options: str | int) -> Play:
    return mindtable.game("cerebria").new(seed, None, mode="basic", **options)


@proves("basic.aspirations")
@pytest.mark.parametrize("edition", EDITIONS)
def test_reflection_and_sensibility_are_taken_out_everywhere(edition: str) -> None:
    seven = sorted(set(ASPIRATIONS) - {"reflection", "sensibility"})
    for seed in range(5):
        play = new(seed, edition=edition)
        assert sorted(table(play)["common"]) == seven
        for side in (0, 1):
            assert sorted(ASPIRATIONS[a] for a in state(play).hidden[side]) == seven


@proves("basic.no-empower")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_empower_cannot_be_begun_unlocked_or_upgraded(mode: str) -> None:
    play = lay(
        f"""
        options = {{ mode = "{mode}" }}
        [slots]
        1 = "kindness 2"
        [seat.0]
        space = "valley"
        willpower = 9
        hand = ["courage"]
        [team.bliss]
        ambition = 3
        """
    )
    basic = mode == "basic"
    assert why_not(play, "begin empower") == ("not-in-basic" if basic else "")
    assert ("begin empower" in choices(play)) != basic
    assert ("empower" in seat(play, 0)["tokens"]) != basic
    do(play, "ability vibe")
    assert why_not(play, "place empower-1") == ("not-in-basic" if basic else "")
    assert ("place empower-1" in choices(play)) != basic


@proves("basic.no-empower")
@pytest.mark.parametrize("seed", range(3))
def test_no_strong_emotion_is_ever_played(seed: int) -> None:
    play = new(seed)
    picks = picks_for(seed)
    while not play.over:
        play_on(play, picks, 25)
        g = state(play)
        assert all(card < 0 or g.cards.grade[card] < 2 for card in g.emotion)


@proves("basic.no-intentions")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_nothing_scores_on_the_wheel(edition: str, mode: str) -> None:
    """A Quell of 2, an Absorb of 2, a filled card and a fully upgraded Move."""
    play = lay(
        f"""
        options = {{ edition = "{edition}", mode = "{mode}" }}
        origin = "commitment at network"
        [slots]
        7 = "guilt 3"
        8 = "excitement 2"
        [seat.0]
        space = "network"
        willpower = 20
        essence = 3
        hand = ["cheerfulness"]
        tokens = {{ quell = ["red", "blue"], move = ["red", "blue", "green"] }}
        [team.bliss]
        ambition = 2
        """
    )
    do(play, "begin quell", "use subdue", "quell 7", "reveal cheerfulness", "realm land")
    do(play, "ability vibe", "place move-4")
    do(play, "absorb network")
    while play.step() != "turn":
        do(play, "answer no")
    assert (points(play) == [0, 0]) == (mode == "basic")


@proves("basic.no-intentions")
@pytest.mark.parametrize("seed", range(3))
def test_a_basic_game_ends_by_fragments_or_aspirations_and_scores_them_alone(seed: int) -> None:
    play = new(seed)
    play_on(play, picks_for(seed), 50_000)
    assert play.over
    assert table(play)["ending"] in ("last-aspiration", "capped")
    assert state(play).claimed >= 0 or points(play) == [0, 0]


@proves("basic.no-intentions")
def test_there_is_no_side_b_of_the_team_boards_to_choose() -> None:
    with pytest.raises(BadOption):
        new(team_board="B")


@proves("basic.side-a")
def test_spirit_boards_show_side_a() -> None:
    assert [seat(new(), n)["board"] for n in range(4)] == ["A"] * 4
    with pytest.raises(BadOption):
        new(spirit_board="B")


# --- without Spirit powers


def powers(mode: str, spirits: list[str], scenario: str, edition: str = "revised") -> Play:
    options = f'options = {{ mode = "{mode}", edition = "{edition}", spirits = {spirits} }}'
    return lay(f'{options}\norigin = "creativity at valley"\n{scenario}')


MODES = ["basic", "full"]


@proves("basic.no-powers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_love_gains_nothing_from_a_fortress(mode: str, edition: str) -> None:
    scenario = '[slots]\n[fortresses]\nvalley = "bliss minor"\n[seat.0]\nspace = "valley"\nwillpower = 0'
    play = powers(mode, ["love", "misery", "delight", "hatred"], scenario, edition)
    do(play, "absorb valley")
    assert seat(play, 0)["willpower"] == (2 if mode == "basic" else 4 if edition == "first" else 3)


@proves("basic.no-powers")
@pytest.mark.parametrize("mode", MODES)
def test_delight_draws_no_card(mode: str) -> None:
    scenario = '[slots]\n3 = "courage 1"\n15 = "courage 1"\n[seat.0]\nspace = "valley"'
    play = powers(mode, ["delight", "misery", "love", "hatred"], scenario)
    do(play, "absorb valley", "answer no")
    assert play.step() == ("turn" if mode == "basic" else "delight-card")


@proves("basic.no-powers")
@pytest.mark.parametrize("mode", MODES)
def test_empathy_protects_nothing(mode: str) -> None:
    play = powers(
        mode,
        ["empathy", "misery", "love", "hatred"],
        """
        [turn]
        seat = 1
        [slots]
        1 = "brightness 1"
        [seat.0]
        space = "valley"
        [seat.1]
        space = "valley"
        willpower = 9
        hand = ["bitterness"]
        [team.gloom]
        ambition = 1
        """,
    )
    assert (why_not(play, "begin quell") == "") == (mode == "basic")


@proves("basic.no-powers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_harmony_has_no_choice_of_colour_and_no_second_token(mode: str, edition: str) -> None:
    play = powers(
        mode,
        ["harmony", "misery", "love", "hatred"],
        """
        [slots]
        [seat.0]
        space = "valley"
        hand = ["courage", "kindness"]
        tokens = { move = ["red"] }
        """,
        edition,
    )
    do(play, "begin move")
    assert why_not(play, "discard courage") == ("colour-in-row" if mode == "basic" else "")
    do(play, "discard kindness")
    if mode == "basic":
        do(play, "place move-2")
        assert seat(play, 0)["tokens"]["move"] == "rg.."
        assert why_not(play, "discard courage") == "token-already-placed"
    else:
        assert sorted(choices(play)) == ["colour blue", "colour green", "colour yellow"]


@proves("basic.no-powers")
@pytest.mark.parametrize("mode", MODES)
def test_hatred_pays_the_full_price(mode: str) -> None:
    play = powers(
        mode,
        ["love", "hatred", "delight", "misery"],
        """
        [turn]
        seat = 1
        [slots]
        [seat.1]
        space = "valley"
        willpower = 5
        tokens = { move = ["red", "blue"] }
        [seat.0]
        space = "land"
        [seat.2]
        space = "land"
        """,
    )
    do(play, "begin move", "use haste", "move cradle")
    assert seat(play, 1)["willpower"] == (3 if mode == "basic" else 4)


@proves("basic.no-powers")
@pytest.mark.parametrize("mode", MODES)
def test_misery_absorbs_no_further_than_others(mode: str) -> None:
    play = powers(mode, ["love", "misery", "delight", "hatred"], '[turn]\nseat = 1\n[seat.1]\nspace = "valley"')
    assert why_not(play, "absorb valley") == ""
    assert why_not(play, "absorb cradle") == ("sphere-out-of-reach" if mode == "basic" else "")
    assert ("absorb willow" in choices(play)) == (mode == "full")


@proves("basic.no-powers")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", MODES)
def test_malice_quells_no_further_than_others(mode: str, edition: str) -> None:
    play = powers(
        mode,
        ["love", "malice", "delight", "hatred"],
        """
        [turn]
        seat = 1
        [slots]
        2 = "anger 1"
        3 = "brightness 1"
        [seat.1]
        space = "valley"
        willpower = 9
        hand = ["dislike"]
        [team.gloom]
        ambition = 1
        """,
        edition,
    )
    assert (why_not(play, "begin quell") == "") == (mode == "full")


@proves("basic.no-powers")
@pytest.mark.parametrize("mode", MODES)
def test_anxiety_takes_no_bleakness_from_the_supply(mode: str) -> None:
    play = powers(
        mode,
        ["love", "anxiety", "delight", "hatred"],
        '[turn]\nseat = 1\n[slots]\n[seat.1]\nspace = "valley"\nwillpower = 9\nhand = ["anger"]',
    )
    do(play, "begin invoke")
    assert ("invoke bleakness" in choices(play)) == (mode == "full")
    assert why_not(play, "invoke bleakness") == ("card-not-in-hand" if mode == "basic" else "")


# --- the fixed start


@proves("basic.vibe-tokens-first", "basic.vibe-colours")
def test_first_edition_players_pick_the_colours_for_the_four_actions() -> None:
    play = new(edition="first")
    for n in table(play)["order"]:
        assert (play.step(), play.deciders()) == ("start-colour", [n])
        assert choices(play) == ["colour red", "colour yellow", "colour green", "colour blue"]
        do(play, "colour green")
        assert why_not(play, "colour green") == "colour-in-row"
        assert choices(play) == ["colour red", "colour yellow", "colour blue"]
        do(play, "colour red", "colour blue")  # yellow is left for Fortify
        assert seat(play, n)["tokens"] == {"move": "g...", "invoke": "r...", "quell": "b...", "fortify": "y..."}
    assert play.step() == "turn"


@proves("basic.vibe-tokens-revised")
def test_revised_edition_unlocks_four_actions_with_wild_tokens() -> None:
    play = new()
    assert play.step() == "turn"
    for n in range(4):
        assert seat(play, n)["tokens"] == {"move": "w...", "invoke": "w...", "quell": "w...", "fortify": "w..."}


@proves("basic.placement")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5))
def test_the_four_spirits_stand_clockwise_in_order_of_play(edition: str, seed: int) -> None:
    play = new(seed, edition=edition)
    order = table(play)["order"]
    assert [seat(play, n)["space"] for n in order] == list(FRONTIERS)
    # The starting Emotion of each lies just counter-clockwise of its Frontier's slot.
    expected = ["brightness" if seat(play, n)["team"] == "bliss" else "bleakness" for n in order]
    assert [card_at(play, slot) for slot in (2, 5, 8, 11)] == expected
    assert [essence_at(play, slot) for slot in (2, 5, 8, 11)] == [1] * 4
    assert sum(bool(card_at(play, slot)) for slot in range(1, 16)) == 4


@proves("basic.placement-shaper")
@pytest.mark.parametrize("seed", range(5))
def test_a_shaper_stands_at_its_first_marker_with_a_second_emotion_at_its_second(seed: int) -> None:
    two = new(seed, players=2)
    first, second = table(two)["order"][:2]
    assert (seat(two, first)["space"], seat(two, second)["space"]) == ("valley-cradle", "cradle-network")
    cards = ["brightness" if seat(two, n)["team"] == "bliss" else "bleakness" for n in (first, second)]
    assert [card_at(two, slot) for slot in (2, 5, 8, 11)] == cards * 2
    three = new(seed, players=3, shaper="gloom")
    order = table(three)["order"]
    assert [seat(three, n)["space"] for n in order[:3]] == list(FRONTIERS[:3])
    assert [card_at(three, slot) for slot in (2, 5, 8, 11)] == ["brightness", "bleakness"] * 2
