"""Xenos attack (chapter 10)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.machines.events import MachineDestroyed
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def landed(table: Scene) -> list[tuple[str, int]]:
    """Who attacked for how much, in order."""
    foes = table.game.world.foes
    told = [event for event in table.events if isinstance(event, ev.AttackLanded)]
    return [(foes[event.foe].id, event.damage) for event in told]


@rule("Z-ACTIV-01")
def test_an_enemy_attacks_or_moves_but_never_both() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("vivian", "B").put("worker", "A")
    table.noise("B", 5).enemies_phase()
    assert landed(table) == [("worker", 1)]
    assert table.enemies("A") == {"worker": 1}


@rule("Z-ACTIV-01")
def test_all_attacks_come_before_all_moves() -> None:
    # The worker in A comes first on the board, but its move waits for the attack in C.
    table = Scene(RULES, board="A-B-C").put("jared", "C").put("worker", "A").put("worker", "C")
    table.enemies_phase()
    order = [type(e) for e in table.events if isinstance(e, ev.AttackLanded | ev.EnemiesMoved)]
    assert order == [ev.AttackLanded, ev.EnemiesMoved]


@rule("Z-ACTIV-01")
def test_an_enemy_that_moves_in_does_not_attack_in_the_same_action() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("worker", "B").enemies_phase()
    assert table.enemies("A") == {"worker": 1}
    assert table.survivor("jared").armor == 3


@rule("Z-ATTACK-01")
def test_attacks_need_no_dice_and_always_succeed() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("worker", "A").enemies_phase()
    table.done()
    assert table.survivor("jared").armor == 2


@rule("Z-ATTACK-01", "Z-ATTACK-05")
def test_every_enemy_of_every_kind_in_the_zone_attacks() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").armor("jared", 9, over_limit=True)
    table.put("worker", "A", 2).put("tank", "A", 2).put("worker", "B").enemies_phase()
    assert landed(table) == [("tank", 2), ("tank", 2), ("worker", 1), ("worker", 1)]
    assert table.survivor("jared").armor == 3


@rule("INV-ATTACK-02", "INV-ENEMY-03", "INV-ENEMY-04", "INV-ENEMY-05", "INV-ENEMY-06")
def test_damage_by_kind() -> None:
    expected = {"worker": 1, "hunter": 1, "tank": 2, "spoiler": 3}
    for kind, damage in expected.items():
        table = Scene(RULES, board="A-B").put("jared", "A").put(kind, "A").enemies_phase()
        assert landed(table)[0] == (kind, damage)


@rule("Z-ATTACK-04")
def test_two_workers_may_be_shared_in_every_way() -> None:
    def shared(first: str, second: str) -> Scene:
        table = Scene(RULES, board="A-B").put("cole", "A").put("jared", "A").put("worker", "A", 2)
        table.enemies_phase().asks("assign-attack", "take:cole", "take:jared")
        return table.play(first, second)

    both_on_cole = shared("take:cole", "take:cole")
    assert both_on_cole.outcome is not None
    assert both_on_cole.outcome.reason == "eliminated"
    both_on_jared = shared("take:jared", "take:jared")
    assert (both_on_jared.survivor("cole").armor, both_on_jared.survivor("jared").armor) == (2, 1)
    one_each = shared("take:cole", "take:jared")
    assert (one_each.survivor("cole").armor, one_each.survivor("jared").armor) == (1, 2)


@rule("Z-ATTACK-04")
def test_the_attack_of_a_tank_lands_whole() -> None:
    table = Scene(RULES, board="A-B").put("baraka", "A").put("jared", "A").put("tank", "A")
    table.enemies_phase().asks("assign-attack", "take:baraka", "take:jared").play("take:jared")
    assert (table.survivor("baraka").armor, table.survivor("jared").armor) == (3, 1)


@rule("Z-ATTACK-04")
def test_any_player_may_answer_for_the_team() -> None:
    table = Scene(RULES, board="A-B", seats=3).put("baraka", "A").put("jared", "A")
    table.put("worker", "A").enemies_phase().asks("assign-attack", seats=(0, 1, 2))


@rule("Z-ATTACK-04")
def test_the_most_dangerous_attacks_are_shared_first() -> None:
    table = Scene(RULES, board="A-B").put("baraka", "A").put("jared", "A").put("bot", "A")
    table.activated("bot").put("worker", "A").put("tank", "A").put("spoiler", "A").enemies_phase()
    for _ in range(3):
        table.play("take:bot")
    assert landed(table) == [("spoiler", 3), ("tank", 2), ("worker", 1)]


@rule("Z-ATTACK-05", "Z-ATTACK-04", "Z-ATTACK-01")
def test_all_join_in_even_when_less_would_do() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("bot", "A").activated("bot")
    table.put("worker", "A", 6).put("tank", "A").put("hunter", "A", 2).enemies_phase()
    for _ in range(9):  # nine attacks, 10 points, all asked for
        table.asks("assign-attack", "take:jared", "take:bot").play("take:bot")
    assert sum(damage for _, damage in landed(table)[:9]) == 10


@rule("Z-ATTACK-05")
def test_seven_points_on_a_lone_survivor() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A")
    table.put("worker", "A", 3).put("tank", "A").put("hunter", "A", 2).enemies_phase()
    table.told(ev.Eliminated, who=table.who("jared"))
    assert table.outcome is not None
    assert table.survivor("jared").armor == 0  # 3 were enough, the rest is ignored


@rule("INV-ATTACK-06", "INV-ATTACK-02")
def test_two_points_lower_armor_by_two() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("tank", "A").enemies_phase()
    table.told(ev.ArmorLost, who=table.who("jared"), damage=2, left=1)
    assert table.survivor("jared").armor == 1


@rule("INV-ATTACK-06", "INV-ATTACK-02", "Z-ATTACK-06", "Z-WIN-02")
@pytest.mark.parametrize(("armor", "stands"), [(4, True), (3, False), (2, False)])
def test_three_points_at_once_eliminate_whoever_has_no_more(armor: int, stands: bool) -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("cole", "B").put("spoiler", "A")
    table.armor("jared", armor, over_limit=True).activation()
    assert (table.where("jared") == "A") is stands
    assert (table.outcome is None) is stands


@rule("INV-ATTACK-06")
def test_each_point_lowers_armor_and_none_left_eliminates() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A").enemies_phase()
    table.told(ev.ArmorLost, who=table.who("cole"), damage=1, left=1)
    assert table.outcome is None
    table.enemies_phase()
    table.told(ev.Eliminated, who=table.who("cole"))
    assert table.outcome is not None
    assert table.outcome.rule == "Z-WIN-02"


@rule("INV-ATTACK-08", "INV-MACH-08")
def test_hidden_survivors_and_idle_machines_are_never_attacked() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("jared", "A").put("bot", "A")
    table.put("vivian", "A").hide("cole").hide("vivian")
    table.put("worker", "A").enemies_phase()  # nothing to choose: only Jared can be attacked
    assert table.survivor("jared").armor == 2
    assert (table.survivor("cole").armor, table.survivor("vivian").armor) == (2, 2)


@rule("INV-ATTACK-08", "INV-SKILL-29")
def test_enemies_walk_past_a_hidden_survivor() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "B").put("jared", "A").put("worker", "B")
    table.hide("cole")
    table.enemies_phase()
    assert table.enemies("A") == {"worker": 1}


@rule("INV-ATTACK-09", "INV-MACH-07", "INV-MACH-09")
def test_one_wreck_soaks_all_attacks() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("bot", "A").activated("bot")
    table.put("worker", "A", 3).put("tank", "A", 2).enemies_phase()
    for _ in range(5):
        table.asks("assign-attack", "take:cole", "take:bot").play("take:bot")
    assert table.survivor("cole").armor == 2
    assert table.where("bot") == ""
    assert sum(isinstance(event, MachineDestroyed) for event in table.events) == 1


@rule("INV-ATTACK-09")
def test_an_active_machine_alone_is_attacked() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("bot", "C").activated("bot")
    table.put("worker", "C", 2).enemies_phase()
    table.told(MachineDestroyed)
    assert table.enemies("C") == {"worker": 2}


@rule("Z-ENEMY-02")
def test_all_but_hunters_have_one_action() -> None:
    actions = {foe.id: foe.actions for foe in Scene(RULES, board="A-B").game.world.foes}
    assert actions == {"worker": 1, "hunter": 2, "tank": 1, "spoiler": 1}
    for kind in ("worker", "tank", "spoiler"):
        table = Scene(RULES, board="A-B-C").put("jared", "A").put(kind, "C").enemies_phase()
        assert table.enemies("B") == {kind: 1}
