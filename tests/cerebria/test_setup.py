"""Setup: what lies where when the first turn begins, and what the players choose before it."""

from __future__ import annotations

import itertools
from typing import cast

import pytest
from tests.cerebria.sight import EDITIONS, hidden, identity, points, seat, sphere, table, team
from tests.cerebria.table import card_at, choices, do, essence_at, hand, lay, state, why_not

import mindtable
from mindtable.games.cerebria.pieces.board import ASPIRATIONS, SPHERES
from mindtable.games.cerebria.pieces.spirit_boards import UPGRADE_AT, UPGRADES
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel.errors import BadOption, BadScenario
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves
from mindtable.testing.playing import picks_for, play_on

FRONTIERS = ("valley-cradle", "cradle-network", "network-land", "land-willow", "willow-valley")

NO_TOKENS = dict.fromkeys(("move", "invoke", "quell", "fortify", "empower"), "....")


def new(seed: int = 0, **options: str | int | list[str]) -> Play:
    return mindtable.game("cerebria").new(seed, None, **options)


def place_all(play: Play) -> None:
    """Everyone's Spirit and starting Emotion, clockwise from the Valley."""
    for frontier in FRONTIERS[:4]:
        do(play, f"to {frontier}", choices_at_frontier(frontier)[0])


def choices_at_frontier(frontier: str) -> list[str]:
    """The two Realm slots beside a Frontier's own."""
    slot = 3 * FRONTIERS.index(frontier) + 3
    return sorted([f"at {slot - 1}", f"at {slot % 15 + 1}"], key=lambda text: int(text[3:]))


# --- Spirits and boards


@proves("setup.spirit")
def test_half_play_bliss_half_gloom_each_with_a_spirit_of_the_own_side() -> None:
    play = new(spirits=["harmony", "anxiety", "delight", "malice"])
    assert [seat(play, n)["team"] for n in range(4)] == ["bliss", "gloom", "bliss", "gloom"]
    spirits = [seat(play, n)["spirit"] for n in range(4)]
    assert spirits == ["harmony", "anxiety", "delight", "malice"]
    play_on(play, picks_for(1), 400)
    assert [seat(play, n)["spirit"] for n in range(4)] == spirits


@proves("setup.spirit")
def test_nobody_plays_a_spirit_twice_or_of_the_other_side() -> None:
    with pytest.raises(BadOption):
        new(spirits=["love", "misery", "love", "hatred"])
    with pytest.raises(BadOption) as refused:
        new(spirits=["love", "misery", "malice", "hatred"])
    assert refused.value.reason.key == "spirit-of-other-side"


@proves("setup.board-sides")
@pytest.mark.parametrize("spirit_side", ["A", "B"])
@pytest.mark.parametrize("team_side", ["A", "B"])
def test_both_kinds_of_board_have_their_own_side_for_all(spirit_side: str, team_side: str) -> None:
    play = new(spirit_board=spirit_side, team_board=team_side)
    assert table(play)["team_board"] == team_side
    standard = [
        ["haste", "surmount", "determination"],
        ["bolster", "inner-force", "determination"],
        ["subdue", "extinguish", "determination"],
        ["exalt", "raze", "determination"],
        ["channeled-power", "emotional-outburst", "determination"],
    ]
    assert {seat(play, n)["board"] for n in range(4)} == {"A" if spirit_side == "A" else "B revised"}
    boards = [[[UPGRADES[u] for u in row] for row in UPGRADE_AT[board]] for board in state(play).boards]
    if spirit_side == "A":
        assert boards == [standard] * 4
    else:
        assert all(board != standard for board in boards)
        assert all(one != other for one, other in itertools.combinations(boards, 2))


# --- the board


@proves("setup.origin-first")
def test_first_edition_starts_with_commitment_at_the_valley() -> None:
    assert {sphere(new(seed, edition="first"), "commitment")[0] for seed in range(20)} == {"valley"}


@proves("setup.origin-revised")
def test_revised_edition_starts_with_the_origin_anyhow() -> None:
    found = {sphere(new(seed), "commitment")[0] for seed in range(60)}
    assert found == {"valley", "cradle", "network", "land", "willow"}


@proves("setup.spheres")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sphere_holds_seven(edition: str) -> None:
    play = new(edition=edition)
    assert [sphere(play, name)[1] for name in SPHERES] == [7] * 5


@proves("setup.pieces")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_fragments_ambition_and_counters_at_the_start(mode: str) -> None:
    play = new(mode=mode)
    for name in ("bliss", "gloom"):
        side = team(play, name)
        assert (side["minors"], side["majors"]) == (5, 3)
        assert side["ambition"] == 0
    assert state(play).capping == [1, 1]
    assert points(play) == [0, 0]
    assert identity(play) == []


# --- Aspirations


@proves("setup.aspirations")
def test_nine_common_aspirations_shuffled_in_a_row() -> None:
    rows = [table(new(seed))["common"] for seed in range(60)]
    assert all(sorted(row) == sorted(ASPIRATIONS) for row in rows)
    assert {row[0] for row in rows} == set(ASPIRATIONS)
    assert {row[8] for row in rows} == set(ASPIRATIONS)


@proves("setup.aspirations")
def test_the_leftmost_is_the_current_one() -> None:
    play = lay(
        """
        common = ["fortitude", "liveliness"]
        [fortresses]
        land = "gloom minor"
        [slots]
        1 = "courage 2"
        """
    )
    assert table(play)["common"] == ["fortitude", "liveliness"]
    assert table(play)["standing"] == [0, 1]  # of Fortitude; of Liveliness it would be 2 to 0


@proves("setup.hidden")
def test_each_team_has_its_own_nine_hidden_aspirations() -> None:
    tops = set()
    for seed in range(80):
        play = new(seed)
        common = table(play)["common"][0]
        for side in (0, 1):
            assert sorted(ASPIRATIONS[a] for a in state(play).hidden[side]) == sorted(ASPIRATIONS)
            assert hidden(play, side) != common
        tops.add((hidden(play, 0), hidden(play, 1)))
    assert len({bliss for bliss, _ in tops}) == len({gloom for _, gloom in tops}) == 9
    assert any(bliss != gloom for bliss, gloom in tops)


@proves("setup.hidden")
def test_a_team_knows_its_top_card_and_nobody_else_does() -> None:
    play = new()
    assert team(play, "bliss", viewer=0)["hidden"] == [hidden(play, 0)]
    assert team(play, "bliss", viewer=2)["hidden"] == [hidden(play, 0)]
    assert "hidden" not in team(play, "bliss", viewer=1)
    assert "hidden" not in team(play, "bliss")


# --- the order of play


@proves("setup.order")
def test_the_order_is_random_and_the_sides_alternate() -> None:
    orders = {tuple(table(new(seed))["order"]) for seed in range(200)}
    alternating = {order for order in itertools.permutations(range(4)) if order[0] % 2 == order[2] % 2}
    assert orders == alternating


@proves("setup.order")
def test_the_order_stays_round_after_round() -> None:
    play = new(3, mode="basic")
    order = list(table(play)["order"])
    played = []
    for _ in range(12):
        played.append(play.deciders()[0])
        do(play, "end cards")
    assert played == order * 3
    assert table(play)["order"] == order


@proves("setup.resources", "setup.first-player-willpower")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_everyone_starts_with_two_essence_and_four_willpower_the_first_with_six(edition: str, seed: int) -> None:
    play = new(seed, edition=edition)
    order = table(play)["order"]
    assert [seat(play, n)["willpower"] for n in order] == [6, 4, 4, 4]
    assert [seat(play, n)["essence"] for n in order] == [2, 2, 2, 2]


@proves("setup.first-player-willpower")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]])
@pytest.mark.parametrize("seed", range(3))
def test_a_scenario_gives_the_two_willpower_to_whom_it_names_first(order: list[int], seed: int) -> None:
    play = lay(f"seed = {seed}\norder = {order}")
    assert [seat(play, n)["willpower"] for n in order] == [6, 4, 4, 4]


@proves("absorb.first-turn")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_cannot_absorb_in_the_first_turn_only(edition: str) -> None:
    play = new(mode="basic", edition=edition)
    while play.step() != "turn":
        do(play, choices(play)[0])
    # Fixed places: the first player stands between Valley and Cradle.
    assert why_not(play, "absorb valley") == "absorbed-already"
    assert not any(choice.startswith("absorb") for choice in choices(play))
    do(play, "end cards")
    for _ in range(3):
        assert any(choice.startswith("absorb") for choice in choices(play))
        do(play, "end cards")
    assert why_not(play, "absorb valley") == ""


# --- cards


@proves("setup.hand")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_cards_in_hand_and_the_top_of_the_deck_face_up(edition: str) -> None:
    hands = set()
    tops = set()
    for seed in range(12):
        play = new(seed, edition=edition)
        place_all(play)
        for n in range(4):
            g = state(play)
            assert (seat(play, n)["unseen"], seat(play, n)["deck"]) == (2, 14)
            assert sorted(g.hands[n] + g.decks[n]) == g.deck_lists[n]
        hands.add(tuple(seat(play, 0, viewer=0)["hand"]))
        tops.add(seat(play, 0, viewer=1)["top"])
        assert "" not in tops
    assert len(hands) > 3
    assert len(tops) > 3


# --- Spirits and starting Emotions


@proves("setup.spirit-place")
def test_spirits_are_placed_in_order_of_play_on_free_frontiers() -> None:
    play = lay('stage = "placement"\norder = [3, 0, 1, 2]')
    assert play.deciders() == [3]
    assert choices(play) == [f"to {frontier}" for frontier in FRONTIERS]
    assert why_not(play, "to valley") == "not-a-free-frontier"
    do(play, "to land-willow", "at 13")
    assert seat(play, 3)["space"] == "land-willow"
    assert play.deciders() == [0]
    assert why_not(play, "to land-willow") == "not-a-free-frontier"
    do(play, "to valley-cradle", "at 2")
    assert play.deciders() == [1]
    assert choices(play) == ["to cradle-network", "to network-land", "to willow-valley"]
    do(play, "to cradle-network", "at 5")
    assert play.deciders() == [2]
    do(play, "to willow-valley", "at 1")
    assert [seat(play, n)["space"] for n in range(4)] == [
        "valley-cradle",
        "cradle-network",
        "willow-valley",
        "land-willow",
    ]
    assert play.step() == "start-token"


@proves("setup.starting-emotion")
@pytest.mark.parametrize("frontier", FRONTIERS)
@pytest.mark.parametrize("first", [0, 1])
def test_the_starting_emotion_goes_in_a_realm_slot_beside_the_frontier(frontier: str, first: int) -> None:
    order = [0, 1, 2, 3] if first == 0 else [1, 0, 3, 2]
    for pick in choices_at_frontier(frontier):
        play = lay(f'stage = "placement"\norder = {order}')
        do(play, f"to {frontier}")
        assert sorted(choices(play), key=lambda text: int(text[3:])) == choices_at_frontier(frontier)
        own = 3 * FRONTIERS.index(frontier) + 3
        assert why_not(play, f"at {own}") == "not-by-your-frontier"
        do(play, pick)
        slot = int(pick[3:])
        assert card_at(play, slot) == ("brightness" if first == 0 else "bleakness")
        assert essence_at(play, slot) == 1
        assert seat(play, first)["essence"] == 2  # the Essence came from the supply


# --- the four starting Vibe tokens


def colours(play: Play, number: int) -> list[str]:
    return sorted("".join(seat(play, number)["tokens"].values()).replace(".", ""))


@proves("setup.vibe-tokens-first")
def test_first_edition_starts_with_one_token_of_each_colour() -> None:
    play = lay('options = { edition = "first" }\nstage = "tokens"')
    for _ in range(4):
        do(play, "place move-1", "place invoke-1", "place quell-1", "place fortify-1")
    assert play.step() == "turn"
    for n in range(4):
        assert colours(play, n) == ["b", "g", "r", "y"]


@proves("setup.vibe-tokens-revised")
def test_revised_edition_starts_with_four_wild_tokens() -> None:
    play = lay('stage = "tokens"')
    for _ in range(4):
        do(play, "place move-1", "place invoke-1", "place quell-1", "place fortify-1")
    assert play.step() == "turn"
    for n in range(4):
        assert colours(play, n) == ["w"] * 4


@proves("setup.vibe-placement")
@pytest.mark.parametrize("edition", EDITIONS)
def test_starting_tokens_go_anywhere_as_unlocks_or_upgrades(edition: str) -> None:
    play = lay(f'options = {{ edition = "{edition}" }}\nstage = "tokens"\norder = [2, 1, 0, 3]')
    assert all(seat(play, n)["unseen"] == 2 for n in range(4))  # hands are drawn by now
    assert play.deciders() == [2]
    assert choices(play) == ["place move-1", "place invoke-1", "place quell-1", "place fortify-1", "place empower-1"]
    assert why_not(play, "place move-2") == "row-not-unlocked"
    do(play, "place empower-1")
    assert why_not(play, "place empower-1") == "token-space-taken"
    do(play, "place empower-4", "place empower-2", "place empower-3")
    assert seat(play, 2)["tokens"] == {**NO_TOKENS, "empower": "rgby" if edition == "first" else "wwww"}
    assert play.deciders() == [1]
    do(play, "place move-1", "place invoke-1", "place quell-1", "place move-3")
    assert seat(play, 1)["tokens"]["move"] == ("r.b." if edition == "first" else "w.w.")
    assert play.deciders() == [0]
    do(play, *["place move-1", "place move-2", "place quell-1", "place quell-2"] * 2)
    assert play.step() == "turn"
    assert play.deciders() == [2]


@proves("setup.vibe-placement")
def test_the_tokens_are_placed_after_the_spirits_and_before_the_first_turn() -> None:
    play = new(5)
    # Who places freely has no hand to go by, and nobody sees a card of a deck.
    assert [seat(play, n, viewer=n)["hand"] for n in range(4)] == [[], [], [], []]
    assert [(seat(play, n)["deck"], seat(play, n)["top"]) for n in range(4)] == [(16, "")] * 4
    guesses = [cast(State, play.observe(0).sample(number)) for number in range(9)]
    tops = {tuple(guess.decks[0][-3:]) for guess in guesses}
    assert len(tops) > 3
    place_all(play)
    assert play.why_no_undo(table(play)["order"][-1])  # the cards have been seen
    assert all(len(seat(play, n, viewer=n)["hand"]) == 2 and seat(play, n)["top"] for n in range(4))
    assert play.step() == "start-token"
    assert play.deciders() == table(play)["order"][:1]
    assert table(play)["turn"] == 0
    for n in table(play)["order"]:
        assert play.deciders() == [n]
        do(play, "place move-1", "place invoke-1", "place quell-1", "place fortify-1")
    assert table(play)["turn"] == 1


# --- scenarios that stop before the placement


def test_scenario_before_placement_lays_out_all_but_the_board() -> None:
    play = lay(
        """
        options = { players = 2, mode = "basic", placement = "free" }
        stage = "placement"
        order = [0, 1, 0, 1]
        origin = "humility at valley"
        [spheres]
        humility = 4
        [seat.0]
        willpower = 9
        hand = ["courage", "kindness"]
        """
    )
    assert choices(play)[0] == "to valley-cradle"
    assert sphere(play, "humility") == ("valley", 4)
    assert seat(play, 0)["willpower"] == 9
    assert table(play, 0)["seats"][0]["hand"] == ["courage", "kindness"]
    assert all(slot is None for slot in table(play)["slots"])


@pytest.mark.parametrize("said", ['[slots]\n1 = "anger 1"', "[turn]\nseat = 0", '[seat.0]\nspace = "valley"'])
def test_scenario_before_placement_refuses_what_players_are_yet_to_place(said: str) -> None:
    with pytest.raises(BadScenario):
        lay(f'options = {{ players = 2 }}\nstage = "placement"\n{said}')


def test_a_card_that_a_scenario_puts_on_the_board_leaves_a_hand_with_both_copies() -> None:
    assert hand(lay("seed = 9"), 0) == ["confidence", "confidence"]
    assert hand(lay('seed = 9\n[slots]\n1 = "confidence 1 of 0"'), 0) == ["confidence"]
