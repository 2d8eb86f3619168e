"""Skills of searching, seeing and steering (chapter 17)."""

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def somebody(name: str, *skills: str, board: str = "[A]-B") -> Scene:
    """A survivor in A with these skills."""
    table = Scene(RULES, board=board).put(name, "A")
    return table.skills(name, *skills, only=True)


@rule("INV-SKILL-61")
def test_scavengers_search_corridors_too() -> None:
    assert somebody("vivian", "scavenger", board="A-B").turn("vivian").offers("search")
    assert somebody("vivian", board="A-B").turn("vivian").blocked("search") == "Z-SEARCH-01"


@rule("INV-SKILL-61")
def test_a_scavenging_soldier_searches_any_room() -> None:
    assert somebody("jared", "scavenger").turn("jared").offers("search")
    assert somebody("jared").turn("jared").blocked("search") == "INV-SEARCH-04"


@rule("INV-SKILL-61")
def test_scavengers_find_nothing_in_mold_or_among_enemies() -> None:
    table = somebody("vivian", "scavenger").mold("A").turn("vivian")
    assert table.blocked("search") == "INV-MOLD-05"
    table = somebody("vivian", "scavenger").put("worker", "A").turn("vivian")
    assert table.blocked("search") == "Z-SEARCH-01"


@rule("INV-SKILL-62")
def test_search_two_cards_draws_two() -> None:
    table = somebody("vivian", "search-2-cards").turn("vivian")
    table.finds("sledge", "mre").play("search", "say:keep", "done", "say:discard").asks("turn")
    ids = [table.game.gear(card).id for card in table.survivor("vivian").hands if card >= 0]
    assert ids + [table.game.gear(c).id for c in table.survivor("vivian").pack] == ["sledge"]


@rule("INV-SKILL-62")
def test_a_light_and_the_skill_do_not_add_up() -> None:
    table = somebody("vivian", "search-2-cards").equip("vivian", "searchlight").turn("vivian")
    table.finds("sledge", "mre").play("search", "say:discard", "say:discard").asks("turn")


ROOMS = """
rA   +rB   +rC   +rD
"""


@rule("INV-SKILL-35")
def test_enhanced_senses_see_one_zone_farther_into_rooms() -> None:
    table = somebody("vivian", "enhanced-senses", board=ROOMS).equip("vivian", "light-machine-gun")
    table.turn("vivian")
    assert table.offers("fire:light-machine-gun>C")
    assert not table.offers("fire:light-machine-gun>D")
    table = somebody("vivian", board=ROOMS).equip("vivian", "light-machine-gun")
    table.put("worker", "C").turn("vivian")
    assert table.offers("fire:light-machine-gun>B")
    assert table.blocked("fire:light-machine-gun>C") == "Z-ACT-02"


@rule("INV-SKILL-35")
def test_enhanced_senses_see_in_the_dark() -> None:
    dark = """
    rA   +dB
    """
    table = somebody("vivian", "enhanced-senses", board=dark).equip("vivian", "smg").turn("vivian")
    assert table.offers("fire:smg>B")
    table = somebody("vivian", board=dark).equip("vivian", "smg").turn("vivian")
    assert not table.offers("fire:smg>B")


@pytest.mark.parametrize(
    ("skill", "bot", "gun"),
    [
        pytest.param("remote-control-bot", True, False, marks=pytest.mark.rule("INV-SKILL-55")),
        pytest.param(
            "remote-control-sentry-gun", False, True, marks=pytest.mark.rule("INV-SKILL-56")
        ),
        pytest.param("remote-control-all", True, True, marks=pytest.mark.rule("INV-SKILL-57")),
    ],
)
def test_remote_control_of_machines(skill: str, bot: bool, gun: bool) -> None:
    table = somebody("vivian", skill, board="A-B-C").put("bot", "B").put("sentry-gun", "B")
    table.turn("vivian")
    assert table.offers("machine:bot.move>C") is bot
    assert table.offers("machine:sentry-gun.ranged>C") is gun
    if not bot:
        assert table.blocked("machine:bot.move>C") == "INV-MACH-01"
    if not gun:
        assert table.blocked("machine:sentry-gun.ranged>C") == "INV-MACH-01"


@rule("INV-SKILL-61")
def test_scavengers_find_nothing_outside() -> None:
    table = somebody("vivian", "scavenger", board="\n.A   :.B\n").equip("vivian", "oxygen-tank")
    assert table.turn("vivian").blocked("search") == "Z-SEARCH-01"
