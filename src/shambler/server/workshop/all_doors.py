"""Everything of the workshop that is reached over HTTP."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter

from shambler.server.hub import Hub
from shambler.server.limits import Allowances
from shambler.server.visitors import Visitors
from shambler.server.workshop import doors, puzzle_doors, shelf_doors
from shambler.server.workshop.missions import Missions
from shambler.server.workshop.puzzles import Puzzles
from shambler.server.workshop.rating import Ratings


class Designs:
    """What designers leave at a host, below one folder."""

    def __init__(self, folder: Path) -> None:
        self.ratings = Ratings(folder / "ratings")
        self.missions = Missions(folder / "missions")
        self.puzzles = Puzzles(folder / "puzzles")

    def routers(self, hub: Hub, allowed: Allowances, visitors: Visitors) -> list[APIRouter]:
        """What lies below ``/api/workshop``, and the puzzle of the day."""
        who = (hub, allowed, visitors, self.ratings)
        return [
            doors.router(*who),
            shelf_doors.router(*who, self.missions),
            puzzle_doors.router(*who, self.puzzles),
        ]
