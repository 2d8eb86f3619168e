"""Night, darkness and light (FH-CLOCK, FH-NIGHT, FH-LIGHT, Z2E-084, Z2E-085)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.systems.backpack.words import Wrath
from shambler.games.zombicide.systems.night.events import DayBroke, LightOut, NightFell
from shambler.games.zombicide.systems.night.night_state import is_night, lit_zones, night_in
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, STREET, led_by, scene


def lit(table: Scene) -> str:
    """The zones in light, by label."""
    mask = lit_zones(table.game.state)
    labels = table.game.world.board.plan.labels
    return "".join(sorted(name for name in labels if mask >> table.zone(name) & 1))


def sees(table: Scene, name: str) -> str:
    """The zones in somebody's sight, by label."""
    ranges = table.game.sight_of(table.who(name))[table.survivor(name).zone].ranges
    labels = table.game.world.board.plan.labels
    return "".join(sorted(name for name in labels if table.zone(name) in ranges))


@rule("FH-CLOCK-02")
def test_the_end_phase_moves_the_clock_by_an_hour_and_past_midnight() -> None:
    table = scene(hour=22).put("karl", "A")
    assert night_in(table.end_phase().game.state).hour == 23
    late = scene(hour=23).put("karl", "A")
    assert night_in(late.end_phase().game.state).hour == 0


@rule("FH-CLOCK-03", "FH-NIGHT-02")
@pytest.mark.parametrize(("hour", "dark"), [(6, True), (7, False), (18, False), (19, True)])
def test_day_is_from_7_to_18(hour: int, dark: bool) -> None:
    table = scene(hour=hour).put("karl", "A")
    assert sees(table, "karl") == ("AB" if dark else "ABCDE")


@rule("FH-CLOCK-03")
def test_night_falls_and_day_breaks_with_the_clock() -> None:
    dusk = scene(hour=18).put("karl", "A").end_phase()
    dusk.told(NightFell, hour=19)
    dawn = scene(hour=6).put("karl", "A").end_phase()
    dawn.told(DayBroke, hour=7)


@rule("FH-CLOCK-04")
@pytest.mark.parametrize(("hour", "dark"), [(0, True), (6, True), (7, False), (23, True)])
def test_a_mission_by_itself_may_start_at_the_hour_it_really_is(hour: int, dark: bool) -> None:
    table = Scene(RULES, "M1", hour=hour)
    assert (night_in(table.state).hour, is_night(table.state)) == (hour, dark)
    assert night_in(Scene(RULES, "M1").state).hour == RULES.content.missions["M1"].hour


@rule("FH-CLOCK-04")
def test_no_other_hour_and_none_in_a_campaign() -> None:
    for hour in (-1, 24):
        with pytest.raises(BadSetup, match="hour"):
            Match.new(RULES, "M2", seed=1, hour=hour)
    sheet = RULES.campaigns()[0].sheet
    with pytest.raises(BadSetup, match="hour: in a campaign the mission says"):
        Match.new(RULES, "M2", seed=1, hour=12, campaign=sheet)
    (option,) = [o for o in RULES.form("M2") if o.name == "hour"]
    assert (option.kind, option.least, option.most) == ("number", 0, 23)
    assert option.default == RULES.content.missions["M2"].hour


@rule("FH-NIGHT-01")
def test_at_night_zombies_see_only_their_own_zone() -> None:
    for hour, goes in ((12, "B"), (MIDNIGHT, "D")):
        table = scene(hour=hour).put("karl", "A").put("walker", "C").noise("E", 3)
        table.start(Activation((0,)), Rest())
        assert table.enemies(goes) == {"walker": 1}, hour


@rule("FH-NIGHT-02")
def test_at_night_survivors_see_the_next_zone_and_no_farther() -> None:
    assert sees(scene(hour=MIDNIGHT).put("karl", "C"), "karl") == "BCD"


@rule("FH-NIGHT-03")
def test_at_night_shots_hit_on_a_six_and_blows_as_ever() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol", "kukri")
    table.put("walker", "B", 3).put("walker", "A", 3).turn("wayne")
    table.dice(5).play("fire:pistol>B")
    assert table.enemies("B") == {"walker": 3}
    table.dice(6).play("fire:pistol>B")
    assert table.enemies("B") == {"walker": 2}
    table.dice(4, 4).play("melee:kukri>A")
    assert table.enemies("A") == {"walker": 1}


@rule("FH-SKILL-08", "FH-NIGHT-03")
def test_tricky_04_bonuses_help_at_night_and_a_night_fighter_needs_a_five() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol")
    table.skills("wayne", "night-fighter").put("walker", "B", 3).turn("wayne")
    table.dice(4).play("fire:pistol>B").dice(5).play("fire:pistol>B")
    assert table.enemies("B") == {"walker": 2}
    table.skills("wayne", "plus-1-to-dice-roll-combat")
    table.dice(4).play("fire:pistol>B")
    assert table.enemies("B") == {"walker": 1}


@rule("FH-SKILL-09")
def test_night_vision_ignores_night_by_goggles_and_by_the_weapon() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "night-vision-goggles")
    assert sees(table, "wayne") == "ABCDE"
    sniper = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "colt-m16a4-rifle", "rifle")
    sniper.put("walker", "C").turn("wayne")
    assert sees(sniper, "wayne") == "AB"
    assert not sniper.offers("fire:rifle>C")
    sniper.dice(3).play("fire:colt-m16a4-rifle>C")
    assert sniper.enemies("C") == {}


@rule("FH-LIGHT-01")
def test_by_day_there_is_nothing_to_light() -> None:
    table = scene().put("wayne", "A").pack("wayne", "flashlight").turn("wayne")
    assert not table.offers("light:B")


@rule("FH-LIGHT-02", "FH-LIGHT-05", "FH-LIGHT-01")
def test_a_flashlight_is_turned_on_for_an_action_and_lights_two_zones() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight").turn("wayne")
    assert table.cost_of("light:C") == 1
    table.play("light:C")
    assert lit(table) == "BC"
    table.play("move:C")
    assert lit(table) == "C"
    away = scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight").turn("wayne")
    away.play("light:C", "move:A")
    assert lit(away) == "A"  # it goes along, and points nowhere else yet


@rule("FH-LIGHT-05", "FH-LIGHT-12")
def test_turning_the_beam_is_free_once_before_each_action() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight").turn("wayne")
    table.play("light:C")
    assert table.cost_of("light:A") == 0
    table.play("light:A")
    assert lit(table) == "AB"
    assert not table.offers("light:C")


@rule("FH-LIGHT-06")
def test_a_light_goes_out_for_an_action_or_with_the_card() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight").turn("wayne")
    table.play("light:C")
    assert table.cost_of("light-off") == 1
    table.play("light-off")
    assert lit(table) == ""
    table.play("light:C", "discard", "take:wayne", "drop:wayne.flashlight")
    table.told(LightOut)
    assert lit(table) == ""


@rule("FH-LIGHT-07", "FH-LIGHT-08")
def test_tricky_05_from_the_dark_a_lit_zone_is_seen_and_shot_at_as_by_day() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "D").pack("karl", "flashlight").put("wayne", "A")
    table.equip("wayne", "rifle").put("walker", "C", 2).turn("karl").play("light:C", "end")
    assert sees(table, "wayne") == "ABCD"
    table.turn("wayne").dice(3).play("fire:rifle>C")
    assert table.enemies("C") == {"walker": 1}


@rule("FH-LIGHT-04", "FH-LIGHT-08")
def test_tricky_06_light_for_a_shot_is_free_at_range_0_to_1_only() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol")
    table.pack("wayne", "flashlight").put("walker", "B").turn("wayne")
    table.play("fire:pistol>B").asks("light-for-shot", "say:light", "say:dark")
    table.dice(3).play("say:light")
    assert table.enemies("B") == {}
    assert lit(table) == "AB"
    assert not table.offers("fire:pistol>C")
    far = scene(hour=MIDNIGHT).put("karl", "D").pack("karl", "flashlight").put("wayne", "A")
    far.equip("wayne", "rifle").pack("wayne", "flashlight-military").put("walker", "C")
    far.turn("karl").play("light:C", "end").turn("wayne").dice(3).play("fire:rifle>C").asks("turn")
    assert lit(far) == "CD"


@rule("FH-LIGHT-09")
def test_tricky_07_light_stirs_shooters_who_walk_and_do_not_shoot() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight")
    table.put("shooter", "E").turn("wayne").play("light:B")
    table.players_done()
    assert table.enemies("C") == {"shooter": 1}  # once for the light, once in the phase
    assert table.wounds("wayne") == 0


@rule("FH-LIGHT-09", "Z2E-068", "FH-RUN-03")
def test_tricky_08_who_sees_light_is_settled_for_all_at_once_then_attacks_then_moves() -> None:
    board = (
        "\n~A   :~B   :~C   :~D   :~E\n----- ----- ----- ----- .....\n~F   |~G   |~H   |~I   |~J\n"
    )
    table = scene(board, hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight")
    table.put("runner", "E").put("walker", "J").put("walker", "B").turn("wayne").play("light:B")
    table.start(StirredByLight(), Rest())
    # The runner: two zones; the walker in J sees no light and stays, although E is lit for nobody.
    assert table.enemies("C") == {"runner": 1}
    assert table.enemies("A") == {"walker": 1}
    assert table.enemies("J") == {"walker": 1}
    table.start(StirredByLight(), Rest())
    kinds = [type(event) for event in table.match.log[-1]]
    assert kinds.index(ev.AttackLanded) < kinds.index(ev.EnemiesMoved)
    assert (table.wounds("wayne"), table.enemies("A")) == (1, {"runner": 1, "walker": 1})
    assert table.enemies("J") == {"walker": 1}


@rule("FH-LIGHT-09")
def test_one_extra_activation_however_many_beams_and_none_without_light_or_by_day() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight")
    table.put("riley", "B").pack("riley", "flashlight-military").put("walker", "E")
    table.turn("wayne").play("light:A", "end").turn("riley").play("light:C", "end")
    table.start(StirredByLight(), Rest())
    assert table.enemies("D") == {"walker": 1}
    dark = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight").put("walker", "E")
    dark.start(StirredByLight(), Rest())
    assert dark.enemies("E") == {"walker": 1}


class StirredByLight(Procedure, frozen=True, gc=False):
    """The players are done; the zombies' phase is left out."""

    def step(self, game: ZombicideGame) -> None:
        """At once."""
        game.end()
        report(game, Listener.players_done)


@rule("FH-LIGHT-04", "FH-LIGHT-05", "FH-ALLOUT-02")
def test_an_all_out_shot_may_be_lit_like_any_other() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol")
    table.pack("wayne", "flashlight").put("walker", "B", 2).turn("wayne")
    table.play("all-out:fire:pistol>B").asks("light-for-shot", "say:light", "say:dark")
    table.dice(3, 3).play("say:light")
    assert (table.enemies("B"), lit(table), table.actions_left) == ({}, "AB", 2)


@rule("FH-LIGHT-04", "FH-NIGHT-03")
def test_in_the_dark_a_shot_needs_a_six_and_shows_nothing() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol")
    table.pack("wayne", "flashlight").put("walker", "B").turn("wayne")
    table.dice(5).play("fire:pistol>B", "say:dark")
    assert (table.enemies("B"), lit(table)) == ({"walker": 1}, "")
    plain = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", "pistol").put("walker", "B")
    plain.turn("wayne").dice(5).play("fire:pistol>B").asks("turn")


@rule("FH-LIGHT-04", "FH-LIGHT-05")
def test_for_a_shot_in_the_own_zone_the_beam_points_where_the_player_likes() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").equip("wayne", "pistol")
    table.pack("wayne", "flashlight").put("walker", "B", 2).turn("wayne").play("fire:pistol>B")
    table.asks("light-for-shot", "light:A", "light:B", "light:C", "say:dark")
    table.dice(3).play("light:A")
    assert (table.enemies("B"), lit(table)) == ({"walker": 1}, "AB")
    table.dice(3).play("fire:pistol>B").asks("turn")
    assert lit(table) == "AB"  # it stays as it is


@rule("FH-LIGHT-05", "FH-LIGHT-08")
def test_a_light_that_is_on_follows_the_aim() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").equip("wayne", "pistol")
    table.pack("wayne", "flashlight").put("walker", "C").turn("wayne").play("light:A")
    table.dice(3).play("fire:pistol>C").asks("turn")
    assert (table.enemies("C"), lit(table)) == ({}, "BC")


@rule("FH-LIGHT-06", "FH-KO-11")
def test_a_light_that_is_traded_away_is_off_but_one_of_two_keeps_shining() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "B").put("riley", "B").equip("wayne", "flashlight")
    table.turn("wayne").play("light:C", "trade:riley", "card:none", "card:none", "card:flashlight")
    assert lit(table) == ""
    two = scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight", "flashlight-military")
    two.turn("wayne").play("light:C", "discard", "take:wayne", "drop:wayne.flashlight")
    assert lit(two) == "BC"


@rule("FH-LIGHT-11")
def test_at_daybreak_all_lights_go_out() -> None:
    table = scene(hour=6).put("wayne", "A").pack("wayne", "flashlight").turn("wayne")
    table.play("light:B", "end").end_phase()
    table.told(LightOut, who="wayne")
    assert lit(table) == ""


@rule("FHR-15", "FH-LIGHT-05", "FH-LIGHT-10")
def test_a_beam_lights_a_whole_street_zone_and_any_zone_that_shares_an_edge() -> None:
    board = (
        "\n~A   :~B    ~B2\n..... ..... .....\n~D   :~E   :~F\n..... ..... .....\n~G   |~H   |~I\n"
    )
    table = scene(board, hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight").turn("wayne")
    assert {key for key in table.options if key.startswith("light:")} == {
        table.key(f"light:{zone}") for zone in "ABD"
    }
    assert sees(table.put("karl", "I"), "karl") == "FI"
    table.play("light:B")
    assert "B" in sees(table, "karl")  # by the other end of the zone


@rule("FHR-20", "FH-LIGHT-12")
def test_one_beam_per_survivor_however_many_flashlights() -> None:
    table = (
        scene(hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight", "flashlight-military")
    )
    table.turn("wayne").play("light:C")
    table.play("light:A")
    assert lit(table) == "AB"
    assert table.turn("wayne").cost_of("light:C") == 0  # still the same light


@rule("FHR-20", "FH-LIGHT-12", "Z2E-085", "FH-LIGHT-07", "FH-LIGHT-08", "FH-NIGHT-02")
def test_a_lit_dark_zone_is_seen_and_shot_at_from_afar() -> None:
    board = "\n~A   :~B   :~C   +dD   :rE\n"
    table = scene(board, hour=MIDNIGHT).put("wayne", "A").equip("wayne", "rifle")
    table.game.change_ground(closed=0)
    table.put("karl", "D").pack("karl", "flashlight").put("walker", "D", 2).turn("wayne")
    assert sees(table, "wayne") == "AB"
    table.play("end").turn("karl").play("light:D", "end")
    assert sees(table, "wayne") == "ABD"
    table.skills("wayne", "sniper").turn("wayne").dice(3).play("fire:rifle>D")
    assert table.enemies("D") == {"walker": 1}


@rule("FH-SKILL-09", "FH-LOS-08", "FH-NIGHT-03")
def test_night_vision_ignores_dark_zones_too() -> None:
    board = "\n~A   :~B   +dC\n"
    table = scene(board).put("wayne", "A").equip("wayne", "rifle").put("walker", "C", 2)
    table.game.change_ground(closed=0)
    assert sees(table, "wayne") == "AB"
    table.pack("wayne", "night-vision-goggles")
    assert sees(table, "wayne") == "ABC"
    table.turn("wayne").dice(3).play("fire:rifle>C")
    assert table.enemies("C") == {"walker": 1}
    skill = scene(board, hour=MIDNIGHT).put("wayne", "A").skills("wayne", "night-vision")
    skill.game.change_ground(closed=0)
    assert sees(skill, "wayne") == "ABC"


@rule("Z2E-086", "Z2E-084", "Z2E-085", "FH-LOS-08")
def test_dark_zones_are_played_by_zombies_and_survivors_alike() -> None:
    board = "\n~A   :~B   +dC   :rD\n"
    table = scene(board).put("wayne", "B").equip("wayne", "pistol", "kukri").put("walker", "C", 3)
    table.game.change_ground(closed=0)
    table.turn("wayne").dice(5).play("fire:pistol>C")
    assert table.enemies("C") == {"walker": 3}
    table.pack("wayne", "flashlight").dice(3).play("fire:pistol>C")
    assert table.enemies("C") == {"walker": 2}
    bonus = scene(board).put("wayne", "B").equip("wayne", "pistol").put("walker", "C")
    bonus.game.change_ground(closed=0)
    bonus.skills("wayne", "plus-1-to-dice-roll-combat").turn("wayne").dice(5).play("fire:pistol>C")
    assert bonus.enemies("C") == {}
    from_far = scene("\n~A   :~B   :~C   +dD\n").put("wayne", "D").noise("A", 2).put("walker", "B")
    from_far.game.change_ground(closed=0)
    assert from_far.activation().enemies("A") == {"walker": 1}  # nobody is seen in the dark


@rule("Z2E-086")
def test_a_table_may_play_without_dark_zones() -> None:
    board = "\n~A   :~B   +dC\n"
    table = scene(board, dark_zones=False).put("wayne", "A").equip("wayne", "rifle")
    table.game.change_ground(closed=0)
    assert sees(table, "wayne") == "ABC"
    table.put("walker", "C", 2).turn("wayne").dice(3).play("fire:rifle>C")
    assert table.enemies("C") == {"walker": 1}
    night = scene(board, hour=MIDNIGHT, dark_zones=False).put("wayne", "B").equip("wayne", "rifle")
    night.game.change_ground(closed=0)
    night.put("walker", "C", 2).turn("wayne").dice(5).play("fire:rifle>C")
    assert night.enemies("C") == {"walker": 2}  # it is still night
    house = scene(HOUSE, dark_zones=False).put("wayne", "B").equip("wayne", "crowbar").turn("wayne")
    house.play("open:B-C").asks("building-order", "zone:D", "zone:E")  # and zombies wait there


@rule("FHR-08", "FH-SPEC-11", "FH-NIGHT-03", "Z2E-033")
def test_a_molotov_works_at_night_and_in_the_dark_if_the_zone_is_seen() -> None:
    for card, reach in (("molotov", "B"), ("an-m14-incendiary-grenade", "B")):
        table = scene(hour=MIDNIGHT).put("wayne", "A").equip("wayne", card).put("walker", "B")
        table.put("walker", "C").put("riley", "B").skills("riley", "low-profile").turn("wayne")
        assert [z for z in "ABCDE" if table.offers(f"fire:{card}>{z}")] == [reach]
        table.play(f"fire:{card}>B")
        assert (table.enemies("B"), table.where("riley"), table.noise_at("A")) == ({}, "", 1)
        assert table.cards_of("wayne") == []
    day = scene().put("wayne", "A").equip("wayne", "an-m14-incendiary-grenade", "molotov")
    day.turn("wayne")
    assert [z for z in "ABCDE" if day.offers(f"fire:molotov>{z}")] == ["B"]
    assert [z for z in "ABCDE" if day.offers(f"fire:an-m14-incendiary-grenade>{z}")] == ["B", "C"]


@rule("FH-LIGHT-10")
def test_a_beam_does_not_pass_a_closed_door() -> None:
    table = scene(HOUSE, hour=MIDNIGHT).put("wayne", "B").pack("wayne", "flashlight").turn("wayne")
    assert not table.offers("light:C")
    table.play("light:B")
    assert lit(table) == "B"


@rule("FH-LIGHT-11")
def test_a_light_stays_on_through_the_round() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight").turn("wayne")
    table.play("light:B", "end").end_phase()
    assert lit(table) == "AB"


@rule("FH-LIGHT-12", "FH-LIGHT-08", "FH-NIGHT-03")
def test_a_lit_dark_zone_is_neither_dark_nor_at_night() -> None:
    table = scene(HOUSE, hour=MIDNIGHT).put("karl", "C").pack("karl", "flashlight")
    table.put("wayne", "C").equip("wayne", "rifle").put("walker", "D", 2)
    table.turn("wayne").dice(5).play("fire:rifle>D").play("end")
    assert table.enemies("D") == {"walker": 2}
    table.turn("karl").play("light:D", "end").turn("wayne").dice(3).play("fire:rifle>D")
    assert table.enemies("D") == {"walker": 1}


@rule("Z2E-084")
def test_dark_zones_are_seen_from_the_next_zone_only() -> None:
    board = "\n~A   :~B   :rC\n"
    lit_room = scene(board).put("karl", "A")
    assert sees(lit_room, "karl") == "ABC"
    dark_room = scene(board.replace("rC", "dC")).put("karl", "A")
    assert sees(dark_room, "karl") == "AB"
    assert sees(scene(board.replace("rC", "dC")).put("karl", "B"), "karl") == "ABC"


@rule("Z2E-085", "Z2E-031")
def test_shots_into_darkness_need_a_six_unless_one_has_a_flashlight() -> None:
    table = scene(HOUSE).put("wayne", "C").equip("wayne", "rifle").put("walker", "D", 3)
    table.turn("wayne").dice(5).play("fire:rifle>D")
    assert table.enemies("D") == {"walker": 3}
    table.pack("wayne", "flashlight").dice(3).play("fire:rifle>D")
    assert table.enemies("D") == {"walker": 2}


def test_the_street_of_these_tests_has_five_zones() -> None:
    assert len(scene(STREET).game.world.board.zones) == 5


@rule("FH-LIGHT-03", "FH-LIGHT-13", "Z2E-031")
def test_at_night_a_search_with_the_light_turns_it_on_and_one_without_draws_one_card() -> None:
    def searcher(hour: int) -> Scene:
        table = scene(HOUSE, hour=hour).put("wayne", "C").pack("wayne", "flashlight")
        return table.turn("wayne")

    bright = searcher(MIDNIGHT).play("search:advanced")
    bright.asks("light-for-search", "say:light", "say:dark").finds("water", "kukri")
    bright.play("say:light", "say:discard", "say:discard").asks("turn")
    assert (lit(bright), bright.actions_left) == ("C", 2)
    dark = searcher(MIDNIGHT).play("search:advanced").finds("water")
    dark.play("say:dark", "say:discard").asks("turn")
    assert (lit(dark), dark.actions_left) == ("", 2)
    assert dark.blocked("search:advanced") == "Z-SEARCH-03"
    on = searcher(MIDNIGHT).play("light:D").finds("water", "kukri")
    on.play("search:advanced", "say:discard", "say:discard").asks("turn")  # it is on already
    day = searcher(12).finds("water", "kukri").play("search:advanced", "say:discard", "say:discard")
    assert lit(day.asks("turn")) == ""


@rule("FH-LIGHT-04", "FH-PENNY-04")
def test_tricky_17_a_shot_out_of_the_backpack_may_be_lit_go_all_out_and_break() -> None:
    special = (Led(objective="penny", rule="FH-PENNY-01"), Wrath(rule="FH-PENNY-04"))
    table = led_by(scene(hour=MIDNIGHT, special=special), "wayne", "A")
    table.pack("wayne", "flashlight", "pistol").put("walker", "B", 3).turn("wayne")
    table.play("from-pack:wrath:fire:pistol+>B").asks("light-for-shot", "say:light", "say:dark")
    table.dice(3, 1).play("say:light")
    assert (table.enemies("B"), table.actions_left) == ({"walker": 2}, 3)
    assert table.cards_of("wayne") == ["flashlight"]  # a broken card leaves the backpack
    assert not [key for key in table.options if key.startswith("from-pack")]  # once per turn


@rule("FH-PENNY-04")
def test_tricky_17_the_wrath_takes_one_weapon_of_the_backpack_and_an_empty_one_stays_empty() -> (
    None
):
    special = (Led(objective="penny", rule="FH-PENNY-01"), Wrath(rule="FH-PENNY-04"))
    table = led_by(scene(special=special), "wayne", "A").equip("wayne", "kukri")
    table.pack("wayne", "machete", "machete", "sawed-off").put("walker", "A", 9).put("walker", "B")
    table.put("riley", "A").pack("riley", "kukri").skills("wayne", "webbing").turn("wayne")
    keys = [key for key in table.options if key.startswith("from-pack:wrath")]
    assert keys
    assert not [key for key in keys if "*2" in key or "kukri" in key]
    assert table.cost_of("from-pack:wrath:melee:machete>A") == 0
    table.dice(3).play("from-pack:wrath:melee:machete>A")
    assert table.enemies("A") == {"walker": 8}
    assert not [key for key in table.options if key.startswith("from-pack:wrath")]
    assert not [key for key in table.turn("riley").options if key.startswith("from-pack")]
    empty = (
        led_by(scene(special=special), "wayne", "A")
        .pack("wayne", "sawed-off")
        .put("walker", "B", 9)
    )
    empty.turn("wayne").dice(3, 3).play("from-pack:wrath:fire:sawed-off>B", "end").turn("wayne")
    assert not [key for key in empty.options if key.startswith("from-pack")]
