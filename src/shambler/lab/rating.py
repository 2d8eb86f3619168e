"""How hard is a scenario? The win rates of named agents, beside what the book says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from shambler.games import find as find_game
from shambler.games import title_of
from shambler.lab.compare import by_agent, first_side, side_name, to_win
from shambler.lab.markdown import markdown
from shambler.lab.simulate import GameRow, SeriesPlan, options_text
from shambler.lab.stats import Interval, rank_correlation, wilson

LABELS = ("easy", "medium", "hard", "very-hard")
EASY, HARD = 0.5, 0.2  # win rates of the judge from which a scenario is easy, below which hard


class AgentRecord(msgspec.Struct, frozen=True):
    """How one agent fared."""

    agent: str
    games: int
    wins: int
    ci95: Interval
    rounds: float | None
    errors: int
    side: str = ""  # whose wins they are, where several sides play

    @property
    def rate(self) -> float:
        """Games won of those that ended."""
        return self.wins / self.games if self.games else 0.0


class Rating(msgspec.Struct, frozen=True):
    """One scenario: the book's word for it, how the agents fared, and our word."""

    game: str
    scenario: str
    name: str
    book: str
    standings: tuple[AgentRecord, ...]
    measured: str
    squad: str = ""  # by which it was played, where that was asked for


def standing(agent: str, rows: Sequence[GameRow]) -> AgentRecord:
    """Count the games of one agent."""
    ended = [row for row in rows if not row.error]
    won = to_win(ended)
    wins = sum(won(row) for row in ended)
    rounds = [row.rounds for row in ended if row.rounds is not None]
    return AgentRecord(
        agent,
        len(ended),
        wins,
        wilson(wins, len(ended)),
        fmean(rounds) if rounds else None,
        len(rows) - len(ended),
        first_side(ended),
    )


def label(judge: AgentRecord) -> str:
    """The word for a win rate; two words where the interval reaches over a border.

    >>> label(AgentRecord("thumb", 400, 20, (0.03, 0.08), None, 0))
    'hard'
    >>> label(AgentRecord("thumb", 20, 9, (0.26, 0.66), None, 0))
    'medium or easy'
    """
    words = [_word(rate) for rate in judge.ci95]
    first, last = (LABELS.index(word) for word in words)
    return " or ".join(LABELS[at] for at in range(first, last - 1, -1))


def _word(rate: float) -> str:
    if rate >= EASY:
        return "easy"
    return "medium" if rate >= HARD else "hard"


def ratings(plans: Sequence[SeriesPlan], rows: Sequence[GameRow], squad: str = "") -> list[Rating]:
    """Every scenario that was played; the last agent named is the judge."""
    found = []
    agents = list(dict.fromkeys(plan.agent for plan in plans))
    for plan in {(plan.game, plan.scenario, plan.own): plan for plan in plans}.values():
        what = (plan.game, plan.scenario, options_text(plan.options))
        here = [row for row in rows if (row.game, row.scenario, row.options) == what]
        stands = tuple(standing(agent, by_agent(here, agent)) for agent in agents)
        name, book = _book(plan)
        word = label(stands[-1])
        found.append(Rating(plan.game, plan.scenario, name, book, stands, word, squad))
    return found


def _book(plan: SeriesPlan) -> tuple[str, str]:
    """The name and the difficulty of a shipped scenario; somebody's own has its file's name."""
    for scenario in find_game(plan.game).scenarios():
        if scenario.key == plan.scenario and not plan.own:
            return scenario.name["en"], scenario.difficulty
    return plan.scenario, ""


def agreement(found: Sequence[Rating]) -> tuple[int, int]:
    """Pairs of scenarios with different labels in the book: ordered alike by the judge, and all."""
    alike = both = 0
    for one, other in combinations([r for r in found if r.book in LABELS], 2):
        book = LABELS.index(one.book) - LABELS.index(other.book)
        rates = other.standings[-1].rate - one.standings[-1].rate
        if book and rates:
            both += 1
            alike += (book > 0) == (rates > 0)
    return alike, both


def likeness(found: Sequence[Rating]) -> str:
    """The rank correlation of the words of the book and of the games that the judge loses."""
    told = [r for r in found if r.book in LABELS]
    words = [LABELS.index(r.book) for r in told]
    rho = rank_correlation(words, [-r.standings[-1].rate for r in told])
    return "cannot be told" if rho is None else f"is {rho:.2f}"


def said(entry: AgentRecord) -> str:
    """``12 % (8-17), 9.1 rounds``."""
    low, high = entry.ci95
    digits = 1 if 0 < entry.rate < 0.0995 else 0
    text = f"{100 * entry.rate:.{digits}f} % ({100 * low:.0f}-{100 * high:.0f})"
    if entry.rounds is not None:
        text += f", {entry.rounds:.1f} rounds"
    return f"{text}, {entry.errors} errors" if entry.errors else text


def table(found: Sequence[Rating]) -> str:
    """The ratings as a table in Markdown, the hardest last."""
    agents = [entry.agent for entry in found[0].standings]
    order = sorted(found, key=lambda rating: [-s.rate for s in reversed(rating.standings)])
    lines = [
        [f"`{r.scenario}`", r.name, r.book or "-", *map(said, r.standings), r.measured]
        for r in order
    ]
    return markdown(["scenario", "name", "book", *(f"`{a}`" for a in agents), "measured"], lines)


def page(found: Sequence[Rating], command: str) -> str:
    """The page about all scenarios of some games."""
    judge = found[0].standings[-1]
    games = dict.fromkeys(rating.game for rating in found)
    return PAGE.format(
        counts=", ".join(f"{entry.games} by `{entry.agent}`" for entry in found[0].standings),
        judge=judge.agent,
        easy=f"{EASY:.0%}",
        hard=f"{HARD:.0%}",
        parts="".join(part([r for r in found if r.game == game]) for game in games),
        first=f"{found[0].game}/{found[0].scenario}",
        last=f"{found[0].game}/{[r for r in found if r.game == found[0].game][-1].scenario}",
        command=command,
    )


def part(found: Sequence[Rating]) -> str:
    """What the page says of one game."""
    judge = found[0].standings[-1]
    side = f"Games won by {side_name(found[0].game, judge.side)} count.\n\n" if judge.side else ""
    alike, both = agreement(found)
    words = {rating.book for rating in found if rating.book in LABELS}
    compared = NO_WORDS
    if len(words) > 1:
        compared = WORDS.format(judge=judge.agent, alike=alike, both=both, likeness=likeness(found))
    return PART.format(
        title=title_of(found[0].game), side=side, table=table(found), compared=compared
    )


PAGE = """\
# How hard the missions are

Every scenario, the same seeds for every agent. Games of each: {counts}.
Rates are games won, with Wilson's interval at 95 %, and the mean number of rounds. The easiest
scenario of a game comes first.

*book* is the word on the scenario; *measured* is ours, by the win rate of `{judge}`: {easy} or more
is easy, less than {hard} is hard, and where the interval reaches over a border both words stand.

{parts}## How to read it

Missions that an agent never wins it cannot tell apart: a stronger judge is needed there
(`--agent planner:1s` takes hours). An agent is not a group of people. It never forgets a rule, and
it does not talk a plan over. Read the order of the missions and the size of the steps between them,
not the rates themselves.

## A mission of your own

```sh
shambler rate my-mission.toml --games 200 --agent thumb
```

rates a mission file as it rates a shipped one; `shambler check my-mission.toml` says first whether
anything is wrong with it. Name shipped missions beside it to compare:
`shambler rate my-mission.toml {first} {last}`.

## Making this page again

```sh
{command}
```

A run can be stopped with Ctrl-C and goes on with the same command.
"""

PART = """\
## {title}

{side}{table}
{compared}
"""

WORDS = """\
Of {both} pairs to which the book gives different words and which `{judge}` tells apart, it finds
the harder one harder in {alike}. The rank correlation (Spearman) of the words and of the games it
loses {likeness}.
"""

NO_WORDS = """\
The book has no words for how hard they are that could be compared.
"""
