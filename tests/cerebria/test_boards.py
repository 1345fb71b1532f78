"""The B sides in general: every figure of both appendices, typed from the rulebooks, against content and tables."""

import pytest
from tests.cerebria.boards import lay_board, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import state, why_not

from mindtable.content import read_toml
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    BOARDS,
    FLAGS,
    SPIRIT_ACTIONS,
    UPGRADE_AT,
    UPGRADES,
    WILLPOWER_COST,
)
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# Side A, the same for all: the action's own cost, then its upgrades with what each adds (Willpower, Ambition).
SIDE_A = {
    "move": ((1, 0), {"haste": (1, 0), "surmount": (1, 0), "determination": (-1, 0)}),
    "invoke": ((2, 0), {"bolster": (0, 1), "inner-force": (2, 0), "determination": (-1, 0)}),
    "quell": ((2, 1), {"subdue": (2, 0), "extinguish": (1, 0), "determination": (-1, 0)}),
    "fortify": ((3, 0), {"exalt": (0, 1), "raze": (1, 1), "determination": (-1, 0)}),
    "empower": ((3, 0), {"channeled-power": (0, 1), "emotional-outburst": (1, 0), "determination": (-1, 0)}),
}

# The English appendix: Spirit, action, upgrade, Willpower, Ambition, what it replaces.
FIRST = """
love     move     surmount             0 0  surmount
love     move     embrace              1 0  determination
love     invoke   forging-bonds        1 0  inner-force
love     quell    home-ground          1 0  extinguish
love     fortify  raze                 3 0  raze
love     fortify  pierce-the-darkness  0 0  exalt
love     fortify  garrison             0 1  determination
delight  move     push                 2 0  surmount
delight  invoke   summon               1 0  bolster
delight  quell    cleansing-light      1 0  extinguish
delight  empower  relish               1 0  channeled-power
empathy  move     switcheroo           2 0  surmount
empathy  invoke   bolster              2 0  bolster
empathy  invoke   motivation           3 0  inner-force
empathy  fortify  feeling-safe         0 0  exalt
empathy  empower  emotional-outburst   0 0  emotional-outburst
harmony  move     flight               2 0  haste
harmony  move     surmount             0 0  surmount
harmony  invoke   relish               1 0  bolster
harmony  quell    vanquish             3 0  subdue
harmony  quell    emotional-cycle      0 0  determination
harmony  fortify  attune-with-origin   2 1  exalt
harmony  empower  rush-to-aid          1 0  emotional-outburst
hatred   move     charge               2 0  haste
hatred   move     wildfire             4 1  determination
hatred   invoke   seethe               2 0  bolster
hatred   quell    repel                0 0  determination
hatred   fortify  raze                 4 0  raze
hatred   fortify  seethe               0 0  exalt
hatred   empower  seethe               1 0  channeled-power
misery   move     deceive              2 0  haste
misery   move     surmount             0 0  surmount
misery   quell    extinguish           2 0  extinguish
misery   quell    drain                0 0  determination
misery   fortify  exalt                1 0  exalt
misery   fortify  gloomy-view          0 0  determination
misery   empower  assimilate           0 0  channeled-power
misery   empower  drain                0 0  determination
malice   move     push                 2 0  surmount
malice   invoke   summon               1 0  bolster
malice   quell    extinguish           0 0  extinguish
malice   quell    exterminate          2 1  determination
malice   fortify  all-for-me           0 0  exalt
malice   empower  emotional-outburst   0 0  emotional-outburst
malice   empower  channeled-power      2 0  channeled-power
anxiety  move     flight               2 0  haste
anxiety  move     from-the-shadows     0 0  determination
anxiety  invoke   bolster              2 0  bolster
anxiety  invoke   seeds-of-darkness    1 0  inner-force
anxiety  quell    devour               0 0  extinguish
anxiety  fortify  attune-with-origin   2 1  raze
anxiety  empower  rush-to-aid          1 0  emotional-outburst
"""

# The Polish appendix.
REVISED = """
love     move     surmount             0 0  surmount
love     move     embrace              1 0  determination
love     invoke   forging-bonds        1 0  inner-force
love     quell    home-ground          1 0  extinguish
love     fortify  pierce-the-darkness  0 0  exalt
love     fortify  raze                 3 0  raze
love     fortify  garrison             0 1  determination
love     empower  brighten-up          0 0  channeled-power
delight  move     push                 1 0  surmount
delight  invoke   summon               1 0  bolster
delight  quell    cleansing-light      1 0  extinguish
delight  empower  relish               1 0  channeled-power
empathy  move     surmount             0 0  surmount
empathy  move     switcheroo           1 0  determination
empathy  invoke   sharing-is-caring    2 0  bolster
empathy  invoke   motivation           3 0  inner-force
empathy  quell    conversion           0 0  determination
empathy  fortify  feeling-safe         0 0  raze
empathy  empower  emotional-outburst   0 0  emotional-outburst
harmony  move     flight               1 0  haste
harmony  move     surmount             0 0  surmount
harmony  invoke   relish               1 0  bolster
harmony  quell    vanquish             0 1  subdue
harmony  quell    emotional-cycle      0 0  determination
harmony  fortify  attune-with-origin   1 1  exalt
harmony  empower  rush-to-aid          1 0  emotional-outburst
hatred   move     charge               1 0  haste
hatred   move     wildfire             3 1  determination
hatred   invoke   relish               1 0  bolster
hatred   quell    repel                0 0  determination
hatred   fortify  seethe               1 0  exalt
hatred   fortify  raze                 4 0  raze
hatred   empower  seethe               1 0  channeled-power
misery   move     surmount             0 0  surmount
misery   move     deceive              1 0  determination
misery   quell    drain                0 0  determination
misery   fortify  exalt                2 0  exalt
misery   fortify  drain                0 0  determination
misery   empower  assimilate           0 0  channeled-power
misery   empower  drain                0 0  determination
malice   move     push                 1 0  surmount
malice   invoke   summon               1 0  bolster
malice   quell    extinguish           0 0  extinguish
malice   quell    exterminate          2 1  determination
malice   fortify  all-for-me           0 0  exalt
malice   empower  channeled-power      2 0  channeled-power
malice   empower  emotional-outburst   0 0  emotional-outburst
anxiety  move     flight               1 0  haste
anxiety  move     from-the-shadows     0 0  determination
anxiety  invoke   bolster              3 0  bolster
anxiety  invoke   seeds-of-darkness    1 0  inner-force
anxiety  quell    devour               0 0  extinguish
anxiety  fortify  attune-with-origin   1 1  raze
anxiety  empower  spreading-darkness   0 0  channeled-power
"""

APPENDIX = {"first": FIRST, "revised": REVISED}
SPIRITS = ["love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety"]
Change = tuple[str, str, int, int, str]  # action, upgrade, Willpower, Ambition, what it replaces
every_spirit = pytest.mark.parametrize("spirit", SPIRITS)


def changes(spirit: str, edition: str) -> list[Change]:
    """The lines of an appendix that are about one Spirit."""
    rows = [line.split() for line in APPENDIX[edition].strip().split("\n")]
    return sorted((row[1], row[2], int(row[3]), int(row[4]), row[5]) for row in rows if row[0] == spirit)


def printed_row(spirit: str, edition: str, action: str) -> dict[str, tuple[int, int]]:
    """The three upgrades of one row in their order, with what they add to the price."""
    row = dict(SIDE_A[action][1])
    new = {replaced: (upgrade, (w, a)) for act, upgrade, w, a, replaced in changes(spirit, edition) if act == action}
    return dict(new.get(upgrade, (upgrade, price)) for upgrade, price in row.items())


def board_in(play: Play) -> int:
    return state(play).boards[state(play).active]


@proves("board-b.three-upgrades")
@both_editions
@every_spirit
def test_the_content_says_what_the_appendix_says(spirit: str, edition: str) -> None:
    content = read_toml("mindtable.games.cerebria", "boards.toml")
    [sheet] = [board for board in content["board"] if (board["spirit"], board["edition"]) == (spirit, edition)]
    found = [
        (c["action"], c["id"], c.get("willpower", 0), c.get("ambition", 0), c["replaces"]) for c in sheet["changes"]
    ]
    assert sorted(found) == changes(spirit, edition)


def test_the_content_has_no_other_boards() -> None:
    content = read_toml("mindtable.games.cerebria", "boards.toml")
    sheets = sorted((board["spirit"], board["edition"]) for board in content["board"])
    assert sheets == sorted((spirit, edition) for spirit in SPIRITS for edition in APPENDIX)


def test_side_a_costs_what_the_rulebook_says() -> None:
    content = read_toml("mindtable.games.cerebria", "boards.toml")
    for row in content["action"]:
        cost, upgrades = SIDE_A[row["id"]]
        assert (row.get("willpower", 0), row.get("ambition", 0)) == cost
        found = {u["id"]: (u.get("willpower", 0), u.get("ambition", 0)) for u in row["upgrades"]}
        found["determination"] = (-1, 0)
        assert found == upgrades


@proves("board-b.three-upgrades")
@both_editions
@every_spirit
@pytest.mark.parametrize("action", SIDE_A)
def test_every_row_has_its_three_upgrades_at_their_price(spirit: str, edition: str, action: str) -> None:
    board = board_in(lay_board(spirit, edition))
    row = SPIRIT_ACTIONS.index(action)
    printed = printed_row(spirit, edition, action)
    assert [UPGRADES[upgrade] for upgrade in UPGRADE_AT[board][row]] == list(printed)
    (base_willpower, base_ambition), prices = SIDE_A[action][0], list(printed.values())
    for used in range(8):
        paid = [price for column, price in enumerate(prices) if used >> column & 1]
        assert WILLPOWER_COST[board][row][used] == base_willpower + sum(willpower for willpower, _ in paid)
        assert AMBITION_COST[board][row][used] == base_ambition + sum(ambition for _, ambition in paid)


@proves("board-b.three-upgrades")
@both_editions
@every_spirit
def test_only_the_three_upgrades_of_the_row_can_be_used(spirit: str, edition: str) -> None:
    play = lay_board(spirit, edition)
    take(play, "begin move")
    known = [upgrade for upgrade in UPGRADES if why_not(play, f"use {upgrade}") != "upgrade-not-on-board"]
    assert sorted(known) == sorted(printed_row(spirit, edition, "move"))


@both_editions
@every_spirit
def test_side_a_is_the_same_for_all(spirit: str, edition: str) -> None:
    board = board_in(lay_board(spirit, edition, side="A"))
    for row, action in enumerate(SPIRIT_ACTIONS):
        assert [UPGRADES[upgrade] for upgrade in UPGRADE_AT[board][row]] == list(SIDE_A[action][1])


@pytest.mark.parametrize("row", range(len(SPIRIT_ACTIONS)), ids=SPIRIT_ACTIONS)
def test_a_flag_means_one_upgrade_in_its_row(row: int) -> None:
    meant: dict[int, set[int]] = {}
    for board in range(BOARDS):
        for column, upgrade in enumerate(UPGRADE_AT[board][row]):
            flags = FLAGS[board][row][1 << column]
            for bit in range(flags.bit_length()):
                if flags >> bit & 1:
                    meant.setdefault(bit, set()).add(upgrade)
    assert max(meant) < 30  # longer numbers are slower
    assert all(len(upgrades) == 1 for upgrades in meant.values())
