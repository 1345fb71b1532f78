"""The pictures of the documentation: each game's table in the middle of a game, as a player sees it.

    python -m tools.take_pictures            (`make pictures`)
    python -m tools.take_pictures GAME …     only of these

It starts a server of its own, lets random choices lead into the middle of a game, and writes docs/pictures/GAME.png.
Which moment that is says `scenes.toml` in the game's fixtures (`tools.led_games`).
For looking at, not for the documentation, it also writes how the tables look to people who see colours otherwise, in
light and dark: build/pictures/GAME-THEME-DEFICIENCY.png. The client must be built (`make client`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.find_browser import FLAGS, browser
from tools.led_games import begun, play_until, scenes
from tools.own_server import own_server

import mindtable

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
LOOKED_AT = ROOT / "build" / "pictures"
SIZE = {"width": 1366, "height": 768}
# Of a game whose `scenes.toml` says nothing: after so many decisions, at one with so many choices.
USUAL = {"players": 2, "decisions": 60, "choices": 5, "theme": "light"}
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def opened(context: BrowserContext, game_id: str, picture: dict[str, Any]) -> Page:
    """The page of a table in the middle of its game, all seats in one hand, at a decision with several choices."""
    players, decisions, choices = picture["players"], picture["decisions"], picture["choices"]
    play = play_until(
        begun(game_id, players=players),
        lambda play: play.number >= decisions and play.deciders()[0] == 0 and len(play.actions(0)) >= choices,
    )
    page = context.new_page()
    page.goto("/")
    body = {"history": play.save(), "seats": [{"kind": "me"}] * players}
    context.request.post("/api/me", data={"name": "Ada"})
    answer = context.request.post("/api/tables/import", data=body)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}?seat=0")
    page.get_by_role("main").wait_for()
    show = page.get_by_role("button", name="Show")  # the hand-over screen of several seats in one hand
    page.wait_for_load_state("networkidle")
    if show.count():
        show.first.click()
    page.wait_for_timeout(2500)
    return page


def visitor(chromium: Browser, url: str, theme: str) -> BrowserContext:
    return chromium.new_context(
        base_url=url,
        viewport=SIZE,  # type: ignore[arg-type]
        locale="en",
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        extra_http_headers={"Origin": url},
    )


def seen_otherwise(page: Page, name: str) -> None:
    """The same table to eyes that see colours otherwise."""
    line = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        page.screenshot(path=LOOKED_AT / f"{name}-{deficiency}.png")
        print(LOOKED_AT / f"{name}-{deficiency}.png")
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main() -> None:
    found = browser()
    if found is None:
        raise SystemExit("there is no browser; see tools/find_browser.py")
    for folder in (PICTURES, LOOKED_AT):
        folder.mkdir(parents=True, exist_ok=True)
    with own_server() as url, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game_id in sys.argv[1:] or mindtable.games():
            picture = {**USUAL, **scenes(game_id).get("picture", {})}
            for theme in ("light", "dark"):
                context = visitor(running, url, theme)
                page = opened(context, game_id, picture)
                if theme == picture["theme"]:
                    page.screenshot(path=PICTURES / f"{game_id}.png")
                    print(PICTURES / f"{game_id}.png")
                seen_otherwise(page, f"{game_id}-{theme}")
                context.close()
        running.close()


if __name__ == "__main__":
    main()
