"""Bots think elsewhere, within a time limit, and never stop a table."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import pytest

import shambler
from shambler.server.bots import Bots, Task, answer, task_for


def sleep(task: Task) -> str:
    """Thinks for much too long."""
    time.sleep(60)
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
    assert time.monotonic() - started < 60
    bots.think = answer
    assert ask(bots) in KEYS  # and the next question is answered as ever
    bots.close()
