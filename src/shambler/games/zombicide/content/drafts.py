"""Missions of one's own: a text that nobody has looked at yet, read and checked like a shipped one.

They may come from anybody: what would only cost time or memory is refused before it is looked at.
"""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.mission_checks import check_mission, check_mission_board
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import ContentError, Problems, from_data, parse_text
from shambler.kernel.errors import BadSetup

LONGEST: Final = 60_000  # characters of a mission,
LONGEST_TEXT: Final = 2_000  # of one text in it,
MOST_ENTRIES: Final = 200  # of a list,
DEEPEST: Final = 16  # lists and tables in each other,
LEAST_NUMBER, MOST_NUMBER = -99, 9_999
NAME: Final = "mission.toml"


def read_draft(text: str, content: Content, file: str = NAME) -> tuple[Mission | None, Problems]:
    """A mission and everything wrong with it; of one that cannot be read only the problems."""
    problems = Problems(file)
    try:
        mission = from_data(plain(text, file), Mission, file)
    except ContentError as error:
        problems.found.extend(error.problems)
        return None, problems
    check_mission(problems, mission, content, own=True)
    if not any(problem.where == "tiles" for problem in problems.found):
        check_mission_board(problems, mission, content)
    return mission, problems


def plain(text: str, file: str = NAME) -> dict[str, Any]:
    """The text of a mission as data of a size that people write."""
    if len(text) > LONGEST:
        raise ContentError(file, "", f"longer than {LONGEST} characters")
    data = parse_text(text, file)
    _bounded(data, file, "", 0)
    return data


def _bounded(value: object, file: str, where: str, depth: int) -> None:
    if depth > DEEPEST:
        raise ContentError(file, where, "nested too deeply")
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise ContentError(file, where, f"longer than {LONGEST_TEXT} characters")
    if isinstance(value, int | float) and not LEAST_NUMBER <= value <= MOST_NUMBER:
        raise ContentError(file, where, f"a number from {LEAST_NUMBER} to {MOST_NUMBER}")
    if isinstance(value, list | dict) and len(value) > MOST_ENTRIES:
        raise ContentError(file, where, f"more than {MOST_ENTRIES} entries")
    if isinstance(value, dict):
        for key, inner in value.items():
            _bounded(inner, file, f"{where}.{key}" if where else key, depth + 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _bounded(inner, file, f"{where}[{number}]", depth + 1)


def own_mission(text: str, content: Content) -> Mission:
    """The mission that a set-up brings along; :class:`BadSetup` if anything is wrong with it."""
    if not text:
        raise BadSetup("mission: a table for a mission of one's own needs its text")
    mission, problems = read_draft(text, content)
    if mission is None or problems.found:
        said = "; ".join(f"{one.where}: {one.reason}" for one in problems.found[:3])
        raise BadSetup(f"mission: {said}")
    return mission
