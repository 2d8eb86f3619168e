"""Being told that it is one's turn, in a real Chromium: asked for, shown, clicked, switched off."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, opened
from tests.browser.test_access import judge, speak
from tests.browser.test_accounts import me
from tests.browser.test_coming_back import make
from tests.server.conftest import running
from tests.server.services import Postbox, PushService, Subscriber, postbox, push_service
from tests.server.test_notices import key_in, reaching

pytestmark = pytest.mark.browser

# Debian's Chromium has no push service of its own: subscribing gives what a service would give.
SUBSCRIBE = """made => {
  const kept = () => localStorage.getItem('test.push') ? subscription : null;
  const subscription = {
    endpoint: made.endpoint, toJSON: () => made,
    unsubscribe: async () => { localStorage.removeItem('test.push'); return true; },
  };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error();
    localStorage.setItem('test.push', 'on');
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => kept();
}"""


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[PushService, Postbox]]:
    with push_service() as pushes, postbox() as box:
        yield pushes, box


@pytest.fixture(scope="module")
def telling(
    tmp_path_factory: pytest.TempPathFactory, services: tuple[PushService, Postbox]
) -> Iterator[str]:
    """A server whose host has said how people can be told."""
    where = str(tmp_path_factory.mktemp("db") / "tables.sqlite3")
    with running(where, reach=reaching(*services)) as port:
        yield f"http://localhost:{port}"


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visits(
    request: pytest.FixtureRequest, chromium: Chromium, telling: str
) -> Iterator[Callable[[], Visit]]:
    with opened(chromium, telling, request.param, touch=request.param is PHONE) as found:
        yield found


def subscriber(visit: Visit, service: PushService) -> Subscriber:
    """The visitor's browser can be told, and allows it."""
    made = Subscriber(service, str(time.time_ns()))
    visit.page.context.grant_permissions(["notifications"])
    script = f"({SUBSCRIBE})({json.dumps(made.subscription)})"
    visit.page.add_init_script(script)
    return made


def deliver(page: Page, data: dict[str, Any] | str) -> None:
    """A push arrives at the real worker of the page."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(entry["registrationId"] for entry in told["registrations"]),
    )
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    assert found, "there is no worker"
    origin = page.evaluate("location.origin")
    text = data if isinstance(data, str) else json.dumps(data)
    about = {"origin": origin, "registrationId": found[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", about)


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, tag}) => ({title, body, tag}));
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent('notificationclick', {notification});
  Object.defineProperty(event, 'waitUntil', {value: (work) => void work.catch(() => 0)});
  dispatchEvent(event);
}"""


def shown(page: Page, bodies: list[str]) -> list[dict[str, str]]:
    """The notifications, once they say this."""
    for _ in range(100):
        found: list[dict[str, str]] = page.evaluate(SHOWN)
        if sorted(entry["body"] for entry in found) == sorted(bodies):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"there is {found}, not {bodies}")


def test_somebody_away_is_told_by_their_browser_until_they_switch_it_off(
    visits: Callable[[], Visit], services: tuple[PushService, Postbox]
) -> None:
    host, friend = visits(), visits()
    browser = subscriber(friend, services[0])
    table = make(host.home(), seats=["person", "open"])
    page = host.page
    page.goto(f"{host.address}/table/{table}")
    link = page.locator("[data-invitation] input")
    expect(link).to_have_value(re.compile("/join/"))
    there = friend.page
    there.goto(link.input_value())
    there.get_by_role("button", name="Sit down").click()
    there.wait_for_selector(".question")
    page.goto(host.address)  # away
    there = me(friend)
    switch = there.locator("[data-do=push]")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    judge(there, "notices")
    there.reload()
    expect(there.locator("[data-do=push]")).to_have_attribute("aria-checked", "true")
    assert browser.endpoint.startswith(services[0].place)
    there.locator("[data-do=push]").click()
    expect(there.locator("[data-do=push]")).to_have_attribute("aria-checked", "false")


def test_every_push_shows_something_and_a_click_leads_to_the_table(
    visits: Callable[[], Visit],
) -> None:
    visit = visits()
    visit.page.context.grant_permissions(["notifications"])
    page = visit.home()
    table = make(page, seats=["person"])
    deliver(page, {"table": table, "title": "Your turn", "body": "A mission"})
    [told] = shown(page, ["A mission"])
    assert told == {"title": "Your turn", "body": "A mission", "tag": f"turn-{table}"}
    deliver(page, {"table": table, "title": "Your turn", "body": "Again"})
    shown(page, ["Again"])  # one for a table, the newest
    page.context.service_workers[0].evaluate(CLICK)
    page.wait_for_url(re.compile(f"/table/{table}$"))
    shown(page, [])
    deliver(page, "no JSON at all")
    shown(page, [""])


def test_mails_are_asked_for_confirmed_and_ended_by_links(
    visits: Callable[[], Visit], services: tuple[PushService, Postbox]
) -> None:
    visit, elsewhere = visits(), visits()
    elsewhere.forgive("403")
    page = me(visit)
    page.get_by_label("Or by e-mail").fill("ada@example.org")
    page.locator("[data-do=mail]").click()
    expect(page.locator("[data-mail=asked]")).to_be_visible()
    judge(page, "mail asked for")
    letter = services[1].next()
    assert letter is not None
    there = elsewhere.page
    there.goto(f"{elsewhere.address}/confirm#{key_in(letter, 'confirm')}")
    expect(there.locator("[data-done=confirm]")).to_be_visible()
    judge(there, "confirmed")
    assert "#" not in there.url
    page.reload()
    expect(page.locator("[data-mail=confirmed]")).to_contain_text("ada@example.org")
    speak(page, "Français")
    judge(page, "courriel")
    there.goto("about:blank")
    there.goto(f"{elsewhere.address}/confirm#{key_in(letter, 'confirm')}")
    expect(there.get_by_role("alert")).to_contain_text("used before")
    there.goto(f"{elsewhere.address}/stop#{key_in(letter, 'stop')}")
    expect(there.locator("[data-done=stop]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-do=mail]")).to_be_visible()


def test_nothing_is_offered_where_the_host_cannot(visit: Visit) -> None:
    page = me(visit)
    expect(page.locator("[data-profile]")).to_be_visible()
    expect(page.locator("[data-notices]")).to_have_count(0)
