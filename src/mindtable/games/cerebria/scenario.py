"""Scenarios: any position from a few readable lines of TOML. What is not said has its start value.

seed = 3
options = { players = 4, edition = "first" }
stage = "turn"                # or "placement", "tokens": stop before those are done; the rest is laid out all the same
order = [0, 1, 2, 3]
common = ["unity", "attitude"]   # the current one first; the others follow in their order
identity = ["bliss minor"]
origin = "commitment at cradle"
[turn]
seat = 0
actions = 3
absorbed = false
[slots]
7 = "courage 2"               # a card and its Essence
8 = "anger 1 token 1 of 3"    # with an Intensity token, from the deck of seat 3
[fortresses]
valley = "bliss minor"        # or "gloom major new"
[spheres]
diligence = 2
[team.bliss]
ambition = 2
points = 5
hidden = ["openness"]
favour = 2
wish = "card"
[seat.0]
space = "valley"
willpower = 6
essence = 2
hand = ["courage", "trust"]
seen = ["trust"]              # of these, what the opponents have seen
deck = ["desire", "safety"]   # the top first; else what is left of the seat's deck
tokens = { move = ["wild", "red"], empower = ["wild"] }
blocked = ["move-2"]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mindtable.games.cerebria.pieces.board import (
    ASPIRATIONS,
    REALMS,
    SPACES,
    SPHERES,
    TEAMS,
    VIBES,
    WILD,
    frontier_slot,
)
from mindtable.games.cerebria.pieces.cards import CARDS, MILD, NO_CARD
from mindtable.games.cerebria.pieces.spirit_boards import FIRST, SPIRIT_ACTIONS, TOKEN_SPACES
from mindtable.games.cerebria.pieces.state import CAPPING, MAJOR, MINOR, State
from mindtable.games.cerebria.rules.absorb import may_absorb_in_turn
from mindtable.games.cerebria.rules.fortresses import set_fortress
from mindtable.games.cerebria.rules.revelation import FULL_SPHERE
from mindtable.games.cerebria.rules.setup import (
    FIRST_PLAYER_WILLPOWER,
    MARKERS,
    PlaceSpirit,
    StartColour,
    StartingHands,
    StartToken,
    decks_face_down,
    draw_starting_hands,
    settle,
    start_emotion,
)
from mindtable.games.cerebria.rules.supply import count_in_play, put_card
from mindtable.games.cerebria.rules.turn import NextTurn, Turn
from mindtable.games.cerebria.rules.vibe import colour_fits, refresh_row
from mindtable.kernel.position import replaced
from mindtable.kernel.scenario_text import only_keys, read_name, read_number, wrong

_KEYS = {
    "stage",
    "order",
    "common",
    "identity",
    "origin",
    "turn",
    "slots",
    "fortresses",
    "spheres",
    "team",
    "seat",
}
_STAGES = ("placement", "tokens", "turn")


def arrange(g: State, table: Mapping[str, Any]) -> None:
    only_keys(table, _KEYS)
    if "order" in table:
        _order(g, table["order"])
    stage = table.get("stage", "turn")
    if stage not in _STAGES:
        raise wrong("stage", stage)
    seats = {_index(key, len(g.teams), f"seat.{key}"): value for key, value in table.get("seat", {}).items()}
    if stage == "placement":
        _only_before_placement(table, seats)
    else:
        _finish_placement(g)
        _finish_hands(g)
    if stage == "turn":
        _finish_tokens(g)
    for seat, said in seats.items():
        _seat(g, seat, said)
    _slots(g, table.get("slots"))
    if seats or stage != "placement":
        _cards(g, seats)
    for realm, text in table.get("fortresses", {}).items():
        _fortress(g, realm, str(text))
    for piece in table.get("identity", []):
        _identity(g, str(piece))
    for sphere, amount in table.get("spheres", {}).items():
        g.sphere[read_name(sphere, SPHERES, "spheres")] = read_number(amount, 1, FULL_SPHERE, f"spheres.{sphere}")
    if "origin" in table:
        sphere, _, realm = str(table["origin"]).partition(" at ")
        g.origin = (read_name(realm, REALMS, "origin") - read_name(sphere, SPHERES, "origin")) % 5
    if "common" in table:
        _common(g, table["common"])
    for name, said in table.get("team", {}).items():
        _team(g, read_name(name, TEAMS, "team"), said)
    g.stale = True
    if stage == "turn":
        _turn(g, table.get("turn", {}))


def _only_before_placement(table: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> None:
    """What lies on the board follows from where the players then put it."""
    for key in ("slots", "fortresses", "turn"):
        if key in table:
            raise wrong(key, table[key])
    for seat, said in seats.items():
        if "space" in said:
            raise wrong(f"seat.{seat}.space", said["space"])


# --- bringing the set-up to its end


def _order(g: State, order: Any) -> None:
    if not isinstance(order, list) or any(seat not in range(len(g.teams)) for seat in order):
        raise wrong("order", order)
    if len(order) != MARKERS or any(g.teams[order[i]] == g.teams[order[i - 1]] for i in range(MARKERS)):
        raise wrong("order", order)
    if set(order) != set(range(len(g.teams))):
        raise wrong("order", order)
    if any(isinstance(step, PlaceSpirit) for step in g.stack):
        for index, marker in enumerate(range(MARKERS - 1, -1, -1)):
            at = len(g.stack) - MARKERS + index
            g.stack[at] = PlaceSpirit(order[marker])
    waiting = [at for at, step in enumerate(g.stack) if isinstance(step, StartToken | StartColour)]
    for at, seat in zip(waiting, reversed(list(dict.fromkeys(order))), strict=False):
        g.stack[at] = g.stack[at].asking(seat)
    g.willpower[g.order[0]] -= FIRST_PLAYER_WILLPOWER
    g.willpower[order[0]] += FIRST_PLAYER_WILLPOWER
    g.order = list(order)


def _finish_placement(g: State) -> None:
    """Spirits and starting Emotions as in the fixed set-up."""
    g.stack = [step for step in g.stack if not isinstance(step, PlaceSpirit)]
    g.settled = []
    g.space = [-1] * len(g.teams)
    for slot in range(15):
        _clear(g, slot)
    for marker in range(MARKERS):
        settle(g, g.order[marker], marker)
        start_emotion(g, g.order[marker], frontier_slot(marker) - 1)


def _finish_hands(g: State) -> None:
    """The starting hands, if they have not been drawn yet."""
    if decks_face_down(g):
        g.stack = [step for step in g.stack if not isinstance(step, StartingHands)]
        draw_starting_hands(g)


def _finish_tokens(g: State) -> None:
    """Four actions unlocked: with wild tokens, or one of each colour in the first edition."""
    g.stack = [step for step in g.stack if not isinstance(step, StartToken | StartColour)]
    for seat in range(len(g.teams)):
        for row in range(4):
            g.tokens[20 * seat + 4 * row] = row + 1 if g.edition == FIRST else WILD
            refresh_row(g, seat, row)


def _clear(g: State, slot: int) -> None:
    if g.emotion[slot] >= 0:
        count_in_play(g, g.emotion[slot], -1)
    g.emotion[slot] = NO_CARD
    g.essence[slot] = 0
    g.token[slot] = 0
    g.owner[slot] = -1


# --- what the scenario says


def _seat(g: State, seat: int, said: Mapping[str, Any]) -> None:
    at = f"seat.{seat}."
    only_keys(said, {"space", "willpower", "essence", "hand", "seen", "deck", "tokens", "blocked"}, at)
    if "space" in said:
        g.space[seat] = read_name(said["space"], SPACES, at + "space")
    if "willpower" in said:
        g.willpower[seat] = read_number(said["willpower"], 0, 50, at + "willpower")
    if "essence" in said:
        g.pool[seat] = read_number(said["essence"], 0, 50, at + "essence")
    if "tokens" in said:
        _tokens(g, seat, said["tokens"])
    for place in said.get("blocked", []):
        number = read_name(place, TOKEN_SPACES, at + "blocked")
        g.blocked = replaced(g.blocked, 20 * seat + number, 1)
        refresh_row(g, seat, number // 4)


def _tokens(g: State, seat: int, said: Mapping[str, Any]) -> None:
    """The whole Spirit board: rows not named are empty."""
    for place in range(20):
        g.tokens[20 * seat + place] = 0
    for name, colours in said.items():
        row = read_name(name, SPIRIT_ACTIONS, f"seat.{seat}.tokens")
        for column, colour in enumerate(colours):
            if colour == "":
                continue
            number = read_name(colour, VIBES, f"seat.{seat}.tokens.{name}")
            if column > 3 or number == 0 or not colour_fits(g, seat, row, number):
                raise wrong(f"seat.{seat}.tokens.{name}", colours)
            g.tokens[20 * seat + 4 * row + column] = number
    for row in range(5):
        refresh_row(g, seat, row)


def _slots(g: State, said: Mapping[str, Any] | None) -> None:
    """The whole board: slots not named are empty."""
    if said is None:
        return
    for slot in range(15):
        _clear(g, slot)
    for key, text in said.items():
        slot = _index(key, 16, "slots") - 1
        if slot < 0:
            raise wrong("slots", key)
        _slot(g, slot, str(text))


def _slot(g: State, slot: int, text: str) -> None:
    """A card, its Essence, and perhaps a token and the seat it came from: "anger 1 token 1 of 3"."""
    key = f"slots.{slot + 1}"
    name, *rest = text.split() or [""]
    card = read_name(name, CARDS, key)
    mild = g.cards.grade[card] == MILD
    put_card(g, slot, card, g.teams.index(g.cards.side[card]) if mild else -1)
    g.essence[slot] = 1
    if rest and rest[0].isdecimal():
        g.essence[slot] = read_number(int(rest.pop(0)), 1, g.cards.size[card], key)
    while rest:
        match rest:
            case ["token", size, *rest] if size.isdecimal():
                g.token[slot] = read_number(int(size), 1, 6, key)
            case ["of", seat, *rest] if seat.isdecimal() and mild:
                g.owner[slot] = _index(seat, len(g.teams), key)
            case _:
                raise wrong(key, text)
    if g.owner[slot] >= 0 and g.teams[g.owner[slot]] != g.cards.side[card]:
        raise wrong(key, text)


def _cards(g: State, said: Mapping[int, Mapping[str, Any]]) -> None:
    """Hands, decks and what the decks are made of: the cards named, and the rest of the seat's usual deck."""
    for seat in range(len(g.teams)):
        at = f"seat.{seat}."
        named = {
            key: [_mild(g, seat, name, at + key) for name in said[seat][key]]
            for key in ("hand", "deck", "seen")
            if key in said.get(seat, {})
        }
        on_board = [g.emotion[slot] for slot in range(15) if g.owner[slot] == seat]
        rest = list(g.deck_lists[seat])
        _take(rest, on_board)
        if "hand" in named:
            hand = named["hand"]
            _take(rest, hand)
        else:
            hand = _take(rest, g.hands[seat])
        if "deck" in named:
            deck = named["deck"][::-1]
        else:
            deck = [card for card in rest if (on_board + hand).count(card) < 2]
            g.rng.shuffle(deck)
        hand.sort()
        g.hands[seat], g.decks[seat], g.sunk[seat] = hand, deck, 0
        g.deck_lists[seat] = sorted(on_board + hand + deck)
        if any(g.deck_lists[seat].count(card) > 2 for card in g.deck_lists[seat]):
            raise wrong(at + "deck", "more than two copies of a card")
        unseen = hand.copy()
        if len(_take(unseen, named.get("seen", []))) < len(named.get("seen", [])):
            raise wrong(at + "seen", said[seat]["seen"])
        g.unseen = replaced(g.unseen, seat, unseen)


def _take(cards: list[int], wanted: Sequence[int]) -> list[int]:
    """The cards wanted that are there, taken from the others."""
    taken: list[int] = []
    for card in wanted:
        if card in cards:
            cards.remove(card)
            taken.append(card)
    return taken


def _mild(g: State, seat: int, name: object, key: str) -> int:
    card = read_name(name, CARDS, key)
    if g.cards.grade[card] != MILD or g.cards.side[card] != g.teams[seat]:
        raise wrong(key, name)
    return card


def _fortress(g: State, name: str, text: str) -> None:
    realm = read_name(name, REALMS, "fortresses")
    words = text.split()
    if len(words) < 2 or words[1] not in ("minor", "major") or words[2:] not in ([], ["new"]):
        raise wrong(f"fortresses.{name}", text)
    team = read_name(words[0], TEAMS, f"fortresses.{name}")
    size = 1 if words[1] == "minor" else 2
    _take_fragment(g, team, MINOR if size == 1 else MAJOR, text)
    set_fortress(g, realm, team, size)
    g.fortress_new = replaced(g.fortress_new, realm, int(len(words) == 3))


def _identity(g: State, text: str) -> None:
    side, _, size = text.partition(" ")
    team = read_name(side, TEAMS, "identity")
    fragment = read_name(size, ("minor", "major", "capping"), "identity")
    _take_fragment(g, team, fragment, text)
    g.identity = [*g.identity, 3 * team + fragment]


def _take_fragment(g: State, team: int, fragment: int, text: str) -> None:
    left = {MINOR: g.minors, MAJOR: g.majors, CAPPING: g.capping}[fragment]
    if not left[team]:
        raise wrong("fragments", text)
    left[team] -= 1


def _common(g: State, said: Any) -> None:
    """The face-up row, in order; what is not named has been scored already."""
    row = [read_name(name, ASPIRATIONS, "common") for name in said]
    everything = [*g.common, *g.past_common]
    if len(set(row)) != len(row) or not row or any(a not in everything for a in row):
        raise wrong("common", said)
    g.past_common = [a for a in everything if a not in row]
    g.common = row
    for team in (0, 1):
        if len(g.hidden[team]) > 1 and g.hidden[team][-1] == row[0]:
            *others, top = g.hidden[team]
            g.hidden = replaced(g.hidden, team, [top, *others])


def _team(g: State, team: int, said: Mapping[str, Any]) -> None:
    at = f"team.{TEAMS[team]}."
    only_keys(said, {"ambition", "points", "hidden", "favour", "wish"}, at)
    g.ambition[team] = read_number(said.get("ambition", g.ambition[team]), 0, 3, at + "ambition")
    g.points[team] = read_number(said.get("points", 0), 0, 60, at + "points")
    if "favour" in said:
        seat = _index(said["favour"], len(g.teams), at + "favour")
        if g.teams[seat] != team:
            raise wrong(at + "favour", seat)
        g.favour = replaced(g.favour, team, seat)
    if "wish" in said:
        g.wish = replaced(g.wish, team, read_name(said["wish"], ("essence", "willpower", "card"), at + "wish"))
    if "hidden" in said:
        named = [read_name(name, ASPIRATIONS, at + "hidden") for name in said["hidden"]]
        deck = g.hidden[team]
        if len(set(named)) != len(named) or any(a not in deck for a in named):
            raise wrong(at + "hidden", said["hidden"])
        g.hidden = replaced(g.hidden, team, [a for a in deck if a not in named] + list(reversed(named)))
        if len(deck) > 1 and g.hidden[team][-1] == g.common[0]:
            raise wrong(at + "hidden", said["hidden"])


def _turn(g: State, said: Mapping[str, Any]) -> None:
    only_keys(said, {"seat", "actions", "absorbed", "number"}, "turn.")
    seat = _index(said.get("seat", g.order[0]), len(g.teams), "turn.seat")
    number = read_number(said.get("number", 5 + g.order.index(seat)), 1, 10_000, "turn.number")
    if g.order[(number - 1) % MARKERS] != seat:
        raise wrong("turn.number", number)
    g.stack = [step for step in g.stack if not isinstance(step, NextTurn)]
    g.turn = number
    g.active = seat
    g.actions_left = read_number(said.get("actions", 3), 0, 20, "turn.actions")
    g.absorbed = bool(said.get("absorbed", not may_absorb_in_turn(number)))
    g.push(Turn(seat))


# --- reading values


def _index(value: object, below: int, key: str) -> int:
    text = str(value)
    if not text.isdecimal() or int(text) >= below:
        raise wrong(key, value)
    return int(text)
