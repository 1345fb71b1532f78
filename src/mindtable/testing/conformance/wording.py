"""Wording: questions and labels can be said in every language, tell choices apart and betray nothing."""

from __future__ import annotations

from functools import cache

from mindtable.kernel.phrases import Phrase
from mindtable.kernel.play import Play
from mindtable.testing.conformance.case import AnyGame, Case
from mindtable.testing.conformance.secrecy import twins
from mindtable.testing.playing import all_viewers, as_bytes
from mindtable.text import LANGUAGES, phrase_problems, phrase_text
from mindtable.text.lint import SHARED, keys_of


def questions_and_labels_can_be_said(case: Case) -> None:
    """Every question and every label of a legal action has its texts, and they are given what they ask for."""
    said: set[bytes] = set()
    for play in case.moments(40):
        before = play.position.encode()
        spoken = [play.question(viewer) for viewer in all_viewers(play)]
        labels = [play.label(seat, action) for seat in play.deciders() for action in play.actions(seat)]
        spoken += labels + [label.about for label in labels if label.about is not None]
        case.expect(play.position.encode() == before, "asking for words changed the position")
        for phrase in spoken:
            form = as_bytes(phrase.describe())
            if form not in said:
                said.add(form)
                problems = problems_of(case.game, phrase)
                case.expect(not problems, f"in {play.step()}, {phrase} cannot be said: {problems}")
    end = case.finished()
    case.expect(not problems_of(case.game, end.question()), "the end has no words")


def labels_tell_actions_apart(case: Case) -> None:
    """No two actions that a seat may choose between are called the same."""
    for play in case.moments(40):
        for seat in play.deciders():
            called: dict[str, int] = {}
            for action in play.actions(seat):
                text = phrase_text("en", play.label(seat, action), case.game)
                other = called.setdefault(text, action)
                case.expect(
                    other == action,
                    f"in {play.step()}, {play.text(other)} and {play.text(action)} are both called {text!r}",
                )


def words_do_not_betray(case: Case) -> None:
    """Two truths that look alike ask the same question and give the same labels."""
    for play, other, viewer in twins(case, 20):
        case.expect(play.question(viewer) == other.question(viewer), f"the question betrays a secret to {viewer}")
        if viewer in play.deciders():
            for action in play.actions(viewer):
                one, two = _label(play, viewer, action), _label(other, viewer, action)
                case.expect(
                    one == two, f"the label of {play.text(action)} betrays a secret to {viewer}: {one!r}, {two!r}"
                )


def _label(play: Play, seat: int, action: int) -> bytes:
    label = play.label(seat, action)
    about = None if label.about is None else label.about.describe()
    return as_bytes([label.describe(), about, dict(label.facts)])


def catalogue_is_whole(game: AnyGame) -> None:
    """The catalogue holds all the content, each entry once, as JSON, and all of it can be said."""
    entries = list(game.catalogue())
    listed = [(entry.kind, entry.id, entry.provenance) for entry in entries]
    missing = set(game.content()) - set(listed)
    assert not missing, f"{game.id}: not in the catalogue: {sorted(missing)}"
    assert len({(kind, id) for kind, id, _ in listed}) == len(listed), f"{game.id}: the catalogue repeats itself"
    for entry in entries:
        as_bytes(entry.describe())
        for phrase in entry.phrases():
            problems = problems_of(game, phrase)
            assert not problems, f"{game.id}: {entry.kind} {entry.id}: {problems}"


def problems_of(game: AnyGame, phrase: Phrase) -> list[str]:
    """Keys that are not declared, arguments that are not the declared ones, and what the languages miss."""
    problems: list[str] = []
    declared = _declared(game)
    for part in phrase.parts():
        wanted = declared.get(part.key, None)
        if part.key not in declared:
            problems.append(f"{part.key} is not declared")
        elif wanted is not None and wanted != frozenset(part.args):
            problems.append(f"{part.key} has {sorted(part.args)}, declared are {sorted(wanted)}")
    for language in LANGUAGES:
        problems += phrase_problems(language, phrase, game)
    return problems


@cache
def _declared(game: AnyGame) -> dict[str, frozenset[str] | None]:
    return {**SHARED, **keys_of(game)}
