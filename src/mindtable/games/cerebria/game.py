"""Cerebria, bound together: what the kernel asks of a game, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from mindtable import content as packs
from mindtable.games.cerebria import invariants, scenario
from mindtable.games.cerebria.pieces.board import ASPIRATIONS, REALMS, SPHERES, TEAMS, VIBES, WILD
from mindtable.games.cerebria.pieces.cards import CARD, CARD_ROWS, CARDS, MOST_ESSENCE, OFFICIAL, Cards
from mindtable.games.cerebria.pieces.spirit_boards import BOARD_ROWS, EDITIONS, SPIRITS, UPGRADES
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules import (
    absorb,
    action,
    activated,
    cradle,
    drain,
    empower,
    entry,
    fortify,
    insecurity,
    intention,
    invoke,
    land,
    move,
    network,
    quell,
    relish,
    revelation,
    scoring,
    setup,
    turn,
    vibe,
    willow,
)
from mindtable.games.cerebria.rules import options as chosen
from mindtable.games.cerebria.rules.deck import DECK_PROVENANCE, DECKS
from mindtable.games.cerebria.rules.row import ROWS
from mindtable.games.cerebria.view import catalogue, secret
from mindtable.games.cerebria.view import view as views
from mindtable.games.cerebria.wording.events import EVENTS, WORDS
from mindtable.games.cerebria.wording.reasons import ALL as ALL_REASONS
from mindtable.games.cerebria.wording.words import VOCABULARY
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import Rng

PACKAGE: Final = "mindtable.games.cerebria"

# In the order of their numbers, on which the learning environments rely.
STEPS: Final[tuple[type[Step[State]], ...]] = (
    setup.PlaceSpirit,
    setup.PlaceStarting,
    setup.StartToken,
    setup.StartColour,
    turn.NextTurn,
    turn.Turn,
    turn.Finish,
    turn.EndTurn,
    action.Act,
    action.RowToken,
    vibe.FreeToken,
    vibe.TokenColour,
    move.Pushing,
    move.OnArrival,
    invoke.InvokeSlot,
    quell.QuellReveal,
    quell.QuellAmount,
    quell.QuellResolve,
    empower.SpreadingCard,
    drain.DrainSphere,
    fortify.GloomyTurn,
    relish.KeepOne,
    entry.EntrySlot,
    entry.DesireSpace,
    entry.LongingEmotion,
    entry.LongingSlot,
    insecurity.BlockToken,
    activated.SelflessSlot,
    cradle.CradleMore,
    network.NetworkEmotion,
    network.NetworkSlot,
    land.LandEmotion,
    land.LandAmount,
    willow.WillowAmount,
    absorb.AbsorbAmount,
    absorb.AbsorbTake,
    absorb.SphereBonus,
    absorb.DelightCard,
    absorb.AbsorbEnd,
    absorb.SereneTurn,
    revelation.Revelation,
    revelation.RemoveAspiration,
    revelation.Look,
    revelation.ChooseHidden,
    revelation.RevelationEnd,
    relish.DrawAfter,
    setup.StartingHands,
)
ROWS[:] = [move.Move(), invoke.Invoke(), quell.Quell(), fortify.Fortify(), empower.Empower()]
# Kinds of noun whose texts stand under another name.
_NOUN_KEYS: Final = {
    "card": "emotion",
    "realm": "realm",
    "action": "spirit-action",
    "upgrade": "upgrade",
    "colour": "vibe",
    "aspiration": "aspiration",
    "token-space": "token-space",
    "ability": "ability",
}


def space_key(space: str) -> str:
    """A Spirit space is called by its Realm or Frontier."""
    return f"realm-{space}" if space in REALMS else f"frontier-{space}"


class Cerebria(Game[State]):
    id = "cerebria"
    rules_version = 1
    package = PACKAGE
    options = chosen.SCHEMA
    vocabulary = VOCABULARY
    steps = STEPS
    events = EVENTS
    clauses = packs.clause_book(PACKAGE)
    reasons = ALL_REASONS
    view_type = views.CerebriaView
    facts_type = views.Facts
    most_decisions = 2_000  # even random play ends most games in 400

    def __init__(self) -> None:
        self._packs: dict[str, Cards] = {}

    def teams(self, options: Options) -> list[int]:
        return chosen.teams(options)

    def seat_name(self, options: Options, seat: int) -> str:
        return f"spirit-{SPIRITS[chosen.spirits(options)[seat]]}"

    def check_options(self, options: Options) -> list[Reason]:
        wrong = chosen.check(options)
        if not wrong:
            self._cards(options)
        return wrong

    def set_up(self, options: Options, rng: Rng) -> State:
        return setup.set_up(options, rng, self._cards(options))

    def _cards(self, options: Options) -> Cards:
        """Our cards, or ours with a player's pack laid over them."""
        named = options["pack"]
        assert isinstance(named, list)
        if not named:
            return OFFICIAL
        if named[0] not in self._packs:
            pack = packs.read_pack(Path(named[0]), self)
            self._packs[named[0]] = Cards(pack.entries.get("emotion", {}))
        return self._packs[named[0]]

    def view(self, g: State, viewer: int) -> views.CerebriaView:
        return views.view(g, viewer)

    def determinise(self, g: State, viewer: int, rng: Rng) -> State:
        return secret.determinise(g, viewer, rng)

    def scores(self, g: State) -> list[int]:
        return [scoring.total(g, team) for team in g.teams]

    def winners(self, g: State) -> list[int]:
        team = scoring.winner(g)
        return [seat for seat in range(len(g.teams)) if g.teams[seat] == team]

    def arrange(self, g: State, table: Mapping[str, object]) -> None:
        scenario.arrange(g, table)

    def invariants(self, g: State) -> Iterable[str]:
        return invariants.broken(g)

    # --- content and text

    def content(self) -> Iterable[tuple[str, str, str]]:
        for row in CARD_ROWS:
            yield "emotion", row["id"], row["provenance"]
            if "power_provenance" in row:
                yield "emotion-power", row["id"], row["power_provenance"]
        for deck, provenance in DECK_PROVENANCE.items():
            yield "deck", deck, provenance
        for row in BOARD_ROWS:
            yield "board", f"{row['spirit']}-{row['edition']}", row["provenance"]

    def catalogue(self, options: Options | None = None) -> Iterable[Entry]:
        return catalogue.catalogue(OFFICIAL if options is None else self._cards(options))

    def content_schema(self) -> Mapping[str, Mapping[str, str]]:
        return {"emotion": {"vibe": "word", "spaces": "numbers", "threshold": "number"}}

    def impossible_fields(self, kind: str, entry: Mapping[str, object]) -> Iterable[str]:
        """A card has a few Essence spaces, a Vibe of the four colours and a threshold it can reach."""
        if "vibe" in entry and entry["vibe"] not in VIBES[1:WILD]:
            yield "vibe"
        spaces = entry.get("spaces")
        if isinstance(spaces, list) and not (1 <= len(spaces) <= MOST_ESSENCE and all(0 <= n <= 9 for n in spaces)):
            yield "spaces"
        size = len(spaces) if isinstance(spaces, list) else OFFICIAL.size[CARD[str(entry["id"])]]
        threshold = entry.get("threshold")
        if isinstance(threshold, int) and not 1 <= threshold <= size:
            yield "threshold"

    def phrase_args(self) -> Mapping[str, Sequence[str]]:
        return packs.phrases(PACKAGE)

    def noun_key(self, kind: str, name: str) -> str:
        if kind in ("amount", "seat", "seat-token-space"):
            return ""
        if kind == "space":
            return space_key(name)
        return f"{_NOUN_KEYS.get(kind, 'noun-' + kind)}-{name}"

    def choice_key(self, option: str, choice: str) -> str:
        if option == "spirits":
            return f"spirit-{choice}"
        if option == "shaper":
            return f"team-{choice}"
        return f"option-{option}-{choice}"

    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]:
        words = {name: f"{WORDS[name]}-{value}" for name, value in args.items() if name in WORDS}
        if "space" in args:
            words["space"] = space_key(str(args["space"]))
        if "team" in args:
            words["team"] = f"team-{TEAMS[int(str(args['team']))]}"
        return words

    def reason_words(self, reason: Reason) -> dict[str, str]:
        known = {"card": ("emotion", CARDS), "deck": ("deck", tuple(DECKS)), "spirit": ("spirit", SPIRITS)}
        return {
            name: f"{known[name][0]}-{value}"
            for name, value in reason.args.items()
            if name in known and value in known[name][1]
        }

    def text_keys(self) -> Iterable[str]:
        named = (
            ("intention", intention.NAMES),
            ("cause", views.ENDINGS[1:]),
            ("fragment", scoring.SIZES),
            ("deck", DECKS),
            ("sphere", SPHERES),
        )
        explained = (("upgrade", UPGRADES), ("aspiration", ASPIRATIONS), ("sphere", SPHERES))
        yield from (f"{kind}-{name}" for kind, names in named for name in names)
        yield from (f"{kind}-{name}-help" for kind, names in explained for name in names)
        yield from (f"spirit-{spirit}-power-{edition}" for spirit in SPIRITS for edition in EDITIONS)
        yield from (f"upgrade-{upgrade}-help-first" for upgrade in catalogue.OTHERWISE_IN_FIRST)
        yield from ("upgrade-relish-help-two-keep-one", "willpower", "essence", "ambition", "intensity")


GAME: Final = Cerebria()
