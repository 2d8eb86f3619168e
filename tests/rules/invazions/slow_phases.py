"""The phases of the slow game in the order of the book."""

from __future__ import annotations

from tests.rules.invazions.slow_cards import COST, HUMANS, RAGES, RESEARCH, RESISTANCE, ZOMBIES
from tests.rules.invazions.slow_table import (
    Ask,
    Over,
    Owner,
    Site,
    SlowTable,
    Steps,
    following,
    named,
    once,
)


class SlowGame(SlowTable):
    """Turns without end, until somebody has won."""

    def play(self) -> Steps:
        """The game, until somebody has won."""
        yield from self.contaminate(self.sites)
        while True:
            self.turn += 1
            yield from self.start()
            yield from self.human_action()
            yield from self.choice()
            yield from self.combat()
            yield from self.damage()
            yield from self.recruitment()
            yield from self.claim()
            yield from self.end()

    def start(self) -> Steps:
        """Contamination, a discard, the draws and the income."""
        self.phase = "start"
        human = self.human
        self.tell("TurnBegan", turn=self.turn)
        yield from self.contaminate(self.sites)
        while human.hand:
            keys = [*(f"discard:{card}" for card in once(human.hand)), *self.brave("start"), "pass"]
            key = yield Ask("start-discard", 0, keys, public=False)
            if not key.startswith(("brave:", "aim:")):
                if key != "pass":
                    human.lose(named(key))
                    human.discard.append(named(key))
                    self.tell("CardDiscarded", seat=0, card=named(key))
                break
            yield from self.play_bravery(key)
        missing = self.numbers.hand + self.in_play("arsonist") - len(human.hand)
        yield from self.draw(0, missing)
        income = self.numbers.first_income if self.turn == 1 else self.numbers.income
        had = self.tokens
        self.tokens = min(self.numbers.tokens, had + income + self.in_play("cook"))
        self.tell("TokensGained", count=self.tokens - had, total=self.tokens)
        for seat in self.hordes:
            yield from self.draw(seat, 5)

    def human_action(self) -> Steps:
        """Any number of cards, then the Barricade."""
        self.phase = "human_action"
        while True:
            keys = [*self.posts(), *self.labs(), *self.brave("human_action"), "done"]
            key = yield Ask("human-action", 0, keys, public=False)
            if key == "done":
                break
            if key.startswith(("brave:", "aim:")):
                yield from self.play_bravery(key)
                continue
            card, _, name = named(key).partition(">")
            if card in RESEARCH:
                cost = COST[card] + self.dice.get(card, 0)
                self.tokens -= cost
                self.beside.remove(card)
                self.site(name).research = card
                self.tell("ResearchPlaced", card=card, place=name, cost=cost)
            else:
                self.tokens -= COST[card]
                self.human.lose(card)
                self.site(name).humans.append(card)
                self.tell("HumanPosted", card=card, place=name, cost=COST[card])
                yield from self.enter(card, self.site(name))
        places = [site.name for site in self.sites]
        now = None if self.barricade is None else places[self.barricade]
        key = yield Ask("barricade", 0, [f"barricade:{name}" for name in places if name != now])
        self.barricade = places.index(named(key))
        self.tell("BarricadeMoved", place=named(key))

    def posts(self) -> list[str]:
        """Where the Humans of the hand may go."""
        return [
            f"place:{card}>{site.name}"
            for card in once(self.human.hand)
            if card in HUMANS and COST[card] <= self.tokens
            for site in self.sites
            if len(site.humans) < self.limit
            if card == "survivors" or card not in site.humans
        ]

    def labs(self) -> list[str]:
        """Where the Research beside the player may go."""
        return [
            f"research:{card}>{site.name}"
            for card in self.beside
            if COST[card] + self.dice.get(card, 0) <= self.tokens
            for site in self.sites
            if site.research is None and (site.humans or RESISTANCE[card])
        ]

    def enter(self, card: str, site: Site) -> Steps:
        """What a Human does on entering play."""
        if card == "survivors":
            yield from self.draw(0, 1)
        elif card == "secret-agent":
            self.win(1)
        elif card == "janitor":
            keys = [f"destroy:{c}" for c in once(site.under) if c != "freed-zombie"]
            if keys and (key := (yield Ask("clean-up", 0, [*keys, "pass"]))) != "pass":
                site.under.remove(named(key))
                self.box.append(named(key))
                self.tell("ContaminationDestroyed", card=named(key), place=site.name)

    def choice(self) -> Steps:
        """Each Horde goes somewhere; one at most to the Barricade."""
        self.phase = "choice"
        for seat, horde in self.hordes.items():
            yield from self.window("choice")
            taken = any(h.place == self.barricade for h in self.hordes.values())
            keys = [
                f"attack:{site.name}"
                for at, site in enumerate(self.sites)
                if not (taken and at == self.barricade)
            ]
            key = yield Ask("choose-place", seat, keys)
            horde.place = self.sites.index(self.site(named(key)))
            self.tell("HordeArrived", seat=seat, place=named(key))

    def combat(self) -> Steps:
        """Snipers, then Horde after Horde."""
        self.phase = "combat"
        yield from self.window("after_choice")
        due = []
        for seat, horde in self.hordes.items():
            due += [seat] * self.home(horde).humans.count("sniper")
        yield from self.hand_out(due)
        left = list(self.hordes)
        while left:
            key = yield from self.vote("turn-order", following(left), [*self.hordes], False)
            left.remove(int(named(key)))
            yield from self.fight(int(named(key)))
        self.quiet = False
        yield from self.window("before_damage")

    def home(self, horde: Owner) -> Site:
        """The place a Horde attacks."""
        assert horde.place is not None
        return self.sites[horde.place]

    def fight(self, seat: int) -> Steps:
        """One Horde plays its cards."""
        horde = self.hordes[seat]
        horde.zombies, horde.rages, horde.turn_taken = 3, 1, True
        while horde.hand and (horde.zombies or horde.rages):
            keys = []
            if "guard" not in self.home(horde).humans or len(horde.played) < 4:
                keys += [f"zombie:{c}" for c in once(horde.hand) if c in ZOMBIES and horde.zombies]
                keys += [f"rage:{c}" for c in once(horde.hand) if c in RAGES and horde.rages]
            key = yield Ask("play-card", seat, [*keys, "done"], public=False)
            if key == "done":
                self.tell("HordeFinished", seat=seat, why="done")
                return
            card = named(key)
            horde.lose(card)
            horde.played.append(card)
            self.tell("CardPlayed", seat=seat, card=card)
            horde.zombies -= card in ZOMBIES
            horde.rages -= card in RAGES
            yield from self.effect(seat, card, self.home(horde))
            yield from self.window("between_zombie_cards")
        self.tell("HordeFinished", seat=seat, why="limits" if horde.hand else "empty")

    def effect(self, seat: int, card: str, here: Site) -> Steps:
        """What a played card does."""
        horde, first = self.hordes[seat], len(self.hordes[seat].played) == 1
        horde.zombies += card == "zyorkshire" or (card == "grand-entrance" and first)
        horde.rages += card == "devour-them"
        horde.recruits += card in ("stalker", "swell-the-ranks", "sneak-in")
        here.change -= 2 * (card == "overrun")
        if card in ("zyorkshire", "hue-and-cry") or (card == "grand-entrance" and first):
            yield from self.draw(seat, 1)
        if card == "ogre":
            yield from self.discard(seat, 1)
        if card == "sneak-in":
            horde.leaving.append(card)
            self.tell("CardSacrificed", seat=seat, card=card)
        if card == "no-survivors" and "survivors" in here.humans:
            here.humans.remove("survivors")
            self.box.append("survivors")
            self.tell("SurvivorDestroyed", card="survivors", place=here.name)
        if card == "swell-the-ranks":
            for other, mate in self.hordes.items():
                if mate.place != horde.place:
                    yield from self.draw(other, 1)
        asking = {
            "ishtar": self.recover,
            "john-frum": self.reveal,
            "swallower": self.feed,
            "vermin": self.trample,
            "natural-selection": self.cull,
            "rouse-the-horde": self.rouse,
        }
        if card in asking:
            yield from asking[card](seat)
        new = {"whistler": 1, "vermin": 1, "hue-and-cry": 1, "contagion": 2}
        yield from self.contaminate([here] * new.get(card, 0))

    def recover(self, seat: int) -> Steps:
        """Ishtar."""
        horde = self.hordes[seat]
        keys = [f"take:{card}" for card in once(horde.discard) if card in ZOMBIES]
        if keys and (key := (yield Ask("recover", seat, [*keys, "pass"]))) != "pass":
            horde.discard.remove(named(key))
            horde.take(named(key))
            self.tell("CardRecovered", seat=seat, card=named(key))

    def reveal(self, seat: int) -> Steps:
        """John Frum."""
        card = yield from self.take_top(0)
        if card is not None:
            self.tell("TopRevealed", card=card)
        if card in HUMANS:
            self.human.discard.append(card)
            self.tell("TopDiscarded", card=card)
        elif card is not None:
            self.human.top.insert(0, card)
            hand = self.hordes[seat].hand
            if hand and (yield from self.sacrifice("judge-top", seat, hand, "pass")):
                self.human.discard.append(self.human.top.pop(0))
                self.tell("TopDiscarded", card=card)

    def feed(self, seat: int) -> Steps:
        """The Swallower."""
        horde = self.hordes[seat]
        zombies = [card for card in horde.hand if card in ZOMBIES]
        if not horde.hand or not (yield from self.sacrifice("feed", seat, zombies, "pass")):
            horde.leaving.append("swallower")
            self.tell("CardSacrificed", seat=seat, card="swallower")

    def trample(self, seat: int) -> Steps:
        """Vermin."""
        under = self.home(self.hordes[seat]).under
        for _ in range(2):
            if under:
                key = yield Ask("trample", seat, [f"sacrifice:{card}" for card in once(under)])
                under.remove(named(key))
                self.box.append(named(key))
                self.tell("CardSacrificed", seat=seat, card=named(key))

    def cull(self, seat: int) -> Steps:
        """Natural Selection."""
        hand, done = self.hordes[seat].hand, 0
        while hand and done < 2 and (yield from self.sacrifice("cull", seat, hand, "done")):
            done += 1
        yield from self.draw(seat, done)

    def rouse(self, seat: int) -> Steps:
        """Rouse the Horde."""
        horde = self.hordes[seat]
        site = self.home(horde)
        if site.under:
            key = yield Ask("rouse", seat, [f"take:{card}" for card in once(site.under)])
            site.under.remove(named(key))
            horde.take(named(key))
            self.tell("CardRoused", seat=seat, card=named(key), place=site.name)

    def damage(self) -> Steps:
        """Who gets in, whom they hit, and the last rescue."""
        self.phase = "damage"
        due = []
        for site in self.sites:
            seats = self.at(site)
            site.fixed = self.resistance(site) if seats else None
            site.left = sum(self.hordes[seat].attack for seat in seats) - self.resistance(site)
            site.inside = bool(seats) and site.left >= 0
            if not site.inside:
                due += seats * self.numbers.hurt
            if seats:
                met = {"attack": site.left + self.resistance(site)}
                met["resistance"] = self.resistance(site)
                more = {"left": site.left} if site.inside else {}
                event = "PlaceEntered" if site.inside else "AttackFailed"
                self.tell(event, place=site.name, **met, **more)
        yield from self.hand_out(due)
        waiting = list(self.sites)
        while names := [f"strike:{site.name}" for site in waiting if site.targets()]:
            site = self.site(named((yield from self.vote("strike", names, [*self.hordes]))))
            waiting.remove(site)
            yield from self.hits(site)
        yield from self.window("after_damage")
        for site in self.sites:
            for card in site.doomed:
                self.tell("CardDevoured", card=card, place=site.name)
                if card in RESEARCH:
                    self.beside.append(card)
                    self.dice[card] = min(6, self.dice.get(card, 0) + 1)
                else:
                    self.human.discard.append(card)
                    site.losses += 1
            site.doomed = []

    def hits(self, site: Site) -> Steps:
        """Card after card at one place."""
        while found := site.targets():
            keys = [*(f"hit:{card}" for card in found), "done"]
            key = yield from self.vote("hit", keys, self.at(site))
            if key == "done":
                return
            card = named(key)
            if site.left < site.worth(card):
                site.left = 0
                self.tell("HitWasted", card=card, place=site.name)
                return
            self.tell("CardDoomed", card=card, place=site.name)
            site.left -= site.worth(card)
            site.doomed.append(card)
            if card in RESEARCH:
                site.research = None
            else:
                site.humans.remove(card)

    def recruitment(self) -> Steps:
        """Those who got in take cards from under their place."""
        self.phase = "recruitment"
        sure = int(self.players == 2 and self.turn == 1)
        for horde in self.hordes.values():
            horde.recruits = horde.recruits + 1 if self.home(horde).inside else sure
        yield from self.window("recruitment")
        for site in self.sites:
            while seats := [s for s in self.at(site) if self.hordes[s].recruits and site.under]:
                key = yield from self.vote("recruit-order", following(seats), seats)
                seat = int(named(key))
                keys = [f"recruit:{card}" for card in once(site.under)]
                key = yield Ask("recruit", seat, [*keys, "pass"])
                if key == "pass":
                    self.hordes[seat].recruits = 0
                    continue
                site.under.remove(named(key))
                self.hordes[seat].discard.append(named(key))
                self.hordes[seat].recruits -= 1
                self.tell("CardRecruited", seat=seat, card=named(key), place=site.name)
                yield from self.window("recruitment")

    def claim(self) -> Steps:
        """Five Freed Zombies, if all agree."""
        seats = [*self.hordes] if self.spokesman is None else [self.spokesman]
        for seat in seats:
            if (yield Ask("claim", seat, ["claim", "pass"])) == "claim":
                self.tell("ClaimProposed", seat=seat)
                keys = ["agree", "refuse"]
                for n, other in enumerate(seats):
                    said = ["agree"] * n
                    key = yield from self.vote_of("claim-consent", other, keys, seats, said)
                    if key == "refuse":
                        self.tell("ClaimDropped", seat=other)
                        return
                self.tell("FreedCounted", count=self.freed_held())
                raise Over(*(self.hordes if self.freed_held() >= 5 else [0]))

    def freed_held(self) -> int:
        """In the draw piles, discard piles and hands of all Hordes."""
        decks = [h.hand + h.bag + h.top + h.discard for h in self.hordes.values()]
        return sum(deck.count("freed-zombie") for deck in decks)

    def end(self) -> Steps:
        """The Hordes withdraw, then the Research scores."""
        self.phase = "end"
        for horde in self.hordes.values():
            for card in horde.leaving:
                horde.played.remove(card)
            self.box += horde.leaving
            horde.discard += horde.played + horde.hand
            horde.hand, horde.shown = [], []
            horde.rest()
        yield from self.window("end")
        points = 0
        for site in self.sites:
            if site.research:
                about = {"card": site.research, "place": site.name}
                self.tell("ResearchScored", **about, points=site.points())
                points += site.points()
        for site in self.sites:
            site.rest()
        if points:
            self.win(points)
