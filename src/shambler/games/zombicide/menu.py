"""Options that are offered again and again, each made once; the many only when first asked for."""

from __future__ import annotations

from functools import partial

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.foes import Foe
from shambler.games.zombicide.gear import Gear
from shambler.games.zombicide.state import EMPTY

ORDERS = ("move", "melee", "ranged")  # what a machine can do (INV-MACH-02)
SEATS = (opt.DRIVER, opt.PASSENGER)


class Menu:
    """The options of one table, named after its zones, figures, cards and tokens.

    ``names`` are the survivors, of whom the first ``team`` take turns; ``machines`` are types.
    """

    def __init__(
        self,
        board: Board,
        names: tuple[str, ...],
        team: int,
        machines: tuple[str, ...],
        cards: tuple[Gear, ...],
        foes: tuple[Foe, ...],
        *,
        tokens: tuple[str, ...],
        decks: tuple[str, ...],
    ) -> None:
        self._names, self._machines, self._cards, self._foes = names, machines, cards, foes
        self._zones = tuple(zone.name for zone in board.zones)
        self.end = opt.EndTurn("end")
        self.search = opt.Search("search")
        self.noise = opt.MakeNoise("noise")
        self.reorganize = opt.Reorganize("reorganize")
        self.tank = opt.TakeTank("oxygen")
        self.discard = opt.Discard("discard")
        self.stop = opt.Stop("stop")
        self._make_places(board)
        self._make_figures(team)
        self._make_cars()
        self.cards = {n: opt.PickCard(f"card:{gear.id}", n) for n, gear in enumerate(cards)}
        self.cards[EMPTY] = opt.PickCard("card:none", EMPTY)
        self.objectives = tuple(
            opt.TakeObjective(f"objective:{name}", number) for number, name in enumerate(tokens)
        )
        self.searches = tuple(opt.SearchDeck(f"search:{deck}", deck) for deck in decks)
        self.drops = tuple(Lazy(partial(self._drop, who)) for who in range(len(names)))
        self.orders = tuple(
            {order: Lazy(partial(self._order, machine, order)) for order in ORDERS}
            for machine in range(len(machines))
        )
        self._attacks: dict[tuple[object, ...], opt.Attack] = {}
        self._aimed: dict[tuple[object, ...], opt.Command] = {}
        self._uses: dict[tuple[str, int, int], opt.UseSkill] = {}

    # -- made at once ----------------------------------------------------------------------

    def _make_places(self, board: Board) -> None:
        zones = tuple(enumerate(self._zones))
        self.moves = tuple(opt.Move(f"move:{name}", zone) for zone, name in zones)
        self.zones = tuple(opt.PickZone(f"zone:{name}", zone) for zone, name in zones)
        self.leads = tuple(
            tuple(opt.MoveTogether(f"lead:{name}+{machine}", zone, i) for zone, name in zones)
            for i, machine in enumerate(self._machines)
        )
        self.close = tuple(opt.CloseDoor(f"close:{o.name}", o.index) for o in board.openings)
        self.build = tuple(opt.Build(f"build:{o.name}", o.index) for o in board.openings)
        self.open = tuple(opt.OpenDoor(f"open:{o.name}", o.index) for o in board.openings)

    def _make_figures(self, team: int) -> None:
        people, machines = tuple(enumerate(self._names)), tuple(enumerate(self._machines))
        # Companions do not trade.
        self.trades = tuple(opt.Trade(f"trade:{name}", who) for who, name in people[:team])
        self.packs = tuple(opt.PackTo(f"pack:{name}", who) for who, name in people)
        self.activate = tuple(opt.Activate(f"activate:{name}", who) for who, name in people)
        self.remotes = tuple(opt.TakeRemote(f"remote:{m}", i) for i, m in machines)
        figures = enumerate((*self._names, *self._machines))
        self.take = tuple(opt.Pick(f"take:{name}", who) for who, name in figures)

    def _make_cars(self) -> None:
        cars = tuple(enumerate(self._machines))
        self.get_out = tuple(opt.GetOut(f"get-out:{car}", i) for i, car in cars)
        self.get_in = tuple(
            {seat: opt.GetIn(f"get-in:{car}.{seat}", i, seat) for seat in SEATS} for i, car in cars
        )
        self.change_seat = tuple(
            {seat: opt.ChangeSeat(f"change-seat:{car}.{seat}", i, seat) for seat in SEATS}
            for i, car in cars
        )
        self.drives = tuple(
            tuple(
                opt.Drive(f"drive:{car}>{name}", i, zone) for zone, name in enumerate(self._zones)
            )
            for i, car in cars
        )

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

    def use(self, skill: str, zone: int = -1, who: int = -1) -> opt.UseSkill:
        """A skill that is used: ``skill:charge>3.2``, ``skill:born-leader>cole``."""
        key = (skill, zone, who)
        found = self._uses.get(key)
        if found is None:
            target = self._zones[zone] if zone >= 0 else self._names[who]
            found = self._uses[key] = opt.UseSkill(f"skill:{skill}>{target}", skill, zone, who)
        return found

    def order(self, machine: int, order: str, zone: int, enemy: int) -> opt.Command:
        """A machine's attack on one kind: ``machine:bot.ranged>3.2@tank``."""
        key = (machine, order, zone, enemy)
        found = self._aimed.get(key)
        if found is None:
            name = f"{self.orders[machine][order][zone].key}@{self._foes[enemy].id}"
            found = self._aimed[key] = opt.Command(name, machine, order, zone, enemy)
        return found

    def _order(self, machine: int, order: str, zone: int) -> opt.Command:
        """A machine's action: ``machine:bot.ranged>3.2``."""
        name = f"machine:{self._machines[machine]}.{order}>{self._zones[zone]}"
        return opt.Command(name, machine, order, zone, -1)

    def _drop(self, who: int, card: int) -> opt.Drop:
        """A survivor's card thrown away: ``drop:cole.smg``."""
        return opt.Drop(f"drop:{self._names[who]}.{self._cards[card].id}", who, card)
