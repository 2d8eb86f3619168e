"""InvaZions for the kernel: scenarios, set-up, views, texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from shambler.games.invazions import box_changes, box_pieces, box_stocks, build_world, custom
from shambler.games.invazions import content as box
from shambler.games.invazions.forecast import consequence
from shambler.games.invazions.imagine import imagine
from shambler.games.invazions.invazions_board import InvazionsBoard, board_view, target, told
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.invazions_view import InvazionsView, view_of
from shambler.games.invazions.invazions_world import InvazionsWorld, Switches
from shambler.games.invazions.namers import NAMERS, card_name
from shambler.games.invazions.procedures.set_up import SetUp
from shambler.games.invazions.reference_lines import reference_lines
from shambler.games.invazions.sketch import sketch
from shambler.games.invazions.state import (
    HUMAN,
    NOWHERE,
    STREAMS,
    Horde,
    Humans,
    InvazionsState,
    Place,
)
from shambler.kernel.box import Occasion, Piece, Stock
from shambler.kernel.chance import Chance, Source
from shambler.kernel.consequence import Consequence
from shambler.kernel.content import Problem
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.sides import Role, Side
from shambler.kernel.state import State
from shambler.kernel.texts import Catalogue, Namer
from shambler.kernel.view import Board, View

MINUTES = 45


class InvazionsSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table. ``spokesman`` names the Horde that answers for all Hordes.

    On the human seat it changes nothing: the human player is alone.
    """

    players: int | None = None  # as the scenario says; given only to be checked
    custom: custom.CustomScenario | None = None  # None: the example that comes with the game
    ninth_human: bool = False
    soldier_first: bool = False
    show_freed_count: bool = False
    beginner_four_humans: bool = False


class InvazionsRules(Ruleset):
    """The whole game."""

    key: ClassVar[str] = "invazions"
    version: ClassVar[int] = 2  # who may play no more under a Guard is asked; claims are agreed to
    layout: ClassVar[int] = 2  # decks have no bottom
    has_secrets: ClassVar[bool] = True  # hands
    package: ClassVar[str] = "shambler.games.invazions"
    state_type: ClassVar[type[State]] = InvazionsState
    game_type: ClassVar[type[Game[Any, Any]]] = InvazionsGame
    setup_type: ClassVar[type[Setup]] = InvazionsSetup
    view_type: ClassVar[type[View]] = InvazionsView
    board_type: ClassVar[type[Board]] = InvazionsBoard
    namers: ClassVar[Mapping[str, Namer]] = NAMERS

    def scenarios(self) -> Sequence[Scenario]:
        """The fifteen of the book, and one's own."""
        return self._scenarios

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        book = [
            Scenario(
                entry.id,
                {"en": entry.name.en, "fr": entry.name.fr},
                (entry.players, entry.players),
                MINUTES,
            )
            for entry in box.load().scenarios
        ]
        own = {"en": custom.UNNAMED.en, "fr": custom.UNNAMED.fr}
        return (*book, Scenario("custom", own, (2, 4), MINUTES))

    def refine(self, scenario: str, option: SetupOption) -> SetupOption | None:
        """Only the scenario ``custom`` is somebody's own."""
        return None if option.name == "custom" and scenario != "custom" else option

    def build(self, scenario: str, setup: InvazionsSetup) -> tuple[InvazionsWorld, InvazionsState]:
        """The table before the first card is dealt (IVZ-SETUP-01 to IVZ-SETUP-19)."""
        world = self._world(scenario, setup)
        if setup.players not in (None, world.players):
            raise BadSetup(f"players: {scenario} is for {world.players} players")
        hordes = [Horde(pile=Deck(world.starting_deck)) for _ in range(world.players - 1)]
        state = InvazionsState(
            stack=[SetUp()],
            counters=[0] * STREAMS,
            human=Humans(pile=Deck(world.human_deck), beside=world.research, dice={}),
            hordes=hordes,
            places=[Place() for _ in world.places],
            contamination=Deck(world.contamination),
            wounded=world.numbers.wounded_pile,
            cards=world.all_cards,
        )
        return world, state

    def _world(self, scenario: str, setup: InvazionsSetup) -> InvazionsWorld:
        switches = Switches(
            ninth_human=setup.ninth_human,
            soldier_first=setup.soldier_first,
            show_freed_count=setup.show_freed_count,
            beginner_four_humans=setup.beginner_four_humans,
        )
        spokesman = setup.spokesman or None
        if scenario == "custom":
            definition = setup.custom or custom.read(custom.EXAMPLE)
            return build_world.custom_world(definition, switches, spokesman)
        return build_world.book_world(scenario, switches, spokesman)

    def seats(self, game: InvazionsGame) -> tuple[int, ...]:
        """The human player, then the Hordes."""
        return tuple(range(game.world.players))

    def sides(self, game: InvazionsGame) -> tuple[Side, ...]:
        """The human player against all Hordes together (IVZ-GOAL-01, IVZ-GOAL-02)."""
        hordes = {seat: Role("horde", seat) for seat in range(1, game.world.players)}
        return Side("humans", {HUMAN: Role("humans")}), Side("hordes", hordes)

    def view(self, game: InvazionsGame, seat: int | None) -> InvazionsView:
        """What a seat may know."""
        return view_of(game, seat)

    def imagine(self, game: InvazionsGame, seat: int | None, chance: Source) -> InvazionsGame:
        """A position this seat cannot tell from the real one."""
        return imagine(game, seat, chance)

    def source(self, game: InvazionsGame, request: Chance) -> str:
        """A pile of the box."""
        return box_stocks.source(request)

    def stocks(self, game: InvazionsGame) -> tuple[Stock, ...]:
        """The piles of the box."""
        return box_stocks.stocks(game)

    def typists(self, game: InvazionsGame, request: Chance) -> tuple[int, ...]:
        """Who may look at what was drawn: a hand is its owner's."""
        return box_stocks.typists(game)

    def occasion(self, game: InvazionsGame) -> Occasion | None:
        """Why somebody draws."""
        return box_stocks.occasion(game)

    def card_name(self, game: InvazionsGame, draws: str, value: int, language: str) -> str:
        """All piles hold cards of the same numbers."""
        return card_name(game, value, language)

    def pieces(self, game: InvazionsGame, language: str) -> list[Piece]:
        """How the scenario is laid out."""
        return box_pieces.pieces(game, language)

    def differences(
        self, before: InvazionsGame, after: InvazionsGame, seats: Sequence[int], language: str
    ) -> list[str]:
        """What to set right on the real table, as the owners of these seats may know it."""
        return box_changes.differences(before, after, seats, language)

    def broken(self, game: InvazionsGame) -> list[str]:
        """Every card lies somewhere, once; nobody owns more tokens than there are."""
        state = game.state
        problems = []
        lying, wanted = Counter(self._lying(game)), Counter(state.cards)
        for card in sorted(set(lying) | set(wanted)):
            if lying[card] != wanted[card]:
                name = game.world.cards.ids[card]
                problems.append(f"{name}: {lying[card]} on the table, {wanted[card]} in the game")
        if not 0 <= state.human.tokens <= game.world.numbers.token_limit:
            problems.append(f"{state.human.tokens} Resource tokens")
        for seat in self.seats(game):
            side = game.side(seat)
            if Counter(side.shown) - Counter(side.deduced):
                problems.append(f"seat {seat}: shown cards that nobody could know")
            if Counter(side.deduced) - Counter(side.hand):
                problems.append(f"seat {seat}: known cards that are not in hand")
        return problems

    def _lying(self, game: InvazionsGame) -> list[int]:
        state = game.state
        found = [*state.contamination.cards, *state.box, *state.human.beside]
        found += [game.world.cards.wounded] * state.wounded
        for seat in self.seats(game):
            side = game.side(seat)
            found += [*side.hand, *side.pile.cards, *side.discard]
        for horde in state.hordes:
            found += horde.played
        for place in state.places:
            found += [*place.humans, *place.contamination, *place.doomed]
            if place.research != NOWHERE:
                found.append(place.research)
        return found

    def measures(self, game: InvazionsGame) -> dict[str, float]:
        """Turns, points, Freed Zombies held."""
        return {
            "rounds": game.state.turn,
            "score": game.state.human.score,
            "freed": game.freed_held(),
        }

    def board_view(self, game: InvazionsGame) -> InvazionsBoard:
        """What is printed on the cards."""
        return board_view(game)

    def consequence(self, game: InvazionsGame, option: Option) -> Consequence | None:
        """What a card does to the wall it is played at."""
        return consequence(game, option)

    def target(self, game: InvazionsGame, option: Option) -> dict[str, str]:
        """The card and the place an option points at."""
        return target(game, option)

    def told(self, game: InvazionsGame, event: Event) -> dict[str, str]:
        """The card, the place and the seat of an event."""
        return told(game, event)

    def check_content(self, path: Path) -> list[Problem] | None:
        """What is wrong with somebody's own scenario; ``None`` if the file is none."""
        return custom.check(path)

    def sketch(self, game: InvazionsGame, seat: int | None, language: str) -> str:
        """The table in text."""
        return sketch(game, seat, language)

    def reference_lines(self, game: InvazionsGame, seat: int | None, language: str) -> list[str]:
        """The cards of the hand and of the places."""
        return reference_lines(game, self.view(game, seat), language)

    @cached_property
    def texts(self) -> Catalogue:
        """Prompts, options, events."""
        return Catalogue(Path(__file__).parent)

    @cached_property
    def ledger(self) -> Ledger:
        """The rules."""
        return Ledger.load(Path(__file__).parent / "rules.toml")

    @property
    def content_hash(self) -> str:
        """A fingerprint of cards and scenarios."""
        return box.load().hash


RULES = InvazionsRules()
