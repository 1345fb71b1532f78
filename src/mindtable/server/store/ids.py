"""Ids, table codes and seeds: how they are made."""

from __future__ import annotations

import secrets
from typing import Final

# Codes are read out and typed, so no letter or digit looks like another.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 8
SEED_LENGTH: Final = 26  # more than 128 bits, with these letters


def new_id() -> str:
    return secrets.token_hex(12)


def new_code() -> str:
    return random_letters(CODE_LENGTH)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return random_letters(SEED_LENGTH)


def random_letters(many: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(many))


def plain_code(typed: str) -> str:
    """A code as we wrote it, however someone typed it."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())
