"""Hunters act twice (chapter 10)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene


def landed(table: Scene) -> list[str]:
    """Who attacked, in order."""
    told = [event for event in table.events if isinstance(event, ev.AttackLanded)]
    return [table.game.world.foes[event.foe].id for event in told]


def activate(table: Scene, *kinds: str, taunter: str = "", zone: str = "") -> Scene:
    """An extra activation of some kinds; taunted, of those in one zone."""
    foes = tuple(table.game.world.foe_index[kind] for kind in kinds)
    who = table.who(taunter) if taunter else -1
    at = table.zone(zone) if zone else -1
    return table.start(Activation(foes, 0, who, at, rule="Z-SPAWN-09"), Rest())


@rule("INV-HUNT-01")
def test_a_hunter_beside_a_survivor_attacks_twice() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("hunter", "A").enemies_phase()
    assert landed(table) == ["hunter", "hunter"]
    assert table.survivor("jared").armor == 1


@rule("INV-HUNT-01")
def test_two_hunters_and_a_tank_move_in_then_the_hunters_attack() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("hunter", "B", 2).put("tank", "B")
    table.enemies_phase()
    assert table.enemies("A") == {"hunter": 2, "tank": 1}
    assert landed(table) == ["hunter", "hunter"]
    assert table.survivor("jared").armor == 1


@rule("INV-HUNT-01", "Z-ATTACK-05")
def test_when_the_prey_is_gone_the_hunters_use_their_second_action_to_move() -> None:
    # A machine stands in for the survivor of the example: losing a survivor would end the game.
    table = Scene(RULES, board="A-B-C").put("bot", "A").activated("bot").put("jared", "C")
    table.put("worker", "A", 3).put("tank", "A").put("hunter", "A", 2).enemies_phase()
    assert len(landed(table)) == 6
    assert table.enemies("A") == {"worker": 3, "tank": 1}
    assert table.enemies("B") == {"hunter": 2}


@rule("INV-HUNT-01")
def test_defeat_is_checked_right_after_the_attacks() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("jared", "C")
    table.put("worker", "A", 3).put("tank", "A").put("hunter", "A", 2).enemies_phase()
    assert table.outcome is not None
    table.not_told(ev.EnemiesMoved)


@rule("INV-HUNT-01")
def test_hunters_wait_until_everybody_has_used_the_first_action() -> None:
    table = Scene(RULES, board="A-B-C").put("jared", "A").put("hunter", "B").put("worker", "C")
    table.enemies_phase()
    order = [type(e) for e in table.events if isinstance(e, ev.AttackLanded | ev.EnemiesMoved)]
    assert order == [ev.EnemiesMoved, ev.EnemiesMoved, ev.AttackLanded]


@rule("INV-HUNT-01")
def test_a_hunter_moves_two_zones() -> None:
    table = Scene(RULES, board="A-B-C-D").put("jared", "A").put("hunter", "D").enemies_phase()
    assert table.enemies("B") == {"hunter": 1}


@rule("INV-HUNT-01", "INV-EMOVE-08")
def test_a_hunter_breaks_a_door_and_walks_through_it() -> None:
    table = Scene(RULES, board="A-B+C").put("jared", "A").door("B", "C").put("hunter", "C")
    table.enemies_phase()
    table.told(ev.DoorBroken)
    assert table.enemies("B") == {"hunter": 1}


@rule("INV-HUNT-02")
def test_an_extra_activation_gives_hunters_both_actions() -> None:
    table = Scene(RULES, board="A-B-C-D").put("jared", "A").put("hunter", "D").put("worker", "D")
    activate(table, "hunter").asks("rest")
    assert table.enemies("B") == {"hunter": 1}
    assert table.enemies("D") == {"worker": 1}


@rule("INV-HUNT-02", "INV-SPAWN-09")
def test_an_extra_activation_card_gives_hunters_both_actions() -> None:
    table = Scene(RULES, board="A-B-C-D-E-F-G").put("jared", "A").put("hunter", "G").spawn("G")
    table.experience("jared", 7).cards(54).enemies_phase()
    assert table.enemies("C") == {"hunter": 1}  # twice two steps


@rule("INV-HUNT-02", "INV-SKILL-70")
def test_of_the_hunters_only_the_taunted_ones_act_twice() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("jared", "A").put("vivian", "E")
    table.put("hunter", "C").put("hunter", "D")
    activate(table, "worker", "hunter", taunter="jared", zone="C")
    assert table.enemies("A") == {"hunter": 1}
    assert table.enemies("D") == {"hunter": 1}
    assert landed(table) == []  # two steps, no action left to attack


@rule("INV-SKILL-70", "INV-HUNT-02")
def test_taunted_hunters_do_not_draw_others_into_their_attack() -> None:
    table = Scene(RULES, board="A-B-C").put("jared", "A").put("hunter", "B").put("hunter", "A")
    activate(table, "hunter", taunter="jared", zone="B")
    assert table.enemies("A") == {"hunter": 2}
    assert landed(table) == ["hunter"]
    assert table.survivor("jared").armor == 2


@rule("INV-HUNT-02", "INV-SKILL-70")
def test_a_taunted_hunter_attacks_twice_whoever_attacks_beside_it() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("worker", "A").put("hunter", "A")
    activate(table, "worker", "hunter", taunter="jared", zone="A")
    assert landed(table) == ["worker", "hunter", "hunter"]


@rule("INV-SKILL-70")
def test_taunted_enemies_leave_other_survivors_alone() -> None:
    table = Scene(RULES, board="A-B-C").put("jared", "A").put("vivian", "B").put("worker", "B", 2)
    activate(table, "worker", taunter="jared", zone="B")
    assert table.enemies("A") == {"worker": 2}
    assert table.survivor("vivian").armor == 2


@rule("INV-SKILL-70")
def test_taunted_enemies_beside_the_taunter_attack_only_them() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("vivian", "A").put("worker", "A", 2)
    activate(table, "worker", taunter="jared", zone="A").asks("rest")
    assert table.survivor("jared").armor == 1
    assert table.survivor("vivian").armor == 2
