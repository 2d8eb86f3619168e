"""The actions of a turn that special rules add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily, Lister
from shambler.games.zombicide.core.hooks import NOBODY, report
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.turn import Turn


class RuleActions(Lister):
    """What one special rule offers."""

    def __init__(self, rule: SpecialRule) -> None:
        self.rule = rule

    def lists(self, game: Any, standing: Any, options: list[Option]) -> None:
        """The rule knows."""
        self.rule.lists(game, standing, options)


class MissionActions(ActionFamily):
    """What only this mission offers."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.MissionAction,)

    def listers(self, world: Any) -> Sequence[tuple[Lister, int]]:
        """The special rules that offer something, each where it does."""
        offering = world.hooks.get(SpecialRule.lists, NOBODY)
        rules = [rule for rule in world.special_rules if rule.lists in offering]
        return [(RuleActions(rule), rule.where(world)) for rule in rules]

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """Whoever listed an action carries it out."""
        report(game, SpecialRule.acts, turn, option)


MISSION: Final = MissionActions()
