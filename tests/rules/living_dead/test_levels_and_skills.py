"""Experience, danger levels, skills of both sides, Ultrared (chapters 5 and 13)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS


def skills(table: Scene, name: str) -> list[str]:
    return [table.game.world.skills[number].id for number in table.survivor(name).skills]


def barbra(mode: str = "zombicide", **options: object) -> Scene:
    return Scene(RULES, board=ROOMS, **options).put("barbra", "A").mode("barbra", mode)


@rule("Z-XP-02", "Z-XP-03")
@pytest.mark.parametrize(
    ("points", "level"),
    [(0, 0), (5, 0), (6, 0), (7, 1), (12, 1), (18, 1), (19, 2), (42, 2), (43, 3)],
)
def test_the_levels(points: int, level: int) -> None:
    assert RULES.edition.level(points) == level


@rule("NLD-XP-06", "NLD-XP-08", "Z-XP-05")
def test_in_romero_mode_each_level_brings_its_skill_and_the_other_side_is_asked_for() -> None:
    table = barbra("romero")
    assert skills(table, "barbra") == []
    table.gains("barbra", 7).asks("rest")
    assert skills(table, "barbra") == ["plus-1-free-move-action"]
    table.gains("barbra", 12)
    table.asks("learn", "learn:plus-1-free-move-action", "learn:plus-1-free-combat-action")
    table.play("learn:plus-1-free-combat-action")
    assert skills(table, "barbra") == ["plus-1-free-move-action", "plus-1-action"]
    table.gains("barbra", 24).play("learn:barbarian")
    assert skills(table, "barbra") == ["plus-1-free-move-action", "plus-1-action", "slippery"]
    table.mode("barbra")  # the trackers have stayed where they are
    assert skills(table, "barbra") == [
        "slippery",
        "plus-1-action",
        "plus-1-free-combat-action",
        "barbarian",
    ]


@rule("NLD-XP-07", "NLD-XP-08", "NLD-SKILL-02")
def test_in_zombicide_mode_an_action_then_one_of_two_then_one_of_three() -> None:
    table = barbra()
    assert skills(table, "barbra") == ["slippery"]
    table.gains("barbra", 7)
    assert skills(table, "barbra") == ["slippery", "plus-1-action"]
    table.gains("barbra", 12).play("learn:plus-1-free-move-action")
    table.gains("barbra", 24)
    table.asks(
        "learn", "learn:barbarian", "learn:plus-1-die-combat", "learn:plus-1-free-move-action"
    )
    table.play("learn:barbarian")
    assert len(skills(table, "barbra")) == 4
    table.mode("barbra", "romero")
    assert skills(table, "barbra") == ["plus-1-free-move-action", "plus-1-action", "slippery"]


@rule("Z-ULTRA-01", "Z-ULTRA-02")
def test_barbra_climbs_three_times() -> None:
    table = barbra(ultrared=True)
    table.gains("barbra", 19).play("learn:plus-1-free-move-action")
    table.gains("barbra", 24).play("learn:barbarian")
    survivor = table.survivor("barbra")
    assert (survivor.experience, survivor.level) == (0, 3)  # back to 0, still Red
    table.gains("barbra", 7).asks("rest")  # nothing at Yellow
    table.gains("barbra", 12).asks("rest")  # the other Orange skill is the only one left
    assert skills(table, "barbra")[-1] == "plus-1-free-combat-action"
    table.gains("barbra", 25)
    table.asks("learn", "learn:plus-1-die-combat", "learn:plus-1-free-move-action")
    table.play("learn:plus-1-die-combat")
    assert survivor.experience == 1  # the surplus stays
    table.gains("barbra", 42).asks("rest")  # the last Red skill
    assert skills(table, "barbra")[-1] == "plus-1-free-move-action"
    assert skills(table, "barbra").count("plus-1-free-move-action") == 2


@rule("Z-ULTRA-03")
def test_with_all_own_skills_taken_any_skill_of_the_list_can_be_had() -> None:
    table = barbra(ultrared=True)
    table.gains("barbra", 43).play("learn:plus-1-free-move-action", "learn:barbarian")
    table.gains("barbra", 43).play("learn:plus-1-die-combat")
    table.gains("barbra", 43).asks("rest")
    table.gains("barbra", 19)
    assert "learn:taunt" in table.options
    assert "learn:sniper" in table.options
    assert len(table.options) == 21 - 6  # what she has is not offered again


# -- single skills -----------------------------------------------------------------------------


def with_skill(name: str, skill: str, board: str = ROAD, zone: str = "A") -> Scene:
    return Scene(RULES, board=board).put(name, zone).mode(name).skills(name, skill, only=True)


@rule("Z-SKILL-01")
def test_one_more_action() -> None:
    table = with_skill("ben", "plus-1-action").equip("ben", "axe").turn("ben")
    table.play("move:B", "move:C", "move:D", "move:E")
    assert not table.offers("move:D")


@rule("Z-SKILL-09")
def test_one_more_die_for_each_weapon() -> None:
    table = with_skill("ben", "plus-1-die-combat").equip("ben", "katana", "katana")
    table.put("walker", "A", 9).turn("ben")
    table.dice(1, 1, 1).play("melee:katana>A")
    table.dice(1, 1, 1, 1, 1, 1).play("melee:katana*2>A")
    table = with_skill("ben", "plus-1-die-combat").equip("ben", "uzi").turn("ben")
    table.dice(1, 1, 1, 1).play("fire:uzi>B")


@rule("Z-SKILL-12")
def test_a_free_combat_action_pays_for_fighting_only() -> None:
    table = with_skill("ben", "plus-1-free-combat-action").equip("ben", "axe")
    table.put("walker", "D").turn("ben").play("move:B", "move:C", "move:D")
    assert not table.offers("move:C")
    table.dice(6).play("melee:axe>D")
    assert table.enemies("D") == {}


@rule("Z-SKILL-15")
def test_a_free_move_action_pays_for_moving_only() -> None:
    table = with_skill("ben", "plus-1-free-move-action").equip("ben", "uzi").turn("ben")
    for _ in range(3):
        table.dice(1, 1, 1).play("fire:uzi>B")
    assert not table.offers("fire:uzi>B")
    table.play("move:B")
    assert table.where("ben") == "B"


@rule("NLD-SKILL-02")
def test_a_barbarian_may_roll_as_many_dice_as_there_are_ghouls() -> None:
    table = with_skill("barbra", "barbarian").equip("barbra", "machete").put("walker", "A", 4)
    table.turn("barbra").play("melee:machete>A").asks("dice-count")
    assert table.game.decision is not None
    assert table.game.decision.rule == "NLD-SKILL-02"
    table.dice(3, 3, 3, 3).play("say:by-enemies")
    assert table.enemies("A") == {}


@rule("NLD-SKILL-10")
def test_shove_pushes_all_ghouls_into_one_zone_with_a_clear_path() -> None:
    table = with_skill("ben", "shove", HOUSE, "C").barrier("B", "C").put("walker", "C", 2)
    table.put("fatty", "C").turn("ben")
    assert [key for key in table.options if key.startswith("skill")] == ["skill:shove>0.3"]
    assert table.cost_of("skill:shove>D") == 0
    table.play("skill:shove>D")
    assert table.enemies("D") == {"walker": 2, "fatty": 1}
    assert not any(key.startswith("skill") for key in table.options)  # once per turn


@rule("NLD-SKILL-11")
def test_taunted_ghouls_go_only_for_the_taunter() -> None:
    table = with_skill("helen", "taunt").put("tom", "C").put("walker", "C", 2)
    table.equip("helen", "axe").turn("helen")
    assert not table.offers("skill:taunt>D")
    table.play("skill:taunt>C")
    assert table.enemies("B") == {"walker": 2}  # they leave Tom alone
    assert table.wounds("tom") == 0
    assert table.blocked("skill:taunt>C") == "NLD-SKILL-11"


@rule("NLD-SKILL-12")
def test_hawk_eye_sees_one_zone_through_barricades_and_corn() -> None:
    table = with_skill("judy", "hawk-eye", HOUSE, "C").barrier("B", "C").equip("judy", "uzi")
    assert table.turn("judy").offers("fire:uzi>B")
    sight = table.game.sight_of(table.who("judy"))[table.zone("C")].mask
    assert not sight >> table.zone("A") & 1  # range 1 only
    field = """
    =A   :%B   :%C
    ..... ..... .....
    &D   :=E   :=F
    """
    table = with_skill("judy", "hawk-eye", field)
    sees = table.game.sight_of(table.who("judy"))
    assert sees[table.zone("A")].mask >> table.zone("B") & 1
    assert not sees[table.zone("A")].mask >> table.zone("C") & 1
    assert not sees[table.zone("A")].mask >> table.zone("D") & 1  # woods are another matter
    assert sees[table.zone("B")].mask >> table.zone("E") & 1  # out of the corn, too
    door = with_skill("judy", "hawk-eye", HOUSE, "C").barrier("C", "D")
    assert not door.game.sight_of(door.who("judy"))[door.zone("C")].mask >> door.zone("D") & 1


@rule("NLD-SKILL-13")
def test_hit_and_run_moves_free_whatever_is_left_behind() -> None:
    table = with_skill("tom", "hit-and-run").equip("tom", "machete").put("walker", "A", 3)
    table.turn("tom").dice(3).play("melee:machete>A").asks("free-move")
    assert table.game.decision is not None
    assert table.game.decision.rule == "NLD-SKILL-13"
    table.play("move:B").asks("turn")
    assert table.where("tom") == "B"
    assert table.game.decision.about["actions"] == 2
    table = with_skill("tom", "hit-and-run").equip("tom", "machete").put("walker", "A")
    table.turn("tom").dice(1).play("melee:machete>A").asks("turn")  # nobody fell


@rule("NLD-SKILL-14")
def test_the_ambidextrous_use_any_weapon_as_a_pair() -> None:
    table = with_skill("tom", "ambidextrous").equip("tom", "baseball-bat", "baseball-bat")
    table.put("walker", "A", 4).turn("tom")
    table.dice(3, 3, 3, 3).play("melee:baseball-bat*2>A")
    assert table.enemies("A") == {}
    table = with_skill("tom", "ambidextrous").equip("tom", "ithaca-m37", "ithaca-m37").turn("tom")
    assert table.offers("fire:ithaca-m37*2>B")


@rule("NLD-SKILL-15")
def test_bloodlust_runs_two_zones_and_strikes_free() -> None:
    table = with_skill("ben", "bloodlust-melee").equip("ben", "machete").put("walker", "C")
    table.turn("ben")
    assert table.cost_of("skill:bloodlust-melee>C") == 1
    table.play("skill:bloodlust-melee>C")
    assert table.where("ben") == "C"
    table.dice(3).play("melee:machete>C")
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 2  # the blow was free
    table = with_skill("ben", "bloodlust-melee").equip("ben", "machete").put("walker", "D")
    assert table.turn("ben").blocked("skill:bloodlust-melee>D") == "NLD-SKILL-15"


@rule("NLD-SKILL-16")
def test_one_more_on_every_die() -> None:
    table = with_skill("ben", "plus-1-to-dice-roll-melee").equip("ben", "axe").put("walker", "A")
    table.turn("ben").dice(3).play("melee:axe>A")  # accuracy 4+
    assert table.enemies("A") == {}
    table.told(ev.AttackRolled, hits=1, accuracy=3)
    table = with_skill("ben", "plus-1-to-dice-roll-melee").equip("ben", "uzi").put("walker", "B")
    table.turn("ben").dice(4, 4, 4).play("fire:uzi>B")  # not for shots
    assert table.enemies("B") == {"walker": 1}


def use(table: Scene, skill: str) -> set[str]:
    """The labels of the zones a skill can be used on now."""
    labels = table.game.world.board.plan.labels
    return {label for label in labels if table.offers(f"skill:{skill}>{label}")}


@rule("NLD-XP-06")
@pytest.mark.parametrize("points", [0, 7, 19, 43])
@pytest.mark.parametrize("name", ["ben", "barbra", "harry", "helen", "tom", "judy"])
def test_the_romero_side_has_as_many_skills_as_levels_above_blue(name: str, points: int) -> None:
    table = Scene(RULES, board=ROAD).put(name, "A").gains(name, points)
    while table.game.decision is not None and table.game.decision.kind == "learn":
        table.play(table.options[0])  # the other side's choice
    level = RULES.edition.level(points)
    assert table.side(name) == "romero"
    assert len(skills(table, name)) == level


@rule("NLD-XP-07")
def test_the_action_of_yellow_is_one_more_action() -> None:
    table = barbra().gains("barbra", 7)
    table.equip("barbra", "axe").turn("barbra")
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 4


@rule("NLD-XP-08")
def test_a_choice_at_red_in_romero_mode_is_fixed_on_the_other_side() -> None:
    table = barbra("romero").gains("barbra", 43)
    table.play("learn:plus-1-free-move-action").asks("learn").play("learn:plus-1-die-combat")
    table.asks("rest")
    assert "plus-1-die-combat" not in skills(table, "barbra")
    table.mode("barbra")
    assert skills(table, "barbra") == [
        "slippery",
        "plus-1-action",
        "plus-1-free-move-action",
        "plus-1-die-combat",
    ]
    table.mode("barbra", "romero").mode("barbra")
    assert len(skills(table, "barbra")) == 4  # turning loses nothing


@rule("NLD-SKILL-02")
def test_a_barbarian_shoots_like_anybody_else_and_may_keep_the_weapons_dice() -> None:
    table = with_skill("barbra", "barbarian").equip("barbra", "uzi").put("walker", "B", 5)
    table.turn("barbra").dice(1, 1, 1).play("fire:uzi>B").asks("turn")
    table = with_skill("barbra", "barbarian").equip("barbra", "katana").put("walker", "A", 4)
    table.turn("barbra").play("melee:katana>A").asks("dice-count")
    table.dice(1, 1).play("say:weapon-dice").asks("turn")


@rule("NLD-SKILL-10")
def test_shove_is_free_once_per_turn_and_reaches_one_zone() -> None:
    table = with_skill("ben", "shove", zone="C").put("walker", "C", 2).turn("ben")
    assert use(table, "shove") == {"B", "D"}
    table.play("skill:shove>D")
    assert table.acting.spent == 0
    table.put("walker", "C").changed()
    assert use(table, "shove") == set()
    assert table.blocked("skill:shove>B") == "NLD-SKILL-10"
    assert (
        with_skill("ben", "shove", zone="C").put("walker", "B").turn("ben").blocked("skill:shove>B")
        == "NLD-SKILL-10"
    )  # nobody in the own zone


@rule("NLD-SKILL-10")
def test_a_shove_is_no_move_of_the_ghouls_nor_of_the_survivor() -> None:
    table = with_skill("ben", "shove", zone="C").put("walker", "C").put("fatty", "C").turn("ben")
    table.play("skill:shove>B")
    assert table.enemies("B") == {"walker": 1, "fatty": 1}
    assert table.where("ben") == "C"
    table.play("end").enemies_phase()
    assert table.enemies("C") == {"walker": 1, "fatty": 1}  # they still act in their phase


@rule("NLD-SKILL-11")
def test_taunt_reaches_two_zones_by_a_clear_path_and_no_farther() -> None:
    table = with_skill("helen", "taunt").put("walker", "C").put("walker", "D").turn("helen")
    assert use(table, "taunt") == {"C"}
    table = with_skill("helen", "taunt", HOUSE, "B").put("walker", "D").barrier("C", "D")
    assert use(table.turn("helen"), "taunt") == set()
    table = with_skill("helen", "taunt", HOUSE, "B").put("walker", "D").turn("helen")
    assert use(table, "taunt") == {"D"}


@rule("NLD-SKILL-11")
def test_taunted_ghouls_attack_nobody_but_the_taunter() -> None:
    table = with_skill("helen", "taunt").put("tom", "A").put("walker", "A", 2).turn("helen")
    table.play("skill:taunt>A").asks("turn")
    assert (table.wounds("helen"), table.wounds("tom")) == (2, 0)
    assert table.acting.spent == 0


@rule("NLD-SKILL-11")
def test_only_the_ghouls_of_the_taunted_zone_act() -> None:
    table = with_skill("helen", "taunt").put("walker", "B").put("walker", "C").turn("helen")
    table.play("skill:taunt>C")
    assert table.enemies("B") == {"walker": 2}  # the one of C came, the one of B stayed
    assert table.wounds("helen") == 0


@rule("NLD-SKILL-12")
def test_hawk_eye_shoots_through_a_barricade_but_not_farther() -> None:
    table = with_skill("judy", "hawk-eye", HOUSE, "C").barrier("B", "C")
    table.equip("judy", "winchester-94").put("walker", "A").put("walker", "B").turn("judy")
    assert table.offers("fire:winchester-94>B")
    assert table.blocked("fire:winchester-94>A") == "Z-ACT-02"
    plain = Scene(RULES, board=HOUSE).put("judy", "C").barrier("B", "C")
    plain.equip("judy", "winchester-94").put("walker", "B").turn("judy")
    assert plain.blocked("fire:winchester-94>B") == "Z-ACT-02"


@rule("NLD-SKILL-13")
def test_hit_and_run_follows_a_shot_too_and_is_a_choice() -> None:
    table = with_skill("tom", "hit-and-run").equip("tom", "uzi").put("walker", "B", 2)
    table.turn("tom").dice(5, 1, 1).play("fire:uzi>B").asks("free-move", "move:0.1", "stop")
    table.play("stop").asks("turn")
    assert (table.where("tom"), table.acting.spent) == ("A", 1)
    table = with_skill("tom", "hit-and-run").equip("tom", "machete").put("walker", "A", 9)
    table.turn("tom").dice(3).play("melee:machete>A").play("move:B")
    assert (table.where("tom"), table.acting.spent) == ("B", 1)  # eight ghouls cost nothing


@rule("NLD-SKILL-14")
def test_two_of_a_weapon_are_no_pair_without_the_skill() -> None:
    table = Scene(RULES, board=ROAD).put("tom", "A").equip("tom", "baseball-bat", "baseball-bat")
    assert not table.put("walker", "A").turn("tom").offers("melee:baseball-bat*2>A")
    table = with_skill("tom", "ambidextrous").equip("tom", "baseball-bat", "axe")
    table.put("walker", "A").turn("tom")
    assert not [key for key in table.options if "*2" in key]  # two different weapons


@rule("NLD-SKILL-15")
def test_bloodlust_needs_ghouls_within_two_zones_and_the_first_ones_end_the_run() -> None:
    table = with_skill("ben", "bloodlust-melee").put("walker", "B").put("walker", "C").turn("ben")
    assert use(table, "bloodlust-melee") == {"B"}
    table = with_skill("ben", "bloodlust-melee").put("walker", "C").put("walker", "D").turn("ben")
    assert use(table, "bloodlust-melee") == {"C"}
    table = with_skill("ben", "bloodlust-melee").put("walker", "D").turn("ben")
    assert use(table, "bloodlust-melee") == set()


@rule("NLD-SKILL-15")
def test_bloodlust_pays_for_ghouls_left_behind_and_works_once_per_turn() -> None:
    table = with_skill("ben", "bloodlust-melee").equip("ben", "machete").put("walker", "A")
    table.put("walker", "B").put("walker", "C").turn("ben")
    assert table.cost_of("skill:bloodlust-melee>B") == 2
    table.play("skill:bloodlust-melee>B")
    assert table.acting.spent == 2
    assert use(table, "bloodlust-melee") == set()
    assert table.blocked("skill:bloodlust-melee>C") == "NLD-SKILL-15"
    table.dice(3).play("melee:machete>B")
    assert table.acting.spent == 2
    table = with_skill("ben", "bloodlust-melee").put("walker", "A", 3).put("walker", "B")
    table.equip("ben", "machete").turn("ben")
    assert table.blocked("skill:bloodlust-melee>B") == "Z-MOVE-02"


@rule("NLD-SKILL-15")
def test_a_second_run_in_one_turn_is_refused_with_actions_enough() -> None:
    table = with_skill("ben", "bloodlust-melee").skills("ben", "slippery").put("walker", "B")
    table.equip("ben", "machete").put("walker", "C").turn("ben").play("skill:bloodlust-melee>B")
    assert table.acting.spent == 1
    assert use(table, "bloodlust-melee") == set()
    assert table.blocked("skill:bloodlust-melee>C") == "NLD-SKILL-15"


@rule("NLD-SKILL-15")
def test_the_free_action_of_bloodlust_is_one_blow_and_no_shot() -> None:
    table = with_skill("ben", "bloodlust-melee").equip("ben", "machete", "uzi")
    table.put("walker", "B", 5).turn("ben").play("skill:bloodlust-melee>B")
    assert table.cost_of("melee:machete>B") == 0
    assert table.cost_of("fire:uzi>B") == 1
    table.dice(3).play("melee:machete>B")
    assert table.cost_of("melee:machete>B") == 1
    assert (
        not with_skill("ben", "bloodlust-melee")
        .put("walker", "B")
        .turn("ben")
        .offers("skill:bloodlust-melee>A")
    )


@rule("NLD-SKILL-16")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        ("plus-1-to-dice-roll-combat", True, True),
        ("plus-1-to-dice-roll-melee", True, False),
        ("plus-1-to-dice-roll-ranged", False, True),
    ],
)
def test_one_more_on_every_die_of_the_named_kind(skill: str, melee: bool, ranged: bool) -> None:
    table = with_skill("ben", skill).equip("ben", "katana", "uzi").put("walker", "A", 9)
    table.put("walker", "B", 9).turn("ben")
    table.dice(3, 2).play("melee:katana>A").told(ev.AttackRolled, hits=int(melee))  # 4+
    table.dice(4, 4, 3).play("fire:uzi>B").told(ev.AttackRolled, hits=2 * ranged)  # 5+
