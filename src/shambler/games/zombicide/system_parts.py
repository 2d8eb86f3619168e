"""Looking at the parts of systems that an edition may have or not, to show and to check them."""

from __future__ import annotations

from shambler.games.zombicide.board.masks import bits, mask_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import GONE, ZombicideState
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.barricades.barricades import fitted_in
from shambler.games.zombicide.systems.buildings.buildings import Buildings
from shambler.games.zombicide.systems.camouflage.camouflage import CamouflageTokens
from shambler.games.zombicide.systems.cars.cars import NO_CAR, NOBODY, CarState
from shambler.games.zombicide.systems.escort.escort import leader_in
from shambler.games.zombicide.systems.knockout.knockout import FallenState, Lying
from shambler.games.zombicide.systems.machines.machines import MachineState
from shambler.games.zombicide.systems.mold.mold import Mold, MoldGround
from shambler.games.zombicide.systems.night.night import Night
from shambler.games.zombicide.systems.night.night_view import NightPart
from shambler.games.zombicide.systems.shooters.shooters import Shooters
from shambler.games.zombicide.systems.shooters.shooters_view import ShootersPart
from shambler.games.zombicide.systems.sides.side_state import SIDES, Side, sides_in
from shambler.games.zombicide.systems.sides.sides import Sides
from shambler.games.zombicide.systems.story.planning import shut_doors
from shambler.games.zombicide.systems.story.story import StoryCards
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.games.zombicide.systems.units.units import UnitState, held_by


def noise_at(state: ZombicideState, zone: int) -> int:
    """The noise tokens of a zone; none where there is no noise."""
    tokens: list[int] | None = getattr(state, "noise", None)
    return tokens[zone] if tokens is not None else 0


def unit_zones(state: ZombicideState) -> tuple[int, ...]:
    """Where the units are; a GONE one is off the board."""
    units: UnitState | None = getattr(state, "units", None)
    return units.zones if units is not None else ()


def tokens_of(state: ZombicideState, who: int) -> tuple[int, ...]:
    """The units whose tokens a survivor holds."""
    return held_by(state, who) if hasattr(state, "units") else ()


def machines_shown(state: ZombicideState) -> MachineState:
    """The tokens of machines, none where there are no machines."""
    units = len(unit_zones(state))
    machines: MachineState = getattr(state, "machines", MachineState(0, (GONE,) * units))
    return machines


def cars_shown(state: ZombicideState) -> CarState:
    """Who sits in cars, nobody where there are none."""
    on_foot = CarState((NO_CAR,) * len(state.survivors), (NOBODY,) * len(unit_zones(state)))
    cars: CarState = getattr(state, "cars", on_foot)
    return cars


def mold_shown(state: ZombicideState) -> MoldGround:
    """The ground, without mold where there is none."""
    ground = state.ground
    if isinstance(ground, MoldGround):
        return ground
    return MoldGround(ground.closed, ground.destroyed, ground.locked)


def spreaders(world: ZombicideWorld) -> frozenset[int]:
    """The kinds of enemies that leave mold where they stand."""
    return world.system(Mold).spreaders if Mold in world.systems else frozenset()


def fitted_shown(state: ZombicideState) -> int:
    """The openings with a token that stays there, as bits."""
    return fitted_in(state) if hasattr(state, "barricades") else 0


def barred_doors(game: ZombicideGame) -> int:
    """Closed doors that nobody can open now, as bits; none where no edition bars any."""
    return shut_doors(game) if Buildings in game.world.systems else 0


def unopened_doors(game: ZombicideGame) -> int:
    """Closed doors of buildings that nobody has opened yet, as bits; none where there are none."""
    if Buildings not in game.world.systems:
        return 0
    system, closed = game.world.system(Buildings), game.state.ground.closed
    return mask_of(door for door in bits(closed) if system.unopened(game, door))


def opens_doors(game: ZombicideGame, who: int) -> bool:
    """Has a survivor what it takes to open doors? Everybody has where no tools are asked for."""
    if Buildings not in game.world.systems:
        return True
    survivor, traits = game.state.survivors[who], game.traits(who)
    return game.world.system(Buildings).tool(survivor, traits) >= 0


def card_across(game: ZombicideGame, door: int) -> bool:
    """Does a story card still lie across a door?"""
    if StoryCards not in game.world.systems:
        return False
    number = game.world.system(StoryCards).doors.get(door, -1)
    return number >= 0 and not story_in(game.state).gone >> number & 1


def story_so_far(state: ZombicideState) -> tuple[object, ...]:
    """How far a story has come, where there is one."""
    parts = ("story", "escort", "buildings")
    return tuple([getattr(state, part) for part in parts]) if hasattr(state, "story") else ()


def side_of(game: ZombicideGame, who: int) -> Side | None:
    """The side of a survivor's card that shows, if it has two."""
    if Sides not in game.world.systems or not game.world.system(Sides).other[who]:
        return None
    return SIDES[sides_in(game.state).up[who]]


def hidden_at(state: ZombicideState, who: int) -> bool:
    """Does a survivor have a camouflage token?"""
    tokens: CamouflageTokens = getattr(state, "camouflage", CamouflageTokens())
    return bool(tokens.hidden >> who & 1)


def night_shown(game: ZombicideGame) -> NightPart | None:
    """The hour and the lights, where it gets dark."""
    return NightPart.of(game) if Night in game.world.systems else None


def lying_at(state: ZombicideState) -> dict[int, Lying]:
    """Who lies on the board and waits for help; nobody where falling is the end."""
    fallen: FallenState | None = getattr(state, "fallen", None)
    return {} if fallen is None else {entry.who: entry for entry in fallen.lying}


def rescued_in(state: ZombicideState) -> tuple[int, ...]:
    """Who fell and was brought to safety."""
    fallen: FallenState | None = getattr(state, "fallen", None)
    return () if fallen is None else fallen.rescued


def leads(game: ZombicideGame, who: int) -> bool:
    """Does a survivor lead the companion?"""
    return hasattr(game.state, "escort") and leader_in(game.state) == who


def shooters_shown(game: ZombicideGame) -> ShootersPart | None:
    """Whom shooters have in sight, where there are any."""
    return ShootersPart.of(game) if Shooters in game.world.systems else None
