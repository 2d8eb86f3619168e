"""The counters of a level as tables by number."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeVar

import msgspec

from shambler.games.dawn.abilities.base import Ability, MenuAbility
from shambler.games.dawn.abilities.facts import (
    AboveGround,
    Companion,
    FourthBed,
    GoodNews,
    Loners,
    Perimeter,
    Stealth,
)
from shambler.games.dawn.abilities.gun import GunBase
from shambler.games.dawn.abilities.helpers import Train
from shambler.games.dawn.abilities.traits import (
    Animal,
    Forager,
    HandToHand,
    MakeAmmo,
    NoInfection,
    ReRoll,
    Rugged,
    Scavenger,
    StandFirm,
    Tough,
    Traps,
)
from shambler.games.dawn.abilities.un_zeds import (
    BadMedicine,
    Immune,
    PlagueOfLawyers,
    TieBreaker,
    Unfazed,
)
from shambler.games.dawn.abilities.zeds import (
    AlwaysWins,
    DoubleMove,
    Infectious,
    Leap,
    Rampage,
    Reanimate,
    ToughZeds,
)
from shambler.games.dawn.content import NO_GUN, Content
from shambler.games.dawn.dawn_world import NO_LIMIT, Sights, Units, Zeds
from shambler.games.dawn.printed.cards import COLOURS
from shambler.games.dawn.state import TOWN
from shambler.kernel.content import Words

T = TypeVar("T")
A = TypeVar("A", bound=Ability)
NEVER = 7  # no die shows it
ZedsRow = tuple[str, Words, str, tuple[int, int], int, tuple[Ability, ...]]


def by_damage(strength: tuple[int, int], hits: int) -> tuple[int, ...]:
    """Strength for each number of Hits taken; one more entry, for the moment of elimination."""
    return (strength[0],) * hits + (strength[1],) * (hits + 1)


def make_zeds(content: Content, level: int) -> Zeds:
    """Regular Zeds; from Level I on Super Zeds and Disease Spreaders as well."""
    printed = content.zeds
    rows: list[ZedsRow] = []
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
        always_wins=_able(rows, AlwaysWins),
        leaps=_able(rows, Leap),
        rampages=_able(rows, Rampage),
        double_moves=_able(rows, DoubleMove),
        reanimates=tuple(
            max((a.hits for a in row[5] if isinstance(a, Reanimate)), default=0) for row in rows
        ),
        number={row[0]: at for at, row in enumerate(rows)},
        numbers=range(len(rows)),
    )


def _able(rows: list[ZedsRow], kind: type[Ability]) -> tuple[bool, ...]:
    """Which Zeds have an ability."""
    return tuple(any(type(a) is kind for a in row[5]) for row in rows)


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
    red_diamond: bool = False
    vip: bool = False
    refugees: Words | None = None
    village: str = ""
    drawn: bool = True


def make_rows(content: Content, level: int, un_zeds: tuple[str, ...] = ()) -> list[Row]:
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
            red_diamond=hero.red_diamond,
            drawn=hero.colour in reached,
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
    return [*rows, *_others(content, level), *_un_zeds(content, un_zeds)]


def _others(content: Content, level: int) -> list[Row]:
    """Special Civilians, the National Guard, Villagers and Raiders of the levels so far."""
    others = content.others
    rows = [
        Row(
            id=unit.id,
            name=unit.name,
            kind="guard" if unit.guard else "special",
            profession=unit.profession,
            strength=unit.strength,
            hits=unit.hits,
            move=unit.move,
            gun=unit.gunfire,
            abilities=unit.abilities,
            red_diamond=unit.red_diamond,
        )
        for unit in others.special
        if unit.level <= level
    ]
    rows += [
        Row(
            id=unit.id,
            name=unit.name,
            kind="refugees",
            vip=unit.vip,
            refugees=unit.refugees,
            village=unit.village,
        )
        for unit in others.refugees
        if unit.level <= level
    ]
    return rows + [
        Row(
            id=unit.id,
            name=unit.name,
            kind="raiders",
            strength=unit.strength,
            hits=unit.hits,
            abilities=unit.abilities,
        )
        for unit in others.raiders
        if unit.level <= level
    ]


def _un_zeds(content: Content, kinds: tuple[str, ...]) -> list[Row]:
    """The Un-Zeds of a Versus game, of the kinds that its level uses (DOZ-VS-07)."""
    return [
        Row(
            id=unit.id,
            name=unit.name,
            kind=unit.kind,
            strength=unit.strength,
            hits=unit.hits,
            move=unit.move,
            abilities=unit.abilities,
            red_diamond=unit.red_diamond,
            drawn=unit.drawn,
        )
        for unit in content.characters.un_zeds
        if unit.kind in kinds
    ]


def make_units(content: Content, level: int, sights: Sights, un_zeds: tuple[str, ...]) -> Units:
    """All units of a level; ``un_zeds`` are the kinds of them that a Versus game uses."""
    rows = make_rows(content, level, un_zeds)
    abilities = tuple(row.abilities for row in rows)
    marker = _markers(rows)
    initiative = tuple(marker.get((at, "initiative"), 0) for at in range(len(rows)))
    kinds = [row.kind for row in rows]
    holders = _holders(rows)

    def of(*wanted: str) -> tuple[int, ...]:
        return tuple(at for at, kind in enumerate(kinds) if kind in wanted)

    def best(kind: type[A], value: str, otherwise: int) -> tuple[int, ...]:
        return tuple(
            next((getattr(a, value) for a in own if type(a) is kind), otherwise)
            for own in abilities
        )

    sight = tuple(_sight(row.gun.reach, sights) for row in rows)
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
        people=tuple(kind in ("hero", "civilians", "heroic", "special") for kind in kinds),
        player=tuple(kind not in ("raiders", "anti-hero", "anti-civilians") for kind in kinds),
        tough_from=tuple(map(min, tough, rugged)),
        re_roll=tuple(any(type(a) is ReRoll for a in own) for own in abilities),
        attack_shift=tuple(_shift(own, "attacking") for own in abilities),
        defend_shift=tuple(_shift(own, "defending") for own in abilities),
        forage_dice=tuple(
            dice if kind in ("hero", "civilians", "heroic", "special") else 0
            for kind, dice in zip(kinds, best(Scavenger, "dice", 1), strict=True)
        ),
        forage_bonus=best(Forager, "bonus", 0),
        traps_from=best(Traps, "works_from", NEVER),
        traps_hits=best(Traps, "hits", 0),
        ammo_actions=best(MakeAmmo, "actions", 0),
        trained=max(
            a.strength for h in content.characters.hero for a in h.abilities if type(a) is Train
        ),
        bad_medicine=max(best(BadMedicine, "supplies", 0)),
        initiative=initiative,
        initiatives=sum(initiative),
        marker=marker,
        holders=holders,
        menu=tuple(tuple(a for a in own if isinstance(a, MenuAbility)) for own in abilities),
        takes_orders=of("civilians", "heroic", "special", "refugees"),
        reach=tuple(row.gun.reach for row in rows),
        ammo_price=tuple(NO_LIMIT if row.gun.supplies else row.gun.ammo for row in rows),
        sight=sight,
        seen_from_town=reduce(or_, [own[TOWN] for own in sight], 0),
        colour=tuple(row.colour for row in rows),
        drawn=tuple(row.drawn for row in rows),
        life=tuple(2 * row.hits if row.kind != "refugees" else 1 for row in rows),
        acts=tuple(kind in ("hero", "heroic", "civilians", "special", "guard") for kind in kinds),
        zen=tuple(marker.get((at, "zen"), 0) for at in range(len(rows))),
        stacks=tuple(kind not in ("refugees", "raiders") for kind in kinds),
        raiders=of("raiders"),
        un_zeds=of("anti-hero", "anti-civilians"),
        refugees=of("refugees"),
        vip=tuple(row.vip for row in rows),
        refugee_names=tuple(row.refugees or row.name for row in rows),
        village=tuple(row.village for row in rows),
        red_diamond=tuple(row.red_diamond for row in rows),
        fourth_bed=holders.get(FourthBed, ()),
        lawyers=holders.get(PlagueOfLawyers, ()),
        hides_from=best(Stealth, "works_from", 0),
        immune=tuple(
            frozenset(name for a in own if type(a) is Immune for name in a.to) for own in abilities
        ),
        loners=holders.get(Loners, ()),
        hiders=holders.get(Stealth, ()),
        watchers=holders.get(Perimeter, ()),
        companions=holders.get(Companion, ()),
        good_news=holders.get(GoodNews, ()),
        tie_breakers=holders.get(TieBreaker, ()),
        no_infection=tuple(any(type(a) is NoInfection for a in own) for own in abilities),
        stand_firm=tuple(any(type(a) is StandFirm for a in own) for own in abilities),
        acts_in_chaos=tuple(
            kind == "refugees"
            or any(type(a) is Unfazed or (type(a) is Animal and a.acts_in_chaos) for a in own)
            for kind, own in zip(kinds, abilities, strict=True)
        ),
        passes_chaos=tuple(
            kind == "refugees"
            or any(type(a) is Unfazed or (type(a) is Animal and a.passes_chaos) for a in own)
            for kind, own in zip(kinds, abilities, strict=True)
        ),
        never_restores=holders.get(Unfazed, ()),
        animal=tuple(any(type(a) is Animal for a in own) for own in abilities),
        above_ground=tuple(any(type(a) is AboveGround for a in own) for own in abilities),
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
            if ability.marked:
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
