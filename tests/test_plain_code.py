"""Functions are short, and few ways lead through each: in what we ship and in our tools."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONG = 40  # lines
LONG_ONES = 8  # most of them list the fields of a position or of a card, a line each
WAYS = 20

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def functions() -> list[tuple[str, Function]]:
    files = [file for folder in ("src", "tools") for file in sorted((ROOT / folder).rglob("*.py"))]
    return [
        (f"{file.relative_to(ROOT)}: {name}", function)
        for file in files
        for name, function in functions_in(file.read_text("utf-8"))
    ]


def functions_in(code: str) -> Iterator[tuple[str, Function]]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, Function):
            yield node.name, node


def lines_of(function: Function) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def ways_through(function: Function) -> int:
    """One, and one more for each place where it may go this way or that, functions inside it included."""
    ways = 1
    for node in ast.walk(function):
        match node:
            case ast.If() | ast.IfExp() | ast.For() | ast.AsyncFor() | ast.While() | ast.Assert():
                ways += 1
            case ast.ExceptHandler() | ast.match_case():
                ways += 1
            case ast.BoolOp(values=values):
                ways += len(values) - 1
            case ast.comprehension(ifs=conditions):
                ways += 1 + len(conditions)
    return ways


def test_few_functions_are_long() -> None:
    """A migration of the database is a list of changes that nobody touches again; it does not count."""
    long = [f"{name}, {lines_of(function)} lines" for name, function in functions() if lines_of(function) > LONG]
    assert len([name for name in long if "/migrations/" not in name]) <= LONG_ONES, "\n".join(long)


def test_no_function_has_too_many_ways_through() -> None:
    tangled = [f"{name}, {ways} ways" for name, function in functions() if (ways := ways_through(function)) > WAYS]
    assert not tangled, "\n".join(tangled)


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("pass", 1),
        ("if a: pass\nelif b: pass\nelse: pass", 3),
        ("return a and b or c", 3),
        ("return [x for x in a if x if b]", 4),
        ("for x in a:\n while b: assert c", 4),
        ("try: pass\nexcept A: pass\nexcept B: pass", 3),
        ("match a:\n case 1: pass\n case _: pass", 3),
        ("def inner():\n  return a if b else c", 2),
        ("async for x in a: pass", 2),
    ],
)
def test_ways_are_counted(body: str, ways: int) -> None:
    indented = "\n ".join(body.split("\n"))
    [*_, (_, function)] = [found for found in functions_in(f"async def it():\n {indented}") if found[0] == "it"]
    assert ways_through(function) == ways
    assert lines_of(function) == len(body.split("\n")) + 1
