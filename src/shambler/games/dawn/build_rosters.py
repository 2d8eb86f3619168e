"""The counters of a level as tables by number."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from shambler.games.dawn.abilities.base import Ability, MenuAbility
from shambler.games.dawn.abilities.gun import GunBase
from shambler.games.dawn.abilities.traits import (
    Forager,
    HandToHand,
    Initiative,
    ReRoll,
    Rugged,
    Scavenger,
    Tough,
    Traps,
)
from shambler.games.dawn.abilities.zeds import Infectious, ToughZeds
from shambler.games.dawn.content import NO_GUN, Content
from shambler.games.dawn.dawn_world import Sights, Units, Zeds
from shambler.games.dawn.printed.cards import COLOURS
from shambler.kernel.content import Words

T = TypeVar("T")
A = TypeVar("A", bound=Ability)
NEVER = 7  # no die shows it


def by_damage(strength: tuple[int, int], hits: int) -> tuple[int, ...]:
    """Strength for each number of Hits taken; one more entry, for the moment of elimination."""
    return (strength[0],) * hits + (strength[1],) * (hits + 1)


def make_zeds(content: Content, level: int) -> Zeds:
    """Regular Zeds; from Level I on Super Zeds and Disease Spreaders as well."""
    printed = content.zeds
    rows: list[tuple[str, Words, str, tuple[int, int], int, tuple[Ability, ...]]] = []
    kin: list[int] = []
    for entry in printed.regular:
        first = len(rows)
        for copy in range(entry.copies):
            full, reduced = entry.strength
            name = f"z{full}{reduced}" + ("abcdef"[copy] if entry.copies > 1 else "")
            words = Words(f"Zeds {full}/{reduced}", f"Zeds {full}/{reduced}")
            rows.append((name, words, "regular", entry.strength, entry.hits, ()))
            kin.append(first)
    regular = len(rows)
    if level >= 1:
        for unit in printed.super:
            kin.append(len(rows))
            rows.append((unit.id, unit.name, "super", unit.strength, unit.hits, unit.abilities))
        for spreader in printed.spreader:
            if spreader.level <= level:
                kin.append(len(rows))
                rows.append(
                    (spreader.id, spreader.name, "spreader", spreader.strength, spreader.hits, ())
                )
    return Zeds(
        ids=tuple(row[0] for row in rows),
        names=tuple(row[1] for row in rows),
        kind=tuple(row[2] for row in rows),
        strength=tuple(by_damage(row[3], row[4]) for row in rows),
        hits=tuple(row[4] for row in rows),
        kin=tuple(kin),
        regular=regular,
        stack_free=tuple(row[2] == "spreader" for row in rows),
        abilities=tuple(row[5] for row in rows),
        infection=tuple(
            max((a.infection for a in row[5] if isinstance(a, Infectious)), default=1)
            for row in rows
        ),
        tough_to=tuple(
            max((a.cancels_to for a in row[5] if isinstance(a, ToughZeds)), default=0)
            for row in rows
        ),
        number={row[0]: at for at, row in enumerate(rows)},
    )


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What the tables need of a unit, whatever kind it is."""

    id: str
    name: Words
    kind: str
    profession: str = ""
    strength: tuple[int, int] = (0, 0)
    hits: int = 1
    move: int = 1
    gun: GunBase = NO_GUN
    abilities: tuple[Ability, ...] = ()
    colour: str = ""


def make_rows(content: Content, level: int) -> list[Row]:
    """Everybody who can come into play at a level, in roster order (DOZ-SETUP-06)."""
    reached = COLOURS[: COLOURS.index(content.levels[level].colour) + 1]
    characters, others = content.characters, content.others
    always = content.numbers.set_up.always_chosen if level >= 1 else ()
    rows = [
        Row(
            id=hero.id,
            name=hero.name,
            kind="hero",
            profession=hero.profession,
            strength=hero.strength,
            hits=hero.hits,
            move=hero.move,
            gun=hero.gunfire,
            abilities=hero.abilities,
            colour=hero.colour,
        )
        for hero in characters.hero
        if hero.colour in reached or hero.id in always
    ]
    basic = (content.numbers.set_up.basic_heroic,) if level == 0 else ()
    rows += [
        Row(
            id=unit.id,
            name=unit.name,
            kind="heroic",
            profession=unit.profession,
            strength=unit.strength,
            hits=unit.hits,
            move=unit.move,
            gun=unit.gunfire,
            abilities=unit.abilities,
            colour=unit.colour,
        )
        for unit in characters.heroic
        if unit.colour in reached and (not basic or unit.id in basic)
    ]
    rows += [
        Row(
            id=unit.id,
            name=unit.name,
            kind="civilians",
            strength=unit.strength,
            hits=unit.hits,
            move=unit.move,
            gun=unit.gunfire,
        )
        for unit in others.civilians
    ]
    return rows


def make_units(content: Content, level: int, sights: Sights) -> Units:
    """All units of a level."""
    rows = make_rows(content, level)
    abilities = tuple(row.abilities for row in rows)
    marker = _markers(rows)
    initiative = tuple(marker.get((at, "initiative"), 0) for at in range(len(rows)))
    kinds = [row.kind for row in rows]

    def best(kind: type[A], value: str, otherwise: int) -> tuple[int, ...]:
        return tuple(
            next((getattr(a, value) for a in own if type(a) is kind), otherwise)
            for own in abilities
        )

    tough, rugged = best(Tough, "cancels_from", NEVER), best(Rugged, "cancels_from", NEVER)
    return Units(
        ids=tuple(row.id for row in rows),
        names=tuple(row.name for row in rows),
        kind=tuple(kinds),
        profession=tuple(row.profession for row in rows),
        strength=tuple(by_damage(row.strength, row.hits) for row in rows),
        hits=tuple(row.hits for row in rows),
        move=tuple(row.move for row in rows),
        gun=tuple(row.gun for row in rows),
        abilities=abilities,
        fighting=tuple(kind != "refugees" for kind in kinds),
        hero=tuple(kind == "hero" for kind in kinds),
        civilians=tuple(kind == "civilians" for kind in kinds),
        any_civilians=tuple(kind in ("civilians", "heroic", "special") for kind in kinds),
        player=tuple(kind not in ("raiders", "anti-hero", "anti-civilians") for kind in kinds),
        tough_from=tuple(map(min, tough, rugged)),
        re_roll=tuple(any(type(a) is ReRoll for a in own) for own in abilities),
        attack_shift=tuple(_shift(own, "attacking") for own in abilities),
        defend_shift=tuple(_shift(own, "defending") for own in abilities),
        forage_dice=best(Scavenger, "dice", 1),
        forage_bonus=best(Forager, "bonus", 0),
        traps_from=best(Traps, "works_from", NEVER),
        initiative=initiative,
        initiatives=sum(initiative),
        marker=marker,
        holders=_holders(rows),
        menu=tuple(
            (at, a) for at, own in enumerate(abilities) for a in own if isinstance(a, MenuAbility)
        ),
        takes_orders=tuple(at for at, kind in enumerate(kinds) if kind not in ("hero", "guard")),
        reach=tuple(row.gun.reach for row in rows),
        sight=tuple(_sight(row.gun.reach, sights) for row in rows),
        colour=tuple(row.colour for row in rows),
        number={row.id: at for at, row in enumerate(rows)},
    )


def _sight(reach: int, sights: Sights) -> tuple[int, ...]:
    """By place: bits of the spaces within reach."""
    return tuple(sum(1 << space for space, far in near if far <= reach) for near in sights)


def _shift(own: tuple[Ability, ...], role: str) -> int:
    """Columns in favour when attacking, or when defending."""
    return sum(a.shift for a in own if isinstance(a, HandToHand) and a.only in ("", role))


def _markers(rows: list[Row]) -> dict[tuple[int, str], int]:
    """A bit for each Character Action marker: (unit, ability) -> bit (DOZ-ABIL-02)."""
    found: dict[tuple[int, str], int] = {}
    for at, row in enumerate(rows):
        for ability in row.abilities:
            if isinstance(ability, MenuAbility | Initiative):
                tag = type(ability).__struct_config__.tag
                found[at, str(tag)] = 1 << len(found)
    return found


def _holders(rows: list[Row]) -> dict[type[Ability], tuple[int, ...]]:
    """The units with each ability."""
    found: dict[type[Ability], tuple[int, ...]] = {}
    for at, row in enumerate(rows):
        for ability in row.abilities:
            found[type(ability)] = (*found.get(type(ability), ()), at)
    return found
