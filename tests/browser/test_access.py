"""Every screen, in both languages, judged by axe: nothing serious, nothing critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

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


@pytest.mark.parametrize("language", ["English", "Français"])
@pytest.mark.parametrize("screen", ["visit", "phone"])
def test_no_screen_shuts_anybody_out(
    screen: str, language: str, request: pytest.FixtureRequest
) -> None:
    visit: Visit = request.getfixturevalue(screen)
    page = visit.home()
    page.get_by_role("button", name=language).click()
    judge(page, "home")
    page.get_by_role("button", name="English").click()
    set_up(visit)
    page.get_by_role("button", name=language).click()
    page.wait_for_function(
        "lang => document.documentElement.lang === lang", arg=language[:2].lower()
    )
    judge(page, "team")
    page.get_by_role("tab").last.click()
    judge(page, "log")
    page.locator(".blocked summary").click()
    judge(page, "blocked")
    page.locator(".prompt .rule").click()
    page.wait_for_selector("dialog article")
    judge(page, "rulebook")
