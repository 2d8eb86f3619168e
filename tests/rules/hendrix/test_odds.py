"""Exact odds of going all-out, and of attacks from the backpack."""

from fractions import Fraction
from itertools import product

from shambler.games.zombicide.odds import attack_odds
from shambler.kernel.odds import Odds
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import mission, scene


def odds(table: Scene, key: str) -> Odds:
    assert table.game.decision is not None
    option = next(o for o in table.game.decision.options if o.key == table.key(key))
    found = attack_odds(table.game, option)
    assert found is not None
    return found


@rule("FH-ALLOUT-03", "FH-ALLOUT-05")
def test_the_odds_of_an_all_out_attack_count_every_die_and_the_break() -> None:
    table = scene().put("karl", "A").put("walker", "A", 3).equip("karl", "tactical-tomahawk")
    found = odds(table.turn("karl"), "all-out:melee:tactical-tomahawk>A")
    faces = list(product(range(1, 7), repeat=3))  # two dice of its own and one more
    for hits in range(4):
        fits = sum(sum(face >= 3 for face in roll) == hits for roll in faces)
        assert found.chances[hits] == Fraction(fits, len(faces))
    assert found.facts["break"] == Fraction(1, 6)
    assert "break" not in odds(table, "melee:tactical-tomahawk>A").facts


@rule("FH-ALLOUT-08")
def test_tricky_1_only_the_standard_dice_are_rolled_again() -> None:
    table = scene().put("karl", "A").put("walker", "B", 9).equip("karl", "mossberg-500")
    table.pack("karl", "plenty-of-shells")
    found = odds(table.turn("karl"), "all-out:fire:mossberg-500>B")
    # Two dice at 4+, rolled again when none or one hits less than a fresh roll promises; two lie.
    half = Fraction(1, 2)
    pushed = {0: half**2, 1: 2 * half**2, 2: half**2}
    standard = dict.fromkeys(range(3), Fraction(0))
    for first, chance in pushed.items():
        if first >= 1:
            standard[first] += chance
        else:
            for second, share in pushed.items():
                standard[second] += chance * share
    total = dict.fromkeys(range(5), Fraction(0))
    for one, chance in some(standard.items()):
        for other, share in pushed.items():
            total[one + other] += chance * share
    assert found.chances == total


def test_the_odds_of_penny_s_wrath_are_shown() -> None:
    table = mission("M5").put("walker", "5.0", 5).pack("wayne", "katana").turn("wayne")
    found = odds(table, "from-pack:wrath:melee:katana>5.0")
    assert found.chances[2] == Fraction(1, 4)
