"""What hands do at the table: zoom, pinch, drag, popover, inventory, cards, windows, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import MOVED_ON, number
from tests.browser.test_access import judge
from tests.browser.test_invader import set_up

pytestmark = pytest.mark.browser


def make(visit: Visit, game: str, scenario: str, seats: list[str], **more: Any) -> Page:
    """A table of one's own, made without the first page."""
    page = visit.home()
    wanted = {"game": game, "scenario": scenario, "seats": seats, "pace": 0, "seed": 5} | more
    headers = {"Origin": visit.address}
    made = page.request.post(f"{visit.address}/api/tables", data=wanted, headers=headers)
    assert made.status == 201, made.text()
    page.goto(f"{visit.address}/table/{made.json()['table']}")
    page.wait_for_selector(".question .option", state="attached")
    return page


def width(page: Page) -> float:
    """How much of the board is seen."""
    return float(page.locator("svg.board").first.get_attribute("data-across") or "0")


def centre(thing: Locator) -> tuple[float, float]:
    """Where to press it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def give(page: Page, key: str) -> None:
    """Give an answer by its button, wherever that is."""
    before = number(page)
    page.locator(f'.question .option[data-key="{key}"]').evaluate("option => option.click()")
    page.wait_for_function(MOVED_ON, arg=before)


def keys_of(page: Page) -> list[str]:
    """The keys of all answers."""
    options = page.locator(".question .option")
    return [str(key) for key in options.evaluate_all("all => all.map(o => o.dataset.key)")]


# -- the board ---------------------------------------------------------------------------------


def test_wheel_and_keys_zoom_and_one_key_shows_everything(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    whole = width(page)
    page.mouse.move(*centre(page.locator("svg.board").first))
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "w => Number(document.querySelector('svg.board').dataset.across) < w - 1", arg=whole
    )
    near = width(page)
    page.keyboard.press("-")
    page.wait_for_function(
        "w => Number(document.querySelector('svg.board').dataset.across) > w + 1", arg=near
    )
    page.keyboard.press("+")
    page.keyboard.press("0")
    page.wait_for_function(
        "w => Math.abs(Number(document.querySelector('svg.board').dataset.across) - w) < 1",
        arg=whole,
    )


def test_two_fingers_zoom_and_one_moves(phone: Visit) -> None:
    set_up(phone)
    page = phone.page
    before, (x, y) = width(page), centre(page.locator("svg.board").first)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": at[0], "y": at[1], "id": n} for n, at in enumerate(spots)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (x - 20, y))
    fingers("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 7):
        fingers("touchMove", (x - 20 - 12 * step, y), (x + 20 + 12 * step, y))
    fingers("touchEnd")
    page.wait_for_function(
        "w => Number(document.querySelector('svg.board').dataset.across) < w - 1", arg=before
    )


def test_a_figure_is_dragged_to_where_it_goes(visit: Visit) -> None:
    set_up(visit)
    page = visit.page
    move = next(key for key in keys_of(page) if key.startswith("move:"))
    zone = move.removeprefix("move:")
    before = number(page)
    page.mouse.move(*centre(page.locator("[data-grip]").first))
    page.mouse.down()
    page.mouse.move(*centre(page.locator(f'.target[data-zone="{zone}"]')), steps=6)
    page.mouse.up()
    menu = page.locator(f'.popover [data-key="{move}"]')
    page.wait_for_timeout(150)
    if menu.count():
        menu.click()
    page.wait_for_function(MOVED_ON, arg=before)
    expect(page.locator(".sheet.acting .zone")).to_have_text(zone)


# Where the acting figure stands, if its own zone glows.
AT_HOME = """() => {
    const grip = document.querySelector('[data-grip]');
    const { left, right, top, bottom } = grip.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const around = zone => {
        const area = zone.querySelector('.area').getBoundingClientRect();
        return area.left < x && x < area.right && area.top < y && y < area.bottom;
    };
    return [...document.querySelectorAll('.board .target[data-zone]')].some(around) ? [x, y] : null;
}"""


def test_a_click_on_the_own_figure_is_a_click_on_its_zone(visit: Visit) -> None:
    page = make(visit, "living_dead", "S1", ["person"])
    give(page, next(key for key in keys_of(page) if key.startswith("activate:")))
    for _ in range(3):
        if page.evaluate(AT_HOME):
            break
        give(page, next(key for key in keys_of(page) if key.startswith("move:")))
    x, y = page.evaluate(AT_HOME)
    before = number(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=3)  # carried a way and put back: nothing is meant
    page.mouse.move(x + 8, y, steps=3)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert (number(page), page.locator(".popover").count()) == (before, 0)
    page.mouse.click(x, y)
    page.wait_for_function(
        "n => document.querySelector('.popover')"
        " || +document.querySelector('[data-number]').dataset.number > n",
        arg=before,
    )


def test_several_things_in_one_zone_are_asked_about_right_there(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-3", ["person", "bot:thumb", "bot:thumb"])
    card = page.locator(".hand .can").first
    where = centre(card)
    card.click()
    menu = page.get_by_role("dialog", name="What do you do here?")
    expect(menu).to_be_visible()
    box = menu.bounding_box()
    assert box is not None
    assert abs(box["x"] - where[0]) < 360
    judge(page, "popover")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    card.click()
    before = number(page)
    page.keyboard.press("1")
    page.wait_for_function(MOVED_ON, arg=before)


# -- cards -------------------------------------------------------------------------------------


def test_a_card_is_carried_to_a_place(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-3", ["person", "bot:thumb", "bot:thumb"])
    key = next(key for key in keys_of(page) if key.startswith("place:survivors>"))
    place = key.split(">")[1]
    before = number(page)
    page.mouse.move(*centre(page.locator("[data-hand=survivors]").first))
    page.mouse.down()
    page.mouse.move(*centre(page.locator(f'[data-place="{place}"] .scene')), steps=8)
    page.mouse.up()
    page.wait_for_function(MOVED_ON, arg=before)
    expect(page.locator(f'[data-place="{place}"] .people')).to_contain_text("Survivors")


def test_any_card_is_read_by_pointer_focus_and_long_press(visit: Visit, phone: Visit) -> None:
    page = make(visit, "invazions", "labo-3", ["person", "bot:thumb", "bot:thumb"])
    card = page.locator("[data-hand=survivors]").first
    tip = page.get_by_role("tooltip")
    card.hover()
    expect(tip).to_contain_text("draw 1 card")
    expect(tip).to_contain_text("1 Resource")
    expect(tip).to_contain_text("5 → 7 to devour all")  # what it does where it is posted
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(tip).to_contain_text("Survivors")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    small = make(phone, "living_dead", "S1", ["person"])
    gear = small.locator(".sheet .look").first
    gear.evaluate("element => element.scrollIntoView({ block: 'start' })")
    x, y = centre(gear)
    touch = small.context.new_cdp_session(small)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(small.get_by_role("tooltip")).to_contain_text(re.compile("Dice|Toughness"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def open_inventory(page: Page) -> int:
    """Rearrange the cards of whoever acts; the number of the first small question."""
    for _ in range(10):
        if "reorganize" in keys_of(page):
            break
        give(page, keys_of(page)[0])
    give(page, "reorganize")
    expect(page.locator("[data-inventory]")).to_be_visible()
    return number(page)


def hands(page: Page) -> list[str | None]:
    """What lies in the hands on the panel."""
    slots = page.locator("[data-inventory] .slot")
    return [
        slots.nth(at).locator(".card").get_attribute("data-gear")
        if slots.nth(at).locator(".card").count()
        else None
        for at in range(2)
    ]


def test_an_inventory_is_laid_out_at_once_and_taken_back_as_one(visit: Visit) -> None:
    page = make(visit, "living_dead", "S1", ["person"])
    began = open_inventory(page)
    judge(page, "inventory")
    first, second = hands(page)
    assert (first is None) != (second is None)
    held = page.locator("[data-inventory] .slot .card").first
    held.click()  # by tapping: the card, then where it goes
    page.locator("[data-inventory] .slot .empty:enabled").click()
    assert hands(page) == [second, first]
    page.locator("[data-do=arrange]").click()
    page.wait_for_function(MOVED_ON, arg=began)
    expect(page.locator("[data-inventory]")).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_function(
        "n => +document.querySelector('[data-number]').dataset.number <= n", arg=began
    )
    expect(page.locator("[data-inventory]")).to_be_visible()
    assert hands(page) == [first, second]
    x, y = centre(page.locator("[data-inventory] .slot .card").first)
    page.mouse.move(x, y)  # by dragging
    page.mouse.down()
    page.mouse.move(*centre(page.locator("[data-inventory] .pack")), steps=6)
    page.mouse.up()
    assert hands(page) == [None, None]
    page.locator("[data-do=leave]").click()
    page.wait_for_function(MOVED_ON, arg=began)
    expect(page.locator("[data-inventory]")).to_have_count(0)


def test_an_inventory_fits_a_telephone(phone: Visit) -> None:
    page = make(phone, "living_dead", "S1", ["person"])
    open_inventory(page)
    judge(page, "inventory")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    page.locator("[data-do=arrange]").tap()
    expect(page.locator("[data-inventory]")).to_have_count(0)


# -- windows -----------------------------------------------------------------------------------


WINDOW = 900  # milliseconds: `WAIT` of `lib/passing.svelte.ts`

TIMERS = """() => {
    const set = window.setTimeout.bind(window);
    window.waits = [];
    window.setTimeout = (then, wait, ...more) => {
        window.waits.push(wait);
        return set(then, wait, ...more);
    };
}"""


def to_a_window(page: Page) -> None:
    """Play on until Bravery may be answered."""
    for _ in range(60):
        if page.locator("[data-pass=turn]").count():
            return
        keys = keys_of(page)
        wanted = [
            key for start in ("done", "pass", "barricade") for key in keys if key.startswith(start)
        ]
        give(page, (wanted or keys)[0])
    raise AssertionError("no window came")


def test_windows_are_let_go_by_after_the_same_time_whatever_one_holds(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-3", ["person", "bot:thumb", "bot:thumb"])
    to_a_window(page)
    judge(page, "window")
    turn = page.locator(".turn").inner_text()
    page.evaluate(TIMERS)
    before, windows = number(page), 0
    page.locator("[data-pass=turn]").click()
    for _ in range(20):
        page.wait_for_function(
            "n => +document.querySelector('[data-number]').dataset.number > n", arg=before
        )
        windows += 1
        page.wait_for_timeout(60)
        if not page.locator("[data-passing]").count():
            break
        before = number(page)
    assert windows and page.evaluate("window.waits").count(WINDOW) >= windows
    for _ in range(400):  # the rule ends with the turn
        if page.locator(".turn").inner_text() != turn:
            break
        page.wait_for_timeout(60)
        if page.locator("[data-passing]").count():
            continue
        keys = keys_of(page)
        if keys:
            give(page, next((key for key in keys if key in ("pass", "done")), keys[0]))
    expect(page.locator("[data-pass=turn][aria-pressed=true]")).to_have_count(0)


def test_a_window_can_be_answered_by_hand_after_all(visit: Visit) -> None:
    page = make(visit, "invazions", "labo-3", ["person", "bot:thumb", "bot:thumb"])
    to_a_window(page)
    page.locator("[data-pass=phase]").click()
    page.locator("[data-do=spare]").click()
    before = number(page)
    page.wait_for_timeout(1400)
    assert number(page) == before
    page.locator("[data-pass=phase][aria-pressed=true]").click()
    expect(page.locator("[data-pass=phase][aria-pressed=true]")).to_have_count(0)


# -- the end -----------------------------------------------------------------------------------


def test_the_end_is_told_with_a_graph_into_the_replay_and_a_rematch(visit: Visit) -> None:
    page = make(visit, "living_dead", "S5", ["person"], seed=21)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.wait_for_selector("[data-outcome]", timeout=90_000)
    graph = page.locator("[data-graph]")
    expect(graph).to_be_visible()
    judge(page, "end")
    points = page.locator("[data-turning]")
    expect(points).not_to_have_count(0)
    points.first.focus()
    page.keyboard.press("Enter")
    shown = points.first.get_attribute("data-turning")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(shown))
    expect(page.get_by_text(re.compile(r"\d+ hits of \d+ dice"))).to_be_visible()
    page.get_by_role("link", name="Watch it", exact=True).click()
    expect(page.locator("output")).to_have_attribute("data-at", str(int(str(shown)) - 1))
    page.go_back()
    page.wait_for_selector("[data-graph]")
    table = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".question .option", state="attached")
    assert page.url != table
    expect(page.locator("h1")).to_contain_text("They Know We're In Here")


# -- palettes ----------------------------------------------------------------------------------

BOARDS = [
    ("invader", "M0", 1),
    ("living_dead", "S1", 1),
    ("invazions", "labo-3", 3),
    ("dawn", "", 1),
]


@pytest.mark.parametrize("palette", ["contrast", "distinct"])
@pytest.mark.parametrize(("game", "scenario", "seats"), BOARDS)
def test_palettes_hold_on_every_board(
    visit: Visit, game: str, scenario: str, seats: int, palette: str
) -> None:
    page = visit.home()
    page.evaluate("palette => localStorage.setItem('shambler.palette', palette)", palette)
    if not scenario:
        shelf = page.request.get(f"{visit.address}/api/shelf").json()
        scenario = next(one for one in shelf["games"] if one["key"] == game)["scenarios"][0]["key"]
    make(visit, game, scenario, ["person", *["bot:random"] * (seats - 1)])
    expect(page.locator("html")).to_have_attribute("data-palette", palette)
    judge(page, f"{game} {palette}")
