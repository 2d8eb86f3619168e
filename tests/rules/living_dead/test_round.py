"""The round, and winning and losing (chapters 4 and 5)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.missions.place_actions import PlaceAction
from shambler.games.zombicide.systems.barricades.words import BuildBarricades
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import HOUSE, ROOMS


@rule("Z-ROUND-01", "Z-ROUND-05", "Z-ROUND-06", "Z-ROUND-08")
def test_players_then_ghouls_who_act_and_spawn_then_the_token_passes() -> None:
    table = Scene(RULES, board=HOUSE, seats=2).put("ben", "D").put("barbra", "D")
    table.equip("ben", "axe").equip("barbra", "machete")
    table.put("walker", "A").spawn("A", "white").start(Round())
    table.play("end").cards(1).play("end")  # Ben is alone at his seat, and so is Barbra
    told = [type(event).__name__ for event in table.events]
    order = ["RoundBegan", "ActivationBegan", "EnemyCardDrawn", "RoundEnded", "RoundBegan"]
    assert [name for name in told if name in order] == order
    assert table.game.state.first_player == 1
    assert table.game.state.round == 2
    assert table.enemies("B") == {"walker": 1}  # it moved before the new one came
    assert table.enemies("A") == {"walker": 1}


@rule("Z-ROUND-02")
def test_a_player_activates_their_survivors_in_any_order_then_the_next_player() -> None:
    table = Scene(RULES, board=ROOMS, seats=2)
    for name in ("ben", "barbra", "harry", "helen"):
        table.put(name, "A")
    table.start(Round()).asks("activate", "activate:ben", "activate:harry", seats=(0,))
    table.play("activate:harry", "end", "end")  # then Ben, the last of the first player
    table.asks("activate", "activate:barbra", "activate:helen", seats=(1,))


@rule("Z-ROUND-03", "Z-ACT-05")
def test_three_actions_and_doing_nothing_ends_the_turn() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").equip("ben", "axe").turn("ben")
    table.play("move:B", "move:A", "move:B")
    assert not table.offers("move:A")
    assert table.blocked("move:A") == "Z-ROUND-03"
    table.play("end").asks("rest")
    table = Scene(RULES, board=ROOMS).put("ben", "A").turn("ben").play("end").asks("rest")
    table.told(ev.TurnEnded, who=table.who("ben"))


@rule("NLD-ROUND-10")
def test_in_the_end_phase_everything_is_loaded_again() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").put("barbra", "A").equip("ben", "sawed-off")
    set_unloaded(table.state, (table.survivor("ben").hands[0],))
    table.end_phase()
    assert table.state.unloaded.cards == ()


@rule("NLD-ROUND-10", "NLD-TRAIT-01")
def test_every_empty_weapon_is_loaded_wherever_it_is_but_not_before() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").put("barbra", "A").put("walker", "B", 9)
    table.equip("ben", "sawed-off", "sawed-off").equip("barbra", "sawed-off")
    table.turn("ben").dice(1, 1, 1, 1).play("fire:sawed-off*2>B", "end")
    table.turn("barbra").dice(1, 1).play("fire:sawed-off>B")
    packed = table.survivor("barbra").hands[0]
    table.survivor("barbra").hands, table.survivor("barbra").pack = (-1, -1), (packed,)
    assert len(table.state.unloaded.cards) == 3
    table.clear().enemies_phase().asks("rest")
    assert len(table.state.unloaded.cards) == 3
    table.end_phase()
    assert table.state.unloaded.cards == ()


@rule("Z-WIN-02", "NLD-ATTACK-07")
def test_three_wounds_eliminate_and_lose_the_game() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").put("walker", "A", 2)
    table.enemies_phase()
    assert table.wounds("ben") == 2
    assert table.outcome is None
    table = Scene(RULES, board=ROOMS).put("ben", "A").put("walker", "A", 3)
    table.enemies_phase()
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "Z-WIN-02")
    assert table.told(ev.Eliminated, who=0).because == "Z-ATTACK-06"


@rule("Z-WIN-01")
def test_the_team_wins_at_once_when_the_last_goal_is_met() -> None:
    table = Scene(RULES, "S7")
    for survivor in table.state.survivors[1:]:
        survivor.zone, survivor.status = -1, 1
    table.put("ben", "5.5")
    table.start(*_leaving(table))
    table.play("end", "say:leave")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def _leaving(table: Scene) -> tuple[object, ...]:
    from shambler.games.zombicide.core.leaving import LeaveBoard
    from shambler.games.zombicide.core.turn import Turn

    return Turn(0), LeaveBoard(0), Rest()


@rule("Z-WIN-03")
def test_a_goal_that_can_no_longer_be_met_loses() -> None:
    table = Scene(RULES, "S9").clear("4.4", "4.5").put("johnny", "4.4")
    table.put("ben", "4.4").equip("ben", "machete").mode("ben")
    table.turn("ben").dice(6).play("melee:machete>4.4")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("scene-lost", "NLD-WIN-06")


HOUSE_AND_ROAD = """
=A   orB
"""
LUMBER = PlaceAction(action="lumber", zones=("0.1",), what="lumber", rule="NLD-MIS-01")
BUILDING = BuildBarricades(experience=1, rule="NLD-BARR-02")


@rule("Z-SKILL-12", "Z-SKILL-15")
@pytest.mark.parametrize(
    ("zone", "key"),
    [
        pytest.param("B", "reload:sawed-off", marks=rule("Z-RELOAD-01")),
        pytest.param("A", "get-in:pick-up.driver", marks=rule("NLD-CAR-01")),
        pytest.param("B", "build:0.0-0.1", marks=rule("NLD-BARR-02")),
        pytest.param("B", "mission:lumber", marks=rule("NLD-MIS-01")),
    ],
)
def test_no_free_action_pays_for_anything_of_another_kind(zone: str, key: str) -> None:
    changes = {"special": (LUMBER, BUILDING)}
    table = Scene(RULES, board=HOUSE_AND_ROAD, changes=changes).put("pick-up", "A")
    table.put("ben", zone).equip("ben", "sawed-off", "boards")
    table.skills("ben", "plus-1-free-move-action", "plus-1-free-combat-action")
    set_unloaded(table.state, table.survivor("ben").hands[:1])
    assert table.turn("ben", left=1).cost_of(key) == 1
    table.turn("ben", left=0).asks("turn")
    assert [option for option in table.options if option.startswith("move:")]
    assert not table.offers(key)
    assert table.blocked(key) == "Z-ROUND-03"
