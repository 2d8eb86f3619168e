"""Dawn of the Zeds from its first question to its epilogue, alone and against each other."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from shambler.games import find
from shambler.kernel.match import Match, Question
from tests.browser.conftest import Visit
from tests.browser.player import number, over
from tests.browser.test_access import judge
from tests.browser.test_dawn import seeded_game, shown, wait_after
from tests.browser.test_table import join

pytestmark = pytest.mark.browser

MOST = 500  # answers of a game
LOOK = "ability:intelligence"  # at the top Event card


def click_on(page: Page, target: Locator) -> None:
    """The mouse on the upper edge of a glowing place; of several things there, the last."""
    box = target.locator(".ring").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 8)
    menu = page.locator(".popover [data-key]")
    if menu.count():
        menu.last.click()


def hasty(page: Page, chance: random.Random) -> None:
    """One who marches and fights on the board, and is soon done with a turn."""
    before, done = number(page), page.locator('.closers [data-key="done"]')
    targets = page.locator(".board .target")
    if done.count() and chance.random() < 0.5:
        done.click()
    elif targets.count():
        click_on(page, targets.nth(chance.randrange(targets.count())))
    else:
        chance.choice(shown(page)).click()
    wait_after(page, before)


def test_a_whole_basic_game_is_played_by_mouse(visit: Visit) -> None:
    page = seeded_game(visit, 4)
    chance, answers = random.Random(3), 0
    while over(page) is None and answers < MOST:
        hasty(page, chance)
        answers += 1
    assert over(page) in ("won", "lost") and answers > 20
    expect(page.locator("[data-epilogue]")).to_contain_text("Units still standing")
    judge(page, "the end of a Basic Game")


# -- a Versus game ---------------------------------------------------------------------------------


def versus_table(visit: Visit, seats: int, guest: str) -> Page:
    """A Versus table made on the home page; the Zeds are somebody else's."""
    page = visit.home()
    card = visit.game("dawn", "basic")
    card.get_by_text("Game options").click()
    card.get_by_label("Versus").check()
    card.get_by_label("Seats").select_option(str(seats))
    card.get_by_label(re.compile("^Zeds")).select_option(guest)
    card.get_by_role("button", name="Play").click()
    page.wait_for_selector(".dawn .board")
    return page


def test_five_sit_at_a_versus_table_and_the_last_one_plays_the_zeds(visit: Visit) -> None:
    page = visit.home()
    card = visit.game("dawn", "basic")
    sizes = card.get_by_label("Seats").locator("option")
    expect(sizes).to_have_text(["1", "2", "3", "4"])
    card.get_by_text("Game options").click()
    card.get_by_label("Versus").check()
    expect(sizes).to_have_text(["2", "3", "4", "5"])
    versus_table(visit, 5, "bot:thumb")
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".side .seats li")).to_have_count(5)
    expect(page.locator(".side .seats li").last).to_contain_text("Zeds")


def invitation_to_the_zeds(page: Page) -> str:
    """The link of the open seat."""
    link = page.locator("[data-invitation] input")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def answered_by_touch(page: Page, chance: random.Random) -> None:
    """A tap on one of the answers that the telephone shows."""
    before = number(page)
    group = page.locator(".question .tabs button")
    if group.count():
        group.nth(chance.randrange(group.count())).tap()
    chance.choice(shown(page)).tap()
    page.wait_for_function(
        "n => document.querySelector('[data-outcome]') || "
        "document.querySelector('[data-number]')?.dataset.number > n",
        arg=before,
    )


def whose(heroes: Page, zeds: Page) -> Page | None:
    """Whoever is asked; null when it is over. Never both."""
    for page in (heroes, zeds):
        page.wait_for_function(
            """() => document.querySelector('[data-outcome], .question .option, .question .waiting')
                && !document.querySelector('[aria-busy=true]')"""
        )
    if over(heroes) is not None:
        return None
    asked = [page for page in (heroes, zeds) if page.locator(".question .option").count()]
    assert len(asked) <= 1
    return asked[0] if asked else None


def test_a_versus_game_is_played_in_two_browsers(visit: Visit, phone: Visit) -> None:
    heroes = versus_table(visit, 2, "open")
    zeds = join(phone, invitation_to_the_zeds(heroes), "Zoe")
    chance, turns = random.Random(8), dict.fromkeys(("heroes", "zeds"), 0)
    for _ in range(MOST):
        if over(heroes) is not None:
            break
        page = whose(heroes, zeds)
        if page is heroes:
            turns["heroes"] += 1
            hasty_one(heroes, chance)
        elif page is zeds:
            turns["zeds"] += 1
            if turns["zeds"] == 1:
                expect(zeds.locator('[data-stock="zeds-actions"] b')).to_have_text("2")
                judge(zeds, "the Zeds on a telephone")
            answered_by_touch(zeds, chance)
    assert min(turns.values()) > 5
    expect(zeds.locator("[data-outcome]")).to_be_visible()
    ends = {over(heroes), over(zeds)}
    assert ends == {"won", "lost"}  # one of the two


def hasty_one(page: Page, chance: random.Random) -> None:
    """As alone, but it may be the other one's question that follows."""
    before, done = number(page), page.locator('.closers [data-key="done"]')
    option = done if done.count() and chance.random() < 0.7 else chance.choice(shown(page))
    option.click()
    page.wait_for_function(
        "n => document.querySelector('[data-outcome]') || "
        "document.querySelector('[data-number]')?.dataset.number > n",
        arg=before,
    )


def played_until(scenario: str, wanted: Callable[[Question], bool], prefer: str = "") -> str:
    """A Versus game at a question of some kind, as a file."""
    for seed in range(80):
        match, chance = Match.new(find("dawn"), scenario, seed=seed, versus=True), random.Random(1)
        for _ in range(150):
            asked = match.decision
            if asked is None:
                break
            if wanted(asked):
                return match.text()
            liked = [option for option in asked.options if option.key == prefer]
            match.play(chance.choice(liked or asked.options), seat=asked.seats[0])
    raise AssertionError("it never came")


def may_look(asked: Question) -> bool:
    """Could the Hero side look at the top Event card?"""
    return any(option.key.startswith(LOOK) for option in asked.options)


def uploaded(visit: Visit, record: str) -> Page:
    """A table that goes on where a file ends; every seat is the visitor's."""
    page = visit.home()
    upload = """async record => (await (await fetch('/api/tables/upload', {method: 'POST',
        headers: {'content-type': 'application/json'}, body: JSON.stringify({record})})).json())
        .table"""
    page.goto(f"{visit.address}/table/{page.evaluate(upload, record)}")
    lift = page.locator(".curtain button")
    lift.or_(page.locator(".question .option").first).first.wait_for()
    if lift.count():
        lift.click()
    return page


def test_ghost_chooses_among_dice_that_are_drawn(visit: Visit) -> None:
    record = played_until("directors-cut", lambda asked: asked.kind == "keep-dice", "dare:spoil")
    page = uploaded(visit, record)
    expect(page.locator(".question")).to_contain_text("Which dice count?")
    expect(page.locator(".question [data-lead]")).to_have_attribute("data-lead", "ghost")
    first = page.locator('.question .option[data-key^="dice:"]').first
    faces = (first.get_attribute("data-key") or "").removeprefix("dice:").split("+")
    expect(first.locator("svg.picture")).to_have_count(len(faces))
    assert first.locator("circle").count() == sum(map(int, faces))  # its pips
    before = number(page)
    first.click()
    wait_after(page, before)
    expect(page.locator("[data-opponents]")).to_contain_text("Ghost")


def heard(page: Page) -> list[dict[str, Any]]:
    """Every message that a page receives from now on."""
    found: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: found.append(json.loads(frame)))

    page.on("websocket", listen)
    return found


def test_what_the_heroes_looked_at_stays_hidden_from_the_zeds(visit: Visit, phone: Visit) -> None:
    heroes = uploaded(visit, played_until("brains", may_look))
    heroes.get_by_role("tab", name="Table").click()
    heroes.locator('[data-invite="1"]').click()
    messages = heard(phone.page)
    zeds = join(phone, invitation_to_the_zeds(heroes), "Zoe")
    heroes.get_by_role("tab", name="Team").click()
    expect(heroes.locator("[data-known]")).to_have_count(0)
    before = number(heroes)
    heroes.locator(f'.question [data-key^="{LOOK}"]').first.dispatch_event("click")
    wait_after(heroes, before)
    known = heroes.locator("[data-known]")
    expect(known).to_contain_text("the next Event is")
    card = known.inner_text().removeprefix("Known: the next Event is ").removesuffix(".")
    expect(zeds.locator(f'[data-number="{number(heroes)}"]')).to_have_count(1)
    expect(zeds.locator("[data-known]")).to_have_count(0)
    views = [found for message in messages for found in views_in(message)]
    assert views and all(view["next_event"] is None for view in views)
    assert card not in zeds.locator("body").inner_text()


def views_in(message: object) -> list[dict[str, Any]]:
    """Every view of the table in a message."""
    if isinstance(message, list):
        return [found for part in message for found in views_in(part)]
    if not isinstance(message, dict):
        return []
    if "next_event" in message:
        return [message]
    return [found for part in message.values() for found in views_in(part)]
