"""What the options of a turn cost, and what the views say so that it can be shown."""

from __future__ import annotations

import pytest

import shambler
from shambler.kernel.match import Match


def turn_of(who: str, game: str = "living_dead", scenario: str = "S1") -> Match:
    """A game in which somebody has just begun their turn."""
    match = shambler.new(game, scenario, seed=5)
    for _ in range(40):
        decision = match.game.decision
        assert decision is not None
        seat = decision.seats[0]
        keys = [option.key for option in decision.options_for(seat)]
        if decision.kind == "turn":
            return match
        match.play(f"activate:{who}" if f"activate:{who}" in keys else keys[0], seat=seat)
    raise AssertionError("no turn began")


def prices(match: Match) -> dict[str, int | None]:
    """What every option costs, by key."""
    decision = match.game.decision
    assert decision is not None
    options = decision.options_for(decision.seats[0])
    return {option.key: match.rules.price(match.game, option) for option in options}


def left(match: Match) -> int:
    """The ordinary actions left in the turn."""
    acting = match.view(0).acting  # type: ignore[attr-defined]
    assert acting is not None
    return int(acting.actions)


def test_the_price_is_what_the_turn_loses() -> None:
    paid = 0
    for key, price in prices(turn_of("ben")).items():
        if not key.startswith(("move:", "search", "open:", "close:")):
            continue
        match = turn_of("ben")
        before = left(match)
        match.play(key, seat=0)
        if match.game.decision is not None and match.game.decision.kind == "turn":
            assert price == before - left(match), key
            paid += 1
    assert paid > 1


def test_throwing_away_is_free_and_ending_the_turn_has_no_price() -> None:
    found = prices(turn_of("ben"))
    assert found["discard"] == 0
    assert found["end"] is None


def test_asking_for_prices_changes_nothing() -> None:
    match, other = turn_of("helen"), turn_of("helen")
    prices(match)
    assert match.fingerprint == other.fingerprint
    key = next(key for key in prices(match) if key.startswith("search"))
    for table in (match, other):
        table.play(key, seat=0)
    assert match.fingerprint == other.fingerprint  # the same card was found


def test_outside_of_turns_nothing_is_paid() -> None:
    match = shambler.new("living_dead", "S1", seed=5)
    assert set(prices(match).values()) == {None}


@pytest.mark.parametrize(("game", "scenario"), [("invader", "M0"), ("living_dead", "S1")])
def test_every_zone_says_what_stands_in_it(game: str, scenario: str) -> None:
    match = shambler.new(game, scenario, seed=1)
    zones = match.rules.board_view(match.game).zones  # type: ignore[attr-defined]
    assert zones
    assert all(zone.place for zone in zones)


def test_groups_that_would_strike_say_what_they_deal() -> None:
    match = shambler.new("living_dead", "S1", seed=2)
    kinds = match.rules.board_view(match.game).enemies  # type: ignore[attr-defined]
    struck = waiting = 0
    for number in range(400):
        decision = match.game.decision
        if decision is None or struck > 3:
            break
        for plan in match.view(0).forecast:  # type: ignore[attr-defined]
            expected = plan.count * kinds[plan.enemy].damage if plan.attack else 0
            assert plan.damage == expected
            struck += bool(plan.attack)
            waiting += not plan.attack
        options = decision.options_for(decision.seats[0])
        match.play(options[number % len(options)].key, seat=decision.seats[0])
    assert struck
    assert waiting
