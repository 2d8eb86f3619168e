"""Rules looked at a fourth time: where they end, and whom else they concern."""

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.systems.backpack.words import Wrath
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.sheets.sheet_state import change_sheet
from shambler.games.zombicide.systems.sheets.sheets import mark, mark_team
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import (
    HOUSE,
    MIDNIGHT,
    TEAM,
    card,
    does,
    led_by,
    mission,
    scene,
    story,
)
from tests.rules.hendrix.test_night import StirredByLight
from tests.rules.hendrix.test_succession import campaign, die, handed_on


@rule("FH-CAMP-14")
def test_destiny_is_for_cards_that_are_drawn_not_for_those_that_a_card_gives() -> None:
    told = story(
        card("1", fx.GiveCard(card="water")), card("2", fx.StoryDraw(deck="military", count=1))
    )
    table = scene(story=told).put("karl", "A").skills("karl", "destiny").turn("karl")
    table.play("story:1").asks("receive", "say:keep", "say:discard").play("say:keep", "done")
    table.finds("mre").play("story:2").asks("receive", "say:keep", "say:discard", "say:redraw")


@rule("FH-M7-05", "FH-CAMP-16")
def test_m7_whoever_proposes_to_give_up_in_the_fire_does_nothing_there() -> None:
    sheet = RULES.campaigns()[0].sheet
    table = mission("M7", campaign=sheet).clear().put("karl", "1.1").turn("karl")
    table.play("give-up", "say:refuse").asks("turn")
    assert (table.wounds("karl"), table.actions_left) == (0, 3)


@rule("FH-LIGHT-09", "FH-LIGHT-12")
def test_a_light_in_a_dark_zone_is_seen_like_any_other() -> None:
    table = scene(HOUSE, hour=MIDNIGHT).put("wayne", "C").pack("wayne", "flashlight")
    table.put("walker", "E").turn("wayne").play("light:D")
    table.start(StirredByLight(), Rest())
    assert table.enemies("D") == {"walker": 1}  # from one dark zone into another


@rule("FH-CLOCK-02", "FH-OBJ-05")
def test_hours_that_a_card_takes_go_past_midnight_too() -> None:
    assert (
        night_in(does(scene(hour=23).put("karl", "A"), fx.PassHours(hours=2), "karl").state).hour
        == 1
    )


@rule("Z2E-085", "FH-NIGHT-03", "FH-SKILL-08")
def test_at_night_a_dark_zone_is_no_darker_than_the_night_for_whoever_has_a_flashlight() -> None:
    table = scene(HOUSE, hour=MIDNIGHT).put("wayne", "C").equip("wayne", "rifle")
    table.skills("wayne", "night-fighter").put("walker", "D", 2).turn("wayne")
    table.dice(5).play("fire:rifle>D")
    assert table.enemies("D") == {"walker": 2}  # darkness asks for a six
    table.pack("wayne", "flashlight").turn("wayne").dice(5).play("fire:rifle>D", "say:dark")
    assert table.enemies("D") == {"walker": 1}


@rule("FHR-22")
def test_two_ka_bars_of_one_deck_help_each_other_like_any_others() -> None:
    table = scene().put("wayne", "A").equip("wayne", "ka-bar-military", "ka-bar-military")
    table.put("walker", "A", 9).turn("wayne").dice(3, 3, 3, 3).play("melee:ka-bar*2>A")
    assert table.enemies("A") == {"walker": 5}


@rule("Z2E-046", "FHR-12")
def test_what_waited_in_a_crate_is_gone_and_waits_in_no_other_one() -> None:
    table = mission("M1").clear().turn("marian")
    waiting = table.copies("aaahh-pimpweapon")[0]
    left = len(table.state.prototypes)
    table.cards(waiting).play("crate")
    assert waiting not in table.state.prototypes.cards
    assert len(table.state.prototypes) == left - 1


@rule("FH-M7-05")
def test_m7_by_night_a_light_is_turned_in_the_fire_for_nothing_and_lit_and_put_out_for_a_die() -> (
    None
):
    table = mission("M7", hour=MIDNIGHT).clear().put("karl", "1.1").pack("karl", "flashlight")
    table.turn("karl").dice(4).play("light:1.1")
    assert table.wounds("karl") == 1
    turned = next(key for key in table.options if key.startswith("light:"))
    table.play(turned)
    assert table.wounds("karl") == 1
    table.dice(4).play("light-off")
    assert table.wounds("karl") == 2


@rule("FH-M7-05", "FH-CAMP-15")
def test_m7_a_bonus_action_is_rolled_for_once_it_is_used_not_when_it_is_taken() -> None:
    table = mission("M7").clear().put("karl", "1.1")
    change_sheet(table.state, table.who("karl"), cxp=2, bonus=1)
    table.turn("karl", left=0).play("bonus")
    assert (table.wounds("karl"), table.actions_left) == (0, 1)
    table.dice(4).play("noise")
    assert table.wounds("karl") == 1


@rule("Z2E-087", "FH-WIN-07")
def test_with_penny_the_campaign_is_lost_at_once_whoever_else_has_died() -> None:
    table = die(campaign("M2"), "karl").start(Rest())
    fall(table.game, table.who("penny"))
    table.changed()
    assert table.outcome is not None
    assert table.outcome.reason == "companion-died"


@rule("FH-SHOOT-02", "Z2E-075")
def test_shooters_stay_where_they_are_when_walkers_run_out() -> None:
    table = scene().put("karl", "A").put("walker", "D", 39).put("shooter", "D").spawn("E")
    table.cards(43).spawning()
    assert table.enemies("C") == {"walker": 39}
    assert table.enemies("D") == {"shooter": 1, "walker": 1}


@rule("FH-PENNY-04", "FH-CAMP-14")
def test_the_wrath_is_for_the_own_turn_and_answers_no_zombie_card() -> None:
    special = (Led(objective="penny", rule="FH-PENNY-01"), Wrath(rule="FH-PENNY-04"))
    table = led_by(scene(special=special), "wayne", "A").pack("wayne", "machete")
    table.skills("wayne", "combat-reflexes").spawn("A").cards(43).spawning().asks("rest")
    assert table.turn("wayne").offers("from-pack:wrath:melee:machete>A")


@rule("FH-CAMP-16", "FH-CAMP-08")
def test_what_a_lost_attempt_cured_or_achieved_is_as_it_was_when_it_began() -> None:
    table = campaign("M2").turn("karl")
    mark(table.game, table.who("karl"), "contaminated", -1)
    mark_team(table.game, "full-archive")
    table.play("give-up", "say:agree")
    _, after, _ = handed_on(table)
    assert (after.places[1].marks, after.marks) == (("contaminated",), ())


@rule("FH-CAMP-10")
def test_the_next_mission_in_order_is_the_first_that_has_not_been_won() -> None:
    places = [{"survivor": name} for name in TEAM]
    table = Scene(RULES, "M2", campaign={"places": places, "done": ["M1", "M3", "M4"]})
    table.start(StoryEnds())
    assert handed_on(table)[0] == "M5"


@rule("Z2E-081", "Z-FRIEND-01")
def test_misses_of_a_car_hit_nobody_who_sits_in_another_one() -> None:
    cars = (
        PlacedMachine(type="pimpmobile", zone="0.0"),
        PlacedMachine(type="police-car", zone="0.1"),
    )
    table = scene(machine=cars).put("pimpmobile", "A").put("police-car", "B")
    table.ride("karl", "pimpmobile", driver=True).ride("riley", "police-car")
    table.put("wayne", "B").put("walker", "B", 2).turn("karl")
    table.dice(1, 1, 4).play("drive-fast:pimpmobile>B>C")
    assert [table.wounds(name) for name in ("karl", "riley", "wayne")] == [0, 0, 3]


@rule("FHR-13", "FH-SEARCH-09")
def test_the_deck_of_a_room_is_that_of_its_own_tile() -> None:
    table = mission("M6").clear()
    for zone, deck in (("0.1", "advanced"), ("4.1", "military"), ("8.5", "military")):
        found = [key for key in table.put("karl", zone).turn("karl").options if "search" in key]
        assert found == [f"search:{deck}"], zone


@rule("Z2E-060", "Z-XP-04")
def test_points_for_several_levels_at_once_bring_the_skills_of_each() -> None:
    table = does(scene().put("karl", "A"), fx.Experience(who="taker", amount=43), "karl")
    table.asks("learn").play(table.options[0]).asks("learn").play(table.options[0])
    learned = table.skills_of("karl")
    assert len(learned) == 4
    assert learned[1] == "plus-1-action"


@rule("FH-SKILL-12")
def test_whoever_shoves_moves_abominations_too() -> None:
    table = scene().put("karl", "A").put("abominacop", "A").put("fatty", "A").put("walker", "A")
    table.skills("karl", "shove", only=True).turn("karl").play("skill:shove>B")
    assert table.enemies("B") == {"abominacop": 1, "fatty": 1, "walker": 1}


@rule("FH-SKILL-14")
def test_abominations_and_shooters_let_themselves_be_taunted() -> None:
    table = scene().put("karl", "A").put("patient-0", "C").put("shooter", "C")
    table.skills("karl", "taunt", only=True).turn("karl").play("skill:taunt>C")
    assert table.enemies("B") == {"patient-0": 1, "shooter": 1}


@rule("FH-SKILL-16", "Z2E-088")
def test_lifesaver_pulls_no_companion_away_from_whoever_leads_it() -> None:
    table = led_by(scene(), "riley", "B").put("walker", "B").put("karl", "A")
    table.skills("karl", "lifesaver", only=True).turn("karl").play("skill:lifesaver>B")
    table.asks("save", "take:riley", "done")


@rule("FH-SKILL-19")
def test_one_zone_farther_is_farther_for_the_longest_gun_too() -> None:
    table = scene("\n~A   :~B   :~C   :~D   :~E   :~F   :~G\n").put("karl", "A")
    table.equip("karl", "army-sniper-rifle").skills("karl", only=True).turn("karl")
    assert table.offers("fire:army-sniper-rifle>E")
    assert not table.offers("fire:army-sniper-rifle>F")
    table.skills("karl", "plus-1-max-range").turn("karl")
    assert table.offers("fire:army-sniper-rifle>F")
    assert not table.offers("fire:army-sniper-rifle>G")
