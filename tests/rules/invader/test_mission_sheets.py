"""What the sheets of the missions have in common: hidden objectives, prizes, tanks, starts."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core.objectives import possible_colors
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader.setup import FirstPlayer
from shambler.games.zombicide.missions.events import SampleGathered
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, cards_of, mission, token, wears_tank

# Mission -> red objectives among which one green and one purple lie, and the rules that say so.
HIDDEN = {
    "M1": (3, "INV-M1-03", "INV-M1-05"),
    "M2": (3, "INV-M2-06", "INV-M2-08"),
    "M3": (3, "INV-M3-04", "INV-M3-05"),
    "M5": (4, "INV-M5-04", "INV-M5-05"),
    "M7": (6, "INV-M7-04", "INV-M7-06"),
    "M8": (4, "INV-M8-04", "INV-M8-05"),
    "M9": (3, "INV-M9-03", "INV-M9-04"),
    "M10": (3, "INV-M10-05", "INV-M10-07"),
}
FACE_UP = [
    pytest.param("M0", "prototype", marks=rule("INV-M0-05")),
    pytest.param("M4", "red-1", marks=rule("INV-M4-05")),
    pytest.param("M4", "red-2", marks=rule("INV-M4-05")),
    pytest.param("M4", "red-3", marks=rule("INV-M4-05")),
    pytest.param("M4", "engineer-1", marks=rule("INV-M4-05")),
    pytest.param("M4", "engineer-2", marks=rule("INV-M4-05")),
    pytest.param("M6", "red-1", marks=rule("INV-M6-04")),
    pytest.param("M6", "red-2", marks=rule("INV-M6-04")),
    pytest.param("M6", "red-3", marks=rule("INV-M6-04")),
    pytest.param("M6", "red-4", marks=rule("INV-M6-04")),
]
TANKS = [
    pytest.param("M2", marks=rule("INV-M2-07")),
    pytest.param("M4", marks=rule("INV-M4-04")),
    pytest.param("M7", marks=rule("INV-M7-05")),
    pytest.param("M10", marks=rule("INV-M10-06")),
]


def hidden(at: int) -> list[object]:
    """The missions with hidden objectives, each marked with one of its rules."""
    return [pytest.param(key, marks=rule(str(entry[at]))) for key, entry in HIDDEN.items()]


def take(table: Scene, name: str, *colors: str, cards: tuple[int, ...] = ()) -> Scene:
    """Cole takes an objective, which shows this colour; these cards are drawn for it."""
    zone = table.game.world.board.zones[token(table, name).zone].name
    table.put("cole", zone)
    if table.game.world.gated >> table.zone(zone) & 1 and not wears_tank(table, "cole"):
        table.equip("cole", "oxygen-tank")
    return table.turn("cole").colors(*colors).cards(*cards).play(f"objective:{name}")


# -- hidden objectives ---------------------------------------------------------------------


@pytest.mark.parametrize("key", hidden(1))
def test_any_face_down_objective_may_be_any_of_the_hidden_ones(key: str) -> None:
    table = mission(key)
    table.game.change_ground(locked=0)  # what lies behind a lock is another matter
    red, white = HIDDEN[key][0], ("white",) if key == "M2" else ()
    mix = sorted(("green", "purple", *("red",) * red, *white))
    assert sorted(table.state.hidden) == mix
    down = [one for one in table.state.tokens if not one.color]
    assert len(down) == len(mix)
    for one in some(down):
        assert sorted(possible_colors(table.game, one)) == mix
    shown = {one.color for one in table.state.tokens} - {""}
    assert shown == ({"blue"} if key == "M2" else set())


@pytest.mark.parametrize("key", hidden(2))
@pytest.mark.parametrize("color", ["green", "purple"])
def test_a_coloured_objective_gives_five_points_and_no_prototype(key: str, color: str) -> None:
    table = mission(key)
    first = table.game.world.token_names[next(t for t in table.state.tokens if not t.color).id]
    before = [card for card in cards_of(table, "cole") if card != "oxygen-tank"]
    take(table, first, color).asks("turn")
    assert table.survivor("cole").experience == 5
    assert [card for card in cards_of(table, "cole") if card != "oxygen-tank"] == before
    assert len(table.state.prototypes) == 4
    assert {table.survivor(name).experience for name in TEAM if name != "cole"} == {0}


@pytest.mark.parametrize("key", hidden(2))
def test_every_red_objective_gives_five_points_and_one_of_the_prototypes_left(key: str) -> None:
    table = mission(key)
    names = [table.game.world.token_names[t.id] for t in table.state.tokens if not t.color][:2]
    guns = sorted(table.state.prototypes.cards)[1:3]
    for number, (name, gun) in some(enumerate(zip(names, guns, strict=True), 1)):
        take(table, name, "red", cards=(gun,)).asks("receive").play("say:keep", "done")
        assert table.survivor("cole").experience == 5 * number
        assert gun in (*table.survivor("cole").hands, *table.survivor("cole").pack)
        assert gun not in table.state.prototypes.cards
    assert len(table.state.prototypes) == 2
    assert {table.survivor(name).experience for name in TEAM if name != "cole"} == {0}


@pytest.mark.parametrize(("key", "name"), FACE_UP)
def test_an_objective_that_lies_open_gives_five_points_and_red_ones_a_card(
    key: str, name: str
) -> None:
    table = mission(key)
    red, left = token(table, name).color == "red", len(table.state.prototypes)
    gun = sorted(table.state.prototypes.cards)[-1]
    if red and key != "M0":
        take(table, name, cards=(gun,)).asks("receive").play("say:keep", "done")
        assert gun in (*table.survivor("cole").hands, *table.survivor("cole").pack)
    else:
        take(table, name).asks("receive" if red else "turn")
    assert len(table.state.prototypes) == left - (red and key != "M0")
    assert table.survivor("cole").experience == 5
    assert {table.survivor(name).experience for name in TEAM if name != "cole"} == {0}


@rule("INV-M10-05")
def test_blue_and_white_of_m10_lie_nowhere_on_the_board() -> None:
    table = mission("M10")
    there = {*table.state.hidden, *(one.color for one in table.state.tokens)}
    assert there == {"green", "purple", "red", ""}
    assert len(table.state.tokens) == len(table.state.hidden) == 5


# -- what everybody begins with ------------------------------------------------------------


@pytest.mark.parametrize("key", TANKS)
@rule("INV-MIS-03")
def test_everybody_wears_a_tank_of_their_own_and_has_the_other_slot_free(key: str) -> None:
    table = mission(key)
    worn = [table.survivor(name).body for name in TEAM]
    assert [len(body) for body in worn] == [2] * 6
    assert [body[1] for body in worn] == [-1] * 6
    tanks = {body[0] for body in worn}
    assert {table.game.gear(card).id for card in tanks} == {"oxygen-tank"}
    assert len(tanks) == 6  # a card each
    assert table.state.supply == ()
    assert all(table.survivor(name).pack == () for name in TEAM)


@pytest.mark.parametrize("key", ["M0", "M1", "M3", "M5", "M6", "M8", "M9"])
@rule("INV-MIS-03")
def test_in_other_missions_nobody_begins_with_a_tank(key: str) -> None:
    table = mission(key)
    assert not any(wears_tank(table, name) for name in TEAM)
    assert len(table.state.supply) == 6


@rule("INV-SETUP-09", "INV-COMP-02", "Z-SETUP-03")
def test_everybody_begins_with_the_whole_armor_of_their_own_bar() -> None:
    core = mission("M0")
    armor = {"jared": 3, "baraka": 3, "magnus": 3, "cole": 2, "vivian": 2, "mitsuki": 2}
    assert {name: core.survivor(name).armor for name in armor} == armor
    assert {core.wounds(name) for name in armor} == {0}
    more = {"odile": 2, "tariq": 3, "ingrid": 4, "pavel": 2, "nour": 2, "reyes": 3}
    table = mission("M0", survivors=tuple(more))
    assert {name: table.survivor(name).armor for name in more} == more
    assert {table.wounds(name) for name in more} == {0}


@rule("INV-SETUP-11", "Z-SETUP-03")
def test_everybody_begins_with_nothing_but_the_blue_skill() -> None:
    core = mission("M0")
    skills = [core.skills_of(name) for name in TEAM]
    assert skills == [["shove"], ["lucky"], ["bloodlust-melee"], ["search-2-cards"],
                      ["medic"], ["remote-control-bot"]]  # fmt: skip
    assert {core.level_of(name) for name in TEAM} == {"blue"}
    assert {core.survivor(name).experience for name in TEAM} == {0}
    assert core.game.danger() == 0


@rule("INV-SETUP-12", "Z-ROUND-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_the_team_picks_begins_the_first_round(first: int) -> None:
    table = mission("M0", seats=3).start(FirstPlayer(), Round()).play(f"seat:{first}")
    table.asks("activate", seats=(first,))
    assert table.state.first_player == first


# -- single missions -----------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["0.0", "0.8", "5.8", "4.8", "4.0"])
@rule("INV-M7-07")
def test_every_spawn_token_of_m7_can_burn_the_sleeping_ones_too(zone: str) -> None:
    table = mission("M7").put("worker", zone)
    before = [spawn.zone for spawn in table.state.spawns]
    others = {z: table.mold_at(z) for z in ("0.0", "0.8", "5.8", "4.8", "4.0") if z != zone}
    table.start(Burn(table.who("cole"), table.zone(zone)), Round()).asks("destroy-spawn")
    table.play(next(key for key in table.options if key.startswith("spawn:")))
    there = table.zone(zone)
    assert [spawn.zone for spawn in table.state.spawns] == [z for z in before if z != there]
    assert table.mold_at(zone) == ""  # none grew there yet
    assert {z: table.mold_at(z) for z in others} == others
    assert table.survivor("cole").experience == 1  # for the worker alone


@rule("INV-M7-07")
def test_whoever_fired_is_asked_and_may_spare_the_token() -> None:
    table = mission("M7", seats=3)
    table.start(Burn(table.who("cole"), table.zone("0.0")), Round())
    cole = table.game.world.seat_of[table.who("cole")]
    table.asks("destroy-spawn", "spawn:A", "say:spare", seats=cole).play("say:spare")
    assert len(table.state.spawns) == 5


@rule("INV-M10-09")
@pytest.mark.parametrize("sampled", [False, True])
def test_only_the_first_abomination_in_melee_is_a_sample(sampled: bool) -> None:
    table = mission("M10").put("cole", "2.1").put("spoiler", "2.1").equip("cole", "cattle-prod")
    table.skills("cole", "plus-1-damage-melee", "plus-1-die-melee")
    if sampled:
        table.state.tally["sample-abomination"] = 1
    table.turn("cole").dice(6, 6, 6).play("melee:cattle-prod>2.1@spoiler")
    assert table.enemies("2.1") == {}
    assert [event.sample for event in table.events if isinstance(event, SampleGathered)] == (
        [] if sampled else ["abomination"]
    )
    assert table.state.tally["sample-abomination"] == 1
    assert table.survivor("cole").experience == (5 if sampled else 10)


@rule("INV-M10-09")
def test_an_abomination_that_burns_is_no_sample() -> None:
    table = mission("M10").put("spoiler", "2.1")
    table.start(Burn(table.who("cole"), table.zone("2.1")), Round()).not_told(SampleGathered)
    assert table.enemies("2.1") == {}
    assert table.survivor("cole").experience == 5
