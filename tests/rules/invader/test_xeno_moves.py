"""Xenos move (chapter 10)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene

# Two ways of equal length from D to A, over B or over C.
RING = """
#B   :#A
..... .....
#D   :#C
"""

# D sees nobody; A and B are equally far and equally loud.
FORK = """
rA   +#D   +rB
"""


@rule("Z-EMOVE-01")
def test_enemies_that_do_not_attack_move_one_zone() -> None:
    table = Scene(RULES, board="A-B-C-D").put("jared", "A").put("worker", "D", 3).enemies_phase()
    assert table.enemies("C") == {"worker": 3}


@rule("INV-EMOVE-02")
def test_the_loudest_group_in_sight_draws_them_whatever_the_distance() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("jared", "E").put("cole", "A").put("vivian", "A")
    table.put("worker", "D").enemies_phase()  # one survivor next door, two far away
    assert table.enemies("C") == {"worker": 1}


@rule("INV-EMOVE-02")
def test_noise_tokens_count_where_survivors_are_seen() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("jared", "E").put("cole", "A").noise("E", 1)
    table.put("worker", "C").enemies_phase()
    assert table.enemies("D") == {"worker": 1}


@rule("INV-EMOVE-02")
def test_noise_without_survivors_does_not_tempt_those_that_see_somebody() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("jared", "A").noise("E", 9)
    table.put("worker", "C").enemies_phase()
    assert table.enemies("B") == {"worker": 1}


@rule("INV-EMOVE-02", "INV-MACH-07")
def test_an_active_machine_is_bait_and_an_idle_one_is_not() -> None:
    active = Scene(RULES, board="A-B-C-D-E").put("jared", "A").put("bot", "E").activated("bot")
    active.noise("E", 1).put("worker", "C").enemies_phase()
    assert active.enemies("D") == {"worker": 1}
    idle = Scene(RULES, board="A-B-C-D-E").put("jared", "A").put("bot", "E").noise("E", 1)
    idle.put("worker", "C").enemies_phase()
    assert idle.enemies("B") == {"worker": 1}


@rule("INV-EMOVE-03")
def test_those_that_see_nobody_head_for_the_noisiest_zone_of_the_board() -> None:
    table = Scene(RULES, board="A+B+C+D+E").put("jared", "B").door("B", "C").noise("E", 2)
    table.put("worker", "C").enemies_phase()
    assert table.enemies("D") == {"worker": 1}


@rule("INV-EMOVE-03")
def test_those_already_in_the_noisiest_zone_stay() -> None:
    table = Scene(RULES, board="A+B+C").put("jared", "A").door("A", "B").noise("C", 2)
    table.put("worker", "C", 2).enemies_phase()
    assert table.enemies("C") == {"worker": 2}
    table.not_told(ev.DoorBroken)


@rule("INV-EMOVE-03")
def test_those_in_one_of_several_noisiest_zones_stay_there_too() -> None:
    table = Scene(RULES, board="A+B+C").put("jared", "A").door("A", "B").noise("A", 1)
    table.noise("C", 2).put("worker", "C", 2).enemies_phase()
    assert table.enemies("C") == {"worker": 2}


@rule("INV-EMOVE-03", "INV-SKILL-29")
def test_nobody_moves_when_everybody_is_hidden() -> None:
    table = Scene(RULES, board="A-B-C").put("jared", "A").put("worker", "B").put("hunter", "C")
    table.hide("jared")
    table.enemies_phase()
    assert table.enemies("B") == {"worker": 1}
    assert table.enemies("C") == {"hunter": 1}


@rule("Z-EMOVE-07")
def test_they_take_the_shortest_path() -> None:
    board = """
    #A   :#B   :#C   :#D
    ..... ----- ----- .....
    #E   :#F   :#G   :#H
    """
    table = Scene(RULES, board=board).put("jared", "A").put("worker", "F").enemies_phase()
    assert table.enemies("E") == {"worker": 1}


@rule("Z-EMOVE-07")
def test_a_neighbour_that_is_no_nearer_is_no_way() -> None:
    """The room A touches B and C: from C it is as far from B as C itself."""
    board = """
    rA    rA2
      +     +
    #B   :#C
    """
    table = Scene(RULES, board=board).put("jared", "B").put("worker", "C", 2).enemies_phase()
    assert table.enemies("B") == {"worker": 2}


@rule("Z-EMOVE-07")
def test_without_any_path_they_stay() -> None:
    table = Scene(RULES, board="A|B-C").put("jared", "A").put("worker", "B").enemies_phase()
    assert table.enemies("B") == {"worker": 1}


@rule("Z-EMOVE-07")
def test_closed_doors_do_not_make_a_path_longer() -> None:
    board = """
    rA   +rB
      +   -----
    rC   +rD
    """
    # From D over C to A: the closed door between C and D is on the shortest way.
    table = Scene(RULES, board=board).put("jared", "A").door("C", "D").put("worker", "D")
    table.enemies_phase()
    table.told(ev.DoorBroken)
    assert table.enemies("D") == {"worker": 1}


@rule("INV-EMOVE-08")
def test_a_closed_door_costs_the_action_and_is_destroyed() -> None:
    table = Scene(RULES, board="A+B").put("jared", "A").door("A", "B").put("worker", "B", 2)
    table.put("tank", "B").enemies_phase()
    assert table.enemies("B") == {"worker": 2, "tank": 1}
    assert sum(isinstance(event, ev.DoorBroken) for event in table.events) == 1
    door = 1 << table.game.world.board.opening_at("0.0-0.1")
    assert (table.state.ground.closed, table.state.ground.destroyed) == (0, door)
    table.enemies_phase()
    assert table.enemies("A") == {"worker": 2, "tank": 1}


@rule("INV-EMOVE-08")
def test_a_group_on_another_way_moves_while_one_breaks_the_door() -> None:
    board = """
    #B   :#A
      +   .....
    #D   :#C
    """
    table = Scene(RULES, board=board).put("jared", "A").door("B", "D").put("worker", "D", 2)
    table.enemies_phase()
    table.told(ev.DoorBroken)
    assert table.enemies("D") == {"worker": 1}
    assert table.enemies("C") == {"worker": 1}


@rule("INV-EMOVE-09")
def test_a_destroyed_door_stays_open() -> None:
    table = Scene(RULES, board="A+B+C").put("jared", "A").door("A", "B").put("worker", "B")
    table.enemies_phase()
    assert table.state.ground.closed == 0
    assert table.game.terrain.sees(table.zone("A"), table.zone("B"))
    assert table.turn("jared").blocked("close:0.0-0.1") == "INV-DOOR-03"


@rule("INV-EMOVE-09", "INV-MOLD-02")
def test_mold_takes_destroyed_doors_off_the_board() -> None:
    table = Scene(RULES, board="A+B+C").put("jared", "A").door("A", "B", "destroyed")
    table.put("spoiler", "C").enemies_phase()
    assert table.enemies("B") == {"spoiler": 1}
    assert table.state.ground.destroyed == 0


@rule("Z-EMOVE-11")
def test_equal_ways_split_a_group_into_equal_parts_kind_by_kind() -> None:
    table = Scene(RULES, board=RING).put("jared", "A").put("worker", "D", 4).put("tank", "D", 2)
    table.enemies_phase()
    assert table.enemies("B") == {"worker": 2, "tank": 1}
    assert table.enemies("C") == {"worker": 2, "tank": 1}


@rule("Z-EMOVE-11")
def test_equally_loud_destinations_split_a_group_as_well() -> None:
    table = Scene(RULES, board=FORK).put("jared", "A").put("cole", "B").put("worker", "D", 2)
    table.enemies_phase()
    assert table.enemies("A") == {"worker": 1}
    assert table.enemies("B") == {"worker": 1}


@rule("Z-EMOVE-11")
def test_those_that_see_nobody_split_between_equally_noisy_zones() -> None:
    table = Scene(RULES, board="A+B+C-D-E+F+G").put("jared", "A").put("cole", "G")
    table.door("B", "C").door("E", "F").put("worker", "D", 4).put("tank", "D", 2).enemies_phase()
    assert table.enemies("C") == {"worker": 2, "tank": 1}
    assert table.enemies("E") == {"worker": 2, "tank": 1}


@rule("Z-EMOVE-11")
def test_a_group_that_sees_nobody_splits_between_three_zones_that_tie() -> None:
    board = """
    rA   +#C   :#D   :#E   +rF
                .....
                #G
                  +
                rH
    """
    table = Scene(RULES, board=board).put("jared", "A").put("cole", "F").put("baraka", "H")
    table.door("A", "C").door("E", "F").door("G", "H").put("worker", "D", 3).enemies_phase()
    assert [table.enemies(zone) for zone in "CEG"] == [{"worker": 1}] * 3


@rule("Z-EMOVE-11")
def test_every_way_to_every_destination_that_ties_gets_its_part() -> None:
    board = """
    #A   :#B
    ..... .....
    #C   :#D   :#E   +rF
    """
    table = Scene(RULES, board=board).put("jared", "A").put("cole", "F").door("E", "F")
    table.put("worker", "D", 3).put("tank", "D", 3).enemies_phase()
    assert [table.enemies(zone) for zone in "BCE"] == [{"worker": 1, "tank": 1}] * 3


@rule("Z-EMOVE-12")
def test_the_players_choose_where_each_odd_one_goes() -> None:
    table = Scene(RULES, board=RING).put("jared", "A").put("worker", "D", 3).put("tank", "D", 1)
    table.enemies_phase().asks("split", table.key("zone:B"), table.key("zone:C"))
    table.play("zone:B")
    table.asks("split").play("zone:C")  # the tank is split separately
    assert table.enemies("B") == {"worker": 2}
    assert table.enemies("C") == {"worker": 1, "tank": 1}


@rule("Z-EMOVE-12")
def test_a_lone_enemy_goes_where_the_players_say() -> None:
    table = Scene(RULES, board=RING, seats=2).put("jared", "A").put("worker", "D")
    table.enemies_phase().asks("split", seats=(0, 1)).play("zone:C")
    assert table.enemies("C") == {"worker": 1}
    assert table.enemies("D") == {}


@rule("Z-EMOVE-12")
def test_two_odd_ones_on_three_ways_go_to_different_zones() -> None:
    board = """
          rB
            +
    rA   +#D   +rC
    """
    table = Scene(RULES, board=board).put("jared", "A")
    table.put("cole", "B").put("vivian", "C").put("worker", "D", 5).enemies_phase()
    table.asks("split").play("zone:A")
    table.asks("split", table.key("zone:B"), table.key("zone:C")).play("zone:C")
    assert table.enemies("A") == {"worker": 2}
    assert table.enemies("B") == {"worker": 1}
    assert table.enemies("C") == {"worker": 2}


@rule("Z-EMOVE-12")
def test_no_figure_is_added_to_make_a_split_even() -> None:
    table = Scene(RULES, board=RING).put("jared", "A").put("worker", "D", 3)
    before = table.state.pool
    table.enemies_phase().play("zone:B")
    assert table.state.pool == before


@rule("Z-EMOVE-12", "INV-EMOVE-08")
def test_what_earlier_groups_did_does_not_change_the_ways_of_later_ones() -> None:
    # Two workers break both doors of D. The tank goes by the board as it was before: it sees
    # nobody, so the noise in B is as good as the two survivors in A, and the players choose.
    table = Scene(RULES, board=FORK).put("jared", "A").put("cole", "A").noise("B", 2)
    table.door("A", "D").door("D", "B").put("worker", "D", 2).put("tank", "D").enemies_phase()
    table.asks("split", table.key("zone:A"), table.key("zone:B")).play("zone:A")
    assert table.enemies("D") == {"worker": 2, "tank": 1}
    assert table.state.ground.closed == 0


@rule("INV-EMOVE-13")
def test_enemies_pass_airlocks_both_ways_without_oxygen() -> None:
    board = """
    .X   aAL   +rC
    """
    inwards = Scene(RULES, board=board).put("jared", "C").put("worker", "X").enemies_phase()
    assert inwards.enemies("L") == {"worker": 1}
    outwards = Scene(RULES, board=board).put("jared", "X").equip("jared", "oxygen-tank")
    outwards.put("worker", "L").enemies_phase()
    assert outwards.enemies("X") == {"worker": 1}
