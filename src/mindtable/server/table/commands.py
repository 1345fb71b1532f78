"""What people do at a table, one function per message. Each checks, then writes; what is refused changes nothing.

All run with the table's lock held, save those that only ask (`preview`, `why_not`, `hint`): a table's state is never
changed in place, so they look at the one there is.
"""

from __future__ import annotations

from mindtable.bots import levels
from mindtable.bots.errors import UnknownBot
from mindtable.kernel.errors import IllegalAction, fail
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import OK
from mindtable.server.bots.workers import BotWorkers
from mindtable.server.ops.clock import now
from mindtable.server.people.blocks import blocks_of
from mindtable.server.store.records import Person
from mindtable.server.store.rows import Acted, Chat, Draft, Ping, Pinged, ReadOn, Said, StateSet, Undone
from mindtable.server.table import consent as consents
from mindtable.server.table import lessons, permissions, views
from mindtable.server.table import preview as previewing
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState, play_of
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import demand


async def act(tables: Tables, live: LiveTable, person: Person, wish: wire.Act) -> None:
    demand(permissions.check_act(live.state, person.id, wish.seat))
    demand(permissions.check_number(live.state, wish.seat, wish.number))
    _check_lesson(live.state, wish.seat, wish.action)
    await tables.write(live, Draft(Acted(wish.action), wish.seat, person.id), *_ending(live.state, person))


def _check_lesson(state: TableState, seat: int, action: str) -> None:
    """At a lesson the rules speak first, so that a wrong move teaches something; then the lesson."""
    asked = lessons.check_move(state, seat, action)
    if asked is OK:
        return
    reason = play_of(state).why_not(seat, action)
    raise refusals.refused(asked) if reason is None else IllegalAction(reason)


def _ending(state: TableState, person: Person) -> list[Draft]:
    """What is written besides when a lesson takes its last step: its table is over."""
    return [over(person)] if lessons.ends(state) else []


def over(person: Person) -> Draft:
    return Draft(StateSet("over"), None, person.id)


async def read_on(tables: Tables, live: LiveTable, person: Person, wish: wire.Continue) -> None:
    """The learner has read a step: whatever others do then is done, one move after another."""
    demand(permissions.check_act(live.state, person.id, wish.seat))
    demand(lessons.check_continue(live.state, wish.step))
    if lessons.next_of_others(live.state) is None:
        read = Draft(ReadOn(wish.step), wish.seat, person.id)
        await tables.write(live, read, *_ending(live.state, person))
    while live.state.learning.step == wish.step and (move := lessons.next_of_others(live.state)) is not None:
        seat, action = move
        await tables.write(live, Draft(Acted(action), seat), *_ending(live.state, person))


async def undo(tables: Tables, live: LiveTable, person: Person, wish: wire.Undo) -> None:
    demand(permissions.check_act(live.state, person.id, wish.seat))
    demand(permissions.check_number(live.state, wish.seat, wish.number))
    await tables.write(live, Draft(Undone(wish.turn), wish.seat, person.id))


async def ask_consent(tables: Tables, live: LiveTable, person: Person, wish: wire.AskConsent) -> None:
    demand(permissions.check_wish(live.state, person.id, wish))
    level = wish.level
    if wish.wish == "stand-in":
        levels.check_known(live.state.game, level)
        if live.state.table.rated:  # nobody picks a weak opponent
            level = levels.offered(live.state.game)[-1]
        is_there = await tables.is_there(live.id, live.state.seats[wish.of].person or "")
        demand(permissions.check_stand_in(live.state, wish.of, is_there, now()))
    await tables.write(live, Draft(consents.asked(live.state, person.id, wish, level), wish.seat, person.id))


async def consent(tables: Tables, live: LiveTable, person: Person, wish: wire.Consent) -> None:
    """Agree, or not; whoever asked takes the wish back by not agreeing any more."""
    demand(permissions.check_consent(live.state, person.id, wish.seat, wish.request))
    if wish.agree:
        demand(permissions.check_agree(live.state, wish.seat, wish.request))
    await tables.write(live, Draft(consents.consented(live.state, person.id, wish), wish.seat, person.id))


async def remark(tables: Tables, live: LiveTable, person: Person, wish: wire.Say | wire.Ping) -> None:
    demand(permissions.check_say(live.state, person.id, wish.seat, wish.to))
    # A name is as new as the seat's; who only looks on has the name they came with.
    names = [live.state.seats[seat].name for seat in live.state.seats_of(person.id)]
    name = names[0] if names else person.name
    body: Said | Pinged
    if isinstance(wish, wire.Say):
        body = Said(Chat(name, wish.to, wish.text))
    else:
        body = Pinged(Ping(name, wish.to, wish.kind, wish.noun, wish.plan, wish.clear))
    if wish.to == "team" and wish.seat is not None:
        body.team = live.state.teams[wish.seat]
    apart = (await blocks_of(tables.store, person.id)).apart
    if apart:  # noted in the log, so that every process and every later reader knows
        body.unheard = sorted(apart)
    await tables.write(live, Draft(body, wish.seat, person.id))


async def pause(tables: Tables, live: LiveTable, person: Person, wish: wire.Pause) -> None:
    demand(permissions.check_pause(live.state, person.id, wish.pause))
    await tables.write(live, Draft(StateSet("paused" if wish.pause else "playing"), None, person.id))


async def note(tables: Tables, live: LiveTable, person: Person, wish: wire.Note) -> None:
    """Notes are nobody else's business, so they are not in the log."""
    await tables.store.keep_note(live.id, person.id, wish.text)


# ---------------------------------------------------------------- asking


def preview(state: TableState, person: Person, wish: wire.Preview) -> wire.Previewed:
    play = _asked_about(state, person, wish)
    action = play.parse(wish.action)
    reason = play.why_not(wish.seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    return previewing.preview(play, wish.seat, action, wish.id)


def why_not(state: TableState, person: Person, wish: wire.WhyNot) -> wire.Answered:
    play = _asked_about(state, person, wish)
    # What the rules allow a lesson may not, yet.
    legal = [(action, lessons.check_move(state, wish.seat, play.text(action))) for action in play.actions(wish.seat)]
    refused = [one for one in legal if one[1] is not OK] + play.refused(wish.seat)
    return wire.Answered(id=wish.id, refused=[views.no_choice(play, wish.seat, *one) for one in refused])


async def hint(bot_workers: BotWorkers, state: TableState, person: Person, wish: wire.Hint) -> wire.Hinted:
    play = _asked_about(state, person, wish)
    demand(permissions.check_hint(state))
    demand(OK if play.actions(wish.seat) else refusals.NOT_ASKED)
    if not levels.levels(play.game):
        raise fail(UnknownBot, "no-evaluation", game=play.game.id)
    advice = [
        wire.Advice(
            action=action,
            label=views.said(play.label(wish.seat, play.parse(action))),
            gain=gain,
            features=[wire.AdviceFeature(feature=wire.Phrase(key=key), gain=part) for key, part in features],
        )
        for action, gain, features in await bot_workers.advise(person.id, play.encode(), wish.seat)
    ]
    return wire.Hinted(id=wish.id, advice=advice)


def _asked_about(state: TableState, person: Person, wish: wire.Preview | wire.WhyNot | wire.Hint) -> Play:
    demand(permissions.check_ask_about(state, person.id, wish.seat))
    demand(permissions.check_number(state, wish.seat, wish.number))
    return play_of(state)
