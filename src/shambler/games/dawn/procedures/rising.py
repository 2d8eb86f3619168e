"""Civilians who leave a Zeds unit behind, by a card's text (E-B09, E-R01).

The new unit comes when the combat or effect that felled them is settled: a Phase, an activation and
the Action menu look for it before they go on.
"""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FallenCiviliansRise
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.kernel.procedure import Procedure


class RiseFallen(Procedure, frozen=True, gc=False):
    """The new units, one after the other, in the order in which the Civilians fell."""

    def step(self, game: DawnGame) -> None:
        """Place the next."""
        state = game.state
        if not state.rising:
            game.end()
            return
        place, state.rising = state.rising[0], state.rising[1:]
        still = any(e.still for e in game.standing() if type(e) is FallenCiviliansRise)
        game.call(NewZeds(place, still=still))
