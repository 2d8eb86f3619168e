"""Zeds in Town Center while the Clarion Courier is in play, and others who find no way on."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.turn import Turn
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


@rule("DOZ-SPREAD-08", "DOZ-RUL-39")
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


# -- once more: each Village, each Phase, the other side -------------------------------------------


@rule("DOZ-REF-03", "DOZ-REF-01", "DOZ-VILL-04")
@pytest.mark.parametrize(
    ("folk", "village", "behind", "ahead"),
    [
        ("folk1", "F-4", "F-5", "F-3"),
        ("folk2", "M-5", "M-6", "M-4"),
        ("folk3", "H-5", "H-6", "H-4"),
        ("folk4", "S-5", "S-6", "S-4"),
        ("folk5", "S-3", "S-4", "S-2"),
    ],
)
def test_the_villagers_of_every_village_flee_one_space(
    folk: str, village: str, behind: str, ahead: str
) -> None:
    with Siege("apocalypse") as town:
        town.put(folk, village).zeds("5/3", behind).activate(village[0]).asks("halt")
        assert (town.place(folk), town.marks(folk)) == (ahead, {"fled"})


@rule("DOZ-RAID-02", "DOZ-SEQ-05")
@pytest.mark.parametrize("place", ["F-4", "F-3", "F-S"])
def test_chaos_does_not_hold_raiders(place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", place).chaos("F-4", "F-3").event("E-B01").run(FourRPhase()).asks("halt")
        ahead = {"F-4": "F-3", "F-3": "F-2", "F-S": "F-6"}
        assert town.place("raiders") == ahead[place]


@rule("DOZ-FATE-06", "DOZ-WZED-03")
def test_a_text_that_was_not_cancelled_is_carried_out_and_the_card_discarded() -> None:
    with Siege("brains") as town:
        town.put("wzed", "TC").held("F-B05").draws("5/3", "4/2").fate_text("F-B07")
        town.asks("cancel-text").play("pass").asks("halt")
        assert town.crowd("F-4") == ["5/3", "4/2"]
        assert town.state.fate_discards == (town.fate_number("F-B07"),)


@rule("DOZ-FATE-06", "DOZ-WZED-03")
def test_a_cancelled_text_does_nothing_and_both_cards_are_discarded() -> None:
    with Siege("brains") as town:
        town.put("wzed", "TC").held("F-B05").fate_text("F-B07").asks("cancel-text")
        town.play("play:F-B05").asks("halt")
        assert town.crowd("F-4") == [] and town.state.held == ()
        both = {town.fate_number("F-B05"), town.fate_number("F-B07")}
        assert set(town.state.fate_discards) == both


@rule("DOZ-UNZED-02", "DOZ-GOODIES-02", "DOZ-PUNIT-02")
@pytest.mark.parametrize(("who", "ammo"), [("berk", 0), ("folk1", 2), ("civ1", 2)])
def test_un_zeds_collect_no_goodies(who: str, ammo: int) -> None:
    with Siege("brains", versus=True) as town:
        town.put("piazza", "TC").put(who, "M-2", marks=["fled"] if who == "folk1" else [])
        town.text("E-B02", "turn.start").phase("action").play("done").asks("halt")
        assert town.state.ammo == ammo


@rule("DOZ-CHAR-05", "DOZ-CHAOS-04")
@pytest.mark.parametrize("place", ["F-4", "M-3", "H-1", "S-5", "T-4", "T-1"])
def test_chars_chaos_stops_people_on_every_track(place: str) -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("char", place).zeds_turn(actions=1).play("scheme:place-chaos:char")
        town.state.unit_at[town.unit("char")] = town.spot("JAIL")
        town.put("schmidt", place).stock(ammo=2, supplies=4).act(event=2)
        assert not [key for key in town.options if "schmidt" in key]
        town.run(Housekeeping()).asks("halt")
        town.act(event=2)
        assert [key for key in town.options if "schmidt" in key]


@rule("DOZ-MAYOR-10", "DOZ-WZED-02")
@pytest.mark.parametrize("place", ["TC", "F-0", "F-3"])
def test_the_mayor_gains_nothing_wherever_he_speaks(place: str) -> None:
    with Siege("brains") as town:
        town.put("hernandez", place).put("wzed", "M-2").put("civ1", "TC").act()
        town.play("speech:hernandez")
        assert set(town.state.free) == {town.unit("wzed"), town.unit("civ1")}


@rule("DOZ-RUL-62", "DOZ-CLARION-04")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_every_phase_counts_its_supplies_anew(used: int) -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").put("bauer", "F-3").put("civ1", "M-3").stock(supplies=5)
        town.event("E-B01").state.supplies_used = used
        town.state.event_actions = 2
        town.run(Turn(4)).asks("action").play("build:bauer>F-3")
        assert town.state.supplies == 4  # the first of this Phase
        town.play("build:civ1>M-3")
        assert town.state.supplies == 3  # the second is free, the third is not
