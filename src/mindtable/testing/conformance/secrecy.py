"""Secrecy: two truths that differ only in what a viewer cannot see look, sound and refuse alike.

The second truth is a sample of the first; so each check here is as sharp as the game's `determinise` is fair.
"""

from __future__ import annotations

from collections.abc import Iterator

from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import Play
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import permits
from mindtable.testing.conformance.case import Case
from mindtable.testing.playing import Ear, all_viewers, as_bytes, seen

TRIED = 4  # actions tried per seat and truth


def twins(case: Case, many: int) -> Iterator[tuple[Play, Play, int]]:
    """The truth, another truth that looks the same, and the viewer who cannot tell them apart."""
    for play in case.moments(many):
        for viewer in all_viewers(play):
            before = play.position.encode()
            other = play.clone()
            other.position = case.game.sample(play.position, play.teams, viewer, _rng(case, viewer))
            case.expect(play.position.encode() == before, "sampling changed the truth")
            yield play, other, viewer


def _rng(case: Case, viewer: int) -> Rng:
    return Rng(case.seed).branch(case.decision).branch(viewer + 100)


def samples_fit_what_is_known(case: Case) -> None:
    """A sample looks like the truth to its viewer, is a sound position, and follows from what the viewer knows."""
    for play, other, viewer in twins(case, 15):
        alike = as_bytes(other.view(viewer)) == as_bytes(play.view(viewer))
        case.expect(alike, f"viewer {viewer} can tell a sample from the truth: {_difference(play, other, viewer)}")
        broken = list(case.game.invariants(other.position))
        case.expect(not broken, f"a sample for viewer {viewer} is broken: {broken}")
        truths = (play.position, other.position)
        drawn = [case.game.sample(g, play.teams, viewer, Rng(case.decision)).encode() for g in truths]
        case.expect(drawn[0] == drawn[1], f"samples for viewer {viewer} follow from what that viewer cannot see")


def samples_can_be_played(case: Case) -> None:
    """From a sample the game can be played to its end."""
    for play, other, viewer in twins(case, 3):
        g, picks = other.position, _rng(case, viewer)
        decisions = 0
        while g.stack:
            decisions += 1
            case.expect(decisions <= case.bound, f"from a sample for viewer {viewer} the game does not end")
            seat = picks.pick(driver.deciders(g, play.teams))
            driver.apply(g, seat, case.game.random_action(g, driver.legal(g, seat), picks))
        broken = list(case.game.invariants(g))
        case.expect(not broken, f"played on from a sample for viewer {viewer}: {broken}")


def choices_do_not_betray(case: Case) -> None:
    """A seat has the same choices, the same refusals and the same observation in both truths."""
    for play, other, viewer in twins(case, 10):
        if viewer < 0:
            continue
        case.expect(play.actions(viewer) == other.actions(viewer), f"the choices of seat {viewer} betray a secret")
        one, two = ([(a, reason.describe()) for a, reason in truth.refused(viewer)] for truth in (play, other))
        case.expect(one == two, f"a refusal to seat {viewer} betrays a secret: {[x for x in one if x not in two]}")
        case.expect(_observed(play, viewer) == _observed(other, viewer), f"seat {viewer} observes different things")


def _observed(play: Play, seat: int) -> tuple[object, ...]:
    observation: Observation = play.observe(seat)
    samples: list[Position] = [observation.sample(number) for number in range(2)]
    return as_bytes(observation.view), observation.actions, [sample.encode() for sample in samples]


def actions_do_not_betray(case: Case) -> None:
    """After the same action, whoever has learned nothing sees and hears the same in both truths."""
    for play, other, viewer in twins(case, 10):
        for seat in play.deciders():
            common = [action for action in play.actions(seat) if action in set(other.actions(seat))]
            _rng(case, viewer).shuffle(common)
            for action in common[:TRIED]:
                (one, ear), (two, echo) = _acted(play, seat, action), _acted(other, seat, action)
                if permits(viewer, ear.learned, play.teams):
                    continue
                what = f"after {play.text(action)} by seat {seat}, viewer {viewer} has learned nothing"
                alike = as_bytes(one.view(viewer)) == as_bytes(two.view(viewer))
                case.expect(alike, f"{what} and sees a difference: {_difference(one, two, viewer)}")
                alike = seen(ear.events, viewer, play.teams) == seen(echo.events, viewer, play.teams)
                case.expect(alike, f"{what} and hears a difference: {ear.events}, {echo.events}")


def _acted(play: Play, seat: int, action: int) -> tuple[Play, Ear]:
    twin = play.clone()
    ear = Ear(twin)
    twin.act(seat, action)
    return twin, ear


def _difference(one: Play, two: Play, viewer: int) -> str:
    """The first part of two views that differs."""
    first, second = ({**play.view(viewer), **play.game.view(play.position, viewer)} for play in (one, two))
    for name, value in first.items():
        if name != "table" and second.get(name) != value:
            return f"{name} is {value} or {second.get(name)}"
    return "the order of the keys"


def barriers_are_honest(case: Case) -> None:
    """An action that sets no barrier tells the seat that does it nothing new, whatever is hidden from it."""
    for play, other, viewer in twins(case, 15):
        if viewer not in play.deciders():
            continue
        for action in play.actions(viewer)[: 2 * TRIED]:
            truths = [play.position.clone(), other.position.clone()]
            for g in truths:
                driver.apply(g, viewer, action)
            if truths[0].barrier:
                continue
            views = [as_bytes(case.game.view(g, viewer)) for g in truths]
            where = [driver.deciders(g, play.teams) for g in truths]
            case.expect(
                views[0] == views[1] and where[0] == where[1],
                f"{play.text(action)} tells seat {viewer} something new and sets no barrier",
            )
