"""Words have room: no answer is squeezed, no short title wraps, no sign covers a text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from shambler.testing import some
from tests.browser.conftest import Visit
from tests.browser.test_access import speak
from tests.browser.test_look import give, keys_of, make

pytestmark = pytest.mark.browser

WIDE = {"width": 1366, "height": 768}
BETWEEN = {"width": 900, "height": 768}  # a tablet: one line less room in the bar
ODDS = "42 %: the other side loses and goes back; 58 %: the Furies lose and go back to Town Center."


def box(thing: Locator) -> dict[str, float]:
    """Where it is drawn."""
    found = thing.bounding_box()
    assert found is not None
    return {"left": found["x"], "top": found["y"]} | {
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether one is drawn over the other."""
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


def weighed(message: str) -> str:
    """The same position, with odds on what passes."""
    told: dict[str, Any] = json.loads(message)
    if told.get("type") == "position" and told.get("asked"):
        for option in told["asked"]["options"]:
            if option["verb"] in ("pass", "done"):
                option["odds"] = {"text": ODDS, "chances": {}}
    return json.dumps(told)


def weigh(socket: WebSocketRoute) -> None:
    """Between the server and the page."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: server.send(message))
    server.on_message(lambda message: socket.send(weighed(str(message))))


@pytest.mark.parametrize("device", ["visit", "phone"])
def test_an_answer_with_odds_is_as_wide_as_the_others_even_if_it_passes(
    device: str, request: pytest.FixtureRequest
) -> None:
    visit: Visit = request.getfixturevalue(device)
    visit.page.route_web_socket("**/socket*", weigh)
    page = make(visit, "dawn", "basic", ["person"])
    for _ in range(20):
        if page.locator(".question .option.fight.closing").count():
            break
        give(page, keys_of(page)[0])
    passing = page.locator(".question .option.fight.closing")
    expect(passing).to_contain_text("42 %")
    drawn, question = box(passing), box(page.locator(".question"))
    assert drawn["right"] - drawn["left"] > 0.9 * (question["right"] - question["left"])
    assert drawn["bottom"] - drawn["top"] < 110


def test_a_short_title_stays_on_one_line_and_the_bar_has_no_overlaps(visit: Visit) -> None:
    page = make(visit, "invader", "M2", ["person"])
    speak(page, "Français")
    for size in (WIDE, BETWEEN):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        title = box(page.locator("h1 span"))
        assert title["bottom"] - title["top"] < 30, size
        tools = box(page.get_by_role("button", name="Annuler"))
        for part in some(page.locator(".status > li:visible").all()):
            assert not meet(box(part), tools), (size, part.inner_text())


def test_the_key_of_a_card_covers_none_of_its_words(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-2", ["person", "bot:thumb"])
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    for _ in range(40):
        if page.locator(".hand .card kbd").count():
            break
        keys = keys_of(page)
        give(page, next((key for key in keys if key in ("pass", "done")), keys[0]))
    cards = page.locator(".hand .card:has(> .card kbd)").all()
    assert cards
    for card in cards:
        key = box(card.locator("kbd"))
        for words in (".name", ".kind", ".text"):
            assert not meet(key, box(card.locator(words))), card.inner_text()


def shown(page: Page, thing: Locator) -> bool:
    """Whether all of it is to be seen without scrolling."""
    return bool(
        thing.evaluate(
            """thing => {
                const { left, right, top, bottom } = thing.getBoundingClientRect();
                const seen = (x, y) => thing.contains(document.elementFromPoint(x, y));
                return seen(left + 2, top + 2 + 6) && seen(right - 3, bottom - 3 - 6);
            }"""
        )
    )


def test_a_hint_takes_no_room_from_the_answers(phone: Visit) -> None:
    page = make(phone, "living_dead", "S1", ["person"])
    give(page, next(key for key in keys_of(page) if key.startswith("activate:")))
    expect(page.locator("[data-hint]")).to_be_visible()
    page.wait_for_function("document.querySelector('.dock')?.clientHeight > 0")
    assert shown(page, page.locator("[data-do=advise]"))


def test_an_invitation_is_no_wider_than_the_screen(phone: Visit) -> None:
    page = make(phone, "invader", "M1", ["person", "open"])
    page.wait_for_selector("[data-invitation]")
    assert page.locator("div.ask").evaluate("ask => ask.scrollWidth <= ask.clientWidth")
