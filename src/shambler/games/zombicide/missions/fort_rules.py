"""Special rules of the fort's missions: lights, fire, doors that give way, a countdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.round import EnemiesPhase
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.words import Amount, OncePerWorld, SpawnId, TileId, ZoneName
from shambler.games.zombicide.missions.events import DoorForced
from shambler.games.zombicide.missions.fire_rolls import ActAfter, FireRoll
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.buildings.buildings import (
    Buildings,
    open_buildings,
    open_door,
)
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.night.moments import NightListener
from shambler.games.zombicide.systems.night.night_state import OFF, night_in
from shambler.games.zombicide.systems.night.options import TurnLight
from shambler.games.zombicide.systems.sheets.moments import SheetListener
from shambler.games.zombicide.systems.sheets.options import Bonus
from shambler.games.zombicide.systems.sheets.sheet_state import team_of
from shambler.games.zombicide.systems.story.effects import set_spawn
from shambler.games.zombicide.systems.story.moments import StoryListener
from shambler.games.zombicide.systems.story.options import GiveUp
from shambler.games.zombicide.systems.story.resolving import read_note
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards
from shambler.games.zombicide.systems.story.story_state import change_story, since, story_in
from shambler.games.zombicide.systems.story.succession import lose_mission
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from typing import Any

    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.kernel.decision import Option


class PowerOn(SpecialRule, NightListener, frozen=True, kw_only=True, tag="power-on"):
    """With a flag, rooms of some tiles are no longer dark for sight and accuracy."""

    declares: ClassVar[bool] = False
    flag: str
    tiles: tuple[TileId, ...]

    @OncePerWorld
    def _rooms(self, world: Any) -> int:
        return mask_of(
            zone.index
            for zone in world.board.zones
            if zone.inside and not set(zone.tiles).isdisjoint(self.tiles)
        )

    def cleared(self, game: ZombicideGame, zones: int) -> int:
        """Whoever waits in there still does."""
        return zones | self._rooms(game.world) if since(game.state, self.flag) else zones


class Floodlights(SpecialRule, NightListener, frozen=True, kw_only=True, tag="floodlights"):
    """With a flag, night rules are ignored in every zone of some tiles."""

    declares: ClassVar[bool] = False
    flag: str
    tiles: tuple[TileId, ...]

    @OncePerWorld
    def _zones(self, world: Any) -> int:
        return mask_of(
            zone.index for zone in world.board.zones if not set(zone.tiles).isdisjoint(self.tiles)
        )

    def bright(self, game: ZombicideGame, zones: int) -> int:
        """They are seen from everywhere, but no beam stirs anybody there."""
        return zones | self._zones(game.world) if since(game.state, self.flag) else zones


class Countdown(SpecialRule, frozen=True, kw_only=True, tag="countdown"):
    """With a flag, everybody must be gone some rounds later."""

    flag: str
    rounds: Amount

    def end_phase(self, game: ZombicideGame) -> None:
        """Too late, if somebody in play or the companion is still on the board."""
        lit = since(game.state, self.flag)
        if lit and game.state.round >= lit + self.rounds and game.in_play():
            lose_mission(game, "too-late", self.rule, at_end=True)


class WokenUnless(SpecialRule, SheetListener, frozen=True, kw_only=True, tag="woken-unless-done"):
    """A spawn zone spawns from the first round for a team that has not done a mission yet."""

    declares: ClassVar[bool] = False
    spawn: SpawnId
    mission: str

    def sheet_laid(self, world: Any, state: Any) -> None:
        """The sheet tells."""
        if self.mission not in team_of(state).done:
            state.spawns = tuple(
                replace(token, active=token.active or world.spawn_name(token.id) == self.spawn)
                for token in state.spawns
            )


# -- a zone on fire ------------------------------------------------------------------------


class BurningZone(SpecialRule, StoryListener, frozen=True, kw_only=True, tag="burning-zone"):
    """Whoever enters it or acts in it may be hurt; its crate is locked until a card is taken.

    Fire thrown into it removes a spawn zone and what lies there (FH-M7-05 to 07).
    """

    declares: ClassVar[bool] = False
    zone: ZoneName
    on: int  # hurts on this face and above
    card: str
    locked: str  # the rule that locks the crate
    spawn: SpawnId
    burns: str  # the rule of fire thrown into it

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """The companion, too (FHR-18)."""
        if zone == game.world.board.zone_at(self.zone):
            game.call(FireRoll(who, self.on, self.rule))

    def acting(self, game: ZombicideGame, waits: bool, turn: Turn, option: Option) -> bool:
        """A die before each action, that which leaves the zone included."""
        here = game.state.survivors[turn.who].zone == game.world.board.zone_at(self.zone)
        if not here or not _is_action(game, turn, option):
            return waits
        game.call(ActAfter(option.key))
        game.call(FireRoll(turn.who, self.on, self.rule))
        return True

    def crate_locked(self, game: ZombicideGame, rule: str, zone: int) -> str:
        """Until the card of the wreck has been taken."""
        story = story_of(game)
        gone = story_in(game.state).gone >> story.number_of(self.card) & 1
        return rule if gone or zone != game.world.board.zone_at(self.zone) else self.locked

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """The spawn zone is gone for good, and so is what lies there (FH-M7-07)."""
        if zone != game.world.board.zone_at(self.zone):
            return
        set_spawn(game, self.spawn, "removed", self.burns)
        state = story_in(game.state)
        cards = [
            number
            for number, place in enumerate(game.world.system(StoryCards).zones)
            if place == zone
        ]
        crates = tuple(crate for crate in state.crates if crate != zone)
        change_story(game.state, gone=state.gone | mask_of(cards), crates=crates)


def _is_action(game: ZombicideGame, turn: Turn, option: Option) -> bool:
    """Free actions count; discarding, turning a light, giving up and the like are none."""
    if isinstance(option, opt.EndTurn):
        return turn.standing(game).left > 0  # doing nothing
    if isinstance(option, TurnLight):
        return night_in(game.state).beams[turn.who] == OFF
    return not isinstance(option, opt.Discard | opt.UseItem | Bonus | GiveUp)


# -- doors that give way -------------------------------------------------------------------


class BorderDoors(SpecialRule, BuildingListener, frozen=True, kw_only=True, tag="border-doors"):
    """Doors of one building give way to enemies with an extra activation (FH-M10-06 to 08).

    A flag saves the first of them; after ``forced`` doors a note is read.
    """

    declares: ClassVar[bool] = False
    doors: tuple[tuple[ZoneName, ZoneName], ...]
    flag: str
    forced: int
    note: int
    breaks: str  # the rule of doors that give way
    reads: str  # the rule of the note

    @OncePerWorld
    def _doors(self, world: Any) -> tuple[int, ...]:
        return tuple(world.opening(door) for door in self.doors)

    def pushing(self, game: ZombicideGame, push: bool) -> bool:
        """They go as if all doors were open."""
        return True

    def stopped(self, game: ZombicideGame, door: int, zone: int) -> None:
        """Only from outside, and not by the activation of every enemies' phase."""
        closed = game.state.ground.closed >> door & 1
        if not closed or door not in self._doors(game.world):
            return
        if not game.world.outside >> zone & 1 or _ordinary(game):
            return
        flags = dict(story_in(game.state).flags)
        if self.flag in flags:
            del flags[self.flag]
            change_story(game.state, flags=tuple(flags.items()))
            return
        tally = game.state.tally
        tally[self.name] = tally.get(self.name, 0) + 1
        open_door(game, door)
        game.tell(DoorForced, door, rule=self.breaks)
        if tally[self.name] == self.forced:
            read_note(game, self.note, -1, -1, self.reads)
        open_buildings(game, game.world.system(Buildings).unopened(game, door))


def _ordinary(game: ZombicideGame) -> bool:
    """Is this the activation of the enemies' phase?"""
    return any(isinstance(frame, EnemiesPhase) and frame.spawning for frame in game.state.stack)
