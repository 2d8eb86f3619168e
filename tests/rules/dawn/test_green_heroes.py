"""The green Heroes but Pickles: Colonel Kingman, Santana, Staub."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.defences import GuardTried
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege

HIDDEN = ["stealthed"]


# -- Colonel Kingman ------------------------------------------------------------------------


@rule("DOZ-KINGMAN-02")
@pytest.mark.parametrize(("who", "column"), [("kingman", 3), ("civ2", 2)])
def test_the_colonel_has_a_column_when_he_defends(who: str, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F")
        if who == "kingman":
            town.play("pass")
        town.told(FightRolled, column=column)
    with Siege("apocalypse") as town:  # not when he attacks
        town.put(who, "F-2").zeds("4/2", "F-3").act().dice(6, 6).play(f"move:{who}>F-3")
        town.told(FightRolled, column=2)


@rule("DOZ-KINGMAN-02")
def test_no_terrain_cards_leave_him_his_column() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "H-0").zeds("4/2", "H-1").event("E-B07").draws("2/1")
        town.phase("zeds").asks("perimeter").dice(6, 6).play("pass")
        town.told(FightRolled, column=3)


@rule("DOZ-KINGMAN-03")
@pytest.mark.parametrize(("start", "watched"), [("F-4", True), ("F-3", True), ("F-5", False)])
@pytest.mark.parametrize("roll", [4, 5])
def test_the_perimeter_watches_his_space_and_those_next_to_it(
    start: str, watched: bool, roll: int
) -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("2/1", start, as_="mob")
        town.activate("F")
        if not watched:
            town.asks("halt")
            return
        town.asks("perimeter", "dare", "pass").dice(roll)
        if roll == 4 and start == "F-3":
            town.dice(6, 6)
        town.play("dare").asks("halt")
        town.told(GuardTried, works=roll == 5)
        moved = {"F-4": "F-3", "F-3": "F-3"}[start]
        assert town.place("mob") == (start if roll == 5 else moved)


@rule("DOZ-KINGMAN-03", "DOZ-RUL-33")
def test_one_roll_for_a_whole_mob() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("5/3", "F-4", as_="a").zeds("4/2", "F-4", as_="b")
        town.activate("F").dice(6).play("dare").asks("halt")
        assert town.place("a") == town.place("b") == "F-4"


@rule("DOZ-KINGMAN-04")
def test_a_cancelled_move_is_no_retreat() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").barricade("F-4").zeds("5/3", "F-4", as_="mob")
        town.activate("F").dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-4" and town.state.barricades == (town.spot("F-4"),)


@rule("DOZ-KINGMAN-05", "DOZ-KINGMAN-06")
def test_a_placed_unit_is_pushed_on_as_often_as_the_rolls_succeed() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").draws("4/2").run(NewZeds(town.spot("F-2")))
        for _ in range(3):
            town.asks("perimeter").dice(5).play("dare")
        town.asks("halt")
        assert town.crowd("F-5") == ["4/2"]
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").draws("4/2").run(NewZeds(town.spot("F-2"))).dice(4)
        town.play("dare").asks("halt")
        assert town.crowd("F-2") == ["4/2"]


@rule("DOZ-KINGMAN-05", "DOZ-KINGMAN-06", "DOZ-RUL-33")
def test_retreating_zeds_are_pushed_on_one_roll_for_each() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").zeds("5/3", "F-1", as_="a").zeds("4/2", "F-1", as_="b")
        town.run(RetreatZeds((town.zed("a"), town.zed("b")))).dice(5).play("dare")
        town.dice(5).play("dare").dice(1).play("dare").dice(1).play("dare").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-4", "F-2")


@rule("DOZ-RUL-33")
def test_the_perimeter_does_not_reach_a_start_space() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-6").draws("4/2").run(NewZeds(town.spot("F-S"))).asks("halt")
        assert town.crowd("F-S") == ["4/2"]


@rule("DOZ-KINGMAN-07")
def test_zeds_beaten_in_his_space_retreat_without_a_roll() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("2/1", "F-3", as_="a").zeds("3/1", "F-3", as_="b")
        town.activate("F").dice(6, 6).play("pass").play("zed:z21", "zed:z21", "zed:z21").asks(
            "halt"
        )
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-KINGMAN-08")
@pytest.mark.parametrize("place", ["TC", "HB1"])
def test_the_perimeter_works_from_town_center_and_from_a_bed(place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", place, damage=1).zeds("5/3", "H-0", as_="mob").activate("H")
        town.asks("perimeter").dice(5).play("dare").asks("halt")
        assert town.outcome is None and town.place("mob") == "H-0"
    with Siege("apocalypse") as town:
        town.put("kingman", place, damage=1).zeds("5/3", "H-1", as_="mob").activate("H")
        town.asks("perimeter" if place == "TC" else "halt")


# -- Santana --------------------------------------------------------------------------------


@rule("DOZ-SANTANA-01", "DOZ-SANTANA-02")
@pytest.mark.parametrize(("roll", "works"), [(3, False), (4, True)])
def test_a_charge_drives_regular_zeds_off_without_a_combat(roll: int, works: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("5/3", "F-2", as_="mob").act()
        town.play("move:santana>F-2").asks("charge", "dare", "pass").dice(roll)
        if not works:
            town.dice(6, 6)
        town.play("dare").asks("halt")
        assert (town.place("santana"), town.place("mob")) == ("F-2", "F-3")
        if works:
            town.not_told(FightRolled)
            assert town.damage("mob") == 1 and town.state.infection == 0
        else:
            town.told(FightRolled, column=4)
            assert town.state.infection == 1


@rule("DOZ-SANTANA-01")
def test_one_hit_on_one_unit_of_a_mob_and_all_of_it_retreats() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("5/3", "F-2", as_="a").zeds("4/2", "F-2", as_="b").act()
        town.dice(6).play("move:santana>F-2", "dare").asks("hit-zeds").play("zed:z42a").asks("halt")
        assert (town.damage("a"), town.damage("b")) == (0, 1)
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-SANTANA-01")
def test_he_charges_only_when_he_attacks() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-2").zeds("5/3", "F-3").dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, attacking=False)
    with Siege("apocalypse") as town:  # and not at Raiders
        town.put("santana", "F-2").put("raiders", "F-3").act().dice(6, 6).play("move:santana>F-3")
        town.told(FightRolled, attacking=True)


@rule("DOZ-SANTANA-03")
def test_super_zeds_alone_are_not_charged() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("ravagers", "F-2").act().dice(6, 6)
        town.play("move:santana>F-2").asks("halt").told(FightRolled, column=6)


@rule("DOZ-SANTANA-03", "DOZ-SANTANA-02")
def test_spreaders_flee_and_super_zeds_stay_to_fight() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("vermin", "F-2").zeds("doom", "F-2", as_="b").act()
        town.dice(4).dice(6, 6).play("move:santana>F-2", "dare").asks("halt")
        assert (town.place("vermin"), town.damage("vermin")) == ("F-3", 1)
        town.told(FightRolled, column=2)  # 7 against 6, the Spreader does not count
        assert town.state.infection == 1


@rule("DOZ-SANTANA-04", "DOZ-SANTANA-05", "DOZ-SANTANA-06")
def test_santanas_numbers() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-3").zeds("9/4", "M-0").stock(ammo=5).act()
        assert "move:santana>F-0" in town.options and "move:santana>TC" not in town.options
        town.run(HitUnit(town.unit("santana"), 3)).asks("halt")
        assert town.place("santana") == "F-3" and town.game.strength(town.unit("santana")) == 4
        town.run(HitUnit(town.unit("santana"), 1)).asks("save")
    for damage, column in ((0, 2), (2, 1)):
        with Siege("apocalypse") as town:
            town.put("santana", "F-1", damage=damage).zeds("9/4", "F-2").stock(ammo=1).act()
            assert town.game.strength(town.unit("santana")) == (6, 4)[damage // 2]
            town.dice(1, 1).play("shoot:santana>F-2/z94").told(GunfireRolled, column=column)


# -- Staub ----------------------------------------------------------------------------------


@rule("DOZ-STAUB-01")
@pytest.mark.parametrize(("roll", "supplies", "ammo"), [(1, 1, 0), (4, 2, 0), (6, 1, 1)])
def test_staub_finds_one_supply_more_even_with_a_blank(roll: int, supplies: int, ammo: int) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "M-2").act().dice(roll).play("forage:staub")
        assert (town.state.supplies, town.state.ammo) == (supplies, ammo)


@rule("DOZ-STAUB-02")
def test_his_first_shot_of_a_turn_costs_no_ammo_but_an_action() -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1").put("hunt", "F-1").zeds("9/4", "F-2").stock(ammo=2).act(event=3)
        town.dice(1, 1).play("shoot:hunt>F-2/z94")
        for left in (1, 0):
            town.dice(1, 1).play("shoot:staub>F-2/z94")
            assert town.state.ammo == left
        assert sum(town.state.player_actions) + town.state.event_actions == 1
        assert "shoot:staub>F-2/z94" not in town.options


@rule("DOZ-STAUB-03")
@pytest.mark.parametrize(("damage", "strength", "column"), [(0, 4, 3), (1, 5, 1)])
def test_his_reduced_side_fights_better_and_shoots_worse(
    damage: int, strength: int, column: int
) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1", damage=damage).zeds("9/4", "F-2").act().dice(1, 1)
        assert town.game.strength(town.unit("staub")) == strength
        town.play("shoot:staub>F-2/z94").told(GunfireRolled, column=column)


@rule("DOZ-STAUB-04", "DOZ-TWODICE-03")
@pytest.mark.parametrize(
    ("faces", "place"), [((4, 1), "HB1"), ((1, 4), "HB1"), ((3, 3), "CEM"), ((3, 2), "CEM")]
)
def test_his_saving_roll_uses_the_better_of_two_dice(faces: tuple[int, int], place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1", damage=1).dice(1).run(HitUnit(town.unit("staub"), 1))
        town.dice(*faces).play("dare:save").asks("halt")
        assert town.place("staub") == place


@rule("DOZ-STAUB-05", "DOZ-RUGGED-01")
@pytest.mark.parametrize("who", ["staub", "alyssa", "wright"])
@pytest.mark.parametrize(("roll", "damage"), [(4, 1), (5, 0), (6, 0), (1, 1)])
def test_rugged_cancels_a_hit_on_five_or_six(who: str, roll: int, damage: int) -> None:
    with Siege("brains") as town:
        town.put(who, "F-1").dice(roll).run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.damage(who) == damage


@rule("DOZ-RUGGED-01", "DOZ-ALYSSA-10", "DOZ-WRIGHT-04")
@pytest.mark.parametrize("who", ["alyssa", "wright"])
def test_each_hit_has_its_own_die(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-1").dice(5, 4).run(HitUnit(town.unit(who), 2)).asks("halt")
        assert town.damage(who) == 1
