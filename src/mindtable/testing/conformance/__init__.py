"""The conformance suite: the checks that every game must pass, in one line of a test file.

    @pytest.mark.parametrize("check", conformance.suite(GAME, [{}, {"players": 2}], seeds=range(3)), ids=str)
    def test_conformance(check: conformance.Check) -> None:
        check()

Each check is named after the game, its options, the seed and the property it checks. A failure names the decision.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from mindtable.kernel.options import Value
from mindtable.testing.conformance import declared, keeping, legality, refusals, secrecy, wording
from mindtable.testing.conformance.case import AnyGame, Case

__all__ = ["Case", "Check", "check_game", "suite"]

OptionSets = Sequence[Mapping[str, Value]]

OF_EACH_GAME_PLAYED: tuple[Callable[[Case], None], ...] = (
    legality.game_ends,
    legality.actions_are_what_check_allows,
    legality.legal_actions_apply,
    legality.other_actions_are_refused,
    legality.raw_driver_agrees,
    keeping.loading_is_the_identity,
    keeping.saves_of_equal_rules_go_on,
    keeping.positions_decode_whole,
    keeping.encoded_plays_decode_whole,
    keeping.clones_are_independent,
    keeping.undo_is_exact,
    keeping.replaying_shows_the_same,
    keeping.events_are_declared,
    declared.views_are_as_declared,
    declared.facts_are_as_declared,
    secrecy.samples_fit_what_is_known,
    secrecy.samples_can_be_played,
    secrecy.choices_do_not_betray,
    secrecy.actions_do_not_betray,
    secrecy.barriers_are_honest,
    wording.questions_and_labels_can_be_said,
    wording.labels_tell_actions_apart,
    wording.words_do_not_betray,
    refusals.bad_requests_are_refused,
    refusals.nothing_after_the_end,
    refusals.damaged_saves_are_refused,
)
OF_THE_RULES: tuple[Callable[[AnyGame], None], ...] = (
    refusals.forms_round_trip,
    refusals.bad_options_are_refused,
    refusals.bad_scenarios_are_refused,
    wording.catalogue_is_whole,
)

RETOLD = 4  # sets of options that three processes retell


class Check:
    """One thing to prove; call it."""

    def __init__(self, name: str, proof: Callable[[], None], case: Case | None = None) -> None:
        self.name = name
        self._proof = proof
        self._case = case

    def __call__(self) -> None:
        try:
            self._proof()
        except Exception as error:
            if self._case is not None:
                error.add_note(f"in {self._case}, decision {self._case.decision}")
            raise

    def __str__(self) -> str:
        return self.name


def suite(
    game: AnyGame,
    option_sets: OptionSets = ({},),
    seeds: Iterable[int] = range(3),
    bound: int = 20_000,
    looks: int | None = None,
) -> list[Check]:
    """Every check of a game, under each set of options and for each seed.

    `looks` is for games with thousands of decisions: each check looks closely at that many at most, spread over the
    entire game.
    """
    return list(_checks(game, option_sets, list(seeds), bound, looks))


def check_game(
    game: AnyGame, option_sets: OptionSets = ({},), seeds: Iterable[int] = range(3), bound: int = 20_000
) -> None:
    """Run the entire suite. The first failed check raises an AssertionError."""
    for check in suite(game, option_sets, seeds, bound):
        check()


def _checks(game: AnyGame, option_sets: OptionSets, seeds: list[int], bound: int, looks: int | None) -> Iterator[Check]:
    for rule in OF_THE_RULES:
        yield Check(f"{game.id}: {_title(rule)}", partial(rule, game))
    few = option_sets[:: -(-len(option_sets) // RETOLD)]
    yield Check(f"{game.id}: same in three processes", partial(same_in_three_processes, game, few, seeds, bound))
    for given in option_sets:
        for seed in seeds:
            case = Case(game, given, seed, bound, looks)
            for proof in OF_EACH_GAME_PLAYED:
                yield Check(f"{case}: {_title(proof)}", partial(proof, case), case)


def same_in_three_processes(game: AnyGame, option_sets: OptionSets, seeds: Sequence[int], bound: int) -> None:
    """The same seed gives the same history, views and events in processes with different hash seeds."""
    asked = {
        "package": game.package,
        "options": [dict(given) for given in option_sets],
        "seeds": list(seeds),
        "bound": bound,
    }
    # Their path is ours, so that they find the game wherever this process found it, compiled or not.
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    told: list[list[str]] = []
    running = []
    for hash_seed in ("0", "1", "4242"):
        process = subprocess.Popen(
            [sys.executable, "-m", "mindtable.testing.conformance.retelling"],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert process.stdin is not None
        process.stdin.write(json.dumps(asked))
        process.stdin.close()
        process.stdin = None
        running.append(process)
    for process in running:
        output, _ = process.communicate()
        assert process.returncode == 0, f"{game.id}: a process that retells the games failed"
        told.append(json.loads(output))
    cases = [(given, seed) for given in option_sets for seed in seeds]
    for number, (given, seed) in enumerate(cases):
        histories = {tellings[number] for tellings in told}
        assert len(histories) == 1, f"{game.id} {dict(given)} seed {seed}: {len(histories)} different histories"


def _title(proof: Callable[..., None]) -> str:
    return proof.__name__.replace("_", " ")
