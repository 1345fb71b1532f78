"""A stage for one Emotion: a full game in a Bliss or a Gloom turn, with plenty of everything and nothing in the way.

Seat 0 is Love, 1 Misery, 2 Empathy, 3 Hatred. The active Spirit, Love for Bliss and Misery for Gloom, stands in the
Valley, between slots 1 and 2; the others are far off, in the Land and the Willow, where Empathy protects nothing before
slot 12. All five Spirit Actions are unlocked and the hand and the board are as said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.cerebria.table import card_at, do, lay, state

from mindtable.games.cerebria.pieces.board import SPACES
from mindtable.games.cerebria.pieces.spirit_boards import SPIRIT_ACTIONS
from mindtable.games.cerebria.rules.control import intensity
from mindtable.kernel.play import Play

BLISS = 0
GLOOM = 1
FAR = {0: "land", 1: "land", 2: "willow", 3: "land-willow"}


def stage(
    seat: int,
    slots: Mapping[int, str],
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    space: str = "valley",
    spaces: Mapping[int, str] | None = None,
    willpower: int = 10,
    essence: int = 5,
    ambition: int = 2,
    foes_willpower: int = 5,
    tokens: Mapping[str, Sequence[str]] | None = None,
    foes_tokens: Mapping[str, Sequence[str]] | None = None,
    fortresses: Mapping[str, str] | None = None,
    blocked: Sequence[str] = (),
    favour: int = 1,
    wish: str = "willpower",
    options: str = "",
    more: str = "",
) -> Play:
    """The turn of seat 0 (BLISS) or 1 (GLOOM).

    The rows named in `tokens` hold those instead of the unlocking token alone; `favour` and `wish` are Gloom's standing
    choice of who gains in the turns of Bliss, and of what Shame brings.
    """
    standing = {**FAR, **(spaces or {}), seat: space}
    lines = [f"options = {{ {options} }}", more, f"turn = {{ seat = {seat} }}", "[slots]"]
    lines += [f'{slot} = "{text}"' for slot, text in slots.items()]
    lines.append("[fortresses]")
    lines += [f'{realm} = "{text}"' for realm, text in (fortresses or {}).items()]
    lines += ["[team.bliss]", f"ambition = {ambition if seat == BLISS else 1}"]
    lines += [
        "[team.gloom]",
        f"ambition = {ambition if seat == GLOOM else 1}",
        f"favour = {favour}",
        f'wish = "{wish}"',
    ]
    for each in range(4):
        mine = each == seat
        lines += [
            f"[seat.{each}]",
            f'space = "{standing[each]}"',
            f"willpower = {willpower if mine else foes_willpower}",
            f"essence = {essence if mine else 3}",
            f"hand = {list(hand) if mine else []}",
            f"tokens = {{ {_rows(tokens if mine else foes_tokens)} }}",
        ]
        if mine and blocked:
            lines.append(f"blocked = {list(blocked)}")
        if mine and deck is not None:
            lines.append(f"deck = {list(deck)}")
    return lay("\n".join(lines))


def _rows(tokens: Mapping[str, Sequence[str]] | None) -> str:
    rows = {row: ["wild"] for row in SPIRIT_ACTIONS} | {
        row: list(row_tokens) for row, row_tokens in (tokens or {}).items()
    }
    return ", ".join(f"{row} = {colours}" for row, colours in rows.items())


def invoke(play: Play, card: str, slot: int) -> None:
    do(play, "begin invoke", f"invoke {card}")
    if play.step() == "invoke-slot":
        do(play, f"at {slot}")
    assert card_at(play, slot) == card


def empower(play: Play, slot: int) -> None:
    do(play, "begin empower", f"empower {slot}")


def quell(play: Play, slot: int, shown: str) -> None:
    do(play, "begin quell", f"quell {slot}", f"reveal {shown}")


def absorb(play: Play, realm: str) -> int:
    """Absorb without the Sphere's bonus; how much Willpower came of it."""
    seat = play.deciders()[0]
    before = willpower(play, seat)
    do(play, f"absorb {realm}")
    if play.step() == "sphere-bonus":
        do(play, "answer no")
    return willpower(play, seat) - before


def where(play: Play, seat: int) -> str:
    return SPACES[state(play).space[seat]]


def willpower(play: Play, seat: int) -> int:
    return state(play).willpower[seat]


def essence(play: Play, seat: int) -> int:
    """Essence on the Spirit board."""
    return state(play).pool[seat]


def ambition(play: Play, team: int) -> int:
    return state(play).ambition[team]


def strength(play: Play, slot: int) -> int:
    """The Intensity of the Emotion on a slot."""
    return intensity(state(play), slot - 1)


def price(play: Play, seat: int, *actions: str) -> int:
    """The Willpower that these actions cost, done on a copy of the table."""
    tried = play.clone()
    before = willpower(tried, seat)
    do(tried, *actions)
    return before - willpower(tried, seat)
