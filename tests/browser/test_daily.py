"""The game of the day in a real Chromium: from home to the table, to the results, to replays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from shambler.server.daily import days
from tests.browser.conftest import DESKTOP, PHONE, Visit, opened
from tests.browser.test_access import judge, speak
from tests.browser.test_coming_back import finish
from tests.server.conftest import running

pytestmark = pytest.mark.browser


@pytest.fixture
def visits(
    request: pytest.FixtureRequest,
    chromium: Chromium,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[[], Visit]]:
    """A host of its own, on a day with a mission that is soon lost."""
    monkeypatch.setattr(days, "missions", lambda: [("living_dead", "S1")])
    size = request.param
    with (
        running(f"{tmp_path}/tables.sqlite3") as port,
        opened(chromium, f"http://localhost:{port}", size, touch=size is PHONE) as found,
    ):
        yield found


BOTH = pytest.mark.parametrize("visits", [DESKTOP, PHONE], ids=["desktop", "phone"], indirect=True)


def begin(visit: Visit) -> tuple[Page, str]:
    page = visit.home()
    page.locator("[data-daily]").click()
    page.locator("[data-do=daily]").click()
    page.wait_for_selector(".question .option")
    return page, page.url.rpartition("/")[2]


@BOTH
def test_from_home_to_the_results(visits: Callable[[], Visit]) -> None:
    ada, bea = visits(), visits()
    page = ada.home()
    tile = page.locator("[data-daily=none]")
    expect(tile).to_contain_text("Board Up The House!")
    expect(tile).to_contain_text(re.compile("hour"))
    page, table = begin(ada)
    page.goto(f"{ada.address}/daily")
    expect(page.locator("[data-closed]")).to_be_visible()
    judge(page, "day that runs")
    page.locator("[data-do=daily]").click()
    page.wait_for_url(re.compile(f"/table/{table}"))  # the same try
    finish(ada, table)
    page.goto(f"{ada.address}/daily")
    expect(page.locator(f'[data-result="{table}"]')).to_contain_text("you")
    called = page.evaluate("localStorage.getItem('shambler.nickname')")
    expect(page.locator(f'[data-result="{table}"]')).to_contain_text(called)
    expect(page.locator("[data-do=daily]")).to_have_count(0)
    for language in ("Français", "English"):
        judge(page, "results")
        speak(page, language)
    page.get_by_role("link", name=re.compile("^Watch:")).click()
    page.wait_for_selector(".replay .board")
    other, _ = begin(bea)
    other.goto(f"{bea.address}/table/{table}")
    expect(other.locator("h1")).to_have_text("The game of the day")
    judge(other, "not yet")
    bea.forgive("404")
    other.goto(f"{bea.address}/daily")
    other.locator("[data-do=other-day]").click()
    expect(other.get_by_text("Nobody has finished yet.")).to_be_visible()


@BOTH
def test_the_end_of_a_try_leads_to_the_results(visits: Callable[[], Visit]) -> None:
    ada = visits()
    page, table = begin(ada)
    finish(ada, table)
    page.reload()
    page.locator("nav [data-do=daily]").click()
    expect(page.locator(f'[data-result="{table}"]')).to_be_visible()
    ada.home()
    expect(page.locator("[data-daily=over]")).to_contain_text("See the results")
