"""`make mutants`: plants the bugs of tools/mutants.toml and of each game (tests/GAME/mutants.toml), one at a time, and
sees which test finds each of them.

    python -m tools.mutants [--only NAME ...] [--kind KIND] [--list] [--restart] [--map]

Everything happens in a copy under build/mutants. First the whole suite runs once with a probe in every function that
has a planted bug. That gives the map: which tests reach which bug. Then each bug is planted and its tests run, those
that reach little else and are quick first, until one fails. A bug that is in no function (a table of constants, a
content file, a text, the client) names its tests. For one in the client, component tests and types come first.

A bug is caught when a test fails that passes without it. One that keeps the tests from being collected is useless: any
test would do. What was caught is tried again only when the bug, its file or the test that caught it has changed, so a
run goes on where the last one stopped. The exit status is 1 if less than 95 % is caught of what the suite caught before
it was made faster (`before` in the list; a bug on which that suite was not tried counts as caught by it).
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final

from tools import build_client

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = Path(__file__).with_suffix(".toml")
BUILD: Final = ROOT / "build" / "mutants"
TREE: Final = BUILD / "tree"
MAP: Final = BUILD / "map.json"
RESULTS: Final = BUILD / "results.json"
CLIENT: Final = Path("src/mindtable/web_dist")
MODULES: Final = Path("web/node_modules")

KINDS: Final = ("rules", "content", "kernel", "server", "secrecy", "client", "bots")
GOAL: Final = 0.95
SECONDS: Final = 120  # for one bug
MINUTES: Final = 60  # for all
FIRST_BATCH: Final = 12  # seconds' worth of tests that run in one process before two share the rest

CAUGHT, SURVIVED, TIMED_OUT, USELESS = "caught", "survived", "timed out", "useless"
MISSED_BEFORE: Final = "survived"


@dataclass(frozen=True)
class Mutant:
    """A planted bug: in the file, `old` becomes `new`."""

    name: str
    kind: str
    file: str
    old: str
    new: str
    breaks: str  # what goes wrong for whom
    tests: tuple[str, ...] = ()  # files and folders, where no function leads to them
    before: str = ""  # what found it before the suite was made faster; empty where nobody looked

    def function(self, text: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The innermost function that the bug is in."""
        if not self.file.endswith(".py"):
            return None
        at = text[: text.index(self.old)].count("\n") + 1
        around = [
            node
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno <= at <= (node.end_lineno or 0)
        ]
        return max(around, key=lambda node: node.lineno, default=None)

    def fingerprint(self, by: str) -> str:
        """Of all on which it depends that this test finds the bug."""
        digest = hashlib.sha256(f"{self.old}\0{self.new}\0{by}\0".encode())
        for name in (self.file, by.partition("::")[0]):
            file = ROOT / name
            digest.update(file.read_bytes() if file.is_file() else b"")
        return digest.hexdigest()


def read_list() -> list[Mutant]:
    files = [LIST, *sorted((ROOT / "tests").glob("*/mutants.toml"))]
    rows: list[dict[str, Any]] = [row for file in files for row in tomllib.loads(file.read_text("utf-8"))["mutant"]]
    return [Mutant(**{**row, "tests": tuple(row.get("tests", ()))}) for row in rows]


# ---------------------------------------------------------------- the copy


def copy_tree() -> None:
    """Make the copy what the working tree is. Compiled modules are ignored files, so they stay behind."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    built = (path for path in (ROOT / CLIENT).rglob("*") if path.is_file())
    wanted = {Path(name) for name in listed if name and (ROOT / name).is_file()}
    wanted |= {path.relative_to(ROOT) for path in built}
    for file in _files(TREE):
        if file.relative_to(TREE) not in wanted:
            file.unlink()
    for name in wanted:
        _copy(ROOT / name, TREE / name)
    _link_modules()


def _link_modules() -> None:
    """What the client is built with. The tests of its parts want it in the copy itself."""
    here, there = TREE / MODULES, ROOT / MODULES
    stamps = [folder / build_client.INSTALLED.name for folder in (here, there)]
    if not stamps[0].exists() or stamps[0].read_bytes() != stamps[1].read_bytes():
        shutil.rmtree(here, ignore_errors=True)
        shutil.copytree(there, here, symlinks=True, copy_function=os.link)


def _files(folder: Path) -> list[Path]:
    found: list[Path] = []
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("__pycache__", "node_modules")]
        found += [Path(at, name) for name in names]
    return found


def _copy(source: Path, target: Path) -> None:
    there, here = source.stat(), target.stat() if target.exists() else None
    if here is None or (here.st_mtime_ns, here.st_size) != (there.st_mtime_ns, there.st_size):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
        _forget_compiled(target)


def write(file: str, text: str) -> None:
    (TREE / file).write_text(text, "utf-8")
    _forget_compiled(TREE / file)


def _forget_compiled(file: Path) -> None:
    """Python would take what it compiled before for the present text if both are of one second and one length."""
    if file.suffix == ".py":
        Path(cache_from_source(str(file))).unlink(missing_ok=True)


# ---------------------------------------------------------------- running


def run(command: Sequence[str], seconds: float, **environment: str) -> str | None:
    """What a command in the copy says; None if it takes too long."""
    path = os.pathsep.join([str(TREE / "src"), str(TREE)])
    around = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    process = subprocess.Popen(
        command,
        cwd=TREE,
        env={**around, "PYTHONPATH": path, "NO_COLOR": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        return process.communicate(timeout=max(1.0, seconds))[0]
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)  # the tests take down their servers
        try:
            process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        return None


def pytest(tests: Iterable[str], seconds: float, *more: str, **environment: str) -> str | None:
    named = BUILD / "tests.txt"
    named.write_text("\n".join(tests), "utf-8")
    options = ["-p", "no:cacheprovider", "--tb=short", "-rfE", *more]
    return run([sys.executable, "-m", "pytest", *options, f"@{named}"], seconds, **environment)


def npm(seconds: float, *command: str) -> str | None:
    return run([sys.executable, "-c", "import sys, tools.build_client as c; c.npm(*sys.argv[1:])", *command], seconds)


_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_FAILED_COMPONENT: Final = re.compile(r"^ *FAIL +(\S+)", re.MULTILINE)


# ---------------------------------------------------------------- the map


def make_map(mutants: Sequence[Mutant]) -> None:
    """Run everything once, with probes."""
    hits = BUILD / "probes"
    shutil.rmtree(hits, ignore_errors=True)
    hits.mkdir(parents=True)
    copy_tree()
    for file, here in _by_file(mutants).items():
        write(file, with_probes((ROOT / file).read_text("utf-8"), here))
    print("The map: the whole suite with probes …", flush=True)
    began = time.monotonic()
    said = pytest(
        ["tests"], 3600, "-q", "-n", "2", "--dist", "worksteal", "-p", "tools.mutant_probe", MUTANT_PROBES=str(hits)
    )
    (BUILD / "map.log").write_text(said or "", "utf-8")
    seconds: dict[str, float] = defaultdict(float)
    failed = set()
    for test, took, outcome in _lines(hits, "ran"):
        seconds[test] += float(took)
        if outcome == "failed":
            failed.add(test)
    reached: dict[str, set[str]] = defaultdict(set)
    for name, who in _lines(hits, "reached"):
        reached[name].add(who)
    data = {
        "of": state_of_tests(),
        "tests": {test: round(took, 3) for test, took in seconds.items() if test not in failed},
        "reached": {name: sorted(who) for name, who in reached.items()},
    }
    MAP.write_text(json.dumps(data, indent=1), "utf-8")
    print(f"{len(seconds)} tests in {(time.monotonic() - began) / 60:.1f} minutes; {len(failed)} failed (map.log)")


def state_of_tests() -> str:
    """A number for the content of all code and all tests."""
    digest = hashlib.sha256()
    for folder in ("src/mindtable", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _by_file(mutants: Sequence[Mutant]) -> dict[str, list[Mutant]]:
    found: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        if mutant.file.endswith(".py"):
            found[mutant.file].append(mutant)
    return found


def with_probes(text: str, mutants: Iterable[Mutant]) -> str:
    """The text of a file, with a probe as the first statement of every function that has a planted bug."""
    lines = text.splitlines(keepends=True)
    probes: list[tuple[int, str]] = []
    for mutant in mutants:
        function = mutant.function(text)
        if function is not None:
            body = function.body[1:] if ast.get_docstring(function) is not None else function.body
            first = min([body[0].lineno, *(node.lineno for node in getattr(body[0], "decorator_list", ()))])
            call = f"__import__('tools.mutant_probe').mutant_probe.reached({mutant.name!r})\n"
            probes.append((first - 1, " " * body[0].col_offset + call))
    for at, probe in sorted(probes, reverse=True):
        lines.insert(at, probe)
    return "".join(lines)


def _lines(folder: Path, kind: str) -> list[list[str]]:
    return [line.split("\t") for file in folder.glob(f"{kind}-*") for line in file.read_text("utf-8").splitlines()]


class Map:
    """Which tests reach which planted bug."""

    def __init__(self) -> None:
        empty: dict[str, Any] = {"of": "", "tests": {}, "reached": {}}
        data = json.loads(MAP.read_text("utf-8")) if MAP.exists() else empty
        fresh = data["of"] == state_of_tests()
        if not fresh:
            print("The map is of earlier code and tests; --map makes it again.")
        self.tests: dict[str, float] = defaultdict(float)
        for test, took in data["tests"].items():
            if fresh or _is_there(test):
                self.tests[test if fresh else _without_case(test)] += took
        self.reached: dict[str, set[str]] = {
            name: {test if fresh else _without_case(test) for test in who} for name, who in data["reached"].items()
        }
        self.in_file: dict[str, list[str]] = defaultdict(list)
        for test in self.tests:
            self.in_file[test.partition("::")[0]].append(test)

    def covering(self, mutant: Mutant) -> list[str]:
        """The tests that reach it. Those named like its file come first, those of a browser last; among equals those
        that reach few other bugs and are quick."""
        found = {test for who in self.reached.get(mutant.name, ()) for test in self._tests_of(who)}
        *folders, file = Path(mutant.file).with_suffix("").parts
        folder = _folder_of_tests(folders)

        def order(test: str) -> tuple[bool, bool, bool, float]:
            others = sum(test in who for who in self.reached.values())
            likely = f"tests/{folder}/" in test, file in test.partition("::")[0]
            return test.startswith("tests/browser/"), not all(likely), not any(likely), self.tests[test] * (2 + others)

        return sorted(found, key=order)

    def _tests_of(self, who: str) -> list[str]:
        return [who] if who in self.tests else self.in_file.get(who, [])

    def first_batch(self, tests: Sequence[str]) -> int:
        """How many of them run in the first seconds."""
        left = float(FIRST_BATCH)
        for number, test in enumerate(tests):
            left -= self.tests.get(test, FIRST_BATCH)
            if left < 0:
                return max(1, number)
        return len(tests)


def _folder_of_tests(folders: Sequence[str]) -> str:
    """The tests of a file in these folders stand in a folder of the name of one of them: of the game, of the layer."""
    found = (folder for folder in folders if folder != "games" and (ROOT / "tests" / folder).is_dir())
    return next(found, "")


def _without_case(test: str) -> str:
    """A test with all its cases: which ones there are may have changed."""
    return test.partition("[")[0]


def _is_there(test: str) -> bool:
    """Whether the test still exists, as far as can be seen without collecting it."""
    file, _, name = _without_case(test).partition("::")
    return f"def {name.rpartition('::')[2]}(" in _text(ROOT / file)


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


# ---------------------------------------------------------------- one bug


class Trial:
    """One planted bug, and the tests that may find it."""

    def __init__(self, mutant: Mutant, known: Map, seconds: float) -> None:
        self.mutant = mutant
        self.known = known
        self.until = time.monotonic() + seconds

    def result(self) -> tuple[str, str]:
        """What came of it, and by which test."""
        copy_tree()
        text = (ROOT / self.mutant.file).read_text("utf-8")
        write(self.mutant.file, text.replace(self.mutant.old, self.mutant.new))
        stages = [self._components, self._types, self._build] if self.mutant.kind == "client" else [self._covering]
        for stage in [*stages, self._named]:
            found = stage()
            if found is not None:
                return found
        return SURVIVED, ""

    def _left(self) -> float:
        return self.until - time.monotonic()

    def _covering(self) -> tuple[str, str] | None:
        tests = self.known.covering(self.mutant)
        if self.mutant.name not in self.known.reached:
            return self._folder()
        many = self.known.first_batch(tests)
        for batch, more in ((tests[:many], ()), (tests[many:], ("-n", "2", "--dist", "load", "--maxschedchunk", "4"))):
            found = self._pytest(batch, *more) if batch else None
            if found is not None:
                return found
        return None

    def _folder(self) -> tuple[str, str] | None:
        """The tests of the same name as the file's folder: of a bug that is newer than the map."""
        folder = _folder_of_tests(Path(self.mutant.file).parent.parts)
        return self._quick_first([f"tests/{folder}"]) if folder and not self.mutant.tests else None

    def _named(self) -> tuple[str, str] | None:
        return self._quick_first(self.mutant.tests) if self.mutant.tests else None

    def _quick_first(self, tests: Sequence[str]) -> tuple[str, str] | None:
        return self._pytest(tests, "-m", "not slow") or self._pytest(tests, "-m", "slow", "-n", "2")

    def _pytest(self, tests: Sequence[str], *more: str) -> tuple[str, str] | None:
        said = pytest(tests, self._left(), "-x", *more)
        if said is None:
            return TIMED_OUT, ""
        failed = _FAILED.findall(said)
        for test in failed:
            if "::" in test:
                return self._unless_it_fails_anyway(test)
        if failed or not re.search(" passed|no tests ran| deselected", said):
            return USELESS, "\n".join(said.splitlines()[-15:])
        return None

    def _unless_it_fails_anyway(self, test: str) -> tuple[str, str]:
        copy_tree()
        said = pytest([test], SECONDS)
        fails = said is None or _FAILED.search(said) is not None
        return (USELESS, f"{test} fails without it, too") if fails else (CAUGHT, test)

    # ------------------------------------------------------------ the client

    def _components(self) -> tuple[str, str] | None:
        file = self.mutant.file.removeprefix("web/")
        said = npm(self._left(), "exec", "--", "vitest", "related", "--run", "--bail", "1", "--passWithNoTests", file)
        if said is None:
            return TIMED_OUT, ""
        failed = _FAILED_COMPONENT.search(said)
        if failed is None:
            return None
        copy_tree()
        said = npm(SECONDS, "exec", "--", "vitest", "--run", failed[1])
        fails = said is None or _FAILED_COMPONENT.search(said) is not None
        return (USELESS, f"{failed[1]} fails without it, too") if fails else (CAUGHT, f"web/{failed[1]}")

    def _types(self) -> tuple[str, str] | None:
        said = npm(self._left(), "run", "--silent", "check")
        if said is None:
            return TIMED_OUT, ""
        found = re.search(r"svelte-check found (\d+) errors? and (\d+) warnings?", said)
        if found is None:
            return USELESS, "\n".join(said.splitlines()[-15:])
        return None if found.groups() == ("0", "0") else (CAUGHT, "svelte-check")

    def _build(self) -> tuple[str, str] | None:
        """The browser tests need a client that is made of the changed source."""
        said = run([sys.executable, "-c", "import tools.build_client as c; c.build(); print('built')"], self._left())
        if said is None:
            return TIMED_OUT, ""
        return None if said.endswith("built\n") else (USELESS, "\n".join(said.splitlines()[-15:]))


# ---------------------------------------------------------------- all of them


def read_results() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return found


def stands(mutant: Mutant, results: dict[str, dict[str, Any]]) -> bool:
    """Whether the bug was found before, by a test that would find it again."""
    known = results.get(mutant.name, {})
    return known.get("outcome") == CAUGHT and known.get("of") == mutant.fingerprint(known["by"])


def try_all(mutants: Sequence[Mutant], known: Map, results: dict[str, dict[str, Any]], options: Any) -> None:
    began = time.monotonic()
    for number, mutant in enumerate(mutants, 1):
        if stands(mutant, results):
            continue
        if time.monotonic() - began > 60 * options.minutes:
            print(f"{options.minutes} minutes are over; the next run goes on here.")
            return
        at = time.monotonic()
        outcome, by = Trial(mutant, known, options.seconds).result()
        seconds = round(time.monotonic() - at, 1)
        results[mutant.name] = {"outcome": outcome, "by": by, "seconds": seconds, "of": mutant.fingerprint(by)}
        RESULTS.write_text(json.dumps(results, indent=1), "utf-8")
        told = by.partition("\n")[0]
        print(f"{number:3}/{len(mutants)}  {outcome:9}  {seconds:6.1f} s  {mutant.name}: {told}", flush=True)


def report(mutants: Sequence[Mutant], results: dict[str, dict[str, Any]]) -> bool:
    """Print what was found; whether that is enough."""
    of = {mutant.name: results.get(mutant.name, {}).get("outcome", "not tried") for mutant in mutants}
    print(f"\n{'':10}{'planted':>8}{'caught':>8}{'survived':>10}{'other':>7}")
    for kind in KINDS:
        got = Counter(of[mutant.name] for mutant in mutants if mutant.kind == kind)
        if got:
            other = got.total() - got[CAUGHT] - got[SURVIVED]
            print(f"{kind:10}{got.total():8}{got[CAUGHT]:8}{got[SURVIVED]:10}{other:7}")
    for mutant in mutants:
        if of[mutant.name] != CAUGHT:
            told = results.get(mutant.name, {}).get("by") or mutant.breaks
            print(f"{of[mutant.name]}: {mutant.name} ({mutant.file})\n    {told}")
    findable = [mutant for mutant in mutants if mutant.before != MISSED_BEFORE]
    caught = sum(of[mutant.name] == CAUGHT for mutant in findable)
    seconds = sum(results.get(mutant.name, {}).get("seconds", 0) for mutant in mutants)
    share = caught / len(findable) if findable else 1.0
    print(f"{caught} of {len(findable)} caught: {share:.1%} (at least {GOAL:.0%}), in {seconds / 60:.1f} minutes")
    return share >= GOAL


def unfit(mutants: Sequence[Mutant]) -> list[str]:
    """What no longer fits in the list."""
    problems: list[str] = []
    for mutant in mutants:
        text = (ROOT / mutant.file).read_text("utf-8")
        if text.count(mutant.old) != 1:
            problems.append(
                f"{mutant.name}: its text must be in {mutant.file} once, not {text.count(mutant.old)} times"
            )
        elif not mutant.tests and mutant.kind != "client" and mutant.function(text) is None:
            problems.append(f"{mutant.name}: it is in no function, so it has to name its tests")
        if mutant.old == mutant.new or mutant.kind not in KINDS:
            problems.append(f"{mutant.name}: it changes nothing, or is of no known kind")
        problems += [f"{mutant.name}: there is no {test}" for test in mutant.tests if not (ROOT / test).exists()]
    return problems


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--only", nargs="+", metavar="NAME", help="these bugs, even if they were found before")
    asked.add_argument("--kind", choices=KINDS)
    asked.add_argument("--list", action="store_true", help="only say what is planted")
    asked.add_argument("--restart", action="store_true", help="forget what was found before")
    asked.add_argument("--map", action="store_true", help="make the map again: after changes to the tests")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="for one bug (default %(default)s)")
    asked.add_argument("--minutes", type=float, default=MINUTES, help="for all (default %(default)s)")
    options = asked.parse_args()
    every = read_list()
    problems = unfit(every)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 2
    mutants = [m for m in every if options.kind in (None, m.kind) and (not options.only or m.name in options.only)]
    if options.list or not mutants:
        for mutant in mutants:
            print(f"{mutant.kind:8} {mutant.name:40} {mutant.breaks}")
        return 0 if mutants else 1
    BUILD.mkdir(parents=True, exist_ok=True)
    results = {} if options.restart else read_results()
    for name in options.only or ():
        results.pop(name, None)
    if options.map or not (MAP.exists() or options.only):
        make_map(every)
    try_all(mutants, Map(), results, options)
    return 0 if report(mutants, results) else 1


if __name__ == "__main__":
    sys.exit(main())
