"""What the games of the family give to the kernel; an edition fills in the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from shambler.games.zombicide.board_view import board_view, target, told
from shambler.games.zombicide.build import TableSetup, build_table
from shambler.games.zombicide.content import (
    Content,
    Mission,
    check_path,
    load_content,
    load_ledger,
)
from shambler.games.zombicide.edition import Edition
from shambler.games.zombicide.invariants import broken
from shambler.games.zombicide.naming import NAMERS
from shambler.games.zombicide.odds import attack_odds
from shambler.games.zombicide.sketch import sketch
from shambler.games.zombicide.state import TableState
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.view import goals, view
from shambler.games.zombicide.world import World
from shambler.kernel.content import Problem
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.texts import Catalogue, Namer

WORLDS_KEPT = 32


class ZombicideRules(Ruleset):
    """One game of the family."""

    package: ClassVar[str] = "shambler.games.zombicide"
    state_type: ClassVar[type[TableState]] = TableState
    game_type: ClassVar[type[Table]] = Table
    setup_type: ClassVar[type[Setup]] = TableSetup
    namers: ClassVar[Mapping[str, Namer]] = NAMERS

    def __init__(self, edition: Edition) -> None:
        self.key = edition.key  # type: ignore[misc]
        self.edition = edition
        self._built: dict[tuple[str, TableSetup], tuple[World, TableState]] = {}

    @cached_property
    def content(self) -> Content:
        """The edition's content files."""
        return load_content(self.edition.key)

    def scenarios(self) -> Sequence[Scenario]:
        """Every mission."""
        return self._scenarios

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        return tuple(_scenario(mission) for mission in self.content.missions.values())

    def build(self, scenario: str, setup: TableSetup) -> tuple[World, TableState]:
        """Lay a mission out; the worlds of the last few tables are kept and shared."""
        key = (scenario, setup)
        if key not in self._built:
            if len(self._built) >= WORLDS_KEPT:
                self._built.pop(next(iter(self._built)))
            mission = self.content.missions[scenario]
            self._built[key] = build_table(self.edition, self.content, mission, setup)
        world, state = self._built[key]
        return world, state.copy()

    def seats(self, game: Table) -> tuple[int, ...]:
        """The players."""
        return game.world.seats

    def view(self, game: Table, seat: int | None) -> dict[str, Any]:
        """Nothing on the table is hidden from anybody but what nobody knows yet."""
        return view(game)

    def odds(self, game: Table, option: Option) -> Odds | None:
        """What the dice of an attack can do."""
        return attack_odds(game, option)

    def broken(self, game: Table) -> list[str]:
        """Cards and figures are conserved."""
        return broken(game)

    def measures(self, game: Table) -> dict[str, float]:
        """Rounds played, and how the team stands."""
        return {"rounds": float(game.state.round)}

    def board_view(self, game: Table) -> dict[str, Any]:
        """The board and the names of everything on it."""
        return board_view(game)

    def target(self, game: Table, option: Option) -> dict[str, str]:
        """The zone, doorway or figure an option points at."""
        return target(game, option)

    def goals(self, game: Table) -> list[tuple[str, bool]]:
        """The mission's goals, in order."""
        return [(goal["rule"], goal["met"]) for goal in goals(game)]

    def told(self, game: Table, event: Event) -> dict[str, str]:
        """The zones, figures and numbers an event tells of."""
        return told(game, event)

    def sketch(self, game: Table, seat: int | None, language: str) -> str:
        """The board in text."""
        return sketch(game, language)

    def check_content(self, path: Path) -> list[Problem] | None:
        """What is wrong with somebody's own content; ``None`` if it is not of this game."""
        return check_path(self.edition.key, path)

    @cached_property
    def texts(self) -> Catalogue:
        """The family's texts and the edition's own."""
        return Catalogue(Path(__file__).parent / self.edition.key)

    @cached_property
    def ledger(self) -> Ledger:
        """The rules of this edition."""
        return load_ledger(self.edition.key)

    @property
    def content_hash(self) -> str:
        """A fingerprint of the content files."""
        return self.content.hash


def _scenario(mission: Mission) -> Scenario:
    name = {"en": mission.name.en, "fr": mission.name.fr}
    intro = {"en": mission.intro.en, "fr": mission.intro.fr}
    return Scenario(mission.id, name, (1, 6), mission.minutes, mission.difficulty, intro)
