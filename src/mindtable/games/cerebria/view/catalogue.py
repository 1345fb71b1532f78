"""The catalogue of Cerebria: cards, decks, boards and everything else that a tooltip or a drawn card needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindtable.games.cerebria.pieces.board import ASPIRATIONS, REALMS, SPHERES, TEAMS, VIBES
from mindtable.games.cerebria.pieces.cards import CARD, CARD_ROWS, GRADES, Cards
from mindtable.games.cerebria.pieces.spirit_boards import (
    A_SIDE,
    AMBITION_COST,
    BOARD_ROWS,
    EDITIONS,
    FIRST,
    FLAGS,
    SPIRIT_ACTIONS,
    SPIRIT_TEAM,
    SPIRITS,
    TWO_KEEP_ONE,
    UPGRADE_AT,
    UPGRADES,
    WILLPOWER_COST,
    b_side,
)
from mindtable.games.cerebria.rules import intention
from mindtable.games.cerebria.rules.ambition import PRICES
from mindtable.games.cerebria.rules.cradle import PRICE_OF_MORE
from mindtable.games.cerebria.rules.deck import COPIES, DECK_PROVENANCE, DECK_SIDE, DECKS, SIZE, allowed_cards
from mindtable.games.cerebria.rules.options import USUAL
from mindtable.games.cerebria.rules.revelation import FULL_SPHERE
from mindtable.games.cerebria.rules.scoring import SIZES, WORTH
from mindtable.games.cerebria.rules.supply import AMBITION_TOKENS
from mindtable.games.cerebria.rules.turn import ACTIONS, AMBITION_AT_END, CARDS_AT_END
from mindtable.games.cerebria.rules.valley import GAIN
from mindtable.games.cerebria.view.view import Figures
from mindtable.games.cerebria.wording.phrasing import emotion_power
from mindtable.games.cerebria.wording.reasons import DECK_COPIES, DECK_SIZE
from mindtable.games.cerebria.wording.words import ABILITIES
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.phrases import Phrase

# Upgrades that the first edition words otherwise.
OTHERWISE_IN_FIRST: Final = (
    "garrison",
    "switcheroo",
    "deceive",
    "repel",
    "drain",
    "from-the-shadows",
    "seeds-of-darkness",
)
RULEBOOK: Final = "rulebook"


def catalogue(cards: Cards) -> Iterator[Entry]:
    yield from _emotions(cards)
    for team, side in enumerate(TEAMS):
        fields: dict[str, object] = {"team": side, "size": SIZE, "copies": COPIES, "cards": allowed_cards(team)}
        fields["clauses"] = [DECK_SIZE.clause, DECK_COPIES.clause]
        yield Entry("deck-building", side, RULEBOOK, Phrase(f"team-{side}"), fields=fields)
    for deck, provenance in DECK_PROVENANCE.items():
        fields = {"team": DECK_SIDE[deck], "cards": dict(DECKS[deck])}
        yield Entry("deck", deck, provenance, Phrase(f"deck-{deck}"), fields=fields)
    yield from _boards()
    yield from _terms()
    yield Entry("figures", "cerebria", RULEBOOK, "Cerebria", fields=dict(_figures()))


def _figures() -> Figures:
    return {
        "actions": ACTIONS,
        "ends": {"ambition": AMBITION_AT_END, "cards": CARDS_AT_END},
        "ambition": AMBITION_TOKENS,
        "abilities": dict(zip(ABILITIES, PRICES, strict=True)),
        "sphere": FULL_SPHERE,
        "worth": dict(zip(SIZES, WORTH, strict=True)),
        "strength": {SIZES[size - 1]: size for size in (1, 2)},
        "wheel": list(intention.WHEEL),
        "intentions": {
            edition: {side: [name for name, _ in shown] for side, shown in zip("AB", intention.shown(n), strict=True)}
            for n, edition in enumerate(EDITIONS)
        },
        "usual": {side: [SPIRITS[spirit] for spirit in USUAL[team]] for team, side in enumerate(TEAMS)},
    }


def _emotions(cards: Cards) -> Iterator[Entry]:
    for row in CARD_ROWS:
        id, number = str(row["id"]), CARD[row["id"]]
        name, power = Phrase(f"emotion-{id}"), emotion_power(cards, number)
        fields: dict[str, object] = {
            "team": TEAMS[cards.side[number]],
            "grade": GRADES[cards.grade[number]],
            "vibe": VIBES[cards.vibe[number]],
            "spaces": list(cards.spaces[number]),
            "copies": cards.copies[number],
        }
        if cards.strong[number] >= 0:
            fields["strong"] = str(row["strong"])
            fields["threshold"] = cards.threshold[number]
            fields["threshold_provenance"] = str(row.get("threshold_provenance", row["provenance"]))
        if "power_provenance" in row:
            fields["power_provenance"] = str(row["power_provenance"])
        yield Entry("emotion", id, str(row["provenance"]), name, power, fields)
        if "power_provenance" in row:
            yield Entry("emotion-power", id, str(row["power_provenance"]), name, power)


def _boards() -> Iterator[Entry]:
    """The A side, the same for every Spirit, and the B side of each in either edition."""
    for edition in EDITIONS:
        name = Phrase("option-spirit_board-A")
        yield Entry(
            "board", f"A-{edition}", RULEBOOK, name, fields={"edition": edition, "rows": _rows(A_SIDE, edition)}
        )
    for row in BOARD_ROWS:
        spirit, edition = str(row["spirit"]), str(row["edition"])
        board = b_side(EDITIONS.index(edition), SPIRITS.index(spirit))
        fields = {"spirit": spirit, "edition": edition, "rows": _rows(board, edition)}
        yield Entry("board", f"{spirit}-{edition}", str(row["provenance"]), Phrase(f"spirit-{spirit}"), fields=fields)


def _rows(board: int, edition: str) -> list[dict[str, object]]:
    """Each Spirit Action with its price and its three upgrades."""
    return [
        {
            "action": action,
            "willpower": WILLPOWER_COST[board][row][0],
            "ambition": AMBITION_COST[board][row][0],
            "upgrades": [_upgrade(board, row, column, edition) for column in range(3)],
        }
        for row, action in enumerate(SPIRIT_ACTIONS)
    ]


def _upgrade(board: int, row: int, column: int, edition: str) -> dict[str, object]:
    id, only = UPGRADES[UPGRADE_AT[board][row][column]], 1 << column
    return {
        "id": id,
        "name": Phrase(f"upgrade-{id}"),
        "about": upgrade_help(id, edition, bool(FLAGS[board][row][only] & TWO_KEEP_ONE)),
        "willpower": WILLPOWER_COST[board][row][only] - WILLPOWER_COST[board][row][0],
        "ambition": AMBITION_COST[board][row][only] - AMBITION_COST[board][row][0],
    }


def upgrade_help(id: str, edition: str, keep_one: bool = False) -> Phrase:
    """What an upgrade does, as the edition has it."""
    if keep_one:
        return Phrase(f"upgrade-{id}-help-two-keep-one")
    otherwise = edition == EDITIONS[FIRST] and id in OTHERWISE_IN_FIRST
    return Phrase(f"upgrade-{id}-help-first" if otherwise else f"upgrade-{id}-help")


def _terms() -> Iterator[Entry]:
    """What is printed on the boards."""
    for number, spirit in enumerate(SPIRITS):
        name = Phrase(f"spirit-{spirit}")
        for edition in EDITIONS:
            fields = {"spirit": spirit, "edition": edition, "team": TEAMS[SPIRIT_TEAM[number]]}
            about = Phrase(f"spirit-{spirit}-power-{edition}")
            yield Entry("spirit", f"{spirit}-{edition}", RULEBOOK, name, about, fields)
    for action in SPIRIT_ACTIONS:
        yield Entry("spirit-action", action, RULEBOOK, Phrase(f"spirit-action-{action}"))
    for upgrade in UPGRADES:
        yield Entry("upgrade", upgrade, RULEBOOK, Phrase(f"upgrade-{upgrade}"), Phrase(f"upgrade-{upgrade}-help"))
    for realm in REALMS:
        figures = {"valley": GAIN, "cradle": PRICE_OF_MORE}
        args = {"amount": figures[realm]} if realm in figures else {}
        yield Entry("realm", realm, RULEBOOK, Phrase(f"realm-{realm}"), Phrase(f"realm-{realm}-action", **args))
    for kind, names in (("sphere", SPHERES), ("aspiration", ASPIRATIONS)):
        for id in names:
            yield Entry(kind, id, RULEBOOK, Phrase(f"{kind}-{id}"), Phrase(f"{kind}-{id}-help"))
    for known in intention.NAMES:
        yield Entry("intention", known, RULEBOOK, Phrase(f"intention-{known}"))
