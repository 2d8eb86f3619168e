"""Skills that concern others: enemies, friends, the order of turns (chapter 17)."""

from typing import Any

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene

OURS = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")


def vivian(*skills: str, board: str = "A-B-C-D", **options: Any) -> Scene:
    """Vivian in A with these skills."""
    table = Scene(RULES, board=board, **options).put("vivian", "A")
    return table.skills("vivian", *skills, only=True).pack("vivian", "canister")


# -- Shove ---------------------------------------------------------------------------------


@rule("INV-SKILL-63")
def test_shove_pushes_all_enemies_to_one_next_zone_free() -> None:
    table = vivian("shove", board="B-A-C").put("worker", "A", 2).put("tank", "A").put("hunter", "C")
    table.turn("vivian")
    assert table.offers("skill:shove>B")
    assert table.cost_of("skill:shove>C") == 0
    table.play("skill:shove>C")
    assert table.enemies("A") == {}
    assert table.enemies("C") == {"worker": 2, "hunter": 1, "tank": 1}
    table.told(ev.EnemiesMoved, rule="INV-SKILL-63")


@rule("INV-SKILL-63")
def test_one_shove_per_turn_and_only_with_enemies_here() -> None:
    table = vivian("shove", board="B-A-C").turn("vivian")
    assert table.blocked("skill:shove>C") == "INV-SKILL-63"
    table = vivian("shove", board="B-A-C").put("worker", "A").turn("vivian")
    table.play("skill:shove>C")
    assert table.blocked("skill:shove>C") == "INV-SKILL-63"


@rule("INV-SKILL-63")
def test_nobody_is_shoved_through_a_wall_or_a_closed_door() -> None:
    table = vivian("shove", board="B|A+[C]").put("worker", "A").door("A", "C").turn("vivian")
    assert not [key for key in table.options if key.startswith("skill")]


@rule("INV-SKILL-63", "INV-ENEMY-08")
def test_mold_grows_where_an_abomination_is_shoved() -> None:
    table = vivian("shove").put("spoiler", "A").turn("vivian").play("skill:shove>B")
    assert table.state.ground.active == 1 << table.zone("B")


# -- Lifesaver -----------------------------------------------------------------------------


@rule("INV-SKILL-46")
def test_a_lifesaver_pulls_survivors_out_of_a_next_zone_with_enemies() -> None:
    table = vivian("lifesaver").put("cole", "B").put("jared", "B").put("worker", "B", 5)
    table.turn("vivian")
    assert table.cost_of("skill:lifesaver>B") == 0
    table.play("skill:lifesaver>B").asks("save", "take:cole", "take:jared", "done")
    table.play("take:cole", "done").asks("turn")
    assert (table.where("cole"), table.where("jared")) == ("A", "B")
    assert table.blocked("skill:lifesaver>B") == "INV-SKILL-46"


@rule("INV-SKILL-46")
def test_somebody_of_another_player_may_refuse_to_be_saved() -> None:
    table = vivian("lifesaver", seats=2).put("cole", "B").put("jared", "B").put("worker", "B")
    table.turn("vivian").play("skill:lifesaver>B", "take:cole").asks("rescue", seats=(1,))
    table.play("say:refuse", "take:jared").asks("turn")  # Jared and Vivian share a player
    assert (table.where("cole"), table.where("jared")) == ("B", "A")


@rule("INV-SKILL-46")
def test_saving_needs_enemies_sight_and_a_clear_path_at_range_one() -> None:
    table = vivian("lifesaver").put("cole", "B").turn("vivian")
    assert table.blocked("skill:lifesaver>B") == "INV-SKILL-46"  # nobody threatens Cole
    table = vivian("lifesaver").put("cole", "C").put("worker", "C").turn("vivian")
    assert table.blocked("skill:lifesaver>C") == "INV-SKILL-46"  # too far
    table = vivian("lifesaver", board="A+[B]").put("cole", "B").put("worker", "B").door("A", "B")
    assert table.turn("vivian").blocked("skill:lifesaver>B") == "INV-SKILL-46"
    airlock = """
    AA   a.B
    """
    table = vivian("lifesaver", board=airlock).put("cole", "B").put("worker", "B")
    table.equip("cole", "oxygen-tank").turn("vivian")
    assert table.blocked("skill:lifesaver>B") == "INV-SKILL-46"  # no sight through an airlock


# -- Taunt ---------------------------------------------------------------------------------


@rule("INV-SKILL-70")
def test_taunted_enemies_walk_past_others_towards_the_taunter() -> None:
    table = vivian("taunt").put("worker", "C", 2).put("cole", "C").put("worker", "D").turn("vivian")
    assert table.cost_of("skill:taunt>C") == 0
    assert not table.offers("skill:taunt>D")
    table.play("skill:taunt>C").asks("turn")
    assert table.enemies("B") == {"worker": 2}
    assert table.enemies("D") == {"worker": 1}  # not taunted
    assert table.survivor("cole").armor == 2
    assert table.blocked("skill:taunt>C") == "INV-SKILL-70"


@rule("INV-SKILL-70")
def test_taunted_enemies_attack_the_taunter_only() -> None:
    table = vivian("taunt").put("worker", "A").put("jared", "A").turn("vivian")
    table.play("skill:taunt>A").asks("turn")
    assert (table.survivor("vivian").armor, table.survivor("jared").armor) == (1, 3)


@rule("INV-SKILL-70", "INV-SKILL-29")
def test_taunting_from_hiding_draws_the_taunted_all_the_same() -> None:
    table = vivian("taunt").put("worker", "A")
    table.hide("vivian")
    table.turn("vivian").play("skill:taunt>A")
    assert table.survivor("vivian").armor == 1


@rule("INV-SKILL-70", "INV-HUNT-02")
def test_taunted_hunters_use_both_actions_and_no_other_hunters_do() -> None:
    table = vivian("taunt").put("hunter", "B").put("hunter", "C").turn("vivian")
    table.play("skill:taunt>B").asks("turn")
    assert table.enemies("A") == {"hunter": 1}
    assert table.enemies("C") == {"hunter": 1}
    assert table.survivor("vivian").armor == 1  # one move, one attack


@rule("INV-SKILL-70")
def test_a_taunt_needs_no_sight_but_an_open_way() -> None:
    corner = """
    #A   :#B
          .....
          #C
    """
    table = vivian("taunt", board=corner).put("worker", "C").turn("vivian")
    assert not table.game.terrain.sees(table.zone("A"), table.zone("C"))
    assert table.offers("skill:taunt>C")
    table = vivian("taunt", board="A-B+[C]").put("worker", "C").door("B", "C").turn("vivian")
    assert table.blocked("skill:taunt>C") == "INV-SKILL-70"


# -- Born leader ---------------------------------------------------------------------------


@rule("INV-SKILL-26")
def test_a_born_leader_gives_another_survivor_one_action_at_once() -> None:
    table = vivian("born-leader", seats=2).put("cole", "C").put("jared", "B").turn("vivian")
    table.play("skill:born-leader>cole").asks("turn", seats=(1,))
    table.play("move:D").asks("turn", seats=(0,))
    assert table.where("cole") == "D"
    assert table.cost_of("noise") == 1
    assert table.acting.spent == 0
    assert table.blocked("skill:born-leader>cole") == "INV-SKILL-26"


@rule("INV-SKILL-26")
def test_the_given_action_is_one_action_and_nothing_else() -> None:
    """No free actions of one's own, no skills for one's own turn, no price above one."""
    table = vivian("born-leader").put("cole", "C").put("worker", "C").equip("cole", "smg")
    table.put("worker", "D")  # somebody to charge at
    table.skills("cole", "plus-1-free-move-action", "charge", "plus-1-action", only=True)
    table.turn("vivian").play("skill:born-leader>cole")
    assert table.blocked("move:B") == "Z-MOVE-02"
    assert table.blocked("skill:charge>D") == "INV-SKILL-31"
    table.dice(1, 1).play("fire:smg>B").asks("turn")
    assert table.acting.who == table.who("vivian")


@rule("INV-SKILL-26", "INV-DOOR-01")
def test_a_given_action_may_go_into_a_door_and_is_used_up() -> None:
    table = vivian("born-leader", board="A-B+[C]").put("cole", "B").door("B", "C").turn("vivian")
    table.play("skill:born-leader>cole")
    table.play(next(key for key in table.options if key.startswith("open:")))
    assert table.acting.who == table.who("vivian")


# -- Brother in arms -----------------------------------------------------------------------


@rule("INV-SKILL-27")
def test_brothers_in_arms_share_a_skill_while_they_share_a_zone() -> None:
    table = Scene(RULES, board="A-B", survivors=OURS).put("ingrid", "A").put("pavel", "A")
    table.skills("ingrid", "brother-in-arms:ironclad-hunter").put("hunter", "A")
    table.enemies_phase()
    while table.game.decision and table.game.decision.kind == "assign-attack":
        table.play("take:pavel")
    assert table.survivor("pavel").armor == 2
    table.told(ev.DamageAvoided, rule="INV-SKILL-43")


@rule("INV-SKILL-27")
def test_the_owner_has_the_shared_skill_too_but_not_alone() -> None:
    def armor(*others: str) -> int:
        table = Scene(RULES, board="A-B", survivors=OURS).put("ingrid", "A").put("hunter", "A")
        for name in others:
            table.put(name, "A")
        table.skills("ingrid", "brother-in-arms:ironclad-hunter").enemies_phase()
        while table.game.decision and table.game.decision.kind == "assign-attack":
            table.play("take:ingrid")
        return table.survivor("ingrid").armor

    assert armor("pavel") == 4
    assert armor() == 2


# -- Tactician -----------------------------------------------------------------------------


def tacticians(*names: str) -> Scene:
    """Three players with two survivors each: odile pavel, tariq nour, ingrid reyes."""
    table = Scene(RULES, board="A-B", survivors=OURS, seats=3)
    for name in OURS:
        table.put(name, "A")
    for name in names:
        table.skills(name, "tactician", only=True)
    return table.start(Round())


@rule("INV-SKILL-69")
def test_a_tactician_may_step_in_between_the_turns_of_others() -> None:
    table = tacticians("tariq")
    table.asks("activate", "activate:odile", "activate:pavel", "activate:tariq", seats=(0, 1))
    table.play("activate:tariq", "end").asks("activate", "activate:odile", "activate:pavel")


@rule("INV-SKILL-69")
def test_a_tactician_may_wait_until_after_the_turns_of_others() -> None:
    table = tacticians("tariq").play("activate:odile", "end", "activate:pavel", "end")
    table.play("activate:nour", "end").asks("activate", "activate:tariq", "say:later", seats=(1,))
    table.play("say:later")
    table.asks("activate", "activate:ingrid", "activate:reyes", "activate:tariq", seats=(2, 1))
    table.play("activate:ingrid", "end", "activate:reyes", "end").asks("turn", seats=(1,))
    assert table.acting.who == table.who("tariq")


@rule("INV-SKILL-69")
def test_the_players_choose_the_order_of_several_tacticians() -> None:
    table = tacticians("tariq", "reyes")
    keys = ("activate:odile", "activate:pavel", "activate:tariq", "activate:reyes")
    table.asks("activate", *keys, seats=(0, 1, 2))
    table.play("activate:reyes", "end", "activate:tariq", "end")
    table.asks("activate", "activate:odile", "activate:pavel")


@rule("INV-SKILL-69")
def test_whoever_is_no_tactician_waits_for_their_player() -> None:
    table = tacticians()
    table.asks("activate", "activate:odile", "activate:pavel", seats=(0,))


@rule("INV-SKILL-69")
def test_only_a_player_whose_survivors_are_all_tacticians_may_let_others_go_first() -> None:
    table = tacticians("pavel").asks("activate", "activate:odile", "activate:pavel", seats=(0,))
    table.play("activate:odile", "end").asks("activate", "activate:pavel", "say:later", seats=(0,))


@rule("INV-SKILL-69")
def test_a_tactician_who_is_last_has_nobody_to_wait_for() -> None:
    table = tacticians("reyes").play("activate:odile", "end", "activate:pavel", "end")
    table.play("activate:tariq", "end", "activate:nour", "end", "activate:ingrid", "end")
    table.asks("turn", seats=(2,))
    assert table.acting.who == table.who("reyes")


@rule("INV-SKILL-69")
def test_two_tacticians_who_wait_may_both_step_in_later() -> None:
    table = tacticians("pavel", "nour").play("activate:odile", "end", "say:later")
    table.play("activate:tariq", "end").asks(
        "activate", "activate:nour", "activate:pavel", "say:later", seats=(1, 0)
    )
    table.play("say:later").asks(
        "activate",
        "activate:ingrid",
        "activate:reyes",
        "activate:pavel",
        "activate:nour",
        seats=(2, 0, 1),
    )
    table.play("activate:nour", "end", "activate:ingrid", "end", "activate:reyes", "end")
    table.asks("turn", seats=(0,))
    assert table.acting.who == table.who("pavel")
    assert [table.survivor(name).done for name in OURS] == [True] * 6
