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


@pytest.mark.slow
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
    assert extras.keys() == {"postgres", "push", "cluster", "train", "docs", "dev"}
    names = {canonicalize_name(Requirement(line).name) for lines in extras.values() for line in lines}
    assert not sorted(names - pins().keys())


def hashed(name: str) -> list[tuple[Requirement, int]]:
    """The requirements of a file that `make pins` writes, each with the number of its hashes."""
    text = re.sub(r"^#.*\n", "", read(name), flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split("--hash=sha256:") for line in text.splitlines()]
    return [(Requirement(line[0]), len(line) - 1) for line in lines]


def names_in(name: str) -> set[str]:
    """What such a file installs on this machine."""
    return {
        canonicalize_name(requirement.name)
        for requirement, _ in hashed(name)
        if requirement.marker is None or requirement.marker.evaluate()
    }


@pytest.mark.parametrize("name", ["deploy/requirements.txt", "deploy/build-requirements.txt"])
def test_hosts_install_the_pinned_versions_and_check_their_hashes(name: str) -> None:
    for requirement, hashes in hashed(name):
        assert str(requirement.specifier) == f"=={pins()[canonicalize_name(requirement.name)]}", "run `make pins`"
        assert hashes, requirement


def test_hosts_install_all_that_the_package_needs_and_nothing_else() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    seen: set[tuple[str, str]] = set()
    lines = project["dependencies"] + extras["postgres"] + extras["push"]
    assert names_in("deploy/requirements.txt") == {name for line in lines for name in needed(Requirement(line), seen)}


def test_wheels_are_built_with_what_the_build_asks_for() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    tools = project["dependency-groups"]["build"]
    assert set(project["build-system"]["requires"]) < set(tools)
    assert all(f'"{tool}"' in read("hatch_build.py") for tool in set(tools) - set(project["build-system"]["requires"]))
    seen: set[tuple[str, str]] = set()
    assert names_in("deploy/build-requirements.txt") == {
        name for line in tools for name in needed(Requirement(line), seen)
    }


def test_licence_is_mit() -> None:
    assert read("LICENSE").startswith("MIT License\n")
    assert tomllib.loads(read("pyproject.toml"))["project"]["license"] == "MIT"


def test_readme_says_we_are_unofficial() -> None:
    readme = " ".join(read("README.md").lower().split())
    assert "unofficial" in readme
    assert "not affiliated" in readme
