"""The mission editor: a mission is drawn from nothing, mended, rated, played and taken home."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from shambler.games import find
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.kernel.ruleset import Scenario
from shambler.testing import some
from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, Answer, answer, by_keyboard, by_mouse, number, over
from tests.browser.test_access import judge

pytestmark = pytest.mark.browser
GAMES = 20


def shambler(*args: object) -> Any:
    """A command as a designer runs it, and the document it prints."""
    line = [sys.executable, "-m", "shambler.cli", *map(str, args), "--json"]
    return json.loads(subprocess.run(line, capture_output=True, check=False, text=True).stdout)


def opened(visit: Visit, game: str = "invader") -> Page:
    page = visit.page
    page.goto(f"{visit.address}/editor")
    page.locator(f'[data-game="{game}"]').click()
    page.wait_for_selector(".desk")
    return page


def settled(page: Page, mistakes: int) -> None:
    """The server has looked, and found so many mistakes."""
    expect(page.locator("[data-mistakes]")).to_have_attribute("data-mistakes", str(mistakes))


def looked_at(page: Page) -> None:
    """The server has read the last stroke: what is exported has it."""
    expect(page.locator("header .names small")).to_contain_text("kept in this browser")


def found(page: Page) -> set[str]:
    names = page.locator("[data-finding]").evaluate_all("all => all.map(e => e.dataset.finding)")
    return set(names)


def point(page: Page, row: float, col: float) -> tuple[float, float]:
    """Where a cell is on the screen."""
    at = page.locator(".canvas svg").evaluate(
        """(svg, [row, col]) => {
            const spot = new DOMPoint(col * 100, row * 100).matrixTransform(svg.getScreenCTM());
            return [spot.x, spot.y];
        }""",
        [row + 0.5, col + 0.5],
    )
    return float(at[0]), float(at[1])


def tap(page: Page, row: float, col: float) -> None:
    page.mouse.click(*point(page, row, col))


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def add_goal(page: Page, count: int) -> None:
    """Objectives of one colour, so many, by the form."""
    page.keyboard.press("g")
    page.locator('[data-add="goal"]').select_option("take-objectives")
    page.locator('[data-put="goal"]').click()
    number = page.locator('[data-table="goal"] input[type="number"]').last
    number.fill(str(count))
    number.press("Tab")
    page.keyboard.press("Escape")


def exported(page: Page, file: Path) -> str:
    page.locator('[data-do="export"]').click()
    with page.expect_download() as waiting:
        page.locator('[data-do="save-file"]').click()
    waiting.value.save_as(file)
    page.keyboard.press("Escape")
    return file.read_text("utf-8")


def test_a_mission_is_drawn_mended_rated_and_played_by_mouse(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit)
    settled(page, 3)
    assert found(page) == {"no-zones", "no-goal", "no-start"}
    judge(page, "editor")

    # One tile is dragged, the other laid by a click: their borders do not fit.
    box = page.locator('[data-face="04-R"]').bounding_box()
    assert box is not None
    slot = point(page, 1, 1)
    drag(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), slot)
    settled(page, 2)
    page.locator('[data-face="01-R"]').click()
    tap(page, 1, 3)
    settled(page, 3)
    assert "mismatch" in found(page)
    expect(page.locator('[data-flaw="mismatch"] .edge')).to_have_count(1)
    page.keyboard.press("F8")
    expect(page.locator(".says")).to_contain_text("do not join")
    page.locator('[data-do="turn"]').click()
    settled(page, 2)

    page.locator('[data-tool="start"]').first.click()
    tap(page, 0, 0)
    page.locator('button[data-tool="spawn"]').click()
    tap(page, 0, 5)
    page.locator('button[data-tool="objective"]').click()
    tap(page, 1, 1)
    settled(page, 1)
    add_goal(page, 2)
    expect(page.locator("[data-finding]")).to_have_attribute("data-finding", "too-few-objectives")
    expect(page.locator('[data-do="play"]')).to_be_disabled()
    tap(page, 2, 2)
    settled(page, 0)
    expect(page.locator('[data-figure="spawns"] dd')).to_have_text("1")

    # A token is dragged to another zone, and back by Undo.
    token = page.locator('[data-thing="objective 1"]').bounding_box()
    assert token is not None
    middle = (token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    drag(page, middle, point(page, 1, 0))
    settled(page, 0)
    assert 'zone = "1.0"' in exported(page, tmp_path / "moved.toml")
    page.locator('[data-do="undo"]').click()
    settled(page, 0)

    file = tmp_path / "mine.toml"
    text = exported(page, file)
    assert '"04-R@0", "01-R@1"' in text
    verdict = shambler("check", file)
    assert verdict["ok"] and verdict["kind"] == "content of invader"
    expect(page.locator("[data-finding]")).to_have_count(1)  # a hint: it has no name yet

    page.locator("[data-rating] select").first.select_option(str(GAMES))
    page.locator('[data-squad="weakest"] input').check()
    page.locator('[data-do="rate"]').click()
    is_stopped_and_goes_on(visit)
    agrees_with_the_command_line(page, file)
    expect(page.locator("[data-rating]")).to_have_attribute("data-all", "rest", timeout=120_000)
    args = ("--games", GAMES, "--agent", "thumb", "--squad", "weakest")
    (weakest,) = shambler("rate", file, *args)[0]["standings"]
    chip = page.locator('[data-squad="weakest"] button')
    expect(chip).to_have_attribute("data-wins", str(weakest["wins"]))

    page.locator('[data-do="play"]').click()
    page.locator('[data-do="play-draft"]').click()
    page.wait_for_selector("[data-number]")
    play_a_round(page)


def is_stopped_and_goes_on(visit: Visit) -> None:
    """By the button, and when the host is away for a while: nobody has to begin again."""
    page = visit.page
    page.locator('[data-do="pause"]').click()
    expect(page.locator("[data-rating]")).to_have_attribute("data-all", "rest")
    page.locator('[data-do="rate"]').click()
    expect(page.locator('[data-do="pause"]')).to_be_visible()
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    expect(page.locator("[data-rating] .problem")).to_contain_text("does not answer")
    page.context.set_offline(False)
    expect(page.locator("[data-rating] .problem")).to_have_count(0)


def agrees_with_the_command_line(page: Page, file: Path) -> None:
    """The rating that has begun ends with the numbers of ``shambler rate``."""
    expect(page.locator("[data-rating]")).to_have_attribute("data-rating", "done", timeout=120_000)
    told = shambler("rate", file, "--games", GAMES, "--agent", "thumb")
    (stand,) = told[0]["standings"]
    said = page.locator("[data-rate]").inner_text()
    assert f"{stand['wins']} of {GAMES} won" in said
    assert said.startswith(f"{round(100 * stand['wins'] / GAMES)}")


def play_a_round(page: Page, give: Answer = by_mouse) -> None:
    """End turns as soon as can be, until the second round begins or the first was the last."""
    for _ in range(150):
        if over(page) or "Round 2" in page.locator("body").inner_text():
            return
        done = page.locator('.question .option[data-key="end"]')
        at = number(page)
        if done.count():
            give(page, [done.first], random.Random(1))
            page.wait_for_function(MOVED_ON, arg=at)
        else:
            answer(page, give, random.Random(1))
    raise AssertionError("the first round did not end")


def reach(page: Page, what: str, most: int = 120) -> None:
    """Walk to something with the Tab key."""
    for _ in range(most):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {what}")


def test_a_mission_is_drawn_mended_rated_and_played_by_keyboard(
    visit: Visit, tmp_path: Path
) -> None:
    """From the first page to the end of the first round, no mouse is touched."""
    page, keys = visit.page, visit.page.keyboard
    page.goto(f"{visit.address}/editor")
    page.wait_for_selector('[data-game="invader"]')
    reach(page, '[data-game="invader"]')
    keys.press("Enter")
    page.wait_for_selector(".desk")
    settled(page, 3)
    keys.press("t")
    while page.locator(".face.on").get_attribute("data-face") != "04-R":
        keys.press("]")
    keys.press("Enter")
    settled(page, 2)
    while page.locator(".face.on").get_attribute("data-face") != "01-R":
        keys.press("]")
    keys.press("ArrowRight")
    keys.press("Enter")
    settled(page, 3)
    keys.press("r")
    settled(page, 2)
    keys.press("Control+z")
    settled(page, 3)
    keys.press("Control+y")
    settled(page, 2)
    keys.press("a")  # the start, where the cursor is
    keys.press("Enter")
    keys.press("s")
    for _ in range(3):
        keys.press("ArrowLeft")
    keys.press("Enter")
    keys.press("o")
    keys.press("ArrowUp")
    keys.press("Enter")
    settled(page, 1)
    keys.press("g")
    reach(page, '[data-add="goal"]')
    keys.type("take objectives")
    reach(page, '[data-put="goal"]')
    keys.press("Enter")
    page.wait_for_selector('[data-table="goal"] input[type="number"]')
    keys.press("Escape")
    settled(page, 0)
    keys.press("v")
    keys.press("Enter")
    keys.press("Delete")
    settled(page, 1)
    keys.press("Control+z")
    settled(page, 0)
    reach(page, '[data-do="export"]')
    keys.press("Enter")
    reach(page, '[data-do="save-file"]')
    file = tmp_path / "keys.toml"
    with page.expect_download() as waiting:
        keys.press("Enter")
    waiting.value.save_as(file)
    keys.press("Escape")
    text = file.read_text("utf-8")
    assert 'zone = "1.4"' in text and 'zone = "1.1"' in text and 'zone = "0.1"' in text
    assert shambler("check", file)["ok"]

    reach(page, "[data-rating] .acts select")
    keys.type(str(GAMES))
    reach(page, '[data-do="rate"]')
    keys.press("Enter")
    agrees_with_the_command_line(page, file)

    reach(page, '[data-do="play"]')
    keys.press("Enter")
    reach(page, '[data-do="play-draft"]')
    keys.press("Enter")
    page.wait_for_selector("[data-number]")
    play_a_round(page, by_keyboard)


def test_a_mission_with_a_story_is_drawn_from_nothing(visit: Visit, tmp_path: Path) -> None:
    """A tile is turned from the words about it; a story card is filled in by its form, and wins."""
    page = opened(visit, "hendrix")
    settled(page, 3)
    assert found(page) == {"no-zones", "no-goal", "no-start"}
    page.locator('[data-face="3V"]').click()
    tap(page, 1, 1)
    settled(page, 2)
    page.locator('[data-face="4V"]').click()
    tap(page, 1, 3)
    settled(page, 4)
    page.keyboard.press("F8")
    page.locator('[data-do="turn-back"]').click()
    settled(page, 2)
    for tool, at in {"start": (0, 2), "spawn": (2, 5), "exit": (0, 5), "card": (1, 1)}.items():
        page.locator(f'button[data-tool="{tool}"]').click()
        tap(page, *at)
        expect(page.locator(f'.canvas [data-thing^="{tool}"]')).to_have_count(1)
    page.locator('button[data-tool="machine"]').click()
    expect(page.locator('button[data-tool="machine"]')).to_contain_text("Car")
    wide = page.locator(".tools").evaluate("bar => bar.scrollWidth - bar.clientWidth")
    assert wide <= 0  # what it puts down is chosen in the same row
    settled(page, 1)

    page.locator('[data-do="fill-in"]').click()
    expect(page.locator('[data-add="goal"]')).to_be_focused()
    page.locator('[data-add="goal"]').select_option("story")
    page.locator('[data-put="goal"]').click()
    page.keyboard.press("Escape")
    settled(page, 1)
    assert found(page) == {"story-no-end"}

    page.locator('button[data-tool="select"]').click()
    board = page.locator(".canvas").bounding_box()
    tap(page, 1, 1)
    form = page.locator("[data-inspector]")
    beside, canvas = form.bounding_box(), page.locator(".canvas").bounding_box()
    assert board and beside and canvas
    assert beside["x"] + beside["width"] <= canvas["x"]  # it covers nothing of the board
    form.get_by_role("button", name="+ Effects").click()
    form.locator("select").first.select_option("win")
    settled(page, 0)
    file = tmp_path / "story.toml"
    text = exported(page, file)
    assert 'do = "win"' in text and "[[story.card]]" in text
    verdict = shambler("check", file)
    assert verdict["ok"] and verdict["kind"] == "content of hendrix"
    page.locator('[data-do="play"]').click()
    page.locator('[data-do="play-draft"]').click()
    page.wait_for_selector("[data-number]")


DRAWN = ["invader", "living_dead", "hendrix"]


def saved_as_opened(page: Page, game: str, scenario: Scenario, file: Path) -> str:
    """To the byte; gives the text."""
    page.locator('[data-do="open"]').click()
    page.locator(f'[data-source="{scenario.key}"]').click()
    expect(page.locator("header h1")).to_have_text(scenario.name["en"])
    settled(page, 0)
    before = WORKSHOP.source(find(game), scenario.key)
    exported(page, file)
    assert file.read_bytes() == before.encode(), scenario.key
    return before


@pytest.mark.soak
@pytest.mark.parametrize("game", DRAWN)
def test_every_shipped_mission_is_saved_as_it_was_opened(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    page = opened(visit, game)
    for scenario in some(find(game).scenarios()):
        saved_as_opened(page, game, scenario, tmp_path / "same.toml")


@pytest.mark.parametrize("game", DRAWN)
def test_a_shipped_mission_is_saved_as_it_was_opened_also_after_undo(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    page = opened(visit, game)
    before = saved_as_opened(page, game, find(game).scenarios()[-1], tmp_path / "same.toml")
    page.locator('button[data-tool="spawn"]').click()
    page.locator(".canvas svg").focus()
    spawns = page.locator('[data-thing^="spawn "]')
    many = spawns.count()
    page.keyboard.press("Enter")
    expect(spawns).to_have_count(many + 1)
    looked_at(page)
    assert exported(page, tmp_path / "more.toml") != before
    page.keyboard.press("Control+z")
    expect(spawns).to_have_count(many)
    looked_at(page)
    assert exported(page, tmp_path / "same.toml") == before


def test_a_link_holds_the_whole_draft(visit: Visit) -> None:
    page = opened(visit)
    page.locator('[data-do="open"]').click()
    page.locator('[data-source="M3"]').click()
    settled(page, 0)
    page.locator('[data-do="export"]').click()
    expect(page.locator("[data-link]")).to_have_value(re.compile("#"))
    link = page.locator("[data-link]").input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("header h1")).to_have_text("The Rearguard")
    settled(page, 0)


def test_a_picture_shows_the_board_and_no_tools(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, "hendrix")
    page.locator('[data-do="open"]').click()
    page.locator('[data-source="M2"]').click()
    settled(page, 0)
    tap(page, 1, 1)  # a tile in hand
    expect(page.locator(".grip")).to_have_count(1)
    page.locator('[data-do="export"]').click()
    with page.expect_download() as waiting:
        page.locator('[data-do="save-picture"]').click()
    waiting.value.save_as(tmp_path / "board.svg")
    picture = (tmp_path / "board.svg").read_text("utf-8")
    assert "data-thing" in picture and "data-slot" not in picture and "data-aid" not in picture
    assert 'viewBox="-12 -12 624 924"' in picture


def test_the_sheet_is_printed(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit, "hendrix")
    page.locator('[data-do="open"]').click()
    page.locator('[data-source="M2"]').click()
    settled(page, 0)
    page.locator('[data-do="open"]').click()  # what lies above the board is not printed
    page.emulate_media(media="print")
    expect(page.locator("dialog")).to_be_hidden()
    sheet = page.locator(".paper article")
    expect(sheet).to_be_visible()
    expect(sheet.locator("h1")).to_have_text("Digital Clues")
    expect(page.locator(".desk")).to_be_hidden()
    assert sheet.locator("section li").count() > 12
    expect(sheet.locator("section")).to_contain_text("Penny")
    expect(sheet.locator("section")).to_contain_text("the Guardhouse")  # the goal as it is told
    rows = sheet.locator("svg .ruler").all_text_contents()
    assert rows == [*map(str, range(9)), *map(str, range(6))]  # places are told by them
    printed = page.pdf(format="A4")
    assert printed.startswith(b"%PDF") and printed.count(b"/Type /Page\n") <= 3


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """With a finger that stays on the glass."""
    glass = page.context.new_cdp_session(page)

    def touches(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touches("touchStart", start)
    for share in range(1, 11):
        across, down = (end[0] - start[0]) * share / 10, (end[1] - start[1]) * share / 10
        touches("touchMove", (start[0] + across, start[1] + down))
    touches("touchEnd")


def test_a_finger_draws_too(phone: Visit) -> None:
    page = opened(phone)
    settled(page, 3)
    page.locator('[data-face="08-R"]').tap()
    page.touchscreen.tap(*point(page, 1, 1))
    settled(page, 2)
    page.locator('button[data-tool="start"]').tap()
    page.touchscreen.tap(*point(page, 1, 1))
    settled(page, 1)
    start = page.locator('[data-thing="start 0"]')
    before = start.get_attribute("transform")
    carry(page, point(page, 1, 1), point(page, 0, 0))  # the token
    expect(start).not_to_have_attribute("transform", str(before))
    page.locator('button[data-tool="tile"]').tap()
    page.locator('[data-face="04-R"]').scroll_into_view_if_needed()
    face = page.locator('[data-face="04-R"]').bounding_box()
    assert face is not None
    carry(page, (face["x"] + 30, face["y"] + 40), point(page, 1, 3.3))  # a tile of the palette
    expect(page.locator('[data-tile="0,1"]')).to_have_count(1)
    carry(page, point(page, 1, 4), point(page, 1, 6.3))  # and of the board
    expect(page.locator('[data-tile="0,2"]')).to_have_count(1)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_mission_is_put_on_the_shelf_and_found_by_others(
    visit: Visit, another: Callable[[], Visit]
) -> None:
    page = opened(visit)
    page.locator('[data-do="open"]').click()
    page.locator('[data-source="M2"]').click()
    settled(page, 0)
    page.keyboard.press("g")
    name = page.locator("dialog textarea").first
    name.fill("Shelf by the browser")
    name.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("header h1")).to_have_text("Shelf by the browser")
    settled(page, 0)
    page.locator('[data-do="export"]').click()
    page.locator('[data-do="publish"]').click()
    expect(page.locator("[data-shelved]")).to_contain_text("as version 1")

    guest = opened(another())
    guest.locator('[data-do="open"]').click()
    card = guest.locator('[data-mission="shelf-by-the-browser"]')
    expect(card).to_contain_text("played 0 times")
    judge(guest, "shelf")
    card.locator('[data-do="trouble"]').click()
    card.locator("input").fill("The exit is hard to see.")
    card.locator("form button").click()
    expect(card).to_contain_text("Thank you")
    card.locator(".take").click()
    expect(guest.locator("header h1")).to_have_text("Shelf by the browser")
    settled(guest, 0)
    guest.locator('[data-do="export"]').click()
    expect(guest.locator('[data-do="publish"]')).to_have_text("Publish on this host")
