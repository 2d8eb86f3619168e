"""Set-up decisions: starting equipment, groups, first player, first spawn zone (INV-SETUP)."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.round import Round
from shambler.games.zombicide.state import EMPTY, SpawnToken, Survivor, TableState
from shambler.games.zombicide.table import SETUP, Table
from shambler.games.zombicide.world import World
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class SetUp(Procedure, frozen=True, gc=False):
    """Everything the team decides before the first round."""

    stage: int = 0

    def step(self, game: Table) -> None:
        """One question after the other."""
        stages = game.world.edition.stages or STAGES
        if self.stage == len(stages):
            game.goto(Round())
            return
        game.goto(SetUp(self.stage + 1))
        game.call(stages[self.stage])


class SplitGroups(Procedure, frozen=True, gc=False):
    """The team splits in two groups, as equal as can be; chance says which starts where.

    ``group`` are the members of the first group named so far, in the order of the team (INV-M1-04).
    """

    group: tuple[int, ...] = ()

    def step(self, game: Table) -> Decision | Draw | None:
        """Name the members of one group; the others are the second."""
        world = game.world
        if not world.group_zones:
            game.end()
            return None
        size = (world.team + 1) // 2
        missing = size - len(self.group)
        if not missing:
            return Draw(SETUP, Deck((0, 1)))
        after = self.group[-1] + 1 if self.group else 0
        options = [world.menu.take[who] for who in range(after, world.team - missing + 1)]
        return Decision(world.seats, "split-team", options, "INV-M1-04", {"count": missing})

    def chosen(self, game: Table, option: opt.Pick) -> None:
        """One more member."""
        game.goto(SplitGroups((*self.group, option.who)))

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """The starting area of the first group."""
        zones = game.world.group_zones
        for who in range(game.world.team):
            zone = zones[cards[0] if who in self.group else 1 - cards[0]]
            game.state.survivors[who].zone = zone
            game.tell(ev.SurvivorPlaced, who, zone, rule="INV-M1-04")
        game.end()


class DealCards(Procedure, frozen=True, gc=False):
    """The team shares the starting cards out, one for every survivor (INV-SETUP-05)."""

    who: int = 0

    def step(self, game: Table) -> Decision | None:
        """Ask for the next survivor."""
        state = game.state
        if self.who >= game.world.team or not state.starting:  # INV-BIG-01
            game.end()
            return None
        kinds = {game.gear(card).id: card for card in reversed(state.starting)}
        options: list[Option] = [opt.PickCard(f"card:{name}", card) for name, card in kinds.items()]
        about = {"who": self.who}
        return Decision(game.world.seats, "deal", options, "INV-SETUP-05", about)

    def chosen(self, game: Table, option: opt.PickCard) -> None:
        """Into the hand it goes."""
        state = game.state
        state.starting = tuple(card for card in state.starting if card != option.card)
        hold(game.world, state.survivors[self.who], option.card)
        game.tell(ev.Dealt, self.who, option.card)
        game.goto(DealCards(self.who + 1))


def hold(world: World, survivor: Survivor, card: int) -> None:
    """Put a card into the first slot it fits, else into the backpack."""
    slot = world.cards[card].slot
    if slot == "hand" and EMPTY in survivor.hands:
        survivor.hands = _filled(survivor.hands, card)
    elif slot == "body" and EMPTY in survivor.body:
        survivor.body = _filled(survivor.body, card)
    else:
        survivor.pack = (*survivor.pack, card)


def _filled(slots: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = slots.index(EMPTY)
    return (*slots[:at], card, *slots[at + 1 :])


class FirstPlayer(Procedure, frozen=True, gc=False):
    """The team decides who goes first (INV-SETUP-12)."""

    def step(self, game: Table) -> Decision:
        """Any seat."""
        seats = game.world.seats
        options = [opt.PickSeat(f"seat:{seat}", seat) for seat in seats]
        return Decision(seats, "first-player", options, "INV-SETUP-12")

    def chosen(self, game: Table, option: opt.PickSeat) -> None:
        """They get the token."""
        game.state.first_player = option.seat
        game.end()


def extra_tokens(world: World) -> int:
    """One more spawn token for every two survivors above six, rounded up (INV-BIG-02)."""
    return (world.team - world.edition.team_size + 1) // 2


def zones_for_extra(world: World, state: TableState) -> list[int]:
    """Where a large team may put a spawn token (INV-BIG-03).

    On a spawn zone, or on a new one, which gets active mold inside a building (INV-MOLD-13). That
    mold must not swallow an objective or a door, nor close a chain: the mission stays playable.
    """
    board, ground = world.board, state.ground
    spawns = 0
    for token in state.spawns:
        spawns |= 1 << token.zone
    objectives = {token.zone for token in state.tokens}
    found = []
    for zone in range(len(board.zones)):
        bit = 1 << zone
        new = not spawns & bit and not world.exterior & bit
        spoils = zone in objectives or ground.closed & board.around[zone]
        if not new or not (spoils or board.chained(ground.active | bit, spawns | bit)):
            found.append(zone)
    return found


def add_spawn(world: World, state: TableState, zone: int) -> None:
    """One more spawn token; a new zone inside begins with active mold."""
    bit, ground = 1 << zone, state.ground
    new = all(token.zone != zone for token in state.spawns)
    if new and not (world.exterior | ground.active | ground.inactive) & bit:
        state.ground = msgspec.structs.replace(ground, active=ground.active | bit)
    state.spawns = (*state.spawns, SpawnToken(len(state.spawns), zone, "red"))


class ExtraSpawns(Procedure, frozen=True, gc=False):
    """A large team places its extra spawn tokens where it likes, stacked or not (INV-BIG-03)."""

    def step(self, game: Table) -> Decision | None:
        """Until all are placed."""
        world, state = game.world, game.state
        missing = len(world.mission.spawn) + extra_tokens(world) - len(state.spawns)
        if missing <= 0:
            game.end()
            return None
        options = [world.menu.zones[zone] for zone in zones_for_extra(world, state)]
        return Decision(world.seats, "extra-spawn", options, "INV-BIG-03", {"count": missing})

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """There."""
        add_spawn(game.world, game.state, option.zone)
        game.tell(ev.SpawnAdded, option.zone)


class FirstSpawn(Procedure, frozen=True, gc=False):
    """The team picks the spawn zone that is drawn for first (INV-SPAWN-02)."""

    def step(self, game: Table) -> Decision:
        """Any spawn zone."""
        zones = game.world.board.clockwise({token.zone for token in game.state.spawns})
        options = [game.world.menu.zones[zone] for zone in zones]
        return Decision(game.world.seats, "first-spawn", options, "INV-SPAWN-02")

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """For the whole game."""
        game.state.first_spawn = option.zone
        game.end()


STAGES: tuple[Procedure, ...] = (
    SplitGroups(),
    DealCards(),
    FirstPlayer(),
    ExtraSpawns(),
    FirstSpawn(),
)
