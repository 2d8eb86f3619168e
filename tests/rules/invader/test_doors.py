"""Closing and opening doors (chapter 9)."""

from typing import Any

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Door
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.invader.invader_doors import INVADER_DOORS
from shambler.games.zombicide.systems.coloured_doors.words import ColouredDoorsOpen
from shambler.testing import rule
from shambler.testing.zombicide import Scene

AB, BC = "0.0-0.1", "0.1-0.2"


def rooms(**changes: Any) -> Scene:
    """Three rooms in a row, joined by doorways; Cole stands in the middle."""
    return Scene(RULES, board="[A]+[B]+[C]", changes=changes).put("cole", "B")


@rule("INV-DOOR-01")
def test_a_door_is_closed_free_and_once_per_turn() -> None:
    table = rooms().turn("cole")
    assert table.cost_of(f"close:{AB}") == 0
    table.play(f"close:{AB}")
    assert table.blocked("move:A") == "Z-MOVE-01"
    assert table.blocked(f"open:{AB}") == "INV-DOOR-01"
    assert table.blocked(f"close:{BC}") == "INV-DOOR-01"
    table.play("move:C")
    assert table.state.reserve == 4


@rule("INV-DOOR-01")
def test_a_door_can_be_opened_instead() -> None:
    table = rooms().door("B", "C").turn("cole")
    assert not table.offers("move:C")
    table.play(f"open:{BC}").told(ev.DoorOpened)
    assert table.offers("move:C")
    assert table.state.reserve == 5


@rule("INV-DOOR-01")
def test_a_door_can_be_worked_after_the_last_action() -> None:
    table = rooms().turn("cole").play("noise", "noise", "noise", f"close:{AB}")
    table.told(ev.DoorClosed)


@rule("INV-DOOR-01")
def test_a_door_can_be_worked_after_something_else_that_is_done_once_per_turn() -> None:
    table = rooms().skills("cole", "shove").put("worker", "B").turn("cole").play("skill:shove>A")
    table.play(f"close:{AB}").told(ev.DoorClosed)


@rule("INV-DOOR-01")
def test_a_door_can_be_worked_beside_enemies() -> None:
    table = rooms().put("worker", "B", 4).turn("cole")
    assert table.offers(f"close:{AB}")


@rule("INV-DOOR-01")
def test_only_doorways_of_the_own_zone_can_be_worked() -> None:
    table = rooms().put("cole", "A").turn("cole")
    assert table.offers(f"close:{AB}")
    assert not table.offers(f"close:{BC}")


@rule("INV-DOOR-01")
def test_a_zone_limit_is_no_doorway() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").turn("cole")
    assert not [key for key in table.options if key.startswith("close")]


@rule("INV-DOOR-02")
def test_mold_on_either_side_leaves_no_door_to_work() -> None:
    beside = rooms().mold("A").turn("cole")
    assert beside.blocked(f"close:{AB}") == "INV-DOOR-02"
    assert beside.offers(f"close:{BC}")
    within = rooms().mold("B", "inactive").turn("cole")
    assert within.blocked(f"close:{AB}") == "INV-DOOR-02"
    assert within.blocked(f"close:{BC}") == "INV-DOOR-02"


@rule("INV-DOOR-03")
def test_a_destroyed_door_cannot_be_closed_again() -> None:
    table = rooms().door("A", "B", "destroyed").turn("cole")
    assert table.offers("move:A")
    assert table.blocked(f"close:{AB}") == "INV-DOOR-03"


@rule("INV-DOOR-04", "INV-COMP-08")
def test_with_four_doors_on_the_board_a_fifth_can_be_closed() -> None:
    table = Scene(RULES, board="[A]+[B]+[C]+[D]+[E]+[F]+[G]").put("cole", "B")
    for a, b in (("C", "D"), ("D", "E"), ("E", "F"), ("F", "G")):
        table.door(a, b)
    table.turn("cole").play(f"close:{AB}")
    assert table.state.reserve == 0


@rule("INV-DOOR-04", "INV-COMP-08")
def test_five_doors_on_the_board_leave_none_until_one_is_opened() -> None:
    board = "[A]+[B]+[C]+[D]+[E]+[F]+[G]"
    table = Scene(RULES, board=board).put("cole", "B")
    for a, b in (("B", "C"), ("C", "D"), ("D", "E"), ("E", "F"), ("F", "G")):
        table.door(a, b)
    table.turn("cole")
    assert table.blocked(f"close:{AB}") == "INV-DOOR-04"
    table.play(f"open:{BC}", "end")
    table.turn("cole").play(f"close:{AB}")
    assert table.state.reserve == 0


@rule("INV-DOOR-04")
def test_destroyed_doors_do_not_return_to_the_reserve() -> None:
    board = "[A]+[B]+[C]+[D]+[E]+[F]+[G]"
    table = Scene(RULES, board=board).put("cole", "B")
    for a, b in (("B", "C"), ("C", "D"), ("D", "E"), ("E", "F"), ("F", "G")):
        table.door(a, b, "destroyed")
    assert table.turn("cole").blocked(f"close:{AB}") == "INV-DOOR-04"


@rule("INV-DOOR-04", "INV-MOLD-02")
def test_a_door_taken_by_mold_is_gone_for_good() -> None:
    table = Scene(RULES, board="A-B+[C]").put("cole", "A").put("spoiler", "B").noise("C", 5)
    table.door("B", "C").put("cole", "C").enemies_phase()  # it breaks the door ...
    table.told(ev.DoorBroken)
    table.enemies_phase()  # ... and walks in: mold takes the token
    assert table.enemies("C") == {"spoiler": 1}
    assert table.state.ground.destroyed == 0
    assert table.state.reserve == 4


@rule("INV-DOOR-05")
def test_coloured_doors_are_opened_only_where_the_mission_says_so() -> None:
    purple = Door(id="vault", between=("0.1", "0.2"), token="purple")
    table = rooms(door=(purple,)).turn("cole")
    assert table.blocked(f"open:{BC}") == "INV-DOOR-05"
    assert table.state.reserve == 5  # it is not one of the five
    allowed = Scene(RULES, "M7").put("cole", "4.1").turn("cole")
    allowed.play("open:4.0-4.1")
    allowed.told(ev.DoorOpened)
    assert allowed.state.reserve == 5


@rule("INV-DOOR-05")
def test_an_opened_coloured_door_is_not_placed_again() -> None:
    purple = Door(id="vault", between=("0.1", "0.2"), token="purple")
    opens = ColouredDoorsOpen(doors=("vault",))
    table = rooms(door=(purple,), special=(opens,)).turn("cole").play(f"open:{BC}", "end")
    assert table.turn("cole").blocked(f"close:{BC}") == "INV-DOOR-05"


@rule("INV-DOOR-05", "INV-EMOVE-08")
def test_enemies_break_coloured_doors_like_any_other() -> None:
    purple = Door(id="vault", between=("0.1", "0.2"), token="purple")
    table = rooms(door=(purple,)).put("worker", "C").enemies_phase()
    table.told(ev.DoorBroken)
    assert table.turn("cole").blocked(f"close:{BC}") == "INV-DOOR-05"  # nor is it placed again
    assert table.state.reserve == 5


@rule("INV-DOOR-05", "INV-MOLD-02")
def test_mold_removes_coloured_doors() -> None:
    purple = Door(id="vault", between=("0.1", "0.2"), token="purple")
    table = rooms(door=(purple,)).put("spoiler", "A").enemies_phase()  # into Cole's room
    assert table.enemies("B") == {"spoiler": 1}
    assert table.state.ground.closed == 0


@rule("INV-DOOR-02")
def test_a_zone_without_a_doorway_has_nothing_to_work_and_its_neighbour_is_told_why_not() -> None:
    table = Scene(RULES, board="A-B+C-D").door("B", "C").mold("C").put("cole", "A").turn("cole")
    assert not [key for key in told_why_not(table) if key.startswith(("open", "close"))]
    table = Scene(RULES, board="A-B+C-D").mold("C").put("cole", "B").turn("cole")
    assert table.blocked("close:B-C") == "INV-DOOR-02"


@rule("INV-DOOR-02")
def test_doors_are_asked_about_wherever_there_is_a_doorway() -> None:
    """Zones in which doors are not asked about save time; no door may be lost by it."""
    spared = 0
    for mission in RULES.scenarios():
        game = Scene(RULES, mission.key).game
        asked = INVADER_DOORS.where(game.world)
        for zone in range(len(game.world.board.zones)):
            found = bool(list(INVADER_DOORS.openings(game, zone)))
            assert found <= bool(asked >> zone & 1)
            spared += not found
    assert spared > 20


def told_why_not(table: Scene) -> list[str]:
    return [entry.key for entry in table.game.explain()]


@rule("INV-COMP-08", "INV-DOOR-04")
def test_neutral_doors_that_lie_on_the_map_are_not_in_the_reserve() -> None:
    doors = tuple(
        Door(id=f"door-{n}", between=(f"0.{n}", f"0.{n + 1}"), token=token)  # type: ignore[arg-type]
        for n, token in enumerate(("neutral", "neutral", "purple"))
    )
    table = Scene(RULES, board="A+[B]+[C]+[D]", changes={"door": doors})
    assert table.state.reserve == 3
