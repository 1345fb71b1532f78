"""The wire types: their TypeScript is fresh, and every reason of the server has a kind and a text."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tools.wire_types import files

import mindtable
from mindtable.bots.errors import BOT_REASON_KEYS
from mindtable.kernel.reasons import KERNEL_REASON_KEYS, Reason
from mindtable.server.web import refusals
from mindtable.server.web.text_keys import SERVER_TEXT_KEYS
from mindtable.server.web.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER = Path(mindtable.__file__).parent / "server"


def test_typescript_is_fresh() -> None:
    """If this fails: python -m tools.wire_types."""
    for path, text in files().items():
        assert path.read_text("utf-8") == text, path


def test_typescript_says_what_may_be_left_out() -> None:
    text = typescript()
    new_table = text[text.index("export interface NewTable") :].partition("}")[0]
    assert "  game: string;" in new_table
    assert "  listed?: boolean;" in new_table
    table = text[text.index("export interface Table ") :].partition("}")[0]
    assert "?" not in table
    assert '  type: "welcome";' in text


def test_every_reason_has_its_kind() -> None:
    for name, reason in vars(refusals).items():
        if isinstance(reason, Reason) and name != "OK":
            assert type(refusals.refused(reason)).__name__ != "MindtableError"
            assert f"reason-{reason.key}" in SERVER_TEXT_KEYS


def test_every_reason_made_in_the_server_is_known() -> None:
    known = {key.removeprefix("reason-"): set(args) for key, args in SERVER_TEXT_KEYS.items()}
    known |= {key: set(args) for key, args in {**KERNEL_REASON_KEYS, **BOT_REASON_KEYS}.items()}
    found = 0
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "fail":
                key = node.args[1]
                assert isinstance(key, ast.Constant)
                given = {keyword.arg for keyword in node.keywords}
                assert given == known[str(key.value)], f"{path.name}: {key.value!r}"
                found += 1
    assert found > 5


def test_every_text_of_the_server_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    for key in SERVER_TEXT_KEYS:
        assert re.search(rf'"(reason-)?{re.escape(key.removeprefix("reason-"))}"', source), key
