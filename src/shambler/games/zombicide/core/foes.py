"""Enemies as the engine counts them: every kind is a column of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from shambler.games.zombicide.core.ability_kinds import EnemyAbility
    from shambler.games.zombicide.core.sheets import EditionContent


class Foe(msgspec.Struct, frozen=True):
    """A kind of enemy, as a column of the enemy table."""

    id: str
    type: str
    actions: int
    damage: int
    toughness: int
    experience: int
    priority: int
    miniatures: int


class Spawned(msgspec.Struct, frozen=True):
    """A card of the enemy deck."""

    number: int
    kind: str
    foe: int
    counts: tuple[int, int, int, int]
    shooter: bool = False


Foes: TypeAlias = tuple[Foe, ...]


def foes_of(content: EditionContent) -> Foes:
    """All kinds of enemies of a game."""
    return tuple(
        Foe(
            enemy.id,
            enemy.type,
            enemy.actions,
            enemy.damage,
            enemy.toughness,
            enemy.experience,
            enemy.priority,
            enemy.miniatures,
        )
        for enemy in content.enemies.values()
    )


def cards_of(content: EditionContent, index: dict[str, int]) -> dict[int, Spawned]:
    """The enemy cards by number; ``index`` finds the column of a kind."""
    return {
        card.number: Spawned(card.number, card.kind, index[card.enemy], card.counts, card.shooter)
        for card in content.enemy_deck
    }


def kinds_with(content: EditionContent, ability: type[EnemyAbility]) -> frozenset[int]:
    """The columns of the kinds of enemies that have an ability."""
    return frozenset(
        number
        for number, enemy in enumerate(content.enemies.values())
        if any(isinstance(word, ability) for word in enemy.abilities)
    )


def acting_again(foes: Foes) -> tuple[frozenset[int], ...]:
    """For each number of actions: the kinds that have more of them."""
    most = max((foe.actions for foe in foes), default=0)
    return tuple(
        frozenset(index for index, foe in enumerate(foes) if foe.actions > count)
        for count in range(most + 1)
    )


def kin_of(foes: Foes) -> tuple[tuple[int, ...], ...]:
    """For each kind: itself, then those of its type, which stand in for it on a card."""
    return tuple(
        (index, *(i for i, other in enumerate(foes) if other.type == foe.type and i != index))
        for index, foe in enumerate(foes)
    )


def ranks_of(foes: Foes) -> tuple[tuple[int, ...], ...]:
    """Kinds in the order in which shots hit them; within a rank one chooses (Z-TARGET-01)."""
    levels = sorted({foe.priority for foe in foes})
    return tuple(
        tuple(i for i, foe in enumerate(foes) if foe.priority == level) for level in levels
    )
