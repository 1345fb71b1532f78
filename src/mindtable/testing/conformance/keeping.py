"""Keeping: saves, snapshots, clones and undo give back exactly what was."""

from __future__ import annotations

import json

import msgspec

from mindtable.kernel import driver, history
from mindtable.kernel import play as playing
from mindtable.kernel.errors import CannotUndo
from mindtable.kernel.play import Play
from mindtable.kernel.position import TOGETHER
from mindtable.kernel.rng import Rng
from mindtable.testing.conformance.case import Case
from mindtable.testing.playing import Ear, all_viewers, as_bytes, pick, picks_for, play_on, seen

AHEAD = 20  # decisions that two copies are played on side by side


def loading_is_the_identity(case: Case) -> None:
    """A save loaded again is the same game, is saved as the same text and goes on the same way."""
    for play in case.moments(30):
        text = play.save()
        loaded = playing.replay(case.game, history.load(text))
        case.expect(loaded.position.encode() == play.position.encode(), "a loaded save is another position")
        case.expect(loaded.save() == text, "a loaded save is saved as another text")
        case.expect(loaded.deciders() == play.deciders(), "after loading someone else decides")
        for viewer in all_viewers(play):
            case.expect(
                as_bytes(loaded.view(viewer)) == as_bytes(play.view(viewer)), f"viewer {viewer} sees another game"
            )
        _goes_on_alike(case, play.clone(), loaded)


def saves_of_equal_rules_go_on(case: Case) -> None:
    """A save of earlier rules goes on if today's ask for the same decisions: those that rules leave alone do."""
    told = case.finished().history()
    told.rules -= 1
    loaded = playing.replay(case.game, told)
    case.expect(loaded.position.encode() == case.finished().position.encode(), "a save of equal rules leads elsewhere")
    begun = playing.replay(case.game, told, until=len(told.actions) // 2)
    case.expect(begun.history().actions == told.actions[: begun.number], "half of a save is another game")


def _goes_on_alike(case: Case, one: Play, other: Play) -> None:
    for play in (one, other):
        play_on(play, picks_for(case.decision), AHEAD)
    case.expect(one.position.encode() == other.position.encode(), "a copy goes on differently")
    case.expect(one.save() == other.save(), "a copy is saved differently later on")


def positions_decode_whole(case: Case) -> None:
    """A position survives its plain-data form, by way of JSON, and goes on the same way."""
    for play in case.moments(30):
        data = json.loads(json.dumps(play.position.encode()))
        loaded = case.game.decode(play.options, data)
        case.expect(loaded.encode() == play.position.encode(), "a snapshot is another position")
        twin = play.clone()
        play_on(twin, picks_for(case.decision), AHEAD)
        for done in twin.done[play.number :]:
            driver.apply(loaded, done.seat, done.action)
        case.expect(loaded.encode() == twin.position.encode(), "a snapshot goes on differently")


def encoded_plays_decode_whole(case: Case) -> None:
    """A play survives its plain-data form, by way of JSON: its history, its way on and its undo."""
    for play in case.moments(20):
        decoded = playing.decode(case.game, msgspec.msgpack.decode(msgspec.msgpack.encode(play.encode())))
        case.expect(decoded.encode() == play.encode(), "a decoded play is another one")
        case.expect(decoded.save() == play.save(), "a decoded play is saved as another text")
        for seat in range(len(play.teams)):
            one, other = play.why_no_undo(seat), decoded.why_no_undo(seat)
            case.expect((one and one.key) == (other and other.key), f"seat {seat} can undo in one of the two only")
            if one is None:
                twins = play.clone(), playing.decode(case.game, play.encode())
                for twin in twins:
                    twin.restart_turn(seat)
                case.expect(twins[0].encode() == twins[1].encode(), f"seat {seat} goes back to another position")
        _goes_on_alike(case, play.clone(), decoded)


def clones_are_independent(case: Case) -> None:
    """A clone is equal, and playing either leaves the other alone."""
    for play in case.moments(20):
        before, text = play.position.encode(), play.save()
        twin, second = play.clone(), play.clone()
        case.expect(twin.position.encode() == before and twin.save() == text, "a clone is another game")
        raw = play.position.clone()
        play_on(twin, picks_for(case.decision), AHEAD)
        case.expect(play.position.encode() == before and play.save() == text, "playing a clone changed the original")
        case.expect(second.position.encode() == before, "playing a clone changed another clone")
        case.expect(raw.encode() == before, "playing a clone changed a bare clone")
        # The other way round: the bare clone is played, and the clone made before must not move.
        _goes_on_alike(case, second, play.clone())


def undo_is_exact(case: Case) -> None:
    """Undo gives back the very position, never passes a barrier or another's choice, and doing again leads back."""
    positions: dict[int, dict[str, object]] = {}
    ear: Ear | None = None
    at_start = 0
    closely = case.looks_closely()
    for play in case.walk():
        if ear is None:
            ear, at_start = Ear(play), play.number
        positions[play.number] = play.position.encode()
        if not closely():
            continue
        barriers = [True] * at_start + ear.barriers
        for seat in range(len(play.teams)):
            _undo_all(case, play.clone(), seat, positions, list(barriers))
        _undo_is_open(case, play, barriers)


def _undo_all(case: Case, play: Play, seat: int, positions: dict[int, dict[str, object]], barriers: list[bool]) -> None:
    while play.why_no_undo(seat) is None:
        before, done = play.position.encode(), list(play.done)
        point = max(n for n, entry in enumerate(done) if entry.seat == seat and not entry.forced)
        play.undo(seat)
        case.expect(not any(barriers[point:]), f"undo by seat {seat} crossed a barrier")
        # Secret answers that others gave to the same question since then stay.
        stayed = [entry for entry in done[point + 1 :] if not entry.forced]
        told = [(entry.seat, entry.action) for entry in play.done]
        kept = [(entry.seat, entry.action) for entry in done[:point] + stayed]
        case.expect(told == kept, f"undo by seat {seat} took back {len(done) - len(told)} actions")
        if stayed:
            together = play.position.stack[-1].decided_by == TOGETHER
            case.expect(together, f"undo by seat {seat} went behind another seat's choice")
            case.expect(play.position.answers[seat] < 0, "the answer taken back is still there")
        else:
            case.expect(play.position.encode() == positions[point], f"undo by seat {seat} gave another position")
        again = play.clone()
        again.act(seat, done[point].action)
        case.expect(again.position.encode() == before, "the same action after undo leads elsewhere")
        barriers[point:] = [False] * len(stayed)
    before = play.position.encode()
    try:
        play.undo(seat)
    except CannotUndo as error:
        case.expect(error.reason is play.why_no_undo(seat), "undo and why_no_undo give different reasons")
    else:
        raise AssertionError(f"{case}, decision {case.decision}: undo did what why_no_undo refuses")
    case.expect(play.position.encode() == before, "a refused undo changed something")


def _undo_is_open(case: Case, play: Play, barriers: list[bool]) -> None:
    """Whoever chose last, learned nothing by it and is still asked may think again."""
    if not play.done or barriers[-1] or play.done[-1].forced:
        return
    seat = play.done[-1].seat
    if seat in play.deciders() or play.position.answers[seat] >= 0:
        case.expect(play.why_no_undo(seat) is None, f"seat {seat} cannot take back what brought nothing new")


def replaying_shows_the_same(case: Case) -> None:
    """Views and events of a game played again from its history are those of the game itself; listening changes
    nothing."""
    live = case.new()
    ear = Ear(live)
    picks = picks_for(case.seed)
    views: dict[int, list[bytes]] = {}
    looking = Rng(case.seed).branch(1)
    while not live.over:
        if looking.below(max(1, case.length() // 20)) == 0:
            views[live.number] = [as_bytes(live.view(viewer)) for viewer in all_viewers(live)]
        live.act(*pick(live, picks))
    case.expect(live.save() == case.finished().save(), "listening changed the game")

    again = playing.replay(case.game, history.load(case.new().save()))
    echo = Ear(again)
    for done in live.done[again.number :]:
        if done.forced:
            continue
        if again.number in views:
            now = [as_bytes(again.view(viewer)) for viewer in all_viewers(again)]
            case.expect(now == views[again.number], f"replayed to {again.number}, the views differ")
        again.act(done.seat, done.action)
    for viewer in all_viewers(live):
        alike = seen(echo.events, viewer, live.teams) == seen(ear.events, viewer, live.teams)
        case.expect(alike, f"replayed, viewer {viewer} hears other events")


def events_are_declared(case: Case) -> None:
    """Every event is of a declared kind and has just the arguments it was declared with."""
    play = case.new()
    ear = Ear(play)
    play_on(play, picks_for(case.seed), case.length())
    kinds = {kind.name: kind for kind in case.game.events}
    for event in ear.events:
        case.expect(event.kind in kinds, f"the event {event.kind} is not declared")
        kind = kinds[event.kind]
        case.expect(set(event.args) == set(kind.args), f"{event} should have {kind.args}")
        case.expect(set(event.secret or ()) == set(kind.secret), f"{event} should have the secret {kind.secret}")
