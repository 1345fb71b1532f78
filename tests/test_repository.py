"""What the repository promises: one-command set-up, pinned versions, nothing of one machine in it."""

import os
import re
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
TARGETS = ["play", "test", "test-fast", "lint", "fuzz", "bench", "compiled", "docs", "clean", "help"]

# Character classes keep these patterns from matching their own text.
FOREIGN = re.compile(
    r"""
    pypi[.]org | pythonhosted[.]org | npmjs[.](?:org|com) | yarnpkg[.]com | download[.]pytorch
    | (?<![\w.}/-])/(?:root|work|home/\w+|Users/\w+|opt/\w+)[/]
    | [.][.]/share[d]
    """,
    re.VERBOSE,
)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("target", TARGETS)
def test_makefile_has_target(target: str) -> None:
    assert re.search(rf"^{target}:.*## \w", read("Makefile"), re.MULTILINE), "missing or not in `make help`"


def test_ci_runs_what_contributors_run() -> None:
    assert re.search(r"^(exec )?make test$", read(".ci/run"), re.MULTILINE)
    assert os.access(ROOT / ".ci/run", os.X_OK)


def test_no_file_names_a_registry_or_a_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: what belongs to the repository is unknown")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    paths = [ROOT / name for name in names if name and (ROOT / name).is_file()]
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in paths
        for match in FOREIGN.finditer(path.read_text("utf-8", errors="ignore"))
    ]
    assert paths
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        "see https://pypi" + ".org/simple",
        '"resolved": "https://registry.npmjs' + '.org/x"',
        "open('/home" + "/ann/x')",
        ".." + "/shared",
    ],
)
def test_foreign_names_are_recognised(text: str) -> None:
    assert FOREIGN.search(text)


def pins() -> dict[str, str]:
    lines = [line for line in read("constraints.txt").splitlines() if line and not line.startswith("#")]
    return {canonicalize_name(name): pin for name, pin in (line.split("==") for line in lines)}


def needed(requirement: Requirement, seen: set[tuple[str, str]]) -> set[str]:
    """The name of a requirement and of all that it pulls in on this machine."""
    names: set[str] = {canonicalize_name(requirement.name)}
    for extra in ["", *sorted(requirement.extras)]:
        if (requirement.name, extra) in seen:
            continue
        seen.add((requirement.name, extra))
        for line in requires(requirement.name) or []:
            further = Requirement(line)
            if further.marker is None or further.marker.evaluate({"extra": extra}):
                names |= needed(further, seen)
    return names


def test_everything_installed_is_pinned() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    seen: set[tuple[str, str]] = set()
    extras = project["optional-dependencies"]
    lines = project["dependencies"] + extras["dev"] + extras["docs"] + extras["train"] + extras["cluster"]
    names = {name for line in lines for name in needed(Requirement(line), seen)}
    assert not sorted(names - pins().keys())


def test_every_extra_is_pinned() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    assert extras.keys() == {"postgres", "push", "cluster", "neural", "train", "docs", "dev"}
    names = {canonicalize_name(Requirement(line).name) for lines in extras.values() for line in lines}
    assert not sorted(names - pins().keys())


def test_licence_is_mit() -> None:
    assert read("LICENSE").startswith("MIT License\n")
    assert tomllib.loads(read("pyproject.toml"))["project"]["license"] == "MIT"


def test_readme_says_we_are_unofficial() -> None:
    readme = " ".join(read("README.md").lower().split())
    assert "unofficial" in readme
    assert "not affiliated" in readme
