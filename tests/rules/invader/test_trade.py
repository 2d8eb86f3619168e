"""Rearranging and trading (chapter 9)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.invader import RULES
from shambler.kernel.errors import WrongSeat
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def named(table: Scene, cards: tuple[int, ...]) -> list[str]:
    return ["-" if card == EMPTY else table.game.gear(card).id for card in cards]


def two_players() -> Scene:
    """Jared (seat 0) has an SMG and a ration, Baraka (seat 1) a sledge; both in one zone."""
    table = Scene(RULES, board="A-B", seats=2).put("jared", "A").put("baraka", "A")
    return table.equip("jared", "smg").pack("jared", "mre").equip("baraka", "sledge")


@rule("Z-TRADE-01")
def test_rearranging_costs_one_action() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg").pack("cole", "sledge")
    assert table.turn("cole").cost_of("reorganize") == 1
    table.play("reorganize").asks("fill-hand", "card:smg", "card:sledge", "card:none", "done")
    table.play("card:sledge", "card:none")
    assert named(table, table.survivor("cole").hands) == ["sledge", "-"]
    assert named(table, table.survivor("cole").pack) == ["smg"]


@rule("Z-TRADE-01")
def test_rearranging_needs_an_action() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg").turn("cole")
    table.play("noise", "noise", "noise")
    assert table.blocked("reorganize") == "Z-ROUND-03"


@rule("Z-TRADE-01")
def test_there_must_be_something_to_rearrange() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").turn("cole")
    assert table.blocked("reorganize") == "Z-TRADE-01"
    table = Scene(RULES, board="A-B").put("cole", "A").put("vivian", "A").turn("vivian")
    assert table.blocked("trade:cole") == "Z-TRADE-02"


@rule("Z-TRADE-01")
def test_every_slot_can_be_filled_and_emptied() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg", "sledge", "searchlight")
    table.pack("cole", "ablative-armor", "mre").turn("cole")
    table.play("reorganize", "card:none", "card:none")
    table.asks("fill-body", "card:ablative-armor", "card:searchlight", "card:none", "done")
    table.play("card:ablative-armor", "card:none")
    cole = table.survivor("cole")
    assert named(table, cole.hands) == ["-", "-"]
    assert named(table, cole.body) == ["ablative-armor", "-"]
    assert sorted(named(table, cole.pack)) == ["mre", "searchlight", "sledge", "smg"]


@rule("Z-TRADE-01")
@pytest.mark.parametrize("card", ["smg", "ablative-armor"])
@pytest.mark.parametrize("packed", [False, True])
def test_one_card_anywhere_is_enough_to_rearrange(card: str, packed: bool) -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A")
    table = table.pack("cole", card) if packed else table.equip("cole", card)
    assert table.turn("cole", left=1).cost_of("reorganize") == 1


@rule("Z-TRADE-01")
def test_no_free_action_pays_for_rearranging() -> None:
    free = ("plus-1-free-move-action", "plus-1-free-combat-action", "plus-1-free-search-action")
    table = Scene(RULES, board="[A]-B").put("cole", "A").equip("cole", "smg").put("jared", "A")
    table.skills("cole", *free, only=True)
    table.turn("cole", left=1).play("reorganize", "done").asks("turn")
    assert table.actions_left == 0
    assert table.offers("search")  # its free action is still there
    assert table.blocked("reorganize") == "Z-ROUND-03"
    assert table.blocked("trade:jared") == "Z-ROUND-03"


@rule("Z-TRADE-02")
def test_one_action_swaps_any_cards_with_one_survivor_in_the_zone() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("vivian", "A").put("jared", "B")
    table.equip("cole", "smg", "sledge").equip("vivian", "chainsaw").pack("vivian", "mre")
    table.turn("cole")
    assert table.cost_of("trade:vivian") == 1
    assert not table.offers("trade:jared")
    table.play("trade:vivian", "card:chainsaw", "card:none", "card:smg", "card:sledge")
    table.asks("share-card", "pack:cole", "pack:vivian", "done").play("pack:cole").asks("turn")
    assert named(table, table.survivor("cole").hands) == ["chainsaw", "-"]
    assert named(table, table.survivor("cole").pack) == ["mre"]
    assert named(table, table.survivor("vivian").hands) == ["smg", "sledge"]
    assert table.survivor("vivian").pack == ()


@rule("Z-TRADE-02")
def test_the_other_survivor_rearranges_free_as_well() -> None:
    table = two_players().pack("baraka", "chainsaw").turn("jared")
    table.play("trade:baraka", "card:none", "card:none", "card:sledge", "card:smg")
    while table.game.decision is not None and table.game.decision.kind == "share-card":
        table.play("done")
    table.asks("trade", "say:agree", "say:refuse", seats=(1,)).play("say:agree")
    table.asks("fill-hand", seats=(1,)).play("card:chainsaw", "card:smg")
    table.asks("turn", seats=(0,))
    assert named(table, table.survivor("baraka").hands) == ["chainsaw", "smg"]
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 2


@rule("Z-TRADE-03")
def test_a_trade_may_be_all_for_nothing_if_the_other_player_agrees() -> None:
    table = two_players().turn("jared")
    table.play("trade:baraka", "card:none", "card:none", "card:sledge", "card:smg", "pack:baraka")
    question = table.game.decision
    assert question is not None
    assert (question.about["gives"], question.about["gets"]) == ("", "mre,smg")
    table.play("say:agree", "done").told(ev.Traded)
    assert named(table, table.survivor("baraka").hands) == ["sledge", "smg"]
    assert named(table, table.survivor("baraka").pack) == ["mre"]
    assert named(table, table.survivor("jared").hands) == ["-", "-"]


@rule("Z-TRADE-03", "Z-TRADE-01")
def test_a_refused_trade_moves_no_card() -> None:
    table = two_players().turn("jared")
    table.play("trade:baraka", "card:sledge", "card:smg", "done").asks("trade", seats=(1,))
    table.play("say:refuse").told(ev.TradeRefused)
    table.asks("fill-hand", "card:smg", "card:none", "done", seats=(0,)).play("done")
    assert named(table, table.survivor("jared").hands) == ["smg", "-"]
    assert named(table, table.survivor("baraka").hands) == ["sledge", "-"]
    table.asks("turn", seats=(0,))


@rule("Z-TRADE-03")
def test_an_even_trade_needs_consent_as_well() -> None:
    table = two_players().turn("jared")
    table.play("trade:baraka", "card:sledge", "card:none", "card:smg", "done")
    table.asks("trade", "say:agree", "say:refuse", seats=(1,)).play("say:agree", "done")
    assert named(table, table.survivor("jared").hands) == ["sledge", "-"]
    assert named(table, table.survivor("baraka").hands) == ["smg", "-"]


@rule("Z-TRADE-03")
def test_nobody_else_can_agree() -> None:
    table = two_players().turn("jared").play("trade:baraka", "card:sledge", "card:smg", "done")
    with pytest.raises(WrongSeat):
        table.play("say:agree", seat=0)


@rule("Z-TRADE-03")
def test_a_trade_that_changes_nothing_for_the_other_needs_no_consent() -> None:
    table = two_players().turn("jared")
    table.play("trade:baraka", "card:none", "done").asks("fill-hand", seats=(1,)).play("done")
    table.asks("turn", seats=(0,)).not_told(ev.Traded)


@rule("Z-TRADE-03")
def test_copies_of_one_card_are_no_exchange() -> None:
    table = Scene(RULES, board="A-B", seats=2).put("jared", "A").put("baraka", "A")
    table.equip("jared", "smg").equip("baraka", "smg").turn("jared")
    table.play("trade:baraka", "card:smg", "card:none", "done").asks("fill-hand", seats=(1,))


@rule("Z-TRADE-03")
def test_one_player_with_both_survivors_asks_nobody() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("baraka", "A").equip("jared", "smg")
    table.turn("jared").play("trade:baraka", "card:none", "card:none", "card:smg")
    table.asks("turn").told(ev.Traded)


@rule("INV-TRADE-04", "INV-ATT-02")
def test_rearranging_attaches_detaches_and_moves_ammo() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg", "assault-shotgun")
    table.attach("cole", "plenty-of-bullets", "smg").turn("cole")
    table.play("reorganize", "card:smg", "card:assault-shotgun")
    table.asks(
        "attach-ammo", "attach:smg.cole.1", "attach:assault-shotgun.cole.2", "pack:none", "done"
    )
    table.play("attach:assault-shotgun.cole.2")
    assert _attached(table, "cole") == [("plenty-of-bullets", "assault-shotgun")]
    table.play("reorganize", "card:smg", "card:assault-shotgun", "pack:none")
    assert _attached(table, "cole") == []
    assert named(table, table.survivor("cole").pack) == ["plenty-of-bullets"]


@rule("INV-TRADE-04", "INV-ATT-02")
def test_a_trade_moves_attached_cards_too() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("vivian", "A")
    table.equip("cole", "smg").attach("cole", "plenty-of-bullets", "smg").turn("cole")
    table.play("trade:vivian", "card:none", "card:none", "card:smg", "attach:smg.vivian.1")
    assert _attached(table, "vivian") == [("plenty-of-bullets", "smg")]
    assert _attached(table, "cole") == []


def _attached(table: Scene, who: str) -> list[tuple[str, str]]:
    gear = table.game.gear
    return [(gear(ammo).id, gear(weapon).id) for ammo, weapon in table.survivor(who).attached]


@rule("INV-ATT-05", "INV-TRADE-04")
def test_in_a_trade_the_ammo_of_each_stays_on_their_own_weapon() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("vivian", "A")
    table.equip("cole", "smg").attach("cole", "plenty-of-bullets", "smg")
    table.equip("vivian", "light-machine-gun", "mre")
    table.attach("vivian", "plenty-of-bullets", "light-machine-gun").turn("cole")
    table.play("trade:vivian", "card:smg", "done")
    assert _attached(table, "cole") == [("plenty-of-bullets", "smg")]
    assert _attached(table, "vivian") == [("plenty-of-bullets", "light-machine-gun")]


@rule("INV-TRADE-04", "INV-ATT-04")
def test_ammo_comes_off_a_weapon_that_is_packed_although_another_would_take_it() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg")
    table.attach("cole", "plenty-of-bullets", "smg").pack("cole", "light-machine-gun").turn("cole")
    table.play("reorganize", "card:light-machine-gun", "card:none").asks("attach-ammo")
    table.play("done").asks("turn")
    assert _attached(table, "cole") == []
    assert sorted(named(table, table.survivor("cole").pack)) == ["plenty-of-bullets", "smg"]
