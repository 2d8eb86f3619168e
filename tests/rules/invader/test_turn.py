"""Whose turn it is and how many actions it has (chapters 5 and 9)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene

TEAM = ("jared", "baraka", "magnus", "cole", "vivian", "mitsuki")


def team(board: str = "A-B", seats: int = 2) -> Scene:
    """Six survivors in the first zone, dealt around the table: seat 0 has Jared, Magnus, Vivian."""
    table = Scene(RULES, board=board, seats=seats)
    for name in TEAM:
        table.put(name, "A")
    return table


@rule("Z-ROUND-02")
def test_the_first_player_activates_all_their_survivors_in_any_order_then_the_next_player() -> None:
    table = team().start(Round())
    table.asks("activate", "activate:jared", "activate:magnus", "activate:vivian", seats=(0,))
    table.play("activate:vivian", "end").asks("activate", "activate:jared", "activate:magnus")
    table.play("activate:jared", "end").asks("turn")  # Magnus is the only one left
    table.play("end")
    table.asks("activate", "activate:baraka", "activate:cole", "activate:mitsuki", seats=(1,))


@rule("Z-ROUND-02")
def test_play_goes_around_the_table_from_the_first_player() -> None:
    table = team(seats=3)
    table.state.first_player = 1
    table.start(Round()).asks("activate", "activate:baraka", "activate:vivian", seats=(1,))
    table.play("activate:baraka", "end", "end").asks("activate", seats=(2,))
    table.play("activate:magnus", "end", "end").asks("activate", seats=(0,))


@rule("Z-ROUND-03")
def test_a_turn_has_three_actions() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("cole", "A").equip("cole", "sledge").turn("cole")
    table.play("move:B", "move:C", "move:D").asks("turn", "discard", "end")
    assert not table.offers("move:E")
    assert table.blocked("move:E") == "Z-ROUND-03"
    assert table.blocked("noise") == "Z-ROUND-03"


@rule("Z-ROUND-03")
def test_a_skill_adds_a_fourth_action() -> None:
    table = Scene(RULES, board="A-B-C-D-E").put("cole", "A").skills("cole", "plus-1-action")
    table.equip("cole", "sledge").turn("cole").play("move:B", "move:C", "move:D", "move:E")
    assert table.where("cole") == "E"
    assert table.blocked("noise") == "Z-ROUND-03"


@rule("Z-ROUND-03", "Z-ROUND-04", "Z-ACT-01")
def test_the_last_action_may_be_an_attack_and_nothing_follows_it() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg", "cattle-prod")
    table.skills("cole", only=True).put("tank", "A", 2).put("tank", "B").turn("cole")
    table.dice(1, 1).play("fire:smg>B").dice(1, 1).play("fire:smg>B")
    assert table.actions_left == 1
    table.dice(1, 1).play("melee:cattle-prod>A").asks("turn", "discard", "end")
    assert table.blocked("fire:smg>B") == table.blocked("melee:cattle-prod>A") == "Z-ROUND-03"


@rule("Z-ROUND-04")
def test_the_same_kind_of_action_may_be_taken_several_times() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").turn("cole")
    table.play("noise", "noise", "noise")
    assert table.state.noise[table.zone("A")] == 3
    table = Scene(RULES, board="A-B-C-D").put("cole", "A").turn("cole")
    assert table.play("move:B", "move:C", "move:D").where("cole") == "D"


@rule("Z-ROUND-04")
@pytest.mark.parametrize(
    ("key", "faces"),
    [("melee:cattle-prod>A", (1, 1)), ("fire:smg>B", (1, 1)), ("machine:bot.melee>A", (1, 1))],
)
def test_the_same_attack_may_be_made_three_times(key: str, faces: tuple[int, ...]) -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "cattle-prod", "smg")
    table.put("bot", "A").remote("cole", "bot").put("worker", "A", 4).turn("cole")
    for left in (2, 1, 0):
        table.dice(*faces).play(key)
        assert table.game.decision.about["actions"] == left


@rule("Z-ROUND-04")
def test_a_survivor_may_trade_and_rearrange_again_and_again() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("jared", "A").equip("cole", "smg")
    table.turn("cole").play("trade:jared", "done", "reorganize", "done", "trade:jared", "done")
    assert table.game.decision.about["actions"] == 0


@rule("Z-ROUND-05")
def test_the_enemies_act_when_every_player_has_finished() -> None:
    table = team().put("worker", "A").start(Round())
    for _ in TEAM[:5]:
        if table.game.decision is not None and table.game.decision.kind == "activate":
            table.play(table.options[0])
        table.play("end")
        table.not_told(ev.AttackLanded)
    table.play("end").asks("assign-attack", seats=(0, 1)).play("take:jared")
    table.told(ev.AttackLanded, figure=table.who("jared"))


@rule("Z-ACT-05")
def test_doing_nothing_ends_the_turn_and_loses_the_remaining_actions() -> None:
    table = team().start(Round()).play("activate:jared", "move:B", "end")
    table.told(ev.TurnEnded, who=table.who("jared"))
    table.asks("activate", "activate:magnus", "activate:vivian")
    assert table.where("jared") == "B"


@rule("Z-ACT-05")
def test_doing_nothing_is_possible_from_the_first_action_on() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").turn("cole")
    table.play("end").asks("rest")


@rule("Z-ACT-05")
@pytest.mark.parametrize("before", [(), ("noise",), ("noise", "noise"), ("noise",) * 3])
def test_after_doing_nothing_not_even_a_free_thing_can_be_done(before: tuple[str, ...]) -> None:
    """A card to discard, a door to close and a free move are all left, and the turn is over."""
    table = Scene(RULES, board="A+B").put("cole", "A").equip("cole", "smg")
    table.skills("cole", "plus-1-free-move-action").turn("cole").play(*before, "end").asks("rest")
    table.told(ev.TurnEnded, who=table.who("cole"))


FREE = (
    "plus-1-free-move-action",
    "plus-1-free-combat-action",
    "plus-1-free-search-action",
    "plus-1-free-machine-action",
)
SUPPLY = """
OA   +#B
"""


@rule("Z-SKILL-12", "Z-SKILL-15")
@pytest.mark.parametrize(
    "key",
    [
        pytest.param("noise", marks=rule("Z-ACT-04")),
        pytest.param("oxygen", marks=rule("INV-ROOM-02")),
        pytest.param("objective:prize", marks=rule("Z-ACT-03")),
        pytest.param("item:repair-kit>cole", marks=rule("Z-INV-01")),
        pytest.param("reorganize", marks=rule("Z-TRADE-01")),
    ],
)
def test_no_free_action_pays_for_anything_of_another_kind(key: str) -> None:
    prize = Objective(id="prize", zone="0.0", color="red")
    table = Scene(RULES, board=SUPPLY, changes={"objective": (prize,)}).put("cole", "A")
    table.skills("cole", *FREE, only=True).armor("cole", 1).pack("cole", "repair-kit", "smg")
    assert table.turn("cole", left=1).cost_of(key) == 1
    table.turn("cole", left=0).asks("turn")
    assert table.offers("move:B")  # what they are for
    assert not table.offers(key)
    assert table.blocked(key) == "Z-ROUND-03"
