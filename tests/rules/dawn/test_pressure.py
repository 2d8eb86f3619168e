"""Zeds Pressure: several Hero players, or one who asks for it."""

from __future__ import annotations

from shambler.games.dawn.events.combat import FightBegan
from shambler.games.dawn.events.zeds import PressureFelt, TrackActivated, ZedsMoved, ZedsPlaced
from shambler.games.dawn.procedures.pressure import MovementPressure, PlacementPressure
from shambler.testing import rule
from shambler.testing.dawn import Siege


def moves(town: Siege) -> list[str]:
    """Where Zeds moved to, in order."""
    ids = town.game.world.board.ids
    return [ids[event.place] for event in town.events if isinstance(event, ZedsMoved)]


@rule("DOZ-PRESS-01", "DOZ-PRESS-05", "DOZ-PRESS-06", "DOZ-OPT-05")
def test_how_often_pressure_counts() -> None:
    times = [Siege(seats=seats).game.world.pressure for seats in (1, 2, 3, 4)]
    assert times == [0, 1, 2, 3]
    solo = [Siege(seats=seats, solo_pressure=True).game.world.pressure for seats in (1, 2, 4)]
    assert solo == [1, 1, 3]


@rule("DOZ-PRESS-01")
def test_a_solo_game_ignores_pressure() -> None:
    with Siege() as town:  # E-B03 prints Movement Pressure
        town.zeds("9/4", "H-3").zeds("5/3", "F-6").zeds("5/3", "M-6").put("civ1", "TC")
        town.event("E-B03").phase("zeds").asks("halt")
        assert moves(town) == ["F-5", "M-5"]
        town.not_told(PressureFelt)


@rule("DOZ-OPT-05")
def test_a_solo_game_may_ask_for_pressure() -> None:
    with Siege(solo_pressure=True) as town:
        town.zeds("9/4", "H-3").zeds("5/3", "F-6").zeds("5/3", "M-6").put("civ1", "TC")
        town.event("E-B03").phase("zeds").asks("halt")
        assert moves(town) == ["H-2", "F-5", "M-5"]


@rule("DOZ-PRESS-09", "DOZ-RUL-02")
def test_pressure_comes_after_the_text_and_before_the_tracks() -> None:
    with Siege(seats=2) as town:  # E-B16 places a unit, marks the strongest, moves, M M
        town.zeds("4/2", "F-3").event("E-B16").draws("9/4").phase("zeds").asks("halt")
        told = [type(event) for event in town.events]
        assert told.index(ZedsPlaced) < told.index(PressureFelt) < told.index(TrackActivated)
        assert moves(town) == ["M-6", "M-5", "M-4"]


@rule("DOZ-PRESS-02", "DOZ-PRESS-05")
def test_the_strongest_groups_move_each_once() -> None:
    with Siege(seats=4) as town:
        town.zeds("9/4", "F-3").zeds("8/4", "M-3").zeds("7/4", "H-3").zeds("2/1", "S-3")
        town.run(MovementPressure(town.game.world.pressure)).asks("halt")
        assert moves(town) == ["F-2", "M-2", "H-2"]


@rule("DOZ-PRESS-02")
def test_zeds_on_a_start_space_are_on_the_map_too() -> None:
    with Siege(seats=2) as town:
        town.zeds("9/4", "F-S").zeds("8/4", "M-3").run(MovementPressure(1))
        assert moves(town) == ["F-6"]


@rule("DOZ-PRESS-03")
def test_a_mob_counts_with_its_combined_strength_and_moves_together() -> None:
    with Siege(seats=2) as town:
        town.zeds("9/4", "F-3").zeds("5/3", "M-3").zeds("5/3", "M-3").run(MovementPressure(1))
        assert moves(town) == ["M-2"]
        assert town.crowd("M-2") == ["5/3", "5/3"]


@rule("DOZ-PRESS-03")
def test_strength_is_what_it_is_now() -> None:
    with Siege(seats=2) as town:
        town.zeds("9/4", "F-3", damage=3).zeds("5/3", "M-3").run(MovementPressure(1))
        assert moves(town) == ["M-2"]


@rule("DOZ-PRESS-04", "DOZ-RUL-38", "DOZ-PRESS-02", "DOZ-PRESS-05")
def test_a_group_that_cannot_step_is_passed_over() -> None:
    with Siege(seats=2) as town:
        town.zeds("9/4", "F-3").zeds("2/1", "F-2").zeds("3/1", "F-2").zeds("6/3", "M-3")
        town.zeds("8/4", "M-5").state.no_entry = (town.spot("M-4"),)
        town.run(MovementPressure(1)).asks("halt")
        assert moves(town) == ["M-2"]


@rule("DOZ-PRESS-04")
def test_of_a_mob_with_room_for_one_only_the_strongest_moves() -> None:
    with Siege(seats=3) as town:
        town.zeds("6/3", "F-3", as_="strong").zeds("5/3", "F-3", as_="weak").zeds("2/1", "F-2")
        town.run(MovementPressure(2)).asks("halt")
        assert (town.place("strong"), town.place("weak")) == ("F-2", "F-3")
        assert moves(town) == ["F-2", "F-1"]  # the other pick is another group


@rule("DOZ-PRESS-05", "DOZ-RUL-38")
def test_a_group_is_not_picked_twice() -> None:
    with Siege(seats=4) as town:
        town.zeds("9/4", "F-5").run(MovementPressure(3)).asks("halt")
        assert moves(town) == ["F-4"]


@rule("DOZ-PRESS-05", "DOZ-RUL-38")
def test_with_fewer_groups_than_moves_each_moves_once() -> None:
    with Siege(seats=4) as town:
        town.zeds("9/4", "F-5").zeds("8/4", "M-5").run(MovementPressure(3)).asks("halt")
        assert moves(town) == ["F-4", "M-4"]


@rule("DOZ-PRESS-05", "DOZ-PRESS-02")
def test_movement_pressure_on_a_card_counts_the_players_beyond_the_first() -> None:
    with Siege(seats=3) as town:  # E-B03 prints it, and activates F and M
        town.zeds("9/4", "H-5").zeds("8/4", "S-5").zeds("2/1", "F-6").zeds("3/1", "M-6")
        town.put("civ1", "TC").event("E-B03").phase("zeds").asks("halt")
        assert moves(town) == ["H-4", "S-4", "F-5", "M-5"]


@rule("DOZ-PRESS-07", "DOZ-PRESS-06")
def test_a_card_with_placement_pressure_places_for_each_player_beyond_the_first() -> None:
    with Siege(seats=3) as town:  # E-B14: M S H; after the first the Forest has one, too
        for track in "MSH":
            town.zeds("5/3", f"{track}-6")
        town.draws("9/4", "8/4").event("E-B14").phase("zeds")
        town.asks("place-zeds", *(f"place:{track}-S" for track in "FMHS")).play("place:S-S")
        town.asks("halt")
        assert (town.crowd("F-S"), town.crowd("S-6")) == (["9/4"], ["8/4"])


@rule("DOZ-RUL-38")
def test_a_group_moved_by_pressure_moves_again_when_its_track_is_activated() -> None:
    with Siege(seats=2) as town:  # E-B03: F M
        town.zeds("9/4", "F-5").zeds("5/3", "M-6").put("civ1", "TC").event("E-B03")
        town.phase("zeds").asks("halt")
        assert moves(town) == ["F-4", "F-3", "M-5"]


@rule("DOZ-PRESS-08")
def test_ties_for_the_strongest_group_go_to_the_hero_side() -> None:
    with Siege(seats=2) as town:
        town.zeds("5/3", "F-3").zeds("5/3", "M-3").zeds("4/2", "H-3").run(MovementPressure(1))
        town.asks("pressure-group", "place:F-3", "place:M-3").play("place:M-3").asks("halt")
        assert moves(town) == ["M-2"]


@rule("DOZ-PRESS-02")
def test_a_group_moved_by_pressure_attacks() -> None:
    with Siege(seats=2) as town:
        town.zeds("5/3", "F-3").put("civ1", "F-2").dice(3, 4).run(MovementPressure(1))
        assert town.told(FightBegan).attacking is False


@rule("DOZ-PRESS-02", "DOZ-WIN-03")
def test_pressure_may_lose_the_game() -> None:
    with Siege(seats=2) as town:
        town.zeds("9/4", "F-0").put("hunt", "TC").run(MovementPressure(1))
        assert town.outcome is not None and town.outcome.winners == ()


@rule("DOZ-PRESS-06", "DOZ-PRESS-07", "DOZ-PRESS-08")
def test_new_zeds_come_where_there_are_fewest_counted_each_time() -> None:
    with Siege(seats=4) as town:
        town.zeds("5/3", "F-3").zeds("5/3", "M-3").zeds("5/3", "H-3").zeds("5/3", "H-4")
        town.draws("9/4", "8/4", "7/4").run(PlacementPressure(town.game.world.pressure))
        town.asks("place-zeds", "place:F-S", "place:M-S", "place:S-S")
        assert town.crowd("S-S") == ["9/4"]
        town.play("place:M-S").asks("place-zeds", "place:F-S", "place:S-S").play("place:S-S")
        assert (town.crowd("M-S"), town.crowd("S-S")) == (["8/4"], ["9/4", "7/4"])


@rule("DOZ-PRESS-06")
def test_placement_pressure_places_one_unit_for_each_player_beyond_the_first() -> None:
    with Siege(seats=2) as town:  # E-B14 prints Placement Pressure; M S H
        town.zeds("5/3", "M-6").zeds("5/3", "S-6").zeds("5/3", "H-6").draws("9/4")
        town.event("E-B14").phase("zeds").asks("halt")
        assert town.crowd("F-S") == ["9/4"]
        assert town.told(PressureFelt).times == 1
