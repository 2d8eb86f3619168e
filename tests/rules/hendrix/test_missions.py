"""What the book says of each of the ten missions: tiles, parts, clock, rules they share (FH-M1 to 10)."""

import msgspec
import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.systems.escort.escort import follow
from shambler.games.zombicide.systems.night.night_state import change_night, night_in
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene


class Sheet(msgspec.Struct, frozen=True):
    """A mission as the book prints it."""

    difficulty: str
    minutes: int
    grid: str
    parts: tuple[int, int, int]  # objective cards, notes, crates
    hour: int
    turns: int  # the round in which night falls or day breaks
    also: str  # the rule that names what it shares with others
    starts: int = 1


MISSIONS = {
    "M1": Sheet("medium", 60, "3V 7R 6V / 1R 2R 9V", (6, 2, 6), 10, 10, "FH-M1-08", 2),
    "M2": Sheet("medium", 60, "17R 2R / 18R 20R / 19R 1R", (6, 1, 6), 7, 13, "FH-M2-07"),
    "M3": Sheet("medium", 90, "17R 21R / 9R 18V / 4V 19V", (6, 1, 6), 9, 11, "FH-M3-06"),
    "M4": Sheet("medium", 60, "17R 16R / 19V 20V", (8, 3, 4), 4, 4, "FH-M4-07"),
    "M5": Sheet("medium", 45, "7R 6R 19V / 16R 4R 17V", (8, 2, 6), 20, 12, "FH-M5-06"),
    "M6": Sheet("medium", 120, "2V 21V / 18R 17R / 19V 16V", (8, 2, 6), 22, 10, "FH-M6-07"),
    "M7": Sheet("medium", 120, "21V 18V / 9R 20R / 17V 16V", (6, 0, 6), 11, 9, "FH-M7-09"),
    "M8": Sheet(
        "very-hard", 120, "9V 8R 16R / 18V 21V 7R / 19V 20R 17R", (9, 2, 9), 4, 4, "FH-M8-07"
    ),
    "M9": Sheet("special", 0, "16V 5V / 7R 3V / 9V 17V", (8, 1, 6), 5, 3, "FH-M9-07"),
    "M10": Sheet(
        "very-hard", 90, "21R 2V / 16R 20R / 4R 3R / 18R 19R", (8, 4, 8), 1, 7, "FH-M10-11"
    ),
}
QUEST = ("M1", "M2", "M3")


def each(*suffixes: str) -> pytest.MarkDecorator:
    """All missions, each marked with its rules of these numbers."""
    marked = [
        pytest.param(key, marks=rule(*(f"FH-{key}-{suffix}" for suffix in suffixes)))
        for key in MISSIONS
    ]
    return pytest.mark.parametrize("key", marked)


@each("01")
def test_tiles_grid_difficulty_and_time(key: str) -> None:
    mission, printed = RULES.content.missions[key], MISSIONS[key]
    grid = " / ".join(" ".join(code for code, _ in row) for row in mission.grid())
    assert (grid, mission.difficulty, mission.minutes) == (
        printed.grid,
        printed.difficulty,
        printed.minutes,
    )
    scenario = next(entry for entry in RULES.scenarios() if entry.key == key)
    assert (scenario.difficulty, scenario.minutes) == (printed.difficulty, printed.minutes)


@each("02")
def test_cards_notes_crates_starts_and_spawn_zones(key: str) -> None:
    table = Scene(RULES, key)
    mission, printed = RULES.content.missions[key], MISSIONS[key]
    story = mission.story
    assert story is not None
    assert (len(story.card), len(story.note), len(story_in(table.state).crates)) == printed.parts
    assert len({start.zone for start in mission.start}) == printed.starts
    assert table.state.spawns
    doors = {"M4": 1, "M5": 1, "M6": 2}.get(key, 0)
    named = [word for word in mission.special if word.name in ("barred-doors", "one-sided-doors")]
    assert len([door for word in named for door in word.doors]) >= doors


@each("03")
def test_the_clock_and_the_round_in_which_the_light_changes(key: str) -> None:
    table, printed = Scene(RULES, key), MISSIONS[key]
    assert night_in(table.state).hour == printed.hour
    view = table.match.view(0)
    assert isinstance(view, HendrixView)
    dark = not 7 <= printed.hour <= 18
    assert (view.night.night, view.night.turns) == (dark, printed.turns)


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(
            key,
            marks=rule(sheet.also, "FH-PENNY-03" if key in QUEST else "FH-PENNY-04", "FH-CRATE-01"),
        )
        for key, sheet in MISSIONS.items()
    ],
)
def test_pennys_quest_or_wrath_and_crates(key: str) -> None:
    """Her company is quiet in the first three; later her leader fights out of the backpack."""
    table = Scene(RULES, key).clear()
    street = next(
        zone
        for zone in table.game.world.board.zones
        if table.game.world.outside >> zone.index & 1
        and any(
            table.game.world.outside >> there & 1
            for there, _ in table.game.terrain.steps[zone.index]
        )
    )
    near = next(
        there
        for there, _ in table.game.terrain.steps[street.index]
        if table.game.world.outside >> there & 1
    )
    there = table.game.world.board.zones[near].name
    for name in ("wayne", "penny", "riley"):
        table.put(name, street.name)
    follow(table.game, table.who("wayne"))
    table.put("karl", there).equip("karl", "mossberg-500").pack("wayne", "kukri")
    table.put("walker", street.name).skills("karl", only=True)
    change_night(table.state, hour=12)
    table.turn("karl").dice(1, 1).play(f"fire:mossberg-500>{street.name}")
    quiet = table.game.decision is not None and table.game.decision.kind == "turn"
    assert quiet == (key in QUEST)
    if not quiet:
        table.play("take:riley", "take:riley")
    wrath = table.turn("wayne").offers(f"from-pack:wrath:melee:kukri>{street.name}")
    assert wrath == (key not in QUEST)
    crate = table.game.world.board.zones[story_in(table.state).crates[0]].name
    assert table.clear().put("michelle", crate).turn("michelle").offers("crate") or key == "M7"


@rule("FH-COMP-02")
def test_ninety_one_cards_and_notes() -> None:
    stories = [mission.story for mission in RULES.content.missions.values()]
    assert sum(len(story.card) + len(story.note) for story in stories if story is not None) == 91
