"""The guided start: hints that go along with the first round, in both languages, skippable."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shambler.testing import some
from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, lay_out, number, over

pytestmark = pytest.mark.browser

BREACH = {"guide-deal", "guide-spawn", "guide-activate", "guide-turn", "guide-end", "guide-done"}


def stroll(page: Page) -> None:
    """Walk while there are actions left, then end the turn."""
    for key in ('[data-key^="move:"]', "[data-key=end]", ""):
        option = page.locator(f".question .option{key}")
        if option.count():
            option.last.click()
            return


def hints(page: Page, last: str, step: Callable[[Page], None]) -> dict[str, str]:
    """Play on and collect what the guide says, up to its last word."""
    seen: dict[str, str] = {}
    page.wait_for_selector(".question .option")
    for _ in range(200):
        guide = page.locator("[data-hint]")
        if guide.count():
            seen[str(guide.get_attribute("data-hint"))] = guide.locator("p").inner_text()
        if last in seen or over(page):
            break
        before = number(page)
        step(page)  # nothing the guide says is in the way
        page.wait_for_function(MOVED_ON, arg=before)
    assert all(len(text) > 30 for text in some(seen.values()))
    return seen


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_guide_leads_through_the_first_round(visit: Visit, language: str) -> None:
    page = visit.home()
    page.get_by_role("button", name=language).click()
    page.locator("[data-box=invader]").click()
    page.locator("[data-game=invader] .start").click()
    seen = hints(page, "guide-done", stroll)
    assert set(seen) - {"guide-odds", "guide-attack"} == BREACH
    page.locator("[data-hint] button").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def look_about(page: Page) -> None:
    """Work on the house if that can be done, else look for something, else walk on."""
    if lay_out(page):
        return
    for key in ("build:", "mission:", "open:S01", "open:X01", "search:", "move:", "end", "done"):
        option = page.locator(f'.question .option[data-key^="{key}"]')
        if option.count():
            option.first.click()
            return
    page.locator(".question .option").first.click()


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_first_scene_of_the_farmhouse_is_guided(visit: Visit, language: str) -> None:
    page = visit.home()
    page.get_by_role("button", name=language).click()
    page.locator(".hero .primary").click()
    seen = hints(page, "farm-done", look_about)
    told = {"farm-activate", "farm-doors", "farm-search", "farm-end"}
    lost_early = over(page) is not None  # the dice of this game are anybody's guess
    if not lost_early:
        told |= {"farm-night", "farm-done"}
        page.locator("[data-hint] button").click()
    assert told <= set(seen)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_hints_once_sent_away_stay_away(visit: Visit) -> None:
    page = visit.home()
    page.locator(".hero .primary").click()
    page.get_by_role("button", name="No hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".question .option")
    expect(page.locator("[data-hint]")).to_have_count(0)
