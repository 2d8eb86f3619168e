"""Refusals: the key a player would play, a rule that the game has, and a reason in both languages.

A sweep over positions that random games hardly meet: every card in hand, every kind of zone, with
and without enemies, rested and tired, in every mission of all editions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle

import pytest

from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.hendrix import RULES as HENDRIX
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.decision import Blocked
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene

ZONE, NAME = r"\d+\.\d+", r"[\w-]+"
# What a player types, verb by verb. A refusal is of no use to anybody under another key.
KEYS = {
    "activate": NAME,
    "all-out": rf"(melee|fire):{NAME}(\*2)?\+?>{ZONE}",
    "build": r"[\w.-]+",
    "change-seat": rf"{NAME}\.(driver|passenger)",
    "close": r"[\w.-]+",
    "combine": NAME,
    "drive": rf"{NAME}>{ZONE}",
    "fire": rf"{NAME}(\*2)?>{ZONE}(@{NAME})?",
    "get-in": rf"{NAME}\.(driver|passenger)",
    "get-out": NAME,
    "item": rf"{NAME}(>{NAME})?",
    "light": ZONE,
    "lead": rf"{ZONE}\+{NAME}",
    "machine": rf"{NAME}\.(move|melee|ranged)>{ZONE}(@{NAME})?",
    "melee": rf"{NAME}(\*2)?>{ZONE}(@{NAME})?",
    "mission": NAME,
    "move": ZONE,
    "objective": r"[\w.-]+",
    "open": r"[\w.-]+",
    "reload": NAME,
    "remote": NAME,
    "search": NAME,
    "search-car": NAME,
    "rescue": NAME,
    "skill": rf"{NAME}>({ZONE}|{NAME})",
    "story": NAME,
    "take-along": NAME,
    "trade": NAME,
}
EDITIONS = (INVADER, LIVING_DEAD, HENDRIX)
ALONE = {"crate", "discard", "end", "noise", "oxygen", "reorganize", "search"}
TABLES = [
    pytest.param(rules, mission.key, id=f"{rules.key}-{mission.key}")
    for rules in EDITIONS
    for mission in rules.scenarios()
]
FEATS = {
    "invader": ("charge", "taunt", "shove", "lifesaver", "sprint", "zero-g-run", "born-leader"),
    "living_dead": ("taunt", "shove", "bloodlust-melee"),
    "hendrix": ("taunt", "shove", "charge", "lifesaver", "field-medic", "low-profile"),
}


ENEMIES = ("none", "here", "near")


def zones_to_stand_in(table: Scene) -> list[int]:
    """One zone of every sort, those of cars and machines, and their neighbours."""
    board = table.game.world.board
    found: dict[object, int] = {}
    for zone in board.zones:
        special = tuple(name for name, mask in board.special.items() if mask >> zone.index & 1)
        found.setdefault((zone.kind, zone.inside, special), zone.index)
    units = [zone for zone in unit_zones(table) if zone >= 0]
    near = [zone for at in units for zone in table.game.zones_of(board.touching[at])[:2]]
    return sorted({*found.values(), *units, *near})


def unit_zones(table: Scene) -> tuple[int, ...]:
    """Where cars and machines stand, if the edition has any."""
    return units_in(table.state).zones if table.game.world.units else ()


def turns(rules: ZombicideRules, mission: str) -> Iterator[tuple[Scene, Scene]]:
    """Somebody's turn in many positions of a mission: with all actions, and with none left."""
    hand = [name for name, card in rules.content.cards.items() if card.slot == "hand"]
    weapons, enemies = cycle(hand), cycle(ENEMIES)
    for zone in zones_to_stand_in(Scene(rules, mission)):
        for _ in ENEMIES:
            cards, arrangement = (next(weapons), next(weapons)), next(enemies)
            rested, tired = (
                position(rules, mission, zone, cards, arrangement, spent) for spent in (0, 9)
            )
            yield rested, tired


def position(
    rules: ZombicideRules,
    mission: str,
    zone: int,
    cards: tuple[str, ...],
    enemies: str,
    spent: int,
) -> Scene:
    """Two survivors in a zone; one of them has some cards and skills, and acts."""
    table = Scene(rules, mission)
    world, board = table.game.world, table.game.world.board
    who, other = world.names[0], world.names[1]
    table.put(who, board.zones[zone].name).put(other, board.zones[zone].name)
    for name in (who, other) if world.gated >> zone & 1 else ():
        if "oxygen-tank" not in table.cards_of(name):
            table.equip(name, "oxygen-tank")
    table.equip(who, *cards).skills(who, *FEATS[rules.key], only=True)
    if rules is LIVING_DEAD and zone % 2:
        table.mode(who)
    near = table.game.zones_of(board.touching[zone] & ~(1 << zone))
    for at in {"none": (), "here": (zone,), "near": near}[enemies]:
        table.put(world.foes[0].id, board.zones[at].name)
        table.put(world.foes[2].id, board.zones[at].name)
    for unit, at in zip(world.units, unit_zones(table), strict=True):
        if rules is LIVING_DEAD and at == zone and enemies != "here":
            table.ride(who, unit.type, driver=zone % 2 == 0).ride(other, unit.type)
    return table.start(Turn(table.who(who), spent=spent), Rest())


def refusals(table: Scene) -> list[Blocked]:
    """What is refused now."""
    return table.game.explain()


@pytest.mark.parametrize(("rules", "mission"), TABLES)
def test_every_refusal_has_a_rule_of_the_game_and_the_key_one_would_play(
    rules: ZombicideRules, mission: str
) -> None:
    looked = 0
    for pair in turns(rules, mission):
        for table in pair:
            found = refusals(table)
            keys = [entry.key for entry in found]
            assert len(keys) == len(set(keys))
            assert not set(keys) & set(table.options)
            for key in some((*keys, *table.options)):  # one grammar for what is offered and refused
                verb, colon, rest = key.partition(":")
                known = re.fullmatch(KEYS[verb], rest) if colon else verb in ALONE
                assert known, f"nobody would play {key}"
            for entry in found:
                looked += 1
                assert entry.rule in rules.ledger, entry
    assert looked > 50


@pytest.mark.parametrize(("rules", "mission"), TABLES)
@rule("Z-ROUND-03")
def test_what_lacks_actions_only_is_refused_by_its_own_key(
    rules: ZombicideRules, mission: str
) -> None:
    """Whatever a rested survivor may do, a tired one may do, too, or is told why not."""
    looked = 0
    for rested, tired in turns(rules, mission):
        refused = {entry.key: entry.rule for entry in refusals(tired)}
        missing = set(rested.options) - set(tired.options)
        assert missing <= set(refused), missing - set(refused)
        looked += len(missing)
        costly = ("Z-ROUND-03", "Z-MOVE-02", "INV-MACH-10")
        assert {refused[key] for key in missing} <= set(costly)
    assert looked > 50


@pytest.mark.parametrize("rules", EDITIONS, ids=lambda rules: rules.key)
def test_a_refused_key_is_answered_with_its_rule_and_a_reason_in_both_languages(
    rules: ZombicideRules,
) -> None:
    mission = rules.scenarios()[-1].key
    told: set[str] = set()
    for pair in turns(rules, mission):
        for table in pair:
            english, french = (table.match.blocked(language=name) for name in ("en", "fr"))
            assert [entry.key for entry in english] == [entry.key for entry in french]
            for one, other in zip(english, french, strict=True):
                told.add(one.reason)
                assert one.reason
                assert one.reason != other.reason
            if english:
                with pytest.raises(IllegalOption) as refused:
                    table.match.play(english[0].key)
                assert refused.value.rule == english[0].rule
    assert len(told) > 10
