"""Special rules of single missions: fire, doors that give way, lights, a fuse, Penny's wrath."""

import pytest

from shambler.games.zombicide.core.round import EnemiesPhase
from shambler.games.zombicide.hendrix.carrying import died
from shambler.games.zombicide.missions.events import DoorForced, FireRolled
from shambler.games.zombicide.systems.buildings.building_state import change_buildings
from shambler.games.zombicide.systems.night.night import bright_zones, survivor_sight
from shambler.games.zombicide.systems.night.night_state import change_night, is_night, lit_zones
from shambler.games.zombicide.systems.story.events import NoteRead
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import mission

FIRE = "1.1"  # the burning helicopter


@rule("FH-M7-05")
def test_m7_whoever_enters_the_fire_may_be_hurt() -> None:
    for face, wounds in ((3, 0), (4, 1), (6, 1)):
        table = mission("M7").put("karl", "0.1").dice(face).turn("karl").play(f"move:{FIRE}")
        assert table.wounds("karl") == wounds
    assert table.told(FireRolled).face == 6


@rule("FH-M7-05")
def test_m7_every_action_in_the_fire_is_paid_for_with_a_die_before_it_is_done() -> None:
    table = mission("M7").put("karl", FIRE).turn("karl")
    table.dice(1).play("noise").dice(5).play("noise")
    assert (table.wounds("karl"), table.noise_at(FIRE)) == (1, 2)
    table.hurt("karl", 2).dice(4).play("move:0.1")  # the step that leads out counts
    assert table.where("karl") == ""
    assert table.noise_at(FIRE) == 2


@rule("FH-M7-05")
def test_m7_doing_nothing_counts_and_discarding_does_not() -> None:
    table = mission("M7").put("karl", FIRE).equip("karl", "rifle").turn("karl", left=1)
    table.play("discard").asks("discard-whose")  # no die for that
    table = mission("M7").put("karl", FIRE).dice(4).turn("karl", left=1).play("end")
    assert table.wounds("karl") == 1
    table = mission("M7").put("karl", FIRE).turn("karl", left=0)  # nothing else is left to do
    assert table.wounds("karl") == 0


@rule("FH-M7-05")
def test_m7_nobody_searches_in_the_fire() -> None:
    table = mission("M7").put("karl", FIRE).turn("karl")
    assert not [key for key in table.options if key.startswith("search:")]


@rule("FHR-18")
def test_penny_rolls_when_she_is_led_into_the_fire() -> None:
    table = mission("M7").put("wayne", "0.1").put("penny", "0.1")
    table.dice(1).dice(4).turn("wayne").play(f"move:{FIRE}")
    assert table.outcome is not None
    assert table.outcome.reason == "companion-died"


@rule("FH-KO-03", "FH-M7-05")
def test_tricky_14_a_rescue_in_the_fire_is_rolled_for_and_the_fallen_is_not_hurt() -> None:
    table = mission("M7").put("karl", FIRE).put("riley", FIRE).hurt("riley", 2)
    table.put("walker", FIRE).activation()
    table.play("take:riley")
    table.clear().dice(5).turn("karl").play("rescue:riley")
    assert table.wounds("karl") == 1
    assert table.state.fallen.rescued == (table.who("riley"),)


@rule("FH-M7-06")
def test_m7_the_crate_in_the_wreck_is_locked_until_its_card_is_taken() -> None:
    table = mission("M7").put("karl", FIRE).turn("karl")
    assert table.blocked("crate") == "FH-M7-06"
    change_story(table.state, gone=1)
    assert table.turn("karl").offers("crate")
    assert mission("M7").put("karl", "4.1").turn("karl").offers("crate")


def burnt(*more: str) -> Scene:
    """A Molotov thrown into the wreck."""
    table = mission("M7").put("karl", "0.1").equip("karl", "molotov")
    for kind in more:
        table.put(kind, FIRE)
    return table.turn("karl").play(f"fire:molotov>{FIRE}")


@rule("FH-M7-07")
def test_m7_fire_removes_the_green_spawn_zone_the_card_and_the_crate() -> None:
    table = burnt("walker")
    assert "green" not in [token.color for token in table.state.spawns]
    assert table.zone(FIRE) not in story_in(table.state).crates
    assert len(story_in(table.state).crates) == 5
    assert story_in(table.state).gone == 1
    assert table.enemies(FIRE) == {}


@rule("FH-M7-07", "Z2E-077")
def test_tricky_15_the_abominawild_takes_all_of_the_fire() -> None:
    table = burnt("abominawild", "walker")
    assert table.enemies(FIRE) == {"walker": 1}
    assert "green" in [token.color for token in table.state.spawns]
    assert story_in(table.state).gone == 0


@rule("FH-M7-08")
def test_m7_a_team_that_skipped_m6_must_first_put_the_fire_out() -> None:
    sheet = {"places": [{"survivor": name} for name in ("karl", "wayne")], "done": ["M5"]}
    table = Scene(mission("M7").rules, "M7", campaign=sheet)
    assert [token.active for token in table.state.spawns] == [True] * 5
    table.put("karl", "8.5").turn("karl")
    assert table.blocked("story:16") == "FH-M7-08"
    table.state.spawns = table.state.spawns[:4]
    assert table.turn("karl").offers("story:16")
    done = Scene(mission("M7").rules, "M7", campaign=sheet | {"done": ["M5", "M6"]})
    assert [token.active for token in done.state.spawns] == [True] * 4 + [False]
    assert done.put("karl", "8.5").turn("karl").offers("story:16")


# -- the border ----------------------------------------------------------------------------


def pushing() -> Scene:
    """Zombies before a door of the border building; a survivor on the other side of it."""
    table = mission("M10").put("walker", "6.1", 2)
    for name in (*table.game.world.names,):
        table.put(name, "11.5")
    return table.noise("11.5", 9)


@rule("FH-M10-06")
def test_m10_without_an_open_way_they_come_to_the_door_and_stop() -> None:
    table = mission("M10")
    for name in (*table.game.world.names,):
        table.put(name, "11.5")
    table.put("walker", "5.0").activation()
    assert table.enemies("5.0") == {}
    table = pushing()
    table.state.spawns = ()
    table.start(EnemiesPhase(), Rest())
    assert table.enemies("6.1") == {"walker": 2}
    assert table.is_closed("6.1", "7.1")


@rule("FH-M10-07")
def test_m10_an_extra_activation_breaks_the_door_and_fills_the_building() -> None:
    table = pushing()
    dark = table.game.world.board.dark
    rooms = [zone for zone in ("7.0", "7.1", "7.3", "7.4") if dark >> table.zone(zone) & 1]
    table.cards(*(43, 44, 61, 62)[: len(rooms)]).activation("walker")
    while table.game.decision is not None and table.game.decision.kind == "building-order":
        table.play(table.options[0])
    assert not table.is_closed("6.1", "7.1")
    assert table.enemies("6.1") == {"walker": 2}  # they do not enter with that action
    table.told(DoorForced)
    assert all(table.enemies(room) for room in some(rooms))


@rule("FH-M10-07")
def test_m10_a_welded_door_holds_once() -> None:
    table = pushing()
    change_story(table.state, flags=(("WELDED", 1),))
    table.activation("walker")
    assert table.is_closed("6.1", "7.1")
    assert story_in(table.state).flags == ()


@rule("FH-M10-08")
def test_m10_the_second_forced_door_brings_the_note() -> None:
    for before, read in ((0, False), (1, True)):
        table = pushing()
        table.state.tally["border-doors"] = before
        change_buildings(table.state, opened=-1)  # nobody waits inside any more
        table.activation("walker")
        assert any(isinstance(event, NoteRead) for event in table.events) == read


# -- light, time, wrath --------------------------------------------------------------------


@rule("FH-OBJ-05", "Z2E-085")
def test_m3_with_the_power_on_military_rooms_are_not_dark_any_more() -> None:
    table = mission("M3")
    dark = table.game.world.board.dark
    military = [z for z in ("7.4", "7.5", "8.4", "8.5") if dark >> table.zone(z) & 1]
    assert military
    room = table.zone(military[0])
    table.put("karl", military[0]).put("walker", military[0]).equip("karl", "pistol")
    table.dice(3).turn("karl").play(f"fire:pistol>{military[0]}")
    assert table.enemies(military[0]) == {"walker": 1}
    change_story(table.state, flags=(("POWER_ON", 1),))
    table.dice(3).turn("karl").play(f"fire:pistol>{military[0]}")
    assert table.enemies(military[0]) == {}
    assert dark >> room & 1


@rule("FH-OBJ-05", "FH-NIGHT-02")
def test_m10_floodlights_end_the_night_around_the_border() -> None:
    table = mission("M10").put("karl", "6.0")
    far = table.zone("6.3")
    assert is_night(table.state)
    assert (
        not survivor_sight(table.game, table.who("karl"), None)[table.zone("6.0")].mask >> far & 1
    )
    change_story(table.state, flags=(("FLOODLIGHTS", 1),))
    assert survivor_sight(table.game, table.who("karl"), None)[table.zone("6.0")].mask >> far & 1
    assert lit_zones(table.state) == 0  # no beam: nobody is stirred
    assert bright_zones(table.game)


@pytest.mark.parametrize(("now", "lost"), [(4, False), (5, True)])
@rule("FH-OBJ-05")
def test_m10_the_fuse_burns_for_three_rounds(now: int, lost: bool) -> None:
    table = mission("M10")
    change_story(table.state, flags=(("TIMER", 2),))
    table.state.round = now
    table.end_phase()
    assert (table.outcome is not None and table.outcome.reason == "too-late") == lost
    assert died(table.game) == ()


class TestWrath:
    """Penny's leader strikes with what lies in the backpack (FH-PENNY-04)."""

    @staticmethod
    def leading() -> Scene:
        table = mission("M5").put("walker", "5.0", 5).pack("wayne", "machete", "katana")
        return table.pack("karl", "kukri").equip("wayne", "crowbar").turn("wayne")

    @rule("FH-PENNY-04")
    def test_one_free_attack_a_turn_with_a_single_weapon_of_the_backpack(self) -> None:
        table = self.leading()
        assert table.cost_of("from-pack:wrath:melee:katana>5.0") == 0
        assert not table.offers("from-pack:wrath:melee:crowbar>5.0")
        table.dice(6, 1).play("from-pack:wrath:melee:katana>5.0")
        assert table.enemies("5.0") == {"walker": 4}
        assert not [key for key in table.options if key.startswith("from-pack")]
        assert not [key for key in table.turn("karl").options if key.startswith("from-pack")]

    @rule("FH-PENNY-04")
    def test_not_in_the_first_three_missions(self) -> None:
        table = mission("M3").put("walker", "4.0", 2).pack("wayne", "machete").turn("wayne")
        assert not [key for key in table.options if key.startswith("from-pack")]

    @rule("FH-PENNY-04", "FH-ALLOUT-05")
    def test_tricky_17_it_may_go_all_out_and_a_broken_card_leaves_the_backpack(self) -> None:
        table = self.leading()
        table.dice(6, 6, 1, 2).play("from-pack:wrath:melee:katana+>5.0")
        while table.options and table.options[0].startswith("hit:"):
            table.play(table.options[0])
        assert "katana" not in table.cards_of("wayne")
        assert "machete" in table.cards_of("wayne")

    @rule("FH-PENNY-04")
    def test_two_copies_in_the_backpack_are_no_pair(self) -> None:
        table = mission("M5").put("walker", "5.0", 5).pack("wayne", "katana", "katana")
        table.turn("wayne")
        assert not [key for key in table.options if "*2" in key]


@rule("FH-LIGHT-03", "FH-LIGHT-13")
def test_a_search_at_night_with_the_light_draws_two_and_turns_it_on() -> None:
    for answer, cards, lit in (
        ("say:light", ("mre", "hk-mp5"), True),
        ("say:dark", ("mre",), False),
    ):
        table = mission("M6").put("karl", "4.4").pack("karl", "flashlight")
        table.finds(*cards).turn("karl").play("search:military").asks(
            "light-for-search", "say:light", "say:dark"
        )
        table.play(answer, *("say:discard",) * len(cards))
        assert bool(lit_zones(table.state) >> table.zone("4.4") & 1) == lit
        assert table.acting.spent == 1


@rule("FH-LIGHT-03")
def test_by_day_nobody_is_asked_about_light() -> None:
    table = mission("M6").put("karl", "4.4").pack("karl", "flashlight")
    change_night(table.state, hour=12)
    table.finds("mre", "hk-mp5").turn("karl").play("search:military").asks("receive")
