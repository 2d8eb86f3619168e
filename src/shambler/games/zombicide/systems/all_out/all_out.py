"""Going all-out: more dice, at the risk of breaking the weapon (FH-ALLOUT-01 to 09)."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.core.combat import (
    Profile,
    Strike,
    in_hand,
    why_useless,
    zones_in_reach,
)
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Weapon
from shambler.games.zombicide.core.inventory import at_hand
from shambler.games.zombicide.core.needs import ARMED
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.striking import Declare
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import MELEE, RANGED, Traits, sides
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.all_out.break_state import (
    BreakState,
    breaks_in,
    change_breaks,
)
from shambler.games.zombicide.systems.all_out.breaking import AskMending, BreakWeapons
from shambler.games.zombicide.systems.all_out.events import WentAllOut
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.games.zombicide.systems.all_out.words import OwnPartnerDice, PartnerDice
from shambler.kernel.decision import Option
from shambler.kernel.structs import replace

PAYS_AS = ("all-out-melee", "all-out-ranged")


class AllOutAttacks(System):
    """The second pool of dice, and what helps weapons by lying in the other hand."""

    part: ClassVar[str] = "breaks"

    def __init__(self, world: Any) -> None:
        # The attacks that are offered again and again, each made when first asked for.
        self.options: Lazy[tuple[str, int, bool, bool, bool], AllOut]
        self.options = Lazy(partial(_option, world.board))
        self.gives: dict[str, list[PartnerDice]] = {}
        self.has: dict[str, list[OwnPartnerDice]] = {}
        for key, card in world.content.cards.items():
            for ability in card.abilities:
                if isinstance(ability, PartnerDice):
                    self.gives.setdefault(key, []).append(ability)
                elif isinstance(ability, OwnPartnerDice):
                    self.has.setdefault(key, []).append(ability)

    def first(self, world: Any) -> BreakState:
        """Nothing is broken."""
        return BreakState()

    def attack_traits(self, game: ZombicideGame, traits: Traits, strike: Strike) -> Traits:
        """Skills that count only now (FH-SKILL-04)."""
        if not strike.pushed or not traits.when_pushed:
            return traits
        world = game.world
        more = tuple(world.skill_index[ref] for ref in traits.when_pushed)
        return world.traits[game.skills_of(strike.who) + more]

    def profile(self, game: ZombicideGame, profile: Profile, strike: Strike) -> Profile:
        """Dice that a card in the other hand brings."""
        more = self._partner_dice(game, strike) if strike.unit < 0 else 0
        return replace(profile, dice=profile.dice + more) if more else profile

    def _partner_dice(self, game: ZombicideGame, strike: Strike) -> int:
        """For each weapon used, what the cards held beside it add (FHR-22, Z2E-035)."""
        side, more = strike.weapon(game).combat, 0
        held = at_hand(game.state.survivors[strike.who], game.traits(strike.who))
        for used in strike.cards:
            for other in held:
                if other in (used, EMPTY):
                    continue
                gear, mine = game.gear(other), game.gear(used)
                gives = self.gives.get(gear.id, ())
                more += sum(word.dice for word in gives if side in sides(word.combat))
                more += sum(word.dice for word in self.has.get(mine.id, ()) if word.card == gear.id)
        return more

    def dice_settled(
        self, game: ZombicideGame, profile: Profile, strike: Strike, faces: tuple[int, ...]
    ) -> Profile:
        """Sixes may strike harder; a break is never raised (FHR-05, FHR-25)."""
        if strike.unit >= 0:
            return profile
        gain = game.traits(strike.who).six_damage[strike.weapon(game).combat]
        sixes = profile.sixes_in(tuple(face for face in faces if face > 1)) if gain else 0
        return replace(profile, damage=profile.damage + gain * sixes)

    def before_hits(
        self, game: ZombicideGame, strike: Strike, profile: Profile, faces: tuple[int, ...]
    ) -> None:
        """Count the breaks; whoever can may undo them now (FHR-06)."""
        pushed = faces[profile.dice : profile.dice + profile.pushed]
        breaks = pushed.count(1)
        if breaks:
            change_breaks(game.state, breaks=breaks)
            game.call(AskMending(strike.who, strike.cards, strike.weapon(game).combat))

    def attack_over(self, game: ZombicideGame, strike: Strike, killed: bool) -> None:
        """Right after the action each break costs a weapon (FH-ALLOUT-05, FH-ALLOUT-07)."""
        breaks = breaks_in(game.state).breaks
        if breaks:
            change_breaks(game.state, breaks=0)
            game.call(BreakWeapons(strike.who, strike.cards, breaks))

    def end_phase(self, game: ZombicideGame) -> None:
        """Whoever ignored breaks may do so again."""
        change_breaks(game.state, ignored=())


def _able(standing: Standing, kind: str, weapon: Weapon) -> bool:
    """Actions of the kind, or free ones for all-out attacks only (FH-SKILL-01 to 03)."""
    return standing.can(kind) or standing.can(PAYS_AS[weapon.combat])


def _option(board: Board, about: tuple[str, int, bool, bool, bool]) -> AllOut:
    card, zone, pair, double, melee = about
    name = f"{card}{'*2' if pair else ''}{'+' if double else ''}"
    how = "melee" if melee else "fire"
    return AllOut(f"all-out:{how}:{name}>{board.zones[zone].name}", *about)


def all_out_strike(game: ZombicideGame, who: int, option: AllOut) -> Strike:
    """The attack that an option stands for."""
    side = MELEE if option.melee else RANGED
    for cards, mode, _, weapon in in_hand(game, game.state.survivors[who], game.traits(who)):
        here = weapon.card == option.card and weapon.combat == side
        if here and (len(cards) > 1) == option.pair:
            dice = weapon.pushes * len(cards) * (2 if option.double else 1)
            return Strike(who, option.zone, cards, mode, pushed=dice)
    raise AssertionError("the weapon of an option is in hand")


def go_all_out(game: ZombicideGame, turn: Turn, option: AllOut) -> Strike:
    """Pay, and add the dice of every weapon used (FH-ALLOUT-03, FH-ALLOUT-06)."""
    strike = all_out_strike(game, turn.who, option)
    weapon = strike.weapon(game)
    turn.pay(game, PAYS_AS[weapon.combat])
    game.tell(WentAllOut, turn.who, weapon.card, strike.pushed)
    return strike


class AllOutActions(ActionFamily):
    """Attacks with everything a weapon can give."""

    carries: ClassVar[tuple[type[Option], ...]] = (AllOut,)
    wants: ClassVar[int] = ARMED

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every attack with a weapon that can be driven beyond its limits (FH-ALLOUT-02)."""
        for cards, _, kind, weapon in in_hand(game, standing.survivor, standing.traits):
            far = weapon.combat == RANGED
            if not weapon.pushes or not (far or standing.crowd):
                continue
            if not _able(standing, kind, weapon):
                continue
            if why_useless(game, standing.who, weapon, cards):
                continue
            made = game.world.system(AllOutAttacks).options
            zones = zones_in_reach(game, standing, weapon) if far else [standing.zone]
            double = (False, True) if standing.traits.has("double-all-out") else (False,)
            for zone in zones:
                for twice in double:
                    options.append(made[weapon.card, zone, len(cards) > 1, twice, not far])

    def carry_out(self, game: ZombicideGame, turn: Turn, option: AllOut) -> None:
        """Do it."""
        game.call(Declare(go_all_out(game, turn, option)))
