"""Move: where a Spirit may go, and for how much."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.table import choices, do, state, why_not

from mindtable.games.cerebria.pieces.board import SPACES
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# Love stands in the Valley with nothing in hand; the others are far away unless a test says otherwise.
LOVE = """
[slots]
[seat.0]
space = "valley"
willpower = 3
hand = []
"""


def place(play: Play, seat: int) -> str:
    return SPACES[state(play).space[seat]]


@both_editions
@proves("move.cost")
def test_one_willpower_takes_the_spirit_to_an_adjacent_space(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move")
    assert choices(play) == ["move valley-cradle", "move willow-valley"]
    assert why_not(play, "move cradle") == "too-far"
    assert why_not(play, "move land") == "too-far"
    do(play, "move willow-valley")
    assert place(play, 0) == "willow-valley"
    assert state(play).willpower == [2, *state(play).willpower[1:]]


@both_editions
@proves("move.cost")
def test_without_willpower_there_is_no_move(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("willpower = 3", "willpower = 0"))
    assert why_not(play, "begin move") == "short-of-willpower"


@both_editions
@proves("move.at-least-one-step")
def test_a_move_does_not_end_where_it_began(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move")
    assert why_not(play, "move valley") == "no-step"


@both_editions
@proves("move.opponent")
def test_an_opposing_spirit_holds_its_space_and_a_teammate_does_not(edition: str) -> None:
    play = lay_in(edition, LOVE + '[seat.1]\nspace = "valley-cradle"\n[seat.2]\nspace = "willow-valley"')
    do(play, "begin move")
    assert choices(play) == ["move willow-valley"]
    assert why_not(play, "move valley-cradle") == "space-held"
    do(play, "move willow-valley")
    assert place(play, 0) == place(play, 2) == "willow-valley"


@both_editions
@proves("move.opponent")
def test_between_opposing_spirits_there_is_nowhere_to_move(edition: str) -> None:
    held = '[seat.1]\nspace = "valley-cradle"\n[seat.3]\nspace = "willow-valley"'
    play = lay_in(edition, LOVE + 'tokens = { move = ["wild"] }\n' + held)
    assert why_not(play, "begin move") == "nowhere-to-move"


HASTE = LOVE + 'tokens = { move = ["wild", "wild"] }\n'


@both_editions
@proves("move.haste")
def test_haste_goes_one_space_further_for_one_more(edition: str) -> None:
    play = lay_in(edition, HASTE)
    do(play, "begin move", "use haste")
    assert choices(play) == ["move cradle", "move willow"]
    assert why_not(play, "move cradle-network") == "too-far"
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    do(play, "move cradle")
    assert place(play, 0) == "cradle"
    assert state(play).willpower[0] == 1


@both_editions
@proves("move.haste", "move.opponent")
def test_haste_passes_through_an_opposing_spirit_but_does_not_end_there(edition: str) -> None:
    play = lay_in(edition, HASTE + '[seat.1]\nspace = "valley-cradle"\n[seat.3]\nspace = "willow"')
    do(play, "begin move")
    assert why_not(play, "move valley-cradle") == "space-held"
    do(play, "use haste")
    assert choices(play) == ["move cradle"]
    assert why_not(play, "move willow") == "space-held"
    do(play, "move cradle")
    assert place(play, 0) == "cradle"


@both_editions
@proves("move.haste")
def test_haste_must_be_payable(edition: str) -> None:
    play = lay_in(edition, HASTE.replace("willpower = 3", "willpower = 1"))
    do(play, "begin move")
    assert why_not(play, "use haste")


SURMOUNT = LOVE + 'tokens = { move = ["wild", "wild", "wild"] }\n[seat.1]\nspace = "valley-cradle"\n'


@both_editions
@proves("move.surmount")
def test_surmount_ends_beside_an_opposing_spirit_for_one_more(edition: str) -> None:
    play = lay_in(edition, SURMOUNT)
    do(play, "begin move", "use surmount")
    assert choices(play) == ["move valley-cradle"]
    assert why_not(play, "move willow-valley") == "useless-upgrade"
    do(play, "move valley-cradle")
    assert place(play, 0) == place(play, 1) == "valley-cradle"
    assert state(play).willpower[0] == 1


@both_editions
@proves("move.surmount", "move.haste")
def test_haste_and_surmount_together(edition: str) -> None:
    play = lay_in(edition, SURMOUNT + '[seat.3]\nspace = "cradle"')
    do(play, "begin move", "use haste", "use surmount", "move cradle")
    assert place(play, 0) == place(play, 3) == "cradle"
    assert state(play).willpower[0] == 0
