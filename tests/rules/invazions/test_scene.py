"""The builder of positions: it refuses nonsense, suggests names, and loses no card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from shambler.games.invazions import RULES
from shambler.kernel.errors import BadSetup, UnscriptedChance
from shambler.testing.invazions import InvazionsScene
from shambler.testing.strict import BadPosition

Words = Callable[[InvazionsScene], object]

NONSENSE: list[tuple[Words, str]] = [
    (lambda s: s.hand("solider"), "no card 'solider' .did you mean soldier"),
    (lambda s: s.humans("hanger", "guard"), "no place of labo-3 'hanger' .did you mean hangar"),
    (lambda s: s.humans("canteen", "guard"), "no place of labo-3 'canteen'"),
    (lambda s: s.only("combats"), "no phase 'combats' .did you mean combat"),  # type: ignore[arg-type]
    (lambda s: s.horde(3, "hangar"), "no Horde 3: 1, 2"),
    (lambda s: s.horde(0, "hangar"), "no Horde 0"),
    (lambda s: s.hand("janitor"), "janitor: no copy is left in labo-3; say also"),
    (
        lambda s: s.discarded(*["survivors"] * 16),
        "survivors: no copy is left in labo-3; put already",
    ),
    (lambda s: s.also("janitor").discarded(*["janitor"] * 6), "janitor: the box holds 5"),
    (lambda s: s.also("donation"), "donation: choose a scenario that has it"),
    (lambda s: s.hand("ogre"), "ogre: a zombie card does not belong there"),
    (lambda s: s.contamination("hangar", "guard"), "guard: a human card does not belong there"),
    (lambda s: s.contamination("hangar", "horde-member"), "horde-member: no copy is left"),
    (lambda s: s.contamination("hangar", *["ogre"] * 6), "ogre: no copy is left"),
    (lambda s: s.freed(1, discard=8), "freed-zombie: no copy is left"),
    (lambda s: s.horde(1, hand=["horde-member"] * 4), "horde-member: no copy is left"),
    (lambda s: s.horde(1, played=["freed-zombie"]), "freed-zombie cannot be played"),
    (lambda s: s.hand(*["survivors"] * 7), "7 cards in hand: 6 are drawn up to"),
    (lambda s: s.horde(1, hand=["ogre"] * 5 + ["ishtar"]), "6 cards in hand, drawn: 5"),
    (lambda s: s.humans("hangar", *["survivors"] * 5), "hangar: 4 Humans at most"),
    (lambda s: s.humans("hangar", "guard", "guard"), "hangar: guard is there already"),
    (lambda s: s.humans("hangar", "capture"), "capture is no Human"),
    (lambda s: s.research("hangar", "guard"), "guard is no Research card"),
    (lambda s: s.research("hangar", "infected").research("hangar", "viruses"), "one Research card"),
    (lambda s: s.research("hangar", "infected", die=7), "a die shows 1 to 6"),
    (lambda s: s.die("guard", 1), "guard is no Research card"),
    (lambda s: s.tokens(9), "9 tokens: with these players 0 to 8"),
    (lambda s: s.tokens(-1), "-1 tokens"),
    (lambda s: s.score(30), "30 points: a game goes on with 0 to 29"),
    (lambda s: s.turn(0), "turn 0"),
    (lambda s: s.wounded_left(11), "11 Wounded Members: the pile has 10"),
    (lambda s: s.assault("hangar", 999), "no cards are left that make an attack of 999"),
    (lambda s: s.assault("hangar", -1), "hangar: an attack of -1"),
    (lambda s: s.assault("hangar", 60), "takes [0-9]+ cards, two hands are 10"),
    (lambda s: s.freed(1, pile=-1), "-1 Freed Zombies"),
    (lambda s: s.bonus_recruits(1, -1), "-1 bonus recruitments"),
    (lambda s: s.entered("hangar"), "hangar: no Horde attacks it"),
    (lambda s: s.only("choice"), "choice: say where the Barricade stands"),
    (lambda s: s.waiting("hangar", 1).only("combat"), "combat: say which place Horde 2 attacks"),
    (lambda s: s.turn_from("damage"), "damage: say which place Horde 1 attacks"),
    (lambda s: s.draws("ogr"), "no card 'ogr' .did you mean ogre"),
    (lambda s: s.hand(3), "a card goes by its name, not 3"),
    (lambda s: s.humans(2, "guard"), "a place of labo-3 goes by its name, not 2"),
    (lambda s: s.barricade(None), "a place of labo-3 goes by its name, not None"),
    (lambda s: s.only(3), "a phase goes by its name, not 3"),
    (lambda s: s.horde(1, "hangar", hand="ogre"), "a list of cards, not one name: 'ogre'"),
    (lambda s: s.horde(1, "hangar", played="ogre"), "a list of cards, not one name: 'ogre'"),
    (lambda s: s.hand("infected"), "infected: Research lies beside the player or on a place"),
    (lambda s: s.discarded("viruses"), "viruses: Research lies beside"),
    (lambda s: s.human_pile("guard", "infected"), "infected: Research lies beside"),
    (lambda s: s.top(0, "infected"), "infected: Research lies beside"),
    (lambda s: s.die("equipment", 2), "equipment: labo-3 does not use it"),
    (lambda s: s.die("infected", 1.5), "die: a whole number, not 1.5"),
    (lambda s: s.tokens(2.5), "tokens: a whole number, not 2.5"),
    (lambda s: s.tokens(True), "tokens: a whole number, not True"),
    (lambda s: s.score("3"), "points: a whole number, not '3'"),
    (lambda s: s.turn(1.5), "turn: a whole number, not 1.5"),
    (lambda s: s.wounded_left("3"), "Wounded Members: a whole number, not '3'"),
    (lambda s: s.horde(True, "hangar"), "seat of a Horde: a whole number, not True"),
    (lambda s: s.hand_of("0"), "seat: a whole number, not '0'"),
    (lambda s: s.view(7), "no Horde 7: 1, 2"),
    (lambda s: s.view(-1), "no Horde -1: 1, 2"),
    (lambda s: s.printed("price", "ogre"), "no number on a card 'price'"),
    (lambda s: s.freed(1, pile=-2), "-2 Freed Zombies"),
    (lambda s: s.freed(1, hand=1.5), "Freed Zombies: a whole number, not 1.5"),
    (lambda s: s.assault("hangar", -1), "an attack of -1"),
    (lambda s: s.assault("hangar", "3"), "attack: a whole number, not '3'"),
    (lambda s: s.bonus_recruits(2, 0.5), "bonus recruitments: a whole number, not 0.5"),
    (lambda s: s.waiting("hangar", 1, 3), "no Horde 3: 1, 2"),
    (
        lambda s: s.assault("hangar", 5).assault("radio-room", 5),
        "Horde 1 attacks one place: hangar already",
    ),
    (lambda s: s.waiting("hangar", 1).entered("hangar", "radio-room"), "radio-room: no Horde"),
    (
        lambda s: s.waiting("hangar", 1, 2).barricade("hangar").only("combat"),
        "combat: only one Horde may attack the place with the Barricade",
    ),
]


@pytest.mark.parametrize(("words", "complaint"), NONSENSE)
def test_nonsense_is_refused_where_it_is_said(words, complaint):
    scene = InvazionsScene("labo-3")
    with pytest.raises(BadPosition, match=complaint):
        words(scene)
    assert RULES.broken(scene.game) == []


@pytest.mark.parametrize(
    "words",
    [
        lambda s: s.waiting("hangar", 1, 3),
        lambda s: s.horde(1, "hangar", hand=["ogre"], discard=["ogr"]),
        lambda s: s.hand("guard", "infected"),
        lambda s: s.assault("hangar", 999),
        lambda s: s.entered("radio-room", "hangar"),
        lambda s: s.human_pile("guard", "infected"),
        lambda s: s.research("hangar", "infected", die=7),
        lambda s: s.freed(1, pile=1, hand=9),
        lambda s: s.horde_pile(1, "guard"),
        lambda s: s.contamination_pile("ogre", "horde-member"),
    ],
)
def test_a_word_that_is_refused_halfway_changes_nothing(words):
    scene = InvazionsScene("labo-3").waiting("radio-room", 2)
    before = scene.state.copy()
    with pytest.raises(BadPosition):
        words(scene)
    assert scene.state == before


def test_an_unknown_scenario_is_suggested():
    with pytest.raises(BadSetup, match="labo-3"):
        InvazionsScene("labo-33")


def test_crowds_and_large_hands_can_be_asked_for():
    scene = InvazionsScene("labo-3").hand(*["survivors"] * 8, over_limit=True)
    scene.humans("hangar", "guard", "guard", over_limit=True)
    scene.horde(1, hand=["ogre"] * 5 + ["ishtar"], over_limit=True)
    assert (len(scene.hand_of(0)), len(scene.hand_of(1))) == (8, 6)
    scene = InvazionsScene("labo-3").humans("hangar", "arsonist").hand(*["survivors"] * 7)
    assert len(scene.hand_of(0)) == 7  # an Arsonist in play makes room for one more


def test_cards_are_taken_from_where_they_were():
    scene = InvazionsScene("labo-3")
    before = scene.census()
    scene.humans("hangar", "guard").hand("guard").discarded("guard").top(0, "guard")
    scene.research("hangar", "infected").contamination("hangar", "ogre", "freed-zombie")
    scene.horde(1, "hangar", hand=["horde-member", "ogre"], played=["devour-them"])
    scene.horde(1, discard=["wounded-member"]).freed(2, pile=1).assault("hangar", 9, seat=2)
    scene.wounded_left(4).contamination_pile("ishtar").human_pile("cook").horde_pile(2, "ishtar")
    assert scene.census() == before
    assert RULES.broken(scene.game) == []
    assert Counter(scene.pile_of(0)) == {"cook": 1}
    assert scene.beside == ["immunology", "viruses"]
    assert scene.pile_of(1) == ["horde-member"] * 2 + ["devour-them"]
    assert scene.box == []  # what was set aside to make the position does not count as lost


def test_types_of_other_scenarios_join_if_asked_for():
    with InvazionsScene("labo-3").also("janitor", "legion") as scene:
        scene.hand("janitor").contamination("hangar", "legion").tokens(2).only("human-action")
        scene.play("place:janitor>hangar", "destroy:legion")
        assert (scene.census()["janitor"], scene.census()["legion"]) == (1, 1)
        assert scene.box == ["legion"]


@pytest.mark.parametrize("attack", [0, 1, 5, 6, 13, 30])
def test_an_assault_is_worth_exactly_what_was_asked_for(attack):
    for scenario in ("labo-3", "bataille-2", "contre-3", "freres-4"):
        place = InvazionsScene(scenario).game.world.places[0]
        assert InvazionsScene(scenario).assault(place, attack).attack_of(1) == attack


def test_only_plays_one_phase_and_turn_from_goes_on():
    with InvazionsScene("labo-3") as scene:
        scene.only("end")
        assert scene.over
    with InvazionsScene("labo-3") as scene:
        scene.turn_from("claim").asks("claim")
        assert not scene.over


def test_the_turn_is_the_second_unless_told_otherwise():
    for turn in (1, 2, 7):
        scene = InvazionsScene("labo-3").hand("guard").draws("ogre", "ogre", "ogre")
        if turn != 2:
            scene.turn(turn)
        assert scene.only("start").state.turn == turn
    assert InvazionsScene("labo-3").only("human-action").state.turn == 2


def test_a_script_must_fit_and_be_used_up():
    with pytest.raises(UnscriptedChance), InvazionsScene("labo-3") as scene:
        scene.only("start")
    scene = InvazionsScene("labo-3").draws("ogre").only("human-action")
    with pytest.raises(AssertionError, match="never asked for"):
        scene.done()
    scene.script.outcomes.clear()


def test_a_lost_card_is_noticed():
    scene = InvazionsScene("labo-3").hand("guard").only("human-action")
    scene.human.hand = ()
    with pytest.raises(AssertionError):
        scene.done()
    scene.human.hand = (scene.card("guard"),)
