"""Campaign sheets: experience, milestones, bonus actions, skills, contamination (FH-CAMP)."""

from typing import Any

import pytest

from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.systems.sheets.sheet_state import change_sheet, sheet_of
from shambler.games.zombicide.systems.sheets.sheets import gain_cxp, mark
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import STREET, mission, scene

ROOM = """
~A   +rB
"""
SKILLS = {
    "combat-reflexes", "destiny", "hoard", "hold-your-nose", "home-defender", "lifesaver",
    "low-profile", "night-fighter", "sidestep", "starts-with-2-ap", "starts-with-a-repair-kit",
    "starts-with-ammunition", "steady-hand", "webbing",
}  # fmt: skip


def sheet(table: Scene, name: str) -> Any:
    return sheet_of(table.state, table.who(name))


@rule("FH-CAMP-02", "FH-CAMP-12")
def test_orange_and_red_give_a_point_each_once() -> None:
    table = scene().put("karl", "A").put("riley", "A")
    assert sheet(table, "karl").cxp == 0
    table.experience("karl", 18)
    assert sheet(table, "karl").cxp == 0
    table.experience("karl", 19)
    assert sheet(table, "karl").cxp == 1
    table.experience("karl", 42)
    assert sheet(table, "karl").cxp == 1
    assert sheet(table, "riley").cxp == 0


@rule("FH-ULTRA-04")
def test_ultrared_gives_no_more() -> None:
    table = Scene(scene().rules, "M2", ultrared=True)
    who = table.who("karl")
    table.start(Rest())
    for _ in range(3):
        gain_experience(table.game, who, 43)
    assert sheet(table, "karl").cxp == 2


@pytest.mark.parametrize(
    ("before", "gained", "rewards"), [(0, 1, 0), (1, 1, 1), (4, 4, 2), (16, 4, 2), (19, 5, 1)]
)
@rule("FH-CAMP-13")
def test_milestones_lie_at_two_five_eight_and_so_on(before: int, gained: int, rewards: int) -> None:
    table = scene().put("karl", "A")
    who = table.who("karl")
    change_sheet(table.state, who, cxp=before)
    table.state.stack[:] = []
    gain_cxp(table.game, who, gained)
    assert len(table.state.stack) == rewards
    assert sheet(table, "karl").cxp == min(20, before + gained)


class TestAMilestone:
    """Reached in the middle of a turn."""

    @staticmethod
    def reached(**fields: Any) -> Scene:
        table = scene().put("karl", "A").put("riley", "A")
        change_sheet(table.state, table.who("karl"), cxp=1, **fields)
        table.turn("karl", left=1)
        gain_cxp(table.game, table.who("karl"), 1)
        return table.changed()

    @rule("FH-CAMP-03", "FH-CAMP-05", "FH-CAMP-14")
    def test_it_offers_a_bonus_action_and_the_skills_not_taken_yet(self) -> None:
        keys = {f"campaign-skill:{skill}" for skill in SKILLS}
        self.reached().asks("milestone", "milestone:bonus", *keys)
        table = self.reached(skills=("hoard",))
        table.asks("milestone", "milestone:bonus", *(keys - {"campaign-skill:hoard"}))

    @rule("FH-CAMP-04", "FH-CAMP-06", "FH-CAMP-15")
    def test_a_bonus_action_can_be_used_in_the_same_turn_once_in_the_mission(self) -> None:
        table = self.reached().play("milestone:bonus")
        table.play("noise")
        assert table.actions_left == 0
        table.play("bonus")
        assert table.actions_left == 1
        table.play("noise")
        assert not table.offers("bonus")
        assert sheet(table, "karl").bonus == 1

    @rule("FH-CAMP-07")
    def test_several_bonus_actions_may_be_used_in_one_turn(self) -> None:
        table = self.reached(bonus=1).play("milestone:bonus", "bonus", "bonus")
        assert table.actions_left == 3
        assert not table.offers("bonus")
        assert not table.turn("riley").offers("bonus")

    @rule("FH-CAMP-05", "FH-CAMP-14")
    def test_a_skill_works_at_once_and_stays_on_the_sheet(self) -> None:
        table = self.reached().play("campaign-skill:night-fighter")
        assert "night-fighter" in table.skills_of("karl")
        assert sheet(table, "karl").skills == ("night-fighter",)
        assert "night-fighter" not in table.skills_of("riley")

    @rule("FH-CAMP-14")
    def test_skills_of_the_set_up_act_at_once(self) -> None:
        table = self.reached().play("campaign-skill:starts-with-2-ap")
        assert table.survivor("karl").experience == 2
        table = self.reached().play("campaign-skill:starts-with-a-repair-kit", "say:keep")
        table.play("card:repair-kit")
        assert "repair-kit" in table.cards_of("karl")
        table = self.reached().play("campaign-skill:starts-with-ammunition")
        table.asks("first-card", "card:plenty-of-bullets", "card:plenty-of-shells")
        table.play("card:plenty-of-shells", "say:keep", "card:plenty-of-shells")
        assert "plenty-of-shells" in table.cards_of("karl")


@rule("FH-SKILL-11", "FH-INV-09")
def test_hoard_makes_room_for_two_more() -> None:
    cards = ("water", "canned-food", "mre")
    for skills, asked in ((("hoard",), False), ((), True)):
        table = scene(ROOM).put("karl", "B").skills("karl", *skills)
        table.pack("karl", *cards).equip("karl", "rifle", "pistol")
        table.finds("flashlight").turn("karl").play("search:advanced", "say:keep", "done")
        assert (table.game.decision is not None) is True
        assert (table.game.decision.kind == "make-room") == asked


@rule("FH-CAMP-14")
def test_steady_hand_spares_friends() -> None:
    for skills, hurt in (((), True), (("steady-hand",), False)):
        table = scene().put("karl", "A").put("riley", "B").put("walker", "B")
        table.equip("karl", "pistol").skills("karl", *skills, only=True)
        table.dice(1).turn("karl").play("fire:pistol>B")
        assert (table.wounds("riley") == 1) == hurt


@rule("FH-CAMP-14")
def test_destiny_draws_another_card_of_the_deck_once_per_turn() -> None:
    table = scene(ROOM).put("karl", "B").skills("karl", "destiny")
    table.finds("water").turn("karl").play("search:advanced")
    table.asks("receive", "say:keep", "say:discard", "say:redraw")
    table.finds("canned-food").play("say:redraw").asks("receive", "say:keep", "say:discard")
    assert table.state.discards == (table.copies("water")[0],)


@rule("FH-CAMP-14", "FHR-14")
def test_hold_your_nose_draws_when_the_last_zombie_of_the_zone_falls() -> None:
    table = scene().put("karl", "A").put("riley", "B").put("walker", "A", 2)
    table.skills("karl", "hold-your-nose").equip("riley", "rifle").equip("karl", "machete")
    table.dice(6).turn("karl").play("melee:machete>A").asks("turn")
    table.dice(6).finds("katana").play("melee:machete>A").asks("receive")


@rule("FH-CAMP-14")
def test_sidestep_is_a_free_move_when_zombies_appear_next_door_once_per_card() -> None:
    table = scene().put("karl", "B").skills("karl", "sidestep").spawn("C").put("walker", "B", 2)
    table.cards(43).spawning()
    table.asks("answer-spawn", "answer:sidestep.karl", "pass").play("answer:sidestep.karl")
    table.play("move:A")
    assert table.where("karl") == "A"


@rule("FH-CAMP-14")
def test_combat_reflexes_answer_at_range_one_not_farther() -> None:
    for zone, asked in (("B", True), ("A", False)):
        table = scene().put("karl", zone).skills("karl", "combat-reflexes").spawn("C")
        table.equip("karl", "rifle").cards(43).spawning()
        assert (table.game.decision is not None and table.game.decision.kind == "answer-spawn") == (
            asked
        )


class TestWebbing:
    """All cards count as in hand."""

    @rule("FH-CAMP-14")
    def test_weapons_and_tools_of_the_backpack_work_for_an_action(self) -> None:
        table = scene(ROOM).put("karl", "A").put("walker", "A").pack("karl", "crowbar")
        assert not table.turn("karl").offers("from-pack:webbing:melee:crowbar>A")
        table.skills("karl", "webbing").turn("karl")
        assert table.cost_of("from-pack:webbing:melee:crowbar>A") == 1
        assert table.offers("open:A-B")


def contaminated(times: int) -> Scene:
    """Karl at Red in the ninth mission, with so many marks."""
    table = mission("M9").start(Rest())
    gain = table.game
    table.experience("karl", 43, "plus-1-free-ranged-action", "plus-1-die-combat")
    for _ in range(times):
        mark(gain, table.who("karl"), "contaminated", 1)
    return table


@pytest.mark.parametrize("times", range(6))
@rule("FH-M9-05", "FH-M10-09")
def test_contamination_takes_the_skills_of_levels_from_the_top(times: int) -> None:
    table = contaminated(times)
    levels = ["sniper", "plus-1-action", "plus-1-free-ranged-action", "plus-1-die-combat"]
    assert table.skills_of("karl") == levels[: max(0, 4 - times)]
    assert table.level_of("karl") == "red"


@rule("FH-M9-06")
def test_the_contaminated_learn_on_and_are_healed_by_a_mark_less() -> None:
    table = contaminated(2)
    assert table.skills_of("karl") == ["sniper", "plus-1-action"]
    mark(table.game, table.who("karl"), "contaminated", -1)
    assert table.skills_of("karl") == ["sniper", "plus-1-action", "plus-1-free-ranged-action"]
    assert table.game.danger() == 3


@rule("FH-M9-05")
def test_tricky_18_campaign_skills_and_bonus_actions_are_not_blocked() -> None:
    table = contaminated(0)
    change_sheet(table.state, table.who("karl"), cxp=1)
    gain_cxp(table.game, table.who("karl"), 1)
    table.changed().play("campaign-skill:webbing")
    for _ in range(4):
        mark(table.game, table.who("karl"), "contaminated", 1)
    assert table.skills_of("karl") == ["webbing"]
    change_sheet(table.state, table.who("karl"), bonus=1)
    table.turn("karl")
    assert table.actions_left == 3
    assert table.offers("bonus")


@rule("FH-CAMP-09")
def test_other_missions_count_contamination_but_take_nothing() -> None:
    table = scene(STREET).put("karl", "A")
    for _ in range(5):
        mark(table.game, table.who("karl"), "contaminated", 1)
    assert sheet(table, "karl").marks == ("contaminated",) * 5
    assert table.skills_of("karl") == ["sniper"]
