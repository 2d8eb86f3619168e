"""The real table in words: how it is set up, and what to change on it after a mended entry."""

from __future__ import annotations

import random

import pytest

from shambler.games import find
from shambler.kernel.match import Match
from shambler.kernel.mending import mend
from shambler.testing import some

TABLES = [
    ("dawn", "basic"),
    ("dawn", "directors-cut"),
    ("invazions", "labo-2"),
    ("invazions", "custom"),
    ("invader", "M0"),
    ("living_dead", "S1"),
    ("hendrix", "M1"),
]


def table(game: str, scenario: str, **setup: object) -> Match:
    return Match.new(find(game), scenario, seed=1, typed=True, **setup)


def entered(match: Match, answers: int, seed: int = 3) -> Match:
    """So many answers, all of them by hand, at random."""
    choose = random.Random(seed)
    while match.game.decision is not None and match.number < answers:
        decision = match.game.decision
        seat = decision.seats[0]
        options = [option for option in decision.options_for(seat) if option.key != "ours"]
        match.play(choose.choice(options), seat=seat)
    return match


def pieces(match: Match, language: str = "en") -> list[str]:
    return [piece.text for piece in match.rules.pieces(match.branch(0).game, language)]


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_every_table_is_set_up_piece_by_piece_in_both_languages(game: str, scenario: str) -> None:
    match = table(game, scenario)
    english, french = pieces(match), pieces(match, "fr")
    assert len(english) == len(french) > 5
    assert set(english).isdisjoint(french)
    board = match.rules.board_view(match.game).plain()
    known = str(board)
    where = {name for p in match.rules.pieces(match.branch(0).game, "en") for name in p.where}
    for name in some(sorted(where)):
        assert f"'{name}'" in known  # so that the picture can light it


def test_the_basic_game_of_dawn_has_its_people_and_its_deck() -> None:
    said = pieces(table("dawn", "basic"))
    assert sum("A Zeds unit from the cup" in line for line in said) == 4
    assert sum("with a Defiant marker" in line for line in said) == 5
    assert [line for line in said if line.endswith(": Town Center.")] == [
        "Captain Piazza: Town Center.",
        "Mayor Hernandez: Town Center.",
        "Deputy Schmidt: Town Center.",
        "Sheriff Hunt: Town Center.",
        "Farmingdale Furies: Town Center.",
    ]
    assert "Put the Ammo marker on 4." in said
    deck = [line for line in said if "Act " in line or "end cards" in line]
    assert "2 end cards" in deck[0]
    assert [line.partition(",")[2][1:6] for line in deck[1:]] == [
        "Act 4",
        "Act 3",
        "Act 2",
        "Act 1",
    ]
    assert "Tunnel is not used" in said[0]


def test_options_of_the_table_change_what_is_set_up() -> None:
    assert "Put the Ammo marker on 6." in pieces(table("dawn", "basic", well_stocked=True))
    said = pieces(table("dawn", "directors-cut"))
    assert any("9 cards lie below it" in line for line in said)
    assert any("Security Guards 2: Security Guard Post" in line for line in said)
    assert any("Villagers 5" in line for line in said)
    assert not any("Ammo marker on" in line for line in said)  # two dice say it


def test_a_laboratory_is_laid_out_card_by_card() -> None:
    said = pieces(table("invazions", "labo-2"))
    assert "Put 4 Resource tokens in reach; the others stay in the box." in said
    assert any("15 × Survivors, 5 × Soldier" in line for line in said)
    assert any("6 × Freed Zombie" in line for line in said)
    assert "Horde 1 takes a Horde card and a deck, shuffled, face down: " in " ".join(said)
    three = pieces(table("invazions", "labo-3"))
    assert sum("takes a Horde card" in line for line in three) == 2
    assert any("3 cards of it go under the places" in line for line in three)


# -- what changes --------------------------------------------------------------------------


def changes(match: Match, number: int, key: str, seats: tuple[int, ...]) -> list[str]:
    found = mend(match, number, key).match
    return list(match.rules.differences(match.game, found.game, seats, "en"))


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_nothing_is_to_be_changed_where_nothing_changed(game: str, scenario: str) -> None:
    match = entered(table(game, scenario), 30)
    assert list(match.rules.differences(match.game, match.game, match.seats, "en")) == []


def test_another_counter_at_the_start_of_a_track_is_told() -> None:
    match = table("dawn", "basic")
    first, *_ = [option.key for option in match.game.decision.options]  # type: ignore[union-attr]
    other = next(o.key for o in match.game.decision.options[5:])  # type: ignore[union-attr]
    match.play(first)
    match.play(match.game.decision.options[1])  # type: ignore[union-attr]
    told = changes(match, 0, other, (0,))
    assert len(told) == 2
    assert told[0].startswith("Take Zeds ") and "(Start)" in told[0]
    assert " comes to " in told[1] and told[1].split(" comes to ")[1] in told[0] + "."


def test_a_hand_is_told_to_its_owner_alone() -> None:
    """Seat 0 draws its first hand: another card there is nobody else's to know."""
    match = table("invazions", "labo-2")
    while (decision := match.game.decision) is not None and decision.seats != (0,):
        match.play(decision.options[0], seat=decision.seats[0])
    number = match.number
    options = [option.key for option in match.game.decision.options]  # type: ignore[union-attr]
    match.play(options[0])
    while (asked := match.chance_question) is not None and asked.given:
        match.play(match.game.decision.options[0])  # type: ignore[union-attr]
    mine, theirs = (changes(match, number, options[-2], seats) for seats in ((0,), (1,)))
    assert [line.partition(":")[2].split(":")[0] for line in mine] == [
        " these leave your hand",
        " these belong in your hand",
    ]
    assert theirs == []


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_a_card_of_another_hand(seed: int) -> None:
    match = entered(table("invazions", "labo-3"), 60, seed)
    typed = [n for n, a in enumerate(match.record.answers) if a.key.startswith("face:")]
    told = 0
    for number in some(typed[-8:]):
        decision = match.branch(number).game.decision
        assert decision is not None
        given = ("ours", match.record.answers[number].key)
        others = [option.key for option in decision.options if option.key not in given]
        if not others:
            continue
        for seat in match.seats:
            lines = changes(match, number, others[-1], (seat,))
            told += len(lines)
            assert sum("your hand" in line for line in lines) <= 2
            owners = {line.partition(":")[0] for line in lines if "your hand" in line}
            assert owners <= {match.teller("en").seat(seat)}
    assert told
