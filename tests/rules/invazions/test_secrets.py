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
from tests.rules.invazions.builder import Lab
from tests.rules.invazions.test_choice_and_combat import fight


def test_hands_are_for_their_owners_alone():
    with Lab() as lab:
        lab.hand("soldier", "capture").horde(1, hand=["ogre"]).horde(2, hand=["whistler"])
        lab.stage("HumanAction")
        for seat in (0, 1, 2, None):
            seen = RULES.view(lab.game, seat)
            assert (seen["human"]["hand"] is None) == (seat != 0)
            for at, horde in enumerate(seen["hordes"], 1):
                assert (horde["hand"] is None) == (seat != at)


def test_a_spectator_sees_no_name_of_a_hidden_card():
    with Lab() as lab:
        lab.hand("technician").horde(1, hand=["swallower"]).horde(2, hand=["natural-selection"])
        lab.stage("HumanAction")
        text = json.dumps(RULES.view(lab.game, None) | {"cards": "open anyway"})
        for name in ("technician", "swallower", "natural-selection"):
            assert name not in text


def test_the_lists_of_a_scenario_are_open():
    """AMB-50: what is in the game is known to all, where it lies is not."""
    match = shambler.new("invazions", "bord-2", seed=8)
    lists = match.view()["cards"]
    assert sum(lists.values()) == 60 + 36 + 2 + 5 + 5
    assert all(match.view(seat)["cards"] == lists for seat in (0, 1))


def test_others_learn_only_how_many_cards_were_drawn():
    event = HandDrawn(seat=1, cards=(3, 4))
    assert event.seen_by(1) is event
    for other in (0, 2, None):
        assert event.seen_by(other) == CardsDrawn(seat=1, count=2)


def test_what_was_shown_stays_known_until_it_is_played():
    with fight("rouse-the-horde", "legion", scenario="contre-3") as lab:
        lab.under("hangar", "vermin", "john-frum").draws("zyorkshire", "zyorkshire")
        lab.stage("Combat").play("rage:rouse-the-horde", "take:vermin")
        assert RULES.view(lab.game, 0)["hordes"][0]["shown"] == ["vermin"]
        lab.script.outcomes[:] = [lab.number("zyorkshire")]
        lab.play("zombie:vermin")
        assert RULES.view(lab.game, 0)["hordes"][0]["shown"] == []


def imagined_hands(lab: Lab, seat: int | None, of: int) -> Counter[tuple[int, ...]]:
    """The hands of a seat in many positions that another one imagines."""
    twins = (RULES.imagine(lab.game, seat, Sampled(seed)) for seed in range(60))
    return Counter(twin.side(of).hand for twin in twins)


def test_an_imagined_hand_keeps_what_was_shown_and_varies_in_the_rest():
    with Lab("contre-3") as lab:
        lab.horde(1, hand=["legion", "vermin"], pile=["zyorkshire", "john-frum", "sneak-in"])
        shown = lab.number("vermin")
        lab.troop(1).shown = lab.troop(1).deduced = (shown,)
        lab.stage("HumanAction")
        hands = imagined_hands(lab, 0, 1)
        assert len(hands) == 4
        assert all(shown in hand for hand in hands)
        assert set(imagined_hands(lab, 1, 1)) == {lab.troop(1).hand}


def test_a_hand_that_can_be_deduced_is_not_redrawn():
    """On turn 1 everybody knows the starting decks; a drawn-out pile tells the hand."""
    with Lab() as lab:
        lab.horde(1, pile=["ogre"], discard=["whistler"] * 3 + ["sneak-in"] * 4)
        lab.draws("john-frum", "john-frum", "john-frum").draws(*["survivors"] * 6)
        lab.draws("ogre").draws("sneak-in", "whistler", "whistler", "sneak-in")
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2).stage("Start")
        assert lab.names(lab.troop(1).deduced) == ["ogre"]
        assert lab.troop(1).shown == ()
        ogre = lab.number("ogre")
        assert all(ogre in hand for hand in imagined_hands(lab, 0, 1))
        assert set(imagined_hands(lab, 0, 2)) == {lab.troop(2).hand}


def test_the_human_hand_is_imagined_from_hand_and_draw_pile():
    with Lab() as lab:
        lab.hand("soldier", "capture").stage("HumanAction")
        assert len(imagined_hands(lab, 1, 0)) > 10
        for seed in range(20):
            twin = RULES.imagine(lab.game, 1, Sampled(seed))
            assert RULES.broken(twin) == []
            assert RULES.view(twin, 1) == RULES.view(lab.game, 1)


def test_the_human_player_is_asked_the_same_with_any_hand():
    """Who is asked what, and when, depends on open information only."""
    lines = []
    for hand in (("capture", "prophylaxis"), ("soldier", "janitor")):
        with Lab() as lab:
            lab.studied("hangar", "infected").under("hangar", "whistler", "ogre", "ogre")
            lab.hand(*hand, tokens=4).draws("sneak-in", "sneak-in")
            lab.horde(1, "hangar", hand=["whistler"] * 2, pile=[])
            lab.horde(2, "hangar", hand=["ogre"], pile=[])
            asked = []
            lab.turn_from("Combat")
            while lab.state.phase != "end":
                decision = lab.question
                asked.append((decision.kind, decision.seats, dict(decision.about)))
                preferred = ("zombie:whistler", "next:1", "pass", "done")
                lab.play(next(key for key in preferred if key in lab.options))
            lines.append(asked)
    assert lines[0] == lines[1]
    assert sum(kind == "bravery" for kind, _, _ in lines[0]) >= 5


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sketch_shows_no_more_than_the_view(seat, language):
    with Lab() as lab:
        lab.hand("technician").horde(1, hand=["swallower"], discard=["ogre"])
        lab.posted("hangar", "guard", "survivors", "survivors").studied("hangar", "infected")
        lab.horde(2, "hangar", played=["whistler"], hand=["freed-zombie"]).stage("HumanAction")
        text = sketch(lab.game, seat, language)
        names = lab.game.world.cards.names
        for name, owner in (("technician", 0), ("swallower", 1), ("freed-zombie", 2)):
            assert (names[lab.number(name)].into(language) in text) == (seat == owner)
        assert "2 " + names[lab.number("survivors")].into(language) in text
        assert names[lab.number("infected")].into(language) in text


def test_nothing_hidden_is_left_in_the_events_of_a_game():
    """A whole game: no event told to a reader names a card drawn by another."""
    match, random = shambler.new("invazions", "labo-3", seed=11), Random(11)
    while match.game.decision is not None:
        keys = [option.key for option in match.game.decision.options]
        match.play("pass" if "claim" in keys else random.choice(keys))
    for reader in (0, 1, 2, None):
        for told in match.events(reader):
            assert all(event.seat == reader for event in told if isinstance(event, HandDrawn))
