"""Hit & run: a free move right after bringing an enemy down."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.moving import MoveOn, open_steps, walk
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Turn, end_streak, turn_of
from shambler.games.zombicide.skills.feat_abilities import Sprint
from shambler.games.zombicide.skills.running import run_on, sprints
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


class HitAndRun(System):
    """Whoever has the skill may walk on when an attack of theirs felled somebody."""

    def attack_over(self, game: ZombicideGame, strike: Strike, killed: bool) -> None:
        """Only survivors run, and not those who sit in something."""
        who = strike.who
        if not killed or strike.unit >= 0 or not game.traits(who).has("hit-and-run"):
            return
        if game.state.survivors[who].zone >= 0 and not game.is_confined(who):
            game.call(FreeMove(who, game.traits(who).rules["hit-and-run"]))


def sprint_left(game: ZombicideGame, who: int) -> Feat | None:
    """Sprint is for one's own turn, once."""
    place = turn_of(game, who)
    turn = game.state.stack[place] if place >= 0 else None
    if not isinstance(turn, Turn) or turn.granted:
        return None
    feats = [feat for feat in game.traits(who).feats if isinstance(feat.ability, Sprint)]
    return next((feat for feat in feats if feat.skill not in turn.used), None)


class FreeMove(Procedure, frozen=True, gc=False):
    """A move action that costs nothing, whatever enemies are left behind; it may be declined.

    Skills that make a move action longer work with it.
    """

    who: int
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """To any zone that can be walked to, or stay."""
        survivor = game.state.survivors[self.who]
        menu = game.world.menu
        steps = open_steps(game, survivor.zone, game.has_pass(survivor))
        options: list[Option] = [menu.moves[zone] for zone in steps]
        feat = sprint_left(game, self.who)
        if feat is not None:
            options += sprints(game, survivor, feat)
        seats = game.world.seat_of[self.who]
        return Decision(seats, "free-move", [*options, menu.stop], self.rule, {"who": self.who})

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Run, or stand."""
        game.end()
        if isinstance(option, opt.UseSkill):
            feat = sprint_left(game, self.who)
            assert feat is not None
            end_streak(game, self.who, feat.skill)
            run_on(game, self.who, feat, option.zone)
        elif isinstance(option, opt.Move):
            end_streak(game, self.who)
            traits = game.traits(self.who)
            if traits.zones > 1:
                game.call(MoveOn(self.who, traits.zones - 1, traits.rules["zones-per-move"]))
            walk(game, self.who, option.zone, self.rule)
