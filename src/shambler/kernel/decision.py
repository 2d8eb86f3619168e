"""What can be chosen, what cannot, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer. ``key`` is its stable text: ``move:4.2``, ``take:vivian``, ``pass``.

    Games subclass it and add typed fields; ``verb`` is the part of the key before the colon.
    ``closes``: it ends or declines something, so whoever shows the answers puts it apart.
    """

    verb: ClassVar[str] = ""
    closes: ClassVar[bool] = False
    key: str


class Pass(Option, frozen=True, gc=False):
    """Decline everything that is offered."""

    verb: ClassVar[str] = "pass"
    closes: ClassVar[bool] = True


class Done(Option, frozen=True, gc=False):
    """Finish a series of small picks."""

    verb: ClassVar[str] = "done"
    closes: ClassVar[bool] = True


class Face(Option, frozen=True, gc=False):
    """A die face or a card that a person reads off the real table."""

    verb: ClassVar[str] = "face"
    value: int


class Ours(Option, frozen=True, gc=False):
    """Let the program roll or draw this once what is otherwise read off the real table."""

    verb: ClassVar[str] = "ours"


PASS: Final = Pass("pass")
DONE: Final = Done("done")
OURS: Final = Ours("ours")


class Blocked(msgspec.Struct, frozen=True):
    """Something the seat might expect to do but cannot: the rule that forbids it, and the reason.

    ``reason`` names a message of the game's texts; ``about`` fills its variables.
    """

    key: str
    rule: str
    reason: str = ""
    about: Mapping[str, str | int] = {}


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat, or to a team any member of which may answer.

    A team answers through its ``spokesman`` alone, where the question names one of its seats: the
    rules say who speaks. Otherwise the table may have named one.

    ``public`` is false where the number of options itself is a secret (a hidden hand): such a
    decision is asked even if only one option is left, so that nobody learns from its absence.
    """

    seats: tuple[int, ...]
    kind: str
    options: Sequence[Option]
    rule: str = ""
    about: Mapping[str, str | int] = {}
    public: bool = True
    spokesman: int | None = None

    def options_for(self, seat: int) -> Sequence[Option]:
        """What this seat may choose from: everything, or nothing if it is not asked."""
        return self.options if seat in self.seats else ()


class SecretDecision(msgspec.Struct, frozen=True, gc=False):
    """The same question to several seats at once; answers stay sealed until all have answered."""

    kind: str
    choices: Mapping[int, Sequence[Option]]
    rule: str = ""
    about: Mapping[str, str | int] = {}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        return tuple(self.choices)

    @property
    def options(self) -> Sequence[Option]:
        """All options of all seats still asked; use :meth:`options_for` to answer for one seat."""
        return [option for options in self.choices.values() for option in options]

    def options_for(self, seat: int) -> Sequence[Option]:
        """What this seat may choose from."""
        return self.choices.get(seat, ())
