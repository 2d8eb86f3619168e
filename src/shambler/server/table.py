"""A table: one match, its seats, and who may do what. Knows neither network nor database."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from shambler.kernel.errors import ShamblerError, StaleDecision, UndoBarrier, WrongSeat
from shambler.kernel.match import Match
from shambler.kernel.mending import Mended
from shambler.kernel.record import Answer
from shambler.server.campaign_rows import ChapterLink
from shambler.server.fairness import Mark
from shambler.server.words import said

SeatKind = Literal["person", "bot", "open"]
UndoRule = Literal["free", "agreement", "unseen", "off"]
Undoing = Literal["free", "agreed", "ask", "no"]
Verdict = Literal["waiting", "accepted", "refused"]


class Terms(msgspec.Struct, frozen=True):
    """What a table chose before it began.

    ``undo``: ``free`` needs nobody's leave; ``agreement`` asks the others where something was
    revealed or somebody else has answered since; ``unseen`` takes nothing back in that case, nor
    when the game is over; ``off`` takes nothing back.
    """

    pace: float = 0.35  # seconds a bot waits before it answers
    undo: UndoRule = "agreement"
    absent: float = 0.0  # minutes after which a bot plays for somebody who is away; 0: never
    advice: bool = True  # may those who are asked ask the adviser?
    public: bool = False  # does it show itself in the lobby, and may anybody find it to watch?


class Proposal(msgspec.Struct, frozen=True):
    """Somebody wants to take an answer back, and the others are asked. It ends if play goes on."""

    seat: int  # whose answer it is
    number: int  # the decision at which it was proposed
    to: int  # the decision that would be asked again
    agreed: tuple[int, ...] = ()  # the seats that have consented


class Seat(msgspec.Struct):
    """A place at the table. ``guest`` is who holds it, known by a fingerprint only.

    ``bot`` plays for the seat: always, or as long as the person who holds it wishes, or, if they
    are ``away``, until they are back. ``invite`` is the fingerprint of a link that gives the seat
    to whoever opens it, once.
    """

    number: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    guest: str = ""
    invite: str = ""
    away: bool = False


class Hold(msgspec.Struct):
    """A table in the hand of one server: which take-over that is, and the last write it made."""

    epoch: int = 1
    version: int = 0


class NotYours(ShamblerError):
    """The seat belongs to somebody else."""


class Table:
    """One match and its seats."""

    def __init__(
        self,
        key: str,
        match: Match,
        seats: list[Seat],
        terms: Terms | None = None,
        salt: str = "",
    ) -> None:
        if tuple(seat.number for seat in seats) != match.seats:
            raise WrongSeat(f"this game has the seats {match.seats}")
        self.key = key
        self.match = match
        self.seats = seats
        self.answered: dict[int, str] = {}  # decision number -> id of the submission that answered
        self.terms = terms or Terms()
        self.salt = salt  # of the pledge that the dice are fair; empty: nothing was pledged
        self.marks: tuple[Mark, ...] = ()  # what everybody is told about dice and hands
        self.taken_back: list[int] = []  # the seats whose answers can be played again, next first
        self.proposal: Proposal | None = None
        self.hold = Hold()
        self.chapter: ChapterLink | None = None  # of a campaign
        # The numbers of the positions that are kept; None: what is kept is of no use.
        self.kept_at: list[int] | None = []
        self.refused: dict[int, int] = {}  # seat -> the decision at which its proposal was refused

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
    def host(self) -> str:
        """The person on the first seat that somebody holds: bots think on their account."""
        return next((seat.guest for seat in self.seats if seat.kind == "person"), "")

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

    def invited(self, token: str) -> Seat | None:
        """The seat that a link gives away."""
        for seat in self.seats:
            if seat.invite and secrets.compare_digest(seat.invite, token):
                return seat
        return None

    # -- dice and hands --------------------------------------------------------------------

    @property
    def can_be_dealt_anew(self) -> bool:
        """Has nobody answered yet, and does the seed come from here?"""
        return bool(self.salt) and not self.match.number

    def deal(self, match: Match, salt: str, marks: tuple[Mark, ...]) -> None:
        """The same game from its beginning, with other dice and hands."""
        self.match, self.salt, self.marks = match, salt, marks
        self.answered, self.taken_back, self.refused, self.proposal = {}, [], {}, None

    def marked(self, mark: Mark) -> tuple[Mark, ...]:
        """All marks with this one; of one kind and seat, the latest stands for all."""
        others = [m for m in self.marks if (m.kind, m.seat) != (mark.kind, mark.seat)]
        return (*others, mark)

    # -- playing ---------------------------------------------------------------------------

    def play(self, guest: str, seat: int, number: int, key: str, submission: str) -> bool:
        """A person answers. False: this very submission was carried out before."""
        if seat not in self.held_by(guest):
            raise NotYours(said("not-your-seat", seat=seat))
        if number < self.match.number and self.answered.get(number) == submission:
            return False
        if self.seats[seat].bot:
            raise NotYours(said("a-bot-plays", seat=seat))
        self._answer(seat, number, key)
        self.answered[number] = submission
        return True

    def resume(self, submissions: list[str]) -> None:
        """After a restart: which submission gave which answer."""
        self.answered = {n: text for n, text in enumerate(submissions) if text}

    def play_bot(self, seat: int, number: int, key: str) -> None:
        """A bot answers; if it names what nobody offers, it gets the first answer: nobody waits."""
        decision = self.match.game.decision
        offered = [option.key for option in decision.options_for(seat)] if decision else []
        self._answer(seat, number, key if key in offered or not offered else offered[0])

    def _answer(self, seat: int, number: int, key: str) -> None:
        """Play goes on: what was taken back stays so, and a proposal to go back has lapsed."""
        self.match.play(key, seat=seat, number=number)
        self.taken_back = []
        self.proposal = None

    # -- the real box ----------------------------------------------------------------------

    def switch(self, guest: str, number: int, box: list[str]) -> None:
        """From now on these dice and decks are real."""
        self.is_current(number)
        if not self.held_by(guest):
            raise NotYours(said("only-players"))
        self.match.switch(box)

    def put_right(self, mended: Mended) -> None:
        """The match with another entry; who gave which answer is known as far as it is the same."""
        self.match = mended.match
        self.answered = {n: s for n, s in self.answered.items() if n < mended.number}
        self.taken_back, self.proposal = [], None

    # -- going back ------------------------------------------------------------------------

    def undo_policy(self, guest: str) -> Undoing:
        """May this person take their last answer back?

        ``free``: yes; ``agreed``: yes, knowing more than before; ``ask``: if the others consent.
        """
        last = self._last_of(guest)
        if last is None or self.terms.undo == "off":
            return "no"
        others, since = self._others(guest), self.match.record.answers[last:]
        over = self.match.outcome is not None  # then the record can be read, and hands are open
        if self.terms.undo == "unseen":
            return "free" if not over and self._is_harmless(guest, since) else "no"
        if not (over and others) and (self.terms.undo == "free" or self._is_harmless(guest, since)):
            return "free"
        if not others:
            return "agreed"
        refused = self.refused.get(since[0].seat) == self.match.number
        return "no" if refused else "ask"

    def _is_harmless(self, guest: str, since: list[Answer]) -> bool:
        """Was nothing revealed by these answers, and none of them given by another person?"""
        mine = self.held_by(guest)
        others = [a for a in since if a.seat not in mine and self.seats[a.seat].kind != "bot"]
        return not others and not any(answer.barrier for answer in since)

    def _others(self, guest: str) -> list[Seat]:
        """Seats of other people, who may refuse. Bots consent to everything, but a bot that keeps
        the seat of somebody who is away does not speak for them."""
        others = [s for s in self.seats if s.kind == "person" and s.guest != guest]
        return [s for s in others if s.away or not s.bot]

    def undo(self, guest: str, number: int, *, agreed: bool) -> bool:
        """Take back the person's last answer and what came after it. False: it was proposed."""
        self.is_current(number)
        last = self._last_of(guest)
        if last is None:
            raise UndoBarrier(said("nothing-back"))
        policy = self.undo_policy(guest)
        if policy == "no":
            raise UndoBarrier(said("never-back"))
        if policy == "agreed" and not agreed:
            raise UndoBarrier(said("revealed-since"))
        if policy == "ask":
            self._propose(last)
            return False
        self._go_back(last)
        return True

    def _propose(self, last: int) -> None:
        seat = self.match.record.answers[last].seat
        if self.proposal is None:
            self.proposal = Proposal(seat, self.match.number, last)
        elif self.proposal.seat != seat:
            raise UndoBarrier(said("somebody-wants-back"))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not yet said what they think of the proposal."""
        if self.proposal is None:
            return ()
        asking = self.seats[self.proposal.seat].guest
        return tuple(s.number for s in self._others(asking) if s.number not in self.proposal.agreed)

    def consent(self, guest: str, number: int, *, agree: bool) -> Verdict:
        """Somebody at the table agrees to the proposal, or not; one's own can be withdrawn."""
        self.is_current(number)
        held = self.held_by(guest)
        if not held:
            raise NotYours(said("only-players"))
        if self.proposal is None:
            raise UndoBarrier(said("nobody-wants-back"))
        if not agree:
            if self.proposal.seat not in held:
                self.refused[self.proposal.seat] = number
            self.proposal = None
            return "refused"
        agreed = tuple(sorted({*self.proposal.agreed, *held}))
        self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
        return self.settle()

    def settle(self) -> Verdict:
        """Go back if everybody agrees now."""
        if self.proposal is None or self.waiting_for:
            return "waiting"
        self._go_back(self.proposal.to)
        return "accepted"

    def _go_back(self, last: int) -> None:
        while self.match.number > last:
            self.taken_back.insert(0, self.match.record.answers[-1].seat)
            self.match.undo(agreed=True)
        self.answered = {n: s for n, s in self.answered.items() if n < last}
        self.proposal = None

    def can_redo(self, guest: str) -> bool:
        """Is there an answer that this person can play again? It must be their own."""
        return bool(self.taken_back) and self.taken_back[0] in self.held_by(guest)

    def redo(self, guest: str, number: int) -> None:
        """Play again what was taken back, up to this or another person's next question."""
        self.is_current(number)
        if not self.can_redo(guest):
            raise UndoBarrier(said("nothing-again"))
        self._play_again()
        while self.taken_back and self.seats[self.taken_back[0]].bot:
            self._play_again()

    def _play_again(self) -> None:
        self.match.redo()
        self.taken_back.pop(0)
        self.proposal = None

    def is_current(self, number: int) -> None:
        """Raises :class:`StaleDecision` where something else was meant."""
        if number != self.match.number:
            raise StaleDecision(said("stale", meant=str(number), now=str(self.match.number)))

    def _last_of(self, guest: str) -> int | None:
        mine = self.held_by(guest)
        answers = self.match.record.answers
        for number in range(len(answers) - 1, -1, -1):
            if answers[number].seat in mine:
                return number
        return None
