"""Dice that nobody changes on the way: a pledge before the first roll, the proof after the last.

All chance of a game follows from its seed. From the first moment everybody sees a pledge, the
SHA-256 of a text that holds the seed and some salt; when the game is over, everybody sees the text.
The salt keeps anybody from trying out seeds meanwhile.

A pledge says that nobody changed the dice; it cannot say that nobody knew them. Whatever lets
somebody know more than their seats leaves a mark that everybody at the table sees.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Literal

import msgspec

from shambler.kernel.match import Match

SALT_BYTES = 16


MarkKind = Literal[
    "seed-chosen",  # whoever made the table knows all dice: nothing was pledged
    "dice-typed",  # dice are typed in: nothing can be pledged
    "began-elsewhere",  # brought along or branched off: what fell before, fell elsewhere
    "dealt-anew",  # a seat changed hands before the first answer; ``number`` counts how often
    "handed-over",  # a seat changed hands later: somebody else has seen its hand
    "record-read",  # somebody has read the record of a game that runs: seed, dice and hands
    "branched",  # somebody has branched off from a game that runs, and looked through its seats
    "daily",  # everybody has these dice today; ``number`` is the day: nothing is pledged until then
    "new-rules",  # an update of the rules came while the game ran
]


class Mark(msgspec.Struct, frozen=True):
    """Something that everybody is told about the dice and hands of a table.

    ``number`` is the decision at which it happened, ``seat`` the one it is about, if any.
    """

    kind: MarkKind
    number: int = 0
    seat: int | None = None


def deal_anew(match: Match, marks: tuple[Mark, ...]) -> tuple[Match, str, tuple[Mark, ...]]:
    """The same game with another seed and another salt, and the one mark that says so.

    What was known of the old deal no longer matters. How often it was dealt anew does: somebody
    could do so until they like their hand.
    """
    record = match.record
    again = Match.new(match.rules, record.scenario, **record.setup)
    before = next((mark.number for mark in marks if mark.kind == "dealt-anew"), 0)
    return again, new_salt(), (Mark("dealt-anew", before + 1),)


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
