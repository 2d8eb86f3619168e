"""A position is shared from a table, looked at by somebody else, and played on from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

import shambler
from tests.browser.conftest import Visit
from tests.browser.player import number
from tests.browser.test_access import judge
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser


def shared(page: Page) -> tuple[str, str]:
    """The link and the text of the position at the table."""
    page.locator('[data-do="position"]').click()
    page.wait_for_selector('[data-share="position-text"]')
    page.wait_for_function(
        "() => document.querySelector('[data-share=position-text]').value.includes('/')"
    )
    link, text = (
        page.locator(f'[data-share="position-{name}"]').input_value() for name in ("link", "text")
    )
    return link, text


def test_a_position_is_shared_seen_and_played_on(
    visit: Visit, another: Callable[[], Visit], tmp_path: Path
) -> None:
    set_up(visit)
    page = visit.page
    at = number(page)
    link, text = shared(page)
    assert link.endswith(f"/position#{text}")
    assert shambler.position(text).decision is not None
    judge(page, "share")
    with page.expect_download() as waiting:
        page.locator('[data-do="picture"]').click()
    file = tmp_path / "board.svg"
    waiting.value.save_as(file)
    drawing = ElementTree.parse(file).getroot()
    assert int(drawing.get("width", "0")) > 300
    assert len(list(drawing.iter())) > 100
    assert "class" not in {name for part in drawing.iter() for name in part.attrib}
    page.keyboard.press("Escape")
    expect(page.locator("[data-number]")).to_have_attribute("data-number", str(at))

    guest = another().page
    guest.goto(link)
    expect(guest.locator(".prompt")).to_contain_text("Choose an action for")
    expect(guest.locator("main svg").first).to_be_visible()
    judge(guest, "position")
    guest.locator('[data-do="play-on"]').click()
    expect(guest.locator("[data-number]")).to_have_attribute("data-number", "0")
    expect(guest.locator('.option[data-key^="move:"]').first).to_be_visible()


def test_what_is_none_is_said_and_another_can_be_pasted(visit: Visit) -> None:
    page = visit.page
    visit.forgive("422")
    page.goto(f"{visit.address}/position#living_dead/S1/%E0%A4%A")  # cut within a letter
    expect(page.get_by_role("alert")).to_contain_text("a position reads")
    text = shambler.new("living_dead", "S1", seed=2).position()
    page.get_by_label("Paste a position").fill(f"https://elsewhere.example/position#{text}")
    judge(page, "paste")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".prompt")).to_contain_text("Choose who acts")
    assert page.url.endswith(text)


def test_it_is_seen_on_a_phone(phone: Visit) -> None:
    text = shambler.new("hendrix", "M1", seed=2).position()
    phone.page.goto(f"{phone.address}/position#{text}")
    expect(phone.page.locator("main svg").first).to_be_visible()
    wide = phone.page.evaluate("document.documentElement.scrollWidth <= screen.width")
    assert wide
    judge(phone.page, "position-phone")
