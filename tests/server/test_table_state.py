"""The fold of a log: however it is cut into snapshots and tails, the table is the same."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from tests.games import duel, lanterns

import mindtable
from mindtable.kernel.errors import BadSave
from mindtable.kernel.reasons import OK
from mindtable.kernel.rng import BLAKE2B, Rng
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.rows import (
    MOVES,
    Acted,
    Asked,
    Body,
    Chat,
    Consented,
    Row,
    Said,
    Stored,
    Undone,
    decode_body,
    encode_body,
)
from mindtable.server.table import consent, earlier_rules, snapshots, views
from mindtable.server.table.state import TableState, fold
from mindtable.server.web import wire


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(lanterns.GAME)
    mindtable.register(duel.GAME)


def begun(game: str, **options: Any) -> TableState:
    resolved = mindtable.game(game).resolve({"players": 2, **options})
    record = TableRecord(
        id="t",
        code="C",
        game=game,
        rules=1,
        options=resolved,
        seed="11",
        generator=BLAKE2B,
        scenario="",
        owner="p0",
        listed=False,
        rated=False,
        open_book=False,
        clock=wire.Clock(),
        created=0.0,
    )
    many = len(mindtable.game(game).teams(resolved))
    state = TableState(record, [Seat(number=seat, kind="person", person=f"p{seat}") for seat in range(many)])
    record.state = "playing"
    state.begin()
    return state


def write(state: TableState, body: Body, seat: int) -> Row:
    row = Row(seq=state.table.seq + 1, seat=seat, person=f"p{seat}", body=body, at=0.0)
    fold(state, row)
    # As it comes back from the database.
    return msgspec.structs.replace(row, body=decode_body(row.kind, encode_body(row.body)))


def ask(state: TableState, seat: int, number: int) -> Asked:
    wish = wire.AskConsent(id=0, seat=seat, wish="rewind", number=number)
    return consent.asked(state, f"p{seat}", wish, level="")


def agree(state: TableState, seat: int, request: int, yes: bool) -> Consented:
    return consent.consented(state, f"p{seat}", wire.Consent(id=0, seat=seat, request=request, agree=yes))


def random_log(state: TableState, rng: Rng, most: int) -> list[Row]:
    """Some play with undos, restarts, wishes and talk."""
    rows: list[Row] = []
    for _ in range(most):
        play = state.play
        assert play is not None
        if play.over:
            break
        seat = rng.pick(play.deciders())
        roll = rng.below(10)
        undoer = next((s for s in range(len(play.teams)) if play.why_no_undo(s) is None), None)
        if roll == 0 and undoer is not None:
            rows.append(write(state, Undone(rng.below(2) == 1), undoer))
        elif roll == 1 and play.number > 4:
            number = play.number - 1 - rng.below(3)
            rows.append(write(state, ask(state, seat, number), seat))
        elif roll == 2 and state.requests:
            request = next(iter(state.requests))
            for other in range(len(state.seats)):
                if request in state.requests and other not in state.requests[request].agreed:
                    rows.append(write(state, agree(state, other, request, rng.below(4) > 0), other))
        elif roll == 3:
            rows.append(write(state, Said(Chat("x", "table", "hm")), seat))
        else:
            action = play.game.random_action(play.position, play.actions(seat), rng)
            rows.append(write(state, Acted(play.text(action)), seat))
    return rows


def as_stored(state: TableState) -> Stored:
    """The table as the database has it, with a snapshot of just now."""
    return Stored(visitors=set(), snapshot=snapshots.encode(state), snapshot_seq=state.table.seq, rows=[])


def told(state: TableState) -> tuple[object, ...]:
    assert state.play is not None
    return (
        state.play.encode(),
        state.acted_at,
        state.acted_by,
        msgspec.to_builtins(state.requests),
        msgspec.to_builtins(state.table),
        msgspec.to_builtins(state.seats),
    )


def test_secret_answer_that_is_taken_back_is_crossed_out_and_no_other() -> None:
    state = begun("duel", players=3)
    assert state.play is not None
    rows = [write(state, Acted(state.play.text(state.play.actions(seat)[0])), seat) for seat in (0, 1)]
    back = write(state, Undone(turn=False), 0)
    assert back.undone == [rows[0].seq]
    assert list(state.acted_by) == [1]


def test_an_action_is_written_down_as_the_game_spells_it() -> None:
    state = begun("lanterns")
    assert state.play is not None
    spelled = state.play.text(state.play.actions(0)[0])
    row = write(state, Acted(f"  {spelled.replace(' ', '   ')} "), 0)
    assert isinstance(row.body, Acted)
    assert row.body.action == spelled


def test_what_was_granted_is_what_the_log_says() -> None:
    """Whoever folds the rows again need not know who sat there at the time."""
    state = begun("lanterns")
    random_log(state, Rng(3), 10)
    other = state.copy()
    state.seats[1].left = True
    row = write(state, ask(state, 0, number=0), 0)
    assert (state.table.number, row.undone) == (0, list(other.acted_at))
    fold(other, row)
    assert other.table.number == 0


@pytest.mark.parametrize("game", ["duel", "lanterns", "cerebria", "unconscious"])
def test_snapshot_and_tail_are_the_whole_log(game: str) -> None:
    state = begun(game)
    taken: dict[int, bytes] = {0: snapshots.encode(state)}
    rows: list[Row] = []
    rng = Rng(5)
    for _ in range(8):
        rows += random_log(state, rng, 10)
        taken[state.table.seq] = snapshots.encode(state)
    for seq, snapshot in taken.items():
        tail = [row for row in rows if row.seq > seq]
        stored = Stored(visitors=set(), snapshot=snapshot, snapshot_seq=seq, rows=tail)
        assert told(snapshots.decode(stored)) == told(state)


@pytest.mark.parametrize("game", ["duel", "lanterns", "cerebria", "unconscious"])
@pytest.mark.parametrize("change", ["rules", "encoding"])
def test_snapshot_of_another_time_is_played_again(game: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An upgrade finds snapshots of other rules, or encoded in another way: the log has all that is needed."""
    state = begun(game)
    rows = random_log(state, Rng(3), 60)
    before = told(state)
    stored = as_stored(state)
    if change == "encoding":
        monkeypatch.setattr("mindtable.kernel.play.ENCODING", 99)
    else:
        monkeypatch.setattr(mindtable.game(game), "rules_version", 99)
    with pytest.raises(BadSave):
        snapshots.decode(stored)
    again = played_again(stored, rows, state)
    assert again.differs is OK
    assert state.play is not None
    assert again.play is not None
    assert told(again)[1:] == before[1:]
    assert again.play.position.encode() == state.play.position.encode()
    assert again.play.why_no_undo(0) == state.play.why_no_undo(0)


def played_again(stored: Stored, rows: list[Row], now: TableState) -> TableState:
    """The table as a newer Mindtable finds it in the database."""
    moves = [row for row in rows if row.kind in MOVES]
    return earlier_rules.play_again(stored, moves, msgspec.structs.replace(now.table), now.seats)


@pytest.mark.parametrize("wrong", ["refused", "number", "events", "end"])
@pytest.mark.parametrize("in_snapshot", [True, False])
def test_table_rests_before_the_move_that_leads_elsewhere(wrong: str, in_snapshot: bool) -> None:
    state = begun("lanterns")
    first = as_stored(state)
    rows = random_log(state, Rng(3), 40)
    whole = as_stored(state)
    stored = whole if in_snapshot else msgspec.structs.replace(first, rows=rows)
    choices = [(row, row.body) for row in rows if isinstance(row.body, Acted)]
    odd, body = choices[-1] if wrong == "end" else next(choice for choice in choices[5:] if choice[1].events)
    state.table.rules -= 1
    if wrong == "refused":
        body.action = "pass everything"
    elif wrong == "number":
        body.number += 1
    elif wrong == "events":
        body.events = [["other", {}, None, 0]]
    else:
        state.table.deciders = [*state.table.deciders, 9]
    undone = {seq for row in rows for seq in row.undone}
    again = played_again(stored, rows, state)
    assert again.play is not None
    assert again.differs.key == "table-differs"
    assert again.differs.args["number"] == again.play.number + 1
    assert list(again.acted_at) == [row.seq for row, _ in choices if row.seq not in undone]
    # It is the position that the rows before led to, with nothing to do there.
    rest = begun("lanterns")
    for row in rows[: rows.index(odd)]:
        fold(rest, msgspec.structs.replace(row, body=msgspec.structs.replace(row.body)))
    assert rest.play is not None
    if wrong != "end":
        assert again.play.position.encode() == rest.play.position.encode()
    assert again.bots_to_move() == []
    shown = views.standing(again, 0)
    assert shown is not None
    assert (shown.choices, shown.deciders, shown.undo.can) == ([], [], False)


def test_newer_mindtable_may_tell_more_of_the_same_move() -> None:
    state = begun("lanterns")
    rows = random_log(state, Rng(3), 40)
    stored = as_stored(state)
    state.table.rules -= 1
    for row in rows:
        if isinstance(row.body, Acted):
            row.body.events = row.body.events[1:]
    assert played_again(stored, rows, state).differs is OK


def test_history_retells_the_table() -> None:
    """The snapshot is proved by replay."""
    state = begun("lanterns")
    random_log(state, Rng(9), 80)
    assert state.play is not None
    again = mindtable.load(state.play.save())
    assert again.position.encode() == state.play.position.encode()


def test_choices_that_stand_are_those_of_the_play() -> None:
    state = begun("lanterns")
    rows = random_log(state, Rng(2), 120)
    assert state.play is not None
    standing = [done for done in state.play.done if not done.forced]
    assert list(state.acted_by) == [done.seat for done in standing]
    undone = views.taken_back(rows)
    actions = [row.seq for row in rows if isinstance(row.body, Acted)]
    assert undone
    assert list(state.acted_at) == [seq for seq in actions if seq not in undone]


@pytest.mark.parametrize("game", ["duel", "lanterns", "cerebria", "unconscious"])
def test_nothing_sent_betrays_what_a_viewer_cannot_know(game: str) -> None:
    """Two truths alike to a viewer: positions and previews are the same, byte for byte."""
    from mindtable.server.table.preview import preview

    state = begun(game)
    rng = Rng(8)
    for _ in range(25):
        random_log(state, rng, 4)
        play = state.play
        assert play is not None
        for viewer in (None, 0, 1):
            other = play.clone()
            other.position = play.game.sample(play.position, play.teams, views.viewer_of(viewer), Rng(rng.below(99)))
            one, two = (msgspec.json.encode(views.position(truth, viewer)) for truth in (play, other))
            assert one == two
            if viewer is not None and play.actions(viewer):
                action = rng.pick(play.actions(viewer))
                one, two = (msgspec.json.encode(preview(truth, viewer, action, 1)) for truth in (play, other))
                assert one == two


def test_long_table_loads_as_quickly_as_a_short_one() -> None:
    """Counted, not timed: a loaded table folds its tail only, however long its log is."""
    state = begun("lanterns")
    random_log(state, Rng(1), 60)
    stored = as_stored(state)
    applied = 0

    def counted(*_: object) -> None:
        nonlocal applied
        applied += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mindtable.kernel.play.Play._apply", counted)
        snapshots.decode(stored)
    assert applied == 0


def test_ten_thousand_actions_load_as_quickly_as_a_hundred() -> None:
    """By the processor's time, best of many: to load a table, to look at it and to find what its seats did last."""
    state, rng = begun("unconscious"), Rng(6)
    play = state.play
    assert play is not None
    stored: list[Stored] = []
    for actions in (100, 10_000):
        while play.number < actions:
            seat = play.deciders()[0]
            write(state, Acted(play.text(rng.pick(play.actions(seat)))), seat)
        assert play.why_no_undo(play.deciders()[0]) is None  # so both snapshots hold a position to go back to
        stored.append(as_stored(state))
    spent = [1.0, 1.0]
    for _ in range(60):
        for which, table in enumerate(stored):
            start = time.process_time()
            loaded = snapshots.decode(table)
            assert loaded.play is not None
            views.position(loaded.play, 0)
            assert loaded.acted_by.rindex(0) >= 0
            assert loaded.acted_by.rindex(1) >= 0
            spent[which] = min(spent[which], time.process_time() - start)
    assert spent[1] < 1.15 * spent[0], spent


def test_history_stays_encoded_at_a_table_where_play_goes_on() -> None:
    """To look, to act and to take back need what was done since the last mark, not all that came before."""
    state, rng = begun("unconscious"), Rng(4)
    random_log(state, rng, 60)
    live = snapshots.decode(as_stored(state))

    def decoded(*_: object) -> None:
        raise AssertionError("the whole history was asked for")

    taken_back = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mindtable.kernel.play._Past.decode", decoded)
        for table in (state, live):
            play, rng = table.play, Rng(7)
            assert play is not None
            for _ in range(40):
                seat = play.deciders()[0]
                views.position(play, seat)
                play.act(seat, rng.pick(play.actions(seat)))
                if rng.below(3) == 0 and play.why_no_undo(seat) is None:
                    play.undo(seat)
                    taken_back += 1
    assert taken_back > 4
    assert told(live) == told(state)
