"""A view that the server cannot make: the page tells the table in words, and play goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from shambler.games.zombicide.invader import RULES
from tests.browser.conftest import opened
from tests.browser.player import number
from tests.browser.test_invader import set_up
from tests.server.conftest import serving

pytestmark = pytest.mark.browser


def test_without_a_view_the_table_is_told_in_words(
    chromium: Chromium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no view")

    with (
        serving(str(tmp_path / "tables.sqlite3"), faulty=True) as (port, _),
        opened(chromium, f"http://127.0.0.1:{port}") as visits,
    ):
        visit = visits()
        set_up(visit)
        page, before = visit.page, number(visit.page)
        expect(page.locator("svg.board")).to_be_visible()
        monkeypatch.setattr(type(RULES), "view", broken)
        page.locator(".folded summary").click()
        page.locator(".option[data-key=noise]").click()
        expect(page.locator("[data-sketch]")).to_contain_text("Jared")
        expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before + 1))
        page.reload()
        expect(page.locator("[data-sketch]")).to_contain_text("Jared")
        monkeypatch.undo()
        page.locator(".option[data-key=end]").click()
        expect(page.locator("svg.board")).to_be_visible()
        assert number(page) > before + 1
