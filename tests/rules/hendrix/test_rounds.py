"""The round, turns, noise, winning and losing (Z-ROUND, Z2E-009 to 013, 037 to 039, 047, 048)."""

import msgspec
import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.knockout.knockout import fall, fallen_in
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded, unloaded_in
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from shambler.testing.zombicide_blank import NO_STORY
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, TEAM, led_by, scene

PHASES = ("RoundBegan", "ActivationBegan", "EnemyCardDrawn", "RoundEnded")


@rule("Z-ROUND-01", "Z-ROUND-05", "Z-ROUND-06", "Z2E-009", "Z2E-069")
def test_players_then_zombies_who_act_and_spawn_then_the_end_phase() -> None:
    table = scene(seats=2).put("javier", "A").put("karl", "A").equip("javier", "crowbar")
    table.put("walker", "E").put("runner", "E").put("abominawild", "E").spawn("E")
    table.start(Round()).play("end")
    table.asks("turn", seats=(1,)).not_told(ev.ActivationBegan)
    table.cards(43).play("end")
    told = [type(event).__name__ for event in table.events]
    first = [told.index(name) for name in PHASES]
    assert first == sorted(first)
    assert (told.count("EnemyCardDrawn"), told.count("RoundBegan")) == (1, 2)
    assert table.enemies("D") == {"walker": 1, "abominawild": 1}  # moved before others came
    assert (table.enemies("C"), table.enemies("E")) == ({"runner": 1}, {"walker": 3})
    assert (table.state.round, night_in(table.state).hour) == (2, 13)


@rule("Z-ROUND-02", "Z2E-010")
def test_players_activate_all_of_theirs_in_any_order_around_the_table() -> None:
    table = scene(seats=3)
    for name in TEAM:
        table.put(name, "A")
    table.state.first_player = 1
    table.start(Round()).asks("activate", "activate:karl", "activate:riley", seats=(1,))
    table.play("activate:riley", "end").asks("turn", seats=(1,))
    assert table.acting.who == table.who("karl")  # the other one is left
    table.play("end").asks("activate", "activate:marian", "activate:wayne", seats=(2,))
    table.play("activate:marian", "end", "end")
    table.asks("activate", "activate:javier", "activate:michelle", seats=(0,))


@rule("Z-ROUND-08", "Z2E-012", "FH-CLOCK-02", "Z-ROUND-07", "FH-NOISE-07", "Z2E-038")
def test_the_end_phase_clears_noise_reloads_and_passes_the_clock() -> None:
    table = scene(seats=3).put("javier", "A").put("karl", "A").put("marian", "A")
    table.equip("javier", "sawed-off").pack("karl", "sawed-off").noise("A", 2).noise("D", 3)
    cards = (table.survivor("javier").hands[0], table.survivor("karl").pack[0])
    set_unloaded(table.state, cards)
    table.enemies_phase()
    assert (table.noise_at("A"), table.noise_at("D")) == (2, 3)  # where they were, until the end
    table.state.first_player = 2
    table.end_phase()
    assert (table.noise_at("A"), table.noise_at("D")) == (0, 0)
    assert unloaded_in(table.state) == ()
    assert (table.state.first_player, night_in(table.state).hour) == (0, 13)
    table.asks("turn", seats=(0,)).play("end").asks("turn", seats=(1,))
    table.play("end").asks("turn", seats=(2,)).play("end")
    table.asks("turn", seats=(1,))  # the next round: everybody has a turn again
    assert table.state.round == 3
    table.play("end").asks("turn", seats=(2,)).play("end").asks("turn", seats=(0,))


@rule("Z-ROUND-03", "Z2E-011", "Z-SKILL-01")
def test_three_actions_and_four_from_yellow_on() -> None:
    table = scene().put("karl", "A").pack("karl", "water").turn("karl")
    table.play("move:B", "move:C", "move:D")
    assert table.blocked("move:E") == "Z-ROUND-03"
    yellow = scene().put("karl", "A").pack("karl", "water").experience("karl", 7).turn("karl")
    yellow.play("move:B", "move:C", "move:D", "move:E")
    assert yellow.blocked("move:D") == "Z-ROUND-03"
    twice = scene().put("karl", "A").skills("karl", "plus-1-action")
    twice.skills("karl", "plus-1-action", over_limit=True).turn("karl")
    assert twice.actions_left == 5


@rule("Z2E-011", "Z-SKILL-15")
def test_free_actions_come_on_top() -> None:
    table = scene().put("riley", "A").skills("riley", "plus-1-free-move-action").turn("riley")
    table.play("move:B", "move:C", "move:D", "move:E")
    assert not table.offers("move:D")


@rule("Z2E-011", "Z-SKILL-12", "Z-SKILL-15", "Z-ROUND-03")
def test_free_actions_of_two_kinds_both_come_on_top() -> None:
    table = scene().put("riley", "A").equip("riley", "kukri").put("walker", "B", 9)
    table.skills("riley", "plus-1-free-move-action", "plus-1-free-combat-action", only=True)
    table.turn("riley").play("move:B")
    for _ in range(4):
        table.dice(1, 1).play("melee:kukri>B")
    assert table.blocked("melee:kukri>B") == "Z-ROUND-03"
    assert table.actions_left == 0


@rule("Z-ROUND-04", "Z2E-011", "Z-ROUND-03")
def test_the_same_action_may_be_taken_again_and_again() -> None:
    table = scene().put("wayne", "A").equip("wayne", "kukri").put("walker", "A", 9).turn("wayne")
    for _ in range(3):
        table.dice(1, 1).play("melee:kukri>A")
    assert table.blocked("melee:kukri>A") == "Z-ROUND-03"
    loud = scene().put("wayne", "A").turn("wayne").play("noise", "noise", "noise")
    assert loud.noise_at("A") == 3
    packs = scene().put("wayne", "A").equip("wayne", "kukri").turn("wayne")
    packs.play("reorganize", "done", "reorganize", "done", "reorganize", "done")
    assert packs.blocked("reorganize") == "Z-ROUND-03"
    walks = scene().put("wayne", "A").turn("wayne").play("move:B", "move:A", "move:B")
    assert walks.where("wayne") == "B"


@rule("Z-ACT-05", "Z2E-048")
def test_doing_nothing_ends_the_turn_and_loses_what_is_left() -> None:
    table = scene(seats=2).put("javier", "A").put("karl", "A").equip("javier", "kukri")
    table.start(Round()).play("move:B", "end").asks("turn", seats=(1,))
    assert table.told(ev.TurnEnded, who="javier").because == "Z-ACT-05"
    table.play("end").asks("turn", seats=(1,))
    assert table.actions_left == 3  # nothing is saved for the next round


@rule("Z-ACT-04", "Z2E-047", "FH-NOISE-07")
def test_making_noise_is_an_action_and_one_token_in_the_own_zone() -> None:
    table = scene().put("karl", "B").noise("B").turn("karl")
    assert table.cost_of("noise") == 1
    table.play("noise")
    assert [table.noise_at(zone) for zone in "ABC"] == [0, 2, 0]
    table.play("move:C")
    assert [table.noise_at(zone) for zone in "ABC"] == [0, 2, 0]  # it stays there


@rule("Z2E-037", "Z2E-026", "Z-NOISE-01")
def test_a_noisy_weapon_is_one_token_whatever_is_rolled_and_a_silent_one_none() -> None:
    table = scene().put("wayne", "A").equip("wayne", "sawed-off", "sawed-off")
    table.put("walker", "B", 9).put("walker", "A", 9).turn("wayne")
    table.dice(6, 6, 6, 6).play("fire:sawed-off*2>B")
    assert [table.noise_at(zone) for zone in "AB"] == [1, 0]
    quiet = scene().put("wayne", "A").equip("wayne", "fire-axe", "chainsaw")
    quiet.put("walker", "A", 9).turn("wayne").dice(1).play("melee:fire-axe>A")
    assert quiet.noise_at("A") == 0  # loud at a door only
    quiet.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A")
    assert quiet.noise_at("A") == 1


@rule("Z2E-039")
def test_every_survivor_is_one_noise_penny_too() -> None:
    pair = led_by(scene(hour=MIDNIGHT), "karl", "A").put("wayne", "E").put("walker", "C", 2)
    assert pair.activation("walker").enemies("B") == {"walker": 2}
    even = scene(hour=MIDNIGHT).put("karl", "A").put("wayne", "E").put("walker", "C", 2)
    even.activation("walker")
    assert (even.enemies("B"), even.enemies("D")) == ({"walker": 1}, {"walker": 1})
    token = scene(hour=MIDNIGHT).put("karl", "A").put("wayne", "E").put("riley", "E")
    token.noise("A", 1).put("walker", "C", 2).activation("walker")
    assert (token.enemies("B"), token.enemies("D")) == ({"walker": 1}, {"walker": 1})


# -- the end ---------------------------------------------------------------------------------


@rule("Z-OVER-01", "Z2E-001", "Z-WIN-01", "Z2E-013")
def test_all_win_at_once_when_the_story_says_so() -> None:
    table = Scene(RULES, "M1", seats=3)
    check_goals(table.game)
    assert table.outcome is None
    table.start(StoryEnds())
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((0, 1, 2), "Z-WIN-01")


@rule("Z-OVER-01", "Z2E-013", "FH-WIN-08", "Z-WIN-02", "FH-KO-08")
def test_one_who_falls_loses_nothing_yet_and_the_last_loses_for_all() -> None:
    table = scene(seats=2).put("javier", "A").put("karl", "C").put("walker", "A", 3)
    table.activation("walker")
    assert table.outcome is None
    assert [entry.who for entry in fallen_in(table.state).lying] == [table.who("javier")]
    table.clear().put("walker", "C", 3).activation("walker")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "FH-KO-12")


@rule("FH-KO-12", "FH-WIN-08")
def test_a_rescued_survivor_cannot_carry_on_but_one_who_left_has_made_it() -> None:
    table = scene().put("javier", "A").put("karl", "A").put("walker", "A", 3)
    table.activation("walker").play("take:karl", "take:karl", "take:karl")
    table.clear().turn("javier").play("rescue:karl", "end")
    table.put("walker", "A", 3).activation("walker")
    assert table.outcome is not None
    out = scene().put("javier", "A").put("karl", "C").put("walker", "A", 3)
    out.survivor("karl").zone, out.survivor("karl").status = -1, 1
    out.activation("walker")
    assert out.outcome is not None
    assert out.outcome.winners == (0,)  # nobody else is left to wait for


@rule("Z-MIS-01")
@pytest.mark.parametrize("crowded", [False, True])
def test_who_ends_a_turn_in_a_quiet_exit_zone_may_leave_or_stay(crowded: bool) -> None:
    way_out = msgspec.structs.replace(NO_STORY.aim, exits=("0.0",))
    table = scene(story=msgspec.structs.replace(NO_STORY, aim=way_out))
    table.put("karl", "A").put("wayne", "C")
    if crowded:
        table.put("walker", "A")
    table.start(Turn(table.who("karl")), LeaveBoard(table.who("karl")), Rest()).play("end")
    if crowded:
        table.asks("rest")
        return
    table.asks("leave", "say:leave", "say:stay").play("say:leave")
    assert (table.where("karl"), table.survivor("karl").status) == ("", 1)
    table.start(Turn(table.who("wayne")), LeaveBoard(table.who("wayne")), Rest())
    table.play("end").asks("rest")


FREE = ("plus-1-free-move-action", "plus-1-free-combat-action", "plus-1-free-search-action")


@rule("Z-SKILL-12", "Z-SKILL-15", "Z2E-011")
@pytest.mark.parametrize(
    "key",
    [
        pytest.param("noise", marks=rule("Z-ACT-04")),
        pytest.param("open:0.1-0.2", marks=rule("FH-DOOR-08")),
        pytest.param("rescue:karl", marks=rule("FH-KO-03")),
        pytest.param("take-along:penny", marks=rule("Z2E-090")),
        pytest.param("light:A", marks=rule("FH-LIGHT-02")),
        pytest.param("reload:sawed-off", marks=rule("Z-RELOAD-01")),
    ],
)
def test_no_free_action_pays_for_anything_of_another_kind(key: str) -> None:
    table = scene(HOUSE, hour=MIDNIGHT).put("wayne", "B").put("karl", "B").put("penny", "B")
    table.equip("wayne", "crowbar", "sawed-off").pack("wayne", "flashlight")
    set_unloaded(table.state, table.survivor("wayne").hands)
    fall(table.game, table.who("karl"))
    table.skills("wayne", *FREE)
    assert table.turn("wayne", left=1).cost_of(key) == 1
    table.turn("wayne", left=0).asks("turn")
    assert table.offers("move:A")  # what they are for
    assert not table.offers(key)
    assert table.blocked(key) == "Z-ROUND-03"


@rule("Z2E-009", "Z-ROUND-01")
def test_what_the_players_did_lasts_through_the_zombies_phase_and_no_longer() -> None:
    table = scene().put("javier", "A").put("walker", "C").noise("E", 3)
    table.start(Round()).play("end")
    assert table.enemies("B") == {"walker": 1}  # whom they see comes first
    assert (table.noise_at("E"), table.state.round) == (0, 2)
    table.asks("turn").play("end")
    assert table.enemies("A") == {"walker": 1}
    assert (table.wounds("javier"), table.state.round) == (0, 3)
    table.asks("turn").play("end")
    assert (table.wounds("javier"), table.state.round) == (1, 4)
