"""Every number that is printed: weapons and other cards, zombies and their deck, survivors."""

import pytest

from shambler.games.zombicide.core.sheets import Card
from shambler.games.zombicide.hendrix import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import scene

CONTENT = RULES.content
# kind, range, dice, accuracy, damage, dual, ammunition, noisy, opens doors, all-out dice, keep
WEAPONS = """
crowbar                   melee  0-0 1 4 1 -    -       -     silent 1 -
fire-axe                  melee  0-0 1 4 2 -    -       -     noisy  1 -
ka-bar                    melee  0-0 1 3 1 dual -       -     -      1 -
pistol                    ranged 0-1 1 3 1 dual bullets noisy -      1 -
rifle                     ranged 1-3 1 3 1 -    bullets noisy -      1 -
chainsaw                  melee  0-0 5 5 2 -    -       noisy noisy  3 5
fire-axe-advanced         melee  0-0 1 4 2 -    -       -     noisy  1 3
katana                    melee  0-0 2 4 1 dual -       -     -      2 3
kukri                     melee  0-0 2 4 2 -    -       -     -      2 4
machete                   melee  0-0 1 3 2 dual -       -     -      1 2
molotov                   ranged 1-1 0 0 0 -    -       noisy -      - 5
pistol-advanced           ranged 0-1 1 3 1 dual bullets noisy -      1 1
sawed-off                 ranged 0-1 2 3 1 dual shells  noisy -      2 4
sniper-rifle              ranged 1-3 1 3 2 -    bullets noisy -      1 3
army-sniper-rifle         ranged 1-4 2 3 2 -    bullets noisy -      1 5
golden-ak-47              ranged 1-2 3 4 2 -    bullets noisy -      3 5
golden-kukri              melee  0-0 4 4 2 -    -       -     -      2 4
pattons-357-magnum        ranged 0-1 2 4 2 -    bullets noisy -      2 5
pattons-45-long-colt      ranged 0-1 3 3 1 -    bullets noisy -      2 5
prized-katana             melee  0-0 4 3 1 -    -       -     -      2 5
prototype-assault-shotgun ranged 1-2 3 3 1 -    shells  noisy -      2 5
siege-hammer              melee  0-0 3 4 2 -    -       -     noisy  2 5
wristbreaker              melee  0-0 6 5 2 -    -       -     -      2 5
an-m14-incendiary-grenade ranged 1-2 0 0 0 -    -       noisy -      - -
colt-m16a4-rifle          ranged 1-3 1 3 1 -    bullets noisy -      2 5
colt-m4-carbine           ranged 1-2 1 3 1 -    bullets noisy -      2 5
hk-mp5                    ranged 1-2 2 4 1 -    bullets noisy -      2 4
hk-mp7                    ranged 0-1 3 5 1 dual bullets noisy -      3 5
ka-bar-military           melee  0-0 1 3 1 dual -       -     -      1 2
machete-military          melee  0-0 1 3 2 dual -       -     -      1 2
mossberg-500              ranged 0-1 2 4 2 -    shells  noisy -      2 5
sig-sauer-p320            ranged 0-1 1 3 1 dual bullets noisy -      2 3
tactical-halligan         melee  0-0 2 4 2 -    -       -     silent 1 3
tactical-tomahawk         melee  0-0 2 3 2 -    -       -     noisy  1 3
"""
PRINTED = {line.split()[0]: line.split()[1:] for line in WEAPONS.strip().splitlines()}
ADVANCED = [card for card in PRINTED if CONTENT.cards[card].deck != "military"]
MILITARY = [card for card in PRINTED if CONTENT.cards[card].deck == "military"]


def dice_of(card: Card, ability: str) -> str:
    """The number of dice that a card gives for something."""
    found = [str(getattr(one, "dice")) for one in card.abilities if one.name == ability]  # noqa: B009
    return found[0] if found else "-"


def door_of(card: Card) -> str:
    """How a card opens doors."""
    found = [getattr(one, "noisy") for one in card.abilities if one.name == "opens-doors"]  # noqa: B009
    return "-" if not found else "noisy" if found[0] else "silent"


def line_of(key: str) -> list[str]:
    """A weapon of the box as the table has it."""
    card = CONTENT.cards[key]
    (attack,) = card.attacks
    near, far = attack.range
    return [
        attack.combat, f"{near}-{far}", str(attack.dice), str(attack.accuracy), str(attack.damage),
        "dual" if card.dual else "-", attack.ammo or "-", "noisy" if attack.noise else "-",
        door_of(card), dice_of(card, "all-out"), dice_of(card, "keep"),
    ]  # fmt: skip


def test_the_table_has_every_weapon() -> None:
    assert set(PRINTED) == {card.id for card in CONTENT.cards.values() if card.attacks}
    assert (len(ADVANCED), len(MILITARY)) == (23, 11)


@rule(
    "Z2E-025", "Z2E-024", "Z2E-026", "Z2E-027", "Z2E-028", "Z2E-042", "FH-SETUP-01", "FH-ALLOUT-03",
    "FH-ALLOUT-09", "FH-KEEP-02", "FH-DOOR-08",
)  # fmt: skip
@pytest.mark.parametrize("card", ADVANCED)
def test_every_value_of_an_advanced_weapon(card: str) -> None:
    assert line_of(card) == PRINTED[card]


@rule(
    "Z2E-025", "Z2E-024", "Z2E-026", "Z2E-027", "Z2E-028", "Z2E-042", "FH-MIL-01", "FH-ALLOUT-03",
    "FH-ALLOUT-09", "FH-KEEP-02", "FH-DOOR-08",
)  # fmt: skip
@pytest.mark.parametrize("card", MILITARY)
def test_every_value_of_a_military_weapon(card: str) -> None:
    assert line_of(card) == PRINTED[card]


@rule("Z2E-035", "FH-SETUP-01", "FH-MIL-01", "FHR-22", "FH-SKILL-09")
def test_what_weapons_give_beside_their_numbers() -> None:
    skills = {card.id: card.skills for card in CONTENT.cards.values() if card.skills}
    assert skills == {
        "sniper-rifle": ("sniper",),
        "army-sniper-rifle": ("sniper",),
        "colt-m16a4-rifle": ("night-vision",),
    }
    assert {card: dice_of(CONTENT.cards[card], "partner-dice") for card in PRINTED} == {
        card: "1" if card.startswith("ka-bar") else "-" for card in PRINTED
    }
    assert {card: dice_of(CONTENT.cards[card], "own-partner-dice") for card in PRINTED} == {
        card: "2" if card.startswith("pattons") else "-" for card in PRINTED
    }


@rule("Z2E-034", "FH-SETUP-01")
def test_only_the_sawed_off_is_reloaded() -> None:
    assert [card for card in PRINTED if _has(card, "reload")] == ["sawed-off"]


def _has(card: str, ability: str) -> bool:
    return any(one.name == ability for one in CONTENT.cards[card].abilities)


ITEMS = {
    "canned-food": {"gain-experience": 3},
    "water": {"gain-experience": 3},
    "mre": {"gain-experience": 3},
    "flashlight": {"search-cards": 2, "light-source": 0},
    "flashlight-military": {"search-cards": 2, "light-source": 0},
    "night-vision-goggles": {"night-vision": 0},
    "plenty-of-bullets": {"re-roll": "bullets"},
    "plenty-of-shells": {"re-roll": "shells"},
    "repair-kit": {"mend-breaks": 0},
}


@rule("Z2E-022", "Z2E-029", "Z2E-030", "Z2E-031", "FH-SETUP-01", "FH-MIL-01", "FH-LIGHT-01")
@pytest.mark.parametrize("card", ITEMS)
def test_every_card_that_is_no_weapon_works_from_the_backpack_and_is_never_kept(card: str) -> None:
    found = {
        one.name: getattr(one, "amount", getattr(one, "cards", getattr(one, "ammo", 0)))
        for one in CONTENT.cards[card].abilities
    }
    assert found.pop("in-backpack") == 0
    assert found == ITEMS[card]


# -- zombies ---------------------------------------------------------------------------------

# actions, wounds, damage that fells, adrenaline, targeting priority, figures
ZOMBIES = {
    "walker": (1, 1, 1, 1, 2, 40),
    "runner": (2, 1, 1, 1, 3, 16),
    "fatty": (1, 1, 2, 1, 1, 16),
    "shooter": (1, 1, 1, 1, 2, 12),
    "patient-0": (1, 1, 3, 5, 1, 1),
    "hobomination": (1, 1, 3, 5, 1, 1),
    "abominacop": (1, 1, 3, 5, 0, 1),
    "abominawild": (1, 1, 3, 5, 1, 1),
}
OF_ZOMBIES = ("Z2E-059", "Z2E-064", "FH-COMBAT-06", "FH-TARGET-04", "Z2E-056")


@rule(*OF_ZOMBIES, "FH-COMP-04")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("walker", marks=rule("FH-ENEMY-16")),
        pytest.param("runner", marks=rule("FH-ENEMY-17", "FH-RUN-03", "Z2E-068")),
        pytest.param("fatty", marks=rule("FH-ENEMY-18")),
        pytest.param("shooter", marks=rule("FH-ENEMY-20")),
        *(
            pytest.param(kind, marks=rule("FH-ENEMY-19", "Z2E-076", "Z2E-077"))
            for kind in ("patient-0", "hobomination", "abominacop", "abominawild")
        ),
    ],
)
def test_every_value_of_a_zombie(kind: str) -> None:
    one = CONTENT.enemies[kind]
    found = (one.actions, one.damage, one.toughness, one.experience, one.priority, one.miniatures)
    assert found == ZOMBIES[kind]


@rule("FH-ENEMY-19", "Z2E-059", "Z2E-076")
@pytest.mark.parametrize("kind", ["patient-0", "hobomination", "abominacop", "abominawild"])
def test_five_points_for_each_kind_of_abomination_and_none_falls_to_less_than_three(
    kind: str,
) -> None:
    table = armed(kind, "rifle").turn("karl")
    table.dice(6).play("fire:rifle>B")
    assert table.enemies("B") == {kind: 1}
    table = armed(kind, "an-m14-incendiary-grenade").turn("karl")
    table.play("fire:an-m14-incendiary-grenade>B")
    assert (table.enemies("B"), table.survivor("karl").experience) == ({}, 5)


def armed(kind: str, weapon: str) -> Scene:
    """Karl, and an Abomination on the next zone."""
    return scene().put("karl", "A").equip("karl", weapon).put(kind, "B")


# -- the deck --------------------------------------------------------------------------------

# number, kind, zombies, how many at Blue, Yellow, Orange and Red, and the symbol of the shooters
DECK = """
41 spawn walker 1 2 4 6 *
42 spawn walker 2 3 5 7 *
43 spawn walker 3 5 7 9
44 spawn walker 4 6 8 10
45 rush walker 1 2 4 6 *
46 rush walker 2 3 5 7 *
47 rush walker 3 5 7 9
48 rush walker 4 6 8 10
49 spawn fatty 1 1 2 3 *
50 spawn fatty 2 3 4 4
51 rush fatty 0 1 2 3 *
52 rush fatty 1 2 3 4
53 spawn runner 0 1 2 3 *
54 spawn runner 1 1 2 3 *
55 spawn runner 1 2 3 4 *
56 spawn runner 2 3 4 4
57 abomination 0 1 1 1
58 abomination 0 1 1 1
59 spawn walker 2 4 6 8 *
60 spawn walker 3 5 7 9 *
61 spawn walker 4 6 8 10
62 spawn walker 6 8 10 12
63 rush walker 2 4 6 8
64 rush walker 3 5 7 9
65 rush walker 4 6 8 10
66 rush walker 6 8 10 12
67 spawn fatty 1 2 3 4 *
68 spawn fatty 3 4 5 6
69 rush fatty 1 2 3 4 *
70 rush fatty 2 3 4 5
71 spawn runner 1 2 3 4
72 spawn runner 1 2 3 4 *
73 spawn runner 2 3 4 5
74 spawn runner 3 4 5 6
75 abomination 1 1 1 1
76 abomination 1 1 1 1
77 extra walker 0 1 1 1
78 extra walker 0 1 1 1
79 extra fatty 0 1 1 1
80 extra runner 0 1 1 1
"""


@rule("FH-COMP-02", "FH-SETUP-03", "Z2E-061", "Z2E-069", "Z2E-072", "Z2E-092", "FH-SHOOT-01")
@pytest.mark.parametrize(
    ("first", "last"),
    [
        pytest.param(41, 58, marks=rule("Z2E-071", "Z2E-074")),
        pytest.param(59, 76, marks=rule("Z2E-071", "Z2E-074")),
        pytest.param(77, 80, marks=rule("Z2E-073")),
    ],
)
def test_every_line_of_the_zombie_deck(first: int, last: int) -> None:
    abominations = {"patient-0", "hobomination", "abominacop", "abominawild", ""}
    lines = []
    for card in CONTENT.enemy_deck:
        who = [] if card.enemy in abominations else [card.enemy]
        symbol = ["*"] if card.shooter else []
        if first <= card.number <= last:
            counts = map(str, card.counts)
            lines.append(" ".join([str(card.number), card.kind, *who, *counts, *symbol]))
    printed = DECK.strip().splitlines()
    assert lines == [line for line in printed if first <= int(line.split()[0]) <= last]
    assert len(lines) == last - first + 1


# -- survivors of the core box -----------------------------------------------------------------

# health, the Blue skill, the two of Orange, the three of Red
SHEETS = """
josh      3 slippery     die-melee   free-combat free-move   roll-combat lucky
elle      3 sniper       die-combat  free-ranged die-ranged  free-combat roll-ranged
ned       3 free-search  die-ranged  free-combat die-combat  roll-combat shove
doug      3 matching-set die-ranged  free-combat roll-combat ambidextrous slippery
amy       3 free-move    free-melee  free-ranged die-combat  roll-combat medic
wanda     3 sprint       roll-melee  slippery    die-combat  free-melee  free-move
lili      2 max-range    die-ranged  sprint      free-combat free-move   roll-combat
tiger-sam 2 die-ranged   free-move   sniper      damage-ranged free-combat shove
odin      2 die-melee    free-melee  free-move   die-melee   die-ranged  free-combat
bunny-g   2 lucky        roll-melee  jump        damage-melee free-combat roll-6-plus-1-die-combat
lou       2 charge       die-combat  free-melee  free-move   free-ranged medic
ostara    2 search-again die-ranged  free-move   free-combat roll-ranged slippery
"""


def short(skill: str) -> str:
    """The name of a skill in the table."""
    if not skill.startswith("plus-1-"):
        return skill
    name = skill.removeprefix("plus-1-").removesuffix("-action")
    return name.replace("to-dice-roll", "roll")


@rule("Z2E-005", "Z2E-006", "Z2E-060", "FH-CAMP-17")
@pytest.mark.parametrize("line", SHEETS.strip().splitlines())
def test_every_skill_of_a_survivor_of_the_core_box(line: str) -> None:
    name, health, *skills = line.split()
    sheet = CONTENT.survivors[name]
    levels = dict(sheet.skills)
    assert (str(sheet.health), levels["yellow"]) == (health, ("plus-1-action",))
    found = [short(skill) for level in ("blue", "orange", "red") for skill in levels[level]]
    assert found == skills
