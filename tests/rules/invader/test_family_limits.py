"""Rules of the whole family at two and at the limit, as Invader plays them."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.rewards import GiveExperience, GiveRemote
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.kernel.decision import Decision
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act


def vivian(board: str = "A-B", **options: object) -> Scene:
    """Vivian alone in A."""
    return Scene(RULES, board=board, **options).put("vivian", "A")  # type: ignore[arg-type]


# -- the round -----------------------------------------------------------------------------


@rule("Z-ROUND-02", "Z-ROUND-08")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_four_players_take_their_turns_to_the_left_of_the_first(first: int) -> None:
    table = Scene(RULES, board="A-B", seats=4)
    for name in TEAM[:4]:
        table.put(name, "A")
    table.state.first_player = first
    table.start(Round())
    order: list[int] = []
    for _ in range(4):
        table.asks("turn")
        assert isinstance(table.game.decision, Decision)
        order += table.game.decision.seats
        table.play("end")
    assert order == [(first + place) % 4 for place in range(4)]
    assert table.state.first_player == (first + 1) % 4


# -- objectives ----------------------------------------------------------------------------


def two_objectives(**changes: object) -> Scene:
    """A blue and a green objective in A, where Vivian is, and a green one in B."""
    tokens = (
        Objective(id="first", zone="0.0", color="blue"),
        Objective(id="second", zone="0.0", color="green"),
        Objective(id="third", zone="0.1", color="green"),
    )
    return vivian(changes={"objective": tokens, **changes}).turn("vivian")


@rule("Z-ACT-03")
@pytest.mark.parametrize(("taken", "color"), [("first", "blue"), ("second", "green")])
def test_of_two_objectives_in_a_zone_the_chosen_one_is_taken(taken: str, color: str) -> None:
    table = two_objectives()
    offered = [key for key in table.options if key.startswith("objective:")]
    assert offered == ["objective:first", "objective:second"]
    table.play(f"objective:{taken}").told(ev.ObjectiveTaken, color=color)
    left = [table.game.world.token_names[token.id] for token in table.state.tokens]
    assert left == [name for name in ("first", "second", "third") if name != taken]
    assert table.state.taken == (color,)
    assert table.actions_left == 2


@rule("Z-ACT-03")
def test_both_objectives_of_a_zone_can_be_taken_one_after_the_other() -> None:
    table = two_objectives().play("objective:second", "objective:first")
    assert table.state.taken == ("green", "blue")
    assert table.actions_left == 1
    assert not [key for key in table.options if key.startswith("objective:")]


@rule("Z-ACT-03")
def test_an_objective_gives_everything_the_mission_names() -> None:
    rewards = (
        GiveExperience(amount=3, rule="INV-M0-05"),
        GiveExperience(amount=2, color="green", rule="INV-M0-05"),
        GiveRemote(machine="bot", color="blue", rule="INV-M2-08"),
    )
    table = two_objectives(reward=rewards).put("bot", "B")
    table.play("objective:second")
    assert table.survivor("vivian").experience == 5
    table.play("objective:first")
    assert table.survivor("vivian").experience == 8
    assert len(table.remotes("vivian")) == 1


# -- weapons and what is attached to them --------------------------------------------------


@rule("Z-ATT-01")
def test_ammo_on_the_other_weapon_gives_no_re_roll() -> None:
    table = vivian().put("worker", "B").equip("vivian", "smg", "light-machine-gun")
    table.attach("vivian", "plenty-of-bullets", "smg").turn("vivian")
    table.dice(1, 1, 1, 1, 1).play("fire:light-machine-gun>B").asks("turn")
    table.dice(1, 1).play("fire:smg>B").asks("re-roll")


@rule("Z-ATT-01")
def test_two_ammo_cards_give_two_re_rolls() -> None:
    table = vivian().put("worker", "B").equip("vivian", "smg")
    table.attach("vivian", "plenty-of-bullets", "smg")
    table.attach("vivian", "plenty-of-bullets", "smg").turn("vivian")
    table.dice(1, 1).play("fire:smg>B")
    table.asks("re-roll", "say:re-roll-ammo0", "say:re-roll-ammo1", "say:keep")
    table.dice(2, 2).play("say:re-roll-ammo1").asks("re-roll", "say:re-roll-ammo0", "say:keep")
    table.dice(1, 1).play("say:re-roll-ammo0").asks("turn")
    assert table.enemies("B") == {"worker": 1}


@rule("Z-ATT-03")
def test_a_weapon_is_thrown_away_with_both_cards_attached_to_it() -> None:
    table = vivian().equip("vivian", "smg", "sledge").attach("vivian", "plenty-of-bullets", "smg")
    table.attach("vivian", "plenty-of-bullets", "smg").turn("vivian")
    table.play("discard", "take:vivian", "drop:vivian.smg")
    assert table.cards_of("vivian") == ["sledge"]
    assert len(table.state.discards) == 2  # the starting weapon is out of the game


@rule("Z-ATT-09")
def test_one_canister_of_two_is_spent() -> None:
    table = vivian().equip("vivian", "flamethrower").put("worker", "B")
    table.attach("vivian", "canister", "flamethrower").attach("vivian", "canister", "flamethrower")
    table.turn("vivian").play("fire:flamethrower>B")
    assert table.cards_of("vivian") == ["flamethrower", "canister"]
    table.put("worker", "B").turn("vivian").play("fire:flamethrower>B")
    assert table.cards_of("vivian") == ["flamethrower"]
    assert table.blocked("fire:flamethrower>B") == "Z-ATT-09"


@rule("Z-DUAL-01")
@pytest.mark.parametrize("hand", [0, 1])
def test_of_two_copies_the_one_with_ammo_fires_alone(hand: int) -> None:
    table = vivian().equip("vivian", "smg", "smg").attach("vivian", "plenty-of-bullets", "smg")
    survivor = table.survivor("vivian")
    if hand:
        survivor.hands = survivor.hands[::-1]
    table.turn("vivian").dice(1, 1).play("fire:smg>B").asks("re-roll")


@rule("Z-MELEE-01", "INV-CONC-01")
def test_a_blow_may_be_concentrated_on_anybody_in_the_zone() -> None:
    table = (
        vivian().equip("vivian", "sledge").put("worker", "A").put("tank", "A").put("hunter", "A")
    )
    table.turn("vivian")
    assert all(table.offers(f"melee:sledge>A@{foe}") for foe in ("worker", "tank", "hunter"))
    table.dice(6, 1, 1).play("melee:sledge>A@hunter")
    assert table.enemies("A") == {"worker": 1, "tank": 1}


@rule("Z-SKILL-12")
@pytest.mark.parametrize("attack", ["fire:smg*2>B", "melee:cattle-prod*2>A"])
def test_a_free_combat_action_pays_for_a_pair(attack: str) -> None:
    weapon = attack.partition(":")[2].partition("*")[0]
    table = vivian().equip("vivian", weapon, weapon).put("worker", "A").put("worker", "B")
    table.skills("vivian", "plus-1-free-combat-action", only=True).turn("vivian", left=0)
    table.dice(1, 1, 1, 1).play(attack).asks("turn")
    assert table.blocked(attack) == "Z-ROUND-03"


# -- enemies -------------------------------------------------------------------------------


@rule("INV-ENEMY-08", "INV-ENEMY-10")
def test_an_abomination_spreads_mold_inside_wherever_the_outside_is() -> None:
    board = """
    .A   aAB   +rC   :rD
    """
    table = Scene(RULES, board=board).put("cole", "C").armor("cole", 9, over_limit=True)
    act(table.put("spoiler", "D"), "spoiler").told(MoldSpread, zone=table.zone("C"))
    assert (table.mold_at("C"), table.mold_at("D"), table.mold_at("A")) == ("active", "", "")


@rule("INV-EMOVE-08")
def test_enemies_break_the_door_in_their_way_and_no_other() -> None:
    table = Scene(RULES, board="A+[B]+[C]+[D]").put("cole", "A").put("worker", "C", 2)
    table.door("A", "B").door("B", "C").door("C", "D").activation("worker")
    assert (table.is_closed("A", "B"), table.is_closed("B", "C")) == (True, False)
    assert table.is_closed("C", "D")
    assert table.enemies("C") == {"worker": 2}


@rule("INV-EMOVE-08")
def test_a_group_finds_a_door_broken_by_another_and_breaks_nothing_more() -> None:
    table = Scene(RULES, board="A+[B]+[C]").put("cole", "A").door("A", "B").door("B", "C")
    table.put("worker", "B").put("tank", "B").activation("worker", "tank")
    broken = [event for event in table.events if isinstance(event, ev.DoorBroken)]
    assert len(broken) == 1
    assert table.is_closed("B", "C")
    assert table.enemies("B") == {"worker": 1, "tank": 1}


@rule("INV-MACH-09", "INV-MACH-07")
def test_the_end_of_one_machine_leaves_the_other_as_it_was() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("bot", "A").put("sentry-gun", "B")
    table.activated("bot").put("worker", "A").activation("worker").play("take:bot")
    assert not table.is_active("bot")
    assert not table.is_active("sentry-gun")
    table = Scene(RULES, board="A-B").put("cole", "A").put("bot", "A").put("sentry-gun", "B")
    table.activated("bot").activated("sentry-gun").put("worker", "A").activation("worker")
    table.play("take:bot")
    assert table.is_active("sentry-gun")


@rule("INV-MACH-01", "INV-MACH-05")
def test_whoever_holds_two_remotes_controls_both_machines() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("bot", "C").put("sentry-gun", "C")
    table.remote("cole", "sentry-gun").remote("cole", "bot").put("worker", "B").turn("cole")
    assert table.offers("machine:bot.ranged>B") and table.offers("machine:sentry-gun.ranged>B")


@rule("INV-MACH-07")
def test_each_of_two_machines_that_act_gets_a_token() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("bot", "C").put("sentry-gun", "C")
    table.remote("cole", "sentry-gun").remote("cole", "bot").put("worker", "B").turn("cole")
    table.dice(1, 1, 1).play("machine:bot.ranged>B")
    assert (table.is_active("bot"), table.is_active("sentry-gun")) == (True, False)
    table.dice(1, 1, 1, 1, 1).play("machine:sentry-gun.ranged>B")
    assert (table.is_active("bot"), table.is_active("sentry-gun")) == (True, True)
    table.end_phase()
    assert (table.is_active("bot"), table.is_active("sentry-gun")) == (False, False)
