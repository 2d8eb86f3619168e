"""Rearranging inventories: one survivor's cards, or those of two who trade.

Any arrangement is reached by the same short row of small questions, slot by slot: what goes into
this hand, this body slot, to which weapon this ammo. "Done" leaves the rest as it was. Nothing
changes before the last answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import filterfalse
from typing import Final

import msgspec

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import (
    carried,
    copy_name,
    different,
    discard_card,
    drops,
    marked,
    needed_pass,
    set_apart,
)
from shambler.games.zombicide.core.state import EMPTY
from shambler.kernel.decision import Decision, Done, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

PACK: Final = -2  # an ammo card that is not attached


SLOTS: Final = ("hand", "hand", "body", "body")


FILL: Final = tuple(f"fill-{slot}" for slot in SLOTS)


UNATTACHED: Final = opt.PackTo("pack:none", PACK)


LAST_SLOT: Final = len(SLOTS) - 1


NOTHING_FITS: Final = [EMPTY]
PLACED: Final = (opt.PickCard, opt.AttachTo)  # answers that name a card


class Arrange(Procedure, frozen=True, gc=False):
    """Lay out the cards of one survivor, or of two who trade.

    ``pool`` holds all their cards and the new ones. ``plan`` holds the answers so far, in order:
    a card per slot, then per ammo card the weapon it is attached to, then per other card (in a
    trade) the survivor who packs it. ``dropped`` are cards that found no room.
    """

    whos: tuple[int, ...]
    pool: tuple[int, ...]
    held: tuple[int, ...] = ()  # the cards of the pool that go into hands
    worn: tuple[int, ...] = ()  # those that go into body slots
    ammo: tuple[int, ...] = ()  # those that can be attached
    new: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    rest: bool = False  # everything else stays as it is
    rule: str = "Z-TRADE-01"

    @classmethod
    def of(
        cls,
        game: ZombicideGame,
        whos: tuple[int, ...],
        new: tuple[int, ...] = (),
        rule: str = "Z-SEARCH-02",
    ) -> Arrange:
        """Begin with what the survivors carry and some new cards."""
        survivors, gear = game.state.survivors, game.world.cards
        pool, held, worn, ammo = list(new), [], [], []
        for who in whos:
            pool += carried(survivors[who])
        pool.sort()
        for card in pool:
            slot = gear[card].slot
            if slot == "hand":
                held.append(card)
            elif slot == "body":
                worn.append(card)
            if gear[card].attaches_to:
                ammo.append(card)
        return cls(whos, tuple(pool), tuple(held), tuple(worn), tuple(ammo), new, rule=rule)

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask for the next place, then for what has no room, then carry the plan out."""
        if self.rest and not self.plan and not self.new:  # everything was left as it is
            game.end()
            return None
        so_far = self.arrangement(game)
        question = so_far.next_question()
        if question is None:
            packs = so_far.packs()
            question = so_far.crowded(packs)
            if question is None:
                so_far.commit(packs)
                game.end()
        return question

    def arrangement(self, game: ZombicideGame) -> Arrangement:
        """The arrangement so far."""
        return Arrangement(game, self, list(self.plan), len(SLOTS) * len(self.whos))

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Remember the answer."""
        if isinstance(option, Done):
            game.goto(replace(self, rest=True))
            return
        so_far = self.arrangement(game)
        if isinstance(option, PLACED):
            answer = option.card
        elif isinstance(option, opt.PackTo):
            answer = option.who
        else:
            assert isinstance(option, opt.Drop)
            so_far.next_question()
            plan = so_far.without(option.card)
            pool = tuple(card for card in self.pool if card != option.card)
            dropped = (*self.dropped, option.card)
            game.goto(replace(self, pool=pool, plan=plan, dropped=dropped))
            return
        so_far.open_slot()  # what answers itself comes before the answer
        game.goto(replace(self, plan=(*so_far.plan, answer)))


class Arrangement(msgspec.Struct, gc=False):
    """A half-made arrangement: the answers of the plan, and those that give themselves."""

    game: ZombicideGame
    arrange: Arrange
    plan: list[int]  # the answers so far
    slots: int  # how many there are to fill

    # -- the questions, in order -----------------------------------------------------------

    def next_question(self) -> Decision | None:
        """The next place with a choice; places without one are filled on the way."""
        if len(self.plan) < self.slots:
            question = self._ask_slot()
            if question is not None:
                return question
        return self._ask_ammo() or self._ask_pack()

    def open_slot(self) -> tuple[int, int, list[int]] | None:
        """The next slot with a choice: survivor, slot and what may go there."""
        plan, arrange = self.plan, self.arrange
        held, worn, rest = arrange.held, arrange.worn, arrange.rest
        for place in range(len(plan), self.slots):
            slot = place % 4
            stock = held if slot < 2 else worn
            if not stock:
                plan.append(EMPTY)
                continue
            who = arrange.whos[place // 4]
            if rest:
                plan.append(self._present_card(who, slot))
                continue
            free = [*filterfalse(plan.__contains__, stock)]
            if not free:
                fits = NOTHING_FITS
            elif slot < 2 or not self.game.world.gated:
                fits = [*different(self.game, free), EMPTY]
            else:
                fits = self._wearable(who, slot, free)
            if len(fits) > 1:
                return who, slot, fits
            plan.append(fits[0])
        return None

    def _ask_slot(self) -> Decision | None:
        found = self.open_slot()
        if found is None:
            return None
        who, slot, fits = found
        world, arrange = self.game.world, self.arrange
        picks, apart = map(world.menu.cards.__getitem__, fits), self._apart()
        options: list[Option] = marked(picks, apart) if apart else [*picks]
        options.append(self._rest() if arrange.new else opt.LEAVE_REST)
        about = {"who": who, "slot": slot % 2 + 1}
        seats = world.seat_of[arrange.whos[0]]
        return Decision(seats, FILL[slot], options, arrange.rule, about)

    def _present_card(self, who: int, slot: int) -> int:
        """What is in a slot now, if it is still to be had; a needed pass stays worn."""
        survivor = self.game.state.survivors[who]
        if slot == LAST_SLOT:
            needed = needed_pass(self.game, survivor)
            if needed != EMPTY and needed not in self.plan:
                return needed
        card = survivor.hands[slot] if slot < 2 else survivor.body[slot - 2]
        return card if card not in self.plan and card in self.arrange.pool else EMPTY

    def _ask_ammo(self) -> Decision | None:
        for place, (ammo, weapons) in enumerate(self._ammo()):
            if len(self.plan) > self.slots + place:
                continue
            if self.arrange.rest:
                self.plan.append(self._present_weapon(ammo, weapons))
                continue
            names, gear = self.game.world.names, self.game.world.cards
            options: list[Option] = [
                opt.AttachTo(f"attach:{gear[card].id}.{names[who]}.{at % 2 + 1}", who, card)
                for who, at, card in weapons
            ]
            options.append(UNATTACHED)
            return self._ask("attach-ammo", options, {"who": weapons[0][0], "card": ammo})
        return None

    def _ask_pack(self) -> Decision | None:
        """Only a trade leaves a choice of backpacks."""
        whos = self.arrange.whos
        if len(whos) == 1:
            return None
        loose, game = self._loose(), self.game
        answered = len(self.plan) - self.slots - len(self._ammo())
        if answered == len(loose):
            return None
        if self.arrange.rest:
            survivors = game.state.survivors
            owner = {card: who for who in whos for card in carried(survivors[who])}
            self.plan += [owner.get(card, whos[0]) for card in loose[answered:]]
            return None
        options = [game.world.menu.packs[who] for who in whos]
        card = loose[answered]
        named = copy_name(game, card, self._apart()) if card in self._apart() else card
        return self._ask("share-card", options, {"card": named})

    def _apart(self) -> frozenset[int]:
        """The empty ones of several copies are told from the loaded ones."""
        return set_apart(self.game, self.arrange.pool)

    def _ask(
        self, kind: str, options: Sequence[Option], about: Mapping[str, int | str]
    ) -> Decision:
        return Decision(self._seats(), kind, [*options, self._rest()], self.arrange.rule, about)

    def _rest(self) -> Option:
        """To stop here leaves everything as it is; new cards without a place are packed."""
        for card in self.arrange.new:
            if card not in self.plan:
                return opt.PACK_REST
        return opt.LEAVE_REST

    def _seats(self) -> tuple[int, ...]:
        """Whoever spends the action lays the cards out; a partner agrees to the result or not."""
        return self.game.world.seat_of[self.arrange.whos[0]]

    # -- what can be answered --------------------------------------------------------------

    def _wearable(self, who: int, slot: int, free: list[int]) -> list[int]:
        """What may be worn where there are gates: a pass that somebody behind one needs stays."""
        game, survivors = self.game, self.game.state.survivors
        needed = needed_pass(game, survivors[who])
        if needed != EMPTY and slot == LAST_SLOT and needed not in self.plan:
            return [needed]
        others = [needed_pass(game, survivors[w]) for w in self.arrange.whos if w != who]
        free = [card for card in free if card not in others]
        if needed in free:  # of several passes it is the one that its name means here
            free = [needed, *(card for card in free if card != needed)]
        return [*different(game, free), EMPTY]

    def _ammo(self) -> list[tuple[int, list[tuple[int, int, int]]]]:
        """Ammo cards with the weapons in hand that take them (Z-ATT-01): (who, slot, card)."""
        return self._ammo_in_plan() if self.arrange.ammo else []

    def _ammo_in_plan(self) -> list[tuple[int, list[tuple[int, int, int]]]]:
        gear, plan = self.game.world.cards, self.plan
        held = [
            (self.arrange.whos[place // len(SLOTS)], place % len(SLOTS), plan[place])
            for place in range(self.slots)
            if plan[place] != EMPTY and gear[plan[place]].weapons
        ]
        found = []
        for ammo in self.arrange.ammo:
            if ammo in self.arrange.dropped:
                continue
            fits = gear[ammo].attaches_to
            takes = [h for h in held if any(w.ammo == fits for w in gear[h[2]].weapons)]
            if takes:
                found.append((ammo, takes))
        return found

    def _present_weapon(self, ammo: int, weapons: list[tuple[int, int, int]]) -> int:
        """The weapon an ammo card is attached to now, if it is still in hand."""
        for who in self.arrange.whos:
            for card, weapon in self.game.state.survivors[who].attached:
                if card == ammo and any(weapon == held for _, _, held in weapons):
                    return weapon
        return PACK

    def _attached(self) -> list[tuple[int, int, int]]:
        """(who, ammo, weapon) as planned."""
        if not self.arrange.ammo:
            return []
        answers = self.plan[self.slots :]
        return [
            (next(who for who, _, card in weapons if card == answer), ammo, answer)
            for (ammo, weapons), answer in zip(self._ammo(), answers, strict=False)
            if answer != PACK
        ]

    def _loose(self) -> list[int]:
        """Cards for the backpack."""
        placed = self.plan[: self.slots]
        if self.arrange.ammo:
            placed = [*placed, *(ammo for _, ammo, _ in self._attached())]
        return [card for card in self.arrange.pool if card not in placed]

    # -- the end ---------------------------------------------------------------------------

    def packs(self) -> dict[int, list[int]]:
        """The backpacks as planned."""
        loose, whos = self._loose(), self.arrange.whos
        if len(whos) == 1:
            return {whos[0]: loose}
        owners = self.plan[self.slots + len(self._ammo()) :]
        packs: dict[int, list[int]] = {who: [] for who in whos}
        for card, who in zip(loose, owners, strict=True):
            packs[who].append(card)
        return packs

    def without(self, card: int) -> tuple[int, ...]:
        """The answers when a card of the backpacks is thrown away: its own go with it."""
        ammo = [entry[0] for entry in self._ammo()]
        loose = self._loose() if len(self.arrange.whos) > 1 else []
        order = [*(None for _ in range(self.slots)), *ammo, *loose]
        return tuple(answer for name, answer in zip(order, self.plan, strict=True) if name != card)

    def crowded(self, packs: Mapping[int, list[int]]) -> Decision | None:
        """Somebody's backpack holds too much: choose what to discard (Z-INV-04)."""
        game = self.game
        for who, cards in packs.items():
            room = game.world.edition.pack
            if len(cards) > room and len(cards) > room + game.traits(who).pack:
                options = marked(drops(game, who, cards), self._apart())
                return Decision(self._seats(), "make-room", options, "Z-INV-04", {"who": who})
        return None

    def exchanged(self, who: int, packs: Mapping[int, list[int]]) -> tuple[list[str], list[str]]:
        """The cards a survivor would give away and get, by name; loaded copies are all the same."""
        at = self.arrange.whos.index(who) * len(SLOTS)
        slots = [card for card in self.plan[at : at + len(SLOTS)] if card != EMPTY]
        ammo = [ammo for owner, ammo, _ in self._attached() if owner == who]
        had, has = carried(self.game.state.survivors[who]), (*slots, *ammo, *packs[who])
        gone = [card for card in had if card not in has]
        come = [card for card in has if card not in had]
        if not (gone or come):
            return [], []
        game, apart = self.game, self._apart()
        gives = sorted([copy_name(game, card, apart) for card in gone])
        gets = sorted([copy_name(game, card, apart) for card in come])
        for name in tuple(gives):
            if name in gets:  # a copy for a copy
                gives.remove(name)
                gets.remove(name)
        return gives, gets

    def commit(self, packs: Mapping[int, list[int]]) -> None:
        """Make the arrangement real."""
        game, arrange, plan, at = self.game, self.arrange, self.plan, 0
        attached = self._attached() if arrange.ammo else []
        for who in arrange.whos:
            survivor = game.state.survivors[who]
            survivor.hands = (plan[at], plan[at + 1])
            survivor.body = (plan[at + 2], plan[at + 3])
            survivor.pack = tuple(packs[who])
            if attached or survivor.attached:
                mine = [(ammo, weapon) for w, ammo, weapon in attached if w == who]
                survivor.attached = tuple(mine)
            at += len(SLOTS)
        for card in arrange.dropped:
            discard_card(game, arrange.whos[0], card)
        heard = Listener.rearranged in game.world.hooks
        if heard or game.events is not None:
            for who in arrange.whos:
                game.tell(ev.Rearranged, who)
                if heard:
                    report(game, Listener.rearranged, who)
