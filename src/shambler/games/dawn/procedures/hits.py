"""Hits: divided among Zeds, cancelled by Tough and Rugged dice, counted, and the last of them."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FallenCiviliansRise
from shambler.games.dawn.events.combat import HitsCancelled
from shambler.games.dawn.events.units import UnitHit
from shambler.games.dawn.events.zeds import ZedsEliminated, ZedsHit
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures.dice import companion_dice, several
from shambler.games.dawn.procedures.saving import SavingRoll, bury
from shambler.games.dawn.procedures.spreaders import SpreaderSave
from shambler.games.dawn.procedures.unzeds_save import UnZedsSave
from shambler.games.dawn.state import (
    COMATOSE,
    FIRST_SPACE,
    HERO_DICE,
    OUT,
    POOL,
    TOUGH,
    TOWN,
    ZEDS_DICE,
)
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

# -- Zeds -----------------------------------------------------------------------------------


def hit_zeds(game: DawnGame, zeds: list[int], hits: int) -> None:
    """Hits on a unit or mob; where only one unit can take them there is nothing to ask."""
    if not hits or not zeds:
        return
    if len(zeds) == 1 and not tough_to(game, zeds[0]):
        damage_zeds(game, zeds[0], hits)
    else:
        game.call(DivideHits(tuple(zeds), (0,) * len(zeds), hits))


def tough_to(game: DawnGame, zed: int) -> int:
    """A die up to this cancels a Hit: by its marker or by nature (DOZ-ZTOUGH-01, DOZ-IRON-01)."""
    return 3 if game.state.zed_marks[zed] & TOUGH else game.world.zeds.tough_to[zed]


class DivideHits(Procedure, frozen=True, gc=False):
    """The Hero side puts Hits on a mob one by one, Disease Spreaders last (DOZ-HTH-12).

    Hits beyond elimination are lost; on a Tough unit any number may be tried (DOZ-RUL-55).
    """

    zeds: tuple[int, ...]
    put: tuple[int, ...]
    left: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next Hit, or let all of them land."""
        open_to = self.takers(game) if self.left else []
        if len(open_to) > 1:
            options = [game.world.options.zed[zed] for zed in open_to]
            return Decision(game.heroes, "hit-zeds", options, "DOZ-HTH-12", {"hits": self.left})
        if open_to:
            self.put_on(game, open_to[0])
        else:
            game.goto(LandHits(self.zeds, self.put))
        return None

    def takers(self, game: DawnGame) -> list[int]:
        """Those who can take one more; a Disease Spreader only if nobody else can."""
        found = [zed for at, zed in enumerate(self.zeds) if self.can_take(game, at)]
        free = game.world.zeds.stack_free
        return [zed for zed in found if not free[zed]] or found

    def can_take(self, game: DawnGame, at: int) -> bool:
        """Would one more Hit matter to this one?"""
        zed = self.zeds[at]
        left = 2 * game.world.zeds.hits[zed] - game.state.zed_damage[zed]
        return self.put[at] < left or bool(tough_to(game, zed))

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """One more on this one."""
        self.put_on(game, option.zed)

    def put_on(self, game: DawnGame, zed: int) -> None:
        """Count it."""
        put = tuple(n + (own == zed) for own, n in zip(self.zeds, self.put, strict=True))
        game.goto(DivideHits(self.zeds, put, self.left - 1))


class LandHits(Procedure, frozen=True, gc=False):
    """The Hits put on each unit land; Tough ones roll for theirs, all at once."""

    zeds: tuple[int, ...]
    put: tuple[int, ...]
    at: int = 0

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next, or count."""
        if self.at == len(self.zeds):
            game.end()
            return None
        zed, hits = self.zeds[self.at], self.put[self.at]
        if hits and tough_to(game, zed):
            return Roll(ZEDS_DICE, hits)
        self.land(game, hits)
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Each die may cancel one Hit (DOZ-IRON-02)."""
        zed = self.zeds[self.at]
        hits = sum(face > tough_to(game, zed) for face in faces)
        game.tell(HitsCancelled, zed=zed, faces=faces, count=len(faces) - hits)
        self.land(game, hits)

    def land(self, game: DawnGame, hits: int) -> None:
        """Count them and go on."""
        game.goto(LandHits(self.zeds, self.put, self.at + 1))
        if hits:
            damage_zeds(game, self.zeds[self.at], hits)


def damage_zeds(game: DawnGame, zed: int, hits: int) -> None:
    """Hits add up over both sides; at the end of the second the unit is gone (DOZ-HIT-05)."""
    state, zeds = game.state, game.world.zeds
    damage, most = state.zed_damage[zed] + hits, 2 * zeds.hits[zed]
    if game.events is not None:
        left = max(0, most - damage)
        game.tell(ZedsHit, zed=zed, hits=hits, left=left, place=state.zed_at[zed])
    if damage < most:
        state.zed_damage[zed] = damage
        return
    game.tell(ZedsEliminated, zed=zed, place=state.zed_at[zed])
    state.kills += 1
    if zeds.kind[zed] == "spreader":
        game.call(SpreaderSave(zed, game.world.board.track[lane_of(game, zed)]))
    remove_zeds(game, zed)


def lane_of(game: DawnGame, zed: int) -> int:
    """The space it is in, or the one it came from if it fell in Town Center (DOZ-RUL-39)."""
    at = game.state.zed_at[zed]
    if at != TOWN:
        return at
    ways: list[tuple[int, ...]] = [getattr(frame, "path", ()) for frame in game.state.stack]
    return [way[0] for way in ways if way][-1]  # of the combat


def remove_zeds(game: DawnGame, zed: int) -> None:
    """A Regular unit returns to the pool, others leave the game; markers go (DOZ-MARK-06)."""
    state = game.state
    state.zed_at[zed] = POOL if zed < game.world.zeds.regular else OUT
    state.zed_damage[zed] = 0
    state.zed_marks[zed] = 0


# -- units ----------------------------------------------------------------------------------


class HitUnit(Procedure, frozen=True, gc=False):
    """Hits on a Player unit: Tough and Rugged dice first, then the count (DOZ-TOUGH-01)."""

    unit: int
    hits: int

    @property
    def needs(self) -> int:
        """A die for each Hit."""
        return self.hits

    def step(self, game: DawnGame) -> Roll | None:
        """Roll where dice can help."""
        if game.world.units.tough_from[self.unit] <= 6:
            return Roll(HERO_DICE, self.hits + companion_dice(game, self.unit))
        self.land(game, self.hits)
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Each die may cancel one Hit."""
        counted = several(game, self.unit, faces, self.hits)
        hits = sum(face < game.world.units.tough_from[self.unit] for face in counted)
        game.tell(HitsCancelled, unit=self.unit, faces=faces, count=self.hits - hits)
        self.land(game, hits)

    def land(self, game: DawnGame, hits: int) -> None:
        """Count them; the last one is another matter."""
        state, unit = game.state, self.unit
        damage, most = state.unit_damage[unit] + hits, game.world.units.life[unit]
        if hits and game.events is not None:
            left = max(0, most - damage)
            game.tell(UnitHit, unit=unit, hits=hits, left=left, place=state.unit_at[unit])
        asleep = state.unit_marks[unit] & COMATOSE  # any Hit is the last (DOZ-SAVE-07)
        if damage < most and not (hits and asleep):
            state.unit_damage[unit] = damage
            game.end()
            return
        state.unit_damage[unit] = most - 1
        note_fall(game, unit)
        if game.world.units.player[unit]:
            game.goto(SavingRoll(unit))
        elif unit in game.world.units.raiders:  # DOZ-RAID-11
            bury(game, unit)
            game.end()
        else:
            game.goto(UnZedsSave(unit))


def note_fall(game: DawnGame, unit: int) -> None:
    """Regular Civilians may leave a Zeds unit where they fell, saved or not (E-B09)."""
    place = game.state.unit_at[unit]
    if (
        game.world.units.civilians[unit]
        and place >= FIRST_SPACE
        and game.stands(FallenCiviliansRise)
    ):
        game.state.rising += (place,)
