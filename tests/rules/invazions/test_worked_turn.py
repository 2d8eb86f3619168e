"""The worked examples of the book, step by step with their numbers (FIX-01, FIX-02, FIX-03)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import HordeWounded, HumanPosted, PlaceEntered, ResearchPlaced
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

START = ["horde-member"] * 3 + ["devour-them"] * 2
KEYS = ["zombie:horde-member"] * 3 + ["rage:devour-them"] * 2
RED, GREEN = 1, 2


@rule(
    "IVZ-START-02",
    "IVZ-START-05",
    "IVZ-START-08",
    "IVZ-START-10",
    "IVZ-HUM-07",
    "IVZ-HUM-08",
    "IVZ-BAR-04",
    "IVZ-BRAV-09",
    "IVZ-CARDX-25",
    "IVZ-CARDX-30",
    "IVZ-CARDX-31",
    "IVZ-REC-09",
)
def test_the_worked_first_turn_with_three_players():
    """FIX-01, its nineteen steps. AMB-03, AMB-04 and AMB-05 say how it is read."""
    with Lab("freres-3") as lab:
        lab.state.turn, lab.human.barricade = 0, -1
        # 1 to 3: two Contamination cards under each place, the draws, the tokens
        lab.draws("john-frum", "sneak-in", "swell-the-ranks")
        lab.draws("whistler", "swallower", "whistler")
        lab.draws("survivors", "survivors", "soldier", "janitor", "cut-to-the-quick", "prophylaxis")
        lab.starting_hands().start()
        assert lab.below("radio-room") == ["john-frum", "whistler"]
        assert lab.below("entrance-hall") == ["sneak-in", "swallower"]
        assert lab.below("hangar") == ["swell-the-ranks", "whistler"]
        assert len(lab.state.contamination) == 41
        assert (len(lab.human.hand), lab.human.tokens, len(lab.human.pile)) == (6, 4, 44)
        for seat in (RED, GREEN):
            assert lab.holds(seat) == START
            assert len(lab.troop(seat).pile) == 0
        # 4 to 9: the human action
        lab.draws("prophylaxis").play("place:survivors>radio-room")
        assert lab.human.tokens == 3
        lab.draws("technician").play("place:survivors>radio-room")
        assert lab.human.tokens == 2
        lab.play("place:janitor>radio-room", "pass")
        assert lab.human.tokens == 0
        assert lab.on("radio-room") == ["survivors", "survivors", "janitor"]
        lab.play("research:infected>radio-room")
        lab.told(ResearchPlaced, cost=0)
        assert lab.human.dice == {}
        for card in ("technician", "soldier"):
            assert lab.blocked(f"place:{card}>radio-room") == "IVZ-HUM-03"
        lab.play("done", "barricade:radio-room")
        # 10: the Hordes choose their places
        lab.play("attack:entrance-hall", "attack:hangar")
        # 11 and 12: Cut to the Quick on red
        lab.play("brave:cut-to-the-quick>entrance-hall")
        lab.asks("cut", "wound", "lose", seats=(RED,)).play("wound")
        assert lab.names(lab.troop(RED).pile.cards) == ["wounded-member"]
        assert lab.state.wounded == 9
        assert len(lab.troop(RED).hand) == 5
        assert lab.human.tokens == 0
        # 13 and 14: both play everything
        lab.play("pass", "next:1", *KEYS)
        assert lab.game.attack_of(lab.troop(RED)) == 5
        lab.play(*KEYS)
        assert lab.game.attack_of(lab.troop(GREEN)) == 5
        # 15: both get in, nothing is left over, nobody is wounded
        lab.told(PlaceEntered, place=1, attack=5, resistance=5, left=0)
        lab.told(PlaceEntered, place=2, attack=5, resistance=5, left=0)
        lab.not_told(HordeWounded)
        assert len(lab.on("radio-room")) == 3
        # 16: recruitment
        lab.asks("recruit", seats=(RED,)).play("recruit:swallower")
        lab.asks("recruit", seats=(GREEN,)).play("recruit:swell-the-ranks")
        assert lab.below("radio-room") == ["john-frum", "whistler"]
        assert lab.below("entrance-hall") == ["sneak-in"]
        assert lab.below("hangar") == ["whistler"]
        # 17 to 19: no claim; the end of the turn and the beginning of the next
        lab.draws("ogre", "ogre", "ogre").play("pass", "pass")
        assert lab.state.turn == 2
        red, green = lab.troop(RED), lab.troop(GREEN)
        assert (len(red.discard), len(red.pile), red.hand, red.place) == (6, 1, (), -1)
        assert (len(green.discard), len(green.pile), green.hand, green.place) == (6, 0, (), -1)
        assert lab.human.score == 2
        assert lab.outcome is None
        assert lab.holds(0) == ["soldier", "technician", "prophylaxis", "prophylaxis"]
        assert lab.thrown(0) == ["cut-to-the-quick"]
        assert len(lab.human.pile) == 42
        assert lab.on("radio-room") == ["survivors", "survivors", "janitor"]
        assert lab.names([lab.at("radio-room").research]) == ["infected"]
        # the Barricade must leave the Radio Room now
        lab.draws("survivors", "survivors")
        lab.draws("swallower", *START[:3])  # after the Wounded Member on top
        lab.draws("swell-the-ranks", *START[:3], "devour-them")
        lab.play("pass").play("done")
        assert lab.blocked("barricade:radio-room") == "IVZ-BAR-02"


@rule("IVZ-CARDX-25")
def test_in_the_worked_turn_red_draws_the_wounded_member_first():
    with Lab("freres-3") as lab:
        lab.horde(RED, pile=[], discard=["ogre"] * 6)
        troop = lab.troop(RED)
        lab.state.wounded -= 1
        troop.pile = troop.pile.on_top((lab.number("wounded-member"),))
        lab.draws("whistler", "whistler", "whistler").draws(*["survivors"] * 6)
        lab.draws("ogre", "ogre", "ogre", "ogre").draws(*START).stage("Start")
        assert lab.holds(RED) == ["ogre"] * 4 + ["wounded-member"]
        assert RULES.view(lab.game, 0)["hordes"][0]["shown"] == ["wounded-member"]


@rule("IVZ-DMG-15")
def test_the_picture_of_damage():
    """FIX-02."""
    with Lab("labo-3") as lab:
        lab.posted("hangar", "survivors", "soldier").assault("hangar", 7)
        lab.elsewhere("radio-room", 2).turn_from("BreakIn")
        assert lab.question.about["left"] == 2
        lab.play("hit:survivors")
        assert lab.on("hangar") == ["soldier"]
        assert lab.thrown(0) == ["survivors"]
        assert (lab.at("hangar").left, lab.at("hangar").doomed) == (0, ())


@rule("IVZ-RES-03", "IVZ-RES-04", "IVZ-RES-05")
def test_the_surcharge_on_research():
    """FIX-03: 0, then 1, then 2."""
    for die in (0, 1, 2):
        with Lab("labo-3") as lab:
            lab.human.tokens = 5
            if die:
                lab.human.dice[lab.number("infected")] = die
            lab.stage("HumanAction").play("research:infected>hangar")
            lab.told(ResearchPlaced, cost=die)
            assert lab.human.tokens == 5 - die
        with Lab("labo-3") as lab:
            lab.studied("hangar", "infected", die=die).elsewhere("radio-room", 2)
            lab.assault("hangar", 5 + lab.printed("resistance", "infected"))
            lab.turn_from("BreakIn").play("hit:infected")
            assert lab.human.dice == {lab.number("infected"): die + 1}
            assert lab.number("infected") in lab.human.beside


def test_the_fixtures_of_the_ledger_are_these():
    assert [fixture.id for fixture in RULES.ledger.fixtures] == ["FIX-01", "FIX-02", "FIX-03"]
    assert len(RULES.ledger.fixtures[0].step) == 19


def test_an_unpaid_card_is_refused_with_its_rule():
    with Lab("freres-3") as lab:
        lab.hand("soldier", tokens=0).stage("HumanAction").not_told(HumanPosted)
        with pytest.raises(IllegalOption) as refusal:
            lab.play("place:soldier>hangar")
        assert refusal.value.rule == "IVZ-HUM-03"
