"""Special rules of a mission: what they are made of, what they count, what only they offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.core.edition import EVERYWHERE
from shambler.games.zombicide.core.hooks import NOBODY, report
from shambler.games.zombicide.core.tasks import NOWHERE
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.systems.barricades.moments import BarricadeListener
from shambler.games.zombicide.systems.cars.cars import NO_CAR
from shambler.games.zombicide.systems.cars.moments import CarListener
from shambler.games.zombicide.systems.machines.moments import MachineListener
from shambler.games.zombicide.systems.mold.moments import MoldListener
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import SurvivorSheet
    from shambler.games.zombicide.core.state import Survivor
    from shambler.games.zombicide.core.turn import Standing, Turn
    from shambler.games.zombicide.missions.mission import Mission


class SpecialRule(
    Word,
    BarricadeListener,
    CarListener,
    MachineListener,
    MoldListener,
    frozen=True,
    kw_only=True,
    tag_field="ability",
):
    """A special rule of a mission: a word of its file, with the moments it cares about."""

    declares: ClassVar[bool] = True
    shifting: ClassVar[bool] = False  # its errands change with what survivors carry, too

    @property
    def counts(self) -> str:
        """What it counts, by the name that goals use."""
        return ""

    @property
    def gives_cards(self) -> tuple[str, ...]:
        """Cards that can be taken at its places."""
        return ()

    @property
    def tools(self) -> tuple[tuple[str, ...], ...]:
        """Groups of cards: of each, whoever does what it counts has one."""
        return ()

    @property
    def fights(self) -> bool:
        """Does it count whoever falls?"""
        return False

    def doers(self, world: Any) -> tuple[int, ...]:
        """Those who alone can do what it counts; nobody named: everybody."""
        return ()

    def needs_car(self, world: Any) -> int:
        """The car without which nothing can be done at its places."""
        return NO_CAR

    def sheets(self, mission: Mission) -> tuple[SurvivorSheet, ...]:
        """Whom it adds to the team, with the sheet they play by."""
        return ()

    def counted(self, game: ZombicideGame, what: str, who: int) -> None:
        """Something the mission counts has happened."""

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """Zones that everybody should see marked, and what can be done there."""
        return ()

    def guards(self, game: ZombicideGame) -> Sequence[int]:
        """Zones that enemies must not come to now, or the mission is lost."""
        return ()

    def fells(self, game: ZombicideGame) -> Sequence[tuple[int, int]]:
        """The enemies whose fall it counts now: kind, and by whom, as bits."""
        return ()

    def spares(self, game: ZombicideGame) -> Sequence[tuple[int, int]]:
        """Enemies that must not fall now, or the mission is lost: kind, and by whom, as bits."""
        return ()

    def strikes(self, game: ZombicideGame) -> Sequence[tuple[int, tuple[str, ...]]]:
        """The zones attacks into which it counts, and the cards that they are made with."""
        return ()

    def unlit(self, game: ZombicideGame) -> Sequence[tuple[int, tuple[str, ...]]]:
        """Zones, and cards with which nobody must attack there now, or the mission is lost."""
        return ()

    def keeps(self, game: ZombicideGame) -> Sequence[int]:
        """Units without which the mission is lost now."""
        return ()

    def destination(self, game: ZombicideGame, survivor: Survivor) -> int:
        """Where a survivor has to take what they carry."""
        return NOWHERE

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Zones where something can be done that it counts."""
        return [zone for zone, _ in self.places(game)]

    def where(self, world: Any) -> int:
        """The only zones in which it offers actions, as bits."""
        return EVERYWHERE

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Actions that only this mission offers."""

    def acts(self, game: ZombicideGame, turn: Turn, option: Any) -> None:
        """One of those actions was chosen."""


def count(game: ZombicideGame, what: str, who: int = -1, amount: int = 1) -> None:
    """Something a mission counts has happened."""
    tally = game.state.tally
    tally[what] = tally.get(what, 0) + amount
    report(game, SpecialRule.counted, what, who)
    check_goals(game)


def marked_places(game: ZombicideGame) -> list[tuple[int, str]]:
    """Zones where the mission has something to do."""
    places = game.world.hooks.get(SpecialRule.places, NOBODY)
    return [place for marks in places for place in marks(game)]
