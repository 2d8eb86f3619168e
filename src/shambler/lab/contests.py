"""Which games show how strong the agents are, and what the agents should be able to do there.

Every agent plays the same seeds. In a game of one team all seats are played by the same agent; in a
game of sides one side is played by the planner and the others by rules of thumb, in turn. A planner
has a number of futures to try, not a time: its games are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from shambler.agents.sense import sense_for
from shambler.agents.thumb import NoThumb
from shambler.games import find as find_game
from shambler.games import manifest_of, manifests
from shambler.games.manifest import Strength
from shambler.kernel.chance import Sampled
from shambler.kernel.ruleset import Ruleset
from shambler.lab.compare import Duel, Won, anybody, by_agent, duel, side_name, side_won
from shambler.lab.simulate import GameRow, SeriesPlan
from shambler.lab.stats import wilson

SEED = 2026
QUICK, SLOW = "planner:40", "planner:400"
SURE = 0.01  # significance that a claim asks for
LEAST = 8  # games of which anything is told: with fewer pairs no sign test can be that sure


class PlannedSide(NamedTuple):
    """Seats that win together, against the others."""

    id: str
    name: str
    agents: str  # the line-up with the planner on this side

    @property
    def won(self) -> Won:
        """Did this side win?"""
        return side_won(self.id)


class Contest(msgspec.Struct, frozen=True):
    """One game of the table."""

    game: str
    title: str
    scenarios: tuple[str, ...]
    numbers: Strength
    sides: tuple[PlannedSide, ...]  # none: one team

    def plans(self, seed: int) -> Iterator[SeriesPlan]:
        """Every game that is to be played."""
        many = self.numbers
        for key in self.scenarios:
            if self.sides:
                for agent in ("thumb", *(side.agents for side in self.sides)):
                    yield SeriesPlan(self.game, key, agent, seed, many.planned)
            else:
                yield SeriesPlan(self.game, key, "random", seed, many.cheap)
                yield SeriesPlan(self.game, key, "thumb", seed, many.cheap)
                yield SeriesPlan(self.game, key, QUICK, seed, many.planned)
        if many.slow:
            yield SeriesPlan(self.game, self.scenarios[0], SLOW, seed, many.slow)


def contests(games: Sequence[str] = (), share: float = 1.0) -> list[Contest]:
    """The named games, or those whose manifests ask for it; ``share``: play a part of the games."""
    published = [manifest.key for manifest in manifests() if manifest.strength is not None]
    return [_contest(game, share) for game in games or published]


def _contest(game: str, share: float) -> Contest:
    rules = find_game(game)
    if sense_for(rules).thumb(0) is None:
        raise NoThumb(f"there are no rules of thumb for {game} to compare with")
    manifest = manifest_of(rules)
    asked = manifest.strength or Strength()
    counts = {
        name: max(1, round(share * number)) if (number := getattr(asked, name)) else 0
        for name in ("cheap", "planned", "slow")
    }
    scenarios = asked.scenarios or tuple(scenario.key for scenario in rules.scenarios())
    numbers = msgspec.structs.replace(asked, **counts)
    return Contest(game, manifest.title, scenarios, numbers, _sides(rules, scenarios))


def _sides(rules: Ruleset, scenarios: Sequence[str]) -> tuple[PlannedSide, ...]:
    """The sides of the largest table; none where all play together."""
    tables = [rules.new(key, {}, Sampled(SEED)) for key in scenarios]
    largest = max(tables, key=lambda game: len(rules.seats(game)))
    seats, sides = rules.seats(largest), rules.sides(largest)
    if len(sides) == 1:
        return ()
    return tuple(
        PlannedSide(side.id, side_name(rules.key, side.id), _line_up(side.seats, seats))
        for side in sides
    )


def _line_up(side: Sequence[int], seats: Sequence[int]) -> str:
    """The planner on these seats, rules of thumb on all others."""
    names = [QUICK if seat in side else "thumb" for seat in seats]
    while names[-2:] == names[-1:] * 2:  # the last name takes all seats that are left
        names.pop()
    return "/".join(names)


def plans(asked: Sequence[Contest], seed: int = SEED) -> list[SeriesPlan]:
    """Every game of the table, the quick ones first: a run that is stopped tells of all games."""
    found = [plan for contest in asked for plan in contest.plans(seed)]
    return sorted(found, key=lambda plan: [name in plan.agent.split("/") for name in (SLOW, QUICK)])


# -- what the agents should be able to do --------------------------------------------------


class StrengthClaim(msgspec.Struct, frozen=True):
    """Something the agents should be able to do, and whether they did."""

    text: str
    holds: bool
    found: str
    played: bool = True  # were there enough games to judge it by?

    @property
    def verdict(self) -> str:
        """In a word."""
        if not self.played:
            return "too few games"
        return "yes" if self.holds else "**no**"


def claims(contest: Contest, rows: Sequence[GameRow]) -> list[StrengthClaim]:
    """The claims about one game, judged by its rows."""
    if contest.sides:
        return [_side(side, rows) for side in contest.sides]
    found = [
        _thumb_beats_random(contest, rows),
        _planner_beats_thumb(rows),
        _planner_loses_nowhere(contest, rows),
    ]
    return [*found, _slow_planner(contest, rows)] if contest.numbers.slow else found


def on(rows: Sequence[GameRow], agent: str, scenario: str) -> list[GameRow]:
    """The games of one agent in one scenario."""
    return [row for row in rows if (row.agent, row.scenario) == (agent, scenario)]


def _thumb_beats_random(contest: Contest, rows: Sequence[GameRow]) -> StrengthClaim:
    """By wins where somebody wins, else by the rounds survived."""
    duels = _duels(contest, rows, "random", "thumb")
    failed = [
        key
        for key, found in duels.items()
        if (found.only_second - found.only_first or found.rounds or 0.0) <= 0
    ]
    text = "`thumb` wins more than `random` in every scenario, or lasts longer"
    return _in_every(text, duels, f"not in {', '.join(failed)}" if failed else "")


def _duels(contest: Contest, rows: Sequence[GameRow], first: str, second: str) -> dict[str, Duel]:
    """Two agents compared, by the scenarios of which they played enough games."""
    duels = {key: duel(on(rows, first, key), on(rows, second, key)) for key in contest.scenarios}
    return {key: found for key, found in duels.items() if found.games >= LEAST}


def _in_every(text: str, duels: Mapping[str, Duel], failed: str) -> StrengthClaim:
    """Something that should hold in every scenario, and where it fails."""
    if not duels:
        return StrengthClaim(text, False, "-", False)
    return StrengthClaim(text, not failed, failed or "in all that were played")


def _planner_beats_thumb(rows: Sequence[GameRow]) -> StrengthClaim:
    found = duel(by_agent(rows, "thumb"), by_agent(rows, QUICK))
    text = f"`{QUICK}` beats `thumb`, all scenarios together (p < {SURE})"
    return _better(text, found)


def _better(text: str, found: Duel) -> StrengthClaim:
    """Did the second one win more, beyond chance?"""
    better = found.difference > 0 and found.p < SURE
    return StrengthClaim(text, better, said(found), found.games >= LEAST)


def _planner_loses_nowhere(contest: Contest, rows: Sequence[GameRow]) -> StrengthClaim:
    duels = _duels(contest, rows, "thumb", QUICK)
    worse = [key for key, found in duels.items() if found.interval[1] < 0]
    text = f"`{QUICK}` loses to `thumb` in no scenario beyond the interval"
    return _in_every(text, duels, f"worse in {', '.join(worse)}" if worse else "")


def _slow_planner(contest: Contest, rows: Sequence[GameRow]) -> StrengthClaim:
    good, first = contest.numbers.good, contest.scenarios[0]
    games = [row for row in by_agent(rows, SLOW) if not row.error]
    wins = sum(map(anybody, games))
    text = f"`{SLOW}` wins at least {good:.0%} of its games of {first}"
    enough = len(games) >= LEAST
    return StrengthClaim(text, enough and wins >= good * len(games), rate(games, anybody), enough)


def _side(side: PlannedSide, rows: Sequence[GameRow]) -> StrengthClaim:
    found = duel(by_agent(rows, "thumb"), by_agent(rows, side.agents), side.won)
    text = f"{side.name}: `{QUICK}` does better against `thumb` than `thumb` (p < {SURE})"
    return _better(text, found)


# -- in words ------------------------------------------------------------------------------


def rate(rows: Sequence[GameRow], won: Won) -> str:
    """``12/40, 30 % (18-45)``; a dash for too few games."""
    ended = [row for row in rows if not row.error]
    if len(ended) < LEAST:
        return "-"
    wins = sum(map(won, ended))
    low, high = wilson(wins, len(ended))
    text = (
        f"{wins}/{len(ended)}, {100 * wins / len(ended):.0f} % ({100 * low:.0f}-{100 * high:.0f})"
    )
    errors = len(rows) - len(ended)
    return f"{text}, {errors} errors" if errors else text


def said(found: Duel) -> str:
    """A paired comparison in a few words; a dash for too few pairs."""
    if found.games < LEAST:
        return "-"
    low, high = found.interval
    return (
        f"{100 * found.difference:+.0f} points ({100 * low:+.0f} to {100 * high:+.0f}), "
        f"{found.games} pairs, p = {found.p:.2g}"
    )
