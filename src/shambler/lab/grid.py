"""Which games to play, from the words of a command: scenarios x teams x agents x options.

Words name what is played: a game and some of its scenarios (``game one two``), a game alone (all of
them), ``game/one``, or a file with a scenario of one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from shambler.games import find as find_game
from shambler.games import keys
from shambler.games.workshops import workshop_of
from shambler.kernel.content import raise_all
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset
from shambler.lab.family import family_of
from shambler.lab.simulate import MOST_DECISIONS, SeriesPlan

Parse = Callable[[Ruleset, Iterable[str]], dict[str, Any]]  # texts "key=value" -> options


class NamedScenario(NamedTuple):
    """A scenario of a game; ``own`` is the text of its file if it is somebody's own."""

    game: str
    scenario: str
    own: str = ""


class Grid(NamedTuple):
    """Everything that is varied."""

    spots: Sequence[NamedScenario]
    agents: Sequence[str]
    options: Sequence[str] = ()  # "key=value", for all games
    vary: Sequence[str] = ()  # "key=one|two": each value in turn
    teams: Sequence[int] = ()
    games: int = 1
    seed: int = 0
    most_decisions: int = MOST_DECISIONS
    squad: str = ""  # of the game's workshop


def spots_of(words: Sequence[str]) -> list[NamedScenario]:
    """What the words name."""
    found: list[NamedScenario] = []
    game, named = "", True
    for word in words:
        key, slash, scenario = word.partition("/")
        if word.endswith(".toml"):
            found.append(own_spot(Path(word)))
        elif slash and key in keys():
            found.append(NamedScenario(key, scenario))
        elif word in keys() or not game:
            found += [] if named else _all(game)
            game, named = find_game(word).key, False
        else:
            found.append(NamedScenario(game, word))
            named = True
    return found if named else [*found, *_all(game)]


def _all(game: str) -> list[NamedScenario]:
    return [NamedScenario(game, scenario.key) for scenario in find_game(game).scenarios()]


def own_spot(path: Path) -> NamedScenario:
    """A scenario file: the first game that accepts it as its own."""
    if not path.is_file():
        raise BadSetup(f"{path}: no such file")
    problems: Sequence[Any] = ()
    for key in keys():
        found = find_game(key).check_content(path)
        if found == []:
            return NamedScenario(key, path.stem, path.read_text("utf-8"))
        problems = problems or found or ()
    raise_all(problems)
    raise BadSetup(f"{path}: not a scenario of any game")


def plans_of(grid: Grid, parse: Parse) -> list[SeriesPlan]:
    """One plan for every cell, scenario by scenario; all share their seeds."""
    cells = product(grid.spots, grid.teams or (0,), _varied(grid.vary), grid.agents)
    return [
        SeriesPlan(
            spot.game,
            spot.scenario,
            agent,
            grid.seed,
            grid.games,
            {
                **_options(spot.game, (*grid.options, *varied), team, parse),
                **_squad(spot.game, grid),
            },
            grid.most_decisions,
            spot.own,
        )
        for spot, team, varied, agent in cells
    ]


def _varied(vary: Sequence[str]) -> list[tuple[str, ...]]:
    """Every combination of the values that are tried."""
    axes = []
    for text in vary:
        name, equals, values = text.partition("=")
        if not equals:
            raise BadSetup(f"--vary {text}: expected key=one|two")
        axes.append([f"{name}={value.strip()}" for value in values.split("|")])
    return list(product(*axes))


def _squad(game: str, grid: Grid) -> Mapping[str, Any]:
    """The options of a squad, as the page of designers has them."""
    if not grid.squad:
        return {}
    rules, workshop = workshop_of(game)
    return workshop.squad(rules, grid.squad, grid.seed).options


def _options(game: str, texts: Sequence[str], team: int, parse: Parse) -> Mapping[str, Any]:
    rules = find_game(game)
    found = parse(rules, texts)
    return {**found, **family_of(rules).team(rules, team)} if team else found
