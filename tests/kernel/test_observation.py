"""Observations: what a bot gets holds the view, the choices and samples, and nothing of the truth."""

import json
from typing import Any

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.duel.state import Duel
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel.game import Game
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Deal, Rng
from mindtable.kernel.viewers import SPECTATOR, team_viewer


def hands(play_or_sample: object) -> list[list[int]]:
    position = play_or_sample.position if isinstance(play_or_sample, Play) else play_or_sample
    assert isinstance(position, Duel)
    return position.hands


def test_it_holds_what_the_seat_may_know() -> None:
    play = DUEL.new(seed=3, players=3)
    observation = play.observe(1)
    assert observation.view == play.view(1)
    assert observation.actions == play.actions(1)
    assert observation.seat == 1


def test_samples_keep_what_is_known_and_draw_the_rest_anew() -> None:
    play = DUEL.new(seed=3, players=3)
    samples = [play.observe(1).sample(number) for number in range(40)]
    assert all(hands(sample)[1] == hands(play)[1] for sample in samples)
    assert len({str(hands(sample)) for sample in samples}) > 35
    assert len({sample.rng.state for sample in samples}) == 40


def test_each_number_is_one_sample() -> None:
    observation = DUEL.new(seed=3).observe(0)
    assert observation.sample(5).encode() == observation.sample(5).encode()
    assert observation.sample(5).encode() != observation.sample(6).encode()


def test_the_truth_is_not_in_it() -> None:
    play = DUEL.new(seed=3, players=4)
    observation = play.observe(0)
    assert all(value is not play and value is not play.position for value in vars(observation).values())
    assert hands(observation._sample) != hands(play)


@pytest.mark.parametrize("game", [DUEL, LANTERNS])
def test_the_key_of_the_deal_is_not_in_it(game: Game[Any]) -> None:
    play = game.new(seed=3)
    deal, seat = play.position.rng, play.deciders()[0]
    assert isinstance(deal, Deal)
    observation = play.observe(seat)
    for position in (observation._sample, observation.sample(0), observation.sample(5).clone()):
        assert type(position.rng) is Rng
    assert deal.key.hex() not in json.dumps(observation.shared())


def test_secret_answers_of_others_are_guessed() -> None:
    play = DUEL.new(seed=3, players=2)
    play.act(1, play.actions(1)[0])
    observation = play.observe(0)
    guesses = set()
    for number in range(60):
        sample = observation.sample(number)
        assert sample.answers[0] == -1
        assert sample.answers[1] in hands(sample)[1]
        guesses.add(sample.answers[1])
    assert len(guesses) > 10


def test_the_own_answer_is_kept() -> None:
    play = DUEL.new(seed=3, players=2)
    answer = play.actions(0)[2]
    play.act(0, answer)
    assert all(play.observe(0).sample(number).answers[0] == answer for number in range(5))


def test_a_sample_for_a_team_keeps_the_answers_of_its_seats() -> None:
    play = DUEL.new(seed=3, players=3)
    answer = play.actions(0)[2]
    play.act(0, answer)

    def guesses(viewer: int) -> set[int]:
        samples = [play.game.sample(play.position, play.teams, viewer, Rng(seed)) for seed in range(20)]
        return {sample.answers[0] for sample in samples}

    assert guesses(team_viewer(0)) == {answer}
    assert len(guesses(team_viewer(1))) > 5
    assert len(guesses(SPECTATOR)) > 5


@pytest.mark.parametrize("game", [DUEL, LANTERNS])
def test_it_can_be_sent_elsewhere(game: Game[Any]) -> None:
    play = game.new(seed=3)
    seat = play.deciders()[0]
    here = play.observe(seat)
    sent = json.loads(json.dumps(here.shared()))
    there = Observation.told(game, play.options, seat, here.view, here.actions, sent)
    assert there.teams == here.teams
    for number in range(5):
        assert there.sample(number).encode() == here.sample(number).encode()


def test_what_is_sent_is_alike_where_the_truths_look_alike() -> None:
    play = DUEL.new(seed=3, players=3)
    other = play.clone()
    assert isinstance(play.position, Duel)
    other.position = DUEL.sample(play.position, play.teams, 1, Rng(99))
    assert hands(other) != hands(play)
    assert other.observe(1).shared() == play.observe(1).shared()
