"""The enemies act: all attacks first, then all moves (Z-ACTIV-01); some act twice (INV-HUNT-01)."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features import mold
from shambler.games.zombicide.features.missions import enemy_activates, enemy_entered
from shambler.games.zombicide.procedures.doors import break_door
from shambler.games.zombicide.procedures.wounds import Suffer
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

Mover = tuple[int, int, int]  # zone, kind, how many
Route = tuple[int, int]  # next zone, opening


class Activation(Procedure, frozen=True, gc=False):
    """Some kinds of enemies act: everywhere, or (taunted) in one zone against one survivor."""

    foes: tuple[int, ...]
    action: int = 0
    taunter: int = -1
    zone: int = -1
    rule: str = ""

    def step(self, game: Table) -> None:
        """Who attacks, who moves; then those with another action go again."""
        state, foes = game.state, self.foes
        game.tell(ev.ActivationBegan, foes, rule=self.rule)
        attacks: list[int] = []
        movers: list[Mover] = []
        zones = (self.zone,) if self.zone >= 0 else game.zones_of(state.infested)
        for zone in zones:
            counts = state.enemies[zone]
            acting = [(zone, foe, counts[foe]) for foe in foes if counts[foe]]
            if not acting:
                continue
            enemy_activates(game, zone)
            if self._attacks(game, zone):
                attacks.append(zone)
            else:
                movers.extend(acting)
        again = tuple(f for f in foes if game.world.foes[f].actions > self.action + 1)
        game.goto(AfterAction(again, self.action + 1, self.taunter))
        if movers:
            game.call(EnemyMoves(tuple(movers), state.ground.closed, self.taunter))
        if attacks:
            game.call(EnemyAttacks(tuple(attacks), foes, self.taunter))

    def _attacks(self, game: Table, zone: int) -> bool:
        if self.taunter >= 0:
            return game.state.survivors[self.taunter].zone == zone
        return bool(game.targets(zone))


class AfterAction(Procedure, frozen=True, gc=False):
    """Enemies with another action repeat the activation step (INV-HUNT-01, INV-HUNT-02)."""

    foes: tuple[int, ...]
    action: int
    taunter: int = -1

    def step(self, game: Table) -> None:
        """Again, or done. Taunted enemies are followed to wherever they went."""
        if self.foes and game.state.outcome is None:
            game.goto(Activation(self.foes, self.action, self.taunter))
        else:
            game.end()


class EnemyAttacks(Procedure, frozen=True, gc=False):
    """The attacks, zone by zone."""

    zones: tuple[int, ...]
    foes: tuple[int, ...]
    taunter: int = -1

    def step(self, game: Table) -> None:
        """Every enemy of the acting kinds in the zone joins in (Z-ATTACK-05)."""
        if not self.zones:
            game.end()
            return
        zone = self.zones[0]
        game.goto(EnemyAttacks(self.zones[1:], self.foes, self.taunter))
        counts, kinds = game.state.enemies[zone], game.world.foes
        attacks = tuple(foe for foe in self.foes for _ in range(counts[foe]))
        attacks = tuple(sorted(attacks, key=lambda foe: -kinds[foe].damage))
        targets = (self.taunter,) if self.taunter >= 0 else tuple(game.targets(zone))
        if attacks and targets:
            game.call(AssignAttacks(targets, attacks))


class AssignAttacks(Procedure, frozen=True, gc=False):
    """Those standing in one zone share the attacks made there; each lands whole (Z-ATTACK-04)."""

    targets: tuple[int, ...]  # who stood there when the attacks began: a wreck may soak them all
    attacks: tuple[int, ...]  # the kind of each enemy whose attack is still to be placed
    shrugged: tuple[int, ...] = ()  # who has ignored a first point already (INV-SKILL-71)

    def step(self, game: Table) -> Decision | None:
        """The players choose who takes the next one."""
        if not self.attacks:
            game.end()
            return None
        foe = self.attacks[0]
        damage = game.world.foes[foe].damage
        take = game.world.menu.take
        about = {"foe": foe, "damage": damage, "count": len(self.attacks)}
        options = [take[figure] for figure in self.targets]
        return Decision(game.world.seats, "assign-attack", options, "Z-ATTACK-04", about)

    def chosen(self, game: Table, option: opt.Pick) -> None:
        """It lands."""
        foe, figure = self.attacks[0], option.who
        damage = game.world.foes[foe].damage
        game.goto(AssignAttacks(self.targets, self.attacks[1:], self.shrugged))
        game.tell(ev.AttackLanded, figure, foe, damage)
        game.call(Suffer(figure, damage, foe, figure not in self.shrugged))

    def returned(self, game: Table, shrugged: int | None) -> None:
        """Remember who has used up their toughness in this attack step."""
        if shrugged is not None:
            game.goto(msgspec.structs.replace(self, shrugged=(*self.shrugged, shrugged)))


class EnemyMoves(Procedure, frozen=True, gc=False):
    """Enemies that did not attack move one zone, or break the door in their way.

    ``closed`` are the doors as they were when the moves began: all move at the same time.
    ``extra`` are the routes the players chose for the odd ones of the first mover.
    """

    movers: tuple[Mover, ...]
    closed: int
    taunter: int = -1
    extra: tuple[int, ...] = ()

    def step(self, game: Table) -> Decision | None:
        """Move group after group; stop to ask when a split is uneven (Z-EMOVE-12)."""
        compass = Compass(game, self.taunter)
        for place, mover in enumerate(self.movers):
            zone, foe, count = mover
            routes = compass.routes(zone)
            extra = self.extra if place == 0 else ()
            odd = count % len(routes) if len(routes) > 1 else 0
            if odd > len(extra):
                if place:  # what has moved so far is done; ask in the next step
                    game.goto(EnemyMoves(self.movers[place:], self.closed, self.taunter))
                    return None
                return self._ask(game, mover, routes)
            self._move(game, mover, routes, extra)
            if game.state.outcome is not None:
                return None
        game.end()
        return None

    def _ask(self, game: Table, mover: Mover, routes: tuple[Route, ...]) -> Decision:
        zone, foe, count = mover
        ways = [there for there, _ in routes if there not in self.extra]
        options = [game.world.menu.zones[there] for there in ways]
        about = {"foe": foe, "count": count, "zone": zone}
        return Decision(game.world.seats, "split", options, "Z-EMOVE-12", about)

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """The odd one goes there."""
        game.goto(msgspec.structs.replace(self, extra=(*self.extra, option.zone)))

    def _move(
        self, game: Table, mover: Mover, routes: tuple[Route, ...], extra: tuple[int, ...]
    ) -> None:
        zone, foe, count = mover
        for there, opening in routes:
            group = count // len(routes) + (there in extra)
            if not group:
                continue
            if self.closed >> opening & 1:
                break_door(game, opening, zone)
                continue
            game.remove_enemies(zone, foe, group)
            game.add_enemies(there, foe, group)
            game.tell(ev.EnemiesMoved, foe, group, zone, there)
            if game.world.foes[foe].spreads_mold:
                mold.spread(game, there)
            enemy_entered(game, there)


class Compass:
    """Where enemies want to go: what they see, else what they hear (INV-EMOVE-02, 03)."""

    def __init__(self, game: Table, taunter: int = -1) -> None:
        self.terrain = game.terrain
        self.bait = game.bait()
        self.loud = game.loudness(self.bait)
        self.seen = 0
        for zone in self.bait:
            self.seen |= 1 << zone
        loudest = max(self.loud.values(), default=0)
        self.loudest = [zone for zone, noise in self.loud.items() if noise == loudest]
        if taunter >= 0:
            self.seen, self.loudest = 0, [game.state.survivors[taunter].zone]
        self._routes: dict[int, tuple[Route, ...]] = {}

    def destinations(self, zone: int) -> list[int]:
        """The zone or zones that enemies in a zone head for; ties are all kept (Z-EMOVE-11)."""
        visible = self.terrain.sight[zone] & self.seen
        if not visible:
            return self.loudest
        zones = [there for there in self.bait if visible >> there & 1]
        if len(zones) == 1:
            return zones
        most = max(self.loud[there] for there in zones)
        return [there for there in zones if self.loud[there] == most]

    def routes(self, zone: int) -> tuple[Route, ...]:
        """The first steps of all shortest ways to the destinations (Z-EMOVE-07)."""
        found = self._routes.get(zone)
        if found is None:
            found = self._routes[zone] = self._find(zone)
        return found

    def _find(self, zone: int) -> tuple[Route, ...]:
        ends = self.destinations(zone)
        if zone in ends:
            return ()  # they are there already (INV-EMOVE-03)
        steps = self.terrain.routes.next_steps[zone]
        if len(ends) == 1:
            return steps[ends[0]]
        first = {step: None for end in ends for step in steps[end]}
        return tuple({there: (there, opening) for there, opening in first}.values())
