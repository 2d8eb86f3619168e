"""Words of skills that survivors use like actions: running, pushing, healing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.ability_kinds import FeatAbility
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.moving import leaving_cost
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.words import Combat
from shambler.games.zombicide.skills.healing import GoTo, Heal, reach
from shambler.games.zombicide.skills.pushing import lifesaver, list_lifesaver, list_shove, shove
from shambler.games.zombicide.skills.running import (
    list_rush,
    list_sprint,
    list_zero_g,
    rush,
    sprint,
    zero_g,
)
from shambler.kernel.decision import Option


class Shove(FeatAbility, frozen=True, kw_only=True, tag="shove"):
    """Pushes all enemies out of the zone."""

    range: int

    near: ClassVar[int] = 1
    why: ClassVar[str] = "nobody-to-shove"

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.range)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Where to."""
        list_shove(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Push."""
        shove(game, turn, feat, option)


class Lifesaver(FeatAbility, frozen=True, kw_only=True, tag="lifesaver"):
    """Pulls friends out of a crowd."""

    range: int

    near: ClassVar[int] = 1
    why: ClassVar[str] = "nobody-to-save"
    hunts: ClassVar[bool] = True

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.range)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """From where."""
        list_lifesaver(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Pull."""
        lifesaver(game, turn, feat, option)


# "combat" is the free action that pays for either kind of attack.
BLOODLUST_GAINS: Final[Mapping[Combat, str]] = {
    "any": "combat",
    "melee": "melee",
    "ranged": "ranged",
}


class RunAtEnemies(FeatAbility, frozen=True, kw_only=True):
    """What Charge and Bloodlust share: a run that ends where enemies are."""

    zones: int

    near: ClassVar[int] = 2
    why: ClassVar[str] = "nobody-to-run-at"
    hunts: ClassVar[bool] = True

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Whom to run at."""
        list_rush(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Run; an attack that it gives may come later."""
        rush(game, turn, feat, option)


class Charge(RunAtEnemies, frozen=True, kw_only=True, tag="charge"):
    """A free run at enemies."""

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.zones)


class Bloodlust(RunAtEnemies, frozen=True, kw_only=True, tag="bloodlust"):
    """An action to run at enemies, and a free attack there."""

    combat: Combat

    def feat(self, skill: str, rule: str) -> Feat:
        """How far, and which attack."""
        return Feat(skill, rule, self, self.zones, gains=BLOODLUST_GAINS[self.combat])


class Sprint(FeatAbility, frozen=True, kw_only=True, tag="sprint"):
    """A long move for the price of one."""

    min: int
    max: int

    near: ClassVar[int] = 1
    why: ClassVar[str] = "no-way-there"

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.max, self.min)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Where it may begin."""
        list_sprint(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Run."""
        sprint(game, turn, feat, option)


class ZeroGRun(FeatAbility, frozen=True, kw_only=True, tag="zero-g-run"):
    """A jump over whatever stands between."""

    zones: int

    near: ClassVar[int] = 2
    why: ClassVar[str] = "no-way-there"

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.zones)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Where it may end."""
        list_zero_g(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Jump."""
        zero_g(game, turn, feat, option)


class FieldMedic(FeatAbility, frozen=True, kw_only=True, tag="field-medic"):
    """Runs to somebody and heals a wound there."""

    zones: int

    near: ClassVar[int] = 2
    why: ClassVar[str] = "nobody-to-heal"

    def feat(self, skill: str, rule: str) -> Feat:
        """How far."""
        return Feat(skill, rule, self, self.zones)

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """The own zone, and zones with somebody else that can be reached."""
        use = game.world.menu.use
        if standing.left > 0:
            options.append(use(feat.skill, standing.zone))
        if standing.left >= leaving_cost(standing):
            peopled = 0
            for survivor in game.state.survivors:
                if survivor.zone != GONE and survivor.zone != standing.zone:
                    peopled |= 1 << survivor.zone
            if game.terrain.within(standing.zone, feat.zones) & peopled:
                peopled &= reach(game, standing.who, standing.zone, feat.zones)
                for zone in game.zones_of(peopled):
                    options.append(use(feat.skill, zone))

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Go there, then heal."""
        standing = turn.standing(game)
        stays = option.zone == standing.zone
        turn.pay(game, "medic", 1 if stays else leaving_cost(standing), once=feat.skill)
        game.call(Heal(turn.who, feat.rule))
        if not stays:
            game.call(GoTo(turn.who, option.zone, feat.zones, feat.rule))
