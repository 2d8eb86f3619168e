"""A campaign on the page: two chapters with an interlude, a choice and somebody knocked out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, opened
from tests.browser.player import number, over
from tests.browser.test_access import judge_in_both
from tests.server.conftest import running
from tests.short_fort import CARD, shortened

pytestmark = pytest.mark.browser
UNFOLD = """option => {
    for (let fold = option.closest('details'); fold; fold = fold.parentElement.closest('details'))
        fold.open = true;
}"""
SHOTS = os.environ.get("SHAMBLER_SHOTS", "")


@pytest.fixture(scope="module")
def fort(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the first missions are short."""
    with (
        shortened(),
        running(str(tmp_path_factory.mktemp("db") / "tables.sqlite3")) as port,
    ):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(params=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, chromium: Chromium, fort: str) -> Iterator[Visit]:
    phone = request.param == "phone"
    with opened(chromium, fort, PHONE if phone else DESKTOP, touch=phone) as visits:
        yield visits()


def shot(page: Page, name: str) -> None:
    """A picture to look at, where somebody wants one."""
    if SHOTS:
        size = "phone" if page.viewport_size == PHONE else "desktop"
        page.screenshot(path=str(Path(SHOTS) / f"{name}-{size}.png"), full_page=False)


def keys(page: Page) -> list[str]:
    """What can be answered now, as the page offers it."""
    found: list[str] = page.locator(".question .option").evaluate_all(
        "all => all.map(o => o.dataset.key)"
    )
    return found


def answer(page: Page, key: str) -> None:
    """Give one answer by its button and wait for what follows."""
    before = number(page)
    option = page.locator(f'.question .option[data-key="{key}"]').first
    option.evaluate(UNFOLD)
    if not option.is_visible():  # on a phone its verb comes first
        verbs = option.evaluate("o => o.closest('[data-verbs]').dataset.verbs")
        page.locator(f"[data-group={verbs}]").tap()
    option.click()
    page.wait_for_function(
        "n => document.querySelector('[data-outcome]')"
        " || document.querySelector('[data-number]')?.dataset.number > n",
        arg=before,
    )


def win(page: Page, choice: int, victim: str = "take:karl") -> None:
    """Rest for a round, let somebody fall, take the card, choose."""
    page.wait_for_selector(".question .option")
    rested = 0
    for _ in range(60):
        if over(page):
            return
        there = keys(page)
        rested += "end" in there
        wanted = [f"decide:{choice}", f"story:{CARD}" if rested > 6 else "end", victim, "end"]
        key = next((one for one in wanted if one in there), there[0])
        if key.startswith("decide:"):
            shot(page, "choice")
        answer(page, key)
    pytest.fail("the chapter did not end")


def test_two_chapters_with_a_choice_and_a_knock_out(visitor: Visit) -> None:
    page = visitor.home()
    card = visitor.game("hendrix")
    expect(card.locator("[data-campaign]")).to_contain_text("Star-Spangled Banner")
    shot(page, "shelf")
    card.get_by_role("button", name="Play the campaign").click()
    page.wait_for_selector(".question .option")
    assert "/table/" in page.url
    win(page, choice=1)
    expect(page.locator("[data-outcome=won]")).to_be_visible()
    shot(page, "chapter-end")
    page.get_by_role("button", name="The campaign").click()
    page.wait_for_selector("[data-person]")
    assert "/campaign/" in page.url
    expect(page.locator("[data-person]")).to_have_count(6)
    story = page.locator('[data-chapter="1"]')
    expect(story).to_contain_text("Copy the whole archive")
    expect(story).to_contain_text("not: Read only her last message")
    expect(page.locator(".box").filter(has_text="What we carry")).to_contain_text("full archive")
    shot(page, "campaign")
    judge_in_both(page, "campaign", "[data-person]")
    page.get_by_role("button", name="Play: Digital Clues").click()
    page.wait_for_selector(".question .option")
    win(page, choice=2, victim="take:riley")
    page.get_by_role("button", name="The campaign").click()
    page.wait_for_selector('[data-chapter="2"]')
    expect(page.locator('[data-chapter="2"]')).to_contain_text("Read only her last message")
    page.get_by_role("button", name="Play a chapter again").click()
    stop = page.locator('[data-stop="M1"]:visible, [data-place="M1"] button:visible').first
    stop.click()
    page.wait_for_selector(".question .option")
    win(page, choice=2)
    page.get_by_role("button", name="The campaign").click()
    page.wait_for_selector('[data-chapter="3"]')
    again = page.locator('[data-chapter="3"]')
    expect(again).to_contain_text("Other than in chapter 1")
    expect(again).to_contain_text("The full archive")
    expect(page.locator('[data-chapter="2"]')).to_be_visible()  # the old road is still there
    shot(page, "branched")
