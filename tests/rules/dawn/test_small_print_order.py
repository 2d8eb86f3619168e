"""The same for what comes first, what ends when, and what is asked of whom."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import ChaosPlaced, StenchRolled
from shambler.games.dawn.events.tunnel import WayRolled
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.arrivals import available
from shambler.games.dawn.procedures.eating import LoseSupplies, TakeHit
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.stench import StenchAttack
from shambler.games.dawn.procedures.team import LevelTeam, PlaceUnZeds
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import component, keys

LEVEL = "walking-zeds"


def versus() -> Siege:
    """A Versus table."""
    return Siege(LEVEL, versus=True)


# -- steps of Zeds ---------------------------------------------------------------------------


@rule("DOZ-RUL-32")
def test_a_group_is_stopped_before_it_looks_for_its_way_out_of_catacombs() -> None:
    with Siege(LEVEL) as town:
        town.zeds("5/3", "T-5", as_="mob").held("F-G08").activate("T")
        town.asks("held-cards", "play:F-G08", "pass").not_told(WayRolled)
        town.dice(1).play("play:F-G08").asks("halt")
        assert town.place("mob") == "T-5"
        town.not_told(WayRolled)


@rule("DOZ-RUL-32")
def test_the_roll_in_catacombs_comes_before_no_entry() -> None:
    with Siege(LEVEL) as town:
        town.zeds("5/3", "T-5", as_="mob").state.no_entry = (town.spot("T-4"),)
        town.dice(1).activate("T").asks("halt")
        town.told(WayRolled, roll=1)
        assert town.place("mob") == "T-5"


@rule("DOZ-RUL-32")
def test_stench_comes_before_the_zeds_settle() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "M-5", marks=["stench"]).put("civ1", "M-3").dice(1, 1).activate("M")
        told = [type(event) for event in town.events]
        assert told.index(ZedsMoved) < told.index(StenchRolled) < told.index(ChaosPlaced)


@rule("DOZ-RUL-36", "DOZ-FAST-02", "DOZ-WERE-02")
def test_each_fast_unit_of_a_mob_takes_its_own_second_step() -> None:
    with Siege("brains") as town:
        town.zeds("were-zeds", "F-6").zeds("5/3", "F-6", marks=["fast"], as_="fast")
        town.zeds("vermin", "F-6").activate("F").asks("halt")
        assert (town.place("were-zeds"), town.place("fast")) == ("F-4", "F-4")
        assert town.place("vermin") == "F-5"


@rule("DOZ-SPREAD-04", "DOZ-SPREAD-05")
def test_a_spreader_goes_with_its_mob_where_others_find_no_room() -> None:
    with Siege("outbreak") as town:
        town.zeds("9/4", "F-5", as_="a").zeds("8/4", "F-5", as_="b").zeds("vermin", "F-5")
        town.zeds("5/3", "F-4").state.no_entry = (town.spot("F-3"),)
        town.activate("F").asks("halt")
        assert [town.place(name) for name in ("a", "b", "vermin")] == ["F-4", "F-5", "F-4"]


@rule("DOZ-STENCH-06", "DOZ-STENCH-02")
def test_the_hero_side_divides_stench_hits_in_a_versus_game_too() -> None:
    with versus() as town:
        town.zeds("5/3", "F-3", marks=["stench"], as_="mob").put("civ1", "F-2").put("civ2", "F-2")
        town.dice(5, 6).run(StenchAttack(town.zed("mob")))
        town.asks("hit-unit", "unit:civ1", "unit:civ2", seats=(0,))
        town.play("unit:civ1").asks("hit-unit", "unit:civ1", "unit:civ2", seats=(0,))
        town.play("unit:civ2").play("unit:civ2")
        assert (town.damage("civ1"), town.damage("civ2")) == (1, 2)


# -- what ends with the turn -----------------------------------------------------------------


@rule("DOZ-STAUB-02", "DOZ-VFW-01")
@pytest.mark.parametrize("who", ["staub", "vfw"])
def test_the_free_shot_comes_back_every_turn(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-2").zeds("9/4", "F-3").stock(ammo=1).dice(1, 1).dice(1, 1)
        town.act(event=1).play(f"shoot:{who}>F-3/z94").play(f"shoot:{who}>F-3/z94")
        assert town.state.ammo == 0
        town.run(Housekeeping()).act().dice(1, 1).play(f"shoot:{who}>F-3/z94")
        assert town.state.ammo == 0


@rule("DOZ-VS-05")
def test_once_per_turn_and_again_in_the_next() -> None:
    with versus() as town:
        town.zeds("5/3", "M-3").zeds_turn(actions=2).play("infect")
        assert not keys(town, "infect", "raise:")
        town.run(Housekeeping()).zeds_turn(actions=2)
        assert "infect" in town.options and len(keys(town, "raise:")) == 4


# -- who is asked, who is meant --------------------------------------------------------------


@rule("DOZ-RUL-06")
def test_without_any_fate_card_every_track_may_be_named_the_tunnel_too() -> None:
    with Siege(LEVEL) as town:
        town.state.fate = Deck(())
        town.run(FateDraw()).asks("fated-track", *(f"track:{name}" for name in "FMHST"))


@rule("DOZ-CIV-04", "DOZ-DEFY-02")
def test_no_action_of_any_kind_moves_defiant_civilians() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("hunt", "F-4").act(event=2)
        town.play("order:hunt>civ1")
        assert not keys(town, "move:civ1") and "forage:civ1" in town.options


@rule("DOZ-VILL-02")
def test_villagers_take_no_hit_of_the_hero_sides_choice() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").put("folk2", "F-3", marks=["fled"]).put("civ1", "TC")
        town.run(TakeHit("DOZ-RUL-57")).asks("take-hit", "unit:civ1", "unit:folk2")


@rule("DOZ-RES-09")
@pytest.mark.parametrize("who", ["hunt", "civ1", "furies", "rangers", "petra", "security1"])
def test_components_serve_every_kind_of_player_unit(who: str) -> None:
    columns = []
    for made in (False, True):
        with Siege(LEVEL) as town:
            town.put(who, "F-2").zeds("9/4", "F-3").dice(6, 6).act()
            town.state.components = component(town, "zed-knuckles") if made else 0
            town.play(f"move:{who}>F-3")
            columns.append(town.told(FightRolled).column)
    assert columns[1] == columns[0] + 1


@rule("DOZ-SETUP-05", "DOZ-SETUP-13")
def test_any_heroic_civilians_unit_of_the_level_may_be_drawn() -> None:
    with Siege("outbreak") as town:
        heroic = {"furies", "vfw", "savior"}
        ids = town.game.world.units.ids
        assert {ids[unit] for unit in available(town.game, ("heroic",))} == heroic
        for name in ("hunt", "schmidt", "piazza", "hernandez"):
            town.put(name, "TC")
        last = max(heroic, key=town.unit)
        town.draws(last).run(LevelTeam(True)).asks("halt")
        assert town.place(last) == "TC"


@rule("DOZ-SETUP-13", "DOZ-SETUP-06")
def test_nobody_of_a_higher_colour_is_available_not_even_horatius() -> None:
    with Siege("outbreak") as town:
        town.buried("hunt").put("piazza", "TC")
        ids = town.game.world.units.ids
        found = {ids[unit] for unit in available(town.game, ("hero",))}
        assert found == {"hernandez", "schmidt", "johnson"}


@rule("DOZ-UNZED-07", "DOZ-CHAR-03")
@pytest.mark.parametrize("who", ["char", "berk"])
def test_from_town_center_no_room_next_to_it_is_open_to_them(who: str) -> None:
    with versus() as town:
        town.put(who, "TC", damage=1).zeds_turn(actions=1)
        to = {key.partition(">")[2] for key in keys(town, f"walk:{who}")}
        assert to and not to & {"HB1", "HB2", "HB3", "SO1", "SO2", "LAB", "CAMP"}


@rule("DOZ-PLAID-04", "DOZ-ACIV-03")
@pytest.mark.parametrize(("who", "below"), [("berk", False), ("ghost", True)])
def test_anti_civilians_come_above_ground_only(who: str, below: bool) -> None:
    with versus() as town:
        town.run(PlaceUnZeds(town.unit(who))).asks("place-un-zeds", seats=(1,))
        assert keys(town, "place:F-") and bool(keys(town, "place:T-")) is below


# -- Supplies, withdrawals, cancelled texts ----------------------------------------------------


@rule("DOZ-CLARION-06", "DOZ-RUL-62")
def test_with_one_supply_two_are_eaten_and_nobody_starves() -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").stock(supplies=1).run(LoseSupplies(2)).asks("halt")
        assert (town.state.supplies, town.damage("clarion")) == (0, 0)
    with Siege("brains") as town:
        town.put("clarion", "TC").put("civ1", "TC").stock(supplies=1).run(LoseSupplies(3))
        town.asks("take-hit")


@rule("DOZ-JOHNSON-07")
def test_refugees_do_not_withdraw_with_johnson() -> None:
    with Siege("apocalypse") as town:
        town.put("johnson", "F-2").put("folk1", "F-2", marks=["fled"]).zeds("5/3", "F-3")
        town.activate("F").dice(4).play("try:traps").asks("save")  # they are devoured
        assert (town.place("johnson"), town.place("folk1")) == ("F-1", "F-2")


@rule("DOZ-RUL-52", "DOZ-PIAZZA-09", "DOZ-RUL-43")
def test_piazza_who_backs_into_zeds_and_loses_returns_to_where_she_shot_from() -> None:
    with Siege("outbreak") as town:  # whoever fights Doom Zeds loses
        town.put("piazza", "F-3").zeds("9/4", "F-4").zeds("doom", "F-2").stock(ammo=1).act()
        town.dice(1, 1).play("shoot:piazza>F-4/z94").dice(6, 6).play("place:F-2")
        town.told(FightRolled, attacking=True, zeds_lose=False)
        assert town.place("piazza") == "F-3" and town.damage("piazza") == 1


@rule("DOZ-WZED-03")
def test_the_card_given_up_is_discarded_and_so_is_the_cancelled_one() -> None:
    with Siege(LEVEL) as town:
        town.put("wzed", "TC").stock(supplies=5).held("F-B05").fate_text("F-B09")
        town.asks("cancel-text", "play:F-B05", "pass").play("play:F-B05")
        discards = {town.game.world.fate[card].id for card in town.state.fate_discards}
        assert discards == {"F-B05", "F-B09"} and town.state.held == ()
        assert town.state.supplies == 5


@rule("DOZ-RUL-62", "DOZ-CLARION-04")
@pytest.mark.parametrize(("courier", "left"), [(False, 3), (True, 4)])
def test_supplies_lost_to_a_card_count_too(courier: bool, left: int) -> None:
    with Siege("brains") as town:  # F-B09: two Supplies and an Ammo
        if courier:
            town.put("clarion", "TC")
        town.stock(supplies=5, ammo=2).fate_text("F-B09").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (left, 1)


@rule("DOZ-RUL-62", "DOZ-RAID-12")
@pytest.mark.parametrize(("courier", "left"), [(False, 0), (True, 1)])
def test_the_second_supply_that_raiders_take_is_free(courier: bool, left: int) -> None:
    with Siege("brains") as town:  # Strength 3 on their reduced side
        if courier:
            town.put("clarion", "TC")
        town.stock(supplies=3).put("raiders", "F-0", damage=3)
        town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert town.state.supplies == left


# -- First Aid, teleports, ties ----------------------------------------------------------------


@rule("DOZ-SAVIOR-02", "DOZ-REF-14")
@pytest.mark.parametrize("who", ["savior", "johnson", "seaver"])
def test_first_aid_reaches_refugees_in_a_bed_next_door(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "TC").put("folk1", "HB1", marks=["fled", "comatose"])
        town.stock(supplies=1, infection=5).act().play(f"aid:{who}>folk1")
        assert (town.place("folk1"), town.state.supplies) == ("CAMP", 0)
        assert town.state.infection == 5  # one less for the Heal, one more for the Camp


@rule("DOZ-JONES-02", "DOZ-JONES-03")
def test_jones_teleports_from_room_to_room_too() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "SO1").put("agee", "SO2").event("E-O10").run(FourRPhase(2)).play(
            "unit:jones"
        )
        rooms = {"place:LAB", "place:SO1", "place:SO2"} & set(town.options)
        assert rooms == {"place:LAB"} and "place:F-2" in town.options
        town.play("place:LAB")
        assert town.place("jones") == "LAB"


@rule("DOZ-JONES-02", "DOZ-JONES-03")
def test_jones_teleports_once_in_a_phase_however_many_refugees_may_move() -> None:
    with Siege(LEVEL) as town:  # E-O10: two activations
        town.put("jones", "F-2").event("E-O10").phase("four-r").asks(
            "refugees", "unit:jones", "pass"
        )
        town.play("unit:jones", "place:LAB").asks("halt")


@rule("DOZ-MARTEUSE-08")
@pytest.mark.parametrize(("full", "seats"), [(False, (0,)), (True, (1,))])
def test_an_empty_start_space_is_a_choice_the_weakest_zeds_are_a_tie(
    full: bool, seats: tuple[int, ...]
) -> None:
    with versus() as town:  # E-B01
        town.put("marteuse", "M-4")
        for track in "FMHST" if full else "FMH":
            town.zeds("5/3" if track in "FMH" else "6/3", f"{track}-S")
        town.text("E-B01").asks("place-zeds", seats=seats)
        assert len(town.options) == (3 if full else 2)
