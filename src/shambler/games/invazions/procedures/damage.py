"""Damage: the Hordes inside a place choose whom to hit, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.invazions.events import CardDoomed, HitWasted
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.options import Hit, Strike
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.state import NOWHERE
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.structs import replace


def reachable(game: InvazionsGame, place: int) -> list[int]:
    """The cards that may be hit now, whatever the points left.

    A shield protects everything but himself and Survivors, or everything if the table plays the
    strict reading (AMB-06); the last-hit Human waits for all others (IVZ-CARDX-05); Research
    waits for all Humans unless it is exposed (IVZ-RES-08), and for the shield in any case
    (IVZ-CARDX-19).
    """
    there, cards = game.state.places[place], game.world.cards
    humans = tuple(dict.fromkeys(there.humans))
    shields = [card for card in humans if cards.shield[card]]
    if shields:
        if game.world.switches.soldier_first:
            return shields
        return shields + [card for card in humans if cards.is_survivor[card]]
    found = [card for card in humans if not cards.last_hit[card]] or list(humans)
    research = there.research
    if research != NOWHERE and (not humans or cards.exposed[research]):
        found.append(research)
    return found


def targets(game: InvazionsGame, place: int) -> list[int]:
    """The cards that the points left can be dealt to; 0 points still meet Resistance 0 (AMB-13)."""
    there = game.state.places[place]
    if not there.penetrated or not (there.humans or there.research != NOWHERE):
        return []
    found = reachable(game, place)
    if there.left:
        return found
    return [card for card in found if game.resistance_of(card, place) == 0]


def explain_targets(game: InvazionsGame, place: int) -> None:
    """Which rule protects the other cards of the place."""
    there, cards = game.state.places[place], game.world.cards
    open_to = reachable(game, place)
    shields = [card for card in there.humans if cards.shield[card]]
    for card in dict.fromkeys((*there.humans, there.research)):
        if card == NOWHERE or card in open_to:
            continue
        key = game.world.options.hit[card].key
        if shields:
            game.forbid(key, "IVZ-CARDX-19", "shielded", card=card, target=shields[0])
        elif cards.is_human[card]:
            game.forbid(key, "IVZ-CARDX-05", "hit-last", card=card)
        else:
            game.forbid(key, "IVZ-RES-08", "humans-first", card=card)


def explain_places(game: InvazionsGame, offered: Sequence[int]) -> None:
    """Why no damage is dealt at the other places."""
    for option in game.world.options.strike:
        if option.place not in offered:
            if game.state.places[option.place].penetrated:
                game.forbid(option.key, "IVZ-DMG-06", "nothing-to-hit", place=option.place)
            else:
                game.forbid(option.key, "IVZ-DMG-02", "outside", place=option.place)


class Damage(TeamChoice, frozen=True, gc=False, kw_only=True):
    """Place after place, in the order the Hordes like (AMB-39)."""

    kind: ClassVar[str] = "strike"
    cites: ClassVar[str] = "IVZ-DMG-07"
    places: tuple[int, ...]

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask which place comes next where there is anything to hit."""
        left = [place for place in self.places if targets(game, place)]
        if left:
            table = game.world.options.strike
            if game.blocked is not None:
                explain_places(game, left)
            return self.ask(game, [table[place] for place in left])
        game.end()
        return None

    def concerned(self, game: InvazionsGame) -> Sequence[int]:
        """All Hordes."""
        return list(range(1, len(game.state.hordes) + 1))

    def decided(self, game: InvazionsGame, option: Strike) -> None:
        """Deal the damage there."""
        game.goto(Damage(places=without(self.places, option.place)))
        game.call(Hits(place=option.place))


class Hits(TeamChoice, frozen=True, gc=False, kw_only=True):
    """The Hordes on one place name its cards one after the other, and may stop (AMB-47)."""

    kind: ClassVar[str] = "hit"
    cites: ClassVar[str] = "IVZ-DMG-07"
    place: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask for the next target."""
        open_to = targets(game, self.place)
        if not open_to:
            game.end()
            return None
        if game.blocked is not None:
            explain_targets(game, self.place)
        table = game.world.options.hit
        options: list[Option] = [table[card] for card in open_to]
        return self.ask(game, [*options, DONE])

    def about(self, game: InvazionsGame) -> dict[str, str | int]:
        """Where, and with how much."""
        return {"place": self.place, "left": game.state.places[self.place].left}

    def concerned(self, game: InvazionsGame) -> Sequence[int]:
        """Those who got in."""
        return game.hordes_at(self.place)

    def decided(self, game: InvazionsGame, option: Hit | Done) -> None:
        """Lethal damage dooms the card; anything less is lost (IVZ-DMG-08, IVZ-DMG-11)."""
        if isinstance(option, Done):
            game.end()
            return
        there, card = game.state.places[self.place], option.card
        needed = game.resistance_of(card, self.place)
        if there.left < needed:
            there.left = 0
            game.tell(HitWasted, card=card, place=self.place)
            game.end()
            return
        there.left -= needed
        if card == there.research:
            there.research = NOWHERE
        else:
            there.humans = without(there.humans, card)
        there.doomed += (card,)
        game.tell(CardDoomed, card=card, place=self.place)
        game.goto(replace(self, ballots=()))
