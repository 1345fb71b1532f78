"""Solo and co-operative play: every seat can be played by a program that knows only what its seat may know."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import table
from tests.cerebria.table import choices, do, state

import mindtable
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.scoring import total
from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.rng import Rng
from mindtable.testing.clauses import proves


def ego(seen: Observation, rng: Rng) -> int:
    """A little bot: of three random choices the one after which a guessed position is worth most to its team."""
    best, pick = -1_000, -1
    for number in range(min(3, len(seen.actions))):
        action = rng.pick(seen.actions)
        guess = seen.sample(number)
        assert isinstance(guess, State)
        driver.apply(guess, seen.seat, action)
        team = seen.teams[seen.seat]
        worth = 10 * (total(guess, team) - total(guess, 1 - team)) + sum(guess.essence)
        if worth > best:
            best, pick = worth, action
    return pick


@proves("solo.ego")
@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_played_to_the_end_by_observation_alone(edition: str, players: int) -> None:
    play = mindtable.game("cerebria").new(seed=players, edition=edition, players=players, spirit_board="B")
    rng = Rng(players)
    acted = [0] * players
    while not play.over:
        seat = play.deciders()[0]
        seen = play.observe(seat)
        play.act(seat, ego(seen, rng))
        acted[seat] += 1
        assert sum(acted) < 20_000
    assert table(play)["ending"] in ("last-aspiration", "capped", "twenty-points")
    assert min(acted) > 20
    # The full rules, for every seat: three actions a turn, Absorb and Revelations, powers and Strong Emotions.
    assert not table(play)["basic"]
    assert table(play)["past_common"] or table(play)["ending"] == "twenty-points"


@proves("solo.ego")
def test_the_program_is_offered_exactly_what_a_person_in_the_seat_is_offered() -> None:
    play = mindtable.game("cerebria").new(seed=9)
    rng = Rng(1)
    while not play.over:
        seat = play.deciders()[0]
        seen = play.observe(seat)
        assert seen.actions == play.actions(seat)
        assert seen.view == play.view(seat)
        for other in range(4):
            if other != seat:
                assert play.observe(other).actions == []
        play.act(seat, rng.pick(seen.actions))


@proves("solo.ego")
def test_the_program_knows_nothing_more_than_its_seat() -> None:
    """The opponents' unseen cards and Hidden Aspiration may be anything in what it is given; the own ones are true."""
    play = mindtable.game("cerebria").new(seed=3)
    while play.step() != "start-token":
        do(play, choices(play)[0])
    seen = play.observe(0)
    guesses = [seen.sample(number) for number in range(20)]
    hands, aspirations = set(), set()
    for guess in guesses:
        assert isinstance(guess, State)
        hands.add(tuple(guess.hands[1]))
        aspirations.add(guess.hidden[1][-1])
        assert guess.hands[0] == state(play).hands[0]
        assert guess.hands[2] == state(play).hands[2]
        assert guess.hidden[0][-1] == state(play).hidden[0][-1]
    assert len(hands) > 3
    assert len(aspirations) > 3
