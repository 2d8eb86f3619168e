"""The first minute: few words before the first choice, a fight soon, the question in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, number
from tests.browser.test_look import make
from tests.browser.test_whole_games import GAMES

pytestmark = pytest.mark.browser

MOST_WORDS = 25
WORDS_A_MINUTE = 200
A_PRESS = 1.5  # seconds to find a thing and press it
A_MINUTE = 60

# What stands before the first answer and is no control; or, for one who reads, all that is new.
READ = """([controls, where]) => {
  const found = [];
  const root = document.querySelector(where);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!controls && holder.closest('.option')) break;
    if (!controls && holder.closest('button, summary, a')) continue;
    if (holder.closest('.sr-only, kbd') || !holder.checkVisibility({ visibilityProperty: true }))
      continue;
    if (node.data.trim()) found.push(node.data.trim());
  }
  return found;
}"""

# The glowing zone in which an enemy stands, if there is one.
PREY = """() => {
  const middle = token => {
    const { left, right, top, bottom } = token.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const foes = [...document.querySelectorAll('.board .token.enemy')].map(middle);
  const zones = [...document.querySelectorAll('.board .target[data-zone]')];
  const holds = zone => foes.some(([x, y]) => {
    const { left, right, top, bottom } = zone.querySelector('.area').getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  });
  return zones.find(holds)?.dataset.zone ?? null;
}"""


def words(lines: list[str]) -> int:
    """How many there are to read."""
    return sum(len(re.findall(r"[\w'’-]+", line)) for line in lines)


def play_now(visit: Visit, language: str = "English") -> Page:
    """The big button."""
    page = visit.home()
    page.get_by_role("button", name=language).click()
    page.locator(".hero .primary").click()
    page.wait_for_selector(".question .option")
    return page


@pytest.mark.parametrize("who", ["visit", "phone"])
@pytest.mark.parametrize("language", ["English", "Français"])
def test_few_words_stand_before_the_first_choice(
    who: str, language: str, request: pytest.FixtureRequest
) -> None:
    page = play_now(request.getfixturevalue(who), language)
    expect(page.locator("[data-hint]")).to_be_visible()
    told = page.evaluate(READ, [False, ".ask"])
    assert 0 < words(told) <= MOST_WORDS, told


@pytest.mark.parametrize("game", GAMES)
def test_nor_do_many_in_any_other_game(phone: Visit, game: str) -> None:
    page = make(phone, game, *GAMES[game])
    told = page.evaluate(READ, [False, ".ask"])
    assert 0 < words(told) <= MOST_WORDS, told


class Reader:
    """Reads every line once, at an ordinary pace, and presses things."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.known: set[str] = set()
        self.seconds = 0.0

    def read(self, where: str) -> None:
        """All that is new there."""
        new = set(self.page.evaluate(READ, [True, where])) - self.known
        self.known |= new
        self.seconds += words(sorted(new)) * 60 / WORDS_A_MINUTE

    def answer(self, key: str) -> None:
        """Read the question and its answers, then give one."""
        self.read(".ask")
        self.seconds += A_PRESS
        before = number(self.page)
        option = self.page.locator(f'.question .option[data-key^="{key}"]').first
        option.evaluate("option => option.click()")
        self.page.wait_for_function(MOVED_ON, arg=before)


def test_the_first_fight_comes_within_a_minute_of_the_first_page(visit: Visit) -> None:
    page = visit.home()
    reader = Reader(page)
    reader.read(".hero")
    page.locator(".hero .primary").click()
    reader.seconds += A_PRESS
    page.wait_for_selector(".question .option")
    attack = page.locator(".question .row .option.fight")
    reader.answer("activate:")
    for _ in range(4):
        if attack.count():
            break
        prey = page.evaluate(PREY)
        reader.answer(f"move:{prey}" if prey else "move:")
    key = attack.first.get_attribute("data-key")
    reader.answer(str(key))
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".side .dice").first).to_be_visible()
    print(f"the first fight after {reader.seconds:.0f} s")
    assert reader.seconds <= A_MINUTE


# -- a table with a friend ---------------------------------------------------------------------


@pytest.mark.parametrize("who", ["visit", "phone"])
@pytest.mark.parametrize("game", ["invader", "invazions"])
def test_a_name_and_an_invitation_leave_the_question_in_sight(
    who: str, game: str, request: pytest.FixtureRequest
) -> None:
    visit: Visit = request.getfixturevalue(who)
    scenario = {"invader": "M1", "invazions": "labo-2"}[game]
    page = make(visit, game, scenario, ["person", "open"])
    expect(page.locator("form.name")).to_be_visible()
    expect(page.locator("[data-invitation]").get_by_role("button", name="Copy")).to_be_visible()
    expect(page.locator(".question .prompt")).to_be_in_viewport(ratio=1)
    first = page.locator(".question .option:visible, .hand .can:visible").first
    expect(first).to_be_in_viewport(ratio=0.9)


def test_the_code_of_an_invitation_is_a_tap_away(phone: Visit) -> None:
    page = make(phone, "invader", "M1", ["person", "open"])
    code = page.locator("[data-invitation] img")
    expect(code).to_have_count(0)
    page.locator("[data-do=show-code]").tap()
    expect(code).to_be_visible()
    page.locator("[data-do=show-code]").tap()
    expect(code).to_have_count(0)
