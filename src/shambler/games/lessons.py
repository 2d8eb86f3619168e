"""The lessons of the games: ``content/lessons/*.toml`` beside a game, named by its manifest."""

from __future__ import annotations

from functools import cache

from shambler.games import manifest_of
from shambler.games.manifest import BadManifest, folders_of
from shambler.kernel.lesson import BadLesson, Lesson, read_lesson
from shambler.kernel.ruleset import Ruleset

FOLDER = "content/lessons"


def lessons_of(rules: Ruleset) -> tuple[str, ...]:
    """The names of a game's lessons, the first one first."""
    return manifest_of(rules).lessons


@cache
def find_lesson(rules: Ruleset, name: str) -> Lesson:
    """A lesson that the game's manifest names."""
    if name not in lessons_of(rules):
        raise BadLesson(f"{rules.key} has no lesson {name!r}")
    module = manifest_of(rules).entry.partition(":")[0] or rules.package
    for folder in folders_of(module):
        path = folder / FOLDER / f"{name}.toml"
        if path.is_file():
            return read_lesson(path)
    raise BadManifest(f"{rules.key}: there is no {FOLDER}/{name}.toml")
