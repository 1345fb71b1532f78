"""Revelations: what happens, step by step, when an Absorb empties a Sphere."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, fortress, hidden, identity, leave_hidden, realms, seat, sphere, table, team
from tests.cerebria.table import choices, do, lay, state, why_not

from mindtable.games.cerebria.pieces.board import ASPIRATIONS
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves
from mindtable.testing.playing import Ear


def scene(
    common: str,
    bliss: str,
    gloom: str,
    *,
    slots: str = "",
    fortresses: str = "",
    identity: str = "",
    edition: str = "revised",
    active: int = 0,
    left: int = 2,
    seed: int = 0,
) -> Play:
    """The active Spirit stands in the Valley, beside Commitment with 2 Willpower; nothing else lies near.

    Aspirations are lists of words. Emotions and Fortresses are written as in a scenario, separated by commas.
    """
    quoted = {name: str(text.split()) for name, text in (("common", common), ("bliss", bliss), ("gloom", gloom))}
    return lay(
        f"""
        seed = {seed}
        options = {{ edition = "{edition}" }}
        origin = "commitment at valley"
        common = {quoted["common"]}
        identity = {[piece.strip() for piece in identity.split(",") if piece.strip()]}
        [turn]
        seat = {active}
        [slots]
        {_lines(slots)}
        [fortresses]
        {_lines(fortresses)}
        [spheres]
        commitment = {left}
        [team.bliss]
        ambition = 3
        hidden = {quoted["bliss"]}
        [team.gloom]
        ambition = 3
        hidden = {quoted["gloom"]}
        [seat.{active}]
        space = "valley"
        willpower = 0
        """
    )


def _lines(text: str) -> str:
    pairs = [part.split("=") for part in text.split(",") if part.strip()]
    return "\n".join(f'{key.strip()} = "{value.strip()}"' for key, value in pairs)


def kinds(ear: Ear) -> list[str]:
    return [event.kind for event in ear.events]


# Bliss has an Emotion and Gloom has none: Liveliness, Unity, Attitude, Openness and the like are Bliss's.
BLISS_ONLY = "8 = courage 2"
GLOOM_ONLY = "8 = guilt 2"


# --- when


@proves("revelation.trigger")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("left", "happens"), [(1, True), (2, True), (3, False)])
def test_a_revelation_happens_when_an_absorb_empties_the_sphere(edition: str, left: int, happens: bool) -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY, edition=edition, left=left)
    do(play, "absorb valley")
    assert ("fortitude" in table(play)["past_common"]) == happens
    assert identity(play) == (["bliss minor"] if happens else [])


@proves("revelation.trigger")
def test_it_happens_at_once_before_the_origin_turns() -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY)
    ear = Ear(play)
    do(play, "absorb valley")
    assert play.step() == "look"
    assert sphere(play, "commitment")[0] == "valley"
    do(play, "answer no")
    told = [kind for kind in kinds(ear) if kind in ("absorb", "revelation", "refill", "rotate")]
    assert told == ["absorb", "revelation", "refill", "rotate"]
    assert (play.step(), play.deciders(), state(play).actions_left) == ("turn", [0], 3)


# --- steps 1 and 2


@proves("revelation.reveal")
def test_both_hidden_aspirations_are_shown_to_all() -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY)
    ear = Ear(play)
    do(play, "absorb valley")
    shown = [event.seen(-1, play.teams) for event in ear.events if event.kind == "hidden-aspiration"]
    assert [(event["team"], event["aspiration"], event["met"]) for event in shown if event] == [
        (0, "liveliness", 1),
        (1, "unity", 0),
    ]
    assert all(event["bliss"] != 0 and event["gloom"] == 0 for event in shown)  # how far both are is told too
    assert team(play, "bliss")["past_hidden"] == ["liveliness"]
    assert team(play, "gloom")["past_hidden"] == ["unity"]


@proves("revelation.reveal")
def test_what_has_been_revealed_cannot_be_taken_back() -> None:
    """Even after the last one, when no new Hidden Aspiration is looked at."""
    play = scene("fortitude", "liveliness", "unity", slots=BLISS_ONLY)
    do(play, "absorb valley")
    assert play.deciders() == [0]
    reason = play.why_no_undo(0)
    assert reason is not None
    assert reason.key == "undo-new-information"


@proves("revelation.check")
@pytest.mark.parametrize("active", [0, 1])
def test_a_team_never_accomplishes_the_other_teams_hidden_aspiration(active: int) -> None:
    """Bliss leads in Liveliness, which only Gloom is after; Gloom leads in Fortitude, which only Bliss is after."""
    play = scene(
        "sensibility openness",
        "fortitude",
        "liveliness",
        slots="7 = courage 3, 10 = guilt 2",
        fortresses="willow = gloom minor",
        active=active,
    )
    do(play, "absorb valley")
    assert identity(play) == []


@proves("revelation.check")
@pytest.mark.parametrize("active", [0, 1])
def test_equal_is_accomplished_by_nobody(active: int) -> None:
    play = scene("liveliness openness", "unity", "awareness", slots="7 = courage 2, 10 = anger 2", active=active)
    assert table(play)["standing"] == [2, 2]
    do(play, "absorb valley")
    assert identity(play) == []


# --- step 3


@proves("revelation.minor")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("common", "bliss", "gloom", "slots", "expected"),
    [
        ("fortitude", "liveliness", "unity", BLISS_ONLY, ["bliss minor"]),  # the Hidden one
        ("liveliness", "fortitude", "unity", BLISS_ONLY, ["bliss minor"]),  # the Common one
        ("fortitude", "liveliness", "unity", GLOOM_ONLY, ["gloom minor"]),
        ("liveliness", "fortitude", "fortitude", GLOOM_ONLY, ["gloom minor"]),
        ("fortitude", "liveliness", "sensibility", "7 = excitement 3, 8 = courage 1, 10 = guilt 3", ["bliss minor"]),
        ("fortitude", "liveliness", "sensibility", "7 = kindness 3, 10 = remorse 2", ["bliss minor", "gloom minor"]),
    ],
)
def test_one_aspiration_adds_a_minor_fragment(
    edition: str, active: int, common: str, bliss: str, gloom: str, slots: str, expected: list[str]
) -> None:
    play = scene(f"{common} openness", bliss, gloom, slots=slots, edition=edition, active=active)
    do(play, "absorb valley")
    assert identity(play) == expected
    for name in ("bliss", "gloom"):
        assert team(play, name)["minors"] == 5 - expected.count(f"{name} minor")
        assert team(play, name)["majors"] == 3


@proves("revelation.major")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("winner", ["bliss", "gloom"])
@pytest.mark.parametrize("active", [0, 1])
def test_both_aspirations_add_one_major_fragment_and_no_minor(edition: str, winner: str, active: int) -> None:
    slots = BLISS_ONLY if winner == "bliss" else GLOOM_ONLY
    play = scene("unity openness", "liveliness", "liveliness", slots=slots, edition=edition, active=active)
    do(play, "absorb valley")
    assert identity(play) == [f"{winner} major"]
    assert (team(play, winner)["minors"], team(play, winner)["majors"]) == (5, 2)


@proves("revelation.not-optional")
@pytest.mark.parametrize("active", [0, 1])
def test_nobody_is_asked_whether_to_add_a_fragment(active: int) -> None:
    """Both teams accomplish one Aspiration, so no choice at all is left and the turn goes on."""
    play = scene(
        "fortitude openness", "unity", "liveliness", slots="7 = courage 1, 8 = trust 1, 10 = guilt 3", active=active
    )
    do(play, "absorb valley")
    assert (play.step(), play.deciders()) == ("turn", [active])
    assert identity(play) == ["bliss minor", "gloom minor"]


# --- step 4


@proves("revelation.common")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_face_up_aspiration_is_the_new_common_one(edition: str) -> None:
    play = scene("fortitude openness unity awareness", "liveliness", "versatility", slots=BLISS_ONLY, edition=edition)
    do(play, "absorb valley")
    assert table(play)["common"] == ["openness", "unity", "awareness"]
    assert table(play)["past_common"][-1] == "fortitude"
    assert table(play)["removed_common"] == []


@proves("revelation.major-removes")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("winner", "active", "chooser"),
    [
        ("bliss", 0, 1),
        ("bliss", 2, 3),
        ("bliss", 1, 1),
        ("gloom", 1, 2),
        ("gloom", 3, 0),
        ("gloom", 0, 0),
    ],
)
def test_after_a_major_fragment_the_other_team_removes_a_common_aspiration(
    edition: str, winner: str, active: int, chooser: int
) -> None:
    slots = BLISS_ONLY if winner == "bliss" else GLOOM_ONLY
    row = "unity openness awareness versatility"
    play = scene(row, "liveliness", "liveliness", slots=slots, edition=edition, active=active)
    do(play, "absorb valley")
    assert (play.step(), play.deciders()) == ("remove-aspiration", [chooser])
    assert set(choices(play)) == {"remove openness", "remove awareness", "remove versatility"}
    assert why_not(play, "remove unity") == "not-in-common-row"  # turned face down already
    do(play, "remove openness")
    assert table(play)["removed_common"] == ["openness"]
    assert table(play)["common"] == ["awareness", "versatility"]


@proves("revelation.major-removes")
def test_a_later_one_may_be_removed_and_the_leftmost_stays_next() -> None:
    play = scene("unity openness awareness", "liveliness", "liveliness", slots=BLISS_ONLY)
    do(play, "absorb valley", "remove awareness")
    assert table(play)["common"] == ["openness"]


@proves("revelation.major-removes")
def test_without_a_major_fragment_nothing_is_removed() -> None:
    play = scene("unity openness awareness", "fortitude", "liveliness", slots=BLISS_ONLY)
    do(play, "absorb valley")
    assert identity(play) == ["bliss minor"]
    assert play.step() == "look"
    assert table(play)["common"] == ["openness", "awareness"]


@proves("revelation.major-removes")
def test_a_major_fragment_that_is_due_but_not_there_removes_nothing() -> None:
    three = "bliss major, bliss major, bliss major"
    play = scene("unity openness awareness", "liveliness", "liveliness", slots=BLISS_ONLY, identity=three)
    do(play, "absorb valley")
    assert play.step() != "remove-aspiration"
    assert table(play)["common"] == ["openness", "awareness"]


# --- step 5


@proves("revelation.hidden-returned")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("slots", [BLISS_ONLY, GLOOM_ONLY])
def test_both_hidden_aspirations_leave_the_game_and_the_next_ones_come(edition: str, slots: str) -> None:
    play = scene(
        "fortitude openness", "liveliness versatility", "unity attitude", slots=slots, edition=edition, active=1
    )
    do(play, "absorb valley")
    if play.step() == "look":
        do(play, "answer no")
    assert team(play, "bliss")["past_hidden"] == ["liveliness"]
    assert team(play, "gloom")["past_hidden"] == ["unity"]
    assert (hidden(play, 0), hidden(play, 1)) == ("versatility", "attitude")
    assert (team(play, "bliss")["hidden_left"], team(play, "gloom")["hidden_left"]) == (8, 8)
    assert team(play, "bliss", viewer=2)["hidden"] == ["versatility"]
    assert "hidden" not in team(play, "bliss", viewer=1)


THREE = "unity attitude awareness versatility sensibility"


@proves("revelation.hidden-choice")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("active", "chooser"), [(0, 1), (2, 3), (1, 1), (3, 3)])
def test_a_team_that_accomplished_nothing_may_choose_from_three(edition: str, active: int, chooser: int) -> None:
    play = scene("fortitude openness", "liveliness", THREE, slots=BLISS_ONLY, edition=edition, active=active)
    do(play, "absorb valley")
    assert (play.step(), play.deciders()) == ("look", [chooser])
    assert choices(play) == ["answer yes", "answer no"]
    do(play, "answer yes")
    assert sorted(choices(play)) == ["aspire attitude", "aspire awareness", "aspire versatility"]
    assert team(play, "gloom", viewer=3)["hidden"] == ["attitude", "awareness", "versatility"]
    assert "hidden" not in team(play, "gloom", viewer=0)
    assert why_not(play, "aspire sensibility") == "not-among-looked"
    do(play, "aspire awareness")
    assert hidden(play, 1) == "awareness"
    left = [ASPIRATIONS[a] for a in state(play).hidden[1]]
    assert sorted(left) == sorted(set(ASPIRATIONS) - {"unity"})
    assert team(play, "gloom", viewer=3)["hidden"] == ["awareness"]
    assert (play.step(), play.deciders()) == ("turn", [active])


@proves("revelation.hidden-choice")
def test_the_others_are_shuffled_back_among_the_deck() -> None:
    below = set()
    for seed in range(30):
        play = scene("fortitude openness", "liveliness", THREE, slots=BLISS_ONLY, seed=seed)
        do(play, "absorb valley", "answer yes", "aspire awareness")
        below.add(ASPIRATIONS[state(play).hidden[1][-2]])
    assert {"attitude", "versatility", "sensibility", "liveliness"} <= below


@proves("revelation.hidden-choice")
def test_choosing_is_optional_and_must_differ_from_the_new_common_aspiration() -> None:
    row = "fortitude attitude"
    play = scene(row, "liveliness", THREE, slots=BLISS_ONLY)
    do(play, "absorb valley", "answer yes")
    assert why_not(play, "aspire attitude") == "same-as-common"
    assert sorted(choices(play)) == ["aspire awareness", "aspire versatility"]
    declined = scene("fortitude openness", "liveliness", THREE, slots=BLISS_ONLY)
    do(declined, "absorb valley", "answer no")
    assert hidden(declined, 1) == "attitude"


@proves("revelation.hidden-choice")
def test_a_team_that_accomplished_something_has_no_choice() -> None:
    play = scene("fortitude openness", "unity", "liveliness", slots="7 = courage 1, 8 = trust 1, 10 = guilt 3")
    do(play, "absorb valley")
    assert play.step() == "turn"


@proves("revelation.hidden-choice")
@pytest.mark.parametrize("active", [0, 1])
def test_where_both_teams_choose_the_active_one_does_so_first(active: int) -> None:
    play = scene("fortitude openness", "liveliness", "unity", active=active)
    do(play, "absorb valley")
    assert (play.step(), play.deciders()) == ("look", [active])
    do(play, "answer no")
    assert (play.step(), play.deciders()) == ("look", [active + 1])


@proves("revelation.hidden-choice")
def test_as_many_are_looked_at_as_there_are() -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY)
    leave_hidden(play, 1, ["unity", "attitude", "awareness"])
    do(play, "absorb valley", "answer yes")
    assert sorted(choices(play)) == ["aspire attitude", "aspire awareness"]


@proves("revelation.hidden-choice")
def test_a_fortress_that_joins_does_not_matter() -> None:
    play = scene("liveliness openness", "fortitude", "versatility", fortresses="valley = gloom minor", slots=BLISS_ONLY)
    do(play, "absorb valley")
    assert (play.step(), play.deciders()) == ("look", [1])
    do(play, "answer no")
    assert "gloom minor" in identity(play)


@proves("revelation.hidden-differs")
@pytest.mark.parametrize("seed", range(8))
def test_a_hidden_deck_is_shuffled_until_its_top_differs_from_the_new_common_one(seed: int) -> None:
    """The next card of either deck is Openness, and so is the next Common Aspiration."""
    play = scene("fortitude openness unity", "liveliness openness", "sensibility openness", slots=BLISS_ONLY, seed=seed)
    do(play, "absorb valley", "answer no")
    assert table(play)["common"][0] == "openness"
    assert hidden(play, 0) != "openness"
    assert hidden(play, 1) != "openness"
    assert team(play, "bliss", viewer=0)["hidden"] == [hidden(play, 0)]


@proves("revelation.hidden-last")
def test_the_last_hidden_card_stays_even_if_it_equals_the_common_one() -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY)
    leave_hidden(play, 0, ["liveliness", "openness"])
    leave_hidden(play, 1, ["unity", "openness"])
    do(play, "absorb valley")
    assert play.step() == "turn"  # nothing for Gloom to choose from
    assert table(play)["common"] == ["openness"]
    assert (hidden(play, 0), hidden(play, 1)) == ("openness", "openness")
    assert team(play, "gloom", viewer=1)["hidden"] == ["openness"]


# --- steps 6 and 7


@proves("revelation.fortress")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("piece", ["bliss minor", "gloom minor", "bliss major", "gloom major"])
@pytest.mark.parametrize("active", [0, 1])
def test_the_fortress_at_the_emptied_sphere_joins_whoever_owns_it(edition: str, piece: str, active: int) -> None:
    play = scene(
        "fortitude openness",
        "liveliness",
        "unity",
        fortresses=f"valley = {piece}, land = gloom minor",
        slots="11 = courage 1, 12 = trust 1, 8 = guilt 3",
        edition=edition,
        active=active,
    )
    owner = piece.split()[0]
    assert realms(play)["valley"] == owner
    do(play, "absorb valley")
    while play.step() == "look":
        do(play, "answer no")
    assert identity(play)[-1] == piece
    assert fortress(play, "valley") == ""
    assert realms(play)["valley"] == ""  # its Intensity token is gone
    assert fortress(play, "land") == "gloom minor"
    counts = {"minor": "minors", "major": "majors"}
    left = {"minor": 5, "major": 3}[piece.split()[1]]
    others = identity(play)[:-1].count(piece) + (piece == "gloom minor")
    assert team(play, owner)[counts[piece.split()[1]]] == left - 1 - others


@proves("revelation.fortress")
def test_the_fortress_of_another_realm_beside_the_spirit_does_not_join() -> None:
    play = lay(
        """
        origin = "commitment at valley"
        common = ["openness", "unity"]
        [slots]
        [fortresses]
        valley = "bliss minor"
        cradle = "bliss minor"
        [spheres]
        creativity = 2
        [team.bliss]
        hidden = ["liveliness"]
        [team.gloom]
        hidden = ["liveliness"]
        [seat.0]
        space = "valley-cradle"
        deck = []
        """
    )
    do(play, "absorb cradle")
    while play.step() == "look":
        do(play, "answer no")
    assert (fortress(play, "valley"), fortress(play, "cradle")) == ("bliss minor", "")


@proves("revelation.fortress-fresh")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fortress_built_this_turn_does_not_join(edition: str) -> None:
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        origin = "commitment at valley"
        common = ["openness", "unity"]
        [slots]
        [spheres]
        commitment = 2
        creativity = 2
        [team.bliss]
        ambition = 3
        hidden = ["liveliness", "versatility"]
        [team.gloom]
        hidden = ["liveliness", "versatility"]
        [seat.0]
        space = "valley"
        willpower = 9
        """
    )
    do(play, "begin fortify", "fortify valley", "absorb valley", "answer no", "answer no")
    assert identity(play) == []
    assert fortress(play, "valley") == "bliss minor"
    # In a later turn it does.
    do(play, *["end cards"] * 4)
    state(play).sphere[4] = 2  # Knowledge, which is at the Valley now
    do(play, "absorb valley", "answer no")
    while play.step() == "look":
        do(play, "answer no")
    assert "bliss minor" in identity(play)
    assert fortress(play, "valley") == ""


@proves("revelation.fortress-fresh")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fortress_exalted_this_turn_does_not_join(edition: str) -> None:
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        origin = "commitment at valley"
        common = ["openness", "unity"]
        [slots]
        [fortresses]
        valley = "bliss minor"
        [spheres]
        commitment = 2
        [team.bliss]
        ambition = 3
        hidden = ["liveliness", "versatility"]
        [team.gloom]
        hidden = ["liveliness", "versatility"]
        [seat.0]
        space = "valley"
        willpower = 9
        tokens = {{ fortify = ["red", "blue"] }}
        """
    )
    do(play, "begin fortify", "use exalt", "fortify valley", "absorb valley", "answer no", "answer no", "answer no")
    assert fortress(play, "valley") == "bliss major"
    assert identity(play) == []


@proves("revelation.fortress-fresh")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fortress_razed_to_a_minor_this_turn_joins(edition: str) -> None:
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        origin = "commitment at valley"
        common = ["openness", "unity"]
        [slots]
        [fortresses]
        valley = "gloom major"
        [spheres]
        commitment = 2
        [team.bliss]
        ambition = 1
        hidden = ["liveliness", "versatility"]
        [team.gloom]
        hidden = ["liveliness", "versatility"]
        [seat.0]
        space = "valley"
        willpower = 9
        tokens = {{ fortify = ["red", "", "blue"] }}
        """
    )
    do(play, "begin fortify", "use raze", "fortify valley", "absorb valley", "answer no")
    while play.step() == "look":
        do(play, "answer no")
    assert identity(play) == ["gloom minor"]
    assert fortress(play, "valley") == ""


@proves("revelation.refill")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("left", [1, 2])
def test_the_emptied_sphere_gets_seven_again(edition: str, left: int) -> None:
    play = scene("fortitude openness", "liveliness", "unity", slots=BLISS_ONLY, edition=edition, left=left)
    do(play, "absorb valley")
    assert sphere(play, "commitment") == ("valley", 0)
    do(play, "answer no")
    assert sphere(play, "commitment") == ("cradle", 7)
    assert [sphere(play, name)[1] for name in ("creativity", "humility", "diligence", "knowledge")] == [7] * 4
    assert seat(play, 0)["willpower"] == left
