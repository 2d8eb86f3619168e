"""A telephone on its side: the board is large, the question beside it, nothing covers anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from tests.browser.conftest import Visit, opened
from tests.browser.test_access import judge
from tests.browser.test_coming_back import make as make_table

pytestmark = pytest.mark.browser

LYING = {"width": 844, "height": 390}
SMALL = {"width": 667, "height": 375}
GAMES = [
    ("invader", "M1", ["person"]),
    ("living_dead", "S1", ["person"]),
    ("hendrix", "M1", ["person"]),
    ("dawn", "basic", ["person"]),
    ("invazions", "labo-2", ["person", "bot:thumb"]),
]


@pytest.fixture(params=[LYING, SMALL], ids=["844x390", "667x375"])
def lying(request: pytest.FixtureRequest, chromium: Chromium, address: str) -> Iterator[Visit]:
    with opened(chromium, address, request.param, touch=True) as visits:
        yield visits()


def table(visit: Visit, game: str, scenario: str, seats: list[str]) -> Page:
    page = visit.home()
    wanted = {"game": game, "scenario": scenario, "seats": seats, "seed": 7}
    made = page.request.post(
        f"{visit.address}/api/tables",
        data=json.dumps(wanted),
        headers={"content-type": "application/json", "origin": visit.address},
    )
    page.goto(f"{visit.address}/table/{made.json()['table']}")
    page.wait_for_selector(".question .option, .hand .card", state="attached")
    page.wait_for_timeout(300)
    return page


def box(page: Page, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = page.locator(selector).first.evaluate(
        "e => { const {x, y, right, bottom, width, height} = e.getBoundingClientRect();"
        " return {x, y, right, bottom, width, height}; }"
    )
    return found


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_board_and_question_stand_beside_each_other(
    lying: Visit, game: str, scenario: str, seats: list[str]
) -> None:
    page = table(lying, game, scenario, seats)
    field, ask, top = (box(page, selector) for selector in (".field", ".ask", ".top"))
    height = page.evaluate("innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    assert field["y"] >= 0 and field["height"] > 0.9 * height and field["bottom"] <= height
    assert field["right"] <= ask["x"] and field["right"] <= top["x"]
    assert top["bottom"] <= ask["y"] <= 0.42 * height  # the question begins in sight
    assert field["width"] > 0.44 * page.evaluate("innerWidth")
    judge(page, f"{game} on its side")
    page.locator("#tab-log").scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 200)")
    assert page.evaluate("scrollY") > 50
    assert box(page, ".field")["y"] >= 0  # the board stays while the rest is read


def test_a_turn_is_played_on_its_side(lying: Visit) -> None:
    page = table(lying, "living_dead", "S1", ["person"])
    for _ in range(6):
        before = page.get_attribute("[data-number]", "data-number")
        shown = page.locator(".question .option:visible").first
        shown.scroll_into_view_if_needed()
        shown.tap()
        doubt = page.locator("dialog [data-key]")
        if doubt.count():
            doubt.first.tap()
        page.wait_for_function(
            "n => document.querySelector('[data-number]').dataset.number !== n", arg=before
        )


@pytest.mark.parametrize("path", ["/", "/tables", "/lobby", "/daily", "/me", "/settings"])
def test_the_other_pages_fit_too(lying: Visit, path: str) -> None:
    page = lying.home()
    make_table(page, seats=["person", "open"], public=True)
    page.goto(f"{lying.address}{path}")
    page.wait_for_selector("h1, .hero")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    judge(page, f"{path} on its side")
