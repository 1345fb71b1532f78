"""The pages tell the truth: their snippets run, their recipes work, and the files they name are there."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mindtable.text import say

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
MARK = "<!-- runs in tests -->"
MARKED = re.compile(rf"{MARK}\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ADDED = re.compile(r"<!-- added in tests -->\n```\w+ title=\"([^\"]+)\"\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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


def run(folder: Path, code: str, *args: str, env: dict[str, str] | None = None) -> str:
    command = [sys.executable, "-W", "error", "-c", code, *args]
    result = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


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

# A path of the repository between backticks, such as `src/mindtable/kernel` or `games/cerebria/rules/quell.py`.
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


# --- recipes


def package_copy(folder: Path) -> Path:
    """The package in a folder of its own, to be changed."""
    ignored = shutil.ignore_patterns("__pycache__", "web_dist", "*.so")
    shutil.copytree(ROOT / "src" / "mindtable", folder / "src" / "mindtable", ignore=ignored)
    return folder / "src"


def in_copy(source: Path, code: str) -> str:
    return run(source.parent, code, env={"PYTHONPATH": str(source), "PATH": ""})


@pytest.mark.slow
def test_the_card_of_the_page_can_be_added(tmp_path: Path) -> None:
    source = package_copy(tmp_path)
    blocks = ADDED.findall((ROOT / "docs" / "add-a-card.md").read_text("utf-8"))
    assert len(blocks) == 5
    for name, text in blocks:
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("\n" + text)
    in_copy(
        source,
        """
import mindtable
from mindtable.testing import conformance
from mindtable.text import LANGUAGES, phrase_text
from mindtable.text.lint import lint
assert mindtable.__file__.startswith(__import__("os").getcwd())
game = mindtable.game("unconscious")
[card] = [entry for entry in game.catalogue() if entry.id == "the-empty-chair"]
assert len({phrase_text(language, card.name, game) for language in LANGUAGES}) == 4
assert not [problem for problem in lint(game) if "empty-chair" in problem]
for check in conformance.suite(game, [{"players": 2}], seeds=[1], looks=4):
    check()
""",
    )


def swap(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path.name}: {before}"
    path.write_text(text.replace(before, after), "utf-8")


@pytest.mark.slow
def test_an_edition_can_be_added_where_the_page_says(tmp_path: Path) -> None:
    source = package_copy(tmp_path)
    game = source / "mindtable" / "games" / "cerebria"
    swap(
        game / "pieces" / "spirit_boards.py",
        'EDITIONS: Final = ("first", "revised")',
        'EDITIONS: Final = ("first", "revised", "third")',
    )
    swap(game / "pieces" / "spirit_boards.py", "BOARDS: Final = 17", "BOARDS: Final = 25")
    swap(game / "rules" / "options.py", '"edition", ("first", "revised")', '"edition", ("first", "revised", "third")')
    swap(
        game / "rules" / "drain.py", "least = 1 if g.edition == FIRST else 2", "least = 1 if g.edition == FIRST else 3"
    )
    boards = game / "content" / "boards.toml"
    text = boards.read_text("utf-8")
    sheets = [sheet for sheet in re.split(r"(?=^\[\[board\]\]$)", text, flags=re.MULTILINE) if '"revised"' in sheet]
    assert len(sheets) == 8
    boards.write_text(text + "\n" + "\n".join(sheets).replace('"revised"', '"third"'), "utf-8")
    clauses = game / "content" / "clauses.toml"
    clauses.write_text(clauses.read_text("utf-8").replace('"revised"]', '"revised", "third"]'), "utf-8")
    for path in [*game.glob("text/*/play.ftl"), *game.glob("text/*/spirits.ftl")]:
        new = [
            line.replace("-revised =", "-third =")
            for line in path.read_text("utf-8").splitlines()
            if re.match(r"(option-edition|spirit-[a-z]+-power)-revised =", line)
        ]
        assert len(new) == (1 if path.name == "play.ftl" else 8)
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" + "\n".join(new) + "\n")
    in_copy(
        source,
        """
import mindtable
from mindtable.testing import conformance
from mindtable.text.lint import lint
game = mindtable.game("cerebria")
assert not [problem for problem in lint(game) if "third" in problem]
for side in "AB":
    for check in conformance.suite(game, [{"edition": "third", "spirit_board": side}], seeds=[1], looks=4):
        check()
""",
    )


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
