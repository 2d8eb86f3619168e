"""The content of Zombicide: Invader, number by number."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.load import check_content, load_content, load_ledger
from shambler.games.zombicide.content.paths import Paths
from shambler.games.zombicide.invader import INVADER
from shambler.games.zombicide.skills.abilities import StartsWithCard
from shambler.kernel.content import content_hash
from shambler.testing import some

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content("invader")


def copies(content: Content, deck: str) -> dict[str, int]:
    return {card.id: card.copies for card in content.cards.values() if card.deck == deck}


def test_the_shipped_content_has_no_problem() -> None:
    assert check_content("invader") == []


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
    assert all(place.en and place.fr for place in some(content.places.values()))


# -- components -------------------------------------------------------------------------------


@rule("INV-COMP-01")
def test_the_enemy_pool_has_64_figures(content: Content) -> None:
    pool = {enemy.id: enemy.miniatures for enemy in content.enemies.values()}
    assert pool == {"worker": 35, "tank": 14, "hunter": 14, "spoiler": 1}
    assert sum(pool.values()) == content.components["miniatures"].count == 64


@rule("INV-COMP-02")
def test_the_box_has_three_civilians_and_three_soldiers(content: Content) -> None:
    core = {one.id: one.kind for one in content.survivors.values() if one.set == "core"}
    assert core == {
        "cole": "civilian",
        "vivian": "civilian",
        "mitsuki": "civilian",
        "magnus": "soldier",
        "jared": "soldier",
        "baraka": "soldier",
    }


@rule("INV-COMP-03")
def test_there_are_two_machines_each_with_a_card(content: Content) -> None:
    assert {machine.type for machine in content.machines.values()} == {"bot", "sentry-gun"}
    assert len(content.machines) == 2
    cards = {machine.card for machine in content.machines.values()}
    assert copies(content, "machine") == dict.fromkeys(cards, 1)


@rule("INV-COMP-04")
def test_there_are_nine_tiles_with_two_sides(content: Content) -> None:
    assert sorted(content.tiles) == sorted(f"0{n}-{side}" for n in range(1, 10) for side in "RV")


@rule("INV-COMP-05")
def test_the_other_parts_are_counted(content: Content) -> None:
    counts = {key: content.components[key].count for key in ("dashboards", "bases", "dice")}
    assert counts == {"dashboards": 6, "bases": 6, "dice": 6}
    assert content.components["trackers"].count == 48


@rule("INV-COMP-06")
def test_the_enemy_deck_has_54_numbered_cards(content: Content) -> None:
    assert [card.number for card in content.enemy_deck] == list(range(1, 55))


@rule("INV-COMP-07")
def test_cards_that_are_kept_apart(content: Content) -> None:
    assert copies(content, "starting") == {"cattle-prod": 4, "smg": 2}
    assert copies(content, "oxygen") == {"oxygen-tank": 6}
    assert copies(content, "prototype") == {
        "prototype-assault-shotgun": 1,
        "prototype-heavy-shotgun": 1,
        "prototype-light-machine-gun": 1,
        "prototype-sniper-rifle": 1,
    }


@rule("INV-COMP-08")
def test_the_reserve_has_five_neutral_doors(content: Content) -> None:
    assert content.components["token-door-neutral"].count == INVADER.door_reserve == 5


@rule("INV-COMP-09")
def test_the_tokens_are_those_of_the_rules(content: Content) -> None:
    tokens = {one.of: one.count for one in content.components.values() if one.kind == "token"}
    assert tokens.pop("") == 65 == sum(tokens.values())
    assert tokens == {
        "door-neutral": 5,
        "door-green": 1,
        "door-purple": 1,
        "exit": 1,
        "first-player": 1,
        "machine-activation": 2,
        "noise": 18,
        "objective-red": 10,
        "objective-blue": 1,
        "objective-green": 1,
        "objective-purple": 1,
        "objective-white": 1,
        "mold": 15,
        "spawn-red": 4,
        "spawn-green": 1,
        "spawn-purple": 1,
        "camouflage": 1,
    }


def test_the_71_equipment_cards_make_five_decks(content: Content) -> None:
    decks: Counter[str] = Counter()
    for card in content.cards.values():
        decks[card.deck] += card.copies
    assert decks == {"starting": 6, "equipment": 53, "oxygen": 6, "prototype": 4, "machine": 2}
    assert decks.total() == 71


# -- the enemy deck and difficulty ----------------------------------------------------------------


def kinds(content: Content, first: int, last: int) -> Counter[tuple[str, str]]:
    cards = content.enemy_deck[first - 1 : last]
    return Counter((card.kind, card.enemy) for card in cards)


HALF = {
    ("spawn", "worker"): 6,
    ("spawn", "tank"): 4,
    ("spawn", "hunter"): 5,
    ("abomination", "spoiler"): 6,
    ("mold", "worker"): 2,
    ("mold", "tank"): 1,
    ("mold", "hunter"): 1,
}


Line = tuple[str, str, tuple[int, ...]]
FIXED: list[Line] = [
    *[("abomination", "spoiler", (1, 1, 1, 1))] * 6,
    ("mold", "worker", (1, 1, 1, 1)),
    ("mold", "worker", (2, 2, 2, 2)),
    ("mold", "tank", (1, 1, 1, 1)),
    ("mold", "hunter", (1, 1, 1, 1)),
]


def lines(content: Content, first: int, last: int) -> list[Line]:
    """Cards with all their numbers, in order."""
    return [(c.kind, c.enemy, c.counts) for c in content.enemy_deck[first - 1 : last]]


@rule("INV-DIFF-01", "INV-COMP-06", "INV-SPAWN-10", "INV-SPAWN-11", "Z-XP-10")
def test_cards_1_to_25_are_the_easier_ones(content: Content) -> None:
    assert kinds(content, 1, 25) == HALF
    assert lines(content, 1, 25) == [
        *[("spawn", "worker", (2, 4, 6, 8))] * 6,
        *[("spawn", "tank", (2, 2, 6, 8))] * 4,
        *[("spawn", "hunter", (2, 2, 6, 8))] * 5,
        *FIXED,
    ]


@rule("INV-DIFF-02", "INV-COMP-06", "INV-SPAWN-10", "INV-SPAWN-11", "Z-XP-10")
def test_cards_26_to_50_bring_more_xenos_above_all_at_low_levels(content: Content) -> None:
    assert kinds(content, 26, 50) == HALF
    for easy, hard in some(zip(content.enemy_deck[:25], content.enemy_deck[25:50], strict=True)):
        assert (easy.kind, easy.enemy) == (hard.kind, hard.enemy)
        assert all(more >= less for more, less in some(zip(hard.counts, easy.counts, strict=True)))
        if easy.kind == "spawn":
            assert hard.counts[0] == easy.counts[0] + 2
    assert lines(content, 26, 50) == [
        *[("spawn", "worker", (4, 6, 8, 10))] * 6,
        *[("spawn", "tank", (4, 4, 6, 8))] * 4,
        *[("spawn", "hunter", (4, 4, 6, 8))] * 5,
        *FIXED,
    ]


@rule("INV-DIFF-03", "INV-SPAWN-09", "INV-COMP-06")
def test_cards_51_to_54_are_extra_activations(content: Content) -> None:
    extra = {("extra", "worker"): 2, ("extra", "tank"): 1, ("extra", "hunter"): 1}
    assert kinds(content, 51, 54) == extra
    assert {card.counts for card in content.enemy_deck[50:]} == {(0, 1, 1, 1)}


@rule("INV-SPAWN-11")
def test_mold_cards_bring_one_xeno_or_two_workers_to_each_mold_zone(content: Content) -> None:
    mold = [card for card in content.enemy_deck if card.kind == "mold"]
    assert [(card.number, card.enemy, card.counts[0]) for card in mold] == [
        (22, "worker", 1),
        (23, "worker", 2),
        (24, "tank", 1),
        (25, "hunter", 1),
        (47, "worker", 1),
        (48, "worker", 2),
        (49, "tank", 1),
        (50, "hunter", 1),
    ]
    assert all(len(set(card.counts)) == 1 for card in mold)


# -- figures, cards, skills ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "numbers"),
    [
        pytest.param("worker", (1, 1, 1, 1, 2), marks=rule("INV-ENEMY-03")),
        pytest.param("tank", (1, 2, 2, 1, 1), marks=rule("INV-ENEMY-04")),
        pytest.param("hunter", (2, 1, 1, 1, 3), marks=rule("INV-ENEMY-05")),
        pytest.param("spoiler", (1, 3, 3, 5, 1), marks=rule("INV-ENEMY-06")),
    ],
)
def test_the_numbers_of_a_xeno(content: Content, enemy: str, numbers: tuple[int, ...]) -> None:
    xeno = content.enemies[enemy]
    assert (
        xeno.actions,
        xeno.damage,
        xeno.toughness,
        xeno.experience,
        xeno.priority,
    ) == numbers


@rule("INV-ENEMY-06", "Z-EQUIP-06")
def test_no_weapon_has_damage_3(content: Content) -> None:
    attacks = [attack for card in content.cards.values() for attack in card.attacks]
    assert max(attack.damage for attack in attacks) == 2


@rule("Z-EQUIP-01", "Z-EQUIP-02", "Z-EQUIP-03", "Z-EQUIP-04", "Z-EQUIP-05", "Z-EQUIP-06")
@rule("Z-EQUIP-07", "INV-COMP-07", "INV-AMMO-04", "INV-ATT-08", "INV-ATT-09", "INV-NOISE-01")
@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("cattle-prod", ("melee", (0, 0), 2, 4, 1, "energy", False)),
        ("smg", ("ranged", (1, 1), 2, 4, 1, "bullets", True)),
        ("smg-found", ("ranged", (1, 1), 2, 4, 1, "bullets", True)),
        ("assault-shotgun", ("ranged", (1, 1), 3, 4, 1, "bullets", True)),
        ("heavy-shotgun", ("ranged", (0, 1), 2, 4, 2, "bullets", True)),
        ("light-machine-gun", ("ranged", (1, 3), 5, 5, 1, "bullets", True)),
        ("sniper-rifle", ("ranged", (1, 3), 1, 3, 2, "bullets", True)),
        ("sledge", ("melee", (0, 0), 3, 2, 1, "", False)),
        ("chainsaw", ("melee", (0, 0), 5, 5, 2, "energy", True)),
        ("heavy-cutter", ("melee", (0, 0), 2, 4, 2, "energy", True)),
        ("flamethrower", ("ranged", (1, 1), 0, 0, 0, "canister", False)),
        ("prototype-assault-shotgun", ("ranged", (1, 2), 3, 3, 1, "energy", False)),
        ("prototype-heavy-shotgun", ("ranged", (0, 2), 3, 4, 2, "energy", False)),
        ("prototype-light-machine-gun", ("ranged", (1, 3), 6, 4, 1, "energy", False)),
        ("prototype-sniper-rifle", ("ranged", (1, 4), 2, 3, 2, "energy", False)),
    ],
)
def test_the_numbers_of_a_weapon(content: Content, card: str, numbers: tuple[object, ...]) -> None:
    (attack,) = content.cards[card].attacks
    assert (
        attack.combat,
        attack.range,
        attack.dice,
        attack.accuracy,
        attack.damage,
        attack.ammo,
        attack.noise,
    ) == numbers


@rule("Z-EQUIP-08", "Z-DUAL-01")
def test_both_smgs_have_the_same_front_and_only_two_weapons_are_dual(content: Content) -> None:
    cards = content.cards
    assert cards["smg-found"].same_as(cards["smg"])
    assert not cards["smg"].same_as(cards["cattle-prod"])
    assert {card.id for card in cards.values() if card.dual} == {"cattle-prod", "smg", "smg-found"}


def test_values_keep_their_provenance(content: Content) -> None:
    sledge, prod = content.cards["sledge"], content.cards["cattle-prod"]
    assert (sledge.mark("copies"), sledge.mark("dice")) == ("public", "rulebook")
    assert (prod.mark("accuracy"), prod.mark("dice")) == ("reconstructed", "rulebook")
    assert content.survivors["cole"].mark("skills") == "reconstructed"
    assert content.survivors["jared"].mark("skills") == "rulebook"
    assert {one.provenance for one in content.survivors.values() if one.set == "shambler"} == {
        "reconstructed"
    }


@rule("INV-XP-04")
def test_jareds_skills_by_level(content: Content) -> None:
    assert dict(content.survivors["jared"].skills) == {
        "blue": ("shove",),
        "yellow": ("plus-1-action",),
        "orange": ("plus-1-die-melee", "charge"),
        "red": ("plus-1-die-ranged", "plus-1-free-combat-action", "plus-1-to-dice-roll-melee"),
    }


@rule("INV-SETUP-10")
def test_civilians_have_armor_2_and_soldiers_armor_3(content: Content) -> None:
    armor = {"civilian": 2, "soldier": 3}
    assert all(one.armor == armor[one.kind] for one in some(content.survivors.values()))


def test_twelve_survivors_can_be_played(content: Content) -> None:
    assert len(content.survivors) == 12
    assert Counter(one.kind for one in content.survivors.values()) == {"civilian": 6, "soldier": 6}


def test_every_skill_of_the_rules_is_there(content: Content) -> None:
    expressed = [rule_id for skill in content.skills.values() for rule_id in skill.rules]
    assert len(content.skills) == 72
    assert sorted(expressed) == sorted(
        entry.id for entry in load_ledger("invader") if entry.topic == "skills"
    )


def test_a_skill_with_a_parameter_is_filled_in(content: Content) -> None:
    skill = content.skill("starts-with:heavy-cutter")
    assert skill.name.en == "Starts with Heavy Cutter"
    assert skill.abilities == (StartsWithCard(card="heavy-cutter"),)
    armor = content.skill("starts-with-armor:4")
    assert [ability.start_armor for ability in armor.abilities] == [4]
    shared = content.skill("brother-in-arms:ironclad-hunter")
    assert shared.name.en == "Brother in arms: Ironclad: Hunter"
    assert content.skill("lucky") is content.skills["lucky"]


@rule("INV-COMP-03", "INV-MACH-09", "INV-MACH-10", "INV-MACH-12")
def test_the_machines_do_what_the_rules_let_them(content: Content) -> None:
    bot, gun = content.machines["peacekeeper"], content.machines["falchion"]
    assert (bot.actions, gun.actions) == (("move", "melee", "ranged"), ("ranged",))
    assert (bot.toughness, gun.toughness) == (1, 1)
    weapons = [
        (one.combat, one.range, one.dice, one.accuracy, one.damage, one.ammo, one.noise)
        for one in (*bot.attacks, *gun.attacks)
    ]
    assert weapons == [
        ("melee", (0, 0), 2, 4, 1, "energy", False),
        ("ranged", (1, 2), 3, 4, 1, "energy", False),
        ("ranged", (1, 3), 5, 4, 1, "energy", False),
    ]


# -- files --------------------------------------------------------------------------------------


def test_the_content_hash_covers_every_file(content: Content) -> None:
    paths = Paths("invader")
    files = [path for path in paths.content.iterdir() if path.name.endswith(".toml")]
    tables = sorted(files, key=lambda path: path.name)
    missions = paths.mission_files()
    assert len(tables) == 8
    assert [path.name for path in missions] == [f"M{n}.toml" for n in range(11)]
    assert content.hash == content_hash([*tables, *missions])
