"""The deed that wins still gives its experience: points and levels come first (Z-XP-01)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, lost, met, mission, won

SAMPLES = ("worker", "tank", "hunter", "abomination", "mold")


def told_before_the_win(table: Scene, who: str, points: int, level: int) -> None:
    """The points and the level they bring are told before the last goal, and they count."""
    survivor = table.survivor(who)
    assert (survivor.experience, survivor.level) == (points, level)
    kinds = [type(event) for event in table.events]
    goal = len(kinds) - 1 - kinds[::-1].index(ev.GoalMet)
    assert ev.ExperienceGained in kinds[:goal]
    assert (ev.LevelReached in kinds[:goal]) == (level > 0)
    assert ev.ExperienceGained not in kinds[goal:]
    assert won(table)


@rule("Z-XP-01", "INV-FIRE-02", "INV-M6-02")
def test_the_fire_that_wins_m6_gives_points_for_all_it_burns() -> None:
    table = mission("M6").put("worker", "8.5", 2).put("spoiler", "8.5").experience("cole", 6)
    table.start(Burn(table.who("cole"), table.zone("8.5")), Round()).cards(1).play("spawn:B")
    told_before_the_win(table, "cole", 6 + 2 + 5, 1)


def last_sample(sample: str) -> Scene:
    """M10, where only one sample is missing."""
    table = met(mission("M10", at="0.8"), 0).put("bot", "2.1")
    for name in TEAM:
        for card in table.survivor(name).body:
            table.state.tally.pop(f"old-{card}", None)
    table.state.tally.update({f"sample-{name}": 1 for name in SAMPLES if name != sample})
    return table.experience("cole", 6)


@rule("Z-XP-01", "INV-M10-04", "INV-M10-10")
def test_the_last_sample_of_mold_gives_its_points_when_it_wins() -> None:
    table = last_sample("mold").turn("cole").play("mission:sample-mold")
    told_before_the_win(table, "cole", 11, 1)


@rule("Z-XP-01", "INV-M10-04", "INV-M10-08")
def test_the_last_specimen_gives_the_points_of_the_kill_and_of_the_sample() -> None:
    table = last_sample("hunter").put("hunter", "0.8").equip("cole", "cattle-prod").turn("cole")
    table.dice(6, 1).play("melee:cattle-prod>0.8")
    told_before_the_win(table, "cole", 6 + 1 + 5, 1)


@rule("Z-XP-01", "INV-M8-02")
def test_the_last_objective_gives_its_points_when_it_wins() -> None:
    table = mission("M8").put("cole", "5.1")
    table.state.taken = ("red",) * 4 + ("purple",)
    table.state.hidden, table.state.tokens = ("green",), table.state.tokens[:1]
    for name in TEAM:
        table.experience(name, 19)
    table.turn("cole").colors("green").play("objective:token-5.1")
    assert (won(table), table.survivor("cole").experience) == (True, 24)


@rule("Z-XP-01", "INV-M8-03")
def test_a_kill_that_brings_the_last_level_wins_with_its_point_counted() -> None:
    table = met(mission("M8"), 0).put("cole", "0.3").put("worker", "0.3", 2)
    for name in TEAM:
        table.experience(name, 19 if name != "cole" else 18)
    table.equip("cole", "cattle-prod").turn("cole").dice(6, 1).play("melee:cattle-prod>0.3")
    told_before_the_win(table, "cole", 19, 2)


@rule("Z-WIN-02", "INV-FIRE-02")
def test_a_fire_that_takes_a_survivor_wins_nothing_with_its_points() -> None:
    table = met(mission("M8"), 0).put("cole", "0.3").put("jared", "4.4").put("worker", "4.4")
    for name in TEAM:
        table.experience(name, 19 if name != "cole" else 18)
    table.start(Burn(table.who("cole"), table.zone("4.4")), Round())
    assert lost(table).rule == "Z-WIN-02"
