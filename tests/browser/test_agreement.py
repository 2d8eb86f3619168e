"""What a table decides together: going back, and what the Hordes do; and who is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import number
from tests.browser.test_access import judge_in_both
from tests.browser.test_table import invite, join, sit_at

pytestmark = pytest.mark.browser


def two_players(visit: Visit, another: Callable[[], Visit]) -> tuple[Page, Page]:
    """Ada invites Bo to Invader; both sit at the table."""
    page = visit.home()
    card = visit.game("invader")
    card.get_by_label("Seats").select_option("2")
    card.get_by_label("Player 2").select_option("open")
    card.get_by_role("button", name="Play").click()
    page.wait_for_selector(".question")
    return page, join(another(), invite(page, 1), "Bo")


def until_asking(page: Page, other: Page) -> None:
    """Play until only the others can allow an undo."""
    button = page.locator("[data-do=undo]")
    for _ in range(60):
        if button.inner_text().strip().endswith("Ask to undo"):
            return
        play_on(page, other)
    raise AssertionError("nothing was revealed")


def play_on(page: Page, other: Page) -> None:
    """Whoever is asked ends their turn or gives the first answer."""
    asked = page if page.locator(".question .option").count() else other
    before = number(asked)
    option = asked.locator('.question .option[data-key="end"]')
    (option if option.count() else asked.locator(".question .option").first).click()
    for seen in (page, other):
        seen.wait_for_function(
            "n => document.querySelector('[data-number]').dataset.number > n", arg=before
        )


def test_going_back_needs_the_consent_of_the_others(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    ada, bo = two_players(visit, another)
    until_asking(ada, bo)
    before = number(ada)
    ada.locator("[data-do=undo]").click()
    expect(ada.get_by_role("region", name="A request")).to_contain_text("waiting for Bo")
    request = bo.get_by_role("region", name="A request")
    expect(request).to_contain_text("Do you agree?")
    judge_in_both(bo, "proposal", "[data-proposal]")
    request.get_by_role("button", name="Refuse").click()
    expect(ada.get_by_text("Bo does not want to go back")).to_be_visible()
    assert number(ada) == before
    expect(ada.locator("[data-do=undo]")).to_be_disabled()  # one does not ask twice
    play_on(ada, bo)
    until_asking(ada, bo)
    before = number(ada)
    ada.locator("[data-do=undo]").click()
    request.get_by_role("button", name="Agree").click()
    expect(ada.get_by_text("Everybody agreed")).to_be_visible()
    expect(request).to_have_count(0)
    assert number(ada) < before


def test_who_is_missing_is_said(visit: Visit, another: Callable[[], Visit]) -> None:
    ada = sit_at(visit, "labo-2", ["open", "person"])
    guest = another()
    join(guest, invite(ada, 0), "Bo")
    expect(ada.locator("[data-absent]")).to_have_count(0)
    guest.page.goto("about:blank")  # Bo, who is asked, closes the page
    expect(ada.locator("[data-absent]")).to_contain_text("It is up to Bo")


def test_hordes_see_what_was_proposed(visit: Visit) -> None:
    page = sit_at(visit, "labo-4", ["person", "person", "person", "person"])
    vote = page.locator("[data-vote]")
    for _ in range(40):
        lift_curtain(page)
        proposal = vote.filter(has_text="proposes")
        if proposal.count() and page.locator(".question .option").count():
            break
        give_any_answer(page)
    expect(vote).to_contain_text("decide")
    expect(page.locator(".option.agrees")).to_have_count(1)
    judge_in_both(page, "vote", "[data-vote]")
    before = number(page)
    page.locator(".option.agrees").click()  # two equal voices decide
    page.wait_for_function(
        "n => document.querySelector('[data-number]').dataset.number > n", arg=before
    )


def lift_curtain(page: Page) -> None:
    """Whoever is asked comes to the screen."""
    page.wait_for_selector(".curtain, .question .option, [data-outcome]")
    curtain = page.locator(".curtain button")
    if curtain.count():
        curtain.click()
        page.wait_for_selector(".question .option")


def give_any_answer(page: Page) -> None:
    """The last answer is the one that passes: so games go on."""
    before = number(page)
    page.locator(".question .option").last.click()
    page.wait_for_function(
        "n => document.querySelector('.curtain') || document.querySelector('[data-outcome]') ||"
        "document.querySelector('[data-number]')?.dataset.number > n",
        arg=before,
    )
