"""The commands of the terminal game for the box on the table: what is real, what was wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table as Grid

from shambler.cli.typing_in import labels, typed_keys
from shambler.kernel.chance import EVERYTHING
from shambler.kernel.errors import ShamblerError
from shambler.kernel.mending import Mended, mend

if TYPE_CHECKING:
    from shambler.cli.screen import Screen
    from shambler.kernel.box import Stock
    from shambler.kernel.match import Match

LAST = 12  # entries shown
NOTHING = "-"


def question(screen: Screen) -> None:
    """Why dice are rolled or cards drawn, and what can come: each name once."""
    match = screen.match
    asked = match.chance_question
    assert asked is not None
    if asked.occasion is not None:
        said = escape(screen.teller.occasion(asked.occasion))
        screen.out.print(f"{said}  [dim]{asked.occasion.rule}[/]")
    if asked.dice:
        good = " ".join(map(str, asked.occasion.good)) if asked.occasion is not None else ""
        screen.say("type-dice", "dim", count=asked.count - len(asked.given), good=good or "none")
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, values in sorted(labels(match, screen.teller).items()):
        grid.add_row(f"[yellow]{len(values):>3}[/]", escape(name))
    screen.out.print(grid)
    screen.say("type-cards", "dim")


def box(screen: Screen, wanted: str) -> None:
    """Which dice and decks are real, and how much is left in them; or which shall be."""
    match, teller = screen.match, screen.teller
    if wanted:
        names = () if wanted == NOTHING else tuple(wanted.replace(",", " ").split())
        match.switch(names)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for stock, real in stocks(match):
        size = str(stock.size) if stock.size else ""
        whose = screen.text("box-real" if real else "box-ours")
        grid.add_row(f"  [yellow]{stock.key}[/]", escape(teller.source(stock.key)), size, whose)
    screen.out.print(grid)


def stocks(match: Match) -> list[tuple[Stock, bool]]:
    """Every die and deck, and whether it is the box's."""
    everything = EVERYTHING in match.box
    found = match.rules.stocks(match.game)
    return [(stock, everything or stock.key in match.box) for stock in found]


def entries_of(match: Match, seat: int) -> list[int]:
    """The numbers of what was typed in last; where hands are hidden, by this seat."""
    hidden = match.rules.has_secrets
    typed = [
        number
        for number, answer in enumerate(match.record.answers)
        if answer.key.startswith("face:") and not (hidden and answer.seat != seat)
    ]
    return typed[-LAST:]


def entry(match: Match, number: int, language: str) -> str:
    """What was typed in there."""
    then = match.branch(number)
    return then.teller(language).option(then.find(match.record.answers[number].key))


def entries(screen: Screen, seat: int) -> None:
    """What was typed in last, with the numbers by which it can be put right."""
    numbers = entries_of(screen.match, seat)
    if not numbers:
        screen.say("entries-none", "dim")
    for number in numbers:
        label = escape(entry(screen.match, number, screen.language))
        screen.out.print(f"[yellow]{number:>4}[/]  {label}")


def put_right(match: Match, language: str, text: str) -> Mended:
    """``fix NUMBER WHAT``: another entry in that place, and all that came after it again."""
    number, _, what = text.partition(" ")
    if not number.isdecimal() or len(number) > 6 or not what.strip():
        raise ShamblerError("name the entry and what it should be: fix 12 5")
    at = int(number)
    if at >= match.number:
        raise ShamblerError(f"there is no entry {at}")
    then = match.branch(at)
    if then.chance_question is None:
        raise ShamblerError(f"nothing was typed in at {at}")
    keys = typed_keys(then, then.teller(language), what.strip())
    if len(keys) != 1:
        raise ShamblerError("one at a time: a die or a card")
    return mend(match, at, keys[0])


def mended(screen: Screen, found: Mended, seats: tuple[int, ...]) -> None:
    """What changed, and what has to be changed on the table, as these seats may know it."""
    screen.say("fixed", "cyan", kept=found.kept)
    for event in found.now:
        screen.out.print(f"  {escape(screen.teller.event(event))}  [dim]{event.because}[/]")
    if found.lost:
        screen.say("fix-lost", "yellow", count=len(found.lost), why=found.misfit)
    rules = screen.match.rules
    for line in rules.differences(screen.match.game, found.match.game, seats, screen.language):
        screen.out.print(f"  · {escape(line)}")
