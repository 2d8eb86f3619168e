"""The eleven missions of Zombicide: Invader."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.load import load_content
from shambler.games.zombicide.missions.mission import Mission

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content("invader")


def layout(*rows: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row.split()) for row in rows)


LAYOUTS = [
    ("M0", "Tutorial: Breach!", "easy", 30, layout("05-R 03-V", "01-R 02-R")),
    ("M1", "Gathering Forces", "easy", 60, layout("06-R 09-R", "01-R 05-R", "02-R 07-R")),
    ("M2", "Rock'n Rolly", "easy", 60, layout("04-R 03-R", "02-R 01-R", "05-R 09-R")),
    ("M3", "The Rearguard", "easy", 60, layout("02-V 06-V", "01-V 04-V", "09-V 07-V")),
    ("M4", "The Engineers", "medium", 90, layout("05-R 01-R 07-R", "02-R 04-R 06-R")),
    ("M5", "Arms Race", "medium", 60, layout("05-V 07-V", "06-V 04-V", "02-V 08-V")),
    ("M6", "Playing with Fire", "hard", 90, layout("07-R 05-R", "09-R 08-R", "02-V 01-V")),
    (
        "M7",
        "Xenium Burger",
        "hard",
        120,
        layout("03-R 06-R 09-R", "04-R 07-R 08-R", "01-R 02-R 05-R"),
    ),
    (
        "M8",
        "Code Orange",
        "medium",
        90,
        layout("09-R 03-V 08-R", "02-R 04-R 01-R", "06-R 07-R 05-R"),
    ),
    ("M9", "Uninvited Guests", "hard", 60, layout("01-V 07-V", "09-V 04-V", "02-V 06-V")),
    ("M10", "Back to the Roots", "hard", 90, layout("05-R 09-R 01-V", "06-R 07-R 08-R")),
]


@pytest.mark.parametrize(
    ("key", "name", "difficulty", "minutes", "tiles"),
    [pytest.param(*row, marks=rule(f"INV-{row[0]}-01"), id=row[0]) for row in LAYOUTS],
)
def test_name_difficulty_time_and_tiles_of_a_mission(
    content: Content,
    key: str,
    name: str,
    difficulty: str,
    minutes: int,
    tiles: tuple[tuple[str, ...], ...],
) -> None:
    mission = content.missions[key]
    assert mission.name.en == name
    assert (mission.difficulty, mission.minutes, mission.survivors) == (difficulty, minutes, 6)
    assert tuple(tuple(tile[0] for tile in row if tile) for row in mission.grid()) == tiles
    assert mission.rule == f"INV-{key}-01"


def test_there_are_eleven_missions_in_order(content: Content) -> None:
    assert list(content.missions) == [f"M{n}" for n in range(11)]


@pytest.mark.parametrize("key", [row[0] for row in LAYOUTS])
def test_every_rule_of_a_mission_is_expressed_in_its_file(content: Content, key: str) -> None:
    said = content.missions[key].rules()
    own = [rule_id for rule_id in content.ledger.ids if rule_id.startswith(f"INV-{key}-")]
    assert own
    assert set(own) <= set(said)


@pytest.mark.parametrize("key", [row[0] for row in LAYOUTS])
def test_the_introduction_is_two_sentences_in_both_languages(content: Content, key: str) -> None:
    for text in (content.missions[key].intro.en, content.missions[key].intro.fr):
        assert text.count(". ") == 1
        assert text.endswith(".")


@pytest.mark.parametrize("key", [row[0] for row in LAYOUTS])
def test_a_mission_says_which_parts_are_ours(content: Content, key: str) -> None:
    marks = content.missions[key].provenance
    assert (marks.tiles, marks.rules) == ("rulebook", "rulebook")
    assert (marks.rotation, marks.zones, marks.text) == ("reconstructed",) * 3


@pytest.mark.parametrize("key", [row[0] for row in LAYOUTS])
def test_every_objective_gives_five_experience(content: Content, key: str) -> None:
    rewards = [one for one in content.missions[key].reward if one.name == "experience"]
    assert [(one.amount, one.color) for one in rewards] == [(5, None)]


@pytest.mark.parametrize(
    ("key", "colors"),
    [
        ("M0", {"red": 1}),
        ("M1", {"red": 3, "green": 1, "purple": 1}),
        ("M2", {"red": 3, "green": 1, "purple": 1, "white": 1, "blue": 1}),
        ("M3", {"red": 3, "green": 1, "purple": 1}),
        ("M4", {"red": 3, "blue": 1, "white": 1}),
        ("M5", {"red": 4, "green": 1, "purple": 1}),
        ("M6", {"red": 4}),
        ("M7", {"red": 6, "green": 1, "purple": 1}),
        ("M8", {"red": 4, "green": 1, "purple": 1}),
        ("M9", {"red": 3, "green": 1, "purple": 1}),
        ("M10", {"red": 3, "green": 1, "purple": 1}),
    ],
)
def test_the_objectives_that_can_be_taken(
    content: Content, key: str, colors: dict[str, int]
) -> None:
    assert content.missions[key].objective_colors() == colors


def goals(mission: Mission) -> list[tuple[int, str]]:
    return [(goal.order, goal.name) for goal in mission.goal]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("M0", [(1, "take-objectives"), (2, "leave")]),
        ("M1", [(1, "gather")]),
        ("M2", [(1, "take-objectives"), (2, "take-objectives"), (3, "leave")]),
        ("M3", [(1, "evacuate-crew"), (2, "leave")]),
        ("M4", [(1, "take-objectives"), (1, "take-objectives"), (2, "leave")]),
        ("M5", [(1, "take-objectives"), (2, "leave")]),
        ("M6", [(1, "destroy-spawn-token")]),
        ("M7", [(1, "take-all-objectives"), (2, "leave")]),
        ("M8", [(1, "take-all-objectives"), (1, "reach-level")]),
        ("M9", [(1, "leave")]),
        ("M10", [(1, "take-all-objectives"), (1, "all-equipped"), (1, "samples")]),
    ],
)
def test_goals_come_in_their_order(
    content: Content, key: str, expected: list[tuple[int, str]]
) -> None:
    assert goals(content.missions[key]) == expected


def test_the_board_of_the_tutorial(content: Content) -> None:
    mission = content.missions["M0"]
    assert mission.grid() == ((("05-R", 1), ("03-V", 2)), (("01-R", 1), ("02-R", 2)))
    assert [start.zone for start in mission.start] == ["4.0"]
    assert mission.exit is not None
    assert mission.exit.zone == "5.5"
    assert [(one.id, one.zone, one.mold) for one in mission.spawn] == [
        ("A", "0.3", "active"),
        ("B", "0.0", "none"),
    ]
    assert [(one.enemy, one.zone, one.count) for one in mission.enemy] == [
        ("worker", "1.4", 2),
        ("hunter", "2.4", 1),
        ("tank", "1.2", 1),
    ]
    assert [(one.type, one.zone) for one in mission.machine] == [("bot", "4.0")]


def test_sleeping_spawn_zones_say_what_wakes_them(content: Content) -> None:
    woken = {
        (mission.id, spawn.id): [trigger.name for trigger in spawn.wakes]
        for mission in content.missions.values()
        for spawn in mission.spawn
        if not spawn.active
    }
    assert woken == {
        ("M1", "P"): ["mold-appears", "objective-taken"],
        ("M1", "G"): ["mold-appears", "objective-taken"],
        ("M7", "P"): ["objective-taken", "door-gone"],
        ("M7", "G"): ["objective-taken", "door-gone"],
    }


def test_special_rules_of_every_mission(content: Content) -> None:
    special = {
        key: [one.name for one in mission.special] for key, mission in content.missions.items()
    }
    assert special == {
        "M0": [],
        "M1": [],
        "M2": ["lose-if-enemy-activates-in"],
        "M3": ["crew-leaves", "lose-if-enemy-enters"],
        "M4": ["bystanders"],
        "M5": ["optional-objectives"],
        "M6": ["hellfire-destroys-spawn"],
        "M7": ["hellfire-destroys-spawn", "coloured-doors-open", "wake-sets-mold"],
        "M8": ["locked-until", "lose-if-machine-lost"],
        "M9": ["companions"],
        "M10": ["discard-on-entering", *["sample"] * 5],
    }
