"""The fallen, their rescue, and Penny (FH-KO, FH-PENNY, Z2E-087 to 091)."""

import msgspec
import pytest

from shambler.games.zombicide.content.mission_checks import check_mission
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.escorting import Led, QuietCompany
from shambler.games.zombicide.systems.escort.escort import NOBODY, leader_in
from shambler.games.zombicide.systems.knockout.events import Died, KnockedOut, Rescued
from shambler.games.zombicide.systems.knockout.knockout import fall, fallen_in
from shambler.games.zombicide.systems.night.night_state import lit_zones
from shambler.kernel.content import Problems
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import MIDNIGHT, led_by, scene


def attack(table: Scene) -> Scene:
    """All walkers act."""
    return table.start(Activation((0,)), Rest())


@rule("FH-KO-01", "FH-KO-08", "Z2E-058")
def test_the_last_wound_knocks_out_and_costs_all_equipment_but_not_the_game() -> None:
    table = scene().put("karl", "A").put("wayne", "C").equip("karl", "kukri").pack("karl", "water")
    attack(table.put("walker", "A", 3))
    table.told(KnockedOut)
    assert table.game.state.outcome is None
    assert [(e.who, e.zone) for e in fallen_in(table.game.state).lying] == [
        (table.who("karl"), table.zone("A"))
    ]
    assert table.survivor("karl").hands == (-1, -1)
    assert table.survivor("karl").pack == ()
    two = scene().put("karl", "A").put("wayne", "C").put("walker", "A", 2)
    attack(two)
    assert (two.survivor("karl").armor, two.where("karl")) == (1, "A")


@rule("FH-KO-03", "FH-KO-10", "FHR-19")
def test_a_friend_rescues_the_fallen_for_an_action_and_without_points() -> None:
    table = scene().put("karl", "A").put("wayne", "B")
    attack(table.put("walker", "A", 3))
    table.turn("wayne").play("move:A")
    assert table.cost_of("rescue:karl") == 1
    table.play("rescue:karl")
    table.told(Rescued)
    fallen = fallen_in(table.game.state)
    assert (fallen.lying, fallen.rescued) == ((), (table.who("karl"),))
    assert table.survivor("wayne").experience == 0
    assert table.where("karl") == ""


@rule("FH-KO-02", "FH-KO-04")
def test_tricky_13_the_fallen_die_in_the_end_phase_of_the_round_after() -> None:
    table = scene().put("karl", "A").put("wayne", "E")
    attack(table.put("walker", "A", 3)).end_phase()
    assert len(fallen_in(table.game.state).lying) == 1
    table.end_phase()
    table.told(Died)
    fallen = fallen_in(table.game.state)
    assert (fallen.lying, fallen.dead) == ((), (table.who("karl"),))


@rule("FH-KO-10")
def test_nobody_attacks_or_hears_the_fallen() -> None:
    table = scene().put("karl", "C").put("wayne", "E")
    attack(table.put("walker", "C", 3))
    attack(table)
    assert table.enemies("D") == {"walker": 3}


@rule("FH-KO-11", "FHR-07")
def test_tricky_12_light_goes_out_penny_is_alone_and_takes_what_is_left() -> None:
    table = led_by(scene(hour=MIDNIGHT), "karl", "A").put("wayne", "C")
    table.pack("karl", "flashlight").turn("karl").play("light:B", "end")
    attack(table.put("walker", "A", 4))
    table.play("take:karl", "take:karl", "take:karl")
    assert lit_zones(table.game.state) == 0
    assert leader_in(table.game.state) == NOBODY
    table.asks("assign-attack", "take:karl", "take:penny").play("take:karl")
    assert table.where("penny") == "A"


@rule("FH-KO-12", "FH-WIN-08")
def test_the_campaign_is_lost_when_nobody_is_left_standing() -> None:
    table = scene().put("karl", "A")
    attack(table.put("walker", "A", 3))
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "all-down")


@rule("FH-WIN-07", "FH-PENNY-05", "Z2E-087")
def test_any_wound_kills_penny_and_loses_the_campaign() -> None:
    table = led_by(scene(), "karl", "A")
    attack(table.put("walker", "A")).play("take:penny")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "companion-died")


@rule("FH-PENNY-06")
def test_wounds_go_to_penny_only_if_the_players_want_it() -> None:
    table = led_by(scene(), "karl", "A")
    attack(table.put("walker", "A", 2)).play("take:karl", "take:karl")
    assert table.survivor("karl").armor == 1
    assert table.where("penny") == "A"


@rule("FH-PENNY-05", "Z2E-088")
def test_tricky_16_penny_goes_along_when_her_leader_walks_and_runs() -> None:
    table = led_by(scene(), "michelle", "A").skills("michelle", "charge").put("walker", "D")
    table.put("karl", "A").turn("karl").play("move:B")
    assert table.where("penny") == "A"
    table.turn("michelle").play("move:B")
    assert table.where("penny") == "B"
    table.play("skill:charge>D")
    assert (table.where("michelle"), table.where("penny")) == ("D", "D")


@rule("FH-PENNY-05", "Z2E-090")
def test_penny_is_handed_over_with_a_trade_and_taken_along_when_alone() -> None:
    table = led_by(scene(), "karl", "A").put("wayne", "A").turn("karl").play("trade:wayne")
    table.asks("hand-over", "say:hand-over", "say:stay").play("say:hand-over")
    assert leader_in(table.game.state) == table.who("wayne")
    alone = scene().put("penny", "A").put("karl", "A").turn("karl")
    assert alone.cost_of("take-along:penny") == 1
    alone.play("take-along:penny", "move:B")
    assert alone.where("penny") == "B"


@rule("Z2E-039")
def test_penny_counts_as_one_noise() -> None:
    table = led_by(scene(hour=MIDNIGHT), "karl", "A").put("wayne", "E")
    attack(table.put("walker", "C"))
    assert table.enemies("B") == {"walker": 1}


@rule("FH-PENNY-02")
def test_penny_gains_nothing_and_is_never_asked() -> None:
    table = led_by(scene(), "karl", "A").gains("penny", 5)
    assert table.survivor("penny").experience == 0
    assert "activate:penny" not in table.end_phase().options


@rule("Z2E-091", "FH-PENNY-01")
def test_every_mission_has_one_companion_and_a_second_one_is_refused() -> None:
    content = RULES.content
    for mission in some(content.missions.values()):
        found, words = Problems("a mission"), [w for w in mission.special if isinstance(w, Led)]
        assert len(words) == 1
        check_mission(found, mission, content)
        assert not found.found
        two = msgspec.structs.replace(mission, special=(*mission.special, words[0]))
        check_mission(found, two, content)
        (problem,) = found.found
        assert problem.where == f"special[{len(mission.special)}]"
        assert "one companion is led" in problem.reason


@rule("FH-PENNY-03", "Z2E-089")
def test_nobody_beside_penny_is_hit_by_friendly_fire() -> None:
    special = (
        Led(objective="penny", rule="FH-PENNY-01"),
        QuietCompany(rule="FH-PENNY-03"),
    )
    table = led_by(scene(special=special), "karl", "B").put("wayne", "A").equip("wayne", "pistol")
    table.put("walker", "B").turn("wayne").dice(1).play("fire:pistol>B").asks("turn")
    assert table.survivor("karl").armor == 3
    apart = led_by(scene(special=special), "karl", "C").put("riley", "B").put("wayne", "A")
    apart.equip("wayne", "pistol").put("walker", "B").turn("wayne").dice(1).play("fire:pistol>B")
    assert apart.survivor("riley").armor == 2


@rule("FH-SKILL-20")
def test_a_field_medic_runs_up_to_two_zones_and_heals_one_wound() -> None:
    table = scene().put("marian", "A").put("karl", "C").armor("karl", 1).armor("marian", 2)
    table.put("wayne", "D").turn("marian")
    assert not table.offers("skill:field-medic>D")
    assert not table.offers("skill:field-medic>B")
    assert table.cost_of("skill:field-medic>C") == 1
    table.play("skill:field-medic>C").asks("heal", "take:karl", "take:marian", "pass")
    table.play("take:karl")
    assert (table.survivor("karl").armor, table.where("marian")) == (2, "C")
    assert not table.offers("skill:field-medic>C")


@rule("FH-KO-12", "FH-WIN-08")
def test_penny_alone_is_nobody_left_standing() -> None:
    table = scene().put("karl", "A").put("penny", "C").start(Rest())
    fall(table.game, table.who("karl"))
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((), "all-down")


@rule("FH-KO-04", "FH-KO-05")
def test_all_who_were_left_lying_die_together() -> None:
    table = scene().put("karl", "A").put("riley", "C").put("wayne", "E").start(Rest())
    fall(table.game, table.who("karl"))
    fall(table.game, table.who("riley"))
    table.end_phase().end_phase()
    fallen = fallen_in(table.state)
    assert (fallen.lying, sorted(fallen.dead)) == ((), [table.who("karl"), table.who("riley")])


@rule("FH-KO-01", "FH-KO-02", "FH-KO-04")
def test_tricky_13_rescue_until_the_end_phase_of_the_round_after() -> None:
    table = scene().put("karl", "A").put("wayne", "B")
    attack(table.put("walker", "A", 3)).clear().end_phase()
    assert table.state.round == 2
    table.turn("wayne").play("move:A", "rescue:karl", "end").end_phase()
    table.not_told(Died)
    late = scene().put("karl", "A").put("wayne", "B")
    attack(late.put("walker", "A", 3)).clear().end_phase()
    late.turn("wayne").play("end").end_phase()
    late.told(Died, who="karl")
    assert not late.put("wayne", "A").turn("wayne").offers("rescue:karl")


@rule("FH-KO-04")
def test_tricky_13_a_knock_out_in_the_end_phase_counts_for_its_round() -> None:
    table = scene().put("karl", "A").put("wayne", "B")
    fall(table.game, table.who("karl"))
    table.end_phase()
    assert len(fallen_in(table.state).lying) == 1


@rule("FH-KO-10")
def test_the_fallen_are_no_actors_fire_and_misses_leave_them_alone() -> None:
    table = scene().put("karl", "B").put("wayne", "A").equip("wayne", "pistol", "molotov")
    attack(table.put("walker", "B", 3))
    table.turn("wayne").dice(1).play("fire:pistol>B").asks("turn")
    table.play("fire:molotov>B")
    assert table.enemies("B") == {}
    fallen = fallen_in(table.state)
    assert [entry.who for entry in fallen.lying] == [table.who("karl")]
    assert fallen.dead == ()
    crowd = scene().put("karl", "B").put("wayne", "B")
    attack(crowd.put("walker", "B", 4)).play("take:karl", "take:karl", "take:karl", "take:wayne")
    crowd.clear().turn("wayne")
    assert crowd.cost_of("move:A") == 1
    assert not crowd.offers("trade:karl")


@rule("FH-KO-03", "Z-ACT-03", "Z2E-045")
def test_the_fallen_are_taken_like_an_objective_in_their_zone_zombies_or_not() -> None:
    table = scene().put("karl", "A").put("wayne", "B")
    attack(table.put("walker", "A", 3))
    assert not table.turn("wayne").offers("rescue:karl")
    table.put("wayne", "A").turn("wayne")
    assert table.cost_of("rescue:karl") == 1
    table.play("rescue:karl")
    assert table.actions_left == 2
    assert not table.offers("rescue:karl")


@rule("FH-KO-09", "FH-KO-03")
def test_the_rescued_sit_out_the_rest_of_the_mission() -> None:
    table = scene().put("karl", "A").put("wayne", "A")
    attack(table.put("walker", "A", 3)).play("take:karl", "take:karl", "take:karl")
    table.clear().turn("wayne").play("rescue:karl", "end").end_phase()
    table.asks("turn")
    assert table.acting.who == table.who("wayne")  # nobody else is asked
    table.end_phase()
    assert fallen_in(table.state).rescued == (table.who("karl"),)
    table.not_told(Died)


@rule("FH-KO-11")
def test_tricky_12_further_attacks_on_the_fallen_are_lost() -> None:
    table = scene().put("karl", "A").put("wayne", "A")
    attack(table.put("walker", "A", 5))
    for _ in range(5):
        table.play("take:karl")
    table.asks("rest")
    assert (table.where("karl"), table.wounds("wayne")) == ("", 0)


@rule("FH-KO-01")
def test_all_equipment_is_discarded_hands_and_backpack() -> None:
    table = scene().put("karl", "A").put("wayne", "E").equip("karl", "kukri", "machete")
    table.pack("karl", "water", "flashlight")
    attack(table.put("walker", "A", 3))
    assert table.cards_of("karl") == []
    gone = {table.game.gear(card).id for card in table.state.discards}
    assert gone == {"kukri", "machete", "water", "flashlight"}


@rule("FH-PENNY-06")
def test_penny_is_hit_when_nobody_else_is_there() -> None:
    table = scene().put("penny", "A").put("karl", "C")
    attack(table.put("walker", "A"))
    assert table.outcome is not None
    assert table.outcome.rule == "FH-WIN-07"


@rule("FH-PENNY-05", "Z2E-088")
def test_penny_neither_acts_nor_carries_nor_searches() -> None:
    table = led_by(scene(seats=2), "karl", "A").start(Round())
    table.asks("turn")
    assert table.acting.who == table.who("karl")
    table.play("end")
    assert table.acting.who == table.who("karl")  # the next round: she had no turn
    assert table.cards_of("penny") == []
    beside = led_by(scene(), "karl", "A").equip("karl", "kukri").turn("karl")
    assert not beside.offers("trade:penny")


@rule("FH-PENNY-05", "Z2E-090")
def test_penny_goes_along_with_the_new_leader_and_not_with_the_old() -> None:
    table = led_by(scene(), "karl", "A").put("wayne", "A").turn("karl")
    table.play("trade:wayne", "say:hand-over", "move:B")
    assert table.where("penny") == "A"
    table.turn("wayne").play("move:B", "move:C")
    assert table.where("penny") == "C"
    kept = (
        led_by(scene(), "karl", "A").put("wayne", "A").turn("karl").play("trade:wayne", "say:stay")
    )
    kept.play("move:B")
    assert kept.where("penny") == "B"
    assert not kept.offers("take-along:penny")


@rule("Z2E-090")
def test_a_lone_companion_is_taken_along_in_her_zone_only() -> None:
    table = scene().put("penny", "A").put("karl", "B").put("wayne", "A").turn("karl")
    assert not table.offers("take-along:penny")
    table.turn("wayne", left=0)
    assert not table.offers("take-along:penny")


@rule("Z2E-087", "FH-WIN-07", "Z2E-033")
@pytest.mark.parametrize(
    "how", [pytest.param("shot", marks=rule("FH-SHOOT-03", "FH-SHOOT-08")), "miss", "fire"]
)
def test_any_wound_kills_penny(how: str) -> None:
    table = scene().put("penny", "B").put("karl", "A").equip("karl", "pistol", "molotov")
    table.skills("karl", only=True)
    if how == "shot":
        table.put("shooter", "D").cards(42).start(CardForZone(table.zone("E")), Rest())
        if table.outcome is None:
            table.play("take:penny")
    elif how == "miss":
        table.put("walker", "B").turn("karl").dice(1).play("fire:pistol>B")
    else:
        table.put("walker", "B").turn("karl").play("fire:molotov>B")
    assert table.outcome is not None
    assert table.outcome.rule == "FH-WIN-07"
