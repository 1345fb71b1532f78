"""Publishing treatises."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import in_play, names, notebook, research, tags_of, use
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.games.unconscious.pieces.cards import RESEARCH, TREATISE_TAGS, TREATISES
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

GREEN = research(5, volume="green")
PURPLE = research(5, volume="purple")
*RED, SPARE = research(6, volume="red")
SMALL = "the-grammar-of-sleep"  # green, green, purple
RED_FIRST = "the-embers-of-childhood"  # red, red, green
MEDIUM = "the-garden-of-the-self"  # green, green, purple, red
PURPLE_FIRST = "the-bird-in-the-chest"  # purple, purple, red


def writer(cards: list[str], own: str = "reserve = 1", hand: str = SPARE) -> str:
    """A player with one coloured insight, these cards in play and one in hand."""
    return f"""
    [seat.0]
    coffee = 0
    notebook = {notebook(3)}
    own = {{ {own} }}
    in_play = {names(cards)}
    hand = ["{hand}"]
    """


def published(treatise: str, volumes: list[str], owner: int = 1) -> str:
    """A treatise published before; whoever did so had filled a row."""
    other = "" if owner == 0 else f"[seat.{owner}]\nnotebook = {notebook(3, seat=owner)}\n"
    return f"{other}[treatises]\n{treatise} = {{ owner = {owner}, volumes = {names(volumes)} }}\n"


def gather(play: Play) -> None:
    """Take what is left to gather in any order."""
    while play.step() == "gather":
        do(play, choices(play)[0])


def volumes(play: Play, treatise: str) -> list[str]:
    return [RESEARCH[number] for number in state(play).treatise_cards[TREATISES.index(treatise)]]


@proves("treatise.any")
def test_any_treatise_for_which_the_volumes_are_there() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0], *RED[:2]]))
    use(play, "play", "b3")
    offered = [choice for choice in choices(play) if choice.startswith("publish")]
    others = ("the-fire-under-reason", "the-open-cage")  # red, red, green, purple; purple, red, red, green, green
    assert offered == [f"publish {treatise}" for treatise in (SMALL, RED_FIRST, MEDIUM, *others)]
    assert why_not(play, f"publish {PURPLE_FIRST}") == "volumes-missing"


@proves("treatise.any")
def test_a_treatise_is_published_once() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]]) + published(SMALL, [GREEN[2], GREEN[3], PURPLE[1]]))
    use(play, "play", "b3")
    assert why_not(play, f"publish {SMALL}") == "published-already"


@proves("treatise.leftmost-own")
def test_the_leftmost_volume_cannot_be_cited() -> None:
    # Another's treatise ends with the green volume that the leftmost place wants.
    others = published(RED_FIRST, [RED[0], RED[1], GREEN[0]])
    without = lay(writer([PURPLE[0]]) + others)
    use(without, "play", "b3")
    assert why_not(without, f"publish {SMALL}") == "first-volume-own"
    play = lay(writer([GREEN[1], PURPLE[0]]) + others)
    use(play, "play", "b3")
    do(play, f"publish {SMALL}")
    # The own green card has gone to the left by itself; the other green volume is cited.
    assert in_play(play, 0) == [PURPLE[0]]
    do(play, f"cite {RED_FIRST}")
    gather(play)
    assert volumes(play, SMALL) == [GREEN[1], GREEN[0], PURPLE[0]]


@proves("treatise.leftmost-own")
def test_the_leftmost_volume_is_picked_first_among_the_own_cards() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]]) + published(RED_FIRST, [RED[0], RED[1], GREEN[2]]))
    use(play, "play", "b3")
    do(play, f"publish {SMALL}")
    assert choices(play) == [f"card {name}" for name in GREEN[:2]]
    assert why_not(play, f"cite {RED_FIRST}") == "first-volume-own"
    assert why_not(play, f"card {PURPLE[0]}") == "volume-not-needed"
    do(play, f"card {GREEN[1]}", f"card {GREEN[0]}")
    gather(play)
    assert volumes(play, SMALL) == [GREEN[1], GREEN[0], PURPLE[0]]


@proves("treatise.other-volumes")
def test_cards_in_hand_and_other_players_cards_in_play_do_not_help() -> None:
    in_hand = lay(writer(GREEN[:2], hand=PURPLE[0]))
    use(in_hand, "play", "b3")
    assert why_not(in_hand, f"publish {SMALL}") == "volumes-missing"
    across_the_table = lay(writer(GREEN[:2]) + f"[seat.1]\nin_play = {names(PURPLE[:1])}")
    use(across_the_table, "play", "b3")
    assert why_not(across_the_table, f"publish {SMALL}") == "volumes-missing"


@proves("treatise.other-volumes")
def test_volumes_of_an_own_treatise_do_not_help() -> None:
    own = published(MEDIUM, [GREEN[2], GREEN[3], RED[0], PURPLE[1]], owner=0)
    two_insights = writer(GREEN[:2]).replace(notebook(3), notebook(3, 3))
    play = lay(two_insights + own)
    use(play, "play", "b3")
    assert why_not(play, f"publish {SMALL}") == "volumes-missing"
    others = own.replace("owner = 0", "owner = 1") + f"[seat.1]\nnotebook = {notebook(3, seat=1)}\n"
    play = lay(writer(GREEN[:2]) + others)
    use(play, "play", "b3")
    assert not why_not(play, f"publish {SMALL}")


@proves("treatise.other-volumes")
def test_own_cards_and_cited_volumes_in_any_mix() -> None:
    play = lay(writer([*GREEN[:2], *PURPLE[:2]]) + published(PURPLE_FIRST, [PURPLE[2], RED[0], PURPLE[3]]))
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    # The green volume must be the own card, the purple one may be either; what would be stuck is not offered.
    assert choices(play) == [f"card {name}" for name in (GREEN[1], *PURPLE[:2])] + [f"cite {PURPLE_FIRST}"]
    do(play, f"cite {PURPLE_FIRST}")
    assert in_play(play, 0) == sorted(PURPLE[:2])
    assert volumes(play, SMALL) == [GREEN[0], GREEN[1], PURPLE[3]]


@proves("treatise.order")
def test_the_volumes_lie_as_the_treatise_shows_them() -> None:
    play = lay(writer([*GREEN[:3], *PURPLE[:2], *RED[:2]]))
    use(play, "play", "b3")
    do(play, f"publish {MEDIUM}", f"card {GREEN[2]}", f"card {RED[0]}", f"card {PURPLE[1]}", f"card {GREEN[0]}")
    assert volumes(play, MEDIUM) == [GREEN[2], GREEN[0], PURPLE[1], RED[0]]


@proves("treatise.insight")
def test_publishing_needs_a_coloured_insight() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]], own="").replace(notebook(3), notebook(2)))
    use(play, "play", "b3")
    assert why_not(play, f"publish {SMALL}") == "no-own-insight"


@proves("treatise.insight")
@pytest.mark.parametrize("area", ["reserve", "growth-major"])
def test_a_coloured_insight_leaves_the_dial_for_good(area: str) -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]], own=f"{area} = 1"))
    before = dial(play, 0)
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    gather(play)
    assert sum(state(play).own[:10]) == 0
    assert dial(play, 0).get(area, 0) == before[area] - 1
    assert sum(state(play).common[:10]) == 7


@proves("treatise.insight")
def test_which_coloured_insight_is_the_players_choice_and_a_common_one_will_not_do() -> None:
    two = writer([*GREEN[:2], PURPLE[0]], own="reserve = 1, passion-minor = 1").replace(notebook(3), notebook(3, 3))
    play = lay(two)
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    gather(play)
    assert choices(play) == ["insight reserve-own", "insight passion-minor-own"]
    assert why_not(play, "insight reserve") == "no-own-insight"
    assert why_not(play, "insight growth-minor-own") == "no-such-insight"
    do(play, "insight passion-minor-own")
    assert dial(play, 0) == {"reserve": 8}


@proves("treatise.reward")
def test_points_at_once_and_two_tags() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]]))
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    gather(play)
    assert state(play).points[0] == 8
    assert tags_of(play, 0) == {"theatre": 1, "museum": 1}


@proves("treatise.reward")
def test_every_treatise_has_two_different_tags() -> None:
    assert all(len(tags) == 2 and tags[0] != tags[1] for tags in TREATISE_TAGS)


@proves("treatise.cards-out-of-play")
def test_tags_of_volumes_do_not_count() -> None:
    cards = [*research(2, volume="green", tag="cafe"), *research(1, volume="purple", tag="cafe")]
    play = lay(writer(cards))
    assert tags_of(play, 0) == {"cafe": 3}
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {cards[0]}")
    gather(play)
    assert in_play(play, 0) == []
    assert "cafe" not in tags_of(play, 0)


@proves("treatise.any")
def test_publishing_is_instead_of_playing_cards() -> None:
    play = lay(writer([*GREEN[:2], PURPLE[0]], hand=RED[0]))
    use(play, "play", "b3")
    played = play.clone()
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    gather(play)
    assert play.step() != "play-card"
    do(played, f"card {RED[0]}")
    assert why_not(played, f"publish {SMALL}")
