"""Skills that make others act: Born leader and Taunt."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.ability_kinds import FeatAbility
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Option


class BornLeader(FeatAbility, frozen=True, kw_only=True, tag="born-leader"):
    """Gives an action to somebody else."""

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Any other survivor who takes turns."""
        for who in range(game.world.team):
            if who != standing.who and game.state.survivors[who].status == IN_PLAY:
                options.append(game.world.menu.use(feat.skill, who=who))

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """One action for somebody else, at once; then this turn goes on."""
        turn.use(game, feat.skill)
        game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
        game.call(Turn(option.who, granted=1))


class Taunt(FeatAbility, frozen=True, kw_only=True, tag="taunt"):
    """Draws all enemies of a zone."""

    range: int

    near: ClassVar[int] = 2
    why: ClassVar[str] = "nobody-to-taunt"
    hunts: ClassVar[bool] = True

    def feat(self, skill: str, rule: str) -> Feat:
        """As far as a voice."""
        return Feat(skill, rule, self, self.range)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Zones with enemies that no wall or closed door cuts off; sight is not needed."""
        near = game.world.board.vicinity(standing.zone, feat.zones) & game.state.infested
        if near and (near := near & game.terrain.within(standing.zone, feat.zones)):
            options.extend(game.world.menu.use(feat.skill, zone) for zone in game.zones_of(near))

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """They all act at once, and want nobody else."""
        turn.use(game, feat.skill)
        game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
        foes = tuple(range(len(game.world.foes)))
        game.call(Activation(foes, taunter=turn.who, zone=option.zone, rule=feat.rule))
