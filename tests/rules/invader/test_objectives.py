"""Taking objectives."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.state import Token
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.invader.view import InvaderView
from shambler.testing import rule, some
from tests.rules.invader.missions import cards_of, met, mission, token


@rule("Z-ACT-03", "INV-ACT-06")
def test_an_objective_in_the_zone_is_taken_for_one_action() -> None:
    table = mission("M4").put("cole", "0.8").turn("cole")
    assert table.cost_of("objective:engineer-1") == 1
    table.play("objective:engineer-1").told(ev.ObjectiveTaken, color="blue")
    assert table.state.taken == ("blue",)


@rule("Z-ACT-03")
def test_enemies_in_the_zone_do_not_hinder() -> None:
    table = mission("M4").put("cole", "0.8").put("tank", "0.8", 2).turn("cole")
    assert table.offers("objective:engineer-1")


@rule("Z-ACT-03")
def test_an_objective_elsewhere_is_not_taken() -> None:
    table = mission("M4").put("cole", "0.7").turn("cole")
    assert not [key for key in table.options if key.startswith("objective:")]


@rule("Z-ACT-03", "Z-ROUND-03")
def test_without_an_action_left_nothing_is_taken() -> None:
    table = mission("M4").put("cole", "0.8").turn("cole").play("noise", "noise", "noise")
    assert not table.offers("objective:engineer-1")


@rule("INV-MIS-02")
def test_every_colour_of_a_face_down_objective_is_as_likely_as_its_share() -> None:
    """Nothing but chance decides, and nobody knows before."""
    for color in ("green", "purple", "red"):
        table = mission("M3").put("cole", "1.1").turn("cole").colors(color)
        if color == "red":
            table.cards(table.game.world.decks["prototype"][0])
        table.play("objective:token-1.1").told(ev.ObjectiveTaken, color=color)
    shown = [objective.color for objective in InvaderView.of(mission("M3").game).objectives]
    assert shown == [None] * 5


@rule("INV-MIS-04")
def test_each_of_the_four_prototypes_is_handed_out_once() -> None:
    table = mission("M5").put("cole", "2.2")
    handed = []
    for zone in ("2.2", "3.2", "3.4", "5.2"):
        gun = table.state.prototypes.cards[0]
        table.survivor("cole").zone = table.zone(zone)
        table.turn("cole").colors("red").cards(gun)
        table.play(f"objective:token-{zone}", "say:keep")
        while table.match.decision is not None and table.match.decision.kind != "turn":
            table.play(table.options[-1])  # leave the cards as they are; learn a skill at Orange
        handed.append(table.game.gear(gun).id)
    assert len(set(handed)) == 4
    assert len(table.state.prototypes) == 0
    assert set(handed) <= set(cards_of(table, "cole"))


@rule("INV-MIS-05")
def test_a_token_of_a_later_goal_waits_for_its_turn() -> None:
    table = mission("M2").put("cole", "0.4").turn("cole")
    assert table.blocked("objective:rolly") == "INV-M2-03"
    table = met(mission("M2").put("cole", "0.4"), 0).turn("cole")
    assert table.offers("objective:rolly")


@rule("Z-ACT-03")
def test_of_two_objectives_in_one_zone_one_action_takes_one() -> None:
    table = mission("M1").put("cole", "1.2")
    first, second, *others = table.state.tokens
    table.state.tokens = (first, Token(second.id, first.zone), *others)
    table.turn("cole").colors("green").play("objective:token-1.2")
    assert [token.id for token in table.state.tokens] == [second.id, *(t.id for t in others)]
    assert (table.acting.spent, table.survivor("cole").experience) == (1, 5)


@rule("INV-MIS-02", "INV-MIS-05")
def test_every_goal_of_every_mission_names_its_rule() -> None:
    for key, entry in some(RULES.content.missions.items()):
        goals = mission(key).game.world.goals
        assert [goal.order for goal in goals] == sorted(goal.order for goal in goals)
        assert all(goal.rule.startswith(f"INV-{key}-") for goal in some(goals))
        assert len(goals) == len(entry.goal)


@rule("Z-ACT-03")
def test_a_token_is_known_by_the_name_the_mission_gives_it() -> None:
    assert token(mission("M2"), "rolly").color == "blue"
