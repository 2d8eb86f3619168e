"""Exact odds above the Basic Game: more dice, Toughness, Raiders, Research, Saving Rolls."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from shambler.games.dawn.procedures.hits import HitUnit
from shambler.kernel.odds import Odds
from shambler.kernel.teller import Teller
from shambler.testing import rule
from shambler.testing.dawn import Siege


def odds(town: Siege, key: str) -> Odds:
    """The odds of an option."""
    found = town.match.odds(key)
    assert found is not None
    return found


def six(count: int) -> Fraction:
    return Fraction(count, 6)


# -- Saving Rolls ------------------------------------------------------------------------------


@rule("DOZ-SAVE-01")
def test_a_saving_roll_of_four_or_more() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-2").run(HitUnit(town.unit("civ4"), 4)).asks("save")
        found = odds(town, "dare:save")
        assert (found.what, found.dice, found.facts["works"]) == ("save", 1, six(3))


@rule("DOZ-STAUB-04", "DOZ-NATALIA-01", "DOZ-WRIGHT-01", "DOZ-WILSON-10")
def test_case_21_two_dice_a_colleague_and_natalia() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("staub", "F-2", damage=1).put("natalia", "F-3").put("wright", "SO1")
        town.dice(1).run(HitUnit(town.unit("staub"), 1)).asks("save")
        # the better of two dice, less 2, and 1: a five is needed
        assert odds(town, "dare:save").facts["works"] == Fraction(20, 36)
    with Siege("walking-zeds") as town:  # a third die for Wilson's company
        town.put("staub", "F-2", damage=1).put("wilson", "F-2")
        town.dice(1, 1).run(HitUnit(town.unit("staub"), 1)).asks("save")
        assert odds(town, "dare:save").facts["works"] == Fraction(7, 8)


# -- Research, Arrest, abilities -----------------------------------------------------------------


@rule("DOZ-RES-01", "DOZ-AGEE-02")
@pytest.mark.parametrize(("unit", "works"), [("seaver", six(4)), ("agee", six(5))])
def test_research_against_the_number_of_the_current_card(unit: str, works: Fraction) -> None:
    with Siege("brains") as town:  # the starting card asks for a three
        town.put(unit, "LAB").act()
        assert odds(town, f"research:{unit}").facts["works"] == works


@rule("DOZ-VS-09", "DOZ-MILITARY-01", "DOZ-GHOST-05")
@pytest.mark.parametrize(
    ("officer", "suspect", "works"),
    [("civ1", "berk", 2), ("hunt", "berk", 3), ("hunt", "ghost", 2), ("civ1", "ghost", 1)],
)
def test_an_arrest(officer: str, suspect: str, works: int) -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put(officer, "F-2").put(suspect, "F-2").act()
        assert odds(town, f"arrest:{officer}>{suspect}").facts["works"] == six(works)


@rule("DOZ-KINGMAN-03", "DOZ-PICKLES-03", "DOZ-ALYSSA-04", "DOZ-SANTANA-01")
def test_what_abilities_need() -> None:
    with Siege("brains") as town:
        town.put("kingman", "F-1").zeds("5/3", "F-3").activate("F").asks("perimeter")
        assert odds(town, "dare").facts["works"] == six(2)
    with Siege("brains") as town:
        town.put("pickles", "F-2").zeds("5/3", "F-3").activate("F").asks("stealth")
        assert odds(town, "dare").facts["works"] == six(5)
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("5/3", "F-3").activate("F").asks("assassin")
        assert odds(town, "dare").facts["works"] == six(4)
    with Siege("brains") as town:
        town.put("santana", "F-2").zeds("5/3", "F-3").act().play("move:santana>F-3")
        assert odds(town.asks("charge"), "dare").facts["works"] == six(3)


@rule("DOZ-LAWYERS-03", "DOZ-JOHNSON-04", "DOZ-WILSON-10")
def test_lawyers_and_wilson_change_the_chances_of_a_single_die() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.put("johnson", "F-2").zeds("5/3", "F-3").activate("F").asks("traps")
        assert odds(town, "try:traps").facts["works"] == six(3)
        town.state.lawyers = town.unit("johnson")
        assert odds(town, "try:traps").facts["works"] == six(2)
    with Siege("walking-zeds") as town:
        town.put("johnson", "F-2").put("wilson", "F-2").zeds("5/3", "F-3").activate("F")
        town.play("unit:johnson").asks("traps")
        assert odds(town, "try:traps").facts["works"] == Fraction(3, 4)


# -- combat --------------------------------------------------------------------------------------


@rule("DOZ-WILSON-10", "DOZ-WZED-04", "DOZ-WZED-05")
def test_the_best_two_of_three_or_four_dice() -> None:
    for others, dice in ((("civ2",), 2), (("wilson",), 3), (("wilson", "wzed"), 4)):
        with Siege("walking-zeds") as town:
            town.put("civ1", "F-0").zeds("8/4", "F-1")
            for other in others:
                town.put(other, "TC" if other == "wzed" else "F-0")
            found = odds(town.activate("F").asks("defender"), "unit:civ1")
            # 8 against 4 is Zeds x2, in Town two columns better: Equal, won from a seven on
            throws = list(product(range(1, 7), repeat=dice))
            won = sum(sum(sorted(faces)[-2:]) >= 7 for faces in throws)
            assert found.facts["zeds-lose"] == Fraction(won, len(throws))


@rule("DOZ-TOUGH-01", "DOZ-RUGGED-01", "DOZ-HUNT-04")
def test_tough_rugged_and_a_second_roll_together() -> None:
    """Compared with every throw of all dice."""
    with Siege("outbreak") as town:
        town.put("hunt", "F-1").zeds("5/3", "F-2").act()
        found = odds(town, "move:hunt>F-2")
        table = town.game.world.tables.fight[3]
        fell = won = Fraction(0)
        for first in product(range(1, 7), repeat=2):
            rolls = [first] if table[sum(first)][2] else list(product(range(1, 7), repeat=2))
            for roll in rolls:
                chance = Fraction(1, 36 * len(rolls))
                _, hits, zeds_lose = table[sum(roll)]
                won += chance if zeds_lose else 0
                tough = list(product((0, 1), repeat=hits))  # each Hit lands half of the time
                fell += chance * Fraction(sum(sum(t) >= 2 for t in tough), len(tough))
        assert (found.facts["zeds-lose"], found.facts["unit-falls"]) == (won, fell)
        assert found.facts["unit-loses"] == 1 - won


@rule("DOZ-RAID-08")
def test_an_attack_on_raiders_has_odds_too() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-1").put("raiders", "F-2").act()  # 6 against 6, an unnamed space
        found = odds(town, "move:furies>F-2")
        assert found.facts["zeds-lose"] == Fraction(21, 36)
        assert found.chances == {
            0: Fraction(6, 36),
            1: Fraction(9, 36),
            2: Fraction(15, 36),
            3: Fraction(6, 36),
        }


@rule("DOZ-RUL-68", "DOZ-GUN-10")
def test_a_shot_at_raiders() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3", damage=5).put("hunt", "F-2").stock(ammo=1).act()
        found = odds(town, "fire:hunt>F-3/raiders")  # Strength 5; one Hit is enough
        assert found.chances == {0: Fraction(1, 36), 1: Fraction(35, 36)}
        assert found.facts["eliminates"] == Fraction(35, 36)


def test_the_words_name_the_loser_and_where_it_goes() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-3").zeds("4/2", "F-2").act()
        said = Teller(town.game).odds(odds(town, "move:civ1>F-2"))
        assert "58 %: the other side loses and goes back" in said
        name = town.game.world.units.names[town.unit("civ1")].en
        assert f"42 %: {name} loses and goes back to Farm (Forest 3)" in said
    with Siege("outbreak") as town:
        town.put("hunt", "F-3").put("civ1", "F-3").zeds("5/3", "F-4").activate("F").asks("defender")
        found = odds(town, "unit:civ1")
        assert town.game.world.board.ids[found.about["place"]] == "F-2"


# -- Forage ----------------------------------------------------------------------------------------


@rule("DOZ-STAUB-01", "DOZ-SCAV-02", "DOZ-PICKLES-14")
def test_forage_with_extra_supplies_pairs_and_single_dice() -> None:
    with Siege("brains") as town:  # St. Thomas: 4 and 5 a Supply, 6 an Ammo; one Supply more
        town.put("staub", "F-4").act()
        assert odds(town, "forage:staub").chances == {1: six(3), 2: six(3)}
    with Siege("brains") as town:
        town.put("pickles", "F-4").act()
        found = odds(town, "forage:pickles")
        assert found.chances == {0: Fraction(9, 36), 1: Fraction(24, 36), 2: Fraction(3, 36)}
        town.chaos("F-4").act()  # in a Zeds-controlled space he has one die
        assert odds(town, "forage:pickles").chances == {0: six(3), 1: six(3)}
