"""What the table shows: the combat with its columns, the road to dawn, what an event tells."""

from __future__ import annotations

from shambler.games.dawn.board_view import board_view, told
from shambler.games.dawn.events.turn import EventDrawn
from shambler.games.dawn.events.zeds import ZedsMoved, ZedsPlaced
from shambler.games.dawn.views import fight_view, view
from shambler.testing.dawn import Siege


def test_a_combat_without_a_defender_shows_all_who_could_defend() -> None:
    with Siege() as town:
        town.put("hunt", "F-3")
        town.put("civ4", "F-3")
        town.zeds("6/3", "F-4", as_="a").zeds("4/2", "F-4", as_="b").activate("F").asks("defender")
        seen = fight_view(town.game)
    assert seen is not None
    assert (seen.place, seen.unit, seen.foe, seen.attacking, seen.against) == (
        "F-3",
        None,
        None,
        False,
        10,
    )
    duels = {duel.unit: (duel.strength, duel.start, duel.column) for duel in seen.duels}
    assert duels == {"hunt": (5, 1, 2), "civ4": (2, 0, 1)}  # the Farm shifts by one


def test_a_combat_with_its_unit_shows_that_one_alone() -> None:
    with Siege() as town:
        town.put("hunt", "F-3").put("civ4", "F-3").zeds("5/3", "F-2").act()
        town.dice(3, 3).play("move:hunt>F-2").asks("re-roll")
        seen = fight_view(town.game)
    assert seen is not None
    assert seen.attacking
    assert [(duel.unit, duel.start, duel.column) for duel in seen.duels] == [("hunt", 3, 3)]


def test_the_board_prints_phases_systems_and_the_combat_table() -> None:
    with Siege() as town:
        board = board_view(town.game)
    assert board.phases == ["zeds", "action", "housekeeping"]
    assert board.plays_with == []
    assert board.research == {}
    assert [len(column) for column in board.combat] == [11] * 7
    equal = board.combat[3]
    assert (equal[5].zeds, equal[5].unit, equal[5].zeds_lose) == (2, 2, True)  # a seven
    assert (equal[0].zeds, equal[0].unit, equal[0].zeds_lose) == (0, 4, False)  # a two


def test_a_level_without_the_guard_waits_for_none() -> None:
    with Siege() as town:
        assert view(town.game, 0).deck.guard_in is None


def test_events_tell_what_moves_and_where() -> None:
    with Siege() as town:
        town.zeds("6/3", "F-3", as_="a").zeds("4/2", "F-3", as_="b")
        first, second = town.zed("a"), town.zed("b")
        ids = town.game.world.zeds.ids
        moved = ZedsMoved(zeds=(first, second), start=town.spot("F-3"), place=town.spot("F-2"))
        assert told(town.game, moved) == {
            "start": "F-3",
            "place": "F-2",
            "zeds": f"{ids[first]} {ids[second]}",
        }
        placed = ZedsPlaced(zed=first, place=town.spot("M-S"))
        assert told(town.game, placed) == {"zed": ids[first], "place": "M-S", "strength": "6"}
        drawn = EventDrawn(event_card=0)
        assert told(town.game, drawn) == {"event": town.game.world.events[0].id}
