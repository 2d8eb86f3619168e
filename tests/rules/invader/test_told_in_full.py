"""Invader in short plays told in full."""

from typing import Any

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, mission
from tests.rules.told_in_full import Account, Plays
from tests.rules.zombicide.plays import tell

PLAYS = Plays(__file__)


def scene(board: str = "A-B", **options: Any) -> Scene:
    """An empty board."""
    return Scene(RULES, board=board, **options)


def alone(name: str, *cards: str, board: str = "A-B-C") -> Scene:
    """Somebody in A without skills, with these cards."""
    return scene(board).put(name, "A").skills(name, only=True).equip(name, *cards)


# -- machines ------------------------------------------------------------------------------


def machines(board: str = "A-B-C", **options: Any) -> Scene:
    """Mitsuki, without skills, who holds both remotes, and the machines in B."""
    table = scene(board, **options).put("mitsuki", "A").skills("mitsuki", only=True)
    table.put("bot", "B").put("sentry-gun", "B")
    return table.remote("mitsuki", "bot").remote("mitsuki", "sentry-gun")


@PLAYS.of("INV-MACH-01", "INV-MACH-02", "INV-MACH-07", "INV-MACH-10", "INV-MACH-12")
def two_machines_act_for_one_survivor() -> Account:
    table = machines().put("cole", "C").put("worker", "C", 2).put("hunter", "B")
    story = tell(table.turn("mitsuki")).dice(1, 1).play("machine:bot.melee>B")
    return story.play("machine:bot.move>C")


@PLAYS.of("INV-MACH-02", "INV-MACH-01")
def a_machine_and_a_free_move() -> Account:
    table = machines().skills("mitsuki", "plus-1-free-move-action").turn("mitsuki", left=1)
    story = tell(table).play("machine:bot.move>C")
    return story.play("move:B")


@PLAYS.of("INV-MACH-02", "INV-MACH-01")
def a_machine_that_shoots_and_a_free_move() -> Account:
    table = machines().put("worker", "C").skills("mitsuki", "plus-1-free-move-action")
    story = tell(table.turn("mitsuki", left=1)).dice(1, 1, 1).play("machine:bot.ranged>C")
    return story.play("move:B")


@PLAYS.of("INV-MACH-01", "INV-MACH-14")
def a_skill_and_a_remote_together() -> Account:
    table = machines().put("cole", "A").skills("cole", "remote-control-bot", only=True)
    table.turn("cole")
    return tell(table)


@PLAYS.of("INV-MACH-01", "INV-MACH-02")
def each_has_a_remote_of_their_own() -> Account:
    table = scene("A-B-C").put("mitsuki", "A").put("cole", "A").put("bot", "B")
    table.skills("mitsuki", only=True).put("sentry-gun", "B")
    return tell(table.remote("mitsuki", "bot").remote("cole", "sentry-gun").turn("mitsuki"))


@PLAYS.of("INV-MACH-08", "INV-NOISE-06", "INV-NOISE-05")
def two_active_machines_outweigh_a_survivor() -> Account:
    table = machines("A-B-C-D-E").put("sentry-gun", "E").put("bot", "E").put("worker", "C", 2)
    return tell(table.activated("bot").activated("sentry-gun").activation())


@PLAYS.of("INV-MACH-08", "INV-MACH-09", "INV-MACH-07")
def one_machine_is_active_and_one_is_not() -> Account:
    table = machines().put("worker", "B", 2).activated("bot")
    return tell(table.activation())


@PLAYS.of("INV-MACH-09", "INV-FIRE-02")
def one_of_two_active_machines_falls() -> Account:
    table = machines().put("worker", "B", 1).activated("bot").activated("sentry-gun")
    table.put("mitsuki", "B")
    story = tell(table.activation())
    return story.play(next(key for key in table.options if key.startswith("take:bot")))


# -- fire ----------------------------------------------------------------------------------


@PLAYS.of("INV-FIRE-01", "INV-FIRE-02", "INV-FIRE-04", "INV-MOLD-10")
def hellfire_among_two_machines_and_a_friend() -> Account:
    table = machines("[A]+[B]-C-D").put("cole", "A").skills("cole", only=True)
    table.equip("cole", "flamethrower").attach("cole", "canister", "flamethrower")
    table.put("mitsuki", "C").put("worker", "B", 2).put("tank", "B").put("spoiler", "B")
    table.mold("D", "inactive").mold("B")
    return tell(table.turn("cole")).play("fire:flamethrower>B")


# -- doors ---------------------------------------------------------------------------------


@PLAYS.of("INV-DOOR-01", "INV-DOOR-02", "INV-DOOR-03", "INV-DOOR-04")
def doors_once_and_never_beside_mold() -> Account:
    table = alone("cole", board="[A]+[B]+[C]").put("vivian", "B").door("A", "B")
    story = tell(table.turn("cole")).play("open:0.0-0.1")
    table.state.reserve = 0
    story.play("end")
    return story


@PLAYS.of("INV-DOOR-02", "INV-MOLD-01", "INV-MOLD-05")
def doorways_of_a_room_with_mold() -> Account:
    table = alone("cole", board="[A]+[B]+[C]").put("vivian", "B").mold("C")
    tell(table.turn("cole"))
    return tell(table.turn("vivian"))


@PLAYS.of("INV-DOOR-01", "INV-SKILL-22")
def a_granted_action_works_a_door() -> Account:
    table = scene("[A]+[B]").put("cole", "A").put("vivian", "A").door("A", "B")
    table.skills("vivian", "born-leader", only=True).skills("cole", only=True)
    return tell(table.turn("vivian")).play("skill:born-leader>cole")


# -- xenos ---------------------------------------------------------------------------------


@PLAYS.of("INV-ATTACK-02", "Z-ATTACK-04")
def every_kind_strikes_the_strongest_first() -> Account:
    table = scene(board="A-B", seats=2).put("baraka", "A").put("jared", "A").put("magnus", "A")
    table.put("worker", "A").put("hunter", "A").put("tank", "A").put("spoiler", "A")
    story = tell(table.activation("worker", "hunter", "tank", "spoiler"))
    return story


@PLAYS.of("INV-ENEMY-08", "INV-MOLD-02", "INV-MOLD-03", "INV-WIN-04")
def a_spoiler_carries_mold_over_doors() -> Account:
    table = alone("cole", board="[A]+[B]+[C]+[D]").door("B", "C", "destroyed").door("A", "B")
    table.put("vivian", "A").put("spoiler", "C")
    return tell(table.activation())


@PLAYS.of("INV-SPAWN-11", "INV-SPAWN-12", "INV-MINI-01")
def mold_in_three_zones_and_few_figures() -> Account:
    table = scene("[A]+[B]+[C]-D").put("cole", "D").mold("A").mold("B").mold("C").spawn("A")
    cards = table.game.world.enemy_cards
    card = next(n for n, c in cards.items() if c.kind == "mold" and c.counts[0] > 0)
    foe = cards[card].foe
    kind, count = table.game.world.foes[foe].id, cards[card].counts[0]
    table.put(kind, "D", table.state.pool[foe] - 2 * count)
    return tell(table.cards(card).spawning()).play("zone:0.1", "zone:0.0")


@PLAYS.of("INV-MOLD-13", "INV-SPAWN-06")
def spawn_zones_wake_with_their_mold() -> Account:
    return tell(Scene(RULES, "M1", seats=2, survivors=TEAM).start())


# -- skills --------------------------------------------------------------------------------


@PLAYS.of("INV-SKILL-70", "INV-SKILL-63")
def a_taunt_and_a_shove_cost_nothing() -> Account:
    table = alone("cole", board="A-B-C-D").skills("cole", "taunt", "shove").put("vivian", "D")
    table.put("worker", "C", 2).put("hunter", "C").put("tank", "A")
    return tell(table.turn("cole")).play("skill:taunt>C", "skill:shove>B")


@PLAYS.of("INV-SKILL-23", "INV-SKILL-31", "Z-MOVE-02")
def bloodlust_and_charge_out_of_a_fight() -> Account:
    table = alone("cole", "smg", "sledge").skills("cole", "bloodlust-combat", "charge")
    story = tell(table.put("worker", "A").put("worker", "C").turn("cole"))
    return story.play("skill:charge>C")


@PLAYS.of("INV-SKILL-31", "INV-SKILL-23")
def charge_is_free_and_bloodlust_is_not() -> Account:
    table = alone("cole", "smg", "sledge").skills("cole", "bloodlust-combat", "charge")
    story = tell(table.put("worker", "B").put("worker", "C").turn("cole"))
    story.play("skill:charge>B").dice(2, 1, 1).play("melee:sledge>B")
    return story.play("skill:bloodlust-combat>C").dice(1, 1, 1).play("melee:sledge>C")


@PLAYS.of("INV-SKILL-38", "INV-SKILL-37")
def shots_in_a_row_and_a_blow_between() -> Account:
    table = alone("cole", "smg", "sledge").skills("cole", "escalation-ranged", "plus-1-action")
    table.put("worker", "A", 5).put("worker", "B", 5)
    story = tell(table.turn("cole")).dice(1, 1).play("fire:smg>B").dice(1, 1, 1)
    story.play("fire:smg>B").dice(1, 1, 1).play("melee:sledge>A")
    return story.dice(1, 1).play("fire:smg>B")


@PLAYS.of("INV-SKILL-50", "Z-TARGET-01")
def point_blank_among_friends() -> Account:
    table = alone("cole", "smg").skills("cole", "point-blank").put("vivian", "A")
    table.put("worker", "A").put("tank", "A")
    return tell(table.turn("cole")).dice(6, 1).play("fire:smg>A", "hit:worker")


@PLAYS.of("INV-SKILL-62", "Z-SEARCH-01", "INV-SEARCH-04")
def two_cards_with_full_hands() -> Account:
    table = alone("cole", "smg", "sledge", board="[A]+[B]").skills("cole", "search-2-cards")
    table.finds("light-machine-gun", "chainsaw").turn("cole")
    return tell(table).play("search", "say:discard", "say:discard")


@PLAYS.of("INV-SEARCH-04", "INV-ROOM-01")
def a_soldier_in_a_plain_room() -> Account:
    return tell(alone("magnus", board="[A]+[B]").turn("magnus"))


@PLAYS.of("INV-SKILL-02", "Z-EQUIP-06", "INV-SKILL-68")
def one_more_damage_at_both_ranges() -> Account:
    table = alone("cole", "heavy-shotgun", "sledge").skills("cole", "plus-1-damage-combat")
    table.put("tank", "A").put("spoiler", "B")
    story = tell(table.turn("cole")).dice(2, 2, 1).play("melee:sledge>A")
    return story.dice(6, 1).play("fire:heavy-shotgun>B")


@PLAYS.of("INV-SKILL-29", "INV-SKILL-30", "Z-MOVE-02")
def hidden_until_the_first_shot() -> Account:
    table = alone("cole", "smg").hide("cole").put("worker", "A").put("worker", "B", 2)
    story = tell(table.turn("cole")).dice(1, 1).play("fire:smg>B")
    return story


# -- inventories and exits -----------------------------------------------------------------


@PLAYS.of("INV-ATT-02", "INV-ATT-04", "INV-TRADE-04")
def a_gun_is_packed_and_its_cards_come_off() -> Account:
    table = alone("cole", "smg", "sledge").attach("cole", "plenty-of-bullets", "smg")
    table.attach("cole", "plenty-of-bullets", "smg").pack("cole", "mre").turn("cole")
    story = tell(table).play("reorganize", "card:sledge", "card:none")
    return story


@PLAYS.of("INV-MIS-01", "Z-MIS-01")
def nobody_leaves_past_a_xeno() -> Account:
    table = mission("M0", "jared", at="5.5").put("worker", "5.5")
    table.state.tally["goal0"] = 1
    return tell(table.turn("jared"))


@pytest.mark.parametrize("name", PLAYS.params())
def test_a_play_is_told_as_it_is_written(name: str) -> None:
    assert PLAYS.now(name) == PLAYS.written()[name]


def test_nothing_is_written_of_plays_that_are_no_more() -> None:
    assert [*PLAYS.written()] == [*PLAYS.plays]
