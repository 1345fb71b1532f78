"""Which test proves which clause. A test says so with `@proves("quell.cost")`, and a report reads it from the source.

Reading the source instead of importing it finds every test in a checkout without running any.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])  # a function, or a class of tests


def proves(*clause_ids: str) -> Callable[[Test], Test]:
    """Mark a test, or a class of tests, as the proof of clauses. It has no other effect."""

    def mark(test: Test) -> Test:
        earlier: tuple[str, ...] = getattr(test, "clauses", ())
        test.clauses = (*clause_ids, *earlier)  # type: ignore[attr-defined]
        return test

    return mark


def clause_tests(tests_dir: Path, game_id: str = "") -> dict[str, list[str]]:
    """The tests of each clause as `path::test`, in order; of one game or, without an id, of all.

    A test file belongs to the game whose id is the name of its folder, directly under `tests_dir`, or to the game that
    it names in a line `GAME_ID = "…"`.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("*.py")):
        text = path.read_text("utf-8")
        if "proves" not in text:
            continue
        tree = ast.parse(text, str(path))
        if game_id and game_id not in _games_of(path.relative_to(tests_dir), tree):
            continue
        for test, clause_ids in _proofs(tree.body, ()):
            for clause_id in clause_ids:
                tests = found.setdefault(clause_id, [])
                name = f"{path.relative_to(tests_dir.parent).as_posix()}::{test}"
                if name not in tests:
                    tests.append(name)
    return found


def _games_of(path: Path, tree: ast.Module) -> set[str]:
    games = set(path.parts[:1])
    for line in tree.body:
        if (
            isinstance(line, ast.Assign)
            and isinstance(line.value, ast.Constant)
            and any(isinstance(name, ast.Name) and name.id == "GAME_ID" for name in line.targets)
        ):
            games.add(str(line.value.value))
    return games


def _proofs(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test with the clauses it cites. If a class cites clauses, each of its tests proves them."""
    for item in body:
        if isinstance(item, ast.ClassDef):
            for test, clause_ids in _proofs(item.body, inherited + _cited(item)):
                yield f"{item.name}::{test}", clause_ids
        elif isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and item.name.startswith("test"):
            yield item.name, inherited + _cited(item)


def _cited(item: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    cited: list[str] = []
    for decorator in item.decorator_list:
        if isinstance(decorator, ast.Call):
            called = decorator.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name == "proves":
                cited += [
                    argument.value
                    for argument in decorator.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                ]
    return tuple(cited)
