"""Write the client's TypeScript types, of the wire and of the games' views: `python -m tools.wire_types`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.view_types import view_types

import mindtable
from mindtable.server.web.typescript import typescript

CLIENT: Final = Path(__file__).resolve().parent.parent / "web" / "src"


def files() -> dict[Path, str]:
    """Every file with its text."""
    games = (mindtable.game(id) for id in mindtable.games())
    views = {CLIENT / "games" / game.id / "view.ts": view_types(game) for game in games if game.view_type is not None}
    return {CLIENT / "wire.ts": typescript(), **views}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(CLIENT.parent.parent))


if __name__ == "__main__":
    main()
