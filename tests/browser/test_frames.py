"""How long a frame of the busiest board takes on a slow telephone.

A bench: it needs a machine that does nothing else, so `make bench` runs it, and nothing else does.
"""

from __future__ import annotations

import json
import statistics

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.test_look import make

pytestmark = [pytest.mark.browser, pytest.mark.bench]

FIGURES = 60
SLOWER = 4  # times
MOST = 33  # milliseconds, at the median
FRAMES = 90

PAN = """async count => {
  const board = document.querySelector('svg.board');
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = (x, y) => ({ clientX: left + x, clientY: top + y, bubbles: true, cancelable: true });
  const [x, y] = [width / 2, height / 2];
  const wheel = () => board.dispatchEvent(new WheelEvent('wheel', { ...at(x, y), deltaY: -100 }));
  for (let n = 0; n < 6; n += 1) wheel();
  const next = () => new Promise(requestAnimationFrame);
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
  const pointer = (kind, dx, dy) =>
    board.dispatchEvent(new PointerEvent(kind, { ...at(x + dx, y + dy), ...finger }));
  await next();
  pointer('pointerdown', 0, 0);
  const took = [];
  let before = await next();
  for (let n = 0; n < count; n += 1) {
    pointer('pointermove', 60 * Math.sin(n / 7), 40 * Math.cos(n / 9));
    const now = await next();
    took.push(now - before);
    before = now;
  }
  pointer('pointerup', 0, 0);
  return took;
}"""


def crowded(message: str) -> str:
    """The same position with sixty enemies on the board."""
    told = json.loads(message)
    if told.get("type") == "position":
        zones, kinds = told["view"]["zones"], ["worker", "hunter", "tank"]
        for zone in zones:
            zone["enemies"] = {}
        for figure in range(FIGURES):
            enemies = zones[figure % len(zones)]["enemies"]
            kind = kinds[(figure + figure // len(zones)) % len(kinds)]
            enemies[kind] = enemies.get(kind, 0) + 1
    return json.dumps(told)


def crowd(socket: WebSocketRoute) -> None:
    """Between the server and the page."""
    server = socket.connect_to_server()
    socket.on_message(lambda message: server.send(message))
    server.on_message(lambda message: socket.send(crowded(str(message))))


def test_the_busiest_board_moves_smoothly_on_a_slow_telephone(phone: Visit) -> None:
    phone.page.route_web_socket("**/socket*", crowd)
    page = make(phone, "invader", "M7", ["person"])
    page.wait_for_selector(".board [data-token]", state="attached")
    tool = page.context.new_cdp_session(page)
    tool.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    figures = page.locator(".board [data-token]").count()
    page.evaluate(PAN, 10)  # warm
    took = page.evaluate(PAN, FRAMES)
    middle = statistics.median(took)
    print(f"{FIGURES} enemies in {figures} drawings:", end=" ")
    print(f"median frame {middle:.1f} ms, slowest {max(took):.1f} ms")
    assert middle <= MOST
