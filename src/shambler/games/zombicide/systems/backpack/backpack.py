"""Weapons in the backpack: the companion's wrath (FH-PENNY-04), and Webbing (FH-CAMP-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.combat import Strike, help_for, why_useless, zones_in_reach
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Weapon
from shambler.games.zombicide.core.inventory import ALL_IN_HAND, carried
from shambler.games.zombicide.core.needs import PACKED
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import COMBATS, MELEE, RANGED
from shambler.games.zombicide.core.turn import PAIRS, Standing, Turn
from shambler.games.zombicide.systems.all_out.all_out import PAYS_AS
from shambler.games.zombicide.systems.all_out.events import WentAllOut
from shambler.games.zombicide.systems.backpack.options import PackAttack
from shambler.games.zombicide.systems.backpack.words import Wrath
from shambler.games.zombicide.systems.escort.escort import leader_in
from shambler.games.zombicide.systems.night.lighting import aim
from shambler.kernel.decision import Option

ONCE: Final = "wrath"  # per turn
SINGLE, DOUBLE = 1, 2  # all-out dice
HOW: Final = ("melee", "fire")


class Backpack(System):
    """Does the companion's wrath help in this mission?"""

    def __init__(self, world: Any) -> None:
        self.wrath = any(isinstance(word, Wrath) for word in world.mission.special)


class PackActions(ActionFamily):
    """Attacks with cards of the backpack."""

    carries: ClassVar[tuple[type[Option], ...]] = (PackAttack,)
    wants: ClassVar[int] = PACKED

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """The leader's free action first, then what Webbing allows."""
        wrath = game.world.system(Backpack).wrath and leader_in(game.state) == standing.who
        if wrath and ONCE not in standing.turn.used and not standing.turn.granted:
            options += attacks(game, standing, True)
        if standing.traits.has(ALL_IN_HAND):
            options += attacks(game, standing, False)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: PackAttack) -> None:
        """Free, or for an action."""
        strike = strike_of(game, turn.who, option)
        weapon = strike.weapon(game)
        if option.wrath:
            turn.use(game, ONCE)
        else:
            kinds = PAYS_AS if option.pushed else PAIRS if option.pair else COMBATS
            turn.pay(game, kinds[weapon.combat])
        if strike.pushed:
            game.tell(WentAllOut, turn.who, weapon.card, strike.pushed)
        aim(game, strike)


def ways(game: ZombicideGame, who: int, wrath: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """Cards and the place among their attacks: one of the backpack, or a pair with one of it.

    Of several copies those that are loaded come first, then those in hand: attacks with cards in
    hand alone are no business of the backpack.

    The wrath uses a single weapon, and one that lies in the backpack, Webbing or not.
    """
    survivor, dual = game.state.survivors[who], game.traits(who).dual
    cards = survivor.pack if wrath else carried(survivor)
    for model in dict.fromkeys(game.gear(card).model for card in survivor.pack):
        alike = [card for card in cards if game.gear(card).model == model]
        for mode, weapon in enumerate(game.gear(alike[0]).weapons):
            ready = sorted(alike, key=partial(_lacks, game, survivor, weapon))
            if ready[0] in survivor.pack:
                yield (ready[0],), mode
            pair = weapon.dice and (weapon.dual or dual[weapon.combat])
            if not wrath and pair and len(ready) > 1 and ready[1] in survivor.pack:
                yield (ready[0], ready[1]), mode


def _lacks(game: ZombicideGame, survivor: Survivor, weapon: Weapon, card: int) -> int:
    """The less a copy has to help this attack, the higher."""
    return -help_for(game, survivor, card, weapon)


def attacks(game: ZombicideGame, standing: Standing, wrath: bool) -> list[Option]:
    """Every attack with them, all-out ones too."""
    found: list[Option] = []
    for cards, mode in ways(game, standing.who, wrath):
        weapon = game.gear(cards[0]).weapons[mode]
        kind = (PAIRS if len(cards) > 1 else COMBATS)[weapon.combat]
        if why_useless(game, standing.who, weapon, cards):
            continue
        pushes = [0] if wrath or standing.can(kind) else []
        if weapon.pushes and (wrath or standing.can(PAYS_AS[weapon.combat])):
            double = standing.traits.has("double-all-out")
            pushes += [SINGLE, DOUBLE] if double else [SINGLE]
        zones: Sequence[int] = [standing.zone] if standing.crowd else []
        if weapon.combat == RANGED:
            zones = zones_in_reach(game, standing, weapon)
        for zone in zones:
            for pushed in pushes:
                found.append(_option(game, cards, mode, zone, pushed, wrath))
    return found


def _option(
    game: ZombicideGame, cards: tuple[int, ...], mode: int, zone: int, pushed: int, wrath: bool
) -> PackAttack:
    weapon, pair = game.gear(cards[0]).weapons[mode], len(cards) > 1
    name = f"{weapon.card}{'*2' if pair else ''}{'+' * pushed}"
    how, where = HOW[weapon.combat], game.world.board.zones[zone].name
    key = f"from-pack:{'wrath' if wrath else 'webbing'}:{how}:{name}>{where}"
    return PackAttack(key, weapon.card, zone, pair, pushed, weapon.combat == MELEE, wrath)


def strike_of(game: ZombicideGame, who: int, option: PackAttack) -> Strike:
    """The attack that an option stands for."""
    side = MELEE if option.melee else RANGED
    for cards, mode in ways(game, who, option.wrath):
        weapon = game.gear(cards[0]).weapons[mode]
        if weapon.card != option.card or weapon.combat != side:
            continue
        if (len(cards) > 1) == option.pair:
            return Strike(
                who, option.zone, cards, mode, pushed=weapon.pushes * len(cards) * option.pushed
            )
    raise AssertionError("the weapon of an option is in the backpack")


FROM_PACK: Final = PackActions(free=True, confined=True)
