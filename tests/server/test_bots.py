"""Bots think elsewhere, within a time limit, and never stop a table."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import shambler
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import PASS, Decision, SecretDecision
from shambler.server.bots import Bots, Task, answer, rest_of_slot, slot_of, task_for
from shambler.server.fair_gate import FairGate
from shambler.server.pool import spot_of
from shambler.server.table import Seat, Table
from tests.server.client import PATIENCE, Browser
from tests.server.conftest import serving


def sleep(task: Task) -> str:
    """Thinks for much too long."""
    time.sleep(600)
    raise AssertionError(f"nobody waits that long for {task.agent}")


def quit_(task: Task) -> str:
    """Takes its whole process down."""
    os._exit(1)


def fail(task: Task) -> str:
    """Has a defect."""
    raise ZeroDivisionError(task.agent)


def ask(bots: Bots, agent: str = "random") -> str:
    match = shambler.new("invader", "M0", seed=7)
    return asyncio.run(bots.choose(match, 0, agent))


KEYS = {"card:smg", "card:cattle-prod"}  # what the first question of M0 offers


def test_a_bot_answers_from_another_process() -> None:
    bots = Bots()
    match = shambler.new("invader", "M0", seed=7)
    assert ask(bots) == answer(task_for(match, 0, "random"))
    bots.close()


def test_the_same_question_has_the_same_answer() -> None:
    match = shambler.new("invader", "M0", seed=7)
    first = task_for(match, 0, "random")
    assert task_for(match, 0, "random") == first
    match.play(answer(first))
    assert task_for(match, 0, "random").spot.seed != first.spot.seed


@pytest.mark.parametrize("trouble", [sleep, quit_, fail])
def test_a_bot_in_trouble_is_replaced_by_chance(trouble: Callable[[Task], str]) -> None:
    bots = Bots(deadline=2.0, think=trouble)
    started = time.monotonic()
    assert ask(bots) in KEYS
    assert time.monotonic() - started < 300  # half of what the sleeper wants
    bots.think = answer
    assert ask(bots) in KEYS  # and the next question is answered as ever
    bots.close()


def test_a_bot_is_sent_nothing_that_its_seat_may_not_know() -> None:
    match = shambler.new("invazions", "labo-2", seed=7)
    while match.number < 13:  # a Horde plays a card; it does not know the Human hand
        match.play(match.decision.options[0])
    seat = match.decision.seats[0]
    sent, others = spot_of(match, seat), 0
    for seed in range(8):
        twin = match.copy()
        twin.game = match.rules.imagine(match.game, seat, Sampled(seed))
        others += twin.fingerprint != match.fingerprint
        assert spot_of(twin, seat) == sent
    assert others >= 6  # the hands were really other ones


def test_whoever_asks_more_often_is_not_served_more_often() -> None:
    served: list[str] = []

    async def work(gate: FairGate, person: str) -> None:
        async with gate.passing(person):
            served.append(person)
            await asyncio.sleep(0)

    async def crowd() -> None:
        gate = FairGate(1)
        async with gate.passing("busy"):
            busy = [asyncio.create_task(work(gate, "busy")) for _ in range(5)]
            await asyncio.sleep(0)
            others = [asyncio.create_task(work(gate, name)) for name in ("ada", "bob", "ada")]
            await asyncio.sleep(0)
            busy[1].cancel()
        await asyncio.gather(*busy, *others, return_exceptions=True)
        await work(gate, "late")

    asyncio.run(crowd())
    assert served == ["busy", "ada", "bob", "busy", "ada", "busy", "busy", "late"]


def test_a_place_that_was_given_to_somebody_who_left_is_passed_on() -> None:
    async def crowd() -> bool:
        gate = FairGate(1)
        first = gate.passing("ada")
        await first.__aenter__()

        async def wait(person: str) -> bool:
            async with gate.passing(person):
                return True

        leaving, waiting = (asyncio.create_task(wait(name)) for name in ("bob", "cy"))
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # the place is bob's now
        leaving.cancel()
        return await asyncio.wait_for(waiting, 5)

    assert asyncio.run(crowd())


@pytest.mark.parametrize("agent", ["thumb", "planner:1s", "planner:50"])
def test_the_time_of_an_answer_out_of_a_hand_tells_nothing(agent: str) -> None:
    asked = Decision((0,), "brave", [PASS], public=False)
    slot = slot_of(asked, agent)
    assert slot > 0
    for thought in (0.0, slot / 3, 0.99 * slot):  # nothing to think about, and a lot
        assert thought + rest_of_slot(slot, thought) == pytest.approx(slot)
    assert slot_of(SecretDecision("vote", {0: [PASS]}), agent) == slot
    assert slot_of(Decision((0,), "turn", [PASS]), agent) == 0


def test_searching_fits_into_the_slot() -> None:
    hidden = Decision((0,), "brave", [PASS], public=False)
    assert slot_of(hidden, "planner:1s") > 1.5
    assert slot_of(hidden, "planner:100") > 1.5


def test_bots_rest_when_nobody_is_at_the_table(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite3")) as (port, app):
        browser = Browser(port)
        seats = ["bot:random", "bot:random"]
        table = browser.make("labo-2", game="invazions", seats=seats, pace=0.02)
        with browser.open(table) as socket:
            while socket.position["number"] < 3:
                socket.wait("position")
        room = app.state.hub.rooms[table]
        limit = time.monotonic() + PATIENCE
        while not room.turns.playing.done():
            assert time.monotonic() < limit, "the bots go on"
            time.sleep(0.02)
        left_at = room.table.match.number
        assert room.table.due_bot is not None  # they could go on, but nobody is there
        with browser.open(table) as socket:
            assert socket.position["number"] == left_at
            while not socket.position["outcome"]:
                socket.wait("position")


def test_a_bot_that_names_what_nobody_offers_does_not_stop_the_table() -> None:
    match = shambler.new("invader", "M0", seed=7)
    table = Table("t", match, [Seat(0, "bot", bot="thumb")])
    assert match.game.decision is not None
    first, second = (option.key for option in match.game.decision.options_for(0))
    table.play_bot(0, 0, "fire:nothing>9.9")
    assert match.record.answers[-1].key == first
    table.match = shambler.new("invader", "M0", seed=7)
    table.play_bot(0, 0, second)
    assert table.match.record.answers[-1].key == second
