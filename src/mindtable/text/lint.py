"""The text lint: problems in the texts of a game, or in the shared ones, in any language.

Every key that can be asked for exists in all languages, none is unused, each uses only the arguments it gets, and the
languages agree on them. The keys that can be asked for follow from the game's declarations.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from mindtable.kernel.actions import NO_NOUN
from mindtable.kernel.game import Game
from mindtable.kernel.options import Choice, Words
from mindtable.kernel.position import NATURE
from mindtable.kernel.reasons import KERNEL_REASON_KEYS
from mindtable.text import LANGUAGES, text_files

# A key with the arguments its text may use; None where the game alone knows.
Keys = dict[str, frozenset[str] | None]

NOTHING: frozenset[str] = frozenset()

# The plural forms of a language, besides the one for all other numbers.
PLURALS: Mapping[str, frozenset[str]] = {
    "en": frozenset(["one"]),
    "de": frozenset(["one"]),
    "pl": frozenset(["one", "few", "many"]),
    "ru": frozenset(["one", "few", "many"]),
}
ONE_IS_21_TOO = ("ru",)
REASON = "Plural:"  # begins the comment that says why a text needs fewer forms

# What phrases are put together with, whatever the game.
SHARED: Keys = {
    "seat": frozenset(["number"]),
    "seat-thing": frozenset(["seat", "thing"]),
    "list": frozenset(["listed", "item"]),
    "question-over": NOTHING,
    **dict.fromkeys(["source", "source-en", "source-pl", "source-rulings"], frozenset(["place"])),
}


def lint(game: Game[Any], screen_keys: Iterable[str] = ()) -> list[str]:
    """Every problem with a game's own texts, one line each. Its screen says which other keys it uses."""
    keys = keys_of(game)
    for key in screen_keys:
        keys.setdefault(key, None)
    return _lint(game.package, keys, shared="mindtable")


def lint_shared(cli_keys: Iterable[str], with_args: Mapping[str, Iterable[str]] | None = None) -> list[str]:
    """Every problem with the texts that all games share. Their users say which keys they use, with which arguments."""
    keys: Keys = {f"reason-{key}": frozenset(args) for key, args in KERNEL_REASON_KEYS.items()}
    keys |= SHARED
    keys |= dict.fromkeys(cli_keys)
    keys |= {key: frozenset(args) for key, args in (with_args or {}).items()}
    return _lint("mindtable", keys, shared="")


def keys_of(game: Game[Any]) -> Keys:
    """Every text key that can be asked for in this game."""
    keys: Keys = dict.fromkeys([f"game-{game.id}", f"game-{game.id}-about"], NOTHING)
    keys |= _keys_of_actions(game)
    keys |= dict.fromkeys((f"step-{step.name}" for step in game.steps if step.decided_by < NATURE), NOTHING)
    for event in game.events:
        keys[f"event-{event.name}"] = frozenset([*event.args, *event.secret])
        if event.secret:
            keys[f"event-{event.name}-hidden"] = frozenset(event.args)
    for reason in game.reasons:
        if reason.key not in KERNEL_REASON_KEYS:
            earlier = keys.get(f"reason-{reason.key}") or NOTHING
            keys[f"reason-{reason.key}"] = earlier | frozenset(reason.args)
    for option in game.options.options.values():
        keys |= dict.fromkeys([f"option-{option.name}", f"option-{option.name}-help"], NOTHING)
        if isinstance(option, Choice | Words):
            keys |= dict.fromkeys((game.choice_key(option.name, choice) for choice in option.choices), NOTHING)
    keys |= dict.fromkeys((clause.text_key for clause in game.clauses), NOTHING)
    keys |= dict.fromkeys((f"topic-{topic}" for topic in game.clauses.topics()), NOTHING)
    keys |= {place.key: frozenset(place.args) for clause in game.clauses for place in clause.places}
    keys |= {key: frozenset(args) for key, args in game.phrase_args().items()}
    for key in game.text_keys():
        keys.setdefault(key, None)
    keys.pop("", None)  # a noun that stands for itself
    return keys


def _keys_of_actions(game: Game[Any]) -> Keys:
    """Verbs, and the nouns they are said with."""
    keys: Keys = {}
    for verb in game.vocabulary.verbs:
        keys[f"verb-{verb.name}"] = NOTHING if verb.nouns is NO_NOUN else frozenset(["noun"])
        if verb.nouns is not NO_NOUN:
            keys |= dict.fromkeys((game.noun_key(verb.nouns.kind, name) for name in verb.nouns.names), NOTHING)
    return keys


# --- the texts as they are


@dataclass
class Entry:
    """A message or term of a Fluent file: the arguments it uses, the entries it is made of, and its other forms."""

    where: str
    arguments: set[str] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)  # forms of its arguments: `in`, from $realm-in
    forms: set[str] = field(default_factory=set)  # its own: `in`, from the attribute .in


class _Reader(visitor.Visitor):
    """Collects what one entry uses."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        name, _, form = node.id.name.partition("-")
        self.entry.arguments.add(name)
        self.entry.asked |= {form} if form else set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.parts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.parts.add(f"-{node.id.name}")
        if node.arguments is not None:
            self.visit(node.arguments)


def _read(package: str, language: str, problems: list[str]) -> dict[str, Entry]:
    """The entries of a package in one language; unreadable or duplicate entries are problems."""
    entries: dict[str, Entry] = {}
    for file in text_files(package, language):
        where = f"{language}/{file.name}"
        for item in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(item, ast.Junk):
                first_line = (item.content or "").strip().split("\n")[0]
                problems.append(f"{where}: not Fluent: {first_line}")
            elif isinstance(item, ast.Message | ast.Term):
                key = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
                if key in entries:
                    problems.append(f"{where}: {key} stands twice, also in {entries[key].where}")
                entries[key] = Entry(where)
                if item.value is not None:
                    _Reader(entries[key]).visit(item.value)
                if not (item.comment and REASON in (item.comment.content or "")):
                    problems += [f"{where}: {key} {problem}" for problem in _plural_problems(language, item)]
                for attribute in item.attributes:
                    entries[key].forms.add(attribute.id.name)
                    _Reader(entries[key]).visit(attribute.value)
    return entries


class _Selectors(visitor.Visitor):
    """Finds the choices that go by a plural."""

    def __init__(self) -> None:
        self.found: list[tuple[str, dict[str, ast.Pattern]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name: v.value for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys.keys() & PLURALS["ru"]:
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _plural_problems(language: str, item: ast.Message | ast.Term) -> Iterator[str]:
    selectors = _Selectors()
    selectors.visit(item)
    for counted, forms in selectors.found:
        lacking = PLURALS[language] - forms.keys()
        if lacking:
            yield f"has no [{sorted(lacking)[0]}] for ${counted}; where it needs none, a comment says why ({REASON} …)"
        if language in ONE_IS_21_TOO and "one" in forms:
            said = Entry("")
            _Reader(said).visit(forms["one"])
            if counted not in said.arguments and not said.parts:
                yield f"says [one] without ${counted}, but 21 is [one], too; write [1]"


# --- both compared


def _lint(package: str, keys: Keys, shared: str) -> list[str]:
    problems: list[str] = []
    arguments: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        own = _read(package, language, problems)
        ours = _read(shared, language, []) if shared else {}
        for key in own.keys() & ours.keys():
            problems.append(f"{own[key].where}: {key} is taken by the shared texts")
        everything = {**ours, **own}
        for key in _missing(keys, everything):
            problems.append(f"{language}: {key} is missing")
        used = _with_parts(keys, everything)
        problems += _forms_astray(own, everything.values())
        for key, entry in own.items():
            if key not in used:
                problems.append(f"{entry.where}: {key} is not used")
            for part in sorted(entry.parts - everything.keys()):
                problems.append(f"{entry.where}: {key} is made of {part}, which is missing")
        for key in keys.keys() & own.keys():
            found = _all_arguments(key, everything)
            arguments.setdefault(key, {})[language] = found
            given = keys[key]
            if given is not None and not found <= given:
                problems.append(f"{own[key].where}: {key} is not given {_listed(found - given)}")
    return sorted(problems) + list(_disagreements(arguments))


def _forms_astray(own: dict[str, Entry], everything: Collection[Entry]) -> Iterator[str]:
    asked = {form for entry in everything for form in entry.asked}
    known = {form for entry in everything for form in entry.forms}
    for key, entry in own.items():
        yield from (f"{entry.where}: no text asks for {key} as .{form}" for form in entry.forms - asked)
        yield from (f"{entry.where}: {key} asks for a form .{form}, which no name has" for form in entry.asked - known)


def _missing(keys: Keys, everything: dict[str, Entry]) -> Iterator[str]:
    return (key for key in keys if key not in everything)


def _with_parts(keys: Iterable[str], everything: dict[str, Entry]) -> set[str]:
    """The keys and all parts of their texts."""
    used: set[str] = set()
    waiting = list(keys)
    while waiting:
        key = waiting.pop()
        if key not in used:
            used.add(key)
            waiting += everything[key].parts if key in everything else ()
    return used


def _all_arguments(key: str, everything: dict[str, Entry]) -> set[str]:
    # A term has arguments of its own that its message hands over; a message shares those of its user.
    parts = {part for part in _with_parts([key], everything) if part in everything and not part.startswith("-")}
    return {argument for part in parts for argument in everything[part].arguments}


def _disagreements(arguments: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    for key, by_language in sorted(arguments.items()):
        first = by_language.get(LANGUAGES[0], set())
        for language, found in by_language.items():
            if found != first:
                yield f"{key}: {LANGUAGES[0]} uses {_listed(first)}, {language} uses {_listed(found)}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no arguments"
