"""Run as a program: play the games described on standard input and tell their histories on standard output.

The conformance suite runs it in several processes with different hash seeds and compares what they tell.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys

from mindtable.testing.conformance.case import AnyGame, Case
from mindtable.testing.playing import Ear, all_viewers, as_bytes, pick, picks_for, seen


def tell(case: Case) -> str:
    """The history of the walk, and a digest of all that anyone saw and heard on the way."""
    play = case.new()
    ear = Ear(play)
    picks = picks_for(case.seed)
    digest = hashlib.sha256()
    for _ in range(case.bound):
        if play.over:
            break
        if play.number % 7 == 0:
            for viewer in all_viewers(play):
                digest.update(as_bytes(play.view(viewer)))
        seat, action = pick(play, picks)
        digest.update(as_bytes([play.text(legal) for legal in play.actions(seat)]))
        play.act(seat, action)
    for viewer in all_viewers(play):
        digest.update(as_bytes(play.view(viewer)) + seen(ear.events, viewer, play.teams))
    return play.save() + digest.hexdigest()


def main() -> None:
    asked = json.load(sys.stdin)
    game: AnyGame = importlib.import_module(asked["package"]).GAME
    cases = [Case(game, given, seed, asked["bound"]) for given in asked["options"] for seed in asked["seeds"]]
    json.dump([tell(case) for case in cases], sys.stdout)


if __name__ == "__main__":
    main()
