"""Ambition: three tokens of a team, and three abilities."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import sphere
from tests.cerebria.table import choices, do, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
origin = "commitment at valley"
[slots]
[seat.0]
space = "valley"
willpower = 3
hand = []
tokens = { move = ["red", "yellow"], invoke = ["red", "yellow", "green", "blue"] }
[team.bliss]
ambition = 3
"""


@both_editions
@proves("ambition.shared")
def test_teammates_spend_the_same_tokens(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("ambition = 3", "ambition = 1"))
    do(play, "ability rotate")
    assert state(play).ambition == [0, state(play).ambition[1]]
    assert why_not(play, "ability vibe") == "short-of-ambition"
    do(play, "end cards", "end cards")
    assert play.deciders() == [2]
    assert why_not(play, "ability rotate") == "short-of-ambition"
    do(play, "end ambition", "end cards")
    assert play.deciders() == [0]
    assert state(play).ambition[0] == 1


@both_editions
@proves("ambition.shared", "supply.limited")
def test_a_fourth_is_never_gained(edition: str) -> None:
    play = lay_in(edition, LOVE)
    assert why_not(play, "end ambition") == "ambition-full"
    do(play, "ability rotate")
    assert state(play).ambition[0] == 2
    do(play, "end ambition")
    assert state(play).ambition[0] == 3
    greedy = '[slots]\n5 = "craving 2"\n[turn]\nseat = 1\n[team.gloom]\nambition = 2\n'
    play = lay_in(edition, greedy + '[seat.1]\nspace = "cradle"\ntokens = { empower = ["wild"] }')
    do(play, "begin empower", "empower 5")  # Greed brings two
    assert state(play).ambition[1] == 3


@both_editions
@proves("ambition.once")
def test_each_ability_once_a_turn(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability rotate")
    assert why_not(play, "ability rotate") == "ability-used"
    do(play, "ability vibe", "place quell-1", "colour green")
    assert why_not(play, "ability vibe") == "ability-used"
    assert state(play).ambition[0] == 1
    do(play, "end ambition", "end cards")
    assert play.deciders() == [2]
    assert not why_not(play, "ability rotate")  # a new turn


@both_editions
@proves("ambition.once")
def test_no_second_extra_action(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability action")
    assert why_not(play, "ability action") == "ability-used"


@both_editions
@proves("ambition.vibe-token")
def test_a_token_of_any_fitting_colour_on_any_row(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability vibe")
    rows = ["move-3", "move-4", "quell-1", "fortify-1", "empower-1"]
    assert choices(play) == [f"place {row}" for row in rows]
    do(play, "place move-4")
    assert choices(play) == ["colour green", "colour blue"]
    assert why_not(play, "colour red") == "colour-in-row"
    do(play, "colour blue")
    assert state(play).tokens[3] == 4
    assert state(play).ambition[0] == 2
    assert state(play).actions_left == 3
    assert play.step() == "turn"  # the action is not performed


@both_editions
@proves("ambition.rotate")
def test_the_origin_turns_once_clockwise(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability rotate")
    assert sphere(play, "commitment") == ("cradle", 7)
    assert sphere(play, "knowledge") == ("valley", 7)
    assert state(play).ambition[0] == 2
    assert state(play).actions_left == 3


@both_editions
@proves("ambition.extra-action", "turn.extra-action")
def test_two_ambition_give_an_action_for_this_turn(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "ability action")
    assert state(play).actions_left == 4
    assert state(play).ambition[0] == 1
    do(play, *["realm valley"] * 4)
    assert why_not(play, "realm valley") == "no-action-left"
    do(play, "end cards")
    assert state(play).actions_left == 3
    play = lay_in(edition, LOVE.replace("ambition = 3", "ambition = 1"))
    assert why_not(play, "ability action") == "short-of-ambition"
