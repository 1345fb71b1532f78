"""An independent reading of the effect notation: what an entry's text says must come of it, resolved by hand.

A `Desk` is what a player has. A `Reading` resolves an effect through the game's own actions, one part after the other,
always in the same way (the insight that fits exactly, the first part first), and keeps beside it, from the words alone,
what the desk must look like then. It knows nothing of how the rules read effects.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

from tests.unconscious.table import choices, dial, do, state

from mindtable.games.unconscious.pieces.board import INKPOT_SPACES
from mindtable.games.unconscious.pieces.cards import RESEARCH, TILES
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.games.unconscious.rules.payment import Pay
from mindtable.kernel.play import Play

QUALITY_OF_ROW = {"1": "growth", "2": "freedom", "3": "passion"}
QUALITY_AT = dict(zip(LOCATIONS, ["growth", "growth", "freedom", "freedom", "passion", "passion"], strict=True))
INWARDS = {"major": "median", "median": "minor"}
OUTWARDS = {"minor": "median", "median": "major"}
THERAPY_POINTS = {7: 2, 6: 1}
# What stands ready for effects that use something else: tiles in the notebook, cards, a client with a dream.
TILE_MAINS = {
    "one-01": "generate minor growth",
    "one-02": "generate minor freedom",
    "one-03": "generate minor passion",
    "one-05": "coffee 1",
}
CARDS = {"a-diary-in-cipher": "bright 1", "the-forger-and-his-double": "box 1"}
DREAMS = {
    "market-of-masks": "minor growth + minor passion: therapy 1, box 1, points 2, coffee 1",
    "unlit-lighthouse": "minor freedom + minor growth: therapy 1, box 1, points 2, coffee 1",
}


def rows(file: str, kind: str) -> list[dict[str, Any]]:
    """The entries of a content file as they are written there."""
    content = resources.files("mindtable.games.unconscious") / "content" / f"{file}.toml"
    found: list[dict[str, Any]] = tomllib.loads(content.read_text("utf-8"))[kind]
    return found


def cost_of(text: str) -> list[str]:
    return [icon.strip() for icon in text.partition(":")[0].split("+")] if ":" in text else []


def gains_of(text: str) -> list[str]:
    return [gain.strip() for gain in text.rpartition(":")[2].split(",")]


def area_for(icon: str) -> str:
    """The insight that pays an icon exactly: growth where there is a choice; a median freedom to repress."""
    if icon == "repress":
        return "freedom-median"
    level, quality = icon.split()
    return f"{'growth' if quality == 'any' else quality}-{level}"


class Desk:
    """What a player has, as far as an effect can change it."""

    def __init__(self, play: Play, seat: int = 0) -> None:
        g = state(play)
        self.points = g.points[seat]
        self.coffee = g.coffee[seat]
        self.boxes = g.boxes[seat]
        self.bright = g.bright[seat]
        self.dial = Counter(dial(play, seat))
        self.hand = {RESEARCH[card] for card in g.hands[seat]}
        self.in_play = {RESEARCH[card] for card in g.in_play[seat]}
        self.notebook = [TILES[tile] if tile >= 0 else "" for tile in g.notebook[9 * seat : 9 * seat + 9]]
        self.therapy = g.room_therapy[2 * seat]
        self.second_room = bool(g.second_room[seat])
        self.professor = LOCATIONS[g.professor[seat]]
        self.inkpot = INKPOT_SPACES[g.inkpot[seat]]
        self.reputation = g.reputation[seat]
        self.freud = g.freud_marker

    def move(self, area: str, to: str) -> None:
        self.dial[area] -= 1
        self.dial[to] += 1

    def told(self) -> dict[str, object]:
        return {**vars(self), "dial": +self.dial}


class Setting:
    """The table an effect is resolved at: nothing on it interferes, and whatever an effect may ask for is there."""

    def __init__(self, *texts: str, avoid: str = "", **seat: object) -> None:
        """`avoid` is the entry that is tested, so it cannot lie in the setting as well."""
        tiles = [tile for tile in TILE_MAINS if tile != avoid]
        self.row_tile, self.other_row_tile = tiles[0], tiles[1]
        self.top_tile = self._spare("one", avoid)[0]
        self.card = next(card for card in CARDS if card != avoid)
        self.dream = next(dream for dream in DREAMS if dream != avoid)
        self.draws = [card for card in ("masks-and-faces", "duets-and-doubles") if card != avoid]
        dial = Counter(area for text in texts for area in self._insights(text))
        self.seat: dict[str, object] = {
            "coffee": 1,
            "boxes": 1,  # so that a free action is always there and no decision is taken for lack of a choice
            "laps": 1,
            "professor": "theatre",
            "insights": dict(dial),
            "notebook": [self.row_tile, "", "", "", "", "", self.other_row_tile],
            "hand": [self.card],
            "rooms": [f"the-girl-who-drew-doors - {self.dream} wish-to-be-found 5"],
            **seat,
        }
        self.table: dict[str, object] = {
            "freud": "opera",
            "research": ["the-hunger-for-applause", "the-dying-heroine"],
            "research_deck": self.draws,
        }
        self.sections: dict[str, dict[str, object]] = {
            "options": {"players": 2},
            "tiles": {
                "i": [self.top_tile, *self._spare("one", avoid)[1:3]],
                "ii": self._spare("two", avoid)[:3],
            },
            "seat.1": {"professor": "opera"},
        }

    def _spare(self, level: str, avoid: str) -> list[str]:
        """Tiles for the display."""
        return [tile for tile in (f"{level}-{number}" for number in range(19, 24)) if tile != avoid]

    def _insights(self, text: str) -> Iterator[str]:
        """What must lie on the dial for an effect to be paid for and to have something to work on."""
        for icon in cost_of(text):
            yield area_for(icon)
        for gain in gains_of(text):
            words = gain.split()
            if words[0] == "elevate":
                yield from [f"{words[2] if len(words) == 3 else 'passion'}-minor"] * int(words[1])
            elif gain.startswith("transfer 1 or"):
                yield f"{words[5]}-minor"
            elif words[0] == "transfer":
                yield from ["growth-minor"] * int(words[1])
            elif gain == "treat":
                yield from self._insights(DREAMS[self.dream])

    def scenario(self) -> str:
        lines = [f"{name} = {_toml(value)}" for name, value in self.table.items()]
        for section, values in {**self.sections, "seat.0": self.seat}.items():
            lines += [f"[{section}]", *(f"{name} = {_toml(value)}" for name, value in values.items())]
        return "\n".join(lines)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


class Reading:
    """Resolves effects in a game and tells what the desk must be."""

    def __init__(self, play: Play, setting: Setting, transfer: bool = False, coffee: bool = False) -> None:
        self.play = play
        self.setting = setting
        self.desk = Desk(play)
        self.transfers = transfer  # of "transfer or elevate", the transfer
        self.coffee = coffee  # instead of a repress
        self.draws = list(setting.draws)

    def check(self) -> None:
        """The game and the reading agree."""
        assert Desk(self.play).told() == self.desk.told()

    def resolve(self, text: str) -> None:
        """Pay for an effect that has been started, and take all it brings."""
        self._pay(cost_of(text))
        gains = gains_of(text)
        for gain in gains:
            self._at_once(gain)
        waiting = [gain for gain in gains if gain.split()[0] not in ("points", "coffee", "bright", "box", "room")]
        alone = [gain.split()[0] for gain in waiting] == ["reputation"]
        for gain in sorted(waiting, key=lambda gain: gain.startswith("reputation")):
            self._in_turn(gain, asked=not alone)

    def _pay(self, icons: list[str]) -> None:
        for icon in icons:
            area = area_for(icon)
            if icon == "repress" and self.coffee:
                self.desk.coffee -= 1
            elif icon == "repress":
                quality, level = area.split("-")
                self.desk.move(area, f"{quality}-{INWARDS[level]}")
            else:
                self.desk.move(area, "reserve")
        while self.play.step() == "pay":
            pay = state(self.play).stack[-1]
            assert isinstance(pay, Pay)
            icon = icons[-len(pay.icons)]
            do(self.play, "coffee" if icon == "repress" and self.coffee else f"pay {area_for(icon)}")

    def _at_once(self, gain: str) -> None:
        match gain.split():
            case ["points", number]:
                self.desk.points += int(number)
            case ["coffee", number]:
                self.desk.coffee += int(number)
            case ["bright", number]:
                self.desk.bright += int(number)
            case ["box", number]:
                self.desk.boxes += int(number)
            case ["room"]:
                self.desk.second_room = True

    def _in_turn(self, gain: str, asked: bool = True) -> None:
        """A part that asks for something; the part itself is chosen first."""
        words = gain.split()
        several = int(words[1]) if words[0] in ("elevate", "transfer") and "or" not in words else 1
        for _ in range(several):
            if asked:
                do(self.play, "part 0")
            self.part(gain)

    def part(self, gain: str) -> None:
        """A part that has been chosen."""
        play, desk = self.play, self.desk
        match gain.split():
            case ["generate", level, quality]:
                self.generate(level, quality)
            case ["elevate", _, *quality]:
                self._elevate(quality[0] if quality else "passion")
            case ["transfer", "1", "or", "elevate", "1", quality]:
                if self.transfers:
                    do(play, "transfer")
                    self._transfer(quality, "freedom" if quality != "freedom" else "growth")
                else:
                    self._elevate(quality)
            case ["transfer", _]:
                self._transfer("growth", "freedom")
            case ["research", "1"]:
                desk.hand.add(self.draws.pop(0))
                do(play, "done")  # no exchange
            case ["play", "1"]:
                self.play_card()
            case ["tile"]:
                do(play, "tile i-stack", "row 3")
                desk.notebook[desk.notebook.index("", 6)] = self.setting.top_tile
            case ["resolve", "tile", *twice]:
                for _ in range(2 if twice else 1):
                    do(play, "cell 1")
                    self.resolve(TILE_MAINS[self.setting.row_tile])
            case ["resolve", "row"]:
                do(play, "row 3")
                self.row("3", self.setting.other_row_tile)
            case ["resolve", "column"]:
                do(play, "column 1")
                for tile in (self.setting.row_tile, self.setting.other_row_tile):
                    do(play, "part 0")
                    self.resolve(TILE_MAINS[tile])
            case ["inkpot", reach]:
                assert choices(play) == [f"inkpot {by + 1}" for by in range(int(reach[-1]))]
                do(play, "inkpot 1")
                desk.inkpot = "row-1"
                self.row("1", self.setting.row_tile)
            case ["treat"]:
                do(play, "treat 1")
                self.resolve(DREAMS[self.setting.dream])
            case ["professor"]:
                do(play, "walk professor-1", "boost 0")
                desk.professor = LOCATIONS[(LOCATIONS.index(desk.professor) + 1) % 6]
                self.location(desk.professor)
            case ["location", place]:
                do(play, "boost 0")
                self.location(place)
            case ["track"]:
                desk.points += 1
                desk.coffee += 2
                do(play, "part 1")
                desk.coffee += 2
            case ["therapy", number]:
                for _ in range(int(number)):
                    desk.therapy -= 1
                    desk.points += THERAPY_POINTS.get(desk.therapy, 0)
            case ["reputation", "1"]:
                desk.reputation += 1
                desk.freud += 1
            case _:
                raise AssertionError(f"unread: {gain}")

    # --- what several effects lead to

    def generate(self, level: str, quality: str) -> None:
        if quality == "any":
            quality = "passion"
            do(self.play, "quality passion")
        if self.play.step() == "generate":
            do(self.play, "insight reserve")
        self.desk.move("reserve", f"{quality}-{level}")

    def _elevate(self, quality: str) -> None:
        do(self.play, f"insight {quality}-minor")
        self.desk.move(f"{quality}-minor", f"{quality}-{OUTWARDS['minor']}")

    def _transfer(self, quality: str, to: str) -> None:
        do(self.play, f"insight {quality}-minor", f"quality {to}")
        self.desk.move(f"{quality}-minor", f"{to}-minor")

    def play_card(self) -> None:
        card = self.setting.card
        do(self.play, f"card {card}")
        self.desk.hand.remove(card)
        self.desk.in_play.add(card)
        self.resolve(CARDS[card])

    def row(self, row: str, tile: str, text: str = "") -> None:
        """A row with one tile: what the row itself generates, then the tile."""
        do(self.play, "part 0")
        self.generate("minor", QUALITY_OF_ROW[row])
        do(self.play, "part 0")
        self.resolve(text or TILE_MAINS[tile])

    def location(self, place: str) -> None:
        """One resolution of the location's first effect, since nothing more is due."""
        do(self.play, "effect 1")
        self.resolve(f"generate minor {QUALITY_AT[place]}")
        assert self.play.step() != "location-effect"
