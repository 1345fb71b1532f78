"""The primitives of a player's desk: points, coffee, boxes, bright ideas, tags, and abilities of clients.

Clauses: ability, box, bright-idea, coffee, tag.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.board import DISTRICT_OF, MOST_BOXES, MOST_COFFEE
from mindtable.games.unconscious.pieces.cards import CLIENT_TAGS, CLIENTS_WITH, MORE_BOXES, RESEARCH_TAG, TREATISE_TAGS
from mindtable.games.unconscious.pieces.goal_cards import GOAL_TAG
from mindtable.games.unconscious.pieces.state import State
from mindtable.kernel.position import replaced

# Where points come from.
SOURCES: Final = ("table", "notebook", "research", "treatises", "city", "clients", "reputation", "final")
TABLE: Final = 0
NOTEBOOK: Final = 1
RESEARCH: Final = 2
TREATISES: Final = 3
CITY: Final = 4
CLIENTS: Final = 5
REPUTATION: Final = 6
FINAL: Final = 7


def gain_points(g: State, seat: int, amount: int, source: int) -> None:
    if amount:
        g.points[seat] += amount
        at = 8 * seat + source
        g.earned = replaced(g.earned, at, g.earned[at] + amount)
        if g.listening:
            g.tell("points", seat=seat, amount=amount, source=SOURCES[source])


def gain_coffee(g: State, seat: int, amount: int) -> None:
    """At most six; what goes beyond is lost."""
    gained = min(amount, MOST_COFFEE - g.coffee[seat])
    if gained > 0:
        g.coffee[seat] += gained
        if g.listening:
            g.tell("coffee", seat=seat, amount=gained)


def pay_coffee(g: State, seat: int, amount: int) -> None:
    g.coffee[seat] -= amount
    if g.listening and amount:
        g.tell("pay-coffee", seat=seat, amount=amount)


def most_boxes(g: State, seat: int) -> int:
    return MOST_BOXES + (2 if has_ability(g, seat, MORE_BOXES) else 0)


def gain_boxes(g: State, seat: int, amount: int) -> None:
    """Boxes above the maximum become 2 points each at once."""
    kept = max(0, min(amount, most_boxes(g, seat) - g.boxes[seat]))
    if kept:
        g.boxes[seat] += kept
        if g.listening:
            g.tell("box", seat=seat, amount=kept)
    gain_points(g, seat, 2 * (amount - kept), CLIENTS)


def gain_bright(g: State, seat: int, amount: int) -> None:
    if amount:
        g.bright[seat] += amount
        if g.listening:
            g.tell("bright", seat=seat, amount=amount)


def pay_bright(g: State, seat: int, amount: int) -> None:
    g.bright[seat] -= amount
    if g.listening and amount:
        g.tell("pay-bright", seat=seat, amount=amount)


# --- clients whose grief layer is gone are active: in a room after catharsis, or cured


def active_clients(g: State, seat: int) -> list[int]:
    found = list(g.cured[seat])
    for room in (2 * seat, 2 * seat + 1):
        if g.room_client[room] >= 0 and g.room_grief[room] < 0:
            found.append(g.room_client[room])
    return found


def has_ability(g: State, seat: int, ability: int) -> bool:
    clients = CLIENTS_WITH[ability]
    if not clients.isdisjoint(g.cured[seat]):
        return True
    for room in (2 * seat, 2 * seat + 1):
        if g.room_client[room] in clients and g.room_grief[room] < 0:
            return True
    return False


# --- location tags in play


def tags(g: State, seat: int, location: int) -> int:
    """Tags of a location: research in play, own treatises, active clients, goals."""
    count = 0
    for card in g.in_play[seat]:
        if RESEARCH_TAG[card] == location:
            count += 1
    for treatise in g.published[seat]:
        count += TREATISE_TAGS[treatise].count(location)
    for client in active_clients(g, seat):
        count += CLIENT_TAGS[client].count(location)
    for goal in range(7):
        if g.goal_owner[goal] == seat and GOAL_TAG[goal] == location:
            count += 2
    return count


def others_treatise_tags(g: State, seat: int, location: int) -> int:
    """Tags on the treatises of the other players, for the journalist."""
    count = 0
    for treatise in range(9):
        owner = g.treatise_owner[treatise]
        if owner >= 0 and owner != seat:
            count += TREATISE_TAGS[treatise].count(location)
    return count


def district_tags(g: State, seat: int, district: int) -> int:
    return sum(tags(g, seat, location) for location in range(6) if DISTRICT_OF[location] == district)
