"""What the book says about single cards of the human player (IVZ-CARDX)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import (
    HordeFinished,
    HordeWounded,
    PlaceEntered,
    PointsScored,
    ResearchSpared,
    WoundOnTop,
)
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.test_combat import fight
from tests.rules.invazions.test_damage import raid

START = ["horde-member"] * 3 + ["devour-them"] * 2


# -- Secret Agent --------------------------------------------------------------------------


@rule("IVZ-CARDX-01")
def test_secret_agent_scores_immediately():
    with InvazionsScene("freres-4") as scene:
        scene.hand("secret-agent", "secret-agent").tokens(4).score(3).only("human-action")
        scene.play("place:secret-agent>hangar").told(PointsScored, points=1, total=4)
        assert scene.human.score == 4
        scene.asks("human-action").play("place:secret-agent>canteen")
        assert scene.human.score == 5
        scene.only("end")
        assert scene.human.score == 5  # once each, not every turn


@rule("IVZ-CARDX-02")
def test_secret_agent_may_win_on_the_spot():
    with InvazionsScene("freres-4") as scene:
        scene.freed(1, discard=5).score(29).hand("secret-agent", "soldier").tokens(8)
        scene.turn_from("human-action").play("place:secret-agent>hangar")
        assert scene.winners == (0,)
        assert scene.human.score == 30
        assert scene.game.decision is None
        assert scene.state.phase == "human_action"
    with InvazionsScene("freres-4") as scene:
        scene.score(28).hand("secret-agent").tokens(4).only("human-action")
        scene.play("place:secret-agent>hangar").asks("human-action")


# -- Cook, Guard, Arsonist, Soldier, Technician, Sniper ------------------------------------


@rule("IVZ-CARDX-05")
def test_the_cook_is_always_the_last_human_to_take_damage():
    with raid(20, "cook", "guard", "survivors") as scene:
        scene.only("damage").asks("hit", "hit:guard", "hit:survivors", "done")
        assert scene.blocked("hit:cook") == "IVZ-CARDX-05"
        scene.play("hit:guard").asks("hit", "hit:survivors", "done")
        assert scene.blocked("hit:cook") == "IVZ-CARDX-05"
        scene.play("hit:survivors").asks("hit", "hit:cook", "done").play("hit:cook")
        assert scene.doomed_at("hangar") == ["guard", "survivors", "cook"]


@rule("IVZ-CARDX-05", "IVZ-DMG-12")
@pytest.mark.parametrize("others", [("survivors", "guard"), ("survivors", "survivors")])
def test_the_cook_waits_for_survivors_too_wherever_he_stands(others):
    with raid(20, others[0], "cook", others[1]) as scene:
        scene.only("damage").play("hit:survivors")
        assert "hit:cook" not in scene.options
        scene.play(f"hit:{others[1]}").asks("hit", "hit:cook", "done")


@rule("IVZ-CARDX-05")
def test_the_cook_alone_can_be_hit_and_research_still_waits_for_him():
    with raid(20, "cook") as scene:
        scene.research("hangar", "infected").only("damage").asks("hit", "hit:cook", "done")
        assert scene.blocked("hit:infected") == "IVZ-RES-08"
    with raid(20, "cook", "survivors") as scene:
        scene.research("hangar", "viruses").only("damage")
        scene.asks("hit", "hit:survivors", "hit:viruses", "done")


@rule("IVZ-CARDX-06")
def test_the_guard_limits_each_horde_of_his_place_to_four_cards():
    with InvazionsScene("contre-3") as scene:
        scene.humans("hangar", "guard")
        cards = ["zyorkshire", *["legion"] * 3, "sneak-in"]
        scene.horde(1, "hangar", hand=cards).horde_pile(1)
        scene.horde(2, "hangar", hand=START).only("combat")
        scene.play("next:1", "zombie:zyorkshire", *["zombie:legion"] * 3)
        scene.asks("play-card", "done", seats=(1,))
        assert scene.blocked("rage:sneak-in") == "IVZ-CARDX-06"
        with pytest.raises(
            IllegalOption, match="Guard at Hangar: each Horde there plays at most 4"
        ):
            scene.play("rage:sneak-in")
        scene.play("done").asks("play-card", seats=(2,))
        scene.play(*["zombie:horde-member"] * 3, "rage:devour-them").asks("play-card", "done")
        assert scene.blocked("rage:devour-them") == "IVZ-CARDX-06"
        assert (len(scene.played_by(1)), len(scene.played_by(2))) == (4, 4)


@rule("IVZ-CARDX-06")
def test_the_guard_is_in_the_way_nowhere_else_and_not_before_the_fifth_card():
    with InvazionsScene("contre-3") as scene:
        scene.humans("canteen", "guard")
        scene.horde(1, "hangar", hand=["zyorkshire", *["legion"] * 3, "sneak-in"]).horde_pile(1)
        scene.waiting("canteen", 2).only("combat")
        scene.play("zombie:zyorkshire", *["zombie:legion"] * 3, "rage:sneak-in")
        assert len(scene.played_by(1)) == 5
    with InvazionsScene("contre-3") as scene:
        scene.humans("hangar", "guard").horde(1, "hangar", hand=["legion"] * 3 + ["sneak-in"])
        scene.waiting("canteen", 2).only("combat")
        scene.play("zombie:legion", "zombie:legion", "zombie:legion", "rage:sneak-in")
        scene.told(HordeFinished, seat=1, why="empty")


@rule("IVZ-CARDX-06")
def test_who_is_stopped_by_the_guard_is_asked_whatever_the_hand_holds():
    """The question must not tell whether another card could have been played."""
    for last in ("freed-zombie", "devour-them"):
        with InvazionsScene("contre-3") as scene:
            scene.humans("hangar", "guard").horde(1, "hangar", hand=[*START[:4], last])
            scene.waiting("canteen", 2).only("combat").play(*["zombie:horde-member"] * 3)
            scene.play("rage:devour-them").asks("play-card", "done", seats=(1,))
            assert not scene.question.public


@rule("IVZ-CARDX-07")
def test_bonuses_do_not_lift_the_limit_of_the_guard():
    with fight(*START) as scene:
        scene.humans("hangar", "guard").only("combat")
        scene.play("rage:devour-them", *["zombie:horde-member"] * 3)
        assert scene.troop(1).rage_plays == 1
        scene.asks("play-card", "done")
        assert scene.blocked("rage:devour-them") == "IVZ-CARDX-06"
    with fight("zyorkshire", "zyorkshire", *["legion"] * 3, scenario="contre-3") as scene:
        scene.humans("hangar", "guard").only("combat")
        scene.play("zombie:zyorkshire", "zombie:zyorkshire", "zombie:legion", "zombie:legion")
        assert scene.troop(1).zombie_plays == 1
        assert scene.blocked("zombie:legion") == "IVZ-CARDX-06"


@rule("IVZ-CARDX-12")
@pytest.mark.parametrize(("arsonists", "size"), [(0, 6), (1, 7), (2, 8)])
def test_arsonists_in_play_make_the_hand_larger(arsonists, size):
    """AMB-34: they add up."""
    with InvazionsScene("labo-3") as scene:
        for place in ("hangar", "radio-room")[:arsonists]:
            scene.humans(place, "arsonist", "guard")
        scene.draws("ogre", "ogre", "ogre").draws(*["survivors"] * size).draws_starting_decks()
        scene.only("start")
        assert scene.hand_of(0) == ["survivors"] * size


@rule("IVZ-CARDX-12")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 8)])
def test_one_more_for_any_number_of_players_and_every_turn(players, size):
    with InvazionsScene(f"labo-{players}").turn(7) as scene:
        scene.humans("radio-room", "arsonist").draws(*["ogre"] * players)
        scene.draws(*["survivors"] * size).draws_starting_decks().only("start")
        assert len(scene.hand_of(0)) == size


@rule("IVZ-CARDX-12")
def test_an_arsonist_who_is_not_in_play_when_the_turn_starts_helps_nobody():
    with InvazionsScene("labo-3") as scene:
        scene.hand("arsonist", *["survivors"] * 5).discarded("arsonist")
        scene.draws("ogre", "ogre", "ogre").only("start").draws_starting_decks().play("pass")
        assert len(scene.hand_of(0)) == 6
    with InvazionsScene("labo-3") as scene:
        scene.hand("arsonist").tokens(2).only("human-action").play("place:arsonist>hangar")
        assert scene.hand_of(0) == []


@rule("IVZ-CARDX-12")
def test_the_hand_shrinks_by_nothing_when_the_arsonist_is_gone():
    with InvazionsScene("labo-3") as scene:
        scene.hand(*["survivors"] * 7, over_limit=True).draws("ogre", "ogre", "ogre")
        scene.only("start").draws_starting_decks().play("pass")
        assert len(scene.hand_of(0)) == 7


@rule("IVZ-CARDX-19")
def test_the_soldier_falls_before_any_research_even_one_that_can_be_hit_directly():
    with raid(30, "soldier") as scene:
        scene.research("hangar", "viruses").only("damage").asks("hit", "hit:soldier", "done")
        assert scene.blocked("hit:viruses") == "IVZ-CARDX-19"
        scene.play("hit:soldier").asks("hit", "hit:viruses", "done")
    with raid(30, "soldier") as scene:
        scene.research("hangar", "infected").only("damage").asks("hit", "hit:soldier", "done")
        assert scene.blocked("hit:infected") == "IVZ-CARDX-19"


@rule("IVZ-CARDX-19")
def test_he_shields_his_own_place_only():
    with raid(30) as scene:
        scene.humans("radio-room", "soldier").research("hangar", "viruses").only("damage")
        scene.asks("hit", "hit:viruses", "done")


@rule("IVZ-DMG-12")
@pytest.mark.parametrize(
    ("strict", "open_to"), [(False, ("hit:soldier", "hit:survivors")), (True, ("hit:soldier",))]
)
def test_whom_the_soldier_shields(strict, open_to):
    """AMB-06."""
    with raid(30, "guard", "survivors", "soldier", soldier_first=strict) as scene:
        scene.only("damage").asks("hit", *open_to, "done")
        assert scene.blocked("hit:guard") == "IVZ-CARDX-19"


@rule("IVZ-CARDX-20")
def test_selective_viruses_can_be_hit_past_the_humans():
    with raid(5 + 3, "guard", "survivors") as scene:
        scene.research("hangar", "viruses").only("damage")
        scene.asks("hit", "hit:guard", "hit:survivors", "hit:viruses", "done").play("hit:viruses")
        assert scene.doomed_at("hangar") == ["viruses"]
        assert scene.humans_at("hangar") == ["guard", "survivors"]
    with raid(5 + 3, "guard") as scene:
        scene.research("hangar", "infected").only("damage").asks("hit", "hit:guard", "done")


@rule("IVZ-CARDX-21")
@pytest.mark.parametrize(("attack", "inside"), [(5, False), (7, False), (8, True)])
def test_the_technician_adds_three_to_his_place_while_he_is_in_play(attack, inside):
    with raid(attack, "technician", scenario="freres-3") as scene:
        assert (scene.resistance_at("hangar"), scene.resistance_at("radio-room")) == (8, 5)
        scene.only("damage")
        assert scene.place("hangar").penetrated is inside


@rule("IVZ-CARDX-21")
def test_without_him_the_place_is_as_before():
    with raid(8 + 3, "technician", scenario="freres-3") as scene:
        scene.only("damage").told(PlaceEntered, resistance=8, left=3)
        scene.play("hit:technician").only("rescue").only("end")
        assert scene.resistance_at("hangar") == 5


@rule("IVZ-CARDX-23")
@pytest.mark.parametrize("left", [0, 1])
def test_the_sniper_does_nothing_without_wounded_members(left):
    with fight("ogre", "ogre") as scene:
        scene.humans("hangar", "sniper").wounded_left(left).only("combat")
        assert scene.discard_of(1) == ["wounded-member"] * left
        assert any(isinstance(event, HordeWounded) for event in scene.events) is bool(left)
        scene.asks("play-card")


@rule("IVZ-CARDX-23")
def test_the_sniper_wounds_every_horde_of_his_place_in_any_number_of_players():
    with InvazionsScene("labo-2") as scene:
        scene.humans("radio-room", "sniper").horde(1, "radio-room", hand=["ogre"]).only("combat")
        assert scene.discard_of(1) == ["wounded-member"]
        assert scene.state.wounded == 4


@rule("IVZ-CARDX-28")
def test_survivors_cost_one_and_draw_one():
    with InvazionsScene("labo-3") as scene:
        scene.hand("survivors", "survivors").tokens(2).only("human-action")
        scene.draws("soldier").play("place:survivors>hangar")
        assert (scene.human.tokens, scene.hand_of(0)) == (1, ["survivors", "soldier"])
        scene.draws("guard").play("place:survivors>hangar")
        assert (scene.human.tokens, scene.hand_of(0)) == (0, ["soldier", "guard"])
    with InvazionsScene("labo-3") as scene:
        scene.hand("survivors").tokens(0).only("human-action")
        assert scene.blocked("place:survivors>hangar") == "IVZ-HUM-03"


@rule("IVZ-CARDX-29")
@pytest.mark.parametrize(("tokens", "enough"), [(1, False), (2, True), (3, True)])
def test_the_janitor_costs_two(tokens, enough):
    with InvazionsScene("freres-3") as scene:
        scene.hand("janitor").tokens(tokens).only("human-action")
        assert ("place:janitor>hangar" in scene.options) is enough
        if enough:
            scene.play("place:janitor>hangar")
            assert scene.human.tokens == tokens - 2


@rule("IVZ-CARDX-30")
@pytest.mark.parametrize(("survivors", "points"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_experiment_on_the_infected_scores_for_survivors_on_its_place(survivors, points):
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").humans("hangar", *["survivors"] * survivors, "guard")
        scene.humans("radio-room", "survivors", "survivors").only("end")
        assert scene.human.score == points


@rule("IVZ-CARDX-30")
@pytest.mark.parametrize("die", [0, 1, 3])
def test_experiment_on_the_infected_costs_what_its_die_shows(die):
    with InvazionsScene("labo-3") as scene:
        scene.die("infected", die).tokens(die).only("human-action")
        scene.play("research:infected>hangar")
        assert scene.human.tokens == 0
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").humans("hangar", "guard", "cook", "sniper").only("end")
        assert scene.human.score == 1  # other Humans do not count


# -- Prophylaxis ---------------------------------------------------------------------------


def rescued(saved: str, hits: tuple[str, ...], *humans: str, research: str = "") -> InvazionsScene:
    """The Hordes hit these cards at the Hangar; Prophylaxis saves one of them."""
    scene = raid(30, *humans, scenario="freres-3")
    if research:
        scene.research("hangar", research)
    scene.hand("prophylaxis", "survivors").tokens(2).turn_from("damage")
    scene.play(*(f"hit:{card}" for card in hits))
    if scene.question.kind == "hit":
        scene.play("done")
    return scene.play(f"aim:prophylaxis>hangar.{saved}")


@rule("IVZ-CARDX-15")
def test_prophylaxis_keeps_a_doomed_card_in_play():
    with rescued("sniper", ("sniper", "technician"), "sniper", "technician") as scene:
        assert scene.humans_at("hangar") == ["sniper"]
        assert scene.discard_of(0) == ["prophylaxis", "technician"]
        assert scene.human.tokens == 0


@rule("IVZ-CARDX-15")
def test_prophylaxis_is_played_after_damage_on_cards_that_were_to_be_devoured():
    with raid(30, "sniper", "technician", scenario="freres-3") as scene:
        scene.hand("prophylaxis", "survivors").tokens(2).turn_from("damage")
        scene.play("hit:sniper", "done")
        scene.asks("bravery", "aim:prophylaxis>hangar.sniper", "pass")
        assert scene.question.about == {"moment": "after_damage"}
        assert scene.blocked("aim:prophylaxis>hangar.technician") == "IVZ-CARDX-15"
        assert scene.discard_of(0) == []
        scene.play("pass")
        assert scene.discard_of(0) == ["sniper"]


@rule("IVZ-CARDX-15")
def test_two_cards_save_two_of_the_same_place():
    with raid(30, "survivors", "survivors", scenario="freres-3") as scene:
        scene.hand("prophylaxis", "prophylaxis").tokens(4).turn_from("damage")
        scene.play("hit:survivors", "hit:survivors")
        scene.play(*["aim:prophylaxis>hangar.survivors"] * 2)
        assert scene.humans_at("hangar") == ["survivors", "survivors"]
        assert scene.discard_of(0) == ["prophylaxis", "prophylaxis"]


@rule("IVZ-CARDX-16")
def test_a_saved_human_spares_the_research_behind_it():
    with rescued("sniper", ("sniper", "infected"), "sniper", research="infected") as scene:
        scene.told(ResearchSpared, card=scene.card("infected"))
        assert scene.humans_at("hangar") == ["sniper"]
        assert scene.research_at("hangar") == "infected"
        assert scene.dice_on_research == {}
        assert "infected" not in scene.beside


@rule("IVZ-CARDX-16")
def test_a_saved_human_does_not_spare_research_that_could_be_hit_anyway():
    """AMB-11."""
    with rescued("sniper", ("viruses", "sniper"), "sniper", research="viruses") as scene:
        assert scene.humans_at("hangar") == ["sniper"]
        assert scene.research_at("hangar") is None
        assert scene.dice_on_research == {"viruses": 1}


@rule("IVZ-CARDX-16")
def test_research_without_resistance_is_spared_as_well():
    hits = ("sniper", "immunology")
    with rescued("sniper", hits, "sniper", research="immunology") as scene:
        assert scene.humans_at("hangar") == ["sniper"]
        assert scene.research_at("hangar") == "immunology"
        assert scene.dice_on_research == {}


@rule("IVZ-CARDX-16", "IVZ-CARDX-15")
def test_saved_research_stays_alone_and_spares_nobody():
    """AMB-12: its die is not raised."""
    with rescued("infected", ("sniper", "infected"), "sniper", research="infected") as scene:
        assert scene.humans_at("hangar") == []
        assert scene.research_at("hangar") == "infected"
        assert scene.dice_on_research == {}
        assert scene.discard_of(0) == ["prophylaxis", "sniper"]


@rule("IVZ-CARDX-17")
def test_saving_the_soldier_does_not_undo_what_came_after_him():
    hits = ("soldier", "sniper", "technician")
    with rescued("soldier", hits, "soldier", "sniper", "technician") as scene:
        assert scene.humans_at("hangar") == ["soldier"]
        assert scene.discard_of(0) == ["prophylaxis", "sniper", "technician"]


@rule("IVZ-CARDX-17")
def test_nor_spares_research_that_could_be_hit_directly_once_he_was_down():
    with rescued("soldier", ("soldier", "viruses"), "soldier", research="viruses") as scene:
        assert scene.humans_at("hangar") == ["soldier"]
        assert scene.research_at("hangar") is None


@rule("IVZ-CARDX-15")
def test_penetration_and_recruiting_do_not_depend_on_a_rescue():
    """AMB-11."""
    with raid(9, "technician", scenario="freres-3") as scene:
        scene.assault("hangar", 3).contamination("hangar", "ogre").hand("prophylaxis").tokens(8)
        scene.turn_from("damage").play("hit:technician", "aim:prophylaxis>hangar.technician")
        scene.asks("recruit", "recruit:ogre", "pass")


# -- Hold the Position, Cut to the Quick ---------------------------------------------------


@rule("IVZ-CARDX-22")
def test_hold_the_position_comes_before_damage():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position", "survivors").tokens(1).waiting("radio-room", 1, 2)
        scene.only("combat").play("pass").asks("bravery")
        assert scene.question.about == {"moment": "before_damage"}
        assert "brave:hold-the-position>hangar" in scene.options


@rule("IVZ-CARDX-22")
@pytest.mark.parametrize("phase", ["rescue", "recruitment", "end"])
def test_after_damage_it_is_too_late(phase):
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre").tokens(1)
        scene.waiting("hangar", 1).waiting("radio-room", 2).entered("hangar")
        scene.hand("hold-the-position", "capture").only(phase)
        scene.asks("bravery", "aim:capture>hangar.ogre", "pass")
        assert scene.blocked("brave:hold-the-position>hangar") == "IVZ-BRAV-02"


@rule("IVZ-CARDX-24")
def test_cut_to_the_quick_waits_for_all_hordes():
    with InvazionsScene("freres-3") as scene:
        scene.research("entrance-hall", "infected").contamination("entrance-hall", "ogre")
        scene.hand("cut-to-the-quick", "survivors").tokens(1).barricade("hangar")
        scene.turn_from("choice").asks("bravery")
        assert scene.blocked("brave:cut-to-the-quick>hangar") == "IVZ-BRAV-02"
        scene.play("pass", "attack:hangar").asks("bravery", "pass")
        assert scene.blocked("brave:cut-to-the-quick>hangar") == "IVZ-BRAV-02"
        scene.play("pass", "attack:radio-room").asks("bravery")
        assert scene.question.about == {"moment": "after_choice"}
        scene.asks(
            "bravery",
            "brave:cut-to-the-quick>hangar",
            "brave:cut-to-the-quick>radio-room",
            "pass",
        )
        assert scene.blocked("brave:cut-to-the-quick>entrance-hall") == "IVZ-CARDX-25"


@rule("IVZ-CARDX-24")
def test_cut_to_the_quick_comes_before_any_card_is_played():
    with fight("ogre", "ogre", "ogre") as scene:
        scene.hand("cut-to-the-quick", "hold-the-position").tokens(8).only("combat").play("pass")
        scene.play("zombie:ogre", "discard:ogre").asks("bravery")
        assert scene.blocked("brave:cut-to-the-quick>hangar") == "IVZ-BRAV-02"


@rule("IVZ-CARDX-25")
def test_cut_to_the_quick_costs_nothing_and_each_horde_there_chooses():
    """AMB-20."""
    with InvazionsScene("freres-4") as scene:
        scene.hand("cut-to-the-quick").tokens(0).horde(1, "hangar", hand=["ogre"] * 3)
        scene.horde(2, "hangar", hand=["whistler", "vermin"])
        scene.horde(3, "canteen", hand=["sneak-in", "ogre"]).only("combat")
        scene.play("brave:cut-to-the-quick>hangar")
        scene.asks("cut", "wound", "lose", seats=(1,)).play("lose")
        scene.asks("discard").play("discard:ogre").asks("discard").play("discard:ogre")
        scene.asks("cut", "wound", "lose", seats=(2,)).play("wound").told(WoundOnTop, seat=2)
        assert (scene.hand_of(1), scene.discard_of(1)) == (["ogre"], ["ogre", "ogre"])
        assert (scene.hand_of(2), scene.discard_of(2)) == (["whistler", "vermin"], [])
        assert scene.top_of(2) == ["wounded-member"]
        assert len(scene.pile_of(2)) == 6
        assert scene.state.wounded == 14
        assert (scene.hand_of(3), scene.top_of(3)) == (["ogre", "sneak-in"], [])
        assert scene.human.tokens == 0


@rule("IVZ-CARDX-25")
def test_the_wounded_member_on_top_is_drawn_first_and_known_to_all():
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, discard=["ogre"] * 5).horde_pile(1).top(1, "wounded-member")
        scene.hand(*["survivors"] * 6).draws("whistler", "whistler", "whistler").only("start")
        scene.draws("ogre", "ogre", "ogre", "ogre").draws(*START).play("pass")
        assert scene.hand_of(1) == ["ogre"] * 4 + ["wounded-member"]
        for reader in (0, 2, None):
            assert scene.view(reader)["hordes"][0]["shown"] == ["wounded-member"]


@rule("IVZ-CARDX-25")
def test_cut_to_the_quick_with_few_cards_or_no_wounds():
    """AMB-16, AMB-21."""
    with fight("ogre", scenario="freres-3") as scene:
        scene.hand("cut-to-the-quick").only("combat").play("brave:cut-to-the-quick>hangar")
        assert scene.top_of(1) == ["wounded-member"]
    with fight("ogre", scenario="freres-3") as scene:
        scene.hand("cut-to-the-quick").wounded_left(0).only("combat")
        scene.play("brave:cut-to-the-quick>hangar", "discard:ogre")
        assert scene.over
    with fight("ogre", "ogre", "whistler", scenario="freres-3") as scene:
        scene.hand("cut-to-the-quick").wounded_left(0).only("combat")
        scene.play("brave:cut-to-the-quick>hangar", "discard:ogre", "discard:ogre")
        scene.asks("play-card", "zombie:whistler", "done")
