"""Performing actions: their order, their cost, their upgrades."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import frontiers, points
from tests.cerebria.table import choices, do, essence_at, state, why_not

from mindtable.kernel.errors import IllegalAction
from mindtable.kernel.events import Event
from mindtable.testing.clauses import proves

LOVE = """
[seat.0]
space = "valley"
willpower = 5
essence = 2
hand = ["desire", "tranquility"]
tokens = { invoke = ["red"], move = ["wild", "wild", "wild", "wild"] }
[team.bliss]
ambition = 1
[slots]
"""


@both_editions
@proves("action.steps")
def test_announce_place_choose_pay_resolve(edition: str) -> None:
    play = lay_in(edition, LOVE)
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "begin invoke")
    assert state(play).actions_left == 2
    do(play, "discard desire", "place invoke-2", "use bolster")
    assert why_not(play, "discard tranquility") == "discard-first"
    do(play, "invoke tranquility")
    assert (state(play).willpower[0], state(play).ambition[0]) == (5, 1)  # the target is not chosen yet
    do(play, "at 2")
    assert (state(play).willpower[0], state(play).ambition[0]) == (3, 0)
    assert frontiers(play)["valley-cradle"] == "bliss"
    kinds = [event.kind for event in heard]
    # Tranquility is full at once, which is an Intention of side A: it is scored when all is resolved.
    assert kinds == ["discard", "vibe", "pay", "invoke", "essence", "intention"]
    assert points(play) == [1, 0]


@both_editions
@proves("action.steps")
def test_the_token_may_be_left_out_but_comes_before_upgrades(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "use haste")
    assert not any(choice.startswith("discard") for choice in choices(play))
    do(play, "move cradle")
    assert state(play).actions_left == 2


@both_editions
@proves("action.whole-cost")
def test_what_cannot_be_paid_in_full_changes_nothing(edition: str) -> None:
    poor = LOVE.replace("willpower = 5", "willpower = 1").replace('"desire", "tranquility"', '"desire"')
    play = lay_in(edition, poor)
    before = play.position.encode()
    for refused in ("begin invoke", "realm network", "realm willow", "ability action"):
        with pytest.raises(IllegalAction):
            do(play, refused)
    assert play.position.encode() == before


@both_editions
@proves("action.whole-cost")
def test_a_discard_that_would_leave_the_action_undone_is_refused(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"desire", "tranquility"', '"desire"'))
    do(play, "begin invoke")
    assert why_not(play, "discard desire") == "would-strand-action"
    assert choices(play) == ["invoke desire"]


@both_editions
@proves("action.cost-floor")
def test_discounts_do_not_pay(edition: str) -> None:
    malevolent = """
[turn]
seat = 1
[seat.1]
space = "valley"
willpower = 0
hand = ["guilt"]
tokens = { quell = ["wild", "", "", "wild"] }
[team.gloom]
ambition = 1
[slots]
1 = "malevolence 1"
2 = "trust 2"
3 = "malevolence 1"
"""
    play = lay_in(edition, malevolent)
    do(play, "begin quell")
    assert why_not(play, "use determination")  # there is nothing left to make cheaper
    do(play, "quell 2", "reveal guilt")
    assert essence_at(play, 2) == 1
    assert state(play).willpower[1] == 0


@both_editions
@proves("action.no-change")
def test_an_action_without_effect_is_refused(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("hand =", "deck = []\nhand =") + '1 = "desire 3"')
    assert why_not(play, "realm cradle") == "deck-empty"
    assert why_not(play, "realm land") == "nothing-to-do-with-it"
    do(play, "begin move")
    assert why_not(play, "move valley") == "no-step"
    play = lay_in(edition, LOVE)
    assert why_not(play, "realm network") == "nothing-to-do-with-it"


@both_editions
@proves("action.upgrades")
def test_any_upgrades_with_a_token_each_once_and_none_by_force(edition: str) -> None:
    play = lay_in(edition, LOVE + '[seat.1]\nspace = "cradle"')
    do(play, "begin move")
    offered = [choice for choice in choices(play) if not choice.startswith("discard")]
    assert offered == [
        "move valley-cradle",
        "move willow-valley",
        "use haste",
        "use surmount",
        "use determination",
    ]
    do(play, "use haste")
    assert why_not(play, "use haste") == "upgrade-already-used"
    do(play, "use surmount", "use determination", "move cradle")
    assert state(play).willpower[0] == 5 - (1 + 1 + 1 - 1)
    assert play.step() == "turn"


@both_editions
@proves("action.upgrades")
def test_an_upgrade_without_its_token_is_not_there(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('move = ["wild", "wild", "wild", "wild"]', 'move = ["wild", "", "", "wild"]'))
    do(play, "begin move")
    assert why_not(play, "use haste") == "upgrade-not-available"
    assert why_not(play, "use subdue") == "upgrade-not-on-board"
    # "Why not?" is asked at the place where the upgrade lies.
    assert play.label(0, play.parse("use haste")).facts == {"place": "move-2"}
    assert play.label(0, play.parse("use subdue")).facts == {}
    assert not why_not(play, "use determination")


@both_editions
@proves("action.upgrade-useful")
def test_an_upgrade_that_changes_nothing_is_refused(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move")
    assert why_not(play, "use surmount")  # no opposing Spirit within reach
    do(play, "use haste")
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    assert why_not(play, "use surmount")
    assert choices(play) == ["move cradle", "move willow", "use determination"]


@both_editions
@proves("action.determination")
def test_determination_makes_the_whole_action_one_cheaper(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "use determination", "move valley-cradle")
    assert state(play).willpower[0] == 5
    do(play, "begin move", "use haste", "use determination", "move willow-valley")
    assert state(play).willpower[0] == 4


@both_editions
@pytest.mark.parametrize(
    ("row", "deeds", "willpower", "ambition"),
    [
        ("invoke", ["invoke desire", "done"], 1, 0),
        ("quell", ["quell 15", "reveal desire"], 1, 1),
        ("fortify", ["fortify valley"], 2, 0),
        ("empower", ["empower 1"], 2, 0),
    ],
)
@proves("action.determination")
def test_it_is_the_third_upgrade_of_every_action(
    edition: str, row: str, deeds: list[str], willpower: int, ambition: int
) -> None:
    space = "willow-valley" if row in ("quell", "fortify") else "valley"
    play = lay_in(edition, DETERMINED.replace("SPACE", space).replace("ROW", row))
    do(play, f"begin {row}", "use determination", *deeds)
    assert (state(play).willpower[0], state(play).ambition[0]) == (5 - willpower, 1 - ambition)


DETERMINED = """
[seat.0]
space = "SPACE"
willpower = 5
hand = ["desire"]
tokens = { ROW = ["wild", "", "", "wild"] }
[team.bliss]
ambition = 1
[slots]
1 = "safety 2"
15 = "bleakness 1"
"""
