"""Every counter and character as printed, against a transcription made by hand."""

from __future__ import annotations

import msgspec
import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.abilities.gun import (
    AnyGun,
    DistanceGun,
    FixedGun,
    NoGun,
    StrengthGun,
)
from shambler.games.dawn.abilities.traits import HandToHand, ReRoll, Rugged, Tough
from shambler.testing import rule
from shambler.testing.dawn import Siege

# Class, colour, Strength, Hits a side, Move, Red Diamond, Gunfire.
HEROES = """
agee      science   yellow 2/1 1 4 diamond strength
alyssa    citizen   yellow 3/2 1 5 -       strength
hauser    military  orange 3/2 1 4 -       strength
hernandez citizen   blue   2/1 1 4 diamond strength
horatius  primate   orange 4/3 2 4 diamond none
hunt      law       blue   5/3 1 4 diamond strength range 2
johnson   scavenger blue   3/2 1 4 -       strength shift 2
jones     science   orange 4/3 1 4 -       strength supplies 1
kingman   military  green  3/2 1 4 -       strength
piazza    military  blue   3/2 1 5 -       distance 2 4 3
pickles   scavenger green  2/1 1 6 diamond none
santana   citizen   green  6/4 2 3 -       fixed 3 2
schmidt   law       blue   4/2 1 4 -       strength
seaver    science   yellow 3/1 1 4 diamond strength
staub     citizen   green  4/5 1 4 -       fixed 4 2 first
wilson    scavenger orange 2/1 1 4 diamond strength
wright    science   yellow 4/2 1 4 diamond strength shift 1
"""

# Class, colour, Strength, Hits a side, Move, Gunfire.
HEROIC = """
bauer   -   green  3/2 2 3 strength
clarion -   yellow 1/1 2 3 strength
furies  -   blue   6/3 2 4 none
fd129   -   green  3/2 2 3 strength
riot-squad law green  5/3 2 3 none
savior  -   blue   2/1 2 3 strength
vfw     -   blue   3/2 2 3 strength first
wzed    -   yellow 1/1 2 3 strength
"""

CIVILIANS = {"civ1": "4/2", "civ2": "3/1", "civ3": "3/1"} | {f"civ{n}": "2/1" for n in (4, 5, 6, 7)}

ZEDS = {
    "2/1": 1, "3/2": 1, "3/1": 1, "4/3": 1, "4/2": 4, "4/1": 1, "5/4": 2, "5/3": 6, "5/2": 2,
    "5/1": 1, "6/4": 3, "6/3": 5, "6/1": 1, "7/5": 2, "7/4": 1, "8/4": 1, "9/4": 1,
}  # fmt: skip

# Strength, Hits a side, abilities with their numbers.
SUPER_ZEDS = {
    "berserkers": ("7/4", 3, ["rampage"]),
    "doom": ("7/5", 3, ["always-wins"]),
    "iron": ("10/5", 3, ["tough-zeds 3"]),
    "leapers": ("4/2", 3, ["leap"]),
    "oozers": ("5/3", 3, ["infectious 3"]),
    "ravagers": ("1/8", 3, []),
    "reanimators": ("4/3", 3, ["reanimate 1"]),
    "were-zeds": ("5/3", 3, ["infectious 2", "double-move"]),
    "zed-hemoths": ("12/6", 3, []),
}

# Strength, Hits a side, Move, Gunfire.
SPECIAL = {
    "rangers": ("5/3", 2, 3, "strength range 2"),
    "national-guard": ("10/6", 3, 1, "strength"),
    "petra": ("4/3", 2, 4, "strength supplies 1"),
    "security1": ("4/3", 2, 3, "strength"),
    "security2": ("4/3", 2, 3, "strength"),
}

# Who is Tough (a 4 cancels), Rugged (a 5), rolls again, and fights with a column in favour.
TOUGH = {"hauser", "horatius", "hunt", "schmidt"}
RUGGED = {"alyssa", "staub", "wright"}
ROLLS_AGAIN = {"horatius", "hunt", "schmidt"}
FIGHTS_BETTER = {"schmidt": "", "wright": "", "kingman": "defending"}


def lines(table: str) -> list[str]:
    """The lines of a transcription."""
    return table.strip().splitlines()


def sides(strength: tuple[int, int]) -> str:
    """Strengths as printed."""
    return f"{strength[0]}/{strength[1]}"


def gun_text(gun: AnyGun) -> str:
    """How a unit shoots, in the words of the transcription."""
    if isinstance(gun, NoGun):
        return "none"
    if isinstance(gun, DistanceGun):
        text = "distance " + " ".join(map(str, gun.strengths))
    elif isinstance(gun, FixedGun):
        text = "fixed " + " ".join(map(str, gun.strengths))
    else:
        assert isinstance(gun, StrengthGun)
        text = "strength" + (f" range {gun.range}" if gun.range > 1 else "")
    text += f" shift {gun.shift}" if gun.shift else ""
    text += f" supplies {gun.supplies}" if gun.supplies else ""
    return text + (" first" if gun.first_free else "")


@rule("DOZ-HERO-01", "DOZ-HIT-03", "DOZ-GAME-05", "DOZ-HUNT-07", "DOZ-MAYOR-11")
@pytest.mark.parametrize("line", lines(HEROES))
def test_a_hero_as_printed(line: str) -> None:
    name, profession, colour, strength, hits, move, diamond, *gun = line.split()
    hero = next(hero for hero in box.load().characters.hero if hero.id == name)
    assert (hero.profession, hero.colour, sides(hero.strength)) == (profession, colour, strength)
    assert (hero.hits, hero.move) == (int(hits), int(move))
    assert hero.red_diamond is (diamond == "diamond")
    assert gun_text(hero.gunfire) == " ".join(gun)


@rule("DOZ-CIV-06", "DOZ-HIT-03", "DOZ-GAME-05", "DOZ-FURIES-01", "DOZ-FURIES-03")
@pytest.mark.parametrize("line", lines(HEROIC))
def test_a_heroic_civilians_unit_as_printed(line: str) -> None:
    name, profession, colour, strength, hits, move, *gun = line.split()
    unit = next(unit for unit in box.load().characters.heroic if unit.id == name)
    assert (unit.profession or "-", unit.colour) == (profession, colour)
    assert (sides(unit.strength), unit.hits, unit.move) == (strength, int(hits), int(move))
    assert gun_text(unit.gunfire) == " ".join(gun)


@rule("DOZ-TOUGH-01", "DOZ-HUNT-04", "DOZ-SCHMIDT-02", "DOZ-FURIES-02")
def test_who_is_tough_rugged_or_rolls_again() -> None:
    heroes = {hero.id: hero.abilities for hero in box.load().characters.hero}
    heroic = {unit.id: unit.abilities for unit in box.load().characters.heroic}
    assert {n for n, own in heroes.items() if Tough(cancels_from=4) in own} == TOUGH
    assert {n for n, own in heroic.items() if Tough(cancels_from=4) in own} == {"furies"}
    assert {n for n, own in heroes.items() if Rugged(cancels_from=5) in own} == RUGGED
    assert {n for n, own in heroes.items() if ReRoll() in own} == ROLLS_AGAIN
    better = {n: a for n, own in heroes.items() for a in own if isinstance(a, HandToHand)}
    assert {name: ability.only for name, ability in better.items()} == FIGHTS_BETTER
    assert {ability.shift for ability in better.values()} == {1}


@rule("DOZ-GAME-05", "DOZ-SETUP-04")
def test_there_are_seventeen_heroes_and_eight_heroic_civilians() -> None:
    characters = box.load().characters
    assert {hero.id for hero in characters.hero} == {line.split()[0] for line in lines(HEROES)}
    assert {unit.id for unit in characters.heroic} == {line.split()[0] for line in lines(HEROIC)}
    assert (len(characters.hero), len(characters.heroic)) == (17, 8)


@rule("DOZ-CIV-03", "DOZ-HIT-03")
def test_the_seven_regular_civilians_as_printed() -> None:
    units = box.load().others.civilians
    assert {unit.id: sides(unit.strength) for unit in units} == CIVILIANS
    assert [(unit.hits, unit.move) for unit in units] == [(2, 2)] * 7
    assert [gun_text(unit.gunfire) for unit in units] == ["strength"] * 7


@rule("DOZ-ZEDS-13", "DOZ-HIT-02")
def test_the_thirty_four_regular_zeds_as_printed() -> None:
    regular = box.load().zeds.regular
    assert {sides(entry.strength): entry.copies for entry in regular} == ZEDS
    assert {entry.hits for entry in regular} == {3}
    with Siege() as town:
        zeds = town.game.world.zeds
        counted = [f"{strength[0]}/{strength[-1]}" for strength in zeds.strength]
        assert {name: counted.count(name) for name in ZEDS} == ZEDS
        assert len(counted) == 34


@rule("DOZ-HIT-02", "DOZ-RAVAGER-01", "DOZ-ZEDHEMOTH-01")
def test_the_nine_super_zeds_as_printed() -> None:
    found = {}
    for unit in box.load().zeds.super:
        texts = [
            " ".join(map(str, (ability.__struct_config__.tag, *msgspec.structs.astuple(ability))))
            for ability in unit.abilities
        ]
        found[unit.id] = (sides(unit.strength), unit.hits, texts)
    assert found == SUPER_ZEDS


@rule("DOZ-HIT-04")
def test_raiders_take_three_hits_a_side_and_spreaders_two() -> None:
    raiders = {unit.id: (sides(unit.strength), unit.hits) for unit in box.load().others.raiders}
    assert raiders == {"raiders": ("6/3", 3), "bubba": ("6/3", 3)}
    spreaders = {unit.id: (sides(unit.strength), unit.hits) for unit in box.load().zeds.spreader}
    assert spreaders == {"vermin": ("2/1", 2), "noelle": ("3/2", 2)}


@rule("DOZ-CIV-08")
def test_special_civilians_and_the_national_guard_as_printed() -> None:
    found = {
        unit.id: (sides(unit.strength), unit.hits, unit.move, gun_text(unit.gunfire))
        for unit in box.load().others.special
    }
    assert found == SPECIAL


@rule("DOZ-SETUP-04", "DOZ-SETUP-13")
def test_who_can_come_into_the_basic_game() -> None:
    with Siege() as town:
        heroes = {"hernandez", "hunt", "johnson", "piazza", "schmidt"}
        assert set(town.game.world.units.ids) == heroes | {"furies"} | set(CIVILIANS)
