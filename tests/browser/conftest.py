"""A real browser on a real server. A page that writes an error to its console fails its test.

What a failed test leaves in build/failures: a picture of every page, what the consoles said, and what the server said.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from tests.browser.driver import drive
from tests.server.serving import Served, serving
from tools.find_browser import FLAGS, browser

DESKTOP = {"width": 1366, "height": 768}
PATIENCE = 60_000  # milliseconds; more than any busy machine needs
ADMIN = "open-sesame-for-tests"
FAILURES = Path(__file__).parents[2] / "build" / "failures"
LAST_LINES = 200

Visitor = Callable[..., Page]

drive()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests of this folder that a process runs. While it runs, no other test may use asyncio."""
    found = browser()
    assert found, "the browser tests need Chromium or Chrome: `make browser` finds or installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("browser"), games=[], admin_token=ADMIN) as running:
        yield running


@pytest.fixture
def visitor(chromium: Browser, table_server: Served, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody with a browser of their own: `visitor(language="pl", width=360)` gives a page with its own cookies.
    With `offline`, the client prepares to be used without a connection."""
    contexts: list[BrowserContext] = []
    console: list[str] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        said = f"{message.type}: {message.text} ({message.location.get('url', '')})"
        console.append(said)
        if message.type in ("error", "warning"):
            complaints.append(said)

    def come(path: str | None = "/", language: str = "en", offline: bool = False, **settings: Any) -> Page:
        size = {"width": settings.pop("width", DESKTOP["width"]), "height": settings.pop("height", DESKTOP["height"])}
        context = chromium.new_context(
            base_url=table_server.url,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            reduced_motion=settings.pop("reduced_motion", "reduce"),
            **settings,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not offline:  # the service worker fetches the whole client, for every visitor again
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        if path is not None:
            page.goto(path)
        return page

    come.complaints = complaints  # type: ignore[attr-defined]
    yield come
    if complaints or request.node.stash.get(_FAILED, None):
        _keep(request.node, [page for context in contexts for page in context.pages], console + complaints)
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()


# ---------------------------------------------------------------- what a failed test leaves behind

_FAILED = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[_FAILED] = report
    return report


def _keep(item: pytest.Item, pages: list[Page], console: list[str]) -> None:
    place = FAILURES / re.sub(r"\W+", "-", item.nodeid.removeprefix("tests/browser/")).strip("-")
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for number, page in enumerate(pages):
        try:
            page.screenshot(path=place / f"page-{number}.png")
        except BrowserError as problem:  # a page that crashed has no picture
            console.append(f"page {number}: {problem}")
    report = item.stash.get(_FAILED, None)
    said = [] if report is None else [*report.capstdout.splitlines(), *report.capstderr.splitlines()]
    (place / "console.txt").write_text("\n".join(console), "utf-8")
    (place / "server.txt").write_text("\n".join(said[-LAST_LINES:]), "utf-8")
    print(f"pictures, the console and the server's last lines are in {place}")
