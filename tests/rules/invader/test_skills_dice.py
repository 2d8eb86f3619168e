"""Skills about dice and damage (chapter 17)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.combat import Strike, profile_of
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def shooter(*skills: str, weapons: tuple[str, ...] = ("smg",), board: str = "A-B") -> Scene:
    """Vivian in A with some weapons and skills, enemies still to come."""
    table = Scene(RULES, board=board).put("vivian", "A").equip("vivian", *weapons)
    return table.skills("vivian", *skills, only=True, over_limit=True)


def brawler(*skills: str, weapons: tuple[str, ...] = ("cattle-prod",)) -> Scene:
    """Vivian in A with some melee weapons and skills."""
    return shooter(*skills, weapons=weapons)


# -- damage --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param("plus-1-damage-combat", True, True, marks=pytest.mark.rule("INV-SKILL-02")),
        pytest.param("plus-1-damage-melee", True, False, marks=pytest.mark.rule("INV-SKILL-03")),
        pytest.param("plus-1-damage-ranged", False, True, marks=pytest.mark.rule("INV-SKILL-04")),
        pytest.param(
            "plus-1-damage-with:sledge", True, False, marks=pytest.mark.rule("INV-SKILL-05")
        ),
        pytest.param("plus-1-damage-with:smg", False, True, marks=pytest.mark.rule("INV-SKILL-05")),
        pytest.param("super-strength", True, False, marks=pytest.mark.rule("INV-SKILL-68")),
    ],
)
def test_more_damage_takes_down_tanks(skill: str, melee: bool, ranged: bool) -> None:
    table = brawler(skill, weapons=("sledge",)).put("tank", "A").turn("vivian")
    table.dice(2, 2, 2).play("melee:sledge>A")
    assert (table.enemies("A") == {}) is melee
    table = shooter(skill).put("tank", "B").turn("vivian")
    table.dice(4, 4).play("fire:smg>B")
    assert (table.enemies("B") == {}) is ranged


@rule("INV-SKILL-05")
def test_more_damage_with_one_weapon_is_with_that_weapon_only() -> None:
    table = shooter("plus-1-damage-with:smg", weapons=("assault-shotgun",)).put("tank", "B")
    table.turn("vivian").dice(6, 6, 6).play("fire:assault-shotgun>B")
    assert table.enemies("B") == {"tank": 1}


@rule("INV-SKILL-68", "INV-ENEMY-07")
def test_super_strength_brings_an_abomination_down_with_one_hit() -> None:
    table = brawler("super-strength", weapons=("sledge",)).put("spoiler", "A").turn("vivian")
    table.dice(1, 1, 2).play("melee:sledge>A")
    assert table.enemies("A") == {}
    assert table.survivor("vivian").experience == 5


@rule("INV-SKILL-68")
def test_super_strength_sets_the_damage_and_does_not_add_to_it() -> None:
    table = brawler("super-strength", weapons=("heavy-cutter",)).turn("vivian")
    card = table.survivor("vivian").hands[0]
    assert profile_of(table.game, Strike(table.who("vivian"), table.zone("A"), (card,))).damage == 3


@rule("INV-SKILL-68")
def test_the_same_strength_from_two_sources_is_no_more() -> None:
    table = brawler("super-strength", "super-strength", weapons=("sledge",)).turn("vivian")
    card = table.survivor("vivian").hands[0]
    assert profile_of(table.game, Strike(table.who("vivian"), table.zone("A"), (card,))).damage == 3


# -- results of dice -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param(
            "plus-1-to-dice-roll-combat", True, True, marks=pytest.mark.rule("INV-SKILL-06")
        ),
        pytest.param(
            "plus-1-to-dice-roll-melee", True, False, marks=pytest.mark.rule("INV-SKILL-07")
        ),
        pytest.param(
            "plus-1-to-dice-roll-ranged", False, True, marks=pytest.mark.rule("Z-SKILL-08")
        ),
    ],
)
def test_one_more_on_every_die_hits_with_a_three_instead_of_a_four(
    skill: str, melee: bool, ranged: bool
) -> None:
    table = brawler(skill).put("worker", "A", 9).turn("vivian")
    table.dice(3, 2).play("melee:cattle-prod>A").told(ev.AttackRolled, hits=int(melee))
    table.dice(3, 3).play("melee:cattle-prod>A").told(ev.AttackRolled, hits=2 * melee)
    table = shooter(skill).put("worker", "B", 9).turn("vivian")
    table.dice(3, 2).play("fire:smg>B").told(ev.AttackRolled, hits=int(ranged))
    table.dice(3, 3).play("fire:smg>B").told(ev.AttackRolled, hits=2 * ranged)


@rule("Z-SKILL-08", "INV-SKILL-60")
def test_a_raised_die_of_a_shot_shows_six_at_most() -> None:
    table = shooter("plus-1-to-dice-roll-ranged", "roll-6-plus-1-die-ranged")
    table.put("worker", "B", 5).turn("vivian").dice(6, 5).play("fire:smg>B").asks("roll-more")
    table.dice(3, 2).play("say:roll-more").told(ev.AttackRolled, hits=3, dice=(6, 5, 3, 2))


@rule("INV-SKILL-06", "INV-SKILL-58")
def test_a_raised_die_shows_six_at_most() -> None:
    """A seven would not exist: with Roll 6 a natural 6 and a raised 5 bring one die each."""
    table = brawler("plus-1-to-dice-roll-combat", "roll-6-plus-1-die-combat")
    table.put("worker", "A", 5).turn("vivian")
    table.dice(6, 5).play("melee:cattle-prod>A").asks("roll-more")
    table.dice(1, 1).play("say:roll-more")
    table.told(ev.AttackRolled, hits=2, dice=(6, 5, 1, 1))


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param("plus-1-die-combat", 1, 1, marks=pytest.mark.rule("Z-SKILL-09")),
        pytest.param("plus-1-die-melee", 1, 0, marks=pytest.mark.rule("INV-SKILL-10")),
        pytest.param("plus-1-die-ranged", 0, 1, marks=pytest.mark.rule("INV-SKILL-11")),
    ],
)
def test_each_weapon_rolls_one_more_die_and_a_pair_two(skill: str, melee: int, ranged: int) -> None:
    for count in (1, 2):
        star = "*2" if count == 2 else ""
        table = brawler(skill, weapons=("cattle-prod",) * count).put("worker", "A").turn("vivian")
        table.dice(*(1,) * (2 + melee) * count).play(f"melee:cattle-prod{star}>A")
        table = shooter(skill, weapons=("smg",) * count).put("worker", "B").turn("vivian")
        table.dice(*(1,) * (2 + ranged) * count).play(f"fire:smg{star}>B")


# -- Escalation ----------------------------------------------------------------------------


@rule("INV-SKILL-38")
def test_escalation_ranged_adds_a_die_per_shot_in_a_row_and_a_move_ends_it() -> None:
    """The worked example: 2 dice, then 3, then a move loses the bonus."""
    table = shooter("escalation-ranged", "plus-1-action", board="C-A-B").put("worker", "B", 9)
    table.turn("vivian")
    table.dice(1, 1).play("fire:smg>B")
    table.dice(1, 1, 1).play("fire:smg>B")
    table.play("move:C", "move:A")
    assert table.acting.streak == 0


@rule("INV-SKILL-38")
def test_after_another_action_escalation_starts_over() -> None:
    table = shooter("escalation-ranged").put("worker", "B", 9).turn("vivian")
    table.dice(1, 1).play("fire:smg>B")
    table.play("noise")
    table.dice(1, 1).play("fire:smg>B")


@rule("INV-SKILL-38", "Z-DUAL-01")
def test_escalation_counts_actions_not_weapons_of_a_pair() -> None:
    table = shooter("escalation-ranged", weapons=("smg", "smg")).put("worker", "B", 9)
    table.turn("vivian")
    table.dice(1, 1, 1, 1).play("fire:smg*2>B")
    table.dice(1, 1, 1, 1, 1).play("fire:smg*2>B")
    table.dice(1, 1, 1, 1, 1, 1).play("fire:smg*2>B")


@rule("INV-SKILL-36", "INV-SKILL-37")
@pytest.mark.parametrize("skill", ["escalation-combat", "escalation-melee"])
def test_escalation_counts_blows_not_weapons_of_a_pair(skill: str) -> None:
    table = brawler(skill, "ambidextrous", weapons=("sledge", "sledge")).put("spoiler", "A")
    table.turn("vivian").dice(*(1,) * 6).play("melee:sledge*2>A")
    table.dice(*(1,) * 7).play("melee:sledge*2>A")
    table.dice(*(1,) * 8).play("melee:sledge*2>A")


def both(*skills: str) -> Scene:
    """Vivian with a prod and an SMG, enemies with her and beside her, four actions."""
    table = shooter(*skills, "plus-1-action", weapons=("cattle-prod", "smg"))
    return table.put("worker", "A", 9).put("worker", "B", 9).turn("vivian")


@rule("INV-SKILL-36")
def test_escalation_combat_counts_melee_and_ranged_in_one_row() -> None:
    table = both("escalation-combat")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1, 1).play("fire:smg>B")
    table.dice(1, 1, 1, 1).play("melee:cattle-prod>A")


@rule("INV-SKILL-37")
def test_escalation_melee_is_reset_by_a_shot_and_counts_again_afterwards() -> None:
    table = both("escalation-melee")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1).play("fire:smg>B")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1, 1).play("melee:cattle-prod>A")


@rule("INV-SKILL-36")
def test_a_door_is_an_action_too_and_ends_the_row() -> None:
    table = shooter("escalation-combat", board="[C]+A-B").put("worker", "B", 9).turn("vivian")
    table.dice(1, 1).play("fire:smg>B")
    table.play(next(key for key in table.options if key.startswith("close:")))
    table.dice(1, 1).play("fire:smg>B")


@rule("INV-SKILL-36")
def test_free_combat_actions_belong_to_the_row() -> None:
    table = shooter("escalation-ranged", "plus-1-free-ranged-action").put("worker", "B", 9)
    table.turn("vivian")
    for dice in (2, 3, 4, 5):
        table.dice(*(1,) * dice).play("fire:smg>B")


# -- Full auto, Predator -------------------------------------------------------------------


@rule("INV-SKILL-39")
def test_full_auto_rolls_a_die_per_enemy_in_the_target_zone_for_each_weapon() -> None:
    table = shooter("full-auto", weapons=("smg", "smg")).put("worker", "B", 4).turn("vivian")
    table.play("fire:smg>B").asks("dice-count", "say:weapon-dice", "say:by-enemies")
    table.dice(4, 1, 1, 1).play("say:by-enemies")
    table.play("fire:smg*2>B")
    table.dice(*(1,) * 6).play("say:by-enemies")  # 3 workers are left, 2 weapons


@rule("INV-SKILL-39")
def test_full_auto_is_a_choice_and_other_skills_still_add_dice() -> None:
    table = shooter("full-auto", "plus-1-die-ranged").put("worker", "B", 4).turn("vivian")
    table.play("fire:smg>B")
    table.dice(1, 1, 1).play("say:weapon-dice")
    table.play("fire:smg>B")
    table.dice(1, 1, 1, 1, 1).play("say:by-enemies")


@rule("INV-SKILL-51")
def test_predator_rolls_a_die_per_enemy_in_the_own_zone() -> None:
    table = brawler("predator", weapons=("cattle-prod", "cattle-prod")).put("worker", "A", 3)
    table.turn("vivian").play("melee:cattle-prod*2>A").asks("dice-count")
    table.dice(*(1,) * 6).play("say:by-enemies")
    table.play("melee:cattle-prod>A")
    table.dice(1, 1, 1).play("say:by-enemies")


@rule("INV-SKILL-39", "INV-SKILL-51")
def test_full_auto_is_for_shots_and_predator_for_melee_only() -> None:
    table = brawler("full-auto").put("worker", "A", 5).turn("vivian")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table = shooter("predator").put("worker", "B", 5).turn("vivian")
    table.dice(1, 1).play("fire:smg>B")


# -- Reaper --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param("reaper-combat", True, True, marks=pytest.mark.rule("INV-SKILL-52")),
        pytest.param("reaper-melee", True, False, marks=pytest.mark.rule("INV-SKILL-53")),
        pytest.param("reaper-ranged", False, True, marks=pytest.mark.rule("INV-SKILL-54")),
    ],
)
def test_one_hit_per_action_may_take_a_second_of_the_kind(
    skill: str, melee: bool, ranged: bool
) -> None:
    table = brawler(skill).put("worker", "A", 4).turn("vivian")
    table.dice(4, 4).play("melee:cattle-prod>A")
    if melee:
        table.asks("assign-hit", "hit:worker", "hit:worker+1").play("hit:worker+1")
    assert table.enemies("A") == {"worker": 1 if melee else 2}  # the second hit takes one only
    assert table.survivor("vivian").experience == (3 if melee else 2)
    table = shooter(skill).put("worker", "B", 4).turn("vivian")
    table.dice(4, 4).play("fire:smg>B")
    if ranged:
        table.asks("assign-hit", "hit:worker", "hit:worker+1").play("hit:worker", "hit:worker+1")
    assert table.enemies("B") == {"worker": 1 if ranged else 2}
    table = shooter(skill).put("worker", "B", 5).turn("vivian")
    table.dice(4, 4).play("fire:smg>B")
    if ranged:
        table.play("hit:worker+1").asks("turn")  # once per action
    assert table.enemies("B") == {"worker": 2 if ranged else 3}


@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("reaper-combat", marks=rule("INV-SKILL-52")),
        pytest.param("reaper-melee", marks=rule("INV-SKILL-53")),
    ],
)
def test_nobody_is_reaped_whom_the_hit_cannot_hurt(skill: str) -> None:
    table = brawler(skill).put("worker", "A", 2).put("tank", "A", 2).turn("vivian")
    table.dice(4, 1).play("melee:cattle-prod>A")
    table.asks("assign-hit", "hit:worker", "hit:worker+1", "hit:tank").play("hit:tank")
    assert table.enemies("A") == {"worker": 2, "tank": 2}


@rule("INV-SKILL-54", "INV-SKILL-52")
def test_a_shot_reaps_neither_the_tough_nor_a_second_pair() -> None:
    table = shooter("reaper-ranged", "sniper", "plus-1-die-ranged").put("worker", "B", 4)
    table.put("tank", "B", 2).turn("vivian").dice(4, 4, 4).play("fire:smg>B")
    table.asks("assign-hit", "hit:worker", "hit:worker+1", "hit:tank").play("hit:worker+1")
    table.asks("assign-hit", "hit:worker", "hit:tank").play("hit:tank", "hit:worker")
    assert table.enemies("B") == {"worker": 1, "tank": 2}
    assert table.survivor("vivian").experience == 3


@rule("INV-SKILL-52")
def test_reaping_takes_the_same_kind_only() -> None:
    table = brawler("reaper-combat").put("worker", "A", 2).put("hunter", "A").turn("vivian")
    table.dice(4, 1).play("melee:cattle-prod>A")
    table.asks("assign-hit", "hit:worker", "hit:hunter", "hit:worker+1").play("hit:worker+1")
    assert table.enemies("A") == {"hunter": 1}


@rule("INV-SKILL-52")
def test_a_plain_hit_after_reaping_gives_no_second_reaping() -> None:
    table = brawler("reaper-combat", "plus-1-die-combat").put("worker", "A", 9).turn("vivian")
    table.put("hunter", "A", 9).dice(4, 4, 4).play("melee:cattle-prod>A", "hit:worker+1")
    table.asks("assign-hit", "hit:worker", "hit:hunter").play("hit:worker")
    table.asks("assign-hit", "hit:worker", "hit:hunter")  # the third hit of the action


# -- Roll 6 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param(
            "roll-6-plus-1-die-combat", True, True, marks=pytest.mark.rule("INV-SKILL-58")
        ),
        pytest.param(
            "roll-6-plus-1-die-melee", True, False, marks=pytest.mark.rule("INV-SKILL-59")
        ),
        pytest.param(
            "roll-6-plus-1-die-ranged", False, True, marks=pytest.mark.rule("INV-SKILL-60")
        ),
    ],
)
def test_every_six_brings_another_die_while_sixes_come(
    skill: str, melee: bool, ranged: bool
) -> None:
    table = brawler(skill).put("worker", "A", 9).turn("vivian")
    table.dice(6, 6).play("melee:cattle-prod>A")
    if melee:
        table.dice(6, 1).play("say:roll-more").asks("roll-more")
        table.dice(5).play("say:roll-more")
    table.told(ev.AttackRolled, hits=4 if melee else 2)
    table = shooter(skill).put("worker", "B", 9).turn("vivian")
    table.dice(6, 1).play("fire:smg>B")
    if ranged:
        table.play("say:enough")
    table.told(ev.AttackRolled, hits=1)
    table.dice(6, 6).play("fire:smg>B")
    if ranged:
        table.dice(6, 1).play("say:roll-more").asks("roll-more")
        table.dice(5).play("say:roll-more")
    table.told(ev.AttackRolled, hits=4 if ranged else 2)


@rule("INV-SKILL-59")
def test_a_blow_raised_to_six_brings_another_die() -> None:
    table = brawler("plus-1-to-dice-roll-melee", "roll-6-plus-1-die-melee")
    table.put("worker", "A", 9).turn("vivian").dice(5, 1).play("melee:cattle-prod>A")
    table.asks("roll-more").dice(1).play("say:roll-more").told(ev.AttackRolled, dice=(5, 1, 1))


@rule("INV-SKILL-58", "INV-SKILL-59", "INV-SKILL-60")
def test_the_question_for_more_dice_names_the_skill_behind_it() -> None:
    melee, ranged = "roll-6-plus-1-die-melee", "roll-6-plus-1-die-ranged"
    fights = [
        ("INV-SKILL-58", brawler("roll-6-plus-1-die-combat"), "melee:cattle-prod>A"),
        ("INV-SKILL-59", brawler(melee), "melee:cattle-prod>A"),
        ("INV-SKILL-60", shooter(ranged), "fire:smg>B"),
        ("INV-SKILL-59", brawler(melee, ranged), "melee:cattle-prod>A"),
    ]
    for cited, table, attack in fights:
        table.put("worker", attack[-1], 9).turn("vivian").dice(6, 1).play(attack).asks("roll-more")
        assert table.game.decision is not None and table.game.decision.rule == cited


@rule("INV-SKILL-58", "Z-SKILL-48")
def test_re_rolls_come_before_the_extra_dice() -> None:
    table = brawler("lucky", "roll-6-plus-1-die-combat").put("worker", "A", 9).turn("vivian")
    table.dice(6, 1).play("melee:cattle-prod>A").asks("re-roll", "say:re-roll-lucky", "say:keep")
    table.play("say:keep").asks("roll-more")
    table.dice(1).play("say:roll-more").asks("turn")
    table.told(ev.AttackRolled, dice=(6, 1, 1), hits=1)


# -- Lucky ---------------------------------------------------------------------------------


@rule("Z-SKILL-48")
def test_lucky_re_rolls_all_dice_once_per_action_and_the_new_result_stands() -> None:
    table = brawler("lucky").put("worker", "A", 9).turn("vivian")
    table.dice(4, 1).play("melee:cattle-prod>A")
    table.dice(1, 1).play("say:re-roll-lucky").asks("turn")
    table.told(ev.AttackRolled, hits=0)
    table.dice(1, 1).play("melee:cattle-prod>A").asks("re-roll")  # again with the next action
    table.dice(4, 4).play("say:re-roll-lucky")
    table.told(ev.AttackRolled, hits=2)


@rule("Z-SKILL-48", "INV-ATT-01")
def test_lucky_adds_to_the_re_roll_of_equipment() -> None:
    table = brawler("lucky").attach("vivian", "energy-cell", "cattle-prod")
    table.put("worker", "A", 9).turn("vivian")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.asks("re-roll", "say:re-roll-ammo0", "say:re-roll-lucky", "say:keep")
    table.dice(1, 2).play("say:re-roll-ammo0")
    table.told(ev.ReRolled, rule="Z-ATT-01")
    table.asks("re-roll", "say:re-roll-lucky", "say:keep")
    table.dice(5, 5).play("say:re-roll-lucky").asks("turn")
    table.told(ev.AttackRolled, hits=2)


# -- Sniper, Point-blank, Concentrated attack expert ---------------------------------------


@rule("Z-SKILL-64")
def test_a_sniper_picks_targets_freely_and_hits_no_friend() -> None:
    table = shooter("sniper").put("tank", "B").put("worker", "B").put("hunter", "B")
    table.put("cole", "B").turn("vivian")
    table.dice(4, 1).play("fire:smg>B").asks("assign-hit", "hit:worker", "hit:hunter", "hit:tank")
    table.play("hit:hunter").asks("turn")
    assert table.enemies("B") == {"tank": 1, "worker": 1}
    assert table.survivor("cole").armor == 2


@rule("Z-SKILL-64")
def test_a_sniper_rifle_has_the_skill_for_its_own_shots() -> None:
    table = shooter(weapons=("sniper-rifle", "smg")).put("tank", "B").put("worker", "B")
    table.put("cole", "B").turn("vivian")
    table.dice(3).play("fire:sniper-rifle>B").asks("assign-hit", "hit:worker", "hit:tank")
    table.play("hit:worker")
    table.dice(4, 1).play("fire:smg>B")  # the SMG is no sniper's weapon
    assert table.enemies("B") == {"tank": 1}
    assert table.survivor("cole").armor == 1


@rule("INV-SKILL-50")
def test_point_blank_shoots_into_the_own_zone_freely_and_without_friendly_fire() -> None:
    table = shooter("point-blank", weapons=("light-machine-gun",)).put("tank", "A")
    table.put("worker", "A").put("hunter", "A").put("cole", "A").turn("vivian")
    table.dice(5, 1, 1, 1, 1).play("fire:light-machine-gun>A")
    table.asks("assign-hit", "hit:worker", "hit:hunter", "hit:tank").play("hit:hunter")
    assert table.enemies("A") == {"tank": 1, "worker": 1}
    table.dice(5, 1, 1, 1, 1).play("fire:light-machine-gun>A", "hit:tank")
    assert table.enemies("A") == {"tank": 1, "worker": 1}  # damage 1 never hurts the tank
    assert table.survivor("cole").armor == 2
    assert table.offers("fire:light-machine-gun>A@worker")


@rule("INV-SKILL-50")
def test_point_blank_changes_nothing_at_a_distance() -> None:
    table = shooter("point-blank").put("tank", "B").put("worker", "B").put("cole", "B")
    table.turn("vivian").dice(4, 1).play("fire:smg>B")
    assert table.enemies("B") == {"tank": 1, "worker": 1}
    assert table.survivor("cole").armor == 1
    assert not table.offers("fire:smg>B@worker")


@rule("INV-SKILL-33")
def test_the_concentrated_attack_expert_deals_one_more_base_damage_without_friendly_fire() -> None:
    table = shooter("concentrated-attack-expert").put("spoiler", "B").put("cole", "B")
    table.turn("vivian").dice(4, 1).play("fire:smg>B@spoiler")
    assert table.enemies("B") == {"spoiler": 1}  # 2 x 1 hit
    assert table.survivor("cole").armor == 2
    table.dice(4, 4).play("fire:smg>B@spoiler")
    assert table.enemies("B") == {}  # 2 x 2 hits


@rule("INV-SKILL-33")
def test_the_expert_needs_two_dice_and_a_concentrated_attack() -> None:
    table = shooter("concentrated-attack-expert", weapons=("sniper-rifle",)).put("spoiler", "B")
    table.turn("vivian").dice(6).play("fire:sniper-rifle>B@spoiler")
    assert table.enemies("B") == {"spoiler": 1}  # one die: damage 2
    table = shooter("concentrated-attack-expert").put("tank", "B").put("cole", "B").turn("vivian")
    table.dice(4, 1).play("fire:smg>B")
    assert table.enemies("B") == {"tank": 1}
    assert table.survivor("cole").armor == 1


@rule("INV-SKILL-33", "INV-SKILL-39")
def test_dice_of_full_auto_count_for_the_expert() -> None:
    table = shooter("concentrated-attack-expert", "full-auto", weapons=("sniper-rifle",))
    table.put("spoiler", "B").put("worker", "B").turn("vivian")
    table.play("fire:sniper-rifle>B@spoiler")
    table.dice(3, 1).play("say:by-enemies")
    assert table.enemies("B") == {"worker": 1}  # damage 2 + 1


# -- range, pairs --------------------------------------------------------------------------


@rule("INV-SKILL-18")
def test_one_more_zone_of_range() -> None:
    table = shooter("plus-1-max-range", board="A-B-C-D").turn("vivian")
    assert table.offers("fire:smg>C")
    assert table.offers("fire:smg>B")  # no farther off than before
    assert not table.offers("fire:smg>D")
    table = shooter(board="A-B-C-D").put("worker", "C").turn("vivian")
    assert table.blocked("fire:smg>C") == "Z-RANGED-01"


@rule("INV-SKILL-20")
def test_the_ambidextrous_use_any_two_weapons_of_a_name_as_a_pair() -> None:
    table = shooter("ambidextrous", weapons=("assault-shotgun", "assault-shotgun"))
    table.turn("vivian").dice(*(1,) * 6).play("fire:assault-shotgun*2>B")
    table = shooter("ambidextrous", weapons=("sledge", "sledge")).put("worker", "A").turn("vivian")
    assert table.offers("melee:sledge*2>A")
    table = shooter(weapons=("assault-shotgun", "assault-shotgun")).turn("vivian")
    assert not table.offers("fire:assault-shotgun*2>B")


@rule("INV-SKILL-22")
def test_a_blademaster_pairs_melee_weapons_only() -> None:
    table = brawler("blademaster", weapons=("sledge", "sledge")).put("worker", "A").turn("vivian")
    table.dice(*(1,) * 6).play("melee:sledge*2>A")
    table = shooter("blademaster", weapons=("assault-shotgun", "assault-shotgun")).turn("vivian")
    assert not table.offers("fire:assault-shotgun*2>B")
