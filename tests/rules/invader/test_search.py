"""Searching, and what a search finds (chapters 9 and 12)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.zombicide import Scene

ROOMS = """
.X   aAL   +SB   +rC   +#D
"""


def scene(name: str, zone: str) -> Scene:
    """Outside, an airlock, a security room, a plain room and a corridor."""
    return Scene(RULES, board=ROOMS).put(name, zone)


def discards(table: Scene) -> list[str]:
    return [table.game.gear(card).id for card in table.state.discards]


@rule("Z-SEARCH-01")
def test_a_civilian_searches_a_room_and_draws_one_card() -> None:
    with scene("vivian", "C").finds("sledge").turn("vivian") as table:
        table.play("search")
        assert len(table.told(ev.Searched, who=table.who("vivian")).cards) == 1


@rule("Z-SEARCH-01")
def test_corridors_and_the_outside_cannot_be_searched() -> None:
    assert scene("vivian", "D").turn("vivian").blocked("search") == "Z-SEARCH-01"
    outside = scene("vivian", "X").equip("vivian", "oxygen-tank").turn("vivian")
    assert outside.blocked("search") == "Z-SEARCH-01"


@rule("Z-SEARCH-01")
def test_a_room_with_an_enemy_cannot_be_searched() -> None:
    table = scene("vivian", "C").put("worker", "C").turn("vivian")
    assert table.blocked("search") == "Z-SEARCH-01"


@rule("Z-SEARCH-02")
def test_a_found_card_is_kept_with_a_free_rearranging() -> None:
    with scene("vivian", "C").equip("vivian", "smg").finds("sledge").turn("vivian") as table:
        table.play("search").asks("receive", "say:keep", "say:discard")
        table.play("say:keep").asks("fill-hand", "card:smg", "card:sledge", "card:none", "done")
        table.play("card:sledge", "card:none")  # the gun goes into the backpack
        table.asks("turn")
        assert [table.game.gear(c).id for c in table.survivor("vivian").pack] == ["smg"]
        assert table.game.gear(table.survivor("vivian").hands[0]).id == "sledge"
        assert table.game.decision is not None
        assert table.game.decision.about["actions"] == 2


@rule("Z-SEARCH-02")
def test_a_found_card_may_be_discarded_at_once() -> None:
    with scene("vivian", "C").finds("sledge").turn("vivian") as table:
        table.play("search", "say:discard").asks("turn")
        assert discards(table) == ["sledge"]
        assert not table.survivor("vivian").pack


@rule("Z-SEARCH-03")
def test_a_survivor_searches_once_per_turn() -> None:
    with scene("vivian", "C").finds("sledge").turn("vivian") as table:
        table.play("search", "say:discard")
        assert table.blocked("search") == "Z-SEARCH-03"


@rule("Z-SEARCH-03")
def test_a_free_search_is_still_the_only_one() -> None:
    table = scene("vivian", "C").skills("vivian", "plus-1-free-search-action").finds("sledge")
    with table.turn("vivian"):
        assert table.cost_of("search") == 0
        table.play("search", "say:discard")
        assert table.blocked("search") == "Z-SEARCH-03"


@rule("INV-SEARCH-04", "INV-ROOM-01")
def test_soldiers_search_security_rooms_only() -> None:
    assert scene("jared", "C").turn("jared").blocked("search") == "INV-SEARCH-04"
    with scene("jared", "B").finds("sledge").turn("jared") as table:
        table.play("search", "say:discard")


@rule("INV-SEARCH-04", "INV-ROOM-01")
def test_civilians_search_security_rooms_as_well() -> None:
    assert scene("vivian", "B").turn("vivian").offers("search")
    assert scene("vivian", "L").turn("vivian").offers("search")  # an airlock is a room too


@rule("INV-MOLD-05", "INV-MOLD-06")
def test_mold_ends_searching() -> None:
    table = scene("jared", "B").mold("B", "inactive").turn("jared")
    assert table.blocked("search") == "INV-MOLD-05"


@rule("INV-SKILL-62", "Z-SEARCH-02")
def test_search_two_cards_draws_two_and_each_is_kept_or_not() -> None:
    with scene("cole", "C").finds("sledge", "mre").turn("cole") as table:
        table.play("search").asks("receive", "say:keep", "say:discard")
        table.play("say:discard", "say:keep").asks("turn")
        assert discards(table) == ["sledge"]
        assert [table.game.gear(c).id for c in table.survivor("cole").pack] == ["mre"]


@rule("INV-SKILL-62", "INV-EQUIP-10")
def test_a_worn_searchlight_draws_two_cards() -> None:
    table = scene("vivian", "C").equip("vivian", "searchlight").finds("sledge", "mre")
    with table.turn("vivian"):
        table.play("search", "say:discard", "say:discard")


@rule("INV-SKILL-62")
def test_skill_and_searchlight_together_still_draw_two() -> None:
    table = scene("cole", "C").equip("cole", "searchlight").finds("sledge", "mre")
    with table.turn("cole"):
        table.play("search", "say:discard", "say:discard").asks("turn")


@rule("INV-INV-05", "INV-EQUIP-10")
def test_a_searchlight_in_the_backpack_does_nothing() -> None:
    with scene("vivian", "C").pack("vivian", "searchlight").finds("sledge").turn("vivian") as table:
        table.play("search", "say:discard").asks("turn")


@rule("INV-SPAWN-11")
def test_a_mold_card_found_by_searching_happens_at_once_and_is_discarded() -> None:
    table = scene("vivian", "C").mold("D").finds("mold-2-workers").turn("vivian")
    table.play("search").asks("turn")
    assert table.enemies("D") == {"worker": 2}
    assert discards(table) == ["mold-2-workers"]


@rule("INV-SPAWN-11")
def test_with_two_cards_the_mold_card_comes_before_the_other_one() -> None:
    table = scene("cole", "C").mold("D").finds("sledge", "mold-1-tank").turn("cole")
    table.play("search").asks("receive")
    assert table.enemies("D") == {"tank": 1}
    table.play("say:keep", "done").asks("turn")
    assert discards(table) == ["mold-1-tank"]


@rule("Z-SEARCH-11")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    table = scene("vivian", "C")
    state = table.state
    sledge = next(c for c in state.stocks[0].cards if table.game.gear(c).id == "sledge")
    state.removed += state.stocks[0].remove(sledge).cards
    state.stocks, state.discards = (Deck(),), (sledge,)
    table.cards(sledge).turn("vivian").play("search", "say:keep", "done")
    table.told(ev.DeckShuffled, deck="equipment")
    assert table.game.gear(table.survivor("vivian").pack[0]).id == "sledge"
    assert not state.discards


@rule("Z-SEARCH-11")
@pytest.mark.parametrize("left", [1, 2])
def test_discards_stay_where_they_are_until_a_card_is_missing(left: int) -> None:
    """Also when the last card of the deck has just been drawn."""
    table = scene("vivian", "C")
    state = table.state
    deck, thrown = state.stocks[0].cards[:left], state.stocks[0].cards[left : left + 3]
    state.removed += state.stocks[0].cards[left + 3 :]
    state.stocks, state.discards = (Deck(deck),), thrown
    table.cards(deck[0]).turn("vivian").play("search", "say:keep", "done").not_told(ev.DeckShuffled)
    assert (len(state.stocks[0]), state.discards) == (left - 1, thrown)


@rule("Z-SEARCH-11")
def test_the_second_card_comes_from_the_new_deck() -> None:
    table = scene("cole", "C")
    state = table.state
    first, second = (
        next(c for c in state.stocks[0].cards if table.game.gear(c).id == name)
        for name in ("sledge", "mre")
    )
    state.removed += tuple(c for c in state.stocks[0].cards if c not in (first, second))
    state.stocks, state.discards = (Deck((first,)),), (second,)
    table.cards(first, second).turn("cole").play("search")
    assert table.told(ev.Searched).cards == (first, second)
    table.done()


@rule("Z-SEARCH-11", "INV-SETUP-04")
def test_cards_that_were_never_in_the_deck_are_not_shuffled_in() -> None:
    table = scene("vivian", "C").equip("vivian", "cattle-prod", "prototype-sniper-rifle")
    table.equip("vivian", "oxygen-tank", "ablative-armor").pack("vivian", "sledge").turn("vivian")
    cards = ("cattle-prod", "prototype-sniper-rifle", "oxygen-tank", "ablative-armor", "sledge")
    for card in cards:
        table.play("discard")
        if table.game.decision is not None and table.game.decision.kind == "discard-whose":
            table.play("take:vivian")
        table.play(f"drop:vivian.{card}")
    assert sorted(discards(table)) == ["ablative-armor", "sledge"]


@rule("Z-SEARCH-11")
def test_a_search_without_any_card_left_finds_nothing() -> None:
    table = scene("vivian", "C")
    table.state.removed += table.state.stocks[0].cards
    table.state.stocks = (Deck(),)
    table.turn("vivian").play("search").asks("turn")
    assert table.told(ev.Searched).cards == ()
