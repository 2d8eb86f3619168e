"""Moving survivors (chapters 4 and 9)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def mitsuki(board: str, zone: str = "A") -> Scene:
    """Mitsuki somewhere, without skills."""
    return Scene(RULES, board=board).put("mitsuki", zone).skills("mitsuki", only=True)


def steps(table: Scene) -> set[str]:
    """The labels of the zones that can be walked to."""
    labels = table.game.world.board.plan.labels
    return {label for label in labels if table.offers(f"move:{label}")}


# -- where one can go ----------------------------------------------------------------------

SQUARE = """
#A   :#B
..... .....
#C   :#D
"""


@rule("Z-MOV-01", "Z-MOVE-01")
def test_a_move_goes_to_a_zone_that_shares_an_edge_never_across_a_corner() -> None:
    table = mitsuki(SQUARE).turn("mitsuki")
    assert steps(table) == {"B", "C"}
    table.play("move:B")
    assert table.where("mitsuki") == "B"
    table.told(ev.Moved, start=table.zone("A"), zone=table.zone("B"))


@rule("Z-MOV-02")
def test_between_corridors_and_between_exterior_zones_nothing_hinders() -> None:
    table = mitsuki("A-B-C", "B").turn("mitsuki")
    assert steps(table) == {"A", "C"}
    assert not [key for key in table.options if key.startswith("close")]  # no place for a door
    outside = """
    .A   :.B
    """
    table = mitsuki(outside).equip("mitsuki", "oxygen-tank").turn("mitsuki")
    assert steps(table) == {"B"}


@rule("Z-MOV-03", "Z-MOVE-01")
def test_between_a_room_and_a_corridor_an_open_door_is_needed() -> None:
    assert steps(mitsuki("A+[B]").turn("mitsuki")) == {"B"}
    table = mitsuki("A+[B]").door("A", "B").turn("mitsuki")
    assert steps(table) == set()
    assert table.blocked("move:B") == "Z-MOVE-01"
    assert steps(mitsuki("A|[B]").turn("mitsuki")) == set()  # a wall


@rule("Z-MOV-03", "INV-LOCK-01", "INV-LOCK-02")
def test_a_room_meets_the_outside_through_an_airlock_only() -> None:
    board = """
    AA   a.B
    ----- .....
    rC   |.D
    """
    table = mitsuki(board).equip("mitsuki", "oxygen-tank").turn("mitsuki")
    assert steps(table) == {"B"}
    table = mitsuki(board, "C").equip("mitsuki", "oxygen-tank").turn("mitsuki")
    assert steps(table) == set()


@rule("Z-MOV-04")
def test_rooms_joined_by_an_opening_are_one_step_apart_whatever_their_shape() -> None:
    """Two cells of one room: every opening of the room can be used from anywhere in it."""
    board = """
    rA    rA2  +rB
      +
    rC
    """
    table = mitsuki(board).turn("mitsuki")
    assert table.zone("A") == table.zone("A2")
    assert steps(table) == {"B", "C"}


@rule("Z-MOV-04")
def test_all_openings_of_a_room_of_three_cells_serve_survivors_and_enemies_alike() -> None:
    """An L of three cells with a neighbour at each end and one at its knee."""
    board = """
    rB   +rA    rA2  +rC
    ----- -----       -----
    #X   |rE   +rA3  |#Y
    """
    table = mitsuki(board).turn("mitsuki")
    assert steps(table) == {"B", "C", "E"}
    assert table.play("move:C", "move:A", "move:E").where("mitsuki") == "E"
    for start, end in (("B", "C"), ("C", "E"), ("E", "B")):
        table = mitsuki(board, end).put("worker", start).enemies_phase()
        assert table.enemies("A") == {"worker": 1}
        table.enemies_phase()
        assert table.enemies(end) == {"worker": 1}


@rule("Z-MOV-04")
def test_one_opening_between_two_rooms_is_enough_when_another_is_closed() -> None:
    board = """
    rA   +rB

    rA2  +rB2
    """
    table = mitsuki(board).turn("mitsuki")
    assert table.zone("B") == table.zone("B2")
    first, second = table.game.world.board.openings_between(table.zone("A"), table.zone("B"))
    for closed, ways in (
        (1 << first, {"B", "B2"}),
        (1 << second, {"B", "B2"}),
        (1 << first | 1 << second, set()),
    ):
        table.game.change_ground(closed=closed)
        assert steps(table.changed()) == ways


# -- what it costs -------------------------------------------------------------------------


@rule("Z-MOVE-02")
def test_leaving_a_crowded_zone_costs_an_action_per_enemy() -> None:
    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 2)
    assert table.turn("mitsuki").cost_of("move:C") == 3


@rule("Z-MOVE-02")
def test_three_enemies_are_more_than_a_turn_can_pay() -> None:
    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 3)
    assert table.turn("mitsuki").blocked("move:C") == "Z-MOVE-02"


@rule("Z-MOVE-02")
def test_with_four_actions_three_enemies_can_be_left() -> None:
    table = mitsuki("A-B").skills("mitsuki", "plus-1-action").put("worker", "A", 2)
    assert table.put("tank", "A").turn("mitsuki").cost_of("move:B") == 4


@rule("Z-MOVE-02")
def test_enemies_where_one_goes_cost_nothing() -> None:
    table = mitsuki("A-B").put("worker", "B", 5).turn("mitsuki")
    assert table.cost_of("move:B") == 1


@rule("Z-MOVE-03")
def test_entering_a_zone_with_enemies_ends_the_move_action_not_the_turn() -> None:
    table = mitsuki("A-B-C").skills("mitsuki", "plus-1-zone-per-move").put("worker", "B")
    table.turn("mitsuki").play("move:B").asks("turn")
    assert table.cost_of("move:C") == 2


# -- with a machine ------------------------------------------------------------------------


@rule("INV-MACH-11")
def test_the_bot_walks_along_free_but_movement_skills_do_not_help_then() -> None:
    table = mitsuki("A-B-C").skills("mitsuki", "unstoppable", "plus-1-zone-per-move")
    table.put("bot", "A").remote("mitsuki", "bot").put("worker", "A").turn("mitsuki")
    assert table.cost_of("move:B") == 1
    assert table.cost_of("lead:B+bot") == 2
    assert not table.turn("mitsuki", left=1).offers("lead:B+bot")
    table.turn("mitsuki", left=3).play("lead:B+bot").asks("turn")  # no second zone
    assert (table.where("mitsuki"), table.where("bot")) == ("B", "B")
    assert table.is_active("bot")
