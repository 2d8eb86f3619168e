"""Every lesson, played to its end in a real Chromium by pressing what it points at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from shambler.games import find, keys, shipped
from shambler.games.lessons import find_lesson, lessons_of
from shambler.kernel.lesson import Step
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

ALL = [(game, name) for game in keys() for name in lessons_of(find(game))]


def open_lesson(visit: Visit, game: str, name: str) -> Page:
    visit.page.goto(f"{visit.address}/lesson/{game}/{name}")
    visit.page.wait_for_selector(".coach[data-step='0']")
    return visit.page


Press = Callable[[Locator], None]


def click(thing: Locator) -> None:
    """With the mouse."""
    thing.click()


def tap(thing: Locator) -> None:
    """With a finger."""
    thing.tap()


def enter(thing: Locator) -> None:
    """With the keyboard: reached, and pressed."""
    thing.focus()
    assert thing.evaluate("thing => thing === document.activeElement")
    thing.page.keyboard.press("Enter")


def press(page: Page, key: str, by: Press) -> None:
    """Give the answer that a step asks for, by the way that the page offers for it."""
    answer = page.locator(f'[data-key="{key}"]')
    unit = re.match(r"(?:move|shoot|forage):([\w-]+)", key)
    actor = page.locator(f'[data-actor="{unit[1]}"]') if unit else None
    if not answer.is_visible() and actor is not None and actor.count():
        by(actor)
    card = page.locator(f'[data-hand="{re.split(r"[:>]", key)[1]}"]') if ":" in key else answer
    if not answer.is_visible() and card.is_visible():
        by(card)  # of what it can do, the lesson takes what it asked for
        return
    place = page.locator(f'[data-place="{key.partition(":")[2]}"] .go')
    if not answer.is_visible() and place.count():
        by(place)
        return
    if page.locator(".tabs:visible").count():
        tab = page.wait_for_function(TAB_TO, arg=key).json_value()
        if tab != "none":
            by(page.locator(f'.tabs [data-group="{tab}"]'))
    by(answer)


# The tab round which the lesson draws a ring, once it does; none if the answer is to be seen.
TAB_TO = """key => {
  if (document.querySelector(`[data-key="${key}"]`)?.checkVisibility()) return "none";
  const boxes = (css) => [...document.querySelectorAll(css)].map((thing) =>
    ({ group: thing.dataset.group, at: thing.getBoundingClientRect() }));
  const holds = (ring, tab) => ring.left <= tab.left && ring.right >= tab.right
    && ring.top <= tab.top && ring.bottom >= tab.bottom;
  const rings = boxes(".rings rect");
  const tabs = boxes(".tabs [data-group]");
  return tabs.find((tab) => rings.some((ring) => holds(ring.at, tab.at)))?.group;
}"""


def take(
    page: Page, game: str, name: str, by: Press, look: Callable[[int, Step], None] | None = None
) -> None:
    """Every step, each by doing what it says; in the end it offers to play on."""
    steps = find_lesson(find(game), name).step
    for at, step in enumerate(steps[:-1]):
        expect(page.locator(".coach")).to_have_attribute("data-step", str(at))
        if look:
            look(at, step)
        if step.do:
            press(page, step.do, by)
        else:
            by(page.locator("[data-do=next-step]"))
    expect(page.locator(".coach")).to_have_attribute("data-step", str(len(steps) - 1))
    expect(page.locator("[data-do=play-on]")).to_be_visible()


def test_every_game_has_a_lesson_of_at_most_eight_minutes() -> None:
    assert {game for game, _ in ALL} == {manifest.key for manifest in shipped()}
    for game, name in ALL:
        assert 0 < find_lesson(find(game), name).minutes() <= 8


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_to_its_end_with_a_mouse(visit: Visit, game: str, name: str) -> None:
    take(open_lesson(visit, game, name), game, name, click)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_on_a_telephone_the_bubble_covers_nothing_that_it_points_at(
    phone: Visit, game: str, name: str
) -> None:
    """Played to its end there, too, and never wider than the screen."""
    page = open_lesson(phone, game, name)
    looked: list[int] = []

    def look(at: int, step: Step) -> None:
        answer = page.locator(f'[data-key="{step.do}"]:visible')
        if step.do and answer.count():
            looked.append(at)
            assert comes_apart(page, answer.first), f"step {at + 1}"

    take(page, game, name, tap, look)
    assert looked
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def comes_apart(page: Page, button: Locator) -> bool:
    """Does the bubble leave a button free, once it has found its place?"""
    for _ in range(8):
        page.wait_for_timeout(100)
        bubble, box = page.locator(".coach").bounding_box(), button.bounding_box()
        assert bubble and box
        above = box["y"] + box["height"] <= bubble["y"] + 1
        if above or box["y"] >= bubble["y"] + bubble["height"] - 1:
            return True
    return False


def test_something_else_is_refused_with_a_word_and_nothing_happens(visit: Visit) -> None:
    page = open_lesson(visit, "living_dead", "first-night")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")
    page.locator('[data-key="activate:tom"]').click()
    expect(page.locator(".coach .tried")).to_contain_text("Tom")
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")


def test_a_lesson_is_left_and_taken_up_again_where_one_was(visit: Visit) -> None:
    page = open_lesson(visit, "invader", "first-shift")
    for at in range(3):
        page.locator("[data-do=skip-step], [data-do=next-step]").first.click()
        expect(page.locator(".coach")).to_have_attribute("data-step", str(at + 1))
    page.locator(".leave").click()
    page.locator(".hero .learn").click()
    expect(page.locator("[data-lesson=invader]")).to_contain_text("step 4")
    page.locator("[data-lesson=invader]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "3")


def test_the_reason_and_the_rule_are_a_press_away_and_in_french_too(visit: Visit) -> None:
    page = open_lesson(visit, "dawn", "first-road")
    page.locator(".coach [aria-expanded]").click()
    expect(page.locator(".coach .why")).to_contain_text("DOZ-WIN-03")
    page.get_by_role("button", name="FR").click()
    expect(page.locator(".coach h2")).to_contain_text("Quatre routes")


def test_one_plays_on_from_the_end_of_a_lesson_at_a_table_of_ones_own(visit: Visit) -> None:
    page = open_lesson(visit, "living_dead", "first-night")
    for _ in range(13):
        at = int(page.locator(".coach").get_attribute("data-step") or 0)
        page.locator("[data-do=skip-step], [data-do=next-step]").first.click()
        expect(page.locator(".coach")).to_have_attribute("data-step", str(at + 1))
    page.locator("[data-do=play-on]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator('.question [data-key="search:melee"]')).to_have_count(1)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_whole_lesson_by_keys_alone(visit: Visit, game: str, name: str) -> None:
    """What has a key is typed; the rest is reached and pressed."""
    page = open_lesson(visit, game, name)

    def type_it(thing: Locator) -> None:
        key = thing.locator("kbd:visible")
        if not key.count():
            enter(thing)
            return
        for letter in key.first.inner_text().lower():
            page.keyboard.press(letter)

    take(page, game, name, type_it)
