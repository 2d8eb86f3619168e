"""The smallest ruleset there is: it runs whatever procedures a test puts on the stack."""

from __future__ import annotations

from typing import Any

from shambler.kernel.chance import Listed, Source
from shambler.kernel.machine import Game
from shambler.kernel.procedure import Procedure
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.state import State
from shambler.kernel.texts import Catalogue
from shambler.kernel.view import View
from tests.testgame import HOME


class Notes(State, kw_only=True):
    """What the procedures of a test write down."""

    notes: list[str]


class NotesView(View, frozen=True):
    """Everything that was written down."""

    notes: list[str]


class Toy(Ruleset):
    key = "toy"
    package = "tests.kernel"
    has_secrets = False
    state_type = Notes
    view_type = NotesView

    def __init__(self, *stack: Procedure, seats: int = 3) -> None:
        self.stack = stack
        self.size = seats

    def scenarios(self) -> list[Scenario]:
        return [Scenario("toy", {"en": "Toy", "fr": "Jouet"}, (1, 4))]

    def build(self, scenario: str, setup: Setup) -> tuple[None, Notes]:
        return None, Notes(stack=list(self.stack), counters=[0, 0], notes=[])

    def seats(self, game: Any) -> tuple[int, ...]:
        return tuple(range(self.size))

    def view(self, game: Any, seat: int | None) -> NotesView:
        return NotesView(list(game.state.notes))

    @property
    def texts(self) -> Catalogue:
        return Catalogue(HOME)

    @property
    def ledger(self) -> Ledger:
        return Ledger(())

    @property
    def content_hash(self) -> str:
        return "0"


def play(rules: Toy, chance: Source | None = None, **options: Any) -> Game[Notes, None]:
    """Start a toy; chance has no word to say unless the test gives it some."""
    return rules.new("toy", options, chance or Listed([])).start()


def answer(game: Game[Any, Any], key: str, seat: int | None = None) -> None:
    """Give an answer by its key."""
    assert game.decision is not None
    who = game.decision.seats[0] if seat is None else seat
    game.submit(next(o for o in game.decision.options_for(who) if o.key == key), who)
