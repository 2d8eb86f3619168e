"""The adviser: every option, its chance, how sure that is, what follows, and why."""

from __future__ import annotations

import pytest

import shambler
from shambler.agents import Advice, Opinion, advise
from shambler.agents.advice import TEXTS
from shambler.agents.budget import Budget
from shambler.agents.search import TreeSearch
from shambler.agents.zombicide.reasons import reason
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.kernel.decision import Decision
from shambler.kernel.errors import GameOver, WrongSeat
from shambler.kernel.match import Match
from shambler.kernel.texts import LANGUAGES
from shambler.testing import some
from shambler.testing.zombicide import Scene
from tests.lab.pocket import RULES


def last_chance() -> Match:
    """One roll decides."""
    match = Match.new(RULES, "short", seed=1, goal=1, rounds=1)
    match.play("rest")
    return match


def test_chances_are_those_of_the_dice() -> None:
    advice = advise(last_chance(), budget="900")
    found = {opinion.key: opinion for opinion in advice.options}
    assert advice.best.key == "search:3"
    assert found["search:3"].low < 1 - (2 / 3) ** 3 < found["search:3"].high
    assert found["search:1"].low < 1 / 3 < found["search:1"].high
    assert found["rest"].win == 0
    assert all(0 <= o.low <= o.win <= o.high <= 1 and o.playouts for o in some(advice.options))


def test_every_option_is_judged_even_with_hardly_any_budget() -> None:
    match = Match.new(RULES, "short", seed=1)
    advice = advise(match, budget="1")
    assert match.decision is not None
    assert {o.key for o in advice.options} == {o.key for o in match.decision.options}
    assert advice.playouts == sum(o.playouts for o in advice.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_option_is_explained_in_one_sentence(language: str) -> None:
    for opinion in some(advise(last_chance(), budget="60", language=language).options):
        assert opinion.why.endswith(".") and opinion.why.count(".") == 1
        assert opinion.label


def test_the_expected_line_is_told_in_words() -> None:
    match = Match.new(RULES, "short", seed=1)
    advice = advise(match, budget="300")
    line = advice.best.line
    teller = match.teller()
    assert match.decision is not None
    known = {teller.option(option) for option in match.decision.options}
    assert line and set(line) <= known


def test_the_adviser_changes_nothing_and_repeats_itself() -> None:
    match = Match.new(RULES, "short", seed=1)
    before = match.text()
    assert advise(match, budget="40") == advise(match, budget="40")
    assert match.text() == before


def test_only_whoever_is_asked_is_advised() -> None:
    match = Match.new(RULES, "short", seed=1)
    with pytest.raises(WrongSeat):
        advise(match, 1, "10")
    for _ in range(12):
        match.play("rest")
    with pytest.raises(GameOver):
        advise(match)


def test_what_cannot_be_told_apart_is_alike() -> None:
    def opinion(key: str, win: float, low: float, high: float) -> Opinion:
        return Opinion(key, key, win, low, high, 9, (), "")

    best = opinion("a", 0.6, 0.55, 0.65)
    near, far = opinion("b", 0.5, 0.45, 0.55), opinion("c", 0.5, 0.45, 0.54)
    assert Advice(0, 0, 9, (best, near, far)).alike == ("a", "b")
    assert Advice(0, 0, 9, (best, far)).alike == ("a",)


def test_both_languages_have_all_texts() -> None:
    names = {
        language: {
            line.split(" =")[0]
            for line in (TEXTS.folder / "texts" / f"{language}.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        }
        for language in LANGUAGES
    }
    assert names["en"] == names["fr"] and "reason-plain" in names["en"]


def shooter_beside_a_friend(*enemies: tuple[str, str, int]) -> TreeSearch:
    """Mitsuki has a shotgun, Jared stands in the next zone."""
    table = Scene(INVADER, board="A-B-C").put("mitsuki", "A").equip("mitsuki", "assault-shotgun")
    table.skills("mitsuki", only=True).put("jared", "B")
    for kind, zone, count in enemies:
        table.put(kind, zone, count)
    game = table.turn("mitsuki").game
    assert game.decision is not None
    return TreeSearch(game, game.decision, game.decision.seats[0], seed=1)


@pytest.mark.parametrize("enemies", [(), (("worker", "B", 2),)])
def test_nobody_is_advised_to_fire_at_friends_or_to_throw_cards_away(
    enemies: tuple[tuple[str, str, int], ...],
) -> None:
    search = shooter_beside_a_friend(*enemies)
    keys, sane = {o.key for o in search.options}, {o.key for o in search.sane}
    assert {"fire:assault-shotgun>0.1", "discard"} <= keys - sane
    assert "move:0.1" in sane and "end" in sane
    assert {option.key for option in search.ranked()} == sane
    assert search.verdict().key in sane


def test_enemies_without_friends_among_them_may_be_fired_at() -> None:
    table = Scene(INVADER, board="A-B-C").put("mitsuki", "A").equip("mitsuki", "assault-shotgun")
    game = table.put("worker", "B", 2).turn("mitsuki").game
    assert game.decision is not None
    search = TreeSearch(game, game.decision, game.decision.seats[0], seed=1)
    assert "fire:assault-shotgun>0.1" in {option.key for option in search.sane}


def test_what_nobody_is_advised_to_do_is_listed_last() -> None:
    match = Match.new(INVADER, "M0", seed=3)
    while match.decision is not None and match.decision.kind != "turn":
        match.play(match.decision.options[0].key)
    assert match.decision is not None
    foolish = [option.key for option in match.decision.options if option.key == "discard"]
    assert len(foolish) == 1
    assert advise(match, budget="20").options[-1].key == "discard"


def test_only_a_blow_is_borne() -> None:
    """Other questions name survivors too: the members of a group in M1, for one."""
    match = shambler.new("invader", "M1", seed=2)
    decision = match.game.decision
    assert isinstance(decision, Decision) and decision.options[0].verb == "take"
    assert not any(reason(match.game, option) for option in decision.options)


def test_of_answers_that_all_lose_the_one_that_lasts_is_advised() -> None:
    """Two actions are left beside what kills at a blow, and leaving costs three."""
    table = Scene(INVADER, board="A-B-C").put("mitsuki", "A").put("spoiler", "A").put("worker", "A")
    game = table.start(Turn(table.who("mitsuki"), 1), Round(1)).game
    assert game.decision is not None
    search = TreeSearch(game, game.decision, game.decision.seats[0], seed=1)
    assert search.usual is not None and search.usual.key == "end"
    search.run(Budget(playouts=40), len(search.options))
    assert len(search.sane) > 1 and not any(node.sums[0] for node in search.root.children.values())
    assert search.verdict().key != "end"
