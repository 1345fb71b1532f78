"""Clients: what they are, taking a new one, and the second room."""

from __future__ import annotations

from tests.unconscious.pieces import client, clients, dream, layer, names, room, skip_boxes, tags_of
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.games.unconscious.pieces.board import DISTRICT_OF
from mindtable.games.unconscious.pieces.cards import CASE_CAP, CLIENT_ABILITY, CLIENT_TAGS, CLIENTS, GRIEF, ROUTINE
from mindtable.games.unconscious.rules.scoring import case_points, final_parts
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ROUTINES, CASES = clients("routine"), clients("case")
EYE, CLOUD, WAVES = (layer(symbol=symbol) for symbol in ("eye", "cloud", "waves"))
BIG_LAYER = layer(effect="points 4, generate major growth")
DREAMS = [dream(kind="manifest", symbol=symbol) for symbol in ("eye", "cloud", "waves")]
LATENT = dream(kind="latent", effect="major growth + major freedom: therapy 3, points 2")
# Seat 0's room is empty; two routine clients and two case studies are waiting.
EMPTY_ROOM = f"""
clients = ["{ROUTINES[0]} {EYE}", "{ROUTINES[1]} {CLOUD}", "{CASES[0]} {BIG_LAYER}", "{CASES[1]} {WAVES}"]
dreams = {names(DREAMS)}
latent = ["{LATENT}"]
[seat.0]
coffee = 0
rooms = ["- - - - 0"]
"""


def to_the_display(play: Play) -> Play:
    """A turn with nothing in it, up to the choice of a new client."""
    do(play, "turn treat")
    skip_boxes(play)
    return play


@proves("client.routine")
def test_two_tags_of_one_district_and_an_ability() -> None:
    for number, name in enumerate(CLIENTS):
        if ROUTINE[number]:
            tags = CLIENT_TAGS[number]
            assert len(tags) == 2
            assert DISTRICT_OF[tags[0]] == DISTRICT_OF[tags[1]]
            assert CLIENT_ABILITY[number] > 0
            play = lay(f'[seat.0]\ncured = ["{name}"]')
            assert sum(tags_of(play, 0).values()) == 2


@proves("client.case-study")
def test_no_tags_no_ability_but_a_scoring_up_to_a_maximum() -> None:
    for number, name in enumerate(CLIENTS):
        if not ROUTINE[number]:
            assert CLIENT_TAGS[number] == []
            assert CLIENT_ABILITY[number] == 0
            assert CASE_CAP[number] > 0
            assert tags_of(lay(f'[seat.0]\ncured = ["{name}"]'), 0) == {}


@proves("client.case-study")
def test_the_maximum_holds() -> None:
    """Two points for each cured routine client, at most eight."""
    baker = "the-baker-who-forgot-faces"
    for cured, points in ((3, 6), (4, 8), (6, 8)):
        play = lay(f"[seat.0]\ncured = {names([*ROUTINES[:cured], baker])}")
        assert case_points(state(play), 0, CLIENTS.index(baker)) == points
        assert final_parts(state(play), 0)["case-studies"] == points


@proves("client.take")
def test_any_of_the_four_with_its_layer_then_dreams_and_the_marker() -> None:
    play = to_the_display(lay(EMPTY_ROOM))
    assert choices(play) == ["client 1", "client 2", "client 3", "client 4"]
    assert why_not(play, "client 5") == "not-in-client-display"
    for number, name, grief, therapy in (
        (1, ROUTINES[0], EYE, 3 + 1),
        (2, ROUTINES[1], CLOUD, 4 + 1),
        (3, CASES[0], BIG_LAYER, 5 + 3),
        (4, CASES[1], WAVES, 5 + 1),
    ):
        twin = play.clone()
        do(twin, f"client {number}", "dream 2")
        assert room(twin, 0, 1) == f"{name} {grief} {DREAMS[1]} {LATENT} {therapy}"
        assert twin.deciders() == [1]


@proves("client.refill")
def test_the_next_of_the_same_deck_with_a_new_layer() -> None:
    for number, routine in ((1, True), (2, True), (3, False), (4, False)):
        play = to_the_display(lay(EMPTY_ROOM))
        g = state(play)
        before, layers = list(g.client_display), list(g.grief_display)
        following = (g.routine_deck if routine else g.case_deck)[-1]
        top_layer = g.grief_deck[-1]
        do(play, f"client {number}")
        assert g.client_display[number - 1] == following
        assert ROUTINE[following] == routine
        assert g.grief_display[number - 1] == top_layer
        others = [n for n in range(4) if n != number - 1]
        assert [g.client_display[n] for n in others] == [before[n] for n in others]
        assert [g.grief_display[n] for n in others] == [layers[n] for n in others]


@proves("client.refill")
def test_from_an_empty_deck_the_other_kind_comes() -> None:
    cured = f"[seat.1]\nrooms = ['{ROUTINES[2]} starting - - 6']\ncured = {names(ROUTINES[3:])}"
    play = to_the_display(lay(EMPTY_ROOM + cured))
    assert state(play).routine_deck == []
    do(play, "client 1")
    assert not ROUTINE[state(play).client_display[0]]
    cases = f"[seat.1]\ncured = {names(CASES[2:])}"
    play = to_the_display(lay(EMPTY_ROOM + cases))
    assert state(play).case_deck == []
    do(play, "client 4")
    assert ROUTINE[state(play).client_display[3]]


@proves("client.none-left")
def test_with_no_clients_left_a_room_stays_empty() -> None:
    everybody = names(ROUTINES[1:] + CASES)
    play = lay(
        f"""
        clients = ["-", "-", "-", "-"]
        [seat.0]
        coffee = 0
        rooms = ["- - - - 0"]
        [seat.1]
        rooms = ["{ROUTINES[0]} starting - - 5"]
        cured = {everybody}
        """
    )
    to_the_display(play)
    assert play.deciders() == [1]
    assert state(play).room_client[0] == -1


@proves("client.none-left")
def test_an_empty_place_of_the_display_cannot_be_taken() -> None:
    last = f'clients = ["-", "-", "{CASES[0]} {EYE}", "-"]'
    play = lay(
        f"""
        {last}
        [seat.0]
        coffee = 0
        rooms = ["- - - - 0"]
        second_room = true
        [seat.1]
        rooms = ["{ROUTINES[0]} starting - - 5"]
        cured = {names(ROUTINES[1:] + CASES[1:])}
        """
    )
    to_the_display(play)
    # The only one left comes by itself; for the second room there is nobody.
    assert play.step() == "choose-dream"
    do(play, "dream top")
    assert room(play, 0, 1).startswith(CASES[0])
    assert state(play).room_client[1] == -1
    assert play.deciders() == [1]


def first_client(therapy: int) -> Play:
    """A starting client, and a box to treat it with at the end of the turn."""
    return lay(
        f"""
        [seat.0]
        coffee = 0
        boxes = 1
        rooms = ["{client("more-boxes")} starting - - {therapy}"]
        """
    )


@proves("client.second-room")
def test_the_second_room_opens_with_the_first_catharsis_and_is_filled_that_turn() -> None:
    play = first_client(4)
    do(play, "turn treat", "done", "box 1")
    assert state(play).second_room[0] == 1
    assert state(play).room_client[1] == -1
    skip_boxes(play)
    do(play, "client 2", "dream 1")
    assert state(play).room_client[1] >= 0
    assert play.deciders() == [1]


@proves("client.second-room")
def test_before_that_it_is_blocked() -> None:
    play = first_client(5)
    do(play, "turn treat", "done", "box 1")
    assert state(play).second_room[0] == 0
    skip_boxes(play)
    assert play.deciders() == [1]
    assert state(play).room_client[1] == -1
    assert GRIEF[state(play).room_grief[0]] == "starting"
