"""Hit & run (INV-SKILL-40): a free move right after bringing an enemy down."""

from __future__ import annotations

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.abilities.running import run_on, sprints
from shambler.games.zombicide.procedures.moving import MoveOn, open_steps, walk
from shambler.games.zombicide.procedures.turn import Turn, end_streak, turn_of
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import Feat
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


class FreeMove(Procedure, frozen=True, gc=False):
    """A move action that costs nothing, whatever enemies are left behind; it may be declined.

    Skills that make a move action longer work with it.
    """

    who: int
    rule: str = "INV-SKILL-40"

    def step(self, game: Table) -> Decision | None:
        """To any zone that can be walked to, or stay."""
        survivor = game.state.survivors[self.who]
        menu = game.world.menu
        steps = open_steps(game, survivor.zone, game.wears_tank(survivor))
        options: list[Option] = [menu.moves[zone] for zone in steps]
        feat = self._sprint(game)
        if feat is not None:
            options += sprints(game, survivor, feat)
        seats = game.world.seat_of[self.who]
        return Decision(seats, "free-move", [*options, menu.stop], self.rule, {"who": self.who})

    def _sprint(self, game: Table) -> Feat | None:
        """Sprint is for one's own turn, once (INV-SKILL-65)."""
        place = turn_of(game, self.who)
        turn = game.state.stack[place] if place >= 0 else None
        if not isinstance(turn, Turn) or turn.granted:
            return None
        feats = [f for f in game.traits(self.who).feats if f.ability == "sprint"]
        return next((feat for feat in feats if feat.skill not in turn.used), None)

    def chosen(self, game: Table, option: Option) -> None:
        """Run, or stand."""
        game.end()
        if isinstance(option, opt.UseSkill):
            feat = self._sprint(game)
            assert feat is not None
            end_streak(game, self.who, feat.skill)
            run_on(game, self.who, feat, option.zone)
        elif isinstance(option, opt.Move):
            end_streak(game, self.who)
            game.call(MoveOn(self.who, game.traits(self.who).zones - 1))
            walk(game, self.who, option.zone, self.rule)
