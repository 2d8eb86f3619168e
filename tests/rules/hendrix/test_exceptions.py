"""Rules once more, where they make an exception, name one of several, or go on after the first."""

from shambler.games.zombicide.systems.buildings.buildings import open_door
from shambler.games.zombicide.systems.story.effects import ExtraActivation
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule
from tests.rules.hendrix.boards import TWO_HOUSES, does, mission, scene


@rule("Z2E-077", "Z2E-033")
def test_of_the_abominations_only_the_abominawild_takes_the_fire_on_itself() -> None:
    for kind in ("patient-0", "hobomination", "abominacop"):
        table = scene().put("karl", "A").equip("karl", "molotov").put("riley", "B")
        table.put(kind, "B").put("walker", "B", 2).turn("karl").play("fire:molotov>B")
        assert (table.enemies("B"), table.survivor("riley").status) == ({}, 2), kind
        assert table.survivor("karl").experience == 7
    table = scene().put("karl", "A").equip("karl", "molotov").put("riley", "B")
    table.put("abominawild", "B").put("walker", "B", 2).turn("karl").play("fire:molotov>B")
    assert (table.enemies("B"), table.survivor("riley").status) == ({"walker": 2}, 0)
    assert table.survivor("karl").experience == 5


@rule("FH-OBJ-02", "FH-CRATE-01", "Z2E-046")
def test_a_crate_is_taken_for_an_action_with_zombies_around_and_gives_no_adrenaline() -> None:
    table = mission("M1").clear()
    zone = table.game.world.board.zones[story_in(table.state).crates[0]].name
    table.put("karl", zone).put("walker", zone, 2).turn("karl")
    card = table.copies("golden-kukri")[0]
    table.cards(card).play("crate", "say:discard")
    assert (table.survivor("karl").experience, table.actions_left) == (0, 2)
    assert not table.offers("crate")


@rule("FH-RUN-03", "Z2E-068")
def test_a_runner_uses_both_its_actions_when_a_card_makes_all_zombies_act() -> None:
    table = scene().put("karl", "A").put("walker", "D").put("runner", "D").put("fatty", "E")
    does(table, ExtraActivation(), "karl")
    assert table.enemies("B") == {"runner": 1}
    assert (table.enemies("C"), table.enemies("D")) == ({"walker": 1}, {"fatty": 1})


@rule("FH-DOOR-08", "Z2E-042")
def test_a_tool_in_either_hand_opens_a_door() -> None:
    for hands in (("crowbar", "pistol"), ("pistol", "crowbar")):
        table = scene(TWO_HOUSES).put("karl", "C").equip("karl", *hands).turn("karl")
        table.cards(77).play("open:C-D")
        assert (table.is_closed("C", "D"), table.actions_left) == (False, 2)


@rule("FH-OBJ-03", "FH-OBJ-08", "FH-OBJ-11")
def test_a_door_card_that_was_refused_is_taken_when_its_door_opens_at_last() -> None:
    table = mission("M4").equip("karl", "fire-axe").put("karl", "4.5").turn("karl")
    table.play("open:4.4-4.5")
    gone = story_in(table.state).gone
    change_story(table.state, words=("CODE",))
    table.turn("karl").play("open:4.4-4.5")
    assert not table.is_closed("4.4", "4.5")
    assert story_in(table.state).gone.bit_count() == gone.bit_count() + 1


@rule("Z2E-038", "Z2E-037", "Z2E-047")
def test_noise_of_several_zones_and_turns_lies_there_until_the_end_phase() -> None:
    table = scene().put("karl", "A").put("riley", "C").turn("karl").play("noise", "noise")
    table.play("move:B").turn("riley").play("noise")
    assert [table.noise_at(zone) for zone in "ABC"] == [2, 0, 1]
    table.end_phase()
    assert [table.noise_at(zone) for zone in "ABC"] == [0, 0, 0]


@rule("FHR-02", "Z2E-057")
def test_each_all_out_die_that_misses_hits_a_friend_beside_the_standard_ones() -> None:
    table = scene().put("karl", "A").equip("karl", "pistol").skills("karl", only=True)
    table.put("riley", "B").put("walker", "B").turn("karl")
    table.dice(2, 1).play("all-out:fire:pistol>B").asks("turn")
    assert (table.wounds("riley"), table.cards_of("karl")) == (2, [])


@rule("FHR-04", "FH-SKILL-05")
def test_dice_are_doubled_for_a_weapon_of_the_backpack_too() -> None:
    table = scene().put("karl", "A").pack("karl", "katana").put("walker", "A", 6)
    table.skills("karl", "webbing", "double-all-out-dice", only=True).turn("karl")
    table.dice(4, 4, 4, 4, 3, 3).play("from-pack:webbing:melee:katana++>A")
    assert table.enemies("A") == {"walker": 2}


@rule("FHR-05", "FH-ALLOUT-05")
def test_a_die_rolled_for_a_six_is_a_standard_die_and_breaks_nothing() -> None:
    table = scene().put("karl", "A").equip("karl", "pistol").put("walker", "B", 3)
    table.skills("karl", "roll-6-plus-1-die-combat", only=True).turn("karl")
    table.dice(2, 6).play("all-out:fire:pistol>B").dice(1).play("say:roll-more").asks("turn")
    assert (table.enemies("B"), table.cards_of("karl")) == ({"walker": 2}, ["pistol"])


@rule("Z2E-015", "Z-LOS-01")
def test_sight_runs_along_a_street_however_long() -> None:
    table = scene("\n~A   :~B   :~C   :~D   :~E   :~F   :~G   :~H\n").put("karl", "A")
    ranges = table.game.sight_of(table.who("karl"))[table.zone("A")].ranges
    assert [ranges[table.zone(zone)] for zone in "ABCDEFGH"] == [*range(8)]
    table.put("walker", "H").put("riley", "D").noise("A", 3).activation("walker")
    assert table.enemies("G") == {"walker": 1}


@rule("Z2E-042", "FH-DOOR-08")
def test_a_door_opens_with_zombies_in_the_zone() -> None:
    table = scene(TWO_HOUSES).put("karl", "C").put("walker", "C", 2).equip("karl", "crowbar")
    table.turn("karl").cards(77).play("open:C-D")
    assert not table.is_closed("C", "D")


@rule("FHR-08", "Z2E-084")
def test_a_grenade_needs_sight_of_its_zone_and_a_dark_one_is_not_seen_from_two_away() -> None:
    for room, seen in (("r", True), ("d", False)):
        table = scene(f"\n~A   :~B   +{room}C   :rD\n").put("karl", "A").put("walker", "C")
        open_door(table.game, table.game.world.opening(("0.1", "0.2")))
        table.equip("karl", "an-m14-incendiary-grenade").turn("karl")
        assert table.offers("fire:an-m14-incendiary-grenade>C") == seen
        table.put("karl", "B").turn("karl").play("fire:an-m14-incendiary-grenade>C")
        assert table.enemies("C") == {}
