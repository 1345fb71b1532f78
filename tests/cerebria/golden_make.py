"""The recorded games: how they are played, what each of them shows, and which are kept.

    python -m tests.cerebria.golden_make

plays many games at random, with a liking for upgrades and new tokens, and keeps those that together show everything
there is in the box: every edition, mode and number of players among it. It writes each as a history into `golden/`, and
how each ended into `golden/results.json`. Run it after a change of the rules that is meant to change how games go.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from tests.golden import Candidate, Feature, chosen, keep, result, retold

from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces.board import ASPIRATIONS, BLISS, REALMS_AT, SLOTS_AT, SPHERES
from mindtable.games.cerebria.pieces.cards import BLEAKNESS, CARDS, OFFICIAL
from mindtable.games.cerebria.pieces.spirit_boards import (
    BOARDS,
    EDITIONS,
    HARMONY,
    HATRED,
    LOVE,
    MALICE,
    MISERY,
    QUELL,
    SPIRIT_ACTIONS,
    SPIRITS,
    UPGRADE_AT,
    UPGRADES,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.absorb import DelightCard, SphereBonus
from mindtable.games.cerebria.rules.action import Act, RowToken
from mindtable.games.cerebria.rules.intention import NAMES as INTENTIONS
from mindtable.games.cerebria.view.view import ENDINGS
from mindtable.games.cerebria.wording import words
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.playing import picks_for

FOLDER = Path(__file__).parent / "golden"
MOST_BYTES = 600_000
SEEDS = 90  # games tried for each set of options
# Ways to play: how many lots an action gets in the draw, by its first words; 4 where none fit. The seed says which.
WAYS: tuple[dict[str, int], ...] = (
    {"begin": 5, "realm": 2, "absorb": 3, "ability": 3, "use": 8, "discard": 5, "end": 2, "favour": 1, "wish": 1},
    {
        "begin quell": 30,
        "begin invoke": 16,
        "place quell": 20,
        "place invoke": 12,
        "use": 12,
        "discard": 12,
        "ability vibe": 12,
        "end ambition": 6,
        "end": 2,
    },
)
USUAL = 4
# What the digest of a position is made of: the pieces, wherever they lie, and none of the bookkeeping.
ON_THE_TABLE = (
    *("emotion", "essence", "token", "owner", "space", "willpower", "pool", "hands", "unseen", "decks", "tokens"),
    *("blocked", "ambition", "minors", "majors", "capping", "points", "origin", "sphere", "identity"),
    *("fortress_team", "fortress_size", "common", "past_common", "hidden", "past_hidden", "turn", "ending"),
)


# --- what there is to show


def everything() -> set[Feature]:
    """All that the recorded games must show together."""
    wanted: set[Feature] = {("emotion", card) for card in CARDS}
    wanted |= {("sphere bonus", sphere) for sphere in SPHERES}
    wanted |= {("aspiration", kind, name) for name in ASPIRATIONS for kind in ("hidden", "common")}
    wanted |= {("ending", ending) for ending in ENDINGS if ending}
    wanted |= {("intention", name) for name in INTENTIONS}
    wanted |= {("power", edition, spirit) for edition in EDITIONS for spirit in SPIRITS}
    for edition in EDITIONS:
        wanted |= {_upgrade(edition, 0, row, column) for row in range(5) for column in range(3)}
    for board in range(1, BOARDS):
        edition = EDITIONS[(board - 1) // 8]
        wanted |= {_upgrade(edition, board, row, column) for row in range(5) for column in range(3)}
    for edition in EDITIONS:
        for mode in ("basic", "full"):
            wanted |= {("table", edition, mode, str(players)) for players in (2, 3, 4)}
    return wanted


def _upgrade(edition: str, board: int, row: int, column: int) -> Feature:
    sheet = "A" if board == 0 else SPIRITS[(board - 1) % 8]
    return ("upgrade", edition, sheet, SPIRIT_ACTIONS[row], UPGRADES[UPGRADE_AT[board][row][column]])


class Witness:
    """Watches a game and notes what it shows."""

    def __init__(self, play: Play) -> None:
        self.play = play
        options = play.options
        self.shown: set[Feature] = {("table", str(options["edition"]), str(options["mode"]), str(options["players"]))}
        self._used: list[Feature] = []  # upgrades chosen for the action in preparation
        self._discarded = -1
        play.listen(self._hear)

    @property
    def g(self) -> State:
        return cast(State, self.play.position)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            args = event.args
            if event.kind in ("invoke", "empower"):
                self.shown.add(("emotion", str(args["strong" if event.kind == "empower" else "card"])))
            elif event.kind == "starting-emotion":
                self.shown |= {("emotion", CARDS[card]) for card in (0, 1) if self.g.in_play[card]}
            elif event.kind in ("hidden-aspiration", "common-aspiration") and args["met"]:
                self.shown.add(("aspiration", event.kind.removesuffix("-aspiration"), str(args["aspiration"])))
            elif event.kind == "intention":
                self.shown.add(("intention", str(args["intention"])))

    def before(self, seat: int, action: int) -> None:
        """An action is about to be done: note what follows from the position it is done in."""
        g = self.g
        step = g.stack[-1]
        verb, noun = action & ~1023, action & 1023
        edition = EDITIONS[g.edition]
        spirit = -1 if g.basic else g.spirits[seat]
        if verb == words.BEGIN:
            self._used = []
        elif isinstance(step, Act) and verb == words.USE:
            row, board = step.row, g.boards[seat]
            self._used.append(_upgrade(edition, board, row, UPGRADE_AT[board][row].index(noun)))
            if spirit == HATRED and UPGRADES[noun] != "determination":
                self._power(edition, spirit)
        elif isinstance(step, Act) and verb != words.DISCARD:
            self.shown |= set(self._used)
            self._used = []
            if spirit == MALICE and verb == words.QUELL_AT and noun not in SLOTS_AT[g.space[seat]]:
                self._power(edition, spirit)
            if action == words.INVOKE_CARD | BLEAKNESS:
                self._power(edition, spirit)
        if verb == words.ABSORB:
            near = REALMS_AT[g.space[seat]]
            if spirit == MISERY and noun not in near:
                self._power(edition, spirit)
            if spirit == LOVE and any(g.fortress_team[realm] == BLISS for realm in near):
                self._power(edition, spirit)
        elif isinstance(step, DelightCard) and action == words.YES:
            self._power(edition, spirit)
        elif isinstance(step, SphereBonus) and action == words.YES:
            self.shown.add(("sphere bonus", SPHERES[step.sphere]))
        elif verb == words.DISCARD:
            self._discarded = noun
        elif isinstance(step, RowToken) and verb == words.COLOUR and spirit == HARMONY:
            if noun != OFFICIAL.vibe[self._discarded]:
                self._power(edition, spirit)
        if isinstance(step, Act) and step.row == QUELL and not g.basic:
            refusals = [self.play.why_not(seat, words.QUELL_AT | slot) for slot in range(15)]
            if any(refusal is not None and refusal.key == "protected-by-empathy" for refusal in refusals):
                self.shown.add(("power", edition, "empathy"))

    def _power(self, edition: str, spirit: int) -> None:
        self.shown.add(("power", edition, SPIRITS[spirit]))

    def after(self) -> None:
        self.shown.add(("ending", ENDINGS[self.g.ending]))


# --- playing and telling again


def _liked(play: Play, picks: Rng, way: dict[str, int]) -> tuple[int, int]:
    seat = picks.pick(play.deciders())
    bag: list[int] = []
    for action in play.actions(seat):
        text = play.text(action)
        bag += [action] * next((lots for begins, lots in way.items() if text.startswith(begins)), USUAL)
    return seat, picks.pick(bag)


def recorded(given: Options, seed: int) -> tuple[Play, set[Feature]]:
    """A game played at random with our liking, and what it shows."""
    play = playing.new(GAME, seed, given)
    witness = Witness(play)
    picks = picks_for(seed)
    while not play.over:
        seat, action = _liked(play, picks, WAYS[seed % len(WAYS)])
        witness.before(seat, action)
        play.act(seat, action)
    witness.after()
    return play, witness.shown


# --- choosing


def tables() -> list[Options]:
    """The sets of options that are tried: every combination, and on the full game's boards all eight Spirits."""
    tried: list[Options] = GAME.options.combinations(["edition", "mode", "players", "team_board", "spirit_board"])
    for row in GAME.options.combinations(["edition", "team_board", "spirit_board"]):
        tried.append({**row, "spirits": ["harmony", "anxiety", "delight", "malice"]})
        tried.append({**row, "spirits": ["delight", "malice", "love", "misery"]})
    return tried


def candidates() -> Iterator[Candidate]:
    """Games to choose from: name, history and what each shows."""
    for given in tables():
        for seed in range(SEEDS):
            play, shown = recorded(given, seed)
            parts = [str(given.get("mode", "full")), str(given["edition"]), str(given.get("players", 4))]
            boards = f"{given['team_board']}{given['spirit_board']}"
            spirits = given.get("spirits")
            parts += [boards, *([spirits[0]] if isinstance(spirits, list) else []), str(seed)]
            yield "-".join(parts), play.save(), shown


def _ended(text: str) -> dict[str, object]:
    return result(retold(GAME, text, Witness)[0], ON_THE_TABLE)


def main() -> None:
    found = list(candidates())
    kept = chosen(found, everything())
    keep(FOLDER, [(name, text) for name, text, _ in kept], _ended)
    print(f"{len(kept)} of {len(found)} games kept, {sum(len(text) for _, text, _ in kept)} bytes")
    for feature in sorted(everything() - set().union(*(shown for _, _, shown in kept))):
        print("never shown:", " ".join(feature))


if __name__ == "__main__":
    main()
