"""The speedometer gives every figure, and figures that make sense."""

from tests.games.lanterns import GAME

from mindtable.testing.bench import bench, calibration


def test_figures() -> None:
    found = bench(GAME, {"players": 2}, seconds=0.1)
    assert found.keys() == {"decisions_per_second", "games_per_second", "clone_us", "legality_us", "view_bytes"}
    assert found["decisions_per_second"] > 1000
    assert 0 < found["games_per_second"] < found["decisions_per_second"]
    assert 0 < found["clone_us"] < 1000
    assert 0 < found["legality_us"]["p50"] <= found["legality_us"]["p999"] <= found["legality_us"]["max"]
    assert 100 < found["view_bytes"] < 1000


def test_calibration_is_about_the_machine() -> None:
    once, again = calibration(), calibration()
    assert 0.3 < once / again < 3
