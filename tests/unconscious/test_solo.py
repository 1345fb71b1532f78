"""Solo play: any seat can be played by a program that knows only what its seat may know, by the full rules."""

from __future__ import annotations

import pytest
from tests.unconscious.table import do, lay, state

import mindtable
from mindtable.bots import levels
from mindtable.games.unconscious.pieces.board import BLOCKED, DISTRICT_VALUES
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.city import Boost, resolutions
from mindtable.games.unconscious.wording.words import VOCABULARY
from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.clauses import proves


def id_(seen: Observation, rng: Rng) -> int:
    """A little bot: of three random choices the one after which a guessed position is worth most to its seat."""
    best, pick = -1_000, -1
    for number in range(min(3, len(seen.actions))):
        action = rng.pick(seen.actions)
        guess = seen.sample(number)
        assert isinstance(guess, State)
        driver.apply(guess, seen.seat, action)
        worth = 10 * guess.points[seen.seat] + 40 * guess.reputation[seen.seat] + 3 * guess.coffee[seen.seat]
        if worth > best:
            best, pick = worth, action
    return pick


@pytest.mark.slow
@proves("solo.id")
def test_a_seat_is_played_by_observation_alone_in_the_set_up_for_two() -> None:
    play = mindtable.game("unconscious").new(seed=3, players=2)
    assert [space for space in range(16) if state(play).idea_owner[space] < -1] == sorted(BLOCKED[2])
    assert len(state(play).stacks[0]) == 12 - 2
    rng, acted, done = Rng(3), [0, 0], set()
    for _ in range(1500):
        if play.over:
            break
        seat = play.deciders()[0]
        seen = play.observe(seat)
        # It is offered exactly what a person in the seat is offered, and every guess allows it.
        assert seen.actions == play.actions(seat)
        assert seen.view == play.view(seat)
        action = id_(seen, rng)
        done.add(play.text(action).split()[0])
        play.act(seat, action)
        acted[seat] += 1
    assert min(acted) > 100
    # The full rules: every kind of turn, and what each leads to.
    assert {"turn", "place", "inkpot", "tile", "part", "walk", "card", "bonus", "treat", "client", "dream"} <= done


@proves("solo.id", "secret.hand")
def test_the_program_cannot_see_the_other_hand_or_the_decks() -> None:
    scenario = """
        research_deck = ["telling-misprints", "a-diary-in-cipher"]
        [seat.0]
        hand = ["stage-fright"]
        [turn]
        seat = 1
        """
    one = lay(scenario).observe(1)
    other = lay(scenario.replace('"stage-fright"', '"masks-and-faces"')).observe(1)
    assert one.view == other.view
    for number in range(5):
        assert one.sample(number).encode() == other.sample(number).encode()


# --- the modules


def walks(play: Play, seat: int) -> dict[str, int]:
    """How many effects each walk lets the program resolve, found by trying it on a guess."""
    seen = play.observe(seat)
    times: dict[str, int] = {}
    for action in seen.actions:
        text = VOCABULARY.text(action)
        if text.startswith("walk"):
            guess = seen.sample(0)
            assert isinstance(guess, State)
            driver.apply(guess, seat, action)
            boost = guess.stack[-1]
            assert isinstance(boost, Boost)
            times[text] = resolutions(guess, seat, boost.location, boost.how)
    return times


def about_to_walk(journalist: str, professor: str, freud: str, other: str = "university", insights: str = "") -> Play:
    """Seat 1 may walk. The other player's treatises have three tags of the Theatre."""
    play = lay(
        f"""
        options = {{ players = 2, journalist = true }}
        freud = "{freud}"
        journalist = "{journalist}"
        [turn]
        seat = 1
        [treatises]
        the-grammar-of-sleep = {{ owner = 0, volumes = ["stage-fright"] }}
        the-roots-of-wonder = {{ owner = 0, volumes = ["the-prompters-memory"] }}
        the-fire-under-reason = {{ owner = 0, volumes = ["tears-at-the-comedy"] }}
        [seat.0]
        professor = "{other}"
        notebook = ["one-01", "one-02", "one-03", "one-04", "one-05", "one-06", "one-07"]
        [seat.1]
        coffee = 0
        bright = 0
        professor = "{professor}"
        insights = {{ {insights} }}
        """
    )
    do(play, "turn state", "space c2", "point professor", "place idea", "point professor")
    return play


def about_to_take_a_bonus(fireworks: str, tags: int = 4, inkpot: str = "top") -> Play:
    """Seat 1 has recalled its idea, and has so many tags of the red district, where Freud is."""
    cards = ["jokes-and-their-victims", "lectures-on-hypnosis", "examination-dreams", "gossip-as-confession"]
    play = lay(
        f"""
        options = {{ players = 2, fireworks = true }}
        freud = "cafe"
        fireworks = "{fireworks}"
        [turn]
        seat = 1
        [ideas]
        b2 = "1 1 research"
        [seat.1]
        coffee = 0
        inkpot = "{inkpot}"
        notebook = ["one-01", "one-02", "one-03"]
        in_play = {cards[:tags]}
        """
    )
    do(play, "turn recall")
    return play


def chosen_by(level: str, play: Play) -> str:
    return VOCABULARY.text(levels.bot(play.game, level).choose(play.observe(1), 60.0))


@proves("solo.modules")
@pytest.mark.parametrize(
    ("journalist", "other", "expected"),
    [("cafe", "university", "walk journalist-1"), ("museum", "library", "walk professor-1")],
)
def test_the_journalist_is_open_to_the_program_when_that_gets_it_more(
    journalist: str, other: str, expected: str
) -> None:
    # The journalist can come to the Theatre from the Café.
    times = walks(about_to_walk(journalist, "theatre", "opera", other), 1)
    assert max(times, key=lambda walk: times[walk]) == expected


@proves("solo.modules")
@pytest.mark.parametrize("level", ["analyst", "id"])
@pytest.mark.parametrize("insights", ["", "passion-median = 2, freedom-median = 2"])
@pytest.mark.parametrize(
    ("journalist", "professor", "freud"), [("cafe", "theatre", "opera"), ("cafe", "opera", "museum")]
)
def test_the_bots_send_the_journalist_where_that_gets_them_more(
    level: str, insights: str, journalist: str, professor: str, freud: str
) -> None:
    play = about_to_walk(journalist, professor, freud, insights=insights)
    times = walks(play, 1)
    most = {by: max(times[walk] for walk in times if ("journalist" in walk) == by) for by in (True, False)}
    assert most[True] > most[False]
    assert times[chosen_by(level, play)] == most[True]


@proves("solo.modules")
@pytest.mark.parametrize(("fireworks", "best"), [("red", 5), ("green", 4)])
def test_the_fireworks_open_a_district_bonus_of_one_more_to_it(fireworks: str, best: int) -> None:
    play = about_to_take_a_bonus(fireworks)
    offered = [VOCABULARY.text(action) for action in play.observe(1).actions]
    spaces = [text for text in offered if text.startswith("district")]
    assert spaces == [f"district red-{value}" for value in DISTRICT_VALUES if value <= best]


@proves("solo.modules")
@pytest.mark.parametrize("level", ["analyst", "id"])
@pytest.mark.parametrize("tags", [3, 4])
@pytest.mark.parametrize("inkpot", ["top", "row-2", "left"])
def test_the_bots_use_the_fireworks_for_the_higher_bonus(level: str, tags: int, inkpot: str) -> None:
    play = about_to_take_a_bonus("red", tags, inkpot)
    assert f"district red-{tags}" in [VOCABULARY.text(action) for action in play.actions(1)]
    assert chosen_by(level, play) != f"district red-{tags}"


@proves("solo.modules")
def test_the_treatment_of_an_overlay_uses_one_of_its_top_dreams() -> None:
    play = lay(
        """
        options = { players = 2, overlays = "grey" }
        freud = "cafe"
        bonus_used = ["cafe-1"]
        [turn]
        seat = 1
        [ideas]
        b2 = "1 1 research"
        [seat.1]
        coffee = 0
        insights = { growth-major = 1, freedom-minor = 1 }
        rooms = [
            "the-dizzy-acrobat cloud-1a night-train wish-to-be-found 8",
            "the-counting-clerk cloud-1b white-wolves - 7",
        ]
        """
    )
    do(play, "turn recall")
    seen = play.observe(1)
    assert "bonus cafe-2" in [VOCABULARY.text(action) for action in seen.actions]
    do(play, "bonus cafe-2", "part 0")
    # Only the first client's dream can be paid: "major growth + minor freedom: therapy 2, points 3".
    assert [VOCABULARY.text(action) for action in play.observe(1).actions] == ["treat 1", "done"]
    do(play, "treat 1")
    assert state(play).room_therapy[2] == 6
    assert state(play).room_manifest[2] < 0
