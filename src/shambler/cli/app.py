"""The commands, their options and their help. What they do is in the modules they import."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

Language = Literal["en", "fr"]
MOST_SEED = 2**64 - 1

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[Language, typer.Option("--lang", help="The language to speak.")]
Options = Annotated[
    list[str],
    typer.Option(
        "-o",
        "--option",
        metavar="KEY=VALUE",
        help="A set-up option of the game; may be repeated. `shambler scenarios GAME` lists them.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        min=0, max=MOST_SEED, metavar="N", help="Same seed, same dice and cards. Default: drawn."
    ),
]

app = typer.Typer(
    name="shambler",
    help="Play, simulate and study zombie board games with every rule enforced.",
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play, simulate and study zombie board games with every rule enforced.

    Begin with: shambler games, shambler scenarios GAME, shambler play GAME SCENARIO.
    """
    if version:
        from shambler import __version__

        print(f"shambler {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(as_json: Json = False, lang: Lang = "en") -> None:
    """List the games.

    - `shambler games`
    - `shambler games --json`
    """
    from shambler.cli import listing

    listing.games(as_json, lang)


@app.command()
def scenarios(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """List the missions, scenes or set-ups of a game, and its options.

    - `shambler scenarios invader`
    """
    from shambler.cli import listing

    listing.scenarios(game, as_json, lang)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The key of a game.")] = None,
    scenario: Annotated[str | None, typer.Argument(help="One of its scenarios.")] = None,
    seed: Seed = None,
    seat: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Play only this seat; bots play the others."),
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="Who plays the other seats.", show_default="random")
    ] = None,
    lang: Annotated[
        Language | None, typer.Option("--lang", help="The language to speak.", show_default="en")
    ] = None,
    typed_dice: Annotated[
        bool, typer.Option("--typed-dice", help="Roll and draw yourself; you are asked for each.")
    ] = False,
    option: Options = [],  # noqa: B006 (typer makes a new list for each call)
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game.")] = False,
) -> None:
    """Play in the terminal.

    The game asks one question at a time. Answer with the number or the key of an option; `help`
    lists what else can be typed: why something is not possible, the odds of a roll, the text of a
    rule, undo, save. The game is kept when you leave.

    - `shambler play invader M0`
    - `shambler play invader M0 --seat 0 --bot random`
    - `shambler play invader M0 --typed-dice`
    - `shambler play --resume`
    - `shambler play --load game.shambler`

    Commands may also come from a pipe, one per line: `printf '1\\n1\\nquit\\n' | shambler play ...`
    """
    from shambler.cli import playing

    wish = playing.Wish(game, scenario, seed, seat, bot, lang, typed_dice, option, load, resume)
    playing.play(wish)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="0: any free one.")
    ] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where tables are kept.", show_default="data")
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser.")
    ] = False,
) -> None:
    """Serve the games to browsers.

    - `shambler serve`
    - `shambler serve --host 0.0.0.0 --port 9000`
    """
    from shambler.cli import serving

    serving.serve(host, port, db, open_browser)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    scenario: Annotated[str, typer.Argument(help="One of its scenarios.")],
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="How many games.")
    ] = 100,
    agent: Annotated[str, typer.Option(help="Who plays every seat.")] = "random",
    seed: Annotated[
        int,
        typer.Option(min=0, max=MOST_SEED, metavar="N", help="Same seed, same games and result."),
    ] = 0,
    workers: Annotated[
        int,
        typer.Option(min=1, max=256, metavar="N", help="Processes that share the work."),
    ] = 1,
    most: Annotated[
        int,
        typer.Option(
            "--max-decisions", min=1, metavar="N", help="A longer game counts as an error."
        ),
    ] = 100_000,
    option: Options = [],  # noqa: B006 (typer makes a new list for each call)
    as_json: Json = False,
) -> None:
    """Play many games and count wins, losses, rounds and decisions.

    A game is won if anybody wins it; games with sides also report the wins of each seat. The
    interval is Wilson's, at 95 %. Ctrl-C stops early and reports on the games done.

    - `shambler sim invader M0 --games 1000 --workers 2`
    - `shambler sim invader M0 --games 200 --seed 7 --json`
    """
    from shambler.cli import options, simulating
    from shambler.games import find
    from shambler.lab.simulate import Plan

    setup = options.parse(find(game), option)
    plan = Plan(game, scenario, agent, seed, number, setup, most)
    simulating.sim(plan, workers, as_json)


@app.command()
def strength(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    file: Annotated[Path, typer.Argument(help="Where the games are kept; a run is resumed.")],
    scenario: Annotated[
        list[str] | None, typer.Option(help="Only this one; may be repeated. Default: all.")
    ] = None,
    agent: Annotated[
        list[str] | None,
        typer.Option(help="Who plays; may be repeated. Default: random, thumb, planner:50ms."),
    ] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="Games of each agent and scenario.")
    ] = 20,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, metavar="N")] = 0,
    workers: Annotated[
        int, typer.Option(min=1, max=256, metavar="N", help="Processes that share the work.")
    ] = 1,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the games as Parquet.")
    ] = None,
) -> None:
    """Let agents play the same games and print a table of who won how many, with intervals.

    Every finished game is kept in FILE, one JSON document per line: Ctrl-C loses nothing, and the
    same command goes on. Each agent is compared with the one named before it, game by game. A game
    is won if anybody wins it: the table is for games in which all seats are one team.

    - `shambler strength invader strength.jsonl --games 40 --workers 2`
    """
    from shambler.cli import measuring

    names = agent or ["random", "thumb", "planner:50ms"]
    measuring.strength(game, file, scenario or [], names, number, seed, workers, parquet)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only say whether it comes out the same.")
    ] = False,
    to: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after the first N answers.")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Play a saved game again, answer by answer.

    Every answer, every die and every recorded fingerprint is checked on the way. A record that
    leaves its path is refused, and the first answer that does not fit is named.

    - `shambler replay game.shambler`
    - `shambler replay game.shambler --to 40`
    - `shambler replay game.shambler --verify --json`
    """
    from shambler.cli import replaying

    replaying.replay(file, verify, to, as_json, lang)


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="A saved game, a content file or a content folder.")],
    as_json: Json = False,
) -> None:
    """Say what is wrong with a saved game or with content: file, place and reason.

    - `shambler check game.shambler`
    - `shambler check my-mission.toml`
    """
    from shambler.cli import checking

    raise typer.Exit(checking.check(path, as_json))


@app.command()
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="GAME or GAME/SCENARIO. Default: all games.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also run catanatron and python-chess, in turns.")
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=600, metavar="S", help="Time for each engine.")
    ] = 5.0,
    as_json: Json = False,
) -> None:
    """Measure random play: decisions per second, time and size of a state, time to import.

    With `--peers` other engines play in the same run, slice by slice, and the ratios are printed;
    they need the extra `bench`: `pip install 'shambler[bench]'`.

    - `shambler bench`
    - `shambler bench invader/M0 --peers --json`
    """
    from shambler.cli import benching

    benching.bench(game or [], peers, seconds, as_json)


class RulesGroup(TyperGroup):
    """``rules`` alone, or followed by a game, a rule or an option, means ``rules list``."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        """Put the command in that was left out."""
        if not args or (args[0] not in self.commands and args[0] not in ("-h", "--help")):
            args = ["list", *args]
        return super().parse_args(context, args)


rules = typer.Typer(cls=RulesGroup, no_args_is_help=False)
app.add_typer(rules, name="rules")


@rules.callback()
def rulebook() -> None:
    """Read the rules of a game, search them, or see which are tested.

    - `shambler rules`: which games there are
    - `shambler rules invader`: all its rules
    - `shambler rules invader --search "open door"`
    - `shambler rules Z-MOVE-02`: one rule with examples and rulings
    - `shambler rules coverage`: which rules have a passing test
    """


@rules.command("list")
def rules_list(
    what: Annotated[str | None, typer.Argument(help="A game, or the id of a rule.")] = None,
    search: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Only rules with all these words.")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """List or search rules, or show one. The word `list` may be left out.

    - `shambler rules invader --search door`
    - `shambler rules Z-MOVE-02 --lang fr`
    """
    from shambler.cli import rulebook

    rulebook.rules(what, search, as_json, lang)


@rules.command("coverage")
def rules_coverage(
    last: Annotated[
        bool, typer.Option("--last", help="Trust the last test run instead of running the tests.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Tell which rules have a passing test, per game.

    Runs the tests that are marked with a rule, in a source checkout. A rule counts as tested if a
    test marked with its id passed and none failed.

    - `shambler rules coverage`
    - `shambler rules coverage --last --json`
    """
    from shambler.cli import coverage

    coverage.coverage(last, as_json)
