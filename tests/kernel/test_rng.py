"""The generators: their own numbers, seeds, fair picks, and clones and branches that leave their source alone."""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel import history
from mindtable.kernel.errors import BadOption, BadSave, MindtableError
from mindtable.kernel.play import replay
from mindtable.kernel.rng import BLAKE2B, LONGEST_SEED, SPLITMIX64, Deal, Picks, Rng, Seed, dealer, decode, seed_text

Made = Callable[[int], Rng]
both = pytest.mark.parametrize("made", [Rng, dealer])


# ---------------------------------------------------------------- their own numbers


def test_first_numbers_are_those_of_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(
    ("seed", "key", "numbers"),
    [
        (
            7,
            "02a24763a98a8d2ad0da7c2e7a7ca0d33859e73f6f9864fcb2f64dbab3da588f",
            [15821746542354713012, 17204441732443897386, 962726113476538940],
        ),
        (
            "Mindtable",
            "d220b234f545e5305f298e540f9e5518f71e46059d8e751994e87b0d6958e6ed",
            [12351973034426809616, 5012759897909238338, 11247790941602606563],
        ),
        (
            "żółw",
            "685308284ad0cef5c1e255f9a500fb774fe3d57e9c6058e90e2a2d940aefa691",
            [7844444883139992954, 9826581180174450789, 8817577537715405476],
        ),
    ],
)
def test_a_seed_deals_the_same_numbers_everywhere(seed: Seed, key: str, numbers: list[int]) -> None:
    deal = dealer(seed)
    assert isinstance(deal, Deal)
    assert deal.key.hex() == key
    assert [deal.next() for _ in range(3)] == numbers


def test_the_numbers_are_those_of_blake2b_over_a_counter() -> None:
    """The scheme in one place, for anyone who writes it again elsewhere."""
    key = blake2b(b"7", digest_size=32, person=b"mindtable seed").digest()
    stream = b"".join(
        blake2b(number.to_bytes(8, "little"), key=key, person=b"mindtable deal").digest() for number in range(5)
    )
    deal = dealer(7)
    assert [deal.next() for _ in range(40)] == [
        int.from_bytes(stream[at : at + 8], "little") for at in range(0, 320, 8)
    ]


def test_a_shuffle_is_the_same_everywhere() -> None:
    items = list(range(10))
    dealer(7).shuffle(items)
    assert items == [7, 5, 1, 9, 3, 8, 0, 4, 6, 2]


# ---------------------------------------------------------------- seeds


def test_a_number_and_its_digits_are_one_seed() -> None:
    assert dealer(7).next() == dealer("7").next() == dealer(" 7 ").next()
    assert dealer(-7).next() == dealer("-7").next() != dealer(7).next()
    assert LANTERNS.new(seed=7).save() == LANTERNS.new(seed="7").save()


def test_a_game_is_dealt_from_text() -> None:
    play = LANTERNS.new(seed="an evening in May")
    assert play.seed == "an evening in May"
    again = replay(LANTERNS, history.load(play.save()))
    assert (again.seed, again.generator) == (play.seed, BLAKE2B)
    assert again.position.encode() == play.position.encode()
    assert play.position.encode() != LANTERNS.new(seed="an evening in June").position.encode()


@pytest.mark.parametrize("seed", ["7", "x" * LONGEST_SEED, "Łukasz & Zoë", 10 ** (LONGEST_SEED - 1), -(2**128)])
def test_what_is_a_seed(seed: Seed) -> None:
    text = seed_text(seed)
    assert seed_text(text) == text
    assert 0 < len(text) <= LONGEST_SEED


@pytest.mark.parametrize(
    "seed", ["", "  ", "x" * 65, "two\nlines", "\x00", "\ud800", "\u2028", 10**64, pytest.param(10**5000, id="huge")]
)
def test_what_is_no_seed(seed: Seed) -> None:
    with pytest.raises(BadOption) as caught:
        LANTERNS.new(seed=seed)
    assert caught.value.reason.key == "bad-seed"
    assert "64" in str(caught.value)


def test_similar_seeds_deal_unlike_games() -> None:
    numbers = [dealer(seed).next() for seed in range(2000)]
    assert len(set(numbers)) == 2000
    for bit in (0, 31, 63):
        assert 850 < sum(number >> bit & 1 for number in numbers) < 1150


# ---------------------------------------------------------------- the generator of earlier releases


def test_an_earlier_game_is_dealt_by_splitmix64() -> None:
    earlier, rng = dealer("1234567", SPLITMIX64), Rng(1234567)
    assert not isinstance(earlier, Deal)
    assert [earlier.next() for _ in range(20)] == [rng.next() for _ in range(20)]
    assert dealer("-1", SPLITMIX64).next() == Rng(2**64 - 1).next()


@pytest.mark.parametrize(
    ("seed", "generator", "kind", "key"),
    [("seven", SPLITMIX64, BadOption, "bad-seed"), ("7", "dice", BadSave, "unknown-generator")],
)
def test_what_nobody_can_deal(seed: str, generator: str, kind: type[MindtableError], key: str) -> None:
    with pytest.raises(kind) as caught:
        dealer(seed, generator)
    assert caught.value.reason.key == key


# ---------------------------------------------------------------- states, clones, branches


@both
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 100])
def test_state_is_all_there_is(made: Made, drawn: int) -> None:
    rng = made(7)
    for _ in range(drawn):
        rng.next()
    again = decode(rng.encode())
    assert type(again) is type(rng)
    assert [rng.next() for _ in range(20)] == [again.next() for _ in range(20)]


@pytest.mark.parametrize(
    "state", ["x", None, [], ["ab", 1], ["g" * 64, 1], ["0" * 64, -1], ["0" * 64, "1"], [1, 2], ["0" * 64, 1, 1]]
)
def test_a_damaged_state_is_noticed(state: object) -> None:
    with pytest.raises(BadSave) as caught:
        decode(state)
    assert caught.value.reason.key == "snapshot-damaged"


@both
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9])
def test_clone_goes_its_own_way(made: Made, drawn: int) -> None:
    rng, other = made(7), made(7)
    for _ in range(drawn):
        rng.next()
        other.next()
    before, twin = rng.encode(), rng.clone()
    expected = [other.next() for _ in range(20)]
    assert [twin.next() for _ in range(20)] == expected
    assert rng.encode() == before
    assert [rng.next() for _ in range(20)] == expected


@both
def test_a_branch_does_not_move_its_source(made: Made) -> None:
    rng = made(7)
    before = rng.encode()
    rng.branch(3).next()
    assert rng.encode() == before


@both
def test_branches_are_independent(made: Made) -> None:
    rng = made(7)
    streams = [rng, *(rng.branch(label) for label in range(200))]
    numbers = [stream.next() for stream in streams for _ in range(20)]
    assert len(set(numbers)) == len(numbers)
    # A bit of one stream says nothing about the same bit of another.
    for label in range(8):
        one, other = made(1).branch(label), made(1).branch(label + 1)
        alike = sum((one.next() ^ other.next()) & 1 for _ in range(2000))
        assert 850 < alike < 1150


@pytest.mark.parametrize(
    ("made", "numbers"),
    [
        (Rng, [9818576557576236621, 2585583628285007568, 12545319229154390459]),
        (dealer, [3185969317569776199, 16326557533633904180, 5204658099876748945]),
    ],
)
def test_equal_labels_branch_alike(made: Made, numbers: list[int]) -> None:
    assert [made(7).branch(label).next() for label in range(3)] == numbers
    assert made(7).branch(3).next() == made(7).branch(3).next()
    assert made(7).branch(3).next() != made(8).branch(3).next()


def test_a_branch_of_a_deal_has_no_key() -> None:
    assert type(dealer(7).branch(1)) is Rng


# ---------------------------------------------------------------- fairness


@both
def test_below_is_fair_where_the_bits_run_out(made: Made) -> None:
    rng = made(1)
    low = sum(rng.below(3 << 62) < 1 << 62 for _ in range(3000))
    assert 900 < low < 1100


@both
@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_below_is_fair(made: Made, n: int) -> None:
    rng = made(n)
    counts = Counter(rng.below(n) for _ in range(6000))
    expected = 6000 / n
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(n))
    assert sum(counts[face] for face in range(n)) == 6000
    assert chi_square < 3 * n + 10


@both
def test_shuffles_are_fair(made: Made) -> None:
    rng = made(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@both
def test_weights_are_kept(made: Made) -> None:
    rng = made(1)
    counts = Counter(rng.weighted([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 880 < counts[0] < 1120


@given(st.integers(-(2**200), 2**200), st.integers(min_value=1, max_value=1 << 64))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n
    assert 0 <= dealer(seed).below(n) < n


@given(st.integers(-(2**200), 2**200), st.lists(st.integers(), max_size=30))
def test_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    for rng in (Rng(seed), dealer(seed)):
        shuffled = items.copy()
        rng.shuffle(shuffled)
        assert sorted(shuffled) == sorted(items)


def test_quick_picks_are_fair_enough_and_can_be_told_again() -> None:
    picks, again = Picks(3), Picks(3)
    found = [picks.below(6) for _ in range(6000)]
    assert found == [again.below(6) for _ in range(6000)]
    assert all(800 < found.count(number) < 1200 for number in range(6))
