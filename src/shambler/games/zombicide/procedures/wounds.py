"""Damage to survivors and machines: what stops it, what it costs, and elimination."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features import machines
from shambler.games.zombicide.procedures.inventory import discardable, drop_card
from shambler.games.zombicide.state import ELIMINATED, EMPTY, GONE, IN_PLAY
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import DONE, Decision, Option
from shambler.kernel.procedure import Procedure


class Suffer(Procedure, frozen=True, gc=False):
    """One attack lands whole on one figure.

    ``foe`` is the kind of the attacker, -1 for a friend. ``fresh``: the figure has not ignored a
    first point of damage in this attack step yet. The result is the survivor who just did, if any.
    """

    figure: int
    damage: int
    foe: int
    fresh: bool

    def step(self, game: Table) -> Decision | None:
        """Skills and armour first, then the cards a player may discard."""
        survivors = game.state.survivors
        if self.figure >= len(survivors):
            game.end()
            machines.destroy(game, self.figure - len(survivors))
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

    def _ironclad(self, game: Table) -> str:
        """The skill that makes this kind of enemy harmless, by its rule (INV-SKILL-41 to 44)."""
        if self.foe < 0:
            return ""
        kind = game.world.foes[self.foe].type
        harmless = dict(game.traits(self.figure).ironclad)
        return harmless.get(kind, "")

    def _shields(self, game: Table) -> list[Option]:
        """Worn cards that can be discarded to ignore the whole attack."""
        cards = game.world.cards
        worn = [c for c in game.state.survivors[self.figure].body if c != EMPTY]
        shields = [card for card in worn if cards[card].stops_attack]
        return [opt.Drop(f"drop:{cards[card].id}", self.figure, card) for card in shields[:1]]

    def chosen(self, game: Table, option: Option) -> None:
        """The card takes the blow, or the survivor does."""
        if isinstance(option, opt.Drop):
            game.end()
            drop_card(game, option.who, option.card)
            game.tell(ev.DamageAvoided, self.figure, self.damage)
        else:
            self._tough(game)

    def _tough(self, game: Table) -> None:
        """The first point is ignored once per attack step (INV-SKILL-71)."""
        ignored = min(self.damage, game.traits(self.figure).tough) if self.fresh else 0
        if ignored:
            game.tell(ev.DamageAvoided, self.figure, ignored, rule="INV-SKILL-71")
        result = self.figure if ignored else None
        game.goto(LoseArmor(self.figure, self.damage - ignored, result))


class LoseArmor(Procedure, frozen=True, gc=False):
    """Armor goes down point by point; some may pay with cards (INV-SKILL-45)."""

    who: int
    damage: int
    result: int | None

    def step(self, game: Table) -> Decision | None:
        """Ask for cards as long as damage is coming."""
        if self.damage and game.traits(self.who).has("discard-to-avoid-damage"):
            survivor = game.state.survivors[self.who]
            attached = {ammo for ammo, _ in survivor.attached}  # no cards of their own (INV-ATT-03)
            cards = [card for card in discardable(game, survivor) if card not in attached]
            if cards:
                options: list[Option] = [
                    opt.Drop(f"drop:{game.gear(card).id}", self.who, card) for card in cards
                ]
                about = {"who": self.who, "damage": self.damage}
                seats = (game.world.owners[self.who],)
                return Decision(seats, "avoid-damage", [*options, DONE], "INV-SKILL-45", about)
        self._lose(game)
        return None

    def chosen(self, game: Table, option: Option) -> None:
        """One card, one point."""
        if isinstance(option, opt.Drop):
            game.goto(LoseArmor(self.who, self.damage - 1, self.result))
            drop_card(game, self.who, option.card)
            game.tell(ev.DamageAvoided, self.who, 1, rule="INV-SKILL-45")
        else:
            self._lose(game)

    def _lose(self, game: Table) -> None:
        survivor = game.state.survivors[self.who]
        lost = min(self.damage, survivor.armor)
        if lost:
            survivor.armor -= lost
            game.tell(ev.ArmorLost, self.who, lost, survivor.armor)
        game.end(self.result)
        if survivor.armor <= 0:
            eliminate(game, self.who)


def eliminate(game: Table, who: int) -> None:
    """A survivor is out; losing one who began the game loses it (Z-WIN-02)."""
    survivor = game.state.survivors[who]
    survivor.zone, survivor.status = GONE, ELIMINATED
    game.tell(ev.Eliminated, who)
    game.finish((), "eliminated", "Z-WIN-02")
