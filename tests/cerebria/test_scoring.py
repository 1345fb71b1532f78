"""Final scoring: Fragments in the Identity, the Wheel, and ties."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, identity, table, team
from tests.cerebria.table import do, lay

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def final(pieces: list[str], wheels: tuple[int, int] = (0, 0), fortresses: str = "", edition: str = "revised") -> Play:
    """The last Common Aspiration is accomplished by nobody, and the game is over."""
    play = lay(
        f"""
        options = {{ edition = "{edition}", team_board = "B" }}
        origin = "commitment at valley"
        common = ["liveliness"]
        identity = {pieces}
        [slots]
        [fortresses]
        {fortresses}
        [spheres]
        commitment = 2
        [team.bliss]
        ambition = 3
        points = {wheels[0]}
        hidden = ["unity"]
        [team.gloom]
        points = {wheels[1]}
        hidden = ["unity"]
        [seat.0]
        space = "valley"
        """
    )
    do(play, "absorb valley", "end cards")
    assert play.over
    return play


@proves("scoring.fragments")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pieces", "bliss", "gloom"),
    [
        (["bliss minor"], 3, 0),
        (["bliss major"], 5, 0),
        (["bliss capping"], 4, 0),
        (["gloom minor", "gloom minor", "gloom major"], 0, 11),
        (["bliss minor", "gloom capping", "bliss major", "bliss major"], 13, 4),
    ],
)
def test_what_the_fragments_in_the_identity_are_worth(edition: str, pieces: list[str], bliss: int, gloom: int) -> None:
    play = final(pieces, edition=edition)
    assert play.scores() == [bliss, gloom, bliss, gloom]


@proves("scoring.fragments")
def test_fragments_outside_the_identity_are_worth_nothing() -> None:
    play = final(["gloom minor"], fortresses='land = "bliss major"\ncradle = "bliss minor"')
    assert play.scores() == [0, 3, 0, 3]
    assert play.winners() == [1, 3]


@proves("scoring.total")
@pytest.mark.parametrize(
    ("pieces", "wheels", "scores", "winners"),
    [
        (["bliss major"], (2, 6), [7, 6, 7, 6], [0, 2]),
        (["bliss major"], (2, 8), [7, 8, 7, 8], [1, 3]),
        (["gloom minor"], (23, 19), [23, 22, 23, 22], [0, 2]),  # 23 is 3 on the second lap
        ([], (0, 1), [0, 1, 0, 1], [1, 3]),
        (["bliss capping"], (0, 5), [4, 5, 4, 5], [1, 3]),  # the Capping Fragment decides only a tie
    ],
)
def test_the_wheel_is_added_and_more_points_win(
    pieces: list[str], wheels: tuple[int, int], scores: list[int], winners: list[int]
) -> None:
    play = final(pieces, wheels)
    assert play.scores() == scores
    assert play.winners() == winners
    assert table(play)["winner"] == ("bliss" if winners[0] == 0 else "gloom")


@proves("scoring.tie")
@pytest.mark.parametrize(("piece", "winners"), [("bliss capping", [0, 2]), ("gloom capping", [1, 3])])
def test_a_tie_goes_to_the_team_with_the_capping_fragment(piece: str, winners: list[int]) -> None:
    wheels = (0, 4) if piece.startswith("bliss") else (4, 0)
    play = final([piece], wheels)
    assert play.scores() == [4, 4, 4, 4]
    assert play.winners() == winners


@proves("scoring.tie")
def test_without_a_capping_fragment_a_tie_is_a_draw() -> None:
    play = final(["bliss minor"], (0, 3))
    assert play.scores() == [3, 3, 3, 3]
    assert play.winners() == []
    assert table(play)["winner"] == ""


@proves("scoring.total")
def test_the_parts_of_the_score_are_shown_at_the_end() -> None:
    play = final(["bliss minor", "bliss major", "bliss capping"], (2, 0))
    assert team(play, "bliss")["breakdown"] == {"intentions": 2, "minor": 3, "major": 5, "capping": 4}
    assert team(play, "bliss")["total"] == 14
    assert identity(play) == ["bliss minor", "bliss major", "bliss capping"]
