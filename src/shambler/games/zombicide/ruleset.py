"""What the games of the family give to the kernel; an edition fills in the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from shambler.games.zombicide.board_view import ZombicideBoard, board_view, target, told
from shambler.games.zombicide.box_changes import differences
from shambler.games.zombicide.box_pieces import pieces
from shambler.games.zombicide.box_stocks import card_name, drawn_name, source, stocks
from shambler.games.zombicide.build import ZombicideSetup, build_table
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.drafts import own_mission
from shambler.games.zombicide.content.load import (
    check_path,
    load_content,
    load_ledger,
    missions_at,
)
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.fairness import SetUpFigures, measure
from shambler.games.zombicide.forecast_lines import forecast_lines
from shambler.games.zombicide.invariants import broken
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.naming import NAMERS
from shambler.games.zombicide.odds import attack_odds
from shambler.games.zombicide.price import price
from shambler.games.zombicide.reference_lines import reference_lines
from shambler.games.zombicide.sketch import sketch
from shambler.games.zombicide.view import ZombicideView, goals
from shambler.kernel.box import Piece, Stock
from shambler.kernel.chance import Chance
from shambler.kernel.content import Problem
from shambler.kernel.decision import Option
from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.event import Event
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario
from shambler.kernel.setup_form import Choice, SetupOption
from shambler.kernel.sides import Side, one_team
from shambler.kernel.structs import replace
from shambler.kernel.texts import Catalogue, Namer
from shambler.kernel.view import Board

WORLDS_KEPT: Final = 32


class ZombicideRules(Ruleset):
    """One game of the family.

    Rules 2: friends in a shot's way are those who stood there (Z-FRIEND-01), and hits may be put on
    whom they cannot hurt (Z-TARGET-01, Z-MELEE-01); what wins still gives its points (Z-XP-01).
    """

    version: ClassVar[int] = 2
    layout: ClassVar[int] = 6
    own: ClassVar[str] = "own"
    has_secrets: ClassVar[bool] = False
    package: ClassVar[str] = "shambler.games.zombicide"
    game_type: ClassVar[type[ZombicideGame]] = ZombicideGame
    view_type: ClassVar[type[ZombicideView]] = ZombicideView
    board_type: ClassVar[type[Board]] = ZombicideBoard
    namers: ClassVar[Mapping[str, Namer]] = {**NAMERS, "value": drawn_name}

    def __init__(self, edition: Edition, view_type: type[ZombicideView]) -> None:
        self.key = edition.key  # type: ignore[misc]
        self.view_type = view_type  # type: ignore[misc]
        self.edition = edition
        self.state_type = edition.state_type  # type: ignore[misc]
        self.setup_type = edition.setup_type  # type: ignore[misc]
        self._built: dict[tuple[str, ZombicideSetup], tuple[ZombicideWorld, ZombicideState]] = {}

    @cached_property
    def option_types(self) -> tuple[type[Option], ...]:
        """The options of the family, without those of systems that this edition does not play.

        A system may borrow options of another one: what a family of actions carries out counts.
        """
        families = self.edition.families
        parts = (*self.edition.systems, *(type(family) for family in families))
        played = {"", *(_system_of(part.__module__) for part in parts)}
        carried = {option for family in families for option in family.carries}
        return tuple(
            option
            for option in super().option_types
            if option in carried or _system_of(option.__module__) in played
        )

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

    def refine(self, scenario: str, option: SetupOption) -> SetupOption | None:
        """Who can be chosen (Z-OVER-03, INV-BIG-02), and what makes the deck (Z-DIFF-07)."""
        edition = self.edition
        if option.name == "survivors":
            known = tuple(
                Choice(key, {"en": entry.name.en, "fr": entry.name.fr})
                for key, entry in self.content.survivors.items()
            )
            least, most = edition.team_size, edition.most_survivors
            return replace(option, kind="several", choices=known, least=least, most=most)
        if option.name == "enemy_cards":
            groups = tuple(Choice(key) for key in edition.card_groups)
            return replace(option, kind="several", choices=groups, least=1, most=len(groups))
        if option.name == "mission" and scenario != self.own:
            return None
        if option.name == "extra_spawns" and edition.most_survivors == edition.team_size:
            return None
        return option

    def build(self, scenario: str, setup: ZombicideSetup) -> tuple[ZombicideWorld, ZombicideState]:
        """Lay a mission out; the worlds of the last few tables are kept and shared."""
        key = (scenario, setup)
        if key not in self._built:
            if len(self._built) >= WORLDS_KEPT:
                self._built.pop(next(iter(self._built)))
            self._built[key] = self._laid(self._mission(scenario, setup.mission), setup)
        world, state = self._built[key]
        return world, state.copy()

    def _laid(
        self, mission: Mission, setup: ZombicideSetup
    ) -> tuple[ZombicideWorld, ZombicideState]:
        """Rules trust their content; one of somebody's own may still ask for what cannot be."""
        try:
            return build_table(self.edition, self.content, mission, setup)
        except ShamblerError:
            raise
        except Exception as problem:
            if not setup.mission:
                raise
            raise BadSetup(f"mission: it cannot be laid out: {problem!r}") from problem

    def _mission(self, scenario: str, text: str) -> Mission:
        """A shipped mission, or the one that the set-up brings along (Z-OWN-01)."""
        if scenario == self.own:
            return self._own(text)
        return self.content.missions[scenario]

    @cached_property
    def _own(self) -> Callable[[str], Mission]:
        """Missions of people's own by their texts; the last few are kept."""
        return lru_cache(maxsize=WORLDS_KEPT)(lambda text: own_mission(text, self.content))

    def played(self, scenario: str, options: Mapping[str, Any]) -> Scenario:
        """A mission; one of somebody's own has the name that its text says."""
        if scenario != self.own:
            return super().played(scenario, options)
        text = options.get("mission", "")
        if not text:  # nobody has brought one yet: the form is asked for
            return Scenario(self.own, {"en": "", "fr": ""}, (1, 6))
        return replace(_scenario(self._own(text)), key=self.own)

    def seats(self, game: ZombicideGame) -> tuple[int, ...]:
        """The players."""
        return game.world.seats

    def sides(self, game: ZombicideGame) -> tuple[Side, ...]:
        """All players are one team."""
        return one_team(self.seats(game), "survivors")

    def view(self, game: ZombicideGame, seat: int | None) -> ZombicideView:
        """Nothing on the table is hidden from anybody but what nobody knows yet."""
        return self.view_type.of(game)

    def odds(self, game: ZombicideGame, option: Option) -> Odds | None:
        """What the dice of an attack can do."""
        return attack_odds(game, option)

    def price(self, game: ZombicideGame, option: Option) -> int | None:
        """The actions an option of a turn costs."""
        return price(game, option)

    def source(self, game: ZombicideGame, request: Chance) -> str:
        """The die or deck of the box that is asked."""
        return source(game, request)

    def stocks(self, game: ZombicideGame) -> tuple[Stock, ...]:
        """The dice and decks of the box."""
        return stocks(game)

    def card_name(self, game: ZombicideGame, draws: str, value: int, language: str) -> str:
        """What is on a card of the box."""
        return card_name(game, draws, value, language)

    def pieces(self, game: ZombicideGame, language: str) -> list[Piece]:
        """How the mission is laid out."""
        return pieces(game, language)

    def differences(
        self, before: ZombicideGame, after: ZombicideGame, seats: Sequence[int], language: str
    ) -> list[str]:
        """What to set right on the real table."""
        return differences(before, after, language)

    def broken(self, game: ZombicideGame) -> list[str]:
        """Cards and figures are conserved."""
        return broken(game)

    def measures(self, game: ZombicideGame) -> dict[str, float]:
        """Rounds played, and how the team stands."""
        return {"rounds": float(game.state.round)}

    def board_view(self, game: ZombicideGame) -> ZombicideBoard:
        """The board and the names of everything on it."""
        return board_view(game)

    def target(self, game: ZombicideGame, option: Option) -> dict[str, str]:
        """The zone, doorway or figure an option points at."""
        return target(game, option)

    def cast(self, game: ZombicideGame, seat: int) -> dict[str, dict[str, str]]:
        """The survivors of a player."""
        ids = (game.world.names[who] for who in game.world.by_seat[seat])
        sheets = {key: self.content.survivors[key].name for key in ids}
        return {key: {"en": name.en, "fr": name.fr} for key, name in sheets.items()}

    def goals(self, game: ZombicideGame) -> list[tuple[str, bool]]:
        """The mission's goals, in order."""
        return [(goal.rule, goal.met) for goal in goals(game)]

    def told(self, game: ZombicideGame, event: Event) -> dict[str, str]:
        """The zones, figures and numbers an event tells of."""
        return told(game, event)

    def sketch(self, game: ZombicideGame, seat: int | None, language: str) -> str:
        """The board in text."""
        return sketch(game, language)

    def forecast_lines(self, game: ZombicideGame, language: str) -> list[str]:
        """What every group of enemies would do with its next action."""
        return forecast_lines(game, language)

    def reference_lines(self, game: ZombicideGame, seat: int | None, language: str) -> list[str]:
        """The enemies on the board, and the cards that survivors carry."""
        return reference_lines(game, self.view(game, seat), language)

    def check_content(self, path: Path) -> list[Problem] | None:
        """What is wrong with somebody's own content; ``None`` if it is not of this game."""
        return check_path(self.edition.key, path)

    def set_ups(self, path: Path) -> list[SetUpFigures]:
        """How fair the missions at a path are, measured; their content must be sound."""
        content, missions = missions_at(self.edition.key, path)
        return [measure(self, content, mission) for mission in missions]

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


def _system_of(module: str) -> str:
    """The system whose room a module lies in; an empty text for none."""
    _, _, inside = module.partition(".zombicide.systems.")
    return inside.partition(".")[0]
