"""The pictures of the documentation: each game's table in the middle of a game, as a player sees it.

    python -m tools.take_pictures        (`make pictures`)

It starts a server of its own, lets random choices lead into the middle of a game, and writes docs/pictures/GAME.png.
The client must be built (`make client`).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tools.find_browser import FLAGS, browser

import mindtable
from mindtable.kernel.play import new
from mindtable.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
PORT = 8765
SIZE = {"width": 1366, "height": 768}
# game, players, decisions before the picture, theme
TABLES = (("cerebria", 4, 110, "dark"), ("unconscious", 3, 700, "light"))


def history(game_id: str, players: int, decisions: int) -> str:
    """A game in its middle, at a decision of the first seat that has several choices."""
    game = mindtable.game(game_id)
    play = new(game, 11, {"players": players})
    rng = Rng(11)
    while not play.over:
        seat = play.deciders()[0]
        if play.number >= decisions and seat == 0 and len(play.actions(seat)) > 4:
            return play.save()
        play.act(seat, game.random_action(play.position, play.actions(seat), rng))
    raise SystemExit(f"{game_id} was over before there was something to show")


def opened(context: BrowserContext, game_id: str, players: int, decisions: int) -> Page:
    """The page of a table that goes on from there, all seats in one hand."""
    page = context.new_page()
    page.goto("/")
    body = {"history": history(game_id, players, decisions), "seats": [{"kind": "me"}] * players}
    context.request.post("/api/me", data={"name": "Ada"})
    answer = context.request.post("/api/tables/import", data=body)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}?seat=0")
    return page


def wait_for_server(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/readyz").close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    found = browser()
    if found is None:
        raise SystemExit("there is no browser; see tools/find_browser.py")
    url = f"http://127.0.0.1:{PORT}"
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-c", "from mindtable.cli import main; main()", "serve", "--no-browser"]
        server = subprocess.Popen([*command, "--data", data, "--port", str(PORT)], stdout=subprocess.DEVNULL)
        try:
            wait_for_server(url)
            running = playwright.chromium.launch(executable_path=found, args=FLAGS)
            for game_id, players, decisions, theme in TABLES:
                context = running.new_context(
                    base_url=url,
                    viewport=SIZE,  # type: ignore[arg-type]
                    locale="en",
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    extra_http_headers={"Origin": url},
                )
                page = opened(context, game_id, players, decisions)
                page.get_by_role("main").wait_for()
                show = page.get_by_role("button", name="Show")  # the hand-over screen of several seats in one hand
                page.wait_for_load_state("networkidle")
                if show.count():
                    show.first.click()
                page.wait_for_timeout(2500)
                page.screenshot(path=PICTURES / f"{game_id}.png")
                print(PICTURES / f"{game_id}.png")
                context.close()
            running.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
