"""Hatred's B side. Every price here is 1 lower than printed: Hatred's own power, for any upgrade but Determination."""

import pytest
from tests.cerebria.boards import lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, essence_at, hand, state, why_not

from mindtable.testing.clauses import proves


@proves("board-b.hatred-charge-first", "board-b.hatred-charge-revised", "spirit.hatred")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 2), ("revised", 1)])
@pytest.mark.parametrize("space", ["cradle", "cradle-network"])
def test_charge_goes_up_to_two_spaces_further(edition: str, willpower: int, space: str) -> None:
    play = lay_board("hatred", edition)
    take(play, "begin move")
    assert why_not(play, "use haste") == "upgrade-not-on-board"
    take(play, "use charge")
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    assert why_not(play, "move network") == "too-far"
    assert spend(play, f"move {space}") == (willpower, 0)
    assert place(play, 1) == space


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised")
@pytest.mark.parametrize(("edition", "cost"), [("first", (4, 1)), ("revised", (3, 1))])
def test_wildfire_removes_an_essence_where_the_move_ends(edition: str, cost: tuple[int, int]) -> None:
    play = lay_board("hatred", edition, '[slots]\n4 = "kindness 2"\n5 = "trust 2"\n[me]\nspace = "valley-cradle"')
    take(play, "begin move")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use wildfire", "move cradle", "at 5") == cost
    assert (essence_at(play, 4), essence_at(play, 5)) == (2, 1)


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised")
@both_editions
def test_wildfire_may_take_the_last_essence(edition: str) -> None:
    play = lay_board("hatred", edition, '[slots]\n3 = "kindness"')
    take(play, "begin move", "use wildfire", "move valley-cradle", "at 3")
    assert card_at(play, 3) == ""


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised")
@both_editions
def test_wildfire_is_not_a_quell(edition: str) -> None:
    # Purity protects from Quells only, no card is shown, and the Intention for quelling is not met.
    tokens = 'tokens = { move = ["red", "yellow", "green", "blue"] }'
    play = lay_board("hatred", edition, f'[slots]\n3 = "purity 2"\n[me]\n{tokens}', team_board="B")
    take(play, "begin move", "use wildfire", "move valley-cradle", "at 3")
    assert essence_at(play, 3) == 1
    assert state(play).points == [0, 0]


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised", "action.upgrade-useful")
@both_editions
def test_wildfire_needs_a_bliss_emotion_where_the_move_ends(edition: str) -> None:
    play = lay_board("hatred", edition, '[slots]\n3 = "kindness"\n15 = "fear"\n1 = "kindness"')
    take(play, "begin move", "use wildfire")
    assert why_not(play, "move willow-valley") == "useless-upgrade"
    assert why_not(play, "move valley-cradle") == ""


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised")
@both_editions
def test_wildfire_burns_bliss_only(edition: str) -> None:
    play = lay_board("hatred", edition, '[slots]\n4 = "fear 2"\n5 = "kindness 2"\n[me]\nspace = "valley-cradle"')
    take(play, "begin move", "use wildfire", "move cradle", "at 5")
    assert (essence_at(play, 4), essence_at(play, 5)) == (2, 1)


@proves("board-b.hatred-wildfire-first", "board-b.hatred-wildfire-revised", "spirit.hatred")
@pytest.mark.parametrize(("edition", "cost"), [("first", (7, 1)), ("revised", (5, 1))])
def test_all_three_upgrades_of_a_move_are_discounted_once(edition: str, cost: tuple[int, int]) -> None:
    # 1 to move, 2 or 1 for Charge, 1 for Surmount, 4 or 3 for Wildfire, 1 less
    play = lay_board("hatred", edition, '[slots]\n4 = "kindness 2"\n[foe]\nspace = "cradle"')
    assert spend(play, "begin move", "use charge", "use surmount", "use wildfire", "move cradle", "at 4") == cost


@proves("board-b.hatred-seethe-invoke", "board-b.hatred-relish")
@pytest.mark.parametrize(("edition", "upgrade", "willpower"), [("first", "seethe", 3), ("revised", "relish", 2)])
def test_a_card_is_drawn_after_the_invoke(edition: str, upgrade: str, willpower: int) -> None:
    play = lay_board("hatred", edition, '[me]\nhand = ["guilt"]\ndeck = ["fear", "anger"]')
    take(play, "begin invoke")
    assert why_not(play, "use bolster") == "upgrade-not-on-board"
    assert spend(play, f"use {upgrade}", "invoke guilt", "at 1") == (willpower, 0)
    assert (hand(play, 1), pool(play)) == (["fear"], 4)


@proves("board-b.hatred-seethe-invoke", "board-b.hatred-relish", "action.determination", "spirit.hatred")
@pytest.mark.parametrize(("edition", "upgrade", "willpower"), [("first", "seethe", 2), ("revised", "relish", 1)])
def test_determination_adds_to_the_discount(edition: str, upgrade: str, willpower: int) -> None:
    play = lay_board("hatred", edition, '[me]\nhand = ["guilt"]')
    assert spend(play, "begin invoke", f"use {upgrade}", "use determination", "invoke guilt", "at 1") == (willpower, 0)


REPEL = '[slots]\n1 = "optimism 2"\n[fortresses]\nvalley = "gloom minor"\n[me]\nhand = ["fear"]'


@proves("board-b.hatred-repel-first")
def test_repel_makes_the_quell_cheaper_in_the_first_edition() -> None:
    play = lay_board("hatred", "first", REPEL)
    take(play, "begin quell")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    # 2, and 2 more for Subdue; 2 less for Repel, 1 less for Hatred
    assert spend(play, "use repel", "use subdue", "quell 1", "reveal fear") == (1, 1)
    assert card_at(play, 1) == ""


@proves("board-b.hatred-repel-first", "action.cost-floor")
def test_repel_brings_the_price_to_0_and_no_lower() -> None:
    play = lay_board("hatred", "first", f"{REPEL}\nwillpower = 0")
    assert spend(play, "begin quell", "use repel", "quell 1", "reveal fear") == (0, 1)
    assert essence_at(play, 1) == 1


@proves("board-b.hatred-repel-first", "action.upgrade-useful")
def test_repel_is_useless_where_the_quell_is_free_already() -> None:
    # Malevolence takes 1 off every Quell, and 1 more next to it.
    play = lay_board("hatred", "first", REPEL.replace("[fortresses]", '2 = "malevolence"\n[fortresses]'))
    take(play, "begin quell", "use repel")
    assert why_not(play, "quell 1") == "useless-upgrade"
    # with Subdue there is something left to take off
    assert spend(play, "use subdue", "quell 1", "reveal fear") == (0, 1)


@proves("board-b.hatred-repel-revised")
def test_repel_gains_willpower_in_the_revised_edition() -> None:
    play = lay_board("hatred", "revised", REPEL)
    # 2 less 1 for Hatred, then 2 gained
    assert spend(play, "begin quell", "use repel", "quell 1", "reveal fear") == (-1, 1)
    assert essence_at(play, 1) == 1


@proves("board-b.hatred-repel-after-paying")
def test_repel_does_not_help_to_pay() -> None:
    play = lay_board("hatred", "revised", f"{REPEL}\nwillpower = 2")
    take(play, "begin quell", "use repel")
    # with Subdue 3 Willpower: the 2 would be enough, but come too late
    assert why_not(play, "use subdue") == "short-of-willpower"
    take(play, "quell 1", "reveal fear")
    assert state(play).willpower[1] == 3


@proves("board-b.hatred-repel-first", "board-b.hatred-repel-revised")
@both_editions
@pytest.mark.parametrize(
    ("space", "slot", "fortresses"),
    [
        ("valley", 1, 'cradle = "gloom minor"'),
        ("valley", 1, 'valley = "bliss minor"'),
        ("valley-cradle", 3, 'valley = "gloom minor"\ncradle = "gloom minor"\nwillow = "gloom minor"'),
    ],
)
def test_repel_needs_a_gloom_fortress_in_the_realm_of_the_target(
    edition: str, space: str, slot: int, fortresses: str
) -> None:
    play = lay_board(
        "hatred",
        edition,
        f'[slots]\n{slot} = "optimism 2"\n[fortresses]\n{fortresses}\n[me]\nspace = "{space}"\nhand = ["fear"]',
    )
    take(play, "begin quell")
    assert why_not(play, "use repel") == "useless-upgrade"
    assert why_not(play, f"quell {slot}") == ""


@proves("board-b.hatred-raze")
@both_editions
def test_raze_costs_willpower_only(edition: str) -> None:
    play = lay_board("hatred", edition, '[fortresses]\nvalley = "bliss minor"\n[us]\nambition = 0')
    assert spend(play, "begin fortify", "use raze", "fortify valley") == (6, 0)
    assert state(play).fortress_size[0] == 0
    assert state(play).actions_left == 3


@proves("board-b.hatred-seethe-fortify-first", "board-b.hatred-seethe-fortify-revised")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 2), ("revised", 3)])
def test_seethe_draws_a_card_after_a_fortify(edition: str, willpower: int) -> None:
    play = lay_board("hatred", edition, '[me]\ndeck = ["fear", "anger"]')
    take(play, "begin fortify")
    assert why_not(play, "use exalt") == "upgrade-not-on-board"
    assert spend(play, "use seethe", "fortify valley") == (willpower, 0)
    assert hand(play, 1) == ["fear"]
    assert state(play).fortress_size[0] == 1


@proves("board-b.hatred-seethe-fortify-first", "board-b.hatred-seethe-fortify-revised", "action.determination")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 5), ("revised", 6)])
def test_seethe_goes_with_raze_and_determination(edition: str, willpower: int) -> None:
    play = lay_board("hatred", edition, '[fortresses]\nvalley = "bliss minor"\n[me]\ndeck = ["fear", "anger"]')
    actions = ["begin fortify", "use raze", "use seethe", "use determination", "fortify valley"]
    assert spend(play, *actions) == (willpower, 0)
    assert hand(play, 1) == ["fear"]


@proves("board-b.hatred-seethe-empower")
@both_editions
def test_seethe_draws_a_card_after_an_empower(edition: str) -> None:
    play = lay_board("hatred", edition, '[slots]\n1 = "boredom 2"\n[me]\ndeck = ["fear", "anger"]')
    take(play, "begin empower")
    assert why_not(play, "use channeled-power") == "upgrade-not-on-board"
    assert spend(play, "use seethe", "empower 1") == (3, 0)
    assert card_at(play, 1) == "indifference"
    assert hand(play, 1) == ["fear"]


@proves("board-b.draw-from-empty")
@both_editions
@pytest.mark.parametrize("row", ["fortify valley", "empower 1"])
def test_seethe_may_be_used_with_an_empty_deck(edition: str, row: str) -> None:
    play = lay_board("hatred", edition, '[slots]\n1 = "boredom 2 of 3"\n[me]\ndeck = []')
    take(play, f"begin {row.split()[0]}", "use seethe", row)
    assert hand(play, 1) == []
    assert state(play).actions_left == 2
