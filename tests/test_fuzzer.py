"""The fuzzer finds what is broken, shrinks it to a short history that loads, and leaves what is sound alone."""

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS
from tests.games.lanterns import LanternsGame, steps
from tests.testing import broken

from mindtable.kernel import history
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play, replay
from mindtable.kernel.rng import Rng
from mindtable.testing.fuzz import FuzzReport, fuzz, random_options
from mindtable.testing.run import Failure


def only_failure(game: LanternsGame, games: int = 200, seed: int = 1) -> Failure:
    report = fuzz(game, games=games, seed=seed, most_decisions=500)
    assert len(report.failures) == 1, report.failures
    return report.failures[0]


def broken_in(play: Play) -> list[str]:
    return list(play.game.invariants(play.position))


@pytest.mark.parametrize("game", [DUEL, LANTERNS], ids=["duel", "lanterns"])
def test_a_sound_game_has_no_failures(game: LanternsGame) -> None:
    report = fuzz(game, games=60, seed=1)
    assert report.failures == []
    assert report.games == 60
    assert report.decisions > 300
    assert report.features > 50


@pytest.mark.slow
def test_a_lost_card_is_found_and_shrunk() -> None:
    game = broken.with_step(steps.Turn, broken.LosesACard)
    found = only_failure(game)
    assert (found.kind, found.message) == ("broken", "7 green cards instead of 8")
    told = history.load(found.history)
    play = replay(game, told)
    assert broken_in(play) == ["7 green cards instead of 8"]
    # One lantern on the far shore, one more lit, and what the rounds between ask for; a random game has far more.
    assert len(told.actions) == found.actions <= 16
    assert told.actions[-1][1] == "light blue"
    del told.actions[-1]
    assert not broken_in(replay(game, told))


@pytest.mark.slow
def test_a_crash_is_found_and_the_history_ends_with_it() -> None:
    game = broken.with_step(steps.Reaction, broken.Crashes)
    found = only_failure(game)
    assert (found.kind, found.message) == ("crash", "KeyError: 'green'")
    told = history.load(found.history)
    with pytest.raises(KeyError):
        replay(game, told)
    del told.actions[-1]
    replay(game, told)


@pytest.mark.slow
def test_a_forced_action_that_crashes_is_in_the_history() -> None:
    class Forced(broken.Crashes):
        merge_forced = True

    game = broken.with_step(steps.Reaction, Forced)
    ends = [history.load(only_failure(game, seed=seed).history) for seed in range(1, 9)]
    forced = [told for told in ends if told.actions[-1][1] == "admire !"]
    assert forced  # in some games the one who crashes had a choice
    for told in forced:
        with pytest.raises(KeyError):
            replay(game, told)


def test_what_only_a_close_look_shows_is_found_and_shrunk() -> None:
    found = only_failure(broken.CrashingView())
    assert found.kind == "crash"
    assert "lost lanterns" in found.message
    play = replay(LANTERNS, history.load(found.history))
    assert any(play.view()["table"]["lost"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (broken.WithPosition(broken.Forgetful), "mismatch"),
        (broken.TellsTheNextCard(), "mismatch"),
        (broken.with_step(steps.Turn, broken.DeadEnd), "no-choice"),
        (broken.with_step(steps.Turn, broken.OffersTooMuch), "mismatch"),
        (broken.with_step(steps.Round, broken.Endless), "endless"),
    ],
    ids=["snapshot", "sample", "no-choice", "offered", "endless"],
)
def test_kinds_of_failure(game: LanternsGame, kind: str) -> None:
    report = fuzz(game, games=40, seed=3, most_decisions=300)
    assert kind in [failure.kind for failure in report.failures]


@pytest.mark.slow
def test_the_same_seed_fuzzes_the_same_way() -> None:
    game = broken.with_step(steps.Turn, broken.LosesACard)
    assert fuzz(game, games=40, seed=7) == fuzz(game, games=40, seed=7)
    assert fuzz(LANTERNS, games=20, seed=7) != fuzz(LANTERNS, games=20, seed=8)


def test_following_what_was_new_reaches_more() -> None:
    """Guided play sees every action and event of the game within a few games."""
    report = fuzz(LANTERNS, games=30, seed=5, options_sets=[{"players": 2, "wind": "storm"}])
    assert report.features >= 70


def test_time_and_progress() -> None:
    reports: list[int] = []
    report = fuzz(DUEL, seconds=0.2, on_progress=lambda now: reports.append(now.games))
    assert reports == list(range(1, report.games + 1))
    assert isinstance(report, FuzzReport)
    with pytest.raises(ValueError, match="how many"):
        fuzz(DUEL)


def test_options_are_drawn_from_all_that_go_together() -> None:
    rng = Rng(1)
    drawn: list[Options] = [random_options(LANTERNS, rng) for _ in range(100)]
    assert {options["players"] for options in drawn} == {2, 4}
    assert {options["wind"] for options in drawn} == {"still", "breeze", "storm"}
    given = [{"players": 2}]
    report = fuzz(LANTERNS, games=5, options_sets=given)
    assert report.games == 5
