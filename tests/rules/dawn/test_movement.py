"""Move Actions."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightBegan
from shambler.testing import rule
from shambler.testing.dawn import Siege


def reach(town: Siege, unit: str) -> set[str]:
    """Where a unit can move to."""
    return {key.partition(">")[2] for key in town.options if key.startswith(f"move:{unit}>")}


def spaces(text: str) -> set[str]:
    """``"F0-3 TC"``: F-0, F-1, F-2, F-3 and Town Center."""
    found = set()
    for part in text.split():
        if part == "TC":
            found.add(part)
        else:
            first, _, last = part[1:].partition("-")
            found |= {f"{part[0]}-{n}" for n in range(int(first), int(last or first) + 1)}
    return found


@rule("DOZ-MOVE-01", "DOZ-MOVE-02", "DOZ-MOVE-10")
@pytest.mark.parametrize(
    ("unit", "place", "expected"),
    [
        ("civ1", "F-3", "F1-2 F4-5"),
        ("civ1", "F-1", "F0 F2-3 TC"),
        ("civ1", "TC", "F0-1 M0-1 H0-1 S0-1"),
        ("hunt", "F-3", "F0-2 F4-6 TC"),
        ("hunt", "F-1", "F0 F2-5 TC M0-1 H0-1 S0-1"),
        ("piazza", "F-3", "F0-2 F4-6 TC M0 H0 S0"),
        ("furies", "S-2", "S0-1 S3-6 TC F0 M0 H0"),
    ],
)
def test_a_unit_moves_up_to_its_movement_value(unit: str, place: str, expected: str) -> None:
    with Siege() as town:
        town.put(unit, place).act()
        assert reach(town, unit) == spaces(expected)


@rule("DOZ-MOVE-01", "DOZ-HERO-01", "DOZ-CIV-03", "DOZ-FURIES-01", "DOZ-PIAZZA-12", "DOZ-CIV-06")
def test_movement_values_of_the_basic_game() -> None:
    with Siege() as town:
        units = town.game.world.units
        values = {name: units.move[at] for name, at in units.number.items()}
        civilians = {f"civ{n}": 2 for n in range(1, 8)}
        heroes = {"hunt": 4, "hernandez": 4, "schmidt": 4, "johnson": 4, "piazza": 5}
        assert values == {**civilians, **heroes, "furies": 4}


@rule("DOZ-MOVE-01")
def test_a_space_beyond_the_movement_value_is_refused() -> None:
    with Siege() as town:
        town.put("civ1", "F-3").act()
        assert town.blocked("move:civ1>F-0") == "DOZ-MOVE-01"


@rule("DOZ-MOVE-03")
def test_a_unit_never_moves_onto_a_start_space() -> None:
    with Siege() as town:
        town.put("hunt", "F-5").act()
        assert town.blocked("move:hunt>F-S") == "DOZ-MOVE-03"


@rule("DOZ-ZEDS-22", "DOZ-MOVE-03")
def test_zeds_on_a_start_space_cannot_be_attacked() -> None:
    with Siege() as town:
        town.put("hunt", "F-6").put("piazza", "F-5").zeds("2/1", "F-S").stock(ammo=2).act(event=2)
        assert "F-S" not in reach(town, "hunt") | reach(town, "piazza")
        assert town.blocked("move:hunt>F-S") == "DOZ-MOVE-03"
        assert town.blocked("shoot:hunt>F-S/z21") == "DOZ-GUN-04"
        assert town.blocked("shoot:piazza>F-S/z21") == "DOZ-GUN-04"


@rule("DOZ-MOVE-03", "DOZ-RUL-28")
def test_a_unit_placed_on_a_start_space_leaves_it_by_the_highest_number() -> None:
    with Siege() as town:
        town.put("hunt", "F-S").act()
        assert reach(town, "hunt") == spaces("F3-6")


@rule("DOZ-MOVE-04", "DOZ-RUL-23")
def test_two_player_units_fill_a_space_but_not_town_center() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-1").put("hunt", "F-3")
        for unit in ("furies", "piazza", "schmidt"):
            town.put(unit, "TC")
        town.act()
        assert "F-2" not in reach(town, "hunt")
        assert {"F-1", "F-0", "TC"} <= reach(town, "hunt")
        assert town.blocked("move:hunt>F-2") == "DOZ-MOVE-05"


@rule("DOZ-MOVE-05")
def test_a_unit_passes_through_a_full_space() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-3").act()
        assert reach(town, "civ3") == spaces("F1 F4-5")


@rule("DOZ-MOVE-04", "DOZ-RUL-23")
def test_start_spaces_have_no_limit_for_player_units() -> None:
    with Siege() as town:
        assert town.game.room_for_units(town.spot("F-S")) > 10
        assert town.game.room_for_units(town.spot("TC")) > 10
        assert town.game.room_for_units(town.spot("F-6")) == 2


@rule("DOZ-MOVE-07")
def test_zeds_stop_a_move_and_are_attacked() -> None:
    with Siege() as town:
        town.put("hunt", "F-1").zeds("2/1", "F-2").act()
        assert reach(town, "hunt") & spaces("F2-6") == {"F-2"}
        assert town.blocked("move:hunt>F-3") == "DOZ-MOVE-07"
        town.dice(6, 6).play("move:hunt>F-2").asks("re-roll")
        fight = town.told(FightBegan)
        assert (fight.unit, fight.place) == (town.unit("hunt"), town.spot("F-2"))
        assert fight.attacking is True


@rule("DOZ-MOVE-07")
def test_zeds_on_the_far_side_do_not_stop_a_move_elsewhere() -> None:
    with Siege() as town:
        town.put("hunt", "F-1").zeds("2/1", "M-0").act()
        assert {"H-1", "S-1", "M-0"} <= reach(town, "hunt")
        assert "M-1" not in reach(town, "hunt")


@rule("DOZ-RUL-25")
def test_the_player_limit_alone_decides_whether_zeds_can_be_attacked() -> None:
    with Siege() as town:  # two Zeds units in the space are no obstacle
        town.put("civ1", "F-1").zeds("2/1", "F-2").zeds("3/1", "F-2").act()
        assert "F-2" in reach(town, "civ1")


@rule("DOZ-NOENTRY-01")
def test_nothing_moves_into_or_through_a_closed_space() -> None:
    with Siege() as town:
        town.put("hunt", "M-3").state.no_entry = (town.spot("M-4"),)
        town.act()
        assert reach(town, "hunt") & spaces("M4-6") == set()
        assert town.blocked("move:hunt>M-4") == "DOZ-NOENTRY-01"
        assert town.blocked("move:hunt>M-5") == "DOZ-NOENTRY-01"


@rule("DOZ-RUL-20")
def test_distances_to_town_center() -> None:
    with Siege() as town:
        board = town.game.world.board
        found = [board.distance[town.spot(f"F-{n}")] for n in ("0", "1", "6", "S")]
        assert (found, board.distance[town.spot("TC")]) == ([1, 2, 7, 8], 0)


@rule("DOZ-RUL-21", "DOZ-MOVE-10")
def test_what_is_adjacent() -> None:
    with Siege() as town:
        board = town.game.world.board

        def next_to(name: str) -> set[str]:
            return {board.ids[at] for at in board.neighbours[town.spot(name)]}

        assert next_to("TC") == {"F-0", "M-0", "H-0", "S-0"}
        assert next_to("F-0") == {"TC", "F-1"}
        assert next_to("F-3") == {"F-2", "F-4"}
        assert next_to("F-S") == {"F-6"}
