"""What holds at every table: with 2, 3 and 4 players, for every card of a kind, late in a game."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import CardDevoured, CardRecruited, FreedCounted, TurnBegan
from shambler.testing import rule, some
from shambler.testing.invazions import InvazionsScene

PLAYERS = (2, 3, 4)
NAMES = {
    "labo": ("The Lab Attack", "L'attaque du labo"),
    "bataille": ("The Last Battle", "La dernière bataille"),
    "freres": ("Free Our Brothers", "Libérez nos frères"),
    "contre": ("Counter-Attack", "Contre-attaque"),
    "bord": ("Make Do", "Avec les moyens du bord"),
}


@rule("IVZ-SETUP-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_scenarios_bear_the_names_of_the_book(players):
    named = {s.key: (s.name["en"], s.name["fr"]) for s in RULES.scenarios()}
    assert [named[f"{key}-{players}"] for key in NAMES] == list(NAMES.values())


@rule("IVZ-BAR-02", "IVZ-BAR-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_barricade_must_move_from_any_place(players):
    places = InvazionsScene(f"labo-{players}").game.world.places
    for now in some(places):
        with InvazionsScene(f"labo-{players}").barricade(now) as scene:
            scene.only("human-action")
            others = [place for place in places if place != now]
            if players == 2:
                scene.play("done")
                assert scene.view()["human"]["barricade"] == others[0]
            else:
                scene.play("done").asks("barricade", *(f"barricade:{place}" for place in others))
                assert scene.blocked(f"barricade:{now}") == "IVZ-BAR-02"


@rule("IVZ-2P-07", "IVZ-HUM-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_option_for_beginners_never_means_more_than_four(players):
    scenario = f"freres-{players}"
    with InvazionsScene(scenario, beginner_four_humans=True) as scene:
        place = scene.game.world.places[0]
        scene.humans(place, *["survivors"] * 3).hand("survivors", "survivors").tokens(4)
        scene.only("human-action").draws("survivors").play(f"place:survivors>{place}")
        assert scene.blocked(f"place:survivors>{place}") == "IVZ-HUM-05"


@rule("IVZ-RES-07", "IVZ-RES-09")
@pytest.mark.parametrize("scenario", ["labo-4", "contre-4"])
def test_immunology_alone_of_all_research_needs_a_human(scenario):
    with InvazionsScene(scenario).tokens(12) as scene:
        scene.humans("canteen", "guard").only("human-action")
        for card in ("infected", "immunology", "viruses", "equipment"):
            frail = card == "immunology"
            assert (scene.printed("resistance", card) == 0) is frail
            assert (f"research:{card}>hangar" not in scene.options) is frail
            assert f"research:{card}>canteen" in scene.options
        scene.play("research:equipment>hangar")
        assert (scene.research_at("hangar"), scene.humans_at("hangar")) == ("equipment", [])


@rule("IVZ-CARD-08", "IVZ-DMG-02")
@pytest.mark.parametrize("place", ["radio-room", "entrance-hall", "hangar", "canteen"])
def test_a_place_may_be_weakened_below_five_and_never_below_nothing(place):
    with InvazionsScene("labo-4") as scene:
        other = "hangar" if place == "canteen" else "canteen"
        for seat in (1, 2, 3):
            scene.horde(seat, place, hand=["overrun"])
        scene.only("combat")
        for votes, resistance in ((["next:1", "next:1"], 3), (["next:2", "next:2"], 1), ([], 0)):
            scene.play(*votes, "rage:overrun")
            assert scene.resistance_at(place) == resistance
            assert scene.resistance_at(other) == 5


@rule("IVZ-CHOICE-04", "IVZ-CHOICE-01")
def test_what_the_hordes_decide_about_the_table_is_asked_in_the_open():
    with InvazionsScene("labo-3").barricade("hangar") as scene:
        scene.only("choice")
        for seat, place in ((1, "hangar"), (2, "radio-room")):
            scene.asks("choose-place", seats=(seat,))
            assert scene.question.public
            scene.play(f"attack:{place}")
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "ogre", "stalker").waiting("hangar", 1, 2).entered("hangar")
        scene.only("recruitment").asks("recruit-order")
        assert scene.question.public
        scene.play("next:1").asks("recruit")
        assert scene.question.public
        scene.play("recruit:ogre", "pass")
    with InvazionsScene("labo-3") as scene:
        scene.only("claim").asks("claim")
        assert scene.question.public
        scene.play("claim").asks("claim-consent")
        assert scene.question.public


@rule("IVZ-TURN-01", "IVZ-CARDX-15", "IVZ-BRAV-06")
def test_the_devoured_are_cleared_away_before_anybody_recruits():
    with InvazionsScene("freres-3").contamination("hangar", "ogre") as scene:
        scene.humans("hangar", "sniper", "janitor").hand("prophylaxis", "capture").tokens(4)
        scene.assault("hangar", 5 + 3).waiting("radio-room", 2).turn_from("damage")
        scene.play("hit:sniper").asks("bravery")
        assert scene.question.about["moment"] == "after_damage"
        assert scene.contamination_at("hangar") == ["ogre"]
        scene.play("pass").told(CardDevoured, card=scene.card("sniper"))
        scene.not_told(CardRecruited).asks("recruit", seats=(1,))
        assert (scene.doomed_at("hangar"), scene.discard_of(0)) == ([], ["sniper"])


@rule("IVZ-TURN-02", "IVZ-CLAIM-05")
@pytest.mark.parametrize("turn", [2, 12, 40])
def test_turns_go_on_without_end_until_somebody_has_won(turn):
    with InvazionsScene("labo-3").turn(turn).freed(1, discard=5).hand("cook") as scene:
        scene.draws("ogre", "ogre", "ogre").turn_from("end")
        assert scene.outcome is None
        scene.asks("start-discard").told(TurnBegan, turn=turn + 1)


@rule("IVZ-CLAIM-03", "IVZ-GOAL-03")
@pytest.mark.parametrize("held", [5, 6, 7, 8])
def test_more_than_five_freed_zombies_win_as_well(held):
    with InvazionsScene("labo-4").freed(2, discard=held - 2).freed(3, pile=2) as scene:
        scene.only("claim").play("claim", "agree", "agree", "agree").told(FreedCounted, count=held)
        assert scene.winners == (1, 2, 3)


@rule("IVZ-END-06", "IVZ-START-06")
def test_not_even_a_hand_over_the_limit_is_cut():
    hand = ["soldier", "guard", "cook", "arsonist", "sniper", "capture", "capture", "charge-in"]
    with InvazionsScene("labo-3").hand(*hand, over_limit=True) as scene:
        scene.draws("ogre", "ogre", "ogre").draws_starting_decks().turn_from("end").play("pass")
        scene.asks("human-action")
        assert sorted(scene.hand_of(0)) == sorted(hand)
        assert scene.discard_of(0) == []


@rule("IVZ-SETUP-06", "IVZ-RES-05")
def test_all_four_research_cards_can_lie_beside_the_player_again():
    with InvazionsScene("labo-4").research("hangar", "equipment") as scene:
        scene.assault("hangar", 5 + 2).waiting("canteen", 2, 3).turn_from("damage")
        scene.play("hit:equipment")
        assert sorted(scene.beside) == ["equipment", "immunology", "infected", "viruses"]
        assert scene.dice_on_research == {"equipment": 1}


@rule("IVZ-COMBAT-10", "IVZ-COMBAT-03", "IVZ-END-01")
def test_however_many_cards_are_played_all_stay_out_and_all_are_discarded():
    played = ["devour-them"] * 2 + ["zyorkshire"] * 4 + ["horde-member"] * 2
    with InvazionsScene("contre-3") as scene:
        scene.horde(1, "hangar", played=played[:-2], hand=played[-2:]).waiting("canteen", 2)
        scene.only("combat").play("zombie:horde-member", "zombie:horde-member")
        assert sorted(scene.played_by(1)) == sorted(played)
        assert scene.attack_of(1) == 2 + 4 * 4 + 2
        scene.only("end")
        assert sorted(scene.discard_of(1)) == sorted(played)


@rule("IVZ-COMBAT-11", "IVZ-COMBAT-08")
def test_a_hand_of_nothing_but_unplayable_cards_is_asked_like_any_other():
    """Otherwise everybody would know what it holds (AMB-48)."""
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["freed-zombie", "wounded-member"]).waiting("radio-room", 2)
        scene.only("combat").asks("play-card", "done", seats=(1,))
        for card in ("freed-zombie", "wounded-member"):
            assert scene.blocked(f"zombie:{card}") == "IVZ-COMBAT-11"


@rule("IVZ-REC-06", "IVZ-REC-07")
def test_of_two_hordes_the_one_with_more_attack_says_who_takes_the_next_card():
    with InvazionsScene("labo-3").contamination("hangar", "ogre") as scene:
        scene.assault("hangar", 1).assault("hangar", 8, seat=2).entered("hangar")
        scene.only("recruitment").asks("recruit-order", "next:1", "next:2", seats=(2,))
        scene.play("next:2", "recruit:ogre")
        assert (scene.discard_of(1), scene.discard_of(2)) == ([], ["ogre"])


@rule("IVZ-DMG-02", "IVZ-CARD-08")
def test_no_attack_at_all_is_enough_for_a_place_without_resistance():
    with InvazionsScene("labo-4") as scene:
        scene.waiting("hangar", 1).waiting("canteen", 2, 3).place("hangar").change = -5
        scene.only("damage")
        assert scene.attack_of(1) == 0
        assert scene.place("hangar").penetrated and not scene.place("canteen").penetrated


@rule("IVZ-CARDX-25", "IVZ-GLOS-01")
@pytest.mark.parametrize("hand", [["ogre", "stalker"], ["ogre", "stalker", "ishtar"]])
def test_cut_to_the_quick_takes_both_of_the_last_two_cards(hand):
    with InvazionsScene("labo-3").hand("cut-to-the-quick").waiting("radio-room", 2) as scene:
        scene.horde(1, "hangar", hand=hand).only("combat")
        scene.play("brave:cut-to-the-quick>hangar", "lose", "discard:ogre", "discard:stalker")
        assert (scene.hand_of(1), scene.discard_of(1)) == (hand[2:], ["ogre", "stalker"])


@rule("IVZ-START-04", "IVZ-BRAV-03")
def test_bravery_at_the_start_leaves_the_discard_to_be_chosen():
    with InvazionsScene("labo-3").hand("hold-the-position", "cook", "guard").tokens(1) as scene:
        scene.draws("ogre", "ogre", "ogre").turn_from("start").asks("start-discard")
        scene.play("brave:hold-the-position>hangar")
        scene.asks("start-discard", "discard:cook", "discard:guard", "pass")
        scene.draws(*["survivors"] * 5).draws_starting_decks().play("discard:cook")
        assert scene.discard_of(0) == ["hold-the-position", "cook"]
