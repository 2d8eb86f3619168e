"""Levels III to V: offices, Laboratory, Research, the Super Weapon, Tunnel and Catacombs."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.research import (
    ADVANCED,
    BREAKTHROUGH,
    EARLY,
    FEATURE,
    Reveal,
    add_early,
)
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import card, component


@rule("DOZ-LOC-04", "DOZ-SCIENCE-01", "DOZ-RES-06")
def test_only_science_heroes_enter_offices_and_laboratory_one_at_a_time() -> None:
    with Siege("brains") as town:
        town.put("agee", "TC").put("hunt", "TC").put("wright", "LAB").act()
        assert "move:agee>SO1" in town.options and "move:agee>LAB" not in town.options
        assert "move:hunt>SO1" not in town.options


@rule("DOZ-RES-01", "DOZ-RES-03", "DOZ-RES-04", "DOZ-AGEE-02")
@pytest.mark.parametrize(("roll", "works"), [(2, True), (1, False)])
def test_research_needs_the_number_of_the_current_card_and_agee_adds_one(
    roll: int, works: bool
) -> None:
    with Siege("brains") as town:
        town.put("agee", "LAB").stock(infection=3).dice(roll)
        if works:
            town.cards(card(town, "R-E01"))
        town.act(event=2).play("research:agee")
        assert town.state.infection == (1 if works else 3)
        assert ("research:agee" in town.options) is not works


@rule("DOZ-RES-02")
def test_advanced_research_costs_a_supply_before_the_roll() -> None:
    with Siege("brains") as town:
        town.state.current_research = card(town, "R-A06")
        town.put("wright", "LAB").stock(supplies=1).dice(1).act(event=2).play("research:wright")
        assert town.state.supplies == 0 and "research:wright" not in town.options


@rule("DOZ-RES-07")
def test_the_deck_has_early_cards_on_top_and_seven_below() -> None:
    with Siege("brains", length="normal") as town:
        deck = town.state.research
        assert [placed.card for placed in deck.top] == [EARLY] * 4
        assert sorted(deck.bag) == [ADVANCED] * 2 + [FEATURE] * 4 + [BREAKTHROUGH]


@rule("DOZ-RES-10", "DOZ-RES-11")
def test_early_cards_are_added_on_top_as_long_as_there_are_any() -> None:
    with Siege("brains") as town:
        add_early(town.game, 99)
        assert town.state.research.cards.count(EARLY) == 13


@rule("DOZ-RES-08", "DOZ-AGEE-03")
def test_three_components_and_a_fourth_with_agee_in_the_laboratory() -> None:
    for agee, count in ((False, 3), (True, 4)):
        with Siege("brains") as town:
            town.state.components = 0b111
            town.state.research = Deck((FEATURE,))
            if agee:
                town.put("agee", "LAB")
            town.cards(FEATURE, card(town, "R-S02")).run(Reveal())
            if agee:
                town.asks("component").play("component:zed-bait")
            town.asks("halt")
            assert town.state.components.bit_count() == count


@rule("DOZ-ANTI-01", "DOZ-ANTI-03", "DOZ-ANTI-05")
def test_the_antidote_takes_two_breakthroughs() -> None:
    with Siege("brains") as town:
        town.state.current_research = card(town, "R-E07")
        town.state.research = Deck((BREAKTHROUGH,))
        town.cards(BREAKTHROUGH, card(town, "R-S01")).cards(BREAKTHROUGH, card(town, "R-S01"))
        town.run(Reveal(), Reveal()).asks("halt")
        assert town.state.antidote == 2 and len(town.state.research) == 0
        assert town.state.current_research == card(town, "R-S01")


@rule("DOZ-ANTI-04", "DOZ-ELWOOD-02", "DOZ-ELWOOD-04")
def test_antidote_and_elwood_each_lower_infection_in_housekeeping() -> None:
    with Siege("walking-zeds") as town:
        town.state.antidote, town.state.elwood = 2, True
        town.stock(infection=5).run(Housekeeping()).asks("halt")
        assert town.state.infection == 3


@rule("DOZ-RES-09")
def test_zed_knuckles_help_attackers_only() -> None:
    with Siege("brains") as town:
        town.state.components = component(town, "zed-knuckles")
        town.put("civ1", "F-1").zeds("4/2", "F-2").act().dice(6, 6).play("move:civ1>F-2")
        town.told(FightRolled, column=4)
    with Siege("brains") as town:
        town.state.components = component(town, "zed-knuckles")
        town.put("civ1", "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F")
        town.told(FightRolled, column=3)


@rule("DOZ-RES-09")
def test_the_hypno_rifle_and_the_phosphorus_rounds() -> None:
    with Siege("brains") as town:
        town.state.components = component(town, "hypno-rifle") | component(town, "phosphorus")
        town.put("civ1", "F-1").stock(ammo=1).zeds("9/4", "F-2", as_="a").zeds(
            "4/2", "F-2", as_="b"
        )
        town.act().dice(4, 4).play("shoot:civ1>F-2/z94")
        town.told(GunfireRolled, column=4, hits=3)
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-CLARION-04", "DOZ-CLARION-05", "DOZ-RUL-62")
def test_case_20_the_second_supply_of_a_phase_is_free() -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").put("johnson", "F-2").put("civ1", "F-2", damage=1)
        town.stock(supplies=5).act(event=3).play("aid:johnson>civ1")
        assert town.state.supplies == 4
        town.play("build:johnson>F-2")
        assert town.state.supplies == 3


@rule("DOZ-CLARION-02", "DOZ-CLARION-03", "DOZ-RUL-39")
def test_with_the_courier_town_center_has_to_be_fought_for() -> None:
    for faces, fallen in (((6, 6), False), ((1, 1), True)):
        with Siege("brains") as town:
            town.put("clarion", "TC").put("hunt", "TC").zeds("5/3", "F-0", as_="mob")
            town.activate("F").dice(*faces).play("unit:clarion")
            if fallen:
                town.play("pass")
                assert town.outcome is not None and town.outcome.reason == "overrun"
            else:
                assert town.outcome is None and town.place("mob") == "F-0"


@rule("DOZ-ALYSSA-04", "DOZ-ALYSSA-05", "DOZ-ALYSSA-06")
def test_an_assassin_strike_has_two_columns_no_hits_and_no_infection() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-3").zeds("9/4", "F-4", as_="mob").activate("F")
        town.dice(3).dice(1, 1).play("dare").asks("halt")
        town.told(FightRolled, column=2, unit_hits=0)  # Zeds x3, no Terrain, two in favour
        assert town.place("alyssa") == "F-2" and town.damage("alyssa") == 0
        assert town.state.infection == 0


@rule("DOZ-ALYSSA-03")
def test_on_a_two_alyssa_may_withdraw() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("9/4", "F-3").activate("F").dice(2).play("dare", "dare")
        assert town.place("alyssa") == "F-1"
        town.not_told(FightRolled)


@rule("DOZ-TUN-02", "DOZ-TUN-04")
def test_tunnel_spaces_take_one_zeds_unit_each() -> None:
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "T-2", as_="a").zeds("4/2", "T-1", as_="b")
        town.zeds("6/3", "T-0").zeds("6/3", "T-0").activate("T")
        assert town.outcome is not None  # those on 0 enter Town Center first
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "T-7", as_="a").zeds("4/2", "T-6", as_="b")
        town.state.held_back = 1 << town.zed("b")
        town.activate("T").asks("halt")
        assert town.place("a") == "T-7"


@rule("DOZ-TUN-03", "DOZ-TUN-05", "DOZ-TUN-06")
@pytest.mark.parametrize(
    ("dice", "place"), [((3,), "T-4"), ((5,), "T-5"), ((6, 1), "T-1"), ((6, 5), "POOL")]
)
def test_zeds_leave_catacombs_stay_or_are_lost(dice: tuple[int, ...], place: str) -> None:
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "T-5", as_="mob")
        for face in dice:
            town.dice(face)
        town.activate("T").asks("halt")
        assert town.place("mob") == place


@rule("DOZ-REDD-01", "DOZ-RUL-77")
def test_red_diamonds_leave_catacombs_without_a_roll_others_roll() -> None:
    with Siege("walking-zeds") as town:
        town.put("hunt", "T-3").put("johnson", "T-3").act(event=1).play("move:hunt>T-2")
        assert town.place("hunt") == "T-2"
        town.dice(4).play("move:johnson>T-4").asks("halt")
        assert town.place("johnson") == "T-3"


@rule("DOZ-WILSON-02", "DOZ-WILSON-03", "DOZ-WILSON-04", "DOZ-WILSON-07")
def test_wilson_takes_others_along_his_shortcuts() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "H-3").put("civ1", "H-3").act(event=1)
        for place in ("M-3", "T-3"):
            assert f"move:civ1>{place}" in town.options
        assert "move:civ1>S-3" not in town.options
        town.play("move:civ1>M-3")
        assert town.place("civ1") == "M-3"


@rule("DOZ-HAUSER-01", "DOZ-TRAIN-03", "DOZ-TRAIN-04", "DOZ-TRAIN-01")
def test_hauser_trains_while_markers_are_left() -> None:
    with Siege("walking-zeds") as town:
        town.put("hauser", "F-3").put("civ1", "F-4", marks=["defiant"]).put("civ2", "F-3")
        for name, place in (("civ3", "M-5"), ("civ4", "H-5"), ("civ5", "S-5"), ("civ6", "S-3")):
            town.put(name, place, marks=["defiant"])
        town.act(event=1)
        assert "ability:train:hauser>civ2" not in town.options
        town.play("ability:train:hauser>civ1")
        assert town.marks("civ1") == {"trained"} and town.game.strength(town.unit("civ1")) == 6


@rule("DOZ-WZED-03")
def test_with_wzed_a_held_card_cancels_a_fate_text() -> None:
    with Siege("brains") as town:
        town.put("wzed", "TC").stock(supplies=3, ammo=3).held("F-B05").fate_text("F-B09")
        town.asks("cancel-text").play("play:F-B05").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (3, 3)
        assert town.state.held == () and not town.state.hold_played
