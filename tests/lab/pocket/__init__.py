"""A game for the pocket: two survivors roll dice for supplies before the rounds run out.

Small enough to know its results by heart. Some of its scenarios misbehave on purpose, to show what
the tools around a game do when a game is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from shambler.kernel.chance import Roll
from shambler.kernel.content import Problem, content_hash
from shambler.kernel.decision import Decision, Option
from shambler.kernel.errors import BadSetup
from shambler.kernel.event import Event
from shambler.kernel.odds import Odds
from shambler.kernel.procedure import Procedure
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.sides import Role, Side, one_team
from shambler.kernel.state import State
from shambler.kernel.texts import Catalogue
from shambler.kernel.view import View, says

FOLDER = Path(__file__).parent
SEATS = (0, 1)


class PocketState(State, kw_only=True):
    rounds: int
    supplies: list[int]
    tired: list[bool]
    scenario: str


class PocketSetup(Setup, frozen=True, kw_only=True):
    rounds: int = 6
    goal: int = 8
    pace: Literal["calm", "brisk"] = "calm"
    names: tuple[str, ...] = ("Ada", "Bo")


class Search(Option, frozen=True, gc=False):
    verb: ClassVar[str] = "search"
    dice: int


class Rest(Option, frozen=True, gc=False):
    verb: ClassVar[str] = "rest"


class Searched(Event, frozen=True):
    cites: ClassVar[str] = "PK-SEARCH-01"
    who: int
    faces: tuple[int, ...]
    found: int


class Rested(Event, frozen=True):
    cites: ClassVar[str] = "PK-REST-01"
    who: int


SEARCHES = [Search(f"search:{dice}", dice) for dice in (1, 2, 3)]
REST = Rest("rest")


class Turn(Procedure, frozen=True, gc=False):
    """One survivor searches or rests."""

    who: int

    def step(self, game: Any) -> Decision:
        tired = game.state.tired[self.who]
        options = SEARCHES[: 1 if tired else 3]
        if tired:
            for search in SEARCHES[1:]:
                game.forbid(search.key, "PK-TIRED-01", "tired", who=self.who)
        return Decision((self.who,), "turn", [*options, REST], "PK-TURN-01", {"who": self.who})

    def chosen(self, game: Any, option: Search | Rest) -> None:
        state = game.state
        if isinstance(option, Search):
            game.goto(Rummage(self.who, option.dice))
            return
        state.tired[self.who] = False
        game.tell(Rested, self.who)
        end_of_turn(game, self.who)


class Rummage(Procedure, frozen=True, gc=False):
    """The dice of a search: each 5 or 6 is a supply."""

    who: int
    dice: int

    def step(self, game: Any) -> Roll:
        return Roll(0, self.dice)

    def rolled(self, game: Any, faces: tuple[int, ...]) -> None:
        state = game.state
        found = sum(face >= 5 for face in faces)
        if state.scenario == "crash" and faces == (1, 1):
            raise RuntimeError("the bottom of the bag gave way")
        state.supplies[self.who] += found
        state.tired[self.who] = self.dice == 3
        game.tell(Searched, self.who, faces, found)
        end_of_turn(game, self.who)


def end_of_turn(game: Any, who: int) -> None:
    state, goal = game.state, game.world.goal
    game.goto(Turn(1 - who))
    if state.scenario == "endless":
        return
    if state.scenario == "rivals" and state.supplies[who] >= goal:
        game.finish((who,), "first", "PK-WIN-02")
    elif state.scenario != "rivals" and sum(state.supplies) >= goal:
        game.finish(SEATS, "supplied", "PK-WIN-01")
    elif who == 1:
        state.rounds -= 1
        if not state.rounds:
            game.finish((), "starved", "PK-LOSE-01")


class PocketView(View, frozen=True):
    """What everybody sees."""

    rounds: Annotated[int, says("rounds left")]
    supplies: Annotated[list[int], says("what each survivor has found")]


class Pocket(Ruleset):
    key = "pocket"
    package = "tests.lab.pocket"
    has_secrets = False
    state_type = PocketState
    setup_type = PocketSetup
    view_type = PocketView
    namers = {"who": lambda game, who, language: game.world.names[who]}

    def scenarios(self) -> Sequence[Scenario]:
        names = {
            "short": "A short day",
            "rivals": "Each for themselves",
            "crash": "A torn bag",
            "endless": "No end",
        }
        return [
            Scenario(key, {"en": name, "fr": name}, (2, 2), 5, "easy")
            for key, name in names.items()
        ]

    def build(self, scenario: str, setup: PocketSetup) -> tuple[Any, State]:
        if len(setup.names) != 2:
            raise BadSetup("names: two survivors play")
        return setup, PocketState(
            stack=[Turn(0)],
            counters=[0],
            rounds=setup.rounds,
            supplies=[0, 0],
            tired=[False, False],
            scenario=scenario,
        )

    def seats(self, game: Any) -> tuple[int, ...]:
        return SEATS

    def sides(self, game: Any) -> Sequence[Side]:
        rivals = game.state.scenario == "rivals"
        alone = (Side("rival", {who: Role("player", at)}, at) for at, who in enumerate(SEATS, 1))
        return tuple(alone) if rivals else one_team(SEATS)

    def view(self, game: Any, seat: int | None) -> PocketView:
        return PocketView(game.state.rounds, list(game.state.supplies))

    @property
    def texts(self) -> Catalogue:
        return Catalogue(FOLDER)

    @property
    def ledger(self) -> Ledger:
        return Ledger.load(FOLDER / "rules.toml")

    @property
    def content_hash(self) -> str:
        return content_hash([FOLDER / "rules.toml"])

    def odds(self, game: Any, option: Option) -> Odds | None:
        if not isinstance(option, Search):
            return None
        dice, third = option.dice, Fraction(1, 3)
        chances = {k: comb(dice, k) * third**k * (1 - third) ** (dice - k) for k in range(dice + 1)}
        return Odds("supplies", chances, dice)

    def measures(self, game: Any) -> dict[str, float]:
        return {"rounds": game.world.rounds - game.state.rounds + 0.1}

    def sketch(self, game: Any, seat: int | None, language: str) -> str:
        bags = "  ".join(
            f"{name} [yellow]{'*' * count or '-'}[/yellow]"
            for name, count in zip(game.world.names, game.state.supplies, strict=True)
        )
        return f"[bold]{game.state.rounds}[/bold] rounds left  {bags}"

    def check_content(self, path: Path) -> list[Problem] | None:
        """A file of its own kind, for `shambler check`."""
        if path.suffix != ".pocket":
            return None
        lines = path.read_text("utf-8").splitlines()
        return [
            Problem(path.name, f"line {number}", "not a number")
            for number, line in enumerate(lines, 1)
            if not line.isdigit()
        ]


RULES = Pocket()
