"""What players see of campaign sheets."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.sheets.sheet_state import team_of
from shambler.kernel.view import Part, says


class SheetView(Part, frozen=True):
    """One survivor's sheet."""

    who: str
    cxp: int
    bonus: Annotated[int, says("bonus actions left in this mission")]
    skills: Annotated[list[str], says("campaign skills")]
    marks: Annotated[dict[str, int], says("achievements, and how often")]


class SheetsPart(SystemPart, frozen=True):
    """All sheets, and what the team achieved."""

    people: list[SheetView]
    achievements: Annotated[list[str], says("of the team")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """In the order of the team."""
        team, names = team_of(game.state), game.world.names
        people = [
            SheetView(
                names[who],
                sheet.cxp,
                sheet.bonus - sheet.used,
                list(sheet.skills),
                {mark: sheet.marks.count(mark) for mark in sheet.marks},
            )
            for who, sheet in enumerate(team.people)
        ]
        return cls(people, list(team.marks))
