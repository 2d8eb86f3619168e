"""The fallen, their rescue, and Penny (FH-KO, FH-PENNY, Z2E-087 to 091)."""

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.missions.escorting import Led, QuietCompany
from shambler.games.zombicide.systems.escort.escort import NOBODY, leader_in
from shambler.games.zombicide.systems.knockout.events import Died, KnockedOut, Rescued
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.games.zombicide.systems.night.night_state import lit_zones
from shambler.testing import rule
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


@rule("FH-PENNY-03")
def test_nobody_beside_penny_is_hit_by_friendly_fire() -> None:
    special = (
        Led(objective="penny", rule="FH-PENNY-01"),
        QuietCompany(rule="FH-PENNY-03"),
    )
    table = led_by(scene(special=special), "karl", "B").put("wayne", "A").equip("wayne", "pistol")
    table.put("walker", "B").turn("wayne").dice(1).play("fire:pistol>B")
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
