"""The options of a game of Unconscious Mind: how many play, and which modules.

Clauses: solo.
"""

from __future__ import annotations

from typing import Final

from mindtable.kernel.options import Choice, Number, Schema, Switch

OVERLAYS: Final = ("none", "coloured", "mixed", "grey")
SCHEMA: Final = Schema(
    [
        Number("players", 2, 4, 4, group="seats"),
        Switch("journalist", False, group="modules"),
        Choice("overlays", OVERLAYS, "none", group="modules"),
        Switch("fireworks", False, group="modules"),
    ]
)
