"""Bravery (IVZ-BRAV): when it may be played, and what playing it does."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.content import BraveryCard, load
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

WINDOWS = [entry["window"] for entry in RULES.ledger.facts["timing_windows"]]
CLOSED = ("damage", "claim")


def moments(lab: Lab) -> str:
    """The window that is open now."""
    lab.asks("bravery", seats=(0,))
    return str(lab.question.about["moment"])


def brave_lab(**options) -> Lab:
    """Capture can always be played at the Hangar, so every window is asked."""
    lab = Lab("freres-3", **options)
    lab.studied("hangar", "infected").under("hangar", *["ogre"] * 4).human.tokens = 8
    return lab


@rule("IVZ-BRAV-01")
def test_bravery_is_played_from_hand_for_its_cost():
    with brave_lab() as lab:
        lab.hand("capture", tokens=3).stage("HordesChoose").play("aim:capture>hangar.ogre")
        assert lab.human.tokens == 3 - lab.printed("cost", "capture")
        assert lab.holds(0) == []
    with brave_lab() as lab:
        lab.hand("capture", "survivors", tokens=0).stage("HumanAction")
        assert lab.blocked("brave:capture") == "IVZ-HUM-03"


@rule("IVZ-BRAV-01")
def test_bravery_without_a_target_cannot_be_played():
    with Lab() as lab:
        lab.hand("capture", tokens=8).stage("HumanAction")
        assert lab.blocked("brave:capture") == "IVZ-BRAV-01"


@rule("IVZ-BRAV-02")
def test_a_bravery_card_with_a_moment_waits_for_it():
    with brave_lab() as lab:
        lab.hand("prophylaxis", "cut-to-the-quick", "capture").stage("HumanAction")
        assert lab.blocked("brave:prophylaxis") == "IVZ-BRAV-02"
        assert lab.blocked("brave:cut-to-the-quick") == "IVZ-BRAV-02"
        assert "aim:capture>hangar.ogre" in lab.options


@rule("IVZ-BRAV-03")
def test_bravery_interrupts_every_phase_and_every_player():
    """Capture is open in every window the ledger calls open."""
    seen = []
    with brave_lab() as lab:
        lab.hand("capture", *["survivors"] * 5).under("radio-room", "whistler")
        lab.under("entrance-hall", "whistler")
        lab.draws("sneak-in", "sneak-in", "sneak-in").turn_from("Start")
        assert "aim:capture>hangar.ogre" in lab.asks("start-discard").options
        seen.append("start")
        lab.starting_hands().play("pass")
        assert "aim:capture>hangar.ogre" in lab.asks("human-action").options
        seen.append("human_action")
        lab.play("done", "barricade:hangar")
        for answers in (("pass", "attack:radio-room"), ("pass", "attack:entrance-hall")):
            seen.append(moments(lab))
            lab.play(*answers)
        seen.append(moments(lab))
        lab.play("pass", "next:1", "zombie:horde-member")
        seen.append(moments(lab))
        lab.play("pass", "done", "done")
        seen.append(moments(lab))
        lab.play("pass")
        seen.append(moments(lab))  # both attacks failed: wounds, no damage
        lab.play("pass")
        seen.append(moments(lab))
        lab.play("pass", "pass", "pass")
        seen.append(moments(lab))
    assert set(seen) == set(WINDOWS) - set(CLOSED)
    assert seen.count("choice") == 2


@rule("IVZ-BRAV-03")
def test_every_window_of_the_cards_is_one_of_the_ledger():
    named = {w for card in load().cards if isinstance(card, BraveryCard) for w in card.windows}
    assert named == set(WINDOWS) - set(CLOSED)


@rule("IVZ-BRAV-04")
def test_no_bravery_while_damage_is_dealt():
    with brave_lab() as lab:
        lab.hand("capture").posted("hangar", "survivors", "survivors", "survivors")
        lab.assault("hangar", 5 + 3 * lab.printed("resistance", "survivors"))
        lab.elsewhere("radio-room", 2).stage("BreakIn")
        for _ in range(3):
            lab.asks("hit", seats=(1,)).play("hit:survivors")
        assert lab.halted


@rule("IVZ-BRAV-05")
def test_a_last_chance_after_the_last_zombie_player():
    with brave_lab() as lab:
        lab.hand("capture").elsewhere("radio-room", 1, 2).stage("Combat")
        assert moments(lab) == "after_choice"
        lab.play("pass")
        assert moments(lab) == "before_damage"
        lab.play("aim:capture>hangar.ogre")
        assert lab.human.score == 1


@rule("IVZ-BRAV-06")
def test_bravery_is_open_again_when_recruitment_opens():
    with brave_lab() as lab:
        lab.hand("capture").assault("hangar", 5).elsewhere("radio-room", 2)
        lab.at("hangar").penetrated = True
        lab.stage("Recruitment")
        assert moments(lab) == "recruitment"
        lab.play("pass").asks("recruit").play("recruit:ogre")
        assert moments(lab) == "recruitment"


@rule("IVZ-BRAV-07")
def test_bravery_waits_for_the_effect_to_be_complete():
    """Swell the Ranks: the other Horde has drawn before the human player is asked."""
    with brave_lab() as lab:
        lab.hand("capture").horde(1, "radio-room", hand=["swell-the-ranks"], pile=[])
        lab.elsewhere("hangar", 2).stage("Combat").play("pass")
        lab.draws("horde-member").play("rage:swell-the-ranks")
        assert moments(lab) == "between_zombie_cards"
        assert lab.holds(2) == ["horde-member"]


@rule("IVZ-BRAV-08")
def test_played_bravery_goes_to_the_discard_pile():
    with brave_lab() as lab:
        lab.hand("capture").stage("HumanAction").play("aim:capture>hangar.ogre")
        assert lab.thrown(0) == ["capture"]


@rule("IVZ-BRAV-09")
def test_the_interrupted_player_goes_on():
    with brave_lab() as lab:
        lab.hand("capture").horde(1, "radio-room", hand=["ogre", "ogre", "whistler"], pile=[])
        lab.elsewhere("hangar", 2).stage("Combat").play("pass", "zombie:ogre", "discard:ogre")
        assert moments(lab) == "between_zombie_cards"
        lab.play("aim:capture>hangar.ogre")
        lab.asks("play-card", "zombie:whistler", "done", seats=(1,))
        assert lab.names(lab.troop(1).played) == ["ogre"]


def test_a_window_may_be_used_several_times():
    with brave_lab() as lab:
        lab.hand("capture", "capture", "survivors").stage("HordesChoose")
        lab.play("aim:capture>hangar.ogre", "aim:capture>hangar.ogre", "pass")
        assert lab.human.score == 2
        lab.asks("choose-place")


def test_the_human_player_may_ask_for_quiet_until_damage():
    with brave_lab() as lab:
        lab.hand("capture").horde(1, "radio-room", hand=["whistler"] * 3, pile=[])
        lab.elsewhere("hangar", 2).stage("Combat").play("pass")
        lab.draws("sneak-in").play("zombie:whistler")
        assert moments(lab) == "between_zombie_cards"
        lab.play("skip")
        lab.draws("sneak-in").play("zombie:whistler")
        lab.asks("play-card").play("done")
        assert moments(lab) == "before_damage"


@pytest.mark.parametrize("card", ["capture", "survivors"])
def test_the_question_does_not_tell_whether_the_hand_holds_bravery(card):
    with brave_lab() as lab:
        lab.hand(card).stage("HordesChoose")
        assert moments(lab) == "choice"


def test_no_window_where_it_is_plain_that_no_bravery_could_be_played():
    """No tokens, and no Bravery of this scenario is both free and playable now."""
    with brave_lab() as lab:
        lab.hand("capture", tokens=0).stage("HordesChoose")
        lab.asks("choose-place")
    with brave_lab() as lab:
        lab.hand().stage("HordesChoose")
        lab.asks("choose-place")
