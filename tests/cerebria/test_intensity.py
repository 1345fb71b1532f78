"""Intensity: read from the Essence on a card, plus a token that is no Essence."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, frontiers, intensity, realms, table, token
from tests.cerebria.table import card_at, choices, do, essence_at, lay, state, why_not

from mindtable.games.cerebria.pieces.cards import Cards
from mindtable.kernel.errors import BadScenario
from mindtable.testing.clauses import proves


@proves("intensity.essence-order")
@pytest.mark.parametrize("edition", EDITIONS)
def test_essence_fills_from_the_left_and_goes_from_the_right(edition: str) -> None:
    """Serenity shows 2, 2, 4 from left to right."""
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        [slots]
        1 = "serenity 1"
        [seat.0]
        space = "valley"
        willpower = 9
        essence = 2
        [seat.1]
        space = "valley"
        willpower = 9
        hand = ["fear"]
        [team.gloom]
        ambition = 3
        """
    )
    do(play, "realm land", "amount 1")
    assert (essence_at(play, 1), intensity(play, 1)) == (2, 2)
    do(play, "realm land")
    assert (essence_at(play, 1), intensity(play, 1)) == (3, 4)
    do(play, "end cards", "begin quell", "quell 1", "reveal fear")
    assert (essence_at(play, 1), intensity(play, 1)) == (2, 2)
    do(play, "begin quell", "quell 1", "reveal fear")
    assert (essence_at(play, 1), intensity(play, 1)) == (1, 2)


@proves("intensity.full")
def test_a_full_emotion_takes_no_essence_from_the_land() -> None:
    play = lay(
        """
        [slots]
        1 = "excitement 3"
        2 = "excitement 2"
        [seat.0]
        space = "valley"
        willpower = 9
        essence = 5
        """
    )
    do(play, "realm land")
    assert essence_at(play, 2) == 3  # the only choice, and room for one
    assert why_not(play, "realm land") == "nothing-to-do-with-it"
    assert table(play)["seats"][0]["essence"] == 4


@proves("intensity.full")
def test_a_full_emotion_takes_no_essence_from_powers_or_channeled_power() -> None:
    play = lay(
        """
        options = { spirits = ["empathy", "misery", "love", "hatred"] }
        [slots]
        1 = "kindness 3"
        3 = "courage 2"
        [seat.0]
        space = "valley"
        willpower = 9
        essence = 5
        hand = ["affection"]
        tokens = { invoke = ["wild"], empower = ["wild", "wild"] }
        [team.bliss]
        ambition = 3
        """
    )
    do(play, "begin empower")
    assert why_not(play, "use channeled-power") != ""
    assert choices(play)[0] == "empower 1"
    play.undo(0)
    # Affection may put an Essence on a Bliss Emotion beside it, but not on the full one.
    do(play, "begin invoke", "invoke affection")
    assert why_not(play, "at 1") != ""
    assert choices(play) == ["at 3", "done"]


@proves("intensity.rightmost")
@pytest.mark.parametrize(
    ("emotion", "expected"),
    [
        ("kindness 1", 1),
        ("kindness 2", 1),
        ("kindness 3", 2),
        ("confidence 4", 3),
        ("self-respect 1", 7),
        ("self-respect 2", 6),
        ("self-respect 4", 4),
        ("courage 3", 2),
        ("courage 3 token 2", 4),
        ("suspicion 2", 0),
    ],
)
def test_the_rightmost_filled_space_counts_alone(emotion: str, expected: int) -> None:
    play = lay(f'[slots]\n7 = "{emotion}"')
    assert intensity(play, 7) == expected
    side = "gloom" if "suspicion" in emotion else "bliss"
    assert table(play)["realms"][2]["sums"] == ([expected, 0] if side == "bliss" else [0, expected])


# --- tokens


@proves("intensity.token")
def test_a_token_counts_wherever_intensity_is_read() -> None:
    scene = """
        common = ["sensibility", "liveliness"]
        [slots]
        7 = "courage 1 {token}"
        8 = "guilt 2"
        """
    plain, strong = lay(scene.format(token="")), lay(scene.format(token="token 2"))
    assert (realms(plain)["network"], realms(strong)["network"]) == ("gloom", "bliss")
    assert (table(plain)["standing"], table(strong)["standing"]) == ([1, 2], [3, 2])
    assert frontiers(strong)["cradle-network"] == "bliss"
    assert table(strong)["frontiers"][1]["sums"] == [3, 0]


@proves("intensity.token")
def test_a_token_is_no_essence_for_liveliness_filling_and_the_threshold() -> None:
    play = lay(
        """
        common = ["liveliness"]
        [slots]
        1 = "kindness 1 token 2"
        [seat.0]
        space = "valley"
        willpower = 9
        essence = 5
        tokens = { empower = ["wild"] }
        hand = []
        """
    )
    assert table(play)["standing"] == [1, 0]
    assert why_not(play, "begin empower") == "nothing-to-empower"
    do(play, "realm land")
    assert choices(play) == ["amount 1", "amount 2"]  # room for two, as without the token
    do(play, "amount 1")
    assert table(play)["teams"][0]["points"] == 0
    assert why_not(play, "begin empower") == ""


@proves("intensity.token")
def test_a_token_does_not_keep_an_emotion_from_being_quelled_and_goes_with_it() -> None:
    play = lay(
        """
        [slots]
        7 = "anger 1 token 3 of 1"
        [seat.0]
        space = "network"
        willpower = 9
        essence = 5
        hand = ["comfort", "sociability"]
        [team.bliss]
        ambition = 1
        """
    )
    do(play, "begin quell", "quell 7", "reveal comfort")
    assert card_at(play, 7) == ""
    do(play, "begin invoke", "invoke comfort", "at 7")
    assert (token(play, 7), intensity(play, 7)) == (0, 1)


@proves("intensity.token")
def test_an_empowered_emotion_loses_its_token() -> None:
    play = lay(
        """
        [slots]
        1 = "kindness 2 token 3"
        [seat.0]
        space = "valley"
        willpower = 9
        tokens = { empower = ["wild"] }
        """
    )
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "benevolence"
    assert (token(play, 1), intensity(play, 1)) == (0, 2)


@proves("intensity.token-limit")
def test_no_token_is_larger_than_six() -> None:
    assert token(lay('[slots]\n7 = "courage 1 token 6"'), 7) == 6
    with pytest.raises(BadScenario):
        lay('[slots]\n7 = "courage 1 token 7"')


@proves("intensity.token-limit")
def test_a_token_that_follows_the_board_stops_at_six() -> None:
    """With other figures on the cards Intimacy would have +4 for each of its two neighbours."""
    play = lay('[slots]\n6 = "courage 1"\n7 = "intimacy 1"\n8 = "courage 1"')
    state(play).cards = Cards({"intimacy": {"power": "token 4 per own adjacent"}})
    state(play).stale = True
    assert (token(play, 7), intensity(play, 7)) == (6, 8)


@proves("intensity.token-limit")
def test_an_emotion_that_enters_beside_several_opponents_gets_one_token() -> None:
    play = lay(
        """
        [slots]
        1 = "guilt 1"
        3 = "guilt 1"
        [seat.0]
        space = "valley"
        willpower = 9
        hand = ["courage"]
        """
    )
    do(play, "begin invoke", "invoke courage")
    assert (token(play, 2), intensity(play, 2)) == (1, 2)


@proves("intensity.dynamic")
def test_a_token_given_on_entry_stays_as_it_is() -> None:
    """Courage gets its token beside an opposing Emotion and keeps it when that one is gone."""
    play = lay(
        """
        [slots]
        2 = "anger 1 of 1"
        [seat.0]
        space = "valley"
        willpower = 9
        hand = ["comfort", "courage"]
        [team.bliss]
        ambition = 3
        """
    )
    do(play, "begin invoke", "invoke courage")
    assert token(play, 1) == 1
    do(play, "begin quell", "quell 2", "reveal comfort")
    assert card_at(play, 2) == ""
    assert (token(play, 1), intensity(play, 1)) == (1, 2)


@proves("intensity.dynamic")
def test_an_emotion_that_entered_without_a_token_gets_none_later() -> None:
    play = lay('[slots]\n1 = "courage 1"\n2 = "anger 1"')
    assert token(play, 1) == 0


@proves("intensity.dynamic")
def test_a_dynamic_token_follows_every_change() -> None:
    """Intimacy has +1 for each Bliss Emotion beside it, Despair as much as Gloom is behind in Essence, up to 3."""
    play = lay(
        """
        [slots]
        1 = "intimacy 1"
        10 = "despair 1"
        [seat.0]
        space = "valley"
        willpower = 20
        essence = 9
        hand = ["comfort"]
        [turn]
        actions = 9
        """
    )
    assert (token(play, 1), token(play, 10)) == (0, 0)
    do(play, "begin invoke", "invoke comfort")
    assert (token(play, 1), token(play, 10)) == (1, 1)
    do(play, "realm land", "at 1", "amount 1")
    assert (token(play, 1), token(play, 10)) == (1, 2)
    do(play, "realm land", "at 2", "amount 2")
    assert (token(play, 1), token(play, 10)) == (1, 3)  # behind by four
    do(play, "begin move", "move valley-cradle", "realm network", "at 2")
    assert card_at(play, 3) == "comfort"
    assert (token(play, 1), intensity(play, 1)) == (0, 3)


@proves("intensity.dynamic-control")
def test_dynamic_tokens_see_control_as_it_is_without_any_of_them() -> None:
    """Each Hope (2) is beaten in its Realm by 3 and sees the other's Realm lost: both get +2."""
    play = lay(
        """
        [slots]
        1 = "hope 1"
        2 = "guilt 3"
        10 = "hope 1"
        11 = "guilt 3"
        """
    )
    assert (token(play, 1), token(play, 10)) == (2, 2)
    assert (realms(play)["valley"], realms(play)["land"]) == ("bliss", "bliss")


@proves("intensity.dynamic-control")
def test_a_realm_saved_by_a_dynamic_token_alone_is_lost_in_the_eyes_of_hope() -> None:
    """Hope sees Gloom lead by Network and Land to Cradle; that Intimacy's token makes Land a tie does not matter."""
    play = lay(
        """
        [slots]
        1 = "hope 1"
        8 = "anger 1"
        9 = "courage 1"
        10 = "intimacy 1"
        11 = "remorse 3"
        [fortresses]
        cradle = "bliss minor"
        """
    )
    assert token(play, 10) == 1
    assert table(play)["realms"][3]["sums"] == [4, 4]
    assert (realms(play)["network"], realms(play)["land"], realms(play)["cradle"]) == ("gloom", "", "bliss")
    assert token(play, 1) == 2
