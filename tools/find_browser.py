"""The browser that the tests drive: a Chromium or Chrome that the machine has.

    python tools/find_browser.py             say where it is
    python tools/find_browser.py --install   as root on Debian or Ubuntu, install Chromium first if there is none

MINDTABLE_BROWSER names one that is found nowhere else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The first is the same browser without its windows and menus: it does as much in half the time.
LIGHT = "chromium-headless-shell"
NAMES = (LIGHT, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
# Headless, as root if need be, and without calling home.
FLAGS = [
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
]


def browser() -> str | None:
    """Where the browser is."""
    named = os.environ.get("MINDTABLE_BROWSER", "")
    if named:
        return named if shutil.which(named) else None
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Install Chromium with Debian's own tool; older releases have no light one."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt(*words: str) -> bool:
        return subprocess.run(["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL).returncode == 0

    if not (apt("update") and (apt("install", "-y", LIGHT) or apt("install", "-y", "chromium"))):
        raise SystemExit("apt-get could not install Chromium; what it said is above.")


def main() -> int:
    found = browser()
    if found is None and "--install" in sys.argv[1:] and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests (once) ...")
        install()
        found = browser()
    if found is None:
        print(
            "The browser tests need Chromium or Chrome. Install one, or say where it is: MINDTABLE_BROWSER=/path/to/it",
            file=sys.stderr,
        )
        return 2
    print(f"The browser tests use {found}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
