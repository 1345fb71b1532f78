"""What the browser tests do at a table: open it, lead a game to where a test needs it, look, and play by mouse."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.driver import settle
from tests.effort import NIGHT
from tools.led_games import begun, is_free, play_until

from mindtable.kernel.play import Play
from mindtable.text import phrase_text

expect.set_options(timeout=30_000)

__all__ = ["begun", "is_free", "play_until"]  # a game is led there by the same hands that the tools have

GAMES = ("cerebria", "unconscious")
# For what is the same in both games: one of them by day, both at night.
A_GAME = GAMES if NIGHT else GAMES[:1]
ANOTHER_GAME = GAMES if NIGHT else GAMES[1:]
# A quick opponent of each game.
BOTS = {"lanterns": "random", "cerebria": "whim", "unconscious": "dreamer"}
BAR = "section.bar.asked"


# ---------------------------------------------------------------- opening


def post(page: Page, path: str, body: object) -> Any:
    """Ask the server as this visitor."""
    return page.evaluate(
        """async ([path, body]) => {
            const headers = { 'content-type': 'application/json' }
            const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
            if (!answer.ok) throw new Error(await answer.text())
            return answer.json()
        }""",
        [path, body],
    )


def _wishes(seats: list[str]) -> list[dict[str, str]]:
    return [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]


def open_table(
    page: Page, seats: list[str], game: str = "lanterns", name: str = "Ada", listed: bool = False, **options: object
) -> Any:
    """A table with `me`, `open` or a level of bots at each seat."""
    post(page, "/api/me", {"name": name})
    wanted = {"game": game, "options": {"players": len(seats), **options}, "seats": _wishes(seats), "seed": "7"}
    return post(page, "/api/tables", {**wanted, "listed": listed})


def import_table(page: Page, play: Play, seats: list[str], name: str = "Ada") -> Any:
    """A table that goes on from a game that was begun elsewhere."""
    post(page, "/api/me", {"name": name})
    return post(page, "/api/tables/import", {"history": play.save(), "seats": _wishes(seats)})


def near_end(game_id: str, seed: int, left: int) -> Play:
    """A game that will be over after about so many more choices."""
    whole = play_until(begun(game_id, seed), lambda play: play.over)
    return play_until(begun(game_id, seed), lambda play: play.number >= whole.number - left)


def words_of(play: Play, seat: int, action: int) -> str:
    """What a choice is called on the screen, in English."""
    return phrase_text("en", play.label(seat, action), play.game, ["Ada", "Bo"])


def sit_down(page: Page, table: Any, name: str, seat: int) -> None:
    """Another visitor takes an open seat by the code of the table."""
    post(page, "/api/me", {"name": name})
    post(page, f"/api/codes/{table['code']}", {})
    post(page, f"/api/tables/{table['id']}/take", {"seat": seat})


def visit(page: Page, path: str) -> None:
    """Go to a page as a link of the client does, without loading the client again."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)
    settle(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def at_table(page: Page, table: Any) -> None:
    page.goto(f"/table/{table['id']}")
    expect(page.locator("section.bar")).to_be_visible()


def two_at_table(ada: Page, bo: Page, game: str) -> Any:
    """Two visitors sit down at a table of two and look at it; gives the table."""
    table = open_table(ada, ["me", "open"], game)
    sit_down(bo, table, "Bo", 1)
    at_table(ada, table)
    at_table(bo, table)
    return table


# ---------------------------------------------------------------- looking and choosing


def my_turn(page: Page) -> None:
    page.wait_for_selector(f"{BAR} .choice, {BAR} .end, .over, dialog[open]")


def choose(page: Page, words: str) -> None:
    my_turn(page)
    page.locator(BAR).get_by_role("button", name=words).first.click()


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="What happened")


def open_log(page: Page) -> Locator:
    """The log, opened where it is folded away."""
    expect(page.locator("section.bar")).to_be_visible()
    if page.locator("dialog[open]").count():  # what happened since the last turn
        page.keyboard.press("Escape")
    if not log(page).count():
        page.keyboard.press("g")
    expect(log(page)).to_be_visible()
    return log(page)


def choose_in_list(page: Page, words: str) -> None:
    """Open the list of all choices and press the one with exactly these words."""
    my_turn(page)
    page.keyboard.press("l")
    choices = page.get_by_role("region", name="All choices")
    expect(choices).to_be_visible()
    choices.locator(".choice", has=page.get_by_text(words, exact=True)).first.click()
    expect(choices).to_have_count(0)


def choose_first(page: Page) -> None:
    """Take the first of all choices, whatever it is, as soon as the last one is done."""
    page.locator(f"{BAR} :is(.choice, .end):enabled").first.wait_for()
    page.keyboard.press("l")
    page.get_by_role("region", name="All choices").locator(".choice").first.click()


def in_sight(page: Page) -> list[str]:
    """Every thing on the table, what it is called and what can be done there: for comparing."""
    page.mouse.move(700, 3)  # nothing is looked at more closely
    settle(page)
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('.middle [data-spot]')]
            .map(one => `${one.dataset.spot} ${one.getAttribute('aria-label')}`)"""
    )
    assert found
    return found


def state_of(page: Page, table: Any) -> str:
    return str(page.request.get(f"/api/tables/{table['id']}").json()["state"])


# ---------------------------------------------------------------- playing by mouse

# What can be pressed now: an open dialog, a story told over the board or a menu first, then what lights up on the table
# and what stands in the bar. Nothing when the game has ended: nobody wants a rematch.
_TARGETS = """() => {
    const dialog = document.querySelector('dialog[open]')
    const story = document.querySelector('section.story .close')
    const menu = document.querySelector('[role=menu]')
    const find = (root, what) => [...root.querySelectorAll(what)].filter(one => one.checkVisibility())
    let kind = 'board'
    let found = []
    if (dialog?.querySelector('.winner')) kind = 'end'
    else if (dialog) [kind, found] = ['dialog', find(dialog, 'button.primary').slice(-1)]
    else if (story) [kind, found] = ['story', [story]]
    else if (menu) [kind, found] = ['menu', find(menu, '[role=menuitem]')]
    else if (!document.querySelector('section.bar.asked')) return { kind: 'wait', targets: [] }
    else {
        found = find(document, '[data-spot].can')
        const bar = find(document, 'section.bar .choice:not(:disabled), section.bar .end:not(:disabled)')
        const list = find(document, '#choice-list .choice')
        if (list.length) [kind, found] = ['list', list]
        else if (!found.length) [kind, found] = ['bar', bar]
        else found = [...found, ...bar]
    }
    window.pressable = found
    const targets = found.map(one => ({ name: one.dataset.spot ?? one.innerText.trim(), spot: 'spot' in one.dataset }))
    return { kind, targets }
}"""

# A point where one of them is on top, scrolled to if need be; what lies on its middle where it is covered everywhere;
# 'gone' where it, or the moment for it, has passed.
_POINT = """index => {
    const one = pressable[index]
    const opened = document.querySelector('dialog[open]') ?? document.querySelector('[role=menu]')
    if (!one.isConnected || !one.checkVisibility() || (opened && !opened.contains(one))) return 'gone'
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9]
    const points = parts.flatMap(y => parts.map(x => [box.left + box.width * x, box.top + box.height * y]))
    const free = points.find(point => one.contains(document.elementFromPoint(...point)))
    return free ?? document.elementFromPoint(...points[0])?.outerHTML.slice(0, 300) ?? 'out of sight'
}"""

_FREE_POINT = f"""index => {{
    const point = ({_POINT})(index)
    return point === 'gone' || Array.isArray(point) ? point : null
}}"""

# All that changes when something was done.
_SIGHT = """() => [
    document.querySelector('section.bar')?.innerText,
    document.querySelectorAll('[data-spot].can').length,
    document.querySelector('[role=menu]')?.innerText,
    document.querySelector('dialog[open]')?.innerText.slice(0, 200),
    document.querySelector('section.story') !== null,
    document.querySelector('#choice-list')?.innerText.length,
    document.querySelector('section.bar .choice:disabled') !== null,
    document.title,
].join('|')"""


def listen(lines: Locator) -> Callable[[], None]:
    """Gives what waits for the log to tell something more than now; then the table shows it, too."""
    lines.last.evaluate("line => line.setAttribute('data-told', '')")
    return lambda: expect(lines.last).not_to_have_attribute("data-told", "")


def play_to_the_end(page: Page, table: Any, press: Callable[[], bool], longest: float) -> None:
    """Press and press until the game is over; what opens then is the end screen."""
    began = time.monotonic()
    while state_of(page, table) != "over":
        assert time.monotonic() - began < longest, "the game does not end"
        for _ in range(8):
            if not press():
                my_turn(page)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("dialog")).to_be_visible()


class Mouse:
    """Somebody who plays by mouse alone: on the board what lights up there, else in the bar and its list."""

    def __init__(self, page: Page, seed: int, shun: Callable[[str], bool] = lambda name: False) -> None:
        self.page = page
        self.hand = random.Random(seed)
        self.shun = shun  # what a hasty player does not press
        self.pressed: dict[str, int] = {}  # how often, by kind of target
        self.covered: dict[str, str] = {}  # what was in sight but could not be pressed, by what lay on top
        self._in_vain = 0

    def press(self) -> bool:
        """Press one thing and wait until something came of it; False where nothing is to be pressed now."""
        settle(self.page)
        seen = self.page.evaluate(_TARGETS)
        targets = list(enumerate(seen["targets"]))
        targets = [one for one in targets if not self.shun(one[1]["name"])] or targets
        if not targets:
            return False
        # On the board where it can be: of the others one in five.
        spots = [one for one in targets if one[1]["spot"]]
        if spots and self.hand.random() < 0.8:
            targets = spots
        index, target = self.hand.choice(targets)
        point = self._point(index)
        if isinstance(point, str):
            if point != "gone":
                self.covered[target["name"]] = point
            return True
        kind = "board" if target["spot"] else "bar" if seen["kind"] == "board" else seen["kind"]
        self.pressed[kind] = self.pressed.get(kind, 0) + 1
        before = self.page.evaluate(_SIGHT)
        self.page.mouse.click(*point)
        settle(self.page)
        if self.page.evaluate(_SIGHT) != before:
            self._in_vain = 0
            return True
        self._in_vain += 1
        assert self._in_vain < 8, f"pressing {target['name']} does nothing"
        return True

    def _point(self, index: int) -> Any:
        """Where to press; what passes by itself, a toast or a tip, may lie on top for a while."""
        try:
            return self.page.wait_for_function(_FREE_POINT, arg=index, timeout=12_000).json_value()
        except TimeoutError:
            return self.page.evaluate(_POINT, index)
