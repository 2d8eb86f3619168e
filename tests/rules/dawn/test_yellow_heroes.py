"""The yellow Heroes: Professor Agee, Alyssa Darling, Doc Seaver, Special Agent Wright."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.defences import AbilityTried
from shambler.games.dawn.events.research import ResearchRolled
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.state import NOBODY
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, card

ASLEEP = ["comatose"]


# -- Professor Agee -------------------------------------------------------------------------


@rule("DOZ-AGEE-01")
@pytest.mark.parametrize(
    ("place", "marks", "left"),
    [("SO1", [], 3), ("SO2", [], 3), ("LAB", [], 4), ("TC", [], 4), ("HB2", [], 4)],
)
def test_agee_in_an_office_makes_heals_lower_infection_by_two(
    place: str, marks: list[str], left: int
) -> None:
    with Siege("brains") as town:
        town.put("agee", place, damage=1, marks=marks).put("civ1", "HB1", damage=2)
        town.stock(infection=5).act().play("heal:civ1")
        assert town.state.infection == left


@rule("DOZ-AGEE-01")
def test_heals_outside_the_hospital_lower_it_by_one() -> None:
    with Siege("brains") as town:
        town.put("agee", "SO1").put("johnson", "F-2", damage=1).stock(infection=5, supplies=1)
        town.act().play("aid:johnson>johnson")
        assert town.state.infection == 4


@rule("DOZ-AGEE-02")
@pytest.mark.parametrize(("who", "roll", "works"), [("agee", 4, True), ("wright", 4, False)])
def test_agee_adds_one_to_her_research_rolls(who: str, roll: int, works: bool) -> None:
    with Siege("brains") as town:
        town.state.current_research = card(town, "R-E01")  # 5 or more
        town.put(who, "LAB").dice(roll)
        if works:
            town.cards(card(town, "R-E05"))
        town.act().play(f"research:{who}")
        town.told(ResearchRolled, works=works, roll=roll + works)


@rule("DOZ-AGEE-02")
def test_more_than_six_counts_as_six() -> None:
    with Siege("brains") as town:
        town.put("agee", "LAB").dice(6).cards(card(town, "R-E05")).act().play("research:agee")
        town.told(ResearchRolled, roll=6, works=True)


@rule("DOZ-AGEE-05")
@pytest.mark.parametrize(
    ("place", "chaos"), [("TC", ()), ("F-2", ()), ("LAB", ()), ("HB1", ()), ("F-3", ("F-3",))]
)
def test_overtime_wherever_she_is_three_infection_for_an_event_action(
    place: str, chaos: tuple[str, ...]
) -> None:
    with Siege("brains") as town:
        town.put("agee", place, damage=1).chaos(*chaos).stock(infection=1).put("hunt", "TC")
        town.act(players=0).play("ability:overtime:agee")
        assert (town.state.infection, town.state.event_actions) == (4, 1)
        assert "ability:overtime:agee" not in town.options


@rule("DOZ-AGEE-05")
def test_no_overtime_while_she_is_comatose_and_no_more_than_four_event_actions() -> None:
    with Siege("brains") as town:
        town.put("agee", "HB1", 1, ASLEEP).put("hunt", "TC").act()
        assert "ability:overtime:agee" not in town.options
    with Siege("brains") as town:
        town.put("agee", "TC").act(event=4).play("ability:overtime:agee")
        assert (town.state.infection, town.state.event_actions) == (3, 4)


# -- Alyssa Darling -------------------------------------------------------------------------


@rule("DOZ-ALYSSA-01", "DOZ-ALYSSA-04")
@pytest.mark.parametrize("foe", ["zeds", "raiders"])
@pytest.mark.parametrize("attacking", [True, False])
def test_whoever_enters_zeds_or_raiders_she_may_roll(foe: str, attacking: bool) -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-1")
        if foe == "zeds":
            town.zeds("6/3", "F-2", as_="mob")
        else:
            town.put("raiders", "F-2")
        if attacking:
            town.act().play("move:alyssa>F-2")
        elif foe == "zeds":
            town.activate("F")
        else:
            town.run(MoveRaiders((town.unit("raiders"),)))
        town.asks("assassin", "dare", "pass").dice(3).dice(6, 6).play("dare").asks("halt")
        town.told(FightRolled, column=3, unit_hits=0, zeds_lose=True)  # 6 against 3, two columns
        assert town.state.infection == 0


@rule("DOZ-ALYSSA-02", "DOZ-ALYSSA-07")
def test_on_a_one_she_fights_normally_and_defends_with_terrain() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-3").zeds("6/3", "F-4").activate("F").dice(1).dice(6, 6).play("dare")
        town.asks("halt").told(FightRolled, column=2, attacking=False)  # Zeds x2, Terrain 1
        assert town.state.infection == 1
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("6/3", "F-3").act().dice(1).dice(6, 6).dice(6)
        town.play("move:alyssa>F-3", "dare").asks("halt").told(FightRolled, column=1)


@rule("DOZ-ALYSSA-03", "DOZ-ALYSSA-01")
def test_on_a_two_she_withdraws_or_fights() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("civ1", "F-1").put("civ2", "F-1").zeds("6/3", "F-3")
        town.activate("F").dice(2).play("dare").asks("withdraw", "dare", "pass").play("dare")
        assert town.place("alyssa") == "F-0" and town.state.infection == 0  # F-1 is full
        town.not_told(FightRolled)
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("6/3", "F-3").activate("F").dice(2).dice(6, 6).dice(6)
        town.play("dare", "pass").asks("halt").told(FightRolled, column=1, attacking=False)


@rule("DOZ-ALYSSA-03", "DOZ-RET-10")
def test_her_withdrawal_is_no_win_of_brains() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-3").zeds("6/3", "F-4", as_="mob").activate("F", brains=True)
        town.dice(2).play("dare", "dare").asks("halt")
        assert (town.place("mob"), town.place("alyssa")) == ("F-3", "F-2")


@rule("DOZ-ALYSSA-04")
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_three_to_six_is_a_strike(roll: int) -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("3/2", "F-3", as_="mob").activate("F")
        town.dice(roll).dice(4, 4).play("dare").asks("halt")
        town.told(AbilityTried, what="assassin", roll=roll)
        town.told(FightRolled, column=5, zeds_hits=3)
        assert (town.place("mob"), town.damage("mob")) == ("F-3", 3)


@rule("DOZ-ALYSSA-05", "DOZ-RUL-45", "DOZ-SMART-01")
def test_a_strike_has_the_shifts_of_an_attack_and_no_terrain() -> None:
    with Siege("brains") as town:
        ids = [part.id for part in town.game.world.research.components]
        town.state.components = 1 << ids.index("zed-knuckles")
        town.put("alyssa", "F-0").zeds("6/3", "F-1", marks=["smart", "toxic"]).activate("F")
        town.dice(6).dice(6, 6).play("dare").asks("halt")
        town.told(FightRolled, column=4)  # Zeds x2, two of the strike, one of the Knuckles
        assert town.state.infection == 0


@rule("DOZ-RUL-45")
def test_a_card_for_a_hero_who_attacks_helps_a_strike() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").text("E-B13").asks("halt")
        town.zeds("9/4", "F-3").activate("F").dice(6).dice(6, 6).play("dare")
        town.told(FightRolled, column=4)  # Zeds x3, two and two


@rule("DOZ-RUL-45")
def test_a_card_for_a_hero_who_attacks_helps_a_strike_against_raiders() -> None:
    columns = []
    for favoured in (False, True):
        with Siege("brains") as town:
            town.put("alyssa", "F-3").put("raiders", "F-3")
            if favoured:
                town.text("E-B13").asks("halt")
            alyssa, raiders = town.unit("alyssa"), town.unit("raiders")
            strike = Fight(town.spot("F-3"), alyssa, foe=raiders, strike=True)
            columns.append(fight_column(town.game, strike))
    assert columns[1] == columns[0] + 2


@rule("DOZ-ALYSSA-06", "DOZ-RUL-45")
def test_a_strike_that_fails_sends_her_toward_town_unhurt() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("9/4", "F-3", as_="mob").activate("F")
        town.dice(6).dice(1, 1).play("dare").asks("halt")
        assert (town.place("alyssa"), town.damage("alyssa")) == ("F-1", 0)
        assert (town.place("mob"), town.damage("mob")) == ("F-2", 0)
    with Siege("brains") as town:  # as an attacker back to where she came from
        town.put("alyssa", "F-4").zeds("9/4", "F-3", as_="mob").act()
        town.dice(6).dice(1, 1).play("move:alyssa>F-3", "dare").asks("halt")
        assert (town.place("alyssa"), town.damage("alyssa")) == ("F-4", 0)


@rule("DOZ-RUL-45", "DOZ-DOOM-01")
def test_against_doom_zeds_she_loses_unhurt() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("doom", "F-3", as_="mob").activate("F")
        town.dice(6).dice(6, 6).play("dare").asks("halt")
        assert (town.place("alyssa"), town.damage("alyssa")) == ("F-1", 0)
        assert (town.place("mob"), town.damage("mob")) == ("F-2", 3)


@rule("DOZ-ALYSSA-08")
def test_if_another_unit_defends_and_loses_she_retreats_with_it() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("civ1", "F-2").zeds("9/4", "F-3").activate("F")
        town.dice(4, 4).play("unit:civ1").asks("halt").not_told(AbilityTried)
        assert town.place("alyssa") == town.place("civ1") == "F-1"


@rule("DOZ-ALYSSA-09")
def test_with_rule_seven_she_may_still_retreat_when_the_roll_fails() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "S-2").zeds("5/3", "S-3").event("E-B01").draws("4/2").phase("zeds")
        town.play("place:F-S").asks("assassin").dice(1).play("dare").asks("flee")
        town.play("flee:alyssa").not_told(FightRolled)
        assert town.place("alyssa") == "S-1"


@rule("DOZ-ALYSSA-11")
def test_alyssa_moves_five_spaces() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-5").act()
        assert "move:alyssa>F-0" in town.options and "move:alyssa>TC" not in town.options


@rule("DOZ-ALYSSA-12")
def test_zen_is_an_action_of_hers_once_a_turn_when_a_held_card_was_played() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-3").put("hunt", "F-2").held("F-Y03").act(players=0)
        assert not [key for key in town.options if key.startswith(("move:", "forage:"))]
        town.play("play:F-Y03")
        own = [key for key in town.options if ":alyssa" in key]
        assert "forage:alyssa" in own and "move:alyssa>F-4" in own
        assert not [key for key in town.options if ":hunt>F" in key]
        town.dice(1).play("forage:alyssa").asks("halt")


# -- Doc Seaver -----------------------------------------------------------------------------


@rule("DOZ-SEAVER-01", "DOZ-SEAVER-02", "DOZ-SEAVER-03", "DOZ-SEAVER-04")
def test_doc_seaver_heals_twice_a_turn_without_actions() -> None:
    with Siege("brains") as town:
        town.put("seaver", "SO1").put("civ1", "HB1", damage=2).put("hunt", "TC", damage=1)
        town.put("civ2", "HB2", 2, ASLEEP).stock(supplies=1, infection=5).act(players=0)
        medical = {key for key in town.options if "medical" in key}
        assert medical == {"ability:medical:seaver>civ1", "ability:medical:seaver>civ2"}
        town.play("ability:medical:seaver>civ2")
        assert town.marks("civ2") == set() and (town.state.supplies, town.state.infection) == (1, 4)
        assert not [key for key in town.options if "medical" in key]
        town.play("aid:seaver>hunt")
        assert town.damage("hunt") == 0 and (town.state.supplies, town.state.infection) == (0, 3)
        assert not [key for key in town.options if key.startswith(("aid:", "heal:"))]


@rule("DOZ-SEAVER-01")
@pytest.mark.parametrize("place", ["TC", "LAB", "F-2", "HB2"])
def test_medical_needs_an_office(place: str) -> None:
    with Siege("brains") as town:
        town.put("seaver", place).put("civ1", "HB1", damage=2).act()
        assert not [key for key in town.options if "medical" in key]


@rule("DOZ-SEAVER-02")
def test_first_aid_reaches_his_own_and_adjacent_spaces_and_himself() -> None:
    with Siege("brains") as town:
        town.put("seaver", "F-2", damage=1).put("civ1", "F-1", damage=1).put("civ2", "F-3", 1)
        town.put("civ3", "F-4", damage=1).put("civ4", "F-2").stock(supplies=1).act(players=0)
        aided = {key for key in town.options if key.startswith("aid:")}
        assert aided == {f"aid:seaver>{who}" for who in ("seaver", "civ1", "civ2")}
    with Siege("brains") as town:
        town.put("seaver", "F-2", damage=1).act()
        assert not [key for key in town.options if key.startswith("aid:")]  # no Supplies


@rule("DOZ-SEAVER-05")
@pytest.mark.parametrize("place", ["LAB", "SO2"])
def test_from_laboratory_and_hospital_first_aid_reaches_town_center(place: str) -> None:
    with Siege("brains") as town:
        town.put("seaver", place).put("hunt", "TC", damage=1).put("civ1", "F-0", damage=1)
        town.stock(supplies=1).act(players=0)
        assert {k for k in town.options if k.startswith("aid:")} == {"aid:seaver>hunt"}
        town.play("aid:seaver>hunt")
        assert town.damage("hunt") == 0


@rule("DOZ-SEAVER-06")
@pytest.mark.parametrize(("place", "bed"), [("SO1", True), ("TC", False), ("LAB", False)])
def test_in_an_office_he_opens_a_fourth_bed(place: str, bed: bool) -> None:
    with Siege("brains") as town:
        town.put("seaver", place).put("civ1", "HB1").put("civ2", "HB2").put("civ3", "HB3")
        town.put("civ4", "TC", damage=1).act()
        assert ("move:civ4>HB4" in town.options) is bed
        assert "move:civ4>HB3" not in town.options


@rule("DOZ-SEAVER-07", "DOZ-SEAVER-06")
def test_the_fourth_patient_stays_when_he_leaves() -> None:
    with Siege("brains") as town:
        town.put("seaver", "SO1")
        for at in range(1, 5):
            town.put(f"civ{at}", f"HB{at}", damage=2)
        town.act(event=3).play("move:seaver>TC", "heal:civ4")
        assert (town.place("civ4"), town.damage("civ4")) == ("HB4", 1)
        town.play("discharge:civ4").put("hunt", "TC", damage=1).act()
        assert not [key for key in town.options if key.startswith("move:hunt>HB")]


# -- Special Agent Wright -------------------------------------------------------------------


@rule("DOZ-WRIGHT-01")
@pytest.mark.parametrize(
    ("place", "marks", "saved"),
    [("SO1", [], True), ("TC", [], False), ("LAB", [], False), ("HB1", ASLEEP, False)],
)
def test_wright_in_an_office_adds_one_to_saving_rolls(
    place: str, marks: list[str], saved: bool
) -> None:
    for who in ("civ1", "folk1"):
        with Siege("brains") as town:
            town.put("wright", place, damage=1, marks=marks)
            town.put(who, "F-2", 3 if who == "civ1" else 0, [] if who == "civ1" else ["fled"])
            town.run(HitUnit(town.unit(who), 1)).dice(3).play("dare:save").asks("halt")
            assert (town.place(who) != "CEM") is saved


@rule("DOZ-WRIGHT-02")
def test_an_action_shows_the_top_event_card_which_stays_on_top() -> None:
    with Siege("brains", length="normal") as town:
        first = town.game.world.plan.normals[0][0]
        town.put("wright", "HB1", damage=1).put("hunt", "TC").cards(first).act()
        town.state.act, town.state.normal_left = 1, 2
        town.play("ability:intelligence:wright")
        assert actions_left(town) == 0 and town.state.next_event == first
        assert town.state.drawn == ()


@rule("DOZ-WRIGHT-02")
def test_she_must_be_awake_and_it_must_be_paid() -> None:
    for marks, players in ((ASLEEP, 1), ([], 0)):
        with Siege("brains") as town:
            town.put("wright", "HB1", 1, marks).put("hunt", "TC").act(players=players)
            assert "ability:intelligence:wright" not in town.options
    with Siege("brains") as town:
        town.put("wright", "TC").act()
        assert town.state.next_event == NOBODY and "ability:intelligence:wright" in town.options


@rule("DOZ-WRIGHT-03")
def test_wright_has_a_column_in_all_her_combats() -> None:
    with Siege("brains") as town:
        town.put("wright", "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, column=4)
    with Siege("brains") as town:
        town.put("wright", "F-1").zeds("4/2", "F-2").stock(ammo=1).act(event=1)
        town.dice(1, 1).play("shoot:wright>F-2/z42a").told(GunfireRolled, column=4)
        town.dice(6, 6).play("move:wright>F-2").told(FightRolled, column=4, attacking=True)


@rule("DOZ-WRIGHT-05", "DOZ-AGEE-06")
@pytest.mark.parametrize("who", ["wright", "agee"])
def test_science_heroes_research_and_know_the_catacombs(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "LAB").act()
        assert f"research:{who}" in town.options
    with Siege("walking-zeds") as town:
        town.put(who, "T-3").act().play(f"move:{who}>T-2")
        assert town.place(who) == "T-2"
