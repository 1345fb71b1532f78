"""What bots refuse, and the reasons."""

from __future__ import annotations

from typing import Final

from mindtable.kernel.errors import MindtableError

# The reasons' keys with their arguments, for the text lint.
BOT_REASON_KEYS: Final[dict[str, tuple[str, ...]]] = {"unknown-bot": ("bot", "known"), "no-evaluation": ("game",)}


class UnknownBot(MindtableError):
    """No bot of that name plays this game."""
