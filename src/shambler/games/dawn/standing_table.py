"""Which effects are in force: worked out once for each set of cards, then looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from shambler.games.dawn.effects.base import Standing
from shambler.games.dawn.effects.lasting import (
    ChaosFire,
    NoMoves,
    NoSurfaceMoves,
    SmashBarricades,
)
from shambler.games.dawn.effects.ongoing import Distraction

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_world import Laboratory
    from shambler.games.dawn.effects.base import Effect
    from shambler.games.dawn.state import DawnState

HINDER_MOVES: Final = frozenset({NoMoves, NoSurfaceMoves})
STIR_STEPS: Final = frozenset({NoMoves, SmashBarricades, ChaosFire, Distraction})
MOST_KEPT: Final = 2_000  # sets of cards; then the table begins anew


class InForce(NamedTuple):
    """The effects that last, in the order in which they began, and their kinds.

    ``hinders``: some of them keep units from moving; ``stirs``: some change the steps of Zeds.
    """

    effects: tuple[Standing, ...]
    kinds: frozenset[type[Standing]]
    hinders: bool
    stirs: bool


class StandingTable:
    """Every set of lasting effects that was met; ``laboratory``: where Research is played."""

    def __init__(
        self, programs: tuple[tuple[Effect, ...], ...], laboratory: Laboratory | None
    ) -> None:
        self.programs, self.laboratory = programs, laboratory
        self._known: dict[tuple[tuple[int, ...], int, int], InForce] = {}

    def of(self, state: DawnState) -> InForce:
        """What is in force now."""
        key = (state.standing, state.current_research, state.components)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[key] = self._read(state)
        return found

    def _read(self, state: DawnState) -> InForce:
        cards = [self.programs[ref >> 4][ref & 15] for ref in state.standing]
        effects = [effect for effect in cards if isinstance(effect, Standing)]
        if self.laboratory is not None:
            effects += self.laboratory.standing(state)
        kinds = frozenset(map(type, effects))
        hinders, stirs = not kinds.isdisjoint(HINDER_MOVES), not kinds.isdisjoint(STIR_STEPS)
        return InForce(tuple(effects), kinds, hinders, stirs)
