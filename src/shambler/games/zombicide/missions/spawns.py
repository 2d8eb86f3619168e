"""Spawn tokens that wake, hide and burn (INV-SPAWN-06, INV-M6-05, INV-M7-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.words import Amount, Color, DoorId, OncePerWorld, SpawnId, TileId
from shambler.games.zombicide.missions.spawn_removal import DestroySpawn
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.missions.specials import opening_of
from shambler.games.zombicide.systems.mold.moments import MoldListener
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class Trigger(SpecialRule, frozen=True, kw_only=True, tag_field="when"):
    """What wakes a sleeping spawn zone; its mold wakes with it."""

    @OncePerWorld
    def tokens(self, world: Any) -> tuple[int, ...]:
        """The spawn tokens that it wakes."""
        return tuple(
            number
            for number, spawn in enumerate(world.mission.spawn)
            if any(one is self for one in spawn.wakes)
        )

    def wake(self, game: ZombicideGame, token: int) -> None:
        """From now on the zone spawns (INV-MOLD-13, INV-M7-08)."""
        state = game.state
        asleep = [t for t in state.spawns if t.id == token and not t.active]
        if not asleep:
            return
        state.spawns = tuple(replace(t, active=True) if t.id == token else t for t in state.spawns)
        zone = asleep[0].zone
        game.tell(ev.SpawnAwoke, zone, rule=self.rule)
        grows = sets_mold(game.world, token)
        report(game, MoldListener.spawn_woke, zone, grows, self.rule)

    def wake_all(self, game: ZombicideGame) -> None:
        """All that wait for this."""
        for token in self.tokens(game.world):
            self.wake(game, token)


def sets_mold(world: Any, token: int) -> bool:
    """Does a spawn zone of the mission become a mold zone when it wakes?"""
    name = world.mission.spawn[token].id
    return any(
        isinstance(word, WakeSetsMold) and name in word.spawns for word in world.mission.special
    )


class WakesByMold(Trigger, frozen=True, kw_only=True, tag="mold-appears"):
    """A mold zone appears near it (INV-M1-06)."""

    range: int

    def mold_appeared(self, game: ZombicideGame, zone: int) -> None:
        """Within range, by a way that no wall or closed door cuts."""
        for token in self.tokens(game.world):
            here = game.world.board.zone_at(game.world.mission.spawn[token].zone)
            if game.terrain.within(here, self.range) >> zone & 1:
                self.wake(game, token)


class WakesByObjective(Trigger, frozen=True, kw_only=True, tag="objective-taken"):
    """The objective of the colour is taken."""

    color: Color

    def objective_taken(self, game: ZombicideGame, who: int, color: str) -> None:
        """By anybody."""
        if color == self.color:
            self.wake_all(game)


class WakesByDoor(Trigger, frozen=True, kw_only=True, tag="door-gone"):
    """The door is removed or destroyed (INV-M7-09, INV-M7-10)."""

    door: DoorId

    def door_gone(self, game: ZombicideGame, opening: int) -> None:
        """By anybody or anything."""
        if opening == opening_of(game.world, self.door):
            self.wake_all(game)


class WakesByCount(Trigger, frozen=True, kw_only=True, tag="counted"):
    """Something the scene counts has happened often enough (NLD-SPAWN-07)."""

    what: str
    count: Amount

    def counted(self, game: ZombicideGame, what: str, who: int) -> None:
        """Look at the count."""
        if what == self.what and game.state.tally[what] >= self.count:
            self.wake_all(game)


class WakesByRound(Trigger, frozen=True, kw_only=True, tag="after-round"):
    """A round is over."""

    round: int

    def end_phase(self, game: ZombicideGame) -> None:
        """This one."""
        if game.state.round == self.round:
            self.wake_all(game)


class WakesByLeaving(Trigger, frozen=True, kw_only=True, tag="survivor-left"):
    """A survivor has left the board."""

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """The first of them."""
        self.wake_all(game)


class WakesByStory(Trigger, frozen=True, kw_only=True, tag="story"):
    """A card of the story, or what earlier missions left behind, wakes it."""


AnyTrigger: TypeAlias = (
    WakesByMold
    | WakesByObjective
    | WakesByDoor
    | WakesByCount
    | WakesByRound
    | WakesByLeaving
    | WakesByStory
)


class WakeSetsMold(SpecialRule, frozen=True, kw_only=True, tag="wake-sets-mold"):
    """These spawn zones become mold zones when they wake (INV-M7-08)."""

    spawns: tuple[SpawnId, ...]


class HellfireDestroysSpawn(SpecialRule, frozen=True, kw_only=True, tag="hellfire-destroys-spawn"):
    """Hellfire on a spawn zone may remove a token, on some tiles or everywhere."""

    removes_mold: bool
    optional: bool
    tiles: tuple[TileId, ...] = ()

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Ask whoever fired."""
        here = game.world.board.zones[zone].tiles
        if not self.tiles or any(tile in self.tiles for tile in here):
            game.call(DestroySpawn(who, zone, self.removes_mold, self.rule, self.optional))
