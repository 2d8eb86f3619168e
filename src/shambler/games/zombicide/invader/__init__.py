"""Zombicide: Invader."""

from typing import Final

from shambler.games.zombicide.core.doors import FREE_DOORS
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.items import ITEMS
from shambler.games.zombicide.core.moving import MOVING
from shambler.games.zombicide.core.objectives import OBJECTIVES
from shambler.games.zombicide.core.searching import SEARCHING
from shambler.games.zombicide.core.spawning import EXTRA_ACTIVATION, SPAWN
from shambler.games.zombicide.core.striking import COMBAT
from shambler.games.zombicide.core.trading import DISCARDING, REORGANIZING
from shambler.games.zombicide.invader.invader_doors import INVADER_DOORS, break_door
from shambler.games.zombicide.invader.invader_search import SEARCH
from shambler.games.zombicide.invader.large_team import ExtraSpawns, place_extra_spawns
from shambler.games.zombicide.invader.setup import DealCards, FirstPlayer, FirstSpawn
from shambler.games.zombicide.invader.state import InvaderState
from shambler.games.zombicide.invader.table_setup import InvaderSetup
from shambler.games.zombicide.invader.view import InvaderView
from shambler.games.zombicide.missions.mission_actions import MISSION
from shambler.games.zombicide.missions.splitting import SplitGroups
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.skills.feats import SKILLS
from shambler.games.zombicide.skills.hit_and_run import HitAndRun
from shambler.games.zombicide.skills.reflexes import Reflexes
from shambler.games.zombicide.systems.abominations.abominations import ABOMINATION, run_short
from shambler.games.zombicide.systems.camouflage.camouflage import Camouflage
from shambler.games.zombicide.systems.coloured_doors.coloured_doors import ColouredDoors
from shambler.games.zombicide.systems.concentrated.concentrated import CONCENTRATED
from shambler.games.zombicide.systems.machines.commands import LEADING, MACHINES
from shambler.games.zombicide.systems.machines.lying_remotes import REMOTES
from shambler.games.zombicide.systems.machines.machines import Machines
from shambler.games.zombicide.systems.mold.mold import Mold
from shambler.games.zombicide.systems.mold.mold_spawning import MOLD
from shambler.games.zombicide.systems.noise.noise import SHOUTING, Noise
from shambler.games.zombicide.systems.oxygen.oxygen import AIRLESS, SUPPLY, Oxygen
from shambler.games.zombicide.systems.units.units import Units

INVADER: Final = Edition(
    key="invader",
    families=(
        COMBAT,
        MOVING,
        LEADING,
        SKILLS,
        SEARCHING,
        OBJECTIVES,
        REMOTES,
        MISSION,
        SUPPLY,
        MACHINES,
        FREE_DOORS,
        ITEMS,
        REORGANIZING,
        SHOUTING,
        DISCARDING,
    ),
    systems=(
        Camouflage,
        ColouredDoors,
        Noise,
        Oxygen,
        Mold,
        Units,
        Machines,
        HitAndRun,
        Reflexes,
    ),
    state_type=InvaderState,
    setup_type=InvaderSetup,
    door_reserve=5,  # INV-COMP-08
    searching=SEARCH,
    doors=INVADER_DOORS,
    stages=(SplitGroups(), DealCards(), FirstPlayer(), ExtraSpawns(), FirstSpawn()),
    more_setup=place_extra_spawns,
    gate=AIRLESS,
    named_attacks=CONCENTRATED,
    one_each=("oxygen",),  # ruling INV-BIG-05
    card_kinds={
        "spawn": SPAWN,
        "abomination": ABOMINATION,
        "mold": MOLD,
        "extra": EXTRA_ACTIVATION,
    },
    halt=break_door,
    run_short=run_short,
    card_groups={"easy": range(1, 26), "hard": range(26, 51), "extra": range(51, 1000)},
    most_survivors=12,  # INV-BIG-02
)

RULES: Final = ZombicideRules(INVADER, InvaderView)
