"""What equipment cards of every edition may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.ability_kinds import CardAbility, ItemAbility, SpawnEvent
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.spawning import SpawnAt
from shambler.games.zombicide.core.words import Ammo

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.sheets import AttackLine


class Attach(CardAbility, frozen=True, kw_only=True, tag="attach"):
    """Can be attached to weapons with this ammo."""

    ammo: Ammo

    def of_card(self) -> Mapping[str, Any]:
        """To which."""
        return {"attaches_to": self.ammo}


class ReRollAmmo(CardAbility, frozen=True, kw_only=True, tag="re-roll"):
    """Attacks with this ammo may be rolled again."""

    ammo: Ammo | None = None

    def of_card(self) -> Mapping[str, Any]:
        """Which."""
        return {"re_rolls": self.ammo or ""}


class NeedsAmmo(CardAbility, frozen=True, kw_only=True, tag="needs-ammo"):
    """Attacks only with ammo attached, which may be used up."""

    ammo: Ammo
    spent: bool

    def of_weapon(self, attack: AttackLine) -> Mapping[str, Any]:
        """Which, and whether it is gone then."""
        return {"needs": self.ammo, "spends": self.spent}


class LightSearch(CardAbility, frozen=True, kw_only=True, tag="search-cards"):
    """Searching with it draws more cards."""

    cards: int

    def of_card(self) -> Mapping[str, Any]:
        """How many."""
        return {"search_cards": self.cards}


class LightDark(CardAbility, frozen=True, kw_only=True, tag="see-dark"):
    """Lights dark zones."""


class InBackpack(CardAbility, frozen=True, kw_only=True, tag="in-backpack"):
    """Works from the backpack, too."""


class GoesFirst(CardAbility, frozen=True, kw_only=True, tag="goes-first"):
    """Whoever is dealt it begins the first round."""


class IgnoreAttack(CardAbility, frozen=True, kw_only=True, tag="ignore-attack"):
    """Can be thrown away instead of taking an attack."""


class GainExperience(ItemAbility, frozen=True, kw_only=True, tag="gain-experience"):
    """Experience for whoever uses it."""

    amount: int

    def whom(self, game: ZombicideGame, who: int) -> list[int] | None:
        """Nobody else."""
        return None

    def use(self, game: ZombicideGame, who: int) -> None:
        """At once."""
        gain_experience(game, who, self.amount)


class RestoreArmor(ItemAbility, frozen=True, kw_only=True, tag="restore-armor"):
    """All armor of somebody in the zone comes back."""

    range: Literal[0]

    def whom(self, game: ZombicideGame, who: int) -> list[int] | None:
        """Those who have lost some."""
        survivors, full = game.state.survivors, game.world.armor
        here = game.here(survivors[who].zone)
        return [friend for friend in here if survivors[friend].armor < full[friend]]

    def use(self, game: ZombicideGame, who: int) -> None:
        """As good as new."""
        friend = game.state.survivors[who]
        gained = game.world.armor[who] - friend.armor
        friend.armor += gained
        game.tell(ev.ArmorRestored, who, gained)


class EventHere(SpawnEvent, frozen=True, kw_only=True, tag="spawn-here"):
    """Enemies come where it is drawn."""

    def happen(self, game: ZombicideGame, who: int) -> None:
        """Unless the mission says otherwise."""
        zone = consult(game, Listener.event_zone, game.state.survivors[who].zone)
        game.call(SpawnAt(zone, game.world.foe_index[self.enemy], self.count))
