"""Zombicide: Invader."""

from shambler.games.zombicide.abilities.feats import SKILLS
from shambler.games.zombicide.edition import Edition
from shambler.games.zombicide.features.commands import MACHINES
from shambler.games.zombicide.features.missions import MISSION
from shambler.games.zombicide.features.remotes import REMOTES
from shambler.games.zombicide.procedures.doors import DOORS
from shambler.games.zombicide.procedures.items import ITEMS
from shambler.games.zombicide.procedures.moving import MOVING
from shambler.games.zombicide.procedures.noise import NOISE
from shambler.games.zombicide.procedures.objectives import OBJECTIVES
from shambler.games.zombicide.procedures.searching import SEARCHING, SUPPLY
from shambler.games.zombicide.procedures.striking import COMBAT
from shambler.games.zombicide.procedures.trading import DISCARDING, REORGANIZING
from shambler.games.zombicide.ruleset import ZombicideRules

INVADER = Edition(
    key="invader",
    families=(
        COMBAT,
        MOVING,
        SKILLS,
        SEARCHING,
        OBJECTIVES,
        REMOTES,
        MISSION,
        SUPPLY,
        MACHINES,
        DOORS,
        ITEMS,
        REORGANIZING,
        NOISE,
        DISCARDING,
    ),
    door_reserve=5,  # INV-COMP-08
    airless=True,
    concentrated=True,
    card_groups={"easy": range(1, 26), "hard": range(26, 51), "extra": range(51, 1000)},
    most_survivors=12,  # INV-BIG-02
)

RULES = ZombicideRules(INVADER)
