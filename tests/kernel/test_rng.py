"""The generator: SplitMix64's own numbers, fair picks, and branches that neither move nor resemble their source."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mindtable.kernel.rng import Picks, Rng


def test_first_numbers_are_those_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_state_is_all_there_is() -> None:
    rng = Rng(7)
    rng.next()
    again = Rng(rng.state)
    assert [rng.next() for _ in range(10)] == [again.next() for _ in range(10)]


def test_clone_goes_its_own_way() -> None:
    rng = Rng(7)
    twin = rng.clone()
    twin.next()
    assert rng.state == 7


def test_a_branch_does_not_move_its_source() -> None:
    rng = Rng(7)
    rng.branch(3).next()
    assert rng.state == 7


def test_branches_are_independent() -> None:
    rng = Rng(7)
    streams = [rng, *(rng.branch(label) for label in range(200))]
    numbers = [stream.next() for stream in streams for _ in range(20)]
    assert len(set(numbers)) == len(numbers)
    # A bit of one stream says nothing about the same bit of another.
    for label in range(8):
        one, other = Rng(1).branch(label), Rng(1).branch(label + 1)
        alike = sum((one.next() ^ other.next()) & 1 for _ in range(2000))
        assert 850 < alike < 1150


def test_equal_labels_branch_alike() -> None:
    first = [Rng(7).branch(label).next() for label in range(3)]
    assert first == [9818576557576236621, 2585583628285007568, 12545319229154390459]
    assert Rng(7).branch(3).next() == Rng(7).branch(3).next()
    assert Rng(7).branch(3).next() != Rng(8).branch(3).next()


def test_below_is_fair_where_the_bits_run_out() -> None:
    rng = Rng(1)
    low = sum(rng.below(3 << 62) < 1 << 62 for _ in range(3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("n", [2, 3, 6, 7])
def test_below_is_fair(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(6000))
    expected = 6000 / n
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(n))
    assert sum(counts[face] for face in range(n)) == 6000
    assert chi_square < 3 * n + 10


def test_shuffles_are_fair() -> None:
    rng = Rng(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_weights_are_kept() -> None:
    rng = Rng(1)
    counts = Counter(rng.weighted([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 880 < counts[0] < 1120


@given(st.integers(), st.integers(min_value=1, max_value=1 << 70))
def test_below_stays_below(seed: int, n: int) -> None:
    if n <= 1 << 64:
        assert 0 <= Rng(seed).below(n) < n


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_quick_picks_are_fair_enough_and_can_be_told_again() -> None:
    picks, again = Picks(3), Picks(3)
    found = [picks.below(6) for _ in range(6000)]
    assert found == [again.below(6) for _ in range(6000)]
    assert all(800 < found.count(number) < 1200 for number in range(6))
