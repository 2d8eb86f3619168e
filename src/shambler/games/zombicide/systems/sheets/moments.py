"""What is told of campaign sheets."""

from __future__ import annotations

from typing import Any, ClassVar

from shambler.games.zombicide.core.hooks import Listener


class SheetListener(Listener):
    """For whoever wants to know what the team has done before."""

    declares: ClassVar[bool] = True

    def sheet_laid(self, world: Any, state: Any) -> None:
        """The sheets lie on the table; nobody has decided anything yet."""
