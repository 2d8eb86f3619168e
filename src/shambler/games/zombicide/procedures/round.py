"""The round: players' phase, enemies' phase, end phase (Z-ROUND-01)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.abilities.camouflage import Hide
from shambler.games.zombicide.features.missions import (
    check_goals,
    earlier_met,
    end_phase,
    players_done,
)
from shambler.games.zombicide.procedures.activation import Activation
from shambler.games.zombicide.procedures.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.state import GONE, IN_PLAY, LEFT
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

LEAVE, STAY = opt.Say("say:leave", "leave"), opt.Say("say:stay", "stay")


class Round(Procedure, frozen=True, gc=False):
    """Rounds repeat until the game is won or lost."""

    phase: int = 0

    def step(self, game: Table) -> None:
        """One phase after the other."""
        if self.phase == 0:
            game.tell(ev.RoundBegan, game.state.round)
            game.goto(Round(1))
            game.call(PlayersPhase(seat_order(game)))
        elif self.phase == 1:
            game.goto(Round(2))
            players_done(game)
            game.call(EnemiesPhase())
        else:
            game.goto(Round(0))
            game.call(EndPhase())


def seat_order(game: Table) -> tuple[int, ...]:
    """The first player, then around the table (Z-ROUND-02)."""
    seats = game.world.seats
    at = seats.index(game.state.first_player)
    return seats[at:] + seats[:at]


def waiting(game: Table, seat: int) -> list[int]:
    """The survivors of a seat who have not had their turn; companions never have one."""
    survivors, tracks = game.state.survivors, game.world.tracks
    return [
        who
        for who in game.world.by_seat[seat]
        if not survivors[who].done and survivors[who].status == IN_PLAY and tracks[who]
    ]


class PlayersPhase(Procedure, frozen=True, gc=False):
    """Each player activates each of their survivors, in any order."""

    seats: tuple[int, ...]

    def step(self, game: Table) -> Decision | None:
        """Who is next? A tactician may step in between the turns of others (INV-SKILL-69)."""
        if not self.seats:
            game.end()
            return None
        world, seat = game.world, self.seats[0]
        mine = waiting(game, seat)
        if not mine:
            game.goto(PlayersPhase(self.seats[1:]))
            return None
        seats: tuple[int, ...] = (seat,)
        if world.tacticians:
            others = [who for other in self.seats[1:] for who in waiting(game, other)]
            early = [who for who in others if game.traits(who).has("tactician")]
            seats = tuple(dict.fromkeys((seat, *(world.owners[who] for who in early))))
            mine += early
        activate = world.menu.activate
        return Decision(seats, "activate", [activate[who] for who in mine], "Z-ROUND-02")

    def chosen(self, game: Table, option: opt.Activate) -> None:
        """Their turn, and after it the exit."""
        who = option.who
        game.state.survivors[who].done = True
        game.tell(ev.TurnBegan, who)
        game.call(LeaveBoard(who))
        game.call(Turn(who))
        begin_turn(game, who)


def begin_turn(game: Table, who: int) -> None:
    """What a survivor may do before their first action."""
    survivor = game.state.survivors[who]
    if not survivor.hidden and game.traits(who).has("camouflage"):
        game.call(Hide(who))


class LeaveBoard(Procedure, frozen=True, gc=False):
    """At the end of a turn a survivor may leave through a quiet exit zone (INV-MIS-01)."""

    who: int

    def step(self, game: Table) -> Decision | None:
        """Only when the earlier goals are met (INV-MIS-05)."""
        survivor = game.state.survivors[self.who]
        exit_zone = game.world.exit
        if (
            survivor.zone != exit_zone
            or exit_zone == GONE
            or game.state.infested >> exit_zone & 1
            or not earlier_met(game, game.world.exit_order)
        ):
            game.end()
            return None
        seats = (game.world.owners[self.who],)
        return Decision(seats, "leave", [LEAVE, STAY], "INV-MIS-01", {"who": self.who})

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Safe, and no longer in play."""
        game.end()
        if option.word == "leave":
            leave_board(game, self.who)


def leave_board(game: Table, who: int) -> None:
    """A survivor is out of the game, safe."""
    survivor = game.state.survivors[who]
    survivor.zone, survivor.status = GONE, LEFT
    game.tell(ev.LeftBoard, who)
    check_goals(game)


class EnemiesPhase(Procedure, frozen=True, gc=False):
    """All enemies activate, then new ones spawn (Z-ROUND-06)."""

    spawning: bool = False

    def step(self, game: Table) -> None:
        """Two steps."""
        if self.spawning:
            game.goto(SpawnStep(spawn_order(game)))
        else:
            game.goto(EnemiesPhase(spawning=True))
            game.call(Activation(tuple(range(len(game.world.foes)))))


class EndPhase(Procedure, frozen=True, gc=False):
    """Clear noise and activation tokens, mend armor, pass the first player token."""

    def step(self, game: Table) -> None:
        """In the order of the book (Z-ROUND-07, 08, INV-ROUND-09)."""
        state = game.state
        game.tell(ev.RoundEnded, state.round)
        state.noise = [0] * len(state.noise)
        for unit in state.machines:
            unit.active = False
        _repair(game)
        end_phase(game)
        seats = seat_order(game)
        state.first_player = (seats[1:] + seats[:1])[0]
        for survivor in state.survivors:
            survivor.done = False
        state.round += 1
        game.end()


def _repair(game: Table) -> None:
    """Auto repair (INV-SKILL-21) and medics (INV-SKILL-49)."""
    for who in game.in_play():
        traits = game.traits(who)
        if traits.repair_self:
            _mend(game, who, game.world.armor[who], "INV-SKILL-21")
        if traits.medic:
            for friend in game.here(game.state.survivors[who].zone):
                _mend(game, friend, traits.medic, "INV-SKILL-49")


def _mend(game: Table, who: int, points: int, rule: str) -> None:
    survivor = game.state.survivors[who]
    gained = min(points, game.world.armor[who] - survivor.armor)
    if gained > 0:
        survivor.armor += gained
        game.tell(ev.ArmorRestored, who, gained, rule=rule)
