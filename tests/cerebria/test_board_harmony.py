"""Harmony's B side; Flight, Attune with Origin and Rush to Aid are Anxiety's too and are shown for both."""

import pytest
from tests.cerebria.boards import lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, hand, state, why_not

from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.testing.clauses import proves

both_spirits = pytest.mark.parametrize(
    ("spirit", "me", "side", "other"), [("harmony", 0, "bliss", "gloom"), ("anxiety", 1, "gloom", "bliss")]
)


@proves(
    "board-b.harmony-flight-first",
    "board-b.harmony-flight-revised",
    "board-b.anxiety-flight-first",
    "board-b.anxiety-flight-revised",
)
@pytest.mark.parametrize(("edition", "willpower"), [("first", 3), ("revised", 2)])
@pytest.mark.parametrize("space", ["cradle", "cradle-network"])
@both_spirits
def test_flight_goes_up_to_two_spaces_further(
    spirit: str, me: int, side: str, other: str, edition: str, willpower: int, space: str
) -> None:
    play = lay_board(spirit, edition)
    take(play, "begin move")
    assert why_not(play, "move cradle") == "too-far"
    assert why_not(play, "use haste") == "upgrade-not-on-board"
    take(play, "use flight")
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    assert why_not(play, "move network") == "too-far"
    assert spend(play, f"move {space}") == (willpower, 0)
    assert place(play, me) == space


@proves("board-b.harmony-surmount")
@both_editions
def test_surmount_is_free(edition: str) -> None:
    play = lay_board("harmony", edition, '[foe]\nspace = "valley-cradle"')
    assert spend(play, "begin move", "use surmount", "move valley-cradle") == (1, 0)
    assert place(play, 0) == "valley-cradle"


@proves("board-b.harmony-surmount", "action.determination")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 2), ("revised", 1)])
def test_all_three_upgrades_of_a_move_at_once(edition: str, willpower: int) -> None:
    play = lay_board("harmony", edition, '[foe]\nspace = "cradle"')
    actions = ["begin move", "use flight", "use surmount", "use determination", "move cradle"]
    assert spend(play, *actions) == (willpower, 0)
    assert place(play, 0) == "cradle"


@proves("board-b.harmony-relish")
@both_editions
def test_relish_draws_a_card_after_the_invoke(edition: str) -> None:
    play = lay_board("harmony", edition, '[me]\nhand = ["kindness"]\ndeck = ["courage", "optimism"]')
    take(play, "begin invoke")
    assert why_not(play, "use bolster") == "upgrade-not-on-board"
    assert spend(play, "use relish", "invoke kindness", "at 1") == (3, 0)
    assert (hand(play, 0), pool(play)) == (["courage"], 4)


@proves("board-b.harmony-relish")
@both_editions
def test_relish_draws_after_the_emotions_own_power(edition: str) -> None:
    play = lay_board("harmony", edition, '[me]\nhand = ["desire"]\ndeck = ["courage", "optimism"]')
    take(play, "begin invoke", "use relish", "invoke desire", "at 1")
    assert hand(play, 0) == []  # first the move that Desire offers
    take(play, "to valley-cradle")
    assert hand(play, 0) == ["courage"]


@proves("board-b.draw-from-empty")
@both_editions
def test_relish_may_be_used_with_an_empty_deck(edition: str) -> None:
    play = lay_board("harmony", edition, '[me]\nhand = ["kindness"]\ndeck = []')
    assert spend(play, "begin invoke", "use relish", "invoke kindness", "at 1") == (3, 0)
    assert hand(play, 0) == []


@proves("board-b.harmony-vanquish-first", "board-b.harmony-vanquish-revised")
@pytest.mark.parametrize(("edition", "cost"), [("first", (5, 1)), ("revised", (2, 2))])
@pytest.mark.parametrize(("amount", "left"), [(2, 1), (3, 0)])
def test_vanquish_removes_up_to_two_more(edition: str, cost: tuple[int, int], amount: int, left: int) -> None:
    play = lay_board("harmony", edition, '[slots]\n1 = "fear 3"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell")
    assert why_not(play, "use subdue") == "upgrade-not-on-board"
    assert spend(play, "use vanquish", "quell 1", "reveal optimism") == cost
    assert choices(play) == ["amount 2", "amount 3"]
    assert why_not(play, "amount 1") == why_not(play, "amount 4") == "amount-not-possible"
    take(play, f"amount {amount}")
    assert essence_at(play, 1) == left


@proves("board-b.harmony-vanquish-first", "board-b.harmony-vanquish-revised", "action.upgrade-useful")
@both_editions
def test_vanquish_needs_more_than_one_essence(edition: str) -> None:
    play = lay_board("harmony", edition, '[slots]\n1 = "fear"\n2 = "fear 2"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell", "use vanquish")
    assert why_not(play, "quell 1") == "useless-upgrade"
    take(play, "quell 2", "reveal optimism")  # two are all there are
    assert card_at(play, 2) == ""


@proves("board-b.harmony-emotional-cycle")
@both_editions
def test_emotional_cycle_draws_for_the_last_essence_quelled(edition: str) -> None:
    play = lay_board(
        "harmony", edition, '[slots]\n1 = "fear"\n2 = "fear 2"\n[me]\nhand = ["optimism"]\ndeck = ["courage", "trust"]'
    )
    take(play, "begin quell", "use emotional-cycle")
    assert why_not(play, "quell 2") == "useless-upgrade"
    assert spend(play, "quell 1", "reveal optimism") == (2, 1)
    assert hand(play, 0) == ["courage", "optimism"]


@proves("board-b.harmony-emotional-cycle")
@both_editions
@pytest.mark.parametrize(("amount", "drawn"), [(2, []), (3, ["courage"])])
def test_emotional_cycle_with_vanquish_draws_only_if_the_last_essence_goes(
    edition: str, amount: int, drawn: list[str]
) -> None:
    play = lay_board(
        "harmony", edition, '[slots]\n1 = "fear 3"\n[me]\nhand = ["optimism"]\ndeck = ["courage", "trust"]'
    )
    take(play, "begin quell", "use emotional-cycle", "use vanquish", "quell 1", "reveal optimism", f"amount {amount}")
    assert hand(play, 0) == [*drawn, "optimism"]


@proves("board-b.harmony-emotional-cycle")
@both_editions
def test_no_card_without_emotional_cycle(edition: str) -> None:
    play = lay_board("harmony", edition, '[slots]\n1 = "fear"\n[me]\nhand = ["optimism"]\ndeck = ["courage", "trust"]')
    take(play, "begin quell", "quell 1", "reveal optimism")
    assert hand(play, 0) == ["optimism"]


@proves(
    "board-b.harmony-attune-first",
    "board-b.harmony-attune-revised",
    "board-b.anxiety-attune-first",
    "board-b.anxiety-attune-revised",
)
@pytest.mark.parametrize(("edition", "cost"), [("first", (5, 1)), ("revised", (4, 1))])
@both_spirits
def test_attune_moves_the_minor_fragment_to_the_identity(
    spirit: str, me: int, side: str, other: str, edition: str, cost: tuple[int, int]
) -> None:
    play = lay_board(spirit, edition, f'[fortresses]\nvalley = "{side} minor"')
    assert controls_realm(state(play), me, 0)
    assert spend(play, "begin fortify", "use attune-with-origin", "fortify valley") == cost
    g = state(play)
    assert g.identity == [3 * me]
    assert (g.fortress_size[0], g.fortress_team[0]) == (0, -1)
    assert g.minors[me] == 4  # it does not come back to the team
    assert not controls_realm(g, me, 0)  # the +1 is gone with it
    assert g.points == [0, 0]  # no Intention: this is no Revelation


@proves(
    "board-b.harmony-attune-first",
    "board-b.harmony-attune-revised",
    "board-b.anxiety-attune-first",
    "board-b.anxiety-attune-revised",
)
@both_editions
@both_spirits
def test_attune_works_in_a_realm_the_opponents_control(
    spirit: str, me: int, side: str, other: str, edition: str
) -> None:
    strong = "fear 3" if other == "gloom" else "courage 3"
    play = lay_board(spirit, edition, f'[slots]\n1 = "{strong}"\n[fortresses]\nvalley = "{side} minor"')
    assert controls_realm(state(play), 1 - me, 0)
    take(play, "begin fortify", "use attune-with-origin", "fortify valley")
    assert state(play).identity == [3 * me]


@proves(
    "board-b.harmony-attune-first",
    "board-b.harmony-attune-revised",
    "board-b.anxiety-attune-first",
    "board-b.anxiety-attune-revised",
)
@both_editions
@pytest.mark.parametrize("there", ["none", "major", "foe"])
@both_spirits
def test_attune_needs_an_own_minor_fortress(
    spirit: str, me: int, side: str, other: str, edition: str, there: str
) -> None:
    fortress = {"none": "", "major": f'cradle = "{side} major"', "foe": f'cradle = "{other} minor"'}[there]
    play = lay_board(
        spirit, edition, f'[fortresses]\nvalley = "{side} minor"\n{fortress}\n[me]\nspace = "valley-cradle"'
    )
    take(play, "begin fortify", "use attune-with-origin")
    assert why_not(play, "fortify cradle") == "needs-own-minor"
    assert why_not(play, "fortify valley") == ""


@proves("fortify.one-effect")
@both_editions
@pytest.mark.parametrize(("spirit", "side", "other"), [("harmony", "bliss", "raze"), ("anxiety", "gloom", "exalt")])
def test_attune_is_not_joined_with_another_effect(spirit: str, side: str, other: str, edition: str) -> None:
    play = lay_board(spirit, edition, f'[fortresses]\nvalley = "{side} minor"')
    take(play, "begin fortify", "use attune-with-origin")
    assert why_not(play, f"use {other}") == "one-fortify-effect"


@proves("board-b.attune-new-fortress")
@both_editions
@both_spirits
def test_attune_may_take_a_fortress_built_this_turn(spirit: str, me: int, side: str, other: str, edition: str) -> None:
    play = lay_board(spirit, edition)
    take(play, "begin fortify", "fortify valley")
    take(play, "begin fortify", "use attune-with-origin", "fortify valley")
    assert state(play).identity == [3 * me]


@proves("board-b.harmony-rush-to-aid", "board-b.anxiety-rush-to-aid")
@pytest.mark.parametrize(
    ("spirit", "edition", "me", "mild", "strong"),
    [
        ("harmony", "first", 0, "comfort", "satisfaction"),
        ("harmony", "revised", 0, "comfort", "satisfaction"),
        ("anxiety", "first", 1, "boredom", "indifference"),
    ],
)
def test_rush_to_aid_brings_the_spirit_to_the_emotion(
    spirit: str, edition: str, me: int, mild: str, strong: str
) -> None:
    play = lay_board(spirit, edition, f'[slots]\n1 = "{mild} 2"\n8 = "{mild} 2"\n[foe]\nspace = "network"')
    take(play, "begin empower")
    assert why_not(play, "empower 8") == "slot-out-of-reach"
    assert why_not(play, "use emotional-outburst") == "upgrade-not-on-board"
    take(play, "use rush-to-aid")
    assert why_not(play, "empower 1") == "useless-upgrade"
    assert spend(play, "empower 8") == (4, 0)
    assert card_at(play, 8) == strong
    assert place(play, me) == "network"  # where an opposing Spirit stands too
