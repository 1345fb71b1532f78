"""How quick the table in the browser is: measured in a real browser on this machine, beside an empty page.

    python -m tools.measure_client        (writes docs/client-speed.md)

Four figures for each game: from a cold start to a board that can be played, the size of what is loaded first, from a
message of the server to the drawn move, and the frames drawn while much happens (a cascade) as a share of those of an
empty page. A busy machine is slow at everything: the empty page says how slow. The tests hold the bounds
with the same functions, and for a move the work of the page's own thread, which others on the machine hardly change.
"""

from __future__ import annotations

import gzip
import os
import re
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.find_browser import FLAGS, browser
from tools.led_games import before_much_happens, begun, is_free, play_until
from tools.own_server import own_server

import mindtable
from mindtable.kernel.play import Play
from mindtable.server.web import client_files
from mindtable.text import phrase_text

PAGE = Path(__file__).resolve().parent.parent / "docs" / "client-speed.md"
SIZE = {"width": 1366, "height": 768}
WATCHED = 2500  # milliseconds over which frames are counted
MUCH = 6  # so many events of one choice
EMPTY = "/readyz"  # a page of the same server with next to nothing on it

# The bounds, on a machine that has nothing else to do.
COLD_LOAD = 2000  # milliseconds
FIRST_BUNDLE = 120_000  # bytes, gzipped
MOVE_DRAWN = 50  # milliseconds
FRAMES_KEPT = 0.8

# Marks the moment at which something can be chosen and has been drawn.
_INTERACTIVE = """new MutationObserver((_, watching) => {
    if (window.interactive || !document.querySelector('section.bar.asked .choice, section.bar.asked .end')) return
    if (!document.querySelector('[data-spot]')) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())))
}).observe(document, { childList: true, subtree: true, attributes: true })"""

# Notes for every message that shows a position how long it takes until the next frame has been drawn.
_DRAWN = """window.drawn = []
const Real = WebSocket
window.WebSocket = class extends Real {
    constructor(url) {
        super(url)
        this.addEventListener('message', event => {
            if (!event.data.includes('"type":"update"')) return
            const heard = performance.now()
            requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - heard)))
        })
    }
}"""

# The same on a page on which nothing is drawn.
_NOTHING_DRAWN = """async () => {
    const found = []
    for (let turn = 0; turn < 12; turn += 1) {
        await new Promise(done => setTimeout(done, 37))
        const heard = performance.now()
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        found.push(performance.now() - heard)
    }
    return found
}"""

# Something small that changes with every frame, so that every frame is drawn.
_TICK = """() => {
    const dot = document.body.appendChild(document.createElement('i'))
    dot.style.cssText = 'position: fixed; left: 0; top: 0; width: 1px; height: 1px; background: red; z-index: 9999'
    let count = 0
    const step = () => { dot.style.opacity = 0.5 + (count++ % 2) / 4; requestAnimationFrame(step) }
    step()
}"""


class Figures(NamedTuple):
    """What was measured at one game's table; times in milliseconds."""

    game: str
    cold_load: float
    empty_load: float
    move_drawn: float
    move_work: float  # of the page's own thread, whatever else the machine does
    nothing_drawn: float
    frames: int
    empty_frames: int
    events: int
    busy: float  # how many processes wanted each core meanwhile; 1 where nobody had to wait

    @property
    def frames_kept(self) -> float:
        return self.frames / max(1, self.empty_frames)


# ---------------------------------------------------------------- a table to measure at


def person(chromium: Browser, url: str) -> BrowserContext:
    """Somebody with a name, and with animations."""
    context = chromium.new_context(
        base_url=url,
        viewport=SIZE,  # type: ignore[arg-type]
        locale="en",
        reduced_motion="no-preference",
        extra_http_headers={"Origin": url},
    )
    context.set_default_timeout(60_000)
    assert context.request.post("/api/me", data={"name": "Ada"}).ok
    return context


def table_of(context: BrowserContext, play: Play) -> str:
    """The address of a table that goes on from there, against a quick bot."""
    games = context.request.get("/api/games").json()
    weakest = next(game["levels"][0]["name"] for game in games if game["id"] == play.game.id)
    wishes = [{"kind": "me"}, {"kind": "bot", "level": weakest}]
    answer = context.request.post("/api/tables/import", data={"history": play.save(), "seats": wishes})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


# ---------------------------------------------------------------- the four figures


def first_bundle() -> int:
    """Bytes of everything that the first page names, gzipped."""
    index = (client_files.FOLDER / "index.html").read_text("utf-8")
    first = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    assert first
    return sum(len(gzip.compress((client_files.FOLDER / file).read_bytes())) for file in first)


def cold_load(chromium: Browser, context: BrowserContext, url: str, path: str) -> float:
    """From the first request, with nothing in any cache, to a board on which something can be chosen."""
    fresh = chromium.new_context(
        base_url=url,
        viewport=SIZE,  # type: ignore[arg-type]
        locale="en",
        storage_state=context.storage_state(),
    )
    page = fresh.new_page()
    page.add_init_script(_INTERACTIVE)
    page.goto(path)
    page.wait_for_function("() => window.interactive")
    took = float(page.evaluate("window.interactive"))
    fresh.close()
    return took


def empty_load(chromium: Browser, url: str) -> float:
    fresh = chromium.new_context(base_url=url)
    page = fresh.new_page()
    page.goto(EMPTY)
    after_a_frame = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
    took = float(page.evaluate(after_a_frame))
    fresh.close()
    return took


def moves_drawn(context: BrowserContext, path: str, moves: int = 8) -> tuple[float, float]:
    """Medians over some moves of ours and the bot's answers: from a message with a move to its drawing, and the work
    that the page's thread has with it, from the key on."""
    page = context.new_page()
    page.add_init_script(_DRAWN)
    page.add_init_script("localStorage.setItem('mindtable.settings', JSON.stringify({ previews: false }))")
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    page.goto(path)
    worked: list[float] = []
    for _ in range(moves):
        page.wait_for_selector("section.bar.asked .choice, section.bar.asked .end, dialog[open]")
        if page.locator("dialog[open]").count():  # a warning; what follows is not counted
            page.locator("dialog[open] button.primary").last.click()
            continue
        page.keyboard.press("s")
        page.keyboard.press("ArrowRight")
        before, done = page.evaluate("drawn.length"), work()
        page.keyboard.press("Enter")
        page.wait_for_function("before => drawn.length > before || document.querySelector('dialog[open]')", arg=before)
        if updates := page.evaluate("drawn.length") - before:
            worked.append((work() - done) / updates)
    found: list[float] = page.evaluate("drawn")
    page.close()
    return statistics.median(found), statistics.median(worked)


def nothing_drawn(context: BrowserContext) -> float:
    page = context.new_page()
    page.goto(EMPTY)
    found: list[float] = page.evaluate(_NOTHING_DRAWN)
    page.close()
    return statistics.median(found)


def frames_in(context: BrowserContext, page: Page, begin: str = "") -> int:
    """How many frames the browser's own trace has drawn, from a click on the choice that begins it."""
    page.evaluate(_TICK)
    seen: list[dict[str, Any]] = []
    line = context.new_cdp_session(page)
    line.on("Tracing.dataCollected", lambda message: seen.extend(message["value"]))
    complete: list[object] = []
    line.on("Tracing.tracingComplete", lambda message: complete.append(message))
    categories = "disabled-by-default-devtools.timeline.frame,devtools.timeline,devtools.timeline.frame"
    line.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    if begin:
        page.locator("#choice-list .choice", has=page.get_by_text(begin, exact=True)).first.click()
    page.wait_for_timeout(WATCHED)
    line.send("Tracing.end")
    for _ in range(600):
        if complete:
            break
        page.wait_for_timeout(50)
    return sum(event["name"] == "DrawFrame" for event in seen)


def frames_while_much_happens(context: BrowserContext, play: Play, action: int) -> int:
    page = context.new_page()
    page.goto(table_of(context, play))
    page.wait_for_selector("section.bar.asked .choice, section.bar.asked .end")
    page.keyboard.press("l")
    page.wait_for_selector("#choice-list .choice")
    drawn = frames_in(context, page, phrase_text("en", play.label(0, action), play.game, ["Ada", "Bo"]))
    page.close()
    return drawn


def frames_of_nothing(context: BrowserContext) -> int:
    page = context.new_page()
    page.goto(EMPTY)
    drawn = frames_in(context, page)
    page.close()
    return drawn


def measure(chromium: Browser, url: str, game: str) -> Figures:
    context = person(chromium, url)
    path = table_of(context, play_until(begun(game), lambda play: play.number > 60 and is_free(play)))
    play, action = before_much_happens(game, lambda events: len(events) >= MUCH)
    drawn, work = moves_drawn(context, path)
    figures = Figures(
        game=game,
        empty_load=empty_load(chromium, url),
        cold_load=cold_load(chromium, context, url, path),
        nothing_drawn=nothing_drawn(context),
        move_drawn=drawn,
        move_work=work,
        empty_frames=frames_of_nothing(context),
        frames=frames_while_much_happens(context, play, action),
        events=len(play.clone().act_and_tell(0, action)),
        busy=max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)),
    )
    context.close()
    return figures


# ---------------------------------------------------------------- telling


def page_text(measured: Sequence[Figures], bundle: int) -> str:
    busy = max(one.busy for one in measured)
    rows = "\n".join(
        f"| {one.game} | {one.cold_load:.0f} ms | {one.empty_load:.0f} ms | {one.move_work:.0f} ms |"
        f" {one.move_drawn:.0f} ms | {one.nothing_drawn:.0f} ms |"
        f" {one.frames} of {one.empty_frames} ({one.frames_kept:.0%}) |"
        for one in measured
    )
    return f"""# How fast the table is

Measured in Chromium with `python -m tools.measure_client`, with the server on the same machine. We also measure an
empty page from the same server, because a busy machine is slow at everything. This time {busy:.1f} processes were
competing for each core. The tests check the bounds in the last row, widened by that factor.

| game | cold start to play | empty page | work per move | move drawn after | empty page | frames while a lot happens |
| --- | --- | --- | --- | --- | --- | --- |
{rows}
| bound | {COLD_LOAD} ms | | {MOVE_DRAWN} ms | | | {FRAMES_KEPT:.0%} |

The first load is {bundle / 1000:.1f} kB, gzipped. The bound is {FIRST_BUNDLE / 1000:.0f} kB. We count the frames in
the browser's own trace over {WATCHED / 1000:.1f} seconds, after a choice that makes at least {MUCH} things happen.
"""


def main() -> None:
    found = browser()
    if found is None:
        raise SystemExit("there is no browser; see tools/find_browser.py")
    with own_server() as url, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        measured = [measure(chromium, url, game) for game in mindtable.games()]
        chromium.close()
    for one in measured:
        print(one)
    PAGE.write_text(page_text(measured, first_bundle()), "utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
