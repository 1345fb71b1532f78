"""Codes and seeds: drawn so that nobody can guess them, of letters and digits that people can read out and type."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_LENGTH: Final = 8
SEED_LENGTH: Final = 26  # more than 128 bits, with these letters


def new_code() -> str:
    return drawn(CODE_LENGTH)


def new_seed() -> str:
    return drawn(SEED_LENGTH)


def drawn(letters: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def plain_code(typed: str) -> str:
    """A code as we wrote it, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())
