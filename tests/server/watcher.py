"""Someone who keeps asking whether a server lives, while others give it a hard time."""

from __future__ import annotations

import threading
import time

import httpx
from tests.server.serving import PATIENCE


class Watcher:
    """Asks again and again whether the server lives, and notes how long each answer took."""

    def __init__(self, url: str) -> None:
        self.took: list[float] = []
        self._began, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._watch, args=(url,))

    def __enter__(self) -> Watcher:
        self._thread.start()
        assert self._began.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join(PATIENCE)

    def _watch(self, url: str) -> None:
        with httpx.Client(base_url=url, timeout=PATIENCE) as browser:
            while not self._ended.is_set():
                began = time.perf_counter()
                assert browser.get("/healthz").status_code == 200
                self.took.append(time.perf_counter() - began)
                self._began.set()

    @property
    def p95(self) -> float:
        return sorted(self.took)[int(len(self.took) * 0.95)]
