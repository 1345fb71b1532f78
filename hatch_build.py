"""What a build of the package makes besides copying: the browser client, so that whoever installs needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


class ClientHook(BuildHookInterface):
    """Builds the client into a wheel; an editable install takes whatever `make` has built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(ROOT / "tools"))
        import build_client

        build_client.build()
        build_data["artifacts"].append("src/mindtable/web_dist/**")
