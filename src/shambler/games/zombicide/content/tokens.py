"""Tokens of a mission, counted against the component list of its box."""

from __future__ import annotations

from collections import Counter

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.missions.setups import HideSpawnToken
from shambler.kernel.content import Problems


def check_tokens(problems: Problems, mission: Mission, content: Content) -> None:
    """Note tokens of which the box holds fewer; those it does not list are not counted."""
    for (table, token), there in _laid(mission).items():
        held = content.components.get(f"token-{token}")
        if held is not None and there > held.count:
            problems.add(
                table,
                f"{there} {token} tokens, the box holds {held.count}",
                "too-many-tokens",
                there=there,
                held=held.count,
                tokens=held.name,
            )


def _laid(mission: Mission) -> Counter[tuple[str, str]]:
    """How many of each token the mission lays, by the table that says so."""
    found: Counter[tuple[str, str]] = Counter()
    for barrier in mission.barrier:
        found["barrier", barrier.token] += 1
    for door in mission.door:
        found["door", f"door-{door.token}"] += 1
    for objective in mission.objective:
        found["objective", f"objective-{objective.color}"] += 1
    for color, count in (mission.pool.mix if mission.pool else {}).items():
        found["objective", f"objective-{color}"] += count
    for spawn in mission.spawn:
        found["spawn", f"spawn-{spawn.color}"] += 1
        found["spawn", "spawn"] += 1  # where they are two-sided, the box counts them together
    for effect in mission.setup:
        if isinstance(effect, HideSpawnToken):  # one of the pool is of this colour
            pool = next((s for s in mission.spawn if s.pool == effect.pool), None)
            if pool is not None:
                found["spawn", f"spawn-{pool.color}"] -= 1
                found["spawn", f"spawn-{effect.color}"] += 1
    return found
