"""The fifteen upgrades of side A: what every combination costs, Hatred's discount included, and when one is of no use.

What each upgrade does is shown with its action; here each combination is done once and its result looked at.
"""

from itertools import combinations

import pytest
from tests.cerebria.boards import actions_left, lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, essence_at, hand, state, why_not

from mindtable.testing.clauses import proves

# Own cards to invoke, to show for a Quell, to empower (and what becomes of it), and the opposing Emotion to quell.
CARDS = {
    "love": ("kindness", "optimism", "comfort", "satisfaction", "fear"),
    "hatred": ("guilt", "fear", "boredom", "indifference", "optimism"),
}
ME = {"love": 0, "hatred": 1}
both_spirits = pytest.mark.parametrize("spirit", ["love", "hatred"])


def every_use_of(*upgrades: str) -> pytest.MarkDecorator:
    """All combinations of some upgrades, none of them included."""
    sets = [used for size in range(len(upgrades) + 1) for used in combinations(upgrades, size)]
    return pytest.mark.parametrize("used", sets, ids=lambda used: "+".join(used) or "none")


def price(
    spirit: str, base: tuple[int, int], used: tuple[str, ...], extra: dict[str, tuple[int, int]]
) -> tuple[int, int]:
    """The printed prices added up; 1 less with Determination, and for Hatred 1 less with any other upgrade."""
    willpower = base[0] + sum(extra[upgrade][0] for upgrade in used if upgrade != "determination")
    ambition = base[1] + sum(extra[upgrade][1] for upgrade in used if upgrade != "determination")
    if "determination" in used:
        willpower -= 1
    if spirit == "hatred" and set(used) - {"determination"}:
        willpower -= 1
    return willpower, ambition


def using(row: str, used: tuple[str, ...]) -> list[str]:
    return [f"begin {row}", *(f"use {upgrade}" for upgrade in used)]


@proves("move.cost", "move.haste", "move.surmount", "action.upgrades", "action.determination", "spirit.hatred")
@both_editions
@both_spirits
@every_use_of("haste", "surmount", "determination")
def test_move(spirit: str, edition: str, used: tuple[str, ...]) -> None:
    play = lay_board(spirit, edition, '[foe]\nspace = "valley-cradle"\n[foe2]\nspace = "cradle"', side="A")
    # on one side opponents, one and two steps away, on the other nobody
    spaces = ("valley-cradle", "cradle") if "surmount" in used else ("willow-valley", "willow")
    space = spaces["haste" in used]
    cost = price(spirit, (1, 0), used, {"haste": (1, 0), "surmount": (1, 0)})
    assert spend(play, *using("move", used), f"move {space}") == cost
    assert place(play, ME[spirit]) == space


@proves(
    "invoke.cost", "invoke.bolster", "invoke.inner-force", "action.upgrades", "action.determination", "spirit.hatred"
)
@both_editions
@both_spirits
@every_use_of("bolster", "inner-force", "determination")
def test_invoke(spirit: str, edition: str, used: tuple[str, ...]) -> None:
    card = CARDS[spirit][0]
    play = lay_board(spirit, edition, f'[me]\nhand = ["{card}"]', side="A")
    cost = price(spirit, (2, 0), used, {"bolster": (0, 1), "inner-force": (2, 0)})
    assert spend(play, *using("invoke", used), f"invoke {card}", "at 1") == cost
    assert essence_at(play, 1) == (2 if "bolster" in used else 1)
    assert pool(play) == (5 if "inner-force" in used else 4)


@proves("quell.cost", "quell.subdue", "quell.extinguish", "action.upgrades", "action.determination", "spirit.hatred")
@both_editions
@both_spirits
@every_use_of("subdue", "extinguish", "determination")
def test_quell(spirit: str, edition: str, used: tuple[str, ...]) -> None:
    shown, target = CARDS[spirit][1], CARDS[spirit][4]
    held = "" if "extinguish" in used else f'"{shown}"'
    play = lay_board(spirit, edition, f'[slots]\n1 = "{target} 3"\n[me]\nhand = [{held}]', side="A")
    cost = price(spirit, (2, 1), used, {"subdue": (2, 0), "extinguish": (1, 0)})
    show = [] if "extinguish" in used else [f"reveal {shown}"]
    assert spend(play, *using("quell", used), "quell 1", *show) == cost
    assert essence_at(play, 1) == (1 if "subdue" in used else 2)


@proves("fortify.cost", "fortify.exalt", "fortify.raze", "action.upgrades", "action.determination", "spirit.hatred")
@both_editions
@both_spirits
@pytest.mark.parametrize(
    "used",
    [(), ("exalt",), ("raze",), ("determination",), ("exalt", "determination"), ("raze", "determination")],
    ids=lambda used: "+".join(used) or "none",
)
def test_fortify(spirit: str, edition: str, used: tuple[str, ...]) -> None:
    sides = ("bliss", "gloom") if spirit == "love" else ("gloom", "bliss")
    there = f"{sides[0]} minor" if "exalt" in used else f"{sides[1]} minor" if "raze" in used else ""
    fortress = f'[fortresses]\nvalley = "{there}"' if there else ""
    play = lay_board(spirit, edition, fortress, side="A")
    cost = price(spirit, (3, 0), used, {"exalt": (0, 1), "raze": (1, 1)})
    assert spend(play, *using("fortify", used), "fortify valley") == cost
    assert state(play).fortress_size[0] == (2 if "exalt" in used else 0 if "raze" in used else 1)
    assert actions_left(play) == (3 if "raze" in used else 2)


@proves(
    "empower.cost",
    "empower.channeled-power",
    "empower.emotional-outburst",
    "action.upgrades",
    "action.determination",
    "spirit.hatred",
)
@both_editions
@both_spirits
@every_use_of("channeled-power", "emotional-outburst", "determination")
def test_empower(spirit: str, edition: str, used: tuple[str, ...]) -> None:
    mild, strong = CARDS[spirit][2:4]
    slot = 8 if "emotional-outburst" in used else 1
    essence = 1 if "channeled-power" in used else 2
    play = lay_board(spirit, edition, f'[slots]\n{slot} = "{mild} {essence}"', side="A")
    cost = price(spirit, (3, 0), used, {"channeled-power": (0, 1), "emotional-outburst": (1, 0)})
    assert spend(play, *using("empower", used), f"empower {slot}") == cost
    assert (card_at(play, slot), essence_at(play, slot)) == (strong, 2)


# --- the last Willpower


@proves("spirit.hatred", "action.cost-floor")
@both_editions
@pytest.mark.parametrize(
    ("willpower", "scenario", "actions"),
    [
        (0, '[me]\nhand = ["guilt"]', ["begin invoke", "use bolster", "use determination", "invoke guilt", "at 1"]),
        (
            1,
            '[fortresses]\nvalley = "gloom minor"\n[me]',
            ["begin fortify", "use exalt", "use determination", "fortify valley"],
        ),
        (1, '[slots]\n1 = "boredom"\n[me]', ["begin empower", "use channeled-power", "use determination", "empower 1"]),
    ],
    ids=["invoke", "fortify", "empower"],
)
def test_hatred_with_both_discounts_acts_on_very_little(
    edition: str, willpower: int, scenario: str, actions: list[str]
) -> None:
    play = lay_board("hatred", edition, f"{scenario}\nwillpower = {willpower}", side="A")
    assert spend(play, *actions) == (willpower, 1)


@proves("action.whole-cost")
@both_editions
def test_two_upgrades_must_be_payable_together(edition: str) -> None:
    tokens = 'tokens = { move = ["red", "yellow", "green"] }'
    play = lay_board("love", edition, f'[foe]\nspace = "cradle"\n[me]\nwillpower = 2\n{tokens}', side="A")
    take(play, "begin move", "use haste")
    assert why_not(play, "use surmount") == "short-of-willpower"
    assert why_not(play, "move willow") == ""


@proves("action.whole-cost", "action.determination")
@both_editions
def test_determination_may_make_up_for_what_is_lacking(edition: str) -> None:
    play = lay_board("love", edition, '[foe]\nspace = "cradle"\n[me]\nwillpower = 2', side="A")
    take(play, "begin move", "use haste", "use surmount")
    assert why_not(play, "move cradle") == "short-of-willpower"
    assert spend(play, "use determination", "move cradle") == (2, 0)


@proves("action.whole-cost")
@both_editions
@pytest.mark.parametrize(
    ("row", "upgrade", "scenario"),
    [
        ("invoke", "bolster", '[me]\nhand = ["kindness"]'),
        ("fortify", "exalt", '[fortresses]\nvalley = "bliss minor"\n[me]\nspace = "valley-cradle"'),
        ("fortify", "raze", '[fortresses]\nvalley = "gloom minor"\n[me]\nspace = "valley-cradle"'),
        ("empower", "channeled-power", '[slots]\n1 = "comfort 2"'),
    ],
)
def test_an_upgrade_that_costs_ambition_needs_one(edition: str, row: str, upgrade: str, scenario: str) -> None:
    for ambition, refusal in ((1, ""), (0, "short-of-ambition")):
        play = lay_board("love", edition, f"{scenario}\n[us]\nambition = {ambition}", side="A")
        take(play, f"begin {row}")
        assert why_not(play, f"use {upgrade}") == refusal


# --- of no use


@proves("action.upgrade-useful")
@both_editions
@pytest.mark.parametrize(
    ("scenario", "actions", "target"),
    [
        ("", ["begin move", "use haste"], "move valley-cradle"),
        ('[foe]\nspace = "valley-cradle"', ["begin move", "use surmount"], "move willow-valley"),
        (
            '[foe]\nspace = "valley-cradle"\n[foe2]\nspace = "cradle"',
            ["begin move", "use surmount", "use haste"],
            "move valley-cradle",
        ),
        ('[slots]\n1 = "fear"\n2 = "fear 2"\n[me]\nhand = ["optimism"]', ["begin quell", "use subdue"], "quell 1"),
        ('[slots]\n1 = "comfort 2"\n8 = "comfort 2"', ["begin empower", "use emotional-outburst"], "empower 1"),
    ],
)
def test_a_target_for_which_the_upgrade_does_nothing(
    edition: str, scenario: str, actions: list[str], target: str
) -> None:
    play = lay_board("love", edition, scenario, side="A")
    take(play, *actions)
    assert why_not(play, target) == "useless-upgrade"


@proves("action.upgrade-useful")
@both_editions
@pytest.mark.parametrize(
    ("row", "upgrade", "scenario"),
    [
        ("move", "surmount", ""),  # nobody there
        ("quell", "subdue", '[slots]\n1 = "fear"\n[me]\nhand = ["optimism"]'),  # but one Essence
        ("fortify", "exalt", ""),  # no Fortress
        ("fortify", "raze", ""),
        ("empower", "channeled-power", '[slots]\n1 = "comfort 3"'),  # no room
        ("empower", "emotional-outburst", '[slots]\n1 = "comfort 2"'),  # none farther away
    ],
)
def test_an_upgrade_with_no_target_at_all(edition: str, row: str, upgrade: str, scenario: str) -> None:
    play = lay_board("love", edition, scenario, side="A")
    take(play, f"begin {row}")
    assert why_not(play, f"use {upgrade}") == "useless-upgrade"


@proves("action.upgrade-useful", "action.determination", "action.cost-floor")
@both_editions
def test_determination_is_useless_where_the_action_is_free(edition: str) -> None:
    # Malevolence takes 1 off every Quell, and 1 more next to it: nothing is left of the 2.
    scenario = '[slots]\n1 = "optimism 2"\n2 = "malevolence"\n[me]\nhand = ["fear"]\nwillpower = 2'
    play = lay_board("hatred", edition, scenario, side="A")
    take(play, "begin quell", "use determination")
    assert why_not(play, "quell 1") == "useless-upgrade"
    # 2 for Subdue, less 1 for Hatred, less 1 for Determination
    assert spend(play, "use subdue", "quell 1", "reveal fear") == (0, 1)


@proves("fortify.one-effect")
@both_editions
def test_exalt_and_raze_are_not_used_together(edition: str) -> None:
    play = lay_board(
        "love",
        edition,
        '[fortresses]\nvalley = "bliss minor"\ncradle = "gloom minor"\n[me]\nspace = "valley-cradle"',
        side="A",
    )
    take(play, "begin fortify", "use exalt")
    assert why_not(play, "use raze") == "one-fortify-effect"
    assert why_not(play, "fortify cradle") == "needs-own-minor"


# --- there to be used


@proves("action.upgrades")
@both_editions
def test_an_upgrade_is_used_once_and_only_with_its_token(edition: str) -> None:
    tokens = 'tokens = { move = ["red", "yellow", "", "blue"], invoke = ["red"] }'
    play = lay_board("love", edition, f'[foe]\nspace = "valley-cradle"\n[me]\n{tokens}', side="A")
    take(play, "begin move")
    assert why_not(play, "use surmount") == "upgrade-not-available"
    assert why_not(play, "use bolster") == "upgrade-not-on-board"  # of another row
    take(play, "use haste")
    assert why_not(play, "use haste") == "upgrade-already-used"


@proves("action.upgrades")
@both_editions
def test_no_upgrade_has_to_be_used(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nhand = ["kindness"]', side="A")
    assert spend(play, "begin invoke", "invoke kindness", "at 1") == (2, 0)
    assert hand(play, 0) == []


@proves("action.upgrades")
@both_editions
def test_a_blocked_upgrade_is_not_there(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nblocked = ["move-2"]', side="A")
    take(play, "begin move")
    assert why_not(play, "use haste") == "upgrade-not-available"
    assert why_not(play, "move willow") == "too-far"
