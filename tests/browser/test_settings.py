"""Keys that one can change: chosen on a page of their own, kept, shown, and refused where taken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import number
from tests.browser.test_access import judge, speak
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser


def settings(visit: Visit) -> Page:
    visit.page.goto(f"{visit.address}/settings")
    visit.page.wait_for_selector("[data-key-of=u]")
    return visit.page


def choose(page: Page, usual: str, key: str) -> None:
    button = page.locator(f'[data-key-of="{usual}"]')
    button.click()
    expect(button).to_have_text("Press a key")
    page.keyboard.press(key)


def test_a_chosen_key_works_at_the_table_and_the_old_one_does_not(visit: Visit) -> None:
    page = settings(visit)
    choose(page, "l", "j")
    choose(page, "m", "w")
    choose(page, "m", "l")  # free by now
    expect(page.locator('[data-key-of="m"]')).to_have_text("L")
    set_up(visit)
    moves = page.locator("[data-verbs=move]")
    expect(moves.locator("h3 kbd")).to_have_text("L")
    expect(moves.locator(".option kbd").first).to_contain_text("L")
    log = page.get_by_role("tab", name="Log")
    page.keyboard.press("j")
    expect(log).to_have_attribute("aria-selected", "true")
    before = number(page)
    press = moves.locator(".option kbd").first.inner_text().lower()
    page.keyboard.press("m")
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    assert number(page) == before
    for letter in press:
        page.keyboard.press(letter)
    page.wait_for_function(
        "n => document.querySelector('[data-number]').dataset.number > n", arg=before
    )
    page.keyboard.press("?")
    told = page.locator(".help dl > div").filter(has=page.get_by_text("J", exact=True))
    expect(told.locator("dd")).to_have_text("Log")


def test_a_key_that_does_something_else_is_refused(visit: Visit) -> None:
    page = settings(visit)
    choose(page, "u", "y")
    expect(page.get_by_role("alert")).to_have_text("Y is taken: Redo.")
    page.keyboard.press("5")
    expect(page.get_by_role("alert")).to_have_text("That key cannot be used.")
    page.keyboard.press("j")
    expect(page.get_by_role("alert")).to_have_text("")
    expect(page.locator('[data-key-of="u"]')).to_have_text("J")
    page.reload()
    page.wait_for_selector("[data-key-of=u]")
    expect(page.locator('[data-key-of="u"]')).to_have_text("J")
    page.locator("[data-do=reset-keys]").click()
    expect(page.locator('[data-key-of="u"]')).to_have_text("U")
    expect(page.locator("[data-do=reset-keys]")).to_be_disabled()


@pytest.mark.parametrize("who", ["visit", "phone"])
def test_the_settings_shut_nobody_out(who: str, request: pytest.FixtureRequest) -> None:
    visit: Visit = request.getfixturevalue(who)
    page = settings(visit)
    page.locator("[data-key-of=u]").click()
    for language in ("Français", "English"):
        judge(page, "settings")
        speak(page, language)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    page.locator("input[name=palette][value=contrast]").check()
    assert page.evaluate("document.documentElement.dataset.palette") == "contrast"
    judge(page, "settings in contrast")
