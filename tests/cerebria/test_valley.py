"""Valley of Motives."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.table import do, state, why_not

from mindtable.testing.clauses import proves


@both_editions
@proves("valley.gain")
def test_one_willpower_brings_four_from_the_supply(edition: str) -> None:
    play = lay_in(edition, "[slots]\n[seat.0]\nwillpower = 1")
    spheres = list(state(play).sphere)
    do(play, "realm valley")
    assert state(play).willpower[0] == 4
    assert state(play).sphere == spheres


@both_editions
@proves("valley.gain")
def test_without_a_willpower_it_cannot_be_had(edition: str) -> None:
    play = lay_in(edition, "[slots]\n[seat.0]\nwillpower = 0")
    assert why_not(play, "realm valley") == "short-of-willpower"
    play = lay_in(edition, '[slots]\n[fortresses]\nvalley = "bliss minor"\n[seat.0]\nwillpower = 0')
    do(play, "realm valley")  # free where the own team controls it
    assert state(play).willpower[0] == 4
