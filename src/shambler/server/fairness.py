"""Dice that nobody changes on the way: a pledge before the first roll, the proof after the last.

All chance of a game follows from its seed. From the first moment everybody sees a pledge, the
SHA-256 of a text that holds the seed and some salt; when the game is over, everybody sees the text.
The salt keeps anybody from trying out seeds meanwhile.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

SALT_BYTES = 16


def new_salt() -> str:
    """Something nobody can guess."""
    return secrets.token_hex(SALT_BYTES)


def proof(salt: str, seed: int) -> str:
    """The text that was pledged; empty where nothing was."""
    return f"{salt}:{seed}" if salt else ""


def pledge(salt: str, seed: int) -> str:
    """What can be told of that text before the game is over."""
    text = proof(salt, seed)
    return sha256(text.encode()).hexdigest() if text else ""
