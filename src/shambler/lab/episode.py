"""One game as a learner meets it: some seats are the learner's, agents play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from shambler import agents
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.simulate import seat_seed

LONGEST = 5000  # answers after which an episode is cut off


class Step(NamedTuple):
    """What an answer brought."""

    reward: float
    ended: bool
    cut: bool
    info: dict[str, Any]


class EpisodePlan(NamedTuple):
    """What is played, which seats are the learner's (``None``: all), who plays the others."""

    rules: Ruleset
    scenario: str
    setup: Mapping[str, Any]
    mine: Sequence[int] | None
    others: str


class Episode:
    """A game from its first question to a learner to its end."""

    def __init__(self, plan: EpisodePlan, seed: int) -> None:
        self.game: Game[Any, Any] = plan.rules.new(plan.scenario, plan.setup, Sampled(seed)).start()
        known = plan.rules.seats(self.game)
        self.team = tuple(known if plan.mine is None else plan.mine)
        self.bots = {
            seat: agents.make(plan.others, seat_seed(seed, seat))
            for seat in known
            if seat not in self.team
        }
        self.answers = 0
        self._let_others_play()

    @property
    def decision(self) -> Decision | SecretDecision | None:
        """What the learner is asked."""
        return self.game.decision

    @property
    def asked(self) -> int:
        """The seat of the team that answers; between questions its first one looks on."""
        decision = self.game.decision
        seats = decision.seats if decision is not None else ()
        return next((seat for seat in seats if seat in self.team), self.team[0])

    def answer(self, action: int) -> Step:
        """Answer with an option by its number; one that there is not costs the episode."""
        decision = self.game.decision
        if decision is None:
            return Step(0.0, True, False, {})
        choices = decision.options_for(self.asked)
        if not 0 <= action < len(choices):
            return Step(-1.0, True, False, {"illegal": True})
        self.game.submit(choices[action], self.asked)
        self.answers += 1
        self._let_others_play()
        over = self.game.state.outcome
        if over is None:
            return Step(0.0, False, self.answers >= LONGEST, {})
        won = bool(set(over.winners) & set(self.team))
        return Step(1.0 if won else -1.0, True, False, {"reason": over.reason})

    def _let_others_play(self) -> None:
        game = self.game
        while (decision := game.decision) is not None:
            if any(seat in self.team for seat in decision.seats):
                return
            seat = decision.seats[0]
            game.submit(self.bots[seat].choose(game, decision, seat), seat)
