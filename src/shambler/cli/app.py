"""The commands, their options and their help. What they do is in the modules they import."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from shambler.cli import campaign_commands, lab_commands, puzzle_commands, server_commands
from shambler.cli.parameters import Json, Lang, Language, Options, Plain, Seed

app = typer.Typer(
    name="shambler",
    help="Play, simulate and study zombie board games with every rule enforced.",
    add_completion=False,
    rich_markup_mode=None,  # see helping.py
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
        from shambler.compiled import build

        print(f"shambler {__version__} ({build()})")
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
def lesson(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    script: Annotated[
        str | None, typer.Argument(help="One of its lessons, or a file that ends in .toml.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Play the script of a lesson and show each step, or say which step the rules refuse.

    - `shambler lesson living_dead`
    - `shambler lesson living_dead first-night`
    - `shambler lesson invader my-lesson.toml`
    """
    from shambler.cli import teaching

    teaching.lesson(game, script, lang)


@app.command()
def scenarios(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    scenario: Annotated[str | None, typer.Argument(help="One of its scenarios.")] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """List the missions, scenes or set-ups of a game, or what can be set in one of them.

    - `shambler scenarios invader`
    - `shambler scenarios invader M0`
    """
    from shambler.cli import listing

    listing.scenarios(game, scenario, as_json, lang)


@app.command()
def origins(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    part: Annotated[
        str | None, typer.Argument(help="A card, counter or space, or a mark (reconstructed).")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Tell where the content of a game comes from: rulebook, public, ruled or reconstructed.

    - `shambler origins dawn`
    - `shambler origins dawn reconstructed`
    - `shambler origins dawn E-B05`
    """
    from shambler.cli import listing

    listing.origins(game, part, as_json, lang)


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
    box: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="Only these dice and decks are on your table: dice,enemies."
        ),
    ] = "",
    option: Options = [],  # noqa: B006 (typer makes a new list for each call)
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Begin at a position.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game.")] = False,
    plain: Plain = False,
    help_setup: Annotated[
        bool, typer.Option("--help-setup", help="Only list what can be set with --set.")
    ] = False,
) -> None:
    """Play in the terminal.

    The game asks one question at a time. Answer with the number or the key of an option; `help`
    lists what else can be typed: why something is not possible, the odds of a roll, the text of a
    rule, undo, save. The game is kept when you leave.

    - `shambler play invader M0`
    - `shambler play invader M0 --seat 0 --bot random`
    - `shambler play invader M0 --typed-dice`
    - `shambler play invader M0 --box dice,equipment`
    - `shambler play invader M0 --set ultrared=true --set enemy_cards=easy,hard`
    - `shambler play --resume`
    - `shambler play --load game.shambler`
    - `shambler play --position invader/M0/b534ab1b/ePm...`

    Commands may also come from a pipe, one per line: `printf '1\\n1\\nquit\\n' | shambler play ...`
    """
    from shambler.cli import playing
    from shambler.kernel.chance import EVERYTHING

    real = (EVERYTHING,) if typed_dice else tuple(name for name in box.split(",") if name)
    wish = playing.Wish(
        game, scenario, seed, seat, bot, lang, real, option, load, position, resume, plain
    )
    if help_setup:
        playing.help_setup(wish)
    else:
        playing.play(wish)


app.add_typer(server_commands.app)
app.add_typer(lab_commands.app)
app.add_typer(campaign_commands.app, name="campaign")
app.add_typer(puzzle_commands.app, name="puzzle")


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
def position(
    what: Annotated[str, typer.Argument(help="A saved game, or a position as text.")],
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="After the first N answers.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="As this seat knows it; else as a spectator does."),
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also draw a picture of it.")
    ] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Write a moment of a saved game as a short text, or show what such a text says.

    The text holds nothing that the seat cannot see, and no dice to come. Others look at it, or
    play on from it: `shambler play --position TEXT`.

    - `shambler position game.shambler --at 40`
    - `shambler position game.shambler --svg table.svg`
    - `shambler position invader/M0/b534ab1b/ePm...`
    """
    from shambler.cli import positioning

    positioning.position(what, at, seat, svg, as_json, lang)


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
    mutants: Annotated[
        bool, typer.Option("--mutants", help="Break each rule on purpose: do its tests notice?")
    ] = False,
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="With --mutants: only this game.")
    ] = None,
    rule: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="With --mutants: only this rule.")
    ] = None,
    changed: Annotated[
        bool, typer.Option("--changed", help="With --mutants: only what a change touched.")
    ] = False,
    base: Annotated[
        str,
        typer.Option(metavar="COMMIT", help="With --changed: since when. Else the merge base."),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=0, help="With --mutants: processes at once. 0: one per core.")
    ] = 0,
    as_json: Json = False,
) -> None:
    """Tell which rules have a passing test, per game.

    Runs the tests that are marked with a rule, in a source checkout. A rule counts as tested if a
    test marked with its id passed and none failed; with `--mutants`, if they also fail under each
    of the rule's mutants (`tests/mutants/*.toml`).

    - `shambler rules coverage`
    - `shambler rules coverage --last --json`
    - `shambler rules coverage --mutants --game invader`
    - `shambler rules coverage --mutants --rule Z-MOVE-02 --rule Z-MOVE-03`
    - `shambler rules coverage --mutants --changed --base main`
    """
    from shambler.cli import coverage

    if mutants:
        from shambler.cli.mutants import Wanted, run_mutants

        wanted = Wanted(game or (), rule or (), changed, base, workers)
        raise typer.Exit(run_mutants(coverage.checkout(), wanted, as_json))
    coverage.coverage(last, as_json)
