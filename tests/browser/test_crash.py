"""The server is killed in the middle of a turn; the page goes on without a reload."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.browser.conftest import opened
from tests.browser.player import number
from tests.browser.test_invader import set_up
from tests.server.test_crash import Victim

pytestmark = pytest.mark.browser


def test_a_page_survives_kill_minus_nine(chromium: Chromium, tmp_path: Path) -> None:
    server = Victim(tmp_path)
    try:
        with opened(chromium, f"http://127.0.0.1:{server.port}") as visits:
            visit = visits()
            set_up(visit)
            page = visit.page
            before = number(page)
            page.evaluate("window.neverReloaded = true")
            server.kill()
            expect(page.get_by_text("Connection lost")).to_be_visible()
            page.locator(".option[data-key=end]").click()  # waits until the server is back
            expect(page.locator("[data-cut]")).to_contain_text("Your answer is kept")
            server.process = server.start()
            expect(page.locator("[data-number]")).not_to_have_attribute(
                "data-number", str(before), timeout=30_000
            )
            assert page.evaluate("window.neverReloaded")
            visit.forgive("WebSocket")
    finally:
        server.kill()
