"""Options that are offered again and again, each made once; the many only when first asked for."""

from __future__ import annotations

from functools import partial

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.foes import Foe
from shambler.games.zombicide.core.gear import Gear
from shambler.games.zombicide.core.state import EMPTY


class Menu:
    """The options of one table, named after its zones, figures, cards and tokens.

    ``names`` are the survivors, of whom the first ``team`` take turns; ``units`` are types.
    """

    def __init__(
        self,
        board: Board,
        names: tuple[str, ...],
        team: int,
        units: tuple[str, ...],
        cards: tuple[Gear, ...],
        foes: tuple[Foe, ...],
        *,
        tokens: tuple[str, ...],
        decks: tuple[str, ...],
    ) -> None:
        self._names, self._units, self._cards, self._foes = names, units, cards, foes
        self._zones = tuple(zone.name for zone in board.zones)
        self.end = opt.EndTurn("end")
        self.reorganize = opt.Reorganize("reorganize")
        self.discard = opt.Discard("discard")
        self.stop = opt.Stop("stop")
        self._make_places(board)
        self._make_figures(team)
        self.cards = {n: opt.PickCard(f"card:{gear.id}", n) for n, gear in enumerate(cards)}
        self.cards[EMPTY] = opt.PickCard("card:none", EMPTY)
        self.objectives = tuple(
            opt.TakeObjective(f"objective:{name}", number) for number, name in enumerate(tokens)
        )
        several = len(decks) > 1
        self.searches = tuple(
            opt.Search(f"search:{deck}" if several else "search", deck) for deck in decks
        )
        self.searches_in = Lazy(partial(_searches_in, self.searches))
        self.drops = tuple(Lazy(partial(self._drop, who)) for who in range(len(names)))
        self._attacks: dict[tuple[object, ...], opt.Attack] = {}
        self._shots: dict[tuple[str, bool], Lazy[int, opt.Attack]] = {}
        self._uses: dict[tuple[str, int, int], opt.UseSkill] = {}

    # -- made at once ----------------------------------------------------------------------

    def _make_places(self, board: Board) -> None:
        zones = tuple(enumerate(self._zones))
        self.moves = tuple(opt.Move(f"move:{name}", zone) for zone, name in zones)
        self.zones = tuple(opt.PickZone(f"zone:{name}", zone) for zone, name in zones)
        self.close = tuple(opt.CloseDoor(f"close:{o.name}", o.index) for o in board.openings)
        self.open = tuple(opt.OpenDoor(f"open:{o.name}", o.index) for o in board.openings)

    def _make_figures(self, team: int) -> None:
        people = tuple(enumerate(self._names))
        # Companions do not trade.
        self.trades = tuple(opt.Trade(f"trade:{name}", who) for who, name in people[:team])
        self.trades_with = Lazy(partial(_trades_with, self.trades))
        self.packs = tuple(opt.PackTo(f"pack:{name}", who) for who, name in people)
        self.activate = tuple(opt.Activate(f"activate:{name}", who) for who, name in people)
        figures = enumerate((*self._names, *self._units))
        self.take = tuple(opt.Pick(f"take:{name}", who) for who, name in figures)

    # -- made when first asked for ---------------------------------------------------------

    def attack(
        self, kind: type[opt.Attack], card: str, zone: int, pair: bool, enemy: int
    ) -> opt.Attack:
        """An attack: ``fire:smg>3.2``, ``melee:prod*2>4.0@tank``."""
        key = (kind, card, zone, pair, enemy)
        found = self._attacks.get(key)
        if found is None:
            name = f"{kind.verb}:{card}{'*2' if pair else ''}>{self._zones[zone]}"
            if enemy >= 0:
                name += f"@{self._foes[enemy].id}"
            found = self._attacks[key] = kind(name, card, zone, pair, enemy)
        return found

    def shots(self, card: str, pair: bool) -> Lazy[int, opt.Attack]:
        """The shots of a weapon that name nobody, by zones."""
        found = self._shots.get((card, pair))
        if found is None:
            found = self._shots[card, pair] = Lazy(partial(self._shot, card, pair))
        return found

    def _shot(self, card: str, pair: bool, zone: int) -> opt.Attack:
        return self.attack(opt.Fire, card, zone, pair, -1)

    def use(self, skill: str, zone: int = -1, who: int = -1) -> opt.UseSkill:
        """A skill that is used: ``skill:charge>3.2``, ``skill:born-leader>cole``."""
        key = (skill, zone, who)
        found = self._uses.get(key)
        if found is None:
            target = self._zones[zone] if zone >= 0 else self._names[who]
            found = self._uses[key] = opt.UseSkill(f"skill:{skill}>{target}", skill, zone, who)
        return found

    def _drop(self, who: int, card: int) -> opt.Drop:
        """A survivor's card thrown away: ``drop:cole.smg``."""
        return opt.Drop(f"drop:{self._names[who]}.{self._cards[card].id}", card, who=who)


def _searches_in(
    searches: tuple[opt.Search, ...], decks: tuple[str, ...]
) -> tuple[opt.Search, ...]:
    """The searches of some decks."""
    return tuple(choice for choice in searches if choice.deck in decks)


def _trades_with(trades: tuple[opt.Trade, ...], company: tuple[int, ...]) -> tuple[opt.Trade, ...]:
    """The trades with some people; with those beyond the team there are none."""
    return tuple(trades[who] for who in company if who < len(trades))
