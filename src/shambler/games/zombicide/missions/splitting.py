"""Missions that begin with the team in two places."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class SplitGroups(Procedure, frozen=True, gc=False):
    """The team splits in two groups, as equal as can be; chance says which starts where.

    ``group`` are the members of the first group named so far, in the order of the team (INV-M1-04).
    """

    draws: ClassVar[str] = "group"
    group: tuple[int, ...] = ()

    def occasion(self, game: ZombicideGame) -> Occasion:
        """Where the first group starts."""
        return Occasion("group", {"who": self.group[0]}, "INV-M1-04")

    def step(self, game: ZombicideGame) -> Decision | Draw | None:
        """Name the members of one group; the others are the second."""
        world = game.world
        if not world.group_zones:
            game.end()
            return None
        size = (world.team + 1) // 2
        missing = size - len(self.group)
        if not missing:
            return Draw(SETUP, Deck((0, 1)))
        after = self.group[-1] + 1 if self.group else 0
        options = [world.menu.take[who] for who in range(after, world.team - missing + 1)]
        return Decision(world.seats, "split-team", options, "INV-M1-04", {"count": missing})

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """One more member."""
        game.goto(SplitGroups((*self.group, option.who)))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """The starting area of the first group."""
        zones = game.world.group_zones
        for who in range(game.world.team):
            zone = zones[cards[0] if who in self.group else 1 - cards[0]]
            game.state.survivors[who].zone = zone
            game.tell(ev.SurvivorPlaced, who, zone, rule="INV-M1-04")
        game.end()
