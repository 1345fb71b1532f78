"""The conformance suite notices each of these flaws, with the check that is there for it."""

import re
from collections.abc import Callable

import pytest
from tests.games.lanterns import GAME as LANTERNS
from tests.games.lanterns import LanternsGame, steps
from tests.games.whimsical import GAME as WHIMSICAL
from tests.testing import broken

from mindtable.kernel.catalogue import Entry
from mindtable.kernel.options import Options
from mindtable.testing import conformance
from mindtable.testing.conformance import declared, keeping, legality, secrecy, wording

FLAWS: list[tuple[LanternsGame, Callable[[conformance.Case], None], str]] = [
    (broken.TellsTheNextCard(), secrecy.samples_fit_what_is_known, "can tell a sample"),
    (broken.TellsByTheOrderOfKeys(), secrecy.samples_fit_what_is_known, "order of the keys"),
    (broken.PeeksWhenSampling(), secrecy.samples_fit_what_is_known, "follow from what that viewer cannot see"),
    (broken.TellsTheNextCard(), declared.views_are_as_declared, "view.next is not declared"),
    (broken.SaysNoColour(), declared.views_are_as_declared, "view.lighting is 'mauve'"),
    (broken.with_step(steps.Turn, broken.QuietDraw), secrecy.barriers_are_honest, "sets no barrier"),
    (broken.with_step(steps.Turn, broken.QuietDraw), secrecy.actions_do_not_betray, "sees a difference"),
    (broken.with_step(steps.Turn, broken.LoudDraw), secrecy.actions_do_not_betray, "hears a difference"),
    (broken.with_step(steps.Turn, broken.LoudDraw), keeping.events_are_declared, "should have"),
    (broken.with_step(steps.Reaction, broken.BetrayingReaction), secrecy.actions_do_not_betray, "number"),
    (broken.with_step(steps.Turn, broken.BetrayingRefusal), secrecy.choices_do_not_betray, "betrays"),
    (broken.with_step(steps.Shore, broken.SecretDice), secrecy.barriers_are_honest, "sets no barrier"),
    (broken.WithPosition(broken.SharedBeacons), keeping.clones_are_independent, "playing a clone changed"),
    (broken.WithPosition(broken.SharedBeacons), keeping.undo_is_exact, "undo"),
    (broken.WithPosition(broken.Forgetful), keeping.positions_decode_whole, "goes on differently"),
    (broken.with_step(steps.Turn, broken.OffersTooMuch), legality.actions_are_what_check_allows, "offered"),
    (broken.with_step(steps.Turn, broken.OffersTooLittle), legality.actions_are_what_check_allows, "allowed"),
    (broken.with_step(steps.Turn, broken.ChangesWhenAsked), legality.actions_are_what_check_allows, "asking"),
    (broken.with_step(steps.Turn, broken.UndeclaredReason), legality.other_actions_are_refused, "made-up"),
    (broken.with_step(steps.Round, broken.Endless), legality.game_ends, "not ended after 500"),
    (broken.QuestionOfSecrets(), wording.words_do_not_betray, "the question betrays"),
    (broken.LabelsOfSecrets(), wording.words_do_not_betray, "the label of .* betrays"),
    (broken.MissingWords(), wording.questions_and_labels_can_be_said, "verb-whisper is missing"),
    (broken.UndeclaredWords(), wording.questions_and_labels_can_be_said, "event-calm has .'loud'., declared are"),
    (broken.CallsAllTheSame(), wording.labels_tell_actions_apart, "are both called"),
]
OPTIONS: list[Options] = [{"open_hands": False, "rounds": 4}, {"players": 2, "rounds": 4}]


def run(game: LanternsGame, check: Callable[[conformance.Case], None]) -> None:
    for options in OPTIONS:
        for seed in range(4):
            check(conformance.Case(game, options, seed, bound=500))


@pytest.mark.parametrize(
    ("game", "check", "words"), FLAWS, ids=[f"{check.__name__}: {words}" for _, check, words in FLAWS]
)
def test_flaws_are_noticed(game: LanternsGame, check: Callable[[conformance.Case], None], words: str) -> None:
    run(LANTERNS, check)
    with pytest.raises(AssertionError, match=words) as caught:
        run(game, check)
    assert "lanterns" in str(caught.value)
    assert "seed" in str(caught.value)


def test_a_dead_end_is_noticed() -> None:
    with pytest.raises(Exception, match=r"may do nothing|list index|integer modulo"):
        run(broken.with_step(steps.Turn, broken.DeadEnd), legality.game_ends)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([], "not in the catalogue"),
        ([broken.CARD, *broken.CARDS], "repeats itself"),
        ([broken.NAMELESS, *broken.CARDS], "is missing"),
    ],
)
def test_a_catalogue_with_holes_is_noticed(entries: list[Entry], words: str) -> None:
    wording.catalogue_is_whole(broken.Listed(broken.CARDS))
    with pytest.raises(AssertionError, match=words):
        wording.catalogue_is_whole(broken.Listed(entries))


def test_hashes_are_noticed() -> None:
    with pytest.raises(AssertionError, match="different histories"):
        conformance.same_in_three_processes(WHIMSICAL, [{}], [1], 100)


def test_a_failure_says_where() -> None:
    game = broken.with_step(steps.Reaction, broken.Crashes)
    suite = conformance.suite(game, [{"players": 2}], seeds=range(8))
    checks = [check for check in suite if "game ends" in str(check)]
    assert len(checks) == 8
    notes = []
    for check in checks:
        try:
            check()
        except KeyError as error:
            notes += error.__notes__
    assert notes
    assert all(re.fullmatch(r"in lanterns players=2 seed \d, decision \d+", note) for note in notes)


@pytest.mark.slow
def test_one_line_checks_a_whole_game() -> None:
    conformance.check_game(LANTERNS, seeds=[3])
    with pytest.raises(AssertionError):
        conformance.check_game(broken.TellsTheNextCard(), seeds=[3])
