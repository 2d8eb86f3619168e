"""A match at one terminal: which seats the person plays, and bots at the others."""

from __future__ import annotations

from shambler import agents
from shambler.agents import Agent
from shambler.kernel.decision import OURS, Option
from shambler.kernel.errors import UndoBarrier, WrongSeat
from shambler.kernel.match import Match
from shambler.lab.simulate import seat_seed


class TerminalTable:
    """One person, some seats, one match."""

    def __init__(self, match: Match, seat: int | None, bot: str) -> None:
        if seat is not None and seat not in match.seats:
            known = ", ".join(map(str, match.seats))
            raise WrongSeat(f"there is no seat {seat}; there are {known}")
        self.match = match
        self.mine = match.seats if seat is None else (seat,)
        self.bots: dict[int, Agent] = {
            other: agents.make(bot, seat_seed(match.record.seed, other))
            for other in match.seats
            if other not in self.mine
        }

    @property
    def asked(self) -> int | None:
        """The seat of ours that is asked now; ``None`` if a bot is, or if the game is over."""
        decision = self.match.game.decision
        if decision is None:
            return None
        return next((seat for seat in decision.seats if seat in self.mine), None)

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown."""
        return self.mine[0] if self.asked is None else self.asked

    @property
    def options(self) -> tuple[Option, ...]:
        """What we may choose from."""
        decision, seat = self.match.game.decision, self.asked
        return () if decision is None or seat is None else tuple(decision.options_for(seat))

    def play(self, option: str | Option) -> None:
        """Our answer, and those of the bots until we are asked again."""
        self.match.play(option, seat=self.asked)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Bots answer whatever none of our seats is asked; what they hold the program draws."""
        game = self.match.game
        while (decision := game.decision) is not None and self.asked is None:
            seat = decision.seats[0]
            drawn = self.match.chance_question is not None
            choice = OURS if drawn else self.bots[seat].choose(game, decision, seat)
            self.match.play(choice, seat=seat)

    def undo(self, *, agreed: bool) -> str | None:
        """Take back our last answer and what bots answered since; returns its key."""
        answers = self.match.record.answers
        last = max((n for n, a in enumerate(answers) if a.seat in self.mine), default=None)
        if last is None:
            return None
        if not agreed:
            for answer in answers[last:]:
                if answer.barrier:
                    raise UndoBarrier("something new was revealed since")
        key = answers[last].key
        while self.match.number > last:
            self.match.undo(agreed=True)
        return key

    def redo(self) -> None:
        """Play again what was taken back, up to our next decision."""
        self.match.redo()
        while self.match.game.decision is not None and self.asked is None:
            self.match.redo()
