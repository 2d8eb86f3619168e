"""The end of the turn (IVZ-END)."""

from __future__ import annotations

from shambler.games.invazions import RULES
from shambler.games.invazions.events import ResearchScored
from shambler.testing import rule
from tests.rules.invazions.builder import Lab


@rule("IVZ-END-01", "IVZ-END-02")
def test_zombies_discard_what_they_played_and_hold_and_take_their_marker_back():
    with Lab() as lab:
        lab.horde(1, "hangar", hand=["ogre", "freed-zombie"], played=["whistler"], discard=["ogre"])
        lab.horde(2, "radio-room").stage("EndOfTurn")
        assert sorted(lab.thrown(1)) == ["freed-zombie", "ogre", "ogre", "whistler"]
        assert lab.troop(1).hand == lab.troop(1).played == ()
        shown = RULES.view(lab.game, None)["hordes"]
        assert [horde["place"] for horde in shown] == [None, None]


@rule("IVZ-END-03")
def test_every_research_card_in_play_scores():
    with Lab("labo-4") as lab:
        for at, research in enumerate(("infected", "immunology", "viruses", "equipment")):
            lab.studied(lab.game.world.places[at], research)
        lab.stage("EndOfTurn")
        told = [event for event in lab.events if isinstance(event, ResearchScored)]
        assert [(event.place, event.points) for event in told] == [(0, 1), (1, 1), (2, 2), (3, 1)]


@rule("IVZ-END-04")
def test_the_points_of_the_turn_are_added_up():
    with Lab() as lab:
        lab.human.score = 7
        lab.studied("hangar", "infected").studied("radio-room", "viruses").stage("EndOfTurn")
        assert lab.human.score == 7 + 1 + 2
        assert lab.halted


@rule("IVZ-END-05")
def test_thirty_or_more_points_win():
    with Lab() as lab:
        lab.human.score = 28
        lab.studied("hangar", "infected").studied("radio-room", "viruses").stage("EndOfTurn")
        assert lab.human.score == 31
        assert lab.winners == (0,)
    with Lab() as lab:
        lab.human.score = 28
        lab.studied("hangar", "infected").stage("EndOfTurn")
        assert lab.outcome is None


@rule("IVZ-END-06")
def test_the_human_player_keeps_hand_tokens_and_cards_in_play():
    with Lab() as lab:
        lab.hand("soldier", "janitor", tokens=3).posted("hangar", "guard")
        lab.studied("hangar", "infected").stage("EndOfTurn")
        assert lab.holds(0) == ["soldier", "janitor"]
        assert lab.human.tokens == 3
        assert lab.on("hangar") == ["guard"]
        assert lab.names([lab.at("hangar").research]) == ["infected"]
