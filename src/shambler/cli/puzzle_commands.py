"""``shambler puzzle``: win this turn. What is the best first answer, and how likely does it win?"""

from __future__ import annotations

from typing import Annotated

import typer

from shambler.cli.parameters import Json, Lang

app = typer.Typer(help="Positions that can be won this turn: made, shown, solved exactly.")

Text = Annotated[str, typer.Argument(metavar="POSITION", help="A position as text.")]
Most = Annotated[
    int, typer.Option(min=1, metavar="N", help="Positions to look at before giving up.")
]


@app.command()
def make(
    record: Annotated[str, typer.Argument(metavar="FILE", help="A saved game.")],
    count: Annotated[int, typer.Option(min=1, metavar="N", help="How many are enough.")] = 1,
    most: Most = 20_000,
    as_json: Json = False,
) -> None:
    """Find puzzles in a saved game, its last moments first.

    Printed are positions to send to friends: they hold no answer.

    - `shambler puzzle make game.shambler`
    """
    from shambler.cli import puzzling

    puzzling.make(record, count, most, as_json)


@app.command()
def show(position: Text, lang: Lang = "en") -> None:
    """Show a puzzle: the table, the question and what can be answered.

    - `shambler puzzle show invader/M0/b534ab1b/ePm...`
    """
    from shambler.cli import puzzling

    puzzling.show(position, lang)


@app.command()
def today(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[URL] [KEY]", help="A server, and your answer: one a day there."),
    ] = None,
    lang: Lang = "en",
) -> None:
    """The puzzle of the day: show it, or answer it and see the exact chances.

    Without a server it is the one that came with the games.

    - `shambler puzzle today`
    - `shambler puzzle today move:5.5`
    - `shambler puzzle today http://localhost:8000 move:5.5`
    """
    from shambler.cli import puzzling

    puzzling.today(words or [], lang)


@app.command()
def publish(
    host: Annotated[str, typer.Argument(metavar="URL", help="A server, as the browser has it.")],
    position: Text,
    lang: Lang = "en",
) -> None:
    """Publish a position as a puzzle of the day of a host, which solves it first.

    - `shambler puzzle publish http://localhost:8000 invader/M0/b534ab1b/ePm...`
    """
    from shambler.cli import puzzling

    puzzling.publish(host, position, lang)


@app.command()
def solve(
    position: Text,
    answer: Annotated[
        str | None, typer.Argument(metavar="KEY", help="Your answer: only this is judged.")
    ] = None,
    most: Most = 20_000,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Solve a puzzle: the exact chance of every answer to win this turn, or how good yours is.

    - `shambler puzzle solve invader/M0/b534ab1b/ePm... move:5.5`
    """
    from shambler.cli import puzzling

    puzzling.solve(position, answer, most, as_json, lang)
