"""Rules clause by clause: each of those a rule names, each way it can come about."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, VirtualAttackRolled
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"
FLED = ["fled"]


# -- the fallen --------------------------------------------------------------------------------


@rule("DOZ-LOC-01", "DOZ-SAVE-04")
@pytest.mark.parametrize("who", ["piazza", "civ1", "vfw", "rangers", "national-guard"])
def test_whoever_of_the_players_falls_lies_in_the_cemetery(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-3").run(HitUnit(town.unit(who), 6)).play("pass").asks("halt")
        assert town.place(who) == "CEM"


@rule("DOZ-LOC-01", "DOZ-RAID-11")
@pytest.mark.parametrize("who", ["raiders", "bubba"])
def test_both_bands_of_raiders_fall_without_a_roll(who: str) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-3", damage=4).run(HitUnit(town.unit(who), 4)).asks("halt")
        assert town.place(who) == "CEM"


# -- 4R ----------------------------------------------------------------------------------------


@rule("DOZ-4R-01")
def test_there_is_no_4r_phase_below_level_two() -> None:
    found = {}
    for level in ("basic", "outbreak", "apocalypse", "brains"):
        with Siege(level) as town:
            found[level] = "four-r" in [phase.name for phase in town.game.world.phases]
    assert found == {"basic": False, "outbreak": False, "apocalypse": True, "brains": True}


@rule("DOZ-4R-03", "DOZ-REF-06")
def test_exactly_as_many_refugees_as_printed_all_move() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=FLED).put("folk2", "M-3", marks=FLED)
        town.event("E-G10").phase("four-r").asks("refugees", "unit:folk1", "unit:folk2")
        town.play("unit:folk2").asks("halt")  # the other is the only one left
        assert (town.place("folk1"), town.place("folk2")) == ("F-2", "M-2")


# -- Stealth against cards ---------------------------------------------------------------------


@rule("DOZ-PICKLES-10")
@pytest.mark.parametrize("card", ["E-B08", "E-G01", "E-O06"])
def test_stealth_avoids_the_attack_of_each_of_three_events(card: str) -> None:
    with Siege(LEVEL) as town:
        town.put("pickles", "F-2").zeds("5/3", "F-6").fates("F-B09").text(card).asks("stealth")
        town.dice(2).play("dare").asks("halt").not_told(VirtualAttackRolled)
        assert town.damage("pickles") == 0


@rule("DOZ-PICKLES-10")
@pytest.mark.parametrize(("die", "fights"), [(2, False), (1, True)])
def test_stealth_avoids_lake_effect_zeds(die: int, fights: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "M-2").draws("5/3").fate_text("F-B02").asks("stealth").dice(die)
        if fights:
            town.dice(6, 6).play("dare").told(FightRolled, attacking=False)
            assert town.place("pickles") == "M-2"
        else:
            town.play("dare").asks("halt").not_told(FightRolled)
            assert town.marks("pickles") == {"stealthed"} and town.crowd("M-2") == ["5/3"]


# -- Gunfire -----------------------------------------------------------------------------------


@rule("DOZ-GUN-06")
@pytest.mark.parametrize("who", ["civ1", "schmidt", "vfw", "kingman"])
def test_a_unit_without_long_range_shoots_one_space_far(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-2").zeds("5/3", "F-4").zeds("6/3", "F-3").stock(ammo=9).act(event=2)
        assert {key.rpartition("/")[2] for key in keys(town, f"shoot:{who}>")} == {"z63a"}


@rule("DOZ-GUN-09")
def test_from_town_center_a_unit_shoots_into_all_five_number_0_spaces() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "TC").stock(ammo=1)
        for track in "FMHST":
            town.zeds("5/3" if track != "T" else "6/3", f"{track}-0")
            town.zeds("4/2" if track != "T" else "6/4", f"{track}-1")
        town.act()
        seen = {key.partition(">")[2].partition("/")[0] for key in keys(town, "shoot:civ1>")}
        assert seen == {"F-0", "M-0", "H-0", "S-0", "T-0"}


# -- Un-Zeds -----------------------------------------------------------------------------------


@rule("DOZ-NATALIA-10", "DOZ-RUL-27")
def test_two_zeds_units_join_natalia_and_one_more_human_has_room() -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("natalia", "F-2").zeds("5/3", "F-3", as_="a").zeds("6/3", "F-3", as_="b")
        town.activate("F").asks("halt")
        assert (town.place("a"), town.place("b"), town.place("natalia")) == ("F-2", "F-2", "F-2")
        assert town.game.room_for_units(town.spot("F-2")) == 1
        assert town.game.room_for_zeds(town.spot("F-2")) == 0


# -- Piazza ------------------------------------------------------------------------------------


@rule("DOZ-PIAZZA-07")
def test_neither_civilians_nor_refugees_follow_her_into_zeds() -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "F-3").put("civ1", "F-3").put("folk1", "F-3", marks=FLED)
        town.zeds("5/3", "F-1").zeds("2/1", "F-4").stock(ammo=1).act().dice(1, 1).dice(6, 6)
        town.play("shoot:piazza>F-1/z53a", "place:F-4").asks("halt")
        assert (town.place("piazza"), town.place("civ1")) == ("F-4", "F-3")
        assert town.place("folk1") == "F-3"


# -- Alyssa ------------------------------------------------------------------------------------


@rule("DOZ-ALYSSA-08")
def test_two_spaces_lost_by_others_never_give_her_a_roll() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("vfw", "F-2").zeds("9/4", "F-3", as_="mob").activate("F")
        town.dice(6, 6).play("unit:vfw").asks("halt").not_told(AbilityTried)
        assert town.place("alyssa") == "F-2"  # VFW won: nobody has to go
        assert town.place("mob") == "F-3"


@rule("DOZ-ALYSSA-02", "DOZ-ALYSSA-07")
@pytest.mark.parametrize("foe", ["zeds", "raiders"])
def test_a_one_is_a_normal_attack_too(foe: str) -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2")
        if foe == "zeds":
            town.zeds("6/3", "F-3")
        else:
            town.put("raiders", "F-3")
        town.act().dice(1).dice(3, 4).dice(6, 6, 6).play("move:alyssa>F-3", "dare")
        town.told(FightRolled, attacking=True, unit_hits=3)  # a strike would not be hit back
