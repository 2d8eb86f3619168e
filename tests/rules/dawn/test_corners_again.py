"""Corners of single rules, continued: each of those meant, at both ends of a limit."""

from __future__ import annotations

import pytest

from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.games.dawn.procedures.settling import devour
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVEL = "walking-zeds"


@rule("DOZ-BRIDGE-04", "DOZ-RUL-51")
@pytest.mark.parametrize("who", ["civ1", "ghost", "berk", "hunt"])
def test_whoever_retreats_passes_over_the_collapsed_bridge(who: str) -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put(who, "S-2").state.bridge = "collapsed"
        town.run(RetreatUnits((town.unit(who),), town.spot("S-2"))).asks("halt")
        assert town.place(who) == "S-0"


@rule("DOZ-ACT-06", "DOZ-HAUSER-01", "DOZ-HAUSER-05", "DOZ-WRIGHT-02", "DOZ-JOHNSON-12")
@pytest.mark.parametrize(
    ("who", "place", "key"),
    [
        ("hauser", "TC", "ability:train:hauser>civ1"),
        ("hauser", "TC", "ability:recruit:hauser>civ1"),
        ("wright", "TC", "ability:intelligence:wright"),
        ("johnson", "TC", "aid:johnson>civ1"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_of_the_hero_pays_for_what_the_hero_does(
    who: str, place: str, key: str, seat: int
) -> None:
    with Siege(LEVEL, seats=2) as town:
        town.put(who, place, seat=seat).put("civ1", "TC", damage=1).stock(ammo=2, supplies=2)
        if who == "wright":  # a Normal card of Act I
            town.cards(town.game.world.plan.normals[0][0])
        town.act().play(key)
        assert town.state.player_actions == ((0, 1) if seat == 0 else (1, 0))


@rule("DOZ-RIOT-03")
@pytest.mark.parametrize("infection", [0, 6, 12])
def test_the_riot_squad_restores_order_for_nothing_however_high_infection_is(
    infection: int,
) -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-3").chaos("F-3").stock(infection=infection)
        town.run(Housekeeping()).asks("halt")
        assert (town.state.chaos, town.state.infection) == ((), infection)


@rule("DOZ-ZEDS-13", "DOZ-ZEDS-14")
@pytest.mark.parametrize("which", ["9/4", "8/4", "7/4", "2/1"])
def test_a_counter_drawn_again_is_whole_and_without_markers(which: str) -> None:
    with Siege("brains") as town:
        town.zeds(which, "F-3", damage=5, marks=["fast", "tough"], as_="mob")
        town.state.zed_marks[town.zed("mob")] = 0
        hit_zeds(town.game, [town.zed("mob")], 1)
        assert town.place("mob") == "POOL"
        town.draws(which).run(NewZeds(town.spot("M-3"))).asks("halt")
        assert (town.place("mob"), town.damage("mob"), town.marks("mob")) == ("M-3", 0, set())


@rule("DOZ-CHAR-04", "DOZ-CHAR-01")
@pytest.mark.parametrize("place", ["T-5", "T-3", "T-7", "H-3", "S-6", "F-1"])
def test_char_burns_catacombs_and_every_unnamed_space(place: str) -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("char", place).zeds("5/3", "M-3").zeds_turn("M", "H", actions=1)
        town.play("scheme:place-chaos:char")
        assert town.state.chaos == (town.spot(place),)


@rule("DOZ-HTH-12", "DOZ-SPREAD-06")
def test_between_two_spreaders_the_hero_side_divides_the_hits() -> None:
    with Siege("brains") as town:
        town.put("furies", "F-1").zeds("vermin", "F-2").zeds("noelle", "F-2").dice(6, 6)
        town.activate("F").asks("hit-zeds", "zed:vermin", "zed:noelle")
        town.play("zed:noelle", "zed:vermin")
        while "zed:vermin" in town.options:
            town.play("zed:vermin")
        assert town.damage("noelle") == 1 and town.damage("vermin") > 1


@rule("DOZ-SAVE-04", "DOZ-REF-13")
def test_a_saving_roll_of_refugees_may_be_declined_too() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=["fled"])
        devour(town.game, town.unit("folk1"))
        frames = tuple(town.state.stack[-1:])
        town.run(*frames).asks("save", "dare:save", "pass").play("pass").asks("halt")
        assert town.place("folk1") == "CEM"


@rule("DOZ-MOVE-02", "DOZ-MOVE-01", "DOZ-HEAL-06")
def test_a_bed_is_one_space_beyond_town_center() -> None:
    with Siege("outbreak") as town:  # Civilians move two spaces
        town.put("civ1", "F-0", damage=1).put("civ2", "M-1", damage=1).put("civ3", "TC", damage=1)
        town.act()
        beds = {key for key in town.options if ">HB" in key}
        assert beds == {"move:civ1>HB1", "move:civ3>HB1"}
    with Siege("brains") as town:  # Heroes four
        town.put("agee", "F-2").put("seaver", "M-3").act()
        rooms = {key for key in town.options if key.endswith((">LAB", ">SO1"))}
        assert rooms == {"move:agee>LAB", "move:agee>SO1"}


@rule("DOZ-VS-09", "DOZ-MILITARY-01", "DOZ-MILITARY-02", "DOZ-RIOT-05", "DOZ-GUARD-09")
@pytest.mark.parametrize(
    ("who", "least"),
    [
        ("hunt", 4),
        ("schmidt", 4),
        ("riot-squad", 4),
        ("security1", 4),
        ("security2", 4),
        ("hauser", 4),
        ("kingman", 4),
        ("piazza", 4),
        ("rangers", 4),
        ("national-guard", 4),
        ("civ1", 5),
        ("johnson", 5),
        ("furies", 5),
        ("petra", 5),
        ("vfw", 5),
        ("santana", 5),
    ],
)
def test_each_soldier_and_officer_arrests_on_a_four_others_on_a_five(who: str, least: int) -> None:
    for roll in (least - 1, least):
        with Siege(LEVEL, versus=True) as town:
            town.put(who, "F-2").put("berk", "F-2").dice(roll).act().play(f"arrest:{who}>berk")
            assert town.place("berk") == ("JAIL" if roll == least else "F-2")


@rule("DOZ-ZEDS-03")
def test_every_group_of_a_crowded_track_moves() -> None:
    with Siege() as town:
        mobs = ("2/1", "3/2", "3/1", "4/3", "4/1", "5/1")
        for number, zed in enumerate(mobs, 1):
            town.zeds(zed, f"F-{number}", as_=zed)
        town.zeds("9/4", "F-S", as_="last").activate("F").asks("halt")
        found = [town.place(zed) for zed in mobs]
        assert found == ["F-0", "F-1", "F-2", "F-3", "F-4", "F-5"] and town.place("last") == "F-6"
