"""The set-up (IVZ-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import (
    ContaminationAdded,
    HandDrawn,
    TokensGained,
    TurnBegan,
)
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.book_lists import BOOK

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SCENARIOS = pytest.mark.parametrize("scenario", BOOK)
FREED = {2: 6, 3: 7, 4: 8}
HAND = {2: 5, 3: 6, 4: 7}


def begun(scenario: str = "labo-3") -> InvazionsScene:
    """A game from its very beginning to its first question."""
    scene = InvazionsScene(scenario)
    players = scene.game.world.players
    scene.draws(*[*["ogre"] * 5, *["ishtar"] * 5][: 2 * players])
    return scene.draws(*["survivors"] * HAND[players]).draws_starting_decks().start()


@rule("IVZ-SETUP-01")
def test_a_scenario_is_picked_and_the_lab_attack_comes_first_for_any_number_of_players():
    keys = [scenario.key for scenario in RULES.scenarios()]
    for players in (2, 3, 4):
        fitting = [key for key in keys if key.endswith(f"-{players}")]
        assert len(fitting) == 5
        assert fitting[0] == f"labo-{players}"
    assert keys[0] == "labo-2"
    with pytest.raises(BadSetup, match="labo"):
        RULES.new("laboo-2", {}, Sampled(1))


@rule("IVZ-SETUP-02")
def test_who_plays_the_humans_is_advice_and_nothing_in_the_rules():
    assert RULES.ledger["IVZ-SETUP-02"].status == "advice"
    switches = set(RULES.setup_type.__struct_fields__)
    assert not any("experience" in field or "human_player" in field for field in switches)


@rule("IVZ-SETUP-03")
@SCENARIOS
def test_the_places_of_the_scenario_lie_open_one_per_player(scenario):
    shown = [place["id"] for place in InvazionsScene(scenario).view()["places"]]
    assert shown == BOOK[scenario].places.split()
    assert len(shown) == int(scenario[-1])


@rule("IVZ-SETUP-04")
@SCENARIOS
def test_the_human_deck_holds_the_cards_of_the_scenario_face_down_in_no_order(scenario):
    scene, book = InvazionsScene(scenario), BOOK[scenario]
    wanted = dict.fromkeys((book.human + " " + book.bravery).split(), 5) | {"survivors": 15}
    assert Counter(scene.pile_of(0)) == wanted
    assert scene.human.pile.top == ()
    for seat in (0, 1, None):
        shown = scene.view(seat)["human"]
        assert (shown["pile_size"], shown["pile_top"]) == (sum(wanted.values()), [])


@rule("IVZ-SETUP-05")
def test_discarded_and_devoured_cards_share_one_open_discard_pile():
    with InvazionsScene("labo-3") as scene:
        scene.hand("soldier", "capture", *["survivors"] * 4).research("hangar", "infected")
        scene.humans("hangar", "guard").contamination("hangar", "ogre").tokens(2)
        scene.draws("ogre", "ogre", "ogre").turn_from("start")
        scene.draws("survivors").draws_starting_decks().play("discard:soldier")
        scene.play("aim:capture>hangar.ogre")
        assert scene.discard_of(0) == ["soldier", "capture"]
        scene.tokens(0).assault("hangar", 4 + 5).waiting("radio-room", 2).turn_from("damage")
        scene.play("hit:guard")
        for seat in (0, 1, 2, None):
            assert scene.view(seat)["human"]["discard"] == ["soldier", "capture", "guard"]


@rule("IVZ-SETUP-06")
@SCENARIOS
def test_the_research_of_the_scenario_lies_open_beside_the_human_player(scenario):
    scene = InvazionsScene(scenario)
    assert sorted(scene.beside) == sorted(BOOK[scenario].research.split())
    for seat in (0, 1, None):
        shown = scene.view(seat)["human"]["research"]
        assert [card["id"] for card in shown] == scene.beside
        assert all(card["place"] is None for card in shown)


@rule("IVZ-SETUP-06")
def test_research_is_within_reach_in_every_turn():
    with InvazionsScene("labo-3") as scene:
        scene.turn(9).tokens(8).humans("hangar", "guard").only("human-action")
        for card in ("infected", "immunology", "viruses"):
            assert f"research:{card}>hangar" in scene.options


@rule("IVZ-SETUP-07")
@PLAYERS
def test_the_barricade_starts_on_no_place(players):
    with begun(f"labo-{players}") as scene:
        assert scene.asks("human-action").view()["human"]["barricade"] is None
        scene.play("done")
        assert len(scene.options) == players


@rule("IVZ-SETUP-08", "IVZ-START-08", "IVZ-START-09")
@pytest.mark.parametrize(("players", "supply"), [(2, 4), (3, 8), (4, 12)])
def test_the_supply_of_tokens(players, supply):
    assert InvazionsScene(f"labo-{players}").view()["human"]["token_limit"] == supply
    with InvazionsScene(f"labo-{players}") as scene:
        scene.hand(*["survivors"] * HAND[players]).tokens(supply - 1)
        scene.draws(*["ogre"] * players).draws_starting_decks().only("start").play("pass")
        assert scene.human.tokens == supply


@rule("IVZ-SETUP-09", "IVZ-START-08", "IVZ-START-09")
@pytest.mark.parametrize(("before", "after"), [(3, 7), (4, 8), (5, 8), (8, 8)])
def test_the_human_player_never_owns_more_tokens_than_the_supply(before, after):
    with InvazionsScene("labo-3") as scene:
        scene.hand(*["survivors"] * 6).tokens(before).draws("ogre", "ogre", "ogre")
        scene.draws_starting_decks().only("start").play("pass")
        assert scene.human.tokens == after
        scene.told(TokensGained, count=after - before, total=after)


@rule("IVZ-SETUP-10")
@SCENARIOS
def test_the_contamination_pile_mixes_zombies_rages_and_freed_zombies_face_down(scenario):
    scene, book = InvazionsScene(scenario), BOOK[scenario]
    names = Counter(scene.names(scene.state.contamination.cards))
    assert set(names) == {*book.zombie.split(), *book.rage.split(), "freed-zombie"}
    assert scene.state.contamination.top == ()
    for seat in (0, 1, None):
        assert scene.view(seat)["contamination_pile"] == sum(names.values())


@rule("IVZ-SETUP-11")
@SCENARIOS
def test_so_many_freed_zombies_are_in_the_contamination_pile(scenario):
    scene = InvazionsScene(scenario)
    names = scene.names(scene.state.contamination.cards)
    assert names.count("freed-zombie") == FREED[int(scenario[-1])]
    assert scene.census()["freed-zombie"] == FREED[int(scenario[-1])]


@rule("IVZ-SETUP-12")
@SCENARIOS
def test_every_named_type_comes_in_five_copies_and_survivors_in_fifteen(scenario):
    scene = InvazionsScene(scenario)
    under = Counter(scene.names(scene.state.contamination.cards))
    assert {under[name] for name in under if name != "freed-zombie"} == {5}
    deck = Counter(scene.pile_of(0))
    assert deck.pop("survivors") == 15
    assert set(deck.values()) == {5}


@rule("IVZ-SETUP-13")
@pytest.mark.parametrize(("players", "pile"), [(2, 5), (3, 10), (4, 15)])
def test_five_wounded_members_per_zombie_player_in_an_open_pile(players, pile):
    scene = InvazionsScene(f"labo-{players}")
    assert [scene.view(seat)["wounded_pile"] for seat in (0, 1, None)] == [pile] * 3
    assert scene.census()["wounded-member"] == pile


@rule("IVZ-SETUP-14")
@PLAYERS
def test_every_horde_starts_with_three_members_and_two_devour_them(players):
    scene = InvazionsScene(f"labo-{players}")
    piles = [scene.pile_of(seat) for seat in range(1, players)]
    assert piles == [["horde-member"] * 3 + ["devour-them"] * 2] * (players - 1)


@rule("IVZ-SETUP-15")
def test_horde_decks_are_shuffled_and_face_down():
    scene = InvazionsScene("labo-4")
    for seat in (1, 2, 3):
        assert scene.troop(seat).pile.top == ()
        for reader in (0, 1, 2, 3, None):
            shown = scene.view(reader)["hordes"][seat - 1]
            assert (shown["pile_size"], shown["pile_top"]) == (5, [])
    hands = set()
    for seed in range(12):
        game = RULES.new("labo-3", {}, Sampled(seed))
        game.state.hordes[0].pile = game.state.hordes[0].pile.shuffled_with((5, 6, 7, 8, 9))
        hands.add(game.start().state.hordes[0].hand)
    assert len(hands) > 6


@rule("IVZ-SETUP-15")
def test_each_horde_has_an_open_discard_pile_of_its_own():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "ogre", "ishtar").waiting("hangar", 1, 2).entered("hangar")
        scene.only("recruitment").play("next:1", "recruit:ogre", "recruit:ishtar")
        for reader in (0, 1, 2, None):
            piles = [horde["discard"] for horde in scene.view(reader)["hordes"]]
            assert piles == [["ogre"], ["ishtar"]]


@rule("IVZ-SETUP-16")
def test_the_horde_marker_is_one_per_zombie_player_and_never_one_of_the_cards():
    scene = InvazionsScene("labo-4")
    assert [horde["place"] for horde in scene.view()["hordes"]] == [None, None, None]
    kinds = {scene.game.world.cards.kinds[card] for card in scene.state.cards}
    assert kinds == {
        "human", "survivor", "bravery", "research", "zombie", "rage", "freed", "wounded"
    }  # fmt: skip
    with InvazionsScene("labo-4") as scene:
        scene.waiting("hangar", 1, 2).waiting("canteen", 3).only("end")
        assert [horde["place"] for horde in scene.view()["hordes"]] == [None, None, None]
        assert scene.census() == InvazionsScene("labo-4").census()
        assert [len(scene.pile_of(seat)) for seat in (1, 2, 3)] == [5, 5, 5]


@rule("IVZ-SETUP-17")
@PLAYERS
def test_one_contamination_card_under_every_place_ends_the_set_up(players):
    with begun(f"labo-{players}") as scene:
        kinds = [type(event) for event in scene.events]
        before = scene.events[: kinds.index(TurnBegan)]
        placed = [event for event in before if isinstance(event, ContaminationAdded)]
        assert len(placed) == len(before)
        assert {event.because for event in placed} == {"IVZ-SETUP-17"}
        assert [event.place for event in placed] == list(range(players))
        first = scene.names([placed[0].card])
        assert scene.contamination_at("radio-room")[:1] == first


@rule("IVZ-SETUP-18")
@PLAYERS
def test_nobody_holds_anything_before_the_first_turn(players):
    scene = InvazionsScene(f"labo-{players}")
    assert scene.state.turn == 0
    assert scene.human.tokens == 0
    assert [scene.hand_of(seat) for seat in range(players)] == [[]] * players
    assert [scene.discard_of(seat) for seat in range(players)] == [[]] * players
    with begun(f"labo-{players}") as scene:
        kinds = [type(event) for event in scene.events]
        started = kinds.index(TurnBegan)
        assert kinds.index(HandDrawn) > started
        assert kinds.index(TokensGained) > started
        assert scene.told(HandDrawn, seat=0).because == "IVZ-START-05"
        assert [len(scene.hand_of(s)) for s in range(players)] == [HAND[players]] + [5] * (
            players - 1
        )
        assert scene.human.tokens == {2: 4, 3: 4, 4: 6}[players]


@rule("IVZ-SETUP-19")
@PLAYERS
def test_the_score_starts_at_zero(players):
    with begun(f"labo-{players}") as scene:
        assert scene.view(1)["human"]["score"] == 0


def test_the_same_seed_sets_up_the_same_game():
    one, other = (RULES.new("labo-3", {}, Sampled(5)).start() for _ in range(2))
    assert one.state == other.state
