"""``kill -9`` beside the real box, in the middle of what is being entered."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Browser
from tests.server.test_crash import Victim
from tests.server.test_real_table import chance, key_of, real


def test_a_draw_that_was_half_entered_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Victim(tmp_path)
    try:
        browser = Browser(server.port)
        table = real(browser)
        with browser.open(table) as socket:
            for name in ("Table Leg", "Crowbar"):
                assert socket.play(key_of(socket, name))["type"] == "ack"
            before = (socket.position["number"], chance(socket))
        server.restart()
        with browser.open(table) as socket:
            assert (socket.position["number"], chance(socket)) == before
            assert chance(socket)["given"] == ["Table Leg", "Crowbar"]
            assert socket.play(key_of(socket, "Table Leg"))["type"] == "ack"
            left = {choice["label"] for choice in chance(socket)["choices"]}
            assert "Table Leg" not in left and "Crowbar" not in left and "Tire Iron" in left
            told = browser.http.get(f"/api/tables/{table}/entries").json()
            assert [entry["label"] for entry in told] == ["Table Leg", "Crowbar", "Table Leg"]
    finally:
        server.kill()
