"""The recorded games: how they are played, what each of them shows, and which are kept.

    python -m tests.unconscious.golden_make

plays games at random, with a liking for what none before has shown, and keeps those that together show everything
there is in the box, for every number of players and with all modules. It writes each as a history into `golden/`, and
how each ended into `golden/results.json`. Run it after a change of the rules that is meant to change how games go.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from tests.golden import Candidate, Feature, chosen, keep, result, retold

from mindtable.games.unconscious.game import GAME
from mindtable.games.unconscious.pieces.board import ACTIONS, BONUSES, DISTRICT_SPACES, INKPOT_SPACES, TILE_3
from mindtable.games.unconscious.pieces.cards import (
    CITY,
    CLIENTS,
    DREAMS,
    GRIEF,
    OVERLAYS,
    RESEARCH,
    START_TILES,
    TILE_LEVEL,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.pieces.effects import BANNER, LOCATIONS, MAIN, part_entry, part_op
from mindtable.games.unconscious.pieces.goal_cards import GOALS
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.city import LocationEffect
from mindtable.games.unconscious.rules.client import FROM_DECK
from mindtable.games.unconscious.rules.notebook import tile_at
from mindtable.games.unconscious.rules.parts import Parts
from mindtable.games.unconscious.rules.setup import StartRow
from mindtable.games.unconscious.rules.track import TRACK_PARTS
from mindtable.games.unconscious.rules.treat import top_dream
from mindtable.games.unconscious.wording import words
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.playing import picks_for

FOLDER = Path(__file__).parent / "golden"
MOST_BYTES = 900_000
SIDES = ("colour", "grey")
TRIES = 40  # games tried for each one that is kept
MOST_GAMES = 24
# What lies on the table at the end, for the digest.
ON_THE_TABLE = (
    "turns",
    "signal",
    "idea_owner",
    "idea_count",
    "idea_action",
    "stacks",
    "tile_middle",
    "tile_right",
    "professor",
    "freud",
    "journalist",
    "fireworks",
    "bonus_used",
    "district_owner",
    "district_tokens",
    "overlay",
    "freud_marker",
    "reputation",
    "arrival",
    "goal_owner",
    "research_deck",
    "research_display",
    "treatise_owner",
    "treatise_cards",
    "routine_deck",
    "case_deck",
    "client_display",
    "grief_display",
    "grief_deck",
    "grief_discard",
    "latent_deck",
    "latent_discard",
    "manifest_deck",
    "manifest_discard",
    "manifest_display",
    "points",
    "coffee",
    "boxes",
    "bright",
    "ideas",
    "laps",
    "inkpot",
    "common",
    "own",
    "line_open",
    "notebook",
    "room_client",
    "room_grief",
    "room_therapy",
    "room_manifest",
    "room_latent",
    "second_room",
    "cured",
    "hands",
    "unseen",
    "in_play",
    "published",
)
ALL_MODULES: Options = {"journalist": True, "overlays": "mixed", "fireworks": True}


# --- what there is to show


def everything() -> set[Feature]:
    """All that the recorded games must show together."""
    wanted: set[Feature] = {("tile", tile) for tile in TILES}
    wanted |= {("banner", tile) for tile, level in zip(TILES, TILE_LEVEL, strict=True) if level}
    wanted |= {("start", tile) for tile, level in zip(TILES, TILE_LEVEL, strict=True) if not level}
    wanted |= {("research", card) for card in RESEARCH}
    wanted |= {("treatise", treatise) for treatise in TREATISES}
    wanted |= {(deed, client) for client in CLIENTS for deed in ("catharsis", "cured")}
    wanted |= {("layer", layer) for layer in GRIEF}
    wanted |= {("dream", dream) for dream in DREAMS}
    wanted |= {("overlay", overlay, side, str(n)) for overlay in OVERLAYS for side in SIDES for n in (1, 2, 3)}
    wanted |= {("effect", place, str(n)) for place in LOCATIONS for n in (1, 2, 3)}
    wanted |= {("bonus", bonus) for bonus in BONUSES}
    wanted |= {("district", space) for space in DISTRICT_SPACES}
    wanted |= {("goal", goal) for goal in GOALS}
    wanted |= {("track", str(number)) for number in range(len(TRACK_PARTS))}
    wanted |= {("income", str(row["id"])) for row in CITY["income"]}
    wanted |= {("inkpot", space) for space in INKPOT_SPACES}
    wanted |= {("turn", kind) for kind in ("state", "recall", "treat")}
    wanted |= {("action", action) for action in ACTIONS}
    wanted |= {("free", kind) for kind in words.FREE_KINDS}
    wanted |= {("walk", walk) for walk in words.WALKS}
    wanted |= {("table", str(players), modules) for players in (2, 3, 4) for modules in ("plain", "all modules")}
    return wanted


class Witness:
    """Watches a game and notes what it shows."""

    def __init__(self, play: Play) -> None:
        self.play = play
        options = play.options
        self.shown: set[Feature] = set()
        used = [options[name] for name in ("journalist", "overlays", "fireworks")]
        if used == [False, "none", False]:
            self.shown.add(("table", str(options["players"]), "plain"))
        elif options["journalist"] and options["fireworks"] and options["overlays"] != "none":
            self.shown.add(("table", str(options["players"]), "all modules"))
        play.listen(self._hear)

    @property
    def g(self) -> State:
        return cast(State, self.play.position)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            args = event.args
            match event.kind:
                case "plays-research":
                    self.shown.add(("research", str(args["card"])))
                case "publishes":
                    self.shown.add(("treatise", str(args["treatise"])))
                case "catharsis":
                    self.shown.add(("catharsis", str(args["client"])))
                    self.shown.add(("layer", str(args["grief"])))
                case "cures":
                    self.shown.add(("cured", str(args["client"])))
                case "treats":
                    self.shown.add(("dream", str(args["dream"])))
                case "bonus":
                    self.shown |= self._bonus(BONUSES.index(str(args["bonus"])))
                case "district-bonus":
                    self.shown.add(("district", str(args["space"])))
                case "goal":
                    self.shown.add(("goal", str(args["goal"])))
                case "inkpot":
                    self.shown.add(("inkpot", str(args["space"])))
                case "track":
                    space = self.g.reputation[cast(int, args["seat"])]
                    row = next(row for row in CITY["income"] if row["from"] <= space <= row["to"])
                    self.shown.add(("income", str(row["id"])))

    def before(self, seat: int, action: int) -> None:
        """An action is about to be done: note what follows from the position it is done in."""
        self.shown |= self.done_by(seat, action)

    def done_by(self, seat: int, action: int) -> set[Feature]:
        """What an action itself shows; the rest is heard."""
        g, step = self.g, self.play.step()
        top = g.stack[-1]
        verb, noun = action & ~1023, action & 1023
        if verb in (words.TURN, words.FREE, words.WALK):
            name, _, what = self.play.text(action).partition(" ")
            return {(name, what)}
        if isinstance(top, Parts) and verb == words.PART:
            part = top.parts[noun]
            if part_op(part) in (MAIN, BANNER):
                return {("tile" if part_op(part) == MAIN else "banner", TILES[part_entry(part)])}
        elif step == "choose-tile" and verb == words.CELL:
            return {("tile", TILES[g.notebook[9 * seat + noun]])}
        elif isinstance(top, StartRow):
            return {("start", TILES[top.tile])}
        elif isinstance(top, LocationEffect) and verb == words.EFFECT:
            return {("effect", LOCATIONS[top.location], str(noun + 1))}
        elif step == "track-action" and verb == words.PART:
            return {("track", str(noun))}
        elif step == "table-action" and verb == words.POINT:
            return {("action", ACTIONS[noun])}
        return set()

    def promised_by(self, seat: int, action: int) -> set[Feature]:
        """What an action may lead to, as far as it can be told beforehand."""
        g = self.g
        verb, noun = action & ~1023, action & 1023
        at = 2 * seat + noun
        match verb:
            case words.START:
                tile = TILES[START_TILES[g.office[seat]][noun]]
                return {("start", tile), ("tile", tile)}
            case words.CLIENT if not g.start_pool:
                client = CLIENTS[g.client_display[noun]]
                return {("cured", client), ("catharsis", client), ("layer", GRIEF[g.grief_display[noun]])}
            case words.CLIENT:
                return {(deed, CLIENTS[g.start_pool[noun]]) for deed in ("cured", "catharsis")}
            case words.DREAM if noun < FROM_DECK:
                return {("dream", DREAMS[g.manifest_display[noun]])}
            case words.TREAT:
                return {("dream", DREAMS[top_dream(g, seat, noun)]), *self._client(at)}
            case words.BOX:
                return self._client(at)
            case words.TILE:
                return self._tile(noun)
            case words.POINT if noun <= TILE_3 and g.coffee[seat] > noun:
                return self._tile(noun) | self._tile(noun + 3)
            case words.CARD if self.play.step() == "play-card":
                return {("research", RESEARCH[noun])}
            case words.PUBLISH:
                return {("treatise", TREATISES[noun])}
            case words.DISTRICT:
                return {("district", DISTRICT_SPACES[noun])}
            case words.BONUS:
                return self._bonus(noun)
            case words.ROW if self.play.step() == "choose-row":
                return {("tile", TILES[t]) for t in g.notebook[9 * seat + 3 * noun : 9 * seat + 3 * noun + 3] if t >= 0}
        return self.done_by(seat, action)

    def _client(self, at: int) -> set[Feature]:
        """What the client in a room still has to show."""
        client, grief = CLIENTS[self.g.room_client[at]], self.g.room_grief[at]
        if grief < 0:
            return {("cured", client)}
        return {("cured", client), ("catharsis", client), ("layer", GRIEF[grief])}

    def _tile(self, spot: int) -> set[Feature]:
        tile = tile_at(self.g, spot)
        if tile < 0:
            return set()
        return {("tile", TILES[tile]), ("banner", TILES[tile])} if spot % 3 else {("tile", TILES[tile])}

    def _bonus(self, bonus: int) -> set[Feature]:
        side = self.g.overlay[bonus // 3]
        if side < 0:
            return {("bonus", BONUSES[bonus])}
        return {("overlay", OVERLAYS[side // 2], SIDES[side % 2], str(bonus % 3 + 1))}

    def after(self) -> None:
        pass


# --- playing

# How many lots an action gets in the draw, by its verb; 6 where nothing is said.
LOTS = {words.DONE: 1, words.DISCARD: 1, words.FREE: 1, words.PUBLISH: 40, words.DISTRICT: 40, words.BOX: 12}
PROMISING = 40


def _liked(play: Play, witness: Witness, missing: set[Feature], picks: Rng) -> tuple[int, int]:
    """Something at random; what may show something not yet seen is liked."""
    seat = play.deciders()[0]
    bag: list[int] = []
    for action in play.actions(seat):
        lots = LOTS.get(action & ~1023, 6)
        if action == words.TREAT_CLIENTS:
            lots = 1 if GAME.idles(witness.g, action) else 24
        elif action == words.RECALL_IDEAS:
            lots = 6 * sum(owner == seat for owner in witness.g.idea_owner) - 5
        elif (witness.promised_by(seat, action) - witness.shown) & missing:
            lots = PROMISING
        bag += [action] * lots
    return seat, picks.pick(bag)


def recorded(given: Options, seed: int, missing: set[Feature]) -> tuple[Play, set[Feature]]:
    """A game played at random with a liking for what is missing, and what it shows."""
    play = playing.new(GAME, seed, given)
    witness = Witness(play)
    picks = picks_for(seed)
    while not play.over:
        seat, action = _liked(play, witness, missing, picks)
        witness.before(seat, action)
        play.act(seat, action)
    witness.after()
    return play, witness.shown


# --- choosing


def tables() -> Iterator[tuple[str, Options]]:
    """The tables the games are played at: one of each kind, then two players with other overlays again and again."""
    for players in (2, 3, 4):
        yield f"{players}-plain", {"players": players}
        yield f"{players}-all", {**ALL_MODULES, "players": players}
    while True:
        for overlays in ("grey", "coloured", "none"):
            yield f"2-{overlays}", {"players": 2, "overlays": overlays}


def candidates(wanted: set[Feature]) -> Iterator[Candidate]:
    """Games to choose from, each played towards what those before it have not shown."""
    missing = set(wanted)
    for number, (name, given) in enumerate(tables()):
        tries = [recorded(given, seed, missing) for seed in range(TRIES * number, TRIES * number + TRIES)]
        # The one that shows most that is new for its length.
        play, shown = max(tries, key=lambda tried: len(tried[1] & missing) / (tried[0].number + 1000))
        missing -= shown
        yield f"{name}-{play.seed}", play.save(), shown
        if not missing or number == MOST_GAMES:
            return


def _ended(text: str) -> dict[str, object]:
    return result(retold(GAME, text, Witness)[0], ON_THE_TABLE)


def main() -> None:
    wanted = everything()
    found = list(candidates(wanted))
    kept = chosen(found, wanted)
    keep(FOLDER, [(name, text) for name, text, _ in kept], _ended)
    print(f"{len(kept)} of {len(found)} games kept, {sum(len(text) for _, text, _ in kept)} bytes")
    for feature in sorted(wanted - set().union(*(shown for _, _, shown in kept))):
        print("never shown:", " ".join(feature))


if __name__ == "__main__":
    main()
