"""Pickles in hiding, and Alyssa where nothing entered: every way in which more Zeds come."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightBegan, FightRolled
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.tunnel import SurfaceAt
from shambler.testing import rule
from shambler.testing.dawn import Siege

HIDDEN = ["stealthed"]


def hiding(place: str = "F-3", level: str = "walking-zeds") -> Siege:
    """Pickles hidden beside one Zeds unit."""
    return Siege(level).put("pickles", place, marks=HIDDEN).zeds("4/2", place, as_="a")


@rule("DOZ-PICKLES-04")
def test_found_by_a_unit_that_is_placed_he_fights_both_at_once() -> None:
    with hiding() as town:
        town.draws("5/3").dice(1).dice(6, 6).run(NewZeds(town.spot("F-3")))
        town.told(FightRolled, column=1)  # 9 against 2, and the Farm's Terrain


@rule("DOZ-PICKLES-04", "DOZ-RET-08")
@pytest.mark.parametrize("roll", [1, 2])
def test_zeds_that_retreat_into_his_hiding_place_make_him_roll_again(roll: int) -> None:
    with hiding() as town:
        town.zeds("5/3", "F-2", as_="b").dice(roll)
        if roll == 1:
            town.dice(6, 6)
        town.run(RetreatZeds((town.zed("b"),)))
        if roll == 1:
            town.told(FightRolled, column=1, attacking=False)
            assert town.marks("pickles") == set()
        else:
            town.asks("halt").not_told(FightRolled)
            assert town.marks("pickles") == set(HIDDEN) and town.place("b") == "F-3"


@rule("DOZ-PICKLES-04")
@pytest.mark.parametrize("roll", [1, 2])
def test_the_smell_brings_another_unit_to_his_hiding_place(roll: int) -> None:
    with hiding() as town:
        town.draws("9/4").dice(roll)
        if roll == 1:
            town.dice(6, 6)
        town.text("E-B17", "zeds.end")
        if roll == 1:
            town.told(FightRolled, column=1)  # 8 against 2, and the Farm's Terrain
        else:
            town.asks("halt").not_told(FightRolled)
            assert town.marks("pickles") == set(HIDDEN)


@rule("DOZ-PICKLES-03")
def test_once_the_zeds_have_gone_he_may_hide_from_the_next_or_fight() -> None:
    with Siege("walking-zeds") as town:  # nobody is there any more whom he hides from
        town.put("pickles", "F-3", marks=HIDDEN).zeds("4/2", "T-6")
        town.run(SurfaceAt(town.zed("z42a"), town.spot("F-3"))).asks("stealth", "dare", "pass")


@rule("DOZ-PICKLES-16", "DOZ-RAID-04")
def test_raiders_meet_him_once_the_zeds_he_hid_from_are_gone() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).put("raiders", "F-4").event("E-B01")
        town.run(FourRPhase()).asks("stealth").dice(6, 6).play("pass")
        town.told(FightBegan, unit=town.unit("pickles"), attacking=False)
        assert town.place("raiders") == "F-4"


@rule("DOZ-ALYSSA-01", "DOZ-ALYSSA-04")
def test_she_strikes_at_what_rises_beside_her() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").draws("9/4").text("E-B17", "zeds.end").asks("assassin")
        town.dice(3).dice(6, 6).play("dare").asks("halt")
        assert town.told(FightRolled).unit_hits == 0 and town.damage("alyssa") == 0


@rule("DOZ-ALYSSA-01")
def test_she_strikes_at_zeds_from_the_lake() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "M-2").draws("9/4").fate_text("F-B02").asks("assassin")
        town.dice(2).play("dare").asks("withdraw").play("dare").asks("halt")
        assert town.place("alyssa") == "M-1"
