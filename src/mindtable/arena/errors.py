"""What the arena refuses, and the reasons."""

from __future__ import annotations

from typing import Final

from mindtable.kernel.errors import MindtableError

# The reasons' keys with their arguments, for the text lint.
ARENA_REASON_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "arena-two-bots": (),
    "arena-other-run": ("folder", "setting"),
    "arena-damaged": ("file", "line"),
    "arena-folder": ("folder", "problem"),
    "arena-jobs-or-ray": (),
    "arena-no-ray": (),
    "arena-cluster-unreachable": ("address",),
    "arena-cluster-lost": ("address", "problem"),
    "arena-cluster-version": ("address", "found", "here"),
}


class BadArena(MindtableError):
    """An arena that cannot be run as asked, or results that cannot be read."""
