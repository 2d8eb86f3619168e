"""What single Un-Zeds do with a Zeds Action or their Character Action."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import (
    Agitate,
    AttractAllies,
    BadMedicine,
    Injunction,
    PlaceChaosAction,
    PlagueOfLawyers,
    Sabotage,
)
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import (
    BadMedicineDeclared,
    InjunctionServed,
    LawyersSent,
)
from shambler.games.dawn.options.versus import Enjoin, Scheme, SchemeAgainst
from shambler.games.dawn.procedures.allies import AgitateRoll, AlliesRoll, SabotageRoll
from shambler.games.dawn.procedures.settling import PlaceChaos
from shambler.games.dawn.schemes.base import (
    ZedsFamily,
    ZedsMenu,
    marker_of,
    on_named_space,
    pay,
    ready,
    schemers,
)
from shambler.games.dawn.state import CAMP, FIRST_SPACE


class Plot(ZedsFamily):
    """Something a unit does for a Zeds Action, or for a free one (DOZ-GHOST-01)."""

    what: ClassVar[str]
    lendable: ClassVar[bool] = True

    def put(self, game: DawnGame, menu: ZedsMenu, unit: int) -> None:
        """An option that names nobody else."""
        name = game.world.units.ids[unit]
        menu.options.append(Scheme(f"scheme:{self.what}:{name}", self.what, unit))

    def aim(self, game: DawnGame, menu: ZedsMenu, unit: int, other: int) -> None:
        """An option that names somebody."""
        ids = game.world.units.ids
        key = f"against:{self.what}:{ids[unit]}>{ids[other]}"
        menu.options.append(SchemeAgainst(key, self.what, unit, other))


class SettingFire(Plot):
    """Char puts Chaos on his space, named or not, never in Town Center (DOZ-CHAR-01 to -04)."""

    what: ClassVar[str] = "place-chaos"
    answers: ClassVar[tuple[str, ...]] = (what,)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """On a track space that has none; nobody burns a Start space."""
        for unit in schemers(game, PlaceChaosAction):
            at = game.state.unit_at[unit]
            on_track = at >= FIRST_SPACE and not game.world.board.is_start[at]
            if on_track and not game.chaos_at(at) and menu.pays(game, unit):
                self.put(game, menu, unit)

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """With an empty supply the Hero side loses (DOZ-WIN-04)."""
        pay(game, free)
        game.call(PlaceChaos(game.state.unit_at[option.leader]))


class Poisoning(Plot):
    """Bad Medicine: Heals cost more for the rest of the turn (DOZ-XAIO-01)."""

    what: ClassVar[str] = "bad-medicine"
    answers: ClassVar[tuple[str, ...]] = (what,)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Once is enough."""
        if game.state.bad_medicine:
            return
        for unit in schemers(game, BadMedicine):
            if menu.pays(game, unit):
                self.put(game, menu, unit)

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """Until Housekeeping, wherever he ends up (DOZ-XAIO-04)."""
        pay(game, free)
        game.state.bad_medicine = True
        game.tell(BadMedicineDeclared, unit=option.leader)


class Sabotaging(Plot):
    """Perhaps one more Early Research card on the deck (DOZ-XAIO-02)."""

    what: ClassVar[str] = "sabotage"
    answers: ClassVar[tuple[str, ...]] = (what,)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """As often as it is paid."""
        for unit in schemers(game, Sabotage):
            if menu.pays(game, unit):
                self.put(game, menu, unit)

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """Roll."""
        pay(game, free)
        game.call(SabotageRoll(option.leader))


class Litigating(Plot):
    """The Plague of Lawyers on a Hero or Heroic Civilians card (DOZ-LAWYERS-02)."""

    what: ClassVar[str] = "lawyers"
    answers: ClassVar[tuple[str, ...]] = (what,)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Everybody with a card in play who does not bear it already."""
        units = game.world.units
        for unit in schemers(game, PlagueOfLawyers):
            if menu.pays(game, unit):
                for other in with_cards(game):
                    if units.kind[other] in ("hero", "heroic") and other != game.state.lawyers:
                        self.aim(game, menu, unit, other)

    def take(self, game: DawnGame, option: SchemeAgainst, free: bool) -> None:
        """It leaves whoever bore it (DOZ-LAWYERS-04)."""
        pay(game, free)
        game.state.lawyers = option.unit
        game.tell(LawyersSent, unit=option.unit)


def with_cards(game: DawnGame) -> list[int]:
    """Heroes and Heroic Civilians on the table, comatose ones too."""
    kind, at = game.world.units.kind, game.state.unit_at
    return [
        unit
        for unit, place in enumerate(at)
        if kind[unit] in ("hero", "heroic") and (place < CAMP or place >= FIRST_SPACE)
    ]


class Enjoining(ZedsFamily):
    """A Ready Character Action marker of a Hero or Heroic Civilians is Spent (DOZ-BERK-04)."""

    answers: ClassVar[tuple[str, ...]] = ("enjoin",)
    lendable: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Every such marker."""
        units, spent = game.world.units, game.state.spent | game.state.spent_for_good
        for unit in schemers(game, Injunction):
            if not menu.pays(game, unit):
                continue
            for other in with_cards(game):
                for ability in units.abilities[other]:
                    tag = str(type(ability).__struct_config__.tag)
                    if ability.is_character_action() and not spent & units.marker[other, tag]:
                        key = f"enjoin:{units.ids[unit]}>{units.ids[other]}:{tag}"
                        menu.options.append(Enjoin(key, unit, other, tag))

    def take(self, game: DawnGame, option: Enjoin, free: bool) -> None:
        """Lost for the rest of the turn."""
        pay(game, free)
        game.state.spent |= marker_of(game, option.unit, option.ability)
        game.tell(InjunctionServed, unit=option.unit, ability=option.ability)


class Agitating(ZedsFamily):
    """The Plaid Coalition's Character Action against an Event Action (DOZ-PLAID-01)."""

    answers: ClassVar[tuple[str, ...]] = ("agitate",)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """While there is an Event Action to take."""
        if menu.lent >= 0 or not game.state.event_actions:
            return
        for unit in schemers(game, Agitate):
            if ready(game, unit, "agitate"):
                key = f"scheme:agitate:{game.world.units.ids[unit]}"
                menu.options.append(Scheme(key, "agitate", unit))

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """Flip the marker and roll."""
        game.state.spent |= marker_of(game, option.leader, "agitate")
        game.call(AgitateRoll(option.leader))


class Attracting(Plot):
    """A roll for allies from a named space (DOZ-PLAID-03)."""

    what: ClassVar[str] = "attract-allies"
    answers: ClassVar[tuple[str, ...]] = (what,)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """As often as it is paid."""
        for unit in schemers(game, AttractAllies):
            if on_named_space(game, unit) and menu.pays(game, unit):
                self.put(game, menu, unit)

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """Roll."""
        pay(game, free)
        game.call(AlliesRoll(option.leader))
