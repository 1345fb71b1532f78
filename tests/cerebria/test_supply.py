"""What runs out and what does not, and that nothing is handed over."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import token
from tests.cerebria.table import choices, do, state, why_not

import mindtable
from mindtable.kernel.rng import Rng
from mindtable.testing.clauses import proves


@both_editions
@proves("supply.unlimited")
def test_willpower_and_essence_go_beyond_their_counters(edition: str) -> None:
    """The box has 80 Willpower and 20 Essence of a side."""
    rich = "".join(f"[seat.{seat}]\nwillpower = 50\nessence = 50\n" for seat in range(4))
    play = lay_in(edition, rich + "[slots]")
    do(play, "realm valley")
    assert state(play).willpower[0] == 53
    do(play, "realm willow", "amount 52")
    assert state(play).pool[0] == 102
    assert state(play).willpower[0] == 0


@both_editions
@proves("supply.unlimited")
def test_intensity_tokens_go_beyond_their_number(edition: str) -> None:
    """The box has 12 for Bliss."""
    emotions = ["trust", "trust", "comfort", "comfort", "safety", "safety", "excitement", "excitement"]
    emotions += ["innocence", "innocence", "desire", "desire"]
    slots = "\n".join(f'{slot} = "{name} 1 token 1"' for slot, name in enumerate(emotions, 4))
    love = '[seat.0]\nspace = "valley"\nwillpower = 2\nhand = ["courage"]\n[slots]\n3 = "anger 1"\n'
    play = lay_in(edition, love + slots)
    do(play, "begin invoke", "invoke courage", "at 2")  # beside Anger
    assert [token(play, slot) for slot in (2, *range(4, 16))] == [1] * 13


@both_editions
@proves("supply.limited")
def test_ambition_is_limited_to_three(edition: str) -> None:
    board = 'origin = "commitment at valley"\n[seat.0]\nspace = "valley"\n[team.bliss]\nambition = 3\n[slots]'
    play = lay_in(edition, board)
    do(play, "absorb valley")
    assert play.step() == "turn"
    assert state(play).ambition[0] == 3
    assert why_not(play, "end ambition") == "ambition-full"


BLOCKS = """
[turn]
seat = 1
[seat.1]
space = "willow"
willpower = 2
hand = ["insecurity"]
[seat.0]
tokens = { move = ["red", "yellow", "green", "blue"], invoke = ["red", "yellow", "green", "blue"] }
blocked = BLOCKED
[slots]
"""


@both_editions
@proves("supply.insecurity")
def test_the_sixth_insecurity_token_is_the_last(edition: str) -> None:
    five = '["move-2", "move-3", "move-4", "invoke-2", "invoke-3"]'
    play = lay_in(edition, BLOCKS.replace("BLOCKED", five))
    do(play, "begin invoke", "invoke insecurity", "at 13")  # one upgrade is left to block
    assert sum(state(play).blocked) == 6
    six = five.replace("]", ', "move-1"]')
    play = lay_in(edition, BLOCKS.replace("BLOCKED", six))
    do(play, "begin invoke", "invoke insecurity", "at 13")
    assert play.step() == "turn"
    assert sum(state(play).blocked) == 6


@both_editions
@proves("supply.insecurity")
def test_doubt_uses_what_is_left(edition: str) -> None:
    five = '["move-2", "move-3", "move-4", "invoke-2", "invoke-3"]'
    doubt = BLOCKS.replace("BLOCKED", five).replace('hand = ["insecurity"]', 'tokens = { empower = ["wild"] }')
    play = lay_in(edition, doubt.replace("willpower = 2", "willpower = 3") + '13 = "insecurity 2"')
    do(play, "begin empower", "empower 13")
    assert all(choice.startswith("block 0-") for choice in choices(play))
    do(play, "block 0-move-1")
    assert sum(state(play).blocked) == 6
    assert play.step() == "turn"  # nothing is left for the other Spirit


@both_editions
@pytest.mark.parametrize("seed", range(3))
@proves("supply.no-trade")
def test_nothing_passes_between_teammates(edition: str, seed: int) -> None:
    """Bliss has no power that gives a teammate anything: in the turn of one, the other's things stay as they are."""
    play = mindtable.game("cerebria").new(seed=seed, edition=edition, spirit_board="AB"[seed % 2])
    rng = Rng(seed)
    looked = 0
    while not play.over:
        seat, g = play.deciders()[0], state(play)
        mate = 2 if g.active == 0 else 0
        in_a_bliss_turn = g.turn > 0 and g.active in (0, 2)
        before = (g.willpower[mate], g.pool[mate], list(g.hands[mate]))
        play.act(seat, rng.pick(play.actions(seat)))
        if in_a_bliss_turn:
            looked += 1
            assert (g.willpower[mate], g.pool[mate], g.hands[mate]) == before
    assert looked > 20
