"""Enemies as the engine counts them: every kind is a column of a table."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide.content import Content


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
    spreads_mold: bool
    breaks: bool = False  # opens barricades and doors of its zone (NLD-BREAK-01)
    turns_cards: bool = False  # nobody shows the main side of their card (NLD-ENEMY-15)


class Spawned(msgspec.Struct, frozen=True):
    """A card of the enemy deck."""

    number: int
    kind: str
    foe: int
    counts: tuple[int, int, int, int]


Foes = tuple[Foe, ...]


def foes_of(content: Content) -> Foes:
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
            *(
                any(ability.name == name for ability in enemy.abilities)
                for name in ("spreads-mold", "breaks-barriers", "turns-cards")
            ),
        )
        for enemy in content.enemies.values()
    )


def cards_of(content: Content, index: dict[str, int]) -> dict[int, Spawned]:
    """The enemy cards by number; ``index`` finds the column of a kind."""
    return {
        card.number: Spawned(card.number, card.kind, index[card.enemy], card.counts)
        for card in content.enemy_deck
    }


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
