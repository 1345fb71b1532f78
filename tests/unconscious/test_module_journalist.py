"""The journalist: another figure, and the tags of everybody's treatises."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import card, how_often, names, notebook, research, tags_of, use, walk
from tests.unconscious.table import choices, do, lay, state, why_not

import mindtable
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

WITH = "options = { players = 2, journalist = true }\n"
# Two treatises of another player, with three tags of the Library and the Opera, and one of the own.
TREATISES = f"""
[treatises]
the-bird-in-the-chest = {{ owner = 1, volumes = [] }}   # Library, Café
the-garden-of-the-self = {{ owner = 1, volumes = [] }}  # Library, Museum
the-open-cage = {{ owner = 0, volumes = [] }}           # Library, Opera
[seat.1]
professor = "cafe"
notebook = {notebook(3, 3, seat=1)}
"""


def around(journalist: str, freud: str = "museum", more: str = "") -> str:
    return f"""
    {WITH}
    journalist = "{journalist}"
    freud = "{freud}"
    [ideas]
    b2 = "0 1 generate"
    {TREATISES}
    [seat.0]
    coffee = 0
    professor = "theatre"
    notebook = {notebook(3, 3)}
    {more}
    """


@proves("module-journalist.setup")
def test_he_starts_on_one_of_the_five_other_locations() -> None:
    game = mindtable.game("unconscious")
    apart = set()
    for seed in range(60):
        g = state(game.new(seed=seed, players=2, journalist=True))
        apart.add((g.journalist - g.freud) % 6)
    assert apart == {1, 2, 3, 4, 5}
    assert state(game.new(seed=0, players=2)).journalist == -1


@proves("module-journalist.move")
def test_instead_of_the_professor_or_freud_as_far() -> None:
    play = lay(WITH + 'journalist = "opera"\nfreud = "cafe"\n[seat.0]\ncoffee = 0\nprofessor = "theatre"')
    by_professor = play.clone()
    use(by_professor, "professor", "c3")
    assert [choice for choice in choices(by_professor) if "journalist" in choice] == [
        "walk journalist-1",
        "walk journalist-2",
        "walk journalist-freud",
    ]
    do(by_professor, "walk journalist-freud")
    assert LOCATIONS[state(by_professor).journalist] == "cafe"
    assert (LOCATIONS[state(by_professor).professor[0]], LOCATIONS[state(by_professor).freud]) == ("theatre", "cafe")
    assert by_professor.step() == "location-effect"
    use(play, "freud", "c3")
    assert [choice for choice in choices(play) if "journalist" in choice] == [
        "walk journalist-1",
        "walk journalist-2",
        "walk journalist-3",
    ]
    do(play, "walk journalist-3")
    assert LOCATIONS[state(play).journalist] == "cafe"
    assert play.step() == "location-effect"


@proves("module-journalist.move")
def test_to_freud_only_from_elsewhere_and_not_without_the_module() -> None:
    play = lay(WITH + 'journalist = "cafe"\nfreud = "cafe"\n[seat.0]\ncoffee = 0')
    use(play, "professor", "c3")
    assert why_not(play, "walk journalist-freud") == "already-with-freud"
    assert why_not(play, "walk journalist-3") == "not-that-figure"
    without = lay("[seat.0]\ncoffee = 0")
    use(without, "professor", "c3")
    assert why_not(without, "walk journalist-1") == "not-that-figure"


@proves("module-journalist.figure")
def test_he_counts_as_a_figure() -> None:
    scene = 'freud = "opera"\nseat.0 = { coffee = 0, professor = "theatre" }\nseat.1.professor = "cafe"'
    for journalist, times in (("library", 2), ("cafe", 1)):
        play = lay(WITH + f'journalist = "{journalist}"\n' + scene)
        walk(play, "professor-1")
        assert how_often(play) == times


@proves("module-journalist.tags")
def test_all_treatises_count_when_he_is_the_figure_moved() -> None:
    # Three treatises with a tag of the Library; the own one counts once.
    play = lay(around("theatre", "theatre"))
    by_professor = play.clone()
    walk(play, "journalist-1")
    assert how_often(play) == 3
    walk(by_professor, "professor-1")
    assert how_often(by_professor) == 1


@proves("module-journalist.tags")
def test_they_add_to_the_own_tags() -> None:
    play = lay(around("theatre", "theatre", f"in_play = {names(research(1, tag='library'))}"))
    walk(play, "journalist-1")
    assert how_often(play) == 4


@proves("module-journalist.tags")
def test_not_when_another_figure_comes_to_him() -> None:
    play = lay(around("library", "opera"))
    walk(play, "professor-1")
    assert how_often(play) == 2  # two figures, or one own tag


def recall(play: Play) -> list[str]:
    do(play, "turn recall")
    return [choice for choice in choices(play) if choice != "done"]


@proves("module-journalist.bonus")
def test_bonuses_where_he_stands() -> None:
    offered = recall(lay(around("university")))
    assert {f"bonus university-{number}" for number in (1, 2, 3)} <= set(offered)
    assert not any("cafe" in choice for choice in offered)
    red = f"in_play = {names(research(3, tag='cafe'))}"
    assert "district red-3" in recall(lay(around("university", more=red)))
    assert "district red-3" not in recall(lay(around("opera", more=red)))


@proves("module-journalist.district")
@pytest.mark.parametrize(("journalist", "tags"), [("library", 3), ("museum", 1)])
def test_the_tags_of_all_treatises_for_the_district_where_he_stands(journalist: str, tags: int) -> None:
    """The professor stands in the green district anyway: one own tag there, and two of others."""
    play = lay(around(journalist, "museum"))
    assert tags_of(play, 0) == {"library": 1, "opera": 1}
    do(play, "turn recall")
    assert (why_not(play, "district green-3") == "") == (tags >= 3)
    assert why_not(play, "district green-4") == "tags-missing"


@proves("module-journalist.district")
def test_the_own_treatises_count_once() -> None:
    play = lay(around("library", "museum", f"in_play = {names(research(1, tag='theatre'))}"))
    do(play, "turn recall")
    assert not why_not(play, "district green-4")
    assert why_not(play, "district green-5") == "tags-missing"


@proves("module-journalist.not-elsewhere")
def test_not_for_an_effect_that_resolves_a_location() -> None:
    icon = card(effect="location library, transfer 1")
    play = lay(around("library", "library", f"hand = ['{icon}']"))
    use(play, "play", "b3")
    do(play, f"card {icon}", "part 0")
    assert how_often(play) == 2  # the icon and the own tag


@proves("module-journalist.not-elsewhere")
def test_not_for_the_final_scoring() -> None:
    play = lay(around("library", "library"))
    assert final_parts(state(play), 0)["tags"] == 1  # two different ones
    assert final_parts(state(play), 1)["tags"] == 3  # three
