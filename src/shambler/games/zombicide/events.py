"""What happened, in the past tense. Field names tell the texts how to name their values."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class RoundBegan(Event, frozen=True):
    """Round began."""

    cites: ClassVar[str] = "Z-ROUND-01"
    round: int


class TurnBegan(Event, frozen=True):
    """Turn began."""

    cites: ClassVar[str] = "Z-ROUND-02"
    who: int


class TurnEnded(Event, frozen=True):
    """Turn ended."""

    cites: ClassVar[str] = "Z-ACT-05"
    who: int


class Dealt(Event, frozen=True):
    """Dealt."""

    cites: ClassVar[str] = "INV-SETUP-05"
    who: int
    card: int


class Moved(Event, frozen=True):
    """Moved."""

    cites: ClassVar[str] = "Z-MOVE-01"
    who: int
    start: int
    zone: int


class Searched(Event, frozen=True):
    """Searched."""

    cites: ClassVar[str] = "Z-SEARCH-01"
    who: int
    zone: int
    cards: tuple[int, ...]


class CardKept(Event, frozen=True):
    """Card kept."""

    cites: ClassVar[str] = "Z-SEARCH-02"
    who: int
    card: int


class CardDiscarded(Event, frozen=True):
    """Card discarded."""

    cites: ClassVar[str] = "Z-INV-01"
    who: int
    card: int


class Rearranged(Event, frozen=True):
    """Rearranged."""

    cites: ClassVar[str] = "Z-TRADE-01"
    who: int


class Traded(Event, frozen=True):
    """Traded."""

    cites: ClassVar[str] = "Z-TRADE-02"
    who: int
    other: int


class TradeRefused(Event, frozen=True):
    """Trade refused."""

    cites: ClassVar[str] = "Z-TRADE-03"
    who: int
    other: int


class DoorClosed(Event, frozen=True):
    """Door closed."""

    cites: ClassVar[str] = "INV-DOOR-01"
    who: int
    opening: int


class DoorOpened(Event, frozen=True):
    """Door opened."""

    cites: ClassVar[str] = "INV-DOOR-01"
    who: int
    opening: int


class DoorBroken(Event, frozen=True):
    """Door broken."""

    cites: ClassVar[str] = "INV-EMOVE-08"
    opening: int
    zone: int


class NoiseMade(Event, frozen=True):
    """Noise made."""

    cites: ClassVar[str] = "Z-ACT-04"
    who: int
    zone: int


class ObjectiveTaken(Event, frozen=True):
    """Objective taken."""

    cites: ClassVar[str] = "Z-ACT-03"
    who: int
    zone: int
    color: str


class ObjectiveLost(Event, frozen=True):
    """Objective lost."""

    cites: ClassVar[str] = "INV-MOLD-03"
    zone: int
    color: str


class TankTaken(Event, frozen=True):
    """Tank taken."""

    cites: ClassVar[str] = "INV-ROOM-02"
    who: int


class ItemUsed(Event, frozen=True):
    """Item used."""

    cites: ClassVar[str] = "Z-INV-01"
    who: int
    card: int


class AttackRolled(Event, frozen=True):
    """``machine`` is -1 when the survivor attacks."""

    cites: ClassVar[str] = "Z-COMBAT-02"
    who: int
    weapon: str
    zone: int
    dice: tuple[int, ...]
    hits: int
    accuracy: int
    machine: int = -1


class ReRolled(Event, frozen=True):
    """Re rolled."""

    cites: ClassVar[str] = "Z-SKILL-48"
    who: int
    dice: tuple[int, ...]


class EnemiesFell(Event, frozen=True):
    """Enemies fell."""

    cites: ClassVar[str] = "Z-ENEMY-01"
    who: int
    foe: int
    count: int
    zone: int


class HitsWasted(Event, frozen=True):
    """Hits wasted."""

    cites: ClassVar[str] = "Z-TARGET-05"
    who: int
    count: int
    zone: int


class ExperienceGained(Event, frozen=True):
    """Experience gained."""

    cites: ClassVar[str] = "Z-XP-01"
    who: int
    amount: int
    total: int


class LevelReached(Event, frozen=True):
    """Level reached."""

    cites: ClassVar[str] = "Z-XP-03"
    who: int
    level: int


class SkillGained(Event, frozen=True):
    """Skill gained."""

    cites: ClassVar[str] = "INV-XP-04"
    who: int
    gain: int


class AttackLanded(Event, frozen=True):
    """An enemy's attack, or a miss of a friend (``foe`` is -1), was put on a figure."""

    cites: ClassVar[str] = "Z-ATTACK-01"
    figure: int
    foe: int
    damage: int


class DamageAvoided(Event, frozen=True):
    """Damage avoided."""

    cites: ClassVar[str] = "Z-ATTACK-04"
    figure: int
    damage: int


class ArmorLost(Event, frozen=True):
    """Armor lost."""

    cites: ClassVar[str] = "INV-ATTACK-06"
    who: int
    damage: int
    left: int


class ArmorRestored(Event, frozen=True):
    """Armor restored."""

    cites: ClassVar[str] = "INV-SKILL-49"
    who: int
    armor: int


class Eliminated(Event, frozen=True):
    """Eliminated."""

    cites: ClassVar[str] = "INV-ATTACK-06"
    who: int


class MachineDestroyed(Event, frozen=True):
    """Machine destroyed."""

    cites: ClassVar[str] = "INV-MACH-09"
    machine: int


class MachineActed(Event, frozen=True):
    """Machine acted."""

    cites: ClassVar[str] = "INV-MACH-02"
    who: int
    machine: int


class MachineMoved(Event, frozen=True):
    """Machine moved."""

    cites: ClassVar[str] = "INV-MACH-10"
    machine: int
    zone: int


class RemoteTaken(Event, frozen=True):
    """Remote taken."""

    cites: ClassVar[str] = "INV-MACH-01"
    who: int
    machine: int


class EnemiesMoved(Event, frozen=True):
    """Enemies moved."""

    cites: ClassVar[str] = "Z-EMOVE-01"
    foe: int
    count: int
    start: int
    zone: int


class ActivationBegan(Event, frozen=True):
    """Activation began."""

    cites: ClassVar[str] = "Z-ACTIV-01"
    foes: tuple[int, ...]


class EnemyCardDrawn(Event, frozen=True):
    """Enemy card drawn."""

    cites: ClassVar[str] = "Z-SPAWN-01"
    zone: int
    number: int


class EnemiesSpawned(Event, frozen=True):
    """Enemies spawned."""

    cites: ClassVar[str] = "Z-SPAWN-01"
    foe: int
    count: int
    zone: int


class FiguresRanOut(Event, frozen=True):
    """Figures ran out."""

    cites: ClassVar[str] = "INV-MINI-01"
    foe: int


class SpawnAwoke(Event, frozen=True):
    """Spawn awoke."""

    cites: ClassVar[str] = "INV-SPAWN-06"
    zone: int


class MoldSpread(Event, frozen=True):
    """Mold spread."""

    cites: ClassVar[str] = "INV-ENEMY-08"
    zone: int


class MoldBurned(Event, frozen=True):
    """Mold burned."""

    cites: ClassVar[str] = "INV-FIRE-04"
    zone: int


class Hellfire(Event, frozen=True):
    """Hellfire."""

    cites: ClassVar[str] = "INV-FIRE-01"
    who: int
    zone: int


class DeckShuffled(Event, frozen=True):
    """Deck shuffled."""

    cites: ClassVar[str] = "Z-SPAWN-05"
    deck: str


class LeftBoard(Event, frozen=True):
    """Left board."""

    cites: ClassVar[str] = "INV-MIS-01"
    who: int


class RoundEnded(Event, frozen=True):
    """Round ended."""

    cites: ClassVar[str] = "Z-ROUND-07"
    round: int


class Hidden(Event, frozen=True):
    """Hidden."""

    cites: ClassVar[str] = "INV-SKILL-28"
    who: int


class Uncovered(Event, frozen=True):
    """Uncovered."""

    cites: ClassVar[str] = "INV-SKILL-30"
    who: int


class SkillUsed(Event, frozen=True):
    """Skill used."""

    cites: ClassVar[str] = "Z-OVER-04"
    who: int
    skill: str


class GoalMet(Event, frozen=True):
    """Goal met."""

    cites: ClassVar[str] = "Z-WIN-01"
    goal: str


class RemoteGiven(Event, frozen=True):
    """Remote given."""

    cites: ClassVar[str] = "Z-TRADE-02"
    who: int
    other: int
    machine: int


class SurvivorPlaced(Event, frozen=True):
    """Survivor placed."""

    cites: ClassVar[str] = "Z-SETUP-08"
    who: int
    zone: int


class SpawnAdded(Event, frozen=True):
    """Spawn added."""

    cites: ClassVar[str] = "INV-BIG-03"
    zone: int


class SpawnDestroyed(Event, frozen=True):
    """Spawn destroyed."""

    cites: ClassVar[str] = "INV-M7-07"
    zone: int
    color: str


class CrewLeft(Event, frozen=True):
    """Crew left."""

    cites: ClassVar[str] = "INV-M3-06"
    count: int
    left: int


class LockOpened(Event, frozen=True):
    """Lock opened."""

    cites: ClassVar[str] = "INV-M8-06"
    who: int
    machine: int
    opening: int


class SampleGathered(Event, frozen=True):
    """Sample gathered."""

    cites: ClassVar[str] = "INV-M10-04"
    who: int
    sample: str
