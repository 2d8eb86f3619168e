"""What is opened: another game's file, broken and huge files, cut links, a draft in two windows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from shambler.games import find
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.server.workshop.doors import LONGEST
from tests.browser.conftest import Visit
from tests.browser.test_editor import carry, exported, looked_at, opened, point, settled

pytestmark = pytest.mark.browser
NOTICE = "[data-notice=not-opened]"


def shipped(page: Page, scenario: str, name: str) -> None:
    page.locator('[data-do="open"]').click()
    page.locator(f'[data-source="{scenario}"]').click()
    expect(page.locator("header h1")).to_have_text(name)
    settled(page, 0)


def bring(page: Page, file: Path) -> None:
    """Choose a file in the dialog, which stays open."""
    if not page.locator("dialog").count():
        page.locator('[data-do="open"]').click()
    page.locator('[data-do="file"]').set_input_files(file)


def test_a_file_of_another_game_is_named_and_opened_there(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit)
    shipped(page, "M3", "The Rearguard")
    file = tmp_path / "scene.toml"
    file.write_text(WORKSHOP.source(find("living_dead"), "S1"), "utf-8")
    bring(page, file)
    notice = page.locator(f"dialog {NOTICE}")
    expect(notice).to_contain_text("This is a file for Night of the Living Dead")
    expect(page.locator("header h1")).to_have_text("The Rearguard")
    settled(page, 0)
    notice.locator('[data-do="open-there"]').click()
    expect(page).to_have_url(f"{visit.address}/editor/living_dead")  # nothing left behind the #
    expect(page.locator("header h1")).not_to_have_text("The Rearguard")
    expect(page.locator("[data-tile]")).not_to_have_count(0)
    settled(page, 0)
    assert exported(page, tmp_path / "again.toml") == file.read_text("utf-8")


def test_what_is_no_draft_is_refused_and_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit)
    shipped(page, "M3", "The Rearguard")
    before = exported(page, tmp_path / "before.toml")
    whole = WORKSHOP.source(find("invader"), "M1")
    file = tmp_path / "mission.toml"
    said = {
        whole[: len(whole) // 2].rpartition("[")[0] + "[[spawn": "line",
        "# much\n" * LONGEST: "too large",
        "x = 1\n" + "#" * LONGEST: str(LONGEST),
        "\x00\x01": "line",
    }
    visit.forgive("status of 4")
    for text, why in said.items():
        file.write_text(text, "utf-8")
        bring(page, file)
        expect(page.locator(f"dialog {NOTICE}")).to_contain_text(why)
        page.locator(f"dialog {NOTICE} button").click()
        expect(page.locator(NOTICE)).to_have_count(0)
    page.keyboard.press("Escape")
    assert exported(page, tmp_path / "after.toml") == before
    file.write_text(whole, "utf-8")  # the same file, mended
    bring(page, file)
    expect(page.locator("header h1")).not_to_have_text("The Rearguard")
    page.locator('[data-do="undo"]').click()
    expect(page.locator("header h1")).to_have_text("The Rearguard")


def test_a_cut_link_says_so_and_leaves_the_own_draft_alone(visit: Visit) -> None:
    page = opened(visit)
    shipped(page, "M3", "The Rearguard")
    page.locator('[data-do="export"]').click()
    expect(page.locator("[data-link]")).to_have_value(re.compile("#"))
    link = page.locator("[data-link]").input_value()
    page.keyboard.press("Escape")
    shipped(page, "M1", name_of("M1"))
    for cut in (link[: len(link) // 2], f"{link}~", link.partition("#")[0] + "#none"):
        page.goto("about:blank")
        page.goto(cut)
        expect(page.locator(NOTICE)).to_contain_text("cut off or broken")
        expect(page.locator("header h1")).to_have_text(name_of("M1"))
    page.goto("about:blank")
    page.goto(link)  # whole, it lies above the own draft, which undo brings back
    expect(page.locator("header h1")).to_have_text("The Rearguard")
    settled(page, 0)
    page.locator('[data-do="undo"]').click()
    expect(page.locator("header h1")).to_have_text(name_of("M1"))
    looked_at(page)
    page.reload()  # the link is not opened once more
    expect(page.locator("header h1")).to_have_text(name_of("M1"))


def test_two_windows_with_one_draft_are_told_of_each_other(visit: Visit) -> None:
    page = opened(visit)
    shipped(page, "M1", name_of("M1"))
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("header h1")).to_have_text(name_of("M1"))
    expect(page.locator("[data-notice]")).to_have_count(0)
    shipped(other, "M3", "The Rearguard")
    notice = page.locator("[data-notice=elsewhere]")
    expect(notice).to_be_visible()
    expect(page.locator("header h1")).to_have_text(name_of("M1"))
    page.locator('button[data-tool="spawn"]').click()
    page.locator(".canvas svg").focus()
    spawns = page.locator('[data-thing^="spawn "]')
    many = spawns.count()
    page.keyboard.press("Enter")
    expect(spawns).to_have_count(many + 1)
    expect(page.locator("header .names small")).to_contain_text("not kept")
    assert "The Rearguard" in kept(page)  # the other window's is not written over
    notice.locator('[data-do="stay"]').click()
    expect(notice).to_have_count(0)
    looked_at(page)
    assert "The Rearguard" not in kept(page)
    told = other.locator("[data-notice=elsewhere]")
    expect(told).to_be_visible()
    told.locator('[data-do="follow"]').click()
    expect(other.locator("header h1")).to_have_text(name_of("M1"))
    expect(other.locator('[data-thing^="spawn "]')).to_have_count(many + 1)
    other.locator('[data-do="undo"]').click()
    expect(other.locator("header h1")).to_have_text("The Rearguard")


def test_a_finger_drops_a_tile_beside_the_bar_of_the_selection(phone: Visit) -> None:
    page = opened(phone)
    settled(page, 3)
    page.locator('[data-face="08-R"]').tap()
    page.touchscreen.tap(*point(page, 1, 1))
    settled(page, 2)
    bar = page.locator(".middle [data-inspector]")
    expect(bar).to_be_visible()
    canvas, below = page.locator(".canvas").bounding_box(), bar.bounding_box()
    assert canvas is not None and below is not None
    assert below["y"] >= canvas["y"] + canvas["height"]  # it covers no slot
    page.locator('[data-face="04-R"]').scroll_into_view_if_needed()
    face = page.locator('[data-face="04-R"]').bounding_box()
    assert face is not None
    carry(page, (face["x"] + 30, face["y"] + 40), point(page, 3.2, 1))  # the slot below
    expect(page.locator('[data-tile="1,0"]')).to_have_count(1)
    page.locator('[data-tile="1,0"]').scroll_into_view_if_needed()
    carry(page, point(page, 4, 1), point(page, 4, 3.2))  # and from there to the right
    expect(page.locator('[data-tile="1,1"]')).to_have_count(1)
    expect(page.locator("[data-tile]")).to_have_count(2)
    page.locator('[data-do="turn"]').scroll_into_view_if_needed()
    away = page.locator('[data-do="turn"]').bounding_box()
    assert away is not None
    carry(page, point(page, 4, 4), (away["x"] + 5, away["y"] + 20))  # beside the board: nothing
    expect(page.locator('[data-tile="1,1"]')).to_have_count(1)
    expect(page.locator('[data-tile="0,0"]')).to_have_count(1)


def test_a_french_page_is_refused_in_french_and_its_buttons_stay_in_one_row(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('shambler.language', 'fr')")
    visit.forgive("status of 422")
    page = opened(visit, "hendrix")
    shipped(page, "M4", "Laboratoire secret")
    expect(page.locator('[data-thing^="card"]')).to_have_count(8)  # four of them across doors
    tops = page.locator("header > button").evaluate_all("all => all.map(b => b.offsetTop)")
    assert len(tops) == 6 and len(set(tops)) == 1
    strip, board = page.locator("footer").bounding_box(), page.locator(".canvas").bounding_box()
    assert strip and board and strip["y"] >= board["y"] + board["height"]  # the keys stand below
    page.locator('[data-do="export"]').click()
    page.locator('[data-do="publish"]').click()
    expect(page.locator("[data-shelved]")).to_be_visible()
    page.locator('[data-do="publish"]').click()
    expect(page.locator("dialog .problem")).to_contain_text("déjà sur l'étagère")


def name_of(scenario: str) -> str:
    found = {one.key: one.name["en"] for one in find("invader").scenarios()}
    return found[scenario]


def kept(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('shambler.draft.invader')"))
