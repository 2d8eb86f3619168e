"""The choice of places (IVZ-CHOICE) and combat (IVZ-COMBAT)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import CardPlayed, HordeArrived, HordeWounded
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from tests.rules.invazions.builder import Lab


def fight(*hand: str, scenario: str = "freres-3", pile=(), place: str = "hangar") -> Lab:
    """Horde 1 plays these cards; the others are on the Radio Room or the last place, done."""
    lab = Lab(scenario)
    lab.horde(1, place, hand=hand, pile=pile)
    return lab.elsewhere("radio-room", *range(2, lab.game.world.players))


@rule("IVZ-CHOICE-01")
def test_each_zombie_player_sends_their_own_horde():
    with Lab() as lab:
        lab.stage("HordesChoose")
        lab.asks("choose-place", seats=(1,)).play("attack:hangar")
        lab.asks("choose-place", seats=(2,)).play("attack:radio-room")
        lab.told(HordeArrived, seat=1, place=2)
        shown = RULES.view(lab.game, 0)["hordes"]
        assert [horde["place"] for horde in shown] == ["hangar", "radio-room"]


@rule("IVZ-CHOICE-02")
def test_hordes_gather_or_split_as_they_like():
    with Lab("freres-4") as lab:
        lab.stage("HordesChoose").play(*["attack:hangar"] * 3)
        assert lab.game.hordes_at(2) == [1, 2, 3]
    with Lab("freres-4") as lab:
        lab.stage("HordesChoose").play("attack:hangar", "attack:canteen", "attack:radio-room")
        assert [lab.game.hordes_at(place) for place in range(4)] == [[3], [], [1], [2]]


@rule("IVZ-CHOICE-03")
def test_zombie_players_do_not_see_each_others_hands():
    with fight("ogre", "whistler") as lab:
        lab.stage("Combat")
        assert RULES.view(lab.game, 1)["hordes"][0]["hand"] == ["ogre", "whistler"]
        for other in (0, 2, None):
            shown = RULES.view(lab.game, other)["hordes"][0]
            assert shown["hand"] is None
            assert shown["hand_size"] == 2


@rule("IVZ-CHOICE-04")
def test_what_the_zombies_settle_among_themselves_is_public():
    with Lab("freres-4") as lab:
        lab.stage("ProposeClaim").play("claim", "pass")
        for told in lab.match.log[-2:]:
            for event in told:
                assert event.seen_by(0) == event.seen_by(3) == event


@rule("IVZ-CHOICE-05")
def test_every_horde_attacks_exactly_one_place_even_an_empty_one():
    with Lab() as lab:
        lab.stage("HordesChoose")
        lab.asks("choose-place", *(f"attack:{place}" for place in lab.game.world.places))
        lab.play("attack:hangar", "attack:hangar")
        assert lab.halted
        assert lab.at("hangar").contamination == lab.at("hangar").humans == ()


@rule("IVZ-COMBAT-01")
def test_human_effects_strike_the_hordes_of_their_place_before_any_card():
    with Lab("freres-4") as lab:
        lab.posted("hangar", "sniper").elsewhere("canteen", 3)
        lab.horde(1, "hangar", hand=["ogre"], pile=[]).horde(2, "hangar", hand=["ogre"], pile=[])
        lab.stage("Combat")
        lab.asks("turn-order")
        lab.told(HordeWounded, seat=1)
        lab.not_told(CardPlayed)
        assert lab.thrown(1) == lab.thrown(2) == ["wounded-member"]
        assert lab.thrown(3) == []


@rule("IVZ-COMBAT-02")
def test_the_hordes_choose_who_plays_first():
    with Lab() as lab:
        lab.horde(1, "hangar", hand=["ogre"], pile=[]).horde(2, "hangar", hand=["ogre"], pile=[])
        lab.stage("Combat").asks("turn-order", "next:1", "next:2")
        lab.play("next:2").asks("play-card", seats=(2,))


@rule("IVZ-COMBAT-03", "IVZ-HINT-03")
def test_three_zombie_cards_and_one_rage_card():
    with fight(*["horde-member"] * 4, "sneak-in", "sneak-in") as lab:
        lab.stage("Combat").play(*["zombie:horde-member"] * 3)
        lab.asks("play-card", "rage:sneak-in", "done")
        assert lab.blocked("zombie:horde-member") == "IVZ-COMBAT-03"
        lab.play("rage:sneak-in")
        assert lab.halted
        assert lab.holds(1) == ["horde-member", "sneak-in"]
    with fight("sneak-in", "sneak-in", "horde-member") as lab:
        lab.stage("Combat").play("rage:sneak-in")
        assert lab.blocked("rage:sneak-in") == "IVZ-COMBAT-03"


@rule("IVZ-COMBAT-04")
def test_effects_raise_the_limits_for_this_turn_only():
    with fight("devour-them", "devour-them", "sneak-in", pile=["devour-them"]) as lab:
        lab.stage("Combat").play("rage:devour-them", "rage:devour-them", "rage:sneak-in")
        assert len(lab.troop(1).played) == 3
        assert lab.halted
    with fight("sneak-in", "sneak-in") as lab:
        lab.stage("Combat").play("rage:sneak-in")
        with pytest.raises(IllegalOption):
            lab.play("rage:sneak-in")


@rule("IVZ-COMBAT-05")
def test_a_card_takes_full_effect_before_the_next_is_played():
    with fight("ogre", "whistler", "whistler") as lab:
        lab.stage("Combat").play("zombie:ogre")
        lab.asks("discard", "discard:whistler", seats=(1,))
        lab.play("discard:whistler").asks("play-card")


@rule("IVZ-COMBAT-06", "IVZ-COMBAT-07")
def test_nobody_but_the_human_player_comes_between_the_cards_of_a_horde():
    with Lab("labo-3") as lab:
        lab.hand("hold-the-position", "survivors", tokens=2)
        for seat in (1, 2):
            lab.horde(seat, "hangar", hand=["horde-member"] * 3, pile=[])
        lab.stage("Combat").play("pass", "next:2")
        asked: list[int] = []
        for _ in range(3):
            asked += lab.question.seats
            lab.play("zombie:horde-member")
            asked += lab.question.seats
            lab.play("pass")
        assert asked == [2, 0, 2, 0, 2, 0]
        lab.asks("play-card", seats=(1,))


@rule("IVZ-COMBAT-08")
def test_a_zombie_player_may_play_nothing():
    with fight("ogre", "ogre") as lab:
        lab.stage("Combat").play("done")
        assert lab.halted
        assert lab.holds(1) == ["ogre", "ogre"]


@rule("IVZ-COMBAT-09")
def test_cards_count_where_the_horde_stands():
    with fight("horde-member", "whistler") as lab:
        lab.draws("ogre").stage("Combat").play("zombie:horde-member", "zombie:whistler")
        shown = {place["id"]: place for place in RULES.view(lab.game, 0)["places"]}
        assert shown["hangar"]["attack"] == 1 + lab.printed("attack", "whistler")
        assert shown["radio-room"]["attack"] == 0
        assert lab.below("hangar") == ["ogre"]


@rule("IVZ-COMBAT-10")
def test_played_cards_lie_open_until_the_end_of_the_turn():
    with fight("horde-member", "ogre") as lab:
        lab.turn_from("Combat").play("zombie:horde-member", "done")
        assert lab.names(lab.troop(1).played) == ["horde-member"]
        assert lab.thrown(1) == ["wounded-member"]
    with Lab() as lab:
        lab.assault("hangar", 2).elsewhere("radio-room", 2).stage("EndOfTurn")
        assert lab.thrown(1) == ["horde-member", "horde-member"]
        assert lab.troop(1).played == ()


@rule("IVZ-COMBAT-11")
def test_freed_zombies_and_wounded_members_cannot_be_played():
    with fight("freed-zombie", "wounded-member", "ogre") as lab:
        lab.stage("Combat").asks("play-card", "zombie:ogre", "done")
        assert lab.blocked("rage:freed-zombie") == "IVZ-COMBAT-11"
        assert lab.blocked("rage:wounded-member") == "IVZ-COMBAT-11"
