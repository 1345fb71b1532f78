"""Quick enough not to be noticed: the figures of docs/client-speed.md, measured anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.playing import GAMES
from tests.effort import NIGHT
from tests.server.serving import Served
from tools import measure_client as speed


def test_the_first_bundle_is_small() -> None:
    assert speed.first_bundle() < speed.FIRST_BUNDLE


@pytest.mark.skipif(not NIGHT, reason="other tests would disturb the clock: `make nightly`")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_quick_beside_an_empty_page(chromium: Browser, table_server: Served, game: str) -> None:
    figures = speed.measure(chromium, table_server.url, game)
    print(figures)
    assert figures.cold_load < speed.COLD_LOAD * figures.busy
    assert min(figures.move_drawn, figures.move_work) < speed.MOVE_DRAWN * figures.busy
    assert figures.frames_kept > speed.FRAMES_KEPT / figures.busy
