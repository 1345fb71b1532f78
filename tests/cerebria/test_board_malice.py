"""Malice's B side; Push and Summon are shown with Delight's, Emotional Outburst with Empathy's."""

import pytest
from tests.cerebria.boards import lay_board, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, state, why_not

from mindtable.testing.clauses import proves


@proves("board-b.malice-extinguish")
@both_editions
def test_extinguish_is_free(edition: str) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "courage 2"')
    take(play, "begin quell")
    assert why_not(play, "quell 1") == "no-matching-card"
    assert spend(play, "use extinguish", "quell 1") == (2, 1)
    assert essence_at(play, 1) == 1


@proves("board-b.malice-exterminate")
@both_editions
@pytest.mark.parametrize(("amount", "left"), [(2, 2), (3, 1)])
def test_exterminate_removes_up_to_two_more(edition: str, amount: int, left: int) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "generosity 4"\n[me]\nhand = ["dislike"]')
    take(play, "begin quell")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    assert spend(play, "use exterminate", "quell 1", "reveal dislike") == (4, 2)
    assert choices(play) == ["amount 2", "amount 3"]
    take(play, f"amount {amount}")
    assert essence_at(play, 1) == left


@proves("board-b.malice-exterminate")
@both_editions
@pytest.mark.parametrize(("amount", "left"), [(3, 1), (4, 0)])
def test_exterminate_may_be_joined_with_subdue(edition: str, amount: int, left: int) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "generosity 4"\n[me]\nhand = ["dislike"]')
    assert spend(play, "begin quell", "use exterminate", "use subdue", "quell 1", "reveal dislike") == (6, 2)
    assert choices(play) == ["amount 3", "amount 4"]
    take(play, f"amount {amount}")
    assert essence_at(play, 1) == left


@proves("board-b.malice-exterminate", "action.upgrade-useful")
@both_editions
def test_exterminate_needs_something_more_to_remove(edition: str) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "courage"\n2 = "courage 2"\n[me]\nhand = ["anger"]')
    take(play, "begin quell", "use exterminate")
    assert why_not(play, "quell 1") == "useless-upgrade"
    # with Subdue on top there would have to be three
    assert why_not(play, "use subdue") == "useless-upgrade"
    take(play, "quell 2", "reveal anger")
    assert card_at(play, 2) == ""


@proves("board-b.malice-exterminate")
@both_editions
def test_exterminate_costs_an_ambition_more(edition: str) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "courage 3"\n[us]\nambition = 1\n[me]\nhand = ["anger"]')
    take(play, "begin quell")
    assert why_not(play, "use exterminate") == "short-of-ambition"


@proves("board-b.malice-all-for-me")
@both_editions
def test_all_for_me_gains_an_essence(edition: str) -> None:
    play = lay_board("malice", edition)
    take(play, "begin fortify")
    assert why_not(play, "use exalt") == "upgrade-not-on-board"
    assert spend(play, "use all-for-me", "fortify valley") == (3, 0)
    assert (state(play).fortress_size[0], pool(play)) == (1, 6)


@proves("board-b.malice-all-for-me", "action.determination")
@both_editions
def test_all_for_me_goes_with_raze_and_determination(edition: str) -> None:
    play = lay_board("malice", edition, '[fortresses]\nvalley = "bliss minor"')
    actions = ["begin fortify", "use all-for-me", "use raze", "use determination", "fortify valley"]
    assert spend(play, *actions) == (3, 1)
    assert (state(play).fortress_size[0], pool(play)) == (0, 6)


@proves("board-b.malice-channeled-power")
@both_editions
def test_channeled_power_costs_willpower_only(edition: str) -> None:
    play = lay_board("malice", edition, '[slots]\n1 = "boredom"\n[us]\nambition = 0')
    take(play, "begin empower")
    assert why_not(play, "empower 1") == "below-threshold"
    assert spend(play, "use channeled-power", "empower 1") == (5, 0)
    assert (card_at(play, 1), essence_at(play, 1), pool(play)) == ("indifference", 2, 5)


@proves("board-b.malice-channeled-power", "board-b.malice-emotional-outburst", "action.determination")
@both_editions
def test_all_three_upgrades_of_an_empower_at_once(edition: str) -> None:
    play = lay_board("malice", edition, '[slots]\n8 = "boredom"')
    actions = ["use channeled-power", "use emotional-outburst", "use determination", "empower 8"]
    assert spend(play, "begin empower", *actions) == (4, 0)
    assert (card_at(play, 8), essence_at(play, 8)) == ("indifference", 2)
