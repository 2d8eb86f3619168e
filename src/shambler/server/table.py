"""A table: one match, its seats, and who may do what. Knows neither network nor database."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from shambler.kernel.errors import ShamblerError, StaleDecision, UndoBarrier, WrongSeat
from shambler.kernel.match import Match

SeatKind = Literal["person", "bot", "open"]


class Seat(msgspec.Struct):
    """A place at the table. ``guest`` is who holds it, known by a fingerprint only.

    ``bot`` plays for the seat: always, or as long as the person who holds it wishes. ``invite`` is
    the fingerprint of a link that gives the seat to whoever opens it, once.
    """

    number: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    guest: str = ""
    invite: str = ""


class NotYours(ShamblerError):
    """The seat belongs to somebody else."""


class Table:
    """One match and its seats."""

    def __init__(self, key: str, match: Match, seats: list[Seat]) -> None:
        if tuple(seat.number for seat in seats) != match.seats:
            raise WrongSeat(f"this game has the seats {match.seats}")
        self.key = key
        self.match = match
        self.seats = seats
        self.answered: dict[int, str] = {}  # decision number -> id of the submission that answered
        self.taken_back = 0  # answers that can be played again

    # -- who is who ------------------------------------------------------------------------

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats of one person."""
        return tuple(s.number for s in self.seats if s.kind == "person" and s.guest == guest)

    def asked_of(self, guest: str) -> tuple[int, ...]:
        """The seats of one person that are asked now; not those for which a bot stands in."""
        decision = self.match.game.decision
        held = [number for number in self.held_by(guest) if not self.seats[number].bot]
        return tuple(s for s in decision.seats if s in held) if decision else ()

    @property
    def due_bot(self) -> Seat | None:
        """The bot that has to answer now: only where no person is asked."""
        decision = self.match.game.decision
        if decision is None:
            return None
        asked = [self.seats[number] for number in decision.seats]
        return asked[0] if all(seat.bot for seat in asked) else None

    def is_private_to(self, guest: str) -> bool:
        """Does everybody's seat but the bots' belong to this person?"""
        held = [seat.guest == guest for seat in self.seats if seat.kind != "bot"]
        return bool(held) and all(held)

    def may_invite(self, guest: str, number: int) -> bool:
        """Players invite others to open seats, and themselves to their own from another device."""
        if not 0 <= number < len(self.seats) or not self.held_by(guest):
            return False
        seat = self.seats[number]
        return seat.kind == "open" or seat.guest == guest

    def invited(self, token: str) -> Seat:
        """The seat that a link gives away."""
        for seat in self.seats:
            if seat.invite and secrets.compare_digest(seat.invite, token):
                return seat
        raise NotYours("this invitation was used before, or replaced by a newer one")

    # -- playing ---------------------------------------------------------------------------

    def play(self, guest: str, seat: int, number: int, key: str, submission: str) -> bool:
        """A person answers. False: this very submission was carried out before."""
        if seat not in self.held_by(guest):
            raise NotYours(f"seat {seat} is not yours")
        if number < self.match.number and self.answered.get(number) == submission:
            return False
        if self.seats[seat].bot:
            raise NotYours(f"a bot plays for seat {seat}; take the seat back first")
        self.match.play(key, seat=seat, number=number)
        self.answered[number] = submission
        self.taken_back = 0
        return True

    def resume(self, submissions: list[str]) -> None:
        """After a restart: which submission gave which answer."""
        self.answered = {n: text for n, text in enumerate(submissions) if text}

    def play_bot(self, seat: int, number: int, key: str) -> None:
        """A bot answers."""
        self.match.play(key, seat=seat, number=number)
        self.taken_back = 0

    # -- going back ------------------------------------------------------------------------

    def undo_policy(self, guest: str) -> Literal["free", "agreed", "no"]:
        """May this person take their last answer back: freely, by agreement, or not at all?"""
        last = self._last_of(guest)
        if last is None:
            return "no"
        since = self.match.record.answers[last:]
        mine = self.held_by(guest)
        others = [a for a in since if a.seat not in mine and self.seats[a.seat].kind != "bot"]
        if not others and not any(answer.barrier for answer in since):
            return "free"
        return "agreed" if self.is_private_to(guest) else "no"

    def undo(self, guest: str, number: int, *, agreed: bool) -> None:
        """Take back the person's last answer and what bots answered since."""
        self._is_current(number)
        policy = self.undo_policy(guest)
        last = self._last_of(guest)
        if last is None:
            raise UndoBarrier("there is nothing of yours to take back")
        if policy == "no" or (policy == "agreed" and not agreed):
            raise UndoBarrier("something new was revealed since; the table must agree")
        while self.match.number > last:
            self.match.undo(agreed=True)
            self.taken_back += 1
        self.answered = {n: s for n, s in self.answered.items() if n < last}

    def can_redo(self, guest: str) -> bool:
        """Is there an answer that this person can play again?"""
        return self.taken_back > 0 and bool(self.held_by(guest))

    def redo(self, guest: str, number: int) -> None:
        """Play again what was taken back, up to this person's next question."""
        self._is_current(number)
        if not self.held_by(guest):
            raise NotYours("only those who play may do this")
        self._play_again()
        while self.taken_back and not self.asked_of(guest):
            self._play_again()

    def _play_again(self) -> None:
        self.match.redo()
        self.taken_back -= 1

    def _is_current(self, number: int) -> None:
        if number != self.match.number:
            raise StaleDecision(
                f"this was meant for decision {number}; the current one is {self.match.number}"
            )

    def _last_of(self, guest: str) -> int | None:
        mine = self.held_by(guest)
        answers = self.match.record.answers
        return max((n for n, answer in enumerate(answers) if answer.seat in mine), default=None)
