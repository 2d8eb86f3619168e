"""Zeds Actions that need no Un-Zeds: Heal, raise Infection, place (DOZ-VS-04, DOZ-VS-05)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import HitMarkerTaken
from shambler.games.dawn.options.versus import MendZeds, RaiseZeds, SpreadInfection
from shambler.games.dawn.procedures.placing import NewZeds, pool
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.schemes.base import ZedsFamily, ZedsMenu, pay

NO_UNIT = -2  # these are nobody's Actions: no free Action pays for them


def with_hit_markers(game: DawnGame) -> list[int]:
    """Zeds in play with a Hit marker on the side they show (DOZ-HIT-06)."""
    damage, hits = game.state.zed_damage, game.world.zeds.hits
    return [zed for zed in game.zeds_in_play() if damage[zed] % hits[zed]]


def take_hit_marker(game: DawnGame, zed: int, rule: str) -> None:
    """The whole marker goes, whatever it shows; the unit never flips."""
    damage = game.state.zed_damage
    gone = damage[zed] % game.world.zeds.hits[zed]
    damage[zed] -= gone
    game.tell(HitMarkerTaken, zed=zed, hits=gone, rule=rule)


class Mending(ZedsFamily):
    """Heal a Zeds unit."""

    answers: ClassVar[tuple[str, ...]] = ("mend",)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Everybody with a Hit marker."""
        if menu.pays(game, NO_UNIT):
            ids = game.world.zeds.ids
            menu.options += [MendZeds(f"mend:{ids[zed]}", zed) for zed in with_hit_markers(game)]

    def take(self, game: DawnGame, option: MendZeds, free: bool) -> None:
        """Pay, and take it off."""
        pay(game, free)
        take_hit_marker(game, option.zed, "DOZ-VS-04")


class RaisingOrSpreading(ZedsFamily):
    """Once per turn: Infection by 1, or a Zeds unit on a track that holds none (DOZ-VS-05)."""

    answers: ClassVar[tuple[str, ...]] = ("infect", "raise")

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """While neither was done this turn; Infection from Level I on (DOZ-RUL-87)."""
        if game.state.zeds_special or not menu.pays(game, NO_UNIT):
            return
        if game.world.features.infection:
            menu.options.append(SpreadInfection("infect"))
        if pool(game, False):
            board = game.world.board
            for track in board.tracks:
                if not game.zeds_on(track):
                    start = board.starts[track]
                    menu.options.append(RaiseZeds(f"raise:{board.ids[start]}", start))

    def take(self, game: DawnGame, option: SpreadInfection | RaiseZeds, free: bool) -> None:
        """One of the two."""
        pay(game, free)
        game.state.zeds_special = True
        if isinstance(option, RaiseZeds):
            game.call(NewZeds(option.place))
        else:
            change(game, "infection", 1, "DOZ-VS-05")
