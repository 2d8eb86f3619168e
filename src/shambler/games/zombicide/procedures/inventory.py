"""Inventories: two hands, two body slots, a backpack of five (INV-INV-02), and rearranging them.

Any arrangement is reached by the same short row of small questions, slot by slot: what goes into
this hand, this body slot, to which weapon this ammo. "Done" leaves the rest as it was. Nothing
changes before the last answer.
"""

from __future__ import annotations

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import rearranged
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import DONE, Decision, Option
from shambler.kernel.procedure import Procedure

AGREE, REFUSE = opt.Say("say:agree", "agree"), opt.Say("say:refuse", "refuse")
PACK = -2  # an ammo card that is not attached
SLOTS = ("hand", "hand", "body", "body")


def carried(survivor: Survivor) -> tuple[int, ...]:
    """Every card of a survivor, attached ones included."""
    worn = [card for card in (*survivor.hands, *survivor.body) if card != EMPTY]
    return (*worn, *survivor.pack, *(ammo for ammo, _ in survivor.attached))


def put_away(game: Table, card: int) -> None:
    """A card leaves play: to its own discards, supply, or out of the game (INV-SETUP-04)."""
    state, gear = game.state, game.gear(card)
    if gear.oxygen:
        state.supply = (*state.supply, card)  # INV-ROOM-04
    elif gear.deck == "equipment":
        state.discards = (*state.discards, card)
    else:
        state.removed = (*state.removed, card)


def discard_card(game: Table, who: int, card: int) -> None:
    """Throw a card away that the survivor does not carry (yet)."""
    game.tell(ev.CardDiscarded, who, card)
    put_away(game, card)


def drop_card(game: Table, who: int, card: int) -> None:
    """Throw a carried card away; what was attached to it goes to the backpack or with it."""
    survivor = game.state.survivors[who]
    lose_card(game, survivor, card)
    game.tell(ev.CardDiscarded, who, card)
    put_away(game, card)
    rearranged(game, who)


def lose_card(game: Table, survivor: Survivor, card: int) -> None:
    """Take a card out of an inventory."""
    survivor.hands = tuple(EMPTY if c == card else c for c in survivor.hands)
    survivor.body = tuple(EMPTY if c == card else c for c in survivor.body)
    survivor.pack = tuple(c for c in survivor.pack if c != card)
    loose = tuple(ammo for ammo, weapon in survivor.attached if weapon == card and ammo != card)
    survivor.attached = tuple(
        pair for pair in survivor.attached if pair[0] != card and pair[1] != card
    )
    room = game.world.edition.pack - len(survivor.pack)
    survivor.pack += loose[:room]
    for ammo in loose[room:]:
        put_away(game, ammo)


def locked_tank(game: Table, survivor: Survivor) -> int:
    """The last worn tank of somebody outside stays where it is (INV-LOCK-02); EMPTY: none is."""
    if survivor.zone < 0 or not game.world.exterior >> survivor.zone & 1:
        return EMPTY
    tanks = [card for card in survivor.body if card != EMPTY and game.gear(card).oxygen]
    return tanks[0] if len(tanks) == 1 else EMPTY


class Arrange(Procedure, frozen=True, gc=False):
    """Lay out the cards of one survivor, or of two who trade.

    ``pool`` holds all their cards and the new ones. ``plan`` holds the answers so far, in order:
    a card per slot, then per ammo card the weapon it is attached to, then per other card (in a
    trade) the survivor who packs it. ``dropped`` are cards that found no room.
    """

    whos: tuple[int, ...]
    pool: tuple[int, ...]
    new: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    rest: bool = False  # everything else stays as it is
    rule: str = "Z-TRADE-01"

    @classmethod
    def of(
        cls, game: Table, whos: tuple[int, ...], new: tuple[int, ...] = (), rule: str = "Z-SEARCH-02"
    ) -> Arrange:
        """Begin with what the survivors carry and some new cards."""
        cards = [card for who in whos for card in carried(game.state.survivors[who])]
        return cls(whos, tuple(sorted((*cards, *new))), new, rule=rule)

    # -- the questions ---------------------------------------------------------------------

    def step(self, game: Table) -> Decision | None:
        """Ask for the next place, then for what has no room, then carry the plan out."""
        plan = _Plan(game, self)
        while self.rest and plan.open:
            plan.answer(plan.default())
        if plan.open:
            return self._ask(game, plan)
        crowded = plan.crowded()
        if crowded is None:
            plan.commit()
            game.end()
            return None
        who, cards = crowded
        drops: list[Option] = [
            opt.Drop(f"drop:{game.gear(card).id}", who, card)
            for card in _different(game, cards)
        ]
        return Decision(self._seats(game), "make-room", drops, "INV-INV-04", {"who": who})

    def _ask(self, game: Table, plan: _Plan) -> Decision:
        options = [*plan.choices(), DONE]
        return Decision(self._seats(game), plan.kind, options, self.rule, plan.about())

    def _seats(self, game: Table) -> tuple[int, ...]:
        return tuple(dict.fromkeys(game.world.owners[who] for who in self.whos))

    def chosen(self, game: Table, option: Option) -> None:
        """Remember the answer."""
        if isinstance(option, opt.Drop):
            rest = tuple(card for card in self.pool if card != option.card)
            dropped = (*self.dropped, option.card)
            game.goto(msgspec.structs.replace(self, pool=rest, dropped=dropped))
        elif option is DONE or option.verb == "done":
            game.goto(msgspec.structs.replace(self, rest=True))
        else:
            answer = option.card if isinstance(option, opt.PickCard | opt.AttachTo) else PACK
            if isinstance(option, opt.PackTo) and len(self.whos) > 1:
                answer = option.who
            game.goto(msgspec.structs.replace(self, plan=(*self.plan, answer)))


def _different(game: Table, cards: tuple[int, ...]) -> list[int]:
    """One card of each kind: copies are the same to everybody."""
    return list({game.gear(card).id: card for card in reversed(cards)}.values())[::-1]


class _Plan:
    """A half-made arrangement: what is placed where, and what is open."""

    def __init__(self, game: Table, arrange: Arrange) -> None:
        self.game = game
        self.arrange = arrange
        self.left = [card for card in arrange.pool]
        self.slots: list[tuple[int, int, int]] = []  # (who, slot, card)
        self.attached: list[tuple[int, int, int]] = []  # (who, ammo, weapon)
        self.packs: dict[int, list[int]] = {who: [] for who in arrange.whos}
        self.later: list[int] = []  # ammo and cards already spoken for the backpack
        for card in arrange.plan:
            self.answer(card)

    # -- where are we? ---------------------------------------------------------------------

    @property
    def _slot(self) -> tuple[int, int] | None:
        """The survivor and slot to fill next."""
        done = len(self.slots)
        if done >= len(SLOTS) * len(self.arrange.whos):
            return None
        return self.arrange.whos[done // len(SLOTS)], done % len(SLOTS)

    @property
    def _ammo(self) -> int | None:
        """The ammo card to attach next."""
        for card in self.left:
            if card not in self.later and self._weapons(card):
                return card
        return None

    @property
    def _loose(self) -> int | None:
        """The card whose backpack is to be chosen next: only a trade leaves a choice."""
        if len(self.arrange.whos) == 1:
            return None
        return next((card for card in self.left if not self._is_packed(card)), None)

    def _is_packed(self, card: int) -> bool:
        return any(card in pack for pack in self.packs.values())

    @property
    def open(self) -> bool:
        """Is anything left to ask?"""
        return self._slot is not None or self._ammo is not None or self._loose is not None

    @property
    def kind(self) -> str:
        """What is asked now."""
        if self._slot is not None:
            return f"fill-{SLOTS[self._slot[1]]}"
        return "attach-ammo" if self._ammo is not None else "share-card"

    def about(self) -> dict[str, str | int]:
        """The words for the question."""
        if self._slot is not None:
            return {"who": self._slot[0], "slot": self._slot[1] % 2 + 1}
        card = self._ammo if self._ammo is not None else self._loose
        assert card is not None
        return {"who": self.arrange.whos[0], "card": card}

    # -- what can be answered --------------------------------------------------------------

    def choices(self) -> list[Option]:
        """The legal answers."""
        game = self.game
        if self._slot is not None:
            who, slot = self._slot
            return [_card_option(game, card) for card in self._fitting(who, slot)]
        names = game.world.names
        if self._ammo is not None:
            weapons = self._weapons(self._ammo)
            attach: list[Option] = [
                opt.AttachTo(f"attach:{game.gear(card).id}.{names[who]}.{at % 2 + 1}", who, card)
                for who, at, card in weapons
            ]
            return [*attach, opt.PackTo("pack:none", -1)]
        return [opt.PackTo(f"pack:{names[who]}", who) for who in self.arrange.whos]

    def _fitting(self, who: int, slot: int) -> list[int]:
        """The cards that may go into a slot (INV-INV-03); a needed tank must stay on."""
        game, kind = self.game, SLOTS[slot]
        tank = locked_tank(game, game.state.survivors[who])
        fits = [card for card in self.left if game.gear(card).slot == kind]
        if tank != EMPTY and kind == "body":
            worn = [card for _, _, card in self.slots if card == tank]
            if slot == len(SLOTS) - 1 and not worn:
                return [tank]
        elsewhere = self._tanks_of_others(who)
        return [*_different(game, tuple(c for c in fits if c not in elsewhere)), EMPTY]

    def _tanks_of_others(self, who: int) -> list[int]:
        """Tanks that somebody outside must keep on."""
        survivors = self.game.state.survivors
        return [locked_tank(self.game, survivors[w]) for w in self.arrange.whos if w != who]

    def _weapons(self, ammo: int) -> list[tuple[int, int, int]]:
        """The weapons in hand that take an ammo card (INV-ATT-01)."""
        fits = self.game.gear(ammo).attaches_to
        if not fits:
            return []
        return [
            (who, at, card)
            for who, at, card in self.slots
            if card != EMPTY and any(w.ammo == fits for w in self.game.gear(card).weapons)
        ]

    def default(self) -> int:
        """What leaves things as they are."""
        state = self.game.state
        if self._slot is not None:
            who, slot = self._slot
            survivor = state.survivors[who]
            card = (*survivor.hands, *survivor.body)[slot]
            if card in self.left:
                return card
            return EMPTY if EMPTY in self._fitting(who, slot) else self._fitting(who, slot)[0]
        if self._ammo is not None:
            for who in self.arrange.whos:
                for ammo, weapon in state.survivors[who].attached:
                    if ammo == self._ammo and any(w == weapon for _, _, w in self.slots):
                        return weapon
            return PACK
        loose = self._loose
        for who in self.arrange.whos:
            if loose in carried(state.survivors[who]):
                return who
        return self.arrange.whos[0]

    def answer(self, value: int) -> None:
        """Take an answer in."""
        if self._slot is not None:
            who, slot = self._slot
            self.slots.append((who, slot, value))
            if value != EMPTY:
                self.left.remove(value)
        elif (ammo := self._ammo) is not None:
            if value == PACK:
                self.later.append(ammo)
            else:
                owner = next(who for who, _, card in self.slots if card == value)
                self.attached.append((owner, ammo, value))
                self.left.remove(ammo)
        else:
            loose = self._loose
            assert loose is not None
            self.packs[value].append(loose)

    # -- the end ---------------------------------------------------------------------------

    def _packs(self) -> dict[int, list[int]]:
        if len(self.arrange.whos) == 1:
            return {self.arrange.whos[0]: self.left}
        return self.packs

    def crowded(self) -> tuple[int, tuple[int, ...]] | None:
        """A survivor whose backpack holds too much, and the cards in it (INV-INV-04)."""
        for who, cards in self._packs().items():
            if len(cards) > self.game.world.edition.pack:
                return who, tuple(cards)
        return None

    def commit(self) -> None:
        """Make the arrangement real."""
        game, arrange = self.game, self.arrange
        packs = self._packs()
        for who in arrange.whos:
            survivor = game.state.survivors[who]
            mine = [card for w, _, card in self.slots if w == who]
            survivor.hands, survivor.body = tuple(mine[:2]), tuple(mine[2:])
            survivor.pack = tuple(sorted(packs[who]))
            survivor.attached = tuple((ammo, weapon) for w, ammo, weapon in self.attached if w == who)
        for card in arrange.dropped:
            discard_card(game, arrange.whos[0], card)
        for who in arrange.whos:
            game.tell(ev.Rearranged, who)
            rearranged(game, who)


def _card_option(game: Table, card: int) -> Option:
    name = "none" if card == EMPTY else game.gear(card).id
    return opt.PickCard(f"card:{name}", card)


# -- the actions ---------------------------------------------------------------------------


def list_reorganize(game: Table, standing: Standing, options: list[Option]) -> None:
    """Rearrange, alone or trading with somebody in the zone (Z-TRADE-01, 02)."""
    if not standing.can("trade"):
        game.forbid("reorganize", "Z-ROUND-03")
        return
    if carried(standing.survivor):
        options.append(game.world.menu.reorganize)
    mine = bool(carried(standing.survivor) or standing.survivor.remotes)
    trades = game.world.menu.trades
    for who, other in enumerate(game.state.survivors):
        if other.zone == standing.zone and who != standing.who and who < len(trades):
            if mine or carried(other) or other.remotes:
                options.append(trades[who])


def reorganize(game: Table, turn: Turn, option: opt.Reorganize) -> None:
    """One's own cards."""
    turn.pay(game, "trade")
    game.call(Arrange.of(game, (turn.who,), rule="Z-TRADE-01"))


def trade(game: Table, turn: Turn, option: opt.Trade) -> None:
    """Both inventories in one go, if the other side agrees (Z-TRADE-03)."""
    turn.pay(game, "trade")
    game.call(AskTrade(turn.who, option.who))


class AskTrade(Procedure, frozen=True, gc=False):
    """The other player agrees to a trade or not; both then lay out the cards together."""

    who: int
    other: int

    def step(self, game: Table) -> Decision | None:
        """Nobody asks themselves."""
        owners = game.world.owners
        if owners[self.who] == owners[self.other]:
            self._trade(game)
            return None
        about = {"who": self.who, "other": self.other}
        return Decision((owners[self.other],), "trade", [AGREE, REFUSE], "Z-TRADE-03", about)

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Agreed or refused."""
        if option.word == "agree":
            self._trade(game)
        else:
            game.tell(ev.TradeRefused, self.who, self.other)
            game.end()

    def _trade(self, game: Table) -> None:
        game.tell(ev.Traded, self.who, self.other)
        game.goto(Arrange.of(game, (self.who, self.other), rule="Z-TRADE-02"))


def list_discard(game: Table, standing: Standing, options: list[Option]) -> None:
    """Anybody's cards may be thrown away at any time (Z-INV-01)."""
    for survivor in game.state.survivors:
        if survivor.zone >= 0 and (survivor.pack or carried(survivor)):
            options.append(game.world.menu.discard)
            return


def discard(game: Table, turn: Turn, option: opt.Discard) -> None:
    """Choose whose, and which."""
    game.call(DiscardCards())


class DiscardCards(Procedure, frozen=True, gc=False):
    """Pick a card to throw away, of any survivor of the team; it costs nothing."""

    def step(self, game: Table) -> Decision | None:
        """Every card but a tank that keeps its owner alive."""
        options: list[Option] = []
        for who, survivor in enumerate(game.state.survivors):
            if survivor.zone < 0:
                continue
            tank = locked_tank(game, survivor)
            cards = tuple(card for card in carried(survivor) if card != tank)
            for card in _different(game, cards):
                key = f"drop:{game.world.names[who]}.{game.gear(card).id}"
                options.append(opt.Drop(key, who, card))
        return Decision(game.world.seats, "discard", [*options, DONE], "Z-INV-01")

    def chosen(self, game: Table, option: Option) -> None:
        """Gone."""
        game.end()
        if isinstance(option, opt.Drop):
            drop_card(game, option.who, option.card)


REORGANIZING = Actions(list_reorganize, {opt.Reorganize: reorganize, opt.Trade: trade})
DISCARDING = Actions(list_discard, {opt.Discard: discard})
