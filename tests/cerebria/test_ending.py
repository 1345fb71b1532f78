"""The end of the game: its three causes, the Capping Fragment, and what the last turn still brings."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, fortress, identity, points, seat, sphere, table, team
from tests.cerebria.table import choices, do, hand, lay

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

FIVE_BLISS = ["bliss minor"] * 5
FIVE_GLOOM = ["gloom minor"] * 5


def scene(
    common: list[str],
    bliss: str,
    gloom: str,
    *,
    slots: str = "",
    fortresses: str = "",
    pieces: list[str] | None = None,
    edition: str = "revised",
    mode: str = "full",
    active: int = 0,
    wheels: tuple[int, int] = (0, 0),
) -> Play:
    """The active Spirit is about to empty Commitment in the Valley; nothing else lies near."""
    return lay(
        f"""
        options = {{ edition = "{edition}", mode = "{mode}" }}
        origin = "commitment at valley"
        common = {common}
        identity = {pieces or []}
        [turn]
        seat = {active}
        [slots]
        {slots}
        [fortresses]
        {fortresses}
        [spheres]
        commitment = 2
        [team.bliss]
        ambition = 3
        points = {wheels[0]}
        hidden = ["{bliss}"]
        [team.gloom]
        ambition = 3
        points = {wheels[1]}
        hidden = ["{gloom}"]
        [seat.{active}]
        space = "valley"
        willpower = 9
        """
    )


def absorb(play: Play) -> None:
    do(play, "absorb valley")
    while play.step() in ("look", "choose-hidden"):
        do(play, "answer no")


BLISS_ONLY = '8 = "courage 2"'
GLOOM_ONLY = '8 = "guilt 2"'
# Bliss has the longer chain, Gloom more Essence.
BOTH = '7 = "courage 1"\n8 = "trust 1"\n10 = "guilt 3"'


# --- the last Common Aspiration


@proves("ending.last-common")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_the_game_ends_when_the_last_common_aspiration_is_scored(edition: str, mode: str) -> None:
    play = scene(["fortitude"], "liveliness", "unity", slots=BLISS_ONLY, edition=edition, mode=mode)
    absorb(play)
    assert table(play)["ending"] == "last-aspiration"
    assert identity(play) == ["bliss minor"]
    assert not play.over
    do(play, "end cards")
    assert play.over


@proves("ending.last-common")
def test_the_game_ends_when_the_last_one_left_is_removed() -> None:
    play = scene(["unity", "openness"], "liveliness", "fortitude", slots=BLISS_ONLY)
    do(play, "absorb valley")  # a Major Fragment, and only one Aspiration to remove
    assert identity(play) == ["bliss major"]
    assert table(play)["removed_common"] == ["openness"]
    assert table(play)["ending"] == "last-aspiration"
    do(play, "end cards")
    assert play.over


@proves("ending.last-common")
def test_with_one_more_in_the_row_the_game_goes_on() -> None:
    play = scene(["fortitude", "openness"], "liveliness", "unity", slots=BLISS_ONLY)
    absorb(play)
    assert table(play)["ending"] == ""
    do(play, "end cards")
    assert play.deciders() == [1]


# --- the Capping Fragment


@proves("ending.no-fragment")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize(("active", "due"), [(0, "bliss"), (1, "bliss"), (0, "gloom"), (1, "gloom")])
def test_a_team_without_the_minor_it_is_due_adds_its_capping_fragment(
    edition: str, mode: str, active: int, due: str
) -> None:
    play = scene(
        ["fortitude", "openness"],
        "liveliness",
        "unity",
        slots=BLISS_ONLY if due == "bliss" else GLOOM_ONLY,
        pieces=[f"{due} minor"] * 5,
        edition=edition,
        mode=mode,
        active=active,
    )
    absorb(play)
    assert identity(play) == [*[f"{due} minor"] * 5, f"{due} capping"]
    assert table(play)["ending"] == "capped"
    assert (team(play, due)["minors"], team(play, due)["majors"]) == (0, 3)
    do(play, "end cards")
    assert play.over


@proves("ending.no-fragment")
@pytest.mark.parametrize("due", ["bliss", "gloom"])
def test_a_team_without_the_major_it_is_due_adds_its_capping_fragment(due: str) -> None:
    play = scene(
        ["unity", "openness"],
        "liveliness",
        "liveliness",
        slots=BLISS_ONLY if due == "bliss" else GLOOM_ONLY,
        pieces=[f"{due} major"] * 3,
    )
    absorb(play)
    assert identity(play) == [*[f"{due} major"] * 3, f"{due} capping"]
    assert table(play)["ending"] == "capped"
    assert team(play, due)["minors"] == 5  # a Minor one is no substitute


@proves("ending.no-fragment")
def test_fragments_standing_as_fortresses_are_not_there_either() -> None:
    play = scene(
        ["openness", "awareness"],
        "liveliness",
        "unity",
        slots='8 = "kindness 2"\n10 = "anger 1"',
        fortresses='land = "bliss minor"\nwillow = "bliss minor"',
        pieces=["bliss minor"] * 3,
    )
    absorb(play)
    assert identity(play)[-1] == "bliss capping"


@proves("ending.no-fragment")
def test_the_last_fragment_of_its_kind_ends_nothing() -> None:
    play = scene(["fortitude", "openness"], "liveliness", "unity", slots=BLISS_ONLY, pieces=["bliss minor"] * 4)
    absorb(play)
    assert identity(play) == FIVE_BLISS
    assert table(play)["ending"] == ""


@proves("ending.capping-last")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("piece", ["gloom major", "bliss major"])
def test_the_capping_fragment_comes_after_all_others_fortresses_included(edition: str, piece: str) -> None:
    play = scene(
        ["openness", "awareness"],
        "unity",
        "liveliness",
        slots=BOTH,
        fortresses=f'valley = "{piece}"',
        pieces=FIVE_BLISS,
        edition=edition,
    )
    absorb(play)
    assert identity(play) == [*FIVE_BLISS, "gloom minor", piece, "bliss capping"]


@proves("ending.capping-last")
def test_the_last_minor_may_join_as_a_fortress_in_the_very_revelation_that_lacks_it() -> None:
    play = scene(
        ["openness", "awareness"],
        "liveliness",
        "unity",
        slots='8 = "kindness 2"\n10 = "anger 1"',
        fortresses='valley = "bliss minor"',
        pieces=["bliss minor"] * 4,
    )
    absorb(play)
    assert identity(play) == [*FIVE_BLISS, "bliss capping"]
    assert fortress(play, "valley") == ""


def both_due(edition: str, active: int, wheels: tuple[int, int] = (0, 0)) -> Play:
    return scene(
        ["fortitude", "openness"],
        "unity",
        "liveliness",
        slots=BOTH,
        pieces=FIVE_BLISS + FIVE_GLOOM,
        edition=edition,
        active=active,
        wheels=wheels,
    )


@proves("ending.both-capping-first", "ending.both-capping-revised")
@pytest.mark.parametrize(("edition", "worth"), [("first", 3), ("revised", 4)])
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_where_both_are_due_one_the_team_of_the_revelation_caps_and_the_other_scores(
    edition: str, worth: int, active: int
) -> None:
    play = both_due(edition, active)
    absorb(play)
    caps, other = (0, 1) if active % 2 == 0 else (1, 0)
    assert identity(play)[10:] == [f"{('bliss', 'gloom')[caps]} capping"]
    own = 1 if edition == "first" else 0  # the Absorb of 2 Willpower, an Intention of the first edition
    assert (points(play)[caps], points(play)[other]) == (own, worth)
    assert table(play)["ending"] == "capped"


@proves("ending.both-capping-first", "ending.both-capping-revised")
@pytest.mark.parametrize(("edition", "worth"), [("first", 3), ("revised", 4)])
def test_the_points_of_the_second_claim_are_no_intention(edition: str, worth: int) -> None:
    """They bring no bonus of the Wheel, neither Essence nor a card, to anyone."""
    play = both_due(edition, 0, wheels=(0, 1))
    before = [(seat(play, n)["essence"], len(hand(play, n))) for n in range(4)]
    absorb(play)
    assert points(play)[1] == 1 + worth
    assert [(seat(play, n)["essence"], len(hand(play, n))) for n in range(4)] == before
    # The next Intention of the turn is still the first: worth 1.
    assert points(play)[0] == (1 if edition == "first" else 0)


@proves("ending.both-capping-revised")
def test_the_points_of_the_second_claim_count_in_the_end() -> None:
    play = both_due("revised", 0)
    absorb(play)
    do(play, "end cards")
    assert play.over
    # Five Minor Fragments each; the Capping Fragment and the claim are worth 4 each; the Capping one breaks the tie.
    assert play.scores() == [19, 19, 19, 19]
    assert play.winners() == [0, 2]


# --- twenty points


def nineteen(at: int = 19, mode: str = "full", left: int = 4) -> Play:
    """First edition, side A: an Absorb of 2 or less is worth a point."""
    return lay(
        f"""
        options = {{ edition = "first", mode = "{mode}" }}
        origin = "commitment at valley"
        common = ["fortitude", "openness"]
        [slots]
        8 = "courage 2"
        [spheres]
        commitment = {left}
        [team.bliss]
        ambition = 3
        points = {at}
        hidden = ["liveliness"]
        [team.gloom]
        hidden = ["unity"]
        [seat.0]
        space = "valley"
        willpower = 9
        tokens = {{ move = ["red", "yellow", "green"] }}
        """
    )


@proves("ending.twenty-points")
@pytest.mark.parametrize(("at", "ends"), [(18, False), (19, True)])
def test_the_game_ends_at_twenty_points_on_a_wheel(at: int, ends: bool) -> None:
    play = nineteen(at)
    do(play, "absorb valley")
    assert points(play) == [at + 1, 0]
    assert table(play)["ending"] == ("twenty-points" if ends else "")
    do(play, "end cards")
    assert play.over == ends


@proves("ending.twenty-points")
def test_two_points_may_reach_past_twenty() -> None:
    play = nineteen()
    do(play, "ability vibe", "place move-4")
    assert points(play) == [21, 0]
    assert table(play)["ending"] == "twenty-points"


@proves("ending.twenty-points")
def test_points_of_fragments_do_not_count_towards_the_twenty() -> None:
    play = scene(
        ["fortitude", "openness"], "liveliness", "unity", slots=BLISS_ONLY, pieces=["bliss major"] * 3, wheels=(15, 0)
    )
    absorb(play)
    assert play.scores()[0] == 15 + 15 + 3
    assert table(play)["ending"] == ""


@proves("ending.twenty-points", "basic.no-intentions")
def test_the_basic_game_knows_no_twenty_points() -> None:
    play = nineteen(mode="basic")
    do(play, "absorb valley")
    assert points(play) == [19, 0]
    assert table(play)["ending"] == ""


# --- the last turn


@proves("ending.finish-turn")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
@pytest.mark.parametrize("common", [["fortitude"], ["fortitude", "openness"]])
def test_the_active_player_finishes_the_turn_and_nobody_has_another(active: int, common: list[str]) -> None:
    play = scene(common, "liveliness", "unity", slots=BLISS_ONLY, pieces=FIVE_BLISS, active=active)
    absorb(play)
    assert table(play)["ending"] in ("last-aspiration", "capped")
    for _ in range(3):
        assert (play.step(), play.deciders()) == ("turn", [active])
        do(play, "realm valley")
    assert play.deciders() == [active]
    turn = table(play)["turn"]
    do(play, "end cards")
    assert play.over
    assert play.deciders() == []
    assert table(play)["turn"] == turn
    assert table(play)["winner"] == "bliss"
    assert play.winners() == [0, 2]


@proves("ending.finish-turn")
def test_after_the_twentieth_point_the_turn_goes_on_and_scores() -> None:
    play = nineteen()
    do(play, "absorb valley", "realm valley", "ability vibe", "place move-4")
    assert points(play) == [22, 0]
    assert play.deciders() == [0]
    do(play, "end cards")
    assert play.over


# --- Revelations in the last turn


@proves("ending.revelations-after")
def test_after_the_twentieth_point_a_revelation_still_happens() -> None:
    play = nineteen(18, left=2)
    do(play, "ability vibe", "place move-4")
    assert table(play)["ending"] == "twenty-points"
    do(play, "absorb valley")
    while play.step() != "turn":
        do(play, "answer no")
    assert identity(play) == ["bliss minor"]
    assert table(play)["common"] == ["openness"]
    do(play, "end cards")
    assert play.over


@proves("ending.revelations-after", "ending.refill-only")
@pytest.mark.parametrize(
    ("common", "pieces", "cause"),
    [(["fortitude"], [], "last-aspiration"), (["fortitude", "openness"], FIVE_GLOOM, "capped")],
)
def test_after_the_last_aspiration_or_a_capping_fragment_a_sphere_is_just_refilled(
    common: list[str], pieces: list[str], cause: str
) -> None:
    """Misery empties a Sphere by Absorb and, with the Drain of the first edition, a second one."""
    play = lay(
        f"""
        options = {{ edition = "first", spirit_board = "B" }}
        origin = "commitment at valley"
        common = {common}
        identity = {pieces}
        [turn]
        seat = 1
        [slots]
        3 = "boredom 2"
        [spheres]
        commitment = 2
        knowledge = 1
        [team.bliss]
        hidden = ["liveliness"]
        [team.gloom]
        ambition = 3
        hidden = ["unity"]
        [seat.1]
        space = "valley-cradle"
        willpower = 9
        tokens = {{ empower = ["red", "", "", "blue"] }}
        """
    )
    do(play, "absorb valley")
    while play.step() != "turn":
        do(play, choices(play)[-1])
    assert table(play)["ending"] == cause
    made, row = identity(play), table(play)["common"]
    assert sphere(play, "knowledge") == ("valley", 1)
    do(play, "begin empower", "use drain", "empower 3", "sphere valley")
    assert seat(play, 1)["willpower"] == 9 + 2 - 3 + 1
    assert sphere(play, "knowledge") == ("valley", 7)
    assert (identity(play), table(play)["common"]) == (made, row)
    assert (play.step(), table(play)["ending"]) == ("turn", cause)
    do(play, "end cards")
    assert play.over
