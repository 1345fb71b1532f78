"""Intentions: what the active team scores for when an action or ability is done, by edition and side of the board."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import identity, points, seat, team
from tests.cerebria.table import choices, do, lay, state

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

BOARDS = [(edition, side) for edition in ("first", "revised") for side in "AB"]


def scene(board: tuple[str, str], scenario: str) -> Play:
    """A scenario on an edition and a side of the Team boards."""
    edition, side = board
    return lay(f'options = {{ edition = "{edition}", team_board = "{side}" }}\n{scenario}')


def only(worth: int, *boards: tuple[str, str]) -> dict[tuple[str, str], int]:
    return dict.fromkeys(boards, worth)


FIRST_A, FIRST_B, REVISED_A, REVISED_B = BOARDS

# --- Quell

QUELL = """
    [slots]
    7 = "guilt 3"
    8 = "guilt 3"
    [seat.0]
    space = "network"
    willpower = 20
    hand = ["trust"]
    tokens = { quell = ["red", "blue"] }
    [seat.2]
    space = "network"
    willpower = 20
    hand = ["trust"]
    tokens = { quell = ["red", "blue"] }
    [team.bliss]
    ambition = 3
    """
ONE = ["begin quell", "quell 7", "reveal trust"]
TWO = ["begin quell", "use subdue", "quell 7", "reveal trust"]


@proves("intention.a-quell-first", "intention.a-quell-revised", "intention.b-quell-first", "intention.b-quell-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_one_quelled_essence(board: tuple[str, str]) -> None:
    worth = only(1, FIRST_B, REVISED_A, REVISED_B)
    play = scene(board, QUELL)
    do(play, *ONE)
    assert points(play) == [worth.get(board, 0), 0]


@proves("intention.a-quell-first", "intention.a-quell-revised", "intention.b-quell-first", "intention.b-quell-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_two_essence_with_one_quell(board: tuple[str, str]) -> None:
    worth = {FIRST_A: 2, REVISED_A: 1, REVISED_B: 1}
    play = scene(board, QUELL)
    do(play, *TWO)
    assert points(play) == [worth.get(board, 0), 0]


@proves("intention.a-quell-revised", "intention.b-quell-revised", "intention.b-quell-first")
@pytest.mark.parametrize("board", BOARDS)
def test_essence_removed_by_a_power_is_no_quell(board: tuple[str, str]) -> None:
    """Anger takes an Essence from an adjacent Bliss Emotion when it enters."""
    play = scene(
        board,
        """
        [turn]
        seat = 1
        [slots]
        8 = "safety 2"
        [seat.1]
        space = "network"
        willpower = 9
        hand = ["anger"]
        """,
    )
    do(play, "begin invoke", "invoke anger", "at 8")
    assert state(play).essence[7] == 1
    assert points(play) == [0, 0]


# --- how much


@proves("intention.points-revised")
@pytest.mark.parametrize("board", [REVISED_A, REVISED_B])
def test_the_first_in_a_turn_is_worth_one_and_each_further_one_two(board: tuple[str, str]) -> None:
    play = scene(board, QUELL)
    do(play, *ONE)
    assert points(play) == [1, 0]
    do(play, *ONE)
    assert points(play) == [3, 0]
    do(play, "begin quell", "quell 8", "reveal trust")
    assert points(play) == [5, 0]
    # The teammate's turn begins anew.
    do(play, "end cards", "end cards")
    state(play).ambition[0] = 2
    do(play, "begin quell", "quell 8", "reveal trust")
    assert points(play) == [6, 0]
    do(play, "begin quell", "quell 8", "reveal trust")
    assert points(play) == [8, 0]


@proves("intention.points-first")
def test_first_edition_scores_the_printed_points_every_time() -> None:
    play = scene(FIRST_B, QUELL)
    do(play, *ONE, *ONE, "begin quell", "quell 8", "reveal trust")
    assert points(play) == [3, 0]
    twice = scene(FIRST_A, QUELL)
    do(twice, *TWO, "begin quell", "use subdue", "quell 8", "reveal trust")
    assert points(twice) == [4, 0]


# --- Absorb


def absorb(board: tuple[str, str], sphere: str, left: int, own_frontiers: int, extra: str = "") -> Play:
    slots = ['15 = "courage 1"', '3 = "comfort 1"'][:own_frontiers]
    return scene(
        board,
        f"""
        origin = "{sphere} at valley"
        [slots]
        {chr(10).join(slots)}
        {extra}
        [spheres]
        {sphere} = {left}
        [seat.0]
        space = "valley"
        willpower = 0
        deck = []
        """,
    )


@proves("intention.a-absorb-first", "intention.b-absorb-first", "intention.a-absorb-revised")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("left", "own_frontiers", "taken"), [(3, 0, 2), (7, 0, 2), (7, 1, 3), (7, 2, 4), (5, 2, 4), (2, 2, 2), (1, 2, 1)]
)
def test_how_much_an_absorb_takes(board: tuple[str, str], left: int, own_frontiers: int, taken: int) -> None:
    play = absorb(board, "creativity", left, own_frontiers)
    do(play, "absorb valley")
    while play.step() != "turn":
        do(play, choices(play)[-1])
    assert seat(play, 0)["willpower"] == taken
    low = {FIRST_A: 1} if taken <= 2 else {}
    high = only(1, FIRST_B, REVISED_A) if taken >= 4 else {}
    assert points(play) == [{**low, **high}.get(board, 0), 0]


@proves("intention.absorb-from-sphere")
def test_only_what_came_from_the_sphere_counts() -> None:
    """Diligence brings 2 Willpower more, Kindness next to the Spirit 1: 2 were taken from the Sphere, 5 gained."""
    for board, worth in ((FIRST_A, 1), (FIRST_B, 0), (REVISED_A, 0)):
        play = absorb(board, "diligence", 7, 0, extra='1 = "kindness 1"\n14 = "guilt 1"')
        do(play, "absorb valley", "answer yes")
        assert seat(play, 0)["willpower"] == 5
        assert points(play) == [worth, 0]


@proves("intention.absorb-from-sphere")
def test_what_benevolence_takes_from_the_sphere_counts() -> None:
    play = absorb(FIRST_B, "creativity", 7, 1, extra='2 = "benevolence 1"\n4 = "remorse 3"')
    do(play, "absorb valley")
    assert seat(play, 0)["willpower"] == 4  # 2, 1 for Willow | Valley, 1 by Benevolence
    assert points(play) == [1, 0]


# --- filling

FILL = """
    [slots]
    {slot} = "{emotion}"
    [seat.0]
    space = "{space}"
    willpower = 20
    essence = 5
    hand = []
    tokens = {{ empower = ["red", "blue"] }}
    [seat.1]
    space = "{space}"
    willpower = 20
    hand = ["guilt", "fear", "anger", "mistrust"]
    tokens = {{ quell = ["red", "blue"] }}
    [seat.2]
    space = "valley"
    [team.bliss]
    ambition = 1
    [team.gloom]
    ambition = 3
    """


@proves("intention.a-fill-first", "intention.a-fill-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_filling_all_spaces_of_an_emotion(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=7, emotion="excitement 1", space="network"))
    do(play, "realm land", "amount 1")
    assert points(play) == [0, 0]
    do(play, "realm land")
    assert points(play) == [only(1, FIRST_A, REVISED_A).get(board, 0), 0]


@proves("intention.a-fill-first", "intention.a-fill-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_filling_brightness_scores_nothing(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=7, emotion="brightness 1", space="network"))
    do(play, "realm land")
    assert state(play).essence[6] == 2
    assert points(play) == [0, 0]


@proves("intention.fill-once")
@pytest.mark.parametrize("board", [FIRST_A, REVISED_A])
def test_a_card_scores_for_being_filled_once_while_it_is_in_play(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=9, emotion="excitement 2", space="network-land"))
    do(play, "realm land")
    assert points(play)[0] == 1
    do(play, "end cards", "begin quell", "quell 9", "reveal guilt", "end cards", "end cards", "end cards")
    assert state(play).essence[8] == 2
    do(play, "realm land")
    assert state(play).essence[8] == 3
    assert points(play)[0] == 1


@proves("intention.fill-once")
@pytest.mark.parametrize("board", [FIRST_A, REVISED_A])
def test_a_card_put_into_play_anew_scores_again(board: tuple[str, str]) -> None:
    """The other Excitement, on the same slot, after the first was quelled away."""
    play = scene(board, FILL.format(slot=9, emotion="excitement 2", space="network-land"))
    do(play, "realm land", "end cards")
    state(play).actions_left = 9
    state(play).ambition[1] = 3
    do(play, *["begin quell", "quell 9", "reveal guilt"] * 3)
    state(play).hands[0].append(state(play).decks[0].pop(0))  # the card that went under the deck
    state(play).tokens[4] = 1
    state(play).ready[1] = 1
    state(play).sunk[0] = 0
    do(play, *["end cards"] * 3, "begin invoke", "invoke excitement", "realm land", "amount 2")
    assert points(play)[0] == 2


@proves("intention.fill-empower")
@pytest.mark.parametrize("board", [FIRST_A, REVISED_A])
def test_essence_passing_over_in_an_empower_fills_nothing(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=7, emotion="kindness 3", space="network"))
    do(play, "begin empower", "empower 7")
    assert state(play).essence[6] == state(play).cards.size[state(play).emotion[6]] == 3
    assert points(play) == [0, 0]


@proves("intention.fill-empower")
@pytest.mark.parametrize("board", [FIRST_A, REVISED_A])
def test_channeled_power_may_fill_the_mild_emotion(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=7, emotion="kindness 2", space="network"))
    do(play, "begin empower", "use channeled-power", "empower 7")
    assert state(play).essence[6] == 3
    assert points(play) == [1, 0]


# --- Fortresses


JOIN = """
    origin = "commitment at valley"
    common = ["versatility", "openness"]
    [turn]
    seat = {active}
    [slots]
    {slots}
    [fortresses]
    valley = "{piece}"
    [spheres]
    commitment = {left}
    [team.bliss]
    ambition = 3
    hidden = ["liveliness"]
    [team.gloom]
    ambition = 3
    hidden = ["liveliness"]
    [seat.{active}]
    space = "valley"
    willpower = 0
    """


@proves("intention.a-fortress-first", "intention.b-fortress-revised")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("size", ["minor", "major"])
@pytest.mark.parametrize(("active", "owner"), [(0, "bliss"), (1, "gloom"), (0, "gloom"), (1, "bliss")])
def test_an_own_fortress_joins_the_identity_in_a_revelation(
    board: tuple[str, str], size: str, active: int, owner: str
) -> None:
    """Three Willpower are taken, by a Frontier of the own side, so that no Absorb Intention mixes in."""
    slots = f'15 = "{("brightness", "bleakness")[active]}"'
    play = scene(board, JOIN.format(active=active, piece=f"{owner} {size}", slots=slots, left=3))
    do(play, "absorb valley")
    while play.step() != "turn":
        do(play, "answer no")
    assert f"{owner} {size}" in identity(play)
    own = ("bliss", "gloom")[active] == owner
    expected = [0, 0]
    expected[active] = only(1, FIRST_A, REVISED_B).get(board, 0) if own else 0
    assert points(play) == expected


EXALT = """
    [slots]
    [fortresses]
    valley = "bliss minor"
    [team.bliss]
    ambition = 1
    [seat.0]
    space = "valley"
    willpower = 9
    tokens = { fortify = ["red", "blue"] }
    """


@proves("intention.b-exalt-first")
@pytest.mark.parametrize("board", BOARDS)
def test_exalting_a_fortress(board: tuple[str, str]) -> None:
    play = scene(board, EXALT)
    do(play, "begin fortify", "use exalt", "fortify valley")
    assert points(play) == [only(2, FIRST_B).get(board, 0), 0]


@proves("intention.b-exalt-first")
def test_building_a_fortress_scores_nothing() -> None:
    play = scene(FIRST_B, EXALT.replace('valley = "bliss minor"', ""))
    do(play, "begin fortify", "fortify valley")
    assert points(play) == [0, 0]


# --- Empower


@proves("intention.b-empower-first", "intention.b-empower-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_empowering_an_emotion(board: tuple[str, str]) -> None:
    play = scene(board, FILL.format(slot=7, emotion="kindness 2", space="network"))
    do(play, "begin empower", "empower 7")
    assert points(play) == [only(1, FIRST_B, REVISED_B).get(board, 0), 0]


# --- Vibe tokens

TOKENS = """
    [slots]
    [team.bliss]
    ambition = 2
    [seat.0]
    hand = ["courage", "trust"]
    space = "valley"
    willpower = 9
    tokens = {{ {zero} }}
    [seat.2]
    tokens = {{ {two} }}
    """
ROWS = ("move", "invoke", "quell", "fortify", "empower")


def rows(full: int, short: str = "", empty: int = 1) -> str:
    """So many tokens in every row, but in one row some fewer."""
    colours = ["red", "yellow", "green", "blue"]
    return ", ".join(f"{row} = {colours[: full - (empty if row == short else 0)]}" for row in ROWS)


@proves("intention.a-upgrade-first", "intention.a-upgrade-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_fully_upgrading_an_action(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero="move = ['red', 'yellow', 'green']", two=""))
    do(play, "ability vibe", "place move-4")
    assert seat(play, 0)["tokens"]["move"] == "rygb"
    assert points(play) == [{FIRST_A: 2, REVISED_A: 1}.get(board, 0), 0]


@proves("intention.a-upgrade-first", "intention.a-upgrade-revised")
@pytest.mark.parametrize("board", BOARDS)
def test_three_tokens_are_not_all_four_spaces(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero="move = ['red', 'yellow']", two=""))
    do(play, "ability vibe", "place move-4", "colour blue")
    assert points(play) == [0, 0]


@proves("intention.a-upgrade-first", "intention.a-upgrade-revised")
@pytest.mark.parametrize("board", [FIRST_A, REVISED_A])
def test_a_token_placed_by_discarding_upgrades_as_well(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero="move = ['blue', 'yellow', 'green']", two=""))
    do(play, "begin move", "discard courage", "place move-4", "move willow-valley")
    assert points(play) == [{FIRST_A: 2, REVISED_A: 1}[board], 0]


@proves("intention.b-rows-first", "intention.b-rows-revised")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_token_more_in_every_row(board: tuple[str, str], level: int) -> None:
    play = scene(board, TOKENS.format(zero=rows(level, "quell"), two=""))
    state(play).rows_scored = [level - 1] * 4  # the levels below have been scored
    do(play, "ability vibe", f"place quell-{level}", "colour blue")
    assert points(play) == [{FIRST_B: 2, REVISED_B: 1}.get(board, 0), 0]


@proves("intention.b-rows-first", "intention.b-rows-revised")
@pytest.mark.parametrize("board", [FIRST_B, REVISED_B])
def test_the_fourth_level_is_a_full_board(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero=rows(4, "empower"), two=""))
    state(play).rows_scored = [3] * 4
    do(play, "ability vibe")  # one place, one colour
    assert seat(play, 0)["tokens"]["empower"] == "rygb"
    assert points(play) == [{FIRST_B: 2, REVISED_B: 1}[board], 0]


@proves("intention.b-rows-first", "intention.b-rows-revised", "intention.rows-per-board")
@pytest.mark.parametrize("board", [FIRST_B, REVISED_B])
def test_one_level_after_the_other_is_scored(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero=rows(2, "quell", 2), two=""))
    worth = 2 if board == FIRST_B else 1
    do(play, "ability vibe", "place quell-1", "colour blue")
    assert points(play) == [worth, 0]
    do(play, *["end cards"] * 4, "ability vibe", "place quell-3", "colour red")
    assert points(play) == [2 * worth, 0]


@proves("intention.rows-per-board")
@pytest.mark.parametrize("board", [FIRST_B, REVISED_B])
def test_each_level_scores_once_for_each_board(board: tuple[str, str]) -> None:
    play = scene(board, TOKENS.format(zero=rows(1, "quell"), two=rows(1, "empower")))
    worth = 2 if board == FIRST_B else 1
    do(play, "ability vibe", "place quell-1", "colour blue")
    assert points(play) == [worth, 0]
    do(play, "begin move", "discard trust", "place move-2", "move willow-valley")
    assert points(play) == [worth, 0]  # still one in every row
    do(play, "end cards", "end cards")
    state(play).ambition[0] = 1
    do(play, "ability vibe", "place empower-1", "colour blue")
    assert points(play) == [2 * worth, 0]


@proves("intention.rows-per-board")
def test_a_teammates_tokens_do_not_fill_up_the_own_rows() -> None:
    play = scene(REVISED_B, TOKENS.format(zero=rows(1, "quell"), two="quell = ['red']"))
    do(play, "realm valley")
    assert points(play) == [0, 0]


@proves("intention.rows-per-board")
def test_starting_tokens_score_nothing() -> None:
    play = lay('stage = "tokens"\n[seat.0]\nspace = "valley"')
    for _ in range(4):
        do(play, "place move-1", "place move-2", "place move-3", "place move-4")
    do(play, "realm valley", "end cards")
    assert points(play) == [0, 0]


# --- when


@proves("intention.when")
def test_an_intention_is_counted_when_the_ability_is_fully_resolved() -> None:
    play = absorb(FIRST_B, "humility", 4, 2)
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
    assert points(play) == [0, 0]
    do(play, "answer yes")
    while play.step() != "turn":  # the Revelation comes before it
        assert points(play) == [0, 0]
        do(play, choices(play)[-1])
    assert points(play) == [1, 0]


@proves("intention.when")
def test_only_the_active_team_scores() -> None:
    """Gloom empties the Sphere beside a Bliss Fortress: it joins, and Bliss scores no Intention."""
    play = scene(FIRST_A, JOIN.format(active=1, piece="bliss minor", slots="", left=2))
    do(play, "absorb valley")
    while play.step() != "turn":
        do(play, "answer no")
    assert "bliss minor" in identity(play)
    assert points(play) == [0, 1]  # Gloom's Absorb of 2


@proves("intention.when")
def test_an_intention_may_be_accomplished_again_and_again() -> None:
    play = scene(REVISED_A, QUELL)
    do(play, *ONE)
    do(play, *["end cards"] * 4)
    state(play).ambition[0] = 1
    do(play, *ONE)
    assert points(play) == [2, 0]
    assert team(play, "bliss")["points"] == 2
