"""Plays a table by clicking, tapping or typing, as somebody would who reads only the page."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOVED_ON = """number => document.querySelector('[data-outcome]')
    || (document.querySelector('[data-number]')?.dataset.number > number
        && document.querySelector('.question .option')
        && !document.querySelector('[aria-busy=true]'))"""

Answer = Callable[[Page, list[Locator], random.Random], None]


def number(page: Page) -> int:
    """The number of the question on the page."""
    return int(page.get_attribute("[data-number]", "data-number") or "0")


def over(page: Page) -> str | None:
    """``won`` or ``lost`` once the game is over."""
    end = page.locator("[data-outcome]")
    return end.get_attribute("data-outcome") if end.count() else None


IDLE = ("trade", "reorganize", "discard", "noise", "search", "remote")


def interesting(page: Page) -> list[Locator]:
    """The answers a trigger-happy player looks at: so games end soon, if badly."""
    options = page.locator(".question .option")
    keys = [str(key) for key in options.evaluate_all("all => all.map(o => o.dataset.key)")]
    folded = options.evaluate_all("all => all.map(o => o.closest('details') !== null)")
    shots = [at for at, key in enumerate(keys) if key.startswith("fire:") and not folded[at]]
    others = [at for at, key in enumerate(keys) if not key.startswith(IDLE) and not folded[at]]
    if all(key.startswith("take:") for key in keys):
        return [options.first]  # it is always the same one who is hit
    shown = [at for at in range(len(keys)) if not folded[at]]
    return [options.nth(at) for at in shots or others or shown]


def sure(page: Page) -> None:
    """Say yes where the page asks again: friends are in danger."""
    doubt = page.locator("dialog [data-key]")
    if doubt.count():
        if page.locator(
            "dialog [role=alert]"
        ).count():  # what is dangerous is not the first to press
            expect(page.locator("dialog .primary")).to_have_attribute("data-do", "better-not")
        doubt.first.click()


def lay_out(page: Page) -> bool:
    """Confirm the inventory as it is proposed; false: none is asked for."""
    confirm = page.locator("[data-do=arrange]")
    if not confirm.count():
        return False
    if confirm.is_disabled():  # something has to go
        page.locator("details[data-list] > summary").click()
        page.locator(".question .option").first.click()
    else:
        confirm.focus()
        page.keyboard.press("Enter")
    return True


def answer(page: Page, give: Answer, chance: random.Random) -> None:
    """Give one answer and wait for the next question."""
    before: Any = number(page)
    if not lay_out(page):
        give(page, interesting(page), chance)
        sure(page)
    page.wait_for_function(MOVED_ON, arg=before)


def play_to_the_end(page: Page, give: Answer, most: int = 3000) -> str:
    """Answer until the game is over; says how it ended."""
    chance = random.Random(6)
    page.wait_for_selector(".question .option")
    for _ in range(most):
        end = over(page)
        if end is not None:
            return end
        answer(page, give, chance)
    raise AssertionError("the game did not end")


def by_mouse(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Click on a glowing part of the board where there is one, otherwise on a button."""
    targets = page.locator(".board .target")
    count = targets.count()
    if not count or chance.random() < 0.5:
        chance.choice(options).click()
        return
    targets.nth(chance.randrange(count)).click(force=True)
    menu = page.locator(".popover [data-key]")
    if menu.count():
        menu.last.click()


def by_touch(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Tap on a button; if its verb is not the open one, on the verb first."""
    option = chance.choice(options)
    if not option.is_visible():
        verbs = option.evaluate("o => o.closest('[data-verbs]').dataset.verbs")
        page.locator(f"[data-group={verbs}]").tap()
    option.tap()


def by_keyboard(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Press the key of an answer; answers without one are reached and pressed."""
    option = chance.choice(options)
    key = option.locator("kbd")
    if key.count():
        for letter in key.inner_text().lower():  # the verb, then which
            page.keyboard.press(letter)
    else:
        option.focus()
        page.keyboard.press("Enter")
