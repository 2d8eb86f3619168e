"""Numbers and tables that are printed on no counter, each under the rule that states it."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVELS = ("basic", "outbreak", "apocalypse", "brains", "walking-zeds", "directors-cut")

# Special and Normal cards of Acts I to IV, cards in all, Early Research cards.
LENGTHS = {
    "basic": {
        "short": ("0+2 1+5 1+3 1+2", 16, 0),
        "normal": ("0+3 1+6 1+4 1+3", 20, 0),
    },
    "outbreak": {
        "short": ("0+2 1+5 1+4 1+2", 17, 0),
        "normal": ("0+3 1+6 1+4 1+3", 20, 0),
    },
    "apocalypse": {
        "short": ("0+2 1+6 2+4 2+2", 21, 0),
        "normal": ("0+3 1+8 2+6 2+3", 27, 0),
        "medium": ("0+4 2+9 2+8 2+4", 33, 0),
    },
    "brains": {
        "short": ("0+2 2+5 2+4 2+2", 21, 3),
        "normal": ("0+3 2+7 2+6 2+3", 27, 4),
        "medium": ("0+4 2+9 2+8 3+3", 33, 5),
        "long": ("0+5 2+11 3+9 3+4", 39, 6),
        "epic": ("0+6 3+12 3+11 3+5", 45, 7),
    },
    "walking-zeds": {
        "short": ("0+2 3+4 2+4 2+2", 21, 3),
        "normal": ("0+3 3+6 2+6 2+3", 27, 4),
        "medium": ("0+4 3+8 2+8 3+3", 33, 5),
        "long": ("0+5 3+10 3+9 3+4", 39, 6),
        "epic": ("0+6 4+11 3+11 3+5", 45, 7),
    },
    "directors-cut": {
        "short": ("0+2 3+4 3+4 2+2", 22, 3),
        "normal": ("0+3 3+6 3+6 2+3", 28, 4),
        "medium": ("0+4 3+8 3+8 3+3", 34, 5),
        "long": ("0+5 3+10 4+9 3+4", 40, 6),
        "epic": ("0+6 4+11 4+11 3+5", 46, 7),
    },
}


@pytest.mark.parametrize(
    ("track", "end"),
    [
        pytest.param("infection", 13, marks=rule("DOZ-INF-01", "DOZ-INF-09")),
        pytest.param("supplies", 20, marks=rule("DOZ-FORAGE-07", "DOZ-RUL-07")),
        pytest.param("ammo", 20, marks=rule("DOZ-FORAGE-07", "DOZ-RUL-07")),
        pytest.param("event_actions", 4, marks=rule("DOZ-ACT-02")),
        pytest.param("zeds_actions", 4, marks=rule("DOZ-VS-03", "DOZ-RUL-88")),
    ],
)
def test_where_a_track_ends(track: str, end: int) -> None:
    assert getattr(box.load().numbers.tracks, track) == end


@pytest.mark.parametrize(
    ("what", "value"),
    [
        pytest.param("heroes", 4, marks=rule("DOZ-SETUP-01")),
        pytest.param(
            "basic_heroes",
            ("piazza", "hernandez", "schmidt", "hunt"),
            marks=rule("DOZ-SETUP-04"),
        ),
        pytest.param("basic_heroic", "furies", marks=rule("DOZ-SETUP-04")),
        pytest.param("basic_ammo", 4, marks=rule("DOZ-SETUP-04")),
        pytest.param("basic_left_out", ("F-B04",), marks=rule("DOZ-SETUP-12")),
        pytest.param("beds", 3, marks=rule("DOZ-HEAL-07")),
        pytest.param("guard_cards_after", 9, marks=rule("DOZ-SETUP-11", "DOZ-RUL-05")),
        pytest.param("advanced_research", 2, marks=rule("DOZ-RES-07")),
        pytest.param("components", 3, marks=rule("DOZ-RES-08")),
        pytest.param("defiant_markers", 5, marks=rule("DOZ-HAUSER-03", "DOZ-TRAIN-03")),
        pytest.param("always_chosen", ("horatius",), marks=rule("DOZ-SETUP-06", "DOZ-HORATIUS-08")),
        pytest.param(
            "security_posts",
            ("T-0", "T-2"),
            marks=rule("DOZ-SETUP-09", "DOZ-REDD-03", "DOZ-REDD-05"),
        ),
    ],
)
def test_what_set_up_needs(what: str, value: object) -> None:
    assert getattr(box.load().numbers.set_up, what) == value


@pytest.mark.parametrize(
    ("what", "value"),
    [
        pytest.param("well_stocked_ammo", 2, marks=rule("DOZ-OPT-03")),
        pytest.param("desperate_supplies", 2, marks=rule("DOZ-OPT-04")),
        pytest.param("desperate_ammo", 1, marks=rule("DOZ-OPT-04")),
        pytest.param("picked_team", 6, marks=rule("DOZ-OPT-02")),
    ],
)
def test_how_much_the_optional_rules_give(what: str, value: int) -> None:
    assert getattr(box.load().numbers.options, what) == value


@rule("DOZ-VS-07", "DOZ-VS-08", "DOZ-PLAID-04", "DOZ-RUL-87")
def test_the_un_zeds_of_each_level() -> None:
    both = ("anti-hero", "anti-civilians")
    found = {u.level: (u.kinds, u.start) for u in box.load().numbers.versus.un_zeds}
    assert found == {
        3: (("anti-civilians",), (("anti-civilians",),)),
        4: (both, (both,)),
        5: (both, (("anti-civilians",), ("anti-hero",))),
    }


@rule("DOZ-VS-03", "DOZ-RUL-88")
def test_the_zeds_player_has_one_action_more_than_there_are_hero_players() -> None:
    assert box.load().numbers.versus.extra_actions == 1


@pytest.mark.parametrize(
    ("what", "value"),
    [
        pytest.param("unit", 1, marks=rule("DOZ-EPI-01")),
        pytest.param("refugees", 3, marks=rule("DOZ-EPI-02")),
        pytest.param("supplies_at_least", 2, marks=rule("DOZ-EPI-03")),
        pytest.param("ammo_at_least", 2, marks=rule("DOZ-EPI-03")),
        pytest.param("infection_at_most", 6, marks=rule("DOZ-EPI-03")),
        pytest.param("stock", 1, marks=rule("DOZ-EPI-03")),
        pytest.param("antidote", 1, marks=rule("DOZ-EPI-03")),
        pytest.param("component", 1, marks=rule("DOZ-EPI-04")),
        pytest.param("chaos", -1, marks=rule("DOZ-EPI-05")),
        pytest.param("card_left", -1, marks=rule("DOZ-EPI-06")),
    ],
)
def test_points_of_the_epilogue(what: str, value: int) -> None:
    assert getattr(box.load().numbers.epilogue, what) == value


@rule("DOZ-EPI-07")
def test_the_ratings_begin_at_these_scores() -> None:
    assert [grade.least for grade in box.load().numbers.epilogue.grade[1:]] == [1, 6, 13, 21]


@rule("DOZ-CHAOS-06", "DOZ-SETUP-08")
def test_the_chaos_markers_of_each_level() -> None:
    found = {level.id: level.chaos_markers for level in box.load().levels}
    assert found == dict(zip(LEVELS, (0, 0, 10, 10, 12, 12), strict=True))


@rule("DOZ-GAME-02", "DOZ-GAME-05", "DOZ-GAME-06", "DOZ-GAME-12")
def test_the_six_levels_and_their_colours() -> None:
    found = [(level.number, level.id, level.colour) for level in box.load().levels]
    colours = ("blue", "blue", "green", "yellow", "orange", "red")
    assert found == [(n, LEVELS[n], colours[n]) for n in range(6)]


@rule("DOZ-GAME-07", "DOZ-GAME-08", "DOZ-GAME-09", "DOZ-GAME-10", "DOZ-GAME-11", "DOZ-GAME-12")
def test_what_each_level_adds() -> None:
    assert [tuple(level.adds) for level in box.load().levels] == [
        (),
        ("infection", "supplies", "hospital"),
        ("four-r", "chaos", "build"),
        ("research",),
        ("tunnel",),
        (),
    ]


@rule("DOZ-SETUP-10", "DOZ-RES-07")
@pytest.mark.parametrize("level", LEVELS)
def test_the_lengths_of_a_level(level: str) -> None:
    printed = next(entry for entry in box.load().levels if entry.id == level)
    found = {
        entry.id: (" ".join(f"{s}+{n}" for s, n in entry.acts), entry.cards, entry.early)
        for entry in printed.length
    }
    assert found == LENGTHS[level]


@rule("DOZ-HTH-08", "DOZ-BARR-03", "DOZ-STRONG-04")
def test_terrain_that_is_built_and_that_of_town_center() -> None:
    terrain = box.load().tables.terrain
    assert (terrain.barricade, terrain.strongpoint, terrain.town_center) == (2, 3, 2)


@rule("DOZ-TUN-03", "DOZ-RUL-77")
def test_the_catacombs_table() -> None:
    with Siege("walking-zeds") as town:
        tables = town.game.world.tables
        assert (tables.leaves_to, tables.stays_to) == (3, 5)


@rule("DOZ-SAVE-01")
def test_a_saving_roll_is_passed_from_four_on() -> None:
    assert box.load().tables.saving_roll.survives_from == 4


@rule("DOZ-VS-09", "DOZ-MILITARY-01")
def test_an_arrest_works_from_five_on_and_officers_add_one() -> None:
    arrest = box.load().tables.arrest
    assert (arrest.works_from, arrest.officer_bonus) == (5, 1)
