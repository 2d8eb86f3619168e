"""Zones, lines of sight and moving (chapters 4 and 6)."""

import pytest

from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS

WILD = """
=A   :%B   :=C
..... ..... .....
=D   :&E   :&F
..... ..... .....
=G   :=H   :=I
"""


def seen(table: Scene, zone: str) -> set[str]:
    """The labels of the zones seen from a zone."""
    mask = table.game.terrain.plain[table.zone(zone)].mask
    labels = table.game.world.board.plan.labels
    return {label for label in labels if mask >> table.zone(label) & 1}


def steps(table: Scene) -> set[str]:
    """The labels of the zones that can be walked to."""
    labels = table.game.world.board.plan.labels
    return {label for label in labels if table.offers(f"move:{label}")}


def scene(board: str) -> Scene:
    return Scene(RULES, board=board)


@pytest.mark.parametrize("number", range(1, 11))
def test_why_not_there_is_answered_once_for_each_zone(number: int) -> None:
    """Two ways that lead to the same zone, such as a door and a window, are one refusal."""
    table = Scene(RULES, f"S{number}")
    for zone in some(table.game.world.board.zones):
        table.survivor("ben").zone = zone.index
        keys = [entry.key for entry in table.turn("ben").game.explain()]
        moves = [key for key in keys if key.startswith("move:")]
        assert len(moves) == len(set(moves))


@rule("Z-ZONE-01", "Z-ZONE-02")
def test_every_cell_outside_and_every_room_is_a_zone_where_actors_stand() -> None:
    table = scene(HOUSE).put("ben", "A").put("walker", "D", 2)
    assert len(table.game.world.board.zones) == 4
    assert table.where("ben") == "A"
    assert table.enemies("D") == {"walker": 2}


@rule("NLD-ZONE-04", "Z-MOV-03", "Z-MOV-04")
def test_windows_and_doorways_are_openings_until_something_closes_them() -> None:
    assert steps(scene(HOUSE).put("ben", "C").turn("ben")) == {"B", "D"}
    table = scene(HOUSE).barrier("B", "C", "open").barrier("C", "D", "open")
    assert steps(table.put("ben", "C").turn("ben")) == {"B", "D"}
    table = scene(HOUSE).barrier("B", "C").barrier("C", "D").put("ben", "C").turn("ben")
    assert steps(table) == set()


@rule("Z-MOVE-01", "Z-MOV-01", "Z-MOV-02")
def test_a_move_goes_to_the_next_zone_and_closed_barricades_stop_it() -> None:
    assert steps(scene(WILD).put("ben", "E").turn("ben")) == {"B", "D", "F", "H"}
    table = scene(HOUSE).barrier("B", "C").put("ben", "B").turn("ben")
    assert steps(table) == {"A"}
    assert table.blocked("move:C") == "Z-MOVE-01"


@rule("Z-LOS-01")
def test_outside_sight_runs_straight_as_far_as_it_goes() -> None:
    assert seen(scene(ROAD), "A") == set("ABCDE")
    assert seen(scene(WILD), "G") == {"A", "D", "G", "H", "I"}


@rule("Z-LOS-02", "Z-LOS-03", "Z-LOS-04")
def test_sight_goes_one_zone_into_a_room_and_stops_at_what_is_closed() -> None:
    assert seen(scene(HOUSE), "A") == {"A", "B", "C"}  # not the second room
    assert seen(scene(HOUSE), "D") == {"C", "D"}
    assert seen(scene(HOUSE), "C") == {"A", "B", "C", "D"}
    assert seen(scene(HOUSE).barrier("B", "C"), "A") == {"A", "B"}
    assert seen(scene(HOUSE).barrier("C", "D"), "C") == {"A", "B", "C"}


@rule("NLD-LOS-09", "NLD-LOS-10")
def test_nobody_sees_into_across_or_out_of_corn() -> None:
    table = scene(WILD)
    assert "B" not in seen(table, "A")
    assert "C" not in seen(table, "A")  # behind the corn
    assert seen(table, "B") == {"B"}


@rule("NLD-LOS-11", "NLD-LOS-12")
def test_woods_are_seen_out_of_but_not_into_or_across() -> None:
    table = scene(WILD)
    assert seen(table, "D") == {"A", "D", "G"}
    assert seen(table, "E") == {"D", "E", "H"}  # neither the corn nor the other woods
    assert seen(table, "F") == {"C", "F", "I"}


@rule("NLD-TERR-01", "NLD-TERR-02")
def test_corn_and_woods_are_walked_like_any_exterior_zone() -> None:
    table = scene(WILD).put("ben", "A").turn("ben").play("move:B", "move:E", "move:F")
    assert table.where("ben") == "F"
    board = table.game.world.board
    assert not board.inside >> table.zone("B") & 1
    assert not board.inside >> table.zone("E") & 1
    assert not board.roads >> table.zone("B") & 1
    assert not board.roads >> table.zone("E") & 1


@rule("Z-MOVE-02")
@pytest.mark.parametrize(("ghouls", "cost"), [(2, 3), (3, 4)])
def test_helen_pays_for_every_ghoul_she_leaves(ghouls: int, cost: int) -> None:
    table = scene(ROOMS).put("helen", "A").put("walker", "A", ghouls)
    table.skills("helen", "plus-1-action").turn("helen")
    assert table.cost_of("move:B") == cost


@rule("Z-MOVE-03", "NLD-SKILL-01")
def test_slippery_leaves_freely_but_a_zone_with_ghouls_ends_the_move() -> None:
    table = scene(ROAD).put("barbra", "A").put("walker", "A", 5).put("walker", "B")
    table.mode("barbra").turn("barbra")
    assert table.cost_of("move:B") == 1
    table.play("move:B").asks("turn")
    assert table.where("barbra") == "B"
