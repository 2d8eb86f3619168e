"""Coming back: home, one's tables, the lobby, invitations, the tab, the installed page."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from shambler.testing import some
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import judge, judge_in_both, speak
from tests.server.client import Browser

pytestmark = pytest.mark.browser

CALLED = re.compile(r"Player \d [A-Z][a-z]+ [A-Z][a-z]+\s*$")  # a manner and an animal


def make(page: Page, *, seats: list[str], public: bool = False) -> str:
    """A table, made as the page makes it."""
    script = """async ([seats, shown]) => (await (await fetch('/api/tables', {method: 'POST',
        headers: {'content-type': 'application/json'}, body: JSON.stringify({game: 'living_dead',
        scenario: 'S1', seats, public: shown})})).json()).table"""
    return str(page.evaluate(script, [seats, public]))


def finish(visit: Visit, table: str) -> None:
    """End every turn at once over a socket of the same browser, until the game is over."""
    browser = Browser(int(visit.address.rpartition(":")[2]))
    for cookie in visit.page.context.cookies():
        browser.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
    with browser.open(table) as socket:
        while socket.position["outcome"] is None:
            socket.play(socket.keys[-1])


def test_home_goes_on_where_one_was_with_round_turn_and_people(visit: Visit) -> None:
    page = visit.home()
    table = make(page, seats=["person", "bot:thumb"])
    visit.home()
    tile = page.locator(f'[data-table="{table}"]')
    expect(tile).to_contain_text("Round 1")
    expect(tile).to_contain_text("with Bot (rules of thumb)")
    tile.click()
    page.wait_for_url(re.compile(f"/table/{table}"))


def test_all_tables_are_searched_by_mission(visit: Visit) -> None:
    page = visit.home()
    table = make(page, seats=["person"])
    page.goto(f"{visit.address}/tables")
    expect(page.locator(f'[data-table="{table}"]')).to_be_visible()
    page.get_by_role("searchbox").fill("board up")
    expect(page.locator(f'[data-table="{table}"]')).to_be_visible()
    page.get_by_role("searchbox").fill("nothing like it")
    expect(page.locator("[data-table]")).to_have_count(0)


def test_missions_show_how_hard_they_were_found_and_with_which_doubt(visit: Visit) -> None:
    page = visit.home()
    card = visit.game("invader")
    expect(card.locator(".mission").first).to_contain_text("50 % (35–65)")
    visit.game("dawn")
    levels = page.locator("[data-game=dawn] .mission")
    expect(levels.first).to_contain_text("59 % (52–67)")
    expect(levels.last).to_contain_text("not measured yet")


@pytest.mark.parametrize("who", ["visit", "phone"])
def test_a_friend_is_invited_by_link_and_picture(
    who: str, request: pytest.FixtureRequest, another: Callable[[], Visit]
) -> None:
    host: Visit = request.getfixturevalue(who)
    page = host.home()
    page.locator(".friends").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_role("textbox", name="How shall the others call you?").fill("Ada")
    page.get_by_role("button", name="Keep this name").click()
    invite = page.locator("[data-invitation]")
    if who == "phone":  # there the question needs the room
        page.locator("[data-do=show-code]").tap()
    expect(invite.locator("img")).to_be_visible()
    assert invite.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth > 50)")
    link = invite.locator("input").input_value()
    friend = another().page
    friend.goto(link)
    expect(friend.locator("h1")).to_have_text("Ada invites you")
    expect(friend.locator("li.offered")).to_have_count(1)
    assert "#" not in friend.url
    if who == "phone":
        friend.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    judge_in_both(friend, "the door", "li.offered")
    friend.get_by_label("Your name").fill("Nadia")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".question")
    expect(invite).to_have_count(0)
    third = another().page
    third.goto(link)
    expect(third.locator("[data-taken]")).to_be_visible()
    expect(third.get_by_role("button", name="Sit down")).to_be_disabled()


def test_a_name_is_asked_once(visit: Visit) -> None:
    page = visit.home()
    for _ in range(2):
        table = make(page, seats=["person", "open"])
        page.goto(f"{visit.address}/table/{table}")
        page.wait_for_selector("[data-invitation]")
        field = page.get_by_role("textbox", name="How shall the others call you?")
        if field.count():
            field.fill("Ada")
            page.get_by_role("button", name="Keep this name").click()
    page.locator("#tab-players").click()
    expect(page.locator(".seats li").first).to_contain_text("Ada")
    expect(page.get_by_role("textbox", name="How shall the others call you?")).to_have_count(0)


def test_guests_who_said_no_name_have_one_of_their_own(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    page = visit.home()
    table = make(page, seats=["person", "open"], public=True)
    page.goto(f"{visit.address}/table/{table}")
    page.wait_for_selector("[data-invitation]")
    page.locator("#tab-players").click()
    first = page.locator(".seats .who").first
    expect(first).to_have_text(CALLED)
    host = page.evaluate("localStorage.getItem('shambler.nickname')")
    expect(first).to_contain_text(host)
    stranger = another().page
    stranger.goto(f"{visit.address}/lobby")
    expect(stranger.locator(f'[data-table="{table}"]')).to_contain_text(f"with {host}")
    stranger.locator(f'[data-sit="{table}"]').click()
    stranger.wait_for_selector(".question")
    expect(page.locator(".seats .who").last).to_have_text(CALLED)
    page.get_by_role("textbox", name="How shall the others call you?").fill("Ada")
    page.get_by_role("button", name="Keep this name").click()
    expect(first).to_contain_text("Ada")  # the drawn name gives way to one that is said
    expect(first).not_to_contain_text(host)


def test_only_public_tables_are_in_the_lobby(visit: Visit, another: Callable[[], Visit]) -> None:
    page = visit.home()
    shown = make(page, seats=["person", "open"], public=True)
    hidden = make(page, seats=["person", "open"])
    stranger = another()
    stranger.page.goto(f"{stranger.address}/lobby")
    open_ones = stranger.page.locator('[data-list="lobby-open"]')
    expect(open_ones.locator(f'[data-table="{shown}"]')).to_be_visible()
    expect(stranger.page.locator(f'[data-table="{hidden}"]')).to_have_count(0)
    stranger.page.locator(f'[data-sit="{shown}"]').click()
    stranger.page.wait_for_selector(".question")


def test_the_tab_says_when_it_is_ones_turn(visit: Visit) -> None:
    page = visit.home()
    page.goto(f"{visit.address}/table/{make(page, seats=['person'])}")
    page.wait_for_selector(".question .option")
    expect(page).to_have_title(re.compile("^● Board Up The House!"))
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    page.locator(".back").click()
    expect(page).to_have_title("Shambler")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"


def test_the_page_can_be_installed_and_says_when_there_is_no_network(visit: Visit) -> None:
    page = visit.home()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    for icon in some(manifest["icons"]):
        assert page.request.get(f"{visit.address}{icon['src']}").ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".hero .primary")
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.goto(f"{visit.address}/tables")
    expect(page.locator("h1")).to_have_text("You are offline.")
    expect(page.locator("main")).to_have_css("border-radius", "16px")  # its style was kept, too
    page.context.set_offline(False)
    page.get_by_role("link").click()
    page.wait_for_selector(".hero .primary")


def test_the_worker_never_keeps_a_page_or_anything_of_the_api(visit: Visit) -> None:
    page = visit.home()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".hero .primary")
    kept = page.evaluate(
        """async () => { const found = [];
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys())
            found.push(new URL(request.url).pathname);
        return found; }"""
    )
    assert kept and all(path.startswith(("/assets/", "/offline.", "/icon.")) for path in kept)


GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("who", ["visit", "phone"])
def test_what_one_has_won_is_marked_at_home(who: str, request: pytest.FixtureRequest) -> None:
    visit: Visit = request.getfixturevalue(who)
    page = visit.home()
    box = page.locator("[data-box=invader]")
    expect(box).not_to_contain_text("✓")
    for mission in ("M1", "M2"):
        page.locator("input[type=file]").set_input_files(GOLDEN / f"invader-{mission}.shambler")
        page.wait_for_url(re.compile("/table/"))
        page.wait_for_selector("[data-outcome=won]")
        visit.home()
    expect(box).to_contain_text("✓ 2/11")
    card = visit.game("invader")
    won = card.locator(".mission", has=page.locator("[data-mark=won]"))
    expect(won).to_have_count(2)
    expect(won.first).to_contain_text("M1")
    expect(card.locator("[data-mark=new]")).to_have_count(9)
    judge(page, "won")


LATER = [("visit", "night"), ("visit", "distinct"), ("phone", "contrast"), ("phone", "distinct")]


@pytest.mark.parametrize(
    ("who", "palette"),
    [
        ("visit", "contrast"),
        ("phone", "night"),
        *(pytest.param(*both, marks=pytest.mark.soak) for both in LATER),
    ],
)
def test_the_pages_of_coming_back_are_open_to_all_in_every_palette(
    who: str, palette: str, request: pytest.FixtureRequest, another: Callable[[], Visit]
) -> None:
    visit: Visit = request.getfixturevalue(who)
    page = visit.home()
    page.evaluate("name => localStorage.setItem('shambler.palette', name)", palette)
    make(page, seats=["person", "open"], public=True)
    finished = make(page, seats=["person"])
    finish(visit, finished)
    for path, shown in PAGES.items():
        page.goto(f"{visit.address}{path}")
        page.wait_for_selector(shown)
        assert page.evaluate("document.documentElement.dataset.palette") == palette
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), path
        for language in ("Français", "English"):
            judge(page, f"{path} in {palette}")
            speak(page, language)
    visit.home()
    page.locator(".learn").click()
    page.wait_for_selector("[data-lesson]")
    judge(page, f"lessons in {palette}")


PAGES = {
    "/": "[data-table]",
    "/tables": "[data-table]",
    "/lobby": "[data-table]",
    "/daily": "[data-daily]",
    "/me": "[data-profile]",
    "/settings": "[data-key-of]",
    "/recover": "h1",
}


def test_a_friend_is_invited_from_the_set_up_of_any_mission(visit: Visit) -> None:
    page = visit.home()
    visit.game("invader", "M3").locator("[data-do=invite]").click()
    expect(page.locator("[data-invitation]")).to_contain_text("Player 2")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Rearguard")
    visit.home()
    hordes = visit.game("invazions", "labo-2")  # both seats are taken: the bot's is offered
    hordes.locator("[data-do=invite]").click()
    expect(page.locator("[data-invitation]")).to_contain_text("Horde 1")
