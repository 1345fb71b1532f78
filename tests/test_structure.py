"""The structure that docs/build.md promises: no import leads in a circle, no game is named outside its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.every_game import GAMES

import mindtable

PACKAGE = Path(mindtable.__file__).parent
TESTS = Path(__file__).parent
# Circles that are still to be taken apart.
KNOWN_CIRCLES = {
    frozenset({"mindtable.server.broadcast", "mindtable.server.live"}),
    frozenset({"mindtable.server.house", "mindtable.server.metrics"}),
}


def test_no_import_leads_in_a_circle() -> None:
    assert circles(needs(PACKAGE)) == KNOWN_CIRCLES


def test_circles_are_found_however_a_module_is_imported(tmp_path: Path) -> None:
    package = tmp_path / "p"
    files = {
        "__init__": "import p.a",
        "a": "from p import b, d",
        "b": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.c import C",
        "c": "def f():\n    from p.b import B",
        "d.__init__": "from p.d.e import E",
        "d.e": "import p.d.f",
        "d.f": "from p.d import E",
    }
    for name, code in files.items():
        file = package.joinpath(*name.split(".")).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, "utf-8")
    assert needs(package)["p.a"] == {"p.b", "p.d"}
    assert circles(needs(package)) == {frozenset({"p.b", "p.c"}), frozenset({"p.d", "p.d.e", "p.d.f"})}


def test_no_game_is_named_outside_its_folder() -> None:
    """The tests of the server and of the browser are the exception: they drive real games."""
    names = re.compile("|".join(game.id for game in GAMES), re.IGNORECASE)
    own = {PACKAGE / "games", *(TESTS / folder for folder in ("browser", "server", *(game.id for game in GAMES)))}
    searched = [
        file
        for folder in (PACKAGE, TESTS)
        for file in folder.rglob("*.*")
        if file.suffix in (".py", ".ftl", ".toml") and own.isdisjoint(file.parents)
    ]
    assert len(searched) > 200
    assert [file for file in searched if names.search(file.read_text("utf-8"))] == []


def needs(package: Path) -> dict[str, set[str]]:
    """What each module of a package imports of it: at once, in a function, or for types alone."""
    files = {_module(package, file): file for file in package.rglob("*.py")}
    return {
        module: {name for name in _imported(ast.parse(file.read_text("utf-8")), files) if name != module}
        for module, file in files.items()
    }


def _module(package: Path, file: Path) -> str:
    return ".".join(file.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")


def _imported(code: ast.Module, modules: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "modules go by their whole names here"
            package = node.module or ""
            within = {f"{package}.{alias.name}" for alias in node.names}
            yield from (name if name in modules else package for name in within if package in modules)


def circles(needs: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """The groups of modules that need each other."""
    reached = {module: _reached(needs, module) for module in needs}
    return {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in needs
        if module in reached[module]
    }


def _reached(needs: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(needs[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += needs[module]
    return found
