"""More than one person, and more than the present moment: invitations, hidden hands, replay."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import number
from tests.browser.test_access import judge
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser

WORDS = {"won": "You made it!", "lost": "You did not make it.", "over": "The game is over."}


def as_list(page: Page) -> None:
    """Keep the list open of the answers that the table itself shows."""
    page.evaluate("localStorage.setItem('shambler.list', 'on')")


def sit_at(visit: Visit, scenario: str, seats: list[str]) -> Page:
    """Make a table of InvaZions on the home page."""
    page = visit.home()
    as_list(page)
    card = visit.game("invazions", scenario)
    roles = ["Humans", *(f"Horde {at}" for at in range(1, len(seats)))]
    for role, who in zip(roles, seats, strict=True):
        card.get_by_label(re.compile(f"^{role}")).select_option(who)
    card.get_by_role("button", name="Play").click()
    page.wait_for_selector(".question, .curtain")
    return page


def invite(page: Page, seat: int) -> str:
    """The link that gives a seat away."""
    page.get_by_role("tab", name="Table").click()
    page.locator(f'[data-invite="{seat}"]').click()
    role = f"Horde {seat}" if seat else "Humans"
    link = page.get_by_label(re.compile(rf"^The link for ({role}|Player {seat + 1}),"))
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def join(visit: Visit, link: str, name: str) -> Page:
    """Open an invitation, say a name, sit down."""
    page = visit.page
    page.goto(link)
    assert "#" not in page.evaluate("location.href")
    as_list(page)
    page.get_by_label("What is your name?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".table")
    return page


def test_four_browsers_play_one_game_with_hidden_hands(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    host = sit_at(visit, "labo-4", ["person", "open", "open", "open"])
    pages = [host]
    for seat, name in enumerate(("Ada", "Bo", "Cy"), 1):
        pages.append(join(another(), invite(host, seat), name))
    for page in pages:
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    chance = random.Random(2)
    for _ in range(2000):
        if pages[0].locator("[data-outcome]").count():
            break
        play_one(pages, chance)
    stranger = another().page
    stranger.goto(host.url)
    humans = host.locator("[data-outcome]").get_attribute("data-outcome")
    hordes = "lost" if humans == "won" else "won"
    fared = ((host, humans), *((page, hordes) for page in pages[1:]), (stranger, "over"))
    for page, result in fared:
        end = page.locator("[data-outcome]")
        expect(end).to_have_attribute("data-outcome", str(result))
        expect(end.locator("strong")).to_have_text(WORDS[str(result)])


def play_one(pages: list[Page], chance: random.Random) -> None:
    """Whoever is asked answers; claims are what end a game of players who do not think."""
    for page in pages:
        options = page.locator(".question .option:enabled")
        if not options.count():
            continue
        before = number(page)
        claim = page.locator('.option[data-key="claim"], .option[data-key="agree"]')
        chosen = claim if claim.count() else options.nth(chance.randrange(options.count()))
        chosen.click()
        page.wait_for_function(
            "n => document.querySelector('[data-number]')?.dataset.number > n"
            " || document.querySelector('[data-outcome]')",
            arg=before,
        )
        return
    pages[0].wait_for_timeout(50)


def test_a_curtain_hides_the_hand_of_the_other(visit: Visit) -> None:
    page = sit_at(visit, "labo-2", ["person", "person"])
    curtain = page.get_by_role("region", name="Humans, it is your turn")
    expect(curtain).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)
    judge(page, "curtain")
    curtain.get_by_role("button").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    judge(page, "invazions")


def test_people_talk_and_a_bot_stands_in(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Say something").fill("<i>hello</i>")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("<i>hello</i>")
    judge(page, "players")
    before = number(page)
    page.get_by_role("button", name="Let a bot play").click()
    page.wait_for_function(
        "n => document.querySelector('.waiting') && document.querySelector('[data-number]')"
        ".dataset.number > n",
        arg=before,
    )
    page.get_by_role("button", name="Take the seat back").click()
    # The bot may have stopped before cards that are laid out on a panel.
    answers = page.locator(".question .option:visible, .question [data-do=arrange]")
    expect(answers.first).to_be_visible()
    assert number(page) > before


def test_a_game_is_scrubbed_and_branched(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    last = number(page)
    page.get_by_role("link", name="Replay").click()
    moment = page.locator("output[data-at]")
    expect(moment).to_have_attribute("data-at", "0")
    page.get_by_role("button", name="One answer forward").click()
    expect(moment).to_have_attribute("data-at", "1")
    page.get_by_role("slider").fill(str(last))
    expect(moment).to_have_attribute("data-at", str(last))
    page.get_by_role("button", name="One answer back").click()
    expect(moment).to_have_attribute("data-at", str(last - 1))
    judge(page, "replay")
    page.get_by_role("button", name="What if").click()
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(last - 1))


def test_an_invitation_that_was_used_says_so(visit: Visit, another: Callable[[], Visit]) -> None:
    host = sit_at(visit, "labo-2", ["person", "open"])
    link = invite(host, 1)
    slow = another()
    slow.page.goto(link)
    slow.page.get_by_label("What is your name?").fill("Bo")
    judge(slow.page, "join")
    join(another(), link, "Ada")
    late = another()
    late.page.goto(link)
    expect(late.page.locator("[data-taken]")).to_be_visible()
    expect(late.page.get_by_role("button", name="Sit down")).to_be_disabled()
    judge(late.page, "taken")
    slow.forgive("403")
    slow.page.get_by_role("button", name="Sit down").click()
    expect(slow.page.get_by_role("alert")).to_contain_text("used")


def test_an_open_seat_has_one_link_wherever_it_is_shown(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    host = sit_at(visit, "labo-4", ["person", "open", "open", "open"])
    panel = host.locator("[data-invitation]")
    expect(panel.locator("input")).to_have_value(re.compile("/join/"))
    link = panel.locator("input").input_value()  # beside the question
    assert invite(host, 1) == link  # beside the board, and only there
    expect(panel).to_have_count(1)
    second = invite(host, 2)
    assert second != link
    host.get_by_role("tab", name="Log").click()
    expect(panel).to_have_attribute("data-invitation", "1")
    expect(panel.locator("input")).to_have_value(link)
    assert invite(host, 2) == second
    ada = join(another(), link, "Ada")  # nothing that was sent to anybody has become void
    expect(panel).to_have_attribute("data-invitation", "2")
    expect(ada.locator("[data-invitation]")).to_have_count(0)  # her page asks for no other one
    join(another(), second, "Bo")
