"""A real Chromium against a real server. Without Chromium these tests are named as not run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Locator, Page, expect

from shambler.server import app as web
from shambler.server.hosting import STATIC
from tests.server.conftest import running

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds: a machine that does other things, too, is no fault of the page

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page is served."""
    assert (STATIC / "index.html").is_file(), web.UNBUILT
    with running(str(tmp_path_factory.mktemp("db") / "tables.sqlite3")) as port:
        yield f"http://127.0.0.1:{port}"


class Visit:
    """One person's visit: a page that must never complain."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.complaints.append(line.text) if line.type == "error" else None,
        )

    def forgive(self, what: str) -> None:
        """The browser itself complains of refusals; those that a test provokes are meant."""
        self.page.on("close", lambda _: self._forget(what))

    def _forget(self, what: str) -> None:
        self.complaints = [text for text in self.complaints if what not in text]

    def home(self) -> Page:
        """Open the first page."""
        self.page.goto(self.address)
        self.page.wait_for_selector(".hero .primary")
        return self.page

    def game(self, key: str, scenario: str = "") -> Locator:
        """Open the box of a game on the first page, and choose one of its scenarios."""
        self.page.locator(f"[data-box={key}]").click()
        card = self.page.locator(f"[data-game={key}]")
        if scenario:
            card.locator(f'input[value="{scenario}"]').check(force=True)
        return card


@pytest.fixture
def visit(chromium: Chromium, address: str) -> Iterator[Visit]:
    """A visit with a desktop screen, in English."""
    yield from _visit(chromium, address, DESKTOP, touch=False)


@pytest.fixture
def phone(chromium: Chromium, address: str) -> Iterator[Visit]:
    """A visit with a telephone."""
    yield from _visit(chromium, address, PHONE, touch=True)


@pytest.fixture
def another(chromium: Chromium, address: str) -> Iterator[Callable[[], Visit]]:
    """Further people, each with a browser of their own."""
    with opened(chromium, address) as visits:
        yield visits


def _visit(
    chromium: Chromium, address: str, size: dict[str, int], *, touch: bool
) -> Iterator[Visit]:
    with opened(chromium, address, size, touch=touch) as visits:
        yield visits()


@contextmanager
def opened(
    chromium: Chromium,
    address: str,
    size: dict[str, int] = DESKTOP,
    *,
    touch: bool = False,
    motion: Literal["reduce", "no-preference"] = "reduce",
) -> Iterator[Callable[[], Visit]]:
    """Opens visits, each with cookies of its own; in the end none of them may have complained."""
    visits: list[Visit] = []

    def visit() -> Visit:
        context = chromium.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion=motion,
        )
        context.set_default_timeout(PATIENCE)
        context.grant_permissions(["clipboard-write"])
        visits.append(Visit(context, address))
        return visits[-1]

    yield visit
    for entry in visits:
        entry.page.context.close()
    assert [complaint for entry in visits for complaint in entry.complaints] == []
