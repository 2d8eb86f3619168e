"""Friendly fire (chapter 11)."""

from typing import Any

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.friendly_fire import friends_in
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def shooter(name: str, *weapons: str, **options: Any) -> Scene:
    """A survivor in A without skills, with these weapons."""
    table = Scene(RULES, board="A-B-C", **options).put(name, "A").equip(name, *weapons)
    return table.skills(name, only=True)


@rule("Z-FRIEND-01")
def test_mitsuki_hits_jared() -> None:
    """The worked example: two hits for the workers, a miss costs Jared one armor."""
    table = shooter("mitsuki", "assault-shotgun").put("jared", "B").put("worker", "B", 2)
    table.turn("mitsuki").dice(4, 6, 3).play("fire:assault-shotgun>B").asks("turn")
    assert table.enemies("B") == {}
    assert table.survivor("jared").armor == 2
    table.told(ev.AttackLanded, figure=table.who("jared"), foe=-1, damage=1)


@rule("Z-FRIEND-01")
def test_a_strong_weapon_deals_its_damage_per_miss() -> None:
    table = shooter("mitsuki", "heavy-shotgun").put("jared", "B").turn("mitsuki")
    table.dice(4, 1).play("fire:heavy-shotgun>B")
    assert table.survivor("jared").armor == 1


@rule("Z-FRIEND-01")
def test_the_players_share_the_misses_out() -> None:
    table = shooter("mitsuki", "assault-shotgun", seats=3).put("jared", "B").put("cole", "B")
    table.turn("mitsuki").dice(1, 1, 1).play("fire:assault-shotgun>B")
    table.asks("friendly-fire", "take:jared", "take:cole", seats=(0, 1, 2))
    table.play("take:jared", "take:cole", "take:jared").asks("turn")
    assert (table.survivor("jared").armor, table.survivor("cole").armor) == (1, 1)


@rule("Z-FRIEND-01")
def test_friends_elsewhere_are_safe() -> None:
    table = shooter("mitsuki", "assault-shotgun").put("jared", "A").put("cole", "C")
    table.turn("mitsuki").dice(1, 1, 1).play("fire:assault-shotgun>B").asks("turn")
    assert (table.survivor("jared").armor, table.survivor("cole").armor) == (3, 2)


@rule("Z-FRIEND-01")
def test_hits_do_not_touch_friends_even_with_nobody_else_there() -> None:
    table = shooter("mitsuki", "assault-shotgun").put("jared", "B").turn("mitsuki")
    table.dice(6, 6, 6).play("fire:assault-shotgun>B").asks("turn")
    assert table.survivor("jared").armor == 3


@rule("Z-FRIEND-01", "INV-MACH-07")
def test_a_miss_may_be_put_on_an_active_machine_and_destroys_it() -> None:
    table = shooter("mitsuki", "smg").put("bot", "B").activated("bot").put("jared", "B")
    table.turn("mitsuki").dice(4, 1).play("fire:smg>B")
    table.asks("friendly-fire", "take:jared", "take:bot").play("take:bot").asks("turn")
    assert table.where("bot") == ""
    assert table.survivor("jared").armor == 3


@rule("Z-FRIEND-01", "Z-ATTACK-04")
def test_a_machine_that_falls_to_the_first_miss_may_take_all_the_others() -> None:
    """Whoever stood there when the shot was made can be chosen for every miss."""
    table = shooter("mitsuki", "assault-shotgun").put("bot", "B").activated("bot")
    table.put("jared", "B").turn("mitsuki").dice(1, 1, 1).play("fire:assault-shotgun>B")
    for left in (3, 2, 1):
        table.asks("friendly-fire", "take:jared", "take:bot")
        assert table.game.decision.about["count"] == left  # type: ignore[union-attr]
        table.play("take:bot")
    table.asks("turn")
    assert table.where("bot") == ""
    assert table.survivor("jared").armor == 3


@rule("Z-FRIEND-01")
def test_a_machine_alone_takes_all_misses_without_a_question() -> None:
    table = shooter("mitsuki", "smg").put("bot", "B").activated("bot").put("jared", "C")
    table.turn("mitsuki").dice(1, 1).play("fire:smg>B").asks("turn")
    assert table.where("bot") == ""
    landed = [event for event in table.events if type(event) is ev.AttackLanded]
    assert len(landed) == 2
    assert table.survivor("jared").armor == 3


@rule("Z-FRIEND-01", "Z-ATTACK-04")
def test_a_miss_lands_whole_and_what_is_too_much_is_lost() -> None:
    """Two damage on a machine of one point: nothing is left for the friend beside it."""
    table = shooter("mitsuki", "heavy-shotgun").put("bot", "B").activated("bot").put("cole", "B")
    table.turn("mitsuki").dice(1, 1).play("fire:heavy-shotgun>B", "take:bot", "take:bot")
    table.asks("turn")
    assert table.survivor("cole").armor == 2


@rule("Z-FRIEND-01", "INV-MACH-08")
def test_a_machine_at_rest_is_no_target() -> None:
    table = shooter("mitsuki", "smg").put("bot", "B").turn("mitsuki")
    table.dice(1, 1).play("fire:smg>B").asks("turn")
    assert table.where("bot") == "B"


@rule("Z-FRIEND-01", "Z-WIN-02")
def test_friendly_fire_can_lose_the_game() -> None:
    table = shooter("mitsuki", "smg").put("cole", "B").turn("mitsuki")
    table.dice(1, 1).play("fire:smg>B")
    assert table.outcome is not None
    assert table.outcome.rule == "Z-WIN-02"


@rule("Z-FRIEND-02")
def test_nobody_is_hit_by_their_own_shot() -> None:
    table = shooter("mitsuki", "heavy-shotgun").put("jared", "A").put("worker", "A")
    table.turn("mitsuki").dice(1, 1).play("fire:heavy-shotgun>A")
    assert table.outcome is not None  # both misses, 2 damage each, are Jared's
    table.told(ev.Eliminated, who=table.who("jared"))
    assert table.survivor("mitsuki").armor == 2


@rule("Z-FRIEND-02", "INV-MACH-15")
def test_a_machines_misses_hit_friends_but_neither_its_controller_nor_itself() -> None:
    table = shooter("mitsuki").put("bot", "B").remote("mitsuki", "bot").put("jared", "A")
    table.turn("mitsuki").dice(1, 1, 4).play("machine:bot.ranged>A").asks("turn")
    assert (table.survivor("mitsuki").armor, table.survivor("jared").armor) == (2, 1)


@rule("Z-FRIEND-02")
def test_a_machine_is_not_among_those_its_own_misses_hit() -> None:
    table = shooter("mitsuki").put("bot", "B").activated("bot").put("jared", "B")
    bot, jared = table.machine_number("bot"), table.who("jared")
    own = Strike(table.who("mitsuki"), table.zone("B"), unit=bot)
    assert friends_in(table.game, own) == [jared]
    other = Strike(table.who("mitsuki"), table.zone("B"))
    assert friends_in(table.game, other) == [jared, len(table.state.survivors) + bot]


@rule("Z-FRIEND-03")
def test_a_machine_in_melee_hurts_no_friend() -> None:
    table = shooter("mitsuki").put("bot", "B").remote("mitsuki", "bot").put("jared", "B")
    table.put("worker", "B").turn("mitsuki").dice(1, 1).play("machine:bot.melee>B").asks("turn")
    assert table.survivor("jared").armor == 3


@rule("Z-FRIEND-01")
def test_hits_are_assigned_before_the_misses() -> None:
    table = shooter("mitsuki", "heavy-shotgun").put("jared", "B").put("cole", "B")
    table.put("tank", "B").put("spoiler", "B").skills("mitsuki", "plus-1-damage-ranged")
    table.turn("mitsuki").dice(4, 1).play("fire:heavy-shotgun>B").asks("assign-hit")
    table.play("hit:tank").asks("friendly-fire")


@rule("Z-FRIEND-01", "Z-ATTACK-04")
def test_two_machines_share_three_misses_and_a_wreck_may_take_the_rest() -> None:
    table = shooter("mitsuki", "assault-shotgun").put("bot", "B").activated("bot")
    table.put("sentry-gun", "B").activated("sentry-gun").turn("mitsuki")
    table.dice(1, 1, 1).play("fire:assault-shotgun>B")
    for taken in ("take:bot", "take:bot", "take:sentry-gun"):
        table.asks("friendly-fire", "take:bot", "take:sentry-gun")
        assert table.where("sentry-gun") == "B"
        table.play(taken)
    table.asks("turn")
    assert (table.where("bot"), table.where("sentry-gun")) == ("", "")
