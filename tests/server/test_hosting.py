"""What a host is given: settings that are all told, a service and a container that start what there is, a true page."""

from __future__ import annotations

import ast
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.main import get_command

from mindtable.cli import app
from mindtable.server.ops import settings
from mindtable.server.ops.settings import Settings

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = (ROOT / "deploy" / "settings.example.toml").read_text("utf-8")
SERVICE = (ROOT / "deploy" / "mindtable.service").read_text("utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
PAGE = (ROOT / "docs" / "host.md").read_text("utf-8")


def told() -> dict[str, Any]:
    """The example's settings, as if all were taken."""
    return tomllib.loads(re.sub(r"^# (\w+ = )", r"\1", EXAMPLE, flags=re.MULTILINE))


def known_words(command: list[str]) -> bool:
    """Whether a command line of ours names a command and options that exist."""
    program, name, *rest = command
    found: Any = get_command(app)
    assert Path(program).name == "mindtable"
    found = found.commands[name]
    if hasattr(found, "commands"):  # a group, such as `mindtable conduct`
        found = found.commands[rest[0]]
    options = {option for parameter in found.params for option in parameter.opts}
    return all(word.partition("=")[0] in options for word in rest if word.startswith("--"))


# --- settings


def test_example_tells_every_setting_with_its_default() -> None:
    defaults = {field.name: getattr(Settings(), field.name) for field in msgspec.structs.fields(Settings)}
    assert told() == defaults


def test_example_as_it_stands_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "mindtable.toml").write_text(EXAMPLE)
    assert settings.read({"data": str(tmp_path)}, {}) == Settings(data=str(tmp_path))


def test_file_environment_and_command_line_win_in_this_order(tmp_path: Path) -> None:
    (tmp_path / "mindtable.toml").write_text('port = 1\nhost = "file"\nurl = "http://file"\n')
    environment = {"MINDTABLE_HOST": "environment", "MINDTABLE_PORT": "2", "MINDTABLE_ORIGINS": "http://a, http://b"}
    read = settings.read({"data": str(tmp_path), "port": 3, "host": None}, environment)
    assert (read.port, read.host, read.url) == (3, "environment", "http://file")
    assert read.origins == ["http://a", "http://b"]


# --- the service and the container


def test_service_starts_what_there_is() -> None:
    (start,) = re.findall(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)
    assert known_words(shlex.split(start))
    names = re.findall(r"MINDTABLE_(\w+)=", SERVICE)
    assert {name.lower() for name in names} - {"name"} <= told().keys()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here to ask")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    program = tmp_path / "mindtable"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "mindtable.service"
    unit.write_text(re.sub(r"(?<=^ExecStart=)\S+", str(program), SERVICE, flags=re.MULTILINE))
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in asked.stderr.splitlines() if "mindtable" in line] == []


def test_container_starts_what_there_is() -> None:
    start, arguments = (
        ast.literal_eval(re.findall(rf"^{word} (\[.*\])$", CONTAINER, re.MULTILINE)[0])
        for word in ("ENTRYPOINT", "CMD")
    )
    assert known_words([*start, *arguments])
    names = re.findall(r"MINDTABLE_(\w+)=", CONTAINER)
    assert {name.lower() for name in names} <= told().keys()
    assert f"EXPOSE {Settings().port}" in CONTAINER


@pytest.mark.parametrize("text", [PAGE, SERVICE, CONTAINER], ids=["page", "service", "container"])
def test_installing_checks_hashes(text: str) -> None:
    assert "make wheel" in text
    installs = re.findall(r"pip install (.+?)(?: \\)?$", text, re.MULTILINE)
    libraries, wheel = (words.replace("--no-cache-dir ", "") for words in installs)
    assert libraries == "--require-hashes -r deploy/requirements.txt"
    assert wheel == "--no-deps dist/mindtable-*.whl"


def test_container_does_not_run_as_root() -> None:
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER mindtable$", last, re.MULTILINE)


def test_health_check_asks_what_the_server_answers() -> None:
    (code,) = re.findall(r'CMD \["python", "-c", "(.*)"\]', CONTAINER)
    ast.parse(code)
    assert "/healthz" in code
    with pytest.raises(subprocess.CalledProcessError):  # nobody answers at that port
        subprocess.run([sys.executable, "-c", code.replace("8330", "9")], check=True, capture_output=True)


# --- the page


def test_page_names_commands_that_exist() -> None:
    found = [
        shlex.split(line, comments=True)
        for block in re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
        if line.startswith("mindtable ")
    ]
    assert len(found) >= 4
    assert all(known_words(command) for command in found)


def test_page_names_settings_and_files_that_exist() -> None:
    words = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE))
    assert words - {"proxy_http_version", "proxy_read_timeout", "mindtable_"} <= told().keys()
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists()


def test_commands_are_described() -> None:
    group: Any = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    for name in ("serve", "bot", "backup", "restore"):
        assert group.commands[name].help
