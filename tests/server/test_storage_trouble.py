"""A database that is full or may only be read: a clear refusal, red readiness, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser
from tests.server.conftest import serving

TROUBLE = {
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}


def pragma(app: Any, statement: str) -> None:
    """Change how the server's own connection behaves."""
    keeper = app.state.hub.keeper
    keeper._thread.submit(keeper.store.connection.exec_driver_sql, statement).result()
    keeper._thread.submit(keeper.store.connection.commit).result()


def wanted() -> dict[str, object]:
    return {"game": "invader", "scenario": "M0", "seats": ["person"], "options": {}}


@pytest.mark.parametrize("kind", TROUBLE)
def test_what_cannot_be_kept_is_refused_until_it_can(tmp_path: Path, kind: str) -> None:
    bad, good = TROUBLE[kind]
    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            socket.play(socket.keys[0])
        pragma(app, bad)
        # A page or two may still be free: write until it is full.
        statuses = [browser.http.post("/api/tables", json=wanted()).status_code for _ in range(40)]
        assert statuses[-1] == 503 and set(statuses) <= {201, 503}
        refused = browser.http.post("/api/tables", json=wanted())
        assert "nothing has changed" in refused.json()["message"]
        assert browser.http.get("/api/ready").status_code == 503
        assert browser.http.get("/api/health").status_code == 200  # the process is alive
        pragma(app, good)
        assert browser.http.get("/api/ready").status_code == 200
        with browser.open(table) as socket:
            assert socket.position["number"] == 1
            assert socket.play(socket.keys[0])["type"] == "ack"
