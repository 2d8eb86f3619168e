"""The same for single units and abilities: limits, bystanders, and what comes before what."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, VirtualAttackRolled
from shambler.games.dawn.events.defences import BarricadeDestroyed
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.events.turn import StockChanged
from shambler.games.dawn.events.units import UnitHit, UnitRetreated
from shambler.games.dawn.events.zeds import ZedsHit, ZedsRetreated
from shambler.games.dawn.procedures.arrivals import enter_play
from shambler.games.dawn.procedures.eating import LoseSupplies
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatUnits, RetreatZeds
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.procedures.stock import RaiseInfection
from shambler.games.dawn.procedures.surprise import VirtualAttack
from shambler.games.dawn.state import OUT
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import component, keys

LEVEL = "walking-zeds"


def versus() -> Siege:
    """A Versus table."""
    return Siege(LEVEL, versus=True)


def order(town: Siege, *kinds: type) -> list[int]:
    """Where the first event of each kind stands."""
    told = [type(event) for event in town.events]
    return [told.index(kind) for kind in kinds]


# -- building and closed spaces ----------------------------------------------------------------


@rule("DOZ-RUL-72", "DOZ-STRONG-01")
def test_no_strongpoint_where_chaos_rules() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("kingman", "F-3").act()
        assert "build:strongpoint:kingman>F-3" in town.options
        town.chaos("F-3").act()
        assert not keys(town, "build:")


@rule("DOZ-NOENTRY-01")
def test_nothing_of_any_kind_enters_a_closed_space() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "M-5").put("hunt", "M-3").put("folk1", "M-3", marks=["fled"])
        town.zeds("5/3", "M-6", as_="mob").state.no_entry = (town.spot("M-4"),)
        town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert town.place("raiders") == "M-5"
        town.act()
        assert not keys(town, "move:hunt>M-4", "move:hunt>M-5", "move:folk1>M-4")
    with Siege("apocalypse") as town:  # a new unit and one that retreats go past it
        town.zeds("5/3", "M-3", as_="mob").draws("4/2").state.no_entry = (town.spot("M-4"),)
        town.run(NewZeds(town.spot("M-4"))).asks("halt")
        assert town.crowd("M-5") == ["4/2"]
        town.run(RetreatZeds((town.zed("mob"),))).asks("halt")
        assert town.place("mob") == "M-5"


@rule("DOZ-BARR-07")
def test_the_barricade_is_gone_before_the_fight_that_follows() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("5/3", "F-3").put("furies", "F-2").dice(6, 6).activate("F")
        gone, fight = order(town, BarricadeDestroyed, FightRolled)
        assert gone < fight


@rule("DOZ-RUL-23", "DOZ-MOVE-04")
@pytest.mark.parametrize("who", ["national-guard", "hunt", "civ1", "rangers", "ghost", "berk"])
def test_everybody_who_fights_counts_toward_the_limit_of_two(who: str) -> None:
    with versus() as town:
        town.put("civ2", "F-2").put(who, "F-2").put("schmidt", "F-1").act()
        assert "move:schmidt>F-2" not in town.options and "move:schmidt>F-3" in town.options


@rule("DOZ-RUL-23", "DOZ-ZEDS-10")
def test_super_zeds_count_toward_the_limit_of_zeds() -> None:
    with Siege("outbreak") as town:
        town.zeds("iron", "F-3").zeds("doom", "F-3").zeds("5/3", "F-4", as_="last")
        assert town.game.room_for_zeds(town.spot("F-3")) == 0
        town.state.no_entry = (town.spot("F-2"),)
        town.activate("F").asks("halt")
        assert town.place("last") == "F-4"


# -- Heroes and helpers ------------------------------------------------------------------------


@rule("DOZ-HUNT-01")
def test_refugees_obey_hunt() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "F-2").put("folk1", "F-3", marks=["fled"]).put("folk2", "F-4")
        town.act(players=0).play("order:hunt>folk1")
        assert keys(town, "move:") == {"move:folk1>F-2", "move:folk1>F-4"}


@rule("DOZ-JOHNSON-09")
def test_where_traps_fail_johnson_himself_fights_not_his_companion() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").put("furies", "F-2").zeds("5/3", "F-3").activate("F")
        town.play("unit:johnson").dice(3).dice(6, 6).play("try:traps").asks("halt")
        town.told(FightRolled, unit=town.unit("johnson"))


@rule("DOZ-SEAVER-02", "DOZ-SAVIOR-02")
@pytest.mark.parametrize("who", ["seaver", "savior"])
def test_first_aid_comes_once_per_action_phase(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-2").put("civ1", "F-2", damage=1).put("civ2", "F-3", damage=1)
        town.stock(supplies=5).act(event=2).play(f"aid:{who}>civ1")
        assert not keys(town, "aid:")
        town.run(Housekeeping()).act()
        assert f"aid:{who}>civ2" in town.options


@rule("DOZ-UNZED-14", "DOZ-UNZED-13")
def test_first_aid_is_not_for_un_zeds() -> None:
    with versus() as town:
        town.put("savior", "F-2").put("berk", "F-3", damage=1).stock(supplies=5).act()
        assert not keys(town, "aid:")


@rule("DOZ-HEAL-02")
def test_in_the_next_turn_a_unit_may_be_healed_again() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=3).act(event=1).play("heal:civ1")
        assert "heal:civ1" not in town.options
        town.run(Housekeeping()).act()
        assert "heal:civ1" in town.options


@rule("DOZ-FD129-03")
def test_the_hoses_do_not_reach_a_start_space() -> None:
    with Siege("brains") as town:
        town.put("fd129", "F-6").zeds("2/1", "F-S").zeds("9/4", "F-5").act()
        town.dice(1, 1).play("ability:fire-hoses:fd129").asks("halt").not_told(ZedsRetreated)


@rule("DOZ-RUL-62")
def test_a_supply_that_could_not_be_paid_counts_as_the_first() -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").put("civ1", "TC").run(LoseSupplies(2)).asks("take-hit")
        town.play("unit:civ1").asks("halt")
        assert town.damage("civ1") == 1


# -- combat ------------------------------------------------------------------------------------


@rule("DOZ-RUL-40")
def test_infection_rises_before_the_hits_and_the_loser_leaves_last() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-2").zeds("5/3", "F-3").dice(3, 3).activate("F").asks("halt")
        rises, hit, back = order(town, StockChanged, UnitHit, UnitRetreated)
        assert rises < hit < back


@rule("DOZ-RUL-40")
def test_bait_comes_before_liquid_courage_and_both_before_the_retreat() -> None:
    with Siege("brains") as town:  # F-Y05: two columns now, a Hit afterwards
        town.state.components = component(town, "zed-bait")
        town.put("civ1", "F-2").zeds("9/4", "F-3").held("F-Y05").activate("F")
        town.dice(3, 3).play("play:F-Y05")
        hits = [type(event) for event in town.events if type(event) in (ZedsHit, UnitHit)]
        assert hits[-2:] == [ZedsHit, UnitHit]
        told = [type(event) for event in town.events]
        assert len(told) - 1 - told[::-1].index(UnitHit) < told.index(UnitRetreated)


@rule("DOZ-HTH-05")
def test_shifts_of_several_cards_add_up() -> None:
    columns = []
    for cards in (0, 1, 2):
        with Siege("brains") as town:  # E-B13 favours Hunt, the Zed-Knuckles serve everybody
            town.put("hunt", "F-2").zeds("9/4", "F-3").dice(6, 6)
            if cards:
                town.text("E-B13")
            if cards > 1:
                town.state.components = component(town, "zed-knuckles")
            town.act().play("move:hunt>F-3")
            columns.append(town.told(FightRolled).column)
    assert columns[2] == columns[1] + 1 and columns[1] > columns[0]


@rule("DOZ-RUL-48")
def test_a_virtual_attack_knows_terrain_alone_and_spreads_nothing() -> None:
    for who in ("kingman", "civ1"):
        with Siege("apocalypse") as town:  # the Farm: one column of Terrain
            town.put(who, "F-3").dice(6, 6).run(VirtualAttack(town.track("F")))
            town.asks("halt")
            town.told(VirtualAttackRolled, column=4)
            assert town.state.infection == 0


@rule("DOZ-SAVE-03")
def test_a_patient_may_bring_infection_to_its_end() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1))
        town.dice(4).dice(6, 6).fates("F-B05").draws("doom").play("dare:save")
        town.told(OutbreakBegan, unchecked=True)
        assert town.place("civ1") == "HB1"


@rule("DOZ-HTH-07")
@pytest.mark.parametrize(
    ("dice", "hits"),
    [((1, 1), 4), ((1, 2), 3), ((2, 2), 3), ((2, 3), 2), ((3, 3), 2), ((3, 4), 2), ((4, 4), 1)],
)
def test_each_total_has_its_row(dice: tuple[int, int], hits: int) -> None:
    with Siege() as town:  # Strength 4 against 4: the Equal column
        town.put("civ1", "F-2").zeds("4/2", "F-3").dice(*dice)
        if hits == 4:
            town.dice(1)  # its Saving Roll
        town.activate("F")
        assert town.told(FightRolled).unit_hits == hits


@rule("DOZ-LEAPER-01")
def test_leapers_in_a_mob_smash_a_barricade_before_the_fight() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").put("furies", "F-2").zeds("leapers", "F-3").zeds("2/1", "F-3")
        town.dice(6, 6).activate("F")
        gone, fight = order(town, BarricadeDestroyed, FightRolled)
        assert gone < fight and town.state.barricades == ()


@rule("DOZ-SUPER-01", "DOZ-INF-10")
def test_every_unchecked_outbreak_brings_one_more_super_zeds_unit() -> None:
    with Siege("outbreak") as town:
        town.zeds("iron", "M-S").stock(infection=12)
        town.dice(6, 6).fates("F-B05").draws("doom").run(RaiseInfection(1)).asks("halt")
        assert town.place("doom") == "S-3" and town.place("iron") == "M-S"


@rule("DOZ-ZEDS-15")
def test_from_an_empty_pool_no_super_zeds_come_instead() -> None:
    with Siege("outbreak") as town:
        for zed in range(town.game.world.zeds.regular):
            town.state.zed_at[zed] = OUT
        town.run(NewZeds(town.spot("F-S"))).asks("halt")
        assert not town.game.zeds_in_play()


# -- once ----------------------------------------------------------------------------------------


@rule("DOZ-RUL-74", "DOZ-REF-16")
def test_refugees_are_equipped_once_per_turn_and_again_in_the_next() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "CAMP", marks=["fled"]).put("folk2", "CAMP", marks=["fled"])
        town.buried("civ1", "civ2", "furies").act(players=0)
        assert keys(town, "equip:") == {"equip:folk1>civ1", "equip:folk1>civ2"}
        town.play("equip:folk1>civ2")
        assert not keys(town, "equip:") and town.place("civ2") == "TC"
        town.run(Housekeeping()).act(players=0)
        assert keys(town, "equip:") == {"equip:folk2>civ1"}


@rule("DOZ-RUL-75", "DOZ-STRONG-01")
def test_a_colonel_who_comes_back_builds_no_second_strongpoint() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).barricade("F-2", strongpoint=True)
        enter_play(town.game, town.unit("kingman"), town.spot("M-2"))
        town.act()
        assert keys(town, "build:") == {"build:kingman>M-2", "build:minefield:kingman>M-2"}


@rule("DOZ-ABIL-02", "DOZ-WZED-01")
def test_a_broadcast_flips_its_marker() -> None:
    with Siege(LEVEL) as town:
        town.put("wzed", "TC").put("civ1", "F-2").put("civ2", "M-2").act(players=0)
        town.play("ability:broadcast:wzed>civ1")
        assert not keys(town, "ability:broadcast")
        town.run(Housekeeping()).act(players=0)
        assert len(keys(town, "ability:broadcast")) == 2


# -- Versus ------------------------------------------------------------------------------------


@rule("DOZ-RUL-89")
def test_the_zeds_player_orders_activations_with_or_without_dr_marteuse() -> None:
    for place in ("F-4", "JAIL"):
        with versus() as town:
            town.put("marteuse", place).brains().asks("next-track", seats=(1,))


@rule("DOZ-RUL-89", "DOZ-MARTEUSE-10")
def test_with_zeds_in_his_space_ties_are_the_hero_sides() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "F-4").zeds("6/3", "M-3").zeds("6/3", "H-3")
        town.draws("4/2").text("E-B16").asks("mark-zeds", seats=(0,))


@rule("DOZ-CHAR-05")
def test_his_chaos_stops_actions_in_unnamed_spaces_too() -> None:
    with versus() as town:
        town.put("char", "F-2").put("hunt", "F-2").zeds_turn(actions=1)
        town.play("scheme:place-chaos:char").act()
        assert not keys(town, "move:hunt", "forage:hunt")
        assert "arrest:hunt>char" in town.options


@rule("DOZ-VS-08")
def test_which_un_zeds_a_game_begins_with() -> None:
    folk, hero = "anti-civilians", "anti-hero"
    found = {}
    for level, number in (("brains", 3), (LEVEL, 4), ("directors-cut", 5)):
        with Siege(level, versus=True) as town:
            found[number] = [set(kinds) for kinds in town.game.world.numbers.versus.of_level(
                town.game.world.level
            ).start]  # fmt: skip
    assert found == {3: [{folk}], 4: [{folk, hero}], 5: [{folk}, {hero}]}


# -- set-up ------------------------------------------------------------------------------------


@rule("DOZ-RUL-10")
def test_stock_is_rolled_before_a_hero_is_picked() -> None:
    with Siege("outbreak") as town:
        town.dice(2, 5).run(SetUp(3)).asks("choose-hero")
        assert (town.state.supplies, town.state.ammo) == (7, 4)


@rule("DOZ-RAID-01")
def test_raiders_come_on_a_start_space_above_ground() -> None:
    with Siege(LEVEL) as town:
        town.text("E-G11", "four-r.start")
        town.asks("place-character", *(f"place:{track}-S" for track in "FMHS"))


@rule("DOZ-PETRA-05")
def test_heroes_and_civilians_alike_retreat_past_petras_angels() -> None:
    for who in ("hunt", "furies", "civ1"):
        with Siege("brains") as town:
            town.put(who, "F-3").put("petra", "F-2")
            town.run(RetreatUnits((town.unit(who),), town.spot("F-3"))).asks("halt")
            assert town.place(who) == "F-1"
