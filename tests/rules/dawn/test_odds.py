"""Exact odds of combat, Gunfire, Forage and Traps, and the forecast."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.forecast import forecast
from shambler.kernel.odds import Odds
from shambler.testing import rule
from shambler.testing.dawn import Siege

DICE = list(product(range(1, 7), repeat=2))


def odds(town: Siege, key: str) -> Odds:
    """The odds of an option."""
    found = town.match.odds(key)
    assert found is not None
    return found


def part(count: int, of: int = 36) -> Fraction:
    return Fraction(count, of)


# -- combat ---------------------------------------------------------------------------------


@rule("DOZ-HTH-13", "DOZ-HTH-14")
def test_an_attack_on_equal_terms() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2").act()
        found = odds(town, "move:civ1>F-2")
        assert found.what == "fight"
        assert found.chances == {0: part(6), 1: part(9), 2: part(15), 3: part(6)}
        assert (found.mean, found.facts["zeds-lose"]) == (part(57), part(21))
        assert found.facts["unit-loses"] == part(15)
        taken = {int(name[6:]): p for name, p in found.facts.items() if name.startswith("taken-")}
        assert taken == {0: part(1), 1: part(14), 2: part(15), 3: part(5), 4: part(1)}
        assert found.facts["unit-falls"] == part(1)
        assert found.facts["zeds-fall"] == 0


def test_a_move_into_an_empty_space_rolls_nothing() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").act()
        assert town.match.odds("move:civ1>F-2") is None


# Hits on the Zeds, Hits on the unit, and how often the Zeds lose, in thirty-sixths. A reduced civ4
# has Strength 1, civ4 2, civ2 3, civ1 4; Trained ones have two more.
COLUMNS = [
    ("civ4", (), "6/3", {0: 30, 1: 5, 2: 1}, {5: 6, 4: 9, 3: 6, 2: 15}, 1),
    ("civ4", (), "4/2", {0: 21, 1: 9, 2: 6}, {5: 1, 4: 5, 3: 15, 2: 14, 1: 1}, 6),
    ("civ1", (), "7/5", {0: 6, 1: 15, 2: 15}, {4: 1, 3: 14, 2: 15, 1: 5, 0: 1}, 15),
    ("civ1", (), "4/2", {0: 6, 1: 9, 2: 15, 3: 6}, {4: 1, 3: 5, 2: 15, 1: 14, 0: 1}, 21),
    ("civ1", (), "3/2", {0: 1, 1: 5, 2: 15, 3: 14, 4: 1}, {3: 6, 2: 9, 1: 15, 0: 6}, 30),
    ("civ1", (), "2/1", {1: 1, 2: 14, 3: 20, 4: 1}, {3: 1, 2: 5, 1: 15, 0: 15}, 35),
    ("civ1", ("trained",), "2/1", {2: 6, 3: 24, 4: 5, 5: 1}, {2: 1, 1: 14, 0: 21}, 36),
]


@rule("DOZ-HTH-13", "DOZ-HTH-14", "DOZ-HTH-03", "DOZ-HTH-07")
@pytest.mark.parametrize(("unit", "marks", "which", "zeds_hits", "unit_hits", "lost"), COLUMNS)
def test_the_odds_of_every_column(
    unit: str,
    marks: tuple[str, ...],
    which: str,
    zeds_hits: dict[int, int],
    unit_hits: dict[int, int],
    lost: int,
) -> None:
    with Siege() as town:
        town.put(unit, "F-1", marks=marks).zeds(which, "F-2").act()
        found = odds(town, f"move:{unit}>F-2")
        assert found.chances == {hits: part(count) for hits, count in zeds_hits.items()}
        taken = {int(name[6:]): p for name, p in found.facts.items() if name.startswith("taken-")}
        assert taken == {hits: part(count) for hits, count in unit_hits.items()}
        assert (found.facts["zeds-lose"], found.facts["unit-loses"]) == (
            part(lost),
            part(36 - lost),
        )
        falls = sum(count for hits, count in unit_hits.items() if hits >= 4)
        assert found.facts["unit-falls"] == part(falls)


SHOTS = [
    ("civ4", 2, (), {0: 30, 1: 5, 2: 1}),
    ("civ4", 0, (), {0: 21, 1: 9, 2: 6}),
    ("civ2", 0, (), {0: 6, 1: 15, 2: 15}),
    ("civ1", 0, (), {0: 6, 1: 9, 2: 15, 3: 6}),
    ("civ1", 0, ("leader",), {0: 1, 1: 5, 2: 15, 3: 14, 4: 1}),
    ("civ1", 0, ("trained",), {1: 1, 2: 14, 3: 20, 4: 1}),
    ("civ1", 0, ("trained", "leader"), {2: 6, 3: 24, 4: 5, 5: 1}),
    ("civ1", 0, ("trained", "leader", "well-armed"), {2: 6, 3: 24, 4: 5, 5: 1}),
]


@rule("DOZ-GUN-10", "DOZ-GUN-02", "DOZ-GUN-03")
@pytest.mark.parametrize(("unit", "damage", "marks", "hits"), SHOTS)
def test_the_odds_of_every_gunfire_column(
    unit: str, damage: int, marks: tuple[str, ...], hits: dict[int, int]
) -> None:
    with Siege() as town:
        town.put(unit, "F-1", damage, marks).zeds("9/4", "F-2").stock(ammo=1).act()
        found = odds(town, f"shoot:{unit}>F-2/z94")
        assert found.chances == {count: part(ways) for count, ways in hits.items()}
        assert found.facts["eliminates"] == 0


@rule("DOZ-HTH-08", "DOZ-HTH-09")
@pytest.mark.parametrize(("place", "lost"), [("F-2", 21), ("F-3", 30), ("F-0", 35)])
def test_terrain_shifts_the_odds_of_a_defender(place: str, lost: int) -> None:
    with Siege() as town:  # 4 against 4
        behind = f"F-{int(place[2]) + 1}"
        town.put("civ1", place).put("civ4", place).zeds("4/2", behind).activate("F")
        assert odds(town, "unit:civ1").facts["zeds-lose"] == part(lost)


@rule("DOZ-HUNT-04")
def test_a_unit_that_may_roll_again_wins_more_often() -> None:
    with Siege() as town:  # 5 against 5: 21/36 at once, or 15/36 and then 21/36
        town.put("hunt", "F-1").zeds("5/3", "F-2").act()
        found = odds(town, "move:hunt>F-2")
        assert found.facts["zeds-lose"] == part(21) + part(15) * part(21)
        assert sum(found.chances.values()) == 1
        town.dice(1, 1).play("move:hunt>F-2").asks("re-roll")
        assert odds(town, "reroll:hunt").facts["zeds-lose"] == part(21)
        assert town.match.odds("pass") is None


@rule("DOZ-TOUGH-01")
def test_tough_dice_halve_the_hits_of_a_unit() -> None:
    with Siege() as town:  # 6 against 6 with the Furies: 63/36 Hits, half of them land
        town.put("furies", "F-1").zeds("6/3", "F-2").act()
        found = odds(town, "move:furies>F-2")
        taken = {int(name[6:]): p for name, p in found.facts.items() if name.startswith("taken-")}
        assert sum(hits * p for hits, p in taken.items()) == part(63) / 2
        # 4 Hits (1/36) must all land, of 3 none can eliminate her
        assert found.facts["unit-falls"] == part(1) * Fraction(1, 16)


@rule("DOZ-ZTOUGH-01")
def test_tough_dice_of_zeds_count() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2", marks=["tough"]).act()
        assert odds(town, "move:civ1>F-2").mean == part(57) / 2


@rule("DOZ-ZTOUGH-02")
def test_hits_on_a_mob_go_where_they_land_first() -> None:
    """A plain unit with two Hits left beside a Tough one: the third Hit is rolled for."""
    with Siege() as town:  # 6 against 3 + 1: P+
        town.put("furies", "F-1").zeds("3/2", "F-2", marks=["tough"]).zeds("2/1", "F-2", damage=4)
        town.act()
        found = odds(town, "move:furies>F-2")
        three = sum(1 for dice in DICE if sum(dice) in (8, 9, 10, 11))
        four = sum(1 for dice in DICE if sum(dice) == 12)
        landed = {3: part(three) / 2 + part(four) / 2, 4: part(four) / 4}
        assert {hits: found.chances[hits] for hits in (3, 4)} == landed


def test_a_fight_that_can_wipe_the_zeds_out_says_so() -> None:
    with Siege() as town:  # two Hits left on equal terms: 2 or more in 21 of 36
        town.put("civ1", "F-1").zeds("8/4", "F-2", damage=4).act()
        found = odds(town, "move:civ1>F-2")
        assert found.facts["zeds-fall"] == part(21)
        assert found.chances == {0: part(6), 1: part(9), 2: part(21)}


@rule("DOZ-HTH-02")
def test_each_defender_shows_its_odds() -> None:
    with Siege() as town:
        town.put("civ1", "F-0").put("civ4", "F-0").zeds("4/2", "F-1").activate("F").asks("defender")
        strong, weak = odds(town, "unit:civ1"), odds(town, "unit:civ4")
        assert (strong.facts["zeds-lose"], weak.facts["zeds-lose"]) == (part(35), part(21))


@rule("DOZ-RUL-40")
def test_a_held_card_shows_what_it_would_change() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2").held("F-B01", "F-B03").act()
        assert odds(town, "move:civ1>F-2").facts["zeds-lose"] == part(21)
        town.play("move:civ1>F-2").asks("held-cards")
        assert odds(town, "play:F-B01").facts["zeds-lose"] == part(35)
        assert odds(town, "pass").facts["zeds-lose"] == part(21)
        assert town.match.odds("play:F-B03") is None


def test_a_card_played_when_a_phase_begins_has_no_odds() -> None:
    with Siege() as town:
        town.put("civ1", "TC").zeds("5/3", "M-6").zeds("5/3", "S-6").held("F-B03")
        town.event("E-B02").phase("zeds").asks("held-cards")
        assert town.match.odds("play:F-B03") is None
        assert town.match.odds("pass") is None


@rule("DOZ-OPT-06")
def test_the_option_about_ties_changes_the_odds() -> None:
    with Siege(attacker_loses_ties=True) as town:  # a 7 on equal terms is 2/2
        town.put("civ1", "F-1").zeds("4/2", "F-2").act()
        assert odds(town, "move:civ1>F-2").facts["zeds-lose"] == part(15)


def test_odds_are_what_the_dice_do() -> None:
    """Every pair of dice played out agrees with the odds told before."""
    won = hits = 0
    for dice in DICE:
        with Siege() as town:
            town.put("civ1", "F-0").zeds("7/4", "F-1").act()
            told = odds(town, "move:civ1>F-1")
            town.dice(*dice)
            if sum(dice) == 2:
                town.dice(4)
            town.play("move:civ1>F-1")
            rolled = town.told(FightRolled)
            won, hits = won + rolled.zeds_lose, hits + rolled.zeds_hits
    assert (told.facts["zeds-lose"], told.mean) == (part(won), part(hits))


# -- Gunfire, Forage, Traps -----------------------------------------------------------------


@rule("DOZ-GUN-10")
def test_a_shot() -> None:
    with Siege() as town:  # Strength 4: 1.58 Hits
        town.put("civ1", "F-1").zeds("9/4", "F-2", damage=3).stock(ammo=1).act()
        found = odds(town, "shoot:civ1>F-2/z94")
        assert (found.what, found.mean) == ("gunfire", part(57))
        assert found.facts["eliminates"] == part(6)


@rule("DOZ-MAYOR-08")
def test_a_shot_by_the_mayors_order_counts_its_column() -> None:
    with Siege() as town:
        town.put("civ1", "TC").put("hernandez", "TC").zeds("9/4", "F-0").stock(ammo=1).act()
        assert odds(town, "shoot:civ1>F-0/z94").mean == part(57)
        assert odds(town, "citadel:civ1>F-0/z94").mean == part(81)


@rule("DOZ-ZTOUGH-01", "DOZ-GUN-08")
def test_hits_that_are_lost_do_not_count() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("9/4", "F-2", damage=5).stock(ammo=1).act()
        found = odds(town, "shoot:civ1>F-2/z94")
        assert found.chances == {0: part(6), 1: part(30)}
        assert found.facts["eliminates"] == part(30)


@rule("DOZ-PIAZZA-02")
def test_a_long_shot_of_piazza() -> None:
    with Siege() as town:
        town.put("piazza", "TC").zeds("9/4", "F-1").stock(ammo=1).act(event=1)
        assert odds(town, "shoot:piazza>F-1/z94").mean == part(57)
        assert odds(town, "make:piazza>F-1/z94").mean == part(57)


@rule("DOZ-SCAV-02", "DOZ-FORAGE-04")
def test_foraging() -> None:
    with Siege() as town:
        town.put("civ1", "M-4").put("johnson", "M-4").act()
        plain, johnson = odds(town, "forage:civ1"), odds(town, "forage:johnson")
        assert plain.chances == {0: part(3, 6), 1: part(2, 6), 2: part(1, 6)}
        # best 4 or 5: 14 of 36, doubles of them 2; best 6: 11, double six 1; nothing: 9
        expected = {0: part(9), 1: part(14), 2: part(2 + 10), 4: part(1)}
        assert johnson.chances == expected
        assert (plain.facts["ammo"], johnson.facts["ammo"]) == (part(3, 6), part(27))


@rule("DOZ-MAYOR-01", "DOZ-FORAGE-02", "DOZ-FORAGE-08")
def test_foraging_with_the_mayors_bonus() -> None:
    with Siege() as town:  # in Town a 5 or a 6 brings Ammo, elsewhere only a 6
        town.put("hernandez", "TC").put("civ1", "TC").put("civ2", "S-1").act()
        assert odds(town, "forage:civ1").chances == {0: part(4, 6), 1: part(2, 6)}
        assert odds(town, "forage:civ2").chances == {0: part(5, 6), 1: part(1, 6)}
        assert odds(town, "forage:hernandez").facts["ammo"] == part(1, 6)


@rule("DOZ-JOHNSON-04")
def test_traps() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").zeds("4/2", "F-3").activate("F").asks("traps")
        traps = odds(town, "try:traps")
        assert traps.chances == {0: Fraction(1, 2), 1: Fraction(1, 2)}
        assert traps.facts["works"] == Fraction(1, 2)
        assert odds(town, "pass").facts["zeds-lose"] == part(15)


# -- the forecast ---------------------------------------------------------------------------


def test_the_forecast_counts_what_the_event_still_activates() -> None:
    with Siege() as town:  # E-B07: Highway twice
        town.zeds("5/3", "H-3").zeds("6/3", "F-S").zeds("4/2", "F-2").event("E-B07")
        told = {track.track: track for track in forecast(town.game).tracks}
        assert [told[name].activations for name in "FMHS"] == [0, 0, 2, 0]
        assert [told[name].nearest for name in "FMHS"] == [3, None, 4, None]
        assert (told["F"].strength, told["H"].strength) == (10, 5)


@pytest.mark.parametrize(
    ("defenders", "threatened"), [([], False), (["F-1"], False), (["F-1", "F-0"], True)]
)
def test_the_forecast_says_where_brains_could_lose_the_game(
    defenders: list[str], threatened: bool
) -> None:
    with Siege() as town:
        town.zeds("9/4", "F-2").zeds("2/1", "M-0")
        for number, place in enumerate(defenders, 1):
            town.put(f"civ{number}", place)
        told = {track.track: track.if_brains for track in forecast(town.game).tracks}
        assert told == {"F": threatened, "M": True, "H": False, "S": False}
