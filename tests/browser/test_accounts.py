"""Accounts in a real Chromium: a passkey on a device of its own, a recovery link, the profile."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, opened
from tests.browser.test_access import judge, speak
from tests.browser.test_coming_back import finish, make

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(address: str) -> str:
    """The server by a name: for an address, browsers make no passkeys."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def visits(
    request: pytest.FixtureRequest, chromium: Chromium, named: str
) -> Iterator[Callable[[], Visit]]:
    with opened(chromium, named, request.param, touch=request.param is PHONE) as found:
        yield found


class Device:
    """A device that keeps passkeys, given to one page: a virtual authenticator of Chromium's."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self.id = made["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        keys: list[dict[str, Any]] = found["credentials"]
        return keys

    def take(self, other: Device) -> None:
        """Have the passkeys of another one, as synchronised devices do."""
        for key in other.passkeys:
            about = {"authenticatorId": self.id, "credential": key}
            self.session.send("WebAuthn.addCredential", about)


def me(visit: Visit) -> Page:
    visit.page.goto(f"{visit.address}/me")
    visit.page.wait_for_selector("[data-signed-in]")
    return visit.page


def signed_in(page: Page) -> Any:
    return expect(page.locator("[data-signed-in=true]"))


def test_a_passkey_carries_the_tables_to_another_browser(
    visits: Callable[[], Visit],
) -> None:
    desk = visits()
    table = make(desk.home(), seats=["person"])
    page = me(desk)
    device = Device(page)
    page.get_by_label("Your name").fill("Ada")
    page.locator("[data-do=passkey]").click()
    signed_in(page).to_be_visible()
    expect(page.locator("h1")).to_have_text("Ada")
    expect(page.locator("[data-passkey]")).to_have_count(1)
    assert len(device.passkeys) == 1
    judge(page, "account")
    other = visits()
    there = me(other)
    Device(there).take(device)
    there.locator("[data-do=sign-in]").click()
    signed_in(there).to_be_visible()
    expect(there.locator("[data-session]")).to_have_count(2)
    there.goto(f"{other.address}/tables")
    there.locator(f'[data-table="{table}"]').click()
    expect(there.locator(".question .option").first).to_be_visible()


def test_signing_out_everywhere_leaves_no_browser_with_the_seats(
    visits: Callable[[], Visit],
) -> None:
    desk, other = visits(), visits()
    table = make(desk.home(), seats=["person"])
    page = me(desk)
    device = Device(page)
    page.locator("[data-do=passkey]").click()
    signed_in(page).to_be_visible()
    there = me(other)
    Device(there).take(device)
    there.locator("[data-do=sign-in]").click()
    signed_in(there).to_be_visible()
    there.goto(f"{other.address}/table/{table}")
    there.wait_for_selector(".question .option")
    page.locator("[data-do=sign-out-everywhere]").click()
    expect(page.locator("[data-signed-in=false]")).to_be_visible()
    expect(there.locator(".question .option")).to_have_count(0)  # it watches from now on


def test_a_recovery_link_signs_in_once(visits: Callable[[], Visit]) -> None:
    desk, phone, late = visits(), visits(), visits()
    late.forgive("403")
    table = make(desk.home(), seats=["person"])
    page = me(desk)
    page.locator("[data-do=recovery]").click()
    field = page.locator("[data-link] input")
    expect(field).to_have_value(re.compile(r"/recover#.{32}$"))
    judge(page, "recovery link")
    link = field.input_value()
    there = phone.page
    there.goto(link)
    judge(there, "recover")
    assert "#" not in there.url
    there.get_by_role("button", name="Sign in here").click()
    signed_in(there).to_be_visible()
    expect(there.locator("[data-waits]")).to_contain_text("only your other browsers")
    expect(there.locator("[data-do=sign-out-everywhere]")).to_be_disabled()
    judge(there, "let in by a link")
    page.reload()
    expect(page.locator("[data-linked]")).to_contain_text("if that was not you")
    there.goto(f"{phone.address}/tables")
    expect(there.locator(f'[data-table="{table}"]')).to_be_visible()
    late.page.goto(link)
    late.page.get_by_role("button", name="Sign in here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("used before")


def test_without_a_name_no_passkey_is_offered(visit: Visit) -> None:
    page = me(visit)
    expect(page.locator("[data-do=passkey]")).to_have_count(0)
    expect(page.locator("[data-do=recovery]")).to_be_visible()
    expect(page.locator("[data-signed-in]")).to_contain_text("recovery link works here")


def test_a_guest_can_make_the_browser_forget(visit: Visit) -> None:
    table = make(visit.home(), seats=["person"])
    page = me(visit)
    page.locator("[data-do=forget]").click()
    page.locator("[data-do=forget-sure]").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"{visit.address}/table/{table}")
    page.wait_for_selector(".question")
    expect(page.locator(".question .option")).to_have_count(0)


@pytest.mark.parametrize("who", ["visit", "phone"])
def test_the_profile_counts_games_missions_and_the_favourite(
    who: str, request: pytest.FixtureRequest
) -> None:
    visit: Visit = request.getfixturevalue(who)
    page = visit.home()
    for _ in range(2):
        finish(visit, make(page, seats=["person"]))
    page = me(visit)
    figures = page.locator("[data-profile=figures]")
    expect(figures.locator("dd").first).to_have_text("2")
    row = page.locator('[data-mission="living_dead/S1"]')
    expect(row).to_contain_text("of 2 won")
    expect(row).to_contain_text(re.compile(r"\d+ % \(\d+–\d+\)"))
    expect(figures).to_contain_text("2 games")
    for language in ("Français", "English"):
        judge(page, "profile")
        speak(page, language)
