"""The wire types as TypeScript, for the client. `tools/wire_types.py` writes them; a test fails if they are stale."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from mindtable.kernel.observation import View
from mindtable.server.web import wire
from mindtable.server.web.api import ENDPOINTS

_HEAD: Final = """\
// Made from src/mindtable/server/web/wire.py by tools/wire_types.py. Change that file, not this one.

export const WIRE_VERSION = {version};

/** What a phrase's text is about: numbers, words as they are, whoever sits there, other phrases. */
export type PhraseArgument = number | string | SeatName | Phrase | Phrase[];
"""
_PLAIN: Final[dict[type[types.Type], str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
# Where plain Python types say less than we know.
_KNOWN: Final = {("Phrase", "args"): "Record<string, PhraseArgument>"}


def typescript() -> str:
    """The whole file."""
    structs = [value for value in vars(wire).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    own = [View, *(struct for struct in structs if struct.__module__ == wire.__name__)]
    only_asked = _reached(_asked()) - _reached(_answered())
    parts = [_HEAD.format(version=wire.WIRE_VERSION)]
    parts += [_interface(types.type_info(struct), struct in only_asked) for struct in own]
    parts += [
        f"export type {name} = {' | '.join(part.__name__ for part in get_args(getattr(wire, name)))};\n"
        for name in ("FromClient", "FromServer")
    ]
    parts += [
        f"export type {name} = {_type(types.type_info(getattr(wire, name)))};\n"
        for name in ("Language", "SeatKind", "TableState", "OptionValue")
    ]
    return "\n".join(parts)


def _asked() -> Iterator[Any]:
    yield from get_args(wire.FromClient)
    yield from (endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None)


def _answered() -> Iterator[Any]:
    yield from get_args(wire.FromServer)
    yield from (endpoint.answer for endpoint in ENDPOINTS)
    yield wire.Refusal


def _reached(roots: Iterable[Any]) -> set[type]:
    """Every struct that these are made of."""
    found: set[type] = set()
    waiting = [types.type_info(root) for root in roots]
    while waiting:
        info = waiting.pop()
        if isinstance(info, types.StructType):
            if info.cls not in found:
                found.add(info.cls)
                waiting += [field.type for field in info.fields]
        elif isinstance(info, types.UnionType):
            waiting += info.types
        elif isinstance(info, types.ListType):
            waiting.append(info.item_type)
        elif isinstance(info, types.DictType):
            waiting.append(info.value_type)
    return found


def _interface(info: Any, may_omit: bool) -> str:
    assert isinstance(info, types.StructType | types.TypedDictType)
    name = info.cls.__name__
    lines = [f"/** {' '.join(str(info.cls.__doc__).split())} */"] if _described(info.cls) else []
    lines.append(f"export interface {name} {{")
    if isinstance(info, types.StructType) and info.tag is not None:
        lines.append(f"  type: {json.dumps(info.tag)};")
    for field in info.fields:
        optional = "?" if may_omit and not field.required else ""
        kind = _KNOWN.get((name, field.encode_name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{optional}: {kind};")
    return "\n".join([*lines, "}"]) + "\n"


def _described(struct: type) -> bool:
    return bool(struct.__doc__) and not str(struct.__doc__).startswith(f"{struct.__name__}(")


def _type(info: types.Type) -> str:
    if type(info) in _PLAIN:
        return _PLAIN[type(info)]
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.StructType | types.TypedDictType):
        return info.cls.__name__
    if isinstance(info, types.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in info.types))
    raise TypeError(f"no TypeScript is known for {info}")
