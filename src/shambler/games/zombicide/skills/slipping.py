"""Slippery, once in a turn: how kids get past enemies (Z2E-006)."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.moving import open_steps, walk
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn, end_streak
from shambler.games.zombicide.skills.hit_and_run import sprint_left
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def list_slips(game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """The first zone of a move action that no enemy makes dearer or ends.

    Where nobody is in the way it would be a move like any other, and is not listed.
    """
    if standing.can("move") and (standing.crowd or _enemies_on_a_run(game, standing)):
        steps = open_steps(game, standing.zone, game.has_pass(standing.survivor))
        options.extend(game.world.menu.use(feat.skill, zone) for zone in steps)


def _enemies_on_a_run(game: ZombicideGame, standing: Standing) -> bool:
    """Is somebody near enough to end a Sprint before its last zone?"""
    run = sprint_left(game, standing.who)
    near = game.world.board.vicinity(standing.zone, run.zones - 1) if run is not None else 0
    return bool(near & game.state.infested)


def slip(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Past everybody; the move action may be a Sprint."""
    turn.pay(game, "move", once=feat.skill)
    if sprint_left(game, turn.who) is not None:
        game.call(SlipOn(turn.who, feat.rule))
    walk(game, turn.who, option.zone, feat.rule)


class SlipOn(Procedure, frozen=True, gc=False):
    """After the first zone: enough, or a Sprint that no enemy ends."""

    who: int
    rule: str
    zones: int = 0  # of the Sprint, once it is one

    def step(self, game: ZombicideGame) -> Decision | None:
        """Walk on or stop."""
        survivor = game.state.survivors[self.who]
        if survivor.zone < 0 or not (self.zones or sprint_left(game, self.who)):
            game.end()
            return None
        menu = game.world.menu
        steps = open_steps(game, survivor.zone, game.has_pass(survivor))
        options: list[Option] = [*(menu.moves[zone] for zone in steps), menu.stop]
        seats = (game.world.owners[self.who],)
        return Decision(seats, "move-on", options, self.rule, {"who": self.who})

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """The second zone uses the Sprint up."""
        game.end()
        if not isinstance(option, opt.Move):
            return
        left, run = self.zones, sprint_left(game, self.who)
        if run is not None:
            end_streak(game, self.who, run.skill)
            left = run.zones - 1
        if left > 1:
            game.call(SlipOn(self.who, self.rule, left - 1))
        walk(game, self.who, option.zone, self.rule)
