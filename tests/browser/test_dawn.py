"""Dawn of the Zeds on the page: played by mouse, by keys and by touch, and what it shows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Answer, number, over
from tests.browser.test_access import judge, judge_in_both, speak

pytestmark = pytest.mark.browser

TURNS = 3


def basic_game(visit: Visit, scenario: str = "basic") -> Page:
    """Begin a game from the home page."""
    page = visit.home()
    visit.game("dawn", scenario).get_by_role("button", name="Play").click()
    page.wait_for_selector(".question .option")
    return page


def seeded_game(visit: Visit, seed: int) -> Page:
    """A Basic Game whose dice and cards are always the same."""
    page = visit.home()
    script = """async seed => (await (await fetch('/api/tables', {method: 'POST',
        headers: {'content-type': 'application/json'}, body: JSON.stringify({game: 'dawn',
        scenario: 'basic', seats: ['person'], seed})})).json()).table"""
    page.goto(f"{visit.address}/table/{page.evaluate(script, seed)}")
    page.wait_for_selector(".question .option")
    return page


def wait_after(page: Page, before: int) -> None:
    """Wait for the next question, or for the end."""
    page.wait_for_function(
        """n => document.querySelector('[data-outcome]')
            || (document.querySelector('[data-number]')?.dataset.number > n
                && document.querySelector('.question .option'))""",
        arg=before,
    )


def until(
    page: Page,
    wanted: Callable[[], bool],
    chance: random.Random,
    choices: Callable[[Page], list[Locator]] | None = None,
) -> None:
    """Answer anything, or one of some choices, until something is there."""
    for _ in range(120):
        if wanted():
            return
        assert over(page) is None, "the game ended too soon"
        before = number(page)
        chance.choice((choices or shown)(page)).click()
        wait_after(page, before)
    raise AssertionError("it never came")


def shown(page: Page) -> list[Locator]:
    """The answers that are not folded away."""
    return page.locator(".question .option:visible").all()


def bold(page: Page) -> list[Locator]:
    """Schmidt leaves the town for the tracks, where the Zeds are; everybody else does anything."""
    face = page.locator('.roster [data-actor="schmidt"][aria-pressed="false"]')
    if face.count():
        face.click()
    marches = '.question .option[data-key^="move:schmidt>"]:not([data-key$=">TC"]):visible'
    return page.locator(marches).all() or shown(page)


def turn(page: Page) -> int:
    """The number of the turn."""
    return int(page.locator(".status .turn").inner_text().split()[-1])


def play_turns(page: Page, give: Answer) -> None:
    """Some turns; a lost town ends them, too."""
    chance = random.Random(11)
    for _ in range(200):
        if over(page) is not None or turn(page) > TURNS:
            return
        before = number(page)
        give(page, shown(page), chance)
        wait_after(page, before)
    raise AssertionError("the turns did not pass")


def on_the_board(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Pick somebody up where there is a choice, then click on a glowing place."""
    people = page.locator(".board .able")
    if people.count():
        people.nth(chance.randrange(people.count())).click()
        expect(page.locator(".board .able.picked")).to_have_count(1)
    targets = page.locator(".board .target")
    if not targets.count() or chance.random() < 0.25:
        chance.choice(shown(page)).click()
        return
    targets.nth(chance.randrange(targets.count())).focus()
    box = page.locator(".board .target:focus .ring").bounding_box()
    assert box is not None
    page.locator(".board .target:focus").dispatch_event(
        "click", {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + 3}
    )
    menu = page.locator(".popover [data-key]")
    if menu.count():
        menu.last.click()


def by_keys(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Choose a face with the keyboard, then type the letters of an answer."""
    faces = page.locator(".roster button")
    if faces.count():
        faces.nth(chance.randrange(faces.count())).focus()
        page.keyboard.press("Enter")
        expect(page.locator('.roster [aria-pressed="true"]')).to_have_count(1)
    option = chance.choice([each for each in shown(page) if each.locator("kbd").count()])
    for letter in option.locator("kbd").inner_text().lower():
        page.keyboard.press(letter)


def by_touch(page: Page, options: list[Locator], chance: random.Random) -> None:
    """Tap on a place of the strip, or on an answer."""
    place = page.locator(".strip .target").first
    if place.count() and chance.random() < 0.5:
        place.focus()
        page.keyboard.press("Enter")
        menu = page.locator(".popover [data-key]")
        if menu.count():
            menu.first.tap()
        return
    chance.choice(options).tap()


def test_the_table_shows_what_lies_on_it(visit: Visit) -> None:
    page = basic_game(visit)
    expect(page.locator(".ask [data-event]")).to_be_visible()
    expect(page.locator('[data-stock="ammo"] b')).to_have_text("4")
    expect(page.locator('[data-stock="infection"]')).to_have_count(0)  # not in the Basic Game
    expect(page.locator(".status [aria-current=step]")).to_have_count(1)
    for hero in ("hunt", "hernandez", "piazza", "schmidt", "furies"):
        expect(page.locator(f'.board [data-token="{hero}"]')).to_have_attribute("data-at", "TC")
    assert page.locator(".board [data-token^=z]").count() >= 4  # one on every track
    expect(page.locator(".board [data-place]")).to_have_count(34)  # 4 tracks of 8, TC, Cemetery


def test_whoever_is_picked_shows_where_they_can_go(visit: Visit) -> None:
    page = basic_game(visit)
    until(page, lambda: page.locator(".roster").count() > 0, random.Random(2))
    page.locator('.roster [data-actor="hunt"]').click()
    expect(page.locator('.board [data-token="hunt"] .picked')).to_have_count(1)
    verbs = page.locator(".verbs .option")
    keys = verbs.evaluate_all("all => all.map(o => o.dataset.key)")
    assert keys and all(":hunt" in key for key in keys)
    before, ammo = number(page), page.locator('[data-stock="ammo"] b').inner_text()
    page.locator('.verbs [data-key="move:hunt>H-1"]').hover()
    expect(page.locator('.board .target.lit[data-place="H-1"]')).to_have_count(1)
    page.locator('.board .target[data-place="H-1"]').click()
    wait_after(page, before)
    expect(page.locator('.board [data-token="hunt"]')).to_have_attribute("data-at", "H-1")
    expect(page.locator('[data-stock="ammo"] b')).to_have_text(ammo)


def test_a_combat_shows_its_odds(visit: Visit) -> None:
    page = seeded_game(visit, 10)
    odds = page.locator("[data-fight] [data-odds]")
    until(page, lambda: odds.count() > 0, random.Random(5), bold)
    wins = int(odds.get_attribute("data-odds") or "-1")
    assert 0 <= wins <= 100
    assert f"{wins} %" in odds.inner_text() and f"{100 - wins} %" in odds.inner_text()
    expect(page.locator("[data-fight] .columns .end")).to_have_count(1)
    judge(page, "combat")


def test_turns_are_played_on_the_board(visit: Visit) -> None:
    page = basic_game(visit)
    play_turns(page, on_the_board)
    judge_in_both(page, "Dawn", ".status, .ending")


def test_turns_are_played_with_the_keyboard_alone(visit: Visit) -> None:
    play_turns(basic_game(visit), by_keys)


def test_a_telephone_shows_one_track_at_a_time(phone: Visit) -> None:
    page = basic_game(phone)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    tabs = page.locator(".phone .tabs button")
    expect(tabs).to_have_count(5)
    for at in (0, 4):
        tabs.nth(at).tap()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.strip [data-place="TC"]')).to_be_visible()
    judge(page, "telephone")
    play_turns(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_highest_level_has_all_its_instruments(visit: Visit, language: str) -> None:
    page = basic_game(visit, "directors-cut")
    speak(page, language)
    for stock in ("supplies", "ammo", "infection", "chaos"):
        expect(page.locator(f'[data-stock="{stock}"]')).to_be_visible()
    for place in ("T-5", "HB1", "LAB", "CAMP", "JAIL"):
        expect(page.locator(f'.board [data-place="{place}"]')).to_have_count(1)
    judge(page, "Level V")


# -- reference at hand -----------------------------------------------------------------------------


def test_whatever_is_looked_at_says_in_words_what_it_is(visit: Visit) -> None:
    page = seeded_game(visit, 10)
    card = page.locator("[role=tooltip]")
    page.locator(".board [data-token^=z]").first.hover()
    expect(card).to_contain_text("Regular Zeds")
    expect(card).to_contain_text(re.compile(r"Strength\s*\d+ \(full \d+, weak \d+\)"))
    expect(card).to_contain_text("values: seen in public")  # where it comes from
    page.locator(".ask [data-event]").hover()
    expect(card).to_contain_text(re.compile("Event, Act I"))
    page.mouse.move(640, 790)
    expect(card).to_have_count(0)
    page.locator('.board [data-place="F-4"]').focus()  # Civilians live there
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card).to_contain_text("St. Thomas")
    expect(card).to_contain_text("1 column for the defenders")
    expect(card).to_contain_text("Civilians")
    page.locator('.roster [data-actor="hunt"], [data-person="hunt"] svg').first.hover()
    expect(card).to_contain_text("Sheriff Hunt")
    expect(card).to_contain_text("Tough: a die for every Hit; from 4 on it is cancelled.")


def test_the_legend_tells_signs_letters_and_origins(visit: Visit) -> None:
    page = basic_game(visit)
    page.get_by_role("button", name="Legend").click()
    legend = page.get_by_role("dialog")
    expect(legend).to_contain_text("A dashed rim: the weak side.")
    expect(legend.locator('[data-origin="hand-to-hand"]')).to_contain_text("seen in public")
    expect(legend.locator('[data-origin="optional-rules"]')).to_contain_text("rebuilt by us")
    judge(page, "legend")


def test_a_finger_that_rests_opens_the_card_and_does_nothing_else(phone: Visit) -> None:
    page = seeded_game(phone, 10)
    until(page, lambda: page.locator(".roster").count() > 0, random.Random(2))
    assert (page.locator(".roster").bounding_box() or {"height": 0})["height"] > 50
    face, before = page.locator('.roster [data-actor="hunt"]'), number(page)
    box = face.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("[role=tooltip]")).to_contain_text("Sheriff Hunt")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert number(page) == before
    expect(page.locator('.roster [data-actor="hernandez"]')).to_have_attribute(
        "aria-pressed", "true"
    )
