"""Campaign sheets in play: experience, rewards and marks of each survivor, marks of the team."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace


class SheetState(msgspec.Struct, frozen=True):
    """One survivor's sheet; ``marks`` are achievements, with repetition (FH-CAMP-09).

    ``learned`` are the skills of danger levels, with their levels, where some may not work.
    """

    cxp: int = 0
    skills: tuple[str, ...] = ()
    bonus: int = 0  # bonus actions on the sheet
    used: int = 0  # those used in this mission
    marks: tuple[str, ...] = ()
    learned: tuple[tuple[int, int], ...] = ()


class TeamState(msgspec.Struct, frozen=True):
    """All sheets, and what the team as a whole has done before."""

    people: tuple[SheetState, ...]
    marks: tuple[str, ...] = ()
    done: tuple[str, ...] = ()  # missions won
    travels: bool = False  # does a campaign go on after this mission?
    kept: tuple[tuple[int, int], ...] = ()  # (who, card) that go along
    dead: tuple[str, ...] = ()  # of earlier missions
    heirs: tuple[tuple[int, str], ...] = ()  # (who died, who takes their place)


def team_of(state: ZombicideState) -> TeamState:
    """The sheets on the table."""
    table: Any = state
    found: TeamState = table.sheets
    return found


def sheet_of(state: ZombicideState, who: int) -> SheetState:
    """One of them."""
    return team_of(state).people[who]


def change_team(state: ZombicideState, **fields: Any) -> None:
    """Something about the team."""
    table: Any = state
    table.sheets = replace(team_of(state), **fields)


def change_sheet(state: ZombicideState, who: int, **fields: Any) -> None:
    """Something about one survivor."""
    people = team_of(state).people
    new = replace(people[who], **fields)
    change_team(state, people=(*people[:who], new, *people[who + 1 :]))


def marks_of(state: ZombicideState, who: int, mark: str) -> int:
    """How often somebody has an achievement (FH-CAMP-09)."""
    return sheet_of(state, who).marks.count(mark)
