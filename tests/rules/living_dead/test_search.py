"""Searching (chapter 8)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROOMS


def ben(board: str = ROOMS, zone: str = "A") -> Scene:
    return Scene(RULES, board=board).put("ben", zone).equip("ben", "axe")


@rule("Z-SEARCH-01")
def test_indoors_without_ghouls_for_one_card() -> None:
    table = ben().finds("scope").turn("ben")
    assert table.cost_of("search:house") == 1
    table.play("search:house").asks("receive", "say:keep", "say:discard")
    assert table.told(ev.Searched).cards == (table.game.world.copies["scope"][0],)
    table = ben().put("walker", "A").turn("ben")
    assert table.blocked("search:house") == "Z-SEARCH-01"
    table = ben(HOUSE).turn("ben")
    assert table.blocked("search:house") == "Z-SEARCH-01"


@rule("Z-SEARCH-02")
def test_the_card_is_kept_with_a_free_rearranging_or_discarded() -> None:
    table = ben().finds("scope").turn("ben").play("search:house", "say:keep")
    table.play("card:scope", "done")
    assert [table.game.gear(c).id for c in table.survivor("ben").hands][:1] == ["scope"]
    table.asks("turn")
    table = ben().finds("scope").turn("ben").play("search:house", "say:discard")
    assert [table.game.gear(card).id for card in table.state.discards] == ["scope"]


@rule("Z-SEARCH-03")
def test_once_per_turn_free_searches_included() -> None:
    table = ben().skills("ben", "plus-1-free-search-action").finds("scope").turn("ben")
    table.play("search:house", "say:discard")
    assert table.blocked("search:house") == "Z-SEARCH-03"
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 3  # the free action paid


@rule("NLD-SEARCH-05")
def test_romero_mode_draws_from_the_house_deck_only() -> None:
    table = ben().turn("ben")
    assert table.offers("search:house")
    assert table.blocked("search:melee") == "NLD-SEARCH-05"
    assert table.blocked("search:ranged") == "NLD-SEARCH-05"


@rule("NLD-SEARCH-06", "NLD-SPEC-01")
def test_zombicide_mode_chooses_a_deck_but_never_the_extra_cards() -> None:
    table = ben().mode("ben").finds("katana").turn("ben").play("search:melee", "say:discard")
    assert len(table.state.stocks[1]) == 10 - 1  # the axe in hand came from there too
    table = ben().mode("ben").finds("uzi").turn("ben").play("search:ranged", "say:keep", "done")
    assert len(table.state.stocks[2]) == 10
    assert not table.offers("search:extra")


@rule("NLD-SEARCH-07")
def test_an_empty_deck_is_made_of_its_own_discards() -> None:
    table = ben()
    scope, katana = table.game.world.copies["scope"][0], table.game.world.copies["katana"][0]
    state = table.state
    state.removed = (*state.removed, *(c for c in state.stocks[0].cards if c != scope))
    state.stocks = (Deck(), state.stocks[1].remove(katana), state.stocks[2])
    state.discards = (scope, katana)
    table.cards(scope).turn("ben").play("search:house", "say:discard")
    table.told(ev.DeckShuffled, deck="house", rule="Z-SEARCH-11")
    assert state.discards == (katana, scope)


@rule("NLD-SEARCH-07")
def test_discarded_starting_cards_leave_the_game_and_extra_cards_return() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").equip("ben", "crowbar", "torch")
    before = len(table.state.supply)
    table.turn("ben").play("discard", "take:ben", "drop:ben.crowbar")
    table.play("discard", "take:ben", "drop:ben.torch")
    removed = [table.game.gear(card).id for card in table.state.removed]
    assert "crowbar" in removed
    assert len(table.state.supply) == before + 1


@rule("NLD-SEARCH-08")
def test_in_the_barn_of_scene_3_romero_mode_finds_tools_too() -> None:
    table = Scene(RULES, "S3").put("ben", "0.6").turn("ben")
    assert table.offers("search:melee")
    assert not table.offers("search:ranged")
    table = Scene(RULES, "S3").put("ben", "1.3").turn("ben")
    assert not table.offers("search:melee")


@rule("NLD-SEARCH-08")
def test_the_barn_of_scene_3_is_searched_again_and_again() -> None:
    table = Scene(RULES, "S3").put("ben", "0.6").turn("ben").finds("machete")
    table.play("search:melee", "say:discard").put("tom", "0.6").turn("tom")
    assert table.offers("search:melee")


@rule("NLD-SEARCH-08")
def test_the_corn_of_scene_7_is_searched_once_in_zombicide_mode() -> None:
    table = Scene(RULES, "S7").put("ben", "2.0").turn("ben")
    assert not any(key.startswith("search") for key in table.options)
    table.mode("ben").changed()
    assert [key for key in table.options if key.startswith("search")] == ["search:melee"]
    table.finds("katana").play("search:melee", "say:discard")
    table.put("tom", "2.0").mode("tom").turn("tom")
    assert not any(key.startswith("search") for key in table.options)
    table.put("judy", "2.1").mode("judy").turn("judy")  # the next field is another matter
    assert [key for key in table.options if key.startswith("search")] == ["search:melee"]


@rule("NLD-SEARCH-08")
def test_in_scene_8_everybody_finds_weapons_in_the_barn() -> None:
    table = Scene(RULES, "S8").put("ben", "3.3").turn("ben")
    assert table.side("ben") == "romero"
    assert all(table.offers(f"search:{deck}") for deck in ("house", "melee", "ranged"))
    table = Scene(RULES, "S8").put("ben", "5.3").turn("ben")
    assert table.blocked("search:melee") == "Z-SEARCH-01"


def test_a_flashlight_draws_two_cards_of_the_chosen_deck() -> None:
    table = ben().pack("ben", "flashlight").finds("scope", "boards").turn("ben")
    table.play("search:house", "say:keep", "done", "say:keep", "done")
    assert len(table.survivor("ben").pack) == 3


@rule("NLD-SEARCH-08")
def test_karen_comes_to_whoever_draws_her_card_or_where_the_scene_says() -> None:
    table = ben().finds("karen-poor-baby").turn("ben").play("search:house")
    assert table.enemies("A") == {"karen": 1}
    assert [table.game.gear(card).id for card in table.state.discards] == ["karen-poor-baby"]
    table = Scene(RULES, "S4").put("ben", "1.3").finds("karen-poor-baby").turn("ben")
    table.play("search:house")
    assert table.enemies("2.2") == {"karen": 1}
