"""Misery's B side; Deceive and Surmount are shown with Empathy's Switcheroo."""

import pytest
from tests.cerebria.boards import lay_board, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, do, essence_at, state, why_not

from mindtable.testing.clauses import proves


@proves("board-b.misery-extinguish")
@pytest.mark.parametrize(("edition", "cost"), [("first", (4, 1)), ("revised", (3, 1))])
def test_extinguish_costs_two_in_the_first_edition(edition: str, cost: tuple[int, int]) -> None:
    play = lay_board("misery", edition, '[slots]\n1 = "courage 2"')
    assert spend(play, "begin quell", "use extinguish", "quell 1") == cost
    assert essence_at(play, 1) == 1


@proves("board-b.misery-drain-quell", "board-b.misery-drain-first", "board-b.misery-drain-revised")
@both_editions
def test_drain_after_a_quell_takes_a_willpower_from_a_sphere_beside_the_spirit(edition: str) -> None:
    play = lay_board("misery", edition, '[slots]\n3 = "courage 2"\n[me]\nspace = "valley-cradle"\nhand = ["anger"]')
    take(play, "begin quell")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use drain", "quell 3", "reveal anger") == (2, 1)
    assert essence_at(play, 3) == 1
    assert choices(play) == ["sphere valley", "sphere cradle"]
    # the longer reach is Absorb's alone
    assert why_not(play, "sphere network") == "sphere-out-of-reach"
    assert spend(play, "sphere cradle") == (-1, 0)
    assert state(play).sphere == [7, 6, 7, 7, 7]
    assert state(play).origin == 0


@proves("board-b.misery-drain-first", "board-b.misery-drain-revised")
@both_editions
def test_drain_brings_no_sphere_bonus_and_is_no_absorb(edition: str) -> None:
    # Humility's bonus would be an Essence.
    play = lay_board(
        "misery", edition, 'origin = "humility at valley"\n[slots]\n1 = "courage 2"\n[me]\nhand = ["anger"]'
    )
    take(play, "begin quell", "use drain", "quell 1", "reveal anger", "sphere valley")
    assert (pool(play), state(play).sphere[2]) == (5, 6)
    assert not state(play).absorbed


@proves("board-b.misery-drain-first")
def test_drain_may_empty_a_sphere_in_the_first_edition() -> None:
    board = '[slots]\n1 = "courage 2"\n[spheres]\ncommitment = 1\n[fortresses]\nvalley = "gloom minor"'
    play = lay_board("misery", "first", f'{board}\n[me]\nhand = ["anger"]')
    common = len(state(play).common)
    take(play, "begin quell", "use drain", "quell 1", "reveal anger", "sphere valley")
    while play.step() != "turn":  # what the Revelation asks
        do(play, choices(play)[-1])
    g = state(play)
    assert len(g.common) < common  # a Revelation took place
    assert 3 in g.identity  # and the Fortress beside the Sphere joined the Identity
    assert g.sphere[0] == 7
    assert g.origin == 0  # no rotation
    assert g.willpower[1] == 19


@proves("board-b.misery-drain-revised", "action.upgrade-useful")
def test_drain_needs_two_willpower_in_the_sphere_in_the_revised_edition() -> None:
    slots = '[slots]\n3 = "courage 2"'
    spheres = "[spheres]\ncommitment = 1\ncreativity = 2"
    play = lay_board("misery", "revised", f'{slots}\n{spheres}\n[me]\nspace = "valley-cradle"\nhand = ["anger"]')
    take(play, "begin quell", "use drain", "quell 3", "reveal anger", "sphere cradle")  # the only one
    assert state(play).sphere == [1, 1, 7, 7, 7]
    take(play, "begin quell")
    assert why_not(play, "use drain") == "useless-upgrade"


@proves("board-b.misery-drain-fortify")
def test_drain_after_a_fortify_in_the_revised_edition() -> None:
    play = lay_board("misery", "revised")
    take(play, "begin fortify")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use drain", "fortify valley", "sphere valley") == (2, 0)
    assert state(play).sphere[0] == 6
    assert state(play).fortress_size[0] == 1


@proves("board-b.misery-drain-fortify")
def test_drain_after_a_fortify_needs_two_willpower_too() -> None:
    play = lay_board("misery", "revised", "[spheres]\ncommitment = 1")
    take(play, "begin fortify")
    assert why_not(play, "use drain") == "useless-upgrade"


@proves("board-b.misery-drain-empower")
@both_editions
def test_drain_after_an_empower(edition: str) -> None:
    play = lay_board("misery", edition, '[slots]\n1 = "boredom 2"')
    take(play, "begin empower")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use drain", "empower 1", "sphere valley") == (2, 0)
    assert card_at(play, 1) == "indifference"
    assert state(play).sphere[0] == 6


@proves("board-b.misery-drain-empower", "board-b.misery-drain-revised")
@pytest.mark.parametrize(("edition", "refusal"), [("first", ""), ("revised", "useless-upgrade")])
def test_drain_after_an_empower_from_a_nearly_empty_sphere(edition: str, refusal: str) -> None:
    play = lay_board("misery", edition, '[slots]\n1 = "boredom 2"\n[spheres]\ncommitment = 1')
    take(play, "begin empower")
    assert why_not(play, "use drain") == refusal


@proves("board-b.misery-exalt-first", "board-b.misery-exalt-revised")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 4), ("revised", 5)])
def test_exalt_costs_willpower_only(edition: str, willpower: int) -> None:
    play = lay_board("misery", edition, '[fortresses]\nvalley = "gloom minor"\n[us]\nambition = 0')
    assert spend(play, "begin fortify", "use exalt", "fortify valley") == (willpower, 0)
    assert state(play).fortress_size[0] == 2


@proves("board-b.misery-gloomy-view")
@pytest.mark.parametrize(("answer", "origin"), [("yes", 1), ("no", 0)])
def test_gloomy_view_may_rotate_the_origin(answer: str, origin: int) -> None:
    play = lay_board("misery", "first")
    take(play, "begin fortify")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use gloomy-view", "fortify valley", f"answer {answer}") == (3, 0)
    assert state(play).fortress_size[0] == 1
    assert state(play).origin == origin  # one step clockwise: Commitment is at the Cradle


@proves("board-b.misery-gloomy-view")
def test_gloomy_view_goes_with_raze() -> None:
    play = lay_board("misery", "first", '[fortresses]\nvalley = "bliss minor"')
    assert spend(play, "begin fortify", "use raze", "use gloomy-view", "fortify valley", "answer yes") == (4, 1)
    assert state(play).origin == 1


TOKENS = 'tokens = { move = ["wild"], quell = ["wild", "yellow"], empower = ["wild", "blue"] }'


@proves("board-b.misery-assimilate")
@both_editions
def test_assimilate_places_a_token_of_the_mild_emotions_colour(edition: str) -> None:
    play = lay_board("misery", edition, f'[slots]\n1 = "boredom 2"\n[me]\n{TOKENS}')
    take(play, "begin empower")
    assert why_not(play, "use channeled-power") == "upgrade-not-on-board"
    assert spend(play, "use assimilate", "empower 1") == (3, 0)
    assert why_not(play, "place quell-3") == "colour-in-row"
    assert why_not(play, "place fortify-2") == "row-not-unlocked"
    take(play, "place fortify-1")
    assert state(play).tokens[20 + 12] == 2  # yellow: Fortify is unlocked


@proves("board-b.misery-assimilate")
@both_editions
def test_assimilate_may_place_nothing(edition: str) -> None:
    play = lay_board("misery", edition, f'[slots]\n1 = "boredom 2"\n[me]\n{TOKENS}')
    take(play, "begin empower", "use assimilate", "empower 1")
    before = list(state(play).tokens)
    take(play, "done")
    assert state(play).tokens == before


@proves("board-b.misery-assimilate", "action.upgrade-useful")
@both_editions
def test_assimilate_is_useless_where_the_colour_fits_nowhere(edition: str) -> None:
    play = lay_board("misery", edition, '[slots]\n1 = "boredom 2"')
    take(play, "begin empower")
    assert why_not(play, "use assimilate") == "useless-upgrade"


@proves("board-b.misery-assimilate", "board-b.misery-drain-empower")
@both_editions
def test_assimilate_and_drain_at_once(edition: str) -> None:
    tokens = 'tokens = { move = ["wild"], empower = ["wild", "blue", "red", "green"] }'
    play = lay_board("misery", edition, f'[slots]\n1 = "boredom 2"\n[me]\n{tokens}')
    actions = ["begin empower", "use assimilate", "use drain", "empower 1", "place move-2", "sphere valley"]
    assert spend(play, *actions) == (2, 0)
    assert state(play).tokens[20 + 1] == 2
    assert state(play).sphere[0] == 6
