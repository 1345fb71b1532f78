"""The checks of `make lint` run side by side, and each of them counts."""

from __future__ import annotations

import pytest
from tools import lint


def test_one_check_that_fails_is_named_and_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    assert lint.failures(["python -c pass", "python -c nonsense", "python --version"]) == ["python -c nonsense"]
    said = capfd.readouterr().out
    assert "python -c pass: passed" in said
    assert "python -c nonsense: FAILED" in said
    assert "name 'nonsense' is not defined" in said
