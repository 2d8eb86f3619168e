"""Un-Zeds: how they move, fight, restore order, are eliminated and Arrested."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.versus import ArrestTried, UnZedsFled, UnZedsGone
from shambler.games.dawn.procedures.blast import Blast
from shambler.games.dawn.procedures.disasters import BurstOne
from shambler.games.dawn.procedures.fate import NameTrack
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.pressure import MovementPressure, PlacementPressure
from shambler.games.dawn.procedures.stench import StenchAttack
from shambler.games.dawn.procedures.team import PlaceUnZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVEL = "walking-zeds"  # the first with both kinds


def versus(level: str = LEVEL, **options: int) -> Siege:
    """A Versus table."""
    return Siege(level, versus=True, **options)


def goes(town: Siege, unit: str) -> set[str]:
    """Where a Zeds Action takes a unit."""
    prefix = f"walk:{unit}>"
    return {key.removeprefix(prefix) for key in town.options if key.startswith(prefix)}


# -- what they are -------------------------------------------------------------------------


@rule("DOZ-ACIV-01", "DOZ-AHERO-01", "DOZ-AHERO-04", "DOZ-REDD-02")
def test_hits_and_moves_of_both_kinds() -> None:
    with versus() as town:
        units = town.game.world.units
        found = {
            units.ids[u]: (units.kind[u], units.life[u], units.move[u], units.red_diamond[u])
            for u in units.un_zeds
        }
    hero, folk = "anti-hero", "anti-civilians"
    assert found == {
        "marteuse": (hero, 2, 4, True),
        "natalia": (hero, 2, 4, True),
        "char": (hero, 2, 4, False),
        "ghost": (hero, 2, 4, True),
        "xaio": (hero, 2, 4, True),
        "berk": (folk, 4, 3, False),
        "film-crew": (folk, 4, 3, False),
        "plaid": (folk, 4, 3, False),
    }


@rule("DOZ-UNZED-01", "DOZ-UNZED-02", "DOZ-UNZED-13", "DOZ-ACIV-05", "DOZ-AHERO-05")
def test_they_are_no_player_units_no_heroes_no_civilians() -> None:
    with versus() as town:
        units = town.game.world.units
        assert len(units.un_zeds) == 8
        for unit in units.un_zeds:
            assert not (units.player[unit] or units.hero[unit] or units.any_civilians[unit])


@rule("DOZ-UNZED-14", "DOZ-HUNT-02")
def test_nobody_of_the_hero_side_can_order_them() -> None:
    with versus() as town:
        town.put("hunt", "F-2").put("berk", "F-2").put("civ1", "F-1").put("wzed", "TC").act()
        orders = {key for key in town.options if key.startswith(("order:", "ability:broadcast"))}
        assert orders == {"order:hunt>civ1", "ability:broadcast:wzed>civ1"}


@rule("DOZ-UNZED-11")
def test_they_never_count_as_zeds() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("ghost", "F-3")
        assert town.game.zeds_on(town.track("F")) == 0
        town.draws("5/3").activate("F").asks("halt")  # an empty track gets a new unit
        assert town.place("z53a") == "F-S"


# -- moving ----------------------------------------------------------------------------------


@rule("DOZ-ACIV-02", "DOZ-UNZED-08", "DOZ-VS-04", "DOZ-UNZED-03")
def test_a_zeds_action_moves_one_of_them_up_to_its_move() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("ghost", "H-6").zeds_turn(actions=1)
        assert goes(town, "berk") == {"F-6", "F-5", "F-3", "F-2", "F-1"}
        assert goes(town, "ghost") == {"H-5", "H-4", "H-3", "H-2"}
        town.play("walk:berk>F-1").asks("halt")
        assert (town.place("berk"), town.state.zeds_actions) == ("F-1", 0)


@rule("DOZ-UNZED-08")
def test_without_a_zeds_action_nobody_moves() -> None:
    with versus() as town:
        town.put("berk", "F-4").zeds("5/3", "M-3").zeds_turn("M", "F", actions=0)
        assert not goes(town, "berk")


@rule("DOZ-UNZED-03", "DOZ-UNZED-07", "DOZ-MAYOR-05")
def test_they_pass_player_units_and_enter_town_center_by_traffic_control_not_the_hospital() -> None:
    with versus() as town:
        town.put("hunt", "F-1").put("civ1", "F-1").put("berk", "F-2").zeds_turn(actions=1)
        assert goes(town, "berk") == {"F-5", "F-4", "F-3", "F-0", "TC"}
    with versus() as town:
        town.put("hernandez", "H-4").put("berk", "F-2").zeds_turn(actions=1)
        zeros = {"M-0", "H-0", "S-0", "T-0"}
        assert goes(town, "berk") == {"F-5", "F-4", "F-3", "F-1", "F-0", "TC"} | zeros


@rule("DOZ-UNZED-04", "DOZ-RUL-23")
def test_they_count_for_the_stacking_limit_of_player_units() -> None:
    with versus() as town:
        town.put("hunt", "F-1").put("civ1", "F-1").put("berk", "F-2").zeds_turn(actions=1)
        assert "F-1" not in goes(town, "berk")
    with versus() as town:
        town.put("civ1", "F-1").put("berk", "F-1").put("hunt", "F-0").act()
        assert "move:hunt>F-1" not in town.options
        assert town.blocked("move:hunt>F-1") == "DOZ-MOVE-05"


@rule("DOZ-VS-13", "DOZ-UNZED-04")
def test_un_zeds_and_player_units_share_a_space_in_peace() -> None:
    with versus() as town:
        town.put("civ1", "F-1").put("berk", "F-2").zeds_turn(actions=1)
        town.play("walk:berk>F-1").asks("halt").not_told(FightRolled)
    with versus() as town:
        town.put("hunt", "F-1").put("berk", "F-2").act()
        town.play("move:hunt>F-2").not_told(FightRolled)
        assert town.place("hunt") == town.place("berk") == "F-2"


@rule("DOZ-UNZED-05")
def test_zeds_stop_them_and_must_be_fought_which_spreads_infection() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds("5/3", "F-2", as_="mob").stock(infection=2)
        town.zeds_turn(actions=1)
        assert goes(town, "plaid") == {"F-6", "F-5", "F-3", "F-2"}
        town.dice(6, 6).play("walk:plaid>F-2").told(FightRolled, attacking=True)
        assert (town.place("plaid"), town.place("mob")) == ("F-2", "F-3")
        assert town.state.infection == 3


@rule("DOZ-UNZED-05", "DOZ-UNZED-03")
def test_chaos_stops_them_and_keeps_them_from_acting() -> None:
    with versus() as town:
        town.put("plaid", "F-5").chaos("F-4").zeds_turn(actions=1)
        assert goes(town, "plaid") == {"F-6", "F-4"}
    with versus() as town:
        town.put("plaid", "F-4").chaos("F-4").zeds("5/3", "M-3").zeds_turn("M", "F", actions=1)
        assert not goes(town, "plaid") and "scheme:attract-allies:plaid" not in town.options


@rule("DOZ-UNZED-05", "DOZ-HK-02")
def test_they_restore_order_in_housekeeping() -> None:
    with versus() as town:
        town.put("plaid", "F-4").chaos("F-4").stock(infection=2).run(Housekeeping()).asks("halt")
        assert (town.state.chaos, town.state.infection) == ((), 3)


@rule("DOZ-CHAR-07", "DOZ-MARTEUSE-12", "DOZ-NATALIA-05")
@pytest.mark.parametrize("unit", ["char", "marteuse", "natalia"])
def test_some_pass_through_chaos_and_never_restore_order(unit: str) -> None:
    with versus() as town:
        town.put(unit, "F-4").chaos("F-4", "F-3").zeds_turn(actions=1)
        assert {"F-3", "F-2"} <= goes(town, unit)
    with versus() as town:
        town.put(unit, "F-4").chaos("F-4").run(Housekeeping()).asks("halt")
        assert town.state.chaos == (town.spot("F-4"),)


@rule("DOZ-BRIDGE-01")
def test_a_collapsed_bridge_stops_un_zeds_too() -> None:
    with versus() as town:
        town.state.bridge = "collapsed"
        town.put("berk", "S-2").zeds_turn("S", actions=1)
        assert goes(town, "berk") == {"S-5", "S-4", "S-3"}
        town.draws("5/3").play("track:S")  # nor can they take the free step
        assert town.place("berk") == "S-2"


@rule("DOZ-WILSON-12")
def test_wilsons_shortcuts_and_extra_die_are_not_for_un_zeds() -> None:
    with versus() as town:
        town.put("wilson", "F-2").put("plaid", "F-2").zeds("5/3", "F-3", as_="mob")
        town.zeds_turn(actions=1)
        assert goes(town, "plaid") == {"F-3", "F-1", "F-0", "TC"}
        town.dice(6, 6).play("walk:plaid>F-3").told(FightRolled, faces=(6, 6))
    with versus() as town:
        town.put("wilson", "F-2").put("plaid", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.dice(6, 6).play("unit:plaid").told(FightRolled, faces=(6, 6))


# -- the free step ---------------------------------------------------------------------------


@rule("DOZ-UNZED-10", "DOZ-RUL-82")
def test_each_on_an_activated_track_may_step_forward_even_out_of_chaos() -> None:
    with versus() as town:
        town.put("plaid", "F-4").put("berk", "F-2").put("ghost", "M-4").chaos("F-4")
        town.zeds("5/3", "F-6", as_="mob").zeds_turn("F", "M")
        town.play("track:F").asks("un-zeds-step", "unit:plaid", "unit:berk", "pass", seats=(1,))
        assert town.place("mob") == "F-6"  # they go first
        town.play("unit:plaid").asks("un-zeds-step", "unit:berk", "pass").play("pass")
        places = [town.place(name) for name in ("plaid", "berk", "ghost", "mob")]
        assert places == ["F-3", "F-2", "M-4", "F-5"]


@rule("DOZ-UNZED-10")
def test_the_free_step_comes_with_brains_as_well() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds("5/3", "F-6", as_="mob").brains()
        town.play("track:F").asks("un-zeds-step", "unit:plaid", "pass")


@rule("DOZ-RUL-82")
def test_a_free_step_into_zeds_is_an_attack_but_not_for_a_marteuse() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds("5/3", "F-3", as_="mob").zeds_turn("F", "M")
        town.play("track:F").dice(6, 6).dice(6, 6).draws("4/2").play("unit:plaid")
        first, second = [event for event in town.events if type(event) is FightRolled]
        assert (first.attacking, second.attacking) == (True, False)  # pushed back, it comes again
        assert town.place("plaid") == "F-3"
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "F-3", as_="mob").zeds_turn("F", "M")
        town.play("track:F", "unit:marteuse").not_told(FightRolled)
        assert (town.place("marteuse"), town.place("mob")) == ("F-3", "F-2")


@rule("DOZ-UNZED-09", "DOZ-WIN-05")
def test_in_town_center_they_end_nothing() -> None:
    with versus() as town:
        town.put("plaid", "F-0").zeds("5/3", "M-3").zeds_turn("F", "M").play("track:F")
        town.draws("4/2").play("unit:plaid")
        assert town.place("plaid") == "TC" and town.outcome is None


# -- fights ----------------------------------------------------------------------------------


@rule("DOZ-UNZED-15")
def test_the_hero_side_may_let_un_zeds_defend() -> None:
    with versus() as town:
        town.put("civ4", "F-2").put("plaid", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.asks("defender", "unit:civ4", "unit:plaid", seats=(0,))
        town.dice(1, 2).play("unit:plaid")
        # they lose, and both retreat toward Town Center; the Hits are for the Un-Zeds alone
        assert town.damage("plaid") == 3 and town.damage("civ4") == 0
        assert town.place("plaid") == town.place("civ4") == "F-1"


@rule("DOZ-UNZED-06")
def test_they_retreat_toward_town_center() -> None:
    with versus() as town:
        town.put("plaid", "F-2").zeds("9/4", "F-3", as_="mob").dice(4, 4).activate("F").asks("halt")
        assert (town.place("plaid"), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-RAID-04", "DOZ-RAID-07", "DOZ-RAID-08")
def test_raiders_and_un_zeds_fight_each_other_without_infection() -> None:
    with versus() as town:
        town.put("raiders", "F-4").put("plaid", "F-3").stock(infection=1)
        town.event("E-B02").dice(6, 6).run(FourRPhase())
        assert (town.place("raiders"), town.state.infection) == ("F-4", 1)
    with versus() as town:
        town.put("raiders", "F-2").put("plaid", "F-4").zeds_turn(actions=1)
        town.dice(6, 6).play("walk:plaid>F-2").told(FightRolled, attacking=True)
        assert town.place("raiders") == "F-3"


@rule("DOZ-UNZED-12", "DOZ-ACIV-04", "DOZ-AHERO-03")
@pytest.mark.parametrize(("unit", "hits"), [("berk", 4), ("ghost", 2)])
def test_an_eliminated_unit_comes_back_on_the_start_space_of_its_track_on_1_to_3(
    unit: str, hits: int
) -> None:
    with versus() as town:
        town.put(unit, "H-3").dice(3).run(HitUnit(town.unit(unit), hits)).asks("halt")
        town.told(UnZedsFled)
        assert (town.place(unit), town.damage(unit)) == ("H-S", 0)
    with versus() as town:
        town.put(unit, "H-3").dice(4).run(HitUnit(town.unit(unit), hits)).asks("halt")
        town.told(UnZedsGone)
        assert town.place(unit) == "OUT"


@rule("DOZ-AHERO-03", "DOZ-UNZED-12")
def test_eliminated_in_town_center_the_zeds_player_names_the_start_space() -> None:
    with versus() as town:
        town.put("ghost", "TC").dice(1).run(HitUnit(town.unit("ghost"), 2))
        town.asks("un-zeds-start", seats=(1,)).play("place:S-S")
        assert town.place("ghost") == "S-S"


@rule("DOZ-RUL-84", "DOZ-LAWYERS-03", "DOZ-GHOST-03")
def test_neither_lawyers_nor_ghost_touch_saving_rolls() -> None:
    with versus() as town:
        town.put("ghost", "F-4").put("plaid", "H-3").dice(3).run(HitUnit(town.unit("plaid"), 4))
        assert town.place("plaid") == "H-S"  # nobody was asked to spoil it
    with versus() as town:
        town.put("hunt", "F-2").state.lawyers = town.unit("hunt")
        town.state.unit_damage[town.unit("hunt")] = 1
        town.dice(1).run(HitUnit(town.unit("hunt"), 1)).dice(4).play("dare:save")
        assert town.place("hunt") == "HB1"


# -- placing ---------------------------------------------------------------------------------


@rule("DOZ-ACIV-03", "DOZ-AHERO-02")
def test_new_un_zeds_go_to_named_spaces_without_zeds_anti_civilians_above_ground() -> None:
    with versus() as town:
        town.zeds("5/3", "F-4").run(PlaceUnZeds(town.unit("berk"))).asks("place-un-zeds")
        places = {key.removeprefix("place:") for key in town.options}
        assert {"F-3", "F-0", "M-4", "H-3", "S-1"} <= places
        assert not {"F-4", "F-5", "F-S"} & places
        assert not any(place.startswith("T-") for place in places)
    with versus() as town:
        town.zeds("5/3", "F-4").run(PlaceUnZeds(town.unit("ghost")))
        places = {key.removeprefix("place:") for key in town.options}
        assert {"T-7", "T-4", "T-2", "T-0", "F-3"} <= places and "F-4" not in places


# -- Arrest and Jail -------------------------------------------------------------------------


@rule("DOZ-VS-09", "DOZ-RUL-86")
@pytest.mark.parametrize(("roll", "works"), [(4, False), (5, True)])
def test_an_arrest_needs_five(roll: int, works: bool) -> None:
    with versus() as town:
        town.put("civ1", "F-2").put("berk", "F-2").act(event=1)
        town.dice(roll).play("arrest:civ1>berk").told(ArrestTried, works=works)
        assert (town.place("berk") == "JAIL") is works
        assert town.state.event_actions + sum(town.state.player_actions) == 1


@rule("DOZ-MILITARY-01", "DOZ-MILITARY-02", "DOZ-RIOT-05", "DOZ-RANGER-05", "DOZ-GUARD-09")
@pytest.mark.parametrize(
    "officer",
    [
        "hunt",
        "schmidt",
        "riot-squad",
        "security1",
        "hauser",
        "kingman",
        "piazza",
        "rangers",
        "national-guard",
    ],
)
def test_military_and_law_enforcement_need_four(officer: str) -> None:
    for roll, works in ((3, False), (4, True)):
        with versus() as town:
            town.put(officer, "F-2").put("berk", "F-2").act()
            town.dice(roll).play(f"arrest:{officer}>berk").told(ArrestTried, works=works)


@rule("DOZ-MILITARY-02")
def test_nobody_else_is_an_officer() -> None:
    with versus() as town:
        units = town.game.world.units
        officers = {
            n for n, p in zip(units.ids, units.profession, strict=True) if p in ("military", "law")
        }
    assert officers == {
        "hunt",
        "schmidt",
        "riot-squad",
        "security1",
        "security2",
        "hauser",
        "kingman",
        "piazza",
        "rangers",
        "national-guard",
    }


@rule("DOZ-VS-10", "DOZ-PICKLES-17", "DOZ-HORATIUS-07")
def test_animals_refugees_and_villagers_arrest_nobody() -> None:
    with versus() as town:
        town.put("pickles", "F-4").put("folk1", "F-4").put("berk", "F-4")
        town.put("horatius", "M-3").put("ghost", "M-3").act()
        assert not [key for key in town.options if key.startswith("arrest")]
        assert town.blocked("arrest:pickles>berk") == "DOZ-VS-10"
        assert town.blocked("arrest:horatius>ghost") == "DOZ-VS-10"


@rule("DOZ-CHAR-06", "DOZ-CHAR-05", "DOZ-RUL-86", "DOZ-RUL-67")
def test_in_chaos_an_arrest_is_all_that_can_be_done() -> None:
    with versus() as town:
        town.put("hunt", "F-4").put("char", "F-4").chaos("F-4").act()
        assert [key for key in town.options if "hunt" in key] == ["arrest:hunt>char"]


@rule("DOZ-RUL-86")
def test_nobody_is_arrested_from_another_space_or_on_a_start_space() -> None:
    with versus() as town:
        town.put("hunt", "F-2").put("berk", "F-3").put("rangers", "M-S").put("ghost", "M-S").act()
        assert not [key for key in town.options if key.startswith("arrest")]


@rule("DOZ-VS-11", "DOZ-LOC-03", "DOZ-LAWYERS-04", "DOZ-BERK-03")
def test_in_jail_everything_it_did_and_bore_is_over() -> None:
    with versus() as town:
        town.put("hunt", "F-2").put("berk", "F-2", damage=2).act(event=1)
        town.state.lawyers = town.unit("hunt")
        town.dice(5).play("arrest:hunt>berk")  # 5 - 1 + 1
        assert (town.place("berk"), town.damage("berk"), town.state.lawyers) == ("JAIL", 0, -1)
    with versus() as town:
        town.put("berk", "JAIL").put("hunt", "F-2").zeds("5/3", "M-3").zeds_turn(
            "M", "F", actions=2
        )
        assert not [key for key in town.options if "berk" in key]


@rule("DOZ-XAIO-03", "DOZ-VS-12", "DOZ-XAIO-05")
def test_two_zeds_actions_free_a_prisoner_while_xaio_is_in_play() -> None:
    with versus() as town:
        town.put("xaio", "F-5").put("berk", "JAIL").zeds("5/3", "M-3").zeds_turn("M", actions=2)
        town.play("against:bail:xaio>berk").asks("place-un-zeds", seats=(1,)).play("place:H-3")
        assert (town.place("berk"), town.state.zeds_actions) == ("H-3", 0)
    for xaio, actions in (("F-5", 1), ("JAIL", 4)):
        with versus() as town:
            town.put("xaio", xaio).put("berk", "JAIL").zeds("5/3", "M-3")
            town.zeds_turn("M", "F", actions=actions)
            assert not [key for key in town.options if "bail" in key]


@rule("DOZ-XAIO-03")
def test_bail_may_be_paid_right_after_an_arrest() -> None:
    with versus() as town:
        town.put("xaio", "M-5").put("hunt", "F-2").put("berk", "F-2")
        town.state.zeds_actions = 2
        town.act().dice(6).play("arrest:hunt>berk").asks("bail", seats=(1,))
        town.play("against:bail:xaio>berk", "place:F-3")
        assert (town.place("berk"), town.state.zeds_actions) == ("F-3", 0)
    with versus() as town:
        town.put("xaio", "F-2").put("hunt", "F-2").put("berk", "JAIL")
        town.state.zeds_actions = 2
        town.act().dice(6).play("arrest:hunt>xaio")
        assert town.game.decision is not None and town.game.decision.kind != "bail"


# -- Stench and ties ---------------------------------------------------------------------------


@rule("DOZ-STENCH-07", "DOZ-STENCH-06")
@pytest.mark.parametrize(("die", "hurt"), [(3, "civ1"), (4, "plaid")])
def test_a_die_says_which_side_bears_the_stench(die: int, hurt: str) -> None:
    with versus() as town:
        town.put("civ1", "F-2").put("plaid", "F-2")
        town.zeds("3/2", "F-3", marks=["stench"], as_="mob")
        town.dice(3, 4).dice(die).run(StenchAttack(town.zed("mob"))).asks("halt")
        damage = {name: town.damage(name) for name in ("civ1", "plaid")}
        assert damage == {"civ1": 0, "plaid": 0} | {hurt: 1}


@rule("DOZ-STENCH-13")
def test_the_marteuses_do_not_smell_it() -> None:
    with versus() as town:
        town.put("natalia", "F-2").put("marteuse", "F-2")
        town.zeds("5/3", "F-3", marks=["stench"], as_="mob")
        town.run(StenchAttack(town.zed("mob"))).asks("halt")  # nobody to attack, no dice
    with versus() as town:
        town.put("natalia", "F-2").put("civ1", "F-2")
        town.zeds("3/2", "F-3", marks=["stench"], as_="mob")
        town.dice(3, 4).run(StenchAttack(town.zed("mob"))).asks("halt")
        assert (town.damage("civ1"), town.damage("natalia")) == (1, 0)


@rule("DOZ-MARTEUSE-08", "DOZ-FATE-04", "DOZ-PRESS-08", "DOZ-RUL-89", "DOZ-MARTEUSE-10")
def test_with_dr_marteuse_on_the_map_the_zeds_player_breaks_ties() -> None:
    tracks = (0, 1)
    for place, seats in (("F-4", (1,)), ("TC", (1,)), ("F-S", (0,)), ("JAIL", (0,))):
        with versus() as town:
            card = town.fate_number("F-B02")  # the track with the most Zeds
            town.put("marteuse", place).run(NameTrack(tracks, card, False))
            town.asks("fated-track", seats=seats)
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3").zeds("5/3", "H-3").run(MovementPressure(1))
        town.asks("pressure-group", seats=(1,))
    with versus() as town:
        town.put("marteuse", "F-4").run(PlacementPressure(1)).asks("place-zeds", seats=(1,))
    with versus() as town:
        town.run(PlacementPressure(1)).asks("place-zeds", seats=(0,))


@rule("DOZ-MARTEUSE-10")
def test_not_while_he_shares_a_space_with_zeds() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "F-4").run(PlacementPressure(1))
        town.asks("place-zeds", seats=(0,))


@rule("DOZ-MARTEUSE-09")
def test_a_players_choice_stays_with_the_hero_side() -> None:
    with versus() as town:
        card = town.fate_number("F-B01")  # Player's Choice
        town.put("marteuse", "F-4").run(NameTrack((0, 1), card, False))
        town.asks("fated-track", seats=(0,))


@rule("DOZ-MARTEUSE-11")
def test_a_full_start_space_is_the_hero_sides_business() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-S").zeds("6/3", "M-S")
        town.draws("4/2").text("E-B16").asks("start", seats=(0,))


@rule("DOZ-MARTEUSE-08")
def test_ties_for_a_marker_are_his_too() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("6/3", "M-3").zeds("6/3", "H-3")
        town.draws("4/2").text("E-B16").asks("mark-zeds", seats=(1,))


# -- what cannot happen to them ------------------------------------------------------------------


@rule("DOZ-RUL-83")
def test_nobody_shoots_at_un_zeds_and_they_neither_shoot_nor_forage_nor_build_nor_heal() -> None:
    with versus() as town:
        town.put("hunt", "F-2").put("berk", "F-3", damage=1).put("savior", "F-3")
        town.stock(ammo=5, supplies=5).act(event=2)
        assert not [key for key in town.options if "berk" in key and not key.startswith("arrest")]
        town.zeds("5/3", "M-3").zeds_turn("M", "F", actions=2)
        verbs = {key.partition(":")[0] for key in town.options if "berk" in key}
        assert verbs == {"walk", "enjoin", "against"}


@rule("DOZ-RUL-83")
def test_a_burst_spares_un_zeds_an_explosion_does_not() -> None:
    with versus() as town:
        town.put("berk", "F-2").zeds("5/3", "F-3", as_="mob").run(BurstOne(town.track("F"), 4))
        town.asks("halt")  # nobody is rolled for
        assert (town.place("mob"), town.damage("berk")) == ("POOL", 0)
    with versus() as town:
        town.put("berk", "M-4").run(Blast(town.spot("M-4"), 1)).asks("halt")
        assert (town.place("berk"), town.damage("berk")) == ("M-3", 1)
