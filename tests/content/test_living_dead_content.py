"""The content of Night of the Living Dead, number by number."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.load import check_content, load_content
from shambler.games.zombicide.content.paths import Paths
from shambler.games.zombicide.core.sheets import Card
from shambler.games.zombicide.systems.combining.words import MadeOf
from shambler.testing import some

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content("living_dead")


def copies(content: Content, deck: str) -> dict[str, int]:
    return {card.id: card.copies for card in content.cards.values() if card.deck == deck}


def test_the_shipped_content_has_no_problem() -> None:
    assert check_content("living_dead") == []


def test_everything_shown_to_players_has_a_name_in_both_languages(content: Content) -> None:
    named: tuple[Any, ...] = (
        *content.cards.values(),
        *content.skills.values(),
        *content.survivors.values(),
        *content.enemies.values(),
        *content.machines.values(),
        *content.components.values(),
        *content.missions.values(),
    )
    for one in some(named):
        assert one.name.en.strip(), one.id
        assert one.name.fr.strip(), one.id
    words = (*content.places.values(), *content.openings.values())
    assert all(entry.en and entry.fr for entry in some(words))


# -- components -------------------------------------------------------------------------------


@rule("NLD-COMP-01")
def test_the_pool_has_54_ghouls(content: Content) -> None:
    pool: Counter[str] = Counter()
    for enemy in content.enemies.values():
        pool[enemy.type] += enemy.miniatures
    assert pool == {"walker": 28, "breaker": 12, "fatty": 12, "relative": 2}
    assert pool.total() == content.components["miniatures"].count == 54


@rule("NLD-COMP-02")
def test_six_survivors_with_two_sides(content: Content) -> None:
    assert set(content.survivors) == {"barbra", "ben", "harry", "helen", "judy", "tom"}
    for survivor in some(content.survivors.values()):
        assert set(survivor.sides) == {"romero"}, survivor.id
        assert survivor.health == 3
    assert content.components["survivor-miniatures"].count == 12


@rule("NLD-COMP-03")
def test_six_tiles_with_two_faces(content: Content) -> None:
    assert sorted(content.tiles) == sorted(f"{n}{side}" for n in range(1, 7) for side in "RV")


@rule("NLD-COMP-04")
def test_111_cards(content: Content) -> None:
    boxed = [card for card in content.cards.values() if card.deck != "scene"]
    assert sum(card.copies for card in boxed) == 65
    assert copies(content, "machine") == {"car-card": 1}
    assert [card.number for card in content.enemy_deck] == list(range(1, 47))


@rule("NLD-COMP-05")
def test_the_starting_equipment(content: Content) -> None:
    cards = {"claw-hammer": 1, "crowbar": 1, "table-leg": 3, "tire-iron": 1, "winchester-94": 1}
    assert copies(content, "starting") == cards


@rule("NLD-COMP-06")
def test_the_ranged_deck(content: Content) -> None:
    assert copies(content, "ranged") == {
        "ithaca-m37": 2,
        "sawed-off": 4,
        "smith-and-wesson": 2,
        "uzi": 2,
        "winchester-94-found": 1,
    }


@rule("NLD-COMP-07")
def test_the_melee_deck(content: Content) -> None:
    cards = {"axe": 1, "baseball-bat": 2, "chainsaw": 2, "katana": 2, "machete": 4}
    assert copies(content, "melee") == cards


@rule("NLD-COMP-08")
def test_the_house_deck(content: Content) -> None:
    assert copies(content, "house") == {
        "boards": 6,
        "flammable-fluid": 2,
        "flashlight": 2,
        "karen-poor-baby": 4,
        "mason-jar": 2,
        "plenty-of-bullets": 3,
        "plenty-of-shells": 3,
        "scope": 2,
    }


@rule("NLD-COMP-09")
def test_the_extra_equipment(content: Content) -> None:
    cards = {"mas-shotgun": 4, "molotov": 2, "scoped-winchester": 2, "torch": 3}
    assert copies(content, "extra") == cards


@rule("NLD-COMP-10")
def test_the_tokens_add_up_to_25(content: Content) -> None:
    tokens = {one.of: one.count for one in content.components.values() if one.kind == "token"}
    assert tokens.pop("") == 25 == sum(tokens.values())
    others = {key: count for key, count in tokens.items() if not key.startswith("spawn")}
    assert others == {"barricade": 11, "door": 5, "stairway": 1, "first-player": 1, "car": 1}


@rule("NLD-COMP-11")
def test_six_spawn_tokens(content: Content) -> None:
    tokens = {one.of: one.count for one in content.components.values() if one.kind == "token"}
    spawns = {key: count for key, count in tokens.items() if key.startswith("spawn")}
    assert spawns == {"spawn-white": 1, "spawn-red": 1, "spawn-yellow": 1, "spawn-violet": 3}


# -- ghouls and their deck ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ghoul", "numbers"),
    [
        pytest.param("walker", (1, 1, 1, 1, 2), marks=rule("NLD-ENEMY-11")),
        pytest.param("breaker", (1, 1, 1, 1, 2), marks=rule("NLD-ENEMY-12")),
        pytest.param("fatty", (1, 2, 2, 1, 1), marks=rule("NLD-ENEMY-13")),
        pytest.param("karen", (1, 1, 1, 1, 2), marks=rule("NLD-ENEMY-14")),
        pytest.param("johnny", (1, 1, 1, 1, 2), marks=rule("NLD-ENEMY-14")),
    ],
)
def test_the_numbers_of_a_ghoul(content: Content, ghoul: str, numbers: tuple[int, ...]) -> None:
    one = content.enemies[ghoul]
    assert (one.actions, one.damage, one.toughness, one.experience, one.priority) == numbers


def lines(content: Content, first: int, last: int) -> Counter[tuple[str, str, tuple[int, ...]]]:
    cards = content.enemy_deck[first - 1 : last]
    return Counter((card.kind, card.enemy, card.counts) for card in cards)


@rule("NLD-DIFF-04")
def test_cards_1_to_21_are_the_easier_ones(content: Content) -> None:
    assert lines(content, 1, 21) == {
        ("spawn", "walker", (1, 3, 5, 7)): 10,
        ("spawn", "breaker", (0, 1, 3, 5)): 4,
        ("spawn", "fatty", (1, 1, 5, 7)): 3,
        ("spawn", "fatty", (0, 1, 5, 7)): 3,
        ("spawn", "karen", (1, 1, 1, 1)): 1,
    }


@rule("NLD-DIFF-05")
def test_cards_22_to_42_bring_more_above_all_at_low_levels(content: Content) -> None:
    assert lines(content, 22, 42) == {
        ("spawn", "walker", (2, 4, 6, 8)): 8,
        ("spawn", "breaker", (1, 2, 4, 5)): 6,
        ("spawn", "fatty", (1, 2, 5, 7)): 5,
        ("spawn", "karen", (1, 1, 1, 1)): 2,
    }
    easy, hard = content.enemy_deck[:21], content.enemy_deck[21:42]
    sums = [
        tuple(sum(card.counts[at] for card in half) for at in range(4)) for half in (easy, hard)
    ]
    assert sums == [(14, 41, 93, 133), (29, 56, 99, 131)]  # twice as many at Blue, as many at Red


@rule("NLD-DIFF-06")
def test_cards_43_to_46_open_barricades_and_doors(content: Content) -> None:
    assert lines(content, 43, 46) == {
        ("open", "walker", (0, 1, 1, 1)): 2,
        ("open", "breaker", (0, 1, 1, 1)): 1,
        ("open", "fatty", (0, 1, 1, 1)): 1,
    }


# -- equipment ------------------------------------------------------------------------------------

WEAPONS = [
    ("claw-hammer", "melee", (0, 0), 3, 5, 1, "", False),
    ("crowbar", "melee", (0, 0), 1, 4, 1, "", False),
    ("table-leg", "melee", (0, 0), 1, 4, 1, "", False),
    ("tire-iron", "melee", (0, 0), 1, 3, 1, "", False),
    ("winchester-94", "ranged", (1, 3), 1, 3, 1, "bullets", False),
    ("winchester-94-found", "ranged", (1, 3), 1, 3, 1, "bullets", False),
    ("ithaca-m37", "ranged", (0, 1), 2, 4, 2, "shells", False),
    ("sawed-off", "ranged", (0, 1), 2, 3, 1, "shells", True),
    ("smith-and-wesson", "ranged", (0, 1), 1, 3, 1, "bullets", True),
    ("uzi", "ranged", (0, 1), 3, 5, 1, "bullets", True),
    ("axe", "melee", (0, 0), 1, 4, 2, "", False),
    ("baseball-bat", "melee", (0, 0), 2, 3, 1, "", False),
    ("chainsaw", "melee", (0, 0), 5, 5, 2, "", False),
    ("katana", "melee", (0, 0), 2, 4, 1, "", True),
    ("machete", "melee", (0, 0), 1, 3, 2, "", True),
    ("scoped-winchester", "ranged", (1, 4), 1, 3, 1, "bullets", False),
    ("torch", "melee", (0, 0), 3, 4, 2, "", False),
]


@rule("NLD-COMP-05", "NLD-COMP-06", "NLD-COMP-07", "NLD-COMP-09", "NLD-SPEC-09", "NLD-SPEC-10")
@rule("Z-EQUIP-01", "Z-EQUIP-02", "Z-EQUIP-03", "Z-EQUIP-04", "Z-EQUIP-05", "Z-EQUIP-06")
@rule("Z-EQUIP-07", "Z-EQUIP-08", "Z-DUAL-01")
@pytest.mark.parametrize(
    ("card", "combat", "reach", "dice", "accuracy", "damage", "ammo", "dual"), WEAPONS
)
def test_the_numbers_of_a_weapon(
    content: Content,
    card: str,
    combat: str,
    reach: tuple[int, int],
    dice: int,
    accuracy: int,
    damage: int,
    ammo: str,
    dual: bool,
) -> None:
    found = content.cards[card]
    (attack,) = found.attacks
    numbers = (attack.combat, attack.range, attack.dice, attack.accuracy, attack.damage)
    assert numbers == (combat, reach, dice, accuracy, damage)
    assert (attack.ammo, found.dual) == (ammo, dual)


@rule("Z-EQUIP-01", "NLD-SPEC-04", "NLD-COMP-09")
def test_weapons_are_melee_or_ranged_and_one_is_both(content: Content) -> None:
    both = [
        card.id
        for card in content.cards.values()
        if {attack.combat for attack in card.attacks} == {"melee", "ranged"}
    ]
    assert both == ["mas-shotgun"]
    shot, blow = content.cards["mas-shotgun"].attacks
    assert (shot.range, shot.dice, shot.accuracy, shot.damage) == ((0, 1), 2, 3, 2)
    assert (blow.range, blow.dice, blow.accuracy, blow.damage) == ((0, 0), 1, 3, 2)
    assert content.cards["mas-shotgun"].dual


def named(content: Content, ability: str) -> set[str]:
    return {card.id for card in content.cards.values() if ability in abilities(card)}


def abilities(card: Card) -> set[str]:
    return {ability.name for ability in card.abilities}


@rule("NLD-EQUIP-11")
def test_the_tools_that_open_barricades(content: Content) -> None:
    tools = {"claw-hammer", "crowbar", "tire-iron", "axe", "chainsaw"}
    assert named(content, "opens-barricades") == tools


@rule("NLD-INV-08")
def test_what_works_from_the_backpack(content: Content) -> None:
    cards = {"boards", "flashlight", "plenty-of-bullets", "plenty-of-shells", "lumber"}
    assert named(content, "in-backpack") == cards


@rule("NLD-TRAIT-01", "NLD-TRAIT-05", "NLD-SPEC-05")
def test_reload_sniper_and_the_mode_that_a_weapon_needs(content: Content) -> None:
    assert named(content, "reload") == {"sawed-off", "mas-shotgun"}
    assert named(content, "colour-side-only") == {"mas-shotgun"}
    assert [card.id for card in content.cards.values() if "sniper" in card.skills] == [
        "scoped-winchester"
    ]


@rule("NLD-SPEC-02", "NLD-SPEC-04", "NLD-SPEC-06", "NLD-SPEC-09", "NLD-SPEC-10")
def test_the_recipes(content: Content) -> None:
    recipes = {
        card.id: (set(ability.parts), ability.keeps)
        for card in content.cards.values()
        for ability in card.abilities
        if isinstance(ability, MadeOf)
    }
    assert recipes == {
        "mas-shotgun": ({"machete", "sawed-off"}, ()),
        "molotov": ({"flammable-fluid", "mason-jar"}, ()),
        "scoped-winchester": ({"winchester-94", "scope"}, ()),
        "torch": ({"table-leg", "flammable-fluid"}, ("flammable-fluid",)),
    }


# -- survivors and skills -------------------------------------------------------------------------


@rule("NLD-SKILL-02")
def test_barbras_skills_in_zombicide_mode(content: Content) -> None:
    assert dict(content.survivors["barbra"].skills) == {
        "blue": ("slippery",),
        "yellow": ("plus-1-action",),
        "orange": ("plus-1-free-move-action", "plus-1-free-combat-action"),
        "red": ("barbarian", "plus-1-die-combat", "plus-1-free-move-action"),
    }


@rule("NLD-XP-06")
def test_the_romero_side_has_nothing_at_blue_and_one_skill_at_each_level(content: Content) -> None:
    for survivor in some(content.survivors.values()):
        sizes = [len(skills) for _, skills in survivor.sides["romero"]]
        assert sizes == [0, 1, 1, 1], survivor.id


@rule("NLD-XP-07")
def test_the_zombicide_side_has_an_action_at_yellow_and_then_choices(content: Content) -> None:
    for survivor in some(content.survivors.values()):
        assert [len(skills) for _, skills in survivor.skills] == [1, 1, 2, 3], survivor.id
        assert survivor.skills.yellow == ("plus-1-action",)


def test_every_skill_of_the_list_is_on_a_card(content: Content) -> None:
    used = {
        skill
        for survivor in content.survivors.values()
        for track in (survivor.skills, *survivor.sides.values())
        for _, skills in track
        for skill in skills
    }
    assert used == set(content.skills)
    assert len(content.skills) == 21


# -- a box with something missing -----------------------------------------------------------------

GHOULS, CARDS = "ghouls.toml", "equipment.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "component"),
    [
        pytest.param(GHOULS, "miniatures = 28", "miniatures = 27", "miniatures-walker",
                     marks=rule("NLD-COMP-01")),
        pytest.param("survivors.toml", 'set = "core"', 'set = "more"', "survivors",
                     marks=rule("NLD-COMP-02")),
        pytest.param("tiles.toml", 'id = "6V"', 'id = "7V"', "tiles", marks=rule("NLD-COMP-03")),
        pytest.param("ghoul_deck.toml", "    { number = 46,", "    # {", "ghoul-cards",
                     marks=rule("NLD-COMP-04")),
        pytest.param(CARDS, "copies = 3", "copies = 2", "cards-starting",
                     marks=rule("NLD-COMP-05")),
    ],
)  # fmt: skip
def test_a_box_with_a_part_missing_is_noticed(
    tmp_path: Path, file: str, old: str, new: str, component: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(Path(str(Paths("living_dead").content)), folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    places = [problem.where for problem in check_content("living_dead", folder)]
    assert f"component[{component}].count" in places
