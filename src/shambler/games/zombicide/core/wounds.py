"""Damage to figures: what stops it, what it costs, and elimination."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import drop_card, drops, marked, set_apart, throwable
from shambler.games.zombicide.core.state import BARE, ELIMINATED, EMPTY, GONE, IN_PLAY, Survivor
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

PAY_WITH_CARDS: Final = "discard-to-avoid-damage"


class Suffer(Procedure, frozen=True, gc=False):
    """One attack lands whole on one figure.

    ``foe`` is the kind of the attacker, -1 for a friend. ``fresh``: the figure has not ignored a
    first point of damage in this attack step yet. The result is the survivor who just did, if any.
    """

    figure: int
    damage: int
    foe: int
    fresh: bool

    def step(self, game: ZombicideGame) -> Decision | None:
        """Skills and armour first, then the cards a player may discard."""
        survivors = game.state.survivors
        if self.figure >= len(survivors):
            game.end()
            report(game, Listener.unit_hit, self.figure - len(survivors))
            return None
        survivor = survivors[self.figure]
        if survivor.status != IN_PLAY:
            game.end()  # beyond what eliminates them: lost (Z-ATTACK-04)
            return None
        iron = self._ironclad(game)
        if iron:
            game.tell(ev.DamageAvoided, self.figure, self.damage, rule=iron)
            game.end()
            return None
        shields = self._shields(game)
        if shields:
            about = {"who": self.figure, "damage": self.damage}
            options: list[Option] = [*shields, opt.Say("say:suffer", "suffer")]
            seats = (game.world.owners[self.figure],)
            return Decision(seats, "shield", options, "Z-ATTACK-04", about)
        self._tough(game)
        return None

    def _ironclad(self, game: ZombicideGame) -> str:
        """The skill that makes this kind of enemy harmless, by its rule."""
        if self.foe < 0:
            return ""
        ironclad = game.traits(self.figure).ironclad
        return dict(ironclad).get(game.world.foes[self.foe].type, "") if ironclad else ""

    def _shields(self, game: ZombicideGame) -> list[Option]:
        """Worn cards that can be discarded to ignore the whole attack."""
        cards = game.world.cards
        body = game.state.survivors[self.figure].body
        if body == BARE:
            return []
        worn = [c for c in body if c != EMPTY]
        shields = [card for card in worn if cards[card].has("ignore-attack")]
        return [opt.Drop(f"drop:{cards[card].id}", card, who=self.figure) for card in shields[:1]]

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """The card takes the blow, or the survivor does."""
        if isinstance(option, opt.Drop):
            game.end()
            drop_card(game, option.who, option.card)
            game.tell(ev.DamageAvoided, self.figure, self.damage)
        else:
            self._tough(game)

    def _tough(self, game: ZombicideGame) -> None:
        """The first point is ignored once per attack step."""
        traits = game.traits(self.figure)
        ignored = min(self.damage, traits.tough) if self.fresh else 0
        if ignored:
            rule = traits.rules["ignore-first-damage"]
            game.tell(ev.DamageAvoided, self.figure, ignored, rule=rule)
        result = self.figure if ignored else None
        game.goto(LoseArmor(self.figure, self.damage - ignored, result))


class LoseArmor(Procedure, frozen=True, gc=False):
    """Armor goes down point by point; some skills let cards pay (Z-ATTACK-06)."""

    who: int
    damage: int
    result: int | None

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask for cards as long as damage is coming."""
        if self.damage and game.traits(self.who).has(PAY_WITH_CARDS):
            spare = spare_cards(game, game.state.survivors[self.who])
            if spare:
                options = marked(drops(game, self.who, spare), set_apart(game, spare))
                about = {"who": self.who, "damage": self.damage}
                seats = (game.world.owners[self.who],)
                rule = self._rule(game)
                return Decision(seats, "avoid-damage", [*options, opt.TAKE_DAMAGE], rule, about)
        self._lose(game)
        return None

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """One card, one point."""
        if isinstance(option, opt.Drop):
            game.goto(LoseArmor(self.who, self.damage - 1, self.result))
            drop_card(game, self.who, option.card)
            game.tell(ev.DamageAvoided, self.who, 1, rule=self._rule(game))
        else:
            self._lose(game)

    def _rule(self, game: ZombicideGame) -> str:
        return game.traits(self.who).rules[PAY_WITH_CARDS]

    def _lose(self, game: ZombicideGame) -> None:
        survivor = game.state.survivors[self.who]
        lost = min(self.damage, survivor.armor)
        if lost:
            survivor.armor -= lost
            game.tell(ev.ArmorLost, self.who, lost, survivor.armor)
        game.end(self.result)
        if survivor.armor <= 0:
            eliminate(game, self.who)


def spare_cards(game: ZombicideGame, survivor: Survivor) -> list[int]:
    """The cards that can be paid with; attached ones are none of their own."""
    attached = {ammo for ammo, _ in survivor.attached}  # Z-ATT-03
    return [card for card in throwable(game, survivor) if card not in attached]


def eliminate(game: ZombicideGame, who: int) -> None:
    """A survivor is out; unless they may get up, losing one loses the game (Z-WIN-02)."""
    if game.world.edition.fall is not None:
        game.world.edition.fall(game, who)
        return
    survivor = game.state.survivors[who]
    zone, survivor.zone, survivor.status = survivor.zone, GONE, ELIMINATED
    game.tell(ev.Eliminated, who, zone)
    game.finish((), "eliminated", "Z-WIN-02")
