"""Realm Actions: five, open to everyone from anywhere; controlling a Realm makes its action 1 Willpower cheaper.

Clauses: realm.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import CRADLE, LAND, NETWORK, REALMS, VALLEY, WILLOW
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.games.cerebria.rules.cradle import check_cradle, do_cradle, label_cradle
from mindtable.games.cerebria.rules.land import LandEmotion, check_land, label_land
from mindtable.games.cerebria.rules.network import NetworkEmotion, check_network, label_network
from mindtable.games.cerebria.rules.supply import pay
from mindtable.games.cerebria.rules.valley import do_valley, label_valley
from mindtable.games.cerebria.rules.willow import WillowAmount, check_willow, label_willow
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import priced
from mindtable.games.cerebria.wording.reasons import SHORT_OF_WILLPOWER
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

PRICE = 1


def check_realm_action(g: State, seat: int, realm: int) -> Reason:
    if realm == NETWORK:
        return check_network(g, seat)
    if realm == LAND:
        return check_land(g, seat)
    if realm == WILLOW:
        return check_willow(g, seat)
    if price(g, seat, realm) > g.willpower[seat]:
        return SHORT_OF_WILLPOWER[PRICE]
    return OK if realm == VALLEY else check_cradle(g, seat)


def realm_actions(g: State, seat: int) -> list[int]:
    """The Realm Actions that can be done, as actions."""
    options: list[int] = []
    at_any_price = g.willpower[seat] >= PRICE
    if at_any_price or price(g, seat, VALLEY) == 0:
        options.append(words.REALM | VALLEY)
    if (at_any_price or price(g, seat, CRADLE) == 0) and check_cradle(g, seat) is OK:
        options.append(words.REALM | CRADLE)
    if check_network(g, seat) is OK:
        options.append(words.REALM | NETWORK)
    if check_land(g, seat) is OK:
        options.append(words.REALM | LAND)
    if check_willow(g, seat) is OK:
        options.append(words.REALM | WILLOW)
    return options


def price(g: State, seat: int, realm: int) -> int:
    """The price of the Valley and the Cradle; the others depend on what is chosen."""
    return PRICE - 1 if controls_realm(g, g.teams[seat], realm) else PRICE


def label_realm_action(g: State, seat: int, realm: int) -> Phrase:
    if realm == NETWORK:
        return label_network(g, seat)
    if realm == LAND:
        return label_land(g, seat)
    if realm == WILLOW:
        return label_willow(g, seat)
    return priced(label_valley() if realm == VALLEY else label_cradle(), price(g, seat, realm))


def do_realm_action(g: State, seat: int, realm: int) -> None:
    if g.listening:
        g.tell("realm-action", seat=seat, realm=REALMS[realm])
    if realm in (VALLEY, CRADLE):
        pay(g, seat, price(g, seat, realm))
    if realm == VALLEY:
        do_valley(g, seat)
    elif realm == CRADLE:
        do_cradle(g, seat)
    elif realm == NETWORK:
        g.push(NetworkEmotion(seat))
    elif realm == LAND:
        g.push(LandEmotion(seat))
    else:
        g.push(WillowAmount(seat))
