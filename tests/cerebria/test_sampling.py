"""Samples of what might be: what an opponent is in the middle of can be finished with the cards that are guessed."""

import pytest
from tests.cerebria.table import do, hand, lay, state

from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel import driver
from mindtable.kernel import play as playing
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.clauses import proves
from mindtable.testing.playing import pick, picks_for

OF_THE_HAND = ("act", "row-token", "quell-reveal", "invoke-slot", "spreading-card")


def sampled(play: Play, viewer: int, number: int) -> State:
    return GAME.sample(state(play), play.teams, viewer, Rng(number))


SCENE = """
turn = { seat = 0 }
[slots]
1 = "anger 1"
[team.bliss]
ambition = 1
[seat.0]
space = "valley"
hand = ["courage", "trust"]
deck = ["desire", "safety", "kindness", "optimism", "excitement"]
"""


def guessed_hands(play: Play, viewer: int) -> set[tuple[str, ...]]:
    return {tuple(CARDS[card] for card in sampled(play, viewer, number).hands[0]) for number in range(200)}


@proves("secret.hand")
def test_before_anything_is_begun_any_hand_may_be() -> None:
    guesses = guessed_hands(lay(SCENE), 1)
    assert len(guesses) == 15  # two of the six unknown cards; the top of the deck is known
    assert {len(guess) for guess in guesses} == {2}
    assert not any("desire" in guess for guess in guesses)


def test_teammates_and_the_seat_itself_guess_nothing() -> None:
    play = lay(SCENE)
    assert guessed_hands(play, 0) == guessed_hands(play, 2) == {tuple(hand(play, 0))}


def test_who_quells_red_holds_red() -> None:
    play = lay(SCENE)
    do(play, "begin quell", "quell 1")
    assert play.step() == "quell-reveal"
    guesses = guessed_hands(play, 1)
    assert len(guesses) == 5
    assert all("courage" in guess for guess in guesses)


def test_who_invokes_a_card_holds_it() -> None:
    play = lay(SCENE.replace('1 = "anger 1"', ""))
    do(play, "begin invoke", "invoke trust")
    assert play.step() == "invoke-slot"
    guesses = guessed_hands(play, 3)
    assert len(guesses) == 5
    assert all("trust" in guess for guess in guesses)


TABLES: list[Options] = [
    {"edition": edition, "spirit_board": board, "spirits": spirits}
    for edition in ("first", "revised")
    for board in ("A", "B")
    for spirits in (["love", "misery", "empathy", "hatred"], ["harmony", "anxiety", "delight", "malice"])
]


@pytest.mark.parametrize("given", TABLES, ids=lambda given: " ".join(map(str, given.values())))
def test_what_is_begun_can_be_finished_in_every_sample(given: Options) -> None:
    for seed in range(2):
        play = playing.new(GAME, seed, given)
        picks = picks_for(seed)
        while not play.over:
            seat = play.deciders()[0]
            if play.step() in OF_THE_HAND:
                opponent = (seat + 1) % 4
                g = sampled(play, opponent, play.number)
                assert list(GAME.invariants(g)) == []
                assert GAME.view(g, opponent) == GAME.view(state(play), opponent)
                while g.stack and g.stack[-1].name in OF_THE_HAND:
                    actions = driver.legal(g, seat)
                    driver.apply(g, seat, picks.pick(actions))
            play.act(*pick(play, picks))
