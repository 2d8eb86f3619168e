"""``shambler play``: which game is played, by whom, and where it is kept."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

import shambler
from shambler.cli import filling, listing, options
from shambler.cli.output import console
from shambler.cli.screen import Screen
from shambler.cli.terminal import Terminal
from shambler.cli.terminal_table import TerminalTable
from shambler.games import find, keys
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset


class Wish(msgspec.Struct, frozen=True):
    """What the command line asks for; ``None`` where it says nothing."""

    game: str | None = None
    scenario: str | None = None
    seed: int | None = None
    seat: int | None = None
    bot: str | None = None
    lang: str | None = None
    box: tuple[str, ...] = ()
    options: list[str] = []
    load: Path | None = None
    position: str | None = None
    resume: bool = False
    plain: bool = False


class Manner(msgspec.Struct, frozen=True):
    """How a game was played, kept beside it: a record does not know who sits where."""

    seat: int | None = None
    bot: str = "random"
    lang: str = "en"


class GameKeeper:
    """Keeps the last game where it is found again."""

    def __init__(self, folder: Path, manner: Manner) -> None:
        self.folder = folder
        self.manner = manner

    @property
    def again(self) -> str:
        """It needs no name."""
        return "shambler play --resume"

    def keep(self, match: Match) -> None:
        """Write the game and how it is played; raises :class:`OSError`."""
        self.folder.mkdir(parents=True, exist_ok=True)
        match.save(self.folder / "last.shambler")
        (self.folder / "last.json").write_bytes(msgspec.json.encode(self.manner))


def data_folder() -> Path:
    """Where a user's games are kept (XDG base directories)."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "shambler"


def play(wish: Wish) -> None:
    """Set the table and play."""
    match = _match(wish)
    manner = _manner(wish)
    table = TerminalTable(match, manner.seat, manner.bot)
    keeper = GameKeeper(data_folder(), manner)
    if not wish.plain and filling.is_screen():
        from shambler.cli.fullscreen.full_screen import FullScreen  # slow to import

        filling.fill(FullScreen(table, manner.lang, keeper))
    else:
        Terminal(table, Screen(match, console(), manner.lang), keeper, sys.stdin).run()


def help_setup(wish: Wish) -> None:
    """What can be set for the game that was named."""
    rules, scenario = _named(wish)
    listing.setup(rules, scenario, as_json=False, language=wish.lang or "en")


def _match(wish: Wish) -> Match:
    ways = (wish.game, wish.load, wish.position, wish.resume or None)
    if sum(way is not None for way in ways) > 1:
        raise ShamblerError(
            "name a game, or --load FILE, or --position TEXT, or --resume: only one of them"
        )
    if wish.load is not None or wish.resume:
        return shambler.load(wish.load or _last())
    if wish.position is not None:
        return shambler.position(wish.position, seed=wish.seed, box=wish.box)
    rules, scenario = _named(wish)
    chosen = options.parse(rules, wish.options)
    return Match.new(rules, scenario, seed=wish.seed, box=wish.box, **chosen)


def _named(wish: Wish) -> tuple[Ruleset, str]:
    """The game and the scenario that were named, if only one is meant."""
    if wish.game is None:
        raise ShamblerError(f"which game? There are {', '.join(keys())} (or --resume the last one)")
    rules = find(wish.game)
    known = [scenario.key for scenario in rules.scenarios()]
    if wish.scenario is None and len(known) > 1:
        raise ShamblerError(f"which scenario? {wish.game} has {', '.join(known)}")
    return rules, wish.scenario or known[0]


def _last() -> Path:
    path = data_folder() / "last.shambler"
    if not path.is_file():
        raise ShamblerError("there is no game to resume")
    return path


def _manner(wish: Wish) -> Manner:
    """As the command line says, else as the resumed game was played."""
    before = Manner()
    if wish.resume:
        with suppress(OSError, msgspec.MsgspecError):  # the game itself is what matters
            before = msgspec.json.decode((data_folder() / "last.json").read_bytes(), type=Manner)
    seat = before.seat if wish.seat is None else wish.seat
    return Manner(seat, wish.bot or before.bot, wish.lang or before.lang)
