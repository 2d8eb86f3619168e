"""Night of the Living Dead in short plays told in full."""

from typing import Any

import pytest

from shambler.games.zombicide.core.searching import SearchZone
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.barricades.words import BuildBarricades
from shambler.games.zombicide.systems.cars.words import Driving
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import HOUSE, ROAD
from tests.rules.told_in_full import Account, Plays
from tests.rules.zombicide.plays import tell

PLAYS = Plays(__file__)

COUNTRY = """
%X   :,N   :&W   :,E
..... ..... ..... .....
=A   :=B   :=C   :_P
..... ..... ..... .....
rR   g=S   :tG   :wK
"""


def scene(board: str = ROAD, **options: Any) -> Scene:
    """An empty board."""
    return Scene(RULES, board=board, **options)


def alone(*cards: str, board: str = ROAD, zone: str = "A", **options: Any) -> Scene:
    """Ben without skills, with these cards, in Zombicide mode."""
    table = scene(board, **options).put("ben", zone).mode("ben").skills("ben", only=True)
    return table.equip("ben", *cards)


def driving(key: bool = False, board: str = ROAD, zone: str = "B", **options: Any) -> Scene:
    """A pick-up that may be driven, Ben at the wheel."""
    special = {"special": (Driving(machine="pick-up", key=key, rule="NLD-CAR-08"),)}
    table = Scene(RULES, board=board, changes=special, **options).put("pick-up", zone)
    return table.ride("ben", "pick-up", driver=True)


# -- cars ----------------------------------------------------------------------------------


@PLAYS.of("NLD-CAR-01", "NLD-CAR-04", "NLD-CAR-05", "NLD-CAR-06", "NLD-CAR-07", "NLD-ACT-07")
def in_and_out_of_two_cars() -> Account:
    table = scene(seats=2).put("pick-up", "B").put("johnnys-car", "B").put("ben", "B")
    table.put("tom", "B").ride("tom", "pick-up", driver=True)
    story = tell(table.turn("ben", spent=0)).play("get-in:pick-up.passenger")
    return story.play("change-seat:pick-up.driver", "get-out:pick-up")


@PLAYS.of("NLD-CAR-04", "NLD-CAR-05", "NLD-CAR-07", "NLD-CAR-08")
def a_passenger_takes_the_wheel_over() -> Account:
    table = driving().put("tom", "B").ride("tom", "pick-up")
    story = tell(table.turn("tom")).play("change-seat:pick-up.driver")
    return story.play("change-seat:pick-up.passenger", "get-out:pick-up")


@PLAYS.of("NLD-CAR-04", "NLD-CAR-06", "NLD-CAR-03")
def ghouls_beside_a_car() -> Account:
    table = driving().put("tom", "B").put("walker", "B")
    tell(table.turn("tom"))
    return tell(table.turn("ben")).play("get-out:pick-up")


@PLAYS.of("NLD-CAR-08", "NLD-CAR-10", "NLD-CAR-11", "NLD-CAR-12", "NLD-CAR-13", "NLD-CAR-01")
def two_zones_with_ghouls_and_back() -> Account:
    table = driving(zone="A").put("tom", "A").ride("tom", "pick-up").skills("ben", only=True)
    table.put("walker", "A", 2).put("fatty", "B").put("walker", "B").put("breaker", "C")
    story = tell(table.turn("ben")).dice(4, 3, 6).play("drive:pick-up>B").dice(1, 2, 3)
    return story.play("drive:pick-up>C", "drive:pick-up>B", "stop")


@PLAYS.of("NLD-CAR-14", "NLD-CAR-13", "NLD-CAR-12")
def a_second_car_drives_among_friends() -> Account:
    special = (Driving(machine="johnnys-car", rule="NLD-CAR-08"),)
    table = Scene(RULES, board=ROAD, changes={"special": special})
    table.put("pick-up", "B").put("johnnys-car", "A").ride("ben", "johnnys-car", driver=True)
    table.put("tom", "A").ride("tom", "johnnys-car").ride("harry", "pick-up").put("judy", "B")
    table.put("walker", "B")
    story = tell(table.turn("ben")).dice(1, 4, 2).play("drive:johnnys-car>B")
    return story.play("take:harry", "take:judy")


@PLAYS.of("NLD-CAR-14", "NLD-CAR-11")
def no_attack_where_only_friends_stand() -> Account:
    return tell(driving(zone="A").put("tom", "B").turn("ben")).play("drive:pick-up>B", "stop")


@PLAYS.of("NLD-CAR-09", "NLD-CAR-08", "NLD-TERR-01", "NLD-TERR-02")
def from_zone_to_zone_of_the_country() -> Account:
    table = driving(board=COUNTRY, zone="B")
    story = tell(table.turn("ben"))
    return story.play("drive:pick-up>C")


@PLAYS.of("NLD-CAR-08", "NLD-CAR-07")
def a_car_without_its_key() -> Account:
    table = driving(key=True).put("tom", "B").ride("tom", "pick-up")
    table.remote("tom", "pick-up")
    return tell(table.turn("ben"))


@PLAYS.of("NLD-CAR-03", "NLD-CAR-02", "NLD-ATTACK-03", "NLD-ATTACK-07")
def ghouls_strike_into_a_car() -> Account:
    table = driving(seats=2).put("tom", "B").put("fatty", "B").put("walker", "B")
    return tell(table.activation()).play("take:ben", "take:tom")


# -- doors and barricades ------------------------------------------------------------------


@PLAYS.of("NLD-BARR-01", "NLD-BARR-03", "NLD-BARR-04", "NLD-EQUIP-11", "NLD-DOOR-06")
def a_barricade_and_a_door_with_a_tool() -> Account:
    table = alone("uzi", "crowbar", board=HOUSE, zone="C").barrier("B", "C").barrier("C", "D")
    story = tell(table.turn("ben")).play("open:0.1-0.2", "close:0.1-0.2", "open:0.2-0.3")
    return story


@PLAYS.of("NLD-BARR-03", "NLD-EQUIP-11", "NLD-INV-08")
def a_tool_in_the_backpack_opens_nothing() -> Account:
    table = alone("uzi", board=HOUSE, zone="C").pack("ben", "crowbar").barrier("B", "C")
    return tell(table.barrier("C", "D").turn("ben"))


@PLAYS.of("NLD-BARR-01", "NLD-DOOR-06", "NLD-BARR-02")
def nothing_is_worked_beside_a_ghoul() -> Account:
    building = {"special": (BuildBarricades(experience=3, rule="NLD-BARR-02"),)}
    table = alone("crowbar", board=HOUSE, zone="C", changes=building).barrier("C", "D", "open")
    return tell(table.pack("ben", "boards").put("walker", "C").turn("ben"))


@PLAYS.of("NLD-BARR-02", "NLD-XP-09", "NLD-COMP-10", "NLD-BARR-01")
def a_window_is_barricaded_for_points() -> Account:
    building = {"special": (BuildBarricades(experience=3, rule="NLD-BARR-02"),)}
    table = alone(board=HOUSE, zone="C", changes=building).pack("ben", "boards", "boards")
    return tell(table.turn("ben")).play("build:0.1-0.2")


@PLAYS.of("NLD-BREAK-01", "NLD-BREAK-02", "NLD-BARR-05", "NLD-EMOVE-05", "NLD-ENEMY-12")
def breakers_of_two_zones_let_the_others_through() -> Account:
    table = scene(HOUSE).barrier("B", "C").barrier("C", "D").put("ben", "D")
    table.put("breaker", "B").put("walker", "B", 2).put("breaker", "C")
    return tell(table.enemies_phase())


@PLAYS.of("NLD-OPEN-01", "NLD-DIFF-06", "NLD-SPAWN-03")
def a_card_opens_two_zones_with_walkers() -> Account:
    table = scene(HOUSE).barrier("B", "C").barrier("C", "D").put("ben", "D")
    table.experience("ben", 7).put("walker", "B").put("walker", "D").put("fatty", "C")
    return tell(table.spawn("A", "white").cards(44).spawning())


# -- ghouls --------------------------------------------------------------------------------


@PLAYS.of("NLD-MINI-02", "NLD-COMP-01", "NLD-SPAWN-03", "NLD-SPAWN-07")
def the_last_fatties_act_again() -> Account:
    table = scene().put("ben", "E").put("tom", "E").put("fatty", "D", 11)
    table.spawn("A", "white").spawn("B", "violet", active=False)
    cards = table.game.world.enemy_cards
    fatty = table.foe("fatty")
    card = next(n for n, c in cards.items() if c.foe == fatty and c.counts[2] > 1)
    table.experience("ben", 19)
    return tell(table.cards(card).spawning())


@PLAYS.of("NLD-COMP-01", "NLD-MINI-02")
def exactly_the_last_figure_is_no_shortage() -> Account:
    table = scene().put("ben", "E").put("fatty", "C", 11).spawn("A", "white")
    cards = table.game.world.enemy_cards
    fatty = table.foe("fatty")
    card = next(n for n, c in cards.items() if c.foe == fatty and c.counts[0] == 1)
    return tell(table.cards(card).spawning())


@PLAYS.of("NLD-EMOVE-04", "NLD-NOISE-08", "NLD-ENEMY-11", "NLD-ENEMY-13")
def ghouls_go_where_most_survivors_stand() -> Account:
    table = scene().put("ben", "A").put("tom", "E").put("judy", "E").put("walker", "B")
    return tell(table.put("fatty", "C").put("breaker", "D").enemies_phase())


@PLAYS.of("NLD-ENEMY-15", "NLD-MODE-01", "NLD-MODE-02", "NLD-MODE-03", "NLD-ENEMY-14")
def two_relatives_fall_one_after_the_other() -> Account:
    table = scene().put("ben", "A").put("tom", "B").mode("ben").mode("tom")
    table.put("karen", "A").put("johnny", "A").equip("ben", "chainsaw")
    table.mode("ben").mode("tom")
    story = tell(table.turn("ben")).dice(5, 1, 1, 1, 1).play("melee:chainsaw>A", "hit:karen")
    return story.dice(6, 1, 1, 1, 1).play("melee:chainsaw>A")


@PLAYS.of("NLD-XP-06", "NLD-XP-07", "NLD-XP-08", "NLD-MODE-03")
def levels_in_romero_mode() -> Account:
    story = tell(scene().put("ben", "A").gains("ben", 43))
    while any(key.startswith("learn:") for key in story.table.options):
        story.play(story.table.options[-1])
    return story


# -- equipment -----------------------------------------------------------------------------


@PLAYS.of("NLD-AMMO-05", "NLD-INV-08", "NLD-TRAIT-01")
def bullets_and_shells_in_the_backpack() -> Account:
    table = alone("ithaca-m37", "uzi").pack("ben", "plenty-of-shells", "plenty-of-bullets")
    table.put("walker", "B", 3)
    story = tell(table.turn("ben")).dice(1, 1).play("fire:ithaca-m37>B").dice(2, 2)
    story.play("say:re-roll-shells").dice(1, 1, 1).play("fire:uzi>B").dice(5, 1, 1)
    return story.play("say:re-roll-bullets")


@PLAYS.of("NLD-TARGET-03", "NLD-COMBAT-05", "NLD-ENEMY-13")
def the_order_of_targets() -> Account:
    table = alone("ithaca-m37").put("fatty", "B").put("karen", "B").put("walker", "B", 2)
    story = tell(table.turn("ben")).dice(4, 5).play("fire:ithaca-m37>B", "hit:karen")
    return story


@PLAYS.of("NLD-TRAIT-01", "NLD-TRAIT-03", "NLD-TRAIT-04", "NLD-SKILL-14")
def two_guns_at_two_zones() -> Account:
    table = alone("sawed-off", "sawed-off", zone="B").put("walker", "A").put("walker", "C")
    story = tell(table.turn("ben")).dice(3, 3).play("fire:sawed-off>A")
    return story.dice(3, 3).play("fire:sawed-off>C").play("reload:sawed-off")


@PLAYS.of("NLD-TRAIT-01", "NLD-TRAIT-02", "NLD-TRAIT-03")
def a_pair_fired_together_is_empty() -> Account:
    table = alone("sawed-off", "sawed-off").put("walker", "B", 2).put("tom", "A")
    return tell(table.turn("ben")).dice(1, 1, 1, 1).play("fire:sawed-off*2>B")


@PLAYS.of("NLD-SPEC-01", "NLD-SPEC-02", "NLD-SPEC-04", "NLD-SPEC-05", "NLD-SPEC-03")
def mas_shotgun_is_made_and_used() -> Account:
    table = alone("machete", "sawed-off").put("walker", "A", 2)
    story = tell(table.turn("ben")).play("combine:mas-shotgun", "card:mas-shotgun")
    return story.dice(4).play("melee:mas-shotgun>A")


@PLAYS.of("NLD-SPEC-05", "NLD-MODE-03", "NLD-SEARCH-05")
def mas_shotgun_in_romero_mode() -> Account:
    table = scene(HOUSE).put("ben", "C").equip("ben", "mas-shotgun").put("walker", "D")
    return tell(table.turn("ben"))


@PLAYS.of("NLD-SPEC-09", "NLD-SPEC-02", "NLD-TRAIT-05")
def a_scoped_winchester_is_made_and_used() -> Account:
    table = alone("winchester-94").pack("ben", "scope").put("walker", "E").put("fatty", "E")
    table.put("tom", "E")
    story = tell(table.turn("ben")).play("combine:scoped-winchester", "card:scoped-winchester")
    return story.dice(3).play("fire:scoped-winchester>E")


@PLAYS.of("NLD-SPEC-10", "NLD-SPEC-02", "NLD-SPEC-06")
def a_torch_keeps_the_fluid() -> Account:
    table = alone("table-leg", "flammable-fluid").pack("ben", "mason-jar")
    return tell(table.turn("ben")).play("combine:torch", "done")


@PLAYS.of("NLD-SPEC-07", "NLD-SPEC-08", "NLD-SPEC-06")
def a_molotov_on_two_spawn_tokens_and_a_friend() -> Account:
    table = alone("molotov", "axe").put("walker", "B", 2).put("fatty", "B")
    table.spawn("B", "white").spawn("B", "red").spawn("D", "violet")
    story = tell(table.turn("ben")).play("fire:molotov>B")
    return story.play("zone:0.3", "pass")


@PLAYS.of("NLD-SPEC-07", "NLD-SPEC-08")
def a_molotov_in_the_only_spawn_zone() -> Account:
    table = alone("molotov", board=HOUSE).put("walker", "B").put("walker", "C")
    return tell(table.spawn("B", "white").turn("ben")).play("fire:molotov>B")


# -- searching -----------------------------------------------------------------------------


@PLAYS.of("NLD-SEARCH-05", "NLD-SEARCH-06", "NLD-MODE-03")
def the_decks_of_two_modes() -> Account:
    table = scene(HOUSE).put("ben", "C").put("tom", "D").mode("tom").put("judy", "B")
    for name in ("ben", "judy"):
        tell(table.turn(name))
    story = tell(table.turn("ben"))
    table.finds("boards")
    story.play("search:house", "say:keep")
    return story


@PLAYS.of("NLD-SEARCH-06", "NLD-SEARCH-05")
def a_search_in_zombicide_mode() -> Account:
    table = alone(board=HOUSE, zone="C").finds("machete")
    return tell(table.turn("ben")).play("search:melee", "say:discard")


def short(deck: int) -> Account:
    """A deck with one card left, and discards of all decks."""
    table = scene(HOUSE).put("ben", "C")
    state = table.state
    stocks = [*state.stocks]
    first, *others = stocks[deck].cards
    stocks[deck] = stocks[deck].without(tuple(others))
    other = (deck + 1) % len(stocks)
    strange = stocks[other].cards[0]
    stocks[other] = stocks[other].without((strange,))
    state.stocks = tuple(stocks)
    state.discards += (*others, strange)
    plain = [card for card in others if table.game.gear(card).event is None]
    table.cards(first, plain[0])
    story = tell(table.start(SearchZone(table.who("ben"), deck, 2), Rest()))
    while table.game.decision is not None and table.game.decision.kind == "receive":
        story.play("say:discard")
    return story


@PLAYS.of("NLD-SEARCH-07", "NLD-SETUP-07")
def the_house_deck_runs_out() -> Account:
    return short(0)


@PLAYS.of("NLD-SEARCH-07", "NLD-SETUP-07")
def the_melee_deck_runs_out() -> Account:
    return short(1)


@PLAYS.of("NLD-SEARCH-07", "NLD-SETUP-07")
def the_ranged_deck_runs_out() -> Account:
    return short(2)


# -- skills --------------------------------------------------------------------------------


@PLAYS.of("NLD-SKILL-13", "NLD-SKILL-16")
def hit_and_run_past_ghouls() -> Account:
    table = alone("machete", zone="B").skills("ben", "hit-and-run").put("walker", "B", 3)
    return tell(table.turn("ben")).dice(3).play("melee:machete>B", "move:C")


@PLAYS.of("NLD-SKILL-13", "NLD-CAR-04")
def nobody_runs_out_of_a_car() -> Account:
    table = driving().mode("ben").skills("ben", "hit-and-run", only=True).equip("ben", "machete")
    return tell(table.put("walker", "B", 2).turn("ben")).dice(3).play("melee:machete>B")


@PLAYS.of("NLD-SKILL-15", "NLD-SKILL-01")
def bloodlust_over_two_zones() -> Account:
    table = alone("machete").skills("ben", "bloodlust-melee").put("walker", "C").put("walker", "A")
    story = tell(table.turn("ben")).play("skill:bloodlust-melee>C")
    return story.dice(3).play("melee:machete>C")


@PLAYS.of("NLD-SKILL-15")
def bloodlust_with_the_last_action() -> Account:
    table = alone("machete").skills("ben", "bloodlust-melee").put("walker", "B")
    story = tell(table.turn("ben", left=1)).play("skill:bloodlust-melee>B")
    return story.dice(1).play("melee:machete>B")


@PLAYS.of("NLD-SKILL-01", "NLD-SKILL-10", "NLD-SKILL-11", "NLD-SKILL-12")
def slipping_shoving_taunting() -> Account:
    table = alone("machete", zone="B").skills("ben", "slippery", "shove", "taunt")
    table.put("walker", "B", 2).put("fatty", "B").put("walker", "D").put("tom", "E")
    story = tell(table.turn("ben")).play("skill:taunt>D", "skill:shove>A", "move:C")
    return story


# -- the beginning -------------------------------------------------------------------------


@PLAYS.of("NLD-SETUP-04", "NLD-SETUP-06", "NLD-SETUP-08", "NLD-SETUP-09", "NLD-COMP-05",
          "NLD-SETUP-05", "NLD-MIS-01")  # fmt: skip
def the_starting_cards_are_dealt() -> Account:
    table = Scene(RULES, "S1", seats=2)
    names = [table.game.gear(card).id for card in table.state.starting]
    bag = [c for c, name in zip(table.state.starting, names, strict=True) if name != "table-leg"]
    legs = [c for c, name in zip(table.state.starting, names, strict=True) if name == "table-leg"]
    table.cards(*bag[:3], *legs[:2], *bag[3:])
    return tell(table.start())


@pytest.mark.parametrize("name", PLAYS.params())
def test_a_play_is_told_as_it_is_written(name: str) -> None:
    assert PLAYS.now(name) == PLAYS.written()[name]


def test_nothing_is_written_of_plays_that_are_no_more() -> None:
    assert [*PLAYS.written()] == [*PLAYS.plays]
