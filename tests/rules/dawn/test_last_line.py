"""Zeds in Town Center while the Clarion Courier is in play, and others who find no way on."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.testing import rule
from shambler.testing.dawn import Siege


def last_line(*there: str, zed: str = "5/3") -> Siege:
    """The Courier in play, these units in Town Center, Zeds before it."""
    town = Siege("walking-zeds").put("clarion", "M-2").zeds(zed, "F-0", as_="mob")
    for name in there:
        town.put(name, "TC")
    return town


@rule("DOZ-CLARION-03", "DOZ-RUL-39", "DOZ-PICKLES-05")
def test_a_dog_that_hides_defends_no_town() -> None:
    with last_line("pickles") as town:
        town.activate("F").asks("stealth").dice(2).play("dare")
        assert town.outcome is not None and town.outcome.winners == ()


@rule("DOZ-CLARION-03", "DOZ-RUL-39")
def test_whoever_stays_when_the_dog_hides_defends_the_town() -> None:
    with last_line("pickles", "civ1") as town:
        town.activate("F").asks("defender").play("unit:pickles").asks("stealth").dice(2).dice(6, 6)
        town.play("dare").asks("halt")
        town.told(FightRolled, unit=town.unit("civ1"), zeds_lose=True)
        assert town.place("mob") == "F-0"


@rule("DOZ-JOHNSON-04", "DOZ-CLARION-03", "DOZ-RET-10")
def test_nobody_backs_up_from_town_center() -> None:
    with last_line("johnson") as town:  # no Traps: there is nowhere to withdraw to
        town.dice(6, 6).activate("F").asks("halt")
        assert town.told(FightRolled).zeds_lose and town.place("mob") == "F-0"
    with last_line("alyssa") as town:
        town.activate("F").asks("assassin").dice(2).dice(6, 6).play("dare").asks("halt")
        assert not town.told(FightRolled).unit_hits and town.place("mob") == "F-0"


@rule("DOZ-SPREAD-08")
@pytest.mark.parametrize("track", ["F", "H"])
def test_a_spreader_that_fell_in_town_center_returns_to_the_track_it_came_along(track: str) -> None:
    with Siege("walking-zeds") as town:
        town.put("clarion", "M-2").put("civ1", "TC").zeds("vermin", f"{track}-0", damage=3)
        town.dice(6, 6).dice(3).activate(track).asks("halt")
        assert (town.place("vermin"), town.damage("vermin")) == (f"{track}-S", 0)


@rule("DOZ-TUN-03", "DOZ-4R-02", "DOZ-RANGER-03")
@pytest.mark.parametrize(("roll", "place"), [(3, "T-4"), (4, "T-5")])
def test_rangers_may_lose_their_way_in_the_4r_phase_too(roll: int, place: str) -> None:
    with Siege("walking-zeds") as town:
        town.put("rangers", "T-5").event("E-B01").run(FourRPhase()).asks("free-step")
        town.dice(roll).play("place:T-4").asks("halt")
        assert town.place("rangers") == place


@rule("DOZ-NOENTRY-02", "DOZ-RAID-10")
def test_raiders_retreat_over_a_space_that_nobody_may_enter() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "M-3").put("schmidt", "M-2").state.no_entry = (town.spot("M-4"),)
        town.act().dice(6, 6).play("move:schmidt>M-3", "pass")
        assert (town.place("raiders"), town.place("schmidt")) == ("M-5", "M-3")


@rule("DOZ-XAIO-01")
@pytest.mark.parametrize("supplies", [0, 1, 2])
def test_under_bad_medicine_a_cards_heal_actions_cost_a_supply_each(supplies: int) -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("civ1", "HB1", damage=2).put("civ2", "HB2", damage=2).stock(supplies=supplies)
        town.state.bad_medicine = True
        town.text("E-G14", "action.start").play("choose:two-heals")
        for _ in range(supplies):
            town.asks("heal-who").play(town.options[0])
        town.asks("halt")
        assert (town.damage("civ1") + town.damage("civ2"), town.state.supplies) == (4 - supplies, 0)
