"""Who may know what (AMB-48): views, events, and positions a seat can imagine."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import shambler
from shambler.games.invazions import RULES
from shambler.games.invazions.events import CardsDrawn, HandDrawn
from shambler.games.invazions.sketch import sketch
from shambler.kernel.chance import Sampled
from shambler.testing import rule, some
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.test_combat import fight

START = ["horde-member"] * 3 + ["devour-them"] * 2


@rule("IVZ-CHOICE-03")
def test_hands_are_for_their_owners_alone():
    with InvazionsScene("freres-3") as scene:
        scene.hand("soldier", "capture").horde(1, hand=["ogre"]).horde(2, hand=["whistler"])
        scene.only("human-action")
        for reader in (0, 1, 2, None):
            seen = scene.view(reader)
            assert (seen["human"]["hand"] is None) == (reader != 0)
            hidden = [horde["hand"] is None for horde in seen["hordes"]]
            assert hidden == [reader != 1, reader != 2]


@rule("IVZ-CHOICE-03")
@pytest.mark.parametrize("scenario", ["labo-2", "labo-3", "labo-4"])
def test_hands_stay_hidden_in_every_phase_of_a_turn(scenario):
    """What was drawn is nobody's to see, nor what is held while others act."""
    game, picks, phases = RULES.new(scenario, {}, Sampled(8)).start(), Random(8), set()
    while game.decision is not None and game.state.turn < 3:
        phases.add(game.state.phase)
        for reader in (*RULES.seats(game), None):
            view = RULES.view(game, reader)
            for owner, side in enumerate((view.human, *view.hordes)):
                assert (side.hand is None) == (reader != owner)
        if game.state.turn == 1 and game.state.phase in ("human_action", "choice"):
            sides = (game.state.human, *game.state.hordes)
            assert [side.shown for side in sides] == [()] * len(sides)
        wrong = game.decision.kind.startswith("claim")
        options = game.decision.options
        game.submit(options[-1] if wrong else picks.choice(options))
    assert phases >= {"human_action", "choice", "combat", "recruitment"}


def test_a_spectator_sees_no_name_of_a_hidden_card():
    with InvazionsScene("freres-3") as scene:
        scene.hand("technician").horde(1, hand=["swallower"])
        scene.horde(2, hand=["natural-selection"]).only("human-action")
        text = json.dumps(scene.view() | {"cards": "open anyway"})
        for name in ("technician", "swallower", "natural-selection"):
            assert name not in text


def test_the_lists_of_a_scenario_are_open():
    """AMB-50: what is in the game is known to all, where it lies is not."""
    scene = InvazionsScene("labo-2")
    lists = scene.view()["cards"]
    assert sum(lists.values()) == 60 + 36 + 2 + 5 + 5
    assert all(scene.view(reader)["cards"] == lists for reader in (0, 1))


@rule("IVZ-CHOICE-03")
def test_others_learn_only_how_many_cards_were_drawn():
    event = HandDrawn(seat=1, cards=(3, 4))
    assert event.seen_by(1) is event
    for other in (0, 2, None):
        assert event.seen_by(other) == CardsDrawn(seat=1, count=2)


def test_what_was_shown_stays_known_until_it_is_played():
    with fight("rouse-the-horde", "legion", scenario="contre-3") as scene:
        scene.contamination("hangar", "vermin", "john-frum").only("combat")
        scene.play("rage:rouse-the-horde", "take:vermin")
        assert scene.view(0)["hordes"][0]["shown"] == ["vermin"]
        scene.draws("zyorkshire").play("zombie:vermin")
        assert scene.view(0)["hordes"][0]["shown"] == []


def imagined_hands(scene: InvazionsScene, seat: int | None, of: int) -> Counter[tuple[int, ...]]:
    """The hands of a seat in many positions that another one imagines."""
    twins = (RULES.imagine(scene.game, seat, Sampled(seed)) for seed in range(60))
    return Counter(twin.side(of).hand for twin in twins)


def test_an_imagined_hand_keeps_what_was_shown_and_varies_in_the_rest():
    with fight("rouse-the-horde", "legion", scenario="contre-3") as scene:
        scene.horde_pile(1, "zyorkshire", "john-frum", "sneak-in")
        scene.contamination("hangar", "vermin").only("combat").play("rage:rouse-the-horde")
        shown = scene.card("vermin")
        hands = imagined_hands(scene, 0, 1)
        assert len(hands) == 4
        assert all(shown in hand for hand in hands)
        assert set(imagined_hands(scene, 1, 1)) == {scene.troop(1).hand}


def test_a_hand_that_can_be_deduced_is_not_redrawn():
    """On turn 1 everybody knows the starting decks; a drawn-out pile tells the hand."""
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, discard=["whistler"] * 3 + ["sneak-in"] * 4).horde_pile(1, "ogre")
        scene.draws("john-frum", "john-frum", "john-frum").draws(*["survivors"] * 6)
        scene.draws("ogre").draws("sneak-in", "whistler", "whistler", "sneak-in").draws(*START)
        scene.only("start")
        assert scene.names(scene.troop(1).deduced) == ["ogre"]
        assert scene.troop(1).shown == ()
        ogre = scene.card("ogre")
        assert all(ogre in hand for hand in some(imagined_hands(scene, 0, 1)))
        assert set(imagined_hands(scene, 0, 2)) == {scene.troop(2).hand}


def test_the_human_hand_is_imagined_from_hand_and_draw_pile():
    with InvazionsScene("freres-3") as scene:
        scene.hand("soldier", "capture").only("human-action")
        assert len(imagined_hands(scene, 1, 0)) > 10
        for seed in range(20):
            twin = RULES.imagine(scene.game, 1, Sampled(seed))
            assert RULES.broken(twin) == []
            assert RULES.view(twin, 1) == RULES.view(scene.game, 1)


@rule("IVZ-BRAV-03")
def test_the_human_player_is_asked_the_same_with_any_hand():
    """Who is asked what, and when, depends on open information only."""
    lines = []
    for hand in (("capture", "prophylaxis"), ("soldier", "janitor")):
        with InvazionsScene("freres-3") as scene:
            scene.research("hangar", "infected").contamination("hangar", "ogre", "ogre")
            scene.hand(*hand).tokens(4).draws("sneak-in", "sneak-in")
            scene.horde(1, "hangar", hand=["whistler"] * 2).horde(2, "hangar", hand=["ogre"])
            asked = []
            scene.turn_from("combat")
            while scene.state.phase != "end":
                decision = scene.question
                asked.append((decision.kind, decision.seats, dict(decision.about)))
                preferred = ("zombie:whistler", "next:1", "pass", "done")
                scene.play(next(key for key in preferred if key in scene.options))
            lines.append(asked)
    assert lines[0] == lines[1]
    assert sum(kind == "bravery" for kind, _, _ in lines[0]) >= 5


@pytest.mark.parametrize("reader", [0, 1, 2, None])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sketch_shows_no_more_than_the_view(reader, language):
    with InvazionsScene("freres-3") as scene:
        scene.hand("technician").horde(1, hand=["swallower"], discard=["ogre"])
        scene.humans("hangar", "sniper", "survivors", "survivors").research("hangar", "infected")
        scene.horde(2, "hangar", played=["whistler"], hand=["freed-zombie"]).only("human-action")
        text = sketch(scene.game, reader, language)
        names = scene.game.world.cards.names
        for name, owner in (("technician", 0), ("swallower", 1), ("freed-zombie", 2)):
            assert (names[scene.card(name)].into(language) in text) == (reader == owner)
        assert "2 " + names[scene.card("survivors")].into(language) in text
        assert names[scene.card("infected")].into(language) in text


def test_nothing_hidden_is_left_in_the_events_of_a_game():
    """A whole game: no event told to a reader names a card drawn by another."""
    match, random = shambler.new("invazions", "labo-3", seed=11), Random(11)
    while match.game.decision is not None:
        keys = [option.key for option in match.game.decision.options]
        match.play("pass" if "claim" in keys else random.choice(keys))
    for reader in (0, 1, 2, None):
        drawn = [e for told in match.events(reader) for e in told if isinstance(e, HandDrawn)]
        assert all(event.seat == reader for event in drawn)
        assert bool(drawn) == (reader is not None)
