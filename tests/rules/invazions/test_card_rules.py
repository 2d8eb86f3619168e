"""What the book says about single cards (IVZ-CARDX)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import HordeWounded, ResearchSpared, TopRevealed
from shambler.testing import rule
from tests.rules.invazions.builder import Lab
from tests.rules.invazions.test_choice_and_combat import fight
from tests.rules.invazions.test_damage import raid


@rule("IVZ-CARDX-01")
def test_secret_agent_scores_when_he_enters_play():
    with Lab("freres-4") as lab:
        lab.hand("secret-agent", tokens=4).stage("HumanAction").play("place:secret-agent>hangar")
        assert lab.human.score == 1
        lab.asks("human-action")


@rule("IVZ-CARDX-02")
def test_secret_agent_may_win_on_the_spot():
    with Lab("freres-4") as lab:
        lab.human.score = 29
        lab.hand("secret-agent", tokens=4).stage("HumanAction").play("place:secret-agent>hangar")
        assert lab.winners == (0,)
        assert lab.game.decision is None


@rule("IVZ-CARDX-03")
def test_swallower_feeds_on_a_zombie_card_from_hand_or_leaves():
    with fight("swallower", "whistler", "sneak-in", "freed-zombie") as lab:
        lab.stage("Combat").play("zombie:swallower")
        lab.asks("feed", "sacrifice:whistler", "pass", seats=(1,)).play("sacrifice:whistler")
        assert lab.box == ["whistler"]
        assert lab.troop(1).leaving == ()
    with fight("swallower", "sneak-in") as lab:
        lab.stage("Combat").play("zombie:swallower")
        lab.asks("feed", "pass").play("pass")
        assert lab.names(lab.troop(1).leaving) == ["swallower"]
    with fight("swallower") as lab:
        lab.stage("Combat").play("zombie:swallower")
        assert lab.names(lab.troop(1).leaving) == ["swallower"]


@rule("IVZ-CARDX-04")
def test_a_leaving_swallower_still_attacks_and_is_gone_after_the_turn():
    with fight("swallower") as lab:
        lab.stage("Combat").play("zombie:swallower")
        assert lab.game.attack_of(lab.troop(1)) == lab.printed("attack", "swallower")
    with Lab() as lab:
        lab.horde(1, "hangar", played=["swallower", "ogre"]).elsewhere("radio-room", 2)
        lab.troop(1).leaving = (lab.number("swallower"),)
        lab.stage("EndOfTurn")
        assert lab.thrown(1) == ["ogre"]
        assert lab.box == ["swallower"]


@rule("IVZ-CARDX-05")
def test_the_cook_is_hit_last():
    with raid(20, "cook", "guard") as lab:
        lab.stage("BreakIn").asks("hit", "hit:guard", "done")
        assert lab.blocked("hit:cook") == "IVZ-CARDX-05"
        lab.play("hit:guard").asks("hit", "hit:cook", "done")


@rule("IVZ-CARDX-06")
def test_the_guard_limits_each_horde_of_his_place_to_four_cards():
    with Lab("contre-3") as lab:
        lab.posted("hangar", "guard")
        cards = ["zyorkshire", *["legion"] * 3, "sneak-in"]
        lab.horde(1, "hangar", hand=cards, pile=[]).elsewhere("canteen", 2).stage("Combat")
        lab.play("zombie:zyorkshire", *["zombie:legion"] * 3)
        assert lab.halted
        assert lab.holds(1) == ["sneak-in"]
    with Lab("contre-3") as lab:
        lab.posted("canteen", "guard")
        lab.horde(1, "hangar", hand=cards, pile=[]).elsewhere("canteen", 2).stage("Combat")
        lab.play("zombie:zyorkshire", *["zombie:legion"] * 3, "rage:sneak-in")
        assert len(lab.troop(1).played) == 5


@rule("IVZ-CARDX-07")
def test_bonuses_do_not_lift_the_limit_of_the_guard():
    with fight(*["horde-member"] * 3, "devour-them", "devour-them") as lab:
        lab.posted("hangar", "guard").stage("Combat")
        lab.play(*["zombie:horde-member"] * 3, "rage:devour-them")
        assert lab.troop(1).rage_plays == 1
        assert lab.halted
        assert lab.holds(1) == ["devour-them"]


@rule("IVZ-CARDX-08")
def test_swell_the_ranks_draws_for_every_horde_elsewhere():
    with Lab("labo-4") as lab:
        lab.horde(1, "hangar", hand=["swell-the-ranks"], pile=["ogre"])
        lab.elsewhere("hangar", 2).elsewhere("canteen", 3).stage("Combat")
        lab.draws("horde-member").play("rage:swell-the-ranks")
        assert [lab.holds(seat) for seat in (1, 2, 3)] == [[], [], ["horde-member"]]


@rule("IVZ-CARDX-09")
def test_a_horde_that_has_played_draws_but_cannot_play():
    with fight("swell-the-ranks") as lab:
        lab.draws("horde-member").stage("Combat").play("rage:swell-the-ranks")
        assert lab.holds(2) == ["horde-member"]
        assert lab.troop(2).turn_taken
        assert lab.halted


@rule("IVZ-CARDX-10")
def test_rouse_the_horde_takes_any_contamination_card_here_into_hand():
    """AMB-22: of the attacked place, Freed Zombies too, no penetration needed."""
    with fight("rouse-the-horde", scenario="contre-3") as lab:
        lab.under("hangar", "legion", "freed-zombie", "sneak-in").under("canteen", "john-frum")
        lab.stage("Combat").play("rage:rouse-the-horde")
        lab.asks("rouse", "take:legion", "take:freed-zombie", "take:sneak-in")
        lab.play("take:freed-zombie")
        assert lab.holds(1) == ["freed-zombie"]
        assert lab.below("hangar") == ["legion", "sneak-in"]


@rule("IVZ-CARDX-11")
def test_the_roused_card_may_be_played_this_turn():
    with fight("rouse-the-horde", "horde-member", scenario="contre-3") as lab:
        lab.under("hangar", "legion", "john-frum").stage("Combat")
        lab.play("rage:rouse-the-horde", "take:legion")
        lab.asks("play-card", "zombie:horde-member", "zombie:legion", "done")
    with fight("rouse-the-horde", scenario="contre-3") as lab:
        lab.under("hangar", "sneak-in").stage("Combat").play("rage:rouse-the-horde")
        assert lab.holds(1) == ["sneak-in"]  # taken without a choice; no Rage play is left
        assert lab.options == ["done"]


@rule("IVZ-CARDX-12")
@pytest.mark.parametrize(("arsonists", "size"), [(0, 6), (1, 7), (2, 8)])
def test_arsonists_in_play_make_the_hand_larger(arsonists, size):
    """AMB-34: they add up."""
    with Lab("labo-3") as lab:
        for place in ("hangar", "radio-room")[:arsonists]:
            lab.posted(place, "arsonist")
        lab.draws("ogre", "ogre", "ogre").draws(*["survivors"] * size).starting_hands()
        lab.stage("Start")
        assert len(lab.human.hand) == size


@rule("IVZ-CARDX-13")
def test_john_frum_discards_a_human():
    with fight("john-frum", "ogre") as lab:
        lab.draws("soldier").stage("Combat").play("zombie:john-frum")
        lab.told(TopRevealed, card=lab.number("soldier"))
        assert lab.thrown(0) == ["soldier"]
        lab.asks("play-card")


@rule("IVZ-CARDX-14")
def test_john_frum_discards_anything_else_for_a_sacrifice_only():
    with fight("john-frum", "ogre", "wounded-member") as lab:
        lab.draws("capture").stage("Combat").play("zombie:john-frum")
        lab.asks("judge-top", "sacrifice:ogre", "sacrifice:wounded-member", "pass", seats=(1,))
        lab.play("sacrifice:wounded-member")
        assert lab.thrown(0) == ["capture"]
        assert lab.box == ["wounded-member"]
    with fight("john-frum", "ogre") as lab:
        lab.draws("capture").stage("Combat").play("zombie:john-frum", "pass")
        assert lab.thrown(0) == []
        assert RULES.view(lab.game, 2)["human"]["pile_top"] == ["capture"]


@rule("IVZ-CARDX-14")
def test_the_card_put_back_is_drawn_next_and_known_to_all():
    with fight("john-frum", "ogre") as lab:
        lab.draws("capture").stage("Combat").play("zombie:john-frum", "pass", "done")
        lab.hand("survivors", tokens=1)
        lab.stage("HumanAction").play("place:survivors>hangar")
        assert lab.holds(0) == ["capture"]
        assert RULES.view(lab.game, 1)["human"]["shown"] == ["capture"]


def test_john_frum_with_an_empty_draw_pile():
    """AMB-25."""
    with fight("john-frum", "ogre") as lab:
        lab.pool().spent("soldier", "soldier").draws("soldier").stage("Combat")
        lab.play("zombie:john-frum")
        assert lab.thrown(0) == ["soldier"]
    with fight("john-frum", "ogre") as lab:
        lab.pool().stage("Combat").play("zombie:john-frum").not_told(TopRevealed)


@rule("IVZ-CARDX-15")
def test_prophylaxis_keeps_a_doomed_card_in_play():
    with raid(9, "guard") as lab:
        lab.hand("prophylaxis", "survivors", tokens=8).turn_from("BreakIn").play("hit:guard")
        lab.asks("bravery", "aim:prophylaxis>hangar.guard", "pass")
        lab.play("aim:prophylaxis>hangar.guard")
        assert lab.on("hangar") == ["guard"]
        assert lab.thrown(0) == ["prophylaxis"]


@rule("IVZ-CARDX-16")
def test_a_saved_human_spares_the_research_behind_it():
    with raid(30, "guard") as lab:
        lab.studied("hangar", "infected").hand("prophylaxis", tokens=8)
        lab.turn_from("BreakIn").play("hit:guard", "hit:infected", "aim:prophylaxis>hangar.guard")
        lab.told(ResearchSpared)
        assert lab.on("hangar") == ["guard"]
        assert lab.names([lab.at("hangar").research]) == ["infected"]
        assert lab.human.dice == {}


@rule("IVZ-CARDX-16")
def test_a_saved_human_does_not_spare_research_that_could_be_hit_anyway():
    """AMB-11."""
    with raid(30, "guard") as lab:
        lab.studied("hangar", "viruses").hand("prophylaxis", tokens=8)
        lab.turn_from("BreakIn").play("hit:viruses", "hit:guard", "aim:prophylaxis>hangar.guard")
        assert lab.on("hangar") == ["guard"]
        assert lab.at("hangar").research == -1
        assert lab.human.dice == {lab.number("viruses"): 1}


def test_prophylaxis_may_save_research_and_its_die():
    """AMB-12."""
    with raid(30) as lab:
        lab.studied("hangar", "infected").hand("prophylaxis", tokens=8)
        lab.turn_from("BreakIn").play("hit:infected", "aim:prophylaxis>hangar.infected")
        assert lab.names([lab.at("hangar").research]) == ["infected"]
        assert lab.human.dice == {}


def test_penetration_and_recruiting_do_not_depend_on_a_rescue():
    """AMB-11."""
    with raid(9, "guard") as lab:
        lab.under("hangar", "ogre").hand("prophylaxis", tokens=8)
        lab.turn_from("BreakIn").play("hit:guard", "aim:prophylaxis>hangar.guard")
        lab.asks("recruit", "recruit:ogre", "pass")


@rule("IVZ-CARDX-17")
def test_saving_the_soldier_does_not_undo_what_came_after_him():
    with raid(30, "soldier", "guard") as lab:
        lab.hand("prophylaxis", tokens=8).turn_from("BreakIn").play("hit:soldier", "hit:guard")
        lab.play("aim:prophylaxis>hangar.soldier")
        assert lab.on("hangar") == ["soldier"]
        assert lab.thrown(0) == ["prophylaxis", "guard"]


@rule("IVZ-CARDX-18")
def test_sneak_in_is_sacrificed_yet_attacks():
    with fight("sneak-in", "horde-member") as lab:
        lab.stage("Combat").play("rage:sneak-in")
        assert lab.names(lab.troop(1).leaving) == ["sneak-in"]
        assert lab.game.attack_of(lab.troop(1)) == lab.printed("attack", "sneak-in")
        lab.play("done")
        lab.stage("EndOfTurn")
        assert lab.box == ["sneak-in"]
        assert lab.thrown(1) == ["horde-member"]


@rule("IVZ-CARDX-19")
def test_the_soldier_shields_even_research_that_can_be_hit_directly():
    with raid(30, "soldier") as lab:
        lab.studied("hangar", "viruses").stage("BreakIn").asks("hit", "hit:soldier", "done")
        assert lab.blocked("hit:viruses") == "IVZ-CARDX-19"
        lab.play("hit:soldier").asks("hit", "hit:viruses", "done")


@pytest.mark.parametrize(
    ("strict", "open_to"), [(False, ("hit:soldier", "hit:survivors")), (True, ("hit:soldier",))]
)
def test_whom_the_soldier_shields(strict, open_to):
    """AMB-06."""
    with raid(30, "guard", "survivors", "soldier", soldier_first=strict) as lab:
        lab.stage("BreakIn").asks("hit", *open_to, "done")
        assert lab.blocked("hit:guard") == "IVZ-CARDX-19"


@rule("IVZ-CARDX-20")
def test_selective_viruses_can_be_hit_past_the_humans():
    with raid(30, "guard") as lab:
        lab.studied("hangar", "viruses").stage("BreakIn")
        lab.asks("hit", "hit:guard", "hit:viruses", "done").play("hit:viruses")
        assert lab.on("hangar") == ["guard"]


@rule("IVZ-CARDX-21")
@pytest.mark.parametrize(("attack", "inside"), [(7, False), (8, True)])
def test_the_technician_adds_three_to_his_place(attack, inside):
    with raid(attack, "technician") as lab:
        assert lab.game.resistance_at(2) == 8
        assert lab.game.resistance_at(0) == 5
        lab.stage("BreakIn")
        assert lab.at("hangar").penetrated is inside


@rule("IVZ-CARDX-22")
def test_hold_the_position_comes_before_damage():
    with Lab("labo-3") as lab:
        lab.hand("hold-the-position", "survivors", tokens=1).elsewhere("radio-room", 1, 2)
        lab.stage("Combat").play("pass")
        lab.asks("bravery")
        assert "brave:hold-the-position>hangar" in lab.options
    with Lab("labo-3") as lab:
        lab.studied("hangar", "infected").under("hangar", "ogre")
        lab.hand("hold-the-position", "capture", tokens=1).stage("AfterDamage")
        lab.asks("bravery", "aim:capture>hangar.ogre", "pass")
        assert lab.blocked("brave:hold-the-position") == "IVZ-BRAV-02"


@rule("IVZ-CARDX-23")
def test_the_sniper_does_nothing_without_wounded_members():
    with fight("ogre") as lab:
        lab.posted("hangar", "sniper").wounded_pile(0).stage("Combat").not_told(HordeWounded)
        assert lab.thrown(1) == []
        lab.asks("play-card")


@rule("IVZ-CARDX-24")
def test_cut_to_the_quick_waits_for_all_hordes_and_comes_before_their_cards():
    with Lab("freres-3") as lab:
        lab.hand("cut-to-the-quick", "survivors")
        lab.turn_from("HordesChoose").play("attack:hangar", "attack:radio-room")
        lab.asks("bravery")
        assert lab.question.about == {"moment": "after_choice"}
        lab.asks(
            "bravery",
            "brave:cut-to-the-quick>hangar",
            "brave:cut-to-the-quick>radio-room",
            "pass",
        )
    with fight("ogre", "ogre", "ogre") as lab:
        lab.hand("cut-to-the-quick", "survivors", tokens=8).stage("Combat").play("pass")
        lab.play("zombie:ogre", "discard:ogre")
        assert not any(key.startswith("brave:cut") for key in lab.options)


@rule("IVZ-CARDX-25")
def test_cut_to_the_quick_costs_nothing_and_each_horde_there_chooses():
    """AMB-20."""
    with Lab("freres-4") as lab:
        lab.hand("cut-to-the-quick", tokens=0).horde(1, "hangar", hand=["ogre"] * 3, pile=[])
        lab.horde(2, "hangar", hand=["whistler", "vermin"]).horde(3, "canteen", hand=["sneak-in"])
        lab.stage("Combat").play("brave:cut-to-the-quick>hangar")
        lab.asks("cut", "wound", "lose", seats=(1,)).play("lose")
        lab.play("discard:ogre", "discard:ogre")
        lab.asks("cut", "wound", "lose", seats=(2,)).play("wound")
        assert lab.holds(1) == ["ogre"]
        assert lab.thrown(1) == ["ogre", "ogre"]
        assert lab.holds(2) == ["whistler", "vermin"]
        assert RULES.view(lab.game, 0)["hordes"][1]["pile_top"] == ["wounded-member"]
        assert lab.state.wounded == 14
        assert lab.holds(3) == ["sneak-in"]


def test_cut_to_the_quick_with_few_cards_or_no_wounds():
    """AMB-16, AMB-21."""
    with fight("ogre") as lab:
        lab.hand("cut-to-the-quick").stage("Combat").play("brave:cut-to-the-quick>hangar")
        assert lab.names([placed.card for placed in lab.troop(1).pile.top]) == ["wounded-member"]
    with fight("ogre") as lab:
        lab.hand("cut-to-the-quick").wounded_pile(0).stage("Combat")
        lab.play("brave:cut-to-the-quick>hangar", "discard:ogre")
        assert lab.halted
    with fight("ogre", "ogre", "whistler") as lab:
        lab.hand("cut-to-the-quick").wounded_pile(0).stage("Combat")
        lab.play("brave:cut-to-the-quick>hangar", "discard:ogre", "discard:ogre")
        lab.asks("play-card", "zombie:whistler", "done")


@rule("IVZ-CARDX-26")
def test_vermin_sacrifice_two_contamination_cards_of_their_players_choice():
    """AMB-26: Freed Zombies too."""
    with fight("vermin", scenario="contre-3") as lab:
        lab.under("hangar", "legion", "freed-zombie", "sneak-in").stage("Combat")
        lab.play("zombie:vermin")
        lab.asks("trample", "sacrifice:legion", "sacrifice:freed-zombie", "sacrifice:sneak-in")
        lab.play("sacrifice:freed-zombie").draws("john-frum").play("sacrifice:legion")
        assert lab.box == ["freed-zombie", "legion"]
        assert lab.below("hangar") == ["sneak-in", "john-frum"]


@rule("IVZ-CARDX-27")
def test_vermin_sacrifice_before_the_new_card_comes():
    with fight("vermin", scenario="contre-3") as lab:
        lab.under("hangar", "legion").draws("john-frum").stage("Combat").play("zombie:vermin")
        assert lab.box == ["legion"]
        assert lab.below("hangar") == ["john-frum"]
    with fight("vermin", scenario="contre-3") as lab:
        lab.draws("john-frum").stage("Combat").play("zombie:vermin")
        assert lab.below("hangar") == ["john-frum"]


@rule("IVZ-CARDX-28")
def test_survivors_cost_one_and_draw_one():
    with Lab() as lab:
        lab.hand("survivors", tokens=1).draws("soldier").stage("HumanAction")
        lab.play("place:survivors>hangar")
        assert lab.human.tokens == 0
        assert lab.holds(0) == ["soldier"]


@rule("IVZ-CARDX-29")
def test_the_janitor_costs_two():
    assert Lab().printed("cost", "janitor") == 2


@rule("IVZ-CARDX-30")
@pytest.mark.parametrize(("survivors", "points"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_experiment_on_the_infected(survivors, points):
    with Lab() as lab:
        assert lab.printed("cost", "infected") == 0
        lab.studied("hangar", "infected").posted("hangar", *["survivors"] * survivors)
        lab.posted("radio-room", "survivors", "survivors").posted("hangar", "guard")
        lab.stage("EndOfTurn")
        assert lab.human.score == points


@rule("IVZ-CARDX-31")
def test_a_full_starting_hand_makes_five():
    with fight(*["horde-member"] * 3, "devour-them", "devour-them") as lab:
        lab.stage("Combat").play(*["zombie:horde-member"] * 3, *["rage:devour-them"] * 2)
        assert lab.game.attack_of(lab.troop(1)) == 5
        assert (lab.printed("attack", "horde-member"), lab.printed("attack", "devour-them")) == (
            1,
            1,
        )
