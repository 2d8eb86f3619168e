"""Which words of the family a mission of an edition may use.

Those that its own missions use, and those that ask for nothing but the core: an edition without
mold has no goal about mold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions import counting, goals, place_actions, scene_goals, specials
from shambler.games.zombicide.missions.burning import BurnSpawns
from shambler.games.zombicide.missions.describing import Bystanders, OptionalObjectives
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.missions.rewards import GiveCards, GiveExperience
from shambler.games.zombicide.missions.samples import Sample
from shambler.games.zombicide.missions.setups import (
    SetAsideCards,
    SetAsideObjectives,
    SplitSurvivors,
)
from shambler.games.zombicide.missions.spawns import (
    WakesByCount,
    WakesByDoor,
    WakesByObjective,
    WakesByRound,
)
from shambler.kernel.content import Problems

ANYWHERE: Final = frozenset(
    {
        goals.TakeObjectives,
        goals.TakeAllObjectives,
        goals.Leave,
        goals.Gather,
        goals.ReachLevel,
        goals.Samples,
        scene_goals.CountGoal,
        scene_goals.HoldOut,
        specials.LoseIfEnemyActivates,
        counting.CountFallen,
        counting.CountShuffles,
        counting.LoseWhen,
        counting.FireAt,
        place_actions.PlaceAction,
        place_actions.PutDown,
        BurnSpawns,
        Bystanders,
        OptionalObjectives,
        Sample,
        GiveExperience,
        GiveCards,
        SetAsideCards,
        SetAsideObjectives,
        SplitSurvivors,
        WakesByCount,
        WakesByDoor,
        WakesByObjective,
        WakesByRound,
    }
)


def offered(content: Content) -> frozenset[type]:
    """All words, and the other structs of missions; found once for an edition."""
    return _offered(_Held(content))


class _Held:
    """Content as a key: the same content has the same fingerprint."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def __hash__(self) -> int:
        return hash(self.content.hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.content.hash == self.content.hash


@lru_cache(maxsize=8)
def _offered(held: _Held) -> frozenset[type]:
    used = (type(word) for mission in held.content.missions.values() for word in _structs(mission))
    return ANYWHERE | frozenset(used)


def check_offered(problems: Problems, mission: Mission, content: Content) -> None:
    """Note goals, rules, rewards and triggers that this game does not play."""
    known = offered(content)
    for table in ("goal", "setup", "reward", "special"):
        for number, word in enumerate(getattr(mission, table)):
            _check(problems, f"{table}[{number}]", word, known)
    for spawn in mission.spawn:
        for number, word in enumerate(spawn.wakes):
            _check(problems, f"spawn[{spawn.id}].wakes[{number}]", word, known)


def _check(problems: Problems, where: str, word: Word, known: frozenset[type]) -> None:
    if type(word) not in known:
        problems.add(where, f"this game does not play {word.name!r}", "not-played", word=word.name)


def _structs(value: Any) -> Iterator[Any]:
    """A struct and every struct in it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _structs(getattr(value, name))
    elif isinstance(value, tuple):
        for inner in value:
            yield from _structs(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _structs(inner)
