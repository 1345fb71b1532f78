"""Every act and every look of a browser test waits until the page has settled.

Playwright waits until a thing can be pressed. That is not enough: a page that still loads, asks the server or shows a
move may put something else there a moment later. The client says when nothing is in progress (web/src/lib/activity.ts),
and the driver waits for that before a test presses, types or reads. `expect` keeps its own patience, as it should: it
is for what comes from elsewhere, such as a bot's move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

# A page without the client, such as the host's, has nothing to wait for.
_SETTLED = """() => document.readyState === 'complete'
    && (document.querySelector('#app') === null || 'settled' in document.documentElement.dataset)"""
_ACTS = ("check", "click", "dispatch_event", "fill", "focus", "hover", "press", "select_option", "tap")
_LOOKS = ("all_inner_texts", "bounding_box", "count", "evaluate", "evaluate_all", "get_attribute", "inner_text")
_DEVICES = ("keyboard", "mouse", "touchscreen")


def settle(page: Page) -> None:
    """Wait until nothing is in progress on the page."""
    page.wait_for_function(_SETTLED)


def drawn(page: Page) -> None:
    """Wait until the page has been laid out and drawn again, after a change that only the browser knows of."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def drive() -> None:
    """From now on everything that a test does waits for its page."""
    for name in _ACTS + _LOOKS:
        setattr(Locator, name, _patient(getattr(Locator, name), lambda locator: locator.page))
    for name in _DEVICES:
        device: property = getattr(Page, name)
        assert device.fget is not None
        setattr(Page, name, property(_patient(device.fget, lambda page: page)))


def _patient(act: Callable[..., Any], page_of: Callable[[Any], Page]) -> Callable[..., Any]:
    def patiently(self: Any, *args: Any, **settings: Any) -> Any:
        settle(page_of(self))
        return act(self, *args, **settings)

    return patiently
