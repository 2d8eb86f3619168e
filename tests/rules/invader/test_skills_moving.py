"""Skills of movement (chapter 17)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene

SQUARE = """
#A   :#B
..... .....
#E   :#F
"""


def vivian(*skills: str, board: str = "A-B-C-D-E", weapons: tuple[str, ...] = ()) -> Scene:
    """Vivian in A with these skills."""
    table = Scene(RULES, board=board).put("vivian", "A").equip("vivian", *weapons)
    return table.skills("vivian", *skills, only=True, over_limit=True).pack("vivian", "canister")


# -- +1 zone per move ----------------------------------------------------------------------


@rule("INV-SKILL-19")
def test_a_move_takes_one_or_two_zones() -> None:
    table = vivian("plus-1-zone-per-move").turn("vivian")
    table.play("move:B").asks("move-on", "move:0.0", "move:0.2", "stop").play("move:C")
    table.asks("turn").play("move:D", "stop")
    assert table.where("vivian") == "D"
    assert table.cost_of("noise") == 1
    assert not table.play("noise").offers("noise")


@rule("INV-SKILL-19", "Z-MOVE-03")
def test_a_zone_with_enemies_ends_the_longer_move() -> None:
    table = vivian("plus-1-zone-per-move").put("worker", "B").turn("vivian")
    table.play("move:B").asks("turn")


# -- Unstoppable ---------------------------------------------------------------------------


@rule("INV-SKILL-72")
def test_the_unstoppable_pay_nothing_for_enemies_left_behind() -> None:
    table = vivian("unstoppable").put("worker", "A", 7).turn("vivian")
    assert table.cost_of("move:B") == 1


@rule("INV-SKILL-72", "Z-MOVE-03")
def test_the_unstoppable_are_stopped_where_they_meet_enemies() -> None:
    table = vivian("unstoppable", "plus-1-zone-per-move").put("worker", "B").turn("vivian")
    table.play("move:B").asks("turn")


# -- Charge, Bloodlust ---------------------------------------------------------------------


@rule("INV-SKILL-31")
def test_a_charge_is_free_and_ends_where_enemies_are() -> None:
    table = vivian("charge").put("worker", "C").turn("vivian")
    assert [key for key in table.options if key.startswith("skill")] == [
        table.key("skill:charge>C")
    ]
    assert table.cost_of("skill:charge>C") == 0
    table.play("skill:charge>C")
    assert table.where("vivian") == "C"


@rule("INV-SKILL-31")
def test_one_charge_per_turn() -> None:
    table = vivian("charge").put("worker", "B").put("worker", "C").turn("vivian")
    table.play("skill:charge>B")
    assert table.blocked("skill:charge>C") == "INV-SKILL-31"


@rule("INV-SKILL-31", "Z-MOVE-03")
def test_the_first_zone_with_enemies_ends_a_charge() -> None:
    table = vivian("charge").put("worker", "B").put("worker", "C").turn("vivian")
    assert table.offers("skill:charge>B")
    assert not table.offers("skill:charge>C")


@rule("INV-SKILL-31")
def test_a_charge_goes_two_zones_at_most_and_needs_enemies() -> None:
    table = vivian("charge").put("worker", "D").turn("vivian")
    assert table.blocked("skill:charge>D") == "INV-SKILL-31"


@rule("INV-SKILL-31", "Z-MOVE-02")
def test_enemies_left_behind_must_be_paid_for_in_a_charge() -> None:
    table = vivian("charge").put("worker", "A", 2).put("worker", "B").turn("vivian")
    assert table.cost_of("skill:charge>B") == 2
    table = vivian("charge").put("worker", "A", 4).put("worker", "B").turn("vivian")
    assert table.blocked("skill:charge>B") == "Z-MOVE-02"


@rule("INV-SKILL-31", "INV-SKILL-72")
def test_the_unstoppable_charge_free_of_charge() -> None:
    table = vivian("charge", "unstoppable").put("worker", "A", 4).put("worker", "B").turn("vivian")
    assert table.cost_of("skill:charge>B") == 0


@rule("INV-SKILL-31")
def test_a_closed_door_stops_a_charge() -> None:
    table = vivian("charge", board="A-B+[C]").put("worker", "C").door("B", "C").turn("vivian")
    assert not table.offers("skill:charge>C")


@rule("INV-SKILL-31")
def test_no_charge_leads_through_enemies_on_one_of_two_ways() -> None:
    table = vivian("charge", board=SQUARE).put("worker", "F").put("worker", "B").turn("vivian")
    table.play("skill:charge>F").asks("turn")  # by E: there is nothing to choose
    assert (table.where("vivian"), table.told(ev.Moved, zone="E").who) == ("F", table.who("vivian"))


@rule("INV-SKILL-31")
def test_the_way_of_a_charge_is_the_players_choice() -> None:
    table = vivian("charge", board=SQUARE).put("worker", "F").turn("vivian")
    table.play("skill:charge>F").asks("rush", table.key("move:B"), table.key("move:E"))
    table.play("move:E").asks("turn")
    assert table.where("vivian") == "F"


@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        pytest.param("bloodlust-combat", True, True, marks=pytest.mark.rule("INV-SKILL-23")),
        pytest.param("bloodlust-melee", True, False, marks=pytest.mark.rule("INV-SKILL-24")),
        pytest.param("bloodlust-ranged", False, True, marks=pytest.mark.rule("INV-SKILL-25")),
    ],
)
def test_bloodlust_runs_at_enemies_for_one_action_and_gives_a_free_one(
    skill: str, melee: bool, ranged: bool
) -> None:
    for key, free in (("melee:cattle-prod>C", melee), ("fire:smg>D", ranged)):
        table = vivian(skill, weapons=("cattle-prod", "smg")).put("worker", "C", 9).turn("vivian")
        assert table.cost_of(f"skill:{skill}>C") == 1
        table.play(f"skill:{skill}>C")
        assert table.where("vivian") == "C"
        table.play("noise", "noise")
        assert table.offers(key) is free
        assert not table.offers("noise")
        if free:
            table.dice(1, 1).play(key)
            assert not table.offers(key)


@rule("INV-SKILL-24")
def test_bloodlust_once_per_turn_and_not_without_prey() -> None:
    table = vivian("bloodlust-melee").put("worker", "B").put("worker", "D").turn("vivian")
    table.play("skill:bloodlust-melee>B")
    assert table.blocked("skill:bloodlust-melee>D") == "INV-SKILL-24"
    table = vivian("bloodlust-melee").put("worker", "D").turn("vivian")
    assert table.blocked("skill:bloodlust-melee>D") == "INV-SKILL-24"


@rule("INV-SKILL-24", "Z-MOVE-02")
def test_bloodlust_costs_an_action_more_for_every_enemy_left_behind() -> None:
    table = vivian("bloodlust-melee").put("worker", "A", 2).put("worker", "B").turn("vivian")
    assert table.cost_of("skill:bloodlust-melee>B") == 3
    table = vivian("bloodlust-melee").put("worker", "A", 3).put("worker", "B").turn("vivian")
    assert table.blocked("skill:bloodlust-melee>B") == "Z-MOVE-02"


@rule("INV-SKILL-23", "Z-SKILL-15")
def test_a_free_move_does_not_pay_for_bloodlust() -> None:
    table = vivian("bloodlust-combat", "plus-1-free-move-action").put("worker", "B")
    table.turn("vivian").play("noise", "noise", "noise")
    assert table.offers("move:B")
    assert not table.offers("skill:bloodlust-combat>B")


@rule("INV-SKILL-31", "INV-SKILL-65")
def test_different_skills_can_all_be_used_in_one_turn_each_of_them_once() -> None:
    table = vivian("charge", "sprint", "charge").put("worker", "B").put("worker", "D")
    table.turn("vivian").play("skill:charge>B")
    assert table.blocked("skill:charge>D") == "INV-SKILL-31"
    assert table.offers("skill:sprint>C")


# -- Sprint --------------------------------------------------------------------------------


@rule("INV-SKILL-65")
def test_a_sprint_covers_two_or_three_zones_once_per_turn() -> None:
    table = vivian("sprint").turn("vivian")
    assert table.cost_of("skill:sprint>B") == 1
    table.play("skill:sprint>B").asks("move-on", "move:0.0", "move:0.2")  # two at least
    table.play("move:C").asks("move-on", "move:0.1", "move:0.3", "stop").play("move:D")
    table.asks("turn")
    assert table.where("vivian") == "D"
    assert table.blocked("skill:sprint>C") == "INV-SKILL-65"


@rule("INV-SKILL-65")
def test_a_zone_with_enemies_ends_a_sprint() -> None:
    table = vivian("sprint").put("worker", "C").turn("vivian")
    table.play("skill:sprint>B", "move:C").asks("turn")
    table = vivian("sprint").put("worker", "B").turn("vivian")
    table.play("skill:sprint>B").asks("turn")


@rule("INV-SKILL-65", "Z-SKILL-15")
def test_a_sprint_is_a_move_action_that_a_free_move_pays_for() -> None:
    table = vivian("sprint", "plus-1-free-move-action").turn("vivian")
    table.play("noise", "noise", "noise", "skill:sprint>B", "move:C", "stop")
    assert table.where("vivian") == "C"


# -- Zero-G run ----------------------------------------------------------------------------


@rule("INV-SKILL-74")
def test_a_zero_g_run_goes_exactly_two_zones_over_whatever_is_between() -> None:
    table = vivian("zero-g-run").put("worker", "B", 5).turn("vivian")
    assert [key for key in table.options if key.startswith("skill")] == [
        table.key("skill:zero-g-run>C")
    ]
    assert table.cost_of("skill:zero-g-run>C") == 1
    table.play("skill:zero-g-run>C").asks("turn")
    assert table.where("vivian") == "C"
    assert table.blocked("skill:zero-g-run>A") == "INV-SKILL-74"


@rule("INV-SKILL-74")
def test_a_zero_g_run_with_nowhere_to_go_is_refused() -> None:
    table = vivian("zero-g-run", board="A-B").turn("vivian")
    assert not any(key.startswith("skill") for key in table.options)
    assert table.blocked("skill:zero-g-run>B") == "INV-SKILL-74"
    table = vivian("zero-g-run", board="A-B+[C]").door("B", "C").turn("vivian")
    assert table.blocked("skill:zero-g-run>C") == "INV-SKILL-74"  # a closed door is between


@rule("INV-SKILL-74")
def test_no_other_movement_skill_helps_a_zero_g_run() -> None:
    skills = ("zero-g-run", "unstoppable", "plus-1-zone-per-move", "plus-1-free-move-action")
    table = vivian(*skills).put("worker", "A", 2).turn("vivian")
    assert table.cost_of("skill:zero-g-run>C") == 3
    table.play("skill:zero-g-run>C").asks("turn")  # and no third zone
    table = vivian(*skills).put("worker", "A", 3).turn("vivian")
    assert table.blocked("skill:zero-g-run>C") == "Z-MOVE-02"


@rule("INV-SKILL-74")
def test_walls_and_closed_doors_stop_a_zero_g_run() -> None:
    table = vivian("zero-g-run", board="A-B+[C]").door("B", "C").turn("vivian")
    assert not table.offers("skill:zero-g-run>C")
    table = vivian("zero-g-run", board="A-B|C").turn("vivian")
    assert not table.offers("skill:zero-g-run>C")


@rule("INV-SKILL-74", "INV-LOCK-02")
def test_an_airlock_asks_for_a_tank_even_in_a_zero_g_run() -> None:
    board = """
    rA   +AB   a.C
    """
    table = vivian("zero-g-run", board=board).turn("vivian")
    assert not table.offers("skill:zero-g-run>C")
    table = vivian("zero-g-run", board=board).equip("vivian", "oxygen-tank").turn("vivian")
    assert table.offers("skill:zero-g-run>C")


@rule("INV-SKILL-74", "INV-M10-06")
def test_an_airlock_between_is_not_ignored() -> None:
    """In M10 the first airlock takes the tank, also from whoever flies through it."""
    team = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")
    table = Scene(RULES, "M10", survivors=team).skills("nour", "zero-g-run", only=True)
    world, terrain = table.game.world, table.game.terrain
    lock = next(z for z in table.game.zones_of(world.board.special["airlock"]) if _joins(table, z))
    near = [there for there, _ in terrain.steps[lock]]
    outside = next(zone for zone in near if world.gated >> zone & 1)
    inside = next(zone for zone in near if not world.gated >> zone & 1)
    table.survivor("nour").zone = outside
    assert table.game.has_pass(table.survivor("nour"))
    table.turn("nour").play(f"skill:zero-g-run>{world.board.zones[inside].name}")
    assert table.survivor("nour").zone == inside
    assert not table.game.has_pass(table.survivor("nour"))


@rule("INV-SKILL-23", "INV-SKILL-31", "INV-M10-06")
@pytest.mark.parametrize("skill", ["charge", "bloodlust-combat"])
def test_a_run_ends_in_the_airlock_that_takes_the_tank(skill: str) -> None:
    """Whoever ran for somebody outside has lost the way there; the turn goes on."""
    table = Scene(RULES, "M10").clear().skills("vivian", skill, only=True)
    world, terrain = table.game.world, table.game.terrain
    lock = next(z for z in table.game.zones_of(world.board.special["airlock"]) if _joins(table, z))
    near = [there for there, _ in terrain.steps[lock]]
    outside = next(zone for zone in near if world.gated >> zone & 1)
    inside = next(zone for zone in near if not world.gated >> zone & 1)
    names = [zone.name for zone in world.board.zones]
    table.put("vivian", names[inside]).put("worker", names[outside]).turn("vivian")
    table.play(f"skill:{skill}>{names[outside]}").asks("turn")
    assert table.survivor("vivian").zone == lock
    assert table.cards_of("vivian") == []


def _joins(table: Scene, lock: int) -> bool:
    """Does an airlock lead both ways as the doors are now?"""
    sides = {table.game.world.gated >> there & 1 for there, _ in table.game.terrain.steps[lock]}
    return len(sides) == 2


# -- Hit & run -----------------------------------------------------------------------------


@rule("INV-SKILL-40")
def test_hit_and_run_gives_a_free_move_after_a_kill_whatever_is_left_behind() -> None:
    table = vivian("hit-and-run", weapons=("cattle-prod",)).put("worker", "A", 4).turn("vivian")
    table.dice(4, 1).play("melee:cattle-prod>A").asks("free-move", "move:0.1", "stop")
    table.play("move:B").asks("turn")
    assert table.where("vivian") == "B"
    assert table.acting.spent == 1
    table.told(ev.Moved, rule="INV-SKILL-40")


@rule("INV-SKILL-40")
def test_without_a_kill_nobody_runs_and_a_runner_may_stay() -> None:
    table = vivian("hit-and-run", weapons=("smg",)).put("worker", "B", 3).turn("vivian")
    table.dice(1, 1).play("fire:smg>B").asks("turn")
    table.dice(4, 1).play("fire:smg>B").asks("free-move").play("stop").asks("turn")
    assert table.where("vivian") == "A"


@rule("INV-SKILL-40", "INV-SKILL-19")
def test_the_free_move_is_a_move_action_that_other_skills_make_longer() -> None:
    table = vivian("hit-and-run", "plus-1-zone-per-move", weapons=("smg",)).put("worker", "B")
    table.turn("vivian").dice(4, 1).play("fire:smg>B", "move:B").asks("move-on").play("move:C")
    assert table.where("vivian") == "C"


@rule("INV-SKILL-40", "INV-SKILL-65")
def test_the_free_move_may_be_the_sprint_of_the_turn() -> None:
    table = vivian("hit-and-run", "sprint", weapons=("smg",)).put("worker", "B", 3)
    table.turn("vivian").dice(4, 4).play("fire:smg>B", "stop")
    table.dice(4, 1).play("fire:smg>B", "skill:sprint>B", "move:C", "move:D").asks("turn")
    assert table.where("vivian") == "D"
    assert table.blocked("skill:sprint>C") == "INV-SKILL-65"


@rule("INV-SKILL-40", "INV-SKILL-36", "INV-SKILL-37")
@pytest.mark.parametrize("skill", ["escalation-combat", "escalation-melee"])
def test_running_after_a_blow_ends_a_row_of_blows(skill: str) -> None:
    table = vivian("hit-and-run", skill, weapons=("sledge",), board="A-B-C")
    table.put("worker", "A", 4).put("worker", "B", 4).turn("vivian")
    table.dice(6, 1, 1).play("melee:sledge>A", "stop")
    table.dice(6, 1, 1, 1).play("melee:sledge>A", "move:B")
    table.dice(1, 1, 1).play("melee:sledge>B")


@rule("INV-SKILL-40", "INV-SKILL-38")
def test_running_after_a_hit_ends_a_row_of_attacks() -> None:
    table = vivian("hit-and-run", "escalation-ranged", weapons=("smg",), board="B-A-C")
    table.put("worker", "B", 9).turn("vivian")
    table.dice(4, 1).play("fire:smg>B", "stop")
    table.dice(4, 1, 1).play("fire:smg>B", "move:C").play("move:A")
    table = vivian("hit-and-run", "escalation-ranged", weapons=("smg",), board="A-B-C")
    table.put("worker", "B").put("worker", "C", 9).turn("vivian")
    table.dice(4, 1).play("fire:smg>B", "move:B")
    table.dice(1, 1).play("fire:smg>C")


@rule("INV-SKILL-40", "INV-FIRE-02")
def test_fire_brings_enemies_down_too() -> None:
    table = vivian("hit-and-run", weapons=("flamethrower",)).attach(
        "vivian", "canister", "flamethrower"
    )
    table.put("worker", "B").turn("vivian").play("fire:flamethrower>B").asks("free-move")


@rule("INV-SKILL-40", "INV-MACH-03")
def test_what_a_machine_brings_down_lets_nobody_run() -> None:
    table = vivian("hit-and-run").put("bot", "A").remote("vivian", "bot").put("worker", "B", 3)
    table.turn("vivian").dice(4, 4, 1).play("machine:bot.ranged>B").asks("turn")
