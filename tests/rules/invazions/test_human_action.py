"""The human action (IVZ-HUM), Research (IVZ-RES) and the Barricade (IVZ-BAR)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import HumanPosted
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from tests.rules.invazions.builder import Lab


def action(scenario: str = "freres-3", **options) -> Lab:
    lab = Lab(scenario, **options)
    lab.human.tokens = lab.game.world.numbers.token_limit
    return lab


@rule("IVZ-HUM-01")
def test_any_number_of_humans_on_any_places():
    with action() as lab:
        lab.hand("soldier", "janitor", "technician").stage("HumanAction")
        places = ("radio-room", "entrance-hall", "hangar")
        for card in ("soldier", "janitor", "technician"):
            assert {f"place:{card}>{place}" for place in places} <= set(lab.options)
        lab.play("place:soldier>hangar", "place:janitor>hangar", "place:technician>radio-room")
        assert lab.on("hangar") == ["soldier", "janitor"]
        assert lab.on("radio-room") == ["technician"]


@rule("IVZ-HUM-02")
def test_a_human_is_paid_for_and_laid_on_its_place():
    with action() as lab:
        lab.hand("janitor", tokens=3).stage("HumanAction").play("place:janitor>hangar")
        lab.told(HumanPosted, cost=lab.printed("cost", "janitor"))
        assert lab.human.tokens == 3 - lab.printed("cost", "janitor")
        assert lab.on("hangar") == ["janitor"]
        assert lab.holds(0) == []


@rule("IVZ-HUM-03")
def test_what_cannot_be_paid_in_full_cannot_be_played():
    with action() as lab:
        lab.hand("janitor", "survivors", tokens=1).stage("HumanAction")
        assert lab.blocked("place:janitor>hangar") == "IVZ-HUM-03"
        with pytest.raises(IllegalOption, match="costs 2 Resources"):
            lab.play("place:janitor>hangar")
        assert "place:survivors>hangar" in lab.options


@rule("IVZ-HUM-04")
def test_a_human_stays_from_turn_to_turn():
    with Lab() as lab:
        lab.posted("hangar", "guard").draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6)
        lab.starting_hands().turn_from("EndOfTurn")
        assert lab.state.turn == 3
        assert lab.on("hangar") == ["guard"]


@rule("IVZ-HUM-05")
@pytest.mark.parametrize(("scenario", "limit"), [("freres-2", 3), ("freres-3", 4), ("freres-4", 4)])
def test_a_place_holds_so_many_humans_and_no_more(scenario, limit):
    with action(scenario) as lab:
        lab.posted("hangar", *["survivors"] * (limit - 1))
        lab.hand("janitor", "sniper").stage("HumanAction")
        lab.play("place:janitor>hangar")
        assert len(lab.on("hangar")) == limit
        lab.human.tokens = 4
        assert lab.changed().blocked("place:sniper>hangar") == "IVZ-HUM-05"
        assert "place:sniper>canteen" in lab.options or "place:sniper>radio-room" in lab.options


@rule("IVZ-HUM-06")
def test_the_same_human_may_not_stand_twice_on_a_place():
    with action() as lab:
        lab.posted("hangar", "soldier").hand("soldier").stage("HumanAction")
        assert lab.blocked("place:soldier>hangar") == "IVZ-HUM-06"
        assert "place:soldier>radio-room" in lab.options


@rule("IVZ-HUM-07")
def test_survivors_may_share_a_place():
    with action() as lab:
        lab.hand("survivors", "survivors").stage("HumanAction")
        lab.draws("soldier").play("place:survivors>hangar")
        lab.draws("soldier").play("place:survivors>hangar")
        assert lab.on("hangar") == ["survivors", "survivors"]


@rule("IVZ-HUM-08")
def test_entering_play_takes_effect_before_the_next_card():
    with action() as lab:
        lab.hand("survivors", tokens=3).stage("HumanAction")
        lab.draws("janitor").play("place:survivors>hangar")
        assert lab.holds(0) == ["janitor"]
        lab.play("place:janitor>hangar")
        assert lab.on("hangar") == ["survivors", "janitor"]


@rule("IVZ-HUM-09")
def test_playing_nothing_is_allowed():
    with action() as lab:
        lab.hand("soldier").stage("HumanAction").play("done", "barricade:hangar")
        assert lab.halted
        assert lab.holds(0) == ["soldier"]


@rule("IVZ-RES-01")
def test_research_is_at_hand_without_being_in_the_hand():
    with action() as lab:
        lab.stage("HumanAction")
        assert lab.human.hand == ()
        assert "research:infected>hangar" in lab.options
        assert RULES.view(lab.game, 0)["human"]["hand_size"] == 0


@rule("IVZ-RES-02")
def test_research_is_played_by_paying_its_cost():
    with action() as lab:
        lab.hand(tokens=4).stage("HumanAction").play("research:viruses>hangar")
        assert lab.human.tokens == 4 - lab.printed("cost", "viruses")
        assert lab.names([lab.at("hangar").research]) == ["viruses"]


@rule("IVZ-RES-03")
@pytest.mark.parametrize("die", [0, 1, 2, 6])
def test_the_die_makes_research_dearer(die):
    with action() as lab:
        lab.hand(tokens=8)
        lab.human.dice[lab.number("infected")] = die
        lab.stage("HumanAction").play("research:infected>hangar")
        assert lab.human.tokens == 8 - die
    with action() as lab:
        lab.hand(tokens=die)
        lab.human.dice[lab.number("infected")] = die + 1
        lab.stage("HumanAction")
        assert lab.blocked("research:infected>hangar") == "IVZ-HUM-03"


def devour_research(die: int) -> Lab:
    """Infected, unprotected, is hit for its Resistance at the Hangar."""
    lab = Lab()
    lab.studied("hangar", "infected", die=die).elsewhere("radio-room", 2)
    lab.assault("hangar", 5 + lab.printed("resistance", "infected"))
    lab.turn_from("BreakIn").play("hit:infected")
    return lab


@rule("IVZ-RES-04")
@pytest.mark.parametrize(("die", "after"), [(0, 1), (1, 2), (5, 6), (6, 6)])
def test_the_die_of_devoured_research_goes_up_by_one_to_six(die, after):
    """AMB-32: it stops at six."""
    with devour_research(die) as lab:
        assert lab.human.dice == {lab.number("infected"): after}


@rule("IVZ-RES-05")
def test_devoured_research_goes_back_beside_the_player():
    with devour_research(0) as lab:
        assert lab.number("infected") in lab.human.beside
        assert lab.thrown(0) == []
        assert lab.at("hangar").research == -1


@rule("IVZ-RES-06")
def test_one_research_card_per_place_apart_from_the_humans():
    with action() as lab:
        lab.studied("hangar", "infected").posted("hangar", *["survivors"] * 4)
        lab.stage("HumanAction")
        assert lab.blocked("research:viruses>hangar") == "IVZ-RES-06"
        lab.play("research:viruses>radio-room")
    with action() as lab:
        lab.posted("hangar", *["survivors"] * 4).stage("HumanAction")
        assert "research:viruses>hangar" in lab.options


@rule("IVZ-RES-07")
def test_research_without_resistance_needs_a_human_on_its_place():
    with action() as lab:
        lab.posted("radio-room", "survivors").stage("HumanAction")
        assert lab.printed("resistance", "immunology") == 0
        assert lab.blocked("research:immunology>hangar") == "IVZ-RES-07"
        assert "research:immunology>radio-room" in lab.options


@rule("IVZ-RES-08")
def test_research_cannot_be_hit_while_a_human_stands():
    with Lab() as lab:
        lab.studied("hangar", "infected").posted("hangar", "guard").elsewhere("radio-room", 2)
        lab.assault("hangar", 5 + lab.printed("resistance", "guard") + 3).stage("BreakIn")
        lab.asks("hit", "hit:guard", "done")
        assert lab.blocked("hit:infected") == "IVZ-RES-08"
        lab.play("hit:guard")
        lab.asks("hit", "hit:infected", "done")


@rule("IVZ-RES-09")
def test_research_with_resistance_may_stand_alone():
    with action() as lab:
        lab.stage("HumanAction")
        assert lab.printed("resistance", "infected") > 0
        lab.play("research:infected>hangar")
        assert lab.on("hangar") == []


@rule("IVZ-RES-10")
def test_research_in_play_cannot_be_played_again():
    with action() as lab:
        lab.stage("HumanAction").play("research:infected>hangar")
        assert lab.blocked("research:infected>radio-room") == "IVZ-RES-10"


@rule("IVZ-BAR-01")
def test_the_barricade_comes_last():
    with action() as lab:
        lab.stage("HumanAction").play("done")
        lab.asks("barricade", seats=(0,)).play("barricade:hangar")
        assert RULES.view(lab.game, 1)["human"]["barricade"] == "hangar"
        assert lab.halted
    with action() as lab:
        lab.human.barricade = 1
        lab.stage("HumanAction").play("done", "barricade:radio-room")
        assert RULES.view(lab.game, 1)["human"]["barricade"] == "radio-room"


@rule("IVZ-BAR-02")
def test_the_barricade_must_move():
    with action() as lab:
        lab.human.barricade = 2
        lab.stage("HumanAction").play("done")
        lab.asks("barricade", "barricade:radio-room", "barricade:entrance-hall")
        assert lab.blocked("barricade:hangar") == "IVZ-BAR-02"


@rule("IVZ-BAR-03")
def test_only_one_horde_may_attack_behind_the_barricade():
    with Lab() as lab:
        lab.human.barricade = 2
        lab.stage("HordesChoose")
        lab.asks("choose-place", "attack:radio-room", "attack:entrance-hall", "attack:hangar")
        lab.play("attack:hangar")
        lab.asks("choose-place", "attack:radio-room", "attack:entrance-hall", seats=(2,))
        assert lab.blocked("attack:hangar") == "IVZ-BAR-03"


@rule("IVZ-BAR-04")
def test_on_turn_one_the_barricade_may_go_anywhere():
    with action() as lab:
        lab.human.barricade = -1
        lab.stage("HumanAction").play("done")
        lab.asks("barricade", *(f"barricade:{place}" for place in lab.game.world.places))
