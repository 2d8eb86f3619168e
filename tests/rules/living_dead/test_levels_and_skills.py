"""Experience, danger levels, skills of both sides, Ultrared (chapters 5 and 13)."""

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS

pytestmark = pytest.mark.usefixtures("scripts_used")


def skills(table: Scene, name: str) -> list[str]:
    return [table.game.world.skills[number].id for number in table.survivor(name).skills]


def gain(table: Scene, name: str, points: int) -> Scene:
    return table.start(GainExperience(table.who(name), points), Rest())


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
    gain(table, "barbra", 7).asks("rest")
    assert skills(table, "barbra") == ["plus-1-free-move-action"]
    gain(table, "barbra", 12)
    table.asks("learn", "learn:plus-1-free-move-action", "learn:plus-1-free-combat-action")
    table.play("learn:plus-1-free-combat-action")
    assert skills(table, "barbra") == ["plus-1-free-move-action", "plus-1-action"]
    gain(table, "barbra", 24).play("learn:barbarian")
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
    gain(table, "barbra", 7)
    assert skills(table, "barbra") == ["slippery", "plus-1-action"]
    gain(table, "barbra", 12).play("learn:plus-1-free-move-action")
    gain(table, "barbra", 24)
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
    gain(table, "barbra", 19).play("learn:plus-1-free-move-action")
    gain(table, "barbra", 24).play("learn:barbarian")
    survivor = table.survivor("barbra")
    assert (survivor.experience, survivor.level) == (0, 3)  # back to 0, still Red
    gain(table, "barbra", 7).asks("rest")  # nothing at Yellow
    gain(table, "barbra", 12).asks("rest")  # the other Orange skill is the only one left
    assert skills(table, "barbra")[-1] == "plus-1-free-combat-action"
    gain(table, "barbra", 25)
    table.asks("learn", "learn:plus-1-die-combat", "learn:plus-1-free-move-action")
    table.play("learn:plus-1-die-combat")
    assert survivor.experience == 1  # the surplus stays
    gain(table, "barbra", 42).asks("rest")  # the last Red skill
    assert skills(table, "barbra")[-1] == "plus-1-free-move-action"
    assert skills(table, "barbra").count("plus-1-free-move-action") == 2


@rule("Z-ULTRA-03")
def test_with_all_own_skills_taken_any_skill_of_the_list_can_be_had() -> None:
    table = barbra(ultrared=True)
    gain(table, "barbra", 43).play("learn:plus-1-free-move-action", "learn:barbarian")
    gain(table, "barbra", 43).play("learn:plus-1-die-combat")
    gain(table, "barbra", 43).asks("rest")
    gain(table, "barbra", 19)
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
    assert table.blocked("skill:taunt") == "NLD-SKILL-11"


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
    assert table.turn("ben").blocked("skill:bloodlust-melee") == "NLD-SKILL-15"


@rule("NLD-SKILL-16")
def test_one_more_on_every_die() -> None:
    table = with_skill("ben", "plus-1-to-dice-roll-melee").equip("ben", "axe").put("walker", "A")
    table.turn("ben").dice(3).play("melee:axe>A")  # accuracy 4+
    assert table.enemies("A") == {}
    table.told(ev.AttackRolled, hits=1, accuracy=3)
    table = with_skill("ben", "plus-1-to-dice-roll-melee").equip("ben", "uzi").put("walker", "B")
    table.turn("ben").dice(4, 4, 4).play("fire:uzi>B")  # not for shots
    assert table.enemies("B") == {"walker": 1}
