"""The Peacekeeper bot and the Falchion sentry gun."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.skills.abilities import RemoteControl
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.machines.events import MachineActed, MachineDestroyed
from shambler.games.zombicide.systems.units.events import RemoteGiven, RemoteTaken
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import act, mission

OUTSIDE = """
     0     1     2
 0   .    :.    aA
"""


def yard(board: str = "A-B-C-D") -> Scene:
    """Cole in A with the remote of the bot, the bot in C, the sentry gun in D."""
    table = Scene(RULES, board=board).put("cole", "A").put("bot", "C").put("sentry-gun", "D")
    return table.remote("cole", "bot")


def orders(table: Scene, machine: str) -> set[str]:
    """What a machine can be made to do now: move, melee, ranged."""
    keys = [key for key in table.options if key.startswith(f"machine:{machine}.")]
    return {key.split(".")[1].split(">")[0] for key in keys}


@rule("INV-MACH-01")
def test_a_remote_token_gives_control_of_its_machine_only() -> None:
    table = yard().put("worker", "B").turn("cole")
    assert "ranged" in orders(table, "bot")
    assert orders(table, "sentry-gun") == set()
    assert table.blocked("machine:sentry-gun.ranged>C") == "INV-MACH-01"


@rule("INV-MACH-01", "INV-SKILL-55")
def test_a_skill_gives_control_without_a_remote() -> None:
    table = yard().put("mitsuki", "A").put("vivian", "A").put("worker", "B").turn("mitsuki")
    assert "ranged" in orders(table, "bot")
    assert table.turn("vivian").blocked("machine:bot.ranged>B") == "INV-MACH-01"


@rule("INV-MACH-02", "INV-ACT-06")
def test_a_machine_action_costs_one_action_however_far_the_machine_is() -> None:
    table = yard("A-B-C-D-E-F").put("bot", "F").turn("cole")
    assert table.cost_of("machine:bot.move>E") == 1
    table.play("machine:bot.move>E")
    assert table.where("bot") == "E"
    assert table.where("cole") == "A"
    table.put("worker", "E").put("worker", "D").changed()
    assert table.cost_of("machine:bot.melee>E") == 1
    assert table.cost_of("machine:bot.ranged>D") == 1
    table.dice(1, 1, 1).play("machine:bot.ranged>D")
    assert table.game.decision.about["actions"] == 1
    # The last action is enough for one more.
    table.dice(1, 1, 1).play("machine:bot.ranged>D").asks("rest")


@rule("INV-MACH-03")
def test_the_skills_of_the_controller_do_not_help_the_machine() -> None:
    table = yard().put("worker", "D", 3).skills("cole", "plus-1-die-combat", "lucky")
    table.skills("cole", "plus-1-to-dice-roll-ranged").turn("cole")
    table.dice(3, 3, 4).play("machine:bot.ranged>D")
    rolled = table.told(ev.AttackRolled)
    assert (len(rolled.dice), rolled.hits, rolled.accuracy) == (3, 1, 4)


@rule("INV-MACH-03", "INV-SKILL-13")
def test_a_skill_about_machines_does_help() -> None:
    table = yard().skills("cole", "plus-1-free-machine-action").turn("cole")
    assert table.cost_of("machine:bot.move>B") == 0
    assert table.play("machine:bot.move>B").cost_of("machine:bot.move>C") == 1


@rule("INV-MACH-04")
def test_the_controller_gains_the_experience_of_the_machine() -> None:
    table = yard().put("worker", "B", 3).turn("cole").dice(6, 5, 4).play("machine:bot.ranged>B")
    assert table.survivor("cole").experience == 3


@rule("INV-MACH-05")
def test_several_machines_can_be_used_in_one_turn_in_any_order() -> None:
    for first, second in (("bot", "sentry-gun"), ("sentry-gun", "bot")):
        table = yard().remote("cole", "sentry-gun").put("worker", "B", 2).turn("cole")
        dice = {"bot": (1, 1, 1), "sentry-gun": (1,) * 5}
        for machine in (first, second, first):
            table.dice(*dice[machine]).play(f"machine:{machine}.ranged>B")
        acted = [event.machine for event in table.events if isinstance(event, MachineActed)]
        assert acted == [table.machine_number(m) for m in (first, second, first)]


@rule("INV-MACH-06")
def test_nobody_trades_with_a_machine() -> None:
    table = yard().put("bot", "A").put("sentry-gun", "A").equip("cole", "smg").turn("cole")
    assert not [key for key in table.options if key.startswith("trade:")]


@rule("INV-MACH-07")
def test_a_machine_that_acts_is_seen_heard_and_attacked() -> None:
    table = yard().put("worker", "B").turn("cole").play("machine:bot.move>B")
    zone = table.zone("B")
    assert table.game.bait()[zone] == 1
    assert table.game.loudness(table.game.bait())[zone] == 1
    act(table, "worker").told(MachineDestroyed)


@rule("INV-MACH-07")
@pytest.mark.parametrize(
    ("order", "dice"),
    [("move>B", ()), ("melee>C", (1, 1)), ("ranged>B", (1, 1, 1)), ("ranged>B@worker", (1, 1, 1))],
)
def test_whatever_a_machine_does_gives_it_an_activation_token(
    order: str, dice: tuple[int, ...]
) -> None:
    table = yard().put("worker", "B").put("worker", "C").turn("cole")
    assert not table.is_active("bot")
    if dice:
        table.dice(*dice)
    table.play(f"machine:bot.{order}")
    assert table.is_active("bot")
    assert not table.is_active("sentry-gun")


@rule("INV-MACH-07")
def test_an_active_machine_draws_enemies_like_a_survivor() -> None:
    table = yard("A-B-C-D-E-F").put("bot", "F").activated("bot").put("worker", "E", 2)
    table.put("cole", "A").put("sentry-gun", "F").activated("sentry-gun")
    act(table, "worker")
    assert table.enemies("F") == {"worker": 2}  # two figures are louder than one


@rule("INV-MACH-07")
def test_a_machine_never_counts_for_the_exit_goals_or_danger() -> None:
    table = mission("M1", at="4.4").put("cole", "4.5").activated("sentry-gun").end_phase()
    assert table.outcome is None
    assert table.game.danger() == 0


@rule("INV-MACH-08")
def test_xenos_ignore_a_machine_that_has_not_acted() -> None:
    table = yard().put("worker", "C")
    act(table, "worker").not_told(MachineDestroyed)
    assert table.enemies("B") == {"worker": 1}


@rule("INV-MACH-08", "INV-ATTACK-08")
def test_beside_a_machine_that_acted_another_that_did_not_is_still_ignored() -> None:
    table = yard().put("sentry-gun", "C").put("cole", "C").activated("bot").put("worker", "C")
    act(table, "worker").asks("assign-attack", "take:cole", "take:bot")


@rule("INV-MACH-09")
def test_any_attack_destroys_a_machine() -> None:
    table = yard().activated("bot").put("worker", "C")
    act(table, "worker").told(MachineDestroyed, machine=table.machine_number("bot"))
    assert table.where("bot") == ""


@rule("INV-MACH-09", "INV-FIRE-02")
def test_hellfire_destroys_a_machine_active_or_not() -> None:
    table = yard().start(Burn(3, yard().zone("C")), Round())
    assert table.where("bot") == ""
    assert table.where("sentry-gun") == "D"


@rule("INV-MACH-10")
def test_the_bot_moves_fights_and_shoots() -> None:
    table = yard().put("worker", "C").turn("cole")
    assert orders(table, "bot") == {"melee", "move", "ranged"}
    table.dice(6, 1).play("machine:bot.melee>C")
    assert table.enemies("C") == {}


@rule("INV-MACH-10", "Z-RANGED-01")
def test_the_bot_shoots_one_or_two_zones_far_and_the_sentry_gun_three() -> None:
    def reached(machine: str) -> set[str]:
        table = Scene(RULES, board="A-B-C-D-E").put("cole", "A").put(machine, "A")
        table.remote("cole", machine).put("worker", "A").turn("cole")
        return {zone for zone in "ABCDE" if table.offers(f"machine:{machine}.ranged>{zone}")}

    assert reached("bot") == {"B", "C"}
    assert reached("sentry-gun") == {"B", "C", "D"}


@rule("INV-MACH-10")
def test_enemies_slow_the_bot_on_its_own_move_as_they_slow_a_survivor() -> None:
    table = yard().put("worker", "C", 2).turn("cole")
    assert table.cost_of("machine:bot.move>B") == 3
    table = yard().put("worker", "C", 3).turn("cole")
    assert "move" not in orders(table, "bot")


@rule("INV-MACH-10", "INV-LOCK-03")
def test_the_bot_fires_outside_and_passes_airlocks_without_air() -> None:
    table = Scene(RULES, board=OUTSIDE).put("cole", "0.2").put("bot", "0.2").remote("cole", "bot")
    table.put("worker", "0.0").turn("cole")
    assert not table.offers("move:0.1")
    table.play("machine:bot.move>0.1")
    table.dice(6, 6, 6).play("machine:bot.ranged>0.0")
    assert table.enemies("0.0") == {}


@rule("INV-MACH-11", "INV-MACH-07")
def test_the_bot_follows_its_controller_free_whatever_enemies_stand_around() -> None:
    table = yard().put("bot", "A").put("worker", "A").turn("cole")
    assert table.cost_of("lead:B+bot") == 2  # as for the survivor alone
    table.play("lead:B+bot")
    assert table.where("cole") == table.where("bot") == "B"
    assert table.is_active("bot")


@rule("INV-MACH-11")
def test_no_movement_skills_while_the_bot_comes_along() -> None:
    table = yard().put("bot", "A").put("worker", "A").skills("cole", "unstoppable")
    table.skills("cole", "plus-1-zone-per-move").turn("cole")
    assert table.cost_of("move:B") == 1
    assert table.cost_of("lead:B+bot") == 2
    table.play("lead:B+bot").asks("turn")


@rule("INV-MACH-11")
def test_the_bot_stays_if_it_is_elsewhere_or_not_ones_own() -> None:
    table = yard().turn("cole")
    assert not table.offers("lead:B+bot")
    table = yard().put("sentry-gun", "A").turn("cole")  # another machine at his side is no bot
    assert not [key for key in table.options if key.startswith("lead:")]
    table = yard().put("vivian", "C").turn("vivian")
    assert not table.offers("lead:B+bot")


@rule("INV-MACH-11", "INV-LOCK-02")
def test_the_bot_leads_nobody_outside_without_air() -> None:
    table = Scene(RULES, board=OUTSIDE).put("bot", "0.2").put("cole", "0.2").remote("cole", "bot")
    table.turn("cole")
    assert not table.offers("lead:0.1+bot")
    assert table.equip("cole", "oxygen-tank").turn("cole").offers("lead:0.1+bot")


@rule("INV-MACH-12")
def test_the_sentry_gun_shoots_and_cannot_move() -> None:
    table = yard().remote("cole", "sentry-gun").put("worker", "C", 2).turn("cole")
    assert orders(table, "sentry-gun") == {"ranged"}
    table.dice(6, 6, 1, 1, 1).play("machine:sentry-gun.ranged>C")
    assert table.enemies("C") == {}


@rule("INV-MACH-12")
def test_the_sentry_gun_fires_from_outside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("cole", "0.2").put("sentry-gun", "0.1")
    table.remote("cole", "sentry-gun").put("worker", "0.0").turn("cole")
    assert table.offers("machine:sentry-gun.ranged>0.0")


@rule("INV-MACH-13")
def test_standing_beside_the_sentry_gun_is_control_enough() -> None:
    table = yard().put("vivian", "D").put("worker", "C").turn("vivian")
    assert orders(table, "sentry-gun") == {"ranged"}
    table = yard().put("vivian", "D").put("worker", "C").remote("vivian", "bot").turn("vivian")
    assert orders(table, "sentry-gun") == {"ranged"} < orders(table, "bot")
    table = yard().put("vivian", "C").put("worker", "B").turn("vivian")
    assert table.blocked("machine:sentry-gun.ranged>B") == "INV-MACH-01"
    assert table.blocked("machine:bot.ranged>B") == "INV-MACH-01"  # beside the bot it is not


@rule("INV-MACH-14")
def test_skills_and_missions_speak_of_the_type_of_a_machine() -> None:
    content = RULES.content
    assert {machine.type for machine in content.machines.values()} == {"bot", "sentry-gun"}
    assert content.machines["peacekeeper"].type == "bot"
    abilities = content.skill("remote-control-bot").abilities
    assert abilities == (RemoteControl(machine="bot"),)
    table = yard().put("mitsuki", "A").turn("mitsuki")
    assert "move" in orders(table, "bot")


@rule("INV-MACH-15", "Z-TARGET-01")
def test_machines_shoot_by_the_order_of_priority() -> None:
    table = yard().put("worker", "B").put("tank", "B").turn("cole")
    assert table.offers("machine:bot.ranged>B@tank")
    assert not table.offers("machine:bot.ranged>B@worker")
    table.dice(6, 6, 6).play("machine:bot.ranged>B")
    assert table.enemies("B") == {"worker": 1, "tank": 1}  # tanks first, and they are too tough


@rule("INV-MACH-15", "INV-CONC-02")
def test_machines_concentrate_their_attacks() -> None:
    table = yard().put("worker", "B").put("tank", "B").turn("cole")
    table.dice(6, 6, 1).play("machine:bot.ranged>B@tank")
    assert table.enemies("B") == {"worker": 1}


@rule("INV-MACH-15", "INV-CONC-01", "INV-CONC-02")
def test_the_bot_concentrates_in_melee_on_whom_it_likes() -> None:
    table = yard().put("worker", "C", 2).put("tank", "C").turn("cole")
    assert {"machine:bot.melee>0.2@worker", "machine:bot.melee>0.2@tank"} <= set(table.options)
    table.dice(4, 4).play("machine:bot.melee>C@tank")
    assert table.enemies("C") == {"worker": 2}


@rule("INV-MACH-15", "Z-FRIEND-01")
def test_misses_of_a_machine_hit_friends() -> None:
    table = yard().put("vivian", "B").put("worker", "B").turn("cole")
    table.dice(6, 1, 4).play("machine:bot.ranged>B")
    assert table.survivor("vivian").armor == 1


@rule("INV-MACH-15", "Z-FRIEND-02")
def test_a_machine_hits_neither_its_controller_nor_itself() -> None:
    table = yard("A-B-C-D").put("cole", "B").put("worker", "B").turn("cole")
    table.dice(1, 1, 1).play("machine:bot.ranged>B")
    assert table.survivor("cole").armor == 2


# -- remotes -------------------------------------------------------------------------------


@rule("INV-MACH-01")
def test_green_gives_the_remote_of_the_bot_and_purple_that_of_the_sentry_gun() -> None:
    for color, machine in (("green", "bot"), ("purple", "sentry-gun")):
        table = mission("M3").put("cole", "1.1").turn("cole")
        table.colors(color).play("objective:token-1.1")
        assert table.remotes("cole") == (table.machine_number(machine),)


@rule("INV-MACH-01")
def test_green_gives_no_remote_where_there_is_no_bot() -> None:
    table = mission("M1").put("cole", "1.2").turn("cole").colors("green")
    table.play("objective:token-1.2").not_told(RemoteTaken)


@pytest.mark.parametrize(
    ("key", "machine", "zone"),
    [("M0", "bot", "4.0"), ("M4", "sentry-gun", "1.1"), ("M6", "bot", "1.1")],
)
@rule("INV-MACH-01")
def test_without_such_an_objective_the_remote_lies_beside_its_machine(
    key: str, machine: str, zone: str
) -> None:
    table = mission(key).put("cole", zone).turn("cole")
    assert table.cost_of(f"remote:{machine}") == 1
    table.play(f"remote:{machine}").told(RemoteTaken)
    assert table.remotes("cole") == (table.machine_number(machine),)
    assert not table.offers(f"remote:{machine}")


@rule("INV-MACH-01", "Z-ROUND-03")
def test_a_remote_is_not_taken_from_elsewhere() -> None:
    table = mission("M6").put("cole", "0.2").turn("cole")
    assert not table.offers("remote:bot")


@rule("INV-MACH-01", "Z-TRADE-02")
def test_a_remote_is_handed_over_in_a_trade() -> None:
    table = yard().put("vivian", "A").equip("cole", "smg").turn("cole")
    table.play("trade:vivian", "done").asks("share-remote", "take:cole", "take:vivian")
    table.play("take:vivian").told(RemoteGiven)
    assert table.remotes("vivian") == (table.machine_number("bot"),)
    assert table.remotes("cole") == ()


@rule("INV-MACH-01", "Z-TRADE-02")
def test_both_survivors_of_a_trade_hand_over_as_many_remotes_as_they_like() -> None:
    table = yard().put("vivian", "A").remote("vivian", "bot").remote("vivian", "sentry-gun")
    table.equip("cole", "smg").turn("cole").play("trade:vivian", "done")
    table.asks("share-remote", "take:cole", "take:vivian").play("take:cole")
    table.asks("share-remote", "take:cole", "take:vivian").play("take:cole").asks("turn")
    assert len(table.remotes("cole")) == 2
    assert table.remotes("vivian") == ()


@rule("INV-MACH-01", "Z-TRADE-03")
def test_whoever_holds_a_remote_decides_over_it() -> None:
    table = Scene(RULES, board="A-B", seats=2, owners=(0, 0, 0, 0, 1, 1))
    table.put("cole", "A").put("vivian", "A").put("bot", "B").remote("vivian", "bot")
    table.equip("cole", "smg").turn("cole").play("trade:vivian", "done")
    while table.match.decision is not None and table.match.decision.kind != "share-remote":
        table.play("done")
    table.asks("share-remote", seats=(1,)).play("take:vivian")
    assert table.remotes("vivian") == (table.machine_number("bot"),)


@rule("INV-MACH-14", "INV-MACH-01")
@pytest.mark.parametrize(
    ("skill", "found"),
    [
        ("remote-control-bot", {"bot"}),
        ("remote-control-sentry-gun", {"sentry-gun"}),
        ("remote-control-all", {"bot", "sentry-gun"}),
    ],
)
def test_a_skill_controls_the_machines_of_its_type_and_a_remote_one_more(
    skill: str, found: set[str]
) -> None:
    for held in (None, "bot", "sentry-gun"):
        table = Scene(RULES, board="A-B-C").put("cole", "A").put("bot", "C").put("sentry-gun", "C")
        table.skills("cole", skill, only=True).put("worker", "B")
        if held:
            table.remote("cole", held)
        table.turn("cole")
        able = {name for name in ("bot", "sentry-gun") if orders(table, name)}
        assert able == found | ({held} if held else set())


@rule("INV-MACH-04")
@pytest.mark.parametrize(
    ("machine", "order", "dice", "points"),
    [("bot", "melee>C", (6, 6), 2), ("sentry-gun", "ranged>C", (6, 6, 6, 6, 6), 2)],
)
def test_whoever_gives_the_order_gains_every_point_and_nobody_else(
    machine: str, order: str, dice: tuple[int, ...], points: int
) -> None:
    table = yard().remote("cole", "sentry-gun").put("worker", "C", 2).put("jared", "C")
    table.skills("jared", only=True).put("jared", "D").turn("cole")
    table.dice(*dice).play(f"machine:{machine}.{order}")
    assert table.survivor("cole").experience == points
    assert table.survivor("jared").experience == 0
    assert table.actions_left == 2  # one action for the order


@rule("INV-NOISE-02", "INV-MACH-10")
def test_the_weapons_of_machines_are_silent() -> None:
    table = yard().remote("cole", "sentry-gun").put("worker", "C", 2).turn("cole")
    table.dice(1, 1).play("machine:bot.melee>C")
    table.dice(1, 1, 1, 1, 1).play("machine:sentry-gun.ranged>C")
    assert [table.noise_at(zone) for zone in "ABCD"] == [0, 0, 0, 0]
