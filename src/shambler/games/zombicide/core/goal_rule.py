"""Goals: what a mission asks of the team (Z-WIN-01, Z-WIN-03)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.tasks import NOTHING, Task
from shambler.games.zombicide.core.words import Word


class GoalRule(Word, frozen=True, kw_only=True, tag_field="kind"):
    """Something the team must reach. Goals are met in their ``order``; equal ones in any order."""

    order: int

    once: ClassVar[bool] = True  # stays met once it was
    at_end: ClassVar[bool] = False  # counts in the end phase only
    about_cards: ClassVar[bool] = False  # may be met by rearranging an inventory
    shifting: ClassVar[bool] = False  # its task changes with cards, cars, enemies and counts, too

    @property
    def wear(self) -> str:
        """A card that everybody has to wear."""
        return ""

    @property
    def about_color(self) -> str:
        """The colour of the tokens that it asks for, if they have one."""
        return ""

    def met(self, game: ZombicideGame) -> bool:
        """Has the team reached it now?"""
        raise NotImplementedError

    def lost(self, game: ZombicideGame) -> bool:
        """Can it no longer be reached (Z-WIN-03)?"""
        return False

    def task(self, game: ZombicideGame) -> Task:
        """What it asks of the team now."""
        return NOTHING

    def tools(self, world: Any) -> tuple[tuple[str, ...], ...]:
        """Groups of cards: of each, whoever does what it asks for has one."""
        return ()

    def serving(self, world: Any) -> frozenset[str]:
        """The cards that are kept for it."""
        return frozenset([card for group in self.tools(world) for card in group])

    def cars(self, game: ZombicideGame) -> Mapping[int, Sequence[int]]:
        """The cars it wants boarded or driven, and where each should go."""
        return {}
