"""Every word that cards, machines and enemies may use."""

from __future__ import annotations

from typing import TypeAlias

from shambler.games.zombicide.core import card_abilities as cards
from shambler.games.zombicide.systems.abomination_deck.words import NoCombatHere, ShieldsFromFire
from shambler.games.zombicide.systems.all_out.words import (
    AllOutDice,
    Keep,
    MendBreaks,
    OwnPartnerDice,
    PartnerDice,
)
from shambler.games.zombicide.systems.barricades.words import (
    BreaksBarriers,
    BuildsBarricades,
    OpensBarricades,
)
from shambler.games.zombicide.systems.buildings.words import OpensDoors
from shambler.games.zombicide.systems.cars.words import Car
from shambler.games.zombicide.systems.combining.words import MadeOf
from shambler.games.zombicide.systems.hellfire.words import HellfireWeapon
from shambler.games.zombicide.systems.machines.words import (
    ControlledInZone,
    FiresOutside,
    FollowsController,
)
from shambler.games.zombicide.systems.mold.mold_cards import EventOnMold
from shambler.games.zombicide.systems.mold.words import SpreadsMold
from shambler.games.zombicide.systems.molotov.words import Molotov
from shambler.games.zombicide.systems.night.words import LightSource, NightGoggles
from shambler.games.zombicide.systems.oxygen.words import NotOutside, OxygenTank
from shambler.games.zombicide.systems.reloading.words import ReloadTrait
from shambler.games.zombicide.systems.road_cars.words import WeaponsInside
from shambler.games.zombicide.systems.shooters.words import Shoots
from shambler.games.zombicide.systems.sides.words import ColourSideOnly, TurnsCards

AnyCardAbility: TypeAlias = (
    cards.Attach
    | cards.GainExperience
    | cards.EventHere
    | cards.GoesFirst
    | cards.IgnoreAttack
    | cards.InBackpack
    | cards.LightDark
    | cards.LightSearch
    | cards.NeedsAmmo
    | cards.ReRollAmmo
    | cards.RestoreArmor
    | AllOutDice
    | BuildsBarricades
    | ColourSideOnly
    | EventOnMold
    | HellfireWeapon
    | Keep
    | LightSource
    | MadeOf
    | MendBreaks
    | Molotov
    | NightGoggles
    | NotOutside
    | OpensBarricades
    | OpensDoors
    | OwnPartnerDice
    | OxygenTank
    | PartnerDice
    | ReloadTrait
)

AnyMachineAbility: TypeAlias = (
    Car | ControlledInZone | FiresOutside | FollowsController | WeaponsInside
)

AnyEnemyAbility: TypeAlias = (
    BreaksBarriers | NoCombatHere | ShieldsFromFire | Shoots | SpreadsMold | TurnsCards
)
