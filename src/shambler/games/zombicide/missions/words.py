"""Every word of mission files: goals, special rules, rewards, set-up effects, triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from shambler.games.zombicide.core.hooks import NOBODY, Listener
from shambler.games.zombicide.missions import (
    counting,
    goals,
    place_actions,
    scene_goals,
    scene_searching,
    specials,
)
from shambler.games.zombicide.missions.burning import BurnSpawns
from shambler.games.zombicide.missions.companions import Companions
from shambler.games.zombicide.missions.describing import (
    Bystanders,
    OpeningPhase,
    OptionalObjectives,
)
from shambler.games.zombicide.missions.escorting import Led, QuietCompany
from shambler.games.zombicide.missions.fort_rules import (
    BorderDoors,
    BurningZone,
    Countdown,
    Floodlights,
    PowerOn,
    WokenUnless,
)
from shambler.games.zombicide.missions.rewards import AnyReward
from shambler.games.zombicide.missions.samples import Sample
from shambler.games.zombicide.missions.setups import AnySetup, setup_of
from shambler.games.zombicide.missions.spawns import AnyTrigger, HellfireDestroysSpawn, WakeSetsMold
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.missions.story_places import StoryPlaces
from shambler.games.zombicide.missions.turning import TurnCard
from shambler.games.zombicide.systems.backpack.words import Wrath
from shambler.games.zombicide.systems.barricades.words import BuildBarricades
from shambler.games.zombicide.systems.buildings.words import BarredDoors, OneSidedDoors
from shambler.games.zombicide.systems.cars.words import Driving
from shambler.games.zombicide.systems.coloured_doors.words import ColouredDoorsOpen
from shambler.games.zombicide.systems.road_cars.words import LockedCar
from shambler.games.zombicide.systems.sheets.words import Contamination
from shambler.games.zombicide.systems.story.story_goal import StoryGoal

if TYPE_CHECKING:
    from shambler.games.zombicide.core.goal_rule import GoalRule
    from shambler.games.zombicide.core.state import ZombicideState
    from shambler.games.zombicide.core.world import ZombicideWorld
    from shambler.games.zombicide.missions.mission import Mission

__all__ = ["AnyGoal", "AnyReward", "AnySetup", "AnySpecial", "AnyTrigger"]

AnyGoal: TypeAlias = (
    goals.TakeObjectives
    | goals.TakeAllObjectives
    | goals.Leave
    | goals.Gather
    | goals.EvacuateCrew
    | goals.DestroySpawnToken
    | goals.ReachLevel
    | goals.AllEquipped
    | goals.Samples
    | scene_goals.CountGoal
    | scene_goals.AllClosed
    | scene_goals.BoardCar
    | scene_goals.DriveAway
    | scene_goals.HoldOut
    | StoryGoal
)

AnySpecial: TypeAlias = (
    specials.LoseIfEnemyActivates
    | specials.LoseIfEnemyEnters
    | specials.CrewLeaves
    | specials.DiscardOnEntering
    | specials.LockedUntil
    | specials.LoseIfMachineLost
    | counting.CountFallen
    | counting.CountShuffles
    | counting.LoseWhen
    | counting.FireAt
    | place_actions.PlaceAction
    | place_actions.PutDown
    | scene_searching.HidingSpots
    | scene_searching.SearchAlso
    | scene_searching.EventsAt
    | BurnSpawns
    | Bystanders
    | ColouredDoorsOpen
    | Companions
    | HellfireDestroysSpawn
    | Led
    | OptionalObjectives
    | OpeningPhase
    | QuietCompany
    | StoryPlaces
    | Sample
    | TurnCard
    | WakeSetsMold
    | BarredDoors
    | BorderDoors
    | BuildBarricades
    | BurningZone
    | Contamination
    | Countdown
    | Driving
    | Floodlights
    | LockedCar
    | OneSidedDoors
    | PowerOn
    | WokenUnless
    | Wrath
)


def goals_of(mission: Mission) -> tuple[GoalRule, ...]:
    """The goals of a mission, in their order."""
    return tuple(sorted(mission.goal, key=_order))


def _order(goal: GoalRule) -> int:
    return goal.order


def rules_of(mission: Mission) -> tuple[SpecialRule, ...]:
    """The special rules of a mission, and what wakes its sleeping spawn zones."""
    triggers = {id(trigger): trigger for spawn in mission.spawn for trigger in spawn.wakes}
    specials = [word for word in mission.special if isinstance(word, SpecialRule)]
    return (*specials, *triggers.values())


def prepare(world: ZombicideWorld, state: ZombicideState) -> None:
    """Everything the mission changes on the laid table."""
    for effect in setup_of(world):
        effect.prepare(world, state)
    for prepares in world.hooks.get(Listener.prepare, NOBODY):
        prepares(world, state)
