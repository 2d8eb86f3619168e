"""What each mission asks for and forbids (FH-M2-04 to FH-M10-11)."""

import pytest

from shambler.games.zombicide.core.activation import GroupActivation
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.spawning import spawn_order
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.events import DoorForced, FireRolled
from shambler.games.zombicide.systems.escort.escort import follow
from shambler.games.zombicide.systems.road_cars.road_cars import release
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.events import NoteRead, SpawnChanged
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import TEAM


def mission(key: str) -> Scene:
    """A mission without zombies, Penny led by Wayne."""
    table = Scene(RULES, key).clear()
    follow(table.game, table.who("wayne"))
    return table


def takes(table: Scene, name: str, zone: str, card: str) -> Scene:
    """Somebody takes a card in a zone."""
    return table.clear().put(name, zone).turn(name).play(f"story:{card}")


def spawns(table: Scene) -> dict[str, bool]:
    """The spawn zones on the board: do they spawn?"""
    name = table.game.world.spawn_name
    return {name(token.id): token.active for token in table.state.spawns}


def settle(table: Scene) -> Scene:
    """Take the first answer until the next turn, rest or end."""
    while table.game.decision is not None and table.game.decision.kind not in ("turn", "rest"):
        table.play(table.options[0])
    return table


def won(table: Scene) -> bool:
    """Has the team won?"""
    return table.outcome is not None and table.outcome.winners == (0,)


# -- M2 and M3 -------------------------------------------------------------------------------


@rule("FH-M2-06", "FH-M2-04")
def test_m2_only_the_guardhouse_and_the_command_office_at_first() -> None:
    table = mission("M2")
    for zone, card in (("0.1", "17"), ("1.3", "2"), ("8.4", "1")):
        assert table.put("karl", zone).turn("karl").blocked(f"story:{card}") == "FH-M2-06"
    settle(takes(table, "karl", "7.0", "19"))
    assert table.put("karl", "0.1").turn("karl").blocked("story:17") == "FH-M2-06"
    table.finds("mre")
    settle(takes(table, "karl", "4.1", "18"))
    table.told(NoteRead)  # both were taken: the objective of the book, and the story goes on
    assert table.outcome is None
    assert table.put("karl", "0.1").turn("karl").offers("story:17")


@rule("FH-M2-05")
def test_m2_nobody_can_open_the_building_of_20r() -> None:
    table = mission("M2").equip("karl", "crowbar")
    for street, door in (("3.4", "3.4-4.4"), ("4.3", "4.3-4.4")):
        table.put("karl", street).turn("karl")
        assert table.blocked(f"open:{door}") == "FH-M2-05"


@rule("FH-M3-05")
def test_m3_nobody_can_open_the_building_of_17r_and_21r() -> None:
    table = mission("M3").equip("karl", "crowbar")
    for street, door in (
        ("1.0", "1.0-1.1"),
        ("2.2", "1.2-2.2"),
        ("0.4", "0.4-1.4"),
        ("1.5", "1.4-1.5"),
    ):
        table.put("karl", street).turn("karl")
        assert table.blocked(f"open:{door}") == "FH-M3-05"


@rule("FH-M3-04", "FH-CAMP-11", "FH-OBJ-08")
def test_m3_is_won_when_a_card_leads_to_linda() -> None:
    table = mission("M3")
    settle(takes(table, "karl", "8.5", "19"))
    assert table.outcome is None  # it asks for a badge
    settle(takes(table, "karl", "7.1", "4"))
    assert table.outcome is None
    settle(takes(table, "karl", "4.5", "18"))
    settle(takes(table, "karl", "8.5", "19"))
    assert won(table)


# -- M4 and M5 -------------------------------------------------------------------------------


@rule("FH-M4-05")
def test_m4_red_doors_open_from_inside_only() -> None:
    table = mission("M4").equip("karl", "crowbar")
    for room, street, door in (
        ("4.1", "4.0", "4.0-4.1"),
        ("4.3", "3.3", "3.3-4.3"),
        ("5.4", "5.5", "5.4-5.5"),
    ):
        table.put("karl", street).turn("karl")
        assert table.blocked(f"open:{door}") == "FH-M4-05"
        assert table.put("karl", room).turn("karl").offers(f"open:{door}")


@rule("FH-M4-06", "FHR-24", "FH-CAR-15", "Z2E-083")
def test_m4_the_car_is_locked_until_a_card_releases_it() -> None:
    table = mission("M4").put("karl", "2.0").turn("karl").play("get-in:pimpmobile.driver")
    assert table.blocked("search-car:pimpmobile") == "FH-M4-06"
    drives = [key for key in table.options if key.startswith("drive")]
    assert drives == []
    release(table.state, table.machine_number("pimpmobile"))  # as note 3 does
    table.turn("karl")
    assert [key for key in table.options if key.startswith("drive:")]
    gold = table.copies("golden-kukri")[0]
    table.cards(gold).play("search-car:pimpmobile", "say:keep", "done")
    assert "golden-kukri" in table.cards_of("karl")
    assert table.turn("karl").blocked("search-car:pimpmobile") == "FHR-24"


@rule("FH-M4-04")
def test_m4_is_won_by_what_a_card_holds_not_by_leaving_alone() -> None:
    table = mission("M4")
    for name in (*TEAM, "penny"):
        table.put(name, "4.0")
    table.put("karl", "5.3").turn("karl").play("story:20a")
    table.asks("story-choice").play("decide:1")
    settle(table)
    table.told(NoteRead)
    assert table.outcome is None
    change_story(table.state, words=("CHARGE",))
    table.put("karl", "4.1")
    between = table.game.world.board.openings_between(table.zone("4.1"), table.zone("4.0"))
    table.game.change_ground(closed=table.state.ground.closed & ~sum(1 << o for o in between))
    table.turn("karl").play("move:4.0")
    assert won(table)


@rule("FH-M5-05")
def test_m5_the_green_door_cannot_be_opened() -> None:
    table = mission("M5").equip("karl", "crowbar")
    for zone in ("2.7", "1.7"):
        assert table.put("karl", zone).turn("karl").blocked("open:1.7-2.7") == "FH-M5-05"


@rule("FH-M5-04", "FH-OBJ-05")
def test_m5_is_won_by_the_refrigerators_and_kills_what_is_in_the_laboratories() -> None:
    table = mission("M5").put("karl", "0.8").equip("karl", "molotov").put("walker", "1.8", 2)
    table.put("patient-0", "0.8").put("walker", "0.3").turn("karl").play("story:19a")
    settle(table.play("decide:2"))
    assert won(table)
    assert (table.enemies("1.8"), table.enemies("0.8")) == ({}, {})
    assert table.enemies("0.3") == {"walker": 1}
    assert table.cards_of("karl") == []  # it was burnt with what he carried


# -- M6 and M7 -------------------------------------------------------------------------------


@rule("FH-M6-05", "FH-M6-06", "FH-OBJ-09", "FH-OBJ-12", "FH-OBJ-03")
def test_m6_the_metal_door_frees_the_doors_and_wakes_the_green_zone() -> None:
    table = mission("M6").equip("karl", "crowbar")
    assert spawns(table)["PG"] is False
    assert table.put("karl", "7.3").turn("karl").blocked("open:7.3-7.4") == "FH-M6-06"
    assert table.put("karl", "6.5").turn("karl").blocked("open:6.5-7.5") == "FH-M6-06"
    table.put("karl", "4.5").turn("karl").play("open:4.4-4.5")  # its card lies across the door
    assert spawns(table)["PG"] is True
    assert table.enemies("4.4")["runner"] == 2  # the card first, then the building
    table.asks("building-order")
    table.start(Rest()).clear()
    assert table.put("karl", "7.3").turn("karl").offers("open:7.3-7.4")


@rule("FH-M6-04")
def test_m6_is_won_in_the_officers_room() -> None:
    table = mission("M6")
    settle(takes(table, "karl", "4.1", "18a"))
    assert table.outcome is None
    settle(takes(table, "karl", "8.5", "16"))
    assert won(table)


@rule("FH-M7-04")
def test_m7_is_won_by_the_card_of_the_headquarters() -> None:
    table = mission("M7")
    settle(takes(table, "karl", "4.5", "20"))
    assert table.outcome is None
    settle(takes(table, "karl", "8.5", "16"))
    assert won(table)


@rule("FH-M7-05", "FHR-18")
def test_m7_entering_and_every_action_in_the_fire_is_rolled_for() -> None:
    table = mission("M7").put("wayne", "0.1").put("penny", "0.1").equip("karl", "kukri")
    table.put("karl", "0.1").turn("karl").dice(3).play("move:1.1")
    assert table.wounds("karl") == 0
    table.dice(4).play("noise")
    assert (table.wounds("karl"), table.noise_at("1.1")) == (1, 1)
    table.dice(6).play("move:0.1")  # leaving it is an action there
    assert (table.wounds("karl"), table.where("karl")) == (2, "0.1")
    table.turn("wayne").dice(1).dice(1).play("move:1.1")  # he and Penny
    assert len([e for e in table.events if isinstance(e, FireRolled)]) == 5


@rule("FH-M7-05")
def test_m7_doing_nothing_is_an_action_discarding_is_none_and_the_fallen_do_not_act() -> None:
    table = mission("M7").put("karl", "1.1").equip("karl", "kukri").pack("karl", "water")
    table.turn("karl").play("discard", "take:karl", "drop:karl.kukri", "item:water")
    table.dice(4).play("end")
    assert table.wounds("karl") == 1
    weak = mission("M7").put("karl", "1.1").hurt("karl", 2).turn("karl")
    weak.dice(4).play("noise")
    assert (weak.where("karl"), weak.noise_at("1.1")) == ("", 0)
    tired = mission("M7").put("karl", "1.1").equip("karl", "kukri").turn("karl", left=0).play("end")
    assert tired.wounds("karl") == 0  # no action was left


@rule("FH-M7-05", "FHR-19")
def test_tricky_14_a_rescue_in_the_fire_is_rolled_for_and_the_fallen_is_not_hurt() -> None:
    table = mission("M7").put("karl", "1.1").put("riley", "0.1").put("walker", "1.1", 3)
    table.activation("walker").clear().turn("riley").dice(1).play("move:1.1")
    table.dice(4).play("rescue:karl")
    assert table.wounds("riley") == 1
    assert table.survivor("riley").experience == 0
    assert table.where("karl") == ""


@rule("FH-M7-06")
def test_m7_the_crate_in_the_fire_is_locked_until_its_card_is_taken() -> None:
    table = mission("M7").put("karl", "1.1").turn("karl")
    assert table.blocked("crate") == "FH-M7-06"
    mre, kit = table.copies("mre")[0], table.copies("repair-kit")[0]
    table.dice(1).cards(mre, kit).play("story:21")
    settle(table)
    assert table.turn("karl").offers("crate")
    assert mission("M7").put("karl", "4.1").turn("karl").offers("crate")


@rule("FH-M7-07", "FH-M7-08")
def test_m7_fire_in_the_wreck_removes_the_green_zone_the_crate_and_the_card() -> None:
    table = mission("M7").put("karl", "0.1").equip("karl", "molotov").turn("karl")
    table.play("fire:molotov>1.1").told(SpawnChanged, to="removed", rule="FH-M7-07")
    assert "PG" not in spawns(table)
    crates = [table.game.world.board.zones[zone].name for zone in story_in(table.state).crates]
    assert "1.1" not in crates
    assert len(crates) == 5
    assert not table.put("karl", "1.1").turn("karl").offers("story:21")
    elsewhere = mission("M7").put("karl", "0.2").equip("karl", "molotov").turn("karl")
    elsewhere.play("fire:molotov>0.1")
    assert "PG" in spawns(elsewhere)


@rule("FH-M7-07", "Z2E-077")
def test_tricky_15_the_abominawild_takes_the_fire_in_the_wreck_on_itself() -> None:
    table = mission("M7").put("karl", "0.1").equip("karl", "molotov").put("abominawild", "1.1")
    table.put("walker", "1.1").put("penny", "1.1").turn("karl").play("fire:molotov>1.1")
    assert table.enemies("1.1") == {"walker": 1}
    assert "PG" in spawns(table)
    assert len(story_in(table.state).crates) == 6
    assert table.where("penny") == "1.1"


@rule("FH-M7-08")
def test_m7_without_m6_the_green_zone_spawns_at_once_and_locks_the_headquarters() -> None:
    played = mission("M7")  # by itself it stands after M1 to M6
    assert spawns(played)["PG"] is False
    assert played.put("karl", "8.5").turn("karl").offers("story:16")
    skipped = Scene(RULES, "M7", campaign=sheet_of_a_team("M1", "M2", "M3", "M4", "M5"))
    assert spawns(skipped)["PG"] is True
    follow(skipped.game, skipped.who("wayne"))
    assert skipped.put("karl", "8.5").turn("karl").blocked("story:16") == "FH-M7-08"
    skipped.put("karl", "0.1").equip("karl", "molotov").turn("karl").play("fire:molotov>1.1")
    assert skipped.put("karl", "8.5").turn("karl").offers("story:16")


def sheet_of_a_team(*done: str) -> dict[str, object]:
    """A clean campaign sheet after some missions."""
    return {"places": [{"survivor": name} for name in TEAM], "done": list(done)}


# -- M8 to M10 -------------------------------------------------------------------------------


@rule("FH-M8-05", "FH-M8-06")
def test_m8_begins_with_the_herd_and_a_sleeping_green_zone() -> None:
    table = Scene(RULES, "M8")
    assert table.enemies("4.4") == {"walker": 20, "fatty": 8, "runner": 8, "shooter": 1}
    assert spawns(table)["PG"] is False
    assert len(spawn_order(table.game)) == 5


@rule("FH-M8-04", "FH-M8-06")
def test_m8_is_won_with_the_fourth_clue() -> None:
    table = mission("M8")
    for zone, card in (("8.4", "20"), ("4.0", "18"), ("1.7", "16")):
        settle(takes(table, "karl", zone, card))
        assert table.outcome is None
    assert spawns(table)["PG"] is True  # card 20 woke it
    settle(takes(table, "karl", "1.2", "9"))
    assert won(table)


@rule("FH-M9-04")
def test_m9_is_won_by_hendrixs_legacy() -> None:
    table = mission("M9").finds("mre", "repair-kit")
    settle(takes(table, "karl", "4.1", "7"))
    assert table.outcome is None
    settle(takes(table, "karl", "0.0", "16a"))
    assert won(table)


@rule("FH-M9-05", "FH-M10-09", "FH-CAMP-09")
@pytest.mark.parametrize("key", ["M9", "M10"])
@pytest.mark.parametrize(("times", "skills"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_contamination_takes_the_skills_of_the_highest_levels(
    key: str, times: int, skills: int
) -> None:
    table = mission(key).gains("karl", 43)
    table.play("learn:plus-1-free-ranged-action", "learn:plus-1-die-combat")
    table.start(Rest())
    if times:
        mark(table.game, table.who("karl"), "contaminated", times)
    order = ["sniper", "plus-1-action", "plus-1-free-ranged-action", "plus-1-die-combat"]
    assert table.skills_of("karl") == order[:skills]
    assert table.turn("karl").actions_left == (4 if skills > 1 else 3)


@rule("FH-M9-06", "FH-M10-09")
def test_the_contaminated_still_learn_and_get_back_what_they_lost() -> None:
    table = mission("M9")
    mark(table.game, table.who("karl"), "contaminated", 4)
    assert table.skills_of("karl") == []
    table.gains("karl", 19).play("learn:plus-1-free-ranged-action")
    assert (table.level_of("karl"), table.skills_of("karl")) == ("orange", [])
    assert table.game.danger() == 2
    mark(table.game, table.who("karl"), "contaminated", -1)
    assert table.skills_of("karl") == ["sniper"]
    mark(table.game, table.who("karl"), "contaminated", -1)
    mark(table.game, table.who("karl"), "contaminated", -1)
    assert table.skills_of("karl") == ["sniper", "plus-1-action", "plus-1-free-ranged-action"]


@rule("FH-M9-05")
def test_before_m9_contamination_takes_nothing() -> None:
    table = mission("M8")
    mark(table.game, table.who("karl"), "contaminated", 4)
    assert table.skills_of("karl") == ["sniper"]
    places = [{"survivor": name, "marks": ["contaminated"] * 4} for name in TEAM]
    sick = Scene(RULES, "M8", campaign={"places": places})
    assert sick.skills_of("karl") == ["sniper"]


@rule("FH-M9-05", "FH-CAMP-05")
def test_tricky_18_contaminated_three_times_keeps_campaign_skills_and_bonus_actions() -> None:
    place = {"survivor": "karl", "cxp": 5, "skills": ["hoard"], "bonus": 1,
             "marks": ["contaminated"] * 3}  # fmt: skip
    others = [{"survivor": name} for name in TEAM if name != "karl"]
    table = Scene(RULES, "M9", campaign={"places": [place, *others], "done": []}).clear()
    table.gains("karl", 7).start(Rest())
    assert table.skills_of("karl") == ["sniper", "hoard"]
    assert table.game.danger() == 1  # it counts fully
    table.turn("karl")
    assert table.actions_left == 3  # the fourth is gone
    table.play("bonus")
    assert table.actions_left == 4


@rule("FH-M10-05")
def test_m10_the_green_zone_spawns_from_the_start() -> None:
    table = Scene(RULES, "M10")
    assert spawns(table)["PG"] is True
    assert len(spawn_order(table.game)) == 4


def stir(table: Scene, zone: str, kind: str, count: int) -> Scene:
    """Some zombies get an extra activation."""
    groups = ((table.zone(zone), table.foe(kind), count),)
    return table.start(
        GroupActivation((table.foe(kind),), rule="FH-LIGHT-09", groups=groups), Rest()
    )


def besieged() -> Scene:
    """M10: everybody in the north, zombies outside the border house."""
    table = mission("M10")
    for name in (*TEAM, "penny"):
        table.put(name, "2.5")
    return table


@rule("FH-M10-06")
def test_m10_without_an_open_path_they_go_as_if_doors_were_open_but_doors_stop_them() -> None:
    table = besieged().put("walker", "11.2", 2)
    start = table.enemies("11.2")
    table.activation("walker")
    assert start == {"walker": 2}
    assert table.enemies("11.2") == {}  # they set out for the closed house
    for _ in range(12):
        table.activation("walker")
    inside = {"7.1", "7.0", "7.4", "6.1"}
    assert not any(table.enemies(zone) for zone in inside)
    table.not_told(DoorForced)


@rule("FH-M10-07", "FH-M10-08")
def test_m10_border_doors_give_way_to_an_extra_activation_and_two_of_them_read_a_note() -> None:
    table = besieged().put("walker", "8.1", 2)
    table.state.spawns = ()
    table.enemies_phase()
    assert table.is_closed("7.1", "8.1")  # not in the activation of every phase
    stir(table, "8.1", "walker", 2).asks("building-order", "zone:7.0", "zone:7.3")
    table.told(DoorForced)
    assert not table.is_closed("7.1", "8.1")
    assert table.enemies("8.1") == {"walker": 2}  # they do not enter with that action
    table.cards(43, 56).play("zone:7.0")
    assert (table.enemies("7.0"), table.enemies("7.3")) == ({"walker": 3}, {"runner": 2})
    table.not_told(NoteRead)
    table.clear().put("walker", "8.4", 2)
    between = table.game.world.board.openings_between(table.zone("7.1"), table.zone("8.1"))[0]
    table.game.change_ground(closed=table.state.ground.closed | 1 << between)  # no open path again
    stir(table, "8.4", "walker", 2)  # two ways: one of them pushes
    table.told(NoteRead, rule="FH-M10-08")
    assert any(table.state.spawns)  # a new spawn zone in the border house


@rule("FH-M10-07", "FH-M10-08")
def test_m10_two_kinds_at_one_door_force_it_once() -> None:
    table = besieged().put("walker", "8.1", 2).put("fatty", "8.1", 1)
    kinds = tuple(map(table.foe, ("walker", "fatty")))
    groups = ((table.zone("8.1"), kinds[0], 2), (table.zone("8.1"), kinds[1], 1))
    table.start(GroupActivation(kinds, rule="FH-LIGHT-09", groups=groups), Rest())
    table.cards(43, 56).asks("building-order").play("zone:7.0").asks("rest")
    assert len([event for event in table.events if isinstance(event, DoorForced)]) == 1
    table.not_told(NoteRead)


@rule("FH-M10-07")
def test_tricky_19_a_welded_door_holds_once() -> None:
    table = besieged().put("walker", "8.1", 2)
    change_story(table.state, flags=(("WELDED", 1),))
    stir(table, "8.1", "walker", 2)
    assert table.is_closed("7.1", "8.1")
    assert dict(story_in(table.state).flags) == {}
    stir(table, "8.1", "walker", 2).asks("building-order")
    assert not table.is_closed("7.1", "8.1")


@rule("FH-M10-07", "FH-LIGHT-09")
def test_tricky_19_a_zombie_at_a_border_door_that_sees_a_beam_breaks_it_and_then_walks_in() -> None:
    table = besieged().put("walker", "8.1").put("karl", "8.5").pack("karl", "flashlight")
    table.put("riley", "7.4").noise("7.4", 9)
    table.state.spawns = ()
    table.turn("karl").play("light:8.4", "end")
    table.start(StirredByLight(), Rest())
    assert table.enemies("8.2") == {"walker": 1}  # a lit survivor is seen: its way leads to Karl
    hidden = besieged().put("walker", "8.1").put("riley", "7.1").noise("7.1", 9)
    hidden.put("karl", "10.1").pack("karl", "flashlight").turn("karl").play("light:10.1", "end")
    hidden.start(StirredByLight(), Rest())
    assert hidden.is_closed("7.1", "8.1")  # the beam is behind a closed door


class StirredByLight(Procedure, frozen=True, gc=False):
    """The players are done; the zombies' phase is left out."""

    def step(self, game: ZombicideGame) -> None:
        """At once."""
        game.end()
        report(game, Listener.players_done)


@rule("FH-M10-07")
def test_m10_doors_opened_by_survivors_and_from_inside_do_not_count() -> None:
    table = besieged().put("walker", "7.1", 2)
    stir(table, "7.1", "walker", 2)
    table.not_told(DoorForced)


@rule("FH-M10-04", "FH-CAMP-11")
def test_m10_is_won_by_destroying_the_green_zone_and_locking_up() -> None:
    table = besieged()
    table.cards(77)
    settle(takes(table, "karl", "4.5", "20"))
    settle(takes(table, "karl", "10.1", "18"))
    assert "PG" not in spawns(table)
    assert won(table)
