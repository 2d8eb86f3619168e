"""Night of the Living Dead: A Zombicide Game."""

from typing import ClassVar, Final

from shambler.games.zombicide.build import ZombicideSetup
from shambler.games.zombicide.core.doors import DOORS
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.moving import MOVING
from shambler.games.zombicide.core.searching import SEARCHING
from shambler.games.zombicide.core.spawning import SPAWN
from shambler.games.zombicide.core.striking import CombatActions
from shambler.games.zombicide.core.trading import Discarding, Reorganizing
from shambler.games.zombicide.living_dead.ghouls import GhoulCompass, run_short
from shambler.games.zombicide.living_dead.living_dead_search import SEARCH
from shambler.games.zombicide.living_dead.setup import DealAtRandom
from shambler.games.zombicide.living_dead.state import LivingDeadState
from shambler.games.zombicide.living_dead.view import LivingDeadView
from shambler.games.zombicide.missions.mission_actions import MISSION
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.skills.feats import SKILLS
from shambler.games.zombicide.skills.hit_and_run import HitAndRun
from shambler.games.zombicide.systems.barricades.barricades import (
    BARRICADES,
    BREAKING,
    BUILDING,
    OPENING,
    Barricades,
)
from shambler.games.zombicide.systems.cars.cars import CARS, Cars, is_seated
from shambler.games.zombicide.systems.combining.combining import COMBINING, Combining
from shambler.games.zombicide.systems.reloading.reloading import RELOADING, Reloading
from shambler.games.zombicide.systems.sides.sides import Sides
from shambler.games.zombicide.systems.units.units import Units

# What may be done in a car: fighting, trading and reloading (NLD-CAR-04).
CONFINED_COMBAT: Final = CombatActions(confined=True)
CONFINED_TRADE: Final = Reorganizing(confined=True)
CONFINED_DISCARD: Final = Discarding(free=True, confined=True)

LIVING_DEAD: Final = Edition(
    key="living_dead",
    families=(
        CONFINED_COMBAT,
        MOVING,
        SKILLS,
        SEARCHING,
        DOORS,
        BUILDING,
        CARS,
        MISSION,
        RELOADING,
        COMBINING,
        CONFINED_TRADE,
        CONFINED_DISCARD,
    ),
    body=0,
    pack=3,  # NLD-INV-06
    door_reserve=11,  # barricades, NLD-COMP-10
    card_groups={"easy": range(1, 22), "hard": range(22, 43), "extra": range(43, 47)},
    search_decks=("house", "melee", "ranged"),
    supply="extra",
    stages=(DealAtRandom(),),
    searching=SEARCH,
    doors=BARRICADES,
    systems=(Sides, Reloading, Barricades, Combining, Units, Cars, HitAndRun),
    state_type=LivingDeadState,
    setup_type=ZombicideSetup,
    confined=is_seated,
    compass=GhoulCompass,
    instead_of_moving=BREAKING,
    card_kinds={"spawn": SPAWN, "open": OPENING},
    run_short=run_short,
)


class LivingDeadRules(ZombicideRules):
    """Rules 3: empty weapons are told from loaded ones (Z-RELOAD-02)."""

    version: ClassVar[int] = 3


RULES: Final = LivingDeadRules(LIVING_DEAD, LivingDeadView)
