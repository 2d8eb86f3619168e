"""What the family shares, in short plays told in full."""

from typing import Any

import pytest

from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.levels import LearnSkill
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.searching import SearchZone
from shambler.games.zombicide.hendrix import RULES as HENDRIX
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.testing.zombicide import Rest, Scene
from tests.rules.invader.missions import met, mission
from tests.rules.told_in_full import Account, Plays
from tests.rules.zombicide.plays import tell

PLAYS = Plays(__file__)
STREET = """
~A   :~B   :~C
"""
ROAD = """
=A   :=B   :=C
"""


def scene(rules: ZombicideRules = INVADER, board: str = "A-B", **options: Any) -> Scene:
    """An empty board."""
    return Scene(rules, board=board, **options)


def alone(name: str, *cards: str, rules: ZombicideRules = INVADER, board: str = "A-B") -> Scene:
    """Somebody in A without skills, with these cards."""
    return scene(rules, board).put(name, "A").skills(name, only=True).equip(name, *cards)


# -- attacks -------------------------------------------------------------------------------


@PLAYS.of("Z-ACT-02", "Z-RANGED-01", "Z-EQUIP-07")
def a_gun_for_a_distance() -> Account:
    table = alone("vivian", "prototype-sniper-rifle", board="A-B-C-D-E-F")
    table.attach("vivian", "energy-cell", "prototype-sniper-rifle")
    for zone in "ABCDEF":
        table.put("worker", zone)
    return tell(table.turn("vivian"))


@PLAYS.of("Z-ACT-02", "Z-RANGED-01", "Z-COMBAT-02", "Z-COMBAT-03")
def a_shot_out_of_reach_and_out_of_sight() -> Account:
    table = alone("vivian", "light-machine-gun", board="A-B-C-D-E+[F]").door("E", "F")
    for zone in "ABEF":
        table.put("worker", zone)
    return tell(table.turn("vivian")).dice(6, 4, 1, 5, 3).play("fire:light-machine-gun>B")


@PLAYS.of("Z-ACT-01", "Z-MELEE-01", "Z-MELEE-02", "Z-FRIEND-03", "Z-XP-01", "Z-ENEMY-01")
def hits_that_hurt_and_hits_that_do_not() -> Account:
    table = alone("jared", "sledge").skills("jared", "plus-1-die-melee").put("vivian", "A")
    table.put("worker", "A").put("hunter", "A").put("tank", "A").turn("jared")
    story = tell(table).dice(6, 6, 5, 1).play("melee:sledge>A")
    return story.play("hit:tank", "hit:hunter", "hit:worker")


@PLAYS.of("Z-FRIEND-01", "Z-FRIEND-02", "Z-ATTACK-04")
def two_misses_among_two_friends() -> Account:
    table = scene(seats=2).put("vivian", "A").put("cole", "B").put("jared", "B")
    table.skills("vivian", only=True).equip("vivian", "smg").put("worker", "B").turn("vivian")
    return tell(table).dice(1, 2).play("fire:smg>B", "take:jared", "take:cole")


@PLAYS.of("Z-FRIEND-03", "Z-MELEE-02", "Z-FRIEND-02")
def a_machine_that_strikes_beside_friends() -> Account:
    table = scene(board="A-B").put("mitsuki", "A").put("bot", "B").put("cole", "B")
    table.put("vivian", "A").remote("mitsuki", "bot").put("worker", "B", 2)
    return tell(table.turn("mitsuki")).dice(1, 1).play("machine:bot.melee>B")


@PLAYS.of("Z-ATT-01", "Z-SKILL-48", "Z-DUAL-01", "Z-AMMO-01")
def a_pair_with_ammo_on_both_guns() -> Account:
    table = alone("cole", "smg", "smg").put("worker", "B")
    table.attach("cole", "plenty-of-bullets", "smg")
    survivor = table.survivor("cole")
    first = survivor.attached[0]
    other = next(card for card in survivor.hands if card != first[1])
    table.attach("cole", "plenty-of-bullets", "smg")
    survivor.attached = (first, (survivor.attached[1][0], other))
    story = tell(table.turn("cole")).dice(1, 1, 1, 1).play("fire:smg*2>B")
    return (
        story.dice(2, 2, 2, 2).play("say:re-roll-ammo1").dice(1, 1, 3, 6).play("say:re-roll-ammo0")
    )


@PLAYS.of("Z-ATT-08", "Z-ATT-09")
def of_two_prototypes_one_is_loaded() -> Account:
    table = alone("cole", "prototype-assault-shotgun", "prototype-sniper-rifle")
    table.attach("cole", "energy-cell", "prototype-sniper-rifle")
    return tell(table.put("worker", "B").turn("cole"))


@PLAYS.of("Z-SKILL-12", "Z-SKILL-15", "Z-ROUND-03", "Z-ACT-01", "Z-ACT-02")
def free_actions_before_ordinary_ones() -> Account:
    table = alone("cole", "chainsaw", "smg").put("worker", "A", 2).put("worker", "B", 2)
    table.skills("cole", "plus-1-free-combat-action").turn("cole", left=1)
    story = tell(table).dice(1, 1).play("fire:smg>B")
    return story.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A")


@PLAYS.of("Z-SKILL-12")
def a_free_combat_action_for_a_pair() -> Account:
    table = alone("cole", "smg", "smg").put("worker", "B", 2)
    table.skills("cole", "plus-1-free-combat-action").turn("cole", left=0)
    return tell(table).dice(1, 1, 1, 1).play("fire:smg*2>B")


@PLAYS.of("Z-ROUND-03", "Z-MOVE-02")
def too_few_actions_for_a_walk_with_a_machine() -> Account:
    table = scene().put("mitsuki", "A").put("bot", "A").remote("mitsuki", "bot")
    return tell(table.put("worker", "A").turn("mitsuki", left=1))


@PLAYS.of("Z-SKILL-12", "Z2E-011")
def a_free_combat_action_all_out() -> Account:
    table = alone("wayne", "mossberg-500", rules=HENDRIX, board=STREET).put("walker", "A", 2)
    table.skills("wayne", "plus-1-free-combat-action").put("walker", "B", 2)
    table.equip("wayne", "tactical-tomahawk")
    story = tell(table.turn("wayne", left=1)).dice(1, 1, 2, 2)
    return (
        story.play("all-out:fire:mossberg-500>B")
        .dice(1, 2, 2)
        .play("all-out:melee:tactical-tomahawk>A")
    )


@PLAYS.of("Z-SKILL-64", "Z-TARGET-01", "Z-FRIEND-01")
def a_sniper_chooses_and_spares() -> Account:
    table = alone("cole", "light-machine-gun").skills("cole", "sniper").put("vivian", "B")
    table.put("worker", "B").put("hunter", "B").put("tank", "B").turn("cole")
    story = tell(table).dice(1, 1, 1, 6, 6).play("fire:light-machine-gun>B")
    return story.play("hit:tank", "hit:hunter")


@PLAYS.of("Z-RELOAD-01", "Z-RELOAD-03", "Z-RELOAD-04", "Z-RELOAD-05")
def two_sawed_offs_fired_apart_and_loaded_together() -> Account:
    table = alone("ben", "sawed-off", "sawed-off", rules=LIVING_DEAD, board=ROAD)
    table.put("walker", "B", 2)
    story = tell(table.turn("ben", left=3)).dice(1, 1).play("fire:sawed-off>B")
    return story.dice(1, 1).play("fire:sawed-off>B").play("reload:sawed-off", "end")


@PLAYS.of("Z-RELOAD-01", "Z-RELOAD-02", "Z-RELOAD-03")
def an_ordinary_gun_beside_an_empty_one() -> Account:
    table = alone("ben", "sawed-off", "uzi", rules=LIVING_DEAD, board=ROAD)
    table.put("walker", "A").put("walker", "B")
    story = tell(table.turn("ben", left=3)).dice(1, 1).play("fire:sawed-off>B")
    return story.dice(1, 1, 1).play("fire:uzi>B").play("reload:sawed-off")


@PLAYS.of("Z-ATT-03", "Z-ATTACK-06", "INV-SKILL-45")
def damage_paid_with_a_gun_and_all_that_is_on_it() -> Account:
    table = alone("cole", "smg", "sledge").skills("cole", "is-that-all-youve-got")
    table.attach("cole", "plenty-of-bullets", "smg").attach("cole", "plenty-of-bullets", "smg")
    story = tell(table.put("worker", "A").activation())
    return story.play("drop:smg")


@PLAYS.of("Z-RELOAD-01", "Z-RELOAD-02")
def loading_among_enemies() -> Account:
    table = alone("ben", "sawed-off", rules=LIVING_DEAD, board=ROAD).put("walker", "A", 2)
    return tell(table.turn("ben")).dice(1, 1).play("fire:sawed-off>A").play("reload:sawed-off")


# -- what else survivors do ----------------------------------------------------------------


@PLAYS.of("Z-ACT-04", "Z-NOISE-01", "Z-ROUND-03")
def noise_beside_enemies_and_shots() -> Account:
    table = alone("cole", "smg").put("worker", "A").put("worker", "B")
    story = tell(table.turn("cole")).play("noise").dice(1, 1).play("fire:smg>B")
    return story.play("noise")


@PLAYS.of("Z-MOVE-01", "Z-MOVE-02", "Z-MOVE-03", "Z-MOV-03", "Z-ACT-05")
def walking_into_one_enemy_and_out_again() -> Account:
    table = alone("cole", board="A-B-C").skills("cole", "plus-1-zone-per-move")
    return tell(table.put("worker", "B").turn("cole")).play("move:B", "move:C")


@PLAYS.of("Z-MOVE-02", "Z-MOVE-01", "Z-MOV-03")
def three_enemies_hold_and_a_door_stops() -> Account:
    table = alone("cole", board="A+[B]").door("A", "B").put("worker", "A", 3)
    return tell(table.turn("cole"))


@PLAYS.of("Z-TRADE-01", "Z-TRADE-02", "Z-TRADE-03", "Z-INV-01")
def a_trade_of_two_for_one_that_is_refused() -> Account:
    table = scene(seats=2, board="A-B").put("jared", "A").put("baraka", "A")
    table.equip("jared", "smg").pack("jared", "mre", "canister").equip("baraka", "sledge")
    story = tell(table.turn("jared")).play("trade:baraka", "card:none", "card:none")
    story.play("card:sledge", "card:smg", "pack:baraka", "pack:baraka")
    return story.play("say:refuse", "card:none", "done")


@PLAYS.of("Z-TRADE-02", "Z-TRADE-03", "Z-TRADE-01")
def a_trade_of_one_for_one_that_is_agreed() -> Account:
    table = scene(seats=2, board="A-B").put("jared", "A").put("baraka", "A")
    table.equip("jared", "smg").equip("baraka", "sledge", "chainsaw")
    story = tell(table.turn("jared", left=1)).play("trade:baraka", "card:sledge", "card:chainsaw")
    return story.play("card:smg", "say:agree", "card:none", "done")


@PLAYS.of("Z-ATT-03", "Z-INV-01")
def a_gun_with_two_cards_is_thrown_away() -> Account:
    table = alone("cole", "smg", "sledge").attach("cole", "plenty-of-bullets", "smg")
    table.attach("cole", "plenty-of-bullets", "smg").turn("cole")
    return tell(table).play("discard", "take:cole", "drop:cole.smg", "discard", "take:cole")


@PLAYS.of("Z-ACT-03", "Z-XP-03", "Z-MIS-05")
def objectives_of_two_colours() -> Account:
    tokens = (
        Objective(id="first", zone="0.0", color="blue"),
        Objective(id="second", zone="0.0", color="green"),
        Objective(id="third", zone="0.1", color="red"),
    )
    table = Scene(INVADER, board="A-B", changes={"objective": tokens}).put("cole", "A")
    return tell(table.turn("cole")).play("objective:second", "objective:first")


@PLAYS.of("Z-SEARCH-01", "Z-SEARCH-02", "Z-SEARCH-03")
def a_search_and_no_second_one() -> Account:
    table = alone("cole", board="[A]+[B]").finds("light-machine-gun").turn("cole")
    return tell(table).play("search", "say:discard")


@PLAYS.of("Z-SEARCH-11", "Z-SEARCH-02")
def an_empty_deck_is_shuffled_again() -> Account:
    table = alone("cole", board="[A]+[B]")
    state, stock = table.state, table.state.stocks[0]
    first, *others = stock.cards
    state.stocks = (stock.without(tuple(others)), *state.stocks[1:])
    state.discards += tuple(others)
    table.cards(first, others[0])
    story = tell(table.start(SearchZone(table.who("cole"), 0, 2), Rest()))
    return story.play("say:discard", "say:discard")


# -- the enemies ---------------------------------------------------------------------------


@PLAYS.of("Z-EMOVE-11", "Z-EMOVE-12", "Z-EMOVE-07")
def three_of_a_kind_and_two_ways() -> Account:
    table = scene(board="A-B-C", seats=2).put("cole", "A").put("vivian", "C")
    table.put("worker", "B", 3).put("tank", "B")
    return tell(table.enemies_phase()).play("zone:0.2", "zone:0.0")


@PLAYS.of("Z-ATTACK-01", "Z-ATTACK-04", "Z-ATTACK-05", "Z-ACTIV-01", "Z-WIN-02", "Z-OVER-01")
def attacks_shared_out_until_one_falls() -> Account:
    table = scene(board="A-B", seats=2).put("cole", "A").put("vivian", "A")
    table.hurt("cole", 1).put("worker", "A", 2).put("tank", "A").put("worker", "B")
    story = tell(table.enemies_phase())
    while table.outcome is None:
        story.play("take:cole")
    return story


@PLAYS.of("Z-ENEMY-02", "Z-ACTIV-01", "Z-EMOVE-07")
def a_hunter_moves_and_strikes() -> Account:
    table = scene(board="A-B-C-D").put("cole", "A").put("hunter", "C").put("worker", "C")
    return tell(table.activation())


@PLAYS.of("Z-SPAWN-01", "Z-ROUND-06", "Z-SPAWN-06", "Z-XP-10")
def three_spawn_zones_at_yellow() -> Account:
    table = scene(board="A-B-C-D").put("cole", "D").experience("cole", 7)
    table.spawn("C").spawn("A").spawn("B", active=False).spawn("D")
    numbers = [n for n, c in table.game.world.enemy_cards.items() if c.kind == "spawn"]
    table.cards(numbers[0], numbers[10], numbers[20])
    return tell(table.enemies_phase())


@PLAYS.of("Z-MINI-01", "Z-SPAWN-01")
def figures_run_out() -> Account:
    table = scene(board="A-B-C").put("cole", "C").spawn("A")
    foe = table.foe("tank")
    table.put("tank", "B", table.state.pool[foe] - 1)
    number = next(
        n for n, c in table.game.world.enemy_cards.items() if c.kind == "spawn" and c.foe == foe
    )
    return tell(table.cards(number).spawning())


@PLAYS.of("Z-MOVE-03", "FH-SKILL-20")
def a_medic_does_not_pass_enemies() -> Account:
    table = scene(HENDRIX, STREET).put("marian", "A").put("karl", "C").put("riley", "B")
    table.skills("marian", "field-medic", only=True).hurt("karl", 1).hurt("riley", 1)
    return tell(table.put("walker", "B").turn("marian")).play("skill:field-medic>B", "take:riley")


# -- sight and ways ------------------------------------------------------------------------

BUILDING = """
rA   +rB   |rC   +#D
  +  -----   +   .....
rE   +#F   :#G   :#H
"""


@PLAYS.of("Z-LOS-01", "Z-LOS-02", "Z-LOS-03", "Z-LOS-04", "Z-MOV-01", "Z-MOV-02", "Z-MOV-03",
          "Z-MOV-04", "Z-ZONE-01", "Z-RANGED-02")  # fmt: skip
def from_every_zone_of_a_building() -> Account:
    table = alone("vivian", "prototype-sniper-rifle", board=BUILDING).door("C", "D")
    table.attach("vivian", "energy-cell", "prototype-sniper-rifle")
    story = tell(table.turn("vivian"))
    for zone in "BCDEFGH":
        table.survivor("vivian").zone = table.zone(zone)
        table.changed()
        story.look()
    return story


# -- more of combat ------------------------------------------------------------------------


@PLAYS.of("Z-COMBAT-01", "Z-EQUIP-04", "Z-EQUIP-05", "Z-EQUIP-06", "Z-EQUIP-08", "Z-DUAL-01",
          "Z-SKILL-09", "Z-EQUIP-01", "Z-EQUIP-02", "Z-EQUIP-03")  # fmt: skip
def a_pair_with_one_more_die_each() -> Account:
    table = alone("cole", "cattle-prod", "cattle-prod").skills("cole", "plus-1-die-combat")
    table.put("tank", "A").put("worker", "A", 2)
    story = tell(table.turn("cole")).dice(*[3] * 6).play("melee:cattle-prod*2>A")
    return story.dice(*[6] * 3).play("melee:cattle-prod>A")


@PLAYS.of("Z-SKILL-08", "Z-COMBAT-02", "Z-EQUIP-05")
def one_more_on_every_die_at_range_alone() -> Account:
    table = alone("cole", "smg", "sledge").skills("cole", "plus-1-to-dice-roll-ranged")
    table.put("worker", "A", 3).put("worker", "B", 3).turn("cole")
    story = tell(table).dice(2, 3).play("fire:smg>B")
    return story.dice(1, 2, 6).play("melee:sledge>A")


@PLAYS.of("Z-TARGET-01", "Z-TARGET-05", "Z-COMBAT-03", "Z-XP-01")
def the_order_of_targets_with_two_levels_of_two() -> Account:
    table = alone("cole", "heavy-shotgun").skills("cole", "plus-1-die-ranged")
    table.put("tank", "B", 2).put("worker", "B").put("hunter", "B")
    story = tell(table.turn("cole")).dice(6, 6, 6).play("fire:heavy-shotgun>B")
    return story.dice(6, 6, 6).play("fire:heavy-shotgun>B")


@PLAYS.of("Z-SKILL-47", "Z-FRIEND-01", "Z-FRIEND-02")
def misses_pass_by_the_one_with_a_low_profile() -> Account:
    table = scene().put("vivian", "A").put("cole", "B").put("jared", "B").equip("vivian", "smg")
    table.skills("vivian", only=True).skills("cole", "low-profile", only=True)
    return tell(table.turn("vivian")).dice(1, 1).play("fire:smg>B")


@PLAYS.of("Z-ATTACK-04", "Z-ATTACK-06", "Z-ENEMY-02", "Z-ATTACK-05")
def an_armed_vest_and_a_tough_one() -> Account:
    table = scene(seats=2).put("cole", "A").put("vivian", "A").skills("vivian", "tough")
    table.put("tank", "A").put("hunter", "A")
    return tell(table.activation()).play("take:vivian", "take:cole")


# -- more of the enemies' phase ------------------------------------------------------------


@PLAYS.of("Z-EMOVE-01", "Z-EMOVE-07", "Z-ACTIV-01", "Z-ATTACK-01")
def some_attack_and_others_come_nearer() -> Account:
    table = scene(board="A-B-C-D-E").put("cole", "A").put("vivian", "E").noise("E", 2)
    table.put("worker", "A").put("worker", "C", 2).put("hunter", "D")
    return tell(table.enemies_phase())


@PLAYS.of("Z-SPAWN-05", "Z-SPAWN-08", "Z-SPAWN-01", "Z-SPAWN-09", "Z-DIFF-07")
def two_tokens_in_a_zone_and_an_empty_deck() -> Account:
    table = scene(board="A-B-C").put("cole", "C").spawn("A").spawn("A", color="blue")
    state, cards = table.state, table.game.world.enemy_cards
    spawn, other, *_ = [n for n in state.enemy_deck.cards if cards[n].kind == "spawn"]
    rest = tuple(n for n in state.enemy_deck.cards if n != spawn)
    state.enemy_deck = state.enemy_deck.without(rest)
    state.enemy_discards += rest
    return tell(table.cards(spawn, other).spawning())


@PLAYS.of("Z-SPAWN-09", "Z-XP-10")
def an_extra_activation() -> Account:
    table = scene(board="A-B-C").put("cole", "C").spawn("A").put("worker", "A", 2)
    table.experience("cole", 7)
    table.put("hunter", "A")
    cards = table.game.world.enemy_cards
    extra = [n for n, c in cards.items() if c.kind == "extra" and c.counts[1]]
    return tell(table.cards(extra[0]).spawning())


# -- goals and the beginning ---------------------------------------------------------------


@PLAYS.of("Z-WIN-01", "Z-OVER-01", "Z-MIS-01", "Z-MIS-05", "Z-ROUND-05")
def two_players_leave_by_the_exit() -> Account:
    table = mission("M0", "jared", at="5.5", seats=3)
    return tell(met(table, 0).start(Round())).play("end", "say:leave")


@PLAYS.of("Z-SETUP-01", "Z-SETUP-02", "Z-SETUP-08", "Z-OVER-03", "Z-ROUND-02")
def a_mission_begins_with_two_players() -> Account:
    return tell(Scene(INVADER, "M1", seats=2, owners=(1, 0, 0, 1, 1, 1)).start())


@PLAYS.of("Z-INV-04", "Z-SEARCH-02", "Z-TRADE-01")
def a_backpack_that_is_full() -> Account:
    table = alone("cole", "smg", "sledge", board="[A]+[B]").finds("light-machine-gun")
    table.pack("cole", "mre", "canister", "chainsaw").turn("cole")
    story = tell(table).play("search", "say:keep")
    return story.play("card:light-machine-gun", "card:none")


@PLAYS.of("Z-ROUND-04", "Z-SKILL-01", "Z-ROUND-03")
def four_moves_with_one_more_action() -> Account:
    table = alone("cole", board="A-B-C").skills("cole", "plus-1-action").turn("cole")
    return tell(table).play("move:B", "move:C", "move:B", "move:A")


# -- levels --------------------------------------------------------------------------------


@PLAYS.of("Z-XP-04", "Z-XP-11", "Z-XP-02")
def from_blue_to_red_in_one_go() -> Account:
    table = scene(board="A-B", seats=2).put("vivian", "A").gains("vivian", 43)
    story = tell(table)
    while table.game.decision is not None and table.game.decision.kind == "learn":
        story.play(table.options[0])
    return story


@PLAYS.of("Z-ULTRA-02", "Z-XP-04", "Z-ULTRA-01")
def a_second_climb() -> Account:
    table = scene(board="A-B", ultrared=True).put("vivian", "A").experience("vivian", 42)
    lessons = [LearnSkill(table.who("vivian"), level) for level in (2, 3)]
    story = tell(table.start(*lessons, Rest()))
    return story.play(table.options[-1])


# -- the round -----------------------------------------------------------------------------


@PLAYS.of("Z-ROUND-01", "Z-ROUND-02", "Z-ROUND-07", "Z-ROUND-08")
def a_round_of_two_players() -> Account:
    table = scene(board="A-B", seats=2).put("cole", "A").put("vivian", "A").put("jared", "B")
    story = tell(table.noise("B", 2).start(Round()))
    while table.game.state.round == 1:
        decision = table.game.decision
        assert decision is not None
        story.play("end" if decision.kind == "turn" else table.options[-1])
    return story


@pytest.mark.parametrize("name", PLAYS.params())
def test_a_play_is_told_as_it_is_written(name: str) -> None:
    assert PLAYS.now(name) == PLAYS.written()[name]


def test_nothing_is_written_of_plays_that_are_no_more() -> None:
    assert [*PLAYS.written()] == [*PLAYS.plays]
