"""Rules where somebody careless would break them: the second of two, the other order."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.turn import GoodiesFound
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.disasters import BurstOne
from shambler.games.dawn.procedures.fate import fated_tracks
from shambler.games.dawn.procedures.four_r import FreeSteps, RefugeesFlee
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import outbreak_space
from shambler.games.dawn.procedures.pressure import PlacementPressure
from shambler.games.dawn.procedures.retreat import GoWithZeds
from shambler.games.dawn.procedures.team import RollStock
from shambler.testing import rule, some
from shambler.testing.dawn import Siege

# -- combat ----------------------------------------------------------------------------------------


@rule("DOZ-RIOT-01", "DOZ-HTH-11")
@pytest.mark.parametrize("attacking", [False, True])
def test_the_riot_squad_spreads_nothing_whoever_attacks(attacking: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-2").zeds("2/1", "F-3")
        if attacking:
            town.act().dice(6, 6).play("move:riot-squad>F-3")
        else:
            town.dice(6, 6).activate("F")
        town.told(FightRolled, attacking=attacking)
        assert town.state.infection == 0


@rule("DOZ-LEADER-02", "DOZ-ARMED-01")
@pytest.mark.parametrize(
    ("marks", "shift"), [([], 0), (["leader"], 1), (["leader", "well-armed"], 2)]
)
def test_two_markers_are_two_columns_in_combat_and_gunfire(marks: list[str], shift: int) -> None:
    with Siege("basic") as town:
        town.put("civ1", "F-2", marks=marks).zeds("4/2", "F-3").dice(6, 6).activate("F")
        assert town.told(FightRolled).column == 3 + shift  # Strength 4 each
    with Siege("basic") as town:
        town.put("civ1", "F-2", marks=marks).zeds("4/2", "F-3", as_="mob").stock(ammo=1).act()
        town.dice(1, 1).play(f"shoot:civ1>F-3/{town.game.world.zeds.ids[town.zed('mob')]}")
        assert town.told(GunfireRolled).column == 3 + shift  # Strength 4


@rule("DOZ-HTH-12")
def test_spreaders_in_a_mob_are_hit_last_hand_to_hand() -> None:
    with Siege("outbreak") as town:  # 6 against 4: P+; total 6 puts two Hits on them
        town.put("furies", "F-2").zeds("2/1", "F-3", damage=5, as_="mob")
        town.zeds("vermin", "F-3", as_="vermin").dice(6, 6).activate("F").asks("halt")
        assert town.place("mob") == "POOL" and town.damage("vermin") > 0
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("4/2", "F-3", as_="mob").zeds("vermin", "F-3", as_="vermin")
        town.dice(6, 6).activate("F").asks("halt")
        assert town.damage("mob") > 0 and town.damage("vermin") == 0


@rule("DOZ-RUL-43")
def test_a_beaten_attacker_goes_back_along_its_whole_path_also_away_from_town() -> None:
    with Siege("basic") as town:
        town.put("furies", "F-5").put("civ1", "F-3").put("civ2", "F-3").zeds("9/4", "F-2").act()
        town.dice(1, 1).dice(6, 6, 6, 6).play("move:furies>F-2").asks("halt")
        assert town.place("furies") == "F-4"


@rule("DOZ-ZEDS-03")
@pytest.mark.parametrize(("near", "far"), [("2/1", "9/4"), ("9/4", "2/1")])
def test_groups_move_one_by_one_the_closest_first_whichever_counters_they_are(
    near: str, far: str
) -> None:
    with Siege("basic") as town:
        town.zeds(near, "F-3", as_="near").zeds(far, "F-4", as_="far").activate("F").asks("halt")
        moved = [event.zeds for event in town.events if isinstance(event, ZedsMoved)]
        assert moved == [(town.zed("near"),), (town.zed("far"),)]
        assert (town.place("near"), town.place("far")) == ("F-2", "F-3")


# -- stocks, Infection, order ----------------------------------------------------------------------


@rule("DOZ-INF-06")
@pytest.mark.parametrize(
    ("chaos", "place"), [([], "S-3"), (["S-4"], "S-4"), (["S-5", "S-0"], "S-0")]
)
def test_an_outbreak_comes_to_the_closest_chaos_else_to_the_closest_village(
    chaos: list[str], place: str
) -> None:
    with Siege("apocalypse") as town:
        town.chaos(*chaos)
        assert outbreak_space(town.game, town.track("S")) == town.spot(place)


@rule("DOZ-EAT-02")
@pytest.mark.parametrize(("roll", "left"), [(3, 2), (4, 3)])
def test_everybody_in_beds_and_camp_eats(roll: int, left: int) -> None:
    with Siege("apocalypse") as town:
        town.event("E-B20").stock(supplies=3).put("civ1", "HB1")
        town.put("folk1", "CAMP", marks=["fled"]).put("folk2", "CAMP", marks=["fled"])
        town.dice(roll).phase("eat")
        assert town.state.supplies == left


@rule("DOZ-MARK-07")
def test_markers_of_civilians_lie_in_the_bed_with_them() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-2", damage=3, marks=["leader", "well-armed", "trained"])
        town.run(HitUnit(town.unit("civ1"), 1)).dice(6).play("dare:save").asks("halt")
        assert town.place("civ1") == "HB1"
        assert {"leader", "well-armed", "trained"} <= town.marks("civ1")


@rule("DOZ-HK-02", "DOZ-HK-06")
def test_order_is_restored_in_every_space_with_somebody() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3", "M-2", "H-3").put("civ1", "F-3").put("hunt", "M-2").run(Housekeeping())
        town.asks("restore", "unit:civ1", "unit:hunt").play("unit:hunt").asks("halt")
        assert town.state.chaos == (town.spot("H-3"),) and town.state.infection == 2


@rule("DOZ-PRESS-06")
def test_pressure_may_place_zeds_in_the_tunnel() -> None:
    with Siege("walking-zeds", seats=2) as town:
        for track, which in (("F", "5/3"), ("M", "4/2"), ("H", "6/3"), ("S", "2/1")):
            town.zeds(which, f"{track}-6")
        town.draws("9/4").run(PlacementPressure(1)).asks("halt")
        assert town.crowd("T-S") == ["9/4"]


# -- people ----------------------------------------------------------------------------------------


@rule("DOZ-GHOST-02", "DOZ-GHOST-03")
def test_ghost_spoils_one_roll_a_turn_and_lends_no_hand_then() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("ghost", "M-4").put("johnson", "F-4").put("civ1", "H-3").act(event=1)
        town.play("forage:johnson").dice(6, 6, 1).play("dare:spoil", "dice:1").asks("action")
        town.dice(1).play("forage:civ1").asks("halt")  # nobody is asked again
        town.zeds_turn(actions=1)
        assert not [key for key in town.options if "lend-a-hand" in key]


@rule("DOZ-GOODIES-02", "DOZ-UNZED-02", "DOZ-PUNIT-02")
def test_neither_raiders_nor_un_zeds_collect_goodies() -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "TC").put("raiders", "M-2").text("E-B02", "turn.start")
        town.phase("action").play("done").not_told(GoodiesFound)
        assert town.state.ammo == 0


@rule("DOZ-SCAV-02", "DOZ-WILSON-10")
def test_wilsons_company_has_a_second_die_but_no_luck_with_pairs() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "F-4").put("civ1", "F-4").act().dice(6, 6).play("forage:civ1")
        assert town.asks("action").state.ammo == 1  # once


@rule("DOZ-MAYOR-01")
@pytest.mark.parametrize(("who", "supplies"), [("hernandez", 0), ("civ1", 1)])
def test_the_mayors_word_helps_the_others_not_himself(who: str, supplies: int) -> None:
    with Siege("outbreak") as town:
        town.put("hernandez", "TC").put("civ1", "F-0").act().dice(3).play(f"forage:{who}")
        assert town.state.supplies == supplies


# -- abilities -------------------------------------------------------------------------------------


@rule("DOZ-MAYOR-08")
def test_the_citadel_is_town_center_alone() -> None:
    with Siege("basic") as town:
        town.put("hernandez", "TC").put("schmidt", "TC").put("hunt", "F-0").stock(ammo=3)
        town.zeds("4/2", "M-0").zeds("5/3", "F-1").act()
        orders = {key for key in town.options if key.startswith("citadel:")}
        assert any(":schmidt>M-0" in key for key in orders)
        assert not any(":hunt>" in key for key in orders)


@rule("DOZ-REANIM-01", "DOZ-HIT-06")
@pytest.mark.parametrize(("damage", "after"), [(0, 0), (1, 0), (2, 1)])
def test_reanimators_heal_a_hit_only_where_there_is_one(damage: int, after: int) -> None:
    with Siege("apocalypse") as town:
        town.zeds("reanimators", "F-4", damage=damage, as_="mob").activate("F").asks("halt")
        assert (town.place("mob"), town.damage("mob")) == ("F-3", after)


@rule("DOZ-FATE-02")
@pytest.mark.parametrize(
    ("chaos", "tracks"), [(["F-3", "F-4", "M-2"], "F"), (["M-2", "S-3"], "MS")]
)
def test_most_chaos_is_where_most_markers_lie(chaos: list[str], tracks: str) -> None:
    with Siege("directors-cut") as town:
        town.chaos(*chaos)
        cards = [n for n, card in enumerate(town.game.world.fate) if card.where == "most-chaos"]
        for card in some(cards):
            found = fated_tracks(town.game, card)
            assert [town.game.world.board.track_ids[track] for track in found] == list(tracks)


@rule("DOZ-BERK-04")
def test_an_injunction_finds_only_markers_that_are_ready() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("berk", "F-4").put("hunt", "M-2").zeds_turn(actions=1)
        assert "enjoin:berk>hunt:leadership" in town.options
    with Siege("walking-zeds", versus=True) as town:
        town.put("berk", "F-4").put("hunt", "M-2")
        town.state.spent |= town.game.world.units.marker[town.unit("hunt"), "leadership"]
        town.zeds_turn(actions=1)
        assert "enjoin:berk>hunt:leadership" not in town.options


@rule("DOZ-XAIO-01", "DOZ-SEAVER-01")
@pytest.mark.parametrize(("bad", "left"), [(False, 2), (True, 1)])
def test_bad_medicine_makes_a_doctors_heal_dearer(bad: bool, left: int) -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("seaver", "SO1").put("civ1", "HB1", damage=3).stock(supplies=2)
        town.state.bad_medicine = bad
        town.act().play("ability:medical:seaver>civ1")
        assert town.state.supplies == left


@rule("DOZ-OPT-03", "DOZ-SETUP-07")
@pytest.mark.parametrize(("well", "ammo"), [(False, 4), (True, 6)])
def test_well_stocked_counts_where_ammo_is_rolled_for_too(well: bool, ammo: int) -> None:
    with Siege("outbreak", well_stocked=well) as town:
        town.dice(2, 5).run(RollStock()).asks("halt")
        assert (town.state.supplies, town.state.ammo) == (7, ammo)


@rule("DOZ-PLAID-03", "DOZ-PLAID-05")
def test_a_two_brings_zeds_and_no_un_zeds() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("plaid", "F-4").zeds_turn(actions=1).dice(2)
        town.play("scheme:attract-allies:plaid").asks("allied-zeds", seats=(1,))


@rule("DOZ-MARTEUSE-15")
def test_a_marteuse_stays_where_there_is_no_room_behind() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("marteuse", "F-2").zeds("5/3", "F-2", as_="mob").put("civ1", "F-3")
        group = GoWithZeds((town.unit("marteuse"),), (town.zed("mob"),), town.spot("F-2"))
        town.run(group).asks("along", "dare:along", "pass")
    with Siege("walking-zeds", versus=True) as town:
        town.put("marteuse", "F-2").zeds("5/3", "F-2", as_="mob").put("civ1", "F-3")
        group = GoWithZeds((town.unit("marteuse"),), (town.zed("mob"),), town.spot("F-2"))
        town.put("civ2", "F-3").run(group).asks("halt")


@rule("DOZ-VIP-04")
@pytest.mark.parametrize("before", [False, True])
def test_vips_bring_their_gift_once(before: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "F-0", marks=["fled"]).state.vip_helped = before
        town.event("E-G17").phase("four-r").asks("halt" if before else "vip")
        assert (town.place("vip"), town.state.infection) == ("CAMP", 1)


@rule("DOZ-4R-02")
def test_rangers_step_onto_no_start_space() -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "F-6").event("E-G17").phase("four-r")
        town.asks("free-step", "place:F-5", "pass")


@rule("DOZ-RAID-04")
@pytest.mark.parametrize("who", ["hunt", "civ1"])
def test_heroes_and_civilians_attack_raiders_they_come_to(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-1").put("raiders", "F-2").act().dice(6, 6).play(f"move:{who}>F-2")
        town.told(FightRolled, attacking=True)


# -- the second of two ----------------------------------------------------------------------


@rule("DOZ-REF-07", "DOZ-REF-06")
def test_no_refugees_move_twice_in_a_phase() -> None:
    with Siege("apocalypse") as town:
        for who, at in (("folk1", "F-3"), ("folk2", "M-3"), ("folk3", "H-3")):
            town.put(who, at, marks=["fled"])
        town.run(RefugeesFlee(2, town.game.world.units.refugees)).asks("refugees")
        town.play("unit:folk1").asks("refugees", "unit:folk2", "unit:folk3").play("unit:folk3")
        town.asks("halt")
        places = [town.place(who) for who in ("folk1", "folk2", "folk3")]
        assert places == ["F-2", "M-3", "H-2"]


@rule("DOZ-4R-02")
def test_each_unit_with_a_free_step_is_asked() -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "M-3").put("national-guard", "S-3")
        town.run(FreeSteps((town.unit("rangers"), town.unit("national-guard"))))
        town.asks("free-step").play("place:M-2").asks("free-step").play("place:S-2").asks("halt")
        assert (town.place("rangers"), town.place("national-guard")) == ("M-2", "S-2")


@rule("DOZ-BARR-03")
@pytest.mark.parametrize(("track", "column"), [("F", 5), ("M", 4)])  # civ2 is weaker
def test_the_barricade_of_every_track_helps(track: str, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-2").put("civ2", "M-2").barricade("F-2").barricade("M-2")
        town.zeds("4/2", f"{track}-3").dice(6, 6).activate(track).asks("halt")
        town.told(FightRolled, column=column)


@rule("DOZ-MARTEUSE-15", "DOZ-NATALIA-08")
def test_both_marteuses_are_asked_whether_they_go_along() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("marteuse", "F-2").put("natalia", "F-2").zeds("5/3", "F-2", as_="mob")
        both = (town.unit("marteuse"), town.unit("natalia"))
        town.run(GoWithZeds(both, (town.zed("mob"),), town.spot("F-2"))).asks("along").play("pass")
        town.asks("along").play("dare:along").asks("halt")
        assert (town.place("marteuse"), town.place("natalia")) == ("F-2", "F-3")


@rule("DOZ-RUL-20")
def test_where_two_zeds_are_equally_close_one_says_which_bursts() -> None:
    with Siege("directors-cut") as town:
        town.zeds("9/4", "S-3", as_="a").zeds("5/3", "S-3", as_="b").zeds("4/2", "S-4", as_="c")
        town.run(BurstOne(town.track("S"), 4)).asks("burst", "zed:z94", "zed:z53a")
