"""Settings: from a TOML file, the environment (`MINDTABLE_NAME`) and the command line. The later of these wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_dir

from mindtable.kernel.errors import fail
from mindtable.server.web.refusals import BadSetting

PREFIX: Final = "MINDTABLE_"
FILE: Final = "mindtable.toml"

Port = Annotated[int, Meta(ge=0, le=65_535)]
Positive = Annotated[int, Meta(ge=1)]


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Every setting with its default. `deploy/settings.example.toml` explains them to hosts."""

    host: str = "127.0.0.1"
    port: Port = 8330
    data: str = ""  # the folder for the database and other files; the user's data folder if empty
    db: str = ""  # sqlite:///FILE or postgresql://…; a file in the data folder if empty
    url: str = ""  # the address that people use, if it is another one: https://table.example
    hosts: list[str] = []  # further names that this server answers to; the one in `url` is known
    origins: list[str] = []  # further addresses whose pages may use this server
    proxies: str = ""  # reverse proxies that we believe about visitors' addresses, by commas
    games: list[str] = []  # modules that bring further games (each has a GAME)
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 0  # 0: one less than there are cores
    token_days: Positive = 180
    largest_request: Positive = 2_200_000  # bytes; a history file of 2 MB fits
    largest_message: Positive = 65_536  # bytes over the socket
    reading_seconds: Positive = 20  # processor time for reading someone's file or scenario
    requests_per_second: Positive = 20  # of one person or address
    messages_per_second: Positive = 20  # of one connection
    guesses_per_minute: Positive = 12  # of logins and table codes, from one address
    # Of one person; an address may do five times as much.
    arrivals_per_hour: Positive = 20  # new guests
    renames_per_hour: Positive = 20
    tables_per_hour: Positive = 60  # new ones, lessons included
    imports_per_hour: Positive = 30  # histories to go on from
    stories_per_minute: Positive = 30  # games told in sentences
    blocks_per_hour: Positive = 60  # of people
    reports_per_hour: Positive = 10  # to the host
    letters_per_hour: Positive = 5  # that ask an e-mail address whether it agrees
    tables_per_person: Positive = 100  # unfinished ones of the last week
    listed_per_person: Positive = 10  # open to strangers, and not begun
    connections_per_person: Positive = 20
    connections_per_address: Positive = 200
    connections: Positive = 10_000  # in all; the last tenth is kept for players
    tables_in_memory: Positive = 2_000
    header_seconds: Positive = 10  # how long a request may take to arrive; its body may take three times as long
    send_seconds: Positive = 20  # how long a client may take to read a message
    log_json: bool = False
    notice_seconds: Annotated[int, Meta(ge=0)] = 60  # how long someone who is asked may be away before they are told
    private_webhooks: bool = False  # whether webhooks may lead into our own network
    smtp_host: str = ""  # the mail server; without it there is no e-mail
    smtp_port: Port = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""  # Mindtable <table@example.org>
    push_contact: str = ""  # whom push services may write to: mailto:… or https://…; our own address if empty
    admin_token: Annotated[str, Meta(max_length=200)] = ""  # opens the admin page; without it there is none
    metrics_token: Annotated[str, Meta(max_length=200)] = ""  # opens the metrics to others than this machine

    @property
    def body_seconds(self) -> int:
        return 3 * self.header_seconds

    @property
    def folder(self) -> Path:
        return Path(self.data or user_data_dir("mindtable", appauthor=False))

    @property
    def database(self) -> str:
        """The database's address with the driver that we use for it."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.folder / 'mindtable.db'}"
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.db.startswith(plain):
                return driven + self.db.removeprefix(plain)
        raise fail(BadSetting, "setting-wrong", name="db", problem="sqlite:///FILE, postgresql://…")

    @property
    def address(self) -> str:
        """Where people find this server, without a slash at the end."""
        return (self.url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def names(self) -> set[str]:
        """The names that this server answers to."""
        return {name for name in (*self.hosts, self.host, urlsplit(self.url).hostname or "") if name}

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies may be kept to it."""
        return self.url.startswith("https://")


def read(given: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings in force. `given` holds what the command line says; what is None there was not said."""
    environment = os.environ if environment is None else environment
    said = {name: value for name, value in given.items() if value is not None}
    from_environment = _from_environment(environment)
    data = said.get("data") or from_environment.get("data") or ""
    named = environment.get(PREFIX + "CONFIG", "")
    wanted = file or (Path(named) if named else None)
    found = _from_file(wanted or Settings(data=data).folder / FILE, must_exist=wanted is not None)
    values: dict[str, Any] = {**found, **from_environment, **said}
    known = {field.name for field in msgspec.structs.fields(Settings)}
    for name in values:
        if name not in known:
            raise fail(BadSetting, "setting-unknown", name=name, known=", ".join(sorted(known)))
    try:
        # Not strict: in the environment everything is text.
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].strip("`").partition("[")[0]
        raise fail(BadSetting, "setting-wrong", name=name, problem=str(error)) from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            is_list = isinstance(field.default_factory, type) and field.default_factory is list
            found[field.name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return found


def _from_file(path: Path, must_exist: bool) -> dict[str, Any]:
    if not must_exist and not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise fail(BadSetting, "setting-file", file=str(path), problem=str(error)) from error
