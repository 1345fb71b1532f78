"""What the balance report counts in Unconscious Mind: points by source, rounds, every entry offered, taken and used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from mindtable.bots.tally import Key, Share, Tally
from mindtable.games.unconscious.pieces.board import ACTIONS, BONUSES, DISTRICT_SPACES
from mindtable.games.unconscious.pieces.cards import (
    CLIENTS,
    DREAMS,
    GRIEF,
    OVERLAYS,
    START_TILES,
    TILE_LEVEL,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.pieces.effects import MAIN, part_entry, part_op
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.client import FROM_DECK
from mindtable.games.unconscious.rules.desk import SOURCES
from mindtable.games.unconscious.rules.notebook import tile_at
from mindtable.games.unconscious.rules.parts import Parts
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.games.unconscious.wording import words
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play

OFFERED: Final = "offered"
TAKEN: Final = "taken"
USED: Final = "used"
LEVELS: Final = "tile level in a free choice"
# Events whose entry has been used, with the table it is counted in and the column.
_HEARD: Final = {
    "plays-research": ("research", "card", "played"),
    "publishes": ("treatises", "treatise", "published"),
    "catharsis": ("clients", "client", "catharsis"),
    "cures": ("clients", "client", "cured"),
    "treats": ("dreams", "dream", USED),
    "goal": ("goals", "goal", "won"),
    "inkpot": ("inkpot spaces", "space", "reached"),
}


class UnconsciousTally(Tally):
    choices: ClassVar[Sequence[str]] = (
        "notebook tiles",
        "clients",
        "dreams",
        "treatises",
        "location bonuses",
        "district bonuses",
    )
    shares: ClassVar[Sequence[Share]] = (
        Share(
            table=LEVELS,
            entry="II",
            low=0.35,
            high=0.65,
            told="level II in {share} of the free choices between a level I and a level II tile",
        ),
    )

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        play.listen(self._hear)

    @property
    def g(self) -> State:
        return cast(State, self.play.position)

    def order(self) -> list[int]:
        return [(self.g.first + turn) % self.g.players for turn in range(self.g.players)]

    def before(self, seat: int, action: int) -> None:
        step = self.play.step()
        for offered in self.play.actions(seat):
            key = self._entry(step, seat, offered)
            if key:
                self.counts[*key, OFFERED] += 1
                if offered == action:
                    self.counts[*key, TAKEN] += 1
        self._level(step, seat, action)
        top = self.g.stack[-1]
        if isinstance(top, Parts) and action & ~1023 == words.PART:
            part = top.parts[action & 1023]
            if part_op(part) == MAIN:
                self._used_tile(part_entry(part))
        elif step == "choose-tile" and action & ~1023 == words.CELL:
            self._used_tile(self.g.notebook[9 * seat + (action & 1023)])

    def _used_tile(self, tile: int) -> None:
        self.counts["notebook tiles", TILES[tile], USED] += 1

    def _entry(self, step: str, seat: int, action: int) -> Key | None:
        """The table and the entry that an action would take."""
        g, noun = self.g, action & 1023
        match action & ~1023:
            case words.TURN:
                return "kinds of turn", ("state", "recall", "treat")[noun]
            case words.POINT if step == "idea-point":
                return "meeting table", ACTIONS[noun]
            case words.TILE:
                tile = tile_at(g, noun)
                return ("notebook tiles", TILES[tile]) if tile >= 0 else None
            case words.START:
                return "notebook tiles", TILES[START_TILES[g.office[seat]][noun]]
            case words.CLIENT:
                return "clients", CLIENTS[g.start_pool[noun] if g.start_pool else g.client_display[noun]]
            case words.DREAM if noun < FROM_DECK:
                return "dreams", DREAMS[g.manifest_display[noun]]
            case words.PUBLISH:
                return "treatises", TREATISES[noun]
            case words.DISTRICT:
                return "district bonuses", DISTRICT_SPACES[noun]
            case words.BONUS:
                side = g.overlay[noun // 3]
                if side < 0:
                    return "location bonuses", BONUSES[noun]
                return "overlay bonuses", f"{OVERLAYS[side // 2]} {'grey' if side % 2 else 'colour'} {noun % 3 + 1}"
            case words.FREE:
                return "free actions", words.FREE_KINDS[noun]
        return None

    def _level(self, step: str, seat: int, action: int) -> None:
        """Where a tile of either level could be had for the same price: which one."""
        if step == "tile-spot" and action & ~1023 == words.TILE:
            spots = [offered & 1023 for offered in self.play.actions(seat) if offered & ~1023 == words.TILE]
            levels = sorted(TILE_LEVEL[tile] for spot in spots if (tile := tile_at(self.g, spot)) >= 0)
            chosen = tile_at(self.g, action & 1023)
            if levels == [1, 2] and chosen >= 0:
                self.counts[LEVELS, "I" if TILE_LEVEL[chosen] == 1 else "II", TAKEN] += 1

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in _HEARD:
                table, name, column = _HEARD[event.kind]
                self.counts[table, str(event.args[name]), column] += 1
            if event.kind == "catharsis":
                assert event.args["grief"] in GRIEF
                self.counts["grief layers", str(event.args["grief"]), USED] += 1

    def after(self) -> None:
        g = self.g
        rounds = g.turns // g.players
        self.counts["rounds", f"{rounds // 5 * 5:3} to {rounds // 5 * 5 + 4}", "ended"] += 1
        self.counts["rounds", "all", "rounds"] += rounds
        for seat in range(g.players):
            for number, source in enumerate(SOURCES):
                self.counts["points by source (all players)", source, "points"] += g.earned[8 * seat + number]
            for part, points in final_parts(g, seat).items():
                self.counts["points by source (all players)", f"final: {part}", "points"] += points
