"""Invader's first mission on the page: played to its end, looked at, taken back."""

from __future__ import annotations

import json
import re
from hashlib import sha256

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.player import by_keyboard, by_mouse, by_touch, number, play_to_the_end

pytestmark = pytest.mark.browser


def test_one_click_makes_a_table_and_the_mouse_plays_it_to_its_end(visit: Visit) -> None:
    page = visit.home()
    visit.game("invader").get_by_role("button", name="Play").click()
    expect(page.locator("h1")).to_contain_text("Breach")
    assert play_to_the_end(page, by_mouse) in ("won", "lost")
    expect(page.get_by_role("button", name="Back to the games")).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    proof = page.locator("[data-proof]").inner_text()
    expect(page.locator("[data-pledge]")).to_have_text(sha256(proof.encode()).hexdigest())
    assert 0 <= int(page.locator("[data-luck]").get_attribute("data-luck") or -1) <= 100


def test_the_keyboard_alone_plays_it_to_its_end(visit: Visit) -> None:
    page = visit.home()
    page.locator("[data-box=invader]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-game=invader]").get_by_role("button", name="Play").focus()
    page.keyboard.press("Enter")
    assert play_to_the_end(page, by_keyboard) in ("won", "lost")


def test_a_telephone_plays_it_to_its_end(phone: Visit) -> None:
    page = phone.home()
    phone.game("invader").get_by_role("button", name="Play").tap()
    page.wait_for_selector(".question .option")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    assert play_to_the_end(page, by_touch) in ("won", "lost")


def test_bots_play_the_other_seats(visit: Visit) -> None:
    page = visit.home()
    card = visit.game("invader")
    card.get_by_label("Seats").select_option("2")
    expect(card.get_by_label("Player 2")).to_have_value("bot:thumb")  # a bot that is no fool
    card.get_by_label("Player 2").select_option("bot:random")
    page.route("**/api/tables", at_full_speed)
    card.get_by_role("button", name="Play").click()
    assert play_to_the_end(page, by_mouse) in ("won", "lost")


def at_full_speed(route: Route) -> None:
    """Bots need not wait for anybody to look."""
    wanted = route.request.post_data_json
    assert isinstance(wanted, dict)
    route.continue_(post_data=json.dumps(wanted | {"pace": 0}))


def set_up(visit: Visit) -> None:
    """Answer the questions of the set-up and begin a turn."""
    page = visit.home()
    visit.game("invader").get_by_role("button", name="Play").click()
    page.wait_for_selector(".question .option")
    for _ in range(20):
        if page.locator('.option[data-key^="move:"]').count():
            return
        before = number(page)
        page.locator(".question .option").first.click()
        page.wait_for_function(
            "n => document.querySelector('[data-number]')?.dataset.number > n", arg=before
        )
    raise AssertionError("no turn began")


def test_glowing_zones_are_the_moves_and_undo_takes_one_back(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    zone = page.locator('[data-zone="4.1"]')
    expect(zone).to_have_attribute("aria-label", re.compile("airlock 4.1"))
    before = number(page)
    zone.click()  # Jared could also fire there, but nobody is there to be hit
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before + 1))
    page.keyboard.press("u")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before))
    page.keyboard.press("y")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before + 1))


def test_what_cannot_be_done_says_why_and_the_rule_opens(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.locator(".blocked summary").click()
    line = page.locator(".blocked li").first
    rule = line.locator(".rule").inner_text()
    assert line.locator(".why").inner_text()
    line.locator(".rule").click()
    dialog = page.get_by_role("dialog", name="Rulebook")
    expect(dialog.locator("article code")).to_have_text(rule)
    dialog.get_by_role("searchbox").fill("oxygen")
    expect(dialog.locator("article")).not_to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_log_tells_every_answer_with_its_rule(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.get_by_role("tab", name="Log").click()
    log = page.locator(".log")
    expect(log.locator("h3")).to_have_text(re.compile("Round 1"))
    expect(log.locator("li").last.locator(".rule")).to_have_text(re.compile(r"^[A-Z]+-"))


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    english = page.locator(".prompt").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".prompt")).not_to_have_text(english)
    expect(page.get_by_role("tab", name="Équipe")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("La brèche")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.get_by_role("tab", name="Équipe")).to_be_visible()


def test_a_reload_comes_back_to_the_same_question(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    before, prompt = number(page), page.locator(".prompt").text_content() or ""
    page.reload()
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(before))
    expect(page.locator(".prompt")).to_have_text(prompt)


def test_an_old_link_says_so(visit: Visit) -> None:
    visit.page.goto(f"{visit.address}/table/nowhere")
    expect(visit.page.get_by_role("heading")).to_have_text("This table does not exist.")
