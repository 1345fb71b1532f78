"""Viewers: seats, teams and spectators, and what a mask of seats lets each of them see."""

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel.errors import WrongSeat
from mindtable.kernel.viewers import (
    EVERYONE,
    NOBODY,
    SPECTATOR,
    only,
    permits,
    seats_of,
    team_of,
    team_viewer,
)

TEAMS = [0, 1, 0, 1]
ALL_VIEWERS = [0, 1, 2, 3, SPECTATOR, team_viewer(0), team_viewer(1)]


def test_teams_of_viewers() -> None:
    assert [team_of(viewer, TEAMS) for viewer in ALL_VIEWERS] == [0, 1, 0, 1, -1, 0, 1]
    assert (seats_of(0, TEAMS), seats_of(1, TEAMS), seats_of(7, TEAMS)) == (0b0101, 0b1010, 0)


@pytest.mark.parametrize(
    ("mask", "who"),
    [
        (EVERYONE, ALL_VIEWERS),
        (NOBODY, []),
        (only(2), [2, team_viewer(0)]),
        (0b1111, [0, 1, 2, 3, team_viewer(0), team_viewer(1)]),
        (seats_of(1, TEAMS), [1, 3, team_viewer(1)]),
    ],
)
def test_permits(mask: int, who: list[int]) -> None:
    assert [viewer for viewer in ALL_VIEWERS if permits(viewer, mask, TEAMS)] == who


def hands_seen(open_hands: bool, viewer: int) -> list[int]:
    table = LANTERNS.new(seed=1, open_hands=open_hands).view(viewer)["table"]
    assert isinstance(table, dict)
    return [seat for seat, hand in enumerate(table["hands"]) if hand is not None]


def test_views_are_built_by_permission() -> None:
    assert [hands_seen(False, viewer) for viewer in ALL_VIEWERS] == [[0], [1], [2], [3], [], [0, 2], [1, 3]]
    assert [hands_seen(True, viewer) for viewer in ALL_VIEWERS] == [
        [0, 2], [1, 3], [0, 2], [1, 3], [], [0, 2], [1, 3],
    ]  # fmt: skip


@pytest.mark.parametrize("viewer", [2, 99, team_viewer(2), -99])
def test_strangers_see_nothing(viewer: int) -> None:
    with pytest.raises(WrongSeat):
        DUEL.new(players=2).view(viewer)


def test_a_view_says_where_the_game_stands() -> None:
    view = DUEL.new(players=2).view()
    assert {name: view[name] for name in ("game", "number", "over", "deciders", "step", "answer")} == {
        "game": "duel", "number": 0, "over": False, "deciders": [0, 1], "step": "bids", "answer": "",
    }  # fmt: skip
