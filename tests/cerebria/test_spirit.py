"""The powers of the eight Spirits."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import fortress, identity, sphere, table
from tests.cerebria.table import card_at, choices, do, essence_at, hand, in_play, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# --- Love: Absorb beside Bliss Fortresses

LOVE = """
origin = "humility at valley"
[slots]
[seat.0]
space = "valley-cradle"
willpower = 0
[fortresses]
"""


def absorbed(edition: str, board: str) -> int:
    play = lay_in(edition, board)
    do(play, "absorb valley", "answer no")
    assert sphere(play, "humility")[1] == 5  # the power draws on the supply
    return state(play).willpower[0]


@proves("spirit.love-first")
def test_love_gains_two_beside_any_bliss_fortress() -> None:
    assert absorbed("first", LOVE) == 2
    assert absorbed("first", LOVE + 'cradle = "bliss minor"') == 4
    assert absorbed("first", LOVE + 'cradle = "bliss major"\nvalley = "bliss minor"') == 4
    assert absorbed("first", LOVE + 'cradle = "gloom minor"\nwillow = "bliss minor"') == 2
    assert absorbed("first", LOVE.replace("-cradle", "") + 'cradle = "bliss minor"') == 2


@proves("spirit.love-revised")
def test_love_gains_one_for_each_bliss_fortress_beside_it() -> None:
    assert absorbed("revised", LOVE) == 2
    assert absorbed("revised", LOVE + 'cradle = "bliss major"') == 3
    assert absorbed("revised", LOVE + 'cradle = "bliss minor"\nvalley = "bliss minor"') == 4
    assert absorbed("revised", LOVE + 'cradle = "gloom minor"\nwillow = "bliss minor"') == 2
    assert absorbed("revised", LOVE.replace("-cradle", "") + 'cradle = "bliss minor"') == 2


@both_editions
@proves("spirit.love-first", "spirit.love-revised")
def test_the_power_is_loves_alone(edition: str) -> None:
    play = lay_in(edition, LOVE + 'cradle = "bliss minor"', spirits=["harmony", "misery", "love", "hatred"])
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 2


# --- Delight: a card for 4 Willpower or more

DELIGHT = """
origin = "SPHERE at valley"
[seat.0]
space = "valley"
willpower = 0
hand = []
deck = ["trust", "desire"]
[slots]
"""
DELIGHTED = ["delight", "misery", "empathy", "hatred"]


def delight(edition: str, name: str, slots: str = "", answer: str = "no") -> Play:
    """Delight absorbs; 2 Willpower and 1 more for each own Frontier beside it."""
    play = lay_in(edition, DELIGHT.replace("SPHERE", name) + slots, spirits=DELIGHTED)
    do(play, "absorb valley", f"answer {answer}")
    return play


@both_editions
@proves("spirit.delight")
def test_delight_may_draw_a_card_for_four_willpower(edition: str) -> None:
    play = delight(edition, "humility", '3 = "trust 1"\n15 = "innocence 1"')
    assert state(play).willpower[0] == 4
    assert play.step() == "delight-card"
    declined = play.clone()
    do(play, "answer yes")
    assert hand(play, 0) == ["trust"]
    do(declined, "answer no")
    assert hand(declined, 0) == []
    play = delight(edition, "humility", '3 = "trust 1"')
    assert state(play).willpower[0] == 3
    assert play.step() == "turn"
    assert hand(play, 0) == []


@both_editions
@proves("spirit.delight-counts")
def test_delight_counts_willpower_from_the_supply_too(edition: str) -> None:
    play = delight(edition, "diligence", answer="yes")
    assert state(play).willpower[0] == 4
    assert play.step() == "delight-card"
    assert delight(edition, "diligence", answer="no").step() == "turn"
    play = delight(edition, "humility", '1 = "kindness 1"\n15 = "trust 1"')  # Kindness adds 1 from the supply
    assert state(play).willpower[0] == 4
    assert play.step() == "delight-card"


@both_editions
@proves("spirit.delight-counts")
def test_what_commitment_costs_is_gained_all_the_same(edition: str) -> None:
    play = delight(edition, "commitment", '3 = "trust 1"\n15 = "innocence 1"', answer="yes")
    assert state(play).willpower[0] == 3
    assert play.step() == "delight-card"


# --- Empathy: Bliss Emotions near it cannot be quelled

EMPATHY = """
[slots]
2 = "trust 2"
3 = "innocence 2"
4 = "trust 2 of 2"
5 = "kindness 2 of 2"
[turn]
seat = 1
[seat.1]
space = "SPACE"
willpower = 5
hand = ["guilt", "disgust"]
[seat.2]
space = "NEAR"
[team.gloom]
ambition = 2
"""


def protected(edition: str, empathy: str, slot: int) -> bool:
    """Whether Empathy on a space keeps Misery, standing where it must, from quelling a slot."""
    beside = {2: "valley", 3: "valley-cradle", 4: "cradle", 5: "cradle"}[slot]
    play = lay_in(edition, EMPATHY.replace("SPACE", beside).replace("NEAR", empathy))
    if why_not(play, "begin quell"):
        return True
    do(play, "begin quell")
    return why_not(play, f"quell {slot}") == "protected-by-empathy"


@both_editions
@proves("spirit.empathy")
def test_empathy_protects_the_slots_beside_it_and_those_beside_them(edition: str) -> None:
    assert [protected(edition, "valley-cradle", slot) for slot in (2, 3, 4, 5)] == [True, True, True, False]
    assert [protected(edition, "valley", slot) for slot in (2, 3, 4, 5)] == [True, True, False, False]
    assert [protected(edition, "cradle", slot) for slot in (2, 3, 4, 5)] == [False, True, True, True]
    assert [protected(edition, "cradle-network", slot) for slot in (2, 3, 4, 5)] == [False, False, False, True]
    assert not any(protected(edition, "land", slot) for slot in (2, 3, 4, 5))


@both_editions
@proves("spirit.empathy")
def test_empathy_protects_no_gloom(edition: str) -> None:
    board = '[slots]\n1 = "anger 2"\n[seat.0]\nspace = "valley"\nwillpower = 2\nhand = ["comfort"]\n'
    play = lay_in(edition, board + '[seat.2]\nspace = "valley"\n[team.bliss]\nambition = 1')
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert essence_at(play, 1) == 1


# --- Harmony: tokens of any colour, in the revised edition two

HARMONY = """
[slots]
[seat.0]
space = "valley"
willpower = 5
hand = ["trust", "excitement", "comfort"]
tokens = { move = ["red", "yellow"] }
"""
HARMONIOUS = ["harmony", "misery", "empathy", "hatred"]


@both_editions
@proves("spirit.harmony-first", "spirit.harmony-revised")
def test_harmony_places_any_colour_that_fits(edition: str) -> None:
    play = lay_in(edition, HARMONY, spirits=HARMONIOUS)
    do(play, "begin move", "discard trust")  # a yellow card, and there is a yellow token already
    assert choices(play) == ["colour green", "colour blue"]
    assert why_not(play, "colour red") == "colour-in-row"
    assert why_not(play, "colour wild") == "wild-only-at-start"
    do(play, "colour blue", "place move-4")
    assert state(play).tokens[:4] == [1, 2, 0, 4]


@proves("spirit.harmony-first")
def test_one_token_only_in_the_first_edition() -> None:
    play = lay_in("first", HARMONY, spirits=HARMONIOUS)
    do(play, "begin move", "discard trust", "colour blue", "place move-4")
    assert why_not(play, "discard comfort") == "token-already-placed"
    assert not any(choice.startswith("discard") for choice in choices(play))


@proves("spirit.harmony-revised")
def test_a_second_card_for_a_second_token_in_that_row() -> None:
    play = lay_in("revised", HARMONY, spirits=HARMONIOUS)
    do(play, "begin move", "discard trust", "colour blue", "place move-4")
    do(play, "discard comfort")
    assert play.step() == "row-token"
    do(play, "colour green")
    assert why_not(play, "place invoke-1") == "only-this-row"
    do(play, "place move-3")
    assert state(play).tokens[:4] == [1, 2, 3, 4]
    assert hand(play, 0) == ["excitement"]
    assert why_not(play, "discard excitement") == "token-already-placed"


@proves("spirit.harmony-revised")
def test_two_cards_unlock_and_upgrade_at_once() -> None:
    board = HARMONY.replace('{ move = ["red", "yellow"] }', "{}")
    play = lay_in("revised", board, spirits=HARMONIOUS)
    do(play, "begin move", "discard trust", "colour red", "place move-1")
    do(play, "discard comfort", "colour green", "place move-2", "use haste", "move cradle")
    assert state(play).tokens[:4] == [1, 3, 0, 0]
    assert state(play).willpower[0] == 3


@both_editions
@proves("spirit.harmony-first", "spirit.harmony-revised")
def test_others_keep_to_the_colour_of_the_card(edition: str) -> None:
    play = lay_in(edition, HARMONY)  # Love
    do(play, "begin move")
    assert why_not(play, "discard trust") == "colour-in-row"


# --- Hatred: upgraded actions are cheaper

HATRED = """
[turn]
seat = 3
[seat.3]
space = "valley"
willpower = WILLPOWER
essence = 1
hand = ["anger"]
tokens = { ROW = ["wild", "wild", "wild", "wild"] }
[team.gloom]
ambition = 2
[slots]
"""


def hatred(edition: str, row: str, willpower: int, rest: str = "") -> Play:
    return lay_in(edition, HATRED.replace("ROW", row).replace("WILLPOWER", str(willpower)) + rest)


@both_editions
@pytest.mark.parametrize(
    ("upgrades", "space", "price"),
    [
        ([], "valley-cradle", 1),
        (["determination"], "valley-cradle", 0),
        (["haste"], "cradle", 1),
        (["haste", "surmount"], "willow", 2),
        (["haste", "surmount", "determination"], "willow", 1),
    ],
)
@proves("spirit.hatred")
def test_hatred_pays_one_less_with_an_upgrade(edition: str, upgrades: list[str], space: str, price: int) -> None:
    play = hatred(edition, "move", 5, '[seat.0]\nspace = "willow"')
    do(play, "begin move", *(f"use {upgrade}" for upgrade in upgrades), f"move {space}")
    assert state(play).willpower[3] == 5 - price


@both_editions
@proves("spirit.hatred", "action.cost-floor")
def test_hatreds_discount_and_determination_make_the_poorest_act(edition: str) -> None:
    play = hatred(edition, "invoke", 0)
    do(play, "begin invoke", "use bolster", "use determination", "invoke anger", "at 1")
    assert essence_at(play, 1) == 2
    assert state(play).willpower[3] == 0
    play = hatred(edition, "fortify", 1, '[fortresses]\nvalley = "gloom minor"')
    do(play, "begin fortify", "use exalt", "use determination", "fortify valley")
    assert fortress(play, "valley") == "gloom major"
    play = hatred(edition, "empower", 1, '1 = "guilt 1"')
    do(play, "begin empower", "use channeled-power", "use determination", "empower 1")
    assert card_at(play, 1) == "remorse"
    assert state(play).willpower[3] == 0


# --- Misery: a Sphere further away

MISERY = """
origin = "creativity at valley"
[turn]
seat = 1
[seat.1]
space = "SPACE"
willpower = 0
hand = []
deck = ["guilt", "fear"]
[slots]
"""


@both_editions
@proves("spirit.misery")
def test_misery_reaches_the_spheres_beside_its_own(edition: str) -> None:
    play = lay_in(edition, MISERY.replace("SPACE", "valley"))
    absorbs = [choice for choice in choices(play) if choice.startswith("absorb")]
    assert absorbs == ["absorb valley", "absorb cradle", "absorb willow"]
    assert why_not(play, "absorb network") == "sphere-out-of-reach"
    play = lay_in(edition, MISERY.replace("SPACE", "valley-cradle"))
    absorbs = [choice for choice in choices(play) if choice.startswith("absorb")]
    assert absorbs == ["absorb valley", "absorb cradle", "absorb network", "absorb willow"]
    assert why_not(play, "absorb land") == "sphere-out-of-reach"


@both_editions
@proves("spirit.misery")
def test_the_bonus_is_that_of_the_sphere_taken_from(edition: str) -> None:
    play = lay_in(edition, MISERY.replace("SPACE", "cradle"))
    do(play, "absorb valley", "answer yes")  # Creativity, though Humility is beside Misery
    assert hand(play, 1) == ["guilt"]
    assert sphere(play, "creativity")[1] == 5
    assert sphere(play, "humility")[1] == 7
    assert state(play).willpower[1] == 2


@both_editions
@pytest.mark.parametrize(("space", "joins"), [("valley", True), ("valley-cradle", True), ("cradle", False)])
@proves("spirit.misery-fortress")
def test_a_fortress_beyond_miserys_reach_does_not_join(edition: str, space: str, joins: bool) -> None:
    rest = '[spheres]\ncreativity = 2\n[fortresses]\nvalley = "gloom minor"\n[team.gloom]\nhidden = ["openness"]'
    play = lay_in(edition, 'common = ["unity", "attitude"]\n' + MISERY.replace("SPACE", space) + rest)
    do(play, "absorb valley", "answer no")
    while play.step() == "look":
        do(play, "answer no")
    assert sphere(play, "creativity")[1] == 7
    assert (fortress(play, "valley") == "") is joins
    assert identity(play) == (["gloom minor"] if joins else [])


# --- Malice: a longer arm

MALICE = """
[turn]
seat = 1
[seat.1]
space = "SPACE"
willpower = 5
hand = ["guilt", "disgust"]
[team.gloom]
ambition = 2
[slots]
"""
MALICIOUS = ["love", "malice", "delight", "hatred"]


def reached(edition: str, space: str, slots: str, spirits: list[str]) -> list[int]:
    """The slots that seat 1 may quell from a space."""
    play = lay_in(edition, MALICE.replace("SPACE", space) + slots, spirits=spirits)
    if why_not(play, "begin quell"):
        return []
    do(play, "begin quell")
    return [int(choice.split()[1]) for choice in choices(play) if choice.startswith("quell")]


AROUND = '1 = "trust 1"\n2 = "trust 1"\n4 = "trust 1 of 2"\n5 = "trust 1 of 2"\n'
ON_THE_FRONTIER = '3 = "innocence 1"\n'
GLOOM_ON_IT = '3 = "anger 1"\n'
BEYOND = '3 = "trust 1"\n4 = "trust 1"\n14 = "trust 1 of 2"\n15 = "trust 1 of 2"\n'


@proves("spirit.malice-first")
def test_malice_reaches_past_any_emotion_beside_it() -> None:
    assert reached("first", "valley-cradle", AROUND, MALICIOUS) == []
    assert reached("first", "valley-cradle", AROUND + ON_THE_FRONTIER, MALICIOUS) == [2, 3, 4]
    assert reached("first", "valley-cradle", AROUND + GLOOM_ON_IT, MALICIOUS) == [2, 4]
    assert reached("first", "valley", BEYOND, MALICIOUS) == []
    assert reached("first", "valley", BEYOND + '1 = "anger 1"\n', MALICIOUS) == [15]
    assert reached("first", "valley", BEYOND + '1 = "anger 1"\n2 = "anger 1"\n', MALICIOUS) == [3, 15]


@proves("spirit.malice-revised")
def test_malice_reaches_a_triad_or_both_frontiers() -> None:
    assert reached("revised", "valley-cradle", AROUND, MALICIOUS) == [2, 4]
    assert reached("revised", "valley-cradle", AROUND + ON_THE_FRONTIER, MALICIOUS) == [2, 3, 4]
    assert reached("revised", "valley", BEYOND, MALICIOUS) == [3, 15]
    assert reached("revised", "valley", BEYOND + '1 = "innocence 1"\n', MALICIOUS) == [1, 3, 15]


@both_editions
@proves("spirit.malice-first", "spirit.malice-revised")
def test_others_have_no_such_arm(edition: str) -> None:
    others = ["love", "anxiety", "delight", "hatred"]
    assert reached(edition, "valley-cradle", AROUND + ON_THE_FRONTIER, others) == [3]


# --- Anxiety: Bleakness from the supply

ANXIETY = """
[turn]
seat = 1
[seat.1]
space = "valley"
willpower = 2
essence = 1
hand = []
[slots]
"""
ANXIOUS = ["love", "anxiety", "empathy", "hatred"]


@both_editions
@proves("spirit.anxiety")
def test_anxiety_invokes_a_bleakness_without_a_card(edition: str) -> None:
    play = lay_in(edition, ANXIETY, spirits=ANXIOUS)
    do(play, "begin invoke", "invoke bleakness", "at 2")
    assert (card_at(play, 2), essence_at(play, 2)) == ("bleakness", 1)
    assert "owner" not in table(play)["slots"][1]  # it comes from no deck
    assert (state(play).willpower[1], state(play).pool[1]) == (0, 0)
    play = lay_in(edition, ANXIETY)  # Misery
    assert why_not(play, "begin invoke") == "nothing-to-invoke"


@both_editions
@proves("spirit.anxiety")
def test_a_card_from_the_hand_will_still_do(edition: str) -> None:
    play = lay_in(edition, ANXIETY.replace("hand = []", 'hand = ["fear"]'), spirits=ANXIOUS)
    do(play, "begin invoke")
    assert choices(play) == ["invoke fear", "invoke bleakness", "discard fear"]
    do(play, "invoke fear", "at 1")
    assert card_at(play, 1) == "fear"


@both_editions
@proves("spirit.anxiety-limit", "supply.limited")
def test_not_a_seventh_bleakness(edition: str) -> None:
    five = "\n".join(f'{slot} = "bleakness 1"' for slot in (5, 6, 7, 8, 9))
    play = lay_in(edition, ANXIETY + five, spirits=ANXIOUS)
    do(play, "begin invoke", "invoke bleakness", "at 1")
    assert in_play(play, "bleakness") == 6
    play = lay_in(edition, ANXIETY + five + '\n10 = "bleakness 1"', spirits=ANXIOUS)
    assert why_not(play, "begin invoke") == "six-bleakness"
    play = lay_in(edition, ANXIETY.replace("[]", '["fear"]') + five + '\n10 = "bleakness 1"', spirits=ANXIOUS)
    do(play, "begin invoke")
    assert why_not(play, "invoke bleakness") == "six-bleakness"
