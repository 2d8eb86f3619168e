"""From content and set-up options to a world and its first state."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.zombicide.board import Board, assemble, mask_of
from shambler.games.zombicide.content import Content, Mission
from shambler.games.zombicide.edition import Edition
from shambler.games.zombicide.features.remotes import remote_zones
from shambler.games.zombicide.missions import goals_of, prepare, rewards_of, rules_of
from shambler.games.zombicide.procedures.setup import (
    SetUp,
    add_spawn,
    extra_tokens,
    hold,
    zones_for_extra,
)
from shambler.games.zombicide.state import (
    GONE,
    Ground,
    Machine,
    SpawnToken,
    Survivor,
    TableState,
    Token,
)
from shambler.games.zombicide.table import STREAMS
from shambler.games.zombicide.world import World
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Setup


class TableSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table."""

    seats: int = 1  # players, 1 to 6
    survivors: tuple[str, ...] = ()  # who plays; empty: the six of the box
    owners: tuple[int, ...] = ()  # the seat of each survivor; empty: dealt around the table
    ultrared: bool = False
    enemy_cards: tuple[str, ...] = ("easy", "hard", "extra")  # groups that make the enemy deck
    extra_spawns: tuple[str, ...] = ()  # where a large team puts them; empty: asked at set-up


def build_table(
    edition: Edition,
    content: Content,
    mission: Mission,
    setup: TableSetup,
    board: Board | None = None,
) -> tuple[World, TableState]:
    """Check the options, lay the board (or take another one), put everything on it."""
    team = _team(edition, content, setup)
    owners = _owners(team, setup)
    if board is None:
        board = assemble(content.tiles, content.joins, mission.grid(), seams=content.seams)
    world = World(
        edition,
        content,
        mission,
        board,
        team,
        owners,
        ultrared=setup.ultrared,
        deck=_enemy_deck(edition, content, setup),
    )
    world.adopt(
        goals_of(world, mission.goal),
        {color: rewards_of(world, mission.reward, color) for color in world.colors},
        rules_of(world),
    )
    return world, _first_state(world, setup)


def _team(edition: Edition, content: Content, setup: TableSetup) -> tuple[str, ...]:
    team = setup.survivors or tuple(content.survivors)[: edition.team_size]
    for name in team:
        if name not in content.survivors:
            known = ", ".join(content.survivors)
            raise BadSetup(f"survivors: nobody is called {name!r}; there are {known}")
    if len(set(team)) != len(team):
        raise BadSetup("survivors: somebody is named twice")
    if not edition.team_size <= len(team) <= edition.most_survivors:
        size = f"{edition.team_size} to {edition.most_survivors}"
        raise BadSetup(f"survivors: a team has {size}, not {len(team)}")
    return team


def _owners(team: Sequence[str], setup: TableSetup) -> tuple[int, ...]:
    if not 1 <= setup.seats <= 6:
        raise BadSetup(f"seats: 1 to 6 can play, not {setup.seats}")
    owners = setup.owners or tuple(number % setup.seats for number in range(len(team)))
    if len(owners) != len(team):
        raise BadSetup(f"owners: {len(team)} survivors need as many owners, not {len(owners)}")
    if set(owners) != set(range(setup.seats)):
        raise BadSetup(f"owners: every seat from 0 to {setup.seats - 1} needs a survivor")
    return owners


def _enemy_deck(edition: Edition, content: Content, setup: TableSetup) -> tuple[int, ...]:
    """The groups of cards that make the deck (Z-DIFF-07)."""
    groups = edition.card_groups
    unknown = [group for group in setup.enemy_cards if group not in groups]
    if unknown:
        raise BadSetup(f"enemy_cards: no group is called {unknown[0]!r}; easy, hard or extra")
    numbers = {number for group in setup.enemy_cards for number in groups[group]}
    deck = tuple(sorted(card.number for card in content.enemy_deck if card.number in numbers))
    if not deck:
        raise BadSetup("enemy_cards: a deck needs at least one group of cards")
    return deck


def _first_state(world: World, setup: TableSetup) -> TableState:
    mission, board = world.mission, world.board
    count = len(board.zones)
    decks = world.decks
    state = TableState(
        stack=[SetUp()],
        counters=[0] * STREAMS,
        survivors=[_survivor(world, who) for who in range(len(world.sheets))],
        enemies=[world.nobody] * count,
        pool=tuple(foe.miniatures for foe in world.foes),
        ground=_ground(world),
        fitted=mask_of(world.board.opening_at(entry.at) for entry in mission.barrier),
        reserve=_reserve(world),
        noise=[0] * count,
        machines=[Machine(board.zone_at(entry.zone)) for entry in mission.machine],
        tokens=_tokens(world),
        hidden=tuple(c for c, n in mission.pool.mix.items() for _ in range(n))
        if mission.pool
        else (),
        remotes=remote_zones(world),
        spawns=_spawns(world),
        equipment=Deck(decks.get("equipment", ())),
        stocks=_stocks(world),
        enemy_deck=Deck(world.enemy_deck),
        prototypes=Deck(decks.get("prototype", ())),
        supply=decks.get(world.edition.supply, ()),
        removed=decks.get("scene", ()),
        starting=decks.get("starting", ()),
    )
    _equip(world, state)
    for entry in mission.enemy:
        _place_enemies(world, state, entry.enemy, entry.zone, entry.count)
    prepare(world, state)
    _extra_spawns(world, state, setup)
    return state


def _stocks(world: World) -> tuple[Deck, ...]:
    """The decks to search, where there are several (NLD-SETUP-07)."""
    names = world.edition.search_decks
    return tuple(Deck(world.decks[name]) for name in names) if len(names) > 1 else ()


def _survivor(world: World, who: int) -> Survivor:
    """On the starting zone, full of armor, with the blue skill (INV-SETUP-09, 11).

    Groups are split later; companions stand where the mission puts them.
    """
    sheet, zone = world.sheets[who], GONE
    if who >= world.team:
        return Survivor(zone=world.place(f"objective:{sheet.id}"), armor=world.armor[who])
    for start in world.mission.start:
        if start.who in ("all", "random-group") or sheet.id in start.who:
            zone = world.board.zone_at(start.zone)
    armor, skills, other = world.armor[who], world.tracks[who][0], world.other_sides[who]
    if other:  # NLD-SETUP-04
        return Survivor(zone=zone, armor=armor, side=1, kept=skills, skills=other[0])
    return Survivor(zone=zone, armor=armor, skills=skills)


def _ground(world: World) -> Ground:
    closed = locked = active = inactive = 0
    for barrier in world.mission.barrier:
        bit = 1 << world.board.opening_at(barrier.at)
        closed |= bit if barrier.state == "closed" else 0
    for door in world.mission.door:
        bit = 1 << world.opening(door.between)
        closed |= bit if door.state == "closed" else 0
        locked |= bit if door.state == "secured" else 0
    for spawn in world.mission.spawn:
        bit = 1 << world.board.zone_at(spawn.zone)
        active |= bit if spawn.mold == "active" else 0
        inactive |= bit if spawn.mold == "inactive" else 0
    return Ground(closed=closed, locked=locked, active=active, inactive=inactive)


def _reserve(world: World) -> int:
    """Neutral doors, or barricades, not on the board."""
    mission = world.mission
    doors = sum(door.token == "neutral" for door in mission.door)
    barricades = sum(barrier.token == "barricade" for barrier in mission.barrier)
    return world.edition.door_reserve - doors - barricades


def _tokens(world: World) -> tuple[Token, ...]:
    mission, board = world.mission, world.board
    shown = [
        Token(number, board.zone_at(entry.zone), entry.color)
        for number, entry in enumerate(mission.objective)
        if entry.takeable
    ]
    first = len(mission.objective)
    pool = mission.pool.zones if mission.pool else ()
    hidden = [Token(first + number, board.zone_at(zone)) for number, zone in enumerate(pool)]
    return (*shown, *hidden)


def _spawns(world: World) -> tuple[SpawnToken, ...]:
    """The mission's spawn tokens."""
    return tuple(
        SpawnToken(number, world.board.zone_at(entry.zone), entry.color, entry.active, entry.pool)
        for number, entry in enumerate(world.mission.spawn)
    )


def _extra_spawns(world: World, state: TableState, setup: TableSetup) -> None:
    """The spawn tokens of a large team, if the options say where (INV-BIG-02, INV-BIG-03)."""
    wanted = extra_tokens(world)
    if setup.extra_spawns and len(setup.extra_spawns) != wanted:
        raise BadSetup(f"extra_spawns: a team of {world.team} adds {wanted} spawn tokens")
    for name in setup.extra_spawns:
        try:
            zone = world.board.zone_at(name)
        except ValueError as problem:
            raise BadSetup(f"extra_spawns: {problem}") from problem
        if zone not in zones_for_extra(world, state):
            raise BadSetup(f"extra_spawns: a spawn token on {name} would spoil the mission")
        add_spawn(world, state, zone)


def _equip(world: World, state: TableState) -> None:
    """Cards survivors start with because of a skill (INV-SETUP-06)."""
    for survivor in state.survivors:
        for skill in survivor.skills:
            for ability in world.skills[skill].abilities:
                if ability.name == "starts-with-card":
                    _take_from_deck(world, state, survivor, ability.text("card"))


def _take_from_deck(world: World, state: TableState, survivor: Survivor, name: str) -> None:
    """A named card comes out of its deck; with no copy left the survivor goes without."""
    for card in world.copies[name]:
        if card in state.equipment.bag:
            state.equipment = state.equipment.remove(card)
        elif card in state.starting:
            state.starting = tuple(c for c in state.starting if c != card)
        else:
            continue
        hold(world, survivor, card)
        return


def _place_enemies(world: World, state: TableState, enemy: str, zone: str, count: int) -> None:
    at, foe = world.board.zone_at(zone), world.foe_index[enemy]
    here = list(state.enemies[at])
    here[foe] += count
    state.enemies[at] = tuple(here)
    state.infested |= 1 << at
    pool = list(state.pool)
    pool[foe] -= count
    state.pool = tuple(pool)
