"""What the enemies and cards on the table can do, asked for at a terminal."""

from __future__ import annotations

import pytest

import shambler
from shambler.games.invazions.invazions_board import board_view as invazions_board
from shambler.games.invazions.invazions_view import view_of as invazions_view
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Walker: toughness 1 (a hit must do as much damage), 1 action each time, 1 damage "
                "with each attack, worth 1 experience.",
                "Claw Hammer: 3 dice, a hit on 5 or more, 1 damage a hit, in its own zone.",
                "Winchester 94: 1 die, a hit on 3 or more, 1 damage a hit, 1 to 3 zones away.",
            ],
        ),
        ("fr", ["Rôdeur\u00a0: robustesse 1", "Winchester 94\u00a0: 1 dé, touche sur 3 ou plus"]),
    ],
)
def test_enemies_and_weapons_are_told_in_words(run: Run, language: str, told: list[str]) -> None:
    options = ("--seed", 3, "--plain", "--lang", language)
    done = run("play", "living_dead", "S1", *options, lines="1\n1\ncards\nquit\n")
    said = " ".join(done.out.split("> cards")[-1].replace("\n", " ").split(" "))
    assert [line for line in told if line not in said] == []


def test_loud_weapons_are_told_apart_where_noise_counts() -> None:
    match = shambler.new("hendrix", "M1", seed=3)  # begins with crowbars and pistols
    lines = match.rules.reference_lines(match.game, 0, "en")
    ends = {line.rsplit(", ", 1)[1] for line in lines if " a hit on " in line}
    assert ends == {"loud.", "silent."}


def test_a_seat_reads_its_own_hand_and_no_other() -> None:
    match = shambler.new("invazions", "labo-2", seed=3)
    rules, game = match.rules, match.game
    human = invazions_view(game, 0).human.hand
    horde = invazions_view(game, 1).hordes[0].hand
    assert human and horde

    def read(seat: int | None) -> str:
        return " ".join(rules.reference_lines(game, seat, "en"))

    cards = invazions_board(game).cards
    mine = [cards[card].text.en for card in human if cards[card].text.en]
    theirs = [cards[card].text.en for card in horde if cards[card].text.en]
    assert mine and all(text in read(0) for text in mine)
    assert theirs and all(text in read(1) for text in theirs)
    assert not any(text in read(seat) for seat in (1, None) for text in set(mine) - set(theirs))


def test_counters_are_told_with_what_they_can_do() -> None:
    match = shambler.new("dawn", "basic", seed=3)
    lines = match.rules.reference_lines(match.game, 0, "en")
    hunt = next(line for line in lines if line.startswith("Sheriff Hunt"))
    assert "Strength 5, reduced 3; moves 4; Gunfire up to 2 spaces away. Tough:" in hunt
    zeds = [line for line in lines if line.startswith("Zeds")]
    assert len(zeds) == len(set(zeds)) >= 1
