"""Skills that add actions (chapter 17)."""

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def vivian(*skills: str, board: str = "A-B-C-D-E-F", weapons: tuple[str, ...] = ()) -> Scene:
    """Vivian in A with these skills; a card in the backpack keeps her turn open to the end."""
    table = Scene(RULES, board=board).put("vivian", "A").equip("vivian", *weapons)
    return table.skills("vivian", *skills, only=True, over_limit=True).pack("vivian", "canister")


@rule("Z-SKILL-01")
def test_one_more_action_of_any_kind() -> None:
    table = vivian("plus-1-action").turn("vivian")
    table.play("move:B", "move:C", "noise", "move:D")
    assert table.blocked("noise") == "Z-ROUND-03"


@rule("Z-SKILL-01", "Z-ULTRA-02")
def test_two_more_actions_for_who_has_the_skill_twice() -> None:
    table = vivian("plus-1-action", "plus-1-action").turn("vivian")
    table.play("noise", "move:B", "noise", "noise", "move:C")
    assert table.blocked("noise") == table.blocked("move:D") == "Z-ROUND-03"


@rule("Z-SKILL-15")
def test_a_free_move_is_for_moving_only() -> None:
    table = vivian("plus-1-free-move-action", board="[A]+B-C", weapons=("smg",))
    table.put("cole", "A").put("bot", "B").remote("vivian", "bot").turn("vivian")
    table.play("noise", "noise", "noise").asks(
        "turn", "move:0.1", "close:0.0-0.1", "discard", "end"
    )
    table = vivian("plus-1-free-move-action", weapons=("cattle-prod",)).put("worker", "A")
    table.turn("vivian").play("noise", "noise", "noise").asks("turn", "discard", "end")
    table = vivian("plus-1-free-move-action").turn("vivian")
    table.play("noise", "noise", "noise")
    assert table.blocked("noise") == "Z-ROUND-03"
    table.play("move:B")
    assert table.blocked("move:C") == "Z-ROUND-03"


@rule("Z-SKILL-15", "Z-MOVE-02")
def test_a_free_move_pays_a_part_of_the_price_of_leaving_enemies() -> None:
    table = vivian("plus-1-free-move-action").put("worker", "A", 3).turn("vivian")
    assert table.cost_of("move:B") == 3  # of 4, one is free
    assert not table.play("move:B").offers("noise")


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param("plus-1-free-combat-action", True, True, marks=pytest.mark.rule("Z-SKILL-12")),
        pytest.param(
            "plus-1-free-melee-action", True, False, marks=pytest.mark.rule("INV-SKILL-14")
        ),
        pytest.param(
            "plus-1-free-ranged-action", False, True, marks=pytest.mark.rule("INV-SKILL-16")
        ),
    ],
)
def test_a_free_attack_of_a_kind(skill: str, melee: bool, ranged: bool) -> None:
    for key, free in (("melee:cattle-prod>A", melee), ("fire:smg>B", ranged)):
        table = vivian(skill, weapons=("cattle-prod", "smg")).put("worker", "A", 9)
        table.turn("vivian").play("noise", "noise", "noise")
        assert table.offers(key) is free
        assert not table.offers("move:B")
        if free:
            table.dice(1, 1).play(key)
            assert not table.offers(key)  # one per turn
            assert not table.offers("move:B")


@rule("Z-SKILL-12")
def test_a_free_combat_action_is_for_fighting_only() -> None:
    table = vivian("plus-1-free-combat-action", board="[A]+B-C", weapons=("smg",))
    table.put("cole", "A").put("bot", "B").remote("vivian", "bot").turn("vivian")
    table.play("noise", "noise", "noise").asks(
        "turn", "fire:smg>0.1", "close:0.0-0.1", "discard", "end"
    )


@rule("Z-SKILL-12")
def test_a_free_combat_action_is_used_before_an_ordinary_one() -> None:
    table = vivian("plus-1-free-combat-action", weapons=("smg",)).turn("vivian")
    assert table.cost_of("fire:smg>B") == 0
    table.dice(1, 1).play("fire:smg>B")
    assert table.cost_of("fire:smg>B") == 1


@rule("INV-SKILL-13")
def test_a_free_machine_action_needs_a_machine() -> None:
    table = vivian("plus-1-free-machine-action").put("bot", "B").turn("vivian")
    table.play("noise", "noise", "noise")
    assert table.blocked("machine:bot.move>C") == "INV-MACH-01"
    table = vivian("plus-1-free-machine-action").put("bot", "B").remote("vivian", "bot")
    table.turn("vivian").play("noise", "noise", "noise", "machine:bot.move>C")
    assert table.where("bot") == "C"
    assert table.blocked("machine:bot.move>B") == "Z-ROUND-03"


@rule("INV-SKILL-13", "INV-SKILL-17")
@pytest.mark.parametrize("kind", ["machine", "search"])
def test_a_free_action_of_a_kind_pays_for_no_other(kind: str) -> None:
    table = vivian(f"plus-1-free-{kind}-action", board="[A]-B-C", weapons=("smg",))
    table.put("cole", "A").put("bot", "B").remote("vivian", "bot").put("worker", "C")
    table.turn("vivian").play("noise", "noise", "noise")
    verbs = {key.partition(":")[0] for key in table.options}
    assert kind in verbs
    assert verbs <= {kind, "close", "open", "discard", "end"}  # what is free for everybody


@rule("INV-SKILL-17", "Z-SEARCH-03")
def test_a_free_search_is_the_only_search_of_the_turn() -> None:
    table = vivian("plus-1-free-search-action", board="[A]-B").turn("vivian")
    assert table.cost_of("search") == 0
    table.finds("sledge").play("search", "say:discard")
    assert table.blocked("search") == "Z-SEARCH-03"
    table = vivian("plus-1-free-search-action", "plus-1-free-search-action", board="[A]-B")
    table.turn("vivian").finds("sledge").play("search", "say:discard")
    assert table.blocked("search") == "Z-SEARCH-03"  # a second free search is of no use


@rule("INV-SKILL-34")
def test_dual_experts_have_a_free_attack_with_their_pair() -> None:
    table = vivian("dual-expert", weapons=("smg", "smg")).turn("vivian")
    table.play("noise", "noise", "noise")
    assert table.offers("fire:smg>B")  # one of the two will do
    table.dice(1, 1, 1, 1).play("fire:smg*2>B")
    assert table.blocked("fire:smg>B") == "Z-ROUND-03"
    assert table.blocked("fire:smg*2>B") == "Z-ROUND-03"


@rule("INV-SKILL-34")
def test_dual_experts_fight_on_with_a_pair_of_melee_weapons() -> None:
    table = vivian("dual-expert", weapons=("cattle-prod", "cattle-prod")).put("worker", "A", 9)
    table.turn("vivian").play("noise", "noise", "noise")
    table.dice(1, 1, 1, 1).play("melee:cattle-prod*2>A")
    assert table.blocked("melee:cattle-prod>A") == "Z-ROUND-03"


@rule("INV-SKILL-34")
@pytest.mark.parametrize(
    "weapons", [("smg",), ("smg", "cattle-prod"), ("assault-shotgun", "assault-shotgun")]
)
def test_dual_experts_need_a_pair_that_can_be_used_together(weapons: tuple[str, ...]) -> None:
    table = vivian("dual-expert", weapons=weapons).put("worker", "A", 3).turn("vivian")
    table.play("noise", "noise", "noise")
    assert not [key for key in table.options if key.startswith(("fire", "melee"))]


@rule("INV-SKILL-34", "INV-SKILL-20")
def test_weapons_that_count_as_dual_will_do_for_a_dual_expert() -> None:
    table = vivian("dual-expert", "ambidextrous", weapons=("assault-shotgun", "assault-shotgun"))
    table.turn("vivian").play("noise", "noise", "noise")
    assert table.offers("fire:assault-shotgun*2>B")


@rule("Z-OVER-04")
def test_a_skill_beats_the_general_rule() -> None:
    """Rooms only may be searched, but a scavenger searches corridors."""
    table = vivian(board="A-B").turn("vivian")
    assert table.blocked("search") == "Z-SEARCH-01"
    assert vivian("scavenger", board="A-B").turn("vivian").offers("search")
