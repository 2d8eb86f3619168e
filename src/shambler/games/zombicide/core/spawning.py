"""Spawning: a card for every active spawn zone, clockwise (Z-SPAWN-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.edition import EnemyCardKind
from shambler.games.zombicide.core.foes import Spawned
from shambler.games.zombicide.core.game import ENEMY, ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.state import GONE
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def spawn_order(game: ZombicideGame) -> tuple[int, ...]:
    """The active spawn tokens, clockwise from the first one (Z-SPAWN-01)."""
    board, state = game.world.board, game.state
    tokens = [token for token in state.spawns if token.active]
    zones = board.clockwise({token.zone for token in tokens}, state.first_spawn)
    return tuple([token.id for zone in zones for token in tokens if token.zone == zone])


def zone_of(game: ZombicideGame, token: int) -> int:
    """Where a spawn token lies; GONE if it lies there no more."""
    for spawn in game.state.spawns:
        if spawn.id == token:
            return spawn.zone
    return GONE


class SpawnStep(Procedure, frozen=True, gc=False):
    """Draw for one token after the other; a token woken meanwhile waits (Z-SPAWN-06)."""

    draws: ClassVar[str] = "enemy-card"
    tokens: tuple[int, ...]

    def occasion(self, game: ZombicideGame) -> Occasion:
        """For the zone of the next token."""
        zone = zone_of(game, self.tokens[0])
        return Occasion("spawn", {"zone": zone}, "Z-SPAWN-01")

    def step(self, game: ZombicideGame) -> Draw | None:
        """The next token that is still there."""
        if not self.tokens:
            game.end()
            return None
        if zone_of(game, self.tokens[0]) == GONE:
            game.goto(SpawnStep(self.tokens[1:]))
            return None
        return next_card(game)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Resolve it for this zone."""
        zone = zone_of(game, self.tokens[0])
        game.goto(SpawnStep(self.tokens[1:]))
        take_card(game, cards, zone)


class CardForZone(Procedure, frozen=True, gc=False):
    """A card of the enemy deck for one zone, outside the spawn step."""

    draws: ClassVar[str] = "enemy-card"
    zone: int

    def occasion(self, game: ZombicideGame) -> Occasion:
        """For that zone."""
        return Occasion("spawn", {"zone": self.zone}, "Z-SPAWN-01")

    def step(self, game: ZombicideGame) -> Draw | None:
        """The next card."""
        return next_card(game)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Resolve it for this zone."""
        game.end()
        take_card(game, cards, self.zone)


def next_card(game: ZombicideGame) -> Draw | None:
    """The next card; an empty deck is shuffled anew in a step of its own (Z-SPAWN-05)."""
    state = game.state
    if not len(state.enemy_deck):
        state.enemy_deck = Deck(tuple(sorted(state.enemy_discards)))
        state.enemy_discards = ()
        game.tell(ev.DeckShuffled, "enemies")
        report(game, Listener.deck_shuffled)
        return None
    return Draw(ENEMY, state.enemy_deck)


def take_card(game: ZombicideGame, cards: tuple[int, ...], zone: int) -> None:
    """A card was drawn for a zone: it is discarded and does what it says."""
    state, number = game.state, cards[0]
    state.enemy_deck = state.enemy_deck.without(cards)
    state.enemy_discards = (*state.enemy_discards, number)
    game.tell(ev.EnemyCardDrawn, zone, number)
    resolve_card(game, number, zone)


def resolve_card(game: ZombicideGame, number: int, zone: int) -> None:
    """What a card of the enemy deck does on the line of the danger level (Z-XP-10)."""
    card = game.world.enemy_cards[number]
    report(game, Listener.card_opened)
    kind = game.world.edition.card_kinds[card.kind]
    kind.resolve(game, card, zone, card.counts[game.danger()])


class SpawnKind(EnemyCardKind):
    """So many enemies come to the spawn zone (Z-SPAWN-01)."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Place them."""
        game.call(SpawnAt(zone, card.foe, count))

    def brings(self, game: ZombicideGame, count: int) -> int:
        """As many as it says."""
        return count


class ExtraActivationKind(EnemyCardKind):
    """All enemies of a type act once more (Z-SPAWN-09)."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Not on every line of the card."""
        if count:
            game.call(Activation((card.foe,), rule="Z-SPAWN-09"))
        report(game, Listener.extra_activation)


SPAWN: Final = SpawnKind()
EXTRA_ACTIVATION: Final = ExtraActivationKind()


def place(game: ZombicideGame, zone: int, foe: int, count: int, rule: str = "") -> None:
    """Figures are set on the board."""
    game.add_enemies(zone, foe, count)
    game.tell(ev.EnemiesSpawned, foe, count, zone, rule=rule)
    report(game, Listener.enemy_entered, foe, zone)


class SpawnAt(Procedure, frozen=True, gc=False):
    """Put enemies on a spawn zone, as many as there are figures (Z-MINI-01)."""

    zone: int
    foe: int
    count: int

    def step(self, game: ZombicideGame) -> None:
        """Place what there is."""
        kin = [(foe, game.state.pool[foe]) for foe in game.world.kin[self.foe]]
        missing = self.count
        game.end()
        if sum([left for _, left in kin]) < missing:
            game.tell(ev.FiguresRanOut, self.foe)
            game.world.edition.run_short(game, self.foe, (self.zone,))
        for foe, left in kin:
            placed = game.take_figures(foe, min(missing, left)) if left and missing else 0
            missing -= placed
            if placed:
                place(game, self.zone, foe, placed)
                report(game, Listener.spawned, 1 << self.zone)
