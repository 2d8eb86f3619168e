"""Combining cards, Ma's Shotgun and Molotovs (chapter 12)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.combining.events import CardsCombined
from shambler.games.zombicide.systems.molotov.events import MolotovThrown, SpawnShifted
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS


def ben(*cards: str, board: str = ROAD, zone: str = "A") -> Scene:
    return Scene(RULES, board=board).put("ben", zone).equip("ben", *cards)


def carried(table: Scene, name: str = "ben") -> set[str]:
    survivor = table.survivor(name)
    return {table.game.gear(c).id for c in (*survivor.hands, *survivor.pack) if c >= 0}


EXTRA = ("mas-shotgun", "molotov", "scoped-winchester", "torch")


@rule("NLD-SPEC-02", "NLD-SPEC-06", "NLD-SPEC-01")
def test_combining_is_free_discards_the_parts_and_rearranges() -> None:
    table = ben("axe", "scope").pack("ben", "flammable-fluid", "mason-jar").turn("ben")
    assert table.cost_of("combine:molotov") == 0
    table.play("combine:molotov").asks("fill-hand")
    table.play("card:molotov", "done")
    assert carried(table) == {"molotov", "axe", "scope"}
    discards = {table.game.gear(card).id for card in table.state.discards}
    assert discards == {"flammable-fluid", "mason-jar"}
    table.told(CardsCombined, who=0)
    held = [card for card in table.survivor("ben").hands if table.game.gear(card).id == "molotov"]
    assert len(held) == 1 and held[0] not in table.state.supply
    assert len(table.state.supply) == sum(len(table.copies(c)) for c in EXTRA) - 1


@rule("NLD-SPEC-02")
def test_cards_are_combined_after_the_last_action_too() -> None:
    table = ben("flammable-fluid", "mason-jar").turn("ben").play("move:B", "move:A", "move:B")
    assert not table.offers("move:A")
    table.play("combine:molotov", "done").asks("turn")
    assert carried(table) == {"molotov"}


@rule("NLD-SPEC-02")
def test_without_a_copy_left_or_without_a_part_nothing_is_made() -> None:
    table = ben("flammable-fluid", "mason-jar")
    made = table.copies("molotov")
    table.state.supply = tuple(card for card in table.state.supply if card not in made)
    table.state.removed = (*table.state.removed, *made)
    assert table.turn("ben").blocked("combine:molotov") == "NLD-SPEC-02"
    table = ben("flammable-fluid", "scope").turn("ben")
    assert not any(key.startswith("combine") for key in table.options)


@rule("NLD-SPEC-03")
def test_a_combination_cannot_be_undone() -> None:
    table = ben("winchester-94", "scope").turn("ben").play("combine:scoped-winchester", "done")
    verbs = {key.partition(":")[0] for key in table.options}
    assert "separate" not in verbs
    assert carried(table) == {"scoped-winchester"}
    assert not any(key.startswith("combine") for key in table.options)


@rule("NLD-SPEC-09")
def test_either_winchester_makes_a_scoped_one() -> None:
    for card in ("winchester-94", "winchester-94-found"):
        table = ben(card, "scope").turn("ben")
        table.play("combine:scoped-winchester", "card:scoped-winchester")
        assert carried(table) == {"scoped-winchester"}
    assert table.offers("fire:scoped-winchester>E")  # four zones away


@rule("NLD-SPEC-10")
def test_a_torch_uses_up_the_table_leg_and_keeps_the_fluid() -> None:
    table = ben("table-leg", "flammable-fluid").turn("ben").play("combine:torch", "card:torch")
    table.play("done")
    assert carried(table) == {"torch", "flammable-fluid"}


@rule("NLD-SPEC-04", "NLD-SPEC-05")
def test_mas_shotgun_fires_strikes_and_pairs_in_zombicide_mode() -> None:
    table = ben("machete", "sawed-off").mode("ben").put("walker", "A").turn("ben")
    table.play("combine:mas-shotgun", "card:mas-shotgun")
    assert table.offers("fire:mas-shotgun>B")
    assert table.offers("melee:mas-shotgun>A")
    table = ben("mas-shotgun", "mas-shotgun").mode("ben").put("fatty", "A", 2).turn("ben")
    table.dice(3, 3).play("melee:mas-shotgun*2>A")
    assert table.enemies("A") == {}
    table.dice(1, 1, 1, 1).play("fire:mas-shotgun*2>B")
    assert table.blocked("fire:mas-shotgun*2>B") == "NLD-TRAIT-01"  # reload


@rule("NLD-SPEC-05")
def test_in_romero_mode_mas_shotgun_cannot_be_used_at_all() -> None:
    table = ben("mas-shotgun").put("walker", "A").turn("ben")
    assert table.blocked("fire:mas-shotgun>B") == "NLD-SPEC-05"
    assert table.blocked("melee:mas-shotgun>A") == "NLD-SPEC-05"


@rule("NLD-SPEC-07")
def test_a_molotov_eliminates_everybody_in_an_exterior_zone() -> None:
    table = ben("molotov").put("walker", "B", 2).put("fatty", "B").put("karen", "B").turn("ben")
    assert table.cost_of("fire:molotov>B") == 1
    table.play("fire:molotov>B")
    assert table.enemies("B") == {}
    assert table.survivor("ben").experience == 4  # a point for each
    assert carried(table) == set()
    table.told(ev.EnemiesFell, rule="NLD-SPEC-07")
    table.told(MolotovThrown, zone=table.zone("B"))


@rule("NLD-SPEC-07")
def test_a_molotov_is_not_thrown_into_the_house_and_the_refusal_says_why() -> None:
    table = ben("molotov", board=HOUSE, zone="B").put("walker", "C").put("walker", "A").turn("ben")
    assert table.offers("fire:molotov>A")
    assert table.blocked("fire:molotov>C") == "NLD-SPEC-07"
    told = {entry.key: entry for entry in table.match.blocked(0, "fr")}
    assert told[table.key("fire:molotov>C")].reason


@rule("NLD-SPEC-07")
def test_survivors_burn_too_and_rooms_are_no_target() -> None:
    table = ben("molotov").put("tom", "B").turn("ben").play("fire:molotov>B")
    assert table.outcome is not None
    assert table.outcome.rule == "Z-WIN-02"
    table = ben("molotov", board=HOUSE, zone="C").turn("ben")
    assert [key for key in table.options if key.startswith("fire")] == ["fire:molotov>0.1"]
    table = ben("axe", board=ROOMS).pack("ben", "molotov").turn("ben")
    assert not any(key.startswith("fire") for key in table.options)  # not from the backpack


@rule("NLD-SPEC-08", "NLD-SPAWN-03")
def test_a_spawn_token_in_the_fire_may_be_shifted() -> None:
    table = ben("molotov").spawn("B", "white").spawn("E", "green").put("walker", "B")
    table.state.first_spawn = table.zone("B")
    table.turn("ben").play("fire:molotov>B").asks("shift-spawn", "zone:0.4", "pass")
    table.play("zone:0.4")
    zones = [token.zone for token in table.state.spawns]
    assert zones == [table.zone("E"), table.zone("E")]
    assert table.state.first_spawn == table.zone("E")  # the white zone is still the first
    table.told(SpawnShifted, rule="")


@rule("NLD-SPEC-08")
def test_it_may_stay_and_the_last_spawn_zone_always_does() -> None:
    table = ben("molotov").spawn("B", "white").spawn("E", "green").turn("ben")
    table.play("fire:molotov>B", "pass")
    assert [token.zone for token in table.state.spawns] == [table.zone("B"), table.zone("E")]
    table = ben("molotov", "axe").spawn("B", "white").spawn("B", "green").turn("ben")
    table.play("fire:molotov>B").asks("turn")


@rule("NLD-SPEC-01")
def test_extra_equipment_is_in_no_deck() -> None:
    table = ben()
    decks = {table.game.gear(card).deck for stock in table.state.stocks for card in stock.cards}
    assert decks == {"house", "melee", "ranged"}


@rule("NLD-SPEC-02")
def test_what_is_made_comes_out_of_the_supply_and_its_parts_are_spent_once() -> None:
    table = ben("machete", "sawed-off").pack("ben", "machete", "sawed-off").turn("ben")
    supply = [table.game.gear(card).id for card in table.state.supply]
    table.play("combine:mas-shotgun", "done")
    left = [table.game.gear(card).id for card in table.state.supply]
    assert supply.count("mas-shotgun") - left.count("mas-shotgun") == 1
    assert len(left) == len(supply) - 1
    survivor = table.survivor("ben")
    cards = [table.game.gear(c).id for c in (*survivor.hands, *survivor.pack) if c >= 0]
    assert sorted(cards) == ["machete", "mas-shotgun", "sawed-off"]
    assert table.acting.spent == 0
    table.play("combine:mas-shotgun", "done")  # as often as the cards allow


@rule("NLD-SPEC-02")
def test_nobody_combines_with_the_cards_of_somebody_else() -> None:
    table = ben("flammable-fluid").put("tom", "A").equip("tom", "mason-jar").turn("ben")
    assert not any(key.startswith("combine") for key in table.options)


@rule("NLD-SPEC-02")
def test_parts_are_found_in_hands_and_backpack() -> None:
    for held, packed in (
        (("flammable-fluid", "mason-jar"), ()),
        (("flammable-fluid",), ("mason-jar",)),
        ((), ("flammable-fluid", "mason-jar")),
    ):
        table = ben(*held).pack("ben", *packed).turn("ben")
        assert table.offers("combine:molotov")


@rule("NLD-SPEC-03", "NLD-SPEC-09")
def test_a_scoped_winchester_gives_nothing_back_when_it_is_thrown_away() -> None:
    table = ben("winchester-94-found", "scope").turn("ben")
    table.play("combine:scoped-winchester", "card:scoped-winchester")
    table.play("discard", "take:ben", "drop:ben.scoped-winchester")
    assert carried(table) == set()
    assert "scoped-winchester" in [table.game.gear(card).id for card in table.state.supply]
    discards = sorted(table.game.gear(card).id for card in table.state.discards)
    assert discards == ["scope", "winchester-94-found"]


@rule("NLD-SPEC-04")
def test_mas_shotgun_needs_a_machete_and_a_sawed_off() -> None:
    for cards in (("machete", "uzi"), ("axe", "sawed-off"), ("machete", "machete")):
        assert not ben(*cards).turn("ben").offers("combine:mas-shotgun")
    assert ben("machete", "sawed-off").turn("ben").offers("combine:mas-shotgun")


@rule("NLD-SPEC-04")
def test_a_pair_of_mas_shotguns_fires_and_strikes_together() -> None:
    table = ben("mas-shotgun", "mas-shotgun").mode("ben").put("walker", "A", 2)
    table.put("fatty", "B", 4).turn("ben")
    table.dice(3, 3, 3, 3).play("fire:mas-shotgun*2>B")
    assert table.enemies("B") == {}
    table.dice(3, 3).play("melee:mas-shotgun*2>A")
    assert table.enemies("A") == {}


@rule("NLD-SPEC-06")
def test_a_molotov_uses_both_its_parts_up() -> None:
    table = ben("flammable-fluid", "mason-jar").turn("ben").play("combine:molotov", "done")
    assert carried(table) == {"molotov"}
    assert not ben("flammable-fluid", "scope").turn("ben").offers("combine:molotov")
    assert not ben("table-leg", "mason-jar").turn("ben").offers("combine:molotov")


@rule("NLD-SPEC-07")
def test_whoever_throws_a_molotov_at_their_own_feet_burns() -> None:
    table = ben("molotov").put("walker", "A", 2).turn("ben").play("fire:molotov>A")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "Z-WIN-02")
    assert table.enemies("A") == {}


@rule("NLD-SPEC-07")
def test_a_molotov_burns_every_kind_and_everybody_and_reaches_one_zone() -> None:
    table = ben("molotov", "molotov").put("walker", "B").put("breaker", "B", 2).put("fatty", "B")
    table.put("karen", "B").put("johnny", "B").put("walker", "C").turn("ben")
    assert not table.offers("fire:molotov>C")
    table.play("fire:molotov>B")
    assert (table.enemies("B"), table.enemies("C")) == ({}, {"walker": 1})
    assert table.survivor("ben").experience == 6
    assert [table.game.gear(c).id for c in table.survivor("ben").hands if c >= 0] == ["molotov"]
    assert "molotov" in [table.game.gear(card).id for card in table.state.supply]
    table = ben("molotov").put("tom", "B").put("judy", "B").turn("ben").play("fire:molotov>B")
    fallen = [event.who for event in table.events if isinstance(event, ev.Eliminated)]
    assert fallen == [table.who("tom"), table.who("judy")]


@rule("NLD-SPEC-08")
def test_each_token_in_the_fire_is_asked_for_and_goes_to_a_spawn_zone() -> None:
    table = ben("molotov").spawn("B", "green").spawn("B", "white").spawn("E", "green")
    table.spawn("D", "green").turn("ben").play("fire:molotov>B")
    table.asks("shift-spawn", "zone:0.3", "zone:0.4", "pass").play("zone:0.3")
    table.asks("shift-spawn", "zone:0.3", "zone:0.4", "pass").play("pass")
    zones = [table.game.world.board.zones[token.zone].name for token in table.state.spawns]
    assert zones == ["0.3", "0.1", "0.4", "0.3"]


@rule("NLD-SPEC-08")
def test_a_token_may_go_to_a_spawn_zone_that_sleeps() -> None:
    table = ben("molotov").spawn("B", "white").spawn("E", "green", active=False).turn("ben")
    table.play("fire:molotov>B").asks("shift-spawn", "zone:0.4", "pass")


@rule("NLD-SPEC-08")
def test_a_sleeping_token_is_shifted_and_sleeps_on() -> None:
    table = ben("molotov").spawn("B", "red", active=False).spawn("E", "white").turn("ben")
    table.play("fire:molotov>B", "zone:0.4")
    tokens = [(token.color, token.zone, token.active) for token in table.state.spawns]
    assert tokens == [("red", table.zone("E"), False), ("white", table.zone("E"), True)]


@rule("NLD-SPEC-08")
def test_tokens_elsewhere_are_left_alone() -> None:
    table = ben("molotov", "axe").spawn("C", "white").spawn("E", "green").turn("ben")
    table.play("fire:molotov>B").asks("turn")
    assert [token.zone for token in table.state.spawns] == [table.zone("C"), table.zone("E")]


@rule("NLD-SPEC-10")
def test_the_fluid_makes_torch_after_torch() -> None:
    table = ben("table-leg", "flammable-fluid").pack("ben", "table-leg").turn("ben")
    table.play("combine:torch", "done", "combine:torch", "done")
    survivor = table.survivor("ben")
    cards = [table.game.gear(c).id for c in (*survivor.hands, *survivor.pack) if c >= 0]
    assert sorted(cards) == ["flammable-fluid", "torch", "torch"]
    removed = [table.game.gear(card).id for card in table.state.removed]
    assert removed.count("table-leg") == 2  # starting equipment leaves the game


@rule("NLD-SPEC-01")
def test_no_search_brings_extra_equipment_even_from_the_discards() -> None:
    table = ben("torch", board=ROOMS).mode("ben").turn("ben")
    table.play("discard", "take:ben", "drop:ben.torch")
    assert table.state.discards == ()
    searches = [key for key in table.options if key.startswith("search")]
    assert searches == ["search:house", "search:melee", "search:ranged"]
