"""Barricade Night, rule by rule, with exact expectations: the kernel at work.

Supply cards: 0-3 planks, 4-5 beams, 6-7 duds, 8-10 howls, 11-13 hushes. Night cards: 0 to 4 bring
2 to 6 zombies, card 5 brings 4 and a storm.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from shambler.kernel.deck import Deck, Placed
from shambler.kernel.errors import IllegalOption, UnscriptedChance
from shambler.kernel.event import redact
from shambler.kernel.sides import Outcome
from shambler.testing import Position, rule
from tests.testgame import RULES
from tests.testgame.pieces import (
    Boarded,
    CardPlayed,
    Drew,
    DrewUnseen,
    FellBack,
    NightFell,
    Rested,
    Scouted,
    ScoutedUnseen,
    StormBroke,
    WallHit,
)


class Cabin(Position):
    """Positions of this game: hands and wall by name, and the way to a point of the night."""

    def __init__(self, *hands: tuple[int, ...], scenario: str = "cabin", wall: int = 2) -> None:
        super().__init__(RULES, scenario, seats=len(hands))
        self.state.wall = wall
        assert {len(hand) for hand in hands} == {3}, "every seat is dealt three cards"
        for hand in hands:
            self.cards(*hand)

    def scouted(self, who: int, *night: int) -> Cabin:
        """Deal, send a scout, leave the first card on top."""
        self.start().cards(*night).play(f"scout:{who}", f"top:{night[0]}")
        return self

    def boarded(self, *keys: str) -> Cabin:
        """Every seat answers in secret."""
        for seat, key in enumerate(keys):
            self.play(key, seat=seat)
        return self


@rule("BN-SUPPLY-01")
def test_three_cards_are_dealt_to_each_and_only_their_owner_sees_them() -> None:
    with Cabin((0, 1, 2), (8, 4, 11)) as table:
        table.start()
    assert [s.hand for s in table.state.survivors] == [(0, 1, 2), (4, 8, 11)]
    assert RULES.view(table.game, 0).hand == (0, 1, 2)
    assert RULES.view(table.game, None).hand is None
    assert redact(table.events, 1) == [DrewUnseen(who=0), Drew(who=1, supply=(8, 4, 11))]
    assert redact(table.events, None) == [DrewUnseen(who=0), DrewUnseen(who=1)]


@rule("BN-SCOUT-01")
def test_the_scout_alone_sees_the_top_of_the_night_and_orders_it() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.start().asks("name-scout", "scout:0", "scout:1", seats=(0, 1))
        table.cards(3, 1).play("scout:1").asks("order-night", "top:3", "top:1", seats=(1,))
        assert table.told(Scouted).night == (3, 1)
        assert redact(table.events, 0)[-1] == ScoutedUnseen(who=1)
        table.play("top:1")
    assert table.state.night_deck.top == (Placed(1, (1,)), Placed(3, (1,)))
    assert RULES.view(table.game, 1).night_top == [1, 3]
    assert (
        RULES.view(table.game, 0).night_top
        == RULES.view(table.game, None).night_top
        == [None, None]
    )


@rule("BN-SCOUT-02")
def test_the_scout_of_last_night_is_refused() -> None:
    with Cabin((0, 1, 2), (3, 4, 5), (6, 7, 8)) as table:
        table.scouted(2, 0, 1).boarded("rest", "rest", "rest").play("pass", "pass", "pass")
        table.cards(9, 10, 11).play("fall-back").asks("name-scout", "scout:0", "scout:1")
        assert table.blocked("scout:2") == "BN-SCOUT-02"
        with pytest.raises(IllegalOption, match=r"Cleo scouted last night \(BN-SCOUT-02\)") as no:
            table.play("scout:2")
    assert no.value.rule == "BN-SCOUT-02"


@rule("BN-SCOUT-01", "BN-SCOUT-02")
def test_with_two_players_the_second_scout_is_sent_without_asking() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest").play("pass", "pass")
        table.cards(6, 7, 2).play("fall-back")  # two mornings, then the second scout's one new card
        table.asks("order-night", "top:1", "top:2", seats=(1,))


@rule("BN-BOARD-01")
def test_boarding_is_secret_until_all_have_answered() -> None:
    with Cabin((0, 1, 4), (6, 8, 5), wall=2) as table:
        table.scouted(0, 0, 1).asks("board", seats=(0, 1))
        table.play("board:4", seat=0).asks(
            "board", "board:5", "board:6", "board:8", "rest", seats=(1,)
        )
        table.not_told(Boarded)
        assert RULES.view(table.game, 1).boarding is None
        assert RULES.view(table.game, 0).boarding == "board:4"
        assert RULES.view(table.game, 1).answered == [0]
        table.play("board:6", seat=1)
        assert table.events[-3:] == [
            Boarded(who=0, supply=4),
            Boarded(who=1, supply=6),
            NightFell(zombies=2),
        ]
    assert table.state.wall == 4
    assert [s.fame for s in table.state.survivors] == [2, 0]
    assert table.state.discard == [4, 6]


@rule("BN-BOARD-01")
def test_nobody_has_to_board() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest")
        table.told(Rested, who=1)
    assert table.state.wall == 2


@rule("BN-NIGHT-01")
def test_the_top_card_tells_how_many_zombies_come() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 4, 1).boarded("rest", "rest")
    assert table.told(NightFell).zombies == 6
    assert table.state.past_nights == [4]


@rule("BN-NIGHT-01")
def test_an_empty_night_deck_is_shuffled_anew() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.state.night_deck = Deck()
        table.state.past_nights = [5, 3, 0, 1, 2, 4]
        table.scouted(0, 2, 0)
    assert table.state.past_nights == []
    assert table.state.night_deck == Deck((1, 3, 4, 5), (Placed(2, (0,)), Placed(0, (0,))))


@rule("BN-STORM-01")
def test_a_storm_comes_before_anything_that_can_be_chosen() -> None:
    with Cabin((8, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 5, 1).boarded("rest", "rest")
        table.asks("before-attack", "use:howl:0", "pass", seats=(0,))
    assert table.told(StormBroke).because == "BN-STORM-01"
    assert table.state.wall == 1


@rule("BN-STORM-01", "BN-END-01")
def test_a_storm_can_end_the_game_in_the_middle_of_a_moment() -> None:
    with Cabin((8, 1, 2), (3, 4, 5), wall=1) as table:
        table.scouted(0, 5, 1).boarded("rest", "rest")
    assert table.outcome == Outcome((), "wall-fell", "BN-END-01")
    assert table.options == table.state.stack == []


@rule("BN-HOWL-01")
def test_a_howl_sends_two_zombies_away() -> None:
    with Cabin((8, 9, 2), (3, 4, 5)) as table:
        table.scouted(0, 3, 1).boarded("rest", "rest").play("use:howl:0")
        table.told(CardPlayed, who=0, supply=8, rule="BN-HOWL-01")
        table.play("pass", "pass")  # nobody answers
        assert table.state.zombies == 3
        table.asks("before-attack", "use:howl:0", "pass", seats=(0,))  # the second howl
        table.play("use:howl:0", "pass", "pass")
        table.asks("before-attack", "pass", seats=(0,))
    assert table.state.zombies == 1


@rule("BN-HUSH-01")
def test_a_hush_cancels_a_howl() -> None:
    with Cabin((8, 1, 2), (11, 4, 5)) as table:
        table.scouted(0, 3, 1).boarded("rest", "rest").play("use:howl:0", "pass", "use:hush:1")
        table.play("pass", "pass", "pass")  # nobody answers the hush; seat 1 has no other
    assert table.state.zombies == 5
    assert table.state.discard == [8, 11]


@rule("BN-HUSH-01")
def test_a_hush_can_be_hushed_inside_the_interrupt() -> None:
    with Cabin((8, 12, 2), (11, 4, 5)) as table:
        table.scouted(0, 3, 1).boarded("rest", "rest").play("use:howl:0", "pass", "use:hush:1")
        table.asks("after-howl", "use:hush:0", "pass", seats=(0,)).play("use:hush:0")
        assert [type(p).__name__ for p in table.state.stack] == [
            "Assault",
            "Moment",
            "Howl",
            "Moment",
            "Hush",
            "Moment",
            "Hush",
            "Moment",
        ]
        table.play("pass", "pass")  # no answer to the second hush
        table.play("pass", "pass")  # nothing more to the first hush
        table.play("pass")  # nor to the howl: seat 0 had passed there
        table.asks("before-attack", "pass", seats=(0,))
    assert table.state.zombies == 3


@rule("BN-HOWL-01", "BN-HUSH-01")
def test_a_seat_with_cards_is_asked_even_if_it_can_only_pass() -> None:
    with Cabin((0, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest").asks("before-attack", "pass", seats=(0,))
        table.play("pass").asks("before-attack", "pass", seats=(1,))


@rule("BN-ATTACK-01")
def test_fives_and_sixes_cost_the_wall() -> None:
    with Cabin((0, 1, 2), (3, 4, 5), wall=3) as table:
        table.scouted(0, 2, 1).boarded("rest", "rest").play("pass", "pass").asks("hold")
        odds = table.match.odds("hold")
        assert odds is not None
        assert odds.chances[2] == Fraction(24, 81)
        assert odds.mean == Fraction(4, 3)
        assert odds.at_least(1) == Fraction(65, 81)
        assert table.match.teller().odds(odds) == "4 dice, 1.33 hits expected, 80% at least one"
        assert table.match.odds("fall-back") is None
        table.dice(5, 4, 6, 1).cards(6, 7, 0).play("hold")
        table.told(WallHit, faces=(5, 4, 6, 1), hits=2)
    assert table.state.wall == 1


@rule("BN-ATTACK-01")
def test_no_zombie_rolls_no_die() -> None:
    with Cabin((8, 1, 2), (3, 4, 5)) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest").play("use:howl:0", "pass", "pass")
        table.play("pass", "pass").cards(6, 7, 2).play("hold")
        table.told(WallHit, faces=(), hits=0)


@rule("BN-ATTACK-02")
def test_falling_back_costs_one() -> None:
    with Cabin((0, 1, 2), (3, 4, 5), wall=2) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest").play("pass", "pass")
        table.cards(6, 7, 2).play("fall-back").told(FellBack)
    assert table.state.wall == 1


@rule("BN-ATTACK-02", "BN-END-01")
def test_a_weak_wall_must_be_held_and_no_question_is_asked() -> None:
    with Cabin((0, 1, 2), (3, 4, 5), wall=1) as table:
        table.scouted(0, 0, 1).boarded("rest", "rest").play("pass").dice(1, 5).play("pass")
    assert table.outcome == Outcome((), "wall-fell", "BN-END-01")
    assert not table.outcome
    assert table.match.teller("fr").outcome(table.outcome) == "Le mur est tombé."


@rule("BN-SUPPLY-01")
def test_an_empty_supply_is_made_anew_from_the_discards() -> None:
    with Cabin((0, 1, 2), (3, 4, 5), wall=9) as table:
        table.scouted(0, 0, 1).boarded("board:0", "rest").play("pass", "pass")
        table.state.supply = Deck()
        table.cards(0).cards(2).play("fall-back")  # the only discard comes back; then a night card
    assert [s.hand for s in table.state.survivors] == [(0, 1, 2), (3, 4, 5)]
    assert table.state.discard == []


def last_night(scenario: str, fame: tuple[int, int]) -> Outcome | None:
    with Cabin((0, 1, 2), (3, 4, 5), scenario=scenario, wall=9) as table:
        table.state.night = table.game.world.tale.nights
        for survivor, points in zip(table.state.survivors, fame, strict=True):
            survivor.fame = points
        table.scouted(0, 0, 1).boarded("rest", "rest").play("pass", "pass")
        table.cards(6, 7).play("fall-back")
    return table.outcome


@rule("BN-END-02")
def test_dawn_saves_everyone_but_rivals_count_their_fame() -> None:
    assert last_night("cabin", (1, 3)) == Outcome((0, 1), "dawn", "BN-END-02", 8, "unbroken")
    assert last_night("manor", (1, 3)) == Outcome((1,), "dawn", "BN-END-02", 8, "unbroken")
    assert last_night("manor", (3, 3)) == Outcome((0, 1), "dawn", "BN-END-02", 8, "unbroken")


def test_chance_that_is_not_in_the_script_fails() -> None:
    table = (
        Cabin((0, 1, 2), (3, 4, 5)).scouted(0, 0, 1).boarded("rest", "rest").play("pass", "pass")
    )
    with pytest.raises(UnscriptedChance, match="the script ends before a roll of 2 dice"):
        table.play("hold")


def test_the_game_lives_outside_the_package() -> None:
    homes = {cls.__module__ for cls in RULES.procedures.values()}
    assert homes == {"tests.testgame.night", "tests.testgame.moments", "shambler.kernel.moment"}
    assert {"scout", "use", "pass", "face"} <= RULES.verbs
