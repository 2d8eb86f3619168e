"""Barricade Night in a real browser: with a board of its own, and told in words."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, opened
from tests.browser.player import by_mouse, play_to_the_end

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]


def sit_down(visit: Visit, second: str) -> Page:
    """A table of the cabin, made on the home page."""
    page = visit.home()
    expect(page.locator("[data-box=barricade]")).to_contain_text("hold it until dawn")
    card = visit.game("barricade", "cabin")
    expect(card.locator("h3")).to_have_text("Barricade Night")
    card.get_by_label("Survivor 2").select_option(second)
    card.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".question .option")
    return page


def test_it_is_played_to_its_end_on_its_own_board(chromium: Chromium, drawn: str) -> None:
    with opened(chromium, drawn) as visits:
        page = sit_down(visits(), "bot:thumb")
        expect(page.locator("header")).to_contain_text("Night 1 of 3")
        expect(page.locator("[data-wall]")).to_have_attribute("data-wall", "2")
        expect(page.locator("[data-supply]")).to_have_count(3)
        assert play_to_the_end(page, by_mouse) in ("won", "lost")
        assert not page.locator("[data-sketch]").count()


def test_a_card_on_the_board_is_an_answer(chromium: Chromium, drawn: str) -> None:
    with opened(chromium, drawn) as visits:
        page = sit_down(visits(), "bot:thumb")
        page.locator('[data-key="scout:0"]').click()
        page.locator("[data-night]:enabled").first.click()
        expect(page.locator("[data-hint]")).to_contain_text("boards up in secret")
        card = page.locator("[data-supply]:enabled").first
        number = card.get_attribute("data-supply")
        card.click()
        expect(page.locator(f'[data-supply="{number}"]')).to_have_count(0)


def test_it_speaks_french(chromium: Chromium, drawn: str) -> None:
    with opened(chromium, drawn) as visits:
        visit = visits()
        page = visit.home()
        page.get_by_role("button", name="Français").click()
        expect(page.locator("[data-box=barricade]")).to_contain_text("jusqu'à l'aube")
        card = visit.game("barricade")
        card.get_by_role("button", name="Jouer", exact=True).click()
        expect(page.locator("[data-zombies]")).to_have_text("Personne dehors")
        expect(page.locator("header")).to_contain_text("Nuit 1 sur 3")


def test_without_a_board_it_is_told_in_words(chromium: Chromium, undrawn: str) -> None:
    with opened(chromium, undrawn) as visits:
        page = sit_down(visits(), "bot:thumb")
        expect(page.locator("[data-sketch]")).to_contain_text("Night 1 of 3. Wall 2, zombies")
        expect(page.locator("[data-sketch]")).to_contain_text("Your hand: ")
        assert play_to_the_end(page, by_mouse) in ("won", "lost")


def test_its_module_fits_the_page() -> None:
    """The types of the page are checked, also for a module that lives elsewhere."""
    done = subprocess.run(
        [
            ROOT / "tools" / "with_node.sh", "npx", "svelte-check",
            "--tsconfig", "../tests/testgame/web/tsconfig.json", "--fail-on-warnings",
        ],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "0 errors and 0 warnings" in done.stdout
