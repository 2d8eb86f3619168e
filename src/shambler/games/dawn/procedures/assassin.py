"""Ways of their own into and out of a combat: Alyssa's Assassin roll, Santana's charge."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.abilities.facts import Charge
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.options.picks import UseIt
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.avoid import Withdrawn
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.games.dawn.state import HERO_DICE, TOWN
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure

STRIKE: Final = 3  # the combat goes on as an Assassin Strike
WITHDRAWS_ON: Final = 2


class AssassinRoll(Procedure, frozen=True, gc=False):
    """1: fight; 2: withdraw or fight; 3 to 6: strike (DOZ-ALYSSA-01 to DOZ-ALYSSA-04)."""

    needs: ClassVar[int] = 1
    unit: int
    place: int
    roll: int = 0
    tried: bool = False

    def step(self, game: DawnGame) -> Decision | Roll:
        """Ask, roll, and on a 2 ask again."""
        if self.roll:
            what, rule = "withdraw", "DOZ-ALYSSA-03"
        elif self.tried:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        else:
            what, rule = "assassin", "DOZ-ALYSSA-01"
        options = [UseIt("dare", what, self.unit), PASS]
        about: dict[str, str | int] = {"unit": self.unit, "place": self.place}
        return Decision(game.heroes, what, options, rule, about)

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Use it, or fight."""
        if isinstance(option, Pass):
            game.end(False)
        elif self.roll:
            game.goto(Withdrawn())
            game.call(retreat.RetreatUnits((self.unit,), self.place, withdrawal=True))
        else:
            game.goto(AssassinRoll(self.unit, self.place, tried=True))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """What the die says."""
        roll = single(game, self.unit, faces)
        game.tell(AbilityTried, unit=self.unit, what="assassin", roll=roll)
        if roll == WITHDRAWS_ON and self.place != TOWN:  # from there she cannot back up
            game.goto(AssassinRoll(self.unit, self.place, roll))
        else:
            game.end(STRIKE if roll > WITHDRAWS_ON else False)


class ChargeIn(Procedure, frozen=True, gc=False):
    """Santana drives Regular Zeds off; Super Zeds stay to fight (DOZ-SANTANA-01, -03)."""

    needs: ClassVar[int] = 1
    unit: int
    place: int
    at: int = 0

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Ask, roll, and see who is left."""
        zeds = flighty(game, self.place)
        if self.at == 0 and zeds:
            options = [UseIt("dare", "charge", self.unit), PASS]
            about: dict[str, str | int] = {"unit": self.unit, "place": self.place}
            return Decision(game.heroes, "charge", options, "DOZ-SANTANA-01", about)
        if self.at == 1:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        if self.at == 2:
            game.goto(ChargeIn(self.unit, self.place, 3))
            if zeds:
                game.call(retreat.RetreatZeds(tuple(zeds)))
        else:
            game.end(self.place not in game.state.zed_at)
        return None

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Charge, or attack normally."""
        if isinstance(option, Pass):
            game.end(False)
        else:
            game.goto(ChargeIn(self.unit, self.place, 1))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """They take a Hit and run, or stand."""
        charge = next(a for a in game.world.units.abilities[self.unit] if type(a) is Charge)
        roll = single(game, self.unit, faces)
        game.tell(AbilityTried, unit=self.unit, what="charge", roll=roll)
        if roll < charge.works_from:
            game.end(False)
            return
        game.goto(ChargeIn(self.unit, self.place, 2))
        hit_zeds(game, flighty(game, self.place), charge.hits)


def flighty(game: DawnGame, place: int) -> list[int]:
    """Regular Zeds and Disease Spreaders."""
    kind = game.world.zeds.kind
    return [zed for zed in game.zeds_at(place) if kind[zed] != "super"]
