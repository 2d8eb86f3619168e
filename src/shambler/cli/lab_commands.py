"""The commands of the lab: many games, what came of them, and what that says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shambler.cli.parameters import (
    Cluster,
    Json,
    Options,
    Results,
    Resume,
    SeriesSeed,
    What,
    Workers,
)

app = typer.Typer()


@app.command()
def sim(
    what: What,
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="How many games of each kind.")
    ] = 100,
    agent: Annotated[
        list[str],
        typer.Option(
            help="Who plays every seat; may be repeated. `thumb/random`: the first seat, the rest."
        ),
    ] = ["random"],  # noqa: B006 (typer makes a new list for each call)
    seed: SeriesSeed = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    most: Annotated[
        int,
        typer.Option(
            "--max-decisions", min=1, metavar="N", help="A longer game counts as an error."
        ),
    ] = 100_000,
    option: Options = [],  # noqa: B006
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="KEY=A|B", help="Try each of these values of an option; may be repeated."
        ),
    ] = [],  # noqa: B006
    team: Annotated[
        list[int],
        typer.Option(min=1, metavar="N", help="Survivors in the team; may be repeated."),
    ] = [],  # noqa: B006
    results: Results = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Play many games and count wins, losses, rounds and decisions.

    Scenarios, agents, teams and values of options are combined into a grid. All variants of a
    scenario play the same seeds, and each is compared with the first one, game by game. A game is
    won if anybody wins it; games with sides also report the wins of each seat. Intervals are at
    95 %. Ctrl-C stops early and reports on the games done.

    - `shambler sim invader M0 --games 1000 --workers 2`
    - `shambler sim invader --agent random --agent thumb --results out`
    - `shambler sim invader M1 --agent thumb --vary "enemy_cards=easy|easy,hard"`
    - `shambler sim invader M1 my-mission.toml --team 6 --team 8 --agent thumb`
    """
    from shambler.cli import options, simulating
    from shambler.lab.grid import Grid, plans_of, spots_of

    grid = Grid(spots_of(what), agent, option, vary, team, number, seed, most)
    means = simulating.Means(workers, cluster, results, resume)
    simulating.sim(plans_of(grid, options.parse), means, as_json)


@app.command()
def report(
    results: Annotated[Path, typer.Argument(help="A folder that `sim --results` filled.")],
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The page to write.")
    ] = Path("report.html"),
) -> None:
    """Turn the results of a simulation into one page with plots.

    The page holds everything it shows and needs no network: send it to whom you like.

    - `shambler sim invader --agent random --agent thumb --results out`
    - `shambler report out -o report.html`
    """
    from shambler.cli import reporting

    reporting.report(results, output)


@app.command()
def rate(
    what: What = [],  # noqa: B006
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="Games of each agent and scenario.")
    ] = 100,
    agent: Annotated[
        list[str], typer.Option(help="Who plays; may be repeated. The last one is the judge.")
    ] = ["random", "thumb"],  # noqa: B006
    seed: SeriesSeed = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    option: Options = [],  # noqa: B006
    results: Results = None,
    resume: Resume = False,
    squad: Annotated[
        list[str],
        typer.Option(
            metavar="NAME",
            help="By which team, as on the designers' page: usual, strongest, weakest, random; "
            "may be repeated.",
        ),
    ] = [],  # noqa: B006
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a page in Markdown.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Say how hard scenarios are: the win rates of agents, beside what the book says.

    Without a name all games are rated. Where several sides play, the wins of the first one count.

    - `shambler rate invader`
    - `shambler rate my-mission.toml invader/M1 --games 400 --workers 2`
    - `shambler rate my-mission.toml --squad strongest --squad weakest`
    """
    from shambler.cli import options, rating, simulating
    from shambler.games import keys
    from shambler.lab.grid import Grid, plans_of, spots_of

    grid = Grid(spots_of(what or keys()), agent, option, games=number, seed=seed)
    means = simulating.Means(workers, cluster, results, resume)
    by_squad = {
        name: plans_of(grid._replace(squad=name), options.parse)
        for name in dict.fromkeys(squad or [""])
    }
    rating.rate(by_squad, means, page, as_json)


@app.command()
def strength(
    folder: Annotated[Path, typer.Argument(help="Where the games are kept; a run is resumed.")],
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Default: those of the published table."),
    ] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the page goes. Default: printed.")
    ] = None,
    share: Annotated[
        float, typer.Option(min=0.001, max=10, metavar="X", help="Play this part of the games.")
    ] = 1.0,
    workers: Workers = 1,
    cluster: Cluster = "",
) -> None:
    """Measure how strong the agents are, for the table in the documentation.

    Every agent plays the same seeds: hours. Every finished game is kept: Ctrl-C loses nothing but
    the games being played, and the same command goes on.

    - `shambler strength build/strength --workers 2 --page docs/researchers/strength.md`
    - `shambler strength build/try --share 0.05`
    - `shambler strength build/other living_dead --share 0.1`
    """
    from shambler.cli import measuring, simulating

    means = simulating.Means(workers, cluster, folder, resume=True)
    measuring.strength(games or (), means, share, page)


@app.command()
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="GAME or GAME/SCENARIO. Default: all games.")
    ] = None,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Also run catanatron, python-chess and OpenSpiel, in turns."),
    ] = False,
    agents: Annotated[
        bool, typer.Option("--agents/--no-agents", help="Also measure what agents cost.")
    ] = True,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=600, metavar="S", help="Time for each engine and agent.")
    ] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure random play: decisions per second, time and size of a state, time to import.

    Then every agent answers questions from all along a game: the time of a decision, and playouts
    per second of those that plan. With `--peers` other engines play in the same run, slice by
    slice, and the ratios are printed; they need the extra `bench`: `pip install
    'shambler[bench]'`.

    - `shambler bench`
    - `shambler bench invader/M0 --peers --json`
    """
    from shambler.cli import benching

    benching.bench(game or [], peers, agents, seconds, as_json)
