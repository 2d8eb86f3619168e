"""A page of another version than the server reloads once, then says so and waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from shambler.server import wire_version
from tests.browser.conftest import Visit
from tests.browser.player import number
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser

TITLE = "There is a newer version of this page."


def loads(page: Page) -> Callable[[], int]:
    """How often the page was loaded since."""
    seen: list[str] = []
    page.on("domcontentloaded", lambda _: seen.append(page.url))
    return lambda: len(seen)


def expect_message(page: Page) -> None:
    page.wait_for_selector("main.old")
    assert page.locator("main.old h1").inner_text() == TITLE
    assert page.locator("main.old button").inner_text() == "Reload the page"


def test_an_old_page_reloads_once_and_then_asks(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.forgive("409 (Conflict)")
    page, count = visit.page, loads(visit.page)
    monkeypatch.setattr(wire_version, "VERSION", "ffffffffffff")
    page.goto(visit.address)
    expect_message(page)
    assert count() == 2  # by the person, and once by itself
    page.wait_for_timeout(1_000)
    assert count() == 2
    assert page.evaluate("document.activeElement.textContent") == "Reload the page"
    page.keyboard.press("Enter")
    page.wait_for_load_state()
    expect_message(page)
    assert count() == 3
    monkeypatch.undo()
    page.click("main.old button")
    page.wait_for_selector(".hero .primary")
    assert count() == 4


def test_a_table_that_is_open_during_an_update_comes_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket is refused, the page reloads itself, and play goes on where it was."""
    page = visit.page
    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/socket?*", lambda route: sockets.append(connected(route)))
    set_up(visit)
    before, where, count = number(page), page.url, loads(page)
    visit.forgive("409 (Conflict)")
    monkeypatch.setattr(wire_version, "VERSION", "ffffffffffff")
    sockets[-1].close(code=1012)  # as a server does that stops
    expect_message(page)
    assert count() == 1
    monkeypatch.undo()
    page.click("main.old button")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before))
    assert page.url == where
    assert count() == 2


def connected(route: WebSocketRoute) -> WebSocketRoute:
    route.connect_to_server()
    return route


def test_where_nothing_can_be_remembered_it_asks_at_once(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.forgive("409 (Conflict)")
    page, count = visit.page, loads(visit.page)
    page.add_init_script(
        "Object.defineProperty(window, 'sessionStorage',"
        " { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    monkeypatch.setattr(wire_version, "VERSION", "ffffffffffff")
    page.goto(visit.address)
    expect_message(page)
    page.wait_for_timeout(500)
    assert count() == 1
