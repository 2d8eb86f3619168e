"""The workshop of the family: missions drawn by players, looked at while they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.plan import BoardError
from shambler.games.zombicide.board.tiles import lay_out
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.drafts import plain, read_draft
from shambler.games.zombicide.content.load import load_content
from shambler.games.zombicide.content.mission_checks import (
    check_mission,
    check_mission_board,
    tells_stories,
)
from shambler.games.zombicide.content.paths import Paths
from shambler.games.zombicide.core.board_setup import turned_grid
from shambler.games.zombicide.fairness import FAR, ROUNDS, SHARE, measure
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.workshop.changes import changes_of
from shambler.games.zombicide.workshop.figures import (
    figures_of_board,
    figures_of_table,
    laid,
    way_of,
)
from shambler.games.zombicide.workshop.kit import Kit, drawn, kit_of
from shambler.games.zombicide.workshop.places import cells_of
from shambler.games.zombicide.workshop.squads import squads_of
from shambler.kernel.content import ContentError, Problem, Problems, from_data
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.workshop import (
    Change,
    DraftLook,
    Figure,
    Finding,
    Squad,
    Workshop,
    finding_of,
)

BLANK: Final = """\
game = "{game}"
id = "own"
name = {{ en = "", fr = "" }}
author = ""
difficulty = "medium"
minutes = 60
survivors = 6
rule = "Z-OWN-01"
intro.en = ""
intro.fr = ""

# Tile side and quarter turns clockwise, top row first; "-" leaves a gap.
tiles = []

# Where the team begins, where enemies come in, how the team wins: goals are met in their order.
start = []
spawn = []
goal = []

[provenance]
tiles = "reconstructed"
rotation = "reconstructed"
zones = "reconstructed"
rules = "reconstructed"
text = "reconstructed"

[rotation]
confidence = "high"
solutions = 1
"""

STORY: Final = """
# The companion whom the team leads.
[[objective]]
id = "penny"
zone = "0.0"
color = "white"
takeable = false
name = { en = "Penny", fr = "Penny" }
rule = "FH-PENNY-01"

[[special]]
ability = "led-companion"
objective = "penny"
rule = "FH-PENNY-01"

[[special]]
ability = "story-cards"
rule = "Z-OWN-01"

[story]
crates = []
card = []

[story.aim]
text = { en = "", fr = "" }
"""


class ZombicideWorkshop(Workshop):
    """Missions of the three editions."""

    def blank(self, rules: Ruleset) -> str:
        """A mission without anything."""
        assert isinstance(rules, ZombicideRules)
        told = STORY if tells_stories(rules.content) else ""
        return BLANK.format(game=rules.key) + told

    def source(self, rules: Ruleset, scenario: str) -> str:
        """The file of a shipped mission."""
        rules.check_scenario(scenario)
        if scenario == rules.own:
            raise BadSetup("a mission of one's own is where its maker keeps it")
        return (Paths(rules.key).missions / f"{scenario}.toml").read_text("utf-8")

    def kit(self, rules: Ruleset) -> Kit:  # type: ignore[override]
        """What missions of an edition are made of."""
        return _kit(rules.key)

    def look(self, rules: Ruleset, text: str, language: str) -> DraftLook:
        """Everything that can be said without playing."""
        assert isinstance(rules, ZombicideRules)
        content = rules.content
        try:
            data = plain(text)
        except ContentError as error:
            return DraftLook(None, [finding_of(rules, one, language, ()) for one in error.problems])
        board = _board(content, data)
        mission, problems = read_draft(text, content)
        findings = _findings(rules, problems.found, data, board, language)
        figures = list(figures_of_board(board)) if board is not None else []
        way: list[str] = []
        if mission is not None and not findings:
            more, way, trouble = _laid(rules, mission, language)
            figures, findings = [*figures, *more], trouble
        shown = drawn(content, board) if board is not None else None
        return DraftLook(data, findings, figures, shown, way)

    def judge(self, rules: Ruleset, text: str, language: str) -> Sequence[Finding]:
        """Is the set-up lost by itself? The same games as those of ``shambler check``."""
        assert isinstance(rules, ZombicideRules)
        mission, problems = read_draft(text, rules.content)
        if mission is None or problems.found:
            return self.look(rules, text, language).findings
        try:
            return list(_unfair(rules, mission, language))
        except Exception as problem:  # as in :func:`_laid`
            return [_not_laid(rules, problem, language)]

    def squads(self, rules: Ruleset, seed: int = 0) -> Sequence[Squad]:
        """Four teams, where there is a choice."""
        assert isinstance(rules, ZombicideRules)
        return list(squads_of(rules, seed))

    def changes(self, rules: Ruleset, text: str) -> Sequence[Change]:
        """What would change a sound mission."""
        assert isinstance(rules, ZombicideRules)
        mission, problems = read_draft(text, rules.content)
        if mission is None or problems.found:
            return ()
        found = changes_of(laid(rules, mission), plain(text))
        return [change for change in found if _is_sound(rules, change)]


def _is_sound(rules: ZombicideRules, change: Change) -> bool:
    """A variant that breaks the mission says nothing about it."""
    if change.data is None:
        return True
    try:
        mission = from_data(change.data, Mission, "")
    except ContentError:
        return False
    problems = Problems("")
    check_mission(problems, mission, rules.content, own=True)
    if not problems.found:
        check_mission_board(problems, mission, rules.content)
    return not problems.found


@lru_cache(maxsize=8)
def _kit(edition: str) -> Kit:
    return kit_of(load_content(edition))


def _board(content: Content, data: dict[str, Any]) -> Board | None:
    """The board as far as it can be laid; what does not fit is told elsewhere."""
    rows = data.get("tiles")
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        return None
    grid = turned_grid([[str(entry) for entry in row] for row in rows])
    known = [[tile if tile and tile[0] in content.tiles else None for tile in row] for row in grid]
    if len(rows) * max(map(len, rows), default=0) > 2 * len(content.tiles):
        return None
    try:
        board = Board(lay_out(content.tiles, content.joins, known, named=content.seams).plan)
    except BoardError:  # the same tile twice: openings share their names
        return Board(lay_out(content.tiles, content.joins, _first_of_each(known)).plan)
    return board if board.zones else None


def _first_of_each(grid: list[list[tuple[str, int] | None]]) -> list[list[tuple[str, int] | None]]:
    """The grid with every tile laid once."""
    seen: set[str] = set()
    found: list[list[tuple[str, int] | None]] = []
    for row in grid:
        found.append([])
        for tile in row:
            number = tile[0][:-1] if tile else ""
            found[-1].append(None if number in seen else tile)
            seen |= {number} if number else set()
    return found


def _findings(
    rules: ZombicideRules,
    problems: Sequence[Problem],
    data: dict[str, Any],
    board: Board | None,
    language: str,
) -> list[Finding]:
    found = []
    for problem in problems:
        at = problem.at or cells_of(problem.where, data, board)
        found.append(finding_of(rules, problem, language, at))
    return found


def _laid(
    rules: ZombicideRules, mission: Mission, language: str
) -> tuple[list[Figure], list[str], list[Finding]]:
    """Figures and way of a sound mission. Rules trust their content; this one a stranger wrote."""
    try:
        game = laid(rules, mission)
        return list(figures_of_table(game)), way_of(game), list(_hints(rules, mission, language))
    except Exception as problem:
        return [], [], [_not_laid(rules, problem, language)]


def _not_laid(rules: ZombicideRules, problem: Exception, language: str) -> Finding:
    reason = f"it cannot be laid out or played: {problem!r}"
    wrong = Problem("", "", reason, (), "cannot-lay", {"why": repr(problem)})
    return finding_of(rules, wrong, language, ())


def _hints(rules: ZombicideRules, mission: Mission, language: str) -> Iterator[Finding]:
    """What can be played, but was perhaps not meant."""
    if not mission.spawn:
        yield Finding("spawn", rules.texts.text(language, "flaw-no-spawn", {}), (), "hint")
    if not mission.name.en or not mission.name.fr:
        yield Finding("name", rules.texts.text(language, "flaw-no-name", {}), (), "hint")


def _unfair(rules: ZombicideRules, mission: Mission, language: str) -> Iterator[Finding]:
    figures = measure(rules, rules.content, mission)
    lost = sum(figures.lost.values())
    if lost > SHARE * figures.games:
        about = {"lost": lost, "games": figures.games, "round": ROUNDS}
        text = rules.texts.text(language, "flaw-lost-by-itself", about)
        at = [spawn.zone for spawn in mission.spawn if spawn.active]
        yield Finding("", text, tuple(at), "mistake", "lost-by-itself")
    if figures.way >= FAR:
        text = rules.texts.text(language, "flaw-no-way", {})
        yield Finding("goal", text, (), "mistake", "no-way")


WORKSHOP: Final = ZombicideWorkshop()
