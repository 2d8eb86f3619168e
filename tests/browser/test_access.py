"""Every screen, in both languages, judged by axe: nothing serious, nothing critical."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def judge(page: Page, screen: str) -> None:
    """No serious or critical problem on the page as it is now."""
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    found = [
        f"{screen}: {problem['id']}: {node['html'][:160]}"
        for problem in result["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]
    assert found == []


def speak(page: Page, language: str) -> None:
    """Choose a language and wait until the page speaks it."""
    more = page.get_by_role("button", name=re.compile("More tools|Autres outils"))
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()
    page.get_by_role("button", name=language, exact=True).first.click()
    page.wait_for_function(
        "lang => document.documentElement.lang === lang", arg=language[:2].lower()
    )


def judge_in_both(page: Page, screen: str, panel: str) -> None:
    """The same in both languages; the panel it is about stays open meanwhile."""
    for language in ("Français", "English"):
        judge(page, screen)
        speak(page, language)
        expect(page.locator(panel).first).to_be_visible()


BOTH = pytest.mark.parametrize("language", ["English", "Français"])


@BOTH
@pytest.mark.parametrize("screen", ["visit", "phone"])
def test_no_screen_shuts_anybody_out(
    screen: str, language: str, request: pytest.FixtureRequest
) -> None:
    visit: Visit = request.getfixturevalue(screen)
    page = visit.home()
    speak(page, language)
    for summary in page.locator("summary").all():
        summary.click()
    judge(page, "home")
    speak(page, "English")
    set_up(visit)
    speak(page, language)
    judge(page, "team")
    page.get_by_role("tab").nth(1).click()
    judge(page, "log")
    page.get_by_role("tab").last.click()
    judge(page, "players")
    page.locator(".blocked summary").click()
    judge(page, "blocked")
    page.keyboard.press("?")
    judge(page, "help")
    page.locator(".prompt .rule").click()
    page.wait_for_selector("dialog article")
    judge(page, "rulebook")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("o")
    page.wait_for_selector("dialog input[type=radio]")
    judge(page, "preferences")
    page.keyboard.press("Escape")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".replay .board")
    judge(page, "replay")


@BOTH
def test_every_game_and_the_ways_to_it_are_open_to_all(visit: Visit, language: str) -> None:
    page = visit.home()
    visit.forgive("404")  # the table that is not there
    page.goto(f"{visit.address}/join/nowhere#ticket")
    speak(page, language)
    judge(page, "join")
    page.goto(f"{visit.address}/table/nowhere")
    page.wait_for_selector("h1")
    judge(page, "no table")
    for game in ("living_dead", "invazions"):
        visit.home()
        card = visit.game(game)
        if game == "invazions":
            card.locator("fieldset select").nth(1).select_option("person")
        card.locator("button.start").click()
        page.wait_for_selector(".question .option, .curtain, .hand .card")
        if page.locator(".curtain").count():
            judge(page, "curtain")
            page.locator(".curtain button").click()
            page.wait_for_selector(".hand .card")
        judge(page, game)
