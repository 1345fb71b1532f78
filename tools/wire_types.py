"""Write the client's TypeScript types, of the wire and of the games' views: `python -m tools.wire_types`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.build_client import WEB, game_folders
from tools.view_types import view_types

import mindtable
from mindtable.server.web.typescript import typescript

CLIENT: Final = WEB / "src"


def files() -> dict[Path, str]:
    """Every file with its text; a game that has no folder in the client needs no types there."""
    folders = game_folders()
    games = [
        game for game in map(mindtable.game, mindtable.games()) if game.view_type is not None and game.id in folders
    ]
    views = {folders[game.id] / "view.ts": view_types(game, folders[game.id]) for game in games}
    return {CLIENT / "wire.ts": typescript(), **views}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(WEB.parent))


if __name__ == "__main__":
    main()
