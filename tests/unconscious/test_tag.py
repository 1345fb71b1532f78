"""Location tags: what counts as being in play."""

from __future__ import annotations

from tests.unconscious.pieces import client, clients, layer, names, notebook, research, tags_of
from tests.unconscious.table import lay

from mindtable.testing.clauses import proves

CELLIST = client("recall-coffee")  # two tags of the Opera
PAINTER = client("free-transfer")  # Opera and Museum


@proves("tag.sources")
def test_research_cards_in_play() -> None:
    cards = [*research(2, tag="cafe"), *research(1, tag="library")]
    play = lay(f"[seat.0]\nin_play = {names(cards)}")
    assert tags_of(play, 0) == {"cafe": 2, "library": 1}
    assert tags_of(play, 1) == {}


@proves("tag.sources")
def test_published_treatises() -> None:
    play = lay(
        f"""
        [seat.0]
        notebook = {notebook(3)}
        [treatises]
        the-bird-in-the-chest = {{ owner = 0, volumes = [] }}
        """
    )
    assert tags_of(play, 0) == {"library": 1, "cafe": 1}


@proves("tag.sources")
def test_location_goals() -> None:
    play = lay("[goals]\ntwo-columns = 0\ntwo-treatises = 1")
    assert tags_of(play, 0) == {"cafe": 2}
    assert tags_of(play, 1) == {"library": 2}


@proves("tag.sources")
def test_routine_clients_without_a_layer_cured_or_not() -> None:
    in_a_room = lay(f'[seat.0]\nrooms = ["{CELLIST} - - - 2"]')
    assert tags_of(in_a_room, 0) == {"opera": 2}
    both = lay(f'[seat.0]\nrooms = ["{CELLIST} - - - 2"]\ncured = ["{PAINTER}"]')
    assert tags_of(both, 0) == {"opera": 3, "museum": 1}


@proves("tag.not-counted")
def test_a_client_under_a_layer() -> None:
    play = lay(f'[seat.0]\nrooms = ["{CELLIST} {layer(symbol="eye")} - - 5", "{PAINTER} starting - - 6"]')
    assert tags_of(play, 0) == {}


@proves("tag.not-counted")
def test_cards_in_hand_and_volumes() -> None:
    green, purple = research(2, volume="green", tag="cafe"), research(1, volume="purple", tag="cafe")
    play = lay(
        f"""
        [seat.0]
        hand = {names(research(3, tag="opera"))}
        notebook = {notebook(3)}
        [treatises]
        the-grammar-of-sleep = {{ owner = 0, volumes = {names([*green, *purple])} }}
        """
    )
    assert tags_of(play, 0) == {"theatre": 1, "museum": 1}


@proves("tag.sources", "client.case-study")
def test_case_studies_carry_no_tags() -> None:
    play = lay(f"[seat.0]\ncured = {names(clients('case')[:6])}")
    assert tags_of(play, 0) == {}
