"""Whoever was to be told is told, whatever becomes of the server in that half minute."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shambler.server.notices.turns import TurnNotices
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.services import Postbox, PushService, Subscriber
from tests.server.test_accounts import Local
from tests.server.test_crash import START, Victim
from tests.server.test_notices import (
    NONE,
    SOON,
    Host,
    first_asked,
    key_in,
    play_until_asked,
    reaching,
    services,
    subscribe,
)
from tests.server.test_storage import server, where

__all__ = ["server", "services", "where"]

LONG = 600.0  # seconds that people have to come back: nobody is told by the clock


def test_a_server_that_is_told_to_stop_tells_first(
    tmp_path: Path, services: tuple[PushService, Postbox]
) -> None:
    _, box = services
    mails = ["--smtp", f"127.0.0.1:{box.port}", "--mail-from", "a@example.org"]
    victim = Victim(tmp_path, "--address", "https://games.example.org", *mails)
    try:
        here, away, table, seat = _first_asked(victim.port)
        wish = {"address": "bea@example.org", "language": "en"}
        assert away.post("/notices/mail", wish).status_code == 204
        letter = box.next()
        assert letter is not None
        token = {"token": key_in(letter, "confirm")}
        assert here.post("/notices/mail/confirm", token).status_code == 204
        play_until_asked(here, table, seat)
        begun = time.monotonic()
        victim.process.terminate()
        told = box.next()
        assert told is not None and f"/table/{table}" in told.get_content()
        assert time.monotonic() - begun < 20  # not after the half minute
        assert victim.process.wait(START) in (0, -signal.SIGTERM)
        assert box.next(0.5) is None
    finally:
        victim.kill()


def _first_asked(port: int) -> tuple[Local, Local, str, int]:
    """A table of two; whoever is asked first comes first."""
    return first_asked(Host(port, None, None, None))  # type: ignore[arg-type]


def catch_up(host: Host) -> None:
    """What the server does once a minute."""
    notices: TurnNotices = host.app.state.hub.notices
    asyncio.run_coroutine_threadsafe(notices.catch_up(), host.app.state.loop).result(30)


async def no_last_words(_: TurnNotices) -> None:
    """A server that is killed tells nobody."""


@contextmanager
def hosting(
    where: str, services: tuple[PushService, Postbox], wait: float = SOON
) -> Iterator[Host]:
    """A server whose people have so many seconds to come back."""
    pushes, box = services
    with serving(where, reach=reaching(pushes, box, wait), lease=60) as (port, app):
        yield Host(port, app, pushes, box)


def killed_at_a_turn(
    where: str, services: tuple[PushService, Postbox], *, both: bool = False
) -> tuple[Local, str]:
    """It became the turn of somebody who is away and wants to be told; then the server was killed.

    ``both``: whoever is not asked wants to be told as well. Gives who is asked, and the table.
    """
    with pytest.MonkeyPatch.context() as patch, hosting(where, services, LONG) as host:
        patch.setattr(TurnNotices, "flush", no_last_words)
        here, away, table, seat = first_asked(host)
        if both:
            subscribe(here, Subscriber(host.pushes, "one"))
        subscribe(away, Subscriber(host.pushes, "two"))
        play_until_asked(here, table, seat)
    return away, table


def test_after_a_crash_those_who_were_not_told_are_told_once(
    where: str, services: tuple[PushService, Postbox]
) -> None:
    pushes, _ = services
    killed_at_a_turn(where, services)
    assert pushes.next(0.1) is None
    with hosting(where, services) as host:
        time.sleep(0.5)  # longer than somebody may take to come back here
        catch_up(host)
        assert pushes.next() is not None
        catch_up(host)
        assert pushes.next(NONE) is None
    with hosting(where, services) as host:
        catch_up(host)  # they were told; another server knows it, too
        assert pushes.next(NONE) is None


def test_after_a_crash_nobody_is_told_who_is_here_or_is_not_asked(
    where: str, services: tuple[PushService, Postbox]
) -> None:
    pushes, _ = services
    away, table = killed_at_a_turn(where, services, both=True)
    with hosting(where, services) as host:
        back = Browser(host.port)
        back.http.cookies = away.http.cookies
        with back.open(table):
            time.sleep(0.5)
            catch_up(host)
            assert pushes.next(NONE) is None


def test_tables_that_are_read_again_meanwhile_are_not_forgotten(
    where: str, services: tuple[PushService, Postbox]
) -> None:
    """The connection to the database was lost, and every room thrown away."""
    with hosting(where, services, 2.0) as host:
        here, away, table, seat = first_asked(host)
        subscribe(away, Subscriber(host.pushes))
        play_until_asked(here, table, seat)
        host.app.state.loop.call_soon_threadsafe(host.app.state.hub.drop_rooms)
        assert host.pushes.next() is not None
