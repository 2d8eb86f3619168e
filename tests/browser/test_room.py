"""What finds room: names, cards and advice on large and small screens, also in French."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import shambler
from shambler.agents import make as make_agent
from shambler.agents.base import play_on
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import speak
from tests.browser.test_look import give, make

pytestmark = pytest.mark.browser

INSIDE = """([inner, outer]) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return a.top >= b.top - 1 && a.top < b.bottom - 40;
}"""


def wide(page: Page) -> int:
    """How wide the page is; a telephone makes its window as wide as that."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def laden() -> str:
    """A position in which several people carry cards in their packs."""
    match = shambler.new("living_dead", "S1", seed=11)
    play_on(match.game, dict.fromkeys(match.seats, make_agent("thumb", 3)), 140)
    return match.position()


def test_what_survivors_carry_never_widens_a_telephone(phone: Visit) -> None:
    page = phone.home()
    speak(page, "Français")
    page.goto(f"{phone.address}/position#{laden()}")
    page.reload()
    page.locator("[data-do=play-on]").tap()
    expect(page.locator(".sheet .bare").first).to_be_visible()
    assert wide(page) == PHONE["width"]


def test_four_sides_stand_in_a_row_with_their_names(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-4", ["person", *["bot:thumb"] * 3])
    names = page.locator(".seat .who b")
    expect(names).to_have_count(3)
    cut = names.evaluate_all("all => all.filter(b => b.scrollWidth > b.parentElement.clientWidth)")
    assert cut == []


def test_whoever_may_act_is_shown_by_face(visit: Visit) -> None:
    page = make(visit, "living_dead", "S1", ["person"])
    faces = page.locator('.question .option[data-key^="activate:"] svg.picture')
    expect(faces).to_have_count(6)
    assert len(set(faces.evaluate_all("all => all.map(face => face.innerHTML)"))) == 6


def test_advice_is_seen_at_once_under_its_question(visit: Visit) -> None:
    page = make(visit, "living_dead", "S1", ["person"])
    give(page, "activate:ben")
    ask = page.locator("div.ask")
    ask.evaluate("ask => ask.scrollTo(0, ask.scrollHeight)")
    page.locator("[data-do=advise]").click()
    advice = page.locator("[data-advice]")
    expect(advice).to_be_visible(timeout=120_000)
    both = [advice.element_handle(), ask.element_handle()]
    page.wait_for_function(INSIDE, arg=both)
    page.wait_for_function(INSIDE, arg=[page.locator(".head").element_handle(), both[1]])
    alike = advice.locator("li.best").count()
    marks = page.locator(".question .option.advised").count()
    assert marks == (alike if alike <= 3 else 0)
