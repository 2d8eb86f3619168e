"""Players that are programs, by name.

``make("random", seed)`` builds one. Some think within a budget, written behind their name:
``make("planner:50ms", seed)``, ``make("planner:200", seed)`` (playouts). An agent's module is
imported when it is first asked for, so that agents with heavy dependencies cost nothing to those
who do not use them. An agent of another package joins with :func:`register`, or with an entry point
in the group ``shambler.agents`` that names what builds it.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from typing import Protocol, cast

from shambler.agents.advice import Advice, Opinion, advise
from shambler.agents.base import Agent
from shambler.agents.budget import Budget
from shambler.kernel.errors import ShamblerError

__all__ = [
    "Advice",
    "Agent",
    "Budget",
    "Opinion",
    "UnknownAgent",
    "advise",
    "make",
    "names",
    "register",
]


class UnknownAgent(ShamblerError):
    """No agent has this name."""


class Maker(Protocol):
    """What builds an agent: usually its class."""

    def __call__(self, seed: int) -> Agent: ...


_entries: dict[str, str | Maker] = {
    "random": "shambler.agents.random_agent:RandomAgent",
    "thumb": "shambler.agents.thumb:ThumbAgent",
    "greedy": "shambler.agents.greedy:GreedyAgent",
    "planner": "shambler.agents.planner:Planner",
}
THINKERS = ("planner",)  # their makers take a budget


def names() -> list[str]:
    """Every agent that can be asked for."""
    return list({**_installed(), **_entries})


@cache
def _installed() -> dict[str, str]:
    """The agents of other packages."""
    from importlib.metadata import entry_points  # slow to import, and seldom wanted

    return {point.name: point.value for point in entry_points(group="shambler.agents")}


def register(name: str, maker: str | Maker) -> None:
    """Add an agent for this process: a callable, or ``"module:attribute"`` of one."""
    _entries[name] = maker


def make(name: str, seed: int) -> Agent:
    """A new agent. The same seed and the same questions give the same answers."""
    return find(name)(seed)


def find(name: str) -> Maker:
    """What builds the agents of this name, budget included."""
    name, colon, budget = name.partition(":")
    if not colon:
        return _find(name)
    maker = _find(name)
    if name not in THINKERS:
        raise UnknownAgent(f"{name} takes no budget; {', '.join(THINKERS)} does")
    return cast(Maker, partial(cast(Callable[..., Agent], maker), budget=Budget.parse(budget)))


def _find(name: str) -> Maker:
    entry = _entries.get(name) or _installed().get(name)
    if entry is None:
        near = get_close_matches(name, names(), 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(names())}"
        raise UnknownAgent(f"no agent is called {name!r}{hint}")
    if isinstance(entry, str):
        module, _, attribute = entry.partition(":")
        entry = _entries[name] = cast(Maker, getattr(import_module(module), attribute))
    return entry
