"""Digests of what agents choose: they play bit for bit as they did.

Each line of ``choices.txt`` is a game of one table that an agent plays with a fixed seed: how many
decisions were made, and a digest of the answers. Where rules were wrong and have been put right, or
an agent has learned something, write the new digests with ``python -m tests.agents.test_choices``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from shambler import agents
from shambler.games import find
from shambler.kernel.chance import Sampled

KNOWN = Path(__file__).parent / "choices.txt"
SEED = 5


def lines() -> Iterator[tuple[str, str, int]]:
    """Agent, table, and the decisions after which we stop looking."""
    for number in range(11):
        yield "thumb", f"invader/M{number}", 400
    for number in range(1, 11):
        yield "thumb", f"living_dead/S{number}", 400
    for scenario in ("labo-2", "bataille-2", "freres-3", "contre-3", "bord-4"):
        yield "thumb", f"invazions/{scenario}", 400
    for mission in ("M0", "M5", "M9", "M10"):
        yield "planner:12", f"invader/{mission}", 25
    for scene in ("S1", "S3", "S6", "S10"):
        yield "planner:12", f"living_dead/{scene}", 25
    for scenario in ("labo-2", "freres-3"):
        yield "planner:12", f"invazions/{scenario}", 25


def digest(agent: str, table: str, most: int) -> str:
    """Plays a game and tells what was chosen in it."""
    key, _, scenario = table.partition("/")
    game = find(key).new(scenario, {}, Sampled(SEED)).start()
    seats = {seat: agents.make(agent, SEED + seat) for seat in game.rules.seats(game)}
    told, count = hashlib.blake2b(digest_size=8), 0
    while (decision := game.decision) is not None and count < most:
        seat = decision.seats[0]
        option = seats[seat].choose(game, decision, seat)
        told.update(f"{seat} {option.key}\n".encode())
        count += 1
        game.submit(option, seat)
    return f"{count} {told.hexdigest()}"


@pytest.mark.parametrize(("agent", "table", "most"), list(lines()))
def test_an_agent_chooses_what_it_chose_before(agent: str, table: str, most: int) -> None:
    known = dict(line.split(": ") for line in KNOWN.read_text("utf-8").splitlines())
    assert digest(agent, table, most) == known[f"{agent} {table}"]


if __name__ == "__main__":
    found = [f"{agent} {table}: {digest(agent, table, most)}" for agent, table, most in lines()]
    KNOWN.write_text("\n".join(found) + "\n", "utf-8")
