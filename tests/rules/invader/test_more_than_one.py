"""Rules of the family where there are several: tokens, dice, bonuses, enemies, players."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene

RING = """
rA   +#B
  +     +
#C   +#D
"""


def shooter(*weapons: str, board: str = "A-B-C", skills: tuple[str, ...] = ()) -> Scene:
    """Cole in A, with these weapons and no other skills."""
    table = Scene(RULES, board=board).put("cole", "A").equip("cole", *weapons)
    return table.skills("cole", *skills, only=True, over_limit=True)


@rule("Z-SPAWN-01")
def test_two_active_spawn_tokens_in_one_zone_draw_a_card_each() -> None:
    table = Scene(RULES, board="A-B-C").put("cole", "A").spawn("C", "blue").spawn("C", "green")
    table.spawn("B", "purple", active=False)
    table.cards(1, 7).spawning().asks("rest")
    assert table.enemies("C") == {"worker": 2, "tank": 2}
    assert table.enemies("B") == {}


@rule("Z-COMBAT-02")
@pytest.mark.parametrize(
    ("skills", "hits"),
    [
        ((), 1),
        (("plus-1-to-dice-roll-ranged",), 2),
        (("plus-1-to-dice-roll-ranged", "plus-1-to-dice-roll-combat"), 3),
    ],
)
def test_bonuses_to_the_dice_add_up(skills: tuple[str, ...], hits: int) -> None:
    table = shooter("assault-shotgun", skills=skills).put("worker", "B", 3).turn("cole")
    table.dice(4, 3, 2).play("fire:assault-shotgun>B").told(ev.AttackRolled, hits=hits)


@rule("Z-DUAL-01", "Z-SKILL-01")
def test_a_bonus_die_counts_for_each_weapon_of_a_pair() -> None:
    table = shooter("smg", "smg", skills=("plus-1-die-ranged",)).put("worker", "B", 6).turn("cole")
    table.dice(6, 6, 6, 6, 6, 6).play("fire:smg*2>B")
    assert table.enemies("B") == {}


@rule("Z-ACTIV-01", "Z-ATTACK-05")
def test_enemies_attack_in_every_zone_where_somebody_is() -> None:
    team = ("cole", "vivian", "jared", "mitsuki", "odile", "baraka")
    table = Scene(RULES, board="A-B-C-D-E-F", survivors=team)
    for name, zone in zip(team, "ABCDEF", strict=True):
        table.put(name, zone).put("worker", zone)
    before = {name: table.survivor(name).armor for name in team}
    table.activation().asks("rest")
    assert {name: table.survivor(name).armor for name in team} == {
        name: armor - 1 for name, armor in before.items()
    }
    assert table.enemies("A") == {"worker": 1}


@rule("Z-EMOVE-12")
@pytest.mark.parametrize(("count", "half"), [(2, 1), (4, 2), (6, 3)])
def test_an_even_crowd_splits_evenly_without_a_question(count: int, half: int) -> None:
    table = Scene(RULES, board=RING).put("jared", "A").put("worker", "D", count)
    table.activation().asks("rest")
    assert (table.enemies("B"), table.enemies("C")) == ({"worker": half}, {"worker": half})


@rule("Z-SEARCH-02")
def test_the_player_of_whoever_searched_decides_about_the_card() -> None:
    table = Scene(RULES, board="[A]-B", seats=3).put("vivian", "A").put("cole", "B")
    owner = table.game.world.owners[table.who("vivian")]
    table.finds("canister").turn("vivian").play("search").asks("receive", seats=(owner,))
    table.play("say:discard")
    assert table.cards_of("vivian") == []


@rule("Z-TRADE-02")
def test_cards_can_be_traded_among_enemies() -> None:
    table = shooter("smg").put("vivian", "A").put("worker", "A", 2).turn("cole")
    assert table.offers("trade:vivian")


@rule("Z-SKILL-64")
@pytest.mark.parametrize("zone", ["A", "B"])
def test_a_sniper_picks_targets_near_and_far(zone: str) -> None:
    skills = ("sniper", "point-blank") if zone == "A" else ("sniper",)
    table = shooter("smg", skills=skills).put("worker", zone).put("hunter", zone)
    table.turn("cole").dice(6, 1).play(f"fire:smg>{zone}")
    table.asks("assign-hit", "hit:worker", "hit:hunter").play("hit:hunter")
    assert table.enemies(zone) == {"worker": 1}
