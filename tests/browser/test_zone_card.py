"""Who is in a zone, and what it is called: read on a telephone while a question is open, too."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_look import centre, give, keys_of, make

pytestmark = pytest.mark.browser

MANY = 12  # attacks
KINDS = ("walker", "breaker", "fatty")

# What of the figures of the card under the board cannot be read: outside of it, or below something.
COVERED = """() => {
  const card = document.querySelector('.dock [data-zone-card]');
  const ask = document.querySelector('.table > .ask').getBoundingClientRect();
  const { top, bottom } = card.getBoundingClientRect();
  const read = [card.querySelector('h3'), ...card.querySelectorAll('strong, .figure')];
  const hidden = read.filter(part => {
    const box = part.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > Math.min(bottom, ask.top) + 1;
  });
  return [read.length, hidden.map(part => part.textContent.trim())];
}"""


def crowded(message: str) -> str:
    """The same position with all kinds of enemies where the acting one stands, and many attacks."""
    told: dict[str, Any] = json.loads(message)
    if told.get("type") == "position" and told["asked"] and told["view"]["acting"]:
        who = next(s for s in told["view"]["survivors"] if s["id"] == told["view"]["acting"]["who"])
        zone = next(zone for zone in told["view"]["zones"] if zone["name"] == who["zone"])
        zone["enemies"] = dict.fromkeys(KINDS, 4)
        options = told["asked"]["options"]
        move = next((option for option in options if option["verb"] == "move"), None)
        if move is not None:
            attack = move | {"verb": "fire", "zone": who["zone"], "label": "Fire the Rifle here"}
            options += [attack | {"key": f"fire:rifle>{n}"} for n in range(MANY)]
    return json.dumps(told)


def crowd(socket: WebSocketRoute) -> None:
    """Between the server and the page."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: server.send(message))
    server.on_message(lambda message: socket.send(crowded(str(message))))


def fight(phone: Visit) -> Page:
    """A telephone on which one of six can attack in many ways."""
    phone.page.route_web_socket("**/socket*", crowd)
    page = make(phone, "living_dead", "S1", ["person"])
    give(page, next(key for key in keys_of(page) if key.startswith("activate:")))
    page.locator("[data-group]", has_text="Attack").tap()
    expect(page.locator('.option[data-key^="fire:rifle"]:visible')).to_have_count(MANY)
    return page


def test_many_attacks_do_not_cover_who_stands_here(phone: Visit) -> None:
    page = fight(phone)
    read, covered = page.evaluate(COVERED)
    assert read >= 1 + 2 * (len(KINDS) + 1)
    assert covered == []
    last = page.locator('.option[data-key^="fire:rifle"]').last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_a_zone_that_is_held_is_told_in_full_above_the_question(phone: Visit) -> None:
    page = fight(phone)
    board = page.locator("svg.board").first
    x, y = centre(board.locator(".token.enemy").first)
    page.touchscreen.tap(x, y)
    if page.locator(".popover").count():
        page.keyboard.press("Escape")
    board.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")  # looked at by keys, as by a finger that rests
    card = page.locator(".over [data-zone-card]")
    expect(card).to_contain_text("Toughness")
    box, ask = card.bounding_box(), page.locator(".table > .ask").bounding_box()
    assert box is not None and ask is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= ask["y"]


def test_on_a_small_board_the_zone_that_is_pointed_at_has_its_name(visit: Visit) -> None:
    visit.page.set_viewport_size({"width": 1366, "height": 700})
    page = make(visit, "invader", "M7", ["person"])
    while page.locator(".board .target[data-zone]").count() == 0:  # who takes what, who begins
        give(page, keys_of(page)[0])
    page.locator("svg.board").first.focus()
    page.keyboard.press("0")
    expect(page.locator(".board .names")).to_have_count(0)
    tag = page.locator("[data-name-tag]")
    zone = page.locator(".board .target[data-zone]").first
    page.mouse.move(*centre(zone))
    expect(tag).to_have_attribute("data-name-tag", zone.get_attribute("data-zone") or "")
    page.mouse.move(5, 5)
    expect(tag).to_have_count(0)
    zone.focus()
    expect(tag).to_have_attribute("data-name-tag", zone.get_attribute("data-zone") or "")
    height = tag.locator("text").evaluate("text => text.getBoundingClientRect().height")
    assert height >= 11
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator(".board .names")).to_have_count(1)
    expect(tag).to_have_count(0)
