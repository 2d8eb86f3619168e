"""Experience, danger levels and Ultrared (chapters 6 and 13)."""

from typing import Any

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def alone(name: str, **options: Any) -> Scene:
    """A survivor on an empty board."""
    return Scene(RULES, board="A-B", **options).put(name, "A")


def skills(table: Scene, name: str) -> list[str]:
    """What somebody has learned."""
    return [table.game.world.skills[skill].id for skill in table.survivor(name).skills]


# -- points --------------------------------------------------------------------------------


@rule("Z-XP-01")
@pytest.mark.parametrize(("foe", "points"), [("worker", 1), ("hunter", 1), ("tank", 1)])
def test_an_ordinary_enemy_gives_one_point_at_once(foe: str, points: int) -> None:
    table = alone("vivian").equip("vivian", "heavy-cutter").put(foe, "A", 3).turn("vivian")
    table.dice(4, 1).play("melee:heavy-cutter>A")
    assert table.survivor("vivian").experience == points
    table.told(ev.ExperienceGained, amount=points)


@rule("Z-XP-01")
def test_every_enemy_counts_when_one_action_eliminates_several() -> None:
    table = alone("vivian").equip("vivian", "cattle-prod").put("worker", "A", 9)
    table.skills("vivian", "reaper-combat", only=True).turn("vivian")
    table.dice(4, 4).play("melee:cattle-prod>A", "hit:worker+1").asks("turn")  # two and one
    assert table.survivor("vivian").experience == 3
    table.told(ev.ExperienceGained, amount=2, total=2)
    table.told(ev.ExperienceGained, amount=1, total=3)


@rule("Z-XP-01")
def test_an_abomination_gives_five_points() -> None:
    table = alone("vivian").equip("vivian", "heavy-cutter").put("spoiler", "A").turn("vivian")
    table.dice(4, 4).play("melee:heavy-cutter>A@spoiler")
    assert table.survivor("vivian").experience == 5


@rule("Z-XP-02", "Z-XP-03")
def test_the_levels_begin_at_0_7_19_and_43_points() -> None:
    level = RULES.edition.level
    assert [level(points) for points in (0, 6, 7, 18, 19, 42, 43, 60)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert (level(5), level(12)) == (0, 1)  # the worked example: Blue and Yellow


@rule("Z-XP-03")
def test_six_points_are_blue_and_the_seventh_is_yellow() -> None:
    table = alone("vivian").gains("vivian", 6)
    assert table.survivor("vivian").level == 0
    table.gains("vivian", 1)
    assert table.survivor("vivian").level == 1
    table.told(ev.LevelReached, level=1)


# -- skills --------------------------------------------------------------------------------


@rule("INV-XP-04")
def test_jared_on_his_way_up() -> None:
    table = alone("jared")
    assert skills(table, "jared") == ["shove"]
    table.gains("jared", 7).asks("rest")
    assert skills(table, "jared")[1:] == ["plus-1-action"]
    table.gains("jared", 12).asks("learn", "learn:plus-1-die-melee", "learn:charge")
    table.play("learn:charge")
    table.gains("jared", 24).asks(
        "learn",
        "learn:plus-1-die-ranged",
        "learn:plus-1-free-combat-action",
        "learn:plus-1-to-dice-roll-melee",
    )
    table.play("learn:plus-1-die-ranged").asks("rest")


@rule("Z-XP-05", "INV-XP-04")
def test_at_red_a_survivor_has_four_skills_and_lost_none() -> None:
    table = alone("jared").gains("jared", 43)
    table.asks("learn").play("learn:charge", "learn:plus-1-die-ranged").asks("rest")
    assert skills(table, "jared") == ["shove", "plus-1-action", "charge", "plus-1-die-ranged"]


@rule("Z-XP-05", "Z-ULTRA-01")
def test_without_ultrared_nothing_more_is_learned() -> None:
    table = alone("jared").gains("jared", 43).play("learn:charge", "learn:plus-1-die-ranged")
    table.gains("jared", 60).asks("rest")
    assert len(skills(table, "jared")) == 4
    assert table.survivor("jared").experience == 103


@rule("INV-XP-04")
def test_the_owner_of_the_survivor_chooses() -> None:
    table = alone("jared", seats=3, owners=(2, 0, 1, 0, 1, 2)).gains("jared", 19)
    table.asks("learn", seats=(2,))


@rule("Z-XP-10")
def test_the_highest_level_in_play_counts() -> None:
    """The worked example: Cole has 5 points and Mitsuki 12, so the Yellow line is read."""
    table = alone("cole").put("mitsuki", "A").experience("cole", 5).experience("mitsuki", 12)
    assert table.game.danger() == 1


@rule("Z-XP-10")
def test_who_left_the_board_no_longer_counts() -> None:
    table = alone("cole").experience("mitsuki", 12)  # Mitsuki is not on the board
    assert table.game.danger() == 0


# -- in the middle of things ---------------------------------------------------------------


@rule("Z-XP-11")
def test_a_new_action_can_be_used_in_the_same_turn() -> None:
    table = alone("vivian").equip("vivian", "cattle-prod").experience("vivian", 6)
    table.put("worker", "A", 9).turn("vivian")
    table.dice(4, 1).play("melee:cattle-prod>A").play("noise", "noise", "noise")
    assert table.blocked("noise") == "Z-ROUND-03"


@rule("Z-XP-11")
def test_a_skill_that_grants_an_action_gives_it_even_after_the_last_one() -> None:
    table = alone("jared").equip("jared", "cattle-prod").experience("jared", 42, "charge")
    table.put("worker", "A", 9).turn("jared", left=1)
    table.dice(4, 1).play("melee:cattle-prod>A").play("learn:plus-1-free-combat-action")
    assert not table.offers("noise")
    assert table.offers("melee:cattle-prod>A")


@rule("Z-XP-11")
def test_levels_are_reached_in_the_middle_of_an_attack_and_its_hits_go_on() -> None:
    table = alone("jared").equip("jared", "cattle-prod").experience("jared", 18)
    table.put("worker", "A", 2).turn("jared")
    table.dice(4, 4).play("melee:cattle-prod>A").asks("learn").play("learn:plus-1-die-melee")
    assert table.enemies("A") == {}
    assert table.survivor("jared").experience == 20


@rule("Z-XP-11")
def test_what_is_learned_in_an_attack_does_not_change_its_dice_or_damage() -> None:
    table = alone("magnus").equip("magnus", "cattle-prod").put("worker", "A").put("tank", "A")
    table.experience("magnus", 42, "plus-1-die-melee").turn("magnus")
    table.dice(4, 4, 1).play("melee:cattle-prod>A", "hit:worker", "learn:super-strength")
    table.asks("turn")
    assert table.enemies("A") == {"tank": 1}  # the second hit was rolled with damage 1
    table.dice(4, 1, 1).play("melee:cattle-prod>A")
    assert table.enemies("A") == {}


@rule("Z-XP-11", "INV-SKILL-40")
def test_what_is_learned_in_an_attack_works_right_after_it() -> None:
    team = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")
    table = Scene(RULES, board="A-B", survivors=team).put("nour", "A").put("worker", "A", 3)
    table.equip("nour", "cattle-prod").experience("nour", 18).turn("nour")
    table.dice(4, 1).play("melee:cattle-prod>A").play("learn:hit-and-run").asks("free-move")


@rule("Z-XP-03")
def test_several_levels_at_once_are_climbed_one_by_one() -> None:
    table = alone("jared").gains("jared", 50)
    table.asks("learn", "learn:plus-1-die-melee", "learn:charge").play("learn:charge")
    table.asks("learn").play("learn:plus-1-die-ranged").asks("rest")
    levels = [event.level for event in table.events if isinstance(event, ev.LevelReached)]
    assert levels == [1, 2, 3]


# -- Ultrared ------------------------------------------------------------------------------


@rule("Z-ULTRA-01")
def test_at_red_the_bar_starts_over_with_the_surplus() -> None:
    table = alone("baraka", ultrared=True).experience("baraka", 41)
    table.gains("baraka", 5).play("learn:sniper").asks("rest")
    baraka = table.survivor("baraka")
    assert (baraka.experience, baraka.level) == (3, 3)
    assert table.game.danger() == 3
    assert "sniper" in skills(table, "baraka")


@rule("Z-ULTRA-01", "Z-ULTRA-02", "Z-XP-10")
def test_whoever_climbs_again_stays_at_red_all_the_way() -> None:
    table = alone("baraka", ultrared=True).gains("baraka", 43)
    table.play("learn:remote-control-sentry-gun", "learn:plus-1-die-combat")
    for points in (7, 12):  # Yellow, then Orange of the second climb
        table.gains("baraka", points)
        assert (table.survivor("baraka").level, table.game.danger()) == (3, 3)
    assert table.survivor("baraka").experience == 19


@rule("Z-ULTRA-02")
def test_baraka_climbs_three_times() -> None:
    """The worked example, skill by skill."""
    table = alone("baraka", ultrared=True)
    table.gains("baraka", 43).asks(
        "learn", "learn:remote-control-sentry-gun", "learn:plus-1-die-combat"
    )
    table.play("learn:remote-control-sentry-gun")
    table.asks("learn", "learn:plus-1-die-combat", "learn:remote-control-bot", "learn:sniper")
    table.play("learn:plus-1-die-combat").asks("rest")
    assert table.survivor("baraka").experience == 0
    first = ["lucky", "plus-1-action", "remote-control-sentry-gun", "plus-1-die-combat"]
    assert skills(table, "baraka") == first

    table.gains("baraka", 18).asks("rest")  # nothing at Blue and Yellow
    assert skills(table, "baraka") == first
    table.gains("baraka", 1).asks("rest")  # her other Orange skill, the only one left
    assert skills(table, "baraka") == [*first, "plus-1-die-combat"]
    table.gains("baraka", 24).asks("learn", "learn:remote-control-bot", "learn:sniper")
    table.play("learn:remote-control-bot")

    table.gains("baraka", 42).asks("rest")  # nothing up to Orange
    assert len(skills(table, "baraka")) == 6
    table.gains("baraka", 1).asks("rest")
    assert skills(table, "baraka")[6:] == ["sniper"]
    assert table.survivor("baraka").experience == 0


@rule("Z-ULTRA-02", "Z-SKILL-09")
def test_a_skill_taken_at_two_levels_adds_up() -> None:
    table = alone("baraka", ultrared=True).equip("baraka", "smg")
    table.skills("baraka", "plus-1-die-combat", "plus-1-die-combat", only=True).turn("baraka")
    table.dice(1, 1, 1, 1).play("fire:smg>B")


def finished(**options: Any) -> Scene:
    """Baraka after three climbs."""
    table = alone("baraka", ultrared=True, **options)
    table.gains("baraka", 43).play("learn:remote-control-sentry-gun", "learn:plus-1-die-combat")
    table.gains("baraka", 43).play("learn:remote-control-bot")
    return table.gains("baraka", 43)


@rule("Z-ULTRA-03")
def test_with_all_skills_taken_orange_and_red_give_any_skill_of_the_game() -> None:
    table = finished()
    table.gains("baraka", 18).asks("rest")
    table.gains("baraka", 1).asks("learn")
    assert {"learn:camouflage", "learn:plus-1-damage-with:smg"} <= set(table.options)
    assert "learn:sniper" not in table.options  # she has it
    table.play("learn:camouflage")
    table.gains("baraka", 24).asks("learn").play("learn:taunt").asks("rest")
    assert skills(table, "baraka")[-2:] == ["camouflage", "taunt"]
    table.gains("baraka", 19).asks("learn")  # and so on


@rule("Z-ULTRA-03")
def test_nobody_learns_to_have_started_with_something() -> None:
    team = ("baraka", "odile", "ingrid", "cole", "vivian", "mitsuki")
    table = finished(survivors=team).gains("baraka", 19).asks("learn")
    assert not [key for key in table.options if "starts-with" in key]


@rule("Z-ULTRA-03")
def test_skills_of_the_game_are_not_given_while_own_ones_are_left() -> None:
    table = alone("baraka", ultrared=True)
    table.gains("baraka", 43).play("learn:remote-control-sentry-gun", "learn:plus-1-die-combat")
    table.gains("baraka", 19).asks("rest")
    assert len(skills(table, "baraka")) == 5
