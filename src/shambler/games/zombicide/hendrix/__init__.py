"""Zombicide 2nd Edition: Fort Hendrix."""

from typing import Final

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.items import ItemActions
from shambler.games.zombicide.core.moving import MOVING
from shambler.games.zombicide.core.trading import Discarding, Reorganizing
from shambler.games.zombicide.hendrix.carrying import lay_sheet
from shambler.games.zombicide.hendrix.occasions import occasions
from shambler.games.zombicide.hendrix.rules import HendrixRules
from shambler.games.zombicide.hendrix.searching import SEARCH
from shambler.games.zombicide.hendrix.setup import (
    DealStartingCards,
    LayOutKept,
    MissionBegins,
)
from shambler.games.zombicide.hendrix.sheet import HendrixSetup
from shambler.games.zombicide.hendrix.state import HendrixState
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.missions.mission_actions import MISSION
from shambler.games.zombicide.skills.feats import SKILLS
from shambler.games.zombicide.skills.healing import Medics
from shambler.games.zombicide.skills.hit_and_run import HitAndRun
from shambler.games.zombicide.systems.abomination_deck.abomination_deck import (
    ABOMINATION,
    AbominationDeck,
)
from shambler.games.zombicide.systems.alertness.alertness import Alertness
from shambler.games.zombicide.systems.all_out.all_out import AllOutAttacks
from shambler.games.zombicide.systems.backpack.backpack import FROM_PACK, Backpack
from shambler.games.zombicide.systems.buildings.buildings import OPENING, TOOL_DOORS, Buildings
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.escort.escort import ESCORT, Escort, PickLeader
from shambler.games.zombicide.systems.finding.finding import Finding
from shambler.games.zombicide.systems.knockout.knockout import RESCUING, Knockout, fall
from shambler.games.zombicide.systems.night.lighting import (
    AIMED_ALL_OUT,
    AIMED_COMBAT,
    LIGHTS,
    LIT_SEARCH,
)
from shambler.games.zombicide.systems.night.night import Night, ZombieCompass, survivor_sight
from shambler.games.zombicide.systems.noise.noise import Noise, Shouting
from shambler.games.zombicide.systems.reloading.reloading import SELDOM_RELOADING, Reloading
from shambler.games.zombicide.systems.road_cars.road_cars import ROAD_CARS, RoadCars, in_car
from shambler.games.zombicide.systems.sheets.sheets import BONUSES, Sheets
from shambler.games.zombicide.systems.shooters.shooters import EXTRA, RUSH, ZOMBIES, Shooters
from shambler.games.zombicide.systems.story.giving_up import GIVING_UP
from shambler.games.zombicide.systems.story.story import OpeningCards, StoryCards
from shambler.games.zombicide.systems.story.taking import STORY
from shambler.games.zombicide.systems.units.units import Units


def run_short(game: ZombicideGame, foe: int, zones: tuple[int, ...]) -> None:
    """All zombies of the type that ran out act at once (Z2E-075)."""
    game.call(Activation(game.world.kin[foe], rule="Z-MINI-01"))


def halt(game: ZombicideGame, opening: int, zone: int) -> None:
    """A closed door stops them; some give way (FH-M10-07)."""
    report(game, BuildingListener.stopped, opening, zone)


# What may be done in a car: fighting, trading, discarding and the like (FH-CAR-15).
CONFINED_ITEMS: Final = ItemActions(free=True, confined=True)
CONFINED_TRADE: Final = Reorganizing(confined=True)
CONFINED_DISCARD: Final = Discarding(free=True, confined=True)
CONFINED_SHOUT: Final = Shouting(confined=True)

HENDRIX = Edition(
    key="hendrix",
    families=(
        AIMED_COMBAT,
        AIMED_ALL_OUT,
        FROM_PACK,
        MOVING,
        SKILLS,
        LIT_SEARCH,
        OPENING,
        STORY,
        RESCUING,
        ESCORT,
        ROAD_CARS,
        MISSION,
        LIGHTS,
        SELDOM_RELOADING,
        CONFINED_ITEMS,
        CONFINED_TRADE,
        CONFINED_SHOUT,
        BONUSES,
        CONFINED_DISCARD,
        GIVING_UP,
    ),
    body=0,
    pack=3,  # Z2E-021
    doors_start_closed=True,  # Z2E-007
    best_accuracy=2,  # Z2E-025
    card_groups={"easy": range(41, 59), "hard": range(59, 77), "extra": range(77, 81)},  # Z2E-092
    search_decks=("advanced", "military"),
    prize_deck="pimpweapon",
    supply="",
    stages=(DealStartingCards(), LayOutKept(), PickLeader(), OpeningCards(), MissionBegins()),
    more_setup=lay_sheet,
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
        Sheets,
        Units,
        RoadCars,
        Backpack,
        StoryCards,
        HitAndRun,
        Alertness,
        Finding,
        Medics,
    ),
    state_type=HendrixState,
    setup_type=HendrixSetup,
    occasions=occasions,
    confined=in_car,
    compass=ZombieCompass,
    sight=survivor_sight,
    fall=fall,
    halt=halt,
    card_kinds={"spawn": ZOMBIES, "rush": RUSH, "extra": EXTRA, "abomination": ABOMINATION},
    run_short=run_short,
)

RULES = HendrixRules(HENDRIX, HendrixView)
