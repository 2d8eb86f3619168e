"""The tables of the player aid, spread out so that a rule only looks up."""

from __future__ import annotations

from shambler.games.dawn.content import Content
from shambler.games.dawn.dawn_world import Finds, Tables
from shambler.games.dawn.printed.tables import FightText, ForageText, GunfireText

STRONGEST = 64  # more than any Strength that can come together
COLUMNS = 7
TOTALS = range(13)  # two dice, indexed from 0


def make_tables(content: Content) -> Tables:
    """All of them."""
    printed, strengths = content.tables, range(STRONGEST)
    return Tables(
        columns=tuple(tuple(starting_column(z, p) for p in strengths) for z in strengths),
        fight=tuple(fight_column(printed.hand_to_hand, column) for column in range(COLUMNS)),
        gunfire=tuple(gunfire_column(printed.gunfire, column) for column in range(COLUMNS)),
        forage=tuple(forage_class(entry) for entry in printed.forage),
        terrain_barricade=printed.terrain.barricade,
        terrain_strongpoint=printed.terrain.strongpoint,
        survives_from=printed.saving_roll.survives_from,
        leaves_to=printed.catacombs.leaves_to,
        stays_to=printed.catacombs.stays_to,
        arrest_from=printed.arrest.works_from,
        officer_bonus=printed.arrest.officer_bonus,
    )


def starting_column(zeds: int, unit: int) -> int:
    """Zeds x3, Zeds x2, Zeds, equal, Player, Player x2, Player x3 (DOZ-HTH-03, DOZ-HTH-04)."""
    if zeds == unit:
        return 3
    if zeds > unit:
        return 0 if zeds >= 3 * unit else 1 if zeds >= 2 * unit else 2
    return 6 if unit >= 3 * zeds else 5 if unit >= 2 * zeds else 4


def fight_column(printed: FightText, column: int) -> tuple[tuple[int, int, bool], ...]:
    """One column of the Hand-to-Hand table, by dice total (DOZ-HTH-13, DOZ-HTH-14)."""
    results = [(0, 0, False)] * len(TOTALS)
    for row in printed.rows:
        cell = row.cells[column]
        zeds, rest = cell.split("/")
        for total in range(row.least, row.most + 1):
            results[total] = (int(zeds), int(rest[:-1]), rest[-1] == "z")
    return tuple(results)


def gunfire_column(printed: GunfireText, column: int) -> tuple[int, ...]:
    """One column of the Gunfire table, by dice total (DOZ-GUN-10)."""
    hits = [0] * len(TOTALS)
    for row in printed.rows:
        for total in range(row.least, row.most + 1):
            hits[total] = row.hits[column]
    return tuple(hits)


def forage_class(printed: ForageText) -> tuple[Finds, ...]:
    """What each number brings in spaces of a class."""
    finds = [Finds()] * 7
    for entry in printed.finds:
        for number in range(entry.least, entry.most + 1):
            finds[number] = Finds(entry.supplies, entry.ammo, entry.or_ammo)
    return tuple(finds)
