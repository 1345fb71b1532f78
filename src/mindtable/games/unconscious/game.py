"""Unconscious Mind, bound together: what the kernel asks of a game, answered by the files beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mindtable import content as packs
from mindtable.games.unconscious import invariants, scenario
from mindtable.games.unconscious.pieces import effects
from mindtable.games.unconscious.pieces.board import ACTIONS, AREAS, DISTRICTS, INKPOT_SPACES, LINES
from mindtable.games.unconscious.pieces.cards import (
    ABILITIES,
    CITY,
    CLIENT_ROWS,
    CLIENTS,
    DREAM_ROWS,
    DREAMS,
    GRIEF_ROWS,
    OVERLAY_ROWS,
    RESEARCH_ROWS,
    SYMBOLS,
    TILE_LEVEL,
    TILE_ROWS,
    TILES,
    TREATISE_ROWS,
)
from mindtable.games.unconscious.pieces.effects import LEVELS, LOCATIONS
from mindtable.games.unconscious.pieces.goal_cards import GOALS
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import (
    city,
    client,
    dial_steps,
    free_actions,
    idea,
    inkpot,
    notebook,
    own_turn,
    parts,
    payment,
    recall,
    research,
    resolving,
    scoring,
    setup,
    track,
    treat,
    treatise,
    turn,
)
from mindtable.games.unconscious.rules import options as chosen
from mindtable.games.unconscious.rules.desk import SOURCES
from mindtable.games.unconscious.view import catalogue, secret
from mindtable.games.unconscious.view import view as views
from mindtable.games.unconscious.wording import phrasing, words
from mindtable.games.unconscious.wording.events import EVENTS, WORDS, insight_way
from mindtable.games.unconscious.wording.reasons import ALL as ALL_REASONS
from mindtable.games.unconscious.wording.words import VOCABULARY
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK
from mindtable.kernel.rng import Rng

PACKAGE: Final = "mindtable.games.unconscious"

# In the order of their numbers.
STEPS: Final[tuple[type[Step[State]], ...]] = (
    setup.StartClient,
    client.ChooseDream,
    setup.StartTile,
    setup.StartRow,
    turn.NextTurn,
    turn.Turn,
    turn.EndTurn,
    turn.UseBoxes,
    client.NewClients,
    client.ChooseClient,
    idea.IdeaSpace,
    idea.IdeaPoint,
    idea.IdeaPlace,
    idea.TableAction,
    inkpot.InkpotMove,
    parts.Parts,
    parts.Gains,
    payment.Pay,
    dial_steps.Generate,
    dial_steps.GenerateQuality,
    dial_steps.Elevate,
    dial_steps.Transfer,
    dial_steps.TransferQuality,
    dial_steps.ElevateOrTransfer,
    resolving.ChooseTile,
    resolving.ChooseRow,
    resolving.ChooseColumn,
    treatise.OwnInsight,
    notebook.TileSpot,
    notebook.PlaceTile,
    research.DrawResearch,
    research.TwoCards,
    research.ExchangeCard,
    research.ExchangeWith,
    research.PlayCard,
    treatise.Gather,
    treatise.Published,
    city.Walk,
    city.Boost,
    city.LocationEffect,
    recall.RecallBonus,
    track.TrackAction,
    treat.Treating,
    treat.Therapy,
    treat.LayerGone,
)

# The free actions and the kinds of part bring about decisions that are built on the files which ask for them.
own_turn.FREE.append(free_actions.AtAnyPoint())
parts.KINDS.update(
    {
        effects.COFFEE: parts.CoffeePart(),
        effects.BOX: parts.BoxPart(),
        effects.RESEARCH: research.ResearchPart(),
        effects.PLAY: research.PlayPart(),
        effects.GENERATE: dial_steps.GeneratePart(),
        effects.ELEVATE: dial_steps.ElevatePart(),
        effects.TRANSFER: dial_steps.TransferPart(),
        effects.TILE: notebook.TilePart(),
        effects.RESOLVE_TILE: resolving.ResolveTilePart(),
        effects.RESOLVE_ROW: resolving.ResolveRowPart(),
        effects.RESOLVE_COLUMN: resolving.ResolveColumnPart(),
        effects.INKPOT: inkpot.InkpotPart(),
        effects.REPUTATION: parts.ReputationPart(),
        effects.TREAT: treat.TreatPart(),
        effects.PROFESSOR: city.WalkPart(),
        effects.TRACK: track.TrackPart(),
        effects.LOCATION: city.LocationPart(),
        effects.THERAPY: treat.TherapyPart(),
        effects.ELEVATE_OR_TRANSFER: dial_steps.ElevateOrTransferPart(),
        effects.MAIN: resolving.MainPart(),
        effects.BANNER: resolving.BannerPart(),
        effects.CARD_EFFECT: research.CardEffectPart(),
    }
)

# Kinds of noun whose texts stand under their own name, and those that are plain numbers.
_NAMED: Final = ("table", "quality", "research", "treatise")
_NUMBERS: Final = ("amount", "row", "column", "location-effect", "room", "display", "choice", "space")
_RESOURCES: Final = ("points", "coffee", "box", "idea", "bright", "insight", "therapy", "reputation")


class UnconsciousMind(Game[State]):
    id = "unconscious"
    rules_version = 1
    package = PACKAGE
    options = chosen.SCHEMA
    vocabulary = VOCABULARY
    steps = STEPS
    events = EVENTS
    clauses = packs.clause_book(PACKAGE)
    reasons = ALL_REASONS
    view_type = views.UnconsciousView
    facts_type = views.Facts

    def set_up(self, options: Options, rng: Rng) -> State:
        return setup.set_up(options, rng)

    def view(self, g: State, viewer: int) -> views.UnconsciousView:
        return views.view(g, viewer)

    def determinise(self, g: State, viewer: int, rng: Rng) -> State:
        return secret.determinise(g, viewer, rng)

    def scores(self, g: State) -> list[int]:
        return list(g.points)

    def winners(self, g: State) -> list[int]:
        return [scoring.winner(g)]

    def label(self, g: State, seat: int, action: int) -> Phrase:
        said = super().label(g, seat, action)
        return free_actions.label(g, seat, action, said) if action & ~1023 == words.FREE else said

    def arrange(self, g: State, table: Mapping[str, object]) -> None:
        scenario.arrange(g, table)

    def invariants(self, g: State) -> Iterable[str]:
        return invariants.broken(g)

    def idles(self, g: State, action: int) -> bool:
        """Passing, free actions, and a turn of treating when nobody can be treated."""
        if action == words.TREAT_CLIENTS:
            return not any(treat.check_treat(g, g.active, room) is OK for room in (0, 1))
        return action in (words.DONE, words.DISCARD) or action & ~1023 == words.FREE

    # --- content and text

    def content(self) -> Iterable[tuple[str, str, str]]:
        kinds = (
            ("tile", TILE_ROWS),
            ("research", RESEARCH_ROWS),
            ("treatise", TREATISE_ROWS),
            ("client", CLIENT_ROWS),
            ("grief", GRIEF_ROWS),
            ("dream", DREAM_ROWS),
            ("overlay", OVERLAY_ROWS),
            ("location", CITY["location"]),
            ("district", CITY["district"]),
            ("goal", CITY["goal"]),
            ("table-action", CITY["action"]),
        )
        for kind, rows in kinds:
            for row in rows:
                yield kind, row["id"], row["provenance"]

    def catalogue(self, options: Options | None = None) -> Iterable[Entry]:
        return catalogue.catalogue()

    def phrase_args(self) -> Mapping[str, Sequence[str]]:
        return packs.phrases(PACKAGE)

    def noun_key(self, kind: str, name: str) -> str:
        if kind in _NUMBERS:
            return ""
        return f"{kind}-{name}" if kind in _NAMED else super().noun_key(kind, name)

    def event_key(self, kind: str, args: Mapping[str, object]) -> str:
        """Moving an insight on the dial makes a sentence of its own for each way of it."""
        key = super().event_key(kind, args)
        if kind != "insight":
            return key
        way = insight_way(AREAS.index(str(args["insight"])), AREAS.index(str(args["to"])))
        return f"{key}-{way}" if way else key

    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]:
        words = {name: f"{WORDS[name]}-{value}" for name, value in args.items() if name in WORDS}
        if kind == "inkpot":
            words["space"] = f"inkpot-{args['space']}"
        elif kind == "district-bonus":
            words["space"] = f"noun-district-space-{args['space']}"
        elif kind == "bonus":
            words["bonus"] = f"noun-bonus-{args['bonus']}"
        elif "tile" in args:
            words["tile"] = f"tile-{phrasing.TILE_LEVELS[TILE_LEVEL[TILES.index(str(args['tile']))]]}"
            if "cell" in args:
                words["cell"] = f"noun-cell-{args['cell']}"
        return words

    def text_keys(self) -> Iterable[str]:
        named = (
            ("client", CLIENTS),
            ("dream", DREAMS),
            ("ability", ABILITIES[1:]),
            ("location", LOCATIONS),
            ("district", DISTRICTS),
            ("level", LEVELS),
            ("goal", GOALS),
            ("symbol", SYMBOLS[1:]),
            ("source", SOURCES),
            ("area", AREAS),
            ("line", range(1, len(LINES) + 1)),
            ("inkpot", INKPOT_SPACES),
            ("tile", phrasing.TILE_LEVELS),
            ("resource", _RESOURCES),
        )
        explained = (("ability", ABILITIES[1:]), ("goal", GOALS), ("table", ACTIONS))
        yield from (f"{kind}-{name}" for kind, names in named for name in names)
        yield from (f"{kind}-{name}-help" for kind, names in explained for name in names)
        yield from (f"client-{client}-about" for client in CLIENTS)


GAME: Final = UnconsciousMind()
