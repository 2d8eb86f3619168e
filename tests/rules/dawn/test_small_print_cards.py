"""The same for cards, Fate and what follows from combats: who, how often, until when."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, HitsCancelled, StrikeRolled
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.procedures.eating import EatPhase
from shambler.games.dawn.procedures.fate import fated_tracks
from shambler.games.dawn.procedures.healing import HealSome
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds, pool
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatUnits, RetreatZeds
from shambler.games.dawn.procedures.zeds_turn import listed_tracks
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"


def versus() -> Siege:
    """A Versus table."""
    return Siege(LEVEL, versus=True)


# -- held cards ----------------------------------------------------------------------------------


@rule("DOZ-FATE-07")
def test_the_helicopter_lands_at_the_hospital_and_the_laboratory_too() -> None:
    with Siege("directors-cut") as town:
        town.held("F-R02").put("wright", "F-6", damage=1).put("hunt", "M-6", damage=1)
        town.put("schmidt", "H-6").put("civ1", "HB1", damage=1).act(event=2)
        rides = {key.partition(":")[2] for key in keys(town, "ride:")}
        assert {"wright>LAB:F-R02", "wright>SO1:F-R02", "wright>HB2:F-R02"} <= rides
        assert "hunt>HB2:F-R02" in rides and "hunt>LAB:F-R02" not in rides
        assert not {ride for ride in rides if ride.startswith(("schmidt>HB", "schmidt>SO"))}
        town.play("ride:wright>LAB:F-R02")
        assert town.place("wright") == "LAB" and town.state.held == ()


@rule("DOZ-ALYSSA-12")
def test_the_zen_action_is_for_the_turn_in_which_a_card_was_played() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").held("F-B05").act(players=0)
        assert not keys(town, "move:alyssa")
        town.play("play:F-B05")
        town.state.event_actions = 0
        town.act(players=0)
        assert keys(town, "move:alyssa")
        town.run(Housekeeping()).act(players=0)
        assert not keys(town, "move:alyssa")


# -- Fate and Events -------------------------------------------------------------------------------


@rule("DOZ-FATE-02")
def test_the_tracks_with_most_and_with_least_chaos() -> None:
    with Siege("brains") as town:
        town.chaos("F-4", "F-3", "M-2", "M-4", "H-3", "S-4", "S-4")
        cards = {
            card.where: at for at, card in enumerate(town.game.world.fate) if not card.track >= 0
        }
        least = fated_tracks(town.game, cards["least-chaos"])
        most = fated_tracks(town.game, cards["most-chaos"])
        assert least == (town.track("H"),)
        assert most == (town.track("F"), town.track("M"), town.track("S"))
    with Siege("brains") as town:  # none at all is the least
        town.chaos("F-4", "M-2")
        least = fated_tracks(town.game, cards["least-chaos"])
        assert least == (town.track("H"), town.track("S"))


@rule("DOZ-ZEDS-05", "DOZ-VS-02")
def test_a_track_listed_twice_waits_twice_in_a_versus_game() -> None:
    with versus() as town:  # E-O13: Tunnel twice
        town.event("E-O13")
        assert listed_tracks(town.game) == (town.track("T"),) * 2
        town.zeds("5/3", "T-7", as_="mob").zeds_turn("T", "T", "F").play("track:T")
        assert {"track:T", "track:F"} <= set(town.options)


@rule("DOZ-CIV-02", "DOZ-ACIV-05")
def test_heals_for_any_civilians_pass_anti_civilians_by() -> None:
    with versus() as town:
        town.put("civ1", "F-2", damage=1).put("furies", "F-3", damage=1).put(
            "berk", "F-4", damage=1
        )
        town.put("rangers", "M-2", damage=1).put("hunt", "M-3", damage=1)
        town.run(HealSome(2, everywhere=True))
        town.asks("heal-who", "unit:furies", "unit:civ1", "unit:rangers", "done")


@rule("DOZ-HK-02")
def test_restoring_order_may_bring_infection_to_its_end() -> None:
    with Siege("apocalypse") as town:
        town.stock(infection=12).put("civ1", "F-3").chaos("F-3")
        town.dice(6, 6).fates("F-B05").draws("doom").run(Housekeeping())
        town.told(OutbreakBegan, unchecked=True)


@rule("DOZ-SAVIOR-04")
@pytest.mark.parametrize(("corps", "eaten"), [(False, 1), (True, 0)])
def test_the_better_die_may_go_past_six(corps: bool, eaten: int) -> None:
    with Siege("apocalypse") as town:  # six mouths, a six on the die
        if corps:
            town.put("savior", "TC")
        town.put("civ1", "HB1", damage=1).stock(supplies=5).event("E-B04")
        for number in range(1, 6):
            town.put(f"folk{number}", "CAMP", marks=["fled"])
        town.dice(6).run(EatPhase()).asks("halt")
        assert town.state.supplies == 5 - eaten


# -- Actions ---------------------------------------------------------------------------------------


@rule("DOZ-FORAGE-01")
@pytest.mark.parametrize(
    ("who", "may"),
    [("hunt", True), ("civ1", True), ("furies", True), ("rangers", True), ("petra", True),
     ("security1", True), ("national-guard", False)],
)  # fmt: skip
def test_heroes_and_civilians_of_every_kind_forage_the_guard_does_not(who: str, may: bool) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-0").act()
        assert (f"forage:{who}" in town.options) is may


@rule("DOZ-RES-04")
def test_in_the_next_turn_research_goes_on() -> None:
    with Siege("brains") as town:
        town.put("wright", "LAB").state.researched = True
        town.act()
        assert not keys(town, "research:")
        town.run(Housekeeping()).act()
        assert "research:wright" in town.options


@rule("DOZ-BRIDGE-01", "DOZ-BRIDGE-06")
@pytest.mark.parametrize(("bridge", "place"), [("collapsed", "S-0"), ("ferry", "S-1"), ("", "S-1")])
def test_a_retreat_stops_on_the_ferry_not_on_a_fallen_bridge(bridge: str, place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "S-2").state.bridge = bridge
        town.run(RetreatUnits((town.unit("civ1"),), town.spot("S-2"))).asks("halt")
        assert town.place("civ1") == place


# -- combat ----------------------------------------------------------------------------------------


@rule("DOZ-BERSERKER-04")
@pytest.mark.parametrize("refugees", [False, True])
def test_entering_without_a_fight_earns_no_second_step(refugees: bool) -> None:
    with Siege("apocalypse") as town:  # into a named space, so that they settle there
        town.zeds("berserkers", "F-5")
        if refugees:
            town.put("folk1", "F-4", marks=["fled"])
        town.activate("F").asks("save" if refugees else "halt")
        if refugees:
            town.play("pass").asks("halt")
        assert town.place("berserkers") == "F-4" and len(town.state.chaos) == 1


@rule("DOZ-BERSERKER-01", "DOZ-WIN-03")
def test_berserkers_that_win_next_to_town_center_go_on_into_it() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-0").zeds("berserkers", "F-1").dice(1, 2).activate("F")
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-ZEDS-08")
@pytest.mark.parametrize("who", ["raiders", "bubba", "berk", "char", "civ1", "hunt"])
def test_zeds_attack_whoever_stands_in_their_way(who: str) -> None:
    with versus() as town:
        town.put(who, "F-2").zeds("2/1", "F-3").dice(6, 6).activate("F")
        town.told(FightRolled, unit=town.unit(who), attacking=False)


@rule("DOZ-ALYSSA-04")
def test_she_strikes_raiders_in_the_4r_phase() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-1").put("raiders", "F-2").event("E-B03").phase("four-r")
        town.asks("assassin").dice(3).dice(6, 6).play("dare")
        town.told(AbilityTried, what="assassin", roll=3)
        assert town.told(FightRolled).unit_hits == 0 and town.place("raiders") == "F-2"
    with Siege(
        "brains"
    ) as town:  # after a normal fight with the same dice they are driven off, too
        town.put("alyssa", "F-1").put("raiders", "F-2").run(MoveRaiders((town.unit("raiders"),)))
        town.asks("assassin", "dare", "pass")


@rule("DOZ-BERK-02", "DOZ-LAWYERS-03")
def test_lawyers_spoil_tough_dice_but_no_saving_roll() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("furies", "M-2").state.lawyers = town.unit("furies")
        town.dice(4, 5).run(HitUnit(town.unit("furies"), 2)).asks("halt")
        assert town.damage("furies") == 1  # the 4 counts as a 3
    with versus() as town:
        town.put("berk", "F-4").put("piazza", "M-2", damage=1).state.lawyers = town.unit("piazza")
        town.run(HitUnit(town.unit("piazza"), 1)).dice(4).play("dare:save")
        assert town.place("piazza") == "HB1"


@rule("DOZ-WILSON-10")
def test_beside_wilson_the_best_of_the_tough_dice_count() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "M-2").put("furies", "M-2").dice(1, 5, 6)
        town.run(HitUnit(town.unit("furies"), 2)).asks("halt")
        assert town.damage("furies") == 0 and town.told(HitsCancelled).count == 2


@rule("DOZ-RUL-47", "DOZ-WILSON-10")
def test_a_re_roll_beside_wilson_is_of_three_dice_again() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "M-2").put("schmidt", "M-2").zeds("5/3", "M-3").activate("M")
        town.dice(1, 1, 2).play("unit:schmidt").asks("re-roll").dice(2, 6, 6).play(town.options[0])
        town.told(FightRolled, faces=(2, 6, 6))


@rule("DOZ-MARTEUSE-05")
def test_the_doctor_who_does_both_removes_one_hit_from_one_unit() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3", damage=2, as_="a")
        town.zeds("iron", "H-3", damage=2).zeds_turn().play("scheme:doctor-both:marteuse")
        town.asks("remove-hits").play("zed:iron").asks("halt")
        assert (town.damage("a"), town.damage("iron"), town.state.infection) == (2, 1, 1)


@rule("DOZ-ZEDS-23")
@pytest.mark.parametrize("new", [False, True])
def test_with_every_start_full_a_super_zeds_unit_goes_back_to_its_own_pool(new: bool) -> None:
    with Siege("outbreak") as town:
        ids = town.game.world.zeds.ids
        for number, track in enumerate("FMHS" * 2):
            town.zeds(ids[number], f"{track}-S")
        if new:
            town.draws("iron").run(NewZeds(town.spot("F-S"), True)).asks("halt")
        else:
            town.zeds("iron", "F-6", damage=2).run(RetreatZeds((town.zed("iron"),))).asks("halt")
        assert (town.place("iron"), town.damage("iron")) == ("POOL", 0)
        assert town.zed("iron") in pool(town.game, True)


@rule("DOZ-FATE-07", "DOZ-PUNIT-02")
@pytest.mark.parametrize("who", ["raiders", "berk"])
@pytest.mark.parametrize("attacking", [False, True])
def test_cards_for_a_combat_help_player_units_alone(who: str, attacking: bool) -> None:
    with versus() as town:
        town.held("F-B01", "F-G02", "F-Y05", "F-O10").dice(6, 6)
        if not attacking:
            town.put(who, "F-2").zeds("2/1", "F-3").activate("F")
        elif who == "raiders":
            town.put(who, "F-3").zeds("2/1", "F-2").run(MoveRaiders((town.unit(who),)))
        else:
            town.put(who, "F-3").zeds("2/1", "F-2").zeds_turn(actions=1).play("walk:berk>F-2")
        town.told(FightRolled, unit=town.unit(who), attacking=attacking)


@rule("DOZ-FATE-07", "DOZ-RAID-04")
def test_something_is_thrown_at_raiders_who_attack_too() -> None:
    with Siege(LEVEL) as town:
        town.held("F-O10").put("furies", "F-1").put("raiders", "F-2")
        town.run(MoveRaiders((town.unit("raiders"),))).asks("held-cards", "play:F-O10", "pass")
        town.dice(6, 6).dice(6, 6).play("play:F-O10")
        town.told(StrikeRolled, hits=2)
        assert town.damage("raiders") >= 2
    with Siege(LEVEL) as town:  # not when one attacks
        town.held("F-O10").put("furies", "F-1").put("raiders", "F-2").act().dice(6, 6)
        town.play("move:furies>F-2").told(FightRolled, attacking=True)
