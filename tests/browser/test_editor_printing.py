"""The printed sheet: every shipped board fits one page of A4, also in the longer language."""

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


def check(visit: Visit, game: str, scenarios: list[str]) -> None:
    """In French, whose words are longer."""
    visit.page.add_init_script("localStorage.setItem('shambler.language', 'fr')")
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
@pytest.mark.parametrize("game", FULLEST)
def test_every_shipped_board_fits_one_page(visit: Visit, game: str) -> None:
    check(visit, game, [scenario.key for scenario in find(game).scenarios()])
