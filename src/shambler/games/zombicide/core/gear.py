"""Cards as play needs them: weapons, and what other equipment is good for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from shambler.games.zombicide.core.traits import COMBATS, NO_TRAITS, Traits, sum_up

if TYPE_CHECKING:
    from shambler.games.zombicide.core.ability_kinds import ItemAbility, SpawnEvent
    from shambler.games.zombicide.core.combat import Strike
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine, Card, EditionContent
    from shambler.games.zombicide.core.system import System


class WeaponLimit:
    """Something that a card or a system asks of a weapon before it can be used."""

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """The rule that keeps a survivor from using these cards now, or an empty text."""
        raise NotImplementedError


class SpecialAttack:
    """An attack without dice, brought by a system."""

    refusal: ClassVar[str]  # the rule by which a zone in range and in sight may be no target

    def reaches(self, game: ZombicideGame, zone: int) -> bool:
        """May it be aimed at this zone?"""
        raise NotImplementedError

    def strike(self, game: ZombicideGame, strike: Strike) -> None:
        """What happens instead of a roll."""
        raise NotImplementedError


class Weapon(msgspec.Struct, frozen=True):
    """One way to attack: with a card in hand, or built into a unit."""

    card: str  # the model that players name it by
    combat: int  # MELEE or RANGED
    nearest: int
    farthest: int
    dice: int
    accuracy: int
    damage: int
    ammo: str
    noisy: bool
    dual: bool
    needs: str = ""  # ammo that must be attached
    spends: bool = False  # that ammo is used up
    limits: tuple[WeaponLimit, ...] = ()
    special: SpecialAttack | None = None
    pushes: int = 0  # dice that may be added at a risk
    traits: Traits = NO_TRAITS  # skills of the weapon itself


# A way to attack: the cards, the place among their attacks, the kind of action, the weapon.
Way: TypeAlias = tuple[tuple[int, ...], int, str, Weapon]


class Gear(msgspec.Struct, frozen=True):
    """A card as play needs it."""

    id: str
    model: str
    slot: str
    deck: str
    weapons: tuple[Weapon, ...] = ()
    attaches_to: str = ""  # the ammo type of the weapons it can be attached to
    re_rolls: str = ""  # gives re-rolls to attacks with this ammo type
    search_cards: int = 1
    abilities: frozenset[str] = frozenset()  # by name: what systems look for
    item: ItemAbility | None = None  # what it does when used up
    event: SpawnEvent | None = None  # what happens when it is drawn

    def has(self, ability: str) -> bool:
        """Has the card an ability?"""
        return ability in self.abilities


def attacks_with(card: int, gear: Gear) -> tuple[Way, ...]:
    """The attacks with one card alone."""
    return tuple(
        ((card,), mode, COMBATS[weapon.combat], weapon) for mode, weapon in enumerate(gear.weapons)
    )


def weapon_of(
    attack: AttackLine, name: str, *, dual: bool = False, traits: Traits = NO_TRAITS, **more: Any
) -> Weapon:
    """An attack of the content as play needs it."""
    return Weapon(
        card=name,
        combat=COMBATS.index(attack.combat),
        nearest=attack.range[0],
        farthest=attack.range[1],
        dice=attack.dice,
        accuracy=attack.accuracy,
        damage=attack.damage,
        ammo=attack.ammo,
        noisy=attack.noise,
        dual=dual,
        traits=traits,
        **more,
    )


def _weapon(
    card: Card, attack: AttackLine, traits: Traits, systems: Iterable[type[System]]
) -> Weapon:
    fields: dict[str, Any] = {}
    limits = [limit for system in systems for limit in system.limits(attack)]
    for ability in card.abilities:
        fields.update(ability.of_weapon(attack))
        limits += ability.limits(attack)
    name = card.model or card.id
    return weapon_of(attack, name, dual=card.dual, traits=traits, limits=tuple(limits), **fields)


def gear_from(card: Card, content: EditionContent, systems: Iterable[type[System]]) -> Gear:
    """A card of the content as play needs it; systems may ask more of its weapons."""
    traits = sum_up(content.skill(ref) for ref in card.skills)
    fields: dict[str, Any] = {"search_cards": traits.search_cards}
    for ability in card.abilities:
        fields.update(ability.of_card())
    return Gear(
        id=card.id,
        model=card.model or card.id,
        slot=card.slot,
        deck=card.deck,
        weapons=tuple(_weapon(card, attack, traits, systems) for attack in card.attacks),
        abilities=frozenset(ability.name for ability in card.abilities),
        **fields,
    )
