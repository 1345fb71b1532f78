"""What is open and what is secret: views, events and guesses that tell no more than may be known."""

import json

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import seat, team
from tests.cerebria.table import do, hand, state

import mindtable
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR, team_viewer
from mindtable.testing.clauses import proves

BLISS = (0, 2, team_viewer(0))
GLOOM = (1, 3, team_viewer(1))
OUTSIDERS = (*GLOOM, SPECTATOR)  # for what Bliss keeps to itself
EVERYONE = (*BLISS, *OUTSIDERS)


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


def heard_by(events: list[Event], viewer: int, play: Play) -> list[dict[str, object]]:
    return [event.seen(viewer, play.teams) for event in events]


LOVE = """
common = ["attitude", "unity", "openness", "awareness"]
[seat.0]
space = "valley"
willpower = 9
hand = ["comfort", "desire"]
deck = ["trust", "innocence", "sociability", "confidence", "cheerfulness"]
[team.bliss]
ambition = 2
[slots]
1 = "anger 2 of 3"
"""


@both_editions
@proves("secret.top-card")
def test_the_top_card_and_every_draw_are_open(edition: str) -> None:
    play = lay_in(edition, LOVE)
    heard: list[Event] = []
    play.listen(heard.extend)
    assert {seat(play, 0, viewer)["top"] for viewer in EVERYONE} == {"trust"}
    do(play, "realm cradle")
    for viewer in EVERYONE:
        assert {"event": "draw", "seat": 0, "card": "trust"} in heard_by(heard, viewer, play)
        assert seat(play, 0, viewer)["top"] == "innocence"
        assert seat(play, 0, viewer)["seen"] == ["trust"]
        assert seat(play, 0, viewer)["unseen"] == 2
    assert CARDS[guess(play, 1).decks[0][-1]] == "innocence"


@both_editions
@proves("secret.deck-order")
def test_nobody_can_tell_the_order_below_the_top(edition: str) -> None:
    play = lay_in(edition, LOVE)
    other = lay_in(edition, LOVE.replace('"innocence", "sociability"', '"sociability", "innocence"'))
    assert all(alike(play, other, viewer) for viewer in EVERYONE)
    other = lay_in(edition, LOVE.replace('"trust", "innocence"', '"innocence", "trust"'))
    assert not any(alike(play, other, viewer) for viewer in EVERYONE)  # another top


@both_editions
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@proves("secret.deck-order")
def test_a_guess_keeps_the_top_and_what_was_seen_to_go_under(edition: str, viewer: int) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "discard desire", "place move-2", "move valley-cradle")
    assert seat(play, 0, viewer)["bottom"] == ["desire"]
    decks = {tuple(CARDS[card] for card in guess(play, viewer, number).decks[0]) for number in range(30)}
    assert len(decks) > 5
    assert {(deck[0], deck[-1]) for deck in decks} == {("desire", "trust")}


@both_editions
@proves("secret.deck-order", "secret.top-card")
def test_a_card_seen_to_go_under_is_known_when_it_comes_up(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('deck = ["trust", "innocence", "sociability", "confidence"', 'deck = ["trust"'))
    do(play, "begin move", "discard desire", "place move-2", "move valley-cradle")
    do(play, "realm cradle", "answer yes")
    assert seat(play, 0, 1)["top"] == "desire"
    assert seat(play, 0, 1)["bottom"] == ["desire"]
    assert seat(play, 0, 1)["seen"] == ["cheerfulness", "trust"]


@both_editions
@proves("secret.hand")
def test_opponents_know_the_cards_they_saw_and_the_number_of_the_others(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("deck =", 'seen = ["desire"]\ndeck ='))
    for viewer in OUTSIDERS:
        assert seat(play, 0, viewer)["seen"] == ["desire"]
        assert seat(play, 0, viewer)["unseen"] == 1
        assert "hand" not in seat(play, 0, viewer)
    hands = {tuple(guess(play, 1, number).hands[0]) for number in range(30)}
    assert len(hands) > 2
    assert all("desire" in [CARDS[card] for card in guessed] and len(guessed) == 2 for guessed in hands)


@both_editions
@proves("secret.hand")
def test_nobody_else_can_tell_an_unseen_card_from_one_in_the_deck(edition: str) -> None:
    swapped = LOVE.replace("comfort", "CARD").replace("sociability", "comfort").replace("CARD", "sociability")
    play, other = lay_in(edition, LOVE), lay_in(edition, swapped)
    assert hand(play, 0) != hand(other, 0)
    assert all(alike(play, other, viewer) for viewer in OUTSIDERS)
    assert not any(alike(play, other, viewer) for viewer in BLISS)
    do(play, "begin quell", "quell 1")
    do(other, "begin quell", "quell 1")
    assert all(alike(play, other, viewer) for viewer in OUTSIDERS)


@both_editions
@proves("secret.hand")
def test_how_many_cards_would_do_is_no_news(edition: str) -> None:
    two_red = LOVE.replace("desire", "CARD").replace("sociability", "desire").replace("CARD", "sociability")
    play, other = lay_in(edition, LOVE), lay_in(edition, two_red)
    for deed in ("begin quell", "quell 1"):
        do(play, deed)
        do(other, deed)
        assert all(alike(play, other, viewer) for viewer in OUTSIDERS)


@both_editions
@pytest.mark.parametrize("seed", range(2))
@proves("secret.hand")
def test_only_the_two_starting_cards_are_ever_unknown(edition: str, seed: int) -> None:
    play = mindtable.game("cerebria").new(seed=seed, edition=edition)
    rng = Rng(seed)
    while play.step() != "start-token":
        decider = play.deciders()[0]
        play.act(decider, rng.pick(play.actions(decider)))
    assert [seat(play, number)["unseen"] for number in range(4)] == [2, 2, 2, 2]
    unseen = [2, 2, 2, 2]
    for _ in range(80):
        decider = play.deciders()[0]
        play.act(decider, rng.pick(play.actions(decider)))
        now = [seat(play, number)["unseen"] for number in range(4)]
        assert all(after <= before for after, before in zip(now, unseen, strict=True))
        unseen = now
        for number in range(4):
            table = seat(play, number)
            assert len(table["seen"]) + table["unseen"] == len(state(play).hands[number])


@both_editions
@proves("secret.hidden-aspiration")
def test_a_hidden_aspiration_is_open_to_its_own_team_only(edition: str) -> None:
    play = lay_in(edition, LOVE + '[team.gloom]\nhidden = ["unity"]')
    other = lay_in(edition, LOVE + '[team.gloom]\nhidden = ["openness"]')
    assert {tuple(team(play, "gloom", viewer)["hidden"]) for viewer in GLOOM} == {("unity",)}
    for viewer in (*BLISS, SPECTATOR):
        assert "hidden" not in team(play, "gloom", viewer)
        assert alike(play, other, viewer)
    assert not any(alike(play, other, viewer) for viewer in GLOOM)


@both_editions
@proves("secret.hidden-aspiration")
def test_a_guess_is_never_the_common_one_and_keeps_what_the_own_team_knows(edition: str) -> None:
    play = lay_in(edition, LOVE + '[team.gloom]\nhidden = ["unity"]')
    common = state(play).common[0]
    assert {guess(play, 3, number).hidden[1][-1] for number in range(40)} == {state(play).hidden[1][-1]}
    tops = {guess(play, 0, number).hidden[1][-1] for number in range(80)}
    assert len(tops) == 8
    assert common not in tops


REVEALED = """
origin = "humility at valley"
common = ["attitude", "unity", "openness", "awareness"]
[seat.0]
space = "valley"
[team.gloom]
hidden = ["openness"]
[spheres]
humility = 2
[slots]
"""


@both_editions
@proves("secret.hidden-aspiration")
def test_a_revelation_opens_it_to_all_and_the_next_one_is_secret_again(edition: str) -> None:
    play = lay_in(edition, REVEALED)
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "absorb valley", "answer no")
    for viewer in EVERYONE:
        assert team(play, "gloom", viewer)["past_hidden"] == ["openness"]
        standing = {"met": 0, "bliss": 0, "gloom": 0, "step": 2}
        revealed = {"event": "hidden-aspiration", "team": 1, "aspiration": "openness", **standing}
        assert revealed in heard_by(heard, viewer, play)
    heard.clear()
    do(play, "answer no", "answer yes")  # Gloom looks at three
    assert [len(team(play, "gloom", viewer)["hidden"]) for viewer in GLOOM] == [3, 3, 3]
    assert not any("hidden" in team(play, "gloom", viewer) for viewer in (*BLISS, SPECTATOR))
    chosen = play.text(play.actions(play.deciders()[0])[0])
    do(play, chosen)
    choice = [event for event in heard if event.kind == "chose-hidden"]
    told = [said["aspiration"] for viewer in GLOOM for said in heard_by(choice, viewer, play)]
    assert told == [chosen.split()[1]] * 3
    for viewer in (*BLISS, SPECTATOR):
        assert heard_by(choice, viewer, play) == [{"event": "chose-hidden-hidden", "team": 1, "step": 5}]
        assert "hidden" not in team(play, "gloom", viewer)


@both_editions
@proves("secret.teammates")
def test_teammates_see_each_others_hands(edition: str) -> None:
    play = lay_in(edition, LOVE)
    assert [seat(play, 0, viewer).get("hand") for viewer in BLISS] == [["comfort", "desire"]] * 3
    assert [seat(play, 0, viewer).get("hand") for viewer in OUTSIDERS] == [None] * 4
    assert {tuple(guess(play, 2, number).hands[0]) for number in range(10)} == {tuple(state(play).hands[0])}


@both_editions
@proves("secret.shown-cards")
def test_a_card_shown_for_a_quell_is_seen_by_all(edition: str) -> None:
    play = lay_in(edition, LOVE)
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "begin quell", "quell 1", "reveal comfort")
    for viewer in EVERYONE:
        assert {"event": "reveal", "seat": 0, "card": "comfort"} in heard_by(heard, viewer, play)
        assert seat(play, 0, viewer)["seen"] == ["comfort"]
        assert seat(play, 0, viewer)["unseen"] == 1


@both_editions
@proves("secret.shown-cards")
def test_of_two_alike_the_one_already_seen_is_shown(edition: str) -> None:
    two = LOVE.replace('hand = ["comfort", "desire"]', 'hand = ["comfort", "comfort"]\nseen = ["comfort"]')
    play = lay_in(edition, two)
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert (seat(play, 0)["seen"], seat(play, 0)["unseen"]) == (["comfort"], 1)


@both_editions
@proves("secret.discarded-cards")
def test_a_card_discarded_for_a_token_is_seen_by_all(edition: str) -> None:
    play = lay_in(edition, LOVE)
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "begin move", "discard desire")
    for viewer in EVERYONE:
        assert {"event": "discard", "seat": 0, "card": "desire"} in heard_by(heard, viewer, play)
        assert seat(play, 0, viewer)["bottom"] == ["desire"]
        assert seat(play, 0, viewer)["unseen"] == 1
