"""Citing volumes of other players' treatises."""

from __future__ import annotations

from tests.unconscious.pieces import names, notebook, research, tags_of, use
from tests.unconscious.table import choices, do, lay, state, why_not
from tests.unconscious.test_treatise import (
    GREEN,
    MEDIUM,
    PURPLE,
    PURPLE_FIRST,
    RED,
    RED_FIRST,
    SMALL,
    volumes,
    writer,
)

from mindtable.testing.clauses import proves

OTHERS = f"""
[seat.1]
notebook = {notebook(3, 3, seat=1)}
own = {{}}
[treatises]
{PURPLE_FIRST} = {{ owner = 1, volumes = {names([PURPLE[2], PURPLE[3], RED[2]])} }}
{RED_FIRST} = {{ owner = 1, volumes = {names([RED[3], RED[4], GREEN[4]])} }}
"""


@proves("cite.others")
def test_nothing_is_cited_outside_of_publishing() -> None:
    play = lay(writer([GREEN[0], PURPLE[0]]) + OTHERS)
    assert why_not(play, f"cite {RED_FIRST}")
    use(play, "play", "b3")
    assert why_not(play, f"cite {RED_FIRST}")
    do(play, f"publish {SMALL}")
    assert not why_not(play, f"cite {RED_FIRST}")


@proves("cite.others")
def test_neither_the_own_treatises_nor_unpublished_ones() -> None:
    own = writer([GREEN[0], GREEN[1], PURPLE[0]]).replace(notebook(3), notebook(3, 3))
    play = lay(own + OTHERS.replace(f"{RED_FIRST} = {{ owner = 1", f"{RED_FIRST} = {{ owner = 0").replace("3, 3", "3"))
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    assert why_not(play, f"cite {RED_FIRST}") == "cite-others"
    assert why_not(play, f"cite {MEDIUM}") == "cite-others"
    assert why_not(play, f"cite {SMALL}") == "cite-others"


@proves("cite.from-the-right")
def test_only_the_rightmost_volume_then_the_next() -> None:
    # The purple volumes lie behind the red one, which this treatise does not want.
    covered = lay(writer([GREEN[0], GREEN[1]]) + OTHERS)
    use(covered, "play", "b3")
    assert why_not(covered, f"publish {SMALL}") == "volumes-missing"
    # This one wants it: red first, then the purple one behind it.
    play = lay(writer([GREEN[0], GREEN[1]]) + OTHERS)
    use(play, "play", "b3")
    do(play, f"publish {MEDIUM}", f"card {GREEN[0]}")
    assert why_not(play, f"cite {RED_FIRST}") == ""
    do(play, f"cite {PURPLE_FIRST}", f"cite {PURPLE_FIRST}", f"card {GREEN[1]}")
    assert volumes(play, PURPLE_FIRST) == [PURPLE[2]]
    assert volumes(play, MEDIUM) == [GREEN[0], GREEN[1], PURPLE[3], RED[2]]


@proves("cite.from-the-right")
def test_from_several_treatises() -> None:
    play = lay(writer([GREEN[0]]) + OTHERS)
    use(play, "play", "b3")
    do(play, f"publish {MEDIUM}", f"cite {RED_FIRST}")
    # What is left can only come from the other, and comes by itself.
    assert volumes(play, MEDIUM) == [GREEN[0], GREEN[4], PURPLE[3], RED[2]]
    assert volumes(play, RED_FIRST) == [RED[3], RED[4]]
    assert volumes(play, PURPLE_FIRST) == [PURPLE[2]]


@proves("cite.needed")
def test_no_volume_is_taken_that_the_treatise_does_not_need() -> None:
    play = lay(writer([GREEN[0], PURPLE[0], PURPLE[1]]) + OTHERS)
    use(play, "play", "b3")
    do(play, f"publish {SMALL}")
    assert why_not(play, f"cite {PURPLE_FIRST}") == "volume-not-needed"  # its end is red
    do(play, f"cite {RED_FIRST}")
    assert why_not(play, f"cite {RED_FIRST}") == "volume-not-needed"


@proves("cite.needed")
def test_a_choice_that_would_leave_the_treatise_unfinished_is_refused() -> None:
    # Red must be cited to reach purple, so the own red card cannot be used for it.
    play = lay(writer([GREEN[0], GREEN[1], RED[0]]) + OTHERS)
    use(play, "play", "b3")
    do(play, f"publish {MEDIUM}", f"card {GREEN[0]}")
    assert why_not(play, f"card {RED[0]}") == "would-strand-treatise"
    assert f"cite {PURPLE_FIRST}" in choices(play)


@proves("cite.reward")
def test_each_volume_gives_its_author_a_bright_idea_and_two_points_at_once() -> None:
    play = lay(writer([GREEN[0], GREEN[1], *RED[:1]]) + OTHERS)
    bright = state(play).bright[1]
    use(play, "play", "b3")
    do(play, f"publish {MEDIUM}", f"card {GREEN[0]}", f"cite {PURPLE_FIRST}")
    assert state(play).points == [0, 2]
    assert state(play).bright[1] == bright + 1
    do(play, f"cite {PURPLE_FIRST}", f"card {GREEN[1]}")
    assert state(play).points == [12, 4]
    assert state(play).bright == [0, bright + 2]


@proves("cite.all-away")
def test_a_treatise_without_volumes_stays_published() -> None:
    reds = research(2, volume="red", tag="cafe")
    one_left = OTHERS.replace(names([RED[3], RED[4], GREEN[4]]), names([GREEN[4]]))
    play = lay(writer([GREEN[0], PURPLE[0], *reds]) + one_left)
    tags = tags_of(play, 1)
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"cite {RED_FIRST}")
    assert volumes(play, RED_FIRST) == []
    assert tags_of(play, 1) == tags
    assert len(state(play).published[1]) == 2
    # Nobody can publish it again, and nothing is left to cite.
    again = lay(writer([*GREEN[:2], PURPLE[0], *reds]) + one_left.replace(names([GREEN[4]]), "[]"))
    use(again, "play", "b3")
    assert why_not(again, f"publish {RED_FIRST}") == "published-already"
    do(again, f"publish {SMALL}", f"card {GREEN[0]}")
    assert why_not(again, f"cite {RED_FIRST}")
