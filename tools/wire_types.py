"""Write the client's TypeScript types: `python tools/wire_types.py`."""

from __future__ import annotations

from pathlib import Path

from mindtable.server.typescript import typescript

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), "utf-8")
    print(FILE.relative_to(FILE.parent.parent.parent))


if __name__ == "__main__":
    main()
