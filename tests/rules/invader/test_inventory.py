"""What survivors carry (chapters 7 and 12)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene

OUTSIDE = """
.X   aAL   +OB
"""


def named(table: Scene, cards: tuple[int, ...]) -> list[str]:
    """Cards by name, in order; a dash for an empty slot."""
    return ["-" if card == EMPTY else table.game.gear(card).id for card in cards]


def throw_away(table: Scene, who: str, card: str) -> Scene:
    """Discard a card in the middle of a turn."""
    table.play("discard")
    if table.game.decision is not None and table.game.decision.kind == "discard-whose":
        table.play(f"take:{who}")
    return table.play(f"drop:{who}.{card}")


@rule("Z-INV-01")
def test_discarding_is_free_and_possible_with_no_action_left() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "sledge").pack("cole", "mre")
    table.turn("cole").play("noise", "noise", "noise")
    throw_away(table, "cole", "sledge").asks("turn")
    table.told(ev.CardDiscarded, who=table.who("cole"))
    assert named(table, table.state.discards) == ["sledge"]
    assert table.survivor("cole").hands == (EMPTY, EMPTY)


@rule("Z-INV-01")
def test_cards_can_be_discarded_in_another_players_turn_by_their_own_player() -> None:
    table = Scene(RULES, board="A-B", seats=2).put("jared", "A").put("baraka", "B")
    table.pack("jared", "sledge").pack("baraka", "mre").turn("jared").play("discard")
    table.play("take:baraka").asks("discard", "drop:baraka.mre", "done", seats=(1,))
    table.play("drop:baraka.mre", seat=1).asks("turn", seats=(0,))
    assert table.survivor("baraka").pack == ()
    assert named(table, table.survivor("jared").pack) == ["sledge"]


@rule("Z-INV-01")
def test_whoever_carries_nothing_lets_others_discard_in_their_turn() -> None:
    table = Scene(RULES, board="A-B", seats=2).put("jared", "A").put("baraka", "B")
    table.pack("baraka", "mre", "sledge").turn("jared").play("discard")
    table.play("take:baraka", "drop:baraka.sledge").asks("turn", seats=(0,))
    assert named(table, table.survivor("baraka").pack) == ["mre"]


@rule("Z-INV-01")
def test_the_other_player_need_not_discard() -> None:
    table = Scene(RULES, board="A-B", seats=2).put("jared", "A").put("baraka", "B")
    table.pack("jared", "sledge").pack("baraka", "mre").turn("jared").play("discard")
    table.play("take:baraka", "done").asks("turn", seats=(0,))
    assert named(table, table.survivor("baraka").pack) == ["mre"]


@rule("INV-INV-02", "INV-INV-04")
def test_nine_cards_fit_and_the_tenth_must_go() -> None:
    table = Scene(RULES, board="[A]-B").put("vivian", "A").equip("vivian", "smg", "sledge")
    table.equip("vivian", "ablative-armor", "searchlight")
    table.pack("vivian", "mre", "mre", "canister", "sniper-rifle", "chainsaw")
    with table.finds("repair-kit", "heavy-cutter").turn("vivian"):
        table.play("search", "say:keep", "done")  # the searchlight finds two
        table.asks("make-room")
        assert set(table.options) == {
            "drop:mre", "drop:canister", "drop:sniper-rifle", "drop:chainsaw", "drop:repair-kit",
        }  # fmt: skip
        table.play("drop:mre", "say:discard").asks("turn")
        assert len(table.survivor("vivian").pack) == 5
        assert named(table, table.state.discards) == ["mre", "heavy-cutter"]


@rule("INV-INV-03")
def test_hands_take_hand_cards_and_body_slots_body_cards() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A")
    table.pack("cole", "smg", "ablative-armor", "mre").turn("cole").play("reorganize")
    table.asks("fill-hand", "card:smg", "card:none", "done").play("card:smg")
    table.asks("fill-body", "card:ablative-armor", "card:none", "done").play("card:ablative-armor")
    table.asks("turn")
    survivor = table.survivor("cole")
    assert named(table, survivor.hands) == ["smg", "-"]
    assert named(table, survivor.body) == ["ablative-armor", "-"]
    assert named(table, survivor.pack) == ["mre"]


@rule("INV-INV-04")
def test_the_backpack_takes_cards_of_any_kind() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "smg", "ablative-armor")
    table.turn("cole").play("reorganize", "card:none", "card:none", "card:none", "card:none")
    assert sorted(named(table, table.survivor("cole").pack)) == ["ablative-armor", "smg"]


@rule("INV-INV-04")
def test_cards_without_a_symbol_go_into_the_backpack_with_the_others() -> None:
    table = (
        Scene(RULES, board="[A]-B").put("vivian", "A").pack("vivian", "mre", "repair-kit", "smg")
    )
    table.turn("vivian").finds("canister").play("search", "say:keep", "card:none", "card:none")
    pack = sorted(named(table, table.survivor("vivian").pack))
    assert pack == ["canister", "mre", "repair-kit", "smg"]


@rule("INV-INV-05")
def test_a_weapon_in_the_backpack_does_nothing() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "B").pack("cole", "smg")
    assert not [key for key in table.turn("cole").options if key.startswith("fire")]
    table = Scene(RULES, board="A-B").put("cole", "A").equip("cole", "sniper-rifle")
    table.pack("cole", "smg").turn("cole")
    fired = {key.partition(">")[0] for key in table.options if key.startswith("fire")}
    assert fired == {"fire:sniper-rifle"}


@rule("INV-INV-05")
def test_armor_in_the_backpack_stops_nothing() -> None:
    table = Scene(RULES, board="A-B").put("jared", "A").put("worker", "A")
    table.pack("jared", "ablative-armor").enemies_phase().asks("rest")
    assert table.survivor("jared").armor == 2


@rule("INV-INV-05")
def test_cards_without_a_symbol_work_from_the_backpack() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("jared", "A").armor("jared", 1)
    table.pack("cole", "mre", "repair-kit").turn("cole")
    assert (table.cost_of("item:mre"), table.cost_of("item:repair-kit>jared")) == (0, 1)
    table.play("item:mre", "item:repair-kit>jared")
    assert table.survivor("cole").experience == 3
    assert table.survivor("jared").armor == 3
    assert sorted(named(table, table.state.discards)) == ["mre", "repair-kit"]


@rule("INV-INV-05")
def test_a_repair_kit_needs_somebody_to_repair() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").pack("cole", "repair-kit").turn("cole")
    assert not table.offers("item:repair-kit>cole")
    assert table.blocked("item:repair-kit>cole") == "Z-INV-01"


@rule("INV-SETUP-04", "INV-COMP-07")
def test_starting_cards_prototypes_and_tanks_are_not_in_the_deck() -> None:
    table = Scene(RULES, "M0")
    deck = {table.game.gear(card).id for card in table.state.stocks[0].cards}
    assert "smg-found" in deck  # found ones are
    assert not deck & {"cattle-prod", "smg", "oxygen-tank", "prototype-sniper-rifle"}
    owned = [card.id for card in RULES.content.cards.values() if card.deck == "machine"]
    assert not deck & set(owned)
    assert all(not survivor.pack for survivor in some(table.state.survivors))


@rule("INV-SETUP-04")
def test_discarded_starting_cards_and_prototypes_leave_the_game() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A")
    table.equip("cole", "cattle-prod", "prototype-sniper-rifle").turn("cole")
    throw_away(table, "cole", "cattle-prod")
    throw_away(table, "cole", "prototype-sniper-rifle")
    assert sorted(named(table, table.state.removed)) == ["cattle-prod", "prototype-sniper-rifle"]
    assert table.state.discards == ()


@rule("INV-ROOM-02")
def test_a_tank_costs_one_action_and_comes_with_a_free_rearranging() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "B").turn("jared")  # soldiers may, too
    assert table.cost_of("oxygen") == 1
    table.play("oxygen").asks("fill-body", "card:oxygen-tank", "card:none", "done")
    table.play("card:oxygen-tank")
    assert named(table, table.survivor("jared").body) == ["oxygen-tank", "-"]
    assert table.offers("oxygen")  # it is no search: again in the same turn


@rule("INV-ROOM-02")
def test_only_six_tanks_exist() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "B").put("cole", "L")
    table.pack("cole", *["oxygen-tank"] * 5).turn("jared").play("oxygen", "done")
    assert table.blocked("oxygen") == "INV-ROOM-02"


@rule("INV-ROOM-02", "INV-MOLD-06", "INV-ROOM-05")
def test_enemies_and_mold_keep_survivors_from_the_tanks() -> None:
    crowded = Scene(RULES, board=OUTSIDE).put("jared", "B").put("worker", "B").turn("jared")
    assert crowded.blocked("oxygen") == "INV-ROOM-02"
    spoiled = Scene(RULES, board=OUTSIDE).put("jared", "B").mold("B").turn("jared")
    assert spoiled.blocked("oxygen") == "INV-MOLD-06"
    tired = Scene(RULES, board=OUTSIDE).put("jared", "B").pack("jared", "mre").turn("jared")
    assert tired.play("noise", "noise", "noise").blocked("oxygen") == "Z-ROUND-03"


@rule("INV-ROOM-03")
def test_several_tanks_can_be_carried_worn_and_traded() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "B").put("cole", "B").turn("jared")
    table.play("oxygen", "card:oxygen-tank", "oxygen", "card:oxygen-tank", "card:none")
    assert named(table, table.survivor("jared").body) == ["oxygen-tank", "-"]
    assert named(table, table.survivor("jared").pack) == ["oxygen-tank"]
    table.play("trade:cole", "card:oxygen-tank", "card:none", "card:oxygen-tank")
    assert named(table, table.survivor("cole").body) == ["oxygen-tank", "-"]
    assert named(table, table.survivor("jared").body) == ["oxygen-tank", "-"]


@rule("INV-ROOM-04")
def test_a_discarded_tank_returns_to_its_supply() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "B").equip("jared", "oxygen-tank")
    assert len(table.state.supply) == 5
    throw_away(table.turn("jared"), "jared", "oxygen-tank")
    assert len(table.state.supply) == 6
    assert table.state.discards == ()
    table.play("oxygen", "card:oxygen-tank")
    assert named(table, table.survivor("jared").body) == ["oxygen-tank", "-"]


@rule("INV-LOCK-02")
def test_going_out_takes_a_worn_tank_and_coming_in_does_not() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "L").pack("jared", "oxygen-tank")
    assert table.turn("jared").blocked("move:X") == "INV-LOCK-02"
    table = Scene(RULES, board=OUTSIDE).put("jared", "L").equip("jared", "oxygen-tank")
    table.turn("jared").play("move:X", "move:L")
    assert table.where("jared") == "L"


@rule("INV-LOCK-02")
def test_the_last_worn_tank_cannot_be_discarded_outside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "X").equip("jared", "oxygen-tank", "smg")
    table.turn("jared").play("discard")
    if table.game.decision is not None and table.game.decision.kind == "discard-whose":
        table.play("take:jared")
    table.asks("discard", "drop:jared.smg", "done")


@rule("INV-LOCK-02")
@pytest.mark.parametrize("zone", ["L", "B"])
def test_inside_the_last_worn_tank_may_go(zone: str) -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", zone).equip("jared", "oxygen-tank", "smg")
    throw_away(table.turn("jared"), "jared", "oxygen-tank")
    assert named(table, table.survivor("jared").body) == ["-", "-"]


@rule("INV-LOCK-02")
def test_the_last_worn_tank_cannot_be_taken_off_outside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "X").equip("jared", "oxygen-tank")
    table.pack("jared", "ablative-armor").turn("jared")
    table.play("reorganize", "card:ablative-armor").asks("turn")
    assert named(table, table.survivor("jared").body) == ["ablative-armor", "oxygen-tank"]


@rule("INV-LOCK-02")
def test_the_last_worn_tank_cannot_be_traded_away_outside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "X").put("cole", "X")
    table.equip("jared", "oxygen-tank").equip("cole", "oxygen-tank").turn("jared")
    table.play("trade:cole", "card:none", "card:none").asks("turn")  # both tanks stay on
    assert "oxygen-tank" in named(table, table.survivor("jared").body)
    assert "oxygen-tank" in named(table, table.survivor("cole").body)


@rule("INV-LOCK-02")
def test_a_second_worn_tank_is_free_to_go() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "X").put("cole", "X")
    table.equip("jared", "oxygen-tank", "oxygen-tank").equip("cole", "oxygen-tank").turn("jared")
    throw_away(table, "jared", "oxygen-tank")
    assert named(table, table.survivor("jared").body).count("oxygen-tank") == 1


@rule("INV-LOCK-02")
def test_a_spare_tank_does_not_push_the_worn_one_aside() -> None:
    table = Scene(RULES, board=OUTSIDE).put("jared", "X").pack("jared", "oxygen-tank")
    table.equip("jared", "oxygen-tank").pack("jared", "ablative-armor").turn("jared")
    table.play("reorganize", "card:oxygen-tank", "card:ablative-armor").asks("turn")
    assert named(table, table.survivor("jared").body) == ["oxygen-tank", "ablative-armor"]


@rule("INV-LOS-07")
def test_a_searchlight_sees_into_dark_zones() -> None:
    board = """
    #A   :dB
    """
    table = Scene(RULES, board=board).put("cole", "A").put("worker", "B").equip("cole", "smg")
    assert not table.turn("cole").offers("fire:smg>B")
    lit = Scene(RULES, board=board).put("cole", "A").put("worker", "B")
    lit.equip("cole", "smg", "searchlight").turn("cole")
    assert lit.offers("fire:smg>B")


@rule("INV-LOS-07", "INV-INV-05")
def test_a_searchlight_in_the_backpack_lights_nothing() -> None:
    board = """
    #A   :dB
    """
    table = Scene(RULES, board=board).put("cole", "A").put("worker", "B").equip("cole", "smg")
    assert not table.pack("cole", "searchlight").turn("cole").offers("fire:smg>B")


@rule("INV-INV-03")
def test_each_slot_is_offered_the_cards_with_its_own_symbol_only() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").pack("cole", "sledge", "searchlight", "mre")
    table.turn("cole").play("reorganize")
    table.asks("fill-hand", "card:sledge", "card:none", "done").play("card:none")
    table.asks("fill-hand", "card:sledge", "card:none", "done").play("card:none")
    table.asks("fill-body", "card:searchlight", "card:none", "done").play("card:none")
    table.asks("fill-body", "card:searchlight", "card:none", "done")
