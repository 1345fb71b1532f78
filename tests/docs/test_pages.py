"""The pages tell the truth: their snippets run, and the files they name are there."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from tests.docs.recipes import run

from mindtable.text import say

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
MARK = "<!-- runs in tests -->"
MARKED = re.compile(rf"{MARK}\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = "from mindtable.cli import main; main()"


def snippets(language: str) -> list[object]:
    return [
        pytest.param(text, id=f"{page.stem}-{number}")
        for page in PAGES
        for number, (kind, text) in enumerate(MARKED.findall(page.read_text("utf-8")))
        if kind == language
    ]


def commands() -> list[str]:
    blocks = [text for page in PAGES for kind, text in MARKED.findall(page.read_text("utf-8")) if kind == "console"]
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder to run in, with our examples in it as in a checkout."""
    (tmp_path / "examples").symlink_to(ROOT / "examples", target_is_directory=True)
    return tmp_path


# --- snippets


def test_every_marked_block_is_understood() -> None:
    marks = sum(page.read_text("utf-8").count(MARK + "\n```") for page in PAGES)
    blocks = [kind for page in PAGES for kind, _ in MARKED.findall(page.read_text("utf-8"))]
    assert marks == len(blocks)
    assert set(blocks) == {"python", "console"}
    assert MARKED.search((ROOT / "README.md").read_text("utf-8"))


def test_every_snippet_of_the_readme_is_run() -> None:
    fences = re.findall(r"^```(\w+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert len(fences) == len(MARKED.findall((ROOT / "README.md").read_text("utf-8")))


@pytest.mark.slow
@pytest.mark.parametrize("code", snippets("python"))
def test_python_runs(code: str, folder: Path) -> None:
    run(folder, code)


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, folder: Path) -> None:
    program, *args = shlex.split(command)
    assert program == "mindtable"
    assert run(folder, PROGRAM, *args)


def made() -> list[str]:
    """Every `make …` that a page tells its reader to give, in a block or in a line."""
    found = {
        target
        for page in PAGES
        for target in re.findall(r"(?:^|`)make ([a-z][a-z-]*)(?=[` \n])", page.read_text("utf-8"), re.MULTILINE)
    }
    return sorted(found)


def test_the_readme_has_its_two_commands() -> None:
    assert {"play", "test"} <= set(made())


@pytest.mark.parametrize("target", made())
def test_make_knows_what_the_pages_tell_to_make(target: str) -> None:
    subprocess.run(["make", "--dry-run", target], cwd=ROOT, check=True, capture_output=True)


# --- files

# A path of the repository between backticks, such as `src/mindtable/kernel` or `kernel/play.py`.
NAMED = re.compile(r"`((?:src|tests|tools|web|docs|deploy|examples|games|server|bots|kernel)/[\w./-]+)`")
LINKED = re.compile(r"\]\(([^)#\s:]+)(?:#[^)\s]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_files_a_page_names_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    named = [name for name in NAMED.findall(text) if not re.search(r"/[A-Z]{2,}", name)]
    missing = [name for name in named if not any((start / name).exists() for start in (ROOT, ROOT / "src/mindtable"))]
    generated = re.compile(r"^(?:\.\./)*(?:rules|cards)/\w+/\w\w\.md$|^(?:\.\./)*glossary\.md$")
    links = [link for link in LINKED.findall(text) if not generated.match(link)]
    missing += [link for link in links if not (page.parent / link.replace("\\", "")).exists()]
    assert not missing


def test_the_tour_has_ten_stops_in_order_and_a_sentence_each() -> None:
    text = (ROOT / "docs" / "tour.md").read_text("utf-8")
    stops = re.findall(r"^(\d+)\. \[[^\]]+\]\(\.\./([^)]+)\): (.+?)\.$", text, re.MULTILINE | re.DOTALL)
    assert [int(number) for number, _, _ in stops] == list(range(1, 11))
    assert all((ROOT / path).is_file() for _, path, _ in stops)
    assert len({path for _, path, _ in stops}) == 10


def test_every_decision_says_what_was_measured_and_what_would_change_it() -> None:
    pages = [page for page in sorted((ROOT / "docs" / "decisions").glob("*.md")) if page.stem != "index"]
    index = (ROOT / "docs" / "decisions" / "index.md").read_text("utf-8")
    assert len(pages) >= 7
    for page in pages:
        text = page.read_text("utf-8")
        assert all(f"**{part}.**" in text for part in ("Decided", "Why", "Measured", "What would change it")), page.name
        assert f"({page.name})" in index


# --- the road of an action

ROAD = re.findall(r"\| `(\w+)` \| \[[^]]+\]\(\.\./([^)]+)\)", (ROOT / "docs" / "action.md").read_text("utf-8"))


@pytest.mark.parametrize(("function", "file"), ROAD)
def test_functions_on_the_road_of_an_action_are_there(function: str, file: str) -> None:
    begins = rf"def {function}\(" if file.endswith(".py") else rf"^  (async )?{function}\(.*{{$"
    assert re.search(begins, (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_road_of_an_action_is_short() -> None:
    assert (len(ROAD), len({file for _, file in ROAD})) <= (20, 16)


# --- the screen

# What the pages for players tell to look for, by its key: if the screen's word changes, the page must follow.
ON_SCREEN = {
    "play": [
        "client-tutorial-learn",
        "client-play-bots",
        "client-all-choices",
        "client-why-not",
        "client-undo",
        "client-restart",
        "client-hint",
        "client-nav-rules",
        "client-nav-cards",
        "client-new-table",
        "client-seat-me",
        "client-seat-open-wish",
        "client-nav-account",
        "client-notices",
        "client-listed",
        "client-rated",
        "client-export",
        "client-import",
    ],
    "accessibility": ["client-nav-settings", "client-text-size", "client-settings-motion", "client-choice-list"],
}


@pytest.mark.parametrize(("page", "key"), [(page, key) for page, keys in ON_SCREEN.items() for key in keys])
def test_pages_call_things_what_the_screen_calls_them(page: str, key: str) -> None:
    text = " ".join((ROOT / "docs" / f"{page}.md").read_text("utf-8").lower().split())
    label = say("en", key, None, count=2).replace("2 ", "").lower()
    assert label in text
