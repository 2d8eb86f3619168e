"""The content of Fort Hendrix: decks, tiles, zombies, and the words of its story."""

from collections import Counter

import pytest

from shambler.games.zombicide.board import assemble
from shambler.games.zombicide.board.check import check_layout
from shambler.games.zombicide.board.tiles import parse_grid
from shambler.games.zombicide.content.load import check_content
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.mission import Mission
from shambler.testing import rule, some

CONTENT = RULES.content
# The boards of the ten missions, and how many zones, doors and dark zones each must have.
BOARDS = {
    "M1": ("3V@1 7R@3 6V@1 / 1R@1 2R@3 9V@0", 36, 11, 10),
    "M2": ("17R@0 2R@3 / 18R@2 20R@0 / 19R@2 1R@2", 37, 12, 8),
    "M3": ("17R@0 21R@0 / 9R@0 18V@1 / 4V@3 19V@2", 36, 12, 8),
    "M4": ("17R@0 16R@3 / 19V@2 20V@0", 28, 9, 6),
    "M5": ("7R@0 6R@1 19V@1 / 16R@3 4R@0 17V@2", 34, 12, 8),
    "M6": ("2V@3 21V@0 / 18R@0 17R@2 / 19V@3 16V@2", 35, 10, 8),
    "M7": ("21V@0 18V@1 / 9R@0 20R@0 / 17V@3 16V@2", 34, 10, 7),
    "M8": ("9V@3 8R@0 16R@1 / 18V@3 21V@0 7R@2 / 19V@3 20R@1 17R@0", 49, 16, 10),
    "M9": ("16V@0 5V@1 / 7R@3 3V@2 / 9V@2 17V@2", 34, 11, 11),
    "M10": ("21R@0 2V@0 / 16R@3 20R@0 / 4R@3 3R@3 / 18R@0 19R@0", 44, 15, 10),
}


def test_the_content_is_sound() -> None:
    assert check_content("hendrix") == []


def test_decks_have_their_cards() -> None:
    decks: Counter[str] = Counter()
    for card in some(CONTENT.cards.values()):
        decks[card.deck] += card.copies
    assert decks == {"starting": 6, "advanced": 30, "pimpweapon": 11, "military": 50}


def test_forty_zombie_cards_of_which_fourteen_have_the_symbol() -> None:
    cards = CONTENT.enemy_deck
    assert sorted(card.number for card in cards) == list(range(41, 81))
    assert Counter(card.kind for card in cards) == {
        "spawn": 20,
        "rush": 12,
        "abomination": 4,
        "extra": 4,
    }
    assert sum(card.shooter for card in cards) == 14
    assert not [card.number for card in cards if card.kind == "rush" and card.enemy == "runner"]


def test_the_same_card_of_two_decks_has_one_model() -> None:
    models = {card.id: card.model for card in CONTENT.cards.values() if card.model}
    assert models["machete-military"] == "machete"
    assert models["pistol-advanced"] == "pistol"
    assert models["ka-bar-military"] == "ka-bar"


def test_rooms_of_tiles_16_to_21_draw_from_the_military_deck_and_no_others() -> None:
    for tile in some(CONTENT.tiles.values()):
        assert (tile.deck == "military") == (int(tile.number) >= 16), tile.id


def test_every_story_has_words_in_two_languages() -> None:
    for mission in some(CONTENT.missions.values()):
        assert isinstance(mission, Mission)
        assert mission.story is not None
        for card in some(mission.story.card):
            assert card.story.en != card.story.fr
        assert not [note for note in mission.story.note if note.story.en == note.story.fr]
        for label in some(mission.story.labels):
            assert label.en != label.fr


@rule("FH-COMP-02")
def test_the_ten_missions_have_ninety_one_cards_and_notes() -> None:
    stories = [mission.story for mission in CONTENT.missions.values()]
    assert len(stories) == 10
    counts = [(len(story.card), len(story.note)) for story in stories if story is not None]
    assert counts == [
        (6, 2), (6, 1), (6, 1), (8, 3), (8, 2), (8, 2), (6, 0), (9, 2), (8, 1), (8, 4),
    ]  # fmt: skip
    assert sum(cards + notes for cards, notes in counts) == 91
    assert len(CONTENT.enemy_deck) == 40


@pytest.mark.parametrize("key", BOARDS)
def test_the_boards_of_all_missions_can_be_laid(key: str) -> None:
    """Streets run on across tiles, doors lead to the street, and every zone can be reached."""
    text, zones, doors, dark = BOARDS[key]
    grid = parse_grid([row.split() for row in text.split(" / ")])
    assert check_layout(CONTENT.tiles, CONTENT.joins, grid, gates=CONTENT.gates) == []
    board = assemble(CONTENT.tiles, CONTENT.joins, grid)
    assert len(board.zones) == zones
    assert (board.doorways.bit_count(), board.dark.bit_count()) == (doors, dark)
    ends = board.routes(board.passable & ~board.walls).distance[0]
    assert min(ends) == 0
