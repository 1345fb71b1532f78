"""Random play that can be repeated: the picks come from our own generator, never from the game's."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import SPECTATOR, team_viewer

PICKS = 77  # the label of the branch that picks come from


def picks_for(seed: int) -> Rng:
    return Rng(seed).branch(PICKS)


def pick(play: Play, picks: Rng) -> tuple[int, int]:
    """One of the seats that decide, and one of its actions."""
    seat = picks.pick(play.deciders())
    return seat, play.game.random_action(play.position, play.actions(seat), picks)


def play_on(play: Play, picks: Rng, decisions: int) -> None:
    """Play at random until the end, or for that many decisions."""
    while decisions > 0 and not play.over:
        play.act(*pick(play, picks))
        decisions -= 1


def all_viewers(play: Play) -> list[int]:
    """Every seat, every team and the spectators."""
    teams = sorted(set(play.teams))
    return [*range(len(play.teams)), SPECTATOR, *(team_viewer(team) for team in teams)]


def as_bytes(data: object) -> bytes:
    """The JSON form byte for byte: even the order of keys must not depend on a secret."""
    return json.dumps(data, ensure_ascii=False).encode()


def seen(events: Sequence[Event], viewer: int, teams: Sequence[int]) -> bytes:
    """The events as the viewer may know them."""
    return as_bytes([event.seen(viewer, teams) for event in events])


class Ear:
    """A listener that keeps all events, grouped by action."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.events: list[Event] = []
        self.barriers: list[bool] = []  # one for each action since
        self.learned = 0  # the mask of all who came to know something
        play.listen(self.hear)

    def hear(self, events: Sequence[Event]) -> None:
        self.events += events
        self.barriers.append(self.play.position.barrier)
        self.learned |= self.play.position.learned
