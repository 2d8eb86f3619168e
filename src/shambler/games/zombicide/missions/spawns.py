"""Spawn tokens that wake, hide and burn (INV-SPAWN-06, INV-M6-05, INV-M7-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.content import Spawn
from shambler.games.zombicide.features import mold
from shambler.games.zombicide.features.missions import MissionRule, check_goals
from shambler.games.zombicide.missions.marks import destroyed
from shambler.games.zombicide.missions.specials import opening_of
from shambler.games.zombicide.state import SpawnToken
from shambler.games.zombicide.table import SETUP
from shambler.kernel.chance import Draw
from shambler.kernel.content import Named
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table

SPARE = opt.Say("say:spare", "spare")


class Waking(MissionRule):
    """A sleeping spawn zone wakes when something happens; its mold wakes with it."""

    def __init__(self, world: Any, entry: Named, spawn: Spawn) -> None:
        super().__init__(world, entry)
        self.token: int = world.mission.spawn.index(spawn)
        self.zone: int = world.board.zone_at(spawn.zone)
        self.sets_mold = any(
            special.name == "wake-sets-mold" and spawn.id in special.texts("spawns")
            for special in world.mission.special
        )

    def wake(self, game: Table) -> None:
        """From now on the zone spawns (INV-MOLD-13, INV-M7-08)."""
        state = game.state
        asleep = [t for t in state.spawns if t.id == self.token and not t.active]
        if not asleep:
            return
        state.spawns = tuple(
            msgspec.structs.replace(t, active=True) if t.id == self.token else t
            for t in state.spawns
        )
        game.tell(ev.SpawnAwoke, self.zone, rule=self.rule)
        if self.sets_mold or state.ground.inactive >> self.zone & 1:
            mold.spread(game, self.zone, self.rule)


class WakesByMold(Waking):
    """A mold zone appears near it (INV-M1-06)."""

    name: ClassVar[str] = "mold-appears"

    def mold_appeared(self, game: Table, zone: int) -> None:
        """Within range, by a way that no wall or closed door cuts."""
        near = game.terrain.within(self.zone, self.entry.number("range"))
        if near >> zone & 1:
            self.wake(game)


class WakesByObjective(Waking):
    """The objective of the colour is taken."""

    name: ClassVar[str] = "objective-taken"

    def objective_taken(self, game: Table, who: int, color: str) -> None:
        """By anybody."""
        if color == self.entry.text("color"):
            self.wake(game)


class WakesByDoor(Waking):
    """The door is removed or destroyed (INV-M7-09, INV-M7-10)."""

    name: ClassVar[str] = "door-gone"

    def __init__(self, world: Any, entry: Named, spawn: Spawn) -> None:
        super().__init__(world, entry, spawn)
        self.opening = opening_of(world, entry.text("door"))

    def door_gone(self, game: Table, opening: int) -> None:
        """By anybody or anything."""
        if opening == self.opening:
            self.wake(game)


class WakesByCount(Waking):
    """Something the scene counts has happened often enough (NLD-SPAWN-07)."""

    name: ClassVar[str] = "counted"

    def counted(self, game: Table, what: str, who: int) -> None:
        """Look at the count."""
        if what == self.entry.text("what") and game.state.tally[what] >= self.entry.number("count"):
            self.wake(game)


class WakesByRound(Waking):
    """A round is over."""

    name: ClassVar[str] = "after-round"

    def end_phase(self, game: Table) -> None:
        """This one."""
        if game.state.round == self.entry.number("round"):
            self.wake(game)


class WakesByLeaving(Waking):
    """A survivor has left the board."""

    name: ClassVar[str] = "survivor-left"

    def survivor_left(self, game: Table, who: int) -> None:
        """The first of them."""
        self.wake(game)


TRIGGERS: dict[str, type[Waking]] = {
    cls.name: cls
    for cls in (
        WakesByMold,
        WakesByObjective,
        WakesByDoor,
        WakesByCount,
        WakesByRound,
        WakesByLeaving,
    )
}


class HellfireDestroysSpawn(MissionRule):
    """Hellfire on a spawn zone may remove a token, on some tiles or everywhere."""

    name: ClassVar[str] = "hellfire-destroys-spawn"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.tiles = frozenset(entry.texts("tiles"))
        self.removes_mold = entry.flag("removes_mold")

    def burned(self, game: Table, who: int, zone: int) -> None:
        """Ask whoever fired."""
        tiles = self.tiles.intersection(game.world.board.zones[zone].tiles)
        if tiles or not self.tiles:
            game.call(DestroySpawn(who, zone, self.removes_mold, self.rule))


class DestroySpawn(Procedure, frozen=True, gc=False):
    """Remove one spawn token of the burning zone, or spare it."""

    who: int
    zone: int
    removes_mold: bool
    rule: str

    def step(self, game: Table) -> Decision | None:
        """Every token in the zone can be the one."""
        tokens = [token for token in game.state.spawns if token.zone == self.zone]
        if not tokens:
            game.end()
            return None
        options: list[Option] = [
            opt.PickSpawn(f"spawn:{game.world.spawn_name(token.id)}", token.id) for token in tokens
        ]
        about = {"who": self.who, "zone": self.zone}
        seats = game.world.seat_of[self.who]
        return Decision(seats, "destroy-spawn", [*options, SPARE], self.rule, about)

    def chosen(self, game: Table, option: Option) -> None:
        """It burns."""
        if isinstance(option, opt.PickSpawn):
            game.goto(LookAtSpawn(option.spawn, self.removes_mold, self.rule))
        else:
            game.end()


class LookAtSpawn(Procedure, frozen=True, gc=False):
    """Take a token away; a face-down one shows its colour only now (INV-M6-03)."""

    spawn: int
    removes_mold: bool
    rule: str

    def step(self, game: Table) -> Draw | None:
        """A face-up token needs no draw."""
        token = self._token(game)
        if not token.pool:
            self._remove(game, token, token.color)
            return None
        colors = spawn_colors(game)
        return Draw(SETUP, Deck(tuple(sorted(colors.index(c) for c in game.state.buried))))

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """Now everybody knows."""
        color = spawn_colors(game)[cards[0]]
        buried = list(game.state.buried)
        buried.remove(color)
        game.state.buried = tuple(buried)
        self._remove(game, self._token(game), color)

    def _token(self, game: Table) -> SpawnToken:
        return next(token for token in game.state.spawns if token.id == self.spawn)

    def _remove(self, game: Table, token: SpawnToken, color: str) -> None:
        """With its mold token, if the mission says so: the zone is as printed again (INV-M6-05)."""
        state = game.state
        state.spawns = tuple(t for t in state.spawns if t.id != token.id)
        state.tally[destroyed(color)] = state.tally.get(destroyed(color), 0) + 1
        game.tell(ev.SpawnDestroyed, token.zone, color, rule=self.rule)
        if self.removes_mold:
            clean = ~(1 << token.zone)
            ground = state.ground
            game.change_ground(active=ground.active & clean, inactive=ground.inactive & clean)
        pass_first_spawn(game)
        game.end()
        check_goals(game)


def spawn_colors(game: Table) -> tuple[str, ...]:
    """The colours that face-down spawn tokens can have, in a fixed order."""
    hides = [e for e in game.world.mission.setup if e.name == "hide-spawn-token"]
    return (*dict.fromkeys(("red", *(entry.text("color") for entry in hides))),)


def pass_first_spawn(game: Table) -> None:
    """When the first spawn zone is gone, the next one clockwise is the first (INV-SPAWN-02)."""
    state = game.state
    zones = {token.zone for token in state.spawns}
    if zones and state.first_spawn not in zones:
        state.first_spawn = game.world.board.clockwise(zones, state.first_spawn)[0]
