"""Zombicide 2nd Edition: Fort Hendrix."""

from shambler.games.zombicide.build import ZombicideSetup
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.doors import DOORS
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.items import ITEMS
from shambler.games.zombicide.core.moving import MOVING
from shambler.games.zombicide.core.searching import SEARCHING
from shambler.games.zombicide.core.trading import DISCARDING, REORGANIZING
from shambler.games.zombicide.hendrix.searching import SEARCH
from shambler.games.zombicide.hendrix.setup import DealStartingCards, MissionBegins
from shambler.games.zombicide.hendrix.state import HendrixState
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.missions.mission_actions import MISSION
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.skills.feats import SKILLS
from shambler.games.zombicide.skills.hit_and_run import HitAndRun
from shambler.games.zombicide.systems.abomination_deck.abomination_deck import (
    ABOMINATION,
    AbominationDeck,
)
from shambler.games.zombicide.systems.all_out.all_out import ALL_OUT, AllOutAttacks
from shambler.games.zombicide.systems.buildings.buildings import TOOL_DOORS, Buildings
from shambler.games.zombicide.systems.escort.escort import ESCORT, Escort, PickLeader
from shambler.games.zombicide.systems.knockout.knockout import RESCUING, Knockout, fall
from shambler.games.zombicide.systems.night.lighting import AIMED_COMBAT, LIGHTS
from shambler.games.zombicide.systems.night.night import Night, ZombieCompass, survivor_sight
from shambler.games.zombicide.systems.noise.noise import SHOUTING, Noise
from shambler.games.zombicide.systems.reloading.reloading import RELOADING, Reloading
from shambler.games.zombicide.systems.shooters.shooters import EXTRA, RUSH, ZOMBIES, Shooters
from shambler.games.zombicide.systems.story.story import STORY, StoryCards


def run_short(game: ZombicideGame, foe: int, zones: tuple[int, ...]) -> None:
    """All zombies of the type that ran out act at once (Z2E-075)."""
    game.call(Activation(game.world.kin[foe], rule="Z-MINI-01"))


HENDRIX = Edition(
    key="hendrix",
    families=(
        AIMED_COMBAT,
        ALL_OUT,
        MOVING,
        SKILLS,
        SEARCHING,
        DOORS,
        STORY,
        RESCUING,
        ESCORT,
        MISSION,
        LIGHTS,
        RELOADING,
        ITEMS,
        REORGANIZING,
        SHOUTING,
        DISCARDING,
    ),
    body=0,
    pack=3,  # Z2E-021
    doors_start_closed=True,  # Z2E-007
    best_accuracy=2,  # Z2E-025
    card_groups={"easy": range(41, 59), "hard": range(59, 77), "extra": range(77, 81)},  # Z2E-092
    search_decks=("advanced", "military"),
    prize_deck="pimpweapon",
    supply="",
    stages=(DealStartingCards(), PickLeader(), MissionBegins()),
    searching=SEARCH,
    doors=TOOL_DOORS,
    systems=(
        Noise,
        Reloading,
        Buildings,
        AbominationDeck,
        Shooters,
        AllOutAttacks,
        Knockout,
        Escort,
        Night,
        StoryCards,
        HitAndRun,
    ),
    state_type=HendrixState,
    setup_type=ZombicideSetup,
    compass=ZombieCompass,
    sight=survivor_sight,
    fall=fall,
    card_kinds={"spawn": ZOMBIES, "rush": RUSH, "extra": EXTRA, "abomination": ABOMINATION},
    run_short=run_short,
)

RULES = ZombicideRules(HENDRIX, HendrixView)
