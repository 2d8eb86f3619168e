"""Skills used in the enemies' phase: Combat reflexes, Xenos link (chapter 17)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.spawns import HellfireDestroysSpawn
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene

OURS = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")


def reyes(board: str = "A-B-C", *skills: str) -> Scene:
    """Reyes in A with Combat reflexes."""
    table = Scene(RULES, board=board, survivors=OURS).put("reyes", "A")
    return table.skills("reyes", "combat-reflexes", *skills, only=True)


def card(kind: str, foe: str, count: int = 0, place: int = 0) -> int:
    """The number of an enemy card that brings so many at Blue: the first one, or another."""
    deck = RULES.content.enemy_deck
    found = [c for c in deck if (c.kind, c.enemy) == (kind, foe) and c.counts[0] == count]
    return found[place].number


def spawn(table: Scene, *cards: int) -> Scene:
    """Draw these cards, one for each spawn zone."""
    return table.cards(*cards).start(SpawnStep(spawn_order(table.game)), Rest())


WORKERS, MORE_WORKERS = (card("spawn", "worker", 2, place) for place in range(2))


@rule("INV-SKILL-32")
def test_reflexes_answer_a_spawn_in_sight_with_a_free_attack_on_its_zone() -> None:
    table = reyes("A-B-C").equip("reyes", "light-machine-gun").put("worker", "B").spawn("C")
    spawn(table, WORKERS).asks("answer-spawn", "take:reyes", "pass").play("take:reyes")
    table.asks("react", table.key("fire:light-machine-gun>C"),
               table.key("fire:light-machine-gun>C@worker"))  # fmt: skip
    table.dice(5, 5, 5, 1, 1).play("fire:light-machine-gun>C").asks("rest")
    assert table.enemies("C") == {}
    assert table.survivor("reyes").experience == 2


@rule("INV-SKILL-32")
def test_the_answer_may_bring_down_more_than_have_just_come() -> None:
    table = reyes("A-B").equip("reyes", "light-machine-gun").put("hunter", "B").spawn("B")
    spawn(table, WORKERS).play("take:reyes")
    table.dice(5, 5, 5, 1, 1).play("fire:light-machine-gun>B")
    assert table.enemies("B") == {}


@rule("INV-SKILL-32")
def test_a_spawn_in_the_own_zone_is_answered_in_melee() -> None:
    table = reyes("A-B").equip("reyes", "cattle-prod", "smg").spawn("A")
    spawn(table, WORKERS).play("take:reyes").asks(
        "react", table.key("melee:cattle-prod>A"), table.key("melee:cattle-prod>A@worker")
    )
    table.dice(4, 4).play("melee:cattle-prod>A")
    assert table.enemies("A") == {}


@rule("INV-SKILL-32")
def test_nobody_answers_what_they_cannot_see_or_reach() -> None:
    hidden = """
    rA   +#B
          .....
          #C
    """
    table = reyes(hidden).equip("reyes", "light-machine-gun").spawn("C")
    spawn(table, WORKERS).asks("rest")
    table = reyes("A-B-C").equip("reyes", "smg").spawn("C")
    spawn(table, WORKERS).asks("rest")  # two zones away
    table = reyes("A-B").equip("reyes", "cattle-prod").put("worker", "A").spawn("B")
    spawn(table, WORKERS).asks("rest")  # melee is not against those who came


@rule("INV-SKILL-32")
def test_an_answer_may_be_declined() -> None:
    table = reyes("A-B").equip("reyes", "smg").spawn("B")
    spawn(table, WORKERS).play("pass").asks("rest")
    assert table.enemies("B") == {"worker": 2}


@rule("INV-SKILL-32")
def test_once_per_card_and_again_for_the_next_card() -> None:
    table = reyes("A-B").equip("reyes", "smg").spawn("B").spawn("B")
    table.cards(WORKERS).dice(1, 1).cards(MORE_WORKERS).dice(1, 1)
    table.start(SpawnStep(spawn_order(table.game)), Rest()).play("take:reyes", "fire:smg>B")
    assert table.enemies("B") == {"worker": 4}
    table.asks("answer-spawn").play("take:reyes", "fire:smg>B").asks("rest")


@rule("INV-SKILL-32", "INV-MINI-01")
def test_one_card_that_brings_two_waves_is_answered_once() -> None:
    """Too few workers: an abomination comes as well, by the same card."""
    table = reyes("A-B").equip("reyes", "smg").spawn("B")
    table.put("worker", "A", table.game.state.pool[0] - 1)
    table.hide("reyes")  # nobody is attacked meanwhile
    spawn(table, WORKERS)
    table.dice(1, 1).play("take:reyes", "fire:smg>B").asks("rest")
    assert table.enemies("B")["spoiler"] == 1


@rule("INV-SKILL-32", "INV-SPAWN-11")
def test_a_mold_card_can_be_answered_in_any_of_its_zones() -> None:
    table = reyes("B-A-C").equip("reyes", "smg").spawn("C").mold("B").mold("C")
    spawn(table, card("mold", "worker", 1)).play("take:reyes")
    assert table.offers("fire:smg>B")
    assert table.offers("fire:smg>C")


def burning(board: str) -> Scene:
    """Reyes in A with a loaded flamethrower; fire may take spawn tokens away (INV-M7-07)."""
    word = HellfireDestroysSpawn(removes_mold=False, optional=True, rule="INV-M7-07")
    table = Scene(RULES, board=board, survivors=OURS, changes={"special": (word,)})
    table.put("reyes", "A").skills("reyes", "combat-reflexes", only=True)
    return table.equip("reyes", "flamethrower").attach("reyes", "canister", "flamethrower")


def drawn_for(table: Scene) -> list[int]:
    """The zones that cards were drawn for."""
    return [event.zone for event in table.events if isinstance(event, ev.EnemyCardDrawn)]


@rule("Z-SPAWN-01", "Z-SPAWN-06", "INV-M7-07")
def test_a_spawn_token_that_burns_before_its_turn_draws_no_card() -> None:
    """A card is drawn for each spawn zone: one that is gone when its turn comes is none."""
    table = burning("B-A-C-D").spawn("B").spawn("C").spawn("D").mold("B").mold("C")
    b, d = map(table.zone, "BD")
    table.state.first_spawn = d
    assert spawn_order(table.game) == (2, 1, 0)  # D, then C, then B: the one between burns
    spawn(table, card("mold", "worker", 1), WORKERS)
    assert drawn_for(table) == [d]
    table.play("take:reyes", "fire:flamethrower>C").asks("destroy-spawn").play(table.options[0])
    table.asks("rest")
    assert [token.zone for token in table.state.spawns] == [b, d]
    assert drawn_for(table) == [d, b]


@rule("Z-SPAWN-08", "INV-M7-07")
def test_of_two_tokens_in_one_zone_the_one_that_burns_draws_no_card() -> None:
    table = spawn(burning("A-B").spawn("B").spawn("B"), WORKERS)
    table.play("take:reyes").asks("destroy-spawn")  # the only attack
    table.play(table.options[1]).asks("rest")
    assert drawn_for(table) == [table.zone("B")]
    assert table.enemies("B") == {}


@rule("INV-SKILL-32", "INV-SKILL-30")
def test_answering_is_fighting_and_gives_the_hidden_away() -> None:
    table = reyes("A-B").equip("reyes", "smg").spawn("B")
    table.hide("reyes")
    spawn(table, WORKERS).dice(1, 1).play("take:reyes", "fire:smg>B")
    assert not table.is_hidden("reyes")


@rule("INV-SKILL-32")
def test_the_players_choose_who_answers_first() -> None:
    table = reyes("A-B").equip("reyes", "smg").put("nour", "A").equip("nour", "smg").spawn("B")
    table.skills("nour", "combat-reflexes", only=True)
    spawn(table, WORKERS).asks("answer-spawn", "take:nour", "take:reyes", "pass")
    table.dice(1, 1).play("take:nour", "fire:smg>B").asks("answer-spawn", "take:reyes", "pass")


# -- Xenos link ----------------------------------------------------------------------------


EXTRA = card("extra", "worker")


def linked(*names: str) -> Scene:
    """Survivors with Xenos link in A, a worker in B."""
    table = Scene(RULES, board="A-B-C", survivors=OURS).put("worker", "B").spawn("C")
    for name in names:
        table.put(name, "A").skills(name, "xenos-link", only=True)
    return table


@rule("INV-SKILL-73")
def test_a_linked_survivor_plays_a_whole_turn_before_the_extra_activation() -> None:
    table = linked("reyes").experience("reyes", 7)
    spawn(table, EXTRA).asks("turn")
    assert table.actions_left == 4
    assert table.enemies("B") == {"worker": 1}  # not yet
    table.play("end").asks("rest")
    assert table.enemies("A") == {"worker": 1}
    table.told(ev.TurnBegan, who=table.who("reyes"))


@rule("INV-SKILL-73")
def test_the_link_works_at_blue_where_the_card_does_nothing() -> None:
    table = linked("reyes")
    spawn(table, EXTRA).asks("turn").play("end").asks("rest")
    assert table.enemies("B") == {"worker": 1}


@rule("INV-SKILL-73")
def test_abomination_cards_are_no_extra_activation_cards() -> None:
    table = linked("reyes")
    spawn(table, card("abomination", "spoiler", 1)).asks("rest")


@rule("INV-SKILL-73")
def test_with_several_links_the_players_choose_the_order() -> None:
    table = linked("reyes", "nour")
    spawn(table, EXTRA).asks("extra-turn", "activate:nour", "activate:reyes")
    table.play("activate:reyes", "end").asks("turn").play("end").asks("rest")


@rule("INV-SKILL-73", "INV-SKILL-28")
def test_an_extra_turn_begins_like_any_other() -> None:
    table = linked("reyes").skills("reyes", "camouflage")
    table.game.remove_enemies(table.zone("B"), 0, 1)
    table.game.return_figures(0, 1)
    spawn(table, EXTRA).asks("hide")
