"""What the adviser fears and hopes: counted in futures, told in words."""

from __future__ import annotations

from collections import Counter

import pytest

from shambler.agents.advice import TEXTS
from shambler.agents.dawn.omens import omens as dawn_omens
from shambler.agents.invazions.omens import omens as invazions_omens
from shambler.agents.omens import FEWEST, MOST, foresee, likeliest, outlooks
from shambler.agents.search import TreeSearch
from shambler.agents.sense import Omen
from shambler.agents.zombicide.omens import omens as zombicide_omens
from shambler.games.dawn.events.refugees import RefugeesDevoured, RefugeesSafe
from shambler.games.dawn.events.research import AntidoteStep, ComponentMade
from shambler.games.dawn.events.units import UnitBuried, UnitHit
from shambler.games.invazions.events import AttackFailed, PlaceEntered
from shambler.games.zombicide.core import events as happened
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.systems.knockout.events import KnockedOut
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.testing.zombicide import Scene


def beside_the_abomination() -> TreeSearch:
    """Mitsuki has no weapon, and what kills at a blow stands beside her; then the enemies act."""
    table = Scene(INVADER, board="A-B-C").put("mitsuki", "A").put("spoiler", "A")
    game = table.start(Turn(table.who("mitsuki")), Round(1)).game
    assert game.decision is not None
    return TreeSearch(game, game.decision, game.decision.seats[0], seed=1)


def option(search: TreeSearch, key: str) -> Option:
    return next(option for option in search.options if option.key == key)


def test_whoever_stays_with_what_kills_at_a_blow_is_feared_for() -> None:
    search = beside_the_abomination()
    seen, count = foresee(search, option(search, "end"))
    world = search.imagine(0).world
    mitsuki = next(who for who, sheet in enumerate(world.sheets) if sheet.id == "mitsuki")
    spoiler = next(foe for foe, kind in enumerate(world.foes) if kind.id == "spoiler")
    assert seen[Omen("falls", False, (("who", mitsuki), ("foe", spoiler)))] == count == FEWEST
    assert seen[Omen("lost", False)] == count


def test_a_fall_is_laid_to_whoever_struck_last_and_what_is_done_is_hoped_for() -> None:
    table = Scene(INVADER, board="A-B-C").put("mitsuki", "A")
    worker, tank, spoiler = map(table.foe, ("worker", "tank", "spoiler"))
    events: list[Event] = [
        happened.AttackLanded(1, tank, 2),
        happened.AttackLanded(0, tank, 2),
        happened.AttackLanded(0, worker, 1),
        happened.Eliminated(0, 1),
        KnockedOut(2, 1),
        happened.ObjectiveLost(2, "red"),
        happened.ObjectiveTaken(1, 2, "red"),
        happened.GoalMet("INV-M0-02"),
        happened.LeftBoard(1),
        happened.EnemiesFell(1, worker, 1, 2),
        happened.EnemiesFell(1, spoiler, 1, 2),
    ]
    assert list(zombicide_omens(table.game, events)) == [
        Omen("falls", False, (("who", 0), ("foe", worker))),
        Omen("falls", False, (("who", 2), ("foe", -1))),
        Omen("objective-lost", False, (("zone", 2),)),
        Omen("objective", True, (("who", 1), ("zone", 2))),
        Omen("goal", True),
        Omen("leaves", True, (("who", 1),)),
        Omen("brought-down", True, (("foe", spoiler),)),
    ]


def test_many_futures_are_told_as_a_number_and_few_in_words() -> None:
    search = beside_the_abomination()
    few = outlooks(search, option(search, "end"), TEXTS, "en")
    search.playouts = 3 * MOST
    many = outlooks(search, option(search, "end"), TEXTS, "en")
    who = "Mitsuki falls to Spoiler Abominations"
    assert few.fears[0] == f"It fears: {who} in all of the futures tried."
    assert many.fears[0] == f"It fears: {who} (100 % of the futures tried)."
    french = outlooks(search, option(search, "end"), TEXTS, "fr")
    assert french.fears[0].startswith("À craindre\u00a0: Mitsuki tombe")
    assert "100\u00a0%" in french.fears[0]


def test_the_futures_watched_are_not_more_than_some() -> None:
    search = beside_the_abomination()
    search.playouts = 3 * MOST + 300
    assert foresee(search, option(search, "end"))[1] == MOST


def test_the_likeliest_comes_first_and_the_end_of_all_last() -> None:
    seen = Counter({
        Omen("lost", False): 30, Omen("falls", False, (("who", 1),)): 8,
        Omen("falls", False, (("who", 0),)): 12, Omen("objective-lost", False): 3,
    })  # fmt: skip
    told = [(omen.kind, dict(omen.about).get("who")) for omen, _ in likeliest(seen, 40)]
    assert told == [("falls", 0), ("falls", 1), ("lost", None)]


def test_watching_changes_nothing_at_the_table() -> None:
    search = beside_the_abomination()
    before = search.game.state.copy()
    outlooks(search, option(search, "end"), TEXTS, "en")
    assert search.game.state == before and search.game.events is None


@pytest.mark.parametrize("heroes", [True, False])
def test_what_heroes_fear_is_what_the_zeds_hope_for(heroes: bool) -> None:
    events: list[Event] = [
        UnitHit(unit=2, hits=1, left=1, place=3),
        UnitBuried(unit=2, roll=1),
        RefugeesDevoured(unit=5, place=3),
        RefugeesSafe(unit=6),
        ComponentMade(component=1),
        AntidoteStep(discovered=False),
        AntidoteStep(discovered=True),
    ]
    found = {omen.kind: omen.good for omen in dawn_omens(events, heroes)}
    assert found == {
        "unit-lost": not heroes, "devoured": not heroes,
        "refugees-safe": heroes, "component": heroes, "antidote": heroes,
    }  # fmt: skip


@pytest.mark.parametrize("human", [True, False])
def test_a_place_entered_is_feared_by_the_human_alone(human: bool) -> None:
    entered = [PlaceEntered(place=place, attack=3, resistance=2, left=1) for place in (1, 1, 2)]
    held = AttackFailed(place=0, attack=1, resistance=2)
    found = sorted(invazions_omens([*entered, held], human))
    assert found == [Omen("place-entered", not human, (("place", place),)) for place in (1, 2)]
    assert list(invazions_omens([held], human)) == [Omen("all-holds", human)]
