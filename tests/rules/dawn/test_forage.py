"""Forage Actions of the Basic Game."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.build_tables import forage_class
from shambler.games.dawn.dawn_world import Finds
from shambler.testing import rule
from shambler.testing.dawn import Siege


def ammo_found(place: str, face: int, unit: str = "civ1") -> int:
    """Ammo a unit finds in a place with this face."""
    with Siege() as town:
        town.put(unit, place).act().dice(face).play(f"forage:{unit}")
        assert town.state.supplies == 0
        return int(town.state.ammo)


@rule("DOZ-FORAGE-01", "DOZ-RUL-71", "DOZ-ACT-05")
def test_only_in_named_spaces_is_there_anything_to_find() -> None:
    with Siege() as town:
        named = ("TC", "F-0", "F-3", "F-4", "M-2", "M-4", "M-5", "H-3", "H-5", "S-1", "S-3", "S-4")
        for place in named:
            town.put("civ1", place).act()
            assert "forage:civ1" in town.options, place
        for place in ("F-1", "F-2", "F-5", "M-1", "M-3", "H-1", "S-2", "F-S", "M-S"):
            town.put("civ1", place).act()
            assert town.blocked("forage:civ1") == "DOZ-FORAGE-01", place


@rule("DOZ-FORAGE-01")
def test_foraging_costs_an_action() -> None:
    with Siege() as town:
        town.put("civ1", "M-4").act(event=1).dice(5).play("forage:civ1").asks("action")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 1)


@rule("DOZ-FORAGE-02", "DOZ-FORAGE-06", "DOZ-RUL-71")
@pytest.mark.parametrize("place", ["TC", "F-0", "M-0", "H-0", "S-0"])
def test_in_town_only_a_six_brings_ammo(place: str) -> None:
    assert [ammo_found(place, face) for face in range(1, 7)] == [0, 0, 0, 0, 0, 1]


@rule("DOZ-FORAGE-03", "DOZ-FORAGE-06")
def test_the_farm_has_no_ammo() -> None:
    assert [ammo_found("F-3", face) for face in range(1, 7)] == [0] * 6


@rule("DOZ-FORAGE-04")
def test_the_mine_is_the_place_for_ammo() -> None:
    assert [ammo_found("M-4", face) for face in range(1, 7)] == [0, 0, 0, 1, 1, 2]


@rule("DOZ-FORAGE-05", "DOZ-FORAGE-06")
@pytest.mark.parametrize("place", ["F-4", "M-2", "M-5", "H-3", "H-5", "S-1", "S-3", "S-4", "S-5"])
def test_elsewhere_a_six_brings_ammo(place: str) -> None:
    assert [ammo_found(place, face) for face in range(1, 7)] == [0, 0, 0, 0, 0, 1]


@rule("DOZ-FORAGE-02", "DOZ-FORAGE-03", "DOZ-FORAGE-04", "DOZ-FORAGE-05")
def test_the_forage_table_with_supplies() -> None:
    """What the numbers bring where Supplies are played."""
    table = {entry.id: forage_class(entry) for entry in box.load().tables.forage}
    nothing, supply, ammo = Finds(), Finds(supplies=1), Finds(ammo=1)
    assert table["town"][1:] == (nothing,) * 3 + (supply,) * 2 + (Finds(supplies=1, or_ammo=1),)
    assert table["farm"][1:] == (nothing,) * 3 + (supply,) * 2 + (Finds(supplies=2),)
    assert table["armory"][1:] == (nothing,) * 3 + (ammo,) * 2 + (Finds(ammo=2),)
    assert table["standard"][1:] == (nothing,) * 3 + (supply,) * 2 + (ammo,)


@rule("DOZ-FORAGE-07", "DOZ-RUL-07")
def test_ammo_stops_at_twenty() -> None:
    with Siege() as town:
        town.put("civ1", "M-4").stock(ammo=19).act(event=1).dice(6).play("forage:civ1")
        assert town.state.ammo == 20
        town.dice(6).play("forage:civ1")
        assert town.state.ammo == 20


@rule("DOZ-FORAGE-08", "DOZ-MAYOR-01")
def test_a_modified_roll_counts_as_six_at_most() -> None:
    with Siege() as town:  # the Mayor adds 1: a 6 stays a 6
        town.put("civ1", "TC").put("hernandez", "TC").act(event=2).dice(6).play("forage:civ1")
        assert town.state.ammo == 1
        town.dice(5).play("forage:civ1")
        assert town.state.ammo == 2
        town.dice(4).play("forage:civ1")
        assert town.state.ammo == 2


@rule("DOZ-SCAV-01", "DOZ-JOHNSON-02", "DOZ-TWODICE-01")
@pytest.mark.parametrize(("faces", "ammo"), [((2, 6), 2), ((6, 2), 2), ((4, 1), 1), ((3, 1), 0)])
def test_a_scavenger_rolls_two_dice_and_takes_the_better(faces: tuple[int, int], ammo: int) -> None:
    with Siege() as town:
        town.put("johnson", "M-4").act().dice(*faces).play("forage:johnson")
        assert town.state.ammo == ammo


@rule("DOZ-SCAV-02", "DOZ-TWODICE-01", "DOZ-FORAGE-04")
@pytest.mark.parametrize(("faces", "ammo"), [((6, 6), 4), ((4, 4), 2), ((2, 2), 0)])
def test_natural_doubles_pay_twice(faces: tuple[int, int], ammo: int) -> None:
    with Siege() as town:
        town.put("johnson", "M-4").act().dice(*faces).play("forage:johnson")
        assert town.state.ammo == ammo


@rule("DOZ-MAYOR-03", "DOZ-MAYOR-04", "DOZ-TWODICE-02", "DOZ-MAYOR-01")
@pytest.mark.parametrize(("faces", "ammo"), [((5, 5), 2), ((5, 6), 1), ((4, 5), 1), ((4, 4), 0)])
def test_the_mayors_bonus_changes_both_dice_but_makes_no_doubles(
    faces: tuple[int, int], ammo: int
) -> None:
    with Siege() as town:
        town.put("johnson", "TC").put("hernandez", "F-2").act().dice(*faces).play("forage:johnson")
        assert town.state.ammo == ammo
