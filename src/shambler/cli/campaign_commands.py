"""``shambler campaign``: chains of games in which a sheet travels, kept in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shambler.cli.parameters import Json, Lang, Language, Options, Plain, Seed, SeriesSeed, Workers

app = typer.Typer(no_args_is_help=True)

File = Annotated[Path, typer.Argument(help="A campaign file.")]
Game = Annotated[str, typer.Argument(help="The key of a game.")]
Key = Annotated[str | None, typer.Argument(help="One of its campaigns, where there are several.")]


@app.callback()
def campaign() -> None:
    """Play a campaign: the next chapter begins with what the last one left.

    - `shambler campaign new hendrix -f fort.shambler`
    - `shambler campaign play fort.shambler`
    - `shambler campaign show fort.shambler`
    - `shambler campaign sim hendrix --games 20 --agent thumb`
    """


@app.command()
def new(
    game: Game,
    key: Key = None,
    file: Annotated[
        Path, typer.Option("--file", "-f", metavar="FILE", help="Where it is kept.")
    ] = Path("campaign.shambler"),
    seed: Seed = None,
    option: Options = [],  # noqa: B006 (typer makes a new list for each call)
) -> None:
    """Begin a campaign; its options hold for every chapter."""
    from shambler.cli import campaigns

    campaigns.begin(game, key, file, seed, option)


@app.command()
def play(
    file: File,
    seat: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Play only this seat; bots play the others."),
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "random",
    lang: Annotated[Language, typer.Option("--lang", help="The language to speak.")] = "en",
    plain: Plain = False,
) -> None:
    """Go on with a campaign in the terminal; the file is written after every answer.

    After a chapter, `next` (on the full screen: N) begins the following one.
    """
    from shambler.cli import campaigns

    campaigns.play(file, seat, bot, lang, plain)


@app.command()
def show(
    file: File,
    compare: Annotated[
        tuple[int, int] | None,
        typer.Option(metavar="A B", help="What differs between two chapters' sheets."),
    ] = None,
    story: Annotated[bool, typer.Option("--story", help="With all that was read so far.")] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Tell the road so far, the sheet, what was chosen, and the other roads that were taken.

    Reading a campaign checks every chapter, die by die, and every sheet.
    """
    from shambler.cli import campaign_shown

    campaign_shown.show(file, compare, story, as_json, lang)


@app.command()
def branch(
    file: File,
    chapter: Annotated[int, typer.Argument(min=1, help="The chapter to play again.")],
    answer: Annotated[
        int, typer.Option(min=0, metavar="N", help="From its answer N on. 0: from its set-up.")
    ] = 0,
) -> None:
    """Play a chapter again with other dice; what was played stays as another road."""
    from shambler.cli import campaigns

    campaigns.branch(file, chapter, answer)


@app.command()
def turn(
    file: File,
    chapter: Annotated[int, typer.Argument(min=1, help="The last chapter of another road.")],
) -> None:
    """Go on along another road."""
    from shambler.cli import campaigns

    campaigns.turn(file, chapter)


@app.command()
def sim(
    game: Game,
    key: Key = None,
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="How many campaigns.")
    ] = 20,
    agent: Annotated[str, typer.Option(help="Who plays every seat.")] = "thumb",
    seed: SeriesSeed = 0,
    workers: Workers = 1,
    option: Options = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play many campaigns: how often they are won, and how often each chapter is."""
    from shambler.cli import campaigns

    campaigns.sim(game, key, number, agent, seed, workers, option, as_json)
