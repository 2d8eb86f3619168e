"""Searching, inventories and trading (Z-SEARCH, Z-TRADE, Z-INV, Z2E-021 to 043, FH-SEARCH)."""

import pytest

from shambler.games.zombicide.board import assemble
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.deck import Deck
from shambler.kernel.errors import WrongSeat
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from shambler.testing.zombicide_blank import NO_STORY, PENNY
from tests.rules.hendrix.boards import HOUSE, NOON, scene

ADVANCED, MILITARY = 0, 1


def searcher(*packed: str, zone: str = "C") -> Scene:
    """Wayne in a lit room of a house, with some cards in the backpack."""
    return scene(HOUSE).put("wayne", zone).pack("wayne", *packed)


def names(table: Scene, cards: tuple[int, ...]) -> list[str]:
    """The ids of cards, and of empty slots."""
    return ["-" if card == EMPTY else table.game.gear(card).id for card in cards]


def held(table: Scene, name: str) -> tuple[list[str], list[str]]:
    """Hands and backpack."""
    survivor = table.survivor(name)
    return names(table, survivor.hands), names(table, survivor.pack)


# -- searching -------------------------------------------------------------------------------


@rule("Z-SEARCH-01", "Z2E-041")
def test_a_search_is_an_action_in_a_room_without_zombies_for_one_card() -> None:
    table = searcher().turn("wayne")
    assert table.cost_of("search:advanced") == 1
    table.finds("water").play("search:advanced").asks("receive", "say:keep", "say:discard")
    assert len(table.told(ev.Searched).cards) == 1
    assert searcher().put("walker", "C").turn("wayne").blocked("search:advanced") == "Z-SEARCH-01"
    street = searcher(zone="B").turn("wayne")
    assert street.blocked("search:advanced") == "Z-SEARCH-01"
    assert searcher(zone="D").turn("wayne").offers("search:advanced")  # a dark room is a room


@rule("Z-SEARCH-02", "Z2E-041")
def test_a_card_is_kept_with_a_free_rearranging_or_discarded() -> None:
    table = searcher("kukri").turn("wayne").finds("water").play("search:advanced", "say:keep")
    table.asks("fill-hand", "card:kukri", "card:water", "card:none", "done")
    table.play("card:kukri", "card:none")
    assert held(table, "wayne") == (["kukri", "-"], ["water"])
    assert table.actions_left == 2
    away = searcher().turn("wayne").finds("water").play("search:advanced", "say:discard")
    assert names(away, away.state.discards) == ["water"]
    assert held(away, "wayne") == (["-", "-"], [])


@rule("Z-SEARCH-03", "Z2E-041")
def test_only_once_per_turn() -> None:
    table = searcher().turn("wayne").finds("water").play("search:advanced", "say:discard")
    assert table.blocked("search:advanced") == "Z-SEARCH-03"
    table.play("move:D")
    assert table.blocked("search:advanced") == "Z-SEARCH-03"
    again = table.play("end").turn("wayne")
    assert again.offers("search:advanced")


@rule("Z-SEARCH-11", "Z2E-036")
def test_an_empty_deck_is_made_of_its_own_discards_alone() -> None:
    table = searcher().turn("wayne")
    state, copies = table.state, table.game.world.copies
    water, kukri = copies["water"][0], copies["kukri"][0]
    mre, axe, gold = copies["mre"][0], copies["fire-axe"][0], copies["golden-kukri"][0]
    state.removed = tuple(
        card for card in state.stocks[ADVANCED].cards if card not in (water, kukri)
    )
    state.stocks = (Deck(), state.stocks[MILITARY].remove(mre))
    state.starting = tuple(card for card in state.starting if card != axe)
    state.prototypes = state.prototypes.remove(gold)
    state.discards = (water, mre, kukri, axe, gold)
    table.changed().cards(kukri).play("search:advanced")
    assert table.told(ev.DeckShuffled, deck="advanced").because == "Z-SEARCH-11"
    assert (state.stocks[ADVANCED].cards, state.discards) == ((water,), (mre, axe, gold))


@rule("Z-SEARCH-11", "Z2E-036", "FH-OBJ-02")
def test_starting_cards_and_pimpweapons_leave_the_game_when_they_are_discarded() -> None:
    table = searcher("crowbar", "golden-kukri", "water").turn("wayne")
    for card in ("crowbar", "golden-kukri", "water"):
        table.play("discard", "take:wayne", f"drop:wayne.{card}")
    assert names(table, table.state.discards) == ["water"]
    assert {"crowbar", "golden-kukri"} <= {*names(table, table.state.removed)}


@rule("Z2E-031", "FHR-21")
def test_a_flashlight_draws_two_cards_one_after_the_other_and_two_lights_no_more() -> None:
    table = searcher("flashlight").turn("wayne").finds("water", "kukri").play("search:advanced")
    table.play("say:keep", "done", "say:keep", "done")
    assert sorted(table.cards_of("wayne")) == ["flashlight", "kukri", "water"]
    two = searcher("flashlight", "flashlight").turn("wayne").finds("water", "kukri")
    two.play("search:advanced", "say:discard", "say:discard").asks("turn")
    hand = searcher().equip("wayne", "flashlight").turn("wayne").finds("water", "kukri")
    hand.play("search:advanced", "say:discard", "say:discard").asks("turn")


@rule("Z2E-032", "FHR-21")
def test_aaahh_brings_a_walker_and_ends_the_search() -> None:
    table = searcher("flashlight").turn("wayne").finds("aaahh").play("search:advanced").asks("turn")
    assert table.enemies("C") == {"walker": 1}
    assert names(table, table.state.discards) == ["aaahh"]
    second = searcher("flashlight").turn("wayne").finds("water", "aaahh").play("search:advanced")
    second.asks("receive").play("say:keep", "done")
    assert (second.enemies("C"), second.cards_of("wayne")) == (
        {"walker": 1},
        ["flashlight", "water"],
    )


@rule("FH-SEARCH-09", "FH-MIL-01", "FH-MIL-02", "Z2E-041", "FHR-13", "FH-COMP-03")
def test_rooms_of_military_tiles_have_their_own_deck() -> None:
    content = RULES.content
    military = {key for key, tile in content.tiles.items() if tile.deck == "military"}
    assert military == {f"{number}{side}" for number in range(16, 22) for side in "RV"}
    searched: set[str] = set()
    for tile in some(content.tiles):
        board = assemble(content.tiles, content.joins, [[(tile, 0)]], seams=content.seams)
        table = Scene(RULES, board=board, changes={"hour": NOON, "story": NO_STORY, **PENNY})
        zones = [zone for zone in table.game.world.board.zones if zone.kind in ("room", "dark")]
        for zone in zones:  # 20R and others have none
            table.put("wayne", zone.name).turn("wayne")
            own = zone.tiles[0] in military
            deck, other = ("military", "advanced") if own else ("advanced", "military")
            assert table.offers(f"search:{deck}"), zone.name
            assert table.blocked(f"search:{other}") == "FH-SEARCH-09"
            searched.add(zone.tiles[0])
        streets = [z for z in table.game.world.board.zones if z.kind not in ("room", "dark")]
        for zone in some(streets):  # and none in the streets of any tile
            table.put("wayne", zone.name).turn("wayne")
            assert not [key for key in table.options if key.startswith("search:")]
    assert searched & military and searched - military


# -- cards -----------------------------------------------------------------------------------


@rule("Z2E-030", "Z2E-022")
@pytest.mark.parametrize("card", ["canned-food", "water", "mre"])
def test_food_gives_three_points_from_hand_or_backpack_for_nothing(card: str) -> None:
    table = scene().put("wayne", "A").pack("wayne", card).turn("wayne")
    assert table.cost_of(f"item:{card}") == 0
    table.play(f"item:{card}")
    assert (table.survivor("wayne").experience, table.cards_of("wayne")) == (3, [])
    assert names(table, table.state.discards) == [card]
    hand = scene().put("wayne", "A").equip("wayne", card).turn("wayne").play(f"item:{card}")
    assert (hand.survivor("wayne").experience, hand.cards_of("wayne")) == (3, [])


@rule("Z2E-021", "FH-INV-09", "Z-INV-04")
def test_two_cards_in_hand_and_three_in_the_backpack_any_card_anywhere() -> None:
    table = searcher("kukri", "water", "canned-food").equip("wayne", "water", "rifle")
    table.turn("wayne").finds("machete").play("search:advanced", "say:keep")
    table.play("card:canned-food", "card:machete").asks("make-room")
    assert {"drop:kukri", "drop:water", "drop:rifle"} == {*table.options}
    table.play("drop:water")
    hands, pack = held(table, "wayne")
    assert (hands, sorted(pack)) == (["canned-food", "machete"], ["kukri", "rifle", "water"])


@rule("Z-INV-01", "Z2E-023")
def test_cards_are_thrown_away_free_at_any_time_in_turns_of_others_too() -> None:
    table = scene(seats=2).put("javier", "A").put("karl", "C").pack("karl", "water", "mre")
    table.equip("javier", "kukri").turn("javier", left=0)
    table.play("discard").asks("discard-whose").play("take:karl", "drop:karl.water")
    assert table.cards_of("karl") == ["mre"]
    table.play("discard", "take:javier", "drop:javier.kukri")
    assert table.cards_of("javier") == []
    free = scene().put("wayne", "A").equip("wayne", "kukri").turn("wayne")
    free.play("discard", "take:wayne", "drop:wayne.kukri")
    assert free.actions_left == 3


@rule("Z2E-022", "Z-ATT-01")
def test_what_works_from_the_backpack_says_so_and_weapons_and_tools_do_not() -> None:
    table = scene(HOUSE).put("wayne", "B").pack("wayne", "crowbar", "kukri").put("walker", "B")
    table.turn("wayne")
    assert table.blocked("open:0.1-0.2") == "FH-DOOR-08"
    assert not table.offers("melee:kukri>B")
    content = RULES.content.cards
    useful = {
        key for key, card in content.items() if any(a.name == "in-backpack" for a in card.abilities)
    }
    items = {key for key, card in content.items() if card.kind in ("item", "ammo")}
    assert useful == items


# -- trading ---------------------------------------------------------------------------------


@rule("Z-TRADE-01", "Z2E-043")
def test_rearranging_costs_an_action() -> None:
    table = scene().put("wayne", "A").equip("wayne", "kukri").pack("wayne", "rifle").turn("wayne")
    assert table.cost_of("reorganize") == 1
    table.play("reorganize", "card:rifle", "card:none")
    assert held(table, "wayne") == (["rifle", "-"], ["kukri"])


@rule("Z-TRADE-02", "Z2E-043")
def test_one_action_swaps_any_cards_with_one_survivor_of_the_zone() -> None:
    table = scene().put("wayne", "A").put("riley", "A").put("karl", "B").equip("karl", "rifle")
    table.equip("wayne", "kukri", "machete").equip("riley", "pistol").pack("riley", "water")
    table.turn("wayne")
    assert table.cost_of("trade:riley") == 1
    assert not table.offers("trade:karl")
    table.play("trade:riley", "card:pistol", "card:none", "card:kukri", "card:machete")
    table.asks("share-card", "pack:wayne", "pack:riley", "done").play("pack:wayne").asks("turn")
    assert held(table, "wayne") == (["pistol", "-"], ["water"])
    assert held(table, "riley") == (["kukri", "machete"], [])
    assert table.actions_left == 2


def _two_players() -> Scene:
    table = scene(seats=2).put("javier", "A").put("karl", "A")
    return table.equip("javier", "pistol").pack("javier", "water").equip("karl", "kukri")


@rule("Z-TRADE-02", "Z2E-043")
def test_the_other_player_rearranges_free_as_well() -> None:
    table = _two_players().pack("karl", "machete").turn("javier").play("trade:karl")
    table.play("card:none", "card:none", "card:kukri", "card:pistol")
    while table.game.decision is not None and table.game.decision.kind == "share-card":
        table.play("done")
    table.asks("trade", "say:agree", "say:refuse", seats=(1,)).play("say:agree")
    table.asks("fill-hand", seats=(1,)).play("card:machete", "card:pistol")
    assert held(table, "karl")[0] == ["machete", "pistol"]
    table.asks("turn", seats=(0,))
    assert table.actions_left == 2


@rule("Z-TRADE-03")
def test_a_trade_may_be_all_for_nothing_if_the_other_agrees_and_nobody_else() -> None:
    table = _two_players().turn("javier").play("trade:karl", "card:none", "card:none")
    table.play("card:kukri", "card:pistol", "pack:karl").asks("trade", seats=(1,))
    with pytest.raises(WrongSeat):
        table.play("say:agree", seat=0)
    table.play("say:agree", "done")
    assert (table.cards_of("javier"), held(table, "karl")) == ([], (["kukri", "pistol"], ["water"]))


@rule("Z-TRADE-03")
def test_a_refused_trade_moves_no_card_even_if_it_is_fair() -> None:
    table = _two_players().turn("javier").play("trade:karl", "card:kukri", "card:none")
    table.play("card:pistol", "done").asks("trade", "say:agree", "say:refuse", seats=(1,))
    table.play("say:refuse").asks("fill-hand", seats=(0,)).play("done")
    assert held(table, "javier") == (["pistol", "-"], ["water"])
    assert held(table, "karl") == (["kukri", "-"], [])
