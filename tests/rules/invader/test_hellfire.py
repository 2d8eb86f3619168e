"""Hellfire (chapter 11)."""

from typing import Any

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.mold.events import MoldBurned
from shambler.testing import rule
from shambler.testing.zombicide import Scene

TOKENS = (("near", "0.1"), ("far", "0.2"))


def burner(board: str = "A-B-C", canisters: int = 1, **options: Any) -> Scene:
    """Vivian in A with a loaded Flamethrower."""
    table = Scene(RULES, board=board, **options).put("vivian", "A").equip("vivian", "flamethrower")
    for _ in range(canisters):
        table.attach("vivian", "canister", "flamethrower")
    return table.skills("vivian", only=True)


@rule("INV-FIRE-01", "INV-ATT-09")
def test_a_canister_sets_a_zone_on_fire_without_a_roll() -> None:
    table = burner().put("worker", "B", 3).put("tank", "B", 2).turn("vivian")
    assert table.cost_of("fire:flamethrower>B") == 1
    table.play("fire:flamethrower>B").asks("turn")
    assert table.enemies("B") == {}
    assert table.survivor("vivian").attached == ()
    assert [table.game.gear(card).id for card in table.state.discards] == ["canister"]
    assert table.blocked("fire:flamethrower>B") == "Z-ATT-09"
    table.not_told(ev.AttackRolled)


@rule("INV-FIRE-01", "INV-ATT-09")
def test_one_canister_per_fire() -> None:
    table = burner(canisters=2).turn("vivian").play("fire:flamethrower>B")
    assert len(table.survivor("vivian").attached) == 1
    table.play("fire:flamethrower>B")
    assert table.survivor("vivian").attached == ()


@rule("INV-FIRE-01", "Z-RANGED-01")
def test_range_and_sight_apply_to_fire() -> None:
    table = burner().put("worker", "A").put("worker", "C").turn("vivian")
    assert table.blocked("fire:flamethrower>A") == "Z-RANGED-01"
    assert table.blocked("fire:flamethrower>C") == "Z-RANGED-01"
    table = burner("A+[B]").put("worker", "B").door("A", "B").turn("vivian")
    assert table.blocked("fire:flamethrower>B") == "Z-ACT-02"


@rule("INV-FIRE-02", "INV-ENEMY-07")
def test_fire_takes_every_enemy_and_gives_all_their_experience() -> None:
    table = burner().put("worker", "B", 2).put("hunter", "B").put("tank", "B").put("spoiler", "B")
    table.turn("vivian").play("fire:flamethrower>B")
    assert table.enemies("B") == {}
    assert table.survivor("vivian").experience == 9
    table.told(ev.ExperienceGained, amount=9)


@rule("INV-FIRE-02", "INV-COMP-01")
def test_the_figures_that_burned_can_come_again() -> None:
    full = burner().state.pool
    table = burner().put("worker", "B", 2).put("tank", "B").put("spoiler", "B").turn("vivian")
    assert table.state.pool != full
    table.play("fire:flamethrower>B")
    assert table.state.pool == full


@rule("INV-FIRE-02")
def test_survivors_in_the_zone_burn_too_and_give_no_experience() -> None:
    table = burner().put("cole", "B").turn("vivian").play("fire:flamethrower>B")
    table.told(ev.Eliminated, who=table.who("cole"))
    assert table.outcome is not None and table.outcome.rule == "Z-WIN-02"
    assert table.survivor("vivian").experience == 0


@rule("INV-FIRE-02")
def test_whoever_sets_fire_to_their_own_zone_burns_in_it() -> None:
    table = burner().put("worker", "A")
    table.start(Burn(table.who("vivian"), table.zone("A")), Round())
    table.told(ev.Eliminated, who=table.who("vivian"))


@rule("INV-FIRE-02")
def test_everybody_in_the_zone_burns() -> None:
    table = burner().put("cole", "B").put("jared", "B").put("magnus", "C")
    table.turn("vivian").play("fire:flamethrower>B")
    fallen = [event.who for event in table.events if isinstance(event, ev.Eliminated)]
    assert sorted(fallen) == sorted([table.who("cole"), table.who("jared")])


@rule("INV-FIRE-02", "INV-MACH-09")
def test_machines_burn_at_rest_or_not() -> None:
    table = burner().put("bot", "B").turn("vivian").play("fire:flamethrower>B")
    assert table.where("bot") == ""


@rule("INV-FIRE-03")
def test_fire_removes_objectives_and_they_are_looked_at() -> None:
    tokens = (Objective(id=name, zone=cell, color="red") for name, cell in TOKENS)
    table = burner(changes={"objective": tuple(tokens)})
    table.turn("vivian").play("fire:flamethrower>B").asks("turn")
    assert [token.id for token in table.state.tokens] == [1]
    table.told(ev.ObjectiveLost, color="red", rule="INV-FIRE-03")


@rule("INV-FIRE-03")
def test_fire_removes_every_objective_of_the_zone() -> None:
    names = (("first", "0.1"), ("second", "0.1"), ("far", "0.2"))
    tokens = tuple(Objective(id=name, zone=cell, color="red") for name, cell in names)
    table = burner(changes={"objective": tokens}).turn("vivian").play("fire:flamethrower>B")
    assert [token.id for token in table.state.tokens] == [2]
    assert len([event for event in table.events if isinstance(event, ev.ObjectiveLost)]) == 2


def beside_objective(mission: str) -> tuple[Scene, str]:
    """Vivian next to an objective of a mission, and the zone of that objective."""
    table = Scene(RULES, mission)
    token = table.state.tokens[0]
    seen = table.game.terrain.plain
    near = next(z for z in range(len(table.state.enemies)) if seen[z].ranges.get(token.zone) == 1)
    table.equip("vivian", "flamethrower").attach("vivian", "canister", "flamethrower")
    table.survivor("vivian").zone = near
    return table, table.game.world.board.zones[token.zone].name


@rule("INV-FIRE-03", "Z-WIN-03")
def test_burning_an_objective_that_the_mission_needs_loses_the_game() -> None:
    table, zone = beside_objective("M0")
    table.turn("vivian").play(f"fire:flamethrower>{zone}")
    assert table.outcome is not None
    assert table.outcome.rule == "Z-WIN-03"


@rule("INV-FIRE-03")
def test_a_face_down_objective_that_burns_is_turned_over() -> None:
    table, zone = beside_objective("M1")
    table.colors("green").turn("vivian").play(f"fire:flamethrower>{zone}")
    table.told(ev.ObjectiveLost, color="green", rule="INV-FIRE-03")
    assert table.outcome is None  # the mission does not need it
    assert "green" not in table.state.hidden


@rule("INV-FIRE-04", "INV-MOLD-10", "INV-FIRE-01")
def test_fire_turns_active_mold_inactive() -> None:
    table = burner().mold("B").mold("C").turn("vivian").play("fire:flamethrower>B")
    ground = table.state.ground
    assert (ground.active, ground.inactive) == (1 << table.zone("C"), 1 << table.zone("B"))
    table.told(MoldBurned, zone=table.zone("B"))


@rule("INV-FIRE-05")
def test_fire_makes_no_noise() -> None:
    table = burner().turn("vivian").play("fire:flamethrower>B")
    assert table.state.noise == [0, 0, 0]


@rule("INV-FIRE-06")
def test_no_fire_outside() -> None:
    outside = """
    .A   :.B
    """
    table = burner(outside).equip("vivian", "oxygen-tank").put("worker", "B").turn("vivian")
    assert table.blocked("fire:flamethrower>B") == "INV-FIRE-06"
    inward = """
    .A   :#B
    """
    table = burner(inward).equip("vivian", "oxygen-tank").put("worker", "B").turn("vivian")
    assert table.blocked("fire:flamethrower>B") == "INV-FIRE-06"  # from outside into a room


@rule("INV-FIRE-06")
def test_no_fire_into_the_outside() -> None:
    """Where an opening without a pane would let one see out."""
    window = """
    #A   :.B
    """
    table = burner(window).put("worker", "B").turn("vivian")
    assert table.blocked("fire:flamethrower>B") == "INV-FIRE-06"


@rule("INV-FIRE-01", "INV-SKILL-20")
def test_two_flamethrowers_are_no_pair_since_fire_rolls_no_dice() -> None:
    table = burner().equip("vivian", "flamethrower").skills("vivian", "ambidextrous")
    table.turn("vivian")
    assert table.offers("fire:flamethrower>B")
    assert not table.offers("fire:flamethrower*2>B")


@rule("INV-FIRE-01", "INV-ATT-09")
def test_of_two_flamethrowers_the_loaded_one_burns() -> None:
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", "flamethrower")
    table.equip("vivian", "flamethrower")
    second = table.survivor("vivian").hands[1]
    table.attach("vivian", "canister", "flamethrower")
    ammo = table.survivor("vivian").attached[0][0]
    table.survivor("vivian").attached = ((ammo, second),)
    table.turn("vivian").play("fire:flamethrower>B")
    assert table.survivor("vivian").attached == ()
