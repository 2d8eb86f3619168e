"""Villagers, Refugees, the Camp, the V.I.P. Survivors, and the 4R Phase."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.refugees import RefugeesDevoured, VillagersFled
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.settling import PlaceChaos
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import own

FLED = ["fled"]


# -- Villagers ------------------------------------------------------------------------------


@rule("DOZ-REF-01", "DOZ-REF-03", "DOZ-VILL-03", "DOZ-VILL-04")
def test_villagers_flee_one_space_when_zeds_stay_in_their_village() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").zeds("5/3", "F-5").activate("F").asks("halt")
        assert (town.place("folk1"), town.marks("folk1")) == ("F-3", {"fled"})
        town.told(VillagersFled)
        assert town.state.infection == 0
        town.not_told(RefugeesDevoured)


@rule("DOZ-REF-01", "DOZ-VILL-03", "DOZ-REF-12")
def test_zeds_that_are_placed_there_drive_them_out_chaos_alone_does_not() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").draws("5/3").run(NewZeds(town.spot("F-4"))).asks("halt")
        assert town.place("folk1") == "F-3"
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").run(PlaceChaos(town.spot("F-4"))).asks("halt")
        assert (town.place("folk1"), town.marks("folk1")) == ("F-4", set())


@rule("DOZ-REF-03", "DOZ-RUL-61", "DOZ-REF-08")
def test_villagers_whose_way_is_barred_by_zeds_are_devoured_where_they_are() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").zeds("5/3", "F-5").zeds("6/3", "F-3", as_="b")
        town.state.held_back = 1 << town.zed("b")
        town.activate("F").asks("save")
        assert (town.place("folk1"), town.state.infection) == ("F-4", 2)
        town.dice(4).play("dare:save").asks("halt")
        assert town.place("folk1") == "HB1" and town.state.infection == 3


@rule("DOZ-RUL-61")
def test_villagers_flee_no_entry_space_neither() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").zeds("5/3", "F-5")
        town.state.no_entry = (town.spot("F-3"),)
        town.activate("F").asks("save").play("pass")
        assert town.place("folk1") == "CEM"


@rule("DOZ-REF-04", "DOZ-VILL-01", "DOZ-VILL-02", "DOZ-MOVE-06", "DOZ-RUL-56")
def test_villagers_take_no_room_and_no_orders() -> None:
    with Siege("brains") as town:
        town.put("folk5", "S-3").put("hunt", "S-3").put("wzed", "TC").put("civ1", "S-2")
        town.put("raiders", "H-3").stock(supplies=9, ammo=9).act()
        assert own(town, "folk5") == set() and "order:hunt>folk5" not in town.options
        assert not any("folk5" in key for key in town.options)
        assert "move:civ1>S-3" in town.options  # one fighting unit is there, room for another


@rule("DOZ-VILL-01", "DOZ-SETUP-08")
def test_a_villagers_unit_stands_in_each_village() -> None:
    with Siege("apocalypse") as town:
        world = town.game.world
        homes = {world.units.village[unit] for unit in world.units.refugees} - {""}
        assert homes == {"F-4", "M-5", "H-5", "S-5", "S-3"}


@rule("DOZ-VILL-02", "DOZ-REF-04")
def test_villagers_are_neither_fought_nor_counted_as_defenders() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").zeds("5/3", "F-5").activate("F").asks("halt").not_told(FightRolled)
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").put("raiders", "F-5").event("E-G17").phase("four-r").asks("halt")
        assert (town.place("raiders"), town.place("folk1")) == ("F-4", "F-4")
        assert town.marks("folk1") == set()
        town.not_told(FightRolled)


@rule("DOZ-VILL-03", "DOZ-VILL-04", "DOZ-FD129-02")
@pytest.mark.parametrize("place", ["F-4", "F-3", "F-5"])
def test_the_auxiliaries_free_villagers_on_or_next_to_their_space(place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", place).put("folk1", "F-4").put("folk2", "M-5").act(players=0)
        town.play("ability:release:fd129>folk1")
        assert (town.place("folk1"), town.marks("folk1")) == ("F-3", {"fled"})
        assert not any("release" in key for key in town.options)


@rule("DOZ-FD129-02", "DOZ-VILL-04")
def test_the_auxiliaries_release_one_unit_a_turn_defiant_civilians_too() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-3").put("folk1", "F-4").put("civ1", "F-4", marks=["defiant"])
        town.put("civ2", "S-3", marks=["defiant"]).act(players=0)
        released = {key for key in town.options if "release" in key}
        assert released == {"ability:release:fd129>folk1", "ability:release:fd129>civ1"}
        town.play("ability:release:fd129>civ1")
        assert town.marks("civ1") == set() and town.place("civ1") == "F-4"
        assert not any("release" in key for key in town.options)


# -- Refugees -------------------------------------------------------------------------------


@rule("DOZ-REF-05", "DOZ-RUL-56")
def test_a_move_action_takes_refugees_one_space_either_way() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).put("folk1", "F-3", marks=FLED).act(event=1)
        assert own(town, "folk1") == {"move:folk1>F-2", "move:folk1>F-4"}
        town.play("move:folk1>F-4")
        assert town.place("folk1") == "F-4"
        assert sum(town.state.player_actions) + town.state.event_actions == 1


@rule("DOZ-RUL-56", "DOZ-REF-08")
def test_refugees_enter_neither_zeds_nor_start_nor_no_entry() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).zeds("5/3", "F-2").put("folk2", "M-6", marks=FLED)
        town.put("folk3", "H-1", marks=FLED).put("folk4", "S-2", marks=FLED)
        town.state.no_entry, town.state.bridge = (town.spot("H-2"),), "collapsed"
        town.act()
        assert own(town, "folk1") == {"move:folk1>F-4"}
        assert own(town, "folk2") == {"move:folk2>M-5"}
        assert own(town, "folk3") == {"move:folk3>H-0"}
        assert own(town, "folk4") == {"move:folk4>S-3"}


@rule("DOZ-REF-15", "DOZ-RUL-56")
def test_from_number_0_they_come_to_the_camp_and_infection_rises() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-0", marks=FLED).act().play("move:folk1>TC")
        assert town.place("folk1") == "CAMP" and town.state.infection == 1


@rule("DOZ-REF-06", "DOZ-4R-03")
@pytest.mark.parametrize(("card", "count"), [("E-G17", 1), ("E-G10", 2), ("E-G15", 0)])
def test_the_printed_number_of_refugees_must_move(card: str, count: int) -> None:
    with Siege("apocalypse") as town:
        names = ["folk1", "folk2", "folk3"]
        for name, place in zip(names, ("F-3", "M-3", "H-3"), strict=True):
            town.put(name, place, marks=FLED)
        town.event(card).phase("four-r")
        asked = 0
        for name in names[:count]:
            town.asks("refugees")
            assert "pass" not in town.options
            town.play(f"unit:{name}")
            asked += 1
        assert asked == count
        town.asks("halt")
        assert [town.place(name)[-1] for name in names] == ["2"] * count + ["3"] * (3 - count)


@rule("DOZ-4R-03", "DOZ-REF-06")
def test_with_fewer_refugees_than_printed_each_moves_once() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).event("E-G10").phase("four-r").asks("halt")
        assert town.place("folk1") == "F-2"


@rule("DOZ-REF-07")
def test_the_players_choose_which_refugees_move() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).put("folk2", "M-3", marks=FLED)
        town.event("E-G17").phase("four-r").asks("refugees", "unit:folk1", "unit:folk2")
        town.play("unit:folk2").asks("halt")
        assert (town.place("folk1"), town.place("folk2")) == ("F-3", "M-2")


@rule("DOZ-REF-08", "DOZ-REF-06")
def test_refugees_that_cannot_move_are_not_asked() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).zeds("5/3", "F-2").put("folk2", "M-5")
        town.event("E-G10").phase("four-r").asks("halt")
        assert (town.place("folk1"), town.place("folk2")) == ("F-3", "M-5")


@rule("DOZ-REF-09", "DOZ-MOVE-06", "DOZ-CHAOS-04", "DOZ-CHAOS-05")
def test_refugees_take_no_room_and_chaos_does_not_matter_to_them() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3").put("hunt", "F-3").put("civ1", "F-3")
        town.put("folk1", "F-4", marks=FLED).put("folk2", "F-3", marks=FLED).act(event=1)
        town.play("move:folk1>F-3", "move:folk1>F-2")
        assert town.place("folk1") == "F-2"
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).put("folk2", "F-3", marks=FLED).put("civ1", "F-3")
        town.put("hunt", "F-2").act()
        assert "move:hunt>F-3" in town.options


@rule("DOZ-REF-09", "DOZ-REF-10")
def test_the_other_unit_fights_and_refugees_stay_behind_it() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=FLED).put("civ1", "F-2").zeds("2/1", "F-3", as_="mob")
        town.dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, unit=town.unit("civ1"))
        assert (town.place("folk1"), town.place("mob")) == ("F-2", "F-3")
        assert town.state.infection == 1


@rule("DOZ-REF-10", "DOZ-REF-11")
@pytest.mark.parametrize("who", ["civ1", "raiders"])
def test_if_the_defenders_lose_refugees_are_devoured_and_do_not_retreat(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=FLED).put(who, "F-2").zeds("9/4", "F-3", as_="mob")
        town.dice(3, 4).activate("F").asks("save")
        assert town.place(who) == ("F-1" if who == "civ1" else "F-3")
        assert (town.place("folk1"), town.state.infection) == ("F-2", 3)
        town.told(RefugeesDevoured)


@rule("DOZ-REF-11", "DOZ-REF-13")
def test_all_refugees_whose_defenders_lost_are_devoured_one_after_the_other() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=FLED).put("folk2", "F-2", marks=FLED).put("civ1", "F-2")
        town.zeds("9/4", "F-3").dice(3, 4).activate("F").asks("save").play("pass")
        town.asks("save").play("pass").asks("halt")
        assert (town.place("folk1"), town.place("folk2")) == ("CEM", "CEM")
        assert town.state.infection == 1 + 2 + 2


@rule("DOZ-REF-11", "DOZ-RUL-61")
def test_zeds_that_won_but_died_devour_nobody() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=FLED).put("civ1", "F-2", damage=3)
        town.zeds("2/1", "F-3", damage=5).dice(1, 1).activate("F").play("pass").asks("halt")
        assert town.place("folk1") == "F-2"
        town.not_told(RefugeesDevoured)


@rule("DOZ-REF-12", "DOZ-REF-13")
def test_refugees_alone_are_devoured_each_of_them() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=FLED).put("folk2", "F-2", marks=FLED).zeds("2/1", "F-3")
        town.activate("F").asks("save")
        assert town.state.infection == 2
        town.dice(3).play("dare:save").asks("save")
        assert town.state.infection == 4
        town.dice(4).play("dare:save").asks("halt")
        assert sorted(town.place(name) for name in ("folk1", "folk2")) == ["CEM", "HB1"]
        assert town.state.infection == 5
        town.not_told(FightRolled)


@rule("DOZ-REF-10", "DOZ-RUL-61")
def test_a_fighting_unit_that_withstands_protects_them_and_a_hidden_dog_does_not() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("folk1", "F-2", marks=FLED).zeds("2/1", "F-3", as_="mob")
        town.activate("F").asks("stealth").dice(6, 6).play("pass").asks("halt")
        assert (town.place("folk1"), town.place("mob")) == ("F-2", "F-3")
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("folk1", "F-2", marks=FLED).zeds("2/1", "F-3", as_="mob")
        town.activate("F").dice(2).play("dare").asks("save")


@rule("DOZ-REF-16", "DOZ-RUL-74", "DOZ-RUL-63")
def test_one_refugees_unit_a_turn_is_equipped_for_free() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "CAMP", marks=FLED).put("folk2", "CAMP", marks=FLED)
        town.buried("civ1", "civ4", "hunt", "furies").act(players=0)
        assert {key for key in town.options if key.startswith("equip")} == {
            "equip:folk1>civ1", "equip:folk1>civ4"
        }  # fmt: skip
        town.play("equip:folk1>civ4")
        assert (town.place("civ4"), town.damage("civ4")) == ("TC", 2)
        assert (town.place("folk1"), town.place("folk2")) == ("CEM", "CAMP")
        assert not any(key.startswith("equip") for key in town.options)
    with Siege("apocalypse") as town:  # nobody to give way to
        town.put("folk1", "CAMP", marks=FLED).put("civ1", "TC").act()
        assert not any(key.startswith("equip") for key in town.options)


# -- V.I.P. Survivors -----------------------------------------------------------------------


def vip_at_the_gate(infection: int = 3) -> Siege:
    """The V.I.P. Survivors are about to reach Town Center."""
    town = Siege("apocalypse")
    town.put("vip", "F-0", marks=FLED).stock(infection=infection, supplies=1, ammo=1)
    return town


@rule("DOZ-VIP-01", "DOZ-VIP-03")
def test_the_vips_come_to_a_start_space_and_walk_like_refugees() -> None:
    with Siege("apocalypse") as town:
        town.fates("F-B05").text("E-G10").asks("halt")
        assert town.place("vip") == "S-S"
        town.event("E-G17").phase("four-r").asks("halt")
        assert town.place("vip") == "S-6"


@rule("DOZ-VIP-03")
def test_zeds_devour_vips_as_they_do_refugees() -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "F-2", marks=FLED).zeds("2/1", "F-3").activate("F").asks("save")
        assert town.state.infection == 2
        town.dice(5).play("dare:save")
        assert town.place("vip") == "HB1"


@rule("DOZ-VIP-02")
def test_units_on_a_start_space_are_safe() -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "F-S", marks=FLED).put("hunt", "M-S").zeds("5/3", "F-S", as_="mob")
        town.zeds("6/3", "M-S").put("piazza", "F-5").stock(ammo=3).draws("4/2").run(
            NewZeds(town.spot("F-S"))
        )
        town.asks("halt").not_told(FightRolled).not_told(RefugeesDevoured)
        town.act()
        assert not {key for key in town.options if key.startswith("shoot:")}


@rule("DOZ-VIP-04", "DOZ-VIP-05", "DOZ-VIP-08")
def test_on_reaching_town_infection_rises_and_one_benefit_is_chosen() -> None:
    with vip_at_the_gate() as town:
        town.act().play("move:vip>TC")
        town.asks("vip", "choose:lab-technician", "choose:medical-technician", "choose:gatherings")
        assert town.state.infection == 4
        town.play("choose:lab-technician")
        assert (town.place("vip"), town.state.infection) == ("CAMP", 0)
        assert (town.state.supplies, town.state.ammo) == (1, 1)


@rule("DOZ-VIP-06")
def test_the_medical_technician_restores_all_who_are_in_play() -> None:
    with vip_at_the_gate() as town:
        town.put("hunt", "F-2", damage=1).put("civ1", "HB1", 2, ["comatose"])
        town.put("civ2", "HB2", damage=3).buried("civ3")
        town.act().play("move:vip>TC", "choose:medical-technician")
        assert [town.damage(name) for name in ("hunt", "civ1", "civ2")] == [0, 0, 0]
        assert town.marks("civ1") == set() and town.place("civ1") == "HB1"
        assert town.place("civ3") == "CEM" and town.state.infection == 4
        assert (town.state.supplies, town.state.ammo) == (1, 1)


@rule("DOZ-VIP-07")
def test_gatherings_bring_four_supplies_and_two_ammo() -> None:
    with vip_at_the_gate() as town:
        town.act().play("move:vip>TC", "choose:gatherings")
        assert (town.state.supplies, town.state.ammo, town.state.infection) == (5, 3, 4)


@rule("DOZ-VIP-08")
def test_vips_are_never_equipped() -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "CAMP", marks=FLED).buried("civ1").act()
        assert not any(key.startswith("equip") for key in town.options)
    with Siege("apocalypse") as town:
        town.put("vip", "CAMP", marks=FLED).put("folk5", "CAMP", marks=FLED).buried("civ1").act()
        assert {k for k in town.options if k.startswith("equip")} == {"equip:folk5>civ1"}


# -- the order of the Phase -----------------------------------------------------------------


@rule("DOZ-4R-01", "DOZ-4R-02", "DOZ-SEQ-05")
def test_raiders_rangers_refugees_guard_in_this_order() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-5").put("rangers", "M-3").put("folk1", "H-3", marks=FLED)
        town.put("folk2", "H-2", marks=FLED).put("national-guard", "S-3").event("E-G17")
        town.phase("four-r").asks("free-step", "place:M-2", "place:M-4", "pass")
        assert town.place("raiders") == "F-4"
        town.play("place:M-4").asks("refugees").play("unit:folk2")
        town.asks("free-step", "place:S-2", "place:S-4", "pass").play("pass").asks("halt")
        assert (town.place("rangers"), town.place("national-guard")) == ("M-4", "S-3")


@rule("DOZ-SEQ-05")
def test_a_blank_tab_still_moves_raiders_rangers_and_guard() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-5").put("rangers", "M-3").put("folk1", "H-3", marks=FLED)
        town.event("E-G15").run(FourRPhase()).asks("free-step").play("place:M-2").asks("halt")
        assert town.place("raiders") == "F-4" and town.place("folk1") == "H-3"


@rule("DOZ-4R-02", "DOZ-MOVE-04")
@pytest.mark.parametrize("who", ["rangers", "national-guard"])
def test_nobody_steps_into_a_full_space(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "M-3").put("civ1", "M-2").put("civ2", "M-2").put("civ3", "M-4")
        town.event("E-G15").phase("four-r").asks("free-step", "place:M-4", "pass").play("pass")


@rule("DOZ-4R-02", "DOZ-GUARD-04", "DOZ-RANGER-03")
@pytest.mark.parametrize("who", ["rangers", "national-guard"])
def test_a_free_step_into_zeds_is_an_attack_at_once(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-4").zeds("2/1", "F-5", as_="mob").event("E-G15").phase("four-r")
        town.dice(6, 6).play("place:F-5").asks("halt")
        town.told(FightRolled, attacking=True)
        assert (town.place(who), town.place("mob")) == ("F-5", "F-6")


@rule("DOZ-4R-02", "DOZ-GUARD-06")
def test_the_guard_steps_from_town_center_only_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.put("national-guard", "TC").event("E-G15").phase("four-r")
        town.asks("free-step", *(f"place:{track}-0" for track in "FMHS"), "pass")
    with Siege("walking-zeds") as town:
        town.put("rangers", "TC").event("E-G15").phase("four-r").asks("free-step")
        assert "place:T-0" in town.options
