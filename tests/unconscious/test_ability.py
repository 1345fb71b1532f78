"""The abilities of the routine clients, each from catharsis on."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import card, client, dream, hand, how_often, layer, names, notebook, research, use, walk
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.test_treatise import GREEN, PURPLE, SMALL, gather
from tests.unconscious.turns import idle

from mindtable.games.unconscious.pieces.cards import RESEARCH
from mindtable.testing.clauses import proves


def having(ability: str, more: str = "", coffee: int = 0) -> str:
    """Seat 0 has cured the client with this ability; without one, nobody."""
    cured = names([client(ability)] if ability else [])
    return f"""
    [seat.0]
    coffee = {coffee}
    cured = {cured}
    {more}
    """


@proves("ability.recall")
def test_a_coffee_more_for_recalling() -> None:
    for ability, coffee in (("recall-coffee", 3), ("", 2)):
        play = lay('[ideas]\nb2 = "0 2 research"\nb3 = "0 1 generate"\n' + having(ability))
        do(play, "turn recall")
        assert state(play).coffee[0] == coffee


@proves("ability.inkpot")
def test_one_more_or_one_less_but_not_nothing() -> None:
    play = lay(having("inkpot-step"))
    do(play, "turn state", "space b2", "point generate", "place idea", "done")
    assert choices(play) == ["inkpot 1", "inkpot 2", "inkpot 3"]
    lowest = lay(having("inkpot-step"))
    do(lowest, "turn state", "space b1", "point notebook-1", "place idea")
    assert choices(lowest) == ["inkpot 1", "inkpot 2"]
    assert why_not(lowest, "inkpot 0") == "inkpot-must-move"


@proves("ability.inkpot")
def test_once_in_a_turn_and_besides_bright_ideas() -> None:
    moving = card(effect="inkpot 1")
    play = lay(having("inkpot-step", f"hand = ['{moving}']\nbright = 1\nnotebook = {names([])}"))
    use(play, "play", "b3")
    do(play, f"card {moving}", "part 0")
    assert choices(play) == ["inkpot 1", "inkpot 2", "inkpot 3"]
    do(play, "inkpot 2", "done", "done")
    assert state(play).bright[0] == 1
    # Used up for this turn: now only the bright idea changes the move.
    assert choices(play) == ["inkpot 2", "inkpot 3", "inkpot 4"]
    do(play, "inkpot 4")
    assert state(play).bright[0] == 0


@proves("ability.elevate")
def test_an_elevation_for_one_coffee_once_in_a_turn() -> None:
    play = lay(having("cheap-elevate", "insights = { growth-minor = 1, freedom-minor = 1 }", coffee=2))
    do(play, "free cheap-elevate", "insight growth-minor")
    assert dial(play, 0) == {"reserve": 5, "freedom-minor": 1, "growth-median": 1}
    assert state(play).coffee[0] == 1
    assert why_not(play, "free cheap-elevate") == "ability-used"
    idle(play)
    idle(play)
    assert play.deciders() == [0]
    assert not why_not(play, "free cheap-elevate")
    assert why_not(
        lay(having("cheap-elevate", "insights = { growth-minor = 1, freedom-minor = 1 }")), "free cheap-elevate"
    )
    assert why_not(
        lay(having("", "insights = { growth-minor = 1, freedom-minor = 1 }", coffee=2)), "free cheap-elevate"
    )


@proves("ability.transfer")
def test_a_transfer_for_nothing_once_in_a_turn() -> None:
    play = lay(having("free-transfer", "insights = { growth-minor = 1, freedom-minor = 1 }"))
    do(play, "free free-transfer", "insight growth-minor", "quality passion")
    assert dial(play, 0) == {"reserve": 5, "freedom-minor": 1, "passion-minor": 1}
    assert state(play).coffee[0] == 0
    assert why_not(play, "free free-transfer") == "ability-used"
    idle(play)
    idle(play)
    assert not why_not(play, "free free-transfer")
    assert (
        why_not(lay(having("", "insights = { growth-minor = 1, freedom-minor = 1 }")), "free free-transfer")
        == "ability-not-yours"
    )


@proves("ability.research")
def test_two_cards_to_choose_from() -> None:
    first, second, third = research(3, tag="cafe")
    play = lay(f"research_deck = {names([first, second, third])}\n" + having("two-research"))
    use(play, "research", "b2")
    assert sorted(choices(play)) == sorted([f"take {first}", f"take {second}"])
    assert why_not(play, f"take {third}") == "not-drawn"
    do(play, f"take {second}")
    assert hand(play, 0) == [second]
    assert RESEARCH[state(play).research_deck[0]] == first  # under the deck
    assert RESEARCH[state(play).research_deck[-1]] == third
    assert play.step() == "exchange-card"


@proves("ability.research")
def test_the_last_card_is_simply_drawn() -> None:
    last, *rest = RESEARCH
    others = f"[seat.1]\nhand = {names(rest[2:])}\n"
    play = lay(f"research = {names(rest[:2])}\n" + having("two-research") + others)
    use(play, "research", "b2")
    assert hand(play, 0) == [last]


@proves("ability.treatise")
def test_two_points_more_for_a_treatise() -> None:
    for ability, points in (("treatise-points", 10), ("", 8)):
        writing = f"notebook = {notebook(3)}\nin_play = {names([*GREEN[:2], PURPLE[0]])}"
        play = lay(having(ability, writing))
        use(play, "play", "b3")
        do(play, f"publish {SMALL}", f"card {GREEN[0]}")
        gather(play)
        assert state(play).points[0] == points


@proves("ability.cited")
def test_a_coffee_for_each_volume_cited() -> None:
    for ability, coffee in (("cited-coffee", 2), ("", 0)):
        cited = f"""
        [treatises]
        the-roots-of-wonder = {{ owner = 1, volumes = {names([PURPLE[1], GREEN[1]])} }}
        [seat.1]
        coffee = 0
        notebook = {notebook(3, seat=1)}
        cured = {names([client(ability)] if ability else [])}
        """
        play = lay(having("", f"notebook = {notebook(3)}\nin_play = {names(GREEN[:1])}") + cited)
        use(play, "play", "b3")
        do(play, f"publish {SMALL}")
        gather(play)
        assert state(play).points == [8, 4]
        assert state(play).coffee[1] == coffee


@proves("ability.boxes")
def test_up_to_seven_boxes() -> None:
    for ability, boxes, points in (("more-boxes", 7, 0), ("", 5, 4)):
        on_the_map = f"professor = 'theatre'\nboxes = 5\nin_play = {names(research(5, tag='opera'))}"
        scene = having(ability, f"{on_the_map}\nnotebook = {notebook(3)}")
        play = lay('freud = "opera"\nbonus_used = ["opera-1"]\n[ideas]\nb2 = "0 1 research"\n' + scene)
        do(play, "turn recall", "district purple-5", "insight reserve-own")
        assert (state(play).boxes[0], state(play).points[0]) == (boxes, points)


@proves("ability.notebook")
def test_the_third_notebook_action_for_two_coffee() -> None:
    play = lay(having("cheap-third-column", coffee=2))
    use(play, "notebook-3", "c1")
    do(play, "tile i-right")
    assert state(play).coffee[0] == 0
    without = lay(having("", coffee=2))
    do(without, "turn state", "space c1", "point notebook-3", "place idea")
    assert why_not(without, "point notebook-3")
    # The other two cost what they always do.
    second = lay(having("cheap-third-column", coffee=2))
    use(second, "notebook-2", "c1")
    do(second, "tile i-middle")
    assert state(second).coffee[0] == 0


@proves("ability.district")
@pytest.mark.parametrize(("start", "times"), [("cafe", 2), ("theatre", 2), ("library", 1), ("museum", 1)])
def test_one_more_resolution_in_the_district_of_its_tags(start: str, times: int) -> None:
    """The client's tags are those of the green district: the Theatre and the Library."""
    others = "[seat.1]\nprofessor = 'opera'" if start == "museum" else "[seat.1]\nprofessor = 'university'"
    freud = "library" if start == "museum" else "museum"
    play = lay(f"freud = '{freud}'\n" + having("district-resolution", f"professor = '{start}'") + others)
    walk(play, "professor-1")
    assert how_often(play) == times


@proves("ability.district")
def test_five_stays_the_limit_and_effects_by_tag_get_it_too() -> None:
    tagged = f"professor = 'cafe'\nin_play = {names(research(4, tag='theatre'))}"
    play = lay("freud = 'museum'\n" + having("district-resolution", tagged))
    walk(play, "professor-1")
    assert how_often(play) == 5
    icon = card(effect="location theatre, transfer 1")
    play = lay("freud = 'museum'\n" + having("district-resolution", f"professor = 'cafe'\nhand = ['{icon}']"))
    use(play, "play", "b3")
    do(play, f"card {icon}", "part 0")
    assert how_often(play) == 3  # the icon, the client's own tag, and one more


@proves("ability.catharsis")
def test_a_box_for_the_catharsis_of_another_client() -> None:
    plain = layer(effect="points 1, coffee 2")
    other = client("recall-coffee")
    for ability, boxes in (("catharsis-box", 1), ("", 0)):
        play = lay(having(ability, f"boxes = 1\nrooms = ['{other} {plain} - - 4']"))
        do(play, "turn treat", "done", "box 1")
        assert state(play).boxes[0] == boxes
    own = client("catharsis-box")
    play = lay(having("", f"boxes = 1\nrooms = ['{own} {plain} - - 4']"))
    do(play, "turn treat", "done", "box 1")
    assert state(play).boxes[0] == 0


OVERPAID = dream(effect="minor freedom + minor growth: therapy 1, box 1, points 2, coffee 1")


@proves("ability.overpay")
@pytest.mark.parametrize(
    ("ability", "insights", "coffee"),
    [
        ("overpay-coffee", "freedom-major = 1, growth-median = 1", 2),  # once, though both are too much
        ("overpay-coffee", "freedom-minor = 1, growth-median = 1", 2),
        ("overpay-coffee", "freedom-minor = 1, growth-minor = 1", 1),
        ("", "freedom-major = 1, growth-median = 1", 1),
    ],
)
def test_a_coffee_for_overpaying_once_per_payment(ability: str, insights: str, coffee: int) -> None:
    couch = f"insights = {{ {insights} }}\nrooms = ['{client('recall-coffee')} starting {OVERPAID} - 6']"
    play = lay(having(ability, couch))
    do(play, "turn treat", "treat 1")
    assert state(play).coffee[0] == coffee


@proves("ability.overpay")
def test_not_for_the_exchange_for_a_box() -> None:
    play = lay(having("overpay-coffee", "insights = { growth-major = 3 }"))
    do(play, "free box")
    assert state(play).boxes[0] == 1
    assert state(play).coffee[0] == 0
