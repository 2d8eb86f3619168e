"""The published strength of the agents: the page made of their games.

Whatever comes out is what the page says.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from shambler.lab.compare import anybody, by_agent, duel
from shambler.lab.contests import (
    LEAST,
    QUICK,
    SLOW,
    Contest,
    PlannedSide,
    claims,
    plans,
    rate,
    said,
)
from shambler.lab.markdown import markdown
from shambler.lab.simulate import GameRow


def page(asked: Sequence[Contest], rows: Sequence[GameRow]) -> str:
    """The whole page, in Markdown."""
    by_game = {contest.game: [r for r in rows if r.game == contest.game] for contest in asked}
    judged = [
        [contest.title, claim.verdict, claim.text, claim.found]
        for contest in asked
        for claim in claims(contest, by_game[contest.game])
    ]
    return PAGE.format(
        games=f"{len(rows):,}",
        planned=f"{sum(plan.games for plan in plans(asked)):,}",
        worked=_worked(sum(row.seconds for row in rows)),
        least=LEAST,
        quick=QUICK,
        claims=markdown(["game", "holds", "what was asked", "found"], judged),
        tables="".join(game_part(contest, by_game[contest.game]) for contest in asked),
    )


def game_part(contest: Contest, rows: Sequence[GameRow]) -> str:
    """What the page says about one game."""
    if not contest.sides:
        return TEAM.format(title=contest.title, table=team_table(contest, rows))
    tables = "".join(
        f"Games won by the side *{side.name}*:\n\n{side_table(contest, side, rows)}\n"
        for side in contest.sides
    )
    return SIDES.format(title=contest.title, tables=tables)


def team_table(contest: Contest, rows: Sequence[GameRow]) -> str:
    """Win rates per scenario and pooled, and the paired difference that matters."""
    names = ["random", "thumb", QUICK, *([SLOW] if contest.numbers.slow else [])]
    lines = []
    for key in [*contest.scenarios, "all"]:
        here = [row for row in rows if key in ("all", row.scenario)]
        cells = [
            "" if key == "all" and name == SLOW
            else _cell(by_agent(here, name)) for name in names
        ]  # fmt: skip
        lines.append([key, *cells, said(duel(by_agent(here, "thumb"), by_agent(here, QUICK)))])
    return markdown(["scenario", *(f"`{n}`" for n in names), f"`{QUICK}` against `thumb`"], lines)


def side_table(contest: Contest, side: PlannedSide, rows: Sequence[GameRow]) -> str:
    """One side: thumb against thumb, the planner against thumb, and the difference."""
    lines = []
    for key in [*contest.scenarios, "all"]:
        here = [row for row in rows if key in ("all", row.scenario)]
        usual, other = by_agent(here, "thumb"), by_agent(here, side.agents)
        difference = said(duel(usual, other, side.won))
        lines.append([key, rate(usual, side.won), rate(other, side.won), difference])
    head = ["scenario", "`thumb` against `thumb`", f"`{QUICK}` against `thumb`", "difference"]
    return markdown(head, lines)


def _cell(rows: Sequence[GameRow]) -> str:
    """How many games were won, and how long they took."""
    rounds = [row.rounds for row in rows if row.rounds is not None]
    lasted = f", {fmean(rounds):.1f} rounds" if len(rounds) >= LEAST else ""
    return rate(rows, anybody) + lasted


def _worked(seconds: float) -> str:
    """A time of work, in hours or minutes."""
    return f"{seconds / 3600:.1f} hours" if seconds >= 3600 else f"{seconds / 60:.0f} minutes"


PAGE = """\
# How strong the agents are

Made by `make strength` and published as it comes out: {games} games of the {planned} it asks for,
{worked} of one processor. All agents play the same seeds, so that differences are between
players and not between dice. `{quick}` tries so many futures before each answer; a planner with a
number of futures instead of a time plays the same games on any machine. Rates stand with Wilson's
interval at 95 %; differences, in points of a hundred, with an interval for paired rates at 95 % and
the exact sign test on the games that only one of the two won. A dash stands where fewer than
{least} games were played: they would say nothing.

{claims}
{tables}## Making it again

```sh
make strength
```

takes two cores about two hours; the compiled engine is used where it was built (`make compiled`).
Every finished game is kept in `build/strength`; Ctrl-C loses only the games that are being played
and writes the page of those that were, and the same command goes on. Agents that do not plan come
first, for all games. Results of another build of the engine are refused: remove the folder to begin
anew.
`shambler strength build/try --share 0.05` plays a twentieth of it, and
`shambler strength build/other GAME` measures another game. `make difficulty` reads the same games.
"""

TEAM = """\
## {title}

All seats are one team: games won, and the mean number of rounds played.

{table}
"""

SIDES = """\
## {title}

One side is played by the planner, the other by `thumb`. Compare with `thumb` on both sides, on the
same seeds.

{tables}"""
