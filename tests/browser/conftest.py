"""A real browser on a real server. A page that writes an error to its console fails its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from tests.server.serving import Served, serving
from tools.find_browser import FLAGS, browser

DESKTOP = {"width": 1366, "height": 768}
PATIENCE = 60_000  # milliseconds; more than any busy machine needs

Visitor = Callable[..., Page]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for the tests of a file, not for all: while it runs, no other test of the process may use asyncio."""
    found = browser()
    assert found, "the browser tests need Chromium or Chrome: `make browser` finds or installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("browser"), games=[]) as running:
        yield running


@pytest.fixture
def visitor(chromium: Browser, table_server: Served) -> Iterator[Visitor]:
    """Somebody with a browser of their own: `visitor(language="pl", width=360)` gives a page with its own cookies."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def come(path: str | None = "/", language: str = "en", **settings: Any) -> Page:
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
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        if path is not None:
            page.goto(path)
        return page

    come.complaints = complaints  # type: ignore[attr-defined]
    yield come
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()
