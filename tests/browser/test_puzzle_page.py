"""The puzzle of the day in the browser: a position is shared, published, answered, explained."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from playwright.sync_api import expect

from shambler.games import find
from shambler.kernel.match import Match
from shambler.lab.puzzle import solve
from tests.browser.conftest import Visit
from tests.browser.test_access import judge
from tests.server.test_puzzles import position

pytestmark = pytest.mark.browser


def test_a_shared_position_is_published_answered_and_explained(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    exact = solve(Match.from_position(find, position(), seed=0)).chances
    page = visit.page
    page.goto(f"{visit.address}/position#{position()}")
    page.locator('[data-do="play-on"]').click()
    page.wait_for_selector("[data-number]")
    page.locator('[data-do="position"]').first.click()
    page.locator('[data-do="publish-puzzle"]').click()
    expect(page.locator("[data-published]")).to_be_visible(timeout=60_000)

    guest = another().page
    guest.goto(f"{visit.address}/puzzle")
    aside = guest.locator('[data-puzzle="open"]')
    expect(aside).to_be_visible(timeout=60_000)
    judge(guest, "puzzle")
    expect(aside.locator("label")).to_have_count(len(exact))
    assert "%" not in aside.inner_text()
    worst = list(exact)[-1]
    guest.locator(f'input[value="{worst}"]').check()
    guest.locator('[data-do="answer"]').click()
    expect(guest.locator('[data-puzzle="answered"]')).to_be_visible()
    judge(guest, "puzzle answered")
    for key in (worst, next(iter(exact))):
        shown = guest.locator(f'[data-answer="{key}"]').get_attribute("data-chance")
        assert Fraction(shown or "") == exact[key]
    expect(guest.locator(".verdict")).to_contain_text("something better")
    steps = guest.locator("[data-line] [data-step]")  # how it is won, to the end
    assert steps.count() >= 1
    expect(steps.last).to_contain_text("100 %")
