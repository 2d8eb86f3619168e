"""The parts of a round, and how a game is won and lost."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import EndPhase, Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.machines.events import MachineDestroyed
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act, lost, met, mission, won


def alone(board: str = "A-B-C", seats: int = 1) -> Scene:
    """Cole alone in A."""
    return Scene(RULES, board=board, seats=seats).put("cole", "A")


@rule("Z-ROUND-01", "Z-ROUND-05")
def test_a_round_is_the_players_phase_the_enemies_phase_and_the_end_phase() -> None:
    table = alone().put("worker", "C").spawn("C").start(Round())
    table.asks("turn").cards(7).play("end").asks("turn")
    kinds = [type(event) for event in table.events]
    order = [ev.RoundBegan, ev.TurnBegan, ev.TurnEnded, ev.EnemiesMoved, ev.EnemyCardDrawn,
             ev.EnemiesSpawned, ev.RoundEnded]  # fmt: skip
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert table.state.round == 2


@rule("Z-ROUND-06")
def test_all_enemies_activate_before_new_ones_spawn() -> None:
    table = alone().spawn("C").cards(7).enemies_phase()
    assert table.enemies("C") == {"tank": 2}  # they came too late to move
    assert table.enemies("B") == {}


@rule("Z-ROUND-06")
@pytest.mark.parametrize(("foe", "at"), [("worker", "C"), ("hunter", "B"), ("tank", "C"),
                                         ("spoiler", "C")])  # fmt: skip
def test_every_kind_of_enemy_activates(foe: str, at: str) -> None:
    table = alone("A-B-C-D").put(foe, "D", 1).enemies_phase()
    assert table.enemies(at) == {foe: 1}


@rule("Z-ROUND-06")
def test_new_enemies_come_in_every_active_spawn_zone_and_in_no_other() -> None:
    table = alone("A-B-C-D-E").spawn("C").spawn("D", "blue", active=False).spawn("E")
    table.cards(7, 1).enemies_phase()
    assert [table.enemies(zone) for zone in "CDE"] == [{"worker": 2}, {}, {"tank": 2}] or [
        table.enemies(zone) for zone in "CDE"
    ] == [{"tank": 2}, {}, {"worker": 2}]


@rule("Z-ROUND-07")
def test_all_noise_is_removed_in_the_end_phase() -> None:
    table = alone().noise("A", 2).noise("C").end_phase()
    assert table.state.noise == [0, 0, 0]


@rule("Z-ROUND-08")
def test_in_the_new_round_everybody_has_a_turn_again() -> None:
    table = Scene(RULES, board="A-B", seats=2)
    for name in TEAM:
        table.put(name, "A")
    table.start(Round())
    for _ in TEAM:
        if table.game.decision.kind == "activate":
            table.play(table.options[0])
        table.play("end")
    assert table.state.round == 2
    table.asks("activate", "activate:baraka", "activate:cole", "activate:mitsuki", seats=(1,))
    table.play("activate:baraka", "end", "activate:cole", "end", "end")
    table.asks("activate", "activate:jared", "activate:magnus", "activate:vivian", seats=(0,))


@rule("Z-ROUND-08")
def test_the_first_player_token_goes_around_the_table() -> None:
    table = mission("M0", seats=3)
    table.state.first_player = 1
    table.start(EndPhase(), EndPhase(), Round())
    assert table.state.first_player == 0
    assert table.asks("activate").game.decision is not None
    assert table.game.decision.seats == (0,)


@rule("INV-ROUND-09")
def test_activation_tokens_of_machines_are_removed_in_the_end_phase() -> None:
    table = alone().put("bot", "B").activated("bot").put("sentry-gun", "C").activated("sentry-gun")
    table.end_phase()
    assert not table.state.machines.active


@rule("Z-WIN-01")
def test_the_team_wins_at_once_when_the_last_goal_is_met() -> None:
    table = met(mission("M0", "jared", at="5.5"), 0).start(Round()).play("end", "say:leave")
    assert won(table)
    table.not_told(ev.EnemyCardDrawn)


@rule("Z-WIN-02")
def test_the_team_loses_as_soon_as_one_survivor_is_eliminated() -> None:
    table = mission("M0").armor("cole", 1).put("worker", "4.0")
    act(table, "worker").play("take:cole")
    assert lost(table).rule == "Z-WIN-02"
    assert table.game.decision is None


@rule("Z-WIN-03", "INV-MOLD-03")
def test_the_team_loses_as_soon_as_a_goal_is_out_of_reach() -> None:
    table = mission("M0", "cole", at="1.5").put("spoiler", "1.4").armor("cole", 9, over_limit=True)
    assert lost(act(table, "spoiler")).reason == "out-of-reach"


@rule("Z-WIN-03")
def test_a_later_goal_out_of_reach_loses_before_its_turn_has_come() -> None:
    table = mission("M2", "cole", at="0.4").put("spoiler", "1.4").armor("cole", 9, over_limit=True)
    assert lost(act(table, "spoiler")).reason == "out-of-reach"  # Rolly, the second goal


@rule("INV-WIN-04")
def test_closing_the_chain_between_two_spawn_zones_loses_the_game() -> None:
    table = Scene(RULES, board="A-B-C-D-E").spawn("A").spawn("E").put("cole", "C")
    table.mold("A").mold("B").mold("D").mold("E").put("spoiler", "B")
    table.enemies_phase()
    assert lost(table).rule == "INV-WIN-04"
    table.told(MoldSpread, zone=table.zone("C"))


@rule("INV-WIN-04", "INV-MOLD-11")
def test_inactive_mold_is_no_link_of_the_chain() -> None:
    table = Scene(RULES, board="A-B-C-D-E").spawn("A").spawn("E").put("cole", "C")
    table.mold("A").mold("B", "inactive").mold("D").mold("E").put("spoiler", "D")
    table.cards(51, 52).enemies_phase().told(MoldSpread, zone=table.zone("C"))
    assert table.outcome is None


@rule("INV-WIN-04")
def test_both_ends_of_the_chain_need_active_mold_themselves() -> None:
    table = Scene(RULES, board="A-B-C-D").spawn("A").spawn("D").put("cole", "C")
    table.mold("A", "inactive").mold("B").mold("D").put("spoiler", "D")
    table.cards(51, 52).enemies_phase().told(MoldSpread, zone=table.zone("C"))
    assert table.outcome is None


@rule("INV-WIN-04")
def test_a_sleeping_coloured_spawn_zone_counts_for_the_chain() -> None:
    table = Scene(RULES, board="A-B-C-D").spawn("A").spawn("D", "green", active=False)
    table.put("cole", "C").mold("A").mold("B").mold("D").put("spoiler", "B").enemies_phase()
    assert lost(table).rule == "INV-WIN-04"


@rule("INV-WIN-04", "INV-ENEMY-09")
def test_mold_that_turns_active_again_can_close_the_chain() -> None:
    table = Scene(RULES, board="A-B-C-D-E").spawn("A").spawn("E").put("cole", "C")
    table.mold("A").mold("B").mold("C", "inactive").mold("D").mold("E").put("spoiler", "B")
    assert lost(table.enemies_phase()).rule == "INV-WIN-04"


@rule("INV-WIN-04")
def test_zones_that_meet_at_a_corner_are_not_joined() -> None:
    board = """
     0     1
 0   r    |r
     ----- -----
 1   r    |r
    """
    table = Scene(RULES, board=board).spawn("0.0").spawn("1.1")
    ground = 1 << table.zone("0.0") | 1 << table.zone("1.1")
    assert not table.game.world.board.chained(ground, table.game.spawn_zones())
    ground |= 1 << table.zone("0.1")
    assert table.game.world.board.chained(ground, table.game.spawn_zones())


@rule("INV-WIN-05")
def test_losing_a_machine_does_not_lose_the_game() -> None:
    table = alone().put("bot", "A").activated("bot").put("worker", "A")
    act(table, "worker").play("take:bot").told(MachineDestroyed)
    assert table.outcome is None


@rule("Z-ZONE-02", "INV-MACH-07")
def test_actors_are_survivors_enemies_and_active_machines() -> None:
    table = alone().put("bot", "A").put("sentry-gun", "A").activated("bot").put("worker", "A")
    first = len(table.state.survivors)
    bot = first + table.machine_number("bot")
    assert table.game.targets(table.zone("A")) == [table.who("cole"), bot]
    assert table.game.bait() == {table.zone("A"): 2}


@rule("Z-ZONE-02", "INV-MACH-07")
def test_what_befalls_all_actors_of_a_zone_befalls_survivors_and_enemies() -> None:
    table = alone().put("jared", "B").put("worker", "B", 2).put("tank", "B")
    table.start(Burn(table.who("cole"), table.zone("B")), Round())
    table.told(ev.Eliminated, who=table.who("jared"))
    assert table.enemies("B") == {}


@rule("Z-WIN-02")
def test_a_full_team_is_needed_until_the_end() -> None:
    table = mission("M5")
    assert [survivor.status for survivor in table.state.survivors] == [0] * len(TEAM)
