"""What the board shows beside the pieces, and how: forecast, sight, film, preferences, advice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, opened
from tests.browser.player import MOVED_ON, number, over, sure
from tests.browser.test_access import judge, judge_in_both
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser


@pytest.fixture
def lively(chromium: Chromium, address: str) -> Iterator[Visit]:
    """A visit whose browser does not ask for less motion."""
    with opened(chromium, address, motion="no-preference") as visits:
        yield visits()


def test_arrows_say_what_the_enemies_would_do(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    forecast = page.get_by_role("img", name="What the enemies would do now")
    expect(forecast.locator(".move, .break")).not_to_have_count(0)
    page.keyboard.press("f")
    expect(forecast).to_have_count(0)
    page.reload()  # the choice is kept
    page.wait_for_selector(".question .option")
    expect(forecast).to_have_count(0)
    page.keyboard.press("f")
    expect(forecast).to_have_count(1)


def test_what_the_acting_survivor_cannot_see_is_shaded(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    zones = page.locator(".board .floor").count()
    shaded = page.locator("[data-unseen]")
    assert 0 < shaded.count() < zones
    here = page.locator(".sheet.acting .zone").inner_text()
    expect(page.locator(f'[data-unseen="{here}"]')).to_have_count(0)
    page.keyboard.press("v")
    expect(shaded).to_have_count(0)


def test_preferences_are_kept_in_the_browser(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog", name="Preferences")
    expect(
        dialog.get_by_label("off", exact=True)
    ).to_be_checked()  # this system asks for less motion
    dialog.get_by_label("slow").check()
    dialog.get_by_label("Shade what").uncheck()
    judge(page, "preferences")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.reload()
    page.wait_for_selector(".question .option")
    page.keyboard.press("o")
    expect(dialog.get_by_label("slow")).to_be_checked()
    expect(dialog.get_by_label("Shade what")).not_to_be_checked()


def text_height(page: Page) -> float:
    """Of the question, in pixels."""
    size: float = page.locator(".question .prompt").evaluate(
        "e => parseFloat(getComputedStyle(e).fontSize)"
    )
    return size


def test_text_can_be_larger_and_colours_others(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    before = text_height(page)
    page.keyboard.press("o")
    for size in ("large", "very large"):
        page.get_by_label(size, exact=True).check()
        assert text_height(page) > before
        before = text_height(page)
    for palette in ("more contrast", "colour-blind friendly"):
        page.get_by_label(palette).check()
        page.keyboard.press("Escape")
        judge(page, palette)
        page.keyboard.press("o")
    page.reload()
    page.wait_for_selector(".question .option")
    assert text_height(page) == before
    expect(page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_whoever_wishes_is_asked_again_before_dice_and_the_end_of_a_turn(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.keyboard.press("o")
    page.get_by_label("dice, and ending a turn").check()
    page.keyboard.press("Escape")
    before = number(page)
    page.keyboard.press("e")
    sure = page.get_by_role("dialog", name="Do this?")
    expect(sure).to_be_visible()
    judge(page, "asked again")
    page.keyboard.press("Escape")
    expect(sure).to_be_hidden()
    assert number(page) == before
    page.keyboard.press("e")
    sure.get_by_role("button").last.click()
    page.wait_for_function(MOVED_ON, arg=before)
    expect(sure).to_be_hidden()


def slowly(lively: Visit) -> Page:
    """A table at which what happens is shown at leisure."""
    set_up(lively)
    page = lively.page
    page.keyboard.press("o")
    page.get_by_label("slow").check()
    page.keyboard.press("Escape")
    return page


def end_turns(page: Page) -> None:
    """Everybody passes until the enemies have acted."""
    for _ in range(40):
        if page.locator("[data-film]").count() or over(page):
            return
        before = number(page)
        done = page.locator(".question .option[data-key=end]")
        (done if done.count() else page.locator(".question .option").first).click()
        page.wait_for_function(MOVED_ON, arg=before)


def test_what_happens_is_shown_as_a_film_that_can_be_skipped(lively: Visit) -> None:
    page = slowly(lively)
    end_turns(page)
    film = page.locator("[data-film]")
    expect(film).to_be_visible()
    expect(page.locator(".flyer, .flash").first).to_be_attached()
    expect(page.locator(".board .target")).to_have_count(0)  # the board is that of then
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    expect(page.locator(".board .target")).not_to_have_count(0)


# Notes in window.seen what becomes of the dice, and whether something is asked meanwhile.
WATCH_THE_DICE = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const dice = document.querySelector('[data-dice]');
    const question = document.querySelector('.question');
    const asked = question?.checkVisibility({ visibilityProperty: true });
    const now = `${dice?.dataset.dice}, ${asked ? 'a' : 'no'} question`;
    if (dice && window.seen.at(-1) !== now) window.seen.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_dice_roll_and_lie_with_hits_apart_before_the_next_question(lively: Visit) -> None:
    page = slowly(lively)
    attack = '.question .option[data-key^="fire:"], .question .option[data-key^="melee:"]'
    for _ in range(60):
        page.keyboard.press("Escape")
        if page.locator(attack).count():
            break
        before = number(page)
        walk = page.locator('.question .option[data-key^="move:"]')
        (walk if walk.count() else page.locator(".question .option")).first.click()
        page.wait_for_function(MOVED_ON, arg=before)
    page.evaluate(WATCH_THE_DICE)
    page.locator(attack).first.evaluate("option => option.click()")
    sure(page)
    page.wait_for_function("() => window.seen.length === 2")
    assert page.evaluate("window.seen") == ["rolling, no question", "settled, no question"]
    dice, hits = page.locator("[data-dice]"), page.locator("[data-hits]")
    expect(hits).to_contain_text("hit")
    page.keyboard.press("Escape")
    expect(dice).to_have_count(0)
    expect(page.locator(".question")).to_be_visible()


def test_an_answer_does_not_wait_for_the_film(lively: Visit) -> None:
    set_up(lively)
    page = lively.page
    page.locator('.question .option[data-key^="move:"]').first.click()
    before = number(page)
    page.locator('.question .option[data-key="end"]').click()
    page.wait_for_function(MOVED_ON, arg=before)
    assert number(page) > before


def test_the_adviser_rates_the_answers(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.get_by_role("button", name="Ask for advice").click()
    advice = page.get_by_role("region", name="Advice")
    expect(advice).to_be_visible(timeout=40_000)
    expect(advice.get_by_role("status")).to_have_text(re.compile("clear"))
    assert advice.locator(".why").inner_text()
    judge_in_both(page, "advice", ".pick")
    before = number(page)
    advice.locator(".pick").first.click()
    page.wait_for_function(MOVED_ON, arg=before)
    expect(advice).to_have_count(0)  # it was about the question before
