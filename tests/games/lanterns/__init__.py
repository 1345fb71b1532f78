"""Lanterns, an example for authors: teams, hidden hands, a deck, a team decision, a reaction, and the wind.

Two teams light lanterns of three colours on two shores of a lake. A lantern on the near shore counts 1, on the
far shore 2, unless the wind blows it out; one of the colour of the team's beacon counts 1 more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, TypedDict, cast

from mindtable.kernel.columns import Amount, BySeat, BySide, Places, Word, Words
from mindtable.kernel.errors import BadScenario, fail
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import Rng

from . import words
from .state import EACH_COLOUR, WEATHERS, Lanterns, spot
from .steps import STEPS, Reaction, Round, Shore, Turn
from .words import COLOURS, FAR, HAND_LIMIT, NEAR, SHORES


class LanternsView(TypedDict):
    round: Annotated[int, Amount(9)]
    deck: Annotated[int, Amount(30)]
    hand_sizes: Annotated[list[Annotated[int, Amount(HAND_LIMIT)]], BySeat()]
    hands: Annotated[list[Annotated[list[str], Words(COLOURS.names)] | None], BySeat()]
    shores: Annotated[list[dict[str, list[int]]], BySide()]
    lost: Annotated[list[Annotated[int, Amount(30)]], Places(3)]
    beacons: Annotated[list[Annotated[str, Word(COLOURS.names)]], BySide()]
    lighting: Annotated[str, Word(COLOURS.names)]
    actions_left: Annotated[int, Amount(2)]
    scores: Annotated[list[Annotated[int, Amount(30)]], BySeat()]


class LanternsGame(Game[Lanterns]):
    id = "lanterns"
    package = __name__
    options = words.OPTIONS
    vocabulary = words.VOCABULARY
    steps: Sequence[type[Step[Lanterns]]] = STEPS
    events = words.EVENTS
    clauses = words.CLAUSES
    reasons = words.REASONS
    view_type = LanternsView

    def teams(self, options: Options) -> list[int]:
        return [seat % 2 for seat in range(cast(int, options["players"]))]

    def check_options(self, options: Options) -> list[Reason]:
        return [words.ODD_SEATS] if options["players"] == 3 else []

    def set_up(self, options: Options, rng: Rng) -> Lanterns:
        g = Lanterns(rng, cast(int, options["players"]))
        g.rounds = cast(int, options["rounds"])
        g.open_hands = cast(bool, options["open_hands"])
        g.weather = WEATHERS.index(cast(str, options["wind"]))
        g.deck = [colour for colour in range(3) for _ in range(EACH_COLOUR)]
        rng.shuffle(g.deck)
        g.hands = [sorted(g.deck.pop() for _ in range(3)) for _ in g.hands]
        g.push(Round(0))
        return g

    def view(self, g: Lanterns, viewer: int) -> LanternsView:
        top = g.stack[-1] if g.stack else None
        return {
            "round": g.round,
            "deck": len(g.deck),
            "hand_sizes": [len(hand) for hand in g.hands],
            "hands": [
                [COLOURS.names[card] for card in hand] if g.sees_hand(viewer, seat) else None
                for seat, hand in enumerate(g.hands)
            ],
            "shores": [
                {name: g.shores[spot(team, shore, 0) : spot(team, shore, 3)] for shore, name in enumerate(SHORES.names)}
                for team in range(2)
            ],
            "lost": g.lost.copy(),
            "beacons": [COLOURS.names[colour] if colour >= 0 else "" for colour in g.beacons],
            "lighting": COLOURS.names[top.colour] if isinstance(top, Shore | Reaction) else "",
            "actions_left": top.actions_left if isinstance(top, Turn) else 0,
            "scores": self.scores(g),
        }

    def determinise(self, g: Lanterns, viewer: int, rng: Rng) -> Lanterns:
        new = g.clone()
        hidden = [seat for seat in range(len(g.hands)) if not g.sees_hand(viewer, seat)]
        # Sorted first: the result must follow from what the viewer knows, not from where the cards really are.
        unseen = sorted(new.deck + [card for seat in hidden for card in new.hands[seat]])
        rng.shuffle(unseen)
        for seat in hidden:
            new.hands[seat] = sorted(unseen.pop() for _ in new.hands[seat])
        new.deck = unseen
        return new

    def scores(self, g: Lanterns) -> list[int]:
        points = [
            g.bonus[team]
            + sum(g.shores[spot(team, NEAR, colour)] + 2 * g.shores[spot(team, FAR, colour)] for colour in range(3))
            for team in range(2)
        ]
        return [points[team] for team in g.teams()]

    def winners(self, g: Lanterns) -> list[int]:
        points = self.scores(g)
        best = 0 if points[0] > points[1] else 1
        return [seat for seat, team in enumerate(g.teams()) if team == best]

    def arrange(self, g: Lanterns, table: Mapping[str, object]) -> None:
        """`hands = ["red red", "blue"]` deals the hands anew; `turn = 1` begins with the turn of that seat."""
        for key in table:
            if key not in ("hands", "turn"):
                raise fail(BadScenario, "scenario-unknown-key", key=key, known="hands, turn")
        if "hands" in table:
            arrange_hands(g, table["hands"])
        if "turn" in table:
            turn = table["turn"]
            if not isinstance(turn, int) or not 0 <= turn < len(g.hands):
                raise fail(BadScenario, "scenario-wrong-value", key="turn", value=str(turn))
            g.stack.pop().run(g)
            while g.stack[-1] != Turn(turn, 2):
                g.stack.pop()

    def invariants(self, g: Lanterns) -> Iterable[str]:
        in_work = [step.colour for step in g.stack if isinstance(step, Shore | Reaction)]
        for colour, name in enumerate(COLOURS.names):
            cards = g.deck.count(colour) + sum(hand.count(colour) for hand in g.hands) + in_work.count(colour)
            cards += g.lost[colour] + sum(g.shores[colour::3])
            if cards != EACH_COLOUR:
                yield f"{cards} {name} cards instead of {EACH_COLOUR}"

    def content(self) -> Iterable[tuple[str, str, str]]:
        return [("card", colour, "rulebook") for colour in COLOURS.names]

    def phrase_args(self) -> Mapping[str, Sequence[str]]:
        return {"step-shore": ["colour"], "step-reaction": ["seat", "colour", "shore"]}

    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]:
        return {name: self.noun_key(name, str(args[name])) for name in ("colour", "shore") if name in args}


def arrange_hands(g: Lanterns, hands: object) -> None:
    if not isinstance(hands, list) or len(hands) != len(g.hands):
        raise fail(BadScenario, "scenario-wrong-value", key="hands", value=str(hands))
    g.deck = sorted(g.deck + [card for hand in g.hands for card in hand])
    for seat, hand in enumerate(hands):
        cards = [COLOURS.numbers.get(word, -1) for word in str(hand).split()]
        for card in cards:
            if card not in g.deck:
                raise fail(BadScenario, "scenario-wrong-value", key="hands", value=str(hand))
            g.deck.remove(card)
        g.hands[seat] = sorted(cards)
    g.rng.shuffle(g.deck)


GAME = LanternsGame()
