"""A loaded and an empty copy of a weapon are told apart wherever cards are named (Z-RELOAD-02)."""

import pytest

from shambler.games.zombicide.arranging_view import arranging
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.naming import NAMERS
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded, unloaded_in
from shambler.kernel.texts import variables
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import scene


def with_two(*others: str) -> tuple[Scene, int, int]:
    """Wayne holds a loaded and an empty sawed-off, and more; the copies by number."""
    table = scene().put("wayne", "A").equip("wayne", "sawed-off", "sawed-off", *others)
    loaded, empty = table.survivor("wayne").hands
    set_unloaded(table.state, (empty,))
    return table, loaded, empty


@rule("Z-RELOAD-02", "Z2E-034", "Z2E-023")
def test_either_copy_can_be_thrown_away() -> None:
    for key, left in (("sawed-off", 1), ("sawed-off.empty", 0)):
        table, *copies = with_two()
        table.turn("wayne").play("discard", "take:wayne")
        assert [k for k in table.options if k.startswith("drop")] == [
            "drop:wayne.sawed-off",
            "drop:wayne.sawed-off.empty",
        ]
        table.play(f"drop:wayne.{key}")
        assert table.survivor("wayne").hands.count(copies[left]) == 1
        assert copies[1 - left] not in table.survivor("wayne").hands


@rule("Z-RELOAD-02", "Z2E-034")
def test_copies_that_are_both_loaded_or_both_empty_keep_one_name() -> None:
    for number in (0, 2):
        table, *copies = with_two()
        set_unloaded(table.state, copies[:number])
        table.turn("wayne").play("discard", "take:wayne")
        assert [k for k in table.options if k.startswith("drop")] == ["drop:wayne.sawed-off"]


@rule("Z-RELOAD-02", "Z2E-034", "Z2E-043")
def test_the_empty_copy_is_traded_and_stays_empty() -> None:
    for key, given in (("sawed-off", 0), ("sawed-off.empty", 1)):
        table, *copies = with_two()
        table.put("karl", "A").turn("wayne").play("trade:karl", "card:none", "card:none")
        assert {"card:sawed-off", "card:sawed-off.empty"} <= {*table.options}
        table.play(f"card:{key}")
        shown = arranging(table.game)
        assert shown is not None and shown.laid[4] == key
        while table.game.decision is not None and table.game.decision.kind != "turn":
            packs = [option for option in table.options if option == "pack:wayne"]
            table.play(packs[0] if packs else "done")
        assert table.survivor("karl").hands[0] == copies[given]
        assert unloaded_in(table.state) == (copies[1],)


@rule("Z-RELOAD-02", "Z2E-034", "Z2E-043")
def test_the_question_who_packs_a_copy_says_which_one() -> None:
    table, *_ = with_two()
    table.put("karl", "A").turn("wayne").play("trade:karl", *["card:none"] * 4)
    seen = []
    while table.game.decision is not None and table.game.decision.kind == "share-card":
        shown = arranging(table.game)
        assert shown is not None
        assert [(card.id, card.empty) for card in shown.cards] == [
            ("sawed-off", False),
            ("sawed-off", True),
        ]
        seen.append(shown.card)
        table.play("pack:karl")
    assert sorted(map(str, seen)) == ["sawed-off", "sawed-off.empty"]


@rule("Z-RELOAD-02", "Z2E-034", "Z-INV-04")
def test_with_too_many_cards_either_copy_goes() -> None:
    for key, left in (("sawed-off", 1), ("sawed-off.empty", 0)):
        table, *copies = with_two("machete", "katana", "water")
        table.put("karl", "A").equip("karl", "crowbar").turn("wayne")
        table.play("trade:karl", *["card:none"] * 4)
        while table.game.decision is not None and table.game.decision.kind == "share-card":
            table.play("pack:wayne")
        for drop in (f"drop:{key}", "drop:machete", "drop:katana"):
            assert table.game.decision is not None
            assert table.game.decision.kind == "make-room"
            table.play(drop)
        assert copies[left] in table.survivor("wayne").pack
        assert copies[1 - left] not in table.survivor("wayne").pack


@rule("Z-TRADE-03", "Z-RELOAD-02")
def test_an_empty_weapon_for_a_loaded_one_is_a_trade_that_the_other_must_agree_to() -> None:
    table = scene(seats=2).put("javier", "A").put("karl", "A")
    table.equip("javier", "sawed-off").equip("karl", "sawed-off")
    mine, theirs = (table.survivor(name).hands[0] for name in ("javier", "karl"))
    set_unloaded(table.state, (mine,))
    table.turn("javier").play("trade:karl", "card:sawed-off", "card:none")
    table.asks("fill-hand", "card:sawed-off.empty", "card:none", "done")
    table.play("card:sawed-off.empty").asks("trade", seats=(1,))
    assert table.game.decision is not None
    about = table.game.decision.about
    assert (about["gives"], about["gets"]) == ("sawed-off", "sawed-off.empty")
    for language, words in (("en", "Sawed-Off (empty)"), ("fr", "Canon scié (vide)")):
        assert NAMERS["gets"](table.game, about["gets"], language) == words
    table.play("say:agree")
    assert (table.survivor("javier").hands[0], table.survivor("karl").hands[0]) == (theirs, mine)
    assert unloaded_in(table.state) == (mine,)


@rule("FH-SKILL-10", "Z-RELOAD-02")
def test_either_copy_serves_as_spare_parts() -> None:
    for key, left in (("sawed-off", 1), ("sawed-off.empty", 0)):
        table = scene().put("michelle", "A").equip("michelle", "rifle").put("walker", "B", 2)
        table.pack("michelle", "sawed-off", "sawed-off")
        copies = table.survivor("michelle").pack
        set_unloaded(table.state, copies[1:])
        table.turn("michelle").dice(4, 1).play("all-out:fire:rifle>B")
        table.asks("mend-breaks", "mend:sawed-off", "mend:sawed-off.empty", "pass")
        table.play(f"mend:{key}")
        assert table.survivor("michelle").pack == (copies[left],)


@pytest.mark.parametrize(("language", "word"), [("en", "empty"), ("fr", "vide")])
@rule("Z-RELOAD-02")
def test_the_texts_say_which_copy_is_empty(language: str, word: str) -> None:
    table, *_ = with_two()
    table.turn("wayne").play("discard", "take:wayne")
    assert table.game.decision is not None
    texts = [
        RULES.texts.text(language, "do-drop", variables(option, NAMERS, table.game, language))
        for option in table.game.decision.options[:2]
    ]
    assert [word in text for text in texts] == [False, True]
    assert texts[0] == texts[1].replace(f" ({word})", "")
