"""Words in four languages, and the lint that keeps them whole."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games import duel, lanterns

import mindtable
from mindtable import lessons
from mindtable.arena.errors import ARENA_REASON_KEYS
from mindtable.bots import levels
from mindtable.bots.errors import BOT_REASON_KEYS
from mindtable.kernel.actions import Nouns, Verb, Vocabulary
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.events import EventKind
from mindtable.kernel.game import Game
from mindtable.kernel.options import Choice, Number, Schema
from mindtable.kernel.reasons import KERNEL_REASON_KEYS, Reason
from mindtable.server.web.text_keys import SERVER_TEXT_KEYS
from mindtable.text import LANGUAGES, action_text, event_text, reason_text, say, seat_names
from mindtable.text.lint import lint, lint_shared

PACKAGE = Path(mindtable.__file__).parent
BOTS = [*PACKAGE.glob("bots/*.py"), *PACKAGE.glob("arena/*.py")]
# The reasons that the code outside the games and the server gives.
REASON_KEYS = {**KERNEL_REASON_KEYS, **BOT_REASON_KEYS, **ARENA_REASON_KEYS}
OF_BOTS = {f"reason-{key}": args for key, args in (BOT_REASON_KEYS | ARENA_REASON_KEYS).items()}
INSTALLED = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))


def every_game() -> list[Game[Any]]:
    return [lanterns.GAME, duel.GAME, *(mindtable.game(id) for id in INSTALLED)]


def cli_keys() -> set[str]:
    """Every key of the command line's own that its code asks for."""
    sources = (PACKAGE / "cli").glob("*.py")
    return {key for path in sources for key in re.findall(r"""["'](cli-[a-z-]+)["']""", path.read_text("utf-8"))}


def client_keys() -> set[str]:
    """Every key that the browser client asks for, wherever its words begin with `client-`."""
    folder = PACKAGE.parents[1] / "web" / "src"
    sources = [path for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind) if ".test." not in path.name]
    named = r"(?<![a-z-])(client-[a-z0-9]+(?:-[a-z0-9]+)*)(?![a-z0-9$-])"
    return {key for path in sources for key in re.findall(named, path.read_text("utf-8"))}


def screen_keys(id: str) -> set[str]:
    """Every key that only a game's screen in the browser asks for: `screen-…`, and `warning-…` for its warnings."""
    folder = PACKAGE.parents[1] / "web" / "src" / "games" / id
    sources = [path for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)]
    named = r"(?<![a-z-])((?:screen|warning)-[a-z0-9]+(?:-[a-z0-9]+)*)(?![a-z0-9$-])"
    return {key for path in sources for key in re.findall(named, path.read_text("utf-8"))}


# --- the texts we have


def test_shared_texts_are_whole() -> None:
    assert lint_shared(cli_keys() | client_keys() | {*levels.SHARED_TEXT_KEYS}, {**SERVER_TEXT_KEYS, **OF_BOTS}) == []


@pytest.mark.slow
@pytest.mark.parametrize("id", ["lanterns", "duel", *INSTALLED])
def test_texts_of_every_game_are_whole(id: str) -> None:
    game = next(game for game in every_game() if game.id == id)
    assert lint(game, screen_keys(id) | {*lessons.text_keys(game), *levels.text_keys(game)}) == []


@pytest.mark.parametrize("id", INSTALLED)
def test_every_rule_that_a_screen_leads_to_exists(id: str) -> None:
    folder = PACKAGE.parents[1] / "web" / "src" / "games" / id
    screen = "".join(path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind))
    named = {re.sub(r"\$\{.*?\}", "[a-z-]+", clause) for clause in re.findall(r"clause: ['`]([^'`]+)['`]", screen)}
    known = [clause.id for clause in mindtable.game(id).clauses]
    assert len(named) > 10
    assert not [clause for clause in named if not any(re.fullmatch(clause, each) for each in known)]


@pytest.mark.parametrize("id", INSTALLED)
def test_cards_and_rules_have_the_same_numbers_in_every_language(id: str) -> None:
    game, english = mindtable.game(id), PACKAGE / "games" / id / "text" / "en"
    text = "".join((english / name).read_text("utf-8") for name in ("cards.ftl", "rules.ftl"))
    for key in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE):
        told = {language: set(re.findall(r"[0-9]+", say(language, key, game))) for language in LANGUAGES}
        assert all(numbers == told["en"] for numbers in told.values()), f"{key}: {told}"


def raised_in_code() -> list[tuple[str, str, set[str]]]:
    """Every reason the code outside the games makes: where, its key, its arguments."""
    found: list[tuple[str, str, set[str]]] = []
    for path in [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("*.py"), *PACKAGE.glob("cli/*.py"), *BOTS]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            at = {"fail": 1, "Reason": 0}.get(node.func.id)
            if at is None or len(node.args) <= at or not isinstance(node.args[at], ast.Constant):
                continue
            key = node.args[at]
            assert isinstance(key, ast.Constant)
            names = {keyword.arg or "" for keyword in node.keywords}
            tables = [keyword.value for keyword in node.keywords if keyword.arg == "args"] + node.args[at + 1 :]
            names -= {"args"}
            for table in tables:
                if isinstance(table, ast.Dict):
                    names |= {str(name.value) for name in table.keys if isinstance(name, ast.Constant)}
                elif isinstance(table, ast.Name):
                    names |= set(REASON_KEYS.get(str(key.value), ()))  # built elsewhere
            found.append((f"{path.name}:{node.lineno}", str(key.value), names))
    return found


def test_code_and_list_of_reasons_agree() -> None:
    found = raised_in_code()
    assert len(found) > 30
    known = {**REASON_KEYS, "ok": ()}
    assert [(where, key) for where, key, _ in found if key not in known] == []
    assert [(where, key) for where, key, names in found if names != set(known[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASON_KEYS)
def test_reasons_are_sentences(language: str, key: str) -> None:
    args: dict[str, int | str] = {name: f"<{name}>" for name in REASON_KEYS[key]}
    for counted in {"seats", "length"} & args.keys():
        args[counted] = 2
    text = reason_text(language, Reason(key, args=args))
    assert text.endswith(".")
    assert "{" not in text
    assert "reason-" not in text
    shown = set(args) - {"seats", "length", "wanted"}
    assert not [name for name in shown if f"<{name}>" not in text]


# --- saying


def test_numbers_take_the_form_the_language_asks_for() -> None:
    lists = [say("pl", "cli-demo-more", None, count=count) for count in (1, 3, 5)]
    assert lists == ["… i jeszcze 1 wiersz", "… i jeszcze 3 wiersze", "… i jeszcze 5 wierszy"]


def test_missing_key_comes_back_as_itself() -> None:
    assert say("pl", "no-such-key") == "no-such-key"
    assert say("en", "no-such-key", duel.GAME, noun="x") == "no-such-key"


def test_missing_argument_does_not_stop_the_game() -> None:
    assert "number" in say("en", "seat")


def test_unknown_language_gets_english() -> None:
    assert say("tlh", "reason-game-over") == say("en", "reason-game-over")


def test_arguments_may_have_any_name() -> None:
    assert "“chess”" in say("en", "reason-unknown-game", None, game="chess", known="duel", key="x", language="y")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [lanterns.GAME, duel.GAME], ids=lambda game: str(game.id))
def test_every_action_and_event_of_a_game_has_words(game: Game[Any], language: str) -> None:
    heard: list[str] = []
    play = game.new(seed=3)
    names = seat_names(language, game, play.options, {0: "Ada"})
    assert names[0] == "Ada"
    assert names[1] == say(language, "seat", None, number=2)
    for viewer in (-1, 0):
        play.listen(
            lambda events, viewer=viewer: heard.extend(  # type: ignore[misc]
                event_text(language, game, event.seen(viewer, play.teams), names) for event in events
            )
        )
    while not play.over:
        seat = play.deciders()[0]
        for action in play.actions(seat):
            text = action_text(language, game, action)
            assert "verb-" not in text
            assert "noun-" not in text
        play.act(seat, play.actions(seat)[-1])
    assert heard
    assert not [text for text in heard if text.startswith("event-") or "{" in text]


def test_hidden_events_keep_their_secret() -> None:
    seen = [{"event": "draw", "seat": 0, "colour": "red"}, {"event": "draw-hidden", "seat": 0}]
    told = [event_text("en", lanterns.GAME, event, ["Ada"]) for event in seen]
    assert all("Ada" in text for text in told)
    assert told[0] != told[1]
    assert "red" in told[0].lower()


# --- the lint finds what it should


class Toy(Game[Any]):
    """A game of one verb that nobody can play; only its words matter."""

    id = "toy"
    options = Schema([Number("players", 1, 2, default=1), Choice("mode", ("short",), default="short")])
    vocabulary = Vocabulary([Verb("stop"), Verb("take", Nouns("fruit", ("apple",)))])
    steps = ()
    events = (EventKind("taken", ["seat"], secret=["fruit"]),)
    clauses = ClauseBook([Clause("take.one", "p. 1")])
    reasons = (Reason("full", "take.one", {"limit": 2}), Reason("game-over"))

    def __init__(self, package: str) -> None:
        self.package = package

    def text_keys(self) -> Sequence[str]:
        return ("anything",)


WHOLE = """
game-toy = Toy
game-toy-about = A toy.
verb-stop = Stop
verb-take = Take { $noun }
noun-fruit-apple = { -fruit }
-fruit = apple
event-taken = { $seat }: { $fruit }
event-taken-hidden = { $seat }
reason-full = Only { $limit }.
option-players = Players
option-players-help = How many.
option-mode = Mode
option-mode-help = How long.
option-mode-short = Short
clause-take-one = Take one.
topic-take = Taking
anything = { $what } { part }
part = …
"""

Write = Callable[[Mapping[str, str]], list[str]]


@pytest.fixture
def linted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Lint a toy game whose texts are whole except for the languages given."""

    def write(texts: Mapping[str, str]) -> list[str]:
        name = f"toy_{tmp_path.name}"
        for language in LANGUAGES:
            folder = tmp_path / name / "text" / language
            folder.mkdir(parents=True)
            (folder / "toy.ftl").write_text(texts.get(language, WHOLE), "utf-8")
        (tmp_path / name / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        return lint(Toy(name))

    return write


def test_lint_is_content_with_whole_texts(linted: Write) -> None:
    assert linted({}) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("topic-take = Taking", "", "pl: topic-take is missing"),
        ("option-mode-short = Short", "", "pl: option-mode-short is missing"),
        ("part = …", "part = …\nspare = x", "pl/toy.ftl: spare is not used"),
        ("part = …", "part = …\n-spare = x", "pl/toy.ftl: -spare is not used"),
        ("Take one.", "Take { $noun }.", "pl/toy.ftl: clause-take-one is not given $noun"),
        ("event-taken-hidden = { $seat }", "event-taken-hidden = { $fruit }", "is not given $fruit"),
        ("Only { $limit }.", "Only so many.", "reason-full: en uses $limit, pl uses no arguments"),
        ("part = …", "part = { $count }", "anything: en uses $what, pl uses $count, $what"),
        ("verb-stop = Stop", "verb-stop = Stop {", "pl/toy.ftl: not Fluent: verb-stop = Stop {"),
        ("verb-stop = Stop", "verb-stop = Stop\nverb-stop = Halt", "pl/toy.ftl: verb-stop stands twice"),
        ("verb-stop = Stop", "verb-stop = Stop\n    .to = to stop", "pl/toy.ftl: no text asks for verb-stop as .to"),
        ("part = …", "part = { $what-to }", "pl/toy.ftl: part asks for a form .to, which no name has"),
        ("part = …", "part = { $what ->\n    [one] a\n   *[other] b\n}", "pl/toy.ftl: part has no [few] for $what"),
        ("{ -fruit }", "{ -fruit } { -vegetable }", "is made of -vegetable, which is missing"),
        ("verb-stop = Stop", "verb-stop = Stop\nseat = Chair", "pl/toy.ftl: seat is taken by the shared texts"),
    ],
)
def test_lint_finds(linted: Write, old: str, new: str, problem: str) -> None:
    assert old in WHOLE
    found = linted({"pl": WHOLE.replace(old, new)})
    assert any(problem in line for line in found), found


@pytest.mark.slow
def test_lint_finds_a_whole_language_missing(linted: Write) -> None:
    assert len([line for line in linted({"de": ""}) if line.endswith("is missing")]) == 16
