"""What every character can do, with its numbers, against a transcription made by hand."""

from __future__ import annotations

import msgspec
import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.abilities.base import Ability
from shambler.testing import rule

Row = tuple[str, str, tuple[str, ...]]  # who, abilities as printed, rules that state them


def ids(family: str, *numbers: int) -> tuple[str, ...]:
    """The ids of a family of rules."""
    return tuple(f"DOZ-{family}-{number:02}" for number in numbers)


HEROES: tuple[Row, ...] = (
    (
        "agee",
        "ward-rounds 2; laboratory-skill 1; fourth-component; clean-up -2; overtime 3 1",
        ids("AGEE", 1, 2, 3, 4, 5),
    ),
    ("alyssa", "rugged 5; assassin 2; zen", ids("ALYSSA", 1, 5, 10, 12)),
    (
        "hauser",
        "tough 4; train 2; recruit 1; forager 1",
        ids("HAUSER", 1, 5, 7, 8) + ids("TRAIN", 1),
    ),
    (
        "hernandez",
        "keys-to-the-city 1; traffic-control; citadel 1; motivational-speech",
        ids("MAYOR", 1, 5, 8, 9),
    ),
    (
        "horatius",
        "tough 4; re-roll; stockpile 3 0; no-infection False; animal True False",
        ids("HORATIUS", 2, 3, 4, 5, 7, 9),
    ),
    ("hunt", "tough 4; re-roll; leadership", ids("HUNT", 1, 4, 5)),
    (
        "johnson",
        "stockpile 2 3; scavenger 2; traps 4 1; first-aid 1 action",
        ids("JOHNSON", 1, 2, 4, 12),
    ),
    ("jones", "initiative; teleport; human-trials", ids("JONES", 1, 2, 5)),
    (
        "kingman",
        "strongpoint 3; minefield 2 1 (7, 4); hand-to-hand 1 defending; perimeter 5",
        ids("KINGMAN", 1, 2, 3) + ids("STRONG", 1) + ids("MINE", 1, 2, 5),
    ),
    ("piazza", "fall-back; make-ammo 2", ids("PIAZZA", 3, 10)),
    (
        "pickles",
        "scavenger 2; stealth 2; noisy-bark 4; animal True True",
        ids("PICKLES", 1, 2, 3, 12, 17),
    ),
    ("santana", "charge 4 1", ids("SANTANA", 1)),
    ("schmidt", "tough 4; re-roll; hand-to-hand 1; initiative", ids("SCHMIDT", 1, 2, 3, 4)),
    ("seaver", "medical; first-aid 1 character; fourth-bed", ids("SEAVER", 1, 2, 6)),
    ("staub", "rugged 5; survivalist 1; lucky 2", ids("STAUB", 1, 4, 5) + ids("TWODICE", 3)),
    (
        "wilson",
        "scavenger 2; shortcuts; visions; companion 1",
        ids("WILSON", 1, 2, 9, 10),
    ),
    (
        "wright",
        "rugged 5; hand-to-hand 1; staff-support 1; intelligence",
        ids("WRIGHT", 1, 2, 3, 4),
    ),
)

HEROIC: tuple[Row, ...] = (
    (
        "bauer",
        "improvised-ammo 2 1; builders 1; bridge-repair",
        ids("BAUER", 1, 2, 3) + ids("BARR", 2) + ids("BRIDGE", 8),
    ),
    ("clarion", "call-to-arms; last-line; second-supply-free", ids("CLARION", 1, 2, 4)),
    ("furies", "tough 4", ids("FURIES", 2)),
    ("fd129", "hand-to-hand 1; release; fire-hoses 2", ids("FD129", 1, 2, 3)),
    ("riot-squad", "no-infection True", ids("RIOT", 1, 3)),
    ("savior", "stockpile 2 0; first-aid 1 character; rationing 1", ids("SAVIOR", 1, 2, 4)),
    ("vfw", "stand-firm", ids("VFW", 2)),
    ("wzed", "broadcast; amplified-speech; good-news; town-warning 1", ids("WZED", 1, 2, 3, 4)),
)

# Un-Zeds: kind, Strength, Hits a side, Move and Red Diamond come first.
UN_ZEDS: tuple[Row, ...] = (
    (
        "marteuse",
        "anti-hero 3/2 1 4 diamond: doctors-work; tie-breaker; "
        "immune ('regular', 'super', 'spreader'); unfazed",
        ids("MARTEUSE", 1, 8, 12, 13) + ids("AHERO", 1, 4),
    ),
    (
        "natalia",
        "anti-hero 3/2 1 4 diamond: dread -2; heal-her-babies; "
        "immune ('regular', 'spreader'); unfazed",
        ids("NATALIA", 1, 2, 5, 6) + ids("AHERO", 1, 4),
    ),
    (
        "char",
        "anti-hero 4/3 1 4 -: place-chaos; unfazed",
        ids("CHAR", 1, 7) + ids("AHERO", 1, 4),
    ),
    (
        "ghost",
        "anti-hero 3/2 1 4 diamond: lend-a-hand; spoil-a-roll; bad-luck 1",
        ids("GHOST", 1, 2, 4, 5) + ids("AHERO", 1, 4),
    ),
    (
        "xaio",
        "anti-hero 2/1 1 4 diamond: bad-medicine 1; sabotage 3; bail 2",
        ids("XAIO", 1, 2, 3) + ids("AHERO", 1, 4),
    ),
    (
        "berk",
        "anti-civilians 3/2 2 3 -: plague-of-lawyers 1; injunction",
        ids("BERK", 1, 2, 4) + ids("LAWYERS", 1, 3) + ids("ACIV", 1),
    ),
    ("film-crew", "anti-civilians 3/2 2 3 -: ", ids("FILM", 1) + ids("ACIV", 1)),
    (
        "plaid",
        "anti-civilians 4/2 2 3 -: agitate; attract-allies",
        ids("PLAID", 1, 3) + ids("ACIV", 1),
    ),
)

OTHERS: tuple[Row, ...] = (
    ("rangers", "hand-to-hand 1; free-step", ids("RANGER", 3, 4)),
    ("national-guard", "free-step; above-ground; newcomers", ids("GUARD", 4, 6, 7)),
    ("petra", "above-ground; loners", ids("PETRA", 1, 2)),
    ("security1", "", ids("REDD", 4)),
    ("security2", "", ids("REDD", 4)),
    ("raiders", "", ids("RAID", 7)),
    ("bubba", "mean -1 1", ids("BUBBA", 3, 4)),
)

SUPER_ZEDS: tuple[Row, ...] = (
    ("berserkers", "7/4 3: rampage", ids("BERSERKER", 1)),
    ("doom", "7/5 3: always-wins", ids("DOOM", 1)),
    ("iron", "10/5 3: tough-zeds 3", ids("IRON", 1)),
    ("leapers", "4/2 3: leap", ids("LEAPER", 1)),
    ("oozers", "5/3 3: infectious 3", ids("OOZER", 1)),
    ("ravagers", "1/8 3: ", ids("RAVAGER", 1)),
    ("reanimators", "4/3 3: reanimate 1", ids("REANIM", 1)),
    ("were-zeds", "5/3 3: infectious 2; double-move", ids("WERE", 1, 2)),
    ("zed-hemoths", "12/6 3: ", ids("ZEDHEMOTH", 1)),
)


def text(abilities: tuple[Ability, ...]) -> str:
    """Abilities with their numbers, in the words of the transcription."""
    return "; ".join(
        " ".join(map(str, (a.__struct_config__.tag, *msgspec.structs.astuple(a)))).rstrip()
        for a in abilities
    )


def cases(rows: tuple[Row, ...]) -> list[object]:
    """A case for each character, marked with the rules that state it."""
    return [pytest.param(who, what, id=who, marks=rule(*stated)) for who, what, stated in rows]


@pytest.mark.parametrize(("who", "what"), cases(HEROES))
def test_what_a_hero_can_do(who: str, what: str) -> None:
    hero = next(hero for hero in box.load().characters.hero if hero.id == who)
    assert text(hero.abilities) == what


@pytest.mark.parametrize(("who", "what"), cases(HEROIC))
def test_what_a_heroic_civilians_unit_can_do(who: str, what: str) -> None:
    unit = next(unit for unit in box.load().characters.heroic if unit.id == who)
    assert text(unit.abilities) == what


@pytest.mark.parametrize(("who", "what"), cases(UN_ZEDS))
def test_what_an_un_zeds_unit_is_and_can_do(who: str, what: str) -> None:
    unit = next(unit for unit in box.load().characters.un_zeds if unit.id == who)
    full, reduced = unit.strength
    diamond = "diamond" if unit.red_diamond else "-"
    start = f"{unit.kind} {full}/{reduced} {unit.hits} {unit.move} {diamond}: "
    assert start + text(unit.abilities) == what
    assert unit.drawn is (who != "film-crew")


@pytest.mark.parametrize(("who", "what"), cases(OTHERS))
def test_what_others_can_do(who: str, what: str) -> None:
    others = box.load().others
    printed = {one.id: one.abilities for one in others.special}
    printed |= {one.id: one.abilities for one in others.raiders}
    assert text(printed[who]) == what


@pytest.mark.parametrize(("who", "what"), cases(SUPER_ZEDS))
def test_what_super_zeds_can_do(who: str, what: str) -> None:
    unit = next(unit for unit in box.load().zeds.super if unit.id == who)
    full, reduced = unit.strength
    assert f"{full}/{reduced} {unit.hits}: " + text(unit.abilities) == what
