"""Cards attached to weapons (chapter 9)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.sheets import AttackLine
from shambler.games.zombicide.invader import INVADER, RULES
from shambler.games.zombicide.invader.view import InvaderView
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.structs import replace
from shambler.testing import rule
from shambler.testing.zombicide import Scene

BULLETS, CELL, CANISTER = "plenty-of-bullets", "energy-cell", "canister"


def shooter(*cards: str) -> Scene:
    """Cole in A with these weapons, workers in A and B."""
    table = Scene(RULES, board="A-B-C").put("cole", "A").put("worker", "B", 2)
    return table.skills("cole", only=True).equip("cole", *cards)


def attached(table: Scene) -> list[tuple[str, str]]:
    gear = table.game.gear
    return [(gear(ammo).id, gear(weapon).id) for ammo, weapon in table.survivor("cole").attached]


def pack(table: Scene) -> list[str]:
    return [table.game.gear(card).id for card in table.survivor("cole").pack]


@rule("INV-ATT-01")
def test_bullets_on_a_bullet_weapon_give_a_re_roll() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg").turn("cole").dice(1, 2)
    table.play("fire:smg>B").asks("re-roll").dice(4, 6).play("say:re-roll-ammo0")
    table.told(ev.AttackRolled, hits=2)


@rule("INV-ATT-01")
def test_a_cell_on_an_energy_weapon_gives_a_re_roll() -> None:
    table = shooter("cattle-prod").attach("cole", CELL, "cattle-prod").put("worker", "A")
    table.turn("cole").dice(1, 2).play("melee:cattle-prod>A").asks("re-roll").play("say:keep")
    table.told(ev.AttackRolled, hits=0)


@rule("INV-ATT-01")
def test_ammo_is_offered_only_weapons_of_its_kind() -> None:
    table = shooter("smg", "cattle-prod").pack("cole", BULLETS, CELL).turn("cole")
    table.play("reorganize", "card:smg", "card:cattle-prod")
    first = set(table.options)
    table.play("pack:none")
    second = set(table.options)
    cell = {"attach:cattle-prod.cole.2", "pack:none", "done"}
    bullets = {"attach:smg.cole.1", "pack:none", "done"}
    assert {frozenset(first), frozenset(second)} == {frozenset(cell), frozenset(bullets)}


@rule("INV-ATT-02")
def test_ammo_can_be_attached_when_it_is_found() -> None:
    table = Scene(RULES, board="[A]-B").put("vivian", "A").equip("vivian", "smg")
    with table.finds(BULLETS).turn("vivian"):
        table.play("search", "say:keep", "card:smg").asks("attach-ammo")
        table.play("attach:smg.vivian.1").asks("turn")
    assert len(table.survivor("vivian").attached) == 1


@rule("INV-ATT-02")
def test_ammo_cannot_be_attached_without_rearranging() -> None:
    table = shooter("smg").pack("cole", BULLETS).turn("cole")
    assert not [key for key in table.options if key.startswith("attach")]
    table.dice(1, 2).play("fire:smg>B").asks("turn")  # and in the backpack it gives no re-roll


@rule("INV-ATT-03", "INV-INV-02")
def test_attached_cards_take_no_room() -> None:
    table = Scene(RULES, board="[A]-B").put("vivian", "A").equip("vivian", "smg")
    table.attach("vivian", BULLETS, "smg").pack("vivian", "mre", "mre", "mre", "sledge")
    with table.finds("energy-cell").turn("vivian"):
        table.play("search", "say:keep", "done").asks("turn")  # the fifth card of the backpack
    assert len(table.survivor("vivian").attached) == 1
    assert len(table.survivor("vivian").pack) == 5
    with table.finds("canister").turn("vivian"):
        table.play("search", "say:keep", "done").asks("make-room").play("drop:energy-cell")
        table.asks("turn")
    assert len(table.survivor("vivian").attached) == 1
    assert len(table.survivor("vivian").pack) == 5


@rule("INV-ATT-03")
def test_discarding_a_weapon_discards_what_is_attached_to_it() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg").turn("cole").play("discard")
    if table.game.decision is not None and table.game.decision.kind == "discard-whose":
        table.play("take:cole")
    table.play("drop:cole.smg")
    assert attached(table) == []
    assert pack(table) == []
    assert [table.game.gear(card).id for card in table.state.discards] == [BULLETS]


@rule("INV-ATT-03")
def test_of_two_copies_the_bare_one_is_discarded_first() -> None:
    table = shooter("smg", "smg").attach("cole", BULLETS, "smg").turn("cole").play("discard")
    if table.game.decision is not None and table.game.decision.kind == "discard-whose":
        table.play("take:cole")
    table.play("drop:cole.smg")
    assert attached(table) == [(BULLETS, "smg")]


@rule("INV-ATT-03", "INV-SKILL-45")
def test_a_weapon_and_its_ammo_are_one_card_to_pay_damage_with() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg").put("tank", "A")
    table.skills("cole", "is-that-all-youve-got").enemies_phase()
    table.asks("avoid-damage", "drop:smg", "done").play("drop:smg").asks("rest")
    assert attached(table) == []
    assert table.survivor("cole").armor == 1  # one card, one of two points


@rule("INV-ATT-04")
def test_cards_come_apart_in_the_backpack() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg").turn("cole")
    table.play("reorganize", "card:none", "card:none").asks("turn")
    assert attached(table) == []
    assert sorted(pack(table)) == sorted([BULLETS, "smg"])


@rule("INV-ATT-04", "INV-ATT-05")
def test_ammo_of_a_weapon_that_is_packed_stays_with_nobody() -> None:
    table = shooter("smg", "assault-shotgun").attach("cole", BULLETS, "smg").turn("cole")
    table.play("reorganize", "card:assault-shotgun", "card:none", "done").asks("turn")
    assert attached(table) == []
    assert sorted(pack(table)) == sorted([BULLETS, "smg"])


@rule("INV-ATT-04", "INV-INV-04")
def test_apart_each_card_takes_a_slot_of_its_own() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg")
    table.pack("cole", "mre", "mre", "mre", "canister").turn("cole")
    table.play("reorganize", "card:none", "card:none").asks("make-room")


@rule("INV-ATT-05")
def test_one_weapon_holds_several_ammo_cards_and_each_gives_a_re_roll() -> None:
    table = shooter("smg").attach("cole", BULLETS, "smg").attach("cole", BULLETS, "smg")
    table.turn("cole").dice(1, 1).play("fire:smg>B").asks("re-roll")
    table.dice(2, 2).play(table.options[0]).asks("re-roll")
    table.dice(3, 3).play(table.options[0]).asks("turn")
    table.told(ev.AttackRolled, hits=0)


@rule("INV-ATT-05")
def test_a_second_ammo_card_can_be_attached_to_the_same_weapon() -> None:
    table = shooter("smg").pack("cole", BULLETS, BULLETS).turn("cole")
    table.play("reorganize", "card:smg", "attach:smg.cole.1", "attach:smg.cole.1").asks("turn")
    assert attached(table) == [(BULLETS, "smg")] * 2
    assert pack(table) == []


@rule("INV-ATT-05")
def test_an_ammo_card_serves_one_weapon_only() -> None:
    table = shooter("smg", "assault-shotgun").attach("cole", BULLETS, "smg").turn("cole")
    table.dice(1, 1, 1).play("fire:assault-shotgun>B").asks("turn")
    table.dice(1, 1).play("fire:smg>B").asks("re-roll")


def rules_with_a_bayonet() -> ZombicideRules:
    """The game with an SMG that also stings: a weapon with two types of ammo."""
    content = RULES.content
    sting = AttackLine(combat="melee", range=(0, 0), dice=2, accuracy=4, damage=1, ammo="energy")
    smg = content.cards["smg"]
    cards = {**content.cards, "smg": replace(smg, attacks=(*smg.attacks, sting))}
    rules = ZombicideRules(INVADER, InvaderView)
    rules.__dict__["content"] = replace(content, cards=cards)
    return rules


@rule("INV-ATT-06")
def test_a_weapon_with_two_types_holds_both_and_each_helps_its_own_attacks() -> None:
    table = Scene(rules_with_a_bayonet(), board="A-B").put("cole", "A").equip("cole", "smg")
    table.pack("cole", CELL, BULLETS).put("worker", "A").put("worker", "B").turn("cole")
    table.play("reorganize", "card:smg", "attach:smg.cole.1", "attach:smg.cole.1").asks("turn")
    assert {ammo for ammo, _ in attached(table)} == {CELL, BULLETS}
    table.dice(1, 1).play("fire:smg>B").asks("re-roll").dice(1, 1).play(table.options[0])
    table.asks("turn")  # one re-roll, not two
    table.dice(1, 1).play("melee:smg>A").asks("re-roll").dice(1, 1).play(table.options[0])
    table.asks("turn")


@rule("INV-ATT-07", "Z-DUAL-01")
def test_one_ammo_card_serves_a_dual_pair() -> None:
    table = shooter("smg", "smg").attach("cole", BULLETS, "smg").turn("cole")
    table.dice(1, 1, 1, 1).play("fire:smg*2>B").asks("re-roll")
    table.dice(4, 4, 1, 1).play(table.options[0])
    table.told(ev.AttackRolled, hits=2)


@rule("INV-ATT-08")
def test_a_prototype_needs_a_cell() -> None:
    empty = shooter("prototype-assault-shotgun").turn("cole")
    assert empty.blocked("fire:prototype-assault-shotgun>B") == "Z-ATT-08"
    table = shooter("prototype-assault-shotgun").attach("cole", CELL, "prototype-assault-shotgun")
    table.turn("cole").dice(1, 1, 1).play("fire:prototype-assault-shotgun>B")
    table.asks("re-roll")  # the cell gives its re-roll as well
    table.dice(3, 3, 1).play(table.options[0]).told(ev.AttackRolled, hits=2)
    assert attached(table) == [(CELL, "prototype-assault-shotgun")]  # and is not used up


@rule("INV-ATT-09")
def test_a_flamethrower_needs_a_canister_and_uses_it_up() -> None:
    empty = shooter("flamethrower").turn("cole")
    assert empty.blocked("fire:flamethrower>B") == "Z-ATT-09"
    table = shooter("flamethrower").attach("cole", CANISTER, "flamethrower").turn("cole")
    table.play("fire:flamethrower>B")
    assert table.enemies("B") == {}
    assert attached(table) == []
    assert [table.game.gear(card).id for card in table.state.discards] == [CANISTER]
    assert table.blocked("fire:flamethrower>B") == "Z-ATT-09"
