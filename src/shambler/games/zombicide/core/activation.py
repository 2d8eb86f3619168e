"""The enemies act: all attacks first, then all moves (Z-ACTIV-01); some act twice (Z-ENEMY-02)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import ClassVar, TypeAlias

from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import Mover
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.state import Ground
from shambler.games.zombicide.core.wounds import Suffer
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

Route: TypeAlias = tuple[int, int]  # next zone, opening


class Activation(Procedure, frozen=True, gc=False):
    """Some kinds of enemies act: everywhere, or (taunted) those of one zone against one survivor.

    ``groups`` are the taunted enemies that have another action, wherever the first one took them.
    """

    foes: tuple[int, ...]
    action: int = 0
    taunter: int = -1
    zone: int = -1
    rule: str = ""
    groups: tuple[Mover, ...] = ()

    def step(self, game: ZombicideGame) -> None:
        """Who attacks, who moves; then those with another action go again."""
        acting = self._acting(game)
        if acting:
            if game.events is not None:
                present = self._present(acting)
                game.tell(ev.ActivationBegan, present, rule=self.rule)
        elif self.rule and not self.action:  # an extra one is told even if nobody is there, once
            game.tell(ev.NobodyActivated, self.foes, rule=self.rule)
        attackers: list[Mover] = []
        movers: list[Mover] = []
        others: list[Mover] = []
        instead = game.world.edition.instead_of_moving
        battlefields = self._battlefields(game) if acting else {}
        heard = Listener.enemy_activates in game.world.hooks
        for groups in acting:
            zone = groups[0][0]
            if heard:
                report(game, Listener.enemy_activates, zone)
            if zone in battlefields:
                attackers += groups
            elif instead is None:
                movers += groups
            else:
                for group in groups:
                    (others if instead.fits(game, group) else movers).append(group)
        once_more = game.world.acting_again[self.action + 1]
        again = tuple([foe for foe in self.foes if foe in once_more]) if once_more else ()
        stayed = _of_kinds(again, attackers + others) if again else ()
        game.goto(self.after(again, stayed))
        if movers:
            game.call(self.moves(tuple(movers), game.state.ground.masks))
        if instead is not None and others:
            game.call(instead.procedure(tuple(others)))
        if attackers:
            game.call(EnemyAttacks(tuple(attackers), self.taunter))

    def _present(self, acting: Sequence[tuple[Mover, ...]]) -> tuple[int, ...]:
        """The kinds that act, in the order in which they were named."""
        there = {foe for groups in acting for _, foe, _ in groups}
        return tuple(foe for foe in self.foes if foe in there)

    def after(self, again: tuple[int, ...], stayed: tuple[Mover, ...]) -> AfterAction:
        """What follows an action."""
        return AfterAction(again, self.action + 1, self.taunter, stayed, self.rule)

    def moves(self, movers: tuple[Mover, ...], ground: tuple[int, ...]) -> EnemyMoves:
        """How those move who do not attack."""
        return EnemyMoves(movers, ground, self.taunter)

    def _acting(self, game: ZombicideGame) -> list[tuple[Mover, ...]]:
        """The enemies that act, zone by zone."""
        if self.groups:
            return _by_zones(self.groups)
        enemies, foes = game.state.enemies, self.foes
        zones = (self.zone,) if self.zone >= 0 else game.zones_of(game.state.infested)
        found: list[tuple[Mover, ...]] = []
        if len(foes) == 1:  # extra activations, of which there are many once figures run out
            foe = foes[0]
            for zone in zones:
                count = enemies[zone][foe]
                if count:
                    found.append(((zone, foe, count),))
            return found
        for zone in zones:
            groups = _groups(zone, enemies[zone], foes)
            if groups:
                found.append(groups)
        return found

    def _battlefields(self, game: ZombicideGame) -> dict[int, int]:
        """Enemies attack whoever they find in their zone; taunted ones only want one survivor."""
        if self.taunter >= 0:
            return {game.state.survivors[self.taunter].zone: 1}
        return game.bait()


@lru_cache(maxsize=4096)
def _groups(zone: int, counts: tuple[int, ...], foes: tuple[int, ...]) -> tuple[Mover, ...]:
    """The enemies of a zone, of some kinds, kind by kind."""
    return tuple([(zone, foe, counts[foe]) for foe in foes if counts[foe]])


def _by_zones(groups: tuple[Mover, ...]) -> list[tuple[Mover, ...]]:
    """Those who stand together, in the order in which they are named."""
    return [tuple(together) for _, together in groupby(groups, key=itemgetter(0))]


def _of_kinds(foes: tuple[int, ...], groups: Iterable[Mover]) -> tuple[Mover, ...]:
    """The groups of some kinds."""
    return tuple([group for group in groups if group[1] in foes])


class AfterAction(Procedure, frozen=True, gc=False):
    """Enemies with another action repeat the activation step (Z-ENEMY-02)."""

    foes: tuple[int, ...]
    action: int
    taunter: int = -1
    groups: tuple[Mover, ...] = ()  # where taunted enemies with another action are now
    rule: str = ""

    def step(self, game: ZombicideGame) -> None:
        """Again, or done."""
        again = self.again() if self.foes else None
        if again is None:
            game.end()
        else:
            game.goto(again)

    def again(self) -> Activation | None:
        """Another action. Of taunted enemies only those that were taunted go on."""
        if self.taunter < 0:
            return Activation(self.foes, self.action, rule=self.rule)
        if not self.groups:
            return None
        groups = self.groups
        return Activation(self.foes, self.action, self.taunter, rule=self.rule, groups=groups)

    def returned(self, game: ZombicideGame, arrived: tuple[Mover, ...] | None) -> None:
        """Remember where taunted enemies have gone."""
        if arrived:
            more = _of_kinds(self.foes, arrived)
            game.goto(replace(self, groups=self.groups + more))


class EnemyAttacks(Procedure, frozen=True, gc=False):
    """The attacks, zone by zone."""

    groups: tuple[Mover, ...]
    taunter: int = -1

    def step(self, game: ZombicideGame) -> None:
        """Every acting enemy in the zone joins in (Z-ATTACK-05), the most dangerous first."""
        if not self.groups:
            game.end()
            return
        zone = self.groups[0][0]
        rest = tuple(group for group in self.groups if group[0] != zone)
        game.goto(EnemyAttacks(rest, self.taunter))
        kinds = game.world.foes
        attacks = [foe for at, foe, count in self.groups if at == zone for _ in range(count)]
        attacks.sort(key=lambda foe: -kinds[foe].damage)
        targets = (self.taunter,) if self.taunter >= 0 else tuple(game.targets(zone))
        if targets:
            game.call(AssignAttacks(targets, tuple(attacks)))


class AssignAttacks(Procedure, frozen=True, gc=False):
    """Those standing in one zone share the attacks made there; each lands whole (Z-ATTACK-04)."""

    targets: tuple[int, ...]  # who stood there when the attacks began: a wreck takes the rest
    attacks: tuple[int, ...]  # the kind of each enemy whose attack is still to be placed
    toughened: tuple[int, ...] = ()  # who has ignored a first point already

    def step(self, game: ZombicideGame) -> Decision | None:
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

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """It lands."""
        foe, figure = self.attacks[0], option.who
        damage = game.world.foes[foe].damage
        game.goto(AssignAttacks(self.targets, self.attacks[1:], self.toughened))
        game.tell(ev.AttackLanded, figure, foe, damage)
        game.call(Suffer(figure, damage, foe, figure not in self.toughened))

    def returned(self, game: ZombicideGame, toughened: int | None) -> None:
        """Remember who has used up their toughness in this attack step."""
        if toughened is not None:
            game.goto(replace(self, toughened=(*self.toughened, toughened)))


class EnemyMoves(Procedure, frozen=True, gc=False):
    """Enemies that did not attack move one zone, or break the door in their way.

    All move at the same time: they choose their way by the ``ground`` as it was when the moves
    began. ``extra`` are the zones the players chose for the odd ones of the first mover. The result
    is where taunted enemies are now.
    """

    movers: tuple[Mover, ...]
    ground: tuple[int, ...]  # its masks
    taunter: int = -1
    extra: tuple[int, ...] = ()
    arrived: tuple[Mover, ...] = ()

    tracked: ClassVar[bool] = False  # it matters where these very enemies have gone

    def step(self, game: ZombicideGame) -> Decision | None:
        """Move group after group; stop to ask when a split is uneven (Z-EMOVE-12)."""
        now = game.state.ground
        before = None if now.masks == self.ground else type(now)(*self.ground)
        compass = compass_of(game, self.taunter, before)
        arrived, stack = list(self.arrived), game.state.stack
        depth, follows = len(stack), self.tracked or self.taunter >= 0
        known, closed = compass.known, compass.closed
        heard = Listener.enemy_entered in game.world.hooks
        for place, mover in enumerate(self.movers):
            zone, foe, count = mover
            routes = known.get(zone)
            if routes is None:
                routes = compass.routes(zone)
            if not routes:  # they stay where they are
                if follows:
                    arrived.append(mover)
                continue
            if len(routes) == 1 and not closed >> routes[0][1] & 1:  # as nearly always
                there = routes[0][0]
                game.move_enemies(zone, there, foe, count)
                if follows:
                    arrived.append((there, foe, count))
                if not heard:
                    continue
                report(game, Listener.enemy_entered, foe, there)
            else:
                extra = self.extra if place == 0 else ()
                odd = count % len(routes) if len(routes) > 1 else 0
                if odd > len(extra):
                    if not place:
                        return self._ask(game, mover, routes)
                    # What has moved so far is done; ask in the next step.
                    rest, went = self.movers[place:], tuple(arrived)
                    game.goto(type(self)(rest, self.ground, self.taunter, (), went))
                    return None
                groups = self._move(game, mover, routes, extra, closed)
                if follows:
                    arrived += groups
            if len(stack) > depth:  # something has to be settled before the rest moves
                rest, went = self.movers[place + 1 :], tuple(arrived)
                stack[depth - 1] = type(self)(rest, self.ground, self.taunter, (), went)
                return None
            if game.state.outcome is not None:
                return None
        game.end(tuple(arrived))
        return None

    def _ask(self, game: ZombicideGame, mover: Mover, routes: tuple[Route, ...]) -> Decision:
        zone, foe, count = mover
        ways = [there for there, _ in routes if there not in self.extra]
        options = [game.world.menu.zones[there] for there in ways]
        about = {"foe": foe, "count": count, "zone": zone}
        return Decision(game.world.seats, "split", options, "Z-EMOVE-12", about)

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """The odd one goes there."""
        game.goto(replace(self, extra=(*self.extra, option.zone)))

    def _move(
        self,
        game: ZombicideGame,
        mover: Mover,
        routes: tuple[Route, ...],
        extra: tuple[int, ...],
        closed: int,
    ) -> list[Mover]:
        """Each group takes its step; returns where the enemies are now."""
        zone, foe, count = mover
        groups: list[Mover] = []
        for there, opening in routes:
            group = count // len(routes) + (there in extra)
            if not group:
                continue
            if closed >> opening & 1:
                game.world.edition.halt(game, opening, zone)
                groups.append((zone, foe, group))
                continue
            game.move_enemies(zone, there, foe, group)
            groups.append((there, foe, group))
            report(game, Listener.enemy_entered, foe, there)
        return groups


class GroupActivation(Activation, frozen=True, gc=False):
    """Exactly the enemies named in ``groups`` act, with all their actions."""

    def after(self, again: tuple[int, ...], stayed: tuple[Mover, ...]) -> AfterAction:
        """The same ones go on."""
        return AfterGroupAction(again, self.action + 1, self.taunter, stayed, self.rule)

    def moves(self, movers: tuple[Mover, ...], ground: tuple[int, ...]) -> EnemyMoves:
        """Remember where they went."""
        return GroupMoves(movers, ground, self.taunter)


class AfterGroupAction(AfterAction, frozen=True, gc=False):
    """Those of the groups with another action repeat the activation step."""

    def again(self) -> Activation | None:
        """With the same groups; nobody else joins in."""
        if not self.groups:
            return None
        taunter, groups = self.taunter, self.groups
        return GroupActivation(self.foes, self.action, taunter, rule=self.rule, groups=groups)


class GroupMoves(EnemyMoves, frozen=True, gc=False):
    """Moves of some enemies only."""

    tracked: ClassVar[bool] = True  # they may have another action


def compass_of(game: ZombicideGame, taunter: int = -1, ground: Ground | None = None) -> Compass:
    """The compass of this game; the last one still holds if all that it goes by is as it was."""
    kind: type[Compass] = game.world.edition.compass or Compass
    if ground is not None:
        terrain = game.terrain_of(ground)
    else:
        same = game.state.ground is game.known_ground
        terrain = game.known_terrain if same else game.terrain
    bait = game.bait()
    loud = game.loudness(bait)
    if taunter >= 0:
        return kind(game, terrain, bait, loud, taunter)
    signs, memo = kind.signs(game), game.world.memo
    found: Compass | None
    found, known = memo.compass
    if found is not None and found.terrain is terrain and known == signs:
        silent = loud is bait
        alike = _same(found.bait, bait) and silent == (found.loud is found.bait)
        if alike and (silent or _same(found.loud, loud)):
            return found
    made = kind(game, terrain, bait, loud)
    memo.compass = (made, signs)
    return made


def _same(some: dict[int, int], others: dict[int, int]) -> bool:
    """Do they name the same zones in the same order? The answers of a compass keep that order."""
    return some is others or (some == others and [*some] == [*others])


class Compass:
    """Where enemies want to go: what they see, else what draws them most (Z-EMOVE-01)."""

    def __init__(
        self,
        game: ZombicideGame,
        terrain: Terrain,
        bait: dict[int, int],
        loud: dict[int, int],
        taunter: int = -1,
    ) -> None:
        self.terrain = terrain
        self.closed = terrain.closed  # ways that something bars when they move
        self.bait = bait
        self.loud = loud
        self.seen = 0
        for zone in bait:
            self.seen |= 1 << zone
        loudest = max(self.loud.values(), default=0)
        self.loudest = [zone for zone, noise in self.loud.items() if noise == loudest]
        if taunter >= 0:
            self.seen, self.loudest = 0, [game.state.survivors[taunter].zone]
        self.sight = terrain.plain
        self.known: dict[int, tuple[Route, ...]] = {}  # the routes asked for so far

    @staticmethod
    def signs(game: ZombicideGame) -> tuple[object, ...]:
        """What it goes by beside the ground, the figures and what is heard."""
        return ()

    def destinations(self, zone: int) -> list[int]:
        """The zone or zones that enemies in a zone head for; ties are all kept (Z-EMOVE-11)."""
        visible = self.sight[zone].mask & self.seen
        if not visible:
            return self.loudest
        return self._loudest_of(zone, visible)

    def _loudest_of(self, zone: int, visible: int) -> list[int]:
        """Of the zones that enemies in a zone see."""
        zones = [there for there in self.bait if visible >> there & 1]
        if len(zones) == 1:
            return zones
        most = max(self.loud[there] for there in zones)
        return [there for there in zones if self.loud[there] == most]

    def routes(self, zone: int) -> tuple[Route, ...]:
        """The first steps of all shortest ways to the destinations (Z-EMOVE-07)."""
        found = self.known.get(zone)
        if found is None:
            found = self.known[zone] = self._find(zone)
        return found

    def _find(self, zone: int) -> tuple[Route, ...]:
        """The ways to each destination; ties are all kept (Z-EMOVE-11)."""
        ends = self.destinations(zone)
        if zone in ends:
            return ()  # they are there already
        if len(ends) == 1:
            return self._way(zone, ends[0])
        first: dict[int, Route] = {}
        for end in ends:
            for step in self._way(zone, end):
                first[step[0]] = step
        return tuple(first.values())

    def _way(self, zone: int, end: int) -> tuple[Route, ...]:
        """The first steps to one destination."""
        return self.terrain.routes.next_steps[zone][end]
