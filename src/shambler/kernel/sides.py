"""Seats have sides: who wins and loses together, what they are called, how each of them fared."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

Result: TypeAlias = Literal["won", "lost", "over"]

WON: Final = "won"
LOST: Final = "lost"
OVER: Final = "over"  # for those who were on no side, or on several that fared differently


class Role(msgspec.Struct, frozen=True):
    """What one seat plays. The text ``role-<key>`` names it; ``number`` tells equal roles apart."""

    key: str
    number: int = 0


class Side(msgspec.Struct, frozen=True):
    """Seats that win and lose together, and the role of each.

    The text ``side-<key>`` names it, with the ``number`` of the side, where there are several of
    its kind, and the count of its ``seats``.
    """

    key: str
    roles: Mapping[int, Role]  # by seat
    number: int = 0

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this side."""
        return tuple(self.roles)

    @property
    def id(self) -> str:
        """What tells this side from the others of a game: ``humans``, ``rival-2``."""
        return f"{self.key}-{self.number}" if self.number else self.key


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended. ``winners`` are seats; ``reason`` names a message of the game's texts.

    Some games also count: ``score`` is a number, ``grade`` names a message ``grade-<grade>``.
    An outcome is true if somebody won; whether a game is over is asked with ``is not None``.

    >>> bool(Outcome((0, 1), "escaped")), bool(Outcome((), "overrun"))
    (True, False)
    >>> Outcome((0, 1), "escaped").result((1,)), Outcome((0, 1), "escaped").result((2,))
    ('won', 'lost')
    """

    winners: tuple[int, ...]
    reason: str
    rule: str = ""
    score: int | None = None
    grade: str = ""

    def __bool__(self) -> bool:
        return bool(self.winners)

    def result(self, seats: Collection[int]) -> Result:
        """How somebody who plays these seats fared; a spectator plays none."""
        won = sum(seat in self.winners for seat in seats)
        if not seats or 0 < won < len(seats):
            return OVER
        return WON if won else LOST


def one_team(seats: Sequence[int], key: str = "team", role: str = "player") -> tuple[Side, ...]:
    """Everybody plays together."""
    return (Side(key, {seat: Role(role, at) for at, seat in enumerate(seats, 1)}),)


def winning(sides: Sequence[Side], outcome: Outcome) -> list[Side]:
    """The sides that won."""
    return [side for side in sides if outcome.result(side.seats) == WON]
