"""The final scoring in its parts, each by itself."""

from __future__ import annotations

import pytest
from tests.unconscious.table import lay, state
from tests.unconscious.turns import idle

from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

LAST = "signal = 2\nfreud_marker = 10\n"


def parts(scenario: str, seat: int = 0) -> dict[str, int]:
    """What a seat scores in each part, if the game ended here."""
    return final_parts(state(lay(LAST + scenario)), seat)


def ended(scenario: str) -> Play:
    """The last turn of the last round is over."""
    play = lay(LAST + scenario)
    while not play.over:
        idle(play)
    return play


@proves("scoring.reputation")
@pytest.mark.parametrize("reputation", range(10))
def test_the_number_of_the_space_in_points(reputation: int) -> None:
    assert parts(f"[seat.0]\nreputation = {reputation}")["reputation"] == reputation


WORKS = """
options = { players = 3 }
[treatises]
the-grammar-of-sleep = { owner = 0, volumes = ["stage-fright"] }
the-bird-in-the-chest = { owner = 1, volumes = ["masks-and-faces"] }
the-embers-of-childhood = { owner = 2, volumes = ["tears-at-the-comedy"] }
[seat.0]
notebook = ["one-01", "one-02", "one-03"]
cured = ["the-counting-clerk", "the-girl-who-drew-doors"]
reputation = R0
[seat.1]
notebook = ["one-04", "one-05", "one-06"]
cured = ["the-doubting-student", "the-fire-watcher"]
reputation = R1
[seat.2]
notebook = ["one-07", "one-08", "one-09"]
cured = ["the-laughing-widow", "the-keeper-of-birds"]
reputation = R2
"""


@proves("scoring.reputation-order")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_first_and_second_on_the_track_score_for_treatises_and_cured_clients(order: tuple[int, int, int]) -> None:
    text = WORKS
    for seat, reputation in zip(order, (7, 5, 2), strict=True):
        text = text.replace(f"R{seat}", str(reputation))
    g = state(lay(LAST + text))
    # One treatise and two cured clients each: 2 points for each of the three, 1 for each, nothing.
    assert [final_parts(g, seat)["reputation"] for seat in order] == [7 + 6, 5 + 3, 2]


@proves("scoring.districts")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([], 0),
        (["green-3"], 4),
        (["red-3", "red-4"], 4),
        (["green-5", "red-3"], 10),
        (["green-3", "purple-3", "purple-6"], 10),
        (["green-3", "purple-4", "red-5"], 18),
    ],
)
def test_different_districts_with_a_coloured_insight(spaces: list[str], points: int) -> None:
    lines = "\n".join(f"{space} = 0" for space in spaces)
    tiles = [f"one-0{n}" for n in range(1, 10)]
    text = f"[insights_on_map]\npurple-5 = 1\n{lines}\n[seat.0]\nnotebook = {tiles}\n"
    text += '[seat.1]\nnotebook = ["one-10", "one-11", "one-12"]'
    assert parts(text)["districts"] == points
    assert parts(text, 1)["districts"] == 4


@proves("scoring.rows")
@pytest.mark.parametrize(("rows", "points"), [([], 0), ([2], 1), ([1, 3], 5), ([1, 2, 3], 16)])
def test_filled_rows(rows: list[int], points: int) -> None:
    # Rows that are not filled have two tiles: columns do not count.
    tiles = [f"one-1{n}" if n % 3 < 2 or n // 3 + 1 in rows else "" for n in range(9)]
    assert parts(f"[seat.0]\nnotebook = {tiles}")["rows"] == points


TAGGED = {
    "theatre": "stage-fright",
    "library": "forgotten-names",
    "opera": "the-voice-that-failed",
    "museum": "the-collectors-passion",
    "university": "associations-of-words",
    "cafe": "jokes-and-their-victims",
}


@proves("scoring.tags")
@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_different_location_tags(kinds: int, points: int) -> None:
    cards = list(TAGGED.values())[:kinds]
    assert parts(f"[seat.0]\nin_play = {cards}")["tags"] == points
    # Another of the same location adds nothing.
    assert parts(f"[seat.0]\nin_play = {[*cards, *(['masks-and-faces'] if kinds else [])]}")["tags"] == points


@proves("scoring.tags")
def test_tags_of_treatises_active_clients_and_goals_count_too() -> None:
    text = """
        [treatises]
        the-grammar-of-sleep = { owner = 0, volumes = ["stage-fright"] }
        [goals]
        two-columns = 0
        [seat.0]
        notebook = ["one-01", "one-02", "one-03"]
        rooms = ["the-dizzy-acrobat LAYER - - 3"]
        cured = ["the-counting-clerk"]
        """
    # Theatre and Museum by the treatise, Café by the goal, Library by the cured client; volumes do not count.
    assert parts(text.replace("LAYER", "starting"))["tags"] == 6
    assert parts(text.replace("LAYER", "-"))["tags"] == 6
    other = text.replace("the-dizzy-acrobat", "the-sleepless-cellist")
    assert parts(other.replace("LAYER", "starting"))["tags"] == 6
    assert parts(other.replace("LAYER", "-"))["tags"] == 10


CASE = """
[seat.0]
notebook = ["one-01", "one-02", "two-01", "one-03", "one-04"]
rooms = ["the-dizzy-acrobat - - - 3", "CLIENT LAYER - - 3"]
"""


@proves("scoring.case-studies")
def test_a_case_study_scores_once_its_grief_layer_is_gone() -> None:
    # 3 points for each level I tile, 9 at the most; 2 for each level II tile, 10 at the most
    for client, points in (("the-girl-who-drew-doors", 9), ("the-architect-of-towers", 2)):
        text = CASE.replace("CLIENT", client)
        assert parts(text.replace("LAYER", "cloud-1a"))["case-studies"] == 0
        assert parts(text.replace("LAYER", "-"))["case-studies"] == points
        assert parts(f'{CASE.partition("rooms")[0]}cured = ["{client}"]')["case-studies"] == points


@proves("scoring.case-studies")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 9)])
def test_up_to_its_maximum(tiles: int, points: int) -> None:
    notebook = [f"one-0{n + 1}" for n in range(tiles)]
    if tiles > 3:
        notebook = [*notebook[:2], "", *notebook[2:]]
    assert parts(f'[seat.0]\nnotebook = {notebook}\ncured = ["the-girl-who-drew-doors"]')["case-studies"] == points


@proves("scoring.case-studies")
@pytest.mark.parametrize(
    ("client", "points"),
    [
        ("the-girl-who-drew-doors", 9),  # three of the tiles are of level I
        ("the-architect-of-towers", 4),  # two are of level II
        ("the-baker-who-forgot-faces", 4),  # two cured routine clients
        ("the-twin-who-spoke-for-two", 3),  # one cured case study, itself
        ("the-judge-who-heard-footsteps", 3),  # a treatise
        ("the-botanist-afraid-of-flowers", 4),  # two cards in play
        ("the-seamstress-of-unfinished-coats", 4),  # a row and a column
        ("the-sleepwalking-mapmaker", 3),  # one insight on the map
        ("the-boy-in-the-orchard", 8),  # four green tags
        ("the-keeper-of-birds", 4),  # two purple ones
        ("the-fire-watcher", 8),  # four red ones
        ("the-governess-with-seven-clocks", 3),  # a goal
    ],
)
def test_each_case_study_counts_what_its_card_says(client: str, points: int) -> None:
    text = f"""
        [insights_on_map]
        green-3 = 0
        [treatises]
        the-grammar-of-sleep = {{ owner = 0, volumes = ["stage-fright"] }}
        [goals]
        two-columns = 0
        [seat.0]
        notebook = ["one-01", "one-02", "two-01", "one-03", "", "", "two-02"]
        in_play = ["the-understudy", "the-dying-heroine"]
        cured = ["the-counting-clerk", "the-doubting-student", "{client}"]
        """
    # Tags: theatre 2, library 2, opera 1, museum 1, university 2, café 2.
    assert parts(text)["case-studies"] == points


@proves("scoring.boxes")
@pytest.mark.parametrize("boxes", [0, 1, 5])
def test_boxes_left_are_2_points_each(boxes: int) -> None:
    assert parts(f"[seat.0]\nboxes = {boxes}")["boxes"] == 2 * boxes


@proves("scoring.coffee")
@pytest.mark.parametrize(
    ("coffee", "bright", "points"), [(0, 0, 0), (2, 0, 0), (3, 0, 1), (5, 0, 1), (6, 0, 2), (2, 4, 4), (4, 4, 5)]
)
def test_three_coffee_are_a_bright_idea_and_each_of_those_a_point(coffee: int, bright: int, points: int) -> None:
    assert parts(f"[seat.0]\ncoffee = {coffee}\nbright = {bright}")["bright"] == points


@proves("scoring.winner")
def test_all_parts_are_added_and_most_points_win() -> None:
    other = "[seat.1]\npoints = 10\nboxes = 5\nreputation = 9\ncoffee = 2\nbright = 0"
    play = ended(f"[seat.0]\npoints = 30\ncoffee = 6\n{other}")
    assert state(play).points == [32, 29]
    assert play.winners() == [0]
    assert play.scores() == [32, 29]
    play = ended(f"[seat.0]\npoints = 26\ncoffee = 6\n{other}")
    assert play.winners() == [1]


@proves("scoring.winner")
def test_the_breakdown_is_shown_to_all_at_the_end() -> None:
    play = ended("[seat.0]\npoints = 3\nboxes = 1\ncoffee = 4\nreputation = 2")
    table = play.view()["table"]
    assert isinstance(table, dict)
    final = table["seats"][0]["final"]
    assert list(final) == ["reputation", "districts", "rows", "tags", "case-studies", "boxes", "bright"]
    assert final == {
        "reputation": 2,
        "districts": 0,
        "rows": 0,
        "tags": 0,
        "case-studies": 0,
        "boxes": 2,
        "bright": 1,
    }
    assert table["winner"] == 0
