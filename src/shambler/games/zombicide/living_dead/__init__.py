"""Night of the Living Dead: A Zombicide Game."""

import msgspec

from shambler.games.zombicide.abilities.feats import SKILLS
from shambler.games.zombicide.edition import Edition
from shambler.games.zombicide.features.barriers import BARRIERS, BREAKING
from shambler.games.zombicide.features.cars import CARS
from shambler.games.zombicide.features.combining import COMBINING
from shambler.games.zombicide.features.missions import MISSION
from shambler.games.zombicide.features.modes import Relatives
from shambler.games.zombicide.features.reloading import RELOADING, ReloadAll
from shambler.games.zombicide.features.stocks import STOCKS
from shambler.games.zombicide.living_dead.ghouls import GhoulCompass, halt, run_short
from shambler.games.zombicide.living_dead.setup import DealAtRandom
from shambler.games.zombicide.procedures.moving import MOVING
from shambler.games.zombicide.procedures.striking import COMBAT
from shambler.games.zombicide.procedures.trading import DISCARDING, REORGANIZING
from shambler.games.zombicide.ruleset import ZombicideRules

# What may be done in a car: fighting, trading and reloading (NLD-CAR-04).
SEATED_COMBAT, SEATED_TRADE, SEATED_DISCARD = (
    msgspec.structs.replace(family, seated=True) for family in (COMBAT, REORGANIZING, DISCARDING)
)

LIVING_DEAD = Edition(
    key="living_dead",
    families=(
        SEATED_COMBAT,
        MOVING,
        SKILLS,
        STOCKS,
        BARRIERS,
        CARS,
        MISSION,
        RELOADING,
        COMBINING,
        SEATED_TRADE,
        SEATED_DISCARD,
    ),
    body=0,
    pack=3,  # NLD-INV-06
    door_reserve=11,  # barricades, NLD-COMP-10
    card_groups={"easy": range(1, 22), "hard": range(22, 43), "extra": range(43, 47)},
    search_decks=("house", "melee", "ranged"),
    supply="extra",
    side="romero",
    stages=(DealAtRandom(),),
    rules=(Relatives, ReloadAll),
    compass=GhoulCompass,
    halt=halt,
    deed=BREAKING,
    run_short=run_short,
    cites={
        "INV-ATT-01": "NLD-AMMO-05",
        "INV-ATTACK-06": "NLD-ATTACK-07",
        "INV-INV-04": "NLD-INV-06",
        "INV-MACH-01": "NLD-CAR-08",
        "INV-MINI-01": "NLD-MINI-02",
        "INV-MIS-01": "NLD-MIS-01",
        "INV-SETUP-05": "NLD-SETUP-06",
        "INV-SKILL-40": "NLD-SKILL-13",
        "INV-SKILL-51": "NLD-SKILL-02",
        "INV-SPAWN-06": "NLD-SPAWN-07",
        "INV-XP-04": "NLD-XP-07",
        "Z-OVER-04": "Z-OVER-01",
        "Z-ROUND-07": "NLD-ROUND-10",
        "Z-SKILL-48": "NLD-AMMO-05",
    },
)

RULES = ZombicideRules(LIVING_DEAD)
