"""Events: made only for listeners, and without their secret for whoever may not know it."""

from collections.abc import Sequence

from tests.games.lanterns import GAME as LANTERNS
from tests.kernel.tiny import ASK, tiny

from mindtable.kernel.events import Event
from mindtable.kernel.viewers import EVERYONE, SPECTATOR, only, team_viewer

TEAMS = [0, 1, 0, 1]


def test_a_secret_is_for_those_who_may_know() -> None:
    event = Event("draw", {"seat": 2}, {"colour": "red"}, only(2))
    told = {"event": "draw", "seat": 2, "colour": "red"}
    hidden = {"event": "draw-hidden", "seat": 2}
    assert event.seen(2, TEAMS) == told
    assert event.seen(team_viewer(0), TEAMS) == told
    for viewer in (0, 1, 3, SPECTATOR, team_viewer(1)):
        assert event.seen(viewer, TEAMS) == hidden


def test_without_a_secret_all_hear_the_same() -> None:
    event = Event("calm", {"force": 3}, None, EVERYONE)
    assert all(event.seen(viewer, TEAMS) == {"event": "calm", "force": 3} for viewer in (0, SPECTATOR, -2))


def test_nobody_listens_nothing_is_made() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 2))
    play.act(0, 0)
    assert play.position.events == []


def test_listeners_hear_of_each_action_once_and_in_order() -> None:
    play = tiny((ASK, 0, 2), (ASK, 1, 1), (ASK, 0, 2))
    heard: list[list[object]] = []

    def hear(events: Sequence[Event]) -> None:
        heard.append([event.args["seat"] for event in events])

    play.listen(hear)
    play.listen(hear)
    play.act(0, 0)
    assert heard == [[0], [0], [1], [1]]
    assert play.position.events == []
    assert not play.position.listening


def test_a_clone_is_not_heard() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 2))
    heard: list[Event] = []
    play.listen(heard.extend)
    play.clone().act(0, 0)
    assert heard == []


def test_a_game_keeps_the_secret_of_a_draw() -> None:
    play = LANTERNS.scenario('turn = 0\nhands = ["", "", "", ""]\n[options]\nopen_hands = false')
    heard: list[Event] = []
    play.listen(heard.extend)
    play.act(0, "draw")
    (event,) = heard
    assert event.seen(0, play.teams)["event"] == "draw"
    assert event.seen(2, play.teams) == {"event": "draw-hidden", "seat": 0}
