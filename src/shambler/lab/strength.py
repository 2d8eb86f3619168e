"""The published strength of the agents: which games are played, and the page made of them.

Every agent plays the same seeds. Whatever comes out is what the page says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

import msgspec

from shambler.games import find as find_game
from shambler.lab.compare import Duel, Won, anybody, by_agent, duel, seat_won
from shambler.lab.simulate import Plan, Row
from shambler.lab.stats import wilson

SEED = 2026
QUICK, SLOW = "planner:50ms", "planner:1s"
HUMAN, HORDES = f"{QUICK}/thumb", f"thumb/{QUICK}"  # the planner on one side, thumb on the other
FIXED = ("labo", "bataille", "freres", "contre")  # InvaZions: the scenarios without a random deck
SURE = 0.01  # significance that a claim asks for
GOOD = 0.8  # of its games of M0 the slow planner should win


class Numbers(msgspec.Struct, frozen=True):
    """How many games of each kind; the defaults take two cores about two hours."""

    cheap: int = 200  # of each Invader mission, by random and thumb
    invader: int = 60  # of each Invader mission, by the planner
    slow: int = 20  # of M0, by the slow planner
    invazions: int = 30  # of each InvaZions scenario and side

    def share(self, part: float) -> Numbers:
        """A smaller run of the same shape; at least one game of each."""
        return Numbers(*(max(1, round(part * n)) for n in msgspec.structs.astuple(self)))


def missions() -> list[str]:
    """All missions of Invader."""
    return [scenario.key for scenario in find_game("invader").scenarios()]


def battles() -> list[str]:
    """The twelve fixed scenarios of InvaZions."""
    known = [scenario.key for scenario in find_game("invazions").scenarios()]
    return [key for key in known if key.partition("-")[0] in FIXED]


def plans(numbers: Numbers, seed: int = SEED) -> list[Plan]:
    """Every game of the table."""
    found = []
    for key in missions():
        for agent, games in (
            ("random", numbers.cheap), ("thumb", numbers.cheap), (QUICK, numbers.invader),
        ):  # fmt: skip
            found.append(Plan("invader", key, agent, seed, games))
    found.append(Plan("invader", "M0", SLOW, seed, numbers.slow))
    for key in battles():
        for agent in ("thumb", HUMAN, HORDES):
            found.append(Plan("invazions", key, agent, seed, numbers.invazions))
    return found


# -- what was asked ------------------------------------------------------------------------


class Claim(msgspec.Struct, frozen=True):
    """Something the agents should be able to do, and whether they did."""

    text: str
    holds: bool
    found: str


def claims(rows: Sequence[Row]) -> list[Claim]:
    """The claims about both games, judged."""
    invader = [row for row in rows if row.game == "invader"]
    invazions = [row for row in rows if row.game == "invazions"]
    return [
        _thumb_beats_random(invader),
        _planner_beats_thumb(invader),
        _planner_loses_nowhere(invader),
        _slow_planner(invader),
        _side("human", HUMAN, invazions, seat_won(0)),
        _side("Hordes", HORDES, invazions, seat_won(1)),
    ]


def _on(rows: Sequence[Row], agent: str, scenario: str) -> list[Row]:
    return [row for row in rows if (row.agent, row.scenario) == (agent, scenario)]


def _thumb_beats_random(rows: Sequence[Row]) -> Claim:
    """By wins where somebody wins, else by the rounds survived."""
    failed = []
    for key in missions():
        found = duel(_on(rows, "random", key), _on(rows, "thumb", key))
        better = found.only_second - found.only_first or found.rounds or 0.0
        if better <= 0:
            failed.append(key)
    text = "Invader: `thumb` wins more than `random` on every mission, or survives longer"
    return Claim(text, not failed, f"not on {', '.join(failed)}" if failed else "on all")


def _planner_beats_thumb(rows: Sequence[Row]) -> Claim:
    found = duel(by_agent(rows, "thumb"), by_agent(rows, QUICK))
    text = f"Invader: `{QUICK}` beats `thumb`, pooled over the missions (p < {SURE})"
    return Claim(text, found.difference > 0 and found.p < SURE, said(found))


def _planner_loses_nowhere(rows: Sequence[Row]) -> Claim:
    duels = {key: duel(_on(rows, "thumb", key), _on(rows, QUICK, key)) for key in missions()}
    worse = [key for key, found in duels.items() if found.interval[1] < 0]
    text = f"Invader: `{QUICK}` loses to `thumb` on no mission beyond the interval"
    return Claim(text, not worse, f"worse on {', '.join(worse)}" if worse else "on none")


def _slow_planner(rows: Sequence[Row]) -> Claim:
    games = [row for row in by_agent(rows, SLOW) if not row.error]
    wins = sum(map(anybody, games))
    text = f"Invader: `{SLOW}` wins at least {GOOD:.0%} of its games of M0"
    return Claim(text, bool(games) and wins >= GOOD * len(games), rate(games, anybody))


def _side(name: str, agent: str, rows: Sequence[Row], won: Won) -> Claim:
    found = duel(by_agent(rows, "thumb"), by_agent(rows, agent), won)
    text = f"InvaZions, {name}: `{QUICK}` does better against `thumb` than `thumb` (p < {SURE})"
    return Claim(text, found.difference > 0 and found.p < SURE, said(found))


# -- in words ------------------------------------------------------------------------------


def rate(rows: Sequence[Row], won: Won) -> str:
    """``12/40, 30 % (18-45)``."""
    ended = [row for row in rows if not row.error]
    if not ended:
        return "-"
    wins = sum(map(won, ended))
    low, high = wilson(wins, len(ended))
    text = (
        f"{wins}/{len(ended)}, {100 * wins / len(ended):.0f} % ({100 * low:.0f}-{100 * high:.0f})"
    )
    errors = len(rows) - len(ended)
    return f"{text}, {errors} errors" if errors else text


def said(found: Duel) -> str:
    """A paired comparison in a few words."""
    if not found.games:
        return "no pairs"
    low, high = found.interval
    return (
        f"{100 * found.difference:+.0f} points ({100 * low:+.0f} to {100 * high:+.0f}), "
        f"{found.games} pairs, p = {found.p:.2g}"
    )


def _lasted(rows: Sequence[Row]) -> str:
    rounds = [row.rounds for row in rows if row.rounds is not None]
    return f", {fmean(rounds):.1f} rounds" if rounds else ""


def markdown(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table."""
    made = [head, ["---"] * len(head), *lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in made) + "\n"


def invader_table(rows: Sequence[Row]) -> str:
    """Win rates per mission and pooled, and the paired difference that matters."""
    names = ["random", "thumb", QUICK, SLOW]
    lines = []
    for key in [*missions(), "all"]:
        here = [row for row in rows if key in ("all", row.scenario)]
        shown = names[:-1] if key == "all" else names
        cells = [rate(by_agent(here, n), anybody) + _lasted(by_agent(here, n)) for n in shown]
        cells += [""] * (len(names) - len(shown))
        lines.append([key, *cells, said(duel(by_agent(here, "thumb"), by_agent(here, QUICK)))])
    return markdown(["mission", *(f"`{n}`" for n in names), f"`{QUICK}` against `thumb`"], lines)


def invazions_table(rows: Sequence[Row], agent: str, won: Callable[[Row], bool]) -> str:
    """One side: thumb against thumb, the planner against thumb, and the difference."""
    lines = []
    for key in [*battles(), "all"]:
        here = [row for row in rows if key in ("all", row.scenario)]
        usual, other = by_agent(here, "thumb"), by_agent(here, agent)
        lines.append([key, rate(usual, won), rate(other, won), said(duel(usual, other, won))])
    head = ["scenario", "`thumb` against `thumb`", f"`{QUICK}` against `thumb`", "difference"]
    return markdown(head, lines)


def page(rows: Sequence[Row]) -> str:
    """The whole page, in Markdown."""
    judged = [["yes" if c.holds else "**no**", c.text, c.found] for c in claims(rows)]
    invader = [row for row in rows if row.game == "invader"]
    invazions = [row for row in rows if row.game == "invazions"]
    hours = sum(row.seconds for row in rows) / 3600
    return PAGE.format(
        games=f"{len(rows):,}",
        planned=f"{sum(plan.games for plan in plans(Numbers())):,}",
        hours=f"{hours:.1f}",
        claims=markdown(["holds", "what was asked", "found"], judged),
        invader=invader_table(invader),
        human=invazions_table(invazions, HUMAN, seat_won(0)),
        hordes=invazions_table(invazions, HORDES, seat_won(1)),
    )


PAGE = """\
# How strong the agents are

Made by `make strength` and published as it comes out: {games} games of the {planned} it asks for,
{hours} hours of one processor. All agents play the same seeds, so that differences are between
players and not between dice. Times are those of the processor for one decision. Rates stand with
Wilson's interval at 95 %; differences, in points of a hundred, with an interval for paired rates at
95 % and the exact sign test on the games that only one of the two won.

{claims}
## Invader

Six survivors, one team: games won, and the mean number of rounds played.

{invader}
## InvaZions

One side is played by the planner, the other by `thumb`, in the twelve fixed scenarios. Compare with
`thumb` on both sides, on the same seeds.

Games won by the human side:

{human}
Games won by the Hordes:

{hordes}
## Making it again

```sh
make strength
```

takes two cores about two hours. Every finished game is kept in `build/strength`; Ctrl-C loses only
the games that are being played, and the same command goes on. Results of another build of the
engine are refused: remove the folder to begin anew. `shambler strength build/try --share 0.05`
plays a twentieth of it.
"""
