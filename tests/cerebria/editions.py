"""Scenarios for rules that hold in both editions, or in one: options as keywords, the rest as a scenario."""

from __future__ import annotations

import json

import pytest
from tests.cerebria.table import lay

from mindtable.kernel.options import Value
from mindtable.kernel.play import Play

both_editions = pytest.mark.parametrize("edition", ["first", "revised"])


def lay_in(edition: str, scenario: str = "", **options: Value) -> Play:
    """`lay` in an edition; further options by keyword, as in `spirits=["delight", "misery"]`."""
    said = ", ".join(f"{name} = {json.dumps(value)}" for name, value in {"edition": edition, **options}.items())
    return lay(f"options = {{ {said} }}\n{scenario}")
