"""Ghouls: attacks, breaking in, and where they go (chapter 9)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.barricades.events import BarrierBurst
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD


def scene(board: str = ROAD) -> Scene:
    return Scene(RULES, board=board)


@rule("Z-ACTIV-01", "Z-ATTACK-01", "Z-ENEMY-02", "NLD-ENEMY-11")
def test_a_ghoul_attacks_or_moves_never_both_and_attacks_never_miss() -> None:
    table = scene().put("ben", "C").put("walker", "C").put("walker", "A").enemies_phase()
    assert table.wounds("ben") == 1
    assert (table.enemies("B"), table.enemies("C")) == ({"walker": 1}, {"walker": 1})
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.AttackLanded) < kinds.index(ev.EnemiesMoved)


@rule("NLD-ATTACK-03", "NLD-ENEMY-12", "NLD-ENEMY-13", "NLD-ENEMY-14")
@pytest.mark.parametrize(
    ("ghoul", "wounds"),
    [("walker", 1), ("breaker", 1), ("karen", 1), ("johnny", 1), ("fatty", 2)],
)
def test_the_wounds_of_an_attack(ghoul: str, wounds: int) -> None:
    table = scene().put("ben", "A").put(ghoul, "A").enemies_phase()
    assert table.wounds("ben") == wounds
    table.told(ev.AttackLanded, damage=wounds)


@rule("NLD-ATTACK-03", "NLD-ATTACK-07")
def test_the_wounds_of_two_attacks_add_up() -> None:
    table = scene().put("ben", "A").put("fatty", "A").put("tom", "C").put("breaker", "C", 2)
    table.enemies_phase()
    assert (table.wounds("ben"), table.wounds("tom")) == (2, 2)
    table = scene().put("ben", "A").put("fatty", "A").put("johnny", "A").enemies_phase()
    assert table.outcome is not None  # two and one


@rule("Z-ATTACK-04")
def test_the_players_split_attacks_and_each_lands_whole() -> None:
    table = scene().put("ben", "A").put("tom", "A").put("fatty", "A").put("walker", "A")
    table.enemies_phase().asks("assign-attack", "take:ben", "take:tom")
    table.play("take:ben").asks("assign-attack", "take:ben", "take:tom").play("take:tom")
    assert (table.wounds("ben"), table.wounds("tom")) == (2, 1)


@rule("Z-ATTACK-05")
def test_all_ghouls_of_a_zone_join_in() -> None:
    table = scene().put("ben", "A").put("walker", "A", 2).put("fatty", "A").enemies_phase()
    assert table.outcome is not None  # four wounds where three are enough
    assert sum(type(event) is ev.AttackLanded for event in table.events) >= 2


@rule("NLD-ATTACK-07")
def test_each_wound_counts_towards_three() -> None:
    table = scene().put("ben", "A").put("walker", "A").enemies_phase()
    assert table.told(ev.ArmorLost, damage=1, left=2).because == "Z-ATTACK-06"


# -- breaking in -------------------------------------------------------------------------------


@rule("NLD-BREAK-01", "NLD-ENEMY-12")
def test_one_breaker_opens_everything_closed_in_its_zone_and_stays() -> None:
    board = """
    rA   orB   irC
    """
    table = scene(board).barrier("A", "B").barrier("B", "C").put("ben", "C").put("breaker", "B")
    table.enemies_phase()
    assert not table.is_closed("A", "B")
    assert not table.is_closed("B", "C")
    assert table.enemies("B") == {"breaker": 1}
    table.told(BarrierBurst, rule="NLD-BREAK-01")


@rule("NLD-BREAK-01")
def test_a_breaker_attacks_first_and_moves_when_nothing_is_closed() -> None:
    table = scene(HOUSE).barrier("B", "C").put("ben", "B").put("breaker", "B").enemies_phase()
    assert table.wounds("ben") == 1
    assert table.is_closed("B", "C")
    table = scene(HOUSE).put("ben", "D").put("breaker", "B").enemies_phase()
    assert table.enemies("C") == {"breaker": 1}


@rule("NLD-BREAK-01", "NLD-ENEMY-12")
def test_a_breaker_walks_on_where_every_token_lies_open() -> None:
    table = scene(HOUSE).barrier("B", "C", "open").put("ben", "D").put("breaker", "B")
    assert table.enemies_phase().enemies("C") == {"breaker": 1}
    table.not_told(BarrierBurst)


@rule("NLD-BREAK-01", "NLD-ENEMY-12")
@pytest.mark.parametrize("ghoul", ["walker", "fatty", "karen"])
def test_nobody_but_a_breaker_breaks_in(ghoul: str) -> None:
    table = scene(HOUSE).barrier("B", "C").put("ben", "D").put(ghoul, "B", 1).enemies_phase()
    assert table.is_closed("B", "C")
    table.not_told(BarrierBurst)


@rule("NLD-BREAK-01")
def test_breakers_in_two_zones_break_both_and_leave_the_rest_alone() -> None:
    board = """
    ,A   orB   irC   irD
    ..... -----
    ,E   orF
    """
    table = scene(board).put("ben", "D").put("breaker", "A").put("breaker", "E")
    table.barrier("A", "B").barrier("E", "F").barrier("B", "C").barrier("C", "D").enemies_phase()
    assert not table.is_closed("A", "B")
    assert not table.is_closed("E", "F")
    assert table.is_closed("B", "C")
    assert table.is_closed("C", "D")
    assert (table.enemies("A"), table.enemies("E")) == ({"breaker": 1}, {"breaker": 1})


@rule("NLD-BREAK-01", "NLD-BREAK-02")
@pytest.mark.parametrize("breakers", [2, 3, 5])
def test_any_number_of_breakers_break_in_together(breakers: int) -> None:
    board = "\n,A   orB   irC   irD\n..... -----\n,E   orF\n"
    table = scene(board).barrier("A", "B").barrier("E", "F").put("ben", "D")
    for zone in ("A", "E"):
        table.put("breaker", zone, breakers)
    table.put("walker", "A", 2).enemies_phase()
    assert not table.is_closed("A", "B")
    assert not table.is_closed("E", "F")
    assert table.enemies("A") == table.enemies("E") == {"breaker": breakers}
    assert table.enemies("B") == {"walker": 2}


@rule("NLD-BREAK-01")
def test_a_breaker_opens_what_is_not_in_its_way_too() -> None:
    """Everything closed in its zone opens, whether it is in the way or not."""
    table = scene("\nrA   irB   irC   irD\n").barrier("A", "B").put("ben", "D").put("breaker", "B")
    table.enemies_phase()
    assert not table.is_closed("A", "B")
    assert table.enemies("B") == {"breaker": 1}


@rule("NLD-EMOVE-05", "NLD-BREAK-02")
def test_a_way_that_was_just_broken_open_beats_a_longer_one_that_was_open_before() -> None:
    board = """
    rB   irC
      i     i
    rA   irD
    """
    table = scene(board).barrier("B", "C").put("ben", "C").put("breaker", "B")
    table.put("walker", "B", 2).enemies_phase()
    assert (table.enemies("A"), table.enemies("C")) == ({}, {"walker": 2})


@rule("NLD-EMOVE-10")
def test_of_two_ways_into_the_next_zone_ghouls_use_the_open_one() -> None:
    """What bars their way is farther on: they go up to it."""
    board = """
    rA   irB   irC
                -----
    rA2  irB2  |rD
    """
    table = scene(board).put("ben", "C").put("walker", "A")
    board_now = table.game.world.board
    between = board_now.openings_between(table.zone("A"), table.zone("B"))
    onward = board_now.openings_between(table.zone("B"), table.zone("C"))
    assert (len(between), len(onward)) == (2, 1)
    for shut in between:
        table = scene(board).put("ben", "C").put("walker", "A")
        table.game.change_ground(closed=1 << shut | 1 << onward[0])
        table.enemies_phase()
        assert table.enemies("B") == {"walker": 1}


@rule("NLD-BREAK-02", "NLD-BARR-05", "NLD-EMOVE-05")
def test_walkers_go_through_what_breakers_have_just_opened() -> None:
    table = scene(HOUSE).barrier("B", "C").put("ben", "D")
    table.put("breaker", "B").put("walker", "B", 2).enemies_phase()
    assert table.enemies("B") == {"breaker": 1}
    assert table.enemies("C") == {"walker": 2}


# -- where they go -----------------------------------------------------------------------------


@rule("Z-EMOVE-01", "NLD-EMOVE-04", "NLD-NOISE-08")
def test_ghouls_go_for_most_survivors_in_sight_whatever_the_distance() -> None:
    table = scene().put("ben", "B").put("tom", "E").put("judy", "E").put("walker", "C")
    table.enemies_phase()
    assert table.enemies("D") == {"walker": 1}


@rule("NLD-EMOVE-04")
def test_ghouls_that_see_nobody_go_where_most_survivors_are() -> None:
    board = """
    rA   irB   irC   irD   irE
    """
    table = scene(board).put("ben", "A").put("tom", "E").put("judy", "E").put("walker", "C")
    table.enemies_phase()
    assert table.enemies("D") == {"walker": 1}
    table = scene(board).put("ben", "B").put("tom", "E").put("judy", "E").put("walker", "C")
    table.enemies_phase()
    assert table.enemies("B") == {"walker": 1}  # one that is seen counts more than two unseen


@rule("NLD-EMOVE-05")
def test_destinations_are_chosen_before_anything_is_broken_open() -> None:
    board = """
    =A   :=B   :=C   orD
    """
    table = scene(board).barrier("C", "D").put("ben", "A").put("tom", "D").put("judy", "D")
    table.put("breaker", "C").put("walker", "C").enemies_phase()
    assert not table.is_closed("C", "D")
    assert table.enemies("B") == {"walker": 1}  # it only saw Ben when it chose


@rule("Z-EMOVE-07", "NLD-BARR-05", "NLD-EMOVE-10")
def test_ghouls_take_the_shortest_open_way() -> None:
    board = """
    ,A   orD
    ..... i
    ,B   orE
    """
    table = scene(board).barrier("A", "D").put("ben", "D").put("walker", "A").enemies_phase()
    assert table.enemies("B") == {"walker": 1}  # round the house, through the other window


@rule("NLD-EMOVE-10")
def test_without_an_open_way_ghouls_go_up_to_what_is_closed() -> None:
    table = scene(HOUSE).barrier("B", "C").put("ben", "D").put("walker", "A").enemies_phase()
    assert table.enemies("B") == {"walker": 1}
    table.enemies_phase()
    assert table.enemies("B") == {"walker": 1}  # stopped
    assert table.is_closed("B", "C")


@rule("NLD-BARR-05")
def test_closing_and_opening_change_the_way() -> None:
    table = scene(HOUSE).put("ben", "D").put("walker", "B").enemies_phase()
    assert table.enemies("C") == {"walker": 1}
    table = scene(HOUSE).barrier("B", "C").put("ben", "D").put("walker", "B").enemies_phase()
    assert table.enemies("B") == {"walker": 1}


@rule("Z-EMOVE-11", "Z-EMOVE-12")
def test_groups_split_evenly_and_the_players_place_the_odd_one() -> None:
    board = """
    =A   :=B
    ..... .....
    =C   :=D
    """
    table = scene(board).put("ben", "D").put("walker", "A", 3).enemies_phase()
    table.asks("split", "zone:0.1", "zone:1.0").play("zone:0.1")
    assert (table.enemies("B"), table.enemies("C")) == ({"walker": 2}, {"walker": 1})
    table = scene().put("ben", "A").put("tom", "E").put("walker", "C", 2).enemies_phase()
    assert (table.enemies("B"), table.enemies("D")) == ({"walker": 1}, {"walker": 1})


@rule("Z-EMOVE-12")
def test_a_lone_ghoul_goes_where_the_players_say() -> None:
    table = scene().put("ben", "A").put("tom", "E").put("walker", "C").enemies_phase()
    table.asks("split", "zone:0.1", "zone:0.3").play("zone:0.3")
    assert table.enemies("D") == {"walker": 1}


@rule("NLD-CAR-03")
def test_ghouls_see_and_attack_whoever_sits_in_a_car() -> None:
    table = scene().put("pick-up", "A").ride("ben", "pick-up").put("walker", "A").enemies_phase()
    assert table.wounds("ben") == 1
