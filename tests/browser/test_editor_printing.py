"""The printed sheet: every board fits one page of A4, and nothing of the set-up is missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from shambler.games import find
from shambler.testing import some
from tests.browser.conftest import Visit
from tests.browser.test_editor import opened, settled

pytestmark = pytest.mark.browser
PAGES = re.compile(rb"/Type /Page\b")
TALL: ViewportSize = {"width": 1280, "height": 1100}
PAPER: ViewportSize = {"width": 688, "height": 1016}  # what A4 has between its margins
# Everything that hangs over the edge of the sheet.
OUTSIDE = """() => {
    const sheet = document.querySelector('.paper article').getBoundingClientRect();
    const all = document.querySelectorAll(".paper :is(h1, h2, p, li, text, circle)");
    return [...all].filter(part => {
        const box = part.getBoundingClientRect();
        return box.left < sheet.left - 1 || box.right > sheet.right + 1
            || box.top < sheet.top - 1 || box.bottom > sheet.bottom + 1;
    }).map(part => part.textContent);
}"""


def printed(page: Page, key: str) -> bytes:
    """The sheet of a shipped board, as a file for a printer."""
    page.locator('[data-do="open"]').click()
    page.locator(f'[data-source="{key}"]').click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    settled(page, 0)
    return page.pdf(format="A4", prefer_css_page_size=True)


FULLEST = {"invader": ["M10"], "living_dead": ["S1"], "hendrix": ["M10"]}  # the most to be told


def check(visit: Visit, game: str, scenarios: list[str], language: str = "fr") -> None:
    """In French unless told otherwise: its words are longer."""
    visit.page.add_init_script(f"localStorage.setItem('shambler.language', '{language}')")
    page = opened(visit, game)
    page.set_viewport_size(TALL)
    for key in some(scenarios):
        pages = len(PAGES.findall(printed(page, key)))
        page.emulate_media(media="print")
        page.set_viewport_size(PAPER)
        assert (pages, page.evaluate(OUTSIDE)) == (1, []), key
        page.emulate_media(media="null")
        page.set_viewport_size(TALL)


@pytest.mark.parametrize("game", FULLEST)
def test_the_fullest_board_of_each_game_fits_one_page(visit: Visit, game: str) -> None:
    check(visit, game, FULLEST[game])


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", FULLEST)
def test_every_shipped_board_fits_one_page(visit: Visit, game: str, language: str) -> None:
    check(visit, game, [scenario.key for scenario in find(game).scenarios()], language)


# What one has to know beside the plan, by mission: without it the box cannot be laid out.
TOLD = {
    "invader": {
        "M2": ["Hidden objectives: 1.4, 3.1, 3.4, 7.5, 2.4, 7.2 · red × 3, green, purple, white"],
        "M7": [
            "Spawn zone (purple), inactive: 4.8 · What wakes it: when an objective is taken,",
            "everybody wears a card from the start · Card: Oxygen Tank",
            "the remote of a machine · Colour: green · Machine: Peacekeeper Bot",
        ],
        "M8": ["Spawn zone: 0.0 · Mold: active"],
        "M1": ["Start: 0.1 · a random group"],
    },
    "living_dead": {
        "S1": ["Start: 1.5 · Ben, Barbra", "What wakes it: when a round is over, Round: 4"],
        "S10": ["Exit: 3.8 · By: by car"],
    },
    "hendrix": {
        "M1": ["Hour at the start: 10", "Start: 2.1 · Javier, Karl, Riley", "all others: #7"],
        "M4": ["#17b Story card: 1.1 – 1.0", "#20b Story card: 4.4 – 4.5"],  # across doors
    },
}


@pytest.mark.parametrize("game", TOLD)
def test_the_sheet_tells_all_that_is_laid_out(visit: Visit, game: str) -> None:
    page = opened(visit, game)
    for key, told in some(TOLD[game].items()):
        printed(page, key)
        lines = page.locator(".paper section li").all_text_contents()
        for line in some(told):
            assert any(line in found for found in lines), (key, line, lines)
        marks = set(page.locator(".paper .sign").all_text_contents())
        assert marks <= {mark for line in lines for mark in [line.partition(" ")[0]]}, key
