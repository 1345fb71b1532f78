"""A game's view as TypeScript, made from the types that declare it (`Game.view_type`).

The TypedDicts become interfaces, the NamedTuples labelled tuples. A name out of a list that the client knows becomes a
union of its names.
"""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType
from typing import Any, Final, Literal, Unpack, get_args, get_origin, is_typeddict

from mindtable.kernel.columns import PerSide, Side, Word, declared, fields
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import Described

_HEAD: Final = """\
// Made from {file} by tools/wire_types.py. Change that file, not this one.
"""
_ROOT: Final = Path(__file__).resolve().parent.parent
_PLAIN: Final[Mapping[Any, str]] = {
    **{int: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"},
    Described: "Phrase",
}


def view_types(game: Game[Any], folder: Path) -> str:
    """The whole file, for the game's folder in the client."""
    return "\n".join(_Writer(game, folder).parts())


class _Writer:
    def __init__(self, game: Game[Any], folder: Path) -> None:
        module = inspect.getmodule(game.view_type)
        assert module is not None
        self.module = vars(module)
        roots = (game.view_type, game.facts_type, *self.module.get("CATALOGUE", ()))
        self.roots = [root for root in roots if root is not None]
        self.file = os.path.relpath(inspect.getfile(module), _ROOT)
        self.wire = os.path.relpath(_ROOT / "web" / "src" / "wire", folder)
        self.names: Mapping[str, Sequence[str]] = self.module.get("NAMES", {})
        # Tuples that the module has a name for.
        self.aliases = {name: hint for name, hint in self.module.items() if get_origin(hint) is tuple}

    def parts(self) -> Iterator[str]:
        yield _HEAD.format(file=self.file)
        reached = self._reached()
        if Described in reached:
            yield f"import type {{ Phrase }} from '{self.wire}'\n"
        for name, values in self.names.items():
            yield f"export const {_plural(name)} = [{', '.join(map(_quoted, values))}] as const"
            yield f"export type {name} = (typeof {_plural(name)})[number]\n"
        for name, hint in self.aliases.items():
            yield f"export type {name} = {self._hint(hint)}\n"
        for kind in reached:
            if kind not in _PLAIN:
                yield self._interface(kind) if is_typeddict(kind) else self._labelled(kind)

    def _reached(self) -> list[Any]:
        """Every TypedDict and NamedTuple that view, facts and catalogue are made of, the whole ones last."""
        found: list[Any] = []

        def walk(hint: Any) -> None:
            for kind in declared(hint).kinds:
                if fields(kind) and kind not in found:
                    for inner in fields(kind).values():
                        walk(inner)
                    found.append(kind)
                for argument in get_args(kind) if get_origin(kind) in (list, dict, tuple) else ():
                    walk(argument)

        for root in self.roots:
            walk(root)
        return found

    def _interface(self, kind: Any) -> str:
        lines = [*_described(kind), f"export interface {kind.__name__} {{"]
        for name, hint in fields(kind).items():
            optional = "" if declared(hint).required else "?"
            lines.append(f"  {name}{optional}: {self._hint(hint)}")
        return "\n".join([*lines, "}", ""])

    def _labelled(self, kind: Any) -> str:
        entries = ", ".join(f"{name}: {self._hint(hint)}" for name, hint in fields(kind).items())
        return "\n".join([*_described(kind), f"export type {kind.__name__} = [{entries}]", ""])

    def _hint(self, hint: Any) -> str:
        what = declared(hint)
        return " | ".join(dict.fromkeys(self._kind(kind, what.mark) for kind in what.kinds))

    def _kind(self, kind: Any, mark: object) -> str:
        if kind in _PLAIN:
            return self._name(mark) if kind is str else _PLAIN[kind]
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(map(_quoted, arguments))
        if isinstance(mark, PerSide) and origin is list:
            return "[number, number]"
        if origin is list:
            item = self._hint(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<string, {self._hint(arguments[1])}>"
        if origin is tuple or kind is tuple:
            return f"[{', '.join(self._entry(argument) for argument in arguments)}]"
        return str(kind.__name__)

    def _entry(self, argument: Any) -> str:
        if get_origin(argument) is Unpack:
            argument = get_args(argument)[0]
        if get_origin(argument) is tuple and argument != ():
            return f"...({self._hint(get_args(argument)[0])})[]"
        return self._hint(argument)

    def _name(self, mark: object) -> str:
        """The type of a name out of a list that the client knows; any other is a string."""
        if isinstance(mark, Word | Side):
            for name, values in self.names.items():
                if mark.names is values:
                    return name
        return "string"


def _plural(name: str) -> str:
    """TileSpot: TILE_SPOTS."""
    constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return f"{constant[:-1]}IES" if constant.endswith("Y") else f"{constant}S"


def _quoted(name: str) -> str:
    return f"'{name}'"


def _described(kind: Any) -> list[str]:
    text = kind.__doc__ or ""
    return [] if not text or text.startswith(f"{kind.__name__}(") else [f"/** {text.strip()} */"]
