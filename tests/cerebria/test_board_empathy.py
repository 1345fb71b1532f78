"""Empathy's B side; Switcheroo and Misery's Deceive are the same and are shown for both."""

import pytest
from tests.cerebria.boards import lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, state, why_not

from mindtable.testing.clauses import proves

swappers = pytest.mark.parametrize(
    ("spirit", "swap", "me", "foe"), [("empathy", "switcheroo", 0, 1), ("misery", "deceive", 1, 0)]
)


@proves(
    "board-b.empathy-switcheroo-first",
    "board-b.empathy-switcheroo-revised",
    "board-b.misery-deceive-first",
    "board-b.misery-deceive-revised",
)
@pytest.mark.parametrize(("edition", "willpower"), [("first", 3), ("revised", 2)])
@swappers
def test_swap_places_with_any_spirit(spirit: str, swap: str, me: int, foe: int, edition: str, willpower: int) -> None:
    play = lay_board(spirit, edition)
    take(play, "begin move")
    assert why_not(play, f"swap {foe}") == "needs-swap"
    take(play, f"use {swap}")
    assert sorted(a for a in choices(play) if a.startswith("swap")) == sorted(f"swap {s}" for s in range(4) if s != me)
    assert why_not(play, f"swap {me}") == "no-such-spirit"
    assert spend(play, f"swap {foe}") == (willpower, 0)
    assert (place(play, me), place(play, foe)) == ("network-land", "valley")


@proves(
    "board-b.empathy-switcheroo-first",
    "board-b.misery-deceive-first",
)
@swappers
def test_a_swap_may_end_beside_an_opponent_in_the_first_edition(spirit: str, swap: str, me: int, foe: int) -> None:
    play = lay_board(spirit, "first", '[foe]\nspace = "cradle"\n[foe2]\nspace = "cradle"')
    assert spend(play, "begin move", f"use {swap}", f"swap {foe}") == (3, 0)
    assert place(play, me) == place(play, foe + 2) == "cradle"
    assert place(play, foe) == "valley"


@proves(
    "board-b.empathy-switcheroo-revised",
    "board-b.misery-deceive-revised",
    "board-b.empathy-surmount",
    "board-b.misery-surmount",
)
@swappers
def test_a_swap_ends_beside_an_opponent_only_with_surmount_in_the_revised_edition(
    spirit: str, swap: str, me: int, foe: int
) -> None:
    play = lay_board(spirit, "revised", '[foe]\nspace = "cradle"\n[foe2]\nspace = "cradle"')
    take(play, "begin move", f"use {swap}")
    assert why_not(play, f"swap {foe}") == "space-held"
    take(play, "use surmount")
    assert why_not(play, f"swap {me + 2}") == "useless-upgrade"
    assert spend(play, f"swap {foe}") == (2, 0)
    assert place(play, me) == place(play, foe + 2) == "cradle"


@proves("board-b.empathy-switcheroo-revised", "board-b.misery-deceive-revised")
@swappers
def test_a_teammate_beside_an_opponent_counts_too(spirit: str, swap: str, me: int, foe: int) -> None:
    play = lay_board(spirit, "revised", '[foe]\nspace = "cradle"\n[mate]\nspace = "cradle"')
    take(play, "begin move", f"use {swap}")
    assert why_not(play, f"swap {me + 2}") == "space-held"
    assert why_not(play, f"swap {foe}") == ""


@proves("board-b.instead-of-moving")
@both_editions
@swappers
def test_a_swap_takes_the_place_of_the_move(spirit: str, swap: str, me: int, foe: int, edition: str) -> None:
    play = lay_board(spirit, edition, '[mate]\nspace = "valley"')
    take(play, "begin move", f"use {swap}")
    assert why_not(play, "move valley-cradle") == "swap-instead"
    assert why_not(play, f"swap {me + 2}") == "no-step"
    # first edition: Misery's Haste has given way to Deceive
    further = "use haste"
    assert why_not(play, further) == (
        "upgrade-not-on-board" if (spirit, edition) == ("misery", "first") else "useless-upgrade"
    )


@proves("board-b.empathy-switcheroo-first", "action.determination")
def test_switcheroo_with_determination() -> None:
    play = lay_board("empathy", "first")
    assert spend(play, "begin move", "use switcheroo", "use determination", "swap 1") == (2, 0)


@proves("board-b.empathy-surmount", "board-b.misery-surmount")
@pytest.mark.parametrize(
    ("spirit", "edition", "me"), [("empathy", "revised", 0), ("misery", "first", 1), ("misery", "revised", 1)]
)
def test_surmount_is_free(spirit: str, edition: str, me: int) -> None:
    play = lay_board(spirit, edition, '[foe]\nspace = "valley-cradle"')
    assert spend(play, "begin move", "use surmount", "move valley-cradle") == (1, 0)
    assert place(play, me) == "valley-cradle"


@proves("board-b.empathy-bolster")
def test_bolster_costs_willpower_in_the_first_edition() -> None:
    play = lay_board("empathy", "first", '[us]\nambition = 0\n[me]\nhand = ["kindness"]')
    assert spend(play, "begin invoke", "use bolster", "invoke kindness", "at 1") == (4, 0)
    assert (essence_at(play, 1), pool(play)) == (2, 4)


@proves("board-b.empathy-sharing-is-caring")
def test_sharing_is_caring_gives_a_second_own_essence() -> None:
    play = lay_board("empathy", "revised", '[us]\nambition = 0\n[me]\nhand = ["kindness"]')
    take(play, "begin invoke")
    assert why_not(play, "use bolster") == "upgrade-not-on-board"
    assert spend(play, "use sharing-is-caring", "invoke kindness", "at 1") == (4, 0)
    assert (essence_at(play, 1), pool(play)) == (2, 3)


@proves("board-b.empathy-sharing-is-caring")
def test_sharing_is_caring_needs_two_essence() -> None:
    play = lay_board("empathy", "revised", '[me]\nhand = ["kindness"]\nessence = 1')
    take(play, "begin invoke")
    assert why_not(play, "use sharing-is-caring") == "short-of-essence"
    assert why_not(play, "invoke kindness") == ""


@proves("board-b.empathy-motivation")
@both_editions
def test_motivation_brings_an_ambition(edition: str) -> None:
    play = lay_board("empathy", edition, '[us]\nambition = 1\n[me]\nhand = ["kindness"]')
    assert spend(play, "begin invoke", "use motivation", "invoke kindness", "at 1") == (5, -1)
    assert (essence_at(play, 1), pool(play)) == (1, 4)


@proves("board-b.empathy-motivation", "action.upgrade-useful")
@both_editions
def test_motivation_is_useless_with_all_ambition_ready(edition: str) -> None:
    play = lay_board("empathy", edition, '[me]\nhand = ["kindness"]')
    take(play, "begin invoke")
    assert why_not(play, "use motivation") == "useless-upgrade"
    assert why_not(play, "use inner-force") == "upgrade-not-on-board"


@proves("board-b.empathy-conversion")
def test_conversion_gains_an_essence_for_the_last_one_quelled() -> None:
    play = lay_board("empathy", "revised", '[slots]\n1 = "fear"\n[me]\nhand = ["optimism"]')
    assert spend(play, "begin quell", "use conversion", "quell 1", "reveal optimism") == (2, 1)
    assert card_at(play, 1) == ""
    assert pool(play) == 6


@proves("board-b.empathy-conversion")
def test_conversion_needs_the_last_essence_to_go() -> None:
    play = lay_board("empathy", "revised", '[slots]\n1 = "fear 3"\n2 = "fear 2"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell", "use conversion")
    # Subdue takes two: enough for the one, not for the other
    assert why_not(play, "quell 2") == "useless-upgrade"
    take(play, "use subdue")
    assert why_not(play, "quell 1") == "useless-upgrade"
    assert spend(play, "quell 2", "reveal optimism") == (4, 1)
    assert (card_at(play, 2), pool(play)) == ("", 6)


@proves("board-b.empathy-conversion")
def test_no_essence_without_conversion() -> None:
    play = lay_board("empathy", "revised", '[slots]\n1 = "fear"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell", "quell 1", "reveal optimism")
    assert pool(play) == 5


@proves("board-b.empathy-feeling-safe-first", "board-b.empathy-feeling-safe-revised")
@both_editions
def test_feeling_safe_gains_an_essence(edition: str) -> None:
    play = lay_board("empathy", edition)
    assert spend(play, "begin fortify", "use feeling-safe", "fortify valley") == (3, 0)
    assert (state(play).fortress_size[0], pool(play)) == (1, 6)


@proves("board-b.empathy-feeling-safe-first")
def test_feeling_safe_replaces_exalt_and_goes_with_raze_in_the_first_edition() -> None:
    play = lay_board("empathy", "first", '[fortresses]\nvalley = "gloom minor"')
    take(play, "begin fortify")
    assert why_not(play, "use exalt") == "upgrade-not-on-board"
    assert spend(play, "use feeling-safe", "use raze", "fortify valley") == (4, 1)
    assert (state(play).fortress_size[0], pool(play)) == (0, 6)


@proves("board-b.empathy-feeling-safe-revised")
def test_feeling_safe_replaces_raze_and_goes_with_exalt_in_the_revised_edition() -> None:
    play = lay_board("empathy", "revised", '[fortresses]\nvalley = "bliss minor"')
    take(play, "begin fortify")
    assert why_not(play, "use raze") == "upgrade-not-on-board"
    assert spend(play, "use feeling-safe", "use exalt", "fortify valley") == (3, 1)
    assert (state(play).fortress_size[0], pool(play)) == (2, 6)


@proves("board-b.empathy-emotional-outburst", "board-b.malice-emotional-outburst")
@both_editions
@pytest.mark.parametrize(
    ("spirit", "mild", "strong"), [("empathy", "comfort", "satisfaction"), ("malice", "boredom", "indifference")]
)
def test_emotional_outburst_is_free(spirit: str, mild: str, strong: str, edition: str) -> None:
    play = lay_board(spirit, edition, f'[slots]\n1 = "{mild} 2"\n8 = "{mild} 2"')
    take(play, "begin empower")
    assert why_not(play, "empower 8") == "slot-out-of-reach"
    take(play, "use emotional-outburst")
    assert why_not(play, "empower 1") == "useless-upgrade"
    assert spend(play, "empower 8") == (3, 0)
    assert card_at(play, 8) == strong
