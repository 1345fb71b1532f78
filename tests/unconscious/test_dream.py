"""Dreams: latent and manifest, and which of them can be used."""

from __future__ import annotations

from tests.unconscious.pieces import client, dream, names, room, skip_boxes
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.games.unconscious.pieces.cards import DREAMS, MANIFEST
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ACROBAT = client("cheap-elevate")
SHOWN = [dream(kind="manifest", symbol=symbol) for symbol in ("eye", "cloud", "waves")]
LATENT = dream(kind="latent", effect="major growth + major freedom: therapy 3, points 2")
CHEAP = dream(effect="minor growth + minor passion: therapy 1, box 1, points 2, coffee 1")


def empty_room(more: str = "") -> Play:
    """Seat 0 needs a client; the choice of one is next."""
    play = lay(
        f"""
        dreams = {names(SHOWN)}
        latent = ["{LATENT}"]
        {more}
        [seat.0]
        coffee = 0
        rooms = ["- - - - 0"]
        """
    )
    do(play, "turn treat")
    skip_boxes(play)
    return play


@proves("dream.latent")
def test_the_latent_dream_is_drawn_first_and_seen_before_the_choice() -> None:
    play = empty_room()
    do(play, "client 1")
    assert play.step() == "choose-dream"
    assert DREAMS[state(play).room_latent[0]] == LATENT
    assert state(play).room_manifest[0] == -1


@proves("dream.manifest")
def test_one_of_the_four_and_the_display_is_refilled() -> None:
    play = empty_room()
    do(play, "client 1")
    assert choices(play) == ["dream 1", "dream 2", "dream 3", "dream 4", "dream top"]
    top = state(play).manifest_deck[-1]
    do(play, "dream 2")
    assert DREAMS[state(play).room_manifest[0]] == SHOWN[1]
    assert DREAMS[state(play).room_latent[0]] == LATENT
    assert state(play).manifest_display[1] == top


@proves("dream.manifest")
def test_or_the_unseen_top_of_the_deck() -> None:
    play = empty_room()
    do(play, "client 1")
    display, top = list(state(play).manifest_display), state(play).manifest_deck[-1]
    do(play, "dream top")
    assert state(play).room_manifest[0] == top
    assert state(play).manifest_display == display


@proves("dream.visible")
def test_the_manifest_dream_first_then_the_latent_one() -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 3
        insights = {{ growth-major = 1, freedom-major = 1 }}
        rooms = ["{ACROBAT} starting {CHEAP} {LATENT} 5"]
        """
    )
    do(play, "turn treat")
    # The insights would pay for the latent dream, which lies below.
    assert why_not(play, "treat 1") == "cannot-pay-insights"
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-major = 1, freedom-major = 1 }}
        rooms = ["{ACROBAT} starting - {LATENT} 5"]
        """
    )
    do(play, "turn treat", "treat 1")
    assert state(play).points[0] == 4  # 2 of the dream, 2 of the starting layer
    assert room(play, 0, 1) == f"{ACROBAT} - - - 2"


@proves("dream.reshuffle")
def test_discarded_latent_dreams_are_shuffled_into_a_new_deck() -> None:
    play = empty_room('used_up = ["latent"]')
    left = sorted(state(play).latent_discard)
    assert state(play).latent_deck == []
    do(play, "client 1")
    drawn = state(play).room_latent[0]
    assert drawn in left
    assert not MANIFEST[drawn]
    assert sorted([*state(play).latent_deck, drawn]) == left
    assert state(play).latent_discard == []


@proves("dream.reshuffle")
def test_discarded_manifest_dreams_too() -> None:
    for choice in ("dream 1", "dream top"):
        play = empty_room('used_up = ["manifest"]')
        left = sorted(state(play).manifest_discard)
        do(play, "client 1", choice)
        drawn = state(play).manifest_display[0] if choice == "dream 1" else state(play).room_manifest[0]
        assert drawn in left
        assert sorted([*state(play).manifest_deck, drawn]) == left
        assert state(play).manifest_discard == []


@proves("dream.reshuffle")
def test_discarded_layers_too() -> None:
    play = empty_room('used_up = ["grief"]')
    left = sorted(state(play).grief_discard)
    do(play, "client 1")
    drawn = state(play).grief_display[0]
    assert drawn in left
    assert sorted([*state(play).grief_deck, drawn]) == left
    assert state(play).grief_discard == []
