"""Hand-to-Hand combat: columns, shifts, the table, who takes the Hits."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shambler.games.dawn.events.combat import DefiantReleased, FightBegan, FightRolled
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.testing import rule
from shambler.testing.dawn import Siege

COLUMNS = ["Zx3", "Zx2", "Z+", "=", "P+", "Px2", "Px3"]


def column(town: Siege, unit: str, place: str, attacking: bool = True, shift: int = 0) -> str:
    """The column of a combat."""
    fight = Fight(town.spot(place), town.unit(unit), attacking, shift=shift)
    return COLUMNS[fight_column(town.game, fight)]


def facing(strength: int, *zeds: str) -> str:
    """The column of a unit of this Strength that attacks these Zeds in an unnamed space."""
    unit, damage = {
        1: ("civ2", 2),
        2: ("civ4", 0),
        3: ("piazza", 0),
        4: ("civ1", 0),
        6: ("furies", 0),
    }[strength]
    with Siege() as town:
        town.put(unit, "TC", damage)
        for which in zeds:
            town.zeds(which, "F-2")
        return column(town, unit, "F-2")


@rule("DOZ-HTH-03", "DOZ-HTH-04")
@pytest.mark.parametrize(
    ("strength", "zeds", "expected"),
    [
        (2, ["6/3"], "Zx3"),
        (3, ["9/4"], "Zx3"),
        (3, ["8/4"], "Zx2"),
        (3, ["6/3"], "Zx2"),
        (4, ["9/4"], "Zx2"),
        (4, ["8/4"], "Zx2"),
        (4, ["7/5"], "Z+"),
        (3, ["5/3"], "Z+"),
        (3, ["4/2"], "Z+"),
        (4, ["4/2"], "="),
        (6, ["6/3"], "="),
        (4, ["3/2"], "P+"),
        (6, ["4/2"], "P+"),
        (3, ["2/1"], "P+"),
        (4, ["2/1"], "Px2"),
        (6, ["3/2"], "Px2"),
        (6, ["2/1"], "Px3"),
        (2, ["2/1", "3/2"], "Zx2"),
        (6, ["2/1", "3/2"], "P+"),
        (4, ["2/1", "2/1x"], "="),
    ],
)
def test_the_starting_column_compares_the_strengths(
    strength: int, zeds: list[str], expected: str
) -> None:
    if "2/1x" in zeds:  # only one 2/1 is printed: a reduced 4/2 has Strength 2 as well
        with Siege() as town:
            town.put("civ1", "TC").zeds("2/1", "F-2").zeds("4/2", "F-2", damage=3)
            assert column(town, "civ1", "F-2") == expected
    else:
        assert facing(strength, *zeds) == expected


@rule("DOZ-HTH-01", "DOZ-MOVE-09")
def test_one_player_unit_alone_is_compared_with_all_the_zeds() -> None:
    with Siege() as town:  # Civilians of Strength 4 beside Hunt of Strength 5: each fights alone
        town.put("hunt", "F-2").put("civ1", "F-2").zeds("4/2", "F-3", as_="a")
        town.zeds("6/3", "F-3", as_="b").activate("F").asks("defender")
        town.dice(3, 4).dice(1, 1, 1).dice(1).play("unit:hunt").asks("re-roll").play("pass")
        assert COLUMNS[town.told(FightRolled).column] == "Zx2"  # 10 against 5


@rule("DOZ-HTH-02")
def test_the_hero_side_picks_one_defender_who_takes_all_the_hits() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-2").zeds("6/3", "F-3").activate("F")
        town.asks("defender", "unit:civ1", "unit:civ2").dice(3, 4).play("unit:civ2")
        assert (town.damage("civ1"), town.damage("civ2")) == (0, 3)


@rule("DOZ-HTH-02")
def test_the_defender_alone_is_the_one_whose_strength_counts() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ4", "F-2").zeds("6/3", "F-3").activate("F")
        town.dice(6, 6).play("unit:civ4")
        assert COLUMNS[town.told(FightRolled).column] == "Zx3"


@rule("DOZ-HTH-05", "DOZ-RUL-41")
def test_all_shifts_are_added_before_the_column_is_clamped() -> None:
    with Siege() as town:  # Px2 (6 against 3), +2 +1 against -1: clamped only once
        town.zeds("4/3", "F-0", damage=3, marks=["smart"]).put("furies", "TC")
        assert column(town, "furies", "F-0") == "Px2"
        assert column(town, "furies", "F-0", attacking=False) == "Px3"  # Terrain 2, Smart -1
        assert column(town, "furies", "F-0", attacking=False, shift=-2) == "P+"


@rule("DOZ-RUL-41", "DOZ-HTH-06")
def test_a_card_past_the_end_of_the_table_still_makes_up_for_a_shift_against() -> None:
    with Siege() as town:  # Px3 for the Furies: +2 by a card, -1 by the Zeds Leader
        town.zeds("2/1", "F-2", marks=["leader"]).put("furies", "TC")
        assert column(town, "furies", "F-2") == "Px2"
        assert column(town, "furies", "F-2", shift=2) == "Px3"
        town.zeds("9/4", "H-0").put("civ4", "TC")  # Zx3: -1 by a card, +2 by the Town space
        assert column(town, "civ4", "H-0", attacking=False, shift=-1) == "Zx2"


@rule("DOZ-HTH-05")
def test_shifts_in_favour_go_right_and_shifts_against_go_left() -> None:
    with Siege() as town:
        town.zeds("4/2", "F-2").put("civ1", "TC")
        found = [column(town, "civ1", "F-2", shift=shift) for shift in (-2, -1, 0, 1, 2)]
        assert found == ["Zx2", "Z+", "=", "P+", "Px2"]


@rule("DOZ-HTH-06")
def test_the_column_stops_at_both_ends() -> None:
    with Siege() as town:
        town.zeds("4/2", "F-2").put("civ1", "TC")
        assert [column(town, "civ1", "F-2", shift=n) for n in (-3, -4, -9)] == ["Zx3"] * 3
        assert [column(town, "civ1", "F-2", shift=n) for n in (3, 4, 9)] == ["Px3"] * 3


@rule("DOZ-HTH-08", "DOZ-HTH-09")
@pytest.mark.parametrize(
    ("place", "expected"),
    [("F-2", "="), ("F-3", "P+"), ("F-4", "P+"), ("F-0", "Px2"), ("M-4", "P+"), ("S-0", "Px2")],
)
def test_a_defender_gets_the_terrain_shift_of_its_space(place: str, expected: str) -> None:
    with Siege() as town:
        town.zeds("4/2", place).put("civ1", "TC")
        assert column(town, "civ1", place, attacking=False) == expected
        assert column(town, "civ1", place, attacking=True) == "="


@rule("DOZ-HTH-07")
def test_two_dice_are_added_and_read_in_the_column() -> None:
    with Siege() as town:  # 5 against 5, total 8: 2 on the Zeds, 1 on Hunt, the Zeds lose
        town.put("hunt", "F-1").zeds("5/3", "F-2", as_="mob").act()
        town.dice(3, 5).play("move:hunt>F-2").asks("re-roll").dice(1).play("pass")
        rolled = town.told(FightRolled)
        assert (rolled.zeds_hits, rolled.unit_hits, rolled.zeds_lose) == (2, 1, True)
        assert (town.damage("mob"), town.damage("hunt")) == (2, 1)
        assert (town.place("mob"), town.place("hunt")) == ("F-3", "F-2")


TABLE = {
    2: "0/5 0/5 0/4 0/4 0/3 1/3 2/2*",
    3: "0/5 0/4 0/3 0/3 1/3 2/2* 2/1",
    4: "0/5 0/4 0/3 0/3 1/3 2/2* 2/1",
    5: "0/4 0/3 1/3 1/2 2/2* 2/1 3/1",
    6: "0/4 0/3 1/3 1/2 2/2* 2/1 3/1",
    7: "0/3 0/3 1/2 2/2* 2/1 3/1 3/0",
    8: "0/2 1/2 2/2* 2/1 3/1 3/0 3/0",
    9: "0/2 1/2 2/2* 2/1 3/1 3/0 3/0",
    10: "1/2 2/2* 2/1 3/1 3/0 3/0 4/0",
    11: "1/2 2/2* 2/1 3/1 3/0 3/0 4/0",
    12: "2/2* 2/1 2/0 3/0 4/0 4/0 5/0",
}


@rule("DOZ-HTH-13")
@pytest.mark.parametrize("total", TABLE)
def test_the_hits_of_the_table(total: int) -> None:
    with Siege() as town:
        table = town.game.world.tables.fight
        printed = [cell.strip("*") for cell in TABLE[total].split()]
        assert [f"{table[c][total][0]}/{table[c][total][1]}" for c in range(7)] == printed


@rule("DOZ-HTH-14")
@pytest.mark.parametrize("total", TABLE)
def test_the_loser_of_the_table(total: int) -> None:
    with Siege() as town:
        cells = TABLE[total].split()
        first = next(c for c, cell in enumerate(cells) if cell.endswith("*"))
        table = town.game.world.tables.fight
        assert [table[c][total][2] for c in range(7)] == [c >= first for c in range(7)]


ODDS = {  # Zeds lose, Hits on Zeds, Hits on the Player unit, in thirty-sixths
    "Zx3": (1, 7, 114),
    "Zx2": (6, 21, 99),
    "Z+": (15, 45, 81),
    "=": (21, 57, 63),
    "P+": (30, 81, 51),
    "Px2": (35, 93, 28),
    "Px3": (36, 109, 16),
}


@rule("DOZ-HTH-13", "DOZ-HTH-14")
@pytest.mark.parametrize("name", COLUMNS)
def test_the_odds_of_each_column(name: str) -> None:
    """Exact, as the percentages of the reference say: 3, 17, 42, 58, 83, 97, 100 %."""
    with Siege() as town:
        cells = town.game.world.tables.fight[COLUMNS.index(name)]
        ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
        lost = sum(ways[total] for total in ways if cells[total][2])
        zeds = sum(ways[total] * cells[total][0] for total in ways)
        unit = sum(ways[total] * cells[total][1] for total in ways)
        assert (lost, zeds, unit) == ODDS[name]
        percent = dict(zip(COLUMNS, [3, 17, 42, 58, 83, 97, 100], strict=True))
        assert round(100 * Fraction(lost, 36)) == percent[name]


@rule("DOZ-OPT-06")
@pytest.mark.parametrize("attacking", [False, True])
def test_the_option_makes_the_attacker_lose_a_result_of_two_each(attacking: bool) -> None:
    with Siege(attacker_loses_ties=True) as town:  # Strength 4 each, total 7: 2/2
        if attacking:
            town.put("civ1", "F-1").zeds("4/2", "F-2", as_="mob").act()
            town.dice(3, 4).play("move:civ1>F-2")
            assert town.told(FightRolled).zeds_lose is False
            assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-2")
        else:
            town.put("civ1", "F-1").zeds("4/2", "F-2", as_="mob").dice(3, 4).activate("F")
            assert town.told(FightRolled).zeds_lose is True
            assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-HTH-14", "DOZ-OPT-06")
def test_without_the_option_a_result_of_two_each_goes_to_the_player() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2", as_="mob").act().dice(3, 4)
        town.play("move:civ1>F-2")
        assert (town.place("civ1"), town.place("mob")) == ("F-2", "F-3")


@rule("DOZ-HTH-10")
def test_both_sides_take_their_hits_before_anybody_retreats() -> None:
    with Siege() as town:  # the Zeds fall and still hit: 2/2
        town.put("civ1", "F-1").zeds("4/3", "F-2", damage=4, as_="mob").act()
        town.dice(1, 5).play("move:civ1>F-2")  # 4 against 3: P+, total 6: 2/2
        assert town.place("mob") == "POOL"
        assert (town.damage("civ1"), town.place("civ1")) == (2, "F-2")


@rule("DOZ-HTH-10", "DOZ-HTH-07")
def test_winning_zeds_take_their_hits_too() -> None:
    with Siege() as town:  # 4 against 7: Z+, total 7: 1/2, the Player unit loses
        town.put("civ1", "F-2").zeds("7/5", "F-3", as_="mob").dice(3, 4).activate("F").asks("halt")
        assert (town.damage("mob"), town.damage("civ1")) == (1, 2)
        assert (town.place("mob"), town.place("civ1")) == ("F-2", "F-1")


@rule("DOZ-HTH-12")
def test_the_hero_side_divides_hits_among_a_mob_one_by_one() -> None:
    with Siege() as town:
        town.zeds("3/2", "F-2", as_="a").zeds("2/1", "F-2", as_="b").put("furies", "F-1").act()
        town.dice(6, 5).play("move:furies>F-2")  # 6 against 5: P+, total 11: 3/0
        town.asks("hit-zeds", "zed:z32", "zed:z21").play("zed:z21").asks("hit-zeds")
        town.play("zed:z32", "zed:z21")
        assert (town.damage("a"), town.damage("b")) == (1, 2)


@rule("DOZ-RUL-55", "DOZ-HTH-12")
def test_hits_beyond_elimination_are_not_put_on_a_unit() -> None:
    with Siege() as town:  # "a" can take one more: after it only "b" is left to hit
        town.zeds("3/2", "F-2", damage=5, as_="a").zeds("2/1", "F-2", as_="b")
        town.put("furies", "F-1").act().dice(6, 5).play("move:furies>F-2")
        town.asks("hit-zeds", "zed:z32", "zed:z21").play("zed:z32")
        assert town.place("a") == "POOL"
        assert town.damage("b") == 2


@rule("DOZ-RUL-55", "DOZ-ZTOUGH-01")
def test_on_a_tough_unit_more_hits_may_be_tried_than_it_can_take() -> None:
    with Siege() as town:  # one Hit would do, but each die may cancel one
        town.zeds("3/2", "F-2", damage=5, marks=["tough"], as_="a").zeds("2/1", "F-2", as_="b")
        town.put("furies", "F-1").act().dice(6, 5).play("move:furies>F-2")
        town.play("zed:z32").asks("hit-zeds", "zed:z32", "zed:z21").play("zed:z32")
        town.asks("hit-zeds", "zed:z32", "zed:z21").dice(1, 2, 4).play("zed:z32")
        assert (town.place("a"), town.damage("b")) == ("POOL", 0)


@rule("DOZ-RUL-40", "DOZ-DEFY-03")
def test_defiant_markers_come_off_after_the_defender_is_chosen() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("hunt", "F-4").zeds("5/3", "F-5")
        town.activate("F").asks("defender")
        assert town.marks("civ1") == {"defiant"}
        town.dice(6, 6).play("unit:hunt").asks("re-roll")
        assert town.marks("civ1") == set()
        told = [type(event) for event in town.events]
        assert told.index(DefiantReleased) < told.index(FightRolled)


@rule("DOZ-HTH-01")
def test_a_combat_begins_when_a_unit_moves_into_zeds() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("2/1", "F-2").act().dice(6, 6).play("move:civ1>F-2")
        assert town.told(FightBegan).attacking is True
