"""What the state of Fort Hendrix holds besides that of the family."""

from __future__ import annotations

from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.systems.abomination_deck.abomination_deck import AbominationState
from shambler.games.zombicide.systems.all_out.break_state import BreakState
from shambler.games.zombicide.systems.buildings.building_state import BuildingState
from shambler.games.zombicide.systems.escort.escort import EscortState
from shambler.games.zombicide.systems.knockout.knockout import FallenState
from shambler.games.zombicide.systems.night.night_state import NightState
from shambler.games.zombicide.systems.reloading.reload_state import ReloadState
from shambler.games.zombicide.systems.road_cars.road_cars import RoadCarState
from shambler.games.zombicide.systems.sheets.sheet_state import TeamState
from shambler.games.zombicide.systems.story.story_state import StoryState
from shambler.games.zombicide.systems.units.units import UnitState


class HendrixState(ZombicideState, kw_only=True):
    """The parts of its systems."""

    noise: list[int]
    unloaded: ReloadState
    buildings: BuildingState
    breaks: BreakState
    abominations: AbominationState
    fallen: FallenState
    escort: EscortState
    night: NightState
    story: StoryState
    sheets: TeamState
    units: UnitState
    cars: RoadCarState
