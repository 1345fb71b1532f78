"""Duel, an example for authors: secret simultaneous bids for prizes that chance offers, each for oneself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import only, permits

from . import steps, words
from .state import Duel
from .words import CARDS, HIGHEST_CARD


class DuelGame(Game[Duel]):
    id = "duel"
    package = __name__
    options = words.OPTIONS
    vocabulary = words.VOCABULARY
    steps = steps.STEPS
    events = words.EVENTS
    clauses = words.CLAUSES
    reasons = words.REASONS

    def set_up(self, options: Options, rng: Rng) -> Duel:
        g = Duel(rng, cast(int, options["players"]))
        g.rounds_left = cast(int, options["rounds"])
        g.carry = options["ties"] == "carry"
        g.deck = list(range(HIGHEST_CARD))
        rng.shuffle(g.deck)
        g.hands = [sorted(g.deck.pop() for _ in range(g.rounds_left)) for _ in g.hands]
        g.push(steps.Prize(0))
        return g

    def view(self, g: Duel, viewer: int) -> dict[str, object]:
        return {
            "rounds_left": g.rounds_left,
            "pot": g.pot,
            "points": g.points.copy(),
            "spent": [CARDS.names[card] for card in g.spent],
            "hand_sizes": [len(hand) for hand in g.hands],
            "hands": [
                [CARDS.names[card] for card in hand] if sees_hand(g, viewer, seat) else None
                for seat, hand in enumerate(g.hands)
            ],
        }

    def determinise(self, g: Duel, viewer: int, rng: Rng) -> Duel:
        new = g.clone()
        hidden = [seat for seat in range(len(g.hands)) if not sees_hand(g, viewer, seat)]
        unseen = sorted(new.deck + [card for seat in hidden for card in new.hands[seat]])
        rng.shuffle(unseen)
        for seat in hidden:
            new.hands[seat] = sorted(unseen.pop() for _ in new.hands[seat])
        new.deck = unseen
        return new

    def scores(self, g: Duel) -> list[int]:
        return g.points.copy()

    def winners(self, g: Duel) -> list[int]:
        return [seat for seat, points in enumerate(g.points) if points == max(g.points)]

    def invariants(self, g: Duel) -> Iterable[str]:
        cards = sorted(g.deck + g.spent + [card for hand in g.hands for card in hand])
        if cards != list(range(HIGHEST_CARD)):
            yield f"the cards are {cards}"

    def noun_key(self, kind: str, name: str) -> str:
        return "" if kind == "card" else super().noun_key(kind, name)

    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]:
        return {"prize": self.noun_key("prize", str(args["prize"]))} if kind == "offer" else {}


def sees_hand(g: Duel, viewer: int, seat: int) -> bool:
    return permits(viewer, only(seat), range(len(g.hands)))


GAME = DuelGame()
