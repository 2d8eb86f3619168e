"""The guided start: hints that go along with the first round, in both languages, skippable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, number, over

pytestmark = pytest.mark.browser

EXPECTED = {"guide-deal", "guide-spawn", "guide-activate", "guide-turn", "guide-end", "guide-done"}


def stroll(page: Page) -> None:
    """Walk while there are actions left, then end the turn."""
    for key in ('[data-key^="move:"]', "[data-key=end]", ""):
        option = page.locator(f".question .option{key}")
        if option.count():
            option.last.click()
            return


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_guide_leads_through_the_first_round(visit: Visit, language: str) -> None:
    page = visit.home()
    page.get_by_role("button", name=language).click()
    page.locator(".hero .primary").click()
    page.wait_for_selector(".question .option")
    seen: dict[str, str] = {}
    for _ in range(120):
        guide = page.locator("[data-hint]")
        if guide.count():
            seen[str(guide.get_attribute("data-hint"))] = guide.locator("p").inner_text()
        if "guide-done" in seen or over(page):
            break
        before = number(page)
        stroll(page)  # nothing the guide says is in the way
        page.wait_for_function(MOVED_ON, arg=before)
    assert set(seen) - {"guide-odds", "guide-attack"} == EXPECTED
    assert all(len(text) > 30 for text in seen.values())
    page.locator("[data-hint] button").click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_hints_once_sent_away_stay_away(visit: Visit) -> None:
    page = visit.home()
    page.locator(".hero .primary").click()
    page.get_by_role("button", name="No hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".question .option")
    expect(page.locator("[data-hint]")).to_have_count(0)
