"""Where there is nothing to show: a picture, what happened, and the way out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, opened
from tests.browser.test_access import judge_in_both
from tests.server.conftest import running

pytestmark = pytest.mark.browser

EMPTY = {
    "/tables": ("empty", "Start a table. It waits for you."),
    "/lobby": ("seats", "Nobody plays in public just now."),
}
LOST = {
    "/nowhere": "There is nothing here.",
    "/table/nowhere": "This table does not exist.",
    "/join/nowhere#ticket": "This table does not exist.",
}


def shown(page: Page, picture: str, title: str) -> None:
    """The picture is there, was loaded, and says this."""
    state = page.locator(f"[data-picture={picture}]")
    expect(state.get_by_role("heading")).to_have_text(title)
    drawn = state.locator("img")
    page.wait_for_function("image => image.naturalWidth > 0", arg=drawn.element_handle())


@pytest.fixture
def newcomer(chromium: Chromium, tmp_path: Path) -> Iterator[Visit]:
    """The first visit of a host on which nobody has played yet."""
    with (
        running(str(tmp_path / "tables.sqlite3")) as port,
        opened(chromium, f"http://127.0.0.1:{port}") as visits,
    ):
        yield visits()


@pytest.mark.parametrize(("path", "told"), EMPTY.items())
def test_nothing_yet(newcomer: Visit, path: str, told: tuple[str, str]) -> None:
    page = newcomer.page
    page.goto(f"{newcomer.address}{path}")
    shown(page, *told)
    judge_in_both(page, path, "[data-picture] h2")
    page.get_by_role("link", name="All games").click()
    expect(page.locator("[data-box]").first).to_be_visible()


@pytest.mark.parametrize(("path", "title"), LOST.items())
def test_an_address_that_leads_nowhere(phone: Visit, path: str, title: str) -> None:
    phone.forgive("404")
    page = phone.page
    page.goto(f"{phone.address}{path}")
    shown(page, "door", title)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    page.get_by_role("link", name="All games").tap()
    expect(page.locator("[data-box]").first).to_be_visible()
