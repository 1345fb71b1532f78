"""Settings: file, environment, command line; and one sentence for what cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from mindtable.server.ops import settings
from mindtable.server.web.refusals import BadSetting


def refused(**given: object) -> str:
    with pytest.raises(BadSetting) as caught:
        settings.read(given, {})
    return caught.value.reason.key


def test_command_line_beats_environment_beats_file(tmp_path: Path) -> None:
    (tmp_path / "mindtable.toml").write_text('host = "1.1.1.1"\nport = 1\nbot_processes = 3\norigins = ["https://a"]\n')
    environment = {"MINDTABLE_HOST": "2.2.2.2", "MINDTABLE_PORT": "2", "MINDTABLE_LOG_JSON": "true"}
    chosen = settings.read({"data": str(tmp_path), "port": 3, "db": None}, environment)
    assert (chosen.host, chosen.port, chosen.bot_processes, chosen.log_json) == ("2.2.2.2", 3, 3, True)
    assert chosen.origins == ["https://a"]


def test_lists_in_the_environment_have_commas(tmp_path: Path) -> None:
    environment = {"MINDTABLE_DATA": str(tmp_path), "MINDTABLE_ORIGINS": "https://a, https://b,"}
    assert settings.read({}, environment).origins == ["https://a", "https://b"]


def test_database_is_in_the_data_folder_unless_said(tmp_path: Path) -> None:
    assert settings.read({"data": str(tmp_path)}, {}).database == f"sqlite+aiosqlite:///{tmp_path}/mindtable.db"
    assert settings.Settings(db="postgresql://h/x").database == "postgresql+asyncpg://h/x"
    assert settings.Settings(db="sqlite:///x.db").database == "sqlite+aiosqlite:///x.db"


def test_what_cannot_be_used_is_told(tmp_path: Path) -> None:
    data = str(tmp_path)
    assert refused(data=data, colour="red") == "setting-unknown"
    assert refused(data=data, port=70_000) == "setting-wrong"
    assert refused(data=data, port="many") == "setting-wrong"
    with pytest.raises(BadSetting):
        _ = settings.Settings(db="mysql://x").database
    with pytest.raises(BadSetting) as caught:
        settings.read({}, {}, tmp_path / "missing.toml")
    assert caught.value.reason.key == "setting-file"
    with pytest.raises(BadSetting) as caught:
        settings.read({"data": data}, {"MINDTABLE_CONFIG": str(tmp_path / "missing.toml")})
    assert caught.value.reason.key == "setting-file"
    (tmp_path / "mindtable.toml").write_text("port = = 5")
    assert refused(data=data) == "setting-file"
