"""What is open and what is secret: views, events and guesses that tell no more than may be known."""

from __future__ import annotations

import json

import pytest
from tests.unconscious.table import choices, do, lay, state
from tests.unconscious.turns import place

import mindtable
from mindtable.games.unconscious.pieces.cards import CLIENTS, RESEARCH, TILES
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.research import ExchangeWith
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR
from mindtable.testing.clauses import proves

VIEWERS = (0, 1, SPECTATOR)
OTHERS = (1, SPECTATOR)  # for what seat 0 keeps to itself


def guess(play: Play, viewer: int, number: int = 0) -> State:
    guessed = play.game.sample(play.position, play.teams, viewer, Rng(number))
    assert isinstance(guessed, State)
    return guessed


def alike(one: Play, other: Play, viewer: int) -> bool:
    """Whether the viewer can tell two truths apart: by the view, or by what could be guessed from it."""
    views = json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
    guesses = all(guess(one, viewer, n).encode() == guess(other, viewer, n).encode() for n in range(3))
    assert views == guesses
    return views


def seat(play: Play, number: int, viewer: int) -> dict[str, object]:
    table = play.view(viewer)["table"]
    assert isinstance(table, dict)
    seen = table["seats"][number]
    assert isinstance(seen, dict)
    return seen


HANDS = """
research = ["a-tune-in-the-head", "duets-and-doubles"]
research_deck = ["telling-misprints", "a-diary-in-cipher", "tears-at-the-comedy"]
latent = ["wish-to-be-found", "fear-of-silence"]
[tiles]
i = ["one-01", "one-02", "one-03"]
[seat.0]
coffee = 0
hand = ["stage-fright", "masks-and-faces"]
[seat.1]
hand = ["the-understudy"]
"""


# --- hands


@proves("secret.hand")
def test_only_the_own_hand_is_seen_of_others_the_number() -> None:
    play = lay(HANDS)
    assert seat(play, 0, 0)["hand"] == ["stage-fright", "masks-and-faces"]
    assert seat(play, 1, 1)["hand"] == ["the-understudy"]
    for viewer in OTHERS:
        assert "hand" not in seat(play, 0, viewer)
        assert (seat(play, 0, viewer)["unseen"], seat(play, 0, viewer)["seen"]) == (2, [])
        assert "stage-fright" not in json.dumps(play.view(viewer))


@proves("secret.hand")
def test_another_hand_looks_the_same_to_all_others() -> None:
    play, other = lay(HANDS), lay(HANDS.replace("stage-fright", "the-dying-heroine"))
    assert not alike(play, other, 0)
    assert all(alike(play, other, viewer) for viewer in OTHERS)


@proves("secret.hand")
def test_a_guess_deals_others_hands_anew_and_keeps_the_own() -> None:
    play = lay(HANDS)
    hands = {tuple(guess(play, 1, number).hands[0]) for number in range(20)}
    assert len(hands) > 5
    assert all(len(hand) == 2 for hand in hands)
    assert {tuple(guess(play, 1, number).hands[1]) for number in range(20)} == {tuple(state(play).hands[1])}
    for number in range(20):
        g = guess(play, 1, number)
        known = state(play).research_display
        assert g.research_display == known
        assert sorted(g.hands[0] + g.hands[1] + g.research_deck + known) == list(range(len(RESEARCH)))


@proves("secret.hand")
def test_a_draw_is_told_to_the_one_who_drew_alone() -> None:
    play = lay(HANDS)
    heard: list[Event] = []
    play.listen(heard.extend)
    place(play, "b2", "research")
    do(play, "point research")
    told = {
        viewer: [event.seen(viewer, play.teams) for event in heard if event.kind == "draws-research"]
        for viewer in VIEWERS
    }
    assert told[0] == [{"event": "draws-research", "seat": 0, "card": "telling-misprints"}]
    assert told[1] == told[SPECTATOR] == [{"event": "draws-research-hidden", "seat": 0}]


@proves("secret.hand", "secret.open")
def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    play = lay(HANDS)
    place(play, "b2", "research")
    do(play, "point research", "exchange stage-fright", "take duets-and-doubles")
    for viewer in OTHERS:
        assert seat(play, 0, viewer)["seen"] == ["duets-and-doubles"]
        assert seat(play, 0, viewer)["unseen"] == 2
    assert all(RESEARCH.index("duets-and-doubles") in guess(play, 1, number).hands[0] for number in range(20))


# --- decks


@proves("secret.decks")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('"telling-misprints", "a-diary-in-cipher"', '"a-diary-in-cipher", "telling-misprints"'),
        ('"wish-to-be-found", "fear-of-silence"', '"fear-of-silence", "wish-to-be-found"'),
    ],
)
def test_nobody_knows_the_order_of_a_deck(one: str, other: str) -> None:
    assert one in HANDS
    play, changed = lay(HANDS), lay(HANDS.replace(one, other))
    assert play.position.encode() != changed.position.encode()
    assert all(alike(play, changed, viewer) for viewer in VIEWERS)


@proves("secret.decks")
@pytest.mark.parametrize("deck", ["case_deck", "grief_deck", "latent_deck", "manifest_deck", "research_deck"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_deck_turned_round_looks_the_same(deck: str, viewer: int) -> None:
    play = mindtable.game("unconscious").new(seed=4, players=2)
    other = play.clone()
    getattr(other.position, deck).reverse()
    assert getattr(play.position, deck) != getattr(other.position, deck)
    assert alike(play, other, viewer)


@proves("secret.decks")
@pytest.mark.parametrize("level", [0, 1])
def test_of_a_stack_only_the_top_is_known(level: int) -> None:
    play = mindtable.game("unconscious").new(seed=4, players=2)
    below = play.clone()
    stack = state(below).stacks[level]
    stack[0], stack[1] = stack[1], stack[0]
    assert all(alike(play, below, viewer) for viewer in VIEWERS)
    top = play.clone()
    stack = state(top).stacks[level]
    stack[-1], stack[-2] = stack[-2], stack[-1]
    assert not any(alike(play, top, viewer) for viewer in VIEWERS)
    # A tile put away unseen might as well lie in the stack.
    away = play.clone()
    unused = [list(tiles) for tiles in state(away).unused_tiles]
    unused[level][0], state(away).stacks[level][0] = state(away).stacks[level][0], unused[level][0]
    unused[level].sort()
    state(away).unused_tiles = unused
    assert all(alike(play, away, viewer) for viewer in VIEWERS)


@proves("secret.decks")
def test_the_top_of_a_stack_shows_its_tile_to_all() -> None:
    play = lay(HANDS)
    for viewer in VIEWERS:
        table = play.view(viewer)["table"]
        assert isinstance(table, dict)
        assert table["tiles"][0]["top"] == "one-01"
        assert {TILES[guess(play, viewer, number).stacks[0][-1]] for number in range(10)} == {"one-01"}
        assert len({tuple(guess(play, viewer, number).stacks[0]) for number in range(10)}) > 5


@proves("secret.decks", "setup.client-left")
def test_the_client_left_over_is_known_to_lie_under_the_deck() -> None:
    play = mindtable.game("unconscious").new(seed=4, players=2)
    for viewer in VIEWERS:
        assert len({guess(play, viewer, number).routine_deck[0] for number in range(20)}) > 3
    while play.step() != "start-tile":
        do(play, choices(play)[0])
    left = state(play).routine_deck[0]
    for viewer in VIEWERS:
        table = play.view(viewer)["table"]
        assert isinstance(table, dict)
        assert table["bottom_client"] == CLIENTS[left]
        decks = {tuple(guess(play, viewer, number).routine_deck) for number in range(20)}
        assert {deck[0] for deck in decks} == {left}
        assert len(decks) > 5


# --- what is open

OPEN = """
freud = "museum"
freud_marker = 4
[tiles]
i = ["one-01", "one-02", "one-03"]
[ideas]
b2 = "1 1 research"
[seat.1]
points = 7
coffee = 3
boxes = 2
bright = 4
laps = 1
inkpot = "row-1"
reputation = 2
professor = "cafe"
insights = { growth-major = 1 }
notebook = ["one-05"]
in_play = ["the-understudy"]
cured = ["the-laughing-widow"]
rooms = ["the-dizzy-acrobat cloud-1a night-train wish-to-be-found 4"]
"""


@proves("secret.open")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('freud = "museum"', 'freud = "opera"'),
        ("freud_marker = 4", "freud_marker = 5"),
        ('"one-02"', '"one-07"'),
        ('"one-03"', '"one-08"'),
        ('"1 1 research"', '"1 1 generate"'),
        ('"1 1 research"', '"1 2 research"'),
        ("b2 =", "b3 ="),
        ("points = 7", "points = 8"),
        ("coffee = 3", "coffee = 4"),
        ("boxes = 2", "boxes = 3"),
        ("bright = 4", "bright = 5"),
        ("laps = 1", "laps = 2"),
        ('"row-1"', '"row-2"'),
        ("reputation = 2", "reputation = 3"),
        ('"cafe"', '"opera"'),
        ("growth-major", "growth-minor"),
        ('"one-05"', '"one-06"'),
        ("the-understudy", "stage-fright"),
        ("the-laughing-widow", "the-counting-clerk"),
        ("the-dizzy-acrobat", "the-restless-painter"),
        ("cloud-1a", "cloud-1b"),
        ("night-train", "burning-letter"),
        ("wish-to-be-found", "fear-of-silence"),
        ("wish-to-be-found 4", "wish-to-be-found 5"),
    ],
)
def test_everything_else_is_seen_by_all(one: str, other: str) -> None:
    assert one in OPEN
    play, changed = lay(OPEN), lay(OPEN.replace(one, other))
    for viewer in VIEWERS:
        assert play.view(viewer) != changed.view(viewer)


@proves("secret.open")
def test_but_for_hands_all_see_the_same() -> None:
    play = lay(OPEN + 'hand = ["stage-fright"]')
    tables = []
    for viewer in VIEWERS:
        table = play.view(viewer)["table"]
        assert isinstance(table, dict)
        for seen in table["seats"]:
            for own in ("hand", "heeds", "abilities", "resolutions"):
                seen.pop(own, None)
        tables.append(table)
    assert tables[0] == tables[1] == tables[2]


# --- undo


@proves("secret.undo")
def test_choices_may_be_taken_back_until_something_is_drawn() -> None:
    play = lay(HANDS)
    do(play, "turn state", "space b2", "point research", "place idea")
    assert play.why_no_undo(0) is None
    do(play, "point research")
    reason = play.why_no_undo(0)
    assert reason is not None
    assert reason.key == "undo-new-information"


@proves("secret.undo")
def test_what_draws_nothing_may_be_taken_back() -> None:
    play = lay("[seat.0]\ncoffee = 6\ninsights = { growth-minor = 1 }")
    before = play.position.encode()
    place(play, "b2", "generate")
    do(play, "point generate", "part 0", "free elevate")
    play.restart_turn(0)
    assert play.position.encode() == before


@proves("secret.undo")
@pytest.mark.parametrize(
    ("before", "drawing"),
    [
        (["turn state", "space b1", "point notebook-1", "place idea", "point notebook-1"], "tile i-stack"),
        (
            ["turn state", "space c1", "point notebook-3", "place idea", "point notebook-3", "tile i-right", "done"],
            "row 1",
        ),
        (["turn treat", "done", "box 1", "done"], "client 1"),
        (["turn treat", "done", "box 1", "done", "client 1"], "dream 1"),
        (["turn treat", "done", "box 1", "done", "client 1"], "dream top"),
    ],
)
def test_no_draw_is_taken_back(before: list[str], drawing: str) -> None:
    play = lay(
        """
        [tiles]
        i = ["one-01", "one-02", "one-03"]
        [seat.0]
        coffee = 3
        boxes = 1
        insights = { growth-minor = 1 }
        rooms = ["the-sleepless-cellist - - wish-to-be-found 1"]
        """
    )
    do(play, *before)
    do(play, drawing)
    assert play.why_no_undo(0) is not None


@proves("secret.undo")
def test_taking_a_tile_from_the_display_is_open_until_the_display_is_refilled() -> None:
    play = lay('[tiles]\ni = ["one-01", "one-02", "one-03"]\n[seat.0]\ncoffee = 3')
    place(play, "c1", "notebook-3")
    do(play, "point notebook-3", "tile i-right")
    assert play.why_no_undo(0) is None
    do(play, "done", "row 1")
    assert play.why_no_undo(0) is not None


def test_which_card_will_be_given_away_is_known_to_its_player_alone() -> None:
    play = lay(
        'research = ["duets-and-doubles", "a-tune-in-the-head"]\n'
        '[seat.0]\nhand = ["stage-fright", "fairy-tales-and-fears"]'
    )
    place(play, "b2", "research")
    do(play, "point research", "exchange stage-fright")

    def given(viewer: int) -> set[str]:
        steps = [guess(play, viewer, number).stack[-1] for number in range(20)]
        return {RESEARCH[step.card] for step in steps if isinstance(step, ExchangeWith)}

    assert given(0) == {"stage-fright"}
    assert all(len(given(viewer)) > 1 for viewer in OTHERS)
