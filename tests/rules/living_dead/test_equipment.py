"""Equipment, inventories, trading and re-rolls (chapters 5 and 8)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS

OTHER = {"bullets": "shells", "shells": "bullets"}


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
    table = ben("ithaca-m37").pack("ben", "claw-hammer", "plenty-of-bullets", "plenty-of-shells")
    table.put("walker", "B").turn("ben")  # wherever in the backpack it lies
    table.dice(1, 1).play("fire:ithaca-m37>B").asks("re-roll")
    table = ben("ithaca-m37", "winchester-94").pack("ben", "claw-hammer").put("walker", "A")
    assert not table.turn("ben").offers("melee:claw-hammer>A")  # in the backpack it does nothing
    assert not table.offers("fire:claw-hammer>A")


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
    assert table.game.decision.rule == "Z-INV-04"
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
    assert "noise" not in table.options
    table.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A")
    assert not hasattr(table.state, "noise")


@rule("NLD-ACT-07", "Z-ACT-03")
def test_the_families_of_actions() -> None:
    verbs = {kind.verb for family in RULES.edition.families for kind in family.carries}
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
    assert table.game.decision.rule == "Z-ATT-01"
    table.dice(1).play("say:re-roll-bullets")
    table.told(ev.ReRolled, rule="Z-ATT-01")


@rule("NLD-AMMO-05")
@pytest.mark.parametrize(
    ("weapon", "dice", "ammo"),
    [
        ("winchester-94", 1, "bullets"),
        ("winchester-94-found", 1, "bullets"),
        ("scoped-winchester", 1, "bullets"),
        ("smith-and-wesson", 1, "bullets"),
        ("uzi", 3, "bullets"),
        ("ithaca-m37", 2, "shells"),
        ("sawed-off", 2, "shells"),
        ("mas-shotgun", 2, "shells"),
    ],
)
def test_every_ranged_weapon_uses_bullets_or_shells(weapon: str, dice: int, ammo: str) -> None:
    model = "winchester-94" if weapon.startswith("winchester") else weapon
    for card, again in ((f"plenty-of-{ammo}", True), (f"plenty-of-{OTHER[ammo]}", False)):
        table = ben(card, weapon).mode("ben").put("walker", "B").turn("ben")
        table.dice(*[1] * dice).play(f"fire:{model}>B")
        assert any("re-roll" in key for key in table.options) is again
        if again:
            table.dice(*[1] * dice).play(f"say:re-roll-{ammo}").asks("turn")  # once


@rule("NLD-AMMO-05")
def test_ammunition_helps_no_blow() -> None:
    table = ben("mas-shotgun", "plenty-of-shells").mode("ben").put("walker", "A").turn("ben")
    table.dice(1).play("melee:mas-shotgun>A").asks("turn")


@rule("NLD-INV-06")
def test_the_third_card_fits_into_the_backpack_and_the_fourth_does_not() -> None:
    table = ben("axe", "uzi", board=ROOMS).pack("ben", "scope", "boards").finds("flashlight")
    table.turn("ben").play("search:house", "say:keep", "done").asks("turn")
    assert len(table.survivor("ben").pack) == 3
    table = ben("axe", "uzi", board=ROOMS).pack("ben", "scope", "boards", "mason-jar")
    table.finds("flashlight").turn("ben").play("search:house", "say:keep", "done")
    dropped = {f"drop:{name}" for name in ("scope", "boards", "mason-jar", "flashlight")}
    assert dropped <= set(table.options)


@rule("NLD-INV-07")
@pytest.mark.parametrize("card", ["scope", "boards", "flammable-fluid", "plenty-of-shells"])
def test_an_item_can_be_held_like_a_weapon(card: str) -> None:
    table = ben("uzi").pack("ben", card).turn("ben").play("reorganize").asks("fill-hand")
    table.play(f"card:{card}", "done")
    held = [table.game.gear(c).id for c in table.survivor("ben").hands if c >= 0]
    assert card in held


@rule("NLD-INV-07")
def test_the_second_hand_fights_as_well_as_the_first() -> None:
    for cards in (("axe", "ithaca-m37"), ("ithaca-m37", "axe")):
        table = ben(*cards).put("walker", "A").put("walker", "B").turn("ben")
        table.dice(6).play("melee:axe>A")
        table.dice(6, 1).play("fire:ithaca-m37>B")
        assert (table.enemies("A"), table.enemies("B")) == ({}, {})


@rule("NLD-COMBAT-05", "NLD-ENEMY-11", "NLD-ENEMY-12", "NLD-ENEMY-13", "NLD-ENEMY-14")
@pytest.mark.parametrize(
    ("ghoul", "needs"),
    [("walker", 1), ("breaker", 1), ("karen", 1), ("johnny", 1), ("fatty", 2)],
)
def test_the_damage_that_a_ghoul_falls_to(ghoul: str, needs: int) -> None:
    for weapon, damage in (("tire-iron", 1), ("machete", 2)):
        table = ben(weapon).put(ghoul, "A").turn("ben").dice(6).play(f"melee:{weapon}>A")
        assert (table.enemies("A") == {}) == (damage >= needs)
        assert table.survivor("ben").experience == int(damage >= needs)


@rule("NLD-NOISE-08")
def test_shots_draw_nobody() -> None:
    """Two survivors in the dark house draw ghouls, whatever one of them fires elsewhere."""
    table = Scene(RULES, board=ROAD).put("ben", "A").equip("ben", "uzi").put("tom", "E")
    table.put("judy", "E").turn("ben")
    for _ in range(3):
        table.dice(1, 1, 1).play("fire:uzi>B")
    table.play("end")
    table.put("walker", "C").enemies_phase()
    assert table.enemies("D") == {"walker": 1}
