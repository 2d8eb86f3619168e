"""The skills that are used by themselves, as a family of actions: once per turn each."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily, Lister
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.needs import SKILLED
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn, possible
from shambler.kernel.decision import Option


class OneFeat(Lister):
    """A single skill, to ask what it could do."""

    def __init__(self, feat: Feat) -> None:
        self.feat = feat

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """As if it were not used up."""
        self.feat.ability.lists(game, standing, self.feat, options)


def _explain(game: ZombicideGame, standing: Standing, feat: Feat) -> None:
    """Used up, not in this turn, or not there."""
    ability, turn, menu = feat.ability, standing.turn, game.world.menu
    able = possible(game, standing, [OneFeat(feat)])
    zones = game.world.board.vicinity(standing.zone, ability.near)
    zones = (zones | game.state.infested if ability.hunts else zones) & ~(1 << standing.zone)
    others = [menu.use(feat.skill, zone) for zone in game.zones_of(zones)]
    if turn.granted or feat.skill in turn.used:
        reason = "not-own-turn" if turn.granted else "skill-used"
        game.refuse((*able, *others), feat.rule, reason)
    else:
        game.refuse([option for option in others if option not in able], feat.rule, ability.why)


class SkillActions(ActionFamily):
    """Skills that are used by themselves, once per turn each; some cost no action."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.UseSkill,)
    wants: ClassVar[int] = SKILLED

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """What the survivor's skills offer; they are for one's own turn, not for a given action."""
        turn = standing.turn
        for feat in standing.traits.feats:
            if game.blocked is not None:
                _explain(game, standing, feat)
            if not turn.granted and feat.skill not in turn.used:
                feat.ability.lists(game, standing, feat, options)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.UseSkill) -> None:
        """Do it."""
        feats = game.traits(turn.who).feats
        feat = next(feat for feat in feats if feat.skill == option.skill)
        feat.ability.use(game, turn, feat, option)


SKILLS: Final = SkillActions(free=True)
