"""Buildings: printed doors that a tool opens for good, and the zombies behind the first of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import bits, mask_of
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.doors import DoorActions, DoorPolicy
from shambler.games.zombicide.core.edition import Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import consult, report
from shambler.games.zombicide.core.inventory import at_hand
from shambler.games.zombicide.core.needs import LADEN
from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import Traits
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.buildings.building_state import (
    BuildingState,
    buildings_in,
    change_buildings,
)
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.buildings.words import (
    BarredDoors,
    OneSidedDoors,
    OpensDoors,
)
from shambler.games.zombicide.systems.noise.noise import make_noise
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def building_masks(board: Board) -> tuple[int, ...]:
    """The rooms of each building: those linked by openings without a door (Z2E-049)."""
    left, found = board.inside, []
    free = board.passable & ~board.doorways & ~board.walls
    while left:
        rooms = new = left & -left
        while new:
            low = new & -new
            for there, opening in board.links[low.bit_length() - 1]:
                if free >> opening & 1 and board.inside >> there & 1:
                    new |= 1 << there & ~rooms
                    rooms |= 1 << there
            new ^= low
        found.append(rooms)
        left &= ~rooms
    return tuple(found)


class Buildings(System):
    """Which building each room belongs to, and the cards that open doors."""

    part: ClassVar[str] = "buildings"

    def __init__(self, world: Any) -> None:
        self.masks = building_masks(world.board)
        self.tools: frozenset[int] = world.cards_with("opens-doors")
        self.noisy = frozenset(
            card
            for card in self.tools
            for ability in world.content.cards[world.cards[card].id].abilities
            if isinstance(ability, OpensDoors) and ability.noisy
        )
        self.barred = _doors(world, BarredDoors)  # door -> the rule that keeps it shut
        self.one_sided = _doors(world, OneSidedDoors)

    def first(self, world: Any) -> BuildingState:
        """Where survivors start nothing will be lying in wait (Z2E-052)."""
        starts = [world.board.zone_at(start.zone) for start in world.mission.start]
        opened = sum(
            1 << number
            for number, rooms in enumerate(self.masks)
            if any(rooms >> zone & 1 for zone in starts)
        )
        return BuildingState(opened, mask_of(self.barred))

    def tool(self, survivor: Survivor, traits: Traits) -> int:
        """The card at hand that opens a door, a silent one if there is a choice; -1: none."""
        cards = at_hand(survivor, traits)
        if self.tools.isdisjoint(cards):
            return -1
        held = filter(self.tools.__contains__, cards)
        return min(held, key=self.noisy.__contains__)

    def unopened(self, game: ZombicideGame, opening: int) -> tuple[int, ...]:
        """The buildings at a door that nobody has opened yet."""
        door = game.world.board.openings[opening]
        opened = buildings_in(game.state).opened
        return tuple(
            number
            for number, rooms in enumerate(self.masks)
            if not opened >> number & 1 and (rooms >> door.a | rooms >> door.b) & 1
        )


def _doors(world: Any, kind: type[BarredDoors] | type[OneSidedDoors]) -> dict[int, str]:
    """The doors that a word of the mission names, with the rule that says so."""
    return {
        world.opening(door): word.rule
        for word in world.mission.special
        if isinstance(word, kind)
        for door in word.doors
    }


class ToolDoors(DoorPolicy):
    """An action, a tool in hand, no roll; a door never closes again (FH-DOOR-08, FH-DOOR-09)."""

    def where(self, world: ZombicideWorld) -> int:
        """Beside printed doors."""
        board = world.board
        zones = range(len(board.zones))
        return mask_of(zone for zone in zones if board.around[zone] & board.doorways)

    def workable(self, game: ZombicideGame, standing: Standing) -> Sequence[Option]:
        """Every closed door around that is not barred."""
        closed = game.world.board.around[standing.zone] & game.state.ground.closed
        if not closed or not standing.can("door"):
            return ()
        if game.world.system(Buildings).tool(standing.survivor, standing.traits) < 0:
            return ()
        doors = bits(closed & ~self._shut(game, standing))
        return [*map(game.world.menu.open.__getitem__, doors)]

    def _shut(self, game: ZombicideGame, standing: Standing) -> int:
        """The doors that cannot be opened from where the survivor stands, as bits."""
        shut = consult(game, BuildingListener.shut, buildings_in(game.state).barred, standing.who)
        if game.world.outside >> standing.zone & 1:
            shut |= mask_of(game.world.system(Buildings).one_sided)
        return shut

    def openings(self, game: ZombicideGame, zone: int) -> Iterable[int]:
        """The closed doors of a zone."""
        return bits(game.world.board.around[zone] & game.state.ground.closed)

    def why_not(self, game: ZombicideGame, standing: Standing, opening: int) -> Refusal | None:
        """No tool, or a door that the mission keeps shut."""
        system = game.world.system(Buildings)
        if buildings_in(game.state).barred >> opening & 1:
            return system.barred.get(opening, "Z2E-042"), "door-barred"
        if self._shut(game, standing) >> opening & 1:
            one_sided = system.one_sided.get(opening)
            return (one_sided, "door-one-sided") if one_sided else ("FH-OBJ-11", "card-asks")
        if system.tool(standing.survivor, standing.traits) < 0:
            return "FH-DOOR-08", "no-tool"
        return None

    def pay(self, game: ZombicideGame, turn: Turn) -> None:
        """An action."""
        turn.pay(game, "door")

    def rule(self, game: ZombicideGame, opening: int, closes: bool) -> str:
        """They only open."""
        return "FH-DOOR-08"


class ToolDoorActions(DoorActions):
    """Opening doors with tools."""

    wants: ClassVar[int] = LADEN

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Any) -> None:
        """The tool is heard (Z2E-037), the door opens unless something holds it (FH-OBJ-11)."""
        system, who, door = game.world.system(Buildings), turn.who, option.opening
        game.world.edition.doors.pay(game, turn)
        if system.tool(game.state.survivors[who], game.traits(who)) in system.noisy:
            make_noise(game, who, "Z2E-037")
        if consult(game, BuildingListener.holds, False, who, door):
            return
        open_door(game, door)
        game.tell(ev.DoorOpened, who, door, rule="FH-DOOR-08")
        open_buildings(game, system.unopened(game, door))
        report(game, BuildingListener.opened, who, door)


def open_door(game: ZombicideGame, door: int) -> None:
    """A door opens for good."""
    game.change_ground(closed=game.state.ground.closed & ~(1 << door))


def open_buildings(game: ZombicideGame, numbers: Iterable[int]) -> None:
    """Draw for the Dark Zones of buildings that are opened for the first time (Z2E-050)."""
    system, dark = game.world.system(Buildings), game.world.board.dark
    for number in numbers:
        change_buildings(game.state, opened=buildings_in(game.state).opened | 1 << number)
        game.call(FillBuilding(bits(system.masks[number] & dark)))


class FillBuilding(Procedure, frozen=True, gc=False):
    """A zombie card for each Dark Zone, in an order that the players choose (Z2E-050)."""

    zones: tuple[int, ...]

    def step(self, game: ZombicideGame) -> Decision | None:
        """Which is next?"""
        if not self.zones:
            game.end()
            return None
        options: list[Option] = [game.world.menu.zones[zone] for zone in self.zones]
        return Decision(game.world.seats, "building-order", options, "Z2E-050")

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """Its card; the others wait until it is resolved."""
        game.goto(FillBuilding(tuple(zone for zone in self.zones if zone != option.zone)))
        game.call(CardForZone(option.zone))


TOOL_DOORS: Final = ToolDoors()
OPENING: Final = ToolDoorActions()
