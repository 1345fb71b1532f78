"""Attacks on the deal: from what a player may see to what is hidden, by way of the generator.

Each attack is written once. It works against SplitMix64, which dealt the games of earlier releases, and is then turned
on the games that are dealt today. It gets more than any player sees: whole draws of 64 bits.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator

import pytest
from tests.games.lanterns import GAME as LANTERNS
from tests.server.serving import Friend, Served

from mindtable.kernel.rng import Rng
from mindtable.server.table.state import TableState

MASK = 2**64 - 1
GAMMA = 0x9E3779B97F4A7C15
OLD_SEED = 4_823_471_908_113_275  # as the server drew them: below 2**53
# The tests have time for so many guesses, an attacker for far more: 2**53 are no obstacle.
GUESSES = range(OLD_SEED - 1500, OLD_SEED + 1500)
OPTIONS = LANTERNS.resolve({"players": 2})


# ---------------------------------------------------------------- the attacks


def unmixed(draw: int) -> int:
    """The state that SplitMix64 made this draw of: every step of its mixing can be taken back."""
    z = _unshifted(draw, 31) * pow(0x94D049BB133111EB, -1, 2**64) & MASK
    z = _unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) & MASK
    return _unshifted(z, 30)


def _unshifted(z: int, by: int) -> int:
    found = z
    for _ in range(64 // by):
        found = z ^ (found >> by)
    return found


def next_by_inversion(draw: int) -> int:
    """The draw that follows this one, if SplitMix64 made them."""
    return Rng(unmixed(draw)).next()


def seeds_before(state: int, most: int = 1000) -> Iterator[int]:
    """Every seed that leads to this state within so many draws, if SplitMix64 made them."""
    return ((state - drawn * GAMMA) & MASK for drawn in range(most))


def guessed(cards: list[int], candidates: Iterable[int]) -> list[int]:
    """The seeds that deal a deck which begins with the cards that were seen, if SplitMix64 made them."""
    many = len(cards)
    return [seed for seed in candidates if LANTERNS.set_up(OPTIONS, Rng(seed)).deck[:many] == cards]


# ---------------------------------------------------------------- against SplitMix64 they work


def test_a_draw_of_splitmix64_tells_the_next() -> None:
    rng = Rng(OLD_SEED)
    draws = [rng.next() for _ in range(50)]
    assert [next_by_inversion(draw) for draw in draws[:-1]] == draws[1:]


def test_the_state_of_splitmix64_tells_the_seed() -> None:
    rng = Rng(OLD_SEED)
    rng.shuffle(list(range(60)))
    assert OLD_SEED in seeds_before(rng.state)


def test_ten_cards_dealt_by_splitmix64_tell_all_the_others() -> None:
    deck = LANTERNS.set_up(OPTIONS, Rng(OLD_SEED)).deck
    assert guessed(deck[:10], GUESSES) == [OLD_SEED]


# ---------------------------------------------------------------- against the games that are dealt today they do not


def state_of(served: Served, table: dict[str, object]) -> TableState:
    return served.services.tables.in_memory[str(table["id"])].state


def test_a_draw_of_a_game_does_not_tell_the_next() -> None:
    rng = LANTERNS.new(seed=OLD_SEED).position.rng
    draws = [rng.next() for _ in range(50)]
    known = [next_by_inversion(draw) for draw in draws[:-1]]
    assert not set(known) & set(draws)


def test_the_state_of_a_game_does_not_tell_the_seed() -> None:
    """Not even the whole position does, as it stands in a snapshot."""
    play = LANTERNS.new(seed=OLD_SEED)
    assert OLD_SEED not in seeds_before(play.position.rng.state)
    assert str(OLD_SEED) not in json.dumps(play.position.encode())


def test_ten_cards_of_a_game_do_not_tell_the_others() -> None:
    """An attacker has to hash every seed there is; the next test says how many that are."""
    assert guessed(LANTERNS.start(OPTIONS, OLD_SEED).deck[:10], GUESSES) == []


def test_the_server_deals_from_more_seeds_than_anyone_can_try(served: Served) -> None:
    """At least 128 bits: as many letters as the shortest seed has, each one of all that occur."""
    ada = Friend(served, "Ada")
    tables = [ada.open("lanterns", "me", "open", options={"players": 2}) for _ in range(40)]
    seeds = [str(state_of(served, table).table.seed) for table in tables]
    assert len(set(seeds)) == len(seeds)
    bits = min(map(len, seeds)) * math.log2(len(set().union(*seeds)))
    assert bits >= 128
    often = [sum(seed.count(letter) for seed in seeds) for letter in set().union(*seeds)]
    assert max(often) < 4 * sum(often) / len(often), "some letters come far more often than others"


def test_what_a_bot_far_away_is_told_does_not_lead_to_the_deal(served: Served) -> None:
    """It gets a sample to think about, generator included; none of its draws are the table's."""
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    play = state_of(served, table).play
    assert play is not None
    told = ada.get(f"/api/tables/{table['id']}/observation?seat={play.deciders()[0]}")
    sampled, deal = Rng(told["sample"]["rng"]), play.position.rng.clone()
    assert not {sampled.next() for _ in range(200)} & {deal.next() for _ in range(200)}
    assert json.dumps(deal.encode())[1:-1] not in json.dumps(told)


# ---------------------------------------------------------------- seeds that people bring


@pytest.mark.parametrize("seed", ["9" * 40, "9" * 64, "a word, or two", "żółw"])
def test_a_long_seed_is_dealt(served: Served, seed: str) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "me", options={"players": 2}, seed=seed)
    assert state_of(served, table).table.seed == seed
    scenario = ada.open("lanterns", "me", "me", scenario=f'seed = "{seed}"\n[options]\nplayers = 2')
    assert state_of(served, scenario).table.seed == seed
    history = LANTERNS.new(seed=seed, players=2).save()
    brought = ada.post("/api/tables/import", {"history": history})
    assert state_of(served, brought).table.seed == seed


@pytest.mark.parametrize("digits", [20, 40, 64, 65, 5000])
def test_a_scenario_with_a_long_number_is_dealt_or_refused(served: Served, digits: int) -> None:
    wish = {
        "game": "lanterns",
        "seats": [{"kind": "me"}] * 2,
        "scenario": f"seed = {'9' * digits}\n[options]\nplayers = 2",
    }
    Friend(served, "Ada").post("/api/tables", wish, 200 if digits <= 64 else 400)
