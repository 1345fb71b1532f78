"""Control of Frontiers and Realms: Triads, blocking, Fortresses, and ties."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, frontiers, realms, table
from tests.cerebria.table import card_at, choices, do, lay

import mindtable
from mindtable.testing.clauses import proves

NOBODY = ""
# Gloom's Suspicion has Intensity 0 with one or two Essence; so have, for control, Bliss Emotions next to it.
ZERO = "suspicion 1"


@proves("control.frontier-alone")
@pytest.mark.parametrize("slot", [5, 6, 7])
def test_a_team_alone_in_a_triad_controls_the_frontier(slot: int) -> None:
    assert frontiers(lay(f'[slots]\n{slot} = "courage 1"'))["cradle-network"] == "bliss"
    alone = lay(f'[slots]\n{slot} = "{ZERO}"')
    assert table(alone)["frontiers"][1]["sums"] == [0, 0]
    assert frontiers(alone)["cradle-network"] == "gloom"


@proves("control.frontier")
@pytest.mark.parametrize(
    ("slots", "expected"),
    [
        ('5 = "courage 1"\n7 = "anger 2"', "gloom"),
        ('5 = "courage 2"\n7 = "anger 1"', "bliss"),
        ('5 = "courage 1"\n6 = "guilt 3"\n7 = "excitement 3"', "bliss"),  # 1 + 3 to 3
        ('5 = "courage 2"\n7 = "anger 2"', NOBODY),
        ('5 = "courage 1"\n6 = "anger 2"\n7 = "courage 1"', NOBODY),
        ('4 = "courage 1"\n8 = "anger 2"', NOBODY),  # outside the Triad
        (f'5 = "{ZERO}"\n7 = "courage 1"', "bliss"),
        (f'6 = "{ZERO}"\n7 = "courage 1"', NOBODY),  # suspected: 0 to 0
    ],
)
def test_the_higher_total_controls_a_frontier(slots: str, expected: str) -> None:
    assert frontiers(lay(f"[slots]\n{slots}"))["cradle-network"] == expected


@proves("control.realm")
@pytest.mark.parametrize(
    ("scene", "sums", "expected"),
    [
        ('7 = "courage 2"\n8 = "guilt 3"', [2, 3], "gloom"),
        ('7 = "courage 2"\n8 = "excitement 3"\n', [5, 0], "bliss"),
        ('6 = "courage 1"\n9 = "courage 2"', [3, 0], "bliss"),
        ('6 = "courage 2"\n9 = "anger 1"', [2, 1], "bliss"),
        ('6 = "anger 2"\n7 = "anger 1"\n8 = "excitement 3"', [3, 3], NOBODY),
        ('5 = "anger 2"\n10 = "anger 2"', [0, 0], NOBODY),  # other Realms' slots
        ("", [0, 0], NOBODY),
        ('7 = "courage 1"\n[fortresses]\nnetwork = "gloom major"', [1, 2], "gloom"),
    ],
)
def test_a_realm_goes_by_its_slots_its_frontiers_slots_and_the_fortress(
    scene: str, sums: list[int], expected: str
) -> None:
    play = lay(f"[slots]\n{scene}")
    assert table(play)["realms"][2]["sums"] == sums
    assert realms(play)["network"] == expected


@proves("control.realm-zero")
def test_being_alone_in_a_realm_at_nothing_is_not_enough() -> None:
    play = lay(f'[slots]\n7 = "{ZERO}"')
    assert realms(play)["network"] == NOBODY
    assert frontiers(play)["cradle-network"] == "gloom"
    assert realms(lay('[slots]\n7 = "suspicion 3"'))["network"] == "gloom"


@proves("control.blocking")
@pytest.mark.parametrize("side", ["before", "after"])
@pytest.mark.parametrize("blocker", ["bliss", "gloom"])
def test_an_opposing_emotion_in_the_realm_slot_next_to_it_blocks_a_frontier_emotion(side: str, blocker: str) -> None:
    frontier, beside, other = (6, 7, 8) if side == "before" else (9, 8, 7)
    weak, strong = ("courage 1", "guilt 3") if blocker == "bliss" else ("anger 1", "excitement 3")
    foe = "gloom" if blocker == "bliss" else "bliss"
    blocked = lay(f'[slots]\n{frontier} = "{strong}"\n{beside} = "{weak}"')
    assert realms(blocked)["network"] == blocker
    assert sorted(table(blocked)["realms"][2]["sums"]) == [0, 1]
    # In the Realm's other slot the same Emotion blocks nothing.
    open_way = lay(f'[slots]\n{frontier} = "{strong}"\n{other} = "{weak}"')
    assert realms(open_way)["network"] == foe
    assert sorted(table(open_way)["realms"][2]["sums"]) == [1, 3]


@proves("control.blocking-scope")
def test_a_blocked_emotion_still_counts_for_its_frontier_and_the_realm_beyond() -> None:
    play = lay('[slots]\n6 = "guilt 3"\n7 = "courage 1"')
    assert realms(play)["network"] == "bliss"
    assert table(play)["frontiers"][1]["sums"] == [1, 3]
    assert frontiers(play)["cradle-network"] == "gloom"
    assert table(play)["realms"][1]["sums"] == [0, 3]
    assert realms(play)["cradle"] == "gloom"


@proves("control.blocking-scope")
@pytest.mark.parametrize(
    ("one", "other", "sums"), [("courage 1", "excitement 3", [4, 0]), ("anger 1", "guilt 3", [0, 4])]
)
def test_emotions_of_one_team_do_not_block_each_other(one: str, other: str, sums: list[int]) -> None:
    for frontier, beside in ((6, 7), (9, 8)):
        play = lay(f'[slots]\n{frontier} = "{other}"\n{beside} = "{one}"')
        assert table(play)["realms"][2]["sums"] == sums


@proves("control.blocking-zero")
def test_an_emotion_of_no_intensity_still_blocks() -> None:
    gloom_blocks = lay(f'[slots]\n6 = "excitement 3"\n7 = "{ZERO}"')
    assert table(gloom_blocks)["realms"][2]["sums"] == [0, 0]
    # The Courage next to Suspicion counts for nothing, and yet it blocks Guilt.
    bliss_blocks = lay(f'[slots]\n6 = "guilt 3"\n7 = "courage 1"\n8 = "{ZERO}"')
    assert table(bliss_blocks)["realms"][2]["sums"] == [0, 0]
    assert realms(bliss_blocks)["cradle"] == "gloom"


@proves("control.fortress")
@pytest.mark.parametrize(("size", "intensity"), [("minor", 1), ("major", 2)])
@pytest.mark.parametrize("team", ["bliss", "gloom"])
def test_a_fortress_counts_in_its_realm_and_on_no_frontier(team: str, size: str, intensity: int) -> None:
    play = lay(f'[slots]\n[fortresses]\nnetwork = "{team} {size}"')
    expected = [intensity, 0] if team == "bliss" else [0, intensity]
    assert [realm["sums"] for realm in table(play)["realms"]] == [[0, 0], [0, 0], expected, [0, 0], [0, 0]]
    assert realms(play)["network"] == team
    assert all(frontier["sums"] == [0, 0] for frontier in table(play)["frontiers"])
    assert set(frontiers(play).values()) == {NOBODY}


# --- computed anew after every change


@proves("control.recompute")
@pytest.mark.parametrize("edition", EDITIONS)
def test_control_is_known_from_the_end_of_setup_on(edition: str) -> None:
    """Fixed places: Brightness 2 and 8, Bleakness 5 and 11, or the other way round."""
    play = mindtable.game("cerebria").new(mode="basic", edition=edition)
    while play.step() != "turn":
        do(play, choices(play)[0])
    first, second = ("bliss", "gloom") if card_at(play, 2) == "brightness" else ("gloom", "bliss")
    assert list(realms(play).values()) == [first, second, first, second, NOBODY]
    assert list(frontiers(play).values()) == [first, second, first, second, NOBODY]


BOTH_SIDES = """
    [slots]
    7 = "anger 1"
    1 = "excitement 1"
    [seat.0]
    space = "network"
    willpower = 20
    essence = 5
    hand = ["comfort", "desire"]
    tokens = { invoke = ["wild"], quell = ["wild"], fortify = ["wild"] }
    [turn]
    actions = 9
    [team.bliss]
    ambition = 3
    """


@proves("control.recompute")
def test_invoking_and_adding_essence_change_control() -> None:
    play = lay(BOTH_SIDES)
    assert realms(play)["network"] == "gloom"
    do(play, "begin invoke", "invoke comfort")
    assert realms(play)["network"] == NOBODY
    assert frontiers(play)["network-land"] == "bliss"
    do(play, "realm land", "amount 2")
    assert realms(play)["network"] == "bliss"


@proves("control.recompute")
def test_bringing_an_emotion_changes_control_where_it_was_and_where_it_goes() -> None:
    play = lay(BOTH_SIDES)
    assert (realms(play)["valley"], frontiers(play)["willow-valley"]) == ("bliss", "bliss")
    do(play, "realm network")
    assert (realms(play)["valley"], frontiers(play)["willow-valley"]) == (NOBODY, NOBODY)
    assert (realms(play)["network"], frontiers(play)["network-land"]) == (NOBODY, "bliss")


@proves("control.recompute")
def test_quelling_and_fortifying_change_control() -> None:
    play = lay(BOTH_SIDES)
    do(play, "begin quell", "quell 7", "reveal comfort")
    assert (realms(play)["network"], frontiers(play)["cradle-network"]) == (NOBODY, NOBODY)
    do(play, "begin fortify", "fortify network")
    assert realms(play)["network"] == "bliss"


@proves("control.recompute")
def test_the_price_of_a_realm_action_follows_control_at_once() -> None:
    play = lay(
        """
        [slots]
        2 = "excitement 1"
        [seat.0]
        space = "valley"
        willpower = 10
        hand = []
        [seat.1]
        willpower = 10
        space = "valley"
        hand = ["boredom"]
        [team.gloom]
        ambition = 1
        """
    )
    do(play, "realm valley")
    assert table(play)["seats"][0]["willpower"] == 14
    do(play, "end cards", "begin quell", "quell 2", "reveal boredom", "end cards", "end cards", "end cards")
    do(play, "realm valley")
    assert table(play)["seats"][0]["willpower"] == 14 + 3
