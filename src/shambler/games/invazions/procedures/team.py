"""How several Hordes decide together.

A table may name a spokesman who answers for the team. Otherwise the Hordes concerned vote: the one
with the most attack there speaks first, then seat order; an option with two votes is taken, and
where all three differ the first voice counts (AMB-40). Two Hordes cannot outvote each other, so the
first voice decides at once. Every vote is given once: a decision cannot get stuck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class TeamChoice(Procedure, frozen=True, gc=False, kw_only=True):
    """A choice that belongs to several Hordes. Subclasses say what, who, and what follows."""

    kind: ClassVar[str]
    cites: ClassVar[str]
    ballots: tuple[str, ...] = ()

    def concerned(self, game: InvazionsGame) -> Sequence[int]:
        """The seats that have a say."""
        raise NotImplementedError

    def decided(self, game: InvazionsGame, option: Any) -> None:
        """The team has chosen; whoever goes on asking must start with no ballots."""
        raise NotImplementedError

    def about(self, game: InvazionsGame) -> dict[str, str | int]:
        """Variables of the prompt."""
        return {}

    def voters(self, game: InvazionsGame) -> Sequence[int]:
        """Who is asked, in this order."""
        if game.world.spokesman is not None:
            return (game.world.spokesman,)
        seats = self.concerned(game)
        if len(seats) == 1:
            return seats
        seats = self.leader_first(game, seats)
        return seats[:1] if len(seats) == 2 else seats

    def leader_first(self, game: InvazionsGame, seats: Sequence[int]) -> Sequence[int]:
        """The seats by attack made this turn, ties in seat order."""
        return sorted(seats, key=lambda seat: -game.attack_of(game.horde(seat)))

    def ask(self, game: InvazionsGame, options: list[Option]) -> Decision | None:
        """The question to the next voter; a single option needs no vote."""
        if len(options) == 1:
            self.decided(game, options[0])
            return None
        voter = self.voters(game)[len(self.ballots)]
        return Decision((voter,), self.kind, options, self.cites, self.about(game))

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Count the votes."""
        ballots = (*self.ballots, option.key)
        if option.key in self.ballots or len(self.voters(game)) == 1:
            self.decided(game, option)
        elif len(ballots) < 3:
            game.goto(replace(self, ballots=ballots))
        else:
            question = self.step(game)
            assert isinstance(question, Decision)
            first = next(o for o in question.options if o.key == ballots[0])
            self.decided(game, first)
