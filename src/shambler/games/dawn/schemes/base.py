"""What a kind of Zeds Action or of Un-Zeds' Character Action is (DOZ-VS-04, DOZ-UNZED-08)."""

from __future__ import annotations

from typing import Any, ClassVar

from shambler.games.dawn.abilities.base import Ability
from shambler.games.dawn.dawn_game import DawnGame
from shambler.kernel.decision import Option


class ZedsMenu:
    """Options of the Zeds player so far.

    ``lent``: the only unit that may act, for nothing, by Ghost's Character Action; -1 otherwise.
    """

    __slots__ = ("lent", "options")

    def __init__(self, lent: int = -1) -> None:
        self.options: list[Option] = []
        self.lent = lent

    def pays(self, game: DawnGame, unit: int, actions: int = 1) -> bool:
        """Can the Zeds player pay so many Zeds Actions for what this unit does?"""
        if self.lent >= 0:
            return unit == self.lent and actions == 1
        return game.state.zeds_actions >= actions


class ZedsFamily:
    """It puts its options into the menu and carries out the one taken.

    ``answers`` are the verbs of its options, or what they say to do. ``lendable``: an Un-Zeds unit
    may do it with a free Action (DOZ-GHOST-01).
    """

    answers: ClassVar[tuple[str, ...]]
    lendable: ClassVar[bool] = False

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Put what can be done into the menu."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: DawnGame, option: Any, free: bool) -> None:
        """Do it and pay for it, unless it is free."""
        raise NotImplementedError(type(self).__name__)


def schemers(game: DawnGame, ability: type[Ability]) -> list[int]:
    """The Un-Zeds with an ability that may use it: in play, and not held up by Chaos."""
    return [unit for unit in game.world.units.having(ability) if game.can_use(unit)]


def marker_of(game: DawnGame, unit: int, tag: str) -> int:
    """The bit of a Character Action marker."""
    return game.world.units.marker[unit, tag]


def ready(game: DawnGame, unit: int, tag: str) -> bool:
    """Is its Character Action marker on the Ready side (DOZ-ABIL-02)?"""
    return not game.state.spent & marker_of(game, unit, tag)


def on_named_space(game: DawnGame, unit: int) -> bool:
    """Is it on a named space (DOZ-NATALIA-02, DOZ-PLAID-03, DOZ-GHOST-01)?"""
    return game.world.board.named[game.state.unit_at[unit]]


def pay(game: DawnGame, free: bool, actions: int = 1) -> None:
    """Spend Zeds Actions."""
    if not free:
        game.state.zeds_actions -= actions
