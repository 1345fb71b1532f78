"""The compiled build: copy the package to build/compiled and turn its hot modules into C with mypyc.

`[tool.mindtable]` in pyproject.toml says which modules. The interpreted sources stay as they are; put
build/compiled on PYTHONPATH to play the compiled build. Nothing is compiled when nothing has changed. Whoever
installs from source gets the same build: hatch_build.py runs this too.
"""

import filecmp
import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
C_FILES = ROOT / "build" / "mypyc"
STAMP = COMPILED / ".fingerprint"
# Layers above the compiled ones: nothing that is compiled knows them, so a change there asks for no compiling.
ABOVE = ("arena", "cli", "envs", "server", "testing")


def package_files() -> list[Path]:
    """Every file of the package, relative to src/, in a fixed order."""
    found = (path for path in (SOURCES / "mindtable").rglob("*") if path.is_file())
    return sorted(path.relative_to(SOURCES) for path in found if "__pycache__" not in path.parts)


def hot_modules(files: Sequence[Path], compiled: Sequence[str], interpreted: Sequence[str]) -> list[str]:
    """The modules that a `compiled` pattern takes in and no `interpreted` pattern takes out again."""
    return [
        path.as_posix()
        for path in files
        if any(path.match(pattern) for pattern in compiled)
        and not any(fnmatch(path.as_posix(), pattern) for pattern in interpreted)
    ]


def fingerprint(files: Sequence[Path], modules: Sequence[str]) -> str:
    """Changes whenever the compiled build could come out different."""
    digest = hashlib.sha256()
    digest.update(repr((sys.version, version("mypy"), version("setuptools"), modules)).encode())
    digest.update(Path(__file__).read_bytes())
    for path in files:
        if path.suffix == ".py" and path.parts[1] not in ABOVE:
            content = (SOURCES / path).read_bytes()
            digest.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def missing_tools() -> str | None:
    """What this machine lacks to compile C for Python, in words; None when it lacks nothing."""
    if os.name == "nt":
        return None  # setuptools looks for the Windows compiler itself, and says so when there is none
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ('{compiler}' is not on the PATH; set CC to use another)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python (the python3-dev or python3-devel package of most systems)"
    return None


def copy_package(files: Sequence[Path]) -> None:
    """The package as it is now; what was removed goes, libraries stay.

    No file is missing for a moment: somebody may be playing the compiled build.
    """
    kept = set(files)
    for old in [path for path in COMPILED.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd")]:
        if old.relative_to(COMPILED) not in kept and "__pycache__" not in old.parts:
            old.unlink()
    for path in files:
        target = COMPILED / path
        if target.exists() and filecmp.cmp(SOURCES / path, target):
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f".{target.name}.new")
        shutil.copy2(SOURCES / path, fresh)
        fresh.replace(target)


def all_at_once(build: type[Any]) -> type[Any]:
    """The build command of setuptools, compiling as many C files at a time as there are cores."""

    class ParallelBuild(build):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: one_by_one([source], *args, **options), sources)
                    return [path for group in objects for path in group]

            self.compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuild


def compile_modules(modules: list[str]) -> None:
    """Run mypyc and the C compiler, one C file per module."""
    # Imported late: without a C compiler there must be a clear word before anything of theirs can fail.
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    # mypyc names modules, and setuptools places the results, by paths relative to the working directory.
    os.chdir(COMPILED)
    # `make lint` judges the types; here mypy only has to understand them, so the project's settings,
    # which point at src/, must not be read, and what the package needs at run time may be missing.
    mypy_options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    extensions: Any = mypycify(
        [*mypy_options, *modules],
        opt_level="3",
        multi_file=True,
        target_dir=str(C_FILES),
        group_name="mindtable",
    )
    setup(
        name="mindtable-compiled",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": all_at_once(build_ext)},
        script_args=[
            "--quiet",
            "build_ext",
            "--force",
            "--inplace",
            f"--build-temp={C_FILES / 'objects'}",
            f"--build-lib={C_FILES / 'lib'}",
        ],
    )


def main() -> int:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mindtable"]
    files = package_files()
    modules = hot_modules(files, settings["compiled"], settings["interpreted"])
    if not modules:
        print("No module matches `compiled` under [tool.mindtable] in pyproject.toml.", file=sys.stderr)
        return 1
    now = fingerprint(files, modules)
    if STAMP.exists() and STAMP.read_text("utf-8") == now:
        copy_package(files)
        STAMP.write_text(now, "utf-8")
        print(f"The compiled build is up to date ({len(modules)} modules).")
        return 0
    if missing := missing_tools():
        print(f"The compiled build needs {missing}. Mindtable plays without it.", file=sys.stderr)
        return 1
    print(f"Compiling {len(modules)} modules with mypyc ...", flush=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    copy_package(files)
    compile_modules(modules)
    STAMP.write_text(now, "utf-8")
    print("The compiled build is in build/compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
