"""Write the client's TypeScript types, of the wire and of the games' views: `python -m tools.wire_types`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.build_client import WEB, more_games
from tools.view_types import view_types

import mindtable
from mindtable.server.web.typescript import typescript

CLIENT: Final = WEB / "src"


def files() -> dict[Path, str]:
    """Every file with its text; a game that has no folder in the client needs no types there."""
    folders = [*(CLIENT / "games").iterdir(), *(WEB / name for name in more_games())]
    games = {game.id: game for game in map(mindtable.game, mindtable.games()) if game.view_type is not None}
    views = {folder / "view.ts": view_types(games[folder.name], folder) for folder in folders if folder.name in games}
    return {CLIENT / "wire.ts": typescript(), **views}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(WEB.parent))


if __name__ == "__main__":
    main()
