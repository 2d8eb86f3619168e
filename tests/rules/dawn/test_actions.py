"""Actions: how many, who may use them, what they are spent on; several Hero players."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.stock import change
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys


def acts(town: Siege, unit: str) -> bool:
    """Is anything in the menu for this unit?"""
    return any(key.partition(":")[2].startswith(f"{unit}>") for key in town.options)


@rule("DOZ-ACT-01")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_one_player_action_each_and_the_events_actions_for_all(seats: int) -> None:
    with Siege(seats=seats) as town:  # E-B02 prints 3; its Pressure finds nothing to move
        town.put("civ1", "TC").event("E-B02").state.event_actions = 3
        town.phase("action").asks("action", seats=tuple(range(seats)))
        assert town.state.player_actions == (1,) * seats
        assert town.state.event_actions == 3


@rule("DOZ-ACT-01")
@pytest.mark.parametrize(("event", "actions"), [("E-B02", 3), ("E-B14", 2), ("E-B15", 4)])
def test_the_event_card_prints_its_actions(event: str, actions: int) -> None:
    with Siege() as town:
        for track in "FMHS":
            town.zeds("2/1" if track == "F" else "5/3", f"{track}-6")
        town.put("civ1", "TC").put("hunt", "TC")
        if event == "E-B15":
            town.draws("4/2")
        town.top_event(event).turns().asks("action")
        assert town.state.event_actions == actions


@rule("DOZ-ACT-02")
def test_the_event_action_track_ends_at_four() -> None:
    with Siege() as town:
        town.put("civ1", "TC").held("F-B05").act(event=3).play("play:F-B05")
        assert town.state.event_actions == 4
        change(town.game, "event-actions", -9)
        assert town.state.event_actions == 0


@rule("DOZ-ACT-03", "DOZ-ACT-04", "DOZ-RUL-65")
def test_one_unit_may_act_as_often_as_actions_are_paid() -> None:
    with Siege() as town:
        town.put("civ1", "F-6").act(players=1, event=2).play("move:civ1>F-4").asks("action")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 2)
        town.play("move:civ1>F-2")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 1)
        town.play("move:civ1>F-0").asks("halt")
        assert town.place("civ1") == "F-0"


@rule("DOZ-ACT-03")
def test_character_player_and_event_actions_come_in_any_order() -> None:
    with Siege() as town:  # Hunt's order first, then Schmidt's own Action, then the others
        town.put("hunt", "F-3").put("civ1", "F-3").put("schmidt", "M-3").act(event=1)
        town.play("order:hunt>civ1", "move:schmidt>M-2", "move:civ1>F-2", "move:hunt>F-1")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 1)
        town.play("move:civ1>F-0").asks("halt")
    with Siege() as town:  # the Player and the Event Action first
        town.put("hunt", "F-3").put("civ1", "F-3").put("schmidt", "M-3").act(event=1)
        town.play("move:hunt>F-2", "move:hunt>F-4").asks("action")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 0)
        town.play("move:schmidt>M-2", "order:hunt>civ1", "move:civ1>F-2").asks("halt")


@rule("DOZ-ACT-04", "DOZ-GUN-01")
def test_one_unit_may_shoot_forage_and_move_in_one_phase_and_pays_for_each() -> None:
    with Siege() as town:
        town.put("civ1", "M-2").zeds("9/4", "M-3").stock(ammo=3).act(event=3)
        town.dice(1, 1).play("shoot:civ1>M-3/z94").dice(1, 1).play("shoot:civ1>M-3/z94")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 2)
        town.dice(1).play("forage:civ1").asks("action")
        assert town.state.event_actions == 1
        town.play("move:civ1>M-0").asks("halt")
        assert town.state.ammo == 1


@rule("DOZ-RUL-65")
def test_a_free_action_of_its_own_is_spent_first() -> None:
    with Siege() as town:
        town.put("civ1", "F-6").put("schmidt", "F-5").put("hunt", "F-5")
        town.act(event=1).play("order:hunt>civ1", "move:civ1>F-4")
        assert (town.state.player_actions, town.state.event_actions) == ((1,), 1)
        town.play("move:schmidt>F-2")  # his own Character Action
        assert (town.state.player_actions, town.state.event_actions) == ((1,), 1)
        town.play("move:schmidt>F-1").play("move:schmidt>F-0")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 0)


@rule("DOZ-ACT-01")
def test_without_actions_nothing_can_be_done_and_the_reason_is_told() -> None:
    with Siege() as town:  # Schmidt's own Character Action keeps the menu open
        town.put("civ1", "F-3").put("schmidt", "F-3").zeds("5/3", "F-4").stock(ammo=1)
        town.act(players=0).asks("action")
        assert acts(town, "schmidt") and not acts(town, "civ1")
        for key in ("move:civ1>F-2", "forage:civ1", "shoot:civ1>F-4/z53a"):
            assert town.blocked(key) == "DOZ-ACT-01"


@rule("DOZ-ACT-07", "DOZ-RUL-66")
def test_unused_actions_are_lost() -> None:
    with Siege() as town:
        town.put("civ1", "F-5").put("hunt", "F-5").act(event=3).play("order:hunt>civ1", "done")
        state = town.state
        assert (state.player_actions, state.event_actions, state.free) == ((0,), 0, ())


# -- co-op ----------------------------------------------------------------------------------


def coop(seats: int) -> Match:
    """A game of several seats at its first question."""
    return Match.new(RULES, "basic", seed=3, seats=seats)


@rule("DOZ-COOP-01", "DOZ-RUL-80", "DOZ-RUL-10")
@pytest.mark.parametrize(
    ("seats", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])]
)
def test_the_heroes_are_shared_out_as_evenly_as_possible(seats: int, shares: list[int]) -> None:
    match = coop(seats)
    questions = 0
    while match.decision is not None and match.decision.kind == "seat-hero":
        assert match.decision.seats == tuple(range(seats))
        match.play(match.decision.options[-1].key)
        questions += 1
    assert questions == {1: 0, 2: 2, 3: 2, 4: 3}[seats]
    dealt = match.game.state.dealt
    assert [dealt.count(seat) for seat in range(seats)] == shares
    units = match.game.world.units
    assert {name for name, at in units.number.items() if dealt[at] >= 0} == {
        "piazza", "hernandez", "schmidt", "hunt"
    }  # fmt: skip


@rule("DOZ-RUL-10")
def test_the_team_says_who_plays_whom() -> None:
    match = coop(2)
    for seat in (2, 1, 2):
        match.play(f"seat:{seat}")
    units, dealt = match.game.world.units, match.game.state.dealt
    order = [name for name in units.ids if dealt[units.number[name]] >= 0]
    assert [dealt[units.number[name]] for name in order] == [1, 0, 1, 0]


@rule("DOZ-RUL-80")
def test_a_later_hero_joins_the_seat_with_the_fewest_ties_to_the_lower() -> None:
    with Siege(seats=3) as town:
        town.put("hunt", "TC", seat=0).put("piazza", "TC", seat=0).put("schmidt", "TC", seat=1)
        town.put("hernandez", "TC", seat=2).draws("johnson").text("E-B12").play("place:TC")
        assert town.state.dealt[town.unit("johnson")] == 1


@rule("DOZ-COOP-02")
def test_a_player_action_serves_the_players_own_heroes_and_shared_units() -> None:
    with Siege(seats=2) as town:
        town.put("hunt", "F-2", seat=0).put("piazza", "M-2", seat=1).put("civ1", "H-2").act()
        town.state.player_actions = (1, 0)
        town.changed()
        assert acts(town, "hunt") and acts(town, "civ1") and not acts(town, "piazza")
        assert town.blocked("move:piazza>M-1") == "DOZ-COOP-02"
        town.play("move:civ1>H-1")
        assert town.state.player_actions == (0, 0)


@rule("DOZ-COOP-02")
@pytest.mark.parametrize(("unit", "left"), [("hunt", (0, 1)), ("piazza", (1, 0))])
def test_a_hero_spends_the_action_of_its_own_player(unit: str, left: tuple[int, int]) -> None:
    with Siege(seats=2) as town:
        town.put("hunt", "F-2", seat=0).put("piazza", "F-3", seat=1).act()
        town.play(f"move:{unit}>F-1").asks("action")
        assert town.state.player_actions == left


@rule("DOZ-COOP-02", "DOZ-RUL-65")
def test_the_team_says_whose_player_action_a_shared_unit_spends() -> None:
    with Siege(seats=3) as town:
        town.put("hunt", "F-2", seat=0).put("piazza", "M-2", seat=1).put("civ1", "H-2").act()
        town.state.player_actions = (1, 0, 1)
        town.changed().play("move:civ1>H-1").asks("payer", "seat:1", "seat:3", seats=(0, 1, 2))
        town.play("seat:3").asks("action")
        assert town.state.player_actions == (1, 0, 0)
        town.play("move:civ1>H-0")
        assert town.state.player_actions == (0, 0, 0)


@rule("DOZ-COOP-02")
def test_the_payer_is_asked_before_the_dice_fall() -> None:
    with Siege(seats=2) as town:
        town.put("hunt", "F-2", seat=0).put("civ1", "H-2").zeds("2/1", "H-3").act()
        town.play("move:civ1>H-3").asks("payer").dice(6, 6).play("seat:1")
        assert town.state.player_actions == (0, 1)


@rule("DOZ-COOP-03")
def test_event_actions_and_held_cards_belong_to_the_team() -> None:
    with Siege(seats=2) as town:
        town.put("hunt", "F-2", seat=0).put("piazza", "M-2", seat=1).held("F-B05").stock(ammo=1)
        town.zeds("5/3", "M-3").act(players=0, event=2)
        assert acts(town, "hunt") and acts(town, "piazza")
        assert "make:piazza>M-3/z53a" in town.options  # two Event Actions for any player's Hero
        town.play("play:F-B05", seat=1)
        assert town.state.event_actions == 4
        town.dice(1, 1).play("shoot:piazza>M-3/z53a", seat=0).asks("fall-back", seats=(0, 1))
        assert town.state.ammo == 0


@rule("DOZ-COOP-04", "DOZ-RUL-08")
def test_any_hero_player_answers_a_question_of_the_hero_side() -> None:
    with Siege(seats=3) as town:
        town.put("civ1", "F-2").put("civ2", "F-2").zeds("6/3", "F-3").activate("F")
        town.asks("defender", seats=(0, 1, 2)).dice(3, 4).play("unit:civ1", seat=2)
        assert town.damage("civ1") == 2


@rule("DOZ-COOP-04")
def test_a_table_may_name_a_spokesman() -> None:
    game = RULES.new("basic", {"seats": 2, "spokesman": 1}, Sampled(1)).start()
    assert isinstance(game, DawnGame) and game.decision is not None
    assert game.decision.seats == (1,)


@pytest.mark.parametrize("who", ["schmidt", "jones"])
@rule("DOZ-SCHMIDT-04", "DOZ-COOP-02", "DOZ-ACT-03")
def test_an_own_action_serves_its_hero_once_whatever_others_have_left(who: str) -> None:
    with Siege("walking-zeds", seats=2) as town:
        town.put(who, "F-2", seat=0).put("hunt", "M-2", seat=1).act()
        town.state.player_actions = (0, 1)
        town.changed()
        assert keys(town, f"move:{who}>")
        town.play(f"move:{who}>F-3")
        assert town.state.player_actions == (0, 1)
        assert not keys(town, f"move:{who}>") and keys(town, "move:hunt>")
