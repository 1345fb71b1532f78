"""Views and the facts of choices are what their types say: no name that isn't declared, no value of another type, no
word out of another list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any, Literal, Unpack, get_args, get_origin

from mindtable.kernel.columns import BySeat, BySide, Places, Side, Word, Words, declared, fields
from mindtable.testing.conformance.case import Case


def views_are_as_declared(case: Case) -> None:
    if case.game.view_type is None:
        return
    for play in (*case.moments(12), case.finished()):
        for viewer in range(-1, len(play.teams)):
            view = case.game.view(play.position, viewer)
            wrong = list(misfits(case.game.view_type, view, len(play.teams)))
            case.expect(not wrong, "; ".join(wrong))


def facts_are_as_declared(case: Case) -> None:
    for play in case.moments(12):
        for seat in play.deciders():
            for action in play.actions(seat):
                facts = dict(play.label(seat, action).facts)
                wrong = list(misfits(case.game.facts_type or dict[str, int], facts, len(play.teams), "facts"))
                case.expect(not wrong, f"{play.text(action)}: {'; '.join(wrong)}")


def misfits(hint: Any, value: object, players: int, path: str = "view") -> Iterator[str]:
    """Where a value is not what its type says."""
    what = declared(hint)
    kind = next((kind for kind in what.kinds if _fits(kind, value)), None)
    if kind is None:
        yield f"{path} is {value!r}"
        return
    if get_origin(kind) is Literal or kind is NoneType:
        return
    within = fields(kind)
    if within:
        yield from _misfits_within(within, value, players, path)
    elif get_origin(kind) is dict:
        assert isinstance(value, dict)
        names = getattr(what.mark, "names", value.keys())
        yield from (f"{path} has {name}" for name in value if name not in names)
        for name, entry in value.items():
            yield from misfits(get_args(kind)[1], entry, players, f"{path}.{name}")
    elif get_origin(kind) in (list, tuple):
        assert isinstance(value, list | tuple)
        yield from _misfits_in_row(kind, what.mark, value, players, path)
    elif isinstance(what.mark, Word | Side) and value and value not in what.mark.names:
        yield f"{path} is {value!r}"


def _misfits_within(within: Mapping[str, Any], value: Any, players: int, path: str) -> Iterator[str]:
    given: Mapping[str, object] = value if isinstance(value, dict) else value._asdict()
    yield from (f"{path}.{name} is not declared" for name in given if name not in within)
    needed = [name for name, hint in within.items() if declared(hint).required]
    yield from (f"{path}.{name} is missing" for name in needed if name not in given)
    for name in given.keys() & within.keys():
        yield from misfits(within[name], given[name], players, f"{path}.{name}")


def _misfits_in_row(
    kind: Any, mark: object, value: list[Any] | tuple[Any, ...], players: int, path: str
) -> Iterator[str]:
    most = {Places: getattr(mark, "many", 0), BySeat: players, BySide: 2}.get(type(mark))
    if most is not None and len(value) > most:
        yield f"{path} has {len(value)} places"
    if isinstance(mark, Words):
        yield from (f"{path} has {name}" for name in value if name not in mark.index)
    for number, entry in enumerate(value):
        arguments = get_args(kind)
        hint = arguments[number] if number < len(arguments) else arguments[-1]
        if get_origin(hint) not in (Unpack, tuple):
            yield from misfits(hint, entry, players, f"{path}[{number}]")


def _fits(kind: Any, value: object) -> bool:
    origin = get_origin(kind)
    if origin is Literal:
        return value in get_args(kind)
    if kind == tuple[()]:
        return value == ()
    if fields(kind):
        return isinstance(value, kind if issubclass(kind, tuple) else dict)
    return isinstance(value, origin or kind) and (kind is bool or not isinstance(value, bool))
