"""Every game by mouse, by keys and by touch: some answers every day, to its end in the long run."""

from __future__ import annotations

import random
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.player import IDLE, MOVED_ON, number, over
from tests.browser.test_look import make

pytestmark = pytest.mark.browser

GAMES = {
    "invader": ("M0", ["person"]),
    "living_dead": ("S7", ["person"]),
    "hendrix": ("M1", ["person"]),
    "dawn": ("basic", ["person"]),
    "invazions": ("labo-2", ["person", "bot:random"]),
}
FEW = 6  # answers of an everyday game
MOST = 3000

PRESSED = ".question .option:visible, .hand .can:visible, [data-place] .go:visible"
FOLDED = "thing => thing.closest('details') !== null"


class Hand(Protocol):
    """How somebody answers."""

    def press(self, page: Page, thing: Locator) -> None: ...


class Mouse:
    """Clicks."""

    def press(self, page: Page, thing: Locator) -> None:
        """On the part of a card that no other card covers."""
        thing.click(position={"x": 12, "y": 12})


class Finger:
    """Taps."""

    def press(self, page: Page, thing: Locator) -> None:
        """Scrolled into view, as a finger would."""
        thing.tap(position={"x": 12, "y": 12})


class Keys:
    """Types what stands on the answer; what has no key is reached, and pressed with Enter."""

    def press(self, page: Page, thing: Locator) -> None:
        """Never by a pointer."""
        key = thing.locator("kbd")
        if key.count():
            for letter in key.first.inner_text().lower():
                page.keyboard.press(letter)
            return
        thing.focus()
        assert thing.evaluate("thing => thing === document.activeElement"), "it takes the focus"
        page.keyboard.press("Enter")


HANDS: dict[str, tuple[str, Hand]] = {
    "mouse": ("visit", Mouse()),
    "keys": ("visit", Keys()),
    "touch": ("phone", Finger()),
}


def answers(page: Page) -> list[Locator]:
    """What can be pressed and is no idle thing; those who like to shoot see the shots first."""
    things = page.locator(PRESSED)
    keys = things.evaluate_all("all => all.map(o => o.dataset.key ?? o.dataset.hand)")
    folded = things.evaluate_all(f"all => all.map({FOLDED})")
    open_ones = [at for at, away in enumerate(folded) if not away]
    shots = [at for at in open_ones if str(keys[at]).startswith(("fire:", "melee:"))]
    useful = [at for at in open_ones if not str(keys[at]).startswith(IDLE)]
    if all(str(keys[at]).startswith("take:") for at in open_ones):
        open_ones, useful = open_ones[:1], useful[:1]  # it is always the same one who is hit
    return [things.nth(at) for at in shots or useful or open_ones]


def open_a_verb(page: Page, hand: Hand, chance: random.Random) -> None:
    """A telephone shows the answers of one verb at a time."""
    tabs = page.locator(".question .tabs [data-group]:visible")
    if isinstance(hand, Finger) and tabs.count():
        hand.press(page, tabs.nth(chance.randrange(tabs.count())))


def lay_out(page: Page, hand: Hand) -> bool:
    """Confirm an inventory as it is proposed; false: none is asked for."""
    confirm = page.locator("[data-do=arrange]")
    if not confirm.count():
        return False
    if confirm.is_enabled():
        hand.press(page, confirm)
    else:  # something has to go
        hand.press(page, page.locator("details[data-list] > summary"))
        hand.press(page, page.locator("details[data-list] .option:visible").first)
    return True


def give(page: Page, hand: Hand, chance: random.Random) -> None:
    """One answer, with what is asked about it, up to the next question."""
    before = number(page)
    if not lay_out(page, hand):
        open_a_verb(page, hand, chance)
        closers = page.locator(".question .closers .option:visible")
        others = answers(page)
        if closers.count() and (not others or chance.random() < 0.35):
            hand.press(page, closers.nth(chance.randrange(closers.count())))
        else:
            hand.press(page, chance.choice(others))
        settle(page, hand, chance)
    page.wait_for_function(MOVED_ON, arg=before)


def settle(page: Page, hand: Hand, chance: random.Random) -> None:
    """Of several things one is meant; and what hurts friends is meant, too."""
    which = page.locator(".popover [data-key]:visible")
    if which.count():
        hand.press(page, which.nth(chance.randrange(which.count())))
    doubt = page.locator("dialog [data-key]:visible")
    if doubt.count():
        hand.press(page, doubt.first)


def sit_down(way: str, game: str, request: pytest.FixtureRequest) -> tuple[Page, Hand]:
    who, hand = HANDS[way]
    visit: Visit = request.getfixturevalue(who)
    scenario, seats = GAMES[game]
    return make(visit, game, scenario, seats), hand


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "invader"])
def test_some_answers_of_every_game(way: str, game: str, request: pytest.FixtureRequest) -> None:
    """Invader's first mission is played to its end every day: see ``test_invader.py``."""
    page, hand = sit_down(way, game, request)
    chance, given = random.Random(8), 0
    while given < FEW and over(page) is None:
        give(page, hand, chance)
        given += 1
    assert given == FEW or over(page) is not None
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")


@pytest.mark.soak
@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end(
    way: str, game: str, request: pytest.FixtureRequest
) -> None:
    page, hand = sit_down(way, game, request)
    chance, given = random.Random(8), 0
    while over(page) is None:
        give(page, hand, chance)
        given += 1
        assert given < MOST, "the game does not end"
    assert over(page) in ("won", "lost")
