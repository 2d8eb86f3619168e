"""Players that are programs, by name.

``make("random", seed)`` builds one. An agent's module is imported when it is first asked for, so
that agents with heavy dependencies cost nothing to those who do not use them.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Protocol, cast

from shambler.agents.base import Agent
from shambler.kernel.errors import ShamblerError

__all__ = ["Agent", "UnknownAgent", "make", "names", "register"]


class UnknownAgent(ShamblerError):
    """No agent has this name."""


class Maker(Protocol):
    """What builds an agent: usually its class."""

    def __call__(self, seed: int) -> Agent: ...


_entries: dict[str, str | Maker] = {"random": "shambler.agents.random_agent:RandomAgent"}


def names() -> list[str]:
    """Every agent that can be asked for."""
    return list(_entries)


def register(name: str, maker: str | Maker) -> None:
    """Add an agent for this process: a callable, or ``"module:attribute"`` of one."""
    _entries[name] = maker


def make(name: str, seed: int) -> Agent:
    """A new agent. The same seed and the same questions give the same answers."""
    return find(name)(seed)


def find(name: str) -> Maker:
    """What builds the agents of this name."""
    entry = _entries.get(name)
    if entry is None:
        near = get_close_matches(name, _entries, 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(_entries)}"
        raise UnknownAgent(f"no agent is called {name!r}{hint}")
    if isinstance(entry, str):
        module, _, attribute = entry.partition(":")
        entry = _entries[name] = cast(Maker, getattr(import_module(module), attribute))
    return entry
