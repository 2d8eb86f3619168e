"""Night of the Living Dead on the page: the farmhouse, the night around it, two-sided survivors."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, by_mouse, number, play_to_the_end
from tests.browser.test_access import judge_in_both

pytestmark = pytest.mark.browser


def scene(visit: Visit, key: str) -> Page:
    """Begin a scene from the home page."""
    page = visit.home()
    visit.game("living_dead", key).get_by_role("button", name="Play").click()
    page.wait_for_selector(".question .option")
    return page


def answer(page: Page, key: str) -> None:
    """Give one answer by its key."""
    before = number(page)
    page.locator(f'.question .option[data-key="{key}"]').click()
    page.wait_for_function(
        "n => document.querySelector('[data-number]').dataset.number > n", arg=before
    )


def test_the_farmhouse_has_windows_doors_and_a_stairway(visit: Visit) -> None:
    page = scene(visit, "S1")
    expect(page.locator(".board g.window")).to_have_count(11)
    expect(page.locator(".board g.door")).to_have_count(2)
    expect(page.locator(".board g.stairs")).to_have_count(1)
    expect(page.locator(".board .floor.porch")).to_have_count(3)
    answer(page, "activate:ben")
    leaves = page.locator(".board g.door.closed")
    closed = leaves.count()
    page.locator('[data-opening="X01"]').click()  # the front door, on the board
    expect(leaves).to_have_count(closed - 1)


def test_fields_woods_graves_and_a_car_are_drawn(visit: Visit) -> None:
    page = scene(visit, "S6")
    for kind in ("corn", "woods", "grave", "road", "wreck"):
        assert page.locator(f".board .floor.{kind}").count() > 0
    expect(page.locator('[data-token="johnnys-car"] path')).not_to_have_count(0)


def test_a_sign_of_trust_brings_colour(visit: Visit) -> None:
    page = scene(visit, "S1")
    expect(page.locator(".ground.film")).to_have_count(1)  # all in Romero mode: black and white
    sheet = page.locator(".sheet").filter(has_text="Winchester")
    giver = str(sheet.get_attribute("data-sheet"))
    expect(sheet).to_contain_text("Romero")
    sheet.locator("summary").click()
    expect(sheet.locator(".side")).to_have_count(2)  # both sides can be read
    answer(page, f"activate:{giver}")
    hand_on_the_rifle(page, giver)
    expect(page.locator(f".sheet.zombicide[data-sheet={giver}]")).to_be_visible()
    expect(page.locator(".ground.film")).to_have_count(0)
    judge_in_both(page, "both modes", ".sheet.zombicide")


def hand_on_the_rifle(page: Page, giver: str) -> None:
    """Trade: on the panel the rifle goes from the giver to an empty hand of the other one."""
    trade = page.locator('.question .option[data-key^="trade:"]').first
    answer(page, str(trade.get_attribute("data-key")))
    panel = page.locator("[data-inventory]")
    expect(panel.locator(".person")).to_have_count(2)
    panel.locator("[data-gear=winchester-94]").click()
    name = re.compile(giver, re.IGNORECASE)
    other = panel.locator(".person").filter(has_not=page.locator("header", has_text=name))
    other.locator(".slot .empty:enabled").first.click()
    expect(other.locator(".slot [data-gear=winchester-94]")).to_be_visible()
    before = number(page)
    page.locator("[data-do=arrange]").click()
    page.wait_for_function(MOVED_ON, arg=before)
    expect(panel).to_have_count(0)


def test_a_scene_is_played_to_its_end(visit: Visit) -> None:
    page = scene(visit, "S7")
    assert play_to_the_end(page, by_mouse) in ("won", "lost")


def test_a_telephone_shows_the_whole_farm(phone: Visit) -> None:
    page = scene(phone, "S10")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    for _ in range(6):
        before = number(page)
        page.locator(".question .option:visible").last.tap()
        page.wait_for_function(
            "n => document.querySelector('[data-number]').dataset.number > n", arg=before
        )
