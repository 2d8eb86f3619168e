"""The orange Heroes: Otto Hauser, Alan Jones, Wilson the Hermit, and Horatius."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.infection import UnitHealed
from shambler.games.dawn.events.units import Foraged
from shambler.games.dawn.procedures.arrivals import PlaceCharacter
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, card, keys

LEVEL = "walking-zeds"


# -- Otto Hauser ----------------------------------------------------------------------------


@rule("DOZ-HAUSER-01", "DOZ-TRAIN-02", "DOZ-TRAIN-01")
def test_hauser_trains_regular_civilians_next_to_him_for_an_action() -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "F-2").put("civ1", "F-2").put("civ2", "F-3").put("civ3", "F-4")
        town.put("furies", "F-1").put("hunt", "F-1").act(event=1)
        trained = keys(town, "ability:train")
        assert trained == {"ability:train:hauser>civ1", "ability:train:hauser>civ2"}
        town.play("ability:train:hauser>civ2")
        assert town.marks("civ2") == {"trained"} and actions_left(town) == 1
        assert town.game.strength(town.unit("civ2")) == 5
        assert keys(town, "ability:train") == {"ability:train:hauser>civ1"}


@rule("DOZ-TRAIN-02")
def test_nobody_else_trains() -> None:
    with Siege(LEVEL) as town:
        town.put("hunt", "F-2").put("kingman", "F-2").put("civ1", "F-1").act()
        assert keys(town, "ability:train") == set()


@rule("DOZ-HAUSER-02", "DOZ-TRAIN-04")
def test_training_releases_defiant_civilians() -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "F-3").put("civ1", "F-4", marks=["defiant"]).act(event=1)
        assert not keys(town, "move:civ1")
        town.play("ability:train:hauser>civ1")
        assert town.marks("civ1") == {"trained"} and "move:civ1>F-5" in town.options


@rule("DOZ-HAUSER-03", "DOZ-TRAIN-03")
@pytest.mark.parametrize("defiant", [5, 4])
def test_five_markers_serve_both_purposes(defiant: int) -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "TC").put("civ6", "TC")
        villages = ("F-4", "M-5", "H-5", "S-5", "S-3")
        for at in range(defiant):
            town.put(f"civ{at + 1}", villages[at], marks=["defiant"])
        town.act()
        assert ("ability:train:hauser>civ6" in town.options) is (defiant < 5)
    with Siege(LEVEL) as town:  # Trained ones count as well
        town.put("hauser", "TC").put("civ6", "TC")
        for at in range(5):
            town.put(f"civ{at + 1}", villages[at], marks=["trained"])
        town.act()
        assert keys(town, "ability:train") == set()


@rule("DOZ-HAUSER-04")
def test_they_stay_trained_until_they_lie_in_the_cemetery() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "F-2", 3, ["trained"]).run(HitUnit(town.unit("civ1"), 1)).dice(6)
        town.play("dare:save")
        assert town.marks("civ1") == {"trained", "comatose"}
        town.run(HitUnit(town.unit("civ1"), 1)).asks("halt")
        assert town.place("civ1") == "CEM" and town.marks("civ1") == set()


@rule("DOZ-HAUSER-05", "DOZ-HAUSER-06")
def test_in_town_center_an_ammo_removes_a_hit_of_civilians_on_the_map() -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "TC").put("civ1", "F-5", damage=3).put("civ2", "HB1", damage=2)
        town.put("civ3", "TC", damage=1).put("furies", "M-2", damage=1).put("civ4", "S-2")
        town.stock(ammo=2, infection=5).act(event=2)
        recruit = {f"ability:recruit:hauser>{who}" for who in ("civ1", "civ3")}
        assert keys(town, "ability:recruit") == recruit
        town.play("ability:recruit:hauser>civ1").told(UnitHealed, left=2)  # of four Hits
        town.play("ability:recruit:hauser>civ1").told(UnitHealed, left=3)
        assert town.damage("civ1") == 1 and town.state.infection == 5
        assert town.state.ammo == 0 and actions_left(town) == 1
        assert keys(town, "ability:recruit") == set()


@rule("DOZ-HAUSER-05")
def test_he_recruits_only_from_town_center() -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "F-0").put("civ1", "F-1", damage=3).stock(ammo=2).act()
        assert keys(town, "ability:recruit") == set()


@rule("DOZ-HAUSER-06")
def test_recruiting_does_not_use_up_the_heal_of_the_turn() -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", "TC").put("johnson", "TC").put("civ1", "TC", damage=3)
        town.stock(ammo=1, supplies=1).act(event=2).play("ability:recruit:hauser>civ1")
        town.play("aid:johnson>civ1")
        assert town.damage("civ1") == 1


@rule("DOZ-HAUSER-07", "DOZ-MAYOR-02")
@pytest.mark.parametrize(("place", "mayor", "bonus"), [("M-2", False, 1), ("TC", True, 2)])
def test_his_forage_bonus_adds_to_the_mayors(place: str, mayor: bool, bonus: int) -> None:
    with Siege(LEVEL) as town:
        town.put("hauser", place).dice(3)
        if mayor:
            town.put("hernandez", "F-2")
        town.act().play("forage:hauser")
        town.told(Foraged, bonus=bonus, result=3 + bonus)


@rule("DOZ-HAUSER-08", "DOZ-HORATIUS-02")
@pytest.mark.parametrize("who", ["hauser", "horatius"])
@pytest.mark.parametrize(("roll", "damage"), [(3, 1), (4, 0)])
def test_tough_cancels_a_hit_on_four_or_more(who: str, roll: int, damage: int) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-1").dice(roll).run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.damage(who) == damage


# -- Alan Jones -----------------------------------------------------------------------------


@rule("DOZ-JONES-01")
def test_jones_has_an_action_of_his_own_each_turn() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "M-2").put("hunt", "F-2").act(players=0)
        assert keys(town, "move:hunt", "forage:hunt") == set()
        town.dice(1).play("forage:jones").asks("halt")


@rule("DOZ-JONES-02")
@pytest.mark.parametrize("number", [0, 1])
def test_one_refugees_activation_teleports_him_to_a_free_room(number: int) -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "F-5").put("agee", "SO1").event("E-G17" if number else "E-G15")
        town.phase("four-r")
        if not number:
            town.asks("halt")
            return
        town.asks("refugees", "unit:jones", "pass").play("unit:jones")
        town.asks("teleport", "place:LAB", "place:SO2").play("place:LAB").asks("halt")
        assert town.place("jones") == "LAB"


@rule("DOZ-JONES-02")
def test_the_activation_is_taken_off_the_number_of_refugees() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "F-5").put("folk1", "M-3", marks=["fled"]).event("E-G17")
        town.phase("four-r").asks("refugees", "unit:folk1", "unit:jones").play("unit:jones")
        town.play("place:SO1").asks("halt")
        assert town.place("folk1") == "M-3" and town.place("jones") == "SO1"
    with Siege(LEVEL) as town:
        town.put("jones", "HB1", 1, ["comatose"]).event("E-G17").phase("four-r").asks("halt")


@rule("DOZ-JONES-03")
@pytest.mark.parametrize("room", ["LAB", "SO1"])
def test_from_a_room_he_teleports_to_any_empty_space(room: str) -> None:
    with Siege(LEVEL) as town:
        town.put("jones", room).put("hunt", "F-2").zeds("5/3", "M-3").put("folk1", "H-5")
        town.chaos("S-4").barricade("S-2").put("raiders", "H-2").event("E-G17").phase("four-r")
        town.asks("refugees").play("unit:jones").asks("teleport")
        places = {key.partition(":")[2] for key in town.options}
        assert {"TC", "S-4", "S-2", "T-5", "T-7", "F-6"} <= places
        assert not places & {"F-2", "M-3", "H-5", "H-1", "F-S", "T-S", room, "HB1"}
        town.play("place:S-4")
        assert town.place("jones") == "S-4"


@rule("DOZ-JONES-04")
def test_his_gun_takes_a_supply_and_no_ammo() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "F-1").zeds("9/4", "F-2").stock(ammo=2, supplies=1).act(event=1)
        town.dice(1, 1).play("shoot:jones>F-2/z94")
        assert (town.state.ammo, town.state.supplies) == (2, 0)
        assert town.blocked("shoot:jones>F-2/z94") == "DOZ-GUN-01"


@rule("DOZ-JONES-05", "DOZ-JONES-06", "DOZ-RUL-73")
def test_a_patient_for_a_research_card() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "SO1").put("civ1", "HB1", 2, ["comatose"]).put("civ2", "HB2", damage=1)
        town.put("agee", "LAB").cards(card(town, "R-E08")).act(players=1)
        town.play("ability:human-trials:jones").asks(
            "patient-to-cemetery", "unit:civ1", "unit:civ2"
        )
        town.play("unit:civ2")
        assert town.place("civ2") == "CEM" and town.state.supplies == 2
        assert town.state.current_research == card(town, "R-E08")
        assert "ability:human-trials:jones" not in town.options
        assert "research:agee" in town.options  # no success of this turn


@rule("DOZ-JONES-05", "DOZ-JONES-01")
def test_human_trials_need_an_office_a_patient_and_his_marker() -> None:
    for place, patient in (("TC", True), ("LAB", True), ("SO1", False)):
        with Siege(LEVEL) as town:
            town.put("jones", place)
            if patient:
                town.put("civ1", "HB1", damage=1)
            town.act()
            assert "ability:human-trials:jones" not in town.options
    with Siege(LEVEL) as town:
        town.put("jones", "SO1").put("civ1", "HB1", damage=1).act(players=0)
        town.play("move:jones>TC")
        assert keys(town, "ability:human", "move:jones") == set()


# -- Wilson ---------------------------------------------------------------------------------


@rule("DOZ-WILSON-01")
def test_wilson_forages_with_two_dice() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "T-2").dice(6, 6).act().play("forage:wilson")
        assert town.state.ammo == 4


@rule("DOZ-WILSON-02", "DOZ-WILSON-03")
@pytest.mark.parametrize(
    ("place", "others"),
    [
        ("F-3", {"M-3", "S-3"}),
        ("M-3", {"F-3", "H-3"}),
        ("H-3", {"M-3", "T-3"}),
        ("S-3", {"F-3", "T-3"}),
        ("T-4", {"H-4", "S-4"}),
        ("T-7", set()),
    ],
)
def test_shortcuts_lead_to_the_same_number_of_adjacent_tracks(place: str, others: set[str]) -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", place)
        ids = town.game.world.board.ids
        assert {ids[at] for at in town.game.world.shortcuts.across[town.spot(place)]} == others
        town.act()
        assert {f"move:wilson>{other}" for other in others} <= set(town.options)


@rule("DOZ-WILSON-02", "DOZ-RUL-22")
def test_a_shortcut_leads_into_zeds_but_not_into_full_or_closed_spaces() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "F-2").zeds("2/1", "M-2", as_="mob").put("civ1", "S-2").put(
            "civ2", "S-2"
        )
        town.act().dice(6, 6).play("move:wilson>M-2")
        fight = town.told(FightRolled, attacking=True)
        assert fight.place == town.spot("M-2") and town.place("mob") == "M-3"
    with Siege(LEVEL) as town:
        town.put("wilson", "F-2").put("civ1", "S-2").put("civ2", "S-2")
        town.state.no_entry = (town.spot("M-2"),)
        town.act()
        assert not keys(town, "move:wilson>M-2", "move:wilson>S-2")
    with Siege(LEVEL) as town:
        town.put("wilson", "F-1")
        town.state.bridge = "collapsed"
        town.act()
        assert "move:wilson>S-1" not in town.options


@rule("DOZ-WILSON-04", "DOZ-WILSON-06")
def test_others_take_the_shortcut_only_from_his_space() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "H-2").put("hunt", "H-2").put("piazza", "M-3").act(event=1)
        assert {"move:hunt>M-2", "move:hunt>T-2"} <= set(town.options)
        assert "move:piazza>H-3" not in town.options
        town.play("move:hunt>M-2")
        assert "move:hunt>H-2" not in town.options  # six spaces by road, and no way back


@rule("DOZ-WILSON-07")
def test_a_shortcut_out_of_catacombs_needs_no_roll() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "T-3").put("johnson", "T-3").act().play("move:johnson>H-3")
        assert town.place("johnson") == "H-3"


@rule("DOZ-WILSON-08")
@pytest.mark.parametrize("who", ["petra", "national-guard"])
def test_units_barred_from_the_tunnel_take_no_shortcut_into_it(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "H-3")
        town.state.unit_at[town.unit("wilson")] = town.spot("H-3")
        town.act()
        assert f"move:{who}>T-3" not in town.options and f"move:{who}>M-3" in town.options


@rule("DOZ-WILSON-09")
@pytest.mark.parametrize("place", ["TC", "HB1"])
def test_the_top_fate_card_may_be_looked_at_for_nothing(place: str) -> None:
    with Siege(LEVEL) as town:
        fate = town.fate_number("F-B02")
        town.put("wilson", place, damage=1).cards(fate).act(players=0)
        town.play("ability:visions:wilson")
        assert [placed.card for placed in town.state.fate.top] == [fate]


@rule("DOZ-WILSON-10")
def test_who_stands_with_wilson_rolls_one_die_more_and_keeps_the_best() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "F-2").put("civ1", "F-2").zeds("4/2", "F-3").stock(ammo=1).act(event=1)
        town.dice(1, 6, 5).play("shoot:civ1>F-3/z42a").told(GunfireRolled, hits=3)  # 11
    with Siege(LEVEL) as town:
        town.put("wilson", "F-2").put("civ1", "F-2").zeds("4/2", "F-3", as_="mob").activate("F")
        town.dice(6, 1, 6).play("unit:civ1").told(FightRolled, zeds_hits=3, unit_hits=0)  # 12
    with Siege(LEVEL) as town:  # he himself has no companion
        town.put("wilson", "F-2").put("civ1", "F-2").zeds("4/2", "F-3", as_="mob").activate("F")
        town.dice(6, 6).play("unit:wilson").told(FightRolled)


@rule("DOZ-WILSON-11", "DOZ-WILSON-10")
def test_not_in_town_center_and_not_next_door() -> None:
    for wilson, civilians in (("TC", "TC"), ("F-1", "F-0")):
        with Siege(LEVEL) as town:
            town.put("wilson", wilson).put("civ1", civilians).dice(4).act().play("forage:civ1")
            town.told(Foraged, faces=(4,))


# -- Horatius -------------------------------------------------------------------------------


@rule("DOZ-HORATIUS-01")
def test_horatius_takes_four_hits() -> None:
    with Siege(LEVEL) as town:
        town.put("horatius", "F-1").dice(1, 1, 1).run(HitUnit(town.unit("horatius"), 3)).asks(
            "halt"
        )
        assert town.place("horatius") == "F-1" and town.game.strength(town.unit("horatius")) == 3
        town.dice(1).run(HitUnit(town.unit("horatius"), 1)).asks("save")


@rule("DOZ-HORATIUS-03")
def test_he_may_roll_a_combat_again_once() -> None:
    with Siege(LEVEL) as town:
        town.put("horatius", "F-2").zeds("4/2", "F-3", as_="mob").dice(1, 1).activate("F")
        town.asks("re-roll").dice(6, 6).play(town.options[0])
        town.asks("halt")
        assert town.told(FightRolled).faces == (6, 6) and town.place("mob") == "F-3"


@rule("DOZ-HORATIUS-04")
def test_he_brings_three_supplies() -> None:
    with Siege(LEVEL) as town:
        town.stock(supplies=2).run(PlaceCharacter(town.unit("horatius"), (town.spot("TC"),)))
        assert town.state.supplies == 5 and town.state.ammo == 0


@rule("DOZ-HORATIUS-05", "DOZ-HORATIUS-06")
@pytest.mark.parametrize("foe", ["oozers", "were-zeds", "5/3"])
@pytest.mark.parametrize("attacking", [True, False])
def test_his_own_fights_raise_no_infection(foe: str, attacking: bool) -> None:
    with Siege(LEVEL) as town:
        town.put("horatius", "F-2").put("civ1", "F-2").zeds(foe, "F-3")
        if attacking:
            town.act().dice(6, 6).play("move:horatius>F-3", "pass")
        else:
            town.activate("F").dice(6, 6).play("unit:horatius", "pass")
        town.told(FightRolled)
        assert town.state.infection == 0


@rule("DOZ-HORATIUS-06")
def test_if_another_unit_defends_infection_rises() -> None:
    with Siege(LEVEL) as town:
        town.put("horatius", "F-2").put("civ1", "F-2").zeds("oozers", "F-3").activate("F")
        town.dice(6, 6).play("unit:civ1")
        assert town.state.infection == 3


@rule("DOZ-HORATIUS-08")
@pytest.mark.parametrize("level", ["outbreak", "apocalypse", "brains", LEVEL, "directors-cut"])
def test_horatius_may_be_the_chosen_hero_on_any_level(level: str) -> None:
    game = RULES.new(level, {}, Sampled(5)).start()
    assert game.decision is not None
    chosen = next(o for o in game.decision.options if o.key == "unit:horatius")
    game.submit(chosen)
    assert game.state.unit_at[game.world.units.number["horatius"]] == 0
