"""The box, the team and set-up (Z-OVER, Z-SETUP, Z2E-001 to 008, FH-COMP, FH-SETUP)."""

from collections import Counter

import msgspec
import pytest

from shambler.games.zombicide.board import assemble
from shambler.games.zombicide.build import build_table
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import PlacedEnemies, Start
from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.setup import DealStartingCards
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.systems.buildings.building_state import buildings_in
from shambler.games.zombicide.systems.buildings.buildings import Buildings
from shambler.games.zombicide.systems.escort.escort import PickLeader, leader_in
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule, some
from shambler.testing.zombicide import BadPosition, Rest, Scene
from tests.rules.hendrix.boards import STREET, TEAM, scene

BOX = {
    "starting": {"crowbar": 1, "fire-axe": 1, "ka-bar": 1, "pistol": 1, "rifle": 2},
    "advanced": {
        "aaahh": 4, "canned-food": 2, "chainsaw": 2, "fire-axe-advanced": 1, "flashlight": 2,
        "katana": 2, "kukri": 2, "machete": 2, "molotov": 4, "pistol-advanced": 1, "sawed-off": 4,
        "sniper-rifle": 2, "water": 2,
    },
    "pimpweapon": {
        "aaahh-pimpweapon": 2, "army-sniper-rifle": 1, "golden-ak-47": 1, "golden-kukri": 1,
        "pattons-357-magnum": 1, "pattons-45-long-colt": 1, "prized-katana": 1,
        "prototype-assault-shotgun": 1, "siege-hammer": 1, "wristbreaker": 1,
    },
    "military": {
        "aaahh-military": 2, "an-m14-incendiary-grenade": 4, "colt-m16a4-rifle": 2,
        "colt-m4-carbine": 4, "flashlight-military": 2, "hk-mp5": 4, "hk-mp7": 2,
        "ka-bar-military": 4, "machete-military": 2, "mossberg-500": 2, "mre": 2,
        "night-vision-goggles": 2, "plenty-of-bullets": 2, "plenty-of-shells": 2, "repair-kit": 6,
        "sig-sauer-p320": 4, "tactical-halligan": 2, "tactical-tomahawk": 2,
    },
}  # fmt: skip
DEAL = ("rifle", "crowbar", "pistol", "fire-axe", "ka-bar", "rifle")


def dealt(*cards: str, **options: object) -> Scene:
    """M1 with the starting cards dealt in this order to the six."""
    table = Scene(RULES, "M1", **options)
    taken: list[int] = []
    for name in cards:
        taken.append(next(c for c in table.copies(name) if c not in taken))
    return table.cards(*taken).start(DealStartingCards(), Rest())


# -- the box ---------------------------------------------------------------------------------


@rule("FH-COMP-01", "Z2E-002", "FH-SETUP-01", "FH-SETUP-02", "FH-MIL-01")
@pytest.mark.parametrize("deck", BOX)
def test_the_cards_of_the_box_lie_in_their_decks_on_the_table(deck: str) -> None:
    table = Scene(RULES, "M1")
    state, world = table.state, table.game.world
    lying = {
        "starting": state.starting,
        "pimpweapon": state.prototypes.cards,
        **{
            name: deck.cards
            for name, deck in zip(world.edition.search_decks, state.stocks, strict=True)
        },
    }
    assert Counter(world.cards[card].id for card in lying[deck]) == BOX[deck]


@rule("FH-COMP-01")
def test_there_are_97_equipment_cards() -> None:
    sizes = {deck: sum(cards.values()) for deck, cards in BOX.items()}
    assert sizes == {"starting": 6, "advanced": 30, "pimpweapon": 11, "military": 50}
    assert sum(card.copies for card in RULES.content.cards.values()) == 97


@rule("FH-ALLOUT-09")
@pytest.mark.parametrize(
    ("card", "pushes", "keep"),
    [
        ("chainsaw", 3, 5), ("katana", 2, 3), ("pistol-advanced", 1, 1), ("sawed-off", 2, 4),
        ("golden-ak-47", 3, 5), ("army-sniper-rifle", 1, 5), ("wristbreaker", 2, 5),
        ("hk-mp7", 3, 5), ("tactical-tomahawk", 1, 3), ("mossberg-500", 2, 5), ("hk-mp5", 2, 4),
        ("crowbar", 1, 0), ("rifle", 1, 0), ("molotov", 0, 5),
    ],
)  # fmt: skip
def test_cards_of_every_deck_have_all_out_and_keep_values(
    card: str, pushes: int, keep: int
) -> None:
    sheet = RULES.content.cards[card]
    found = {ability.name: getattr(ability, "dice", 0) for ability in sheet.abilities}
    assert (found.get("all-out", 0), found.get("keep", 0)) == (pushes, keep)
    weapons = [sheet for sheet in RULES.content.cards.values() if sheet.attacks]
    fire = {"molotov", "an-m14-incendiary-grenade"}
    for weapon in some(weapons):
        driven = any(ability.name == "all-out" for ability in weapon.abilities)
        assert driven == (weapon.id not in fire), weapon.id


@rule("FH-COMP-02", "FH-SETUP-03", "Z2E-002")
def test_the_zombie_cards_041_to_080_make_the_deck() -> None:
    table = Scene(RULES, "M1")
    assert sorted(table.state.enemy_deck.cards) == list(range(41, 81))


@rule("FH-COMP-03")
def test_the_tiles_of_the_campaign() -> None:
    numbers = {int(key[:-1]) for key in RULES.content.tiles}
    assert numbers == {*range(1, 10), *range(16, 22)}
    assert {key[-1] for key in RULES.content.tiles} == {"R", "V"}


@rule("FH-COMP-04", "FH-CLOCK-01", "FH-SETUP-05")
def test_figures_clock_lights_and_penny_are_on_the_table() -> None:
    table = Scene(RULES, "M1")
    pool = dict(zip((foe.id for foe in table.game.world.foes), table.state.pool, strict=True))
    assert pool == {
        "walker": 40, "fatty": 16, "runner": 16, "shooter": 12,
        "patient-0": 1, "hobomination": 1, "abominacop": 1, "abominawild": 1,
    }  # fmt: skip
    view = table.match.view(0)
    assert isinstance(view, HendrixView)
    assert (view.night.hour, view.night.beams, view.escort.companion) == (10, [], "penny")


# -- the team --------------------------------------------------------------------------------


@rule("Z-OVER-02", "Z2E-001", "Z-SETUP-02")
def test_one_to_six_players_share_the_six_as_they_like() -> None:
    for seats in range(1, 7):
        assert Match.new(RULES, "M1", seed=1, seats=seats).game.world.seats == tuple(range(seats))
    owners = (1, 1, 0, 1, 1, 1)
    assert Match.new(RULES, "M1", seed=1, seats=2, owners=owners).game.world.owners[:6] == owners
    assert RULES.scenarios()[0].seats == (1, 6)
    for wrong in ({"seats": 7}, {"seats": 0}, {"seats": 3, "owners": owners}):
        with pytest.raises(BadSetup):
            Match.new(RULES, "M1", seed=1, **wrong)


@rule("Z-OVER-03", "Z2E-001", "Z-SETUP-02")
def test_a_team_is_six() -> None:
    assert Scene(RULES, "M1").game.world.names[:6] == TEAM
    with pytest.raises(BadSetup):
        Match.new(RULES, "M1", seed=1, survivors=TEAM[:5])
    with pytest.raises(BadSetup):
        Match.new(RULES, "M1", seed=1, survivors=(*TEAM[:5], TEAM[0]))
    turned = TEAM[::-1]
    assert Match.new(RULES, "M1", seed=1, survivors=turned).game.world.names[:6] == turned


@rule("Z2E-005", "Z2E-006", "Z-SETUP-03", "FH-CAMP-12")
def test_everybody_starts_at_blue_with_nothing_but_a_skill_and_three_health() -> None:
    table = Scene(RULES, "M1")
    blue = ("all-out-ranged-damage-2", "sniper", "field-medic", "spare-parts",
            "all-out-plus-1-die-melee", "shove")  # fmt: skip
    for name, skill in some(zip(TEAM, blue, strict=True)):
        survivor = table.survivor(name)
        assert (survivor.experience, survivor.level, survivor.armor) == (0, 0, 3)
        assert table.skills_of(name) == [skill]
        assert table.cards_of(name) == []


# -- set-up ----------------------------------------------------------------------------------


@rule("Z2E-003")
def test_the_six_starting_cards_are_dealt_at_random_one_each() -> None:
    table = dealt(*DEAL)
    hands = [
        [table.game.gear(card).id for card in table.survivor(name).hands if card != EMPTY]
        for name in TEAM
    ]
    assert hands == [[card] for card in DEAL]
    assert table.state.starting == ()
    orders = {
        tuple(
            Match.new(RULES, "M1", seed=seed).game.state.survivors[who].hands[0] for who in range(6)
        )
        for seed in range(6)
    }
    assert len(orders) > 1


@rule("Z2E-004")
@pytest.mark.parametrize("place", range(6))
def test_whoever_gets_the_fire_axe_goes_first(place: int) -> None:
    rest = [card for card in DEAL if card != "fire-axe"]
    table = dealt(*rest[:place], "fire-axe", *rest[place:], seats=6)
    assert table.state.first_player == table.game.world.owners[place] == place
    few = dealt(*rest[:place], "fire-axe", *rest[place:], seats=2)
    assert few.state.first_player == place % 2  # its player, who has other survivors too


@rule("Z2E-007")
def test_all_printed_doors_are_closed_tokens_lie_on_printed_spots() -> None:
    table = Scene(RULES, "M1")
    board = table.game.world.board
    assert board.doorways
    assert table.state.ground.closed == board.doorways
    assert len(set(story_in(table.state).crates)) == 6


@rule("Z-SETUP-01", "Z2E-008", "FH-SETUP-06", "FH-SETUP-07", "FH-OBJ-01")
def test_a_mission_lays_its_board_spawns_crates_and_cards_face_down() -> None:
    table = Scene(RULES, "M1")
    board, state = table.game.world.board, table.state
    assert [board.zones[token.zone].name for token in state.spawns] == ["0.5", "5.5", "5.0", "0.2"]
    crates = [board.zones[zone].name for zone in story_in(state).crates]
    assert crates == ["0.1", "1.4", "0.8", "5.1", "4.4", "5.7"]
    view = table.match.view(0)
    assert isinstance(view, HendrixView)
    cards = {card.id: card.zone for card in view.story.cards}
    assert cards == {
        "7": "1.4", "3": "0.0", "1": "4.2", "2": "4.3", "6": "2.8", "9": "5.7",
    }  # fmt: skip
    tiles = {key: board.zones[board.zone_at(zone)].tiles[0][:-1] for key, zone in cards.items()}
    assert tiles == {key: key for key in some(tiles)}  # its back shows the number of its tile
    assert (story_in(state).read, view.story.read) == (0, [])


@rule("Z-SETUP-01", "Z-SETUP-08")
def test_zombies_of_the_mission_and_survivors_stand_where_it_says() -> None:
    placed = (
        PlacedEnemies(enemy="walker", zone="0.1", count=3),
        PlacedEnemies(enemy="fatty", zone="0.2", count=2),
    )
    table = scene(STREET, enemy=placed)
    assert (table.enemies("B"), table.enemies("C")) == ({"walker": 3}, {"fatty": 2})
    assert table.state.pool[table.foe("walker")] == 37
    groups = (Start(zone="0.3", who=TEAM[:3]), Start(zone="0.4", who=TEAM[3:]))
    starts = Scene(RULES, "M1").game.world.mission.start
    assert {name for start in starts for name in start.who} == {*TEAM}
    mission = msgspec.structs.replace(RULES.content.missions["M1"], start=groups)
    world, state = build_table(RULES.edition, RULES.content, mission, RULES.setup({}))
    zones = [world.board.zones[survivor.zone].name for survivor in state.survivors[:6]]
    assert zones == ["0.2"] * 3 + ["0.4"] * 3


@rule("FH-SETUP-05", "FH-CLOCK-01")
@pytest.mark.parametrize("hour", [4, 10, 22])
def test_the_clock_begins_at_the_hour_of_the_mission(hour: int) -> None:
    table = scene(hour=hour)
    assert night_in(table.state).hour == hour
    assert all(night_in(Scene(RULES, key).state).hour == mission.hour
               for key, mission in some(RULES.content.missions.items()))  # fmt: skip


@rule("FH-SETUP-08", "FH-PENNY-01", "Z2E-089")
def test_the_team_agrees_on_a_leader_beside_penny_in_every_mission() -> None:
    for key in some(RULES.content.missions):
        table = Scene(RULES, key, seats=2).start(PickLeader(), Rest())
        near = {
            table.game.world.names[who] for who in table.game.here(table.survivor("penny").zone)
        }
        table.asks("leader", *(f"take:{name}" for name in near - {"penny"}), seats=(0, 1))
        chosen = table.options[-1].removeprefix("take:")
        table.play(f"take:{chosen}")
        assert leader_in(table.state) == table.who(chosen)


@rule("Z2E-052")
def test_of_the_first_mission_only_the_house_with_survivors_counts_as_open() -> None:
    table = Scene(RULES, "M1")
    masks, opened = table.game.world.system(Buildings).masks, buildings_in(table.state).opened
    board = table.game.world.board
    open_rooms = [masks[n] for n in range(len(masks)) if opened >> n & 1]
    assert len(open_rooms) == 1
    rooms = {board.zones[z].name for z in range(len(board.zones)) if open_rooms[0] >> z & 1}
    assert rooms == {"1.4", "2.4", "3.4", "4.4", "4.3", "4.2", "4.1", "5.1"}


@rule("FHR-17")
@pytest.mark.parametrize(
    ("tile", "cell", "doors"), [("1R", "0.2", 0), ("2R", "0.2", 0), ("9V", "2.2", 1)]
)
def test_courtyard_corners_touch_no_street_of_their_own_tile(
    tile: str, cell: str, doors: int
) -> None:
    content = RULES.content
    board = assemble(content.tiles, content.joins, [[(tile, 0)]], seams=content.seams)
    zone = board.zone_at(cell)
    assert board.zones[zone].kind == "street"
    assert len(board.zones[zone].cells) == 1
    ways = [
        (there, opening) for there, opening in board.links[zone] if not board.walls >> opening & 1
    ]
    assert len(ways) == doors
    assert all(board.doorways >> opening & 1 for _, opening in ways)


@rule("FH-OVER-07")
def test_a_single_mission_plays_the_advanced_rules_and_those_of_the_fort() -> None:
    table = Scene(RULES, "M1").put("karl", "0.4").put("wayne", "1.2").equip("karl", "kukri")
    table.put("walker", "0.4", 3).put("shooter", "0.2").turn("karl")
    assert table.offers("all-out:melee:kukri>0.4")
    table.play("end").activation("walker")
    assert [entry.who for entry in fallen_in(table.state).lying] == [table.who("karl")]
    assert table.outcome is None
    table.clear().put("shooter", "0.2").cards(42).start(CardForZone(table.zone("5.5")), Rest())
    assert table.wounds("wayne") == 1


@rule("FH-OVER-06")
def test_where_the_expansion_is_silent_the_core_rules_of_the_2nd_edition_apply() -> None:
    ids = set(RULES.ledger.ids)
    assert {f"Z2E-{number:03}" for number in range(1, 93)} <= ids
    assert {f"FHR-{number:02}" for number in range(1, 27)} <= ids
    table = scene().put("wayne", "A").equip("wayne", "rifle", "kukri")
    table.pack("wayne", "water", "machete", "chainsaw")
    with pytest.raises(BadPosition):
        table.pack("wayne", "molotov")  # three cards, not the five of a sister game


@rule("Z2E-003")
def test_everybody_is_told_what_was_dealt() -> None:
    table = dealt(*DEAL)
    told = [event for event in table.events if isinstance(event, ev.Dealt)]
    assert [table.game.gear(event.card).id for event in told] == list(DEAL)
