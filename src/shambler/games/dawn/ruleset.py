"""Dawn of the Zeds for the kernel: levels, set-up, views, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Literal

from shambler.games.dawn import box_changes, box_pieces, box_stocks, build_world
from shambler.games.dawn import content as box
from shambler.games.dawn.board_view import DawnBoard, board_view, target, told
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import DawnWorld, Sides, Switches
from shambler.games.dawn.epilogue import score
from shambler.games.dawn.imagine import imagine
from shambler.games.dawn.invariants import broken
from shambler.games.dawn.namers import NAMERS, named_by
from shambler.games.dawn.odds import odds_of
from shambler.games.dawn.origins import origins
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.procedures.research import research_deck
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.reference_lines import reference_lines
from shambler.games.dawn.sketch import forecast_lines, sketch
from shambler.games.dawn.state import CAMP, NOBODY, POOL, STREAMS, DawnState
from shambler.games.dawn.views import DawnView, view
from shambler.kernel.box import Occasion, Piece, Stock
from shambler.kernel.chance import Chance, Source
from shambler.kernel.content import Origin
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.sides import Role, Side, one_team
from shambler.kernel.small_numbers import SmallNumbers
from shambler.kernel.state import State
from shambler.kernel.structs import replace
from shambler.kernel.texts import Catalogue, Namer
from shambler.kernel.view import Board, View

MINUTES = {
    "basic": 45,
    "outbreak": 60,
    "apocalypse": 90,
    "brains": 120,
    "walking-zeds": 150,
    "directors-cut": 180,
}


class DawnSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table; the optional rules are DOZ-OPT-01 to DOZ-OPT-06.

    ``seats`` are the Hero players; a Versus game has one seat more, for the Zeds (DOZ-GAME-01).
    """

    seats: int = 1
    versus: bool = False
    length: Literal["short", "normal", "medium", "long", "epic"] = "short"
    picked_team: bool = False
    bitter_dawn: bool = False
    well_stocked: bool = False
    desperate_start: bool = False
    solo_pressure: bool = False
    attacker_loses_ties: bool = False
    film_crew: bool = False


class Dawn(Ruleset):
    """The whole game."""

    key: ClassVar[str] = "dawn"
    version: ClassVar[int] = 7  # the National Guard shares a space with Petra's Angels ...
    layout: ClassVar[int] = 5  # Supplies lost to cards are counted too
    package: ClassVar[str] = "shambler.games.dawn"
    state_type: ClassVar[type[State]] = DawnState
    game_type: ClassVar[type[Game[Any, Any]]] = DawnGame
    setup_type: ClassVar[type[Setup]] = DawnSetup
    view_type: ClassVar[type[View]] = DawnView
    board_type: ClassVar[type[Board]] = DawnBoard
    has_secrets: ClassVar[bool] = True  # what the Hero side looked at in a Versus game
    namers: ClassVar[Mapping[str, Namer]] = NAMERS

    def scenarios(self) -> Sequence[Scenario]:
        """The levels."""
        return self._scenarios

    @cached_property
    def _scenarios(self) -> tuple[Scenario, ...]:
        return tuple(
            Scenario(
                level.id, {"en": level.name.en, "fr": level.name.fr}, (1, 4), MINUTES[level.id]
            )
            for level in box.load().levels
        )

    def refine(self, scenario: str, option: SetupOption) -> SetupOption | None:
        """A level has the lengths that its cards allow."""
        if option.name == "length":
            level = next(entry for entry in box.load().levels if entry.id == scenario)
            known = {entry.id for entry in level.length}
            choices = tuple(choice for choice in option.choices if choice.key in known)
            return replace(option, choices=choices)
        if option.name == "picked_team" and scenario == "basic":
            return None
        if option.name == "film_crew" and not self.has_un_zeds(scenario):
            return None
        return option

    def has_un_zeds(self, scenario: str) -> bool:
        """Does a Versus game of this level have Un-Zeds (DOZ-VS-07)?"""
        content = box.load()
        level = next(entry for entry in content.levels if entry.id == scenario)
        return content.numbers.versus.of_level(level.number) is not None

    def seated(self, scenario: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """One of those at a Versus table plays the Zeds (DOZ-GAME-01, DOZ-VS-01)."""
        zeds = 1 if options.get("versus") else 0
        if zeds == seats:
            raise BadSetup("versus: it takes a Hero player and a Zeds player")
        return super().seated(scenario, options, seats - zeds)

    def places(self, scenario: str, options: Mapping[str, Any]) -> tuple[int, int]:
        """Up to four Hero players, and the Zeds player of a Versus game (DOZ-GAME-01)."""
        least, most = super().places(scenario, options)
        zeds = 1 if options.get("versus") else 0
        return least + zeds, most + zeds

    def build(self, scenario: str, setup: DawnSetup) -> tuple[DawnWorld, DawnState]:
        """The table before the first counter is placed."""
        switches = Switches(
            picked_team=setup.picked_team,
            bitter_dawn=setup.bitter_dawn,
            well_stocked=setup.well_stocked,
            desperate_start=setup.desperate_start,
            solo_pressure=setup.solo_pressure,
            attacker_loses_ties=setup.attacker_loses_ties,
            film_crew=setup.film_crew,
        )
        sides = Sides(tuple(range(setup.seats)), setup.seats if setup.versus else NOBODY)
        world = build_world.make_world(scenario, setup.length, sides, switches)
        state = DawnState(
            stack=[SetUp()],
            counters=[0] * STREAMS,
            zed_at=SmallNumbers([POOL] * len(world.zeds.ids)),
            zed_damage=[0] * len(world.zeds.ids),
            zed_marks=SmallNumbers(len(world.zeds.ids)),
            unit_at=SmallNumbers([POOL] * len(world.units.ids)),
            unit_damage=[0] * len(world.units.ids),
            unit_marks=SmallNumbers(len(world.units.ids)),
            dealt=(NOBODY,) * len(world.units.ids),
            ammo=0 if world.features.supplies else starting_ammo(world),
            fate=Deck(world.plan.fate),
        )
        if world.features.research:
            numbers = world.numbers.set_up
            copies = world.research.cards[world.research.feature].copies
            state.research = research_deck(world.plan.early, numbers.advanced_research, copies)
            state.current_research = world.research.start
        return world, state

    def seats(self, game: DawnGame) -> tuple[int, ...]:
        """The Hero players, then the Zeds player of a Versus game."""
        return game.world.sides.seats

    def sides(self, game: DawnGame) -> tuple[Side, ...]:
        """The Hero players, in a Versus game against the Zeds player (DOZ-VS-01)."""
        sides = game.world.sides
        if sides.zeds < 0:
            return one_team(sides.heroes)
        heroes = Side("heroes", {seat: Role("hero", seat + 1) for seat in sides.heroes})
        return heroes, Side("zeds", {sides.zeds: Role("zeds")})

    def hides(self, game: DawnGame) -> bool:
        """Has the Hero side looked at a card that the Zeds player may not know?"""
        looked = game.state.next_event != NOBODY or bool(game.state.fate.top)
        return looked and game.world.sides.zeds >= 0

    def imagine(self, game: DawnGame, seat: int | None, chance: Source) -> DawnGame:
        """A position this seat cannot tell from the real one."""
        return imagine(game, seat, chance)

    def view(self, game: DawnGame, seat: int | None) -> DawnView:
        """What a seat may know."""
        return view(game, seat)

    def odds(self, game: DawnGame, option: Option) -> Odds | None:
        """What the dice of an option can do."""
        return odds_of(game, option)

    def source(self, game: DawnGame, request: Chance) -> str:
        """The die, deck or cup of the box that is asked."""
        return box_stocks.source(request)

    def stocks(self, game: DawnGame) -> tuple[Stock, ...]:
        """The dice, decks and cups of the box."""
        return box_stocks.stocks(game)

    def typists(self, game: DawnGame, request: Chance) -> tuple[int, ...]:
        """Who may look at what came up."""
        return box_stocks.typists(game)

    def occasion(self, game: DawnGame) -> Occasion:
        """Why somebody rolls or draws."""
        return box_stocks.occasion(game)

    def card_name(self, game: DawnGame, draws: str, value: int, language: str) -> str:
        """What is on a card or counter of the box."""
        return named_by(game, draws, value, language)

    def pieces(self, game: DawnGame, language: str) -> list[Piece]:
        """How the level is laid out."""
        return box_pieces.pieces(game, language)

    def differences(
        self, before: DawnGame, after: DawnGame, seats: Sequence[int], language: str
    ) -> list[str]:
        """What to set right on the real table."""
        return box_changes.differences(before, after, language)

    def broken(self, game: DawnGame) -> list[str]:
        """Counters that are nowhere or where they cannot be."""
        return broken(game)

    def measures(self, game: DawnGame) -> dict[str, float]:
        """Turns, cards left, kills, losses, the score of the epilogue."""
        state = game.state
        return {
            "rounds": state.turn,
            "cards_left": cards_left(game),
            "kills": state.kills,
            "units_lost": state.lost,
            "shots": state.shots,
            "score": score(game).total,
            "outbreaks": state.outbreaks,
            "infection_peak": state.worst_infection,
            "chaos_peak": state.worst_chaos,
            "refugees_saved": sum(state.unit_at[u] == CAMP for u in game.world.units.refugees),
        }

    def origins(self) -> list[Origin]:
        """Every counter, card, space, table and number with its mark."""
        return origins(box.load())

    def board_view(self, game: DawnGame) -> DawnBoard:
        """The board, the counters and the cards as printed."""
        return board_view(game)

    def target(self, game: DawnGame, option: Option) -> dict[str, str]:
        """The place and the counter an option points at."""
        return target(game, option)

    def told(self, game: DawnGame, event: Event) -> dict[str, str]:
        """The places, counters, dice and numbers an event tells of."""
        return told(game, event)

    def sketch(self, game: DawnGame, seat: int | None, language: str) -> str:
        """The table in text."""
        return sketch(game, seat, language)

    def forecast_lines(self, game: DawnGame, language: str) -> list[str]:
        """What the known part of the turn will do on every track that Zeds are on."""
        return forecast_lines(game, language)

    def reference_lines(self, game: DawnGame, seat: int | None, language: str) -> list[str]:
        """The counters on the board, and the held cards."""
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
        """A fingerprint of the content files."""
        return box.load().hash


def starting_ammo(world: DawnWorld) -> int:
    """The Ammo of the Basic Game (DOZ-SETUP-04, DOZ-OPT-03, DOZ-OPT-04)."""
    options, switches = world.numbers.options, world.switches
    printed = (
        options.desperate_ammo if switches.desperate_start else world.numbers.set_up.basic_ammo
    )
    return printed + (options.well_stocked_ammo if switches.well_stocked else 0)


RULES = Dawn()
