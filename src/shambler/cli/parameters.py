"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

Language = Literal["en", "fr"]
MOST_SEED = 2**64 - 1

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[Language, typer.Option("--lang", help="The language to speak.")]
Options = Annotated[
    list[str],
    typer.Option(
        "--set",
        "-o",
        "--option",
        metavar="KEY=VALUE",
        help="An option of the set-up; may be repeated. `shambler scenarios GAME SCENARIO` lists "
        "them.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=MOST_SEED, metavar="N", help="Same seed, same dice and cards. Default: drawn."
    ),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Print line by line, also where the screen could be filled."),
]
SeriesSeed = Annotated[
    int,
    typer.Option(min=0, max=MOST_SEED, metavar="N", help="Same seed, same games and result."),
]
What = Annotated[
    list[str],
    typer.Argument(
        metavar="WHAT...",
        help="A game and its scenarios (none: all), GAME/SCENARIO, or a scenario file (.toml).",
    ),
]
Workers = Annotated[
    int, typer.Option(min=1, max=256, metavar="N", help="Processes that share the work.")
]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS", help="Play on a Ray cluster instead; `auto`: one that runs here."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the results in the folder.")]
Results = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep every game here, as JSON lines and Parquet, with a summary as JSON.",
    ),
]
