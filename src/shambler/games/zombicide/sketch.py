"""The table in text: the board with everything on it, a legend, and the team.

Colours are written as markup (``[red]...[/]``); without it the picture still reads. Survivors are
capital letters, enemies small letters with their number, machines signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shambler.games.zombicide.board.plan import Cell, cell_name
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.words import LEVELS
from shambler.games.zombicide.missions.special import marked_places
from shambler.games.zombicide.naming import LEVEL_NAMES, foe, machine, survivor
from shambler.games.zombicide.sketch_marks import LEVEL_STYLES, SIGNS, WIDTH, Mark
from shambler.games.zombicide.sketch_team import Team, said
from shambler.games.zombicide.system_parts import (
    hidden_at,
    lying_at,
    machines_shown,
    mold_shown,
    night_shown,
    noise_at,
    unit_zones,
)

NARROW, WIDE = 9, 11  # columns of a cell
MARGIN: Final = 3
TAGS: Final = {
    "security": "SEC", "oxygen": "OXY", "airlock": "AIR", "dark": "DRK",
    "corridor": "···", "exterior": "EXT", "corn": "CRN", "woods": "WDS", "road": "===",
    "porch": "___", "grave": "†††", "wreck": "WRK", "pump": "PMP", "cellar": "CLR", "barn": "BRN",
}  # fmt: skip
# The legend, in this order; enemies and machines follow.
EXPLAINED: Final = (
    "security", "oxygen", "airlock", "dark", "corridor", "exterior", "road", "porch", "corn",
    "woods", "grave", "wreck", "pump", "cellar", "barn", "door", "window", "stairs", "closed",
    "destroyed", "spawn", "asleep", "mold", "inactive", "objective", "place", "exit", "lit",
    "noise", "down", "machine", "enemy",
)  # fmt: skip
# What lies between two cells: drawn upright beside the second line of a cell, and across.
UPRIGHT: Final = {
    "wall": "│", "line": ":", "door": "▫", "airlock": "≈", "closed": "▮", "destroyed": "╳",
    "window": "○", "stairs": "≡",
}  # fmt: skip
ACROSS: Final = {**UPRIGHT, "wall": "─", "line": "·", "closed": "▬"}
FRAMED: Final = ("door", "closed", "destroyed", "airlock", "window", "stairs")
DRAWN_AS: Final = {"inner": "door", "gate": "door"}
STYLES: Final = {"closed": "bold yellow", "destroyed": "red", "airlock": "cyan", "line": "dim"}
COLOR_STYLES: Final = {"purple": "magenta", "": "white"}


def sketch(game: ZombicideGame, language: str) -> str:
    """Title, board, legend and team."""
    picture = _Picture(game, language)
    parts = [
        picture.title(),
        "",
        *picture.board(),
        "",
        *picture.legend(),
        "",
        *picture.team.lines(),
    ]
    return "\n".join(parts)


class _Picture:
    """One table in one language."""

    def __init__(self, game: ZombicideGame, language: str) -> None:
        self.game = game
        self.language = language
        board = game.world.board
        self.width = WIDE if MARGIN + board.cols * (WIDE + 1) < WIDTH else NARROW
        self.letters = _letters([survivor(game, who, language) for who in self._everyone()])
        self.used: dict[str, Mark] = {}  # what the legend must explain
        self.night = night_shown(game)
        self.lying = lying_at(game.state)
        self.team = Team(game, language, self.letters)
        self.edges = self._edges()

    def _everyone(self) -> range:
        return range(len(self.game.state.survivors))

    def _say(self, message: str, what: str, **about: object) -> str:
        return said(self.game, self.language, message, what, **about)

    def title(self) -> str:
        """Where the game stands."""
        game, state = self.game, self.game.state
        level = LEVELS[game.danger()]
        said = self._say(
            "title",
            "",
            mission=f"{game.world.mission.id} {game.world.mission.name.into(self.language)}",
            round=state.round,
            level=str(Mark(LEVEL_NAMES[level].into(self.language), LEVEL_STYLES[level])),
            doors=state.reserve,
            tanks=len(state.supply),
            cards=sum(map(len, state.stocks)),
        )
        return f"{said} · {self._clock()}" if self.night is not None else said

    def _clock(self) -> str:
        """The hour, and the round in which night falls or day breaks (FH-CLOCK-01)."""
        assert self.night is not None
        when = "night" if self.night.night else "day"
        words = self._say("clock", when, hour=self.night.hour, round=self.night.turns)
        return str(Mark(words, "bold magenta" if self.night.night else "yellow"))

    # -- the board -------------------------------------------------------------------------

    def _edges(self) -> dict[tuple[Cell, Cell], str]:
        """What is drawn between neighbouring cells: a key of ``UPRIGHT``, or nothing."""
        game = self.game
        board, ground = game.world.board, game.state.ground
        found = {
            (min(e.a, e.b), max(e.a, e.b)): "" if e.kind.fuses else e.kind.name
            for e in board.plan.edges
        }
        drawn: set[tuple[Cell, Cell]] = set()
        for opening in board.openings:
            kind, bit = opening.kind, 1 << opening.index
            if ground.closed & bit or ground.locked & bit:
                kind = "closed"
            elif ground.destroyed & bit:
                kind = "destroyed"
            elif kind == "wall" and game.terrain.open & bit:
                kind = "line"  # mold has eaten it
            kind = DRAWN_AS.get(kind, kind)
            if opening.cells not in drawn or kind != "closed":  # a way that is open is one
                found[opening.cells] = kind
            drawn.add(opening.cells)
        return found

    def board(self) -> Iterator[str]:
        """Row by row: two lines of cells, one line of what lies between them."""
        board = self.game.world.board
        step = self.width + 1
        yield " " * (MARGIN + 1) + "".join(f"{col:^{step}d}" for col in range(board.cols))
        yield from self._between(-1)
        for row in range(board.rows):
            for line in (0, 1):
                label = str(row) if line == 0 else ""
                yield f"{label:>{MARGIN - 1}s} " + self._row(row, line)
            yield from self._between(row)
        for (a, b), kind in self.edges.items():
            if a[0] != b[0] and a[1] != b[1]:  # a passage where two cells meet at a corner
                door = self._edge(UPRIGHT[kind], kind)
                yield f"{'':{MARGIN + 1}s}{cell_name(a)} {door} {cell_name(b)}"

    def _row(self, row: int, line: int) -> str:
        board = self.game.world.board
        text = self._upright(row, -1, line)
        for col in range(board.cols):
            zone = board.zone_of.get((row, col))
            marks: list[Mark] = []
            if zone is not None and board.zones[zone].cells[0] == (row, col):
                marks = self._lines(zone)[line]
            plain = sum(len(mark.text) for mark in marks)
            text += "".join(map(str, marks)) + " " * (self.width - plain)
            text += self._upright(row, col, line)
        return text

    def _upright(self, row: int, col: int, line: int) -> str:
        kind = self._kind((row, col), (row, col + 1))
        if line == 0 and kind in FRAMED:
            kind = "wall"  # the frame above the door
        return self._edge(UPRIGHT.get(kind, " "), kind)

    def _between(self, row: int) -> Iterator[str]:
        """The line below a row of cells."""
        board = self.game.world.board
        text = self._corner(row, -1)
        for col in range(board.cols):
            kind = self._kind((row, col), (row + 1, col))
            text += self._across(kind) + self._corner(row, col)
        yield " " * MARGIN + text

    def _across(self, kind: str) -> str:
        if kind in FRAMED:
            side = (self.width - 3) // 2
            frame = ACROSS["wall"] * side
            rest = ACROSS["wall"] * (self.width - 3 - side)
            return frame + self._edge(ACROSS[kind] * 3, kind) + rest
        return self._edge(ACROSS.get(kind, " ") * self.width, kind)

    def _corner(self, row: int, col: int) -> str:
        """Where four cells meet: a knot if a wall touches it."""
        cells = [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]
        around = [
            self._kind(cells[0], cells[1]),
            self._kind(cells[2], cells[3]),
            self._kind(cells[0], cells[2]),
            self._kind(cells[1], cells[3]),
        ]
        walls = [kind not in ("", "line") for kind in around]
        return "+" if any(walls) else " "

    def _kind(self, a: Cell, b: Cell) -> str:
        """What lies between two cells; the rim of the board is a wall around what is inside."""
        places = self.game.world.board.plan.places
        if (a in places) != (b in places):
            return "wall"
        return self.edges.get((a, b), "wall") if a in places else ""

    def _edge(self, text: str, kind: str) -> str:
        style = STYLES.get(kind, "")
        if kind in ("door", "closed", "destroyed", "window", "stairs"):
            self.used.setdefault(kind, Mark(UPRIGHT[kind], style))
        return str(Mark(text, style))

    # -- a zone ----------------------------------------------------------------------------

    def _lines(self, zone: int) -> tuple[list[Mark], list[Mark]]:
        """The two lines of a zone: place and tokens above, figures below."""
        above, below = [self._place(zone)], list(self._figures(zone))
        above += self._tokens(zone)
        while below and _length(below) > self.width:
            if _length(above) + len(below[-1].text) > self.width:
                below = [*below[:-2], Mark("…")]  # more than fits: the options name them all
            else:
                above.append(below.pop())
        while _length(above) > self.width:
            above.pop(0)
        return above, below

    def _place(self, zone: int) -> Mark:
        place = self.game.world.board.zones[zone]
        what = place.special or place.kind
        tag = TAGS.get(what, "")
        if tag:
            self.used.setdefault(what, Mark(tag, "dim"))
        return Mark(f"{tag} " if tag else "", "dim")

    def _tokens(self, zone: int) -> Iterator[Mark]:
        game, state = self.game, self.game.state
        ground = mold_shown(state)
        if ground.active >> zone & 1:
            yield self._shown("mold", "▓", "green")
        if ground.inactive >> zone & 1:
            yield self._shown("inactive", "░", "green")
        for token in state.spawns:
            if token.zone == zone:
                color = "" if token.pool else token.color
                if token.active:
                    yield self._shown("spawn", "▲", _style(color))
                else:
                    yield self._shown("asleep", "△", _style(color))
        for objective in state.tokens:
            if objective.zone == zone:
                face = "◆" if objective.color else "◇"
                yield self._shown("objective", face, f"bold {_style(objective.color)}")
        if any(zone == place for place, _ in marked_places(game)):
            yield self._shown("place", "★", "bold yellow")
        if zone == game.world.way_out:
            yield self._shown("exit", "⇒", "bold green")
        if self.night is not None and game.world.board.zones[zone].name in self.night.lit:
            yield self._shown("lit", "☼", "bold yellow")
        noise = noise_at(state, zone)
        if noise:
            self._shown("noise", "♪", "yellow")
            yield Mark(f"♪{noise}", "yellow")

    def _figures(self, zone: int) -> Iterator[Mark]:
        game, state = self.game, self.game.state
        acting = self._acting()
        for who in game.here(zone):
            style = "bold reverse cyan" if who == acting else "bold cyan"
            yield Mark(self.letters[who], "dim cyan" if hidden_at(state, who) else style)
        for who, entry in self.lying.items():
            if entry.zone == zone:
                self.used.setdefault("down", Mark("( )", "yellow"))
                yield Mark(f"({self.letters[who]})", "yellow")
        active = machines_shown(state).active
        for number, place in enumerate(unit_zones(state)):
            if place == zone:
                style = "bold magenta" if active >> number & 1 else "magenta"
                self.used.setdefault(f"machine{number}", Mark(SIGNS[number], style))
                yield Mark(SIGNS[number], style)
        for kind, count in enumerate(state.enemies[zone]):
            if count:
                letter = game.world.foes[kind].id[0]
                self.used.setdefault(f"enemy{kind}", Mark(letter, "red"))
                yield Mark(f"{letter}{count}", "red")

    def _shown(self, what: str, text: str, style: str) -> Mark:
        """A token; the legend will explain it."""
        mark = Mark(text, style)
        self.used.setdefault(what, mark)
        return mark

    # -- legend and team -------------------------------------------------------------------

    def legend(self) -> Iterator[str]:
        """What the signs on this board mean, as many to a line as fit."""
        line, length = "", 0
        for what in sorted(self.used, key=_rank):
            mark, kind = self.used[what], what.rstrip("0123456789")
            words = self._say("legend", kind, name=self._name(kind, what))
            more = len(mark.text) + len(words) + 4
            if length + more > WIDTH:
                yield f"   {line.rstrip()}"
                line, length = "", 0
            line += f"{mark} {words}   "
            length += more
        yield f"   {line.rstrip()}"

    def _name(self, kind: str, what: str) -> str:
        number = what[len(kind) :]
        if kind == "machine":
            return machine(self.game, int(number), self.language)
        return foe(self.game, int(number), self.language) if kind == "enemy" else ""

    def _acting(self) -> int:
        """Whose turn it is, or -1."""
        for frame in reversed(self.game.state.stack):
            if isinstance(frame, Turn):
                return frame.who
        return -1


def _rank(what: str) -> tuple[int, str]:
    """The place of a sign in the legend."""
    return EXPLAINED.index(what.rstrip("0123456789")), what


def _length(marks: list[Mark]) -> int:
    return sum(len(mark.text) for mark in marks)


def _style(color: str) -> str:
    return COLOR_STYLES.get(color, color)


def _letters(names: list[str]) -> list[str]:
    """A letter for everybody: the first of their name that nobody has yet."""
    found: list[str] = []
    for name in names:
        free = [c for c in name.upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c.isalpha()]
        found.append(next(c for c in free if c not in found))
    return found
