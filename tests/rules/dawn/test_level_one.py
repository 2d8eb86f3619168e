"""Level I: Infection, Outbreaks, Supplies, the Eat Phase, the Hospital, Super Zeds."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.events.infection import OutbreakBegan, SpreaderReturned
from shambler.games.dawn.procedures.hits import HitUnit, LandHits
from shambler.games.dawn.procedures.team import RollStock
from shambler.games.dawn.state import OUT, TOWN
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.dawn import Siege


@rule("DOZ-SETUP-05", "DOZ-SETUP-06", "DOZ-HORATIUS-08")
def test_one_hero_is_chosen_three_are_drawn_and_horatius_only_comes_by_choice() -> None:
    for seed in range(6):
        game = RULES.new("outbreak", {}, Sampled(seed)).start()
        assert game.decision is not None and game.decision.kind == "choose-hero"
        keys = [option.key for option in game.decision.options]
        assert "unit:horatius" in keys and len(keys) == 6
        game.submit(next(o for o in game.decision.options if o.key == "unit:hunt"))
        units = game.world.units
        at = game.state.unit_at
        here = [name for u, name in enumerate(units.ids) if units.hero[u] and at[u] == TOWN]
        assert len(here) == 4 and "hunt" in here and "horatius" not in here
        assert sum(units.kind[u] == "heroic" and at[u] == TOWN for u in range(len(at))) == 1


@rule("DOZ-SETUP-07", "DOZ-RUL-10", "DOZ-HORATIUS-04")
def test_the_stock_is_two_dice_and_six_less_the_lower_one() -> None:
    with Siege("outbreak") as town:
        town.dice(2, 5).run(RollStock()).asks("halt")
        assert (town.state.supplies, town.state.ammo) == (7, 4)


@rule("DOZ-INF-04", "DOZ-INF-05", "DOZ-INF-06")
@pytest.mark.parametrize(("roll", "breaks"), [((3, 3), True), ((3, 4), False)])
def test_an_outbreak_occurs_at_or_below_the_infection_level(
    roll: tuple[int, int], breaks: bool
) -> None:
    with Siege("outbreak") as town:
        town.event("E-B04").stock(infection=6).dice(*roll)
        if breaks:
            town.dice(2, 2).fates("F-B05").draws("5/3")
        town.phase("infection").asks("halt")
        assert town.state.infection == (2 if breaks else 6)
        if breaks:  # the Suburbs Village closest to Town Center
            town.told(OutbreakBegan, unchecked=False)
            assert town.place("z53a") == "S-3"


@rule("DOZ-SPREAD-02", "DOZ-INF-03")
def test_spreaders_raise_infection_off_their_start_space_only() -> None:
    for place, infection in (("F-4", 1), ("F-S", 0)):
        with Siege("outbreak") as town:
            town.event("E-B18").zeds("vermin", place).phase("infection").asks("halt")
            assert town.state.infection == infection


@rule("DOZ-SPREAD-08")
@pytest.mark.parametrize(("roll", "place"), [(3, "F-S"), (4, "OUT")])
def test_an_eliminated_spreader_may_return_to_start(roll: int, place: str) -> None:
    with Siege("outbreak") as town:
        town.zeds("vermin", "F-4", damage=2).dice(roll)
        town.run(LandHits((town.zed("vermin"),), (2,))).asks("halt")
        assert town.damage("vermin") == 0
        if place == "F-S":
            town.told(SpreaderReturned, roll=roll)
            assert town.place("vermin") == "F-S"
        else:
            assert town.state.zed_at[town.zed("vermin")] == OUT


@rule("DOZ-EAT-01", "DOZ-EAT-03")
def test_what_cannot_be_eaten_is_a_hit_of_the_hero_sides_choice() -> None:
    with Siege("outbreak") as town:
        town.event("E-B17").stock(supplies=1).put("hunt", "TC").put("civ1", "F-2")
        town.put("civ2", "HB1", damage=2, marks=["comatose"]).phase("eat").asks("take-hit")
        assert town.options == ["unit:hunt", "unit:civ1"]
        town.play("unit:civ1").asks("halt")
        assert (town.state.supplies, town.damage("civ1")) == (0, 1)


@rule("DOZ-EAT-02", "DOZ-SAVIOR-04")
@pytest.mark.parametrize(("savior", "left"), [(False, 2), (True, 3)])
def test_the_eat_die_is_compared_with_the_patients(savior: bool, left: int) -> None:
    with Siege("outbreak") as town:
        town.event("E-B20").stock(supplies=3).put("civ1", "HB1").put("civ2", "HB2").dice(2)
        if savior:
            town.put("savior", "TC")
        town.phase("eat").asks("halt")
        assert town.state.supplies == left


@rule("DOZ-SAVE-03", "DOZ-RUL-58", "DOZ-SAVE-06")
def test_a_saved_unit_lies_in_a_bed_reduced_comatose_and_infection_rises() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-4", damage=3, marks=["defiant"]).run(HitUnit(town.unit("civ1"), 1))
        town.dice(4).play("dare:save").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("HB1", 2)
        assert town.marks("civ1") == {"comatose"} and town.state.infection == 1


@rule("DOZ-SAVE-04")
def test_the_saving_roll_may_be_declined() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-4", damage=3).run(HitUnit(town.unit("civ1"), 1)).play("pass")
        assert town.place("civ1") == "CEM"


@rule("DOZ-SAVE-05")
def test_without_a_bed_somebody_makes_room_and_comatose_patients_die() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-4", damage=3).put("civ2", "HB1").put("civ3", "HB2")
        town.put("civ4", "HB3", damage=2, marks=["comatose"])
        town.run(HitUnit(town.unit("civ1"), 1)).dice(6).play("dare:save").asks("make-room")
        town.play("unit:civ4").asks("halt")
        assert (town.place("civ4"), town.place("civ1")) == ("CEM", "HB3")


@rule("DOZ-SAVE-07", "DOZ-SAVE-01")
def test_the_last_hit_in_a_bed_needs_no_roll() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=3).run(HitUnit(town.unit("civ1"), 1)).asks("halt")
        assert town.place("civ1") == "CEM"


@rule("DOZ-HEAL-01", "DOZ-HEAL-02", "DOZ-HEAL-08")
def test_a_heal_removes_one_hit_lowers_infection_and_comes_once_per_turn() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=2).stock(infection=5).act(event=2).play("heal:civ1")
        assert town.damage("civ1") == 1 and town.state.infection == 4
        assert town.blocked("heal:civ1") == "DOZ-HEAL-02"


@rule("DOZ-HEAL-04")
def test_a_patient_who_is_awake_leaves_for_free() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=2).put("civ2", "HB2", damage=2, marks=["comatose"])
        town.act(players=0).play("discharge:civ1")
        assert town.place("civ1") == "TC"
        assert "discharge:civ2" not in town.options


@rule("DOZ-HEAL-06")
def test_a_wounded_unit_may_move_into_a_free_bed() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "F-1", damage=1).put("schmidt", "TC").act()
        assert "move:hunt>HB1" in town.options and "move:schmidt>HB1" not in town.options
        town.play("move:hunt>HB1")
        assert town.place("hunt") == "HB1"


@rule("DOZ-REANIM-01", "DOZ-REANIM-02")
def test_reanimators_remove_a_hit_when_activated() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-4", damage=3, as_="mob").activate("F").asks("halt")
        assert town.damage("mob") == 2 and town.place("mob") == "F-3"


@rule("DOZ-BERSERKER-01", "DOZ-BERSERKER-03", "DOZ-SUPER-06")
def test_berserkers_go_on_alone_after_a_win() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-3", damage=1).zeds("5/3", "F-4", as_="b")
        town.zeds("berserkers", "F-4", as_="a").dice(3, 3).activate("F").play("pass").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-2", "F-3")


@rule("DOZ-INF-11")
def test_infection_gained_in_an_unchecked_outbreak_starts_no_second_one_inside_it() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("civ1", "S-3").put("civ2", "F-2").zeds("5/3", "F-3", as_="x")
        town.dice(3, 4).dice(1, 1).fates("F-B05").draws("zed-hemoths").dice(6, 6).activate("F")
        town.asks("halt")
        assert town.state.outbreaks == 1 and town.state.infection == 12


@rule("DOZ-JOHNSON-12")
def test_johnson_heals_next_to_him_for_an_action_and_a_supply() -> None:
    with Siege("outbreak") as town:
        town.stock(supplies=1, infection=2).put("johnson", "F-2").put("civ1", "F-1", damage=1)
        town.act().play("aid:johnson>civ1")
        assert (town.damage("civ1"), town.state.supplies, town.state.infection) == (0, 0, 1)
        assert sum(town.state.player_actions) == 0
