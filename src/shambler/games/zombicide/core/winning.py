"""Goals: the team wins when all of them are met, in their order (Z-WIN-01, Z-WIN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.hooks import Listener


class GoalKeeper(Listener):
    """Looks at the goals whenever one of them may have been met; listens last of all."""

    def __init__(self, goals: Sequence[GoalRule]) -> None:
        cards = any(goal.about_cards for goal in goals)
        self.silent = () if cards else ("rearranged",)

    def rearranged(self, game: ZombicideGame, who: int) -> None:
        """Some goals ask for what is carried."""
        check_goals(game)

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Something needed may have burned."""
        check_goals(game)

    def objective_taken(self, game: ZombicideGame, who: int, color: str) -> None:
        """One more."""
        check_goals(game)

    def objectives_lost(self, game: ZombicideGame) -> None:
        """One less."""
        check_goals(game)

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """The last one may be out."""
        check_goals(game)

    def end_phase(self, game: ZombicideGame) -> None:
        """Some goals count in the end phase only."""
        check_goals(game, end_phase=True)


def check_goals(game: ZombicideGame, end_phase: bool = False) -> None:
    """The team wins at once when every goal is met, and loses when one cannot be (Z-WIN-01, 03)."""
    tally = game.state.tally
    done = True
    for number, goal in enumerate(game.world.goals):
        key = f"goal{number}"
        if goal.once and tally.get(key):
            continue
        if goal.lost(game):
            game.finish((), "out-of-reach", "Z-WIN-03")
            return
        if (end_phase or not goal.at_end) and earlier_met(game, goal.order) and goal.met(game):
            if not tally.get(key):
                game.tell(ev.GoalMet, goal.name, rule=goal.rule)
            tally[key] = 1
        else:
            tally.pop(key, None)
            done = False
    if done:
        game.finish(game.world.seats, "won", "Z-WIN-01")


def unmet_goals(game: ZombicideGame) -> list[GoalRule]:
    """The goals not met yet."""
    tally = game.state.tally
    return [goal for number, goal in enumerate(game.world.goals) if not tally.get(f"goal{number}")]


def current_goals(game: ZombicideGame) -> list[GoalRule]:
    """The goals not met yet whose turn has come."""
    unmet = unmet_goals(game)
    first = min((goal.order for goal in unmet), default=0)
    return [goal for goal in unmet if goal.order == first]


def earlier_met(game: ZombicideGame, order: int) -> bool:
    """Are all goals with a smaller number met?"""
    tally = game.state.tally
    return all(
        tally.get(f"goal{number}")
        for number, goal in enumerate(game.world.goals)
        if goal.order < order
    )
