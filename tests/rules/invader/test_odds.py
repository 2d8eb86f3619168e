"""The odds shown before an attack against every possible fall of the dice.

The dice of an attack are tried one after the other on the real procedures; where a player may
choose, the choice that brings down the most enemies on average is made, by looking ahead.
"""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.kernel.chance import Listed, Roll
from shambler.kernel.odds import Odds
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene

Ends = dict[tuple[int, int], Fraction]  # (hits, enemies down) -> chance
DEEPEST = 3  # rounds of further dice for sixes that are tried


class Wanted(Exception):
    """The script is at its end and so many dice are asked for."""

    def __init__(self, dice: int) -> None:
        self.dice = dice


class Branch(Listed):
    """Dice from a script that says when it needs more."""

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """The next dice, if they are known."""
        if self.position >= len(self.outcomes):
            raise Wanted(request.dice)
        return super().roll(request, count)


class Tree:
    """Everything that can happen after one option."""

    def __init__(self, table: Scene, key: str) -> None:
        self.table, self.key = table, table.key(key)
        self.total = sum(sum(counts) for counts in table.state.enemies)

    def ends(self, answers: tuple[str, ...] = (), dice: tuple[tuple[int, ...], ...] = ()) -> Ends:
        """The chances of every end, with the best answers from here on."""
        game = self.table.game.copy(Branch(dice))
        game.events = []
        try:
            for key in (self.key, *answers):
                assert game.decision is not None
                game.submit(next(o for o in game.decision.options if o.key == key))
        except Wanted as wanted:
            return self.fork(answers, dice, wanted.dice)
        if game.decision is not None and game.decision.kind in (
            "re-roll",
            "roll-more",
            "dice-count",
        ):
            return self.choose(answers, dice, game)
        while game.decision is not None and game.decision.kind in ("assign-hit", "friendly-fire"):
            game.submit(game.decision.options[0])
        rolled = next(e for e in game.events if isinstance(e, ev.AttackRolled))
        left = sum(sum(counts) for counts in game.state.enemies)
        return {(rolled.hits, self.total - left): Fraction(1)}

    def fork(self, answers: tuple[str, ...], dice: tuple[Any, ...], count: int) -> Ends:
        """All faces of these dice; their order does not matter."""
        found: Ends = defaultdict(Fraction)
        for faces, ways in _falls(count).items():
            for end, chance in self.ends(answers, (*dice, faces)).items():
                found[end] += chance * ways / 6**count
        return found

    def choose(self, answers: tuple[str, ...], dice: tuple[Any, ...], game: Any) -> Ends:
        """Keep what lies there unless something else promises more."""
        keys = [option.key for option in game.decision.options]
        if game.decision.kind == "roll-more":
            on = "roll-more" if len(dice) <= DEEPEST else "enough"
            return self.ends((*answers, f"say:{on}"), dice)
        keys.sort(key=lambda key: key not in ("say:keep", "say:weapon-dice"))
        best = self.ends((*answers, keys[0]), dice)
        for key in keys[1:2]:  # sources of re-rolls are all alike
            other = self.ends((*answers, key), dice)
            if _mean(other) > _mean(best):
                best = other
        return best


def _falls(count: int) -> dict[tuple[int, ...], int]:
    """Sorted faces of so many dice, and in how many ways they fall."""
    found: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        more: dict[tuple[int, ...], int] = defaultdict(int)
        for faces, ways in found.items():
            for face in range(1, 7):
                more[tuple(sorted((*faces, face)))] += ways
        found = more
    return found


def _mean(ends: Ends) -> Fraction:
    return sum((down * chance for (_, down), chance in ends.items()), Fraction(0))


def table_for(name: str) -> tuple[Scene, str]:
    """A position and the attack to be tried."""
    skills, weapons, foes, key = PROFILES[name]
    table = Scene(RULES, board="A-B").put("vivian", "A").skills("vivian", *skills, only=True)
    for weapon, _, ammo in (entry.partition("+") for entry in weapons):
        table.equip("vivian", weapon)
        if ammo:
            table.attach("vivian", ammo, weapon)
    for zone, kind, count in foes:
        table.put(kind, zone, count)
    return table, key


CROWD = (("B", "worker", 3), ("B", "hunter", 2))
SHIELD = (("B", "tank", 1), ("B", "worker", 3))
BEAST = (("B", "spoiler", 1),)
HERE = (("A", "worker", 2), ("A", "tank", 1))

PROFILES: dict[str, tuple[Any, ...]] = {
    "plain": ((), ("smg",), CROWD, "fire:smg>B"),
    "five dice": ((), ("light-machine-gun",), CROWD, "fire:light-machine-gun>B"),
    "pair": ((), ("smg", "smg"), CROWD, "fire:smg*2>B"),
    "empty zone": ((), ("smg",), (), "fire:smg>B"),
    "shielded": ((), ("smg",), SHIELD, "fire:smg>B"),
    "melee": ((), ("sledge",), HERE, "melee:sledge>A"),
    "raised": (("plus-1-to-dice-roll-combat",), ("sledge",), HERE, "melee:sledge>A"),
    "more dice": (("plus-1-die-combat",), ("smg",), CROWD, "fire:smg>B"),
    "lucky": (("lucky",), ("smg",), CROWD, "fire:smg>B"),
    "lucky with few enemies": (("lucky",), ("assault-shotgun",), (("B", "worker", 1),),
                               "fire:assault-shotgun>B"),
    "lucky for nothing": (("lucky",), ("smg",), SHIELD, "fire:smg>B"),
    "concentrated": ((), ("assault-shotgun",), BEAST, "fire:assault-shotgun>B@spoiler"),
    "concentrated and lucky": (("lucky",), ("assault-shotgun",), BEAST,
                               "fire:assault-shotgun>B@spoiler"),
    "expert": (("concentrated-attack-expert",), ("smg",), BEAST, "fire:smg>B@spoiler"),
    "lucky and loaded": (("lucky",), ("sniper-rifle+plenty-of-bullets",), CROWD,
                         "fire:sniper-rifle>B"),
    "reaper": (("reaper-combat", "lucky"), ("smg",), CROWD, "fire:smg>B"),
    "full auto": (("full-auto",), ("smg",), CROWD, "fire:smg>B"),
    "full auto in vain": (("full-auto",), ("assault-shotgun",), BEAST,
                          "fire:assault-shotgun>B@spoiler"),
}  # fmt: skip


@pytest.mark.parametrize("name", PROFILES)
def test_the_odds_are_what_the_dice_can_do(name: str) -> None:
    table, key = table_for(name)
    table.turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key(key)))
    assert odds is not None
    ends = Tree(table, key).ends()
    hits: dict[int, Fraction] = defaultdict(Fraction)
    for (count, _), chance in ends.items():
        hits[count] += chance
    assert dict(odds.chances) == hits
    assert odds.facts["kill"] == sum((c for (_, down), c in ends.items() if down), Fraction(0))
    assert sum(odds.chances.values()) == 1


@pytest.mark.parametrize(
    ("skills", "weapon"),
    [
        (("roll-6-plus-1-die-combat",), "smg"),
        (("roll-6-plus-1-die-combat", "plus-1-to-dice-roll-combat"), "sniper-rifle"),
        (("roll-6-plus-1-die-combat", "lucky"), "sniper-rifle"),
    ],
)
def test_the_odds_with_more_dice_for_sixes(skills: tuple[str, ...], weapon: str) -> None:
    """Chains of sixes never end: ends with few hits are compared, the rest is what is left."""
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", weapon)
    table.skills("vivian", *skills, only=True).put("worker", "B", 30).turn("vivian")
    key = f"fire:{weapon}>B"
    odds = RULES.odds(table.game, table.match.find(table.key(key)))
    assert odds is not None
    ends = Tree(table, key).ends()
    few = 1 if "lucky" in skills else 2
    for count in some(range(few + 1)):
        tried = sum((c for (hits, _), c in ends.items() if hits == count), Fraction(0))
        assert odds.chances[count] == tried
    assert sum(odds.chances.values()) == 1


def test_a_single_die_that_goes_on_with_sixes() -> None:
    """On 3+ with another die for a 6: P(0) = 2/6, P(1) = 3/6 + 1/6 x 2/6, ..."""
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", "sniper-rifle")
    table.skills("vivian", "roll-6-plus-1-die-ranged", only=True).put("worker", "B", 9)
    table.turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key("fire:sniper-rifle>B")))
    assert odds is not None
    none, one = Fraction(1, 3), Fraction(1, 2) + Fraction(1, 6) * Fraction(1, 3)
    assert [odds.chances[n] for n in range(3)] == [
        none,
        one,
        Fraction(1, 6) * one,
    ]


def test_the_odds_of_an_smg() -> None:
    table, key = table_for("plain")
    odds = RULES.odds(table.turn("vivian").game, table.match.find(table.key(key)))
    assert odds is not None
    assert dict(odds.chances) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert odds.dice == 2
    assert odds.mean == 1


def test_a_re_roll_is_worth_a_second_chance_at_the_kill() -> None:
    """Three dice on 4+ must all hit: 1/8, and with luck 1/8 + 7/8 x 1/8."""
    table, key = table_for("concentrated and lucky")
    odds = RULES.odds(table.turn("vivian").game, table.match.find(table.key(key)))
    assert odds is not None
    assert odds.facts["kill"] == Fraction(15, 64)


def test_two_sources_of_re_rolls_count_twice() -> None:
    """With two dice on 4+ a single hit is worth 1; a roll with one re-roll in hand 5/4.

    So at first anything but two hits is rolled again, then only a roll without a hit.
    """
    table, key = table_for("lucky")
    table.attach("vivian", "plenty-of-bullets", "smg").turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key(key)))
    assert odds is not None
    assert odds.chances[0] == Fraction(3, 4) * Fraction(1, 4) * Fraction(1, 4)


def shot(weapon: str, *friends: str, skills: tuple[str, ...] = ()) -> Scene:
    """Vivian is about to fire at B, where these friends stand."""
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", weapon)
    table.skills("vivian", *skills, only=True).put("worker", "B")
    for friend in friends:
        table.put(friend, "B")
    return table


def odds_of(table: Scene, key: str) -> Odds:
    """The odds of an option of Vivian's turn."""
    odds = RULES.odds(table.turn("vivian").game, table.match.find(table.key(key)))
    assert odds is not None
    return odds


@rule("Z-FRIEND-01")
def test_the_odds_tell_how_many_misses_hit_friends_and_how_hard() -> None:
    """Three dice that hit on 4+, one damage: Cole bears one of them, Jared two."""
    odds = odds_of(shot("assault-shotgun", "cole"), "fire:assault-shotgun>B")
    strays = [odds.facts[f"stray-{count}"] for count in range(4)]
    assert strays == [Fraction(ways, 8) for ways in (1, 3, 3, 1)]
    assert odds.facts["friendly-fire"] == 1 - strays[0]
    assert odds.facts["friend-falls"] == strays[2] + strays[3]  # armor 2
    assert (odds.what, odds.about) == ("hits-and-strays", {"damage": 1})
    both = odds_of(shot("assault-shotgun", "cole", "jared"), "fire:assault-shotgun>B")
    assert both.facts["friend-falls"] == 0  # armor 2 and 3: they bear three between them
    assert [both.facts[f"stray-{count}"] for count in range(4)] == strays


@rule("Z-FRIEND-01")
def test_two_damage_a_miss_is_too_much_for_armor_two() -> None:
    odds = odds_of(shot("heavy-shotgun", "cole"), "fire:heavy-shotgun>B")
    assert odds.about == {"damage": 2}
    assert odds.facts["friend-falls"] == odds.facts["friendly-fire"] > 0


@rule("Z-FRIEND-01", "INV-MACH-07")
def test_an_active_machine_can_take_all_the_misses() -> None:
    table = shot("heavy-shotgun", "cole").put("bot", "B").activated("bot")
    odds = odds_of(table, "fire:heavy-shotgun>B")
    assert odds.facts["friend-falls"] == 0
    assert odds.facts["friendly-fire"] > 0


@pytest.mark.parametrize(
    ("prepare", "borne"),
    [
        (lambda table: table, 1),
        (lambda table: table.skills("cole", "tough"), 2),
        (lambda table: table.armor("cole", 1), 0),
        (lambda table: table.skills("cole", "tough").armor("cole", 1), 1),
    ],
)
@rule("Z-FRIEND-01", "INV-SKILL-71")
def test_what_a_friend_bears_is_counted_as_the_damage_would_be(prepare: Any, borne: int) -> None:
    """The odds agree with what playing every number of misses on does to Cole."""
    for misses in range(1, 4):
        table = prepare(shot("assault-shotgun", "cole"))
        odds = odds_of(table, "fire:assault-shotgun>B")
        falls = sum((odds.facts[f"stray-{n}"] for n in range(borne + 1, 4)), Fraction(0))
        assert odds.facts["friend-falls"] == falls
        table.dice(*[1] * misses, *[6] * (3 - misses)).play("fire:assault-shotgun>B")
        assert (table.outcome is not None) == (misses > borne)


def test_a_shot_into_friends_says_so_in_words() -> None:
    table = shot("heavy-shotgun", "cole")
    odds = odds_of(table, "fire:heavy-shotgun>B")
    percent = round(100 * float(odds.facts["friend-falls"]))
    english = table.match.teller("en").odds(odds)
    assert f"{percent}% to hit friends (2 damage a miss), {percent}% that one falls" in english
    french = table.match.teller("fr").odds(odds)
    assert "2 dégâts par tir perdu" in french
    alone = odds_of(shot("heavy-shotgun"), "fire:heavy-shotgun>B")
    assert "friends" not in table.match.teller("en").odds(alone)


def test_friendly_fire_is_among_the_odds() -> None:
    table, key = table_for("plain")
    table.put("cole", "B").turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key(key)))
    assert odds is not None
    assert odds.facts["friendly-fire"] == Fraction(3, 4)
    table, key = table_for("plain")
    table.put("cole", "B").skills("vivian", "sniper").turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key(key)))
    assert odds is not None
    assert odds.facts["friendly-fire"] == 0


def test_the_odds_of_a_machine_leave_skills_out() -> None:
    table = Scene(RULES, board="A-B").put("vivian", "A").put("bot", "A").remote("vivian", "bot")
    table.skills("vivian", "lucky", "plus-1-die-combat", only=True).put("worker", "B", 3)
    table.turn("vivian")
    odds = RULES.odds(table.game, table.match.find(table.key("machine:bot.ranged>B")))
    assert odds is not None
    assert (odds.dice, odds.chances[3]) == (3, Fraction(1, 8))


def test_what_rolls_no_dice_has_no_odds() -> None:
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", "flamethrower")
    table.attach("vivian", "canister", "flamethrower").put("bot", "A").remote("vivian", "bot")
    table.turn("vivian")
    for key in ("move:B", "fire:flamethrower>B", "machine:bot.move>B", "end"):
        assert RULES.odds(table.game, table.match.find(table.key(key))) is None
