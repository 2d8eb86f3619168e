"""Level I and up: Saving Rolls, beds, Heals, discharges, hunger."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.infection import HungerRolled
from shambler.games.dawn.events.turn import StockChanged
from shambler.games.dawn.events.units import UnitBuried
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.losses import TakeLosses
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

ASLEEP = ["comatose"]


# -- Saving Rolls and beds ------------------------------------------------------------------


@rule("DOZ-SAVE-03", "DOZ-RUL-58", "DOZ-SAVE-06")
@pytest.mark.parametrize(
    ("who", "damage", "hits"), [("hunt", 1, 1), ("civ1", 3, 2), ("furies", 3, 2), ("piazza", 1, 1)]
)
def test_a_saved_unit_lies_reduced_and_comatose(who: str, damage: int, hits: int) -> None:
    with Siege("outbreak") as town:
        town.put(who, "F-2", damage=damage)
        if who in ("hunt", "furies"):
            town.dice(1)
        town.run(HitUnit(town.unit(who), 1)).dice(4).play("dare:save").asks("halt")
        assert (town.place(who), town.damage(who)) == ("HB1", hits)
        assert town.marks(who) == {"comatose"} and town.state.infection == 1


@rule("DOZ-RUL-58")
def test_leader_arms_and_training_stay_and_defiance_goes() -> None:
    marks = ["defiant", "leader", "well-armed"]
    with Siege("walking-zeds") as town:
        town.put("civ1", "F-4", 3, marks).put("civ2", "F-2", 3, ["trained"])
        town.run(HitUnit(town.unit("civ1"), 1)).dice(6).play("dare:save")
        assert town.marks("civ1") == {"leader", "well-armed", "comatose"}
        town.run(HitUnit(town.unit("civ2"), 1)).dice(6).play("dare:save")
        assert town.marks("civ2") == {"trained", "comatose"}
        assert (town.place("civ1"), town.place("civ2")) == ("HB1", "HB2")


@rule("DOZ-RUL-58")
def test_infection_rises_once_the_unit_lies_in_its_bed() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("civ1", "F-2", damage=3).put("civ2", "S-3")
        town.run(HitUnit(town.unit("civ1"), 1)).dice(6).dice(6, 6).fates("F-B05").draws("doom")
        town.dice(6, 6).play("dare:save").asks("halt")
        names = [type(event).__name__ for event in town.events]
        assert names.index("UnitAdmitted") < names.index("OutbreakBegan")


@rule("DOZ-SAVE-03")
@pytest.mark.parametrize(("roll", "place"), [(3, "CEM"), (4, "HB1")])
def test_four_or_more_saves(roll: int, place: str) -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1))
        town.dice(roll).play("dare:save").asks("halt")
        assert town.place("civ1") == place
        assert town.state.infection == (1 if place == "HB1" else 0)


@rule("DOZ-SAVE-04", "DOZ-SAVE-06")
def test_the_roll_may_be_declined_from_level_one_on() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1))
        town.asks("save", "dare:save", "pass").play("pass").asks("halt")
        assert town.place("civ1") == "CEM" and town.state.infection == 0
    with Siege() as town:
        town.put("civ1", "F-2", damage=3).dice(3).run(HitUnit(town.unit("civ1"), 1)).asks("halt")


@rule("DOZ-SAVE-05", "DOZ-RUL-59")
@pytest.mark.parametrize(
    ("leaves", "where"),
    [("civ2", "TC"), ("civ4", "CEM"), ("folk1", "CAMP"), ("civ1", "CEM")],
)
def test_without_a_free_bed_somebody_makes_room(leaves: str, where: str) -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-4", damage=3).put("civ2", "HB1", damage=2)
        town.put("folk1", "HB2", marks=["fled"]).put("civ4", "HB3", 2, ASLEEP)
        town.run(HitUnit(town.unit("civ1"), 1)).dice(6).play("dare:save")
        town.asks("make-room", "unit:civ1", "unit:civ2", "unit:civ4", "unit:folk1")
        town.play(f"unit:{leaves}").asks("halt")
        assert town.place(leaves) == where
        beds = {"civ2": "HB1", "folk1": "HB2", "civ4": "HB3"}
        if leaves == "civ1":
            assert {name: town.place(name) for name in beds} == beds
            assert town.state.infection == 0
        else:
            assert town.place("civ1") == beds[leaves]


@rule("DOZ-HEAL-07", "DOZ-SAVE-05")
def test_the_hospital_has_three_beds_for_one_unit_each() -> None:
    with Siege("outbreak") as town:
        for at, name in enumerate(("civ1", "civ2", "civ3"), start=1):
            town.put(name, "F-2", damage=3).run(HitUnit(town.unit(name), 1)).dice(6)
            town.play("dare:save")
            assert town.place(name) == f"HB{at}"
        town.put("civ4", "TC", damage=1).act()
        assert not keys(town, "move:civ4>HB")


@rule("DOZ-HEAL-07", "DOZ-LOC-04")
def test_two_offices_hold_one_science_hero_each() -> None:
    with Siege("brains") as town:
        town.put("agee", "SO1").put("wright", "SO2").put("seaver", "TC").put("hunt", "TC").act()
        assert not keys(town, "move:seaver>SO")
    with Siege("brains") as town:
        town.put("agee", "SO1").put("seaver", "TC").put("hunt", "TC").put("civ1", "TC").act()
        assert keys(town, "move:seaver>SO", "move:hunt>SO", "move:civ1>SO") == {"move:seaver>SO2"}
        assert keys(town, "move:hunt>LAB", "move:civ1>LAB") == set()


@rule("DOZ-SAVE-07")
def test_a_last_hit_in_the_hospital_or_any_hit_while_comatose_is_the_end() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=3).run(HitUnit(town.unit("civ1"), 1)).asks("halt")
        town.told(UnitBuried, rule="DOZ-SAVE-07")
        town.put("civ2", "HB2", damage=2).run(HitUnit(town.unit("civ2"), 1)).asks("halt")
        assert (town.place("civ1"), town.place("civ2"), town.damage("civ2")) == ("CEM", "HB2", 3)
        town.put("civ3", "HB3", 2, ASLEEP).run(HitUnit(town.unit("civ3"), 1)).asks("halt")
        assert town.place("civ3") == "CEM"


@rule("DOZ-HIT-07", "DOZ-REF-14", "DOZ-SAVE-03")
def test_any_hit_on_refugees_means_a_saving_roll() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=["fled"]).run(HitUnit(town.unit("folk1"), 1)).asks("save")
        town.dice(4).play("dare:save").asks("halt")
        assert town.place("folk1") == "HB1" and "comatose" in town.marks("folk1")
        assert town.state.infection == 1


@rule("DOZ-ACT-08")
def test_comatose_units_neither_act_nor_use_abilities() -> None:
    with Siege("brains") as town:
        town.stock(supplies=5, ammo=5).put("hunt", "HB1", 1, ASLEEP).put("seaver", "HB2", 1, ASLEEP)
        town.put("hernandez", "HB3", 1, ASLEEP).put("civ1", "TC").put("kingman", "F-2")
        town.zeds("5/3", "M-0").act(event=3)
        own = keys(town, "move:hunt", "order:", "aid:", "speech", "citadel", "discharge:")
        assert own == set()
        assert keys(town, "heal:") == {"heal:hunt", "heal:seaver", "heal:hernandez"}


@rule("DOZ-ACT-08", "DOZ-KINGMAN-08")
def test_a_comatose_colonel_has_no_perimeter() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "HB1", 1, ASLEEP).put("hunt", "F-2").zeds("5/3", "M-0").activate("M")
        assert town.outcome is not None


# -- Heals ----------------------------------------------------------------------------------


@rule("DOZ-HEAL-01")
def test_a_heal_costs_an_action_and_removes_one_hit_and_one_infection() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=3).put("civ2", "TC", damage=1).stock(infection=5)
        town.act(event=1)
        assert keys(town, "heal:") == {"heal:civ1"}  # only in a bed
        town.play("heal:civ1")
        assert (town.damage("civ1"), town.state.infection) == (2, 4)
        assert sum(town.state.player_actions) + town.state.event_actions == 1


@rule("DOZ-HEAL-01")
def test_nobody_is_healed_who_is_well() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1").act()
        assert keys(town, "heal:") == set()


@rule("DOZ-HEAL-02", "DOZ-SEAVER-04")
def test_each_unit_is_healed_once_a_turn_by_whatever_means() -> None:
    with Siege("brains") as town:
        town.stock(supplies=5).put("civ1", "HB1", damage=3).put("seaver", "SO1")
        town.put("johnson", "TC").put("civ2", "TC", damage=2).act(event=4)
        town.play("heal:civ1", "aid:johnson>civ2")
        left = keys(town, "heal:", "aid:", "ability:medical")
        assert left == set()


@rule("DOZ-HEAL-03", "DOZ-REF-14")
@pytest.mark.parametrize(("who", "hits"), [("civ1", 3), ("hunt", 1), ("national-guard", 5)])
def test_the_first_heal_wakes_a_unit_one_hit_from_the_end(who: str, hits: int) -> None:
    with Siege("apocalypse") as town:
        reduced = {"civ1": 2, "hunt": 1, "national-guard": 3}[who]
        town.put(who, "HB1", reduced, ASLEEP).stock(infection=5).act().play(f"heal:{who}")
        assert (town.place(who), town.marks(who), town.damage(who)) == ("HB1", set(), hits)
        assert town.state.infection == 4


@rule("DOZ-HEAL-05", "DOZ-REF-14", "DOZ-REF-15")
def test_one_heal_sends_refugees_to_the_camp_and_infection_up_again() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "HB1", marks=["fled", "comatose"]).stock(infection=5).act()
        town.play("heal:folk1")
        assert (town.place("folk1"), town.marks("folk1")) == ("CAMP", {"fled"})
        assert town.state.infection == 5
        changes = [e.after for e in town.events if isinstance(e, StockChanged)]
        assert sorted(changes) in ([4, 5], [5, 6])


@rule("DOZ-HEAL-08")
@pytest.mark.parametrize(("who", "reduced"), [("hunt", 1), ("civ1", 2), ("santana", 2)])
def test_a_reduced_unit_without_a_marker_flips_back(who: str, reduced: int) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "HB1", damage=reduced).act().play(f"heal:{who}")
        assert town.damage(who) == reduced - 1
        full = {"hunt": 5, "civ1": 4, "santana": 6}[who]
        assert town.game.strength(town.unit(who)) == full


@rule("DOZ-HEAL-09", "DOZ-SCHMIDT-05")
def test_a_heal_is_paid_by_player_event_or_free_action_not_by_a_sleepers_own() -> None:
    for actions in ({"players": 1}, {"players": 0, "event": 1}):
        with Siege("outbreak") as town:
            town.put("schmidt", "HB1", 1, ASLEEP).act(**actions).play("heal:schmidt")
            assert town.marks("schmidt") == set()
    with Siege("outbreak") as town:
        town.put("schmidt", "HB1", 1, ASLEEP).put("hunt", "TC").act(players=0)
        assert keys(town, "heal:") == set()
    with Siege("outbreak") as town:  # awake in a bed he may use it
        town.put("schmidt", "HB1", 1).act(players=0).play("heal:schmidt")
        assert town.damage("schmidt") == 0


@rule("DOZ-HEAL-09", "DOZ-HUNT-03")
def test_orders_let_a_patient_heal_once_and_nobody_else() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC").put("civ1", "HB1", 2, ASLEEP).put("civ2", "HB2", 2, ASLEEP)
        town.stock(infection=4).act(players=0).play("order:hunt>civ1")
        assert keys(town, "heal:") == {"heal:civ1"}
        town.play("heal:civ1")
        assert (town.damage("civ1"), town.state.infection) == (3, 3)
        assert keys(town, "heal:", "order:") == set()


@rule("DOZ-HEAL-04", "DOZ-RUL-59")
def test_who_is_awake_is_discharged_for_free() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "HB1", damage=2).put("civ2", "HB2", 2, ASLEEP)
        town.put("folk1", "HB3", marks=["fled"]).stock(infection=2).act(players=0)
        assert keys(town, "discharge:") == {"discharge:civ1", "discharge:folk1"}
        town.play("discharge:civ1", "discharge:folk1")
        assert (town.place("civ1"), town.damage("civ1")) == ("TC", 2)
        assert town.place("folk1") == "CAMP" and town.state.infection == 3


@rule("DOZ-HEAL-06")
def test_only_the_wounded_move_into_a_bed_and_there_must_be_one() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC", damage=1).put("civ1", "F-1", damage=1).put("piazza", "TC")
        town.act(event=2)
        assert keys(town, "move:hunt>HB", "move:civ1>HB", "move:piazza>HB") == {"move:hunt>HB1"}
        town.play("move:hunt>HB1")
        assert town.place("hunt") == "HB1" and town.marks("hunt") == set()
        assert sum(town.state.player_actions) + town.state.event_actions == 2


@rule("DOZ-HEAL-06")
def test_the_way_to_a_bed_costs_one_more_point_than_the_way_to_town_center() -> None:
    for place, reaches in (("F-0", True), ("F-1", False)):  # Civilians move two spaces
        with Siege("outbreak") as town:
            town.put("civ1", place, damage=1).act()
            assert bool(keys(town, "move:civ1>HB")) is reaches


@rule("DOZ-RUL-60")
def test_a_patient_who_is_awake_only_heals_and_moves_out() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).put("hunt", "HB1", damage=1).zeds("5/3", "F-0")
        town.put("civ1", "TC").act()
        own = {key for key in town.options if ":hunt" in key}
        assert own == {"heal:hunt", "discharge:hunt", *keys(town, "move:hunt")}
        assert "move:hunt>TC" in own and not keys(town, "order:hunt")
    with Siege("apocalypse") as town:
        town.put("hunt", "HB1", damage=1).act().play("move:hunt>M-2")
        assert town.place("hunt") == "M-2"  # one point to Town Center, three beyond


@rule("DOZ-RUL-60")
def test_a_patient_who_is_awake_is_in_play() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "HB1", damage=1).zeds("5/3", "F-0", as_="mob").activate("F")
        town.asks("perimeter").dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-0"


# -- hunger and other Hits of the Hero side's choice -----------------------------------------


@rule("DOZ-EAT-01")
@pytest.mark.parametrize(("card", "eaten"), [("E-B01", 1), ("E-B17", 2), ("E-B12", 0)])
def test_so_many_supplies_are_lost_as_printed(card: str, eaten: int) -> None:
    with Siege("outbreak") as town:
        town.event(card).stock(supplies=5).put("hunt", "TC").phase("eat").asks("halt")
        assert town.state.supplies == 5 - eaten


@rule("DOZ-EAT-02", "DOZ-SAVIOR-04")
@pytest.mark.parametrize(
    ("roll", "savior", "left"), [(3, False, 2), (4, False, 3), (2, True, 2), (3, True, 3)]
)
def test_the_eat_die_is_compared_with_beds_and_camp(roll: int, savior: bool, left: int) -> None:
    with Siege("apocalypse") as town:
        town.event("E-G09").stock(supplies=3).put("civ1", "HB1")
        town.put("civ2", "HB2", 2, ASLEEP).put("folk1", "CAMP", marks=["fled"]).put("hunt", "TC")
        if savior:
            town.put("savior", "F-2")
        town.dice(roll).phase("eat").asks("halt")
        town.told(HungerRolled, mouths=3, roll=roll + savior)
        assert town.state.supplies == left


@rule("DOZ-SAVIOR-04")
def test_a_comatose_savior_corps_rations_nothing() -> None:
    with Siege("outbreak") as town:
        town.event("E-B20").stock(supplies=3).put("savior", "HB1", 2, ASLEEP).dice(1)
        town.phase("eat").asks("halt")
        assert town.state.supplies == 2


@rule("DOZ-EAT-03", "DOZ-RUL-57")
def test_each_supply_missing_is_a_hit_on_somebody_who_can_take_it() -> None:
    with Siege("apocalypse") as town:
        town.event("E-B17").put("hunt", "HB1").put("civ1", "F-S").put("civ2", "HB2", 2, ASLEEP)
        town.put("folk1", "F-4").put("folk2", "M-2", marks=["fled"])
        town.put("folk3", "CAMP", marks=["fled"]).put("raiders", "H-3").buried("civ3")
        town.phase("eat").asks("take-hit", "unit:hunt", "unit:civ1", "unit:folk2")
        town.play("unit:civ1").asks("take-hit").play("unit:civ1").asks("halt")
        assert town.damage("civ1") == 2


@rule("DOZ-EAT-03")
def test_what_there_is_is_eaten_first() -> None:
    with Siege("outbreak") as town:
        town.event("E-B17").stock(supplies=1).put("hunt", "TC").put("civ1", "TC").phase("eat")
        town.asks("take-hit").play("unit:civ1").asks("halt")
        assert (town.state.supplies, town.damage("civ1")) == (0, 1)


@rule("DOZ-RUL-57")
def test_losses_of_a_card_may_be_hits_on_refugees_too() -> None:
    with Siege("apocalypse") as town:
        town.put("folk2", "M-2", marks=["fled"]).put("civ1", "F-S").run(TakeLosses(1, ("hits",)))
        town.asks("take-hit", "unit:civ1", "unit:folk2").play("unit:folk2").asks("save")


@rule("DOZ-LOC-02", "DOZ-RUL-63")
def test_the_camp_holds_all_refugees_and_nobody_acts_there() -> None:
    with Siege("apocalypse") as town:
        for at in range(1, 6):
            town.put(f"folk{at}", "CAMP", marks=["fled"])
        town.put("hunt", "TC").stock(supplies=5).act(event=3)
        assert not [key for key in town.options if "folk" in key]
