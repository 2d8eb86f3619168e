"""The adviser: what each option of a decision is worth, how sure that is, and why.

It thinks as the planner does and knows no more than the seat it advises. How options did in the
futures it tried compares them; a chance to win is said of the position alone, and only where it was
measured how far such chances can be believed (:mod:`shambler.agents.learned`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from shambler.agents.budget import Budget
from shambler.agents.learned import Seer
from shambler.agents.omens import outlooks
from shambler.agents.search import Progress, TreeSearch
from shambler.kernel.decision import Option
from shambler.kernel.errors import GameOver, WrongSeat
from shambler.kernel.match import Match
from shambler.kernel.mixing import MASK, mix
from shambler.kernel.teller import Teller
from shambler.kernel.texts import Catalogue

TEXTS = Catalogue(Path(__file__).parent)
SURE = 2.0  # standard errors on either side
SWEEPS = 2  # playouts that every option gets, whatever the budget
LINE = 6  # answers of the expected line that are told
MOST, SOME = 0.6, 0.25  # shares of the futures tried, in words


class Opinion(msgspec.Struct, frozen=True):
    """What the adviser thinks of one option: how it did, from 0 to 1, to compare it with others."""

    key: str
    label: str
    win: float
    low: float  # it is probably not worse ...
    high: float  # ... nor better than this
    playouts: int
    line: tuple[str, ...]  # what is expected to follow, in words
    why: str


class Advice(msgspec.Struct, frozen=True):
    """All options of a decision, the best first.

    ``win`` and ``danger`` are chances of the seat, as things stand; ``None``: not measured.
    """

    number: int  # the decision that was studied
    seat: int
    playouts: int
    options: tuple[Opinion, ...]
    win: float | None = None
    danger: float | None = None  # that its side has lost when the next round is over
    fears: tuple[str, ...] = ()  # what may come of the best option, in words
    hopes: tuple[str, ...] = ()

    @property
    def best(self) -> Opinion:
        """What the adviser would do."""
        return self.options[0]

    @property
    def alike(self) -> tuple[str, ...]:
        """The best option, and those of which nobody can say that they are worse."""
        return tuple(
            one.key for one in self.options if one is self.best or one.high >= self.best.low
        )


def advise(
    match: Match,
    seat: int | None = None,
    budget: Budget | str = "1s",
    language: str = "en",
    progress: Progress | None = None,
) -> Advice:
    """Study the current decision for a seat (default: the first that is asked).

    The same match and the same number of playouts give the same advice.
    """
    decision = match.game.decision
    if decision is None:
        raise GameOver("the game is over: there is nothing to decide")
    who = decision.seats[0] if seat is None else seat
    if who not in decision.seats:
        raise WrongSeat(f"seat {who} is not asked now; seats {decision.seats} are")
    spend = Budget.parse(budget) if isinstance(budget, str) else budget
    search = TreeSearch(match.game, decision, who, mix((match.number + 1) & MASK))
    for _ in range(SWEEPS):
        for option in search.options:
            search.try_once(option)
    search.run(spend, len(search.options), progress)
    told = Seer(match).look(match.game, who)
    opinions = _opinions(match, search, language, told.win is not None)
    seen = outlooks(search, search.verdict(), TEXTS, language)
    return Advice(match.number, who, search.playouts, opinions, told.win, told.danger, *seen)


def _opinions(
    match: Match, search: TreeSearch, language: str, measured: bool
) -> tuple[Opinion, ...]:
    teller = match.teller(language)
    first = search.verdict()
    sane = search.best(list(search.sane))
    ordered = [*sane, *(o for o in search.best(list(search.options)) if o not in sane)]
    ordered = [first, *(option for option in ordered if option is not first)]
    top = search.root.children[first.key].mean(search.place)
    second = max((search.root.children[o.key].mean(search.place) for o in ordered[1:]), default=top)
    found = []
    for option in ordered:
        node = search.root.children[option.key]
        win, spread = node.mean(search.place), SURE * node.error(search.place)
        found.append(
            Opinion(
                option.key,
                teller.option(option),
                win,
                max(0.0, win - spread),
                min(1.0, win + spread),
                node.visits,
                _line(search, option, language),
                _why(search, option, _Margins(top, second, measured), language),
            )
        )
    return tuple(found)


def _line(search: TreeSearch, option: Option, language: str) -> tuple[str, ...]:
    """What most playouts went on with, played in one imagined future and put into words."""
    game = search.imagine(1)
    told: list[str] = []
    for key in [option.key, *search.root.children[option.key].line()[:LINE]]:
        decision = game.decision
        if decision is None:
            break
        found = next((other for other in decision.options if other.key == key), None)
        if found is None:
            break  # the dice of this future fell otherwise
        told.append(Teller(game, language).option(found))
        seat = search.seat if search.seat in decision.seats else decision.seats[0]
        game.submit(found, seat)
    return tuple(told[1:])


class _Margins(NamedTuple):
    """How the best two options did; ``measured``: may differences be told in points?"""

    top: float
    second: float
    measured: bool


def _why(search: TreeSearch, option: Option, margins: _Margins, language: str) -> str:
    """One sentence: what the option is good for, and how it compares."""
    node = search.root.children[option.key]
    win, error = node.mean(search.place), node.error(search.place)
    about: dict[str, Any] = {"often": _often(win), "reason": ""}
    reason = search.sense.reason(search.imagine(1), option, search.seat)
    about["reason"] = TEXTS.text(language, f"reason-{reason or 'plain'}", about)
    about["margin"] = round(100 * (margins.top - win))
    if option is search.verdict():
        about["margin"] = round(100 * (margins.top - margins.second))
        kind = "best" if about["margin"] > 0 else "close"
    elif margins.top - win <= error or not about["margin"]:
        kind = "close"
    else:
        kind = "worse"
    wordy = kind != "close" and not margins.measured
    return TEXTS.text(language, f"why-{kind}-in-words" if wordy else f"why-{kind}", about)


def _often(share: float) -> str:
    """In how many of the futures, roughly."""
    return "most" if share > MOST else "some" if share > SOME else "few"
