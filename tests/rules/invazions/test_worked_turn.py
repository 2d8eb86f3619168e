"""The worked examples of the book, step by step with their numbers (FIX-01, FIX-02, FIX-03)."""

from __future__ import annotations

from shambler.games.invazions import RULES
from shambler.games.invazions.events import HordeWounded, PlaceEntered, ResearchPlaced
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

START = ["horde-member"] * 3 + ["devour-them"] * 2
KEYS = ["zombie:horde-member"] * 3 + ["rage:devour-them"] * 2
RED, GREEN = 1, 2


@rule(
    "IVZ-SETUP-14",
    "IVZ-SETUP-17",
    "IVZ-TURN-01",
    "IVZ-TURN-02",
    "IVZ-START-01",
    "IVZ-START-02",
    "IVZ-START-05",
    "IVZ-START-08",
    "IVZ-START-10",
    "IVZ-HUM-01",
    "IVZ-HUM-02",
    "IVZ-HUM-03",
    "IVZ-HUM-07",
    "IVZ-HUM-08",
    "IVZ-RES-02",
    "IVZ-RES-03",
    "IVZ-BAR-01",
    "IVZ-BAR-02",
    "IVZ-BAR-04",
    "IVZ-BRAV-08",
    "IVZ-BRAV-09",
    "IVZ-CHOICE-01",
    "IVZ-CHOICE-02",
    "IVZ-COMBAT-02",
    "IVZ-COMBAT-10",
    "IVZ-DMG-01",
    "IVZ-DMG-02",
    "IVZ-DMG-06",
    "IVZ-CARDX-24",
    "IVZ-CARDX-25",
    "IVZ-CARDX-28",
    "IVZ-CARDX-29",
    "IVZ-CARDX-30",
    "IVZ-CARDX-31",
    "IVZ-REC-01",
    "IVZ-REC-03",
    "IVZ-REC-09",
    "IVZ-CLAIM-01",
    "IVZ-END-01",
    "IVZ-END-02",
    "IVZ-END-03",
    "IVZ-END-04",
    "IVZ-END-06",
)
def test_the_worked_first_turn_with_three_players():
    """FIX-01, its nineteen steps. AMB-03, AMB-04 and AMB-05 say how it is read."""
    with InvazionsScene("freres-3") as scene:
        # 1 to 3: two Contamination cards under each place, the draws, the tokens
        scene.draws("john-frum", "sneak-in", "swell-the-ranks")
        scene.draws("whistler", "swallower", "whistler").draws("survivors", "survivors", "soldier")
        scene.draws("janitor", "cut-to-the-quick", "prophylaxis").draws_starting_decks().start()
        assert scene.contamination_at("radio-room") == ["john-frum", "whistler"]
        assert scene.contamination_at("entrance-hall") == ["sneak-in", "swallower"]
        assert scene.contamination_at("hangar") == ["swell-the-ranks", "whistler"]
        assert len(scene.state.contamination) == 41
        human = scene.human
        assert (len(human.hand), human.tokens, len(human.pile)) == (6, 4, 44)
        for seat in (RED, GREEN):
            assert (scene.hand_of(seat), scene.pile_of(seat)) == (START, [])
        # 4 to 9: the human action
        scene.draws("prophylaxis").play("place:survivors>radio-room")
        assert scene.human.tokens == 3
        scene.draws("technician").play("place:survivors>radio-room")
        assert scene.human.tokens == 2
        scene.play("place:janitor>radio-room", "pass")
        assert scene.human.tokens == 0
        assert scene.humans_at("radio-room") == ["survivors", "survivors", "janitor"]
        scene.play("research:infected>radio-room").told(ResearchPlaced, cost=0)
        assert scene.dice_on_research == {}
        for card in ("technician", "soldier"):
            assert scene.blocked(f"place:{card}>radio-room") == "IVZ-HUM-03"
        scene.play("done", "barricade:radio-room")
        # 10: the Hordes choose their places
        scene.play("attack:entrance-hall", "attack:hangar")
        # 11 and 12: Cut to the Quick on red
        scene.play("brave:cut-to-the-quick>entrance-hall")
        scene.asks("cut", "wound", "lose", seats=(RED,)).play("wound")
        assert scene.pile_of(RED) == ["wounded-member"]
        assert scene.state.wounded == 9
        assert len(scene.hand_of(RED)) == 5
        assert scene.human.tokens == 0
        # 13 and 14: both play everything
        scene.play("pass", "next:1", *KEYS)
        assert scene.attack_of(RED) == 5
        scene.play(*KEYS)
        assert scene.attack_of(GREEN) == 5
        # 15: both get in, nothing is left over, nobody is wounded
        scene.told(PlaceEntered, place=1, attack=5, resistance=5, left=0)
        scene.told(PlaceEntered, place=2, attack=5, resistance=5, left=0)
        scene.not_told(HordeWounded)
        assert len(scene.humans_at("radio-room")) == 3
        # 16: recruitment
        scene.asks("recruit", seats=(RED,)).play("recruit:swallower")
        scene.asks("recruit", seats=(GREEN,)).play("recruit:swell-the-ranks")
        assert scene.contamination_at("radio-room") == ["john-frum", "whistler"]
        assert scene.contamination_at("entrance-hall") == ["sneak-in"]
        assert scene.contamination_at("hangar") == ["whistler"]
        # 17 to 19: no claim; the end of the turn and the beginning of the next
        scene.draws("ogre", "ogre", "ogre").play("pass", "pass")
        assert scene.state.turn == 2
        for seat, pile in ((RED, 1), (GREEN, 0)):
            troop = scene.troop(seat)
            assert (len(troop.discard), len(troop.pile), troop.hand) == (6, pile, ())
            assert troop.place == -1
        assert scene.human.score == 2
        assert scene.outcome is None
        assert scene.hand_of(0) == ["soldier", "technician", "prophylaxis", "prophylaxis"]
        assert scene.discard_of(0) == ["cut-to-the-quick"]
        assert len(scene.pile_of(0)) == 42
        assert scene.humans_at("radio-room") == ["survivors", "survivors", "janitor"]
        assert scene.research_at("radio-room") == "infected"
        # the Barricade must leave the Radio Room now
        scene.draws("survivors", "survivors")
        scene.draws("swallower", *START[:3])  # after the Wounded Member on top
        scene.draws("swell-the-ranks", *START[:3], "devour-them").play("pass", "done")
        assert scene.blocked("barricade:radio-room") == "IVZ-BAR-02"


@rule("IVZ-RES-03", "IVZ-RES-04", "IVZ-RES-05")
def test_the_surcharge_on_research():
    """FIX-03: 0, then 1, then 2, in one game."""
    with InvazionsScene("labo-3") as scene:
        for die in (0, 1, 2):
            scene.tokens(5).only("human-action").play("research:infected>hangar")
            scene.told(ResearchPlaced, cost=die)
            assert scene.human.tokens == 5 - die
            scene.assault("hangar", 5 + 3).waiting("radio-room", 2).only("damage")
            scene.play("hit:infected").only("rescue").only("end")
            assert scene.dice_on_research == {"infected": die + 1}
            assert "infected" in scene.beside


def test_the_fixtures_of_the_ledger_are_these():
    assert [fixture.id for fixture in RULES.ledger.fixtures] == ["FIX-01", "FIX-02", "FIX-03"]
    assert len(RULES.ledger.fixtures[0].step) == 19
