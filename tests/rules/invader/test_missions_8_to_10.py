"""Missions M8 to M10: the secured airlock, walking scientists, samples and new tanks."""

from __future__ import annotations

import msgspec
import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.objectives import possible_colors
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import ELIMINATED, LEFT
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.events import LockOpened, SampleGathered
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.games.zombicide.systems.machines.machines import destroy
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.games.zombicide.systems.units.events import RemoteTaken
from shambler.testing import rule
from shambler.testing.watch import Watch
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act, cards_of, lost, met, mission, won

GUN = "prototype-light-machine-gun"

# -- M8 ------------------------------------------------------------------------------------


@rule("INV-M8-04")
def test_purple_and_green_hide_among_four_red_objectives_in_m8() -> None:
    assert sorted(mission("M8").state.hidden) == ["green", "purple", *["red"] * 4]


@rule("INV-M8-05")
def test_a_red_objective_of_m8_gives_five_points_and_a_prototype() -> None:
    table = mission("M8").put("cole", "5.1").turn("cole")
    gun = table.game.world.copies[GUN][0]
    table.colors("red").cards(gun).play("objective:token-5.1", "say:keep", "done")
    assert cards_of(table, "cole") == [GUN]
    assert table.survivor("cole").experience == 5


def almost_done(table: Scene) -> Scene:
    """All objectives but the one in 5.1 are taken, and all but Cole are Orange."""
    table.state.taken = ("red",) * 4 + ("purple",)
    table.state.hidden = ("green",)
    table.state.tokens = table.state.tokens[:1]
    for name in TEAM:
        table.experience(name, 19 if name != "cole" else 7)
    return table


@rule("INV-M8-02", "INV-M8-03")
def test_objectives_first_then_levels_wins_m8() -> None:
    table = almost_done(mission("M8").put("cole", "5.1"))
    table.turn("cole").colors("green").play("objective:token-5.1").told(
        ev.GoalMet, rule="INV-M8-02"
    )
    assert table.outcome is None
    table.gains("cole", 7)
    assert won(table)


@rule("INV-M8-02", "INV-M8-03")
def test_levels_first_then_objectives_wins_m8() -> None:
    table = almost_done(mission("M8").put("cole", "5.1")).experience("cole", 19)
    table.turn("cole").colors("green").play("objective:token-5.1")
    assert won(table)


@rule("INV-M8-03")
def test_whoever_is_red_is_high_enough_for_m8_and_whoever_is_yellow_is_not() -> None:
    table = almost_done(mission("M8").put("cole", "5.1"))
    goal = next(g for g in table.game.world.goals if g.name == "reach-level")
    for points, enough in ((18, False), (19, True), (43, True)):
        table.experience("cole", points)
        assert goal.met(table.game) is enough


@rule("INV-M8-06")
def test_the_secured_airlock_lets_nobody_through() -> None:
    table = mission("M8").put("cole", "4.6").equip("cole", "oxygen-tank").put("bot", "4.6")
    table.remote("cole", "bot").turn("cole")
    assert not table.offers("move:4.7")
    assert not table.offers("machine:bot.move>4.7")
    assert not table.offers("open:4.6-4.7")
    assert table.blocked("move:4.7") == "Z-MOVE-01"
    inside = table.game.terrain.routes.distance[table.zone("4.6")][table.zone("4.7")]
    assert inside == -1  # nor do enemies find a way


@rule("INV-M8-06")
def test_the_bot_before_the_airlock_opens_it_with_one_action() -> None:
    table = mission("M8").put("cole", "4.6").equip("cole", "oxygen-tank").put("bot", "4.6")
    table.remote("cole", "bot").turn("cole")
    assert table.cost_of("mission:unlock") == 1
    table.play("mission:unlock").told(LockOpened)
    assert table.is_active("bot")
    assert table.offers("move:4.7")
    assert not table.offers("mission:unlock")


@rule("INV-M8-06")
def test_the_bot_opens_it_for_whoever_controls_it_from_far_away() -> None:
    table = mission("M8").put("bot", "4.6").remote("cole", "bot").turn("cole")
    table.play("mission:unlock").told(LockOpened, who=table.who("cole"))


@rule("INV-M8-06")
def test_elsewhere_the_bot_opens_nothing_and_others_cannot_use_it() -> None:
    table = mission("M8").remote("cole", "bot").turn("cole")
    assert table.blocked("mission:unlock") == "INV-M8-06"
    table = mission("M8").put("bot", "4.6").turn("cole")
    assert table.blocked("mission:unlock") == "INV-MACH-01"


@rule("INV-M8-06", "INV-FIRE-02", "INV-FIRE-03")
def test_a_fire_that_takes_the_bot_is_the_end_before_anybody_looks_at_what_burned() -> None:
    table = mission("M8", "cole", at="0.3")
    zone = next(token.zone for token in table.state.tokens)
    table.put("bot", table.game.world.board.zones[zone].name)
    with Watch(RULES):
        table.start(Burn(0, zone))
    assert lost(table).rule == "INV-M8-06"
    table.not_told(ev.ObjectiveLost)


@rule("INV-M8-06", "INV-WIN-05")
def test_losing_the_bot_with_an_objective_behind_the_lock_loses_m8() -> None:
    table = mission("M8", "cole", at="3.4").activated("bot").put("worker", "3.4")
    act(table, "worker").play("take:bot")
    assert lost(table).rule == "INV-M8-06"


@rule("INV-M8-06", "INV-WIN-05")
def test_losing_the_bot_after_the_lock_is_open_loses_nothing() -> None:
    table = mission("M8")
    table.game.change_ground(locked=0)
    destroy(table.game, table.machine_number("bot"))
    assert table.outcome is None


@rule("INV-M8-06", "INV-WIN-05")
def test_losing_the_sentry_gun_loses_nothing() -> None:
    table = mission("M8")
    destroy(table.game, table.machine_number("sentry-gun"))
    assert table.state.outcome is None


@rule("INV-M8-06")
def test_losing_the_bot_when_nothing_lies_behind_the_lock_loses_nothing() -> None:
    table = mission("M8")
    table.state.tokens = tuple(t for t in table.state.tokens if t.zone != table.zone("4.8"))
    destroy(table.game, table.machine_number("bot"))
    assert table.outcome is None


@rule("INV-M8-06", "INV-MACH-01")
def test_the_remote_that_opens_the_lock_never_lies_behind_it() -> None:
    table = mission("M8").put("cole", "5.1")
    table.state.taken = ("red",) * 3 + ("purple",)
    table.state.hidden = ("green", "red")
    table.state.tokens = tuple(
        t for t in table.state.tokens if t.zone in (table.zone("5.1"), table.zone("4.8"))
    )
    assert possible_colors(table.game, table.state.tokens[0]) == ("green",)
    table.turn("cole").colors("green").play("objective:token-5.1")
    table.told(RemoteTaken, machine=table.machine_number("bot"))


@rule("INV-M8-06")
def test_while_two_tokens_lie_before_the_lock_the_first_may_have_any_colour() -> None:
    table = mission("M8").put("cole", "5.1")
    before = [t for t in table.state.tokens if t.zone != table.zone("4.8")][:2]
    behind = [t for t in table.state.tokens if t.zone == table.zone("4.8")]
    table.state.hidden, table.state.tokens = ("green", "red", "red"), (*before, *behind)
    assert possible_colors(table.game, before[0]) == ("green", "red", "red")
    shown = msgspec.structs.replace(before[1], color="purple")  # no longer face down
    table.state.hidden, table.state.tokens = ("green", "red"), (before[0], shown, *behind)
    assert possible_colors(table.game, before[0]) == ("green",)


@rule("INV-M8-06")
def test_once_the_lock_is_open_any_colour_may_lie_anywhere() -> None:
    table = mission("M8")
    table.game.change_ground(locked=0)
    table.state.hidden = ("green", "red")
    table.state.tokens = table.state.tokens[:1] + table.state.tokens[-1:]
    assert possible_colors(table.game, table.state.tokens[0]) == ("green", "red")


# -- M9 ------------------------------------------------------------------------------------


SCIENTISTS = ("scientist-1", "scientist-2")


def quiet(table: Scene) -> Scene:
    """Nothing spawns."""
    table.state.spawns = ()
    return table


def guests(*present: str, at: str = "") -> Scene:
    """M9 with the scientists and some of the team."""
    return mission("M9", *present, at=at)


@rule("INV-M9-03", "INV-M9-04")
def test_objectives_of_m9_are_hidden_and_give_five_points() -> None:
    table = guests().put("cole", "3.1")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red"]
    table.turn("cole").colors("green").play("objective:token-3.1")
    assert table.survivor("cole").experience == 5


@rule("INV-M9-04")
def test_a_red_objective_of_m9_gives_a_random_prototype() -> None:
    table = guests().put("cole", "3.1").turn("cole")
    gun = table.game.world.copies[GUN][0]
    table.colors("red").cards(gun).play("objective:token-3.1", "say:keep", "done")
    assert cards_of(table, "cole") == [GUN]


@rule("INV-M9-05")
def test_scientists_are_survivors_with_armor_2_and_no_danger_level() -> None:
    table = guests()
    assert len(table.state.survivors) == 8
    for name, zone in (("scientist-1", "1.2"), ("scientist-2", "1.3")):
        assert table.where(name) == table.game.world.board.zones[table.zone(zone)].name
        assert table.survivor(name).armor == 2
    assert table.game.bait()[table.zone("1.3")] == 1
    table.gains("scientist-1", 50)
    assert table.survivor("scientist-1").experience == 0
    assert table.game.danger() == 0


@rule("INV-M9-05")
def test_scientists_cannot_be_taken_traded_with_or_given_a_turn() -> None:
    table = guests().put("cole", "1.2").put("scientist-2", "1.2").equip("cole", "smg")
    table.turn("cole")
    assert not [key for key in table.options if key.startswith(("objective:", "trade:"))]
    table = guests().start(Round())
    assert not [key for key in table.options if "scientist" in key]


@rule("INV-M9-05")
def test_each_scientist_walks_one_zone_toward_the_exit_when_the_players_are_done() -> None:
    table = quiet(guests()).put("scientist-1", "7.3").put("scientist-2", "6.2").players_done()
    table.asks("companion", "activate:scientist-1", "activate:scientist-2")
    distance = table.game.terrain.routes.distance[table.game.world.exit]
    before = [distance[table.survivor(name).zone] for name in SCIENTISTS]
    table.play("activate:scientist-2", "move:7.2").asks("activate")
    moved = [e.who for e in table.events if isinstance(e, ev.Moved)]
    assert moved == [table.who("scientist-2"), table.who("scientist-1")]
    after = [distance[table.survivor(name).zone] for name in SCIENTISTS]
    assert after == [steps - 1 for steps in before]


@rule("INV-M9-05")
def test_the_players_choose_among_equally_short_ways() -> None:
    table = quiet(guests()).put("scientist-1", "0.1")
    table.survivor("scientist-2").zone, table.survivor("scientist-2").status = -1, LEFT
    distance = table.game.terrain.routes.distance[table.game.world.exit]
    here = table.zone("0.1")
    nearer = [
        zone for zone, _ in table.game.terrain.steps[here] if distance[zone] == distance[here] - 1
    ]
    assert len(nearer) > 1
    names = [table.game.world.board.zones[zone].name for zone in nearer]
    table.players_done().asks("companion-way", *(f"move:{name}" for name in names))
    table.play(f"move:{names[-1]}")
    assert table.where("scientist-1") == names[-1]


@rule("INV-M9-05", "Z-MOVE-02")
def test_with_an_enemy_in_the_zone_a_scientist_stays() -> None:
    table = quiet(guests("cole", at="4.1")).put("scientist-1", "7.3").put("worker", "7.3")
    table.put("scientist-2", "6.2").players_done()
    moved = {e.who for e in table.events if isinstance(e, ev.Moved)}
    assert moved == {table.who("scientist-2")}


@rule("INV-M9-05", "Z-MOV-03")
def test_closed_doors_stop_a_scientist() -> None:
    table = quiet(guests("cole", at="4.1")).put("scientist-2", "6.2")
    board, steps = table.game.world.board, table.game.terrain.steps
    rooms = [zone.index for zone in board.zones if zone.kind == "room"]
    shut = next(zone for zone in rooms if all(board.doorways >> o & 1 for _, o in steps[zone]))
    table.survivor("scientist-1").zone = shut
    table.game.change_ground(closed=board.around[shut] & board.doorways)
    table.players_done()
    assert {e.who for e in table.events if isinstance(e, ev.Moved)} == {table.who("scientist-2")}


@rule("INV-M9-05", "INV-MIS-01")
def test_a_scientist_leaves_right_after_the_move_into_a_quiet_exit() -> None:
    table = quiet(guests("cole", at="0.3"))
    near = next(zone for zone, _ in table.game.terrain.steps[table.game.world.exit])
    for name in ("scientist-1", "scientist-2"):
        table.survivor(name).zone = near
    table.players_done().play("activate:scientist-1")
    assert table.survivor("scientist-1").status == LEFT
    assert table.survivor("scientist-2").status == LEFT
    assert table.outcome is None


@rule("INV-M9-05", "INV-MIS-01")
def test_an_enemy_in_the_exit_keeps_a_scientist_in() -> None:
    table = quiet(guests("cole", at="0.3")).put("worker", "8.2")
    near = next(zone for zone, _ in table.game.terrain.steps[table.game.world.exit])
    table.survivor("scientist-1").zone = table.survivor("scientist-2").zone = near
    table.players_done().play("activate:scientist-1")
    assert table.survivor("scientist-1").status != LEFT
    assert table.where("scientist-1") == "8.2"


@rule("INV-M9-05", "INV-M9-02", "Z-WIN-02")
def test_losing_a_scientist_loses_m9() -> None:
    table = guests().armor("scientist-1", 1).put("worker", "1.2")
    act(table, "worker")
    assert lost(table).reason == "eliminated"
    assert table.survivor("scientist-1").status == ELIMINATED


@rule("INV-M9-05")
def test_mold_does_not_remove_a_scientist_but_hellfire_does() -> None:
    table = guests("cole", at="1.2").armor("scientist-1", 9, over_limit=True).put("spoiler", "1.1")
    table.survivor("cole").armor = 9
    act(table, "spoiler").told(MoldSpread, zone=table.zone("1.2"))
    assert table.where("scientist-1") == "1.2"
    table = guests().start(Burn(0, table.zone("1.2")))
    assert lost(table).reason == "eliminated"


@rule("INV-M9-02")
def test_m9_is_won_only_when_the_scientists_are_out_too() -> None:
    table = guests("jared", at="8.2").start(LeaveBoard(0), Round(1)).play("say:leave")
    assert table.outcome is None
    table = guests("jared", at="8.2")
    for name in ("scientist-1", "scientist-2"):
        table.survivor(name).zone, table.survivor(name).status = -1, LEFT
    assert won(table.start(LeaveBoard(0)).play("say:leave"))
    table = guests("jared", at="8.2")
    table.survivor("scientist-1").zone, table.survivor("scientist-1").status = -1, LEFT
    table.start(LeaveBoard(0), Round(1)).play("say:leave")
    assert table.outcome is None  # one of them is still inside


@rule("INV-M9-05")
def test_a_closed_door_is_no_way_for_a_scientist() -> None:
    table = quiet(guests("cole", at="4.1"))
    table.game.change_ground(closed=table.game.world.board.doorways)
    table.players_done()
    assert not [e for e in table.events if isinstance(e, ev.Moved)]


# -- M10 -----------------------------------------------------------------------------------


@rule("INV-M10-05")
def test_blue_and_white_are_set_apart_and_purple_and_green_hidden() -> None:
    table = mission("M10")
    assert sorted(table.state.hidden) == ["green", "purple", "red", "red", "red"]
    assert len(table.state.tokens) == 5


@rule("INV-M10-06", "INV-MIS-03")
def test_the_first_tank_is_lost_on_entering_an_airlock() -> None:
    table = mission("M10").turn("cole")
    assert cards_of(table, "cole") == ["oxygen-tank"]
    table.play("move:1.1")
    assert cards_of(table, "cole") == []
    assert len(table.state.supply) == 1
    table.told(ev.CardDiscarded, rule="INV-M10-06")
    assert not table.offers("move:1.2")


@rule("INV-M10-06")
def test_a_tank_in_the_backpack_is_lost_too() -> None:
    table = mission("M10").put("cole", "2.1")
    cole = table.survivor("cole")
    cole.pack, cole.body = (cole.body[0],), (-1, -1)
    table.turn("cole").play("move:1.1")
    assert cards_of(table, "cole") == []


@rule("INV-M10-06", "INV-ROOM-04")
def test_a_tank_taken_later_is_new_and_stays() -> None:
    table = mission("M10").turn("cole").play("move:1.1", "move:2.1", "oxygen", "done")
    assert cards_of(table, "cole") == ["oxygen-tank"]
    table.turn("cole").play("move:1.1")
    assert cards_of(table, "cole") == ["oxygen-tank"]


def new_tanks(table: Scene, *names: str) -> Scene:
    """Their tanks are not the ones they came with."""
    for name in names:
        for card in table.survivor(name).body:
            table.state.tally.pop(f"old-{card}", None)
    return table


@rule("INV-M10-03")
def test_everybody_needs_a_new_tank_in_a_body_slot() -> None:
    table = new_tanks(mission("M10", at="2.1"), *TEAM[1:])
    goal = next(g for g in table.game.world.goals if g.name == "all-equipped")
    assert not goal.met(table.game)  # Jared still has the old one
    new_tanks(table, "jared")
    assert goal.met(table.game)
    jared = table.survivor("jared")
    jared.pack, jared.body = (jared.body[0],), (-1, -1)
    assert not goal.met(table.game)


@rule("INV-M10-03")
def test_a_new_tank_counts_in_either_body_slot() -> None:
    table = new_tanks(mission("M10", at="2.1"), *TEAM)
    table.survivor("jared").body = table.survivor("jared").body[::-1]
    check_goals(table.game)
    assert table.state.tally.get("goal1")


@rule("INV-M10-03")
def test_a_new_tank_taken_off_again_no_longer_counts() -> None:
    table = new_tanks(mission("M10", at="2.1"), *TEAM)
    check_goals(table.game)
    assert table.state.tally.get("goal1")
    jared = table.survivor("jared")
    jared.pack, jared.body = (jared.body[0],), (-1, -1)
    check_goals(table.game)
    assert not table.state.tally.get("goal1")


@rule("INV-M10-03", "INV-M10-02", "INV-M10-04")
def test_m10_is_won_when_the_last_survivor_puts_a_new_tank_on() -> None:
    table = met(new_tanks(mission("M10", at="2.1"), *TEAM), 0, 2)
    table.state.tally.update({f"sample-{s}": 1 for s in ("worker", "tank", "hunter", "mold")})
    table.state.tally["sample-abomination"] = 1
    table.state.supply = (table.survivor("jared").body[0],)
    table.survivor("jared").body = (-1, -1)
    table.turn("jared").play("oxygen", "card:oxygen-tank")
    assert won(table)


@rule("INV-M10-02")
def test_the_objective_of_m10_means_the_five_on_the_board() -> None:
    table = mission("M10").put("cole", "1.0")
    table.state.taken = ("red", "red", "green", "purple")
    table.state.hidden = ("red",)
    table.state.tokens = table.state.tokens[:1]
    gun = table.game.world.decks["prototype"][0]
    table.turn("cole").colors("red").cards(gun).play("objective:token-1.0")
    table.told(ev.GoalMet, rule="INV-M10-02")


@rule("INV-M10-07")
def test_a_red_objective_of_m10_gives_five_points_and_a_prototype() -> None:
    table = mission("M10").put("cole", "1.0").turn("cole")
    gun = table.game.world.copies[GUN][0]
    table.colors("red").cards(gun).play("objective:token-1.0", "say:keep", "done")
    assert GUN in cards_of(table, "cole")
    assert table.survivor("cole").experience == 5


@pytest.mark.parametrize("foe", ["worker", "hunter"])
@rule("INV-M10-08")
def test_the_first_of_a_kind_brought_down_in_melee_is_a_sample(foe: str) -> None:
    table = mission("M10").put("cole", "2.1").put(foe, "2.1", 2).equip("cole", "cattle-prod")
    pool = table.state.pool[table.game.world.foe_index[foe]]
    dice = [6] * table.game.gear(table.survivor("cole").hands[0]).weapons[0].dice
    table.turn("cole").dice(*dice).play("melee:cattle-prod>2.1")
    assert table.told(SampleGathered, sample=foe).rule == "INV-M10-08"
    fallen = 2 - table.enemies("2.1").get(foe, 0)
    assert table.survivor("cole").experience == fallen + 5
    left = table.state.pool[table.game.world.foe_index[foe]]
    assert left == pool + fallen - 1  # one figure is kept aside


@rule("INV-M10-08")
def test_a_tank_falls_to_a_concentrated_melee_attack_and_is_a_sample() -> None:
    table = mission("M10").put("cole", "2.1").put("tank", "2.1", 2).equip("cole", "cattle-prod")
    dice = [6] * table.game.gear(table.survivor("cole").hands[0]).weapons[0].dice
    table.turn("cole").dice(*dice).play("melee:cattle-prod>2.1@tank")
    table.told(SampleGathered, sample="tank")
    assert table.survivor("cole").experience == 1 + 5
    assert table.state.tally["kept-tank"] == 1


@rule("INV-M10-08")
def test_a_second_one_and_one_shot_from_afar_are_no_samples() -> None:
    table = mission("M10").put("cole", "2.1").put("worker", "2.1").equip("cole", "cattle-prod")
    table.state.tally["sample-worker"] = 1
    dice = [6] * table.game.gear(table.survivor("cole").hands[0]).weapons[0].dice
    table.turn("cole").dice(*dice).play("melee:cattle-prod>2.1").not_told(SampleGathered)
    table = mission("M10").put("cole", "2.1").put("worker", "1.1").equip("cole", "smg")
    dice = [6] * table.game.gear(table.survivor("cole").hands[0]).weapons[0].dice
    table.turn("cole").dice(*dice).play("fire:smg>1.1").not_told(SampleGathered)
    assert table.enemies("1.1") == {}


@rule("INV-M10-08", "INV-MACH-10")
def test_a_melee_action_of_the_bot_takes_a_sample_for_its_controller() -> None:
    table = mission("M10").put("bot", "2.1").put("worker", "2.1").remote("cole", "bot")
    table.turn("cole").dice(6, 6).play("machine:bot.melee>2.1")
    table.told(SampleGathered, sample="worker", who=table.who("cole"))


@rule("INV-M10-09")
def test_an_abomination_brought_down_in_melee_is_a_sample_whose_figure_goes_back() -> None:
    table = mission("M10").put("cole", "2.1").put("spoiler", "2.1").equip("cole", "cattle-prod")
    table.skills("cole", "plus-1-damage-melee", "plus-1-die-melee")
    foe = table.game.world.foe_index["spoiler"]
    pool = table.state.pool[foe]
    table.turn("cole")
    weapon = table.game.gear(table.survivor("cole").hands[0]).weapons[0]
    table.dice(*[6] * (weapon.dice + 1)).play("melee:cattle-prod>2.1@spoiler")
    table.told(SampleGathered, sample="abomination", rule="INV-M10-09")
    assert table.survivor("cole").experience == 5 + 5
    assert table.state.pool[foe] == pool + 1


@rule("INV-M10-10")
def test_one_action_in_a_spawn_zone_gathers_mold_once() -> None:
    table = mission("M10").put("cole", "0.8").turn("cole")
    assert table.cost_of("mission:sample-mold") == 1
    table.play("mission:sample-mold").told(SampleGathered, sample="mold")
    assert table.survivor("cole").experience == 5
    assert not table.offers("mission:sample-mold")


@rule("INV-M10-10")
@pytest.mark.parametrize("zone", ["0.8", "5.0", "5.8"])
def test_every_spawn_zone_will_do_whoever_stands_there_and_one_sample_is_enough(zone: str) -> None:
    table = mission("M10").put("cole", zone).put("vivian", zone).put("worker", zone).turn("cole")
    table.play("noise", "noise", "mission:sample-mold")  # the last action is enough
    assert (table.survivor("cole").experience, table.survivor("vivian").experience) == (5, 0)
    table.not_told(ev.GoalMet)  # four samples are missing
    assert table.acting.spent == 3
    assert not table.turn("vivian").offers("mission:sample-mold")
    tired = mission("M10").put("cole", zone).turn("cole").play("noise", "noise", "noise")
    assert tired.blocked("mission:sample-mold") == "Z-ROUND-03"


@rule("INV-M10-10")
def test_mold_is_not_gathered_elsewhere() -> None:
    table = mission("M10").put("cole", "3.0").turn("cole")
    assert table.blocked("mission:sample-mold") == "INV-M10-10"
    table = mission("M10").put("cole", "1.0").mold("1.0").turn("cole")
    assert table.blocked("mission:sample-mold") == "INV-M10-10"  # moldy, but no spawn zone


@rule("INV-M10-04")
def test_the_last_sample_meets_the_goal() -> None:
    table = mission("M10").put("cole", "0.8")
    table.state.tally.update(
        {f"sample-{s}": 1 for s in ("worker", "tank", "hunter", "abomination")}
    )
    table.turn("cole").play("mission:sample-mold").told(ev.GoalMet, rule="INV-M10-04")


@rule("Z-WIN-01", "INV-M10-03")
def test_m10_is_not_won_by_a_tank_that_was_taken_off_again() -> None:
    table = new_tanks(mission("M10", at="2.1"), *TEAM)
    check_goals(table.game)
    jared = table.survivor("jared")
    jared.pack, jared.body = (jared.body[0],), (-1, -1)
    table.state.tally.update({f"sample-{s}": 1 for s in ("worker", "tank", "hunter", "mold")})
    table.state.tally["sample-abomination"] = 1
    met(table, 0)
    check_goals(table.game)
    assert table.outcome is None
    jared.pack, jared.body = (), (jared.pack[0], -1)
    check_goals(table.game)
    assert won(table)
