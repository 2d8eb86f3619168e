"""Rolls of the Un-Zeds: sabotage, agitation, allies."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.abilities.un_zeds import Sabotage
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import UnZedsRolled
from shambler.games.dawn.options.picks import PickPlace
from shambler.games.dawn.procedures.placing import NewZeds, pool
from shambler.games.dawn.procedures.research import add_early
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.procedures.team import PlaceUnZeds, waiting_un_zeds
from shambler.games.dawn.state import COUNTERS, NOWHERE, ZEDS_DICE
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

NEW_UN_ZEDS: Final = 1  # a die up to this brings an Un-Zeds unit (DOZ-PLAID-03)
NEW_ZEDS: Final = 3  # a die up to this brings Zeds (DOZ-PLAID-05)
ZEDS_AT_MOST: Final = 2


class SabotageRoll(Procedure, frozen=True, gc=False):
    """1 to 3: an Early Research card goes face down on top (DOZ-XAIO-02)."""

    unit: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """One more card before the good ones, or nothing."""
        own = game.world.units.abilities[self.unit]
        works = faces[0] <= next(a.works_to for a in own if type(a) is Sabotage)
        game.tell(UnZedsRolled, unit=self.unit, what="sabotage", roll=faces[0], works=works)
        game.end()
        if works:
            add_early(game, 1)


class AgitateRoll(Procedure, frozen=True, gc=False):
    """More than the number of its space: one Event Action less; Town Center counts as 0."""

    unit: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """It stays lost, also if they are Arrested (DOZ-PLAID-02)."""
        works = faces[0] > game.world.board.number[game.state.unit_at[self.unit]]
        game.tell(UnZedsRolled, unit=self.unit, what="agitate", roll=faces[0], works=works)
        game.end()
        if works:
            change(game, "event-actions", -1, "DOZ-PLAID-01")


class AlliesRoll(Procedure, frozen=True, gc=False):
    """1: a new Un-Zeds unit; 2 and 3: up to two Zeds on one Start space (DOZ-PLAID-03, -05)."""

    draws: ClassVar[str] = "unit"
    unit: int
    un_zeds: bool = False

    def step(self, game: DawnGame) -> Roll | Draw | None:
        """Roll, then draw if the die says so."""
        if not self.un_zeds:
            return Roll(ZEDS_DICE, 1)
        numbers = game.world.numbers.versus.of_level(game.world.level)  # DOZ-PLAID-04
        waiting = waiting_un_zeds(game, numbers.kinds if numbers is not None else ())
        if waiting:
            return Draw(COUNTERS, Deck(tuple(waiting)))
        game.end()
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Who comes, if anybody."""
        works = faces[0] <= NEW_ZEDS
        game.tell(UnZedsRolled, unit=self.unit, what="allies", roll=faces[0], works=works)
        if faces[0] <= NEW_UN_ZEDS:
            game.goto(AlliesRoll(self.unit, True))
        elif faces[0] <= NEW_ZEDS:
            game.goto(AlliedZeds(ZEDS_AT_MOST))
        else:
            game.end()

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """On a named space (DOZ-ACIV-03)."""
        game.goto(PlaceUnZeds(cards[0]))


class AlliedZeds(Procedure, frozen=True, gc=False):
    """One or two new Zeds units on a single Start space, as far as there is room."""

    left: int
    place: int = NOWHERE

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where, then whether a second one comes; the Zeds player may decline."""
        starts = [at for at in game.world.board.starts if self.place in (NOWHERE, at)]
        starts = [at for at in starts if game.room_for_zeds(at) > 0]
        if not self.left or not starts or not pool(game, False):
            game.end()
            return None
        options: list[Option] = [game.world.options.place[at] for at in starts]
        zeds = (game.world.sides.zeds,)
        about: dict[str, str | int] = {"count": self.left}
        return Decision(zeds, "allied-zeds", [*options, PASS], "DOZ-PLAID-05", about)

    def chosen(self, game: DawnGame, option: PickPlace | Pass) -> None:
        """One more there."""
        if isinstance(option, Pass):
            game.end()
            return
        game.goto(AlliedZeds(self.left - 1, option.place))
        game.call(NewZeds(option.place))
