"""Love's B side."""

import pytest
from tests.cerebria.boards import actions_left, lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, hand, state, why_not

from mindtable.testing.clauses import proves

SOME_TOKENS = 'tokens = { move = ["wild"], quell = ["wild", "red"], empower = ["wild", "blue"] }'


@proves("board-b.love-surmount")
@both_editions
def test_surmount_is_free(edition: str) -> None:
    play = lay_board("love", edition, '[foe]\nspace = "valley-cradle"')
    take(play, "begin move")
    assert why_not(play, "move valley-cradle") == "space-held"
    assert spend(play, "use surmount", "move valley-cradle") == (1, 0)
    assert place(play, 0) == place(play, 1) == "valley-cradle"


@proves("board-b.love-embrace", "board-b.love-embrace-essence")
@both_editions
def test_embrace_places_an_own_essence_where_the_move_ends(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n4 = "courage"\n5 = "trust"\n[me]\nspace = "valley-cradle"')
    assert spend(play, "begin move", "use embrace", "move cradle", "at 5") == (2, 0)
    assert (essence_at(play, 4), essence_at(play, 5)) == (1, 2)
    assert pool(play) == 4


@proves("board-b.love-embrace")
@both_editions
def test_embrace_picks_among_the_bliss_emotions_with_room_beside_the_space(edition: str) -> None:
    play = lay_board(
        "love", edition, '[slots]\n3 = "trust"\n4 = "fear"\n5 = "comfort 2"\n7 = "trust"\n[me]\nspace = "valley-cradle"'
    )
    take(play, "begin move", "use embrace", "move cradle", "at 5")
    assert essence_at(play, 5) == 3


@proves("board-b.love-embrace")
@both_editions
@pytest.mark.parametrize("beside", ["", '3 = "fear"', '3 = "comfort 3"'])
def test_embrace_needs_a_bliss_emotion_with_room(edition: str, beside: str) -> None:
    play = lay_board("love", edition, f'[slots]\n15 = "trust"\n{beside}')
    take(play, "begin move", "use embrace")
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    assert why_not(play, "move willow-valley") == ""


@proves("board-b.love-embrace")
@both_editions
def test_embrace_tells_why_an_emotion_cannot_get_it(edition: str) -> None:
    slots = '4 = "courage"\n5 = "trust"\n6 = "trust"'
    play = lay_board("love", edition, f'[slots]\n{slots}\n[me]\nspace = "valley-cradle"')
    take(play, "begin move", "use embrace", "move cradle")
    assert why_not(play, "at 6") == "slot-out-of-reach"
    assert why_not(play, "at 4") == ""


@proves("board-b.love-embrace-essence")
@both_editions
def test_embrace_needs_an_essence_on_the_spirit_board(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n3 = "trust"\n[me]\nessence = 0')
    take(play, "begin move")
    assert why_not(play, "use embrace") == "useless-upgrade"


@proves("board-b.love-forging-bonds")
@both_editions
def test_forging_bonds_takes_the_essence_from_the_supply(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n3 = "kindness"\n[me]\nessence = 0\nhand = ["innocence"]')
    # only slot 2 is next to another Bliss Emotion
    assert spend(play, "begin invoke", "use forging-bonds", "invoke innocence", "at 2") == (3, 0)
    assert (essence_at(play, 2), pool(play)) == (1, 0)


@proves("board-b.love-forging-bonds")
@both_editions
def test_forging_bonds_with_bolster_needs_no_own_essence_either(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n3 = "kindness"\n[me]\nhand = ["innocence"]')
    actions = ["begin invoke", "use forging-bonds", "use bolster", "invoke innocence", "at 2"]
    assert spend(play, *actions) == (3, 1)
    assert (essence_at(play, 2), pool(play)) == (2, 5)


@proves("board-b.love-forging-bonds")
@both_editions
def test_forging_bonds_needs_a_bliss_neighbour(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n3 = "guilt"\n15 = "guilt"\n6 = "kindness"\n[me]\nhand = ["innocence"]')
    take(play, "begin invoke")
    assert why_not(play, "use forging-bonds") == "useless-upgrade"


@proves("board-b.love-home-ground")
@both_editions
def test_home_ground_brings_an_ambition(edition: str) -> None:
    play = lay_board(
        "love",
        edition,
        '[slots]\n1 = "fear 2"\n[fortresses]\nvalley = "bliss minor"\n[us]\nambition = 2\n[me]\nhand = ["self-esteem"]',
    )
    # 2 and 1 more Willpower; the Ambition paid comes back
    assert spend(play, "begin quell", "use home-ground", "quell 1", "reveal self-esteem") == (3, 0)
    assert essence_at(play, 1) == 1


@proves("board-b.love-home-ground")
@both_editions
@pytest.mark.parametrize(
    ("space", "slot", "fortresses"),
    [
        ("valley", 1, 'cradle = "bliss minor"'),  # another Realm's
        ("valley", 1, 'valley = "gloom minor"'),
        ("valley-cradle", 3, 'valley = "bliss minor"\ncradle = "bliss minor"\nwillow = "bliss minor"'),  # no Realm slot
    ],
)
def test_home_ground_needs_a_bliss_fortress_in_the_realm_of_the_target(
    edition: str, space: str, slot: int, fortresses: str
) -> None:
    play = lay_board(
        "love",
        edition,
        f'[slots]\n{slot} = "fear 2"\n[fortresses]\n{fortresses}\n[me]\nspace = "{space}"\nhand = ["self-esteem"]',
    )
    take(play, "begin quell")
    assert why_not(play, "use home-ground") == "useless-upgrade"
    assert why_not(play, f"quell {slot}") == ""


@proves("board-b.love-home-ground", "action.upgrade-useful")
@both_editions
def test_home_ground_is_useless_where_no_ambition_is_spent(edition: str) -> None:
    # Valor spares the Ambition, so all three are there already.
    play = lay_board(
        "love",
        edition,
        '[slots]\n1 = "fear 2"\n2 = "valor"\n[fortresses]\nvalley = "bliss minor"\n[me]\nhand = ["self-esteem"]',
    )
    take(play, "begin quell")
    assert why_not(play, "use home-ground") == "useless-upgrade"


@proves("board-b.love-pierce-the-darkness")
@both_editions
def test_pierce_the_darkness_builds_in_the_opponents_realm(edition: str) -> None:
    play = lay_board("love", edition, '[slots]\n1 = "fear 2"\n[me]\nspace = "valley-cradle"')
    take(play, "begin fortify")
    assert why_not(play, "fortify valley") == "realm-controlled"
    take(play, "use pierce-the-darkness")
    assert why_not(play, "fortify cradle") == "useless-upgrade"
    assert spend(play, "fortify valley") == (3, 0)
    assert (state(play).fortress_team[0], state(play).fortress_size[0]) == (0, 1)


@proves("board-b.love-pierce-the-darkness")
@both_editions
def test_pierce_the_darkness_needs_an_empty_location(edition: str) -> None:
    play = lay_board(
        "love",
        edition,
        '[slots]\n1 = "fear 2"\n4 = "fear 2"\n[fortresses]\nvalley = "gloom minor"\n[me]\nspace = "valley-cradle"',
    )
    take(play, "begin fortify", "use pierce-the-darkness")
    assert why_not(play, "fortify valley") == "fortress-there"
    assert why_not(play, "fortify cradle") == ""


@proves("board-b.love-raze")
@both_editions
def test_raze_costs_three_willpower_and_no_ambition(edition: str) -> None:
    play = lay_board("love", edition, '[fortresses]\nvalley = "gloom minor"\n[us]\nambition = 0')
    assert spend(play, "begin fortify", "use raze", "fortify valley") == (6, 0)
    assert state(play).fortress_size[0] == 0
    assert actions_left(play) == 3


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_garrison_invokes_inside_the_realm_from_a_frontier(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nspace = "valley-cradle"\nhand = ["innocence"]')
    assert spend(play, "begin fortify", "use garrison", "fortify valley") == (3, 1)
    take(play, "invoke innocence")
    assert why_not(play, "at 3") == "slot-out-of-reach"
    assert why_not(play, "at 4") == "slot-out-of-reach"
    assert spend(play, "at 1") == (2, 0)
    assert (card_at(play, 1), essence_at(play, 1), pool(play)) == ("innocence", 1, 4)
    assert state(play).fortress_size[0] == 1
    assert actions_left(play) == 2


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_the_bonus_invoke_may_use_upgrades(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nhand = ["innocence"]')
    actions = ["begin fortify", "use garrison", "fortify valley", "use bolster", "invoke innocence", "at 1"]
    assert spend(play, *actions) == (5, 2)
    assert essence_at(play, 1) == 2


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_the_bonus_invoke_may_be_declined(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nhand = ["innocence"]')
    take(play, "begin fortify", "use garrison", "fortify valley", "done")
    assert hand(play, 0) == ["innocence"]
    assert actions_left(play) == 2


@proves("board-b.love-garrison-first")
def test_garrison_needs_an_unlocked_invoke_in_the_first_edition() -> None:
    tokens = 'tokens = { fortify = ["red", "yellow", "green", "blue"] }'
    play = lay_board("love", "first", f'[me]\nhand = ["comfort", "innocence"]\n{tokens}')
    take(play, "begin fortify")
    assert why_not(play, "use garrison") == "useless-upgrade"


@proves("board-b.love-garrison-revised")
def test_garrison_may_unlock_invoke_in_the_revised_edition() -> None:
    tokens = 'tokens = { fortify = ["red", "yellow", "green", "blue"] }'
    play = lay_board("love", "revised", f'[me]\nhand = ["comfort", "innocence"]\n{tokens}')
    take(play, "begin fortify", "use garrison", "fortify valley", "discard comfort", "place invoke-1")
    assert spend(play, "invoke innocence", "at 2") == (2, 0)
    assert card_at(play, 2) == "innocence"


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_the_bonus_invoke_may_be_upgraded_by_a_discard(edition: str) -> None:
    row = '["red", "yellow", "green", "blue"]'
    tokens = f'tokens = {{ invoke = ["green"], fortify = {row} }}'
    play = lay_board("love", edition, f'[me]\nhand = ["comfort", "innocence"]\n{tokens}')
    take(play, "begin fortify", "use garrison", "fortify valley", "discard comfort", "place invoke-2", "use bolster")
    assert "invoke innocence" in choices(play)


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised", "action.upgrade-useful")
@both_editions
@pytest.mark.parametrize(
    "lacking",
    [
        '[slots]\n1 = "comfort"\n2 = "comfort"\n[me]\nhand = ["innocence"]',  # a slot
        '[me]\nhand = ["innocence"]\nwillpower = 3',  # Willpower for the Invoke
        '[me]\nhand = ["innocence"]\nessence = 0\nwillpower = 5',  # Essence for the Emotion
        "[me]\nhand = []",  # a card
        '[me]\nhand = ["innocence"]\nblocked = ["invoke-1"]',  # Invoke itself
    ],
)
def test_garrison_is_useless_without_an_invoke_to_follow(edition: str, lacking: str) -> None:
    play = lay_board("love", edition, lacking)
    take(play, "begin fortify")
    assert why_not(play, "use garrison") == "useless-upgrade"
    assert why_not(play, "fortify valley") == ""


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_garrison_may_take_the_last_willpower(edition: str) -> None:
    play = lay_board("love", edition, '[me]\nhand = ["innocence"]\nwillpower = 5')
    take(play, "begin fortify", "use garrison", "fortify valley", "invoke innocence", "at 1")
    assert state(play).willpower[0] == 0


@proves("board-b.love-garrison-first", "board-b.love-garrison-revised")
@both_editions
def test_garrison_follows_a_fortress_built_not_razed(edition: str) -> None:
    play = lay_board("love", edition, '[fortresses]\nvalley = "gloom minor"\n[me]\nhand = ["innocence"]')
    take(play, "begin fortify", "use raze")
    assert why_not(play, "use garrison") == "useless-upgrade"


@proves("board-b.love-brighten-up")
def test_brighten_up_places_a_token_of_the_mild_emotions_colour() -> None:
    play = lay_board("love", "revised", f'[slots]\n1 = "comfort 2"\n[me]\n{SOME_TOKENS}')
    assert spend(play, "begin empower", "use brighten-up", "empower 1") == (3, 0)
    assert card_at(play, 1) == "satisfaction"
    assert why_not(play, "place quell-3") == "colour-in-row"
    assert why_not(play, "place move-1") == "token-space-taken"
    take(play, "place move-3")
    assert state(play).tokens[2] == 1  # red, on the third place of Move


@proves("board-b.love-brighten-up")
def test_brighten_up_may_place_nothing() -> None:
    play = lay_board("love", "revised", f'[slots]\n1 = "comfort 2"\n[me]\n{SOME_TOKENS}')
    take(play, "begin empower", "use brighten-up", "empower 1")
    before = list(state(play).tokens)
    take(play, "done")
    assert state(play).tokens == before


@proves("board-b.love-brighten-up", "action.upgrade-useful")
def test_brighten_up_is_useless_where_the_colour_fits_nowhere() -> None:
    play = lay_board("love", "revised", '[slots]\n1 = "comfort 2"')
    take(play, "begin empower")
    assert why_not(play, "use brighten-up") == "useless-upgrade"
    assert why_not(play, "empower 1") == ""
