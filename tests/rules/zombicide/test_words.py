"""Words that would mislead: the same answer means different things in different questions."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.games.zombicide.systems.abominations.abominations import abominations_of
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.testing.zombicide import Rest, Scene


def label(table: Scene, key: str, language: str = "en") -> str:
    """What an option is called now."""
    return table.match.teller(language).option(table.match.find(table.key(key)))


def prompt(table: Scene, language: str = "en") -> str:
    """What is asked now."""
    assert table.game.decision is not None
    return table.match.teller(language).prompt(table.game.decision)


def line(table: Scene, kind: type, language: str = "en") -> str:
    """The last event of a kind in the log."""
    return table.match.teller(language).event(table.told(kind))


def test_done_means_the_damage_where_cards_could_avoid_it() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg").put("worker", "A")
    table.skills("vivian", "is-that-all-youve-got", only=True).enemies_phase().asks("avoid-damage")
    assert label(table, "done") == "Take the damage that is left"
    assert label(table, "done", "fr") == "Subir les dégâts restants"


def test_done_means_the_backpack_for_a_card_just_found() -> None:
    table = Scene(INVADER, board="[A]-B").put("vivian", "A").finds("sledge").turn("vivian")
    table.play("search", "say:keep").asks("fill-hand")
    assert label(table, "done") == "Into the backpack; leave the rest"
    table.play("card:sledge")
    assert table.survivor("vivian").pack == ()


def test_done_leaves_the_rest_where_nothing_is_new() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg", "sledge")
    table.turn("vivian").play("reorganize").asks("fill-hand")
    assert label(table, "done") == "Leave the rest as it is"


def test_done_leaves_the_rest_once_what_is_new_has_its_place() -> None:
    table = Scene(INVADER, board="[A]-B").put("vivian", "A").equip("vivian", "smg")
    table.finds("sledge").turn("vivian").play("search", "say:keep")
    assert label(table, "done") == "Into the backpack; leave the rest"
    table.play("card:sledge").asks("fill-hand")
    assert label(table, "done") == "Leave the rest as it is"


def test_throwing_cards_away_ends_with_nothing_more() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg").turn("vivian")
    table.play("discard").asks("discard-whose")
    assert label(table, "done") == "Throw away nothing else"


def test_a_re_roll_names_its_card_or_its_skill() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg")
    table.attach("vivian", "plenty-of-bullets", "smg").skills("vivian", "lucky", only=True)
    table.turn("vivian").dice(1, 1).play("fire:smg>B").asks("re-roll")
    assert label(table, "say:re-roll-ammo0") == "Roll again (Plenty of Bullets)"
    assert label(table, "say:re-roll-lucky") == "Roll again (Lucky)"


def test_a_re_roll_of_the_living_dead_names_its_card() -> None:
    table = Scene(LIVING_DEAD, board="\n=A   :=B\n").put("ben", "A").equip("ben", "uzi")
    table.pack("ben", "plenty-of-bullets").put("walker", "B").turn("ben")
    table.dice(1, 1, 1).play("fire:uzi>B").asks("re-roll")
    again = next(key for key in table.options if "re-roll" in key)
    assert label(table, again) == "Roll again (Plenty of Bullets)"


def test_an_extra_activation_of_nobody_does_not_say_that_they_act() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A")
    table.start(Activation(abominations_of(table.game), rule="INV-MINI-01"), Rest())
    table.not_told(ev.ActivationBegan)
    assert line(table, ev.NobodyActivated) == "Nobody acts: no Spoiler Abominations on the board."
    assert table.told(ev.NobodyActivated).rule == "INV-MINI-01"


def test_an_extra_activation_names_only_those_who_are_there() -> None:
    table = Scene(INVADER, board="A-B-C").put("vivian", "A").put("worker", "C")
    table.start(Activation(tuple(range(4)), rule="INV-SPAWN-09"), Rest())
    assert line(table, ev.ActivationBegan) == "Enemies act: Workers."


def test_the_token_that_burns_is_chosen_not_destroyed_with_somebody() -> None:
    table = Scene(INVADER, "M6")
    table.start(Burn(table.who("jared"), table.zone("8.5")), Round()).asks("destroy-spawn")
    assert "Jared" not in prompt(table)
    assert prompt(table).endswith("that burns, or leave it.")


def test_orange_takes_another_article_than_red() -> None:
    table = Scene(INVADER, board="A-B").put("jared", "A").gains("jared", 19).asks("learn")
    assert prompt(table) == "Choose Jared's Orange skill."


def test_one_die_is_a_die() -> None:
    table = Scene(LIVING_DEAD, board="\n=A   :=B\n").put("ben", "A").equip("ben", "winchester-94")
    table.put("walker", "B").turn("ben")
    odds = table.match.odds(table.key("fire:winchester-94>B"))
    assert odds is not None
    assert odds.dice == 1
    assert table.match.teller("en").odds(odds).startswith("1 die, ")
    assert table.match.teller("fr").odds(odds).startswith("1 dé, ")


def test_wasted_hits_say_why() -> None:
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg").put("tank", "B")
    table.skills("vivian", only=True).put("worker", "B").turn("vivian")
    table.dice(4, 4).play("fire:smg>B")
    said = line(table, ev.HitsWasted)
    assert said == "Vivian wastes 2 hits: too weak for the Tank, and the others are behind it."
    table = Scene(INVADER, board="A-B").put("vivian", "A").equip("vivian", "smg").put("cole", "B")
    table.put("jared", "B").skills("vivian", only=True).turn("vivian")
    table.dice(4, 1).play("fire:smg>B").asks("friendly-fire")
    assert line(table, ev.HitsWasted).startswith("Vivian wastes 1 hit: no enemy is left in ")
    assert prompt(table) == "Choose who takes a stray shot (1 damage, 1 left)."


def test_nobody_acts_is_said_once_whatever_actions_they_would_have_had() -> None:
    """Hunters act twice: the card is told of once if there are none."""
    table = Scene(INVADER, board="A-B-C").put("cole", "A").experience("cole", 7).spawn("C")
    table.cards(54).spawning()
    assert [type(event) for event in table.events].count(ev.NobodyActivated) == 1
    table = Scene(INVADER, board="A-B-C").put("cole", "A").experience("cole", 7).spawn("C")
    table.put("hunter", "C").cards(54).spawning().not_told(ev.NobodyActivated)
