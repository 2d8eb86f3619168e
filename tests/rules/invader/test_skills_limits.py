"""Skills at their limits: not more damage, farther, longer or more often than they say."""

import itertools

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene

TEAM = ("odile", "pavel", "tariq", "nour", "reyes", "ingrid")
SHARED = "brother-in-arms:ironclad-hunter"


def vivian(*skills: str, board: str = "A-B", weapons: tuple[str, ...] = ()) -> Scene:
    """Vivian in A with some skills and weapons."""
    table = Scene(RULES, board=board).put("vivian", "A").equip("vivian", *weapons)
    return table.skills("vivian", *skills, only=True)


@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("plus-1-damage-combat", marks=pytest.mark.rule("INV-SKILL-02")),
        pytest.param("plus-1-damage-melee", marks=pytest.mark.rule("INV-SKILL-03")),
        pytest.param("plus-1-damage-with:sledge", marks=pytest.mark.rule("INV-SKILL-05")),
    ],
)
def test_one_more_damage_with_a_sledge_does_not_fell_an_abomination(skill: str) -> None:
    table = vivian(skill, weapons=("sledge",)).put("spoiler", "A").turn("vivian")
    table.dice(6, 6, 6).play("melee:sledge>A")
    assert table.enemies("A") == {"spoiler": 1}


@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("plus-1-damage-combat", marks=pytest.mark.rule("INV-SKILL-02")),
        pytest.param("plus-1-damage-ranged", marks=pytest.mark.rule("INV-SKILL-04")),
        pytest.param("plus-1-damage-with:smg", marks=pytest.mark.rule("INV-SKILL-05")),
    ],
)
def test_one_more_damage_with_a_gun_does_not_fell_an_abomination(skill: str) -> None:
    table = vivian(skill, weapons=("smg",)).put("spoiler", "B").turn("vivian")
    table.dice(6, 6).play("fire:smg>B")
    assert table.enemies("B") == {"spoiler": 1}


def both(skill: str) -> Scene:
    """A prod and an SMG, enemies here and beside, four actions."""
    table = vivian(skill, "plus-1-action", weapons=("cattle-prod", "smg"))
    return table.put("worker", "A", 9).put("worker", "B", 9).turn("vivian")


@rule("INV-SKILL-38")
def test_escalation_ranged_does_not_count_blows() -> None:
    table = both("escalation-ranged")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1).play("fire:smg>B")
    table.dice(1, 1, 1).play("fire:smg>B")


@rule("INV-SKILL-37")
def test_escalation_melee_is_over_after_an_action_of_another_kind() -> None:
    table = both("escalation-melee")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.play("noise")
    table.dice(1, 1).play("melee:cattle-prod>A")
    table.dice(1, 1, 1).play("melee:cattle-prod>A")


@rule("INV-SKILL-51")
def test_skills_that_add_dice_still_help_a_predator() -> None:
    table = vivian("predator", "plus-1-die-melee", weapons=("cattle-prod",)).put("worker", "A", 3)
    table.turn("vivian").play("melee:cattle-prod>A").asks("dice-count")
    table.dice(1, 1, 1, 1).play("say:by-enemies")


@rule("INV-SKILL-60")
def test_a_five_brings_no_other_die_to_a_shot() -> None:
    table = vivian("roll-6-plus-1-die-ranged", weapons=("smg",)).put("worker", "B", 9)
    table.turn("vivian").dice(5, 5).play("fire:smg>B").asks("turn")
    assert table.enemies("B") == {"worker": 7}


@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("bloodlust-combat", marks=pytest.mark.rule("INV-SKILL-23")),
        pytest.param("bloodlust-melee", marks=pytest.mark.rule("INV-SKILL-24")),
        pytest.param("bloodlust-ranged", marks=pytest.mark.rule("INV-SKILL-25")),
    ],
)
def test_bloodlust_goes_two_zones_and_once_per_turn(skill: str) -> None:
    table = vivian(skill, board="A-B-C").put("worker", "B").put("worker", "C").turn("vivian")
    assert table.offers(f"skill:{skill}>B")
    assert not table.offers(f"skill:{skill}>C")  # the first zone with enemies ends the run
    table = vivian(skill, board="A-B-C-D").put("worker", "D").turn("vivian")
    assert not table.offers(f"skill:{skill}>D")
    table = vivian(skill, "unstoppable", board="A-B-C-D").put("worker", "C").put("worker", "D")
    table.turn("vivian").play(f"skill:{skill}>C")
    assert table.where("vivian") == "C"
    assert not table.offers(f"skill:{skill}>D")


@rule("INV-SKILL-26")
def test_a_leader_does_not_lead_themselves() -> None:
    table = vivian("born-leader").put("cole", "B").put("jared", "B").turn("vivian")
    keys = [key for key in table.options if key.startswith("skill:")]
    assert sorted(keys) == ["skill:born-leader>cole", "skill:born-leader>jared"]


@rule("INV-SKILL-27")
@pytest.mark.parametrize("team", [TEAM, TEAM[::-1]])
def test_a_shared_skill_reaches_everybody_whoever_sits_first(team: tuple[str, ...]) -> None:
    table = Scene(RULES, board="A-B", survivors=team)
    for name in team:
        table.put(name, "A").skills(name, *([SHARED] if name == "ingrid" else []), only=True)
    found = [table.game.traits(table.who(name)).ironclad for name in team]
    assert [[enemy for enemy, _ in types] for types in found] == [["hunter"]] * 6


@rule("INV-SKILL-46")
def test_a_zone_without_anybody_to_save_is_not_offered() -> None:
    table = vivian("lifesaver", board="C-A-B").put("cole", "B").put("worker", "B").put("tank", "C")
    keys = [key for key in table.turn("vivian").options if key.startswith("skill:")]
    assert keys == [table.key("skill:lifesaver>B")]


@rule("INV-SKILL-63")
def test_nobody_is_shoved_two_zones_away() -> None:
    table = vivian("shove", board="A-B-C").put("worker", "A").turn("vivian")
    keys = [key for key in table.options if key.startswith("skill:")]
    assert keys == [table.key("skill:shove>B")]


@pytest.mark.parametrize(
    ("skill", "first", "again"),
    [
        pytest.param("charge", "B", "C", marks=pytest.mark.rule("INV-SKILL-31")),
        pytest.param("taunt", "B", "C", marks=pytest.mark.rule("INV-SKILL-70")),
    ],
)
def test_once_per_turn(skill: str, first: str, again: str) -> None:
    table = vivian(skill, "unstoppable", board="A-B-C").put("worker", "B").put("worker", "C")
    table.hide("vivian")
    table.turn("vivian").play(f"skill:{skill}>{first}")
    assert not table.offers(f"skill:{skill}>{again}")


@rule("INV-SKILL-63")
def test_a_second_crowd_is_not_shoved_in_the_same_turn() -> None:
    table = vivian("shove", board="A-B-C").put("worker", "A").turn("vivian")
    table.play("skill:shove>B", "move:B")
    assert not table.offers("skill:shove>C")


@rule("INV-SKILL-31")
def test_a_charge_is_two_zones_long_at_most() -> None:
    table = vivian("charge", board="E-A-B-C-D").put("worker", "E").put("worker", "D")
    assert table.turn("vivian").offers("skill:charge>E")
    assert not table.offers("skill:charge>D")


@rule("INV-SKILL-46")
def test_nobody_is_saved_in_the_own_zone() -> None:
    table = vivian("lifesaver").put("cole", "A").put("worker", "A").turn("vivian")
    assert not [key for key in table.options if key.startswith("skill:")]


@rule("INV-SKILL-46")
def test_everybody_may_be_saved_and_nothing_is_paid_for_it() -> None:
    table = vivian("lifesaver").put("cole", "B").put("jared", "B").put("worker", "B", 3)
    table.turn("vivian", left=1).play("skill:lifesaver>B", "take:jared", "take:cole").asks("turn")
    assert (table.where("cole"), table.where("jared"), table.where("vivian")) == ("A", "A", "A")
    assert table.enemies("B") == {"worker": 3}
    assert table.actions_left == 1


@rule("INV-SKILL-46")
def test_whoever_agrees_is_saved_and_the_next_one_is_asked_for() -> None:
    table = (
        Scene(RULES, board="A-B", seats=3).put("jared", "A").put("baraka", "B").put("magnus", "B")
    )
    table.skills("jared", "lifesaver", only=True).put("worker", "B").turn("jared")
    table.play("skill:lifesaver>B", "take:baraka").asks("rescue", seats=(1,)).play("say:agree")
    table.asks("save", "take:magnus", "done").play("take:magnus").asks("rescue", seats=(2,))
    table.play("say:refuse").asks("turn")
    assert (table.where("baraka"), table.where("magnus")) == ("A", "B")


@rule("INV-SKILL-70")
def test_all_kinds_in_the_zone_are_taunted() -> None:
    table = (
        vivian("taunt", board="A-B-C-D-E").put("worker", "C").put("tank", "C").put("hunter", "C")
    )
    table.put("spoiler", "C").put("cole", "E").armor("vivian", 9, over_limit=True).turn("vivian")
    table.play("skill:taunt>C").asks("turn")
    assert table.enemies("B") == {"worker": 1, "tank": 1, "spoiler": 1}
    assert table.enemies("A") == {"hunter": 1}
    assert table.actions_left == 3


@rule("INV-SKILL-70")
def test_taunted_enemies_come_although_they_see_a_louder_crowd() -> None:
    table = vivian("taunt", board="A-B-C-D").put("cole", "D").put("jared", "D").noise("D", 4)
    table.put("worker", "B", 2).turn("vivian").play("skill:taunt>B")
    assert table.enemies("A") == {"worker": 2}


@rule("INV-SKILL-71")
@pytest.mark.parametrize("order", ["vivian cole vivian cole", "cole vivian vivian cole"])
def test_two_tough_survivors_ignore_one_point_each(order: str) -> None:
    table = vivian("tough").put("cole", "A").skills("cole", "tough", only=True)
    table.put("worker", "A", 4).activation("worker")
    table.play(*(f"take:{name}" for name in order.split())).asks("rest")
    assert (table.survivor("vivian").armor, table.survivor("cole").armor) == (1, 1)


@rule("INV-SKILL-71")
def test_two_tough_survivors_ignore_one_point_each_of_one_shot() -> None:
    table = vivian("tough").put("cole", "A").skills("cole", "tough", only=True)
    table.put("jared", "B").equip("jared", "light-machine-gun").turn("jared")
    table.dice(1, 1, 1, 6, 6).play("fire:light-machine-gun>A")
    table.play("take:vivian", "take:cole", "take:vivian")
    assert (table.survivor("vivian").armor, table.survivor("cole").armor) == (1, 2)


@rule("INV-SKILL-26")
def test_a_leader_may_choose_somebody_who_has_had_their_turn() -> None:
    table = vivian("born-leader").put("cole", "B")
    table.survivor("cole").done = True
    table.turn("vivian").play("skill:born-leader>cole", "move:A")
    assert table.where("cole") == "A"


@rule("INV-SKILL-13", "Z-SKILL-12")
def test_a_free_combat_action_is_no_machine_action_and_the_other_way_round() -> None:
    def left(skill: str) -> set[str]:
        table = vivian(skill, weapons=("cattle-prod",)).put("bot", "A").remote("vivian", "bot")
        table.put("worker", "A").put("worker", "B").turn("vivian", left=0)
        return {key.partition(":")[0] for key in table.options}

    assert "machine" not in left("plus-1-free-combat-action")
    assert "melee" in left("plus-1-free-combat-action")
    assert "melee" not in left("plus-1-free-machine-action")
    assert "machine" in left("plus-1-free-machine-action")


@rule("INV-SKILL-18")
def test_more_range_brings_nothing_nearer() -> None:
    table = vivian("plus-1-max-range", board="A-B-C-D-E-F", weapons=("sniper-rifle",))
    table.put("worker", "A").put("worker", "E").put("worker", "F").turn("vivian")
    zones = {key.split(">")[1].split("@")[0] for key in table.options if key.startswith("fire:")}
    assert zones == {table.key(f"zone:{zone}").removeprefix("zone:") for zone in "BCDE"}


@rule("INV-SKILL-29")
def test_two_hidden_survivors_are_both_ignored() -> None:
    table = vivian().put("cole", "A").put("worker", "A", 2)
    table.hide("vivian").hide("cole").activation("worker").asks("rest")
    assert (table.survivor("vivian").armor, table.survivor("cole").armor) == (2, 2)


@rule("INV-SKILL-41", "INV-SKILL-42", "INV-SKILL-43", "INV-SKILL-44")
def test_who_is_ironclad_against_two_kinds_ignores_both_and_no_third() -> None:
    kinds = ("worker", "tank", "hunter", "spoiler")
    for spared in some(itertools.combinations(kinds, 2)):
        types = ["abomination" if kind == "spoiler" else kind for kind in spared]
        skills = [f"ironclad-{kind}" for kind in types]
        for kind in kinds:
            table = vivian(*skills).put(kind, "A").armor("vivian", 9, over_limit=True)
            table.activation(kind)
            assert (table.survivor("vivian").armor == 9) == (kind in spared)
