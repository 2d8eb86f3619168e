"""A unit in a place, with all of its possible Actions there that never change.

The Action menu looks at every unit that can act, family after family. What a family has to know
of a unit in its place (its ways, the spaces in its sight, what it finds there) is put together
once, so that the menu looks up a *stand* for each unit and the families only read it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shambler.games.dawn.abilities.facts import Builders, Minefield, Strongpoint
from shambler.games.dawn.state import FIRST_SPACE

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_world import Board, Units
    from shambler.games.dawn.move_table import MoveTable, Pick, Ways
    from shambler.games.dawn.option_table import OptionTable
    from shambler.games.dawn.options.actions import ForageHere, Move
    from shambler.games.dawn.options.research import Build


BARRICADE: Final = 2  # Supplies (DOZ-BUILD-01)
NOTHING_USUAL: Final[dict[int, Pick]] = {}  # never filled: a special unit asks for itself


class Stand:
    """``moves`` are the Move Actions of the unit by place, ``ways`` those that begin here;
    ``mask``, ``indoors`` and ``known`` are what is asked of them all the time. ``special`` units
    meet some spaces otherwise than all others do, so nothing usual is known of them. ``sight`` are
    bits of the spaces it can shoot into.

    ``sites`` are bits of the spaces it could put a Barricade into, if they are free: its own, for
    a crew also those next to it, for an animal none (DOZ-BUILD-01, DOZ-BAUER-02). ``price`` are
    the Supplies that it pays for one, ``barricades`` its options by the sites that are free, as far
    as they were asked for. ``works`` is what else it can build.

    ``forage`` is its Forage Action; nothing for whom never forages, and where nothing can be found
    (DOZ-FORAGE-01).
    """

    __slots__ = (
        "barricades",
        "forage",
        "indoors",
        "known",
        "mask",
        "moves",
        "place",
        "price",
        "sight",
        "sites",
        "special",
        "unit",
        "ways",
        "works",
    )

    def __init__(
        self, unit: int, place: int, ways: Ways, moves: list[Move], special: bool, sight: int
    ) -> None:
        self.unit, self.place, self.moves, self.special = unit, place, moves, special
        self.ways: Ways = ways
        self.indoors: int = ways.indoors
        self.mask: int = ways.mask
        self.known: dict[int, Pick] = NOTHING_USUAL if special else ways.known
        self.sight = sight
        self.sites = 0
        self.price = BARRICADE
        self.barricades: dict[int, list[Build]] = {}
        self.works: tuple[Strongpoint | Minefield, ...] = ()
        self.forage: tuple[ForageHere, ...] = ()


class StandTable:
    """The stands of the units that take Actions, each made when it is first asked for.

    ``_known[free entry][unit][place]``: with the Mayor's traffic control some ways are longer.
    """

    def __init__(self, board: Board, units: Units, options: OptionTable, moves: MoveTable) -> None:
        self.board, self.units, self.options, self.moves = board, units, options, moves
        self._known: tuple[list[list[Stand | None]], ...] = tuple(
            [[None] * len(board.ids) for _ in range(sum(units.acts))] for _ in (False, True)
        )

    def of(self, units: tuple[int, ...], there: bytes, free: bool) -> list[Stand]:
        """Each of the units in its place."""
        rows, found = self._known[free], []
        for unit in units:
            stand = rows[unit][there[unit]]
            if stand is None:
                stand = self._make(unit, there[unit], free)
            found.append(stand)
        return found

    def _make(self, unit: int, place: int, free: bool) -> Stand:
        moves, units = self.moves, self.units
        ways, special = moves.ways[free][unit][place], unit in moves.special
        stand = Stand(unit, place, ways, moves.all[unit], special, units.sight[unit][place])
        if self.board.forage[place] >= 0 and units.forage_dice[unit]:
            stand.forage = (self.options.forage[unit],)
        crew = [own for own in units.abilities[unit] if type(own) is Builders]
        if crew:
            stand.price = crew[0].supplies
        near = self.board.on_or_next_to[place] if crew else (place,)
        if crew or not units.animal[unit]:
            stand.sites = sum(1 << at for at in near if at >= FIRST_SPACE)
        if crew or stand.sites:
            stand.works = tuple(
                own for own in units.abilities[unit] if isinstance(own, (Strongpoint, Minefield))
            )
        self._known[free][unit][place] = stand
        return stand
