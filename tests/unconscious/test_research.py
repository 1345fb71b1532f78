"""Research cards: gaining one, exchanging one, playing them."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import card, hand, in_play, names, research, use
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.games.unconscious.pieces.cards import RESEARCH
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

OLD, _ = research(2, tag="theatre")
TOP, NEXT = research(2, tag="library")
OPEN = research(2, tag="opera")
TABLE = f"""
research = {names(OPEN)}
research_deck = {names([TOP, NEXT])}
[seat.0]
coffee = 0
hand = ["{OLD}"]
"""


def display(play: Play) -> list[str]:
    return [RESEARCH[number] for number in state(play).research_display]


@proves("research.gain")
def test_the_top_card_comes_to_the_hand() -> None:
    play = lay(TABLE)
    use(play, "research", "b2")
    assert hand(play, 0) == sorted([OLD, TOP])
    assert display(play) == OPEN
    assert RESEARCH[state(play).research_deck[-1]] == NEXT


@proves("research.exchange")
@pytest.mark.parametrize("given", [OLD, TOP])
@pytest.mark.parametrize("taken", OPEN)
def test_any_card_of_the_hand_for_one_of_the_two(given: str, taken: str) -> None:
    play = lay(TABLE)
    use(play, "research", "b2")
    assert choices(play) == [f"exchange {name}" for name in sorted([OLD, TOP], key=RESEARCH.index)] + ["done"]
    assert why_not(play, f"exchange {NEXT}") == "not-in-hand"
    do(play, f"exchange {given}")
    assert why_not(play, f"take {NEXT}") == "not-in-display"
    do(play, f"take {taken}")
    kept = TOP if given == OLD else OLD
    assert hand(play, 0) == sorted([kept, taken])
    assert display(play) == [given if name == taken else name for name in OPEN]


@proves("research.exchange")
def test_the_exchange_may_be_left_and_is_done_once() -> None:
    play = lay(TABLE)
    use(play, "research", "b2")
    assert "done" in choices(play)
    do(play, f"exchange {OLD}", f"take {OPEN[0]}")
    assert why_not(play, f"exchange {TOP}")


@proves("research.empty-deck")
def test_from_an_empty_deck_nothing_is_drawn_but_the_exchange_remains() -> None:
    rest = [name for name in RESEARCH if name not in (OLD, *OPEN)]
    play = lay(f"research = {names(OPEN)}\n[seat.0]\ncoffee = 0\nhand = ['{OLD}']\n[seat.1]\nhand = {names(rest)}")
    use(play, "research", "b2")
    assert hand(play, 0) == [OLD]
    do(play, f"exchange {OLD}", f"take {OPEN[1]}")
    assert hand(play, 0) == [OPEN[1]]
    assert display(play) == [OPEN[0], OLD]


@proves("research.empty-deck")
def test_with_an_empty_deck_and_an_empty_hand_there_is_nothing_to_do() -> None:
    rest = [name for name in RESEARCH if name not in OPEN]
    play = lay(f"research = {names(OPEN)}\n[seat.0]\ncoffee = 3\n[seat.1]\nhand = {names(rest)}")
    do(play, "turn state", "space b2", "point research", "place idea")
    assert choices(play) == ["done"]
    assert why_not(play, "point research") == "part-impossible"


BRIGHT = card(effect="bright 1")
BOX = card(effect="box 1")
PLAYING = f"""
[seat.0]
coffee = 0
hand = {names([BRIGHT, BOX, OLD])}
"""


@proves("research.play")
def test_a_card_is_played_from_the_hand_and_does_what_it_shows() -> None:
    play = lay(PLAYING)
    use(play, "play", "b3")
    assert why_not(play, f"card {TOP}") == "not-in-hand"
    do(play, f"card {BRIGHT}")
    assert hand(play, 0) == sorted([BOX, OLD])
    assert in_play(play, 0) == [BRIGHT]
    assert state(play).bright[0] == 1


@proves("research.play")
def test_the_first_cards_effects_come_before_the_second_card() -> None:
    play = lay(PLAYING)
    use(play, "play", "b3")
    do(play, f"card {BOX}")
    assert state(play).boxes[0] == 1
    do(play, f"card {BRIGHT}")
    assert in_play(play, 0) == sorted([BOX, BRIGHT])
    assert why_not(play, f"card {OLD}")


@proves("research.play")
def test_no_card_is_played_without_an_effect_that_says_so() -> None:
    play = lay(PLAYING)
    assert why_not(play, f"card {BRIGHT}")
    use(play, "research", "b2")
    assert why_not(play, f"card {BRIGHT}")


@proves("research.play")
def test_a_price_on_the_card_may_be_declined() -> None:
    paid = card(effect="minor growth: points 3")
    play = lay(f"[seat.0]\ncoffee = 0\nhand = ['{paid}']\ninsights = {{ growth-minor = 1 }}")
    use(play, "play", "b3")
    declined = play.clone()
    do(play, f"card {paid}", "part 0")
    assert state(play).points[0] == 3
    assert state(play).common[1] == 0
    do(declined, f"card {paid}", "done")
    assert state(declined).points[0] == 0
    assert state(declined).common[1] == 1
    assert in_play(declined, 0) == [paid]
