"""What a game brings to the kernel: a sixth game is a folder with one of these."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from shambler.kernel import table_file
from shambler.kernel.box import CARDS, DICE, Occasion, Piece, Stock
from shambler.kernel.campaign_tale import ChapterTale, Ending, SheetTale
from shambler.kernel.carry import Carry
from shambler.kernel.chance import Chance, Roll, Source
from shambler.kernel.consequence import Consequence
from shambler.kernel.content import Origin, Problem
from shambler.kernel.decision import Option
from shambler.kernel.errors import BadSetup
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.odds import Odds
from shambler.kernel.procedure import Procedure
from shambler.kernel.rules import Ledger
from shambler.kernel.setup_form import SetupOption, check_setup, options_of, sized
from shambler.kernel.sides import Side, one_team
from shambler.kernel.state import State
from shambler.kernel.structs import replace
from shambler.kernel.texts import Catalogue, Namer
from shambler.kernel.typed import ready
from shambler.kernel.view import Board, View

KERNEL: Final = "shambler.kernel"


class Scenario(msgspec.Struct, frozen=True):
    """A mission, scene or set-up one can play, as shown in a list."""

    key: str
    name: Mapping[str, str]
    seats: tuple[int, int]  # fewest and most
    minutes: int = 0
    difficulty: str = ""
    intro: Mapping[str, str] = {}


class CampaignPlan(msgspec.Struct, frozen=True):
    """A chain of scenarios one can play, as shown in a list: where it begins, with which sheet.

    The game's set-up has a field ``campaign`` that takes the sheet; see :meth:`Ruleset.carry`.
    """

    key: str
    name: Mapping[str, str]
    first: str  # a scenario
    sheet: Mapping[str, Any]  # plain data
    intro: Mapping[str, str] = {}
    road: tuple[tuple[str, ...], ...] = ()  # the stops; several in one: in an order of choice


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table. Games subclass it; unknown or ill-typed options are refused."""

    spokesman: int | None = None  # the seat that answers for the team; None: any member


class Ruleset(ABC):
    """One game: its scenarios, its procedures, its views and its texts."""

    key: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: rises when a rule is changed, old records say theirs
    layout: ClassVar[int] = 1  # rises when equal positions get other fingerprints than before
    own: ClassVar[str] = ""  # the scenario that a set-up brings along; it is not on the list
    has_secrets: ClassVar[bool]  # may one seat know what another does not? See :meth:`imagine`
    package: ClassVar[str]  # its procedures and options are the ones defined below this package
    state_type: ClassVar[type[State]]
    game_type: ClassVar[type[Game[Any, Any]]] = Game
    setup_type: ClassVar[type[Setup]] = Setup
    view_type: ClassVar[type[View]]
    board_type: ClassVar[type[Board]] = Board
    namers: ClassVar[Mapping[str, Namer]] = {}
    renamed: ClassVar[
        Mapping[str, str]
    ] = {}  # ids of content: old to new; old records know the old

    # -- what a game must say --------------------------------------------------------------

    @abstractmethod
    def scenarios(self) -> Sequence[Scenario]:
        """Everything that can be played."""

    @abstractmethod
    def build(self, scenario: str, setup: Any) -> tuple[Any, State]:
        """The immutable world and the first state; chance has not spoken yet.

        Raises :class:`BadSetup` where the options do not fit the scenario.
        """

    @abstractmethod
    def seats(self, game: Any) -> tuple[int, ...]:
        """All seats, in order."""

    @abstractmethod
    def view(self, game: Any, seat: int | None) -> View:
        """What a seat (``None``: a spectator) may know: a :attr:`view_type`."""

    @property
    @abstractmethod
    def texts(self) -> Catalogue:
        """The game's texts."""

    @property
    @abstractmethod
    def ledger(self) -> Ledger:
        """The game's rules."""

    @property
    @abstractmethod
    def content_hash(self) -> str:
        """A fingerprint of the content files."""

    # -- what a game may say ---------------------------------------------------------------

    def odds(self, game: Any, option: Option) -> Odds | None:
        """What the dice of this option can do; ``None`` where it rolls none."""
        return None

    def consequence(self, game: Any, option: Option) -> Consequence | None:
        """What this option is sure to do, from what the seat that is asked may know."""
        return None

    def price(self, game: Any, option: Option) -> int | None:
        """How many actions this option costs, 0 if it is free; ``None`` where nothing is paid."""
        return None

    def sides(self, game: Any) -> Sequence[Side]:
        """Who wins and loses together; by default everybody. Every seat is on one side."""
        return one_team(self.seats(game))

    def campaigns(self) -> Sequence[CampaignPlan]:
        """Chains of scenarios in which a sheet travels."""
        return ()

    def carry(self, game: Any) -> Carry | None:
        """What a finished match of a campaign hands on; ``None``: it belongs to none."""
        return None

    def sheet_lines(self, sheet: Mapping[str, Any], language: str) -> Sequence[str]:
        """A campaign's sheet in words, line by line."""
        return ()

    def sheet_tale(self, sheet: Mapping[str, Any], language: str) -> SheetTale:
        """A campaign's sheet as its page shows it."""
        return SheetTale()

    def chapter_tale(self, game: Any, language: str) -> ChapterTale:
        """What a match has told its table so far, and what was decided."""
        return ChapterTale()

    def ending(self, carry: Carry, language: str) -> Ending | None:
        """How a campaign ended that hands this on; ``None``: there is no more to say of it."""
        return None

    def refine(self, scenario: str, option: SetupOption) -> SetupOption | None:
        """An option of the set-up with what depends on content or scenario; ``None``: not here."""
        return option

    def imagine(self, game: Any, seat: int | None, chance: Source) -> Any:
        """A position this seat cannot tell from the real one: what it does not know is redrawn.

        The default suits games whose states hold nothing hidden: only the future changes.
        """
        return game.copy(chance)

    def hides(self, game: Any) -> bool:
        """Does a seat know something at this moment that another does not?

        A game with secrets that are there only now and then says when; the others hide nothing.
        """
        return self.has_secrets

    # -- the box on the table --------------------------------------------------------------

    def source(self, game: Any, request: Chance) -> str:
        """The die or deck that a request is put to, by its name: one of :meth:`stocks`."""
        return DICE if type(request) is Roll else CARDS

    def stocks(self, game: Any) -> Sequence[Stock]:
        """The dice and decks of the box that chance comes from, as everybody may know them."""
        return Stock(DICE), Stock(CARDS, deck=True)

    def typists(self, game: Any, request: Chance) -> tuple[int, ...]:
        """The seats that may see, and so say, what a request brought: all, unless it is secret."""
        return self.seats(game)

    def occasion(self, game: Any) -> Occasion | None:
        """Why dice are rolled or cards drawn now, for whoever does it at the real table."""
        asking: Procedure = game.state.stack[-1]
        return asking.occasion(game)

    def card_name(self, game: Any, draws: str, value: int, language: str) -> str:
        """What is printed on a card that a deck holds; ``draws`` says what it holds."""
        return str(value)

    def pieces(self, game: Any, language: str) -> Sequence[Piece]:
        """How the real table is set up for a game that begins, piece by piece."""
        return ()

    def differences(
        self, before: Any, after: Any, seats: Sequence[int], language: str
    ) -> Sequence[str]:
        """What to change on the real table to turn one position into another, in words.

        Only what those who hold these seats may know is told.
        """
        return ()

    def check_content(self, path: Path) -> Sequence[Problem] | None:
        """What is wrong with content of somebody's own; ``None``: it is not of this game.

        A table with its options can be a file of any game.
        """
        return table_file.check(self, path)

    def broken(self, game: Any) -> list[str]:
        """Invariants of this game that do not hold: cards lost, figures out of thin air."""
        return []

    def measures(self, game: Any) -> dict[str, float]:
        """Numbers worth counting over many games; ``rounds`` should be one of them."""
        return {}

    def origins(self) -> Sequence[Origin]:
        """Where every value of the content comes from, for those who want to know what is ours."""
        return ()

    def cast(self, game: Any, seat: int) -> Mapping[str, Mapping[str, str]]:
        """Whom a seat plays: by id, what they are called in each language. Anybody may know it."""
        return {}

    def goals(self, game: Any) -> Sequence[tuple[str, bool]]:
        """What has to be done to win: the rule that says so, and whether it is done."""
        return ()

    def board_view(self, game: Any) -> Board:
        """What never changes at a table and anybody may know, as a :attr:`board_type`."""
        return Board()

    def target(self, game: Any, option: Option) -> dict[str, str]:
        """What an option points at in the views (``zone``, ``who`` ...), so that it can glow."""
        return {}

    def told(self, game: Any, event: Event) -> dict[str, str]:
        """What an event tells of, by the names of the views, so that it can be shown moving."""
        return {}

    def sketch(self, game: Any, seat: int | None, language: str) -> str:
        """The table drawn in text as a seat may see it, for terminals and screen readers.

        In paragraphs: where the game stands, the board, perhaps a legend, and the players' sheets.
        Colours are written as markup such as ``[red]...[/red]``; without it the text still reads.
        Whoever acts is drawn in ``reverse``.
        """
        return ""

    def forecast_lines(self, game: Any, language: str) -> Sequence[str]:
        """What the enemy will do as far as anybody can know it, in words."""
        return ()

    def reference_lines(self, game: Any, seat: int | None, language: str) -> Sequence[str]:
        """What the things that a seat sees on the table can do, in words, thing by thing."""
        return ()

    # -- what the kernel makes of it -------------------------------------------------------

    def new(self, scenario: str, options: Mapping[str, Any], chance: Source) -> Game[Any, Any]:
        """A game ready to start, with checked options."""
        self.check_scenario(scenario)
        setup = self.setup(options)
        check_setup(self.form(scenario), setup)
        world, state = self.build(scenario, setup)
        game = self.game_type(self, world, state, chance)
        if setup.spokesman is not None and setup.spokesman not in self.seats(game):
            raise BadSetup(f"spokesman: there is no seat {setup.spokesman}")
        game.spokesman = setup.spokesman
        return game

    def seated(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options of a table at which so many sit, whatever they play."""
        return {**options, **sized(self.form(scenario), seats)}

    def places(self, scenario: str, options: Mapping[str, Any]) -> tuple[int, int]:
        """The fewest and the most who can sit at a table with these options."""
        return self.played(scenario, options).seats

    def played(self, scenario: str, options: Mapping[str, Any]) -> Scenario:
        """What is played at a table with these options, as it is shown to people."""
        return next(entry for entry in self.scenarios() if entry.key == scenario)

    def check_scenario(self, scenario: str) -> None:
        """Refuse a scenario that there is not."""
        known = [entry.key for entry in self.scenarios()]
        if scenario not in known and (not scenario or scenario != self.own):
            raise BadSetup(f"{self.key} has no scenario {scenario!r}{_hint(scenario, known)}")

    def campaign_plan(self, key: str) -> CampaignPlan:
        """The campaign of this name."""
        plans = {plan.key: plan for plan in self.campaigns()}
        if key not in plans:
            raise BadSetup(f"{self.key} has no campaign {key!r}{_hint(key, list(plans))}")
        return plans[key]

    def setup(self, options: Mapping[str, Any]) -> Setup:
        """Typed options from plain data."""
        try:
            return msgspec.convert(dict(options), ready(self.setup_type))
        except msgspec.ValidationError as problem:
            known = ", ".join(self.setup_type.__struct_fields__)
            raise BadSetup(f"{self.key}: {problem} (options: {known})") from problem

    def form(self, scenario: str) -> tuple[SetupOption, ...]:
        """Every option that a table of this scenario has."""
        found = self._forms.get(scenario)
        if found is None:
            least, most = Ruleset.places(self, scenario, {})
            limits = {"least": least, "most": most}
            options = (
                replace(option, **limits) if option.kind == "seats" else option
                for option in options_of(self.setup_type)
            )
            refined = (self.refine(scenario, option) for option in options)
            found = tuple(option for option in refined if option is not None)
            self._forms[scenario] = found
        return found

    @cached_property
    def _forms(self) -> dict[str, tuple[SetupOption, ...]]:
        return {}

    @cached_property
    def procedures(self) -> Mapping[str, type[Procedure]]:
        """Every procedure a saved state of this game may hold, by name."""
        found: dict[str, type[Procedure]] = {}
        for cls in self._defined(Procedure):
            if found.setdefault(cls.__name__, cls) is not cls:
                raise TypeError(f"two procedures of {self.key} are called {cls.__name__}")
        return found

    @cached_property
    def verbs(self) -> frozenset[str]:
        """Every verb an option key of this game may begin with."""
        return frozenset(cls.verb for cls in self.option_types)

    @cached_property
    def option_types(self) -> tuple[type[Option], ...]:
        """Every kind of option that this game has."""
        return tuple(cls for cls in self._defined(Option) if cls.verb)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every kind of event that this game tells of."""
        return tuple(self._defined(Event))

    def _defined(self, base: type[Any]) -> list[type[Any]]:
        found: list[type[Any]] = []
        queue = list(base.__subclasses__())
        while queue:
            cls = queue.pop()
            queue.extend(cls.__subclasses__())
            home = f"{cls.__module__}."
            live = getattr(sys.modules.get(cls.__module__), cls.__qualname__, cls) is cls
            if live and home.startswith((f"{self.package}.", f"{KERNEL}.")):
                found.append(cls)
        return found


def _hint(wrong: str, known: Sequence[str]) -> str:
    """What was perhaps meant, or what there is."""
    near = get_close_matches(wrong, known, 1)
    if near:
        return f"; did you mean {near[0]}?"
    return f"; there are {', '.join(known)}" if known else "; it has none"
