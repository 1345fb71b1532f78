"""Bad input of every kind raises the right error, with a reason, and leaves the position untouched."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mindtable.kernel import history
from mindtable.kernel import play as playing
from mindtable.kernel.actions import NO_NOUN
from mindtable.kernel.errors import BadOption, BadSave, BadScenario, GameOver, MindtableError, UnknownAction, WrongSeat
from mindtable.kernel.options import Choice, Number, Options, Switch, Words
from mindtable.kernel.viewers import team_viewer
from mindtable.testing.conformance.case import AnyGame, Case

NO_WORD = "no-such-word"


def bad_requests_are_refused(case: Case) -> None:
    """Unknown verbs, nouns, numbers, seats and viewers."""
    verbs = case.game.vocabulary.verbs
    with_noun = [verb.name for verb in verbs if verb.nouns is not NO_NOUN]
    without = [verb.name for verb in verbs if verb.nouns is NO_NOUN]
    for play in case.moments(3):
        seat = play.deciders()[0]
        seats = len(play.teams)
        before, number = play.position.encode(), play.number
        for text in ("", NO_WORD, f"{NO_WORD} 1"):
            _refused(case, UnknownAction, "unknown-verb", play.act, seat, text)
        for verb in with_noun[:1]:
            _refused(case, UnknownAction, "unknown-noun", play.act, seat, f"{verb} {NO_WORD}")
            _refused(case, UnknownAction, "missing-noun", play.act, seat, verb)
        for verb in without[:1]:
            _refused(case, UnknownAction, "unwanted-noun", play.act, seat, f"{verb} 1")
        for action in (-1, 1 << 40):
            _refused(case, UnknownAction, "unknown-action", play.act, seat, action)
        for nobody in (-1, seats, 99):
            _refused(case, WrongSeat, "unknown-seat", play.act, nobody, play.actions(seat)[0])
            _refused(case, WrongSeat, "unknown-seat", play.actions, nobody)
            _refused(case, WrongSeat, "unknown-seat", play.undo, nobody)
        for stranger in (seats, team_viewer(seats)):
            _refused(case, WrongSeat, "unknown-seat", play.view, stranger)
        case.expect(play.position.encode() == before and play.number == number, "a refusal changed something")


def nothing_after_the_end(case: Case) -> None:
    play = case.finished()
    before = play.position.encode()
    for seat in range(len(play.teams)):
        case.expect(play.actions(seat) == [], f"after the end seat {seat} is offered something")
        for action in case.game.vocabulary.all()[:5]:
            _refused(case, GameOver, "game-over", play.act, seat, action)
    case.expect(play.position.encode() == before, "a refusal after the end changed something")


def damaged_saves_are_refused(case: Case) -> None:
    """Truncated, altered, newer, of other rules, or with an action that does not fit."""
    text = case.finished().save()

    def load(damaged: str) -> None:
        playing.replay(case.game, history.load(damaged))

    _refused(case, BadSave, "save-not-a-history", load, "")
    _refused(case, BadSave, "save-not-a-history", load, "hello\n")
    _refused(
        case, BadSave, "save-newer", load, text.replace(f"history {history.FORMAT}", f"history {history.FORMAT + 1}", 1)
    )
    lines = text.splitlines(keepends=True)
    for kept in {1, len(lines) // 2, len(lines) - 1}:
        _refused(case, BadSave, "save-damaged", load, "".join(lines[:kept]))
    for cut in {len(text) // 3, len(text) - 3}:
        _refused(case, BadSave, "save-damaged", load, text[:cut])
    for at in {text.index("seed"), len(text) // 2}:
        _refused(case, BadSave, "save-damaged", load, text[:at] + "~" + text[at + 1 :])
    told = history.load(text)
    told.rules += 1
    _refused(case, BadSave, "save-other-rules", load, told.save())
    told.rules -= 1
    told.actions.append(told.actions[-1])
    _refused(case, BadSave, "save-action-refused", load, told.save())
    told.rules -= 1
    error = _refused(case, BadSave, "save-differs", load, told.save())
    case.expect(error.reason.args["number"] == len(told.actions), "the refusal does not name the move that differs")


def bad_options_are_refused(game: AnyGame) -> None:
    case = Case(game, {}, 0, 0)
    for key, given in _bad_options(game):
        error = _refused(case, BadOption, key, playing.new, game, 0, given)
        name = next(iter(given))
        case.expect(name in error.reason.args.values(), f"the refusal of {given} does not name the option")
    for exclusion in game.options.exclusions:
        both: Options = dict([exclusion.one, exclusion.other])
        _refused(case, BadOption, "option-excluded", playing.new, game, 0, both)


def _bad_options(game: AnyGame) -> Iterator[tuple[str, Options]]:
    yield "unknown-option", {NO_WORD.replace("-", "_"): 1}
    for name, option in game.options.options.items():
        if isinstance(option, Number):
            yield "option-out-of-range", {name: option.low - 1}
            yield "option-out-of-range", {name: option.high + 1}
            yield "option-wrong-type", {name: NO_WORD}
            yield "option-wrong-type", {name: True}
        elif isinstance(option, Choice):
            yield "option-not-a-choice", {name: NO_WORD}
            yield "option-wrong-type", {name: 1}
        elif isinstance(option, Switch):
            yield "option-wrong-type", {name: NO_WORD}
        elif isinstance(option, Words):
            yield "option-wrong-type", {name: NO_WORD}
            if option.choices:
                yield "option-not-a-choice", {name: [NO_WORD] * min(option.lengths, default=1)}


def bad_scenarios_are_refused(game: AnyGame) -> None:
    case = Case(game, {}, 0, 0)
    _refused(case, BadScenario, "scenario-not-toml", game.scenario, "= [")
    _refused(case, BadScenario, "scenario-unknown-key", game.scenario, "no_such_key = 1")
    _refused(case, BadScenario, "scenario-wrong-value", game.scenario, "seed = 7.5")
    _refused(case, BadScenario, "scenario-wrong-value", game.scenario, "options = 4")


def forms_round_trip(game: AnyGame) -> None:
    """Every action has one text, one JSON form and one number, and each leads back to it."""
    case = Case(game, {}, 0, 0)
    words = game.vocabulary
    everything = words.all()
    case.expect(len(everything) == words.size == len(set(everything)), "the numbering has gaps")
    texts: set[str] = set()
    for number, action in enumerate(everything):
        text = words.text(action)
        texts.add(text)
        case.expect(words.parse(text) == action, f"{text} does not come back from its text")
        case.expect(words.from_json(words.json(action)) == action, f"{text} does not come back from JSON")
        case.expect(words.number(action) == number, f"{text} has the number {words.number(action)}, not {number}")
        case.expect(words.numbered(number) == action, f"{text} does not come back from its number")
    case.expect(len(texts) == len(everything), "two actions have the same text")


def _refused(
    case: Case, kind: type[MindtableError], key: str, deed: Callable[..., object], *args: object
) -> MindtableError:
    try:
        deed(*args)
    except MindtableError as error:
        case.expect(type(error) is kind, f"{type(error).__name__} instead of {kind.__name__}: {error}")
        keys = [reason.key for reason in error.reasons]
        case.expect(key in keys, f"refused for {keys}, not for {key}")
        return error
    raise AssertionError(f"{case}, decision {case.decision}: not refused, should be {kind.__name__} {key}")
