"""Breaking in: compare attack and Resistance place by place."""

from __future__ import annotations

from shambler.games.invazions.events import AttackFailed, PlaceEntered
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.damage import Damage
from shambler.games.invazions.procedures.wounded import HandOutWounded
from shambler.kernel.procedure import Procedure


class BreakIn(Procedure, frozen=True, gc=False):
    """Resistances are fixed now, for the whole phase (IVZ-DMG-01 to IVZ-DMG-06, AMB-33)."""

    def step(self, game: InvazionsGame) -> None:
        """Settle every attacked place, then hand out wounds and deal damage."""
        due: list[int] = []
        for place in range(len(game.state.places)):
            hordes = game.hordes_at(place)
            if hordes and not self._enter(game, place):
                due += hordes * game.world.numbers.wounded_on_failed_attack
        game.goto(Damage(places=tuple(range(len(game.state.places)))))
        if due:
            game.call(HandOutWounded(due=tuple(due), because="IVZ-DMG-04"))

    def _enter(self, game: InvazionsGame, place: int) -> bool:
        there = game.state.places[place]
        attack = game.attack_at(place)
        there.resistance = resistance = game.resistance_at(place)
        if attack < resistance:
            game.tell(AttackFailed, place=place, attack=attack, resistance=resistance)
            return False
        there.penetrated, there.left = True, attack - resistance
        game.tell(PlaceEntered, place=place, attack=attack, resistance=resistance, left=there.left)
        return True
