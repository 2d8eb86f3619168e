"""The designers' page of games without a map: forms, checks, rating, what changes it, play."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import judge
from tests.browser.test_editor import exported, opened, settled, shambler

pytestmark = pytest.mark.browser


def rate(page: Page, games: int) -> None:
    page.locator("[data-rating] select").first.select_option(str(games))
    page.locator('[data-do="rate"]').click()
    expect(page.locator("[data-rating]")).to_have_attribute("data-rating", "done", timeout=120_000)


def test_a_scenario_is_composed_mended_rated_and_played(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, "invazions")
    settled(page, 0)
    judge(page, "cards on the desk")
    page.locator('[data-list="zombie"] [data-card="stalker"]').click()
    page.locator('[data-list="deck"] [data-card="cook"] button').first.click()
    settled(page, 1)
    expect(page.locator("[data-finding]").first).to_have_attribute("data-finding", "count")
    page.locator('[data-list="zombie"] [data-card="ogre"]').click()
    settled(page, 0)
    expect(page.locator('[data-figure="deck"] dd')).to_have_text("54")

    file = tmp_path / "mine.toml"
    text = exported(page, file)
    assert "ogre" in text and "cook = 3" in text and "# A scenario of one's own" in text
    assert shambler("check", file)["kind"] == "content of invazions"
    rate(page, 20)
    (stand,) = shambler("rate", file, "--games", 20, "--agent", "thumb")[0]["standings"]
    assert f"{stand['wins']} of 20 won" in page.locator("[data-rate]").inner_text()
    expect(page.locator("[data-side]")).to_contain_text("the Humans")

    slider = page.locator('[data-axis="bravery"] input')
    slider.focus()
    slider.press("ArrowRight")
    chip = page.locator('[data-change="bravery-more"]')
    expect(chip).to_have_attribute("data-pairs", "20", timeout=120_000)

    page.locator('[data-do="play"]').click()
    page.locator('[data-do="play-draft"]').click()  # machines take the other two seats
    page.wait_for_selector("[data-number]")


def test_options_of_a_table_are_chosen_on_a_phone(phone: Visit, tmp_path: Path) -> None:
    page = opened(phone, "dawn")
    settled(page, 0)
    judge(page, "options on the desk")
    page.locator('[data-option="length"] select').select_option("normal")
    page.locator('[data-option="well_stocked"] input').tap()
    page.locator('[data-name="en"]').fill("A long winter")
    page.locator('[data-name="fr"]').fill("Un long hiver")
    page.locator('[data-name="fr"]').press("Tab")
    expect(page.locator("[data-finding]")).to_have_count(0)  # nothing is missing any more
    text = exported(page, tmp_path / "mine.toml")
    assert 'length = "normal"' in text and "well_stocked = true" in text
    assert shambler("check", tmp_path / "mine.toml")["kind"] == "content of dawn"
    page.locator('[data-scenario="walking-zeds"] input').check()
    settled(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
