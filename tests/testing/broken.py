"""Lanterns with one thing broken at a time, to see that the suite and the fuzzer notice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self, cast

from tests.games.lanterns import LanternsGame, LanternsView, steps
from tests.games.lanterns.state import Lanterns, spot
from tests.games.lanterns.words import DONE, DRAW, LIGHT

from mindtable.kernel.actions import noun_of
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.options import Options
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rng import Rng


def with_step(usual: type[Step[Lanterns]], broken: type[Step[Lanterns]]) -> LanternsGame:
    """Lanterns with one kind of step replaced."""

    class Replacing(Lanterns):
        def push(self, step: Step[Any]) -> None:
            super().push(broken(*step.encode()[1:]) if type(step) is usual else step)

    game = WithPosition(Replacing)
    game.steps = [broken if kind is usual else kind for kind in game.steps]
    return game


# --- secrecy


class TellsTheNextCard(LanternsGame):
    def view(self, g: Lanterns, viewer: int) -> LanternsView:
        return cast("LanternsView", {**super().view(g, viewer), "next": g.deck[-1] if g.deck else -1})


class SaysNoColour(LanternsGame):
    def view(self, g: Lanterns, viewer: int) -> LanternsView:
        return {**super().view(g, viewer), "lighting": "mauve" if g.round > 1 else ""}


class TellsByTheOrderOfKeys(LanternsGame):
    def view(self, g: Lanterns, viewer: int) -> LanternsView:
        view = super().view(g, viewer)
        return cast("LanternsView", dict(reversed(view.items()))) if g.deck and g.deck[-1] == 0 else view


class PeeksWhenSampling(LanternsGame):
    def determinise(self, g: Lanterns, viewer: int, rng: Rng) -> Lanterns:
        new = g.clone()
        rng.shuffle(new.deck)  # from where the cards are, not from what the viewer knows
        return new


class QuietDraw(steps.Turn):
    """Draws without saying that anyone learns anything."""

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        super().answer(g, seat, action)
        if action == DRAW:
            g.barrier, g.learned = False, 0


class LoudDraw(steps.Turn):
    """Tells everyone which card was drawn."""

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        super().answer(g, seat, action)
        if action == DRAW and g.listening:
            for event in g.events:
                event.args["colour"] = event.secret["colour"] if event.secret else ""


class BetrayingReaction(steps.Reaction):
    merge_forced = True


class BetrayingRefusal(steps.Turn):
    def check(self, g: Lanterns, seat: int, action: int) -> Reason:
        reason = super().check(g, seat, action)
        return reason if reason is OK else reason.with_args(cards=sum(g.hands[(seat + 1) % len(g.hands)]))


class SecretDice(steps.Shore):
    """Uses chance behind the kernel's back."""

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        g.bonus[seat % 2] += g.rng.below(2)
        super().answer(g, seat, action)


# --- keeping


class SharedBeacons(Lanterns):
    """A clone that shares a list with its original."""

    def clone(self) -> Self:
        new = super().clone()
        new.beacons = self.beacons
        new.bonus = self.bonus
        return new


class Forgetful(Lanterns):
    """A snapshot that leaves something out."""

    FIELDS: ClassVar[tuple[str, ...]] = tuple(name for name in Lanterns.FIELDS if name != "beacons")


class WithPosition(LanternsGame):
    def __init__(self, kind: type[Lanterns]) -> None:
        super().__init__()
        self.kind = kind

    def set_up(self, options: Options, rng: Rng) -> Lanterns:
        usual = super().set_up(options, rng)
        g = self.kind(rng, len(usual.hands))
        usual.clone_kernel(g)
        g.rng = rng
        for name in Lanterns.FIELDS:
            setattr(g, name, getattr(usual, name))
        return g


# --- legality


class OffersTooMuch(steps.Turn):
    def actions(self, g: Lanterns, seat: int) -> list[int]:
        return sorted({LIGHT, *super().actions(g, seat)})


class OffersTooLittle(steps.Turn):
    def actions(self, g: Lanterns, seat: int) -> list[int]:
        return [action for action in super().actions(g, seat) if action != DONE] or [DONE]


class UndeclaredReason(steps.Turn):
    def check(self, g: Lanterns, seat: int, action: int) -> Reason:
        reason = super().check(g, seat, action)
        return reason if reason is OK else Reason("made-up")


class ChangesWhenAsked(steps.Turn):
    def check(self, g: Lanterns, seat: int, action: int) -> Reason:
        g.bonus[0] += 1
        return super().check(g, seat, action)


class Endless(steps.Round):
    def run(self, g: Lanterns) -> None:
        g.round = min(g.round, g.rounds - 1)
        super().run(g)


class DeadEnd(steps.Turn):
    def actions(self, g: Lanterns, seat: int) -> list[int]:
        return [action for action in super().actions(g, seat) if action != DONE]


# --- for the fuzzer


class LosesACard(steps.Turn):
    """A blue lantern lit in the last round, with another blue one on the far shore, loses a green card."""

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        super().answer(g, seat, action)
        if action == LIGHT | 2 and g.round == g.rounds and g.shores[spot(seat % 2, 1, 2)] and g.deck.count(1):
            g.deck.remove(1)


class Crashes(steps.Reaction):
    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        if seat == 0 and noun_of(self.colour) == 1 and g.round == 2:
            raise KeyError("green")
        super().answer(g, seat, action)


class CrashingView(LanternsGame):
    def view(self, g: Lanterns, viewer: int) -> LanternsView:
        if any(g.lost):
            raise ZeroDivisionError("lost lanterns")
        return super().view(g, viewer)


# --- wording


class QuestionOfSecrets(LanternsGame):
    """Asks about the next card of the deck."""

    def question(self, g: Lanterns, viewer: int) -> Phrase:
        return Phrase("verb-light", noun=g.deck[-1]) if g.deck else super().question(g, viewer)


class LabelsOfSecrets(LanternsGame):
    def label(self, g: Lanterns, seat: int, action: int) -> Phrase:
        return Phrase("verb-light", noun=g.deck[-1]) if g.deck else super().label(g, seat, action)


class MissingWords(LanternsGame):
    def label(self, g: Lanterns, seat: int, action: int) -> Phrase:
        return Phrase("verb-whisper")


class UndeclaredWords(LanternsGame):
    def question(self, g: Lanterns, viewer: int) -> Phrase:
        return Phrase("event-calm", loud=1)


class CallsAllTheSame(LanternsGame):
    def label(self, g: Lanterns, seat: int, action: int) -> Phrase:
        return Phrase("verb-done")


CARDS = [Entry(kind, id, provenance, Phrase(f"noun-colour-{id}")) for kind, id, provenance in LanternsGame().content()]
CARD = CARDS[0]
NAMELESS = Entry("card", "mauve", "rulebook", Phrase("noun-colour-mauve"))


class Listed(LanternsGame):
    """Lanterns with this catalogue."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries

    def catalogue(self, options: Options | None = None) -> Iterable[Entry]:
        return self.entries
