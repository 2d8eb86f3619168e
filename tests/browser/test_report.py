"""The report of a simulation fits a desk and a phone, and asks for nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from shambler.lab.build import origin_of
from shambler.lab.report import page
from shambler.lab.simulate import Batch, SeriesPlan, run_batch

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1280, 390])
def test_the_report_fits(chromium: Browser, tmp_path: Path, width: int) -> None:
    plans = [
        SeriesPlan("invader", key, name) for key in ("M0", "M3") for name in ("random", "thumb")
    ]
    rows = [row for plan in plans for row in run_batch(Batch(plan, tuple(range(6)), listen=True))]
    file = tmp_path / "report.html"
    file.write_text(page(origin_of(["invader"]), rows), "utf-8")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    tab = chromium.new_page(viewport={"width": width, "height": 800})
    tab.on("request", note)
    tab.goto(file.as_uri())
    assert tab.evaluate("document.documentElement.scrollWidth") == width
    assert asked == [file.as_uri()]
    assert tab.locator("section.figure").count() == 10
    assert tab.locator("svg polyline").count() == 4
    tab.close()
