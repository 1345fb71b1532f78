"""Saved cookies of bot clients: a bot that is started again finds its seat."""

from __future__ import annotations

import json
import os
from pathlib import Path


class SavedCookies:
    """The cookies of each seat at each table; one file for all bots of this machine's user."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def of(self, server: str, code: str, seat: int) -> dict[str, str]:
        """The cookies of the last time; none if the bot never sat there, or if the file can't be read."""
        found = self._all().get(_key(server, code, seat), {})
        return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}

    def keep(self, server: str, code: str, seat: int, cookies: dict[str, str]) -> None:
        self._write({**self._all(), _key(server, code, seat): cookies})

    def forget(self, server: str, code: str, seat: int) -> None:
        self._write({key: found for key, found in self._all().items() if key != _key(server, code, seat)})

    def _all(self) -> dict[str, object]:
        try:
            found = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, known: dict[str, object]) -> None:
        """Replace the file as a whole. Only its owner may read it: with the cookies, anyone could take the seat."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(f".{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_text(json.dumps(known, indent=1), "utf-8")
        draft.replace(self.file)


def _key(server: str, code: str, seat: int) -> str:
    return f"{server} {code.upper()} {seat}"
