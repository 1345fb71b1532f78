"""Which tests prove which clauses, read from the source."""

from pathlib import Path

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.testing.clauses import clause_tests, proves

TESTS = Path(__file__).resolve().parent.parent

SOURCE = """
import pytest
from mindtable.testing import clauses
from mindtable.testing.clauses import proves
{game}

@proves("quell.cost", "quell.when")
def test_one(): ...

@pytest.mark.slow
@proves("quell.cost")
@clauses.proves("move.far")
def test_two(): ...

@proves("turn.order")
class TestTurn:
    @proves("turn.end")
    def test_end(self): ...

    def test_order(self): ...

    def helper(self): ...

def test_without(): ...
"""


@pytest.fixture
def tests_dir(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    for name, game in [("chess/test_a.py", ""), ("test_b.py", 'GAME_ID = "duel"'), ("test_c.py", "")]:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SOURCE.format(game=game), "utf-8")
    return folder


def test_every_proof_is_found(tests_dir: Path) -> None:
    found = clause_tests(tests_dir, "chess")
    file = "tests/chess/test_a.py"
    assert found == {
        "quell.cost": [f"{file}::test_one", f"{file}::test_two"],
        "quell.when": [f"{file}::test_one"],
        "move.far": [f"{file}::test_two"],
        "turn.order": [f"{file}::TestTurn::test_end", f"{file}::TestTurn::test_order"],
        "turn.end": [f"{file}::TestTurn::test_end"],
    }


def test_a_file_may_name_its_game(tests_dir: Path) -> None:
    assert clause_tests(tests_dir, "duel")["quell.when"] == ["tests/test_b.py::test_one"]
    assert clause_tests(tests_dir, "unheard") == {}
    assert len(clause_tests(tests_dir)["quell.when"]) == 3


def test_proves_leaves_a_test_as_it_is() -> None:
    def test(x: int) -> int:
        return x + 1

    marked = proves("b.two")(proves("a.one", "a.two")(test))
    assert marked is test
    assert marked(1) == 2
    assert test.__dict__["clauses"] == ("b.two", "a.one", "a.two")


@pytest.mark.parametrize("game", [DUEL, LANTERNS], ids=["duel", "lanterns"])
def test_every_clause_of_the_example_games_is_proved(game: object) -> None:
    assert game in (DUEL, LANTERNS)
    chosen = DUEL if game is DUEL else LANTERNS
    proved = clause_tests(TESTS, chosen.id)
    assert set(proved) == {clause.id for clause in chosen.clauses}
