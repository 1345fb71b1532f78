"""Vibe tokens: unlocking and upgrading."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import seat
from tests.cerebria.table import card_at, choices, do, hand, state, why_not

from mindtable.testing.clauses import proves

RED, YELLOW, GREEN, BLUE, WILD = range(1, 6)
MOVE_ROW = slice(0, 4)
# Comfort and Sociability are red, Trust is yellow, Desire green, Confidence blue.
LOVE = """
[seat.0]
space = "valley"
willpower = 6
essence = 2
hand = ["comfort", "trust", "desire"]
tokens = { move = ["red"] }
[team.bliss]
ambition = 1
[slots]
"""


@both_editions
@proves("vibe.unlock")
def test_a_locked_action_begins_with_a_token_on_its_leftmost_space(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin invoke")
    assert choices(play) == ["discard comfort", "discard trust", "discard desire"]
    assert why_not(play, "invoke comfort") == "row-locked"
    do(play, "discard trust")
    assert choices(play) == ["place invoke-1"]
    do(play, "place invoke-1")
    assert state(play).tokens[4:8] == [YELLOW, 0, 0, 0]
    do(play, "invoke comfort", "at 1")
    assert card_at(play, 1) == "comfort"
    assert state(play).actions_left == 2


@both_editions
@proves("vibe.unlock")
def test_without_a_card_a_locked_action_stays_locked(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"comfort", "trust", "desire"', "") + '1 = "safety 2"')
    assert why_not(play, "begin empower") == "row-locked"
    assert why_not(play, "begin fortify") == "row-locked"
    assert not why_not(play, "begin move")
    play = lay_in(edition, LOVE + '1 = "safety 2"')
    assert (
        why_not(lay_in(edition, LOVE), "begin empower") == "nothing-to-empower"
    )  # a card would unlock it: for nothing
    do(play, "begin empower")
    assert why_not(play, "empower 1") == "row-locked"


@both_editions
@proves("vibe.unlock")
def test_an_unlocked_action_needs_no_token(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "move valley-cradle")
    assert hand(play, 0) == ["comfort", "trust", "desire"]


@both_editions
@proves("vibe.discard")
def test_a_discarded_card_gives_a_token_of_its_colour(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move")
    assert why_not(play, "discard confidence") == "card-not-in-hand"
    do(play, "discard desire", "place move-3")
    assert state(play).tokens[MOVE_ROW] == [RED, 0, GREEN, 0]
    assert hand(play, 0) == ["comfort", "trust"]
    assert seat(play, 0)["bottom"] == ["desire"]


@both_editions
@proves("vibe.one-per-action")
def test_one_token_in_the_row_of_the_action_and_before_it(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "discard desire")
    assert why_not(play, "place invoke-1") == "only-this-row"
    do(play, "place move-2")
    assert why_not(play, "discard trust") == "token-already-placed"
    assert not any(choice.startswith("discard") for choice in choices(play))
    do(play, "move valley-cradle")
    assert play.step() == "turn"
    do(play, "begin move")
    assert "discard trust" in choices(play)  # with the next action


@both_editions
@proves("vibe.place")
def test_in_an_unlocked_row_any_empty_upgrade(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('["red"]', '["red", "", "blue"]'))
    do(play, "begin move", "discard desire")
    assert choices(play) == ["place move-2", "place move-4"]
    assert why_not(play, "place move-3") == why_not(play, "place move-1") == "token-space-taken"
    do(play, "place move-4")
    assert state(play).tokens[MOVE_ROW] == [RED, 0, BLUE, GREEN]


@both_editions
@proves("vibe.place")
def test_the_token_stays_for_the_rest_of_the_game(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin move", "discard desire", "place move-2", "use haste", "move cradle")
    do(play, "end cards", "end cards", "end cards", "end cards")
    assert play.deciders() == [0]
    assert state(play).tokens[MOVE_ROW] == [RED, GREEN, 0, 0]
    do(play, "begin move", "use haste", "move valley")


@both_editions
@proves("vibe.place")
def test_a_locked_row_takes_no_upgrade_first(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin fortify", "discard desire")
    assert choices(play) == ["place fortify-1"]
    assert why_not(play, "place fortify-2")


@both_editions
@proves("vibe.colours")
def test_no_colour_twice_in_a_row(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('["red"]', '["red", "yellow"]'))
    do(play, "begin move")
    assert why_not(play, "discard comfort") == "colour-in-row"
    assert why_not(play, "discard trust") == "colour-in-row"
    assert not why_not(play, "discard desire")
    do(play, "move valley-cradle", "begin invoke")
    assert not why_not(play, "discard comfort")  # another row


@proves("vibe.wild")
def test_a_wild_token_clashes_with_none() -> None:
    play = lay_in("revised", LOVE.replace('["red"]', '["wild", "wild"]').replace('"desire"', '"desire", "confidence"'))
    do(play, "begin move")
    assert [choice for choice in choices(play) if choice.startswith("discard")] == [
        "discard comfort",
        "discard trust",
        "discard desire",
        "discard confidence",
    ]
    do(play, "discard comfort", "place move-3")
    assert state(play).tokens[MOVE_ROW] == [WILD, WILD, RED, 0]


@proves("vibe.wild")
def test_wild_tokens_are_given_only_at_the_start() -> None:
    play = lay_in("revised", LOVE)
    do(play, "ability vibe", "place quell-1")
    assert choices(play) == ["colour red", "colour yellow", "colour green", "colour blue"]
    assert why_not(play, "colour wild") == "wild-only-at-start"


@both_editions
@proves("vibe.other-ways")
def test_an_ability_follows_the_same_rules(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('["red"]', '["red", "blue"]'))
    do(play, "ability vibe")
    assert why_not(play, "place invoke-2") == "row-not-unlocked"
    assert why_not(play, "place move-2") == "token-space-taken"
    do(play, "place move-3")
    assert choices(play) == ["colour yellow", "colour green"]
    assert why_not(play, "colour blue") == "colour-in-row"


@both_editions
@proves("vibe.other-ways")
def test_a_power_follows_the_same_rules(edition: str) -> None:
    board = LOVE.replace('{ move = ["red"] }', '{ empower = ["red"] }') + "1 = " + '"self-esteem 2"'
    play = lay_in(edition, board)
    do(play, "begin empower", "empower 1")  # Dignity places a token
    assert choices(play) == [
        "place move-1",
        "place invoke-1",
        "place quell-1",
        "place fortify-1",
        "place empower-2",
        "place empower-3",
        "place empower-4",
        "done",
    ]
    do(play, "place empower-3")
    assert choices(play) == ["colour yellow", "colour green", "colour blue"]


FULL = """
origin = "knowledge at valley"
[slots]
1 = "self-esteem 2"
[team.bliss]
ambition = 1
[seat.0]
space = "valley"
willpower = 6
[seat.0.tokens]
move = ["red", "yellow", "green", "blue"]
invoke = ["red", "yellow", "green", "blue"]
quell = ["red", "yellow", "green", "blue"]
fortify = ["red", "yellow", "green", "blue"]
empower = ["red", "yellow", "green", "blue"]
"""


@both_editions
@proves("vibe.no-fit")
def test_where_no_token_fits_nothing_is_placed(edition: str) -> None:
    play = lay_in(edition, FULL)
    assert why_not(play, "ability vibe") == "no-token-fits"
    do(play, "absorb valley")
    assert play.step() == "turn"  # Knowledge has nothing to offer
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "dignity"
    assert play.step() == "turn"  # nor has Dignity
    play = lay_in(edition, FULL.replace(', "blue"]', "]"))
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
