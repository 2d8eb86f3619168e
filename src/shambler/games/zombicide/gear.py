"""Cards as play needs them: weapons, and what other equipment is good for."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide.content import Ability, Attack, Card, Content
from shambler.games.zombicide.traits import COMBATS, Traits, sum_up


class Weapon(msgspec.Struct, frozen=True):
    """One way to attack: with a card in hand, or built into a machine."""

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
    hellfire: bool = False
    needs: str = ""  # ammo that must be attached
    spends: bool = False  # that ammo is used up
    indoors: bool = False  # neither from nor into the exterior
    reload: bool = False  # fires once, then must be reloaded (NLD-TRAIT-01)
    blaze: bool = False  # thrown away: all in an exterior zone burn (NLD-SPEC-07)
    bold: bool = False  # only with the main side of the card showing (NLD-SPEC-05)
    traits: Traits = Traits()  # skills of the weapon itself


class Gear(msgspec.Struct, frozen=True):
    """A card as play needs it."""

    id: str
    model: str
    slot: str
    deck: str
    weapons: tuple[Weapon, ...] = ()
    attaches_to: str = ""  # the ammo type of the weapons it can be attached to
    re_rolls: str = ""  # gives re-rolls to attacks with this ammo type
    oxygen: bool = False
    sees_dark: bool = False
    search_cards: int = 1
    in_pack: bool = False  # works from the backpack too (NLD-INV-08)
    opens: bool = False  # opens barricades (NLD-EQUIP-11)
    builds: bool = False  # can be spent to build a barricade (NLD-BARR-02)
    made_of: tuple[str, ...] = ()  # models of the cards it is combined of (NLD-SPEC-02)
    keeps: tuple[str, ...] = ()  # those of them that are not used up
    stops_attack: bool = False
    item: Ability | None = None  # what it does when used up
    event: Ability | None = None  # what happens when it is drawn


def _weapon(card: Card, attack: Attack, traits: Traits) -> Weapon:
    named = {ability.name: ability for ability in card.abilities}
    needs = named.get("needs-ammo")
    return Weapon(
        card=card.model or card.id,
        combat=COMBATS.index(attack.combat),
        nearest=attack.range[0],
        farthest=attack.range[1],
        dice=attack.dice,
        accuracy=attack.accuracy,
        damage=attack.damage,
        ammo=attack.ammo,
        noisy=attack.noise,
        dual=card.dual,
        hellfire="hellfire" in named,
        needs=needs.text("ammo") if needs else "",
        spends=needs.flag("spent") if needs else False,
        indoors="not-outside" in named or attack.ammo == "bullets",
        reload="reload" in named and attack.combat == "ranged",
        blaze="molotov" in named,
        bold="colour-side-only" in named,
        traits=traits,
    )


def gear_from(card: Card, content: Content) -> Gear:
    """A card of the content as play needs it."""
    named = {ability.name: ability for ability in card.abilities}
    traits = sum_up(content.skill(ref) for ref in card.skills)
    weapons = tuple(_weapon(card, attack, traits) for attack in card.attacks)
    attach, again = named.get("attach"), named.get("re-roll")
    light, recipe = named.get("search-cards"), named.get("combine")
    return Gear(
        id=card.id,
        model=card.model or card.id,
        slot=card.slot,
        deck=card.deck,
        weapons=weapons,
        attaches_to=attach.text("ammo") if attach else "",
        re_rolls=again.text("ammo") if again else "",
        oxygen="oxygen" in named,
        sees_dark="see-dark" in named,
        search_cards=light.number("cards") if light else traits.search_cards,
        in_pack="in-backpack" in named,
        opens="opens-barricades" in named,
        builds="builds-barricades" in named,
        made_of=recipe.texts("parts") if recipe else (),
        keeps=recipe.texts("keeps") if recipe else (),
        stops_attack="ignore-attack" in named,
        item=named.get("gain-experience") or named.get("restore-armor"),
        event=named.get("spawn-on-mold") or named.get("spawn-here"),
    )
