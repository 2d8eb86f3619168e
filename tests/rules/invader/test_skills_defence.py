"""Skills that keep survivors alive (chapter 17)."""

from typing import Any

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.leaving import play_turn
from shambler.games.zombicide.invader import RULES
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene

OURS = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")


class WholeTurn(Procedure, frozen=True, gc=False):
    """A turn with what comes before and after it."""

    who: int

    def step(self, game: object) -> None:
        """Begin."""
        game.end()  # type: ignore[attr-defined]
        play_turn(game, self.who)  # type: ignore[arg-type]


def whole_turn(table: Scene, name: str) -> Scene:
    """Begin a turn as the players' phase does."""
    return table.start(WholeTurn(table.who(name)), Rest())


def vivian(*skills: str, board: str = "A-B-C-D", **options: Any) -> Scene:
    """Vivian (armor 2) in A with these skills."""
    table = Scene(RULES, board=board, **options).put("vivian", "A")
    return table.skills("vivian", *skills, only=True)


def attacked(table: Scene) -> Scene:
    """The enemies on the board activate once."""
    kinds = range(len(table.game.world.foes))
    return table.start(Activation(tuple(kinds)), Rest())


# -- armor ---------------------------------------------------------------------------------


@rule("INV-SKILL-66")
def test_somebody_starts_with_more_armor() -> None:
    table = Scene(RULES, "M0", survivors=OURS)
    assert table.survivor("ingrid").armor == 4
    assert table.survivor("tariq").armor == 3


@rule("INV-SKILL-67")
def test_somebody_starts_with_a_card_of_their_own() -> None:
    table = Scene(RULES, "M0", survivors=OURS)
    held = table.survivor("odile").hands
    assert [table.game.gear(card).id for card in held if card >= 0] == ["heavy-cutter"]
    deck = [table.game.gear(card).id for card in table.state.stocks[0].cards]
    assert deck.count("heavy-cutter") == 2  # of three


@rule("INV-SKILL-21")
def test_auto_repair_restores_all_armor_in_the_end_phase() -> None:
    table = vivian("auto-repair").armor("vivian", 1).put("cole", "A").armor("cole", 1)
    table.end_phase()
    assert (table.survivor("vivian").armor, table.survivor("cole").armor) == (2, 1)
    table.told(ev.ArmorRestored, rule="INV-SKILL-21", armor=1)


@rule("INV-SKILL-21", "INV-SKILL-66")
def test_armor_returns_to_what_one_started_with() -> None:
    table = Scene(RULES, board="A-B", survivors=OURS).put("ingrid", "A").armor("ingrid", 1)
    table.skills("ingrid", "auto-repair").end_phase()
    assert table.survivor("ingrid").armor == 4


@rule("INV-SKILL-49")
def test_a_medic_mends_one_armor_of_everyone_in_the_zone_up_to_the_full_value() -> None:
    table = vivian("medic").armor("vivian", 1).put("jared", "A").armor("jared", 1)
    table.put("cole", "A").put("magnus", "B").armor("magnus", 1).end_phase()
    armor = [table.survivor(name).armor for name in ("vivian", "jared", "cole", "magnus")]
    assert armor == [2, 2, 2, 1]


# -- Ironclad ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "foe", "other"),
    [
        pytest.param("ironclad-worker", "worker", "hunter", marks=pytest.mark.rule("INV-SKILL-41")),
        pytest.param("ironclad-tank", "tank", "worker", marks=pytest.mark.rule("INV-SKILL-42")),
        pytest.param("ironclad-hunter", "hunter", "worker", marks=pytest.mark.rule("INV-SKILL-43")),
        pytest.param(
            "ironclad-abomination", "spoiler", "worker", marks=pytest.mark.rule("INV-SKILL-44")
        ),
    ],
)
def test_ironclads_ignore_all_damage_of_a_kind(
    skill: str, foe: str, other: str, request: pytest.FixtureRequest
) -> None:
    table = attacked(vivian(skill).put(foe, "A"))
    assert table.survivor("vivian").armor == 2
    cited = {mark.args[0] for mark in request.node.iter_markers("rule")}
    assert table.told(ev.DamageAvoided).rule in cited
    table = attacked(vivian(skill).put(other, "A"))
    assert table.survivor("vivian").armor < 2


# -- Tough, Is That All You've Got? --------------------------------------------------------


@rule("INV-SKILL-71")
def test_the_tough_ignore_the_first_point_of_an_attack_step() -> None:
    table = attacked(vivian("tough").put("worker", "A", 2))
    assert table.survivor("vivian").armor == 1
    table = attacked(vivian("tough").put("tank", "A"))
    assert table.survivor("vivian").armor == 1  # one point, not the whole attack


@rule("INV-SKILL-71", "Z-ATTACK-04")
def test_who_has_ignored_a_point_may_take_the_next_attack_as_well() -> None:
    table = attacked(vivian("tough").put("jared", "A").put("worker", "A", 3))
    for _ in range(3):
        table.asks("assign-attack", "take:vivian", "take:jared")
        table.play("take:vivian" if table.survivor("vivian").armor == 2 else "take:jared")
    assert (table.survivor("vivian").armor, table.survivor("jared").armor) == (1, 2)


@rule("INV-SKILL-71", "INV-HUNT-01")
def test_the_second_action_of_hunters_is_a_new_attack_step() -> None:
    table = attacked(vivian("tough").put("hunter", "A"))
    assert table.survivor("vivian").armor == 2


@rule("INV-SKILL-71")
def test_the_tough_ignore_the_first_point_of_friendly_fire_too() -> None:
    table = vivian("tough").put("cole", "B").equip("cole", "smg").turn("cole")
    table.dice(1, 1).play("fire:smg>A")
    assert table.survivor("vivian").armor == 1
    table.dice(1, 4).play("fire:smg>A")
    assert table.survivor("vivian").armor == 1  # another case of friendly fire


@rule("INV-SKILL-71", "INV-SKILL-70")
def test_an_extra_activation_is_a_new_attack_step() -> None:
    table = vivian("tough", "taunt").put("worker", "A").turn("vivian").play("skill:taunt>A")
    assert table.survivor("vivian").armor == 2


@rule("INV-SKILL-45")
def test_cards_are_discarded_for_damage_one_for_each_point() -> None:
    table = vivian("is-that-all-youve-got").put("tank", "A").equip("vivian", "smg")
    table.pack("vivian", "canister", "sledge")
    attacked(table).asks("avoid-damage", "drop:smg", "drop:canister", "drop:sledge", "done")
    table.play("drop:canister", "drop:smg").asks("rest")
    assert table.survivor("vivian").armor == 2
    assert table.survivor("vivian").hands == (-1, -1)


@rule("INV-SKILL-45")
def test_the_rest_of_the_damage_is_suffered() -> None:
    table = vivian("is-that-all-youve-got").put("tank", "A").pack("vivian", "canister", "sledge")
    attacked(table).play("drop:canister", "done")
    assert table.survivor("vivian").armor == 1


@rule("INV-SKILL-45", "INV-SKILL-71")
def test_toughness_comes_before_cards_are_discarded() -> None:
    table = vivian("is-that-all-youve-got", "tough").put("worker", "A").pack("vivian", "canister")
    attacked(table).asks("rest")
    assert len(table.survivor("vivian").pack) == 1


@rule("INV-SKILL-45", "Z-FRIEND-01")
def test_cards_can_be_discarded_for_friendly_fire() -> None:
    table = vivian("is-that-all-youve-got").pack("vivian", "canister").put("cole", "B")
    table.equip("cole", "heavy-shotgun").turn("cole")
    table.dice(4, 1).play("fire:heavy-shotgun>A").asks("avoid-damage").play("drop:canister")
    assert table.survivor("vivian").armor == 1


def test_a_card_that_stops_an_attack_is_a_choice() -> None:
    table = vivian().equip("vivian", "ablative-armor").put("tank", "A")
    attacked(table).asks("shield", "drop:ablative-armor", "say:suffer").play("drop:ablative-armor")
    assert table.survivor("vivian").armor == 2


# -- Low profile ---------------------------------------------------------------------------


@rule("Z-SKILL-47")
def test_friendly_fire_never_hits_a_low_profile() -> None:
    table = vivian("low-profile").put("jared", "A").put("cole", "B").equip("cole", "smg")
    table.turn("cole").dice(1, 1).play("fire:smg>A").asks("turn")  # both misses are Jared's
    assert (table.survivor("vivian").armor, table.survivor("jared").armor) == (2, 1)


@rule("Z-SKILL-47")
def test_shots_at_a_lone_low_profile_go_into_the_air() -> None:
    table = vivian("low-profile").put("worker", "A").put("cole", "B").equip("cole", "smg")
    table.turn("cole").dice(1, 1).play("fire:smg>A").asks("turn")
    assert table.survivor("vivian").armor == 2


@rule("Z-SKILL-47", "INV-FIRE-02")
def test_hellfire_burns_low_profiles_all_the_same() -> None:
    table = vivian("low-profile").put("cole", "B").equip("cole", "flamethrower")
    table.attach("cole", "canister", "flamethrower").turn("cole").play("fire:flamethrower>A")
    assert table.outcome is not None
    table.told(ev.Eliminated, who=table.who("vivian"))


# -- Camouflage ----------------------------------------------------------------------------


def hidden(table: Scene) -> Scene:
    """Vivian has a camouflage token."""
    table.hide("vivian")
    return table


@rule("INV-SKILL-28")
def test_whom_no_enemy_sees_may_hide_when_their_turn_begins() -> None:
    table = whole_turn(vivian("camouflage").put("cole", "B"), "vivian")
    table.asks("hide", "say:hide", "say:stay-visible").play("say:hide").asks("turn")
    assert table.is_hidden("vivian")
    table = whole_turn(vivian("camouflage").put("worker", "D"), "vivian")
    table.asks("turn")  # seen down the corridor


@rule("INV-SKILL-28")
def test_hiding_is_a_choice_and_a_matter_of_the_skill() -> None:
    table = whole_turn(vivian("camouflage"), "vivian").play("say:stay-visible")
    assert not table.is_hidden("vivian")
    whole_turn(vivian(), "vivian").asks("turn")


@rule("INV-SKILL-28")
def test_any_enemy_anywhere_may_be_the_one_who_sees() -> None:
    table = Scene(RULES, board="A+B-C").door("A", "B").put("vivian", "B").put("worker", "A")
    table.skills("vivian", "camouflage", only=True)
    whole_turn(table, "vivian").asks("hide").play("say:stay-visible")  # a door between them
    whole_turn(table.put("worker", "C"), "vivian").asks("turn")  # the second one sees her


@rule("INV-SKILL-29", "INV-ATTACK-08")
def test_the_hidden_are_not_attacked_and_enemies_walk_past_them() -> None:
    table = hidden(vivian("camouflage", board="C-A-B")).put("worker", "C").put("cole", "B")
    attacked(table)
    attacked(table)
    attacked(table)
    assert table.enemies("B") == {"worker": 1}
    assert table.survivor("vivian").armor == 2
    assert table.survivor("cole").armor == 1


@rule("INV-SKILL-29")
def test_the_hidden_make_no_noise() -> None:
    table = hidden(vivian("camouflage"))
    assert table.game.loudness(table.game.bait()) == {}


@rule("INV-SKILL-29", "Z-MOVE-02")
def test_the_hidden_still_pay_for_enemies_left_behind() -> None:
    table = hidden(vivian("camouflage")).put("worker", "A", 2).turn("vivian")
    assert table.cost_of("move:B") == 3


@rule("INV-SKILL-29", "Z-FRIEND-01")
def test_friends_shoot_the_hidden_as_well_as_anybody() -> None:
    table = hidden(vivian("camouflage")).put("cole", "B").equip("cole", "smg").turn("cole")
    table.dice(1, 4).play("fire:smg>A")
    assert table.survivor("vivian").armor == 1
    assert table.is_hidden("vivian")


@rule("INV-SKILL-30")
@pytest.mark.parametrize(
    "key", ["melee:cattle-prod>A", "fire:smg>B", "machine:bot.move>B", "noise"]
)
def test_fighting_machines_and_noise_give_the_hidden_away(key: str) -> None:
    table = hidden(vivian("camouflage")).equip("vivian", "cattle-prod", "smg").put("worker", "A")
    table.put("bot", "A").remote("vivian", "bot").turn("vivian")
    if not key.startswith(("machine", "noise")):
        table.dice(1, 1)
    table.play(key)
    assert not table.is_hidden("vivian")


@rule("INV-SKILL-30")
def test_camouflage_lasts_into_the_next_round_and_can_be_earned_again() -> None:
    table = hidden(vivian("camouflage")).end_phase()
    assert table.is_hidden("vivian")
    table = hidden(vivian("camouflage")).turn("vivian").play("noise")
    whole_turn(table, "vivian").play("say:hide")
    assert table.is_hidden("vivian")


@rule("INV-SKILL-30")
def test_walking_and_searching_do_not_give_the_hidden_away() -> None:
    table = hidden(vivian("camouflage", board="A-[B]")).turn("vivian")
    table.finds("sledge").play("move:B", "search", "say:discard")
    assert table.is_hidden("vivian")


@rule("INV-SKILL-28")
def test_whoever_is_hidden_is_not_asked_again() -> None:
    whole_turn(hidden(vivian("camouflage")), "vivian").asks("turn")


@rule("INV-SKILL-30")
def test_whoever_is_noticed_gives_nobody_else_away() -> None:
    table = hidden(vivian("camouflage")).put("cole", "A").skills("cole", "camouflage")
    table.hide("cole")
    table.turn("cole").play("noise")
    assert (table.is_hidden("cole"), table.is_hidden("vivian")) == (False, True)


@rule("INV-SKILL-71")
def test_each_of_the_tough_ignores_a_first_point() -> None:
    table = vivian("tough").put("cole", "A").skills("cole", "tough").put("worker", "A", 3)
    attacked(table).play("take:vivian", "take:cole", "take:cole")
    assert (table.survivor("vivian").armor, table.survivor("cole").armor) == (2, 1)
