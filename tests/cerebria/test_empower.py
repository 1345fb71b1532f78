"""Empower: a Mild Emotion gives way to its Strong counterpart."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import intensity, seat, token
from tests.cerebria.table import card_at, choices, do, essence_at, in_play, state, why_not

from mindtable.testing.clauses import proves

# Love in the Valley beside Safety (threshold 2); nothing in hand.
BARE = """
[seat.0]
space = "valley"
willpower = 5
hand = []
tokens = { empower = ["wild", "wild", "wild"] }
[team.bliss]
ambition = 2
[slots]
"""


@both_editions
@proves("empower.cost")
def test_three_willpower(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 2"')
    do(play, "begin empower", "empower 1")
    assert state(play).willpower[0] == 2
    assert state(play).ambition[0] == 2
    poor = BARE.replace("willpower = 5", "willpower = 2")
    assert why_not(lay_in(edition, poor + '1 = "safety 2"'), "begin empower") == "short-of-willpower"


@both_editions
@proves("empower.target")
def test_a_mild_emotion_of_the_own_team_next_to_the_spirit(edition: str) -> None:
    board = '1 = "safety 2"\n2 = "anger 2"\n3 = "safety 2 of 2"\n15 = "brightness 2"'
    play = lay_in(edition, BARE + board)
    do(play, "begin empower")
    assert [choice for choice in choices(play) if choice.startswith("empower")] == ["empower 1"]
    assert why_not(play, "empower 2") == "not-your-emotion"
    assert why_not(play, "empower 3") == "slot-out-of-reach"
    assert why_not(play, "empower 4") == "slot-empty"


@both_editions
@proves("empower.target")
def test_neither_a_strong_nor_a_starting_emotion(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "freedom 2"\n2 = "brightness 2"')
    assert why_not(play, "begin empower") == "nothing-to-empower"
    play = lay_in(edition, BARE + '1 = "freedom 2"\n2 = "safety 2"\n3 = "brightness 2"')
    do(play, "begin empower")
    assert why_not(play, "empower 1") == "not-mild"


@both_editions
@proves("empower.target")
def test_an_emotion_from_the_teammates_deck_will_do(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 2 of 2"')
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "freedom"
    assert seat(play, 2)["bottom"] == ["safety"]


@both_editions
@proves("empower.threshold")
def test_the_threshold_must_be_met(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 1"\n2 = "safety 2"')
    do(play, "begin empower")
    assert why_not(play, "empower 1") == "below-threshold"
    assert not why_not(play, "empower 2")
    play = lay_in(edition, BARE + '1 = "generosity 2"\n2 = "generosity 3"')
    do(play, "begin empower")
    assert why_not(play, "empower 1") == "below-threshold"
    assert not why_not(play, "empower 2")


@both_editions
@proves("empower.threshold", "empower.tokens")
def test_an_intensity_token_is_no_essence(edition: str) -> None:
    play = lay_in(edition, BARE.replace("ambition = 2", "ambition = 0") + '1 = "courage 1 token 1"')
    assert why_not(play, "begin empower") == "nothing-to-empower"


@both_editions
@proves("empower.replace")
def test_the_strong_emotion_takes_slot_and_essence(edition: str) -> None:
    play = lay_in(edition, BARE + '2 = "safety 3"')
    do(play, "begin empower", "empower 2")
    assert card_at(play, 2) == "freedom"
    assert essence_at(play, 2) == 3
    assert intensity(play, 2) == 4
    assert seat(play, 0)["bottom"] == ["safety"]
    assert (in_play(play, "safety"), in_play(play, "freedom")) == (0, 1)


@both_editions
@proves("empower.tokens")
def test_only_essence_passes_over(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "courage 2 token 1"')
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "valor"
    assert token(play, 1) == 0
    assert intensity(play, 1) == 3


@both_editions
@proves("empower.no-copy", "supply.limited")
def test_with_both_copies_in_play_there_is_no_third(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 2"\n2 = "courage 2"\n5 = "freedom 1"\n8 = "freedom 1"')
    do(play, "begin empower")
    assert why_not(play, "empower 1") == "no-strong-copy"
    play = lay_in(edition, BARE + '1 = "safety 2"\n2 = "courage 2"\n5 = "freedom 1"')
    do(play, "begin empower", "empower 1")
    assert in_play(play, "freedom") == 2


@both_editions
@proves("empower.channeled-power")
def test_channeled_power_adds_an_essence_that_counts(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 1"')
    do(play, "begin empower", "use channeled-power", "empower 1")
    assert card_at(play, 1) == "freedom"
    assert essence_at(play, 1) == 2
    assert (state(play).willpower[0], state(play).ambition[0]) == (2, 1)
    assert state(play).pool == lay_in_pools(edition)


def lay_in_pools(edition: str) -> list[int]:
    """The Essence on the Spirit boards that nothing has touched."""
    return list(state(lay_in(edition, BARE)).pool)


@both_editions
@proves("empower.channeled-power")
def test_channeled_power_needs_an_empty_space_and_an_ambition(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "safety 3"\n2 = "safety 2"')
    do(play, "begin empower", "use channeled-power")
    assert why_not(play, "empower 1") == "emotion-full"
    assert not why_not(play, "empower 2")
    poor = BARE.replace("ambition = 2", "ambition = 0")
    assert why_not(lay_in(edition, poor + '1 = "safety 1"'), "begin empower") == "nothing-to-empower"


@both_editions
@proves("empower.emotional-outburst")
def test_emotional_outburst_reaches_the_whole_board(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "courage 2"\n9 = "safety 2"\n10 = "anger 2"\n11 = "safety 1"')
    do(play, "begin empower")
    assert why_not(play, "empower 9") == "slot-out-of-reach"
    do(play, "use emotional-outburst")
    assert why_not(play, "empower 1") == "useless-upgrade"
    assert why_not(play, "empower 10") == "not-your-emotion"
    assert why_not(play, "empower 11") == "below-threshold"
    do(play, "empower 9")
    assert card_at(play, 9) == "freedom"
    assert state(play).willpower[0] == 1
