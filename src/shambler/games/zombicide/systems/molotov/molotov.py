"""A bottle of fire: everybody in an exterior zone is eliminated (NLD-SPEC-07, NLD-SPEC-08)."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.engulfing import engulf
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.inventory import lose_card, put_away
from shambler.games.zombicide.core.state import SpawnToken
from shambler.games.zombicide.systems.molotov.events import MolotovThrown, SpawnShifted
from shambler.games.zombicide.systems.molotov.moments import MolotovListener
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class Blaze(Procedure, frozen=True, gc=False):
    """No roll: the bottle is spent, every actor in the zone falls, a point for each ghoul."""

    who: int
    zone: int
    card: int
    rule: str = "NLD-SPEC-07"
    shifts: bool = True

    def step(self, game: ZombicideGame) -> None:
        """Ghouls and survivors, then the spawn tokens."""
        lose_card(game.state.survivors[self.who], self.card)
        put_away(game, self.card)
        game.tell(MolotovThrown, self.who, self.zone, rule=self.rule)
        if self.shifts:
            game.goto(ShiftSpawn(self.who, self.zone))
        else:
            game.end()
        nobody: tuple[int, ...] = ()
        shields = consult(game, MolotovListener.shields, nobody, self.zone)
        engulf(game, self.who, self.zone, self.rule, shields)
        if not shields:
            report(game, Listener.burned, self.who, self.zone)


class ShiftSpawn(Procedure, frozen=True, gc=False):
    """A spawn token in the fire may go to another spawn zone (NLD-SPEC-08)."""

    who: int
    zone: int
    settled: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> Decision | None:
        """One token after the other, as long as there is another spawn zone."""
        token = self._next(game)
        zones = {t.zone for t in game.state.spawns} - {self.zone}
        if token is None or not zones:
            game.end()
            return None
        others = game.world.board.clockwise(zones)
        options: list[Option] = [game.world.menu.zones[zone] for zone in others]
        about = {"who": self.who, "zone": self.zone, "spawn": token.id}
        seats = game.world.seat_of[self.who]
        return Decision(seats, "shift-spawn", [*options, PASS], "NLD-SPEC-08", about)

    def _next(self, game: ZombicideGame) -> SpawnToken | None:
        here = [t for t in game.state.spawns if t.zone == self.zone and t.id not in self.settled]
        return here[0] if here else None

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """There, or it stays."""
        token = self._next(game)
        assert token is not None
        game.goto(ShiftSpawn(self.who, self.zone, (*self.settled, token.id)))
        if isinstance(option, opt.PickZone):
            state = game.state
            moved = replace(token, zone=option.zone)
            state.spawns = tuple(moved if t.id == token.id else t for t in state.spawns)
            if token.color == "white":  # the white zone draws first, wherever it is
                state.first_spawn = option.zone
            game.tell(SpawnShifted, self.zone, option.zone)
