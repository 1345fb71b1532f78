"""Legality: what is offered can be done, all else is refused with a reason, and there is always a choice."""

from __future__ import annotations

from mindtable.kernel import driver
from mindtable.kernel.errors import IllegalAction, MindtableError, WrongSeat
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import KERNEL_REASON_KEYS, NOT_NOW, OK, Reason
from mindtable.testing.conformance.case import Case


def game_ends(case: Case) -> None:
    """There is a choice at every decision, nothing is ever broken, and the game comes to an end with winners."""
    for play in case.walk():
        for seat in play.deciders():
            case.expect(bool(play.actions(seat)), f"seat {seat} decides {play.step()} and may do nothing")
        case.expect(not play.winners(), "winners before the end")
        broken = list(case.game.invariants(play.position))
        case.expect(not broken, f"broken: {broken}")
    play = case.finished()
    case.expect(not play.deciders() and not play.step(), "over, and yet someone is asked")
    case.expect(not list(case.game.invariants(play.position)), "broken at the end")
    seats = range(len(play.teams))
    case.expect(len(play.scores()) == len(play.teams), f"scores {play.scores()} for {len(play.teams)} seats")
    case.expect(set(play.winners()) <= set(seats), f"winners {play.winners()}")
    for seat in seats:
        mates = [mate for mate in seats if play.teams[mate] == play.teams[seat]]
        case.expect(all(play.scores()[mate] == play.scores()[seat] for mate in mates), "mates score differently")
        case.expect(all((mate in play.winners()) == (seat in play.winners()) for mate in mates), "mates won apart")


def actions_are_what_check_allows(case: Case) -> None:
    """The list of legal actions and the one legality function agree, in a fixed order and without repeats."""
    everything = case.game.vocabulary.all()
    for play in case.moments(25):
        g = play.position
        step = g.stack[-1]
        before = g.encode()
        for seat in play.deciders():
            offered = step.actions(g, seat)
            allowed = [action for action in everything if step.check(g, seat, action) is OK]
            case.expect(len(set(offered)) == len(offered), f"{_texts(play, offered)} repeats itself")
            case.expect(
                set(offered) == set(allowed),
                f"seat {seat} in {step.name}: offered {_texts(play, offered)}, allowed {_texts(play, allowed)}",
            )
            again = step.actions(g.clone(), seat)
            case.expect(offered == again, "the order of the actions changes from call to call")
        case.expect(g.encode() == before, "asking changed the position")


def legal_actions_apply(case: Case) -> None:
    """Every offered action can be done, leaves the original alone and leads to another choice or to the end."""
    for play in case.moments(15):
        before = play.position.encode()
        for seat in play.deciders():
            for action in play.actions(seat):
                twin = play.clone()
                twin.act(seat, action)
                text = play.text(action)
                broken = list(case.game.invariants(twin.position))
                case.expect(not broken, f"{text} by seat {seat} breaks: {broken}")
                case.expect(twin.number > play.number, f"{text} left no trace in the history")
                case.expect(twin.over or bool(twin.deciders()), f"after {text} nobody decides")
                for next_seat in twin.deciders():
                    case.expect(bool(twin.actions(next_seat)), f"after {text} seat {next_seat} may do nothing")
        case.expect(play.position.encode() == before, "playing a clone changed the original")


def other_actions_are_refused(case: Case) -> None:
    """What is not offered raises an error with a declared reason, for every seat, and changes nothing. Who asks for all
    that is refused is told the same reasons."""
    everything = case.game.vocabulary.all()
    for play in case.moments(12):
        twin = play.clone()
        before, number = twin.position.encode(), twin.number
        for seat in range(len(play.teams)):
            legal = set(play.actions(seat))
            kind = IllegalAction if legal else WrongSeat
            # A seat that is not asked gets the same answer to everything; a few actions will do.
            refused = [action for action in everything if action not in legal][: None if legal else 3]
            reasons = {action: _refusal(case, twin, seat, action, kind) for action in refused}
            for action, reason in reasons.items():
                case.expect(twin.why_not(seat, action) is reason, "why_not and act give different reasons")
            told = {action: reason for action, reason in reasons.items() if legal and reason is not NOT_NOW}
            case.expect(dict(twin.refused(seat)) == told, "refused and act give different reasons")
        case.expect(twin.position.encode() == before and twin.number == number, "a refused action changed something")


def _refusal(case: Case, play: Play, seat: int, action: int, kind: type[MindtableError]) -> Reason:
    try:
        play.act(seat, action)
    except kind as error:
        reason = error.reason
        declared = {*KERNEL_REASON_KEYS, *(known.key for known in case.game.reasons)}
        case.expect(reason is not OK, f"{play.text(action)} is refused with OK")
        case.expect(reason.key in declared, f"the reason {reason.key} is not declared")
        case.expect(not reason.clause or reason.clause in case.game.clauses, f"no clause {reason.clause}")
        return reason
    except MindtableError as error:
        raise AssertionError(f"{case}: {play.text(action)} by seat {seat} raises {type(error).__name__}") from error
    raise AssertionError(f"{case}: {play.text(action)} by seat {seat} is not offered and yet done")


def raw_driver_agrees(case: Case) -> None:
    """The driver alone, as bots and simulations use it, reaches the same end."""
    play = case.finished()
    options = case.game.resolve(case.given)
    g = case.game.start(options, case.seed)
    for done in play.done:
        case.expect(driver.first_decider(g, play.teams) >= 0, "the driver ended too early")
        driver.apply(g, done.seat, done.action)
    case.expect(g.encode() == play.position.encode(), "the driver alone ends elsewhere")


def _texts(play: Play, actions: list[int]) -> list[str]:
    return [play.text(action) for action in actions]
