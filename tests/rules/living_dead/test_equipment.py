"""Equipment, inventories, trading and re-rolls (chapters 5 and 8)."""

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS

pytestmark = pytest.mark.usefixtures("scripts_used")


def ben(*cards: str, board: str = ROAD, zone: str = "A") -> Scene:
    return Scene(RULES, board=board).put("ben", zone).equip("ben", *cards)


@rule("Z-EQUIP-01", "Z-EQUIP-02", "Z-ACT-01")
def test_melee_weapons_work_in_the_own_zone_only() -> None:
    table = ben("baseball-bat").put("walker", "A").put("walker", "B").turn("ben")
    assert [key for key in table.options if key.startswith(("melee", "fire"))] == [
        f"melee:baseball-bat>{table.game.world.board.zones[0].name}"
    ]


@rule("Z-EQUIP-03", "Z-EQUIP-07", "Z-RANGED-01", "Z-ACT-02")
def test_the_range_of_a_winchester_and_of_a_sawed_off() -> None:
    table = ben("winchester-94", "sawed-off").turn("ben")
    reach = {
        card: [label for label in "ABCDE" if table.offers(f"fire:{card}>{label}")]
        for card in ("winchester-94", "sawed-off")
    }
    assert reach == {"winchester-94": ["B", "C", "D"], "sawed-off": ["A", "B"]}
    table = ben("winchester-94").put("walker", "A").put("walker", "E").turn("ben")
    assert table.blocked("fire:winchester-94>E") == "Z-RANGED-01"
    assert table.blocked("fire:winchester-94>A") == "Z-RANGED-01"


@rule("Z-ACT-02")
def test_a_target_out_of_sight_cannot_be_shot_at() -> None:
    table = ben("winchester-94", board=HOUSE, zone="A").put("walker", "D").turn("ben")
    assert table.blocked("fire:winchester-94>D") == "Z-ACT-02"


@rule("Z-EQUIP-04", "Z-EQUIP-05", "Z-COMBAT-01", "Z-COMBAT-02")
def test_dice_and_accuracy_of_a_chainsaw() -> None:
    table = ben("chainsaw").put("walker", "A", 5).turn("ben")
    table.dice(4, 5, 6, 1, 4).play("melee:chainsaw>A")
    table.told(ev.AttackRolled, hits=2, accuracy=5)
    assert table.enemies("A") == {"walker": 3}


@rule("Z-EQUIP-06", "Z-ENEMY-01", "NLD-COMBAT-05")
def test_hits_do_not_add_up_and_a_fatty_needs_damage_2() -> None:
    table = ben("baseball-bat").put("fatty", "A").turn("ben")
    table.dice(6, 6).play("melee:baseball-bat>A")
    assert table.enemies("A") == {"fatty": 1}
    assert not any("@" in key for key in table.options)  # no concentrated attacks here
    table = ben("machete").put("fatty", "A").turn("ben").dice(3).play("melee:machete>A")
    assert table.enemies("A") == {}


@rule("Z-EQUIP-08", "Z-DUAL-01")
def test_harrys_two_uzis_roll_six_dice() -> None:
    table = Scene(RULES, board=ROAD).put("harry", "A").put("walker", "B", 6)
    table.equip("harry", "uzi", "uzi").turn("harry")
    table.dice(5, 5, 6, 1, 2, 4).play("fire:uzi*2>B")
    table.told(ev.AttackRolled, hits=3)
    assert table.enemies("B") == {"walker": 3}
    table = ben("chainsaw", "chainsaw").put("walker", "A").turn("ben")
    assert not table.offers("melee:chainsaw*2>A")  # not dual


@rule("Z-AMMO-01")
def test_ammunition_never_runs_out() -> None:
    table = ben("winchester-94").put("walker", "B", 4).turn("ben")
    for _ in range(3):
        table.dice(6).play("fire:winchester-94>B")
    assert table.enemies("B") == {"walker": 1}


@rule("NLD-AMMO-05", "NLD-INV-08")
def test_plenty_of_shells_works_from_the_backpack_for_shells_only() -> None:
    table = ben("ithaca-m37", "winchester-94").pack("ben", "plenty-of-shells", "claw-hammer")
    table.put("walker", "B", 4).turn("ben")
    table.dice(1, 1).play("fire:ithaca-m37>B").asks("re-roll", "say:re-roll-shells", "say:keep")
    table.dice(4, 6).play("say:re-roll-shells")
    assert table.enemies("B") == {"walker": 2}
    table.dice(1).play("fire:winchester-94>B").asks("turn")  # bullets: no second roll
    assert not table.offers("melee:claw-hammer>A")  # a weapon in the backpack does nothing


@rule("NLD-AMMO-05")
def test_plenty_of_bullets_re_rolls_once_and_the_new_dice_stand() -> None:
    table = ben("winchester-94", "plenty-of-bullets").pack("ben", "plenty-of-bullets")
    table.put("walker", "B").turn("ben").dice(2).play("fire:winchester-94>B")
    table.dice(1).play("say:re-roll-bullets").asks("turn")
    assert table.enemies("B") == {"walker": 1}


@rule("NLD-INV-06")
def test_two_hands_and_a_backpack_of_three() -> None:
    table = ben("axe", "uzi", board=ROOMS).pack("ben", "scope", "boards", "mason-jar")
    table.finds("flashlight").turn("ben").play("search:house", "say:keep", "done")
    table.asks("make-room")
    assert table.game.decision is not None
    assert table.game.decision.rule == "NLD-INV-06"
    table.play("drop:scope")
    survivor = table.survivor("ben")
    assert len(survivor.pack) == 3
    assert -1 not in survivor.hands


@rule("NLD-INV-07")
def test_any_card_may_be_held_and_two_weapons_are_both_used() -> None:
    table = ben("ithaca-m37", "axe").put("walker", "A").turn("ben")
    assert table.offers("fire:ithaca-m37>B")
    assert table.offers("melee:axe>A")
    table = ben("uzi").pack("ben", "scope").turn("ben").play("reorganize")
    assert table.offers("card:scope")  # an item in a hand slot


@rule("Z-INV-01")
def test_cards_may_be_discarded_free_at_any_time() -> None:
    table = ben("uzi").turn("ben")
    assert table.cost_of("discard") == 0
    table.play("discard", "take:ben", "drop:ben.uzi")
    assert table.survivor("ben").hands == (-1, -1)
    assert [table.game.gear(card).id for card in table.state.discards] == ["uzi"]


@rule("Z-TRADE-01", "Z-TRADE-02", "Z-TRADE-03")
def test_a_trade_may_be_uneven() -> None:
    table = ben("uzi", "axe").put("tom", "A").turn("ben")
    assert table.cost_of("reorganize") == 1
    table.play("trade:tom", "card:none", "card:none", "card:axe", "card:uzi")
    assert table.survivor("ben").hands == (-1, -1)
    names = [table.game.gear(card).id for card in table.survivor("tom").hands]
    assert names == ["axe", "uzi"]


@rule("NLD-NOISE-08")
def test_there_is_no_noise() -> None:
    table = ben("chainsaw").put("walker", "A").turn("ben")
    assert not table.offers("noise")
    table.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A")
    assert not any(table.state.noise)


@rule("NLD-ACT-07", "Z-ACT-03")
def test_the_families_of_actions() -> None:
    verbs = {kind.verb for family in RULES.edition.families for kind in family.handlers}
    assert verbs >= {
        "move", "search", "open", "close", "build", "reorganize", "trade", "melee", "fire",
        "mission", "get-in", "get-out", "change-seat", "drive", "reload", "combine", "discard",
    }  # fmt: skip
    assert "noise" not in verbs
    table = Scene(RULES, "S4").put("ben", "1.0").turn("ben")
    assert table.cost_of("mission:take-food") == 1  # what the scene has here


@rule("NLD-AMMO-05")
def test_re_rolls_cite_the_ammunition() -> None:
    table = ben("winchester-94", "plenty-of-bullets").put("walker", "B").turn("ben")
    table.dice(1).play("fire:winchester-94>B").asks("re-roll")
    assert table.game.decision is not None
    assert table.game.decision.rule == "NLD-AMMO-05"
    table.dice(1).play("say:re-roll-bullets")
    table.told(ev.ReRolled, rule="NLD-AMMO-05")
