"""Beside the real box, on a phone that lies on the table: cards, dice, moves, two thumbs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, WebSocketRoute, expect

from shambler.testing import some
from tests.browser.conftest import PHONE, Visit, opened

pytestmark = pytest.mark.browser
CARDS = ["Claw Hammer", "Crowbar", "Table Leg", "Table Leg", "Tire Iron", "Winchester 94"]
LEAST = 44  # pixels of what a thumb can hit; the keys of the pad have to be larger
KEY = 92


# A tap has arrived: one die more lies there, or the roll is over.
FILLED = """before => document.querySelector('[data-companion]')?.dataset.companion !== 'dice'
    || document.querySelectorAll('.slot svg').length !== before"""

# One of these screens is there, and nothing is on its way.
SHOWN = """screens => !document.querySelector('.busy') && screens.includes(
    document.querySelector('[data-companion]')?.dataset.companion ?? 'table')"""


class Thumb:
    """Taps on the page, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps: Counter[str] = Counter()

    def tap(self, what: str, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps[what] += 1

    @property
    def screen(self) -> str:
        """What is asked for: ``lay``, ``cards``, ``dice``, ``steps``; else the table itself."""
        found = "document.querySelector('[data-companion]')?.dataset.companion ?? 'table'"
        return str(self.page.evaluate(found))

    def waits_for(self, *screens: str) -> str:
        """Until one of these is shown."""
        self.page.wait_for_function(SHOWN, arg=list(screens))
        return self.screen


def begin(visit: Visit, seats: int = 1, game: str = "living_dead", scenario: str = "S1") -> Thumb:
    """A table with the box on it, from the first page."""
    page = visit.home()
    card = visit.game(game, scenario)
    if seats > 1:
        card.locator("select").first.select_option(str(seats))
        card.locator("fieldset.seats select").nth(1).select_option("open")
    card.locator("[data-real-box]").check()
    card.locator(".start").click()
    page.wait_for_selector("[data-companion=lay]")
    return Thumb(page)


def deal(thumb: Thumb, cards: list[str] = CARDS) -> None:
    for at, name in enumerate(cards):
        thumb.waits_for("cards")
        thumb.tap("card", f"[data-card='{name}']")
        if at + 1 < len(cards):
            expect(thumb.page.locator(".given b")).to_have_count(at + 1)


def act(thumb: Thumb, *first: str) -> None:
    """One answer on the table itself: go to the ghoul and fight it, otherwise end the turn."""
    page, before = thumb.page, thumb.page.get_attribute("[data-number]", "data-number")
    keys = page.locator(".question .option").evaluate_all("all => all.map(o => o.dataset.key)")
    wishes = [
        key
        for wish in (*first, "melee:", "move:0.5", "end")
        for key in keys
        if key.startswith(wish)
    ]
    wanted = next(iter(wishes or keys))
    button = page.locator(f".question [data-key='{wanted}']").first
    button.evaluate("b => b.click()")  # on a phone only one group of answers is open
    thumb.taps["answer"] += 1
    page.wait_for_function(
        "n => document.querySelector('[data-number]')?.dataset.number !== n"
        " || document.querySelector('[data-companion]')",
        arg=before,
    )
    page.wait_for_timeout(120)


def play_round(thumb: Thumb, faces: list[int]) -> None:
    """Until the second round begins: everybody acts, ghouls come, cards are drawn."""
    page = thumb.page
    for _ in range(120):
        if thumb.screen == "table" and page.locator("header.top").get_by_text("Round 2").count():
            return
        go_on(thumb, faces)
    raise AssertionError(f"no second round: {thumb.screen} {thumb.taps}")


def go_on(thumb: Thumb, faces: list[int]) -> None:
    """Whatever the page asks for now."""
    page = thumb.page
    page.wait_for_function("() => !document.querySelector('.busy')")
    match thumb.screen:
        case "dice" if page.locator("[data-result]").count():
            result = str(faces.pop(0)) if faces else "0"
            thumb.tap("roll", f"[data-result='{result}']")
            page.wait_for_function(
                "() => !document.querySelector('[data-companion=dice]')"
                " || document.querySelector('.slot svg') === null",
            )
        case "dice":
            face = faces.pop(0) if faces else 3
            filled = page.locator(".slot svg").count()
            thumb.tap("die", f"[data-face='{face}']:not([disabled])")
            page.wait_for_function(FILLED, arg=filled)
        case "cards":
            thumb.tap("card", "[data-card]")
        case "steps" | "lay":
            thumb.tap("step", "[data-next]")
        case _:
            act(thumb)
    page.wait_for_timeout(150)


def sizes(page: Page, selector: str) -> list[tuple[float, float]]:
    found = page.locator(selector).evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(r => [r.width, r.height])"
    )
    return [(width, height) for width, height in found]


def test_a_first_round_with_real_cards_and_dice_and_a_slip(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    assert "nothing is pledged" in page.locator("[data-companion]").inner_text()
    steps = int(page.get_attribute("[data-steps]", "data-steps") or "0")
    assert steps > 8
    expect(page.locator("[data-companion] h2")).to_contain_text("tile 2R")
    thumb.tap("set-up", "[data-next]")
    expect(page.locator("[data-companion] h2")).to_contain_text("tile 1R")
    thumb.tap("set-up", "[data-all-done]")
    expect(page.locator(".occasion")).to_contain_text("Deal a starting card to Ben.")
    deal(thumb)
    thumb.waits_for("table")
    play_round(thumb, [1])
    assert {"card", "roll", "answer"} <= set(thumb.taps)
    assert thumb.taps["roll"] == 1  # three dice of one attack are one tap
    print("taps of the set-up and the first round:", dict(thumb.taps))

    # The first die was no 5: the ghoul stands again, and the page says what to do about it.
    before = page.locator("header.top").inner_text()
    page.locator("[data-tab=mend]").click()
    dice = page.locator("[data-entry]").filter(has=page.locator("svg"))
    expect(dice).to_have_count(1)
    entry = dice.last
    expect(entry.locator("[data-fix]")).to_have_count(3)
    entry.locator("[data-fix]").first.click()
    entry.locator("[data-instead='2']").click()
    preview = page.locator("[data-preview]")
    expect(preview).to_contain_text("2, 1, 1")
    assert page.locator("header.top").inner_text() == before  # nothing has changed yet
    page.locator("[data-mend]").click()
    changes = page.locator("[data-changes] .change")
    expect(changes.first).to_be_visible()
    changes.first.click()
    expect(changes.first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-changed]").click()
    expect(page.locator("[data-entry]").filter(has=page.locator("svg")).last).to_be_visible()


def test_a_turn_in_which_nothing_is_left_ends_by_itself_and_can_be_taken_back(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    thumb.tap("set-up", "[data-all-done]")
    deal(thumb)
    thumb.waits_for("table")
    for key in ("activate:ben", "move:1.3", "move:2.5", "move:1.3"):
        page.locator(f".question [data-key='{key}']").first.evaluate("b => b.click()")
        page.wait_for_timeout(200)
    expect(page.locator(".question .prompt")).to_contain_text("Choose who acts next")
    keys = page.locator(".question .option").evaluate_all("all => all.map(o => o.dataset.key)")
    assert "activate:ben" not in keys and "activate:barbra" in keys
    page.keyboard.press("u")
    expect(page.locator(".question .prompt")).to_contain_text("or end the turn")
    page.wait_for_timeout(500)  # whoever took it back wants to be asked
    expect(page.locator(".question [data-key='end']")).to_be_visible()


def test_the_next_one_and_a_found_card_are_one_tap_each_and_taken_back_as_one(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    thumb.tap("set-up", "[data-all-done]")
    deal(thumb)
    thumb.waits_for("table")
    page.locator(".question [data-key='activate:ben']").first.evaluate("b => b.click()")
    head = page.locator("[data-number]")
    expect(page.locator("[data-breath]")).to_have_count(5)
    judy = page.locator("[data-breath='end activate:judy']")
    expect(judy).to_have_text("Judy")
    judy.scroll_into_view_if_needed()
    box = judy.bounding_box()
    assert box is not None and box["height"] >= LEAST
    number = int(head.get_attribute("data-number") or "")
    judy.tap()
    expect(head).to_have_attribute("data-number", str(number + 2))
    expect(page.locator(".prompt").first).to_contain_text("Judy")
    expect(page.locator("[data-breath='end activate:ben']")).to_have_count(0)

    page.locator(".question [data-key^='search:']").first.evaluate("b => b.click()")
    thumb.waits_for("cards")
    card = page.locator("[data-card='Boards']")
    card.tap()
    thumb.waits_for("table")
    found = int(head.get_attribute("data-number") or "")
    page.locator("[data-breath=keep-as-usual]").tap()
    expect(page.locator("[data-breath=keep-as-usual]")).to_have_count(0)
    expect(page.locator("[data-inventory]")).to_have_count(0)
    expect(page.locator(".question [data-key='end']").first).to_be_attached()
    assert int(head.get_attribute("data-number") or "") > found + 1  # kept, and its place
    page.keyboard.press("u")
    expect(head).to_have_attribute("data-number", str(found))  # as one
    expect(page.locator("[data-breath=keep-as-usual]")).to_be_visible()


def test_what_the_enemies_do_is_one_list_with_one_tap(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    thumb.tap("set-up", "[data-all-done]")
    deal(thumb)
    thumb.waits_for("table")
    for _ in range(150):
        if thumb.screen == "steps":
            break
        go_on(thumb, [])
    lines = page.locator("[data-line]")
    assert lines.count() >= 2
    expect(lines.first).to_have_attribute("aria-current", "step")
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    assert min(height for _, height in sizes(page, "[data-line]")) >= LEAST
    thumb.tap("step", "[data-next]")
    thumb.waits_for("table", "cards", "dice")


# How much of the page was made anew since it was asked last.
CHANGES = """() => {
    if (!window.watching) {
        window.watching = new MutationObserver(changes => (window.changes += changes.length));
        window.watching.observe(document.body, { childList: true, subtree: true });
    }
    const found = window.changes;
    window.changes = 0;
    return found ?? 0;
}"""
MOST_CHANGES = 5000  # two boards that disagree make a hundred times as many


def test_the_picture_beside_the_box_and_the_table_leave_each_other_alone(phone: Visit) -> None:
    thumb = begin(phone, 1, "dawn", "basic")
    seen: Counter[str] = Counter()
    for _ in range(90):
        if min(seen["steps"], seen["table"]) >= 2:
            break
        seen[thumb.screen] += 1
        thumb.page.evaluate(CHANGES)
        go_on(thumb, [])
        assert thumb.page.evaluate(CHANGES) < MOST_CHANGES, seen
    assert min(seen["steps"], seen["table"]) >= 2


def test_all_out_dice_are_said_at_once_with_the_ones_that_break_a_weapon(phone: Visit) -> None:
    thumb = begin(phone, game="hendrix", scenario="M1")
    page = thumb.page
    for _ in range(60):
        if page.locator("[data-ones]").count():
            break
        attack = page.locator(".question [data-key^='all-out']")
        if thumb.screen == "table" and attack.count():
            before = page.get_attribute("[data-number]", "data-number")
            attack.first.evaluate("b => b.click()")
            expect(page.locator(f"[data-number='{before}']")).to_have_count(0)
        elif thumb.screen == "table":
            act(thumb, "move:")
        else:
            go_on(thumb, [])
    expect(page.locator(".occasion")).to_contain_text("a 1 breaks the weapon")
    shown = some(sizes(page, "[data-one]") + sizes(page, "[data-result]"))
    assert all(height >= LEAST for _, height in shown)
    whole = page.locator("[data-result]").count()
    page.locator("[data-one='1']").click()  # a die that broke counts for nothing
    expect(page.locator("[data-result]")).to_have_count(whole - 1)
    page.locator("[data-result='0']").click()
    thumb.waits_for("table", "steps")
    expect(page.locator("[data-ones]")).to_have_count(0)
    page.locator("[data-tab=mend]").click()
    entry = page.locator("[data-entry]").first
    expect(entry.locator("[data-fix]").last).to_have_attribute(
        "aria-label", "Fix: 1"
    )  # the frail one


def test_the_keys_are_large_enough_for_a_table(phone: Visit) -> None:
    thumb = begin(phone)
    thumb.tap("set-up", "[data-all-done]")
    thumb.waits_for("cards")
    assert min(height for _, height in sizes(thumb.page, "[data-card]")) >= 76
    deal(thumb)
    thumb.waits_for("table")
    for _ in range(20):
        if thumb.screen == "dice":
            break
        go_on(thumb, [])
    results = sizes(thumb.page, "[data-result]")
    assert len(results) == 4  # none, one, two or all three of them count
    thumb.tap("single", "[data-single]")
    keys = sizes(thumb.page, "[data-face]")
    assert len(keys) == 6
    assert min(min(pair) for pair in [*keys, *results]) >= KEY
    assert (
        min(
            height
            for _, height in sizes(thumb.page, "nav.bar button, [data-companion] .more button")
        )
        >= LEAST
    )
    wide = thumb.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_a_source_is_switched_and_the_program_draws(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    thumb.tap("set-up", "[data-all-done]")
    thumb.waits_for("cards")
    page.locator("[data-tab=decks]").click()
    stock = page.locator("[data-stock=starting]")
    expect(stock.locator("[data-real]")).to_have_attribute("aria-pressed", "true")
    stock.locator("[data-virtual]").click()
    expect(stock.locator("[data-virtual]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-tab=play]").click()
    thumb.waits_for("table")  # all six were dealt here: nothing more is asked of that deck
    expect(page.locator(".question .prompt")).to_contain_text("Choose who acts next")


@pytest.fixture
def phones(chromium: Chromium, address: str):
    with opened(chromium, address, PHONE, touch=True) as visits:
        yield visits


class Ear:
    """What a page hears from the server, which can be kept from it for a while."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**", self._listen)

    def _listen(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if self.held is None:
                socket.send(message)
            else:
                self.held.append(message)

        self._say = socket.send
        socket.connect_to_server().on_message(hear)

    @contextmanager
    def deaf(self) -> Iterator[None]:
        self.held = []
        yield
        kept, self.held = self.held, None
        for message in kept:
            self._say(message)


def joined(first: Thumb, two: Visit) -> Thumb:
    """The second phone at the table of the first."""
    table = first.page.url.rsplit("/", 1)[1]
    token = first.page.evaluate(
        "t => fetch(`/api/tables/${t}/seats/1/invitation`, {method: 'POST'})"
        ".then(r => r.json()).then(j => j.token)",
        table,
    )
    two.page.goto(f"{two.address}/join/{table}#{token}")
    two.page.locator("button.primary").first.click()
    two.page.wait_for_selector("[data-tab]")
    second = Thumb(two.page)
    if second.waits_for("lay", "cards") == "lay":
        second.tap("set-up", "[data-all-done]")
    second.waits_for("cards")
    return second


def test_two_people_tap_at_once_and_nothing_is_lost(phones: Callable[[], Visit]) -> None:
    first = begin(phones(), seats=2)
    first.tap("set-up", "[data-all-done]")
    first.waits_for("cards")
    two = phones()
    ear = Ear(two.page)
    second = joined(first, two)
    # Both phones show the same question; both thumbs come down before either hears of the other.
    with ear.deaf():
        first.tap("card", "[data-card='Crowbar']")
        expect(first.page.locator(".given b")).to_have_count(1)
        second.tap("card", "[data-card='Tire Iron']")
    late = second.page.locator("[data-late]")
    expect(late).to_contain_text("Tire Iron")
    expect(second.page.locator(".given b")).to_have_count(1)
    expect(first.page.locator("[data-late]")).to_have_count(0)
    late.get_by_role("button").first.click()
    for thumb in (first, second):
        expect(thumb.page.locator(".given b")).to_have_count(2)


def own_people(thumb: Thumb) -> set[str]:
    """Who stands on the page of one's own people."""
    thumb.page.locator("[data-tab=mine]").click()
    thumb.waits_for("mine")
    found = thumb.page.locator("[data-companion=mine] .team > li").all_inner_texts()
    return {text.split("\n")[0] for text in found}


def test_every_phone_shows_its_own_survivors_and_what_they_hold(
    phones: Callable[[], Visit],
) -> None:
    first = begin(phones(), seats=2)
    first.tap("set-up", "[data-all-done]")
    first.waits_for("cards")
    second = joined(first, phones())
    deal(first)
    for thumb in (first, second):
        thumb.waits_for("table")
    one, two = own_people(first), own_people(second)
    assert len(one) == len(two) == 3 and not one & two
    assert one | two == {"Ben", "Barbra", "Harry", "Helen", "Tom", "Judy"}
    holder, other = (first, second) if "Judy" in one else (second, first)
    expect(holder.page.locator("[data-companion=mine]")).to_contain_text("Winchester 94")
    expect(other.page.locator("[data-companion=mine]")).not_to_contain_text("Winchester 94")


VOICE = """() => {
    window.said = [];
    const speak = ({ lang, text }) => window.said.push(`${lang}: ${text}`);
    const voice = { speak, cancel: () => {} };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
}"""


def fights(thumb: Thumb) -> None:
    """Somebody goes to the ghoul in the yard and attacks it: a roll is asked for."""
    for _ in range(20):
        if thumb.screen == "dice":
            return
        go_on(thumb, [])
    raise AssertionError("nobody attacked")


def test_what_is_asked_is_read_aloud_as_long_as_it_is_wished(phone: Visit) -> None:
    phone.page.add_init_script(f"({VOICE})()")
    thumb = begin(phone)
    page = thumb.page
    said = "window.said.at(-1) ?? ''"
    assert page.evaluate(said) == ""  # nobody has asked for it
    page.locator("[data-aloud]").click()
    assert "tile 2R" in page.evaluate(said) and page.evaluate(said).startswith("en: ")
    assert min(sizes(page, "[data-aloud]")[0]) >= LEAST
    page.locator("[data-next]").click()
    page.wait_for_function("() => window.said.at(-1).includes('tile 1R')")
    page.locator("[data-all-done]").click()
    page.wait_for_function("() => window.said.at(-1).includes('starting card to Ben')")
    heard = page.evaluate("window.said.length")
    page.locator("[data-again]").click()
    assert page.evaluate("window.said.length") == heard + 1
    page.locator("[data-aloud]").click()
    deal(thumb)
    thumb.waits_for("table")
    assert page.evaluate("window.said.length") == heard + 1


def test_a_roll_is_typed_face_by_face(visit: Visit) -> None:
    """Beside a keyboard: all faces of a roll, one after the other."""
    thumb = begin(visit)
    page = thumb.page
    page.locator("[data-all-done]").click()
    thumb.waits_for("cards")
    before = page.get_attribute("[data-number]", "data-number")
    page.keyboard.press("1")  # no key of the table behind is meant
    page.wait_for_timeout(300)
    assert page.get_attribute("[data-number]", "data-number") == before
    deal(thumb)
    thumb.waits_for("table")
    fights(thumb)
    dice = page.locator(".slot").count()
    assert dice == 3
    page.keyboard.type("61")
    expect(page.locator(".slot svg")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator(".slot svg")).to_have_count(1)
    page.keyboard.type("12")
    thumb.waits_for("table", "steps", "cards")
    page.locator("[data-tab=mend]").click()
    entry = page.locator("[data-entry]").filter(has=page.locator("svg")).first
    expect(entry.locator("[data-fix]")).to_have_count(dice)
    labels = entry.locator("[data-fix]").evaluate_all("all => all.map(b => b.ariaLabel)")
    assert [label[-1] for label in labels] == ["6", "1", "2"]


def test_dice_are_switched_in_the_middle_of_a_roll_and_back(phone: Visit) -> None:
    thumb = begin(phone)
    page = thumb.page
    thumb.tap("set-up", "[data-all-done]")
    deal(thumb)
    thumb.waits_for("table")
    fights(thumb)
    at = int(page.get_attribute("[data-number]", "data-number") or "0")
    page.locator("[data-tab=decks]").click()
    dice = page.locator("[data-stock]").filter(has_text="you roll, we count").first
    name = dice.get_attribute("data-stock")
    page.locator(f"[data-stock='{name}'] [data-virtual]").click()
    page.wait_for_function(  # what was asked for is rolled here
        "n => Number(document.querySelector('[data-number]').dataset.number) > n", arg=at
    )
    page.locator(f"[data-stock='{name}'] [data-real]:not([disabled])").click()
    expect(page.locator(f"[data-stock='{name}'] [data-real]")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.locator("[data-tab=play]").click()
    thumb.waits_for("table", "steps", "cards", "dice")
    for _ in range(80):  # the next roll is asked for again
        if thumb.screen == "dice":
            break
        go_on(thumb, [])
    thumb.waits_for("dice")
