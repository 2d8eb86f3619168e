"""Every screen in every palette, judged by axe: at a desk and on a telephone. Takes minutes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from shambler.games import find, keys
from shambler.games.lessons import lessons_of
from tests.browser.conftest import Visit
from tests.browser.test_access import judge
from tests.browser.test_look import give, keys_of, make, open_inventory
from tests.browser.test_whole_games import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.soak]

PALETTES = ["night", "contrast", "distinct"]
PATHS = {
    "/": "[data-box]",
    "/tables": "h1",
    "/lobby": "h1",
    "/daily": "[data-daily]",
    "/me": "[data-profile]",
    "/settings": "[data-key-of]",
    "/puzzle": "main",
    "/editor": "h1",
    "/table/nowhere": "h1",
    "/join/nowhere#ticket": "h1",
}
DIALOGS = ("?", "b", "o", "i")  # help, rulebook, preferences, signs
ANSWERS = 8  # until a board has something to show


@pytest.fixture(params=["visit", "phone"])
def visitor(request: pytest.FixtureRequest) -> Visit:
    """At a desk, or with a telephone."""
    visit: Visit = request.getfixturevalue(request.param)
    visit.forgive("404")  # the table that is not there
    return visit


def paint(visit: Visit, palette: str) -> Page:
    """The first page, in these colours."""
    page = visit.home()
    page.evaluate("name => localStorage.setItem('shambler.palette', name)", palette)
    page.reload()
    page.wait_for_selector(f"html[data-palette={palette}]")
    return page


def look(page: Page, what: str) -> None:
    """Judge it, and see that nothing is wider than the screen."""
    judge(page, what)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), what


@pytest.mark.parametrize("palette", PALETTES)
def test_pages(visitor: Visit, palette: str) -> None:
    page = paint(visitor, palette)
    for path, shown in PATHS.items():
        page.goto(f"{visitor.address}{path}")
        page.wait_for_selector(shown)
        look(page, f"{path} in {palette}")
    visitor.home()
    for game in keys():
        visitor.game(game)
        for summary in page.locator(f"[data-game={game}] summary").all():
            summary.click()
        look(page, f"the box of {game} in {palette}")


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(visitor: Visit, game: str, palette: str) -> None:
    paint(visitor, palette)
    page = make(visitor, game, *GAMES[game])
    for _ in range(ANSWERS):
        give(page, keys_of(page)[0])
    look(page, f"{game} in {palette}")
    for tab in page.get_by_role("tab").all():
        tab.click()
        look(page, f"{game}, {tab.inner_text()} in {palette}")
    if page.locator(".blocked summary").count():
        page.locator(".blocked summary").first.click()
        look(page, f"{game}, what is not possible, in {palette}")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".replay")
    look(page, f"the replay of {game} in {palette}")


@pytest.mark.parametrize("palette", PALETTES)
def test_dialogs(visitor: Visit, palette: str) -> None:
    paint(visitor, palette)
    page = make(visitor, "living_dead", "S1", ["person"])
    for key in DIALOGS:
        page.keyboard.press(key)
        page.wait_for_timeout(500)
        look(page, f"{key} in {palette}")
        page.keyboard.press("?" if key == "?" else "Escape")
    open_inventory(page)
    look(page, f"inventory in {palette}")
    page = make(visitor, "invader", "M1", ["person", "open"])
    page.wait_for_selector("[data-invitation]")
    look(page, f"a shared table in {palette}")


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", GAMES)
def test_ends(visitor: Visit, game: str, palette: str) -> None:
    paint(visitor, palette)
    page = make(visitor, game, *GAMES[game])
    page.get_by_role("tab").last.click()
    page.get_by_role("button", name="Let a bot play").first.click()
    page.wait_for_selector("[data-outcome]", timeout=300_000)
    page.wait_for_timeout(1500)  # the story of the game comes after its end
    look(page, f"the end of {game} in {palette}")


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons(visitor: Visit, game: str, palette: str) -> None:
    page = paint(visitor, palette)
    page.goto(f"{visitor.address}/lesson/{game}/{next(iter(lessons_of(find(game))))}")
    for at in range(4):
        page.wait_for_selector(f".coach[data-step='{at}']")
        look(page, f"step {at} of {game} in {palette}")
        page.locator("[data-do=skip-step], [data-do=next-step]").first.click()
