"""Gunfire."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import GunfireRolled, HitsCancelled
from shambler.games.dawn.procedures.columns import gunfire_column
from shambler.kernel.structs import replace
from shambler.testing import rule
from shambler.testing.dawn import Siege


def targets(town: Siege, unit: str, verb: str = "shoot") -> set[str]:
    """What a unit can shoot at, as ``"F-3/z53a"``."""
    return {key.partition(">")[2] for key in town.options if key.startswith(f"{verb}:{unit}>")}


@rule("DOZ-GUN-01", "DOZ-ACT-05")
def test_a_shot_costs_an_action_and_an_ammo_and_reaches_the_next_space() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("5/3", "F-3").zeds("6/3", "F-1").zeds("4/2", "F-4")
        town.zeds("3/1", "M-2").stock(ammo=2).act(event=1)
        assert targets(town, "civ1") == {"F-3/z53a", "F-1/z63a"}
        town.dice(6, 4).play("shoot:civ1>F-3/z53a").asks("action")
        assert (town.state.ammo, town.state.player_actions, town.state.event_actions) == (
            1,
            (0,),
            1,
        )
        assert town.damage("z53a") == 3  # Strength 4, total 10


@rule("DOZ-GUN-01")
def test_without_ammo_there_is_no_shot() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("5/3", "F-3").act()
        assert town.blocked("shoot:civ1>F-3/z53a") == "DOZ-GUN-01"


@rule("DOZ-GUN-01")
def test_a_target_out_of_range_is_refused() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("5/3", "F-4").stock(ammo=1).act()
        assert town.blocked("shoot:civ1>F-4/z53a") == "DOZ-GUN-01"


@rule("DOZ-GUN-01")
def test_any_unit_of_a_mob_may_be_the_target() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("5/3", "F-3").zeds("6/3", "F-3").stock(ammo=1).act()
        assert targets(town, "civ1") == {"F-3/z53a", "F-3/z63a"}


@rule("DOZ-GUN-02")
@pytest.mark.parametrize(
    ("unit", "damage", "column"),
    [
        ("civ1", 0, 4),
        ("civ1", 2, 2),
        ("civ2", 0, 3),
        ("civ4", 0, 2),
        ("civ4", 2, 1),
        ("hunt", 0, 5),
    ],
)
def test_the_starting_column_is_the_strength_of_the_shooter_now(
    unit: str, damage: int, column: int
) -> None:
    with Siege() as town:
        town.put(unit, "TC", damage)
        assert gunfire_column(town.game, town.unit(unit), 1) == column - 1


@rule("DOZ-GUN-02")
def test_seven_or_more_is_one_column() -> None:
    with Siege() as town:
        town.put("johnson", "TC").put("civ1", "TC", marks=["trained", "leader"])
        assert gunfire_column(town.game, town.unit("civ1"), 1) == 6  # 4 + 2 + 1
        assert gunfire_column(town.game, town.unit("civ1"), 1, 3) == 6
        assert gunfire_column(town.game, town.unit("civ1"), 1, -1) == 5


@rule("DOZ-GUN-02")
@pytest.mark.parametrize("strength", [7, 8, 12])
def test_a_shooter_of_more_than_seven_begins_in_the_last_column(strength: int) -> None:
    with Siege() as town:  # nobody in the Basic Game is so strong: a counter of another box
        world = town.game.world
        row = (strength,) * len(world.units.strength[town.unit("civ1")])
        rows = tuple(
            row if own == town.unit("civ1") else old for own, old in enumerate(world.units.strength)
        )
        units = replace(world.units, strength=rows)
        town.game.world = replace(world, units=units)
        town.put("civ1", "TC")
        columns = [gunfire_column(town.game, town.unit("civ1"), 1, extra) for extra in (-1, 0, 1)]
        assert columns == [5, 6, 6]


@rule("DOZ-GUN-03")
def test_gunfire_causes_no_retreat() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("5/3", "F-3", as_="mob").stock(ammo=1).act()
        town.dice(6, 6).play("shoot:hunt>F-3/z53a")
        assert town.told(GunfireRolled).hits == 4
        assert (town.damage("mob"), town.place("mob")) == (4, "F-3")


@rule("DOZ-GUN-04", "DOZ-ZEDS-22", "DOZ-RUL-28", "DOZ-RUL-68")
def test_nobody_shoots_into_or_out_of_a_start_space() -> None:
    with Siege() as town:
        town.put("civ1", "F-6").put("piazza", "M-S").zeds("5/3", "F-S").zeds("6/3", "M-6")
        town.stock(ammo=3).act(event=3)
        assert targets(town, "civ1") == targets(town, "piazza") == set()
        assert town.blocked("shoot:civ1>F-S/z53a") == "DOZ-GUN-04"
        assert town.blocked("shoot:piazza>M-6/z63a") == "DOZ-GUN-04"


@rule("DOZ-GUN-05")
def test_targets_get_no_terrain_shift() -> None:
    with Siege() as town:
        town.put("civ1", "TC").zeds("5/3", "F-0").stock(ammo=1).act().dice(6, 4)
        town.play("shoot:civ1>F-0/z53a")
        assert town.told(GunfireRolled).column == 3


@rule("DOZ-GUN-06", "DOZ-HUNT-06")
def test_long_range_reaches_two_spaces_with_a_column_against() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("5/3", "F-4").zeds("6/3", "F-5").zeds("4/2", "F-0")
        town.stock(ammo=3).act(event=2)
        assert targets(town, "hunt") == {"F-4/z53a", "F-0/z42a"}
        town.dice(3, 4).play("shoot:hunt>F-4/z53a")
        assert (town.told(GunfireRolled).column, town.damage("z53a")) == (3, 2)
        assert town.blocked("shoot:hunt>F-5/z63a") == "DOZ-GUN-01"


@rule("DOZ-RUL-69")
def test_long_range_goes_over_occupied_spaces() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("5/3", "F-3").zeds("6/3", "F-4").stock(ammo=1).act()
        assert targets(town, "hunt") == {"F-3/z53a", "F-4/z63a"}


@rule("DOZ-GUN-07", "DOZ-RUL-68", "DOZ-PIAZZA-01")
def test_no_shot_crosses_town_center() -> None:
    with Siege() as town:
        town.put("hunt", "F-0").put("piazza", "H-0").zeds("5/3", "M-0").zeds("6/3", "S-1")
        town.stock(ammo=3).act(event=3)
        assert targets(town, "hunt") == targets(town, "piazza") == set()
        assert town.blocked("shoot:hunt>M-0/z53a") == "DOZ-GUN-07"


@rule("DOZ-GUN-07", "DOZ-GUN-04", "DOZ-PIAZZA-01")
@pytest.mark.parametrize("place", ["F-0", "M-0", "H-0", "S-0", "F-1", "M-1", "H-1", "S-1"])
def test_from_the_end_of_a_track_nothing_is_seen_on_another_one(place: str) -> None:
    with Siege() as town:
        town.put("piazza", place).put("hunt", place).stock(ammo=3)
        kinds = iter(["5/3"] * 6 + ["6/3"] * 5 + ["4/2"] * 4)
        for track in {*"FMHS"} - {place[0]}:
            for number in "S601":
                town.zeds(next(kinds), f"{track}-{number}")
        town.act(event=3)
        assert targets(town, "piazza") == targets(town, "hunt") == set()


@rule("DOZ-GUN-09", "DOZ-RUL-68")
def test_from_town_center_every_number_0_is_next_to_the_shooter() -> None:
    with Siege() as town:
        town.put("civ1", "TC").put("hunt", "TC").put("piazza", "TC")
        for track, number in (("F", 0), ("M", 0), ("H", 1), ("S", 2)):
            town.zeds("5/3", f"{track}-{number}")
        town.stock(ammo=1).act()
        assert targets(town, "civ1") == {"F-0/z53a", "M-0/z53b"}
        assert targets(town, "hunt") == {"F-0/z53a", "M-0/z53b", "H-1/z53c"}
        assert targets(town, "piazza") == {"F-0/z53a", "M-0/z53b", "H-1/z53c", "S-2/z53d"}


@rule("DOZ-GUN-08")
def test_all_hits_go_to_the_target_and_the_rest_is_lost() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("5/3", "F-3", damage=4, as_="target")
        town.zeds("6/3", "F-3", as_="other").stock(ammo=1).act()
        town.dice(6, 6).play("shoot:hunt>F-3/z53a")
        assert town.place("target") == "POOL"
        assert town.damage("other") == 0


TABLE = {
    2: [0, 0, 0, 0, 0, 1, 2],
    3: [0, 0, 0, 0, 1, 2, 2],
    4: [0, 0, 0, 0, 1, 2, 2],
    5: [0, 0, 1, 1, 2, 2, 3],
    6: [0, 0, 1, 1, 2, 2, 3],
    7: [0, 0, 1, 2, 2, 3, 3],
    8: [0, 1, 2, 2, 3, 3, 3],
    9: [0, 1, 2, 2, 3, 3, 3],
    10: [1, 2, 2, 3, 3, 3, 4],
    11: [1, 2, 2, 3, 3, 3, 4],
    12: [2, 2, 2, 3, 4, 4, 5],
}


@rule("DOZ-GUN-10")
@pytest.mark.parametrize("total", TABLE)
def test_the_gunfire_table(total: int) -> None:
    with Siege() as town:
        table = town.game.world.tables.gunfire
        assert [table[column][total] for column in range(7)] == TABLE[total]


@rule("DOZ-GUN-10")
def test_the_mean_hits_of_each_column() -> None:
    """In thirty-sixths: 0.19, 0.58, 1.25, 1.58, 2.25, 2.58 and 3.03 Hits."""
    with Siege() as town:
        table = town.game.world.tables.gunfire
        ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
        means = [sum(ways[t] * table[column][t] for t in ways) for column in range(7)]
        assert means == [7, 21, 45, 57, 81, 93, 109]


@rule("DOZ-ZTOUGH-01")
@pytest.mark.parametrize(("faces", "damage"), [((1, 2, 3, 4), 1), ((4, 5, 6, 6), 4), ((3,) * 4, 0)])
def test_a_tough_die_cancels_on_three_or_less(faces: tuple[int, ...], damage: int) -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("9/4", "F-3", marks=["tough"]).stock(ammo=1).act()
        town.dice(6, 6).dice(*faces).play("shoot:hunt>F-3/z94")
        assert town.damage("z94") == damage


@rule("DOZ-ZTOUGH-01", "DOZ-GUN-08")
def test_a_tough_target_rolls_for_each_hit() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").zeds("9/4", "F-3", marks=["tough"]).stock(ammo=1).act()
        town.dice(6, 6).dice(1, 3, 4, 6).play("shoot:hunt>F-3/z94")
        assert town.damage("z94") == 2
        assert town.told(HitsCancelled).count == 2
