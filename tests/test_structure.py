"""The structure that docs/build.md promises: no import leads in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import mindtable

PACKAGE = Path(mindtable.__file__).parent


def test_no_import_leads_in_a_circle() -> None:
    assert circles(needs(PACKAGE)) == set()


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
