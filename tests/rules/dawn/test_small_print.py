"""Corners of rules that are easily overlooked: whom they mean and how far they reach."""

from __future__ import annotations

import pytest

from shambler.games.dawn.epilogue import score
from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.events.turn import PhaseBegan
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.research import FEATURE
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.games.dawn.procedures.surprise import VirtualAttack
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, card, keys

# -- the turn --------------------------------------------------------------------------------


@rule("DOZ-SEQ-02")
def test_the_phases_follow_each_other_from_left_to_right() -> None:
    with Siege("apocalypse") as town:  # E-B04 has an Outbreak check and a die for hunger
        town.zeds("5/3", "M-6").stock(supplies=5).put("hunt", "TC").top_event("E-B04")
        town.dice(6, 6).dice(6).draws("4/2").turns().asks("action")
        begun = [event.phase for event in town.events if isinstance(event, PhaseBegan)]
        assert begun == ["four-r", "infection", "eat", "zeds", "action"]


@rule("DOZ-WIN-05")
def test_raiders_in_an_empty_town_center_end_nothing() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-0").run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert town.place("raiders") == "OUT" and town.outcome is None


@rule("DOZ-EPI-04")
@pytest.mark.parametrize("defeat", [False, True])
def test_components_count_after_a_defeat_too(defeat: bool) -> None:
    with Siege("brains") as town:
        town.state.components = 0b1011
        assert score(town.game, defeat).points["components"] == 3


# -- who is meant ----------------------------------------------------------------------------


@rule("DOZ-PUNIT-01")
def test_villagers_refugees_and_the_guard_are_player_units_too() -> None:
    with Siege("brains") as town:
        town.put("folk1", "F-4").put("folk2", "F-3", marks=["fled"]).put("national-guard", "M-2")
        town.put("rangers", "M-3").put("furies", "M-4").put("raiders", "H-2")
        there = [len(town.game.player_units_at(town.spot(at))) for at in ("F-4", "F-3", "M-2")]
        assert there == [1, 1, 1]
        assert town.game.player_units_at(town.spot("M-3")) and not town.game.player_units_at(
            town.spot("H-2")
        )


@rule("DOZ-UNZED-13", "DOZ-HERO-02", "DOZ-AHERO-05")
def test_cards_that_look_for_heroes_or_civilians_pass_un_zeds_by() -> None:
    with Siege("walking-zeds", versus=True) as town:  # a virtual attack finds nobody
        town.put("berk", "F-3").run(VirtualAttack(town.track("F"))).asks("halt")
    with Siege("walking-zeds", versus=True) as town:  # E-B13 favours a Hero
        town.put("ghost", "F-3").put("hunt", "M-3").put("schmidt", "M-3")
        town.text("E-B13").asks("favour-hero", "unit:hunt", "unit:schmidt")


@rule("DOZ-UNZED-13", "DOZ-RUL-40")
def test_rule_seven_asks_no_un_zeds_and_no_raiders() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("berk", "S-5").put("hunt", "S-5").zeds("5/3", "S-6").draws("4/2").text("E-B01")
        town.play("place:F-S").activate("S").asks("defender").play("unit:hunt")
        town.asks("flee", "flee:hunt", "pass").dice(6, 6).play("flee:hunt")
        assert town.told(FightRolled).unit == town.unit("berk")
    with Siege("apocalypse") as town:
        town.put("raiders", "S-5").zeds("5/3", "S-6").draws("4/2").text("E-B01")
        town.play("place:F-S").dice(6, 6).activate("S").asks("halt")
        town.told(FightRolled, unit=town.unit("raiders"))


@rule("DOZ-PETRA-06", "DOZ-PETRA-01")
def test_un_zeds_and_petras_angels_share_a_space_whoever_comes() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("petra", "F-2").put("berk", "F-3").zeds_turn(actions=1)
        assert "walk:berk>F-2" in town.options
    with Siege("walking-zeds", versus=True) as town:  # by a free step, too
        town.put("petra", "F-2").put("berk", "F-3").zeds("5/3", "F-6").zeds_turn("F", "M")
        town.play("track:F").asks("un-zeds-step", "unit:berk", "pass")
    with Siege("walking-zeds", versus=True) as town:
        town.put("petra", "F-3").put("berk", "F-2").act()
        assert "move:petra>F-2" in town.options
    with Siege("walking-zeds", versus=True) as town:  # in retreat as well
        town.put("petra", "F-3").put("berk", "F-2")
        town.run(RetreatUnits((town.unit("petra"),), town.spot("F-3"))).asks("halt")
        assert (town.place("petra"), town.place("berk")) == ("F-2", "F-2")


@rule("DOZ-UNZED-10")
def test_the_free_step_may_lead_into_town_center() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("plaid", "F-0").zeds("5/3", "F-6").zeds("5/3", "M-6").zeds_turn("F", "M")
        town.play("track:F").asks("un-zeds-step", "unit:plaid", "pass").play("unit:plaid")
        assert town.place("plaid") == "TC"


# -- the Hospital ----------------------------------------------------------------------------


@rule("DOZ-HEAL-04")
def test_a_discharge_costs_no_action_of_any_kind() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=2).put("hunt", "HB2", damage=1).act(event=1)
        town.play("discharge:civ1", "discharge:hunt")
        assert actions_left(town) == 2
        assert town.place("civ1") == town.place("hunt") == "TC"


@rule("DOZ-HEAL-06")
def test_only_a_bed_in_which_nobody_lies_is_free() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "HB1", damage=1).put("hunt", "TC", damage=1).put("piazza", "TC", damage=1)
        town.act(event=2)
        assert keys(town, "move:hunt>HB") == {"move:hunt>HB2"}
        town.play("move:hunt>HB2")
        assert keys(town, "move:piazza>HB") == {"move:piazza>HB3"}
        town.play("move:piazza>HB3")
        town.put("civ2", "TC", damage=1).act()
        assert not keys(town, "move:civ2>HB")


@rule("DOZ-XAIO-01")
def test_without_the_extra_supply_a_doctor_cannot_heal_either() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("seaver", "SO1").put("civ1", "HB1", damage=3).put("hunt", "TC", damage=1)
        town.stock(supplies=1).state.bad_medicine = True
        town.act()
        assert "ability:medical:seaver>civ1" in town.options
        assert not keys(town, "aid:")  # First Aid would be two
        town.stock(supplies=0).act()
        assert "ability:medical:seaver>civ1" not in town.options


# -- works and weapons -----------------------------------------------------------------------


@rule("DOZ-MINE-07")
def test_no_human_uses_up_an_explosion() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.state.minefield = town.spot("F-2")
        town.put("hunt", "F-1").put("berk", "F-3").act(event=1).play("move:hunt>F-2")
        town.play("move:hunt>F-1").zeds_turn(actions=1).play("walk:berk>F-2")
        assert (town.state.blasts, town.state.minefield) == (0, town.spot("F-2"))


@rule("DOZ-KINGMAN-01", "DOZ-MINE-06")
def test_a_minefield_that_is_used_up_is_never_laid_again() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).put("kingman", "M-1").zeds("9/4", "F-3").dice(1, 1)
        town.state.minefield, town.state.blasts = town.spot("F-2"), 1
        town.activate("F").act()
        assert town.state.minefield < 0
        assert {"build:kingman>M-1", "build:strongpoint:kingman>M-1"} <= set(town.options)
        assert "build:minefield:kingman>M-1" not in town.options


@rule("DOZ-RES-03", "DOZ-RES-08")
def test_a_feature_that_is_revealed_brings_its_component_at_once() -> None:
    with Siege("brains") as town:
        town.put("wright", "LAB").dice(6).cards(FEATURE, card(town, "R-S02")).act()
        town.state.research = Deck((FEATURE,))
        town.play("research:wright").asks("component")


@rule("DOZ-RES-06")
def test_jones_does_not_appear_in_a_laboratory_that_is_taken() -> None:
    with Siege("walking-zeds") as town:
        town.put("jones", "F-2").put("agee", "LAB").event("E-O10").run(FourRPhase(2)).play(
            "unit:jones"
        )
        town.asks("teleport", "place:SO1", "place:SO2")


@rule("DOZ-AGEE-05")
def test_overtime_at_the_end_of_the_track_starts_an_unchecked_outbreak() -> None:
    with Siege("brains") as town:
        town.put("agee", "TC").stock(infection=10).act(players=0)
        town.dice(6, 6).fates("F-B05").draws("doom").play("ability:overtime:agee")
        town.told(OutbreakBegan, unchecked=True)
        assert (town.state.infection, town.state.event_actions) == (1, 1)


# -- combat ----------------------------------------------------------------------------------


@rule("DOZ-BUBBA-03")
@pytest.mark.parametrize("band", ["raiders", "bubba"])
def test_against_un_zeds_the_band_has_no_column(band: str) -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("berk", "F-1").put(band, "F-2").dice(6, 6)
        town.run(MoveRaiders((town.unit(band),)))
        town.told(FightRolled, column=1)  # 6 against 3, for both bands


@rule("DOZ-HTH-11")
@pytest.mark.parametrize("attacking", [False, True])
def test_raiders_who_fight_zeds_spread_infection_as_civilians_do(attacking: bool) -> None:
    with Siege("apocalypse") as town:
        if attacking:
            town.put("raiders", "F-3").zeds("2/1", "F-2").dice(6, 6)
            town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        else:
            town.put("raiders", "F-2").zeds("2/1", "F-3").dice(6, 6).activate("F").asks("halt")
        assert town.state.infection == 1


@rule("DOZ-PICKLES-06")
def test_chosen_to_defend_beside_another_he_may_still_hide() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("furies", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.play("unit:pickles").asks("stealth", "dare", "pass").dice(6, 6).play("pass")
        town.told(FightRolled, unit=town.unit("pickles"))
