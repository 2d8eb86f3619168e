"""Barricades, the Strongpoint and the Minefield."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import MineExploded
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left


def builds(town: Siege) -> set[str]:
    """What can be built now."""
    return {key for key in town.options if key.startswith("build:")}


# -- Barricades -----------------------------------------------------------------------------


@rule("DOZ-BUILD-01", "DOZ-BARR-01")
def test_a_barricade_is_paid_with_an_action_and_two_supplies() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=2).put("civ1", "F-2").act(event=1).play("build:civ1>F-2")
        assert town.state.supplies == 0 and actions_left(town) == 1
        assert town.state.barricades == (town.spot("F-2"),)
    with Siege("apocalypse") as town:
        town.stock(supplies=1).put("civ1", "F-2").act()
        assert builds(town) == set()


@rule("DOZ-BARR-01", "DOZ-PICKLES-17", "DOZ-HORATIUS-07")
def test_animals_and_refugees_cannot_build() -> None:
    with Siege("walking-zeds") as town:
        town.stock(supplies=5).put("pickles", "M-1").put("horatius", "H-1").put("civ1", "F-2")
        town.put("folk1", "S-4", marks=["fled"]).put("folk2", "S-5").act(event=1)
        assert builds(town) == {"build:civ1>F-2"}


@rule("DOZ-BARR-02", "DOZ-BAUER-02")
def test_the_crew_builds_for_one_supply_in_its_own_space_or_next_to_it() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=1).put("bauer", "F-2").put("hunt", "M-2").act(event=1)
        assert builds(town) == {f"build:bauer>{place}" for place in ("F-1", "F-2", "F-3")}
        town.play("build:bauer>F-3")
        assert town.state.supplies == 0 and actions_left(town) == 1
        assert town.state.barricades == (town.spot("F-3"),)


@rule("DOZ-BAUER-02", "DOZ-BUILD-02")
def test_the_crew_builds_nowhere_others_could_not() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=5).put("bauer", "F-5").zeds("5/3", "F-6").chaos("F-4").act()
        assert builds(town) == {"build:bauer>F-5"}
    with Siege("apocalypse") as town:
        town.stock(supplies=5).put("bauer", "F-6").act()
        assert builds(town) == {"build:bauer>F-6", "build:bauer>F-5"}
    with Siege("apocalypse") as town:
        town.stock(supplies=5).put("bauer", "TC").act()
        assert builds(town) == {f"build:bauer>{track}-0" for track in "FMHS"}


@rule("DOZ-BUILD-02", "DOZ-RUL-72")
def test_nobody_builds_on_start_in_town_center_or_in_chaos() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("hunt", "F-S").put("schmidt", "TC").put("civ1", "M-2")
        town.chaos("M-2").put("johnson", "H-0").act()
        assert builds(town) == {"build:johnson>H-0"}


@rule("DOZ-BARR-04", "DOZ-STRONG-03", "DOZ-RUL-72")
def test_a_track_holds_one_barricade_or_strongpoint() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("hunt", "F-5").put("civ1", "M-2").put("civ2", "H-2")
        town.barricade("F-2", strongpoint=True).barricade("M-6").act()
        assert builds(town) == {"build:civ2>H-2"}


@rule("DOZ-STRONG-03", "DOZ-STRONG-01", "DOZ-BARR-04")
def test_no_strongpoint_on_a_track_with_a_barricade() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("kingman", "F-5").barricade("F-2").act()
        assert not any("strongpoint" in key for key in builds(town))
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("kingman", "F-5").barricade("M-2").act()
        assert "build:strongpoint:kingman>F-5" in builds(town)


@rule("DOZ-BARR-05")
@pytest.mark.parametrize("way", ["F-1", "F-3"])
def test_player_units_leave_a_barricade_standing(way: str) -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").put("hunt", "F-2").put("bauer", "F-2").stock(supplies=9)
        town.act(event=2).play(f"move:hunt>{way}", f"move:bauer>{way}")
        assert town.state.barricades == (town.spot("F-2"),)
        assert not [key for key in town.options if "barricade" in key or "remove" in key]


@rule("DOZ-BARR-05", "DOZ-RAID-05")
def test_raiders_leave_a_barricade_standing() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").put("raiders", "F-2").run(MoveRaiders((town.unit("raiders"),)))
        assert town.place("raiders") == "F-1" and town.state.barricades == (town.spot("F-2"),)


@rule("DOZ-BARR-03", "DOZ-BARR-06", "DOZ-STRONG-04")
@pytest.mark.parametrize(
    ("place", "strong", "column"),
    [("F-2", False, 5), ("F-3", False, 5), ("F-0", False, 5), ("F-2", True, 6), ("F-0", True, 6)],
)
def test_the_best_terrain_shift_counts_alone(place: str, strong: bool, column: int) -> None:
    behind = {"F-2": "F-3", "F-3": "F-4", "F-0": "F-1"}[place]
    with Siege("apocalypse") as town:
        town.put("civ1", place).barricade(place, strongpoint=strong).zeds("4/2", behind)
        town.dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, column=column)


@rule("DOZ-BARR-03")
def test_a_barricade_does_not_help_who_attacks_out_of_it_or_zeds_in_it() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-2").barricade("F-2").zeds("4/2", "F-3", as_="a").act()
        town.dice(1, 1).play("move:civ1>F-3")
        town.told(FightRolled, column=3)
    with Siege("apocalypse") as town:
        town.put("civ1", "F-1").barricade("F-2").zeds("4/2", "F-2").act()
        town.dice(1, 1).play("move:civ1>F-2")
        town.told(FightRolled, column=3)


@rule("DOZ-BARR-07", "DOZ-ZEDS-07", "DOZ-RUL-30")
def test_the_barricade_falls_before_the_combat_of_the_move() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").put("furies", "F-2").zeds("4/2", "F-3", as_="mob")
        town.dice(6, 6).activate("F").asks("halt")
        assert town.place("mob") == "F-3" and town.state.barricades == ()


@rule("DOZ-ZEDS-07")
def test_leaving_a_barricade_comes_before_entering_a_minefield() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("2/1", "F-3", damage=5, as_="mob")
        town.state.minefield = town.spot("F-2")
        town.dice(6, 6).activate("F").asks("halt")
        assert town.place("mob") == "POOL" and town.state.barricades == ()


@rule("DOZ-RUL-30", "DOZ-BARR-07")
def test_one_unit_of_a_mob_that_leaves_is_enough() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("5/3", "F-3", as_="a").zeds("4/2", "F-3", as_="b")
        town.zeds("6/3", "F-2", as_="c")
        town.state.held_back = 1 << town.zed("c")
        town.activate("F").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-2", "F-3")
        assert town.state.barricades == ()


@rule("DOZ-BARR-07", "DOZ-BARR-09")
def test_zeds_that_cannot_leave_destroy_nothing() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("5/3", "F-3", as_="a").zeds("6/3", "F-2", as_="b")
        town.zeds("6/4", "F-2", as_="c")
        town.state.held_back = 1 << town.zed("b") | 1 << town.zed("c")
        town.activate("F").asks("halt")
        assert town.place("a") == "F-3" and town.state.barricades == (town.spot("F-3"),)


@rule("DOZ-BARR-08", "DOZ-RET-09")
def test_zeds_that_retreat_out_of_it_leave_it_standing() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").put("furies", "F-2").zeds("4/2", "F-3", as_="mob").act()
        town.dice(6, 6).play("move:furies>F-3")
        assert town.place("mob") == "F-4" and town.state.barricades == (town.spot("F-3"),)


@rule("DOZ-BARR-10")
@pytest.mark.parametrize(("who", "column"), [("pickles", 3), ("horatius", 5)])
def test_animals_have_the_terrain_shift_of_a_barricade(who: str, column: int) -> None:
    with Siege("walking-zeds") as town:
        town.barricade("F-2").put(who, "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F")
        town.play("pass")
        town.told(FightRolled, column=column)


# -- the Strongpoint ------------------------------------------------------------------------


@rule("DOZ-STRONG-01", "DOZ-KINGMAN-01")
def test_the_strongpoint_costs_three_supplies_and_an_action_of_the_colonel() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=3).put("kingman", "F-2").put("hunt", "M-2").act(event=1)
        assert {key for key in builds(town) if "strongpoint" in key} == {
            "build:strongpoint:kingman>F-2"
        }
        town.play("build:strongpoint:kingman>F-2")
        assert town.state.supplies == 0 and actions_left(town) == 1
        assert town.state.strongpoint == town.spot("F-2") and town.state.barricades == ()
    for place, supplies in (("F-2", 2), ("TC", 3), ("F-S", 3)):
        with Siege("apocalypse") as town:
            town.stock(supplies=supplies).put("kingman", place).act()
            assert not any("strongpoint" in key for key in town.options)


@rule("DOZ-STRONG-02")
def test_zeds_pass_the_strongpoint_and_it_stays() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3", strongpoint=True).zeds("5/3", "F-4", as_="mob")
        town.activate("F", "F").asks("halt")
        assert town.place("mob") == "F-2" and town.state.strongpoint == town.spot("F-3")


@rule("DOZ-KINGMAN-01", "DOZ-STRONG-01")
def test_each_of_his_works_comes_once_per_game() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=3).put("kingman", "F-2").act(event=4)
        town.play("build:strongpoint:kingman>F-2", "build:minefield:kingman>F-2")
        town.play("move:kingman>M-0")
        assert builds(town) == {"build:kingman>M-0"}


# -- the Minefield --------------------------------------------------------------------------


@rule("DOZ-MINE-01")
def test_the_minefield_costs_two_supplies_and_an_ammo() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=2, ammo=1).put("kingman", "F-2").put("hunt", "M-2").act(event=1)
        assert {key for key in builds(town) if "mine" in key} == {"build:minefield:kingman>F-2"}
        town.play("build:minefield:kingman>F-2")
        assert (town.state.supplies, town.state.ammo, actions_left(town)) == (0, 0, 1)
        assert town.state.minefield == town.spot("F-2")
    for place, supplies, ammo in (("F-2", 1, 1), ("F-2", 2, 0), ("TC", 2, 1), ("F-S", 2, 1)):
        with Siege("apocalypse") as town:
            town.stock(supplies=supplies, ammo=ammo).put("kingman", place).act()
            assert not any("mine" in key for key in town.options)


def mined(place: str = "F-2", blasts: int = 0, level: str = "apocalypse") -> Siege:
    """A table with the Minefield."""
    town = Siege(level)
    town.state.minefield, town.state.blasts = town.spot(place), blasts
    return town


@rule("DOZ-MINE-02", "DOZ-MINE-05", "DOZ-MINE-06")
@pytest.mark.parametrize(("blasts", "hits"), [(0, 4), (1, 3)])
def test_the_first_explosion_has_strength_seven_and_the_second_four(blasts: int, hits: int) -> None:
    with mined(blasts=blasts) as town:
        town.zeds("9/4", "F-3", as_="mob").dice(6, 5).activate("F").asks("halt")
        town.told(MineExploded, place=town.spot("F-2"), hits=hits)
        assert (town.damage("mob"), town.place("mob")) == (hits, "F-2")
        assert town.state.infection == 0
        assert (town.state.minefield == town.spot("F-2")) is (blasts == 0)


@rule("DOZ-MINE-06")
def test_after_the_second_explosion_it_is_gone_for_good() -> None:
    with mined() as town:
        town.zeds("9/4", "F-3", as_="a").zeds("6/3", "F-4", as_="b").zeds("5/3", "F-5", as_="c")
        town.dice(1, 1).dice(1, 1).activate("F", "F", "F").asks("halt")
        assert town.state.minefield < 0 and town.place("c") == "F-2"
        assert len([e for e in town.events if isinstance(e, MineExploded)]) == 2
        town.stock(supplies=9, ammo=9).put("kingman", "M-2").act()
        assert not any("mine" in key for key in town.options)


@rule("DOZ-MINE-02", "DOZ-ZEDS-18", "DOZ-MINE-09")
def test_zeds_that_are_placed_or_retreat_there_set_it_off() -> None:
    with mined() as town:
        town.draws("9/4").dice(6, 5).run(NewZeds(town.spot("F-2"))).asks("halt")
        town.told(MineExploded, hits=4)
    with mined("F-4") as town:
        town.zeds("9/4", "F-3", as_="mob").dice(6, 5).run(RetreatZeds((town.zed("mob"),)))
        assert (town.place("mob"), town.damage("mob")) == ("F-4", 4)


@rule("DOZ-MINE-03", "DOZ-MINE-09")
def test_the_hero_side_divides_its_hits_spreaders_last() -> None:
    with mined() as town:
        town.zeds("9/4", "F-3", as_="a").zeds("5/3", "F-3", as_="b").dice(6, 5).activate("F")
        town.asks("hit-zeds", "zed:z94", "zed:z53a")
        town.play("zed:z53a", "zed:z94", "zed:z94", "zed:z53a").asks("halt")
        assert (town.damage("a"), town.damage("b")) == (2, 2)
    with mined() as town:
        town.zeds("vermin", "F-3").zeds("5/3", "F-3", damage=4, as_="b").dice(6, 5)
        town.activate("F").asks("halt")
        assert town.place("b") == "POOL" and town.damage("vermin") == 2


@rule("DOZ-MINE-04")
def test_survivors_attack_after_the_explosion() -> None:
    with mined() as town:
        town.put("civ1", "F-2").zeds("9/4", "F-3", as_="mob").dice(6, 5).dice(6, 6).activate("F")
        town.asks("halt")
        town.told(FightRolled, column=3)  # already reduced: 4 against 4
        kinds = [type(event) for event in town.events]
        assert kinds.index(MineExploded) < kinds.index(FightRolled)


@rule("DOZ-MINE-07")
def test_people_of_any_side_pass_safely() -> None:
    with mined() as town:
        town.put("hunt", "F-1").put("raiders", "F-3").put("folk1", "F-3", marks=["fled"])
        town.act(event=2).play("move:folk1>F-2", "move:hunt>F-2", "move:hunt>F-1")
        town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert (town.place("folk1"), town.place("raiders")) == ("F-2", "F-2")
        assert town.damage("raiders") == town.damage("hunt") == 0
        town.not_told(MineExploded)


@rule("DOZ-MINE-07", "DOZ-MINE-09")
@pytest.mark.parametrize("kind", ["vermin", "doom", "2/1"])
def test_zeds_of_every_kind_set_it_off_whoever_stands_there(kind: str) -> None:
    with mined() as town:
        town.put("folk1", "F-2", marks=["fled"]).put("civ1", "F-2").zeds(kind, "F-3")
        town.dice(1, 1).dice(6, 6)
        if kind == "vermin":
            town.dice(6)  # its own Saving Roll after the combat
        town.activate("F")
        town.told(MineExploded, hits=2)


@rule("DOZ-MINE-08")
def test_the_super_weapon_adds_nothing_and_infection_does_not_rise() -> None:
    with mined(blasts=1, level="brains") as town:
        town.state.components = 0b11111
        town.zeds("9/4", "F-3", as_="mob").dice(4, 4).activate("F").asks("halt")
        town.told(MineExploded, hits=2)  # column 4, not 5
        assert (town.place("mob"), town.damage("mob"), town.state.infection) == ("F-2", 2, 0)
