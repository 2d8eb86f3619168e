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

    cites: ClassVar[str] = "Z-SETUP-02"
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

    cites: ClassVar[str] = "Z-MOV-03"
    who: int
    opening: int


class DoorOpened(Event, frozen=True):
    """Door opened."""

    cites: ClassVar[str] = "Z-MOV-03"
    who: int
    opening: int


class DoorBroken(Event, frozen=True):
    """Door broken."""

    cites: ClassVar[str] = "Z-MOV-03"
    opening: int
    zone: int


class ObjectiveTaken(Event, frozen=True):
    """Objective taken."""

    cites: ClassVar[str] = "Z-ACT-03"
    who: int
    zone: int
    color: str


class ObjectiveLost(Event, frozen=True):
    """Objective lost."""

    cites: ClassVar[str] = "Z-WIN-03"
    zone: int
    color: str


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

    cites: ClassVar[str] = "Z-ATT-01"
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
    """Hits brought nobody down.

    ``why``: ``nobody-left`` to hit, ``too-weak`` for a ``foe``, who perhaps has others behind it
    (``shielded``), or ``too-few`` together.
    """

    cites: ClassVar[str] = "Z-TARGET-05"
    who: int
    count: int
    zone: int
    why: str
    foe: int = -1


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

    cites: ClassVar[str] = "Z-XP-04"
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

    cites: ClassVar[str] = "Z-ATTACK-06"
    who: int
    damage: int
    left: int


class ArmorRestored(Event, frozen=True):
    """Armor restored."""

    cites: ClassVar[str] = "Z-ATTACK-06"
    who: int
    armor: int


class Eliminated(Event, frozen=True):
    """Eliminated."""

    cites: ClassVar[str] = "Z-ATTACK-06"
    who: int
    zone: int


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


class NobodyActivated(Event, frozen=True):
    """Some kinds of enemies would act once more, but none of them is on the board."""

    cites: ClassVar[str] = "Z-ACTIV-01"
    foes: tuple[int, ...]


class EnemyCardDrawn(Event, frozen=True):
    """Enemy card drawn."""

    cites: ClassVar[str] = "Z-SPAWN-01"
    zone: int
    enemy_card: int


class EnemiesSpawned(Event, frozen=True):
    """Enemies spawned."""

    cites: ClassVar[str] = "Z-SPAWN-01"
    foe: int
    count: int
    zone: int


class FiguresRanOut(Event, frozen=True):
    """Figures ran out."""

    cites: ClassVar[str] = "Z-MINI-01"
    foe: int


class SpawnAwoke(Event, frozen=True):
    """Spawn awoke."""

    cites: ClassVar[str] = "Z-SPAWN-06"
    zone: int


class DeckShuffled(Event, frozen=True):
    """Deck shuffled."""

    cites: ClassVar[str] = "Z-SPAWN-05"
    deck: str


class LeftBoard(Event, frozen=True):
    """Left board."""

    cites: ClassVar[str] = "Z-MIS-01"
    who: int


class RoundEnded(Event, frozen=True):
    """Round ended."""

    cites: ClassVar[str] = "Z-ROUND-08"
    round: int


class SkillUsed(Event, frozen=True):
    """Skill used."""

    cites: ClassVar[str] = "Z-XP-05"
    who: int
    skill: str


class GoalMet(Event, frozen=True):
    """Goal met."""

    cites: ClassVar[str] = "Z-WIN-01"
    goal: str


class SurvivorPlaced(Event, frozen=True):
    """Survivor placed."""

    cites: ClassVar[str] = "Z-SETUP-08"
    who: int
    zone: int
