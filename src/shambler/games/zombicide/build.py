"""From content and set-up options to a world and its first state."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.zombicide.board import Board, assemble
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.edition import Edition
from shambler.games.zombicide.core.game import STREAMS
from shambler.games.zombicide.core.mission_code import MissionRules
from shambler.games.zombicide.core.setup import SetUp, hold
from shambler.games.zombicide.core.state import (
    GONE,
    Ground,
    SpawnToken,
    Survivor,
    Token,
    ZombicideState,
    take_from_stocks,
)
from shambler.games.zombicide.core.winning import GoalKeeper
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.missions.words import goals_of, prepare, rules_of
from shambler.games.zombicide.skills.abilities import StartsWithCard
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Setup


class ZombicideSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table."""

    seats: int = 1  # players, 1 to 6
    survivors: tuple[str, ...] = ()  # who plays; empty: the six of the box
    owners: tuple[int, ...] = ()  # the seat of each survivor; empty: dealt around the table
    ultrared: bool = False
    enemy_cards: tuple[str, ...] = ("easy", "hard", "extra")  # groups that make the enemy deck
    mission: str = ""  # the text of a mission of one's own

    @property
    def team(self) -> tuple[str, ...]:
        """Who plays; empty: the first of the box."""
        return self.survivors

    def dealt(self, team: int) -> tuple[int, ...]:
        """The seat of each survivor."""
        return self.owners or tuple(number % self.seats for number in range(team))


def build_table(
    edition: Edition,
    content: Content,
    mission: Mission,
    setup: ZombicideSetup,
    board: Board | None = None,
) -> tuple[ZombicideWorld, ZombicideState]:
    """Check the options, lay the board (or take another one), put everything on it."""
    team = _team(edition, content, setup)
    owners = _owners(team, setup)
    if board is None:
        board = assemble(content.tiles, content.joins, mission.grid(), seams=content.seams)
    goals, special = goals_of(mission), rules_of(mission)
    world = ZombicideWorld(
        edition,
        content,
        mission,
        board,
        team,
        owners,
        ultrared=setup.ultrared,
        deck=_enemy_deck(edition, content, setup),
        rules=MissionRules(
            goals,
            special,
            mission.reward,
            GoalKeeper(goals),
            tuple(sheet for rule in special for sheet in rule.sheets(mission)),
        ),
        setup=setup,
    )
    return world, _first_state(world, setup)


def _team(edition: Edition, content: Content, setup: ZombicideSetup) -> tuple[str, ...]:
    """Those who were chosen, else the first of the box (Z-OVER-03); the form knows how many."""
    return setup.team or tuple(content.survivors)[: edition.team_size]


def _owners(team: Sequence[str], setup: ZombicideSetup) -> tuple[int, ...]:
    owners, seats = setup.dealt(len(team)), min(setup.seats, len(team))
    if len(owners) != len(team):
        raise BadSetup(f"owners: {len(team)} survivors need as many owners, not {len(owners)}")
    if set(owners) != set(range(seats)):
        raise BadSetup(f"owners: every seat from 0 to {seats - 1} needs a survivor")
    return owners


def _enemy_deck(edition: Edition, content: Content, setup: ZombicideSetup) -> tuple[int, ...]:
    """The groups of cards that make the deck (Z-DIFF-07)."""
    groups = edition.card_groups
    numbers = {number for group in setup.enemy_cards for number in groups[group]}
    return tuple(sorted(card.number for card in content.enemy_deck if card.number in numbers))


def _first_state(world: ZombicideWorld, setup: ZombicideSetup) -> ZombicideState:
    mission, board = world.mission, world.board
    count = len(board.zones)
    decks = world.decks
    parts = {system.part: system.first(world) for system in world.systems.values() if system.part}
    state = world.edition.state_type(
        **parts,
        stack=[SetUp()],
        counters=[0] * STREAMS,
        survivors=[_survivor(world, who) for who in range(len(world.sheets))],
        enemies=[world.nobody] * count,
        pool=tuple(foe.miniatures for foe in world.foes),
        ground=_ground(world),
        reserve=_reserve(world),
        tokens=_tokens(world),
        hidden=tuple(c for c, n in mission.pool.mix.items() for _ in range(n))
        if mission.pool
        else (),
        spawns=_spawns(world),
        stocks=tuple(Deck(decks[name]) for name in world.edition.search_decks),
        enemy_deck=Deck(world.enemy_deck),
        prototypes=Deck(decks.get(world.edition.prize_deck, ())),
        supply=decks.get(world.edition.supply, ()),
        removed=decks.get("scene", ()),
        starting=decks.get("starting", ()),
    )
    _equip(world, state)
    for entry in mission.enemy:
        _place_enemies(world, state, entry.enemy, entry.zone, entry.count)
    prepare(world, state)
    if world.edition.more_setup is not None:
        world.edition.more_setup(world, state, setup)
    return state


def _survivor(world: ZombicideWorld, who: int) -> Survivor:
    """On the starting zone, full of armor, with the blue skill.

    Groups are split later; companions stand where the mission puts them.
    """
    sheet, zone = world.sheets[who], GONE
    if who >= world.team:
        return Survivor(zone=world.place(f"objective:{sheet.id}"), armor=world.armor[who])
    for start in world.mission.start:
        if start.who in ("all", "random-group") or sheet.id in start.who:
            zone = world.board.zone_at(start.zone)
    if zone == GONE and world.mission.start:
        zone = _spread(world)[sheet.id]
    return Survivor(zone=zone, armor=world.armor[who], skills=world.tracks[who][0])


def _spread(world: ZombicideWorld) -> dict[str, int]:
    """Those whom no starting zone names are spread evenly: each goes where fewest are."""
    starts, team = world.mission.start, [sheet.id for sheet in world.sheets[: world.team]]
    named = {name for start in starts for name in start.who}
    crowd = [sum(name in start.who for name in team) for start in starts]
    found = {}
    for name in team:
        if name not in named:
            fewest = crowd.index(min(crowd))
            crowd[fewest] += 1
            found[name] = world.board.zone_at(starts[fewest].zone)
    return found


def _ground(world: ZombicideWorld) -> Ground:
    closed = world.board.doorways if world.edition.doors_start_closed else 0
    locked = 0
    for barrier in world.mission.barrier:
        bit = 1 << world.board.opening_at(barrier.at)
        closed |= bit if barrier.state == "closed" else 0
    for door in world.mission.door:
        bit = 1 << world.opening(door.between)
        closed |= bit if door.state == "closed" else 0
        locked |= bit if door.state == "secured" else 0
    return Ground(closed=closed, locked=locked)


def _reserve(world: ZombicideWorld) -> int:
    """Neutral doors, or barricades, not on the board."""
    mission = world.mission
    doors = sum(door.token == "neutral" for door in mission.door)
    barricades = sum(barrier.token == "barricade" for barrier in mission.barrier)
    return world.edition.door_reserve - doors - barricades


def _tokens(world: ZombicideWorld) -> tuple[Token, ...]:
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


def _spawns(world: ZombicideWorld) -> tuple[SpawnToken, ...]:
    """The mission's spawn tokens."""
    return tuple(
        SpawnToken(number, world.board.zone_at(entry.zone), entry.color, entry.active, entry.pool)
        for number, entry in enumerate(world.mission.spawn)
    )


def _equip(world: ZombicideWorld, state: ZombicideState) -> None:
    """Cards survivors start with because of a skill."""
    for survivor in state.survivors:
        for skill in survivor.skills:
            for ability in world.skills[skill].abilities:
                if isinstance(ability, StartsWithCard):
                    _take_from_deck(world, state, survivor, ability.card)


def _take_from_deck(
    world: ZombicideWorld, state: ZombicideState, survivor: Survivor, name: str
) -> None:
    """A named card comes out of its deck; with no copy left the survivor goes without."""
    for card in world.copies[name]:
        there = take_from_stocks(state, card)
        if not there and card in state.starting:
            state.starting, there = tuple(c for c in state.starting if c != card), True
        if there:
            hold(world, survivor, card)
            return


def _place_enemies(
    world: ZombicideWorld, state: ZombicideState, enemy: str, zone: str, count: int
) -> None:
    at, foe = world.board.zone_at(zone), world.foe_index[enemy]
    here = list(state.enemies[at])
    here[foe] += count
    state.enemies[at] = tuple(here)
    state.infested |= 1 << at
    pool = list(state.pool)
    pool[foe] -= count
    state.pool = tuple(pool)
