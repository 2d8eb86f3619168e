"""Spawning: a card for every active spawn zone, clockwise (Z-SPAWN, INV-SPAWN)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.features import mold
from shambler.games.zombicide.features.barriers import open_where
from shambler.games.zombicide.features.missions import deck_shuffled, enemy_entered
from shambler.games.zombicide.procedures.activation import Activation
from shambler.games.zombicide.procedures.reflexes import AnswerSpawn, ExtraTurns, SpawnCard
from shambler.games.zombicide.table import ENEMY, Table
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def spawn_order(game: Table) -> tuple[int, ...]:
    """The active spawn tokens, clockwise from the zone the team picked (INV-SPAWN-02)."""
    board, state = game.world.board, game.state
    tokens = [token for token in state.spawns if token.active]
    zones = board.clockwise({token.zone for token in tokens}, state.first_spawn)
    return tuple(token.id for zone in zones for token in tokens if token.zone == zone)


class SpawnStep(Procedure, frozen=True, gc=False):
    """Draw for one token after the other; a token woken meanwhile waits (INV-SPAWN-06)."""

    tokens: tuple[int, ...]

    def step(self, game: Table) -> Draw | None:
        """The next card, from a reshuffled deck if need be (Z-SPAWN-05)."""
        state = game.state
        alive = {token.id for token in state.spawns}
        if not self.tokens:
            game.end()
            return None
        if self.tokens[0] not in alive:
            game.goto(SpawnStep(self.tokens[1:]))
            return None
        if not len(state.enemy_deck):
            state.enemy_deck = Deck(tuple(sorted(state.enemy_discards)))
            state.enemy_discards = ()
            game.tell(ev.DeckShuffled, "enemies")
            deck_shuffled(game)
        return Draw(ENEMY, state.enemy_deck)

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """Resolve it for this zone."""
        state, number = game.state, cards[0]
        zone = next(token.zone for token in state.spawns if token.id == self.tokens[0])
        state.enemy_deck = state.enemy_deck.without(cards)
        state.enemy_discards = (*state.enemy_discards, number)
        game.tell(ev.EnemyCardDrawn, zone, number)
        game.goto(SpawnStep(self.tokens[1:]))
        resolve_card(game, number, zone)


def resolve_card(game: Table, number: int, zone: int) -> None:
    """What a card of the enemy deck does on the line of the danger level (Z-XP-10)."""
    card = game.world.enemy_cards[number]
    count = card.counts[game.danger()]
    game.call(SpawnCard())
    match card.kind:
        case "spawn":
            game.call(SpawnAt(zone, card.foe, count))
        case "abomination":
            # Those on the board act first, then one more comes (INV-SPAWN-10).
            game.call(PlaceAbomination(zone, card.foe))
            game.call(Activation(game.world.abominations))
        case "mold":
            game.call(SpawnOnMold(card.foe, count))
        case "open":
            if count:
                open_where(game, card.foe)
        case "extra":
            if count:
                game.call(Activation((card.foe,), rule="INV-SPAWN-09"))
            game.call(ExtraTurns())


def place(game: Table, zone: int, foe: int, count: int, rule: str = "") -> None:
    """Figures are set on the board."""
    game.add_enemies(zone, foe, count)
    game.tell(ev.EnemiesSpawned, foe, count, zone, rule=rule)
    if game.world.foes[foe].spreads_mold:
        mold.spread(game, zone)
    enemy_entered(game, zone)


class SpawnAt(Procedure, frozen=True, gc=False):
    """Put enemies on a spawn zone; too few figures stir the abominations (INV-MINI-01)."""

    zone: int
    foe: int
    count: int

    def step(self, game: Table) -> None:
        """Place what there is."""
        kin = [(foe, game.state.pool[foe]) for foe in game.world.kin[self.foe]]
        missing = self.count
        game.end()
        if sum(left for _, left in kin) < missing:
            game.tell(ev.FiguresRanOut, self.foe)
            (game.world.edition.run_short or run_short)(game, self.foe, (self.zone,))
        for foe, left in kin:
            placed = game.take_figures(foe, min(missing, left))
            missing -= placed
            if placed:
                place(game, self.zone, foe, placed)
                game.call(AnswerSpawn(1 << self.zone))


def run_short(game: Table, foe: int, zones: tuple[int, ...]) -> None:
    """Every abomination acts once more, then one is placed where figures were missing."""
    game.call(PickShortZone(zones))
    game.call(Activation(game.world.abominations, rule="INV-MINI-01"))


class PlaceAbomination(Procedure, frozen=True, gc=False):
    """One abomination, if a figure is left; lacking one causes nothing further."""

    zone: int
    foe: int

    def step(self, game: Table) -> None:
        """Place it."""
        game.end()
        if game.take_figures(self.foe, 1):
            place(game, self.zone, self.foe, 1, "INV-SPAWN-10")
            game.call(AnswerSpawn(1 << self.zone))


class PickShortZone(Procedure, frozen=True, gc=False):
    """The players choose where the abomination comes, among the zones that came up short."""

    zones: tuple[int, ...]

    def step(self, game: Table) -> Decision | None:
        """Nothing to choose without a figure."""
        foe = game.world.abominations[0]
        if not game.state.pool[foe] or not self.zones:
            game.end()
            return None
        options = [game.world.menu.zones[zone] for zone in self.zones]
        return Decision(game.world.seats, "abomination-zone", options, "INV-SPAWN-12")

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """There."""
        game.goto(PlaceAbomination(option.zone, game.world.abominations[0]))


class SpawnOnMold(Procedure, frozen=True, gc=False):
    """Enemies in every zone with active mold (INV-SPAWN-11); short of figures, the players
    choose among the zones that have received none (INV-SPAWN-12)."""

    foe: int
    count: int
    zones: tuple[int, ...] | None = None  # still to be served; None: not begun
    served: int = 0  # mask of the zones that received enemies

    def step(self, game: Table) -> Decision | None:
        """All at once while figures last."""
        state = game.state
        zones = game.zones_of(state.ground.active) if self.zones is None else self.zones
        left = state.pool[self.foe]
        if left >= self.count * len(zones):
            for zone in zones:
                self._place(game, zone)
            self._done(game, self.served | mask_of(zones))
        elif not left:
            self._short(game, zones, self.served)
        else:
            options = [game.world.menu.zones[zone] for zone in zones]
            about = {"foe": self.foe, "count": min(self.count, left)}
            return Decision(game.world.seats, "mold-zone", options, "INV-SPAWN-12", about)
        return None

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """Serve this zone with what is left."""
        zones = game.zones_of(game.state.ground.active) if self.zones is None else self.zones
        placed = self._place(game, option.zone)
        rest = tuple(zone for zone in zones if zone != option.zone)
        served = self.served | 1 << option.zone
        if placed < self.count:
            self._short(game, (option.zone, *rest), served)
        else:
            game.goto(SpawnOnMold(self.foe, self.count, rest, served))

    def _place(self, game: Table, zone: int) -> int:
        placed = game.take_figures(self.foe, self.count)
        if placed:
            place(game, zone, self.foe, placed, "INV-SPAWN-11")
        return placed

    def _done(self, game: Table, served: int) -> None:
        game.end()
        if served:
            game.call(AnswerSpawn(served))

    def _short(self, game: Table, zones: tuple[int, ...], served: int) -> None:
        """These zones got too few: the abominations act, and one more may come to one of them."""
        game.tell(ev.FiguresRanOut, self.foe, rule="INV-SPAWN-12")
        game.end()
        run_short(game, self.foe, zones)
        if served:
            game.call(AnswerSpawn(served))
